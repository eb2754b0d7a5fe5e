error-no-such-game = Er is geen spel “{ $game }”. `mazechase games` toont de lijst met spellen.
error-no-such-bot = Er is geen bot “{ $bot }” voor { $game }. Bots: { $known }, of je eigen bot, geschreven als module:Klasse.
error-bad-players = { $game } is voor { $counts } spelers, niet voor { $players }.
error-bad-rules-version = { $game } heeft regelversies 1 tot en met { $newest }, niet { $version }.
error-no-such-option = Er is geen optie “{ $option }”. Opties: { $known }.
error-no-such-language = Er is geen taal “{ $language }”. Talen: { $known }.
error-no-typst = Voor afdrukken is Typst nodig, en dat staat hier niet. Installeer het met: pip install "mazechase[print]"
error-nothing-to-print = Voor { $game } valt er niets af te drukken.
error-bad-option-value = Optie “{ $option }” kan niet “{ $value }” zijn; mogelijk is { $takes }.
error-bad-drawing-size = Een bord kan geen { $rows } rijen en { $columns } kolommen hebben; van elk 1 tot { $most }.
error-bad-drawing-mark = In de tekening staat “{ $mark }” op { $place }; toegestaan zijn “{ $known }”, en # voor een muur.
error-document-unreadable = Het document “{ $where }” is geen geldige { $form }: zie regel { $line }, kolom { $column }.
error-document-too-large = Het document “{ $where }” kan niet worden gelezen: er staat een te lang getal in, of het is te diep genest.
error-document-not-a-table = Het document “{ $where }” moet een tabel met namen en waarden zijn.
error-document-too-long = Het document “{ $where }” is te lang; het maximum is { $most } tekens.
error-no-such-kind = Er is geen documentsoort “{ $kind }”. Soorten: { $known }.
error-measuring-replaced = Een nieuwere meting van hetzelfde ontwerp heeft deze vervangen.
error-no-chance-here = Er valt hier niets te gooien, draaien of pakken, dus “{ $outcome }” kan niet.
error-impossible-outcome = “{ $outcome }” is hier geen mogelijke uitkomst.
error-foreign-state = “{ $value }” is geen stand van dit spel met dit aantal spelers.
error-foreign-view = “{ $value }” is geen aanzicht van dit spel met dit aantal spelers.
error-foreign-action = “{ $value }” is geen actie van dit spel; { $call } geeft er een.
error-foreign-token = “{ $value }” is geen actie en geen toevalsuitkomst van dit spel; { $call } geeft er een.
error-foreign-outcome = “{ $value }” is geen toevalsuitkomst van dit spel; { $call } geeft er een.
error-foreign-event = “{ $value }” is geen gebeurtenis.
error-foreign-rules = De regels van “{ $game }” zijn niet van de klasse { $value }.
error-not-text = “{ $value }” is geen tekst.
error-not-a-generator = “{ $value }” is geen generator van toevalsgetallen.
error-bad-number = “{ $text }” is hier geen geldig getal.

refuse-over = Het spel is afgelopen.
refuse-no-such-action = “{ $action }” is geen actie van dit spel.
refuse-not-an-action = “{ $action }” is geen actie van dit spel; { $call } geeft er een.
refuse-chance-first = Plaats { $seat } moet eerst gooien, draaien of pakken.
refuse-chance-first-named = moet eerst gooien, draaien of pakken.
refuse-not-your-turn = Plaats { $seat } heeft nu niets te kiezen.
refuse-not-your-turn-named = kan nu niets doen.

turn_limit = Het maximumaantal beurten is bereikt.

