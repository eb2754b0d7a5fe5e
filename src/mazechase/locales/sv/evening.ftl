series = Hur många spel?
series-none = Ett spel i taget
series-games = { $target ->
    [one] Ett spel
   *[other] Bäst av { $target } spel
}
series-wins = { $target ->
    [one] Först till en vinst
   *[other] Först till { $target } vinster
}
series-points = { $target ->
    [one] Först till en poäng
   *[other] Först till { $target } poäng
}
series-game = Spel { $number }
series-standing = Ställningen hittills
series-won = { $count ->
    [one] 1 vinst
   *[other] { $count } vinster
}
series-scored = { $count ->
    [one] 1 poäng
   *[other] { $count } poäng
}
series-turns = Inför nästa spel flyttar alla en plats.
series-champion = { $seats ->
    [one] vinner hela kvällen!
   *[other] delar på kvällen!
}
series-champion-you = Kvällen är din!
series-nobody = Kvällen är slut, och ingen vann den.
podium = Så gick det för alla
podium-rank = Placering { $rank }
room-join = Gå med på din mobil
room-code = Skanna koden, eller öppna { $host }, tryck på ”{ $button }” och skriv:
room-full = Helskärm
join-digits = De { $digits } siffrorna på skärmen
end-card = Så gick det
end-moments = Stora ögonblick
end-close = Närmast var du efter drag { $ply }: din chans att vinna var { $percent } %.
end-try = Försök igen därifrån
end-how-close = Hur nära var det?
end-share = Dela en bild
finish = Spela klart snabbt
finish-offer = 100 provspel härifrån slutade alla likadant. Seger:
finish-on = En bot spelar resten åt dig.
other-game = Ett annat spel
other-game-about = Alla följer med, med samma namn.
end-run = { $games ->
    [one] 1 vinst i rad
   *[other] { $games } vinster i rad
}
end-hits = { $count ->
    [one] 1 träff
   *[other] { $count } träffar
}
