error-chase-bad-action = «{ $text }» non è un’azione; un’azione è una casella come e2, il nome di un fantasma, o - per finire una mossa.
error-chase-bad-position = «{ $text }» non è una posizione; scrivila così: { $form }.
error-chase-bad-square = «{ $text }» non è una casella; le caselle vanno da a1 a i9.

error-chase-layout-field = A un labirinto serve «{ $field }»: source è un testo, fences e pellets sono elenchi, starts è una tabella.
error-chase-layout-extra = Un labirinto non ha nessun campo «{ $field }»; i suoi campi sono source, fences, pellets e starts.
error-chase-layout-many-fences = Ci sono { $count } recinti; nella scatola ce ne sono solo { $most }.
error-chase-layout-fence = «{ $fence }» non è un recinto; un recinto è una casella seguita da h o v, come e3h.
error-chase-layout-fence-border = Il recinto { $fence } è sul bordo del tabellone o ne sporge.
error-chase-layout-fence-clash = Il recinto { $fence } ne copre o ne incrocia un altro.
error-chase-layout-square = { $place }: «{ $square }» non è una casella; le caselle vanno da a1 a i9.
error-chase-layout-pellet-count = { $count ->
    [one] Ci vogliono { $wanted } palline energia, ma ce n’è { $count }.
   *[other] Ci vogliono { $wanted } palline energia, ma ce ne sono { $count }.
}
error-chase-layout-pellet-twice = In { $square } ci sono due palline energia.
error-chase-layout-pieces = Le partenze devono essere quelle di: { $pieces }.
error-chase-layout-start-pellet = { $piece } non può partire da { $square }: c’è una pallina energia.
error-chase-layout-start-shared = { $piece } non può partire da { $square }: da lì parte un’altra pedina.
error-chase-layout-closed = Dalla partenza di Pac-Man non si raggiunge { $square }; ogni casella deve essere raggiungibile.
error-chase-layout-parted = Le palline energia separano { $square } dalla partenza di Pac-Man; i fantasmi non possono fermarsi sulle palline, quindi serve una via che le aggiri.

error-chase-place-ghosts = Una posizione elenca quattro fantasmi, con - per uno che è stato mangiato.
error-chase-place-pellets = C’è una pallina energia dove il labirinto non ne ha, o non ne manca nessuna anche se una è appena stata mangiata.
error-chase-place-lives = Pac-Man non può avere così tante vite; e se non ne resta nessuna, deve restare una pallina energia.
error-chase-place-idle = Non possono essere passati così tanti giri senza una pallina energia.
error-chase-place-best = In una vita persa non si possono essere mangiate così tante palline energia.
error-chase-place-cycles = I giri si contano solo fino all’opzione max_turns.
error-chase-place-sharing = Due fantasmi non possono stare sulla stessa casella.
error-chase-place-on-pellet = Nessuna pedina può stare su una pallina energia lì.
error-chase-place-waiting = Questi fantasmi non possono essere in attesa della loro mossa.
error-chase-place-over = La partita è finita, quindi nessuna pedina può essere a metà di una mossa.
error-chase-place-met = Pac-Man e un fantasma non possono stare sulla stessa casella qui.
error-chase-place-move = In questa mossa non possono restare così tanti passi, o non in questo modo.
error-chase-place-run = Il fantasma non può aver cominciato la corsa così.
error-chase-place-sight = Un fantasma deve essere in modalità frenesia se vede Pac-Man, e solo allora.
error-chase-place-stuck = La pedina qui non può fare niente, quindi non può toccare a lei.

