error-no-such-game = Igre »{ $game }« ni. Seznam iger pokaže `mazechase games`.
error-no-such-bot = Za igro { $game } ni robota »{ $bot }«. Roboti: { $known } ali tvoj lastni, zapisan kot module:Class.
error-bad-players = { $game }: možno število igralcev je { $counts }, ne { $players }.
error-bad-rules-version = { $game } ima različice pravil od 1 do { $newest }, ne pa { $version }.
error-no-such-option = Možnosti »{ $option }« ni. Možnosti: { $known }.
error-no-such-language = Jezika »{ $language }« ni. Jeziki: { $known }.
error-no-typst = Za tiskanje je potreben Typst, ki tu ni nameščen. Namestiš ga z: pip install "mazechase[print]"
error-nothing-to-print = { $game }: tu ni kaj natisniti.
error-bad-option-value = Možnost »{ $option }« ne more biti »{ $value }«; dovoljeno je: { $takes }.
error-bad-drawing-size = Plošča ne more imeti toliko vrstic ({ $rows }) in stolpcev ({ $columns }); obojih je lahko od 1 do { $most }.
error-bad-drawing-mark = Na risbi je »{ $mark }« na mestu { $place }; veljavni znaki so »{ $known }«, # pa je zid.
error-document-unreadable = Dokument »{ $where }« ni veljaven { $form }: glej vrstico { $line }, stolpec { $column }.
error-document-too-large = Dokumenta »{ $where }« ni mogoče prebrati: v njem je predolgo število ali pa je pregloboko gnezden.
error-document-not-a-table = Dokument »{ $where }« mora biti tabela imen in vrednosti.
error-document-too-long = Dokument »{ $where }« je predolg; največja dolžina v znakih je { $most }.
error-no-such-kind = Vrste dokumenta »{ $kind }« ni. Vrste: { $known }.
error-measuring-replaced = To meritev je zamenjala novejša meritev istega osnutka.
error-no-chance-here = Tu ni kaj vreči, zavrteti ali vleči, zato »{ $outcome }« ni mogoče.
error-impossible-outcome = »{ $outcome }« tu ni mogoč izid.
error-foreign-state = »{ $value }« ni stanje te igre s tem številom igralcev.
error-foreign-view = »{ $value }« ni pogled te igre s tem številom igralcev.
error-foreign-action = »{ $value }« ni dejanje te igre; eno vrne { $call }.
error-foreign-token = »{ $value }« ni ne dejanje ne naključni izid te igre; enega vrne { $call }.
error-foreign-outcome = »{ $value }« ni naključni izid te igre; enega vrne { $call }.
error-foreign-event = »{ $value }« ni dogodek.
error-foreign-rules = Pravila igre »{ $game }« niso razreda { $value }.
error-not-text = »{ $value }« ni besedilo.
error-not-a-generator = »{ $value }« ni generator naključnih števil.
error-bad-number = »{ $text }« tu ni veljavno število.

refuse-over = Igre je konec.
refuse-no-such-action = »{ $action }« ni dejanje te igre.
refuse-not-an-action = »{ $action }« ni dejanje te igre; eno vrne { $call }.
refuse-chance-first = Mesto { $seat } mora najprej vreči, zavrteti ali vleči.
refuse-chance-first-named = mora najprej vreči, zavrteti ali vleči.
refuse-not-your-turn = Zdaj se ne odloča mesto { $seat }.
refuse-not-your-turn-named = zdaj ne more storiti ničesar.

turn_limit = Doseženo je največje število potez.

