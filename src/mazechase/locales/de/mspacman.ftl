error-mspacman-bad-token = „{ $text }“ ist weder ein Feld wie c8 noch eine Seite wie *4 oder *F2.
error-mspacman-bad-position = „{ $text }“ ist keine Stellung; schreib sie so: { $form }.
error-mspacman-bad-phase = „{ $text }“ kann nicht als Nächstes kommen.
error-mspacman-bad-cell = Ein Feld „{ $text }“ gibt es auf diesem Brett nicht.
error-mspacman-bad-ghost = „{ $text }“ ist kein Geist; schreib einen wie e4, oder einen schwachen wie e4f1, e4p1 oder e4p2.

error-mspacman-document-field = Ein Dokument für dieses Spiel braucht „{ $field }“, in der richtigen Form.
error-mspacman-document-extra = Ein Dokument hat kein Feld „{ $field }“; seine Felder sind id, game, title, source und { $content }.
error-mspacman-document-game = Dieses Dokument ist für das Spiel „{ $game }“.
error-mspacman-faces-count = { $count ->
    [one] Es gibt { $count } Seite; es müssen 2 bis { $most } sein.
   *[other] Es gibt { $count } Seiten; es müssen 2 bis { $most } sein.
}
error-mspacman-faces-face = „{ $face }“ ist keine Seite; Seiten sind F2 und die Zahlen von 1 bis { $largest }, als Text.
error-mspacman-faces-spinner-flip = Auf der Drehscheibe sind nur Zahlen möglich, kein F2 (M14).
error-mspacman-faces-three = Auf der Drehscheibe muss eine 3 sein (M14).
error-mspacman-faces-flip = Der Würfel braucht mindestens eine Seite F2 (M15).
error-mspacman-faces-equal = Alle Seiten ergeben gleich viele Schritte, also könnte nie jemand die höchste Zahl drehen (M14).

error-mspacman-board-label = „{ $label }“ auf { $place } ist kein Feld dieses Spiels; Felder sind b, i, p oder s, allein oder gefolgt von *, o, x oder g.
error-mspacman-board-dots = { $count ->
    [one] Der Bereich von { $area } hat { $count } Feld mit Pille; es müssen { $each } sein (M1).
   *[other] Der Bereich von { $area } hat { $count } Felder mit Pillen; es müssen { $each } sein (M1).
}
error-mspacman-board-exits = { $count ->
    [one] Es gibt { $count } Ausgang; es müssen 4 sein (M2).
   *[other] Es gibt { $count } Ausgänge; es müssen 4 sein (M2).
}
error-mspacman-board-exit-opening = Der Ausgang { $place } muss am Rand liegen und eine Öffnung haben (M2).
error-mspacman-board-opening = Bei { $place } ist eine Öffnung, aber dort ist kein Ausgang (M2).
error-mspacman-board-powers = { $count ->
    [one] Es gibt { $count } Power-Feld; es müssen 4 sein (M4).
   *[other] Es gibt { $count } Power-Felder; es müssen 4 sein (M4).
}
error-mspacman-board-circles = Der Bereich von { $area } braucht einen weißen Kreis (M5).
error-mspacman-board-circle-far = Der weiße Kreis auf { $place } liegt näher am Rand als an der Mitte (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [one] Es gibt { $count } Geisterfeld; es muss in jeder Farbe eins sein (M6).
   *[other] Es gibt { $count } Geisterfelder; es muss in jeder Farbe eins sein (M6).
}
error-mspacman-board-ghost-middle = Das Geisterfeld { $place } muss näher an der Mitte liegen als { $other } (M6).
error-mspacman-board-door = Die Tür zwischen { $place } und { $other } muss von einem Geisterfeld ins Labyrinth führen (M7).
error-mspacman-board-no-door = Das Geisterfeld { $place } muss geschlossen sein, bis auf eine Tür ins Labyrinth (M7).
error-mspacman-board-unreachable = { $place } ist nicht erreichbar; das Labyrinth muss zusammenhängen (M9).
error-mspacman-board-dead-end = { $place } ist eine Sackgasse; von jedem Feld müssen zwei Wege wegführen (M12).
error-mspacman-board-unequal = Jeder Bereich muss gleich viele { $thing ->
    [exit] Ausgänge
    [power] Power-Felder
   *[circle] weiße Kreise
} haben; der Reihe nach sind es hier { $counts } (M16).
error-mspacman-board-clockwise = Die Bereiche müssen im Uhrzeigersinn so aufeinanderfolgen: { $order } (MSP-7).
error-mspacman-board-circle-door = Der weiße Kreis auf { $place } liegt vor der Tür eines Geistes (M19).

