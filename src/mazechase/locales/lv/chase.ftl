chase-refuse-no-call = Spoku { $ghost } tagad izvēlēties nevar: iet { $piece }.
chase-refuse-call-first = Vispirms izvēlies spoku, kurš ies nākamais: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } ir apēsts un atgriezīsies pēc nākamā sākuma.
chase-refuse-has-moved = { $ghost } šajā raundā jau gāja.
chase-refuse-two-steps = Pac-Man vienmēr iet divus lauciņus; apturēt var tikai enerģijas lode.
chase-refuse-one-step = Pac-Man jāiet vismaz viens lauciņš.
chase-refuse-must-boost = Pac-Man papildu gājiens ir jāizmanto.
chase-refuse-whole-boost = Papildu gājienā jānoiet visi lauciņi.
chase-refuse-stop-on-pellet = { $ghost } tur apstāties nevar: tur ir enerģijas lode.
chase-refuse-run-on = { $ghost } ir trakuma režīmā, tāpēc jāskrien tālāk.
chase-refuse-must-catch = { $ghost } šajā gājienā var noķert Pac-Man, un tas ir jādara; šis ceļš turp neved.
chase-refuse-must-move = { $ghost } nedrīkst palikt: spokam, kurš var iet, ir jāiet.
chase-refuse-stands-there = { $piece } jau ir tur.
chase-refuse-fence-between = Ceļā ir siena. Iet: { $piece }.
chase-refuse-no-jump = { $piece } nevar lēkt pāri citai figūriņai.
chase-refuse-too-far = Par tālu: { $piece } iet pa lauciņam, nekad pa diagonāli.
chase-refuse-ghost-there = Tur ir spoks; bez papildu gājiena Pac-Man tur netiek.
chase-refuse-straight-on = Trakuma režīmā spoks skrien taisni, tāpēc { $ghost } nevar nogriezties.
chase-refuse-no-sharing = Tur ir cits spoks; { $ghost } nevar ne palikt tur, ne paiet garām.
chase-refuse-pellet-there = Tur ir enerģijas lode; { $ghost } nevar tur beigt gājienu.
chase-refuse-toward = { $ghost } redz Pac-Man, tāpēc jāskrien viņam tuvāk.
chase-refuse-farther = Turp { $ghost } var skriet tikai vienu lauciņu; trakuma režīmā jāskrien divi, ja var.

chase-event-moved = Vieta { $seat }: { $piece } no { $origin } uz { $to }.
chase-event-ate-pellet = Pac-Man apēd enerģijas lodi lauciņā { $at }; atlikušas: { $left }.
chase-event-boosted = Pac-Man iegūst papildu gājienu: lauciņi – { $steps }, un viņš ēd spokus.
chase-event-ate-ghost = Lauciņā { $at } Pac-Man apēd: { $ghost }.
chase-event-boost-ended = Pac-Man papildu gājiens beidzas lauciņā { $at }.
chase-event-called = Vieta { $seat } izvēlas: { $ghost }.
chase-event-frenzied = { $ghost } ierauga Pac-Man līnijā { $line } un kļūst traks.
chase-event-stayed = { $piece } paliek lauciņā { $at }.
chase-event-stopped = Vieta { $seat }: { $piece } apstājas lauciņā { $at }.
chase-event-caught = { $ghost } noķer Pac-Man lauciņā { $at }; atlikušās dzīvības: { $lives }.
chase-event-stalled = Pac-Man zaudē dzīvību: raundi bez enerģijas lodes – { $cycles } (mājas noteikums); atlikušās dzīvības: { $lives }.
chase-event-reset = Visi atgriežas sākumā: Pac-Man { $pacman }, spoki { $ghosts }.
chase-event-pellets-back = Enerģijas lodes { $pellets } ir atpakaļ.
chase-event-won = { $winner ->
    [ghosts] Spoki uzvar
   *[other] { $winner } uzvar
}; Pac-Man sasniedz { $level ->
    [0] nevienu līmeni
   *[other] { $level }. līmeni
}.
chase-event-turn-limit = Raundu ierobežojums sasniegts ({ $cycles }); neviens neuzvar, un Pac-Man sasniedz { $level ->
    [0] nevienu līmeni
   *[other] { $level }. līmeni
}.

