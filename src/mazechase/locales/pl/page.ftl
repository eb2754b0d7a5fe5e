# Co mówi strona w każdej grze. Imię gracza zawsze stoi w mianowniku.

app-name = Mazechase
app-about = Labirynty, duchy i ogrodzenia: gry planszowe gotowe jednym dotknięciem. Graj tutaj albo z przyjaciółmi z daleka.
disclaimer = Projekt fanów. Niezwiązany z właścicielami gier PAC-MAN i Quoridor ani żadnej innej z wymienionych tu gier i przez nich niewspierany. Wszystkie znaki towarowe należą do ich właścicieli.
loading = Chwileczkę…
close = Zamknij
cancel = Anuluj
menu = Menu
settings = Ustawienia
to-start = Start
problem-no-answer = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
page-late = Strona ładuje się bardzo długo. Jeśli nic się nie dzieje, wczytaj ją ponownie.
page-retrying = Część strony jeszcze się nie załadowała. Próbujemy dalej…
page-reload = Brakuje części strony, pewnie po aktualizacji. Wczytaj ją ponownie. Twoje gry są bezpieczne.
reload = Wczytaj ponownie

## Strona startowa

games = Gry
continue-games = Graj dalej
players-count = { $least }–{ $most } graczy
play-bot = Przeciwko botowi
play-here = Na tym urządzeniu
play-link = Z kimś przez link
play-shared = Duży ekran i telefony
join-code = Dołącz przez kod
play-more = Więcej opcji
bot-strength = Siła bota
puzzle-link = Zagadka dnia
yours-link = Moje gry
ladder-link = Drabinka
recent-tables = Zakończone gry
forget-table = Usuń z tej listy
forget-sure = Usunąć? Nie będzie powrotu
open-record = Otwórz zapisaną grę
open-record-bad = Ten plik nie jest zapisaną grą.
recent-turn = Twoja kolej
recent-over = Koniec
recent-lobby = Czeka na graczy
recent-next = Teraz: { $name }
recent-won = Wygrana
recent-lost = Przegrana
recent-nobody = Nikt nie wygrał
recent-winner = Wygrywa: { $name }
recent-record = Zapisana gra
recent-all = Pokaż wszystkie ({ $games })
recent-now = przed chwilą

## Przygotowanie stołu

setup-players = Gracze
setup-places = Kto gra?
setup-place = Miejsce { $place }: kto gra
setup-level = Miejsce { $place }: siła bota
setup-name = Imię
setup-no-limit = bez limitu
setup-open-file = Otwórz plik
setup-samples = { $what }: obrazki
setup-name-of = Miejsce { $place }: imię
setup-piece = Miejsce { $place }: pionek
setup-random = Losuj, kto zaczyna
setup-clock = Zegar
setup-clock-minutes = { $minutes ->
    [0] Bez zegara
   *[other] Po { $minutes } min, +{ $seconds } s na ruch
}
setup-options = Opcje
setup-book = Według instrukcji
setup-book-about = { $rules ->
    [one] Jedna domowa zasada różni się od instrukcji. Zaznacz, żeby zagrać bez niej.
    [few] { $rules } domowe zasady różnią się od instrukcji. Zaznacz, żeby zagrać bez nich.
   *[other] { $rules } domowych zasad różni się od instrukcji. Zaznacz, żeby zagrać bez nich.
}
setup-house-rule = { $book ->
    [true] Domowa zasada. W instrukcji: tak.
    [false] Domowa zasada. W instrukcji: nie.
   *[other] Domowa zasada. W instrukcji: { $book }.
}
setup-as-printed = Tak jak w instrukcji.
setup-shared = Każdy dołącza na swoim telefonie, przez link albo kod.
setup-start = Zacznij grę
setup-open = Utwórz grę
place-kind-here = To urządzenie
place-kind-link = Przez link
place-kind-bot = Bot
bot-random = Bot niezdara
bot-random-about = robi, co tylko wolno, i w ogóle nie myśli.
bot-level1 = Bot początkujący
bot-level1-about = zna zasady i niewiele więcej. Dobry na pierwszą grę.
bot-level2 = Bot łatwy
bot-level2-about = widzi, co dobre teraz, ale nie planuje.
bot-level3 = Bot średni
bot-level3-about = trochę planuje. W sam raz, gdy już znasz grę.
bot-level4 = Bot trudny
bot-level4-about = patrzy dalej i rzadko się myli.
bot-level5 = Bot mistrz
bot-level5-about = jest najsilniejszy ze wszystkich. Powodzenia!
bot-classic1 = Bot łatwy (klasyczny)
bot-classic2 = Bot średni (klasyczny)
bot-classic3 = Bot trudny (klasyczny)
bot-perfect = Bot doskonały

