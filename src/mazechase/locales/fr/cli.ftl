# Ce que seul le terminal dit. Les mots à taper restent tels quels.

cli-seat = place { $seat }
cli-person = une personne
cli-nobody = personne
cli-match = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
cli-held = { $seat } : { $who }
cli-play-seats = { $match } ; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Victoire : { $winners }. Scores par place : { $scores }.
cli-you-win = Tu as gagné !
cli-you-lose = Tu as perdu.
cli-play-begin = Tape un coup, ? pour voir les coups permis, ou help.
cli-play-help = Tape un coup dans la notation du jeu, ou plusieurs séparés par des espaces. Ou tape :
cli-play-help-list = voir la liste des coups permis
cli-play-help-hint = demander au meilleur robot du jeu ce qu’il ferait
cli-play-help-undo = annuler le dernier coup, sauf si on a lancé, pioché ou montré quelque chose depuis
cli-play-help-board = redessiner le plateau
cli-play-help-help = afficher ceci
cli-play-help-quit = arrêter ici
cli-play-no-hints = Il n’y a pas d’indices pour ce jeu.
cli-play-hint = { $bot } jouerait { $move }.
cli-play-hand-over = Passe le clavier à la place { $seat }. On ne regarde pas !
cli-play-press-enter = Place { $seat }, appuie sur Entrée pour voir ton côté :
cli-play-not-over = La partie n’est pas finie.
cli-play-not-saved = rien n’a été enregistré. { $reason }
cli-did-you-mean = Voulais-tu dire « { $meant } » ?
cli-limits = Limites : { $limits }.

cli-page-ready = Mazechase est prêt à l’adresse { $link } (Ctrl-C l’arrête)
cli-page-running = Mazechase tourne déjà à l’adresse { $link }
cli-page-opening = Mazechase tourne déjà à l’adresse { $link } : on l’ouvre
cli-page-network = Sur ton réseau : { $link }

cli-games-players = { $game } : { $players } joueurs
cli-games-default = par défaut { $value }
cli-games-house-rule = par défaut { $value } (règle maison ; dans le livret : { $printed })
cli-chance = Ensuite vient le hasard (place { $seat }). Résultats et leurs poids :

cli-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
cli-draws = { $count ->
    [one] { $count } tirage
   *[other] { $count } tirages
}
cli-checked = vérifié : { $what } et le résultat
cli-checked-unfinished = vérifié : { $what } ; la partie n’a pas encore de résultat
cli-their-seal = leur sceau
cli-verified = vérifié : la graine correspond au sceau et donne { $draws ->
    [one] son seul tirage
   *[other] les { $draws } tirages
}

cli-arena-heading = { $match }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }, { $budget }
cli-arena-nodes = { $nodes } nœuds
cli-arena-time = { $time } ms
cli-arena-usual = réflexion habituelle
cli-arena-bot = robot
cli-arena-games = parties
cli-arena-wins = victoires
cli-arena-draws = égalités
cli-arena-score = score
cli-arena-interval = intervalle à 95 %
cli-arena-fair = équitable
cli-from-to = { $low } à { $high }
cli-review-ply = coup
cli-review-start = début
cli-review-luck = chance
cli-review-lost = gâché
cli-review-best = meilleur
cli-review-decisions = décisions
cli-review-mistakes = erreurs
cli-review-turning-points = moments décisifs : coups { $plies }
cli-suggest-heading = objectif { $aims }, { $rounds } tours, { $games } parties
cli-suggest-changes = changements
cli-suggest-distance = distance à l’objectif
cli-suggest-points = { $points } points
cli-suggest-before = avant
cli-suggest-after = après
cli-suggest-candidate = candidat { $number }
cli-suggest-fresh = avec une nouvelle chance
cli-suggest-wins = victoires par place
cli-suggest-began = a commencé
cli-suggest-turns = tours
cli-suggest-minutes = minutes
cli-suggest-nothing = arrêté avant d’avoir trouvé quelque chose

cli-needs = Il faut pour cela { $package } : { $install }
cli-needs-server = Il faut pour cela les paquets du serveur (il manque { $package }) : { $install }
cli-no-kernels = aucun noyau natif n’a été compilé ; les règles en Python font le travail, plus lentement ; voir docs/engine.md
cli-working-playing = on joue
cli-working-reviewing = on analyse
cli-working-searching = on cherche
cli-working-solving = on résout
cli-working-counting = on compte

error-bot-not-imported = Robot « { $bot } » : impossible d’importer le module « { $module } » ({ $problem }).
error-bot-not-a-class = Robot « { $bot } » : le module « { $module } » n’a pas de classe « { $cls } » dérivée de mazechase.bots.Bot.
error-bot-raised = Le robot « { $bot } » a échoué en { $place } : { $problem }.
error-bot-illegal = Le robot « { $bot } » à la place { $seat } a répondu { $action }, qui n’est pas une des actions permises qu’il a reçues.
error-bad-budget = Un budget de { $limit } est trop petit ; il doit être d’au moins 1.
error-budget-without-clock = Un budget de temps a besoin d’une pendule.
error-bad-bot-count = { $bots ->
    [one] { $bots } robot ne peut pas occuper
   *[other] { $bots } robots ne peuvent pas occuper
} { $players } places ; il faut de 1 à { $players } robots.
error-bad-game-count = Parties : { $games }, processus : { $workers }. Il faut au moins 1 de chaque.

