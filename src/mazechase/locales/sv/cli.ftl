cli-seat = plats { $seat }
cli-person = en person
cli-nobody = ingen
cli-match = { $game }, { $players ->
    [one] { $players } spelare
   *[other] { $players } spelare
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Vinnare: { $winners }. Poäng per plats: { $scores }.
cli-you-win = Du vann!
cli-you-lose = Du förlorade.
cli-play-begin = Skriv ett drag, ? för tillåtna drag, eller help.
cli-play-help = Skriv ett drag i spelets notation, eller flera med mellanslag emellan. Eller skriv:
cli-play-help-list = lista tillåtna drag
cli-play-help-hint = fråga spelets bästa bot vad den skulle göra
cli-play-help-undo = ångra senaste draget, om inget har slagits, dragits eller visats sedan dess
cli-play-help-board = rita brädet igen
cli-play-help-help = visa det här
cli-play-help-quit = sluta här
cli-play-no-hints = Det finns inga tips för det här spelet.
cli-play-hint = { $bot } skulle spela { $move }.
cli-play-hand-over = Lämna tangentbordet till plats { $seat }. Inte tjuvkika!
cli-play-press-enter = Plats { $seat }, tryck på Enter för att se din sida:
cli-play-not-over = Spelet är inte slut.
cli-play-not-saved = inget sparades. { $reason }
cli-did-you-mean = Menade du ”{ $meant }”?
cli-limits = Gränser: { $limits }.

cli-page-ready = Mazechase är redo på { $link } (Ctrl-C avslutar)
cli-page-running = Mazechase är redan igång på { $link }
cli-page-opening = Mazechase är redan igång på { $link }: öppnar
cli-page-network = På ditt nätverk: { $link }

cli-games-players = { $game }: { $players } spelare
cli-games-default = standard { $value }
cli-games-house-rule = standard { $value } (husregel; enligt regelboken { $printed })
cli-chance = Slumpen kommer nu (plats { $seat }). Utfall och deras vikter:

cli-actions = { $count ->
    [one] { $count } handling
   *[other] { $count } handlingar
}
cli-draws = { $count ->
    [one] { $count } dragning
   *[other] { $count } dragningar
}
cli-checked = kontrollerat: { $what } och resultatet
cli-checked-unfinished = kontrollerat: { $what }; matchen har inget resultat än
cli-their-seal = deras försegling
cli-verified = bekräftat: fröet stämmer med förseglingen och ger { $draws ->
    [one] dess enda dragning
   *[other] alla { $draws } dragningar
}

cli-arena-heading = { $match }, { $games ->
    [one] { $games } spel
   *[other] { $games } spel
}, frö { $seed }, { $budget }
cli-arena-nodes = { $nodes } noder
cli-arena-time = { $time } ms
cli-arena-usual = vanlig betänketid
cli-arena-bot = bot
cli-arena-games = spel
cli-arena-wins = vinster
cli-arena-draws = oavgjorda
cli-arena-score = poäng
cli-arena-interval = 95 %-intervall
cli-arena-fair = rättvist
cli-from-to = { $low } till { $high }
cli-review-ply = drag
cli-review-start = start
cli-review-luck = tur
cli-review-lost = bortskänkt
cli-review-best = bäst
cli-review-decisions = beslut
cli-review-mistakes = misstag
cli-review-turning-points = vändpunkter: drag { $plies }
cli-suggest-heading = mål { $aims }, { $rounds } omgångar, { $games } spel
cli-suggest-changes = ändringar
cli-suggest-distance = avstånd till målet
cli-suggest-points = { $points } poäng
cli-suggest-before = före
cli-suggest-after = efter
cli-suggest-candidate = kandidat { $number }
cli-suggest-fresh = med ny slump
cli-suggest-wins = vinster per plats
cli-suggest-began = började
cli-suggest-turns = turer
cli-suggest-minutes = minuter
cli-suggest-nothing = avbrutet innan något hittades

cli-needs = Det här behöver { $package }: { $install }
cli-needs-server = Det här behöver serverns paket ({ $package } saknas): { $install }
cli-no-kernels = inga inbyggda kärnor har byggts, så Python-reglerna gör jobbet, långsammare; se docs/engine.md
cli-working-playing = spelar
cli-working-reviewing = går igenom
cli-working-searching = letar
cli-working-solving = löser
cli-working-counting = räknar

error-bot-not-imported = Bot ”{ $bot }”: modulen ”{ $module }” kunde inte importeras ({ $problem }).
error-bot-not-a-class = Bot ”{ $bot }”: modulen ”{ $module }” har ingen klass ”{ $cls }” som utökar mazechase.bots.Bot.
error-bot-raised = Bot ”{ $bot }” misslyckades vid { $place }: { $problem }.
error-bot-illegal = Bot ”{ $bot }” på plats { $seat } svarade { $action }, som inte är någon av de tillåtna handlingarna den fick.
error-bad-budget = En budget på { $limit } är för liten; den måste vara minst 1.
error-budget-without-clock = En tidsbudget behöver en klocka.
error-bad-bot-count = { $bots ->
    [one] { $bots } bot kan inte fylla
   *[other] { $bots } botar kan inte fylla
} { $players } platser; använd 1 till { $players } botar.
error-bad-game-count = Spel: { $games }, arbetsprocesser: { $workers }. Båda måste vara minst 1.

error-process-ended = En av serverns processer avslutades innan den var redo (status { $status }).
error-bad-arguments = { $message } (se `{ $command } --help`)
error-no-such-command = Det finns inget kommando ”{ $command }”. Kommandon: { $known }.
error-bad-choice = { $name } kan inte vara ”{ $text }”; det tar { $known }.
error-lan-elsewhere = --lan startar en server, så det hör till serve eller inget kommando, inte till { $command }.
error-lan-and-host = --lan lyssnar på alla adresser på den här maskinen; utelämna --host.
error-bad-argument-number = { $name } tar ett heltal från { $least } till { $most }, inte ”{ $text }”.
error-unreadable-file = Filen ”{ $file }” kan inte läsas: { $reason }.
error-unwritable-file = Filen ”{ $file }” kan inte skrivas: { $reason }.
error-print-form = ”{ $file }” är varken en .pdf- eller en .svg-fil.
error-line-too-long = En rad i indata är längre än { $most } tecken.
error-no-such-seat-here = Det finns ingen plats ”{ $seat }” här; --seat tar { $known }.
error-bad-seat-count = --seat { $seats }: det { $people ->
    [one] finns en person att placera
   *[other] finns { $people } personer att placera
}, var och en på sin egen plats.
error-file-too-big = Filen ”{ $file }” är för stor; gränsen är { $most } byte.
error-unusable-folder = Mappen ”{ $folder }” kan inte användas: { $reason }.
error-unusable-database = Databasen ”{ $database }” kan inte användas. { $reason }
error-database-in-use = Databasen { $database } används av en annan server. Den körs på { $address }
error-running-without-lan = Mazechase är redan igång på { $address }, bara för den här maskinen. Stoppa det (Ctrl-C) och starta igen med --lan.
error-limit-form = ”{ $text }” är ingen gräns; skriv NAME=NUMBER.
error-no-such-limit = Det finns ingen gräns ”{ $limit }”.
error-bad-limit-number = Gränsen ”{ $limit }” tar ett heltal från 0 till { $most }, inte ”{ $text }”.
error-no-such-setting = Det finns ingen inställning ”{ $name }” ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: ”{ $name }” tar { $takes }.
error-bad-config = Filen ”{ $file }” är inte TOML: { $problem }.
error-document-not-text = Dokumentet ”{ $where }” är inte UTF-8-text.
error-neither-game-nor-file = ”{ $text }” är varken ett spel eller en fil. `mazechase games` listar spelen.
error-option-form = ”{ $text }” är inget alternativ; skriv NAME=VALUE.
error-option-twice = Alternativet ”{ $option }” har angetts två gånger.
error-record-has-options = Ett sparat spel har egna spelare och alternativ; utelämna --players och --option.
error-bad-move = Drag { $number }, ”{ $token }”: { $reason }
error-bad-viewer = Det finns ingen åskådare ”{ $viewer }” här; det finns { $known }.

error-game-not-imported = Spelet ”{ $name }” kan inte importeras: { $problem }.
error-game-not-a-class = ”{ $name }” är inget spel; det måste namnge en fullständig underklass till mazechase.Rules, som module:Class.

error-no-kernel = Det finns ingen inbyggd kärna för { $game } här: ingen är skriven, den byggdes inte, eller MAZECHASE_NATIVE=0 stänger av den.
error-no-solution = Boten ”{ $bot }” spelar efter en lösning, och det finns ingen för de här alternativen än. Gör den med: mazechase solve chase --save --option ...
error-no-solver = Det finns ingen lösare för { $game }.
error-too-much-to-solve = Med { $option } skulle en lösning ta ungefär { $hours } timmar på en processor och { $gigabytes } GB minne, så den startas inte.
error-bad-engine-number = { $name } måste vara ett heltal från { $least } till { $most }, inte { $number }.
error-bad-action-count = Ett steg tar en array med en handling per spel, med formen { $wanted }, inte { $shape }.
error-bad-place = ”on” tar { $places }, inte ”{ $place }”.
error-no-ray = Ray är inte installerat här. Installera det med: pip install "mazechase[ray]"
error-no-cluster = Ray-klustret kan inte nås eller startas: { $problem }.
error-worker-died = En arbetsprocess dog { $tries } gånger på samma spel.

error-bad-aim = ”{ $aim }” är inget mål; mål är even, turns=NUMBER, minutes=NUMBER och SIDE=PER CENT, till exempel pacman=50.
error-no-changes = Ingen har skrivit ner hur man ändrar ”{ $option }” i { $game } lite; det finns ändringar för: { $known }.
error-backup-exists = { $file } finns redan. En säkerhetskopia ersätter aldrig något: flytta undan den, eller välj ett annat namn.
error-backup-by-postgres = En PostgreSQL-databas säkerhetskopieras och återställs med PostgreSQL:s egna program (docs/deploy.md); eller kopiera dess spel till en fil med `mazechase database copy`.
error-no-server = Servern på { $server } kan inte frågas: { $problem }.
