error-chase-bad-action = “{ $text }” is geen actie; een actie is een vakje zoals e2, de naam van een spook, of - om een zet te eindigen.
error-chase-bad-position = “{ $text }” is geen stelling; schrijf die als: { $form }.
error-chase-bad-square = “{ $text }” is geen vakje; de vakjes zijn a1 tot i9.

error-chase-layout-field = Een indeling heeft “{ $field }” nodig: source is tekst, fences en pellets zijn lijsten, starts is een tabel.
error-chase-layout-extra = Een indeling heeft geen veld “{ $field }”; de velden zijn source, fences, pellets en starts.
error-chase-layout-many-fences = Er zijn { $count } muurtjes; in de doos zitten er maar { $most }.
error-chase-layout-fence = “{ $fence }” is geen muurtje; een muurtje is een vakje en h of v, zoals e3h.
error-chase-layout-fence-border = Het muurtje { $fence } staat op de rand van het bord of steekt eroverheen.
error-chase-layout-fence-clash = Het muurtje { $fence } overlapt of kruist een ander.
error-chase-layout-square = { $place }: “{ $square }” is geen vakje; de vakjes zijn a1 tot i9.
error-chase-layout-pellet-count = { $count ->
    [one] Er moeten { $wanted } krachtpillen zijn, maar het is er { $count }.
   *[other] Er moeten { $wanted } krachtpillen zijn, maar het zijn er { $count }.
}
error-chase-layout-pellet-twice = Er liggen twee krachtpillen op { $square }.
error-chase-layout-pieces = De startvakken moeten die van { $pieces } zijn.
error-chase-layout-start-pellet = { $piece } kan niet op { $square } beginnen: daar ligt een krachtpil.
error-chase-layout-start-shared = { $piece } kan niet op { $square } beginnen: daar begint al een andere pion.
error-chase-layout-closed = { $square } is niet bereikbaar vanaf het startvak van Pac-Man; elk vakje moet bereikbaar zijn.
error-chase-layout-parted = Krachtpillen snijden { $square } af van het startvak van Pac-Man; spoken mogen niet op krachtpillen stoppen, dus is er een omweg nodig.

error-chase-place-ghosts = Een stelling noemt vier spoken, met - voor een opgegeten spook.
error-chase-place-pellets = Er ligt een krachtpil waar de indeling er geen heeft, of er ontbreekt er geen terwijl er net een is opgegeten.
error-chase-place-lives = Zoveel levens kan Pac-Man niet hebben; en is er geen leven over, dan moet er een krachtpil over zijn.
error-chase-place-idle = Zoveel rondes zonder krachtpil kunnen het niet zijn geweest.
error-chase-place-best = Zoveel krachtpillen kunnen niet zijn opgegeten in een verloren leven.
error-chase-place-cycles = Rondes worden maar geteld tot de optie max_turns.
error-chase-place-sharing = Twee spoken kunnen niet op hetzelfde vakje staan.
error-chase-place-on-pellet = Daar kan geen pion op een krachtpil staan.
error-chase-place-waiting = Deze spoken kunnen niet op hun beurt wachten.
error-chase-place-over = Het spel is afgelopen, dus geen pion kan midden in een zet zijn.
error-chase-place-met = Pac-Man en een spook kunnen hier niet op hetzelfde vakje staan.
error-chase-place-move = Zoveel stappen kunnen in deze zet niet over zijn, of niet op deze manier.
error-chase-place-run = Zo kan het spook zijn ren niet zijn begonnen.
error-chase-place-sight = Een spook moet in de jachtmodus zijn als het Pac-Man ziet, en alleen dan.
error-chase-place-stuck = De pion kan hier niets doen, dus kan die niet aan zet zijn.

