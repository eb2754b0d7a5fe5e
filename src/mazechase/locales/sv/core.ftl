error-no-such-game = Det finns inget spel ”{ $game }”. `mazechase games` listar spelen.
error-no-such-bot = Det finns ingen bot ”{ $bot }” för { $game }. Botar: { $known }, eller din egen, skriven som module:Class.
error-bad-players = { $game } är för { $counts } spelare, inte { $players }.
error-bad-rules-version = { $game } har regelversion 1 till { $newest }, inte { $version }.
error-no-such-option = Det finns inget alternativ ”{ $option }”. Alternativ: { $known }.
error-no-such-language = Det finns inget språk ”{ $language }”. Språk: { $known }.
error-no-typst = Utskrift behöver Typst, som inte är installerat här. Installera det med: pip install "mazechase[print]"
error-nothing-to-print = Det finns inget att skriva ut för { $game }.
error-bad-option-value = Alternativet ”{ $option }” kan inte vara ”{ $value }”; det tar { $takes }.
error-bad-drawing-size = Ett bräde kan inte ha { $rows } rader och { $columns } kolumner; båda måste vara från 1 till { $most }.
error-bad-drawing-mark = Ritningen har ”{ $mark }” vid { $place }; giltiga tecken är ”{ $known }”, och # för en vägg.
error-document-unreadable = Dokumentet ”{ $where }” är inte giltig { $form }: se rad { $line }, kolumn { $column }.
error-document-too-large = Dokumentet ”{ $where }” kan inte läsas: det innehåller ett för långt tal, eller är nästlat för djupt.
error-document-not-a-table = Dokumentet ”{ $where }” måste vara en tabell med namn och värden.
error-document-too-long = Dokumentet ”{ $where }” är för långt; gränsen är { $most } tecken.
error-no-such-kind = Det finns ingen dokumentsort ”{ $kind }”. Sorter: { $known }.
error-measuring-replaced = En nyare mätning av samma utkast har ersatt den här.
error-no-chance-here = Här finns inget att slå, snurra eller dra, så ”{ $outcome }” kan inte komma upp.
error-impossible-outcome = ”{ $outcome }” är inget möjligt utfall här.
error-foreign-state = ”{ $value }” är inget läge i det här spelet med så många spelare.
error-foreign-view = ”{ $value }” är ingen vy i det här spelet med så många spelare.
error-foreign-action = ”{ $value }” är ingen handling i det här spelet; { $call } ger en.
error-foreign-token = ”{ $value }” är varken en handling eller ett slumputfall i det här spelet; { $call } ger ett.
error-foreign-outcome = ”{ $value }” är inget slumputfall i det här spelet; { $call } ger ett.
error-foreign-event = ”{ $value }” är ingen händelse.
error-foreign-rules = Reglerna för ”{ $game }” är inte av klassen { $value }.
error-not-text = ”{ $value }” är inte text.
error-not-a-generator = ”{ $value }” är ingen slumptalsgenerator.
error-bad-number = ”{ $text }” är inget giltigt tal här.

refuse-over = Spelet är slut.
refuse-no-such-action = ”{ $action }” är ingen handling i det här spelet.
refuse-not-an-action = ”{ $action }” är ingen handling i det här spelet; { $call } ger en.
refuse-chance-first = Plats { $seat } måste slå, snurra eller dra först.
refuse-chance-first-named = måste slå, snurra eller dra först.
refuse-not-your-turn = Det är inte plats { $seat } som ska bestämma nu.
refuse-not-your-turn-named = kan inte göra något just nu.

turn_limit = Högsta antalet turer är nått.

