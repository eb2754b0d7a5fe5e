cli-seat = plaats { $seat }
cli-person = een persoon
cli-nobody = niemand
cli-match = { $game }, { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Winnaar: { $winners }. Score per plaats: { $scores }.
cli-you-win = Je hebt gewonnen!
cli-you-lose = Je hebt verloren.
cli-play-begin = Typ een zet, ? voor de toegestane zetten, of help.
cli-play-help = Typ een zet in de notatie van het spel, of meer zetten met spaties ertussen. Of typ:
cli-play-help-list = toon de toegestane zetten
cli-play-help-hint = vraag de beste bot van het spel wat die zou doen
cli-play-help-undo = neem de laatste zet terug, tenzij er sindsdien iets is gegooid, gepakt of getoond
cli-play-help-board = teken het bord opnieuw
cli-play-help-help = toon dit
cli-play-help-quit = stop hier
cli-play-no-hints = Voor dit spel zijn er geen tips.
cli-play-hint = { $bot } zou { $move } spelen.
cli-play-hand-over = Geef het toetsenbord aan plaats { $seat }. Niet spieken!
cli-play-press-enter = Plaats { $seat }, druk op Enter om jouw kant te zien:
cli-play-not-over = Het spel is niet afgelopen.
cli-play-not-saved = er is niets opgeslagen. { $reason }
cli-did-you-mean = Bedoel je “{ $meant }”?
cli-limits = Grenzen: { $limits }.

cli-page-ready = Mazechase staat klaar op { $link } (Ctrl-C stopt het)
cli-page-running = Mazechase draait al op { $link }
cli-page-opening = Mazechase draait al op { $link }: wordt geopend
cli-page-network = In je netwerk: { $link }

cli-games-players = { $game }: { $players } spelers
cli-games-default = standaard { $value }
cli-games-house-rule = standaard { $value } (huisregel; volgens het boekje { $printed })
cli-chance = Nu komt het toeval (plaats { $seat }). Uitkomsten en hun gewichten:

cli-actions = { $count ->
    [one] { $count } actie
   *[other] { $count } acties
}
cli-draws = { $count ->
    [one] { $count } trekking
   *[other] { $count } trekkingen
}
cli-checked = gecontroleerd: { $what } en de uitslag
cli-checked-unfinished = gecontroleerd: { $what }; de partij heeft nog geen uitslag
cli-their-seal = hun zegel
cli-verified = bewezen: het startgetal past bij het zegel en levert { $draws ->
    [one] de enige trekking op
   *[other] alle { $draws } trekkingen op
}

cli-arena-heading = { $match }, { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, startgetal { $seed }, { $budget }
cli-arena-nodes = { $nodes } knopen
cli-arena-time = { $time } ms
cli-arena-usual = gewone bedenktijd
cli-arena-bot = bot
cli-arena-games = spellen
cli-arena-wins = zeges
cli-arena-draws = gelijk
cli-arena-score = score
cli-arena-interval = 95%-interval
cli-arena-fair = eerlijk
cli-from-to = { $low } tot { $high }
cli-review-ply = zet
cli-review-start = begin
cli-review-luck = geluk
cli-review-lost = weggegeven
cli-review-best = beste
cli-review-decisions = keuzes
cli-review-mistakes = fouten
cli-review-turning-points = keerpunten: zetten { $plies }
cli-suggest-heading = doel { $aims }, { $rounds } rondes, { $games } spellen
cli-suggest-changes = veranderingen
cli-suggest-distance = afstand tot het doel
cli-suggest-points = { $points } punten
cli-suggest-before = ervoor
cli-suggest-after = erna
cli-suggest-candidate = kandidaat { $number }
cli-suggest-fresh = met nieuw geluk
cli-suggest-wins = zeges per plaats
cli-suggest-began = begon
cli-suggest-turns = beurten
cli-suggest-minutes = minuten
cli-suggest-nothing = gestopt voordat er iets was gevonden

cli-needs = Hiervoor is { $package } nodig: { $install }
cli-needs-server = Hiervoor zijn de pakketten van de server nodig ({ $package } ontbreekt): { $install }
cli-no-kernels = er zijn geen native kernels gebouwd, dus de Python-regels doen het werk, langzamer; zie docs/engine.md
cli-working-playing = spelen
cli-working-reviewing = terugkijken
cli-working-searching = zoeken
cli-working-solving = oplossen
cli-working-counting = tellen

error-bot-not-imported = Bot “{ $bot }”: module “{ $module }” kon niet worden geïmporteerd ({ $problem }).
error-bot-not-a-class = Bot “{ $bot }”: module “{ $module }” heeft geen klasse “{ $cls }” die mazechase.bots.Bot uitbreidt.
error-bot-raised = Bot “{ $bot }” liep vast bij { $place }: { $problem }.
error-bot-illegal = Bot “{ $bot }” op plaats { $seat } antwoordde { $action }, en dat is geen van de toegestane acties.
error-bad-budget = Een budget van { $limit } is te klein; het moet minstens 1 zijn.
error-budget-without-clock = Een tijdbudget heeft een klok nodig.
error-bad-bot-count = { $bots ->
    [one] { $bots } bot past
   *[other] { $bots } bots passen
} niet op { $players } plaatsen; gebruik 1 tot { $players } bots.
error-bad-game-count = Spellen: { $games }, werkprocessen: { $workers }. Allebei minstens 1.

error-process-ended = Een van de processen van de server stopte voordat het klaar was (status { $status }).
error-bad-arguments = { $message } (zie `{ $command } --help`)
error-no-such-command = Er is geen opdracht “{ $command }”. Opdrachten: { $known }.
error-bad-choice = { $name } kan niet “{ $text }” zijn; mogelijk is { $known }.
error-lan-elsewhere = --lan start een server, dus dat hoort bij serve of bij geen opdracht, niet bij { $command }.
error-lan-and-host = --lan luistert op elk adres van deze computer; laat --host weg.
error-bad-argument-number = { $name } verwacht een heel getal van { $least } tot { $most }, niet “{ $text }”.
error-unreadable-file = Het bestand “{ $file }” kan niet worden gelezen: { $reason }.
error-unwritable-file = Het bestand “{ $file }” kan niet worden geschreven: { $reason }.
error-print-form = “{ $file }” is geen .pdf- en geen .svg-bestand.
error-line-too-long = Een regel van de invoer is langer dan { $most } tekens.
error-no-such-seat-here = Er is hier geen plaats “{ $seat }”; --seat verwacht { $known }.
error-bad-seat-count = --seat { $seats }: er { $people ->
    [one] is één persoon
   *[other] zijn { $people } personen
} om te plaatsen, elk op een eigen plaats.
error-file-too-big = Het bestand “{ $file }” is te groot; het maximum is { $most } bytes.
error-unusable-folder = De map “{ $folder }” kan niet worden gebruikt: { $reason }.
error-unusable-database = De database “{ $database }” kan niet worden gebruikt. { $reason }
error-database-in-use = De database { $database } is in gebruik bij een andere server. Die draait op { $address }
error-running-without-lan = Mazechase draait al op { $address }, alleen voor deze computer. Stop het (Ctrl-C) en start opnieuw met --lan.
error-limit-form = “{ $text }” is geen grens; schrijf NAME=NUMBER.
error-no-such-limit = Er is geen grens “{ $limit }”.
error-bad-limit-number = De grens “{ $limit }” verwacht een heel getal van 0 tot { $most }, niet “{ $text }”.
error-no-such-setting = Er is geen instelling “{ $name }” ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: “{ $name }” verwacht { $takes }.
error-bad-config = Het bestand “{ $file }” is geen TOML: { $problem }.
error-document-not-text = Het document “{ $where }” is geen UTF-8-tekst.
error-neither-game-nor-file = “{ $text }” is geen spel en geen bestand. `mazechase games` toont de lijst met spellen.
error-option-form = “{ $text }” is geen optie; schrijf NAME=VALUE.
error-option-twice = Optie “{ $option }” is twee keer opgegeven.
error-record-has-options = Een partij heeft eigen spelers en opties; laat --players en --option weg.
error-bad-move = Zet { $number }, “{ $token }”: { $reason }
error-bad-viewer = Er is hier geen kijker “{ $viewer }”; wel { $known }.

error-game-not-imported = Het spel “{ $name }” kan niet worden geïmporteerd: { $problem }.
error-game-not-a-class = “{ $name }” is geen spel; het moet een volledige subklasse van mazechase.Rules noemen, als module:Klasse.

error-no-kernel = Er is hier geen native kernel voor { $game }: die is niet geschreven, niet gebouwd, of MAZECHASE_NATIVE=0 zet hem uit.
error-no-solution = De bot “{ $bot }” speelt met een oplossing, en die is er voor deze opties nog niet. Maak er een met: mazechase solve chase --save --option ...
error-no-solver = Er is geen oplosser voor { $game }.
error-too-much-to-solve = Met { $option } zou een oplossing ongeveer { $hours } uur op één processor en { $gigabytes } GB geheugen kosten, dus er wordt niet aan begonnen.
error-bad-engine-number = { $name } moet een heel getal van { $least } tot { $most } zijn, niet { $number }.
error-bad-action-count = Een stap verwacht een array met één actie per spel, met vorm { $wanted }, niet { $shape }.
error-bad-place = “on” verwacht { $places }, niet “{ $place }”.
error-no-ray = Ray staat hier niet. Installeer het met: pip install "mazechase[ray]"
error-no-cluster = Het Ray-cluster is niet bereikbaar of kan niet worden gestart: { $problem }.
error-worker-died = Een werkproces viel { $tries } keer uit bij dezelfde spellen.

error-bad-aim = “{ $aim }” is geen doel; doelen zijn even, turns=NUMBER, minutes=NUMBER en SIDE=PER CENT, zoals pacman=50.
error-no-changes = Niemand heeft opgeschreven hoe je “{ $option }” van { $game } een beetje verandert; er zijn veranderingen voor: { $known }.
error-backup-exists = { $file } bestaat al. Een back-up vervangt nooit iets: verplaats het bestand, of kies een andere naam.
error-backup-by-postgres = Een PostgreSQL-database bewaar en herstel je met de programma's van PostgreSQL zelf (docs/deploy.md); of kopieer de spellen naar een bestand met `mazechase database copy`.
error-no-server = De server op { $server } antwoordt niet: { $problem }.
