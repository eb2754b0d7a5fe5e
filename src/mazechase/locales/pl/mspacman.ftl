error-mspacman-bad-token = „{ $text }” nie jest ani polem takim jak c8, ani ścianką taką jak *4 lub *F2.
error-mspacman-bad-position = „{ $text }” nie jest pozycją; zapisz ją tak: { $form }.
error-mspacman-bad-phase = „{ $text }” nie może być następne.
error-mspacman-bad-cell = Na tej planszy nie ma pola „{ $text }”.
error-mspacman-bad-ghost = „{ $text }” nie jest duchem; zapisz go jako e4, a słabego jako e4f1, e4p1 lub e4p2.

error-mspacman-document-field = Dokument do tej gry wymaga pola „{ $field }” we właściwej postaci.
error-mspacman-document-extra = Dokument nie ma pola „{ $field }”; ma pola id, game, title, source i { $content }.
error-mspacman-document-game = Ten dokument jest do gry „{ $game }”.
error-mspacman-faces-count = Liczba ścianek: { $count }; musi ich być od 2 do { $most }.
error-mspacman-faces-face = „{ $face }” nie jest ścianką; ścianki to F2 i liczby od 1 do { $largest }, zapisane jako tekst.
error-mspacman-faces-spinner-flip = Na tarczy mogą być tylko zwykłe liczby, bez F2 (M14).
error-mspacman-faces-three = Na tarczy musi być 3 (M14).
error-mspacman-faces-flip = Kość musi mieć co najmniej jedną ściankę F2 (M15).
error-mspacman-faces-equal = Wszystkie ścianki dają tyle samo kroków, więc nikt nie wykręciłby najwyższej liczby (M14).

error-mspacman-board-label = „{ $label }” na { $place } nie jest polem tej gry; pola to b, i, p lub s, same albo z *, o, x lub g.
error-mspacman-board-dots = Strefa { $area }: pól z kropką jest { $count }, a musi być { $each } (M1).
error-mspacman-board-exits = Pól wyjścia jest { $count }, a muszą być 4 (M2).
error-mspacman-board-exit-opening = Pole wyjścia { $place } musi być na brzegu i mieć jeden otwór (M2).
error-mspacman-board-opening = Na { $place } jest otwór, a to nie jest pole wyjścia (M2).
error-mspacman-board-powers = Pól mocy jest { $count }, a muszą być 4 (M4).
error-mspacman-board-circles = Strefa { $area } potrzebuje białego kółka (M5).
error-mspacman-board-circle-far = Białe kółko na { $place } jest bliżej brzegu niż środka (M5).
error-mspacman-board-ghost-spaces = Kryjówek duchów jest { $count }, a musi być po jednej w każdym kolorze (M6).
error-mspacman-board-ghost-middle = Kryjówka ducha { $place } musi być bliżej środka niż { $other } (M6).
error-mspacman-board-door = Drzwi między { $place } i { $other } muszą prowadzić z kryjówki ducha do labiryntu (M7).
error-mspacman-board-no-door = Kryjówka ducha { $place } musi być zamknięta, z drzwiami do labiryntu (M7).
error-mspacman-board-unreachable = Na { $place } nie da się dojść; labirynt musi być połączony (M9).
error-mspacman-board-dead-end = { $place } to ślepy zaułek; z każdego pola muszą być dwie drogi (M12).
error-mspacman-board-unequal = Każda strefa musi mieć tyle samo { $thing ->
    [exit] pól wyjścia
    [power] pól mocy
   *[circle] białych kółek
}; kolejno w strefach jest ich: { $counts } (M16).
error-mspacman-board-clockwise = Strefy muszą iść w tej kolejności, zgodnie z ruchem wskazówek zegara: { $order } (MSP-7).
error-mspacman-board-circle-door = Białe kółko na { $place } leży przed drzwiami ducha (M19).

