error-chase-bad-action = « { $text } » n’est pas une action ; une action est une case comme e2, le nom d’un fantôme, ou - pour finir un déplacement.
error-chase-bad-position = « { $text } » n’est pas une position ; écris-la ainsi : { $form }.
error-chase-bad-square = « { $text } » n’est pas une case ; les cases vont de a1 à i9.

error-chase-layout-field = Un labyrinthe a besoin de « { $field } » : source est un texte, fences et pellets sont des listes, starts est un tableau.
error-chase-layout-extra = Un labyrinthe n’a pas de champ « { $field } » ; ses champs sont source, fences, pellets et starts.
error-chase-layout-many-fences = Il y a { $count } barrières ; la boîte n’en a que { $most }.
error-chase-layout-fence = « { $fence } » n’est pas une barrière ; une barrière est une case suivie de h ou v, comme e3h.
error-chase-layout-fence-border = La barrière { $fence } est au bord du plateau ou en dépasse.
error-chase-layout-fence-clash = La barrière { $fence } en chevauche ou en croise une autre.
error-chase-layout-square = { $place } : « { $square } » n’est pas une case ; les cases vont de a1 à i9.
error-chase-layout-pellet-count = { $count ->
    [one] Il faut { $wanted } pac-gommes, mais il y en a { $count }.
   *[other] Il faut { $wanted } pac-gommes, mais il y en a { $count }.
}
error-chase-layout-pellet-twice = Il y a deux pac-gommes en { $square }.
error-chase-layout-pieces = Les départs doivent être ceux de : { $pieces }.
error-chase-layout-start-pellet = { $piece } ne peut pas partir de { $square } : il y a une pac-gomme.
error-chase-layout-start-shared = { $piece } ne peut pas partir de { $square } : un autre pion part de là.
error-chase-layout-closed = On ne peut pas atteindre { $square } depuis le départ de Pac-Man ; toutes les cases doivent être accessibles.
error-chase-layout-parted = Des pac-gommes coupent { $square } du départ de Pac-Man ; les fantômes ne peuvent pas s’arrêter sur les pac-gommes, il leur faut donc un autre chemin.

error-chase-place-ghosts = Une position indique quatre fantômes, avec - pour un fantôme mangé.
error-chase-place-pellets = Il y a une pac-gomme là où le labyrinthe n’en a pas, ou aucune ne manque alors qu’une vient d’être mangée.
error-chase-place-lives = Pac-Man ne peut pas avoir autant de vies ; et s’il ne reste aucune vie, il doit rester une pac-gomme.
error-chase-place-idle = Il ne peut pas y avoir eu autant de tours sans pac-gomme.
error-chase-place-best = Autant de pac-gommes ne peuvent pas avoir été mangées dans une vie perdue.
error-chase-place-cycles = Les tours ne sont comptés que jusqu’à l’option max_turns.
error-chase-place-sharing = Deux fantômes ne peuvent pas partager une case.
error-chase-place-on-pellet = Aucun pion ne peut être sur une pac-gomme là.
error-chase-place-waiting = Ces fantômes ne peuvent pas être en train d’attendre leur tour.
error-chase-place-over = La partie est finie, donc aucun pion ne peut être en plein déplacement.
error-chase-place-met = Pac-Man et un fantôme ne peuvent pas partager une case ici.
error-chase-place-move = Il ne peut pas rester autant de pas dans ce déplacement, ou pas de cette façon.
error-chase-place-run = Le fantôme ne peut pas avoir commencé sa course comme ça.
error-chase-place-sight = Un fantôme doit être en mode frénétique s’il voit Pac-Man, et seulement alors.
error-chase-place-stuck = Le pion ne peut rien faire ici, ce ne peut donc pas être à lui de bouger.

