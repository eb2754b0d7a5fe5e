error-chase-bad-action = „{ $text }” ei ole tegevus; tegevus on ruut nagu e2, kummituse nimi või -, mis lõpetab käigu.
error-chase-bad-position = „{ $text }” ei ole seis; kirjuta see nii: { $form }.
error-chase-bad-square = „{ $text }” ei ole ruut; ruudud on a1 kuni i9.

error-chase-layout-field = Labürindil peab olema „{ $field }”: source on tekst, fences ja pellets on loendid, starts on tabel.
error-chase-layout-extra = Labürindil pole välja „{ $field }”; väljad on source, fences, pellets ja starts.
error-chase-layout-many-fences = Piirdeid on { $count }; karbis on neid ainult { $most }.
error-chase-layout-fence = „{ $fence }” ei ole piire; piire on ruut ja h või v, näiteks e3h.
error-chase-layout-fence-border = Piire { $fence } on laua serval või ulatub üle selle.
error-chase-layout-fence-clash = Piire { $fence } kattub või ristub teisega.
error-chase-layout-square = { $place }: „{ $square }” ei ole ruut; ruudud on a1 kuni i9.
error-chase-layout-pellet-count = { $count ->
    [one] Graanuleid peab olema { $wanted }, aga on { $count }.
   *[other] Graanuleid peab olema { $wanted }, aga on { $count }.
}
error-chase-layout-pellet-twice = Ruudul { $square } on kaks graanulit.
error-chase-layout-pieces = Algruudud peavad olema neil: { $pieces }.
error-chase-layout-start-pellet = { $piece } ei saa alustada ruudul { $square }: seal on graanul.
error-chase-layout-start-shared = { $piece } ei saa alustada ruudul { $square }: seal alustab teine nupp.
error-chase-layout-closed = Ruuduni { $square } ei pääse Pac-Mani algruudult; igale ruudule peab pääsema.
error-chase-layout-parted = Graanulid lõikavad ruudu { $square } Pac-Mani algruudust ära; kummitused ei saa graanulitel peatuda, nii et nad vajavad teist teed.

error-chase-place-ghosts = Seisus on neli kummitust; söödud kummituse asemel on -.
error-chase-place-pellets = Graanul on kohas, kus labürindis seda pole, või pole ühtegi puudu, kuigi üks söödi äsja ära.
error-chase-place-lives = Pac-Manil ei saa nii palju elusid olla; ja kui elusid pole, peab mõni graanul alles olema.
error-chase-place-idle = Nii palju voore ilma graanulita ei saa olla.
error-chase-place-best = Nii palju graanuleid ei saanud kaotatud elu jooksul ära süüa.
error-chase-place-cycles = Voore loetakse ainult valikuni max_turns.
error-chase-place-sharing = Kaks kummitust ei saa olla samal ruudul.
error-chase-place-on-pellet = Ükski nupp ei saa seal graanulil olla.
error-chase-place-waiting = Need kummitused ei saa oma käiku oodata.
error-chase-place-over = Mäng on läbi, nii et ükski nupp ei saa olla poole käigu peal.
error-chase-place-met = Pac-Man ja kummitus ei saa siin olla samal ruudul.
error-chase-place-move = Selles käigus ei saa olla nii palju samme järel või mitte sel moel.
error-chase-place-run = Kummitus ei saanud nii jooksma hakata.
error-chase-place-sight = Kummitus on pöörane siis ja ainult siis, kui ta Pac-Mani näeb.
error-chase-place-stuck = See nupp ei saa siin midagi teha, nii et praegu ei saa olla tema kord.

