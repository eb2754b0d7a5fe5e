# Co może powiedzieć każda część programu, także na stronie.

error-no-such-game = Nie ma gry „{ $game }”. Listę gier pokaże `mazechase games`.
error-no-such-bot = Nie ma bota „{ $bot }” do gry { $game }. Boty: { $known } albo własny, zapisany jako module:Class.
error-bad-players = { $game }: możliwa liczba graczy to { $counts }, a nie { $players }.
error-bad-rules-version = { $game }: są wersje zasad od 1 do { $newest }, nie ma wersji { $version }.
error-no-such-option = Nie ma opcji „{ $option }”. Opcje: { $known }.
error-no-such-language = Nie ma języka „{ $language }”. Języki: { $known }.
error-no-typst = Do drukowania potrzebny jest Typst, a tu go nie ma. Zainstalujesz go tak: pip install "mazechase[print]"
error-nothing-to-print = { $game }: nie ma nic do wydrukowania.
error-bad-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”; możliwe: { $takes }.
error-bad-drawing-size = Plansza nie może mieć tylu wierszy i kolumn ({ $rows } i { $columns }); jednych i drugich musi być od 1 do { $most }.
error-bad-drawing-mark = Na rysunku w miejscu { $place } jest „{ $mark }”; dozwolone znaki to „{ $known }”, a # oznacza ścianę.
error-document-unreadable = Dokument „{ $where }” nie jest poprawny ({ $form }): zobacz wiersz { $line }, kolumnę { $column }.
error-document-too-large = Nie da się wczytać dokumentu „{ $where }”: zawiera zbyt długą liczbę albo jest za głęboko zagnieżdżony.
error-document-not-a-table = Dokument „{ $where }” musi być tabelą nazw i wartości.
error-document-too-long = Dokument „{ $where }” jest za długi; może mieć najwyżej tyle znaków: { $most }.
error-no-such-kind = Nie ma dokumentów rodzaju „{ $kind }”. Rodzaje: { $known }.
error-measuring-replaced = Ten pomiar zastąpił nowszy, dotyczący tego samego szkicu.
error-no-chance-here = Nie ma tu czym rzucać ani kręcić i nie ma czego dobierać, więc nie może wypaść „{ $outcome }”.
error-impossible-outcome = „{ $outcome }” nie może tu wypaść.
error-foreign-state = „{ $value }” nie jest stanem tej gry przy tej liczbie graczy.
error-foreign-view = „{ $value }” nie jest widokiem tej gry przy tej liczbie graczy.
error-foreign-action = „{ $value }” nie jest akcją tej gry; akcję zwraca { $call }.
error-foreign-token = „{ $value }” nie jest ani akcją, ani wynikiem losowania w tej grze; zwraca je { $call }.
error-foreign-outcome = „{ $value }” nie jest wynikiem losowania w tej grze; zwraca go { $call }.
error-foreign-event = „{ $value }” nie jest zdarzeniem.
error-foreign-rules = Zasady gry „{ $game }” nie są klasy { $value }.
error-not-text = „{ $value }” nie jest tekstem.
error-not-a-generator = „{ $value }” nie jest generatorem liczb losowych.
error-bad-number = „{ $text }” nie jest tu poprawną liczbą.

refuse-over = Gra jest skończona.
refuse-no-such-action = „{ $action }” nie jest akcją tej gry.
refuse-not-an-action = „{ $action }” nie jest akcją tej gry; akcję zwraca { $call }.
refuse-chance-first = Miejsce { $seat } musi najpierw rzucić, zakręcić lub dobrać kartę.
refuse-chance-first-named = najpierw trzeba rzucić, zakręcić lub dobrać kartę.
refuse-not-your-turn = Teraz nie decyduje miejsce { $seat }.
refuse-not-your-turn-named = teraz nie ma tu nic do zrobienia.

turn_limit = Osiągnięto limit tur.

