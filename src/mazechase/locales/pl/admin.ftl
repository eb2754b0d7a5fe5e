# Strona i polecenie tego, kto prowadzi serwer
admin-title = Serwer
admin-about = Co się dzieje i co możesz zmienić tylko ty. Twój sekret jest w pliku podanym serwerowi.
admin-secret = Twój sekret
admin-enter = Wejdź
admin-leave = Wyjdź
admin-refresh = Odśwież
admin-node = Węzeł { $node }
admin-now = Teraz
admin-version = Wersja
admin-up = Czas działania
admin-hours = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[other] { $hours } godzin
}
admin-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
admin-processor = Czas procesora
admin-seconds = { $seconds } s
admin-memory = Pamięć, najwięcej
admin-megabytes = { $megabytes } MB
admin-open = Otwarte stoły
admin-watched = Z kimś przy stole
admin-players = Połączeni gracze
admin-seats = Zajęte przez nich miejsca
admin-spectators = Widzowie
admin-strangers = Inni
admin-running = Boty myślą
admin-waiting = Boty czekają
admin-tables = Najwolniejsze stoły
admin-tables-about = Otwarte stoły, które zajęły najwięcej czasu, na początku.
admin-no-tables = Żaden stół nie jest otwarty.
admin-table = Stół
admin-phase-lobby = niezaczęta
admin-phase-playing = trwa
admin-phase-over = skończona
admin-devices = Urządzenia
admin-entries = Wpisy
admin-spent = Serwer
admin-slowest = Najdłuższy krok
admin-bots = Boty
admin-milliseconds = { $milliseconds } ms
admin-delete = Usuń
admin-delete-table = Usuń stół { $table }
admin-sure-delete = Usunąć ten stół na dobre? Wszyscy przy nim zostaną rozłączeni.
admin-person = Jedna osoba
admin-person-about = Nikt nie ma tu konta. Przechowujemy tylko imię podane przy wejściu do gry i ruchy.
admin-person-name = Imię
admin-person-table = Tylko przy tym stole
admin-person-anywhere = dowolny
admin-export = Pokaż, co jest przechowywane
admin-save = Zapisz jako plik
admin-erase = Wymaż imię
admin-sure-erase = Wymazać imię „{ $name }” wszędzie, gdzie się znalazło? Gry zostają; tego nie da się cofnąć.
admin-found = { $tables ->
    [0] Nie ma nikogo o tym imieniu.
    [one] Znaleziono przy { $tables } stole.
   *[other] Znaleziono przy { $tables } stołach.
}
admin-erased = { $tables ->
    [one] Wymazano przy { $tables } stole.
   *[other] Wymazano przy { $tables } stołach.
}
admin-block = Zablokowane adresy
admin-block-about = Z zablokowanego adresu nikt się nie połączy; kto jest połączony, zostaje od razu odcięty.
admin-nobody-blocked = Nikt nie jest zablokowany.
admin-network = Adres lub sieć
admin-note = Dlaczego
admin-block-it = Zablokuj
admin-unblock = Wpuść
admin-unblock-network = Wpuść { $network }
admin-addresses = Najaktywniejsze adresy
admin-address = Adres
admin-connections = Połączenia
admin-block-address = Zablokuj { $address }
admin-limits = Limity
admin-not-sure = Nie
error-no-admin = Ten serwer nie ma operatora: uruchom go z --admin-secret-file.
error-wrong-secret = To nie jest sekret tego serwera.
error-bad-secret = Sekret musi być jednym wierszem od 20 do 100 liter, cyfr lub znaków, bez spacji. Zrobi go `openssl rand -hex 32`.
error-bad-network = „{ $text }” nie jest adresem ani siecią taką jak 192.0.2.7, 192.0.2.0/24 lub 2001:db8::/48.
error-blocklist-full = Nie można zablokować więcej sieci niż { $most }.
error-not-blocked = { $network } nie jest na liście zablokowanych.
error-blocks-you = To zablokowałoby też ciebie.
error-blocked = Nie możesz stąd korzystać z tego serwera.
