error-no-such-game = Peliä ”{ $game }” ei ole. `mazechase games` luettelee pelit.
error-no-such-bot = Pelissä { $game } ei ole bottia ”{ $bot }”. Botit: { $known } tai oma botti muodossa module:Class.
error-bad-players = Pelissä { $game } pelaajia voi olla { $counts }, ei { $players }.
error-bad-rules-version = Pelissä { $game } on sääntöjen versiot 1–{ $newest }, ei versiota { $version }.
error-no-such-option = Asetusta ”{ $option }” ei ole. Asetukset: { $known }.
error-no-such-language = Kieltä ”{ $language }” ei ole. Kielet: { $known }.
error-no-typst = Tulostamiseen tarvitaan Typst, jota tässä ei ole asennettuna. Asenna se näin: pip install "mazechase[print]"
error-nothing-to-print = Pelissä { $game } ei ole mitään tulostettavaa.
error-bad-option-value = Asetus ”{ $option }” ei voi olla ”{ $value }”; mahdollista on { $takes }.
error-bad-drawing-size = Laudalla ei voi olla { $rows } riviä ja { $columns } saraketta; kumpaakin pitää olla 1–{ $most }.
error-bad-drawing-mark = Piirroksessa on ”{ $mark }” kohdassa { $place }; sallitut merkit ovat ”{ $known }”, ja # on seinä.
error-document-unreadable = Dokumentti ”{ $where }” ei ole kelvollista { $form }-muotoa: katso rivi { $line }, sarake { $column }.
error-document-too-large = Dokumenttia ”{ $where }” ei voi lukea: siinä on liian pitkä luku tai liikaa sisäkkäisyyksiä.
error-document-not-a-table = Dokumentin ”{ $where }” pitää olla taulukko, jossa on nimiä ja arvoja.
error-document-too-long = Dokumentti ”{ $where }” on liian pitkä; raja on { $most } merkkiä.
error-no-such-kind = Dokumenttilajia ”{ $kind }” ei ole. Lajit: { $known }.
error-measuring-replaced = Uudempi mittaus samasta luonnoksesta on korvannut tämän.
error-no-chance-here = Tässä ei ole mitään heitettävää, pyöräytettävää tai nostettavaa, joten ”{ $outcome }” ei voi tulla.
error-impossible-outcome = ”{ $outcome }” ei voi tulla tässä.
error-foreign-state = ”{ $value }” ei ole tämän pelin tila tällä pelaajamäärällä.
error-foreign-view = ”{ $value }” ei ole tämän pelin näkymä tällä pelaajamäärällä.
error-foreign-action = ”{ $value }” ei ole tämän pelin toiminto; sellaisen palauttaa { $call }.
error-foreign-token = ”{ $value }” ei ole tämän pelin toiminto eikä arvottava tulos; sellaisen palauttaa { $call }.
error-foreign-outcome = ”{ $value }” ei ole tässä pelissä arvottava tulos; sellaisen palauttaa { $call }.
error-foreign-event = ”{ $value }” ei ole tapahtuma.
error-foreign-rules = Pelin ”{ $game }” säännöt eivät ole luokkaa { $value }.
error-not-text = ”{ $value }” ei ole tekstiä.
error-not-a-generator = ”{ $value }” ei ole satunnaislukugeneraattori.
error-bad-number = ”{ $text }” ei käy tähän luvuksi.

refuse-over = Peli on päättynyt.
refuse-no-such-action = ”{ $action }” ei ole tämän pelin toiminto.
refuse-not-an-action = ”{ $action }” ei ole tämän pelin toiminto; sellaisen palauttaa { $call }.
refuse-chance-first = Paikan { $seat } pitää ensin heittää, pyöräyttää tai nostaa.
refuse-chance-first-named = { $who ->
    [you] heität, pyöräytät tai nostat
   *[somebody] heittää, pyöräyttää tai nostaa
} ensin.
refuse-not-your-turn = Nyt ei ole paikan { $seat } vuoro päättää.
refuse-not-your-turn-named = { $who ->
    [you] et
   *[somebody] ei
} voi tehdä nyt mitään.

turn_limit = Vuorojen raja tuli täyteen.