# Partie
error-bad-player = „{ $name }” musi być człowiekiem albo botem o nazwie jednego z botów.
error-bad-match-id = „{ $id }” nie jest poprawnym identyfikatorem partii; użyj od 1 do 64 znaków: liter, cyfr, - i _.
error-bad-seats = Liczba miejsc: { $players }, a liczba podanych graczy: { $seats }.
error-bad-clock = Zegar potrzebuje zapasu czasu lub limitu na ruch większego od zera; czas nie może być ujemny ani dłuższy niż { $days } dni.
error-bad-salt = Sól ma od 1 do 64 znaków: liter, cyfr, - i _.
error-bad-seed = Ziarno ma 32 bajty.
error-time-runs-back = Wpis { $n } w dzienniku jest wcześniejszy od poprzedniego.
error-match-over = Gra jest skończona.
error-match-paused = Gra jest wstrzymana.
error-not-paused = Gra nie jest wstrzymana.
error-no-such-seat = Nie ma miejsca { $seat }.
error-no-actions = Nie podano żadnej akcji.
error-not-an-action = „{ $text }” nie jest akcją.
error-not-an-outcome = „{ $text }” nie jest wynikiem losowania.
error-not-your-action = Miejsce { $seat } nie może wykonać tej akcji.
error-not-your-action-named = tego zrobić nie można.
error-not-your-draw = Teraz rzuca, kręci lub dobiera miejsce { $seat }.
error-not-your-draw-named = teraz trzeba rzucić, zakręcić lub dobrać kartę.
error-no-draw-now = Teraz nie ma czym rzucać ani kręcić i nie ma czego dobierać.
error-wrong-draw = Następne losowanie ma numer { $next }, a nie { $k }.
error-no-such-draw = Potrzebne jest losowanie { $k }, a zapisanych losowań jest tylko: { $draws }.
error-salts-fixed = Sól można dodać tylko przed pierwszym losowaniem.
error-nothing-to-undo = Nie ma czego cofać.
error-undo-revealed = Od tamtej pory coś już wylosowano lub odkryto, więc nie da się tego cofnąć.
error-undo-absent = To cofnęłoby ruch kogoś, kogo nie ma albo nie było, więc ruch zostaje.
error-undo-away = Miejsce { $seat } jest nieobecne, więc do powrotu niczego nie można cofnąć.
error-undo-away-named = chwilowo poza grą, więc do powrotu niczego nie można cofnąć.
error-own-undo = Miejsce { $seat } gra na urządzeniu, z którego przyszła prośba o cofnięcie; musi odpowiedzieć ktoś inny.
error-own-undo-named = odpowiedź nie może przyjść z urządzenia, z którego przyszła prośba. Musi odpowiedzieć ktoś inny.
error-undo-asked-already = Miejsce { $seat } już prosi o cofnięcie.
error-undo-asked-already-named = prośba o cofnięcie już jest.
error-no-undo-to-answer = Miejsce { $seat } nie ma prośby o cofnięcie, na którą mogłoby odpowiedzieć.
error-no-undo-to-answer-named = nie ma na co odpowiadać: nikt nie prosi o cofnięcie.
error-seat-gone = Miejsca { $seat } nie ma już w grze; gra za nie bot.
error-seat-gone-named = koniec udziału w grze. Dalej gra bot.
error-not-to-mind = Bot nie może teraz przejąć ani oddać miejsca { $seat }.
error-not-to-mind-named = bot nie może teraz przejąć ani oddać tego miejsca.
error-time-is-up = Miejscu { $seat } skończył się czas.
error-time-is-up-named = koniec czasu.
error-time-not-up = Czas jeszcze nie minął.