chase-refuse-no-call = Praegu ei saa valida: { $ghost }. Liigub { $piece }.
chase-refuse-call-first = Vali enne kummitus, kes järgmisena liigub: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } on söödud ja tuleb tagasi siis, kui kõik lähevad uuesti algusesse.
chase-refuse-has-moved = { $ghost } on selles voorus juba liikunud.
chase-refuse-two-steps = Pac-Man liigub alati kaks ruutu; peatada saab teda ainult graanul.
chase-refuse-one-step = Pac-Man peab liikuma vähemalt ühe ruudu.
chase-refuse-must-boost = Pac-Man peab hoogu kasutama.
chase-refuse-whole-boost = Kõik lisaruudud tuleb ära kasutada.
chase-refuse-stop-on-pellet = { $ghost } ei saa seal peatuda: seal on graanul.
chase-refuse-run-on = { $ghost } on pöörane ja peab edasi jooksma.
chase-refuse-must-catch = { $ghost } saab selle käiguga Pac-Mani kinni püüda ja peab seda tegema; see tee sinna ei vii.
chase-refuse-must-move = { $ghost } ei saa paigale jääda: kes saab liikuda, peab liikuma.
chase-refuse-stands-there = { $piece } on juba seal.
chase-refuse-fence-between = Piire on ees. Läbi ei pääse: { $piece }.
chase-refuse-no-jump = { $piece } ei saa teisest nupust üle hüpata.
chase-refuse-too-far = Liiga kaugel: { $piece } liigub ruuthaaval, mitte diagonaalis.
chase-refuse-ghost-there = Seal on kummitus; ilma hoota ei saa Pac-Man sinna minna.
chase-refuse-straight-on = Pöörane kummitus jookseb otse, nii et { $ghost } ei saa pöörata.
chase-refuse-no-sharing = Seal on teine kummitus; { $ghost } ei saa samale ruudule ega mööda.
chase-refuse-pellet-there = Seal on graanul; { $ghost } ei saa käiku sellel lõpetada.
chase-refuse-toward = { $ghost } näeb Pac-Mani ja peab tema poole jooksma.
chase-refuse-farther = Sealtkaudu jookseks { $ghost } ainult ühe ruudu; pöörane kummitus peab jooksma kaks, kui saab.

chase-event-moved = Koht { $seat }: { $piece } liikus ruudult { $origin } ruudule { $to }.
chase-event-ate-pellet = Pac-Man sõi ruudul { $at } graanuli; { $left ->
    [one] alles on { $left }
   *[other] alles on { $left }
}.
chase-event-boosted = { $steps ->
    [one] Pac-Man sai hoo sisse: kuni { $steps } lisaruut, ja ta sööb kummitusi.
   *[other] Pac-Man sai hoo sisse: kuni { $steps } lisaruutu, ja ta sööb kummitusi.
}
chase-event-ate-ghost = Pac-Man sõi ruudul { $at } kummituse: { $ghost }.
chase-event-boost-ended = Pac-Mani hoog lõppes ruudul { $at }.
chase-event-called = Koht { $seat } valis: { $ghost }.
chase-event-frenzied = { $ghost } nägi Pac-Mani ({ $line }) ja muutus pööraseks.
chase-event-stayed = { $piece } jäi ruudule { $at }.
chase-event-stopped = Koht { $seat }: { $piece } peatus ruudul { $at }.
chase-event-caught = { $ghost } püüdis Pac-Mani ruudul { $at }; { $lives ->
    [one] alles on { $lives } elu
   *[other] alles on { $lives } elu
}.
chase-event-stalled = Pac-Man kaotas elu, sest graanulita möödus { $cycles ->
    [one] { $cycles } voor
   *[other] { $cycles } vooru
} (kodureegel); { $lives ->
    [one] alles on { $lives }
   *[other] alles on { $lives }
}.
chase-event-reset = Kõik on tagasi alguses: Pac-Man ruudul { $pacman }, kummitused ruutudel { $ghosts }.
chase-event-pellets-back = Graanulid on tagasi ruutudel { $pellets }.
chase-event-won = { $winner ->
    [ghosts] Kummitused võitsid
   *[other] { $winner } võitis
}; Pac-Mani tase: { $level ->
    [0] puudub
   *[other] { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] Voorude piir ({ $cycles } voor) on täis
   *[other] Voorude piir ({ $cycles } vooru) on täis
}; keegi ei võida. Pac-Mani tase: { $level ->
    [0] puudub
   *[other] { $level }
}.

