error-chase-bad-action = „{ $text }“ ist keine Aktion; eine Aktion ist ein Feld wie e2, der Name eines Geistes oder - für das Ende des Zugs.
error-chase-bad-position = „{ $text }“ ist keine Stellung; schreib sie so: { $form }.
error-chase-bad-square = „{ $text }“ ist kein Feld; Felder heißen a1 bis i9.

error-chase-layout-field = Ein Labyrinth braucht „{ $field }“: source ist Text, fences und pellets sind Listen, starts ist eine Tabelle.
error-chase-layout-extra = Ein Labyrinth hat kein Feld „{ $field }“; seine Felder sind source, fences, pellets und starts.
error-chase-layout-many-fences = Das sind { $count } Hindernisse; in der Schachtel sind nur { $most }.
error-chase-layout-fence = „{ $fence }“ ist kein Hindernis; ein Hindernis ist ein Feld und h oder v, etwa e3h.
error-chase-layout-fence-border = Das Hindernis { $fence } liegt am Rand des Bretts oder ragt darüber hinaus.
error-chase-layout-fence-clash = Das Hindernis { $fence } überlappt oder kreuzt ein anderes.
error-chase-layout-square = { $place }: „{ $square }“ ist kein Feld; Felder heißen a1 bis i9.
error-chase-layout-pellet-count = { $count ->
    [one] Es müssen { $wanted } Pillen sein, aber da ist { $count }.
   *[other] Es müssen { $wanted } Pillen sein, aber da sind { $count }.
}
error-chase-layout-pellet-twice = Auf { $square } liegen zwei Pillen.
error-chase-layout-pieces = Startfelder brauchen genau diese Figuren: { $pieces }.
error-chase-layout-start-pellet = { $piece } kann nicht auf { $square } starten: Da liegt eine Pille.
error-chase-layout-start-shared = { $piece } kann nicht auf { $square } starten: Da startet schon eine andere Figur.
error-chase-layout-closed = { $square } ist vom Start von Pac-Man aus nicht erreichbar; jedes Feld muss erreichbar sein.
error-chase-layout-parted = Pillen trennen { $square } vom Start von Pac-Man; Geister dürfen nicht auf Pillen stehen bleiben, also brauchen sie einen Weg außen herum.

error-chase-place-ghosts = Eine Stellung nennt vier Geister, mit - für einen, der gefressen ist.
error-chase-place-pellets = Da ist eine Pille, wo im Labyrinth keine ist, oder es fehlt keine, obwohl gerade eine gefressen wurde.
error-chase-place-lives = So viele Leben kann Pac-Man nicht haben; und ist kein Leben übrig, dann muss noch eine Pille da sein.
error-chase-place-idle = So viele Runden ohne Pille kann es nicht gegeben haben.
error-chase-place-best = So viele Pillen können in einem verlorenen Leben nicht gefressen worden sein.
error-chase-place-cycles = Runden werden nur bis zur Option max_turns gezählt.
error-chase-place-sharing = Zwei Geister können nicht auf demselben Feld stehen.
error-chase-place-on-pellet = Dort kann keine Figur auf einer Pille stehen.
error-chase-place-waiting = Diese Geister können nicht auf ihren Zug warten.
error-chase-place-over = Das Spiel ist vorbei, also kann keine Figur mitten im Zug sein.
error-chase-place-met = Pac-Man und ein Geist können hier nicht auf demselben Feld stehen.
error-chase-place-move = So viele Schritte können in diesem Zug nicht übrig sein, oder nicht auf diese Art.
error-chase-place-run = So kann der Geist nicht losgerannt sein.
error-chase-place-sight = Ein Geist ist genau dann in Raserei, wenn er Pac-Man sieht.
error-chase-place-stuck = Die Figur kann hier nichts tun, also kann sie nicht am Zug sein.