chase_pellets_eaten = Pac-Man apēda visas četras enerģijas lodes.
chase_lives_lost = Spoki atņēma Pac-Man pēdējo dzīvību.

chase-name = Ķerenes
chase-about = Apēd četras enerģijas lodes, pirms spoki tevi noķer. Viens ir Pac-Man, pārējie kopā spēlē spokus.
chase-harm = Pac-Man zaudētu dzīvību.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man jāapēd visas četras enerģijas lodes.
chase-step-2 = Spokiem viņš jānoķer trīs reizes.
chase-step-3 = Lode dod papildu gājienu: tagad viņš ēd spokus!
chase-guide-turn = Sveiki! Pac-Man grib četras lodes, bet spoki grib viņu trīs reizes noķert. Pieskaries spīdošam lauciņam, lai ietu turp.
chase-todo = Pieskaries spīdošam lauciņam.
chase-todo-pacman = { $steps ->
    [zero] Ej { $steps } lauciņu: izvēlies spīdošu lauciņu. Drīksti griezties atpakaļ.
    [one] Atlicis { $steps } lauciņš: izvēlies spīdošu lauciņu.
   *[other] Ej { $steps } lauciņus: izvēlies spīdošu lauciņu. Drīksti griezties atpakaļ.
}
chase-todo-boost = { $steps ->
    [zero] Papildu gājiens! Vari iet vēl { $steps } lauciņu un ēst spokus, ko satiec.
    [one] Papildu gājiens! Vari iet vēl { $steps } lauciņu un apēst spoku, ko satiec.
   *[other] Papildu gājiens! Vari iet vēl līdz { $steps } lauciņiem un ēst spokus, ko satiec.
}
chase-todo-ghost = Iet { $ghost }: izvēlies spīdošu lauciņu.
chase-todo-frenzy = { $ghost } redz Pac-Man un skrien: izvēlies spīdošu lauciņu.
chase-todo-call = Kurš spoks ies nākamais? Pieskaries tam.
chase-show-ways = Kurš ko redz
chase-setup-random = Nejaušs Pac-Man
chase-setup-chosen = Pirmā vieta ir Pac-Man, pārējās kopā spēlē spokus.
chase-call = Kurš spoks ies nākamais?
chase-end-here = Beigt te
chase-boost = Papildu soļi: { $steps }
chase-frenzy = Trakuma režīms!
chase-waiting = Pēc tam { $ghosts }
chase-level = { $level ->
    [0] Nav līmeņa: nav apēstu ložu
    [1] 1. līmenis: pakmens iesācējs
    [2] 2. līmenis: daudzsološais pakmens
    [3] 3. līmenis: rūdīts pakmens
   *[other] { $level }. līmenis: pakmenu elite
}
chase-lives = Atlikušās dzīvības: { $lives }; apēstās lodes: { $eaten }
chase-patience = { $cycles ->
    [zero] Apēd lodi { $cycles } raundos!
    [1] Apēd lodi tagad, citādi zaudēsi dzīvību
    [one] Apēd lodi { $cycles } raundā!
   *[other] Apēd lodi { $cycles } raundos!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , apēsts
    [moves] , gājiens
   *[there] { "" }
}
chase-grid = Spēles laukums. Bulttaustiņi pārvieto pa lauciņiem, Enter sūta turp figūriņu vai izvēlas spoku, E beidz gājienu.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = enerģijas lode
chase-square-target = te vari nonākt, soļi: { $steps }
chase-square-call = šo spoku vari izvēlēties
chase-square-fences = siena { $sides }

