error-cards-bonus-only = Poziom { $level } jest najwyżej dla tylu graczy: { $most }, a nie { $players }; poziom „bonus” mieści więcej.

error-cards-bad-token = „{ $text }” nie jest akcją tej gry; akcje wyglądają tak: draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry lub +dot.
error-cards-bad-card = W tej talii nie ma karty „{ $text }”.
error-cards-bad-seat = Nie ma tu miejsca { $text }; miejsca to 1 do { $players }.
error-cards-bad-position = „{ $text }” nie jest pozycją; zapisz ją tak: { $form }.
error-cards-bad-hand = „{ $text }” nie jest ręką; zapisz karty tak jak cherry+2dot, a pustą rękę jako -.
error-cards-bad-known = „{ $text }” nie mówi, kto co wie; napisz 1>2:apple, jeśli miejsce 1 wie o jabłku na ręce 2.

error-cards-deck-extra = Talie nie mają pola „{ $field }”; mają pola source, points, level1 i level2.
error-cards-deck-source = Talie wymagają „source”, tekstu o tym, skąd pochodzą.
error-cards-deck-table = Talie wymagają „{ $field }”, tabeli nazw kart i liczb.
error-cards-deck-name = points: „{ $name }” nie może być nazwą owocu; użyj od 2 do 16 małych liter, nie nazwy ducha ani karty akcji.
error-cards-deck-worth = points: „{ $name }” musi być warte całkowitą liczbę od { $least } do { $most }.
error-cards-deck-dot = points: musi być dot, warta 1.
error-cards-deck-fruit = points: muszą być co najmniej dwa owoce o różnej wartości.
error-cards-deck-card = { $level }: „{ $name }” tu nie pasuje; na tym poziomie mogą być { $known }.
error-cards-deck-count = { $level }: „{ $name }” musi być całkowitą liczbą kart od 1 do { $most }.
error-cards-deck-missing = { $level }: brakuje „{ $name }”.
error-cards-deck-no-fruit = { $level }: musi być co najmniej jeden owoc.
error-cards-deck-ghosts = { $level }: za mało duchów ({ $ghosts }); żeby ktoś odpadł, potrzeba { $least }.
error-cards-deck-size = { $level }: kart jest { $cards }, a talia ma ich { $size }.
error-cards-deck-more-ghosts = level2: za mało duchów ({ $second }); musi ich być więcej niż w level1, gdzie jest { $first }.

error-cards-place-seats = Pozycja dla tej liczby graczy ({ $players }) wymienia stan, pauzy, rozkazy, ręce i wybrane karty każdego miejsca.
error-cards-place-seat = To nie może być kolej tego miejsca.
error-cards-place-taken = Tury liczy się tylko do wartości opcji max_turns.
error-cards-place-reshuffled = Talia nie mogła być przetasowana: nie pozwala na to opcja deck_empty.
error-cards-place-deck = Te karty nie pochodzą z jednej talii.
error-cards-place-deck-empty = Talia jest pusta, więc nikt nie może dobierać i gra musi być skończona.
error-cards-place-power-ups = Karty akcji są na stosie odrzuconych i nigdzie indziej, a nic innego tam nie ma.
error-cards-place-ghosts = Miejsca z trzema duchami odpadły, a za dużo może być tylko ich ostatni duch; wszystkie inne mają ich mniej.
error-cards-place-drawn = Tylu kart nie można było teraz dobrać.
error-cards-place-orders = Takich rozkazów dobierania nie można było wydać.
error-cards-place-skips = Takich straconych tur nie mogło być.
error-cards-place-waiting = Miejsce, które spasowało lub odpadło, nie czeka na następną turę.
error-cards-place-end = Gdy spasowały i odpadły te miejsca, gra nie może być skończona albo nie może toczyć się dalej.
error-cards-place-played = Karta akcji { $phase } musiała zostać dobrana w tej turze i być na stosie odrzuconych.
error-cards-place-nobody = Karta akcji { $phase } wymaga innego gracza, który nie spasował i nie odpadł.
error-cards-place-no-ghost = Bez ducha na ręce nie ma czego oddać.
error-cards-place-drawing = To miejsce nie może teraz dobierać.
error-cards-place-picks = Tych kart nie można było wybrać.
error-cards-place-known = Tego nie można wiedzieć.

