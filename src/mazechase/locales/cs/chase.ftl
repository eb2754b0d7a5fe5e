error-chase-bad-action = „{ $text }“ není tah; tah je pole jako e2, jméno ducha, nebo - na konec tahu.
error-chase-bad-position = „{ $text }“ není pozice; zapisuje se jako: { $form }.
error-chase-bad-square = „{ $text }“ není pole; pole jsou a1 až i9.

error-chase-layout-field = Rozestavění potřebuje „{ $field }“: source je text, fences a pellets jsou seznamy, starts je tabulka.
error-chase-layout-extra = Rozestavění nemá „{ $field }“; má source, fences, pellets a starts.
error-chase-layout-many-fences = Plotů je { $count }; v krabici je jich nejvýše { $most }.
error-chase-layout-fence = „{ $fence }“ není plot; plot je pole a h nebo v, například e3h.
error-chase-layout-fence-border = Plot { $fence } leží na okraji nebo přes něj přesahuje.
error-chase-layout-fence-clash = Plot { $fence } překrývá nebo kříží jiný.
error-chase-layout-square = { $place }: „{ $square }“ není pole; pole jsou a1 až i9.
error-chase-layout-pellet-count = Velkých teček má být { $wanted }, ale je jich { $count }.
error-chase-layout-pellet-twice = Na { $square } leží dvě tečky.
error-chase-layout-pieces = Starty musí patřit těmto figurkám: { $pieces }.
error-chase-layout-start-pellet = { $piece } nemůže začínat na { $square }, kde leží tečka.
error-chase-layout-start-shared = { $piece } nemůže začínat na { $square }, kde začíná jiná figurka.
error-chase-layout-closed = Na { $square } se Pac-Man ze svého startu nedostane; musí se dostat všude.
error-chase-layout-parted = Tečky oddělují { $square } od Pac-Manova startu; duch, který na nich nesmí stát, potřebuje cestu kolem.

error-chase-place-ghosts = Pozice uvádí čtyři duchy, snědené jako -.
error-chase-place-pellets = Tečka leží tam, kde v rozestavění není, nebo žádná nechybí, ač byla právě jedna snědena.
error-chase-place-lives = Tolik životů Pac-Man mít nemůže, a nezbývá-li žádný, musí zbývat tečka.
error-chase-place-idle = Tolik kol bez tečky za sebou být nemohlo.
error-chase-place-best = Tolik teček nemohlo být snědeno za jeden ztracený život.
error-chase-place-cycles = Kola se počítají jen do hodnoty volby max_turns.
error-chase-place-sharing = Dva duchové nemohou stát na jednom poli.
error-chase-place-on-pellet = Na tečce tam nemůže nikdo stát.
error-chase-place-waiting = Tito duchové nemohou čekat na svůj tah.
error-chase-place-over = Je konec, takže nikdo nemůže být uprostřed tahu.
error-chase-place-met = Pac-Man a duch tu nemohou stát na jednom poli.
error-chase-place-move = Tolik kroků v tomto tahu zbývat nemůže, nebo ne takto.
error-chase-place-run = Takto duch svůj běh začít nemohl.
error-chase-place-sight = Zda duch vidí Pac-Mana a zda šílí, se musí shodovat.
error-chase-place-stuck = Figurka tu nemůže nic udělat, takže nemůže být na tahu.

