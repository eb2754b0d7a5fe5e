# Was jeder Teil des Programms sagen kann, auch auf der Seite.

error-no-such-game = Es gibt kein Spiel „{ $game }“. `mazechase games` zeigt alle Spiele.
error-no-such-bot = Für { $game } gibt es keinen Bot „{ $bot }“. Bots: { $known }, oder ein eigener als module:Class.
error-bad-players = { $game } spielt man mit { $counts } Personen, nicht mit { $players }.
error-bad-rules-version = { $game } hat die Regelversionen 1 bis { $newest }, nicht { $version }.
error-no-such-option = Es gibt keine Option „{ $option }“. Optionen: { $known }.
error-no-such-language = Es gibt keine Sprache „{ $language }“. Sprachen: { $known }.
error-no-typst = Zum Drucken wird Typst gebraucht, und das ist hier nicht installiert. So geht es: pip install "mazechase[print]"
error-nothing-to-print = Für { $game } gibt es nichts zu drucken.
error-bad-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich ist { $takes }.
error-bad-drawing-size = Ein Spielbrett kann nicht { $rows } Reihen und { $columns } Spalten haben; beides muss zwischen 1 und { $most } liegen.
error-bad-drawing-mark = Die Zeichnung hat bei { $place } ein „{ $mark }“; erlaubt sind „{ $known }“ und # für eine Wand.
error-document-unreadable = Das Dokument „{ $where }“ ist kein gültiges { $form }: siehe Zeile { $line }, Spalte { $column }.
error-document-too-large = Das Dokument „{ $where }“ ist nicht lesbar: Eine Zahl ist zu lang, oder es ist zu tief verschachtelt.
error-document-not-a-table = Das Dokument „{ $where }“ muss eine Tabelle aus Namen und Werten sein.
error-document-too-long = Das Dokument „{ $where }“ ist zu lang; mehr als { $most } Zeichen gehen nicht.
error-no-such-kind = Es gibt keine Dokumente der Art „{ $kind }“. Arten: { $known }.
error-measuring-replaced = Eine neuere Messung desselben Entwurfs hat diese ersetzt.
error-no-chance-here = Hier gibt es nichts zu würfeln, zu drehen oder zu ziehen, also kann „{ $outcome }“ nicht kommen.
error-impossible-outcome = „{ $outcome }“ kann hier nicht kommen.
error-foreign-state = „{ $value }“ ist kein Zustand dieses Spiels mit so vielen Personen.
error-foreign-view = „{ $value }“ ist keine Sicht auf dieses Spiel mit so vielen Personen.
error-foreign-action = „{ $value }“ ist keine Aktion dieses Spiels; { $call } liefert eine.
error-foreign-token = „{ $value }“ ist weder eine Aktion noch ein Zufallsergebnis dieses Spiels; { $call } liefert eins.
error-foreign-outcome = „{ $value }“ ist kein Zufallsergebnis dieses Spiels; { $call } liefert eins.
error-foreign-event = „{ $value }“ ist kein Ereignis.
error-foreign-rules = Die Regeln von „{ $game }“ gehören nicht zur Klasse { $value }.
error-not-text = „{ $value }“ ist kein Text.
error-not-a-generator = „{ $value }“ ist kein Zufallsgenerator.
error-bad-number = „{ $text }“ ist hier keine gültige Zahl.

refuse-over = Das Spiel ist vorbei.
refuse-no-such-action = „{ $action }“ gibt es in diesem Spiel nicht.
refuse-not-an-action = „{ $action }“ ist keine Aktion dieses Spiels; { $call } liefert eine.
refuse-chance-first = Erst muss Platz { $seat } würfeln, drehen oder ziehen.
refuse-chance-first-named = erst wird gewürfelt, gedreht oder gezogen.
refuse-not-your-turn = Platz { $seat } ist gerade nicht an der Reihe.
refuse-not-your-turn-named = jetzt gerade nicht an der Reihe.

turn_limit = Die Höchstzahl an Zügen ist erreicht.

