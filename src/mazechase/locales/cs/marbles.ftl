error-marbles-bad-token = „{ $text }“ není ani tah jako 4c6:b6,c6 nebo 3e5>g7, ani volba jako -, take, leave, @c4, from2 nebo pay1, ani hod jako *36.
error-marbles-bad-cell = „{ $text }“ není pole této desky.
error-marbles-bad-list = „{ $text }“ uvádí některé pole dvakrát.
error-marbles-bad-task = „{ $text }“ není rozhodnutí, které by mohlo čekat.
error-marbles-bad-position = „{ $text }“ není pozice; zapisuje se jako: { $form }.
error-marbles-place-seats = Pozice uvádí Pac-Many, misky a žluté kuličky všech míst (hráčů: { $players }) a žádné jiné místo.
error-marbles-place-ghosts = Dva duchové stojí na startu nebo na důlcích, nikdy spolu na jednom důlku; napřed ten na nižším poli.
error-marbles-place-marbles = Bílých kuliček je 72 na obyčejných důlcích a v miskách, žluté 4 na kroužcích, v držení nebo dlužené, pod Pac-Manem žádná.
error-marbles-place-pieces = Každý Pac-Man stojí na vlastní jamce nebo doma a na žádném duchovi.
error-marbles-place-dice = Zbývají nejvýš dvě kostky 1 až 6, nižší napřed; poslední patří některé figurce.
error-marbles-place-taken = Tahy se počítají jen do hodnoty volby max_turns.
error-marbles-place-over = Bílé kuličky došly, žádná kostka se už nehraje.
error-marbles-place-stuck = S těmito kostkami se nemůže pohnout žádná figurka, tah by skončil.
error-marbles-place-owed = Žlutá kulička se dluží a některý kroužek je prázdný, byla by tedy už zpátky.
error-marbles-place-todo = Takové rozhodnutí tu nečeká.
error-marbles-place-rolls = O to, kdo začne, se hází jen v základním postavení, místo po místě.