chase-option-layout = Labirints
chase-option-layout-gates = Vārti
chase-option-layout-gates-about = Parastais labirints. Ja neviens nekļūdās, Pac-Man uzvar ar 3 dzīvībām, bet spoki uzvar, ja viņam ir 1 vai 2.
chase-option-layout-den = Midzenis
chase-option-layout-den-about = Spoki nāk no midzeņa augšā; gar malām ved garas ejas. Te vieglāk uzvar Pac-Man. Ja neviens nekļūdās, Pac-Man uzvar ar 2 vai 3 dzīvībām, bet spoki, ja viņam ir tikai 1.
chase-option-layout-hedges = Dzīvžogi
chase-option-layout-hedges-about = Lodes ir dziļi iekšā; spoki nāk no visām pusēm. Labi spēlētāji abās pusēs uzvar apmēram vienādi bieži. Ja neviens nekļūdās, vienmēr uzvar spoki.
chase-option-layout-orchard = Augļu dārzs
chase-option-layout-orchard-about = Vidū rindās stāv koki; lodes ir aiz sienām. Vienlīdz stipri spēlētāji abās pusēs uzvar apmēram vienādi bieži. Ja neviens nekļūdās, vienmēr uzvar spoki.
chase-option-layout-pairs = Pāri
chase-option-layout-pairs-about = Lodes ir pa pāriem, tāpēc viens papildu gājiens var vest pie nākamā. Ja neviens nekļūdās, vienmēr uzvar Pac-Man.
chase-option-layout-pinwheel = Vējrādītājs
chase-option-layout-pinwheel-about = Apgriezts otrādi, labirints izskatās tāpat; spoki sāk augšējā pusē. Te vieglāk uzvar spoki. Ja neviens nekļūdās, vienmēr uzvar spoki.
chase-option-layout-printed = Klajš lauks
chase-option-layout-printed-about = Cik zinām, kā uz drukātā laukuma: tikai sešas sienas, tāpēc spoki redz tālu. Te vieglāk uzvar spoki. Ja neviens nekļūdās, vienmēr uzvar spoki.
chase-option-layout-towers = Torņi
chase-option-layout-towers-about = Lodes ir stūros aiz sienām. Te vieglāk uzvar Pac-Man. Ja neviens nekļūdās, Pac-Man uzvar ar 2 vai 3 dzīvībām, bet spoki, ja viņam ir tikai 1.
chase-option-layout-crossroads = Krustceles
chase-option-layout-crossroads-about = Vidū krustojas divi ceļi, un uz katra gaida spoks. Ja neviens nekļūdās, vienmēr uzvar spoki.
chase-option-layout-harbour = Osta
chase-option-layout-harbour-about = No abām pusēm iestiepjas moli; lodes ir pa pāriem, tāpēc viens papildu gājiens var vest pie nākamā. Ja neviens nekļūdās, vienmēr uzvar Pac-Man.
chase-option-layout-stables = Staļļi
chase-option-layout-stables-about = Aizgaldi augšā un apakšā, lodes pa pāriem malās. Ja neviens nekļūdās, Pac-Man uzvar ar 2 vai 3 dzīvībām, bet spoki, ja viņam ir tikai 1.
chase-option-layout-market = Tirgus
chase-option-layout-market-about = Gar garu eju abās pusēs rindās stāv būdiņas. Vienlīdz stipri spēlētāji abās pusēs uzvar apmēram vienādi bieži. Ja neviens nekļūdās, vienmēr uzvar spoki.
chase-option-layout-courtyard = Pagalms
chase-option-layout-courtyard-about = Plašs pagalms ar četrām nišām; lodes ir to ieejās. Ja neviens nekļūdās, Pac-Man uzvar ar 3 dzīvībām, bet spoki uzvar, ja viņam ir 1 vai 2.
chase-option-layout-ladders = Kāpnes
chase-option-layout-ladders-about = Abās pusēs ir kāpnes, un divas šauras ejas ved uz vidu. Ja neviens nekļūdās, Pac-Man uzvar ar 3 dzīvībām, bet spoki uzvar, ja viņam ir 1 vai 2.
chase-option-layout-quay = Piestātne
chase-option-layout-quay-about = Spēlei ar vienu dzīvību. Ja neviens nekļūdās, vienmēr uzvar Pac-Man.
chase-option-layout-alley = Šķērsiela
chase-option-layout-alley-about = Spēlei ar divām dzīvībām. Ja neviens nekļūdās, Pac-Man uzvar ar 2 vai 3 dzīvībām, bet spoki, ja viņam ir tikai 1.
chase-option-layout-fairground = Gadatirgus
chase-option-layout-fairground-about = Spēlei ar trim dzīvībām. Ja neviens nekļūdās, vienmēr uzvar spoki.
chase-option-lives = Pac-Man dzīvības
chase-option-lives-1 = viena
chase-option-lives-2 = divas
chase-option-lives-3 = trīs
chase-option-pacman-short-move = Pac-Man drīkst apstāties pēc viena lauciņa
chase-option-pacman-into-ghost = Ja Pac-Man bez papildu gājiena uzskrien spokam
chase-option-pacman-into-ghost-blocked = spoks aizšķērso ceļu
chase-option-pacman-into-ghost-caught = viņš ir noķerts
chase-option-boost-mandatory = Papildu gājiens ir obligāts
chase-option-boost-exact = Papildu gājienā jāiet visi trīs lauciņi
chase-option-eat-in-passing = Papildu gājienā Pac-Man ēd spokus arī garāmejot
chase-option-boost-chain = Otra lode papildu gājienā to sāk no jauna
chase-option-ghost-order = Spoku secība
chase-option-ghost-order-fixed = vienmēr tāda pati
chase-option-ghost-order-free = katrreiz pēc izvēles
chase-option-ghost-pass = Spoki drīkst palikt uz vietas
chase-option-must-catch = Spokiem jāķer, ja var
chase-option-frenzy-path = Trakuma režīmā spoks skrien
chase-option-frenzy-path-straight = taisni
chase-option-frenzy-path-free = kā grib
chase-option-frenzy-path-toward = uz Pac-Man pusi
chase-option-frenzy-exact = Trakuma režīmā spokam jāskrien divi lauciņi, ja var
chase-option-ghost-cross-pellet = Trakuma režīmā spoks drīkst skriet pāri lodei
chase-option-ghosts-stack = Spoki drīkst būt vienā lauciņā
chase-option-pellets-reset = Zaudējot dzīvību, visas lodes atgriežas
chase-option-stall-limit = Pēc cik raundiem bez lodes zaudē dzīvību
chase-option-max-turns = Raundu ierobežojums