chase-refuse-no-call = Je kunt { $ghost } nu niet kiezen: { $piece } is bezig.
chase-refuse-call-first = Kies eerst het spook dat nu gaat: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } is opgegeten en komt terug na de volgende herstart.
chase-refuse-has-moved = { $ghost } is deze ronde al geweest.
chase-refuse-two-steps = Pac-Man loopt altijd twee vakjes; alleen een krachtpil stopt hem.
chase-refuse-one-step = Pac-Man moet minstens één vakje lopen.
chase-refuse-must-boost = Pac-Man moet de bonusbeweging gebruiken.
chase-refuse-whole-boost = Een bonusbeweging moet helemaal worden gebruikt.
chase-refuse-stop-on-pellet = { $ghost } kan daar niet stoppen: er ligt een krachtpil.
chase-refuse-run-on = { $ghost } is in de jachtmodus en moet doorrennen.
chase-refuse-must-catch = { $ghost } kan Pac-Man in deze zet vangen en moet dat doen; zo lukt dat niet.
chase-refuse-must-move = { $ghost } kan niet blijven staan: een spook dat kan bewegen, moet bewegen.
chase-refuse-stands-there = { $piece } staat daar al.
chase-refuse-fence-between = Er staat een muurtje in de weg voor { $piece }.
chase-refuse-no-jump = { $piece } kan niet over een andere pion springen.
chase-refuse-too-far = Te ver: { $piece } gaat vakje voor vakje, nooit schuin.
chase-refuse-ghost-there = Daar staat een spook; zonder bonusbeweging kan Pac-Man daar niet heen.
chase-refuse-straight-on = Een spook in de jachtmodus rent rechtuit, dus { $ghost } kan geen bocht maken.
chase-refuse-no-sharing = Daar staat al een spook, en { $ghost } mag er niet bij en er niet langs.
chase-refuse-pellet-there = Daar ligt een krachtpil, en { $ghost } mag er niet op eindigen.
chase-refuse-toward = { $ghost } ziet Pac-Man en moet naar hem toe rennen.
chase-refuse-farther = Die kant op kan { $ghost } maar één vakje rennen; in de jachtmodus moeten het er twee zijn als dat kan.

chase-event-moved = Plaats { $seat } verplaatste { $piece } van { $origin } naar { $to }.
chase-event-ate-pellet = Pac-Man at de krachtpil op { $at }; { $left ->
    [one] er is er nog { $left }
   *[other] er zijn er nog { $left }
}.
chase-event-boosted = { $steps ->
    [one] Pac-Man kreeg een bonusbeweging: nog hoogstens { $steps } vakje, en hij eet spoken.
   *[other] Pac-Man kreeg een bonusbeweging: nog hoogstens { $steps } vakjes, en hij eet spoken.
}
chase-event-ate-ghost = Pac-Man at { $ghost } op vakje { $at }.
chase-event-boost-ended = De bonusbeweging van Pac-Man eindigde op { $at }.
chase-event-called = Plaats { $seat } koos { $ghost }.
chase-event-frenzied = { $ghost } zag Pac-Man langs { $line } en kwam in de jachtmodus.
chase-event-stayed = { $piece } bleef op { $at }.
chase-event-stopped = Plaats { $seat } liet { $piece } stoppen op { $at }.
chase-event-caught = { $ghost } ving Pac-Man op { $at }; { $lives ->
    [one] nog { $lives } leven
   *[other] nog { $lives } levens
}.
chase-event-stalled = Pac-Man verloor een leven na { $cycles ->
    [one] { $cycles } ronde
   *[other] { $cycles } rondes
} zonder krachtpil (huisregel); { $lives ->
    [one] er is er nog { $lives }
   *[other] er zijn er nog { $lives }
}.
chase-event-reset = Iedereen staat weer op start: Pac-Man op { $pacman }, de spoken op { $ghosts }.
chase-event-pellets-back = De krachtpillen op { $pellets } zijn terug.
chase-event-won = { $winner ->
    [ghosts] De spoken wonnen
   *[other] { $winner } won
}; Pac-Man haalde { $level ->
    [0] geen niveau
   *[other] niveau { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] Het maximum van { $cycles } ronde
   *[other] Het maximum van { $cycles } rondes
} is bereikt; niemand wint, en Pac-Man haalde { $level ->
    [0] geen niveau
   *[other] niveau { $level }
}.

