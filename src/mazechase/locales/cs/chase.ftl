error-chase-bad-action = „{ $text }“ není tah; tah je pole jako e2, jméno ducha, nebo - na konec tahu.
error-chase-bad-position = „{ $text }“ není pozice; zapisuje se jako: { $form }.
error-chase-bad-square = „{ $text }“ není pole; pole jsou a1 až i9.

error-chase-layout-field = Rozestavění potřebuje „{ $field }“: source je text, fences a pellets jsou seznamy, starts je tabulka.
error-chase-layout-extra = Rozestavění nemá „{ $field }“; má source, fences, pellets a starts.
error-chase-layout-many-fences = Překážek je { $count }; v krabici je jich nejvýše { $most }.
error-chase-layout-fence = „{ $fence }“ není překážka; překážka je pole a h nebo v, například e3h.
error-chase-layout-fence-border = Překážka { $fence } leží na okraji nebo přes něj přesahuje.
error-chase-layout-fence-clash = Překážka { $fence } překrývá nebo kříží jinou.
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
error-chase-place-sight = Duch zuří, právě když vidí Pac-Mana.
error-chase-place-stuck = Figurka tu nemůže nic udělat, takže nemůže být na tahu.

chase-refuse-no-call = { $ghost } se teď nevybírá: na tahu je { $piece }.
chase-refuse-call-first = Nejdřív vyberte ducha, který půjde: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } je sněden a vrátí se po příštím návratu na start.
chase-refuse-has-moved = { $ghost } se už v tomto kole pohnul.
chase-refuse-two-steps = Pac-Man se vždy posune o dvě pole; zastaví ho jen velká tečka.
chase-refuse-one-step = Pac-Man se musí posunout aspoň o jedno pole.
chase-refuse-must-boost = Pac-Man musí bonus využít.
chase-refuse-whole-boost = Bonus se musí využít celý.
chase-refuse-stop-on-pellet = { $ghost } tam nesmí zůstat: leží tam velká tečka.
chase-refuse-run-on = { $ghost } zuří a musí běžet dál.
chase-refuse-must-catch = { $ghost } může tímto tahem chytit Pac-Mana, a tak musí; tudy to nevede.
chase-refuse-must-move = { $ghost } nesmí zůstat stát: duch, který se může pohnout, musí.
chase-refuse-stands-there = { $piece } už tam stojí.
chase-refuse-fence-between = V cestě stojí překážka; na tahu je { $piece }.
chase-refuse-no-jump = { $piece } nesmí přeskočit jinou figurku.
chase-refuse-too-far = Moc daleko: { $piece } chodí pole po poli, nikdy šikmo.
chase-refuse-ghost-there = Stojí tam duch; bez bonusu tam Pac-Man nesmí.
chase-refuse-straight-on = Zuřící duch běží rovně, takže { $ghost } nesmí zahnout.
chase-refuse-no-sharing = Stojí tam jiný duch; { $ghost } tam nesmí stát ani projít.
chase-refuse-pellet-there = Leží tam velká tečka; { $ghost } tam nesmí skončit.
chase-refuse-toward = { $ghost } vidí Pac-Mana a musí běžet k němu.
chase-refuse-farther = Tudy se { $ghost } dostane jen o jedno pole; když zuří, musí běžet o dvě, pokud to jde.

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
chase-event-frenzied = { $ghost } vidí Pac-Mana přes { $line } a zuří.
chase-event-stayed = { $piece } zůstává na { $at }.
chase-event-stopped = Místo { $seat } zastavuje figurku { $piece } na { $at }.
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
} (domácí pravidlo).
chase-event-reset = Všichni jsou zpět na startu: Pac-Man na { $pacman }, duchové na { $ghosts }.
chase-event-pellets-back = Tečky na { $pellets } jsou zpět.
chase-event-won = { $winner ->
    [ghosts] Duchové vyhrávají
   *[other] { $winner } vyhrává
}; { $level ->
    [0] Pac-Man nedosáhl žádné úrovně
   *[other] Pac-Man dosáhl úrovně { $level }
}.
chase-event-turn-limit = Byl dosažen nejvyšší počet kol ({ $cycles }); nikdo nevyhrává, { $level ->
    [0] Pac-Man nedosáhl žádné úrovně
   *[other] Pac-Man dosáhl úrovně { $level }
}.

