error-cards-bonus-only = Il livello { $level } è per { $most } giocatori al massimo, non { $players }; con il livello «bonus» si è di più.

error-cards-bad-token = «{ $text }» non è un segno di questo gioco; i segni sono come draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry o +dot.
error-cards-bad-card = In questo mazzo non c’è nessuna carta «{ $text }».
error-cards-bad-seat = Qui non c’è nessun posto { $text }; i posti vanno da 1 a { $players }.
error-cards-bad-position = «{ $text }» non è una posizione; scrivila così: { $form }.
error-cards-bad-hand = «{ $text }» non è una mano; scrivi le carte come cherry+2dot, e una mano vuota come -.
error-cards-bad-known = «{ $text }» non dice chi sa che cosa; scrivi 1>2:apple se il posto 1 sa di una mela nella mano 2.

error-cards-deck-extra = Un mazzo non ha nessun campo «{ $field }»; i suoi campi sono source, points, level1 e level2.
error-cards-deck-source = A un mazzo serve «source», un testo che dice da dove viene.
error-cards-deck-table = A un mazzo serve «{ $field }», una tabella di nomi di carte e numeri.
error-cards-deck-name = points: «{ $name }» non può essere il nome di un frutto; usa da 2 a 16 lettere minuscole, e non il nome di un fantasma o di un potere.
error-cards-deck-worth = points: «{ $name }» deve valere un numero intero da { $least } a { $most }.
error-cards-deck-dot = points: ci deve essere un puntino (dot), che vale 1.
error-cards-deck-fruit = points: ci devono essere almeno due frutti di valore diverso.
error-cards-deck-card = { $level }: «{ $name }» qui non c’entra; questo livello può avere { $known }.
error-cards-deck-count = { $level }: «{ $name }» deve essere un numero intero di carte da 1 a { $most }.
error-cards-deck-missing = { $level }: manca «{ $name }».
error-cards-deck-no-fruit = { $level }: ci deve essere almeno un frutto.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level }: { $ghosts } fantasma non basta; ne servono { $least } per mettere qualcuno fuori gioco.
   *[other] { $level }: { $ghosts } fantasmi non bastano; ne servono { $least } per mettere qualcuno fuori gioco.
}
error-cards-deck-size = { $cards ->
    [one] { $level }: c’è { $cards } carta; un mazzo ne ha { $size }.
   *[other] { $level }: ci sono { $cards } carte; un mazzo ne ha { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2: { $second } fantasma non basta; ne servono più che in level1, che ne ha { $first }.
   *[other] level2: { $second } fantasmi non bastano; ne servono più che in level1, che ne ha { $first }.
}

error-cards-place-seats = Una posizione per { $players } giocatori elenca lo stato, i turni da saltare, gli ordini, le mani e le scelte di { $players } posti.
error-cards-place-seat = Non può essere il turno di quel posto.
error-cards-place-taken = I turni si contano solo fino all’opzione max_turns.
error-cards-place-reshuffled = Il mazzo non può essere stato rimescolato: l’opzione deck_empty non lo permette.
error-cards-place-deck = Queste carte non vengono da un solo mazzo.
error-cards-place-deck-empty = Il mazzo è vuoto, quindi nessuno può pescare e la partita deve essere finita.
error-cards-place-power-ups = I poteri sono negli scarti e da nessun’altra parte, e negli scarti non c’è altro.
error-cards-place-ghosts = I posti con tre fantasmi sono fuori gioco, e solo il loro ultimo fantasma può essere di troppo; tutti gli altri ne hanno meno.
error-cards-place-drawn = Ora non possono essere state pescate così tante carte.
error-cards-place-orders = Questi ordini di pescare non possono essere stati dati.
error-cards-place-skips = Questi turni da saltare non possono essere stati dati.
error-cards-place-waiting = Un posto che ha detto stop o è fuori gioco non ha un prossimo turno da aspettare.
error-cards-place-end = Con questi posti fermi e fuori gioco, la partita non può essere finita, o non può continuare.
error-cards-place-played = Il potere { $phase } deve essere stato pescato in questo turno ed essere negli scarti.
error-cards-place-nobody = Al potere { $phase } serve un altro giocatore che non sia fermo né fuori gioco.
error-cards-place-no-ghost = Senza un fantasma in mano non ce n’è da regalare.
error-cards-place-drawing = Quel posto non può pescare ora.
error-cards-place-picks = Queste carte non possono essere state scelte.
error-cards-place-known = Questo non si può sapere.

cards-refuse-not-asked = Ora non puoi farlo. Ti serve questo potere: { $card }.
cards-refuse-choose-first = Prima scegli che cosa fa il tuo potere: { $card }.
cards-refuse-pass-first = Prima tutti passano una carta: scegline una.
cards-refuse-three-drawn = Hai pescato tre carte, e in un turno non se ne pescano di più.
cards-refuse-enough-drawn = { $number ->
    [one] In questo turno dovevi pescare esattamente { $number } carta.
   *[other] In questo turno dovevi pescare esattamente { $number } carte.
}
cards-refuse-must-draw = { $number ->
    [one] In questo turno devi prima pescare { $number } carta.
   *[other] In questo turno devi prima pescare { $number } carte.
}
cards-refuse-draw-first = Non puoi finire il turno senza una carta: pesca, o di’ stop.
cards-refuse-not-in-hand = In quella mano non c’è { $card }.
cards-refuse-no-ghost = Puoi regalare solo un fantasma, non { $card }.
cards-refuse-not-oneself = Il posto { $seat } deve scegliere qualcun altro.
cards-refuse-not-oneself-named = bisogna scegliere qualcun altro.
cards-refuse-not-playing = Il posto { $seat } è fermo o fuori gioco e non si può scegliere.
cards-refuse-not-playing-named = scelta impossibile, ha detto stop o è fuori gioco.

cards-event-turn-began = È cominciato il turno del posto { $seat }.
cards-event-turn-ordered = { $number ->
    [one] È cominciato il turno del posto { $seat }, con esattamente { $number } carta da pescare.
   *[other] È cominciato il turno del posto { $seat }, con esattamente { $number } carte da pescare.
}
cards-event-turn-ended = Il posto { $seat } ha finito il turno.
cards-event-turn-skipped = Il posto { $seat } ha saltato un turno.
cards-event-shut-down = Il posto { $seat } ha detto stop.
cards-event-drew = Il posto { $seat } ha pescato { $card }.
cards-event-drew-unseen = Il posto { $seat } ha pescato una carta.
cards-event-turned-up = Il posto { $seat } ha pescato un potere: { $card }.
cards-event-wasted = Il posto { $seat } ha pescato un potere senza effetto: { $card }.
cards-event-no-target = Il posto { $seat } ha scartato { $card }: nessuno da scegliere.
cards-event-no-ghost = Il posto { $seat } ha scartato { $card }: nessun fantasma da regalare.
cards-event-nothing-to-pass = Il posto { $seat } ha scartato { $card }: niente da passare.
cards-event-gave = Il posto { $seat } ha regalato un fantasma al posto { $to }: { $card }.
cards-event-gave-unseen = Il posto { $seat } ha regalato un fantasma al posto { $to }.
cards-event-swapped = Il posto { $seat } ha fatto scambiare la mano ai posti { $one } e { $other }.
cards-event-hand-taken = Il posto { $seat } ha guardato la nuova mano: { $hand }.
cards-event-skipping = Il posto { $seat } fa saltare il prossimo turno al posto { $whom }.
cards-event-dictated = { $number ->
    [one] Il posto { $seat } ordina al posto { $whom } di pescare { $number } carta nel prossimo turno.
   *[other] Il posto { $seat } ordina al posto { $whom } di pescare { $number } carte nel prossimo turno.
}
cards-event-picked = Il posto { $seat } ha scelto una carta da passare: { $card }.
cards-event-picked-unseen = Il posto { $seat } ha scelto una carta da passare.
cards-event-passed = Il posto { $seat } ha passato una carta al posto { $to }: { $card }.
cards-event-passed-unseen = Il posto { $seat } ha passato una carta al posto { $to }.
cards-event-knocked-out = Il posto { $seat } è fuori gioco per i fantasmi e ha mostrato la mano: { $hand }.
cards-event-deck-empty = Il mazzo è vuoto. Dicono stop: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] Gli scarti e le mani fuori gioco sono stati mescolati in un nuovo mazzo di { $cards } carta.
   *[other] Gli scarti e le mani fuori gioco sono stati mescolati in un nuovo mazzo di { $cards } carte.
}
cards-event-turn-limit = Il limite di turni è raggiunto: { $turns }.
cards-event-ended = Tutte le mani sono state mostrate. Punti per posto: { $points }. Vittoria: { $winners }. Le mani: { $hands }.
cards-short-ended = Tutte le mani sono scoperte. Punti in ordine di gioco: { $points }. Vittoria: { $winners }.