error-marbles-board-field = Deska potřebuje „{ $field }“ jako text.
error-marbles-board-extra = Deska žádné „{ $field }“ nemá.
error-marbles-board-waives = Deska se může zříci jen { $known }, ne „{ $field }“.
error-marbles-board-game = Tohle je deska pro „{ $field }“, ne pro marbles.
error-marbles-board-c1 = C1: deska má 72 obyčejných důlků a 4 s kroužkem; tahle má { $plain } a { $ringed }.
error-marbles-board-c3 = C3: deska má jeden domov { $mark }; tahle jich má { $count }.
error-marbles-board-c4 = C4: domov { $place } musí ležet na cestě mezi aspoň dvěma důlky a vedle ničeho jiného.
error-marbles-board-c6 = C6, C12: na { $place } se duch musí dostat bez domovů a průchodů.
error-marbles-board-c7 = C7: start duchů, jeden blok =, musí být uprostřed desky.
error-marbles-board-c8 = C8: ze startu duchů vedou aspoň dvě cesty, všechny na důlky; tady jich je { $count }.
error-marbles-board-c10 = C10: deska má aspoň tři průchody; tahle jich má { $count }.
error-marbles-board-c11 = C11: průchod u { $place } musí být na okraji u vlastního důlku, ze kterého vede cesta dál.
error-marbles-board-c14 = C14: z domova { $place } není na začátku celý tah o { $count }.
error-marbles-board-c19 = C19: deska musí po otočení nebo zrcadlení vypadat od každého domova stejně.
error-marbles-board-c21 = C21: každý důlek má mít dva sousední důlky a důlky v průměru 2,6 cesty ({ $place }).
error-marbles-board-openings = Na serveru smí mít deska nejvýš tolik průchodů: { $most }. Tahle jich má { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Napřed rozhodněte o kuličce pod duchem.
    [ring] Napřed vraťte žlutou kuličku na kroužek.
    [reward] Napřed zvolte, komu kuličky vzít.
   *[pay] Napřed zvolte, kterými kuličkami zaplatit.
}
marbles-refuse-not-asked = O tom teď nerozhodujete.
marbles-refuse-not-a-ring = Tam žádný oranžový kroužek není.
marbles-refuse-ring-occupied = Ten kroužek není prázdný: je na něm kulička nebo figurka.
marbles-refuse-not-oneself = Odměnu si vezměte od jiného hráče, ne od sebe.
marbles-refuse-nothing-to-take = Místo { $seat } nemá kuličky, které by šlo vzít.
marbles-refuse-nothing-to-take-named = miska je prázdná, není co vzít.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Tady nelze zaplatit { $yellow } žlutou kuličkou.
   *[other] Tady nelze zaplatit { $yellow } žlutými kuličkami.
}
marbles-refuse-no-pass = Figurka, která se může pohnout, musí; odmítnout smíte jen snědení ducha.
marbles-refuse-pac-has-moved = Pac-Man už táhl; druhá kostka je pro ducha.
marbles-refuse-ghost-has-moved = Duch už táhl; druhá kostka je pro Pac-Mana.
marbles-refuse-no-such-die = Žádná kostka neukazuje { $die }; zbývá: { $dice }.
marbles-refuse-start-closed = Na start duchů nikdo nesmí.
marbles-refuse-say-which-way = Pac-Man tam může s kostkou { $die }: vyberte ji a potom cestu.
marbles-refuse-say-which-die = Ten duch tam může s kostkou { $die }: vyberte ji.
marbles-refuse-other-marbles = Pac-Man tam může, ale žádnou cestou nesní právě tyto kuličky: sní každou, přes kterou jde.
marbles-refuse-occupied = Tam už stojí jiný Pac-Man.
marbles-refuse-occupied-named = tam už stojí.
marbles-refuse-no-privilege = Stojí tam duch; abyste ho snědli, potřebujete žlutou kuličku.
marbles-refuse-home-closed = Tímto domovem smí Pac-Man projít, ale ne v něm zůstat.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] V cestě stojí duch.
       *[other] V cestě stojí oba duchové.
    }
   *[pieces] { $count ->
        [one] V cestě stojí jiný Pac-Man.
       *[other] V cestě stojí jiné figurky.
    }
}
marbles-refuse-blocked-named = stojí v cestě; přeskakovat se nesmí.
marbles-refuse-no-turning-back = Pac-Man by se cestou musel otočit zpátky, a to nesmí.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Moc blízko: padla { $die }, musíte ujít přesně { $die } krok.
        [few] Moc blízko: padla { $die }, musíte ujít přesně { $die } kroky.
       *[other] Moc blízko: padla { $die }, musíte ujít přesně { $die } kroků.
    }
   *[other] Moc blízko: padla { $other } a { $die } a musíte ujít přesně tolik kroků.
}
marbles-refuse-go-on = Žádný duch nemůže táhnout naplno, takže jeden jde tak daleko, jak to jde. Tady ještě zastavit nesmí.
marbles-refuse-too-far = { $other ->
    [0] Moc daleko: padla { $die }.
   *[other] Moc daleko: padla { $other } a { $die }.
}
marbles-refuse-no-ghost = Tam žádný duch není. Nejdřív vyberte ducha.
marbles-refuse-pac-must-move = Pac-Man by pak neměl tah. Vyberte tah, po kterém ho bude mít.
marbles-refuse-ghost-no-home = Duchové do domova nesmějí.
marbles-refuse-ghost-on-ghost = Tam už stojí druhý duch.
marbles-refuse-pac-in-the-way = V cestě stojí Pac-Man, a duch, který ho potká, u něj zastaví.
marbles-refuse-pac-in-the-way-named = stojí v cestě; duch, který potká Pac-Mana, u něj zastaví.
marbles-refuse-ghost-in-the-way = V cestě stojí druhý duch.
marbles-refuse-ghost-no-turning = Duch by se cestou musel obrátit (domácí pravidlo: duchové se nevracejí).
marbles-refuse-ghost-no-tunnel = Duch by musel opustit desku, a to duchové nesmějí.

