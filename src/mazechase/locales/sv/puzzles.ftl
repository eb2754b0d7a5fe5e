puzzle-title = Dagens kluring
puzzle-back = Tillbaka till spelen
puzzle-grade = { $grade ->
    [1] Lätt
    [2] Medel
   *[3] Svår
}
puzzle-streak = { $days ->
    [one] { $days } dag i rad
   *[other] { $days } dagar i rad
}
puzzle-done = löst
puzzle-past = De senaste två veckorna
puzzle-why = Varför
puzzle-right = Precis!
puzzle-ask = Vad gör du?
puzzle-on = Rätt! Och nu?
puzzle-wrong = Inte det. Prova något annat!
puzzle-shown = Det var svaret.
puzzle-give-up = Visa svaret
puzzle-not-possible = Det går inte här.
puzzle-share = Dela
puzzle-copied = Kopierat
puzzle-result = { $shown ->
    [true] Du tittade på svaret.
   *[false] { $wrong ->
        [0] Löst på första försöket.
        [one] Löst efter { $wrong } felaktigt försök.
       *[other] Löst efter { $wrong } felaktiga försök.
    }
}

puzzle-best = Hitta det bästa draget.
puzzle-only = Inget annat fungerar.
puzzle-chances = Så vinner du ungefär { $best } gånger av 100. Med det näst bästa svaret är det ungefär { $next }.
puzzle-chances-exact = Så vinner du { $best } gånger av 100, exakt räknat. Med det andra svaret är det { $next }.
puzzle-quoridor-win = Vinn på { $number } drag, vad den andra spelaren än gör.
puzzle-quoridor-win-why = Alla svar har prövats: inget annat drag vinner på { $number }.
puzzle-chase-escape = En bonussymbol kvar, ett liv kvar. Vart måste Pac-Man gå för att vara säker på den?
puzzle-chase-escape-why = Överallt annars kan spökena stoppa honom. Här kan de inte det, hur de än går.
puzzle-chase-trap = Pac-Man har ett liv kvar. Vart måste det här spöket gå för att han inte ska komma undan?
puzzle-chase-trap-why = Överallt annars kan Pac-Man fortfarande vinna. Här kan han inte det, hur han än springer.
puzzle-marbles-best = Du har en { $number }:a kvar till Pac-Man. Vilket är det bästa draget?
puzzle-marbles-ghost = Du har en { $number }:a kvar till ett spöke. Vilket är det bästa draget?
puzzle-mspacman-best = Du snurrade en { $number }:a. Vart ska Ms. Pac-Man gå?
puzzle-mspacman-chase = Du slog en { $number }:a. Vart ska ditt spöke gå?
puzzle-cards-draw = Alla andra har stannat eller är ute. Drar du, eller stannar du?
