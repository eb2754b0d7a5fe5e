error-marbles-bad-token = „{ $text }” nav ne gājiens kā 4c6:b6,c6 vai 3e5>g7, ne izvēle kā -, take, leave, @c4, from2 vai pay1, ne metiens kā *36.
error-marbles-bad-cell = „{ $text }” nav šī laukuma vieta.
error-marbles-bad-list = „{ $text }” vienu vietu nosauc divreiz.
error-marbles-bad-task = „{ $text }” nav lēmums, kas var būt gaidāms.
error-marbles-bad-position = „{ $text }” nav stāvoklis; raksti to tā: { $form }.
error-marbles-place-seats = Stāvoklī ir tikai spēlējošo vietu Pac-Man figūriņas, paplātes un dzeltenās bumbiņas: { $players }, un citu vietu nav.
error-marbles-place-ghosts = Katrs spoks ir sākumā vai uz bedrītes, nekad abi uz vienas; vispirms raksti to, kurš ir zemāk.
error-marbles-place-marbles = Jābūt 72 baltām bumbiņām parastās bedrītēs un paplātēs un 4 dzeltenām uz gredzeniem, rokā vai parādā; zem Pac-Man nevienas.
error-marbles-place-pieces = Katram Pac-Man jābūt vienam uz bedrītes vai mājās, nevis uz spoka.
error-marbles-place-dice = Var būt atlikuši līdz diviem kauliņiem no 1 līdz 6, mazākais pirmais; pēdējais pieder figūriņai.
error-marbles-place-taken = Gājienus skaita tikai līdz iestatījumam max_turns.
error-marbles-place-over = Baltu bumbiņu vairs nav, tāpēc kauliņš vairs nevar būt atlicis.
error-marbles-place-stuck = Ar šiem kauliņiem neviena figūriņa nevar iet, tāpēc gājiens būtu beidzies.
error-marbles-place-owed = Dzeltenā bumbiņa ir parādā un gredzens ir tukšs, tātad tā jau būtu atpakaļ.
error-marbles-place-todo = Te tāda lēmuma nav.
error-marbles-place-rolls = Par sākšanu met tikai sākuma stāvoklī, vieta pēc vietas.

