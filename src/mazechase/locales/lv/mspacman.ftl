mspacman-refuse-no-circle = Ms. Pac-Man jāsāk uz balta apļa.
mspacman-refuse-circle-taken = Uz tā baltā apļa ir spoks (mājas noteikums: Ms. Pac-Man sāk uz brīva).
mspacman-refuse-same-exit = Iziet pa vienu izeju un ienāk pa citu, ne pa to pašu.
mspacman-refuse-no-pass = Tava figūriņa jau ir tur, un jānoiet visi soļi.
mspacman-refuse-ghost-space = Spoka mājā tagad neviens nedrīkst ieiet.
mspacman-refuse-by-the-door = No spoka mājas iziet pa durvīm, bet tās turp neved.
mspacman-refuse-wall = Ceļā ir siena.
mspacman-refuse-diagonal = Pa diagonāli iet nedrīkst.
mspacman-refuse-too-far = Par tālu: katrs solis ir uz blakus lauciņu.
mspacman-refuse-not-on-her = Tur ir Ms. Pac-Man, tāpēc lauciņš nav brīvs.
mspacman-refuse-not-open = Tur ir cits spoks, tāpēc lauciņš nav brīvs.
mspacman-refuse-not-open-named = jau tur spoku tajā lauciņā, tāpēc tas nav brīvs.
mspacman-refuse-came-from = Spoks nāca no turienes, un tam jāiet tālāk, nevis atpakaļ.
mspacman-refuse-not-next = Tas nav nākamais brīvais lauciņš.

mspacman-event-spun-to-begin = Vieta { $seat } par sākšanu iegūst { $face }.
mspacman-event-tied-to-begin = Neizšķirts; vēlreiz mēģina vietas: { $seats }.
mspacman-event-took-control = Vieta { $seat } tagad vada Ms. Pac-Man.
mspacman-event-placed = Vieta { $seat } liek Ms. Pac-Man uz { $at }.
mspacman-event-spun = Vieta { $seat } uzgriež { $face }.
mspacman-event-rolled = Vieta { $seat } uzmet { $face }.
mspacman-event-stepped = Vieta { $seat }: Ms. Pac-Man no { $origin } uz { $to }; atlikušie soļi: { $left }.
mspacman-event-ghost-stepped = Vieta { $seat }: spoks no { $origin } uz { $to }; atlikušie soļi: { $left }.
mspacman-event-ate = Vieta { $seat } apēd punktiņu lauciņā { $at }; apgabals { $area }: atlikuši { $left }.
mspacman-event-power-eaten = Vieta { $seat } apēd enerģijas punktu lauciņā { $at }!
mspacman-event-weakened = Vietas { $seat } spoks kļūst vājš ({ $cause ->
    [power] enerģijas punkts
    [f2] F2
   *[other] { $cause }
}); gājieni, līdz tas atkal būs stiprs: { $turns }.
mspacman-event-recovered = Vietas { $seat } spoks atkal ir stiprs.
mspacman-event-caught = Vieta { $seat } noķer vietas { $ghost } spoku lauciņā { $at }.
mspacman-event-ran-into-her = Vietas { $seat } vājais spoks uzskrien Ms. Pac-Man lauciņā { $at }.
mspacman-event-went-home = Vietas { $seat } spoks iet mājās uz { $at } un atkal ir stiprs.
mspacman-event-extra-turn = Vieta { $seat } iegūst vēl vienu griezienu.
mspacman-event-captured = Vieta { $seat } noķer vietas { $former } Ms. Pac-Man lauciņā { $at }.
mspacman-event-bumped = Vietas { $seat } spoks nonāk uz cita spoka lauciņā { $origin } un iet tālāk uz { $to }.
mspacman-event-won = Vieta { $seat } uzvar: apgabals { $area } ir tukšs.
mspacman-event-turn-limit = Gājienu ierobežojums sasniegts ({ $turns }). Vismazāk punktiņu: vieta { $winners }.

area_cleared = Uzvarētāja apgabalā punktiņu vairs nav.
area_cleared-own = Tavu punktiņu vairs nav.

mspacman-name = Ms. Pac-Man
mspacman-about = Iztukšo savu apgabalu. Ms. Pac-Man ēd punktiņus, un spoki viņu ķer. Noķer viņu, un tālāk viņu spēlē tu.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man griež ratu, spoki met kauliņu. Ej tik soļu.
mspacman-step-2 = Viņa ēd punktiņus. Tavā apgabalā to vairs nav? Tu uzvari!
mspacman-step-3 = Noķer viņu ar savu spoku, un tālāk viņu spēlē tu.

