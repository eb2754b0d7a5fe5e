# Quello che dice solo il terminale. Le parole da scrivere restano come sono.

cli-seat = posto { $seat }
cli-person = una persona
cli-nobody = nessuno
cli-match = { $game }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Vittoria: { $winners }. Punteggi per posto: { $scores }.
cli-you-win = Hai vinto!
cli-you-lose = Hai perso.
cli-play-begin = Scrivi una mossa, ? per le mosse permesse, oppure help.
cli-play-help = Scrivi una mossa nella notazione del gioco, o più d’una con spazi in mezzo. Oppure scrivi:
cli-play-help-list = elenca le mosse permesse
cli-play-help-hint = chiede al miglior robot del gioco che cosa farebbe
cli-play-help-undo = annulla l’ultima mossa, se da allora non si è tirato, pescato o mostrato niente
cli-play-help-board = ridisegna il tabellone
cli-play-help-help = mostra questo
cli-play-help-quit = finisce qui
cli-play-no-hints = Per questo gioco non ci sono consigli.
cli-play-hint = { $bot } giocherebbe { $move }.
cli-play-hand-over = Passa la tastiera al posto { $seat }. Niente sbirciatine!
cli-play-press-enter = Posto { $seat }, premi Invio per vedere il tuo lato:
cli-play-not-over = La partita non è finita.
cli-play-not-saved = non si è salvato niente. { $reason }
cli-did-you-mean = Volevi dire «{ $meant }»?
cli-limits = Limiti: { $limits }.

cli-page-ready = Mazechase è pronto su { $link } (Ctrl-C lo ferma)
cli-page-running = Mazechase è già attivo su { $link }
cli-page-opening = Mazechase è già attivo su { $link }: lo apriamo
cli-page-network = Nella tua rete: { $link }

cli-games-players = { $game }: { $players } giocatori
cli-games-default = di base { $value }
cli-games-house-rule = di base { $value } (regola della casa; nel libretto: { $printed })
cli-chance = Ora tocca al caso (posto { $seat }). Risultati e loro pesi:

cli-actions = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}
cli-draws = { $count ->
    [one] { $count } estrazione
   *[other] { $count } estrazioni
}
cli-checked = controllato: { $what } e il risultato
cli-checked-unfinished = controllato: { $what }; la partita non ha ancora un risultato
cli-their-seal = il loro sigillo
cli-verified = verificato: il seme corrisponde al sigillo e dà { $draws ->
    [one] la sua unica estrazione
   *[other] tutte le { $draws } estrazioni
}

cli-arena-heading = { $match }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, seme { $seed }, { $budget }
cli-arena-nodes = { $nodes } nodi
cli-arena-time = { $time } ms
cli-arena-usual = tempo abituale
cli-arena-bot = robot
cli-arena-games = partite
cli-arena-wins = vittorie
cli-arena-draws = pareggi
cli-arena-score = punteggio
cli-arena-interval = intervallo al 95%
cli-arena-fair = equo
cli-from-to = da { $low } a { $high }
cli-review-ply = mossa
cli-review-start = inizio
cli-review-luck = fortuna
cli-review-lost = sprecato
cli-review-best = migliore
cli-review-decisions = decisioni
cli-review-mistakes = errori
cli-review-turning-points = momenti decisivi: mosse { $plies }
cli-suggest-heading = obiettivo { $aims }, { $rounds } giri, { $games } partite
cli-suggest-changes = cambiamenti
cli-suggest-distance = distanza dall’obiettivo
cli-suggest-points = { $points } punti
cli-suggest-before = prima
cli-suggest-after = dopo
cli-suggest-candidate = candidato { $number }
cli-suggest-fresh = con nuova fortuna
cli-suggest-wins = vittorie per posto
cli-suggest-began = ha cominciato
cli-suggest-turns = turni
cli-suggest-minutes = minuti
cli-suggest-nothing = fermato prima di trovare qualcosa

cli-needs = Per questo serve { $package }: { $install }
cli-needs-server = Per questo servono i pacchetti del server (manca { $package }): { $install }
cli-no-kernels = nessun nucleo nativo è stato compilato; il lavoro lo fanno le regole in Python, più lentamente; vedi docs/engine.md
cli-working-playing = si gioca
cli-working-reviewing = si analizza
cli-working-searching = si cerca
cli-working-solving = si risolve
cli-working-counting = si conta

error-bot-not-imported = Robot «{ $bot }»: impossibile importare il modulo «{ $module }» ({ $problem }).
error-bot-not-a-class = Robot «{ $bot }»: il modulo «{ $module }» non ha una classe «{ $cls }» che estenda mazechase.bots.Bot.
error-bot-raised = Il robot «{ $bot }» ha fallito in { $place }: { $problem }.
error-bot-illegal = Il robot «{ $bot }» al posto { $seat } ha risposto { $action }, che non è tra le azioni permesse che aveva ricevuto.
error-bad-budget = Un budget di { $limit } è troppo piccolo; deve essere almeno 1.
error-budget-without-clock = A un budget di tempo serve un orologio.
error-bad-bot-count = { $bots ->
    [one] { $bots } robot non può occupare
   *[other] { $bots } robot non possono occupare
} { $players } posti; usa da 1 a { $players } robot.
error-bad-game-count = Partite: { $games }, processi: { $workers }. Devono essere almeno 1.

