editor-workshop = Werkplaats
editor-intro = Maak je eigen bord, stapel, dobbelsteen of regels. Terwijl je tekent, spelen bots ermee en vertellen ze je of het eerlijk is. Daarna speel je het met wie je wilt.
editor-make = Wat je kunt maken
editor-yours = Gemaakt op dit apparaat
editor-none = Nog niets. Wat je maakt, wordt hier vanzelf bewaard.
editor-unsound = Niet af
editor-open-file = Bestand openen
editor-opening = Momentje…
editor-gone = Dat staat niet op dit apparaat. Misschien is het verwijderd, of op een ander apparaat gemaakt.
editor-unknown = Deze pagina weet niet waar de link of het bestand voor is.
editor-unreadable = { $file } is geen bord, stapel of set regels die hier getoond kan worden.
editor-too-large = { $file } is te groot.
editor-new-name = { $kind } { $number }
editor-to-workshop = Terug naar de werkplaats
editor-called = Naam

editor-kind-marbles-layout = Bord
editor-kind-marbles-rules = Huisregels
editor-kind-mspacman-layout = Bord
editor-kind-mspacman-die_faces = Spokendobbelsteen
editor-kind-mspacman-spinner_faces = Draaischijf
editor-kind-mspacman-rules = Huisregels
editor-kind-chase-layout = Doolhof
editor-kind-chase-rules = Huisregels
editor-kind-cards-deck = Stapel
editor-kind-cards-rules = Huisregels
editor-kind-quoridor-rules = Huisregels

editor-start-from = Begin met
editor-from-nothing = Niets
editor-undo = Ongedaan maken
editor-redo = Opnieuw doen
editor-drawing = Tekening
editor-brushes = Penselen
editor-eraser = Gum
editor-symmetry = Aan meer kanten tegelijk tekenen
editor-symmetry-mirror = Spiegel
editor-symmetry-half = Halve draai
editor-symmetry-quarter = Kwartslagen
editor-keys = Toetsen: met de pijltjes beweeg je, Enter tekent, Delete wist, T draait de richting. 1 tot 9 kiezen een penseel, 0 de gum. Ctrl+Z maakt ongedaan.
editor-empty = leeg
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, hier klopt iets niet

editor-marbles-hole = Kuiltje
editor-marbles-path = Pad
editor-marbles-ring = Ring
editor-marbles-home-yellow = Gele thuisplek
editor-marbles-home-red = Rode thuisplek
editor-marbles-home-green = Groene thuisplek
editor-marbles-home-blue = Blauwe thuisplek
editor-marbles-opening = Opening
editor-mspacman-area-b = Gebied van Blinky
editor-mspacman-area-i = Gebied van Inky
editor-mspacman-area-p = Gebied van Pinky
editor-mspacman-area-s = Gebied van Sue
editor-mspacman-wall = Muur
editor-mspacman-door = Deur
editor-mspacman-power = Krachtvak
editor-mspacman-circle = Witte cirkel
editor-mspacman-exit = Uitgangsvak
editor-mspacman-den = Spookvak
editor-mspacman-out = Weg naar buiten
editor-mspacman-faces = Zijden
editor-mspacman-faces-total = { $count } in totaal
editor-chase-fence = Muurtje
editor-chase-pellet = Krachtpil
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Spoken
editor-chase-side-pacman-more = Pac-Man wint te vaak.
editor-chase-side-pacman-less = Pac-Man wint te weinig.
editor-chase-side-ghosts-more = De spoken winnen te vaak.
editor-chase-side-ghosts-less = De spoken winnen te weinig.
editor-cards-points = Punten
editor-cards-level1 = Kaarten van niveau 1
editor-cards-level1-total = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
editor-cards-level2 = Kaarten van niveau 2
editor-cards-level2-total = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
editor-fewer = Eén minder: { $name }
editor-more = Eén meer: { $name }
editor-count = { $group }: { $name }

editor-checks = Wat er ontbreekt of niet klopt
editor-checking = Controleren…
editor-fine = Alles klopt. Je kunt het spelen.
editor-problems = { $count ->
    [one] { $count } ding te verbeteren
   *[other] { $count } dingen te verbeteren
}
editor-problems-more = { $count ->
    [one] Nog { $count } tonen
   *[other] Nog { $count } tonen
}

editor-fairness = Is het eerlijk?
editor-bots = Bots
editor-measuring = Er wordt nog gespeeld…
editor-measuring-first = Bots spelen de eerste spellen…
editor-measure-when-fine = Zodra alles klopt, spelen bots ermee en laten ze zien of het eerlijk is.
editor-measure-on = Meer spellen spelen
editor-seat = Plaats { $seat }
editor-percent = { $share }%
editor-share = { $share }% ({ $low }–{ $high })
editor-verdict-open = Nog niets over te zeggen.
editor-verdict-even = Eerlijk: iedereen heeft ongeveer dezelfde kans.
editor-verdict-more = Plaats { $seat } wint te vaak.
editor-verdict-less = Plaats { $seat } wint te weinig.
editor-figures = { $games ->
    [one] { $games } spel gespeeld.
   *[other] { $games } spellen gespeeld.
} Beurten per spel: ongeveer { $turns }. Minuten: ongeveer { $minutes }.
editor-how-to-read = De streepjeslijn is een eerlijk deel van de zeges. Het echte deel ligt ergens op de balk; met meer spellen wordt die korter.

editor-fairer = Maak het eerlijker
editor-fairer-how = De computer probeert kleine veranderingen en laat je de beste zien.
editor-aim = Wat je wilt
editor-aim-even = Iedereen dezelfde kans
editor-aim-shorter = Dezelfde kans, kortere spellen
editor-aim-longer = Dezelfde kans, langere spellen
editor-aim-minutes = Dezelfde kans, en een duur die je kiest
editor-aim-minutes-field = Minuten
editor-aim-share = Een deel van de zeges dat je kiest: { $name }
editor-aim-share-field = Procent
editor-search = Ideeën zoeken
editor-search-on = Verder zoeken
editor-stop = Stop
editor-searching = Zoeken
editor-searched = { $games ->
    [one] { $games } spel gespeeld om deze te vinden.
   *[other] { $games } spellen gespeeld om deze te vinden.
}
editor-idea = { $games ->
    [one] { $games } spel, ongeveer { $minutes } min
   *[other] { $games } spellen, ongeveer { $minutes } min
}
editor-take = Neem deze
editor-ideas-note = Deze cijfers zijn iets te mooi: de ideeën met het meeste geluk staan vooraan. Kies je er een, dan wordt het opnieuw gemeten.
editor-difference = { $name }: { $from } → { $to }

editor-play = Spelen
editor-play-bots = Met bots
editor-play-when-fine = Verbeter eerst wat niet klopt.
editor-keep = Bewaren en delen
editor-share-link = Link
editor-share-about = Wie deze link opent, krijgt een kopie om te spelen of te veranderen.
editor-save-file = Opslaan als bestand
editor-delete = Verwijderen
editor-delete-sure = “{ $name }” verwijderen?
editor-delete-about = Dan is het weg. Links en bestanden die je hebt gedeeld, werken nog wel.
editor-delete-no = Bewaren
editor-kept = Vanzelf bewaard op dit apparaat.
editor-not-kept = Deze browser bewaart niets. Sla een bestand op, anders ben je het kwijt als je weggaat.
editor-too-long = Dit is te groot voor een link. Sla het op als bestand.

editor-rules-usual = Zoals we meestal spelen
editor-rules-how = Begin met wat het boekje zegt en verander dan wat je wilt. Je regels hebben een naam, en je kunt ze kiezen als je een spel klaarzet.
