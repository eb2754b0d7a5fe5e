error-chase-bad-action = ”{ $text }” ei ole toiminto; toiminto on ruutu (kuten e2), haamun nimi tai siirron päättävä -.
error-chase-bad-position = ”{ $text }” ei ole asema; kirjoita se näin: { $form }.
error-chase-bad-square = ”{ $text }” ei ole ruutu; ruudut ovat a1–i9.

error-chase-layout-field = Sokkelosta puuttuu ”{ $field }”: source on tekstiä, fences ja pellets ovat luetteloita, starts on taulukko.
error-chase-layout-extra = Sokkelossa ei ole kenttää ”{ $field }”; kentät ovat source, fences, pellets ja starts.
error-chase-layout-many-fences = Aitoja on { $count }; pelissä niitä on vain { $most }.
error-chase-layout-fence = ”{ $fence }” ei ole aita; aita on ruutu ja h tai v, kuten e3h.
error-chase-layout-fence-border = Aita { $fence } on laudan reunalla tai menee sen yli.
error-chase-layout-fence-clash = Aita { $fence } on toisen päällä tai ristissä sen kanssa.
error-chase-layout-square = { $place }: ”{ $square }” ei ole ruutu; ruudut ovat a1–i9.
error-chase-layout-pellet-count = { $count ->
    [one] Pillereitä pitää olla { $wanted }, mutta niitä on { $count }.
   *[other] Pillereitä pitää olla { $wanted }, mutta niitä on { $count }.
}
error-chase-layout-pellet-twice = Ruudussa { $square } on kaksi pilleriä.
error-chase-layout-pieces = Lähtöruudut pitää antaa näille: { $pieces }.
error-chase-layout-start-pellet = { $piece } ei voi aloittaa ruudusta { $square }: siinä on pilleri.
error-chase-layout-start-shared = { $piece } ei voi aloittaa ruudusta { $square }: siitä aloittaa toinen hahmo.
error-chase-layout-closed = Ruutuun { $square } ei pääse Pac-Manin lähtöruudusta; jokaiseen ruutuun pitää päästä.
error-chase-layout-parted = Pillerit erottavat ruudun { $square } Pac-Manin lähtöruudusta; haamut eivät saa pysähtyä pillerille, joten ne tarvitsevat kiertotien.

error-chase-place-ghosts = Asemassa on neljä haamua; syödyn haamun kohdalla on -.
error-chase-place-pellets = Pilleri on kohdassa, jossa sitä ei sokkelossa ole, tai yhtään ei puutu, vaikka yksi juuri syötiin.
error-chase-place-lives = Pac-Manilla ei voi olla noin montaa elämää; ja jos elämiä ei ole, pillereitä pitää olla.
error-chase-place-idle = Noin monta kierrosta ilman pilleriä ei ole mahdollista.
error-chase-place-best = Menetetyn elämän aikana ei ole voitu syödä noin montaa pilleriä.
error-chase-place-cycles = Kierroksia lasketaan vain asetukseen max_turns asti.
error-chase-place-sharing = Kaksi haamua ei voi olla samassa ruudussa.
error-chase-place-on-pellet = Mikään hahmo ei voi olla siinä pillerin päällä.
error-chase-place-waiting = Nämä haamut eivät voi odottaa siirtoaan.
error-chase-place-over = Peli on päättynyt, joten mikään hahmo ei voi olla kesken siirron.
error-chase-place-met = Pac-Man ja haamu eivät voi tässä olla samassa ruudussa.
error-chase-place-move = Siirrossa ei voi olla noin montaa askelta jäljellä, tai ei tällä tavalla.
error-chase-place-run = Haamu ei ole voinut lähteä juoksuun noin.
error-chase-place-sight = Haamu hurjistuu silloin, kun se näkee Pac-Manin, ja vain silloin.
error-chase-place-stuck = Hahmo ei voi tässä tehdä mitään, joten se ei voi olla vuorossa.

