error-no-such-game = Non c’è nessun gioco «{ $game }». `mazechase games` elenca i giochi.
error-no-such-bot = Non c’è nessun robot «{ $bot }» per { $game }. Robot: { $known }, oppure uno tuo, scritto come module:Class.
error-bad-players = A { $game } si gioca in { $counts }, non in { $players }.
error-bad-rules-version = { $game } ha le versioni delle regole da 1 a { $newest }, non { $version }.
error-no-such-option = Non c’è nessuna opzione «{ $option }». Opzioni: { $known }.
error-no-such-language = Non c’è nessuna lingua «{ $language }». Lingue: { $known }.
error-no-typst = Per stampare serve Typst, che qui non è installato. Installalo con: pip install "mazechase[print]"
error-nothing-to-print = Non c’è niente da stampare per { $game }.
error-bad-option-value = L’opzione «{ $option }» non può essere «{ $value }»; valori possibili: { $takes }.
error-bad-drawing-size = Un tabellone non può avere { $rows } righe e { $columns } colonne; devono essere da 1 a { $most }.
error-bad-drawing-mark = Nel disegno c’è «{ $mark }» in { $place }; i segni validi sono «{ $known }», e # per un muro.
error-document-unreadable = Il documento «{ $where }» non è { $form } valido: vedi riga { $line }, colonna { $column }.
error-document-too-large = Il documento «{ $where }» non si può leggere: contiene un numero troppo lungo o ha troppi livelli annidati.
error-document-not-a-table = Il documento «{ $where }» deve essere una tabella di nomi e valori.
error-document-too-long = Il documento «{ $where }» è troppo lungo; il limite è di { $most } caratteri.
error-no-such-kind = Non c’è nessun tipo di documento «{ $kind }». Tipi: { $known }.
error-measuring-replaced = Una misura più recente della stessa bozza ha sostituito questa.
error-no-chance-here = Qui non c’è niente da tirare, girare o pescare, quindi «{ $outcome }» non può uscire.
error-impossible-outcome = «{ $outcome }» non è un risultato possibile qui.
error-foreign-state = «{ $value }» non è uno stato di questo gioco con questo numero di giocatori.
error-foreign-view = «{ $value }» non è una vista di questo gioco con questo numero di giocatori.
error-foreign-action = «{ $value }» non è un’azione di questo gioco; { $call } ne restituisce una.
error-foreign-token = «{ $value }» non è né un’azione né un risultato del caso in questo gioco; { $call } ne restituisce uno.
error-foreign-outcome = «{ $value }» non è un risultato del caso in questo gioco; { $call } ne restituisce uno.
error-foreign-event = «{ $value }» non è un evento.
error-foreign-rules = Le regole di «{ $game }» non sono della classe { $value }.
error-not-text = «{ $value }» non è testo.
error-not-a-generator = «{ $value }» non è un generatore di numeri casuali.
error-bad-number = «{ $text }» non è un numero valido qui.

refuse-over = La partita è finita.
refuse-no-such-action = «{ $action }» non è un’azione di questo gioco.
refuse-not-an-action = «{ $action }» non è un’azione di questo gioco; { $call } ne restituisce una.
refuse-chance-first = Il posto { $seat } deve prima tirare, girare o pescare.
refuse-chance-first-named = prima bisogna tirare, girare o pescare.
refuse-not-your-turn = Non tocca al posto { $seat } decidere.
refuse-not-your-turn-named = niente da fare per ora.

turn_limit = Il limite di turni è raggiunto.