chase_pellets_eaten = Pac-Man sõi kõik neli graanulit.
chase_lives_lost = Kummitused võtsid Pac-Manilt viimase elu.

chase-name = Taga­ajamine
chase-about = Söö neli graanulit, enne kui kummitused su kinni püüavad. Üks mängija on Pac-Man, teised jagavad kummitusi.
chase-harm = Pac-Man kaotaks elu.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man peab sööma kõik neli graanulit.
chase-step-2 = Kummitused peavad ta kolm korda kinni püüdma.
chase-step-3 = Graanul annab talle hoo sisse: nüüd sööb tema kummitusi!
chase-guide-turn = Tere tulemast! Pac-Man tahab nelja graanulit ja kummitused tahavad ta kolm korda kinni püüda. Puuduta helendavat ruutu, et sinna minna.
chase-todo = Puuduta helendavat ruutu.
chase-todo-pacman = { $steps ->
    [one] Veel { $steps } ruut: vali helendav ruut.
   *[other] Liigu { $steps } ruutu: vali helendav ruut. Võid pöörata ja tagasi minna.
}
chase-todo-boost = { $steps ->
    [one] Hoog sees! Võid liikuda veel { $steps } ruudu ja süüa iga kummituse, kes ette jääb.
   *[other] Hoog sees! Võid liikuda kuni { $steps } ruutu ja süüa iga kummituse, kes ette jääb.
}
chase-todo-ghost = { $ghost } liigub: vali helendav ruut.
chase-todo-frenzy = { $ghost } näeb Pac-Mani ja jookseb: vali helendav ruut.
chase-todo-call = Kes kummitustest liigub nüüd? Puuduta teda.
chase-show-ways = Kes keda näeb
chase-setup-random = Juhuslik Pac-Man
chase-setup-chosen = Esimene koht on Pac-Man, teised jagavad kummitusi.
chase-call = Kes kummitustest liigub nüüd?
chase-end-here = Lõpeta siin
chase-boost = { $steps ->
    [one] Hoog: { $steps } samm
   *[other] Hoog: { $steps } sammu
}
chase-frenzy = Pöörane!
chase-waiting = Siis { $ghosts }
chase-level = { $level ->
    [0] Tasemeta: ühtegi graanulit pole söödud
    [1] 1. tase: Algaja Pac-Man
    [2] 2. tase: Paljutõotav Pac-Man
    [3] 3. tase: Tunnustatud Pac-Man
   *[other] { $level }. tase: Eliit-Pac-Man
}
chase-lives = { $lives ->
    [one] { $lives } elu alles
   *[other] { $lives } elu alles
}; söödud graanuleid: { $eaten }
chase-patience = { $cycles ->
    [one] Söö kohe graanul või kaotad elu
   *[other] Söö graanul enne, kui möödub { $cycles } vooru!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , söödud
    [moves] , käigul
   *[there] { "" }
}
chase-grid = Mängulaud. Nooleklahvid liiguvad ruutudel, Enter viib nupu kohale või valib kummituse, E lõpetab käigu.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = graanul
chase-square-target = { $steps ->
    [one] siia jõuad { $steps } sammuga
   *[other] siia jõuad { $steps } sammuga
}
chase-square-call = selle kummituse saad valida
chase-square-fences = piire { $sides }

