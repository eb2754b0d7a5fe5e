print-board = Tabellone
print-pieces = Pedine
print-ghosts = Fantasmi
print-ghosts-note = piega lungo il tratteggio e incolla: forte da un lato, debole dall’altro
print-ms = Ms. Pac-Man
print-fences = Recinti
print-pellets = Palline energia
print-lives = Vite di Pac-Man
print-marbles = Biglie
print-marbles-note = o usa perline o monete
print-dots = Puntini
print-dots-note = o usa perline o monete
print-dice = Dadi
print-dice-note = piega lungo i bordi e incolla le linguette, o usa dadi veri
print-spinner = Ruota
print-spinner-note = tieni una graffetta al centro con una matita e dalle un colpetto
print-cards = Carte
print-backs = Dorsi
print-backs-note = se vuoi, stampa questa pagina sul retro di ogni foglio di carte
print-tile = { $what }: riga { $row }, colonna { $column } di { $tiles } { $tiles ->
    [one] foglio
   *[other] fogli
}. Taglia sui segni e unisci.
print-players = { $count ->
    [one] Per { $count } giocatore
   *[other] Per { $count } giocatori
}
print-options = Come si gioca
print-yes = sì
print-no = no
print-own = personale
print-fan = Un gioco fatto da appassionati, non collegato ai proprietari dei giochi. Stampa al 100%, senza «adatta alla pagina».

# Where the help speaks of the screen, paper says this instead.
quoridor-print-move = Una pedina si muove di una casella in avanti, indietro o di lato: mai in diagonale, mai attraverso un recinto e mai su un’altra pedina.
marbles-print-own = Un fantasma può arrivare anche sul tuo stesso Pac-Man: va a casa e nessuno paga.
marbles-print-yellow = Con ogni biglia gialla che hai puoi pappare un fantasma, anche nella mossa in cui l’hai presa. Le biglie gialle ti restano anche se ti prendono.
mspacman-print-power = Quando Ms. Pac-Man lascia un grosso super puntino, tutti i fantasmi diventano deboli: girali. Ognuno resta debole per un suo turno, poi torna forte.
cards-print-secrets = Solo tu guardi le tue carte; tutti vedono quante ne hai.