error-marbles-board-field = Laukumam vajag „{ $field }” kā tekstu.
error-marbles-board-extra = Laukumam nav lauka „{ $field }”.
error-marbles-board-waives = Laukums var atteikties tikai no { $known }, ne „{ $field }”.
error-marbles-board-game = Šis laukums ir spēlei „{ $field }”, nevis bumbiņām.
error-marbles-board-c1 = C1: laukumam vajag 72 parastas bedrītes un 4 ar gredzenu; te ir { $plain } un { $ringed }.
error-marbles-board-c3 = C3: laukumam vajag tieši vienu māju { $mark }; te ir { $count }.
error-marbles-board-c4 = C4: mājai { $place } jābūt uz ceļa starp vismaz divām bedrītēm un ne pie kā cita.
error-marbles-board-c6 = C6, C12: spokam jātiek līdz { $place } bez mājām un ejām.
error-marbles-board-c7 = C7: spoku sākumam, vienam blokam no =, jābūt laukuma vidū.
error-marbles-board-c8 = C8: spoku sākumam vajag vismaz divas izejas uz bedrītēm; te ir { $count }.
error-marbles-board-c10 = C10: laukumam vajag vismaz trīs ejas; te ir { $count }.
error-marbles-board-c11 = C11: ejai { $place } jābūt malā pie savas bedrītes, kas ved uz iekšu.
error-marbles-board-c14 = C14: sākumā no mājas { $place } nav pilna gājiena par { $count }.
error-marbles-board-c19 = C19: pagriežot vai spoguļojot, laukumam no katras mājas jāizskatās vienādi.
error-marbles-board-c21 = C21: katrai bedrītei vajag divas kaimiņu bedrītes un vidēji 2,6 ceļus ({ $place }).
error-marbles-board-openings = Serverī laukumam drīkst būt ne vairāk eju kā { $most }; te ir { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Vispirms izlem, ko darīt ar bumbiņu zem spoka.
    [ring] Vispirms noliec dzelteno bumbiņu atpakaļ uz gredzena.
    [reward] Vispirms izvēlies, no kā ņemsi bumbiņas.
   *[pay] Vispirms izvēlies, ar kurām bumbiņām maksāsi.
}
marbles-refuse-not-asked = Tagad tas nav jāizlemj.
marbles-refuse-not-a-ring = Tur nav oranža gredzena.
marbles-refuse-ring-occupied = Gredzens nav tukšs: uz tā ir bumbiņa vai figūriņa.
marbles-refuse-not-oneself = Balvu ņem no cita spēlētāja, nevis no sevis.
marbles-refuse-nothing-to-take = Vietai { $seat } nav bumbiņu, ko ņemt.
marbles-refuse-nothing-to-take-named = neko nevar dot: paplāte ir tukša.
marbles-refuse-cannot-pay-so = Te nevar maksāt tā: dzeltenās bumbiņas – { $yellow }.
marbles-refuse-no-pass = Figūriņai, kas var iet, ir jāiet. Vienīgi spoku drīksti neapēst.
marbles-refuse-pac-has-moved = Pac-Man jau gāja; otrs kauliņš ir spokam.
marbles-refuse-ghost-has-moved = Spoks jau gāja; otrs kauliņš ir Pac-Man.
marbles-refuse-no-such-die = Neviens kauliņš nerāda { $die }; atlikuši: { $dice }.
marbles-refuse-start-closed = Spoku sākumā neviens nedrīkst iet.
marbles-refuse-say-which-way = Pac-Man tur var nokļūt ar { $die }: izvēlies to kauliņu, tad ceļu.
marbles-refuse-say-which-die = Šis spoks tur var nokļūt ar { $die }: izvēlies to kauliņu.
marbles-refuse-other-marbles = Pac-Man tur var nokļūt, bet nav ceļa tieši ar šīm bumbiņām: viņš apēd visas, kam iet pāri.
marbles-refuse-occupied = Tur jau ir cits Pac-Man.
marbles-refuse-occupied-named = tur jau ir priekšā.
marbles-refuse-no-privilege = Tur ir spoks; lai to apēstu, vajag dzeltenu bumbiņu.
marbles-refuse-home-closed = Caur to māju Pac-Man drīkst iet, bet apstāties tajā nedrīkst.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [zero] Ceļā ir abi spoki.
        [one] Ceļā ir spoks.
       *[other] Ceļā ir abi spoki.
    }
   *[pieces] { $count ->
        [zero] Ceļā ir citas figūriņas.
        [one] Ceļā ir cits Pac-Man.
       *[other] Ceļā ir citas figūriņas.
    }
}
marbles-refuse-blocked-named = ir ceļā, un pārlēkt nevar.
marbles-refuse-no-turning-back = Pac-Man ceļā būtu jāgriežas tūlīt atpakaļ, bet to nedrīkst.
marbles-refuse-full-count = { $other ->
    [0] Par tuvu: uzmests { $die }, un tieši tik soļu arī jāiet.
   *[other] Par tuvu: uzmests { $other } un { $die }, un tieši tik soļu arī jāiet.
}
marbles-refuse-go-on = Neviens spoks nevar iet pilnu gājienu, tāpēc viens iet, cik tālu var. Te tas vēl nevar apstāties.
marbles-refuse-too-far = { $other ->
    [0] Par tālu: uzmests { $die }.
   *[other] Par tālu: uzmests { $other } un { $die }.
}
marbles-refuse-no-ghost = Tur spoka nav. Vispirms izvēlies spoku.
marbles-refuse-pac-must-move = Tad Pac-Man paliktu bez gājiena. Izvēlies citu gājienu.
marbles-refuse-ghost-no-home = Spoki mājās ieiet nevar.
marbles-refuse-ghost-on-ghost = Tur jau ir otrs spoks.
marbles-refuse-pac-in-the-way = Ceļā ir Pac-Man, un spoks, kas viņu satiek, tur apstājas.
marbles-refuse-pac-in-the-way-named = { $who ->
    [you] esi ceļā: spoks, kas satiek Pac-Man, tur apstājas.
   *[somebody] ir ceļā: spoks, kas satiek Pac-Man, tur apstājas.
}
marbles-refuse-ghost-in-the-way = Ceļā ir otrs spoks.
marbles-refuse-ghost-no-turning = Spokam ceļā būtu jāgriežas atpakaļ (mājas noteikums: spoki neapgriežas).
marbles-refuse-ghost-no-tunnel = Spokam būtu jāiziet no laukuma, bet spoki to nevar.

