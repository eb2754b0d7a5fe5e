error-no-such-game = Mängu „{ $game }” ei ole. `mazechase games` näitab mänge.
error-no-such-bot = Mängul { $game } ei ole robotit „{ $bot }”. Robotid: { $known } või sinu oma kujul module:Class.
error-bad-players = { $game }: mängijaid võib olla { $counts }, mitte { $players }.
error-bad-rules-version = { $game }: reeglite versioonid on 1 kuni { $newest }, mitte { $version }.
error-no-such-option = Valikut „{ $option }” ei ole. Valikud: { $known }.
error-no-such-language = Keelt „{ $language }” ei ole. Keeled: { $known }.
error-no-typst = Printimiseks on vaja Typsti, mida siin ei ole. Paigalda see: pip install "mazechase[print]"
error-nothing-to-print = { $game }: printida pole midagi.
error-bad-option-value = Valik „{ $option }” ei saa olla „{ $value }”; sobib { $takes }.
error-bad-drawing-size = Laual ei saa olla { $rows } rida ja { $columns } veergu; kumbagi peab olema 1 kuni { $most }.
error-bad-drawing-mark = Joonisel on kohas { $place } „{ $mark }”; lubatud märgid on „{ $known }” ja sein #.
error-document-unreadable = Dokument „{ $where }” ei ole õige { $form }: vaata rida { $line }, veerg { $column }.
error-document-too-large = Dokumenti „{ $where }” ei saa lugeda: selles on liiga pikk arv või liiga palju tasandeid.
error-document-not-a-table = Dokument „{ $where }” peab olema nimede ja väärtuste tabel.
error-document-too-long = Dokument „{ $where }” on liiga pikk; piir on { $most } märki.
error-no-such-kind = Dokumendiliiki „{ $kind }” ei ole. Liigid: { $known }.
error-measuring-replaced = Selle asemel tehakse sama mustandi uuemat mõõtmist.
error-no-chance-here = Siin pole midagi veeretada, keerutada ega võtta, nii et „{ $outcome }” ei saa tulla.
error-impossible-outcome = „{ $outcome }” ei ole siin võimalik tulemus.
error-foreign-state = „{ $value }” ei ole selle mängu ja mängijate arvu seis.
error-foreign-view = „{ $value }” ei ole selle mängu ja mängijate arvu vaade.
error-foreign-action = „{ $value }” ei ole selle mängu tegevus; selle annab { $call }.
error-foreign-token = „{ $value }” ei ole selle mängu tegevus ega juhuslik tulemus; selle annab { $call }.
error-foreign-outcome = „{ $value }” ei ole selle mängu juhuslik tulemus; selle annab { $call }.
error-foreign-event = „{ $value }” ei ole sündmus.
error-foreign-rules = Mängu „{ $game }” reeglid ei ole klassist { $value }.
error-not-text = „{ $value }” ei ole tekst.
error-not-a-generator = „{ $value }” ei ole juhuarvude generaator.
error-bad-number = „{ $text }” ei ole siin sobiv arv.

refuse-over = Mäng on läbi.
refuse-no-such-action = „{ $action }” ei ole selle mängu tegevus.
refuse-not-an-action = „{ $action }” ei ole selle mängu tegevus; selle annab { $call }.
refuse-chance-first = Koht { $seat } peab enne veeretama, keerutama või kaardi võtma.
refuse-chance-first-named = enne tuleb veeretada, keerutada või kaart võtta.
refuse-not-your-turn = Praegu ei otsusta koht { $seat }.
refuse-not-your-turn-named = praegu ei saa midagi teha.

turn_limit = Käikude piir on täis.

