error-mspacman-bad-token = «{ $text }» non è né una casella come c8 né una faccia come *4 o *F2.
error-mspacman-bad-position = «{ $text }» non è una posizione; scrivila così: { $form }.
error-mspacman-bad-phase = «{ $text }» non è qualcosa che possa venire dopo.
error-mspacman-bad-cell = Su questo tabellone non c’è nessuna casella «{ $text }».
error-mspacman-bad-ghost = «{ $text }» non è un fantasma; scrivilo come e4, o se è debole come e4f1, e4p1 o e4p2.

error-mspacman-document-field = A un documento per questo gioco serve «{ $field }», nella forma giusta.
error-mspacman-document-extra = Un documento non ha nessun campo «{ $field }»; i suoi campi sono id, game, title, source e { $content }.
error-mspacman-document-game = Questo documento è per il gioco «{ $game }».
error-mspacman-faces-count = { $count ->
    [one] C’è { $count } faccia; devono essere da 2 a { $most }.
   *[other] Ci sono { $count } facce; devono essere da 2 a { $most }.
}
error-mspacman-faces-face = «{ $face }» non è una faccia; le facce sono F2 e i numeri da 1 a { $largest }, come testo.
error-mspacman-faces-spinner-flip = La ruota può avere solo numeri semplici, non F2 (M14).
error-mspacman-faces-three = La ruota deve avere un 3 (M14).
error-mspacman-faces-flip = Il dado deve avere almeno una faccia F2 (M15).
error-mspacman-faces-equal = Tutte le facce danno lo stesso numero di passi, quindi nessuno potrebbe mai avere il numero più alto (M14).

error-mspacman-board-label = «{ $label }» in { $place } non è una casella di questo gioco; le caselle sono b, i, p o s, da sole o seguite da *, o, x o g.
error-mspacman-board-dots = { $count ->
    [one] La zona di { $area } ha { $count } casella con un puntino; deve averne { $each } (M1).
   *[other] La zona di { $area } ha { $count } caselle con un puntino; deve averne { $each } (M1).
}
error-mspacman-board-exits = { $count ->
    [one] C’è { $count } casella Uscita; devono essere 4 (M2).
   *[other] Ci sono { $count } caselle Uscita; devono essere 4 (M2).
}
error-mspacman-board-exit-opening = La casella Uscita { $place } deve stare sul bordo, con una sola apertura (M2).
error-mspacman-board-opening = C’è un’apertura in { $place }, che non è una casella Uscita (M2).
error-mspacman-board-powers = { $count ->
    [one] C’è { $count } casella Super; devono essere 4 (M4).
   *[other] Ci sono { $count } caselle Super; devono essere 4 (M4).
}
error-mspacman-board-circles = Alla zona di { $area } serve un cerchio bianco (M5).
error-mspacman-board-circle-far = Il cerchio bianco in { $place } è più vicino al bordo che al centro (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [one] C’è { $count } tana; ce ne vuole una per colore (M6).
   *[other] Ci sono { $count } tane; ce ne vuole una per colore (M6).
}
error-mspacman-board-ghost-middle = La tana { $place } deve essere più vicina al centro di { $other } (M6).
error-mspacman-board-door = La porta tra { $place } e { $other } deve portare da una tana al labirinto (M7).
error-mspacman-board-no-door = La tana { $place } deve essere chiusa, tranne una porta verso il labirinto (M7).
error-mspacman-board-unreachable = Non si può raggiungere { $place }; il labirinto deve essere tutto collegato (M9).
error-mspacman-board-dead-end = { $place } è un vicolo cieco; ogni casella ha bisogno di due uscite (M12).
error-mspacman-board-unequal = Ogni zona deve avere lo stesso numero di { $thing ->
    [exit] caselle Uscita
    [power] caselle Super
   *[circle] cerchi bianchi
}; nell’ordine, queste zone ne hanno { $counts } (M16).
error-mspacman-board-clockwise = Le zone devono essere in quest’ordine, in senso orario: { $order } (MSP-7).
error-mspacman-board-circle-door = Il cerchio bianco in { $place } è davanti alla porta di un fantasma (M19).

