# Co říká jen terminál. Slova, která se píšou (play, --lan, undo ...), NAME=VALUE, jména souborů a podobně se nepřekládají.

# Hraní v terminálu.
cli-seat = místo { $seat }
cli-person = člověk
cli-nobody = nikdo
cli-match = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Vítěz: { $winners }. Body podle míst: { $scores }.
cli-you-win = Výhra!
cli-you-lose = Prohra.
cli-play-begin = Napište tah, ? pro možné tahy nebo help pro nápovědu.
cli-play-help = Napište tah v zápisu hry, nebo několik tahů oddělených mezerami. Nebo napište:
cli-play-help-list = vypíše možné tahy
cli-play-help-hint = zeptá se nejlepšího robota hry, co by udělal
cli-play-help-undo = vezme zpět poslední tah, pokud se od té doby nic nevylosovalo ani neukázalo
cli-play-help-board = znovu nakreslí desku
cli-play-help-help = ukáže tento seznam
cli-play-help-quit = skončí
cli-play-no-hints = K této hře nejsou nápovědy.
cli-play-hint = { $bot } by zahrál { $move }.
cli-play-hand-over = Klávesnici teď dostane místo { $seat }. Nekoukat!
cli-play-press-enter = Místo { $seat }: Enter ukáže vaši stranu:
cli-play-not-over = Hra neskončila.
cli-play-not-saved = nic se neuložilo. { $reason }
cli-did-you-mean = Nemělo to být „{ $meant }“?
cli-limits = Limity: { $limits }.

# Spuštění stránky.
cli-page-ready = Mazechase je připraven na { $link } (Ctrl-C ho ukončí)
cli-page-running = Mazechase už běží na { $link }
cli-page-opening = Mazechase už běží na { $link }: otevírá se
cli-page-network = Ve vaší síti: { $link }

# Seznam her.
cli-games-players = { $game }: hráčů { $players }
cli-games-default = obvykle { $value }
cli-games-house-rule = obvykle { $value } (domácí pravidlo; podle návodu { $printed })
cli-chance = Teď rozhodne náhoda (místo { $seat }). Co může padnout a s jakou vahou:

# Záznamy.
cli-actions = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
cli-draws = { $count ->
    [one] { $count } los
    [few] { $count } losy
   *[other] { $count } losů
}
cli-checked = zkontrolováno: { $what } a výsledek
cli-checked-unfinished = zkontrolováno: { $what }; zápas zatím nemá výsledek
cli-their-seal = jejich pečeť
cli-verified = ověřeno: semínko odpovídá pečeti a vychází z něj { $draws ->
    [one] jediný los
    [few] všechny { $draws } losy
   *[other] všech { $draws } losů
}

