error-mspacman-bad-token = „{ $text }“ není ani pole jako c8, ani číslo jako *4 nebo *F2.
error-mspacman-bad-position = „{ $text }“ není pozice; zapisuje se jako: { $form }.
error-mspacman-bad-phase = „{ $text }“ není nic, co by mohlo následovat.
error-mspacman-bad-cell = Pole „{ $text }“ na této desce není.
error-mspacman-bad-ghost = „{ $text }“ není duch; zapisuje se e4, slabý e4f1, e4p1 nebo e4p2.

error-mspacman-document-field = Dokument pro tuto hru potřebuje „{ $field }“ ve správné podobě.
error-mspacman-document-extra = Dokument nemá „{ $field }“; má id, game, title, source a { $content }.
error-mspacman-document-game = Tento dokument je pro hru „{ $game }“.
error-mspacman-faces-count = Počet stran je { $count }; může být 2 až { $most }.
error-mspacman-faces-face = „{ $face }“ není strana; strany jsou F2 a čísla od 1 do { $largest }, zapsaná jako text.
error-mspacman-faces-spinner-flip = Růžice má jen obyčejná čísla, ne F2 (M14).
error-mspacman-faces-three = Mezi čísly růžice musí být 3 (M14).
error-mspacman-faces-flip = Kostka potřebuje alespoň jednu stranu F2 (M15).
error-mspacman-faces-equal = Všechny strany dávají stejně kroků, takže by nikdo nikdy neměl víc než jiný (M14).

error-mspacman-board-label = „{ $label }“ na { $place } není pole této hry; pole jsou b, i, p nebo s a za tím nic, *, o, x nebo g.
error-mspacman-board-dots = Oblast { $area }: počet polí s tečkou je { $count }, musí být { $each } (M1).
error-mspacman-board-exits = Počet východů je { $count }; musí být 4 (M2).
error-mspacman-board-exit-opening = Východ { $place } musí ležet na okraji a mít jeden otvor (M2).
error-mspacman-board-opening = U { $place } je otvor, ale není to východ (M2).
error-mspacman-board-powers = Počet silových polí je { $count }; musí být 4 (M4).
error-mspacman-board-circles = Oblast { $area } potřebuje bílý kruh (M5).
error-mspacman-board-circle-far = Bílý kruh na { $place } je blíž okraji než středu (M5).
error-mspacman-board-ghost-spaces = Počet domovů duchů je { $count }; od každé barvy musí být jeden (M6).
error-mspacman-board-ghost-middle = Domov ducha { $place } musí být blíž středu než { $other } (M6).
error-mspacman-board-door = Dveře mezi { $place } a { $other } musí vést z domova ducha do bludiště (M7).
error-mspacman-board-no-door = Domov ducha { $place } musí být zavřený až na dveře do bludiště (M7).
error-mspacman-board-unreachable = Na { $place } se nelze dostat; bludiště musí souviset (M9).
error-mspacman-board-dead-end = { $place } je slepá ulička; z každého pole musí vést dvě cesty (M12).
error-mspacman-board-unequal = Každá oblast musí mít stejný počet { $thing ->
    [exit] východů
    [power] silových polí
   *[circle] bílých kruhů
}; po řadě je to { $counts } (M16).
error-mspacman-board-clockwise = Oblasti musí jít po směru hodinových ručiček v pořadí { $order } (MSP-7).
error-mspacman-board-circle-door = Bílý kruh na { $place } leží před dveřmi ducha (M19).

