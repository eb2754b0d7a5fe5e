admin-title = Serveris
admin-about = Kas vyksta ir ką gali keisti tik tu. Tavo slaptas raktas yra faile, kurį nurodei serveriui.
admin-secret = Slaptas raktas
admin-enter = Įeiti
admin-leave = Išeiti
admin-refresh = Atnaujinti
admin-node = Mazgas { $node }
admin-now = Dabar
admin-version = Versija
admin-up = Veikimo laikas
admin-hours = { $hours ->
    [one] { $hours } valanda
    [few] { $hours } valandos
   *[other] { $hours } valandų
}
admin-minutes = { $minutes ->
    [one] { $minutes } minutė
    [few] { $minutes } minutės
   *[other] { $minutes } minučių
}
admin-processor = Procesoriaus laikas
admin-seconds = { $seconds } s
admin-memory = Daugiausia atminties
admin-megabytes = { $megabytes } MB
admin-open = Atverti stalai
admin-watched = Prie jų kas nors yra
admin-players = Prisijungę žaidėjai
admin-seats = Jų užimtos vietos
admin-spectators = Žiūrovai
admin-strangers = Kiti
admin-running = Botai galvoja
admin-waiting = Botai laukia
admin-tables = Lėčiausi stalai
admin-tables-about = Atverti stalai; pirma tie, kurie sunaudojo daugiausia laiko.
admin-no-tables = Atvertų stalų nėra.
admin-table = Stalas
admin-phase-lobby = nepradėta
admin-phase-playing = žaidžiama
admin-phase-over = baigta
admin-devices = Įrenginiai
admin-entries = Įrašai
admin-spent = Serveris
admin-slowest = Ilgiausias žingsnis
admin-bots = Botai
admin-milliseconds = { $milliseconds } ms
admin-delete = Ištrinti
admin-delete-table = Ištrinti stalą { $table }
admin-sure-delete = Ištrinti šį stalą visam laikui? Visi prie jo esantys bus atjungti.
admin-person = Vienas žmogus
admin-person-about = Žmonės neturi paskyrų. Apie žmogų saugomas tik vardas, kuriuo jis prisijungė, ir jo ėjimai.
admin-person-name = Vardas
admin-person-table = Tik prie šio stalo
admin-person-anywhere = bet kurio
admin-export = Rodyti, kas saugoma
admin-save = Įrašyti kaip failą
admin-erase = Ištrinti vardą
admin-sure-erase = Ištrinti vardą „{ $name }“ visur, kur jis rastas? Žaidimai liks; atšaukti to negalės niekas.
admin-found = { $tables ->
    [0] Tokio vardo nėra.
    [one] Rasta prie { $tables } stalo.
    [few] Rasta prie { $tables } stalų.
   *[other] Rasta prie { $tables } stalų.
}
admin-erased = { $tables ->
    [one] Ištrinta prie { $tables } stalo.
    [few] Ištrinta prie { $tables } stalų.
   *[other] Ištrinta prie { $tables } stalų.
}
admin-block = Užblokuoti adresai
admin-block-about = Iš užblokuoto adreso niekas negali prisijungti; prisijungę iškart atjungiami.
admin-nobody-blocked = Niekas neužblokuotas.
admin-network = Adresas arba tinklas
admin-note = Kodėl
admin-block-it = Blokuoti
admin-unblock = Įleisti
admin-unblock-network = Įleisti { $network }
admin-addresses = Aktyviausi adresai
admin-address = Adresas
admin-connections = Jungtys
admin-block-address = Blokuoti { $address }
admin-limits = Ribos
admin-not-sure = Ne
error-no-admin = Šis serveris neturi prižiūrėtojo: paleisk jį parinktimi --admin-secret-file.
error-wrong-secret = Tai ne šio serverio slaptas raktas.
error-bad-secret = Slaptas raktas turi būti viena eilutė be tarpų: nuo 20 iki 100 raidžių, skaitmenų ar ženklų. Jį sukurs `openssl rand -hex 32`.
error-bad-network = „{ $text }“ nėra adresas ar tinklas, pvz., 192.0.2.7, 192.0.2.0/24 arba 2001:db8::/48.
error-blocklist-full = Daugiau tinklų užblokuoti negalima; riba – { $most }.
error-not-blocked = { $network } neužblokuotas.
error-blocks-you = Taip užblokuotum ir save.
error-blocked = Iš čia šiuo serveriu naudotis negali.