# The command line.

error-process-ended = Uno dei processi del server è finito prima di essere pronto (stato { $status }).
error-bad-arguments = { $message } (vedi `{ $command } --help`)
error-no-such-command = Non c’è nessun comando «{ $command }». Comandi: { $known }.
error-bad-choice = { $name } non può essere «{ $text }»; valori possibili: { $known }.
error-lan-elsewhere = --lan avvia un server, quindi va con serve o senza comando, non con { $command }.
error-lan-and-host = --lan ascolta su tutti gli indirizzi di questa macchina; togli --host.
error-bad-argument-number = { $name } vuole un numero intero da { $least } a { $most }, non «{ $text }».
error-unreadable-file = Impossibile leggere il file «{ $file }»: { $reason }.
error-unwritable-file = Impossibile scrivere il file «{ $file }»: { $reason }.
error-print-form = «{ $file }» non è né un file .pdf né un file .svg.
error-line-too-long = Una riga dell’input supera i { $most } caratteri.
error-no-such-seat-here = Qui non c’è nessun posto «{ $seat }»; --seat accetta { $known }.
error-bad-seat-count = --seat { $seats }: { $people ->
    [one] c’è una persona da far sedere
   *[other] ci sono { $people } persone da far sedere
}, ognuna al proprio posto.
error-file-too-big = Il file «{ $file }» è troppo grande; il limite è di { $most } byte.
error-unusable-folder = Impossibile usare la cartella «{ $folder }»: { $reason }.
error-unusable-database = Impossibile usare il database «{ $database }». { $reason }
error-database-in-use = Il database { $database } è usato da un altro server. È attivo su { $address }
error-running-without-lan = Mazechase è già attivo su { $address }, solo per questa macchina. Fermalo (Ctrl-C), poi riavvia con --lan.
error-limit-form = «{ $text }» non è un limite; scrivi NOME=NUMERO.
error-no-such-limit = Non c’è nessun limite «{ $limit }».
error-bad-limit-number = Il limite «{ $limit }» vuole un numero intero da 0 a { $most }, non «{ $text }».
error-no-such-setting = Non c’è nessuna impostazione «{ $name }» ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: «{ $name }» vuole { $takes }.
error-bad-config = Il file «{ $file }» non è TOML: { $problem }.
error-document-not-text = Il documento «{ $where }» non è testo UTF-8.
error-neither-game-nor-file = «{ $text }» non è né un gioco né un file. `mazechase games` elenca i giochi.
error-option-form = «{ $text }» non è un’opzione; scrivi NOME=VALORE.
error-option-twice = L’opzione «{ $option }» è data due volte.
error-record-has-options = Una partita salvata ha i suoi giocatori e le sue opzioni; togli --players e --option.
error-bad-move = Mossa { $number }, «{ $token }»: { $reason }
error-bad-viewer = Qui non c’è nessun osservatore «{ $viewer }»; ci sono { $known }.

# Games from outside
error-game-not-imported = Impossibile importare il gioco «{ $name }»: { $problem }.
error-game-not-a-class = «{ $name }» non è un gioco; deve nominare una sottoclasse completa di mazechase.Rules, come module:Class.

# The engine.
error-no-kernel = Qui non c’è un nucleo nativo per { $game }: non è stato scritto, non è stato compilato, o MAZECHASE_NATIVE=0 lo disattiva.
error-no-solution = Il robot «{ $bot }» gioca da una soluzione, e per queste opzioni non ce n’è ancora. Creala con: mazechase solve chase --save --option ...
error-no-solver = Non c’è nessun risolutore per { $game }.
error-too-much-to-solve = Con { $option } una soluzione richiederebbe circa { $hours } ore su un processore e { $gigabytes } GB di memoria, quindi non viene avviata.
error-bad-engine-number = { $name } deve essere un numero intero da { $least } a { $most }, non { $number }.
error-bad-action-count = Un passo vuole un array con un’azione per partita, di forma { $wanted }, non { $shape }.
error-bad-place = «on» accetta { $places }, non «{ $place }».
error-no-ray = Ray non è installato qui. Installalo con: pip install "mazechase[ray]"
error-no-cluster = Il cluster Ray non si può raggiungere o avviare: { $problem }.
error-worker-died = Un processo è morto { $tries } volte sulle stesse partite.

# The workshop.
error-bad-aim = «{ $aim }» non è un obiettivo; gli obiettivi sono even, turns=NUMERO, minutes=NUMERO e PARTE=PER CENTO, come pacman=50.
error-no-changes = Nessuno ha descritto come cambiare un po’ «{ $option }» di { $game }; ci sono cambiamenti per: { $known }.
error-backup-exists = C’è già { $file }. Una copia di sicurezza non sostituisce mai niente: spostalo, o scegli un altro nome.
error-backup-by-postgres = Un database PostgreSQL si salva e si ripristina con i programmi di PostgreSQL (docs/deploy.md); oppure copia le sue partite in un file con `mazechase database copy`.
error-no-server = Impossibile interrogare il server su { $server }: { $problem }.