match-event-salt-added = Miejsce { $seat } dodało sól do losowań.
match-event-undo-wanted = Miejsce { $seat } prosi o cofnięcie swojej ostatniej akcji.
match-event-undo-reply = { $answer ->
    [yes] Miejsce { $seat } się zgadza.
    [withdrawn] Miejsce { $seat } już nie prosi o cofnięcie.
   *[no] Miejsce { $seat } się nie zgadza.
}
match-event-rewound = { $keep ->
    [0] Gra wróciła na początek.
   *[other] Gra wróciła do ruchu { $keep }.
}
match-event-gave-up = Miejsce { $seat } się poddaje.
match-event-time-up = Miejscu { $seat } skończył się czas.
match-event-match-paused = Gra została wstrzymana.
match-event-match-resumed = Gra toczy się dalej.
match-event-match-woke = Gra toczy się dalej. Przerwa nikomu nie zabrała czasu.
match-event-seat-taken = { $bot ->
    [none] Miejsce { $seat }: teraz { $name }.
   *[other] Miejsce { $seat } przejmuje bot ({ $bot }).
}
match-event-seat-minded = Na razie na miejscu { $seat } gra bot ({ $bot }).
match-event-seat-reclaimed = Miejsce { $seat }: gracz wraca do gry.
match-event-match-ended = { $reason ->
    [resigned] Gra skończyła się, bo ktoś się poddał.
   *[time_up] Gra skończyła się, bo komuś zabrakło czasu.
}

resigned = Druga strona się poddała.
resigned-you = Poddajesz się.
resigned-one = Poddaje się { $name }.
time_up = Drugiej stronie skończył się czas.
time_up-you = Skończył ci się czas.
time_up-one = Koniec czasu: { $name }.

# Zapisy i lekcje
error-bad-record = To nie jest zapis gry: { $why }
error-record-too-long = Ten zapis ma za dużo bajtów ({ $bytes }); limit to { $most }.
error-record-version = Ten zapis ma format w wersji { $version }; da się czytać wersje do { $newest }.
error-record-entry = Wpis { $n } w zapisie jest niepoprawny. { $why }
error-record-result = Zapis podaje wynik „{ $told }”, ale ruchy prowadzą do „{ $played }”.
error-record-note = Zapis ma notatkę przy półruchu { $at }, ale nie sięga tak daleko.
error-record-expected = Zapis spodziewa się akcji przy półruchu { $at }, ale jej tam nie ma.
error-record-not-sealed = W tym zapisie nie ma zapieczętowanych kości do sprawdzenia.
error-record-no-seed = Ten zapis nie pokazuje ziarna, więc nie da się sprawdzić kości.
error-seal-differs = Ziarno nie pasuje do pieczęci pokazanej przed pierwszym losowaniem.
error-seed-until-end = Ziarno pokazujemy dopiero po zakończeniu gry.
error-draw-differs = Losowanie { $k } (wpis { $n }) ma w zapisie wynik „{ $outcome }”, a z ziarna wychodzi „{ $sealed }”.
error-secret-until-end = Niektóre karty są jeszcze zakryte. Zrobisz to po zakończeniu gry.
error-no-such-ply = Nie ma półruchu { $ply }; rozegranych jest tylko: { $plies }.
error-nothing-to-go-on = W tym miejscu gra jest już skończona, więc nie ma czego rozgrywać dalej.
error-no-such-lesson = { $game }: nie ma lekcji „{ $lesson }”.
error-lesson-alone = Lekcja ma własnych graczy i opcje, więc nie można ich wybrać.
error-lesson-not-asked = Fajny pomysł! Ale teraz dotknij miejsca, które pokazuje ręka.
error-lesson-over = Lekcja jest skończona.
error-lesson-waits = Lekcja czeka na ruch.
error-lesson-asks-nothing = Lekcja nie czeka teraz na żaden ruch.