ghost_knockout = I fantasmi hanno messo fuori gioco tutti gli altri.
ghost_knockout-you = Sei fuori gioco.
ghost_knockout-one = { $name } è fuori gioco.
highest_score = Si sono fermati tutti. Vince chi ha più punti.

# On the page.
cards-name = Le carte
cards-about = Pesca carte per fare punti, ma fermati in tempo: con tre fantasmi in mano sei fuori gioco.
cards-step-1 = Pesca carte. Puntini e frutti valgono punti.
cards-step-2 = Tre fantasmi in mano, e sei fuori gioco!
cards-step-3 = Fermati in tempo per tenerti i punti. Vince chi ne ha di più.
cards-guide-turn = Ciao! Raccogli punti, ma tre fantasmi ti mettono fuori gioco. Pesca da una a tre carte, poi finisci il turno. «Stop» mette al sicuro i tuoi punti per sempre.
cards-todo = Scegli che cosa fare.
cards-doing-chance = { $who ->
    [you] peschi una carta…
   *[somebody] pesca una carta…
}
cards-todo-first = Pesca una carta, o di’ stop: ti fermi e ti tieni i punti.
cards-todo-more = Pescate { $drawn } su { $most }. Pesca ancora, finisci il turno, o di’ stop.
cards-todo-enough = Niente più carte in questo turno: finiscilo, o di’ stop.
cards-todo-ordered = { $more ->
    [one] Devi pescare { $more } carta.
   *[other] Devi pescare { $more } carte.
}
cards-todo-draw = Tocca il mazzo per avere la tua carta.
cards-todo-all-draw = Pescano tutti: tocca il mazzo per avere la tua carta.
cards-todo-give-card = Tocca il fantasma che vuoi regalare.
cards-todo-give-to = Tocca il giocatore che riceve il tuo fantasma.
cards-todo-swap-one = Due giocatori si scambiano la mano. Tocca il primo. Puoi essere anche tu.
cards-todo-swap-other = Ora tocca il secondo giocatore, o di nuovo il primo per annullare.
cards-todo-swap-only = Tocca uno dei due giocatori: si scambiano la mano.
cards-todo-skip = Tocca il giocatore che salta il prossimo turno.
cards-todo-dictate-whom = Tocca il giocatore che riceve il tuo ordine. Puoi essere tu.
cards-todo-dictate-own = Quante carte devi pescare?
cards-todo-dictate-number = Quante carte deve pescare { $whom }?
cards-todo-pass-left = Tocca la carta da passare a sinistra, a { $to }.
# What the others read while a power-up takes effect, after the name of whoever drew it.
cards-wait-choosing = ha pescato { $card } e sceglie…
cards-wait-others = ha pescato { $card }. Ora scelgono: { $names }
cards-draw = Pesca
cards-end = Fine turno
cards-shut = Stop
cards-shut-sure = Stop, per sempre
cards-back = Annulla
cards-show-ways = Rischio
cards-deck = { $count ->
    [one] Mazzo, { $count } carta
   *[other] Mazzo, { $count } carte
}
cards-discard = Scarti: { $cards }
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
cards-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
cards-ghosts = Fantasmi: { $ghosts } su { $most }
cards-hand = { $count ->
    [one] La tua mano: { $count } carta
   *[other] La tua mano: { $count } carte
}
cards-hand-empty = Ancora nessuna carta
cards-status-down = stop
cards-status-out = fuori gioco
cards-open-hand = scoperte: { $cards }
cards-known = sai che c’è: { $cards }
cards-skips = { $turns ->
    [one] salta un turno
   *[other] salta { $turns } turni
}
cards-order = deve pescare: { $number }
cards-picked = ha scelto una carta
cards-chosen = scelto
cards-choosable = si può scegliere
cards-news-out = fuori gioco, troppi fantasmi!
cards-reckoning = Mani e punti
cards-risk-none = Ancora nessun pericolo: una carta non può metterti fuori gioco.
cards-risk-little = Poco rischio di finire fuori gioco.
cards-risk-some = Un po’ di rischio di finire fuori gioco.
cards-risk-high = Grosso rischio di finire fuori gioco!
cards-risk-of-ghost = La prossima carta è un fantasma
cards-risk-of-out = La prossima carta ti mette fuori gioco
cards-risk-of-power = La prossima carta è un potere
cards-risk-of-points = Punti in media
cards-risk-short-ghost = Fantasma
cards-risk-short-out = Fuori
cards-risk-short-power = Potere
cards-risk-short-points = Punti

