error-no-such-game = Der er ikke noget spil »{ $game }«. `mazechase games` viser spillene.
error-no-such-bot = Der er ingen bot »{ $bot }« til { $game }. Bots: { $known }, eller din egen, skrevet som module:Class.
error-bad-players = { $game } er for { $counts } spillere, ikke { $players }.
error-bad-rules-version = { $game } har regelversion 1 til { $newest }, ikke { $version }.
error-no-such-option = Der er ikke noget valg »{ $option }«. Valg: { $known }.
error-no-such-language = Der er ikke noget sprog »{ $language }«. Sprog: { $known }.
error-no-typst = For at printe kræves Typst, som ikke er installeret her. Installer det med: pip install "mazechase[print]"
error-nothing-to-print = Der er ikke noget at printe til { $game }.
error-bad-option-value = Valget »{ $option }« kan ikke være »{ $value }«; det tager { $takes }.
error-bad-drawing-size = En plade kan ikke have { $rows } rækker og { $columns } kolonner; begge dele skal være fra 1 til { $most }.
error-bad-drawing-mark = Tegningen har »{ $mark }« ved { $place }; gyldige tegn er »{ $known }« og # for en mur.
error-document-unreadable = Dokumentet »{ $where }« er ikke gyldig { $form }: se linje { $line }, kolonne { $column }.
error-document-too-large = Dokumentet »{ $where }« kan ikke læses: Det har et tal, der er for langt, eller er indlejret for dybt.
error-document-not-a-table = Dokumentet »{ $where }« skal være en tabel med navne og værdier.
error-document-too-long = Dokumentet »{ $where }« er for langt; grænsen er { $most } tegn.
error-no-such-kind = Der er ikke nogen slags dokument »{ $kind }«. Slags: { $known }.
error-measuring-replaced = En nyere måling af samme udkast har afløst denne.
error-no-chance-here = Her er ikke noget at slå, dreje eller trække, så »{ $outcome }« kan ikke komme.
error-impossible-outcome = »{ $outcome }« er ikke et muligt udfald her.
error-foreign-state = »{ $value }« er ikke en tilstand i dette spil med så mange spillere.
error-foreign-view = »{ $value }« er ikke en visning af dette spil med så mange spillere.
error-foreign-action = »{ $value }« er ikke en handling i dette spil; { $call } giver en.
error-foreign-token = »{ $value }« er hverken en handling eller et tilfældigt udfald i dette spil; { $call } giver et.
error-foreign-outcome = »{ $value }« er ikke et tilfældigt udfald i dette spil; { $call } giver et.
error-foreign-event = »{ $value }« er ikke en hændelse.
error-foreign-rules = Reglerne for »{ $game }« er ikke af klassen { $value }.
error-not-text = »{ $value }« er ikke tekst.
error-not-a-generator = »{ $value }« er ikke en tilfældighedsgenerator.
error-bad-number = »{ $text }« er ikke et gyldigt tal her.

refuse-over = Spillet er slut.
refuse-no-such-action = »{ $action }« er ikke en handling i dette spil.
refuse-not-an-action = »{ $action }« er ikke en handling i dette spil; { $call } giver en.
refuse-chance-first = Plads { $seat } skal først slå, dreje eller trække.
refuse-chance-first-named = skal først slå, dreje eller trække.
refuse-not-your-turn = Det er ikke plads { $seat }, der skal vælge nu.
refuse-not-your-turn-named = kan ikke gøre noget lige nu.

turn_limit = Det højeste antal ture er nået.

