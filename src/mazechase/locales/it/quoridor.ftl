error-quoridor-bad-action = «{ $text }» non è né una casella come e2 né un recinto come e3h.
error-quoridor-bad-position = «{ $text }» non è una posizione; scrivila così: { $form }.
error-quoridor-bad-square = «{ $text }» non è una casella; le caselle vanno da a1 a i9.
error-quoridor-bad-fence = Un recinto non può stare in «{ $fence }»; i recinti non possono sovrapporsi né incrociarsi.
error-quoridor-no-three = L’opzione three_players non permette di giocare in tre.
error-quoridor-place-seats = A una posizione per { $players } giocatori servono { $players } pedine e { $players } numeri di recinti rimasti.
error-quoridor-place-turn = Il posto che deve muovere va da 1 a { $players }.
error-quoridor-place-sharing = Due pedine non possono stare sulla stessa casella.
error-quoridor-place-fences = Ognuno dei { $players } giocatori ha { $each } recinti, contando quelli sul tabellone e quelli in mano.
error-quoridor-place-taken = Le azioni si contano solo fino all’opzione max_turns.
error-quoridor-place-two-home = Due pedine non possono aver raggiunto entrambe la loro linea del traguardo.
error-quoridor-place-shut-in = Il posto { $seat } non ha nessuna via verso la sua linea del traguardo.
error-quoridor-place-stuck = Il posto { $seat } qui non può fare niente, quindi non può essere il suo turno.

quoridor-refuse-no-pass = La tua pedina è già lì, e non puoi saltare il turno.
quoridor-refuse-occupied = Lì c’è un’altra pedina.
quoridor-refuse-too-far = Troppo lontano: una pedina si muove di una casella, o salta una pedina vicina.
quoridor-refuse-no-diagonal = Una pedina va in diagonale solo per aggirare una pedina che non può saltare.
quoridor-refuse-fence-between = C’è un recinto di mezzo.
quoridor-refuse-one-piece-a-jump = Ci sono due pedine di mezzo, e ne puoi saltare solo una.
quoridor-refuse-piece-behind = Puoi arrivare lì solo se dietro l’altra pedina c’è un recinto; qui c’è una terza pedina.
quoridor-refuse-jump-straight = Il salto dritto è libero, quindi non puoi arrivare di lato.
quoridor-refuse-fence-beside = C’è un recinto tra la pedina da saltare e quella casella.
quoridor-refuse-edge-behind = Puoi arrivare lì solo se dietro l’altra pedina c’è un recinto; qui finisce il tabellone.
quoridor-refuse-off-board = Il recinto sporgerebbe dal bordo del tabellone.
quoridor-refuse-no-fences-left = Hai finito i recinti.
quoridor-refuse-overlap = Non c’è spazio: un altro recinto è di mezzo.
quoridor-refuse-crossing = Il recinto ne incrocerebbe un altro.
quoridor-refuse-last-path = Il recinto non lascerebbe al posto { $seat } nessuna via verso la sua linea del traguardo.
quoridor-refuse-last-path-named = con un recinto lì, più nessuna via verso il traguardo.

quoridor-event-moved = Posto { $seat }: da { $origin } a { $to }.
quoridor-event-jumped = Posto { $seat }: salto da { $origin } a { $to }, sopra { $over }.
quoridor-event-fenced = { $left ->
    [one] Il posto { $seat } ha messo il recinto { $fence } e ha ancora { $left } recinto.
   *[other] Il posto { $seat } ha messo il recinto { $fence } e ha ancora { $left } recinti.
}
quoridor-event-passed-over = Il posto { $seat } non poteva fare niente e ha saltato il turno.
quoridor-event-won = Il posto { $seat } ha raggiunto { $at } e ha vinto.
quoridor-event-turn-limit = { $turns ->
    [one] Il limite di { $turns } turno è raggiunto; non vince nessuno.
   *[other] Il limite di { $turns } turni è raggiunto; non vince nessuno.
}

