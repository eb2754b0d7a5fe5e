cli-seat = { $seat }. hely
cli-person = ember
cli-nobody = senki
cli-match = { $game }, { $players } játékos
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Győztes: { $winners }. Pontok helyenként: { $scores }.
cli-you-win = Győztél!
cli-you-lose = Vesztettél.
cli-play-begin = Írj be egy lépést; ? a szabályos lépések, help a súgó.
cli-play-help = Írj be egy lépést a játék jelölésével, vagy többet, szóközzel elválasztva. Vagy ezeket:
cli-play-help-list = a szabályos lépések listája
cli-play-help-hint = mit lépne a játék legjobb botja
cli-play-help-undo = az utolsó lépés visszavonása, ha azóta nem volt dobás, húzás vagy felfedés
cli-play-help-board = a tábla újrarajzolása
cli-play-help-help = ez a súgó
cli-play-help-quit = abbahagyás
cli-play-no-hints = Ehhez a játékhoz nincsenek tippek.
cli-play-hint = { $bot } ezt lépné: { $move }.
cli-play-hand-over = Add tovább a billentyűzetet: { $seat }. hely. Nem ér leskelődni!
cli-play-press-enter = { $seat }. hely: nyomj Entert, és látod a te oldaladat:
cli-play-not-over = A játéknak még nincs vége.
cli-play-not-saved = nem lett elmentve semmi. { $reason }
cli-did-you-mean = Erre gondoltál: „{ $meant }”?
cli-limits = Korlátok: { $limits }.

cli-page-ready = A Mazechase készen áll itt: { $link } (Ctrl-C: vége)
cli-page-running = A Mazechase már fut itt: { $link }
cli-page-opening = A Mazechase már fut itt, megnyitás: { $link }
cli-page-network = A hálózatodon: { $link }

cli-games-players = { $game }: { $players } játékos
cli-games-default = alapérték: { $value }
cli-games-house-rule = alapérték: { $value } (házi szabály; a szabálykönyv szerint { $printed })
cli-chance = A véletlen következik ({ $seat }. hely). Eredmények és súlyuk:

cli-actions = { $count } lépés
cli-draws = { $count } húzás
cli-checked = ellenőrizve: { $what } és az eredmény
cli-checked-unfinished = ellenőrizve: { $what }; a játéknak még nincs eredménye
cli-their-seal = a pecsétjük
cli-verified = igazolva: a mag illik a pecséthez, és { $draws ->
    [one] az egyetlen húzást adja
   *[other] mindegyik húzást adja ({ $draws })
}

cli-arena-heading = { $match }, { $games } játék, mag: { $seed }, { $budget }
cli-arena-nodes = { $nodes } csomópont
cli-arena-time = { $time } ms
cli-arena-usual = szokásos gondolkodás
cli-arena-bot = bot
cli-arena-games = játék
cli-arena-wins = győzelem
cli-arena-draws = döntetlen
cli-arena-score = pont
cli-arena-interval = 95%-os sáv
cli-arena-fair = igazságos
cli-from-to = { $low }–{ $high }
cli-review-ply = lépés
cli-review-start = kezdet
cli-review-luck = szerencse
cli-review-lost = veszteség
cli-review-best = legjobb
cli-review-decisions = döntések
cli-review-mistakes = hibák
cli-review-turning-points = fordulópontok, lépések: { $plies }
cli-suggest-heading = cél: { $aims }, { $rounds } kör, { $games } játék
cli-suggest-changes = változtatások
cli-suggest-distance = távolság a céltól
cli-suggest-points = { $points } pont
cli-suggest-before = előtte
cli-suggest-after = utána
cli-suggest-candidate = { $number }. jelölt
cli-suggest-fresh = új szerencsével
cli-suggest-wins = győzelmek helyenként
cli-suggest-began = kezdő
cli-suggest-turns = körök
cli-suggest-minutes = percek
cli-suggest-nothing = megállt, mielőtt bármit talált volna

cli-needs = Ehhez kell: { $package }. Így telepítheted: { $install }
cli-needs-server = Ehhez a szerver csomagjai kellenek (hiányzik: { $package }): { $install }
cli-no-kernels = nincsenek lefordított natív magok, ezért a Python-szabályok dolgoznak, lassabban; lásd: docs/engine.md
cli-working-playing = játék
cli-working-reviewing = elemzés
cli-working-searching = keresés
cli-working-solving = megoldás
cli-working-counting = számolás

error-bot-not-imported = „{ $bot }” bot: ezt a modult nem lehet betölteni: „{ $module }” ({ $problem }).
error-bot-not-a-class = „{ $bot }” bot: ebben a modulban: „{ $module }” nincs „{ $cls }” osztály, amely a mazechase.bots.Bot osztályt bővíti.
error-bot-raised = „{ $bot }” bot: hiba itt: { $place }. { $problem }.
error-bot-illegal = „{ $bot }” bot, { $seat }. hely: a válasza { $action }, de ez nincs a kapott szabályos lépések között.
error-bad-budget = Ez a keret túl kicsi: { $limit }. Legalább 1 legyen.
error-budget-without-clock = Az időkerethez óra kell.
error-bad-bot-count = { $bots } bot nem tölthet be { $players } helyet; 1–{ $players } bot kell.
error-bad-game-count = Játékok: { $games }, dolgozók: { $workers }. Mindkettő legalább 1 legyen.