# The command line.

error-process-ended = Un des processus du serveur s’est arrêté avant d’être prêt (statut { $status }).
error-bad-arguments = { $message } (voir `{ $command } --help`)
error-no-such-command = Il n’y a pas de commande « { $command } ». Commandes : { $known }.
error-bad-choice = { $name } ne peut pas être « { $text } » ; valeurs possibles : { $known }.
error-lan-elsewhere = --lan démarre un serveur : il va avec serve ou sans commande, pas avec { $command }.
error-lan-and-host = --lan écoute sur toutes les adresses de cette machine ; retire --host.
error-bad-argument-number = { $name } attend un nombre entier de { $least } à { $most }, pas « { $text } ».
error-unreadable-file = Impossible de lire le fichier « { $file } » : { $reason }.
error-unwritable-file = Impossible d’écrire le fichier « { $file } » : { $reason }.
error-print-form = « { $file } » n’est ni un fichier .pdf ni un fichier .svg.
error-line-too-long = Une ligne de l’entrée dépasse { $most } caractères.
error-no-such-seat-here = Il n’y a pas de place « { $seat } » ici ; --seat accepte { $known }.
error-bad-seat-count = --seat { $seats } : il y a { $people ->
    [one] une personne à placer
   *[other] { $people } personnes à placer
}, chacune à une place à elle.
error-file-too-big = Le fichier « { $file } » est trop gros ; la limite est de { $most } octets.
error-unusable-folder = Impossible d’utiliser le dossier « { $folder } » : { $reason }.
error-unusable-database = Impossible d’utiliser la base de données « { $database } ». { $reason }
error-database-in-use = La base de données { $database } est utilisée par un autre serveur. Il tourne à l’adresse { $address }
error-running-without-lan = Mazechase tourne déjà à l’adresse { $address }, pour cette machine seulement. Arrête-le (Ctrl-C), puis redémarre avec --lan.
error-limit-form = « { $text } » n’est pas une limite ; écris NOM=NOMBRE.
error-no-such-limit = Il n’y a pas de limite « { $limit } ».
error-bad-limit-number = La limite « { $limit } » attend un nombre entier de 0 à { $most }, pas « { $text } ».
error-no-such-setting = Il n’y a pas de réglage « { $name } » ({ $source }).
error-bad-setting = { $source } : { $problem }
error-bad-setting-kind = { $source } : « { $name } » attend { $takes }.
error-bad-config = Le fichier « { $file } » n’est pas du TOML : { $problem }.
error-document-not-text = Le document « { $where } » n’est pas du texte UTF-8.
error-neither-game-nor-file = « { $text } » n’est ni un jeu ni un fichier. `mazechase games` donne la liste des jeux.
error-option-form = « { $text } » n’est pas une option ; écris NOM=VALEUR.
error-option-twice = L’option « { $option } » est donnée deux fois.
error-record-has-options = Une partie enregistrée a ses propres joueurs et options ; retire --players et --option.
error-bad-move = Coup { $number }, « { $token } » : { $reason }
error-bad-viewer = Il n’y a pas d’observateur « { $viewer } » ici ; il y a { $known }.

# Games from outside
error-game-not-imported = Impossible d’importer le jeu « { $name } » : { $problem }.
error-game-not-a-class = « { $name } » n’est pas un jeu ; il faut nommer une sous-classe complète de mazechase.Rules, sous la forme module:Class.

# The engine.
error-no-kernel = Il n’y a pas de noyau natif pour { $game } ici : il n’existe pas, n’a pas été compilé, ou MAZECHASE_NATIVE=0 le désactive.
error-no-solution = Le robot « { $bot } » joue d’après une solution, et il n’y en a pas encore pour ces options. Crée-la avec : mazechase solve chase --save --option ...
error-no-solver = Il n’y a pas de solveur pour { $game }.
error-too-much-to-solve = Avec { $option }, une solution prendrait environ { $hours } heures sur un processeur et { $gigabytes } Go de mémoire ; elle n’est donc pas lancée.
error-bad-engine-number = { $name } doit être un nombre entier de { $least } à { $most }, pas { $number }.
error-bad-action-count = Un pas attend un tableau avec une action par partie, de forme { $wanted }, pas { $shape }.
error-bad-place = « on » accepte { $places }, pas « { $place } ».
error-no-ray = Ray n’est pas installé ici. Installe-le avec : pip install "mazechase[ray]"
error-no-cluster = Impossible de joindre ou de démarrer la grappe Ray : { $problem }.
error-worker-died = Un processus est mort { $tries } fois sur les mêmes parties.

# The workshop.
error-bad-aim = « { $aim } » n’est pas un objectif ; les objectifs sont even, turns=NOMBRE, minutes=NOMBRE et CAMP=POUR CENT, comme pacman=50.
error-no-changes = Personne n’a décrit comment changer un peu « { $option } » de { $game } ; il y a des changements pour : { $known }.
error-backup-exists = Il y a déjà { $file }. Une sauvegarde ne remplace jamais rien : déplace ce fichier, ou choisis un autre nom.
error-backup-by-postgres = Une base PostgreSQL se sauvegarde et se restaure avec les programmes de PostgreSQL (docs/deploy.md) ; ou copie ses tables dans un fichier avec `mazechase database copy`.
error-no-server = Impossible d’interroger le serveur à l’adresse { $server } : { $problem }.