chase_pellets_eaten = Pac-Man at alle vier de krachtpillen.
chase_lives_lost = De spoken pakten het laatste leven van Pac-Man.

chase-name = De achter­volging
chase-about = Eet de vier krachtpillen voordat de spoken je vangen. Eén speler is Pac-Man, de anderen delen de spoken.
chase-harm = Pac-Man zou een leven verliezen.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man moet alle vier de krachtpillen eten.
chase-step-2 = De spoken moeten hem drie keer vangen.
chase-step-3 = Met een krachtpil krijgt hij een bonusbeweging: nu eet hij spoken!
chase-guide-turn = Welkom! Pac-Man wil de vier krachtpillen, en de spoken willen hem drie keer vangen. Tik op een oplichtend vakje om erheen te gaan.
chase-todo = Tik op een oplichtend vakje.
chase-todo-pacman = { $steps ->
    [one] Nog { $steps } vakje: kies een oplichtend vakje.
   *[other] Loop { $steps } vakjes: kies een oplichtend vakje. Je mag afslaan en omkeren.
}
chase-todo-boost = { $steps ->
    [one] Bonusbeweging! Je mag nog { $steps } vakje lopen en elk spook eten dat je tegenkomt.
   *[other] Bonusbeweging! Je mag nog { $steps } vakjes lopen en elk spook eten dat je tegenkomt.
}
chase-todo-ghost = { $ghost } gaat: kies een oplichtend vakje.
chase-todo-frenzy = { $ghost } ziet Pac-Man en rent: kies een oplichtend vakje.
chase-todo-call = Welk spook gaat nu? Tik erop.
chase-show-ways = Wie ziet wie
chase-setup-random = Loten wie Pac-Man is
chase-setup-chosen = De eerste plaats is Pac-Man, de anderen delen de spoken.
chase-call = Welk spook gaat nu?
chase-end-here = Hier stoppen
chase-boost = { $steps ->
    [one] Bonus: { $steps } stap
   *[other] Bonus: { $steps } stappen
}
chase-frenzy = Jachtmodus!
chase-waiting = Dan { $ghosts }
chase-level = { $level ->
    [0] Geen niveau: geen krachtpil opgegeten
    [1] Niveau 1: Beginnende Pac-Man
    [2] Niveau 2: Veelbelovende Pac-Man
    [3] Niveau 3: Ervaren Pac-Man
   *[other] Niveau { $level }: Elite Pac-Man
}
chase-lives = { $lives ->
    [one] nog { $lives } leven
   *[other] nog { $lives } levens
}; krachtpillen opgegeten: { $eaten }
chase-patience = { $cycles ->
    [one] Eet nu een krachtpil, of verlies een leven
   *[other] Eet binnen { $cycles } rondes een krachtpil!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , opgegeten
    [moves] , aan zet
   *[there] { "" }
}
chase-grid = Bord. Met de pijltjestoetsen ga je langs de vakjes, Enter stuurt de pion erheen of kiest het spook, E eindigt de zet.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = krachtpil
chase-square-target = { $steps ->
    [one] hier kun je in { $steps } stap heen
   *[other] hier kun je in { $steps } stappen heen
}
chase-square-call = dit spook kun je kiezen
chase-square-fences = muurtje { $sides }