# Partien
error-bad-player = „{ $name }“ muss ein Mensch sein oder ein Bot mit dem Namen eines Bots.
error-bad-match-id = „{ $id }“ ist keine gültige Kennung einer Partie; nimm 1 bis 64 Buchstaben, Ziffern, - und _.
error-bad-seats = { $players ->
    [one] Es gibt { $players } Platz
   *[other] Es gibt { $players } Plätze
}, aber angegeben sind { $seats } Personen.
error-bad-clock = Eine Uhr braucht einen Vorrat oder eine Zeit pro Zug, die größer als null ist; Zeiten dürfen nicht negativ und nicht länger als { $days } Tage sein.
error-bad-salt = Ein Salz hat 1 bis 64 Buchstaben, Ziffern, - und _.
error-bad-seed = Ein Startwert hat 32 Bytes.
error-time-runs-back = Eintrag { $n } ist früher als der Eintrag davor.
error-match-over = Das Spiel ist vorbei.
error-match-paused = Das Spiel macht Pause.
error-not-paused = Das Spiel macht gar keine Pause.
error-no-such-seat = Es gibt keinen Platz { $seat }.
error-no-actions = Es wurde keine Aktion angegeben.
error-not-an-action = „{ $text }“ ist keine Aktion.
error-not-an-outcome = „{ $text }“ ist kein Zufallsergebnis.
error-not-your-action = Platz { $seat } kann das nicht tun.
error-not-your-action-named = das geht hier nicht.
error-not-your-draw = Jetzt muss Platz { $seat } würfeln, drehen oder ziehen.
error-not-your-draw-named = jetzt dran mit Würfeln, Drehen oder Ziehen.
error-no-draw-now = Jetzt gibt es nichts zu würfeln, zu drehen oder zu ziehen.
error-wrong-draw = Die nächste Ziehung hat die Nummer { $next }, nicht { $k }.
error-no-such-draw = { $draws ->
    [one] Gebraucht wird Ziehung { $k }, aufgezeichnet ist nur { $draws } Ziehung.
   *[other] Gebraucht wird Ziehung { $k }, aufgezeichnet sind nur { $draws } Ziehungen.
}
error-salts-fixed = Ein Salz kann nur vor der ersten Ziehung dazukommen.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-undo-revealed = Seitdem wurde etwas gezogen oder aufgedeckt, also lässt sich das nicht zurücknehmen.
error-undo-absent = Damit würde ein Zug von jemandem zurückgenommen, der nicht mehr da ist oder weg war. Darum geht es nicht.
error-undo-away = Platz { $seat } ist gerade weg; bis zur Rückkehr lässt sich nichts zurücknehmen.
error-undo-away-named = gerade nicht da. Bis zur Rückkehr lässt sich nichts zurücknehmen.
error-own-undo = Platz { $seat } spielt auf dem Gerät, das gefragt hat; jemand anderes muss antworten.
error-own-undo-named = Die Antwort muss von einem anderen Gerät kommen als die Frage.
error-undo-asked-already = Platz { $seat } hat schon gefragt.
error-undo-asked-already-named = schon gefragt.
error-no-undo-to-answer = Platz { $seat } wurde gar nicht nach dem Zurücknehmen gefragt.
error-no-undo-to-answer-named = gerade will niemand etwas zurücknehmen.
error-seat-gone = Platz { $seat } hat das Spiel verlassen; ein Bot spielt weiter.
error-seat-gone-named = nicht mehr im Spiel. Ein Bot spielt weiter.
error-not-to-mind = Ein Bot kann Platz { $seat } jetzt weder übernehmen noch zurückgeben.
error-not-to-mind-named = jetzt kann kein Bot übernehmen oder zurückgeben.
error-time-is-up = Platz { $seat } hat keine Zeit mehr.
error-time-is-up-named = keine Zeit mehr.
error-time-not-up = Die Zeit ist noch nicht um.

