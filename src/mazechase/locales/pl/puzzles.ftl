# Zagadka dnia

puzzle-title = Zagadka dnia
puzzle-back = Wróć do gier
puzzle-grade = { $grade ->
    [1] Łatwa
    [2] Średnia
   *[3] Trudna
}
puzzle-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[other] { $days } dni z rzędu
}
puzzle-done = rozwiązana
puzzle-past = Ostatnie dwa tygodnie
puzzle-why = Dlaczego
puzzle-right = Tak jest!
puzzle-ask = Co robisz?
puzzle-on = Dobrze! A teraz?
puzzle-wrong = Nie to. Spróbuj czegoś innego!
puzzle-shown = To była odpowiedź.
puzzle-give-up = Pokaż odpowiedź
puzzle-not-possible = Tego nie można tu zrobić.
puzzle-share = Udostępnij
puzzle-copied = Skopiowano
puzzle-result = { $shown ->
    [true] Odpowiedź odsłonięta.
   *[false] { $wrong ->
        [0] Rozwiązana za pierwszym razem.
        [one] Rozwiązana po { $wrong } błędnej próbie.
       *[other] Rozwiązana po { $wrong } błędnych próbach.
    }
}

## Pytania i wyjaśnienia

puzzle-best = Znajdź najlepszy ruch.
puzzle-only = Nic innego nie działa.
puzzle-chances = Tak wygrasz około { $best } razy na 100. Przy drugiej najlepszej odpowiedzi około { $next }.
puzzle-chances-exact = Tak wygrasz { $best } razy na 100, dokładnie policzone. Przy drugiej odpowiedzi { $next }.
puzzle-quoridor-win = { $number ->
    [one] Wygraj w { $number } ruchu, cokolwiek zrobi druga osoba.
   *[other] Wygraj w { $number } ruchach, cokolwiek zrobi druga osoba.
}
puzzle-quoridor-win-why = { $number ->
    [one] Sprawdzono każdą odpowiedź: żaden inny ruch nie wygrywa w { $number } ruchu.
   *[other] Sprawdzono każdą odpowiedź: żaden inny początek nie wygrywa w { $number } ruchach.
}
puzzle-chase-escape = Została jedna kulka i jedno życie. Dokąd musi iść Pac-Man, żeby na pewno wygrać?
puzzle-chase-escape-why = Wszędzie indziej duchy mogą go zatrzymać. Tutaj nie, jakkolwiek się ruszą.
puzzle-chase-trap = Pac-Man ma jeszcze jedno życie. Dokąd musi iść ten duch, żeby Pac-Man mu nie uciekł?
puzzle-chase-trap-why = Wszędzie indziej Pac-Man może jeszcze wygrać. Tutaj nie, jakkolwiek pobiegnie.
puzzle-marbles-best = Na Pac-Mana zostało ci { $number }. Jaki ruch jest najlepszy?
puzzle-marbles-ghost = Na ducha zostało ci { $number }. Jaki ruch jest najlepszy?
puzzle-mspacman-best = Na tarczy wypadło { $number }. Dokąd ma iść Ms. Pac-Man?
puzzle-mspacman-chase = Na kości wypadło { $number }. Dokąd ma iść twój duch?
puzzle-cards-draw = Wszyscy inni spasowali albo odpadli. Dobierasz czy pasujesz?
