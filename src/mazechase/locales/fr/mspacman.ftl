error-mspacman-bad-token = « { $text } » n’est ni une case comme c8 ni une face comme *4 ou *F2.
error-mspacman-bad-position = « { $text } » n’est pas une position ; écris-la ainsi : { $form }.
error-mspacman-bad-phase = « { $text } » n’est pas quelque chose qui puisse venir ensuite.
error-mspacman-bad-cell = Il n’y a pas de case « { $text } » sur ce plateau.
error-mspacman-bad-ghost = « { $text } » n’est pas un fantôme ; écris-le comme e4, ou s’il est faible comme e4f1, e4p1 ou e4p2.

error-mspacman-document-field = Un document pour ce jeu a besoin de « { $field } », sous la bonne forme.
error-mspacman-document-extra = Un document n’a pas de champ « { $field } » ; ses champs sont id, game, title, source et { $content }.
error-mspacman-document-game = Ce document est pour le jeu « { $game } ».
error-mspacman-faces-count = { $count ->
    [one] Il y a { $count } face ; il en faut de 2 à { $most }.
   *[other] Il y a { $count } faces ; il en faut de 2 à { $most }.
}
error-mspacman-faces-face = « { $face } » n’est pas une face ; les faces sont F2 et les nombres de 1 à { $largest }, en texte.
error-mspacman-faces-spinner-flip = La roulette ne peut avoir que de simples nombres, pas F2 (M14).
error-mspacman-faces-three = La roulette doit avoir un 3 (M14).
error-mspacman-faces-flip = Le dé doit avoir au moins une face F2 (M15).
error-mspacman-faces-equal = Toutes les faces donnent le même nombre de pas, donc personne ne pourrait jamais avoir le plus grand nombre (M14).

error-mspacman-board-label = « { $label } » en { $place } n’est pas une case de ce jeu ; les cases sont b, i, p ou s, seuls ou suivis de *, o, x ou g.
error-mspacman-board-dots = { $count ->
    [one] La zone { $area } a { $count } case avec une pastille ; il en faut { $each } (M1).
   *[other] La zone { $area } a { $count } cases avec une pastille ; il en faut { $each } (M1).
}
error-mspacman-board-exits = { $count ->
    [one] Il y a { $count } case Sortie ; il en faut 4 (M2).
   *[other] Il y a { $count } cases Sortie ; il en faut 4 (M2).
}
error-mspacman-board-exit-opening = La case Sortie { $place } doit être au bord, avec une seule ouverture (M2).
error-mspacman-board-opening = Il y a une ouverture en { $place }, qui n’est pas une case Sortie (M2).
error-mspacman-board-powers = { $count ->
    [one] Il y a { $count } case Super ; il en faut 4 (M4).
   *[other] Il y a { $count } cases Super ; il en faut 4 (M4).
}
error-mspacman-board-circles = La zone { $area } a besoin d’un rond blanc (M5).
error-mspacman-board-circle-far = Le rond blanc en { $place } est plus près du bord que du milieu (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [one] Il y a { $count } repaire ; il en faut un de chaque couleur (M6).
   *[other] Il y a { $count } repaires ; il en faut un de chaque couleur (M6).
}
error-mspacman-board-ghost-middle = Le repaire { $place } doit être plus près du milieu que { $other } (M6).
error-mspacman-board-door = La porte entre { $place } et { $other } doit mener d’un repaire au labyrinthe (M7).
error-mspacman-board-no-door = Le repaire { $place } doit être fermé, sauf une porte vers le labyrinthe (M7).
error-mspacman-board-unreachable = On ne peut pas atteindre { $place } ; le labyrinthe doit être d’un seul tenant (M9).
error-mspacman-board-dead-end = { $place } est une impasse ; chaque case a besoin de deux issues (M12).
error-mspacman-board-unequal = Chaque zone doit avoir le même nombre de { $thing ->
    [exit] cases Sortie
    [power] cases Super
   *[circle] ronds blancs
} ; dans l’ordre, ces zones en ont { $counts } (M16).
error-mspacman-board-clockwise = Les zones doivent être dans cet ordre, dans le sens des aiguilles d’une montre : { $order } (MSP-7).
error-mspacman-board-circle-door = Le rond blanc en { $place } est devant la porte d’un fantôme (M19).