# Serwer
error-no-such-table = Nie możemy znaleźć tej gry. Poproś o link z zaproszeniem.
error-not-allowed = Ten link na to nie pozwala; potrzebne jest jedno z: { $needs }.
error-not-begun = Gra jeszcze się nie zaczęła.
error-already-begun = Gra już się zaczęła.
error-not-over = Gra jeszcze się nie skończyła.
error-not-decided = To jeszcze nie jest rozstrzygnięte.
error-no-such-place = W tej grze nie ma miejsca { $place }.
error-place-taken = Miejsce { $place } jest już zajęte.
error-piece-taken = Pionek „{ $piece }” jest już zajęty.
error-put-out = Nie ma cię już w tej grze. Jeśli chcesz wrócić, poproś o link z zaproszeniem.
error-no-open-place = Wszystkie miejsca są zajęte.
error-too-many-places = Za dużo miejsc: { $places } (graczy: { $players }).
error-bad-order = „{ $order }” nie wymienia każdego miejsca dokładnie raz.
error-not-your-seat = Miejsce { $seat } nie jest twoje.
error-not-your-seat-named = z tego urządzenia nie można grać na tym miejscu.
error-not-your-chance = Teraz nie rzuca, nie kręci i nie dobiera miejsce { $seat }.
error-not-your-chance-named = teraz nie ma czym rzucać ani kręcić i nie ma czego dobierać.
error-not-absent = Miejsce { $seat } jest obecne.
error-not-absent-named = nadal w grze.
error-stand-in-too-early = Miejsce { $seat } może jeszcze wrócić; bot może je przejąć za { $seconds } s.
error-stand-in-too-early-named = może jeszcze wrócić. Bot może przejąć grę za { $seconds } s.
error-hidden-hand = Karty miejsca { $place } pozostają zakryte, więc dalej gra bot.
error-coach-not-allowed = Podpowiedzi są wyłączone. Najpierw muszą je włączyć wszyscy grający.
error-coach-not-your-turn = Podpowiedź dostaniesz, gdy przyjdzie twoja kolej.
error-needs-own-device = Ktoś na tym urządzeniu już się zgodził; zgoda miejsca { $place } musi przyjść z innego urządzenia.
error-no-reopening = Nikt nie prosi o zwolnienie miejsca { $place } albo ktoś zdążył już odejść.
error-look-first = Najpierw odkryj karty miejsca { $seat }.
error-look-first-named = najpierw trzeba odkryć te karty.
error-hidden = W grze z zakrytymi kartami nie można o to prosić.
error-stale = Gra poszła już dalej. Spójrz jeszcze raz.
error-imported = To zapisana gra. Żeby zagrać, dotknij „Graj od tego miejsca”.
error-hello-first = Pierwszą wiadomością musi być hello.
error-table-closed = Ta gra została właśnie zamknięta. Spróbuj jeszcze raz.
error-reveals-first = Jedna z tych akcji coś odkrywa; kolejne akcje wyślij w osobnym poleceniu.
error-record-too-many-entries = Zapis ma za dużo wpisów ({ $entries }), żeby go tu otworzyć; limit to { $most }.
error-hello-once = Wiadomość hello została już wysłana.
error-bad-message = Nie da się odczytać tej wiadomości: { $problem }.
error-table-full = Z tą grą łączy się za dużo osób.
error-too-busy = Serwer ma teraz za dużo pracy. Spróbuj za chwilę.
error-too-costly = To zajęłoby więcej czasu lub pamięci, niż serwer może poświęcić.
error-too-many-messages = Za dużo wiadomości naraz. Spróbuj za chwilę.
error-too-many-requests = Za dużo żądań naraz. Spróbuj za chwilę.
error-bad-origin = To żądanie przyszło z innej strony.
error-bad-host = Ten serwer nie odpowiada na taką nazwę. Kto go prowadzi, może ją dopuścić opcją --allowed-host.
error-bad-request = Nie da się odczytać tego żądania: { $problem }.
error-not-found = Pod tym adresem nic nie ma.
error-bad-method = Ten adres nie przyjmuje takich żądań.
error-too-large = To żądanie jest za duże.
error-internal = Na serwerze coś poszło nie tak. Twoja gra jest bezpieczna; spróbuj jeszcze raz.
error-bad-allowed-host = „{ $text }” nie jest nazwą hosta; --allowed-host przyjmuje nazwę taką jak play.example.org albo * dla wszystkich.
error-bad-proxy = „{ $text }” nie jest adresem proxy; --trusted-proxy przyjmuje adres IP lub sieć, na przykład 10.0.0.0/8.
error-cannot-listen = Nie da się nasłuchiwać na { $host }, port { $port }: { $problem }.
error-store-full = Dysk jest pełny, więc ruchu nie dało się zapisać i nie został wykonany.
error-store-read-only = Baza danych jest tylko do odczytu, więc ruchu nie dało się zapisać i nie został wykonany.
error-store-damaged = Plik bazy danych jest uszkodzony albo nie jest bazą danych.
error-store-failed = Baza danych teraz nie działa. Wszystko, co zapisano wcześniej, jest bezpieczne.
error-store-unreachable = Nie można teraz połączyć się z bazą danych. Wszystko, co zapisano wcześniej, jest bezpieczne.
error-no-postgres = Baza PostgreSQL wymaga dodatku „postgres”: pip install "mazechase[postgres]".
error-store-in-use = Bazy danych { $database } używa inny serwer.
error-store-gone = Plik bazy danych przeniesiono lub usunięto, więc ruchu nie dało się zapisać i nie został wykonany.
error-store-closed = Baza danych jest zamknięta.
error-store-too-new = Bazę danych utworzyła nowsza wersja (schemat { $version }; ta wersja zna schematy do { $known }).
error-store-not-empty = W bazie danych są już gry; skopiuj do pustej.
error-table-not-copied = Nie udało się skopiować całej gry { $table }.
error-already-saved = To jest już zapisane.
error-table-damaged = Nie da się odczytać tej gry z bazy danych.
error-log-damaged = Dziennika tej gry nie da się odczytać od wpisu { $n }; wszystko wcześniej jest bezpieczne.
error-log-full = Ta gra ma za dużo ruchów, żeby toczyć się dalej. Zacznij nową.
error-series-too-long = Najdłuższa seria to { $most }; { $target } to za dużo.