error-mspacman-place-seats = Eine Stellung für { $players } Personen nennt { $players } Geister, einer davon ist „-“.
error-mspacman-place-seat = Dieser Platz kann nicht am Zug sein.
error-mspacman-place-control = Jemand spielt Ms. Pac-Man, sobald feststeht, wer anfängt, und vorher niemand.
error-mspacman-place-ghosts = Wer Ms. Pac-Man spielt, hat keinen Geist auf dem Brett; alle anderen haben einen.
error-mspacman-place-dots = Da ist eine Pille, wo am Anfang keine war.
error-mspacman-place-begin = Bis feststeht, wer anfängt, sind alle Pillen da und alle Geister stark und auf ihren Geisterfeldern.
error-mspacman-place-spins = Mit diesen Zahlen kann nicht ausgelost werden, wer anfängt.
error-mspacman-place-ghost-space = Ein Geist kann nicht auf dem Feld eines anderen Geistes sein.
error-mspacman-place-timer = So lange kann ein Geist jetzt nicht schwach sein.
error-mspacman-place-sharing = Zwei Figuren können jetzt nicht auf demselben Feld stehen.
error-mspacman-place-her = Dort kann Ms. Pac-Man jetzt nicht sein.
error-mspacman-place-phase = Das kann für diesen Platz nicht als Nächstes kommen.
error-mspacman-place-steps = So viele Schritte können jetzt nicht übrig sein.
error-mspacman-place-flags = Ein Extrazug ist jetzt nicht möglich.
error-mspacman-place-came = Von dort kann kein Geist gekommen sein.
error-mspacman-place-bump = Hier gibt es kein nächstes freies Feld zu wählen.
error-mspacman-place-turns = Züge werden nur bis zur Option max_turns gezählt.
error-mspacman-place-over = Das Spiel ist genau dann vorbei, wenn ein mitspielender Bereich leer oder die Höchstzahl an Zügen erreicht ist.

mspacman-refuse-no-circle = Ms. Pac-Man muss auf einem weißen Kreis starten.
mspacman-refuse-circle-taken = Auf diesem weißen Kreis steht ein Geist (Hausregel: Ms. Pac-Man startet auf einem freien).
mspacman-refuse-same-exit = Du gehst durch einen Ausgang hinaus und durch einen anderen herein, nicht durch denselben.
mspacman-refuse-no-pass = Deine Figur steht schon dort, und du musst alle Schritte gehen.
mspacman-refuse-ghost-space = Auf ein Geisterfeld darf jetzt niemand.
mspacman-refuse-by-the-door = Ein Geisterfeld verlässt man durch die Tür, und die führt nicht dorthin.
mspacman-refuse-wall = Da ist eine Wand im Weg.
mspacman-refuse-diagonal = Schräg geht es nicht.
mspacman-refuse-too-far = Zu weit: Jeder Schritt geht auf das nächste Feld.
mspacman-refuse-not-on-her = Da steht Ms. Pac-Man, das Feld ist also nicht frei.
mspacman-refuse-not-open = Da steht ein anderer Geist, das Feld ist also nicht frei.
mspacman-refuse-not-open-named = steht schon mit einem Geist dort, das Feld ist also nicht frei.
mspacman-refuse-came-from = Von dort kam der Geist, und er muss weiter, nicht zurück.
mspacman-refuse-not-next = Das ist nicht das nächste freie Feld.