error-bad-player = “{ $name }” moet een persoon zijn, of een bot met de naam van een bot.
error-bad-match-id = “{ $id }” is geen geldige partijcode; gebruik 1 tot 64 letters, cijfers, - en _.
error-bad-seats = { $players ->
    [one] Er is { $players } plaats
   *[other] Er zijn { $players } plaatsen
}, maar er zijn { $seats } spelers opgegeven.
error-bad-clock = Een klok heeft een tijdvoorraad of een limiet per zet boven nul nodig; tijden mogen niet negatief zijn of langer dan { $days } dagen.
error-bad-salt = Een zout bestaat uit 1 tot 64 letters, cijfers, - en _.
error-bad-seed = Een startgetal heeft 32 bytes.
error-time-runs-back = Regel { $n } van het logboek is vroeger dan de regel ervoor.
error-match-over = Het spel is afgelopen.
error-match-paused = Het spel is gepauzeerd.
error-not-paused = Het spel is niet gepauzeerd.
error-no-such-seat = Er is geen plaats { $seat }.
error-no-actions = Er is geen actie opgegeven.
error-not-an-action = “{ $text }” is geen actie.
error-not-an-outcome = “{ $text }” is geen toevalsuitkomst.
error-not-your-action = Plaats { $seat } kan die actie niet doen.
error-not-your-action-named = kan dat niet doen.
error-not-your-draw = Plaats { $seat } moet nu gooien, draaien of pakken.
error-not-your-draw-named = moet nu gooien, draaien of pakken.
error-no-draw-now = Er valt nu niets te gooien, draaien of pakken.
error-wrong-draw = De volgende trekking is nummer { $next }, niet { $k }.
error-no-such-draw = { $draws ->
    [one] Trekking { $k } is nodig, maar er is maar { $draws } trekking vastgelegd.
   *[other] Trekking { $k } is nodig, maar er zijn maar { $draws } trekkingen vastgelegd.
}
error-salts-fixed = Zout kan er alleen vóór de eerste trekking bij.
error-nothing-to-undo = Er is niets om terug te nemen.
error-undo-revealed = Er is sindsdien iets gepakt of getoond, dus dit kan niet meer terug.
error-undo-absent = Daarmee zou een zet terug worden genomen van iemand die weg is of weg was. Dat kan niet.
error-undo-away = Plaats { $seat } is afwezig, dus zolang kan er niets worden teruggenomen.
error-undo-away-named = is afwezig, dus zolang kan er niets worden teruggenomen.
error-own-undo = Plaats { $seat } speelt op het apparaat dat de zet wil terugnemen; iemand anders moet antwoorden.
error-own-undo-named = kan niet antwoorden op het apparaat dat de zet wil terugnemen. Iemand anders moet dat doen.
error-undo-asked-already = Plaats { $seat } heeft al gevraagd om een zet terug te nemen.
error-undo-asked-already-named = vroeg al om een zet terug te nemen.
error-no-undo-to-answer = Niemand vraagt plaats { $seat } om een zet terug te nemen.
error-no-undo-to-answer-named = kan niet antwoorden: niemand wil een zet terugnemen.
error-seat-gone = Plaats { $seat } is uit het spel gestapt; een bot speelt verder.
error-seat-gone-named = is uit het spel gestapt. Een bot speelt verder.
error-not-to-mind = Een bot kan plaats { $seat } nu niet overnemen of teruggeven.
error-not-to-mind-named = kan nu niet door een bot worden vervangen of terugkomen.
error-time-is-up = Plaats { $seat } heeft geen tijd meer.
error-time-is-up-named = heeft geen tijd meer.
error-time-not-up = De tijd is nog niet om.

match-event-salt-added = Plaats { $seat } voegde zout toe aan de trekkingen.
match-event-undo-wanted = Plaats { $seat } vroeg om de laatste actie terug te nemen.
match-event-undo-reply = { $answer ->
    [yes] Plaats { $seat } vindt het goed.
    [withdrawn] Plaats { $seat } wil niets meer terugnemen.
   *[no] Plaats { $seat } zei nee.
}
match-event-rewound = { $keep ->
    [0] Het spel ging terug naar het begin.
   *[other] Het spel ging terug naar zet { $keep }.
}
match-event-gave-up = Plaats { $seat } gaf op.
match-event-time-up = Plaats { $seat } had geen tijd meer.
match-event-match-paused = Het spel werd gepauzeerd.
match-event-match-resumed = Het spel gaat verder.
match-event-match-woke = Het spel gaat verder. De onderbreking heeft niemand tijd gekost.
match-event-seat-taken = { $bot ->
    [none] Plaats { $seat } is nu van { $name }.
   *[other] Een bot ({ $bot }) nam plaats { $seat } over.
}
match-event-seat-minded = Een bot ({ $bot }) speelt voorlopig op plaats { $seat }.
match-event-seat-reclaimed = De speler van plaats { $seat } is terug.
match-event-match-ended = { $reason ->
    [resigned] Het spel is afgelopen omdat iemand opgaf.
   *[time_up] Het spel is afgelopen omdat iemand geen tijd meer had.
}

resigned = De tegenpartij gaf op.
resigned-you = Je gaf op.
resigned-one = { $name } gaf op.
time_up = De tegenpartij had geen tijd meer.
time_up-you = Je had geen tijd meer.
time_up-one = { $name } had geen tijd meer.