error-mspacman-place-seats = Pozice pro { $players } hráče uvádí { $players } duchy, jednoho z nich jako „-“.
error-mspacman-place-seat = Toto místo nemůže být na tahu.
error-mspacman-place-control = Ms. Pac-Man někdo ovládá, jakmile je rozhodnuto o začátku, a dřív nikdo.
error-mspacman-place-ghosts = Kdo ovládá Ms. Pac-Man, nemá ducha na desce; každý jiný ho má.
error-mspacman-place-dots = Tečka leží tam, kam žádná položena nebyla.
error-mspacman-place-begin = Než se rozhodne o začátku, leží na desce všechny tečky a všichni duchové jsou silní doma.
error-mspacman-place-spins = Tato čísla nemohla při losování začátku padnout.
error-mspacman-place-ghost-space = Duch nemůže stát v domově jiného ducha.
error-mspacman-place-timer = Duch teď nemůže být slabý tak dlouho.
error-mspacman-place-sharing = Dvě figurky teď nemohou stát na jednom poli.
error-mspacman-place-her = Ms. Pac-Man tam teď nemůže být.
error-mspacman-place-phase = Toto nemůže pro toto místo následovat.
error-mspacman-place-steps = Tolik kroků teď nemůže zbývat.
error-mspacman-place-flags = Teď nemůže být tah navíc.
error-mspacman-place-came = Odtamtud duch přijít nemohl.
error-mspacman-place-bump = Tady není na výběr další volné pole.
error-mspacman-place-turns = Tahy se počítají jen do hodnoty volby max_turns.
error-mspacman-place-over = Konec je, když je jedna hraná oblast prázdná nebo je dosaženo počtu tahů, a jen tehdy.

mspacman-refuse-no-circle = Ms. Pac-Man se staví na bílý kruh.
mspacman-refuse-circle-taken = Na tom bílém kruhu stojí duch (domácí pravidlo: Ms. Pac-Man se staví na volný kruh).
mspacman-refuse-same-exit = Odchází se jedním východem a vrací se jiným, ne tím samým.
mspacman-refuse-no-pass = Figurka už tam stojí a musíte využít všechny kroky.
mspacman-refuse-ghost-space = Do domova duchů teď nikdo nesmí.
mspacman-refuse-by-the-door = Z domova ducha se vychází dveřmi a ty tam nevedou.
mspacman-refuse-wall = V cestě stojí zeď.
mspacman-refuse-diagonal = Šikmo se nechodí.
mspacman-refuse-too-far = Moc daleko: každý krok vede na sousední pole.
mspacman-refuse-not-on-her = Stojí tam Ms. Pac-Man, není to tedy volné pole.
mspacman-refuse-not-open = Stojí tam jiný duch, není to tedy volné pole.
mspacman-refuse-not-open-named = už tam má ducha, není to tedy volné pole.
mspacman-refuse-came-from = Odtamtud duch přišel a jde dál, ne zpět.
mspacman-refuse-not-next = To není další volné pole.

mspacman-event-spun-to-begin = Místo { $seat } má o začátek { $face }.
mspacman-event-tied-to-begin = Remíza; znovu to zkusí místa: { $seats }.
mspacman-event-took-control = Místo { $seat } teď ovládá Ms. Pac-Man.
mspacman-event-placed = Místo { $seat } staví Ms. Pac-Man na { $at }.
mspacman-event-spun = Místo { $seat } točí růžicí: { $face }.
mspacman-event-rolled = Místo { $seat } hází kostkou: { $face }.
mspacman-event-stepped = Místo { $seat }: Ms. Pac-Man jde z { $origin } na { $to }; zbývá kroků: { $left }.
mspacman-event-ghost-stepped = Místo { $seat }: duch jde z { $origin } na { $to }; zbývá kroků: { $left }.
mspacman-event-ate = Místo { $seat }: Ms. Pac-Man jí tečku na { $at }; { $left ->
    [one] zbývá { $left } tečka v oblasti { $area }
    [few] zbývají { $left } tečky v oblasti { $area }
   *[other] zbývá { $left } teček v oblasti { $area }
}.
mspacman-event-power-eaten = Místo { $seat }: Ms. Pac-Man jí silovou tečku na { $at }!
mspacman-event-weakened = Místo { $seat }: duch se obrací na slabou stranu ({ $cause ->
    [power] silová tečka
    [f2] F2
   *[other] { $cause }
}), zpět za { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}.
mspacman-event-recovered = Místo { $seat }: duch je zase silný.
mspacman-event-caught = Místo { $seat }: Ms. Pac-Man chytá ducha místa { $ghost } na { $at }.
mspacman-event-ran-into-her = Místo { $seat }: slabý duch naráží na Ms. Pac-Man na { $at }.
mspacman-event-went-home = Místo { $seat }: duch se vrací domů na { $at }, silnou stranou nahoru.
mspacman-event-extra-turn = Místo { $seat } má tah navíc.
mspacman-event-captured = Místo { $seat } chytá Ms. Pac-Man místa { $former } na { $at }.
mspacman-event-bumped = Místo { $seat }: duch vstoupil na jiného ducha na { $origin } a jde dál na { $to }.
mspacman-event-won = Místo { $seat } vyhrává: oblast { $area } je prázdná.
mspacman-event-turn-limit = Byl dosažen nejvyšší počet tahů ({ $turns }). Nejméně teček zbývá místu: { $winners }.

