error-quoridor-bad-action = „{ $text }” nie jest ani polem takim jak e2, ani ogrodzeniem takim jak e3h.
error-quoridor-bad-position = „{ $text }” nie jest pozycją; zapisz ją tak: { $form }.
error-quoridor-bad-square = „{ $text }” nie jest polem; pola to a1 do i9.
error-quoridor-bad-fence = Ogrodzenie nie może stać na „{ $fence }”; ogrodzenia nie mogą na siebie zachodzić ani się krzyżować.
error-quoridor-no-three = Opcja three_players nie pozwala na trzech graczy.
error-quoridor-place-seats = Pozycja dla tej liczby graczy ({ $players }) wymaga po jednym pionku i jednej liczbie pozostałych ogrodzeń na gracza.
error-quoridor-place-turn = Miejsce, które ma ruch, musi być od 1 do { $players }.
error-quoridor-place-sharing = Dwa pionki nie mogą stać na jednym polu.
error-quoridor-place-fences = Każdy gracz (jest ich { $players }) ma ogrodzeń: { $each }, licząc te na planszy i te w zapasie.
error-quoridor-place-taken = Akcje liczy się tylko do wartości opcji max_turns.
error-quoridor-place-two-home = Dwa pionki nie mogą być jednocześnie na swoich metach.
error-quoridor-place-shut-in = Miejsce { $seat } nie ma drogi do mety.
error-quoridor-place-stuck = Miejsce { $seat } nie może tu nic zrobić, więc nie może to być jego tura.

quoridor-refuse-no-pass = Twój pionek już tam stoi, a tury nie można opuścić.
quoridor-refuse-occupied = Stoi tam inny pionek.
quoridor-refuse-too-far = Za daleko: pionek idzie o jedno pole albo przeskakuje jeden pionek obok siebie.
quoridor-refuse-no-diagonal = Na ukos można tylko obok pionka, którego nie da się przeskoczyć.
quoridor-refuse-fence-between = Na drodze stoi ogrodzenie.
quoridor-refuse-one-piece-a-jump = Na drodze stoją dwa pionki, a przeskoczyć można tylko jeden.
quoridor-refuse-piece-behind = Wylądujesz tam tylko wtedy, gdy za drugim pionkiem jest ogrodzenie; tu stoi trzeci pionek.
quoridor-refuse-jump-straight = Skok na wprost jest możliwy, więc w bok nie można.
quoridor-refuse-fence-beside = Między przeskakiwanym pionkiem a tym polem stoi ogrodzenie.
quoridor-refuse-edge-behind = Wylądujesz tam tylko wtedy, gdy za drugim pionkiem jest ogrodzenie; tu kończy się plansza.
quoridor-refuse-off-board = Ogrodzenie wystawałoby poza planszę.
quoridor-refuse-no-fences-left = Nie masz już ogrodzeń.
quoridor-refuse-overlap = Nie ma miejsca: przeszkadza inne ogrodzenie.
quoridor-refuse-crossing = Ogrodzenie przecinałoby inne.
quoridor-refuse-last-path = Przez to ogrodzenie miejsce { $seat } nie miałoby drogi do mety.
quoridor-refuse-last-path-named = z takim ogrodzeniem nie byłoby drogi do mety.

quoridor-event-moved = Miejsce { $seat }: ruch z { $origin } na { $to }.
quoridor-event-jumped = Miejsce { $seat }: skok z { $origin } przez { $over } na { $to }.
quoridor-event-fenced = Miejsce { $seat }: ogrodzenie { $fence }; zostało: { $left }.
quoridor-event-passed-over = Miejsce { $seat } nie może nic zrobić i traci turę.
quoridor-event-won = Miejsce { $seat } dociera na { $at } i wygrywa.
quoridor-event-turn-limit = Osiągnięto limit tur ({ $turns }); nikt nie wygrywa.

goal_reached = Zwycięski pionek dotarł na drugą stronę.
goal_reached-own = Twój pionek dotarł na drugą stronę.

