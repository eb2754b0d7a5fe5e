error-chase-bad-action = »{ $text }« ni poteza; poteza je polje, kot je e2, ime duha ali - za konec premika.
error-chase-bad-position = »{ $text }« ni postavitev; zapiši jo tako: { $form }.
error-chase-bad-square = »{ $text }« ni polje; polja so od a1 do i9.
error-chase-layout-field = Labirint potrebuje »{ $field }«: source je besedilo, fences in pellets sta seznama, starts je tabela.
error-chase-layout-extra = Labirint nima polja »{ $field }«; njegova polja so source, fences, pellets in starts.
error-chase-layout-many-fences = Preveč ograd ({ $count }); v škatli jih je le { $most }.
error-chase-layout-fence = »{ $fence }« ni ograda; ograda je polje in h ali v, na primer e3h.
error-chase-layout-fence-border = Ograda { $fence } je na robu plošče ali štrli čez rob.
error-chase-layout-fence-clash = Ograda { $fence } prekriva ali križa drugo.
error-chase-layout-square = { $place }: »{ $square }« ni polje; polja so od a1 do i9.
error-chase-layout-pellet-count = { $count ->
    [one] Drobcev mora biti { $wanted }, je pa { $count } drobec.
    [two] Drobcev mora biti { $wanted }, sta pa { $count } drobca.
    [few] Drobcev mora biti { $wanted }, so pa { $count } drobci.
   *[other] Drobcev mora biti { $wanted }, je pa { $count } drobcev.
}
error-chase-layout-pellet-twice = Na { $square } sta dva drobca.
error-chase-layout-pieces = Začetna polja morajo imeti: { $pieces }.
error-chase-layout-start-pellet = { $piece } ne more začeti na { $square }: tam je drobec moči.
error-chase-layout-start-shared = { $piece } ne more začeti na { $square }: tam začne druga figura.
error-chase-layout-closed = Od Pac-Manovega začetka ni poti do { $square }; vsako polje mora biti dosegljivo.
error-chase-layout-parted = Drobci zapirajo pot od Pac-Manovega začetka do { $square }; duhovi se na njih ne smejo ustaviti in potrebujejo drugo pot.
error-chase-place-ghosts = Postavitev našteje štiri duhove, pojedene kot -.
error-chase-place-pellets = Drobec je tam, kjer ga labirint nima, ali pa noben ne manjka, čeprav je bil pravkar eden pojeden.
error-chase-place-lives = Pac-Man ne more imeti toliko življenj; in če ni nobenega, mora biti še kak drobec.
error-chase-place-idle = Toliko rund brez drobca ni moglo biti.
error-chase-place-best = V izgubljenem življenju ni moglo biti pojedenih toliko drobcev.
error-chase-place-cycles = Runde se štejejo le do možnosti max_turns.
error-chase-place-sharing = Dva duha ne moreta biti na istem polju.
error-chase-place-on-pellet = Tam na drobcu ne more biti nobene figure.
error-chase-place-waiting = Ti duhovi ne morejo čakati na svojo potezo.
error-chase-place-over = Igre je konec, zato nobena figura ne more biti sredi premika.
error-chase-place-met = Pac-Man in duh tu ne moreta biti na istem polju.
error-chase-place-move = V tem premiku ne more ostati toliko korakov ali ne na ta način.
error-chase-place-run = Duh tako ni mogel začeti teka.
error-chase-place-sight = Duh mora biti podivjan, če vidi Pac-Mana, in le takrat.
error-chase-place-stuck = Figura tu ne more narediti ničesar, zato ne more biti na potezi.
chase-refuse-no-call = Zdaj ne moreš izbrati tega duha: { $ghost }. Na potezi: { $piece }.
chase-refuse-call-first = Najprej izberi duha, ki gre naslednji: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } je pojeden in pride nazaj šele, ko se vsi vrnejo na začetek.
chase-refuse-has-moved = { $ghost } je v tej rundi že šel.
chase-refuse-two-steps = Pac-Man gre vedno za dve polji; ustavi ga le drobec moči.
chase-refuse-one-step = Pac-Man mora iti vsaj za eno polje.
chase-refuse-must-boost = Pac-Man mora uporabiti pospešek.
chase-refuse-whole-boost = Pospešek je treba uporabiti za vsa polja.
chase-refuse-stop-on-pellet = { $ghost } se tam ne more ustaviti: tam je drobec moči.
chase-refuse-run-on = { $ghost } je podivjan in mora teči naprej.
chase-refuse-must-catch = { $ghost } lahko v tej potezi ujame Pac-Mana in to mora storiti; tod ne pride do njega.
chase-refuse-must-move = { $ghost } ne more stati: duh, ki lahko gre, mora iti.
chase-refuse-stands-there = { $piece } je že tam.
chase-refuse-fence-between = { $piece } ne more naprej: na poti je ograda.
chase-refuse-no-jump = { $piece } ne more preskočiti druge figure.
chase-refuse-too-far = Predaleč: { $piece } gre polje za poljem, nikoli poševno.
chase-refuse-ghost-there = Tam je duh; brez pospeška Pac-Man ne more tja.
chase-refuse-straight-on = Podivjan duh teče naravnost, zato { $ghost } ne more zaviti.
chase-refuse-no-sharing = Tam je drug duh in { $ghost } ne more z njim na isto polje niti mimo.
chase-refuse-pellet-there = Tam je drobec moči in { $ghost } na njem ne more končati.
chase-refuse-toward = { $ghost } vidi Pac-Mana in mora teči proti njemu.
chase-refuse-farther = Po tej poti { $ghost } preteče le eno polje; podivjan mora dve, če lahko.
chase-event-moved = Mesto { $seat }: { $piece } gre z { $origin } na { $to }.
chase-event-ate-pellet = Pac-Man poje drobec moči na { $at }; { $left ->
    [one] ostane { $left }
    [two] ostaneta { $left }
    [few] ostanejo { $left }
   *[other] ostane { $left }
}.
chase-event-boosted = { $steps ->
    [one] Pac-Man dobi pospešek: še do { $steps } polje, vmes pa lahko poje duhove.
    [two] Pac-Man dobi pospešek: še do { $steps } polji, vmes pa lahko poje duhove.
    [few] Pac-Man dobi pospešek: še do { $steps } polja, vmes pa lahko poje duhove.
   *[other] Pac-Man dobi pospešek: še do { $steps } polj, vmes pa lahko poje duhove.
}
chase-event-ate-ghost = Pac-Man na { $at } poje duha: { $ghost }.
chase-event-boost-ended = Pac-Manov pospešek mine na { $at }.
chase-event-called = Mesto { $seat } izbere: { $ghost }.
chase-event-frenzied = { $ghost } vidi Pac-Mana ({ $line }) in podivja.
chase-event-stayed = { $piece } ostane na { $at }.
chase-event-stopped = Mesto { $seat }: { $piece } se ustavi na { $at }.
chase-event-caught = { $ghost } ujame Pac-Mana na { $at }; { $lives ->
    [one] ostane { $lives } življenje
    [two] ostaneta { $lives } življenji
    [few] ostanejo { $lives } življenja
   *[other] ostane { $lives } življenj
}.
chase-event-stalled = Pac-Man izgubi življenje: { $cycles ->
    [one] { $cycles } runda
    [two] { $cycles } rundi
    [few] { $cycles } runde
   *[other] { $cycles } rund
} brez drobca (hišno pravilo); { $lives ->
    [one] ostane { $lives }
    [two] ostaneta { $lives }
    [few] ostanejo { $lives }
   *[other] ostane { $lives }
}.
chase-event-reset = Vsi so spet na začetku: Pac-Man na { $pacman }, duhovi na { $ghosts }.
chase-event-pellets-back = Drobci se vrnejo: { $pellets }.
chase-event-won = { $winner ->
    [ghosts] Duhovi zmagajo
   *[other] { $winner } zmaga
}; Pac-Man doseže { $level ->
    [0] nobene stopnje
   *[other] stopnjo { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] Dosežena je meja: { $cycles } runda.
    [two] Dosežena je meja: { $cycles } rundi.
    [few] Dosežena je meja: { $cycles } runde.
   *[other] Dosežena je meja: { $cycles } rund.
} Nihče ne zmaga, Pac-Manova stopnja: { $level ->
    [0] nobena
   *[other] { $level }
}.
chase_pellets_eaten = Pac-Man je pojedel vse štiri drobce moči.
chase_lives_lost = Duhovi so Pac-Manu vzeli zadnje življenje.
chase-name = Lov
chase-about = Pojej štiri drobce moči, preden te ujamejo duhovi. En igralec je Pac-Man, drugi si delijo duhove.
chase-harm = Pac-Man bi izgubil življenje.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man mora pojesti vse štiri drobce moči.
chase-step-2 = Duhovi ga morajo trikrat ujeti.
chase-step-3 = Drobec mu da pospešek: zdaj lahko on poje duhove!
chase-guide-turn = Živjo! Pac-Man želi štiri drobce, duhovi pa ga želijo trikrat ujeti. Tapni svetleče polje in pojdi tja.
chase-todo = Tapni svetleče polje.
chase-todo-pacman = { $steps ->
    [one] Še { $steps } polje: izberi svetleče polje.
    [two] Pojdi za { $steps } polji: izberi svetleče polje. Lahko se obrneš in greš nazaj.
    [few] Pojdi za { $steps } polja: izberi svetleče polje. Lahko se obrneš in greš nazaj.
   *[other] Pojdi za { $steps } polj: izberi svetleče polje. Lahko se obrneš in greš nazaj.
}
chase-todo-boost = { $steps ->
    [one] Pospešek! Še { $steps } polje, vmes lahko poješ vsakega duha.
    [two] Pospešek! Še do { $steps } polji, vmes lahko poješ vsakega duha.
    [few] Pospešek! Še do { $steps } polja, vmes lahko poješ vsakega duha.
   *[other] Pospešek! Še do { $steps } polj, vmes lahko poješ vsakega duha.
}
chase-todo-ghost = Na potezi { $ghost }: izberi svetleče polje.
chase-todo-frenzy = { $ghost } vidi Pac-Mana in teče: izberi svetleče polje.
chase-todo-call = Kateri duh gre naslednji? Tapni ga.
chase-show-ways = Kam vidijo duhovi
chase-setup-random = Naključni Pac-Man
chase-setup-chosen = Prvo mesto je Pac-Man, drugi si delijo duhove.
chase-call = Kateri duh gre naslednji?
chase-end-here = Končaj tukaj
chase-boost = { $steps ->
    [one] Pospešek: { $steps } korak
    [two] Pospešek: { $steps } koraka
    [few] Pospešek: { $steps } koraki
   *[other] Pospešek: { $steps } korakov
}
chase-frenzy = Podivjan!
chase-waiting = Nato { $ghosts }
chase-level = { $level ->
    [0] Brez stopnje: noben drobec ni pojeden
    [1] Stopnja 1: Pac-Man začetnik
    [2] Stopnja 2: Pac-Man, ki obeta
    [3] Stopnja 3: Potrjeni Pac-Man
   *[other] Stopnja { $level }: Elitni Pac-Man
}
chase-lives = { $lives ->
    [one] še { $lives } življenje
    [two] še { $lives } življenji
    [few] še { $lives } življenja
   *[other] še { $lives } življenj
}; pojedeni drobci: { $eaten }
chase-patience = { $cycles ->
    [one] Zdaj pojej drobec ali izgubi življenje
    [two] Pojej drobec v { $cycles } rundah!
    [few] Pojej drobec v { $cycles } rundah!
   *[other] Pojej drobec v { $cycles } rundah!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , pojeden
    [moves] , na potezi
   *[there] { "" }
}
chase-grid = Plošča. S puščicami greš po poljih, Enter pošlje figuro tja ali izbere duha, E konča premik.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = drobec moči
chase-square-target = { $steps ->
    [one] sem lahko prideš v { $steps } koraku
    [two] sem lahko prideš v { $steps } korakih
    [few] sem lahko prideš v { $steps } korakih
   *[other] sem lahko prideš v { $steps } korakih
}
chase-square-call = tega duha lahko izbereš
chase-square-fences = ograda { $sides }
chase-option-layout = Labirint
chase-option-layout-gates = Vrata
chase-option-layout-gates-about = Običajni labirint. Če nihče ne naredi napake, s 3 življenji zmaga Pac-Man, z 1 ali 2 pa duhovi.
chase-option-layout-den = Brlog
chase-option-layout-den-about = Duhovi pridejo iz brloga zgoraj; ob straneh so dolge poti. Dobro za Pac-Mana. Če nihče ne naredi napake, z 2 ali 3 življenji zmaga Pac-Man, z enim samim pa duhovi.
chase-option-layout-hedges = Žive meje
chase-option-layout-hedges-about = Drobci so globoko v notranjosti, duhovi pridejo z vseh strani. Dobri igralci zmagujejo enako pogosto na obeh straneh. Če nihče ne naredi napake, vedno zmagajo duhovi.
chase-option-layout-orchard = Sadovnjak
chase-option-layout-orchard-about = Na sredini stojijo drevesa v vrstah, drobci so za ogradami. Enako močni igralci zmagujejo enako pogosto na obeh straneh. Če nihče ne naredi napake, vedno zmagajo duhovi.
chase-option-layout-pairs = Pari
chase-option-layout-pairs-about = Drobci so v parih, zato en pospešek lahko vodi do naslednjega. Če nihče ne naredi napake, vedno zmaga Pac-Man.
chase-option-layout-pinwheel = Vetrnica
chase-option-layout-pinwheel-about = Labirint je enak tudi na glavo; duhovi začnejo v zgornji polovici. Dobro za duhove. Če nihče ne naredi napake, vedno zmagajo duhovi.
chase-option-layout-printed = Odprto polje
chase-option-layout-printed-about = Kot natisnjena plošča, kolikor vemo: le šest ograd, zato duhovi vidijo daleč. Dobro za duhove. Če nihče ne naredi napake, vedno zmagajo duhovi.
chase-option-layout-towers = Stolpi
chase-option-layout-towers-about = Drobci so v kotih, za zidovi. Dobro za Pac-Mana. Če nihče ne naredi napake, z 2 ali 3 življenji zmaga Pac-Man, z enim samim pa duhovi.
chase-option-layout-crossroads = Križišče
chase-option-layout-crossroads-about = Na sredini se križata dve cesti in na vsaki čaka duh. Če nihče ne naredi napake, vedno zmagajo duhovi.
chase-option-layout-harbour = Pristanišče
chase-option-layout-harbour-about = Z obeh strani segajo pomoli; drobci so v parih, zato en pospešek lahko vodi do naslednjega. Če nihče ne naredi napake, vedno zmaga Pac-Man.
chase-option-layout-stables = Hlevi
chase-option-layout-stables-about = Boksi zgoraj in spodaj, drobci v parih ob straneh. Če nihče ne naredi napake, z 2 ali 3 življenji zmaga Pac-Man, z enim samim pa duhovi.
chase-option-layout-market = Tržnica
chase-option-layout-market-about = Stojnice stojijo v vrstah levo in desno od dolge poti. Enako močni igralci zmagujejo enako pogosto na obeh straneh. Če nihče ne naredi napake, vedno zmagajo duhovi.
chase-option-layout-courtyard = Dvorišče
chase-option-layout-courtyard-about = Široko dvorišče s štirimi nišami; drobci so pri njihovih vratih. Če nihče ne naredi napake, s 3 življenji zmaga Pac-Man, z 1 ali 2 pa duhovi.
chase-option-layout-ladders = Lestve
chase-option-layout-ladders-about = Na obeh straneh stojijo lestve, na sredino vodita dve ozki poti. Če nihče ne naredi napake, s 3 življenji zmaga Pac-Man, z 1 ali 2 pa duhovi.
chase-option-layout-quay = Pomol
chase-option-layout-quay-about = Za igro z enim življenjem. Če nihče ne naredi napake, vedno zmaga Pac-Man.
chase-option-layout-alley = Uličica
chase-option-layout-alley-about = Za igro z dvema življenjema. Če nihče ne naredi napake, z 2 ali 3 življenji zmaga Pac-Man, z enim samim pa duhovi.
chase-option-layout-fairground = Sejem
chase-option-layout-fairground-about = Za igro s tremi življenji. Če nihče ne naredi napake, vedno zmagajo duhovi.
chase-option-lives = Pac-Manova življenja
chase-option-lives-1 = eno
chase-option-lives-2 = dve
chase-option-lives-3 = tri
chase-option-pacman-short-move = Pac-Man se lahko ustavi po enem polju
chase-option-pacman-into-ghost = Če Pac-Man brez pospeška naleti na duha
chase-option-pacman-into-ghost-blocked = mu duh zapre pot
chase-option-pacman-into-ghost-caught = je ujet
chase-option-boost-mandatory = Pac-Man mora uporabiti pospešek
chase-option-boost-exact = Pospešek velja za natanko tri polja
chase-option-eat-in-passing = S pospeškom Pac-Man poje tudi duhove na poti, ne le tam, kjer se ustavi
chase-option-boost-chain = Drugi drobec med pospeškom začne nov pospešek
chase-option-ghost-order = Vrstni red duhov
chase-option-ghost-order-fixed = vedno isti
chase-option-ghost-order-free = vsakič izbran
chase-option-ghost-pass = Duhovi lahko ostanejo na mestu
chase-option-must-catch = Duhovi morajo ujeti, če lahko
chase-option-frenzy-path = Podivjan duh teče
chase-option-frenzy-path-straight = naravnost
chase-option-frenzy-path-free = kamor hoče
chase-option-frenzy-path-toward = proti Pac-Manu
chase-option-frenzy-exact = Podivjan duh mora preteči dve polji, če lahko
chase-option-ghost-cross-pellet = Podivjan duh lahko steče čez drobec
chase-option-ghosts-stack = Duhovi lahko stojijo na istem polju
chase-option-pellets-reset = Po izgubljenem življenju se vrnejo vsi drobci
chase-option-stall-limit = Izgubljeno življenje po toliko rundah brez drobca
chase-option-max-turns = Največ rund
chase-short-moved = { $piece } gre z { $origin } na { $to }.
chase-short-stopped = { $piece } se ustavi na { $at }.
chase-short-called = naslednji gre { $ghost }.
chase-note-stays = stoji
chase-note-called = naslednji { $ghost }
chase-note-ate = pojeden: { $ghost }
chase-note-life = ob življenje
chase-note-pellets = { $count ->
    [one] { $count } drobec
    [two] { $count } drobca
    [few] { $count } drobci
   *[other] { $count } drobcev
}
chase-advice-step = Pojdi na { $to }.
chase-advice-end = Ustavi se tukaj.
chase-advice-call = Izberi: { $to }.
chase-reason-wins = S tem zmagaš!
chase-reason-pellet = Poješ drobec moči.
chase-reason-eats = Poješ duha: { $ghost }.
chase-reason-catches = Ujameš Pac-Mana.
chase-reason-caught = Tam te ujame { $ghost }.
chase-reason-seen = Tam te vidi { $ghost }.
chase-reason-unseen = Tam te ne vidi noben duh.
chase-reason-near = { $steps ->
    [one] To je { $steps } polje od Pac-Mana.
    [two] To sta { $steps } polji od Pac-Mana.
    [few] To so { $steps } polja od Pac-Mana.
   *[other] To je { $steps } polj od Pac-Mana.
}
chase-help-aim-title = Cilj igre
chase-help-aim = Pac-Man zmaga, ko poje štiri drobce moči. Duhovi zmagajo, ko ga trikrat ujamejo: vsak ulov stane življenje. Dosežena stopnja je število pojedenih drobcev.
chase-help-sides-title = Kdo igra koga
chase-help-sides = Igralec 1 je Pac-Man; drugi si delijo štiri duhove in skupaj zmagajo ali izgubijo. Runda je Pac-Manova poteza in za njo poteze duhov. Prvi gre Pac-Man, tudi po vsaki vrnitvi na začetek.
chase-help-pacman-title = Pac-Manova poteza
chase-help-pacman = Gre natanko za dve polji, korak za korakom, nikoli poševno. Lahko se obrne in gre nazaj. Ograde in duhovi mu zaprejo pot, skakati ne sme nihče. Če ne more nikamor, obstane.
chase-help-pellet-title = Pospešek
chase-help-pellet = Na drobcu moči se ustavi, ga poje in dobi pospešek: še do tri polja v katero koli smer, tudi skozi duhove. Pospešek mine, preden gredo duhovi.
chase-help-eaten-title = Jedenje duhov
chase-help-eaten = Vsak duh, ki ga sreča med pospeškom, je pojeden in ga ni, dokler se vsi ne vrnejo na začetek. Še en drobec na poti začne nov pospešek za tri polja.
chase-help-ghosts-title = Poteze duhov
chase-help-ghosts = Blinky, Inky, Pinky in Clyde gredo v tem vrstnem redu, vsak za eno polje. Duh, ki lahko gre, mora iti. Duhovi lahko stojijo na istem polju in gredo drug mimo drugega.
chase-help-guard-title = Duhovi in drobci
chase-help-guard = Noben duh ne sme končati na drobcu moči; podivjan lahko steče čezenj. Duhu, ki bi lahko ujel Pac-Mana, tega ni treba.
chase-help-sight-title = Kaj duhovi vidijo
chase-help-sight = Duh vidi vzdolž svoje vrstice in stolpca, kakorkoli daleč, a ne poševno. Ograde mu zaprejo pogled, duhovi in drobci ne. Šteje, kaj vidi na začetku svoje poteze.
chase-help-frenzy-title = Podivjani duh
chase-help-frenzy = Duh, ki vidi Pac-Mana, podivja in steče za dve polji naravnost, v katero koli smer. Če lahko, mora za dve. Če je Pac-Man tik ob njem, ga ujame na prvem polju.
chase-help-caught-title = Ujet
chase-help-caught = Duh, ki pride na Pac-Manovo polje, ga ujame. Pac-Man izgubi življenje in vsi se vrnejo na začetek, tudi pojedeni duhovi. Pojedeni drobci ostanejo pojedeni.
chase-help-stall-title = Ne obotavljaj se
chase-help-stall = Po preveč rundah brez drobca (20, če ne izbereš drugače) Pac-Man prav tako izgubi življenje. Če določiš največje število rund, se igra po njem konča brez zmagovalca.
chase-help-maze-title = Labirinti
chase-help-maze = Labirint določa, kje so ograde in drobci in kje kdo začne. Tu ograd nihče ne postavlja.
chase-help-touch-title = Na zaslonu
chase-help-touch = Pod ploščo vidiš, katera figura gre, kdo jo igra in kateri duhovi so naslednji. Tapni polje dva koraka stran in figura gre tja; z majhnimi krogci določiš pot.
chase-help-keys-title = Na tipkovnici
chase-help-keys = Puščice in Enter; E predčasno konča potezo.
chase-deed-moved = { $detail ->
    [squares] premik ({ $places })
   *[plain] premik ({ $pieces })
}
chase-deed-stayed = brez premika ({ $pieces })
chase-deed-spotted = Pac-Man je viden ({ $ghosts })
chase-deed-frenzied = { $ghost } vidi Pac-Mana in podivja
chase-deed-ate-pellet = pojeden drobec moči (ostane: { $left })
chase-deed-ate-ghost = pojeden duh { $ghost }
chase-deed-caught = { $lives ->
    [one] { $ghost } ujame Pac-Mana! Še { $lives } življenje
    [two] { $ghost } ujame Pac-Mana! Še { $lives } življenji
    [few] { $ghost } ujame Pac-Mana! Še { $lives } življenja
   *[other] { $ghost } ujame Pac-Mana! Še { $lives } življenj
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man izgubi življenje: predolgo brez drobca. Še { $lives } življenje
    [two] Pac-Man izgubi življenje: predolgo brez drobca. Še { $lives } življenji
    [few] Pac-Man izgubi življenje: predolgo brez drobca. Še { $lives } življenja
   *[other] Pac-Man izgubi življenje: predolgo brez drobca. Še { $lives } življenj
}
chase-deed-reset = vsi so spet na začetku
chase-befalls-caught = { $lives ->
    [one] { $ghost } te ujame! Še { $lives } življenje
    [two] { $ghost } te ujame! Še { $lives } življenji
    [few] { $ghost } te ujame! Še { $lives } življenja
   *[other] { $ghost } te ujame! Še { $lives } življenj
}
chase-befalls-stalled = { $lives ->
    [one] Runde brez drobca: { $cycles }. Izgubiš življenje. Še { $lives } življenje
    [two] Runde brez drobca: { $cycles }. Izgubiš življenje. Še { $lives } življenji
    [few] Runde brez drobca: { $cycles }. Izgubiš življenje. Še { $lives } življenja
   *[other] Runde brez drobca: { $cycles }. Izgubiš življenje. Še { $lives } življenj
}
chase-befalls-eaten = Pac-Man poje duha: { $ghost }!