error-bad-player = ”{ $name }” voi olla vain ihminen tai botti, jolla on jonkin botin nimi.
error-bad-match-id = ”{ $id }” ei kelpaa pelin tunnukseksi; siinä voi olla 1–64 kirjainta, numeroa tai merkkiä - ja _.
error-bad-seats = { $players ->
    [one] Paikkoja on { $players }
   *[other] Paikkoja on { $players }
}, mutta pelaajia annettiin { $seats }.
error-bad-clock = Kellossa pitää olla aikaa pelille tai siirrolle enemmän kuin nolla; ajat eivät voi olla negatiivisia tai yli { $days } päivän pituisia.
error-bad-salt = Suolassa on 1–64 kirjainta, numeroa tai merkkiä - ja _.
error-bad-seed = Siemenluvussa on 32 tavua.
error-time-runs-back = Lokin merkintä { $n } on aikaisempi kuin sitä edeltävä merkintä.
error-match-over = Peli on päättynyt.
error-match-paused = Peli on tauolla.
error-not-paused = Peli ei ole tauolla.
error-no-such-seat = Paikkaa { $seat } ei ole.
error-no-actions = Toimintoa ei annettu.
error-not-an-action = ”{ $text }” ei ole toiminto.
error-not-an-outcome = ”{ $text }” ei ole arvottava tulos.
error-not-your-action = Paikka { $seat } ei voi tehdä sitä.
error-not-your-action-named = { $who ->
    [you] et
   *[somebody] ei
} voi tehdä sitä.
error-not-your-draw = Nyt on paikan { $seat } vuoro heittää, pyöräyttää tai nostaa.
error-not-your-draw-named = { $who ->
    [you] olet
   *[somebody] on
} nyt vuorossa heittämään, pyöräyttämään tai nostamaan.
error-no-draw-now = Nyt ei ole mitään heitettävää, pyöräytettävää tai nostettavaa.
error-wrong-draw = Seuraava arvonta on numero { $next }, ei { $k }.
error-no-such-draw = { $draws ->
    [one] Tarvitaan arvonta { $k }, mutta niitä on tallennettu vain { $draws }.
   *[other] Tarvitaan arvonta { $k }, mutta niitä on tallennettu vain { $draws }.
}
error-salts-fixed = Suoloja voi lisätä vain ennen ensimmäistä arvontaa.
error-nothing-to-undo = Peruttavaa ei ole.
error-undo-revealed = Sen jälkeen on nostettu tai näytetty jotain, joten tätä ei voi perua.
error-undo-absent = Silloin peruttaisiin sellaisen pelaajan siirto, joka on lähtenyt tai oli poissa, joten se jää voimaan.
error-undo-away = Paikka { $seat } on poissa, joten mitään ei voi perua ennen paluuta.
error-undo-away-named = { $who ->
    [you] olet
   *[somebody] on
} poissa, joten mitään ei voi perua ennen paluuta.
error-own-undo = Paikka { $seat } pelaa laitteella, joka pyysi perumista; jonkun muun on vastattava.
error-own-undo-named = { $who ->
    [you] et
   *[somebody] ei
} voi vastata laitteelta, joka pyysi perumista. Jonkun muun on vastattava.
error-undo-asked-already = Paikka { $seat } pyysi jo perumista.
error-undo-asked-already-named = { $who ->
    [you] pyysit
   *[somebody] pyysi
} jo perumista.
error-no-undo-to-answer = Paikka { $seat } ei voi vastata: kukaan ei pyydä perumista.
error-no-undo-to-answer-named = { $who ->
    [you] et
   *[somebody] ei
} voi vastata: kukaan ei pyydä perumista.
error-seat-gone = Paikka { $seat } lähti pelistä; botti jatkaa.
error-seat-gone-named = { $who ->
    [you] lähdit
   *[somebody] lähti
} pelistä. Botti jatkaa.
error-not-to-mind = Paikka { $seat } ei voi juuri nyt vaihtua bottiin eikä palata.
error-not-to-mind-named = { $who ->
    [you] et
   *[somebody] ei
} voi juuri nyt vaihtua bottiin eikä palata.
error-time-is-up = Paikka { $seat } käytti aikansa loppuun.
error-time-is-up-named = { $who ->
    [you] käytit aikasi
   *[somebody] käytti aikansa
} loppuun.
error-time-not-up = Aika ei ole vielä lopussa.