mspacman-event-spun-to-begin = Platz { $seat } hat { $face } beim Auslosen, wer anfängt.
mspacman-event-tied-to-begin = Gleichstand; diese Plätze versuchen es noch einmal: { $seats }.
mspacman-event-took-control = Platz { $seat } spielt jetzt Ms. Pac-Man.
mspacman-event-placed = Platz { $seat } hat Ms. Pac-Man auf { $at } gesetzt.
mspacman-event-spun = Platz { $seat } hat { $face } gedreht.
mspacman-event-rolled = Platz { $seat } hat { $face } gewürfelt.
mspacman-event-stepped = { $left ->
    [one] Platz { $seat } ist mit Ms. Pac-Man von { $origin } nach { $to } gegangen; noch { $left } Schritt.
   *[other] Platz { $seat } ist mit Ms. Pac-Man von { $origin } nach { $to } gegangen; noch { $left } Schritte.
}
mspacman-event-ghost-stepped = { $left ->
    [one] Platz { $seat } ist mit dem Geist von { $origin } nach { $to } gegangen; noch { $left } Schritt.
   *[other] Platz { $seat } ist mit dem Geist von { $origin } nach { $to } gegangen; noch { $left } Schritte.
}
mspacman-event-ate = { $left ->
    [one] Platz { $seat } hat die Pille auf { $at } gefressen; im Bereich von { $area } ist noch { $left } Pille.
   *[other] Platz { $seat } hat die Pille auf { $at } gefressen; im Bereich von { $area } sind noch { $left } Pillen.
}
mspacman-event-power-eaten = Platz { $seat } hat die Power-Pille auf { $at } gefressen!
mspacman-event-weakened = Der Geist von Platz { $seat } ist jetzt schwach ({ $cause ->
    [power] Power-Pille
    [f2] F2
   *[other] { $cause }
}), wieder stark in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}.
mspacman-event-recovered = Der Geist von Platz { $seat } ist wieder stark.
mspacman-event-caught = Platz { $seat } hat auf { $at } den Geist von Platz { $ghost } gefangen.
mspacman-event-ran-into-her = Der schwache Geist von Platz { $seat } ist auf { $at } in Ms. Pac-Man gerannt.
mspacman-event-went-home = Der Geist von Platz { $seat } ist zurück auf { $at } und wieder stark.
mspacman-event-extra-turn = Platz { $seat } bekommt einen Extrazug.
mspacman-event-captured = Platz { $seat } hat auf { $at } die Ms. Pac-Man von Platz { $former } gefangen.
mspacman-event-bumped = Der Geist von Platz { $seat } ist auf { $origin } auf einem anderen Geist gelandet und nach { $to } weitergegangen.
mspacman-event-won = Platz { $seat } hat gewonnen: Der Bereich von { $area } ist leer.
mspacman-event-turn-limit = { $turns ->
    [one] Die Grenze von { $turns } Zug ist erreicht. Die wenigsten Pillen übrig: Platz { $winners }.
   *[other] Die Grenze von { $turns } Zügen ist erreicht. Die wenigsten Pillen übrig: Platz { $winners }.
}

area_cleared = Im siegreichen Bereich sind alle Pillen weg.
area_cleared-own = Deine Pillen sind alle weg.

mspacman-name = Ms. Pac-Man
mspacman-about = In deinem Bereich sollen alle Pillen weg. Ms. Pac-Man frisst sie, und die Geister jagen sie. Fang sie, dann spielst du sie als Nächstes.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man dreht, die Geister würfeln. So viele Schritte gehst du.
mspacman-step-2 = Sie frisst die Pillen. Keine mehr in deinem Bereich? Gewonnen!
mspacman-step-3 = Fang sie mit deinem Geist, dann spielst du sie als Nächstes.

