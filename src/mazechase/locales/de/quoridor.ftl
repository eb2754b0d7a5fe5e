error-quoridor-bad-action = „{ $text }“ ist weder ein Feld wie e2 noch ein Hindernis wie e3h.
error-quoridor-bad-position = „{ $text }“ ist keine Stellung; schreib sie so: { $form }.
error-quoridor-bad-square = „{ $text }“ ist kein Feld; Felder heißen a1 bis i9.
error-quoridor-bad-fence = Bei „{ $fence }“ kann kein Hindernis stehen; Hindernisse dürfen sich nicht überlappen oder kreuzen.
error-quoridor-no-three = Die Option three_players erlaubt keine drei Personen.
error-quoridor-place-seats = Eine Stellung für { $players } Personen braucht { $players } Figuren und { $players } Angaben, wie viele Hindernisse übrig sind.
error-quoridor-place-turn = Am Zug muss ein Platz von 1 bis { $players } sein.
error-quoridor-place-sharing = Zwei Figuren können nicht auf demselben Feld stehen.
error-quoridor-place-fences = Von { $players } Personen hat jede { $each } Hindernisse, auf dem Brett und in der Hand zusammen.
error-quoridor-place-taken = Aktionen werden nur bis zur Option max_turns gezählt.
error-quoridor-place-two-home = Zwei Figuren können nicht beide am Ziel sein.
error-quoridor-place-shut-in = Platz { $seat } hat keinen Weg zum Ziel.
error-quoridor-place-stuck = Platz { $seat } kann hier nichts tun, darf also nicht am Zug sein.

quoridor-refuse-no-pass = Deine Figur steht schon dort, und aussetzen darfst du nicht.
quoridor-refuse-occupied = Dort steht schon eine Figur.
quoridor-refuse-too-far = Zu weit: Eine Figur geht ein Feld weit oder springt über eine Figur direkt daneben.
quoridor-refuse-no-diagonal = Schräg geht es nur um eine Figur herum, über die man nicht springen kann.
quoridor-refuse-fence-between = Da steht ein Hindernis im Weg.
quoridor-refuse-one-piece-a-jump = Zwei Figuren stehen im Weg, und du darfst nur über eine springen.
quoridor-refuse-piece-behind = Dort darfst du nur landen, wenn hinter der anderen Figur ein Hindernis steht; hier steht eine dritte Figur.
quoridor-refuse-jump-straight = Geradeaus ist der Sprung frei, also darfst du nicht daneben landen.
quoridor-refuse-fence-beside = Zwischen der Figur, über die du springst, und diesem Feld steht ein Hindernis.
quoridor-refuse-edge-behind = Dort darfst du nur landen, wenn hinter der anderen Figur ein Hindernis steht; hier endet das Brett.
quoridor-refuse-off-board = Das Hindernis würde über den Rand des Bretts hinausragen.
quoridor-refuse-no-fences-left = Du hast keine Hindernisse mehr.
quoridor-refuse-overlap = Hier ist kein Platz: Ein anderes Hindernis ist im Weg.
quoridor-refuse-crossing = Das Hindernis würde ein anderes kreuzen.
quoridor-refuse-last-path = Das Hindernis ließe Platz { $seat } keinen Weg zum Ziel.
quoridor-refuse-last-path-named = mit einem Hindernis dort bliebe kein Weg zum Ziel.

quoridor-event-moved = Platz { $seat } ist von { $origin } nach { $to } gegangen.
quoridor-event-jumped = Platz { $seat } ist von { $origin } über { $over } nach { $to } gesprungen.
quoridor-event-fenced = { $left ->
    [one] Platz { $seat } hat das Hindernis { $fence } gesetzt und noch { $left } Hindernis.
   *[other] Platz { $seat } hat das Hindernis { $fence } gesetzt und noch { $left } Hindernisse.
}
quoridor-event-passed-over = Platz { $seat } konnte nichts tun und hat ausgesetzt.
quoridor-event-won = Platz { $seat } ist auf { $at } angekommen und gewinnt.
quoridor-event-turn-limit = { $turns ->
    [one] Die Grenze von { $turns } Zug ist erreicht; niemand gewinnt.
   *[other] Die Grenze von { $turns } Zügen ist erreicht; niemand gewinnt.
}

