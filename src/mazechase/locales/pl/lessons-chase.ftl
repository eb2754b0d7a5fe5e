# Co mówi trener w lekcjach
chase-lesson-first-turn = Twoja pierwsza tura
chase-lesson-first-turn-1 = Jesteś Pac-Manem. W każdej turze idziesz o dwa pola i chcesz zjeść cztery kulki mocy. Dotknij kulki o dwa pola stąd.
chase-lesson-first-turn-1-hint = Kulka jest w zasięgu! Dotknij jej.
chase-lesson-first-turn-2 = Mniam! Kulka daje ci do trzech kroków więcej. Teraz ich nie potrzebujesz: dotknij „Koniec ruchu”.
chase-lesson-first-turn-2-hint = Możesz biec dalej, ale zatrzymajmy się tutaj. Dotknij „Koniec ruchu”.
chase-lesson-first-turn-done = Teraz każdy duch poszedł o pole. Zjedz wszystkie cztery kulki, zanim złapią cię trzy razy, a wygrasz.

chase-lesson-boost = Zjedz ducha
chase-lesson-boost-1 = Za tą kulką czai się duch. Najpierw zjedz kulkę.
chase-lesson-boost-2 = Teraz masz moc! Przez trzy kroki możesz zjadać duchy. Dotknij ducha.
chase-lesson-boost-3 = Chaps! Nie ma go, dopóki nie stracisz życia. Dotknij „Koniec ruchu”.
chase-lesson-boost-done = Kulka daje ci moc tylko do końca tego ruchu. Potem duchy znów zagradzają ci drogę.

chase-lesson-hide = Z dala od oczu
chase-lesson-hide-1 = Duchy patrzą wzdłuż swojego rzędu i kolumny. Który cię zobaczy, biegnie o dwa pola. Schowaj się między ogrodzeniami: dotknij zaznaczonego pola.
chase-lesson-hide-1-hint = Tam zobaczyłby cię duch. Schowaj się między ogrodzeniami, na zaznaczonym polu.
chase-lesson-hide-done = Nikt cię nie widział, więc każdy duch poszedł tylko o jedno pole. Ogrodzenia to twoi przyjaciele!

chase-lesson-ghosts = Zagraj duchami
chase-lesson-ghosts-1 = Teraz jesteś wszystkimi czterema duchami. Ruszają się po kolei, każdy o jedno pole. Blinky niech podejdzie bliżej Pac-Mana: dotknij zaznaczonego pola.
chase-lesson-ghosts-1-hint = Duchy polują razem: podejdź bliżej Pac-Mana. Dotknij zaznaczonego pola.
chase-lesson-ghosts-2 = Następny jest Inky. Podejdź bliżej.
chase-lesson-ghosts-3 = Pinky nie przejdzie przez ogrodzenie. Obejdź je.
chase-lesson-ghosts-4 = Ostatni jest Clyde. Zamknij krąg!
chase-lesson-ghosts-done = Potem znów rusza się Pac-Man. Duchy wygrywają, gdy złapią go trzy razy, więc go otocz.

chase-lesson-frenzy = Zobacz i złap
chase-lesson-frenzy-1 = Blinky patrzy wzdłuż kolumny i widzi Pac-Mana! Duch, który go widzi, biegnie o dwa pola w linii prostej. Dotknij zaznaczonego pola.
chase-lesson-frenzy-2 = Inky też go widzi, wzdłuż rzędu. Przebiegnij dwa pola i złap go!
chase-lesson-frenzy-2-hint = Nie w tę stronę! Biegnij prosto na Pac-Mana.
chase-lesson-frenzy-done = Mamy go! Pac-Man traci życie i wszyscy wracają na start. Ogrodzenia zasłaniają widok.