goal_reached = La pedina vincente ha raggiunto il lato opposto.
goal_reached-own = La tua pedina ha raggiunto il lato opposto.

# On the page.
quoridor-name = Quoridor
quoridor-about = Attraversa il labirinto prima degli altri. A ogni turno fai un passo o metti un recinto davanti a qualcuno.
quoridor-step-1 = Porta la tua pedina dall’altra parte prima degli altri.
quoridor-step-2 = Fai un passo, o metti un recinto.
quoridor-step-3 = I recinti costringono gli altri a fare il giro lungo.
quoridor-guide-turn = Ciao! Al tuo turno fai una cosa sola: avanzi di una casella verso la tua linea sul lato opposto, o metti un recinto per rallentare qualcuno.
quoridor-todo = Tocca un punto luminoso per andarci, o metti un recinto.
quoridor-todo-walk = Tocca un punto luminoso per andarci.
quoridor-todo-fence = Porta il recinto dove lo vuoi, giralo, poi mettilo.
quoridor-fences-left = { $left ->
    [one] ancora { $left } recinto
   *[other] ancora { $left } recinti
}
quoridor-put-up-fence = Metti un recinto
quoridor-turn-fence = Gira
quoridor-place-fence = Mettilo
quoridor-cancel-fence = Niente recinto
quoridor-grid = Tabellone. Le frecce vanno da una casella all’altra, Invio muove la tua pedina, F passa ai recinti.
quoridor-grid-fences = Dove può stare un recinto. Le frecce lo spostano, R lo gira, Invio lo mette, F o Esc torna alla tua pedina.
quoridor-square-pawn = pedina: { $name }
quoridor-square-target = puoi andare qui
quoridor-square-goal = traguardo: { $name }
quoridor-square-fences = recinto { $sides }
quoridor-fence-of = messo da { $name }
quoridor-slot = { $slot }, { $way ->
    [h] orizzontale
   *[v] verticale
}, { $state ->
    [free] libero
    [up] qui c’è un recinto
   *[closed] qui non si può
}
quoridor-option-edge-as-fence = Il bordo del tabellone vale come un recinto: lì si può saltare di lato
quoridor-option-diagonal-past-piece = Se dietro la pedina da saltare ce n’è un’altra, si può arrivare di lato
quoridor-option-max-turns = Limite di turni

# What somebody does, after their name: “Ada moved from e1 to e2.”
quoridor-short-moved = da { $origin } a { $to }.
quoridor-short-jumped = salto da { $origin } a { $to }, sopra { $over }.
quoridor-short-fenced = recinto in { $fence }; rimasti: { $left }.
quoridor-short-passed-over = niente da fare, turno saltato.
quoridor-short-won = traguardo in { $at }, vittoria!

## What the coach would do
quoridor-advice-move = Vai in { $to }.
quoridor-advice-fence = Metti un recinto in { $to }.

## Why the coach would do it
quoridor-reason-wins = Così vinci la partita!
quoridor-reason-jump = { $steps ->
    [one] Ti avvicini di un passo.
   *[other] Ti avvicini di { $steps } passi in una volta.
}
quoridor-reason-nearer = { $steps ->
    [one] Dopo sei a un passo dal traguardo.
   *[other] Dopo sei a { $steps } passi dal traguardo.
}
quoridor-reason-costs = { $steps ->
    [one] Costa un passo al posto { $seat }.
   *[other] Costa { $steps } passi al posto { $seat }.
}
quoridor-reason-costs-named = { $steps ->
    [one] un passo in più da fare.
   *[other] { $steps } passi in più da fare.
}
quoridor-reason-stops = { $steps ->
    [one] Il posto { $seat } era a un passo dal traguardo e ora ne ha uno in più.
   *[other] Il posto { $seat } era a un passo dal traguardo e ora ne ha { $steps } in più.
}
quoridor-reason-stops-named = { $steps ->
    [one] il traguardo era a un passo, ora ce ne vuole uno in più.
   *[other] il traguardo era a un passo, ora ce ne vogliono { $steps } in più.
}
quoridor-reason-free = Non ti rallenta.
quoridor-reason-costs-you = { $steps ->
    [one] Ti costa un passo.
   *[other] Ti costa { $steps } passi.
}