# Na stronie
quoridor-name = Quoridor
quoridor-about = Pokonaj labirynt przed innymi. W każdej turze zrób krok albo postaw komuś ogrodzenie na drodze.
quoridor-step-1 = Przejdź pionkiem przez planszę przed innymi.
quoridor-step-2 = Zrób krok albo postaw ogrodzenie.
quoridor-step-3 = Przez ogrodzenia inni muszą iść naokoło.
quoridor-guide-turn = Witaj! W swojej turze robisz jedną rzecz: idziesz o jedno pole w stronę swojej mety po drugiej stronie albo stawiasz ogrodzenie, żeby kogoś spowolnić.
quoridor-todo = Dotknij świecącej kropki, żeby tam iść, albo postaw ogrodzenie.
quoridor-todo-walk = Dotknij świecącej kropki, żeby tam iść.
quoridor-todo-fence = Przesuń ogrodzenie na miejsce, obróć je i postaw.
quoridor-fences-left = { $left ->
    [one] zostało { $left } ogrodzenie
    [few] zostały { $left } ogrodzenia
   *[other] zostało { $left } ogrodzeń
}
quoridor-put-up-fence = Postaw ogrodzenie
quoridor-turn-fence = Obróć
quoridor-place-fence = Postaw
quoridor-cancel-fence = Bez ogrodzenia
quoridor-grid = Plansza. Strzałki przechodzą po polach, Enter rusza pionek, F przełącza na ogrodzenia.
quoridor-grid-fences = Gdzie może stanąć ogrodzenie. Strzałki je przesuwają, R obraca, Enter stawia, F lub Escape wraca do pionka.
quoridor-square-pawn = pionek: { $name }
quoridor-square-target = możesz tu iść
quoridor-square-goal = meta: { $name }
quoridor-square-fences = ogrodzenie { $sides }
quoridor-fence-of = ogrodzenie gracza: { $name }
quoridor-slot = { $slot }, { $way ->
    [h] poziomo
   *[v] pionowo
}, { $state ->
    [free] wolne
    [up] stoi tu ogrodzenie
   *[closed] tu nie można
}
quoridor-option-edge-as-fence = Brzeg planszy działa jak ogrodzenie, więc można tam skoczyć w bok
quoridor-option-diagonal-past-piece = Jeśli za przeskakiwanym pionkiem stoi inny, można skoczyć w bok
quoridor-option-max-turns = Limit tur

# Co kto robi, po imieniu
quoridor-short-moved = ruch z { $origin } na { $to }.
quoridor-short-jumped = skok z { $origin } przez { $over } na { $to }.
quoridor-short-fenced = ogrodzenie na { $fence }; zostało: { $left }.
quoridor-short-passed-over = nic nie da się zrobić, tura przepada.
quoridor-short-won = meta na { $at } i wygrana!

## Co zrobiłby trener
quoridor-advice-move = Idź na { $to }.
quoridor-advice-fence = Postaw ogrodzenie na { $to }.

## Dlaczego
quoridor-reason-wins = Tak wygrasz!
quoridor-reason-jump = { $steps ->
    [one] Zbliżysz się o jeden krok.
    [few] Zbliżysz się od razu o { $steps } kroki.
   *[other] Zbliżysz się od razu o { $steps } kroków.
}
quoridor-reason-nearer = { $steps ->
    [one] Potem zostanie ci jeden krok do mety.
    [few] Potem zostaną ci { $steps } kroki do mety.
   *[other] Potem zostanie ci { $steps } kroków do mety.
}
quoridor-reason-costs = { $steps ->
    [one] Miejsce { $seat } ma przez to o krok dalej.
    [few] Miejsce { $seat } ma przez to o { $steps } kroki dalej.
   *[other] Miejsce { $seat } ma przez to o { $steps } kroków dalej.
}
quoridor-reason-costs-named = { $steps ->
    [one] droga dłuższa o krok.
    [few] droga dłuższa o { $steps } kroki.
   *[other] droga dłuższa o { $steps } kroków.
}
quoridor-reason-stops = { $steps ->
    [one] Miejsce { $seat } miało jeden krok do mety, a teraz ma o krok dalej.
    [few] Miejsce { $seat } miało jeden krok do mety, a teraz ma o { $steps } kroki dalej.
   *[other] Miejsce { $seat } miało jeden krok do mety, a teraz ma o { $steps } kroków dalej.
}
quoridor-reason-stops-named = { $steps ->
    [one] do mety był jeden krok, a teraz jest o krok dalej.
    [few] do mety był jeden krok, a teraz jest o { $steps } kroki dalej.
   *[other] do mety był jeden krok, a teraz jest o { $steps } kroków dalej.
}
quoridor-reason-free = Ciebie to nie spowalnia.
quoridor-reason-costs-you = { $steps ->
    [one] Kosztuje cię to jeden krok.
    [few] Kosztuje cię to { $steps } kroki.
   *[other] Kosztuje cię to { $steps } kroków.
}

