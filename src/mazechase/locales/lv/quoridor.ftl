error-quoridor-bad-action = „{ $text }” nav ne lauciņš kā e2, ne siena kā e3h.
error-quoridor-bad-position = „{ $text }” nav stāvoklis; raksti to tā: { $form }.
error-quoridor-bad-square = „{ $text }” nav lauciņš; lauciņi ir no a1 līdz i9.
error-quoridor-bad-fence = Siena „{ $fence }” nav iespējama; sienas nedrīkst pārklāties vai krustoties.
error-quoridor-no-three = Iestatījums three_players neļauj spēlēt trijatā.
error-quoridor-place-seats = Stāvoklī, kur spēlētāju skaits ir { $players }, vajag tikpat figūriņu un atlikušo sienu skaitļu: { $players }.
error-quoridor-place-turn = Vietai, kurai jāiet, jābūt no 1 līdz { $players }.
error-quoridor-place-sharing = Divas figūriņas nevar būt vienā lauciņā.
error-quoridor-place-fences = Spēlētāji: { $players }. Katram ir sienas: { $each }, skaitot gan uz laukuma, gan rokā.
error-quoridor-place-taken = Gājienus skaita tikai līdz iestatījumam max_turns.
error-quoridor-place-two-home = Divas figūriņas nevar abas būt sasniegušas mērķa līniju.
error-quoridor-place-shut-in = Vietai { $seat } nav ceļa līdz mērķa līnijai.
error-quoridor-place-stuck = Vieta { $seat } šeit neko nevar darīt, tāpēc tai nevar būt gājiens.

quoridor-refuse-no-pass = Tava figūriņa jau ir tur, un gājienu izlaist nedrīkst.
quoridor-refuse-occupied = Tur jau ir cita figūriņa.
quoridor-refuse-too-far = Par tālu: figūriņa iet vienu lauciņu vai lec pāri vienai blakus figūriņai.
quoridor-refuse-no-diagonal = Pa diagonāli figūriņa iet tikai apkārt tādai, kurai nevar pārlēkt.
quoridor-refuse-fence-between = Ceļā ir siena.
quoridor-refuse-one-piece-a-jump = Ceļā ir divas figūriņas, bet pārlēkt var tikai vienai.
quoridor-refuse-piece-behind = Tur var nolēkt tikai tad, ja aiz otras figūriņas ir siena; te tur ir trešā figūriņa.
quoridor-refuse-jump-straight = Taisni pārlēkt var, tāpēc sānis nolēkt nedrīkst.
quoridor-refuse-fence-beside = Starp figūriņu, kurai lektu pāri, un to lauciņu ir siena.
quoridor-refuse-edge-behind = Tur var nolēkt tikai tad, ja aiz otras figūriņas ir siena; te beidzas laukums.
quoridor-refuse-off-board = Siena sniegtos pāri laukuma malai.
quoridor-refuse-no-fences-left = Tev vairs nav sienu.
quoridor-refuse-overlap = Nav vietas: traucē cita siena.
quoridor-refuse-crossing = Siena krustotos ar citu.
quoridor-refuse-last-path = Siena nogrieztu vietai { $seat } pēdējo ceļu līdz mērķa līnijai.
quoridor-refuse-last-path-named = ar šo sienu vairs netiktu līdz mērķim.

quoridor-event-moved = Vieta { $seat }: no { $origin } uz { $to }.
quoridor-event-jumped = Vieta { $seat }: lec no { $origin } pāri { $over } uz { $to }.
quoridor-event-fenced = Vieta { $seat }: siena { $fence }. Atlikušās sienas: { $left }.
quoridor-event-passed-over = Vieta { $seat }: neko nevar darīt un izlaiž gājienu.
quoridor-event-won = Vieta { $seat }: sasniedz { $at } un uzvar.
quoridor-event-turn-limit = Gājienu ierobežojums sasniegts ({ $turns }); neviens neuzvar.

goal_reached = Uzvarētāja figūriņa ir otrā pusē.
goal_reached-own = Tava figūriņa ir otrā pusē.

