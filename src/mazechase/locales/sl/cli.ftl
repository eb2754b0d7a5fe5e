cli-seat = mesto { $seat }
cli-person = človek
cli-nobody = nihče
cli-match = { $game }, { $players ->
    [one] { $players } igralec
    [two] { $players } igralca
    [few] { $players } igralci
   *[other] { $players } igralcev
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Zmaga: { $winners }. Točke po mestih: { $scores }.
cli-you-win = Zmaga je tvoja!
cli-you-lose = Tokrat ni tvoja zmaga.
cli-play-begin = Vtipkaj potezo, ? za dovoljene poteze ali help.
cli-play-help = Vtipkaj potezo v zapisu te igre ali več potez s presledki vmes. Lahko pa vtipkaš:
cli-play-help-list = naštej dovoljene poteze
cli-play-help-hint = vprašaj najboljšega robota, kaj bi storil
cli-play-help-undo = vrni zadnjo potezo, če od takrat ni bilo nič vrženo, povlečeno ali razkrito
cli-play-help-board = znova nariši ploščo
cli-play-help-help = pokaži to
cli-play-help-quit = končaj tukaj
cli-play-no-hints = Za to igro ni namigov.
cli-play-hint = { $bot } predlaga: { $move }.
cli-play-hand-over = Predaj tipkovnico: mesto { $seat }. Brez kukanja!
cli-play-press-enter = Mesto { $seat }, pritisni Enter in poglej svojo stran:
cli-play-not-over = Igre še ni konec.
cli-play-not-saved = nič ni shranjeno. { $reason }
cli-did-you-mean = Morda »{ $meant }«?
cli-limits = Omejitve: { $limits }.

cli-page-ready = Mazechase je pripravljen na { $link } (konča ga Ctrl-C)
cli-page-running = Mazechase že teče na { $link }
cli-page-opening = Mazechase že teče na { $link }: odpiram
cli-page-network = V tvojem omrežju: { $link }

cli-games-players = { $game }: igralci: { $players }
cli-games-default = privzeto { $value }
cli-games-house-rule = privzeto { $value } (hišno pravilo; po knjižici { $printed })
cli-chance = Naslednje je naključje (mesto { $seat }). Izidi in njihove uteži:

cli-actions = { $count ->
    [one] { $count } dejanje
    [two] { $count } dejanji
    [few] { $count } dejanja
   *[other] { $count } dejanj
}
cli-draws = { $count ->
    [one] { $count } žreb
    [two] { $count } žreba
    [few] { $count } žrebi
   *[other] { $count } žrebov
}
cli-checked = preverjeno: { $what } in izid
cli-checked-unfinished = preverjeno: { $what }; igra še nima izida
cli-their-seal = njihov pečat
cli-verified = potrjeno: seme se ujema s pečatom in da { $draws ->
    [one] edini žreb
    [two] oba žreba
    [few] vse { $draws } žrebe
   *[other] vseh { $draws } žrebov
}

cli-arena-heading = { $match }, { $games ->
    [one] { $games } igra
    [two] { $games } igri
    [few] { $games } igre
   *[other] { $games } iger
}, seme { $seed }, { $budget }
cli-arena-nodes = vozlišča: { $nodes }
cli-arena-time = { $time } ms
cli-arena-usual = običajno razmišljanje
cli-arena-bot = robot
cli-arena-games = igre
cli-arena-wins = zmage
cli-arena-draws = izenačenja
cli-arena-score = točke
cli-arena-interval = 95-% interval
cli-arena-fair = pošteno
cli-from-to = od { $low } do { $high }
cli-review-ply = poteza
cli-review-start = začetek
cli-review-luck = sreča
cli-review-lost = zapravljeno
cli-review-best = najboljše
cli-review-decisions = odločitve
cli-review-mistakes = napake
cli-review-turning-points = prelomnice: poteze { $plies }
cli-suggest-heading = cilj { $aims }, krogi: { $rounds }, igre: { $games }
cli-suggest-changes = spremembe
cli-suggest-distance = razdalja do cilja
cli-suggest-points = točke: { $points }
cli-suggest-before = prej
cli-suggest-after = potem
cli-suggest-candidate = kandidat { $number }
cli-suggest-fresh = z novo srečo
cli-suggest-wins = zmage po mestih
cli-suggest-began = začetnik
cli-suggest-turns = poteze
cli-suggest-minutes = minute
cli-suggest-nothing = ustavljeno, preden je bilo kaj najdeno

cli-needs = Za to je potreben { $package }: { $install }
cli-needs-server = Za to so potrebni paketi strežnika (manjka { $package }): { $install }
cli-no-kernels = domorodna jedra niso zgrajena, zato delajo pravila v Pythonu, počasneje; glej docs/engine.md
cli-working-playing = igram
cli-working-reviewing = pregledujem
cli-working-searching = iščem
cli-working-solving = rešujem
cli-working-counting = štejem

error-bot-not-imported = Robot »{ $bot }«: modula »{ $module }« ni bilo mogoče uvoziti ({ $problem }).
error-bot-not-a-class = Robot »{ $bot }«: modul »{ $module }« nima razreda »{ $cls }«, ki razširja mazechase.bots.Bot.
error-bot-raised = Napaka robota »{ $bot }« na { $place }: { $problem }.
error-bot-illegal = Robot »{ $bot }« na mestu { $seat } je izbral { $action }, česar ni med dovoljenimi dejanji.
error-bad-budget = Omejitev { $limit } je premajhna; biti mora vsaj 1.
error-budget-without-clock = Omejitev časa potrebuje uro.
error-bad-bot-count = { $bots ->
    [one] { $bots } robot ne more zasesti toliko mest
    [two] { $bots } robota ne moreta zasesti toliko mest
    [few] { $bots } roboti ne morejo zasesti toliko mest
   *[other] { $bots } robotov ne more zasesti toliko mest
}: { $players }; uporabi od 1 do { $players } robotov.
error-bad-game-count = Igre: { $games }, delavci: { $workers }. Obojih mora biti vsaj 1.

error-process-ended = Eden od procesov strežnika se je končal, preden je bil pripravljen (stanje { $status }).
error-bad-arguments = { $message } (glej `{ $command } --help`)
error-no-such-command = Ukaza »{ $command }« ni. Ukazi: { $known }.
error-bad-choice = { $name } ne more biti »{ $text }«; dovoljeno je: { $known }.
error-lan-elsewhere = --lan zažene strežnik, zato gre s serve ali brez ukaza, ne pa z { $command }.
error-lan-and-host = --lan posluša na vseh naslovih tega računalnika; izpusti --host.
error-bad-argument-number = { $name } sprejme celo število od { $least } do { $most }, ne »{ $text }«.
error-unreadable-file = Datoteke »{ $file }« ni mogoče prebrati: { $reason }.
error-unwritable-file = Datoteke »{ $file }« ni mogoče zapisati: { $reason }.
error-print-form = »{ $file }« ni ne datoteka .pdf ne .svg.
error-line-too-long = Vrstica vnosa je predolga; največja dolžina v znakih je { $most }.
error-no-such-seat-here = Mesta »{ $seat }« tu ni; --seat sprejme { $known }.
error-bad-seat-count = --seat { $seats }: { $people ->
    [one] sede { $people } človek
    [two] sedeta { $people } človeka
    [few] sedejo { $people } ljudje
   *[other] sede { $people } ljudi
}, vsak na svoje mesto.
error-file-too-big = Datoteka »{ $file }« je prevelika; največ je { $most } bajtov.
error-unusable-folder = Mape »{ $folder }« ni mogoče uporabiti: { $reason }.
error-unusable-database = Zbirke podatkov »{ $database }« ni mogoče uporabiti. { $reason }
error-database-in-use = Zbirko podatkov { $database } uporablja drug strežnik. Teče na { $address }
error-running-without-lan = Mazechase že teče na { $address } le za ta računalnik. Ustavi ga (Ctrl-C) in zaženi znova z --lan.
error-limit-form = »{ $text }« ni omejitev; napiši NAME=NUMBER.
error-no-such-limit = Omejitve »{ $limit }« ni.
error-bad-limit-number = Omejitev »{ $limit }« sprejme celo število od 0 do { $most }, ne »{ $text }«.
error-no-such-setting = Nastavitve »{ $name }« ni ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: »{ $name }« sprejme { $takes }.
error-bad-config = Datoteka »{ $file }« ni TOML: { $problem }.
error-document-not-text = Dokument »{ $where }« ni besedilo UTF-8.
error-neither-game-nor-file = »{ $text }« ni ne igra ne datoteka. Seznam iger pokaže `mazechase games`.
error-option-form = »{ $text }« ni možnost; napiši NAME=VALUE.
error-option-twice = Možnost »{ $option }« je podana dvakrat.
error-record-has-options = Zapis ima svoje igralce in možnosti; izpusti --players in --option.
error-bad-move = Poteza { $number }, »{ $token }«: { $reason }
error-bad-viewer = Gledalca »{ $viewer }« tu ni; so pa { $known }.

error-game-not-imported = Igre »{ $name }« ni mogoče uvoziti: { $problem }.
error-game-not-a-class = »{ $name }« ni igra; poimenovati mora popoln podrazred mazechase.Rules, kot module:Class.

error-no-kernel = Za igro { $game } tu ni domorodnega jedra: ni napisano, ni zgrajeno ali pa ga izklaplja MAZECHASE_NATIVE=0.
error-no-solution = Robot »{ $bot }« igra po rešitvi, za te možnosti pa je še ni. Naredi jo z: mazechase solve chase --save --option ...
error-no-solver = Za igro { $game } ni reševalnika.
error-too-much-to-solve = Z { $option } bi rešitev na enem procesorju vzela približno { $hours } h in { $gigabytes } GB pomnilnika, zato se ne začne.
error-bad-engine-number = { $name } mora biti celo število od { $least } do { $most }, ne { $number }.
error-bad-action-count = Korak sprejme polje z enim dejanjem na igro, oblike { $wanted }, ne { $shape }.
error-bad-place = »on« sprejme { $places }, ne »{ $place }«.
error-no-ray = Ray tu ni nameščen. Namestiš ga z: pip install "mazechase[ray]"
error-no-cluster = Gruče Ray ni mogoče doseči ali zagnati: { $problem }.
error-worker-died = Delavec je odpovedal pri istih igrah. Poskusi: { $tries }.

error-bad-aim = »{ $aim }« ni cilj; cilji so even, turns=NUMBER, minutes=NUMBER in SIDE=PER CENT, na primer pacman=50.
error-no-changes = Nihče še ni zapisal, kako malo spremeniti »{ $option }« v igri { $game }; spremembe so za: { $known }.
error-backup-exists = Datoteka { $file } že obstaja. Varnostna kopija nikoli ničesar ne zamenja: premakni jo ali izberi drugo ime.
error-backup-by-postgres = Zbirko PostgreSQL shranjujejo in obnavljajo programi PostgreSQL (docs/deploy.md); ali pa njene igre kopiraj v datoteko z `mazechase database copy`.
error-no-server = Strežnika na { $server } ni mogoče vprašati: { $problem }.