# The rules, part by part; loaded when somebody opens the help.
quoridor-help-aim-title = Lo scopo
quoridor-help-aim = Porta la tua pedina prima degli altri sul lato segnato con il suo colore e la sua figura: è la tua linea del traguardo. Va bene qualsiasi casella di quel lato, e vinci subito. Si gioca in due, tre o quattro, in senso orario. In due si hanno 10 recinti a testa, in tre 6, in quattro 5.
quoridor-help-turn-title = Il tuo turno
quoridor-help-turn = Fai una cosa sola: muovi la tua pedina o metti un recinto. Non puoi saltare il turno. Lo salta solo chi non può fare né l’una né l’altra.
quoridor-help-move-title = Muoversi
quoridor-help-move = Una pedina si muove di una casella in avanti, indietro o di lato: mai in diagonale, mai attraverso un recinto e mai su un’altra pedina. I cerchi mostrano dove puoi andare.
quoridor-help-jump-title = Saltare
quoridor-help-jump = Se un’altra pedina è accanto alla tua, puoi saltarla in linea retta e arrivare subito dietro. Non devi mai farlo per forza, e puoi saltare solo una pedina per turno.
quoridor-help-side-title = Arrivare di lato
quoridor-help-side = Se dietro quella pedina c’è un recinto o il bordo del tabellone, puoi invece arrivarle accanto, a sinistra o a destra, se in mezzo non c’è un recinto. Finché il salto dritto è libero, i lati non lo sono. Se dietro c’è una terza pedina, non puoi saltare affatto.
quoridor-help-fence-title = I recinti
quoridor-help-fence = Un recinto è lungo due caselle. Ferma tutti, anche te, e resta per tutta la partita. I recinti non possono sovrapporsi, incrociarsi o sporgere dal bordo.
quoridor-help-path-title = Sempre una via
quoridor-help-path = Puoi far camminare di più gli altri, ma mai chiuderli dentro: con il nuovo recinto ognuno deve avere ancora una via verso il traguardo. Le altre pedine su quella via non contano, perché si sposteranno.
quoridor-help-end-title = Nessun vincitore
quoridor-help-end = Se mettete un limite di turni, quando si raggiunge, la partita finisce senza vincitore. Un traguardo raggiunto all’ultimo turno vince lo stesso.
quoridor-help-touch-title = Sullo schermo
quoridor-help-touch = Su uno schermo tattile: tocca tra le caselle per provare un recinto, trascinalo, toccalo per girarlo, poi mettilo. Con il mouse: punta tra le caselle e fai clic.
quoridor-help-keys-title = Con la tastiera
quoridor-help-keys = Frecce e Invio; F passa dalla tua pedina ai recinti, R gira il recinto.

# The story of a turn: what was done, after a name and joined to a list.
quoridor-deed-moved = { $detail ->
    [squares] { $who ->
        [you] hai
       *[somebody] ha
    } mosso in { $to }
   *[plain] { $who ->
        [you] hai
       *[somebody] ha
    } fatto un passo
}
quoridor-deed-jumped = { $detail ->
    [squares] { $who ->
        [you] hai
       *[somebody] ha
    } saltato { $over } fino a { $to }
   *[plain] { $who ->
        [you] hai
       *[somebody] ha
    } saltato una pedina
}
quoridor-deed-fenced = { $detail ->
    [squares] { $who ->
        [you] hai
       *[somebody] ha
    } messo un recinto in { $fence } (rimasti: { $left })
   *[plain] { $who ->
        [you] hai
       *[somebody] ha
    } messo un recinto (rimasti: { $left })
}
quoridor-deed-passed-over = non { $who ->
    [you] hai
   *[somebody] ha
} potuto fare niente e { $who ->
    [you] hai
   *[somebody] ha
} saltato un turno
quoridor-deed-won = { $who ->
    [you] hai
   *[somebody] ha
} vinto
