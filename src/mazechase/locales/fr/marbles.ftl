error-marbles-bad-token = « { $text } » n’est ni un déplacement comme 4c6:b6,c6 ou 3e5>g7, ni un choix comme -, take, leave, @c4, from2 ou pay1, ni un lancer comme *36.
error-marbles-bad-cell = « { $text } » n’est pas un emplacement de ce plateau.
error-marbles-bad-list = « { $text } » cite deux fois le même emplacement.
error-marbles-bad-task = « { $text } » n’est pas une décision qui puisse être en attente.
error-marbles-bad-position = « { $text } » n’est pas une position ; écris-la ainsi : { $form }.
error-marbles-place-seats = Une position pour { $players } joueurs indique les Pac-Man, les réserves et les billes jaunes de { $players } places, et d’aucune autre.
error-marbles-place-ghosts = Chaque fantôme doit être au départ ou sur un trou, jamais les deux sur le même trou ; indique d’abord celui de l’emplacement le plus bas.
error-marbles-place-marbles = Il faut 72 billes blanches, sur les trous simples et dans les réserves, et 4 jaunes, sur les anneaux, gardées ou à rendre ; aucune sous un Pac-Man.
error-marbles-place-pieces = Chaque Pac-Man doit être seul sur un trou ou à la maison, et pas sur un fantôme.
error-marbles-place-dice = Il peut rester jusqu’à deux dés de 1 à 6, le plus petit d’abord ; le dernier appartient à un pion.
error-marbles-place-taken = Les tours ne sont comptés que jusqu’à l’option max_turns.
error-marbles-place-over = Il n’y a plus de bille blanche, donc il ne peut pas rester de dé à jouer.
error-marbles-place-stuck = Aucun pion ne peut bouger avec ces dés, donc le tour serait fini.
error-marbles-place-owed = Une bille jaune est à rendre et un anneau est vide : elle y serait déjà.
error-marbles-place-todo = Il n’y a pas de telle décision à prendre ici.
error-marbles-place-rolls = On ne lance pour savoir qui commence que dans la position de départ, une place après l’autre.

