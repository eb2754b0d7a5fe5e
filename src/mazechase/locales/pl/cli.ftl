# Co mówi tylko terminal

cli-seat = miejsce { $seat }
cli-person = człowiek
cli-nobody = nikt
cli-match = { $game }, { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Wygrana: { $winners }. Wyniki według miejsc: { $scores }.
cli-you-win = Wygrywasz!
cli-you-lose = Przegrywasz.
cli-play-begin = Wpisz ruch, ? po listę dozwolonych ruchów albo help.
cli-play-help = Wpisz ruch w notacji gry albo kilka, oddzielonych spacjami. Albo wpisz:
cli-play-help-list = lista dozwolonych ruchów
cli-play-help-hint = zapytaj najlepszego bota tej gry, co by zrobił
cli-play-help-undo = cofnij ostatni ruch, jeśli potem nic nie wylosowano, nie dobrano ani nie odkryto
cli-play-help-board = narysuj planszę jeszcze raz
cli-play-help-help = pokaż to
cli-play-help-quit = zakończ tutaj
cli-play-no-hints = Do tej gry nie ma podpowiedzi.
cli-play-hint = { $bot } zagrałby { $move }.
cli-play-hand-over = Przekaż klawiaturę miejscu { $seat }. Nie podglądaj!
cli-play-press-enter = Miejsce { $seat }: naciśnij Enter, żeby zobaczyć swoją stronę:
cli-play-not-over = Gra nie jest skończona.
cli-play-not-saved = nic nie zapisano. { $reason }
cli-did-you-mean = Czy chodziło o „{ $meant }”?
cli-limits = Limity: { $limits }.

cli-page-ready = Mazechase jest gotowe pod { $link } (Ctrl-C kończy)
cli-page-running = Mazechase już działa pod { $link }
cli-page-opening = Mazechase już działa pod { $link }: otwieramy
cli-page-network = W twojej sieci: { $link }

cli-games-players = { $game }: graczy { $players }
cli-games-default = domyślnie { $value }
cli-games-house-rule = domyślnie { $value } (domowa zasada; w instrukcji { $printed })
cli-chance = Teraz losowanie (miejsce { $seat }). Wyniki i ich wagi:

cli-actions = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[other] { $count } akcji
}
cli-draws = { $count ->
    [one] { $count } losowanie
    [few] { $count } losowania
   *[other] { $count } losowań
}
cli-checked = sprawdzono: { $what } i wynik
cli-checked-unfinished = sprawdzono: { $what }; partia nie ma jeszcze wyniku
cli-their-seal = ich pieczęć
cli-verified = potwierdzono: ziarno pasuje do pieczęci i daje { $draws ->
    [one] jej jedyne losowanie
    [few] wszystkie { $draws } losowania
   *[other] wszystkie { $draws } losowań
}

cli-arena-heading = { $match }, { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}, ziarno { $seed }, { $budget }
cli-arena-nodes = węzły: { $nodes }
cli-arena-time = { $time } ms
cli-arena-usual = zwykłe myślenie
cli-arena-bot = bot
cli-arena-games = gry
cli-arena-wins = wygrane
cli-arena-draws = remisy
cli-arena-score = wynik
cli-arena-interval = przedział 95%
cli-arena-fair = sprawiedliwie
cli-from-to = { $low } do { $high }
cli-review-ply = półruch
cli-review-start = start
cli-review-luck = szczęście
cli-review-lost = strata
cli-review-best = najlepiej
cli-review-decisions = decyzje
cli-review-mistakes = błędy
cli-review-turning-points = punkty zwrotne: półruchy { $plies }
cli-suggest-heading = cel { $aims }, rund { $rounds }, gier { $games }
cli-suggest-changes = zmiany
cli-suggest-distance = odległość od celu
cli-suggest-points = punkty: { $points }
cli-suggest-before = przedtem
cli-suggest-after = potem
cli-suggest-candidate = kandydat { $number }
cli-suggest-fresh = na nowych losowaniach
cli-suggest-wins = wygrane według miejsc
cli-suggest-began = zaczynający
cli-suggest-turns = tury
cli-suggest-minutes = minuty
cli-suggest-nothing = zatrzymano, zanim coś znaleziono

cli-needs = Do tego potrzebny jest { $package }: { $install }
cli-needs-server = Do tego potrzebne są pakiety serwera (brakuje { $package }): { $install }
cli-no-kernels = nie zbudowano kodu natywnego, więc liczą zasady w Pythonie, tylko wolniej; zobacz docs/engine.md
cli-working-playing = gramy
cli-working-reviewing = analizujemy
cli-working-searching = szukamy
cli-working-solving = rozwiązujemy
cli-working-counting = liczymy

error-bot-not-imported = Bot „{ $bot }”: nie udało się zaimportować modułu „{ $module }” ({ $problem }).
error-bot-not-a-class = Bot „{ $bot }”: moduł „{ $module }” nie ma klasy „{ $cls }”, która rozszerza mazechase.bots.Bot.
error-bot-raised = Bot „{ $bot }” zawiódł w { $place }: { $problem }.
error-bot-illegal = Bot „{ $bot }” na miejscu { $seat } odpowiedział { $action }, a to nie jest żadna z podanych mu dozwolonych akcji.
error-bad-budget = Budżet { $limit } jest za mały; musi być co najmniej 1.
error-budget-without-clock = Budżet czasu wymaga zegara.
error-bad-bot-count = Liczba botów ({ $bots }) nie wystarczy na liczbę miejsc ({ $players }); podaj od 1 do { $players } botów.
error-bad-game-count = Gry: { $games }, procesy: { $workers }. Obu musi być co najmniej 1.