chase-refuse-no-call = Et voi nyt valita haamua { $ghost }: siirtovuorossa on { $piece }.
chase-refuse-call-first = Valitse ensin, mikä haamu siirtyy seuraavaksi: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } on syöty ja palaa, kun aloitetaan taas alusta.
chase-refuse-has-moved = { $ghost } on jo siirtynyt tällä kierroksella.
chase-refuse-two-steps = Pac-Man siirtyy aina kaksi ruutua; vain pilleri pysäyttää hänet.
chase-refuse-one-step = Pac-Manin on siirryttävä ainakin yksi ruutu.
chase-refuse-must-boost = Pac-Manin on käytettävä lisäliike.
chase-refuse-whole-boost = Lisäliikkeen kaikki ruudut on käytettävä.
chase-refuse-stop-on-pellet = { $ghost } ei voi pysähtyä siihen: siinä on pilleri.
chase-refuse-run-on = { $ghost } on hurjistunut, ja sen on juostava eteenpäin.
chase-refuse-must-catch = { $ghost } voi napata Pac-Manin tällä siirrolla, ja niin sen on tehtävä; tätä kautta se ei onnistu.
chase-refuse-must-move = { $ghost } ei voi jäädä paikalleen: haamun on siirryttävä, jos se voi.
chase-refuse-stands-there = { $piece } on jo siinä.
chase-refuse-fence-between = Aita on tiellä: { $piece } ei pääse siitä.
chase-refuse-no-jump = { $piece } ei voi hypätä toisen hahmon yli.
chase-refuse-too-far = Liian kaukana: { $piece } kulkee ruutu kerrallaan, ei koskaan viistoon.
chase-refuse-ghost-there = Siinä on haamu; Pac-Man pääsee siihen vain lisäliikkeellä.
chase-refuse-straight-on = Hurjistunut haamu juoksee suoraan, joten { $ghost } ei voi kääntyä.
chase-refuse-no-sharing = Siinä on toinen haamu, joten { $ghost } ei voi mennä samaan ruutuun eikä ohi.
chase-refuse-pellet-there = Siinä on pilleri, joten { $ghost } ei voi päättää siirtoaan siihen.
chase-refuse-toward = { $ghost } näkee Pac-Manin, ja sen on juostava häntä kohti.
chase-refuse-farther = Siihen suuntaan { $ghost } voisi juosta vain yhden ruudun; hurjistuneen on juostava kaksi, jos se voi.

chase-event-moved = Paikka { $seat } siirsi: { $piece }, { $origin } → { $to }.
chase-event-ate-pellet = Pac-Man söi energiapillerin ruudussa { $at }; { $left ->
    [one] jäljellä { $left }
   *[other] jäljellä { $left }
}.
chase-event-boosted = { $steps ->
    [one] Pac-Man sai lisäliikkeen: enintään { $steps } ruutu lisää, ja hän syö haamuja.
   *[other] Pac-Man sai lisäliikkeen: enintään { $steps } ruutua lisää, ja hän syö haamuja.
}
chase-event-ate-ghost = Pac-Man söi haamun { $ghost } ruudussa { $at }.
chase-event-boost-ended = Pac-Manin lisäliike päättyi ruutuun { $at }.
chase-event-called = Paikka { $seat } valitsi haamun { $ghost }.
chase-event-frenzied = { $ghost } näki Pac-Manin linjaa { $line } pitkin ja hurjistui.
chase-event-stayed = { $piece } jäi ruutuun { $at }.
chase-event-stopped = Paikka { $seat } pysäytti: { $piece }, { $at }.
chase-event-caught = { $ghost } nappasi Pac-Manin ruudussa { $at }; { $lives ->
    [one] jäljellä { $lives } elämä
   *[other] jäljellä { $lives } elämää
}.
chase-event-stalled = Pac-Man menetti elämän, kun pillereitä ei syöty { $cycles ->
    [one] { $cycles } kierrokseen
   *[other] { $cycles } kierrokseen
} (kotisääntö); { $lives ->
    [one] jäljellä { $lives }
   *[other] jäljellä { $lives }
}.
chase-event-reset = Kaikki palaavat alkuun: Pac-Man ruutuun { $pacman }, haamut ruutuihin { $ghosts }.
chase-event-pellets-back = Pillerit palasivat ruutuihin { $pellets }.
chase-event-won = { $winner ->
    [ghosts] Haamut voittivat
   *[other] { $winner } voitti
}; Pac-Man { $level ->
    [0] ei saavuttanut mitään tasoa
   *[other] saavutti tason { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] { $cycles } kierroksen raja
   *[other] { $cycles } kierroksen raja
} tuli täyteen; kukaan ei voittanut, ja Pac-Man { $level ->
    [0] ei saavuttanut mitään tasoa
   *[other] saavutti tason { $level }
}.

chase_pellets_eaten = Pac-Man söi kaikki neljä energiapilleriä.
chase_lives_lost = Haamut veivät Pac-Manin viimeisen elämän.