chase-option-layout = Doolhof
chase-option-layout-gates = Poorten
chase-option-layout-gates-about = Het gewone doolhof. Als niemand een fout maakt, wint Pac-Man met 3 levens, en winnen de spoken als hij er 1 of 2 heeft.
chase-option-layout-den = Hol
chase-option-layout-den-about = De spoken komen bovenaan uit een hol; langs de zijkanten lopen lange gangen. Goed voor Pac-Man. Als niemand een fout maakt, wint Pac-Man met 2 of 3 levens, en winnen de spoken als hij er maar 1 heeft.
chase-option-layout-hedges = Heggen
chase-option-layout-hedges-about = De krachtpillen liggen ver naar binnen; de spoken komen van alle kanten. Goede spelers winnen aan beide kanten ongeveer even vaak. Als niemand een fout maakt, winnen altijd de spoken.
chase-option-layout-orchard = Boomgaard
chase-option-layout-orchard-about = In het midden staan rijen bomen; de krachtpillen liggen achter muurtjes. Even sterke spelers winnen aan beide kanten ongeveer even vaak. Als niemand een fout maakt, winnen altijd de spoken.
chase-option-layout-pairs = Paren
chase-option-layout-pairs-about = De krachtpillen liggen twee aan twee, dus een bonusbeweging kan tot de volgende leiden. Als niemand een fout maakt, wint altijd Pac-Man.
chase-option-layout-pinwheel = Molentje
chase-option-layout-pinwheel-about = Het doolhof ziet er ondersteboven hetzelfde uit; de spoken beginnen in de bovenste helft. Goed voor de spoken. Als niemand een fout maakt, winnen altijd de spoken.
chase-option-layout-printed = Open veld
chase-option-layout-printed-about = Zoals het gedrukte bord, voor zover we weten: maar zes muurtjes, dus de spoken kijken ver. Goed voor de spoken. Als niemand een fout maakt, winnen altijd de spoken.
chase-option-layout-towers = Torens
chase-option-layout-towers-about = De krachtpillen liggen in de hoeken, achter muren. Goed voor Pac-Man. Als niemand een fout maakt, wint Pac-Man met 2 of 3 levens, en winnen de spoken als hij er maar 1 heeft.
chase-option-layout-crossroads = Kruispunt
chase-option-layout-crossroads-about = In het midden kruisen twee wegen, en op elke weg wacht een spook. Als niemand een fout maakt, winnen altijd de spoken.
chase-option-layout-harbour = Haven
chase-option-layout-harbour-about = Van beide kanten steken steigers uit; de krachtpillen liggen twee aan twee, dus een bonusbeweging kan tot de volgende leiden. Als niemand een fout maakt, wint altijd Pac-Man.
chase-option-layout-stables = Stallen
chase-option-layout-stables-about = Boven en onder zijn er stallen, en aan de zijkanten liggen de krachtpillen twee aan twee. Als niemand een fout maakt, wint Pac-Man met 2 of 3 levens, en winnen de spoken als hij er maar 1 heeft.
chase-option-layout-market = Markt
chase-option-layout-market-about = Links en rechts van een lange gang staan rijen kraampjes. Even sterke spelers winnen aan beide kanten ongeveer even vaak. Als niemand een fout maakt, winnen altijd de spoken.
chase-option-layout-courtyard = Binnenhof
chase-option-layout-courtyard-about = Een ruim binnenhof met vier nissen; de krachtpillen liggen bij de ingangen. Als niemand een fout maakt, wint Pac-Man met 3 levens, en winnen de spoken als hij er 1 of 2 heeft.
chase-option-layout-ladders = Ladders
chase-option-layout-ladders-about = Aan beide kanten staan ladders, en twee smalle gangen leiden naar het midden. Als niemand een fout maakt, wint Pac-Man met 3 levens, en winnen de spoken als hij er 1 of 2 heeft.
chase-option-layout-quay = Kade
chase-option-layout-quay-about = Voor een spel met één leven. Als niemand een fout maakt, wint altijd Pac-Man.
chase-option-layout-alley = Steeg
chase-option-layout-alley-about = Voor een spel met twee levens. Als niemand een fout maakt, wint Pac-Man met 2 of 3 levens, en winnen de spoken als hij er maar 1 heeft.
chase-option-layout-fairground = Kermis
chase-option-layout-fairground-about = Voor een spel met drie levens. Als niemand een fout maakt, winnen altijd de spoken.
chase-option-lives = Levens van Pac-Man
chase-option-lives-1 = één
chase-option-lives-2 = twee
chase-option-lives-3 = drie
chase-option-pacman-short-move = Pac-Man mag na één vakje stoppen
chase-option-pacman-into-ghost = Als Pac-Man zonder bonusbeweging op een spook botst
chase-option-pacman-into-ghost-blocked = kan hij niet verder
chase-option-pacman-into-ghost-caught = is hij gevangen
chase-option-boost-mandatory = Pac-Man moet de bonusbeweging gebruiken
chase-option-boost-exact = Een bonusbeweging is altijd drie vakjes
chase-option-eat-in-passing = Bij een bonusbeweging eet Pac-Man ook spoken die hij passeert, niet alleen waar hij stopt
chase-option-boost-chain = Een tweede krachtpil onderweg begint de bonusbeweging opnieuw
chase-option-ghost-order = Volgorde van de spoken
chase-option-ghost-order-fixed = altijd dezelfde
chase-option-ghost-order-free = elke keer gekozen
chase-option-ghost-pass = Spoken mogen blijven staan
chase-option-must-catch = Spoken moeten vangen als dat kan
chase-option-frenzy-path = In de jachtmodus rent een spook
chase-option-frenzy-path-straight = rechtuit
chase-option-frenzy-path-free = zoals het wil
chase-option-frenzy-path-toward = naar Pac-Man toe
chase-option-frenzy-exact = In de jachtmodus moet een spook twee vakjes rennen als dat kan
chase-option-ghost-cross-pellet = In de jachtmodus mag een spook over een krachtpil rennen
chase-option-ghosts-stack = Spoken mogen samen op een vakje
chase-option-pellets-reset = Na een verloren leven komen alle krachtpillen terug
chase-option-stall-limit = Verlies een leven na zoveel rondes zonder krachtpil
chase-option-max-turns = Maximum aan rondes