match-event-salt-added = Platz { $seat } hat den Ziehungen ein Salz hinzugefügt.
match-event-undo-wanted = Platz { $seat } möchte den letzten Zug zurücknehmen.
match-event-undo-reply = { $answer ->
    [yes] Platz { $seat } ist einverstanden.
    [withdrawn] Platz { $seat } möchte nichts mehr zurücknehmen.
   *[no] Platz { $seat } sagt Nein.
}
match-event-rewound = { $keep ->
    [0] Das Spiel steht wieder am Anfang.
   *[other] Das Spiel steht wieder bei Zug { $keep }.
}
match-event-gave-up = Platz { $seat } hat aufgegeben.
match-event-time-up = Bei Platz { $seat } ist die Zeit um.
match-event-match-paused = Das Spiel macht Pause.
match-event-match-resumed = Das Spiel geht weiter.
match-event-match-woke = Das Spiel geht weiter. Die Unterbrechung hat niemanden Zeit gekostet.
match-event-seat-taken = { $bot ->
    [none] Platz { $seat } gehört jetzt { $name }.
   *[other] Ein Bot ({ $bot }) hat Platz { $seat } übernommen.
}
match-event-seat-minded = Ein Bot ({ $bot }) spielt vorerst auf Platz { $seat }.
match-event-seat-reclaimed = Platz { $seat } ist wieder besetzt wie vorher.
match-event-match-ended = { $reason ->
    [resigned] Das Spiel ist aus, weil jemand aufgegeben hat.
   *[time_up] Das Spiel ist aus, weil jemandem die Zeit ausging.
}

resigned = Die andere Seite hat aufgegeben.
resigned-you = Du hast aufgegeben.
resigned-one = { $name } hat aufgegeben.
time_up = Der anderen Seite ging die Zeit aus.
time_up-you = Deine Zeit ist um.
time_up-one = Zeit um: { $name }.

# Aufzeichnungen und Lektionen
error-bad-record = Das ist keine Aufzeichnung: { $why }
error-record-too-long = Eine Aufzeichnung von { $bytes } Bytes ist zu lang; höchstens { $most } gehen.
error-record-version = Diese Aufzeichnung hat die Formatversion { $version }; lesbar sind Versionen bis { $newest }.
error-record-entry = Eintrag { $n } der Aufzeichnung ist ungültig. { $why }
error-record-result = In der Aufzeichnung steht „{ $told }“, aber die Züge führen zu „{ $played }“.
error-record-note = Die Aufzeichnung hat eine Notiz bei Zug { $at }, geht aber gar nicht so weit.
error-record-expected = Die Aufzeichnung erwartet eine Aktion bei Zug { $at }, aber da ist keine.
error-record-not-sealed = Diese Aufzeichnung hat keine versiegelten Würfel zum Prüfen.
error-record-no-seed = Diese Aufzeichnung zeigt ihren Startwert nicht, darum lassen sich die Würfel nicht prüfen.
error-seal-differs = Der Startwert passt nicht zum Siegel, das vor der ersten Ziehung gezeigt wurde.
error-seed-until-end = Den Startwert gibt es erst, wenn das Spiel vorbei ist.
error-draw-differs = Ziehung { $k } (Eintrag { $n }) ist in der Aufzeichnung „{ $outcome }“, aber der Startwert ergibt „{ $sealed }“.
error-secret-until-end = Manche Karten sind noch verdeckt. Das geht erst, wenn das Spiel vorbei ist.
error-no-such-ply = { $plies ->
    [one] Zug { $ply } gibt es nicht; gespielt wurde erst { $plies }.
   *[other] Zug { $ply } gibt es nicht; gespielt wurden erst { $plies }.
}
error-nothing-to-go-on = An dieser Stelle ist das Spiel vorbei, von hier geht es nicht weiter.
error-no-such-lesson = Für { $game } gibt es keine Lektion „{ $lesson }“.
error-lesson-alone = Eine Lektion bringt ihre eigenen Personen und Optionen mit; die lassen sich nicht aussuchen.
error-lesson-not-asked = Gute Idee! Tippe aber erst einmal dorthin, wo die Hand hinzeigt.
error-lesson-over = Die Lektion ist zu Ende.
error-lesson-waits = Die Lektion wartet auf eine Aktion.
error-lesson-asks-nothing = Die Lektion erwartet hier keine Aktion.

