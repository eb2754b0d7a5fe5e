error-chase-bad-action = »{ $text }« er ikke en handling; en handling er et felt som e2, navnet på et spøgelse, eller - for at slutte et træk.
error-chase-bad-position = »{ $text }« er ikke en stilling; skriv den sådan: { $form }.
error-chase-bad-square = »{ $text }« er ikke et felt; felterne hedder a1 til i9.

error-chase-layout-field = En labyrint skal have »{ $field }«: source er tekst, fences og pellets er lister, starts er en tabel.
error-chase-layout-extra = En labyrint har ikke feltet »{ $field }«; dens felter er source, fences, pellets og starts.
error-chase-layout-many-fences = Der er { $count } forhindringer; æsken har kun { $most }.
error-chase-layout-fence = »{ $fence }« er ikke en forhindring; en forhindring er et felt og h eller v, for eksempel e3h.
error-chase-layout-fence-border = Forhindringen { $fence } står på kanten af spillepladen eller stikker ud over den.
error-chase-layout-fence-clash = Forhindringen { $fence } overlapper eller krydser en anden.
error-chase-layout-square = { $place }: »{ $square }« er ikke et felt; felterne hedder a1 til i9.
error-chase-layout-pellet-count = { $count ->
    [one] Der skal være { $wanted } bonus-bær, men der er { $count }.
   *[other] Der skal være { $wanted } bonus-bær, men der er { $count }.
}
error-chase-layout-pellet-twice = Der er to bonus-bær på { $square }.
error-chase-layout-pieces = Startfelterne skal være dem for { $pieces }.
error-chase-layout-start-pellet = { $piece } kan ikke starte på { $square }: Der ligger et bonus-bær.
error-chase-layout-start-shared = { $piece } kan ikke starte på { $square }: Der starter en anden brik.
error-chase-layout-closed = Man kan ikke komme til { $square } fra Pac-Mans startfelt; man skal kunne komme til alle felter.
error-chase-layout-parted = Bonus-bær skærer { $square } af fra Pac-Mans startfelt; spøgelser må ikke standse på bonus-bær, så de skal have en vej udenom.

error-chase-place-ghosts = En stilling nævner fire spøgelser, med - for et, der er blevet spist.
error-chase-place-pellets = Der ligger et bonus-bær, hvor labyrinten ikke har noget, eller der mangler ikke noget, selv om et lige er blevet spist.
error-chase-place-lives = Så mange liv kan Pac-Man ikke have; og er der ikke flere liv, skal der være et bonus-bær tilbage.
error-chase-place-idle = Der kan ikke have været så mange runder uden et bonus-bær.
error-chase-place-best = Så mange bonus-bær kan ikke være spist i et liv, der gik tabt.
error-chase-place-cycles = Runder tælles kun op til grænsen max_turns.
error-chase-place-sharing = To spøgelser kan ikke stå på samme felt.
error-chase-place-on-pellet = Ingen brik kan stå på et bonus-bær dér.
error-chase-place-waiting = De spøgelser kan ikke vente på at rykke.
error-chase-place-over = Spillet er slut, så ingen brik kan være midt i et træk.
error-chase-place-met = Pac-Man og et spøgelse kan ikke stå på samme felt her.
error-chase-place-move = Så mange skridt kan der ikke være tilbage i trækket, eller ikke på den måde.
error-chase-place-run = Sådan kan spøgelset ikke have begyndt sit løb.
error-chase-place-sight = Et spøgelse skal være vredt, hvis det ser Pac-Man, og kun da.
error-chase-place-stuck = Brikken kan ikke gøre noget her, så det kan ikke være dens tur.

