error-chase-bad-action = „{ $text }” nie jest akcją; akcja to pole takie jak e2, imię ducha albo -, co kończy ruch.
error-chase-bad-position = „{ $text }” nie jest pozycją; zapisz ją tak: { $form }.
error-chase-bad-square = „{ $text }” nie jest polem; pola to a1 do i9.

error-chase-layout-field = Układ wymaga pola „{ $field }”: source to tekst, fences i pellets to listy, starts to tabela.
error-chase-layout-extra = Układ nie ma pola „{ $field }”; ma pola source, fences, pellets i starts.
error-chase-layout-many-fences = Za dużo ogrodzeń: { $count }; w pudełku jest tylko { $most }.
error-chase-layout-fence = „{ $fence }” nie jest ogrodzeniem; ogrodzenie to pole i h lub v, na przykład e3h.
error-chase-layout-fence-border = Ogrodzenie { $fence } stoi na brzegu planszy albo za niego wystaje.
error-chase-layout-fence-clash = Ogrodzenie { $fence } zachodzi na inne lub je przecina.
error-chase-layout-square = { $place }: „{ $square }” nie jest polem; pola to a1 do i9.
error-chase-layout-pellet-count = Kulek mocy musi być { $wanted }, a jest: { $count }.
error-chase-layout-pellet-twice = Na { $square } leżą dwie kulki mocy.
error-chase-layout-pieces = W starts muszą być właśnie te pionki: { $pieces }.
error-chase-layout-start-pellet = { $piece } nie może zaczynać na { $square }: leży tam kulka mocy.
error-chase-layout-start-shared = { $piece } nie może zaczynać na { $square }: zaczyna tam inny pionek.
error-chase-layout-closed = Na { $square } nie da się dojść ze startu Pac-Mana; każde pole musi być dostępne.
error-chase-layout-parted = Kulki mocy odcinają { $square } od startu Pac-Mana; duchy nie mogą się na nich zatrzymać, więc potrzebują drogi naokoło.

error-chase-place-ghosts = Pozycja wymienia cztery duchy; - oznacza zjedzonego.
error-chase-place-pellets = Kulka mocy leży tam, gdzie układ jej nie ma, albo żadnej nie brakuje, choć jedna została właśnie zjedzona.
error-chase-place-lives = Pac-Man nie może mieć tylu żyć; a gdy nie ma już życia, musi zostać kulka mocy.
error-chase-place-idle = Nie mogło być tylu rund bez kulki mocy.
error-chase-place-best = Tylu kulek mocy nie dało się zjeść w straconym życiu.
error-chase-place-cycles = Rundy liczy się tylko do wartości opcji max_turns.
error-chase-place-sharing = Dwa duchy nie mogą stać na jednym polu.
error-chase-place-on-pellet = Żaden pionek nie może tam stać na kulce mocy.
error-chase-place-waiting = Te duchy nie mogą czekać na swój ruch.
error-chase-place-over = Gra jest skończona, więc żaden pionek nie może być w trakcie ruchu.
error-chase-place-met = Pac-Man i duch nie mogą tu stać na jednym polu.
error-chase-place-move = W tym ruchu nie może zostać tyle kroków albo nie w ten sposób.
error-chase-place-run = Duch nie mógł tak zacząć biegu.
error-chase-place-sight = Duch jest w szale wtedy i tylko wtedy, gdy widzi Pac-Mana.
error-chase-place-stuck = Ten pionek nie może tu nic zrobić, więc nie może mieć ruchu.