error-mspacman-place-seats = Pozycja dla tej liczby graczy ({ $players }) wymienia tyle samo duchów, w tym jednego jako „-”.
error-mspacman-place-seat = To nie może być kolej tego miejsca.
error-mspacman-place-control = Ms. Pac-Man ma kogoś dopiero wtedy, gdy wiadomo, kto zaczyna.
error-mspacman-place-ghosts = Kto gra jako Ms. Pac-Man, nie ma ducha na planszy; wszyscy inni mają po jednym.
error-mspacman-place-dots = Kropka leży tam, gdzie na początku jej nie było.
error-mspacman-place-begin = Dopóki nie wiadomo, kto zaczyna, są wszystkie kropki, a duchy są silne i w swoich kryjówkach.
error-mspacman-place-spins = Takie losowanie, kto zaczyna, jest niemożliwe.
error-mspacman-place-ghost-space = Duch nie może być w kryjówce innego ducha.
error-mspacman-place-timer = Duch nie może być teraz słaby tak długo.
error-mspacman-place-sharing = Dwa pionki nie mogą teraz stać na jednym polu.
error-mspacman-place-her = Ms. Pac-Man nie może teraz tam być.
error-mspacman-place-phase = Dla tego miejsca to nie może być następne.
error-mspacman-place-steps = Nie może teraz zostać tyle kroków.
error-mspacman-place-flags = Nie może być teraz dodatkowej tury.
error-mspacman-place-came = Duch nie mógł stamtąd przyjść.
error-mspacman-place-bump = Nie ma tu następnego wolnego pola do wyboru.
error-mspacman-place-turns = Tury liczy się tylko do wartości opcji max_turns.
error-mspacman-place-over = Gra jest skończona wtedy i tylko wtedy, gdy któraś strefa w grze jest czysta albo osiągnięto limit tur.

mspacman-refuse-no-circle = Ms. Pac-Man musi zacząć na białym kółku.
mspacman-refuse-circle-taken = Na tym białym kółku stoi duch (domowa zasada: Ms. Pac-Man zaczyna na wolnym).
mspacman-refuse-same-exit = Wychodzi się jednym wyjściem, a wraca innym, nie tym samym.
mspacman-refuse-no-pass = Twój pionek już tam stoi, a kroki trzeba wykorzystać wszystkie.
mspacman-refuse-ghost-space = Teraz nikt nie może wejść do kryjówki ducha.
mspacman-refuse-by-the-door = Z kryjówki wychodzi się drzwiami, a te tam nie prowadzą.
mspacman-refuse-wall = Na drodze jest ściana.
mspacman-refuse-diagonal = Na ukos nie można.
mspacman-refuse-too-far = Za daleko: każdy krok prowadzi na sąsiednie pole.
mspacman-refuse-not-on-her = Stoi tam Ms. Pac-Man, więc pole nie jest wolne.
mspacman-refuse-not-open = Stoi tam inny duch, więc pole nie jest wolne.
mspacman-refuse-not-open-named = stoi tam już ten duch, więc pole nie jest wolne.
mspacman-refuse-came-from = Duch stamtąd przyszedł i musi iść dalej, nie z powrotem.
mspacman-refuse-not-next = To nie jest następne wolne pole.

