error-marbles-bad-token = «{ $text }» non è né una mossa come 4c6:b6,c6 o 3e5>g7, né una scelta come -, take, leave, @c4, from2 o pay1, né un tiro come *36.
error-marbles-bad-cell = «{ $text }» non è un posto di questo tabellone.
error-marbles-bad-list = «{ $text }» nomina due volte lo stesso posto.
error-marbles-bad-task = «{ $text }» non è una decisione che possa essere in sospeso.
error-marbles-bad-position = «{ $text }» non è una posizione; scrivila così: { $form }.
error-marbles-place-seats = Una posizione per { $players } giocatori elenca i Pac-Man, le vaschette e le biglie gialle di { $players } posti, e di nessun altro.
error-marbles-place-ghosts = Ogni fantasma deve stare alla partenza o su una buca, mai tutti e due sulla stessa; elenca prima quello nel posto più basso.
error-marbles-place-marbles = Ci vogliono 72 biglie bianche, nelle buche semplici e nelle vaschette, e 4 gialle, sugli anelli, tenute o da restituire; nessuna sotto un Pac-Man.
error-marbles-place-pieces = Ogni Pac-Man deve essere da solo in una buca o a casa, e non su un fantasma.
error-marbles-place-dice = Possono restare fino a due dadi da 1 a 6, prima il più basso; l’ultimo appartiene a una pedina.
error-marbles-place-taken = I turni si contano solo fino all’opzione max_turns.
error-marbles-place-over = Le biglie bianche sono finite, quindi non può restare un dado da giocare.
error-marbles-place-stuck = Nessuna pedina può muoversi con questi dadi, quindi il turno sarebbe finito.
error-marbles-place-owed = C’è una biglia gialla da restituire e un anello è vuoto, quindi sarebbe già tornata.
error-marbles-place-todo = Qui non c’è una decisione del genere da prendere.
error-marbles-place-rolls = Si tira per vedere chi comincia solo nella posizione iniziale, un posto dopo l’altro.