error-bad-player = »{ $name }« mora biti človek ali robot z imenom robota.
error-bad-match-id = »{ $id }« ni veljavna oznaka igre; uporabi od 1 do 64 črk, števk, - in _.
error-bad-seats = { $players ->
    [one] Na voljo je { $players } mesto
    [two] Na voljo sta { $players } mesti
    [few] Na voljo so { $players } mesta
   *[other] Na voljo je { $players } mest
}, število podanih igralcev pa je { $seats }.
error-bad-clock = Ura potrebuje zalogo časa ali omejitev poteze nad nič; časi ne smejo biti negativni ali daljši od toliko dni: { $days }.
error-bad-salt = Sol ima od 1 do 64 črk, števk, - in _.
error-bad-seed = Seme ima 32 bajtov.
error-time-runs-back = Vnos { $n } v dnevniku je zgodnejši od vnosa pred njim.
error-match-over = Igre je konec.
error-match-paused = Igra je začasno ustavljena.
error-not-paused = Igra ni ustavljena.
error-no-such-seat = Mesta { $seat } ni.
error-no-actions = Podano ni nobeno dejanje.
error-not-an-action = »{ $text }« ni dejanje.
error-not-an-outcome = »{ $text }« ni naključni izid.
error-not-your-action = Mesto { $seat } ne more storiti tega.
error-not-your-action-named = ne more storiti tega.
error-not-your-draw = Zdaj mora vreči, zavrteti ali vleči mesto { $seat }.
error-not-your-draw-named = mora zdaj vreči, zavrteti ali vleči.
error-no-draw-now = Zdaj ni kaj vreči, zavrteti ali vleči.
error-wrong-draw = Naslednji žreb ima številko { $next }, ne { $k }.
error-no-such-draw = { $draws ->
    [one] Potreben je žreb { $k }, zapisan pa je le { $draws } žreb.
    [two] Potreben je žreb { $k }, zapisana pa sta le { $draws } žreba.
    [few] Potreben je žreb { $k }, zapisani pa so le { $draws } žrebi.
   *[other] Potreben je žreb { $k }, zapisanih pa je le { $draws } žrebov.
}
error-salts-fixed = Sol je mogoče dodati le pred prvim žrebom.
error-nothing-to-undo = Ni poteze, ki bi jo lahko vrnili.
error-undo-revealed = Od takrat je bilo nekaj izžrebano ali razkrito, zato poteze ni mogoče vrniti.
error-undo-absent = To bi vrnilo potezo nekoga, ki je odšel ali ga ni bilo, zato ostane.
error-undo-away = Mesto { $seat } je odsotno; dokler se ne vrne, poteze ni mogoče vrniti.
error-undo-away-named = zdaj manjka; dokler se ne vrne, poteze ni mogoče vrniti.
error-own-undo = Mesto { $seat } igra na napravi, s katere je prišla prošnja; odgovoriti mora nekdo drug.
error-own-undo-named = ne more odgovoriti z naprave, s katere je prišla prošnja. Odgovoriti mora nekdo drug.
error-undo-asked-already = Mesto { $seat } že prosi za vrnitev zadnje poteze.
error-undo-asked-already-named = že prosi za vrnitev zadnje poteze.
error-no-undo-to-answer = Ni prošnje za vrnitev poteze, na katero bi moralo odgovoriti mesto { $seat }.
error-no-undo-to-answer-named = ne more odgovoriti: nihče ne prosi za vrnitev poteze.
error-seat-gone = Mesto { $seat } je zapustilo igro; naprej igra robot.
error-seat-gone-named = ne igra več. Naprej igra robot.
error-not-to-mind = Robot zdaj ne more prevzeti ali vrniti mesta { $seat }.
error-not-to-mind-named = zdaj ne more dobiti robota za namestnika in se tudi ne vrniti.
error-time-is-up = Mestu { $seat } je potekel čas.
error-time-is-up-named = nima več časa.
error-time-not-up = Čas še ni potekel.