# Rysunki ze ścianami
error-bad-walled-lines = Rysunek ze ścianami ma wiersz krawędzi nad i pod każdym wierszem pól, więc liczba wierszy musi być nieparzysta; tu jest ich { $lines }.
error-bad-walled-line = Wiersz { $line } rysunku musi mieć tyle zwykłych znaków: { $length }, z + lub spacją w rogach.
error-bad-walled-edge = Obok pola { $place } na rysunku jest „{ $mark }”, a to niedozwolone.

# Plansze narysowane jako ścieżki
error-paths-mark = W wierszu { $line }, kolumnie { $column } rysunku jest „{ $mark }”; użyj „{ $known }” na pola, - i | na ścieżki, ^ v < > na przejścia i = na blok.
error-paths-empty = Na rysunku nie ma pól.
error-paths-block = Blok znaków = w wierszu { $line }, kolumnie { $column } nie jest jednym wypełnionym prostokątem.
error-paths-lattice = Pole w wierszu { $line }, kolumnie { $column } jest nie na miejscu: pola stoją w co czwartej kolumnie i co drugim wierszu.
error-paths-loose = Ścieżka w wierszu { $line }, kolumnie { $column } nie łączy dwóch pól.
error-paths-arrow = Przejście w wierszu { $line }, kolumnie { $column } nie leży tuż przy polu.
error-no-such-code = Nikt nie czeka z tym kodem. Czy wszystkie cyfry się zgadzają?
error-too-many-guesses = Za dużo błędnych kodów. Zeskanuj kod z ekranu albo spróbuj za kilka minut.
error-too-many-phrases = Poczekaj chwilę, zanim powiesz coś jeszcze.
error-no-such-parcel = Ten kod został już użyty albo jest za stary.
error-too-many-parcels = Za dużo osób przenosi teraz swoje rzeczy. Spróbuj za kilka minut albo zapisz plik.
