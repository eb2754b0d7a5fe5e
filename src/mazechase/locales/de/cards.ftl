error-cards-bonus-only = Stufe { $level } geht für höchstens { $most } Personen, nicht für { $players }; mehr gehen mit der Stufe „bonus“.

error-cards-bad-token = „{ $text }“ gehört nicht zu diesem Spiel; möglich sind etwa draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry oder +dot.
error-cards-bad-card = Eine Karte „{ $text }“ gibt es in diesem Stapel nicht.
error-cards-bad-seat = Einen Platz { $text } gibt es hier nicht; Plätze sind 1 bis { $players }.
error-cards-bad-position = „{ $text }“ ist keine Stellung; schreib sie so: { $form }.
error-cards-bad-hand = „{ $text }“ sind keine Handkarten; schreib sie wie cherry+2dot, und eine leere Hand als -.
error-cards-bad-known = „{ $text }“ sagt nicht, wer was weiß; schreib 1>2:apple, wenn Platz 1 von einem Apfel bei Platz 2 weiß.

error-cards-deck-extra = Kartensätze haben kein Feld „{ $field }“; ihre Felder sind source, points, level1 und level2.
error-cards-deck-source = Kartensätze brauchen „source“, einen Text, der sagt, woher sie kommen.
error-cards-deck-table = Kartensätze brauchen „{ $field }“, eine Tabelle aus Kartennamen und Zahlen.
error-cards-deck-name = points: „{ $name }“ kann keine Frucht heißen; nimm 2 bis 16 Kleinbuchstaben und nicht den Namen eines Geistes oder einer Power-Karte.
error-cards-deck-worth = points: „{ $name }“ muss eine ganze Zahl von { $least } bis { $most } wert sein.
error-cards-deck-dot = points: Es muss eine Pille (dot) geben, und sie ist 1 wert.
error-cards-deck-fruit = points: Es müssen mindestens zwei Früchte mit verschiedenen Punkten sein.
error-cards-deck-card = { $level }: „{ $name }“ gehört nicht hierher; in dieser Stufe gibt es { $known }.
error-cards-deck-count = { $level }: „{ $name }“ muss eine ganze Zahl von Karten von 1 bis { $most } sein.
error-cards-deck-missing = { $level }: „{ $name }“ fehlt.
error-cards-deck-no-fruit = { $level }: Es muss mindestens eine Frucht geben.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level }: { $ghosts } Geist reicht nicht; man braucht { $least }, damit jemand ausscheidet.
   *[other] { $level }: { $ghosts } Geister reichen nicht; man braucht { $least }, damit jemand ausscheidet.
}
error-cards-deck-size = { $cards ->
    [one] { $level }: Es ist { $cards } Karte; ein Satz hat { $size }.
   *[other] { $level }: Es sind { $cards } Karten; ein Satz hat { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2: { $second } Geist reicht nicht; es müssen mehr sein als in level1, dort sind es { $first }.
   *[other] level2: { $second } Geister reichen nicht; es müssen mehr sein als in level1, dort sind es { $first }.
}

error-cards-place-seats = Eine Stellung für { $players } Personen nennt Stand, Aussetzen, Befehle, Handkarten und gewählte Karten von { $players } Plätzen.
error-cards-place-seat = Dieser Platz kann nicht am Zug sein.
error-cards-place-taken = Züge werden nur bis zur Option max_turns gezählt.
error-cards-place-reshuffled = Neu gemischt wurde hier sicher nicht: Die Option deck_empty erlaubt es nicht.
error-cards-place-deck = Diese Karten stammen nicht aus einem Satz.
error-cards-place-deck-empty = Der Stapel ist leer, also kann niemand ziehen, und das Spiel muss vorbei sein.
error-cards-place-power-ups = Power-Karten liegen auf der Ablage und nirgends sonst, und dort liegt nichts anderes.
error-cards-place-ghosts = Plätze mit drei Geistern sind raus, und nur ihr letzter Geist kann zu viel sein; alle anderen haben weniger.
error-cards-place-drawn = So viele Karten können jetzt nicht gezogen sein.
error-cards-place-orders = Diese Befehle zum Ziehen kann es nicht gegeben haben.
error-cards-place-skips = So oft kann hier niemand aussetzen müssen.
error-cards-place-waiting = Ein Platz, der ausgestiegen oder raus ist, hat keinen nächsten Zug.
error-cards-place-end = Bei diesen ausgestiegenen und ausgeschiedenen Plätzen kann das Spiel nicht vorbei sein, oder nicht weitergehen.
error-cards-place-played = Die Power-Karte { $phase } muss in diesem Zug gezogen sein und auf der Ablage liegen.
error-cards-place-nobody = Für die Power-Karte { $phase } muss noch jemand anderes im Spiel sein.
error-cards-place-no-ghost = Ohne Geist in der Hand lässt sich keiner abgeben.
error-cards-place-drawing = Dieser Platz kann nicht als Nächstes ziehen.
error-cards-place-picks = Diese Karten können nicht gewählt worden sein.
error-cards-place-known = Das kann niemand wissen.

cards-refuse-not-asked = Das geht jetzt nicht. Dafür brauchst du diese Power-Karte: { $card }.
cards-refuse-choose-first = Entscheide erst, was deine Power-Karte tut: { $card }.
cards-refuse-pass-first = Erst geben alle eine Karte weiter: Such eine aus.
cards-refuse-three-drawn = Du hast drei Karten gezogen, mehr gehen nicht in einem Zug.
cards-refuse-enough-drawn = { $number ->
    [one] In diesem Zug musstest du genau { $number } Karte ziehen.
   *[other] In diesem Zug musstest du genau { $number } Karten ziehen.
}
cards-refuse-must-draw = { $number ->
    [one] Erst musst du in diesem Zug { $number } Karte ziehen.
   *[other] Erst musst du in diesem Zug { $number } Karten ziehen.
}
cards-refuse-draw-first = Ohne Karte darfst du deinen Zug nicht beenden: Zieh eine, oder steig aus.
cards-refuse-not-in-hand = Diese Karte ist dort nicht in der Hand: { $card }.
cards-refuse-no-ghost = Abgeben kannst du nur einen Geist, nicht { $card }.
cards-refuse-not-oneself = Platz { $seat } muss jemand anderen wählen.
cards-refuse-not-oneself-named = es muss jemand anderes sein.
cards-refuse-not-playing = Platz { $seat } ist ausgestiegen oder raus und lässt sich nicht wählen.
cards-refuse-not-playing-named = nicht wählbar, schon ausgestiegen oder raus.

cards-event-turn-began = Platz { $seat } ist am Zug.
cards-event-turn-ordered = { $number ->
    [one] Platz { $seat } ist am Zug und muss genau { $number } Karte ziehen.
   *[other] Platz { $seat } ist am Zug und muss genau { $number } Karten ziehen.
}
cards-event-turn-ended = Platz { $seat } hat den Zug beendet.
cards-event-turn-skipped = Platz { $seat } hat einen Zug ausgesetzt.
cards-event-shut-down = Platz { $seat } ist ausgestiegen.
cards-event-drew = Platz { $seat } hat eine Karte gezogen: { $card }.
cards-event-drew-unseen = Platz { $seat } hat eine Karte gezogen.
cards-event-turned-up = Platz { $seat } hat eine Power-Karte gezogen: { $card }.
cards-event-wasted = Platz { $seat } hat eine Power-Karte ohne Wirkung gezogen: { $card }.
cards-event-no-target = Platz { $seat } hat { $card } abgelegt: Es gibt niemanden zu wählen.
cards-event-no-ghost = Platz { $seat } hat { $card } abgelegt: Es gibt keinen Geist abzugeben.
cards-event-nothing-to-pass = Platz { $seat } hat { $card } abgelegt: Es gibt nichts weiterzugeben.
cards-event-gave = Platz { $seat } hat Platz { $to } einen Geist gegeben: { $card }.
cards-event-gave-unseen = Platz { $seat } hat Platz { $to } einen Geist gegeben.
cards-event-swapped = Platz { $seat } hat die Plätze { $one } und { $other } ihre Karten tauschen lassen.
cards-event-hand-taken = Platz { $seat } hat jetzt diese Karten: { $hand }.
cards-event-skipping = Platz { $seat } lässt Platz { $whom } den nächsten Zug aussetzen.
cards-event-dictated = { $number ->
    [one] Platz { $seat } befiehlt Platz { $whom }, im nächsten Zug { $number } Karte zu ziehen.
   *[other] Platz { $seat } befiehlt Platz { $whom }, im nächsten Zug { $number } Karten zu ziehen.
}
cards-event-picked = Platz { $seat } hat eine Karte zum Weitergeben gewählt: { $card }.
cards-event-picked-unseen = Platz { $seat } hat eine Karte zum Weitergeben gewählt.
cards-event-passed = Platz { $seat } hat Platz { $to } eine Karte gegeben: { $card }.
cards-event-passed-unseen = Platz { $seat } hat Platz { $to } eine Karte gegeben.
cards-event-knocked-out = Platz { $seat } ist durch Geister ausgeschieden und zeigt die Karten: { $hand }.
cards-event-deck-empty = Der Stapel ist leer. Ausgestiegen: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] Die Ablage und die Karten der Ausgeschiedenen sind gemischt, ein neuer Stapel mit { $cards } Karte.
   *[other] Die Ablage und die Karten der Ausgeschiedenen sind gemischt, ein neuer Stapel mit { $cards } Karten.
}
cards-event-turn-limit = Die Höchstzahl an Zügen ist erreicht: { $turns }.
cards-event-ended = Alle Karten liegen offen. Punkte nach Plätzen: { $points }. Gewonnen: { $winners }. Die Karten: { $hands }.
cards-short-ended = Alle Karten liegen offen. Punkte, der Reihe nach: { $points }. Gewonnen: { $winners }.

