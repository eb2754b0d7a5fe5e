editor-workshop = Verkstaden
editor-intro = Gör ett eget bräde, en egen kortlek, tärning eller egna regler. Botar spelar medan du ritar och säger om det är rättvist. Spela sedan med vem du vill.
editor-make = Det här kan du göra
editor-yours = Gjort på den här enheten
editor-none = Inget än. Det du gör sparas här av sig självt.
editor-unsound = Inte färdig
editor-open-file = Öppna en fil
editor-opening = Ett ögonblick…
editor-gone = Det finns inte på den här enheten. Kanske är det raderat, eller gjort på en annan.
editor-unknown = Sidan vet inte vad länken eller filen är till för.
editor-unreadable = { $file } är varken bräde, kortlek eller regler som kan visas här.
editor-too-large = { $file } är för stor.
editor-new-name = { $kind } { $number }
editor-to-workshop = Tillbaka till verkstaden
editor-called = Namn

editor-kind-marbles-layout = Bräde
editor-kind-marbles-rules = Husregler
editor-kind-mspacman-layout = Bräde
editor-kind-mspacman-die_faces = Spökenas tärning
editor-kind-mspacman-spinner_faces = Snurra
editor-kind-mspacman-rules = Husregler
editor-kind-chase-layout = Labyrint
editor-kind-chase-rules = Husregler
editor-kind-cards-deck = Kortlek
editor-kind-cards-rules = Husregler
editor-kind-quoridor-rules = Husregler

editor-start-from = Börja med
editor-from-nothing = Ingenting
editor-undo = Ångra
editor-redo = Gör om
editor-drawing = Ritning
editor-brushes = Penslar
editor-eraser = Suddgummi
editor-symmetry = Rita på flera sidor samtidigt
editor-symmetry-mirror = Spegla
editor-symmetry-half = Halvt varv
editor-symmetry-quarter = Kvarts varv
editor-keys = Tangenter: pilarna flyttar, Enter ritar, Delete suddar, T vänder åt andra hållet. 1 till 9 väljer pensel, 0 suddgummit. Ctrl+Z ångrar.
editor-empty = tomt
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, något är fel här

editor-marbles-hole = Hål
editor-marbles-path = Väg
editor-marbles-ring = Ring
editor-marbles-home-yellow = Gult bo
editor-marbles-home-red = Rött bo
editor-marbles-home-green = Grönt bo
editor-marbles-home-blue = Blått bo
editor-marbles-opening = Öppning
editor-mspacman-area-b = Område Blinky
editor-mspacman-area-i = Område Inky
editor-mspacman-area-p = Område Pinky
editor-mspacman-area-s = Område Sue
editor-mspacman-wall = Vägg
editor-mspacman-door = Dörr
editor-mspacman-power = Kraftruta
editor-mspacman-circle = Vit cirkel
editor-mspacman-exit = Utgång
editor-mspacman-den = Spökbo
editor-mspacman-out = Väg ut
editor-mspacman-faces = Sidor
editor-mspacman-faces-total = { $count } totalt
editor-chase-fence = Staket
editor-chase-pellet = Bonussymbol
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Spöken
editor-chase-side-pacman-more = Pac-Man vinner för ofta.
editor-chase-side-pacman-less = Pac-Man vinner för sällan.
editor-chase-side-ghosts-more = Spökena vinner för ofta.
editor-chase-side-ghosts-less = Spökena vinner för sällan.
editor-cards-points = Poäng
editor-cards-level1 = Kort på Nivå 1
editor-cards-level1-total = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
editor-cards-level2 = Kort på Nivå 2
editor-cards-level2-total = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
editor-fewer = En mindre: { $name }
editor-more = En mer: { $name }
editor-count = { $group }: { $name }

editor-checks = Vad som saknas eller är fel
editor-checking = Kontrollerar…
editor-fine = Inget är fel. Du kan spela det.
editor-problems = { $count ->
    [one] { $count } sak att rätta
   *[other] { $count } saker att rätta
}
editor-problems-more = { $count ->
    [one] Visa { $count } till
   *[other] Visa { $count } till
}

editor-fairness = Är det rättvist?
editor-bots = Botar
editor-measuring = Spelar fortfarande…
editor-measuring-first = Botar spelar de första spelen…
editor-measure-when-fine = Så snart inget är fel spelar botar det och visar om det är rättvist.
editor-measure-on = Spela fler spel
editor-seat = Plats { $seat }
editor-percent = { $share } %
editor-share = { $share } % ({ $low }–{ $high })
editor-verdict-open = För jämnt för att säga än.
editor-verdict-even = Rättvist: alla har ungefär samma chans.
editor-verdict-more = Plats { $seat } vinner för ofta.
editor-verdict-less = Plats { $seat } vinner för sällan.
editor-figures = { $games ->
    [one] { $games } spel spelat.
   *[other] { $games } spel spelade.
} Turer per spel: ungefär { $turns }. Minuter: ungefär { $minutes }.
editor-how-to-read = Den streckade linjen är en rättvis andel av vinsterna. Den sanna andelen ligger någonstans på stapeln; fler spel gör den kortare.

editor-fairer = Gör det rättvisare
editor-fairer-how = Datorn provar små ändringar och visar de bästa.
editor-aim = Vad du vill ha
editor-aim-even = Samma chans för alla
editor-aim-shorter = Samma chans, kortare spel
editor-aim-longer = Samma chans, längre spel
editor-aim-minutes = Samma chans, en längd du väljer
editor-aim-minutes-field = Minuter
editor-aim-share = En andel av vinsterna du väljer: { $name }
editor-aim-share-field = Procent
editor-search = Hitta idéer
editor-search-on = Leta vidare
editor-stop = Stoppa
editor-searching = Letar
editor-searched = { $games ->
    [one] { $games } spel spelat för att hitta dem.
   *[other] { $games } spel spelade för att hitta dem.
}
editor-idea = { $games ->
    [one] { $games } spel, ungefär { $minutes } min
   *[other] { $games } spel, ungefär { $minutes } min
}
editor-take = Ta den här
editor-ideas-note = Siffrorna smickrar lite: idéerna med mest tur kommer först. När du tar en mäts den på nytt.
editor-difference = { $name }: { $from } → { $to }

editor-play = Spela det
editor-play-bots = Med botar
editor-play-when-fine = Rätta först det som är fel.
editor-keep = Spara och dela
editor-share-link = Länk
editor-share-about = Den som öppnar länken får en kopia, att spela eller ändra.
editor-save-file = Spara som fil
editor-delete = Radera
editor-delete-sure = Radera ”{ $name }”?
editor-delete-about = Då är det borta. Länkar och filer du har delat fungerar fortfarande.
editor-delete-no = Behåll
editor-kept = Sparas här av sig självt.
editor-not-kept = Den här webbläsaren sparar inget. Spara en fil, annars försvinner det när du går.
editor-too-long = Det är för stort för en länk. Spara det som fil i stället.

editor-rules-usual = Så spelar vi
editor-rules-how = Börja med det som regelboken säger och ändra sedan vad du vill. Dina regler får ett namn och kan väljas när du skapar ett spel.
