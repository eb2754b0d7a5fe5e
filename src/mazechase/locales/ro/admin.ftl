admin-title = Serverul
admin-about = Ce se întâmplă și ce poți schimba doar tu. Secretul tău e în fișierul dat serverului.
admin-secret = Secretul tău
admin-enter = Intră
admin-leave = Ieși
admin-refresh = Reîmprospătează
admin-node = Nodul { $node }
admin-now = Acum
admin-version = Versiune
admin-up = Pornit de
admin-hours = { $hours ->
    [one] { $hours } oră
    [few] { $hours } ore
   *[other] { $hours } de ore
}
admin-minutes = { $minutes ->
    [one] { $minutes } minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}
admin-processor = Timp de procesor
admin-seconds = { $seconds } s
admin-memory = Memorie, cel mult
admin-megabytes = { $megabytes } MB
admin-open = Mese deschise
admin-watched = Cu cineva acolo
admin-players = Jucători conectați
admin-seats = Locuri ocupate de ei
admin-spectators = Spectatori
admin-strangers = Alții
admin-running = Roboți care gândesc
admin-waiting = Roboți în așteptare
admin-tables = Cele mai lente mese
admin-tables-about = Întâi mesele deschise care au folosit cel mai mult timp.
admin-no-tables = Nicio masă nu e deschisă.
admin-table = Masă
admin-phase-lobby = neîncepută
admin-phase-playing = se joacă
admin-phase-over = terminată
admin-devices = Dispozitive
admin-entries = Înregistrări
admin-spent = Server
admin-slowest = Cel mai lung pas
admin-bots = Roboți
admin-milliseconds = { $milliseconds } ms
admin-delete = Șterge
admin-delete-table = Șterge masa { $table }
admin-sure-delete = Ștergi definitiv această masă? Toți cei de acolo sunt trimiși afară.
admin-person = O persoană
admin-person-about = Oamenii nu au conturi. Despre cineva se păstrează doar numele cu care s-a așezat la masă și mutările lui.
admin-person-name = Nume
admin-person-table = Doar la această masă
admin-person-anywhere = oricare
admin-export = Arată ce se păstrează
admin-save = Salvează ca fișier
admin-erase = Șterge numele
admin-sure-erase = Ștergi numele „{ $name }” peste tot unde a fost găsit? Jocurile rămân; nimeni nu poate anula asta.
admin-found = { $tables ->
    [0] Nu există nimeni cu acest nume.
    [one] Găsit la { $tables } masă.
    [few] Găsit la { $tables } mese.
   *[other] Găsit la { $tables } de mese.
}
admin-erased = { $tables ->
    [one] Șters la { $tables } masă.
    [few] Șters la { $tables } mese.
   *[other] Șters la { $tables } de mese.
}
admin-block = Adrese blocate
admin-block-about = De la o adresă blocată nu se poate conecta nimeni; cine e conectat e deconectat imediat.
admin-nobody-blocked = Nimeni nu e blocat.
admin-network = Adresă sau rețea
admin-note = De ce
admin-block-it = Blochează
admin-unblock = Deblochează
admin-unblock-network = Deblochează { $network }
admin-addresses = Cele mai active adrese
admin-address = Adresă
admin-connections = Conexiuni
admin-block-address = Blochează { $address }
admin-limits = Limite
admin-not-sure = Nu
error-no-admin = Acest server nu are operator: pornește-l cu --admin-secret-file.
error-wrong-secret = Acesta nu e secretul acestui server.
error-bad-secret = Secretul trebuie să fie un rând de 20 până la 100 de litere, cifre sau semne, fără spații. `openssl rand -hex 32` face unul.
error-bad-network = „{ $text }” nu este o adresă sau o rețea ca 192.0.2.7, 192.0.2.0/24 ori 2001:db8::/48.
error-blocklist-full = Nu se pot bloca mai multe rețele decât { $most }.
error-not-blocked = { $network } nu e blocată.
error-blocks-you = Asta te-ar bloca și pe tine.
error-blocked = De aici nu poți folosi acest server.