marbles-event-rolled = Vieta { $seat }: uzmet { $low } un { $high }.
marbles-event-roll-tied = Vietas { $seats }: katrai { $total }, jāmet vēlreiz.
marbles-event-begins = Vieta { $seat } sāk ar { $total }.
marbles-event-stepped = Vieta { $seat }: Pac-Man no { $origin } uz { $to }.
marbles-event-crossed = Vieta { $seat }: Pac-Man iziet pa { $origin } un ienāk pa { $to }.
marbles-event-gobbled = Vieta { $seat }: apēd { $colour ->
    [white] balto
    [yellow] dzelteno
   *[other] { $colour }
} bumbiņu bedrītē { $at }; paplātē: { $tray }, uz laukuma: { $left }.
marbles-event-ghost-gobbled = Vieta { $seat }: apēd spoku bedrītē { $at }, tas atgriežas uz { $to }.
marbles-event-left-under = Vieta { $seat }: atstāj bumbiņu bedrītē { $at }.
marbles-event-prowled = Vieta { $seat }: spoks no { $origin } uz { $to }.
marbles-event-captured = Vieta { $seat }: spoks noķer vietu { $whom } pie { $at } un sūta mājās uz { $home }.
marbles-event-paid = { $rule ->
    [house] Vieta { $seat } maksā vietai { $to }: baltas { $white }, dzeltenas { $yellow } (mājas noteikums: dzeltenās paliek).
   *[book] Vieta { $seat } maksā vietai { $to }: baltas { $white }, dzeltenas { $yellow }.
}
marbles-event-privilege-lost = Vieta { $seat } zaudē dzeltenās bumbiņas: { $count }.
marbles-event-returned = Vieta { $seat }: liek dzelteno bumbiņu atpakaļ uz { $at }.
marbles-event-waits = Tukša gredzena nav, tāpēc vieta { $seat } izlietoto dzelteno bumbiņu pagaidām patur.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Vieta { $seat }: Pac-Man ar atlikušo kauliņu nav pilna gājiena, viņš paliek (mājas noteikums: tā drīkst izvēlēties).
       *[book] Vieta { $seat }: Pac-Man nav pilna gājiena, viņš paliek.
    }
    [ghost] Vieta { $seat }: spokam nav pilna gājiena.
    [both] Vieta { $seat }: nevar iet ne Pac-Man, ne spoks.
   *[other] Vieta { $seat }: { $piece }
}
marbles-event-stayed = Vieta { $seat }: spoku neapēd un paliek.
marbles-event-cleared = Pēdējā baltā bumbiņa ir prom. Baltās bumbiņas pa vietām: { $trays }. Uzvar vietas: { $winners }.
marbles-event-turn-limit = Gājienu ierobežojums sasniegts ({ $turns }). Baltās bumbiņas pa vietām: { $trays }. Uzvar vietas: { $winners }.

marbles_cleared = Balto bumbiņu vairs nav; uzvar, kam bumbiņu visvairāk.