cards-refuse-not-asked = Nie możesz tego teraz zrobić. Potrzebna jest karta akcji: { $card }.
cards-refuse-choose-first = Najpierw wybierz, co robi twoja karta akcji: { $card }.
cards-refuse-pass-first = Najpierw każdy podaje kartę: wybierz jedną.
cards-refuse-three-drawn = Masz już trzy dobrane karty, a więcej w jednej turze nie można.
cards-refuse-enough-drawn = { $number ->
    [one] W tej turze trzeba dobrać dokładnie { $number } kartę.
    [few] W tej turze trzeba dobrać dokładnie { $number } karty.
   *[other] W tej turze trzeba dobrać dokładnie { $number } kart.
}
cards-refuse-must-draw = { $number ->
    [one] Najpierw musisz w tej turze dobrać { $number } kartę.
    [few] Najpierw musisz w tej turze dobrać { $number } karty.
   *[other] Najpierw musisz w tej turze dobrać { $number } kart.
}
cards-refuse-draw-first = Nie możesz skończyć tury bez karty: dobierz jedną albo spasuj.
cards-refuse-not-in-hand = Nie ma tu na ręce karty { $card }.
cards-refuse-no-ghost = Oddać można tylko ducha, a nie kartę { $card }.
cards-refuse-not-oneself = Miejsce { $seat } musi wybrać kogoś innego.
cards-refuse-not-oneself-named = trzeba wybrać kogoś innego.
cards-refuse-not-playing = Miejsce { $seat } spasowało albo odpadło i nie można go wybrać.
cards-refuse-not-playing-named = nie można wybrać: pas albo poza grą.

cards-event-turn-began = Zaczyna się tura miejsca { $seat }.
cards-event-turn-ordered = Zaczyna się tura miejsca { $seat }; kart do dobrania dokładnie: { $number }.
cards-event-turn-ended = Miejsce { $seat } kończy turę.
cards-event-turn-skipped = Miejsce { $seat } traci turę.
cards-event-shut-down = Miejsce { $seat } pasuje.
cards-event-drew = Miejsce { $seat } dobiera kartę: { $card }.
cards-event-drew-unseen = Miejsce { $seat } dobiera kartę.
cards-event-turned-up = Miejsce { $seat } dobiera kartę akcji: { $card }.
cards-event-wasted = Miejsce { $seat } dobiera kartę akcji bez skutku: { $card }.
cards-event-no-target = Miejsce { $seat } odrzuca kartę { $card }: nie ma kogo wybrać.
cards-event-no-ghost = Miejsce { $seat } odrzuca kartę { $card }: nie ma ducha do oddania.
cards-event-nothing-to-pass = Miejsce { $seat } odrzuca kartę { $card }: nie ma czego podać.
cards-event-gave = Miejsce { $seat } oddaje ducha miejscu { $to }: { $card }.
cards-event-gave-unseen = Miejsce { $seat } oddaje ducha miejscu { $to }.
cards-event-swapped = Miejsce { $seat } zamienia karty miejsc { $one } i { $other }.
cards-event-hand-taken = Miejsce { $seat } ogląda nowe karty: { $hand }.
cards-event-skipping = Przez miejsce { $seat } miejsce { $whom } straci następną turę.
cards-event-dictated = Rozkaz miejsca { $seat } dla miejsca { $whom } na następną turę, kart do dobrania: { $number }.
cards-event-picked = Miejsce { $seat } wybiera kartę do podania: { $card }.
cards-event-picked-unseen = Miejsce { $seat } wybiera kartę do podania.
cards-event-passed = Miejsce { $seat } podaje kartę miejscu { $to }: { $card }.
cards-event-passed-unseen = Miejsce { $seat } podaje kartę miejscu { $to }.
cards-event-knocked-out = Miejsce { $seat } odpada przez duchy i pokazuje karty: { $hand }.
cards-event-deck-empty = Talia jest pusta. Pasują: { $seats }.
cards-event-reshuffled = Karty odrzucone i karty tych, którzy odpadli, przetasowano w nową talię; kart: { $cards }.
cards-event-turn-limit = Osiągnięto limit tur: { $turns }.
cards-event-ended = Wszyscy pokazali karty. Punkty według miejsc: { $points }. Wygrana: { $winners }. Karty: { $hands }.
cards-short-ended = Wszystkie karty są odkryte. Punkty w kolejności graczy: { $points }. Wygrana: { $winners }.