error-mspacman-place-seats = Una posizione per { $players } giocatori elenca { $players } fantasmi, di cui uno è «-».
error-mspacman-place-seat = Non può essere il turno di quel posto.
error-mspacman-place-control = Qualcuno gioca Ms. Pac-Man quando si sa chi comincia, e nessuno prima.
error-mspacman-place-ghosts = Chi gioca Ms. Pac-Man non ha un fantasma sul tabellone; tutti gli altri ne hanno uno.
error-mspacman-place-dots = C’è un puntino dove all’inizio non c’era.
error-mspacman-place-begin = Finché non si sa chi comincia ci sono tutti i puntini, e tutti i fantasmi sono forti e nella loro tana.
error-mspacman-place-spins = Questi giri per vedere chi comincia non sono possibili.
error-mspacman-place-ghost-space = Un fantasma non può stare nella tana di un altro.
error-mspacman-place-timer = Ora un fantasma non può essere debole così a lungo.
error-mspacman-place-sharing = Ora due pedine non possono stare sulla stessa casella.
error-mspacman-place-her = Ora Ms. Pac-Man non può essere lì.
error-mspacman-place-phase = Per questo posto non può venire dopo.
error-mspacman-place-steps = Ora non possono restare così tanti passi.
error-mspacman-place-flags = Ora non può esserci un turno in più.
error-mspacman-place-came = Un fantasma non può venire da lì.
error-mspacman-place-bump = Qui non c’è una prossima casella libera da scegliere.
error-mspacman-place-turns = I turni si contano solo fino all’opzione max_turns.
error-mspacman-place-over = La partita è finita quando una zona in gioco è vuota o è raggiunto il limite di turni, e solo allora.

mspacman-refuse-no-circle = Ms. Pac-Man deve cominciare su un cerchio bianco.
mspacman-refuse-circle-taken = Su quel cerchio bianco c’è un fantasma (regola della casa: Ms. Pac-Man comincia su uno libero).
mspacman-refuse-same-exit = Si esce da un’uscita e si rientra da un’altra, non dalla stessa.
mspacman-refuse-no-pass = La tua pedina è già lì, e devi fare tutti i passi.
mspacman-refuse-ghost-space = Ora nessuno può entrare in una tana.
mspacman-refuse-by-the-door = Da una tana si esce per la porta, che non porta lì.
mspacman-refuse-wall = C’è un muro di mezzo.
mspacman-refuse-diagonal = Non ci si può muovere in diagonale.
mspacman-refuse-too-far = Troppo lontano: ogni passo va alla casella accanto.
mspacman-refuse-not-on-her = Lì c’è Ms. Pac-Man, quindi la casella non è libera.
mspacman-refuse-not-open = Lì c’è un altro fantasma, quindi la casella non è libera.
mspacman-refuse-not-open-named = lì c’è già un fantasma, quindi la casella non è libera.
mspacman-refuse-came-from = Il fantasma viene da lì e deve andare avanti, non indietro.
mspacman-refuse-not-next = Non è la prossima casella libera.