# Auf der Seite.
mspacman-guide-chance = Willkommen! Wer im eigenen Bereich zuerst keine Pillen mehr hat, gewinnt.
mspacman-guide-turn = Tippe auf ein leuchtendes Feld, um dorthin zu gehen. Nichts gilt, bevor du auf „Los“ tippst.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] wirfst den Würfel …
       *[somebody] wirft den Würfel …
    }
   *[spun] { $who ->
        [you] drehst …
       *[somebody] dreht …
    }
}
mspacman-todo-begin = Dreh: Die höchste Zahl fängt an und spielt Ms. Pac-Man.
mspacman-todo-begin-again = Gleichstand: Dreh noch einmal, um zu sehen, wer anfängt.
mspacman-todo-place = Setz Ms. Pac-Man auf einen der leuchtenden Kreise.
mspacman-todo-spin = Dreh für Ms. Pac-Man.
mspacman-todo-roll = Würfle für deinen Geist.
mspacman-todo-walk = { $steps ->
    [one] Geh mit Ms. Pac-Man { $steps } Schritt. Tippe auf das nächste Feld.
   *[other] Geh mit Ms. Pac-Man { $steps } Schritte. Tippe auf ein leuchtendes Feld, oder auf eins weiter weg.
}
mspacman-todo-chase = { $steps ->
    [one] Geh mit deinem Geist { $steps } Schritt. Tippe auf das nächste Feld.
   *[other] Geh mit deinem Geist { $steps } Schritte. Tippe auf ein leuchtendes Feld, oder auf eins weiter weg.
}
mspacman-todo-bump = Hier steht ein anderer Geist. Wähl das nächste freie Feld.
mspacman-out-of-reach = { $steps ->
    [one] Zu weit: Du hast noch { $steps } Schritt.
   *[other] Zu weit: Du hast noch { $steps } Schritte.
}
mspacman-solid = Das ist eine Wand. Tippe auf ein Feld im Labyrinth.
mspacman-harm = Ms. Pac-Man oder dein Geist wäre verloren, oder jemand anderes würde gewinnen.
mspacman-todo-on = { $steps ->
    [one] Noch { $steps } Schritt.
   *[other] Noch { $steps } Schritte.
}
mspacman-todo-go = Alles gut so? Tippe auf „Los“. Du kannst noch zurück.
mspacman-todo-power = Das frisst eine Power-Pille! Tippe auf „Los“, oder geh zurück.
mspacman-todo-caught = Das fängt einen Geist! Tippe auf „Los“, oder geh zurück.
mspacman-todo-captured = Das fängt Ms. Pac-Man! Tippe auf „Los“, oder geh zurück.
mspacman-todo-lost = Vorsicht: Dort wirst du gefangen. Tippe auf „Los“, oder geh zurück.
mspacman-todo-won = Das leert einen Bereich und beendet das Spiel! Tippe auf „Los“, oder geh zurück.
mspacman-todo-given = Vorsicht: Das leert einen fremden Bereich, und der gewinnt dann. Tippe auf „Los“, oder geh zurück.
mspacman-spin = Drehen
mspacman-roll = Würfeln
mspacman-steps-left = { $left ->
    [one] Schritt übrig
   *[other] Schritte übrig
}
mspacman-back = Schritt zurück
mspacman-go = Los
mspacman-dots-left = { $left ->
    [one] noch { $left } Pille im Bereich von { $area }
   *[other] noch { $left } Pillen im Bereich von { $area }
}
mspacman-has-her = spielt Ms. Pac-Man
mspacman-weak-for = schwach, wieder stark in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}
mspacman-has-spun = { $face } gedreht
mspacman-scene-took-control = ist jetzt Ms. Pac-Man!
mspacman-scene-took-control-you = bist jetzt Ms. Pac-Man!
mspacman-scene-captured = hat Ms. Pac-Man gefangen!
mspacman-scene-captured-you = hast Ms. Pac-Man gefangen!
mspacman-scene-extra-turn = darf noch einmal drehen!
mspacman-scene-extra-turn-you = darfst noch einmal drehen!
mspacman-scene-power-eaten = hat die Power: Alle Geister sind schwach!
mspacman-scene-power-eaten-you = hast die Power: Alle Geister sind schwach!
mspacman-scene-caught = hat einen Geist nach Hause geschickt!
mspacman-scene-caught-you = hast einen Geist nach Hause geschickt!
mspacman-scene-ran-into-her = ist in Ms. Pac-Man gerannt und muss nach Hause!
mspacman-scene-ran-into-her-you = bist in Ms. Pac-Man gerannt und musst nach Hause!
mspacman-scene-tied-to-begin = gleich hoch: noch einmal drehen!
mspacman-scene-won = gewinnt: Der Bereich ist leer!
mspacman-scene-won-you = gewinnst: Dein Bereich ist leer!
mspacman-grid = Spielbrett. Pfeiltasten gehen Schritt für Schritt; mit Umschalt schauen sie sich nur um. Eingabe geht auf ein Feld, nah oder fern, und bestätigt einen fertigen Zug; damit wird auch gedreht und gewürfelt. N findet das nächste erreichbare Feld, Rücktaste nimmt einen Schritt zurück, Escape alle.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = Geist: { $name }
mspacman-cell-weak = schwacher Geist: { $name }, wieder stark in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}
mspacman-cell-target = hierhin kannst du gehen
mspacman-cell-dot = Pille
mspacman-cell-power = Power-Pille
mspacman-cell-circle = weißer Kreis
mspacman-cell-exit = Ausgang, verbunden mit den anderen Ausgängen
mspacman-cell-home = Geisterfeld von { $area }
mspacman-cell-area = Bereich von { $area }
mspacman-cell-solid = Wand
mspacman-setup-random = Geister werden ausgelost
mspacman-option-layout = Spielbrett
mspacman-option-layout-pinwheel = Windrad
mspacman-option-layout-pinwheel-about = Unser eigenes Brett, von allen Seiten gleich.
mspacman-option-layout-for-three = Zu dritt
mspacman-option-layout-for-three-about = Unser eigenes Brett für drei, auf dem die Chancen am ähnlichsten sind.
mspacman-option-layout-windmill = Windmühle
mspacman-option-layout-windmill-about = Unser eigenes Brett, mit anderen Gängen.
mspacman-option-die-faces = Würfel der Geister
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Drehscheibe für Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = 1 bis 6
mspacman-option-start-by = Wer anfängt
mspacman-option-start-by-spinner = Höchste Zahl beim Drehen
mspacman-option-start-by-die = Höchste Zahl beim Würfeln
mspacman-option-fill-unused-areas = Auch in unbenutzten Bereichen liegen Pillen
mspacman-option-dot-on-pickup = Wird Ms. Pac-Man gefangen, kommt auch die Pille unter ihr weg
mspacman-option-capture-in-passing = Figuren werden auch im Vorbeigehen gefangen, nicht nur am Ende eines Zugs
mspacman-option-bump-can-capture = Ein Geist, der auf einem anderen landet, darf auf Ms. Pac-Man weitergehen
mspacman-option-enter-ghost-space = Ein Geist darf auf sein eigenes Geisterfeld zurück
mspacman-option-power-overrides-f2 = Eine Power-Pille macht auch F2-Geister länger schwach
mspacman-option-power-timer-restart = Mit einer zweiten Power-Pille beginnt die Zeit von vorn
mspacman-option-extra-turn-chain = Ein Extrazug kann noch einen bringen
mspacman-option-circle-choice = Ms. Pac-Man kommt auf
mspacman-option-circle-choice-free_only = einen freien weißen Kreis
mspacman-option-circle-choice-any = jeden weißen Kreis
mspacman-option-max-turns = Höchstzahl an Zügen (dann gewinnt, wer die wenigsten Pillen hat)