cards-option-level = Livello
cards-option-level-1 = Livello 1
cards-option-level-1-about = Regalo, Scambio e Salta turno. L’inizio più tranquillo.
cards-option-level-2 = Livello 2
cards-option-level-2-about = Ordine, Pescano tutti e A sinistra, e un fantasma in più: più movimentato.
cards-option-level-bonus = Livello bonus
cards-option-level-bonus-about = I due mazzi insieme, con tutti e sei i poteri, fino a otto giocatori.
cards-option-level2-includes-level1 = Il livello 2 ha anche i poteri del livello 1
cards-option-red-ghost = Il fantasma rosso vale
cards-option-red-ghost-one = un fantasma
cards-option-red-ghost-two = due fantasmi
cards-option-skip-stacks = I Salta turno si sommano
cards-option-dictate-self = Si può ordinare di pescare anche a sé stessi
cards-option-dictate-blocks-shutdown = Non si può dire stop prima di aver pescato le carte ordinate
cards-option-deck = Mazzo
cards-option-deck-home-made = Fatto in casa
cards-option-deck-home-made-about = Bilanciato da noi: qualcuno finisce sempre fuori gioco prima che finisca il mazzo.
cards-option-deck-few-ghosts = Pochi fantasmi
cards-option-deck-few-ghosts-about = Solo pochi fantasmi: le partite sono più lunghe, e il mazzo può finire.
cards-option-deck-for-two = Per due
cards-option-deck-for-two-about = Fatto per due giocatori: ci sono meno fantasmi, così una partita non finisce troppo presto.
cards-option-deck-empty = Quando il mazzo finisce
cards-option-deck-empty-all_shut_down = tutti dicono stop
cards-option-deck-empty-reshuffle_once = gli scarti si mescolano una volta
cards-option-solo-run = L’ultimo giocatore in gioco ha
cards-option-solo-run-unlimited = quanti turni vuole
cards-option-solo-run-one_turn = un turno
cards-option-max-turns = Limite di turni
cards-list = Carte nel mazzo: { $cards }
cards-list-ghost = { $units ->
    [one] un fantasma
   *[other] vale { $units } fantasmi
}
cards-list-power = potere
cards-list-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
cards-list-count = { $count } nel mazzo