error-marbles-board-field = Un plateau a besoin de « { $field } », sous forme de texte.
error-marbles-board-extra = Un plateau n’a pas de champ « { $field } ».
error-marbles-board-waives = Un plateau ne peut renoncer qu’à { $known }, pas à « { $field } ».
error-marbles-board-game = Ce plateau est pour « { $field } », pas pour le jeu de billes.
error-marbles-board-c1 = C1 : un plateau a besoin de 72 trous simples et de 4 trous à anneau ; celui-ci en a { $plain } et { $ringed }.
error-marbles-board-c3 = C3 : un plateau a besoin d’une seule maison { $mark } ; celui-ci en a { $count }.
error-marbles-board-c4 = C4 : la maison { $place } doit être sur un chemin entre deux trous ou plus, et à côté de rien d’autre.
error-marbles-board-c6 = C6, C12 : un fantôme doit pouvoir atteindre { $place } sans passer par les maisons ni les passages.
error-marbles-board-c7 = C7 : le départ des fantômes, un seul bloc de =, doit être au milieu du plateau.
error-marbles-board-c8 = C8 : le départ des fantômes a besoin d’au moins deux sorties, toutes vers des trous ; celui-ci en a { $count }.
error-marbles-board-c10 = C10 : un plateau a besoin d’au moins trois passages ; celui-ci en a { $count }.
error-marbles-board-c11 = C11 : le passage en { $place } doit être au bord, à côté d’un trou rien qu’à lui qui mène vers l’intérieur.
error-marbles-board-c14 = C14 : au départ, il n’y a pas de déplacement complet de { $count } depuis la maison { $place }.
error-marbles-board-c19 = C19 : le plateau doit être le même vu de chaque maison, tourné ou en miroir.
error-marbles-board-c21 = C21 : chaque trou a besoin de deux trous voisins, et les trous de 2,6 chemins en moyenne ({ $place }).
error-marbles-board-openings = Sur un serveur, un plateau peut avoir au plus { $most } passages ; celui-ci en a { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Décide d’abord ce que tu fais de la bille sous le fantôme.
    [ring] Remets d’abord la bille jaune sur un anneau.
    [reward] Choisis d’abord à qui tu prends des billes.
   *[pay] Choisis d’abord avec quelles billes tu paies.
}
marbles-refuse-not-asked = Tu n’as pas à décider ça maintenant.
marbles-refuse-not-a-ring = Il n’y a pas d’anneau orange à cet endroit.
marbles-refuse-ring-occupied = Cet anneau n’est pas vide : il y a une bille ou un pion dessus.
marbles-refuse-not-oneself = Prends ta récompense à un autre joueur, pas à toi.
marbles-refuse-nothing-to-take = La place { $seat } n’a pas de billes à prendre.
marbles-refuse-nothing-to-take-named = rien à prendre, la réserve est vide.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Tu ne peux pas payer avec { $yellow } bille jaune ici.
   *[other] Tu ne peux pas payer avec { $yellow } billes jaunes ici.
}
marbles-refuse-no-pass = Un pion qui peut bouger doit bouger. Tu peux seulement choisir de ne pas gober un fantôme.
marbles-refuse-pac-has-moved = Pac-Man a déjà bougé ; l’autre dé est pour un fantôme.
marbles-refuse-ghost-has-moved = Un fantôme a déjà bougé ; l’autre dé est pour Pac-Man.
marbles-refuse-no-such-die = Aucun dé ne montre { $die } ; reste à jouer : { $dice }.
marbles-refuse-start-closed = Personne ne peut aller sur le départ des fantômes.
marbles-refuse-say-which-way = Pac-Man peut y aller avec le { $die } : choisis ce dé, puis le chemin.
marbles-refuse-say-which-die = Ce fantôme peut y aller avec le { $die } : choisis ce dé.
marbles-refuse-other-marbles = Pac-Man peut y aller, mais aucun chemin ne gobe exactement ces billes : il gobe toutes celles qu’il croise.
marbles-refuse-occupied = Un autre Pac-Man est déjà là.
marbles-refuse-occupied-named = la place est déjà prise !
marbles-refuse-no-privilege = Un fantôme est à cet endroit, et il te faut une bille jaune pour le gober.
marbles-refuse-home-closed = Pac-Man peut traverser cette maison, mais pas s’y arrêter.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] Un fantôme barre le chemin.
       *[other] Les deux fantômes barrent le chemin.
    }
   *[pieces] { $count ->
        [one] Un autre Pac-Man barre le chemin.
       *[other] D’autres pions barrent le chemin.
    }
}
marbles-refuse-blocked-named = on ne saute pas par-dessus un Pac-Man.
marbles-refuse-no-turning-back = Pac-Man devrait faire demi-tour en chemin, et il ne peut pas.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Trop près : tu as fait { $die }, et il faut avancer d’exactement { $die } pas.
       *[other] Trop près : tu as fait { $die }, et il faut avancer d’exactement { $die } pas.
    }
   *[other] Trop près : tu as fait { $other } et { $die }, et il faut avancer d’exactement autant de pas.
}
marbles-refuse-go-on = Aucun fantôme ne peut faire un déplacement complet, alors l’un d’eux va aussi loin que possible. Il ne peut pas encore s’arrêter là.
marbles-refuse-too-far = { $other ->
    [0] Trop loin : tu as fait { $die }.
   *[other] Trop loin : tu as fait { $other } et { $die }.
}
marbles-refuse-no-ghost = Il n’y a pas de fantôme à cet endroit. Choisis d’abord un fantôme.
marbles-refuse-pac-must-move = Pac-Man ne pourrait alors plus bouger. Choisis un autre déplacement.
marbles-refuse-ghost-no-home = Les fantômes ne peuvent pas entrer dans une maison.
marbles-refuse-ghost-on-ghost = L’autre fantôme est déjà là.
marbles-refuse-pac-in-the-way = Un Pac-Man est en chemin, et un fantôme qui en rencontre un s’arrête là.
marbles-refuse-pac-in-the-way-named = un fantôme ne dépasse pas un Pac-Man, il s’arrête là.
marbles-refuse-ghost-in-the-way = L’autre fantôme barre le chemin.
marbles-refuse-ghost-no-turning = Le fantôme devrait faire demi-tour en chemin (règle maison : les fantômes ne font pas demi-tour).
marbles-refuse-ghost-no-tunnel = Le fantôme devrait sortir du plateau, et les fantômes ne peuvent pas.