error-mspacman-place-seats = Une position pour { $players } joueurs indique { $players } fantômes, dont un « - ».
error-mspacman-place-seat = Ce ne peut pas être au tour de cette place.
error-mspacman-place-control = Quelqu’un joue Ms. Pac-Man dès qu’on sait qui commence, et personne avant.
error-mspacman-place-ghosts = Qui joue Ms. Pac-Man n’a pas de fantôme sur le plateau ; tous les autres en ont un.
error-mspacman-place-dots = Il y a une pastille là où il n’y en avait pas au départ.
error-mspacman-place-begin = Tant qu’on ne sait pas qui commence, toutes les pastilles sont là, et tous les fantômes sont forts et dans leur repaire.
error-mspacman-place-spins = Ces lancers pour savoir qui commence ne sont pas possibles.
error-mspacman-place-ghost-space = Un fantôme ne peut pas être dans le repaire d’un autre.
error-mspacman-place-timer = Un fantôme ne peut pas être faible aussi longtemps maintenant.
error-mspacman-place-sharing = Deux pions ne peuvent pas partager une case maintenant.
error-mspacman-place-her = Ms. Pac-Man ne peut pas être là maintenant.
error-mspacman-place-phase = Ça ne peut pas venir ensuite pour cette place.
error-mspacman-place-steps = Il ne peut pas rester autant de pas maintenant.
error-mspacman-place-flags = Il ne peut pas y avoir de tour en plus maintenant.
error-mspacman-place-came = Un fantôme ne peut pas venir de là.
error-mspacman-place-bump = Il n’y a pas de case libre suivante à choisir ici.
error-mspacman-place-turns = Les tours ne sont comptés que jusqu’à l’option max_turns.
error-mspacman-place-over = La partie est finie quand une zone en jeu est vide ou que la limite de tours est atteinte, et seulement alors.

mspacman-refuse-no-circle = Ms. Pac-Man doit commencer sur un rond blanc.
mspacman-refuse-circle-taken = Il y a un fantôme sur ce rond blanc (règle maison : Ms. Pac-Man commence sur un rond libre).
mspacman-refuse-same-exit = On sort par une sortie et on revient par une autre, pas par la même.
mspacman-refuse-no-pass = Ton pion y est déjà, et tu dois faire tous tes pas.
mspacman-refuse-ghost-space = Personne ne peut entrer dans un repaire maintenant.
mspacman-refuse-by-the-door = On quitte un repaire par sa porte, et elle ne mène pas là.
mspacman-refuse-wall = Un mur bloque le passage.
mspacman-refuse-diagonal = On ne se déplace pas en diagonale.
mspacman-refuse-too-far = Trop loin : chaque pas va à la case voisine.
mspacman-refuse-not-on-her = Ms. Pac-Man est là, donc la case n’est pas libre.
mspacman-refuse-not-open = Un autre fantôme est là, donc la case n’est pas libre.
mspacman-refuse-not-open-named = un fantôme est déjà là, donc la case n’est pas libre.
mspacman-refuse-came-from = Le fantôme vient de là et doit continuer, pas revenir.
mspacman-refuse-not-next = Ce n’est pas la case libre suivante.