chase-refuse-no-call = Du kan ikke vælge { $ghost } nu: { $piece } er ved at rykke.
chase-refuse-call-first = Vælg først det spøgelse, der rykker næste gang: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } er blevet spist og kommer tilbage ved næste omstart.
chase-refuse-has-moved = { $ghost } har allerede rykket i denne runde.
chase-refuse-two-steps = Pac-Man rykker altid to felter; kun et bonus-bær stopper ham.
chase-refuse-one-step = Pac-Man skal rykke mindst ét felt.
chase-refuse-must-boost = Pac-Man skal bruge sit særlige ryk.
chase-refuse-whole-boost = Et særligt ryk skal bruges helt.
chase-refuse-stop-on-pellet = { $ghost } må ikke standse der: Der ligger et bonus-bær.
chase-refuse-run-on = { $ghost } er vred og skal løbe videre.
chase-refuse-must-catch = { $ghost } kan fange Pac-Man i dette træk og skal gøre det; den vej fører ikke derhen.
chase-refuse-must-move = { $ghost } må ikke blive stående: Et spøgelse, der kan rykke, skal rykke.
chase-refuse-stands-there = { $piece } står der allerede.
chase-refuse-fence-between = Der står en forhindring i vejen for { $piece }.
chase-refuse-no-jump = { $piece } kan ikke hoppe over en anden brik.
chase-refuse-too-far = For langt: { $piece } rykker felt for felt, aldrig skråt.
chase-refuse-ghost-there = Der står et spøgelse; uden et særligt ryk kan Pac-Man ikke gå derhen.
chase-refuse-straight-on = Et vredt spøgelse løber lige ud, så { $ghost } må ikke dreje.
chase-refuse-no-sharing = Der står et andet spøgelse, og { $ghost } må hverken dele feltet eller gå forbi.
chase-refuse-pellet-there = Der ligger et bonus-bær, og { $ghost } må ikke slutte sit træk på det.
chase-refuse-toward = { $ghost } ser Pac-Man og skal løbe hen mod ham.
chase-refuse-farther = Den vej kunne { $ghost } kun løbe ét felt; et vredt spøgelse skal løbe to, hvis det kan.

chase-event-moved = Plads { $seat } rykkede { $piece } fra { $origin } til { $to }.
chase-event-ate-pellet = Pac-Man spiste bonus-bærret på { $at }; { $left ->
    [one] { $left } er tilbage
   *[other] { $left } er tilbage
}.
chase-event-boosted = { $steps ->
    [one] Pac-Man fik et særligt ryk: { $steps } felt mere, og han spiser spøgelser.
   *[other] Pac-Man fik et særligt ryk: op til { $steps } felter mere, og han spiser spøgelser.
}
chase-event-ate-ghost = Pac-Man spiste { $ghost } på { $at }.
chase-event-boost-ended = Pac-Mans særlige ryk sluttede på { $at }.
chase-event-called = Plads { $seat } valgte { $ghost }.
chase-event-frenzied = { $ghost } fik øje på Pac-Man langs { $line } og blev vred.
chase-event-stayed = { $piece } blev stående på { $at }.
chase-event-stopped = Plads { $seat } standsede { $piece } på { $at }.
chase-event-caught = { $ghost } fangede Pac-Man på { $at }; { $lives ->
    [one] { $lives } liv er tilbage
   *[other] { $lives } liv er tilbage
}.
chase-event-stalled = Pac-Man mistede et liv efter { $cycles ->
    [one] { $cycles } runde
   *[other] { $cycles } runder
} uden et bonus-bær (husregel); { $lives ->
    [one] { $lives } er tilbage
   *[other] { $lives } er tilbage
}.
chase-event-reset = Alle er tilbage ved starten: Pac-Man på { $pacman }, spøgelserne på { $ghosts }.
chase-event-pellets-back = Bonus-bærrene på { $pellets } er tilbage.
chase-event-won = { $winner ->
    [ghosts] Spøgelserne vandt
   *[other] { $winner } vandt
}; Pac-Man nåede { $level ->
    [0] intet niveau
   *[other] niveau { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] Grænsen på { $cycles } runde
   *[other] Grænsen på { $cycles } runder
} er nået; ingen vinder, og Pac-Man nåede { $level ->
    [0] intet niveau
   *[other] niveau { $level }
}.