marbles-event-rolled = La place { $seat } a fait { $low } et { $high }.
marbles-event-roll-tied = Les places { $seats } ont fait { $total } chacune et relancent.
marbles-event-begins = La place { $seat } commence avec { $total }.
marbles-event-stepped = Place { $seat } : Pac-Man va de { $origin } à { $to }.
marbles-event-crossed = Place { $seat } : Pac-Man est sorti du plateau en { $origin } et revenu en { $to }.
marbles-event-gobbled = La place { $seat } a gobé la bille { $colour ->
    [white] blanche
    [yellow] jaune
   *[other] { $colour }
} en { $at } ; dans la réserve : { $tray }, sur le plateau : { $left }.
marbles-event-ghost-gobbled = La place { $seat } a gobé le fantôme en { $at }, qui est retourné en { $to }.
marbles-event-left-under = La place { $seat } a laissé la bille en { $at }.
marbles-event-prowled = La place { $seat } a déplacé un fantôme de { $origin } à { $to }.
marbles-event-captured = Le fantôme de la place { $seat } a attrapé la place { $whom } en { $at } et l’a renvoyée à la maison en { $home }.
marbles-event-paid = { $rule ->
    [house] La place { $seat } a payé la place { $to } : { $white } blanches, { $yellow } jaunes (règle maison : on garde les billes jaunes).
   *[book] La place { $seat } a payé la place { $to } : { $white } blanches, { $yellow } jaunes.
}
marbles-event-privilege-lost = { $count ->
    [one] La place { $seat } a perdu { $count } bille jaune.
   *[other] La place { $seat } a perdu { $count } billes jaunes.
}
marbles-event-returned = La place { $seat } a remis une bille jaune en { $at }.
marbles-event-waits = Aucun anneau n’est vide : la place { $seat } garde la bille jaune utilisée en attendant.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Place { $seat } : pas de déplacement complet pour Pac-Man avec le dé restant, il ne bouge pas (règle maison : on peut choisir ça).
       *[book] Place { $seat } : pas de déplacement complet pour Pac-Man, il ne bouge pas.
    }
    [ghost] Place { $seat } : pas de déplacement complet pour un fantôme.
    [both] La place { $seat } n’a pu bouger ni Pac-Man ni un fantôme.
   *[other] Place { $seat } : { $piece }
}
marbles-event-stayed = La place { $seat } n’a pas gobé le fantôme et n’a pas bougé.
marbles-event-cleared = La dernière bille blanche est partie. Billes blanches par place : { $trays }. Places gagnantes : { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] La limite de { $turns } tour est atteinte.
   *[other] La limite de { $turns } tours est atteinte.
} Billes blanches par place : { $trays }. Places gagnantes : { $winners }.

marbles_cleared = Il n’y a plus de billes blanches ; qui en a le plus gagne la partie.