marbles-name = Bumbiņas
marbles-about = Apēd visvairāk bumbiņu un sūti kopīgos spokus pretiniekiem pa pēdām.
marbles-step-1 = Met divus kauliņus: viens ir tavam Pac-Man, otrs spokam.
marbles-step-2 = Pac-Man apēd visas bumbiņas ceļā. Uzvar, kam visvairāk.
marbles-step-3 = Noķer pretinieku ar spoku un saņem divas viņa bumbiņas.
marbles-guide-chance = Sveiki! Apēd vairāk balto bumbiņu nekā citi.
marbles-guide-turn = Viens kauliņš ir tavam Pac-Man, otrs spokam. Pieskaries vietai, lai redzētu ceļu, tad „Iet”.
marbles-todo = Pieskaries spīdošai vietai.
marbles-todo-chance = Pieskaries kauliņiem, lai mestu.
marbles-doing-chance = { $who ->
    [you] met kauliņus…
   *[somebody] met kauliņus…
}
marbles-todo-begin = Met, lai redzētu, kurš sāks: sāk lielākais metiens.
marbles-todo-begin-again = Neizšķirts: met vēlreiz, lai redzētu, kurš sāks.
marbles-solid = Te nekā nav. Pieskaries spīdošai vietai.
marbles-harm = Tas sūta mājās tavu paša Pac-Man.
marbles-setup-random = Nejauši sākuma stūri
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Izvēlies, kur ies Pac-Man. Vai pieskaries otram kauliņam vai spokam.
       *[ghost] Izvēlies, kur ies spoks. Vai pieskaries otram kauliņam vai Pac-Man.
    }
   *[second] { $piece ->
        [pac] Izvēlies, kur ies Pac-Man.
       *[ghost] { $origins ->
            [zero] Izvēlies, kur ies spoks. Pieskaries spokam, lai redzētu tikai tā gājienus.
            [one] Izvēlies, kur ies spoks.
           *[other] Izvēlies, kur ies spoks. Pieskaries spokam, lai redzētu tikai tā gājienus.
        }
    }
}
marbles-todo-go = Pieskaries tai pašai vietai vēlreiz, lai ietu, vai izvēlies citu.
marbles-todo-way = Turp ved vairāki ceļi. Izvēlies vienu, tad pieskaries „Iet”.
marbles-todo-task = { $kind ->
    [under] Zem spoka ir bumbiņa. Ņemt?
    [ring] Liec izlietoto dzelteno bumbiņu atpakaļ: pieskaries tukšam gredzenam.
    [reward] Tava balva: no kā ņemsi bumbiņas?
   *[pay] Ar kurām bumbiņām maksāsi?
}
marbles-roll = Mest kauliņus
marbles-rolling = Kauliņi ripo…
marbles-dice = Kauliņi
marbles-die = { $piece ->
    [pac] { $face }, Pac-Man
    [ghost] { $face }, spokam
   *[none] { $face }
}
marbles-die-played = izlietots
marbles-movers = Kura figūriņa iet
marbles-move-pac = Iet Pac-Man
marbles-move-ghost = Iet spoks
marbles-answers = Ko vari izvēlēties
marbles-pay = Baltas: { $white }, dzeltenas: { $yellow }
marbles-take = Ņemt
marbles-leave = Atstāt
marbles-stay = Palikt un neēst
marbles-ways = Ceļi turp
marbles-way = Ceļš { $n }: baltas { $white }, dzeltenas { $yellow }
marbles-go = Iet
marbles-tray = Baltās bumbiņas: { $white }. Dzeltenās, katra vienam spokam: { $held }. Dzeltenās, kas jāliek atpakaļ: { $owed }.
marbles-left = { $count ->
    [zero] Atlicis { $count } bumbiņu
    [one] Atlikusi { $count } bumbiņa
   *[other] Atlikušas { $count } bumbiņas
}
marbles-held-is = Dzeltena bumbiņa: ļauj apēst spoku
marbles-owed-is = Dzeltena bumbiņa, kas jāliek atpakaļ, tiklīdz kāds gredzens ir tukšs
marbles-show-ways = Briesmas
marbles-grid = Spēles laukums. Bulttaustiņi pārvieto pa bedrītēm, N lec uz nākamo izvēli, Enter iet. P Pac-Man, G spoks, D otrs kauliņš, W cits ceļš, R mest.
marbles-cell-home = māja: { $name }
marbles-cell-no-home = neizmantota māja
marbles-cell-start = spoku sākums
marbles-cell-ring = oranžs gredzens
marbles-cell-opening = eja
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [zero] { $ghosts } spoku
    [one] spoks
   *[other] { $ghosts } spoki
}
marbles-cell-white = balta bumbiņa
marbles-cell-yellow = dzeltena bumbiņa
marbles-cell-spot = šo vari izvēlēties
marbles-cell-end = { $ways ->
    [zero] te vari nonākt, ceļi: { $ways }, bumbiņas: { $marbles }
    [one] te vari nonākt, bumbiņas: { $marbles }
   *[other] te vari nonākt, ceļi: { $ways }, bumbiņas: { $marbles }
}
marbles-cell-range = no { $least } līdz { $most }
marbles-cell-end-ghost = { $ways ->
    [zero] te var nonākt jebkurš spoks
    [one] te var nonākt spoks
   *[other] te var nonākt jebkurš spoks
}
marbles-cell-end-harm = te var nonākt spoks, bet tas sūtītu mājās tavu paša Pac-Man
marbles-option-layout = Laukums
marbles-option-layout-corners = Četri stūri
marbles-option-layout-corners-about = Mūsu pašu laukums: māja katrā stūrī, četras ejas, bez strupceļiem.
marbles-option-layout-trees = Koki
marbles-option-layout-trees-about = Mūsu pašu laukums ar strupceļiem kā koku zariem.
marbles-option-unused-home = Neizmantotās mājas
marbles-option-unused-home-closed_to_stop = drīkst iet cauri
marbles-option-unused-home-free = drīkst apstāties
marbles-option-must-move-if-possible = Savam Pac-Man ar spoku ceļu aizšķērsot nedrīkst
marbles-option-home-counts = Māja ceļā ir viens solis
marbles-option-ghost-may-reverse = Spoki ceļā drīkst apgriezties
marbles-option-ghost-partial = Ja neviens spoks nevar iet pilnu gājienu, viens iet, cik var
marbles-option-pay-with-yellow = Maksāt ar dzeltenām bumbiņām
marbles-option-pay-with-yellow-false = nekad
marbles-option-pay-with-yellow-victim_choice = izvēlas maksātājs
marbles-option-lose-privilege-when-hit = Ja spoks tevi noķer, zaudē dzeltenās bumbiņas
marbles-option-marble-under-ghost = Bumbiņa zem apēsta spoka
marbles-option-marble-under-ghost-auto = tiek apēsta
marbles-option-marble-under-ghost-ask = drīkst atstāt
marbles-option-privilege-stacks = Katra dzeltenā bumbiņa ļauj apēst vienu spoku
marbles-option-same-move-gobble = Dzeltenās bumbiņas der uzreiz
marbles-option-gobble-ends-turn = Spoka apēšana beidz gājienu
marbles-option-end-timing = Pēdējā baltā bumbiņa beidz spēli
marbles-option-end-timing-at_once = uzreiz
marbles-option-end-timing-after_move = pēc šī pārvietojuma
marbles-option-end-timing-after_turn = pēc šī gājiena
marbles-option-max-turns = Gājienu ierobežojums

