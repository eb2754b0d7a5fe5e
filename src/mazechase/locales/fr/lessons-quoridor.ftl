quoridor-lesson-first-turn = Ton premier tour
quoridor-lesson-first-turn-1 = Tu es Pac-Man, et tu veux atteindre le bord d’en face. Touche la case devant toi.
quoridor-lesson-first-turn-1-hint = C’est permis, mais le but est tout droit. Touche la case devant toi.
quoridor-lesson-first-turn-2 = Voilà un tour ! Ton rival a joué le sien aussi. Continue : encore un pas.
quoridor-lesson-first-turn-3 = Plus qu’un pas. Touche la dernière case et gagne.
quoridor-lesson-first-turn-done = Tu as gagné ! Le premier qui atteint son bord d’en face gagne la partie.

quoridor-lesson-fence = Poser une barrière
quoridor-lesson-fence-1 = Ton rival est à un pas de gagner ! Au lieu d’avancer, pose une barrière : touche l’espace marqué, puis « La poser ».
quoridor-lesson-fence-1-hint = Ton rival gagnerait maintenant. Pose la barrière dans l’espace marqué.
quoridor-lesson-fence-2 = Ton rival doit maintenant faire le tour. Allonge son détour : ajoute une barrière juste à côté de la première.
quoridor-lesson-fence-done = Bien bloqué ! Une barrière couvre deux cases et reste en place. Tu en as dix dans une partie à deux.

quoridor-lesson-jump = Sauter par-dessus
quoridor-lesson-jump-1 = Quelqu’un est juste devant toi. Tu peux sauter par-dessus : touche la case derrière lui.
quoridor-lesson-jump-1-hint = Pas besoin de faire le tour. Touche la case derrière ton rival.
quoridor-lesson-jump-done = Deux cases en un tour ! Un face-à-face profite à celui qui joue ensuite.

quoridor-lesson-jump-aside = Sauter sur le côté
quoridor-lesson-jump-aside-1 = Il y a une barrière derrière ton rival, tu ne peux donc pas sauter tout droit. Saute sur le côté : touche la case marquée.
quoridor-lesson-jump-aside-1-hint = Il y a plus rapide : saute à côté de ton rival, sur la case marquée.
quoridor-lesson-jump-aside-done = Bravo ! On ne saute sur le côté que s’il y a une barrière juste derrière l’autre pion.

quoridor-lesson-race = Gagner la course
quoridor-lesson-race-1 = Compte les pas : il t’en faut deux, à ton rival un seul. Une barrière dans l’espace marqué transforme ce seul pas en trois !
quoridor-lesson-race-1-hint = Ton rival gagnerait au prochain pas. Pose d’abord une barrière dans l’espace marqué.
quoridor-lesson-race-2 = Ton rival doit faire le tour. Maintenant, cours !
quoridor-lesson-race-3 = Encore un pas.
quoridor-lesson-race-done = Gagné d’un pas ! Compare les chemins : avance quand le tien est plus court, construis sinon. Tu ne peux jamais enfermer quelqu’un complètement.