# Matches
error-bad-player = «{ $name }» deve essere una persona, oppure un robot con il nome di un robot.
error-bad-match-id = «{ $id }» non è un identificativo di partita valido; usa da 1 a 64 lettere, cifre, - e _.
error-bad-seats = { $players ->
    [one] C’è { $players } posto
   *[other] Ci sono { $players } posti
}, ma sono stati indicati { $seats } giocatori.
error-bad-clock = A un orologio serve una riserva di tempo o un limite per mossa maggiore di zero; i tempi non possono essere negativi o superare { $days } giorni.
error-bad-salt = Un sale è fatto di 1-64 lettere, cifre, - e _.
error-bad-seed = Un seme ha 32 byte.
error-time-runs-back = La voce { $n } del registro è precedente a quella prima.
error-match-over = La partita è finita.
error-match-paused = La partita è in pausa.
error-not-paused = La partita non è in pausa.
error-no-such-seat = Non c’è nessun posto { $seat }.
error-no-actions = Non è stata indicata nessuna azione.
error-not-an-action = «{ $text }» non è un’azione.
error-not-an-outcome = «{ $text }» non è un risultato del caso.
error-not-your-action = Il posto { $seat } non può fare questa azione.
error-not-your-action-named = questo non si può fare.
error-not-your-draw = Ora tocca al posto { $seat } tirare, girare o pescare.
error-not-your-draw-named = ora bisogna tirare, girare o pescare.
error-no-draw-now = Ora non c’è niente da tirare, girare o pescare.
error-wrong-draw = La prossima estrazione è la numero { $next }, non { $k }.
error-no-such-draw = { $draws ->
    [one] Serve l’estrazione { $k }, ma ne è stata registrata solo { $draws }.
   *[other] Serve l’estrazione { $k }, ma ne sono state registrate solo { $draws }.
}
error-salts-fixed = I sali si possono aggiungere solo prima della prima estrazione.
error-nothing-to-undo = Non c’è niente da annullare.
error-undo-revealed = Da allora è stato pescato o mostrato qualcosa, quindi non si può più annullare.
error-undo-absent = Così si annullerebbe la mossa di qualcuno che se n’è andato o non c’era, quindi resta.
error-undo-away = Il posto { $seat } è assente, quindi non si può annullare niente finché non torna.
error-undo-away-named = non c’è, quindi non si può annullare niente fino al ritorno.
error-own-undo = Il posto { $seat } gioca sul dispositivo che ha chiesto di annullare; deve rispondere qualcun altro.
error-own-undo-named = non può rispondere dal dispositivo che ha chiesto di annullare. Deve farlo qualcun altro.
error-undo-asked-already = Il posto { $seat } ha già chiesto di annullare.
error-undo-asked-already-named = la richiesta di annullare c’è già.
error-no-undo-to-answer = Il posto { $seat } non ha nessuna richiesta di annullare a cui rispondere.
error-no-undo-to-answer-named = niente a cui rispondere: nessuno chiede di annullare.
error-seat-gone = Il posto { $seat } ha lasciato la partita; continua un robot.
error-seat-gone-named = ha lasciato la partita. Continua un robot.
error-not-to-mind = Ora un robot non può prendere o restituire il posto { $seat }.
error-not-to-mind-named = ora un robot non può prendere questo posto, né restituirlo.
error-time-is-up = Il tempo del posto { $seat } è scaduto.
error-time-is-up-named = tempo scaduto.
error-time-not-up = Il tempo non è ancora scaduto.

match-event-salt-added = Il posto { $seat } ha aggiunto un sale alle estrazioni.
match-event-undo-wanted = Il posto { $seat } ha chiesto di annullare la sua ultima azione.
match-event-undo-reply = { $answer ->
    [yes] Il posto { $seat } è d’accordo.
    [withdrawn] Il posto { $seat } non chiede più di annullare.
   *[no] Il posto { $seat } ha detto di no.
}
match-event-rewound = { $keep ->
    [0] La partita è tornata all’inizio.
   *[other] La partita è tornata alla mossa { $keep }.
}
match-event-gave-up = Il posto { $seat } si è arreso.
match-event-time-up = Il tempo del posto { $seat } è scaduto.
match-event-match-paused = La partita è stata messa in pausa.
match-event-match-resumed = La partita continua.
match-event-match-woke = La partita continua. L’interruzione non ha consumato il tempo di nessuno.
match-event-seat-taken = { $bot ->
    [none] Il posto { $seat } ora è di { $name }.
   *[other] Un robot ({ $bot }) ha preso il posto { $seat }.
}
match-event-seat-minded = Per ora un robot ({ $bot }) gioca al posto { $seat }.
match-event-seat-reclaimed = Chi giocava al posto { $seat } è di nuovo qui.
match-event-match-ended = { $reason ->
    [resigned] La partita è finita perché qualcuno si è arreso.
   *[time_up] La partita è finita perché a qualcuno è scaduto il tempo.
}

resigned = L’altra parte si è arresa.
resigned-you = Hai rinunciato.
resigned-one = { $name } si arrende.
time_up = L’altra parte ha finito il tempo.
time_up-you = Hai finito il tempo.
time_up-one = { $name } ha finito il tempo.

