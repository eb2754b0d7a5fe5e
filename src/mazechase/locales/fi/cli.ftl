cli-seat = paikka { $seat }
cli-person = ihminen
cli-nobody = ei kukaan
cli-match = { $game }, { $players ->
    [one] { $players } pelaaja
   *[other] { $players } pelaajaa
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Voittaja: { $winners }. Pisteet paikoittain: { $scores }.
cli-you-win = Sinä voitit!
cli-you-lose = Sinä hävisit.
cli-play-begin = Kirjoita siirto, ? näyttää sallitut siirrot tai help ohjeet.
cli-play-help = Kirjoita siirto pelin merkinnöin tai monta siirtoa välilyönnein erotettuina. Tai kirjoita:
cli-play-help-list = luettele sallitut siirrot
cli-play-help-hint = kysy pelin parhaalta botilta, mitä se tekisi
cli-play-help-undo = peru viime siirto, ellei sen jälkeen ole heitetty, nostettu tai näytetty jotain
cli-play-help-board = piirrä lauta uudelleen
cli-play-help-help = näytä tämä
cli-play-help-quit = lopeta tähän
cli-play-no-hints = Tähän peliin ei ole vihjeitä.
cli-play-hint = { $bot } pelaisi { $move }.
cli-play-hand-over = Anna näppäimistö seuraavalle: paikka { $seat }. Ei saa kurkkia!
cli-play-press-enter = Paikka { $seat }, paina Enter, niin näet oman puolesi:
cli-play-not-over = Peli on vielä kesken.
cli-play-not-saved = mitään ei tallennettu. { $reason }
cli-did-you-mean = Tarkoititko ”{ $meant }”?
cli-limits = Rajat: { $limits }.

cli-page-ready = Mazechase on valmis osoitteessa { $link } (Ctrl-C lopettaa)
cli-page-running = Mazechase on jo käynnissä osoitteessa { $link }
cli-page-opening = Mazechase on jo käynnissä osoitteessa { $link }: avataan se
cli-page-network = Omassa verkossasi: { $link }

cli-games-players = { $game }: pelaajia { $players }
cli-games-default = oletus { $value }
cli-games-house-rule = oletus { $value } (kotisääntö; sääntökirjassa { $printed })
cli-chance = Seuraavaksi ratkaisee sattuma (paikka { $seat }). Tulokset ja niiden painot:

cli-actions = { $count ->
    [one] { $count } toiminto
   *[other] { $count } toimintoa
}
cli-draws = { $count ->
    [one] { $count } arvonta
   *[other] { $count } arvontaa
}
cli-checked = tarkistettu: { $what } ja tulos
cli-checked-unfinished = tarkistettu: { $what }; pelillä ei vielä ole tulosta
cli-their-seal = heidän sinettinsä
cli-verified = varmistettu: siemenluku sopii sinettiin, ja siitä { $draws ->
    [one] tulee sen ainoa arvonta
   *[other] tulevat kaikki { $draws } arvontaa
}

cli-arena-heading = { $match }, { $games ->
    [one] { $games } peli
   *[other] { $games } peliä
}, siemenluku { $seed }, { $budget }
cli-arena-nodes = { $nodes } solmua
cli-arena-time = { $time } ms
cli-arena-usual = tavallinen mietintäaika
cli-arena-bot = botti
cli-arena-games = pelejä
cli-arena-wins = voittoja
cli-arena-draws = tasan
cli-arena-score = pisteet
cli-arena-interval = 95 %:n väli
cli-arena-fair = reilu
cli-from-to = { $low }–{ $high }
cli-review-ply = siirto
cli-review-start = alku
cli-review-luck = tuuri
cli-review-lost = hukattu
cli-review-best = paras
cli-review-decisions = päätöksiä
cli-review-mistakes = virheitä
cli-review-turning-points = käännekohdat: siirrot { $plies }
cli-suggest-heading = tavoite { $aims }, kierroksia { $rounds }, pelejä { $games }
cli-suggest-changes = muutokset
cli-suggest-distance = etäisyys tavoitteesta
cli-suggest-points = { $points } pistettä
cli-suggest-before = ennen
cli-suggest-after = jälkeen
cli-suggest-candidate = ehdotus { $number }
cli-suggest-fresh = uudella arvonnalla
cli-suggest-wins = voitot paikoittain
cli-suggest-began = aloittaja
cli-suggest-turns = vuorot
cli-suggest-minutes = minuutit
cli-suggest-nothing = keskeytettiin ennen kuin mitään löytyi

cli-needs = Tähän tarvitaan { $package }: { $install }
cli-needs-server = Tähän tarvitaan palvelimen paketit ({ $package } puuttuu): { $install }
cli-no-kernels = konekielisiä ytimiä ei ole käännetty, joten Pythonilla tehdyt säännöt tekevät työn, vain hitaammin; katso docs/engine.md
cli-working-playing = pelataan
cli-working-reviewing = käydään peliä läpi
cli-working-searching = etsitään
cli-working-solving = ratkaistaan
cli-working-counting = lasketaan

error-bot-not-imported = Botti ”{ $bot }”: moduulia ”{ $module }” ei voitu tuoda ({ $problem }).
error-bot-not-a-class = Botti ”{ $bot }”: moduulissa ”{ $module }” ei ole luokkaa ”{ $cls }”, joka laajentaa luokkaa mazechase.bots.Bot.
error-bot-raised = Botti ”{ $bot }” epäonnistui kohdassa { $place }: { $problem }.
error-bot-illegal = Botti ”{ $bot }” paikalla { $seat } vastasi { $action }, eikä se ole sille annettujen sallittujen toimintojen joukossa.
error-bad-budget = Laskentaraja { $limit } on liian pieni; sen pitää olla vähintään 1.
error-budget-without-clock = Aikaraja tarvitsee kellon.
error-bad-bot-count = { $bots ->
    [one] { $bots } botti ei täytä
   *[other] { $bots } bottia ei täytä
} paikkoja, joita on { $players }; käytä 1–{ $players } bottia.
error-bad-game-count = Pelejä: { $games }, rinnakkaisia prosesseja: { $workers }. Kumpaakin pitää olla vähintään 1.

error-process-ended = Yksi palvelimen prosesseista päättyi ennen kuin se oli valmis (tila { $status }).
error-bad-arguments = { $message } (katso `{ $command } --help`)
error-no-such-command = Komentoa ”{ $command }” ei ole. Komennot: { $known }.
error-bad-choice = { $name } ei voi olla ”{ $text }”; mahdollista on { $known }.
error-lan-elsewhere = --lan käynnistää palvelimen, joten se sopii komentoon serve tai ilman komentoa, ei komentoon { $command }.
error-lan-and-host = --lan kuuntelee koneen kaikkia osoitteita; jätä --host pois.
error-bad-argument-number = { $name } on kokonaisluku väliltä { $least }–{ $most }, ei ”{ $text }”.
error-unreadable-file = Tiedostoa ”{ $file }” ei voi lukea: { $reason }.
error-unwritable-file = Tiedostoa ”{ $file }” ei voi kirjoittaa: { $reason }.
error-print-form = ”{ $file }” ei ole .pdf- eikä .svg-tiedosto.
error-line-too-long = Syötteessä on rivi, joka on pidempi kuin { $most } merkkiä.
error-no-such-seat-here = Paikkaa ”{ $seat }” ei ole tässä; --seat voi olla { $known }.
error-bad-seat-count = --seat { $seats }: paikalle { $people ->
    [one] tulee yksi ihminen
   *[other] tulee { $people } ihmistä
}, jokainen omalle paikalleen.
error-file-too-big = Tiedosto ”{ $file }” on liian suuri; raja on { $most } tavua.
error-unusable-folder = Kansiota ”{ $folder }” ei voi käyttää: { $reason }.
error-unusable-database = Tietokantaa ”{ $database }” ei voi käyttää. { $reason }
error-database-in-use = Toinen palvelin käyttää tietokantaa { $database }. Se on osoitteessa { $address }
error-running-without-lan = Mazechase on jo käynnissä osoitteessa { $address }, mutta vain tälle koneelle. Pysäytä se (Ctrl-C) ja käynnistä uudelleen valitsimella --lan.
error-limit-form = ”{ $text }” ei ole raja; kirjoita NAME=NUMBER.
error-no-such-limit = Rajaa ”{ $limit }” ei ole.
error-bad-limit-number = Raja ”{ $limit }” on kokonaisluku väliltä 0–{ $most }, ei ”{ $text }”.
error-no-such-setting = Asetusta ”{ $name }” ei ole ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: ”{ $name }” hyväksyy { $takes }.
error-bad-config = Tiedosto ”{ $file }” ei ole TOML-muotoa: { $problem }.
error-document-not-text = Dokumentti ”{ $where }” ei ole UTF-8-tekstiä.
error-neither-game-nor-file = ”{ $text }” ei ole peli eikä tiedosto. `mazechase games` luettelee pelit.
error-option-form = ”{ $text }” ei ole asetus; kirjoita NAME=VALUE.
error-option-twice = Asetus ”{ $option }” on annettu kahdesti.
error-record-has-options = Tallennetulla pelillä on omat pelaajat ja asetukset; jätä --players ja --option pois.
error-bad-move = Siirto { $number }, ”{ $token }”: { $reason }
error-bad-viewer = Katsojaa ”{ $viewer }” ei ole tässä; katsojat ovat { $known }.

error-game-not-imported = Peliä ”{ $name }” ei voi tuoda: { $problem }.
error-game-not-a-class = ”{ $name }” ei ole peli; sen pitää nimetä luokan mazechase.Rules valmis aliluokka muodossa module:Class.

error-no-kernel = Pelillä { $game } ei ole tässä konekielistä ydintä: sitä ei ole tehty tai käännetty, tai MAZECHASE_NATIVE=0 on poistanut sen käytöstä.
error-no-solution = Botti ”{ $bot }” pelaa ratkaisun mukaan, eikä näille asetuksille vielä ole ratkaisua. Tee se näin: mazechase solve chase --save --option ...
error-no-solver = Peliin { $game } ei ole ratkaisijaa.
error-too-much-to-solve = Asetuksella { $option } ratkaisu veisi noin { $hours } tuntia yhdellä suorittimella ja { $gigabytes } Gt muistia, joten sitä ei aloiteta.
error-bad-engine-number = { $name } on kokonaisluku väliltä { $least }–{ $most }, ei { $number }.
error-bad-action-count = Askel tarvitsee taulukon, jossa on yksi toiminto peliä kohti ja jonka muoto on { $wanted }, ei { $shape }.
error-bad-place = ”on” hyväksyy { $places }, ei ”{ $place }”.
error-no-ray = Rayta ei ole asennettu tähän. Asenna se näin: pip install "mazechase[ray]"
error-no-cluster = Ray-ryppääseen ei saada yhteyttä eikä sitä voi käynnistää: { $problem }.
error-worker-died = Työprosessi kaatui { $tries } kertaa samoihin peleihin.

error-bad-aim = ”{ $aim }” ei ole tavoite; tavoitteita ovat even, turns=NUMBER, minutes=NUMBER ja SIDE=PER CENT, esimerkiksi pacman=50.
error-no-changes = Kukaan ei ole kirjannut, miten pelin { $game } asetusta ”{ $option }” muutetaan vähän; muuttaa voi näitä: { $known }.
error-backup-exists = { $file } on jo olemassa. Varmuuskopio ei koskaan korvaa mitään: siirrä se pois tai valitse toinen nimi.
error-backup-by-postgres = PostgreSQL-tietokanta varmuuskopioidaan ja palautetaan PostgreSQL:n omilla ohjelmilla (docs/deploy.md); tai kopioi sen pelit tiedostoon komennolla `mazechase database copy`.
error-no-server = Palvelimelta osoitteessa { $server } ei saa vastausta: { $problem }.