mspacman-guide-chance = Sveiki! Iztukšo savu apgabalu pirms citiem.
mspacman-guide-turn = Pieskaries spīdošam lauciņam, lai ietu turp. Nekas nav galīgs, kamēr nepieskaries „Iet”.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] met kauliņu…
       *[somebody] met kauliņu…
    }
   *[spun] { $who ->
        [you] griez ratu…
       *[somebody] griež ratu…
    }
}
mspacman-todo-begin = Griez, lai redzētu, kurš sāks: lielākais skaitlis spēlē Ms. Pac-Man.
mspacman-todo-begin-again = Neizšķirts: griez vēlreiz, lai redzētu, kurš sāks.
mspacman-todo-place = Liec Ms. Pac-Man uz spīdoša apļa.
mspacman-todo-spin = Uzgriez Ms. Pac-Man soļus.
mspacman-todo-roll = Uzmet sava spoka soļus.
mspacman-todo-walk = { $steps ->
    [zero] Ej ar Ms. Pac-Man { $steps } soļu. Pieskaries spīdošam lauciņam vai tālākam.
    [one] Ej ar Ms. Pac-Man { $steps } soli. Pieskaries blakus lauciņam.
   *[other] Ej ar Ms. Pac-Man { $steps } soļus. Pieskaries spīdošam lauciņam vai tālākam.
}
mspacman-todo-chase = { $steps ->
    [zero] Ej ar spoku { $steps } soļu. Pieskaries spīdošam lauciņam vai tālākam.
    [one] Ej ar spoku { $steps } soli. Pieskaries blakus lauciņam.
   *[other] Ej ar spoku { $steps } soļus. Pieskaries spīdošam lauciņam vai tālākam.
}
mspacman-todo-bump = Te ir cits spoks. Izvēlies nākamo brīvo lauciņu.
mspacman-out-of-reach = Par tālu: atlikušie soļi – { $steps }.
mspacman-solid = Tā ir siena. Pieskaries lauciņam labirintā.
mspacman-harm = Tu zaudētu Ms. Pac-Man vai savu spoku, vai arī uzvarētu kāds cits.
mspacman-todo-on = { $steps ->
    [zero] Atlicis { $steps } soļu.
    [one] Atlicis { $steps } solis.
   *[other] Atlikuši { $steps } soļi.
}
mspacman-todo-go = Labi? Pieskaries „Iet”. Vēl vari kāpties atpakaļ.
mspacman-todo-power = Tā tu apēd enerģijas punktu! „Iet” vai solis atpakaļ.
mspacman-todo-caught = Tā tu noķer spoku! „Iet” vai solis atpakaļ.
mspacman-todo-captured = Tā tu noķer Ms. Pac-Man! „Iet” vai solis atpakaļ.
mspacman-todo-lost = Uzmanies: tur tevi noķers. „Iet” vai solis atpakaļ.
mspacman-todo-won = Tā tu iztukšo apgabalu, un spēle beidzas! „Iet” vai solis atpakaļ.
mspacman-todo-given = Uzmanies: tā tu iztukšo cita spēlētāja apgabalu, un viņš uzvar. „Iet” vai solis atpakaļ.
mspacman-spin = Griezt
mspacman-roll = Mest kauliņu
mspacman-steps-left = { $left ->
    [zero] soļu atlicis
    [one] solis atlicis
   *[other] soļi atlikuši
}
mspacman-back = Solis atpakaļ
mspacman-go = Iet
mspacman-dots-left = Apgabals { $area }, atlikušie punktiņi: { $left }
mspacman-has-her = spēlē Ms. Pac-Man
mspacman-weak-for = vājš, vēl gājieni: { $turns }
mspacman-has-spun = uzgriež { $face }
mspacman-scene-took-control = tagad ir Ms. Pac-Man!
mspacman-scene-took-control-you = tagad esi Ms. Pac-Man!
mspacman-scene-captured = noķer Ms. Pac-Man!
mspacman-scene-captured-you = noķer Ms. Pac-Man!
mspacman-scene-extra-turn = griež vēlreiz!
mspacman-scene-extra-turn-you = drīksti griezt vēlreiz!
mspacman-scene-power-eaten = iegūst spēku: visi spoki ir vāji!
mspacman-scene-power-eaten-you = iegūsti spēku: visi spoki ir vāji!
mspacman-scene-caught = sūta spoku mājās!
mspacman-scene-caught-you = sūti spoku mājās!
mspacman-scene-ran-into-her = uzskrien Ms. Pac-Man un iet mājās!
mspacman-scene-ran-into-her-you = uzskrien Ms. Pac-Man un ej mājās!
mspacman-scene-tied-to-begin = neizšķirts: griez vēlreiz!
mspacman-scene-won = uzvar: apgabals ir tukšs!
mspacman-scene-won-you = uzvari: tavs apgabals ir tukšs!
mspacman-grid = Spēles laukums. Bulttaustiņi iet soli pa solim; ar Shift tie tikai skatās. Enter iet uz lauciņu, tuvu vai tālu, un apstiprina pabeigtu gājienu; tas arī griež un met. N atrod nākamo sasniedzamo lauciņu, Backspace atsauc soli, Escape visus.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = spoks: { $name }
mspacman-cell-weak = vājš spoks: { $name }, vēl gājieni: { $turns }
mspacman-cell-target = te vari iet
mspacman-cell-dot = punktiņš
mspacman-cell-power = enerģijas punkts
mspacman-cell-circle = baltais aplis
mspacman-cell-exit = izeja, savienota ar citām izejām
mspacman-cell-home = spoka māja: { $area }
mspacman-cell-area = apgabals: { $area }
mspacman-cell-solid = siena
mspacman-setup-random = Nejauši spoki
mspacman-option-layout = Laukums
mspacman-option-layout-pinwheel = Vējrādītājs
mspacman-option-layout-pinwheel-about = Mūsu pašu laukums, vienāds no visām pusēm.
mspacman-option-layout-for-three = Trijatā
mspacman-option-layout-for-three-about = Mūsu pašu laukums trim, kurā izredzes ir vislīdzīgākās.
mspacman-option-layout-windmill = Vējdzirnavas
mspacman-option-layout-windmill-about = Mūsu pašu laukums ar citām ejām.
mspacman-option-die-faces = Spoku kauliņš
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Ms. Pac-Man rats
mspacman-option-spinner-faces-one-to-six = no 1 līdz 6
mspacman-option-start-by = Kurš sāk
mspacman-option-start-by-spinner = Lielākais grieziens
mspacman-option-start-by-die = Lielākais metiens
mspacman-option-fill-unused-areas = Punktiņi arī neizmantotajos apgabalos
mspacman-option-dot-on-pickup = Kad Ms. Pac-Man noķer, pazūd arī punktiņš zem viņas
mspacman-option-capture-in-passing = Noķert var arī ceļā, ne tikai gājiena beigās
mspacman-option-bump-can-capture = Spoks, kas nonāk uz cita spoka, drīkst iet tālāk uz Ms. Pac-Man
mspacman-option-enter-ghost-space = Spoks drīkst atgriezties savā mājā
mspacman-option-power-overrides-f2 = Enerģijas punkts arī F2 spokus padara vājus ilgāk
mspacman-option-power-timer-restart = Otrs enerģijas punkts sāk laiku no jauna
mspacman-option-extra-turn-chain = Papildu grieziens var dot vēl vienu
mspacman-option-circle-choice = Ms. Pac-Man drīkst likt uz
mspacman-option-circle-choice-free_only = balta apļa bez spoka
mspacman-option-circle-choice-any = jebkura balta apļa
mspacman-option-max-turns = Gājienu ierobežojums (tad uzvar, kam vismazāk punktiņu)