# Matches
error-bad-player = „{ $name }” peab olema inimene või robot koos roboti nimega.
error-bad-match-id = „{ $id }” ei ole sobiv mängu id; kasuta 1 kuni 64 tähte, numbrit, - ja _.
error-bad-seats = { $players ->
    [one] Kohti on { $players }
   *[other] Kohti on { $players }
}, aga mängijaid anti { $seats }.
error-bad-clock = Kell vajab ajavaru või käiguaega üle nulli; ajad ei saa olla negatiivsed ega pikemad kui { $days } päeva.
error-bad-salt = Soolas on 1 kuni 64 tähte, numbrit, - ja _.
error-bad-seed = Seemnes on 32 baiti.
error-time-runs-back = Logi kirje { $n } on varasem kui eelmine kirje.
error-match-over = Mäng on läbi.
error-match-paused = Mäng on pausil.
error-not-paused = Mäng ei ole pausil.
error-no-such-seat = Kohta { $seat } ei ole.
error-no-actions = Tegevust ei antud.
error-not-an-action = „{ $text }” ei ole tegevus.
error-not-an-outcome = „{ $text }” ei ole juhuslik tulemus.
error-not-your-action = Koht { $seat } ei saa seda teha.
error-not-your-action-named = seda teha ei saa.
error-not-your-draw = Praegu peab veeretama, keerutama või kaardi võtma koht { $seat }.
error-not-your-draw-named = praegu tuleb veeretada, keerutada või kaart võtta.
error-no-draw-now = Praegu pole midagi veeretada, keerutada ega võtta.
error-wrong-draw = Järgmise juhusündmuse number on { $next }, mitte { $k }.
error-no-such-draw = { $draws ->
    [one] Vaja on juhusündmust { $k }, aga kirjas on ainult { $draws }.
   *[other] Vaja on juhusündmust { $k }, aga kirjas on ainult { $draws }.
}
error-salts-fixed = Soola saab lisada ainult enne esimest juhusündmust.
error-nothing-to-undo = Pole midagi tagasi võtta.
error-undo-revealed = Vahepeal on midagi võetud või näidatud, nii et seda ei saa tagasi võtta.
error-undo-absent = See võtaks tagasi lahkunud või eemal olnud mängija käigu, nii et see jääb.
error-undo-away = Koht { $seat } on eemal, nii et seni ei saa midagi tagasi võtta.
error-undo-away-named = on eemal, nii et seni ei saa midagi tagasi võtta.
error-own-undo = Koht { $seat } mängib samas seadmes, kust paluti käik tagasi võtta; vastama peab keegi teine.
error-own-undo-named = ei saa vastata samast seadmest, kust paluti. Vastama peab keegi teine.
error-undo-asked-already = Koht { $seat } on juba palunud käigu tagasi võtta.
error-undo-asked-already-named = tagasivõtmist on juba palutud.
error-no-undo-to-answer = Kohal { $seat } pole palvet, millele vastata.
error-no-undo-to-answer-named = vastata pole millelegi: keegi ei palu käiku tagasi võtta.
error-seat-gone = Koht { $seat } on mängust lahkunud; edasi mängib robot.
error-seat-gone-named = mängust lahkunud. Edasi mängib robot.
error-not-to-mind = Robot ei saa praegu kohta { $seat } üle võtta ega tagasi anda.
error-not-to-mind-named = praegu ei saa robotit asemele panna ega tagasi tulla.
error-time-is-up = Koha { $seat } aeg on otsas.
error-time-is-up-named = aeg on otsas.
error-time-not-up = Aeg ei ole veel otsas.

match-event-salt-added = Koht { $seat } lisas juhusele soola.
match-event-undo-wanted = Koht { $seat } palus oma viimase käigu tagasi võtta.
match-event-undo-reply = { $answer ->
    [yes] Koht { $seat } on nõus.
    [withdrawn] Koht { $seat } ei palu enam käiku tagasi võtta.
   *[no] Koht { $seat } ei ole nõus.
}
match-event-rewound = { $keep ->
    [0] Mäng läks tagasi algusesse.
   *[other] Mäng läks tagasi käigu { $keep } juurde.
}
match-event-gave-up = Koht { $seat } andis alla.
match-event-time-up = Koha { $seat } aeg sai otsa.
match-event-match-paused = Mäng pandi pausile.
match-event-match-resumed = Mäng jätkub.
match-event-match-woke = Mäng jätkub. Katkestus ei võtnud kelleltki aega.
match-event-seat-taken = { $bot ->
    [none] Koht { $seat }: nüüd mängib { $name }.
   *[other] Robot ({ $bot }) võttis üle koha { $seat }.
}
match-event-seat-minded = Kohal { $seat } mängib praegu robot ({ $bot }).
match-event-seat-reclaimed = Koha { $seat } mängija tuli tagasi.
match-event-match-ended = { $reason ->
    [resigned] Mäng lõppes, sest keegi andis alla.
   *[time_up] Mäng lõppes, sest kellegi aeg sai otsa.
}

resigned = Teine pool andis alla.
resigned-you = Sina andsid alla.
resigned-one = { $name } andis alla.
time_up = Teise poole aeg sai otsa.
time_up-you = Sinu aeg sai otsa.
time_up-one = Aeg sai otsa: { $name }.