chase-refuse-no-call = Ora non puoi scegliere { $ghost }: si sta muovendo { $piece }.
chase-refuse-call-first = Prima scegli il prossimo fantasma da muovere: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } è stato mangiato e torna alla prossima ripartenza.
chase-refuse-has-moved = { $ghost } si è già mosso in questo giro.
chase-refuse-two-steps = Pac-Man si muove sempre di due caselle; lo ferma solo una pallina energia.
chase-refuse-one-step = Pac-Man deve muoversi di almeno una casella.
chase-refuse-must-boost = Pac-Man deve usare il potenziamento.
chase-refuse-whole-boost = Un potenziamento deve usare tutte le sue caselle.
chase-refuse-stop-on-pellet = { $ghost } non può fermarsi lì: c’è una pallina energia.
chase-refuse-run-on = { $ghost } è in modalità frenesia e deve continuare a correre.
chase-refuse-must-catch = { $ghost } può catturare Pac-Man in questa mossa e deve farlo; così non ci arriva.
chase-refuse-must-move = { $ghost } non può restare: un fantasma che può muoversi deve muoversi.
chase-refuse-stands-there = { $piece } è già lì.
chase-refuse-fence-between = C’è un recinto davanti a { $piece }.
chase-refuse-no-jump = { $piece } non può saltare un’altra pedina.
chase-refuse-too-far = Troppo lontano: { $piece } si muove di casella in casella, mai in diagonale.
chase-refuse-ghost-there = Lì c’è un fantasma; senza potenziamento Pac-Man non può andarci.
chase-refuse-straight-on = In modalità frenesia un fantasma corre dritto, quindi { $ghost } non può girare.
chase-refuse-no-sharing = Lì c’è un altro fantasma, e { $ghost } non può fermarsi sulla stessa casella né passare.
chase-refuse-pellet-there = Lì c’è una pallina energia, e { $ghost } non può finirci sopra.
chase-refuse-toward = { $ghost } vede Pac-Man e deve corrergli incontro.
chase-refuse-farther = Di là { $ghost } potrebbe correre solo una casella; in modalità frenesia ne servono due, se si può.

chase-event-moved = Posto { $seat }: { $piece } da { $origin } a { $to }.
chase-event-ate-pellet = Pac-Man ha mangiato la pallina energia in { $at }; { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}.
chase-event-boosted = { $steps ->
    [one] Pac-Man ha un potenziamento: fino a { $steps } casella in più, e mangia i fantasmi.
   *[other] Pac-Man ha un potenziamento: fino a { $steps } caselle in più, e mangia i fantasmi.
}
chase-event-ate-ghost = Pac-Man ha mangiato { $ghost } in { $at }.
chase-event-boost-ended = Il potenziamento di Pac-Man è finito in { $at }.
chase-event-called = Posto { $seat }: tocca a { $ghost }.
chase-event-frenzied = { $ghost } ha visto Pac-Man lungo { $line } ed è in modalità frenesia.
chase-event-stayed = { $piece } resta in { $at }.
chase-event-stopped = Posto { $seat }: { $piece } si ferma in { $at }.
chase-event-caught = { $ghost } ha catturato Pac-Man in { $at }; { $lives ->
    [one] resta { $lives } vita
   *[other] restano { $lives } vite
}.
chase-event-stalled = Pac-Man ha perso una vita dopo { $cycles ->
    [one] { $cycles } giro
   *[other] { $cycles } giri
} senza pallina energia (regola della casa); { $lives ->
    [one] ne resta { $lives }
   *[other] ne restano { $lives }
}.
chase-event-reset = Tutti di nuovo alla partenza: Pac-Man in { $pacman }, i fantasmi in { $ghosts }.
chase-event-pellets-back = Tornano le palline energia in { $pellets }.
chase-event-won = { $winner ->
    [ghosts] Vincono i fantasmi
   *[other] Vince { $winner }
}; Pac-Man { $level ->
    [0] non ha raggiunto nessun livello
   *[other] ha raggiunto il livello { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] Il limite di { $cycles } giro è
   *[other] Il limite di { $cycles } giri è
} raggiunto; non vince nessuno, e Pac-Man { $level ->
    [0] non ha raggiunto nessun livello
   *[other] ha raggiunto il livello { $level }
}.

chase_pellets_eaten = Pac-Man ha mangiato tutte e quattro le palline energia.
chase_lives_lost = I fantasmi hanno preso l’ultima vita di Pac-Man.