chase-refuse-no-call = Tu ne peux pas choisir { $ghost } maintenant : { $piece } est en train de bouger.
chase-refuse-call-first = Choisis d’abord le fantôme qui bouge ensuite : { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } a été mangé et revient à la prochaine remise en place.
chase-refuse-has-moved = { $ghost } a déjà bougé pendant ce tour.
chase-refuse-two-steps = Pac-Man se déplace toujours de deux cases ; seule une pac-gomme l’arrête.
chase-refuse-one-step = Pac-Man doit avancer d’au moins une case.
chase-refuse-must-boost = Pac-Man doit utiliser le bonus.
chase-refuse-whole-boost = Un bonus doit utiliser toutes ses cases.
chase-refuse-stop-on-pellet = { $ghost } ne peut pas s’arrêter là : il y a une pac-gomme.
chase-refuse-run-on = { $ghost } est en mode frénétique et doit continuer à courir.
chase-refuse-must-catch = { $ghost } peut attraper Pac-Man dans ce déplacement et doit le faire ; ce chemin n’y mène pas.
chase-refuse-must-move = { $ghost } ne peut pas rester sur place : un fantôme qui peut bouger doit bouger.
chase-refuse-stands-there = { $piece } y est déjà.
chase-refuse-fence-between = Une barrière bloque le passage ({ $piece }).
chase-refuse-no-jump = { $piece } ne peut pas sauter par-dessus un autre pion.
chase-refuse-too-far = Trop loin : { $piece } se déplace case par case, jamais en diagonale.
chase-refuse-ghost-there = Un fantôme occupe cette case ; sans bonus, Pac-Man ne peut pas y aller.
chase-refuse-straight-on = En mode frénétique, un fantôme court tout droit : { $ghost } ne peut pas tourner.
chase-refuse-no-sharing = Un autre fantôme occupe cette case ; { $ghost } ne peut ni la partager ni passer.
chase-refuse-pellet-there = Il y a une pac-gomme sur cette case ; { $ghost } ne peut pas finir dessus.
chase-refuse-toward = { $ghost } voit Pac-Man et doit courir vers lui.
chase-refuse-farther = Par là, { $ghost } ne pourrait courir que sur une case ; en mode frénétique, il en faut deux si c’est possible.

chase-event-moved = Place { $seat } : { $piece } va de { $origin } à { $to }.
chase-event-ate-pellet = Pac-Man a mangé la pac-gomme en { $at } ; { $left ->
    [one] il en reste { $left }
   *[other] il en reste { $left }
}.
chase-event-boosted = { $steps ->
    [one] Pac-Man a un bonus : jusqu’à { $steps } case de plus, et il mange les fantômes.
   *[other] Pac-Man a un bonus : jusqu’à { $steps } cases de plus, et il mange les fantômes.
}
chase-event-ate-ghost = Pac-Man a mangé { $ghost } en { $at }.
chase-event-boost-ended = Le bonus de Pac-Man s’est terminé en { $at }.
chase-event-called = Place { $seat } : au tour de { $ghost }.
chase-event-frenzied = { $ghost } a vu Pac-Man le long de { $line } et passe en mode frénétique.
chase-event-stayed = { $piece } ne bouge pas de { $at }.
chase-event-stopped = Place { $seat } : { $piece } s’arrête en { $at }.
chase-event-caught = { $ghost } a attrapé Pac-Man en { $at } ; { $lives ->
    [one] il lui reste { $lives } vie
   *[other] il lui reste { $lives } vies
}.
chase-event-stalled = Pac-Man a perdu une vie après { $cycles ->
    [one] { $cycles } tour
   *[other] { $cycles } tours
} sans pac-gomme (règle maison) ; { $lives ->
    [one] il lui en reste { $lives }
   *[other] il lui en reste { $lives }
}.
chase-event-reset = Tout le monde est de retour au départ : Pac-Man en { $pacman }, les fantômes en { $ghosts }.
chase-event-pellets-back = Les pac-gommes sont de retour : { $pellets }.
chase-event-won = { $winner ->
    [ghosts] Les fantômes gagnent la partie
   *[other] { $winner } gagne la partie
} ; Pac-Man { $level ->
    [0] n’a atteint aucun niveau
   *[other] a atteint le niveau { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] La limite de { $cycles } tour
   *[other] La limite de { $cycles } tours
} est atteinte ; personne ne gagne, et Pac-Man { $level ->
    [0] n’a atteint aucun niveau
   *[other] a atteint le niveau { $level }
}.