match-event-salt-added = Mesto { $seat } je žrebom dodalo sol.
match-event-undo-wanted = Mesto { $seat } prosi za vrnitev svoje zadnje poteze.
match-event-undo-reply = { $answer ->
    [yes] Mesto { $seat } se strinja.
    [withdrawn] Mesto { $seat } ne prosi več za vrnitev poteze.
   *[no] Mesto { $seat } se ne strinja.
}
match-event-rewound = { $keep ->
    [0] Igra se je vrnila na začetek.
   *[other] Igra se je vrnila na potezo { $keep }.
}
match-event-gave-up = Mesto { $seat } se je predalo.
match-event-time-up = Mestu { $seat } je potekel čas.
match-event-match-paused = Igra je začasno ustavljena.
match-event-match-resumed = Igra se nadaljuje.
match-event-match-woke = Igra se nadaljuje. Prekinitev nikomur ni vzela časa.
match-event-seat-taken = { $bot ->
    [none] Mesto { $seat } zdaj pripada: { $name }.
   *[other] Mesto { $seat } je prevzel robot ({ $bot }).
}
match-event-seat-minded = Na mestu { $seat } zaenkrat igra robot ({ $bot }).
match-event-seat-reclaimed = Na mesto { $seat } se je igralec vrnil.
match-event-match-ended = { $reason ->
    [resigned] Igre je konec, ker se je nekdo predal.
   *[time_up] Igre je konec, ker je nekomu potekel čas.
}

resigned = Druga stran se je predala.
resigned-you = Predaš igro.
resigned-one = { $name } se preda.
time_up = Drugi strani je potekel čas.
time_up-you = Potekel ti je čas.
time_up-one = { $name } nima več časa.

error-bad-record = To ni zapis igre: { $why }
error-record-too-long = Zapis je predolg (bajtov: { $bytes }); največ je { $most }.
error-record-version = Ta zapis ima obliko različice { $version }; prebrati je mogoče le različice do { $newest }.
error-record-entry = Vnos { $n } v zapisu ni veljaven. { $why }
error-record-result = Zapis pravi »{ $told }«, poteze pa pripeljejo do »{ $played }«.
error-record-note = Zapis ima opombo pri potezi { $at }, a ne seže tako daleč.
error-record-expected = Zapis pri potezi { $at } pričakuje dejanje, a ga ni.
error-record-not-sealed = Ta zapis nima zapečatenih kock, ki bi jih lahko preverili.
error-record-no-seed = Ta zapis ne pokaže svojega semena, zato kock ni mogoče preveriti.
error-seal-differs = Seme se ne ujema s pečatom, ki je bil pokazan pred prvim žrebom.
error-seed-until-end = Seme se pokaže šele po koncu igre.
error-draw-differs = Žreb { $k } (vnos { $n }) je v zapisu »{ $outcome }«, seme pa da »{ $sealed }«.
error-secret-until-end = Nekatere karte so še skrite. To lahko storiš po koncu igre.
error-no-such-ply = { $plies ->
    [one] Poteze { $ply } ni; odigrana je le { $plies }.
    [two] Poteze { $ply } ni; odigrani sta le { $plies }.
    [few] Poteze { $ply } ni; odigrane so le { $plies }.
   *[other] Poteze { $ply } ni; odigranih je le { $plies }.
}
error-nothing-to-go-on = Na tem mestu je igre konec, zato od tu ni mogoče igrati naprej.
error-no-such-lesson = Lekcije »{ $lesson }« za igro { $game } ni.
error-lesson-alone = Lekcija ima svoje igralce in možnosti, zato jih ni mogoče izbrati.
error-lesson-not-asked = Dobra zamisel! Zdaj pa tapni tja, kamor kaže roka.
error-lesson-over = Lekcije je konec.
error-lesson-waits = Lekcija čaka na dejanje.
error-lesson-asks-nothing = Lekcija tu ne pričakuje dejanja.

