# Co mówi trener w lekcjach
marbles-lesson-first-turn = Twoja pierwsza tura
marbles-lesson-first-turn-1 = Jesteś żółtym Pac-Manem i zjadasz kulki. Najpierw rzuć obiema kośćmi.
marbles-lesson-first-turn-2 = Jedna kość jest dla ciebie, druga dla ducha. Przejdź pięć kroków i zjedz wszystkie kulki po drodze: dotknij zaznaczonego miejsca, a potem „Idź”.
marbles-lesson-first-turn-2-hint = Tak też można, ale szukaj jak najwięcej kulek: dotknij zaznaczonego miejsca.
marbles-lesson-first-turn-3 = Pięć kulek! Dwójka rusza ducha. Dotknij duchów pośrodku, a potem miejsca, do którego jeden z nich ma iść.
marbles-lesson-first-turn-done = To cała tura: rzut, twój ruch i ruch ducha. Wygrywa, kto na końcu ma najwięcej białych kulek.

marbles-lesson-ghost = Poślij ducha
marbles-lesson-ghost-1 = Duchy są niczyje, więc korzystaj z nich! Rywal jest o dwa kroki od ducha: dotknij ducha, a potem rywala.
marbles-lesson-ghost-1-hint = Najpierw duch! Dotknij go, a potem rywala.
marbles-lesson-ghost-2 = Mamy go! Rywal wraca do domku i płaci ci dwie białe kulki. Teraz przejdź trzy kroki do żółtej kulki.
marbles-lesson-ghost-done = Udane polowanie! Masz teraz żółtą kulkę. Następna lekcja pokaże, do czego służy.

marbles-lesson-yellow = Zjedz ducha
marbles-lesson-yellow-1 = Żółta kulka pozwala zjeść ducha. Jeden jest o dwa kroki stąd: dotknij go, a potem „Idź”.
marbles-lesson-yellow-1-hint = Masz żółtą kulkę: użyj jej! Dotknij zaznaczonego ducha.
marbles-lesson-yellow-2 = Chaps! Duch jest znów pośrodku, twoja żółta kulka wróciła na kółko, a rywal zapłacił ci dwie. Teraz rusz ducha dwójką.
marbles-lesson-yellow-done = Bez żółtej kulki duchy zagradzają ci drogę. Z nią są twoim obiadem.

marbles-lesson-openings = Przez przejścia
marbles-lesson-openings-1 = Białe strzałki to przejścia. Wyjdź dołem i wejdź górą, razem w trzech krokach: dotknij zaznaczonego miejsca.
marbles-lesson-openings-1-hint = Tak też można, ale wypróbujmy przejście. Dotknij zaznaczonego miejsca.
marbles-lesson-openings-2 = Przez całą planszę jednym ruchem! Teraz duch: trzymaj go z dala od siebie.
marbles-lesson-openings-done = Przejście prowadzi do każdego innego, a samo nie kosztuje kroku. Dobre też do ucieczki.

marbles-lesson-last-marble = Ostatnia kulka
marbles-lesson-last-marble-1 = Została tylko jedna biała kulka, a ty masz o jedną więcej. Jest o trzy kroki stąd: dotknij jej.
marbles-lesson-last-marble-1-hint = Nie zostawiaj jej rywalowi. Dotknij ostatniej kulki.
marbles-lesson-last-marble-done = Gdy znika ostatnia biała kulka, gra się kończy. Wygrywa, kto ma ich najwięcej: ty! Teraz umiesz już wszystko.