# The cards by name.
cards-word-dot = Puntino
cards-word-cherry = Ciliegia
cards-word-strawberry = Fragola
cards-word-orange = Arancia
cards-word-apple = Mela
cards-word-melon = Anguria
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Regalo
cards-word-swap = Scambio
cards-word-skip = Salta turno
cards-word-dictate = Ordine
cards-word-all-draw = Pescano tutti
cards-word-pass-left = A sinistra

# What somebody does, after their name: “Ada drew a card.”
cards-short-turn-began = inizio del turno.
cards-short-turn-ordered = { $number ->
    [one] inizio del turno, con { $number } carta da pescare.
   *[other] inizio del turno, con { $number } carte da pescare.
}
cards-short-turn-ended = fine del turno.
cards-short-turn-skipped = turno saltato.
cards-short-shut-down = stop!
cards-short-drew = carta pescata, { $card }.
cards-short-drew-unseen = una carta pescata.
cards-short-turned-up = potere pescato, { $card }.
cards-short-wasted = potere senza effetto, { $card }.
cards-short-no-target = scartato { $card }, nessuno da scegliere.
cards-short-no-ghost = scartato { $card }, nessun fantasma da regalare.
cards-short-nothing-to-pass = scartato { $card }, niente da passare.
cards-short-gave = fantasma ({ $card }) regalato a { $to }.
cards-short-gave-unseen = fantasma regalato a { $to }.
cards-short-swapped = mani scambiate, { $one } ⇄ { $other }.
cards-short-hand-taken = nuova mano, { $hand }.
cards-short-skipping = { $whom } salta un turno.
cards-short-dictated = { $number ->
    [one] ordine per { $whom } di pescare { $number } carta.
   *[other] ordine per { $whom } di pescare { $number } carte.
}
cards-short-picked = carta da passare scelta, { $card }.
cards-short-picked-unseen = carta da passare scelta.
cards-short-passed = carta ({ $card }) passata a { $to }.
cards-short-passed-unseen = carta passata a { $to }.
cards-short-knocked-out = fuori gioco! La mano: { $hand }.