error-bad-player = ”{ $name }” måste vara antingen en person eller en bot med en bots namn.
error-bad-match-id = ”{ $id }” är inget giltigt match-id; använd 1 till 64 bokstäver, siffror, - och _.
error-bad-seats = { $players ->
    [one] Det finns { $players } plats
   *[other] Det finns { $players } platser
}, men { $seats } spelare angavs.
error-bad-clock = En klocka behöver en tidsbank eller draggräns över noll; tider kan inte vara negativa eller längre än { $days } dagar.
error-bad-salt = Ett salt har 1 till 64 bokstäver, siffror, - och _.
error-bad-seed = Ett frö har 32 byte.
error-time-runs-back = Post { $n } i loggen är tidigare än posten före.
error-match-over = Spelet är slut.
error-match-paused = Spelet är pausat.
error-not-paused = Spelet är inte pausat.
error-no-such-seat = Det finns ingen plats { $seat }.
error-no-actions = Ingen handling angavs.
error-not-an-action = ”{ $text }” är ingen handling.
error-not-an-outcome = ”{ $text }” är inget slumputfall.
error-not-your-action = Plats { $seat } kan inte göra det.
error-not-your-action-named = kan inte göra det.
error-not-your-draw = Det är plats { $seat } som ska slå, snurra eller dra nu.
error-not-your-draw-named = ska slå, snurra eller dra nu.
error-no-draw-now = Det finns inget att slå, snurra eller dra nu.
error-wrong-draw = Nästa dragning är nummer { $next }, inte { $k }.
error-no-such-draw = { $draws ->
    [one] Dragning { $k } behövs, men bara { $draws } dragning har sparats.
   *[other] Dragning { $k } behövs, men bara { $draws } dragningar har sparats.
}
error-salts-fixed = Salt kan bara läggas till före första dragningen.
error-nothing-to-undo = Det finns inget att ångra.
error-undo-revealed = Något har dragits eller visats sedan dess, så det går inte att ångra.
error-undo-absent = Då skulle ett drag ångras av någon som har gått eller var borta, så draget gäller.
error-undo-away = Plats { $seat } är borta, så inget kan ångras förrän den är tillbaka.
error-undo-away-named = är borta, så inget kan ångras just nu.
error-own-undo = Plats { $seat } spelar på enheten som bad att få ångra; någon annan måste svara.
error-own-undo-named = kan inte svara från enheten som bad att få ångra. Någon annan måste göra det.
error-undo-asked-already = Plats { $seat } har redan bett att få ångra.
error-undo-asked-already-named = har redan bett att få ångra.
error-no-undo-to-answer = Det finns ingen ångerfråga för plats { $seat } att svara på.
error-no-undo-to-answer-named = kan inte svara: ingen ber att få ångra.
error-seat-gone = Plats { $seat } har lämnat spelet; en bot spelar vidare.
error-seat-gone-named = har lämnat spelet. En bot spelar vidare.
error-not-to-mind = En bot kan inte ta över eller lämna tillbaka plats { $seat } nu.
error-not-to-mind-named = kan inte ersättas av en bot, eller komma tillbaka, just nu.
error-time-is-up = Plats { $seat } har fått slut på tid.
error-time-is-up-named = har fått slut på tid.
error-time-not-up = Tiden är inte ute än.

match-event-salt-added = Plats { $seat } lade till ett salt till dragningarna.
match-event-undo-wanted = Plats { $seat } bad att få ångra sin senaste handling.
match-event-undo-reply = { $answer ->
    [yes] Plats { $seat } sa ja.
    [withdrawn] Plats { $seat } vill inte längre ångra.
   *[no] Plats { $seat } sa nej.
}
match-event-rewound = { $keep ->
    [0] Spelet gick tillbaka till början.
   *[other] Spelet gick tillbaka till drag { $keep }.
}
match-event-gave-up = Plats { $seat } gav upp.
match-event-time-up = Plats { $seat } fick slut på tid.
match-event-match-paused = Spelet pausades.
match-event-match-resumed = Spelet fortsätter.
match-event-match-woke = Spelet fortsätter. Avbrottet kostade ingen någon tid.
match-event-seat-taken = { $bot ->
    [none] Plats { $seat } tillhör nu { $name }.
   *[other] En bot ({ $bot }) tog över plats { $seat }.
}
match-event-seat-minded = En bot ({ $bot }) spelar plats { $seat } så länge.
match-event-seat-reclaimed = Spelaren på plats { $seat } kom tillbaka.
match-event-match-ended = { $reason ->
    [resigned] Spelet slutade för att någon gav upp.
   *[time_up] Spelet slutade för att någon fick slut på tid.
}

resigned = Den andra sidan gav upp.
resigned-you = Du gav upp.
resigned-one = { $name } gav upp.
time_up = Den andra sidan fick slut på tid.
time_up-you = Du fick slut på tid.
time_up-one = { $name } fick slut på tid.