chase-option-layout = Labürint
chase-option-layout-gates = Väravad
chase-option-layout-gates-about = Tavaline labürint. Kui keegi ei eksi, võidab 3 eluga Pac-Man, 1 või 2 eluga kummitused.
chase-option-layout-den = Urg
chase-option-layout-den-about = Kummitused tulevad ülevalt urust; külgedel on pikad rajad. Hea Pac-Manile. Kui keegi ei eksi, võidab 2 või 3 eluga Pac-Man, 1 eluga kummitused.
chase-option-layout-hedges = Hekid
chase-option-layout-hedges-about = Graanulid on sügaval sees; kummitused tulevad igast küljest. Head mängijad võidavad kummagi poolega umbes sama tihti. Kui keegi ei eksi, võidavad alati kummitused.
chase-option-layout-orchard = Viljapuuaed
chase-option-layout-orchard-about = Puud seisavad keskel ridades; graanulid on piirete taga. Võrdsed mängijad võidavad kummagi poolega umbes sama tihti. Kui keegi ei eksi, võidavad alati kummitused.
chase-option-layout-pairs = Paarid
chase-option-layout-pairs-about = Graanulid on paarikaupa, nii et ühe hooga võib jõuda järgmiseni. Kui keegi ei eksi, võidab alati Pac-Man.
chase-option-layout-pinwheel = Tuuleratas
chase-option-layout-pinwheel-about = Labürint on tagurpidi samasugune; kummitused alustavad ülemises pooles. Hea kummitustele. Kui keegi ei eksi, võidavad alati kummitused.
chase-option-layout-printed = Lage väli
chase-option-layout-printed-about = Nagu trükitud laud, nii palju kui me teame: ainult kuus piiret, nii et kummitused näevad kaugele. Hea kummitustele. Kui keegi ei eksi, võidavad alati kummitused.
chase-option-layout-towers = Tornid
chase-option-layout-towers-about = Graanulid on nurkades müüride taga. Hea Pac-Manile. Kui keegi ei eksi, võidab 2 või 3 eluga Pac-Man, 1 eluga kummitused.
chase-option-layout-crossroads = Ristmik
chase-option-layout-crossroads-about = Keskel ristuvad kaks teed ja kummalgi ootab kummitus. Kui keegi ei eksi, võidavad alati kummitused.
chase-option-layout-harbour = Sadam
chase-option-layout-harbour-about = Kummastki küljest ulatuvad sisse kaid; graanulid on paarikaupa, nii et ühe hooga võib jõuda järgmiseni. Kui keegi ei eksi, võidab alati Pac-Man.
chase-option-layout-stables = Tallid
chase-option-layout-stables-about = Latrid on üleval ja all, graanulid paarikaupa külgedel. Kui keegi ei eksi, võidab 2 või 3 eluga Pac-Man, 1 eluga kummitused.
chase-option-layout-market = Turg
chase-option-layout-market-about = Letid seisavad ridades pika raja vasakul ja paremal pool. Võrdsed mängijad võidavad kummagi poolega umbes sama tihti. Kui keegi ei eksi, võidavad alati kummitused.
chase-option-layout-courtyard = Siseõu
chase-option-layout-courtyard-about = Lai õu nelja nišiga; graanulid on nende uste ees. Kui keegi ei eksi, võidab 3 eluga Pac-Man, 1 või 2 eluga kummitused.
chase-option-layout-ladders = Redelid
chase-option-layout-ladders-about = Mõlemal küljel on redelid ja keskele viib kaks kitsast rada. Kui keegi ei eksi, võidab 3 eluga Pac-Man, 1 või 2 eluga kummitused.
chase-option-layout-quay = Kai
chase-option-layout-quay-about = Mõeldud ühe eluga mängimiseks. Kui keegi ei eksi, võidab alati Pac-Man.
chase-option-layout-alley = Tänavake
chase-option-layout-alley-about = Mõeldud kahe eluga mängimiseks. Kui keegi ei eksi, võidab 2 või 3 eluga Pac-Man, 1 eluga kummitused.
chase-option-layout-fairground = Laat
chase-option-layout-fairground-about = Mõeldud kolme eluga mängimiseks. Kui keegi ei eksi, võidavad alati kummitused.
chase-option-lives = Pac-Mani elud
chase-option-lives-1 = üks
chase-option-lives-2 = kaks
chase-option-lives-3 = kolm
chase-option-pacman-short-move = Pac-Man võib peatuda ühe ruudu järel
chase-option-pacman-into-ghost = Kui Pac-Man jookseb ilma hoota kummituse otsa
chase-option-pacman-into-ghost-blocked = jääb kummitus ette
chase-option-pacman-into-ghost-caught = on ta käes
chase-option-boost-mandatory = Pac-Man peab hoogu kasutama
chase-option-boost-exact = Kõik kolm lisaruutu tuleb käia
chase-option-eat-in-passing = Hooga sööb Pac-Man ka kummitusi, kellest möödub, mitte ainult peatudes
chase-option-boost-chain = Teine graanul alustab hoogu uuesti
chase-option-ghost-order = Kummituste järjekord
chase-option-ghost-order-fixed = alati sama
chase-option-ghost-order-free = valitakse iga kord
chase-option-ghost-pass = Kummitused võivad paigale jääda
chase-option-must-catch = Kummitus peab püüdma, kui saab
chase-option-frenzy-path = Pöörane kummitus jookseb
chase-option-frenzy-path-straight = otse
chase-option-frenzy-path-free = kuidas tahab
chase-option-frenzy-path-toward = Pac-Mani poole
chase-option-frenzy-exact = Pöörane kummitus peab jooksma kaks ruutu, kui saab
chase-option-ghost-cross-pellet = Pöörane kummitus võib üle graanuli joosta
chase-option-ghosts-stack = Kummitused võivad olla samal ruudul
chase-option-pellets-reset = Kui elu läheb, tulevad kõik graanulid tagasi
chase-option-stall-limit = Nii mitu vooru graanulita võtab elu
chase-option-max-turns = Voorude piir

