puzzle-title = Dagens opgave
puzzle-back = Tilbage til spillene
puzzle-grade = { $grade ->
    [1] Let
    [2] Mellem
   *[3] Svær
}
puzzle-streak = { $days ->
    [one] { $days } dag i træk
   *[other] { $days } dage i træk
}
puzzle-done = løst
puzzle-past = De sidste to uger
puzzle-why = Hvorfor
puzzle-right = Sådan!
puzzle-ask = Hvad gør du?
puzzle-on = Rigtigt! Og hvad nu?
puzzle-wrong = Ikke den. Prøv noget andet!
puzzle-shown = Det var svaret.
puzzle-give-up = Vis mig svaret
puzzle-not-possible = Det kan du ikke her.
puzzle-share = Del
puzzle-copied = Kopieret
puzzle-result = { $shown ->
    [true] Du kiggede på svaret.
   *[false] { $wrong ->
        [0] Løst i første forsøg.
        [one] Løst efter { $wrong } forkert forsøg.
       *[other] Løst efter { $wrong } forkerte forsøg.
    }
}

puzzle-best = Find det bedste træk.
puzzle-only = Intet andet virker.
puzzle-chances = Med dette vinder du omkring { $best } ud af 100 gange. Med det næstbedste svar er det omkring { $next }.
puzzle-chances-exact = Med dette vinder du { $best } ud af 100 gange, regnet nøjagtigt ud. Med det andet svar er det { $next }.
puzzle-quoridor-win = Vind på { $number } træk, uanset hvad den anden gør.
puzzle-quoridor-win-why = Alle svar er prøvet: Intet andet træk vinder på { $number }.
puzzle-chase-escape = Ét bonus-bær mangler, ét liv er tilbage. Hvor skal Pac-Man hen for at være sikker på det?
puzzle-chase-escape-why = Alle andre steder kan spøgelserne stoppe ham. Her kan de ikke, uanset hvordan de rykker.
puzzle-chase-trap = Pac-Man har ét liv tilbage. Hvor skal dette spøgelse hen, så han ikke kan slippe væk?
puzzle-chase-trap-why = Alle andre steder kan Pac-Man stadig vinde. Her kan han ikke, uanset hvordan han løber.
puzzle-marbles-best = Du har en { $number }'er tilbage til Pac-Man. Hvad er det bedste træk?
puzzle-marbles-ghost = Du har en { $number }'er tilbage til et spøgelse. Hvad er det bedste træk?
puzzle-mspacman-best = Du drejede en { $number }'er. Hvor skal Ms. Pac-Man hen?
puzzle-mspacman-chase = Du slog en { $number }'er. Hvor skal dit spøgelse hen?
puzzle-cards-draw = Alle andre er stoppet eller ude. Trækker du, eller stopper du?