# In the log, beside the piece of whoever does it; short.
cards-note-nothing = senza effetto
cards-note-gave = regala { $card }
cards-note-gave-unseen = regala un fantasma
cards-note-passed = passa { $card }
cards-note-passed-unseen = passa una carta
cards-note-picked = carta scelta
cards-note-swapped = scambia le mani
cards-note-dictated = { $number ->
    [one] ordine: { $number } carta
   *[other] ordine: { $number } carte
}
cards-note-ended = fine turno

## What the coach would do
cards-advice-draw = Pesca una carta.
cards-advice-end = Finisci il turno.
cards-advice-shut = Di’ stop.
cards-advice-give = Regala { $from } a { $to }.
cards-advice-swap = Scambia queste mani: { $from } e { $to }.
cards-advice-skip = Fai saltare un turno a questo giocatore: { $to }.
cards-advice-dictate = Scegli { $from }. Numero di carte: { $to }.
cards-advice-pass = Passa { $to }.

## Why the coach would do it
cards-reason-risk = { $percent ->
    [0] La prossima carta non può metterti fuori gioco.
   *[other] La probabilità che la prossima carta ti metta fuori gioco è del { NUMBER($percent) }%.
}
cards-reason-points = { $points ->
    [one] Hai un punto.
   *[other] Hai { $points } punti.
}
cards-reason-most = Il posto { $seat } ha più carte di tutti.
cards-reason-most-named = più carte degli altri tuoi rivali.
cards-reason-ghost = Ti liberi di un fantasma.

# The rules, part by part; loaded when somebody opens the help.
cards-help-aim-title = Lo scopo
cards-help-aim = Raccogli punti: i puntini valgono 1, i frutti di più. Quando tutti hanno detto stop, vince chi ha più punti; in caso di pareggio si vince insieme. Se tutti gli altri sono fuori gioco vinci subito, qualunque carta tu abbia.
cards-help-ghosts-title = Tre fantasmi
cards-help-ghosts = Con tre fantasmi in mano sei subito fuori gioco, anche se non è il tuo turno. Perdi i punti, e tutti vedono le tue carte.
cards-help-turn-title = Il tuo turno
cards-help-turn = Pesca fino a tre carte, una alla volta, e finisci il turno quando vuoi, ma non senza una carta. Ogni carta fa il suo effetto prima che tu decida di nuovo. Poi tocca al prossimo giocatore, in senso orario.
cards-help-shut-title = Dire stop
cards-help-shut = Invece di pescare puoi dire stop: ti fermi per sempre, ti tieni i punti e guardi il resto. Puoi farlo anche con la mano vuota.
cards-help-levels-title = Mazzi e livelli
cards-help-levels = Il livello 1 ha Regalo, Scambio e Salta turno; il livello 2 ha Ordine, Pescano tutti e A sinistra; tutti e due fino a quattro giocatori. Il livello bonus usa i due mazzi, fino a otto.
cards-help-power-title = I poteri
cards-help-power = Un potere si mostra a tutti, fa subito effetto e va negli scarti. Non tocca mai chi ha detto stop o è fuori gioco.
cards-help-give-title = Regalo
cards-help-give = Uno dei tuoi fantasmi va a un altro giocatore, e può metterlo fuori gioco. Se hai un fantasma, devi regalarne uno. Solo voi due vedete quale.
cards-help-swap-title = Scambio
cards-help-swap = Due giocatori si scambiano la mano; scegli tu quali, e non devi per forza essere uno dei due. Nessuno finisce fuori gioco per questo. Se restano solo due giocatori, devono scambiare.
cards-help-skip-title = Salta turno
cards-help-skip = Un altro giocatore salta il prossimo turno. Due Salta turno sullo stesso giocatore costano comunque un turno. L’ultimo giocatore in gioco non può perdere un turno.
cards-help-dictate-title = Ordine
cards-help-dictate = Dici tu quante carte, da 1 a 3, un giocatore deve pescare nel prossimo turno, né più né meno. Prima non può dire stop. Puoi essere anche tu. Un ordine nuovo sostituisce quello vecchio.
cards-help-all-draw-title = Pescano tutti
cards-help-all-draw = Chi è ancora in gioco pesca una carta, a cominciare da te. I poteri pescati così non fanno niente.
cards-help-pass-left-title = A sinistra
cards-help-pass-left = Chi è ancora in gioco sceglie una carta, tutti insieme, e la carta va al prossimo giocatore a sinistra. I fantasmi si contano quando tutte le carte sono passate.
cards-help-end-title = La fine
cards-help-end = L’ultimo giocatore in gioco può continuare da solo quanto vuole. Quando il mazzo finisce, o al limite di turni, chi è ancora in gioco conta come se avesse detto stop.
cards-help-secrets-title = Chi vede che cosa
cards-help-secrets = Solo tu vedi le tue carte; tutti vedono quante ne hai. Se una carta veniva da te, la vedi ancora scoperta accanto al giocatore che ora ce l’ha. «Rischio» conta solo quello che puoi sapere.
cards-help-touch-title = Su un solo dispositivo
cards-help-touch = Su un solo dispositivo, lo schermo copre le tue carte quando il tuo turno è finito. Con i telefoni, uno schermo mostra il tavolo, e ognuno tiene le carte sul proprio telefono.
cards-help-keys-title = Con la tastiera
cards-help-keys = Tab e Invio; D pesca, E finisce il turno, Esc annulla una scelta.