error-marbles-board-field = A un tabellone serve «{ $field }», come testo.
error-marbles-board-extra = Un tabellone non ha nessun campo «{ $field }».
error-marbles-board-waives = Un tabellone può rinunciare solo a { $known }, non a «{ $field }».
error-marbles-board-game = Questo tabellone è per «{ $field }», non per le biglie.
error-marbles-board-c1 = C1: a un tabellone servono 72 buche semplici e 4 con anello; questo ne ha { $plain } e { $ringed }.
error-marbles-board-c3 = C3: a un tabellone serve una sola casa { $mark }; questo ne ha { $count }.
error-marbles-board-c4 = C4: la casa { $place } deve stare su un sentiero tra due o più buche, e accanto a nient’altro.
error-marbles-board-c6 = C6, C12: un fantasma deve poter raggiungere { $place } senza usare case o passaggi.
error-marbles-board-c7 = C7: la partenza dei fantasmi, un solo blocco di =, deve stare al centro del tabellone.
error-marbles-board-c8 = C8: alla partenza dei fantasmi servono almeno due uscite, tutte verso buche; questa ne ha { $count }.
error-marbles-board-c10 = C10: a un tabellone servono almeno tre passaggi; questo ne ha { $count }.
error-marbles-board-c11 = C11: il passaggio in { $place } deve stare sul bordo, accanto a una buca tutta sua che porta verso l’interno.
error-marbles-board-c14 = C14: all’inizio non c’è una mossa completa di { $count } dalla casa { $place }.
error-marbles-board-c19 = C19: il tabellone deve essere uguale visto da ogni casa, girato o allo specchio.
error-marbles-board-c21 = C21: a ogni buca servono due buche vicine, e in media 2,6 sentieri per buca ({ $place }).
error-marbles-board-openings = Su un server un tabellone può avere al massimo { $most } passaggi; questo ne ha { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Prima decidi che cosa fare della biglia sotto il fantasma.
    [ring] Prima rimetti la biglia gialla su un anello.
    [reward] Prima scegli a chi prendere le biglie.
   *[pay] Prima scegli con quali biglie pagare.
}
marbles-refuse-not-asked = Ora non devi decidere questo.
marbles-refuse-not-a-ring = Lì non c’è un anello arancione.
marbles-refuse-ring-occupied = Quell’anello non è vuoto: c’è sopra una biglia o una pedina.
marbles-refuse-not-oneself = Prendi il premio da un altro giocatore, non da te.
marbles-refuse-nothing-to-take = Il posto { $seat } non ha biglie da prendere.
marbles-refuse-nothing-to-take-named = niente da prendere, la vaschetta è vuota.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Qui non puoi pagare con { $yellow } biglia gialla.
   *[other] Qui non puoi pagare con { $yellow } biglie gialle.
}
marbles-refuse-no-pass = Una pedina che può muoversi deve muoversi. Puoi solo scegliere di non pappare un fantasma.
marbles-refuse-pac-has-moved = Pac-Man si è già mosso; l’altro dado è per un fantasma.
marbles-refuse-ghost-has-moved = Un fantasma si è già mosso; l’altro dado è per Pac-Man.
marbles-refuse-no-such-die = Nessun dado segna { $die }; restano da giocare: { $dice }.
marbles-refuse-start-closed = Nessuno può andare sulla partenza dei fantasmi.
marbles-refuse-say-which-way = Pac-Man può andarci con il { $die }: scegli quel dado, poi la strada.
marbles-refuse-say-which-die = Quel fantasma può andarci con il { $die }: scegli quel dado.
marbles-refuse-other-marbles = Pac-Man può andarci, ma nessuna strada pappa proprio quelle biglie: lui pappa tutte quelle che incontra.
marbles-refuse-occupied = Lì c’è già un altro Pac-Man.
marbles-refuse-occupied-named = quel posto è già occupato!
marbles-refuse-no-privilege = Lì c’è un fantasma, e per papparlo ti serve una biglia gialla.
marbles-refuse-home-closed = Pac-Man può attraversare quella casa, ma non fermarcisi.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] C’è un fantasma di mezzo.
       *[other] Ci sono di mezzo tutti e due i fantasmi.
    }
   *[pieces] { $count ->
        [one] C’è di mezzo un altro Pac-Man.
       *[other] Ci sono di mezzo altre pedine.
    }
}
marbles-refuse-blocked-named = un Pac-Man non si può saltare.
marbles-refuse-no-turning-back = Pac-Man dovrebbe fare dietrofront per strada, e non può.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Troppo vicino: hai tirato { $die }, e devi fare esattamente { $die } passo.
       *[other] Troppo vicino: hai tirato { $die }, e devi fare esattamente { $die } passi.
    }
   *[other] Troppo vicino: hai tirato { $other } e { $die }, e devi fare esattamente quei passi.
}
marbles-refuse-go-on = Nessun fantasma può fare una mossa completa, quindi uno va più lontano che può. Lì non può ancora fermarsi.
marbles-refuse-too-far = { $other ->
    [0] Troppo lontano: hai tirato { $die }.
   *[other] Troppo lontano: hai tirato { $other } e { $die }.
}
marbles-refuse-no-ghost = Lì non c’è un fantasma. Prima scegli un fantasma.
marbles-refuse-pac-must-move = Così Pac-Man resterebbe senza mosse. Scegli un’altra mossa.
marbles-refuse-ghost-no-home = I fantasmi non possono entrare nelle case.
marbles-refuse-ghost-on-ghost = Lì c’è già l’altro fantasma.
marbles-refuse-pac-in-the-way = C’è di mezzo un Pac-Man, e un fantasma che ne incontra uno si ferma lì.
marbles-refuse-pac-in-the-way-named = un fantasma non supera un Pac-Man, si ferma lì.
marbles-refuse-ghost-in-the-way = C’è di mezzo l’altro fantasma.
marbles-refuse-ghost-no-turning = Il fantasma dovrebbe fare dietrofront per strada (regola della casa: i fantasmi non fanno dietrofront).
marbles-refuse-ghost-no-tunnel = Il fantasma dovrebbe uscire dal tabellone, e i fantasmi non possono.