chase-short-moved = verplaatste { $piece } van { $origin } naar { $to }.
chase-short-stopped = liet { $piece } stoppen op { $at }.
chase-short-called = koos { $ghost }.

chase-note-stays = blijft
chase-note-called = nu { $ghost }
chase-note-ate = eet { $ghost }
chase-note-life = leven kwijt
chase-note-pellets = { $count ->
    [one] 1 krachtpil
   *[other] { $count } krachtpillen
}

chase-advice-step = Stap naar { $to }.
chase-advice-end = Stop hier.
chase-advice-call = Kies { $to }.

chase-reason-wins = Daarmee win je het spel!
chase-reason-pellet = Daar eet je een krachtpil.
chase-reason-eats = Daar eet je { $ghost } op.
chase-reason-catches = Daarmee vang je Pac-Man.
chase-reason-caught = { $ghost } vangt je daar.
chase-reason-seen = { $ghost } ziet je daar.
chase-reason-unseen = Geen spook ziet je daar.
chase-reason-near = { $steps ->
    [one] Daar sta je één vakje van Pac-Man af.
   *[other] Daar sta je { $steps } vakjes van Pac-Man af.
}

chase-help-aim-title = Het doel
chase-help-aim = Pac-Man wint als hij de vier krachtpillen heeft opgegeten. De spoken winnen als ze hem drie keer hebben gevangen: elke keer kost een leven. Zijn niveau is het aantal krachtpillen dat hij heeft opgegeten.
chase-help-sides-title = Wie speelt wat
chase-help-sides = Speler 1 is Pac-Man; de anderen delen de vier spoken en winnen of verliezen samen. Een ronde is de zet van Pac-Man en daarna de zetten van de spoken. Pac-Man begint, ook na elke herstart.
chase-help-pacman-title = De zet van Pac-Man
chase-help-pacman = Hij loopt precies twee vakjes, stap voor stap, nooit schuin. Hij mag afslaan en omkeren. Muurtjes en spoken houden hem tegen, en niemand springt. Kan hij geen stap doen, dan blijft hij staan.
chase-help-pellet-title = De bonusbeweging
chase-help-pellet = Op een krachtpil stopt hij, eet hem op en krijgt een bonusbeweging: nog hoogstens drie vakjes, alle kanten op, zelfs dwars door spoken. De bonusbeweging is voorbij voordat de spoken gaan.
chase-help-eaten-title = Spoken eten
chase-help-eaten = Elk spook dat hij bij een bonusbeweging tegenkomt, wordt opgegeten en doet pas na de volgende herstart weer mee. Nog een krachtpil onderweg geeft een nieuwe bonusbeweging van drie vakjes.
chase-help-ghosts-title = De zetten van de spoken
chase-help-ghosts = Blinky, Inky, Pinky en Clyde gaan in deze volgorde, elk één vakje. Een spook dat kan bewegen, moet bewegen. Spoken mogen samen op een vakje staan en elkaar passeren.
chase-help-guard-title = Spoken en krachtpillen
chase-help-guard = Een spook mag niet op een krachtpil eindigen; in de jachtmodus mag het er wel overheen rennen. Een spook dat Pac-Man kan vangen, hoeft dat niet te doen.
chase-help-sight-title = Wat spoken zien
chase-help-sight = Een spook kijkt langs zijn rij en zijn kolom, hoe ver ook, maar niet schuin. Muurtjes blokkeren het zicht; spoken en krachtpillen niet. Het gaat om wat het ziet als zijn zet begint.
chase-help-frenzy-title = Jachtmodus
chase-help-frenzy = Een spook dat Pac-Man ziet, rent twee vakjes rechtuit, welke kant ook. Als het kan, moeten het er twee zijn. Staat Pac-Man er vlak naast, dan vangt het hem op het eerste vakje.
chase-help-caught-title = Gevangen
chase-help-caught = Een spook dat op het vakje van Pac-Man komt, vangt hem. Hij verliest een leven en iedereen gaat terug naar start, ook opgegeten spoken. Opgegeten krachtpillen blijven weg.
chase-help-stall-title = Niet treuzelen
chase-help-stall = Na te veel rondes zonder krachtpil (20, tenzij je een ander aantal kiest) verliest Pac-Man ook een leven. Stel je een maximum aan rondes in, dan eindigt het spel daar zonder winnaar.
chase-help-maze-title = De doolhoven
chase-help-maze = Het doolhof bepaalt waar de muurtjes en krachtpillen zijn en waar iedereen begint. Niemand plaatst hier muurtjes.
chase-help-touch-title = Op het scherm
chase-help-touch = Onder het bord zie je welke pion gaat, wie hem speelt en welke spoken daarna komen. Tik op een vakje twee stappen verderop en de pion gaat erheen; tik op de kleine ringen om zelf de weg te kiezen.
chase-help-keys-title = Met een toetsenbord
chase-help-keys = Pijltjestoetsen en Enter; E eindigt een zet eerder.

