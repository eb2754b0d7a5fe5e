# Co mówi trener w lekcjach
cards-lesson-first-turn = Twoja pierwsza tura
cards-lesson-first-turn-1 = Zbierasz punkty. Dotknij „Dobierz”, żeby wziąć kartę.
cards-lesson-first-turn-1-hint = Nie masz jeszcze punktów, więc nie kończ. Dotknij „Dobierz”.
cards-lesson-first-turn-2 = Wiśnia, 2 punkty! W turze możesz wziąć do trzech kart. Dobierz jeszcze jedną.
cards-lesson-first-turn-3 = Kropka to 1 punkt. Przez trzy duchy odpadasz, więc nie bądźmy zachłanni: dotknij „Koniec tury”.
cards-lesson-first-turn-3-hint = Tak wolno, ale na razie grajmy bezpiecznie. Dotknij „Koniec tury”.
cards-lesson-first-turn-done = To cała tura: dobierz od jednej do trzech kart i zakończ ją. Wygrywa, kto na końcu ma najwięcej punktów.

cards-lesson-stop = Przestań w porę
cards-lesson-stop-1 = Dwa duchy! Jeszcze jeden i odpadasz razem z punktami. Zachowaj je: dotknij „Pas” i potwierdź.
cards-lesson-stop-1-hint = Za duże ryzyko: przez jeszcze jednego ducha odpadniesz. Dotknij „Pas”.
cards-lesson-stop-done = Twoje punkty ocalały, a rywal dobrał trzeciego ducha i odpadł. Wygrywasz!

cards-lesson-give = Karta akcji: Oddaj
cards-lesson-give-1 = Masz dwa duchy. Odważnie, dobierz: to może być karta akcji.
cards-lesson-give-2 = Oddaj! Pozbądź się ducha: dotknij zaznaczonego ducha, a potem gracza, który go dostanie.
cards-lesson-give-done = U ciebie o ducha mniej, u rywala o jednego więcej! Jeśli to jego trzeci, odpada.

cards-lesson-swap = Karta akcji: Zamień
cards-lesson-swap-1 = Tylko kropka i dwa duchy: kiepskie karty. Dobierz nową.
cards-lesson-swap-2 = Zamień! Dwoje graczy zamienia się kartami. Dotknij siebie i zaznaczonego gracza.
cards-lesson-swap-2-hint = Wtedy duchy zostaną u ciebie. Wybierz siebie i zaznaczonego gracza.
cards-lesson-swap-done = Ale łup, 12 punktów! A duchy poszły do rywala. Możesz nawet zamienić karty dwojga innych graczy.

cards-lesson-skip = Karta akcji: Pauza
cards-lesson-skip-1 = Dobierz kartę.
cards-lesson-skip-2 = Pauza! Ktoś straci turę. Dotknij zaznaczonego gracza.
cards-lesson-skip-3 = Teraz dotknij „Koniec tury” i patrz, kto gra następny.
cards-lesson-skip-done = Gracz z pauzą stracił turę. Daj pauzę temu, komu tura jest najbardziej potrzebna.

cards-lesson-dictate = Karta akcji: Rozkaz
cards-lesson-dictate-1 = To poziom 2, z innymi kartami akcji. Dobierz kartę.
cards-lesson-dictate-2 = Rozkaz! Powiedz, ile kart ktoś musi dobrać. Dotknij zaznaczonego gracza, a potem +3.
cards-lesson-dictate-2-hint = Też dobry pomysł, ale zróbmy to groźniej: zaznaczony gracz i +3.
cards-lesson-dictate-3 = Trzy karty i żadnej ucieczki. Dotknij „Koniec tury” i patrz.
cards-lesson-dictate-done = Do jednego ducha na ręce doszły jeszcze dwa: gracz odpadł! Wybieraj tych, którzy już mają duchy.

cards-lesson-all-draw = Karta akcji: Wszyscy dobierają
cards-lesson-all-draw-1 = Dobierz kartę.
cards-lesson-all-draw-2 = Wszyscy dobierają! Każdy bierze kartę, zaczynając od ciebie: dotknij talii.
cards-lesson-all-draw-done = Każdy dostał kartę, niektórzy ducha. To groźne dla kogoś, kto ma już dwa duchy.

cards-lesson-pass-left = Karta akcji: Podaj w lewo
cards-lesson-pass-left-1 = Masz ducha. Dobierz kartę.
cards-lesson-pass-left-2 = Podaj w lewo! Każdy podaje kartę graczowi po lewej, wszyscy naraz. Dotknij swojego ducha.
cards-lesson-pass-left-2-hint = Można, ale wtedy duch zostanie u ciebie. Dotknij ducha.
cards-lesson-pass-left-done = Twój duch poszedł dalej, a z drugiej strony przyszła karta. Teraz znasz wszystkie karty akcji!