# Was jemand tut, nach dem Namen: „Ada: 4 gedreht.“
mspacman-short-spun-to-begin = { $face } beim Auslosen, wer anfängt.
mspacman-short-tied-to-begin = Gleichstand. Noch einmal: { $seats }.
mspacman-short-took-control = spielt jetzt Ms. Pac-Man.
mspacman-short-placed = Ms. Pac-Man auf { $at } gesetzt.
mspacman-short-spun = { $face } gedreht.
mspacman-short-rolled = { $face } gewürfelt.
mspacman-short-stepped = { $left ->
    [0] mit Ms. Pac-Man nach { $to } gegangen.
    [one] mit Ms. Pac-Man nach { $to } gegangen, noch { $left } Schritt.
   *[other] mit Ms. Pac-Man nach { $to } gegangen, noch { $left } Schritte.
}
mspacman-short-ghost-stepped = { $left ->
    [0] mit dem Geist nach { $to } gegangen.
    [one] mit dem Geist nach { $to } gegangen, noch { $left } Schritt.
   *[other] mit dem Geist nach { $to } gegangen, noch { $left } Schritte.
}
mspacman-short-ate = { $left ->
    [one] auf { $at } gefressen; im Bereich von { $area } ist noch { $left } Pille.
   *[other] auf { $at } gefressen; im Bereich von { $area } sind noch { $left } Pillen.
}
mspacman-short-power-eaten = eine Power-Pille gefressen!
mspacman-short-weakened = jetzt mit einem schwachen Geist ({ $cause ->
    [power] Power-Pille
    [f2] F2
   *[other] { $cause }
}), wieder stark in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}.
mspacman-short-recovered = wieder mit einem starken Geist.
mspacman-short-caught = auf { $at } einen Geist gefangen.
mspacman-short-ran-into-her = auf { $at } mit einem schwachen Geist in Ms. Pac-Man gerannt.
mspacman-short-went-home = zurück nach Hause auf { $at }; der Geist ist wieder stark.
mspacman-short-extra-turn = ein Extrazug!
mspacman-short-captured = Ms. Pac-Man auf { $at } gefangen!
mspacman-short-bumped = mit dem Geist von { $origin } nach { $to } weitergegangen.
mspacman-short-won = gewonnen: Der Bereich von { $area } ist leer!
mspacman-short-turn-limit = { $turns ->
    [one] Die Grenze von { $turns } Zug ist erreicht. Die wenigsten Pillen übrig: { $winners }.
   *[other] Die Grenze von { $turns } Zügen ist erreicht. Die wenigsten Pillen übrig: { $winners }.
}