area_cleared = V oblasti vítěze nezbyla žádná tečka.
area_cleared-own = Všechny vaše tečky jsou pryč.

mspacman-name = Ms. Pac-Man
mspacman-about = Zbavte svou oblast teček. Ms. Pac-Man je jí a duchové ji honí. Chyťte ji a hrajete za ni vy.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man točí, duchové házejí. Jděte tolik kroků.
mspacman-step-2 = Jí tečky. Nezbyla ve vaší oblasti žádná? Vyhráli jste!
mspacman-step-3 = Chyťte ji svým duchem a budete za ni hrát vy.

# Na stránce.
mspacman-guide-chance = Vítejte! Vyčistěte svou oblast od teček dřív než ostatní.
mspacman-guide-turn = Klepněte na svítící pole a jděte tam. Dokud neklepnete na „Jít“, nic neplatí.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] házíte kostkou…
       *[somebody] hází kostkou…
    }
   *[spun] { $who ->
        [you] točíte růžicí…
       *[somebody] točí růžicí…
    }
}
mspacman-todo-begin = Roztočte růžici: kdo má nejvyšší číslo, hraje za Ms. Pac-Man.
mspacman-todo-begin-again = Remíza: roztočte znovu.
mspacman-todo-place = Postavte Ms. Pac-Man na některý svítící kruh.
mspacman-todo-spin = Roztočte růžici pro Ms. Pac-Man.
mspacman-todo-roll = Hoďte kostkou za svého ducha.
mspacman-todo-walk = { $steps ->
    [one] Jděte s Ms. Pac-Man { $steps } krok. Klepněte na sousední pole.
    [few] Jděte s Ms. Pac-Man { $steps } kroky. Klepněte na svítící pole nebo na vzdálenější.
   *[other] Jděte s Ms. Pac-Man { $steps } kroků. Klepněte na svítící pole nebo na vzdálenější.
}
mspacman-todo-chase = { $steps ->
    [one] Jděte svým duchem { $steps } krok. Klepněte na sousední pole.
    [few] Jděte svým duchem { $steps } kroky. Klepněte na svítící pole nebo na vzdálenější.
   *[other] Jděte svým duchem { $steps } kroků. Klepněte na svítící pole nebo na vzdálenější.
}
mspacman-todo-bump = Stojí tu jiný duch. Vyberte další volné pole.
mspacman-out-of-reach = { $steps ->
    [one] Moc daleko: zbývá { $steps } krok.
    [few] Moc daleko: zbývají { $steps } kroky.
   *[other] Moc daleko: zbývá { $steps } kroků.
}
mspacman-solid = To je zeď. Klepněte na pole v bludišti.
mspacman-harm = Přišli byste o Ms. Pac-Man nebo o ducha, nebo by vyhrál někdo jiný.
mspacman-todo-on = { $steps ->
    [one] Zbývá { $steps } krok.
    [few] Zbývají { $steps } kroky.
   *[other] Zbývá { $steps } kroků.
}
mspacman-todo-go = Spokojeni? Klepněte na „Jít“. Ještě se můžete o krok vrátit.
mspacman-todo-power = Tím sníte silovou tečku! Klepněte na „Jít“, nebo se o krok vraťte.
mspacman-todo-caught = Tím chytíte ducha! Klepněte na „Jít“, nebo se o krok vraťte.
mspacman-todo-captured = Tím chytíte Ms. Pac-Man! Klepněte na „Jít“, nebo se o krok vraťte.
mspacman-todo-lost = Pozor, tam vás chytí. Klepněte na „Jít“, nebo se o krok vraťte.
mspacman-todo-won = Tím se vyprázdní oblast a hra skončí! Klepněte na „Jít“, nebo se o krok vraťte.
mspacman-todo-given = Pozor, tím se vyprázdní oblast jiného hráče a ten vyhraje. Klepněte na „Jít“, nebo se o krok vraťte.
mspacman-spin = Roztočit
mspacman-roll = Hodit kostkou
mspacman-steps-left = { $left ->
    [one] krok zbývá
    [few] kroky zbývají
   *[other] kroků zbývá
}
mspacman-back = O krok zpět
mspacman-go = Jít
mspacman-dots-left = { $left ->
    [one] zbývá { $left } tečka v oblasti { $area }
    [few] zbývají { $left } tečky v oblasti { $area }
   *[other] zbývá { $left } teček v oblasti { $area }
}
mspacman-has-her = za Ms. Pac-Man
mspacman-weak-for = duch je slabý, zesílí za { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}
mspacman-has-spun = na růžici { $face }
mspacman-scene-took-control = je teď Ms. Pac-Man!
mspacman-scene-took-control-you = jste teď Ms. Pac-Man!
mspacman-scene-captured = chytá Ms. Pac-Man!
mspacman-scene-captured-you = chytáte Ms. Pac-Man!
mspacman-scene-extra-turn = točí znovu!
mspacman-scene-extra-turn-you = točíte znovu!
mspacman-scene-power-eaten = má sílu: všichni duchové jsou slabí!
mspacman-scene-power-eaten-you = máte sílu: všichni duchové jsou slabí!
mspacman-scene-caught = posílá ducha domů!
mspacman-scene-caught-you = posíláte ducha domů!
mspacman-scene-ran-into-her = naráží na Ms. Pac-Man a jde domů!
mspacman-scene-ran-into-her-you = narážíte na Ms. Pac-Man a jdete domů!
mspacman-scene-tied-to-begin = remíza: točte znovu!
mspacman-scene-won = vyhrává: oblast je prázdná!
mspacman-scene-won-you = vyhráváte: vaše oblast je prázdná!
mspacman-grid = Deska. Šipky jdou krok za krokem, se Shiftem se jen rozhlížejí. Enter jde na pole, blízko i daleko, a potvrdí celou cestu; také točí a hází. N najde další možné pole, Backspace vezme krok zpět, Escape všechny.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = duch: { $name }
mspacman-cell-weak = slabý duch: { $name }, zesílí za { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}
mspacman-cell-target = sem můžete jít
mspacman-cell-dot = tečka
mspacman-cell-power = silová tečka
mspacman-cell-circle = bílý kruh
mspacman-cell-exit = východ, spojený s ostatními východy
mspacman-cell-home = domov ducha { $area }
mspacman-cell-area = oblast { $area }
mspacman-cell-solid = zeď
mspacman-setup-random = Náhodní duchové
mspacman-option-layout = Deska
mspacman-option-layout-pinwheel = Větrník
mspacman-option-layout-pinwheel-about = Naše deska, ze všech stran stejná.
mspacman-option-layout-for-three = Pro tři
mspacman-option-layout-for-three-about = Naše deska pro tři hráče: jejich šance jsou na ní nejvyrovnanější.
mspacman-option-layout-windmill = Větrný mlýn
mspacman-option-layout-windmill-about = Naše deska s jinými chodbami.
mspacman-option-die-faces = Kostka duchů
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Růžice Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = 1 až 6
mspacman-option-start-by = Kdo začíná
mspacman-option-start-by-spinner = Nejvyšší zatočení
mspacman-option-start-by-die = Nejvyšší hod kostkou
mspacman-option-fill-unused-areas = Tečky i v nevyužitých oblastech
mspacman-option-dot-on-pickup = Když je Ms. Pac-Man chycena, zmizí i tečka pod ní
mspacman-option-capture-in-passing = Figurky se chytají i cestou, nejen na konci tahu
mspacman-option-bump-can-capture = Duch, který vstoupí na jiného ducha, smí jít dál i na Ms. Pac-Man
mspacman-option-enter-ghost-space = Duch se smí vrátit do svého domova
mspacman-option-power-overrides-f2 = Silová tečka prodlouží i slabost po F2
mspacman-option-power-timer-restart = Druhá silová tečka spustí odpočet znovu
mspacman-option-extra-turn-chain = Tah navíc může přinést další tah navíc
mspacman-option-circle-choice = Ms. Pac-Man se smí postavit na
mspacman-option-circle-choice-free_only = bílý kruh bez ducha
mspacman-option-circle-choice-any = kterýkoli bílý kruh
mspacman-option-max-turns = Nejvyšší počet tahů (pak vyhrává, komu zbývá nejméně teček)