mspacman-event-spun-to-begin = La place { $seat } a fait { $face } pour savoir qui commence.
mspacman-event-tied-to-begin = Égalité ; ces places recommencent : { $seats }.
mspacman-event-took-control = La place { $seat } joue maintenant Ms. Pac-Man.
mspacman-event-placed = La place { $seat } a mis Ms. Pac-Man en { $at }.
mspacman-event-spun = La place { $seat } a fait { $face } à la roulette.
mspacman-event-rolled = La place { $seat } a fait { $face } au dé.
mspacman-event-stepped = { $left ->
    [one] Place { $seat } : Ms. Pac-Man va de { $origin } à { $to } ; encore { $left } pas.
   *[other] Place { $seat } : Ms. Pac-Man va de { $origin } à { $to } ; encore { $left } pas.
}
mspacman-event-ghost-stepped = { $left ->
    [one] Place { $seat } : le fantôme va de { $origin } à { $to } ; encore { $left } pas.
   *[other] Place { $seat } : le fantôme va de { $origin } à { $to } ; encore { $left } pas.
}
mspacman-event-ate = { $left ->
    [one] Place { $seat } : pastille mangée en { $at } ; la zone { $area } a encore { $left } pastille.
   *[other] Place { $seat } : pastille mangée en { $at } ; la zone { $area } a encore { $left } pastilles.
}
mspacman-event-power-eaten = La place { $seat } a mangé la super pastille en { $at } !
mspacman-event-weakened = Le fantôme de la place { $seat } est devenu faible ({ $cause ->
    [power] super pastille
    [f2] F2
   *[other] { $cause }
}) et redeviendra fort dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
mspacman-event-recovered = Le fantôme de la place { $seat } est de nouveau fort.
mspacman-event-caught = La place { $seat } a attrapé le fantôme de la place { $ghost } en { $at }.
mspacman-event-ran-into-her = Le fantôme faible de la place { $seat } est tombé sur Ms. Pac-Man en { $at }.
mspacman-event-went-home = Le fantôme de la place { $seat } est rentré en { $at } et il est de nouveau fort.
mspacman-event-extra-turn = La place { $seat } a un tour en plus.
mspacman-event-captured = La place { $seat } a attrapé la Ms. Pac-Man de la place { $former } en { $at }.
mspacman-event-bumped = Le fantôme de la place { $seat } est arrivé sur un autre fantôme en { $origin } et a continué jusqu’en { $to }.
mspacman-event-won = La place { $seat } gagne la partie : la zone { $area } est vide.
mspacman-event-turn-limit = { $turns ->
    [one] La limite de { $turns } tour est atteinte. Le moins de pastilles restantes : place { $winners }.
   *[other] La limite de { $turns } tours est atteinte. Le moins de pastilles restantes : place { $winners }.
}

area_cleared = Il n’y a plus de pastilles dans la zone gagnante.
area_cleared-own = Il n’y a plus de pastilles dans ta zone.

mspacman-name = Ms. Pac-Man
mspacman-about = Vide ta zone de ses pastilles. Ms. Pac-Man les mange, et les fantômes la poursuivent. Attrape-la, et c’est toi qui la joues.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man a la roulette, les fantômes le dé. Avance d’autant de pas.
mspacman-step-2 = Elle mange les pastilles. Plus aucune dans ta zone ? Tu gagnes !
mspacman-step-3 = Attrape-la avec ton fantôme, et c’est toi qui la joues.