mspacman-event-spun-to-begin = Miejsce { $seat } losuje { $face }, żeby ustalić, kto zaczyna.
mspacman-event-tied-to-begin = Remis; jeszcze raz losują miejsca: { $seats }.
mspacman-event-took-control = Miejsce { $seat } gra teraz jako Ms. Pac-Man.
mspacman-event-placed = Miejsce { $seat } stawia Ms. Pac-Man na { $at }.
mspacman-event-spun = Miejsce { $seat } kręci tarczą: { $face }.
mspacman-event-rolled = Miejsce { $seat } rzuca kością: { $face }.
mspacman-event-stepped = Miejsce { $seat }: Ms. Pac-Man idzie z { $origin } na { $to }; zostało kroków: { $left }.
mspacman-event-ghost-stepped = Miejsce { $seat }: duch idzie z { $origin } na { $to }; zostało kroków: { $left }.
mspacman-event-ate = Miejsce { $seat } zjada kropkę na { $at }; strefa { $area }, zostało kropek: { $left }.
mspacman-event-power-eaten = Miejsce { $seat } zjada kropkę mocy na { $at }!
mspacman-event-weakened = Duch miejsca { $seat } słabnie ({ $cause ->
    [power] kropka mocy
    [f2] F2
   *[other] { $cause }
}), znów silny za { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
   *[other] { $turns } tur
}.
mspacman-event-recovered = Duch miejsca { $seat } znów jest silny.
mspacman-event-caught = Miejsce { $seat } łapie ducha miejsca { $ghost } na { $at }.
mspacman-event-ran-into-her = Słaby duch miejsca { $seat } wpada na Ms. Pac-Man na { $at }.
mspacman-event-went-home = Duch miejsca { $seat } wraca do kryjówki na { $at } i znów jest silny.
mspacman-event-extra-turn = Miejsce { $seat } ma dodatkową turę.
mspacman-event-captured = Miejsce { $seat } łapie Ms. Pac-Man miejsca { $former } na { $at }.
mspacman-event-bumped = Duch miejsca { $seat } trafia na innego ducha na { $origin } i idzie dalej na { $to }.
mspacman-event-won = Miejsce { $seat } wygrywa: strefa { $area } jest czysta.
mspacman-event-turn-limit = Osiągnięto limit tur ({ $turns }). Najmniej kropek zostało: miejsce { $winners }.

area_cleared = W strefie zwycięzcy nie ma już kropek.
area_cleared-own = W twojej strefie nie ma już kropek.

mspacman-name = Ms. Pac-Man
mspacman-about = Wyczyść swoją strefę z kropek. Ms. Pac-Man je zjada, a duchy ją gonią. Złap ją, a to ty nią zagrasz.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man kręci tarczą, duchy rzucają kością. Przejdź tyle kroków.
mspacman-step-2 = Ona zjada kropki. W twojej strefie nie ma już kropek? Wygrywasz!
mspacman-step-3 = Złap ją swoim duchem, a to ty nią zagrasz.

