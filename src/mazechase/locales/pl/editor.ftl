# Warsztat na stronie
editor-workshop = Warsztat
editor-intro = Zrób własną planszę, talię, kość albo zasady. Gdy rysujesz, boty w to grają i mówią, czy jest sprawiedliwie. Potem zagraj w to, z kim chcesz.
editor-make = Co chcesz zrobić?
editor-yours = Zrobione na tym urządzeniu
editor-none = Jeszcze nic. To, co zrobisz, samo się tu zapisze.
editor-unsound = Niedokończone
editor-open-file = Otwórz plik
editor-opening = Chwileczkę…
editor-gone = Nie ma tego na tym urządzeniu. Może zostało usunięte albo zrobione na innym.
editor-unknown = Ta strona nie wie, do czego jest ten link lub plik.
editor-unreadable = { $file } nie jest planszą, talią ani zbiorem zasad, które można tu pokazać.
editor-too-large = { $file } to za duży plik.
editor-new-name = { $kind } { $number }
editor-to-workshop = Wróć do warsztatu
editor-called = Nazwa

editor-kind-marbles-layout = Plansza
editor-kind-marbles-rules = Domowe zasady
editor-kind-mspacman-layout = Plansza
editor-kind-mspacman-die_faces = Kość duchów
editor-kind-mspacman-spinner_faces = Tarcza
editor-kind-mspacman-rules = Domowe zasady
editor-kind-chase-layout = Labirynt
editor-kind-chase-rules = Domowe zasady
editor-kind-cards-deck = Talia
editor-kind-cards-rules = Domowe zasady
editor-kind-quoridor-rules = Domowe zasady

editor-start-from = Zacznij od
editor-from-nothing = Od zera
editor-undo = Cofnij
editor-redo = Ponów
editor-drawing = Rysunek
editor-brushes = Pędzle
editor-eraser = Gumka
editor-symmetry = Rysuj po kilku stronach naraz
editor-symmetry-mirror = Odbicie
editor-symmetry-half = Pół obrotu
editor-symmetry-quarter = Ćwierć obrotu
editor-keys = Klawisze: strzałki przesuwają, Enter rysuje, Delete czyści, T obraca w drugą stronę. 1 do 9 wybierają pędzel, 0 gumkę. Ctrl+Z cofa.
editor-empty = puste
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, coś tu jest nie tak

editor-marbles-hole = Dołek
editor-marbles-path = Droga
editor-marbles-ring = Kółko
editor-marbles-home-yellow = Żółty domek
editor-marbles-home-red = Czerwony domek
editor-marbles-home-green = Zielony domek
editor-marbles-home-blue = Niebieski domek
editor-marbles-opening = Przejście
editor-mspacman-area-b = Strefa Blinky
editor-mspacman-area-i = Strefa Inky
editor-mspacman-area-p = Strefa Pinky
editor-mspacman-area-s = Strefa Sue
editor-mspacman-wall = Ściana
editor-mspacman-door = Drzwi
editor-mspacman-power = Pole mocy
editor-mspacman-circle = Białe kółko
editor-mspacman-exit = Pole wyjścia
editor-mspacman-den = Kryjówka ducha
editor-mspacman-out = Wyjście
editor-mspacman-faces = Ścianki
editor-mspacman-faces-total = razem: { $count }
editor-chase-fence = Ogrodzenie
editor-chase-pellet = Kulka mocy
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Duchy
editor-chase-side-pacman-more = Pac-Man wygrywa za często.
editor-chase-side-pacman-less = Pac-Man wygrywa za rzadko.
editor-chase-side-ghosts-more = Duchy wygrywają za często.
editor-chase-side-ghosts-less = Duchy wygrywają za rzadko.
editor-cards-points = Punkty
editor-cards-level1 = Karty poziomu 1
editor-cards-level1-total = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
editor-cards-level2 = Karty poziomu 2
editor-cards-level2-total = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
editor-fewer = O jeden mniej: { $name }
editor-more = O jeden więcej: { $name }
editor-count = { $group }: { $name }