match-event-salt-added = Paikka { $seat } lisäsi arvontoihin suolan.
match-event-undo-wanted = Paikka { $seat } pyysi perumaan viime siirtonsa.
match-event-undo-reply = { $answer ->
    [yes] Paikka { $seat } suostui.
    [withdrawn] Paikka { $seat } ei enää pyydä perumista.
   *[no] Paikka { $seat } sanoi ei.
}
match-event-rewound = { $keep ->
    [0] Peli palasi alkuun.
   *[other] Peli palasi siirtoon { $keep }.
}
match-event-gave-up = Paikka { $seat } luovutti.
match-event-time-up = Paikan { $seat } aika loppui.
match-event-match-paused = Peli on tauolla.
match-event-match-resumed = Peli jatkuu.
match-event-match-woke = Peli jatkuu. Keskeytys ei kuluttanut kenenkään aikaa.
match-event-seat-taken = { $bot ->
    [none] Paikalla { $seat } pelaa nyt { $name }.
   *[other] Paikka { $seat } vaihtui bottiin ({ $bot }).
}
match-event-seat-minded = Botti ({ $bot }) pelaa toistaiseksi paikalla { $seat }.
match-event-seat-reclaimed = Paikan { $seat } pelaaja tuli takaisin.
match-event-match-ended = { $reason ->
    [resigned] Peli päättyi, koska joku luovutti.
   *[time_up] Peli päättyi, koska jonkun aika loppui.
}

resigned = Toinen puoli luovutti.
resigned-you = Sinä luovutit.
resigned-one = { $name } luovutti.
time_up = Toisen puolen aika loppui.
time_up-you = Aikasi loppui.
time_up-one = { $name } käytti aikansa loppuun.

error-bad-record = Tämä ei ole tallennettu peli: { $why }
error-record-too-long = Tallenne on liian pitkä: { $bytes } tavua; raja on { $most }.
error-record-version = Tämän tallenteen muodon versio on { $version }; vain versioita 1–{ $newest } voi lukea.
error-record-entry = Tallenteen merkintä { $n } ei kelpaa. { $why }
error-record-result = Tallenteen mukaan tulos on ”{ $told }”, mutta siirroista tulee ”{ $played }”.
error-record-note = Tallenteessa on huomautus siirron { $at } kohdalla, mutta niin pitkälle se ei ulotu.
error-record-expected = Tallenteessa pitäisi siirron { $at } kohdalla olla toiminto, mutta sitä ei ole.
error-record-not-sealed = Tässä tallenteessa ei ole sinetöityjä noppia tarkistettavana.
error-record-no-seed = Tämä tallenne ei näytä siemenlukuaan, joten sen noppia ei voi tarkistaa.
error-seal-differs = Siemenluku ei sovi sinettiin, joka näytettiin ennen ensimmäistä arvontaa.
error-seed-until-end = Siemenluku näytetään vasta, kun peli on päättynyt.
error-draw-differs = Arvonta { $k } (merkintä { $n }) on tallenteessa ”{ $outcome }”, mutta siemenluvusta tulee ”{ $sealed }”.
error-secret-until-end = Osa korteista on vielä piilossa. Voit tehdä tämän, kun peli on päättynyt.
error-no-such-ply = { $plies ->
    [one] Siirtoa { $ply } ei ole; siirtoja on pelattu vain { $plies }.
   *[other] Siirtoa { $ply } ei ole; siirtoja on pelattu vain { $plies }.
}
error-nothing-to-go-on = Peli on siinä kohdassa päättynyt, joten siitä ei voi pelata eteenpäin.
error-no-such-lesson = Pelissä { $game } ei ole oppituntia ”{ $lesson }”.
error-lesson-alone = Oppitunnilla on omat pelaajat ja asetukset, joten niitä ei voi valita.
error-lesson-not-asked = Hyvä ajatus! Napauta nyt kuitenkin sitä, mihin käsi osoittaa.
error-lesson-over = Oppitunti on päättynyt.
error-lesson-waits = Oppitunti odottaa toimintoa.
error-lesson-asks-nothing = Oppitunti ei odota tässä toimintoa.