# On the page.
marbles-name = Les billes
marbles-about = Gobe le plus de billes, et lance les fantômes, qui sont à tout le monde, aux trousses de tes rivaux.
marbles-step-1 = Lance deux dés : l’un fait avancer ton Pac-Man, l’autre un fantôme.
marbles-step-2 = Pac-Man gobe toutes les billes sur son chemin. Qui en a le plus gagne.
marbles-step-3 = Attrape un rival avec un fantôme, et il te donne deux billes.
marbles-guide-chance = Bienvenue ! Gobe plus de billes blanches que les autres.
marbles-guide-turn = Un dé fait avancer ton Pac-Man, l’autre un fantôme. Touche un endroit pour voir le chemin, puis « Y aller ».
marbles-todo = Touche un endroit qui brille.
marbles-todo-chance = Touche les dés pour les lancer.
marbles-doing-chance = { $who ->
    [you] : tu lances les dés…
   *[somebody] lance les dés…
}
marbles-todo-begin = Lance les dés pour savoir qui commence : le plus grand total commence.
marbles-todo-begin-again = Égalité : relance pour savoir qui commence.
marbles-solid = Il n’y a rien ici. Touche un endroit qui brille.
marbles-harm = Ça renvoie ton propre Pac-Man à la maison.
marbles-setup-random = Coins de départ au hasard
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Choisis où va Pac-Man. Ou touche l’autre dé ou un fantôme.
       *[ghost] Choisis où va un fantôme. Ou touche l’autre dé ou Pac-Man.
    }
   *[second] { $piece ->
        [pac] Choisis où va Pac-Man.
       *[ghost] { $origins ->
            [one] Choisis où va le fantôme.
           *[other] Choisis où va un fantôme. Touche un fantôme pour ne voir que ses déplacements.
        }
    }
}
marbles-todo-go = Touche encore le même endroit pour y aller, ou touches-en un autre.
marbles-todo-way = Il y a plusieurs chemins. Choisis-en un, puis touche « Y aller ».
marbles-todo-task = { $kind ->
    [under] Il y a une bille sous le fantôme. Tu la prends ?
    [ring] Remets la bille jaune utilisée : touche un anneau vide.
    [reward] Ta récompense : à qui prends-tu des billes ?
   *[pay] Avec quelles billes paies-tu ?
}
marbles-roll = Lancer les dés
marbles-rolling = Les dés roulent…
marbles-dice = Dés
marbles-die = { $piece ->
    [pac] { $face }, pour Pac-Man
    [ghost] { $face }, pour un fantôme
   *[none] { $face }
}
marbles-die-played = joué
marbles-movers = Quel pion bouge
marbles-move-pac = Bouger Pac-Man
marbles-move-ghost = Bouger un fantôme
marbles-answers = Tes choix
marbles-pay = Blanches : { $white }, jaunes : { $yellow }
marbles-take = La prendre
marbles-leave = La laisser
marbles-stay = Rester, ne pas gober
marbles-ways = Chemins possibles
marbles-way = Chemin { $n } : { $white } blanches, { $yellow } jaunes
marbles-go = Y aller
marbles-tray = Billes blanches : { $white }. Billes jaunes, un fantôme chacune : { $held }. Billes jaunes à rendre : { $owed }.
marbles-left = { $count ->
    [one] encore { $count } bille
   *[other] encore { $count } billes
}
marbles-held-is = Bille jaune : elle te permet de gober un fantôme
marbles-owed-is = Une bille jaune qui retourne sur le plateau dès qu’un anneau est vide
marbles-show-ways = Danger
marbles-grid = Plateau. Les flèches parcourent les trous, N passe à l’endroit suivant que tu peux choisir, Entrée y va. P Pac-Man, G fantôme, D autre dé, W autre chemin, R lancer.
marbles-cell-home = maison : { $name }
marbles-cell-no-home = maison inutilisée
marbles-cell-start = départ des fantômes
marbles-cell-ring = anneau orange
marbles-cell-opening = passage
marbles-cell-pac = Pac-Man : { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] un fantôme
   *[other] { $ghosts } fantômes
}
marbles-cell-white = bille blanche
marbles-cell-yellow = bille jaune
marbles-cell-spot = tu peux choisir ici
marbles-cell-end = { $ways ->
    [one] tu peux aller ici, billes : { $marbles }
   *[other] tu peux aller ici par { $ways } chemins, billes : { $marbles }
}
marbles-cell-range = { $least } à { $most }
marbles-cell-end-ghost = { $ways ->
    [one] un fantôme peut aller ici
   *[other] chacun des deux fantômes peut aller ici
}
marbles-cell-end-harm = un fantôme peut aller ici, mais ça renverrait ton propre Pac-Man à la maison
marbles-option-layout = Plateau
marbles-option-layout-corners = Quatre coins
marbles-option-layout-corners-about = Notre propre plateau : une maison dans chaque coin, quatre passages, pas d’impasse.
marbles-option-layout-trees = Arbres
marbles-option-layout-trees-about = Notre propre plateau, avec des impasses comme les branches d’un arbre.
marbles-option-unused-home = Maisons inutilisées
marbles-option-unused-home-closed_to_stop = on peut les traverser
marbles-option-unused-home-free = on peut s’y arrêter
marbles-option-must-move-if-possible = On ne peut pas bloquer son propre Pac-Man avec un fantôme
marbles-option-home-counts = Une maison sur le chemin compte pour un pas
marbles-option-ghost-may-reverse = Les fantômes peuvent faire demi-tour en chemin
marbles-option-ghost-partial = Si aucun fantôme ne peut faire un déplacement complet, l’un va aussi loin que possible
marbles-option-pay-with-yellow = Payer avec des billes jaunes
marbles-option-pay-with-yellow-false = jamais
marbles-option-pay-with-yellow-victim_choice = au choix de qui paie
marbles-option-lose-privilege-when-hit = Si un fantôme t’attrape, tu perds tes billes jaunes
marbles-option-marble-under-ghost = Une bille sous un fantôme gobé
marbles-option-marble-under-ghost-auto = est gobée aussi
marbles-option-marble-under-ghost-ask = peut être laissée
marbles-option-privilege-stacks = Chaque bille jaune permet de gober un fantôme
marbles-option-same-move-gobble = Les billes jaunes servent tout de suite
marbles-option-gobble-ends-turn = Gober un fantôme finit ton tour
marbles-option-end-timing = La dernière bille blanche finit la partie
marbles-option-end-timing-at_once = tout de suite
marbles-option-end-timing-after_move = après ce déplacement
marbles-option-end-timing-after_turn = après ce tour
marbles-option-max-turns = Limite de tours

