# Co mówi trener w lekcjach
quoridor-lesson-first-turn = Twoja pierwsza tura
quoridor-lesson-first-turn-1 = Jesteś Pac-Manem i chcesz dotrzeć na drugą stronę. Dotknij pola przed sobą.
quoridor-lesson-first-turn-1-hint = Tak wolno, ale druga strona jest prosto przed tobą. Dotknij pola przed sobą.
quoridor-lesson-first-turn-2 = To była tura! Rywal też miał swoją. Dalej: jeszcze krok.
quoridor-lesson-first-turn-3 = Został jeden krok. Dotknij ostatniego pola i wygraj.
quoridor-lesson-first-turn-done = Wygrywasz! Kto pierwszy dotrze na drugą stronę, ten wygrywa.

quoridor-lesson-fence = Postaw ogrodzenie
quoridor-lesson-fence-1 = Rywalowi brakuje kroku do wygranej! Zamiast iść, postaw ogrodzenie: dotknij zaznaczonej szczeliny, a potem „Postaw”.
quoridor-lesson-fence-1-hint = Rywal by teraz wygrał. Postaw ogrodzenie w zaznaczonej szczelinie.
quoridor-lesson-fence-2 = Teraz rywal musi iść naokoło. Wydłuż mu drogę: dodaj ogrodzenie tuż obok pierwszego.
quoridor-lesson-fence-done = Świetna blokada! Ogrodzenie zajmuje dwa pola i już zostaje. W grze we dwoje masz ich dziesięć.

quoridor-lesson-jump = Przeskocz
quoridor-lesson-jump-1 = Ktoś stoi tuż przed tobą. Możesz go przeskoczyć: dotknij pola za nim.
quoridor-lesson-jump-1-hint = Nie musisz iść naokoło. Dotknij pola za rywalem.
quoridor-lesson-jump-done = Dwa pola w jednej turze! Gdy stoicie twarzą w twarz, zyskuje ten, kto rusza następny.

quoridor-lesson-jump-aside = Skok w bok
quoridor-lesson-jump-aside-1 = Za rywalem stoi ogrodzenie, więc nie skoczysz na wprost. Skocz w bok: dotknij zaznaczonego pola.
quoridor-lesson-jump-aside-1-hint = Da się szybciej: skocz obok rywala na zaznaczone pole.
quoridor-lesson-jump-aside-done = Dobrze! W bok skacze się tylko wtedy, gdy tuż za drugim pionkiem jest ogrodzenie.

quoridor-lesson-race = Wygraj wyścig
quoridor-lesson-race-1 = Policz kroki: tobie brakuje dwóch, rywalowi tylko jednego. Ogrodzenie w zaznaczonej szczelinie zrobi z jednego kroku trzy!
quoridor-lesson-race-1-hint = Wtedy rywal wygra następnym krokiem. Najpierw postaw ogrodzenie w zaznaczonej szczelinie.
quoridor-lesson-race-2 = Rywal musi iść naokoło. Teraz biegnij!
quoridor-lesson-race-3 = Jeszcze krok.
quoridor-lesson-race-done = Wygrana o krok! Porównuj drogi: idź, gdy twoja jest krótsza, a gdy nie, stawiaj ogrodzenia. Nikogo nie wolno zamknąć całkiem.