chase-refuse-no-call = { $ghost } se teď nevybírá: na tahu je { $piece }.
chase-refuse-call-first = Nejdřív vyberte ducha, který půjde: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } je sněden a vrátí se s příštím startem.
chase-refuse-has-moved = { $ghost } už v tomto kole šel.
chase-refuse-two-steps = Pac-Man jde vždy o dvě pole; zastaví ho jen velká tečka.
chase-refuse-one-step = Pac-Man jde aspoň o jedno pole.
chase-refuse-must-boost = Bonus se musí využít.
chase-refuse-whole-boost = Načatý bonus se musí využít celý.
chase-refuse-stop-on-pellet = { $ghost } nesmí zůstat na { $square }, kde leží velká tečka.
chase-refuse-run-on = { $ghost } šílí a z { $square } běží dál.
chase-refuse-must-catch = { $ghost } může tímto tahem chytit Pac-Mana, a tedy musí; přes { $square } to nevede.
chase-refuse-must-move = { $ghost } nesmí zůstat na { $square }: duch, který může jít, musí.
chase-refuse-stands-there = { $piece } už na { $square } stojí.
chase-refuse-fence-between = Do cesty na { $square } stojí plot; { $piece } tudy neprojde.
chase-refuse-no-jump = { $piece } nesmí přeskočit jinou figurku na { $square }.
chase-refuse-too-far = { $square } je moc daleko: { $piece } jde z pole na sousední pole, nikdy šikmo.
chase-refuse-ghost-there = Na { $square } stojí duch; bez bonusu tam Pac-Man nesmí.
chase-refuse-straight-on = Šílející duch běží rovně, { $ghost } tedy nesmí zahnout na { $square }.
chase-refuse-no-sharing = Na { $square } stojí jiný duch; { $ghost } tam nesmí stát ani projít.
chase-refuse-pellet-there = Na { $square } leží velká tečka; { $ghost } tam nesmí skončit.
chase-refuse-toward = { $ghost } vidí Pac-Mana a musí běžet k němu, ne na { $square }.
chase-refuse-farther = Přes { $square } se { $ghost } dostane jen o jedno pole; v šílenství musí běžet o dvě, kde to jde.

