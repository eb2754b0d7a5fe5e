editor-workshop = Værksted
editor-intro = Lav din egen plade, bunke, terning eller regler. Bots spiller dem, mens du tegner, og siger, om det er fair. Spil så med hvem, du vil.
editor-make = Hvad du kan lave
editor-yours = Lavet på denne enhed
editor-none = Ikke noget endnu. Det, du laver, bliver gemt her af sig selv.
editor-unsound = Ikke færdig
editor-open-file = Åbn en fil
editor-opening = Lige et øjeblik …
editor-gone = Det er ikke på denne enhed. Måske blev det slettet eller lavet på en anden.
editor-unknown = Siden ved ikke, hvad linket eller filen er til.
editor-unreadable = { $file } er ikke en plade, en bunke eller et sæt regler, der kan vises her.
editor-too-large = { $file } er for stor.
editor-new-name = { $kind } { $number }
editor-to-workshop = Tilbage til værkstedet
editor-called = Navn

editor-kind-marbles-layout = Spilleplade
editor-kind-marbles-rules = Husregler
editor-kind-mspacman-layout = Spilleplade
editor-kind-mspacman-die_faces = Spøgelsernes terning
editor-kind-mspacman-spinner_faces = Drejeskive
editor-kind-mspacman-rules = Husregler
editor-kind-chase-layout = Labyrint
editor-kind-chase-rules = Husregler
editor-kind-cards-deck = Kortbunke
editor-kind-cards-rules = Husregler
editor-kind-quoridor-rules = Husregler

editor-start-from = Begynd med
editor-from-nothing = Ingenting
editor-undo = Fortryd
editor-redo = Gentag
editor-drawing = Tegning
editor-brushes = Pensler
editor-eraser = Viskelæder
editor-symmetry = Tegn på flere sider på én gang
editor-symmetry-mirror = Spejl
editor-symmetry-half = Halv omgang
editor-symmetry-quarter = Kvarte omgange
editor-keys = Taster: Pilene flytter, Enter tegner, Delete sletter, T drejer til den anden retning. 1 til 9 vælger en pensel, 0 viskelæderet. Ctrl+Z fortryder.
editor-empty = tom
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, her er noget galt

editor-marbles-hole = Hul
editor-marbles-path = Vej
editor-marbles-ring = Ring
editor-marbles-home-yellow = Gult hjem
editor-marbles-home-red = Rødt hjem
editor-marbles-home-green = Grønt hjem
editor-marbles-home-blue = Blåt hjem
editor-marbles-opening = Åbning
editor-mspacman-area-b = Området Blinky
editor-mspacman-area-i = Området Inky
editor-mspacman-area-p = Området Pinky
editor-mspacman-area-s = Området Sue
editor-mspacman-wall = Mur
editor-mspacman-door = Dør
editor-mspacman-power = Power-felt
editor-mspacman-circle = Hvid cirkel
editor-mspacman-exit = Udgang
editor-mspacman-den = Spøgelsesfelt
editor-mspacman-out = Vej ud
editor-mspacman-faces = Sider
editor-mspacman-faces-total = { $count } i alt
editor-chase-fence = Forhindring
editor-chase-pellet = Bonus-bær
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Spøgelser
editor-chase-side-pacman-more = Pac-Man vinder for tit.
editor-chase-side-pacman-less = Pac-Man vinder for sjældent.
editor-chase-side-ghosts-more = Spøgelserne vinder for tit.
editor-chase-side-ghosts-less = Spøgelserne vinder for sjældent.
editor-cards-points = Point
editor-cards-level1 = Kort på niveau 1
editor-cards-level1-total = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
editor-cards-level2 = Kort på niveau 2
editor-cards-level2-total = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
editor-fewer = Én mindre: { $name }
editor-more = Én mere: { $name }
editor-count = { $group }: { $name }

editor-checks = Hvad der mangler eller er galt
editor-checking = Kontrollerer …
editor-fine = Alt er i orden. Du kan spille med det.
editor-problems = { $count ->
    [one] { $count } ting at rette
   *[other] { $count } ting at rette
}
editor-problems-more = { $count ->
    [one] Vis { $count } mere
   *[other] Vis { $count } mere
}

editor-fairness = Er det fair?
editor-bots = Bots
editor-measuring = Spiller stadig …
editor-measuring-first = Bots spiller de første spil …
editor-measure-when-fine = Så snart alt er i orden, spiller bots med det og viser, om det er fair.
editor-measure-on = Spil flere spil
editor-seat = Plads { $seat }
editor-percent = { $share } %
editor-share = { $share } % ({ $low }–{ $high })
editor-verdict-open = Stadig for tæt til at sige.
editor-verdict-even = Fair: Alle har omtrent samme chance.
editor-verdict-more = Plads { $seat } vinder for tit.
editor-verdict-less = Plads { $seat } vinder for sjældent.
editor-figures = { $games ->
    [one] { $games } spil spillet.
   *[other] { $games } spil spillet.
} Ture i et spil: omkring { $turns }. Minutter: omkring { $minutes }.
editor-how-to-read = Den stiplede linje er en fair andel af sejrene. Den rigtige andel er et sted på bjælken; flere spil gør den kortere.

editor-fairer = Gør det mere fair
editor-fairer-how = Computeren prøver små ændringer og viser dig de bedste.
editor-aim = Hvad du vil have
editor-aim-even = Samme chance for alle
editor-aim-shorter = Samme chance og kortere spil
editor-aim-longer = Samme chance og længere spil
editor-aim-minutes = Samme chance og en længde, du vælger
editor-aim-minutes-field = Minutter
editor-aim-share = En andel af sejrene, du vælger: { $name }
editor-aim-share-field = Procent
editor-search = Find idéer
editor-search-on = Søg videre
editor-stop = Stop
editor-searching = Søger
editor-searched = { $games ->
    [one] { $games } spil spillet for at finde disse.
   *[other] { $games } spil spillet for at finde disse.
}
editor-idea = { $games ->
    [one] { $games } spil, omkring { $minutes } min
   *[other] { $games } spil, omkring { $minutes } min
}
editor-take = Tag denne
editor-ideas-note = Tallene er lidt for pæne: De heldigste idéer kommer først. Når du tager en, bliver den målt på ny.
editor-difference = { $name }: { $from } → { $to }

editor-play = Spil med det
editor-play-bots = Med bots
editor-play-when-fine = Ret først det, der er galt.
editor-keep = Behold og del
editor-share-link = Link
editor-share-about = Den, der åbner linket, får en kopi til at spille med eller ændre.
editor-save-file = Gem som fil
editor-delete = Slet
editor-delete-sure = Slette »{ $name }«?
editor-delete-about = Så er det væk. Links og filer, du har delt, virker stadig.
editor-delete-no = Behold det
editor-kept = Gemmes på denne enhed af sig selv.
editor-not-kept = Denne browser gemmer ikke noget. Gem en fil, ellers er det tabt, når du går.
editor-too-long = Det er for stort til et link. Gem det som fil i stedet.

editor-rules-usual = Som vi plejer at spille
editor-rules-how = Begynd med det, regelhæftet siger, og ret så, hvad du vil. Dine regler får et navn og kan vælges, når du opretter et spil.
