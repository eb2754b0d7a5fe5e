admin-title = Serveris
admin-about = Kas notiek un ko mainīt vari tikai tu. Tava parole ir failā, ko tu iedevi serverim.
admin-secret = Tava parole
admin-enter = Ieiet
admin-leave = Iziet
admin-refresh = Atjaunot
admin-node = Mezgls { $node }
admin-now = Tagad
admin-version = Versija
admin-up = Darbojas
admin-hours = { $hours ->
    [zero] { $hours } stundu
    [one] { $hours } stundu
   *[other] { $hours } stundas
}
admin-minutes = { $minutes ->
    [zero] { $minutes } minūšu
    [one] { $minutes } minūti
   *[other] { $minutes } minūtes
}
admin-processor = Procesora laiks
admin-seconds = { $seconds } s
admin-memory = Atmiņa, maksimums
admin-megabytes = { $megabytes } MB
admin-open = Atvērtie galdi
admin-watched = No tiem ar cilvēkiem
admin-players = Pieslēgtie spēlētāji
admin-seats = Viņu aizņemtās vietas
admin-spectators = Skatītāji
admin-strangers = Citi
admin-running = Roboti, kas domā
admin-waiting = Roboti, kas gaida
admin-tables = Lēnākie galdi
admin-tables-about = Atvērtie galdi; pirmie ir tie, kas paņēmuši visvairāk laika.
admin-no-tables = Neviens galds nav atvērts.
admin-table = Galds
admin-phase-lobby = nav sākts
admin-phase-playing = spēlē
admin-phase-over = beidzies
admin-devices = Ierīces
admin-entries = Ieraksti
admin-spent = Serveris
admin-slowest = Ilgākais solis
admin-bots = Roboti
admin-milliseconds = { $milliseconds } ms
admin-delete = Dzēst
admin-delete-table = Dzēst galdu { $table }
admin-sure-delete = Vai dzēst šo galdu pavisam? Visus, kas pie tā ir, aizsūtīs prom.
admin-person = Viens cilvēks
admin-person-about = Cilvēkiem nav kontu. Par katru glabā tikai vārdu, ar kādu viņš apsēdās pie galda, un gājienus.
admin-person-name = Vārds
admin-person-table = Tikai pie šī galda
admin-person-anywhere = pie jebkura
admin-export = Rādīt, ko glabā
admin-save = Saglabāt failā
admin-erase = Dzēst vārdu
admin-sure-erase = Vai dzēst vārdu „{ $name }” visur, kur to atrada? Spēles paliek; atsaukt to nevar neviens.
admin-found = { $tables ->
    [0] Ar tādu vārdu neviena nav.
    [zero] Atrasts pie { $tables } galdiem.
    [one] Atrasts pie { $tables } galda.
   *[other] Atrasts pie { $tables } galdiem.
}
admin-erased = { $tables ->
    [zero] Izdzēsts pie { $tables } galdiem.
    [one] Izdzēsts pie { $tables } galda.
   *[other] Izdzēsts pie { $tables } galdiem.
}
admin-block = Bloķētās adreses
admin-block-about = No bloķētas adreses neviens nevar pieslēgties; kas jau pieslēdzies, to tūlīt atvieno.
admin-nobody-blocked = Neviens nav bloķēts.
admin-network = Adrese vai tīkls
admin-note = Kāpēc
admin-block-it = Bloķēt
admin-unblock = Ielaist
admin-unblock-network = Ielaist { $network }
admin-addresses = Rosīgākās adreses
admin-address = Adrese
admin-connections = Savienojumi
admin-block-address = Bloķēt { $address }
admin-limits = Ierobežojumi
admin-not-sure = Nē
error-no-admin = Šim serverim nav pārvaldnieka: palaid to ar --admin-secret-file.
error-wrong-secret = Šī nav šī servera parole.
error-bad-secret = Parolei jābūt vienai rindai ar 20 līdz 100 burtiem, cipariem vai zīmēm, bez atstarpēm. Tādu izveido `openssl rand -hex 32`.
error-bad-network = „{ $text }” nav ne adrese, ne tīkls, piemēram, 192.0.2.7, 192.0.2.0/24 vai 2001:db8::/48.
error-blocklist-full = Bloķēt var ne vairāk tīklu kā { $most }.
error-not-blocked = { $network } nav bloķēts.
error-blocks-you = Tas bloķētu arī tevi.
error-blocked = No šejienes šo serveri lietot nevari.
