admin-title = Servern
admin-about = Vad som pågår, och vad bara du får ändra. Din hemlighet finns i filen som du gav servern.
admin-secret = Din hemlighet
admin-enter = Logga in
admin-leave = Logga ut
admin-refresh = Uppdatera
admin-node = Nod { $node }
admin-now = Nu
admin-version = Version
admin-up = Har varit igång
admin-hours = { $hours ->
    [one] { $hours } timme
   *[other] { $hours } timmar
}
admin-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
}
admin-processor = Processortid
admin-seconds = { $seconds } s
admin-memory = Minne, som mest
admin-megabytes = { $megabytes } MB
admin-open = Öppna bord
admin-watched = Med någon där
admin-players = Anslutna spelare
admin-seats = Platser de har
admin-spectators = Åskådare
admin-strangers = Andra
admin-running = Botar som tänker
admin-waiting = Botar som väntar
admin-tables = Långsammaste bord
admin-tables-about = De öppna bord som har tagit mest tid, först.
admin-no-tables = Inget bord är öppet.
admin-table = Bord
admin-phase-lobby = inte börjat
admin-phase-playing = pågår
admin-phase-over = slut
admin-devices = Enheter
admin-entries = Poster
admin-spent = Server
admin-slowest = Längsta steg
admin-bots = Botar
admin-milliseconds = { $milliseconds } ms
admin-delete = Radera
admin-delete-table = Radera bord { $table }
admin-sure-delete = Radera bordet för gott? Alla där skickas iväg.
admin-person = En person
admin-person-about = Ingen har konto. Det som sparas om någon är namnet personen satte sig med, och dragen.
admin-person-name = Namn
admin-person-table = Bara vid det här bordet
admin-person-anywhere = alla
admin-export = Visa vad som sparas
admin-save = Spara som fil
admin-erase = Radera namnet
admin-sure-erase = Radera namnet ”{ $name }” överallt där det hittades? Spelen blir kvar; ingen kan ångra det.
admin-found = { $tables ->
    [0] Det finns ingen med det namnet.
    [one] Hittat vid { $tables } bord.
   *[other] Hittat vid { $tables } bord.
}
admin-erased = { $tables ->
    [one] Raderat vid { $tables } bord.
   *[other] Raderat vid { $tables } bord.
}
admin-block = Blockerade adresser
admin-block-about = Ingen från en blockerad adress kan ansluta; den som är ansluten kopplas bort genast.
admin-nobody-blocked = Ingen är blockerad.
admin-network = Adress eller nät
admin-note = Varför
admin-block-it = Blockera
admin-unblock = Släpp in
admin-unblock-network = Släpp in { $network }
admin-addresses = Mest aktiva adresser
admin-address = Adress
admin-connections = Anslutningar
admin-block-address = Blockera { $address }
admin-limits = Gränser
admin-not-sure = Nej
error-no-admin = Den här servern har ingen administratör: starta den med --admin-secret-file.
error-wrong-secret = Det är inte den här serverns hemlighet.
error-bad-secret = Hemligheten måste vara en rad med 20 till 100 bokstäver, siffror eller tecken, utan mellanslag. `openssl rand -hex 32` gör en.
error-bad-network = ”{ $text }” är ingen adress eller nät som 192.0.2.7, 192.0.2.0/24 eller 2001:db8::/48.
error-blocklist-full = Fler än { $most } nät kan inte blockeras.
error-not-blocked = { $network } är inte blockerat.
error-blocks-you = Det skulle blockera dig också.
error-blocked = Du kan inte använda servern härifrån.