marbles-short-rolled = uzmet { $low } un { $high }.
marbles-short-roll-tied = Neizšķirts ar { $total }. Met vēlreiz: { $seats }.
marbles-short-begins = { $who ->
    [you] sāc ar { $total }.
   *[somebody] sāk ar { $total }.
}
marbles-short-stepped = Pac-Man uz { $to }.
marbles-short-crossed = { $who ->
    [you] izej pa { $origin } un ienāk pa { $to }.
   *[somebody] iziet pa { $origin } un ienāk pa { $to }.
}
marbles-short-gobbled = apēd { $colour ->
    [white] baltu
   *[yellow] dzeltenu
} bumbiņu bedrītē { $at }; baltās paplātē: { $tray }, uz laukuma: { $left }.
marbles-short-ghost-gobbled = apēd spoku bedrītē { $at }! Tas atgriežas uz { $to }.
marbles-short-left-under = atstāj bumbiņu bedrītē { $at }.
marbles-short-prowled = spoks no { $origin } uz { $to }.
marbles-short-captured = ar spoku noķer bedrītē { $at }: { $whom }. Mājās uz { $home }!
marbles-short-captured-own = { $who ->
    [you] sūti savu Pac-Man mājās no { $at } uz { $home }!
   *[somebody] sūta savu Pac-Man mājās no { $at } uz { $home }!
}
marbles-short-paid = { $rule ->
    [house] maksā: { $to }. Baltas: { $white }, dzeltenas: { $yellow } (mājas noteikums: dzeltenās paliek).
   *[book] maksā: { $to }. Baltas: { $white }, dzeltenas: { $yellow }.
}
marbles-short-privilege-lost = zaudē dzeltenās bumbiņas: { $count }.
marbles-short-returned = { $who ->
    [you] liec dzelteno bumbiņu atpakaļ uz { $at }.
   *[somebody] liek dzelteno bumbiņu atpakaļ uz { $at }.
}
marbles-short-waits = patur izlietoto dzelteno bumbiņu: tukša gredzena nav.
marbles-short-cleared = Pēdējā baltā bumbiņa ir prom. Baltās bumbiņas spēles secībā: { $trays }. Uzvar: { $winners }.
marbles-short-turn-limit = Gājienu ierobežojums sasniegts ({ $turns }). Baltās bumbiņas spēles secībā: { $trays }. Uzvar: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] ar atlikušo kauliņu Pac-Man nav pilna gājiena (mājas noteikums: tā drīkst izvēlēties).
       *[book] Pac-Man nav pilna gājiena.
    }
    [ghost] spokam nav pilna gājiena.
   *[both] nevar iet ne Pac-Man, ne spoks.
}
marbles-short-stayed = { $who ->
    [you] spoku neapēd un paliec.
   *[somebody] spoku neapēd un paliek.
}

