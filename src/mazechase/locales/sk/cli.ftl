cli-seat = miesto { $seat }
cli-person = človek
cli-nobody = nikto
cli-match = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráča
   *[other] { $players } hráčov
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Výhra: { $winners }. Výsledky podľa miest: { $scores }.
cli-you-win = Vyhrávaš!
cli-you-lose = Prehrávaš.
cli-play-begin = Napíš ťah, ? pre povolené ťahy, alebo help.
cli-play-help = Napíš ťah v zápise hry, alebo viac ťahov oddelených medzerou. Alebo napíš:
cli-play-help-list = vypíše povolené ťahy
cli-play-help-hint = spýta sa najlepšieho robota hry, čo by urobil
cli-play-help-undo = vráti posledný ťah, ak sa odvtedy nič nehodilo, nepotiahlo ani neukázalo
cli-play-help-board = znova nakreslí dosku
cli-play-help-help = ukáže toto
cli-play-help-quit = skončí
cli-play-no-hints = Pre túto hru rady nie sú.
cli-play-hint = { $bot } by zahral { $move }.
cli-play-hand-over = Klávesnicu teraz dostane miesto { $seat }. Nepozerať!
cli-play-press-enter = Miesto { $seat }, stlač Enter a uvidíš svoju stranu:
cli-play-not-over = Hra sa neskončila.
cli-play-not-saved = nič sa neuložilo. { $reason }
cli-did-you-mean = Nemalo to byť „{ $meant }“?
cli-limits = Limity: { $limits }.
cli-page-ready = Mazechase je pripravené na { $link } (Ctrl-C ho ukončí)
cli-page-running = Mazechase už beží na { $link }
cli-page-opening = Mazechase už beží na { $link }: otvára sa
cli-page-network = V tvojej sieti: { $link }
cli-games-players = { $game }: hráči { $players }
cli-games-default = predvolené { $value }
cli-games-house-rule = predvolené { $value } (domáce pravidlo; podľa knižky { $printed })
cli-chance = Nasleduje náhoda (miesto { $seat }). Výsledky a ich váhy:
cli-actions = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
    [many] { $count } ťahu
   *[other] { $count } ťahov
}
cli-draws = { $count ->
    [one] { $count } los
    [few] { $count } losy
    [many] { $count } losu
   *[other] { $count } losov
}
cli-checked = skontrolované: { $what } a výsledok
cli-checked-unfinished = skontrolované: { $what }; hra ešte nemá výsledok
cli-their-seal = ich pečať
cli-verified = overené: semienko sedí s pečaťou a dáva { $draws ->
    [one] jej jediný los
    [few] všetky { $draws } losy
    [many] všetky losy: { $draws }
   *[other] všetkých { $draws } losov
}
cli-arena-heading = { $match }, { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } hier
}, semienko { $seed }, { $budget }
cli-arena-nodes = uzly: { $nodes }
cli-arena-time = { $time } ms
cli-arena-usual = zvyčajné rozmýšľanie
cli-arena-bot = robot
cli-arena-games = hry
cli-arena-wins = výhry
cli-arena-draws = remízy
cli-arena-score = skóre
cli-arena-interval = 95 % interval
cli-arena-fair = férovo
cli-from-to = { $low } až { $high }
cli-review-ply = ťah
cli-review-start = začiatok
cli-review-luck = šťastie
cli-review-lost = strata
cli-review-best = najlepšie
cli-review-decisions = rozhodnutia
cli-review-mistakes = chyby
cli-review-turning-points = zlomové chvíle: ťahy { $plies }
cli-suggest-heading = cieľ { $aims }, kolá: { $rounds }, hry: { $games }
cli-suggest-changes = zmeny
cli-suggest-distance = vzdialenosť od cieľa
cli-suggest-points = body: { $points }
cli-suggest-before = predtým
cli-suggest-after = potom
cli-suggest-candidate = kandidát { $number }
cli-suggest-fresh = s novou náhodou
cli-suggest-wins = výhry podľa miest
cli-suggest-began = kto začal
cli-suggest-turns = ťahy
cli-suggest-minutes = minúty
cli-suggest-nothing = skončené skôr, než sa niečo našlo
cli-needs = Na toto treba { $package }: { $install }
cli-needs-server = Na toto treba balíky servera (chýba { $package }): { $install }
cli-no-kernels = natívne jadrá nie sú zostavené, preto pomalšie pracujú pravidlá v Pythone; pozri docs/engine.md
cli-working-playing = hrá sa
cli-working-reviewing = rozoberá sa
cli-working-searching = hľadá sa
cli-working-solving = rieši sa
cli-working-counting = počíta sa
error-bot-not-imported = Robot „{ $bot }“: modul „{ $module }“ sa nedá načítať ({ $problem }).
error-bot-not-a-class = Robot „{ $bot }“: modul „{ $module }“ nemá triedu „{ $cls }“, ktorá rozširuje mazechase.bots.Bot.
error-bot-raised = Robot „{ $bot }“ zlyhal na { $place }: { $problem }.
error-bot-illegal = Robot „{ $bot }“ na mieste { $seat } odpovedal { $action }, čo nie je žiadny z ponúknutých povolených ťahov.
error-bad-budget = Rozpočet { $limit } je primalý; musí byť aspoň 1.
error-budget-without-clock = Časový rozpočet potrebuje hodiny.
error-bad-bot-count = Roboty ({ $bots }) nevystačia na miesta ({ $players }); použi 1 až { $players }.
error-bad-game-count = Hry: { $games }, procesy: { $workers }. Oboje musí byť aspoň 1.
error-process-ended = Jeden z procesov servera skončil skôr, než bol pripravený (stav { $status }).
error-bad-arguments = { $message } (pozri `{ $command } --help`)
error-no-such-command = Príkaz „{ $command }“ neexistuje. Príkazy: { $known }.
error-bad-choice = { $name } nemôže byť „{ $text }“; prijíma { $known }.
error-lan-elsewhere = --lan spúšťa server, preto patrí k serve alebo bez príkazu, nie k { $command }.
error-lan-and-host = --lan počúva na všetkých adresách tohto počítača; vynechaj --host.
error-bad-argument-number = { $name } prijíma celé číslo od { $least } do { $most }, nie „{ $text }“.
error-unreadable-file = Súbor „{ $file }“ sa nedá prečítať: { $reason }.
error-unwritable-file = Súbor „{ $file }“ sa nedá zapísať: { $reason }.
error-print-form = „{ $file }“ nie je súbor .pdf ani .svg.
error-line-too-long = Riadok vstupu má viac znakov než { $most }.
error-no-such-seat-here = Miesto „{ $seat }“ tu nie je; --seat prijíma { $known }.
error-bad-seat-count = --seat { $seats }: ľudí treba posadiť { $people }, každého na vlastné miesto.
error-file-too-big = Súbor „{ $file }“ je priveľký; najväčší počet bajtov je { $most }.
error-unusable-folder = Priečinok „{ $folder }“ sa nedá použiť: { $reason }.
error-unusable-database = Databáza „{ $database }“ sa nedá použiť. { $reason }
error-database-in-use = Databázu { $database } používa iný server. Beží na { $address }
error-running-without-lan = Mazechase už beží na { $address } len pre tento počítač. Zastav ho (Ctrl-C) a spusti znova s --lan.
error-limit-form = „{ $text }“ nie je limit; píš NAME=NUMBER.
error-no-such-limit = Limit „{ $limit }“ neexistuje.
error-bad-limit-number = Limit „{ $limit }“ prijíma celé číslo od 0 do { $most }, nie „{ $text }“.
error-no-such-setting = Nastavenie „{ $name }“ neexistuje ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: „{ $name }“ prijíma { $takes }.
error-bad-config = Súbor „{ $file }“ nie je TOML: { $problem }.
error-document-not-text = Dokument „{ $where }“ nie je text v UTF-8.
error-neither-game-nor-file = „{ $text }“ nie je hra ani súbor. Zoznam hier ukáže `mazechase games`.
error-option-form = „{ $text }“ nie je možnosť; píš NAME=VALUE.
error-option-twice = Možnosť „{ $option }“ je zadaná dvakrát.
error-record-has-options = Záznam má vlastných hráčov a možnosti; vynechaj --players a --option.
error-bad-move = Ťah { $number }, „{ $token }“: { $reason }
error-bad-viewer = Divák „{ $viewer }“ tu nie je; sú tu { $known }.
error-game-not-imported = Hra „{ $name }“ sa nedá načítať: { $problem }.
error-game-not-a-class = „{ $name }“ nie je hra; musí to byť úplná podtrieda mazechase.Rules v tvare module:Class.
error-no-kernel = Pre hru { $game } tu nie je natívne jadro: nikto ho nenapísal, nebolo zostavené, alebo ho vypína MAZECHASE_NATIVE=0.
error-no-solution = Robot „{ $bot }“ hrá podľa riešenia a pre tieto možnosti ešte žiadne nie je. Vytvoríš ho príkazom: mazechase solve chase --save --option ...
error-no-solver = Pre hru { $game } riešiteľ nie je.
error-too-much-to-solve = S { $option } by riešenie trvalo na jednom procesore asi { $hours } hodín a zabralo { $gigabytes } GB pamäte, preto sa nezačne.
error-bad-engine-number = { $name } musí byť celé číslo od { $least } do { $most }, nie { $number }.
error-bad-action-count = Krok prijíma pole s jedným ťahom na hru v tvare { $wanted }, nie { $shape }.
error-bad-place = „on“ prijíma { $places }, nie „{ $place }“.
error-no-ray = Ray tu nie je nainštalovaný. Nainštaluješ ho takto: pip install "mazechase[ray]"
error-no-cluster = Klaster Ray nie je dostupný ani sa nedá spustiť: { $problem }.
error-worker-died = Pri tých istých hrách proces zlyhal, počet pokusov: { $tries }.
error-bad-aim = „{ $aim }“ nie je cieľ; ciele sú even, turns=NUMBER, minutes=NUMBER a SIDE=PER CENT, napríklad pacman=50.
error-no-changes = Nikto nezapísal, ako „{ $option }“ v hre { $game } trochu zmeniť; zmeny sú pre: { $known }.
error-backup-exists = Súbor { $file } už existuje. Záloha nikdy nič neprepíše: presuň ho, alebo vyber iný názov.
error-backup-by-postgres = Databázu PostgreSQL zálohujú a obnovujú jej vlastné programy (docs/deploy.md); alebo skopíruj jej hry do súboru príkazom `mazechase database copy`.
error-no-server = Server na { $server } neodpovedá: { $problem }.
