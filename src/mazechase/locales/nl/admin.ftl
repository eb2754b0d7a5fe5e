admin-title = De server
admin-about = Wat er gebeurt, en wat alleen jij mag veranderen. Je geheim staat in het bestand dat je aan de server gaf.
admin-secret = Je geheim
admin-enter = Inloggen
admin-leave = Uitloggen
admin-refresh = Vernieuwen
admin-node = Knooppunt { $node }
admin-now = Nu
admin-version = Versie
admin-up = Draait al
admin-hours = { $hours ->
    [one] { $hours } uur
   *[other] { $hours } uur
}
admin-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
admin-processor = Processortijd
admin-seconds = { $seconds } s
admin-memory = Geheugen, hoogstens
admin-megabytes = { $megabytes } MB
admin-open = Open tafels
admin-watched = Met iemand erbij
admin-players = Verbonden spelers
admin-seats = Plaatsen die zij bezetten
admin-spectators = Toeschouwers
admin-strangers = Anderen
admin-running = Bots die denken
admin-waiting = Bots die wachten
admin-tables = Traagste tafels
admin-tables-about = De open tafels die de meeste tijd hebben gekost, die het eerst.
admin-no-tables = Er is geen tafel open.
admin-table = Tafel
admin-phase-lobby = nog niet begonnen
admin-phase-playing = bezig
admin-phase-over = afgelopen
admin-devices = Apparaten
admin-entries = Regels
admin-spent = Servertijd
admin-slowest = Langste stap
admin-bots = Bots
admin-milliseconds = { $milliseconds } ms
admin-delete = Verwijderen
admin-delete-table = Tafel { $table } verwijderen
admin-sure-delete = Deze tafel voorgoed verwijderen? Iedereen die er zit, moet weg.
admin-person = Eén persoon
admin-person-about = Mensen hebben geen account. Van iemand worden alleen de gekozen naam en de zetten bewaard.
admin-person-name = Naam
admin-person-table = Alleen aan deze tafel
admin-person-anywhere = elke
admin-export = Toon wat er is bewaard
admin-save = Opslaan als bestand
admin-erase = Naam wissen
admin-sure-erase = De naam “{ $name }” overal wissen waar die is gevonden? De spellen blijven; niemand kan dit ongedaan maken.
admin-found = { $tables ->
    [0] Er is niemand met die naam.
    [one] Gevonden aan { $tables } tafel.
   *[other] Gevonden aan { $tables } tafels.
}
admin-erased = { $tables ->
    [one] Gewist aan { $tables } tafel.
   *[other] Gewist aan { $tables } tafels.
}
admin-block = Geblokkeerde adressen
admin-block-about = Vanaf een geblokkeerd adres kan niemand verbinding maken; wie al verbonden is, wordt meteen afgesloten.
admin-nobody-blocked = Niemand is geblokkeerd.
admin-network = Adres of netwerk
admin-note = Waarom
admin-block-it = Blokkeren
admin-unblock = Toelaten
admin-unblock-network = { $network } toelaten
admin-addresses = Drukste adressen
admin-address = Adres
admin-connections = Verbindingen
admin-block-address = { $address } blokkeren
admin-limits = Grenzen
admin-not-sure = Nee
error-no-admin = Deze server heeft geen beheerder: start hem met --admin-secret-file.
error-wrong-secret = Dat is niet het geheim van deze server.
error-bad-secret = Het geheim moet één regel van 20 tot 100 letters, cijfers of tekens zijn, zonder spaties. `openssl rand -hex 32` maakt er een.
error-bad-network = “{ $text }” is geen adres of netwerk zoals 192.0.2.7, 192.0.2.0/24 of 2001:db8::/48.
error-blocklist-full = Er kunnen niet meer dan { $most } netwerken worden geblokkeerd.
error-not-blocked = { $network } is niet geblokkeerd.
error-blocks-you = Daarmee zou je ook jezelf blokkeren.
error-blocked = Je kunt deze server hiervandaan niet gebruiken.