error-process-ended = A szerver egyik folyamata véget ért, mielőtt elkészült volna (állapot: { $status }).
error-bad-arguments = { $message } (lásd: `{ $command } --help`)
error-no-such-command = Nincs ilyen parancs: „{ $command }”. Parancsok: { $known }.
error-bad-choice = { $name } nem lehet „{ $text }”; ez lehet: { $known }.
error-lan-elsewhere = A --lan szervert indít, ezért serve mellé vagy parancs nélkül való, ehhez nem: { $command }.
error-lan-and-host = A --lan a gép minden címén figyel; hagyd el a --host kapcsolót.
error-bad-argument-number = { $name }: egész szám kell { $least } és { $most } között, nem „{ $text }”.
error-unreadable-file = Ez a fájl nem olvasható: „{ $file }”. { $reason }.
error-unwritable-file = Ez a fájl nem írható: „{ $file }”. { $reason }.
error-print-form = „{ $file }” se nem .pdf, se nem .svg fájl.
error-line-too-long = A bemenet egyik sora hosszabb, mint { $most } karakter.
error-no-such-seat-here = Itt nincs ilyen hely: „{ $seat }”. A --seat után ez állhat: { $known }.
error-bad-seat-count = --seat { $seats }: { $people } embert kell leültetni, mindenkit a saját helyére.
error-file-too-big = Ez a fájl túl nagy: „{ $file }”. Legfeljebb { $most } bájt lehet.
error-unusable-folder = Ez a mappa nem használható: „{ $folder }”. { $reason }.
error-unusable-database = Ez az adatbázis nem használható: „{ $database }”. { $reason }
error-database-in-use = Ezt az adatbázist már egy másik szerver használja: { $database }. Itt fut: { $address }
error-running-without-lan = A Mazechase már fut itt: { $address }, de csak ennek a gépnek. Állítsd le (Ctrl-C), aztán indítsd újra a --lan kapcsolóval.
error-limit-form = „{ $text }” nem korlát; így írd: NÉV=SZÁM.
error-no-such-limit = Nincs ilyen korlát: „{ $limit }”.
error-bad-limit-number = „{ $limit }” korlát: egész szám kell 0 és { $most } között, nem „{ $text }”.
error-no-such-setting = Nincs ilyen beállítás: „{ $name }” ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: „{ $name }” értéke ez lehet: { $takes }.
error-bad-config = Ez a fájl nem TOML: „{ $file }”. { $problem }.
error-document-not-text = Ez a dokumentum nem UTF-8-as szöveg: „{ $where }”.
error-neither-game-nor-file = „{ $text }” se nem játék, se nem fájl. A játékok listája: `mazechase games`.
error-option-form = „{ $text }” nem beállítás; így írd: NÉV=ÉRTÉK.
error-option-twice = Ez a beállítás kétszer szerepel: „{ $option }”.
error-record-has-options = A felvételnek saját játékosai és beállításai vannak; hagyd el a --players és az --option kapcsolót.
error-bad-move = { $number }. lépés, „{ $token }”: { $reason }
error-bad-viewer = Itt nincs ilyen néző: „{ $viewer }”. Ezek vannak: { $known }.

error-game-not-imported = Ezt a játékot nem lehet betölteni: „{ $name }”. { $problem }.
error-game-not-a-class = „{ $name }” nem játék; a mazechase.Rules egy kész alosztályát kell megnevezni, így: module:Class.

error-no-kernel = Itt nincs natív mag ehhez: { $game }. Nem írták meg, nem fordították le, vagy a MAZECHASE_NATIVE=0 kikapcsolja.
error-no-solution = Ez a bot kész megoldásból játszik: „{ $bot }”, és ezekhez a beállításokhoz még nincs. Így készítheted el: mazechase solve chase --save --option ...
error-no-solver = Ehhez nincs megoldó: { $game }.
error-too-much-to-solve = Ezzel: { $option } a megoldás egy processzoron kb. { $hours } óra és { $gigabytes } GB memória volna, ezért nem indul el.
error-bad-engine-number = { $name }: egész szám kell { $least } és { $most } között, nem { $number }.
error-bad-action-count = Egy lépéshez olyan tömb kell, amelyben játékonként egy lépés van, alakja { $wanted }, nem { $shape }.
error-bad-place = Az „on” értéke ez lehet: { $places }; nem „{ $place }”.
error-no-ray = A Ray itt nincs telepítve. Így telepítheted: pip install "mazechase[ray]"
error-no-cluster = A Ray-fürt nem érhető el vagy nem indítható: { $problem }.
error-worker-died = Egy dolgozó { $tries } alkalommal leállt ugyanazokon a játékokon.

error-bad-aim = „{ $aim }” nem cél; célok: even, turns=SZÁM, minutes=SZÁM és OLDAL=SZÁZALÉK, például pacman=50.
error-no-changes = Nincs leírva, hogyan lehet ezt egy kicsit megváltoztatni: „{ $option }” ({ $game }). Ezekhez van leírás: { $known }.
error-backup-exists = Már van ilyen fájl: { $file }. A biztonsági mentés semmit sem ír felül: tedd máshová, vagy válassz más nevet.
error-backup-by-postgres = A PostgreSQL-adatbázist a PostgreSQL saját programjai mentik és állítják vissza (docs/deploy.md); vagy másold fájlba a játékait: `mazechase database copy`.
error-no-server = Ezt a szervert nem lehet megkérdezni: { $server }. { $problem }.
