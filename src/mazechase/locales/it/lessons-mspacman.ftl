mspacman-lesson-first-turn = Il tuo primo turno
mspacman-lesson-first-turn-1 = Sei Ms. Pac-Man, e vuoi svuotare la tua zona dai puntini. Tocca la ruota.
mspacman-lesson-first-turn-2 = Tre passi! Mangia ogni puntino quando ne lascia la casella. Tocca la casella segnata, poi «Vai».
mspacman-lesson-first-turn-2-hint = Anche quelli sono tre passi, ma vai dove indica la mano.
mspacman-lesson-first-turn-done = Tre puntini in meno! Poi il fantasma ha tirato il suo dado e ti è corso dietro. Vince il primo giocatore con la zona senza puntini.

mspacman-lesson-power = Il super puntino
mspacman-lesson-power-1 = C’è un fantasma forte qui vicino. Gira la ruota: il puntino grosso accanto a te ti aiuterà.
mspacman-lesson-power-2 = Quando lasci il super puntino, tutti i fantasmi diventano deboli. Passaci sopra e poi attraverso il fantasma: tocca la casella segnata, poi «Vai».
mspacman-lesson-power-2-hint = Perderesti l’occasione! Passa sul puntino grosso e attraverso il fantasma.
mspacman-lesson-power-3 = L’hai preso, e così giri di nuovo la ruota!
mspacman-lesson-power-4 = Ancora due passi, e altri due puntini.
mspacman-lesson-power-done = Un fantasma debole che prendi torna nella tana. Ma non aspettare troppo: i fantasmi tornano forti.

mspacman-lesson-exits = Via dalle uscite
mspacman-lesson-exits-1 = Hai un fantasma forte alle spalle! Gira la ruota.
mspacman-lesson-exits-2 = Con un passo si va da un’uscita sul bordo a qualsiasi altra. Tocca la casella segnata, lontano da qui, poi «Vai».
mspacman-lesson-exits-2-hint = Lì il fantasma potrebbe raggiungerti. Scappa dall’uscita.
mspacman-lesson-exits-done = Via in tre passi! Anche i fantasmi possono usare le uscite, quindi tienili d’occhio.

mspacman-lesson-ghost = Gioca con un fantasma
mspacman-lesson-ghost-1 = Ora sei un fantasma: prendi Ms. Pac-Man, e poi la giochi tu. Tira il dado.
mspacman-lesson-ghost-2 = Lei è a due passi, e tu ne hai tre: bastano! Toccala, poi «Vai».
mspacman-lesson-ghost-2-hint = Puoi raggiungerla! Tocca Ms. Pac-Man.
mspacman-lesson-ghost-3 = Presa! Ora sei Ms. Pac-Man. Mettila su un cerchio bianco nella tua zona: tocca quello segnato, poi «Vai».
mspacman-lesson-ghost-3-hint = Quel cerchio è libero, ma comincia nella tua zona, dove sono i tuoi puntini.
mspacman-lesson-ghost-done = Chi la prende la gioca subito dopo. Così possono mangiare tutti.

mspacman-lesson-win = L’ultimo puntino
mspacman-lesson-win-1 = Nella tua zona resta un solo puntino. Gira la ruota!
mspacman-lesson-win-2 = Passaci sopra: si mangia quando lasci la sua casella. Tocca la casella segnata, poi «Vai».
mspacman-lesson-win-2-hint = Devi andare sul puntino e poi via. Tocca la casella segnata.
mspacman-lesson-win-done = La tua zona è vuota, e hai vinto! Vale anche se il tuo ultimo puntino lo mangia qualcun altro.