chase_pellets_eaten = Pac-Man a mangé les quatre pac-gommes.
chase_lives_lost = Les fantômes ont pris la dernière vie de Pac-Man.

# On the page.
chase-name = La pour­suite
chase-about = Mange les quatre pac-gommes avant que les fantômes ne t’attrapent. L’un joue Pac-Man, les autres se partagent les fantômes.
chase-harm = Pac-Man perdrait une vie.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man doit manger les quatre pac-gommes.
chase-step-2 = Les fantômes doivent l’attraper trois fois.
chase-step-3 = Une pac-gomme lui donne un bonus : là, c’est lui qui mange les fantômes !
chase-guide-turn = Bienvenue ! Pac-Man veut les quatre pac-gommes, et les fantômes veulent l’attraper trois fois. Touche une case qui brille pour y aller.
chase-todo = Touche une case qui brille.
chase-todo-pacman = { $steps ->
    [one] Encore { $steps } case : choisis une case qui brille.
   *[other] Avance de { $steps } cases : choisis une case qui brille. Tu peux tourner et revenir en arrière.
}
chase-todo-boost = { $steps ->
    [one] Bonus ! Tu peux avancer de { $steps } case de plus et manger tout fantôme que tu croises.
   *[other] Bonus ! Tu peux avancer jusqu’à { $steps } cases de plus et manger tout fantôme que tu croises.
}
chase-todo-ghost = { $ghost } bouge : choisis une case qui brille.
chase-todo-frenzy = { $ghost } voit Pac-Man et court : choisis une case qui brille.
chase-todo-call = Quel fantôme bouge ensuite ? Touche-le.
chase-show-ways = Qui voit qui
chase-setup-random = Pac-Man au hasard
chase-setup-chosen = La première place joue Pac-Man, les autres se partagent les fantômes.
chase-call = Quel fantôme bouge ensuite ?
chase-end-here = Finir ici
chase-boost = { $steps ->
    [one] Bonus : { $steps } pas
   *[other] Bonus : { $steps } pas
}
chase-frenzy = Mode frénétique !
chase-waiting = Puis { $ghosts }
chase-level = { $level ->
    [0] Aucun niveau : pas une pac-gomme mangée
    [1] Niveau 1 : Pac-Man débutant
    [2] Niveau 2 : Pac-Man prometteur
    [3] Niveau 3 : Pac-Man confirmé
   *[other] Niveau { $level } : Pac-Man d’élite
}
chase-lives = { $lives ->
    [one] encore { $lives } vie
   *[other] encore { $lives } vies
} ; pac-gommes mangées : { $eaten }
chase-patience = { $cycles ->
    [one] Mange une pac-gomme maintenant, ou tu perds une vie
   *[other] Mange une pac-gomme d’ici { $cycles } tours !
}
chase-runs = { $ghost }{ $state ->
    [eaten] , mangé
    [moves] , va bouger
   *[there] { "" }
}
chase-grid = Plateau. Les flèches parcourent les cases, Entrée envoie le pion ou choisit le fantôme, E finit le déplacement.
chase-square-piece = { $piece } : { $name }
chase-square-pellet = pac-gomme
chase-square-target = { $steps ->
    [one] tu peux aller ici en { $steps } pas
   *[other] tu peux aller ici en { $steps } pas
}
chase-square-call = tu peux choisir ce fantôme
chase-square-fences = barrière { $sides }