marbles-event-rolled = Místo { $seat } hází { $low } a { $high }.
marbles-event-roll-tied = Místa { $seats } mají shodně { $total } a házejí znovu.
marbles-event-begins = Místo { $seat } začíná s hodem { $total }.
marbles-event-stepped = Pac-Man místa { $seat } jde z { $origin } na { $to }.
marbles-event-crossed = Pac-Man místa { $seat } opouští desku na { $origin } a vrací se na { $to }.
marbles-event-gobbled = Místo { $seat } jí kuličku na { $at }, barva: { $colour ->
    [white] bílá
    [yellow] žlutá
   *[other] { $colour }
}; v misce: { $tray }, na desce: { $left }.
marbles-event-ghost-gobbled = Místo { $seat } jí ducha na { $at }; duch se vrací na { $to }.
marbles-event-left-under = Místo { $seat } nechává kuličku na { $at }.
marbles-event-prowled = Místo { $seat } vede ducha z { $origin } na { $to }.
marbles-event-captured = Místo { $seat } chytilo duchem místo { $whom } na { $at } a poslalo je domů na { $home }.
marbles-event-paid = { $rule ->
    [house] Místo { $seat } dává místu { $to } kuličky, bílé: { $white }, žluté: { $yellow } (domácí pravidlo: žluté si nechává).
   *[book] Místo { $seat } dává místu { $to } kuličky, bílé: { $white }, žluté: { $yellow }.
}
marbles-event-privilege-lost = Místo { $seat } ztrácí { $count ->
    [one] { $count } žlutou kuličku
    [few] { $count } žluté kuličky
   *[other] { $count } žlutých kuliček
}.
marbles-event-returned = Místo { $seat } vrací žlutou kuličku na { $at }.
marbles-event-waits = Žádný kroužek není prázdný: místo { $seat } si použitou žlutou kuličku zatím nechává.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Pac-Man místa { $seat } nemá se zbylou kostkou celý tah a stojí (domácí pravidlo: tak se smí volit).
       *[book] Pac-Man místa { $seat } nemá celý tah a stojí.
    }
    [ghost] Pro místo { $seat } nemá celý tah žádný duch.
    [both] Místo { $seat } nemůže táhnout Pac-Manem ani duchem.
   *[other] Místo { $seat }: { $piece }
}
marbles-event-stayed = Místo { $seat } ducha nejí a stojí.
marbles-event-cleared = Poslední bílá kulička je pryč. Bílé kuličky podle míst: { $trays }. Vítězná místa: { $winners }.
marbles-event-turn-limit = Byl dosažen nejvyšší počet tahů ({ $turns }). Bílé kuličky podle míst: { $trays }. Vítězná místa: { $winners }.

marbles_cleared = Bílé kuličky došly; vyhrává, kdo jich má nejvíc.

