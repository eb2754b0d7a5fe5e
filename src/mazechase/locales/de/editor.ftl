editor-workshop = Werkstatt
editor-intro = Gestalte dein eigenes Brett, eigene Karten, Würfel oder Regeln. Bots spielen damit, während du zeichnest, und sagen dir, ob es fair ist. Dann spiel damit, mit wem du willst.
editor-make = Was du machen kannst
editor-yours = Auf diesem Gerät gemacht
editor-none = Noch nichts. Was du machst, wird hier von selbst aufgehoben.
editor-unsound = Nicht fertig
editor-open-file = Datei öffnen
editor-opening = Einen Moment …
editor-gone = Das ist nicht auf diesem Gerät. Vielleicht wurde es gelöscht oder auf einem anderen gemacht.
editor-unknown = Diese Seite weiß nicht, wofür der Link oder die Datei ist.
editor-unreadable = { $file } ist kein Brett, kein Kartensatz und keine Hausregel, die sich hier zeigen lässt.
editor-too-large = { $file } ist zu groß.
editor-new-name = { $kind } { $number }
editor-to-workshop = Zurück zur Werkstatt
editor-called = Name

editor-kind-marbles-layout = Spielbrett
editor-kind-marbles-rules = Hausregeln
editor-kind-mspacman-layout = Spielbrett
editor-kind-mspacman-die_faces = Würfel der Geister
editor-kind-mspacman-spinner_faces = Drehscheibe
editor-kind-mspacman-rules = Hausregeln
editor-kind-chase-layout = Labyrinth
editor-kind-chase-rules = Hausregeln
editor-kind-cards-deck = Kartensatz
editor-kind-cards-rules = Hausregeln
editor-kind-quoridor-rules = Hausregeln

editor-start-from = Anfangen mit
editor-from-nothing = Nichts
editor-undo = Zurücknehmen
editor-redo = Wiederholen
editor-drawing = Zeichnung
editor-brushes = Pinsel
editor-eraser = Radiergummi
editor-symmetry = Auf mehreren Seiten zugleich zeichnen
editor-symmetry-mirror = Spiegeln
editor-symmetry-half = Halbe Drehung
editor-symmetry-quarter = Vierteldrehungen
editor-keys = Tasten: Pfeile bewegen, Eingabe zeichnet, Entf löscht, T dreht in die andere Richtung. 1 bis 9 wählen einen Pinsel, 0 den Radiergummi. Strg+Z nimmt zurück.
editor-empty = leer
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, hier stimmt etwas nicht

editor-marbles-hole = Mulde
editor-marbles-path = Weg
editor-marbles-ring = Ring
editor-marbles-home-yellow = Gelbes Haus
editor-marbles-home-red = Rotes Haus
editor-marbles-home-green = Grünes Haus
editor-marbles-home-blue = Blaues Haus
editor-marbles-opening = Öffnung
editor-mspacman-area-b = Bereich von Blinky
editor-mspacman-area-i = Bereich von Inky
editor-mspacman-area-p = Bereich von Pinky
editor-mspacman-area-s = Bereich von Sue
editor-mspacman-wall = Wand
editor-mspacman-door = Tür
editor-mspacman-power = Power-Feld
editor-mspacman-circle = Weißer Kreis
editor-mspacman-exit = Ausgang
editor-mspacman-den = Geisterfeld
editor-mspacman-out = Weg nach draußen
editor-mspacman-faces = Seiten
editor-mspacman-faces-total = { $count } insgesamt
editor-chase-fence = Hindernis
editor-chase-pellet = Pille
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Geister
editor-chase-side-pacman-more = Pac-Man gewinnt zu oft.
editor-chase-side-pacman-less = Pac-Man gewinnt zu selten.
editor-chase-side-ghosts-more = Die Geister gewinnen zu oft.
editor-chase-side-ghosts-less = Die Geister gewinnen zu selten.
editor-cards-points = Punkte
editor-cards-level1 = Karten der Stufe 1
editor-cards-level1-total = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
editor-cards-level2 = Karten der Stufe 2
editor-cards-level2-total = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
editor-fewer = Eins weniger: { $name }
editor-more = Eins mehr: { $name }
editor-count = { $group }: { $name }