# Záhlaví tabulek.
cli-arena-heading = { $match }, { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, semínko { $seed }, { $budget }
cli-arena-nodes = uzlů: { $nodes }
cli-arena-time = { $time } ms
cli-arena-usual = obvyklé přemýšlení
cli-arena-bot = robot
cli-arena-games = hry
cli-arena-wins = výhry
cli-arena-draws = remízy
cli-arena-score = skóre
cli-arena-interval = 95% interval
cli-arena-fair = férově
cli-from-to = { $low } až { $high }
cli-review-ply = tah
cli-review-start = začátek
cli-review-luck = štěstí
cli-review-lost = ztráta
cli-review-best = nejlepší
cli-review-decisions = rozhodnutí
cli-review-mistakes = chyby
cli-review-turning-points = zlomové tahy: { $plies }
cli-suggest-heading = cíl { $aims }, kol: { $rounds }, her: { $games }
cli-suggest-changes = změny
cli-suggest-distance = vzdálenost od cíle
cli-suggest-points = bodů: { $points }
cli-suggest-before = předtím
cli-suggest-after = potom
cli-suggest-candidate = návrh { $number }
cli-suggest-fresh = s novou náhodou
cli-suggest-wins = výhry podle míst
cli-suggest-began = začínající
cli-suggest-turns = tahy
cli-suggest-minutes = minuty
cli-suggest-nothing = hledání skončilo dřív, než se něco našlo

# Co na tomto počítači chybí.
cli-needs = K tomuto je potřeba { $package }: { $install }
cli-needs-server = K tomuto jsou potřeba balíčky serveru (chybí { $package }): { $install }
cli-no-kernels = nativní jádra nejsou sestavena, takže práci dělají pravidla v Pythonu, pomaleji; viz docs/engine.md
cli-working-playing = hraje se
cli-working-reviewing = rozebírá se
cli-working-searching = hledá se
cli-working-solving = řeší se
cli-working-counting = počítá se

# Roboti a aréna.
error-bot-not-imported = Robot „{ $bot }“: modul „{ $module }“ nelze načíst ({ $problem }).
error-bot-not-a-class = Robot „{ $bot }“: modul „{ $module }“ nemá třídu „{ $cls }“, která rozšiřuje mazechase.bots.Bot.
error-bot-raised = Robot „{ $bot }“ selhal v { $place }: { $problem }.
error-bot-illegal = Robot „{ $bot }“ na místě { $seat } odpověděl { $action }, což není žádný z možných tahů, které dostal.
error-bad-budget = Rozpočet { $limit } je příliš malý; musí být aspoň 1.
error-budget-without-clock = Rozpočet v čase potřebuje hodiny.
error-bad-bot-count = Počet robotů { $bots } nestačí nebo je příliš velký, míst je { $players }; počet robotů smí být 1 až { $players }.
error-bad-game-count = Her: { $games }, procesů: { $workers }. Obojí musí být aspoň 1.

# Příkazová řádka.
error-process-ended = Jeden z procesů serveru skončil dřív, než byl připraven (stav { $status }).
error-bad-arguments = { $message } (viz `{ $command } --help`)
error-no-such-command = Příkaz „{ $command }“ není. Příkazy: { $known }.
error-bad-choice = { $name } nemůže být „{ $text }“; přijímá { $known }.
error-lan-elsewhere = --lan spouští server, takže patří k serve nebo bez příkazu, ne k { $command }.
error-lan-and-host = --lan poslouchá na všech adresách tohoto počítače; vynechte --host.
error-bad-argument-number = { $name } přijímá celé číslo od { $least } do { $most }, ne „{ $text }“.
error-unreadable-file = Soubor „{ $file }“ nelze přečíst: { $reason }.
error-unwritable-file = Soubor „{ $file }“ nelze zapsat: { $reason }.
error-print-form = „{ $file }“ není soubor .pdf ani .svg.
error-line-too-long = Řádek na vstupu má víc než { $most } znaků.
error-no-such-seat-here = Místo „{ $seat }“ tu není; --seat přijímá { $known }.
error-bad-seat-count = --seat { $seats }: lidí k posazení je { $people }, každý má mít vlastní místo.
error-file-too-big = Soubor „{ $file }“ je příliš velký; limit je { $most } bajtů.
error-unusable-folder = Složku „{ $folder }“ nelze použít: { $reason }.
error-unusable-database = Databázi „{ $database }“ nelze použít. { $reason }
error-database-in-use = Databázi { $database } používá jiný server. Běží na { $address }
error-running-without-lan = Mazechase už běží na { $address }, ale jen pro tento počítač. Ukončete ho (Ctrl-C) a spusťte znovu s --lan.
error-limit-form = „{ $text }“ není limit; pište NAME=NUMBER.
error-no-such-limit = Limit „{ $limit }“ není.
error-bad-limit-number = Limit „{ $limit }“ přijímá celé číslo od 0 do { $most }, ne „{ $text }“.
error-no-such-setting = Nastavení „{ $name }“ není ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: „{ $name }“ přijímá { $takes }.
error-bad-config = Soubor „{ $file }“ není TOML: { $problem }.
error-document-not-text = Dokument „{ $where }“ není text v UTF-8.
error-neither-game-nor-file = „{ $text }“ není hra ani soubor. Seznam her vypíše `mazechase games`.
error-option-form = „{ $text }“ není volba; pište NAME=VALUE.
error-option-twice = Volba „{ $option }“ je zadána dvakrát.
error-record-has-options = Záznam má vlastní hráče i volby; vynechte --players a --option.
error-bad-move = Tah { $number }, „{ $token }“: { $reason }
error-bad-viewer = Pohled „{ $viewer }“ tu není; jsou tu { $known }.

# Hry odjinud
error-game-not-imported = Hru „{ $name }“ nelze načíst: { $problem }.
error-game-not-a-class = „{ $name }“ není hra; musí jmenovat úplnou podtřídu mazechase.Rules, ve tvaru module:Class.

# Stroj.
error-no-kernel = Pro hru { $game } tu není nativní jádro: nikdo ho nenapsal, nebylo sestaveno, nebo ho vypíná MAZECHASE_NATIVE=0.
error-no-solution = Robot „{ $bot }“ hraje podle řešení a pro tyto volby zatím žádné není. Vytvoříte ho příkazem: mazechase solve chase --save --option ...
error-no-solver = Pro hru { $game } není řešitel.
error-too-much-to-solve = S volbou { $option } by řešení trvalo asi { $hours } hodin na jednom procesoru a zabralo { $gigabytes } GB paměti, proto se nespustí.
error-bad-engine-number = { $name } musí být celé číslo od { $least } do { $most }, ne { $number }.
error-bad-action-count = Krok přijímá pole s jednou akcí pro každou hru, ve tvaru { $wanted }, ne { $shape }.
error-bad-place = „on“ přijímá { $places }, ne „{ $place }“.
error-no-ray = Ray tu není nainstalován. Nainstalujete ho příkazem: pip install "mazechase[ray]"
error-no-cluster = Ke clusteru Ray se nelze připojit ani ho spustit: { $problem }.
error-worker-died = Při stejných hrách skončil proces opakovaně ({ $tries }×).

# Dílna.
error-bad-aim = „{ $aim }“ není cíl; cíle jsou even, turns=NUMBER, minutes=NUMBER a SIDE=PER CENT, například pacman=50.
error-no-changes = Nikdo nenapsal, jak volbu „{ $option }“ hry { $game } trochu změnit; změny jsou pro: { $known }.
error-backup-exists = Soubor { $file } už existuje. Záloha nikdy nic nepřepíše: přesuňte ho jinam, nebo zvolte jiné jméno.
error-backup-by-postgres = Databázi PostgreSQL zálohují a obnovují vlastní programy PostgreSQL (docs/deploy.md); nebo její hry zkopírujte do souboru příkazem `mazechase database copy`.
error-no-server = Serveru na { $server } se nelze zeptat: { $problem }.