marbles-event-rolled = Il posto { $seat } ha tirato { $low } e { $high }.
marbles-event-roll-tied = I posti { $seats } hanno tirato { $total } e tirano di nuovo.
marbles-event-begins = Il posto { $seat } comincia con { $total }.
marbles-event-stepped = Posto { $seat }: Pac-Man da { $origin } a { $to }.
marbles-event-crossed = Posto { $seat }: Pac-Man è uscito dal tabellone in { $origin } ed è rientrato in { $to }.
marbles-event-gobbled = Il posto { $seat } ha pappato la biglia { $colour ->
    [white] bianca
    [yellow] gialla
   *[other] { $colour }
} in { $at }; nella vaschetta: { $tray }, sul tabellone: { $left }.
marbles-event-ghost-gobbled = Il posto { $seat } ha pappato il fantasma in { $at }, che è tornato in { $to }.
marbles-event-left-under = Il posto { $seat } ha lasciato la biglia in { $at }.
marbles-event-prowled = Il posto { $seat } ha mosso un fantasma da { $origin } a { $to }.
marbles-event-captured = Il fantasma del posto { $seat } ha preso il posto { $whom } in { $at } e l’ha mandato a casa in { $home }.
marbles-event-paid = { $rule ->
    [house] Il posto { $seat } ha pagato il posto { $to }: { $white } bianche, { $yellow } gialle (regola della casa: le biglie gialle si tengono).
   *[book] Il posto { $seat } ha pagato il posto { $to }: { $white } bianche, { $yellow } gialle.
}
marbles-event-privilege-lost = { $count ->
    [one] Il posto { $seat } ha perso { $count } biglia gialla.
   *[other] Il posto { $seat } ha perso { $count } biglie gialle.
}
marbles-event-returned = Il posto { $seat } ha rimesso una biglia gialla in { $at }.
marbles-event-waits = Nessun anello è vuoto, quindi il posto { $seat } tiene la biglia gialla usata finché non ce n’è uno.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Posto { $seat }: con il dado rimasto Pac-Man non aveva una mossa completa e non si è mosso (regola della casa: si può scegliere).
       *[book] Posto { $seat }: Pac-Man non aveva una mossa completa e non si è mosso.
    }
    [ghost] Posto { $seat }: nessuna mossa completa per un fantasma.
    [both] Il posto { $seat } non ha potuto muovere né Pac-Man né un fantasma.
   *[other] Posto { $seat }: { $piece }
}
marbles-event-stayed = Il posto { $seat } non ha pappato il fantasma e non si è mosso.
marbles-event-cleared = Le biglie bianche sono finite. Biglie bianche per posto: { $trays }. Posti vincenti: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] Il limite di { $turns } turno è raggiunto.
   *[other] Il limite di { $turns } turni è raggiunto.
} Biglie bianche per posto: { $trays }. Posti vincenti: { $winners }.

marbles_cleared = Le biglie bianche sono finite; vince chi ne ha di più.

