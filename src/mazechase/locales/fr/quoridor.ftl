error-quoridor-bad-action = « { $text } » n’est ni une case comme e2 ni une barrière comme e3h.
error-quoridor-bad-position = « { $text } » n’est pas une position ; écris-la ainsi : { $form }.
error-quoridor-bad-square = « { $text } » n’est pas une case ; les cases vont de a1 à i9.
error-quoridor-bad-fence = Une barrière ne peut pas aller en « { $fence } » ; les barrières ne peuvent ni se chevaucher ni se croiser.
error-quoridor-no-three = L’option three_players ne permet pas de jouer à trois.
error-quoridor-place-seats = Une position pour { $players } joueurs a besoin de { $players } pions et de { $players } nombres de barrières restantes.
error-quoridor-place-turn = La place qui doit jouer va de 1 à { $players }.
error-quoridor-place-sharing = Deux pions ne peuvent pas partager une case.
error-quoridor-place-fences = Chacun des { $players } joueurs a { $each } barrières, celles du plateau et celles en main.
error-quoridor-place-taken = Les actions ne sont comptées que jusqu’à l’option max_turns.
error-quoridor-place-two-home = Deux pions ne peuvent pas avoir tous deux atteint leur ligne de but.
error-quoridor-place-shut-in = La place { $seat } n’a aucun chemin vers sa ligne de but.
error-quoridor-place-stuck = La place { $seat } ne peut rien faire ici, ce ne peut donc pas être son tour.

quoridor-refuse-no-pass = Ton pion y est déjà, et tu ne peux pas passer ton tour.
quoridor-refuse-occupied = Un autre pion occupe cette case.
quoridor-refuse-too-far = Trop loin : un pion avance d’une case, ou saute par-dessus un pion voisin.
quoridor-refuse-no-diagonal = Un pion ne va en diagonale que pour contourner un pion qu’il ne peut pas sauter.
quoridor-refuse-fence-between = Une barrière bloque le passage.
quoridor-refuse-one-piece-a-jump = Il y a deux pions en travers, et tu ne peux en sauter qu’un.
quoridor-refuse-piece-behind = Tu ne peux arriver là que s’il y a une barrière derrière l’autre pion ; ici, il y a un troisième pion.
quoridor-refuse-jump-straight = Tu peux sauter tout droit, donc pas sur le côté.
quoridor-refuse-fence-beside = Il y a une barrière entre le pion à sauter et cette case.
quoridor-refuse-edge-behind = Tu ne peux arriver là que s’il y a une barrière derrière l’autre pion ; ici, le plateau s’arrête.
quoridor-refuse-off-board = La barrière dépasserait du plateau.
quoridor-refuse-no-fences-left = Tu n’as plus de barrières.
quoridor-refuse-overlap = Pas de place : une autre barrière gêne.
quoridor-refuse-crossing = La barrière en croiserait une autre.
quoridor-refuse-last-path = La barrière ne laisserait à la place { $seat } aucun chemin vers sa ligne de but.
quoridor-refuse-last-path-named = plus aucun chemin vers le but avec une barrière là.

quoridor-event-moved = Place { $seat } : de { $origin } à { $to }.
quoridor-event-jumped = Place { $seat } : saut de { $origin } à { $to }, par-dessus { $over }.
quoridor-event-fenced = { $left ->
    [one] Place { $seat } : barrière en { $fence } ; il lui reste { $left } barrière.
   *[other] Place { $seat } : barrière en { $fence } ; il lui reste { $left } barrières.
}
quoridor-event-passed-over = La place { $seat } ne pouvait rien faire et a passé son tour.
quoridor-event-won = La place { $seat } a atteint { $at } et gagne la partie.
quoridor-event-turn-limit = { $turns ->
    [one] La limite de { $turns } tour est atteinte ; personne ne gagne.
   *[other] La limite de { $turns } tours est atteinte ; personne ne gagne.
}

goal_reached = Le pion gagnant a atteint le bord d’en face.
goal_reached-own = Ton pion a atteint le bord d’en face.

# On the page.
quoridor-name = Quoridor
quoridor-about = Traverse le labyrinthe avant les autres. À chaque tour, fais un pas ou pose une barrière devant quelqu’un.
quoridor-step-1 = Fais traverser le plateau à ton pion avant les autres.
quoridor-step-2 = Fais un pas, ou pose une barrière.
quoridor-step-3 = Les barrières obligent les autres à faire un détour.
quoridor-guide-turn = Bienvenue ! À ton tour, tu fais une seule chose : avancer d’une case vers ta ligne d’en face, ou poser une barrière pour ralentir quelqu’un.
quoridor-todo = Touche un point qui brille pour y aller, ou pose une barrière.
quoridor-todo-walk = Touche un point qui brille pour y aller.
quoridor-todo-fence = Place la barrière où tu veux, tourne-la, puis pose-la.
quoridor-fences-left = { $left ->
    [one] encore { $left } barrière
   *[other] encore { $left } barrières
}
quoridor-put-up-fence = Poser une barrière
quoridor-turn-fence = Tourner
quoridor-place-fence = La poser
quoridor-cancel-fence = Pas de barrière
quoridor-grid = Plateau. Les flèches parcourent les cases, Entrée déplace ton pion, F passe aux barrières.
quoridor-grid-fences = Où poser une barrière. Les flèches la déplacent, R la tourne, Entrée la pose, F ou Échap revient à ton pion.
quoridor-square-pawn = pion : { $name }
quoridor-square-target = tu peux aller ici
quoridor-square-goal = but : { $name }
quoridor-square-fences = barrière { $sides }
quoridor-fence-of = posée par { $name }
quoridor-slot = { $slot }, { $way ->
    [h] horizontale
   *[v] verticale
}, { $state ->
    [free] libre
    [up] il y a une barrière ici
   *[closed] impossible ici
}
quoridor-option-edge-as-fence = Le bord du plateau compte comme une barrière : là, on peut sauter sur le côté
quoridor-option-diagonal-past-piece = S’il y a un autre pion derrière celui qu’on saute, on peut arriver sur le côté
quoridor-option-max-turns = Limite de tours