# On the page.
chase-name = La caccia
chase-about = Mangia le quattro palline energia prima che i fantasmi ti prendano. Uno è Pac-Man, gli altri si dividono i fantasmi.
chase-harm = Pac-Man perderebbe una vita.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man deve mangiare tutte e quattro le palline energia.
chase-step-2 = I fantasmi devono catturarlo tre volte.
chase-step-3 = Una pallina gli dà un potenziamento: ora è lui a mangiare i fantasmi!
chase-guide-turn = Ciao! Pac-Man vuole le quattro palline energia, e i fantasmi vogliono catturarlo tre volte. Tocca una casella luminosa per andarci.
chase-todo = Tocca una casella luminosa.
chase-todo-pacman = { $steps ->
    [one] Ancora { $steps } casella: scegline una luminosa.
   *[other] Muoviti di { $steps } caselle: scegline una luminosa. Puoi girare e tornare indietro.
}
chase-todo-boost = { $steps ->
    [one] Potenziamento! Puoi fare ancora { $steps } casella e mangiare ogni fantasma che incontri.
   *[other] Potenziamento! Puoi fare fino a { $steps } caselle in più e mangiare ogni fantasma che incontri.
}
chase-todo-ghost = { $ghost } si muove: scegli una casella luminosa.
chase-todo-frenzy = { $ghost } vede Pac-Man e corre: scegli una casella luminosa.
chase-todo-call = Quale fantasma si muove ora? Toccalo.
chase-show-ways = Linee di vista
chase-setup-random = Pac-Man a caso
chase-setup-chosen = Il primo posto è Pac-Man, gli altri si dividono i fantasmi.
chase-call = Quale fantasma si muove ora?
chase-end-here = Finisci qui
chase-boost = { $steps ->
    [one] Potenziamento: { $steps } passo
   *[other] Potenziamento: { $steps } passi
}
chase-frenzy = Frenesia!
chase-waiting = Poi { $ghosts }
chase-level = { $level ->
    [0] Nessun livello: nessuna pallina energia mangiata
    [1] Livello 1: Pac-Man principiante
    [2] Livello 2: Pac-Man promettente
    [3] Livello 3: Pac-Man esperto
   *[other] Livello { $level }: Pac-Man campione
}
chase-lives = { $lives ->
    [one] ancora { $lives } vita
   *[other] ancora { $lives } vite
}; palline mangiate: { $eaten }
chase-patience = { $cycles ->
    [one] Mangia ora una pallina, o perdi una vita
   *[other] Mangia una pallina entro { $cycles } giri!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , mangiato
    [moves] , deve muovere
   *[there] { "" }
}
chase-grid = Tabellone. Le frecce vanno da una casella all’altra, Invio ci manda la pedina o sceglie il fantasma, E finisce la mossa.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = pallina energia
chase-square-target = { $steps ->
    [one] puoi andare qui in { $steps } passo
   *[other] puoi andare qui in { $steps } passi
}
chase-square-call = puoi scegliere questo fantasma
chase-square-fences = recinto { $sides }