chase_pellets_eaten = Pac-Man spiste alle fire bonus-bær.
chase_lives_lost = Spøgelserne tog Pac-Mans sidste liv.

chase-name = Jagten
chase-about = Spis de fire bonus-bær, før spøgelserne fanger dig. Én spiller er Pac-Man, de andre deles om spøgelserne.
chase-harm = Pac-Man ville miste et liv.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man skal spise alle fire bonus-bær.
chase-step-2 = Spøgelserne skal fange ham tre gange.
chase-step-3 = Et bonus-bær giver ham et særligt ryk: Nu spiser han spøgelser!
chase-guide-turn = Velkommen! Pac-Man vil have de fire bonus-bær, og spøgelserne vil fange ham tre gange. Tryk på et lysende felt for at gå derhen.
chase-todo = Tryk på et lysende felt.
chase-todo-pacman = { $steps ->
    [one] { $steps } felt tilbage: Vælg et lysende felt.
   *[other] Ryk { $steps } felter: Vælg et lysende felt. Du må dreje og gå tilbage.
}
chase-todo-boost = { $steps ->
    [one] Særligt ryk! Du må rykke { $steps } felt mere og spise alle spøgelser, du møder.
   *[other] Særligt ryk! Du må rykke op til { $steps } felter mere og spise alle spøgelser, du møder.
}
chase-todo-ghost = { $ghost } rykker: Vælg et lysende felt.
chase-todo-frenzy = { $ghost } ser Pac-Man og løber: Vælg et lysende felt.
chase-todo-call = Hvilket spøgelse rykker nu? Tryk på det.
chase-show-ways = Hvem ser hvem
chase-setup-random = Tilfældig Pac-Man
chase-setup-chosen = Den første plads er Pac-Man, de andre deles om spøgelserne.
chase-call = Hvilket spøgelse rykker nu?
chase-end-here = Slut her
chase-boost = { $steps ->
    [one] Særligt ryk: { $steps } skridt
   *[other] Særligt ryk: { $steps } skridt
}
chase-frenzy = Vrede!
chase-waiting = Derefter { $ghosts }
chase-level = { $level ->
    [0] Intet niveau: ingen bonus-bær spist
    [1] Niveau 1: Den Spæde Pac-Man
    [2] Niveau 2: Den Lovende Pac-Man
    [3] Niveau 3: Den Erfarne Pac-Man
   *[other] Niveau { $level }: Den Altædende Pac-Man
}
chase-lives = { $lives ->
    [one] { $lives } liv tilbage
   *[other] { $lives } liv tilbage
}; spiste bonus-bær: { $eaten }
chase-patience = { $cycles ->
    [one] Spis et bonus-bær nu, eller mist et liv
   *[other] Spis et bonus-bær inden for { $cycles } runder!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , spist
    [moves] , rykker nu
   *[there] { "" }
}
chase-grid = Spilleplade. Piletasterne går rundt på felterne, Enter sender brikken derhen eller vælger spøgelset, E slutter trækket.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = bonus-bær
chase-square-target = { $steps ->
    [one] du kan gå hertil på { $steps } skridt
   *[other] du kan gå hertil på { $steps } skridt
}
chase-square-call = du kan vælge dette spøgelse
chase-square-fences = forhindring { $sides }

