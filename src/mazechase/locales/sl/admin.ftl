admin-title = Strežnik
admin-about = Kaj se dogaja in kaj smeš spremeniti le ti. Tvoja skrivnost je v datoteki, ki jo je dobil strežnik.
admin-secret = Tvoja skrivnost
admin-enter = Vstopi
admin-leave = Izstopi
admin-refresh = Osveži
admin-node = Vozlišče { $node }
admin-now = Zdaj
admin-version = Različica
admin-up = Teče že
admin-hours = { $hours ->
    [one] { $hours } uro
    [two] { $hours } uri
    [few] { $hours } ure
   *[other] { $hours } ur
}
admin-minutes = { $minutes ->
    [one] { $minutes } minuto
    [two] { $minutes } minuti
    [few] { $minutes } minute
   *[other] { $minutes } minut
}
admin-processor = Čas procesorja
admin-seconds = { $seconds } s
admin-memory = Pomnilnik, največ
admin-megabytes = { $megabytes } MB
admin-open = Odprte mize
admin-watched = Od tega z nekom za mizo
admin-players = Povezani igralci
admin-seats = Njihova mesta
admin-spectators = Gledalci
admin-strangers = Drugi
admin-running = Roboti, ki mislijo
admin-waiting = Roboti, ki čakajo
admin-tables = Najpočasnejše mize
admin-tables-about = Odprte mize; prve so tiste, ki so porabile največ časa.
admin-no-tables = Nobena miza ni odprta.
admin-table = Miza
admin-phase-lobby = se še ni začelo
admin-phase-playing = igra teče
admin-phase-over = končano
admin-devices = Naprave
admin-entries = Vnosi
admin-spent = Strežnik
admin-slowest = Najdaljši korak
admin-bots = Roboti
admin-milliseconds = { $milliseconds } ms
admin-delete = Izbriši
admin-delete-table = Izbriši mizo { $table }
admin-sure-delete = Za vedno izbrišem to mizo? Vsi za njo bodo morali oditi.
admin-person = Ena oseba
admin-person-about = Ljudje nimajo računov. O človeku se hranijo le ime, s katerim je sedel za mizo, in njegove poteze.
admin-person-name = Ime
admin-person-table = Le za to mizo
admin-person-anywhere = katero koli
admin-export = Pokaži, kaj je shranjeno
admin-save = Shrani kot datoteko
admin-erase = Izbriši ime
admin-sure-erase = Izbrišem ime »{ $name }« povsod, kjer je najdeno? Igre ostanejo; tega nihče ne more razveljaviti.
admin-found = { $tables ->
    [0] S tem imenom ni nikogar.
    [one] Najdeno za { $tables } mizo.
    [two] Najdeno za { $tables } mizama.
    [few] Najdeno za { $tables } mizami.
   *[other] Najdeno za { $tables } mizami.
}
admin-erased = { $tables ->
    [one] Izbrisano za { $tables } mizo.
    [two] Izbrisano za { $tables } mizama.
    [few] Izbrisano za { $tables } mizami.
   *[other] Izbrisano za { $tables } mizami.
}
admin-block = Blokirani naslovi
admin-block-about = Z blokiranega naslova se ne more povezati nihče; kdor je povezan, je takoj odklopljen.
admin-nobody-blocked = Nihče ni blokiran.
admin-network = Naslov ali omrežje
admin-note = Zakaj
admin-block-it = Blokiraj
admin-unblock = Spusti noter
admin-unblock-network = Spusti noter { $network }
admin-addresses = Najdejavnejši naslovi
admin-address = Naslov
admin-connections = Povezave
admin-block-address = Blokiraj { $address }
admin-limits = Omejitve
admin-not-sure = Ne
error-no-admin = Ta strežnik nima upravitelja: zaženi ga z --admin-secret-file.
error-wrong-secret = To ni skrivnost tega strežnika.
error-bad-secret = Skrivnost mora biti ena vrstica z 20 do 100 črkami, števkami ali znaki, brez presledkov. Eno naredi `openssl rand -hex 32`.
error-bad-network = »{ $text }« ni naslov ali omrežje, kot je 192.0.2.7, 192.0.2.0/24 ali 2001:db8::/48.
error-blocklist-full = Največje število blokiranih omrežij je { $most }.
error-not-blocked = Omrežje { $network } ni blokirano.
error-blocks-you = To bi blokiralo tudi tebe.
error-blocked = Od tu tega strežnika ne moreš uporabljati.