# Co kdo dělá, za jménem: „Ada: točí 4.“
mspacman-short-spun-to-begin = { $face } o začátek.
mspacman-short-tied-to-begin = Remíza. Znovu: { $seats }.
mspacman-short-took-control = odteď za Ms. Pac-Man.
mspacman-short-placed = Ms. Pac-Man na { $at }.
mspacman-short-spun = na růžici padlo { $face }.
mspacman-short-rolled = na kostce padlo { $face }.
mspacman-short-stepped = { $left ->
    [0] Ms. Pac-Man na { $to }.
    [one] Ms. Pac-Man na { $to }, zbývá { $left } krok.
    [few] Ms. Pac-Man na { $to }, zbývají { $left } kroky.
   *[other] Ms. Pac-Man na { $to }, zbývá { $left } kroků.
}
mspacman-short-ghost-stepped = { $left ->
    [0] duch na { $to }.
    [one] duch na { $to }, zbývá { $left } krok.
    [few] duch na { $to }, zbývají { $left } kroky.
   *[other] duch na { $to }, zbývá { $left } kroků.
}
mspacman-short-ate = snědeno na { $at }; { $left ->
    [one] zbývá { $left } tečka v oblasti { $area }
    [few] zbývají { $left } tečky v oblasti { $area }
   *[other] zbývá { $left } teček v oblasti { $area }
}.
mspacman-short-power-eaten = silová tečka!
mspacman-short-weakened = duch slábne ({ $cause ->
    [power] silová tečka
    [f2] F2
   *[other] { $cause }
}), zesílí za { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}.
mspacman-short-recovered = duch je zase silný.
mspacman-short-caught = duch chycen na { $at }.
mspacman-short-ran-into-her = slabý duch naráží na Ms. Pac-Man na { $at }.
mspacman-short-went-home = duch se vrací domů na { $at } a je zase silný.
mspacman-short-extra-turn = tah navíc!
mspacman-short-captured = Ms. Pac-Man chycena na { $at }!
mspacman-short-bumped = duch jde z { $origin } dál na { $to }.
mspacman-short-won = výhra: oblast { $area } je prázdná!
mspacman-short-turn-limit = Byl dosažen nejvyšší počet tahů ({ $turns }). Nejméně teček zbývá: { $winners }.