editor-checks = Was fehlt oder nicht stimmt
editor-checking = Wird geprüft …
editor-fine = Alles in Ordnung. Du kannst damit spielen.
editor-problems = { $count ->
    [one] { $count } Fehler zu beheben
   *[other] { $count } Fehler zu beheben
}
editor-problems-more = { $count ->
    [one] { $count } weiteren zeigen
   *[other] { $count } weitere zeigen
}

editor-fairness = Ist es fair?
editor-bots = Bots
editor-measuring = Spielen noch …
editor-measuring-first = Bots spielen die ersten Spiele …
editor-measure-when-fine = Sobald alles stimmt, spielen Bots damit und zeigen, ob es fair ist.
editor-measure-on = Mehr Spiele spielen
editor-seat = Platz { $seat }
editor-percent = { $share } %
editor-share = { $share } % ({ $low }–{ $high })
editor-verdict-open = Noch zu knapp, um es zu sagen.
editor-verdict-even = Fair: Alle haben etwa die gleiche Chance.
editor-verdict-more = Platz { $seat } gewinnt zu oft.
editor-verdict-less = Platz { $seat } gewinnt zu selten.
editor-figures = { $games ->
    [one] { $games } Spiel gespielt.
   *[other] { $games } Spiele gespielt.
} Züge in einem Spiel: etwa { $turns }. Minuten: etwa { $minutes }.
editor-how-to-read = Die gestrichelte Linie ist ein fairer Anteil an den Siegen. Der wahre Anteil liegt irgendwo auf dem Balken; mit mehr Spielen wird er kürzer.

editor-fairer = Fairer machen
editor-fairer-how = Der Computer probiert kleine Änderungen aus und zeigt dir die besten.
editor-aim = Was du willst
editor-aim-even = Gleiche Chancen für alle
editor-aim-shorter = Gleiche Chancen und kürzere Spiele
editor-aim-longer = Gleiche Chancen und längere Spiele
editor-aim-minutes = Gleiche Chancen und eine gewählte Länge
editor-aim-minutes-field = Minuten
editor-aim-share = Ein gewählter Anteil an den Siegen: { $name }
editor-aim-share-field = Prozent
editor-search = Ideen suchen
editor-search-on = Weitersuchen
editor-stop = Anhalten
editor-searching = Suche läuft
editor-searched = { $games ->
    [one] { $games } Spiel gespielt, um diese zu finden.
   *[other] { $games } Spiele gespielt, um diese zu finden.
}
editor-idea = { $games ->
    [one] { $games } Spiel, etwa { $minutes } min
   *[other] { $games } Spiele, etwa { $minutes } min
}
editor-take = Diese nehmen
editor-ideas-note = Diese Zahlen schmeicheln ein wenig: Die Ideen mit dem meisten Glück stehen vorn. Nimmst du eine, wird sie neu gemessen.
editor-difference = { $name }: { $from } → { $to }

editor-play = Damit spielen
editor-play-bots = Mit Bots
editor-play-when-fine = Behebe erst, was nicht stimmt.
editor-keep = Aufheben und teilen
editor-share-link = Link
editor-share-about = Wer diesen Link öffnet, bekommt eine Kopie zum Spielen oder Ändern.
editor-save-file = Als Datei speichern
editor-delete = Löschen
editor-delete-sure = „{ $name }“ löschen?
editor-delete-about = Dann ist es weg. Links und Dateien, die du geteilt hast, gehen weiterhin.
editor-delete-no = Behalten
editor-kept = Wird von selbst auf diesem Gerät aufgehoben.
editor-not-kept = Dieser Browser hebt nichts auf. Speichere eine Datei, sonst ist es weg, wenn du gehst.
editor-too-long = Für einen Link ist es zu groß. Speichere es lieber als Datei.

editor-rules-usual = Wie wir meistens spielen
editor-rules-how = Beginne mit dem, was die Anleitung sagt, und ändere dann, was du willst. Deine Regeln haben einen Namen und lassen sich wählen, wenn du ein Spiel anlegst.