ghost_knockout = Wszyscy inni odpadli przez duchy.
ghost_knockout-you = Odpadasz z gry.
ghost_knockout-one = Odpada { $name }.
highest_score = Nikt już nie dobiera. Wygrywa, kto ma najwięcej punktów.

# Na stronie
cards-name = Gra karciana
cards-about = Dobieraj karty i zbieraj punkty, ale przestań w porę: z trzema duchami na ręce odpadasz.
cards-step-1 = Dobieraj karty. Kropki i owoce to punkty.
cards-step-2 = Trzy duchy na ręce i odpadasz!
cards-step-3 = Przestań w porę, żeby zachować punkty. Wygrywa, kto ma ich najwięcej.
cards-guide-turn = Witaj! Zbieraj punkty, ale przez trzy duchy odpadasz. Dobierz od jednej do trzech kart i zakończ turę. „Pas” zachowuje twoje punkty na dobre.
cards-todo = Wybierz, co robisz.
cards-doing-chance = { $who ->
    [you] dobierasz kartę…
   *[somebody] dobiera kartę…
}
cards-todo-first = Dobierz kartę albo spasuj: przestaniesz grać i zachowasz punkty.
cards-todo-more = Dobrane: { $drawn } z { $most }. Dobierz jeszcze, zakończ turę albo spasuj.
cards-todo-enough = W tej turze już nie dobierasz: zakończ ją albo spasuj.
cards-todo-ordered = { $more ->
    [one] Musisz dobrać { $more } kartę.
    [few] Musisz dobrać { $more } karty.
   *[other] Musisz dobrać { $more } kart.
}
cards-todo-draw = Dotknij talii, żeby dostać kartę.
cards-todo-all-draw = Wszyscy dobierają: dotknij talii, żeby dostać kartę.
cards-todo-give-card = Dotknij ducha, którego chcesz oddać.
cards-todo-give-to = Dotknij gracza, który dostanie twojego ducha.
cards-todo-swap-one = Dwoje graczy zamienia się kartami. Dotknij pierwszej osoby. Możesz wybrać siebie.
cards-todo-swap-other = Teraz dotknij drugiej osoby albo znów pierwszej, żeby anulować.
cards-todo-swap-only = Dotknij jednej z dwóch osób: zamienią się kartami.
cards-todo-skip = Dotknij gracza, który straci następną turę.
cards-todo-dictate-whom = Dotknij gracza, który dostanie twój rozkaz. Możesz wybrać siebie.
cards-todo-dictate-own = Ile kart musisz dobrać?
cards-todo-dictate-number = Ile kart ma dobrać { $whom }?
cards-todo-pass-left = Dotknij karty, którą podasz w lewo. Dostanie ją { $to }.
cards-wait-choosing = karta { $card }, trwa wybór…
cards-wait-others = karta { $card }. Teraz wybiera: { $names }
cards-draw = Dobierz
cards-end = Koniec tury
cards-shut = Pas
cards-shut-sure = Pas na dobre
cards-back = Anuluj
cards-show-ways = Ryzyko
cards-deck = { $count ->
    [one] Talia, { $count } karta
    [few] Talia, { $count } karty
   *[other] Talia, { $count } kart
}
cards-discard = Odrzucone: { $cards }
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
cards-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
cards-ghosts = Duchy: { $ghosts } z { $most }
cards-hand = { $count ->
    [one] Na ręce masz { $count } kartę
    [few] Na ręce masz { $count } karty
   *[other] Na ręce masz { $count } kart
}
cards-hand-empty = Jeszcze bez kart
cards-status-down = pas
cards-status-out = poza grą
cards-open-hand = odkryte: { $cards }
cards-known = znasz: { $cards }
cards-skips = { $turns ->
    [one] strata tury
    [few] strata { $turns } tur
   *[other] strata { $turns } tur
}
cards-order = do dobrania: { $number }
cards-picked = karta wybrana
cards-chosen = wybrane
cards-choosable = można wybrać
cards-news-out = poza grą: za dużo duchów!
cards-reckoning = Karty i punkty
cards-risk-none = Jeszcze bez obaw: przez jedną kartę nie odpadniesz.
cards-risk-little = Małe ryzyko odpadnięcia.
cards-risk-some = Pewne ryzyko odpadnięcia.
cards-risk-high = Duże ryzyko odpadnięcia!
cards-risk-of-ghost = Następna karta to duch
cards-risk-of-out = Przez następną kartę odpadasz
cards-risk-of-power = Następna to karta akcji
cards-risk-of-points = Średnio punktów
cards-risk-short-ghost = Duch
cards-risk-short-out = Odpadasz
cards-risk-short-power = Akcja
cards-risk-short-points = Punkty

