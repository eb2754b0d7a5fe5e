yours = Le mie partite e i risultati
yours-played = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
yours-won = { $games ->
    [one] 1 vittoria
   *[other] { $games } vittorie
}
yours-streak = { $games ->
    [one] 1 vittoria di fila
   *[other] { $games } vittorie di fila
}
yours-best = { $games ->
    [one] Serie più lunga: 1 vittoria
   *[other] Serie più lunga: { $games } vittorie
}
yours-results = Risultati
yours-against = Contro
yours-empty = Ancora niente. Gioca una partita fino alla fine, e la vedrai qui.
yours-lessons = Lezioni
yours-boards = I miei tabelloni e le mie regole
yours-list = Tutte le partite finite
yours-favourites = Solo le preferite
yours-favourite = Preferita
yours-open = Apri

## To another device

carry = Passa a un altro dispositivo
carry-about = Porta con te partite, risultati, lezioni e tabelloni.
carry-code = Mostra un codice
carry-scan = Inquadra il codice con l’altro dispositivo. Funziona una volta sola, per dieci minuti.
carry-secret = Tienilo per te: chi ce l’ha può giocare al tuo posto.
carry-save = Salva come file
carry-open = Apri un file
carry-ask = Portare qui tutto dal tuo altro dispositivo? Quello che c’è già resta.
carry-take = Porta qui
carry-done = Fatto! Ora è tutto qui.
carry-gone = Questo codice è già stato usato, o è troppo vecchio. Creane uno nuovo sull’altro dispositivo.
carry-bad = Questo non è un file di Mazechase.

## Tables that a host shows to everybody on the start page

listed = Mostra nella pagina iniziale
listed-about = Chiunque apra la pagina iniziale di questo server può entrare. I nomi non si vedono.
open-seats = Posti liberi
open-seats-count = { $seats ->
    [one] 1 posto libero
   *[other] { $seats } posti liberi
}

## Without a connection

offline-about = Non hai connessione. Puoi guardare i tuoi elenchi e risolvere i rompicapi che hai già aperto. Per giocare e per le lezioni serve il server.
install = Installa come app