## Przed grą

lobby-host = Twoja gra jest gotowa
lobby-open = { $places ->
    [one] Czekamy, aż ktoś zajmie wolne miejsce. Wyślij link.
   *[other] Czekamy, aż ktoś zajmie wolne miejsca. Wyślij link.
}
lobby-guest = Masz zaproszenie do gry: { $game }!
lobby-guest-of = { $name } zaprasza cię do gry: { $game }!
lobby-wait = Jesteś w grze! Czekamy na początek…
lobby-wait-for = Jesteś w grze! Grę rozpocznie { $name }. Czekamy…
place-open = Wolne miejsce
place-yours = Twoje miejsce
place-here = Tutaj
place-bot = Gra bot
sit-here = Graj tutaj
sit-down = Dołącz
move-up = W górę
make-bot = Niech gra bot
make-open = Usuń
your-name = Twoje imię
invite-link = Wyślij ten link znajomym albo daj im zeskanować kod
start-match = Start
start-with-bots = { $places ->
    [one] Start z botem na wolnym miejscu
   *[other] Start z botami na wolnych miejscach
}
link-only-here = Ten link działa tylko na tym urządzeniu. Uruchom z { $command }, żeby mogły dołączyć inne osoby w twojej sieci Wi-Fi.
copy-link = Kopiuj link
new-link = Nowy link (stary przestanie działać)
copied = Skopiowano
share = Udostępnij
qr-code = Kod QR z linkiem

## Przy stole

