error-mspacman-bad-token = »{ $text }« ni ne polje, kot je c8, ne met, kot je *4 ali *F2.
error-mspacman-bad-position = »{ $text }« ni postavitev; zapiši jo tako: { $form }.
error-mspacman-bad-phase = »{ $text }« ne more biti naslednje.
error-mspacman-bad-cell = Na tej plošči ni polja »{ $text }«.
error-mspacman-bad-ghost = »{ $text }« ni duh; zapiši ga kot e4, šibkega pa kot e4f1, e4p1 ali e4p2.
error-mspacman-document-field = Dokument za to igro potrebuje »{ $field }« v pravi obliki.
error-mspacman-document-extra = Dokument nima polja »{ $field }«; njegova polja so id, game, title, source in { $content }.
error-mspacman-document-game = Ta dokument je za igro »{ $game }«.
error-mspacman-faces-count = { $count ->
    [one] Tu je { $count } ploskev; biti jih mora od 2 do { $most }.
    [two] Tu sta { $count } ploskvi; biti jih mora od 2 do { $most }.
    [few] Tu so { $count } ploskve; biti jih mora od 2 do { $most }.
   *[other] Tu je { $count } ploskev; biti jih mora od 2 do { $most }.
}
error-mspacman-faces-face = »{ $face }« ni ploskev; ploskve so F2 in števila od 1 do { $largest }, kot besedilo.
error-mspacman-faces-spinner-flip = Vrtavka ima lahko le navadna števila, ne F2 (M14).
error-mspacman-faces-three = Vrtavka mora imeti 3 (M14).
error-mspacman-faces-flip = Kocka mora imeti vsaj eno ploskev F2 (M15).
error-mspacman-faces-equal = Vse ploskve dajo enako korakov, zato nihče ne bi mogel dobiti najvišjega števila (M14).
error-mspacman-board-label = »{ $label }« na { $place } ni polje te igre; polja so b, i, p ali s, sama ali z *, o, x ali g.
error-mspacman-board-dots = { $count ->
    [one] Območje { $area } ima { $count } polje s piko; imeti jih mora { $each } (M1).
    [two] Območje { $area } ima { $count } polji s piko; imeti jih mora { $each } (M1).
    [few] Območje { $area } ima { $count } polja s piko; imeti jih mora { $each } (M1).
   *[other] Območje { $area } ima { $count } polj s piko; imeti jih mora { $each } (M1).
}
error-mspacman-board-exits = { $count ->
    [one] Tu je { $count } izhod; biti morajo 4 (M2).
    [two] Tu sta { $count } izhoda; biti morajo 4 (M2).
    [few] Tu so { $count } izhodi; biti morajo 4 (M2).
   *[other] Tu je { $count } izhodov; biti morajo 4 (M2).
}
error-mspacman-board-exit-opening = Izhod { $place } mora biti na robu, z eno odprtino (M2).
error-mspacman-board-opening = Na { $place } je odprtina, ki ni izhod (M2).
error-mspacman-board-powers = { $count ->
    [one] Tu je { $count } velika pika; biti morajo 4 (M4).
    [two] Tu sta { $count } veliki piki; biti morajo 4 (M4).
    [few] Tu so { $count } velike pike; biti morajo 4 (M4).
   *[other] Tu je { $count } velikih pik; biti morajo 4 (M4).
}
error-mspacman-board-circles = Območje { $area } potrebuje bel krog (M5).
error-mspacman-board-circle-far = Bel krog na { $place } je bližje robu kot sredini (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [one] Tu je { $count } polje duha; biti mora eno vsake barve (M6).
    [two] Tu sta { $count } polji duhov; biti mora eno vsake barve (M6).
    [few] Tu so { $count } polja duhov; biti mora eno vsake barve (M6).
   *[other] Tu je { $count } polj duhov; biti mora eno vsake barve (M6).
}
error-mspacman-board-ghost-middle = Polje duha { $place } mora biti bližje sredini kot { $other } (M6).
error-mspacman-board-door = Vrata med { $place } in { $other } morajo voditi s polja duha v labirint (M7).
error-mspacman-board-no-door = Polje duha { $place } mora biti zaprto, razen vrat v labirint (M7).
error-mspacman-board-unreachable = { $place } ni dosegljivo; labirint mora biti povezan (M9).
error-mspacman-board-dead-end = { $place } je slepa ulica; vsako polje potrebuje dva izhoda (M12).
error-mspacman-board-unequal = Vsako območje mora imeti enako število: { $thing ->
    [exit] izhodi
    [power] velike pike
   *[circle] beli krogi
}; ta območja jih imajo po vrsti { $counts } (M16).
error-mspacman-board-clockwise = Območja morajo biti v tem vrstnem redu v smeri urnega kazalca: { $order } (MSP-7).
error-mspacman-board-circle-door = Bel krog na { $place } je pred vrati duha (M19).
error-mspacman-place-seats = Postavitev za toliko igralcev ({ $players }) našteje toliko duhov, enega kot »-«.
error-mspacman-place-seat = To mesto ne more biti na potezi.
error-mspacman-place-control = Nekdo igra Ms. Pac-Man, ko je jasno, kdo začne, prej pa nihče.
error-mspacman-place-ghosts = Kdor igra Ms. Pac-Man, nima duha na plošči; vsi drugi ga imajo.
error-mspacman-place-dots = Pika je tam, kjer je na začetku ni bilo.
error-mspacman-place-begin = Dokler ni jasno, kdo začne, so vse pike na mestu, vsi duhovi pa močni in na svojih poljih.
error-mspacman-place-spins = Takih metov za začetek ne more biti.
error-mspacman-place-ghost-space = Duh ne more biti na polju drugega duha.
error-mspacman-place-timer = Duh zdaj ne more biti šibek tako dolgo.
error-mspacman-place-sharing = Dve figuri zdaj ne moreta biti na istem polju.
error-mspacman-place-her = Ms. Pac-Man zdaj ne more biti tam.
error-mspacman-place-phase = To za to mesto ne more biti naslednje.
error-mspacman-place-steps = Toliko korakov zdaj ne more ostati.
error-mspacman-place-flags = Dodatne poteze zdaj ne more biti.
error-mspacman-place-came = Duh ni mogel priti od tam.
error-mspacman-place-bump = Tu ni naslednjega prostega polja na izbiro.
error-mspacman-place-turns = Poteze se štejejo le do možnosti max_turns.
error-mspacman-place-over = Igre je konec, ko je območje v igri prazno ali je dosežena meja potez, in le takrat.
mspacman-refuse-no-circle = Ms. Pac-Man mora začeti na belem krogu.
mspacman-refuse-circle-taken = Na tem belem krogu je duh (hišno pravilo: Ms. Pac-Man začne na prostem).
mspacman-refuse-same-exit = Skozi en izhod greš ven in skozi drugega noter, ne skozi istega.
mspacman-refuse-no-pass = Tvoja figura je že tam, porabiti pa moraš vse korake.
mspacman-refuse-ghost-space = Na polje duha zdaj ne sme nihče.
mspacman-refuse-by-the-door = S polja duha greš skozi vrata, ta pa ne vodijo tja.
mspacman-refuse-wall = Na poti je zid.
mspacman-refuse-diagonal = Poševno ne moreš.
mspacman-refuse-too-far = Predaleč: vsak korak gre na sosednje polje.
mspacman-refuse-not-on-her = Tam je Ms. Pac-Man, zato polje ni prosto.
mspacman-refuse-not-open = Tam je drug duh, zato polje ni prosto.
mspacman-refuse-not-open-named = ima tam duha, zato polje ni prosto.
mspacman-refuse-came-from = Duh je prišel od tam in mora naprej, ne nazaj.
mspacman-refuse-not-next = To ni naslednje prosto polje.
mspacman-event-spun-to-begin = Mesto { $seat } dobi { $face } za začetek.
mspacman-event-tied-to-begin = Izenačeno; znova poskusijo mesta: { $seats }.
mspacman-event-took-control = Mesto { $seat } prevzame Ms. Pac-Man.
mspacman-event-placed = Mesto { $seat } postavi Ms. Pac-Man na { $at }.
mspacman-event-spun = Mesto { $seat } zavrti { $face }.
mspacman-event-rolled = Mesto { $seat } vrže { $face }.
mspacman-event-stepped = { $left ->
    [one] Mesto { $seat } premakne Ms. Pac-Man z { $origin } na { $to }; še { $left } korak.
    [two] Mesto { $seat } premakne Ms. Pac-Man z { $origin } na { $to }; še { $left } koraka.
    [few] Mesto { $seat } premakne Ms. Pac-Man z { $origin } na { $to }; še { $left } koraki.
   *[other] Mesto { $seat } premakne Ms. Pac-Man z { $origin } na { $to }; še { $left } korakov.
}
mspacman-event-ghost-stepped = { $left ->
    [one] Mesto { $seat } premakne svojega duha z { $origin } na { $to }; še { $left } korak.
    [two] Mesto { $seat } premakne svojega duha z { $origin } na { $to }; še { $left } koraka.
    [few] Mesto { $seat } premakne svojega duha z { $origin } na { $to }; še { $left } koraki.
   *[other] Mesto { $seat } premakne svojega duha z { $origin } na { $to }; še { $left } korakov.
}
mspacman-event-ate = { $left ->
    [one] Mesto { $seat } poje piko na { $at }; območje { $area }: še { $left } pika.
    [two] Mesto { $seat } poje piko na { $at }; območje { $area }: še { $left } piki.
    [few] Mesto { $seat } poje piko na { $at }; območje { $area }: še { $left } pike.
   *[other] Mesto { $seat } poje piko na { $at }; območje { $area }: še { $left } pik.
}
mspacman-event-power-eaten = Mesto { $seat } poje veliko piko na { $at }!
mspacman-event-weakened = Mesto { $seat }: duh oslabi ({ $cause ->
    [power] velika pika
    [f2] F2
   *[other] { $cause }
}). Spet močan čez { $turns ->
    [one] { $turns } potezo
    [two] { $turns } potezi
    [few] { $turns } poteze
   *[other] { $turns } potez
}.
mspacman-event-recovered = Mesto { $seat }: duh je spet močan.
mspacman-event-caught = Mesto { $seat } ujame duha mesta { $ghost } na { $at }.
mspacman-event-ran-into-her = Mesto { $seat }: šibki duh na { $at } naleti na Ms. Pac-Man.
mspacman-event-went-home = Mesto { $seat }: duh gre domov na { $at } in je spet močan.
mspacman-event-extra-turn = Mesto { $seat } dobi dodatno potezo.
mspacman-event-captured = Mesto { $seat } ujame Ms. Pac-Man mesta { $former } na { $at }.
mspacman-event-bumped = Mesto { $seat }: duh na { $origin } naleti na drugega in gre naprej na { $to }.
mspacman-event-won = Mesto { $seat } zmaga: območje { $area } je prazno.
mspacman-event-turn-limit = { $turns ->
    [one] Dosežena je meja: { $turns } poteza. Najmanj pik ima mesto { $winners }.
    [two] Dosežena je meja: { $turns } potezi. Najmanj pik ima mesto { $winners }.
    [few] Dosežena je meja: { $turns } poteze. Najmanj pik ima mesto { $winners }.
   *[other] Dosežena je meja: { $turns } potez. Najmanj pik ima mesto { $winners }.
}
area_cleared = Na območju zmagovalca ni več pik.
area_cleared-own = Vseh tvojih pik ni več.
mspacman-name = Ms. Pac-Man
mspacman-about = Izprazni svoje območje. Ms. Pac-Man hrusta pike, duhovi pa jo lovijo. Ujemi jo in naprej jo igraš ti.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Za Ms. Pac-Man zavrti, za duha vrzi kocko. Toliko korakov pojdi.
mspacman-step-2 = Ona hrusta pike. Na tvojem območju jih ni več? Zmagaš!
mspacman-step-3 = Ujemi jo s svojim duhom in naprej jo igraš ti.
mspacman-guide-chance = Živjo! Izprazni svoje območje pred drugimi.
mspacman-guide-turn = Tapni svetleče polje in pojdi tja. Nič ni dokončno, dokler ne tapneš »Pojdi«.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] mečeš kocko …
       *[somebody] meče kocko …
    }
   *[spun] { $who ->
        [you] vrtiš …
       *[somebody] vrti …
    }
}
mspacman-todo-begin = Zavrti za začetek: kdor dobi največ, igra Ms. Pac-Man.
mspacman-todo-begin-again = Izenačeno: še enkrat zavrti za začetek.
mspacman-todo-place = Postavi Ms. Pac-Man na enega od svetlečih krogov.
mspacman-todo-spin = Zavrti za Ms. Pac-Man.
mspacman-todo-roll = Vrzi za svojega duha.
mspacman-todo-walk = { $steps ->
    [one] Ms. Pac-Man gre še { $steps } korak. Tapni sosednje polje.
    [two] Ms. Pac-Man gre { $steps } koraka. Tapni svetleče polje ali bolj oddaljeno.
    [few] Ms. Pac-Man gre { $steps } korake. Tapni svetleče polje ali bolj oddaljeno.
   *[other] Ms. Pac-Man gre { $steps } korakov. Tapni svetleče polje ali bolj oddaljeno.
}
mspacman-todo-chase = { $steps ->
    [one] Tvoj duh gre še { $steps } korak. Tapni sosednje polje.
    [two] Tvoj duh gre { $steps } koraka. Tapni svetleče polje ali bolj oddaljeno.
    [few] Tvoj duh gre { $steps } korake. Tapni svetleče polje ali bolj oddaljeno.
   *[other] Tvoj duh gre { $steps } korakov. Tapni svetleče polje ali bolj oddaljeno.
}
mspacman-todo-bump = Tu je drug duh. Izberi naslednje prosto polje.
mspacman-out-of-reach = { $steps ->
    [one] Predaleč: imaš še { $steps } korak.
    [two] Predaleč: imaš še { $steps } koraka.
    [few] Predaleč: imaš še { $steps } korake.
   *[other] Predaleč: imaš še { $steps } korakov.
}
mspacman-solid = To je zid. Tapni polje v labirintu.
mspacman-harm = Izgubiš Ms. Pac-Man ali svojega duha ali pa zmaga kdo drug.
mspacman-todo-on = { $steps ->
    [one] Še { $steps } korak.
    [two] Še { $steps } koraka.
    [few] Še { $steps } koraki.
   *[other] Še { $steps } korakov.
}
mspacman-todo-go = Je tako prav? Tapni »Pojdi«. Še lahko greš nazaj.
mspacman-todo-power = S tem poješ veliko piko! Tapni »Pojdi« ali stopi nazaj.
mspacman-todo-caught = S tem ujameš duha! Tapni »Pojdi« ali stopi nazaj.
mspacman-todo-captured = S tem ujameš Ms. Pac-Man! Tapni »Pojdi« ali stopi nazaj.
mspacman-todo-lost = Pozor: tam te ujamejo. Tapni »Pojdi« ali stopi nazaj.
mspacman-todo-won = S tem izprazniš območje in igre je konec! Tapni »Pojdi« ali stopi nazaj.
mspacman-todo-given = Pozor: s tem izprazniš območje drugega igralca in ta zmaga. Tapni »Pojdi« ali stopi nazaj.
mspacman-spin = Zavrti
mspacman-roll = Vrzi kocko
mspacman-steps-left = { $left ->
    [one] korak ostane
    [two] koraka ostaneta
    [few] koraki ostanejo
   *[other] korakov ostane
}
mspacman-back = Korak nazaj
mspacman-go = Pojdi
mspacman-dots-left = { $left ->
    [one] območje { $area }: še { $left } pika
    [two] območje { $area }: še { $left } piki
    [few] območje { $area }: še { $left } pike
   *[other] območje { $area }: še { $left } pik
}
mspacman-has-her = igra Ms. Pac-Man
mspacman-weak-for = šibek, spet močan čez { $turns ->
    [one] { $turns } potezo
    [two] { $turns } potezi
    [few] { $turns } poteze
   *[other] { $turns } potez
}
mspacman-has-spun = zavrti { $face }
mspacman-scene-took-control = zdaj igra Ms. Pac-Man!
mspacman-scene-took-control-you = zdaj igraš Ms. Pac-Man!
mspacman-scene-captured = ujame Ms. Pac-Man!
mspacman-scene-captured-you = ujameš Ms. Pac-Man!
mspacman-scene-extra-turn = vrti še enkrat!
mspacman-scene-extra-turn-you = vrtiš še enkrat!
mspacman-scene-power-eaten = ima moč: vsi duhovi so šibki!
mspacman-scene-power-eaten-you = imaš moč: vsi duhovi so šibki!
mspacman-scene-caught = pošlje duha domov!
mspacman-scene-caught-you = pošlješ duha domov!
mspacman-scene-ran-into-her = naleti na Ms. Pac-Man in gre domov!
mspacman-scene-ran-into-her-you = naletiš na Ms. Pac-Man in greš domov!
mspacman-scene-tied-to-begin = izenačeno: zavrtite znova!
mspacman-scene-won = zmaga: območje je prazno!
mspacman-scene-won-you = zmagaš: tvoje območje je prazno!
mspacman-grid = Plošča. S puščicami greš korak za korakom; s Shift le gledaš. Enter gre na polje, blizu ali daleč, in potrdi končano pot; tudi vrti in meče. N najde naslednje dosegljivo polje, Backspace vrne en korak, Escape vse.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = duh: { $name }
mspacman-cell-weak = šibek duh: { $name }, spet močan čez { $turns ->
    [one] { $turns } potezo
    [two] { $turns } potezi
    [few] { $turns } poteze
   *[other] { $turns } potez
}
mspacman-cell-target = sem lahko greš
mspacman-cell-dot = pika
mspacman-cell-power = velika pika
mspacman-cell-circle = beli krog
mspacman-cell-exit = izhod, povezan z drugimi izhodi
mspacman-cell-home = polje duha: { $area }
mspacman-cell-area = območje: { $area }
mspacman-cell-solid = zid
mspacman-setup-random = Naključni duhovi
mspacman-option-layout = Plošča
mspacman-option-layout-pinwheel = Vetrnica
mspacman-option-layout-pinwheel-about = Naša plošča, enaka z vseh strani.
mspacman-option-layout-for-three = Za tri
mspacman-option-layout-for-three-about = Naša plošča za tri igralce, na kateri so možnosti najbolj enake.
mspacman-option-layout-windmill = Mlin na veter
mspacman-option-layout-windmill-about = Naša plošča z drugačnimi hodniki.
mspacman-option-die-faces = Kocka za duhove
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Vrtavka za Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = od 1 do 6
mspacman-option-start-by = Kdo začne
mspacman-option-start-by-spinner = Najvišje število vrtavke
mspacman-option-start-by-die = Najvišji met kocke
mspacman-option-fill-unused-areas = Pike tudi na praznih območjih
mspacman-option-dot-on-pickup = Ko je Ms. Pac-Man ujeta, izgine tudi pika pod njo
mspacman-option-capture-in-passing = Ujeti je mogoče tudi na poti, ne le na koncu premika
mspacman-option-bump-can-capture = Duh, ki pristane na drugem, lahko gre naprej na Ms. Pac-Man
mspacman-option-enter-ghost-space = Duh se lahko vrne na svoje polje
mspacman-option-power-overrides-f2 = Velika pika podaljša tudi šibkost zaradi F2
mspacman-option-power-timer-restart = Druga velika pika znova začne odštevanje
mspacman-option-extra-turn-chain = Dodatna poteza lahko prinese novo
mspacman-option-circle-choice = Ms. Pac-Man lahko postaviš na
mspacman-option-circle-choice-free_only = bel krog brez duha
mspacman-option-circle-choice-any = kateri koli bel krog
mspacman-option-max-turns = Največ potez (nato zmaga, kdor ima najmanj pik)
mspacman-short-spun-to-begin = { $who ->
    [you] dobiš { $face } za začetek.
   *[somebody] dobi { $face } za začetek.
}
mspacman-short-tied-to-begin = Izenačeno. Znova poskusijo: { $seats }.
mspacman-short-took-control = { $who ->
    [you] prevzameš Ms. Pac-Man.
   *[somebody] prevzame Ms. Pac-Man.
}
mspacman-short-placed = { $who ->
    [you] postaviš Ms. Pac-Man na { $at }.
   *[somebody] postavi Ms. Pac-Man na { $at }.
}
mspacman-short-spun = { $who ->
    [you] zavrtiš { $face }.
   *[somebody] zavrti { $face }.
}
mspacman-short-rolled = { $who ->
    [you] vržeš { $face }.
   *[somebody] vrže { $face }.
}
mspacman-short-stepped = { $left ->
    [0] { $who ->
            [you] premakneš
           *[somebody] premakne
        } Ms. Pac-Man na { $to }.
    [one] { $who ->
            [you] premakneš
           *[somebody] premakne
        } Ms. Pac-Man na { $to }, še { $left } korak.
    [two] { $who ->
            [you] premakneš
           *[somebody] premakne
        } Ms. Pac-Man na { $to }, še { $left } koraka.
    [few] { $who ->
            [you] premakneš
           *[somebody] premakne
        } Ms. Pac-Man na { $to }, še { $left } koraki.
   *[other] { $who ->
            [you] premakneš
           *[somebody] premakne
        } Ms. Pac-Man na { $to }, še { $left } korakov.
}
mspacman-short-ghost-stepped = { $left ->
    [0] { $who ->
            [you] premakneš
           *[somebody] premakne
        } duha na { $to }.
    [one] { $who ->
            [you] premakneš
           *[somebody] premakne
        } duha na { $to }, še { $left } korak.
    [two] { $who ->
            [you] premakneš
           *[somebody] premakne
        } duha na { $to }, še { $left } koraka.
    [few] { $who ->
            [you] premakneš
           *[somebody] premakne
        } duha na { $to }, še { $left } koraki.
   *[other] { $who ->
            [you] premakneš
           *[somebody] premakne
        } duha na { $to }, še { $left } korakov.
}
mspacman-short-ate = { $left ->
    [one] { $who ->
            [you] poješ
           *[somebody] poje
        } piko na { $at }; območje { $area }: še { $left } pika.
    [two] { $who ->
            [you] poješ
           *[somebody] poje
        } piko na { $at }; območje { $area }: še { $left } piki.
    [few] { $who ->
            [you] poješ
           *[somebody] poje
        } piko na { $at }; območje { $area }: še { $left } pike.
   *[other] { $who ->
            [you] poješ
           *[somebody] poje
        } piko na { $at }; območje { $area }: še { $left } pik.
}
mspacman-short-power-eaten = { $who ->
    [you] poješ veliko piko!
   *[somebody] poje veliko piko!
}
mspacman-short-weakened = { $who ->
        [you] imaš
       *[somebody] ima
    } šibkega duha ({ $cause ->
    [power] velika pika
    [f2] F2
   *[other] { $cause }
}), spet močan čez { $turns ->
    [one] { $turns } potezo
    [two] { $turns } potezi
    [few] { $turns } poteze
   *[other] { $turns } potez
}.
mspacman-short-recovered = { $who ->
    [you] imaš spet močnega duha.
   *[somebody] ima spet močnega duha.
}
mspacman-short-caught = { $who ->
    [you] ujameš duha na { $at }.
   *[somebody] ujame duha na { $at }.
}
mspacman-short-ran-into-her = { $who ->
    [you] s šibkim duhom na { $at } naletiš na Ms. Pac-Man.
   *[somebody] s šibkim duhom na { $at } naleti na Ms. Pac-Man.
}
mspacman-short-went-home = { $who ->
    [you] moraš domov na { $at }; duh je spet močan.
   *[somebody] mora domov na { $at }; duh je spet močan.
}
mspacman-short-extra-turn = { $who ->
    [you] dobiš dodatno potezo!
   *[somebody] dobi dodatno potezo!
}
mspacman-short-captured = { $who ->
    [you] ujameš Ms. Pac-Man na { $at }!
   *[somebody] ujame Ms. Pac-Man na { $at }!
}
mspacman-short-bumped = { $who ->
    [you] premakneš duha z { $origin } naprej na { $to }.
   *[somebody] premakne duha z { $origin } naprej na { $to }.
}
mspacman-short-won = { $who ->
    [you] zmagaš: območje { $area } je prazno!
   *[somebody] zmaga: območje { $area } je prazno!
}
mspacman-short-turn-limit = { $turns ->
    [one] Dosežena je meja: { $turns } poteza. Najmanj pik: { $winners }.
    [two] Dosežena je meja: { $turns } potezi. Najmanj pik: { $winners }.
    [few] Dosežena je meja: { $turns } poteze. Najmanj pik: { $winners }.
   *[other] Dosežena je meja: { $turns } potez. Najmanj pik: { $winners }.
}
mspacman-note-begin = začetek: { $face }
mspacman-note-spun = zavrti { $face }
mspacman-note-rolled = vrže { $face }
mspacman-note-placed = na { $at }
mspacman-note-bumped = naprej na { $to }
mspacman-note-home = duh domov
mspacman-note-captured = jo ujame!
mspacman-note-extra = vrti znova
mspacman-advice-go = Pojdi na { $to }.
mspacman-reason-wins = S tem zmagaš!
mspacman-reason-gives = S tem je igre konec in zmaga kdo drug.
mspacman-reason-captures = Ujameš Ms. Pac-Man: naprej jo igraš ti.
mspacman-reason-lost = Tam Ms. Pac-Man ujame duh.
mspacman-reason-ran = Tvoj šibki duh naleti na Ms. Pac-Man.
mspacman-reason-catches = Ujameš duha mesta { $seat }.
mspacman-reason-catches-named = s tem izgubi duha, ti pa znova vrtiš.
mspacman-reason-power = Poješ veliko piko.
mspacman-reason-dot = Poješ piko na svojem območju.
mspacman-reason-risk = { $percent ->
    [0] V naslednjem metu je tam ne more ujeti noben duh.
   *[other] Možnost, da jo tam ujame duh, je { NUMBER($percent) } %.
}
mspacman-reason-near = { $steps ->
    [one] To je { $steps } korak od Ms. Pac-Man.
    [two] To sta { $steps } koraka od Ms. Pac-Man.
    [few] To so { $steps } koraki od Ms. Pac-Man.
   *[other] To je { $steps } korakov od Ms. Pac-Man.
}
mspacman-help-aim-title = Cilj igre
mspacman-help-aim = Vsak igralec ima območje plošče, označeno s svojim duhom. Prvo območje brez pik prinese zmago svojemu lastniku, ne glede na to, kdo jih je pojedel. Če je dosežena meja potez, zmaga, kdor jih ima najmanj.
mspacman-help-areas-title = Območja
mspacman-help-areas = Vsako od štirih območij ima 17 pik; ena je velika pika. Tudi območja, ki jih nihče ne igra, imajo pike, a ne morejo zmagati.
mspacman-help-start-title = Kdo igra Ms. Pac-Man
mspacman-help-start = Vsak enkrat zavrti in kdor dobi največ, igra Ms. Pac-Man; če je izenačeno, zavrtite znova. Postavi jo na bel krog in ona gre prva. Drugi igrajo svoje duhove, v smeri urnega kazalca.
mspacman-help-walk-title = Hoja
mspacman-help-walk = Ms. Pac-Man vrti, duhovi mečejo kocko. Pojdi natanko toliko korakov po hodnikih, nikoli poševno ali skozi zid. Lahko se obrneš in isto polje uporabiš dvakrat.
mspacman-help-dots-title = Pike
mspacman-help-dots = Ms. Pac-Man poje piko, ko zapusti njeno polje, ne ko pride nanj. Poje lahko pike z vseh območij. Pike se nikoli ne vrnejo.
mspacman-help-meet-title = Srečanja
mspacman-help-meet = Figure se srečajo na vsakem polju, na katero stopijo, tudi mimogrede. Močan duh in Ms. Pac-Man: ujeta je, kdor koli se premika. Šibek duh in Ms. Pac-Man: duh gre domov in je spet močan.
mspacman-help-extra-title = Dodatna poteza
mspacman-help-extra = Če na poti ujame šibkega duha, se potem zanjo še enkrat zavrti. Vsaka poteza prinese največ eno dodatno. Če je na isti poti ujeta, dodatne poteze ni.
mspacman-help-capture-title = Kako jo ujameš
mspacman-help-capture = Kdor ujame Ms. Pac-Man, jo igra naprej: postavi jo na bel krog brez duha in takoj naredi svojo potezo. Kdor jo izgubi, dobi svojega duha nazaj, doma in močnega.
mspacman-help-power-title = Velike pike
mspacman-help-power = Ko Ms. Pac-Man zapusti veliko piko, vsi duhovi oslabijo: bledi so in škilijo. Vsak ostane šibek eno svojo potezo. Peščena ura šteje poteze, dokler ni spet močan.
mspacman-help-flip-title = F2 na kocki
mspacman-help-flip = Duh se spremeni iz močnega v šibkega ali obratno in gre 2 koraka. Po F2 je šibek do začetka svoje naslednje poteze. Velika pika ga oslabi za dlje, druga pa odštevanje začne znova.
mspacman-help-exits-title = Izhodi
mspacman-help-exits = Štirje izhodi na robu so povezani: od katerega koli do katerega koli je en korak. Skozi istega se ne moreš vrniti. Na izhodih ni pik.
mspacman-help-doors-title = Polja duhov
mspacman-help-doors = Duhovi gredo s svojih polj na sredini skozi vrata, za en korak. Nazaj noter ne gre nihče.
mspacman-help-bump-title = Duhovi med sabo
mspacman-help-bump = Duhovi gredo prosto drug mimo drugega. Duh, ki bi končal na drugem, gre na naslednje prosto polje, stran od tam, od koder je prišel; če jih je več, izbere njegov igralec.
mspacman-help-touch-title = Na zaslonu
mspacman-help-touch = Tapkaj polje za poljem ali tapni bolj oddaljeno in pojdi naravnost tja. Nič ni dokončno, dokler ne tapneš »Pojdi«: nazaj lahko stopiš, kolikorkrat želiš. »Najkrajše poti« kažejo, kako pride vsak duh do Ms. Pac-Man in kako verjetno jo ujame v naslednjem metu.
mspacman-help-keys-title = Na tipkovnici
mspacman-help-keys = Puščice premikajo, Enter potrdi, Backspace vrne korak, N najde naslednje dosegljivo polje.
mspacman-deed-spun-to-begin = žreb za začetek ({ $face })
mspacman-deed-took-control = prevzem Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] Ms. Pac-Man postavljena na { $at }
   *[plain] Ms. Pac-Man postavljena na ploščo
}
mspacman-deed-spun = vrtavka { $face }
mspacman-deed-rolled = met { $face }
mspacman-deed-walked = { $detail ->
    [squares] Ms. Pac-Man na { $to }
   *[plain] { $steps ->
        [one] Ms. Pac-Man { $steps } korak naprej
        [two] Ms. Pac-Man { $steps } koraka naprej
        [few] Ms. Pac-Man { $steps } korake naprej
       *[other] Ms. Pac-Man { $steps } korakov naprej
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] duh na { $to }
   *[plain] { $steps ->
        [one] duh { $steps } korak naprej
        [two] duh { $steps } koraka naprej
        [few] duh { $steps } korake naprej
       *[other] duh { $steps } korakov naprej
    }
}
mspacman-deed-ate = { $count ->
    [one] pojedena { $count } pika
    [two] pojedeni { $count } piki
    [few] pojedene { $count } pike
   *[other] pojedenih { $count } pik
}
mspacman-deed-power = velika pika oslabi duhove
mspacman-deed-weak = duh oslabi
mspacman-deed-caught = { $you ->
    [you] tvoj duh poslan domov
   *[other] duh poslan domov ({ $whom })
}
mspacman-deed-ran-into-her = šibki duh naleti na Ms. Pac-Man
mspacman-deed-extra-turn = dodatna poteza
mspacman-deed-captured = { $you ->
    [you] ti izgubiš Ms. Pac-Man
   *[other] Ms. Pac-Man ujeta, izgubi jo { $whom }
}
mspacman-deed-bumped = duh gre naprej na { $to }
mspacman-deed-won = prazno območje { $area } in zmaga
mspacman-befalls-captured = { $name } ti vzame Ms. Pac-Man!
mspacman-befalls-caught = { $name } ujame tvojega duha. Domov mora!
mspacman-befalls-ran-into-her = Tvoj šibki duh naleti na Ms. Pac-Man. Domov mora!
mspacman-score = { $count ->
    [one] { $count } pika
    [two] { $count } piki
    [few] { $count } pike
   *[other] { $count } pik
}
