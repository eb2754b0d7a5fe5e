cli-seat = koht { $seat }
cli-person = inimene
cli-nobody = mitte keegi
cli-match = { $game }, { $players ->
    [one] { $players } mängija
   *[other] { $players } mängijat
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Võitja: { $winners }. Punktid kohtade kaupa: { $scores }.
cli-you-win = Sina võitsid!
cli-you-lose = Sina kaotasid.
cli-play-begin = Kirjuta käik, ? lubatud käikude jaoks või help.
cli-play-help = Kirjuta käik mängu märkidega või mitu käiku, tühikud vahel. Või kirjuta:
cli-play-help-list = näita lubatud käike
cli-play-help-hint = küsi mängu parimalt robotilt, mida tema teeks
cli-play-help-undo = võta viimane käik tagasi, kui vahepeal pole midagi veeretatud, võetud ega näidatud
cli-play-help-board = joonista laud uuesti
cli-play-help-help = näita seda abi
cli-play-help-quit = lõpeta siin
cli-play-no-hints = Selle mängu jaoks vihjeid ei ole.
cli-play-hint = { $bot } mängiks { $move }.
cli-play-hand-over = Anna klaviatuur edasi: koht { $seat }. Ära piilu!
cli-play-press-enter = Koht { $seat }, vajuta Enter, et näha oma poolt:
cli-play-not-over = Mäng ei ole läbi.
cli-play-not-saved = midagi ei salvestatud. { $reason }
cli-did-you-mean = Kas mõtlesid „{ $meant }”?
cli-limits = Piirid: { $limits }.
cli-page-ready = Mazechase on valmis: { $link } (Ctrl-C lõpetab)
cli-page-running = Mazechase juba töötab: { $link }
cli-page-opening = Mazechase juba töötab: { $link }; avan selle
cli-page-network = Sinu võrgus: { $link }
cli-games-players = { $game }: mängijaid { $players }
cli-games-default = vaikimisi { $value }
cli-games-house-rule = vaikimisi { $value } (kodureegel; reegliraamatus { $printed })
cli-chance = Järgmine on juhus (koht { $seat }). Tulemused ja nende kaalud:
cli-actions = { $count ->
    [one] { $count } tegevus
   *[other] { $count } tegevust
}
cli-draws = { $count ->
    [one] { $count } juhusündmus
   *[other] { $count } juhusündmust
}
cli-checked = kontrollitud: { $what } ja tulemus
cli-checked-unfinished = kontrollitud: { $what }; mängul pole veel tulemust
cli-their-seal = nende pitser
cli-verified = kinnitatud: seeme vastab pitserile ja annab { $draws ->
    [one] selle ühe juhusündmuse
   *[other] kõik { $draws } juhusündmust
}
cli-arena-heading = { $match }, { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}, seeme { $seed }, { $budget }
cli-arena-nodes = { $nodes } sõlme
cli-arena-time = { $time } ms
cli-arena-usual = tavaline mõtlemine
cli-arena-bot = robot
cli-arena-games = mänge
cli-arena-wins = võite
cli-arena-draws = viike
cli-arena-score = punkte
cli-arena-interval = 95 % vahemik
cli-arena-fair = aus
cli-from-to = { $low } kuni { $high }
cli-review-ply = poolkäik
cli-review-start = algus
cli-review-luck = õnn
cli-review-lost = kaotatud
cli-review-best = parim
cli-review-decisions = otsuseid
cli-review-mistakes = vigu
cli-review-turning-points = pöördepunktid: poolkäigud { $plies }
cli-suggest-heading = eesmärk { $aims }, { $rounds } ringi, { $games } mängu
cli-suggest-changes = muudatused
cli-suggest-distance = kaugus eesmärgist
cli-suggest-points = { $points } punkti
cli-suggest-before = enne
cli-suggest-after = pärast
cli-suggest-candidate = kandidaat { $number }
cli-suggest-fresh = uue õnnega
cli-suggest-wins = võite kohtade kaupa
cli-suggest-began = alustaja
cli-suggest-turns = käike
cli-suggest-minutes = minuteid
cli-suggest-nothing = lõpetati enne, kui midagi leiti
cli-needs = Selleks on vaja { $package }: { $install }
cli-needs-server = Selleks on vaja serveri pakette (puudu on { $package }): { $install }
cli-no-kernels = kompileeritud tuumi pole ehitatud, nii et töö teevad Pythoni reeglid, aeglasemalt; vaata docs/engine.md
cli-working-playing = mängin
cli-working-reviewing = vaatan üle
cli-working-searching = otsin
cli-working-solving = lahendan
cli-working-counting = loendan
error-bot-not-imported = Robot „{ $bot }”: moodulit „{ $module }” ei saanud importida ({ $problem }).
error-bot-not-a-class = Robot „{ $bot }”: moodulis „{ $module }” ei ole klassi „{ $cls }”, mis laiendab mazechase.bots.Bot.
error-bot-raised = Robot „{ $bot }” ebaõnnestus kohas { $place }: { $problem }.
error-bot-illegal = Robot „{ $bot }” kohal { $seat } vastas { $action }, mis ei ole talle antud lubatud tegevuste hulgas.
error-bad-budget = { $limit } on liiga vähe; vaja on vähemalt 1.
error-budget-without-clock = Ajapiir vajab kella.
error-bad-bot-count = { $bots ->
    [one] { $bots } robotiga
   *[other] { $bots } robotiga
} ei saa täita { $players } kohta; kasuta 1 kuni { $players } robotit.
error-bad-game-count = Mänge: { $games }, töölisi: { $workers }. Mõlemat peab olema vähemalt 1.

error-process-ended = Üks serveri protsess lõppes enne, kui see valmis sai (olek { $status }).
error-bad-arguments = { $message } (vaata `{ $command } --help`)
error-no-such-command = Käsku „{ $command }” ei ole. Käsud: { $known }.
error-bad-choice = { $name } ei saa olla „{ $text }”; sobib { $known }.
error-lan-elsewhere = --lan käivitab serveri, nii et see käib koos käsuga serve või ilma käsuta, mitte koos käsuga { $command }.
error-lan-and-host = --lan kuulab selle arvuti kõigil aadressidel; jäta --host ära.
error-bad-argument-number = { $name } võtab täisarvu { $least } kuni { $most }, mitte „{ $text }”.
error-unreadable-file = Faili „{ $file }” ei saa lugeda: { $reason }.
error-unwritable-file = Faili „{ $file }” ei saa kirjutada: { $reason }.
error-print-form = „{ $file }” ei ole .pdf- ega .svg-fail.
error-line-too-long = Sisendi rida on pikem kui { $most } märki.
error-no-such-seat-here = Siin ei ole kohta „{ $seat }”; --seat võtab { $known }.
error-bad-seat-count = --seat { $seats }: { $people ->
    [one] istuma on panna üks inimene
   *[other] istuma on panna { $people } inimest
}, igaüks oma kohale.
error-file-too-big = Fail „{ $file }” on liiga suur; piir on { $most } baiti.
error-unusable-folder = Kausta „{ $folder }” ei saa kasutada: { $reason }.
error-unusable-database = Andmebaasi „{ $database }” ei saa kasutada. { $reason }
error-database-in-use = Andmebaasi { $database } kasutab teine server. See töötab aadressil { $address }
error-running-without-lan = Mazechase juba töötab aadressil { $address } ainult selle arvuti jaoks. Peata see (Ctrl-C) ja käivita uuesti koos valikuga --lan.
error-limit-form = „{ $text }” ei ole piir; kirjuta NAME=NUMBER.
error-no-such-limit = Piiri „{ $limit }” ei ole.
error-bad-limit-number = Piir „{ $limit }” võtab täisarvu 0 kuni { $most }, mitte „{ $text }”.
error-no-such-setting = Seadet „{ $name }” ei ole ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: „{ $name }” võtab { $takes }.
error-bad-config = Fail „{ $file }” ei ole TOML: { $problem }.
error-document-not-text = Dokument „{ $where }” ei ole UTF-8 tekst.
error-neither-game-nor-file = „{ $text }” ei ole mäng ega fail. `mazechase games` näitab mänge.
error-option-form = „{ $text }” ei ole valik; kirjuta NAME=VALUE.
error-option-twice = Valik „{ $option }” on antud kaks korda.
error-record-has-options = Salvestisel on omad mängijad ja valikud; jäta --players ja --option ära.
error-bad-move = Käik { $number }, „{ $token }”: { $reason }
error-bad-viewer = Siin ei ole vaatajat „{ $viewer }”; on { $known }.
error-game-not-imported = Mängu „{ $name }” ei saa importida: { $problem }.
error-game-not-a-class = „{ $name }” ei ole mäng; see peab olema mazechase.Rules täielik alamklass kujul module:Class.
error-no-kernel = Mängul { $game } ei ole siin kompileeritud tuuma: seda pole kirjutatud või ehitatud või lülitab MAZECHASE_NATIVE=0 selle välja.
error-no-solution = Robot „{ $bot }” mängib lahenduse järgi ja nende valikute jaoks seda veel ei ole. Tee see käsuga: mazechase solve chase --save --option ...
error-no-solver = { $game }: lahendajat ei ole.
error-too-much-to-solve = Valikuga { $option } võtaks lahendus ühel protsessoril umbes { $hours } tundi ja { $gigabytes } GB mälu, nii et seda ei alustata.
error-bad-engine-number = { $name } peab olema täisarv { $least } kuni { $most }, mitte { $number }.
error-bad-action-count = Samm võtab massiivi, kus on üks tegevus mängu kohta, kujuga { $wanted }, mitte { $shape }.
error-bad-place = „on” võtab { $places }, mitte „{ $place }”.
error-no-ray = Ray ei ole siin paigaldatud. Paigalda see: pip install "mazechase[ray]"
error-no-cluster = Ray klastriga ei saa ühendust või seda ei saa käivitada: { $problem }.
error-worker-died = Tööline jooksis samade mängude juures kokku { $tries } korda.
error-bad-aim = „{ $aim }” ei ole eesmärk; eesmärgid on even, turns=NUMBER, minutes=NUMBER ja SIDE=PER CENT, näiteks pacman=50.
error-no-changes = { $game }: keegi pole kirja pannud, kuidas valikut „{ $option }” veidi muuta; muudatused on neil: { $known }.
error-backup-exists = { $file } on juba olemas. Varukoopia ei asenda kunagi midagi: vii see mujale või vali teine nimi.
error-backup-by-postgres = PostgreSQL-i andmebaasi varundavad ja taastavad PostgreSQL-i enda programmid (docs/deploy.md); või kopeeri selle mängud faili käsuga `mazechase database copy`.
error-no-server = Serverilt { $server } ei saa küsida: { $problem }.