chase-option-layout = Labyrinthe
chase-option-layout-gates = Portails
chase-option-layout-gates-about = Le labyrinthe standard. Si personne ne fait d’erreur, Pac-Man gagne avec 3 vies, et les fantômes gagnent s’il en a 1 ou 2.
chase-option-layout-den = Repaire
chase-option-layout-den-about = Les fantômes sortent d’un repaire en haut ; de longues allées bordent les côtés. Bon pour Pac-Man. Si personne ne fait d’erreur, Pac-Man gagne avec 2 ou 3 vies, et les fantômes gagnent s’il n’en a qu’une.
chase-option-layout-hedges = Haies
chase-option-layout-hedges-about = Les pac-gommes sont bien à l’intérieur ; les fantômes arrivent de tous les côtés. Entre bons joueurs, les deux camps gagnent à peu près aussi souvent. Si personne ne fait d’erreur, les fantômes gagnent toujours.
chase-option-layout-orchard = Verger
chase-option-layout-orchard-about = Au milieu, des arbres en rangées ; les pac-gommes sont derrière des barrières. À force égale, les deux camps gagnent à peu près aussi souvent. Si personne ne fait d’erreur, les fantômes gagnent toujours.
chase-option-layout-pairs = Par deux
chase-option-layout-pairs-about = Les pac-gommes vont par deux : un bonus peut mener au suivant. Si personne ne fait d’erreur, Pac-Man gagne toujours.
chase-option-layout-pinwheel = Moulinet
chase-option-layout-pinwheel-about = Le labyrinthe est le même à l’envers ; les fantômes partent de la moitié du haut. Bon pour les fantômes. Si personne ne fait d’erreur, les fantômes gagnent toujours.
chase-option-layout-printed = Terrain ouvert
chase-option-layout-printed-about = Comme le plateau imprimé, autant qu’on le sache : six barrières seulement, donc les fantômes voient loin. Bon pour les fantômes. Si personne ne fait d’erreur, les fantômes gagnent toujours.
chase-option-layout-towers = Tours
chase-option-layout-towers-about = Les pac-gommes sont dans les coins, derrière des murs. Bon pour Pac-Man. Si personne ne fait d’erreur, Pac-Man gagne avec 2 ou 3 vies, et les fantômes gagnent s’il n’en a qu’une.
chase-option-layout-crossroads = Carrefour
chase-option-layout-crossroads-about = Deux routes se croisent au milieu, et un fantôme attend sur chacune. Si personne ne fait d’erreur, les fantômes gagnent toujours.
chase-option-layout-harbour = Port
chase-option-layout-harbour-about = Des jetées avancent des deux côtés ; les pac-gommes vont par deux, donc un bonus peut mener au suivant. Si personne ne fait d’erreur, Pac-Man gagne toujours.
chase-option-layout-stables = Écuries
chase-option-layout-stables-about = Des boxes en haut et en bas, et les pac-gommes par deux sur les côtés. Si personne ne fait d’erreur, Pac-Man gagne avec 2 ou 3 vies, et les fantômes gagnent s’il n’en a qu’une.
chase-option-layout-market = Marché
chase-option-layout-market-about = Des étals en rangées à gauche et à droite d’une longue allée. À force égale, les deux camps gagnent à peu près aussi souvent. Si personne ne fait d’erreur, les fantômes gagnent toujours.
chase-option-layout-courtyard = Cour
chase-option-layout-courtyard-about = Une grande cour avec quatre niches ; les pac-gommes sont à leurs portes. Si personne ne fait d’erreur, Pac-Man gagne avec 3 vies, et les fantômes gagnent s’il en a 1 ou 2.
chase-option-layout-ladders = Échelles
chase-option-layout-ladders-about = Des échelles des deux côtés, et deux allées étroites mènent vers le milieu. Si personne ne fait d’erreur, Pac-Man gagne avec 3 vies, et les fantômes gagnent s’il en a 1 ou 2.
chase-option-layout-quay = Quai
chase-option-layout-quay-about = Pour jouer avec une vie. Si personne ne fait d’erreur, Pac-Man gagne toujours.
chase-option-layout-alley = Ruelle
chase-option-layout-alley-about = Pour jouer avec deux vies. Si personne ne fait d’erreur, Pac-Man gagne avec 2 ou 3 vies, et les fantômes gagnent s’il n’en a qu’une.
chase-option-layout-fairground = Foire
chase-option-layout-fairground-about = Pour jouer avec trois vies. Si personne ne fait d’erreur, les fantômes gagnent toujours.
chase-option-lives = Vies de Pac-Man
chase-option-lives-1 = une
chase-option-lives-2 = deux
chase-option-lives-3 = trois
chase-option-pacman-short-move = Pac-Man peut s’arrêter après une case
chase-option-pacman-into-ghost = Si Pac-Man arrive sur un fantôme sans bonus
chase-option-pacman-into-ghost-blocked = le fantôme lui barre la route
chase-option-pacman-into-ghost-caught = il est attrapé
chase-option-boost-mandatory = Pac-Man doit utiliser le bonus
chase-option-boost-exact = Un bonus doit utiliser ses trois cases
chase-option-eat-in-passing = Avec un bonus, Pac-Man mange aussi les fantômes au passage, pas seulement là où il s’arrête
chase-option-boost-chain = Une deuxième pac-gomme pendant un bonus relance le bonus
chase-option-ghost-order = Ordre des fantômes
chase-option-ghost-order-fixed = toujours le même
chase-option-ghost-order-free = choisi à chaque fois
chase-option-ghost-pass = Les fantômes peuvent rester sur place
chase-option-must-catch = Les fantômes doivent attraper s’ils le peuvent
chase-option-frenzy-path = En mode frénétique, un fantôme court
chase-option-frenzy-path-straight = tout droit
chase-option-frenzy-path-free = comme il veut
chase-option-frenzy-path-toward = vers Pac-Man
chase-option-frenzy-exact = En mode frénétique, un fantôme doit courir sur deux cases s’il le peut
chase-option-ghost-cross-pellet = En mode frénétique, un fantôme peut passer sur une pac-gomme
chase-option-ghosts-stack = Les fantômes peuvent partager une case
chase-option-pellets-reset = Toutes les pac-gommes reviennent quand une vie est perdue
chase-option-stall-limit = Perdre une vie après ce nombre de tours sans pac-gomme
chase-option-max-turns = Limite de tours