# On the page.
mspacman-guide-chance = Bienvenue ! Vide ta zone de ses pastilles avant les autres.
mspacman-guide-turn = Touche une case qui brille pour y aller. Rien n’est définitif tant que tu n’as pas touché « Y aller ».
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] : tu lances le dé…
       *[somebody] lance le dé…
    }
   *[spun] { $who ->
        [you] : tu fais tourner la roulette…
       *[somebody] fait tourner la roulette…
    }
}
mspacman-todo-begin = Fais tourner la roulette pour savoir qui commence : le plus grand nombre joue Ms. Pac-Man.
mspacman-todo-begin-again = Égalité : refais tourner la roulette pour savoir qui commence.
mspacman-todo-place = Mets Ms. Pac-Man sur un des ronds qui brillent.
mspacman-todo-spin = Fais tourner la roulette pour Ms. Pac-Man.
mspacman-todo-roll = Lance le dé pour ton fantôme.
mspacman-todo-walk = { $steps ->
    [one] Avance Ms. Pac-Man de { $steps } pas. Touche la case suivante.
   *[other] Avance Ms. Pac-Man de { $steps } pas. Touche une case qui brille, ou une plus lointaine.
}
mspacman-todo-chase = { $steps ->
    [one] Avance ton fantôme de { $steps } pas. Touche la case suivante.
   *[other] Avance ton fantôme de { $steps } pas. Touche une case qui brille, ou une plus lointaine.
}
mspacman-todo-bump = Il y a un autre fantôme ici. Choisis la case libre suivante.
mspacman-out-of-reach = { $steps ->
    [one] Trop loin : il te reste { $steps } pas.
   *[other] Trop loin : il te reste { $steps } pas.
}
mspacman-solid = C’est un mur. Touche une case du labyrinthe.
mspacman-harm = Tu perdrais Ms. Pac-Man ou ton fantôme, ou quelqu’un d’autre gagnerait.
mspacman-todo-on = { $steps ->
    [one] Encore { $steps } pas.
   *[other] Encore { $steps } pas.
}
mspacman-todo-go = Ça te va ? Touche « Y aller ». Tu peux encore reculer.
mspacman-todo-power = Tu vas manger une super pastille ! Touche « Y aller », ou recule.
mspacman-todo-caught = Tu vas attraper un fantôme ! Touche « Y aller », ou recule.
mspacman-todo-captured = Tu vas attraper Ms. Pac-Man ! Touche « Y aller », ou recule.
mspacman-todo-lost = Attention : on t’attrapera là. Touche « Y aller », ou recule.
mspacman-todo-won = Ça vide une zone et finit la partie ! Touche « Y aller », ou recule.
mspacman-todo-given = Attention : ça vide la zone d’un autre joueur, qui gagne alors. Touche « Y aller », ou recule.
mspacman-spin = Tourner la roulette
mspacman-roll = Lancer le dé
mspacman-steps-left = { $left ->
    [one] pas à faire
   *[other] pas à faire
}
mspacman-back = Reculer
mspacman-go = Y aller
mspacman-dots-left = { $left ->
    [one] encore { $left } pastille dans la zone { $area }
   *[other] encore { $left } pastilles dans la zone { $area }
}
mspacman-has-her = joue Ms. Pac-Man
mspacman-weak-for = faible, de nouveau fort dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
mspacman-has-spun = a fait { $face }
mspacman-scene-took-control = joue maintenant Ms. Pac-Man !
mspacman-scene-took-control-you = : à toi de jouer Ms. Pac-Man !
mspacman-scene-captured = attrape Ms. Pac-Man !
mspacman-scene-captured-you = : tu attrapes Ms. Pac-Man !
mspacman-scene-extra-turn = rejoue !
mspacman-scene-extra-turn-you = : tu rejoues !
mspacman-scene-power-eaten = a le pouvoir : tous les fantômes sont faibles !
mspacman-scene-power-eaten-you = : tu as le pouvoir, tous les fantômes sont faibles !
mspacman-scene-caught = renvoie un fantôme dans son repaire !
mspacman-scene-caught-you = : tu renvoies un fantôme dans son repaire !
mspacman-scene-ran-into-her = tombe sur Ms. Pac-Man et rentre au repaire !
mspacman-scene-ran-into-her-you = : tu tombes sur Ms. Pac-Man et rentres au repaire !
mspacman-scene-tied-to-begin = égalité : on recommence !
mspacman-scene-won = gagne : la zone est vide !
mspacman-scene-won-you = : tu gagnes, ta zone est vide !
mspacman-grid = Plateau. Les flèches déplacent pas à pas ; avec Maj, elles ne font que regarder. Entrée va vers une case, proche ou lointaine, et confirme un déplacement fini ; elle fait aussi tourner la roulette et lance le dé. N trouve la prochaine case à ta portée, Retour arrière annule un pas, Échap les annule tous.
mspacman-cell-her = Ms. Pac-Man : { $name }
mspacman-cell-ghost = fantôme : { $name }
mspacman-cell-weak = fantôme faible : { $name }, de nouveau fort dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
mspacman-cell-target = tu peux aller ici
mspacman-cell-dot = pastille
mspacman-cell-power = super pastille
mspacman-cell-circle = rond blanc
mspacman-cell-exit = sortie, reliée aux autres sorties
mspacman-cell-home = repaire { $area }
mspacman-cell-area = zone { $area }
mspacman-cell-solid = mur
mspacman-setup-random = Fantômes au hasard
mspacman-option-layout = Plateau
mspacman-option-layout-pinwheel = Moulinet
mspacman-option-layout-pinwheel-about = Notre propre plateau, le même de tous les côtés.
mspacman-option-layout-for-three = Pour trois
mspacman-option-layout-for-three-about = Notre propre plateau pour trois, celui où les chances sont les plus proches.
mspacman-option-layout-windmill = Moulin à vent
mspacman-option-layout-windmill-about = Notre propre plateau, avec d’autres couloirs.
mspacman-option-die-faces = Dé des fantômes
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Roulette de Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = de 1 à 6
mspacman-option-start-by = Qui commence
mspacman-option-start-by-spinner = Le plus grand nombre à la roulette
mspacman-option-start-by-die = Le plus grand nombre au dé
mspacman-option-fill-unused-areas = Mettre aussi des pastilles dans les zones non jouées
mspacman-option-dot-on-pickup = Quand Ms. Pac-Man est attrapée, la pastille sous elle disparaît aussi
mspacman-option-capture-in-passing = On peut être attrapé en chemin, pas seulement à la fin d’un déplacement
mspacman-option-bump-can-capture = Un fantôme qui arrive sur un autre fantôme peut continuer jusqu’à Ms. Pac-Man
mspacman-option-enter-ghost-space = Un fantôme peut retourner dans son propre repaire
mspacman-option-power-overrides-f2 = Une super pastille affaiblit aussi plus longtemps les fantômes F2
mspacman-option-power-timer-restart = Une deuxième super pastille relance le décompte
mspacman-option-extra-turn-chain = Un tour en plus peut en rapporter un autre
mspacman-option-circle-choice = On peut poser Ms. Pac-Man sur
mspacman-option-circle-choice-free_only = un rond blanc sans fantôme
mspacman-option-circle-choice-any = n’importe quel rond blanc
mspacman-option-max-turns = Limite de tours (ensuite, qui a le moins de pastilles gagne)

