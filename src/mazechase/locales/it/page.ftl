app-name = Mazechase
app-about = Labirinti, fantasmi e recinti: giochi da tavolo pronti con un tocco. Gioca qui, o con gli amici lontani.
disclaimer = Un progetto di appassionati. Non è collegato ai proprietari di PAC-MAN, di Quoridor o di altri giochi nominati qui, né approvato da loro. Tutti i marchi appartengono ai rispettivi proprietari.
loading = Un momento…
close = Chiudi
cancel = Annulla
menu = Menu
settings = Impostazioni
to-start = Inizio
problem-no-answer = Il server non risponde. Controlla la connessione e riprova.
page-late = Questa pagina ci mette molto a caricarsi. Se non succede niente, prova a ricaricarla.
page-retrying = Una parte della pagina non si è ancora caricata. Riproviamo…
page-reload = Manca una parte di questa pagina, forse per un aggiornamento. Ricaricala. Le tue partite sono al sicuro.
reload = Ricarica

## The start page

games = Giochi
continue-games = Continua
players-count = da { $least } a { $most } giocatori
play-bot = Contro un robot
play-here = Su un solo dispositivo
play-link = Con un amico, via link
play-shared = Schermo grande e telefoni
join-code = Entra con un codice
play-more = Altre opzioni
bot-strength = Quanto è forte il robot
puzzle-link = Rompicapo del giorno
yours-link = Le mie partite
ladder-link = La scala
recent-tables = Partite finite
forget-table = Togli da questo elenco
forget-sure = La togliamo? Non potrai più tornarci
open-record = Apri una partita salvata
open-record-bad = Questo file non è una partita salvata.
recent-turn = Tocca a te
recent-over = Finita
recent-lobby = Aspetta giocatori
recent-next = Tocca a: { $name }
recent-won = Hai vinto
recent-lost = Hai perso
recent-nobody = Non ha vinto nessuno
recent-winner = Vince: { $name }
recent-record = Partita salvata
recent-all = Mostra tutte ({ $games })
recent-now = proprio ora

## Setting up a table

setup-players = Giocatori
setup-places = Chi gioca?
setup-place = Posto { $place }: chi gioca
setup-level = Posto { $place }: forza del robot
setup-name = Nome
setup-no-limit = senza limite
setup-open-file = Apri un file
setup-samples = { $what }: immagini
setup-name-of = Posto { $place }: nome
setup-piece = Posto { $place }: pedina
setup-random = Primo giocatore a caso
setup-clock = Orologio
setup-clock-minutes = { $minutes ->
    [0] Senza orologio
    [one] { $minutes } minuto a testa, +{ $seconds } s per mossa
   *[other] { $minutes } minuti a testa, +{ $seconds } s per mossa
}
setup-options = Opzioni
setup-book = Come nel libretto
setup-book-about = { $rules ->
    [one] Una regola della casa è diversa dal libretto. Spunta qui per giocare senza.
   *[other] { $rules } regole della casa sono diverse dal libretto. Spunta qui per giocare senza.
}
setup-house-rule = { $book ->
    [true] Regola della casa. Il libretto dice di sì.
    [false] Regola della casa. Il libretto dice di no.
   *[other] Regola della casa. Il libretto dice: { $book }.
}
setup-as-printed = Come dice il libretto.
setup-shared = Ognuno entra dal proprio telefono, con il link o il codice.
setup-start = Comincia la partita
setup-open = Crea la partita
place-kind-here = Questo dispositivo
place-kind-link = Via link
place-kind-bot = Robot
bot-random = Robot pasticcione
bot-random-about = fa qualsiasi cosa permessa, senza pensare.
bot-level1 = Robot principiante
bot-level1-about = sa le regole e poco più. Adatto alla prima partita.
bot-level2 = Robot facile
bot-level2-about = vede che cosa conviene adesso, ma non fa piani.
bot-level3 = Robot medio
bot-level3-about = fa qualche piano. Un buon avversario quando conosci il gioco.
bot-level4 = Robot difficile
bot-level4-about = guarda più avanti e sbaglia poco.
bot-level5 = Robot campione
bot-level5-about = è il più forte che abbiamo. In bocca al lupo!
bot-classic1 = Robot facile (classico)
bot-classic2 = Robot medio (classico)
bot-classic3 = Robot difficile (classico)
bot-perfect = Robot perfetto

## Before the match

