cards-lesson-first-turn = Il tuo primo turno
cards-lesson-first-turn-1 = Si raccolgono punti. Tocca «Pesca» per prendere una carta.
cards-lesson-first-turn-1-hint = Non hai ancora punti, quindi non fermarti. Tocca «Pesca».
cards-lesson-first-turn-2 = Una ciliegia, 2 punti! In un turno puoi prendere fino a tre carte. Pescane un’altra.
cards-lesson-first-turn-3 = Un puntino vale 1 punto. Tre fantasmi ti metterebbero fuori gioco, quindi non facciamo gli ingordi: tocca «Fine turno».
cards-lesson-first-turn-3-hint = Si può, ma per ora andiamo sul sicuro. Tocca «Fine turno».
cards-lesson-first-turn-done = Un turno è così: peschi da una a tre carte, poi lo finisci. Alla fine vince chi ha più punti.

cards-lesson-stop = Fermarsi in tempo
cards-lesson-stop-1 = Due fantasmi! Ancora uno e sei fuori gioco, punti compresi. Tieniti i punti: tocca «Stop», poi conferma.
cards-lesson-stop-1-hint = Troppo rischioso: un altro fantasma ti metterebbe fuori gioco. Tocca «Stop».
cards-lesson-stop-done = Tu hai tenuto i tuoi punti, e il tuo rivale ha pescato un terzo fantasma: fuori gioco. Hai vinto!

cards-lesson-give = Potere: Regalo
cards-lesson-give-1 = Hai in mano due fantasmi. Coraggio, pesca: potrebbe essere un potere.
cards-lesson-give-2 = Regalo! Liberati di un fantasma: tocca il fantasma segnato, poi il giocatore che lo riceve.
cards-lesson-give-done = Un fantasma in meno per te, uno in più per l’altro! Se è il suo terzo, è fuori gioco.

cards-lesson-swap = Potere: Scambio
cards-lesson-swap-1 = Solo un puntino e due fantasmi: una brutta mano. Pesca una carta.
cards-lesson-swap-2 = Scambio! Due giocatori si scambiano la mano. Scegli te e il giocatore segnato.
cards-lesson-swap-2-hint = Così ti terresti i fantasmi. Scegli te e il giocatore segnato.
cards-lesson-swap-done = Che colpo, 12 punti! I tuoi fantasmi ora ce li ha l’altro. Puoi anche scambiare le mani di altri due giocatori.

cards-lesson-skip = Potere: Salta turno
cards-lesson-skip-1 = Pesca una carta.
cards-lesson-skip-2 = Salta turno! Qualcuno salta un turno. Tocca il giocatore segnato.
cards-lesson-skip-3 = Ora tocca «Fine turno», e guarda chi gioca dopo.
cards-lesson-skip-done = Quel giocatore è rimasto a guardare. Fai saltare il turno a chi ne ha più bisogno.

cards-lesson-dictate = Potere: Ordine
cards-lesson-dictate-1 = Questo è il livello 2, con altri poteri. Pesca una carta.
cards-lesson-dictate-2 = Ordine! Di’ quante carte deve pescare qualcuno. Tocca il giocatore segnato, poi +3.
cards-lesson-dictate-2-hint = Buona idea anche questa, ma rendiamolo pericoloso: il giocatore segnato, e +3.
cards-lesson-dictate-3 = Tre carte, e nessuna via di scampo. Tocca «Fine turno» e guarda.
cards-lesson-dictate-done = Altri due fantasmi, più quello che aveva già: fuori gioco! Punta su chi ha già dei fantasmi.

cards-lesson-all-draw = Potere: Pescano tutti
cards-lesson-all-draw-1 = Pesca una carta.
cards-lesson-all-draw-2 = Pescano tutti! Ognuno prende una carta, e cominci tu: tocca il mazzo.
cards-lesson-all-draw-done = Ognuno ha avuto una carta, anche fantasmi. È pericoloso per chi ha già due fantasmi.

cards-lesson-pass-left = Potere: A sinistra
cards-lesson-pass-left-1 = Hai un fantasma. Pesca una carta.
cards-lesson-pass-left-2 = A sinistra! Ognuno passa una carta al giocatore a sinistra, tutti insieme. Tocca il tuo fantasma.
cards-lesson-pass-left-2-hint = Potresti, ma ti terresti il fantasma. Tocca il fantasma.
cards-lesson-pass-left-done = Il tuo fantasma se n’è andato, e hai avuto una carta dall’altro lato. Ora conosci tutti i poteri!
