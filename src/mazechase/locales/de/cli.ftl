# Was nur das Terminal sagt.

cli-seat = Platz { $seat }
cli-person = ein Mensch
cli-nobody = niemand
cli-match = { $game }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
cli-listed = { $first }, { $second }
cli-ending = Gewonnen: { $winners }. Ergebnis nach Plätzen: { $scores }.
cli-you-win = Du hast gewonnen!
cli-you-lose = Du hast verloren.
cli-play-begin = Tippe einen Zug ein, ? für die erlaubten Züge, oder help.
cli-play-help = Tippe einen Zug in der Notation des Spiels ein, oder mehrere mit Leerzeichen dazwischen. Oder:
cli-play-help-list = die erlaubten Züge zeigen
cli-play-help-hint = den besten Bot des Spiels fragen, was er tun würde
cli-play-help-undo = den letzten Zug zurücknehmen, wenn seitdem nichts gewürfelt, gezogen oder gezeigt wurde
cli-play-help-board = das Brett noch einmal zeichnen
cli-play-help-help = dies zeigen
cli-play-help-quit = hier aufhören
cli-play-no-hints = Für dieses Spiel gibt es keine Tipps.
cli-play-hint = { $bot } würde { $move } spielen.
cli-play-hand-over = Gib die Tastatur weiter an Platz { $seat }. Nicht gucken!
cli-play-press-enter = Platz { $seat }, drück die Eingabetaste, um deine Seite zu sehen:
cli-play-not-over = Das Spiel ist nicht vorbei.
cli-play-not-saved = nichts wurde gespeichert. { $reason }
cli-did-you-mean = Meintest du „{ $meant }“?
cli-limits = Grenzen: { $limits }.

cli-page-ready = Mazechase ist bereit unter { $link } (Strg-C beendet es)
cli-page-running = Mazechase läuft schon unter { $link }
cli-page-opening = Mazechase läuft schon unter { $link } und wird geöffnet
cli-page-network = In deinem Netz: { $link }

cli-games-players = { $game }: { $players } Personen
cli-games-default = Vorgabe { $value }
cli-games-house-rule = Vorgabe { $value } (Hausregel; nach Anleitung { $printed })
cli-chance = Als Nächstes kommt der Zufall (Platz { $seat }). Ergebnisse und ihre Gewichte:

cli-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
cli-draws = { $count ->
    [one] { $count } Ziehung
   *[other] { $count } Ziehungen
}
cli-checked = geprüft: { $what } und das Ergebnis
cli-checked-unfinished = geprüft: { $what }; die Partie hat noch kein Ergebnis
cli-their-seal = ihr Siegel
cli-verified = bestätigt: Der Startwert passt zum Siegel und ergibt { $draws ->
    [one] die eine Ziehung
   *[other] alle { $draws } Ziehungen
}

cli-arena-heading = { $match }, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, Startwert { $seed }, { $budget }
cli-arena-nodes = { $nodes } Knoten
cli-arena-time = { $time } ms
cli-arena-usual = Denkzeit wie üblich
cli-arena-bot = Bot
cli-arena-games = Spiele
cli-arena-wins = Siege
cli-arena-draws = Unentschieden
cli-arena-score = Ergebnis
cli-arena-interval = 95-%-Bereich
cli-arena-fair = fair
cli-from-to = { $low } bis { $high }
cli-review-ply = Zug
cli-review-start = Start
cli-review-luck = Glück
cli-review-lost = verschenkt
cli-review-best = bester
cli-review-decisions = Entscheidungen
cli-review-mistakes = Fehler
cli-review-turning-points = Wendepunkte: Züge { $plies }
cli-suggest-heading = Ziel { $aims }, { $rounds } Runden, { $games } Spiele
cli-suggest-changes = Änderungen
cli-suggest-distance = Abstand vom Ziel
cli-suggest-points = { $points } Punkte
cli-suggest-before = vorher
cli-suggest-after = nachher
cli-suggest-candidate = Vorschlag { $number }
cli-suggest-fresh = mit neuem Glück
cli-suggest-wins = Siege nach Plätzen
cli-suggest-began = begann
cli-suggest-turns = Züge
cli-suggest-minutes = Minuten
cli-suggest-nothing = angehalten, bevor etwas gefunden wurde

cli-needs = Dafür braucht es { $package }: { $install }
cli-needs-server = Dafür braucht es die Pakete des Servers ({ $package } fehlt): { $install }
cli-no-kernels = es sind keine schnellen Kerne gebaut, darum rechnet Python, und zwar langsamer; siehe docs/engine.md
cli-working-playing = spielt
cli-working-reviewing = blickt zurück
cli-working-searching = sucht
cli-working-solving = löst
cli-working-counting = zählt

error-bot-not-imported = Bot „{ $bot }“: Das Modul „{ $module }“ ließ sich nicht importieren ({ $problem }).
error-bot-not-a-class = Bot „{ $bot }“: Das Modul „{ $module }“ hat keine Klasse „{ $cls }“, die mazechase.bots.Bot erweitert.
error-bot-raised = Bot „{ $bot }“ ist bei { $place } gescheitert: { $problem }.
error-bot-illegal = Bot „{ $bot }“ auf Platz { $seat } hat mit { $action } geantwortet, und das war keine der erlaubten Aktionen.
error-bad-budget = Ein Budget von { $limit } ist zu klein; es muss mindestens 1 sein.
error-budget-without-clock = Ein Zeitbudget braucht eine Uhr.
error-bad-bot-count = { $bots ->
    [one] { $bots } Bot passt nicht
   *[other] { $bots } Bots passen nicht
} auf { $players } Plätze; nimm 1 bis { $players } Bots.
error-bad-game-count = Spiele: { $games }, Arbeitsprozesse: { $workers }. Beides muss mindestens 1 sein.