# V záznamu, vedle figurky toho, kdo to dělá; krátce.
mspacman-note-begin = začátek: { $face }
mspacman-note-spun = točí { $face }
mspacman-note-rolled = hod { $face }
mspacman-note-placed = na { $at }
mspacman-note-bumped = dál na { $to }
mspacman-note-home = duch domů
mspacman-note-captured = chytá ji!
mspacman-note-extra = točí znovu

## Co by rádce udělal
mspacman-advice-go = Jděte na { $to }.

## Proč by to rádce udělal
mspacman-reason-wins = Tím vyhrajete!
mspacman-reason-gives = Tím hra skončí a vyhraje někdo jiný.
mspacman-reason-captures = Chytíte tím Ms. Pac-Man a dál hrajete za ni.
mspacman-reason-lost = Tam Ms. Pac-Man chytí duch.
mspacman-reason-ran = Váš slabý duch narazí do Ms. Pac-Man.
mspacman-reason-catches = Ms. Pac-Man tím chytí ducha místa { $seat }.
mspacman-reason-catches-named = duch je chycený a vy točíte znovu.
mspacman-reason-power = Ms. Pac-Man tím sní silovou tečku.
mspacman-reason-dot = Zmizí tečka z vaší vlastní oblasti.
mspacman-reason-risk = { $percent ->
    [0] Tam ji příštím hodem žádný duch nechytí.
   *[other] Tam ji duch může chytit s pravděpodobností { NUMBER($percent) } %.
}
mspacman-reason-near = { $steps ->
    [one] Odtud je k Ms. Pac-Man jeden krok.
    [few] Odtud jsou k Ms. Pac-Man { $steps } kroky.
   *[other] Odtud je k Ms. Pac-Man { $steps } kroků.
}

