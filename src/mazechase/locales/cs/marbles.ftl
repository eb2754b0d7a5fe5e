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
