error-marbles-bad-token = „{ $text }“ není ani tah jako 4c6:b6,c6 nebo 3e5>g7, ani volba jako -, take, leave, @c4, from2 nebo pay1, ani hod jako *36.
error-marbles-bad-cell = „{ $text }“ není pole této desky.
error-marbles-bad-list = „{ $text }“ uvádí některé pole dvakrát.
error-marbles-bad-task = „{ $text }“ není nic, o čem by se rozhodovalo.
error-marbles-bad-position = „{ $text }“ není pozice; zapisuje se jako: { $form }.
error-marbles-place-seats = Pozice uvádí Pac-Many, misky a žluté kuličky všech míst (hráčů: { $players }) a žádné jiné místo.
error-marbles-place-ghosts = Dva duchové stojí na startu nebo na jamkách, nikdy spolu na jedné jamce; napřed ten na nižším poli.
error-marbles-place-marbles = Bílých kuliček je 72 na obyčejných jamkách a v miskách, žluté 4 na kroužcích, v držení nebo dlužené, pod Pac-Manem žádná.
error-marbles-place-pieces = Každý Pac-Man stojí na vlastní jamce nebo doma a na žádném duchovi.
error-marbles-place-dice = Zbývají nejvýš dvě kostky 1 až 6, nižší napřed; poslední patří některé figurce.
error-marbles-place-taken = Tahy se počítají jen do hodnoty volby max_turns.
error-marbles-place-over = Bílé kuličky došly, žádná kostka se už nehraje.
error-marbles-place-stuck = S těmito kostkami se nemůže pohnout žádná figurka, tah by skončil.
error-marbles-place-owed = Žlutá kulička se dluží a některý kroužek je prázdný, byla by tedy už zpátky.
error-marbles-place-todo = O tomhle se tu nerozhoduje.
error-marbles-place-rolls = O začátek se hází v základním postavení, místo po místě.

error-marbles-board-field = Deska potřebuje „{ $field }“ jako text.
error-marbles-board-extra = Deska žádné „{ $field }“ nemá.
error-marbles-board-waives = Deska se může zříci jen { $known }, ne „{ $field }“.
error-marbles-board-game = Tohle je deska pro „{ $field }“, ne pro marbles.
error-marbles-board-c1 = C1: deska má 72 obyčejných jamek a 4 s kroužkem; tahle má { $plain } a { $ringed }.
error-marbles-board-c3 = C3: deska má jeden domov { $mark }; tahle jich má { $count }.
error-marbles-board-c4 = C4: domov { $place } musí ležet na cestě mezi aspoň dvěma jamkami a vedle ničeho jiného.
error-marbles-board-c6 = C6, C12: na { $place } se duch musí dostat bez domovů a průchodů.
error-marbles-board-c7 = C7: start duchů, jeden blok =, musí být uprostřed desky.
error-marbles-board-c8 = C8: ze startu duchů vedou aspoň dvě cesty, všechny na jamky; tady jich je { $count }.
error-marbles-board-c10 = C10: deska má aspoň tři průchody; tahle jich má { $count }.
error-marbles-board-c11 = C11: průchod u { $place } musí být na okraji u vlastní jamky, ze které vede cesta dál.
error-marbles-board-c14 = C14: z domova { $place } není na začátku celý tah o { $count }.
error-marbles-board-c19 = C19: deska musí po otočení nebo zrcadlení vypadat od každého domova stejně.
error-marbles-board-c21 = C21: každá jamka má mít dvě sousední jamky a jamky v průměru 2,6 cesty ({ $place }).

