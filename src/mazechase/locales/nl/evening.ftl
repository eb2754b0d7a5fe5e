series = Hoeveel spellen?
series-none = Eén spel per keer
series-games = { $target ->
    [one] Eén spel
   *[other] De beste van { $target } spellen
}
series-wins = { $target ->
    [one] Wie het eerst een spel wint
   *[other] Wie het eerst { $target } spellen wint
}
series-points = { $target ->
    [one] Wie het eerst één punt heeft
   *[other] Wie het eerst { $target } punten heeft
}
series-game = Spel { $number }
series-standing = Tussenstand
series-won = { $count ->
    [one] 1 keer gewonnen
   *[other] { $count } keer gewonnen
}
series-scored = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
series-turns = Voor het volgende spel schuift iedereen één plaats door.
series-champion = { $seats ->
    [one] wint de hele avond!
   *[other] winnen samen de avond!
}
series-champion-you = De avond is voor jou!
series-nobody = De avond is voorbij, en niemand heeft gewonnen.
podium = Hoe iedereen het deed
podium-rank = { $rank }e plaats
room-join = Doe mee op je telefoon
room-code = Scan de code, of open { $host }, tik op “{ $button }” en typ:
room-full = Volledig scherm
join-digits = De { $digits } cijfers op het scherm
end-card = Hoe het ging
end-moments = Grote momenten
end-close = Na zet { $ply } was je het dichtst bij: je kans om te winnen was { $percent }%.
end-try = Vanaf daar opnieuw proberen
end-how-close = Hoe spannend was het?
end-share = Plaatje delen
finish = Snel afmaken
finish-offer = 100 proefspelletjes vanaf hier liepen allemaal hetzelfde af. Winst:
finish-on = Een bot speelt de rest voor je.
other-game = Een ander spel
other-game-about = Iedereen gaat mee, met dezelfde namen.
end-run = { $games ->
    [one] 1 zege op rij
   *[other] { $games } zeges op rij
}
end-hits = { $count ->
    [one] 1 treffer
   *[other] { $count } treffers
}
