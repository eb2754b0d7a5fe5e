yours = Mes parties et résultats
yours-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
yours-won = { $games ->
    [one] { $games } victoire
   *[other] { $games } victoires
}
yours-streak = { $games ->
    [one] { $games } victoire de suite
   *[other] { $games } victoires de suite
}
yours-best = { $games ->
    [one] Plus longue série : { $games } victoire
   *[other] Plus longue série : { $games } victoires
}
yours-results = Résultats
yours-against = Contre
yours-empty = Rien pour l’instant. Finis une partie, et elle apparaîtra ici.
yours-lessons = Leçons
yours-boards = Mes plateaux et mes règles
yours-list = Toutes les parties finies
yours-favourites = Seulement les favorites
yours-favourite = Favorite
yours-open = Ouvrir

## To another device

carry = Passer sur un autre appareil
carry-about = Emporte tes parties, tes résultats, tes leçons et tes plateaux.
carry-code = Afficher un code
carry-scan = Scanne le code avec l’autre appareil. Il marche une fois, pendant dix minutes.
carry-secret = Garde-le pour toi : toute personne qui l’a peut jouer à ta place.
carry-save = Enregistrer un fichier
carry-open = Ouvrir un fichier
carry-ask = Tout apporter ici depuis ton autre appareil ? Ce qui est déjà là reste.
carry-take = Tout apporter
carry-done = C’est fait ! Tout est ici.
carry-gone = Ce code a déjà servi, ou il est trop vieux. Crées-en un nouveau sur l’autre appareil.
carry-bad = Ce n’est pas un fichier de Mazechase.

## Tables that a host shows to everybody on the start page

listed = Montrer sur la page d’accueil
listed-about = Toute personne qui ouvre la page d’accueil de ce serveur peut rejoindre la partie. Les noms ne sont pas montrés.
open-seats = Places libres
open-seats-count = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}

## Without a connection

offline-about = Tu es hors ligne. Tu peux regarder tes listes et résoudre les énigmes que tu as déjà ouvertes. Pour jouer et pour les leçons, il faut le serveur.
install = Installer l’appli