# Im Verlauf, neben der Figur; kurz.
mspacman-note-begin = Start: { $face }
mspacman-note-spun = dreht { $face }
mspacman-note-rolled = würfelt { $face }
mspacman-note-placed = auf { $at }
mspacman-note-bumped = weiter auf { $to }
mspacman-note-home = Geist heim
mspacman-note-captured = fängt sie!
mspacman-note-extra = dreht noch einmal

## Was der Coach tun würde
mspacman-advice-go = Geh nach { $to }.

## Warum der Coach das tun würde
mspacman-reason-wins = Damit ist das Spiel gewonnen!
mspacman-reason-gives = Damit endet das Spiel, und jemand anderes gewinnt.
mspacman-reason-captures = Das fängt Ms. Pac-Man: Du spielst sie als Nächstes.
mspacman-reason-lost = Dort fängt ein Geist Ms. Pac-Man.
mspacman-reason-ran = Dein schwacher Geist rennt in Ms. Pac-Man.
mspacman-reason-catches = Das fängt den Geist von Platz { $seat }.
mspacman-reason-catches-named = der Geist wird gefangen, und du drehst noch einmal.
mspacman-reason-power = Das frisst eine Power-Pille.
mspacman-reason-dot = Damit ist eine Pille in deinem Bereich weg.
mspacman-reason-risk = { $percent ->
    [0] Dort kann sie beim nächsten Wurf kein Geist fangen.
   *[other] Die Gefahr, dass ein Geist sie dort fängt, ist { NUMBER($percent) } %.
}
mspacman-reason-near = { $steps ->
    [one] Von da ist es ein Schritt bis Ms. Pac-Man.
   *[other] Von da sind es { $steps } Schritte bis Ms. Pac-Man.
}