# On the page.
marbles-name = Le biglie
marbles-about = Pappa più biglie degli altri, e manda i fantasmi, che sono di tutti, contro i tuoi rivali.
marbles-step-1 = Tira due dadi: uno muove il tuo Pac-Man, l’altro un fantasma.
marbles-step-2 = Pac-Man pappa tutte le biglie che incontra. Vince chi ne ha di più.
marbles-step-3 = Prendi un rivale con un fantasma, e ti dà due biglie.
marbles-guide-chance = Ciao! Pappa più biglie bianche degli altri.
marbles-guide-turn = Un dado muove il tuo Pac-Man, l’altro un fantasma. Tocca un punto per vedere la strada, poi «Vai».
marbles-todo = Tocca un punto luminoso.
marbles-todo-chance = Tocca i dadi per tirarli.
marbles-doing-chance = { $who ->
    [you] tiri i dadi…
   *[somebody] tira i dadi…
}
marbles-todo-begin = Tira per vedere chi comincia: comincia il tiro più alto.
marbles-todo-begin-again = Pareggio: tira di nuovo per vedere chi comincia.
marbles-solid = Qui non c’è niente. Tocca un punto luminoso.
marbles-harm = Così mandi a casa il tuo stesso Pac-Man.
marbles-setup-random = Angoli di partenza a caso
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Scegli dove va Pac-Man. Oppure tocca l’altro dado o un fantasma.
       *[ghost] Scegli dove va un fantasma. Oppure tocca l’altro dado o Pac-Man.
    }
   *[second] { $piece ->
        [pac] Scegli dove va Pac-Man.
       *[ghost] { $origins ->
            [one] Scegli dove va il fantasma.
           *[other] Scegli dove va un fantasma. Tocca un fantasma per vedere solo le sue mosse.
        }
    }
}
marbles-todo-go = Tocca di nuovo lo stesso punto per andarci, o toccane un altro.
marbles-todo-way = Ci sono più strade. Scegline una, poi tocca «Vai».
marbles-todo-task = { $kind ->
    [under] C’è una biglia sotto il fantasma. La prendi?
    [ring] Rimetti la biglia gialla usata: tocca un anello vuoto.
    [reward] Il tuo premio: a chi prendi le biglie?
   *[pay] Con quali biglie paghi?
}
marbles-roll = Tira i dadi
marbles-rolling = I dadi rotolano…
marbles-dice = Dadi
marbles-die = { $piece ->
    [pac] { $face }, per Pac-Man
    [ghost] { $face }, per un fantasma
   *[none] { $face }
}
marbles-die-played = giocato
marbles-movers = Quale pedina si muove
marbles-move-pac = Muovi Pac-Man
marbles-move-ghost = Muovi un fantasma
marbles-answers = Le tue scelte
marbles-pay = Bianche: { $white }, gialle: { $yellow }
marbles-take = Prendila
marbles-leave = Lasciala
marbles-stay = Resta, non pappare
marbles-ways = Strade possibili
marbles-way = Strada { $n }: { $white } bianche, { $yellow } gialle
marbles-go = Vai
marbles-tray = Biglie bianche: { $white }. Biglie gialle, un fantasma ciascuna: { $held }. Biglie gialle da restituire: { $owed }.
marbles-left = { $count ->
    [one] ancora { $count } biglia
   *[other] ancora { $count } biglie
}
marbles-held-is = Biglia gialla: con questa puoi pappare un fantasma
marbles-owed-is = Una biglia gialla che torna appena un anello è vuoto
marbles-show-ways = Pericolo
marbles-grid = Tabellone. Le frecce vanno da una buca all’altra, N passa al prossimo punto che puoi scegliere, Invio ci va. P Pac-Man, G fantasma, D altro dado, W altra strada, R tira.
marbles-cell-home = casa: { $name }
marbles-cell-no-home = casa non usata
marbles-cell-start = la partenza dei fantasmi
marbles-cell-ring = anello arancione
marbles-cell-opening = passaggio
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] un fantasma
   *[other] { $ghosts } fantasmi
}
marbles-cell-white = biglia bianca
marbles-cell-yellow = biglia gialla
marbles-cell-spot = puoi scegliere qui
marbles-cell-end = { $ways ->
    [one] puoi andare qui, biglie: { $marbles }
   *[other] puoi andare qui per { $ways } strade, biglie: { $marbles }
}
marbles-cell-range = da { $least } a { $most }
marbles-cell-end-ghost = { $ways ->
    [one] un fantasma può andare qui
   *[other] tutti e due i fantasmi possono andare qui
}
marbles-cell-end-harm = un fantasma può andare qui, ma manderebbe a casa il tuo stesso Pac-Man
marbles-option-layout = Tabellone
marbles-option-layout-corners = Quattro angoli
marbles-option-layout-corners-about = Un tabellone nostro: una casa in ogni angolo, quattro passaggi, nessun vicolo cieco.
marbles-option-layout-trees = Alberi
marbles-option-layout-trees-about = Un tabellone nostro, con vicoli ciechi come i rami di un albero.
marbles-option-unused-home = Case non usate
marbles-option-unused-home-closed_to_stop = si possono attraversare
marbles-option-unused-home-free = ci si può fermare
marbles-option-must-move-if-possible = Non si può bloccare il proprio Pac-Man con un fantasma
marbles-option-home-counts = Una casa sulla strada conta un passo
marbles-option-ghost-may-reverse = I fantasmi possono fare dietrofront durante una mossa
marbles-option-ghost-partial = Se nessun fantasma può fare una mossa completa, uno va più lontano che può
marbles-option-pay-with-yellow = Pagare con biglie gialle
marbles-option-pay-with-yellow-false = mai
marbles-option-pay-with-yellow-victim_choice = a scelta di chi paga
marbles-option-lose-privilege-when-hit = Se un fantasma ti prende, perdi le biglie gialle
marbles-option-marble-under-ghost = Una biglia sotto un fantasma pappato
marbles-option-marble-under-ghost-auto = si pappa anche lei
marbles-option-marble-under-ghost-ask = si può lasciare
marbles-option-privilege-stacks = Con ogni biglia gialla si può pappare un fantasma
marbles-option-same-move-gobble = Le biglie gialle valgono subito
marbles-option-gobble-ends-turn = Pappare un fantasma finisce il turno
marbles-option-end-timing = L’ultima biglia bianca finisce la partita
marbles-option-end-timing-at_once = subito
marbles-option-end-timing-after_move = dopo quella mossa
marbles-option-end-timing-after_turn = dopo quel turno
marbles-option-max-turns = Limite di turni