chase-short-moved = { $piece } no { $origin } uz { $to }.
chase-short-stopped = { $piece } apstājas lauciņā { $at }.
chase-short-called = izvēlas: { $ghost }.

chase-note-stays = paliek
chase-note-called = nākamais: { $ghost }
chase-note-ate = apēd: { $ghost }
chase-note-life = dzīvība zaudēta
chase-note-pellets = { $count ->
    [zero] { $count } ložu
    [one] { $count } lode
   *[other] { $count } lodes
}

chase-advice-step = Ej uz { $to }.
chase-advice-end = Apstājies te.
chase-advice-call = Izvēlies: { $to }.

chase-reason-wins = Ar to tu uzvari!
chase-reason-pellet = Tā tu apēd enerģijas lodi.
chase-reason-eats = Tā tu apēd spoku: { $ghost }.
chase-reason-catches = Tā tu noķer Pac-Man.
chase-reason-caught = { $ghost } tevi tur noķer.
chase-reason-seen = { $ghost } tevi tur redz.
chase-reason-unseen = Tur tevi neredz neviens spoks.
chase-reason-near = { $steps ->
    [zero] No turienes līdz Pac-Man ir { $steps } lauciņu.
    [one] No turienes līdz Pac-Man ir { $steps } lauciņš.
   *[other] No turienes līdz Pac-Man ir { $steps } lauciņi.
}