error-bad-record = Det här är inget sparat spel: { $why }
error-record-too-long = Ett sparat spel på { $bytes } byte är för långt; gränsen är { $most }.
error-record-version = Det sparade spelet har formatversion { $version }; bara versioner upp till { $newest } kan läsas.
error-record-entry = Post { $n } i det sparade spelet är inte giltig. { $why }
error-record-result = Det sparade spelet säger ”{ $told }”, men dragen leder till ”{ $played }”.
error-record-note = Det sparade spelet har en anteckning vid drag { $at }, men så långt går det inte.
error-record-expected = Det sparade spelet väntar sig en handling vid drag { $at }, men där finns ingen.
error-record-not-sealed = Det sparade spelet har inga förseglade tärningar att kontrollera.
error-record-no-seed = Det sparade spelet visar inte sitt frö, så tärningarna kan inte kontrolleras.
error-seal-differs = Fröet stämmer inte med förseglingen som visades före första dragningen.
error-seed-until-end = Fröet visas först när spelet är slut.
error-draw-differs = Dragning { $k } (post { $n }) är ”{ $outcome }” i det sparade spelet, men fröet ger ”{ $sealed }”.
error-secret-until-end = Några kort är fortfarande dolda. Det här går när spelet är slut.
error-no-such-ply = { $plies ->
    [one] Det finns inget drag { $ply }; bara { $plies } har spelats.
   *[other] Det finns inget drag { $ply }; bara { $plies } har spelats.
}
error-nothing-to-go-on = Spelet är slut där, så det finns inget att spela vidare från.
error-no-such-lesson = Det finns ingen lektion ”{ $lesson }” för { $game }.
error-lesson-alone = En lektion har sina egna spelare och alternativ, så de går inte att välja.
error-lesson-not-asked = Bra idé! Men tryck nu där handen pekar.
error-lesson-over = Lektionen är slut.
error-lesson-waits = Lektionen väntar på en handling.
error-lesson-asks-nothing = Lektionen väntar sig ingen handling här.