# What somebody does, after their name: “Ada rolled 2 and 5.”
marbles-short-rolled = { $low } e { $high } ai dadi.
marbles-short-roll-tied = Pareggio a { $total }. Si tira di nuovo: { $seats }.
marbles-short-begins = primo turno con { $total }.
marbles-short-stepped = Pac-Man in { $to }.
marbles-short-crossed = fuori in { $origin } e dentro in { $to }.
marbles-short-gobbled = biglia { $colour ->
    [white] bianca
   *[yellow] gialla
} pappata in { $at }; bianche nella vaschetta: { $tray }, sul tabellone: { $left }.
marbles-short-ghost-gobbled = fantasma pappato in { $at }! Torna in { $to }.
marbles-short-left-under = biglia lasciata in { $at }.
marbles-short-prowled = un fantasma da { $origin } a { $to }.
marbles-short-captured = un fantasma prende { $whom } in { $at }. A casa in { $home }!
marbles-short-captured-own = ahi, Pac-Man mandato da { $at } a casa in { $home } dal suo stesso giocatore!
marbles-short-paid = { $rule ->
    [house] pagamento per { $to }. Bianche: { $white }, gialle: { $yellow } (regola della casa: le biglie gialle si tengono).
   *[book] pagamento per { $to }. Bianche: { $white }, gialle: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] { $count } biglia gialla persa.
   *[other] { $count } biglie gialle perse.
}
marbles-short-returned = biglia gialla rimessa in { $at }.
marbles-short-waits = la biglia gialla usata resta qui: nessun anello è vuoto.
marbles-short-cleared = Le biglie bianche sono finite. Biglie bianche in ordine di gioco: { $trays }. Vittoria: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] Il limite di { $turns } turno è raggiunto.
   *[other] Il limite di { $turns } turni è raggiunto.
} Biglie bianche in ordine di gioco: { $trays }. Vittoria: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] nessuna mossa completa per Pac-Man con il dado rimasto (regola della casa: si può scegliere).
       *[book] nessuna mossa completa per Pac-Man.
    }
    [ghost] nessuna mossa completa per un fantasma.
   *[both] né Pac-Man né un fantasma possono muoversi.
}
marbles-short-stayed = fantasma non pappato, tutto fermo.

# In the log, beside the piece of whoever does it; short.
marbles-note-rolled = tira { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 biglia
   *[other] { $count } biglie
}
marbles-note-captured = preso!
marbles-note-captured-own = il suo a casa
marbles-note-ghost = pappa un fantasma
marbles-note-pays = paga { $count }
marbles-note-gets = riceve { $count }
marbles-note-returned = rimessa in { $at }
marbles-note-stays = resta

## What the coach would do
marbles-advice-go = Muovi Pac-Man in { $to }.
marbles-advice-prowl = Muovi il fantasma da { $from } a { $to }.
marbles-advice-stay = Resta dove sei.
marbles-advice-under = { $to ->
    [take] Prendi la biglia.
   *[other] Lascia la biglia.
}
marbles-advice-ring = Metti la biglia in { $to }.
marbles-advice-rob = Prendi dal giocatore in { $to }.
marbles-advice-pay = { $to ->
    [pay0] Paga con biglie bianche.
   *[other] Paga con biglie gialle.
}

## Why the coach would do it
marbles-reason-own = Mandi a casa il tuo stesso Pac-Man.
marbles-reason-captures = Prendi il Pac-Man del posto { $seat }.
marbles-reason-captures-named = Pac-Man preso.
marbles-reason-ghost = Pappi un fantasma.
marbles-reason-yellow = Pappi una biglia gialla.
marbles-reason-marbles = { $count ->
    [one] Pappi una biglia.
   *[other] Pappi { $count } biglie.
}
marbles-reason-danger = Lì un fantasma può prenderti con il { NUMBER($percent) }% dei tiri.
marbles-reason-safe = Lì al prossimo tiro nessun fantasma può prenderti.