chase-help-aim-title = Mērķis
chase-help-aim = Pac-Man uzvar, kad ir apēdis četras enerģijas lodes. Spoki uzvar, kad ir viņu trīs reizes noķēruši: katra reize maksā dzīvību. Sasniegtais līmenis ir apēsto ložu skaits.
chase-help-sides-title = Kas ko spēlē
chase-help-sides = 1. spēlētājs ir Pac-Man; pārējie savā starpā sadala četrus spokus un uzvar vai zaudē kopā. Raunds ir Pac-Man gājiens un pēc tā spoku gājieni. Pac-Man iet pirmais, arī pēc katra jauna sākuma.
chase-help-pacman-title = Pac-Man gājiens
chase-help-pacman = Viņš iet tieši divus lauciņus, soli pa solim, nekad pa diagonāli. Drīkst griezties atpakaļ. Sienas un spoki aizšķērso ceļu, un neviens nelec pāri. Ja nav kur iet, viņš paliek.
chase-help-pellet-title = Papildu gājiens
chase-help-pellet = Uz lodes viņš apstājas, to apēd un iegūst papildu gājienu: līdz trim lauciņiem jebkurā virzienā, pat cauri spokiem. Papildu gājiens beidzas, pirms iet spoki.
chase-help-eaten-title = Kā ēst spokus
chase-help-eaten = Katrs spoks, ko viņš satiek papildu gājienā, ir apēsts un nepiedalās līdz nākamajam sākumam. Cita lode ceļā sāk jaunu papildu gājienu par trim lauciņiem.
chase-help-ghosts-title = Spoku gājieni
chase-help-ghosts = Blinky, Inky, Pinky un Clyde iet šādā secībā, katrs vienu lauciņu. Spokam, kurš var iet, ir jāiet. Spoki drīkst būt vienā lauciņā un paiet cits citam garām.
chase-help-guard-title = Spoki un lodes
chase-help-guard = Neviens spoks nedrīkst beigt gājienu uz lodes; trakuma režīmā tai drīkst skriet pāri. Spokam, kurš varētu noķert Pac-Man, tas nav jādara.
chase-help-sight-title = Ko spoki redz
chase-help-sight = Spoks redz visu savu rindu un kolonnu, lai cik tālu, bet ne pa diagonāli. Sienas skatu aizsedz, spoki un lodes ne. Svarīgi, ko tas redz, sākot gājienu.
chase-help-frenzy-title = Trakuma režīms
chase-help-frenzy = Spoks, kas redz Pac-Man, skrien divus lauciņus taisni jebkurā virzienā. Ja var, jāskrien abi. Ja Pac-Man ir tieši blakus, spoks viņu noķer pirmajā lauciņā.
chase-help-caught-title = Noķerts
chase-help-caught = Spoks, kas nonāk Pac-Man lauciņā, viņu noķer. Pac-Man zaudē dzīvību, un visi, arī apēstie spoki, atgriežas sākumā. Apēstās lodes paliek apēstas.
chase-help-stall-title = Nevilcinies
chase-help-stall = Pēc pārāk daudz raundiem bez lodes (20, ja neizvēlies citādi) Pac-Man arī zaudē dzīvību. Ja ir raundu ierobežojums, spēle tur beidzas bez uzvarētāja.
chase-help-maze-title = Labirinti
chase-help-maze = Labirints nosaka, kur ir sienas un lodes un kur kurš sāk. Šeit neviens sienas neliek.
chase-help-touch-title = Uz ekrāna
chase-help-touch = Zem laukuma redzi, kura figūriņa iet, kas to spēlē un kuri spoki ies pēc tam. Pieskaries lauciņam divu soļu attālumā, un figūriņa aizies turp; lai izvēlētos ceļu, pieskaries mazajiem gredzeniem.
chase-help-keys-title = Ar tastatūru
chase-help-keys = Bulttaustiņi un Enter; E beidz gājienu agrāk.

chase-deed-moved = { $detail ->
    [squares] gājiens ({ $places })
   *[plain] gājiens ({ $pieces })
}
chase-deed-stayed = bez gājiena ({ $pieces })
chase-deed-spotted = { $who ->
    [you] pamani Pac-Man ({ $ghosts })
   *[somebody] pamana Pac-Man ({ $ghosts })
}
chase-deed-frenzied = { $ghost } ierauga Pac-Man un kļūst traks
chase-deed-ate-pellet = apēd enerģijas lodi (atlikušas: { $left })
chase-deed-ate-ghost = apēd: { $ghost }
chase-deed-caught = { $ghost } noķer Pac-Man! Atlikušās dzīvības: { $lives }
chase-deed-stalled = Pac-Man zaudē dzīvību: pārāk ilgi bez lodes. Atlikušās dzīvības: { $lives }
chase-deed-reset = visi atkal ir sākumā

