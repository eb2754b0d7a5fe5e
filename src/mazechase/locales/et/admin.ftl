admin-title = Server
admin-about = Mis toimub ja mida ainult sina muuta saad. Sinu saladus on failis, mille sa serverile andsid.
admin-secret = Sinu saladus
admin-enter = Sisene
admin-leave = Lahku
admin-refresh = Värskenda
admin-node = Sõlm { $node }
admin-now = Praegu
admin-version = Versioon
admin-up = Töötanud
admin-hours = { $hours ->
    [one] { $hours } tund
   *[other] { $hours } tundi
}
admin-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutit
}
admin-processor = Protsessori aeg
admin-seconds = { $seconds } s
admin-memory = Mälu, kõige rohkem
admin-megabytes = { $megabytes } MB
admin-open = Avatud laudu
admin-watched = Kus keegi on kohal
admin-players = Ühendatud mängijaid
admin-seats = Nende võetud kohti
admin-spectators = Pealtvaatajaid
admin-strangers = Teisi
admin-running = Roboteid mõtlemas
admin-waiting = Roboteid ootamas
admin-tables = Aeglaseimad lauad
admin-tables-about = Avatud lauad; enim aega kulutanud on eespool.
admin-no-tables = Ühtegi lauda pole avatud.
admin-table = Laud
admin-phase-lobby = pole alanud
admin-phase-playing = mäng käib
admin-phase-over = läbi
admin-devices = Seadmeid
admin-entries = Kirjeid
admin-spent = Server
admin-slowest = Pikim samm
admin-bots = Robotid
admin-milliseconds = { $milliseconds } ms
admin-delete = Kustuta
admin-delete-table = Kustuta laud { $table }
admin-sure-delete = Kas kustutada see laud lõplikult? Kõik, kes seal on, saadetakse ära.
admin-person = Üks inimene
admin-person-about = Inimestel ei ole kontosid. Alles hoitakse nimi, millega keegi mängima istus, ja tema käigud.
admin-person-name = Nimi
admin-person-table = Ainult selles lauas
admin-person-anywhere = kõikjal
admin-export = Näita, mida hoitakse
admin-save = Salvesta failina
admin-erase = Kustuta nimi
admin-sure-erase = Kas kustutada nimi „{ $name }” kõikjalt, kust see leiti? Mängud jäävad alles; seda ei saa tagasi võtta.
admin-found = { $tables ->
    [0] Sellise nimega ei ole kedagi.
    [one] Leitud { $tables } lauast.
   *[other] Leitud { $tables } lauast.
}
admin-erased = { $tables ->
    [one] Kustutatud { $tables } lauast.
   *[other] Kustutatud { $tables } lauast.
}
admin-block = Tõkestatud aadressid
admin-block-about = Tõkestatud aadressilt ei saa keegi ühendust; kes on ühendatud, selle ühendus katkestatakse kohe.
admin-nobody-blocked = Keegi ei ole tõkestatud.
admin-network = Aadress või võrk
admin-note = Miks
admin-block-it = Tõkesta
admin-unblock = Luba sisse
admin-unblock-network = Luba { $network } sisse
admin-addresses = Usinaimad aadressid
admin-address = Aadress
admin-connections = Ühendusi
admin-block-address = Tõkesta { $address }
admin-limits = Piirid
admin-not-sure = Ei
error-no-admin = Sellel serveril ei ole haldajat: käivita see valikuga --admin-secret-file.
error-wrong-secret = See ei ole selle serveri saladus.
error-bad-secret = Saladus peab olema üks rida, 20 kuni 100 tähte, numbrit või märki, ilma tühikuteta. `openssl rand -hex 32` teeb sellise.
error-bad-network = „{ $text }” ei ole aadress ega võrk nagu 192.0.2.7, 192.0.2.0/24 või 2001:db8::/48.
error-blocklist-full = Üle { $most } võrgu tõkestada ei saa.
error-not-blocked = { $network } ei ole tõkestatud.
error-blocks-you = See tõkestaks ka sinu.
error-blocked = Siit ei saa seda serverit kasutada.