chase-refuse-no-call = { $ghost } ist jetzt nicht wählbar: Gerade zieht { $piece }.
chase-refuse-call-first = Wähl erst den Geist, der als Nächstes zieht: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } ist gefressen und kommt beim nächsten Neustart zurück.
chase-refuse-has-moved = { $ghost } hat in dieser Runde schon gezogen.
chase-refuse-two-steps = Pac-Man geht immer zwei Felder; nur eine Pille hält ihn auf.
chase-refuse-one-step = Pac-Man muss mindestens ein Feld gehen.
chase-refuse-must-boost = Pac-Man muss den Boost nutzen.
chase-refuse-whole-boost = Ein Boost muss ganz aufgebraucht werden.
chase-refuse-stop-on-pellet = { $ghost } darf dort nicht stehen bleiben: Da liegt eine Pille.
chase-refuse-run-on = { $ghost } ist in Raserei und muss weiterrennen.
chase-refuse-must-catch = { $ghost } kann Pac-Man in diesem Zug fangen und muss es auch; hier geht es nicht dorthin.
chase-refuse-must-move = { $ghost } darf nicht stehen bleiben: Ein Geist, der ziehen kann, muss ziehen.
chase-refuse-stands-there = { $piece } steht schon dort.
chase-refuse-fence-between = Da kommt { $piece } nicht durch: Ein Hindernis ist im Weg.
chase-refuse-no-jump = { $piece } kann nicht über eine andere Figur springen.
chase-refuse-too-far = Zu weit: { $piece } geht Feld für Feld und nie schräg.
chase-refuse-ghost-there = Da steht ein Geist; ohne Boost kann Pac-Man nicht dorthin.
chase-refuse-straight-on = In Raserei rennt ein Geist geradeaus, also kann { $ghost } nicht abbiegen.
chase-refuse-no-sharing = Da steht schon ein Geist; { $ghost } kann nicht mit auf das Feld und nicht vorbei.
chase-refuse-pellet-there = Da liegt eine Pille, und { $ghost } darf darauf nicht stehen bleiben.
chase-refuse-toward = { $ghost } sieht Pac-Man und muss auf ihn zurennen.
chase-refuse-farther = So käme { $ghost } nur ein Feld weit; in Raserei müssen es zwei sein, wenn das geht.

chase-event-moved = Platz { $seat } hat { $piece } von { $origin } nach { $to } gezogen.
chase-event-ate-pellet = Pac-Man hat die Power-Pille auf { $at } gefressen; { $left ->
    [one] { $left } ist noch da
   *[other] { $left } sind noch da
}.
chase-event-boosted = { $steps ->
    [one] Pac-Man bekommt einen Boost: noch bis zu { $steps } Feld, und er frisst Geister.
   *[other] Pac-Man bekommt einen Boost: noch bis zu { $steps } Felder, und er frisst Geister.
}
chase-event-ate-ghost = Pac-Man hat auf { $at } einen Geist gefressen: { $ghost }.
chase-event-boost-ended = Der Boost von Pac-Man ist auf { $at } zu Ende.
chase-event-called = Platz { $seat } hat { $ghost } gewählt.
chase-event-frenzied = { $ghost } hat Pac-Man gesehen ({ $line }) und gerät in Raserei.
chase-event-stayed = { $piece } ist auf { $at } geblieben.
chase-event-stopped = Platz { $seat } hat { $piece } auf { $at } angehalten.
chase-event-caught = { $ghost } hat Pac-Man auf { $at } gefangen; { $lives ->
    [one] { $lives } Leben ist übrig
   *[other] { $lives } Leben sind übrig
}.
chase-event-stalled = Pac-Man hat nach { $cycles ->
    [one] { $cycles } Runde
   *[other] { $cycles } Runden
} ohne Pille ein Leben verloren (Hausregel); { $lives ->
    [one] { $lives } ist übrig
   *[other] { $lives } sind übrig
}.
chase-event-reset = Alle sind zurück am Start: Pac-Man auf { $pacman }, die Geister auf { $ghosts }.
chase-event-pellets-back = Diese Pillen sind wieder da: { $pellets }.
chase-event-won = { $winner ->
    [ghosts] Die Geister haben gewonnen
   *[other] { $winner } hat gewonnen
}; Pac-Man hat { $level ->
    [0] keine Stufe
   *[other] Stufe { $level }
} erreicht.
chase-event-turn-limit = { $cycles ->
    [one] Die Grenze von { $cycles } Runde
   *[other] Die Grenze von { $cycles } Runden
} ist erreicht; niemand gewinnt, und Pac-Man hat { $level ->
    [0] keine Stufe
   *[other] Stufe { $level }
} erreicht.