mspacman-short-spun-to-begin = { $who ->
    [you] par sākšanu iegūsti { $face }.
   *[somebody] par sākšanu iegūst { $face }.
}
mspacman-short-tied-to-begin = Neizšķirts. Vēlreiz: { $seats }.
mspacman-short-took-control = { $who ->
    [you] tagad vadi Ms. Pac-Man.
   *[somebody] tagad vada Ms. Pac-Man.
}
mspacman-short-placed = { $who ->
    [you] liec Ms. Pac-Man uz { $at }.
   *[somebody] liek Ms. Pac-Man uz { $at }.
}
mspacman-short-spun = { $who ->
    [you] uzgriez { $face }.
   *[somebody] uzgriež { $face }.
}
mspacman-short-rolled = uzmet { $face }.
mspacman-short-stepped = { $left ->
    [0] Ms. Pac-Man uz { $to }.
   *[other] Ms. Pac-Man uz { $to }, atlikušie soļi: { $left }.
}
mspacman-short-ghost-stepped = { $left ->
    [0] spoks uz { $to }.
   *[other] spoks uz { $to }, atlikušie soļi: { $left }.
}
mspacman-short-ate = ēd lauciņā { $at }; apgabals { $area }, atlikušie punktiņi: { $left }.
mspacman-short-power-eaten = apēd enerģijas punktu!
mspacman-short-weakened = tagad vājš spoks ({ $cause ->
    [power] enerģijas punkts
    [f2] F2
   *[other] { $cause }
}), vēl gājieni: { $turns }.
mspacman-short-recovered = spoks atkal ir stiprs.
mspacman-short-caught = noķer spoku lauciņā { $at }.
mspacman-short-ran-into-her = ar vāju spoku uzskrien Ms. Pac-Man lauciņā { $at }.
mspacman-short-went-home = jāiet mājās uz { $at }; spoks atkal ir stiprs.
mspacman-short-extra-turn = { $who ->
    [you] iegūsti vēl vienu griezienu!
   *[somebody] iegūst vēl vienu griezienu!
}
mspacman-short-captured = noķer Ms. Pac-Man lauciņā { $at }!
mspacman-short-bumped = spoks tālāk no { $origin } uz { $to }.
mspacman-short-won = { $who ->
    [you] uzvari: apgabals { $area } ir tukšs!
   *[somebody] uzvar: apgabals { $area } ir tukšs!
}
mspacman-short-turn-limit = Gājienu ierobežojums sasniegts ({ $turns }). Vismazāk punktiņu: { $winners }.