# What somebody does, after their name: “Ada spun 4.”
mspacman-short-spun-to-begin = { $face } pour savoir qui commence.
mspacman-short-tied-to-begin = Égalité. On recommence : { $seats }.
mspacman-short-took-control = joue maintenant Ms. Pac-Man.
mspacman-short-placed = Ms. Pac-Man en { $at }.
mspacman-short-spun = { $face } à la roulette.
mspacman-short-rolled = { $face } au dé.
mspacman-short-stepped = { $left ->
    [0] Ms. Pac-Man va en { $to }.
    [one] Ms. Pac-Man va en { $to }, encore { $left } pas.
   *[other] Ms. Pac-Man va en { $to }, encore { $left } pas.
}
mspacman-short-ghost-stepped = { $left ->
    [0] le fantôme va en { $to }.
    [one] le fantôme va en { $to }, encore { $left } pas.
   *[other] le fantôme va en { $to }, encore { $left } pas.
}
mspacman-short-ate = { $left ->
    [one] miam en { $at } ; la zone { $area } a encore { $left } pastille.
   *[other] miam en { $at } ; la zone { $area } a encore { $left } pastilles.
}
mspacman-short-power-eaten = une super pastille !
mspacman-short-weakened = le fantôme devient faible ({ $cause ->
    [power] super pastille
    [f2] F2
   *[other] { $cause }
}), de nouveau fort dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
mspacman-short-recovered = le fantôme est de nouveau fort.
mspacman-short-caught = un fantôme attrapé en { $at }.
mspacman-short-ran-into-her = le fantôme faible tombe sur Ms. Pac-Man en { $at }.
mspacman-short-went-home = retour au repaire en { $at } ; le fantôme est de nouveau fort.
mspacman-short-extra-turn = un tour en plus !
mspacman-short-captured = Ms. Pac-Man attrapée en { $at } !
mspacman-short-bumped = le fantôme continue de { $origin } à { $to }.
mspacman-short-won = partie gagnée, la zone { $area } est vide !
mspacman-short-turn-limit = { $turns ->
    [one] La limite de { $turns } tour est atteinte. Le moins de pastilles restantes : { $winners }.
   *[other] La limite de { $turns } tours est atteinte. Le moins de pastilles restantes : { $winners }.
}