editor-checks = Czego brakuje albo co jest nie tak
editor-checking = Sprawdzamy…
editor-fine = Wszystko w porządku. Możesz w to grać.
editor-problems = { $count ->
    [one] { $count } rzecz do poprawy
    [few] { $count } rzeczy do poprawy
   *[other] { $count } rzeczy do poprawy
}
editor-problems-more = { $count ->
    [one] Pokaż jeszcze { $count }
   *[other] Pokaż jeszcze { $count }
}

editor-fairness = Czy to sprawiedliwe?
editor-bots = Boty
editor-measuring = Jeszcze grają…
editor-measuring-first = Boty rozgrywają pierwsze gry…
editor-measure-when-fine = Gdy tylko wszystko będzie w porządku, boty w to zagrają i pokażą, czy jest sprawiedliwie.
editor-measure-on = Rozegraj więcej gier
editor-seat = Miejsce { $seat }
editor-percent = { $share }%
editor-share = { $share }% ({ $low }–{ $high })
editor-verdict-open = Jeszcze nie wiadomo.
editor-verdict-even = Sprawiedliwie: wszyscy mają mniej więcej równe szanse.
editor-verdict-more = Miejsce { $seat } wygrywa za często.
editor-verdict-less = Miejsce { $seat } wygrywa za rzadko.
editor-figures = { $games ->
    [one] { $games } rozegrana gra.
    [few] { $games } rozegrane gry.
   *[other] { $games } rozegranych gier.
} Tur w grze: około { $turns }. Minut: około { $minutes }.
editor-how-to-read = Linia przerywana to sprawiedliwa część wygranych. Prawdziwa część leży gdzieś na pasku; im więcej gier, tym jest krótszy.

editor-fairer = Popraw szanse
editor-fairer-how = Komputer próbuje drobnych zmian i pokazuje ci najlepsze.
editor-aim = Czego chcesz?
editor-aim-even = Równe szanse
editor-aim-shorter = Równe szanse i krótsze gry
editor-aim-longer = Równe szanse i dłuższe gry
editor-aim-minutes = Równe szanse i wybrana długość
editor-aim-minutes-field = Minuty
editor-aim-share = Wybrana część zwycięstw: { $name }
editor-aim-share-field = Procent
editor-search = Szukaj pomysłów
editor-search-on = Szukaj dalej
editor-stop = Stop
editor-searching = Szukamy
editor-searched = { $games ->
    [one] Na to poszła { $games } gra.
    [few] Na to poszły { $games } gry.
   *[other] Na to poszło { $games } gier.
}
editor-idea = { $games ->
    [one] { $games } gra, około { $minutes } min
    [few] { $games } gry, około { $minutes } min
   *[other] { $games } gier, około { $minutes } min
}
editor-take = Biorę ten
editor-ideas-note = Te liczby są trochę zbyt piękne: na początku stoją pomysły, które miały najwięcej szczęścia. Gdy któryś weźmiesz, zmierzymy go od nowa.
editor-difference = { $name }: { $from } → { $to }

editor-play = Zagraj
editor-play-bots = Z botami
editor-play-when-fine = Najpierw popraw, co jest nie tak.
editor-keep = Zachowaj i udostępnij
editor-share-link = Link
editor-share-about = Kto otworzy ten link, dostanie kopię do grania albo zmieniania.
editor-save-file = Zapisz jako plik
editor-delete = Usuń
editor-delete-sure = Usunąć „{ $name }”?
editor-delete-about = Wtedy przepadnie. Udostępnione linki i pliki nadal działają.
editor-delete-no = Zostaw
editor-kept = Samo zapisuje się na tym urządzeniu.
editor-not-kept = Ta przeglądarka nic nie zapisuje. Zapisz plik, inaczej wszystko przepadnie po wyjściu.
editor-too-long = To za duże na link. Zapisz to jako plik.

editor-rules-usual = Tak jak zwykle gramy
editor-rules-how = Zacznij od tego, co mówi instrukcja, i zmień, co chcesz. Twoje zasady mają nazwę i można je wybrać przy przygotowaniu gry.
