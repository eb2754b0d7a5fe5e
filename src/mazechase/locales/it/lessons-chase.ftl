chase-lesson-first-turn = Il tuo primo turno
chase-lesson-first-turn-1 = Sei Pac-Man. A ogni turno fai due caselle, e vuoi le quattro palline energia. Tocca la pallina a due caselle da te.
chase-lesson-first-turn-1-hint = C’è una pallina vicina! Toccala.
chase-lesson-first-turn-2 = Gnam! Una pallina ti dà fino a tre passi in più. Ora non ti servono: tocca «Finisci qui».
chase-lesson-first-turn-2-hint = Puoi andare avanti, ma fermiamoci qui. Tocca «Finisci qui».
chase-lesson-first-turn-done = Ora ogni fantasma ha fatto una casella. Mangia le quattro palline prima che ti prendano tre volte, e hai vinto.

chase-lesson-boost = Mangia un fantasma
chase-lesson-boost-1 = Dietro quella pallina c’è un fantasma in agguato. Prima mangia la pallina.
chase-lesson-boost-2 = Ora hai la forza! Per tre passi puoi mangiare fantasmi. Tocca il fantasma.
chase-lesson-boost-3 = Gnam! È fuori finché non perdi una vita. Tocca «Finisci qui».
chase-lesson-boost-done = La forza di una pallina dura solo fino alla fine di quella mossa. Poi i fantasmi ti sbarrano di nuovo la strada.

chase-lesson-hide = Fuori vista
chase-lesson-hide-1 = I fantasmi guardano lungo la loro riga e la loro colonna. Chi ti vede corre due caselle. Nasconditi tra i recinti: tocca la casella segnata.
chase-lesson-hide-1-hint = Lì un fantasma potrebbe vederti. Nasconditi tra i recinti, sulla casella segnata.
chase-lesson-hide-done = Nessuno poteva vederti, quindi ogni fantasma ha fatto solo una casella. I recinti sono tuoi amici!

chase-lesson-ghosts = Gioca con i fantasmi
chase-lesson-ghosts-1 = Ora sei tutti e quattro i fantasmi. Si muovono a turno, di una casella. Porta Blinky più vicino a Pac-Man: tocca la casella segnata.
chase-lesson-ghosts-1-hint = I fantasmi cacciano insieme: avvicinati a Pac-Man. Tocca la casella segnata.
chase-lesson-ghosts-2 = Ora tocca a Inky. Avvicinati.
chase-lesson-ghosts-3 = Pinky non può attraversare il recinto. Giragli intorno.
chase-lesson-ghosts-4 = Clyde è l’ultimo. Chiudi il cerchio!
chase-lesson-ghosts-done = Poi si muove di nuovo Pac-Man. I fantasmi vincono se lo prendono tre volte, quindi circondalo.

chase-lesson-frenzy = Vedi e prendi
chase-lesson-frenzy-1 = Blinky guarda lungo la colonna e vede Pac-Man! Un fantasma che lo vede corre due caselle in linea retta. Tocca la casella segnata.
chase-lesson-frenzy-2 = Anche Inky lo vede, lungo la riga. Corri due caselle e prendilo!
chase-lesson-frenzy-2-hint = Dalla parte sbagliata! Corri dritto su Pac-Man.
chase-lesson-frenzy-done = Preso! Pac-Man perde una vita, e tutti tornano alla partenza. I recinti coprono la vista.
