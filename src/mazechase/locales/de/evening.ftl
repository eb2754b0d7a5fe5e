series = Wie viele Spiele?
series-none = Einzelne Spiele
series-games = { $target ->
    [one] Ein Spiel
   *[other] Das Beste aus { $target } Spielen
}
series-wins = { $target ->
    [one] Bis zu einem Sieg
   *[other] Bis zu { $target } Siegen
}
series-points = { $target ->
    [one] Bis zu einem Punkt
   *[other] Bis zu { $target } Punkten
}
series-game = Spiel { $number }
series-standing = Bisher
series-won = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
series-scored = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
series-turns = Im nächsten Spiel rücken alle einen Platz weiter.
series-champion = { $seats ->
    [one] gewinnt den ganzen Abend!
   *[other] teilen sich den Abend!
}
series-champion-you = Der Abend gehört dir!
series-nobody = Der Abend ist vorbei, und niemand hat ihn gewonnen.
podium = So lief es für alle
podium-rank = Rang { $rank }
room-join = Mit dem Handy mitspielen
room-code = Scanne den Code, oder öffne { $host }, tippe auf „{ $button }“ und gib ein:
room-full = Vollbild
join-digits = Die { $digits } Ziffern auf dem Bildschirm
end-card = So lief es
end-moments = Große Momente
end-close = Nach Zug { $ply } warst du am nächsten dran: Deine Gewinnchance war { $percent } %.
end-try = Von dort noch einmal versuchen
end-how-close = Wie knapp war es?
end-share = Bild teilen
finish = Schnell zu Ende spielen
finish-offer = 100 Probespiele von hier aus sind alle gleich ausgegangen. Sieg:
finish-on = Ein Bot spielt den Rest für dich.
other-game = Ein anderes Spiel
other-game-about = Alle kommen mit, mit denselben Namen.
end-run = { $games ->
    [one] 1 Sieg in Folge
   *[other] { $games } Siege in Folge
}
end-hits = { $count ->
    [one] 1 Treffer
   *[other] { $count } Treffer
}