cards-option-level = Poziom
cards-option-level-1 = Poziom 1
cards-option-level-1-about = Oddaj, Zamień i Pauza. Najłagodniejszy początek.
cards-option-level-2 = Poziom 2
cards-option-level-2-about = Rozkaz, Wszyscy dobierają i Podaj w lewo, a do tego jeden duch więcej: szaleństwo.
cards-option-level-bonus = Poziom bonusowy
cards-option-level-bonus-about = Obie talie razem, ze wszystkimi sześcioma kartami akcji, nawet dla ośmiu graczy.
cards-option-level2-includes-level1 = Poziom 2 ma też karty akcji z poziomu 1
cards-option-red-ghost = Czerwony duch liczy się jako
cards-option-red-ghost-one = jeden duch
cards-option-red-ghost-two = dwa duchy
cards-option-skip-stacks = Pauzy się sumują
cards-option-dictate-self = Rozkaz dobierania można wydać sobie
cards-option-dictate-blocks-shutdown = Nie można spasować przed dobraniem nakazanych kart
cards-option-deck = Talia
cards-option-deck-home-made = Domowa
cards-option-deck-home-made-about = Wyważona przez nas: ktoś zawsze odpada, zanim się skończy.
cards-option-deck-few-ghosts = Mało duchów
cards-option-deck-few-ghosts-about = Tylko kilka duchów: gry są dłuższe, a talia może się skończyć.
cards-option-deck-for-two = Dla dwojga
cards-option-deck-for-two-about = Zrobiona dla dwóch osób: duchów jest mniej, więc gra nie kończy się tak szybko.
cards-option-deck-empty = Gdy talia się skończy
cards-option-deck-empty-all_shut_down = wszyscy pasują
cards-option-deck-empty-reshuffle_once = odrzucone tasuje się raz
cards-option-solo-run = Ostatni gracz w grze ma
cards-option-solo-run-unlimited = tyle tur, ile chce
cards-option-solo-run-one_turn = jedną turę
cards-option-max-turns = Limit tur
cards-list = Karty w talii: { $cards }
cards-list-ghost = { $units ->
    [one] duch
    [few] liczy się jako { $units } duchy
   *[other] liczy się jako { $units } duchów
}
cards-list-power = karta akcji
cards-list-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
cards-list-count = w talii: { $count }

# Karty po imieniu
cards-word-dot = Kropka
cards-word-cherry = Wiśnia
cards-word-strawberry = Truskawka
cards-word-orange = Pomarańcza
cards-word-apple = Jabłko
cards-word-melon = Melon
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Oddaj
cards-word-swap = Zamień
cards-word-skip = Pauza
cards-word-dictate = Rozkaz
cards-word-all-draw = Wszyscy dobierają
cards-word-pass-left = Podaj w lewo

# Co kto robi, po imieniu
cards-short-turn-began = początek tury.
cards-short-turn-ordered = { $number ->
    [one] początek tury, do dobrania { $number } karta.
    [few] początek tury, do dobrania { $number } karty.
   *[other] początek tury, do dobrania { $number } kart.
}
cards-short-turn-ended = koniec tury.
cards-short-turn-skipped = strata tury.
cards-short-shut-down = pas.
cards-short-drew = dobrana karta: { $card }.
cards-short-drew-unseen = dobrana karta.
cards-short-turned-up = karta akcji: { $card }.
cards-short-wasted = karta akcji bez skutku: { $card }.
cards-short-no-target = karta { $card } odrzucona: nie ma kogo wybrać.
cards-short-no-ghost = karta { $card } odrzucona: nie ma ducha do oddania.
cards-short-nothing-to-pass = karta { $card } odrzucona: nie ma czego podać.
cards-short-gave = oddany duch ({ $card }), dostaje { $to }.
cards-short-gave-unseen = oddany duch, dostaje { $to }.
cards-short-swapped = zamiana kart: { $one } ⇄ { $other }.
cards-short-hand-taken = nowe karty: { $hand }.
cards-short-skipping = turę traci { $whom }.
cards-short-dictated = { $number ->
    [one] rozkaz: { $whom } dobiera { $number } kartę.
    [few] rozkaz: { $whom } dobiera { $number } karty.
   *[other] rozkaz: { $whom } dobiera { $number } kart.
}
cards-short-picked = karta do podania: { $card }.
cards-short-picked-unseen = wybrana karta do podania.
cards-short-passed = podana karta ({ $card }), dostaje { $to }.
cards-short-passed-unseen = podana karta, dostaje { $to }.
cards-short-knocked-out = poza grą! Karty: { $hand }.

