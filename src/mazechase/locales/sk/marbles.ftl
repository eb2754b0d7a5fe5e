error-marbles-bad-token = „{ $text }“ nie je ani pohyb ako 4c6:b6,c6 či 3e5>g7, ani voľba ako -, take, leave, @c4, from2 či pay1, ani hod ako *36.
error-marbles-bad-cell = „{ $text }“ nie je pole tejto dosky.
error-marbles-bad-list = „{ $text }“ uvádza jedno pole dvakrát.
error-marbles-bad-task = „{ $text }“ nie je rozhodnutie, na ktoré by sa mohlo čakať.
error-marbles-bad-position = „{ $text }“ nie je pozícia; zapíš ju takto: { $form }.
error-marbles-place-seats = Pozícia pre tento počet hráčov ({ $players }) uvádza Pac-Manov, misky a žlté guličky práve týchto miest.
error-marbles-place-ghosts = Každý duch musí byť na štarte alebo na jamke, nikdy nie obaja na tej istej; najprv uveď toho na nižšom poli.
error-marbles-place-marbles = Bielych guličiek musí byť 72, v obyčajných jamkách a v miskách, a 4 žlté, na krúžkoch, u hráčov alebo na vrátenie; pod Pac-Manom žiadna.
error-marbles-place-pieces = Každý Pac-Man musí stáť sám na jamke alebo v domčeku a nie na duchovi.
error-marbles-place-dice = Zostať môžu najviac dve kocky od 1 do 6, nižšia prvá; posledná patrí niektorej figúrke.
error-marbles-place-taken = Ťahy sa počítajú len po hodnotu možnosti max_turns.
error-marbles-place-over = Všetky biele guličky sú preč, takže nemôže zostávať kocka.
error-marbles-place-stuck = S týmito kockami sa nepohne žiadna figúrka, ťah by sa už skončil.
error-marbles-place-owed = Žltú guličku treba vrátiť a krúžok je prázdny, takže by už bola späť.
error-marbles-place-todo = Takéto rozhodnutie tu nečaká.
error-marbles-place-rolls = O začiatok sa hádže len v úvodnej pozícii, jedno miesto po druhom.
error-marbles-board-field = Doska potrebuje „{ $field }“ ako text.
error-marbles-board-extra = Doska nemá pole „{ $field }“.
error-marbles-board-waives = Doska môže vynechať len { $known }, nie „{ $field }“.
error-marbles-board-game = Táto doska je pre hru „{ $field }“, nie pre guličky.
error-marbles-board-c1 = C1: doska potrebuje 72 obyčajných jamiek a 4 s krúžkom; táto má { $plain } a { $ringed }.
error-marbles-board-c3 = C3: doska potrebuje práve jeden domček { $mark }; táto ich má { $count }.
error-marbles-board-c4 = C4: domček { $place } musí ležať na ceste medzi aspoň dvoma jamkami a s ničím iným nesusedí.
error-marbles-board-c6 = C6, C12: duch sa musí dostať na { $place } bez domčekov a priechodov.
error-marbles-board-c7 = C7: štart duchov, jeden blok znakov =, musí byť uprostred dosky.
error-marbles-board-c8 = C8: štart duchov potrebuje aspoň dva východy a všetky k jamkám; tento ich má { $count }.
error-marbles-board-c10 = C10: doska potrebuje aspoň tri priechody; táto ich má { $count }.
error-marbles-board-c11 = C11: priechod { $place } musí byť na okraji, vedľa vlastnej jamky, z ktorej sa ide dovnútra.
error-marbles-board-c14 = C14: na začiatku sa z domčeka { $place } nedá urobiť celý ťah, počet krokov: { $count }.
error-marbles-board-c19 = C19: doska musí po otočení alebo zrkadlení vyzerať z každého domčeka rovnako.
error-marbles-board-c21 = C21: každá jamka potrebuje dve susedné jamky a jamky v priemere 2,6 cesty ({ $place }).
error-marbles-board-openings = Na serveri smie mať doska najviac { $most } priechodov; táto ich má { $count }.
marbles-refuse-decide-first = { $kind ->
    [under] Najprv rozhodni, čo s guličkou pod duchom.
    [ring] Najprv vráť žltú guličku na krúžok.
    [reward] Najprv vyber, komu vezmeš guličky.
   *[pay] Najprv vyber, ktorými guličkami zaplatíš.
}
marbles-refuse-not-asked = O tom teraz rozhodovať netreba.
marbles-refuse-not-a-ring = Tam nie je oranžový krúžok.
marbles-refuse-ring-occupied = Ten krúžok nie je prázdny: je na ňom gulička alebo figúrka.
marbles-refuse-not-oneself = Odmenu si vezmi od iného hráča, nie od seba.
marbles-refuse-nothing-to-take = Miesto { $seat } nemá žiadne guličky.
marbles-refuse-nothing-to-take-named = nemá ti čo dať: miska je prázdna.
marbles-refuse-cannot-pay-so = Takto tu zaplatiť nemôžeš, žlté guličky: { $yellow }.
marbles-refuse-no-pass = Figúrka, ktorá sa môže pohnúť, musí. Zriecť sa môžeš len zhltnutia ducha.
marbles-refuse-pac-has-moved = Pac-Man už išiel; druhá kocka je pre ducha.
marbles-refuse-ghost-has-moved = Duch už išiel; druhá kocka je pre Pac-Mana.
marbles-refuse-no-such-die = Na žiadnej kocke nie je { $die }; zostáva: { $dice }.
marbles-refuse-start-closed = Na štart duchov nikto nesmie.
marbles-refuse-say-which-way = Pac-Man tam môže ísť s kockou { $die }: vyber tú kocku, potom cestu.
marbles-refuse-say-which-die = Ten duch tam môže ísť s kockou { $die }: vyber tú kocku.
marbles-refuse-other-marbles = Pac-Man tam môže ísť, ale žiadna cesta nezhltne práve tieto guličky: zhltne každú, okolo ktorej ide.
marbles-refuse-occupied = Už tam stojí iný Pac-Man.
marbles-refuse-occupied-named = tam už stojí.
marbles-refuse-no-privilege = Je tam duch a na jeho zhltnutie treba žltú guličku.
marbles-refuse-home-closed = Cez tento domček smie Pac-Man prejsť, ale nie v ňom zastať.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] V ceste stojí duch.
        [few] V ceste stoja obaja duchovia.
        [many] V ceste stoja obaja duchovia.
       *[other] V ceste stoja obaja duchovia.
    }
   *[pieces] { $count ->
        [one] V ceste stojí iný Pac-Man.
        [few] V ceste stoja iné figúrky.
        [many] V ceste stoja iné figúrky.
       *[other] V ceste stoja iné figúrky.
    }
}
marbles-refuse-blocked-named = stojí v ceste a preskakovať sa nedá.
marbles-refuse-no-turning-back = Pac-Man by sa musel cestou hneď otočiť späť, a to nesmie.
marbles-refuse-full-count = { $other ->
    [0] Priblízko: na kocke je { $die } a presne toľko krokov treba prejsť.
   *[other] Priblízko: na kockách je { $other } a { $die } a presne toľko krokov treba prejsť.
}
marbles-refuse-go-on = Celý ťah nemôže urobiť žiadny duch, preto jeden ide, kam až môže. Tu ešte zastať nesmie.
marbles-refuse-too-far = { $other ->
    [0] Priďaleko: na kocke je { $die }.
   *[other] Priďaleko: na kockách je { $other } a { $die }.
}
marbles-refuse-no-ghost = Tam nie je duch. Najprv vyber ducha.
marbles-refuse-pac-must-move = Pac-Man by potom nemal ťah. Vyber taký, ktorý mu ťah nechá.
marbles-refuse-ghost-no-home = Duchovia nesmú do domčeka.
marbles-refuse-ghost-on-ghost = Druhý duch už tam stojí.
marbles-refuse-pac-in-the-way = V ceste je Pac-Man a duch, ktorý ho stretne, tam zastane.
marbles-refuse-pac-in-the-way-named = stojí v ceste a duch, ktorý stretne Pac-Mana, tam zastane.
marbles-refuse-ghost-in-the-way = V ceste je druhý duch.
marbles-refuse-ghost-no-turning = Duch by sa musel cestou otočiť (domáce pravidlo: duchovia sa neotáčajú).
marbles-refuse-ghost-no-tunnel = Duch by musel opustiť dosku, a to nesmie.
marbles-event-rolled = Miesto { $seat } hádže { $low } a { $high }.
marbles-event-roll-tied = Miesta { $seats } majú rovnako { $total } a hádžu znova.
marbles-event-begins = Miesto { $seat } začína s hodom { $total }.
marbles-event-stepped = Miesto { $seat }: Pac-Man ide z { $origin } na { $to }.
marbles-event-crossed = Miesto { $seat }: Pac-Man vychádza na { $origin } a vracia sa na { $to }.
marbles-event-gobbled = Miesto { $seat }: na { $at } zhltnutá { $colour ->
    [white] biela
    [yellow] žltá
   *[other] { $colour }
} gulička; v miske: { $tray }, na doske: { $left }.
marbles-event-ghost-gobbled = Miesto { $seat }: na { $at } zhltnutý duch, vracia sa na { $to }.
marbles-event-left-under = Miesto { $seat } necháva guličku na { $at }.
marbles-event-prowled = Miesto { $seat }: duch ide z { $origin } na { $to }.
marbles-event-captured = Miesto { $seat }: duch chytá miesto { $whom } na { $at } a posiela ho domov na { $home }.
marbles-event-paid = { $rule ->
    [house] Miesto { $seat } platí miestu { $to }: biele { $white }, žlté { $yellow } (domáce pravidlo: žlté guličky si necháva).
   *[book] Miesto { $seat } platí miestu { $to }: biele { $white }, žlté { $yellow }.
}
marbles-event-privilege-lost = Miesto { $seat } prichádza o žlté guličky: { $count }.
marbles-event-returned = Miesto { $seat } vracia žltú guličku na { $at }.
marbles-event-waits = Žiadny krúžok nie je prázdny, preto si miesto { $seat } použitú žltú guličku zatiaľ necháva.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Miesto { $seat }: Pac-Man nemal so zvyšnou kockou celý ťah a stojí (domáce pravidlo: smieš si to vybrať).
       *[book] Miesto { $seat }: Pac-Man nemal celý ťah a stojí.
    }
    [ghost] Miesto { $seat } nemá celý ťah pre ducha.
    [both] Miesto { $seat } nemôže posunúť Pac-Mana ani ducha.
   *[other] Miesto { $seat }: { $piece }
}
marbles-event-stayed = Miesto { $seat } ducha nehltá a stojí.
marbles-event-cleared = Posledná biela gulička je preč. Biele guličky podľa miest: { $trays }. Víťazné miesta: { $winners }.
marbles-event-turn-limit = Hra dosiahla najvyšší počet ťahov ({ $turns }). Biele guličky podľa miest: { $trays }. Víťazné miesta: { $winners }.
marbles_cleared = Biele guličky sa minuli; vyhráva, kto ich má najviac.
marbles-name = Guličky
marbles-about = Zhltni najviac guličiek a posielaj spoločných duchov na súperov.
marbles-step-1 = Hoď dvoma kockami: jedna posunie Pac-Mana, druhá ducha.
marbles-step-2 = Pac-Man zhltne každú guličku na ceste. Kto má najviac, vyhráva.
marbles-step-3 = Chyť súpera duchom a získaš dve jeho guličky.
marbles-guide-chance = Vitaj! Zhltni viac bielych guličiek než ostatní.
marbles-guide-turn = Jedna kocka posunie tvojho Pac-Mana, druhá ducha. Ťukni na miesto, uvidíš cestu, potom „Choď“.
marbles-todo = Ťukni na svietiace miesto.
marbles-todo-chance = Ťukni na kocky a hoď.
marbles-doing-chance = { $who ->
    [you] hádžeš kockami…
   *[somebody] hádže kockami…
}
marbles-todo-begin = Hoď o začiatok: začína, kto hodí najviac.
marbles-todo-begin-again = Rovnako: hoď o začiatok znova.
marbles-solid = Tu nič nie je. Ťukni na svietiace miesto.
marbles-harm = Tým pošleš domov vlastného Pac-Mana.
marbles-setup-random = Náhodné rohy na začiatku
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Vyber, kam pôjde Pac-Man. Alebo ťukni na druhú kocku či ducha.
       *[ghost] Vyber, kam pôjde duch. Alebo ťukni na druhú kocku či Pac-Mana.
    }
   *[second] { $piece ->
        [pac] Vyber, kam pôjde Pac-Man.
       *[ghost] { $origins ->
            [one] Vyber, kam pôjde duch.
            [few] Vyber, kam pôjde duch. Ťukni na ducha a uvidíš len jeho ťahy.
            [many] Vyber, kam pôjde duch. Ťukni na ducha a uvidíš len jeho ťahy.
           *[other] Vyber, kam pôjde duch. Ťukni na ducha a uvidíš len jeho ťahy.
        }
    }
}
marbles-todo-go = Ťukni znova na to isté miesto a choď tam, alebo ťukni na iné.
marbles-todo-way = Vedie tam viac ciest. Vyber jednu a ťukni na „Choď“.
marbles-todo-task = { $kind ->
    [under] Pod duchom je gulička. Vezmeš si ju?
    [ring] Vráť použitú žltú guličku: ťukni na prázdny krúžok.
    [reward] Tvoja odmena: komu vezmeš guličky?
   *[pay] Ktorými guličkami zaplatíš?
}
marbles-roll = Hodiť kockami
marbles-rolling = Kocky sa kotúľajú…
marbles-dice = Kocky
marbles-die = { $piece ->
    [pac] { $face }, pre Pac-Mana
    [ghost] { $face }, pre ducha
   *[none] { $face }
}
marbles-die-played = použitá
marbles-movers = Ktorá figúrka ide
marbles-move-pac = Posunúť Pac-Mana
marbles-move-ghost = Posunúť ducha
marbles-answers = Tvoje voľby
marbles-pay = Biele: { $white }, žlté: { $yellow }
marbles-take = Vziať
marbles-leave = Nechať
marbles-stay = Stáť a nehltať
marbles-ways = Cesty tam
marbles-way = Cesta { $n }: biele { $white }, žlté { $yellow }
marbles-go = Choď
marbles-tray = Biele guličky: { $white }. Žlté guličky, každá na jedného ducha: { $held }. Žlté guličky na vrátenie: { $owed }.
marbles-left = { $count ->
    [one] Zostáva { $count } gulička
    [few] Zostávajú { $count } guličky
    [many] Zostáva { $count } guličky
   *[other] Zostáva { $count } guličiek
}
marbles-held-is = Žltá gulička: smieš zhltnúť ducha
marbles-owed-is = Žltá gulička, ktorá sa vráti, len čo bude prázdny krúžok
marbles-show-ways = Nebezpečenstvo
marbles-grid = Hracia doska. Šípkami chodíš po jamkách, N skočí na ďalšie možné miesto, Enter tam ide. P Pac-Man, G duch, D druhá kocka, W iná cesta, R hod.
marbles-cell-home = domček: { $name }
marbles-cell-no-home = nepoužitý domček
marbles-cell-start = štart duchov
marbles-cell-ring = oranžový krúžok
marbles-cell-opening = priechod
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] duch
    [few] { $ghosts } duchovia
    [many] { $ghosts } ducha
   *[other] { $ghosts } duchov
}
marbles-cell-white = biela gulička
marbles-cell-yellow = žltá gulička
marbles-cell-spot = toto môžeš vybrať
marbles-cell-end = { $ways ->
    [one] sem môžeš ísť, guličky: { $marbles }
    [few] sem môžeš ísť { $ways } cestami, guličky: { $marbles }
    [many] sem môžeš ísť { $ways } cestami, guličky: { $marbles }
   *[other] sem môžeš ísť { $ways } cestami, guličky: { $marbles }
}
marbles-cell-range = { $least } až { $most }
marbles-cell-end-ghost = { $ways ->
    [one] sem môže ísť duch
    [few] sem môže ísť ktorýkoľvek duch
    [many] sem môže ísť ktorýkoľvek duch
   *[other] sem môže ísť ktorýkoľvek duch
}
marbles-cell-end-harm = sem môže ísť duch, ale poslal by domov tvojho vlastného Pac-Mana
marbles-option-layout = Doska
marbles-option-layout-corners = Štyri rohy
marbles-option-layout-corners-about = Naša vlastná doska: v každom rohu domček, štyri priechody, žiadne slepé uličky.
marbles-option-layout-trees = Stromy
marbles-option-layout-trees-about = Naša vlastná doska so slepými uličkami ako konáre stromu.
marbles-option-unused-home = Nepoužité domčeky
marbles-option-unused-home-closed_to_stop = dá sa nimi prejsť
marbles-option-unused-home-free = dá sa v nich zastať
marbles-option-must-move-if-possible = Vlastného Pac-Mana nesmieš zablokovať duchom
marbles-option-home-counts = Domček na ceste sa ráta ako krok
marbles-option-ghost-may-reverse = Duchovia sa smú počas ťahu otočiť
marbles-option-ghost-partial = Ak žiadny duch nemôže urobiť celý ťah, jeden ide, kam až môže
marbles-option-pay-with-yellow = Platenie žltými guličkami
marbles-option-pay-with-yellow-false = nikdy
marbles-option-pay-with-yellow-victim_choice = vyberá, kto platí
marbles-option-lose-privilege-when-hit = Keď ťa chytí duch, prídeš o žlté guličky
marbles-option-marble-under-ghost = Gulička pod zhltnutým duchom
marbles-option-marble-under-ghost-auto = zhltne sa tiež
marbles-option-marble-under-ghost-ask = smie zostať
marbles-option-privilege-stacks = Za každú žltú guličku smieš zhltnúť jedného ducha
marbles-option-same-move-gobble = Žlté guličky platia hneď
marbles-option-gobble-ends-turn = Zhltnutím ducha sa tvoj ťah končí
marbles-option-end-timing = Posledná biela gulička končí hru
marbles-option-end-timing-at_once = okamžite
marbles-option-end-timing-after_move = po tom pohybe
marbles-option-end-timing-after_turn = po tom ťahu
marbles-option-max-turns = Najvyšší počet ťahov
marbles-short-rolled = hod { $low } a { $high }.
marbles-short-roll-tied = Rovnako { $total }. Znova hádžu: { $seats }.
marbles-short-begins = začína s hodom { $total }.
marbles-short-stepped = Pac-Man na { $to }.
marbles-short-crossed = von na { $origin } a späť na { $to }.
marbles-short-gobbled = { $colour ->
    [white] biela
   *[yellow] žltá
} gulička z { $at }; biele v miske: { $tray }, na doske: { $left }.
marbles-short-ghost-gobbled = duch na { $at } je zhltnutý! Vracia sa na { $to }.
marbles-short-left-under = gulička na { $at } zostáva.
marbles-short-prowled = duch z { $origin } na { $to }.
marbles-short-captured = duch chytá na { $at }. Domov na { $home } ide { $whom }!
marbles-short-captured-own = vlastný Pac-Man ide z { $at } domov na { $home }!
marbles-short-paid = { $rule ->
    [house] platba, dostáva { $to }. Biele: { $white }, žlté: { $yellow } (domáce pravidlo: žlté guličky zostávajú).
   *[book] platba, dostáva { $to }. Biele: { $white }, žlté: { $yellow }.
}
marbles-short-privilege-lost = strata žltých guličiek: { $count }.
marbles-short-returned = žltá gulička späť na { $at }.
marbles-short-waits = žiadny krúžok nie je prázdny; žltá gulička čaká.
marbles-short-cleared = Posledná biela gulička je preč. Biele guličky v poradí hráčov: { $trays }. Výhra: { $winners }.
marbles-short-turn-limit = Hra dosiahla najvyšší počet ťahov ({ $turns }). Biele guličky v poradí hráčov: { $trays }. Výhra: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] Pac-Man nemá so zvyšnou kockou celý ťah (domáce pravidlo: smieš si to vybrať).
       *[book] Pac-Man nemá celý ťah.
    }
    [ghost] duch nemá celý ťah.
   *[both] Pac-Man ani duch nemá kam ísť.
}
marbles-short-stayed = duch zostáva, figúrka stojí.
marbles-note-rolled = hod { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 gulička
    [few] { $count } guličky
    [many] { $count } guličky
   *[other] { $count } guličiek
}
marbles-note-captured = chytený!
marbles-note-captured-own = vlastný Pac-Man domov
marbles-note-ghost = zhltnutý duch
marbles-note-pays = platí { $count }
marbles-note-gets = dostáva { $count }
marbles-note-returned = späť na { $at }
marbles-note-stays = stojí
marbles-advice-go = Posuň Pac-Mana na { $to }.
marbles-advice-prowl = Posuň ducha z { $from } na { $to }.
marbles-advice-stay = Zostaň stáť.
marbles-advice-under = { $to ->
    [take] Vezmi guličku.
   *[other] Nechaj guličku.
}
marbles-advice-ring = Polož guličku na { $to }.
marbles-advice-rob = Vezmi guličky hráčovi na { $to }.
marbles-advice-pay = { $to ->
    [pay0] Zaplať bielymi guličkami.
   *[other] Zaplať žltými guličkami.
}
marbles-reason-own = Tým pošleš domov vlastného Pac-Mana.
marbles-reason-captures = Tým chytíš Pac-Mana miesta { $seat }.
marbles-reason-captures-named = ide domov.
marbles-reason-ghost = Zhltneš ducha.
marbles-reason-yellow = Zhltneš žltú guličku.
marbles-reason-marbles = { $count ->
    [one] Zhltneš jednu guličku.
    [few] Zhltneš { $count } guličky.
    [many] Zhltneš { $count } guličky.
   *[other] Zhltneš { $count } guličiek.
}
marbles-reason-danger = Duch ťa tam môže chytiť pri { NUMBER($percent) } % všetkých hodov.
marbles-reason-safe = Pri ďalšom hode ťa tam žiadny duch nechytí.
marbles-help-aim-title = Cieľ hry
marbles-help-aim = Vyhráva, kto má najviac bielych guličiek; pri rovnosti vyhrávajú títo hráči spolu. Hra sa končí, keď z dosky zmizne posledná biela gulička alebo keď sa dosiahne najvyšší počet ťahov. Žlté guličky sa nerátajú.
marbles-help-start-title = Kto začína
marbles-help-start = Každý raz hodí a začína, kto hodí najviac; pri rovnosti hádžu títo hráči znova. Každý Pac-Man začína v domčeku, obaja duchovia uprostred.
marbles-help-turn-title = Tvoj ťah
marbles-help-turn = Hoď oboma kockami. Jedna posunie tvojho Pac-Mana, druhá jedného z duchov. Ty rozhodneš, ktorá koho a kto pôjde prvý. Dve rovnaké čísla nič zvláštne neznamenajú.
marbles-help-must-title = Musíš ísť
marbles-help-must = Figúrka, ktorá sa môže pohnúť, musí; ktorá kocku využiť nemôže, stojí. Kocky aj poradie si vyberáš, aj keby potom Pac-Man nemohol ísť. Zhltnúť ducha nikdy nemusíš.
marbles-help-walk-title = Pac-Manova cesta
marbles-help-walk = Pac-Man ide presne toľko, koľko ukazuje kocka, nikdy sa neotáča rovno späť a zhltne každú guličku na ceste. Cez jednu jamku smieš prejsť dvakrát.
marbles-help-blocked-title = V ceste
marbles-help-blocked = Nikto nepreskakuje figúrky ani nestúpa na iného Pac-Mana. V ceste ti bránia aj duchovia, ak nemáš žltú guličku na ich zhltnutie.
marbles-help-home-title = Domčeky
marbles-help-home = V domčeku ťa nikto nechytí. Domček na ceste sa ráta ako krok. Skončiť smieš vo svojom, cez ostatné len prejsť.
marbles-help-openings-title = Priechody
marbles-help-openings = Biele šípky sú priechody: jedným vyjdeš a iným sa vrátiš. Prechod nestojí žiadny krok. Vonku nesmieš zastať ani sa vrátiť tým istým; figúrka na jamke hneď pri priechode ho zatvára.
marbles-help-ghosts-title = Duchovia
marbles-help-ghosts = Obaja duchovia patria všetkým. Duch ide presne podľa kocky a neotáča sa. Guličky necháva ležať, nechodí do domčekov ani priechodov, neprejde cez druhého ducha a do stredu sa nevracia.
marbles-help-catch-title = Chytanie
marbles-help-catch = Duch, ktorý stretne Pac-Mana, tam zastane, aj keď mu zostali kroky. Pac-Man ide domov a jeho hráč zaplatí dve biele guličky, alebo koľko má, tomu, kto ducha posunul.
marbles-help-own-title = Tvoj vlastný Pac-Man
marbles-help-own = Duch môže prísť aj na tvojho vlastného Pac-Mana: ten ide domov a nikto neplatí. Taký ťah má výstražnú značku a najprv sa spýtame.
marbles-help-yellow-title = Žlté guličky
marbles-help-yellow = Za každú žltú guličku smieš zhltnúť jedného ducha, aj v tom istom pohybe, v ktorom ju vezmeš. Kým to môžeš urobiť, duchovia sú bledí. Keď ťa chytia, žlté guličky ti zostanú.
marbles-help-gobble-title = Zhltnutie ducha
marbles-help-gobble = Príď na ducha, krokov môže byť aj menej než na kocke: tam sa tvoj pohyb končí. Duch ide späť do stredu, ty si vezmeš guličku pod ním a dve biele od hráča, ktorého si vyberieš. Potom sa hrá druhá kocka.
marbles-help-rings-title = Späť na krúžok
marbles-help-rings = Použitá žltá gulička sa vracia na prázdny oranžový krúžok, ktorý si vyberieš. Ak žiadny nie je prázdny, čaká. Potom ju môže znova vziať ktokoľvek.
marbles-help-touch-title = Na obrazovke
marbles-help-touch = Ťukni na krúžok a uvidíš cestu, ťukni znova a ideš. Veľké krúžky prinesú najviac; dvojitý krúžok znamená viac ciest: jednu vyber pod doskou. Ťukni na kocku a použiješ ju pre vybranú figúrku; ťuknutím na Pac-Mana alebo ducha ho vyberieš. Krúžky ducha sú čiarkované. „Nebezpečenstvo“ ukazuje, ako ľahko môže duch chytiť každého Pac-Mana.
marbles-deed-rolled = { $who ->
    [you] hádžeš
   *[somebody] hádže
} { $low } a { $high }
marbles-deed-begins = { $who ->
    [you] začínaš
   *[somebody] začína
}
marbles-deed-walked = { $detail ->
    [squares] { $who ->
        [you] ideš
       *[somebody] ide
    } s Pac-Manom na { $to }
   *[plain] { $who ->
        [you] ideš
       *[somebody] ide
    } s Pac-Manom
}
marbles-deed-ate = { $count ->
    [one] { $who ->
        [you] zhltneš
       *[somebody] zhltne
    } { $count } guličku
    [few] { $who ->
        [you] zhltneš
       *[somebody] zhltne
    } { $count } guličky
    [many] { $who ->
        [you] zhltneš
       *[somebody] zhltne
    } { $count } guličky
   *[other] { $who ->
        [you] zhltneš
       *[somebody] zhltne
    } { $count } guličiek
}
marbles-deed-yellow = { $count ->
    [one] { $who ->
        [you] získaš
       *[somebody] získa
    } žltú guličku (na zhltnutie ducha)
    [few] { $who ->
        [you] získaš
       *[somebody] získa
    } { $count } žlté guličky (na zhltnutie duchov)
    [many] { $who ->
        [you] získaš
       *[somebody] získa
    } { $count } žltej guličky (na zhltnutie duchov)
   *[other] { $who ->
        [you] získaš
       *[somebody] získa
    } { $count } žltých guličiek (na zhltnutie duchov)
}
marbles-deed-prowled = { $detail ->
    [squares] { $who ->
        [you] ideš
       *[somebody] ide
    } s duchom z { $origin } na { $to }
   *[plain] { $who ->
        [you] ideš
       *[somebody] ide
    } s duchom
}
marbles-deed-gobbled-ghost = { $who ->
    [you] zhltneš
   *[somebody] zhltne
} ducha
marbles-deed-captured = { $you ->
    [you] posiela ťa domov
   *[other] { $who ->
        [you] posielaš
       *[somebody] posiela
    } domov hráča ({ $whom })
}
marbles-deed-captured-own = { $own ->
    [you] { $who ->
        [you] posielaš
       *[somebody] posiela
    } domov vlastného Pac-Mana
   *[other] posiela domov vlastného Pac-Mana
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] berie ti { $count } guličku
        [few] berie ti { $count } guličky
        [many] berie ti { $count } guličky
       *[other] berie ti { $count } guličiek
    }
   *[other] { $count ->
        [one] { $who ->
            [you] berieš
           *[somebody] berie
        } { $count } guličku (stráca: { $whom })
        [few] { $who ->
            [you] berieš
           *[somebody] berie
        } { $count } guličky (stráca: { $whom })
        [many] { $who ->
            [you] berieš
           *[somebody] berie
        } { $count } guličky (stráca: { $whom })
       *[other] { $who ->
            [you] berieš
           *[somebody] berie
        } { $count } guličiek (stráca: { $whom })
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] platí ti { $count } guličku
        [few] platí ti { $count } guličky
        [many] platí ti { $count } guličky
       *[other] platí ti { $count } guličiek
    }
   *[other] { $count ->
        [one] { $who ->
            [you] platíš
           *[somebody] platí
        } { $count } guličku (dostáva: { $whom })
        [few] { $who ->
            [you] platíš
           *[somebody] platí
        } { $count } guličky (dostáva: { $whom })
        [many] { $who ->
            [you] platíš
           *[somebody] platí
        } { $count } guličky (dostáva: { $whom })
       *[other] { $who ->
            [you] platíš
           *[somebody] platí
        } { $count } guličiek (dostáva: { $whom })
    }
}
marbles-deed-lost = { $count ->
    [one] { $who ->
        [you] strácaš
       *[somebody] stráca
    } žltú guličku
    [few] { $who ->
        [you] strácaš
       *[somebody] stráca
    } { $count } žlté guličky
    [many] { $who ->
        [you] strácaš
       *[somebody] stráca
    } { $count } žltej guličky
   *[other] { $who ->
        [you] strácaš
       *[somebody] stráca
    } { $count } žltých guličiek
}
marbles-deed-returned = { $detail ->
    [squares] { $who ->
        [you] vraciaš
       *[somebody] vracia
    } žltú guličku na { $at }
   *[plain] { $who ->
        [you] vraciaš
       *[somebody] vracia
    } žltú guličku
}
marbles-deed-stood = { $piece ->
    [pac] { $who ->
        [you] nemáš
       *[somebody] nemá
    } kam ísť s Pac-Manom
    [ghost] { $who ->
        [you] nemáš
       *[somebody] nemá
    } kam ísť s duchom
   *[both] { $who ->
        [you] nemáš
       *[somebody] nemá
    } kam ísť
}
marbles-deed-cleared = posledná biela gulička je preč
marbles-deed-stayed = { $who ->
    [you] zostávaš
   *[somebody] zostáva
} stáť
marbles-deed-waits = ešte { $who ->
    [you] musíš
   *[somebody] musí
} vrátiť žltú guličku (!)
marbles-befalls-captured = { $name } ťa posiela domov!
marbles-befalls-captured-own = Posielaš domov vlastného Pac-Mana!
marbles-befalls-paid = { $count ->
    [one] { $name } ti berie { $count } guličku!
    [few] { $name } ti berie { $count } guličky!
    [many] { $name } ti berie { $count } guličky!
   *[other] { $name } ti berie { $count } guličiek!
}
marbles-befalls-lost = { $count ->
    [one] Prichádzaš o žltú guličku!
    [few] Prichádzaš o { $count } žlté guličky!
    [many] Prichádzaš o { $count } žltej guličky!
   *[other] Prichádzaš o { $count } žltých guličiek!
}
marbles-score = { $count ->
    [one] 1 gulička
    [few] { $count } guličky
    [many] { $count } guličky
   *[other] { $count } guličiek
}
