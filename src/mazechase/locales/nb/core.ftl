refuse-over = Spillet er slutt.
refuse-no-such-action = «{ $action }» er ikke et trekk i dette spillet.
refuse-chance-first = Plass { $seat } må først kaste, snurre eller trekke.
refuse-chance-first-named = må først kaste, snurre eller trekke.
refuse-not-your-turn = Det er ikke plass { $seat } som står for tur.
refuse-not-your-turn-named = kan ikke gjøre noe akkurat nå.
turn_limit = Maks antall turer er nådd.
error-match-over = Spillet er slutt.
error-match-paused = Spillet er på pause.
error-not-paused = Spillet er ikke på pause.
error-not-your-action-named = kan ikke gjøre det.
error-not-your-draw-named = må kaste, snurre eller trekke nå.
error-no-draw-now = Det er ingenting å kaste, snurre eller trekke nå.
error-wrong-draw = Den neste trekningen er nummer { $next }, ikke { $k }.
error-no-such-draw = { $draws ->
    [one] Trekning { $k } trengs, men bare { $draws } trekning er lagret.
   *[other] Trekning { $k } trengs, men bare { $draws } trekninger er lagret.
}
error-nothing-to-undo = Det er ingenting å angre.
error-undo-revealed = Noe er trukket eller vist siden da, så det kan ikke angres.
error-undo-absent = Det ville angre et trekk av noen som har gått eller var borte, så det blir stående.
error-undo-away = Plass { $seat } er borte, så ingenting kan angres så lenge.
error-undo-away-named = er borte, så ingenting kan angres så lenge.
error-own-undo-named = kan ikke svare fra enheten som ba om å angre. Det må noen andre gjøre.
error-undo-asked-already-named = har allerede bedt om å angre.
error-no-undo-to-answer-named = kan ikke svare: ingen ber om å angre.
error-seat-gone-named = forlot spillet. En robot spiller videre.
error-not-to-mind-named = kan ikke byttes ut med en robot eller komme tilbake akkurat nå.
error-time-is-up-named = har brukt opp tiden.
error-time-not-up = Tiden er ikke ute ennå.
resigned = Den andre siden ga opp.
resigned-you = Du ga opp.
resigned-one = { $name } ga opp.
time_up = Den andre siden brukte opp tiden.
time_up-you = Du brukte opp tiden.
time_up-one = { $name } brukte opp tiden.
match-event-gave-up = Plass { $seat } ga opp.
match-event-time-up = Plass { $seat } brukte opp tiden.
match-event-match-paused = Spillet ble satt på pause.
match-event-match-resumed = Spillet fortsetter.
match-event-match-woke = Spillet fortsetter. Avbruddet kostet ingen noe tid.
match-event-rewound = { $keep ->
    [0] Spillet gikk tilbake til start.
   *[other] Spillet gikk tilbake til trekk { $keep }.
}
match-event-match-ended = { $reason ->
    [resigned] Spillet er slutt fordi noen ga opp.
   *[time_up] Spillet er slutt fordi noen brukte opp tiden.
}
error-lesson-not-asked = God idé! Men trykk nå dit hånden peker.
error-lesson-over = Leksjonen er ferdig.
error-secret-until-end = Noen kort er fortsatt skjult. Du kan gjøre dette når spillet er slutt.
error-no-such-ply = { $plies ->
    [one] Det finnes ikke noe trekk { $ply }; bare { $plies } er spilt.
   *[other] Det finnes ikke noe trekk { $ply }; bare { $plies } er spilt.
}
error-no-such-table = Vi finner ikke dette spillet. Be om invitasjonslenken.
error-not-begun = Spillet har ikke startet ennå.
error-already-begun = Spillet har allerede startet.
error-not-over = Spillet er ikke slutt ennå.
error-not-decided = Det er ikke avgjort ennå.
error-place-taken = Plass { $place } er allerede tatt.
error-piece-taken = Brikken «{ $piece }» er allerede tatt.
error-put-out = Du er ikke med i dette spillet lenger. Vil du tilbake, be om invitasjonslenken.
error-no-open-place = Alle plasser er tatt.
error-too-many-places = { $places ->
    [one] { $places } plass er
   *[other] { $places } plasser er
} for mye for { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
}.
error-bad-order = «{ $order }» har ikke med hver plass én gang.
error-not-your-seat-named = kan ikke spilles fra denne enheten.
error-not-your-chance-named = kan ikke kaste, snurre eller trekke akkurat nå.
error-not-absent-named = er ikke borte.
error-stand-in-too-early-named = kan fortsatt komme tilbake. En robot kan ta over om { $seconds } s.
error-hidden-hand = Kortene på plass { $place } forblir skjult, så en robot spiller videre.
error-coach-not-allowed = Treneren er av. Alle som spiller, må slå den på først.
error-coach-not-your-turn = Treneren hjelper når det er din tur.
error-needs-own-device = Noen på denne enheten har allerede sagt ja; plass { $place } må svare fra en annen enhet.
error-look-first-named = må vise disse kortene først.
error-hidden = Det kan du ikke spørre om i et spill med skjulte kort.
error-stale = Spillet har gått videre. Se en gang til.
error-imported = Dette er et lagret spill. Trykk på «Spill videre herfra» for å spille.
error-table-closed = Dette spillet ble nettopp lukket. Prøv igjen.
error-reveals-first = Ett av disse trekkene avslører noe; send trekkene etter det i en egen kommando.
error-record-too-many-entries = Et lagret spill med { $entries } innslag er for langt til å åpnes her; grensen er { $most }.
error-table-full = For mange er koblet til dette spillet.
error-too-busy = Serveren har det for travelt akkurat nå. Prøv igjen om litt.
error-too-many-messages = For mange meldinger på én gang. Prøv igjen om litt.
error-too-many-requests = For mange forespørsler på én gang. Prøv igjen om litt.
error-not-found = Det er ingenting på denne adressen.
error-internal = Noe gikk galt på serveren. Spillet ditt er trygt; prøv igjen.
error-bad-allowed-host = «{ $text }» er ikke et vertsnavn; --allowed-host tar et navn som play.example.org, eller * for alle.
error-bad-proxy = «{ $text }» er ikke en proxyadresse; --trusted-proxy tar en IP-adresse eller et nettverk som 10.0.0.0/8.
error-cannot-listen = Kan ikke lytte på { $host } port { $port }: { $problem }.
error-store-full = Disken er full, så trekket kunne ikke lagres og ble ikke gjort.
error-store-failed = Databasen virker ikke akkurat nå. Alt som er lagret, er trygt.
error-store-unreachable = Databasen kan ikke nås akkurat nå. Alt som er lagret, er trygt.
error-no-postgres = En PostgreSQL-database trenger tillegget «postgres»: pip install "mazechase[postgres]".
error-already-saved = Dette er lagret allerede.
error-log-full = Dette spillet har for mange trekk til å fortsette. Start et nytt.
error-no-such-code = Ingen venter med denne koden. Er alle sifrene riktige?
error-too-many-guesses = For mange feil koder. Skann koden på skjermen, eller prøv igjen om noen minutter.
error-too-many-phrases = Vent litt før du sier mer.
error-no-such-parcel = Denne koden er brukt allerede, eller den er for gammel.
error-too-many-parcels = For mange flytter ting akkurat nå. Prøv igjen om noen minutter, eller lagre en fil.
match-event-seat-taken = { $bot ->
    [none] Plass { $seat } tilhører nå { $name }.
   *[other] En robot ({ $bot }) overtok plass { $seat }.
}
match-event-seat-minded = En robot ({ $bot }) spiller plass { $seat } så lenge.
match-event-seat-reclaimed = Spilleren på plass { $seat } kom tilbake.
match-event-undo-wanted = Plass { $seat } vil angre det siste trekket sitt.
match-event-undo-reply = { $answer ->
    [yes] Plass { $seat } sa ja.
    [withdrawn] Plass { $seat } vil ikke angre lenger.
   *[no] Plass { $seat } sa nei.
}
error-no-such-game = Det finnes ikke noe spill «{ $game }». `mazechase games` viser spillene.
error-bad-players = { $game } er for { $counts } spillere, ikke { $players }.
error-time-is-up = Plass { $seat } har brukt opp tiden.
error-seat-gone = Plass { $seat } har forlatt spillet; en robot spiller videre.
error-not-your-seat = Plass { $seat } er ikke din.
error-not-absent = Plass { $seat } er ikke borte.
error-no-such-lesson = Det finnes ingen leksjon «{ $lesson }» for { $game }.
error-not-to-mind = En robot kan ikke overta eller gi tilbake plass { $seat } nå.
error-nothing-to-go-on = Spillet er slutt der, så det er ingenting å spille videre fra.
error-bad-record = Dette er ikke et lagret spill: { $why }
error-log-damaged = Loggen til dette spillet kan ikke leses fra og med innslag { $n }; alt før det er trygt.
error-table-damaged = Dette spillet kan ikke leses fra databasen.
error-too-large = Denne forespørselen er for stor.
error-bad-origin = Denne forespørselen kommer fra et annet nettsted.
error-store-read-only = Databasen kan bare leses, så trekket kunne ikke lagres og ble ikke gjort.
error-store-gone = Databasefilen ble flyttet eller slettet, så trekket kunne ikke lagres og ble ikke gjort.
error-document-too-long = Dokumentet «{ $where }» er for langt; grensen er { $most } tegn.
error-no-such-kind = Det finnes ingen dokumenttype «{ $kind }». Typer: { $known }.
error-measuring-replaced = En nyere måling av det samme utkastet har erstattet denne.
error-series-too-long = Den lengste serien er { $most }; { $target } er for lang.
error-nothing-to-print = Det er ingenting å skrive ut for { $game }.
error-no-reopening = Ingen ber om å åpne plass { $place }, eller noen har gått siden da.
error-look-first = Vis først kortene til plass { $seat }.
error-not-allowed = Denne lenken gir ikke lov til det; du trenger en av disse: { $needs }.
error-no-such-place = Det er ingen plass { $place } i dette spillet.
error-paths-empty = Tegningen har ingen felter.
error-paths-loose = Veien i linje { $line }, kolonne { $column } binder ikke sammen to felter.
error-paths-arrow = Åpningen i linje { $line }, kolonne { $column } er ikke rett ved siden av et felt.
error-no-such-bot = Det finnes ingen robot «{ $bot }» for { $game }. Roboter: { $known }, eller din egen, skrevet som module:Class.
error-bad-rules-version = { $game } har regelversjonene 1 til { $newest }, ikke { $version }.
error-no-such-option = Det finnes ikke noe valg «{ $option }». Valg: { $known }.
error-no-such-language = Språket «{ $language }» finnes ikke. Språk: { $known }.
error-no-typst = Utskrift trenger Typst, som ikke er installert her. Installer det med: pip install "mazechase[print]"
error-bad-option-value = Valget «{ $option }» kan ikke være «{ $value }»; det kan være { $takes }.
error-bad-drawing-size = Et brett kan ikke ha { $rows } rader og { $columns } kolonner; begge må være fra 1 til { $most }.
error-bad-drawing-mark = Tegningen har «{ $mark }» på { $place }; gyldige tegn er «{ $known }», og # for en vegg.
error-document-unreadable = Dokumentet «{ $where }» er ikke gyldig { $form }: se linje { $line }, kolonne { $column }.
error-document-too-large = Dokumentet «{ $where }» kan ikke leses: det har et tall som er for langt, eller for mange nivåer inni hverandre.
error-document-not-a-table = Dokumentet «{ $where }» må være en tabell med navn og verdier.
error-bad-number = «{ $text }» er ikke et gyldig tall her.
refuse-not-an-action = «{ $action }» er ikke et trekk i dette spillet; { $call } gir et.
error-no-such-seat = Det er ingen plass { $seat }.
error-no-actions = Det ble ikke oppgitt noe trekk.
error-not-an-action = «{ $text }» er ikke et trekk.
error-not-your-action = Plass { $seat } kan ikke gjøre det trekket.
error-not-your-draw = Det er plass { $seat } som må kaste, snurre eller trekke nå.
error-own-undo = Plass { $seat } spiller på enheten som ba om å angre; noen andre må svare.
error-undo-asked-already = Plass { $seat } har allerede bedt om å angre.
error-no-undo-to-answer = Det er ingen som ber om å angre, så plass { $seat } har ikke noe å svare på.
error-not-your-chance = Det er ikke plass { $seat } som skal kaste, snurre eller trekke.
error-stand-in-too-early = Plass { $seat } kan fortsatt komme tilbake; en robot kan ta over om { $seconds } s.
error-record-too-long = Et lagret spill på { $bytes } byte er for langt; grensen er { $most }.
error-record-version = Det lagrede spillet har formatversjon { $version }; bare versjoner opp til { $newest } kan leses.
error-record-entry = Innslag { $n } i det lagrede spillet er ikke gyldig. { $why }
error-record-result = Det lagrede spillet sier «{ $told }», men trekkene fører til «{ $played }».
error-record-note = Det lagrede spillet har et notat ved trekk { $at }, men det går ikke så langt.
error-record-expected = Det lagrede spillet venter et trekk som nummer { $at }, men det er ikke noe der.
error-seal-differs = Frøet passer ikke til seglet som ble vist før første kast.
error-seed-until-end = Frøet vises først når spillet er slutt.
error-draw-differs = Trekning { $k } (innslag { $n }) er «{ $outcome }» i det lagrede spillet, men frøet gir «{ $sealed }».
error-lesson-alone = En leksjon har egne spillere og valg, så de kan ikke velges.
error-lesson-waits = Leksjonen venter på et trekk.
error-lesson-asks-nothing = Leksjonen venter ikke på noe trekk her.
error-bad-host = Denne serveren svarer ikke på det navnet. Den som driver den, kan tillate navnet med --allowed-host.
error-bad-request = Denne forespørselen kan ikke leses: { $problem }.
error-bad-message = Denne meldingen kan ikke leses: { $problem }.
error-bad-method = Denne adressen tar ikke imot slike forespørsler.
error-too-costly = Det ville ta mer tid eller minne enn serveren kan avse.
error-store-damaged = Databasefilen er skadet eller er ikke en database.
error-store-closed = Databasen er lukket.
error-bad-walled-lines = En tegning med vegger har en linje med kanter over og under hver linje med ruter, så antallet linjer må være et oddetall; denne har { $lines }.
error-bad-walled-line = Linje { $line } i tegningen må være { $length } vanlige tegn lang, med + eller mellomrom i hjørnene.
error-bad-walled-edge = Tegningen har «{ $mark }» ved siden av ruten på { $place }, og det er ikke lov der.
error-paths-mark = Tegningen har «{ $mark }» i linje { $line }, kolonne { $column }; bruk «{ $known }» for felter, - og | for veier, ^ v < > for åpninger, og = for blokken.
error-paths-block = Blokken av = i linje { $line }, kolonne { $column } er ikke ett fylt rektangel.
error-paths-lattice = Feltet i linje { $line }, kolonne { $column } står feil: felter står i hver fjerde kolonne og annenhver rad.
match-event-salt-added = Plass { $seat } la salt til trekningene.
error-no-chance-here = Det er ingenting å kaste, snurre eller trekke her, så «{ $outcome }» kan ikke komme.
error-impossible-outcome = «{ $outcome }» er ikke et mulig utfall her.
error-foreign-state = «{ $value }» er ikke en tilstand i dette spillet med så mange spillere.
error-foreign-view = «{ $value }» er ikke en visning av dette spillet med så mange spillere.
error-foreign-action = «{ $value }» er ikke et trekk i dette spillet; { $call } gir et.
error-foreign-token = «{ $value }» er verken et trekk eller et tilfeldig utfall i dette spillet; { $call } gir et.
error-foreign-outcome = «{ $value }» er ikke et tilfeldig utfall i dette spillet; { $call } gir et.
error-foreign-event = «{ $value }» er ikke en hendelse.
error-foreign-rules = Reglene for «{ $game }» er ikke av klassen { $value }.
error-not-text = «{ $value }» er ikke tekst.
error-not-a-generator = «{ $value }» er ikke en tilfeldighetsgenerator.
error-bad-player = «{ $name }» må være enten en person eller en robot med navnet på en robot.
error-bad-match-id = «{ $id }» er ikke en gyldig spill-id; bruk 1 til 64 bokstaver, sifre, - og _.
error-bad-seats = { $players ->
    [one] Det er { $players } plass
   *[other] Det er { $players } plasser
}, men { $seats } spillere ble oppgitt.
error-bad-clock = En klokke trenger betenkningstid eller en grense per trekk over null; tider kan ikke være negative eller lengre enn { $days } dager.
error-bad-salt = Et salt er 1 til 64 bokstaver, sifre, - og _.
error-bad-seed = Et frø har 32 byte.
error-time-runs-back = Innslag { $n } i loggen er tidligere enn innslaget før.
error-not-an-outcome = «{ $text }» er ikke et tilfeldig utfall.
error-salts-fixed = Salt kan bare legges til før den første trekningen.
error-hello-first = Den første meldingen må være hello.
error-hello-once = Hello er allerede sendt.
error-store-in-use = Databasen { $database } er i bruk av en annen server.
error-store-not-empty = Databasen har allerede spill; kopier til en tom.
error-table-not-copied = Spillet { $table } kunne ikke kopieres i sin helhet.
error-store-too-new = Databasen er laget av en nyere versjon (skjema { $version }; denne versjonen kjenner opp til { $known }).
error-record-no-seed = Dette lagrede spillet viser ikke frøet sitt, så terningene kan ikke kontrolleres.
error-record-not-sealed = Dette lagrede spillet har ingen forseglede terninger å kontrollere.