chase_pellets_eaten = Pac-Man snědl všechny čtyři velké tečky.
chase_lives_lost = Duchové vzali Pac-Manovi poslední život.

# Na stránce.
chase-name = Honička
chase-about = Snězte čtyři velké tečky dřív, než vás duchové chytí. Jeden hráč je Pac-Man, ostatní se dělí o duchy.
chase-harm = Pac-Man by přišel o život.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man musí sníst všechny čtyři velké tečky.
chase-step-2 = Duchové ho musí třikrát chytit.
chase-step-3 = Velká tečka mu dá bonus: teď jí duchy on!
chase-guide-turn = Vítejte! Pac-Man chce čtyři velké tečky a duchové ho chtějí třikrát chytit. Klepněte na svítící pole a jděte tam.
chase-todo = Klepněte na svítící pole.
chase-todo-pacman = { $steps ->
    [one] Zbývá { $steps } pole: vyberte svítící pole.
    [few] Jděte o { $steps } pole: vyberte svítící pole. Smíte zahnout i vrátit se.
   *[other] Jděte o { $steps } polí: vyberte svítící pole. Smíte zahnout i vrátit se.
}
chase-todo-boost = { $steps ->
    [one] Bonus! Smíte ještě o { $steps } pole a sníte každého ducha, kterého potkáte.
    [few] Bonus! Smíte ještě až o { $steps } pole a sníte každého ducha, kterého potkáte.
   *[other] Bonus! Smíte ještě až o { $steps } polí a sníte každého ducha, kterého potkáte.
}
chase-todo-ghost = Jde { $ghost }: vyberte svítící pole.
chase-todo-frenzy = { $ghost } vidí Pac-Mana a běží: vyberte svítící pole.
chase-todo-call = Který duch půjde teď? Klepněte na něj.
chase-show-ways = Kam vidí duchové
chase-setup-random = Náhodný Pac-Man
chase-setup-chosen = První místo je Pac-Man, ostatní se dělí o duchy.
chase-call = Který duch půjde teď?
chase-end-here = Skončit tady
chase-boost = { $steps ->
    [one] Bonus: { $steps } krok
    [few] Bonus: { $steps } kroky
   *[other] Bonus: { $steps } kroků
}
chase-frenzy = Zuří!
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
    [one] Teď tečku, jinak přijdete o život
   *[other] Snězte tečku do { $cycles } kol!
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
    [one] sem lze dojít na { $steps } krok
    [few] sem lze dojít na { $steps } kroky
   *[other] sem lze dojít na { $steps } kroků
}
chase-square-call = tohoto ducha lze vybrat
chase-square-fences = překážka { $sides }