# Records and lessons
error-bad-record = Questa non è una partita salvata: { $why }
error-record-too-long = Una partita salvata di { $bytes } byte è troppo lunga; il limite è { $most }.
error-record-version = Questa partita salvata ha il formato { $version }; si possono leggere solo le versioni fino a { $newest }.
error-record-entry = La voce { $n } della partita salvata non è valida. { $why }
error-record-result = La partita salvata dice «{ $told }», ma le mosse portano a «{ $played }».
error-record-note = La partita salvata ha una nota alla mossa { $at }, ma non arriva fin lì.
error-record-expected = La partita salvata si aspetta un’azione alla mossa { $at }, ma non c’è.
error-record-not-sealed = Questa partita salvata non ha dadi sigillati da controllare.
error-record-no-seed = Questa partita salvata non mostra il seme, quindi i suoi dadi non si possono controllare.
error-seal-differs = Il seme non corrisponde al sigillo mostrato prima della prima estrazione.
error-seed-until-end = Il seme si mostra solo a partita finita.
error-draw-differs = L’estrazione { $k } (voce { $n }) è «{ $outcome }» nella partita salvata, ma il seme dà «{ $sealed }».
error-secret-until-end = Alcune carte sono ancora coperte. Si può fare quando la partita è finita.
error-no-such-ply = { $plies ->
    [one] Non c’è nessuna mossa { $ply }; ne è stata giocata solo { $plies }.
   *[other] Non c’è nessuna mossa { $ply }; ne sono state giocate solo { $plies }.
}
error-nothing-to-go-on = A quel punto la partita è finita, quindi non si può continuare da lì.
error-no-such-lesson = Non c’è nessuna lezione «{ $lesson }» per { $game }.
error-lesson-alone = Una lezione ha i suoi giocatori e le sue opzioni, quindi non si possono scegliere.
error-lesson-not-asked = Bella idea! Per ora, però, tocca dove indica la mano.
error-lesson-over = La lezione è finita.
error-lesson-waits = La lezione aspetta un’azione.
error-lesson-asks-nothing = Qui la lezione non si aspetta nessuna azione.

# The service
error-no-such-table = Non troviamo questa partita. Chiedi il link d’invito.
error-not-allowed = Questo link non lo permette; ne serve uno di questi: { $needs }.
error-not-begun = La partita non è ancora cominciata.
error-already-begun = La partita è già cominciata.
error-not-over = La partita non è ancora finita.
error-not-decided = Non è ancora deciso.
error-no-such-place = In questa partita non c’è nessun posto { $place }.
error-place-taken = Il posto { $place } è già preso.
error-piece-taken = La pedina «{ $piece }» è già presa.
error-put-out = Non fai più parte di questa partita. Per tornare, chiedi il link d’invito.
error-no-open-place = Tutti i posti sono presi.
error-too-many-places = { $places ->
    [one] { $places } posto è troppo
   *[other] { $places } posti sono troppi
} per { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}.
error-bad-order = «{ $order }» non elenca ogni posto una volta sola.
error-not-your-seat = Il posto { $seat } non è tuo.
error-not-your-seat-named = questo posto non si può giocare da questo dispositivo.
error-not-your-chance = Non tocca al posto { $seat } tirare, girare o pescare.
error-not-your-chance-named = ora niente da tirare, girare o pescare.
error-not-absent = Il posto { $seat } non è assente.
error-not-absent-named = è ancora in gioco.
error-stand-in-too-early = Il posto { $seat } può ancora tornare; un robot può subentrare tra { $seconds } s.
error-stand-in-too-early-named = può ancora tornare. Un robot può subentrare tra { $seconds } s.
error-hidden-hand = Le carte del posto { $place } restano coperte, quindi continua un robot.
error-coach-not-allowed = Il coach è spento. Prima deve accenderlo chiunque giochi.
error-coach-not-your-turn = Il coach ti aiuta quando tocca a te decidere.
error-needs-own-device = Qualcuno su questo dispositivo ha già detto di sì; il posto { $place } deve farlo da un altro dispositivo.
error-no-reopening = Nessuno chiede di liberare il posto { $place }, oppure nel frattempo qualcuno se n’è andato.
error-look-first = Prima scopri le carte del posto { $seat }.
error-look-first-named = prima vanno scoperte queste carte.
error-hidden = In una partita con carte coperte non si può chiedere.
error-stale = La partita è andata avanti. Guarda di nuovo.
error-imported = Questa è una partita salvata. Per giocare, tocca «Gioca da qui».
error-hello-first = Il primo messaggio deve essere hello.
error-table-closed = Questa partita è appena stata chiusa. Riprova.
error-reveals-first = Una di queste azioni rivela qualcosa; manda quelle che seguono con un comando a parte.
error-record-too-many-entries = Una partita salvata di { $entries } voci è troppo lunga da aprire qui; il limite è { $most }.
error-hello-once = Hello è già stato mandato.
error-bad-message = Questo messaggio non si può leggere: { $problem }.
error-table-full = Troppe persone sono collegate a questa partita.
error-too-busy = Il server ha troppo da fare. Riprova tra un momento.
error-too-costly = Ci vorrebbe più tempo o memoria di quanto il server possa dare.
error-too-many-messages = Troppi messaggi insieme. Riprova tra un momento.
error-too-many-requests = Troppe richieste insieme. Riprova tra un momento.
error-bad-origin = Questa richiesta viene da un altro sito.
error-bad-host = Questo server non risponde a quel nome. Chi lo gestisce può permettere il nome con --allowed-host.
error-bad-request = Questa richiesta non si può leggere: { $problem }.
error-not-found = A questo indirizzo non c’è niente.
error-bad-method = Questo indirizzo non accetta questo tipo di richiesta.
error-too-large = Questa richiesta è troppo grande.
error-internal = Qualcosa è andato storto sul server. La tua partita è al sicuro; riprova.
error-bad-allowed-host = «{ $text }» non è un nome di host; --allowed-host vuole un nome come play.example.org, oppure * per tutti.
error-bad-proxy = «{ $text }» non è un indirizzo di proxy; --trusted-proxy vuole un indirizzo IP o una rete come 10.0.0.0/8.
error-cannot-listen = Impossibile ascoltare su { $host } porta { $port }: { $problem }.
error-store-full = Il disco è pieno: la mossa non si è potuta salvare e non è stata fatta.
error-store-read-only = Il database è di sola lettura: la mossa non si è potuta salvare e non è stata fatta.
error-store-damaged = Il file del database è danneggiato o non è un database.
error-store-failed = Il database ora non funziona. Tutto quello che è già salvato è al sicuro.
error-store-unreachable = Il database ora non si raggiunge. Tutto quello che è già salvato è al sicuro.
error-no-postgres = Per un database PostgreSQL serve l’extra «postgres»: pip install "mazechase[postgres]".
error-store-in-use = Il database { $database } è usato da un altro server.
error-store-gone = Il file del database è stato spostato o eliminato: la mossa non si è potuta salvare e non è stata fatta.
error-store-closed = Il database è chiuso.
error-store-too-new = Il database è stato creato da una versione più nuova (schema { $version }; questa versione conosce fino a { $known }).
error-store-not-empty = Il database ha già delle partite; copia in uno vuoto.
error-table-not-copied = La partita { $table } non si è potuta copiare per intero.
error-already-saved = È già salvato.
error-table-damaged = Questa partita non si può leggere dal database.
error-log-damaged = Il registro di questa partita non si può leggere dalla voce { $n } in poi; tutto quello che viene prima è al sicuro.
error-log-full = Questa partita ha troppe mosse per continuare. Comincia una nuova partita.
error-series-too-long = La serie più lunga è di { $most }; { $target } è troppo.