chase-refuse-no-call = { $ghost } nie może być teraz wybrany: rusza się { $piece }.
chase-refuse-call-first = Najpierw wybierz ducha, który ruszy się następny: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } jest zjedzony i wróci, gdy wszyscy znów staną na starcie.
chase-refuse-has-moved = { $ghost } już się w tej rundzie ruszył.
chase-refuse-two-steps = Pac-Man zawsze idzie o dwa pola; zatrzymuje go tylko kulka mocy.
chase-refuse-one-step = Pac-Man musi pójść co najmniej o jedno pole.
chase-refuse-must-boost = Pac-Man musi wykorzystać bonusowy ruch.
chase-refuse-whole-boost = Bonusowy ruch trzeba wykorzystać do końca.
chase-refuse-stop-on-pellet = { $ghost } nie może się tam zatrzymać: leży tam kulka mocy.
chase-refuse-run-on = { $ghost } jest w szale i musi biec dalej.
chase-refuse-must-catch = { $ghost } może w tym ruchu złapać Pac-Mana i musi to zrobić; tędy się nie uda.
chase-refuse-must-move = { $ghost } nie może zostać: duch, który może się ruszyć, musi to zrobić.
chase-refuse-stands-there = { $piece } już tam stoi.
chase-refuse-fence-between = { $piece } tam nie przejdzie: na drodze stoi ogrodzenie.
chase-refuse-no-jump = { $piece } nie może przeskoczyć innego pionka.
chase-refuse-too-far = Za daleko: { $piece } idzie pole po polu, nigdy na ukos.
chase-refuse-ghost-there = Stoi tam duch; bez bonusowego ruchu Pac-Man tam nie wejdzie.
chase-refuse-straight-on = Duch w szale biegnie prosto, więc { $ghost } nie może skręcić.
chase-refuse-no-sharing = Stoi tam inny duch, a { $ghost } nie może stać z nim na jednym polu ani go minąć.
chase-refuse-pellet-there = Leży tam kulka mocy i { $ghost } nie może na niej skończyć ruchu.
chase-refuse-toward = { $ghost } widzi Pac-Mana i musi biec w jego stronę.
chase-refuse-farther = Tędy { $ghost } przebiegnie tylko jedno pole; w szale musi przebiec dwa, jeśli może.

chase-event-moved = Miejsce { $seat }: { $piece } idzie z { $origin } na { $to }.
chase-event-ate-pellet = Pac-Man zjada kulkę mocy na { $at }; zostało: { $left }.
chase-event-boosted = { $steps ->
    [one] Pac-Man ma bonusowy ruch: jeszcze najwyżej { $steps } pole i zjada duchy.
    [few] Pac-Man ma bonusowy ruch: jeszcze najwyżej { $steps } pola i zjada duchy.
   *[other] Pac-Man ma bonusowy ruch: jeszcze najwyżej { $steps } pól i zjada duchy.
}
chase-event-ate-ghost = Pac-Man zjada ducha na { $at }: { $ghost }.
chase-event-boost-ended = Bonusowy ruch Pac-Mana kończy się na { $at }.
chase-event-called = Miejsce { $seat } wybiera: { $ghost }.
chase-event-frenzied = { $ghost } widzi Pac-Mana na linii { $line } i wpada w szał.
chase-event-stayed = { $piece } zostaje na { $at }.
chase-event-stopped = Miejsce { $seat }: { $piece } zatrzymuje się na { $at }.
chase-event-caught = { $ghost } łapie Pac-Mana na { $at }; { $lives ->
    [one] zostaje { $lives } życie
    [few] zostają { $lives } życia
   *[other] zostaje { $lives } żyć
}.
chase-event-stalled = { $cycles ->
    [one] Pac-Man traci życie po { $cycles } rundzie
   *[other] Pac-Man traci życie po { $cycles } rundach
} bez kulki mocy (domowa zasada); zostaje: { $lives }.
chase-event-reset = Wszyscy wracają na start: Pac-Man na { $pacman }, duchy na { $ghosts }.
chase-event-pellets-back = Kulki mocy na { $pellets } wracają na planszę.
chase-event-won = { $winner ->
    [ghosts] Wygrywają duchy
   *[other] Wygrywa { $winner }
}; { $level ->
    [0] Pac-Man nie osiągnął żadnego poziomu
   *[other] poziom Pac-Mana: { $level }
}.
chase-event-turn-limit = Osiągnięto limit rund ({ $cycles }); nikt nie wygrywa, { $level ->
    [0] a Pac-Man nie osiągnął żadnego poziomu
   *[other] poziom Pac-Mana: { $level }
}.

chase_pellets_eaten = Pac-Man zjadł wszystkie cztery kulki mocy.
chase_lives_lost = Duchy odebrały Pac-Manowi ostatnie życie.