chase-name = Takaa-ajo
chase-about = Syö neljä energiapilleriä ennen kuin haamut nappaavat sinut. Yksi pelaajista on Pac-Man, muut pelaavat yhdessä haamuilla.
chase-harm = Pac-Man menettäisi elämän.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Manin pitää syödä kaikki neljä energiapilleriä.
chase-step-2 = Haamujen pitää napata hänet kolmesti.
chase-step-3 = Pilleristä hän saa lisäliikkeen: nyt hän syö haamuja!
chase-guide-turn = Tervetuloa! Pac-Man haluaa neljä pilleriä, ja haamut haluavat napata hänet kolmesti. Napauta hohtavaa ruutua, niin menet siihen.
chase-todo = Napauta hohtavaa ruutua.
chase-todo-pacman = { $steps ->
    [one] { $steps } ruutu jäljellä: valitse hohtava ruutu.
   *[other] Siirry { $steps } ruutua: valitse hohtava ruutu. Saat kääntyä ja palata.
}
chase-todo-boost = { $steps ->
    [one] Lisäliike! Saat siirtyä vielä { $steps } ruudun ja syödä tielle osuvat haamut.
   *[other] Lisäliike! Saat siirtyä vielä enintään { $steps } ruutua ja syödä tielle osuvat haamut.
}
chase-todo-ghost = { $ghost } siirtyy: valitse hohtava ruutu.
chase-todo-frenzy = { $ghost } näkee Pac-Manin ja juoksee: valitse hohtava ruutu.
chase-todo-call = Mikä haamu siirtyy seuraavaksi? Napauta sitä.
chase-show-ways = Näkyvyys
chase-setup-random = Pac-Man arvotaan
chase-setup-chosen = Ensimmäinen paikka on Pac-Man, muut pelaavat yhdessä haamuilla.
chase-call = Mikä haamu siirtyy seuraavaksi?
chase-end-here = Pysähdy tähän
chase-boost = { $steps ->
    [one] Lisäliike: { $steps } askel
   *[other] Lisäliike: { $steps } askelta
}
chase-frenzy = Hurjistuu!
chase-waiting = Sitten { $ghosts }
chase-level = { $level ->
    [0] Ei tasoa: ei syötyjä pillereitä
    [1] Taso 1: Aloitteleva Pac-Man
    [2] Taso 2: Lupaava Pac-Man
    [3] Taso 3: Taitava Pac-Man
   *[other] Taso { $level }: Huippu-Pac-Man
}
chase-lives = { $lives ->
    [one] { $lives } elämä jäljellä
   *[other] { $lives } elämää jäljellä
}; pillereitä syöty: { $eaten }
chase-patience = { $cycles ->
    [one] Syö pilleri nyt tai menetät elämän
   *[other] Syö pilleri { $cycles } kierroksen kuluessa!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , syöty
    [moves] , vuorossa
   *[there] { "" }
}
chase-grid = Pelilauta. Nuolinäppäimet kulkevat ruudusta toiseen, Enter lähettää hahmon ruutuun tai valitsee haamun, E päättää siirron.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = energiapilleri
chase-square-target = { $steps ->
    [one] pääset tähän { $steps } askeleella
   *[other] pääset tähän { $steps } askeleella
}
chase-square-call = voit valita tämän haamun
chase-square-fences = aita { $sides }