chase-short-moved = { $piece } läks ruudult { $origin } ruudule { $to }.
chase-short-stopped = { $piece } peatus ruudul { $at }.
chase-short-called = valitud { $ghost }.

chase-note-stays = jääb paigale
chase-note-called = nüüd { $ghost }
chase-note-ate = söödud { $ghost }
chase-note-life = elu läks
chase-note-pellets = { $count ->
    [one] 1 graanul
   *[other] { $count } graanulit
}

chase-advice-step = Astu ruudule { $to }.
chase-advice-end = Peatu siin.
chase-advice-call = Vali { $to }.

chase-reason-wins = See toob võidu!
chase-reason-pellet = Nii sööd graanuli.
chase-reason-eats = Nii sööd kummituse: { $ghost }.
chase-reason-catches = Nii saad Pac-Mani kätte.
chase-reason-caught = Seal saab { $ghost } su kätte.
chase-reason-seen = Seal näeb sind { $ghost }.
chase-reason-unseen = Seal ei näe sind ükski kummitus.
chase-reason-near = { $steps ->
    [one] Sealt on Pac-Manini üks ruut.
   *[other] Sealt on Pac-Manini { $steps } ruutu.
}

chase-help-aim-title = Eesmärk
chase-help-aim = Pac-Man võidab, kui on söönud neli graanulit. Kummitused võidavad, kui on ta kolm korda kinni püüdnud: iga kord läheb üks elu. Söödud graanulite arv ongi Pac-Mani tase.
chase-help-sides-title = Kes kellega mängib
chase-help-sides = 1. mängija on Pac-Man; teised jagavad nelja kummitust ja võidavad või kaotavad koos. Voor on Pac-Mani käik ja pärast seda kummituste käigud. Pac-Man alustab, ka siis, kui kõik on algusesse tagasi läinud.
chase-help-pacman-title = Pac-Mani käik
chase-help-pacman = Ta liigub täpselt kaks ruutu, sammhaaval, mitte diagonaalis. Ta võib pöörata ja tagasi minna. Piirded ja kummitused on tal ees ning üle hüpata ei saa keegi. Kui ta kuhugi astuda ei saa, jääb ta paigale.
chase-help-pellet-title = Hoog
chase-help-pellet = Graanulil ta peatub, sööb selle ära ja saab hoo sisse: kuni kolm lisaruutu igas suunas, ka läbi kummituste. Hoog on läbi enne, kui kummitused liiguvad.
chase-help-eaten-title = Kummituste söömine
chase-help-eaten = Iga kummitus, kes hoo ajal ette jääb, süüakse ära ja on mängust väljas, kuni kõik lähevad uuesti algusesse. Kui teel on veel üks graanul, algavad kolm lisaruutu otsast peale.
chase-help-ghosts-title = Kummituste käigud
chase-help-ghosts = Blinky, Inky, Pinky ja Clyde liiguvad selles järjekorras, igaüks ühe ruudu. Kes saab liikuda, peab liikuma. Kummitused võivad olla samal ruudul ja teineteisest mööduda.
chase-help-guard-title = Kummitused ja graanulid
chase-help-guard = Ükski kummitus ei tohi lõpetada käiku graanulil; pöörane kummitus võib sellest üle joosta. Kummitus, kes saaks Pac-Mani püüda, ei pea seda tegema.
chase-help-sight-title = Mida kummitused näevad
chase-help-sight = Kummitus näeb mööda oma rida ja veergu kui tahes kaugele, aga mitte diagonaalis. Piirded varjavad vaate, kummitused ja graanulid mitte. Loeb see, mida ta näeb oma käigu alguses.
chase-help-frenzy-title = Pöörane kummitus
chase-help-frenzy = Kummitus, kes näeb Pac-Mani, jookseb kaks ruutu otse ükskõik mis suunas. Ta peab jooksma kaks, kui saab. Kui Pac-Man on kohe kõrval, püüab ta Pac-Mani esimesel ruudul.
chase-help-caught-title = Kinni püütud
chase-help-caught = Kummitus, kes jõuab Pac-Mani ruudule, püüab ta kinni. Pac-Man kaotab elu ja kõik lähevad algusesse tagasi, ka söödud kummitused. Söödud graanulid jäävad söödud.
chase-help-stall-title = Ära viivita
chase-help-stall = Ka siis, kui liiga palju voore möödub graanulita (20, kui sa muud arvu ei vali), kaotab Pac-Man elu. Kui määrad voorude piiri, lõpeb mäng seal võitjata.
chase-help-maze-title = Labürindid
chase-help-maze = Labürint ütleb, kus on piirded ja graanulid ning kust keegi alustab. Siin piirdeid juurde ei panda.
chase-help-touch-title = Ekraanil
chase-help-touch = Mängulaua all näed, milline nupp liigub, kes sellega mängib ja millised kummitused on järgmised. Puuduta ruutu kahe sammu kaugusel ja nupp läheb sinna; väikeste rõngastega saad tee ise valida.
chase-help-keys-title = Klaviatuuril
chase-help-keys = Nooleklahvid ja Enter; E lõpetab käigu varem.