chase-option-layout = Bludiště
chase-option-layout-gates = Brány
chase-option-layout-gates-about = Obvyklé bludiště. Když nikdo neudělá chybu, Pac-Man se 3 životy vyhraje, s 1 nebo 2 životy vyhrají duchové.
chase-option-layout-den = Doupě
chase-option-layout-den-about = Duchové vycházejí z doupěte nahoře; po stranách vedou dlouhé chodby. Výhodu má Pac-Man. Když nikdo neudělá chybu, Pac-Man se 2 nebo 3 životy vyhraje, s jediným životem vyhrají duchové.
chase-option-layout-hedges = Živé ploty
chase-option-layout-hedges-about = Tečky jsou dál od okraje; duchové přicházejí ze všech stran. Dobří hráči vyhrávají za obě strany zhruba stejně často. Když nikdo neudělá chybu, vyhrají vždy duchové.
chase-option-layout-orchard = Sad
chase-option-layout-orchard-about = Uprostřed stojí stromy v řadách, tečky jsou za překážkami. Stejně silní hráči vyhrávají za obě strany zhruba stejně často. Když nikdo neudělá chybu, vyhrají vždy duchové.
chase-option-layout-pairs = Dvojice
chase-option-layout-pairs-about = Tečky leží po dvou, takže jeden bonus může vést k dalšímu. Když nikdo neudělá chybu, vyhraje vždy Pac-Man.
chase-option-layout-pinwheel = Větrník
chase-option-layout-pinwheel-about = Bludiště je stejné i vzhůru nohama; duchové začínají v horní polovině. Výhodu mají duchové. Když nikdo neudělá chybu, vyhrají vždy duchové.
chase-option-layout-printed = Volné pole
chase-option-layout-printed-about = Jako tištěná deska, pokud ji známe: jen šest překážek, takže duchové vidí daleko. Výhodu mají duchové. Když nikdo neudělá chybu, vyhrají vždy duchové.
chase-option-layout-towers = Věže
chase-option-layout-towers-about = Tečky jsou v rozích za zdmi. Výhodu má Pac-Man. Když nikdo neudělá chybu, Pac-Man se 2 nebo 3 životy vyhraje, s jediným životem vyhrají duchové.
chase-option-layout-crossroads = Křižovatka
chase-option-layout-crossroads-about = Uprostřed se kříží dvě cesty a na každé z nich čeká duch. Když nikdo neudělá chybu, vyhrají vždy duchové.
chase-option-layout-harbour = Přístav
chase-option-layout-harbour-about = Z obou stran vybíhají mola; tečky leží po dvou, takže jeden bonus může vést k dalšímu. Když nikdo neudělá chybu, vyhraje vždy Pac-Man.
chase-option-layout-stables = Stáje
chase-option-layout-stables-about = Nahoře i dole jsou stáje, tečky leží po dvou na stranách. Když nikdo neudělá chybu, Pac-Man se 2 nebo 3 životy vyhraje, s jediným životem vyhrají duchové.
chase-option-layout-market = Tržiště
chase-option-layout-market-about = Podél dlouhé uličky stojí vlevo i vpravo řady stánků. Stejně silní hráči vyhrávají za obě strany zhruba stejně často. Když nikdo neudělá chybu, vyhrají vždy duchové.
chase-option-layout-courtyard = Nádvoří
chase-option-layout-courtyard-about = Široké nádvoří se čtyřmi výklenky; tečky leží u jejich vchodů. Když nikdo neudělá chybu, Pac-Man se 3 životy vyhraje, s 1 nebo 2 životy vyhrají duchové.
chase-option-layout-ladders = Žebříky
chase-option-layout-ladders-about = Po stranách stojí žebříky a do středu vedou dvě úzké uličky. Když nikdo neudělá chybu, Pac-Man se 3 životy vyhraje, s 1 nebo 2 životy vyhrají duchové.
chase-option-layout-quay = Nábřeží
chase-option-layout-quay-about = Pro hru s jedním životem. Když nikdo neudělá chybu, vyhraje vždy Pac-Man.
chase-option-layout-alley = Ulička
chase-option-layout-alley-about = Pro hru se dvěma životy. Když nikdo neudělá chybu, Pac-Man se 2 nebo 3 životy vyhraje, s jediným životem vyhrají duchové.
chase-option-layout-fairground = Jarmark
chase-option-layout-fairground-about = Pro hru se třemi životy. Když nikdo neudělá chybu, vyhrají vždy duchové.
chase-option-lives = Pac-Manovy životy
chase-option-lives-1 = jeden
chase-option-lives-2 = dva
chase-option-lives-3 = tři
chase-option-pacman-short-move = Pac-Man smí zastavit po jednom poli
chase-option-pacman-into-ghost = Když Pac-Man bez bonusu narazí na ducha
chase-option-pacman-into-ghost-blocked = duch mu brání v cestě
chase-option-pacman-into-ghost-caught = je chycen
chase-option-boost-mandatory = Pac-Man musí bonus využít
chase-option-boost-exact = Bonus se musí využít celý, všechna tři pole
chase-option-eat-in-passing = S bonusem sní Pac-Man i duchy, kterými jen projde
chase-option-boost-chain = Druhá tečka během bonusu spustí bonus znovu
chase-option-ghost-order = Pořadí duchů
chase-option-ghost-order-fixed = vždy stejné
chase-option-ghost-order-free = vybírá se pokaždé
chase-option-ghost-pass = Duchové smějí zůstat stát
chase-option-must-catch = Duchové musí chytit, když mohou
chase-option-frenzy-path = Když duch zuří, běží
chase-option-frenzy-path-straight = rovně
chase-option-frenzy-path-free = libovolně
chase-option-frenzy-path-toward = k Pac-Manovi
chase-option-frenzy-exact = Zuřící duch musí běžet o dvě pole, pokud může
chase-option-ghost-cross-pellet = Zuřící duch smí přeběhnout tečku
chase-option-ghosts-stack = Duchové smějí stát na jednom poli
chase-option-pellets-reset = Po ztrátě života se všechny tečky vrátí
chase-option-stall-limit = Ztráta života po tolika kolech bez tečky
chase-option-max-turns = Nejvyšší počet kol

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