# Der Dienst
error-no-such-table = Dieses Spiel ist nicht zu finden. Lass dir den Einladungslink schicken.
error-not-allowed = Mit diesem Link geht das nicht; nötig ist einer von: { $needs }.
error-not-begun = Das Spiel hat noch nicht angefangen.
error-already-begun = Das Spiel hat schon angefangen.
error-not-over = Das Spiel ist noch nicht vorbei.
error-not-decided = Es ist noch nicht entschieden.
error-no-such-place = In diesem Spiel gibt es keinen Platz { $place }.
error-place-taken = Platz { $place } ist schon besetzt.
error-piece-taken = Die Figur „{ $piece }“ ist schon vergeben.
error-put-out = Du bist nicht mehr in diesem Spiel. Möchtest du zurück, dann lass dir den Einladungslink schicken.
error-no-open-place = Alle Plätze sind besetzt.
error-too-many-places = { $places ->
    [one] { $places } Platz ist
   *[other] { $places } Plätze sind
} zu viel für { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}.
error-bad-order = „{ $order }“ nennt nicht jeden Platz genau einmal.
error-not-your-seat = Platz { $seat } gehört nicht dir.
error-not-your-seat-named = von diesem Gerät aus geht das nicht.
error-not-your-chance = Platz { $seat } darf jetzt nicht würfeln, drehen oder ziehen.
error-not-your-chance-named = jetzt nicht dran mit Würfeln, Drehen oder Ziehen.
error-not-absent = Platz { $seat } ist gar nicht weg.
error-not-absent-named = gar nicht weg.
error-stand-in-too-early = Platz { $seat } kann noch zurückkommen; in { $seconds } s darf ein Bot übernehmen.
error-stand-in-too-early-named = vielleicht gleich zurück. In { $seconds } s darf ein Bot übernehmen.
error-hidden-hand = Die Karten von Platz { $place } bleiben verdeckt, darum spielt ein Bot weiter.
error-coach-not-allowed = Der Coach ist aus. Alle, die mitspielen, müssen ihn erst einschalten.
error-coach-not-your-turn = Der Coach hilft, wenn du an der Reihe bist.
error-needs-own-device = Auf diesem Gerät hat schon jemand zugestimmt; Platz { $place } muss auf einem anderen Gerät zustimmen.
error-no-reopening = Niemand möchte Platz { $place } öffnen, oder inzwischen ist jemand gegangen.
error-look-first = Decke erst die Karten von Platz { $seat } auf.
error-look-first-named = erst müssen diese Karten aufgedeckt werden.
error-hidden = In einem Spiel mit verdeckten Karten geht das nicht.
error-stale = Das Spiel ist schon weiter. Schau noch einmal hin.
error-imported = Das ist ein gespeichertes Spiel. Zum Spielen tippe auf „Ab hier spielen“.
error-hello-first = Die erste Nachricht muss hello sein.
error-table-closed = Dieses Spiel wurde gerade geschlossen. Versuch es noch einmal.
error-reveals-first = Eine dieser Aktionen deckt etwas auf; schick die danach in einem eigenen Befehl.
error-record-too-many-entries = Eine Aufzeichnung mit { $entries } Einträgen ist hier zu lang; höchstens { $most } gehen.
error-hello-once = Hello wurde schon gesendet.
error-bad-message = Diese Nachricht ist nicht lesbar: { $problem }.
error-table-full = Zu viele Leute sind mit diesem Spiel verbunden.
error-too-busy = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
error-too-costly = Das bräuchte mehr Zeit oder Speicher, als der Server übrig hat.
error-too-many-messages = Zu viele Nachrichten auf einmal. Versuch es gleich noch einmal.
error-too-many-requests = Zu viele Anfragen auf einmal. Versuch es gleich noch einmal.
error-bad-origin = Diese Anfrage kommt von einer anderen Website.
error-bad-host = Auf diesen Namen hört der Server nicht. Wer ihn betreibt, kann den Namen mit --allowed-host erlauben.
error-bad-request = Diese Anfrage ist nicht lesbar: { $problem }.
error-not-found = Unter dieser Adresse gibt es nichts.
error-bad-method = Diese Adresse nimmt solche Anfragen nicht an.
error-too-large = Diese Anfrage ist zu groß.
error-internal = Auf dem Server ist etwas schiefgegangen. Dein Spiel ist sicher; versuch es noch einmal.
error-bad-allowed-host = „{ $text }“ ist kein Rechnername; --allowed-host nimmt einen Namen wie play.example.org, oder * für jeden.
error-bad-proxy = „{ $text }“ ist keine Adresse eines Proxys; --trusted-proxy nimmt eine IP-Adresse oder ein Netz wie 10.0.0.0/8.
error-cannot-listen = { $host }, Port { $port }, lässt sich nicht öffnen: { $problem }.
error-store-full = Die Festplatte ist voll. Der Zug ließ sich nicht speichern und gilt nicht.
error-store-read-only = Die Datenbank ist schreibgeschützt. Der Zug ließ sich nicht speichern und gilt nicht.
error-store-damaged = Die Datenbankdatei ist beschädigt oder gar keine Datenbank.
error-store-failed = Die Datenbank funktioniert gerade nicht. Alles bisher Gespeicherte ist sicher.
error-store-unreachable = Die Datenbank ist gerade nicht erreichbar. Alles bisher Gespeicherte ist sicher.
error-no-postgres = Eine PostgreSQL-Datenbank braucht das Extra „postgres“: pip install "mazechase[postgres]".
error-store-in-use = Die Datenbank { $database } wird von einem anderen Server benutzt.
error-store-gone = Die Datenbankdatei wurde verschoben oder gelöscht. Der Zug ließ sich nicht speichern und gilt nicht.
error-store-closed = Die Datenbank ist geschlossen.
error-store-too-new = Die Datenbank stammt von einer neueren Version (Schema { $version }; diese Version kennt bis { $known }).
error-store-not-empty = In der Datenbank sind schon Spiele; kopiere in eine leere.
error-table-not-copied = Das Spiel { $table } ließ sich nicht vollständig kopieren.
error-already-saved = Das ist schon gespeichert.
error-table-damaged = Dieses Spiel lässt sich nicht aus der Datenbank lesen.
error-log-damaged = Der Verlauf dieses Spiels ist ab Eintrag { $n } nicht lesbar; alles davor ist sicher.
error-log-full = Dieses Spiel hat zu viele Züge und kann nicht weitergehen. Fang bitte ein neues an.
error-series-too-long = Die längste Serie ist { $most }; { $target } ist zu lang.