chase_pellets_eaten = Pac-Man hat alle vier Power-Pillen gefressen.
chase_lives_lost = Die Geister haben Pac-Man das letzte Leben genommen.

# Auf der Seite.
chase-name = Die Jagd
chase-about = Friss die vier Power-Pillen, bevor die Geister dich fangen. Eine Person ist Pac-Man, die anderen teilen sich die Geister.
chase-harm = Pac-Man würde ein Leben verlieren.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man muss alle vier Power-Pillen fressen.
chase-step-2 = Die Geister müssen ihn dreimal fangen.
chase-step-3 = Eine Pille gibt ihm einen Boost: Jetzt frisst er die Geister!
chase-guide-turn = Willkommen! Pac-Man will die vier Pillen, und die Geister wollen ihn dreimal fangen. Tippe auf ein leuchtendes Feld, um dorthin zu gehen.
chase-todo = Tippe auf ein leuchtendes Feld.
chase-todo-pacman = { $steps ->
    [one] Noch { $steps } Feld: Wähl ein leuchtendes Feld.
   *[other] Geh { $steps } Felder weit: Wähl ein leuchtendes Feld. Du darfst abbiegen und umkehren.
}
chase-todo-boost = { $steps ->
    [one] Boost! Du darfst noch { $steps } Feld weiter und jeden Geist fressen, den du triffst.
   *[other] Boost! Du darfst noch bis zu { $steps } Felder weiter und jeden Geist fressen, den du triffst.
}
chase-todo-ghost = { $ghost } zieht: Wähl ein leuchtendes Feld.
chase-todo-frenzy = { $ghost } sieht Pac-Man und rennt: Wähl ein leuchtendes Feld.
chase-todo-call = Welcher Geist zieht als Nächstes? Tippe ihn an.
chase-show-ways = Sichtlinien
chase-setup-random = Pac-Man wird ausgelost
chase-setup-chosen = Der erste Platz ist Pac-Man, die anderen teilen sich die Geister.
chase-call = Welcher Geist ist der nächste?
chase-end-here = Hier aufhören
chase-boost = { $steps ->
    [one] Boost: { $steps } Schritt
   *[other] Boost: { $steps } Schritte
}
chase-frenzy = Raserei!
chase-waiting = Dann { $ghosts }
chase-level = { $level ->
    [0] Keine Stufe: keine Pille gefressen
    [1] Stufe 1: Pac-Man in Ausbildung
    [2] Stufe 2: Aufstrebender Pac-Man
    [3] Stufe 3: Anerkannter Pac-Man
   *[other] Stufe { $level }: Profi-Pac-Man
}
chase-lives = { $lives ->
    [one] noch { $lives } Leben
   *[other] noch { $lives } Leben
}; gefressene Pillen: { $eaten }
chase-patience = { $cycles ->
    [one] Friss jetzt eine Pille, sonst kostet es ein Leben
   *[other] Friss in den nächsten { $cycles } Runden eine Pille!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , gefressen
    [moves] , am Zug
   *[there] { "" }
}
chase-grid = Spielbrett. Pfeiltasten gehen über die Felder, Eingabe schickt die Figur dorthin oder wählt den Geist, E beendet den Zug.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = Power-Pille
chase-square-target = { $steps ->
    [one] in { $steps } Schritt erreichbar
   *[other] in { $steps } Schritten erreichbar
}
chase-square-call = diesen Geist kannst du wählen
chase-square-fences = Hindernis { $sides }