marbles-refuse-decide-first = { $kind ->
    [under] Napřed rozhodněte o kuličce pod duchem.
    [ring] Napřed vraťte žlutou kuličku na kroužek.
    [reward] Napřed zvolte, komu kuličky vzít.
   *[pay] Napřed zvolte, kterými kuličkami zaplatit.
}
marbles-refuse-not-asked = O tom se teď nerozhoduje.
marbles-refuse-not-a-ring = { $cell } nemá oranžový kroužek.
marbles-refuse-ring-occupied = Kroužek { $cell } není prázdný: je na něm kulička nebo figurka.
marbles-refuse-not-oneself = Odměna se bere od jiného hráče.
marbles-refuse-nothing-to-take = Místo { $seat } nemá kuličky, které by šlo vzít.
marbles-refuse-nothing-to-take-named = žádné kuličky, které by šlo vzít.
marbles-refuse-cannot-pay-so = Tolik žlutých kuliček ({ $yellow }) v této platbě být nemůže.
marbles-refuse-no-pass = Figurka, která může, musí táhnout; odmítnout lze jen snědení ducha.
marbles-refuse-pac-has-moved = Pac-Man už táhl; druhá kostka je pro ducha.
marbles-refuse-ghost-has-moved = Duch už táhl; druhá kostka je pro Pac-Mana.
marbles-refuse-no-such-die = Žádná kostka neukazuje { $die }; zbývá: { $dice }.
marbles-refuse-start-closed = Na start duchů nikdo netáhne.
marbles-refuse-say-which-way = Pac-Man na { $cell } může; řekněte, kterou kostkou a které kuličky cestou sní.
marbles-refuse-say-which-die = Ten duch na { $cell } může; řekněte, kterou kostkou.
marbles-refuse-other-marbles = Pac-Man na { $cell } může, ale žádná cesta nesní právě tyto kuličky: sní každou, přes kterou jde.
marbles-refuse-occupied = Na { $cell } stojí jiný Pac-Man.
marbles-refuse-no-privilege = Na { $cell } stojí duch a bez žluté kuličky ho sníst nelze.
marbles-refuse-home-closed = Domovem { $cell } smí Pac-Man projít, ale ne v něm zůstat.
marbles-refuse-blocked = Cestu na { $cell } zavírá figurka na { $at }.
marbles-refuse-no-turning-back = Na { $cell } by se Pac-Man dostal jen tak, že by se cestou obrátil.
marbles-refuse-full-count = { $cell } je blíž než { $die }; figurka jde celý počet.
marbles-refuse-too-far = Na { $cell } nevede žádná cesta délky { $die }.
marbles-refuse-no-ghost = Na { $cell } žádný duch nestojí.
marbles-refuse-pac-must-move = Pac-Man by pak neměl tah, a jsou volby, při kterých ho má.
marbles-refuse-ghost-no-home = Duch do domova, jako je { $cell }, nikdy nevstoupí.
marbles-refuse-ghost-on-ghost = Na { $cell } stojí druhý duch.
marbles-refuse-pac-in-the-way = Duch by cestou na { $cell } narazil na Pac-Mana a tam skončil.
marbles-refuse-ghost-in-the-way = Cestu na { $cell } zavírá druhý duch.
marbles-refuse-ghost-no-turning = Na { $cell } by se duch dostal jen tak, že by se cestou obrátil.
marbles-refuse-ghost-no-tunnel = Na { $cell } by se duch dostal jen mimo desku, a tam duchové nechodí.

marbles-event-rolled = Místo { $seat } hází { $low } a { $high }.
marbles-event-roll-tied = Místa { $seats } mají shodně { $total } a házejí znovu.
marbles-event-begins = Místo { $seat } hodilo nejvíc ({ $total }) a začíná.
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
marbles-event-captured = Duch vedený místem { $seat } dopadá na { $at }: místo { $whom } jde domů na { $home }.
marbles-event-paid = Místo { $seat } dává místu { $to } kuličky, bílé: { $white }, žluté: { $yellow }.
marbles-event-privilege-lost = Místo { $seat } ztrácí žluté kuličky ({ $count }).
marbles-event-returned = Místo { $seat } vrací žlutou kuličku na { $at }.
marbles-event-waits = Žádný kroužek není prázdný: místo { $seat } si použitou žlutou kuličku zatím nechává.
marbles-event-stood = { $piece ->
    [pac] Pac-Man místa { $seat } nemá celý tah a stojí.
    [ghost] Pro místo { $seat } nemá celý tah žádný duch.
    [both] Místo { $seat } nemůže táhnout Pac-Manem ani duchem.
   *[other] Místo { $seat }: { $piece }
}
marbles-event-stayed = Místo { $seat } ducha nejí a stojí.
marbles-event-cleared = Poslední bílá kulička je pryč. Bílé kuličky podle míst: { $trays }. Vítězná místa: { $winners }.
marbles-event-turn-limit = Dohodnutý počet tahů ({ $turns }) je odehrán. Bílé kuličky podle míst: { $trays }. Vítězná místa: { $winners }.