# Die Regeln, Teil für Teil.
mspacman-help-aim-title = Das Ziel
mspacman-help-aim = Alle haben einen Bereich auf dem Brett, mit dem Bild ihres Geistes. Der erste Bereich ohne Pillen gewinnt, egal wer sie gefressen hat. Ist die Höchstzahl an Zügen erreicht, gewinnt, wer noch die wenigsten Pillen hat.
mspacman-help-areas-title = Bereiche
mspacman-help-areas = Jeder der vier Bereiche hat 17 Pillen; die große ist eine Power-Pille. Auch Bereiche, die niemand spielt, haben Pillen, können aber nicht gewinnen.
mspacman-help-start-title = Wer Ms. Pac-Man spielt
mspacman-help-start = Alle drehen einmal, und die höchste Zahl spielt Ms. Pac-Man; bei Gleichstand dreht ihr noch einmal. Sie kommt auf einen weißen Kreis und beginnt. Die anderen spielen ihre Geister, im Uhrzeigersinn.
mspacman-help-walk-title = Gehen
mspacman-help-walk = Ms. Pac-Man dreht, Geister würfeln. Geh genau so viele Schritte durch die Gänge, nie schräg und nie durch eine Wand. Umkehren ist erlaubt, und über ein Feld darfst du zweimal.
mspacman-help-dots-title = Pillen
mspacman-help-dots = Ms. Pac-Man frisst eine Pille, wenn sie deren Feld verlässt, nicht wenn sie ankommt. Sie frisst die Pillen von allen. Pillen kommen nie zurück.
mspacman-help-meet-title = Begegnungen
mspacman-help-meet = Figuren begegnen sich auf jedem Feld, das sie betreten, auch im Vorbeigehen. Starker Geist und Ms. Pac-Man: Sie ist gefangen, egal wer gezogen hat. Schwacher Geist und Ms. Pac-Man: Der Geist muss nach Hause und ist wieder stark.
mspacman-help-extra-title = Extrazug
mspacman-help-extra = Fängt sie unterwegs einen schwachen Geist, dreht sie danach noch einmal. Jeder Zug bringt höchstens einen Extrazug. Wird sie auf demselben Weg gefangen, gibt es keinen.
mspacman-help-capture-title = Ms. Pac-Man fangen
mspacman-help-capture = Wer Ms. Pac-Man fängt, spielt sie ab jetzt: Setz sie auf einen weißen Kreis ohne Geist und mach sofort deinen Zug. Wer sie verloren hat, bekommt den eigenen Geist zurück, zu Hause und stark.
mspacman-help-power-title = Power-Pillen
mspacman-help-power = Verlässt Ms. Pac-Man eine große Power-Pille, werden alle Geister schwach: blass und schielend. Jeder bleibt es für einen eigenen Zug. Die Sanduhr zählt die Züge, bis er wieder stark ist.
mspacman-help-flip-title = F2 auf dem Würfel
mspacman-help-flip = Der Geist wechselt von stark zu schwach oder von schwach zu stark und geht 2 Schritte. Nach F2 ist er schwach, bis sein nächster Zug beginnt. Eine Power-Pille macht ihn länger schwach, und mit einer zweiten beginnt die Zeit von vorn.
mspacman-help-exits-title = Ausgänge
mspacman-help-exits = Die vier Ausgänge am Rand sind verbunden: Von jedem ist es ein Schritt zu jedem anderen. Durch denselben kommst du nicht zurück. Auf Ausgängen liegen keine Pillen.
mspacman-help-doors-title = Geisterfelder
mspacman-help-doors = Geister verlassen ihre Felder in der Mitte durch die Tür, das kostet einen Schritt. Zurück geht niemand.
mspacman-help-bump-title = Geister unter sich
mspacman-help-bump = Geister gehen frei aneinander vorbei. Würde einer auf einem anderen landen, geht er weiter auf das nächste freie Feld, weg von da, wo er herkam; gibt es mehrere, darfst du wählen.
mspacman-help-touch-title = Auf dem Bildschirm
mspacman-help-touch = Tippe Feld für Feld, oder auf ein Feld weiter weg, um gleich dorthin zu gehen. Nichts gilt, bevor du auf „Los“ tippst: Du kannst so oft zurück, wie du willst. „Kürzeste Wege“ zeigt, wie jeder Geist zu Ms. Pac-Man kommt und wie leicht er sie beim nächsten Wurf fängt.
mspacman-help-keys-title = Auf der Tastatur
mspacman-help-keys = Pfeiltasten gehen, Eingabe bestätigt, Rücktaste nimmt einen Schritt zurück, N findet das nächste erreichbare Feld.