chase-option-layout = Labyrint
chase-option-layout-gates = Porte
chase-option-layout-gates-about = Den almindelige labyrint. Hvis ingen laver fejl, vinder Pac-Man med 3 liv, og spøgelserne vinder, hvis han har 1 eller 2.
chase-option-layout-den = Hulen
chase-option-layout-den-about = Spøgelserne kommer ud af en hule øverst; lange gange løber langs siderne. God for Pac-Man. Hvis ingen laver fejl, vinder Pac-Man med 2 eller 3 liv, og spøgelserne vinder, hvis han kun har 1.
chase-option-layout-hedges = Hække
chase-option-layout-hedges-about = Bonus-bærrene ligger et godt stykke inde, og spøgelserne kommer fra alle sider. Gode spillere vinder omtrent lige tit på begge sider. Hvis ingen laver fejl, vinder spøgelserne altid.
chase-option-layout-orchard = Frugthaven
chase-option-layout-orchard-about = Træerne står på række i midten, og bonus-bærrene ligger bag forhindringer. Lige stærke spillere vinder omtrent lige tit på begge sider. Hvis ingen laver fejl, vinder spøgelserne altid.
chase-option-layout-pairs = Par
chase-option-layout-pairs-about = Bonus-bærrene ligger to og to, så ét særligt ryk kan føre til det næste. Hvis ingen laver fejl, vinder Pac-Man altid.
chase-option-layout-pinwheel = Vindmøllen
chase-option-layout-pinwheel-about = Labyrinten ser ens ud på hovedet; spøgelserne starter i den øverste halvdel. God for spøgelserne. Hvis ingen laver fejl, vinder spøgelserne altid.
chase-option-layout-printed = Åben mark
chase-option-layout-printed-about = Som den trykte spilleplade, så vidt vi kender den: kun seks forhindringer, så spøgelserne ser langt. God for spøgelserne. Hvis ingen laver fejl, vinder spøgelserne altid.
chase-option-layout-towers = Tårne
chase-option-layout-towers-about = Bonus-bærrene ligger i hjørnerne bag mure. God for Pac-Man. Hvis ingen laver fejl, vinder Pac-Man med 2 eller 3 liv, og spøgelserne vinder, hvis han kun har 1.
chase-option-layout-crossroads = Vejkrydset
chase-option-layout-crossroads-about = To veje krydser hinanden i midten, og der venter et spøgelse på hver af dem. Hvis ingen laver fejl, vinder spøgelserne altid.
chase-option-layout-harbour = Havnen
chase-option-layout-harbour-about = Broer stikker ind fra begge sider; bonus-bærrene ligger to og to, så ét særligt ryk kan føre til det næste. Hvis ingen laver fejl, vinder Pac-Man altid.
chase-option-layout-stables = Stalden
chase-option-layout-stables-about = Båse øverst og nederst og bonus-bærrene to og to ved siderne. Hvis ingen laver fejl, vinder Pac-Man med 2 eller 3 liv, og spøgelserne vinder, hvis han kun har 1.
chase-option-layout-market = Torvet
chase-option-layout-market-about = Boder står på række til venstre og højre for en lang gade. Lige stærke spillere vinder omtrent lige tit på begge sider. Hvis ingen laver fejl, vinder spøgelserne altid.
chase-option-layout-courtyard = Gården
chase-option-layout-courtyard-about = En bred gårdsplads med fire nicher; bonus-bærrene ligger ved indgangene. Hvis ingen laver fejl, vinder Pac-Man med 3 liv, og spøgelserne vinder, hvis han har 1 eller 2.
chase-option-layout-ladders = Stiger
chase-option-layout-ladders-about = Der står stiger på begge sider, og to smalle gange fører ind i midten. Hvis ingen laver fejl, vinder Pac-Man med 3 liv, og spøgelserne vinder, hvis han har 1 eller 2.
chase-option-layout-quay = Kajen
chase-option-layout-quay-about = Til spil med ét liv. Hvis ingen laver fejl, vinder Pac-Man altid.
chase-option-layout-alley = Gyden
chase-option-layout-alley-about = Til spil med to liv. Hvis ingen laver fejl, vinder Pac-Man med 2 eller 3 liv, og spøgelserne vinder, hvis han kun har 1.
chase-option-layout-fairground = Markedspladsen
chase-option-layout-fairground-about = Til spil med tre liv. Hvis ingen laver fejl, vinder spøgelserne altid.
chase-option-lives = Pac-Mans liv
chase-option-lives-1 = ét
chase-option-lives-2 = to
chase-option-lives-3 = tre
chase-option-pacman-short-move = Pac-Man må standse efter ét felt
chase-option-pacman-into-ghost = Hvis Pac-Man løber ind i et spøgelse uden særligt ryk
chase-option-pacman-into-ghost-blocked = spærrer det vejen
chase-option-pacman-into-ghost-caught = bliver han fanget
chase-option-boost-mandatory = Pac-Man skal bruge sit særlige ryk
chase-option-boost-exact = Et særligt ryk skal være på alle tre felter
chase-option-eat-in-passing = I et særligt ryk spiser Pac-Man også spøgelser, han går forbi, ikke kun hvor han standser
chase-option-boost-chain = Et bonus-bær mere under et særligt ryk giver et nyt
chase-option-ghost-order = Spøgelsernes rækkefølge
chase-option-ghost-order-fixed = altid den samme
chase-option-ghost-order-free = vælges hver gang
chase-option-ghost-pass = Spøgelser må blive stående
chase-option-must-catch = Spøgelser skal fange, hvis de kan
chase-option-frenzy-path = Et vredt spøgelse løber
chase-option-frenzy-path-straight = lige ud
chase-option-frenzy-path-free = som det vil
chase-option-frenzy-path-toward = hen mod Pac-Man
chase-option-frenzy-exact = Et vredt spøgelse skal løbe to felter, hvis det kan
chase-option-ghost-cross-pellet = Et vredt spøgelse må løbe hen over et bonus-bær
chase-option-ghosts-stack = Spøgelser må stå på samme felt
chase-option-pellets-reset = Alle bonus-bær kommer tilbage, når et liv går tabt
chase-option-stall-limit = Mist et liv efter så mange runder uden bonus-bær
chase-option-max-turns = Højeste antal runder

