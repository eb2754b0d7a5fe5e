# Co mówi trener w lekcjach
mspacman-lesson-first-turn = Twoja pierwsza tura
mspacman-lesson-first-turn-1 = Grasz jako Ms. Pac-Man i chcesz wyczyścić swoją strefę z kropek. Dotknij tarczy.
mspacman-lesson-first-turn-2 = Trzy kroki! Zjada każdą kropkę, gdy schodzi z jej pola. Dotknij zaznaczonego pola, a potem „Idź”.
mspacman-lesson-first-turn-2-hint = To też trzy kroki, ale idź tam, gdzie pokazuje ręka.
mspacman-lesson-first-turn-done = Trzy kropki mniej! Potem duch rzucił kością i ruszył za tobą. Wygrywa ten, w czyjej strefie najpierw zabraknie kropek.

mspacman-lesson-power = Kropka mocy
mspacman-lesson-power-1 = Silny duch jest blisko. Zakręć: duża kropka obok ci pomoże.
mspacman-lesson-power-2 = Gdy zejdziesz z dużej kropki mocy, wszystkie duchy osłabną. Przejdź przez nią i prosto przez ducha: dotknij zaznaczonego pola, a potem „Idź”.
mspacman-lesson-power-2-hint = Szkoda takiej szansy! Idź przez dużą kropkę i przez ducha.
mspacman-lesson-power-3 = Mamy go! Za to kręcisz jeszcze raz.
mspacman-lesson-power-4 = Jeszcze dwa kroki i dwie kropki.
mspacman-lesson-power-done = Złapany słaby duch wraca do kryjówki. Ale nie czekaj za długo: duchy znów będą silne.

mspacman-lesson-exits = Ucieknij wyjściem
mspacman-lesson-exits-1 = Tuż za tobą jest silny duch! Zakręć.
mspacman-lesson-exits-2 = Z każdego wyjścia na brzegu jest jeden krok do każdego innego. Dotknij zaznaczonego pola daleko stąd, a potem „Idź”.
mspacman-lesson-exits-2-hint = Tam duch może cię dopaść. Ucieknij wyjściem.
mspacman-lesson-exits-done = Ucieczka w trzech krokach! Duchy też mogą używać wyjść, więc miej je na oku.

mspacman-lesson-ghost = Zagraj duchem
mspacman-lesson-ghost-1 = Teraz jesteś duchem: złap Ms. Pac-Man, a potem to ty nią zagrasz. Rzuć kością.
mspacman-lesson-ghost-2 = Jest o dwa kroki stąd, a ty masz trzy: wystarczy! Dotknij jej, a potem „Idź”.
mspacman-lesson-ghost-2-hint = Jest w zasięgu! Dotknij Ms. Pac-Man.
mspacman-lesson-ghost-3 = Złapana! Teraz Ms. Pac-Man to ty. Postaw ją na białym kółku w swojej strefie: dotknij zaznaczonego, a potem „Idź”.
mspacman-lesson-ghost-3-hint = To kółko jest wolne, ale zacznij w swojej strefie, tam są twoje kropki.
mspacman-lesson-ghost-done = Kto ją złapie, od razu nią gra. Dzięki temu każdy się naje.

mspacman-lesson-win = Ostatnia kropka
mspacman-lesson-win-1 = W twojej strefie została jedna kropka. Zakręć!
mspacman-lesson-win-2 = Przejdź przez nią: znika, gdy zejdziesz z jej pola. Dotknij zaznaczonego pola, a potem „Idź”.
mspacman-lesson-win-2-hint = Musisz wejść na kropkę i z niej zejść. Dotknij zaznaczonego pola.
mspacman-lesson-win-done = Twoja strefa jest czysta i wygrywasz! Liczy się to nawet wtedy, gdy ostatnią kropkę zje ktoś inny.