chase-option-layout = Sokkelo
chase-option-layout-gates = Portit
chase-option-layout-gates-about = Tavallinen sokkelo. Jos kukaan ei tee virheitä, Pac-Man voittaa 3 elämällä ja haamut voittavat, jos elämiä on 1 tai 2.
chase-option-layout-den = Luola
chase-option-layout-den-about = Haamut tulevat ylhäällä olevasta luolasta; sivuilla kulkevat pitkät kujat. Hyvä Pac-Manille. Jos kukaan ei tee virheitä, Pac-Man voittaa 2 tai 3 elämällä ja haamut voittavat, jos elämiä on vain 1.
chase-option-layout-hedges = Pensasaidat
chase-option-layout-hedges-about = Pillerit ovat syvällä sisällä; haamut tulevat joka puolelta. Hyvät pelaajat voittavat suunnilleen yhtä usein kummallakin puolella. Jos kukaan ei tee virheitä, haamut voittavat aina.
chase-option-layout-orchard = Hedelmätarha
chase-option-layout-orchard-about = Keskellä on puita riveissä; pillerit ovat aitojen takana. Yhtä taitavat pelaajat voittavat suunnilleen yhtä usein kummallakin puolella. Jos kukaan ei tee virheitä, haamut voittavat aina.
chase-option-layout-pairs = Parit
chase-option-layout-pairs-about = Pillerit ovat pareittain, joten lisäliikkeestä voi päästä suoraan seuraavaan. Jos kukaan ei tee virheitä, Pac-Man voittaa aina.
chase-option-layout-pinwheel = Väkkärä
chase-option-layout-pinwheel-about = Sokkelo on ylösalaisin samanlainen; haamut aloittavat yläpuoliskolta. Hyvä haamuille. Jos kukaan ei tee virheitä, haamut voittavat aina.
chase-option-layout-printed = Avoin kenttä
chase-option-layout-printed-about = Kuten painettu lauta, sikäli kuin tiedämme: vain kuusi aitaa, joten haamut näkevät kauas. Hyvä haamuille. Jos kukaan ei tee virheitä, haamut voittavat aina.
chase-option-layout-towers = Tornit
chase-option-layout-towers-about = Pillerit ovat kulmissa muurien takana. Hyvä Pac-Manille. Jos kukaan ei tee virheitä, Pac-Man voittaa 2 tai 3 elämällä ja haamut voittavat, jos elämiä on vain 1.
chase-option-layout-crossroads = Risteys
chase-option-layout-crossroads-about = Kaksi tietä risteää keskellä, ja kummallakin odottaa haamu. Jos kukaan ei tee virheitä, haamut voittavat aina.
chase-option-layout-harbour = Satama
chase-option-layout-harbour-about = Laiturit työntyvät sisään molemmilta sivuilta; pillerit ovat pareittain, joten lisäliikkeestä voi päästä suoraan seuraavaan. Jos kukaan ei tee virheitä, Pac-Man voittaa aina.
chase-option-layout-stables = Tallit
chase-option-layout-stables-about = Pilttuita on ylhäällä ja alhaalla, pillerit ovat pareittain sivuilla. Jos kukaan ei tee virheitä, Pac-Man voittaa 2 tai 3 elämällä ja haamut voittavat, jos elämiä on vain 1.
chase-option-layout-market = Tori
chase-option-layout-market-about = Kojut seisovat riveissä pitkän kujan vasemmalla ja oikealla puolella. Yhtä taitavat pelaajat voittavat suunnilleen yhtä usein kummallakin puolella. Jos kukaan ei tee virheitä, haamut voittavat aina.
chase-option-layout-courtyard = Sisäpiha
chase-option-layout-courtyard-about = Laaja piha ja neljä syvennystä, joiden ovilla pillerit ovat. Jos kukaan ei tee virheitä, Pac-Man voittaa 3 elämällä ja haamut voittavat, jos elämiä on 1 tai 2.
chase-option-layout-ladders = Tikapuut
chase-option-layout-ladders-about = Kummallakin sivulla on tikapuut, ja keskelle vie kaksi kapeaa kujaa. Jos kukaan ei tee virheitä, Pac-Man voittaa 3 elämällä ja haamut voittavat, jos elämiä on 1 tai 2.
chase-option-layout-quay = Laituri
chase-option-layout-quay-about = Tarkoitettu yhdelle elämälle. Jos kukaan ei tee virheitä, Pac-Man voittaa aina.
chase-option-layout-alley = Kuja
chase-option-layout-alley-about = Tarkoitettu kahdelle elämälle. Jos kukaan ei tee virheitä, Pac-Man voittaa 2 tai 3 elämällä ja haamut voittavat, jos elämiä on vain 1.
chase-option-layout-fairground = Markkinat
chase-option-layout-fairground-about = Tarkoitettu kolmelle elämälle. Jos kukaan ei tee virheitä, haamut voittavat aina.
chase-option-lives = Pac-Manin elämät
chase-option-lives-1 = yksi
chase-option-lives-2 = kaksi
chase-option-lives-3 = kolme
chase-option-pacman-short-move = Pac-Man saa pysähtyä yhden ruudun jälkeen
chase-option-pacman-into-ghost = Jos Pac-Man törmää haamuun ilman lisäliikettä
chase-option-pacman-into-ghost-blocked = haamu on esteenä
chase-option-pacman-into-ghost-caught = Pac-Man jää kiinni
chase-option-boost-mandatory = Lisäliike on pakko käyttää
chase-option-boost-exact = Lisäliikkeen kaikki kolme ruutua on käytettävä
chase-option-eat-in-passing = Lisäliikkeellä Pac-Man syö myös haamut, joiden ohi hän menee
chase-option-boost-chain = Toinen pilleri aloittaa lisäliikkeen alusta
chase-option-ghost-order = Haamujen järjestys
chase-option-ghost-order-fixed = aina sama
chase-option-ghost-order-free = valitaan joka kerta
chase-option-ghost-pass = Haamut saavat jäädä paikalleen
chase-option-must-catch = Haamujen on napattava, jos ne voivat
chase-option-frenzy-path = Hurjistunut haamu juoksee
chase-option-frenzy-path-straight = suoraan
chase-option-frenzy-path-free = minne tahansa
chase-option-frenzy-path-toward = kohti Pac-Mania
chase-option-frenzy-exact = Hurjistuneen haamun on juostava kaksi ruutua, jos se voi
chase-option-ghost-cross-pellet = Hurjistunut haamu saa juosta pillerin yli
chase-option-ghosts-stack = Haamut saavat olla samassa ruudussa
chase-option-pellets-reset = Kaikki pillerit palaavat, kun elämä menetetään
chase-option-stall-limit = Elämä menee, kun pilleriä ei syödä näin moneen kierrokseen
chase-option-max-turns = Kierrosten raja