chase-short-moved = rykkede { $piece } fra { $origin } til { $to }.
chase-short-stopped = standsede { $piece } på { $at }.
chase-short-called = valgte { $ghost }.

chase-note-stays = bliver
chase-note-called = { $ghost } er næste
chase-note-ate = spiser { $ghost }
chase-note-life = liv tabt
chase-note-pellets = { $count ->
    [one] 1 bonus-bær
   *[other] { $count } bonus-bær
}

chase-advice-step = Gå til { $to }.
chase-advice-end = Stop her.
chase-advice-call = Vælg { $to }.

chase-reason-wins = Så vinder du spillet!
chase-reason-pellet = Så spiser du et bonus-bær.
chase-reason-eats = Så spiser du { $ghost }.
chase-reason-catches = Så fanger du Pac-Man.
chase-reason-caught = { $ghost } fanger dig der.
chase-reason-seen = { $ghost } ser dig der.
chase-reason-unseen = Ingen spøgelser ser dig der.
chase-reason-near = { $steps ->
    [one] Der er du ét felt fra Pac-Man.
   *[other] Der er du { $steps } felter fra Pac-Man.
}

chase-help-aim-title = Målet
chase-help-aim = Pac-Man vinder, når han har spist de fire bonus-bær. Spøgelserne vinder, når de har fanget ham tre gange: Hver gang koster et liv. Det niveau, han når, er det antal bonus-bær, han har spist.
chase-help-sides-title = Hvem spiller hvad
chase-help-sides = Spiller 1 er Pac-Man; de andre deles om de fire spøgelser og vinder eller taber sammen. En runde er Pac-Mans træk og spøgelsernes træk bagefter. Pac-Man begynder, også efter hver omstart.
chase-help-pacman-title = Pac-Mans træk
chase-help-pacman = Han rykker præcis to felter, skridt for skridt, aldrig skråt. Han må dreje og gå tilbage. Forhindringer og spøgelser spærrer vejen, og ingen hopper. Kan han slet ikke rykke, bliver han stående.
chase-help-pellet-title = Det særlige ryk
chase-help-pellet = På et bonus-bær standser han, spiser det og får et særligt ryk: op til tre felter mere i alle retninger, også gennem spøgelser. Det særlige ryk er slut, før spøgelserne rykker.
chase-help-eaten-title = Spiste spøgelser
chase-help-eaten = Hvert spøgelse, han møder i et særligt ryk, bliver spist og er ude til næste omstart. Et bonus-bær mere på vejen giver et nyt særligt ryk på tre felter.
chase-help-ghosts-title = Spøgelsernes træk
chase-help-ghosts = Blinky, Inky, Pinky og Clyde rykker i den rækkefølge, ét felt hver. Et spøgelse, der kan rykke, skal rykke. Spøgelser må stå på samme felt og gå forbi hinanden.
chase-help-guard-title = Spøgelser og bonus-bær
chase-help-guard = Ingen spøgelser må slutte deres træk på et bonus-bær; et vredt spøgelse må løbe hen over det. Et spøgelse, der kunne fange Pac-Man, behøver ikke gøre det.
chase-help-sight-title = Hvad spøgelser ser
chase-help-sight = Et spøgelse ser langs sin række og sin kolonne, uanset hvor langt, men ikke skråt. Forhindringer spærrer udsynet; det gør spøgelser og bonus-bær ikke. Det gælder, hvad det ser, når dets træk begynder.
chase-help-frenzy-title = Spøgelsets vrede
chase-help-frenzy = Et spøgelse, der får øje på Pac-Man, løber to felter lige ud i en valgfri retning. Det skal løbe to, hvis det kan. Står Pac-Man lige ved siden af, fanger det ham på det første felt.
chase-help-caught-title = Fanget
chase-help-caught = Et spøgelse, der når Pac-Mans felt, fanger ham. Han mister et liv, og alle går tilbage til starten, også spiste spøgelser. Spiste bonus-bær kommer ikke tilbage.
chase-help-stall-title = Træk ikke tiden ud
chase-help-stall = Efter for mange runder uden bonus-bær (20, hvis I ikke vælger andet) mister Pac-Man også et liv. Har I valgt et højeste antal runder, slutter spillet der uden en vinder.
chase-help-maze-title = Labyrinterne
chase-help-maze = Labyrinten bestemmer, hvor forhindringer og bonus-bær er, og hvor alle starter. Her sætter ingen forhindringer.
chase-help-touch-title = På skærmen
chase-help-touch = Under spillepladen ser du, hvilken brik der rykker, hvem der spiller den, og hvilke spøgelser der kommer bagefter. Tryk på et felt to skridt væk, så går brikken derhen; tryk på de små ringe for selv at vælge vejen.
chase-help-keys-title = På et tastatur
chase-help-keys = Piletaster og Enter; E slutter et træk før tid.