# What somebody does, after their name: “Ada rolled 2 and 5.”
marbles-short-rolled = { $low } et { $high } aux dés.
marbles-short-roll-tied = Égalité à { $total }. À relancer : { $seats }.
marbles-short-begins = premier tour avec { $total }.
marbles-short-stepped = Pac-Man en { $to }.
marbles-short-crossed = sortie en { $origin } et retour en { $to }.
marbles-short-gobbled = bille { $colour ->
    [white] blanche
   *[yellow] jaune
} gobée en { $at } ; blanches dans la réserve : { $tray }, sur le plateau : { $left }.
marbles-short-ghost-gobbled = fantôme gobé en { $at } ! Il retourne en { $to }.
marbles-short-left-under = bille laissée en { $at }.
marbles-short-prowled = fantôme de { $origin } à { $to }.
marbles-short-captured = un fantôme attrape { $whom } en { $at }. Retour à la maison en { $home } !
marbles-short-captured-own = oups ! Pac-Man rentre de { $at } à la maison en { $home }.
marbles-short-paid = { $rule ->
    [house] paiement pour { $to }. Blanches : { $white }, jaunes : { $yellow } (règle maison : on garde les billes jaunes).
   *[book] paiement pour { $to }. Blanches : { $white }, jaunes : { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] { $count } bille jaune perdue.
   *[other] { $count } billes jaunes perdues.
}
marbles-short-returned = bille jaune remise en { $at }.
marbles-short-waits = bille jaune gardée : aucun anneau n’est vide.
marbles-short-cleared = La dernière bille blanche est partie. Billes blanches dans l’ordre du jeu : { $trays }. Gagnants : { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] La limite de { $turns } tour est atteinte.
   *[other] La limite de { $turns } tours est atteinte.
} Billes blanches dans l’ordre du jeu : { $trays }. Gagnants : { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] pas de déplacement complet pour Pac-Man avec le dé restant (règle maison : on peut choisir ça).
       *[book] pas de déplacement complet pour Pac-Man.
    }
    [ghost] pas de déplacement complet pour un fantôme.
   *[both] ni Pac-Man ni les fantômes ne peuvent bouger.
}
marbles-short-stayed = fantôme pas gobé, on reste sur place.

# In the log, beside the piece of whoever does it; short.
marbles-note-rolled = fait { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] { $count } bille
   *[other] { $count } billes
}
marbles-note-captured = attrapé !
marbles-note-captured-own = son Pac-Man rentre
marbles-note-ghost = gobe un fantôme
marbles-note-pays = paie { $count }
marbles-note-gets = reçoit { $count }
marbles-note-returned = remise en { $at }
marbles-note-stays = reste