## Co by rádce udělal
chase-advice-step = Jděte na { $to }.
chase-advice-end = Zůstaňte tady.
chase-advice-call = Vyberte, kdo půjde: { $to }.

## Proč by to rádce udělal
chase-reason-wins = Tím vyhrajete!
chase-reason-pellet = Sníte tím velkou tečku.
chase-reason-eats = Snědený duch: { $ghost }.
chase-reason-catches = Chytíte tím Pac-Mana.
chase-reason-caught = Tam vás chytí { $ghost }.
chase-reason-seen = Tam vás vidí { $ghost }.
chase-reason-unseen = Tam vás žádný duch nevidí.
chase-reason-near = { $steps ->
    [one] Odtud je k Pac-Manovi jedno pole.
    [few] Odtud jsou k Pac-Manovi { $steps } pole.
   *[other] Odtud je k Pac-Manovi { $steps } polí.
}

chase-help-aim-title = Cíl
chase-help-aim = Pac-Man vyhraje, když sní všechny čtyři velké tečky. Duchové vyhrají, když ho třikrát chytí: každé chycení stojí život. Dosažená úroveň je počet snědených teček.
chase-help-sides-title = Kdo za koho hraje
chase-help-sides = Hráč 1 je Pac-Man; ostatní se dělí o čtyři duchy a vyhrávají i prohrávají společně. Kolo je Pac-Manův tah a tahy duchů po něm. Začíná Pac-Man, i po každém návratu na start.
chase-help-pacman-title = Pac-Manův tah
chase-help-pacman = Jde přesně o dvě pole, krok za krokem, nikdy šikmo. Smí zahnout i vrátit se. Překážky a duchové mu brání v cestě a nikdo neskáče. Nemůže-li nikam, stojí.
chase-help-pellet-title = Bonus
chase-help-pellet = Na velké tečce se zastaví, sní ji a dostane bonus: ještě až tři pole, libovolným směrem, i přes duchy. Bonus skončí, než se pohnou duchové.
chase-help-eaten-title = Snědení duchů
chase-help-eaten = Každého ducha, kterého při bonusu potká, sní, a ten je mimo až do příštího návratu na start. Další velká tečka po cestě spustí nový bonus o třech polích.
chase-help-ghosts-title = Tahy duchů
chase-help-ghosts = Blinky, Inky, Pinky a Clyde jdou v tomto pořadí, každý o jedno pole. Duch, který se může pohnout, musí. Duchové smějí stát na jednom poli a procházet přes sebe.
chase-help-guard-title = Duchové a tečky
chase-help-guard = Žádný duch nesmí skončit na velké tečce; když zuří, smí přes ni přeběhnout. Duch, který by mohl Pac-Mana chytit, nemusí.
chase-help-sight-title = Co duchové vidí
chase-help-sight = Duch vidí ve své řadě a svém sloupci, jakkoli daleko, ale ne šikmo. Ve výhledu brání překážky, duchové a tečky ne. Rozhoduje, co vidí na začátku svého tahu.
chase-help-frenzy-title = Zuřivost
chase-help-frenzy = Duch, který vidí Pac-Mana, běží o dvě pole rovně, kterýmkoli směrem. Může-li o dvě, musí. Stojí-li Pac-Man hned vedle, chytí ho už na prvním poli.
chase-help-caught-title = Chycení
chase-help-caught = Duch, který dojde na Pac-Manovo pole, ho chytí. Pac-Man přijde o život a všichni se vrátí na start, i snědení duchové. Snědené tečky už se nevrátí.
chase-help-stall-title = Neotálejte
chase-help-stall = Po příliš mnoha kolech bez tečky (20, pokud nezvolíte jinak) přijde Pac-Man o život také. Nastavíte-li počet kol, hra po něm skončí bez vítěze.
chase-help-maze-title = Bludiště
chase-help-maze = Bludiště určuje, kde jsou překážky a velké tečky a kde kdo začíná. Překážky tu nikdo nestaví.
chase-help-touch-title = Na obrazovce
chase-help-touch = Pod deskou vidíte, která figurka jde, čí je a kteří duchové přijdou po ní. Klepněte na pole o dva kroky dál a figurka tam dojde; malými kroužky si cestu zvolíte sami.
chase-help-keys-title = Na klávesnici
chase-help-keys = Šipky a Enter; E ukončí tah dřív.

