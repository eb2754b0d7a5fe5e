cards-lesson-first-turn = Ton premier tour
cards-lesson-first-turn-1 = Tu gagnes des points. Touche « Piocher » pour prendre une carte.
cards-lesson-first-turn-1-hint = Tu n’as pas encore de points, alors ne t’arrête pas. Touche « Piocher ».
cards-lesson-first-turn-2 = Une cerise, 2 points ! Tu peux prendre jusqu’à trois cartes par tour. Pioche encore.
cards-lesson-first-turn-3 = Une pastille vaut 1 point. Trois fantômes te mettraient hors jeu, alors ne soyons pas trop gourmands : touche « Finir le tour ».
cards-lesson-first-turn-3-hint = C’est permis, mais restons prudents pour l’instant. Touche « Finir le tour ».
cards-lesson-first-turn-done = Voilà un tour : pioche une à trois cartes, puis finis-le. Qui a le plus de points à la fin gagne.

cards-lesson-stop = S’arrêter à temps
cards-lesson-stop-1 = Deux fantômes ! Encore un et tu es hors jeu, sans tes points. Garde-les : touche « Stop », puis confirme.
cards-lesson-stop-1-hint = Trop risqué : un fantôme de plus te mettrait hors jeu. Touche « Stop ».
cards-lesson-stop-done = Tu as gardé tes points, et ton rival a pioché un troisième fantôme : hors jeu. Tu as gagné !

cards-lesson-give = Pouvoir : Cadeau
cards-lesson-give-1 = Tu as deux fantômes. Un peu de courage, pioche : c’est peut-être un pouvoir.
cards-lesson-give-2 = Cadeau ! Débarrasse-toi d’un fantôme : touche le fantôme marqué, puis le joueur qui le reçoit.
cards-lesson-give-done = Un fantôme de moins pour toi, un de plus pour l’autre ! Si c’est son troisième, il est hors jeu.

cards-lesson-swap = Pouvoir : Échange
cards-lesson-swap-1 = Une seule pastille et deux fantômes : mauvaise main. Pioche une carte.
cards-lesson-swap-2 = Échange ! Deux joueurs échangent leurs mains. Choisis-toi, puis le joueur marqué.
cards-lesson-swap-2-hint = Tu garderais tes fantômes. Choisis-toi, puis le joueur marqué.
cards-lesson-swap-done = Belle prise, 12 points ! Tes fantômes sont chez l’autre. Tu peux même échanger les mains de deux autres joueurs.

cards-lesson-skip = Pouvoir : Passe-tour
cards-lesson-skip-1 = Pioche une carte.
cards-lesson-skip-2 = Passe-tour ! Quelqu’un passe un tour. Touche le joueur marqué.
cards-lesson-skip-3 = Touche maintenant « Finir le tour », et regarde qui joue ensuite.
cards-lesson-skip-done = Ce joueur n’a pas joué. Fais passer son tour à celui qui en a le plus besoin.

cards-lesson-dictate = Pouvoir : Ordre
cards-lesson-dictate-1 = Voici le niveau 2, avec d’autres pouvoirs. Pioche une carte.
cards-lesson-dictate-2 = Ordre ! Dis combien de cartes quelqu’un doit piocher. Touche le joueur marqué, puis +3.
cards-lesson-dictate-2-hint = Bonne idée aussi, mais rendons ça dangereux : le joueur marqué, et +3.
cards-lesson-dictate-3 = Trois cartes, et pas moyen d’y échapper. Touche « Finir le tour » et regarde.
cards-lesson-dictate-done = Deux fantômes de plus, avec celui de sa main : hors jeu ! Vise les joueurs qui ont déjà des fantômes.

cards-lesson-all-draw = Pouvoir : Tous piochent
cards-lesson-all-draw-1 = Pioche une carte.
cards-lesson-all-draw-2 = Tous piochent ! Tout le monde prend une carte, et tu commences : touche la pioche.
cards-lesson-all-draw-done = Chacun a eu une carte, des fantômes aussi. C’est dangereux quand on a déjà deux fantômes.

cards-lesson-pass-left = Pouvoir : À gauche
cards-lesson-pass-left-1 = Tu as un fantôme. Pioche une carte.
cards-lesson-pass-left-2 = À gauche ! Chacun passe une carte au joueur à sa gauche, tous en même temps. Touche ton fantôme.
cards-lesson-pass-left-2-hint = C’est possible, mais tu garderais le fantôme. Touche le fantôme.
cards-lesson-pass-left-done = Ton fantôme est parti, et tu as reçu une carte de l’autre côté. Tu connais maintenant tous les pouvoirs !