goal_reached = Die siegreiche Figur ist auf der anderen Seite angekommen.
goal_reached-own = Deine Figur ist auf der anderen Seite angekommen.

# Auf der Seite.
quoridor-name = Quoridor
quoridor-about = Wer ist zuerst durchs Labyrinth? In jedem Zug machst du einen Schritt oder stellst jemandem ein Hindernis in den Weg.
quoridor-step-1 = Wer zuerst auf der anderen Seite ist, gewinnt.
quoridor-step-2 = Geh einen Schritt oder setz ein Hindernis.
quoridor-step-3 = Hindernisse zwingen andere zu Umwegen.
quoridor-guide-turn = Willkommen! In deinem Zug tust du eins von beidem: ein Feld auf deinen Rand gegenüber zugehen oder jemanden mit einem Hindernis aufhalten.
quoridor-todo = Tippe auf einen leuchtenden Punkt, um dorthin zu gehen, oder setz ein Hindernis.
quoridor-todo-walk = Tippe auf einen leuchtenden Punkt, um dorthin zu gehen.
quoridor-todo-fence = Schieb das Hindernis dorthin, wo du es willst, dreh es und setz es dann.
quoridor-fences-left = { $left ->
    [one] noch { $left } Hindernis
   *[other] noch { $left } Hindernisse
}
quoridor-put-up-fence = Hindernis setzen
quoridor-turn-fence = Drehen
quoridor-place-fence = Setzen
quoridor-cancel-fence = Kein Hindernis
quoridor-grid = Spielbrett. Pfeiltasten gehen über die Felder, Eingabe zieht deine Figur, F wechselt zu den Hindernissen.
quoridor-grid-fences = Wo ein Hindernis hinkann. Pfeiltasten schieben es, R dreht es, Eingabe setzt es, F oder Escape führt zurück zur Figur.
quoridor-square-pawn = Figur: { $name }
quoridor-square-target = hierhin kannst du gehen
quoridor-square-goal = Ziel: { $name }
quoridor-square-fences = Hindernis { $sides }
quoridor-fence-of = gesetzt von { $name }
quoridor-slot = { $slot }, { $way ->
    [h] waagerecht
   *[v] senkrecht
}, { $state ->
    [free] frei
    [up] hier steht ein Hindernis
   *[closed] hier nicht möglich
}
quoridor-option-edge-as-fence = Der Rand des Bretts zählt als Hindernis, also darf man dort zur Seite springen
quoridor-option-diagonal-past-piece = Steht hinter der übersprungenen Figur noch eine, darf man daneben landen
quoridor-option-max-turns = Höchstzahl an Zügen

# Was jemand tut, nach dem Namen: „Ada: von e1 nach e2 gegangen.“
quoridor-short-moved = von { $origin } nach { $to } gegangen.
quoridor-short-jumped = von { $origin } über { $over } nach { $to } gesprungen.
quoridor-short-fenced = Hindernis auf { $fence } gesetzt; noch { $left }.
quoridor-short-passed-over = nichts möglich, also ausgesetzt.
quoridor-short-won = auf { $at } angekommen und gewonnen!

## Was der Coach tun würde
quoridor-advice-move = Geh nach { $to }.
quoridor-advice-fence = Setz ein Hindernis auf { $to }.

## Warum der Coach das tun würde
quoridor-reason-wins = Damit ist das Spiel gewonnen!
quoridor-reason-jump = { $steps ->
    [one] Das bringt dich einen Schritt näher.
   *[other] Das bringt dich auf einmal { $steps } Schritte näher.
}
quoridor-reason-nearer = { $steps ->
    [one] Danach fehlt dir noch ein Schritt.
   *[other] Danach fehlen dir noch { $steps } Schritte.
}
quoridor-reason-costs = { $steps ->
    [one] Es kostet Platz { $seat } einen Schritt.
   *[other] Es kostet Platz { $seat } { $steps } Schritte.
}
quoridor-reason-costs-named = { $steps ->
    [one] ein Schritt mehr zu gehen.
   *[other] { $steps } Schritte mehr zu gehen.
}
quoridor-reason-stops = { $steps ->
    [one] Platz { $seat } war einen Schritt vor dem Ziel und braucht jetzt einen Schritt mehr.
   *[other] Platz { $seat } war einen Schritt vor dem Ziel und braucht jetzt { $steps } Schritte mehr.
}
quoridor-reason-stops-named = { $steps ->
    [one] nur ein Schritt bis zum Ziel, jetzt einer mehr.
   *[other] nur ein Schritt bis zum Ziel, jetzt { $steps } mehr.
}
quoridor-reason-free = Dich hält es nicht auf.
quoridor-reason-costs-you = { $steps ->
    [one] Es kostet dich einen Schritt.
   *[other] Es kostet dich { $steps } Schritte.
}

