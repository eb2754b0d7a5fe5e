series = Combien de parties ?
series-none = Une partie à la fois
series-games = { $target ->
    [one] Une partie
   *[other] Au meilleur des { $target } parties
}
series-wins = { $target ->
    [one] Le premier à gagner une partie
   *[other] Le premier à gagner { $target } parties
}
series-points = { $target ->
    [one] Le premier à un point
   *[other] Le premier à { $target } points
}
series-game = Partie { $number }
series-standing = Score actuel
series-won = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
series-scored = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
series-turns = Chacun avance d’une place pour la partie suivante.
series-champion = { $seats ->
    [one] gagne toute la soirée !
   *[other] : victoire partagée pour la soirée !
}
series-champion-you = Tu gagnes la soirée !
series-nobody = La soirée est finie, et personne ne l’a gagnée.
podium = Le classement
podium-rank = Rang { $rank }
room-join = Joue avec ton téléphone
room-code = Scanne le code, ou ouvre { $host }, touche « { $button } » et tape :
room-full = Plein écran
join-digits = Les { $digits } chiffres à l’écran
end-card = La partie en bref
end-moments = Grands moments
end-close = C’est après le coup { $ply } que tu étais au plus près : { $percent } % de chances de gagner.
end-try = Réessayer à partir de là
end-how-close = C’était serré ?
end-share = Partager une image
finish = Terminer vite
finish-offer = 100 parties d’essai à partir d’ici se sont toutes terminées de la même façon. Victoire :
finish-on = Un robot joue la suite pour toi.
other-game = Un autre jeu
other-game-about = Tout le monde suit, avec les mêmes noms.
end-run = { $games ->
    [one] { $games } victoire de suite
   *[other] { $games } victoires de suite
}
end-hits = { $count ->
    [one] { $count } coup réussi
   *[other] { $count } coups réussis
}