# Na stronie
mspacman-guide-chance = Witaj! Wyczyść swoją strefę z kropek przed innymi.
mspacman-guide-turn = Dotknij świecącego pola, żeby tam iść. Nic nie jest ostateczne, dopóki nie dotkniesz „Idź”.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] rzucasz kością…
       *[somebody] rzuca kością…
    }
   *[spun] { $who ->
        [you] kręcisz tarczą…
       *[somebody] kręci tarczą…
    }
}
mspacman-todo-begin = Zakręć: kto wykręci najwięcej, zagra jako Ms. Pac-Man.
mspacman-todo-begin-again = Remis: zakręć jeszcze raz.
mspacman-todo-place = Postaw Ms. Pac-Man na świecącym kółku.
mspacman-todo-spin = Zakręć za Ms. Pac-Man.
mspacman-todo-roll = Rzuć za swojego ducha.
mspacman-todo-walk = { $steps ->
    [one] Idź jako Ms. Pac-Man { $steps } krok. Dotknij sąsiedniego pola.
    [few] Idź jako Ms. Pac-Man { $steps } kroki. Dotknij świecącego pola albo dalszego.
   *[other] Idź jako Ms. Pac-Man { $steps } kroków. Dotknij świecącego pola albo dalszego.
}
mspacman-todo-chase = { $steps ->
    [one] Idź duchem { $steps } krok. Dotknij sąsiedniego pola.
    [few] Idź duchem { $steps } kroki. Dotknij świecącego pola albo dalszego.
   *[other] Idź duchem { $steps } kroków. Dotknij świecącego pola albo dalszego.
}
mspacman-todo-bump = Stoi tu inny duch. Wybierz następne wolne pole.
mspacman-out-of-reach = { $steps ->
    [one] Za daleko: został ci { $steps } krok.
    [few] Za daleko: zostały ci { $steps } kroki.
   *[other] Za daleko: zostało ci { $steps } kroków.
}
mspacman-solid = To ściana. Dotknij pola w labiryncie.
mspacman-harm = Przepadłaby Ms. Pac-Man lub twój duch albo wygrałby ktoś inny.
mspacman-todo-on = { $steps ->
    [one] Został { $steps } krok.
    [few] Zostały { $steps } kroki.
   *[other] Zostało { $steps } kroków.
}
mspacman-todo-go = Może być? Dotknij „Idź”. Możesz się jeszcze cofnąć.
mspacman-todo-power = Tak zjesz kropkę mocy! Dotknij „Idź” albo cofnij się.
mspacman-todo-caught = Tak złapiesz ducha! Dotknij „Idź” albo cofnij się.
mspacman-todo-captured = Tak złapiesz Ms. Pac-Man! Dotknij „Idź” albo cofnij się.
mspacman-todo-lost = Uwaga: tam cię złapią. Dotknij „Idź” albo cofnij się.
mspacman-todo-won = Tak wyczyścisz strefę i skończysz grę! Dotknij „Idź” albo cofnij się.
mspacman-todo-given = Uwaga: tak wyczyścisz strefę innego gracza i to on wygra. Dotknij „Idź” albo cofnij się.
mspacman-spin = Zakręć
mspacman-roll = Rzuć kością
mspacman-steps-left = { $left ->
    [one] krok został
    [few] kroki zostały
   *[other] kroków zostało
}
mspacman-back = Cofnij krok
mspacman-go = Idź
mspacman-dots-left = { $left ->
    [one] strefa { $area }: została { $left } kropka
    [few] strefa { $area }: zostały { $left } kropki
   *[other] strefa { $area }: zostało { $left } kropek
}
mspacman-has-her = jako Ms. Pac-Man
mspacman-weak-for = słaby, znów silny za { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
   *[other] { $turns } tur
}
mspacman-has-spun = wynik: { $face }
mspacman-scene-took-control = gra teraz jako Ms. Pac-Man!
mspacman-scene-took-control-you = grasz teraz jako Ms. Pac-Man!
mspacman-scene-captured = łapie Ms. Pac-Man!
mspacman-scene-captured-you = łapiesz Ms. Pac-Man!
mspacman-scene-extra-turn = kręci jeszcze raz!
mspacman-scene-extra-turn-you = kręcisz jeszcze raz!
mspacman-scene-power-eaten = ma moc: wszystkie duchy są słabe!
mspacman-scene-power-eaten-you = masz moc: wszystkie duchy są słabe!
mspacman-scene-caught = odsyła ducha do kryjówki!
mspacman-scene-caught-you = odsyłasz ducha do kryjówki!
mspacman-scene-ran-into-her = wpada na Ms. Pac-Man i wraca do kryjówki!
mspacman-scene-ran-into-her-you = wpadasz na Ms. Pac-Man i wracasz do kryjówki!
mspacman-scene-tied-to-begin = remis: jeszcze raz!
mspacman-scene-won = wygrywa: strefa jest czysta!
mspacman-scene-won-you = wygrywasz: twoja strefa jest czysta!
mspacman-grid = Plansza. Strzałki prowadzą krok po kroku, z Shift tylko się rozglądasz. Enter idzie na pole, bliskie lub dalekie, i zatwierdza gotowy ruch; także kręci i rzuca. N szuka następnego pola w zasięgu, Backspace cofa krok, Escape wszystkie.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = duch: { $name }
mspacman-cell-weak = słaby duch: { $name }, znów silny za { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
   *[other] { $turns } tur
}
mspacman-cell-target = możesz tu iść
mspacman-cell-dot = kropka
mspacman-cell-power = kropka mocy
mspacman-cell-circle = białe kółko
mspacman-cell-exit = wyjście, połączone z innymi wyjściami
mspacman-cell-home = kryjówka ducha: { $area }
mspacman-cell-area = strefa: { $area }
mspacman-cell-solid = ściana
mspacman-setup-random = Losowe duchy
mspacman-option-layout = Plansza
mspacman-option-layout-pinwheel = Wiatraczek
mspacman-option-layout-pinwheel-about = Nasza plansza, z każdej strony taka sama.
mspacman-option-layout-for-three = Dla trojga
mspacman-option-layout-for-three-about = Nasza własna plansza dla trzech graczy, na której ich szanse są najbardziej wyrównane.
mspacman-option-layout-windmill = Wiatrak
mspacman-option-layout-windmill-about = Nasza plansza z innymi korytarzami.
mspacman-option-die-faces = Kość duchów
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Tarcza Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = 1 do 6
mspacman-option-start-by = Kto zaczyna
mspacman-option-start-by-spinner = Najwięcej na tarczy
mspacman-option-start-by-die = Najwięcej na kości
mspacman-option-fill-unused-areas = Kropki także w nieużywanych strefach
mspacman-option-dot-on-pickup = Gdy Ms. Pac-Man jest złapana, znika też kropka pod nią
mspacman-option-capture-in-passing = Łapać można też po drodze, nie tylko na końcu ruchu
mspacman-option-bump-can-capture = Duch, który trafi na innego ducha, może pójść dalej na Ms. Pac-Man
mspacman-option-enter-ghost-space = Duch może wrócić do swojej kryjówki
mspacman-option-power-overrides-f2 = Kropka mocy wydłuża też słabość po F2
mspacman-option-power-timer-restart = Druga kropka mocy liczy czas od nowa
mspacman-option-extra-turn-chain = Dodatkowa tura może dać następną
mspacman-option-circle-choice = Ms. Pac-Man można postawić
mspacman-option-circle-choice-free_only = na kółku bez ducha
mspacman-option-circle-choice-any = na dowolnym białym kółku
mspacman-option-max-turns = Limit tur (potem wygrywa, komu zostało najmniej kropek)