error-process-ended = Jeden z procesów serwera zakończył się, zanim był gotowy (status { $status }).
error-bad-arguments = { $message } (zobacz `{ $command } --help`)
error-no-such-command = Nie ma polecenia „{ $command }”. Polecenia: { $known }.
error-bad-choice = { $name } nie może być „{ $text }”; możliwe: { $known }.
error-lan-elsewhere = --lan uruchamia serwer, więc pasuje do serve albo bez polecenia, nie do { $command }.
error-lan-and-host = --lan nasłuchuje na wszystkich adresach tego komputera; pomiń --host.
error-bad-argument-number = { $name } przyjmuje liczbę całkowitą od { $least } do { $most }, nie „{ $text }”.
error-unreadable-file = Nie da się wczytać pliku „{ $file }”: { $reason }.
error-unwritable-file = Nie da się zapisać pliku „{ $file }”: { $reason }.
error-print-form = „{ $file }” nie jest plikiem .pdf ani .svg.
error-line-too-long = Wiersz wejścia jest dłuższy niż { $most } znaków.
error-no-such-seat-here = Nie ma tu miejsca „{ $seat }”; --seat przyjmuje { $known }.
error-bad-seat-count = --seat { $seats }: osób do posadzenia jest { $people }, każda na własnym miejscu.
error-file-too-big = Plik „{ $file }” jest za duży; limit to { $most } bajtów.
error-unusable-folder = Nie da się używać folderu „{ $folder }”: { $reason }.
error-unusable-database = Nie da się używać bazy danych „{ $database }”. { $reason }
error-database-in-use = Bazy danych { $database } używa inny serwer. Działa pod { $address }
error-running-without-lan = Mazechase już działa pod { $address }, tylko dla tego komputera. Zatrzymaj je (Ctrl-C) i uruchom jeszcze raz z --lan.
error-limit-form = „{ $text }” nie jest limitem; napisz NAME=NUMBER.
error-no-such-limit = Nie ma limitu „{ $limit }”.
error-bad-limit-number = Limit „{ $limit }” przyjmuje liczbę całkowitą od 0 do { $most }, nie „{ $text }”.
error-no-such-setting = Nie ma ustawienia „{ $name }” ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: „{ $name }” przyjmuje { $takes }.
error-bad-config = Plik „{ $file }” nie jest w formacie TOML: { $problem }.
error-document-not-text = Dokument „{ $where }” nie jest tekstem UTF-8.
error-neither-game-nor-file = „{ $text }” nie jest ani grą, ani plikiem. Listę gier pokaże `mazechase games`.
error-option-form = „{ $text }” nie jest opcją; napisz NAME=VALUE.
error-option-twice = Opcja „{ $option }” jest podana dwa razy.
error-record-has-options = Zapis ma własnych graczy i opcje; pomiń --players i --option.
error-bad-move = Ruch { $number }, „{ $token }”: { $reason }
error-bad-viewer = Nie ma tu widza „{ $viewer }”; są { $known }.

error-game-not-imported = Nie da się zaimportować gry „{ $name }”: { $problem }.
error-game-not-a-class = „{ $name }” nie jest grą; musi wskazywać pełną podklasę mazechase.Rules, jako module:Class.

error-no-kernel = Nie ma tu kodu natywnego do gry { $game }: nie napisano go, nie zbudowano albo wyłącza go MAZECHASE_NATIVE=0.
error-no-solution = Bot „{ $bot }” gra według rozwiązania, a dla tych opcji jeszcze go nie ma. Zrobisz je tak: mazechase solve chase --save --option ...
error-no-solver = Do gry { $game } nie ma programu rozwiązującego.
error-too-much-to-solve = Przy { $option } rozwiązanie zajęłoby na jednym procesorze około { $hours } godz. i { $gigabytes } GB pamięci, więc nie zaczynamy.
error-bad-engine-number = { $name } musi być liczbą całkowitą od { $least } do { $most }, a nie { $number }.
error-bad-action-count = Krok przyjmuje tablicę z jedną akcją na grę, o kształcie { $wanted }, a nie { $shape }.
error-bad-place = „on” przyjmuje { $places }, nie „{ $place }”.
error-no-ray = Ray nie jest tu zainstalowany. Zainstalujesz go tak: pip install "mazechase[ray]"
error-no-cluster = Nie da się połączyć z klastrem Ray ani go uruchomić: { $problem }.
error-worker-died = Proces roboczy padł { $tries } razy przy tych samych grach.

error-bad-aim = „{ $aim }” nie jest celem; cele to even, turns=NUMBER, minutes=NUMBER i SIDE=PER CENT, na przykład pacman=50.
error-no-changes = Nikt nie opisał, jak trochę zmienić „{ $option }” w grze { $game }; zmiany są dla: { $known }.
error-backup-exists = { $file } już istnieje. Kopia zapasowa nigdy niczego nie zastępuje: przenieś ten plik albo wybierz inną nazwę.
error-backup-by-postgres = Bazę PostgreSQL zapisują i odtwarzają programy samego PostgreSQL (docs/deploy.md); możesz też skopiować jej gry do pliku przez `mazechase database copy`.
error-no-server = Nie da się zapytać serwera pod { $server }: { $problem }.