# Die Regeln, Teil für Teil.
quoridor-help-aim-title = Das Ziel
quoridor-help-aim = Bring deine Figur vor allen anderen an den Spielbrettrand mit ihrer Farbe und ihrem Bild. Jedes Feld dort zählt, und du gewinnst sofort. Zwei, drei oder vier spielen im Uhrzeigersinn. Zu zweit hat jede Person 10 Hindernisse, zu dritt 6, zu viert 5.
quoridor-help-turn-title = Dein Zug
quoridor-help-turn = Du tust eins von beidem: deine Figur bewegen oder ein Hindernis setzen. Aussetzen darfst du nicht. Übersprungen wird nur, wer beides nicht kann.
quoridor-help-move-title = Gehen
quoridor-help-move = Eine Figur geht ein Feld vor, zurück oder zur Seite: nie schräg, nie durch ein Hindernis und nie auf eine andere Figur. Ringe zeigen, wohin du kannst.
quoridor-help-jump-title = Springen
quoridor-help-jump = Steht eine andere Figur direkt neben deiner, darfst du gerade über sie springen und gleich dahinter landen. Du musst nie, und pro Zug geht es nur über eine Figur.
quoridor-help-side-title = Daneben landen
quoridor-help-side = Ist hinter dieser Figur ein Hindernis oder der Rand, darfst du stattdessen links oder rechts neben ihr landen, wenn kein Hindernis dazwischensteht. Solange der gerade Sprung frei ist, geht es zur Seite nicht. Steht eine dritte Figur dahinter, kannst du gar nicht springen.
quoridor-help-fence-title = Hindernisse
quoridor-help-fence = Ein Hindernis ist zwei Felder lang. Es hält alle auf, auch dich, und bleibt das ganze Spiel stehen. Hindernisse dürfen sich nicht überlappen oder kreuzen und nicht über den Rand ragen.
quoridor-help-path-title = Immer ein Weg
quoridor-help-path = Du darfst anderen den Weg verlängern, sie aber nie einsperren: Auch mit dem neuen Hindernis müssen alle noch einen Weg zum Ziel haben. Figuren auf diesem Weg zählen nicht, denn sie ziehen weiter.
quoridor-help-end-title = Niemand gewinnt
quoridor-help-end = Hast du eine Höchstzahl an Zügen eingestellt, endet das Spiel dort ohne Sieg. Wer im letzten Zug ankommt, gewinnt noch.
quoridor-help-touch-title = Auf dem Bildschirm
quoridor-help-touch = Auf einem Touchscreen: Tippe zwischen die Felder, um ein Hindernis auszuprobieren, zieh es, tippe es zum Drehen an und setz es dann. Mit der Maus: zwischen die Felder zeigen und klicken.
quoridor-help-keys-title = Auf der Tastatur
quoridor-help-keys = Pfeiltasten und Eingabe; F wechselt zwischen Figur und Hindernissen, R dreht das Hindernis.

quoridor-deed-moved = { $detail ->
    [squares] nach { $to } gegangen
   *[plain] ein Feld gegangen
}
quoridor-deed-jumped = { $detail ->
    [squares] über { $over } nach { $to } gesprungen
   *[plain] über eine Figur gesprungen
}
quoridor-deed-fenced = { $detail ->
    [squares] Hindernis auf { $fence } gesetzt (noch { $left })
   *[plain] Hindernis gesetzt (noch { $left })
}
quoridor-deed-passed-over = nichts möglich, also ausgesetzt
quoridor-deed-won = gewonnen
