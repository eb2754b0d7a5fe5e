error-chase-bad-action = „{ $text }“ nėra veiksmas; veiksmas yra kvadratėlis, pvz., e2, vaiduoklio vardas arba - ėjimui baigti.
error-chase-bad-position = „{ $text }“ nėra padėtis; rašyk taip: { $form }.
error-chase-bad-square = „{ $text }“ nėra kvadratėlis; kvadratėliai yra nuo a1 iki i9.
error-chase-layout-field = Labirintui reikia „{ $field }“: source yra tekstas, fences ir pellets – sąrašai, starts – lentelė.
error-chase-layout-extra = Labirinte lauko „{ $field }“ nėra; jo laukai: source, fences, pellets ir starts.
error-chase-layout-many-fences = Tvorų: { $count }; dėžutėje jų tik { $most }.
error-chase-layout-fence = „{ $fence }“ nėra tvora; tvora yra kvadratėlis ir h arba v, pvz., e3h.
error-chase-layout-fence-border = Tvora { $fence } yra ant lentos krašto arba išlenda už jo.
error-chase-layout-fence-clash = Tvora { $fence } dengia arba kerta kitą.
error-chase-layout-square = { $place }: „{ $square }“ nėra kvadratėlis; kvadratėliai yra nuo a1 iki i9.
error-chase-layout-pellet-count = { $count ->
    [one] Piliulių turi būti { $wanted }, o yra { $count }.
    [few] Piliulių turi būti { $wanted }, o yra { $count }.
   *[other] Piliulių turi būti { $wanted }, o yra { $count }.
}
error-chase-layout-pellet-twice = Kvadratėlyje { $square } dvi piliulės.
error-chase-layout-pieces = Pradžios vietas turi turėti: { $pieces }.
error-chase-layout-start-pellet = { $piece } negali pradėti čia: { $square } – ten piliulė.
error-chase-layout-start-shared = { $piece } negali pradėti čia: { $square } – ten pradeda kita figūrėlė.
error-chase-layout-closed = { $square } nepasiekiamas nuo Pac-Man pradžios; turi būti pasiekiami visi kvadratėliai.
error-chase-layout-parted = Piliulės atskiria { $square } nuo Pac-Man pradžios; vaiduokliai negali sustoti ant piliulių, todėl jiems reikia apėjimo.
error-chase-place-ghosts = Padėtyje surašyti keturi vaiduokliai; suvalgytas žymimas -.
error-chase-place-pellets = Piliulė yra ten, kur labirinte jos nėra, arba netrūksta nė vienos, nors viena ką tik suvalgyta.
error-chase-place-lives = Tiek gyvybių Pac-Man turėti negali; o jei gyvybių nebėra, turi būti likusi piliulė.
error-chase-place-idle = Tiek raundų be piliulės būti negalėjo.
error-chase-place-best = Tiek piliulių per prarastą gyvybę suvalgyti nebuvo galima.
error-chase-place-cycles = Raundai skaičiuojami tik iki parinkties max_turns.
error-chase-place-sharing = Du vaiduokliai negali stovėti viename kvadratėlyje.
error-chase-place-on-pellet = Ten ant piliulės negali stovėti jokia figūrėlė.
error-chase-place-waiting = Šie vaiduokliai negali laukti savo ėjimo.
error-chase-place-over = Žaidimas baigtas, todėl nė viena figūrėlė negali būti įpusėjusi ėjimo.
error-chase-place-met = Pac-Man ir vaiduoklis čia negali stovėti viename kvadratėlyje.
error-chase-place-move = Tiek žingsnių šiame ėjime likti negali arba ne taip.
error-chase-place-run = Vaiduoklis negalėjo taip pradėti bėgti.
error-chase-place-sight = Vaiduoklį apima siautulys tada ir tik tada, kai jis mato Pac-Man.
error-chase-place-stuck = Figūrėlė čia nieko negali padaryti, todėl ne jos ėjimas.
chase-refuse-no-call = Dabar rinktis negalima ({ $ghost }): eina { $piece }.
chase-refuse-call-first = Pirma pasirink, kuris vaiduoklis eis: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } suvalgytas ir grįš, kai visi vėl bus pradžioje.
chase-refuse-has-moved = { $ghost } šiame raunde jau ėjo.
chase-refuse-two-steps = Pac-Man visada eina du kvadratėlius; sustabdo jį tik piliulė.
chase-refuse-one-step = Pac-Man turi paeiti bent vieną kvadratėlį.
chase-refuse-must-boost = Pac-Man turi panaudoti papildomus kvadratėlius.
chase-refuse-whole-boost = Reikia panaudoti visus papildomus kvadratėlius.
chase-refuse-stop-on-pellet = { $ghost } ten sustoti negali: ten piliulė.
chase-refuse-run-on = { $ghost } siautėja ir turi bėgti toliau.
chase-refuse-must-catch = { $ghost } šiuo ėjimu gali sugauti Pac-Man ir privalo; šis kelias ten neveda.
chase-refuse-must-move = { $ghost } negali likti: vaiduoklis, kuris gali eiti, privalo eiti.
chase-refuse-stands-there = { $piece } jau ten.
chase-refuse-fence-between = { $piece } praeiti negali: stovi tvora.
chase-refuse-no-jump = { $piece } negali peršokti kitos figūrėlės.
chase-refuse-too-far = Per toli: { $piece } eina po vieną kvadratėlį ir ne įstrižai.
chase-refuse-ghost-there = Ten vaiduoklis; be papildomų kvadratėlių Pac-Man ten eiti negali.
chase-refuse-straight-on = Siautėjantis vaiduoklis bėga tiesiai, todėl { $ghost } pasukti negali.
chase-refuse-no-sharing = Ten kitas vaiduoklis; { $ghost } negali nei stovėti kartu, nei praeiti.
chase-refuse-pellet-there = Ten piliulė; { $ghost } negali ant jos baigti ėjimo.
chase-refuse-toward = { $ghost } mato Pac-Man ir turi bėgti link jo.
chase-refuse-farther = Ta kryptimi { $ghost } nubėgtų tik vieną kvadratėlį; siautėdamas turi bėgti du, jei gali.
chase-event-moved = { $seat } vieta: { $piece } iš { $origin } į { $to }.
chase-event-ate-pellet = Pac-Man suvalgė energijos piliulę ({ $at }); { $left ->
    [one] liko { $left }
    [few] liko { $left }
   *[other] liko { $left }
}.
chase-event-boosted = { $steps ->
    [one] Pac-Man gavo iki { $steps } papildomo kvadratėlio ir dabar valgo vaiduoklius.
    [few] Pac-Man gavo iki { $steps } papildomų kvadratėlių ir dabar valgo vaiduoklius.
   *[other] Pac-Man gavo iki { $steps } papildomų kvadratėlių ir dabar valgo vaiduoklius.
}
chase-event-ate-ghost = Pac-Man suvalgė vaiduoklį: { $ghost } ({ $at }).
chase-event-boost-ended = Papildomi kvadratėliai baigėsi ({ $at }).
chase-event-called = { $seat } vieta pasirinko: { $ghost }.
chase-event-frenzied = { $ghost } pamatė Pac-Man linijoje { $line } ir ėmė siautėti.
chase-event-stayed = { $piece } liko vietoje ({ $at }).
chase-event-stopped = { $seat } vieta: { $piece } sustojo ({ $at }).
chase-event-caught = { $ghost } sugavo Pac-Man ({ $at }); { $lives ->
    [one] liko { $lives } gyvybė
    [few] liko { $lives } gyvybės
   *[other] liko { $lives } gyvybių
}.
chase-event-stalled = Pac-Man neteko gyvybės po { $cycles ->
    [one] { $cycles } raundo
    [few] { $cycles } raundų
   *[other] { $cycles } raundų
} be piliulės (namų taisyklė); { $lives ->
    [one] liko { $lives }
    [few] liko { $lives }
   *[other] liko { $lives }
}.
chase-event-reset = Visi vėl pradžioje: Pac-Man – { $pacman }, vaiduokliai – { $ghosts }.
chase-event-pellets-back = Piliulės vėl čia: { $pellets }.
chase-event-won = { $winner ->
    [ghosts] Laimėjo vaiduokliai
   *[other] Laimėjo { $winner }
}; Pac-Man pasiektas lygis: { $level ->
    [0] joks
   *[other] { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] Pasiekta { $cycles } raundo riba
    [few] Pasiekta { $cycles } raundų riba
   *[other] Pasiekta { $cycles } raundų riba
}; niekas nelaimėjo, Pac-Man pasiektas lygis: { $level ->
    [0] joks
   *[other] { $level }
}.
chase_pellets_eaten = Pac-Man suvalgė visas keturias energijos piliules.
chase_lives_lost = Vaiduokliai atėmė paskutinę Pac-Man gyvybę.
chase-name = Gaudynės
chase-about = Suvalgyk keturias energijos piliules, kol nesugavo vaiduokliai. Vienas žaidėjas yra Pac-Man, kiti dalijasi vaiduokliais.
chase-harm = Pac-Man netektų gyvybės.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man turi suvalgyti visas keturias energijos piliules.
chase-step-2 = Vaiduokliai turi jį sugauti tris kartus.
chase-step-3 = Piliulė duoda papildomų kvadratėlių: dabar jis valgo vaiduoklius!
chase-guide-turn = Labas! Pac-Man nori keturių piliulių, o vaiduokliai nori jį sugauti tris kartus. Bakstelėk švytintį kvadratėlį, į kurį nori eiti.
chase-todo = Bakstelėk švytintį kvadratėlį.
chase-todo-pacman = { $steps ->
    [one] Liko { $steps } kvadratėlis: rinkis švytintį.
    [few] Eik { $steps } kvadratėlius: rinkis švytintį. Gali apsisukti ir grįžti.
   *[other] Eik { $steps } kvadratėlių: rinkis švytintį. Gali apsisukti ir grįžti.
}
chase-todo-boost = { $steps ->
    [one] Gali eiti dar iki { $steps } kvadratėlio ir suvalgyti kiekvieną sutiktą vaiduoklį!
    [few] Gali eiti dar iki { $steps } kvadratėlių ir suvalgyti kiekvieną sutiktą vaiduoklį!
   *[other] Gali eiti dar iki { $steps } kvadratėlių ir suvalgyti kiekvieną sutiktą vaiduoklį!
}
chase-todo-ghost = Eina { $ghost }: rinkis švytintį kvadratėlį.
chase-todo-frenzy = { $ghost } mato Pac-Man ir bėga: rinkis švytintį kvadratėlį.
chase-todo-call = Kuris vaiduoklis eis dabar? Bakstelėk jį.
chase-show-ways = Kas ką mato
chase-setup-random = Pac-Man atsitiktinis
chase-setup-chosen = Pirmoji vieta yra Pac-Man, kitos dalijasi vaiduokliais.
chase-call = Kuris vaiduoklis eis dabar?
chase-end-here = Baigti čia
chase-boost = { $steps ->
    [one] Papildomai: { $steps } žingsnis
    [few] Papildomai: { $steps } žingsniai
   *[other] Papildomai: { $steps } žingsnių
}
chase-frenzy = Siautulys!
chase-waiting = Paskui { $ghosts }
chase-level = { $level ->
    [0] Lygio nėra: piliulių nesuvalgyta
    [1] 1 lygis: pradedantysis Pac-Man
    [2] 2 lygis: perspektyvus Pac-Man
    [3] 3 lygis: užkietėjęs Pac-Man
   *[other] { $level } lygis: elito Pac-Man
}
chase-lives = { $lives ->
    [one] Liko { $lives } gyvybė
    [few] Liko { $lives } gyvybės
   *[other] Liko { $lives } gyvybių
}; suvalgyta piliulių: { $eaten }
chase-patience = { $cycles ->
    [one] Suvalgyk piliulę per { $cycles } raundą, kitaip neteksi gyvybės
    [few] Suvalgyk piliulę per { $cycles } raundus!
   *[other] Suvalgyk piliulę per { $cycles } raundų!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , suvalgytas
    [moves] , eina
   *[there] { "" }
}
chase-grid = Lenta. Rodyklėmis judi po kvadratėlius, Enter siunčia ten figūrėlę arba pasirenka vaiduoklį, E baigia ėjimą.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = energijos piliulė
chase-square-target = { $steps ->
    [one] čia gali nueiti per { $steps } žingsnį
    [few] čia gali nueiti per { $steps } žingsnius
   *[other] čia gali nueiti per { $steps } žingsnių
}
chase-square-call = gali pasirinkti šį vaiduoklį
chase-square-fences = tvora { $sides }
chase-option-layout = Labirintas
chase-option-layout-gates = Vartai
chase-option-layout-gates-about = Įprastas labirintas. Jei niekas neklysta, su 3 gyvybėmis laimi Pac-Man, o su 1 arba 2 – vaiduokliai.
chase-option-layout-den = Urvas
chase-option-layout-den-about = Vaiduokliai išlenda iš urvo viršuje; pakraščiais eina ilgi takai. Palankus Pac-Man. Jei niekas neklysta, su 2 arba 3 gyvybėmis laimi Pac-Man, o tik su 1 – vaiduokliai.
chase-option-layout-hedges = Gyvatvorės
chase-option-layout-hedges-about = Piliulės toli nuo kraštų; vaiduokliai ateina iš visų pusių. Geri žaidėjai abiem pusėmis laimi maždaug vienodai dažnai. Jei niekas neklysta, visada laimi vaiduokliai.
chase-option-layout-orchard = Sodas
chase-option-layout-orchard-about = Viduryje eilėmis auga medžiai; piliulės už tvorų. Vienodo stiprumo žaidėjai abiem pusėmis laimi maždaug vienodai dažnai. Jei niekas neklysta, visada laimi vaiduokliai.
chase-option-layout-pairs = Poros
chase-option-layout-pairs-about = Piliulės sudėtos poromis, todėl po vienos lengva pasiekti kitą. Jei niekas neklysta, visada laimi Pac-Man.
chase-option-layout-pinwheel = Vėjo malūnėlis
chase-option-layout-pinwheel-about = Apverstas labirintas atrodo taip pat; vaiduokliai pradeda viršutinėje pusėje. Palankus vaiduokliams. Jei niekas neklysta, visada laimi vaiduokliai.
chase-option-layout-printed = Atviras laukas
chase-option-layout-printed-about = Kiek žinome, kaip išspausdintoje lentoje: tik šešios tvoros, todėl vaiduokliai mato toli. Palankus vaiduokliams. Jei niekas neklysta, visada laimi vaiduokliai.
chase-option-layout-towers = Bokštai
chase-option-layout-towers-about = Piliulės kampuose, už sienų. Palankus Pac-Man. Jei niekas neklysta, su 2 arba 3 gyvybėmis laimi Pac-Man, o tik su 1 – vaiduokliai.
chase-option-layout-crossroads = Kryžkelė
chase-option-layout-crossroads-about = Viduryje kertasi du keliai, ant kiekvieno laukia vaiduoklis. Jei niekas neklysta, visada laimi vaiduokliai.
chase-option-layout-harbour = Uostas
chase-option-layout-harbour-about = Iš abiejų pusių driekiasi lieptai; piliulės poromis, todėl po vienos lengva pasiekti kitą. Jei niekas neklysta, visada laimi Pac-Man.
chase-option-layout-stables = Arklidės
chase-option-layout-stables-about = Gardai viršuje ir apačioje, o piliulės poromis šonuose. Jei niekas neklysta, su 2 arba 3 gyvybėmis laimi Pac-Man, o tik su 1 – vaiduokliai.
chase-option-layout-market = Turgus
chase-option-layout-market-about = Prekystaliai eilėmis stovi abipus ilgo tako. Vienodo stiprumo žaidėjai abiem pusėmis laimi maždaug vienodai dažnai. Jei niekas neklysta, visada laimi vaiduokliai.
chase-option-layout-courtyard = Kiemas
chase-option-layout-courtyard-about = Platus kiemas su keturiomis nišomis; piliulės prie jų durų. Jei niekas neklysta, su 3 gyvybėmis laimi Pac-Man, o su 1 arba 2 – vaiduokliai.
chase-option-layout-ladders = Kopėčios
chase-option-layout-ladders-about = Abiejose pusėse stovi kopėčios, į vidurį veda du siauri takai. Jei niekas neklysta, su 3 gyvybėmis laimi Pac-Man, o su 1 arba 2 – vaiduokliai.
chase-option-layout-quay = Krantinė
chase-option-layout-quay-about = Skirta žaisti su viena gyvybe. Jei niekas neklysta, visada laimi Pac-Man.
chase-option-layout-alley = Skersgatvis
chase-option-layout-alley-about = Skirta žaisti su dviem gyvybėmis. Jei niekas neklysta, su 2 arba 3 gyvybėmis laimi Pac-Man, o tik su 1 – vaiduokliai.
chase-option-layout-fairground = Mugė
chase-option-layout-fairground-about = Skirta žaisti su trimis gyvybėmis. Jei niekas neklysta, visada laimi vaiduokliai.
chase-option-lives = Pac-Man gyvybės
chase-option-lives-1 = viena
chase-option-lives-2 = dvi
chase-option-lives-3 = trys
chase-option-pacman-short-move = Pac-Man gali sustoti po vieno kvadratėlio
chase-option-pacman-into-ghost = Jei Pac-Man atsitrenkia į vaiduoklį
chase-option-pacman-into-ghost-blocked = jis užstoja kelią
chase-option-pacman-into-ghost-caught = Pac-Man sugaunamas
chase-option-boost-mandatory = Papildomus kvadratėlius naudoti būtina
chase-option-boost-exact = Būtina naudoti visus tris papildomus kvadratėlius
chase-option-eat-in-passing = Po piliulės Pac-Man suvalgo ir tuos vaiduoklius, pro kuriuos praeina
chase-option-boost-chain = Antra piliulė vėl duoda tris papildomus kvadratėlius
chase-option-ghost-order = Vaiduoklių eilė
chase-option-ghost-order-fixed = visada ta pati
chase-option-ghost-order-free = kaskart pasirenkama
chase-option-ghost-pass = Vaiduokliai gali likti vietoje
chase-option-must-catch = Vaiduokliai privalo gaudyti, jei gali
chase-option-frenzy-path = Siautėjantis vaiduoklis bėga
chase-option-frenzy-path-straight = tiesiai
chase-option-frenzy-path-free = kaip nori
chase-option-frenzy-path-toward = link Pac-Man
chase-option-frenzy-exact = Siautėjantis vaiduoklis turi bėgti du kvadratėlius, jei gali
chase-option-ghost-cross-pellet = Siautėjantis vaiduoklis gali bėgti per piliulę
chase-option-ghosts-stack = Vaiduokliai gali stovėti kartu
chase-option-pellets-reset = Netekus gyvybės, visos piliulės grįžta
chase-option-stall-limit = Gyvybė prarandama po tiek raundų be piliulės
chase-option-max-turns = Raundų riba
chase-short-moved = { $piece } paėjo iš { $origin } į { $to }.
chase-short-stopped = { $piece } sustojo ({ $at }).
chase-short-called = pasirinktas { $ghost }.
chase-note-stays = lieka
chase-note-called = dabar { $ghost }
chase-note-ate = suvalgytas { $ghost }
chase-note-life = prarasta gyvybė
chase-note-pellets = { $count ->
    [one] { $count } piliulė
    [few] { $count } piliulės
   *[other] { $count } piliulių
}
chase-advice-step = Eik į { $to }.
chase-advice-end = Sustok čia.
chase-advice-call = Rinkis: { $to }.
chase-reason-wins = Taip laimėsi!
chase-reason-pellet = Taip suvalgysi piliulę.
chase-reason-eats = Bus suvalgytas { $ghost }.
chase-reason-catches = Taip sugausi Pac-Man.
chase-reason-caught = Ten tave sugaus { $ghost }.
chase-reason-seen = Ten tave matys { $ghost }.
chase-reason-unseen = Ten tavęs nemato nė vienas vaiduoklis.
chase-reason-near = { $steps ->
    [one] Iki Pac-Man liks { $steps } kvadratėlis.
    [few] Iki Pac-Man liks { $steps } kvadratėliai.
   *[other] Iki Pac-Man liks { $steps } kvadratėlių.
}
chase-help-aim-title = Tikslas
chase-help-aim = Pac-Man laimi, suvalgęs keturias energijos piliules. Vaiduokliai laimi, sugavę jį tris kartus: kaskart jis netenka gyvybės. Pasiektas lygis – tai suvalgytų piliulių skaičius.
chase-help-sides-title = Kas už ką žaidžia
chase-help-sides = Pirmas žaidėjas yra Pac-Man, kiti dalijasi keturiais vaiduokliais ir kartu laimi arba pralaimi. Raundas – tai Pac-Man ėjimas ir po jo vaiduoklių ėjimai. Pac-Man eina pirmas, ir taip kaskart, kai visi grįžta į pradžią.
chase-help-pacman-title = Pac-Man ėjimas
chase-help-pacman = Jis eina lygiai du kvadratėlius, žingsnis po žingsnio, bet niekada įstrižai. Gali apsisukti ir grįžti. Tvoros ir vaiduokliai užstoja kelią, šokinėti negalima. Jei eiti nėra kur, jis lieka vietoje.
chase-help-pellet-title = Papildomi kvadratėliai
chase-help-pellet = Ant piliulės jis sustoja, ją suvalgo ir gauna iki trijų papildomų kvadratėlių bet kuria kryptimi, net kiaurai vaiduoklius. Kai ateina vaiduoklių eilė, papildomi kvadratėliai jau baigęsi.
chase-help-eaten-title = Vaiduoklių valgymas
chase-help-eaten = Kiekvienas tada sutiktas vaiduoklis suvalgomas ir nežaidžia, kol visi grįš į pradžią. Dar viena piliulė pakeliui vėl duoda tris papildomus kvadratėlius.
chase-help-ghosts-title = Vaiduoklių ėjimai
chase-help-ghosts = Blinky, Inky, Pinky ir Clyde eina tokia eile, po vieną kvadratėlį. Vaiduoklis, kuris gali eiti, privalo eiti. Vaiduokliai gali stovėti kartu ir prasilenkti.
chase-help-guard-title = Vaiduokliai ir piliulės
chase-help-guard = Vaiduoklis negali baigti ėjimo ant piliulės; siautėdamas gali per ją perbėgti. Vaiduoklis, kuris galėtų sugauti Pac-Man, to daryti neprivalo.
chase-help-sight-title = Ką mato vaiduokliai
chase-help-sight = Vaiduoklis mato savo eilę ir stulpelį, kad ir kaip toli, bet ne įstrižai. Tvoros užstoja vaizdą, vaiduokliai ir piliulės – ne. Svarbu, ką jis mato ėjimo pradžioje.
chase-help-frenzy-title = Siautulys
chase-help-frenzy = Vaiduoklis, kuris mato Pac-Man, bėga du kvadratėlius tiesiai bet kuria kryptimi. Jei gali, turi bėgti du. Jei Pac-Man visai greta, sugauna jį jau pirmame kvadratėlyje.
chase-help-caught-title = Sugautas
chase-help-caught = Vaiduoklis, pasiekęs Pac-Man kvadratėlį, jį sugauna. Pac-Man netenka gyvybės, o visi, ir suvalgyti vaiduokliai, grįžta į pradžią. Suvalgytos piliulės nebegrįžta.
chase-help-stall-title = Nedelsk
chase-help-stall = Jei per daug raundų praeina be piliulės (20, nebent pasirinksi kitaip), Pac-Man irgi netenka gyvybės. Jei nustatysi raundų ribą, ją pasiekus žaidimas baigsis be nugalėtojo.
chase-help-maze-title = Labirintai
chase-help-maze = Labirintas nurodo, kur tvoros ir piliulės ir kur kas pradeda. Tvorų čia niekas nestato.
chase-help-touch-title = Ekrane
chase-help-touch = Po lenta matai, kuri figūrėlė eina, kas už ją žaidžia ir kurie vaiduokliai eis paskui. Bakstelėk kvadratėlį už dviejų žingsnių, ir figūrėlė ten nueis; bakstelėk mažus žiedus, jei nori rinktis kelią.
chase-help-keys-title = Klaviatūra
chase-help-keys = Rodyklės ir Enter; E baigia ėjimą anksčiau.
chase-deed-moved = { $detail ->
    [squares] paėjo { $places }
   *[plain] { $pieces } paėjo
}
chase-deed-stayed = { $pieces } negalėjo eiti
chase-deed-spotted = { $ghosts } pamatė Pac-Man
chase-deed-frenzied = { $ghost } pamatė Pac-Man ir ėmė siautėti
chase-deed-ate-pellet = suvalgyta energijos piliulė (liko { $left })
chase-deed-ate-ghost = suvalgytas { $ghost }
chase-deed-caught = { $lives ->
    [one] { $ghost } sugavo Pac-Man! Liko { $lives } gyvybė
    [few] { $ghost } sugavo Pac-Man! Liko { $lives } gyvybės
   *[other] { $ghost } sugavo Pac-Man! Liko { $lives } gyvybių
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man neteko gyvybės: per ilgai be piliulės. Liko { $lives } gyvybė
    [few] Pac-Man neteko gyvybės: per ilgai be piliulės. Liko { $lives } gyvybės
   *[other] Pac-Man neteko gyvybės: per ilgai be piliulės. Liko { $lives } gyvybių
}
chase-deed-reset = visi vėl pradžioje
chase-befalls-caught = { $lives ->
    [one] { $ghost } tave sugavo! Liko { $lives } gyvybė
    [few] { $ghost } tave sugavo! Liko { $lives } gyvybės
   *[other] { $ghost } tave sugavo! Liko { $lives } gyvybių
}
chase-befalls-stalled = { $lives ->
    [one] Raundų be piliulės: { $cycles }. Netekai gyvybės! Liko { $lives } gyvybė
    [few] Raundų be piliulės: { $cycles }. Netekai gyvybės! Liko { $lives } gyvybės
   *[other] Raundų be piliulės: { $cycles }. Netekai gyvybės! Liko { $lives } gyvybių
}
chase-befalls-eaten = Pac-Man suvalgė vaiduoklį: { $ghost }!
