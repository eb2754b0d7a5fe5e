marbles-lesson-first-turn = Ton premier tour
marbles-lesson-first-turn-1 = Tu es le Pac-Man jaune et tu gobes des billes. D’abord, lance les deux dés.
marbles-lesson-first-turn-2 = Un dé est pour toi, l’autre pour un fantôme. Avance de cinq pas et gobe toutes les billes en chemin : touche l’endroit marqué, puis « Y aller ».
marbles-lesson-first-turn-2-hint = Ça marche aussi, mais cherche le plus de billes : touche l’endroit marqué.
marbles-lesson-first-turn-3 = Cinq billes ! Le 2 fait avancer un fantôme. Touche les fantômes au milieu, puis l’endroit où l’un d’eux doit aller.
marbles-lesson-first-turn-done = Voilà un tour complet : lancer, avancer, déplacer un fantôme. Qui finit avec le plus de billes blanches gagne.

marbles-lesson-ghost = Envoyer un fantôme
marbles-lesson-ghost-1 = Les fantômes ne sont à personne, alors profites-en ! Ton rival est à deux pas d’un fantôme : touche le fantôme, puis ton rival.
marbles-lesson-ghost-1-hint = D’abord le fantôme ! Touche-le, puis ton rival.
marbles-lesson-ghost-2 = Attrapé ! Ton rival rentre à la maison et te paie deux billes blanches. Avance maintenant de trois pas, jusqu’à la bille jaune.
marbles-lesson-ghost-done = Belle chasse ! Tu as maintenant une bille jaune. La prochaine leçon montre à quoi elle sert.

marbles-lesson-yellow = Gober un fantôme
marbles-lesson-yellow-1 = Une bille jaune te permet de gober un fantôme. Il y en a un à deux pas : touche-le, puis « Y aller ».
marbles-lesson-yellow-1-hint = Tu as une bille jaune : sers-t’en ! Touche le fantôme marqué.
marbles-lesson-yellow-2 = Gloups ! Le fantôme est de retour au milieu, ta bille jaune sur un anneau, et ton rival t’a payé deux billes. Déplace maintenant un fantôme avec le 2.
marbles-lesson-yellow-done = Sans bille jaune, les fantômes te barrent la route. Avec une bille jaune, ils finissent en dîner.

marbles-lesson-openings = Par les passages
marbles-lesson-openings-1 = Les flèches blanches sont des passages. Sors en bas et rentre en haut, en trois pas seulement : touche l’endroit marqué.
marbles-lesson-openings-1-hint = Ça marche, mais essayons le passage. Touche l’endroit marqué.
marbles-lesson-openings-2 = À travers tout le plateau d’un seul coup ! Maintenant le fantôme : garde-le loin de toi.
marbles-lesson-openings-done = Un passage mène à n’importe quel autre, et la traversée ne coûte aucun pas. Parfait aussi pour s’échapper.

marbles-lesson-last-marble = La dernière bille
marbles-lesson-last-marble-1 = Il ne reste qu’une bille blanche, et tu mènes d’une bille. Elle est à trois pas : touche-la.
marbles-lesson-last-marble-1-hint = Ne la laisse pas à ton rival. Touche la dernière bille.
marbles-lesson-last-marble-done = La partie finit avec la dernière bille blanche, et qui en a le plus gagne : toi ! Maintenant, tu sais tout.