# Na stronie
chase-name = Pościg
chase-about = Zjedz cztery kulki mocy, zanim złapią cię duchy. Jedna osoba jest Pac-Manem, reszta dzieli się duchami.
chase-harm = Pac-Man straciłby życie.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man ma zjeść wszystkie cztery kulki mocy.
chase-step-2 = Duchy mają go złapać trzy razy.
chase-step-3 = Kulka mocy daje mu bonusowy ruch: teraz to on zjada duchy!
chase-guide-turn = Witaj! Pac-Man chce zjeść cztery kulki mocy, a duchy chcą go złapać trzy razy. Dotknij świecącego pola, żeby tam iść.
chase-todo = Dotknij świecącego pola.
chase-todo-pacman = { $steps ->
    [one] Jeszcze { $steps } pole: wybierz świecące.
    [few] Idź o { $steps } pola: wybierz świecące. Możesz skręcać i zawracać.
   *[other] Idź o { $steps } pól: wybierz świecące. Możesz skręcać i zawracać.
}
chase-todo-boost = { $steps ->
    [one] Bonus! Możesz iść jeszcze o { $steps } pole i zjeść każdego ducha po drodze.
    [few] Bonus! Możesz iść jeszcze o { $steps } pola i zjeść każdego ducha po drodze.
   *[other] Bonus! Możesz iść jeszcze o { $steps } pól i zjeść każdego ducha po drodze.
}
chase-todo-ghost = Rusza się { $ghost }: wybierz świecące pole.
chase-todo-frenzy = { $ghost } widzi Pac-Mana i biegnie: wybierz świecące pole.
chase-todo-call = Który duch rusza teraz? Dotknij go.
chase-show-ways = Pole widzenia
chase-setup-random = Losowy Pac-Man
chase-setup-chosen = Pierwsze miejsce to Pac-Man, reszta dzieli się duchami.
chase-call = Który duch rusza teraz?
chase-end-here = Koniec ruchu
chase-boost = { $steps ->
    [one] Bonus: { $steps } krok
    [few] Bonus: { $steps } kroki
   *[other] Bonus: { $steps } kroków
}
chase-frenzy = Szał!
chase-waiting = Potem { $ghosts }
chase-level = { $level ->
    [0] Bez poziomu: żadna kulka niezjedzona
    [1] Poziom 1: początkujący Pac-Man
    [2] Poziom 2: obiecujący Pac-Man
    [3] Poziom 3: zaawansowany Pac-Man
   *[other] Poziom { $level }: elitarny Pac-Man
}
chase-lives = { $lives ->
    [one] zostaje { $lives } życie
    [few] zostają { $lives } życia
   *[other] zostaje { $lives } żyć
}; zjedzone kulki: { $eaten }
chase-patience = { $cycles ->
    [one] Zjedz teraz kulkę albo stracisz życie
    [few] Zjedz kulkę w ciągu { $cycles } rund!
   *[other] Zjedz kulkę w ciągu { $cycles } rund!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , zjedzony
    [moves] , na ruchu
   *[there] { "" }
}
chase-grid = Plansza. Strzałki przechodzą po polach, Enter wysyła tam pionek albo wybiera ducha, E kończy ruch.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = kulka mocy
chase-square-target = { $steps ->
    [one] dojdziesz tu w { $steps } krok
    [few] dojdziesz tu w { $steps } kroki
   *[other] dojdziesz tu w { $steps } kroków
}
chase-square-call = możesz wybrać tego ducha
chase-square-fences = ogrodzenie { $sides }