chase-option-layout = Labirinto
chase-option-layout-gates = Cancelli
chase-option-layout-gates-about = Il labirinto di base. Se nessuno sbaglia, Pac-Man vince con 3 vite, e i fantasmi vincono se ne ha 1 o 2.
chase-option-layout-den = Tana
chase-option-layout-den-about = I fantasmi escono da una tana in alto; lunghi vicoli corrono sui lati. Favorisce Pac-Man. Se nessuno sbaglia, Pac-Man vince con 2 o 3 vite, e i fantasmi vincono se ne ha solo 1.
chase-option-layout-hedges = Siepi
chase-option-layout-hedges-about = Le palline energia sono ben all’interno; i fantasmi arrivano da ogni lato. Tra giocatori bravi, le due parti vincono più o meno con la stessa frequenza. Se nessuno sbaglia, vincono sempre i fantasmi.
chase-option-layout-orchard = Frutteto
chase-option-layout-orchard-about = In mezzo ci sono file di alberi; le palline energia sono dietro i recinti. A pari bravura, le due parti vincono più o meno con la stessa frequenza. Se nessuno sbaglia, vincono sempre i fantasmi.
chase-option-layout-pairs = Coppie
chase-option-layout-pairs-about = Le palline energia vanno a coppie, così un potenziamento può portare al prossimo. Se nessuno sbaglia, vince sempre Pac-Man.
chase-option-layout-pinwheel = Girandola
chase-option-layout-pinwheel-about = Il labirinto è uguale anche capovolto; i fantasmi partono dalla metà in alto. Favorisce i fantasmi. Se nessuno sbaglia, vincono sempre i fantasmi.
chase-option-layout-printed = Campo aperto
chase-option-layout-printed-about = Come il tabellone stampato, per quanto ne sappiamo: solo sei recinti, così i fantasmi vedono lontano. Favorisce i fantasmi. Se nessuno sbaglia, vincono sempre i fantasmi.
chase-option-layout-towers = Torri
chase-option-layout-towers-about = Le palline energia sono negli angoli, dietro i muri. Favorisce Pac-Man. Se nessuno sbaglia, Pac-Man vince con 2 o 3 vite, e i fantasmi vincono se ne ha solo 1.
chase-option-layout-crossroads = Incrocio
chase-option-layout-crossroads-about = Due strade si incrociano in mezzo, e su ognuna aspetta un fantasma. Se nessuno sbaglia, vincono sempre i fantasmi.
chase-option-layout-harbour = Porto
chase-option-layout-harbour-about = Dai due lati sporgono dei moli; le palline energia vanno a coppie, così un potenziamento può portare al prossimo. Se nessuno sbaglia, vince sempre Pac-Man.
chase-option-layout-stables = Scuderie
chase-option-layout-stables-about = Box in alto e in basso, e le palline energia a coppie sui lati. Se nessuno sbaglia, Pac-Man vince con 2 o 3 vite, e i fantasmi vincono se ne ha solo 1.
chase-option-layout-market = Mercato
chase-option-layout-market-about = File di bancarelle a sinistra e a destra di un lungo vicolo. A pari bravura, le due parti vincono più o meno con la stessa frequenza. Se nessuno sbaglia, vincono sempre i fantasmi.
chase-option-layout-courtyard = Cortile
chase-option-layout-courtyard-about = Un ampio cortile con quattro nicchie; le palline energia sono sulle loro porte. Se nessuno sbaglia, Pac-Man vince con 3 vite, e i fantasmi vincono se ne ha 1 o 2.
chase-option-layout-ladders = Scale
chase-option-layout-ladders-about = Ci sono scale sui due lati, e due vicoli stretti portano al centro. Se nessuno sbaglia, Pac-Man vince con 3 vite, e i fantasmi vincono se ne ha 1 o 2.
chase-option-layout-quay = Molo
chase-option-layout-quay-about = Per giocare con una vita. Se nessuno sbaglia, vince sempre Pac-Man.
chase-option-layout-alley = Vicolo
chase-option-layout-alley-about = Per giocare con due vite. Se nessuno sbaglia, Pac-Man vince con 2 o 3 vite, e i fantasmi vincono se ne ha solo 1.
chase-option-layout-fairground = Fiera
chase-option-layout-fairground-about = Per giocare con tre vite. Se nessuno sbaglia, vincono sempre i fantasmi.
chase-option-lives = Vite di Pac-Man
chase-option-lives-1 = una
chase-option-lives-2 = due
chase-option-lives-3 = tre
chase-option-pacman-short-move = Pac-Man può fermarsi dopo una casella
chase-option-pacman-into-ghost = Se Pac-Man va su un fantasma senza potenziamento
chase-option-pacman-into-ghost-blocked = il fantasma gli sbarra la strada
chase-option-pacman-into-ghost-caught = viene catturato
chase-option-boost-mandatory = Pac-Man deve usare il potenziamento
chase-option-boost-exact = Un potenziamento deve usare tutte e tre le caselle
chase-option-eat-in-passing = Con un potenziamento Pac-Man mangia anche i fantasmi che attraversa, non solo dove si ferma
chase-option-boost-chain = Una seconda pallina durante un potenziamento lo fa ricominciare
chase-option-ghost-order = Ordine dei fantasmi
chase-option-ghost-order-fixed = sempre lo stesso
chase-option-ghost-order-free = scelto ogni volta
chase-option-ghost-pass = I fantasmi possono restare dove sono
chase-option-must-catch = I fantasmi devono catturare se possono
chase-option-frenzy-path = In modalità frenesia un fantasma corre
chase-option-frenzy-path-straight = in linea retta
chase-option-frenzy-path-free = come vuole
chase-option-frenzy-path-toward = verso Pac-Man
chase-option-frenzy-exact = In modalità frenesia un fantasma deve correre due caselle, se può
chase-option-ghost-cross-pellet = In modalità frenesia un fantasma può passare su una pallina energia
chase-option-ghosts-stack = I fantasmi possono stare sulla stessa casella
chase-option-pellets-reset = Tutte le palline energia tornano quando si perde una vita
chase-option-stall-limit = Si perde una vita dopo questi giri senza pallina energia
chase-option-max-turns = Limite di giri

