puzzle-title = Rätsel des Tages
puzzle-back = Zurück zu den Spielen
puzzle-grade = { $grade ->
    [1] Leicht
    [2] Mittel
   *[3] Schwer
}
puzzle-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-done = gelöst
puzzle-past = Die letzten zwei Wochen
puzzle-why = Warum
puzzle-right = Das ist es!
puzzle-ask = Was tust du?
puzzle-on = Richtig! Und jetzt?
puzzle-wrong = Das nicht. Versuch etwas anderes!
puzzle-shown = Das war die Lösung.
puzzle-give-up = Zeig mir die Lösung
puzzle-not-possible = Das geht hier nicht.
puzzle-share = Teilen
puzzle-copied = Kopiert
puzzle-result = { $shown ->
    [true] Du hast dir die Lösung zeigen lassen.
   *[false] { $wrong ->
        [0] Beim ersten Versuch gelöst.
        [one] Nach { $wrong } falschen Versuch gelöst.
       *[other] Nach { $wrong } falschen Versuchen gelöst.
    }
}

puzzle-best = Finde den besten Zug.
puzzle-only = Sonst geht nichts.
puzzle-chances = Damit gewinnst du in etwa { $best } von 100 Spielen. Mit der nächstbesten Antwort sind es etwa { $next }.
puzzle-chances-exact = Damit gewinnst du in { $best } von 100 Spielen, genau gezählt. Mit der anderen Antwort sind es { $next }.
puzzle-quoridor-win = Gewinn in { $number } Zügen, egal was die andere Seite tut.
puzzle-quoridor-win-why = Jede Antwort wurde geprüft: Kein anderer Zug gewinnt in { $number } Zügen.
puzzle-chase-escape = Noch eine Pille, noch ein Leben. Wohin muss Pac-Man, damit er sie sicher bekommt?
puzzle-chase-escape-why = Überall sonst können die Geister ihn aufhalten. Hier nicht, egal wie sie ziehen.
puzzle-chase-trap = Pac-Man hat noch ein Leben. Wohin muss dieser Geist, damit er nicht entkommt?
puzzle-chase-trap-why = Überall sonst kann Pac-Man noch gewinnen. Hier nicht, egal wie er läuft.
puzzle-marbles-best = Du hast noch eine { $number } für Pac-Man. Was ist der beste Zug?
puzzle-marbles-ghost = Du hast noch eine { $number } für einen Geist. Was ist der beste Zug?
puzzle-mspacman-best = Du hast eine { $number } gedreht. Wohin soll Ms. Pac-Man?
puzzle-mspacman-chase = Du hast eine { $number } gewürfelt. Wohin soll dein Geist?
puzzle-cards-draw = Alle anderen sind ausgestiegen oder raus. Ziehst du, oder steigst du aus?