chase-event-moved = Místo { $seat }: { $piece } jde z { $origin } na { $to }.
chase-event-ate-pellet = Pac-Man jí velkou tečku na { $at }; { $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
chase-event-boosted = Pac-Man má bonus: { $steps ->
    [one] ještě { $steps } pole
    [few] ještě až { $steps } pole
   *[other] ještě až { $steps } polí
}, a jí duchy.
chase-event-ate-ghost = Pac-Man sní ducha na { $at }: { $ghost }.
chase-event-boost-ended = Pac-Manův bonus končí na { $at }.
chase-event-called = Místo { $seat } vybírá: { $ghost }.
chase-event-frenzied = { $ghost } vidí Pac-Mana přes { $line } a šílí.
chase-event-stayed = { $piece } zůstává na { $at }.
chase-event-stopped = Místo { $seat } končí tah: { $piece } zastavuje na { $at }.
chase-event-caught = { $ghost } chytá Pac-Mana na { $at }; { $lives ->
    [one] zbývá { $lives } život
    [few] zbývají { $lives } životy
   *[other] zbývá { $lives } životů
}.
chase-event-stalled = { $cycles ->
    [one] { $cycles } kolo
    [few] { $cycles } kola
   *[other] { $cycles } kol
} bez tečky: Pac-Man ztrácí život; { $lives ->
    [one] zbývá { $lives }
    [few] zbývají { $lives }
   *[other] zbývá { $lives }
}.
chase-event-reset = Všichni jsou zpět na startu: Pac-Man na { $pacman }, duchové na { $ghosts }.
chase-event-pellets-back = Tečky na { $pellets } jsou zpět.
chase-event-won = { $winner ->
    [ghosts] Duchové vyhrávají
   *[other] { $winner } vyhrává
}; { $level ->
    [0] Pac-Man nedosáhl žádné úrovně
   *[other] Pac-Man dosáhl úrovně { $level }
}.
chase-event-turn-limit = Byl odehrán dohodnutý počet kol ({ $cycles ->
    [one] { $cycles }
   *[other] { $cycles }
}); nikdo nevyhrává, { $level ->
    [0] Pac-Man nedosáhl žádné úrovně
   *[other] Pac-Man dosáhl úrovně { $level }
}.

chase_pellets_eaten = Pac-Man snědl všechny čtyři velké tečky.
chase_lives_lost = Duchové vzali Pac-Manovi poslední život.

# Na stránce.
chase-name = Honička
chase-about = Snězte čtyři velké tečky dřív, než vás duchové chytí. Jeden hraje za Pac-Mana, ostatní se dělí o duchy.
chase-todo = Vyberte svítící pole.
chase-todo-pacman = { $steps ->
    [one] Ještě jeden krok: vyberte svítící pole.
    [few] Jděte o { $steps } pole: vyberte svítící. Smíte zahnout i vrátit se.
   *[other] Jděte o { $steps } polí: vyberte svítící. Smíte zahnout i vrátit se.
}
chase-todo-boost = { $steps ->
    [one] Bonus! Chcete-li, ještě jedno pole. Duchy, na které narazíte, sníte.
    [few] Bonus! Chcete-li, ještě až { $steps } pole. Duchy, na které narazíte, sníte.
   *[other] Bonus! Chcete-li, ještě až { $steps } polí. Duchy, na které narazíte, sníte.
}
chase-todo-ghost = Jde { $ghost }: vyberte svítící pole.
chase-todo-frenzy = { $ghost } vidí Pac-Mana a běží: vyberte svítící pole.
chase-todo-call = Který duch půjde teď? Klepněte na něj.
chase-show-ways = Kam vidí duchové
chase-setup-random = Losovat, kdo bude Pac-Man
chase-setup-chosen = První místo hraje za Pac-Mana, ostatní se dělí o duchy.
chase-call = Který duch půjde teď?
chase-end-here = Skončit tady
chase-boost = { $steps ->
    [one] Bonus: { $steps } krok
    [few] Bonus: { $steps } kroky
   *[other] Bonus: { $steps } kroků
}
chase-frenzy = Šílenství!
chase-waiting = Pak { $ghosts }
chase-level = { $level ->
    [0] Bez úrovně: žádná tečka snědena
    [1] Úroveň 1: Pac-Man začátečník
    [2] Úroveň 2: Pac-Man amatér
    [3] Úroveň 3: Pac-Man profík
   *[other] Úroveň { $level }: Pac-Man expert
}
chase-lives = { $lives ->
    [one] zbývá { $lives } život
    [few] zbývají { $lives } životy
   *[other] zbývá { $lives } životů
}; snědených teček: { $eaten }
chase-patience = { $cycles ->
    [one] Teď tečku, jinak přijde o život
    [few] Tečku do { $cycles } kol!
   *[other] Tečku do { $cycles } kol!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , sněden
    [moves] , na tahu
   *[there] { "" }
}
chase-grid = Deska. Šipky vedou po polích, Enter tam pošle figurku nebo vybere ducha, E ukončí tah.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = velká tečka
chase-square-target = { $steps ->
    [one] sem lze vkročit
    [few] sem lze dojít na { $steps } kroky
   *[other] sem lze dojít na { $steps } kroků
}
chase-square-call = tohoto ducha lze vybrat
chase-square-fences = plot { $sides }

chase-option-layout = Bludiště
chase-option-layout-gates = Brány
chase-option-layout-gates-about = To obvyklé. Hrají-li obě strany bezchybně, Pac-Man právě tak vyhraje.
chase-option-layout-den = Doupě
chase-option-layout-den-about = Duchové vycházejí z doupěte nahoře; po stranách vedou dlouhé chodby. Výhodu má Pac-Man.
chase-option-layout-hedges = Živé ploty
chase-option-layout-hedges-about = Tečky leží dál od okraje; duchové přicházejí ze všech stran. Dobří hráči vyhrávají za obě strany zhruba stejně často.
chase-option-layout-pinwheel = Větrník
chase-option-layout-pinwheel-about = Po otočení desky o půl kruhu stejné; duchové začínají v horní polovině. Výhodu mají duchové.
chase-option-layout-printed = Volné pole
chase-option-layout-printed-about = Jako tištěná deska, pokud je známa: jen šest plotů, takže duchové vidí daleko. Výhodu mají duchové.
chase-option-layout-towers = Věže
chase-option-layout-towers-about = Tečky leží v rozích za zdmi. Výhodu má Pac-Man.
chase-option-lives = Pac-Manovy životy
chase-option-lives-1 = jeden
chase-option-lives-2 = dva
chase-option-lives-3 = tři
chase-option-pacman-short-move = Pac-Man smí zastavit po jednom poli
chase-option-pacman-into-ghost = Když Pac-Man bez bonusu narazí na ducha
chase-option-pacman-into-ghost-blocked = duch mu stojí v cestě
chase-option-pacman-into-ghost-caught = je chycen
chase-option-boost-mandatory = Pac-Man musí bonus využít
chase-option-boost-exact = Využitý bonus znamená všechna tři pole
chase-option-eat-in-passing = S bonusem Pac-Man sní i duchy, přes které jen projde
chase-option-boost-chain = Další tečka během bonusu dává nový bonus
chase-option-ghost-order = Pořadí duchů
chase-option-ghost-order-fixed = stále stejné
chase-option-ghost-order-free = vybírá se pokaždé
chase-option-ghost-pass = Duch smí zůstat stát
chase-option-must-catch = Duch, který může Pac-Mana chytit, musí
chase-option-frenzy-path = V šílenství duch běží
chase-option-frenzy-path-straight = rovně
chase-option-frenzy-path-free = libovolně
chase-option-frenzy-path-toward = k Pac-Manovi
chase-option-frenzy-exact = V šílenství musí duch běžet o dvě pole, pokud může
chase-option-ghost-cross-pellet = V šílenství smí duch přeběhnout tečku
chase-option-ghosts-stack = Duchové smějí stát na jednom poli
chase-option-pellets-reset = Po ztrátě života se všechny tečky vrátí
chase-option-stall-limit = Kol bez tečky, která stojí život
chase-option-max-turns = Konec po tolika kolech

chase-help-1 = Pac-Man chce sníst čtyři velké tečky. Duchové ho chtějí třikrát chytit: pokaždé ho to stojí život a všichni se vrátí na start.
chase-help-2 = Nejdřív jde Pac-Man o dvě pole. Smí zahnout i vrátit se, ale duchové a ploty mu stojí v cestě.
chase-help-3 = Na velké tečce se zastaví a dostane bonus: ještě až tři pole, i přes duchy, a každého ducha, na kterého narazí, sní až do příštího startu. Další tečka po cestě dá nový bonus.
chase-help-4 = Pak jdou duchové, každý o jedno pole: Blinky, Inky, Pinky, Clyde. Na jednom poli jich smí stát víc, ale na velké tečce zůstat nesmějí.
chase-help-5 = Duch, který na začátku svého tahu vidí Pac-Mana ve své řadě nebo sloupci, šílí: běží o dvě pole rovně. Ploty mu ve výhledu brání, ostatní duchové ne.
chase-help-6 = Kolo je Pac-Manův tah a po něm tahy duchů. Když příliš mnoho kol (obvykle 20) nesní žádnou tečku, přijde o život také.
chase-help-7 = Pod deskou vidíte, která figurka jde, čí je a kteří duchové přijdou po ní. Klepněte na pole o dva kroky dál a figurka tam dojde; malými tečkami si cestu zvolíte sami.
chase-help-8 = Klávesnicí: šipky a Enter; E ukončí tah dřív.

# Co kdo dělá, za jménem: „Ada: Pac-Man z e2 na e3.“
chase-short-moved = { $piece } z { $origin } na { $to }.
chase-short-stopped = { $piece } zastavuje na { $at }.
chase-short-called = teď { $ghost }.

# V záznamu, vedle figurky, která jde; krátce.
chase-note-stays = stojí
chase-note-called = teď { $ghost }
chase-note-ate = jí: { $ghost }
chase-note-life = život pryč
chase-note-pellets = { $count ->
    [one] 1 tečka
    [few] { $count } tečky
   *[other] { $count } teček
}
