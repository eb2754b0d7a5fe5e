chase-lesson-first-turn = Din første tur
chase-lesson-first-turn-1 = Du er Pac-Man. Du rykker to felter hver tur, og du vil have de fire bonus-bær. Tryk på bonus-bærret to felter væk.
chase-lesson-first-turn-1-hint = Du kan nå et bonus-bær! Tryk på det.
chase-lesson-first-turn-2 = Mums! Et bonus-bær giver dig op til tre skridt mere. Du har ikke brug for dem nu: Tryk på »Slut her«.
chase-lesson-first-turn-2-hint = Du må løbe videre, men lad os stoppe her. Tryk på »Slut her«.
chase-lesson-first-turn-done = Nu har hvert spøgelse rykket ét felt. Spis alle fire bonus-bær, før de fanger dig tre gange, så vinder du.

chase-lesson-boost = Spis et spøgelse
chase-lesson-boost-1 = Der lurer et spøgelse bag bonus-bærret. Spis bonus-bærret først.
chase-lesson-boost-2 = Nu er du stærk! I tre skridt kan du spise spøgelser. Tryk på spøgelset.
chase-lesson-boost-3 = Haps! Det er ude, til du mister et liv. Tryk på »Slut her«.
chase-lesson-boost-done = Et bonus-bær gør dig kun stærk i resten af trækket. Bagefter spærrer spøgelserne vejen igen.

chase-lesson-hide = Ude af syne
chase-lesson-hide-1 = Spøgelser kigger langs deres række og kolonne. Det, der ser dig, løber to felter. Gem dig mellem forhindringerne: Tryk på det markerede felt.
chase-lesson-hide-1-hint = Der kan et spøgelse se dig. Gem dig mellem forhindringerne på det markerede felt.
chase-lesson-hide-done = Ingen kunne se dig, så hvert spøgelse gik kun ét felt. Forhindringer er dine venner!

chase-lesson-ghosts = Spil spøgelserne
chase-lesson-ghosts-1 = Nu er du alle fire spøgelser. De rykker på skift, ét felt hver. Bring Blinky tættere på Pac-Man: Tryk på det markerede felt.
chase-lesson-ghosts-1-hint = Spøgelser jager sammen: Kom tættere på Pac-Man. Tryk på det markerede felt.
chase-lesson-ghosts-2 = Så er det Inky. Kom tættere på.
chase-lesson-ghosts-3 = Pinky kan ikke gå gennem forhindringen. Gå udenom.
chase-lesson-ghosts-4 = Clyde er den sidste. Luk ringen!
chase-lesson-ghosts-done = Så rykker Pac-Man igen. Spøgelserne vinder ved at fange Pac-Man tre gange, så omring ham.

chase-lesson-frenzy = Se og fang
chase-lesson-frenzy-1 = Blinky kigger ned langs kolonnen og ser Pac-Man! Et spøgelse, der ser ham, løber to felter lige ud. Tryk på det markerede felt.
chase-lesson-frenzy-2 = Inky ser ham også, langs rækken. Løb to felter, og fang ham!
chase-lesson-frenzy-2-hint = Forkert vej! Løb lige mod Pac-Man.
chase-lesson-frenzy-done = Fanget! Pac-Man mister et liv, og alle går tilbage til starten. Forhindringer spærrer for udsynet.