lobby-host = La tua partita è pronta
lobby-open = { $places ->
    [one] Aspettiamo che qualcuno prenda il posto libero. Manda il link.
   *[other] Aspettiamo che qualcuno prenda i posti liberi. Manda il link.
}
lobby-guest = C’è un invito per te: { $game }!
lobby-guest-of = { $name } ti invita a giocare a { $game }!
lobby-wait = Ci sei! Aspettiamo l’inizio della partita…
lobby-wait-for = Ci sei! La partita comincia quando vuole { $name }…
place-open = Posto libero
place-yours = Il tuo posto
place-here = Qui
place-bot = Gioca un robot
sit-here = Gioca qui
sit-down = Entra
move-up = Sposta su
make-bot = Fai giocare un robot
make-open = Togli
your-name = Il tuo nome
invite-link = Manda questo link a un amico, o fagli inquadrare il codice
start-match = Comincia
start-with-bots = { $places ->
    [one] Comincia con un robot nel posto libero
   *[other] Comincia con robot nei posti liberi
}
link-only-here = Questo link funziona solo su questo dispositivo. Avvia con { $command } perché altri possano entrare dal tuo Wi-Fi.
copy-link = Copia il link
new-link = Nuovo link (quello vecchio non varrà più)
copied = Copiato
share = Condividi
qr-code = Codice QR del link

## At the table

seats = Giocatori
seat-name = Giocatore { $seat }
you = Tu
seat-away = Non c’è
seat-asked = di turno
seat-won = Vittoria
clock-left = ancora { $time }
todo-turn = Tocca a te.
# Before what somebody is to do: “Ada, roll the dice.” After a comma that goes on with a small letter.
todo-call = { $name },
todo-act = Scegli che cosa fare.
todo-chance = Tocca per tirare, girare o pescare.
todo-bot = sta pensando…
todo-wait = sta giocando…
bots-hurried = In questo momento si giocano molte partite, quindi i robot hanno meno tempo per pensare.
doing-move = { $who ->
    [you] stai giocando…
   *[somebody] sta giocando…
}
doing-chance = { $who ->
    [you] tenti la fortuna…
   *[somebody] tenta la fortuna…
}
away-wait = non c’è. Un robot può subentrare tra { $time }.
away-ready = non c’è. Ora un robot può subentrare.
away-minded = non c’è. Fino al ritorno gioca un robot.
turn-away = Tocca a: { $name } (non c’è).
turn-away-wait = Un robot può subentrare tra { $time }.
turn-away-ready = Ora un robot può subentrare.
absences = Chi non c’è
not-yet = Non ancora! Aspettiamo: { $name }.
todo-queued = Non hai connessione. La tua mossa partirà appena torna.
talk = Di’ qualcosa
watching = Stai guardando.
watching-full = Tutti i posti sono presi. Stai guardando.
paused = La partita è in pausa.
paused-wait = La partita è in pausa finché non la riprende chi l’ha creata.
over-won = { $seats ->
    [one] vince!
   *[other] – vittoria a pari merito!
}
over-you-won = Hai vinto!
over-cheer = Bella partita! Riprovi?
over-nobody = La partita è finita. Non vince nessuno.
told-of = { $name }: { $sentence }
# A turn: a name and what that player did, or what happened without anybody doing it.
turn-told = { $name } { $deeds }.
turn-said = { $deeds }.
turn-plain = { $who ->
    [you] hai
   *[somebody] ha
} fatto una mossa
turn-event = { $event }
match-short-undo-wanted = richiesta di annullare l’ultima mossa.
match-short-undo-reply = { $answer ->
    [yes] d’accordo.
    [withdrawn] richiesta di annullare ritirata.
   *[no] risposta: no.
}
match-short-gave-up = resa.
match-short-time-up = tempo scaduto.
match-short-seat-taken = { $bot ->
    [none] ora in partita!
   *[other] al suo posto gioca un robot.
}
match-short-seat-minded = via per un momento. Fino al ritorno gioca un robot.
match-short-seat-reclaimed = di nuovo in partita.
help = Come si gioca
help-search = Cerca nelle regole
help-nothing = Qui non c’è niente su «{ $search }». Prova un’altra parola.
help-ruling = Leggi la regola
help-house = Regola della casa
help-yes = Sì
help-no = No
help-own = Personale
help-options = Opzioni
help-table-options = Questo tavolo
help-differs = Cambiato
harm-title = Davvero?
harm-usual = Così ci rimetti.
harm-do = Sì, lo stesso
harm-no = No, indietro
mind-seat = Fino al ritorno gioca un robot
mind-means = non c’è. Fino al ritorno giocherà un robot.
minded-for-you = Mentre non c’eri, ha giocato per te un robot.
take-back = Annulla
undo-asked = vorrebbe annullare l’ultima mossa.
undo-refused = dice di no. La mossa resta.
undo-waiting = Annullare l’ultima mossa? Aspettiamo: { $names }
undo-withdraw = Non importa
agree = OK
disagree = No
no-thanks = No, grazie
reopen-question = può lasciare il posto a qualcun altro, che vedrà queste carte. Va bene?
reopen-waiting = ha qui un robot che gioca. Qualcun altro può entrare quando tutti sono d’accordo. Aspettiamo: { $names }
resign = Arrenditi
resign-sure = Arrendersi in questa partita?
resign-who = si arrende.
resign-ends = Così la partita finisce.
resign-bot = Continuerà un robot.
show-ways = Vie più brevi
rematch = Gioca ancora
rematch-join = Prossima partita
rematch-begun = La prossima partita è cominciata.
fork = Gioca da qui
pause = Pausa
resume = Riprendi
mute = Spegni il suono
unmute = Accendi il suono
link-waiting = Connessione persa. Ci ricolleghiamo; la tua partita è al sicuro.
table-gone = Questa partita è stata eliminata, o il tuo link non funziona più.
no-entry = Questo link non apre nessuna partita
no-entry-friend = Te l’ha mandato qualcuno? Chiedi il link d’invito, o inquadra il codice sul suo schermo.
no-entry-own = È la tua partita? Sul dispositivo dove giochi, apri il menu e scegli «{ $menu }».
delete-table = Elimina questa partita
delete-table-sure = Eliminare questa partita per tutti?
save-record = Salva la partita
save-picture = Salva un’immagine
places = Cambia chi gioca
places-secret = Se togli un giocatore, al suo posto gioca un robot. Qualcun altro può entrare quando gli altri sono d’accordo, perché vedrà le carte di quel giocatore.
replace-sure = Davvero? Perderà il posto
place-free = C’è un posto libero. Puoi entrare e giocare.
watch-link = Invita a guardare
watch-link-help = Con questo link si può guardare, ma non giocare
continue-elsewhere = Continua su un altro dispositivo
continue-elsewhere-help = Inquadra il codice con l’altro dispositivo, o apri lì il link. Apre il tuo posto, quindi tienilo per te

