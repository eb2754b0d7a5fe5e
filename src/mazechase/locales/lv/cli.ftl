cli-seat = vieta { $seat }
cli-person = cilvēks
cli-nobody = neviens
cli-match = { $game }, { $players ->
    [zero] { $players } spēlētāju
    [one] { $players } spēlētājs
   *[other] { $players } spēlētāji
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Uzvar: { $winners }. Punkti pa vietām: { $scores }.
cli-you-win = Tu uzvarēji!
cli-you-lose = Tu zaudēji.
cli-play-begin = Ieraksti gājienu, ? atļautajiem gājieniem vai help.
cli-play-help = Ieraksti gājienu spēles pierakstā vai vairākus ar atstarpi starp tiem. Vai arī raksti:
cli-play-help-list = parādīt atļautos gājienus
cli-play-help-hint = pajautāt spēles labākajam robotam, ko tas darītu
cli-play-help-undo = atsaukt pēdējo gājienu, ja kopš tā nekas nav mests, vilkts vai parādīts
cli-play-help-board = vēlreiz uzzīmēt laukumu
cli-play-help-help = parādīt šo
cli-play-help-quit = beigt
cli-play-no-hints = Šai spēlei padomu nav.
cli-play-hint = { $bot } spēlētu { $move }.
cli-play-hand-over = Nodod tastatūru vietai { $seat }. Nelūrēt!
cli-play-press-enter = Vieta { $seat }, nospied Enter, lai redzētu savu pusi:
cli-play-not-over = Spēle nav beigusies.
cli-play-not-saved = nekas nav saglabāts. { $reason }
cli-did-you-mean = Vai tu domāji „{ $meant }”?
cli-limits = Ierobežojumi: { $limits }.
cli-page-ready = Mazechase ir gatavs: { $link } (Ctrl-C to beidz)
cli-page-running = Mazechase jau darbojas: { $link }
cli-page-opening = Mazechase jau darbojas: { $link }; atveru
cli-page-network = Tavā tīklā: { $link }
cli-games-players = { $game }, spēlētāji: { $players }
cli-games-default = parasti { $value }
cli-games-house-rule = parasti { $value } (mājas noteikums; noteikumu grāmatā { $printed })
cli-chance = Tagad ir izloze (vieta { $seat }). Iznākumi un to svari:
cli-actions = { $count ->
    [zero] { $count } darbību
    [one] { $count } darbība
   *[other] { $count } darbības
}
cli-draws = { $count ->
    [zero] { $count } izložu
    [one] { $count } izloze
   *[other] { $count } izlozes
}
cli-checked = pārbaudīts: { $what } un rezultāts
cli-checked-unfinished = pārbaudīts: { $what }; spēlei vēl nav rezultāta
cli-their-seal = to zīmogs
cli-verified = apstiprināts: sākumvērtība atbilst zīmogam un dod { $draws ->
    [zero] visas { $draws } izlozes
    [one] { $draws } izlozi
   *[other] visas { $draws } izlozes
}
cli-arena-heading = { $match }, { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}, sākumvērtība { $seed }, { $budget }
cli-arena-nodes = mezgli: { $nodes }
cli-arena-time = { $time } ms
cli-arena-usual = parastā domāšana
cli-arena-bot = robots
cli-arena-games = spēles
cli-arena-wins = uzvaras
cli-arena-draws = neizšķirti
cli-arena-score = rezultāts
cli-arena-interval = 95 % intervāls
cli-arena-fair = godīgi
cli-from-to = { $low } līdz { $high }
cli-review-ply = gājiens
cli-review-start = sākums
cli-review-luck = veiksme
cli-review-lost = zaudēts
cli-review-best = labākais
cli-review-decisions = lēmumi
cli-review-mistakes = kļūdas
cli-review-turning-points = pagrieziena punkti: gājieni { $plies }
cli-suggest-heading = mērķis { $aims }, kārtas: { $rounds }, spēles: { $games }
cli-suggest-changes = izmaiņas
cli-suggest-distance = attālums no mērķa
cli-suggest-points = punkti: { $points }
cli-suggest-before = pirms
cli-suggest-after = pēc
cli-suggest-candidate = variants { $number }
cli-suggest-fresh = ar jaunu veiksmi
cli-suggest-wins = uzvaras pa vietām
cli-suggest-began = kas sāka
cli-suggest-turns = gājieni
cli-suggest-minutes = minūtes
cli-suggest-nothing = apturēts, pirms kaut kas atrasts
cli-needs = Tam vajag { $package }: { $install }
cli-needs-server = Tam vajag servera pakotnes (trūkst { $package }): { $install }
cli-no-kernels = ātrās daļas nav uzbūvētas, tāpēc to darbu lēnāk dara Python noteikumi; skaties docs/engine.md
cli-working-playing = spēlē
cli-working-reviewing = pārskata
cli-working-searching = meklē
cli-working-solving = risina
cli-working-counting = skaita
error-bot-not-imported = Robots „{ $bot }”: moduli „{ $module }” neizdevās importēt ({ $problem }).
error-bot-not-a-class = Robots „{ $bot }”: modulī „{ $module }” nav klases „{ $cls }”, kas paplašina mazechase.bots.Bot.
error-bot-raised = Robots „{ $bot }” kļūdījās pie { $place }: { $problem }.
error-bot-illegal = Robots „{ $bot }” vietā { $seat } atbildēja { $action }, bet starp atļautajām darbībām tādas nebija.
error-bad-budget = Robežlielums { $limit } ir par mazu; jābūt vismaz 1.
error-budget-without-clock = Laika ierobežojumam vajag pulksteni.
error-bad-bot-count = { $bots ->
    [zero] Ar { $bots } robotiem
    [one] Ar { $bots } robotu
   *[other] Ar { $bots } robotiem
} nevar aizpildīt vietas, kuru skaits ir { $players }; ņem no 1 līdz { $players } robotiem.
error-bad-game-count = Spēles: { $games }, procesi: { $workers }. Abiem skaitļiem jābūt vismaz 1.
error-process-ended = Viens no servera procesiem beidzās, pirms bija gatavs (statuss { $status }).
error-bad-arguments = { $message } (skaties `{ $command } --help`)
error-no-such-command = Nav komandas „{ $command }”. Komandas: { $known }.
error-bad-choice = { $name } nevar būt „{ $text }”; der { $known }.
error-lan-elsewhere = --lan palaiž serveri, tāpēc tas iet kopā ar serve vai bez komandas, bet ne ar { $command }.
error-lan-and-host = --lan klausās visās šī datora adresēs; izlaid --host.
error-bad-argument-number = { $name } vajag veselu skaitli no { $least } līdz { $most }, nevis „{ $text }”.
error-unreadable-file = Failu „{ $file }” nevar nolasīt: { $reason }.
error-unwritable-file = Failu „{ $file }” nevar ierakstīt: { $reason }.
error-print-form = „{ $file }” nav ne .pdf, ne .svg fails.
error-line-too-long = Ievadē ir rinda, kas garāka par pieļauto zīmju skaitu: { $most }.
error-no-such-seat-here = Te nav vietas „{ $seat }”; --seat var būt { $known }.
error-bad-seat-count = --seat { $seats }: te { $people ->
    [zero] jāsēdina { $people } cilvēku
    [one] jāsēdina viens cilvēks
   *[other] jāsēdina { $people } cilvēki
}, katrs savā vietā.
error-file-too-big = Fails „{ $file }” ir par lielu; drīkst būt ne vairāk baitu kā { $most }.
error-unusable-folder = Mapi „{ $folder }” nevar izmantot: { $reason }.
error-unusable-database = Datubāzi „{ $database }” nevar izmantot. { $reason }
error-database-in-use = Datubāzi { $database } lieto cits serveris. Tas darbojas adresē { $address }
error-running-without-lan = Mazechase jau darbojas adresē { $address }, bet tikai šim datoram. Apturi to (Ctrl-C) un palaid vēlreiz ar --lan.
error-limit-form = „{ $text }” nav ierobežojums; raksti NAME=NUMBER.
error-no-such-limit = Nav ierobežojuma „{ $limit }”.
error-bad-limit-number = Ierobežojumam „{ $limit }” vajag veselu skaitli no 0 līdz { $most }, nevis „{ $text }”.
error-no-such-setting = Nav servera iestatījuma „{ $name }” ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: „{ $name }” vajag { $takes }.
error-bad-config = Fails „{ $file }” nav TOML: { $problem }.
error-document-not-text = Dokuments „{ $where }” nav UTF-8 teksts.
error-neither-game-nor-file = „{ $text }” nav ne spēle, ne fails. `mazechase games` parāda visas spēles.
error-option-form = „{ $text }” nav iestatījums; raksti NAME=VALUE.
error-option-twice = Iestatījums „{ $option }” ir norādīts divreiz.
error-record-has-options = Saglabātajai spēlei jau ir savi spēlētāji un iestatījumi; izlaid --players un --option.
error-bad-move = { $number }. gājiens, „{ $token }”: { $reason }
error-bad-viewer = Te nav skatītāja „{ $viewer }”; ir { $known }.
error-game-not-imported = Spēli „{ $name }” neizdevās importēt: { $problem }.
error-game-not-a-class = „{ $name }” nav spēle; jānosauc pilnīga mazechase.Rules apakšklase kā module:Class.
error-no-kernel = Spēlei { $game } te nav ātrās daļas: tā nav uzrakstīta, nav uzbūvēta vai arī MAZECHASE_NATIVE=0 to izslēdz.
error-no-solution = Robots „{ $bot }” spēlē pēc atrisinājuma, bet šiem iestatījumiem tā vēl nav. Izveido to: mazechase solve chase --save --option ...
error-no-solver = Spēlei { $game } nav risinātāja.
error-too-much-to-solve = Ar { $option } atrisinājums vienam procesoram prasītu apmēram tik stundu: { $hours }, un { $gigabytes } GB atmiņas, tāpēc to nesāk.
error-bad-engine-number = { $name } jābūt veselam skaitlim no { $least } līdz { $most }, nevis { $number }.
error-bad-action-count = Solim vajag masīvu ar vienu darbību katrai spēlei, formā { $wanted }, nevis { $shape }.
error-bad-place = „on” vajag { $places }, nevis „{ $place }”.
error-no-ray = Ray te nav instalēts. Instalē to tā: pip install "mazechase[ray]"
error-no-cluster = Ray kopu nevar sasniegt vai palaist: { $problem }.
error-worker-died = Process pie tām pašām spēlēm beidzās jau { $tries }. reizi.
error-bad-aim = „{ $aim }” nav mērķis; mērķi ir even, turns=NUMBER, minutes=NUMBER un SIDE=PER CENT, piemēram, pacman=50.
error-no-changes = Nav pierakstīts, kā spēlē { $game } mazliet mainīt „{ $option }”; izmaiņas ir šim: { $known }.
error-backup-exists = Fails { $file } jau ir. Rezerves kopija neko neaizstāj: pārvieto to vai izvēlies citu nosaukumu.
error-backup-by-postgres = PostgreSQL datubāzi kopē un atjauno ar PostgreSQL pašas programmām (docs/deploy.md); vai pārkopē tās spēles failā ar `mazechase database copy`.
error-no-server = Serverim { $server } nevar pajautāt: { $problem }.