## What the coach would do
marbles-advice-go = Amène Pac-Man en { $to }.
marbles-advice-prowl = Amène le fantôme de { $from } en { $to }.
marbles-advice-stay = Reste sur place.
marbles-advice-under = { $to ->
    [take] Prends la bille.
   *[other] Laisse la bille.
}
marbles-advice-ring = Mets la bille en { $to }.
marbles-advice-rob = Prends au joueur qui est en { $to }.
marbles-advice-pay = { $to ->
    [pay0] Paie avec des billes blanches.
   *[other] Paie avec des billes jaunes.
}

## Why the coach would do it
marbles-reason-own = Ça renvoie ton propre Pac-Man à la maison.
marbles-reason-captures = Tu attrapes le Pac-Man de la place { $seat }.
marbles-reason-captures-named = Pac-Man attrapé.
marbles-reason-ghost = Tu gobes un fantôme.
marbles-reason-yellow = Tu gobes une bille jaune.
marbles-reason-marbles = { $count ->
    [one] Tu gobes une bille.
   *[other] Tu gobes { $count } billes.
}
marbles-reason-danger = Là, un fantôme peut t’attraper avec { NUMBER($percent) } % des lancers.
marbles-reason-safe = Là, aucun fantôme ne peut t’attraper au prochain lancer.

# The rules, part by part; loaded when somebody opens the help.
marbles-help-aim-title = Le but du jeu
marbles-help-aim = Qui a le plus de billes blanches gagne la partie ; en cas d’égalité, ces joueurs gagnent ensemble. La partie finit dès que la dernière bille blanche quitte le plateau, ou à la limite de tours. Les billes jaunes ne comptent pas.
marbles-help-start-title = Qui commence
marbles-help-start = Chacun lance les dés une fois, et le plus grand total commence ; en cas d’égalité, ces joueurs relancent. Chaque Pac-Man part de sa maison, les deux fantômes du milieu.
marbles-help-turn-title = Ton tour
marbles-help-turn = Lance les deux dés. L’un fait avancer ton Pac-Man, l’autre un des fantômes. Tu décides lequel est pour qui, et qui bouge en premier. Un double n’a rien de spécial.
marbles-help-must-title = Bouger est obligatoire
marbles-help-must = Un pion qui peut bouger doit bouger ; un pion qui ne peut pas utiliser son dé reste sur place. Tu choisis librement les dés et l’ordre, même si ensuite Pac-Man ne peut plus bouger. Tu n’as jamais à gober un fantôme.
marbles-help-walk-title = Le chemin de Pac-Man
marbles-help-walk = Pac-Man avance d’exactement autant de pas que le dé, ne fait jamais demi-tour et gobe toutes les billes qu’il croise. Tu peux passer deux fois par le même trou.
marbles-help-blocked-title = Chemin barré
marbles-help-blocked = Personne ne saute par-dessus un pion ni n’arrive sur un autre Pac-Man. Les fantômes te barrent aussi la route, sauf si tu as une bille jaune pour en gober un.
marbles-help-home-title = Les maisons
marbles-help-home = À la maison, personne ne peut t’attraper. Une maison sur ton chemin compte pour un pas. Tu peux finir dans ta maison, et traverser les autres, mais pas t’y arrêter.
marbles-help-openings-title = Les passages
marbles-help-openings = Les flèches blanches sont des passages : sors par l’un et rentre par n’importe quel autre. La traversée ne coûte aucun pas. On ne peut ni s’arrêter dehors ni revenir par le même ; un pion juste derrière un passage le ferme.
marbles-help-ghosts-title = Les fantômes
marbles-help-ghosts = Les deux fantômes sont à tout le monde. Un fantôme avance d’exactement autant de pas que son dé, sans demi-tour. Il laisse les billes où elles sont, n’entre ni dans les maisons ni dans les passages, ne dépasse pas l’autre fantôme et ne retourne jamais au milieu.
marbles-help-catch-title = Attraper
marbles-help-catch = Un fantôme qui rencontre un Pac-Man s’arrête là, même s’il lui reste des pas. Ce Pac-Man rentre à la maison, et son joueur paie deux billes blanches, ou ce qu’il a, au joueur qui a déplacé le fantôme.
marbles-help-own-title = Ton propre Pac-Man
marbles-help-own = Un fantôme peut même arriver sur ton propre Pac-Man : il rentre à la maison et personne ne paie. Un tel déplacement porte un signe d’alerte, et on te demande d’abord.
marbles-help-yellow-title = Billes jaunes
marbles-help-yellow = Chaque bille jaune que tu as te permet de gober un fantôme, même dans le déplacement où tu l’as prise. Tant que tu peux, les fantômes sont pâles. Tu gardes tes billes jaunes quand on t’attrape.
marbles-help-gobble-title = Gober un fantôme
marbles-help-gobble = Va sur un fantôme, en autant de pas que tu veux jusqu’au nombre du dé : ton déplacement finit là. Le fantôme retourne au milieu, tu prends la bille qui est dessous, et deux billes blanches à un joueur de ton choix. Puis on joue l’autre dé.
marbles-help-rings-title = Retour sur un anneau
marbles-help-rings = La bille jaune utilisée retourne sur un anneau orange vide de ton choix. Si aucun n’est vide, elle attend. Ensuite, n’importe qui peut la reprendre.
marbles-help-touch-title = À l’écran
marbles-help-touch = Touche un rond pour voir le chemin, et touche-le encore pour y aller. Les grands ronds rapportent le plus ; un rond double veut dire qu’il y a plusieurs chemins : choisis-en un sous le plateau. Touche un dé pour l’utiliser avec le pion choisi ; touche Pac-Man ou un fantôme pour le choisir. Les ronds des fantômes sont en pointillés. « Danger » montre le risque que court chaque Pac-Man d’être attrapé par un fantôme.

