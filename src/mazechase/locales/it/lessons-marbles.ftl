marbles-lesson-first-turn = Il tuo primo turno
marbles-lesson-first-turn-1 = Sei il Pac-Man giallo e pappi biglie. Per prima cosa, tira i due dadi.
marbles-lesson-first-turn-2 = Un dado è per te, l’altro per un fantasma. Fai cinque passi e pappa tutte le biglie che incontri: tocca il punto segnato, poi «Vai».
marbles-lesson-first-turn-2-hint = Va bene anche così, ma cerca più biglie: tocca il punto segnato.
marbles-lesson-first-turn-3 = Cinque biglie! Il 2 muove un fantasma. Tocca i fantasmi al centro, poi dove deve andare uno di loro.
marbles-lesson-first-turn-done = Un turno intero è così: tiri, ti muovi, muovi un fantasma. Vince chi alla fine ha più biglie bianche.

marbles-lesson-ghost = Manda un fantasma
marbles-lesson-ghost-1 = I fantasmi non sono di nessuno, quindi usali! Il tuo rivale è a due passi da un fantasma: tocca il fantasma, poi il rivale.
marbles-lesson-ghost-1-hint = Prima il fantasma! Toccalo, poi tocca il rivale.
marbles-lesson-ghost-2 = Preso! Il tuo rivale va a casa e ti paga due biglie bianche. Ora fai tre passi, fino alla biglia gialla.
marbles-lesson-ghost-done = Bella caccia! Ora hai una biglia gialla. La prossima lezione mostra a che cosa serve.

marbles-lesson-yellow = Pappa un fantasma
marbles-lesson-yellow-1 = Con una biglia gialla puoi pappare un fantasma. Ce n’è uno a due passi: toccalo, poi «Vai».
marbles-lesson-yellow-1-hint = Hai una biglia gialla: usala! Tocca il fantasma segnato.
marbles-lesson-yellow-2 = Gnam! Il fantasma è di nuovo al centro, la tua biglia gialla è di nuovo su un anello, e il tuo rivale te ne ha pagate due. Ora muovi un fantasma con il 2.
marbles-lesson-yellow-done = Senza biglia gialla i fantasmi ti sbarrano la strada. Con la biglia gialla sono la tua cena.

marbles-lesson-openings = Per i passaggi
marbles-lesson-openings-1 = Le frecce bianche sono passaggi. Esci in basso ed entra in alto, in soli tre passi: tocca il punto segnato.
marbles-lesson-openings-1-hint = Va bene, ma proviamo il passaggio. Tocca il punto segnato.
marbles-lesson-openings-2 = Da un capo all’altro del tabellone in una mossa! Ora il fantasma: tienilo lontano da te.
marbles-lesson-openings-done = Un passaggio porta a qualsiasi altro, e la traversata non costa passi. Ottimo anche per scappare.

marbles-lesson-last-marble = L’ultima biglia
marbles-lesson-last-marble-1 = Resta una sola biglia bianca, e sei avanti di una. È a tre passi: toccala.
marbles-lesson-last-marble-1-hint = Non lasciarla al tuo rivale. Tocca l’ultima biglia.
marbles-lesson-last-marble-done = La partita finisce con l’ultima biglia bianca, e vince chi ne ha di più: tu! Ora sai tutto.