# The rules, part by part; loaded when somebody opens the help.
marbles-help-aim-title = Lo scopo
marbles-help-aim = Vince chi ha più biglie bianche; in caso di pareggio si vince insieme. La partita finisce appena l’ultima biglia bianca lascia il tabellone, o al limite di turni. Le biglie gialle non contano.
marbles-help-start-title = Chi comincia
marbles-help-start = Ognuno tira una volta, e comincia il tiro più alto; in caso di pareggio quei giocatori tirano di nuovo. Ogni Pac-Man parte da casa, i due fantasmi dal centro.
marbles-help-turn-title = Il tuo turno
marbles-help-turn = Tira i due dadi. Uno muove il tuo Pac-Man, l’altro uno dei fantasmi. Decidi tu quale è per chi, e chi va prima. Un doppio non ha niente di speciale.
marbles-help-must-title = Muovere è obbligatorio
marbles-help-must = Una pedina che può muoversi deve muoversi; una che non può usare il suo dado resta ferma. Puoi scegliere liberamente dadi e ordine, anche se poi Pac-Man non può muoversi. Non devi mai pappare un fantasma per forza.
marbles-help-walk-title = La strada di Pac-Man
marbles-help-walk = Pac-Man fa esattamente i passi del dado, non fa mai dietrofront e pappa tutte le biglie che incontra. Puoi passare due volte dalla stessa buca.
marbles-help-blocked-title = Strada chiusa
marbles-help-blocked = Nessuno salta una pedina o arriva su un altro Pac-Man. Anche i fantasmi ti bloccano, se non hai una biglia gialla per papparne uno.
marbles-help-home-title = Le case
marbles-help-home = A casa nessuno può prenderti. Una casa sulla tua strada conta un passo. Puoi finire nella tua, e attraversare le altre, ma non fermarti lì.
marbles-help-openings-title = I passaggi
marbles-help-openings = Le frecce bianche sono passaggi: esci da uno e rientri da un altro qualsiasi. La traversata non costa passi. Non ci si può fermare fuori né rientrare dallo stesso; una pedina subito dietro un passaggio lo chiude.
marbles-help-ghosts-title = I fantasmi
marbles-help-ghosts = I due fantasmi sono di tutti. Un fantasma fa esattamente i passi del suo dado, senza dietrofront. Lascia le biglie dove sono, non entra in case o passaggi, non supera l’altro fantasma e non torna mai al centro.
marbles-help-catch-title = Prendere
marbles-help-catch = Un fantasma che incontra un Pac-Man si ferma lì, anche se gli restano passi. Quel Pac-Man va a casa, e il suo giocatore paga due biglie bianche, o quelle che ha, a chi ha mosso il fantasma.
marbles-help-own-title = Il tuo stesso Pac-Man
marbles-help-own = Un fantasma può arrivare anche sul tuo stesso Pac-Man: va a casa e nessuno paga. Una mossa così ha un segnale di pericolo, e prima te lo chiediamo.
marbles-help-yellow-title = Biglie gialle
marbles-help-yellow = Con ogni biglia gialla che hai puoi pappare un fantasma, anche nella mossa in cui l’hai presa. Finché puoi, i fantasmi sono pallidi. Le biglie gialle ti restano anche se ti prendono.
marbles-help-gobble-title = Pappare un fantasma
marbles-help-gobble = Vai su un fantasma, con quanti passi vuoi fino al numero del dado: lì finisce la tua mossa. Il fantasma torna al centro, tu prendi la biglia che aveva sotto, e due biglie bianche da un giocatore a tua scelta. Poi si gioca l’altro dado.
marbles-help-rings-title = Di nuovo su un anello
marbles-help-rings = La biglia gialla usata torna su un anello arancione vuoto a tua scelta. Se nessuno è vuoto, aspetta. Poi chiunque può riprenderla.
marbles-help-touch-title = Sullo schermo
marbles-help-touch = Tocca un cerchio per vedere la strada, e toccalo di nuovo per andare. I cerchi grandi rendono di più; un cerchio doppio vuol dire che ci sono più strade: scegline una sotto il tabellone. Tocca un dado per usarlo con la pedina scelta; tocca Pac-Man o un fantasma per sceglierlo. I cerchi dei fantasmi sono tratteggiati. «Pericolo» mostra quanto è probabile che un fantasma prenda ogni Pac-Man.