error-no-such-table = Te igre ne najdemo. Prosi za povezavo z vabilom.
error-not-allowed = Ta povezava tega ne dovoli; potrebuješ eno od teh: { $needs }.
error-not-begun = Igra se še ni začela.
error-already-begun = Igra se je že začela.
error-not-over = Igre še ni konec.
error-not-decided = Igra še ni odločena.
error-no-such-place = V tej igri ni mesta { $place }.
error-place-taken = Mesto { $place } je že zasedeno.
error-piece-taken = Figura »{ $piece }« je že zasedena.
error-put-out = V tej igri te ni več. Če se želiš vrniti, prosi za povezavo z vabilom.
error-no-open-place = Vsa mesta so zasedena.
error-too-many-places = { $places ->
    [one] { $places } mesto je preveč
    [two] { $places } mesti sta preveč
    [few] { $places } mesta so preveč
   *[other] { $places } mest je preveč
} za { $players ->
    [one] { $players } igralca
    [two] { $players } igralca
    [few] { $players } igralce
   *[other] { $players } igralcev
}.
error-bad-order = »{ $order }« ne našteje vsakega mesta natanko enkrat.
error-not-your-seat = Mesto { $seat } ni tvoje.
error-not-your-seat-named = ne igra na tej napravi.
error-not-your-chance = Zdaj ne meče, vrti ali vleče mesto { $seat }.
error-not-your-chance-named = zdaj ne more vreči, zavrteti ali vleči.
error-not-absent = Mesto { $seat } ni odsotno.
error-not-absent-named = ne manjka.
error-stand-in-too-early = Igralec na mestu { $seat } se še lahko vrne; robot lahko prevzame čez { $seconds } s.
error-stand-in-too-early-named = se še lahko vrne. Robot lahko prevzame čez { $seconds } s.
error-hidden-hand = Karte mesta { $place } ostanejo skrite, zato naprej igra robot.
error-coach-not-allowed = Namigi so izklopljeni. Najprej jih morajo vklopiti vsi, ki igrajo.
error-coach-not-your-turn = Namige dobiš, ko se odločaš ti.
error-needs-own-device = Na tej napravi se je že nekdo strinjal; mesto { $place } se mora strinjati z druge naprave.
error-no-reopening = Nihče ne prosi, da se sprosti mesto { $place }, ali pa je nekdo od takrat odšel.
error-look-first = Najprej odkrij karte mesta { $seat }.
error-look-first-named = mora najprej odkriti te karte.
error-hidden = V igri s skritimi kartami to ni mogoče.
error-stale = Igra je šla naprej. Poglej še enkrat.
error-imported = To je shranjena igra. Za igranje tapni »Igraj od tukaj«.
error-hello-first = Prvo sporočilo mora biti hello.
error-table-closed = Ta igra se je pravkar zaprla. Poskusi znova.
error-reveals-first = Eno od teh dejanj nekaj razkrije; dejanja za njim pošlji posebej.
error-record-too-many-entries = Zapis je predolg, da bi ga tu odprli (vnosov: { $entries }); največ je { $most }.
error-hello-once = Hello je že poslan.
error-bad-message = Tega sporočila ni mogoče prebrati: { $problem }.
error-table-full = S to igro je povezanih preveč ljudi.
error-too-busy = Strežnik ima zdaj preveč dela. Poskusi znova čez trenutek.
error-too-costly = To bi vzelo več časa ali pomnilnika, kot ga ima strežnik.
error-too-many-messages = Preveč sporočil naenkrat. Poskusi znova čez trenutek.
error-too-many-requests = Preveč zahtev naenkrat. Poskusi znova čez trenutek.
error-bad-origin = Ta zahteva prihaja z drugega spletnega mesta.
error-bad-host = Ta strežnik se na to ime ne odziva. Upravitelj lahko ime dovoli z --allowed-host.
error-bad-request = Te zahteve ni mogoče prebrati: { $problem }.
error-not-found = Na tem naslovu ni ničesar.
error-bad-method = Ta naslov ne sprejema takih zahtev.
error-too-large = Ta zahteva je prevelika.
error-internal = Na strežniku je šlo nekaj narobe. Tvoja igra je varna; poskusi znova.
error-bad-allowed-host = »{ $text }« ni ime gostitelja; --allowed-host sprejme ime, na primer play.example.org, ali * za vsa.
error-bad-proxy = »{ $text }« ni naslov posrednika; --trusted-proxy sprejme naslov IP ali omrežje, na primer 10.0.0.0/8.
error-cannot-listen = Na { $host }, vrata { $port }, ni mogoče poslušati: { $problem }.
error-store-full = Disk je poln, zato poteze ni bilo mogoče shraniti in ni odigrana.
error-store-read-only = Zbirka podatkov je samo za branje, zato poteze ni bilo mogoče shraniti in ni odigrana.
error-store-damaged = Datoteka zbirke podatkov je poškodovana ali pa ni zbirka podatkov.
error-store-failed = Zbirka podatkov zdaj ne deluje. Vse, kar je že shranjeno, je varno.
error-store-unreachable = Zbirka podatkov zdaj ni dosegljiva. Vse, kar je že shranjeno, je varno.
error-no-postgres = Zbirka PostgreSQL potrebuje dodatek »postgres«: pip install "mazechase[postgres]".
error-store-in-use = Zbirko podatkov { $database } uporablja drug strežnik.
error-store-gone = Datoteka zbirke podatkov je bila premaknjena ali izbrisana, zato poteze ni bilo mogoče shraniti in ni odigrana.
error-store-closed = Zbirka podatkov je zaprta.
error-store-too-new = Zbirko podatkov je naredila novejša različica (shema { $version }; ta različica jih pozna do { $known }).
error-store-not-empty = Zbirka podatkov že ima igre; kopiraj v prazno.
error-table-not-copied = Igre { $table } ni bilo mogoče kopirati v celoti.
error-already-saved = To je že shranjeno.
error-table-damaged = Te igre ni mogoče prebrati iz zbirke podatkov.
error-log-damaged = Dnevnika te igre od vnosa { $n } naprej ni mogoče prebrati; vse pred tem je varno.
error-log-full = Ta igra ima preveč potez, da bi se nadaljevala. Začni novo.
error-series-too-long = Najdaljša serija je { $most }; { $target } je predolga.