# What somebody does, after their name: “Ada moved Pac-Man from e2 to e3.”
chase-short-moved = { $piece } da { $origin } a { $to }.
chase-short-stopped = { $piece } si ferma in { $at }.
chase-short-called = tocca a { $ghost }.

# In the log, beside the piece that moves; short.
chase-note-stays = resta
chase-note-called = poi { $ghost }
chase-note-ate = mangia { $ghost }
chase-note-life = una vita persa
chase-note-pellets = { $count ->
    [one] 1 pallina
   *[other] { $count } palline
}

## What the coach would do
chase-advice-step = Vai in { $to }.
chase-advice-end = Fermati qui.
chase-advice-call = Scegli { $to }.

## Why the coach would do it
chase-reason-wins = Così vinci la partita!
chase-reason-pellet = Mangi una pallina energia.
chase-reason-eats = Mangi { $ghost }.
chase-reason-catches = Catturi Pac-Man.
chase-reason-caught = { $ghost } ti cattura lì.
chase-reason-seen = { $ghost } ti vede lì.
chase-reason-unseen = Lì nessun fantasma ti vede.
chase-reason-near = { $steps ->
    [one] È a una casella da Pac-Man.
   *[other] È a { $steps } caselle da Pac-Man.
}

# The rules, part by part; loaded when somebody opens the help.
chase-help-aim-title = Lo scopo
chase-help-aim = Pac-Man vince quando ha mangiato le quattro palline energia. I fantasmi vincono quando l’hanno catturato tre volte: ogni cattura costa una vita. Il livello raggiunto è il numero di palline che ha mangiato.
chase-help-sides-title = Chi gioca che cosa
chase-help-sides = Il giocatore 1 è Pac-Man; gli altri si dividono i quattro fantasmi e vincono o perdono insieme. Un giro è la mossa di Pac-Man più quelle dei fantasmi. Pac-Man comincia, e ricomincia dopo ogni ripartenza.
chase-help-pacman-title = La mossa di Pac-Man
chase-help-pacman = Si muove esattamente di due caselle, passo per passo, mai in diagonale. Può girare e tornare indietro. Recinti e fantasmi gli sbarrano la strada, e nessuno salta. Se non può fare nessun passo, resta fermo.
chase-help-pellet-title = Il potenziamento
chase-help-pellet = Su una pallina energia si ferma, la mangia e ottiene un potenziamento: fino a tre caselle in più, in ogni direzione, anche attraverso i fantasmi. Il potenziamento finisce prima che i fantasmi si muovano.
chase-help-eaten-title = Mangiare i fantasmi
chase-help-eaten = Ogni fantasma che incontra durante un potenziamento è mangiato e resta fuori fino alla prossima ripartenza. Un’altra pallina lungo la strada fa cominciare un nuovo potenziamento di tre caselle.
chase-help-ghosts-title = Le mosse dei fantasmi
chase-help-ghosts = Blinky, Inky, Pinky e Clyde si muovono in quest’ordine, di una casella a testa. Un fantasma che può muoversi deve muoversi. I fantasmi possono stare sulla stessa casella e superarsi.
chase-help-guard-title = Fantasmi e palline
chase-help-guard = Nessun fantasma può finire la mossa su una pallina energia; in modalità frenesia può passarci sopra. Un fantasma che potrebbe catturare Pac-Man non è obbligato a farlo.
chase-help-sight-title = Che cosa vedono i fantasmi
chase-help-sight = Un fantasma vede lungo la sua riga e la sua colonna, per quanto lontano, ma non in diagonale. I recinti gli coprono la vista; fantasmi e palline no. Conta quello che vede all’inizio della sua mossa.
chase-help-frenzy-title = Modalità frenesia
chase-help-frenzy = Un fantasma che vede Pac-Man corre due caselle in linea retta, in qualsiasi direzione. Deve correrne due, se può. Se Pac-Man è proprio accanto, lo cattura sulla prima casella.
chase-help-caught-title = Catturato
chase-help-caught = Un fantasma che raggiunge la casella di Pac-Man lo cattura. Pac-Man perde una vita, e tutti tornano alla partenza, anche i fantasmi mangiati. Le palline mangiate restano mangiate.
chase-help-stall-title = Non perdere tempo
chase-help-stall = Anche dopo troppi giri senza pallina energia (20, se non scegliete un altro numero) Pac-Man perde una vita. Se mettete un limite di giri, lì la partita finisce senza vincitore.
chase-help-maze-title = I labirinti
chase-help-maze = Il labirinto dice dove sono recinti e palline energia, e da dove parte ognuno. Qui nessuno mette recinti.
chase-help-touch-title = Sullo schermo
chase-help-touch = Sotto il tabellone vedi quale pedina si muove, chi la gioca e quali fantasmi vengono dopo. Tocca una casella a due passi e la pedina ci va; tocca i cerchi piccoli per scegliere tu la strada.
chase-help-keys-title = Con la tastiera
chase-help-keys = Frecce e Invio; il tasto E finisce prima una mossa.