error-no-such-table = Vi hittar inte spelet. Be om inbjudningslänken.
error-not-allowed = Länken tillåter inte det; du behöver en av: { $needs }.
error-not-begun = Spelet har inte börjat än.
error-already-begun = Spelet har redan börjat.
error-not-over = Spelet är inte slut än.
error-not-decided = Det är inte avgjort än.
error-no-such-place = Det finns ingen plats { $place } i det här spelet.
error-place-taken = Plats { $place } är redan tagen.
error-piece-taken = Pjäsen ”{ $piece }” är redan tagen.
error-put-out = Du är inte längre med i spelet. Be om inbjudningslänken om du vill tillbaka.
error-no-open-place = Alla platser är tagna.
error-too-many-places = { $places ->
    [one] { $places } plats är
   *[other] { $places } platser är
} för mycket för { $players ->
    [one] { $players } spelare
   *[other] { $players } spelare
}.
error-bad-order = ”{ $order }” nämner inte varje plats en gång.
error-not-your-seat = Plats { $seat } är inte din.
error-not-your-seat-named = kan inte spelas från den här enheten.
error-not-your-chance = Det är inte plats { $seat } som ska slå, snurra eller dra.
error-not-your-chance-named = kan inte slå, snurra eller dra just nu.
error-not-absent = Plats { $seat } är inte borta.
error-not-absent-named = är inte borta.
error-stand-in-too-early = Plats { $seat } kan fortfarande komma tillbaka; en bot kan ta över om { $seconds } s.
error-stand-in-too-early-named = kan fortfarande komma tillbaka. En bot kan ta över om { $seconds } s.
error-hidden-hand = Korten på plats { $place } förblir dolda, så en bot spelar vidare.
error-coach-not-allowed = Tipsen är av. Alla som spelar måste slå på dem först.
error-coach-not-your-turn = Du får tips när det är din tur att bestämma.
error-needs-own-device = Någon på den här enheten har redan sagt ja; plats { $place } måste säga ja från en annan enhet.
error-no-reopening = Ingen ber att få öppna plats { $place }, eller så har någon gått sedan dess.
error-look-first = Vänd först upp korten på plats { $seat }.
error-look-first-named = måste först vända upp korten.
error-hidden = Det går inte att få i ett spel med dolda kort.
error-stale = Spelet har gått vidare. Titta igen.
error-imported = Det här är ett sparat spel. Tryck på ”Spela härifrån” för att spela.
error-hello-first = Det första meddelandet måste vara hello.
error-table-closed = Spelet stängdes just. Försök igen.
error-reveals-first = En av handlingarna visar något; skicka handlingarna efter den i ett eget kommando.
error-record-too-many-entries = Ett sparat spel med { $entries } poster är för långt för att öppnas här; gränsen är { $most }.
error-hello-once = Hello är redan skickat.
error-bad-message = Meddelandet kan inte läsas: { $problem }.
error-table-full = För många är anslutna till spelet.
error-too-busy = Servern har för mycket att göra. Försök igen om en stund.
error-too-costly = Det skulle ta mer tid eller minne än servern kan avvara.
error-too-many-messages = För många meddelanden på en gång. Försök igen om en stund.
error-too-many-requests = För många förfrågningar på en gång. Försök igen om en stund.
error-bad-origin = Förfrågan kommer från en annan webbplats.
error-bad-host = Servern svarar inte på det namnet. Den som driver servern kan tillåta namnet med --allowed-host.
error-bad-request = Förfrågan kan inte läsas: { $problem }.
error-not-found = Det finns inget på den här adressen.
error-bad-method = Adressen tar inte emot den sortens förfrågan.
error-too-large = Förfrågan är för stor.
error-internal = Något gick fel på servern. Ditt spel finns kvar; försök igen.
error-bad-allowed-host = ”{ $text }” är inget värdnamn; --allowed-host tar ett namn som play.example.org, eller * för alla.
error-bad-proxy = ”{ $text }” är ingen proxyadress; --trusted-proxy tar en IP-adress eller ett nät som 10.0.0.0/8.
error-cannot-listen = Kan inte lyssna på { $host } port { $port }: { $problem }.
error-store-full = Disken är full, så draget kunde inte sparas och gjordes inte.
error-store-read-only = Databasen är skrivskyddad, så draget kunde inte sparas och gjordes inte.
error-store-damaged = Databasfilen är skadad eller ingen databas.
error-store-failed = Databasen fungerar inte just nu. Allt som hittills sparats finns kvar.
error-store-unreachable = Databasen kan inte nås just nu. Allt som hittills sparats finns kvar.
error-no-postgres = En PostgreSQL-databas behöver tillägget ”postgres”: pip install "mazechase[postgres]".
error-store-in-use = Databasen { $database } används av en annan server.
error-store-gone = Databasfilen har flyttats eller raderats, så draget kunde inte sparas och gjordes inte.
error-store-closed = Databasen är stängd.
error-store-too-new = Databasen gjordes av en nyare version (schema { $version }; den här versionen kan upp till { $known }).
error-store-not-empty = Databasen har redan spel; kopiera till en tom.
error-table-not-copied = Spelet { $table } kunde inte kopieras helt.
error-already-saved = Det är redan sparat.
error-table-damaged = Spelet kan inte läsas från databasen.
error-log-damaged = Spelets logg kan inte läsas från post { $n } och framåt; allt före den finns kvar.
error-log-full = Spelet har för många drag för att fortsätta. Starta ett nytt.
error-series-too-long = Den längsta serien är { $most }; { $target } är för långt.

error-bad-walled-lines = En ritning med väggar har en rad kanter ovanför och under varje rad rutor, så antalet rader måste vara udda; den här har { $lines }.
error-bad-walled-line = Rad { $line } i ritningen måste vara { $length } vanliga tecken lång, med + eller mellanslag i hörnen.
error-bad-walled-edge = Ritningen har ”{ $mark }” bredvid rutan vid { $place }, och det är inte tillåtet där.

error-paths-mark = Ritningen har ”{ $mark }” på rad { $line }, kolumn { $column }; använd ”{ $known }” för hål, - och | för vägar, ^ v < > för öppningar och = för blocket.
error-paths-empty = Ritningen har inga hål.
error-paths-block = Blocket av = på rad { $line }, kolumn { $column } är inte en enda fylld rektangel.
error-paths-lattice = Hålet på rad { $line }, kolumn { $column } ligger fel: hål ligger i var fjärde kolumn och på varannan rad.
error-paths-loose = Vägen på rad { $line }, kolumn { $column } förbinder inte två hål.
error-paths-arrow = Öppningen på rad { $line }, kolumn { $column } ligger inte precis bredvid ett hål.
error-no-such-code = Ingen väntar med den här koden. Är alla siffror rätt?
error-too-many-guesses = För många felaktiga koder. Skanna koden på skärmen, eller försök igen om några minuter.
error-too-many-phrases = Vänta lite innan du säger mer.
error-no-such-parcel = Koden är redan använd eller för gammal.
error-too-many-parcels = För många flyttar saker just nu. Försök igen om några minuter, eller spara en fil.