# Zasady
quoridor-help-aim-title = Cel gry
quoridor-help-aim = Dotrzyj pionkiem przed innymi na brzeg oznaczony jego kolorem i obrazkiem: to twoja meta. Wystarczy dowolne pole tego brzegu i od razu wygrywasz. Gra się w dwie, trzy lub cztery osoby, zgodnie z ruchem wskazówek zegara. We dwoje każdy ma 10 ogrodzeń, we troje po 6, we czworo po 5.
quoridor-help-turn-title = Twoja tura
quoridor-help-turn = Robisz jedną rzecz: ruszasz pionek albo stawiasz ogrodzenie. Tury nie można opuścić. Traci ją tylko ktoś, kto nie może zrobić ani jednego, ani drugiego.
quoridor-help-move-title = Ruch
quoridor-help-move = Pionek idzie o jedno pole do przodu, do tyłu lub w bok: nigdy na ukos, nigdy przez ogrodzenie i nigdy na inny pionek. Kółka pokazują, dokąd możesz iść.
quoridor-help-jump-title = Skok
quoridor-help-jump = Jeśli inny pionek stoi tuż obok twojego, możesz go przeskoczyć na wprost i stanąć zaraz za nim. Nie musisz tego robić, a w jednej turze wolno przeskoczyć tylko jeden pionek.
quoridor-help-side-title = Skok w bok
quoridor-help-side = Jeśli za tym pionkiem jest ogrodzenie lub brzeg planszy, możesz stanąć obok tego pionka, z lewej lub z prawej, chyba że dzieli was ogrodzenie. Dopóki da się skoczyć na wprost, w bok nie można. Jeśli za nim stoi trzeci pionek, nie skoczysz wcale.
quoridor-help-fence-title = Ogrodzenia
quoridor-help-fence = Ogrodzenie ma długość dwóch pól. Zatrzymuje wszystkich, ciebie też, i stoi do końca gry. Ogrodzenia nie mogą na siebie zachodzić, krzyżować się ani wystawać poza brzeg.
quoridor-help-path-title = Zawsze jest droga
quoridor-help-path = Wolno zmuszać innych do dłuższej drogi, ale nie wolno ich zamknąć: także z nowym ogrodzeniem każdy musi mieć drogę do mety. Inne pionki na tej drodze się nie liczą, bo pójdą dalej.
quoridor-help-end-title = Bez zwycięzcy
quoridor-help-end = Jeśli ustawisz limit tur, po jego osiągnięciu gra kończy się bez zwycięzcy. Kto dotrze do mety w ostatniej turze, jeszcze wygrywa.
quoridor-help-touch-title = Na ekranie
quoridor-help-touch = Na ekranie dotykowym: dotknij między polami, żeby przymierzyć ogrodzenie, przeciągnij je, dotknij, żeby obrócić, i postaw. Myszą: wskaż miejsce między polami i kliknij.
quoridor-help-keys-title = Na klawiaturze
quoridor-help-keys = Strzałki i Enter; F przełącza między pionkiem a ogrodzeniami, R obraca ogrodzenie.

# Opowieść o turze
quoridor-deed-moved = { $detail ->
    [squares] ruch na { $to }
   *[plain] ruch o jedno pole
}
quoridor-deed-jumped = { $detail ->
    [squares] skok przez { $over } na { $to }
   *[plain] skok przez pionek
}
quoridor-deed-fenced = { $detail ->
    [squares] ogrodzenie na { $fence } (zostało { $left })
   *[plain] ogrodzenie (zostało { $left })
}
quoridor-deed-passed-over = brak ruchu, tura przepada
quoridor-deed-won = wygrana