chase-short-moved = { $who ->
    [you] siirsit
   *[somebody] siirsi
}: { $piece }, { $origin } → { $to }.
chase-short-stopped = { $who ->
    [you] pysäytit
   *[somebody] pysäytti
}: { $piece }, { $at }.
chase-short-called = { $who ->
    [you] valitsit
   *[somebody] valitsi
} haamun { $ghost }.

chase-note-stays = jää paikalleen
chase-note-called = seuraavaksi { $ghost }
chase-note-ate = syö: { $ghost }
chase-note-life = elämä meni
chase-note-pellets = { $count ->
    [one] 1 pilleri
   *[other] { $count } pilleriä
}

chase-advice-step = Astu ruutuun { $to }.
chase-advice-end = Pysähdy tähän.
chase-advice-call = Valitse { $to }.

chase-reason-wins = Sillä voitat pelin!
chase-reason-pellet = Sillä syöt pillerin.
chase-reason-eats = Sillä syöt haamun { $ghost }.
chase-reason-catches = Sillä nappaat Pac-Manin.
chase-reason-caught = { $ghost } nappaa sinut siinä.
chase-reason-seen = { $ghost } näkee sinut siinä.
chase-reason-unseen = Mikään haamu ei näe sinua siinä.
chase-reason-near = { $steps ->
    [one] Siitä on yksi ruutu Pac-Maniin.
   *[other] Siitä on { $steps } ruutua Pac-Maniin.
}