error-bad-player = »{ $name }« skal enten være et menneske eller en bot med navnet på en bot.
error-bad-match-id = »{ $id }« er ikke et gyldigt id for et spil; brug 1 til 64 bogstaver, cifre, - og _.
error-bad-seats = { $players ->
    [one] Der er { $players } plads
   *[other] Der er { $players } pladser
}, men { $seats } spillere blev givet.
error-bad-clock = Et ur kræver betænkningstid eller en grænse pr. træk over nul; tider kan ikke være negative eller længere end { $days } dage.
error-bad-salt = Salt er 1 til 64 bogstaver, cifre, - og _.
error-bad-seed = En startværdi har 32 byte.
error-time-runs-back = Post { $n } i loggen er tidligere end posten før.
error-match-over = Spillet er slut.
error-match-paused = Spillet er sat på pause.
error-not-paused = Spillet er ikke sat på pause.
error-no-such-seat = Der er ingen plads { $seat }.
error-no-actions = Der blev ikke givet nogen handling.
error-not-an-action = »{ $text }« er ikke en handling.
error-not-an-outcome = »{ $text }« er ikke et tilfældigt udfald.
error-not-your-action = Plads { $seat } kan ikke gøre det.
error-not-your-action-named = kan ikke gøre det.
error-not-your-draw = Det er plads { $seat }, der skal slå, dreje eller trække nu.
error-not-your-draw-named = skal slå, dreje eller trække nu.
error-no-draw-now = Der er ikke noget at slå, dreje eller trække nu.
error-wrong-draw = Den næste trækning er nummer { $next }, ikke { $k }.
error-no-such-draw = { $draws ->
    [one] Trækning { $k } er nødvendig, men kun { $draws } trækning er gemt.
   *[other] Trækning { $k } er nødvendig, men kun { $draws } trækninger er gemt.
}
error-salts-fixed = Salt kan kun tilføjes før den første trækning.
error-nothing-to-undo = Der er ikke noget at fortryde.
error-undo-revealed = Der er trukket eller vist noget siden da, så det kan ikke fortrydes.
error-undo-absent = Det ville fortryde et træk af en, der er gået eller var væk, så det bliver stående.
error-undo-away = Plads { $seat } er væk, så intet kan fortrydes imens.
error-undo-away-named = er væk, så intet kan fortrydes imens.
error-own-undo = Plads { $seat } spiller på den enhed, der bad om at fortryde; en anden skal svare.
error-own-undo-named = kan ikke svare fra den enhed, der bad om at fortryde. Det skal en anden.
error-undo-asked-already = Plads { $seat } har allerede bedt om at fortryde.
error-undo-asked-already-named = har allerede bedt om at fortryde.
error-no-undo-to-answer = Plads { $seat } har ikke noget ønske om at fortryde at svare på.
error-no-undo-to-answer-named = kan ikke svare: Ingen beder om at fortryde.
error-seat-gone = Plads { $seat } har forladt spillet; en bot spiller videre.
error-seat-gone-named = har forladt spillet. En bot spiller videre.
error-not-to-mind = En bot kan ikke overtage eller give plads { $seat } tilbage nu.
error-not-to-mind-named = kan ikke afløses af en bot eller komme tilbage lige nu.
error-time-is-up = Plads { $seat } er løbet tør for tid.
error-time-is-up-named = er løbet tør for tid.
error-time-not-up = Tiden er ikke gået endnu.

match-event-salt-added = Plads { $seat } tilføjede salt til trækningerne.
match-event-undo-wanted = Plads { $seat } bad om at fortryde sin sidste handling.
match-event-undo-reply = { $answer ->
    [yes] Plads { $seat } sagde ja.
    [withdrawn] Plads { $seat } vil alligevel ikke fortryde.
   *[no] Plads { $seat } sagde nej.
}
match-event-rewound = { $keep ->
    [0] Spillet gik tilbage til starten.
   *[other] Spillet gik tilbage til træk { $keep }.
}
match-event-gave-up = Plads { $seat } gav op.
match-event-time-up = Plads { $seat } løb tør for tid.
match-event-match-paused = Spillet blev sat på pause.
match-event-match-resumed = Spillet fortsætter.
match-event-match-woke = Spillet fortsætter. Afbrydelsen kostede ingen tid.
match-event-seat-taken = { $bot ->
    [none] Plads { $seat } tilhører nu { $name }.
   *[other] En bot ({ $bot }) overtog plads { $seat }.
}
match-event-seat-minded = En bot ({ $bot }) spiller plads { $seat } imens.
match-event-seat-reclaimed = Spilleren på plads { $seat } kom tilbage.
match-event-match-ended = { $reason ->
    [resigned] Spillet sluttede, fordi nogen gav op.
   *[time_up] Spillet sluttede, fordi nogen løb tør for tid.
}

resigned = Den anden side gav op.
resigned-you = Du gav op.
resigned-one = { $name } gav op.
time_up = Den anden side løb tør for tid.
time_up-you = Du løb tør for tid.
time_up-one = { $name } løb tør for tid.