mspacman-event-spun-to-begin = Il posto { $seat } ha fatto { $face } per vedere chi comincia.
mspacman-event-tied-to-begin = Pareggio; riprovano questi posti: { $seats }.
mspacman-event-took-control = Ora il posto { $seat } gioca Ms. Pac-Man.
mspacman-event-placed = Il posto { $seat } ha messo Ms. Pac-Man in { $at }.
mspacman-event-spun = Il posto { $seat } ha fatto { $face } con la ruota.
mspacman-event-rolled = Il posto { $seat } ha fatto { $face } con il dado.
mspacman-event-stepped = { $left ->
    [one] Posto { $seat }: Ms. Pac-Man da { $origin } a { $to }; ancora { $left } passo.
   *[other] Posto { $seat }: Ms. Pac-Man da { $origin } a { $to }; ancora { $left } passi.
}
mspacman-event-ghost-stepped = { $left ->
    [one] Posto { $seat }: il fantasma da { $origin } a { $to }; ancora { $left } passo.
   *[other] Posto { $seat }: il fantasma da { $origin } a { $to }; ancora { $left } passi.
}
mspacman-event-ate = { $left ->
    [one] Posto { $seat }: puntino mangiato in { $at }; nella zona di { $area } resta { $left } puntino.
   *[other] Posto { $seat }: puntino mangiato in { $at }; nella zona di { $area } restano { $left } puntini.
}
mspacman-event-power-eaten = Il posto { $seat } ha mangiato il super puntino in { $at }!
mspacman-event-weakened = Il fantasma del posto { $seat } è diventato debole ({ $cause ->
    [power] super puntino
    [f2] F2
   *[other] { $cause }
}) e tornerà forte tra { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}.
mspacman-event-recovered = Il fantasma del posto { $seat } è di nuovo forte.
mspacman-event-caught = Il posto { $seat } ha preso il fantasma del posto { $ghost } in { $at }.
mspacman-event-ran-into-her = Il fantasma debole del posto { $seat } è finito su Ms. Pac-Man in { $at }.
mspacman-event-went-home = Il fantasma del posto { $seat } è tornato nella tana in { $at } ed è di nuovo forte.
mspacman-event-extra-turn = Il posto { $seat } ha un turno in più.
mspacman-event-captured = Il posto { $seat } ha preso la Ms. Pac-Man del posto { $former } in { $at }.
mspacman-event-bumped = Il fantasma del posto { $seat } è arrivato su un altro fantasma in { $origin } e ha continuato fino a { $to }.
mspacman-event-won = Il posto { $seat } ha vinto: la zona di { $area } è vuota.
mspacman-event-turn-limit = { $turns ->
    [one] Il limite di { $turns } turno è raggiunto. Meno puntini rimasti: posto { $winners }.
   *[other] Il limite di { $turns } turni è raggiunto. Meno puntini rimasti: posto { $winners }.
}

area_cleared = Nella zona vincente non ci sono più puntini.
area_cleared-own = Nella tua zona non ci sono più puntini.

mspacman-name = Ms. Pac-Man
mspacman-about = Svuota la tua zona dai puntini. Ms. Pac-Man li mangia, e i fantasmi la inseguono. Prendila, e la giochi tu.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man gira la ruota, i fantasmi tirano il dado. Fai quei passi.
mspacman-step-2 = Lei mangia i puntini. Nella tua zona non ce ne sono più? Hai vinto!
mspacman-step-3 = Prendila con il tuo fantasma, e la giochi tu.