error-bad-record = Dit is geen opgeslagen partij: { $why }
error-record-too-long = Een partij van { $bytes } bytes is te lang; het maximum is { $most }.
error-record-version = Deze partij heeft bestandsversie { $version }; alleen versies tot en met { $newest } kunnen worden gelezen.
error-record-entry = Regel { $n } van de partij is ongeldig. { $why }
error-record-result = Volgens de partij is het “{ $told }”, maar de zetten leiden tot “{ $played }”.
error-record-note = De partij heeft een notitie bij zet { $at }, maar zo ver gaat die niet.
error-record-expected = De partij verwacht een actie bij zet { $at }, maar die is er niet.
error-record-not-sealed = Deze partij heeft geen verzegelde dobbelstenen om te controleren.
error-record-no-seed = Deze partij toont het startgetal niet, dus de dobbelstenen kunnen niet worden gecontroleerd.
error-seal-differs = Het startgetal past niet bij het zegel dat vóór de eerste trekking werd getoond.
error-seed-until-end = Het startgetal wordt pas na afloop getoond.
error-draw-differs = Trekking { $k } (regel { $n }) is “{ $outcome }” in de partij, maar het startgetal geeft “{ $sealed }”.
error-secret-until-end = Er zijn nog verborgen kaarten. Dit kan pas als het spel is afgelopen.
error-no-such-ply = { $plies ->
    [one] Er is geen zet { $ply }; er is er maar { $plies } gespeeld.
   *[other] Er is geen zet { $ply }; er zijn er maar { $plies } gespeeld.
}
error-nothing-to-go-on = Op dat punt is het spel afgelopen, dus je kunt er niet verder spelen.
error-no-such-lesson = Er is geen les “{ $lesson }” voor { $game }.
error-lesson-alone = Een les heeft eigen spelers en opties, dus die kun je niet kiezen.
error-lesson-not-asked = Leuk bedacht! Tik nu eerst waar het handje wijst.
error-lesson-over = De les is afgelopen.
error-lesson-waits = De les wacht op een actie.
error-lesson-asks-nothing = De les verwacht hier geen actie.