# Na stránce.
marbles-name = Kuličky
marbles-about = Snězte nejvíc kuliček a pošlete společné duchy na soupeře.
marbles-step-1 = Hoďte dvěma kostkami: jedna pohne Pac-Manem, druhá duchem.
marbles-step-2 = Pac-Man cestou sní každou kuličku. Vyhrává, kdo jich má nejvíc.
marbles-step-3 = Chyťte soupeře duchem a dostanete jeho dvě kuličky.
marbles-guide-chance = Vítejte! Snězte víc bílých kuliček než ostatní.
marbles-guide-turn = Jedna kostka hýbe vaším Pac-Manem, druhá duchem. Klepněte na místo, prohlédněte si cestu a pak „Jít“.
marbles-todo = Klepněte na svítící místo.
marbles-todo-chance = Klepněte na kostky a hoďte.
marbles-doing-chance = { $who ->
    [you] házíte kostkami…
   *[somebody] hází kostkami…
}
marbles-todo-begin = Hoďte kostkami: kdo hodí nejvíc, začíná.
marbles-todo-begin-again = Remíza: hoďte znovu.
marbles-solid = Tady nic není. Klepněte na svítící místo.
marbles-harm = Tím pošlete domů vlastního Pac-Mana.
marbles-setup-random = Náhodné domovy
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Vyberte, kam půjde Pac-Man. Nebo klepněte na druhou kostku či ducha.
       *[ghost] Vyberte, kam půjde duch. Nebo klepněte na druhou kostku či Pac-Mana.
    }
   *[second] { $piece ->
        [pac] Vyberte, kam půjde Pac-Man.
       *[ghost] { $origins ->
            [one] Vyberte, kam půjde duch.
           *[other] Vyberte, kam půjde duch. Klepnutím na ducha ukážete jen jeho tahy.
        }
    }
}
marbles-todo-go = Klepněte na totéž místo znovu a jděte tam, nebo klepněte na jiné.
marbles-todo-way = Vede tam víc cest. Jednu vyberte a klepněte na „Jít“.
marbles-todo-task = { $kind ->
    [under] Pod duchem je kulička. Vezmete ji?
    [ring] Vraťte použitou žlutou kuličku: klepněte na prázdný kroužek.
    [reward] Vaše odměna: čí kuličky si vezmete?
   *[pay] Kterými kuličkami zaplatíte?
}
marbles-roll = Hodit kostkami
marbles-rolling = Kostky se kutálejí…
marbles-dice = Kostky
marbles-die = { $piece ->
    [pac] { $face }, pro Pac-Mana
    [ghost] { $face }, pro ducha
   *[none] { $face }
}
marbles-die-played = odehraná
marbles-movers = Která figurka jde
marbles-move-pac = Táhnout Pac-Manem
marbles-move-ghost = Táhnout duchem
marbles-answers = Vaše možnosti
marbles-pay = Bílé: { $white }, žluté: { $yellow }
marbles-take = Vzít
marbles-leave = Nechat
marbles-stay = Zůstat stát, ducha nejíst
marbles-ways = Cesty na toto místo
marbles-way = Cesta { $n }: bílé { $white }, žluté { $yellow }
marbles-go = Jít
marbles-tray = Bílé kuličky: { $white }. Žluté, každá na jednoho ducha: { $held }. Žluté k vrácení: { $owed }.
marbles-left = { $count ->
    [one] zbývá { $count } kulička
    [few] zbývají { $count } kuličky
   *[other] zbývá { $count } kuliček
}
marbles-held-is = Žlutá kulička: s ní lze sníst ducha
marbles-owed-is = Žlutá kulička, která se vrátí, až bude volný kroužek
marbles-show-ways = Nebezpečí
marbles-grid = Deska. Šipky vedou po důlcích, N na další místo k výběru, Enter tam jde. P Pac-Man, G duch, D druhá kostka, W jiná cesta, R hod.
marbles-cell-home = domov: { $name }
marbles-cell-no-home = nevyužitý domov
marbles-cell-start = start duchů
marbles-cell-ring = oranžový kroužek
marbles-cell-opening = průchod
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] duch
    [few] { $ghosts } duchové
   *[other] { $ghosts } duchů
}
marbles-cell-white = bílá kulička
marbles-cell-yellow = žlutá kulička
marbles-cell-spot = toto můžete vybrat
marbles-cell-end = { $ways ->
    [one] sem můžete jít, kuličky: { $marbles }
    [few] sem vedou { $ways } cesty, kuličky: { $marbles }
   *[other] sem vede { $ways } cest, kuličky: { $marbles }
}
marbles-cell-range = { $least } až { $most }
marbles-cell-end-ghost = { $ways ->
    [one] sem může jít duch
   *[other] sem může jít kterýkoli duch
}
marbles-cell-end-harm = sem může duch, ale poslal by domů vašeho Pac-Mana
marbles-option-layout = Deska
marbles-option-layout-corners = Čtyři rohy
marbles-option-layout-corners-about = Naše deska: domov v každém rohu, čtyři průchody, žádné slepé konce.
marbles-option-layout-trees = Stromy
marbles-option-layout-trees-about = Naše deska se slepými konci jako větve stromu.
marbles-option-unused-home = Nevyužité domovy
marbles-option-unused-home-closed_to_stop = smí se jimi projít
marbles-option-unused-home-free = smí se v nich zastavit
marbles-option-must-move-if-possible = Vlastního Pac-Mana nesmíte duchem zablokovat
marbles-option-home-counts = Domov na cestě se počítá jako krok
marbles-option-ghost-may-reverse = Duchové se smějí během tahu obrátit
marbles-option-ghost-partial = Když žádný duch nemůže táhnout celý počet, jde jeden z nich, kam až může
marbles-option-pay-with-yellow = Platit žlutými kuličkami
marbles-option-pay-with-yellow-false = nikdy
marbles-option-pay-with-yellow-victim_choice = jak chce ten, kdo platí
marbles-option-lose-privilege-when-hit = Koho duch chytí, ten přijde o žluté kuličky
marbles-option-marble-under-ghost = Kulička pod snědeným duchem
marbles-option-marble-under-ghost-auto = sní se také
marbles-option-marble-under-ghost-ask = lze ji nechat
marbles-option-privilege-stacks = Každá žlutá kulička stačí na jednoho ducha
marbles-option-same-move-gobble = Žluté kuličky platí hned
marbles-option-gobble-ends-turn = Snědením ducha váš tah končí
marbles-option-end-timing = Poslední bílá kulička ukončí hru
marbles-option-end-timing-at_once = hned
marbles-option-end-timing-after_move = když figurka dojde
marbles-option-end-timing-after_turn = na konci tahu
marbles-option-max-turns = Nejvyšší počet tahů