chase-deed-moved = { $detail ->
    [squares] liikus: { $places }
   *[plain] liikus { $pieces }
}
chase-deed-stayed = liikuda ei saanud { $pieces }
chase-deed-spotted = Pac-Man on nähtud ({ $ghosts })
chase-deed-frenzied = { $ghost } nägi Pac-Mani ja muutus pööraseks
chase-deed-ate-pellet = graanul söödud (alles { $left })
chase-deed-ate-ghost = söödud { $ghost }
chase-deed-caught = { $lives ->
    [one] { $ghost } püüdis Pac-Mani kinni! Alles { $lives } elu
   *[other] { $ghost } püüdis Pac-Mani kinni! Alles { $lives } elu
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man kaotas elu: liiga kaua graanulita. Alles { $lives } elu
   *[other] Pac-Man kaotas elu: liiga kaua graanulita. Alles { $lives } elu
}
chase-deed-reset = kõik on tagasi alguses

chase-befalls-caught = { $lives ->
    [one] { $ghost } püüdis su kinni! Alles { $lives } elu
   *[other] { $ghost } püüdis su kinni! Alles { $lives } elu
}
chase-befalls-stalled = { $lives ->
    [one] Voore graanulita: { $cycles }. Kaotasid elu! Alles { $lives } elu
   *[other] Voore graanulita: { $cycles }. Kaotasid elu! Alles { $lives } elu
}
chase-befalls-eaten = Pac-Man sõi kummituse: { $ghost }!