chase-deed-moved = { $detail ->
    [squares] rykkede: { $places }
   *[plain] rykkede { $pieces }
}
chase-deed-stayed = kunne ikke rykke { $pieces }
chase-deed-spotted = fik øje på Pac-Man ({ $ghosts })
chase-deed-frenzied = { $ghost } fik øje på Pac-Man og blev vred
chase-deed-ate-pellet = spiste et bonus-bær ({ $left } tilbage)
chase-deed-ate-ghost = spiste { $ghost }
chase-deed-caught = { $lives ->
    [one] { $ghost } fangede Pac-Man! { $lives } liv tilbage
   *[other] { $ghost } fangede Pac-Man! { $lives } liv tilbage
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man mistede et liv: for længe uden bonus-bær. { $lives } liv tilbage
   *[other] Pac-Man mistede et liv: for længe uden bonus-bær. { $lives } liv tilbage
}
chase-deed-reset = alle er tilbage ved starten

chase-befalls-caught = { $lives ->
    [one] { $ghost } fangede dig! { $lives } liv tilbage
   *[other] { $ghost } fangede dig! { $lives } liv tilbage
}
chase-befalls-stalled = { $lives ->
    [one] { $cycles } runder uden bonus-bær kostede dig et liv. { $lives } liv tilbage
   *[other] { $cycles } runder uden bonus-bær kostede dig et liv. { $lives } liv tilbage
}
chase-befalls-eaten = Pac-Man spiste { $ghost }!
