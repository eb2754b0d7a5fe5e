quoridor-lesson-first-turn = Il tuo primo turno
quoridor-lesson-first-turn-1 = Sei Pac-Man, e vuoi arrivare al lato opposto. Tocca la casella davanti a te.
quoridor-lesson-first-turn-1-hint = Si può, ma il traguardo è dritto davanti. Tocca la casella davanti a te.
quoridor-lesson-first-turn-2 = Questo era un turno! Anche il tuo rivale ha giocato il suo. Avanti: ancora un passo.
quoridor-lesson-first-turn-3 = Manca un passo. Tocca l’ultima casella e vinci.
quoridor-lesson-first-turn-done = Hai vinto! Chi raggiunge per primo il lato opposto vince la partita.

quoridor-lesson-fence = Metti un recinto
quoridor-lesson-fence-1 = Al tuo rivale manca un passo per vincere! Invece di muoverti, metti un recinto: tocca lo spazio segnato, poi «Mettilo».
quoridor-lesson-fence-1-hint = Il tuo rivale ora vincerebbe. Metti il recinto nello spazio segnato.
quoridor-lesson-fence-2 = Ora il tuo rivale deve girarci intorno. Allungagli il giro: aggiungi un recinto accanto al primo.
quoridor-lesson-fence-done = Bel blocco! Un recinto copre due caselle e resta lì. In una partita in due ne hai dieci.

quoridor-lesson-jump = Salta oltre
quoridor-lesson-jump-1 = Hai qualcuno proprio davanti. Puoi saltarlo: tocca la casella dietro.
quoridor-lesson-jump-1-hint = Non serve girargli intorno. Tocca la casella dietro il rivale.
quoridor-lesson-jump-done = Due caselle in un turno! Stare faccia a faccia conviene a chi muove dopo.

quoridor-lesson-jump-aside = Salta di lato
quoridor-lesson-jump-aside-1 = Dietro il tuo rivale c’è un recinto, quindi non puoi saltare dritto. Salta di lato: tocca la casella segnata.
quoridor-lesson-jump-aside-1-hint = C’è una via più rapida: salta accanto al rivale, sulla casella segnata.
quoridor-lesson-jump-aside-done = Giusto! Si salta di lato solo quando c’è un recinto subito dietro l’altra pedina.

quoridor-lesson-race = Vinci la corsa
quoridor-lesson-race-1 = Conta i passi: a te ne servono due, al rivale solo uno. Un recinto nello spazio segnato trasforma quel passo in tre!
quoridor-lesson-race-1-hint = Così il rivale vincerebbe al prossimo passo. Prima metti un recinto nello spazio segnato.
quoridor-lesson-race-2 = Il tuo rivale deve fare il giro. Ora corri!
quoridor-lesson-race-3 = Ancora un passo.
quoridor-lesson-race-done = Hai vinto per un passo! Confronta le strade: cammina quando la tua è più corta, costruisci quando non lo è. Non puoi mai chiudere dentro qualcuno del tutto.