chase-option-layout = Labyrinth
chase-option-layout-gates = Tore
chase-option-layout-gates-about = Das normale Labyrinth. Macht niemand einen Fehler, gewinnt Pac-Man mit 3 Leben; mit 1 oder 2 gewinnen die Geister.
chase-option-layout-den = Höhle
chase-option-layout-den-about = Die Geister kommen oben aus einer Höhle; an den Seiten sind lange Gassen. Gut für Pac-Man. Macht niemand einen Fehler, gewinnt er mit 2 oder 3 Leben; mit nur 1 gewinnen die Geister.
chase-option-layout-hedges = Hecken
chase-option-layout-hedges-about = Die Pillen liegen weit innen, die Geister kommen von allen Seiten. Wer gut spielt, gewinnt auf beiden Seiten etwa gleich oft. Macht niemand einen Fehler, gewinnen immer die Geister.
chase-option-layout-orchard = Obstgarten
chase-option-layout-orchard-about = In der Mitte stehen Bäume in Reihen, die Pillen liegen hinter Hindernissen. Spielen alle gleich gut, gewinnen beide Seiten etwa gleich oft. Macht niemand einen Fehler, gewinnen immer die Geister.
chase-option-layout-pairs = Paare
chase-option-layout-pairs-about = Die Pillen liegen paarweise, so führt ein Boost gleich zum nächsten. Macht niemand einen Fehler, gewinnt immer Pac-Man.
chase-option-layout-pinwheel = Windrad
chase-option-layout-pinwheel-about = Auf den Kopf gestellt sieht das Labyrinth gleich aus; die Geister starten in der oberen Hälfte. Gut für die Geister. Macht niemand einen Fehler, gewinnen sie immer.
chase-option-layout-printed = Freies Feld
chase-option-layout-printed-about = Wie auf dem gedruckten Brett, soweit wir es kennen: nur sechs Hindernisse, also sehen die Geister weit. Gut für die Geister. Macht niemand einen Fehler, gewinnen sie immer.
chase-option-layout-towers = Türme
chase-option-layout-towers-about = Die Pillen liegen in den Ecken, hinter Mauern. Gut für Pac-Man. Macht niemand einen Fehler, gewinnt er mit 2 oder 3 Leben; mit nur 1 gewinnen die Geister.
chase-option-layout-crossroads = Kreuzung
chase-option-layout-crossroads-about = In der Mitte kreuzen sich zwei Straßen, und auf jeder wartet ein Geist. Macht niemand einen Fehler, gewinnen immer die Geister.
chase-option-layout-harbour = Hafen
chase-option-layout-harbour-about = Von beiden Seiten ragen Stege herein; die Pillen liegen paarweise, so führt ein Boost gleich zum nächsten. Macht niemand einen Fehler, gewinnt immer Pac-Man.
chase-option-layout-stables = Ställe
chase-option-layout-stables-about = Oben und unten sind Boxen, an den Seiten liegen die Pillen paarweise. Macht niemand einen Fehler, gewinnt Pac-Man mit 2 oder 3 Leben; mit nur 1 gewinnen die Geister.
chase-option-layout-market = Markt
chase-option-layout-market-about = Links und rechts einer langen Gasse stehen Buden in Reihen. Spielen alle gleich gut, gewinnen beide Seiten etwa gleich oft. Macht niemand einen Fehler, gewinnen immer die Geister.
chase-option-layout-courtyard = Innenhof
chase-option-layout-courtyard-about = Ein weiter Hof mit vier Nischen; die Pillen liegen an ihren Eingängen. Macht niemand einen Fehler, gewinnt Pac-Man mit 3 Leben; mit 1 oder 2 gewinnen die Geister.
chase-option-layout-ladders = Leitern
chase-option-layout-ladders-about = Auf beiden Seiten stehen Leitern, und zwei enge Gassen führen in die Mitte. Macht niemand einen Fehler, gewinnt Pac-Man mit 3 Leben; mit 1 oder 2 gewinnen die Geister.
chase-option-layout-quay = Kai
chase-option-layout-quay-about = Für ein Leben gemacht. Macht niemand einen Fehler, gewinnt immer Pac-Man.
chase-option-layout-alley = Gasse
chase-option-layout-alley-about = Für zwei Leben gemacht. Macht niemand einen Fehler, gewinnt Pac-Man mit 2 oder 3 Leben; mit nur 1 gewinnen die Geister.
chase-option-layout-fairground = Jahrmarkt
chase-option-layout-fairground-about = Für drei Leben gemacht. Macht niemand einen Fehler, gewinnen immer die Geister.
chase-option-lives = Leben für Pac-Man
chase-option-lives-1 = eins
chase-option-lives-2 = zwei
chase-option-lives-3 = drei
chase-option-pacman-short-move = Pac-Man darf nach einem Feld stehen bleiben
chase-option-pacman-into-ghost = Läuft Pac-Man ohne Boost in einen Geist
chase-option-pacman-into-ghost-blocked = kommt er nicht weiter
chase-option-pacman-into-ghost-caught = ist er gefangen
chase-option-boost-mandatory = Pac-Man muss den Boost nutzen
chase-option-boost-exact = Ein Boost muss alle drei Felder weit gehen
chase-option-eat-in-passing = Mit Boost frisst Pac-Man auch Geister, an denen er vorbeikommt, nicht nur am Ende
chase-option-boost-chain = Eine zweite Pille während des Boosts startet ihn neu
chase-option-ghost-order = Reihenfolge der Geister
chase-option-ghost-order-fixed = immer gleich
chase-option-ghost-order-free = jedes Mal frei gewählt
chase-option-ghost-pass = Geister dürfen stehen bleiben
chase-option-must-catch = Geister müssen fangen, wenn sie können
chase-option-frenzy-path = In Raserei rennt ein Geist
chase-option-frenzy-path-straight = geradeaus
chase-option-frenzy-path-free = wohin er will
chase-option-frenzy-path-toward = auf Pac-Man zu
chase-option-frenzy-exact = In Raserei muss ein Geist zwei Felder weit rennen, wenn es geht
chase-option-ghost-cross-pellet = In Raserei darf ein Geist über eine Pille rennen
chase-option-ghosts-stack = Geister dürfen auf demselben Feld stehen
chase-option-pellets-reset = Geht ein Leben verloren, kommen alle Pillen zurück
chase-option-stall-limit = Leben weg nach so vielen Runden ohne Pille
chase-option-max-turns = Höchstzahl an Runden

