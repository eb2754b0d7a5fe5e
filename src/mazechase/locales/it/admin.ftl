admin-title = Il server
admin-about = Che cosa succede, e che cosa puoi cambiare solo tu. Il tuo segreto è nel file che hai dato al server.
admin-secret = Il tuo segreto
admin-enter = Entra
admin-leave = Esci
admin-refresh = Aggiorna
admin-node = Nodo { $node }
admin-now = Adesso
admin-version = Versione
admin-up = Attivo da
admin-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}
admin-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
admin-processor = Tempo di processore
admin-seconds = { $seconds } s
admin-memory = Memoria, al massimo
admin-megabytes = { $megabytes } MB
admin-open = Tavoli aperti
admin-watched = Con qualcuno
admin-players = Giocatori collegati
admin-seats = Posti occupati da loro
admin-spectators = Spettatori
admin-strangers = Altri
admin-running = Robot che pensano
admin-waiting = Robot in attesa
admin-tables = Tavoli più lenti
admin-tables-about = Prima i tavoli aperti che hanno usato più tempo.
admin-no-tables = Nessun tavolo è aperto.
admin-table = Tavolo
admin-phase-lobby = non cominciata
admin-phase-playing = in corso
admin-phase-over = finita
admin-devices = Dispositivi
admin-entries = Voci
admin-spent = Server
admin-slowest = Passo più lungo
admin-bots = Robot
admin-milliseconds = { $milliseconds } ms
admin-delete = Elimina
admin-delete-table = Elimina il tavolo { $table }
admin-sure-delete = Eliminare questo tavolo per sempre? Chiunque sia lì viene mandato via.
admin-person = Una persona
admin-person-about = Le persone non hanno un account. Di qualcuno si conserva solo il nome con cui si è seduto, e le sue mosse.
admin-person-name = Nome
admin-person-table = Solo a questo tavolo
admin-person-anywhere = tutti
admin-export = Mostra che cosa si conserva
admin-save = Salva come file
admin-erase = Cancella il nome
admin-sure-erase = Cancellare il nome «{ $name }» dovunque sia stato trovato? Le partite restano; nessuno può tornare indietro.
admin-found = { $tables ->
    [0] Non c’è nessuno con quel nome.
    [one] Trovato a { $tables } tavolo.
   *[other] Trovato a { $tables } tavoli.
}
admin-erased = { $tables ->
    [one] Cancellato a { $tables } tavolo.
   *[other] Cancellato a { $tables } tavoli.
}
admin-block = Indirizzi bloccati
admin-block-about = Da un indirizzo bloccato nessuno può collegarsi; chi è collegato viene tagliato fuori subito.
admin-nobody-blocked = Nessuno è bloccato.
admin-network = Indirizzo o rete
admin-note = Perché
admin-block-it = Blocca
admin-unblock = Sblocca
admin-unblock-network = Sblocca { $network }
admin-addresses = Indirizzi più attivi
admin-address = Indirizzo
admin-connections = Connessioni
admin-block-address = Blocca { $address }
admin-limits = Limiti
admin-not-sure = No
error-no-admin = Questo server non ha un gestore: avvialo con --admin-secret-file.
error-wrong-secret = Non è il segreto di questo server.
error-bad-secret = Il segreto deve essere una riga di 20-100 lettere, cifre o segni, senza spazi. `openssl rand -hex 32` ne crea uno.
error-bad-network = «{ $text }» non è un indirizzo o una rete come 192.0.2.7, 192.0.2.0/24 o 2001:db8::/48.
error-blocklist-full = Non si possono bloccare più di { $most } reti.
error-not-blocked = { $network } non è bloccato.
error-blocks-you = Così bloccheresti anche te.
error-blocked = Da qui non puoi usare questo server.