# The story of a turn: what was done, after a name and joined to a list.
chase-deed-moved = { $detail ->
    [squares] { $who ->
        [you] hai
       *[somebody] ha
    } mosso: { $places }
   *[plain] { $who ->
        [you] hai
       *[somebody] ha
    } mosso { $pieces }
}
chase-deed-stayed = non { $who ->
    [you] hai
   *[somebody] ha
} potuto muovere { $pieces }
chase-deed-spotted = { $who ->
    [you] hai
   *[somebody] ha
} avvistato Pac-Man ({ $ghosts })
chase-deed-frenzied = { $ghost } vede Pac-Man ed entra in modalità frenesia
chase-deed-ate-pellet = { $who ->
    [you] hai
   *[somebody] ha
} mangiato una pallina energia (restano: { $left })
chase-deed-ate-ghost = { $who ->
    [you] hai
   *[somebody] ha
} mangiato { $ghost }
chase-deed-caught = { $lives ->
    [one] { $ghost } cattura Pac-Man! Resta { $lives } vita
   *[other] { $ghost } cattura Pac-Man! Restano { $lives } vite
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man perde una vita: troppo tempo senza pallina. Resta { $lives } vita
   *[other] Pac-Man perde una vita: troppo tempo senza pallina. Restano { $lives } vite
}
chase-deed-reset = tutti tornano alla partenza

# What happened to the reader, shown large beside the board; $name is who did it.
chase-befalls-caught = { $lives ->
    [one] { $ghost } ti ha catturato! Resta { $lives } vita
   *[other] { $ghost } ti ha catturato! Restano { $lives } vite
}
chase-befalls-stalled = { $lives ->
    [one] { $cycles } giri senza pallina ti costano una vita. Resta { $lives } vita
   *[other] { $cycles } giri senza pallina ti costano una vita. Restano { $lives } vite
}
chase-befalls-eaten = Pac-Man ha mangiato { $ghost }!
