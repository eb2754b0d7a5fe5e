chase-lesson-first-turn = Ton premier tour
chase-lesson-first-turn-1 = Tu es Pac-Man. Tu avances de deux cases par tour, et tu veux les quatre pac-gommes. Touche la pac-gomme à deux cases de toi.
chase-lesson-first-turn-1-hint = Il y a une pac-gomme à ta portée ! Touche-la.
chase-lesson-first-turn-2 = Miam ! Une pac-gomme te donne jusqu’à trois pas de plus. Tu n’en as pas besoin maintenant : touche « Finir ici ».
chase-lesson-first-turn-2-hint = Tu peux continuer, mais arrêtons-nous là. Touche « Finir ici ».
chase-lesson-first-turn-done = Chaque fantôme a avancé d’une case. Mange les quatre pac-gommes avant qu’ils t’attrapent trois fois, et tu gagnes.

chase-lesson-boost = Manger un fantôme
chase-lesson-boost-1 = Un fantôme guette derrière cette pac-gomme. Mange d’abord la pac-gomme.
chase-lesson-boost-2 = Te voilà en pleine force ! Pendant trois pas, tu peux manger des fantômes. Touche le fantôme.
chase-lesson-boost-3 = Gloups ! Il est hors jeu jusqu’à ce que tu perdes une vie. Touche « Finir ici ».
chase-lesson-boost-done = Une pac-gomme ne te rend fort que jusqu’à la fin de ce déplacement. Ensuite, les fantômes te barrent à nouveau la route.

chase-lesson-hide = Hors de vue
chase-lesson-hide-1 = Les fantômes regardent le long de leur ligne et de leur colonne. Celui qui te voit court sur deux cases. Cache-toi entre les barrières : touche la case marquée.
chase-lesson-hide-1-hint = Un fantôme pourrait te voir là. Cache-toi entre les barrières, sur la case marquée.
chase-lesson-hide-done = Personne ne pouvait te voir, alors chaque fantôme n’a avancé que d’une case. Les barrières sont tes amies !

chase-lesson-ghosts = Jouer les fantômes
chase-lesson-ghosts-1 = Maintenant, tu joues les quatre fantômes. Ils bougent chacun à leur tour, d’une case. Rapproche Blinky de Pac-Man : touche la case marquée.
chase-lesson-ghosts-1-hint = Les fantômes chassent ensemble : rapproche-toi de Pac-Man. Touche la case marquée.
chase-lesson-ghosts-2 = Au tour d’Inky. Rapproche-toi.
chase-lesson-ghosts-3 = Pinky ne peut pas traverser la barrière. Fais le tour.
chase-lesson-ghosts-4 = Clyde est le dernier. Referme le cercle !
chase-lesson-ghosts-done = Puis Pac-Man bouge à nouveau. Les fantômes gagnent en l’attrapant trois fois, alors encercle-le.

chase-lesson-frenzy = Voir et attraper
chase-lesson-frenzy-1 = Blinky regarde le long de la colonne et voit Pac-Man ! Un fantôme qui le voit court sur deux cases en ligne droite. Touche la case marquée.
chase-lesson-frenzy-2 = Inky le voit aussi, le long de la ligne. Cours sur deux cases et attrape-le !
chase-lesson-frenzy-2-hint = Pas par là ! Cours droit sur Pac-Man.
chase-lesson-frenzy-done = Attrapé ! Pac-Man perd une vie, et tout le monde revient au départ. Les barrières bouchent la vue.