marbles-note-rolled = met { $low } · { $high }
marbles-note-gobbled = { $count ->
    [zero] { $count } bumbiņu
    [one] { $count } bumbiņa
   *[other] { $count } bumbiņas
}
marbles-note-captured = noķerts!
marbles-note-captured-own = savs Pac-Man mājās
marbles-note-ghost = apēd spoku
marbles-note-pays = maksā { $count }
marbles-note-gets = saņem { $count }
marbles-note-returned = atpakaļ uz { $at }
marbles-note-stays = paliek

marbles-advice-go = Ej ar Pac-Man uz { $to }.
marbles-advice-prowl = Ej ar spoku no { $from } uz { $to }.
marbles-advice-stay = Paliec.
marbles-advice-under = { $to ->
    [take] Ņem bumbiņu.
   *[other] Atstāj bumbiņu.
}
marbles-advice-ring = Liec bumbiņu uz { $to }.
marbles-advice-rob = Ņem no spēlētāja, kurš ir vietā { $to }.
marbles-advice-pay = { $to ->
    [pay0] Maksā ar baltām bumbiņām.
   *[other] Maksā ar dzeltenām bumbiņām.
}

marbles-reason-own = Tā tu aizsūti mājās savu Pac-Man.
marbles-reason-captures = Tā tu noķer vietas { $seat } Pac-Man.
marbles-reason-captures-named = nonāk spoka nagos.
marbles-reason-ghost = Tā tu apēd spoku.
marbles-reason-yellow = Tā tu apēd dzeltenu bumbiņu.
marbles-reason-marbles = { $count ->
    [zero] Tā tu apēd { $count } bumbiņu.
    [one] Tā tu apēd { $count } bumbiņu.
   *[other] Tā tu apēd { $count } bumbiņas.
}
marbles-reason-danger = Spoks tevi tur var noķert ar { NUMBER($percent) } % no visiem metieniem.
marbles-reason-safe = Ar nākamo metienu tevi tur nevar noķert neviens spoks.