mspacman-deed-spun-to-begin = { $face } beim Auslosen, wer anfängt
mspacman-deed-took-control = Ms. Pac-Man übernommen
mspacman-deed-placed = { $detail ->
    [squares] Ms. Pac-Man auf { $at } gesetzt
   *[plain] Ms. Pac-Man aufs Brett gesetzt
}
mspacman-deed-spun = { $face } gedreht
mspacman-deed-rolled = { $face } gewürfelt
mspacman-deed-walked = { $detail ->
    [squares] mit Ms. Pac-Man nach { $to } gegangen
   *[plain] { $steps ->
        [one] mit Ms. Pac-Man { $steps } Schritt gegangen
       *[other] mit Ms. Pac-Man { $steps } Schritte gegangen
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] mit dem Geist nach { $to } gegangen
   *[plain] { $steps ->
        [one] mit dem Geist { $steps } Schritt gegangen
       *[other] mit dem Geist { $steps } Schritte gegangen
    }
}
mspacman-deed-ate = { $count ->
    [one] { $count } Pille gefressen
   *[other] { $count } Pillen gefressen
}
mspacman-deed-power = die Geister mit einer Power-Pille geschwächt
mspacman-deed-weak = jetzt mit einem schwachen Geist
mspacman-deed-caught = { $you ->
    [you] deinen Geist nach Hause geschickt
   *[other] einen Geist nach Hause geschickt: { $whom }
}
mspacman-deed-ran-into-her = mit einem schwachen Geist in Ms. Pac-Man gerannt
mspacman-deed-extra-turn = einen Extrazug bekommen
mspacman-deed-captured = { $you ->
    [you] dir Ms. Pac-Man abgenommen
   *[other] Ms. Pac-Man gefangen (bisher: { $whom })
}
mspacman-deed-bumped = mit dem Geist nach { $to } weitergegangen
mspacman-deed-won = den Bereich von { $area } geleert und gewonnen

mspacman-befalls-captured = { $name } hat dir Ms. Pac-Man abgenommen!
mspacman-befalls-caught = { $name } hat deinen Geist gefangen. Er muss nach Hause!
mspacman-befalls-ran-into-her = Dein schwacher Geist ist in Ms. Pac-Man gerannt. Er muss nach Hause!
mspacman-score = { $count ->
    [one] 1 Pille
   *[other] { $count } Pillen
}
