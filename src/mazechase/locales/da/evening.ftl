series = Hvor mange spil?
series-none = Ét spil ad gangen
series-games = { $target ->
    [one] Ét spil
   *[other] Bedst af { $target } spil
}
series-wins = { $target ->
    [one] Først til at vinde et spil
   *[other] Først til at vinde { $target } spil
}
series-points = { $target ->
    [one] Først til ét point
   *[other] Først til { $target } point
}
series-game = Spil { $number }
series-standing = Stillingen indtil nu
series-won = { $count ->
    [one] 1 sejr
   *[other] { $count } sejre
}
series-scored = { $count ->
    [one] 1 point
   *[other] { $count } point
}
series-turns = Alle rykker en plads videre til næste spil.
series-champion = { $seats ->
    [one] vinder hele aftenen!
   *[other] deler aftenens sejr!
}
series-champion-you = Aftenen er din!
series-nobody = Aftenen er slut, og ingen vandt den.
podium = Sådan gik det alle
podium-rank = Nr. { $rank }
room-join = Vær med på din mobil
room-code = Scan koden, eller åbn { $host }, tryk på »{ $button }«, og skriv:
room-full = Fuld skærm
join-digits = De { $digits } cifre på skærmen
end-card = Sådan gik det
end-moments = Store øjeblikke
end-close = Du var tættest på efter træk { $ply }: Din chance for at vinde var { $percent } %.
end-try = Prøv igen derfra
end-how-close = Hvor tæt var det?
end-share = Del et billede
finish = Spil hurtigt færdig
finish-offer = 100 prøvespil herfra endte alle på samme måde. Sejr:
finish-on = En bot spiller resten for dig.
other-game = Et andet spil
other-game-about = Alle kommer med, med de samme navne.
end-run = { $games ->
    [one] 1 sejr i træk
   *[other] { $games } sejre i træk
}
end-hits = { $count ->
    [one] 1 træffer
   *[other] { $count } træffere
}