# Records and lessons
error-bad-record = See ei ole mängu salvestis: { $why }
error-record-too-long = { $bytes } baidi pikkune salvestis on liiga pikk; piir on { $most }.
error-record-version = Selle salvestise vormingu versioon on { $version }; lugeda saab ainult kuni { $newest }.
error-record-entry = Salvestise kirje { $n } ei sobi. { $why }
error-record-result = Salvestises on „{ $told }”, aga käigud viivad tulemuseni „{ $played }”.
error-record-note = Salvestises on märkus poolkäigu { $at } juures, aga nii kaugele see ei ulatu.
error-record-expected = Salvestis ootab poolkäigu { $at } juures tegevust, aga seda pole.
error-record-not-sealed = Selles salvestises pole pitseeritud täringuid, mida kontrollida.
error-record-no-seed = See salvestis ei näita oma seemet, nii et täringuid ei saa kontrollida.
error-seal-differs = Seeme ei vasta pitserile, mida näidati enne esimest juhusündmust.
error-seed-until-end = Seemet näidatakse alles siis, kui mäng on läbi.
error-draw-differs = Juhusündmus { $k } (kirje { $n }) on salvestises „{ $outcome }”, aga seeme annab „{ $sealed }”.
error-secret-until-end = Mõned kaardid on veel peidus. Seda saad teha, kui mäng on läbi.
error-no-such-ply = { $plies ->
    [one] Poolkäiku { $ply } ei ole; mängitud on ainult { $plies }.
   *[other] Poolkäiku { $ply } ei ole; mängitud on ainult { $plies }.
}
error-nothing-to-go-on = Seal on mäng juba läbi, nii et edasi mängida pole midagi.
error-no-such-lesson = { $game }: õppetundi „{ $lesson }” ei ole.
error-lesson-alone = Õppetunnil on omad mängijad ja valikud, neid ei saa valida.
error-lesson-not-asked = Tore mõte! Praegu puuduta sinna, kuhu käsi näitab.
error-lesson-over = Õppetund on läbi.
error-lesson-waits = Õppetund ootab tegevust.
error-lesson-asks-nothing = Õppetund ei oota siin tegevust.

# The service
error-no-such-table = Me ei leia seda mängu. Küsi kutselinki.
error-not-allowed = See link ei luba seda; vaja on üht neist: { $needs }.
error-not-begun = Mäng ei ole veel alanud.
error-already-begun = Mäng on juba alanud.
error-not-over = Mäng ei ole veel läbi.
error-not-decided = See pole veel otsustatud.
error-no-such-place = Selles mängus ei ole kohta { $place }.
error-place-taken = Koht { $place } on juba võetud.
error-piece-taken = Nupp „{ $piece }” on juba võetud.
error-put-out = Sa pole enam selles mängus. Kui tahad tagasi tulla, küsi kutselinki.
error-no-open-place = Kõik kohad on võetud.
error-too-many-places = { $places ->
    [one] { $places } koht
   *[other] { $places } kohta
} on liiga palju, kui mängijaid on { $players ->
    [one] { $players }
   *[other] { $players }
}.
error-bad-order = „{ $order }” ei nimeta iga kohta üks kord.
error-not-your-seat = Koht { $seat } ei ole sinu oma.
error-not-your-seat-named = sellest seadmest mängida ei saa.
error-not-your-chance = Praegu ei veereta, keeruta ega võta kaarti koht { $seat }.
error-not-your-chance-named = praegu ei saa veeretada, keerutada ega kaarti võtta.
error-not-absent = Koht { $seat } ei ole eemal.
error-not-absent-named = ei ole eemal.
error-stand-in-too-early = Koht { $seat } võib veel tagasi tulla; robot saab üle võtta { $seconds } s pärast.
error-stand-in-too-early-named = võib veel tagasi tulla. Robot saab üle võtta { $seconds } s pärast.
error-hidden-hand = Koha { $place } kaardid jäävad peitu, nii et edasi mängib robot.
error-coach-not-allowed = Vihjed on väljas. Kõik mängijad peavad need enne sisse lülitama.
error-coach-not-your-turn = Vihjeid saab siis, kui otsustad sina.
error-needs-own-device = Keegi selles seadmes on juba nõus; koht { $place } peab nõustuma teisest seadmest.
error-no-reopening = Keegi ei palu kohta { $place } avada või on keegi vahepeal lahkunud.
error-look-first = Ava enne koha { $seat } kaardid.
error-look-first-named = need kaardid tuleb enne avada.
error-hidden = Peidetud kaartidega mängus ei saa seda küsida.
error-stale = Mäng on edasi läinud. Vaata uuesti.
error-imported = See on salvestatud mäng. Mängimiseks puuduta „Mängi siit edasi”.
error-hello-first = Esimene sõnum peab olema hello.
error-table-closed = See mäng just suleti. Proovi uuesti.
error-reveals-first = Üks neist tegevustest paljastab midagi; saada järgmised eraldi käsuga.
error-record-too-many-entries = { $entries } kirjega salvestis on siin avamiseks liiga pikk; piir on { $most }.
error-hello-once = Hello on juba saadetud.
error-bad-message = Seda sõnumit ei saa lugeda: { $problem }.
error-table-full = Selle mänguga on ühendatud liiga palju inimesi.
error-too-busy = Server on praegu liiga hõivatud. Proovi hetke pärast uuesti.
error-too-costly = See võtaks rohkem aega või mälu, kui serveril anda on.
error-too-many-messages = Liiga palju sõnumeid korraga. Proovi hetke pärast uuesti.
error-too-many-requests = Liiga palju päringuid korraga. Proovi hetke pärast uuesti.
error-bad-origin = See päring tuleb teiselt veebilehelt.
error-bad-host = See server ei vasta sellele nimele. Serveri pidaja saab nime lubada valikuga --allowed-host.
error-bad-request = Seda päringut ei saa lugeda: { $problem }.
error-not-found = Sellel aadressil ei ole midagi.
error-bad-method = See aadress ei võta sellist päringut vastu.
error-too-large = See päring on liiga suur.
error-internal = Serveris läks midagi valesti. Sinu mäng on alles; proovi uuesti.
error-bad-allowed-host = „{ $text }” ei ole hosti nimi; --allowed-host võtab nime nagu play.example.org või * kõigi jaoks.
error-bad-proxy = „{ $text }” ei ole puhverserveri aadress; --trusted-proxy võtab IP-aadressi või võrgu nagu 10.0.0.0/8.
error-cannot-listen = Ei saa kuulata: { $host } port { $port }: { $problem }.
error-store-full = Ketas on täis, nii et käiku ei saanud salvestada ja seda ei tehtud.
error-store-read-only = Andmebaasi saab ainult lugeda, nii et käiku ei saanud salvestada ja seda ei tehtud.
error-store-damaged = Andmebaasi fail on rikutud või ei ole andmebaas.
error-store-failed = Andmebaas praegu ei tööta. Kõik seni salvestatu on alles.
error-store-unreachable = Andmebaasiga ei saa praegu ühendust. Kõik seni salvestatu on alles.
error-no-postgres = PostgreSQL-i andmebaas vajab lisa „postgres”: pip install "mazechase[postgres]".
error-store-in-use = Andmebaasi { $database } kasutab teine server.
error-store-gone = Andmebaasi fail on teisaldatud või kustutatud, nii et käiku ei saanud salvestada ja seda ei tehtud.
error-store-closed = Andmebaas on suletud.
error-store-too-new = Andmebaasi tegi uuem versioon (skeem { $version }; see versioon tunneb kuni { $known }).
error-store-not-empty = Andmebaasis on juba mänge; kopeeri tühja andmebaasi.
error-table-not-copied = Mängu { $table } ei saanud tervikuna kopeerida.
error-already-saved = See on juba salvestatud.
error-table-damaged = Seda mängu ei saa andmebaasist lugeda.
error-log-damaged = Selle mängu logi ei saa lugeda alates kirjest { $n }; kõik enne seda on alles.
error-log-full = Selles mängus on jätkamiseks liiga palju käike. Alusta uut mängu.
error-series-too-long = Pikim seeria on { $most }; { $target } on liiga pikk.