cards-note-nothing = bez skutku
cards-note-gave = oddaje: { $card }
cards-note-gave-unseen = oddaje ducha
cards-note-passed = podaje: { $card }
cards-note-passed-unseen = podaje kartę
cards-note-picked = karta wybrana
cards-note-swapped = zamiana kart
cards-note-dictated = { $number ->
    [one] rozkaz: { $number } karta
    [few] rozkaz: { $number } karty
   *[other] rozkaz: { $number } kart
}
cards-note-ended = koniec tury

## Co zrobiłby trener
cards-advice-draw = Dobierz kartę.
cards-advice-end = Zakończ turę.
cards-advice-shut = Spasuj.
cards-advice-give = Oddaj: { $from }. Dostaje { $to }.
cards-advice-swap = Zamień karty tych graczy: { $from } i { $to }.
cards-advice-skip = Daj temu graczowi pauzę: { $to }.
cards-advice-dictate = Wybierz: { $from }. Ile kart: { $to }.
cards-advice-pass = Podaj kartę: { $to }.

## Dlaczego
cards-reason-risk = { $percent ->
    [0] Przez następną kartę na pewno nie odpadniesz.
   *[other] Szansa, że odpadniesz przez następną kartę, to { NUMBER($percent) }%.
}
cards-reason-points = { $points ->
    [one] Masz jeden punkt.
    [few] Masz { $points } punkty.
   *[other] Masz { $points } punktów.
}
cards-reason-most = Miejsce { $seat } ma najwięcej kart.
cards-reason-most-named = najwięcej kart wśród rywali.
cards-reason-ghost = Tak pozbędziesz się ducha.

# Zasady
cards-help-aim-title = Cel gry
cards-help-aim = Zbieraj punkty: kropki są warte 1, owoce więcej. Gdy wszyscy spasują, wygrywa, kto ma najwięcej punktów; przy remisie ci gracze wygrywają razem. Jeśli wszyscy inni odpadną, wygrywasz od razu, cokolwiek masz na ręce.
cards-help-ghosts-title = Trzy duchy
cards-help-ghosts = Z trzema duchami na ręce od razu odpadasz, nawet poza swoją turą. Twoje punkty przepadają i wszyscy widzą twoje karty.
cards-help-turn-title = Twoja tura
cards-help-turn = Dobieraj do trzech kart, jedną po drugiej, i zakończ turę, kiedy chcesz, ale nie bez karty. Każda karta działa, zanim zdecydujesz dalej. Potem kolej na następnego gracza, zgodnie z ruchem wskazówek zegara.
cards-help-shut-title = Pas
cards-help-shut = Zamiast dobierać możesz spasować: kończysz na dobre, zachowujesz punkty i czekasz do końca. Możesz to zrobić nawet bez kart na ręce.
cards-help-levels-title = Talie i poziomy
cards-help-levels = Poziom 1 ma karty Oddaj, Zamień i Pauza; poziom 2 ma Rozkaz, Wszyscy dobierają i Podaj w lewo; oba są najwyżej dla czterech graczy. Poziom bonusowy używa obu talii i mieści ośmioro.
cards-help-power-title = Karty akcji
cards-help-power = Kartę akcji widzą wszyscy, działa od razu i się ją odrzuca. Nigdy nie dotyczy graczy, którzy spasowali albo odpadli.
cards-help-give-title = Oddaj
cards-help-give = Jeden z twoich duchów przechodzi do innego gracza i może go wyrzucić z gry. Jeśli masz ducha, musisz go oddać. Którego, widzicie tylko wy dwoje.
cards-help-swap-title = Zamień
cards-help-swap = Dwoje graczy zamienia się kartami; wybierasz, kto to będzie, i nie musisz wybrać siebie. Nikt przez to nie odpada. Jeśli zostało tylko dwoje graczy, muszą się zamienić.
cards-help-skip-title = Pauza
cards-help-skip = Inny gracz traci następną turę. Dwie pauzy dla tego samego gracza to nadal jedna stracona tura. Ostatni gracz w grze nie może stracić tury.
cards-help-dictate-title = Rozkaz
cards-help-dictate = Mówisz, ile kart, od 1 do 3, musi ktoś dobrać w następnej turze, ani mniej, ani więcej. Wcześniej nie może spasować. Możesz wybrać siebie. Późniejszy rozkaz zastępuje wcześniejszy.
cards-help-all-draw-title = Wszyscy dobierają
cards-help-all-draw = Każdy, kto jeszcze gra, dobiera kartę, zaczynając od ciebie. Dobrane w ten sposób karty akcji nie działają.
cards-help-pass-left-title = Podaj w lewo
cards-help-pass-left = Każdy, kto jeszcze gra, wybiera kartę, wszyscy naraz, i trafia ona do następnego gracza po lewej. Duchy liczy się, gdy przejdą wszystkie karty.
cards-help-end-title = Koniec
cards-help-end = Ostatni gracz w grze może grać sam, jak długo chce. Gdy skończy się talia albo osiągnięty zostanie limit tur, wszyscy, którzy jeszcze grają, pasują.
cards-help-secrets-title = Kto co widzi
cards-help-secrets = Tylko ty widzisz swoje karty; ile ich masz, widzą wszyscy. Jeśli karta przeszła od ciebie, nadal widzisz ją odkrytą u gracza, który ją teraz ma. „Ryzyko” liczy tylko to, co możesz wiedzieć.
cards-help-touch-title = Jedno urządzenie
cards-help-touch = Na wspólnym urządzeniu ekran zakrywa twoje karty, gdy kończy się twoja tura. Gdy gracie z telefonami, jeden ekran pokazuje stół, a każdy ma karty na swoim telefonie.
cards-help-keys-title = Na klawiaturze
cards-help-keys = Tab i Enter; D dobiera, E kończy turę, Escape anuluje wybór.