error-no-such-table = We kunnen dit spel niet vinden. Vraag om de uitnodigingslink.
error-not-allowed = Met deze link mag dat niet; je hebt een van deze rechten nodig: { $needs }.
error-not-begun = Het spel is nog niet begonnen.
error-already-begun = Het spel is al begonnen.
error-not-over = Het spel is nog niet afgelopen.
error-not-decided = Het is nog niet beslist.
error-no-such-place = Er is geen plaats { $place } in dit spel.
error-place-taken = Plaats { $place } is al bezet.
error-piece-taken = De pion “{ $piece }” is al gekozen.
error-put-out = Je doet niet meer mee. Wil je terugkomen, vraag dan om de uitnodigingslink.
error-no-open-place = Alle plaatsen zijn bezet.
error-too-many-places = { $places ->
    [one] { $places } plaats is
   *[other] { $places } plaatsen zijn
} te veel voor { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}.
error-bad-order = “{ $order }” noemt niet elke plaats één keer.
error-not-your-seat = Plaats { $seat } is niet van jou.
error-not-your-seat-named = kan niet op dit apparaat worden gespeeld.
error-not-your-chance = Plaats { $seat } mag nu niet gooien, draaien of pakken.
error-not-your-chance-named = mag nu niet gooien, draaien of pakken.
error-not-absent = Plaats { $seat } is niet afwezig.
error-not-absent-named = is niet afwezig.
error-stand-in-too-early = Plaats { $seat } kan nog terugkomen; een bot kan het over { $seconds } s overnemen.
error-stand-in-too-early-named = kan nog terugkomen. Een bot kan het over { $seconds } s overnemen.
error-hidden-hand = De kaarten van plaats { $place } blijven geheim, dus een bot speelt verder.
error-coach-not-allowed = De coach staat uit. Alle spelers moeten hem eerst aanzetten.
error-coach-not-your-turn = De coach helpt als jij moet kiezen.
error-needs-own-device = Op dit apparaat heeft al iemand toegestemd; plaats { $place } moet dat op een ander apparaat doen.
error-no-reopening = Niemand vraagt om plaats { $place } vrij te maken, of er is sindsdien iemand vertrokken.
error-look-first = Draai eerst de kaarten van plaats { $seat } om.
error-look-first-named = moet eerst deze kaarten omdraaien.
error-hidden = Dat kun je niet vragen in een spel met verborgen kaarten.
error-stale = Het spel is al verder. Kijk nog eens.
error-imported = Dit is een opgeslagen spel. Tik op “Speel vanaf hier” om te spelen.
error-hello-first = Het eerste bericht moet hello zijn.
error-table-closed = Dit spel is net gesloten. Probeer het opnieuw.
error-reveals-first = Een van deze acties onthult iets; stuur de acties daarna in een apart bericht.
error-record-too-many-entries = Een partij van { $entries } regels is te lang om hier te openen; het maximum is { $most }.
error-hello-once = Hello is al verstuurd.
error-bad-message = Dit bericht is onleesbaar: { $problem }.
error-table-full = Er zijn te veel mensen met dit spel verbonden.
error-too-busy = De server heeft het nu te druk. Probeer het zo nog eens.
error-too-costly = Dat kost meer tijd of geheugen dan de server kan missen.
error-too-many-messages = Te veel berichten tegelijk. Probeer het zo nog eens.
error-too-many-requests = Te veel verzoeken tegelijk. Probeer het zo nog eens.
error-bad-origin = Dit verzoek komt van een andere website.
error-bad-host = Deze server luistert niet naar die naam. De beheerder kan de naam toestaan met --allowed-host.
error-bad-request = Dit verzoek is onleesbaar: { $problem }.
error-not-found = Op dit adres is niets te vinden.
error-bad-method = Dit adres accepteert zo'n verzoek niet.
error-too-large = Dit verzoek is te groot.
error-internal = Er ging iets mis op de server. Je spel is veilig; probeer het opnieuw.
error-bad-allowed-host = “{ $text }” is geen hostnaam; --allowed-host verwacht een naam zoals play.example.org, of * voor alle namen.
error-bad-proxy = “{ $text }” is geen proxyadres; --trusted-proxy verwacht een IP-adres of een netwerk zoals 10.0.0.0/8.
error-cannot-listen = Luisteren op { $host } poort { $port } lukt niet: { $problem }.
error-store-full = De schijf is vol. De zet kon niet worden opgeslagen en telt niet.
error-store-gone = Het databasebestand is verplaatst of verwijderd. De zet kon niet worden opgeslagen en telt niet.
error-store-read-only = De database is alleen-lezen. De zet kon niet worden opgeslagen en telt niet.
error-store-damaged = Het databasebestand is beschadigd of is geen database.
error-store-failed = De database werkt nu niet. Alles wat al is opgeslagen, is veilig.
error-store-unreachable = De database is nu niet bereikbaar. Alles wat al is opgeslagen, is veilig.
error-no-postgres = Voor een PostgreSQL-database is het extra pakket “postgres” nodig: pip install "mazechase[postgres]".
error-store-in-use = De database { $database } is in gebruik bij een andere server.
error-store-closed = De database is gesloten.
error-store-too-new = De database is gemaakt door een nieuwere versie (schema { $version }; deze versie kent schema's tot en met { $known }).
error-store-not-empty = De database bevat al spellen; kopieer naar een lege.
error-table-not-copied = Het spel { $table } kon niet helemaal worden gekopieerd.
error-already-saved = Dit is al opgeslagen.
error-table-damaged = Dit spel kan niet uit de database worden gelezen.
error-log-damaged = Het logboek van dit spel is vanaf regel { $n } onleesbaar; alles ervoor is veilig.
error-log-full = Dit spel heeft te veel zetten om door te gaan. Begin een nieuw spel.
error-series-too-long = De langste reeks is { $most }; { $target } is te lang.

error-bad-walled-lines = Een tekening met muren heeft boven en onder elke rij vakjes een regel met randen, dus het aantal regels moet oneven zijn; deze heeft er { $lines }.
error-bad-walled-line = Regel { $line } van de tekening moet uit { $length } gewone tekens bestaan, met + of een spatie op de hoeken.
error-bad-walled-edge = De tekening heeft “{ $mark }” naast het vakje op { $place }, en dat mag daar niet.

error-paths-mark = De tekening heeft “{ $mark }” op regel { $line }, kolom { $column }; gebruik “{ $known }” voor kuiltjes, - en | voor paden, ^ v < > voor openingen en = voor het blok.
error-paths-empty = De tekening heeft geen kuiltjes.
error-paths-block = Het blok van = op regel { $line }, kolom { $column } is niet één gevulde rechthoek.
error-paths-lattice = Het kuiltje op regel { $line }, kolom { $column } staat verkeerd: kuiltjes staan in elke vierde kolom en elke tweede rij.
error-paths-loose = Het pad op regel { $line }, kolom { $column } verbindt geen twee kuiltjes.
error-paths-arrow = De opening op regel { $line }, kolom { $column } ligt niet direct naast een kuiltje.
error-no-such-code = Er wacht niemand met deze code. Kloppen alle cijfers?
error-too-many-guesses = Te veel foute codes. Scan de code op het scherm, of probeer het over een paar minuten nog eens.
error-too-many-phrases = Wacht even voor je nog iets zegt.
error-no-such-parcel = Deze code is al gebruikt of te oud.
error-too-many-parcels = Er zijn nu te veel mensen aan het verhuizen. Probeer het over een paar minuten, of sla een bestand op.