# Co kto robi, po imieniu
mspacman-short-spun-to-begin = losowanie początku: { $face }.
mspacman-short-tied-to-begin = Remis. Jeszcze raz: { $seats }.
mspacman-short-took-control = teraz jako Ms. Pac-Man.
mspacman-short-placed = Ms. Pac-Man na { $at }.
mspacman-short-spun = wynik z tarczy: { $face }.
mspacman-short-rolled = rzut: { $face }.
mspacman-short-stepped = { $left ->
    [0] Ms. Pac-Man na { $to }.
    [one] Ms. Pac-Man na { $to }, został { $left } krok.
    [few] Ms. Pac-Man na { $to }, zostały { $left } kroki.
   *[other] Ms. Pac-Man na { $to }, zostało { $left } kroków.
}
mspacman-short-ghost-stepped = { $left ->
    [0] duch na { $to }.
    [one] duch na { $to }, został { $left } krok.
    [few] duch na { $to }, zostały { $left } kroki.
   *[other] duch na { $to }, zostało { $left } kroków.
}
mspacman-short-ate = { $left ->
    [one] kropka z { $at } zjedzona; strefa { $area }: została { $left } kropka.
    [few] kropka z { $at } zjedzona; strefa { $area }: zostały { $left } kropki.
   *[other] kropka z { $at } zjedzona; strefa { $area }: zostało { $left } kropek.
}
mspacman-short-power-eaten = kropka mocy zjedzona!
mspacman-short-weakened = duch słabnie ({ $cause ->
    [power] kropka mocy
    [f2] F2
   *[other] { $cause }
}), znów silny za { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
   *[other] { $turns } tur
}.
mspacman-short-recovered = duch znów jest silny.
mspacman-short-caught = duch złapany na { $at }.
mspacman-short-ran-into-her = słaby duch wpada na Ms. Pac-Man na { $at }.
mspacman-short-went-home = powrót do kryjówki na { $at }; duch znów jest silny.
mspacman-short-extra-turn = dodatkowa tura!
mspacman-short-captured = Ms. Pac-Man złapana na { $at }!
mspacman-short-bumped = duch idzie dalej z { $origin } na { $to }.
mspacman-short-won = wygrana: strefa { $area } jest czysta!
mspacman-short-turn-limit = Osiągnięto limit tur ({ $turns }). Najmniej kropek zostało: { $winners }.

