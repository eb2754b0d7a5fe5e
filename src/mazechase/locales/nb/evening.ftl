series = Hvor mange spill?
series-none = Ett spill om gangen
series-games = { $target ->
    [one] Ett spill
   *[other] Best av { $target } spill
}
series-wins = { $target ->
    [one] Først til én seier
   *[other] Først til { $target } seire
}
series-points = { $target ->
    [one] Først til ett poeng
   *[other] Først til { $target } poeng
}
series-game = Spill { $number }
series-standing = Stillingen så langt
series-won = { $count ->
    [one] 1 seier
   *[other] { $count } seire
}
series-scored = { $count ->
    [one] 1 poeng
   *[other] { $count } poeng
}
series-turns = Alle flytter én plass videre til neste spill.
series-champion = { $seats ->
    [one] vinner hele kvelden!
   *[other] deler seieren i kveld!
}
series-champion-you = Kvelden er din!
series-nobody = Kvelden er over, og ingen vant den.
podium = Slik gikk det med alle
podium-rank = { $rank }. plass
room-join = Bli med på mobilen
room-code = Skann koden, eller åpne { $host }, trykk på «{ $button }» og skriv:
room-full = Fullskjerm
join-digits = De { $digits } sifrene på skjermen
end-card = Slik gikk det
end-moments = Store øyeblikk
end-close = Du var nærmest etter trekk { $ply }: vinnersjansen din var { $percent } %.
end-try = Prøv igjen derfra
end-how-close = Hvor jevnt var det?
end-share = Del et bilde
finish = Spill raskt ferdig
finish-offer = 100 prøvespill herfra endte alle likt. Seier:
finish-on = En robot spiller resten for deg.
other-game = Et annet spill
other-game-about = Alle blir med, med de samme navnene.
end-run = { $games ->
    [one] 1 seier på rad
   *[other] { $games } seire på rad
}
end-hits = { $count ->
    [one] 1 treff
   *[other] { $count } treff
}