mspacman-note-begin = sākums: { $face }
mspacman-note-spun = griež { $face }
mspacman-note-rolled = met { $face }
mspacman-note-placed = uz { $at }
mspacman-note-bumped = tālāk uz { $to }
mspacman-note-home = spoks mājās
mspacman-note-captured = viņa noķerta!
mspacman-note-extra = griež vēlreiz

mspacman-advice-go = Ej uz { $to }.

mspacman-reason-wins = Ar to tu uzvari!
mspacman-reason-gives = Spēle beigsies, un uzvarēs kāds cits.
mspacman-reason-captures = Tā tu noķer Ms. Pac-Man, un tālāk viņu spēlē tu.
mspacman-reason-lost = Tur spoks noķer Ms. Pac-Man.
mspacman-reason-ran = Tavs vājais spoks uzskrien Ms. Pac-Man.
mspacman-reason-catches = Tā tu noķer vietas { $seat } spoku.
mspacman-reason-catches-named = zaudē spoku, ko tu noķer, un tu griez vēlreiz.
mspacman-reason-power = Tā tu apēd enerģijas punktu.
mspacman-reason-dot = Tā tu apēd punktiņu savā apgabalā.
mspacman-reason-risk = { $percent ->
    [0] Ar nākamo metienu viņu tur nevar noķert neviens spoks.
   *[other] Iespēja, ka spoks viņu tur noķers, ir { NUMBER($percent) } %.
}
mspacman-reason-near = { $steps ->
    [zero] No turienes līdz Ms. Pac-Man ir { $steps } soļu.
    [one] No turienes līdz Ms. Pac-Man ir { $steps } solis.
   *[other] No turienes līdz Ms. Pac-Man ir { $steps } soļi.
}