# In the log, beside the piece of whoever does it; short.
mspacman-note-begin = début : { $face }
mspacman-note-spun = fait { $face }
mspacman-note-rolled = fait { $face }
mspacman-note-placed = en { $at }
mspacman-note-bumped = puis { $to }
mspacman-note-home = fantôme rentré
mspacman-note-captured = l’attrape !
mspacman-note-extra = rejoue

## What the coach would do
mspacman-advice-go = Va en { $to }.

## Why the coach would do it
mspacman-reason-wins = Avec ça, tu gagnes la partie !
mspacman-reason-gives = Ça finit la partie, et quelqu’un d’autre gagne.
mspacman-reason-captures = Tu attrapes Ms. Pac-Man : ensuite, c’est toi qui la joues.
mspacman-reason-lost = Là, un fantôme attrape Ms. Pac-Man.
mspacman-reason-ran = Ton fantôme faible tombe sur Ms. Pac-Man.
mspacman-reason-catches = Tu attrapes le fantôme de la place { $seat }.
mspacman-reason-catches-named = tu attrapes ce fantôme, et tu rejoues.
mspacman-reason-power = Tu manges une super pastille.
mspacman-reason-dot = Ça enlève une pastille de ta zone.
mspacman-reason-risk = { $percent ->
    [0] Là, aucun fantôme ne peut l’attraper à son prochain lancer.
   *[other] Là, le risque qu’un fantôme l’attrape est de { NUMBER($percent) } %.
}
mspacman-reason-near = { $steps ->
    [one] C’est à un pas de Ms. Pac-Man.
   *[other] C’est à { $steps } pas de Ms. Pac-Man.
}

# The rules, part by part; loaded when somebody opens the help.
mspacman-help-aim-title = Le but du jeu
mspacman-help-aim = Chaque joueur a une zone du plateau, marquée de son fantôme. La première zone sans pastilles fait gagner son joueur, qui que ce soit qui les ait mangées. Si la limite de tours est atteinte, la zone où il reste le moins de pastilles gagne.
mspacman-help-areas-title = Les zones
mspacman-help-areas = Chacune des quatre zones a 17 pastilles ; la grosse est une super pastille. Les zones que personne ne joue ont aussi des pastilles, mais ne peuvent pas gagner.
mspacman-help-start-title = Qui joue Ms. Pac-Man
mspacman-help-start = Chacun fait tourner la roulette une fois, et le plus grand nombre joue Ms. Pac-Man ; en cas d’égalité, on recommence. On la pose sur un rond blanc et elle joue en premier. Les autres jouent leur fantôme, dans le sens des aiguilles d’une montre.
mspacman-help-walk-title = Avancer
mspacman-help-walk = Ms. Pac-Man fait tourner la roulette, les fantômes lancent le dé. Avance d’exactement autant de pas dans les couloirs, jamais en diagonale ni à travers un mur. Tu peux faire demi-tour et repasser par une case.
mspacman-help-dots-title = Les pastilles
mspacman-help-dots = Ms. Pac-Man mange une pastille quand elle quitte sa case, pas quand elle y arrive. Elle mange les pastilles de tout le monde. Elles ne reviennent jamais.
mspacman-help-meet-title = Les rencontres
mspacman-help-meet = Les pions se rencontrent sur chaque case où ils entrent, même juste en passant. Fantôme fort et Ms. Pac-Man : elle est attrapée, peu importe qui a bougé. Fantôme faible et Ms. Pac-Man : le fantôme rentre dans son repaire et redevient fort.
mspacman-help-extra-title = Tour en plus
mspacman-help-extra = Si elle attrape un fantôme faible en chemin, elle rejoue ensuite. Chaque tour rapporte au plus un tour en plus. Si elle est attrapée dans le même déplacement, il n’y a pas de tour en plus.
mspacman-help-capture-title = L’attraper
mspacman-help-capture = Le joueur qui attrape Ms. Pac-Man la joue à partir de là : il la pose sur un rond blanc sans fantôme et joue tout de suite son tour. Celui qui l’a perdue retrouve son fantôme, fort, dans son repaire.
mspacman-help-power-title = Les super pastilles
mspacman-help-power = Quand Ms. Pac-Man quitte une grosse super pastille, tous les fantômes deviennent faibles : pâles, avec les yeux qui louchent. Chacun reste faible pendant un de ses tours. Le sablier compte les tours jusqu’à ce qu’il redevienne fort.
mspacman-help-flip-title = F2 sur le dé
mspacman-help-flip = Le fantôme passe de fort à faible, ou de faible à fort, et avance de 2 pas. Après F2, il est faible jusqu’au début de son prochain tour. Une super pastille le rend faible plus longtemps, et une deuxième relance le décompte.
mspacman-help-exits-title = Les sorties
mspacman-help-exits = Les quatre sorties du bord sont reliées : d’une sortie à n’importe quelle autre, il n’y a qu’un pas. On ne peut pas revenir par la même. Les sorties n’ont pas de pastilles.
mspacman-help-doors-title = Les repaires
mspacman-help-doors = Les fantômes quittent leur repaire, au milieu, par la porte : ça compte pour un pas. Personne n’y retourne à pied.
mspacman-help-bump-title = Entre fantômes
mspacman-help-bump = Les fantômes se croisent librement. Celui qui finirait sur un autre fantôme continue jusqu’à la case libre suivante, sans revenir d’où il vient ; s’il y en a plusieurs, son joueur choisit.
mspacman-help-touch-title = À l’écran
mspacman-help-touch = Touche case après case, ou touche une case plus lointaine pour y aller d’un coup. Rien n’est définitif tant que tu n’as pas touché « Y aller » : tu peux reculer autant que tu veux. « Chemins » montre comment chaque fantôme va vers Ms. Pac-Man et quel risque elle court au prochain lancer de chacun.
mspacman-help-keys-title = Au clavier
mspacman-help-keys = Les flèches déplacent, Entrée confirme, Retour arrière annule un pas, N trouve la prochaine case à ta portée.