chase-option-layout = Labirynt
chase-option-layout-gates = Bramy
chase-option-layout-gates-about = Zwykły labirynt. Jeśli nikt się nie pomyli, Pac-Man wygrywa z 3 życiami, a duchy, gdy ma 1 lub 2.
chase-option-layout-den = Jaskinia
chase-option-layout-den-about = Duchy wychodzą z jaskini u góry; po bokach biegną długie alejki. Sprzyja Pac-Manowi. Jeśli nikt się nie pomyli, Pac-Man wygrywa z 2 lub 3 życiami, a duchy, gdy ma tylko 1.
chase-option-layout-hedges = Żywopłoty
chase-option-layout-hedges-about = Kulki leżą daleko w środku; duchy nadchodzą ze wszystkich stron. Dobrzy gracze wygrywają po obu stronach mniej więcej tak samo często. Jeśli nikt się nie pomyli, zawsze wygrywają duchy.
chase-option-layout-orchard = Sad
chase-option-layout-orchard-about = Pośrodku rzędami stoją drzewa; kulki leżą za ogrodzeniami. Równie dobrzy gracze wygrywają po obu stronach mniej więcej tak samo często. Jeśli nikt się nie pomyli, zawsze wygrywają duchy.
chase-option-layout-pairs = Pary
chase-option-layout-pairs-about = Kulki leżą parami, więc jeden bonus może prowadzić do następnego. Jeśli nikt się nie pomyli, zawsze wygrywa Pac-Man.
chase-option-layout-pinwheel = Wiatraczek
chase-option-layout-pinwheel-about = Labirynt do góry nogami wygląda tak samo; duchy zaczynają w górnej połowie. Sprzyja duchom. Jeśli nikt się nie pomyli, zawsze wygrywają duchy.
chase-option-layout-printed = Otwarte pole
chase-option-layout-printed-about = Jak na drukowanej planszy, o ile ją znamy: tylko sześć ogrodzeń, więc duchy widzą daleko. Sprzyja duchom. Jeśli nikt się nie pomyli, zawsze wygrywają duchy.
chase-option-layout-towers = Wieże
chase-option-layout-towers-about = Kulki leżą w rogach, za murami. Sprzyja Pac-Manowi. Jeśli nikt się nie pomyli, Pac-Man wygrywa z 2 lub 3 życiami, a duchy, gdy ma tylko 1.
chase-option-layout-crossroads = Skrzyżowanie
chase-option-layout-crossroads-about = Pośrodku krzyżują się dwie drogi, a na każdej czeka duch. Jeśli nikt się nie pomyli, zawsze wygrywają duchy.
chase-option-layout-harbour = Port
chase-option-layout-harbour-about = Z obu stron sięgają do środka pomosty; kulki leżą parami, więc jeden bonus może prowadzić do następnego. Jeśli nikt się nie pomyli, zawsze wygrywa Pac-Man.
chase-option-layout-stables = Stajnie
chase-option-layout-stables-about = U góry i u dołu są boksy, a po bokach kulki parami. Jeśli nikt się nie pomyli, Pac-Man wygrywa z 2 lub 3 życiami, a duchy, gdy ma tylko 1.
chase-option-layout-market = Targ
chase-option-layout-market-about = Po lewej i po prawej stronie długiej alejki stoją rzędy straganów. Równie dobrzy gracze wygrywają po obu stronach mniej więcej tak samo często. Jeśli nikt się nie pomyli, zawsze wygrywają duchy.
chase-option-layout-courtyard = Dziedziniec
chase-option-layout-courtyard-about = Szeroki dziedziniec z czterema wnękami; kulki leżą u ich wejść. Jeśli nikt się nie pomyli, Pac-Man wygrywa z 3 życiami, a duchy, gdy ma 1 lub 2.
chase-option-layout-ladders = Drabiny
chase-option-layout-ladders-about = Po obu stronach stoją drabiny, a do środka prowadzą dwie wąskie alejki. Jeśli nikt się nie pomyli, Pac-Man wygrywa z 3 życiami, a duchy, gdy ma 1 lub 2.
chase-option-layout-quay = Nabrzeże
chase-option-layout-quay-about = Do gry z jednym życiem. Jeśli nikt się nie pomyli, zawsze wygrywa Pac-Man.
chase-option-layout-alley = Zaułek
chase-option-layout-alley-about = Do gry z dwoma życiami. Jeśli nikt się nie pomyli, Pac-Man wygrywa z 2 lub 3 życiami, a duchy, gdy ma tylko 1.
chase-option-layout-fairground = Jarmark
chase-option-layout-fairground-about = Do gry z trzema życiami. Jeśli nikt się nie pomyli, zawsze wygrywają duchy.
chase-option-lives = Życia Pac-Mana
chase-option-lives-1 = jedno
chase-option-lives-2 = dwa
chase-option-lives-3 = trzy
chase-option-pacman-short-move = Pac-Man może stanąć już po jednym polu
chase-option-pacman-into-ghost = Gdy Pac-Man bez bonusu wpadnie na ducha
chase-option-pacman-into-ghost-blocked = duch stoi mu na drodze
chase-option-pacman-into-ghost-caught = jest złapany
chase-option-boost-mandatory = Pac-Man musi wykorzystać bonus
chase-option-boost-exact = Bonus to zawsze całe trzy pola
chase-option-eat-in-passing = Z bonusem Pac-Man zjada też duchy mijane po drodze, nie tylko na ostatnim polu
chase-option-boost-chain = Druga kulka podczas bonusu zaczyna bonus od nowa
chase-option-ghost-order = Kolejność duchów
chase-option-ghost-order-fixed = zawsze ta sama
chase-option-ghost-order-free = do wyboru co rundę
chase-option-ghost-pass = Duchy mogą zostać na miejscu
chase-option-must-catch = Duchy muszą łapać, jeśli mogą
chase-option-frenzy-path = W szale duch biegnie
chase-option-frenzy-path-straight = prosto
chase-option-frenzy-path-free = jak chce
chase-option-frenzy-path-toward = w stronę Pac-Mana
chase-option-frenzy-exact = W szale duch musi przebiec dwa pola, jeśli może
chase-option-ghost-cross-pellet = W szale duch może przebiec przez kulkę
chase-option-ghosts-stack = Duchy mogą stać na jednym polu
chase-option-pellets-reset = Po stracie życia wracają wszystkie kulki
chase-option-stall-limit = Strata życia po tylu rundach bez kulki
chase-option-max-turns = Limit rund