# Příběh tahu: co se stalo, po jméně a dvojtečce, spojené do výčtu. [squares] je pro ty, kdo nevidí desku;
# [you] tam, kde je ten druhý, nebo ten, kdo to udělal ($own), čtenář.
chase-deed-moved = { $detail ->
    [squares] { $who ->
        [you] jdete
       *[somebody] jde
    }: { $places }
   *[plain] { $who ->
        [you] jdete
       *[somebody] jde
    } s figurkou { $pieces }
}
chase-deed-stayed = { $who ->
    [you] nemáte
   *[somebody] nemá
} kam jít: { $pieces }
chase-deed-spotted = { $who ->
    [you] vidíte
   *[somebody] vidí
} Pac-Mana ({ $ghosts })
chase-deed-frenzied = { $ghost } vidí Pac-Mana a zuří
chase-deed-ate-pellet = { $who ->
    [you] sníte
   *[somebody] sní
} velkou tečku (zbývá { $left })
chase-deed-ate-ghost = { $who ->
    [you] sníte
   *[somebody] sní
} ducha ({ $ghost })
chase-deed-caught = { $lives ->
    [one] { $ghost } chytá Pac-Mana! Zbývá { $lives } život
    [few] { $ghost } chytá Pac-Mana! Zbývají { $lives } životy
   *[other] { $ghost } chytá Pac-Mana! Zbývá { $lives } životů
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man ztrácí život: dlouho žádná velká tečka. Zbývá { $lives } život
    [few] Pac-Man ztrácí život: dlouho žádná velká tečka. Zbývají { $lives } životy
   *[other] Pac-Man ztrácí život: dlouho žádná velká tečka. Zbývá { $lives } životů
}
chase-deed-reset = všichni jsou zpátky na startu

# Co se stalo čtenáři, velkým písmem u desky; $name je ten, kdo to udělal.
chase-befalls-caught = { $lives ->
    [one] Chytá vás { $ghost }! Zbývá { $lives } život
    [few] Chytá vás { $ghost }! Zbývají { $lives } životy
   *[other] Chytá vás { $ghost }! Zbývá { $lives } životů
}
chase-befalls-stalled = { $lives ->
    [one] Dlouho žádná velká tečka (kol: { $cycles }): přicházíte o život. Zbývá { $lives } život
    [few] Dlouho žádná velká tečka (kol: { $cycles }): přicházíte o život. Zbývají { $lives } životy
   *[other] Dlouho žádná velká tečka (kol: { $cycles }): přicházíte o život. Zbývá { $lives } životů
}
chase-befalls-eaten = Pac-Man snědl ducha { $ghost }!