# Co kdo dělá, za jménem.
marbles-short-rolled = hod { $low } a { $high }.
marbles-short-roll-tied = Shodně { $total }. Znovu hází: { $seats }.
marbles-short-begins = začátek hry s hodem { $total }.
marbles-short-stepped = Pac-Man na { $to }.
marbles-short-crossed = ven na { $origin } a zpět na { $to }.
marbles-short-gobbled = { $colour ->
    [white] bílá
   *[yellow] žlutá
} kulička na { $at }; bílých v misce: { $tray }, na desce: { $left }.
marbles-short-ghost-gobbled = duch na { $at } je snědený! Vrací se na { $to }.
marbles-short-left-under = kulička na { $at } zůstává.
marbles-short-prowled = duch z { $origin } na { $to }.
marbles-short-captured = duch chytá na { $at }. Domů na { $home } jde { $whom }.
marbles-short-captured-own = vlastní Pac-Man jde z { $at } domů na { $home }!
marbles-short-paid = { $rule ->
    [house] platba. Dostává: { $to }. Bílé: { $white }, žluté: { $yellow } (domácí pravidlo: žluté si plátce nechává).
   *[book] platba. Dostává: { $to }. Bílé: { $white }, žluté: { $yellow }.
}
marbles-short-privilege-lost = ztráta: { $count ->
    [one] { $count } žlutá kulička
    [few] { $count } žluté kuličky
   *[other] { $count } žlutých kuliček
}.
marbles-short-returned = žlutá kulička zpět na { $at }.
marbles-short-waits = žádný kroužek není prázdný; žlutá kulička čeká.
marbles-short-cleared = Poslední bílá kulička je pryč. Bílé kuličky v pořadí hráčů: { $trays }. Výhra: { $winners }.
marbles-short-turn-limit = Byl dosažen nejvyšší počet tahů ({ $turns }). Bílé kuličky v pořadí hráčů: { $trays }. Výhra: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] Pac-Man nemá se zbylou kostkou celý tah a stojí (domácí pravidlo: tak se smí volit).
       *[book] Pac-Man nemá celý tah a stojí.
    }
    [ghost] žádný duch nemá celý tah.
   *[both] Pac-Man ani duch se nemohou pohnout.
}
marbles-short-stayed = duch zůstává nesnědený, figurka stojí.