chase-help-aim-title = Tavoite
chase-help-aim = Pac-Man voittaa, kun hän on syönyt neljä energiapilleriä. Haamut voittavat, kun ne ovat napanneet hänet kolmesti: joka kerta menee yksi elämä. Pac-Manin saavuttama taso on hänen syömiensä pillerien määrä.
chase-help-sides-title = Kuka pelaa millä
chase-help-sides = Pelaaja 1 on Pac-Man; muut jakavat neljä haamua ja voittavat tai häviävät yhdessä. Kierros on Pac-Manin siirto ja haamujen siirrot sen jälkeen. Pac-Man aloittaa, myös aina kun palataan alkuun.
chase-help-pacman-title = Pac-Manin siirto
chase-help-pacman = Hän siirtyy tasan kaksi ruutua, askel kerrallaan, ei koskaan viistoon. Hän saa kääntyä ja palata. Aidat ja haamut ovat esteinä, eikä kukaan hyppää. Jos hän ei pääse minnekään, hän jää paikalleen.
chase-help-pellet-title = Lisäliike
chase-help-pellet = Pillerin kohdalla hän pysähtyy, syö sen ja saa lisäliikkeen: enintään kolme ruutua mihin suuntaan tahansa, jopa haamujen läpi. Lisäliike päättyy ennen haamujen siirtoja.
chase-help-eaten-title = Haamujen syöminen
chase-help-eaten = Jokainen lisäliikkeen aikana kohdattu haamu tulee syödyksi ja on poissa, kunnes aloitetaan taas alusta. Toinen pilleri matkalla aloittaa uuden kolmen ruudun lisäliikkeen.
chase-help-ghosts-title = Haamujen siirrot
chase-help-ghosts = Blinky, Inky, Pinky ja Clyde siirtyvät tässä järjestyksessä, kukin yhden ruudun. Haamun on siirryttävä, jos se voi. Haamut saavat olla samassa ruudussa ja mennä toistensa ohi.
chase-help-guard-title = Haamut ja pillerit
chase-help-guard = Haamu ei saa päättää siirtoaan pillerin päälle; hurjistunut haamu saa juosta sen yli. Haamun ei ole pakko napata Pac-Mania.
chase-help-sight-title = Mitä haamut näkevät
chase-help-sight = Haamu näkee riviään ja saraketaan pitkin miten kauas tahansa, mutta ei viistoon. Aidat peittävät näkyvyyden; haamut ja pillerit eivät. Ratkaisevaa on, mitä haamu näkee siirtonsa alussa.
chase-help-frenzy-title = Hurjistuminen
chase-help-frenzy = Haamu, joka näkee Pac-Manin, juoksee kaksi ruutua suoraan mihin suuntaan tahansa. Sen on juostava kaksi, jos se voi. Jos Pac-Man on aivan vieressä, se nappaa hänet ensimmäisessä ruudussa.
chase-help-caught-title = Kiinni
chase-help-caught = Haamu, joka pääsee Pac-Manin ruutuun, nappaa hänet. Hän menettää elämän, ja kaikki palaavat alkuun, myös syödyt haamut. Syödyt pillerit eivät palaa.
chase-help-stall-title = Älä vitkastele
chase-help-stall = Liian monta kierrosta ilman pilleriä (20, ellet valitse toista lukua) vie Pac-Manilta myös elämän. Jos asetat kierrosten rajan, peli päättyy siihen ilman voittajaa.
chase-help-maze-title = Sokkelot
chase-help-maze = Sokkelo kertoo, missä aidat ja pillerit ovat ja mistä kukin aloittaa. Kukaan ei pystytä tässä aitoja.
chase-help-touch-title = Näytöllä
chase-help-touch = Laudan alla näet, mikä hahmo siirtyy, kuka sillä pelaa ja mitkä haamut tulevat seuraavaksi. Napauta ruutua kahden askeleen päässä, niin hahmo menee siihen; pieniä renkaita napauttamalla valitset reitin itse.
chase-help-keys-title = Näppäimistöllä
chase-help-keys = Nuolinäppäimet ja Enter; E päättää siirron aiemmin.

chase-deed-moved = { $who ->
    [you] teit
   *[somebody] teki
} siirron ({ $detail ->
    [squares] { $places }
   *[plain] { $pieces }
})
chase-deed-stayed = { $who ->
    [you] et
   *[somebody] ei
} voinut siirtyä ({ $pieces })
chase-deed-spotted = { $who ->
    [you] huomasit
   *[somebody] huomasi
} Pac-Manin ({ $ghosts })
chase-deed-frenzied = { $ghost } näki Pac-Manin ja hurjistui
chase-deed-ate-pellet = { $who ->
    [you] söit
   *[somebody] söi
} energiapillerin (jäljellä { $left })
chase-deed-ate-ghost = { $who ->
    [you] söit
   *[somebody] söi
} haamun { $ghost }
chase-deed-caught = { $lives ->
    [one] { $ghost } nappasi Pac-Manin! { $lives } elämä jäljellä
   *[other] { $ghost } nappasi Pac-Manin! { $lives } elämää jäljellä
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man menetti elämän: liian kauan ilman pilleriä. { $lives } elämä jäljellä
   *[other] Pac-Man menetti elämän: liian kauan ilman pilleriä. { $lives } elämää jäljellä
}
chase-deed-reset = kaikki ovat taas alussa

chase-befalls-caught = { $lives ->
    [one] { $ghost } nappasi sinut! { $lives } elämä jäljellä
   *[other] { $ghost } nappasi sinut! { $lives } elämää jäljellä
}
chase-befalls-stalled = { $lives ->
    [one] { $cycles } kierrosta ilman pilleriä vei sinulta elämän. { $lives } elämä jäljellä
   *[other] { $cycles } kierrosta ilman pilleriä vei sinulta elämän. { $lives } elämää jäljellä
}
chase-befalls-eaten = Pac-Man söi haamun { $ghost }!