# Was jemand tut, nach dem Namen: „Ada: Pac-Man von e2 nach e3 gezogen.“
chase-short-moved = { $piece } von { $origin } nach { $to } gezogen.
chase-short-stopped = { $piece } auf { $at } angehalten.
chase-short-called = { $ghost } gewählt.

# Im Verlauf, neben der Figur; kurz.
chase-note-stays = bleibt
chase-note-called = dann { $ghost }
chase-note-ate = frisst { $ghost }
chase-note-life = Leben weg
chase-note-pellets = { $count ->
    [one] 1 Pille
   *[other] { $count } Pillen
}

## Was der Coach tun würde
chase-advice-step = Geh nach { $to }.
chase-advice-end = Bleib hier stehen.
chase-advice-call = Wähl { $to }.

## Warum der Coach das tun würde
chase-reason-wins = Damit ist das Spiel gewonnen!
chase-reason-pellet = Damit wird eine Pille gefressen.
chase-reason-eats = Damit wird { $ghost } gefressen.
chase-reason-catches = Damit wird Pac-Man gefangen.
chase-reason-caught = Dort fängt dich { $ghost }.
chase-reason-seen = Dort sieht dich { $ghost }.
chase-reason-unseen = Dort sieht dich kein Geist.
chase-reason-near = { $steps ->
    [one] Von da ist es noch ein Feld bis Pac-Man.
   *[other] Von da sind es noch { $steps } Felder bis Pac-Man.
}