marbles_cleared = Bílé kuličky došly; vyhrává, kdo jich má nejvíc.

# Na stránce.
marbles-name = Kuličky
marbles-about = Snězte víc kuliček než ostatní a naveďte na soupeře duchy, kteří patří všem.
marbles-todo = Vyberte svítící místo.
marbles-todo-chance = Dotkněte se kostek a hoďte.
marbles-todo-begin = Hoďte o to, kdo začne: začíná nejvyšší hod.
marbles-todo-begin-again = Stejné hody: hoďte ještě jednou o to, kdo začne.
marbles-solid = Tady nic není. Dotkněte se svítícího místa.
marbles-setup-random = Losovat, kdo má který domov
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Vyberte, kam půjde Pac-Man. Druhou kostku nebo ducha zvolíte dotykem.
       *[ghost] Vyberte, kam půjde duch. Druhou kostku nebo Pac-Mana zvolíte dotykem.
    }
   *[second] { $piece ->
        [pac] Vyberte, kam půjde Pac-Man.
       *[ghost] { $origins ->
            [one] Vyberte, kam půjde duch.
           *[other] Vyberte, kam půjde duch. Dotykem na ducha ukážete jen jeho cíle.
        }
    }
}
marbles-todo-go = Dotkněte se téhož místa znovu a jděte tam, nebo zvolte jiné.
marbles-todo-way = Vede tam víc cest. Jednu vyberte a jděte.
marbles-todo-task = { $kind ->
    [under] Pod duchem leží kulička. Vezmete ji?
    [ring] Vraťte použitou žlutou kuličku: vyberte prázdný kroužek.
    [reward] Vaše odměna: čí kuličky si vezmete?
   *[pay] Kterými kuličkami zaplatíte?
}
marbles-roll = Hodit kostkami
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
marbles-answers = O čem rozhodujete
marbles-pay = Bílé: { $white }, žluté: { $yellow }
marbles-take = Vzít
marbles-leave = Nechat
marbles-stay = Zůstat stát a ducha nejíst
marbles-ways = Cesty na totéž místo
marbles-way = Cesta { $n }: bílé { $white }, žluté { $yellow }
marbles-go = Jít
marbles-tray = Bílé kuličky: { $white }. Žluté, každá na jednoho ducha: { $held }. Žluté k vrácení: { $owed }.
marbles-show-ways = Nebezpečí
marbles-grid = Deska. Šipky vedou po jamkách, N na další místo k výběru, Enter tam jde. P Pac-Man, G duch, D druhá kostka, W jiná cesta, R hod.
marbles-cell-home = domov: { $name }
marbles-cell-no-home = domov, za který nikdo nehraje
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
marbles-option-layout = Deska
marbles-option-layout-corners = Čtyři rohy
marbles-option-unused-home = Domov, za který nikdo nehraje
marbles-option-unused-home-closed_to_stop = lze jím projít
marbles-option-unused-home-free = smí se v něm i zastavit
marbles-option-must-move-if-possible = Duchem se nesmí táhnout tak, aby vlastní Pac-Man přišel o tah
marbles-option-home-counts = Domov na cestě se počítá jako pole
marbles-option-ghost-may-reverse = Duchové se smějí během tahu obrátit
marbles-option-ghost-partial = Když žádný duch nemůže táhnout celý počet, jde jeden z nich, kam až může
marbles-option-pay-with-yellow = Placení žlutými kuličkami
marbles-option-pay-with-yellow-false = nikdy
marbles-option-pay-with-yellow-victim_choice = podle volby toho, kdo platí
marbles-option-lose-privilege-when-hit = Koho duch chytí, ten přijde o žluté kuličky
marbles-option-marble-under-ghost = Kulička pod snědeným duchem
marbles-option-marble-under-ghost-auto = vezme se
marbles-option-marble-under-ghost-ask = lze ji nechat
marbles-option-privilege-stacks = Každá žlutá kulička stačí na dalšího ducha
marbles-option-same-move-gobble = Žlutá kulička platí už v tahu, ve kterém se sní
marbles-option-gobble-ends-turn = Snědením ducha tah končí
marbles-option-end-timing = Poslední bílá kulička ukončí hru
marbles-option-end-timing-at_once = hned
marbles-option-end-timing-after_move = po pohybu té figurky
marbles-option-end-timing-after_turn = po tom tahu
marbles-option-max-turns = Nejvyšší počet tahů
marbles-help-1 = Vyhrává, kdo má nejvíc bílých kuliček. Hra končí, když z desky zmizí poslední.
marbles-help-2 = Každý jednou hodí a začíná nejvyšší hod. Když jste na tahu, hoďte oběma kostkami. Jedna je pro vašeho Pac-Mana, druhá pro ducha. Která pro koho a kdo půjde první, je na vás.
marbles-help-3 = Pac-Man jde přesně tak daleko, kolik ukazuje kostka, nikdy rovnou zpátky, a cestou sní každou kuličku. Svítící místa ukazují kolik.
marbles-help-4 = Bílé šipky jsou průchody: jedním vyjdete a kterýmkoli jiným se vrátíte. Přechod nestojí žádný krok.
marbles-help-5 = Duchové nepatří nikomu. Naveďte jednoho na cizího Pac-Mana: ten půjde domů a jeho hráč vám zaplatí dvě bílé kuličky.
marbles-help-6 = Doma vás nikdo nechytí. Cizím domovem smíte projít, ale ne v něm zůstat.
marbles-help-7 = Za žlutou kuličku smíte sníst ducha; dokud můžete, jsou duchové bledí. Vstupte na něj: vrátí se doprostřed, vy si od zvoleného hráče vezmete dvě kuličky a žlutá se vrátí na prázdný kroužek.
marbles-help-8 = Dotykem na svítící místo uvidíte cestu, druhým dotykem tam jdete. Dva žetony na sobě znamenají víc cest: vyberte si pod deskou.
marbles-help-9 = Dotek na kostku ji dá vybrané figurce; dotek na Pac-Mana nebo ducha tu figurku vybere.
marbles-help-10 = „Nebezpečí“ ukáže, při kolika z 36 hodů by duch mohl kterého Pac-Mana chytit.

