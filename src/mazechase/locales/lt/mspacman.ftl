error-mspacman-bad-token = „{ $text }“ nėra nei langelis, pvz., c8, nei skaičius, pvz., *4 ar *F2.
error-mspacman-bad-position = „{ $text }“ nėra padėtis; rašyk taip: { $form }.
error-mspacman-bad-phase = „{ $text }“ nėra tai, kas gali eiti toliau.
error-mspacman-bad-cell = Šioje lentoje langelio „{ $text }“ nėra.
error-mspacman-bad-ghost = „{ $text }“ nėra vaiduoklis; rašyk e4, o jei silpnas – e4f1, e4p1 arba e4p2.
error-mspacman-document-field = Šio žaidimo dokumente turi būti laukas „{ $field }“, ir jis turi būti tinkamas.
error-mspacman-document-extra = Dokumente lauko „{ $field }“ nėra; jo laukai: id, game, title, source ir { $content }.
error-mspacman-document-game = Šis dokumentas skirtas žaidimui „{ $game }“.
error-mspacman-faces-count = Sienelių yra { $count }; jų turi būti nuo 2 iki { $most }.
error-mspacman-faces-face = „{ $face }“ netinka; ant sienelių būna F2 ir skaičiai nuo 1 iki { $largest }, užrašyti kaip tekstas.
error-mspacman-faces-spinner-flip = Ant suktuko gali būti tik paprasti skaičiai, ne F2 (M14).
error-mspacman-faces-three = Ant suktuko turi būti 3 (M14).
error-mspacman-faces-flip = Bent vienoje kauliuko sienelėje turi būti F2 (M15).
error-mspacman-faces-equal = Visų sienelių skaičius tas pats, todėl niekas niekada neišsuktų daugiausia (M14).
error-mspacman-board-label = „{ $label }“ ({ $place }) nėra šio žaidimo kvadratėlis; kvadratėliai žymimi b, i, p arba s, po jų gali eiti *, o, x arba g.
error-mspacman-board-dots = Sritis „{ $area }“: kvadratėlių su taškeliu yra { $count }, o turi būti { $each } (M1).
error-mspacman-board-exits = Išėjimų yra { $count }, o turi būti 4 (M2).
error-mspacman-board-exit-opening = Išėjimas { $place } turi būti lentos krašte ir turėti vieną angą (M2).
error-mspacman-board-opening = Kvadratėlyje { $place } yra anga, o tai ne išėjimas (M2).
error-mspacman-board-powers = Galios kvadratėlių yra { $count }, o turi būti 4 (M4).
error-mspacman-board-circles = Srityje „{ $area }“ turi būti baltas apskritimas (M5).
error-mspacman-board-circle-far = Baltas apskritimas { $place } yra arčiau krašto nei vidurio (M5).
error-mspacman-board-ghost-spaces = Vaiduoklių vietų yra { $count }, o turi būti po vieną kiekvienos spalvos (M6).
error-mspacman-board-ghost-middle = Vaiduoklio vieta { $place } turi būti arčiau vidurio nei { $other } (M6).
error-mspacman-board-door = Durys tarp { $place } ir { $other } turi vesti iš vaiduoklio vietos į labirintą (M7).
error-mspacman-board-no-door = Vaiduoklio vieta { $place } turi būti uždara, tik durys į labirintą (M7).
error-mspacman-board-unreachable = Kvadratėlis { $place } nepasiekiamas; visas labirintas turi būti sujungtas (M9).
error-mspacman-board-dead-end = Kvadratėlis { $place } yra aklavietė; iš kiekvieno turi vesti du keliai (M12).
error-mspacman-board-unequal = Visose srityse turi būti po tiek pat { $thing ->
    [exit] išėjimų
    [power] galios kvadratėlių
   *[circle] baltų apskritimų
}; šiose srityse iš eilės jų yra { $counts } (M16).
error-mspacman-board-clockwise = Sritys pagal laikrodžio rodyklę turi eiti taip: { $order } (MSP-7).
error-mspacman-board-circle-door = Baltas apskritimas { $place } yra prieš vaiduoklio duris (M19).
error-mspacman-place-seats = Žaidėjų skaičius: { $players }. Padėtyje turi būti tiek vaiduoklių: { $players }, ir vienas iš jų „-“.
error-mspacman-place-seat = Dabar tos vietos ėjimas būti negali.
error-mspacman-place-control = Kas nors valdo Ms. Pac-Man nuo tada, kai aišku, kas pradeda, o iki tol – niekas.
error-mspacman-place-ghosts = Ms. Pac-Man valdančio žaidėjo vaiduoklio lentoje nėra; visi kiti turi po vieną.
error-mspacman-place-dots = Taškelis yra ten, kur pradžioje jo nebuvo.
error-mspacman-place-begin = Kol neaišku, kas pradeda, yra visi taškeliai, o visi vaiduokliai stiprūs ir savo vietose.
error-mspacman-place-spins = Taip išsukti, kas pradės, negalima.
error-mspacman-place-ghost-space = Vaiduoklis negali būti kito vaiduoklio vietoje.
error-mspacman-place-timer = Vaiduoklis dabar negali būti silpnas taip ilgai.
error-mspacman-place-sharing = Dvi figūrėlės dabar negali stovėti viename langelyje.
error-mspacman-place-her = Ms. Pac-Man dabar ten būti negali.
error-mspacman-place-phase = Šios vietos ėjimas taip tęstis negali.
error-mspacman-place-steps = Tiek žingsnių dabar likti negali.
error-mspacman-place-flags = Papildomo ėjimo dabar būti negali.
error-mspacman-place-came = Vaiduoklis iš ten ateiti negalėjo.
error-mspacman-place-bump = Čia nėra artimiausio laisvo kvadratėlio, kurį reikėtų rinktis.
error-mspacman-place-turns = Ėjimai skaičiuojami tik iki parinkties max_turns.
error-mspacman-place-over = Žaidimas baigtas tada ir tik tada, kai tuščia kieno nors sritis arba pasiekta ėjimų riba.
mspacman-refuse-no-circle = Ms. Pac-Man turi pradėti ant balto apskritimo.
mspacman-refuse-circle-taken = Ant to apskritimo stovi vaiduoklis (namų taisyklė: Ms. Pac-Man pradeda ant laisvo).
mspacman-refuse-same-exit = Išeini pro vieną išėjimą, o grįžti pro kitą, ne pro tą patį.
mspacman-refuse-no-pass = Tavo figūrėlė jau ten, o žingsnius reikia panaudoti visus.
mspacman-refuse-ghost-space = Į vaiduoklio vietą dabar eiti negalima.
mspacman-refuse-by-the-door = Iš vaiduoklio vietos išeinama pro duris, o jos veda ne ten.
mspacman-refuse-wall = Kelią užstoja siena.
mspacman-refuse-diagonal = Įstrižai eiti negalima.
mspacman-refuse-too-far = Per toli: kiekvienas žingsnis veda į gretimą kvadratėlį.
mspacman-refuse-not-on-her = Ten Ms. Pac-Man, todėl kvadratėlis užimtas.
mspacman-refuse-not-open = Ten kitas vaiduoklis, todėl kvadratėlis užimtas.
mspacman-refuse-not-open-named = ten jau turi vaiduoklį, todėl kvadratėlis užimtas.
mspacman-refuse-came-from = Vaiduoklis iš ten atėjo; jis turi eiti toliau, ne atgal.
mspacman-refuse-not-next = Tai ne artimiausias laisvas kvadratėlis.
mspacman-event-spun-to-begin = { $seat } vieta išsuko { $face } (kas pradės).
mspacman-event-tied-to-begin = Lygiosios; dar kartą bando vietos: { $seats }.
mspacman-event-took-control = Dabar Ms. Pac-Man valdo { $seat } vieta.
mspacman-event-placed = { $seat } vieta padėjo Ms. Pac-Man ant { $at }.
mspacman-event-spun = { $seat } vieta išsuko { $face }.
mspacman-event-rolled = { $seat } vieta išmetė { $face }.
mspacman-event-stepped = { $left ->
    [one] { $seat } vieta: Ms. Pac-Man iš { $origin } į { $to }; liko { $left } žingsnis.
    [few] { $seat } vieta: Ms. Pac-Man iš { $origin } į { $to }; liko { $left } žingsniai.
   *[other] { $seat } vieta: Ms. Pac-Man iš { $origin } į { $to }; liko { $left } žingsnių.
}
mspacman-event-ghost-stepped = { $left ->
    [one] { $seat } vieta: vaiduoklis iš { $origin } į { $to }; liko { $left } žingsnis.
    [few] { $seat } vieta: vaiduoklis iš { $origin } į { $to }; liko { $left } žingsniai.
   *[other] { $seat } vieta: vaiduoklis iš { $origin } į { $to }; liko { $left } žingsnių.
}
mspacman-event-ate = { $left ->
    [one] { $seat } vieta suvalgė taškelį ({ $at }); srityje „{ $area }“ liko { $left } taškelis.
    [few] { $seat } vieta suvalgė taškelį ({ $at }); srityje „{ $area }“ liko { $left } taškeliai.
   *[other] { $seat } vieta suvalgė taškelį ({ $at }); srityje „{ $area }“ liko { $left } taškelių.
}
mspacman-event-power-eaten = { $seat } vieta suvalgė galios tašką ({ $at })!
mspacman-event-weakened = { $seat } vietos vaiduoklis nusilpo ({ $cause ->
    [power] galios taškas
    [f2] F2
   *[other] { $cause }
}) ir vėl sustiprės po { $turns ->
    [one] { $turns } ėjimo
    [few] { $turns } ėjimų
   *[other] { $turns } ėjimų
}.
mspacman-event-recovered = { $seat } vietos vaiduoklis vėl stiprus.
mspacman-event-caught = { $seat } vieta sugavo { $ghost } vietos vaiduoklį ({ $at }).
mspacman-event-ran-into-her = Silpnas { $seat } vietos vaiduoklis atsitrenkė į Ms. Pac-Man ({ $at }).
mspacman-event-went-home = { $seat } vietos vaiduoklis grįžo namo į { $at } ir vėl stiprus.
mspacman-event-extra-turn = { $seat } vieta gavo papildomą ėjimą.
mspacman-event-captured = { $seat } vieta sugavo Ms. Pac-Man ({ $at }), kurią valdė { $former } vieta.
mspacman-event-bumped = { $seat } vietos vaiduoklis užlipo ant kito vaiduoklio ({ $origin }) ir paėjo į { $to }.
mspacman-event-won = { $seat } vieta laimėjo: sritis „{ $area }“ tuščia.
mspacman-event-turn-limit = { $turns ->
    [one] Pasiekta { $turns } ėjimo riba. Mažiausiai taškelių liko: { $winners } vieta.
    [few] Pasiekta { $turns } ėjimų riba. Mažiausiai taškelių liko: { $winners } vieta.
   *[other] Pasiekta { $turns } ėjimų riba. Mažiausiai taškelių liko: { $winners } vieta.
}
area_cleared = Nugalėtojo srityje taškelių nebeliko.
area_cleared-own = Tavo srityje taškelių nebeliko.
mspacman-name = Ms. Pac-Man
mspacman-about = Ištuštink savo sritį. Taškelius valgo Ms. Pac-Man, o ją gaudo vaiduokliai. Sugausi – toliau ją valdysi tu.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man suka suktuką, vaiduokliai meta kauliuką. Eik tiek žingsnių.
mspacman-step-2 = Ji valgo taškelius. Tavo srityje jų nebėra? Laimėjai!
mspacman-step-3 = Sugauk ją savo vaiduokliu, ir toliau ją valdysi tu.
mspacman-guide-chance = Labas! Ištuštink savo sritį anksčiau už kitus.
mspacman-guide-turn = Bakstelėk švytintį kvadratėlį, į kurį nori eiti. Kol nepaspaudi „Eiti“, viską dar gali pakeisti.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] meti kauliuką…
       *[somebody] meta kauliuką…
    }
   *[spun] { $who ->
        [you] suki…
       *[somebody] suka…
    }
}
mspacman-todo-begin = Suk: kas išsuks daugiausia, valdys Ms. Pac-Man.
mspacman-todo-begin-again = Lygiosios: suk dar kartą.
mspacman-todo-place = Padėk Ms. Pac-Man ant švytinčio apskritimo.
mspacman-todo-spin = Suk suktuką už Ms. Pac-Man.
mspacman-todo-roll = Mesk kauliuką savo vaiduokliui.
mspacman-todo-walk = { $steps ->
    [one] Ms. Pac-Man: { $steps } žingsnis. Bakstelėk kitą kvadratėlį.
    [few] Ms. Pac-Man: { $steps } žingsniai. Bakstelėk švytintį kvadratėlį arba tolimesnį.
   *[other] Ms. Pac-Man: { $steps } žingsnių. Bakstelėk švytintį kvadratėlį arba tolimesnį.
}
mspacman-todo-chase = { $steps ->
    [one] Tavo vaiduoklis: { $steps } žingsnis. Bakstelėk kitą kvadratėlį.
    [few] Tavo vaiduoklis: { $steps } žingsniai. Bakstelėk švytintį kvadratėlį arba tolimesnį.
   *[other] Tavo vaiduoklis: { $steps } žingsnių. Bakstelėk švytintį kvadratėlį arba tolimesnį.
}
mspacman-todo-bump = Čia kitas vaiduoklis. Pasirink artimiausią laisvą kvadratėlį.
mspacman-out-of-reach = { $steps ->
    [one] Per toli: liko { $steps } žingsnis.
    [few] Per toli: liko { $steps } žingsniai.
   *[other] Per toli: liko { $steps } žingsnių.
}
mspacman-solid = Čia siena. Bakstelėk kvadratėlį labirinte.
mspacman-harm = Netektum Ms. Pac-Man arba savo vaiduoklio, o gal laimėtų kas nors kitas.
mspacman-todo-on = { $steps ->
    [one] Liko { $steps } žingsnis.
    [few] Liko { $steps } žingsniai.
   *[other] Liko { $steps } žingsnių.
}
mspacman-todo-go = Tinka? Spausk „Eiti“. Dar gali grįžti.
mspacman-todo-power = Taip suvalgysi galios tašką! Spausk „Eiti“ arba grįžk.
mspacman-todo-caught = Taip sugausi vaiduoklį! Spausk „Eiti“ arba grįžk.
mspacman-todo-captured = Taip sugausi Ms. Pac-Man! Spausk „Eiti“ arba grįžk.
mspacman-todo-lost = Atsargiai: ten tave sugaus. Spausk „Eiti“ arba grįžk.
mspacman-todo-won = Sritis bus tuščia, ir žaidimas baigsis! Spausk „Eiti“ arba grįžk.
mspacman-todo-given = Atsargiai: ištuštės kito žaidėjo sritis, ir jis laimės. Spausk „Eiti“ arba grįžk.
mspacman-spin = Sukti
mspacman-roll = Mesti kauliuką
mspacman-steps-left = { $left ->
    [one] žingsnis liko
    [few] žingsniai liko
   *[other] žingsnių liko
}
mspacman-back = Žingsnį atgal
mspacman-go = Eiti
mspacman-dots-left = { $left ->
    [one] Sritis „{ $area }“: liko { $left } taškelis
    [few] Sritis „{ $area }“: liko { $left } taškeliai
   *[other] Sritis „{ $area }“: liko { $left } taškelių
}
mspacman-has-her = Ms. Pac-Man
mspacman-weak-for = silpnas, sustiprės po { $turns ->
    [one] { $turns } ėjimo
    [few] { $turns } ėjimų
   *[other] { $turns } ėjimų
}
mspacman-has-spun = išsukta { $face }
mspacman-scene-took-control = dabar yra Ms. Pac-Man!
mspacman-scene-took-control-you = dabar esi Ms. Pac-Man!
mspacman-scene-captured = sugavo Ms. Pac-Man!
mspacman-scene-captured-you = sugavai Ms. Pac-Man!
mspacman-scene-extra-turn = suka dar kartą!
mspacman-scene-extra-turn-you = suki dar kartą!
mspacman-scene-power-eaten = turi galią: visi vaiduokliai silpni!
mspacman-scene-power-eaten-you = turi galią: visi vaiduokliai silpni!
mspacman-scene-caught = išsiuntė vaiduoklį namo!
mspacman-scene-caught-you = išsiuntei vaiduoklį namo!
mspacman-scene-ran-into-her = atsitrenkė į Ms. Pac-Man ir grįžta namo!
mspacman-scene-ran-into-her-you = atsitrenkei į Ms. Pac-Man ir grįžti namo!
mspacman-scene-tied-to-begin = lygiosios: sukite dar kartą!
mspacman-scene-won = laimi: sritis tuščia!
mspacman-scene-won-you = laimi: tavo sritis tuščia!
mspacman-grid = Lenta. Rodyklėmis eini žingsnis po žingsnio, su Shift tik apžiūri. Enter eina į artimą ar tolimą kvadratėlį ir patvirtina baigtą ėjimą; jis taip pat suka ir meta. N suranda kitą pasiekiamą kvadratėlį, Backspace atšaukia žingsnį, Escape – visus.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = vaiduoklis: { $name }
mspacman-cell-weak = silpnas vaiduoklis: { $name }, sustiprės po { $turns ->
    [one] { $turns } ėjimo
    [few] { $turns } ėjimų
   *[other] { $turns } ėjimų
}
mspacman-cell-target = čia gali eiti
mspacman-cell-dot = taškelis
mspacman-cell-power = galios taškas
mspacman-cell-circle = baltas apskritimas
mspacman-cell-exit = išėjimas, sujungtas su kitais išėjimais
mspacman-cell-home = vaiduoklio vieta: { $area }
mspacman-cell-area = sritis: { $area }
mspacman-cell-solid = siena
mspacman-setup-random = Vaiduokliai atsitiktiniai
mspacman-option-layout = Lenta
mspacman-option-layout-pinwheel = Vėjo malūnėlis
mspacman-option-layout-pinwheel-about = Mūsų lenta, iš visų pusių vienoda.
mspacman-option-layout-for-three = Trims
mspacman-option-layout-for-three-about = Mūsų lenta trims žaidėjams, kurioje jų galimybės panašiausios.
mspacman-option-layout-windmill = Malūnas
mspacman-option-layout-windmill-about = Mūsų lenta su kitokiais koridoriais.
mspacman-option-die-faces = Vaiduoklių kauliukas
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Ms. Pac-Man suktukas
mspacman-option-spinner-faces-one-to-six = nuo 1 iki 6
mspacman-option-start-by = Kas pradeda
mspacman-option-start-by-spinner = Kas daugiausia išsuka
mspacman-option-start-by-die = Kas daugiausia išmeta
mspacman-option-fill-unused-areas = Taškeliai ir nenaudojamose srityse
mspacman-option-dot-on-pickup = Sugavus Ms. Pac-Man, dingsta ir taškelis po ja
mspacman-option-capture-in-passing = Sugauti galima ir pakeliui, ne tik ėjimo gale
mspacman-option-bump-can-capture = Nuo kito vaiduoklio galima paeiti ant Ms. Pac-Man
mspacman-option-enter-ghost-space = Vaiduoklis gali grįžti į savo vietą
mspacman-option-power-overrides-f2 = Galios taškas ilgiau silpnina ir F2 vaiduoklius
mspacman-option-power-timer-restart = Antras galios taškas laiką pradeda iš naujo
mspacman-option-extra-turn-chain = Per papildomą ėjimą galima gauti dar vieną
mspacman-option-circle-choice = Ms. Pac-Man dedama ant
mspacman-option-circle-choice-free_only = apskritimo be vaiduoklio
mspacman-option-circle-choice-any = bet kurio balto apskritimo
mspacman-option-max-turns = Ėjimų riba (laimi, kam liko mažiausiai taškelių)
mspacman-short-spun-to-begin = išsukta { $face } (kas pradės).
mspacman-short-tied-to-begin = Lygiosios. Dar kartą: { $seats }.
mspacman-short-took-control = nuo šiol Ms. Pac-Man.
mspacman-short-placed = Ms. Pac-Man padėta ant { $at }.
mspacman-short-spun = išsukta { $face }.
mspacman-short-rolled = išmesta { $face }.
mspacman-short-stepped = { $left ->
    [0] Ms. Pac-Man perkelta į { $to }.
    [one] Ms. Pac-Man perkelta į { $to }, liko { $left } žingsnis.
    [few] Ms. Pac-Man perkelta į { $to }, liko { $left } žingsniai.
   *[other] Ms. Pac-Man perkelta į { $to }, liko { $left } žingsnių.
}
mspacman-short-ghost-stepped = { $left ->
    [0] vaiduoklis perkeltas į { $to }.
    [one] vaiduoklis perkeltas į { $to }, liko { $left } žingsnis.
    [few] vaiduoklis perkeltas į { $to }, liko { $left } žingsniai.
   *[other] vaiduoklis perkeltas į { $to }, liko { $left } žingsnių.
}
mspacman-short-ate = { $left ->
    [one] suvalgytas taškelis ({ $at }); srityje „{ $area }“ liko { $left } taškelis.
    [few] suvalgytas taškelis ({ $at }); srityje „{ $area }“ liko { $left } taškeliai.
   *[other] suvalgytas taškelis ({ $at }); srityje „{ $area }“ liko { $left } taškelių.
}
mspacman-short-power-eaten = suvalgytas galios taškas!
mspacman-short-weakened = vaiduoklis nusilpo ({ $cause ->
    [power] galios taškas
    [f2] F2
   *[other] { $cause }
}), sustiprės po { $turns ->
    [one] { $turns } ėjimo
    [few] { $turns } ėjimų
   *[other] { $turns } ėjimų
}.
mspacman-short-recovered = vaiduoklis vėl stiprus.
mspacman-short-caught = sugautas vaiduoklis ({ $at }).
mspacman-short-ran-into-her = silpnas vaiduoklis atsitrenkė į Ms. Pac-Man ({ $at }).
mspacman-short-went-home = vaiduoklis grįžo namo į { $at } ir vėl stiprus.
mspacman-short-extra-turn = papildomas ėjimas!
mspacman-short-captured = sugauta Ms. Pac-Man ({ $at })!
mspacman-short-bumped = vaiduoklis paėjo toliau iš { $origin } į { $to }.
mspacman-short-won = pergalė: sritis „{ $area }“ tuščia!
mspacman-short-turn-limit = { $turns ->
    [one] Pasiekta { $turns } ėjimo riba. Mažiausiai taškelių liko: { $winners }.
    [few] Pasiekta { $turns } ėjimų riba. Mažiausiai taškelių liko: { $winners }.
   *[other] Pasiekta { $turns } ėjimų riba. Mažiausiai taškelių liko: { $winners }.
}
mspacman-note-begin = pradžia: { $face }
mspacman-note-spun = išsukta { $face }
mspacman-note-rolled = išmesta { $face }
mspacman-note-placed = ant { $at }
mspacman-note-bumped = toliau į { $to }
mspacman-note-home = vaiduoklis namo
mspacman-note-captured = sugauta!
mspacman-note-extra = sukama dar kartą
mspacman-advice-go = Eik į { $to }.
mspacman-reason-wins = Taip laimėsi!
mspacman-reason-gives = Žaidimas baigsis, ir laimės kitas.
mspacman-reason-captures = Taip sugausi Ms. Pac-Man: toliau ją valdysi tu.
mspacman-reason-lost = Ten Ms. Pac-Man sugaus vaiduoklis.
mspacman-reason-ran = Tavo silpnas vaiduoklis atsitrenks į Ms. Pac-Man.
mspacman-reason-catches = Taip sugausi { $seat } vietos vaiduoklį.
mspacman-reason-catches-named = neteks vaiduoklio, kurį sugausi, ir suksi dar kartą.
mspacman-reason-power = Taip suvalgysi galios tašką.
mspacman-reason-dot = Tavo srityje taškelių sumažės.
mspacman-reason-risk = { $percent ->
    [0] Kitu metimu ten jos nesugaus nė vienas vaiduoklis.
   *[other] Tikimybė, kad ten ją sugaus vaiduoklis: { NUMBER($percent) } %.
}
mspacman-reason-near = { $steps ->
    [one] Iki Ms. Pac-Man liks { $steps } žingsnis.
    [few] Iki Ms. Pac-Man liks { $steps } žingsniai.
   *[other] Iki Ms. Pac-Man liks { $steps } žingsnių.
}
mspacman-help-aim-title = Tikslas
mspacman-help-aim = Kiekvienas žaidėjas turi lentos sritį, pažymėtą jo vaiduokliu. Laimi tas, kieno srityje pirmiausia nebelieka taškelių, kad ir kas juos suvalgė. Pasiekus ėjimų ribą, laimi, kam jų liko mažiausiai.
mspacman-help-areas-title = Sritys
mspacman-help-areas = Kiekvienoje iš keturių sričių yra 17 taškelių; didysis yra galios taškas. Taškelių yra ir niekieno srityse, bet jos laimėti negali.
mspacman-help-start-title = Kas valdo Ms. Pac-Man
mspacman-help-start = Visi suka po kartą, ir kas išsuka daugiausia, valdo Ms. Pac-Man; jei lygu, sukama dar kartą. Ji padedama ant balto apskritimo ir eina pirma. Kiti žaidžia už savo vaiduoklius, pagal laikrodžio rodyklę.
mspacman-help-walk-title = Kaip eiti
mspacman-help-walk = Ms. Pac-Man suka suktuką, vaiduokliai meta kauliuką. Eik koridoriais lygiai tiek žingsnių, bet niekada įstrižai ar kiaurai sieną. Gali apsisukti ir tuo pačiu kvadratėliu eiti du kartus.
mspacman-help-dots-title = Taškeliai
mspacman-help-dots = Ms. Pac-Man suvalgo taškelį palikdama jo kvadratėlį, o ne ateidama. Ji valgo visų taškelius. Taškeliai nebegrįžta.
mspacman-help-meet-title = Susitikimas
mspacman-help-meet = Figūrėlės susitinka kiekviename kvadratėlyje, į kurį įžengia, net jei tik praeina. Stiprus vaiduoklis ir Ms. Pac-Man: ji sugauta, kad ir kas ėjo. Silpnas vaiduoklis ir Ms. Pac-Man: vaiduoklis grįžta namo ir vėl stiprus.
mspacman-help-extra-title = Papildomas ėjimas
mspacman-help-extra = Jei eidama ji sugauna silpną vaiduoklį, paskui suka dar kartą. Per vieną ėjimą galima gauti tik vieną papildomą. Jei tuo pačiu ėjimu sugaunama ji pati, papildomo ėjimo nėra.
mspacman-help-capture-title = Kaip ją sugauti
mspacman-help-capture = Kas sugauna Ms. Pac-Man, nuo tada ją valdo: padeda ją ant balto apskritimo be vaiduoklio ir iškart eina. Kas jos neteko, atgauna savo vaiduoklį: namuose ir stiprų.
mspacman-help-power-title = Galios taškai
mspacman-help-power = Kai Ms. Pac-Man palieka didelį galios tašką, visi vaiduokliai nusilpsta: tampa blyškūs ir žvairi. Kiekvienas silpnas vieną savo ėjimą. Smėlio laikrodis rodo, kiek ėjimų liko, kol sustiprės.
mspacman-help-flip-title = F2 ant kauliuko
mspacman-help-flip = Stiprus vaiduoklis tampa silpnas, o silpnas – stiprus, ir eina 2 žingsnius. Po F2 jis silpnas iki kito savo ėjimo pradžios. Galios taškas silpnina ilgiau, o antras laiką pradeda iš naujo.
mspacman-help-exits-title = Išėjimai
mspacman-help-exits = Keturi išėjimai pakraščiuose sujungti: iš bet kurio į bet kurį kitą – vienas žingsnis. Pro tą patį grįžti negalima. Išėjimuose taškelių nėra.
mspacman-help-doors-title = Vaiduoklių vietos
mspacman-help-doors = Iš savo vietų viduryje vaiduokliai išeina pro duris per vieną žingsnį. Atgal niekas neįeina.
mspacman-help-bump-title = Vaiduokliai tarpusavyje
mspacman-help-bump = Vaiduokliai laisvai prasilenkia. Jei ėjimas baigtųsi ant kito vaiduoklio, jis eina į artimiausią laisvą kvadratėlį, tik ne atgal; jei jų keli, renkasi jo žaidėjas.
mspacman-help-touch-title = Ekrane
mspacman-help-touch = Bakstelėk kvadratėlį po kvadratėlio arba tolimesnį, į kurį nori eiti tiesiai. Kol nepaspaudi „Eiti“, grįžti gali kiek nori. „Trumpiausi keliai“ rodo, kaip kiekvienas vaiduoklis pasieks Ms. Pac-Man ir kokia tikimybė, kad kitu metimu ją sugaus.
mspacman-help-keys-title = Klaviatūra
mspacman-help-keys = Rodyklėmis eini, Enter patvirtina, Backspace atšaukia žingsnį, N suranda kitą pasiekiamą kvadratėlį.
mspacman-deed-spun-to-begin = išsukta { $face } (kas pradės)
mspacman-deed-took-control = perimta Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] Ms. Pac-Man padėta ant { $at }
   *[plain] Ms. Pac-Man padėta ant lentos
}
mspacman-deed-spun = išsukta { $face }
mspacman-deed-rolled = išmesta { $face }
mspacman-deed-walked = { $detail ->
    [squares] Ms. Pac-Man perkelta į { $to }
   *[plain] { $steps ->
        [one] Ms. Pac-Man paėjo { $steps } žingsnį
        [few] Ms. Pac-Man paėjo { $steps } žingsnius
       *[other] Ms. Pac-Man paėjo { $steps } žingsnių
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] vaiduoklis perkeltas į { $to }
   *[plain] { $steps ->
        [one] vaiduoklis paėjo { $steps } žingsnį
        [few] vaiduoklis paėjo { $steps } žingsnius
       *[other] vaiduoklis paėjo { $steps } žingsnių
    }
}
mspacman-deed-ate = { $count ->
    [one] suvalgytas { $count } taškelis
    [few] suvalgyti { $count } taškeliai
   *[other] suvalgyta { $count } taškelių
}
mspacman-deed-power = galios taškas susilpnino vaiduoklius
mspacman-deed-weak = vaiduoklis nusilpo
mspacman-deed-caught = { $you ->
    [you] tavo vaiduoklis išsiųstas namo
   *[other] namo išsiųstas vaiduoklis ({ $whom })
}
mspacman-deed-ran-into-her = silpnas vaiduoklis atsitrenkė į Ms. Pac-Man
mspacman-deed-extra-turn = gautas papildomas ėjimas
mspacman-deed-captured = { $you ->
    [you] iš tavęs atimta Ms. Pac-Man
   *[other] atimta Ms. Pac-Man (neteko { $whom })
}
mspacman-deed-bumped = vaiduoklis paėjo toliau į { $to }
mspacman-deed-won = sritis „{ $area }“ tuščia – pergalė
mspacman-befalls-captured = { $name } atėmė iš tavęs Ms. Pac-Man!
mspacman-befalls-caught = { $name } sugavo tavo vaiduoklį. Jis grįžta namo!
mspacman-befalls-ran-into-her = Tavo silpnas vaiduoklis atsitrenkė į Ms. Pac-Man. Jis grįžta namo!
mspacman-score = { $count ->
    [one] { $count } taškelis
    [few] { $count } taškeliai
   *[other] { $count } taškelių
}