# The story of a turn: what was done, after a name and joined to a list.
cards-deed-drew = { $who ->
    [you] hai
   *[somebody] ha
} pescato { $cards }
cards-deed-drew-unseen = { $count ->
    [one] { $who ->
        [you] hai
       *[somebody] ha
    } pescato { $count } carta
   *[other] { $who ->
        [you] hai
       *[somebody] ha
    } pescato { $count } carte
}
cards-deed-turned-up = { $who ->
    [you] hai
   *[somebody] ha
} giocato { $card }
cards-deed-nothing = non { $who ->
    [you] hai
   *[somebody] ha
} potuto usare { $card }
cards-deed-gave = { $you ->
    [you] ti ha regalato un fantasma
   *[other] { $who ->
        [you] hai
       *[somebody] ha
    } regalato un fantasma a { $whom }
}
cards-deed-passed = { $you ->
    [you] ti ha passato { $card }
   *[other] { $who ->
        [you] hai
       *[somebody] ha
    } passato { $card } a { $whom }
}
cards-deed-all-passed = tutti hanno passato una carta a sinistra
cards-deed-swapped = { $you ->
    [you] ha scambiato la mano con te
   *[other] { $who ->
        [you] hai
       *[somebody] ha
    } scambiato la mano con { $whom }
}
cards-deed-swapped-two = { $who ->
    [you] hai
   *[somebody] ha
} scambiato queste mani: { $one } e { $other }
cards-deed-skipping = { $you ->
    [you] ti ha fatto saltare un turno
   *[other] { $who ->
        [you] hai
       *[somebody] ha
    } fatto saltare un turno a { $whom }
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] ti ha ordinato di pescare { $number } carta
       *[other] ti ha ordinato di pescare { $number } carte
    }
   *[other] { $number ->
        [one] { $who ->
            [you] hai
           *[somebody] ha
        } ordinato a { $whom } di pescare { $number } carta
       *[other] { $who ->
            [you] hai
           *[somebody] ha
        } ordinato a { $whom } di pescare { $number } carte
    }
}
cards-deed-turn-skipped = { $who ->
    [you] hai
   *[somebody] ha
} saltato un turno
cards-deed-shut-down = { $who ->
    [you] hai
   *[somebody] ha
} detto stop
cards-deed-knocked-out = { $who ->
    [you] hai
   *[somebody] ha
} tre fantasmi: fuori gioco
cards-deed-shown = tutte le mani sono scoperte
cards-deed-ended = { $who ->
    [you] hai
   *[somebody] ha
} finito il turno

# What happened to the reader, shown large beside the board; $name is who did it.
cards-befalls-knocked-out = Troppi fantasmi: sei fuori gioco!
cards-befalls-swapped = { $name } scambia la mano con te!
cards-befalls-swapped-two = { $name } scambia la tua mano! Quella nuova era di { $with }.
cards-befalls-gave = { $name } ti regala un fantasma: { $card }
cards-befalls-skipping = { $name } ti fa saltare il prossimo turno!
cards-befalls-dictated = { $number ->
    [one] { $name } ordina: nel prossimo turno devi pescare { $number } carta!
   *[other] { $name } ordina: nel prossimo turno devi pescare { $number } carte!
}
cards-series-points = { $target ->
    [one] Serata di carte: vince chi fa un punto
   *[other] Serata di carte: vince chi arriva a { $target } punti
}
cards-score = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
