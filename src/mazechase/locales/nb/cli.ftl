cli-seat = plass { $seat }
cli-person = en person
cli-nobody = ingen
cli-match = { $game }, { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Vinner: { $winners }. Resultat etter plass: { $scores }.
cli-you-win = Du vinner!
cli-you-lose = Du taper.
cli-play-begin = Skriv et trekk, ? for de lovlige trekkene, eller help.
cli-play-help = Skriv et trekk i spillets notasjon, eller flere med mellomrom imellom. Eller skriv:
cli-play-help-list = vis de lovlige trekkene
cli-play-help-hint = spør spillets beste robot hva den ville gjøre
cli-play-help-undo = angre det siste trekket, hvis ikke noe er kastet, trukket eller vist siden da
cli-play-help-board = tegn brettet på nytt
cli-play-help-help = vis dette
cli-play-help-quit = stopp her
cli-play-no-hints = Det finnes ingen hint for dette spillet.
cli-play-hint = { $bot } ville spille { $move }.
cli-play-hand-over = Gi tastaturet videre til plass { $seat }. Ikke kikk!
cli-play-press-enter = Plass { $seat }, trykk på Enter for å se din side:
cli-play-not-over = Spillet er ikke slutt.
cli-play-not-saved = ingenting ble lagret. { $reason }
cli-did-you-mean = Mente du «{ $meant }»?
cli-limits = Grenser: { $limits }.

cli-page-ready = Mazechase er klart på { $link } (Ctrl-C avslutter)
cli-page-running = Mazechase kjører allerede på { $link }
cli-page-opening = Mazechase kjører allerede på { $link }: åpner det
cli-page-network = På nettverket ditt: { $link }

cli-games-players = { $game }: { $players } spillere
cli-games-default = standard { $value }
cli-games-house-rule = standard { $value } (husregel; etter regelheftet { $printed })
cli-chance = Nå er det tilfeldighetenes tur (plass { $seat }). Utfall og hvor mye de veier:

cli-actions = { $count ->
    [one] { $count } trekk
   *[other] { $count } trekk
}
cli-draws = { $count ->
    [one] { $count } trekning
   *[other] { $count } trekninger
}
cli-checked = kontrollert: { $what } og resultatet
cli-checked-unfinished = kontrollert: { $what }; spillet har ikke noe resultat ennå
cli-their-seal = seglet deres
cli-verified = bekreftet: frøet passer til seglet og gir { $draws ->
    [one] den ene trekningen
   *[other] alle { $draws } trekningene
}

cli-arena-heading = { $match }, { $games ->
    [one] { $games } spill
   *[other] { $games } spill
}, frø { $seed }, { $budget }
cli-arena-nodes = { $nodes } noder
cli-arena-time = { $time } ms
cli-arena-usual = vanlig tenketid
cli-arena-bot = robot
cli-arena-games = spill
cli-arena-wins = seire
cli-arena-draws = uavgjort
cli-arena-score = poeng
cli-arena-interval = 95 %-intervall
cli-arena-fair = rettferdig
cli-from-to = { $low } til { $high }
cli-review-ply = trekk
cli-review-start = start
cli-review-luck = flaks
cli-review-lost = gitt bort
cli-review-best = best
cli-review-decisions = avgjørelser
cli-review-mistakes = feil
cli-review-turning-points = vendepunkter: trekk { $plies }
cli-suggest-heading = mål { $aims }, { $rounds } runder, { $games } spill
cli-suggest-changes = endringer
cli-suggest-distance = avstand fra målet
cli-suggest-points = { $points } poeng
cli-suggest-before = før
cli-suggest-after = etter
cli-suggest-candidate = forslag { $number }
cli-suggest-fresh = med ny flaks
cli-suggest-wins = seire etter plass
cli-suggest-began = begynte
cli-suggest-turns = turer
cli-suggest-minutes = minutter
cli-suggest-nothing = stoppet før noe ble funnet

cli-needs = Dette trenger { $package }: { $install }
cli-needs-server = Dette trenger serverens pakker ({ $package } mangler): { $install }
cli-no-kernels = ingen raske kjerner er bygget, så Python gjør arbeidet, saktere; se docs/engine.md
cli-working-playing = spiller
cli-working-reviewing = ser tilbake
cli-working-searching = leter
cli-working-solving = løser
cli-working-counting = teller

error-bot-not-imported = Robot «{ $bot }»: modulen «{ $module }» kunne ikke importeres ({ $problem }).
error-bot-not-a-class = Robot «{ $bot }»: modulen «{ $module }» har ingen klasse «{ $cls }» som utvider mazechase.bots.Bot.
error-bot-raised = Robot «{ $bot }» feilet ved { $place }: { $problem }.
error-bot-illegal = Robot «{ $bot }» på plass { $seat } svarte { $action }, som ikke er et av de lovlige trekkene den fikk.
error-bad-budget = Et budsjett på { $limit } er for lite; det må være minst 1.
error-budget-without-clock = Et tidsbudsjett trenger en klokke.
error-bad-bot-count = { $bots ->
    [one] { $bots } robot kan ikke fylle
   *[other] { $bots } roboter kan ikke fylle
} { $players } plasser; bruk 1 til { $players } roboter.
error-bad-game-count = Spill: { $games }, arbeidsprosesser: { $workers }. Begge må være minst 1.
error-process-ended = En av serverens prosesser sluttet før den var klar (status { $status }).

error-bad-arguments = { $message } (se `{ $command } --help`)
error-no-such-command = Det finnes ingen kommando «{ $command }». Kommandoer: { $known }.
error-bad-choice = { $name } kan ikke være «{ $text }»; det kan være { $known }.
error-lan-elsewhere = --lan starter en server, så det hører til serve eller ingen kommando, ikke til { $command }.
error-lan-and-host = --lan lytter på alle adressene til denne maskinen; dropp --host.
error-bad-argument-number = { $name } tar et helt tall fra { $least } til { $most }, ikke «{ $text }».
error-unreadable-file = Filen «{ $file }» kan ikke leses: { $reason }.
error-unwritable-file = Filen «{ $file }» kan ikke skrives: { $reason }.
error-print-form = «{ $file }» er verken en .pdf- eller en .svg-fil.
error-line-too-long = En linje i inndataene er lengre enn { $most } tegn.
error-no-such-seat-here = Det er ingen plass «{ $seat }» her; --seat tar { $known }.
error-bad-seat-count = --seat { $seats }: det er { $people ->
    [one] én person
   *[other] { $people } personer
} som skal ha plass, hver på sin egen.
error-file-too-big = Filen «{ $file }» er for stor; grensen er { $most } byte.
error-unusable-folder = Mappen «{ $folder }» kan ikke brukes: { $reason }.
error-unusable-database = Databasen «{ $database }» kan ikke brukes. { $reason }
error-database-in-use = Databasen { $database } er i bruk av en annen server. Den kjører på { $address }
error-running-without-lan = Mazechase kjører allerede på { $address }, men bare for denne maskinen. Stopp det (Ctrl-C), og start igjen med --lan.
error-limit-form = «{ $text }» er ikke en grense; skriv NAVN=TALL.
error-no-such-limit = Det finnes ingen grense «{ $limit }».
error-bad-limit-number = Grensen «{ $limit }» tar et helt tall fra 0 til { $most }, ikke «{ $text }».
error-no-such-setting = Det finnes ingen innstilling «{ $name }» ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: «{ $name }» tar { $takes }.
error-bad-config = Filen «{ $file }» er ikke TOML: { $problem }.
error-document-not-text = Dokumentet «{ $where }» er ikke UTF-8-tekst.
error-neither-game-nor-file = «{ $text }» er verken et spill eller en fil. `mazechase games` viser spillene.
error-option-form = «{ $text }» er ikke et valg; skriv NAVN=VERDI.
error-option-twice = Valget «{ $option }» er gitt to ganger.
error-record-has-options = Et lagret spill har sine egne spillere og valg; dropp --players og --option.
error-bad-move = Trekk { $number }, «{ $token }»: { $reason }
error-bad-viewer = Det finnes ingen visning for «{ $viewer }» her; det finnes { $known }.

error-game-not-imported = Spillet «{ $name }» kan ikke importeres: { $problem }.
error-game-not-a-class = «{ $name }» er ikke et spill; det må være navnet på en fullstendig underklasse av mazechase.Rules, som module:Class.

error-no-kernel = Det er ingen rask kjerne for { $game } her: ingen er skrevet, den er ikke bygget, eller MAZECHASE_NATIVE=0 slår den av.
error-no-solution = Roboten «{ $bot }» spiller etter en løsning, og det finnes ingen for disse valgene ennå. Lag den med: mazechase solve chase --save --option ...
error-no-solver = Det finnes ingen løser for { $game }.
error-too-much-to-solve = Med { $option } ville en løsning ta omtrent { $hours } timer på én prosessor og { $gigabytes } GB minne, så den blir ikke startet.
error-bad-engine-number = { $name } må være et helt tall fra { $least } til { $most }, ikke { $number }.
error-bad-action-count = Et steg tar en tabell med ett trekk per spill, av formen { $wanted }, ikke { $shape }.
error-bad-place = «on» tar { $places }, ikke «{ $place }».
error-no-ray = Ray er ikke installert her. Installer det med: pip install "mazechase[ray]"
error-no-cluster = Ray-klyngen kan ikke nås eller startes: { $problem }.
error-worker-died = En arbeidsprosess døde { $tries } ganger på de samme spillene.

error-bad-aim = «{ $aim }» er ikke et mål; mål er even, turns=TALL, minutes=TALL og SIDE=PROSENT, for eksempel pacman=50.
error-no-changes = Ingen har skrevet ned hvordan man endrer «{ $option }» i { $game } litt; det finnes endringer for: { $known }.
error-backup-exists = { $file } finnes allerede. En sikkerhetskopi erstatter aldri noe: flytt den, eller velg et annet navn.
error-backup-by-postgres = En PostgreSQL-database sikkerhetskopieres og gjenopprettes med PostgreSQLs egne programmer (docs/deploy.md); eller kopier spillene til en fil med `mazechase database copy`.
error-no-server = Serveren på { $server } kan ikke spørres: { $problem }.