mspacman-help-aim-title = Mērķis
mspacman-help-aim = Katram spēlētājam ir laukuma apgabals ar viņa spoka zīmi. Pirmais apgabals bez punktiņiem nes uzvaru īpašniekam, lai kas tos apēdis. Ja sasniegts gājienu ierobežojums, uzvar, kam palicis vismazāk punktiņu.
mspacman-help-areas-title = Apgabali
mspacman-help-areas = Katrā no četriem apgabaliem ir 17 punktiņi; lielais ir enerģijas punkts. Punktiņi ir arī apgabalos, kurus neviens nespēlē, bet tie uzvarēt nevar.
mspacman-help-start-title = Kas spēlē Ms. Pac-Man
mspacman-help-start = Katrs griež vienreiz, un lielākais skaitlis spēlē Ms. Pac-Man; ja neizšķirts, griež vēlreiz. Viņu liek uz balta apļa, un viņa iet pirmā. Pārējie spēlē savus spokus pulksteņrādītāja virzienā.
mspacman-help-walk-title = Kā iet
mspacman-help-walk = Ms. Pac-Man griež ratu, spoki met kauliņu. Ej tieši tik soļu pa ejām, nekad pa diagonāli vai cauri sienai. Drīkst apgriezties un vienu lauciņu izmantot divreiz.
mspacman-help-dots-title = Punktiņi
mspacman-help-dots = Ms. Pac-Man apēd punktiņu, kad no lauciņa aiziet, nevis kad atnāk. Viņa ēd visu punktiņus. Punktiņi neatgriežas.
mspacman-help-meet-title = Satikšanās
mspacman-help-meet = Figūriņas satiekas katrā lauciņā, pat garāmejot. Stiprs spoks un Ms. Pac-Man: viņa ir noķerta, lai kurš gājis. Vājš spoks un Ms. Pac-Man: spoks iet mājās un atkal ir stiprs.
mspacman-help-extra-title = Vēl viens grieziens
mspacman-help-extra = Ja viņa savā gājienā noķer vāju spoku, pēc tam viņa griež vēlreiz. Katrs gājiens dod ne vairāk kā vienu papildu griezienu. Ja tajā pašā gājienā viņu noķer, papildu grieziena nav.
mspacman-help-capture-title = Kā viņu noķert
mspacman-help-capture = Kas noķer Ms. Pac-Man, turpmāk viņu spēlē: liek viņu uz balta apļa bez spoka un tūlīt iet. Kas viņu zaudē, dabū atpakaļ savu spoku, mājās un stipru.
mspacman-help-power-title = Enerģijas punkti
mspacman-help-power = Kad Ms. Pac-Man aiziet no lielā enerģijas punkta, visi spoki kļūst vāji: bāli un šķielējoši. Katrs ir vājš vienu savu gājienu. Smilšu pulkstenis skaita gājienus, līdz spoks atkal ir stiprs.
mspacman-help-flip-title = F2 uz kauliņa
mspacman-help-flip = Spoks no stipra kļūst vājš vai no vāja stiprs un iet 2 soļus. Pēc F2 tas ir vājš līdz sava nākamā gājiena sākumam. Enerģijas punkts to padara vāju ilgāk, un otrs sāk laiku no jauna.
mspacman-help-exits-title = Izejas
mspacman-help-exits = Četras izejas malās ir savienotas: no jebkuras līdz jebkurai citai ir viens solis. Pa to pašu atgriezties nedrīkst. Izejās punktiņu nav.
mspacman-help-doors-title = Spoku mājas
mspacman-help-doors = No mājas vidū spoki iziet pa durvīm, tas ir viens solis. Atpakaļ neviens neiet.
mspacman-help-bump-title = Spoki savā starpā
mspacman-help-bump = Spoki brīvi iet cits citam garām. Ja spoks beigtu uz cita spoka, tas iet tālāk uz nākamo brīvo lauciņu, prom no turienes, no kurienes nāca; ja tādu ir vairāki, izvēlas tā spēlētājs.
mspacman-help-touch-title = Uz ekrāna
mspacman-help-touch = Pieskaries lauciņam pēc lauciņa vai tālākam lauciņam, lai ietu uzreiz turp. Nekas nav galīgs, kamēr nepieskaries „Iet”: vari kāpties atpakaļ, cik gribi. „Īsākie ceļi” rāda, kā katrs spoks tiek līdz Ms. Pac-Man un cik iespējams, ka nākamais metiens viņu noķers.
mspacman-help-keys-title = Ar tastatūru
mspacman-help-keys = Bulttaustiņi iet, Enter apstiprina, Backspace atsauc soli, N atrod nākamo sasniedzamo lauciņu.