chase-befalls-caught = { $ghost } tevi noķer! Atlikušās dzīvības: { $lives }
chase-befalls-stalled = Raundi bez lodes: { $cycles }. Tas maksā dzīvību. Atlikušās dzīvības: { $lives }
chase-befalls-eaten = Pac-Man apēd: { $ghost }!

error-chase-bad-action = „{ $text }” nav darbība; darbība ir lauciņš kā e2, spoka vārds vai -, lai beigtu gājienu.
error-chase-bad-position = „{ $text }” nav stāvoklis; raksti to tā: { $form }.
error-chase-bad-square = „{ $text }” nav lauciņš; lauciņi ir no a1 līdz i9.

error-chase-layout-field = Labirintam vajag „{ $field }”: source ir teksts, fences un pellets ir saraksti, starts ir tabula.
error-chase-layout-extra = Labirintam nav lauka „{ $field }”; tā lauki ir source, fences, pellets un starts.
error-chase-layout-many-fences = Sienas: { $count }; kastē ir tikai { $most }.
error-chase-layout-fence = „{ $fence }” nav siena; siena ir lauciņš un h vai v, piemēram, e3h.
error-chase-layout-fence-border = Siena { $fence } ir uz laukuma malas vai sniedzas tai pāri.
error-chase-layout-fence-clash = Siena { $fence } pārklājas vai krustojas ar citu.
error-chase-layout-square = { $place }: „{ $square }” nav lauciņš; lauciņi ir no a1 līdz i9.
error-chase-layout-pellet-count = Enerģijas ložu skaitam jābūt { $wanted }, bet ir { $count }.
error-chase-layout-pellet-twice = Lauciņā { $square } ir divas enerģijas lodes.
error-chase-layout-pieces = Sākumvietām jābūt šīm figūriņām: { $pieces }.
error-chase-layout-start-pellet = { $piece } nevar sākt lauciņā { $square }: tur ir enerģijas lode.
error-chase-layout-start-shared = { $piece } nevar sākt lauciņā { $square }: tur sāk cita figūriņa.
error-chase-layout-closed = No Pac-Man sākumvietas nevar nokļūt lauciņā { $square }; jāvar nokļūt visos lauciņos.
error-chase-layout-parted = Enerģijas lodes nogriež lauciņu { $square } no Pac-Man sākumvietas; spoki uz tām neapstājas, tāpēc vajag apkārtceļu.

error-chase-place-ghosts = Stāvoklī ir četri spoki; apēstajam ir -.
error-chase-place-pellets = Enerģijas lode ir tur, kur labirintā tās nav, vai arī neviena netrūkst, lai gan viena tikko apēsta.
error-chase-place-lives = Pac-Man nevar būt tik daudz dzīvību; un, ja dzīvību nav, kādai lodei jābūt.
error-chase-place-idle = Nevar būt bijis tik daudz raundu bez lodes.
error-chase-place-best = Zaudētā dzīvē nevar būt apēsts tik daudz ložu.
error-chase-place-cycles = Raundus skaita tikai līdz iestatījumam max_turns.
error-chase-place-sharing = Divi spoki nevar būt vienā lauciņā.
error-chase-place-on-pellet = Tur uz lodes neviena figūriņa nevar būt.
error-chase-place-waiting = Šie spoki nevar gaidīt savu gājienu.
error-chase-place-over = Spēle ir beigusies, tāpēc neviena figūriņa nevar būt gājiena vidū.
error-chase-place-met = Pac-Man un spoks te nevar būt vienā lauciņā.
error-chase-place-move = Šajā gājienā nevar būt atlicis tik daudz soļu vai ne tādā veidā.
error-chase-place-run = Spoks nevar būt tā sācis skriet.
error-chase-place-sight = Spoks ir trakuma režīmā tad un tikai tad, kad redz Pac-Man.
error-chase-place-stuck = Figūriņa te neko nevar darīt, tāpēc nevar būt tās gājiens.
