editor-workshop = Atelier
editor-intro = Crée ton plateau, ton paquet, ton dé ou tes règles. Pendant que tu dessines, des robots y jouent et te disent si c’est équitable. Ensuite, joues-y avec qui tu veux.
editor-make = Que créer ?
editor-yours = Créés sur cet appareil
editor-none = Rien pour l’instant. Ce que tu crées est gardé ici automatiquement.
editor-unsound = Pas fini
editor-open-file = Ouvrir un fichier
editor-opening = Un instant…
editor-gone = Ce n’est pas sur cet appareil. Peut-être supprimé, ou créé sur un autre.
editor-unknown = Cette page ne sait pas à quoi sert ce lien ou ce fichier.
editor-unreadable = { $file } n’est pas un plateau, un paquet ou des règles qu’on puisse montrer ici.
editor-too-large = { $file } est trop gros.
editor-new-name = { $kind } { $number }
editor-to-workshop = Retour à l’atelier
editor-called = Nom

editor-kind-marbles-layout = Plateau
editor-kind-marbles-rules = Règles maison
editor-kind-mspacman-layout = Plateau
editor-kind-mspacman-die_faces = Dé des fantômes
editor-kind-mspacman-spinner_faces = Roulette
editor-kind-mspacman-rules = Règles maison
editor-kind-chase-layout = Labyrinthe
editor-kind-chase-rules = Règles maison
editor-kind-cards-deck = Paquet
editor-kind-cards-rules = Règles maison
editor-kind-quoridor-rules = Règles maison

editor-start-from = Partir de
editor-from-nothing = Rien
editor-undo = Annuler
editor-redo = Rétablir
editor-drawing = Dessin
editor-brushes = Pinceaux
editor-eraser = Gomme
editor-symmetry = Dessiner sur plusieurs côtés à la fois
editor-symmetry-mirror = Miroir
editor-symmetry-half = Demi-tour
editor-symmetry-quarter = Quarts de tour
editor-keys = Touches : les flèches déplacent, Entrée dessine, Suppr efface, T change de direction. 1 à 9 choisissent un pinceau, 0 la gomme. Ctrl+Z annule.
editor-empty = vide
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, quelque chose ne va pas ici

editor-marbles-hole = Trou
editor-marbles-path = Chemin
editor-marbles-ring = Anneau
editor-marbles-home-yellow = Maison jaune
editor-marbles-home-red = Maison rouge
editor-marbles-home-green = Maison verte
editor-marbles-home-blue = Maison bleue
editor-marbles-opening = Passage
editor-mspacman-area-b = Zone Blinky
editor-mspacman-area-i = Zone Inky
editor-mspacman-area-p = Zone Pinky
editor-mspacman-area-s = Zone Sue
editor-mspacman-wall = Mur
editor-mspacman-door = Porte
editor-mspacman-power = Case Super
editor-mspacman-circle = Rond blanc
editor-mspacman-exit = Case Sortie
editor-mspacman-den = Repaire
editor-mspacman-out = Ouverture
editor-mspacman-faces = Faces
editor-mspacman-faces-total = { $count } en tout
editor-chase-fence = Barrière
editor-chase-pellet = Pac-gomme
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Fantômes
editor-chase-side-pacman-more = Pac-Man gagne trop souvent.
editor-chase-side-pacman-less = Pac-Man gagne trop rarement.
editor-chase-side-ghosts-more = Les fantômes gagnent trop souvent.
editor-chase-side-ghosts-less = Les fantômes gagnent trop rarement.
editor-cards-points = Points
editor-cards-level1 = Cartes du niveau 1
editor-cards-level1-total = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
editor-cards-level2 = Cartes du niveau 2
editor-cards-level2-total = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
editor-fewer = Un de moins : { $name }
editor-more = Un de plus : { $name }
editor-count = { $group } : { $name }

editor-checks = Ce qui manque ou ne va pas
editor-checking = Vérification…
editor-fine = Tout va bien. Tu peux y jouer.
editor-problems = { $count ->
    [one] { $count } chose à corriger
   *[other] { $count } choses à corriger
}
editor-problems-more = { $count ->
    [one] En montrer encore { $count }
   *[other] En montrer encore { $count }
}

editor-fairness = Est-ce équitable ?
editor-bots = Robots
editor-measuring = Ils jouent encore…
editor-measuring-first = Des robots jouent les premières parties…
editor-measure-when-fine = Dès que tout va bien, des robots y jouent et montrent si c’est équitable.
editor-measure-on = Jouer plus de parties
editor-seat = Place { $seat }
editor-percent = { $share } %
editor-share = { $share } % ({ $low }–{ $high })
editor-verdict-open = Encore trop serré pour le dire.
editor-verdict-even = Équitable : chacun a à peu près les mêmes chances.
editor-verdict-more = La place { $seat } gagne trop souvent.
editor-verdict-less = La place { $seat } gagne trop rarement.
editor-figures = { $games ->
    [one] { $games } partie jouée.
   *[other] { $games } parties jouées.
} Tours par partie : environ { $turns }. Minutes : environ { $minutes }.
editor-how-to-read = La ligne en tirets est une part équitable des victoires. La vraie part est quelque part sur la barre ; plus il y a de parties, plus elle est courte.

editor-fairer = Le rendre plus équitable
editor-fairer-how = L’ordinateur essaie de petits changements et te montre les meilleurs.
editor-aim = Ce que tu veux
editor-aim-even = Les mêmes chances pour tous
editor-aim-shorter = Les mêmes chances, et des parties plus courtes
editor-aim-longer = Les mêmes chances, et des parties plus longues
editor-aim-minutes = Les mêmes chances, et une durée au choix
editor-aim-minutes-field = Minutes
editor-aim-share = Une part des victoires au choix : { $name }
editor-aim-share-field = Pour cent
editor-search = Trouver des idées
editor-search-on = Chercher encore
editor-stop = Arrêter
editor-searching = Recherche en cours
editor-searched = { $games ->
    [one] { $games } partie jouée pour les trouver.
   *[other] { $games } parties jouées pour les trouver.
}
editor-idea = { $games ->
    [one] { $games } partie, environ { $minutes } min
   *[other] { $games } parties, environ { $minutes } min
}
editor-take = Prendre celle-ci
editor-ideas-note = Ces chiffres flattent un peu : les idées les plus chanceuses viennent en premier. Celle que tu prends est mesurée à nouveau.
editor-difference = { $name } : { $from } → { $to }

editor-play = Y jouer
editor-play-bots = Avec des robots
editor-play-when-fine = Corrige d’abord ce qui ne va pas.
editor-keep = Garder et partager
editor-share-link = Lien
editor-share-about = Toute personne qui ouvre ce lien en reçoit une copie, pour y jouer ou la changer.
editor-save-file = Enregistrer un fichier
editor-delete = Supprimer
editor-delete-sure = Supprimer « { $name } » ?
editor-delete-about = Ce sera perdu. Les liens et fichiers que tu as partagés marcheront encore.
editor-delete-no = Garder
editor-kept = Gardé automatiquement sur cet appareil.
editor-not-kept = Ce navigateur ne garde rien. Enregistre un fichier, sinon tout est perdu quand tu quittes.
editor-too-long = C’est trop gros pour un lien. Enregistre plutôt un fichier.

editor-rules-usual = Comme on joue d’habitude
editor-rules-how = Pars de ce que dit le livret, puis change ce que tu veux. Tes règles ont un nom, et on peut les choisir en préparant une partie.