# The story of a turn: what was done, after a name and joined to a list.
marbles-deed-rolled = { $who ->
    [you] hai
   *[somebody] ha
} fatto { $low } e { $high } ai dadi
marbles-deed-begins = { $who ->
    [you] hai
   *[somebody] ha
} il primo turno
marbles-deed-walked = { $detail ->
    [squares] { $who ->
        [you] hai
       *[somebody] ha
    } mosso Pac-Man in { $to }
   *[plain] { $who ->
        [you] hai
       *[somebody] ha
    } mosso Pac-Man
}
marbles-deed-ate = { $count ->
    [one] { $who ->
        [you] hai
       *[somebody] ha
    } pappato { $count } biglia
   *[other] { $who ->
        [you] hai
       *[somebody] ha
    } pappato { $count } biglie
}
marbles-deed-yellow = { $count ->
    [one] { $who ->
        [you] hai
       *[somebody] ha
    } preso una biglia gialla (per pappare un fantasma)
   *[other] { $who ->
        [you] hai
       *[somebody] ha
    } preso { $count } biglie gialle (per pappare fantasmi)
}
marbles-deed-prowled = { $detail ->
    [squares] { $who ->
        [you] hai
       *[somebody] ha
    } mosso un fantasma da { $origin } a { $to }
   *[plain] { $who ->
        [you] hai
       *[somebody] ha
    } mosso un fantasma
}
marbles-deed-gobbled-ghost = { $who ->
    [you] hai
   *[somebody] ha
} pappato un fantasma
marbles-deed-captured = { $you ->
    [you] ti ha mandato a casa
   *[other] { $who ->
        [you] hai
       *[somebody] ha
    } mandato a casa { $whom }
}
marbles-deed-captured-own = { $own ->
    [you] { $who ->
        [you] hai
       *[somebody] ha
    } mandato a casa il tuo stesso Pac-Man
   *[other] ha mandato a casa il suo stesso Pac-Man
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] ti ha preso { $count } biglia
       *[other] ti ha preso { $count } biglie
    }
   *[other] { $count ->
        [one] { $who ->
            [you] hai
           *[somebody] ha
        } preso { $count } biglia a { $whom }
       *[other] { $who ->
            [you] hai
           *[somebody] ha
        } preso { $count } biglie a { $whom }
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] ti ha pagato { $count } biglia
       *[other] ti ha pagato { $count } biglie
    }
   *[other] { $count ->
        [one] { $who ->
            [you] hai
           *[somebody] ha
        } pagato { $count } biglia a { $whom }
       *[other] { $who ->
            [you] hai
           *[somebody] ha
        } pagato { $count } biglie a { $whom }
    }
}
marbles-deed-lost = { $count ->
    [one] { $who ->
        [you] hai
       *[somebody] ha
    } perso una biglia gialla
   *[other] { $who ->
        [you] hai
       *[somebody] ha
    } perso { $count } biglie gialle
}
marbles-deed-returned = { $detail ->
    [squares] { $who ->
        [you] hai
       *[somebody] ha
    } rimesso una biglia gialla in { $at }
   *[plain] { $who ->
        [you] hai
       *[somebody] ha
    } rimesso a posto una biglia gialla
}
marbles-deed-stood = { $piece ->
    [pac] non { $who ->
        [you] hai
       *[somebody] ha
    } potuto muovere Pac-Man
    [ghost] non { $who ->
        [you] hai
       *[somebody] ha
    } potuto muovere un fantasma
   *[both] non { $who ->
        [you] hai
       *[somebody] ha
    } potuto muovere niente
}
marbles-deed-cleared = le biglie bianche sono finite
marbles-deed-stayed = non { $who ->
    [you] hai
   *[somebody] ha
} mosso
marbles-deed-waits = { $who ->
    [you] devi
   *[somebody] deve
} ancora rimettere la biglia gialla (!)

# What happened to the reader, shown large beside the board; $name is who did it.
marbles-befalls-captured = { $name } ti manda a casa!
marbles-befalls-captured-own = Hai mandato a casa il tuo stesso Pac-Man!
marbles-befalls-paid = { $count ->
    [one] { $name } ti prende { $count } biglia!
   *[other] { $name } ti prende { $count } biglie!
}
marbles-befalls-lost = { $count ->
    [one] Hai perso la tua biglia gialla!
   *[other] Hai perso le tue { $count } biglie gialle!
}
marbles-score = { $count ->
    [one] 1 biglia
   *[other] { $count } biglie
}