# On the page.
mspacman-guide-chance = Ciao! Svuota la tua zona dai puntini prima degli altri.
mspacman-guide-turn = Tocca una casella luminosa per andarci. Niente è deciso finché non tocchi «Vai».
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] tiri il dado…
       *[somebody] tira il dado…
    }
   *[spun] { $who ->
        [you] giri la ruota…
       *[somebody] gira la ruota…
    }
}
mspacman-todo-begin = Gira la ruota per vedere chi comincia: il numero più alto gioca Ms. Pac-Man.
mspacman-todo-begin-again = Pareggio: gira di nuovo per vedere chi comincia.
mspacman-todo-place = Metti Ms. Pac-Man su uno dei cerchi luminosi.
mspacman-todo-spin = Gira la ruota per Ms. Pac-Man.
mspacman-todo-roll = Tira il dado per il tuo fantasma.
mspacman-todo-walk = { $steps ->
    [one] Muovi Ms. Pac-Man di { $steps } passo. Tocca la prossima casella.
   *[other] Muovi Ms. Pac-Man di { $steps } passi. Tocca una casella luminosa, o una più lontana.
}
mspacman-todo-chase = { $steps ->
    [one] Muovi il tuo fantasma di { $steps } passo. Tocca la prossima casella.
   *[other] Muovi il tuo fantasma di { $steps } passi. Tocca una casella luminosa, o una più lontana.
}
mspacman-todo-bump = Qui c’è un altro fantasma. Scegli la prossima casella libera.
mspacman-out-of-reach = { $steps ->
    [one] Troppo lontano: ti resta { $steps } passo.
   *[other] Troppo lontano: ti restano { $steps } passi.
}
mspacman-solid = È un muro. Tocca una casella del labirinto.
mspacman-harm = Perderesti Ms. Pac-Man o il tuo fantasma, o vincerebbe qualcun altro.
mspacman-todo-on = { $steps ->
    [one] Ancora { $steps } passo.
   *[other] Ancora { $steps } passi.
}
mspacman-todo-go = Va bene così? Tocca «Vai». Puoi ancora tornare indietro.
mspacman-todo-power = Così mangi un super puntino! Tocca «Vai», o torna indietro.
mspacman-todo-caught = Così prendi un fantasma! Tocca «Vai», o torna indietro.
mspacman-todo-captured = Così prendi Ms. Pac-Man! Tocca «Vai», o torna indietro.
mspacman-todo-lost = Attenzione: lì ti prendono. Tocca «Vai», o torna indietro.
mspacman-todo-won = Così svuoti una zona e la partita finisce! Tocca «Vai», o torna indietro.
mspacman-todo-given = Attenzione: così svuoti la zona di un altro giocatore, che vince. Tocca «Vai», o torna indietro.
mspacman-spin = Gira la ruota
mspacman-roll = Tira il dado
mspacman-steps-left = { $left ->
    [one] passo da fare
   *[other] passi da fare
}
mspacman-back = Indietro
mspacman-go = Vai
mspacman-dots-left = { $left ->
    [one] ancora { $left } puntino nella zona di { $area }
   *[other] ancora { $left } puntini nella zona di { $area }
}
mspacman-has-her = gioca Ms. Pac-Man
mspacman-weak-for = debole, di nuovo forte tra { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
mspacman-has-spun = ha fatto { $face }
mspacman-scene-took-control = ora è Ms. Pac-Man!
mspacman-scene-took-control-you = ora sei Ms. Pac-Man!
mspacman-scene-captured = prende Ms. Pac-Man!
mspacman-scene-captured-you = prendi Ms. Pac-Man!
mspacman-scene-extra-turn = gira di nuovo!
mspacman-scene-extra-turn-you = giri di nuovo!
mspacman-scene-power-eaten = ha il potere: tutti i fantasmi sono deboli!
mspacman-scene-power-eaten-you = hai il potere: tutti i fantasmi sono deboli!
mspacman-scene-caught = manda un fantasma nella tana!
mspacman-scene-caught-you = mandi un fantasma nella tana!
mspacman-scene-ran-into-her = finisce su Ms. Pac-Man e torna nella tana!
mspacman-scene-ran-into-her-you = finisci su Ms. Pac-Man e torni nella tana!
mspacman-scene-tied-to-begin = pareggio: si gira di nuovo!
mspacman-scene-won = vince: la zona è vuota!
mspacman-scene-won-you = vinci: la tua zona è vuota!
mspacman-grid = Tabellone. Le frecce muovono passo per passo; con Maiusc si limitano a guardare. Invio va su una casella, vicina o lontana, e conferma una mossa finita; inoltre gira la ruota e tira il dado. N trova la prossima casella che puoi raggiungere, Backspace annulla un passo, Esc li annulla tutti.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = fantasma: { $name }
mspacman-cell-weak = fantasma debole: { $name }, di nuovo forte tra { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
mspacman-cell-target = puoi andare qui
mspacman-cell-dot = puntino
mspacman-cell-power = super puntino
mspacman-cell-circle = cerchio bianco
mspacman-cell-exit = uscita, collegata alle altre uscite
mspacman-cell-home = tana di { $area }
mspacman-cell-area = zona di { $area }
mspacman-cell-solid = muro
mspacman-setup-random = Fantasmi a caso
mspacman-option-layout = Tabellone
mspacman-option-layout-pinwheel = Girandola
mspacman-option-layout-pinwheel-about = Un tabellone nostro, uguale da ogni lato.
mspacman-option-layout-for-three = Per tre
mspacman-option-layout-for-three-about = Il nostro tabellone per tre, quello in cui le possibilità sono più vicine.
mspacman-option-layout-windmill = Mulino a vento
mspacman-option-layout-windmill-about = Un tabellone nostro, con corridoi diversi.
mspacman-option-die-faces = Dado dei fantasmi
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Ruota di Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = da 1 a 6
mspacman-option-start-by = Chi comincia
mspacman-option-start-by-spinner = Numero più alto con la ruota
mspacman-option-start-by-die = Numero più alto con il dado
mspacman-option-fill-unused-areas = Puntini anche nelle zone senza giocatore
mspacman-option-dot-on-pickup = Quando Ms. Pac-Man è presa, sparisce anche il puntino sotto di lei
mspacman-option-capture-in-passing = Ci si può prendere anche lungo la strada, non solo alla fine di una mossa
mspacman-option-bump-can-capture = Un fantasma che arriva su un altro può continuare fino a Ms. Pac-Man
mspacman-option-enter-ghost-space = Un fantasma può tornare nella sua tana
mspacman-option-power-overrides-f2 = Un super puntino indebolisce più a lungo anche i fantasmi F2
mspacman-option-power-timer-restart = Un secondo super puntino fa ripartire il conto
mspacman-option-extra-turn-chain = Un turno in più può farne guadagnare un altro
mspacman-option-circle-choice = Ms. Pac-Man si può mettere su
mspacman-option-circle-choice-free_only = un cerchio bianco senza fantasma
mspacman-option-circle-choice-any = qualsiasi cerchio bianco
mspacman-option-max-turns = Limite di turni (poi vince chi ha meno puntini rimasti)

# What somebody does, after their name: “Ada spun 4.”
mspacman-short-spun-to-begin = { $face } per vedere chi comincia.
mspacman-short-tied-to-begin = Pareggio. Riprovano: { $seats }.
mspacman-short-took-control = ora ai comandi di Ms. Pac-Man.
mspacman-short-placed = Ms. Pac-Man in { $at }.
mspacman-short-spun = { $face } con la ruota.
mspacman-short-rolled = { $face } con il dado.
mspacman-short-stepped = { $left ->
    [0] Ms. Pac-Man va in { $to }.
    [one] Ms. Pac-Man va in { $to }, ancora { $left } passo.
   *[other] Ms. Pac-Man va in { $to }, ancora { $left } passi.
}
mspacman-short-ghost-stepped = { $left ->
    [0] il fantasma va in { $to }.
    [one] il fantasma va in { $to }, ancora { $left } passo.
   *[other] il fantasma va in { $to }, ancora { $left } passi.
}
mspacman-short-ate = { $left ->
    [one] gnam in { $at }; nella zona di { $area } resta { $left } puntino.
   *[other] gnam in { $at }; nella zona di { $area } restano { $left } puntini.
}
mspacman-short-power-eaten = un super puntino!
mspacman-short-weakened = il fantasma diventa debole ({ $cause ->
    [power] super puntino
    [f2] F2
   *[other] { $cause }
}), di nuovo forte tra { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}.
mspacman-short-recovered = il fantasma è di nuovo forte.
mspacman-short-caught = un fantasma preso in { $at }.
mspacman-short-ran-into-her = il fantasma debole finisce su Ms. Pac-Man in { $at }.
mspacman-short-went-home = ritorno alla tana in { $at }; il fantasma è di nuovo forte.
mspacman-short-extra-turn = un turno in più!
mspacman-short-captured = Ms. Pac-Man presa in { $at }!
mspacman-short-bumped = il fantasma continua da { $origin } a { $to }.
mspacman-short-won = vittoria, la zona di { $area } è vuota!
mspacman-short-turn-limit = { $turns ->
    [one] Il limite di { $turns } turno è raggiunto. Meno puntini rimasti: { $winners }.
   *[other] Il limite di { $turns } turni è raggiunto. Meno puntini rimasti: { $winners }.
}

# In the log, beside the piece of whoever does it; short.
mspacman-note-begin = inizio: { $face }
mspacman-note-spun = fa { $face }
mspacman-note-rolled = fa { $face }
mspacman-note-placed = in { $at }
mspacman-note-bumped = poi { $to }
mspacman-note-home = fantasma in tana
mspacman-note-captured = la prende!
mspacman-note-extra = gira di nuovo

## What the coach would do
mspacman-advice-go = Vai in { $to }.

## Why the coach would do it
mspacman-reason-wins = Così vinci la partita!
mspacman-reason-gives = La partita finisce, e vince qualcun altro.
mspacman-reason-captures = Prendi Ms. Pac-Man: poi la giochi tu.
mspacman-reason-lost = Lì un fantasma prende Ms. Pac-Man.
mspacman-reason-ran = Il tuo fantasma debole finisce su Ms. Pac-Man.
mspacman-reason-catches = Prendi il fantasma del posto { $seat }.
mspacman-reason-catches-named = prendi questo fantasma, e giri di nuovo.
mspacman-reason-power = Mangi un super puntino.
mspacman-reason-dot = Togli un puntino dalla tua zona.
mspacman-reason-risk = { $percent ->
    [0] Lì nessun fantasma può prenderla al prossimo tiro.
   *[other] La probabilità che un fantasma la prenda lì è del { NUMBER($percent) }%.
}
mspacman-reason-near = { $steps ->
    [one] È a un passo da Ms. Pac-Man.
   *[other] È a { $steps } passi da Ms. Pac-Man.
}

# The rules, part by part; loaded when somebody opens the help.
mspacman-help-aim-title = Lo scopo
mspacman-help-aim = Ogni giocatore ha una zona del tabellone, segnata con il suo fantasma. La prima zona senza puntini fa vincere il suo giocatore, chiunque li abbia mangiati. Se si raggiunge il limite di turni, vince chi ha meno puntini rimasti.
mspacman-help-areas-title = Le zone
mspacman-help-areas = Ognuna delle quattro zone ha 17 puntini; quello grosso è un super puntino. Anche le zone che nessuno gioca hanno puntini, ma non possono vincere.
mspacman-help-start-title = Chi gioca Ms. Pac-Man
mspacman-help-start = Ognuno gira la ruota una volta, e il numero più alto gioca Ms. Pac-Man; in caso di pareggio si gira di nuovo. Lei si mette su un cerchio bianco e va per prima. Gli altri giocano il loro fantasma, in senso orario.
mspacman-help-walk-title = Camminare
mspacman-help-walk = Ms. Pac-Man gira la ruota, i fantasmi tirano il dado. Fai esattamente quei passi lungo i corridoi, mai in diagonale o attraverso un muro. Puoi fare dietrofront e passare due volte da una casella.
mspacman-help-dots-title = I puntini
mspacman-help-dots = Ms. Pac-Man mangia un puntino quando lascia la sua casella, non quando arriva. Mangia i puntini di tutti. I puntini non tornano mai.
mspacman-help-meet-title = Gli incontri
mspacman-help-meet = Le pedine si incontrano su ogni casella dove entrano, anche solo di passaggio. Fantasma forte e Ms. Pac-Man: lei è presa, chiunque si sia mosso. Fantasma debole e Ms. Pac-Man: il fantasma torna nella tana ed è di nuovo forte.
mspacman-help-extra-title = Turno in più
mspacman-help-extra = Se per strada prende un fantasma debole, poi gira di nuovo la ruota. Ogni turno può dare al massimo un turno in più. Se nella stessa mossa viene presa, niente turno in più.
mspacman-help-capture-title = Prenderla
mspacman-help-capture = Chi prende Ms. Pac-Man la gioca da quel momento: la mette su un cerchio bianco senza fantasma e gioca subito il suo turno. Chi l’ha persa riprende il suo fantasma, forte, nella tana.
mspacman-help-power-title = I super puntini
mspacman-help-power = Quando Ms. Pac-Man lascia un grosso super puntino, tutti i fantasmi diventano deboli: pallidi e con gli occhi storti. Ognuno resta debole per un suo turno. La clessidra conta i turni finché torna forte.
mspacman-help-flip-title = F2 sul dado
mspacman-help-flip = Il fantasma passa da forte a debole, o da debole a forte, e fa 2 passi. Dopo F2 è debole fino all’inizio del suo prossimo turno. Un super puntino lo indebolisce più a lungo, e un secondo fa ripartire il conto.
mspacman-help-exits-title = Le uscite
mspacman-help-exits = Le quattro uscite sul bordo sono collegate: da una a qualsiasi altra c’è un solo passo. Non si può rientrare dalla stessa. Le uscite non hanno puntini.
mspacman-help-doors-title = Le tane
mspacman-help-doors = I fantasmi escono dalla loro tana, al centro, dalla porta: costa un passo. Nessuno ci torna a piedi.
mspacman-help-bump-title = Tra fantasmi
mspacman-help-bump = I fantasmi si superano liberamente. Uno che finirebbe su un altro continua fino alla prossima casella libera, senza tornare da dove è venuto; se ce n’è più d’una, sceglie il suo giocatore.
mspacman-help-touch-title = Sullo schermo
mspacman-help-touch = Tocca casella per casella, o toccane una più lontana per andarci subito. Niente è deciso finché non tocchi «Vai»: puoi tornare indietro quanto vuoi. «Vie più brevi» mostra come ogni fantasma arriva a Ms. Pac-Man e quanto è probabile che la prenda al prossimo tiro.
mspacman-help-keys-title = Con la tastiera
mspacman-help-keys = Le frecce muovono, Invio conferma, Backspace annulla un passo, N trova la prossima casella che puoi raggiungere.

# The story of a turn: what was done, after a name and joined to a list.
mspacman-deed-spun-to-begin = { $who ->
    [you] hai
   *[somebody] ha
} fatto { $face } per vedere chi comincia
mspacman-deed-took-control = ora { $who ->
    [you] guidi
   *[somebody] guida
} Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] { $who ->
        [you] hai
       *[somebody] ha
    } messo Ms. Pac-Man in { $at }
   *[plain] { $who ->
        [you] hai
       *[somebody] ha
    } messo Ms. Pac-Man sul tabellone
}
mspacman-deed-spun = { $who ->
    [you] hai
   *[somebody] ha
} fatto { $face } con la ruota
mspacman-deed-rolled = { $who ->
    [you] hai
   *[somebody] ha
} fatto { $face } con il dado
mspacman-deed-walked = { $detail ->
    [squares] { $who ->
        [you] hai
       *[somebody] ha
    } mosso Ms. Pac-Man in { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] hai
           *[somebody] ha
        } mosso Ms. Pac-Man di { $steps } passo
       *[other] { $who ->
            [you] hai
           *[somebody] ha
        } mosso Ms. Pac-Man di { $steps } passi
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] { $who ->
        [you] hai
       *[somebody] ha
    } mosso il fantasma in { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] hai
           *[somebody] ha
        } mosso il fantasma di { $steps } passo
       *[other] { $who ->
            [you] hai
           *[somebody] ha
        } mosso il fantasma di { $steps } passi
    }
}
mspacman-deed-ate = { $count ->
    [one] { $who ->
        [you] hai
       *[somebody] ha
    } mangiato { $count } puntino
   *[other] { $who ->
        [you] hai
       *[somebody] ha
    } mangiato { $count } puntini
}
mspacman-deed-power = { $who ->
    [you] hai
   *[somebody] ha
} indebolito i fantasmi con un super puntino
mspacman-deed-weak = ora { $who ->
    [you] hai
   *[somebody] ha
} il fantasma debole
mspacman-deed-caught = { $you ->
    [you] ha rimandato il tuo fantasma nella tana
   *[other] { $who ->
        [you] hai
       *[somebody] ha
    } rimandato un fantasma nella tana ({ $whom })
}
mspacman-deed-ran-into-her = { $who ->
    [you] hai
   *[somebody] ha
} urtato Ms. Pac-Man con un fantasma debole
mspacman-deed-extra-turn = { $who ->
    [you] hai
   *[somebody] ha
} un turno in più
mspacman-deed-captured = { $you ->
    [you] ti ha preso Ms. Pac-Man
   *[other] { $who ->
        [you] hai
       *[somebody] ha
    } preso Ms. Pac-Man a { $whom }
}
mspacman-deed-bumped = { $who ->
    [you] hai
   *[somebody] ha
} continuato con il fantasma fino a { $to }
mspacman-deed-won = { $who ->
    [you] hai
   *[somebody] ha
} svuotato la zona di { $area } e { $who ->
    [you] hai
   *[somebody] ha
} vinto

# What happened to the reader, shown large beside the board; $name is who did it.
mspacman-befalls-captured = { $name } ti prende Ms. Pac-Man!
mspacman-befalls-caught = { $name } prende il tuo fantasma. Torna nella tana!
mspacman-befalls-ran-into-her = Il tuo fantasma debole è finito su Ms. Pac-Man. Torna nella tana!
mspacman-score = { $count ->
    [one] 1 puntino
   *[other] { $count } puntini
}