mspacman-help-aim-title = Cíl
mspacman-help-aim = Každý má na desce svou oblast, označenou jeho duchem. Čí oblast je první bez teček, ten vyhrává, ať je snědl kdokoli. Po nastaveném počtu tahů vyhrává, komu zbývá nejméně teček.
mspacman-help-areas-title = Oblasti
mspacman-help-areas = Každá ze čtyř oblastí má 17 teček; ta velká je silová. Oblasti, za které nikdo nehraje, mají tečky také, ale vyhrát nemohou.
mspacman-help-start-title = Kdo hraje za Ms. Pac-Man
mspacman-help-start = Každý jednou točí a kdo má nejvyšší číslo, hraje za Ms. Pac-Man; při shodě se točí znovu. Postaví ji na bílý kruh a začíná. Ostatní hrají se svými duchy, po směru hodinových ručiček.
mspacman-help-walk-title = Chůze
mspacman-help-walk = Ms. Pac-Man točí růžicí, duchové házejí kostkou. Jde se přesně tolik kroků, chodbami, nikdy šikmo ani zdí. Smíte se otočit a vstoupit na stejné pole dvakrát.
mspacman-help-dots-title = Tečky
mspacman-help-dots = Ms. Pac-Man sní tečku, když odejde z jejího pole, ne když na něj přijde. Jí tečky všech. Tečky se nevracejí.
mspacman-help-meet-title = Setkání
mspacman-help-meet = Figurky se potkají na každém poli, na které vstoupí, i cestou. Silný duch a Ms. Pac-Man: je chycena, ať táhl kdokoli. Slabý duch a Ms. Pac-Man: duch jde domů a je zase silný.
mspacman-help-extra-title = Tah navíc
mspacman-help-extra = Chytí-li Ms. Pac-Man cestou slabého ducha, po tahu točí ještě jednou. Každý tah přinese nejvýš jeden tah navíc. Je-li v témže tahu sama chycena, tah navíc není.
mspacman-help-capture-title = Kdo ji chytí
mspacman-help-capture = Kdo Ms. Pac-Man chytí, hraje dál za ni: postaví ji na bílý kruh bez ducha a hned hraje. Kdo o ni přišel, dostane zpět svého ducha, doma a silného.
mspacman-help-power-title = Silové tečky
mspacman-help-power = Když Ms. Pac-Man odejde z velké silové tečky, všichni duchové zeslábnou: jsou bledí a šilhají. Každý zůstane slabý jeden svůj tah. Přesýpací hodiny počítají, za kolik tahů zesílí.
mspacman-help-flip-title = F2 na kostce
mspacman-help-flip = Duch se převrátí ze silného na slabého, nebo naopak, a jde 2 kroky. Po F2 je slabý do začátku svého příštího tahu. Silová tečka ho oslabí na déle a druhá jeho čas spustí znovu.
mspacman-help-exits-title = Východy
mspacman-help-exits = Čtyři východy na okraji jsou spojené: z kteréhokoli na kterýkoli jiný je to jediný krok. Tím samým se nevrací. Na východech tečky nejsou.
mspacman-help-doors-title = Domovy duchů
mspacman-help-doors = Duchové vycházejí ze středu svými dveřmi, za jeden krok. Zpět nikdo nesmí.
mspacman-help-bump-title = Duchové mezi sebou
mspacman-help-bump = Duchové přes sebe volně procházejí. Který by skončil na jiném duchovi, jde na další volné pole, ne zpět; je-li jich víc, vybere si jeho hráč.
mspacman-help-touch-title = Na obrazovce
mspacman-help-touch = Klepejte pole za polem, nebo klepněte na vzdálenější pole a jděte rovnou tam. Dokud neklepnete na „Jít“, nic neplatí: o krok se můžete vrátit, kolikrát chcete. „Nejkratší cesty“ ukazují, kudy se každý duch dostane k Ms. Pac-Man a s jakou pravděpodobností ji příštím hodem chytí.
mspacman-help-keys-title = Na klávesnici
mspacman-help-keys = Šipky jdou, Enter potvrzuje, Backspace vezme krok zpět, N najde další možné pole.