# What somebody does, after their name: “Ada moved from e1 to e2.”
quoridor-short-moved = de { $origin } à { $to }.
quoridor-short-jumped = saut de { $origin } à { $to }, par-dessus { $over }.
quoridor-short-fenced = barrière en { $fence } ; reste { $left }.
quoridor-short-passed-over = rien de possible, tour passé.
quoridor-short-won = but atteint en { $at }, partie gagnée !

## What the coach would do
quoridor-advice-move = Va en { $to }.
quoridor-advice-fence = Pose une barrière en { $to }.

## Why the coach would do it
quoridor-reason-wins = Avec ça, tu gagnes la partie !
quoridor-reason-jump = { $steps ->
    [one] Tu te rapproches d’un pas.
   *[other] Tu te rapproches de { $steps } pas d’un coup.
}
quoridor-reason-nearer = { $steps ->
    [one] Après ça, il ne te reste qu’un pas.
   *[other] Après ça, il te reste { $steps } pas.
}
quoridor-reason-costs = { $steps ->
    [one] Ça coûte un pas à la place { $seat }.
   *[other] Ça coûte { $steps } pas à la place { $seat }.
}
quoridor-reason-costs-named = { $steps ->
    [one] un pas de plus à faire.
   *[other] { $steps } pas de plus à faire.
}
quoridor-reason-stops = { $steps ->
    [one] La place { $seat } était à un pas du but et doit maintenant en faire un de plus.
   *[other] La place { $seat } était à un pas du but et doit maintenant en faire { $steps } de plus.
}
quoridor-reason-stops-named = { $steps ->
    [one] le but était à un pas, il en faut maintenant un de plus.
   *[other] le but était à un pas, il en faut maintenant { $steps } de plus.
}
quoridor-reason-free = Ça ne te ralentit pas.
quoridor-reason-costs-you = { $steps ->
    [one] Ça te coûte un pas.
   *[other] Ça te coûte { $steps } pas.
}

# The rules, part by part; loaded when somebody opens the help.
quoridor-help-aim-title = Le but du jeu
quoridor-help-aim = Amène ton pion avant les autres au bord marqué de sa couleur et de son image : sa ligne de but. N’importe quelle case de ce bord convient, et tu gagnes aussitôt. On joue à deux, trois ou quatre, dans le sens des aiguilles d’une montre. À deux, chacun a 10 barrières ; à trois, 6 ; à quatre, 5.
quoridor-help-turn-title = Ton tour
quoridor-help-turn = Tu fais une seule chose : déplacer ton pion ou poser une barrière. Tu ne peux pas passer. Seul celui qui ne peut faire ni l’un ni l’autre saute son tour.
quoridor-help-move-title = Se déplacer
quoridor-help-move = Un pion se déplace d’une case en avant, en arrière ou sur le côté : jamais en diagonale, jamais à travers une barrière et jamais sur un autre pion. Des ronds montrent où tu peux aller.
quoridor-help-jump-title = Sauter
quoridor-help-jump = Si un autre pion est juste à côté du tien, tu peux sauter par-dessus, tout droit, et arriver juste derrière. Ce n’est jamais obligatoire, et tu ne peux sauter qu’un pion par tour.
quoridor-help-side-title = Arriver à côté
quoridor-help-side = S’il y a une barrière ou le bord du plateau derrière ce pion, tu peux arriver à côté de lui, à gauche ou à droite, sauf si une barrière les sépare. Tant que le saut tout droit est libre, les côtés ne le sont pas. S’il y a un troisième pion derrière, tu ne peux pas sauter du tout.
quoridor-help-fence-title = Les barrières
quoridor-help-fence = Une barrière est longue de deux cases. Elle arrête tout le monde, toi aussi, et reste jusqu’à la fin de la partie. Les barrières ne peuvent ni se chevaucher, ni se croiser, ni dépasser du plateau.
quoridor-help-path-title = Toujours un chemin
quoridor-help-path = Tu peux faire marcher les autres plus longtemps, mais jamais les enfermer : avec la nouvelle barrière, chacun doit garder un chemin vers son but. Les autres pions sur ce chemin ne comptent pas, puisqu’ils vont bouger.
quoridor-help-end-title = Pas de gagnant
quoridor-help-end = Si vous fixez une limite de tours, la partie s’arrête là sans gagnant. Un but atteint au dernier tour gagne quand même.
quoridor-help-touch-title = À l’écran
quoridor-help-touch = Sur un écran tactile : touche entre les cases pour essayer une barrière, fais-la glisser, touche-la pour la tourner, puis pose-la. À la souris : pointe entre les cases et clique.
quoridor-help-keys-title = Au clavier
quoridor-help-keys = Flèches et Entrée ; F passe de ton pion aux barrières, R tourne la barrière.

# The story of a turn: what was done, after a name and joined to a list.
quoridor-deed-moved = { $detail ->
    [squares] déplacement en { $to }
   *[plain] un pas de plus
}
quoridor-deed-jumped = { $detail ->
    [squares] saut par-dessus { $over } jusqu’en { $to }
   *[plain] saut par-dessus un pion
}
quoridor-deed-fenced = { $detail ->
    [squares] barrière posée en { $fence } (reste { $left })
   *[plain] barrière posée (reste { $left })
}
quoridor-deed-passed-over = rien de possible, tour passé
quoridor-deed-won = partie gagnée