mspacman-deed-spun-to-begin = { $who ->
    [you] par sākšanu iegūsti { $face }
   *[somebody] par sākšanu iegūst { $face }
}
mspacman-deed-took-control = pārņem Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] { $who ->
            [you] liec
           *[somebody] liek
        } Ms. Pac-Man uz { $at }
   *[plain] { $who ->
            [you] liec
           *[somebody] liek
        } Ms. Pac-Man uz laukuma
}
mspacman-deed-spun = { $who ->
    [you] uzgriez { $face }
   *[somebody] uzgriež { $face }
}
mspacman-deed-rolled = uzmet { $face }
mspacman-deed-walked = { $detail ->
    [squares] { $who ->
            [you] ej
           *[somebody] iet
        } ar Ms. Pac-Man uz { $to }
   *[plain] { $steps ->
        [zero] { $who ->
                [you] ej
               *[somebody] iet
            } ar Ms. Pac-Man { $steps } soļu
        [one] { $who ->
                [you] ej
               *[somebody] iet
            } ar Ms. Pac-Man { $steps } soli
       *[other] { $who ->
                [you] ej
               *[somebody] iet
            } ar Ms. Pac-Man { $steps } soļus
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] { $who ->
            [you] ej
           *[somebody] iet
        } ar spoku uz { $to }
   *[plain] { $steps ->
        [zero] { $who ->
                [you] ej
               *[somebody] iet
            } ar spoku { $steps } soļu
        [one] { $who ->
                [you] ej
               *[somebody] iet
            } ar spoku { $steps } soli
       *[other] { $who ->
                [you] ej
               *[somebody] iet
            } ar spoku { $steps } soļus
    }
}
mspacman-deed-ate = { $count ->
    [zero] apēd { $count } punktiņu
    [one] apēd { $count } punktiņu
   *[other] apēd { $count } punktiņus
}
mspacman-deed-power = { $who ->
    [you] ar enerģijas punktu padari spokus vājus
   *[somebody] ar enerģijas punktu padara spokus vājus
}
mspacman-deed-weak = { $who ->
    [you] padari spoku vāju
   *[somebody] padara spoku vāju
}
mspacman-deed-caught = { $you ->
    [you] sūta mājās tavu spoku
   *[other] { $who ->
        [you] sūti
       *[somebody] sūta
    } mājās spoku: { $whom }
}
mspacman-deed-ran-into-her = ar vāju spoku uzskrien Ms. Pac-Man
mspacman-deed-extra-turn = { $who ->
    [you] iegūsti vēl vienu griezienu
   *[somebody] iegūst vēl vienu griezienu
}
mspacman-deed-captured = { $you ->
    [you] atņem tev Ms. Pac-Man
   *[other] atņem Ms. Pac-Man (zaudē { $whom })
}
mspacman-deed-bumped = { $who ->
    [you] ej ar spoku tālāk uz { $to }
   *[somebody] iet ar spoku tālāk uz { $to }
}
mspacman-deed-won = { $who ->
    [you] iztukšo apgabalu { $area } un uzvari
   *[somebody] iztukšo apgabalu { $area } un uzvar
}

mspacman-befalls-captured = { $name } atņem tev Ms. Pac-Man!
mspacman-befalls-caught = { $name } noķer tavu spoku. Tas iet mājās!
mspacman-befalls-ran-into-her = Tavs vājais spoks uzskrien Ms. Pac-Man. Tas iet mājās!
mspacman-score = { $count ->
    [zero] { $count } punktiņu
    [one] { $count } punktiņš
   *[other] { $count } punktiņi
}

error-mspacman-bad-token = „{ $text }” nav ne vieta kā c8, ne skaldne kā *4 vai *F2.
error-mspacman-bad-position = „{ $text }” nav stāvoklis; raksti to tā: { $form }.
error-mspacman-bad-phase = „{ $text }” nevar būt nākamais.
error-mspacman-bad-cell = Šajā laukumā nav vietas „{ $text }”.
error-mspacman-bad-ghost = „{ $text }” nav spoks; raksti e4 vai, ja vājš, e4f1, e4p1 vai e4p2.

error-mspacman-document-field = Šīs spēles dokumentam vajag „{ $field }” pareizā formā.
error-mspacman-document-extra = Dokumentam nav lauka „{ $field }”; tā lauki ir id, game, title, source un { $content }.
error-mspacman-document-game = Šis dokuments ir spēlei „{ $game }”.
error-mspacman-faces-count = Skaldņu skaits ir { $count }; jābūt no 2 līdz { $most }.
error-mspacman-faces-face = „{ $face }” nav skaldne; skaldnes ir F2 un skaitļi no 1 līdz { $largest } kā teksts.
error-mspacman-faces-spinner-flip = Uz rata var būt tikai skaitļi, ne F2 (M14).
error-mspacman-faces-three = Uz rata jābūt 3 (M14).
error-mspacman-faces-flip = Uz kauliņa jābūt vismaz vienai skaldnei F2 (M15).
error-mspacman-faces-equal = Visas skaldnes dod vienādu soļu skaitu, tāpēc neviens nekad neuzgrieztu lielāko (M14).