marbles-help-aim-title = Mērķis
marbles-help-aim = Uzvar, kam visvairāk balto bumbiņu; ja neizšķirts, uzvar kopā. Spēle beidzas brīdī, kad no laukuma pazūd pēdējā baltā bumbiņa vai sasniegts gājienu ierobežojums. Dzeltenās neskaitās.
marbles-help-start-title = Kurš sāk
marbles-help-start = Katrs met vienreiz, un lielākais metiens sāk; ja neizšķirts, tie met vēlreiz. Katrs Pac-Man sāk mājās, abi spoki vidū.
marbles-help-turn-title = Tavs gājiens
marbles-help-turn = Met abus kauliņus. Viens ir tavam Pac-Man, otrs kādam no spokiem. Tu izlem, kurš kuram un kas iet pirmais. Divi vienādi neko īpašu nenozīmē.
marbles-help-must-title = Jāiet
marbles-help-must = Figūriņai, kas var iet, ir jāiet; kas savu kauliņu nevar izmantot, paliek. Kauliņus un secību izvēlies brīvi, pat ja tad Pac-Man nevar iet. Spoku ēst nekad nav obligāti.
marbles-help-walk-title = Pac-Man ceļš
marbles-help-walk = Pac-Man iet tieši tik, cik rāda kauliņš, negriežas tūlīt atpakaļ un apēd visas bumbiņas, kam iet pāri. Vienai bedrītei drīkst iet pāri divreiz.
marbles-help-blocked-title = Šķēršļi
marbles-help-blocked = Neviens nelec pāri figūriņai un neapstājas uz cita Pac-Man. Arī spoki aizšķērso ceļu, ja vien tev nav dzeltenas bumbiņas, lai kādu apēstu.
marbles-help-home-title = Mājas
marbles-help-home = Mājās tevi neviens nevar noķert. Māja ceļā ir viens solis. Savā mājā drīksti beigt, citām drīksti iet cauri, bet ne apstāties.
marbles-help-openings-title = Ejas
marbles-help-openings = Baltās bultas ir ejas: izej pa vienu un ienāc pa jebkuru citu. Tas nemaksā soli. Ārā apstāties vai atgriezties pa to pašu nedrīkst; figūriņa tieši aiz ejas to aizver.
marbles-help-ghosts-title = Spoki
marbles-help-ghosts = Abi spoki pieder visiem. Spoks iet tieši tik, cik rāda kauliņš, un neapgriežas. Bumbiņas tas neaiztiek, mājās un ejās neiet, otram spokam garām netiek un vidū neatgriežas.
marbles-help-catch-title = Noķeršana
marbles-help-catch = Spoks, kas satiek Pac-Man, tur apstājas, pat ja soļi vēl ir. Tas Pac-Man iet mājās, un tā īpašnieks spoka vadītājam maksā divas baltās bumbiņas vai cik nu ir.
marbles-help-own-title = Tavs paša Pac-Man
marbles-help-own = Spoks var trāpīt arī tavam Pac-Man: tas iet mājās, un neviens nemaksā. Tādam gājienam ir brīdinājuma zīme, un mēs vispirms pajautājam.
marbles-help-yellow-title = Dzeltenās bumbiņas
marbles-help-yellow = Katra dzeltenā bumbiņa ļauj apēst vienu spoku, pat tajā pašā gājienā. Kamēr vari to darīt, spoki ir bāli. Ja tevi noķer, dzeltenās bumbiņas paliek tev.
marbles-help-gobble-title = Kā apēst spoku
marbles-help-gobble = Ej virsū spokam; soļu var būt mazāk, nekā rāda kauliņš, un tur pārvietojums beidzas. Spoks atgriežas vidū, tu ņem bumbiņu zem tā un divas baltās no spēlētāja, kuru izvēlies. Pēc tam izspēlē otru kauliņu.
marbles-help-rings-title = Atpakaļ uz gredzena
marbles-help-rings = Izlietoto dzelteno bumbiņu liec uz tukša oranžā gredzena pēc izvēles. Ja tukša nav, tā gaida. Pēc tam to atkal var paņemt ikviens.
marbles-help-touch-title = Uz ekrāna
marbles-help-touch = Pieskaries gredzenam, lai redzētu ceļu, un vēlreiz, lai ietu. Lielie gredzeni dod visvairāk; dubults gredzens nozīmē vairākus ceļus: izvēlies zem laukuma. Pieskaries kauliņam, lai to dotu izvēlētajai figūriņai; pieskaries Pac-Man vai spokam, lai to izvēlētos. Spoka gredzeni ir raustīti. „Briesmas” rāda, cik iespējams, ka spoks noķers katru Pac-Man.