seats = Gracze
seat-name = Gracz { $seat }
you = Ty
seat-away = Przerwa
seat-asked = na ruchu
seat-won = Wygrana
clock-left = Zostało { $time }
todo-turn = Twoja kolej.
todo-call = { $name }:
todo-act = Wybierz, co robisz.
todo-chance = Dotknij, żeby rzucić, zakręcić lub dobrać.
todo-bot = myśli…
todo-wait = gra…
bots-hurried = Toczy się teraz mnóstwo gier, więc boty mają mniej czasu na myślenie.
doing-move = { $who ->
    [you] wykonujesz ruch…
   *[somebody] wykonuje ruch…
}
doing-chance = { $who ->
    [you] próbujesz szczęścia…
   *[somebody] próbuje szczęścia…
}
away-wait = chwilowo poza grą. Bot może przejąć grę za { $time }.
away-ready = chwilowo poza grą. Bot może już przejąć grę.
away-minded = chwilowo poza grą. Do powrotu gra bot.
turn-away = Kolej: { $name } (chwilowo poza grą).
turn-away-wait = Bot może przejąć grę za { $time }.
turn-away-ready = Bot może już przejąć grę.
absences = Kogo nie ma
not-yet = Jeszcze nie! Czekamy na ruch: { $name }.
todo-queued = Nie masz połączenia. Ruch wyśle się, gdy tylko wróci internet.
talk = Powiedz coś
watching = Oglądasz grę.
watching-full = Wszystkie miejsca są zajęte. Oglądasz grę.
paused = Gra jest wstrzymana.
paused-wait = Gra jest wstrzymana, dopóki nie wznowi jej osoba, która ją założyła.
over-won = { $seats ->
    [one] wygrywa!
   *[other] wygrywają razem!
}
over-you-won = Wygrywasz!
over-cheer = Dobra gra! Jeszcze raz?
over-nobody = Koniec gry. Nikt nie wygrywa.
told-of = { $name }: { $sentence }
turn-told = { $name }: { $deeds }.
turn-said = { $deeds }.
turn-plain = ruch
turn-event = { $event }
match-short-undo-wanted = prośba o cofnięcie ostatniego ruchu.
match-short-undo-reply = { $answer ->
    [yes] zgoda.
    [withdrawn] prośba o cofnięcie nieaktualna.
   *[no] brak zgody.
}
match-short-gave-up = poddanie gry.
match-short-time-up = koniec czasu.
match-short-seat-taken = { $bot ->
    [none] wejście do gry.
   *[other] dalej gra bot.
}
match-short-seat-minded = chwilowo poza grą. Do powrotu gra bot.
match-short-seat-reclaimed = powrót do gry.
help = Jak grać
help-search = Szukaj w zasadach
help-nothing = Nie ma tu nic o „{ $search }”. Spróbuj innego słowa.
help-ruling = Przeczytaj zasadę
help-house = Domowa zasada
help-yes = Tak
help-no = Nie
help-own = Własne
help-options = Opcje
help-table-options = Ten stół
help-differs = Zmienione
harm-title = Na pewno?
harm-usual = To by ci zaszkodziło.
harm-do = I tak to zrób
harm-no = Nie, wracam
mind-seat = Niech do powrotu gra bot
mind-means = chwilowo poza grą. Do powrotu będzie grać bot.
minded-for-you = Pod twoją nieobecność grał za ciebie bot.
take-back = Cofnij
undo-asked = prosi o cofnięcie ostatniego ruchu.
undo-refused = brak zgody. Ruch zostaje.
undo-waiting = Cofnąć ostatni ruch? Czekamy na zgodę: { $names }
undo-withdraw = Już nie trzeba
agree = OK
disagree = Nie
no-thanks = Nie, dzięki
reopen-question = to miejsce może zająć ktoś nowy i zobaczy te karty. Zgadzasz się?
reopen-waiting = gra tu bot. Ktoś nowy dołączy, gdy wszyscy się zgodzą. Czekamy na zgodę: { $names }
resign = Poddaj się
resign-sure = Poddać grę?
resign-who = poddaje grę.
resign-ends = To zakończy grę.
resign-bot = Dalej zagra bot.
show-ways = Najkrótsze drogi
rematch = Jeszcze raz
rematch-join = Następna gra
rematch-begun = Zaczęła się następna gra.
fork = Graj od tego miejsca
pause = Wstrzymaj
resume = Wznów
mute = Wyłącz dźwięk
unmute = Włącz dźwięk
link-waiting = Brak połączenia. Łączymy ponownie; twoja gra jest bezpieczna.
table-gone = Tę grę usunięto albo twój link już nie działa.
no-entry = Ten link nie otwiera gry
no-entry-friend = Masz go od znajomych? Poproś ich o link z zaproszeniem albo zeskanuj kod z ich ekranu.
no-entry-own = To twoja własna gra? Na urządzeniu, na którym grasz, otwórz menu i wybierz „{ $menu }”.
delete-table = Usuń tę grę
delete-table-sure = Usunąć tę grę dla wszystkich?
save-record = Zapisz grę
save-picture = Zapisz obrazek
places = Zmień graczy
places-secret = Gdy usuniesz gracza, zastąpi go bot. Ktoś nowy dołączy, gdy zgodzą się wszyscy pozostali, bo zobaczy karty tego gracza.
replace-sure = Na pewno? Miejsce przepadnie
place-free = Jest wolne miejsce. Możesz dołączyć i grać.
watch-link = Zaproś do oglądania
watch-link-help = Kto ma ten link, może oglądać, ale nie grać
continue-elsewhere = Graj dalej na innym urządzeniu
continue-elsewhere-help = Zeskanuj kod drugim urządzeniem albo otwórz na nim link. Otwiera twoje miejsce, więc nikomu go nie pokazuj

