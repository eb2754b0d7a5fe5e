cli-seat = plads { $seat }
cli-person = et menneske
cli-nobody = ingen
cli-match = { $game }, { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Vinder: { $winners }. Resultat efter plads: { $scores }.
cli-you-win = Du vandt!
cli-you-lose = Du tabte.
cli-play-begin = Skriv et træk, ? for de lovlige træk, eller help.
cli-play-help = Skriv et træk i spillets notation, eller flere med mellemrum imellem. Eller skriv:
cli-play-help-list = vis de lovlige træk
cli-play-help-hint = spørg spillets bedste bot, hvad den ville gøre
cli-play-help-undo = fortryd det sidste træk, hvis der ikke er slået, trukket eller vist noget siden
cli-play-help-board = tegn pladen igen
cli-play-help-help = vis dette
cli-play-help-quit = stop her
cli-play-no-hints = Der er ingen tip til dette spil.
cli-play-hint = { $bot } ville spille { $move }.
cli-play-hand-over = Giv tastaturet videre til plads { $seat }. Ikke kigge!
cli-play-press-enter = Plads { $seat }, tryk på Enter for at se din side:
cli-play-not-over = Spillet er ikke slut.
cli-play-not-saved = intet blev gemt. { $reason }
cli-did-you-mean = Mente du »{ $meant }«?
cli-limits = Grænser: { $limits }.

cli-page-ready = Mazechase er klar på { $link } (Ctrl-C afslutter)
cli-page-running = Mazechase kører allerede på { $link }
cli-page-opening = Mazechase kører allerede på { $link }: åbner det
cli-page-network = På dit netværk: { $link }

cli-games-players = { $game }: { $players } spillere
cli-games-default = standard { $value }
cli-games-house-rule = standard { $value } (husregel; efter regelhæftet { $printed })
cli-chance = Nu kommer tilfældet (plads { $seat }). Udfald og deres vægte:

cli-actions = { $count ->
    [one] { $count } handling
   *[other] { $count } handlinger
}
cli-draws = { $count ->
    [one] { $count } trækning
   *[other] { $count } trækninger
}
cli-checked = kontrolleret: { $what } og resultatet
cli-checked-unfinished = kontrolleret: { $what }; spillet har intet resultat endnu
cli-their-seal = deres segl
cli-verified = bekræftet: Startværdien passer til seglet og giver { $draws ->
    [one] den ene trækning
   *[other] alle { $draws } trækninger
}

cli-arena-heading = { $match }, { $games ->
    [one] { $games } spil
   *[other] { $games } spil
}, startværdi { $seed }, { $budget }
cli-arena-nodes = { $nodes } knuder
cli-arena-time = { $time } ms
cli-arena-usual = tænker som normalt
cli-arena-bot = bot
cli-arena-games = spil
cli-arena-wins = sejre
cli-arena-draws = uafgjorte
cli-arena-score = score
cli-arena-interval = 95 %-interval
cli-arena-fair = fair
cli-from-to = { $low } til { $high }
cli-review-ply = træk
cli-review-start = start
cli-review-luck = held
cli-review-lost = foræret væk
cli-review-best = bedst
cli-review-decisions = valg
cli-review-mistakes = fejl
cli-review-turning-points = vendepunkter: træk { $plies }
cli-suggest-heading = mål { $aims }, { $rounds } runder, { $games } spil
cli-suggest-changes = ændringer
cli-suggest-distance = afstand fra målet
cli-suggest-points = { $points } point
cli-suggest-before = før
cli-suggest-after = efter
cli-suggest-candidate = forslag { $number }
cli-suggest-fresh = med nyt held
cli-suggest-wins = sejre efter plads
cli-suggest-began = begyndte
cli-suggest-turns = ture
cli-suggest-minutes = minutter
cli-suggest-nothing = stoppet, før der blev fundet noget

cli-needs = Det kræver { $package }: { $install }
cli-needs-server = Det kræver serverens pakker ({ $package } mangler): { $install }
cli-no-kernels = der er ikke bygget hurtige kerner, så Python gør arbejdet, langsommere; se docs/engine.md
cli-working-playing = spiller
cli-working-reviewing = ser tilbage
cli-working-searching = søger
cli-working-solving = løser
cli-working-counting = tæller

error-bot-not-imported = Bot »{ $bot }«: Modulet »{ $module }« kunne ikke importeres ({ $problem }).
error-bot-not-a-class = Bot »{ $bot }«: Modulet »{ $module }« har ingen klasse »{ $cls }«, der udvider mazechase.bots.Bot.
error-bot-raised = Bot »{ $bot }« fejlede ved { $place }: { $problem }.
error-bot-illegal = Bot »{ $bot }« på plads { $seat } svarede { $action }, som ikke er en af de lovlige handlinger, den fik.
error-bad-budget = Et budget på { $limit } er for lille; det skal være mindst 1.
error-budget-without-clock = Et tidsbudget kræver et ur.
error-bad-bot-count = { $bots ->
    [one] { $bots } bot kan ikke fylde
   *[other] { $bots } bots kan ikke fylde
} { $players } pladser; brug 1 til { $players } bots.
error-bad-game-count = Spil: { $games }, arbejdsprocesser: { $workers }. Begge skal være mindst 1.

error-process-ended = En af serverens processer sluttede, før den var klar (status { $status }).
error-bad-arguments = { $message } (se `{ $command } --help`)
error-no-such-command = Der er ingen kommando »{ $command }«. Kommandoer: { $known }.
error-bad-choice = { $name } kan ikke være »{ $text }«; mulige er { $known }.
error-lan-elsewhere = --lan starter en server, så det hører til serve eller til ingen kommando, ikke til { $command }.
error-lan-and-host = --lan lytter på alle maskinens adresser; udelad --host.
error-bad-argument-number = { $name } tager et helt tal fra { $least } til { $most }, ikke »{ $text }«.
error-unreadable-file = Filen »{ $file }« kan ikke læses: { $reason }.
error-unwritable-file = Filen »{ $file }« kan ikke skrives: { $reason }.
error-print-form = »{ $file }« er hverken en .pdf- eller en .svg-fil.
error-line-too-long = En linje i input er længere end { $most } tegn.
error-no-such-seat-here = Der er ingen plads »{ $seat }« her; --seat tager { $known }.
error-bad-seat-count = --seat { $seats }: Der { $people ->
    [one] er ét menneske
   *[other] er { $people } mennesker
}, og hver skal have sin egen plads.
error-file-too-big = Filen »{ $file }« er for stor; grænsen er { $most } byte.
error-unusable-folder = Mappen »{ $folder }« kan ikke bruges: { $reason }.
error-unusable-database = Databasen »{ $database }« kan ikke bruges. { $reason }
error-database-in-use = Databasen { $database } bruges af en anden server. Den kører på { $address }
error-running-without-lan = Mazechase kører allerede på { $address }, kun for denne maskine. Stop det (Ctrl-C), og start igen med --lan.
error-limit-form = »{ $text }« er ikke en grænse; skriv NAME=NUMBER.
error-no-such-limit = Der er ingen grænse »{ $limit }«.
error-bad-limit-number = Grænsen »{ $limit }« tager et helt tal fra 0 til { $most }, ikke »{ $text }«.
error-no-such-setting = Der er ingen indstilling »{ $name }« ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: »{ $name }« tager { $takes }.
error-bad-config = Filen »{ $file }« er ikke TOML: { $problem }.
error-document-not-text = Dokumentet »{ $where }« er ikke UTF-8-tekst.
error-neither-game-nor-file = »{ $text }« er hverken et spil eller en fil. `mazechase games` viser spillene.
error-option-form = »{ $text }« er ikke et valg; skriv NAME=VALUE.
error-option-twice = Valget »{ $option }« er givet to gange.
error-record-has-options = Et gemt spil har sine egne spillere og valg; udelad --players og --option.
error-bad-move = Træk { $number }, »{ $token }«: { $reason }
error-bad-viewer = Der er ingen visning »{ $viewer }« her; der er { $known }.

error-game-not-imported = Spillet »{ $name }« kan ikke importeres: { $problem }.
error-game-not-a-class = »{ $name }« er ikke et spil; det skal nævne en fuldstændig underklasse af mazechase.Rules, som module:Class.

error-no-kernel = Der er ingen hurtig kerne til { $game } her: Den er ikke skrevet, den er ikke bygget, eller MAZECHASE_NATIVE=0 slår den fra.
error-no-solution = Bot »{ $bot }« spiller efter en løsning, og der er ingen for disse valg endnu. Lav den med: mazechase solve chase --save --option ...
error-no-solver = Der er ingen løser til { $game }.
error-too-much-to-solve = Med { $option } ville en løsning tage omkring { $hours } timer på én processor og { $gigabytes } GB hukommelse, så den bliver ikke startet.
error-bad-engine-number = { $name } skal være et helt tal fra { $least } til { $most }, ikke { $number }.
error-bad-action-count = Et skridt tager en tabel med én handling pr. spil, af formen { $wanted }, ikke { $shape }.
error-bad-place = »on« tager { $places }, ikke »{ $place }«.
error-no-ray = Ray er ikke installeret her. Installer det med: pip install "mazechase[ray]"
error-no-cluster = Ray-klyngen kan ikke nås eller startes: { $problem }.
error-worker-died = En arbejdsproces døde { $tries } gange på de samme spil.

error-bad-aim = »{ $aim }« er ikke et mål; mål er even, turns=NUMBER, minutes=NUMBER og SIDE=PER CENT, for eksempel pacman=50.
error-no-changes = Ingen har skrevet ned, hvordan man ændrer »{ $option }« i { $game } lidt; der er ændringer til: { $known }.
error-backup-exists = Der er allerede { $file }. En sikkerhedskopi erstatter aldrig noget: Flyt den, eller vælg et andet navn.
error-backup-by-postgres = En PostgreSQL-database sikkerhedskopieres og gendannes med PostgreSQL's egne programmer (docs/deploy.md); eller kopiér dens indhold til en fil med `mazechase database copy`.
error-no-server = Serveren på { $server } kan ikke spørges: { $problem }.