# Co kto robi, po imieniu
chase-short-moved = { $piece } z { $origin } na { $to }.
chase-short-stopped = { $piece } staje na { $at }.
chase-short-called = teraz { $ghost }.

chase-note-stays = stoi
chase-note-called = teraz { $ghost }
chase-note-ate = zjedzony { $ghost }
chase-note-life = strata życia
chase-note-pellets = { $count ->
    [one] 1 kulka
    [few] { $count } kulki
   *[other] { $count } kulek
}

## Co zrobiłby trener
chase-advice-step = Idź na { $to }.
chase-advice-end = Zatrzymaj się tutaj.
chase-advice-call = Wybierz: { $to }.

## Dlaczego
chase-reason-wins = Tak wygrasz!
chase-reason-pellet = Tak zjesz kulkę mocy.
chase-reason-eats = Zjesz ducha: { $ghost }.
chase-reason-catches = Tak złapiesz Pac-Mana.
chase-reason-caught = { $ghost } cię tam złapie.
chase-reason-seen = { $ghost } cię tam widzi.
chase-reason-unseen = Żaden duch cię tam nie widzi.
chase-reason-near = { $steps ->
    [one] To jedno pole od Pac-Mana.
    [few] To { $steps } pola od Pac-Mana.
   *[other] To { $steps } pól od Pac-Mana.
}