# V záznamu, vedle figurky toho, kdo to dělá; krátce.
marbles-note-rolled = hod { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 kulička
    [few] { $count } kuličky
   *[other] { $count } kuliček
}
marbles-note-captured = chytá!
marbles-note-captured-own = vlastní domů
marbles-note-ghost = jí ducha
marbles-note-pays = platí { $count }
marbles-note-gets = dostává { $count }
marbles-note-returned = zpět na { $at }
marbles-note-stays = stojí

## Co by rádce udělal
marbles-advice-go = Jděte s Pac-Manem na { $to }.
marbles-advice-prowl = Přesuňte ducha z { $from } na { $to }.
marbles-advice-stay = Zůstaňte stát.
marbles-advice-under = { $to ->
    [take] Vezměte si kuličku.
   *[other] Kuličku nechte.
}
marbles-advice-ring = Položte kuličku na { $to }.
marbles-advice-rob = Berte tomu, kdo stojí na { $to }.
marbles-advice-pay = { $to ->
    [pay0] Zaplaťte bílými.
   *[other] Zaplaťte žlutými.
}

## Proč by to rádce udělal
marbles-reason-own = Pošlete tím domů vlastního Pac-Mana.
marbles-reason-captures = Chytíte tím Pac-Mana místa { $seat }.
marbles-reason-captures-named = Pac-Man je chycený.
marbles-reason-ghost = Sníte tím ducha.
marbles-reason-yellow = Sníte tím žlutou kuličku.
marbles-reason-marbles = { $count ->
    [one] Sníte tím jednu kuličku.
    [few] Sníte tím { $count } kuličky.
   *[other] Sníte tím { $count } kuliček.
}
marbles-reason-danger = Tam na vás duch dosáhne při { NUMBER($percent) } % všech hodů.
marbles-reason-safe = Tam na vás příštím hodem žádný duch nedosáhne.