error-bad-record = Det er ikke et gemt spil: { $why }
error-record-too-long = Et gemt spil på { $bytes } byte er for langt; grænsen er { $most }.
error-record-version = Dette gemte spil har formatversion { $version }; kun versioner op til { $newest } kan læses.
error-record-entry = Post { $n } i det gemte spil er ikke gyldig. { $why }
error-record-result = Det gemte spil siger »{ $told }«, men trækkene fører til »{ $played }«.
error-record-note = Det gemte spil har en note ved træk { $at }, men når ikke så langt.
error-record-expected = Det gemte spil venter en handling ved træk { $at }, men der er ingen.
error-record-not-sealed = Dette gemte spil har ingen forseglede terninger at kontrollere.
error-record-no-seed = Dette gemte spil viser ikke sin startværdi, så terningerne kan ikke kontrolleres.
error-seal-differs = Startværdien passer ikke til det segl, der blev vist før den første trækning.
error-seed-until-end = Startværdien vises først, når spillet er slut.
error-draw-differs = Trækning { $k } (post { $n }) er »{ $outcome }« i det gemte spil, men startværdien giver »{ $sealed }«.
error-secret-until-end = Nogle kort er stadig skjulte. Det kan du først, når spillet er slut.
error-no-such-ply = { $plies ->
    [one] Der er intet træk { $ply }; der er kun spillet { $plies }.
   *[other] Der er intet træk { $ply }; der er kun spillet { $plies }.
}
error-nothing-to-go-on = Spillet er slut på det sted, så der er ikke noget at spille videre fra.
error-no-such-lesson = Der er ingen lektion »{ $lesson }« til { $game }.
error-lesson-alone = En lektion har sine egne spillere og regler, så dem kan man ikke vælge.
error-lesson-not-asked = God idé! Men tryk nu, hvor hånden peger.
error-lesson-over = Lektionen er slut.
error-lesson-waits = Lektionen venter på en handling.
error-lesson-asks-nothing = Lektionen venter ikke på en handling her.

error-no-such-table = Vi kan ikke finde spillet. Bed om invitationslinket.
error-not-allowed = Det tillader linket ikke; der kræves et af disse: { $needs }.
error-not-begun = Spillet er ikke begyndt endnu.
error-already-begun = Spillet er allerede begyndt.
error-not-over = Spillet er ikke slut endnu.
error-not-decided = Det er ikke afgjort endnu.
error-no-such-place = Der er ingen plads { $place } i dette spil.
error-place-taken = Plads { $place } er allerede taget.
error-piece-taken = Brikken »{ $piece }« er allerede taget.
error-put-out = Du er ikke længere med i spillet. Vil du med igen, så bed om invitationslinket.
error-no-open-place = Alle pladser er taget.
error-too-many-places = { $places ->
    [one] { $places } plads er
   *[other] { $places } pladser er
} for meget til { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
}.
error-bad-order = »{ $order }« nævner ikke hver plads én gang.
error-not-your-seat = Plads { $seat } er ikke din.
error-not-your-seat-named = kan ikke spilles fra denne enhed.
error-not-your-chance = Det er ikke plads { $seat }, der skal slå, dreje eller trække.
error-not-your-chance-named = kan ikke slå, dreje eller trække lige nu.
error-not-absent = Plads { $seat } er ikke væk.
error-not-absent-named = er ikke væk.
error-stand-in-too-early = Plads { $seat } kan stadig komme tilbage; en bot kan tage over om { $seconds } s.
error-stand-in-too-early-named = kan stadig komme tilbage. En bot kan tage over om { $seconds } s.
error-hidden-hand = Kortene på plads { $place } forbliver skjulte, så en bot spiller videre.
error-coach-not-allowed = Tip er slået fra. Alle, der spiller, skal først slå dem til.
error-coach-not-your-turn = Du kan få et tip, når det er din tur til at vælge.
error-needs-own-device = Nogen på denne enhed har allerede sagt ja; plads { $place } skal sige ja fra en anden enhed.
error-no-reopening = Ingen beder om at åbne plads { $place }, eller nogen er gået siden da.
error-look-first = Vend først kortene på plads { $seat }.
error-look-first-named = skal først vende disse kort.
error-hidden = Det kan du ikke bede om i et spil med skjulte kort.
error-stale = Spillet er kommet videre. Kig en gang til.
error-imported = Dette er et gemt spil. Tryk på »Spil videre herfra« for at spille.
error-hello-first = Den første besked skal være hello.
error-table-closed = Spillet blev lige lukket. Prøv igen.
error-reveals-first = En af handlingerne afslører noget; send handlingerne efter den i en kommando for sig.
error-record-too-many-entries = Et gemt spil på { $entries } poster er for langt at åbne her; grænsen er { $most }.
error-hello-once = Hello er allerede sendt.
error-bad-message = Beskeden kan ikke læses: { $problem }.
error-table-full = Der er for mange forbundet til dette spil.
error-too-busy = Serveren har for travlt lige nu. Prøv igen om lidt.
error-too-costly = Det ville kræve mere tid eller hukommelse, end serveren kan undvære.
error-too-many-messages = For mange beskeder på én gang. Prøv igen om lidt.
error-too-many-requests = For mange forespørgsler på én gang. Prøv igen om lidt.
error-bad-origin = Forespørgslen kommer fra et andet websted.
error-bad-host = Serveren svarer ikke på det navn. Den, der driver den, kan tillade navnet med --allowed-host.
error-bad-request = Forespørgslen kan ikke læses: { $problem }.
error-not-found = Der er ikke noget på denne adresse.
error-bad-method = Adressen tager ikke imod den slags forespørgsler.
error-too-large = Forespørgslen er for stor.
error-internal = Noget gik galt på serveren. Der sker ikke noget med dit spil; prøv igen.
error-bad-allowed-host = »{ $text }« er ikke et værtsnavn; --allowed-host tager et navn som play.example.org eller * for alle.
error-bad-proxy = »{ $text }« er ikke en proxyadresse; --trusted-proxy tager en IP-adresse eller et net som 10.0.0.0/8.
error-cannot-listen = Kan ikke lytte på { $host } port { $port }: { $problem }.
error-store-full = Disken er fuld, så trækket kunne ikke gemmes og blev ikke udført.
error-store-read-only = Databasen er skrivebeskyttet, så trækket kunne ikke gemmes og blev ikke udført.
error-store-damaged = Databasefilen er beskadiget eller er ikke en database.
error-store-failed = Databasen virker ikke lige nu. Alt, der er gemt indtil nu, er i sikkerhed.
error-store-unreachable = Databasen kan ikke nås lige nu. Alt, der er gemt indtil nu, er i sikkerhed.
error-no-postgres = En PostgreSQL-database kræver tilføjelsen »postgres«: pip install "mazechase[postgres]".
error-store-in-use = Databasen { $database } bruges af en anden server.
error-store-gone = Databasefilen blev flyttet eller slettet, så trækket kunne ikke gemmes og blev ikke udført.
error-store-closed = Databasen er lukket.
error-store-too-new = Databasen er lavet af en nyere version (skema { $version }; denne version kender op til { $known }).
error-store-not-empty = Databasen har allerede spil; kopiér til en tom.
error-table-not-copied = Spillet { $table } kunne ikke kopieres helt.
error-already-saved = Det er allerede gemt.
error-table-damaged = Spillet kan ikke læses fra databasen.
error-log-damaged = Spillets log kan ikke læses fra post { $n } og frem; alt før den er i sikkerhed.
error-log-full = Spillet har for mange træk til at fortsætte. Begynd et nyt.
error-series-too-long = Den længste serie er { $most }; { $target } er for langt.