## Spojrzenie wstecz

log = Dotychczasowe ruchy
log-empty = Jeszcze nie ma ruchów.
log-kind = Jak je pokazać
log-story = Słowami
log-last = Ostatnia tura każdego
log-codes = W notacji
log-earlier = Wcześniejsze ruchy
log-later = Późniejsze ruchy
log-after = Zaczyna się po ruchu { $ply } wcześniejszej gry.
record-shown = To zapisana gra. Żeby grać dalej, dotknij „Graj od tego miejsca”.
scrubber = Przejrzyj ruchy
scrub-first = Na początek
scrub-previous = Poprzedni ruch
scrub-next = Następny ruch
scrub-last = Do ostatniego ruchu
scrub-play = Odtwarzaj
scrub-pause = Zatrzymaj
scrub-at = Ruch { $ply } z { $last }
scrub-live = Wróć do gry

## Podawanie urządzenia

curtain = Przekaż dalej: { $name }
curtain-peek = Nie podglądaj!
curtain-open = To ja: pokaż moje karty
curtain-go-on = Dalej

## Ustawienia

setting-language = Język
setting-theme = Wygląd
setting-theme-auto = Jak w urządzeniu
setting-theme-light = Jasny
setting-theme-dark = Ciemny
setting-motion = Animacje
setting-motion-auto = Jak w urządzeniu
setting-motion-full = Pełne
setting-motion-less = Ograniczone
setting-speed = Tempo
setting-speed-times = × { $speed }
setting-sound = Dźwięk

## Strony pola, jak na ekranie

side-up = u góry
side-right = po prawej
side-down = u dołu
side-left = po lewej

## Gra bez rysunków

plain-actions = Co możesz zrobić
plain-ask = Rzuć, zakręć lub dobierz

## Pionki

piece-of = { $label }: { $piece }
piece-open = jeszcze niewybrany
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = czerwony duch
piece-pink = różowy duch
piece-cyan = niebieski duch
piece-orange = pomarańczowy duch
piece-violet = fioletowy duch
piece-green = zielony duch
file-problem = { $file }: { $problem }

## Podpowiedzi

hint = Podpo­wiedź
hint-thinking = Niech pomyślę…
hint-action = Najlepszy ruch: { $action }.
hint-chance = Szansa na wygraną: { NUMBER($percent) }%.
hint-close = Zamknij podpowiedź
coach-switch = Podpowiedzi
coach-switch-help = Podpowiedzi muszą włączyć wszyscy grający.
coach-agreed = Mają włączone: { $names }

## Analiza gry

review = Analiza
review-making = Przeglądamy grę. To potrwa kilka sekund…
review-chart = Szanse wszystkich na wygraną, od pierwszego ruchu do ostatniego
review-luck = Szczęście
review-lost = Strata na ruch
review-mistakes = Błędy
review-percent = { NUMBER($percent) }%
review-of = { NUMBER($mistakes) } z { NUMBER($decisions) }
review-turning = Punkty zwrotne
review-lucky = Szczęście: +{ NUMBER($percent) }%
review-gave = Strata: { NUMBER($percent) }%
review-best = Lepiej:
review-try = Spróbuj od tego miejsca
review-even = Żaden pojedynczy ruch nie przesądził o wyniku.

# Lekcje
learn-first = Naucz się w minutę
lessons = Lekcje
lessons-all = Wszystkie lekcje
lessons-of = { $game }: lekcje
lessons-done = Zrobione: { $done } z { $all }
lesson-ticked = zrobione
lesson-number = Lekcja { $number } z { $lessons }
lesson-next = Następna lekcja
lesson-again = Od początku
lesson-play = Zagraj naprawdę
lesson-gone = Ta lekcja nie jest już otwarta.
guide-skip = Pomiń wskazówki

make-own = Zrób własne…
setup-own-rules = Twoje domowe zasady