error-bad-walled-lines = Risba z zidovi ima nad vsako vrstico polj in pod njo vrstico robov, zato mora biti število vrstic liho; tu jih je { $lines }.
error-bad-walled-line = Vrstica { $line } na risbi mora imeti toliko navadnih znakov: { $length }; v vogalih je + ali presledek.
error-bad-walled-edge = Na risbi je ob polju { $place } znak »{ $mark }«, ki tam ni dovoljen.

error-paths-mark = Na risbi je »{ $mark }« v vrstici { $line }, stolpcu { $column }; uporabi »{ $known }« za polja, - in | za poti, ^ v < > za odprtine in = za blok.
error-paths-empty = Na risbi ni polj.
error-paths-block = Blok iz = v vrstici { $line }, stolpcu { $column } ni en sam poln pravokotnik.
error-paths-lattice = Polje v vrstici { $line }, stolpcu { $column } ni na pravem mestu: polja so v vsakem četrtem stolpcu in vsaki drugi vrstici.
error-paths-loose = Pot v vrstici { $line }, stolpcu { $column } ne povezuje dveh polj.
error-paths-arrow = Odprtina v vrstici { $line }, stolpcu { $column } ni tik ob polju.
error-no-such-code = S to kodo nihče ne čaka. So vse števke prave?
error-too-many-guesses = Preveč napačnih kod. Odčitaj kodo na zaslonu ali poskusi znova čez nekaj minut.
error-too-many-phrases = Počakaj trenutek, preden poveš še kaj.
error-no-such-parcel = Ta koda je že uporabljena ali prestara.
error-too-many-parcels = Zdaj prenaša svoje stvari preveč ljudi. Poskusi znova čez nekaj minut ali shrani datoteko.