quoridor-name = Quoridor
quoridor-about = Tiec cauri labirintam pirms citiem. Savā gājienā sper soli vai aizliec kādam ceļā sienu.
quoridor-step-1 = Tiec ar figūriņu pirmais pāri laukumam.
quoridor-step-2 = Sper soli vai uzliec sienu.
quoridor-step-3 = Sienas citiem liek iet apkārt.
quoridor-guide-turn = Sveiki! Savā gājienā tu dari vienu: ej vienu lauciņu uz savu līniju otrā pusē vai uzliec sienu, lai kādu aizkavētu.
quoridor-todo = Pieskaries spīdošam punktam, lai ietu, vai uzliec sienu.
quoridor-todo-walk = Pieskaries spīdošam punktam, lai ietu.
quoridor-todo-fence = Novieto sienu, kur gribi, pagriez un uzliec.
quoridor-fences-left = { $left ->
    [zero] Atlicis { $left } sienu
    [one] Atlikusi { $left } siena
   *[other] Atlikušas { $left } sienas
}
quoridor-put-up-fence = Likt sienu
quoridor-turn-fence = Pagriezt
quoridor-place-fence = Uzlikt
quoridor-cancel-fence = Bez sienas
quoridor-grid = Spēles laukums. Bulttaustiņi pārvieto pa lauciņiem, Enter iet ar figūriņu, F pārslēdz uz sienām.
quoridor-grid-fences = Kur var likt sienu. Bulttaustiņi to pārvieto, R pagriež, Enter uzliek, F vai Escape atgriež pie figūriņas.
quoridor-square-pawn = figūriņa: { $name }
quoridor-square-target = te vari iet
quoridor-square-goal = mērķis: { $name }
quoridor-square-fences = siena { $sides }
quoridor-fence-of = uzlika: { $name }
quoridor-slot = { $slot }, { $way ->
    [h] šķērsām
   *[v] gareniski
}, { $state ->
    [free] brīva
    [up] te ir siena
   *[closed] te nevar
}
quoridor-option-edge-as-fence = Laukuma mala der kā siena: tur drīkst lēkt sānis
quoridor-option-diagonal-past-piece = Ja aiz pārlecamās figūriņas ir cita, drīkst nolēkt sānis
quoridor-option-max-turns = Gājienu ierobežojums

quoridor-short-moved = no { $origin } uz { $to }.
quoridor-short-jumped = lec no { $origin } pāri { $over } uz { $to }.
quoridor-short-fenced = { $who ->
    [you] liec sienu { $fence }; atlikušas: { $left }.
   *[somebody] liek sienu { $fence }; atlikušas: { $left }.
}
quoridor-short-passed-over = { $who ->
    [you] neko nevari darīt un izlaid gājienu.
   *[somebody] neko nevar darīt un izlaiž gājienu.
}
quoridor-short-won = { $who ->
    [you] sasniedz { $at } un uzvari!
   *[somebody] sasniedz { $at } un uzvar!
}

quoridor-advice-move = Ej uz { $to }.
quoridor-advice-fence = Liec sienu: { $to }.

quoridor-reason-wins = Ar to tu uzvari!
quoridor-reason-jump = { $steps ->
    [zero] Tā tu uzreiz tiec par { $steps } soļiem tuvāk.
    [one] Tā tu tiec par { $steps } soli tuvāk.
   *[other] Tā tu uzreiz tiec par { $steps } soļiem tuvāk.
}
quoridor-reason-nearer = { $steps ->
    [zero] Pēc tam līdz mērķim ir { $steps } soļu.
    [one] Pēc tam līdz mērķim ir { $steps } solis.
   *[other] Pēc tam līdz mērķim ir { $steps } soļi.
}
quoridor-reason-costs = { $steps ->
    [zero] Vietai { $seat } jāiet par { $steps } soļiem vairāk.
    [one] Vietai { $seat } jāiet par { $steps } soli vairāk.
   *[other] Vietai { $seat } jāiet par { $steps } soļiem vairāk.
}
quoridor-reason-costs-named = { $steps ->
    [zero] ies par { $steps } soļiem vairāk.
    [one] ies par { $steps } soli vairāk.
   *[other] ies par { $steps } soļiem vairāk.
}
quoridor-reason-stops = { $steps ->
    [zero] Vietai { $seat } bija palicis viens solis, tagad vajag vēl { $steps }.
    [one] Vietai { $seat } bija palicis viens solis, tagad vajag vēl { $steps }.
   *[other] Vietai { $seat } bija palicis viens solis, tagad vajag vēl { $steps }.
}
quoridor-reason-stops-named = { $steps ->
    [zero] bija soli no mērķa, tagad vajag par { $steps } soļiem vairāk.
    [one] bija soli no mērķa, tagad vajag par { $steps } soli vairāk.
   *[other] bija soli no mērķa, tagad vajag par { $steps } soļiem vairāk.
}
quoridor-reason-free = Tevi tas nekavē.
quoridor-reason-costs-you = { $steps ->
    [zero] Tev tas maksā { $steps } soļu.
    [one] Tev tas maksā { $steps } soli.
   *[other] Tev tas maksā { $steps } soļus.
}