# Zeichnungen mit Wänden.
error-bad-walled-lines = Eine Zeichnung mit Wänden hat über und unter jeder Reihe von Feldern eine Zeile für die Kanten, die Zahl der Zeilen muss also ungerade sein; diese hat { $lines }.
error-bad-walled-line = Zeile { $line } der Zeichnung muss { $length } einfache Zeichen lang sein, mit + oder Leerzeichen an den Ecken.
error-bad-walled-edge = Die Zeichnung hat neben dem Feld bei { $place } ein „{ $mark }“, und das geht dort nicht.

# Spielbretter aus Wegen
error-paths-mark = Die Zeichnung hat in Zeile { $line }, Spalte { $column } ein „{ $mark }“; nimm „{ $known }“ für Mulden, - und | für Wege, ^ v < > für Öffnungen und = für den Block.
error-paths-empty = Die Zeichnung hat keine Mulden.
error-paths-block = Der Block aus = in Zeile { $line }, Spalte { $column } ist kein einzelnes gefülltes Rechteck.
error-paths-lattice = Die Mulde in Zeile { $line }, Spalte { $column } sitzt falsch: Mulden gehören in jede vierte Spalte und jede zweite Zeile.
error-paths-loose = Der Weg in Zeile { $line }, Spalte { $column } verbindet keine zwei Mulden.
error-paths-arrow = Die Öffnung in Zeile { $line }, Spalte { $column } liegt nicht direkt neben einer Mulde.
error-no-such-code = Mit diesem Code wartet niemand. Stimmt jede Ziffer?
error-too-many-guesses = Zu viele falsche Codes. Scanne den Code auf dem Bildschirm, oder versuch es in ein paar Minuten wieder.
error-too-many-phrases = Warte kurz, bevor du noch etwas sagst.
error-no-such-parcel = Dieser Code ist schon benutzt oder zu alt.
error-too-many-parcels = Gerade ziehen zu viele Leute um. Versuch es in ein paar Minuten wieder, oder speichere eine Datei.