marbles-help-aim-title = Cíl
marbles-help-aim = Vyhrává, kdo má nejvíc bílých kuliček; při shodě vyhrávají společně. Hra končí ve chvíli, kdy z desky zmizí poslední bílá, nebo po nastaveném počtu tahů. Žluté se nepočítají.
marbles-help-start-title = Kdo začíná
marbles-help-start = Každý jednou hodí a začíná ten, kdo hodil nejvíc; při shodě se hází znovu. Pac-Mani začínají doma, oba duchové uprostřed.
marbles-help-turn-title = Váš tah
marbles-help-turn = Hoďte oběma kostkami. Jedna pohne vaším Pac-Manem, druhá jedním z duchů. Která je pro koho a kdo půjde první, je na vás. Dvě stejná čísla nic zvláštního neznamenají.
marbles-help-must-title = Táhnout se musí
marbles-help-must = Figurka, která se může pohnout, musí; která se s kostkou pohnout nemůže, zůstane. Kostky i pořadí volíte volně, i když pak Pac-Man nemůže táhnout. Ducha sníst nikdy nemusíte.
marbles-help-walk-title = Pac-Manova cesta
marbles-help-walk = Pac-Man jde přesně tak daleko, kolik ukazuje kostka, nikdy rovnou zpátky, a sní každou kuličku, přes kterou jde. Jedním důlkem smí projít dvakrát.
marbles-help-blocked-title = V cestě
marbles-help-blocked = Nikdo nepřeskakuje figurky a nevstupuje na jiného Pac-Mana. Brání i duchové, ledaže máte žlutou kuličku a ducha sníte.
marbles-help-home-title = Domovy
marbles-help-home = Doma vás nikdo nechytí. Domov na cestě se počítá jako krok. Ve vlastním domově smíte skončit, cizími jen projít.
marbles-help-openings-title = Průchody
marbles-help-openings = Bílé šipky jsou průchody: jedním vyjdete a kterýmkoli jiným se vrátíte. Přechod nestojí žádný krok. Venku se nezastavuje a tím samým se nevrací; figurka hned za průchodem ho zavírá.
marbles-help-ghosts-title = Duchové
marbles-help-ghosts = Oba duchové jsou společní. Duch jde přesně tak daleko, kolik ukazuje jeho kostka, a neobrací se. Kuličky nechává ležet, nesmí do domovů ani průchodů, neprojde přes druhého ducha a doprostřed se nevrací.
marbles-help-catch-title = Chycení
marbles-help-catch = Duch, který potká Pac-Mana, tam zastaví, i když mu zbývají kroky. Pac-Man jde domů a jeho hráč zaplatí dvě bílé kuličky, nebo kolik má, tomu, kdo duchem táhl.
marbles-help-own-title = Vlastní Pac-Man
marbles-help-own = Duch smí i na vašeho vlastního Pac-Mana: ten jde domů a nikdo neplatí. Takový tah má výstražnou značku a nejdřív se vás zeptáme.
marbles-help-yellow-title = Žluté kuličky
marbles-help-yellow = Každá žlutá kulička vám dovolí sníst jednoho ducha, i v tahu, ve kterém jste ji vzali. Dokud můžete, jsou duchové bledí. Když vás chytí, žluté vám zůstanou.
marbles-help-gobble-title = Snědení ducha
marbles-help-gobble = Vstupte na ducha, nejvýš tolika kroky, kolik ukazuje kostka: tím váš tah skončí. Duch se vrátí doprostřed, vy dostanete kuličku pod ním a dvě bílé od hráče, kterého si zvolíte. Pak se hraje druhá kostka.
marbles-help-rings-title = Zpět na kroužek
marbles-help-rings = Použitá žlutá kulička se vrátí na prázdný oranžový kroužek, který si zvolíte. Není-li žádný, počká. Pak ji zase může vzít kdokoli.
marbles-help-touch-title = Na obrazovce
marbles-help-touch = Klepněte na kroužek a uvidíte cestu; klepněte znovu a jdete tam. Velké kroužky vynesou nejvíc; dvojitý znamená víc cest: vyberte si pod deskou. Klepnutím na kostku ji použijete pro vybranou figurku; klepnutím na Pac-Mana nebo ducha ho vyberete. Kroužky duchů jsou čárkované. „Nebezpečí“ u každého Pac-Mana ukáže, jak je pravděpodobné, že ho duch chytí.