quoridor-help-aim-title = Mērķis
quoridor-help-aim = Tiec pirmais ar savu figūriņu līdz malai, kas iezīmēta ar tās krāsu un attēlu. Der jebkurš šīs malas lauciņš, un tu uzreiz uzvari. Spēlē divi, trīs vai četri pulksteņrādītāja virzienā. Divatā katram ir 10 sienas, trijatā 6, četratā 5.
quoridor-help-turn-title = Tavs gājiens
quoridor-help-turn = Tu dari vienu: ej ar figūriņu vai liec sienu. Gājienu izlaist nedrīkst. Izlaiž tikai tas, kurš nevar ne vienu, ne otru.
quoridor-help-move-title = Kā iet
quoridor-help-move = Figūriņa iet vienu lauciņu uz priekšu, atpakaļ vai sānis: nekad pa diagonāli, cauri sienai vai virsū citai figūriņai. Gredzeni rāda, kur vari iet.
quoridor-help-jump-title = Kā lēkt
quoridor-help-jump = Ja blakus ir cita figūriņa, tu drīksti tai lēkt pāri un nolēkt tūlīt aiz tās. Tas nav obligāti, un gājienā var pārlēkt tikai vienai figūriņai.
quoridor-help-side-title = Nolēkt blakus
quoridor-help-side = Ja aiz tās figūriņas ir siena vai laukuma mala, drīksti nolēkt tai blakus pa kreisi vai pa labi, ja vien pa vidu nav sienas. Kamēr taisnais lēciens ir brīvs, sānis lēkt nedrīkst. Ja aiz tās ir trešā figūriņa, lēkt nevar nemaz.
quoridor-help-fence-title = Sienas
quoridor-help-fence = Siena ir divus lauciņus gara. Tā aptur visus, arī tevi, un paliek līdz spēles beigām. Sienas nedrīkst pārklāties, krustoties vai sniegties pāri malai.
quoridor-help-path-title = Ceļam vienmēr jābūt
quoridor-help-path = Citiem drīkst pagarināt ceļu, bet nedrīkst viņus ieslēgt: arī ar jauno sienu katram jātiek līdz mērķim. Citas figūriņas ceļā neskaitās, jo tās aizies tālāk.
quoridor-help-end-title = Bez uzvarētāja
quoridor-help-end = Ja ir gājienu ierobežojums, spēle tajā beidzas bez uzvarētāja. Mērķis, kas sasniegts pēdējā gājienā, vēl uzvar.
quoridor-help-touch-title = Uz ekrāna
quoridor-help-touch = Skārienekrānā: pieskaries starp lauciņiem, lai izmēģinātu sienu, velc to, pieskaries, lai pagrieztu, tad uzliec. Ar peli: norādi starp lauciņiem un klikšķini.
quoridor-help-keys-title = Ar tastatūru
quoridor-help-keys = Bulttaustiņi un Enter; F pārslēdz figūriņu un sienas, R pagriež sienu.

quoridor-deed-moved = { $detail ->
    [squares] { $who ->
            [you] ej
           *[somebody] iet
        } uz { $to }
   *[plain] { $who ->
            [you] ej
           *[somebody] iet
        } vienu lauciņu
}
quoridor-deed-jumped = { $detail ->
    [squares] lec pāri { $over } uz { $to }
   *[plain] lec pāri figūriņai
}
quoridor-deed-fenced = { $detail ->
    [squares] { $who ->
            [you] liec
           *[somebody] liek
        } sienu { $fence } (atlikušas: { $left })
   *[plain] { $who ->
            [you] liec
           *[somebody] liek
        } sienu (atlikušas: { $left })
}
quoridor-deed-passed-over = { $who ->
    [you] neko nevari darīt un izlaid gājienu
   *[somebody] neko nevar darīt un izlaiž gājienu
}
quoridor-deed-won = { $who ->
    [you] uzvari
   *[somebody] uzvar
}