# The story of a turn: what was done, after a name and joined to a list.
marbles-deed-rolled = { $low } et { $high } aux dés
marbles-deed-begins = premier tour gagné
marbles-deed-walked = { $detail ->
    [squares] Pac-Man va en { $to }
   *[plain] Pac-Man avance
}
marbles-deed-ate = { $count ->
    [one] { $count } bille gobée
   *[other] { $count } billes gobées
}
marbles-deed-yellow = { $count ->
    [one] une bille jaune (pour gober un fantôme)
   *[other] { $count } billes jaunes (pour gober des fantômes)
}
marbles-deed-prowled = { $detail ->
    [squares] un fantôme va de { $origin } à { $to }
   *[plain] un fantôme bouge
}
marbles-deed-gobbled-ghost = un fantôme gobé
marbles-deed-captured = { $you ->
    [you] ton Pac-Man rentre à la maison
   *[other] retour à la maison pour { $whom }
}
marbles-deed-captured-own = { $own ->
    [you] ton propre Pac-Man rentre à la maison
   *[other] son propre Pac-Man rentre à la maison
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] { $count } bille prise chez toi
       *[other] { $count } billes prises chez toi
    }
   *[other] { $count ->
        [one] { $count } bille prise chez { $whom }
       *[other] { $count } billes prises chez { $whom }
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] { $count } bille pour toi
       *[other] { $count } billes pour toi
    }
   *[other] { $count ->
        [one] { $count } bille payée à { $whom }
       *[other] { $count } billes payées à { $whom }
    }
}
marbles-deed-lost = { $count ->
    [one] une bille jaune perdue
   *[other] { $count } billes jaunes perdues
}
marbles-deed-returned = { $detail ->
    [squares] bille jaune remise en { $at }
   *[plain] bille jaune remise en place
}
marbles-deed-stood = { $piece ->
    [pac] Pac-Man ne peut pas bouger
    [ghost] aucun fantôme ne peut bouger
   *[both] personne ne peut bouger
}
marbles-deed-cleared = plus une seule bille blanche
marbles-deed-stayed = on reste sur place
marbles-deed-waits = bille jaune encore à rendre (!)

# What happened to the reader, shown large beside the board; $name is who did it.
marbles-befalls-captured = { $name } te renvoie à la maison !
marbles-befalls-captured-own = Tu as renvoyé ton propre Pac-Man à la maison !
marbles-befalls-paid = { $count ->
    [one] { $name } te prend { $count } bille !
   *[other] { $name } te prend { $count } billes !
}
marbles-befalls-lost = { $count ->
    [one] Tu as perdu ta bille jaune !
   *[other] Tu as perdu tes { $count } billes jaunes !
}
marbles-score = { $count ->
    [one] { $count } bille
   *[other] { $count } billes
}