ghost_knockout = Alle anderen sind durch Geister ausgeschieden.
ghost_knockout-you = Du bist ausgeschieden.
ghost_knockout-one = { $name } ist ausgeschieden.
highest_score = Alle haben aufgehört. Wer die meisten Punkte hat, gewinnt.

# Auf der Seite.
cards-name = Das Karten­spiel
cards-about = Zieh Karten und sammle Punkte, aber hör rechtzeitig auf: Mit drei Geistern in der Hand bist du raus.
cards-step-1 = Zieh Karten. Pillen und Früchte bringen Punkte.
cards-step-2 = Drei Geister in der Hand, und du bist raus!
cards-step-3 = Steig rechtzeitig aus, um deine Punkte zu behalten. Wer die meisten hat, gewinnt.
cards-guide-turn = Willkommen! Sammle Punkte, aber mit drei Geistern bist du raus. Zieh eine bis drei Karten, dann beende deinen Zug. „Aussteigen“ sichert dir deine Punkte.
cards-todo = Such dir aus, was du tust.
cards-doing-chance = { $who ->
    [you] ziehst eine Karte …
   *[somebody] zieht eine Karte …
}
cards-todo-first = Zieh eine Karte, oder steig aus: aufhören und die Punkte behalten.
cards-todo-more = { $drawn } von { $most } gezogen. Zieh noch eine, beende deinen Zug, oder steig aus.
cards-todo-enough = Mehr Karten gehen nicht: Beende deinen Zug, oder steig aus.
cards-todo-ordered = { $more ->
    [one] Du musst noch { $more } Karte ziehen.
   *[other] Du musst noch { $more } Karten ziehen.
}
cards-todo-draw = Tippe auf den Stapel, um deine Karte zu ziehen.
cards-todo-all-draw = Alle ziehen: Tippe auf den Stapel, um deine Karte zu ziehen.
cards-todo-give-card = Tippe auf den Geist, den du abgeben willst.
cards-todo-give-to = Tippe auf die Person, die deinen Geist bekommt.
cards-todo-swap-one = Zwei tauschen ihre Karten. Tippe auf die erste Person. Das kannst auch du sein.
cards-todo-swap-other = Jetzt tippe auf die zweite Person, oder noch einmal auf die erste, um abzubrechen.
cards-todo-swap-only = Tippe auf eine der zwei Personen: Sie tauschen ihre Karten.
cards-todo-skip = Tippe auf die Person, die den nächsten Zug aussetzt.
cards-todo-dictate-whom = Tippe auf die Person, die deinen Befehl bekommt. Das kannst auch du sein.
cards-todo-dictate-own = Wie viele Karten musst du ziehen?
cards-todo-dictate-number = Wie viele Karten muss { $whom } ziehen?
cards-todo-pass-left = Tippe auf die Karte, die nach links geht, an { $to }.
cards-wait-choosing = hat { $card } gezogen und wählt …
cards-wait-others = hat { $card } gezogen. Es wählen noch: { $names }
cards-draw = Ziehen
cards-end = Zug beenden
cards-shut = Aussteigen
cards-shut-sure = Endgültig aussteigen
cards-back = Abbrechen
cards-show-ways = Risiko
cards-deck = { $count ->
    [one] Stapel, { $count } Karte
   *[other] Stapel, { $count } Karten
}
cards-discard = Abgelegt: { $cards }
cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cards-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cards-ghosts = { $ghosts } von { $most } Geistern
cards-hand = { $count ->
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
cards-hand-empty = Noch keine Karten
cards-status-down = ausgestiegen
cards-status-out = raus
cards-open-hand = offen: { $cards }
cards-known = das weißt du: { $cards }
cards-skips = { $turns ->
    [one] setzt einen Zug aus
   *[other] setzt { $turns } Züge aus
}
cards-order = muss ziehen: { $number }
cards-picked = hat eine Karte gewählt
cards-chosen = gewählt
cards-choosable = wählbar
cards-news-out = raus, zu viele Geister!
cards-reckoning = Karten und Punkte
cards-risk-none = Noch keine Gefahr: Mit einer Karte kannst du nicht rausfliegen.
cards-risk-little = Kaum Gefahr, rauszufliegen.
cards-risk-some = Etwas Gefahr, rauszufliegen.
cards-risk-high = Große Gefahr, rauszufliegen!
cards-risk-of-ghost = Die nächste Karte ist ein Geist
cards-risk-of-out = Mit der nächsten Karte fliegst du raus
cards-risk-of-power = Die nächste Karte ist eine Power-Karte
cards-risk-of-points = Punkte im Schnitt
cards-risk-short-ghost = Geist
cards-risk-short-out = Raus
cards-risk-short-power = Power-Karte
cards-risk-short-points = Punkte

cards-option-level = Stufe
cards-option-level-1 = Stufe 1
cards-option-level-1-about = Geben, Tauschen und Aussetzen. Der leichteste Einstieg.
cards-option-level-2 = Stufe 2
cards-option-level-2-about = Befehlen, Alle ziehen und Nach links, dazu ein Geist mehr: wilder.
cards-option-level-bonus = Bonusstufe
cards-option-level-bonus-about = Beide Kartensätze zusammen, mit allen sechs Power-Karten, für bis zu acht Personen.
cards-option-level2-includes-level1 = In Stufe 2 gibt es auch die Power-Karten von Stufe 1
cards-option-red-ghost = Der rote Geist zählt als
cards-option-red-ghost-one = ein Geist
cards-option-red-ghost-two = zwei Geister
cards-option-skip-stacks = Mehrmals aussetzen zählt zusammen
cards-option-dictate-self = Du darfst dir selbst befehlen
cards-option-dictate-blocks-shutdown = Aussteigen geht erst, wenn die befohlenen Karten gezogen sind
cards-option-deck = Kartensatz
cards-option-deck-home-made = Unser eigener
cards-option-deck-home-made-about = Von uns ausgewogen: Es scheidet immer jemand aus, bevor der Stapel leer ist.
cards-option-deck-few-ghosts = Wenige Geister
cards-option-deck-few-ghosts-about = Nur wenige Geister: Das Spiel dauert länger, und der Stapel kann leer werden.
cards-option-deck-for-two = Zu zweit
cards-option-deck-for-two-about = Für zwei gemacht: weniger Geister, damit das Spiel nicht so schnell aus ist.
cards-option-deck-empty = Wenn der Stapel leer ist
cards-option-deck-empty-all_shut_down = steigen alle aus
cards-option-deck-empty-reshuffle_once = wird einmal neu gemischt
cards-option-solo-run = Wer als Letztes noch spielt
cards-option-solo-run-unlimited = zieht, so lange es gefällt
cards-option-solo-run-one_turn = hat noch einen Zug
cards-option-max-turns = Höchstzahl an Zügen
cards-list = Karten im Satz: { $cards }
cards-list-ghost = { $units ->
    [one] ein Geist
   *[other] zählt als { $units } Geister
}
cards-list-power = Power-Karte
cards-list-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cards-list-count = { $count } im Satz

# Die Karten mit Namen.
cards-word-dot = Pille
cards-word-cherry = Kirsche
cards-word-strawberry = Erdbeere
cards-word-orange = Orange
cards-word-apple = Apfel
cards-word-melon = Melone
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Geben
cards-word-swap = Tauschen
cards-word-skip = Aussetzen
cards-word-dictate = Befehlen
cards-word-all-draw = Alle ziehen
cards-word-pass-left = Nach links

# Was jemand tut, nach dem Namen: „Ada: eine Karte gezogen.“
cards-short-turn-began = jetzt am Zug.
cards-short-turn-ordered = { $number ->
    [one] jetzt am Zug und muss { $number } Karte ziehen.
   *[other] jetzt am Zug und muss { $number } Karten ziehen.
}
cards-short-turn-ended = Zug beendet.
cards-short-turn-skipped = einen Zug ausgesetzt.
cards-short-shut-down = ausgestiegen.
cards-short-drew = gezogen: { $card }.
cards-short-drew-unseen = eine Karte gezogen.
cards-short-turned-up = eine Power-Karte gezogen: { $card }.
cards-short-wasted = eine Power-Karte ohne Wirkung gezogen: { $card }.
cards-short-no-target = { $card } abgelegt: Es gibt niemanden zu wählen.
cards-short-no-ghost = { $card } abgelegt: Es gibt keinen Geist abzugeben.
cards-short-nothing-to-pass = { $card } abgelegt: Es gibt nichts weiterzugeben.
cards-short-gave = einen Geist ({ $card }) abgegeben an { $to }.
cards-short-gave-unseen = einen Geist abgegeben an { $to }.
cards-short-swapped = Karten getauscht: { $one } ⇄ { $other }.
cards-short-hand-taken = neue Karten bekommen: { $hand }.
cards-short-skipping = lässt { $whom } einen Zug aussetzen.
cards-short-dictated = { $number ->
    [one] befiehlt { $whom }, { $number } Karte zu ziehen.
   *[other] befiehlt { $whom }, { $number } Karten zu ziehen.
}
cards-short-picked = eine Karte zum Weitergeben gewählt: { $card }.
cards-short-picked-unseen = eine Karte zum Weitergeben gewählt.
cards-short-passed = eine Karte ({ $card }) weitergegeben an { $to }.
cards-short-passed-unseen = eine Karte weitergegeben an { $to }.
cards-short-knocked-out = ausgeschieden! Die Karten: { $hand }.

# Im Verlauf, neben der Figur; kurz.
cards-note-nothing = ohne Wirkung
cards-note-gave = gibt { $card } ab
cards-note-gave-unseen = gibt einen Geist ab
cards-note-passed = gibt { $card } weiter
cards-note-passed-unseen = gibt eine Karte weiter
cards-note-picked = hat gewählt
cards-note-swapped = tauscht die Karten
cards-note-dictated = { $number ->
    [one] Befehl: { $number } Karte
   *[other] Befehl: { $number } Karten
}
cards-note-ended = beendet den Zug

## Was der Coach tun würde
cards-advice-draw = Zieh eine Karte.
cards-advice-end = Beende deinen Zug.
cards-advice-shut = Steig aus.
cards-advice-give = Gib { $from } ab an { $to }.
cards-advice-swap = Lass diese zwei tauschen: { $from } und { $to }.
cards-advice-skip = Lass diese Person aussetzen: { $to }.
cards-advice-dictate = Wähl { $from }. Zahl der Karten: { $to }.
cards-advice-pass = Gib { $to } weiter.

## Warum der Coach das tun würde
cards-reason-risk = { $percent ->
    [0] Mit der nächsten Karte kannst du nicht rausfliegen.
   *[other] Die Gefahr, dass du mit der nächsten Karte rausfliegst, ist { NUMBER($percent) } %.
}
cards-reason-points = { $points ->
    [one] Du hast einen Punkt.
   *[other] Du hast { $points } Punkte.
}
cards-reason-most = Platz { $seat } hat die meisten Karten.
cards-reason-most-named = hat von allen anderen die meisten Karten.
cards-reason-ghost = Damit wirst du einen Geist los.

# Die Regeln, Teil für Teil.
cards-help-aim-title = Das Ziel
cards-help-aim = Sammle Punkte: Pillen sind 1 wert, Früchte mehr. Sind alle ausgestiegen, gewinnt, wer die meisten Punkte hat; bei Gleichstand gewinnt man zusammen. Sind alle anderen raus, gewinnst du sofort, egal was du hast.
cards-help-ghosts-title = Drei Geister
cards-help-ghosts = Mit drei Geistern in der Hand bist du sofort raus, auch wenn du nicht am Zug bist. Deine Punkte sind weg, und alle sehen deine Karten.
cards-help-turn-title = Dein Zug
cards-help-turn = Zieh bis zu drei Karten, eine nach der anderen, und beende deinen Zug, wann du willst, aber nicht ohne Karte. Jede Karte wirkt, bevor du weiter entscheidest. Dann geht es im Uhrzeigersinn weiter.
cards-help-shut-title = Aussteigen
cards-help-shut = Statt zu ziehen darfst du aussteigen: Du hörst endgültig auf, behältst deine Punkte und wartest auf das Ende. Das geht sogar mit leerer Hand.
cards-help-levels-title = Kartensätze und Stufen
cards-help-levels = In Stufe 1 gibt es Geben, Tauschen und Aussetzen, in Stufe 2 Befehlen, Alle ziehen und Nach links; beide gehen für bis zu vier Personen. Die Bonusstufe nimmt beide Kartensätze und geht für bis zu acht.
cards-help-power-title = Power-Karten
cards-help-power = Eine Power-Karte wird allen gezeigt, wirkt sofort und kommt auf die Ablage. Wer ausgestiegen oder raus ist, den trifft sie nie.
cards-help-give-title = Geben
cards-help-give = Einer deiner Geister geht an jemand anderen, der dadurch vielleicht ausscheidet. Hast du einen Geist, musst du einen abgeben. Nur ihr zwei seht, welchen.
cards-help-swap-title = Tauschen
cards-help-swap = Zwei tauschen alle ihre Karten; du wählst, wer, und musst nicht dabei sein. Dadurch scheidet niemand aus. Sind nur noch zwei übrig, müssen sie tauschen.
cards-help-skip-title = Aussetzen
cards-help-skip = Jemand anderes setzt den nächsten Zug aus. Zweimal bei derselben Person kostet trotzdem nur einen Zug. Wer als Letztes noch spielt, kann keinen Zug verlieren.
cards-help-dictate-title = Befehlen
cards-help-dictate = Du sagst, wie viele Karten, 1 bis 3, jemand im nächsten Zug ziehen muss, genau so viele. Vorher ist Aussteigen verboten. Es darf dich selbst treffen. Ein späterer Befehl ersetzt einen früheren.
cards-help-all-draw-title = Alle ziehen
cards-help-all-draw = Alle, die noch spielen, ziehen eine Karte, du zuerst. Power-Karten, die so gezogen werden, wirken nicht.
cards-help-pass-left-title = Nach links
cards-help-pass-left = Alle, die noch spielen, wählen gleichzeitig eine Karte, und sie geht an die nächste Person links. Geister zählen erst, wenn alle Karten angekommen sind.
cards-help-end-title = Das Ende
cards-help-end = Wer als Letztes noch spielt, darf allein weitermachen, so lange es gefällt. Ist der Stapel leer oder die Höchstzahl an Zügen erreicht, steigen alle aus, die noch spielen.
cards-help-secrets-title = Wer was sieht
cards-help-secrets = Deine Karten siehst nur du; wie viele es sind, sehen alle. Kam eine Karte von dir, siehst du sie offen dort, wo sie jetzt ist. „Risiko“ rechnet nur mit dem, was du wissen kannst.
cards-help-touch-title = Ein Gerät teilen
cards-help-touch = Auf einem gemeinsamen Gerät verdeckt der Bildschirm deine Karten, wenn dein Zug vorbei ist. Mit Handys zeigt ein Bildschirm den Tisch, und alle haben ihre Karten auf dem eigenen Handy.
cards-help-keys-title = Auf der Tastatur
cards-help-keys = Tab und Eingabe; D zieht, E beendet deinen Zug, Escape bricht eine Auswahl ab.

cards-deed-drew = { $cards } gezogen
cards-deed-drew-unseen = { $count ->
    [one] eine Karte gezogen
   *[other] { $count } Karten gezogen
}
cards-deed-turned-up = { $card } gespielt
cards-deed-nothing = { $card } ohne Wirkung
cards-deed-gave = { $you ->
    [you] dir einen Geist gegeben
   *[other] einen Geist gegeben an { $whom }
}
cards-deed-passed = { $you ->
    [you] { $card } an dich weitergegeben
   *[other] { $card } weitergegeben an { $whom }
}
cards-deed-all-passed = alle haben eine Karte nach links gegeben
cards-deed-swapped = { $you ->
    [you] mit dir die Karten getauscht
   *[other] die Karten getauscht mit { $whom }
}
cards-deed-swapped-two = diese Karten vertauscht: { $one } und { $other }
cards-deed-skipping = { $you ->
    [you] lässt dich einen Zug aussetzen
   *[other] lässt { $whom } einen Zug aussetzen
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] befiehlt dir { $number } Karte
       *[other] befiehlt dir { $number } Karten
    }
   *[other] { $number ->
        [one] befiehlt { $whom } { $number } Karte
       *[other] befiehlt { $whom } { $number } Karten
    }
}
cards-deed-turn-skipped = einen Zug ausgesetzt
cards-deed-shut-down = ausgestiegen
cards-deed-knocked-out = durch Geister ausgeschieden
cards-deed-shown = alle Karten liegen offen
cards-deed-ended = Zug beendet

cards-befalls-knocked-out = Zu viele Geister: Du bist raus!
cards-befalls-swapped = { $name } hat mit dir die Karten getauscht!
cards-befalls-swapped-two = { $name } hat deine Karten vertauscht! Die neuen kommen von { $with }.
cards-befalls-gave = { $name } hat dir einen Geist gegeben: { $card }
cards-befalls-skipping = { $name } lässt dich den nächsten Zug aussetzen!
cards-befalls-dictated = { $number ->
    [one] { $name } befiehlt: Im nächsten Zug musst du { $number } Karte ziehen!
   *[other] { $name } befiehlt: Im nächsten Zug musst du { $number } Karten ziehen!
}
cards-series-points = { $target ->
    [one] Kartenabend bis zu einem Punkt
   *[other] Kartenabend bis { $target } Punkte
}
cards-score = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