# Opowieść o turze
cards-deed-drew = dobrane: { $cards }
cards-deed-drew-unseen = { $count ->
    [one] dobrana karta
    [few] { $count } dobrane karty
   *[other] { $count } dobranych kart
}
cards-deed-turned-up = karta akcji { $card }
cards-deed-nothing = { $card } bez skutku
cards-deed-gave = { $you ->
    [you] duch dla ciebie
   *[other] ducha dostaje { $whom }
}
cards-deed-passed = { $you ->
    [you] karta dla ciebie: { $card }
   *[other] podana karta { $card } (dostaje { $whom })
}
cards-deed-all-passed = każdy podał kartę w lewo
cards-deed-swapped = { $you ->
    [you] zamiana kart z tobą
   *[other] zamiana kart (druga osoba: { $whom })
}
cards-deed-swapped-two = zamiana kart: { $one } i { $other }
cards-deed-skipping = { $you ->
    [you] tracisz turę
   *[other] turę traci { $whom }
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] rozkaz: masz dobrać { $number } kartę
        [few] rozkaz: masz dobrać { $number } karty
       *[other] rozkaz: masz dobrać { $number } kart
    }
   *[other] { $number ->
        [one] rozkaz: { $whom } dobiera { $number } kartę
        [few] rozkaz: { $whom } dobiera { $number } karty
       *[other] rozkaz: { $whom } dobiera { $number } kart
    }
}
cards-deed-turn-skipped = strata tury
cards-deed-shut-down = pas
cards-deed-knocked-out = poza grą przez duchy
cards-deed-shown = wszystkie karty są odkryte
cards-deed-ended = koniec tury

cards-befalls-knocked-out = Za dużo duchów: odpadasz!
cards-befalls-swapped = { $name } zamienia się z tobą kartami!
cards-befalls-swapped-two = { $name } zamienia twoje karty! Nowe daje ci { $with }.
cards-befalls-gave = { $name } oddaje ci ducha: { $card }
cards-befalls-skipping = { $name } zabiera ci następną turę!
cards-befalls-dictated = { $number ->
    [one] { $name } rozkazuje: w następnej turze musisz dobrać { $number } kartę!
    [few] { $name } rozkazuje: w następnej turze musisz dobrać { $number } karty!
   *[other] { $name } rozkazuje: w następnej turze musisz dobrać { $number } kart!
}
cards-series-points = { $target ->
    [one] Karty do jednego punktu
    [few] Karty do { $target } punktów
   *[other] Karty do { $target } punktów
}
cards-score = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
