error-chase-bad-action = «{ $text }» er ikke et trekk; et trekk er en rute som e2, navnet på et spøkelse, eller - for å avslutte trekket.
error-chase-bad-position = «{ $text }» er ikke en stilling; skriv den slik: { $form }.
chase-refuse-no-call = Du kan ikke velge { $ghost } nå: { $piece } flytter.
chase-refuse-call-first = Velg først hvilket spøkelse som skal flytte: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } er spist og kommer tilbake etter neste omstart.
chase-refuse-has-moved = { $ghost } har allerede flyttet denne runden.
chase-refuse-two-steps = Pac-Man flytter alltid to ruter; bare en energikule stopper ham.
chase-refuse-one-step = Pac-Man må flytte minst én rute.
chase-refuse-must-boost = Pac-Man må bruke boosten.
chase-refuse-whole-boost = En boost må bruke alle rutene.
chase-refuse-stop-on-pellet = { $ghost } kan ikke stoppe der: det ligger en energikule der.
chase-refuse-run-on = { $ghost } er i vanvidd og må løpe videre.
chase-refuse-must-catch = { $ghost } kan fange Pac-Man i dette trekket og må gjøre det; dette fører ikke dit.
chase-refuse-must-move = { $ghost } kan ikke bli stående: et spøkelse som kan flytte, må flytte.
chase-refuse-stands-there = { $piece } står der allerede.
chase-refuse-fence-between = Et gjerde er i veien for { $piece }.
chase-refuse-no-jump = { $piece } kan ikke hoppe over en annen brikke.
chase-refuse-too-far = For langt: { $piece } flytter rute for rute, aldri på skrå.
chase-refuse-ghost-there = Det står et spøkelse der; uten boost kan ikke Pac-Man gå dit.
chase-refuse-straight-on = Et spøkelse i vanvidd løper rett fram, så { $ghost } kan ikke svinge.
chase-refuse-no-sharing = Det står et annet spøkelse der, og { $ghost } kan ikke dele ruten eller gå forbi.
chase-refuse-pellet-there = Det ligger en energikule der, og { $ghost } kan ikke slutte trekket på den.
chase-refuse-toward = { $ghost } ser Pac-Man og må løpe mot ham.
chase-refuse-farther = Den veien kan { $ghost } bare løpe én rute; i vanvidd må spøkelset løpe to hvis det kan.
chase-event-moved = Plass { $seat } flyttet { $piece } fra { $origin } til { $to }.
chase-event-ate-pellet = Pac-Man spiste energikulen på { $at }; { $left ->
    [one] { $left } er igjen
   *[other] { $left } er igjen
}.
chase-event-boosted = { $steps ->
    [one] Pac-Man fikk boost: opptil { $steps } rute til, og han spiser spøkelser.
   *[other] Pac-Man fikk boost: opptil { $steps } ruter til, og han spiser spøkelser.
}
chase-event-ate-ghost = Pac-Man spiste { $ghost } på { $at }.
chase-event-boost-ended = Boosten til Pac-Man tok slutt på { $at }.
chase-event-called = Plass { $seat } valgte { $ghost }.
chase-event-frenzied = { $ghost } så Pac-Man langs { $line } og gikk i vanvidd.
chase-event-stayed = { $piece } ble stående på { $at }.
chase-event-stopped = Plass { $seat } stoppet { $piece } på { $at }.
chase-event-caught = { $ghost } fanget Pac-Man på { $at }; { $lives ->
    [one] { $lives } liv er igjen
   *[other] { $lives } liv er igjen
}.
chase-event-stalled = Pac-Man mistet et liv etter { $cycles ->
    [one] { $cycles } runde
   *[other] { $cycles } runder
} uten energikule (husregel); { $lives ->
    [one] { $lives } er igjen
   *[other] { $lives } er igjen
}.
chase-event-reset = Alle er tilbake på start: Pac-Man på { $pacman }, spøkelsene på { $ghosts }.
chase-event-pellets-back = Energikulene på { $pellets } er tilbake.
chase-event-won = { $winner ->
    [ghosts] Spøkelsene vant
   *[other] { $winner } vant
}; Pac-Man nådde { $level ->
    [0] ikke noe nivå
   *[other] nivå { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] Grensen på { $cycles } runde
   *[other] Grensen på { $cycles } runder
} er nådd; ingen vinner, og Pac-Man nådde { $level ->
    [0] ikke noe nivå
   *[other] nivå { $level }
}.
chase_pellets_eaten = Pac-Man spiste alle de fire energikulene.
chase_lives_lost = Spøkelsene tok Pac-Mans siste liv.
chase-name = Jakten
chase-about = Spis de fire energikulene før spøkelsene fanger deg. Én er Pac-Man, de andre deler spøkelsene.
chase-harm = Pac-Man ville miste et liv.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man må spise alle de fire energikulene.
chase-step-2 = Spøkelsene må fange ham tre ganger.
chase-step-3 = En energikule gir boost: nå spiser han spøkelser!
chase-guide-turn = Velkommen! Pac-Man vil ha de fire energikulene, og spøkelsene vil fange ham tre ganger. Trykk på en lysende rute for å gå dit.
chase-todo = Trykk på en lysende rute.
chase-todo-pacman = { $steps ->
    [one] { $steps } rute igjen: velg en lysende rute.
   *[other] Flytt { $steps } ruter: velg en lysende rute. Du kan snu og gå tilbake.
}
chase-todo-boost = { $steps ->
    [one] Boost! Du kan flytte { $steps } rute til og spise spøkelser du møter.
   *[other] Boost! Du kan flytte opptil { $steps } ruter til og spise spøkelser du møter.
}
chase-todo-ghost = { $ghost } flytter: velg en lysende rute.
chase-todo-frenzy = { $ghost } ser Pac-Man og løper: velg en lysende rute.
chase-todo-call = Hvilket spøkelse flytter nå? Trykk på det.
chase-show-ways = Siktelinjer
chase-setup-random = Tilfeldig Pac-Man
chase-setup-chosen = Første plass er Pac-Man, de andre deler spøkelsene.
chase-call = Hvilket spøkelse flytter nå?
chase-end-here = Stopp her
chase-boost = { $steps ->
    [one] Boost: { $steps } skritt
   *[other] Boost: { $steps } skritt
}
chase-frenzy = Vanvidd!
chase-waiting = Deretter { $ghosts }
chase-level = { $level ->
    [0] Ikke noe nivå: ingen energikuler spist
    [1] Nivå 1: Nybegynner Pac-Man
    [2] Nivå 2: Lovende Pac-Man
    [3] Nivå 3: Erfaren Pac-Man
   *[other] Nivå { $level }: Elite Pac-Man
}
chase-lives = { $lives ->
    [one] { $lives } liv igjen
   *[other] { $lives } liv igjen
}; energikuler spist: { $eaten }
chase-patience = { $cycles ->
    [one] Spis en energikule nå, eller mist et liv
   *[other] Spis en energikule innen { $cycles } runder!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , spist
    [moves] , flytter nå
   *[there] { "" }
}
chase-grid = Brett. Piltastene går rundt på rutene, Enter sender brikken dit eller velger spøkelset, E avslutter trekket.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = energikule
chase-square-target = { $steps ->
    [one] du kan gå hit på { $steps } skritt
   *[other] du kan gå hit på { $steps } skritt
}
chase-square-call = du kan velge dette spøkelset
chase-square-fences = gjerde { $sides }
chase-option-layout = Labyrint
chase-option-layout-gates = Porter
chase-option-layout-gates-about = Standardlabyrinten. Hvis ingen gjør feil, vinner Pac-Man med 3 liv, og spøkelsene hvis han har 1 eller 2.
chase-option-layout-den = Hulen
chase-option-layout-den-about = Spøkelsene kommer ut av en hule øverst; lange ganger går langs sidene. Bra for Pac-Man. Hvis ingen gjør feil, vinner Pac-Man med 2 eller 3 liv, og spøkelsene hvis han bare har 1.
chase-option-layout-hedges = Hekker
chase-option-layout-hedges-about = Energikulene ligger langt inne; spøkelsene kommer fra alle kanter. Gode spillere vinner omtrent like ofte på begge sider. Hvis ingen gjør feil, vinner alltid spøkelsene.
chase-option-layout-orchard = Frukthagen
chase-option-layout-orchard-about = Trær står i rader i midten; energikulene ligger bak gjerder. Like sterke spillere vinner omtrent like ofte på begge sider. Hvis ingen gjør feil, vinner alltid spøkelsene.
chase-option-layout-pairs = Par
chase-option-layout-pairs-about = Energikulene ligger i par, så én boost kan føre til den neste. Hvis ingen gjør feil, vinner alltid Pac-Man.
chase-option-layout-pinwheel = Vindhjulet
chase-option-layout-pinwheel-about = Labyrinten ser lik ut når den snus opp ned; spøkelsene starter i den øvre halvdelen. Bra for spøkelsene. Hvis ingen gjør feil, vinner alltid spøkelsene.
chase-option-layout-printed = Åpen mark
chase-option-layout-printed-about = Som det trykte brettet, så vidt vi vet: bare seks gjerder, så spøkelsene ser langt. Bra for spøkelsene. Hvis ingen gjør feil, vinner alltid spøkelsene.
chase-option-layout-towers = Tårn
chase-option-layout-towers-about = Energikulene ligger i hjørnene, bak murer. Bra for Pac-Man. Hvis ingen gjør feil, vinner Pac-Man med 2 eller 3 liv, og spøkelsene hvis han bare har 1.
chase-option-layout-crossroads = Veikrysset
chase-option-layout-crossroads-about = To veier krysser hverandre i midten, og et spøkelse venter på hver av dem. Hvis ingen gjør feil, vinner alltid spøkelsene.
chase-option-layout-harbour = Havnen
chase-option-layout-harbour-about = Brygger stikker inn fra begge sider; energikulene ligger i par, så én boost kan føre til den neste. Hvis ingen gjør feil, vinner alltid Pac-Man.
chase-option-layout-stables = Stallen
chase-option-layout-stables-about = Båser øverst og nederst, og energikulene i par på sidene. Hvis ingen gjør feil, vinner Pac-Man med 2 eller 3 liv, og spøkelsene hvis han bare har 1.
chase-option-layout-market = Torget
chase-option-layout-market-about = Boder står i rader til venstre og høyre for en lang gang. Like sterke spillere vinner omtrent like ofte på begge sider. Hvis ingen gjør feil, vinner alltid spøkelsene.
chase-option-layout-courtyard = Gårdsplassen
chase-option-layout-courtyard-about = En stor gårdsplass med fire nisjer; energikulene ligger ved dørene. Hvis ingen gjør feil, vinner Pac-Man med 3 liv, og spøkelsene hvis han har 1 eller 2.
chase-option-layout-ladders = Stiger
chase-option-layout-ladders-about = Stiger står på begge sider, og to smale ganger fører inn til midten. Hvis ingen gjør feil, vinner Pac-Man med 3 liv, og spøkelsene hvis han har 1 eller 2.
chase-option-layout-quay = Kaia
chase-option-layout-quay-about = For spill med ett liv. Hvis ingen gjør feil, vinner alltid Pac-Man.
chase-option-layout-alley = Smuget
chase-option-layout-alley-about = For spill med to liv. Hvis ingen gjør feil, vinner Pac-Man med 2 eller 3 liv, og spøkelsene hvis han bare har 1.
chase-option-layout-fairground = Tivoliet
chase-option-layout-fairground-about = For spill med tre liv. Hvis ingen gjør feil, vinner alltid spøkelsene.
chase-option-lives = Pac-Mans liv
chase-option-lives-1 = ett
chase-option-lives-2 = to
chase-option-lives-3 = tre
chase-option-pacman-short-move = Pac-Man kan stoppe etter én rute
chase-option-pacman-into-ghost = Hvis Pac-Man går på et spøkelse uten boost
chase-option-pacman-into-ghost-blocked = stenger det veien
chase-option-pacman-into-ghost-caught = blir han fanget
chase-option-boost-mandatory = Pac-Man må bruke boosten
chase-option-boost-exact = En boost må bruke alle tre rutene
chase-option-eat-in-passing = Med boost spiser Pac-Man også spøkelser han går forbi, ikke bare der han stopper
chase-option-boost-chain = En ny energikule under en boost starter boosten på nytt
chase-option-ghost-order = Spøkelsenes rekkefølge
chase-option-ghost-order-fixed = alltid den samme
chase-option-ghost-order-free = velges hver gang
chase-option-ghost-pass = Spøkelser kan bli stående
chase-option-must-catch = Spøkelser må fange hvis de kan
chase-option-frenzy-path = I vanvidd løper et spøkelse
chase-option-frenzy-path-straight = rett fram
chase-option-frenzy-path-free = hvilken vei det vil
chase-option-frenzy-path-toward = mot Pac-Man
chase-option-frenzy-exact = I vanvidd må et spøkelse løpe to ruter hvis det kan
chase-option-ghost-cross-pellet = I vanvidd kan et spøkelse løpe over en energikule
chase-option-ghosts-stack = Spøkelser kan dele rute
chase-option-pellets-reset = Alle energikuler kommer tilbake når et liv går tapt
chase-option-stall-limit = Mist et liv etter så mange runder uten energikule
chase-option-max-turns = Maks antall runder
chase-short-moved = flyttet { $piece } fra { $origin } til { $to }.
chase-short-stopped = stoppet { $piece } på { $at }.
chase-short-called = valgte { $ghost }.
chase-note-stays = blir stående
chase-note-called = { $ghost } er neste
chase-note-ate = spiser { $ghost }
chase-note-life = mister et liv
chase-note-pellets = { $count ->
    [one] 1 energikule
   *[other] { $count } energikuler
}
chase-advice-step = Gå til { $to }.
chase-advice-end = Stopp her.
chase-advice-call = Velg { $to }.
chase-reason-wins = Da vinner du spillet!
chase-reason-pellet = Da spiser Pac-Man en energikule.
chase-reason-eats = Da blir { $ghost } spist.
chase-reason-catches = Da blir Pac-Man fanget.
chase-reason-caught = { $ghost } fanger deg der.
chase-reason-seen = { $ghost } ser deg der.
chase-reason-unseen = Ingen spøkelser ser deg der.
chase-reason-near = { $steps ->
    [one] Det er én rute fra Pac-Man.
   *[other] Det er { $steps } ruter fra Pac-Man.
}
chase-help-aim-title = Målet
chase-help-aim = Pac-Man vinner når han har spist de fire energikulene. Spøkelsene vinner når de har fanget ham tre ganger: hver gang koster et liv. Nivået han nådde, er antallet energikuler han spiste.
chase-help-sides-title = Hvem som spiller hva
chase-help-sides = Spiller 1 er Pac-Man; de andre deler de fire spøkelsene og vinner eller taper sammen. En runde er Pac-Mans trekk og spøkelsenes trekk etterpå. Pac-Man begynner, også etter hver omstart.
chase-help-pacman-title = Pac-Mans trekk
chase-help-pacman = Han flytter nøyaktig to ruter, skritt for skritt, aldri på skrå. Han kan snu og gå tilbake. Gjerder og spøkelser stenger veien, og ingen hopper. Kan han ikke gå noe sted, blir han stående.
chase-help-pellet-title = Boosten
chase-help-pellet = På en energikule stopper han, spiser den og får boost: opptil tre ruter til, i alle retninger, også gjennom spøkelser. Boosten er over før spøkelsene flytter.
chase-help-eaten-title = Å spise spøkelser
chase-help-eaten = Alle spøkelser han møter under en boost, blir spist og er ute til neste omstart. En ny energikule på veien starter en ny boost på tre ruter.
chase-help-ghosts-title = Spøkelsenes trekk
chase-help-ghosts = Blinky, Inky, Pinky og Clyde flytter i denne rekkefølgen, én rute hver. Et spøkelse som kan flytte, må flytte. Spøkelser kan dele rute og gå forbi hverandre.
chase-help-guard-title = Spøkelser og energikuler
chase-help-guard = Ingen spøkelser kan slutte trekket på en energikule; i vanvidd kan de løpe over en. Et spøkelse som kan fange Pac-Man, trenger ikke å gjøre det.
chase-help-sight-title = Hva spøkelser ser
chase-help-sight = Et spøkelse ser langs raden og kolonnen sin, uansett hvor langt det er, men ikke på skrå. Gjerder stenger for sikten; spøkelser og energikuler gjør det ikke. Det som teller, er hva det ser når trekket begynner.
chase-help-frenzy-title = Vanvidd
chase-help-frenzy = Et spøkelse som ser Pac-Man, løper to ruter i en rett linje, i hvilken retning som helst. Det må løpe to hvis det kan. Står Pac-Man rett ved siden av, fanger det ham på den første ruten.
chase-help-caught-title = Fanget
chase-help-caught = Et spøkelse som kommer til Pac-Mans rute, fanger ham. Han mister et liv, og alle går tilbake til start, også spiste spøkelser. Energikuler som er spist, kommer ikke tilbake.
chase-help-stall-title = Ikke somle
chase-help-stall = Etter for mange runder uten energikule (20, om dere ikke velger et annet tall) mister Pac-Man også et liv. Har dere satt en grense for antall runder, slutter spillet der uten vinner.
chase-help-maze-title = Labyrintene
chase-help-maze = Labyrinten sier hvor gjerdene og energikulene er, og hvor alle starter. Her setter ingen opp gjerder.
chase-help-touch-title = På skjermen
chase-help-touch = Under brettet ser du hvilken brikke som flytter, hvem som spiller den, og hvilke spøkelser som kommer etterpå. Trykk på en rute to skritt unna, så går brikken dit; trykk på de små ringene for å velge veien selv.
chase-help-keys-title = På tastaturet
chase-help-keys = Piltaster og Enter; E avslutter et trekk tidlig.
chase-deed-moved = { $detail ->
    [squares] flyttet: { $places }
   *[plain] flyttet { $pieces }
}
chase-deed-stayed = kunne ikke flytte { $pieces }
chase-deed-spotted = fikk øye på Pac-Man ({ $ghosts })
chase-deed-frenzied = { $ghost } så Pac-Man og gikk i vanvidd
chase-deed-ate-pellet = spiste en energikule ({ $left } igjen)
chase-deed-ate-ghost = spiste { $ghost }
chase-deed-caught = { $lives ->
    [one] { $ghost } fanget Pac-Man! { $lives } liv igjen
   *[other] { $ghost } fanget Pac-Man! { $lives } liv igjen
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man mistet et liv: for lenge uten energikule. { $lives } liv igjen
   *[other] Pac-Man mistet et liv: for lenge uten energikule. { $lives } liv igjen
}
chase-deed-reset = alle er tilbake på start
chase-befalls-caught = { $lives ->
    [one] { $ghost } fanget deg! { $lives } liv igjen
   *[other] { $ghost } fanget deg! { $lives } liv igjen
}
chase-befalls-stalled = { $lives ->
    [one] { $cycles } runder uten energikule kostet deg et liv. { $lives } liv igjen
   *[other] { $cycles } runder uten energikule kostet deg et liv. { $lives } liv igjen
}
chase-befalls-eaten = Pac-Man spiste { $ghost }!
error-chase-place-lives = Så mange liv kan ikke Pac-Man ha; og er det ingen liv igjen, må det være en energikule igjen.
error-chase-place-idle = Det kan ikke ha gått så mange runder uten energikule.
error-chase-place-best = Så mange energikuler kan ikke være spist i et liv som er tapt.
error-chase-place-cycles = Runder telles bare opp til valget max_turns.
error-chase-place-sharing = To spøkelser kan ikke dele rute.
error-chase-place-on-pellet = Ingen brikke kan stå på en energikule der.
error-chase-place-waiting = Disse spøkelsene kan ikke vente på å flytte.
error-chase-place-over = Spillet er slutt, så ingen brikke kan være midt i et trekk.
error-chase-place-met = Pac-Man og et spøkelse kan ikke dele rute her.
error-chase-place-move = Så mange skritt kan ikke være igjen i dette trekket, eller ikke på denne måten.
error-chase-place-run = Slik kan ikke spøkelset ha begynt å løpe.
error-chase-place-sight = Et spøkelse må være i vanvidd hvis det ser Pac-Man, og bare da.
error-chase-place-stuck = Brikken kan ikke gjøre noe her, så det kan ikke være den som står for tur.
error-chase-layout-many-fences = Det er { $count } gjerder; esken har bare { $most }.
error-chase-layout-fence-border = Gjerdet { $fence } står på kanten av brettet eller stikker utenfor.
error-chase-layout-fence-clash = Gjerdet { $fence } overlapper eller krysser et annet.
error-chase-layout-fence = «{ $fence }» er ikke et gjerde; et gjerde er en rute og h eller v, for eksempel e3h.
error-chase-layout-square = { $place }: «{ $square }» er ikke en rute; rutene heter a1 til i9.
error-chase-layout-pellet-count = { $count ->
    [one] Det må være { $wanted } energikuler, men det er { $count }.
   *[other] Det må være { $wanted } energikuler, men det er { $count }.
}
error-chase-layout-pellet-twice = Det ligger to energikuler på { $square }.
error-chase-layout-pieces = Startrutene må være de til { $pieces }.
error-chase-layout-start-pellet = { $piece } kan ikke starte på { $square }: det ligger en energikule der.
error-chase-layout-start-shared = { $piece } kan ikke starte på { $square }: en annen brikke starter der.
error-chase-layout-closed = { $square } kan ikke nås fra Pac-Mans start; alle ruter må kunne nås.
error-chase-layout-parted = Energikuler stenger { $square } av fra Pac-Mans start; spøkelser kan ikke stoppe på energikuler, så de trenger en vei rundt.
error-chase-place-ghosts = En stilling har fire spøkelser, med - for et som er spist.
error-chase-place-pellets = Det ligger en energikule der labyrinten ikke har noen, eller ingen mangler selv om en nettopp ble spist.
error-chase-bad-square = «{ $text }» er ikke en rute; rutene heter a1 til i9.
error-chase-layout-field = En labyrint trenger «{ $field }»: source er tekst, fences og pellets er lister, starts er en tabell.
error-chase-layout-extra = En labyrint har ikke noe felt «{ $field }»; feltene er source, fences, pellets og starts.