error-no-such-table = Tätä peliä ei löydy. Pyydä kutsulinkki.
error-not-allowed = Tämä linkki ei salli sitä; tarvitset jonkin näistä: { $needs }.
error-not-begun = Peli ei ole vielä alkanut.
error-already-begun = Peli on jo alkanut.
error-not-over = Peli ei ole vielä päättynyt.
error-not-decided = Peli ei ole vielä ratkennut.
error-no-such-place = Tässä pelissä ei ole paikkaa { $place }.
error-place-taken = Paikka { $place } on jo varattu.
error-piece-taken = Hahmo ”{ $piece }” on jo varattu.
error-put-out = Et ole enää mukana tässä pelissä. Jos haluat takaisin, pyydä kutsulinkki.
error-no-open-place = Kaikki paikat on varattu.
error-too-many-places = { $places ->
    [one] { $places } paikka
   *[other] { $places } paikkaa
} on liikaa { $players ->
    [one] { $players } pelaajalle
   *[other] { $players } pelaajalle
}.
error-bad-order = Järjestyksessä ”{ $order }” ei ole jokaista paikkaa kerran.
error-not-your-seat = Paikka { $seat } ei ole sinun.
error-not-your-seat-named = ei ole pelattavissa tällä laitteella.
error-not-your-chance = Nyt ei ole paikan { $seat } vuoro heittää, pyöräyttää tai nostaa.
error-not-your-chance-named = { $who ->
    [you] et
   *[somebody] ei
} voi juuri nyt heittää, pyöräyttää tai nostaa.
error-not-absent = Paikka { $seat } ei ole poissa.
error-not-absent-named = { $who ->
    [you] et
   *[somebody] ei
} ole poissa.
error-stand-in-too-early = Paikka { $seat } voi vielä palata; botti voi tulla tilalle { $seconds } s:n kuluttua.
error-stand-in-too-early-named = { $who ->
    [you] voit
   *[somebody] voi
} vielä palata. Botti voi tulla tilalle { $seconds } s:n kuluttua.
error-hidden-hand = Paikan { $place } kortit pysyvät piilossa, joten botti jatkaa.
error-coach-not-allowed = Vihjeet eivät ole käytössä. Kaikkien pelaajien on ensin otettava ne käyttöön.
error-coach-not-your-turn = Saat vihjeitä, kun on sinun vuorosi päättää.
error-needs-own-device = Joku tällä laitteella on jo suostunut; paikan { $place } pitää suostua toiselta laitteelta.
error-no-reopening = Kukaan ei pyydä avaamaan paikkaa { $place }, tai joku on sen jälkeen lähtenyt.
error-look-first = Katso ensin paikan { $seat } kortit.
error-look-first-named = { $who ->
    [you] katsot
   *[somebody] katsoo
} ensin nämä kortit.
error-hidden = Sitä ei voi pyytää pelissä, jossa on piilotettuja kortteja.
error-stale = Peli on edennyt. Katso uudelleen.
error-imported = Tämä on tallennettu peli. Jos haluat pelata, napauta ”Pelaa tästä”.
error-hello-first = Ensimmäisen viestin pitää olla hello.
error-table-closed = Tämä peli suljettiin juuri. Yritä uudelleen.
error-reveals-first = Yksi näistä toiminnoista paljastaa jotain; lähetä sen jälkeiset toiminnot eri komennossa.
error-record-too-many-entries = Tallenne on liian pitkä avattavaksi tässä: { $entries } merkintää; raja on { $most }.
error-hello-once = Hello on jo lähetetty.
error-bad-message = Tätä viestiä ei voi lukea: { $problem }.
error-table-full = Tässä pelissä on jo liian monta yhteyttä.
error-too-busy = Palvelimella on juuri nyt kiire. Yritä hetken päästä uudelleen.
error-too-costly = Se veisi enemmän aikaa tai muistia kuin palvelimella on antaa.
error-too-many-messages = Liian monta viestiä kerralla. Yritä hetken päästä uudelleen.
error-too-many-requests = Liian monta pyyntöä kerralla. Yritä hetken päästä uudelleen.
error-bad-origin = Tämä pyyntö tulee toiselta sivustolta.
error-bad-host = Tämä palvelin ei vastaa sillä nimellä. Palvelimen ylläpitäjä voi sallia nimen valitsimella --allowed-host.
error-bad-request = Tätä pyyntöä ei voi lukea: { $problem }.
error-not-found = Tässä osoitteessa ei ole mitään.
error-bad-method = Tämä osoite ei hyväksy sellaisia pyyntöjä.
error-too-large = Tämä pyyntö on liian suuri.
error-internal = Palvelimella meni jotain pieleen. Pelisi on tallessa; yritä uudelleen.
error-bad-allowed-host = ”{ $text }” ei ole palvelimen nimi; --allowed-host hyväksyy nimen kuten play.example.org tai merkin *, joka sallii minkä tahansa.
error-bad-proxy = ”{ $text }” ei ole välityspalvelimen osoite; --trusted-proxy hyväksyy IP-osoitteen tai verkon kuten 10.0.0.0/8.
error-cannot-listen = Osoitetta { $host }, portti { $port }, ei voi kuunnella: { $problem }.
error-store-full = Levy on täynnä, joten siirtoa ei voitu tallentaa eikä sitä tehty.
error-store-read-only = Tietokantaa voi vain lukea, joten siirtoa ei voitu tallentaa eikä sitä tehty.
error-store-damaged = Tietokantatiedosto on vaurioitunut tai ei ole tietokanta.
error-store-failed = Tietokanta ei toimi juuri nyt. Kaikki tähän asti tallennettu on tallessa.
error-store-unreachable = Tietokantaan ei saada yhteyttä juuri nyt. Kaikki tähän asti tallennettu on tallessa.
error-no-postgres = PostgreSQL-tietokanta tarvitsee lisäosan ”postgres”: pip install "mazechase[postgres]".
error-store-in-use = Toinen palvelin käyttää tietokantaa { $database }.
error-store-gone = Tietokantatiedosto siirrettiin tai poistettiin, joten siirtoa ei voitu tallentaa eikä sitä tehty.
error-store-closed = Tietokanta on suljettu.
error-store-too-new = Tietokanta on tehty uudemmalla versiolla (skeema { $version }; tämä versio tuntee skeemat 1–{ $known }).
error-store-not-empty = Tietokannassa on jo pelejä; kopioi tyhjään tietokantaan.
error-table-not-copied = Peliä { $table } ei voitu kopioida kokonaan.
error-already-saved = Tämä on jo tallennettu.
error-table-damaged = Tätä peliä ei voi lukea tietokannasta.
error-log-damaged = Tämän pelin lokia ei voi lukea merkinnästä { $n } alkaen; kaikki sitä ennen on tallessa.
error-log-full = Tässä pelissä on liikaa siirtoja, eikä sitä voi jatkaa. Aloita uusi peli.
error-series-too-long = Pisin sarja on { $most }; { $target } on liian pitkä.