# Drawings with walls.
error-bad-walled-lines = Seintega joonisel on servade rida iga ruudurea kohal ja all, nii et ridade arv peab olema paaritu; sellel on { $lines }.
error-bad-walled-line = Joonise rida { $line } peab olema { $length } lihtmärgi pikkune, nurkades + või tühik.
error-bad-walled-edge = Joonisel on ruudu { $place } kõrval „{ $mark }”, mis pole seal lubatud.

# Boards drawn as paths
error-paths-mark = Joonisel on reas { $line }, veerus { $column } „{ $mark }”; kasuta „{ $known }” aukudeks, - ja | teedeks, ^ v < > avadeks ja = plokiks.
error-paths-empty = Joonisel ei ole ühtegi auku.
error-paths-block = Plokk = reas { $line }, veerus { $column } ei ole üks täidetud ristkülik.
error-paths-lattice = Auk reas { $line }, veerus { $column } on vales kohas: augud käivad igasse neljandasse veergu ja igasse teise ritta.
error-paths-loose = Tee reas { $line }, veerus { $column } ei ühenda kaht auku.
error-paths-arrow = Ava reas { $line }, veerus { $column } ei ole kohe augu kõrval.
error-no-such-code = Selle koodiga ei oota keegi. Kas kõik numbrid on õiged?
error-too-many-guesses = Liiga palju valesid koode. Skanni kood ekraanilt või proovi mõne minuti pärast uuesti.
error-too-many-phrases = Oota hetk, enne kui rohkem ütled.
error-no-such-parcel = See kood on juba kasutatud või liiga vana.
error-too-many-parcels = Praegu viivad liiga paljud asju üle. Proovi mõne minuti pärast uuesti või salvesta fail.