chase-deed-moved = { $detail ->
    [squares] ging: { $places }
   *[plain] verplaatste { $pieces }
}
chase-deed-stayed = kon { $pieces } niet verplaatsen
chase-deed-spotted = ontdekte Pac-Man ({ $ghosts })
chase-deed-frenzied = { $ghost } zag Pac-Man en kwam in de jachtmodus
chase-deed-ate-pellet = at een krachtpil (nog { $left })
chase-deed-ate-ghost = at { $ghost } op
chase-deed-caught = { $lives ->
    [one] { $ghost } ving Pac-Man! Nog { $lives } leven
   *[other] { $ghost } ving Pac-Man! Nog { $lives } levens
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man verloor een leven: te lang geen krachtpil. Nog { $lives } leven
   *[other] Pac-Man verloor een leven: te lang geen krachtpil. Nog { $lives } levens
}
chase-deed-reset = iedereen staat weer op start

chase-befalls-caught = { $lives ->
    [one] { $ghost } ving je! Nog { $lives } leven
   *[other] { $ghost } ving je! Nog { $lives } levens
}
chase-befalls-stalled = { $lives ->
    [one] { $cycles } rondes zonder krachtpil kosten je een leven. Nog { $lives } leven
   *[other] { $cycles } rondes zonder krachtpil kosten je een leven. Nog { $lives } levens
}
chase-befalls-eaten = Pac-Man at { $ghost } op!
