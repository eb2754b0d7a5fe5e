puzzle-title = Dagens nøtt
puzzle-back = Tilbake til spillene
puzzle-grade = { $grade ->
    [1] Lett
    [2] Middels
   *[3] Vanskelig
}
puzzle-streak = { $days ->
    [one] { $days } dag på rad
   *[other] { $days } dager på rad
}
puzzle-done = løst
puzzle-past = De siste to ukene
puzzle-why = Hvorfor
puzzle-right = Der var den!
puzzle-ask = Hva gjør du?
puzzle-on = Riktig! Og nå?
puzzle-wrong = Ikke den. Prøv noe annet!
puzzle-shown = Det var svaret.
puzzle-give-up = Vis meg svaret
puzzle-not-possible = Det kan du ikke gjøre her.
puzzle-share = Del
puzzle-copied = Kopiert
puzzle-result = { $shown ->
    [true] Du så på svaret.
   *[false] { $wrong ->
        [0] Løst på første forsøk.
        [one] Løst etter { $wrong } feil forsøk.
       *[other] Løst etter { $wrong } feil forsøk.
    }
}
puzzle-best = Finn det beste trekket.
puzzle-only = Ingenting annet virker.
puzzle-chances = Med dette vinner du omtrent { $best } av 100 ganger. Med det nest beste svaret er det omtrent { $next }.
puzzle-chances-exact = Med dette vinner du { $best } av 100 ganger, nøyaktig regnet. Med det andre svaret er det { $next }.
puzzle-quoridor-win = Vinn på { $number } trekk, uansett hva den andre gjør.
puzzle-quoridor-win-why = Alle svar er prøvd: ingen andre trekk vinner på { $number }.
puzzle-chase-escape = Én energikule og ett liv igjen. Hvor må Pac-Man gå for å være sikker på å få den?
puzzle-chase-escape-why = Alle andre steder kan spøkelsene stoppe ham. Her kan de ikke, uansett hvordan de flytter.
puzzle-chase-trap = Pac-Man har ett liv igjen. Hvor må dette spøkelset gå så han ikke slipper unna?
puzzle-chase-trap-why = Alle andre steder kan Pac-Man fortsatt vinne. Her kan han ikke, uansett hvordan han løper.
puzzle-marbles-best = Du har en { $number }-er igjen til Pac-Man. Hva er det beste trekket?
puzzle-marbles-ghost = Du har en { $number }-er igjen til et spøkelse. Hva er det beste trekket?
puzzle-mspacman-best = Du snurret { $number }. Hvor bør Ms. Pac-Man gå?
puzzle-mspacman-chase = Du kastet { $number }. Hvor bør spøkelset ditt gå?
puzzle-cards-draw = Alle andre har stoppet eller er ute. Trekker du, eller stopper du?