# Příběh tahu: co se stalo, po jméně a dvojtečce, spojené do výčtu. [squares] je pro ty, kdo nevidí desku;
# [you] tam, kde je ten druhý, nebo ten, kdo to udělal ($own), čtenář.
mspacman-deed-spun-to-begin = { $who ->
    [you] točíte
   *[somebody] točí
} o začátek: { $face }
mspacman-deed-took-control = odteď { $who ->
    [you] hrajete
   *[somebody] hraje
} za Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] { $who ->
        [you] stavíte
       *[somebody] staví
    } Ms. Pac-Man na { $at }
   *[plain] { $who ->
        [you] stavíte
       *[somebody] staví
    } Ms. Pac-Man na desku
}
mspacman-deed-spun = { $who ->
    [you] vytočíte
   *[somebody] vytočí
} { $face }
mspacman-deed-rolled = { $who ->
    [you] hodíte
   *[somebody] hodí
} { $face }
mspacman-deed-walked = { $detail ->
    [squares] { $who ->
        [you] jdete
       *[somebody] jde
    } s Ms. Pac-Man na { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] jdete
           *[somebody] jde
        } s Ms. Pac-Man o { $steps } krok
        [few] { $who ->
            [you] jdete
           *[somebody] jde
        } s Ms. Pac-Man o { $steps } kroky
       *[other] { $who ->
            [you] jdete
           *[somebody] jde
        } s Ms. Pac-Man o { $steps } kroků
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] { $who ->
        [you] jdete
       *[somebody] jde
    } s duchem na { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] jdete
           *[somebody] jde
        } s duchem o { $steps } krok
        [few] { $who ->
            [you] jdete
           *[somebody] jde
        } s duchem o { $steps } kroky
       *[other] { $who ->
            [you] jdete
           *[somebody] jde
        } s duchem o { $steps } kroků
    }
}
mspacman-deed-ate = { $count ->
    [one] { $who ->
        [you] sníte
       *[somebody] sní
    } { $count } tečku
    [few] { $who ->
        [you] sníte
       *[somebody] sní
    } { $count } tečky
   *[other] { $who ->
        [you] sníte
       *[somebody] sní
    } { $count } teček
}
mspacman-deed-power = { $who ->
    [you] oslabíte
   *[somebody] oslabí
} duchy silovou tečkou
mspacman-deed-weak = { $who ->
    [you] máte
   *[somebody] má
} slabého ducha
mspacman-deed-caught = { $you ->
    [you] posílá vašeho ducha domů
   *[other] { $who ->
        [you] posíláte
       *[somebody] posílá
    } domů ducha ({ $whom })
}
mspacman-deed-ran-into-her = { $who ->
    [you] narážíte
   *[somebody] naráží
} slabým duchem na Ms. Pac-Man
mspacman-deed-extra-turn = { $who ->
    [you] máte
   *[somebody] má
} tah navíc
mspacman-deed-captured = { $you ->
    [you] bere vám Ms. Pac-Man
   *[other] { $who ->
        [you] přebíráte
       *[somebody] přebírá
    } Ms. Pac-Man (přichází o ni { $whom })
}
mspacman-deed-bumped = { $who ->
    [you] jdete
   *[somebody] jde
} s duchem dál na { $to }
mspacman-deed-won = { $who ->
    [you] máte
   *[somebody] má
} prázdnou oblast ({ $area }) a { $who ->
    [you] vyhráváte
   *[somebody] vyhrává
}

# Co se stalo čtenáři, velkým písmem u desky; $name je ten, kdo to udělal.
mspacman-befalls-captured = { $name } vám bere Ms. Pac-Man!
mspacman-befalls-caught = { $name } chytá vašeho ducha. Musí domů!
mspacman-befalls-ran-into-her = Váš slabý duch narazil na Ms. Pac-Man. Musí domů!
mspacman-score = { $count ->
    [one] 1 tečka
    [few] { $count } tečky
    [many] { $count } tečky
   *[other] { $count } teček
}