error-process-ended = Einer der Prozesse des Servers endete, bevor er bereit war (Status { $status }).
error-bad-arguments = { $message } (siehe `{ $command } --help`)
error-no-such-command = Es gibt keinen Befehl „{ $command }“. Befehle: { $known }.
error-bad-choice = { $name } kann nicht „{ $text }“ sein; möglich ist { $known }.
error-lan-elsewhere = --lan startet einen Server, gehört also zu serve oder steht ohne Befehl, nicht bei { $command }.
error-lan-and-host = --lan hört auf jede Adresse dieses Rechners; lass --host weg.
error-bad-argument-number = { $name } nimmt eine ganze Zahl von { $least } bis { $most }, nicht „{ $text }“.
error-unreadable-file = Die Datei „{ $file }“ ist nicht lesbar: { $reason }.
error-unwritable-file = Die Datei „{ $file }“ lässt sich nicht schreiben: { $reason }.
error-print-form = „{ $file }“ ist weder eine .pdf- noch eine .svg-Datei.
error-line-too-long = Eine Zeile der Eingabe ist länger als { $most } Zeichen.
error-no-such-seat-here = Einen Platz „{ $seat }“ gibt es hier nicht; --seat nimmt { $known }.
error-bad-seat-count = --seat { $seats }: Da { $people ->
    [one] ist ein Mensch
   *[other] sind { $people } Menschen
}, und jeder braucht einen eigenen Platz.
error-file-too-big = Die Datei „{ $file }“ ist zu groß; höchstens { $most } Bytes gehen.
error-unusable-folder = Der Ordner „{ $folder }“ lässt sich nicht benutzen: { $reason }.
error-unusable-database = Die Datenbank „{ $database }“ lässt sich nicht benutzen. { $reason }
error-database-in-use = Die Datenbank { $database } wird von einem anderen Server benutzt. Er läuft unter { $address }
error-running-without-lan = Mazechase läuft schon unter { $address }, nur für diesen Rechner. Beende es (Strg-C) und starte es mit --lan neu.
error-limit-form = „{ $text }“ ist keine Grenze; schreib NAME=NUMBER.
error-no-such-limit = Eine Grenze „{ $limit }“ gibt es nicht.
error-bad-limit-number = Die Grenze „{ $limit }“ nimmt eine ganze Zahl von 0 bis { $most }, nicht „{ $text }“.
error-no-such-setting = Eine Einstellung „{ $name }“ gibt es nicht ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: „{ $name }“ nimmt { $takes }.
error-bad-config = Die Datei „{ $file }“ ist kein TOML: { $problem }.
error-document-not-text = Das Dokument „{ $where }“ ist kein UTF-8-Text.
error-neither-game-nor-file = „{ $text }“ ist weder ein Spiel noch eine Datei. `mazechase games` zeigt alle Spiele.
error-option-form = „{ $text }“ ist keine Option; schreib NAME=VALUE.
error-option-twice = Die Option „{ $option }“ steht zweimal da.
error-record-has-options = Eine Aufzeichnung bringt ihre eigenen Personen und Optionen mit; lass --players und --option weg.
error-bad-move = Zug { $number }, „{ $token }“: { $reason }
error-bad-viewer = Die Sicht „{ $viewer }“ gibt es hier nicht; es gibt { $known }.

error-game-not-imported = Das Spiel „{ $name }“ lässt sich nicht importieren: { $problem }.
error-game-not-a-class = „{ $name }“ ist kein Spiel; nötig ist eine vollständige Unterklasse von mazechase.Rules, als module:Class.

error-no-kernel = Für { $game } gibt es hier keinen schnellen Kern: Es wurde keiner geschrieben, er wurde nicht gebaut, oder MAZECHASE_NATIVE=0 schaltet ihn ab.
error-no-solution = Der Bot „{ $bot }“ spielt nach einer Lösung, und für diese Optionen gibt es noch keine. So entsteht sie: mazechase solve chase --save --option ...
error-no-solver = Für { $game } gibt es keinen Löser.
error-too-much-to-solve = Mit { $option } würde eine Lösung etwa { $hours } Stunden auf einem Prozessor und { $gigabytes } GB Speicher brauchen, darum wird sie nicht begonnen.
error-bad-engine-number = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $number }.
error-bad-action-count = Ein Schritt nimmt ein Feld mit einer Aktion pro Spiel, der Form { $wanted }, nicht { $shape }.
error-bad-place = „on“ nimmt { $places }, nicht „{ $place }“.
error-no-ray = Ray ist hier nicht installiert. So geht es: pip install "mazechase[ray]"
error-no-cluster = Der Ray-Cluster ist nicht erreichbar oder startet nicht: { $problem }.
error-worker-died = Ein Arbeitsprozess ist bei denselben Spielen { $tries }-mal abgestürzt.

error-bad-aim = „{ $aim }“ ist kein Ziel; Ziele sind even, turns=NUMBER, minutes=NUMBER und SIDE=PER CENT, etwa pacman=50.
error-no-changes = Niemand hat aufgeschrieben, wie sich „{ $option }“ bei { $game } ein wenig ändern lässt; Änderungen gibt es für: { $known }.
error-backup-exists = { $file } gibt es schon. Eine Sicherung ersetzt nie etwas: Schieb die Datei weg, oder nimm einen anderen Namen.
error-backup-by-postgres = Eine PostgreSQL-Datenbank sichern und laden die eigenen Programme von PostgreSQL (docs/deploy.md); oder kopiere ihren Inhalt mit `mazechase database copy` in eine Datei.
error-no-server = Der Server unter { $server } lässt sich nicht fragen: { $problem }.
