mspacman-lesson-first-turn = Ton premier tour
mspacman-lesson-first-turn-1 = Tu es Ms. Pac-Man, et tu veux vider ta propre zone de ses pastilles. Touche la roulette.
mspacman-lesson-first-turn-2 = Trois pas ! Elle mange chaque pastille en quittant sa case. Touche la case marquée, puis « Y aller ».
mspacman-lesson-first-turn-2-hint = Ça fait aussi trois pas, mais va là où la main te montre.
mspacman-lesson-first-turn-done = Trois pastilles de moins ! Puis le fantôme a lancé son dé et s’est mis à ta poursuite. Le premier joueur dont la zone est vide gagne.

mspacman-lesson-power = La super pastille
mspacman-lesson-power-1 = Un fantôme fort est tout près. Fais tourner la roulette : la grosse pastille à côté de toi va t’aider.
mspacman-lesson-power-2 = Quand tu quittes la super pastille, tous les fantômes deviennent faibles. Passe dessus, puis à travers le fantôme : touche la case marquée, puis « Y aller ».
mspacman-lesson-power-2-hint = Tu raterais l’occasion ! Passe sur la grosse pastille et à travers le fantôme.
mspacman-lesson-power-3 = Tu l’as attrapé, et ça te fait rejouer !
mspacman-lesson-power-4 = Encore deux pas, et deux pastilles de plus.
mspacman-lesson-power-done = Un fantôme faible que tu attrapes rentre dans son repaire. Mais n’attends pas trop : les fantômes redeviennent forts.

mspacman-lesson-exits = Filer par les sorties
mspacman-lesson-exits-1 = Un fantôme fort est juste derrière toi ! Fais tourner la roulette.
mspacman-lesson-exits-2 = D’une sortie du bord à n’importe quelle autre, il n’y a qu’un pas. Touche la case marquée, loin d’ici, puis « Y aller ».
mspacman-lesson-exits-2-hint = Le fantôme pourrait t’atteindre là. File par la sortie.
mspacman-lesson-exits-done = Loin en trois pas ! Les fantômes peuvent aussi prendre les sorties, alors méfie-toi.

mspacman-lesson-ghost = Jouer un fantôme
mspacman-lesson-ghost-1 = Maintenant, tu es un fantôme : attrape Ms. Pac-Man, et c’est toi qui la joues. Lance le dé.
mspacman-lesson-ghost-2 = Elle est à deux pas, et tu en as trois : ça suffit ! Touche-la, puis « Y aller ».
mspacman-lesson-ghost-2-hint = Elle est à ta portée ! Touche Ms. Pac-Man.
mspacman-lesson-ghost-3 = Attrapée ! Maintenant, tu es Ms. Pac-Man. Pose-la sur un rond blanc de ta propre zone : touche celui qui est marqué, puis « Y aller ».
mspacman-lesson-ghost-3-hint = Ce rond est libre, mais commence dans ta zone, là où sont tes pastilles.
mspacman-lesson-ghost-done = Qui l’attrape la joue ensuite, tout de suite. C’est comme ça que tout le monde peut manger.

mspacman-lesson-win = La dernière pastille
mspacman-lesson-win-1 = Il ne reste qu’une pastille dans ta zone. Fais tourner la roulette !
mspacman-lesson-win-2 = Passe dessus : elle est mangée quand tu quittes sa case. Touche la case marquée, puis « Y aller ».
mspacman-lesson-win-2-hint = Il faut aller sur la pastille puis en repartir. Touche la case marquée.
mspacman-lesson-win-done = Ta zone est vide, et tu gagnes ! Ça compte même si quelqu’un d’autre mange ta dernière pastille.
