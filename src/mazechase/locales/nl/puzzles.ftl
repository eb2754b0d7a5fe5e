puzzle-title = Puzzel van de dag
puzzle-back = Terug naar de spellen
puzzle-grade = { $grade ->
    [1] Makkelijk
    [2] Gemiddeld
   *[3] Moeilijk
}
puzzle-streak = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
puzzle-done = opgelost
puzzle-past = De laatste twee weken
puzzle-why = Waarom
puzzle-right = Goed zo!
puzzle-ask = Wat doe je?
puzzle-on = Goed! En nu?
puzzle-wrong = Die niet. Probeer iets anders!
puzzle-shown = Dat was het antwoord.
puzzle-give-up = Toon het antwoord
puzzle-not-possible = Dat kan hier niet.
puzzle-share = Delen
puzzle-copied = Gekopieerd
puzzle-result = { $shown ->
    [true] Je hebt het antwoord bekeken.
   *[false] { $wrong ->
        [0] In één keer opgelost.
        [one] Opgelost na { $wrong } foute poging.
       *[other] Opgelost na { $wrong } foute pogingen.
    }
}

puzzle-best = Vind de beste zet.
puzzle-only = Iets anders werkt niet.
puzzle-chances = Hiermee win je ongeveer { $best } van de 100 keer. Met het op één na beste antwoord is dat ongeveer { $next }.
puzzle-chances-exact = Hiermee win je { $best } van de 100 keer, precies uitgerekend. Met het andere antwoord is dat { $next }.
puzzle-quoridor-win = Win in { $number } zetten, wat de ander ook doet.
puzzle-quoridor-win-why = Elk antwoord is geprobeerd: geen andere zet wint in { $number }.
puzzle-chase-escape = Nog één krachtpil en nog één leven. Waar moet Pac-Man heen om zeker te winnen?
puzzle-chase-escape-why = Op elke andere plek kunnen de spoken hem stoppen. Hier niet, hoe ze ook lopen.
puzzle-chase-trap = Pac-Man heeft nog één leven. Waar moet dit spook heen zodat hij niet kan ontsnappen?
puzzle-chase-trap-why = Op elke andere plek kan Pac-Man nog winnen. Hier niet, hoe hij ook rent.
puzzle-marbles-best = Je hebt nog een { $number } voor Pac-Man. Wat is de beste zet?
puzzle-marbles-ghost = Je hebt nog een { $number } voor een spook. Wat is de beste zet?
puzzle-mspacman-best = Je draaide een { $number }. Waar moet Ms. Pac-Man heen?
puzzle-mspacman-chase = Je gooide een { $number }. Waar moet je spook heen?
puzzle-cards-draw = Alle anderen zijn gestopt of af. Pak je, of stop je?