# Příběh tahu: co se stalo, po jméně a dvojtečce, spojené do výčtu. [squares] je pro ty, kdo nevidí desku;
# [you] tam, kde je ten druhý, nebo ten, kdo to udělal ($own), čtenář.
marbles-deed-rolled = { $who ->
    [you] házíte
   *[somebody] hází
} { $low } a { $high }
marbles-deed-begins = { $who ->
    [you] začínáte
   *[somebody] začíná
}
marbles-deed-walked = { $detail ->
    [squares] { $who ->
        [you] jdete
       *[somebody] jde
    } s Pac-Manem na { $to }
   *[plain] { $who ->
        [you] jdete
       *[somebody] jde
    } s Pac-Manem
}
marbles-deed-ate = { $count ->
    [one] { $who ->
        [you] sníte
       *[somebody] sní
    } { $count } kuličku
    [few] { $who ->
        [you] sníte
       *[somebody] sní
    } { $count } kuličky
   *[other] { $who ->
        [you] sníte
       *[somebody] sní
    } { $count } kuliček
}
marbles-deed-yellow = { $count ->
    [one] { $who ->
        [you] získáte
       *[somebody] získá
    } žlutou kuličku (na snědení ducha)
    [few] { $who ->
        [you] získáte
       *[somebody] získá
    } { $count } žluté kuličky (na snědení duchů)
   *[other] { $who ->
        [you] získáte
       *[somebody] získá
    } { $count } žlutých kuliček (na snědení duchů)
}
marbles-deed-prowled = { $detail ->
    [squares] { $who ->
        [you] jdete
       *[somebody] jde
    } s duchem z { $origin } na { $to }
   *[plain] { $who ->
        [you] jdete
       *[somebody] jde
    } s duchem
}
marbles-deed-gobbled-ghost = { $who ->
    [you] sníte
   *[somebody] sní
} ducha
marbles-deed-captured = { $you ->
    [you] zahání vás domů
   *[other] { $who ->
        [you] zaháníte
       *[somebody] zahání
    } domů hráče ({ $whom })
}
marbles-deed-captured-own = { $own ->
    [you] { $who ->
        [you] posíláte
       *[somebody] posílá
    } domů vlastního Pac-Mana
   *[other] posílá domů vlastního Pac-Mana
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] bere vám { $count } kuličku
        [few] bere vám { $count } kuličky
       *[other] bere vám { $count } kuliček
    }
   *[other] { $count ->
        [one] { $who ->
            [you] berete
           *[somebody] bere
        } { $count } kuličku (platí { $whom })
        [few] { $who ->
            [you] berete
           *[somebody] bere
        } { $count } kuličky (platí { $whom })
       *[other] { $who ->
            [you] berete
           *[somebody] bere
        } { $count } kuliček (platí { $whom })
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] platí vám { $count } kuličku
        [few] platí vám { $count } kuličky
       *[other] platí vám { $count } kuliček
    }
   *[other] { $count ->
        [one] { $who ->
            [you] platíte
           *[somebody] platí
        } { $count } kuličku (dostává { $whom })
        [few] { $who ->
            [you] platíte
           *[somebody] platí
        } { $count } kuličky (dostává { $whom })
       *[other] { $who ->
            [you] platíte
           *[somebody] platí
        } { $count } kuliček (dostává { $whom })
    }
}
marbles-deed-lost = { $count ->
    [one] { $who ->
        [you] ztrácíte
       *[somebody] ztrácí
    } žlutou kuličku
    [few] { $who ->
        [you] ztrácíte
       *[somebody] ztrácí
    } { $count } žluté kuličky
   *[other] { $who ->
        [you] ztrácíte
       *[somebody] ztrácí
    } { $count } žlutých kuliček
}
marbles-deed-returned = { $detail ->
    [squares] { $who ->
        [you] vracíte
       *[somebody] vrací
    } žlutou kuličku na { $at }
   *[plain] { $who ->
        [you] vracíte
       *[somebody] vrací
    } žlutou kuličku
}
marbles-deed-stood = { $piece ->
    [pac] { $who ->
        [you] nemáte
       *[somebody] nemá
    } kam jít s Pac-Manem
    [ghost] { $who ->
        [you] nemáte
       *[somebody] nemá
    } kam jít s duchem
   *[both] { $who ->
        [you] nemáte
       *[somebody] nemá
    } kam jít
}
marbles-deed-cleared = poslední bílá kulička je pryč
marbles-deed-stayed = { $who ->
    [you] zůstáváte
   *[somebody] zůstává
} stát
marbles-deed-waits = ještě { $who ->
    [you] musíte
   *[somebody] musí
} vrátit žlutou kuličku (!)

# Co se stalo čtenáři, velkým písmem u desky; $name je ten, kdo to udělal.
marbles-befalls-captured = { $name } vás posílá domů!
marbles-befalls-captured-own = Váš vlastní Pac-Man musí domů!
marbles-befalls-paid = { $count ->
    [one] { $name } vám bere { $count } kuličku!
    [few] { $name } vám bere { $count } kuličky!
   *[other] { $name } vám bere { $count } kuliček!
}
marbles-befalls-lost = { $count ->
    [one] Přicházíte o žlutou kuličku!
   *[other] Přicházíte o žluté kuličky: { $count }!
}
marbles-score = { $count ->
    [one] 1 kulička
    [few] { $count } kuličky
    [many] { $count } kuličky
   *[other] { $count } kuliček
}