# What somebody does, after their name: “Ada moved Pac-Man from e2 to e3.”
chase-short-moved = { $piece } de { $origin } à { $to }.
chase-short-stopped = { $piece } s’arrête en { $at }.
chase-short-called = au tour de { $ghost }.

# In the log, beside the piece that moves; short.
chase-note-stays = reste
chase-note-called = puis { $ghost }
chase-note-ate = mange { $ghost }
chase-note-life = une vie perdue
chase-note-pellets = { $count ->
    [one] { $count } pac-gomme
   *[other] { $count } pac-gommes
}

## What the coach would do
chase-advice-step = Va en { $to }.
chase-advice-end = Arrête-toi ici.
chase-advice-call = Choisis { $to }.

## Why the coach would do it
chase-reason-wins = Avec ça, tu gagnes la partie !
chase-reason-pellet = Tu manges une pac-gomme.
chase-reason-eats = Tu manges { $ghost }.
chase-reason-catches = Tu attrapes Pac-Man.
chase-reason-caught = Là, { $ghost } t’attrape.
chase-reason-seen = Là, { $ghost } te voit.
chase-reason-unseen = Là, aucun fantôme ne te voit.
chase-reason-near = { $steps ->
    [one] C’est à une case de Pac-Man.
   *[other] C’est à { $steps } cases de Pac-Man.
}