mspacman-note-begin = początek: { $face }
mspacman-note-spun = tarcza { $face }
mspacman-note-rolled = rzut { $face }
mspacman-note-placed = na { $at }
mspacman-note-bumped = dalej na { $to }
mspacman-note-home = duch do kryjówki
mspacman-note-captured = łapie ją!
mspacman-note-extra = jeszcze raz

## Co zrobiłby trener
mspacman-advice-go = Idź na { $to }.

## Dlaczego
mspacman-reason-wins = Tak wygrasz!
mspacman-reason-gives = Tak gra się skończy i wygra ktoś inny.
mspacman-reason-captures = Tak złapiesz Ms. Pac-Man i to ty nią zagrasz.
mspacman-reason-lost = Duch złapie tam Ms. Pac-Man.
mspacman-reason-ran = Twój słaby duch wpadnie na Ms. Pac-Man.
mspacman-reason-catches = Tak złapiesz ducha miejsca { $seat }.
mspacman-reason-catches-named = łapiesz tego ducha i kręcisz jeszcze raz.
mspacman-reason-power = Tak zjesz kropkę mocy.
mspacman-reason-dot = Tak zniknie kropka z twojej strefy.
mspacman-reason-risk = { $percent ->
    [0] Żaden duch nie złapie jej tam następnym rzutem.
   *[other] Szansa, że złapie ją tam duch, to { NUMBER($percent) }%.
}
mspacman-reason-near = { $steps ->
    [one] To jeden krok od Ms. Pac-Man.
    [few] To { $steps } kroki od Ms. Pac-Man.
   *[other] To { $steps } kroków od Ms. Pac-Man.
}

# Zasady
mspacman-help-aim-title = Cel gry
mspacman-help-aim = Każdy gracz ma strefę planszy oznaczoną swoim duchem. Wygrywa ten, czyja strefa pierwsza będzie bez kropek, obojętnie, kto je zjadł. Po osiągnięciu limitu tur wygrywa, komu zostało najmniej kropek.
mspacman-help-areas-title = Strefy
mspacman-help-areas = W każdej z czterech stref jest 17 kropek; ta duża to kropka mocy. Strefy, którymi nikt nie gra, też mają kropki, ale nie mogą wygrać.
mspacman-help-start-title = Kto gra jako Ms. Pac-Man
mspacman-help-start = Każdy kręci raz, a kto wykręci najwięcej, gra jako Ms. Pac-Man; przy remisie kręci się jeszcze raz. Ms. Pac-Man staje na białym kółku i rusza pierwsza. Pozostali grają swoimi duchami, zgodnie z ruchem wskazówek zegara.
mspacman-help-walk-title = Ruch
mspacman-help-walk = Ms. Pac-Man kręci tarczą, duchy rzucają kością. Idź dokładnie tyle kroków korytarzami, nigdy na ukos ani przez ścianę. Możesz zawracać i przejść przez jedno pole dwa razy.
mspacman-help-dots-title = Kropki
mspacman-help-dots = Ms. Pac-Man zjada kropkę, gdy schodzi z jej pola, a nie gdy na nie wchodzi. Zjada kropki wszystkich. Kropki nie wracają.
mspacman-help-meet-title = Spotkania
mspacman-help-meet = Pionki spotykają się na każdym polu, na które wejdą, nawet w przejściu. Silny duch i Ms. Pac-Man: jest złapana, obojętnie, kto się ruszał. Słaby duch i Ms. Pac-Man: duch wraca do kryjówki i znów jest silny.
mspacman-help-extra-title = Dodatkowa tura
mspacman-help-extra = Jeśli po drodze złapie słabego ducha, potem kręci jeszcze raz. Każda tura daje najwyżej jedną dodatkową. Jeśli w tym samym ruchu zostanie złapana, dodatkowej tury nie ma.
mspacman-help-capture-title = Łapanie jej
mspacman-help-capture = Kto złapie Ms. Pac-Man, odtąd nią gra: stawia ją na białym kółku bez ducha i od razu ma swoją turę. Kto ją stracił, odzyskuje swojego ducha, w kryjówce i silnego.
mspacman-help-power-title = Kropki mocy
mspacman-help-power = Gdy Ms. Pac-Man zejdzie z dużej kropki mocy, wszystkie duchy słabną: są blade i mają zeza. Każdy jest słaby przez jedną własną turę. Klepsydra odlicza tury, aż znów będzie silny.
mspacman-help-flip-title = F2 na kości
mspacman-help-flip = Duch zmienia się z silnego w słabego albo ze słabego w silnego i idzie 2 kroki. Po F2 jest słaby, aż zacznie się jego następna tura. Kropka mocy osłabia go na dłużej, a druga liczy czas od nowa.
mspacman-help-exits-title = Wyjścia
mspacman-help-exits = Cztery wyjścia na brzegu są połączone: z każdego do każdego innego jest jeden krok. Nie można wrócić tym samym. Na wyjściach nie ma kropek.
mspacman-help-doors-title = Kryjówki duchów
mspacman-help-doors = Duchy wychodzą z kryjówek na środku planszy przez drzwi; kosztuje to jeden krok. Z powrotem nikt nie wchodzi.
mspacman-help-bump-title = Duchy między sobą
mspacman-help-bump = Duchy mijają się swobodnie. Duch, który skończyłby na innym duchu, idzie dalej na następne wolne pole, nie tam, skąd przyszedł; jeśli jest ich kilka, wybiera jego gracz.
mspacman-help-touch-title = Na ekranie
mspacman-help-touch = Dotykaj pole po polu albo dotknij dalszego pola, żeby od razu tam dojść. Nic nie jest ostateczne, dopóki nie dotkniesz „Idź”: możesz się cofać, ile chcesz. „Najkrótsze drogi” pokazują, jak każdy duch dojdzie do Ms. Pac-Man i jaką ma szansę złapać ją następnym rzutem.
mspacman-help-keys-title = Na klawiaturze
mspacman-help-keys = Strzałki prowadzą, Enter zatwierdza, Backspace cofa krok, N szuka następnego pola w zasięgu.