## Looking back

log = Mosse finora
log-empty = Ancora nessuna mossa.
log-kind = Come mostrarle
log-story = A parole
log-last = L’ultimo turno di ognuno
log-codes = In codice
log-earlier = Mosse precedenti
log-later = Mosse successive
log-after = Comincia dopo la mossa { $ply } di un’altra partita.
record-shown = Questa è una partita salvata. Per continuarla, tocca «Gioca da qui».
scrubber = Rivedi
scrub-first = Vai all’inizio
scrub-previous = Mossa precedente
scrub-next = Mossa successiva
scrub-last = Vai all’ultima mossa
scrub-play = Avvia
scrub-pause = Pausa
scrub-at = Mossa { $ply } di { $last }
scrub-live = Torna alla partita

## Passing the device

curtain = Tocca a: { $name }
curtain-peek = Passa il dispositivo, e niente sbirciatine!
curtain-open = Sono io: mostra le mie carte
curtain-go-on = Continua

## Settings

setting-language = Lingua
setting-theme = Aspetto
setting-theme-auto = Automatico
setting-theme-light = Chiaro
setting-theme-dark = Scuro
setting-motion = Animazioni
setting-motion-auto = Automatiche
setting-motion-full = Complete
setting-motion-less = Ridotte
setting-speed = Velocità
setting-speed-times = × { $speed }
setting-sound = Suono

## Sides of a square, as seen on the screen

side-up = sopra
side-right = a destra
side-down = sotto
side-left = a sinistra

## A game without drawings

plain-actions = Che cosa puoi fare
plain-ask = Tira, gira o pesca

## Pieces

piece-of = { $label }: { $piece }
piece-open = non ancora scelta
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = fantasma rosso
piece-pink = fantasma rosa
piece-cyan = fantasma blu
piece-orange = fantasma arancione
piece-violet = fantasma viola
piece-green = fantasma verde
file-problem = { $file }: { $problem }

## Asking the coach

hint = Consiglio
hint-thinking = Ci penso…
hint-action = Mossa migliore: { $action }.
hint-chance = Probabilità di vincere: { NUMBER($percent) }%.
hint-close = Chiudi il consiglio
coach-switch = Consigli
coach-switch-help = I consigli devono attivarli tutti i giocatori.
coach-agreed = Attivati da: { $names }

## Looking back at a match

review = Analisi
review-making = Rivediamo la partita. Ci vuole qualche secondo…
review-chart = Le probabilità di vincere di ognuno, dalla prima mossa all’ultima
review-luck = Fortuna
review-lost = Sprecato per mossa
review-mistakes = Errori
review-percent = { NUMBER($percent) }%
review-of = { NUMBER($mistakes) } su { NUMBER($decisions) }
review-turning = Momenti decisivi
review-lucky = Fortuna: +{ NUMBER($percent) }%
review-gave = Sprecato { NUMBER($percent) }%
review-best = Meglio:
review-try = Riprova da qui
review-even = Nessuna mossa ha deciso da sola questa partita.

# Lessons
learn-first = Impara in un minuto
lessons = Lezioni
lessons-all = Tutte le lezioni
lessons-of = { $game }: lezioni
lessons-done = { $done } su { $all } fatte
lesson-ticked = fatta
lesson-number = Lezione { $number } di { $lessons }
lesson-next = Prossima lezione
lesson-again = Ricomincia
lesson-play = Gioca una partita vera
lesson-gone = Questa lezione non è più aperta.
guide-skip = Salta i consigli

make-own = Creane uno tuo…
setup-own-rules = Le tue regole della casa