error-mspacman-board-label = „{ $label }” vietā { $place } šai spēlei neder; lauciņi ir b, i, p vai s, vieni vai ar *, o, x vai g aiz tiem.
error-mspacman-board-dots = Apgabalā { $area } lauciņi ar punktiņu: { $count }; jābūt { $each } (M1).
error-mspacman-board-exits = Izejas: { $count }; jābūt 4 (M2).
error-mspacman-board-exit-opening = Izejai { $place } jābūt malā ar vienu atvērumu (M2).
error-mspacman-board-opening = Vietā { $place } ir atvērums, bet tā nav izeja (M2).
error-mspacman-board-powers = Enerģijas lauciņi: { $count }; jābūt 4 (M4).
error-mspacman-board-circles = Apgabalam { $area } vajag baltu apli (M5).
error-mspacman-board-circle-far = Baltais aplis { $place } ir tuvāk malai nekā vidum (M5).
error-mspacman-board-ghost-spaces = Spoku mājas: { $count }; jābūt vienai no katras krāsas (M6).
error-mspacman-board-ghost-middle = Spoka mājai { $place } jābūt tuvāk vidum nekā { $other } (M6).
error-mspacman-board-door = Durvīm starp { $place } un { $other } jāved no spoka mājas uz labirintu (M7).
error-mspacman-board-no-door = Spoka mājai { $place } jābūt slēgtai, tikai ar durvīm uz labirintu (M7).
error-mspacman-board-unreachable = { $place } nav sasniedzams; labirintam jābūt savienotam (M9).
error-mspacman-board-dead-end = { $place } ir strupceļš; no katra lauciņa vajag divus ceļus (M12).
error-mspacman-board-unequal = Katrā apgabalā jābūt vienādam skaitam: { $thing ->
    [exit] izejas
    [power] enerģijas lauciņi
   *[circle] baltie apļi
}; šajos apgabalos pēc kārtas ir { $counts } (M16).
error-mspacman-board-clockwise = Apgabaliem pulksteņrādītāja virzienā jābūt šādā secībā: { $order } (MSP-7).
error-mspacman-board-circle-door = Baltais aplis { $place } ir spoka durvju priekšā (M19).

error-mspacman-place-seats = Stāvoklī, kur spēlētāju skaits ir { $players }, ir tikpat spoku ({ $players }); viens no tiem ir „-”.
error-mspacman-place-seat = Tagad nevar būt šīs vietas gājiens.
error-mspacman-place-control = Kāds vada Ms. Pac-Man, kad ir skaidrs, kurš sāk, un neviens pirms tam.
error-mspacman-place-ghosts = Tam, kas vada Ms. Pac-Man, spoka uz laukuma nav; visiem citiem ir viens.
error-mspacman-place-dots = Punktiņš ir tur, kur sākumā tā nebija.
error-mspacman-place-begin = Kamēr nav skaidrs, kurš sāk, visi punktiņi ir vietā, un visi spoki ir stipri un mājās.
error-mspacman-place-spins = Tādi griezieni par sākšanu nav iespējami.
error-mspacman-place-ghost-space = Spoks nevar būt cita spoka mājā.
error-mspacman-place-timer = Spoks tagad nevar būt vājš tik ilgi.
error-mspacman-place-sharing = Divas figūriņas tagad nevar būt vienā vietā.
error-mspacman-place-her = Ms. Pac-Man tagad tur nevar būt.
error-mspacman-place-phase = Tas šai vietai nevar būt nākamais.
error-mspacman-place-steps = Tagad nevar būt atlicis tik daudz soļu.
error-mspacman-place-flags = Tagad nevar būt papildu grieziena.
error-mspacman-place-came = Spoks nevar būt nācis no turienes.
error-mspacman-place-bump = Te nav nākamā brīvā lauciņa, ko izvēlēties.
error-mspacman-place-turns = Gājienus skaita tikai līdz iestatījumam max_turns.
error-mspacman-place-over = Spēle beidzas tad un tikai tad, kad apgabals ir tukšs vai gājienu ierobežojums sasniegts.
