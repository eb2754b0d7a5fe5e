cli-seat = { $seat } vieta
cli-person = žmogus
cli-nobody = niekas
cli-match = { $game }, { $players ->
    [one] { $players } žaidėjas
    [few] { $players } žaidėjai
   *[other] { $players } žaidėjų
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Laimi: { $winners }. Rezultatai pagal vietas: { $scores }.
cli-you-win = Laimėjai!
cli-you-lose = Pralaimėjai.
cli-play-begin = Įvesk ėjimą, ? (galimi ėjimai) arba help.
cli-play-help = Įvesk ėjimą žaidimo ženklais arba kelis, atskirtus tarpais. Arba įvesk:
cli-play-help-list = išvardyti galimus ėjimus
cli-play-help-hint = paklausti geriausio šio žaidimo boto, ką jis darytų
cli-play-help-undo = atšaukti paskutinį ėjimą, jei po jo niekas nemesta, neištraukta ir neparodyta
cli-play-help-board = nupiešti lentą dar kartą
cli-play-help-help = rodyti šį sąrašą
cli-play-help-quit = čia sustoti
cli-play-no-hints = Šiam žaidimui užuominų nėra.
cli-play-hint = { $bot } darytų taip: { $move }.
cli-play-hand-over = Perduok klaviatūrą { $seat } vietai. Nežvilgčiok!
cli-play-press-enter = { $seat } vieta, spausk Enter ir pamatysi savo pusę:
cli-play-not-over = Žaidimas dar nesibaigė.
cli-play-not-saved = nieko neįrašyta. { $reason }
cli-did-you-mean = Gal norėjai „{ $meant }“?
cli-limits = Ribos: { $limits }.
cli-page-ready = Mazechase paruoštas: { $link } (Ctrl-C – baigti)
cli-page-running = Mazechase jau veikia: { $link }
cli-page-opening = Mazechase jau veikia: { $link } – atveriama
cli-page-network = Tavo tinkle: { $link }
cli-games-players = { $game }: žaidėjų { $players }
cli-games-default = įprastai { $value }
cli-games-house-rule = įprastai { $value } (namų taisyklė; knygelėje – { $printed })
cli-chance = Dabar lemia atsitiktinumas ({ $seat } vieta). Galimi rezultatai ir jų svoriai:
cli-actions = { $count ->
    [one] { $count } veiksmas
    [few] { $count } veiksmai
   *[other] { $count } veiksmų
}
cli-draws = { $count ->
    [one] { $count } traukimas
    [few] { $count } traukimai
   *[other] { $count } traukimų
}
cli-checked = patikrinta: { $what } ir rezultatas
cli-checked-unfinished = patikrinta: { $what }; žaidimas dar neturi rezultato
cli-their-seal = jų antspaudas
cli-verified = patvirtinta: sėkla atitinka antspaudą ir duoda { $draws ->
    [one] vienintelį jos traukimą
    [few] visus { $draws } traukimus
   *[other] visus { $draws } traukimų
}
cli-arena-heading = { $match }, { $games ->
    [one] { $games } žaidimas
    [few] { $games } žaidimai
   *[other] { $games } žaidimų
}, sėkla { $seed }, { $budget }
cli-arena-nodes = mazgų: { $nodes }
cli-arena-time = { $time } ms
cli-arena-usual = galvojama įprastai
cli-arena-bot = botas
cli-arena-games = žaidimai
cli-arena-wins = pergalės
cli-arena-draws = lygiosios
cli-arena-score = rezultatas
cli-arena-interval = 95 % intervalas
cli-arena-fair = lygu
cli-from-to = nuo { $low } iki { $high }
cli-review-ply = ėjimas
cli-review-start = pradžia
cli-review-luck = sėkmė
cli-review-lost = prarasta
cli-review-best = geriausia
cli-review-decisions = sprendimai
cli-review-mistakes = klaidos
cli-review-turning-points = lūžio akimirkos: ėjimai { $plies }
cli-suggest-heading = tikslas { $aims }, ratų: { $rounds }, žaidimų: { $games }
cli-suggest-changes = pakeitimai
cli-suggest-distance = atstumas iki tikslo
cli-suggest-points = taškų: { $points }
cli-suggest-before = prieš
cli-suggest-after = po
cli-suggest-candidate = { $number } variantas
cli-suggest-fresh = su kita sėkme
cli-suggest-wins = pergalės pagal vietas
cli-suggest-began = kas pradėjo
cli-suggest-turns = ėjimai
cli-suggest-minutes = minutės
cli-suggest-nothing = sustabdyta nieko dar neradus
cli-needs = Tam reikia { $package }: { $install }
cli-needs-server = Tam reikia serverio paketų (trūksta { $package }): { $install }
cli-no-kernels = greitieji branduoliai nesukompiliuoti, todėl skaičiuoja Python taisyklės, tik lėčiau; žr. docs/engine.md
cli-working-playing = žaidžiama
cli-working-reviewing = peržiūrima
cli-working-searching = ieškoma
cli-working-solving = sprendžiama
cli-working-counting = skaičiuojama
error-bot-not-imported = Botas „{ $bot }“: modulio „{ $module }“ importuoti nepavyko ({ $problem }).
error-bot-not-a-class = Botas „{ $bot }“: modulyje „{ $module }“ nėra klasės „{ $cls }“, paveldinčios iš mazechase.bots.Bot.
error-bot-raised = Botas „{ $bot }“ sugedo čia: { $place }. { $problem }.
error-bot-illegal = Botas „{ $bot }“ { $seat } vietoje atsakė { $action }, o tai ne vienas iš galimų veiksmų, kuriuos jis gavo.
error-bad-budget = Riba { $limit } per maža; ji turi būti bent 1.
error-budget-without-clock = Laiko ribai reikia laikrodžio.
error-bad-bot-count = Botų yra { $bots }, o vietų – { $players }, todėl visų užpildyti nepavyks; botų nurodyk nuo 1 iki { $players }.
error-bad-game-count = Žaidimų: { $games }, procesų: { $workers }. Ir vienų, ir kitų turi būti bent 1.
error-process-ended = Vienas iš serverio procesų baigėsi dar nepasiruošęs (būsena { $status }).
error-bad-arguments = { $message } (žr. `{ $command } --help`)
error-no-such-command = Komandos „{ $command }“ nėra. Komandos: { $known }.
error-bad-choice = { $name } negali būti „{ $text }“; galima: { $known }.
error-lan-elsewhere = --lan paleidžia serverį, todėl rašoma prie serve arba be komandos, o ne prie { $command }.
error-lan-and-host = --lan klausosi visais šio kompiuterio adresais; --host nereikia.
error-bad-argument-number = { $name } turi būti sveikasis skaičius nuo { $least } iki { $most }, ne „{ $text }“.
error-unreadable-file = Failo „{ $file }“ perskaityti negalima: { $reason }.
error-unwritable-file = Failo „{ $file }“ įrašyti negalima: { $reason }.
error-print-form = „{ $file }“ nėra nei .pdf, nei .svg failas.
error-line-too-long = Viena įvesta eilutė per ilga; ženklų gali būti ne daugiau kaip { $most }.
error-no-such-seat-here = „{ $seat }“ vietos čia nėra; --seat gali būti { $known }.
error-bad-seat-count = --seat { $seats }: žmonių, kuriuos reikia susodinti po vieną į vietą, yra { $people }.
error-file-too-big = Failas „{ $file }“ per didelis; riba baitais – { $most }.
error-unusable-folder = Aplanku „{ $folder }“ naudotis negalima: { $reason }.
error-unusable-database = Duomenų baze „{ $database }“ naudotis negalima. { $reason }
error-database-in-use = Duomenų bazę { $database } naudoja kitas serveris. Jo adresas – { $address }
error-running-without-lan = Mazechase jau veikia adresu { $address }, bet tik šiam kompiuteriui. Sustabdyk jį (Ctrl-C) ir paleisk iš naujo parinktimi --lan.
error-limit-form = „{ $text }“ nėra riba; rašyk NAME=NUMBER.
error-no-such-limit = Ribos „{ $limit }“ nėra.
error-bad-limit-number = Riba „{ $limit }“ turi būti sveikasis skaičius nuo 0 iki { $most }, ne „{ $text }“.
error-no-such-setting = Nustatymo „{ $name }“ nėra ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: „{ $name }“ turi būti { $takes }.
error-bad-config = Failas „{ $file }“ ne TOML formato: { $problem }.
error-document-not-text = Dokumentas „{ $where }“ nėra UTF-8 tekstas.
error-neither-game-nor-file = „{ $text }“ nėra nei žaidimas, nei failas. Žaidimų sąrašą parodys `mazechase games`.
error-option-form = „{ $text }“ nėra parinktis; rašyk NAME=VALUE.
error-option-twice = Parinktis „{ $option }“ nurodyta du kartus.
error-record-has-options = Įrašytas žaidimas turi savo žaidėjus ir parinktis; --players ir --option nereikia.
error-bad-move = { $number } ėjimas, „{ $token }“: { $reason }
error-bad-viewer = Žiūrovo „{ $viewer }“ čia nėra; yra { $known }.
error-game-not-imported = Žaidimo „{ $name }“ importuoti nepavyko: { $problem }.
error-game-not-a-class = „{ $name }“ nėra žaidimas; turi būti nurodytas pilnas mazechase.Rules poklasis, užrašytas kaip module:Class.
error-no-kernel = { $game }: greitojo branduolio čia nėra. Jis neparašytas, nesukompiliuotas arba išjungtas nustatymu MAZECHASE_NATIVE=0.
error-no-solution = Botas „{ $bot }“ žaidžia pagal sprendimą, o šioms parinktims jo dar nėra. Sukurk jį taip: mazechase solve chase --save --option ...
error-no-solver = { $game }: sprendimo programos nėra.
error-too-much-to-solve = Kai nustatyta { $option }, sprendimas užtruktų maždaug tiek valandų: { $hours } (vienu procesoriumi) ir reikėtų { $gigabytes } GB atminties, todėl nepradedama.
error-bad-engine-number = { $name } turi būti sveikasis skaičius nuo { $least } iki { $most }, ne { $number }.
error-bad-action-count = Žingsniui reikia masyvo, kuriame po vieną veiksmą kiekvienam žaidimui; jo forma turi būti { $wanted }, ne { $shape }.
error-bad-place = „on“ gali būti { $places }, ne „{ $place }“.
error-no-ray = „Ray“ čia neįdiegta. Įdiek taip: pip install "mazechase[ray]"
error-no-cluster = „Ray“ klasterio nepavyksta pasiekti ar paleisti: { $problem }.
error-worker-died = Darbinis procesas su tais pačiais žaidimais nutrūko ne kartą; iš viso kartų: { $tries }.
error-bad-aim = „{ $aim }“ nėra tikslas; tikslai yra even, turns=NUMBER, minutes=NUMBER ir SIDE=PER CENT, pvz., pacman=50.
error-no-changes = { $game }: niekas neaprašė, kaip truputį pakeisti „{ $option }“; pakeitimai yra šiems: { $known }.
error-backup-exists = Failas { $file } jau yra. Atsarginė kopija niekada nieko nepakeičia: perkelk jį kitur arba rinkis kitą vardą.
error-backup-by-postgres = „PostgreSQL“ duomenų bazės kopijas daro ir atkuria pačios „PostgreSQL“ programos (docs/deploy.md); arba nukopijuok jos žaidimus į failą komanda `mazechase database copy`.
error-no-server = Nepavyksta paklausti serverio { $server }: { $problem }.