# The rules, part by part; loaded when somebody opens the help.
chase-help-aim-title = Le but du jeu
chase-help-aim = Pac-Man gagne quand il a mangé les quatre pac-gommes. Les fantômes gagnent quand ils l’ont attrapé trois fois : à chaque fois, il perd une vie. Le niveau atteint est le nombre de pac-gommes qu’il a mangées.
chase-help-sides-title = Qui joue quoi
chase-help-sides = Le joueur 1 est Pac-Man ; les autres se partagent les quatre fantômes et gagnent ou perdent ensemble. Un tour, c’est le déplacement de Pac-Man puis ceux des fantômes. Pac-Man commence, et recommence après chaque remise en place.
chase-help-pacman-title = Le déplacement de Pac-Man
chase-help-pacman = Il se déplace d’exactement deux cases, pas à pas, jamais en diagonale. Il peut tourner et revenir en arrière. Les barrières et les fantômes lui barrent la route, et personne ne saute. S’il ne peut aller nulle part, il reste sur place.
chase-help-pellet-title = Le bonus
chase-help-pellet = Sur une pac-gomme, il s’arrête, la mange et reçoit un bonus : jusqu’à trois cases de plus, dans toutes les directions, même à travers les fantômes. Le bonus est fini avant que les fantômes bougent.
chase-help-eaten-title = Manger des fantômes
chase-help-eaten = Chaque fantôme croisé pendant un bonus est mangé et reste hors jeu jusqu’à la prochaine remise en place. Une autre pac-gomme en chemin lance un nouveau bonus de trois cases.
chase-help-ghosts-title = Le déplacement des fantômes
chase-help-ghosts = Blinky, Inky, Pinky et Clyde se déplacent dans cet ordre, d’une case chacun. Un fantôme qui peut bouger doit bouger. Les fantômes peuvent partager une case et se croiser.
chase-help-guard-title = Fantômes et pac-gommes
chase-help-guard = Aucun fantôme ne peut finir son déplacement sur une pac-gomme ; en mode frénétique, il peut passer dessus. Un fantôme qui pourrait attraper Pac-Man n’y est pas obligé.
chase-help-sight-title = Ce que voient les fantômes
chase-help-sight = Un fantôme voit le long de sa ligne et de sa colonne, aussi loin que possible, mais pas en diagonale. Les barrières lui bouchent la vue ; les fantômes et les pac-gommes, non. Ce qui compte, c’est ce qu’il voit au début de son déplacement.
chase-help-frenzy-title = Mode frénétique
chase-help-frenzy = Un fantôme qui voit Pac-Man court sur deux cases en ligne droite, dans la direction de son choix. Il doit faire deux cases s’il le peut. Si Pac-Man est juste à côté de lui, il l’attrape dès la première.
chase-help-caught-title = Attrapé
chase-help-caught = Un fantôme qui atteint la case de Pac-Man l’attrape. Pac-Man perd une vie, et tout le monde revient au départ, même les fantômes mangés. Les pac-gommes mangées le restent.
chase-help-stall-title = Ne traîne pas
chase-help-stall = Après trop de tours sans pac-gomme (20, sauf si vous choisissez un autre nombre), Pac-Man perd aussi une vie. Si vous fixez une limite de tours, la partie s’arrête là sans gagnant.
chase-help-maze-title = Les labyrinthes
chase-help-maze = Le labyrinthe dit où sont les barrières et les pac-gommes, et d’où chacun part. Ici, personne ne pose de barrières.
chase-help-touch-title = À l’écran
chase-help-touch = Sous le plateau, tu vois quel pion bouge, qui le joue et quels fantômes viennent ensuite. Touche une case à deux pas et le pion y va ; touche les petits ronds pour choisir toi-même le chemin.
chase-help-keys-title = Au clavier
chase-help-keys = Flèches et Entrée ; E finit un déplacement plus tôt.

# The story of a turn: what was done, after a name and joined to a list.
chase-deed-moved = { $detail ->
    [squares] déplacement ({ $places })
   *[plain] déplacement de { $pieces }
}
chase-deed-stayed = { $pieces } sans mouvement possible
chase-deed-spotted = Pac-Man en vue ({ $ghosts })
chase-deed-frenzied = { $ghost } voit Pac-Man et passe en mode frénétique
chase-deed-ate-pellet = pac-gomme mangée (reste { $left })
chase-deed-ate-ghost = { $ghost } mangé
chase-deed-caught = { $lives ->
    [one] { $ghost } attrape Pac-Man ! Encore { $lives } vie
   *[other] { $ghost } attrape Pac-Man ! Encore { $lives } vies
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man perd une vie : trop longtemps sans pac-gomme. Encore { $lives } vie
   *[other] Pac-Man perd une vie : trop longtemps sans pac-gomme. Encore { $lives } vies
}
chase-deed-reset = tout le monde revient au départ

# What happened to the reader, shown large beside the board; $name is who did it.
chase-befalls-caught = { $lives ->
    [one] { $ghost } t’attrape ! Encore { $lives } vie
   *[other] { $ghost } t’attrape ! Encore { $lives } vies
}
chase-befalls-stalled = { $lives ->
    [one] { $cycles } tours sans pac-gomme : tu perds une vie. Encore { $lives } vie
   *[other] { $cycles } tours sans pac-gomme : tu perds une vie. Encore { $lives } vies
}
chase-befalls-eaten = Pac-Man a mangé { $ghost } !