error-bad-walled-lines = Seinällisessä piirroksessa on jokaisen ruuturivin ylä- ja alapuolella reunarivi, joten rivejä pitää olla pariton määrä; tässä niitä on { $lines }.
error-bad-walled-line = Piirroksen rivissä { $line } pitää olla { $length } tavallista merkkiä, ja kulmissa + tai välilyönti.
error-bad-walled-edge = Piirroksessa on ”{ $mark }” ruudun { $place } vieressä, eikä sitä saa olla siinä.

error-paths-mark = Piirroksessa on ”{ $mark }” rivissä { $line }, sarakkeessa { $column }; kohdat merkitään näin: ”{ $known }”, polut - ja |, aukot ^ v < > ja umpinainen alue =.
error-paths-empty = Piirroksessa ei ole kohtia.
error-paths-block = Rivissä { $line }, sarakkeessa { $column } alkava =-merkkien alue ei ole yksi täytetty suorakulmio.
error-paths-lattice = Rivissä { $line }, sarakkeessa { $column } oleva kohta on väärässä paikassa: kohdat ovat joka neljännessä sarakkeessa ja joka toisessa rivissä.
error-paths-loose = Rivissä { $line }, sarakkeessa { $column } oleva polku ei yhdistä kahta kohtaa.
error-paths-arrow = Rivissä { $line }, sarakkeessa { $column } oleva aukko ei ole aivan kohdan vieressä.
error-no-such-code = Kukaan ei odota tällä koodilla. Ovatko kaikki numerot oikein?
error-too-many-guesses = Liian monta väärää koodia. Skannaa koodi näytöltä tai yritä muutaman minuutin päästä.
error-too-many-phrases = Odota hetki ennen kuin sanot lisää.
error-no-such-parcel = Tämä koodi on jo käytetty tai liian vanha.
error-too-many-parcels = Liian moni siirtää tietojaan juuri nyt. Yritä muutaman minuutin päästä uudelleen tai tallenna tiedosto.