# The story of a turn: what was done, after a name and joined to a list.
mspacman-deed-spun-to-begin = { $face } pour savoir qui commence
mspacman-deed-took-control = aux commandes de Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] Ms. Pac-Man posée en { $at }
   *[plain] Ms. Pac-Man posée sur le plateau
}
mspacman-deed-spun = { $face } à la roulette
mspacman-deed-rolled = { $face } au dé
mspacman-deed-walked = { $detail ->
    [squares] Ms. Pac-Man va en { $to }
   *[plain] { $steps ->
        [one] Ms. Pac-Man avance de { $steps } pas
       *[other] Ms. Pac-Man avance de { $steps } pas
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] le fantôme va en { $to }
   *[plain] { $steps ->
        [one] le fantôme avance de { $steps } pas
       *[other] le fantôme avance de { $steps } pas
    }
}
mspacman-deed-ate = { $count ->
    [one] { $count } pastille mangée
   *[other] { $count } pastilles mangées
}
mspacman-deed-power = fantômes affaiblis par une super pastille
mspacman-deed-weak = le fantôme devient faible
mspacman-deed-caught = { $you ->
    [you] ton fantôme rentre au repaire
   *[other] un fantôme rentre au repaire ({ $whom })
}
mspacman-deed-ran-into-her = le fantôme faible tombe sur Ms. Pac-Man
mspacman-deed-extra-turn = un tour en plus
mspacman-deed-captured = { $you ->
    [you] tu perds Ms. Pac-Man
   *[other] Ms. Pac-Man prise à { $whom }
}
mspacman-deed-bumped = le fantôme continue jusqu’en { $to }
mspacman-deed-won = la zone { $area } est vide, partie gagnée

# What happened to the reader, shown large beside the board; $name is who did it.
mspacman-befalls-captured = { $name } te prend Ms. Pac-Man !
mspacman-befalls-caught = { $name } attrape ton fantôme. Il rentre au repaire !
mspacman-befalls-ran-into-her = Ton fantôme faible est tombé sur Ms. Pac-Man. Il rentre au repaire !
mspacman-score = { $count ->
    [one] { $count } pastille
   *[other] { $count } pastilles
}