# Drawings with walls.
error-bad-walled-lines = In un disegno con muri c’è una riga di bordi sopra e sotto ogni riga di caselle, quindi il numero di righe deve essere dispari; qui sono { $lines }.
error-bad-walled-line = La riga { $line } del disegno deve essere lunga { $length } caratteri semplici, con + o uno spazio agli angoli.
error-bad-walled-edge = Il disegno ha «{ $mark }» accanto alla casella in { $place }, e lì non è permesso.

# Boards drawn as paths
error-paths-mark = Il disegno ha «{ $mark }» in riga { $line }, colonna { $column }; usa «{ $known }» per i posti, - e | per i sentieri, ^ v < > per i passaggi, e = per il blocco.
error-paths-empty = Il disegno non ha nessun posto.
error-paths-block = Il blocco di = in riga { $line }, colonna { $column } non è un unico rettangolo pieno.
error-paths-lattice = Il posto in riga { $line }, colonna { $column } non va lì: i posti stanno ogni quattro colonne e ogni due righe.
error-paths-loose = Il sentiero in riga { $line }, colonna { $column } non collega due posti.
error-paths-arrow = Il passaggio in riga { $line }, colonna { $column } non è proprio accanto a un posto.
error-no-such-code = Nessuno aspetta con questo codice. Le cifre sono tutte giuste?
error-too-many-guesses = Troppi codici sbagliati. Inquadra il codice sullo schermo, o riprova tra qualche minuto.
error-too-many-phrases = Aspetta un momento prima di dire altro.
error-no-such-parcel = Questo codice è già stato usato, o è troppo vecchio.
error-too-many-parcels = Troppe persone stanno spostando cose in questo momento. Riprova tra qualche minuto, o salva un file.
