admin-title = Serveren
admin-about = Hva som foregår, og det bare du kan endre. Hemmeligheten din er i filen du ga serveren.
admin-secret = Hemmeligheten din
admin-enter = Logg inn
admin-leave = Logg ut
admin-refresh = Oppdater
admin-node = Node { $node }
admin-now = Nå
admin-version = Versjon
admin-up = Har kjørt i
admin-hours = { $hours ->
    [one] { $hours } time
   *[other] { $hours } timer
}
admin-minutes = { $minutes ->
    [one] { $minutes } minutt
   *[other] { $minutes } minutter
}
admin-processor = Prosessortid
admin-seconds = { $seconds } s
admin-memory = Minne, på det meste
admin-megabytes = { $megabytes } MB
admin-open = Åpne bord
admin-watched = Med noen til stede
admin-players = Tilkoblede spillere
admin-seats = Plasser de har tatt
admin-spectators = Tilskuere
admin-strangers = Andre
admin-running = Roboter som tenker
admin-waiting = Roboter som venter
admin-tables = Tregeste bord
admin-tables-about = De åpne bordene som har brukt mest tid, først.
admin-no-tables = Ingen bord er åpne.
admin-table = Bord
admin-phase-lobby = ikke startet
admin-phase-playing = i gang
admin-phase-over = slutt
admin-devices = Enheter
admin-entries = Innslag
admin-spent = Server
admin-slowest = Lengste steg
admin-bots = Roboter
admin-milliseconds = { $milliseconds } ms
admin-delete = Slett
admin-delete-table = Slett bord { $table }
admin-sure-delete = Slette dette bordet for godt? Alle der blir sendt bort.
admin-person = Én person
admin-person-about = Folk har ingen kontoer. Det som lagres om noen, er navnet de satte seg med, og trekkene deres.
admin-person-name = Navn
admin-person-table = Bare ved dette bordet
admin-person-anywhere = alle
admin-export = Vis hva som er lagret
admin-save = Lagre som fil
admin-erase = Slett navnet
admin-sure-erase = Slette navnet «{ $name }» overalt der det ble funnet? Spillene blir værende; ingen kan angre dette.
admin-found = { $tables ->
    [0] Det er ingen med det navnet.
    [one] Funnet ved { $tables } bord.
   *[other] Funnet ved { $tables } bord.
}
admin-erased = { $tables ->
    [one] Slettet ved { $tables } bord.
   *[other] Slettet ved { $tables } bord.
}
admin-block = Sperrede adresser
admin-block-about = Ingen fra en sperret adresse kan koble seg til; de som er koblet til, blir kastet ut med en gang.
admin-nobody-blocked = Ingen er sperret.
admin-network = Adresse eller nettverk
admin-note = Hvorfor
admin-block-it = Sperr
admin-unblock = Slipp inn
admin-unblock-network = Slipp inn { $network }
admin-addresses = Travleste adresser
admin-address = Adresse
admin-connections = Tilkoblinger
admin-block-address = Sperr { $address }
admin-limits = Grenser
admin-not-sure = Nei
error-no-admin = Denne serveren har ingen operatør: start den med --admin-secret-file.
error-wrong-secret = Det er ikke hemmeligheten til denne serveren.
error-bad-secret = Hemmeligheten må være én linje med 20 til 100 bokstaver, sifre eller tegn, uten mellomrom. `openssl rand -hex 32` lager en.
error-bad-network = «{ $text }» er ikke en adresse eller et nettverk som 192.0.2.7, 192.0.2.0/24 eller 2001:db8::/48.
error-blocklist-full = Ikke flere enn { $most } nettverk kan sperres.
error-not-blocked = { $network } er ikke sperret.
error-blocks-you = Det ville sperre deg også.
error-blocked = Du kan ikke bruke denne serveren herfra.