# Zasady
chase-help-aim-title = Cel gry
chase-help-aim = Pac-Man wygrywa, gdy zje cztery kulki mocy. Duchy wygrywają, gdy złapią go trzy razy: każde złapanie kosztuje życie. Poziom Pac-Mana to liczba zjedzonych kulek.
chase-help-sides-title = Kto kim gra
chase-help-sides = Gracz 1 jest Pac-Manem; pozostali dzielą się czterema duchami i razem wygrywają lub przegrywają. Runda to ruch Pac-Mana i ruchy duchów po nim. Pac-Man zaczyna, także po każdym powrocie na start.
chase-help-pacman-title = Ruch Pac-Mana
chase-help-pacman = Idzie dokładnie o dwa pola, krok po kroku, nigdy na ukos. Może skręcać i zawracać. Ogrodzenia i duchy zagradzają mu drogę i nikt nie skacze. Jeśli nie ma dokąd iść, zostaje na miejscu.
chase-help-pellet-title = Bonusowy ruch
chase-help-pellet = Na kulce mocy staje, zjada ją i dostaje bonusowy ruch: najwyżej trzy pola więcej, w dowolną stronę, nawet przez duchy. Bonus kończy się, zanim ruszą duchy.
chase-help-eaten-title = Zjadanie duchów
chase-help-eaten = Każdy duch spotkany podczas bonusu jest zjedzony i nie gra do następnego powrotu na start. Kolejna kulka po drodze daje nowy bonus, znów trzy pola.
chase-help-ghosts-title = Ruchy duchów
chase-help-ghosts = Blinky, Inky, Pinky i Clyde ruszają się w tej kolejności, każdy o jedno pole. Duch, który może się ruszyć, musi to zrobić. Duchy mogą stać na jednym polu i mijać się.
chase-help-guard-title = Duchy i kulki
chase-help-guard = Duch nie może skończyć ruchu na kulce mocy; w szale może przez nią przebiec. Duch, który mógłby złapać Pac-Mana, nie musi tego robić.
chase-help-sight-title = Co widzą duchy
chase-help-sight = Duch widzi wzdłuż swojego rzędu i kolumny, jak daleko się da, ale nie na ukos. Ogrodzenia zasłaniają widok, duchy i kulki nie. Liczy się to, co widzi na początku swojego ruchu.
chase-help-frenzy-title = Tryb szału
chase-help-frenzy = Duch, który widzi Pac-Mana, biegnie o dwa pola w linii prostej, w dowolną stronę. Musi przebiec dwa, jeśli może. Jeśli Pac-Man jest tuż obok, łapie go już na pierwszym polu.
chase-help-caught-title = Złapany
chase-help-caught = Duch, który wejdzie na pole Pac-Mana, łapie go. Pac-Man traci życie i wszyscy wracają na start, zjedzone duchy też. Zjedzone kulki nie wracają.
chase-help-stall-title = Nie zwlekaj
chase-help-stall = Po zbyt wielu rundach bez kulki (20, chyba że wybierzesz inną liczbę) Pac-Man też traci życie. Jeśli ustawisz limit rund, gra kończy się na nim bez zwycięzcy.
chase-help-maze-title = Labirynty
chase-help-maze = Labirynt mówi, gdzie są ogrodzenia i kulki i gdzie kto zaczyna. Nikt nie stawia tu ogrodzeń.
chase-help-touch-title = Na ekranie
chase-help-touch = Pod planszą widać, który pionek się rusza, kto nim gra i które duchy będą następne. Dotknij pola o dwa kroki dalej, a pionek tam pójdzie; dotknij małych kółek, jeśli chcesz wybrać drogę po swojemu.
chase-help-keys-title = Na klawiaturze
chase-help-keys = Strzałki i Enter; E kończy ruch wcześniej.

# Opowieść o turze
chase-deed-moved = { $detail ->
    [squares] ruch ({ $places })
   *[plain] ruch ({ $pieces })
}
chase-deed-stayed = bez ruchu ({ $pieces })
chase-deed-spotted = Pac-Man zauważony ({ $ghosts })
chase-deed-frenzied = { $ghost } widzi Pac-Mana i wpada w szał
chase-deed-ate-pellet = zjedzona kulka mocy (zostało { $left })
chase-deed-ate-ghost = { $ghost } zjedzony
chase-deed-caught = { $lives ->
    [one] { $ghost } łapie Pac-Mana! Zostaje { $lives } życie
    [few] { $ghost } łapie Pac-Mana! Zostają { $lives } życia
   *[other] { $ghost } łapie Pac-Mana! Zostaje { $lives } żyć
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man traci życie: za długo bez kulki. Zostaje { $lives } życie
    [few] Pac-Man traci życie: za długo bez kulki. Zostają { $lives } życia
   *[other] Pac-Man traci życie: za długo bez kulki. Zostaje { $lives } żyć
}
chase-deed-reset = wszyscy wracają na start

chase-befalls-caught = { $lives ->
    [one] { $ghost } cię złapał! Zostaje { $lives } życie
    [few] { $ghost } cię złapał! Zostają { $lives } życia
   *[other] { $ghost } cię złapał! Zostaje { $lives } żyć
}
chase-befalls-stalled = { $lives ->
    [one] Liczba rund bez kulki: { $cycles }. Tracisz życie! Zostaje { $lives } życie
    [few] Liczba rund bez kulki: { $cycles }. Tracisz życie! Zostają { $lives } życia
   *[other] Liczba rund bez kulki: { $cycles }. Tracisz życie! Zostaje { $lives } żyć
}
chase-befalls-eaten = Pac-Man zjadł ducha: { $ghost }!
