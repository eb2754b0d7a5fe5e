admin-title = Serveren
admin-about = Hvad der foregår, og hvad kun du må ændre. Din hemmelighed står i den fil, du gav serveren.
admin-secret = Din hemmelighed
admin-enter = Log ind
admin-leave = Log ud
admin-refresh = Opdater
admin-node = Node { $node }
admin-now = Nu
admin-version = Version
admin-up = Har kørt i
admin-hours = { $hours ->
    [one] { $hours } time
   *[other] { $hours } timer
}
admin-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutter
}
admin-processor = Processortid
admin-seconds = { $seconds } s
admin-memory = Hukommelse, højst
admin-megabytes = { $megabytes } MB
admin-open = Åbne borde
admin-watched = Med nogen til stede
admin-players = Forbundne spillere
admin-seats = Deres pladser
admin-spectators = Tilskuere
admin-strangers = Andre
admin-running = Bots, der tænker
admin-waiting = Bots, der venter
admin-tables = Langsomste borde
admin-tables-about = De åbne borde, der har brugt mest tid, først.
admin-no-tables = Intet bord er åbent.
admin-table = Bord
admin-phase-lobby = ikke begyndt
admin-phase-playing = i gang
admin-phase-over = slut
admin-devices = Enheder
admin-entries = Poster
admin-spent = Server
admin-slowest = Længste skridt
admin-bots = Bots
admin-milliseconds = { $milliseconds } ms
admin-delete = Slet
admin-delete-table = Slet bord { $table }
admin-sure-delete = Slette bordet for altid? Alle ved det bliver sendt væk.
admin-person = En person
admin-person-about = Ingen har en konto. Det, der er gemt om nogen, er det navn, de satte sig med, og deres træk.
admin-person-name = Navn
admin-person-table = Kun ved dette bord
admin-person-anywhere = alle
admin-export = Vis, hvad der er gemt
admin-save = Gem som fil
admin-erase = Slet navnet
admin-sure-erase = Slette navnet »{ $name }« overalt, hvor det blev fundet? Spillene bliver; det kan ikke fortrydes.
admin-found = { $tables ->
    [0] Der er ingen med det navn.
    [one] Fundet ved { $tables } bord.
   *[other] Fundet ved { $tables } borde.
}
admin-erased = { $tables ->
    [one] Slettet ved { $tables } bord.
   *[other] Slettet ved { $tables } borde.
}
admin-block = Spærrede adresser
admin-block-about = Ingen fra en spærret adresse kan forbinde; den, der er forbundet, bliver afbrudt med det samme.
admin-nobody-blocked = Ingen er spærret.
admin-network = Adresse eller net
admin-note = Hvorfor
admin-block-it = Spær
admin-unblock = Luk ind
admin-unblock-network = Luk { $network } ind
admin-addresses = Adresser med mest trafik
admin-address = Adresse
admin-connections = Forbindelser
admin-block-address = Spær { $address }
admin-limits = Grænser
admin-not-sure = Nej
error-no-admin = Serveren har ingen operatør: Start den med --admin-secret-file.
error-wrong-secret = Det er ikke serverens hemmelighed.
error-bad-secret = Hemmeligheden skal være én linje på 20 til 100 bogstaver, cifre eller tegn, uden mellemrum. `openssl rand -hex 32` laver en.
error-bad-network = »{ $text }« er ikke en adresse eller et net som 192.0.2.7, 192.0.2.0/24 eller 2001:db8::/48.
error-blocklist-full = Der kan højst spærres { $most } net.
error-not-blocked = { $network } er ikke spærret.
error-blocks-you = Det ville også spærre dig selv.
error-blocked = Du kan ikke bruge serveren herfra.