# Co kdo dělá, za jménem.
marbles-short-rolled = hod { $low } a { $high }.
marbles-short-roll-tied = { $seats }: shodně { $total }, hází se znovu.
marbles-short-begins = nejvyšší hod { $total }, začíná.
marbles-short-stepped = Pac-Man na { $to }.
marbles-short-crossed = ven na { $origin } a zpět na { $to }.
marbles-short-gobbled = { $colour ->
    [white] bílá
   *[yellow] žlutá
} kulička na { $at }; bílých v misce: { $tray }, na desce: { $left }.
marbles-short-ghost-gobbled = duch na { $at } je snědený! Vrací se na { $to }.
marbles-short-left-under = kulička na { $at } zůstává.
marbles-short-prowled = duch z { $origin } na { $to }.
marbles-short-captured = duch na { $at } chytá. Domů na { $home } jde: { $whom }.
marbles-short-paid = platí. Dostává: { $to }. Bílé: { $white }, žluté: { $yellow }.
marbles-short-privilege-lost = ztráta žlutých kuliček: { $count }.
marbles-short-returned = žlutá kulička zpět na { $at }.
marbles-short-waits = žádný kroužek není prázdný; žlutá kulička čeká.
marbles-short-cleared = Poslední bílá kulička je pryč. Bílé kuličky v pořadí hráčů: { $trays }. Výhra: { $winners }.
marbles-short-turn-limit = Dohodnutý počet tahů ({ $turns }) je odehrán. Bílé kuličky v pořadí hráčů: { $trays }. Výhra: { $winners }.
marbles-short-stood = { $piece ->
    [pac] Pac-Man nemá celý tah a stojí.
    [ghost] žádný duch nemá celý tah.
   *[both] Pac-Man ani duch se nemohou pohnout.
}
marbles-short-stayed = ducha nejí, zůstává stát.

# V záznamu, vedle figurky toho, kdo to dělá; krátce.
marbles-note-rolled = hod { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 kulička
    [few] { $count } kuličky
   *[other] { $count } kuliček
}
marbles-note-captured = chytá!
marbles-note-ghost = jí ducha
marbles-note-pays = platí { $count }
marbles-note-gets = dostává { $count }
marbles-note-returned = zpět na { $at }
marbles-note-stays = stojí