error-bad-walled-lines = En tegning med mure har en linje med kanter over og under hver linje af felter, så antallet af linjer skal være ulige; denne har { $lines }.
error-bad-walled-line = Linje { $line } i tegningen skal være { $length } almindelige tegn lang, med + eller et mellemrum i hjørnerne.
error-bad-walled-edge = Tegningen har »{ $mark }« ved siden af feltet ved { $place }, og det må der ikke være.

error-paths-mark = Tegningen har »{ $mark }« i linje { $line }, kolonne { $column }; brug »{ $known }« for huller, - og | for veje, ^ v < > for åbninger og = for blokken.
error-paths-empty = Tegningen har ingen huller.
error-paths-block = Blokken af = i linje { $line }, kolonne { $column } er ikke et enkelt udfyldt rektangel.
error-paths-lattice = Hullet i linje { $line }, kolonne { $column } ligger forkert: Huller ligger i hver fjerde kolonne og hver anden række.
error-paths-loose = Vejen i linje { $line }, kolonne { $column } forbinder ikke to huller.
error-paths-arrow = Åbningen i linje { $line }, kolonne { $column } er ikke lige ved siden af et hul.
error-no-such-code = Ingen venter med denne kode. Er alle cifre rigtige?
error-too-many-guesses = For mange forkerte koder. Scan koden på skærmen, eller prøv igen om et par minutter.
error-too-many-phrases = Vent lidt, før du siger mere.
error-no-such-parcel = Koden er allerede brugt, eller den er for gammel.
error-too-many-parcels = For mange flytter ting lige nu. Prøv igen om et par minutter, eller gem en fil.