# Opowieść o turze
mspacman-deed-spun-to-begin = losowanie początku: { $face }
mspacman-deed-took-control = teraz jako Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] Ms. Pac-Man na { $at }
   *[plain] Ms. Pac-Man na planszy
}
mspacman-deed-spun = wynik z tarczy { $face }
mspacman-deed-rolled = rzut { $face }
mspacman-deed-walked = { $detail ->
    [squares] Ms. Pac-Man na { $to }
   *[plain] { $steps ->
        [one] { $steps } krok jako Ms. Pac-Man
        [few] { $steps } kroki jako Ms. Pac-Man
       *[other] { $steps } kroków jako Ms. Pac-Man
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] duch na { $to }
   *[plain] { $steps ->
        [one] { $steps } krok duchem
        [few] { $steps } kroki duchem
       *[other] { $steps } kroków duchem
    }
}
mspacman-deed-ate = { $count ->
    [one] { $count } zjedzona kropka
    [few] { $count } zjedzone kropki
   *[other] { $count } zjedzonych kropek
}
mspacman-deed-power = duchy osłabione kropką mocy
mspacman-deed-weak = duch słabnie
mspacman-deed-caught = { $you ->
    [you] twój duch wraca do kryjówki
   *[other] duch wraca do kryjówki: { $whom }
}
mspacman-deed-ran-into-her = słaby duch wpada na Ms. Pac-Man
mspacman-deed-extra-turn = dodatkowa tura
mspacman-deed-captured = { $you ->
    [you] odbiera ci Ms. Pac-Man
   *[other] odebrana Ms. Pac-Man (traci ją { $whom })
}
mspacman-deed-bumped = duch idzie dalej na { $to }
mspacman-deed-won = strefa { $area } czysta i wygrana

mspacman-befalls-captured = { $name } odbiera ci Ms. Pac-Man!
mspacman-befalls-caught = { $name } łapie twojego ducha. Wraca do kryjówki!
mspacman-befalls-ran-into-her = Twój słaby duch wpada na Ms. Pac-Man. Wraca do kryjówki!
mspacman-score = { $count ->
    [one] 1 kropka
    [few] { $count } kropki
   *[other] { $count } kropek
}