marbles-deed-rolled = uzmet { $low } un { $high }
marbles-deed-begins = { $who ->
    [you] iegūsti pirmo gājienu
   *[somebody] iegūst pirmo gājienu
}
marbles-deed-walked = { $detail ->
    [squares] { $who ->
            [you] ej
           *[somebody] iet
        } ar Pac-Man uz { $to }
   *[plain] { $who ->
            [you] ej
           *[somebody] iet
        } ar Pac-Man
}
marbles-deed-ate = { $count ->
    [zero] apēd { $count } bumbiņu
    [one] apēd { $count } bumbiņu
   *[other] apēd { $count } bumbiņas
}
marbles-deed-yellow = { $count ->
    [zero] { $who ->
            [you] iegūsti
           *[somebody] iegūst
        } { $count } dzeltenu bumbiņu (spokiem)
    [one] { $who ->
            [you] iegūsti
           *[somebody] iegūst
        } dzeltenu bumbiņu (ar to var apēst spoku)
   *[other] { $who ->
            [you] iegūsti
           *[somebody] iegūst
        } { $count } dzeltenas bumbiņas (ar tām var ēst spokus)
}
marbles-deed-prowled = { $detail ->
    [squares] { $who ->
            [you] ej
           *[somebody] iet
        } ar spoku no { $origin } uz { $to }
   *[plain] { $who ->
            [you] ej
           *[somebody] iet
        } ar spoku
}
marbles-deed-gobbled-ghost = apēd spoku
marbles-deed-captured = { $you ->
    [you] aizdzen tevi mājās
   *[other] aizdzen mājās: { $whom }
}
marbles-deed-captured-own = { $own ->
    [you] sūti savu Pac-Man mājās
   *[other] sūta savu Pac-Man mājās
}
marbles-deed-took = { $you ->
    [you] paņem no tevis bumbiņas ({ $count })
   *[other] paņem bumbiņas ({ $count }; dod { $whom })
}
marbles-deed-paid = { $you ->
    [you] maksā tev bumbiņas ({ $count })
   *[other] maksā bumbiņas ({ $count }; saņem { $whom })
}
marbles-deed-lost = zaudē dzeltenās bumbiņas ({ $count })
marbles-deed-returned = { $detail ->
    [squares] { $who ->
            [you] liec
           *[somebody] liek
        } dzelteno bumbiņu atpakaļ uz { $at }
   *[plain] { $who ->
            [you] liec
           *[somebody] liek
        } dzelteno bumbiņu atpakaļ
}
marbles-deed-stood = { $piece ->
    [pac] { $who ->
            [you] nevari
           *[somebody] nevar
        } iet ar Pac-Man
    [ghost] { $who ->
            [you] nevari
           *[somebody] nevar
        } iet ar spoku
   *[both] nemaz { $who ->
            [you] nevari
           *[somebody] nevar
        } iet
}
marbles-deed-cleared = pēdējā baltā bumbiņa ir prom
marbles-deed-stayed = { $who ->
    [you] paliec uz vietas
   *[somebody] paliek uz vietas
}
marbles-deed-waits = dzeltenā bumbiņa vēl jāliek atpakaļ (!)

marbles-befalls-captured = { $name } sūta tevi mājās!
marbles-befalls-captured-own = Tu aizsūtīji mājās savu Pac-Man!
marbles-befalls-paid = { $count ->
    [zero] { $name } paņem { $count } tavu bumbiņu!
    [one] { $name } paņem { $count } tavu bumbiņu!
   *[other] { $name } paņem { $count } tavas bumbiņas!
}
marbles-befalls-lost = { $count ->
    [zero] Tu zaudē { $count } dzeltenu bumbiņu!
    [one] Tu zaudē savu dzelteno bumbiņu!
   *[other] Tu zaudē savas { $count } dzeltenās bumbiņas!
}
marbles-score = { $count ->
    [zero] { $count } bumbiņu
    [one] { $count } bumbiņa
   *[other] { $count } bumbiņas
}