# Die Regeln, Teil für Teil.
chase-help-aim-title = Das Ziel
chase-help-aim = Pac-Man gewinnt, wenn er die vier Power-Pillen gefressen hat. Die Geister gewinnen, wenn sie ihn dreimal gefangen haben: Jedes Mal kostet es ein Leben. Seine Stufe ist die Zahl der Pillen, die er gefressen hat.
chase-help-sides-title = Wer spielt was
chase-help-sides = Platz 1 ist Pac-Man; die anderen teilen sich die vier Geister und gewinnen oder verlieren zusammen. Eine Runde ist ein Zug von Pac-Man und danach die Züge der Geister. Pac-Man beginnt, auch nach jedem Neustart.
chase-help-pacman-title = Der Zug von Pac-Man
chase-help-pacman = Er geht genau zwei Felder weit, Schritt für Schritt, nie schräg. Er darf abbiegen und umkehren. Hindernisse und Geister versperren ihm den Weg, und gesprungen wird nicht. Kann er nirgendwohin, bleibt er stehen.
chase-help-pellet-title = Der Boost
chase-help-pellet = Auf einer Pille hält er an, frisst sie und bekommt einen Boost: bis zu drei Felder mehr, in jede Richtung, sogar durch Geister. Der Boost ist vorbei, bevor die Geister ziehen.
chase-help-eaten-title = Geister fressen
chase-help-eaten = Jeder Geist, den er während eines Boosts trifft, wird gefressen und bleibt bis zum nächsten Neustart draußen. Noch eine Pille unterwegs, und ein neuer Boost von drei Feldern beginnt.
chase-help-ghosts-title = Die Züge der Geister
chase-help-ghosts = Blinky, Inky, Pinky und Clyde ziehen in dieser Reihenfolge, jeder ein Feld. Ein Geist, der ziehen kann, muss ziehen. Geister dürfen auf demselben Feld stehen und aneinander vorbei.
chase-help-guard-title = Geister und Pillen
chase-help-guard = Kein Geist darf seinen Zug auf einer Pille beenden; in Raserei darf er darüberrennen. Ein Geist, der Pac-Man fangen könnte, muss es nicht.
chase-help-sight-title = Was Geister sehen
chase-help-sight = Ein Geist sieht beliebig weit die Reihe und die Spalte entlang, aber nicht schräg. Hindernisse versperren die Sicht, Geister und Pillen nicht. Es zählt, was er sieht, wenn sein Zug beginnt.
chase-help-frenzy-title = Raserei
chase-help-frenzy = Ein Geist, der Pac-Man sieht, rennt zwei Felder geradeaus, in eine beliebige Richtung. Zwei müssen es sein, wenn es geht. Steht Pac-Man direkt daneben, fängt er ihn schon auf dem ersten Feld.
chase-help-caught-title = Gefangen
chase-help-caught = Ein Geist, der auf das Feld von Pac-Man kommt, fängt ihn. Pac-Man verliert ein Leben, und alle kehren an den Start zurück, auch gefressene Geister. Gefressene Pillen bleiben weg.
chase-help-stall-title = Nicht trödeln
chase-help-stall = Nach zu vielen Runden ohne Pille (20, wenn ihr nichts anderes einstellt) verliert Pac-Man auch ein Leben. Habt ihr eine Höchstzahl an Runden eingestellt, endet das Spiel dort ohne Sieg.
chase-help-maze-title = Die Labyrinthe
chase-help-maze = Das Labyrinth legt fest, wo Hindernisse und Pillen liegen und wo alle starten. Hier setzt niemand Hindernisse.
chase-help-touch-title = Auf dem Bildschirm
chase-help-touch = Unter dem Brett siehst du, welche Figur zieht, wer sie spielt und welche Geister danach kommen. Tippe auf ein Feld zwei Schritte weiter, und die Figur geht hin; tippe auf die kleinen Ringe, um den Weg selbst zu wählen.
chase-help-keys-title = Auf der Tastatur
chase-help-keys = Pfeiltasten und Eingabe; E beendet einen Zug vorzeitig.

chase-deed-moved = { $detail ->
    [squares] gezogen: { $places }
   *[plain] { $pieces } gezogen
}
chase-deed-stayed = kein Zug möglich mit { $pieces }
chase-deed-spotted = Pac-Man entdeckt ({ $ghosts })
chase-deed-frenzied = { $ghost } sieht Pac-Man und gerät in Raserei
chase-deed-ate-pellet = eine Power-Pille gefressen (noch { $left })
chase-deed-ate-ghost = { $ghost } gefressen
chase-deed-caught = { $lives ->
    [one] { $ghost } hat Pac-Man gefangen! Noch { $lives } Leben
   *[other] { $ghost } hat Pac-Man gefangen! Noch { $lives } Leben
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man verliert ein Leben: zu lange ohne Pille. Noch { $lives } Leben
   *[other] Pac-Man verliert ein Leben: zu lange ohne Pille. Noch { $lives } Leben
}
chase-deed-reset = alle zurück am Start

chase-befalls-caught = { $lives ->
    [one] { $ghost } hat dich gefangen! Noch { $lives } Leben
   *[other] { $ghost } hat dich gefangen! Noch { $lives } Leben
}
chase-befalls-stalled = { $lives ->
    [one] { $cycles } Runden ohne Pille kosten dich ein Leben. Noch { $lives } Leben
   *[other] { $cycles } Runden ohne Pille kosten dich ein Leben. Noch { $lives } Leben
}
chase-befalls-eaten = Pac-Man hat { $ghost } gefressen!
