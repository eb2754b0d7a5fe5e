error-marbles-bad-token = „{ $text }“ ist weder ein Zug wie 4c6:b6,c6 oder 3e5>g7 noch eine Wahl wie -, take, leave, @c4, from2 oder pay1 noch ein Wurf wie *36.
error-marbles-bad-cell = „{ $text }“ gibt es auf diesem Brett nicht.
error-marbles-bad-list = „{ $text }“ nennt einen Ort zweimal.
error-marbles-bad-task = „{ $text }“ ist keine Entscheidung, die offen sein kann.
error-marbles-bad-position = „{ $text }“ ist keine Stellung; schreib sie so: { $form }.
error-marbles-place-seats = Eine Stellung für { $players } Personen nennt die Pac-Men, Schalen und gelben Murmeln von { $players } Plätzen und von keinem mehr.
error-marbles-place-ghosts = Jeder Geist muss auf dem Start oder auf einer Mulde sein, nie beide auf derselben; nenn den auf der niedrigeren zuerst.
error-marbles-place-marbles = Es müssen 72 weiße Murmeln sein, auf einfachen Mulden und in Schalen, und 4 gelbe, auf Ringen, im Besitz oder geschuldet; keine unter einem Pac-Man.
error-marbles-place-pieces = Jeder Pac-Man muss allein auf einer Mulde oder in einem Haus sein und nicht auf einem Geist.
error-marbles-place-dice = Es können bis zu zwei Würfel von 1 bis 6 übrig sein, der niedrigere zuerst; der letzte gehört zu einer Figur.
error-marbles-place-taken = Züge werden nur bis zur Option max_turns gezählt.
error-marbles-place-over = Alle weißen Murmeln sind weg, also kann kein Würfel mehr übrig sein.
error-marbles-place-stuck = Mit diesen Würfeln kann keine Figur ziehen, also wäre der Zug vorbei.
error-marbles-place-owed = Eine gelbe Murmel ist geschuldet und ein Ring ist leer, also läge sie schon wieder dort.
error-marbles-place-todo = So etwas gibt es hier nicht zu entscheiden.
error-marbles-place-rolls = Wer anfängt, wird nur in der Anfangsstellung ausgewürfelt, ein Platz nach dem anderen.

error-marbles-board-field = Ein Brett braucht „{ $field }“, als Text.
error-marbles-board-extra = Ein Brett hat kein Feld „{ $field }“.
error-marbles-board-waives = Ein Brett kann nur auf { $known } verzichten, nicht auf „{ $field }“.
error-marbles-board-game = Dieses Brett ist für „{ $field }“, nicht für das Murmelspiel.
error-marbles-board-c1 = C1: Ein Brett braucht 72 einfache Mulden und 4 mit Ring; dieses hat { $plain } und { $ringed }.
error-marbles-board-c3 = C3: Ein Brett braucht genau ein Haus { $mark }; dieses hat { $count }.
error-marbles-board-c4 = C4: Das Haus { $place } muss auf einem Weg zwischen zwei oder mehr Mulden liegen und neben sonst nichts.
error-marbles-board-c6 = C6, C12: Ein Geist muss nach { $place } kommen können, ohne durch Häuser oder Öffnungen zu gehen.
error-marbles-board-c7 = C7: Der Start der Geister, ein einziger Block aus =, muss in der Mitte des Bretts liegen.
error-marbles-board-c8 = C8: Der Start der Geister braucht mindestens zwei Ausgänge, die alle zu Mulden führen; dieser hat { $count }.
error-marbles-board-c10 = C10: Ein Brett braucht mindestens drei Öffnungen; dieses hat { $count }.
error-marbles-board-c11 = C11: Die Öffnung bei { $place } muss am Rand liegen, neben einer eigenen Mulde, die nach innen führt.
error-marbles-board-c14 = C14: Am Anfang gibt es vom Haus { $place } keinen vollen Zug mit { $count }.
error-marbles-board-c19 = C19: Das Brett muss gedreht oder gespiegelt von jedem Haus aus gleich aussehen.
error-marbles-board-c21 = C21: Jede Mulde braucht zwei Nachbarmulden, und im Schnitt gehören 2,6 Wege zu einer Mulde ({ $place }).
error-marbles-board-openings = Auf einem Server darf ein Brett höchstens { $most } Öffnungen haben; dieses hat { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Entscheide erst, was mit der Murmel unter dem Geist passiert.
    [ring] Leg erst die gelbe Murmel auf einen Ring zurück.
    [reward] Wähl erst, wessen Murmeln du bekommst.
   *[pay] Wähl erst, mit welchen Murmeln du bezahlst.
}
marbles-refuse-not-asked = Das musst du jetzt nicht entscheiden.
marbles-refuse-not-a-ring = Da ist kein oranger Ring.
marbles-refuse-ring-occupied = Der Ring ist nicht leer: Da liegt eine Murmel oder steht eine Figur.
marbles-refuse-not-oneself = Die Belohnung bekommst du von jemand anderem, nicht von dir selbst.
marbles-refuse-nothing-to-take = Platz { $seat } hat keine Murmeln.
marbles-refuse-nothing-to-take-named = da ist nichts zu holen, die Schale ist leer.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Mit { $yellow } gelben Murmel kannst du hier nicht bezahlen.
   *[other] Mit { $yellow } gelben Murmeln kannst du hier nicht bezahlen.
}
marbles-refuse-no-pass = Eine Figur, die ziehen kann, muss ziehen. Nur einen Geist musst du nicht fressen.
marbles-refuse-pac-has-moved = Pac-Man hat schon gezogen; der andere Würfel ist für einen Geist.
marbles-refuse-ghost-has-moved = Ein Geist hat schon gezogen; der andere Würfel ist für Pac-Man.
marbles-refuse-no-such-die = Kein Würfel zeigt { $die }; übrig: { $dice }.
marbles-refuse-start-closed = Niemand darf auf den Start der Geister ziehen.
marbles-refuse-say-which-way = Pac-Man kommt mit der { $die } dorthin: Wähl diesen Würfel und dann den Weg.
marbles-refuse-say-which-die = Der Geist kommt mit der { $die } dorthin: Wähl diesen Würfel.
marbles-refuse-other-marbles = Pac-Man kommt dorthin, aber auf keinem Weg frisst er genau diese Murmeln: Er frisst jede, an der er vorbeikommt.
marbles-refuse-occupied = Da steht schon ein anderer Pac-Man.
marbles-refuse-occupied-named = steht schon dort.
marbles-refuse-no-privilege = Da ist ein Geist, und zum Fressen brauchst du eine gelbe Murmel.
marbles-refuse-home-closed = Pac-Man darf durch dieses Haus hindurch, aber nicht darin stehen bleiben.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] Ein Geist ist im Weg.
       *[other] Beide Geister sind im Weg.
    }
   *[pieces] { $count ->
        [one] Ein anderer Pac-Man ist im Weg.
       *[other] Andere Figuren sind im Weg.
    }
}
marbles-refuse-blocked-named = drüberspringen geht hier nicht.
marbles-refuse-no-turning-back = Pac-Man müsste unterwegs umkehren, und das darf er nicht.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Zu nah: Du hast eine { $die } gewürfelt und musst genau { $die } Schritt gehen.
       *[other] Zu nah: Du hast eine { $die } gewürfelt und musst genau { $die } Schritte gehen.
    }
   *[other] Zu nah: Du hast { $other } und { $die } gewürfelt und musst genau so viele Schritte gehen.
}
marbles-refuse-go-on = Kein Geist kann einen vollen Zug machen, darum geht einer so weit wie möglich. Hier darf er noch nicht stehen bleiben.
marbles-refuse-too-far = { $other ->
    [0] Zu weit: Du hast eine { $die } gewürfelt.
   *[other] Zu weit: Du hast { $other } und { $die } gewürfelt.
}
marbles-refuse-no-ghost = Da ist kein Geist. Wähl erst einen Geist.
marbles-refuse-pac-must-move = Dann könnte Pac-Man nicht mehr ziehen. Wähl einen anderen Zug.
marbles-refuse-ghost-no-home = Geister dürfen nicht in ein Haus.
marbles-refuse-ghost-on-ghost = Da ist schon der andere Geist.
marbles-refuse-pac-in-the-way = Ein Pac-Man ist im Weg, und ein Geist, der einen trifft, bleibt dort stehen.
marbles-refuse-pac-in-the-way-named = hier geht es nicht vorbei: Ein Geist, der einen Pac-Man trifft, bleibt stehen.
marbles-refuse-ghost-in-the-way = Der andere Geist ist im Weg.
marbles-refuse-ghost-no-turning = Der Geist müsste unterwegs umkehren (Hausregel: Geister kehren nicht um).
marbles-refuse-ghost-no-tunnel = Der Geist müsste das Brett verlassen, und das dürfen Geister nicht.

marbles-event-rolled = Platz { $seat } hat { $low } und { $high } gewürfelt.
marbles-event-roll-tied = Gleichstand mit { $total }. Diese Plätze würfeln noch einmal: { $seats }.
marbles-event-begins = Platz { $seat } beginnt, mit { $total }.
marbles-event-stepped = Der Pac-Man von Platz { $seat } ist von { $origin } nach { $to } gegangen.
marbles-event-crossed = Der Pac-Man von Platz { $seat } hat das Brett bei { $origin } verlassen und ist bei { $to } zurückgekommen.
marbles-event-gobbled = Platz { $seat } hat auf { $at } die { $colour ->
    [white] weiße
    [yellow] gelbe
   *[other] { $colour }
} Murmel gefressen; in der Schale: { $tray }, auf dem Brett: { $left }.
marbles-event-ghost-gobbled = Platz { $seat } hat den Geist auf { $at } gefressen; er ist wieder auf { $to }.
marbles-event-left-under = Platz { $seat } hat die Murmel auf { $at } liegen lassen.
marbles-event-prowled = Platz { $seat } hat einen Geist von { $origin } nach { $to } gezogen.
marbles-event-captured = Der Geist von Platz { $seat } hat auf { $at } Platz { $whom } gefangen und nach Hause geschickt ({ $home }).
marbles-event-paid = { $rule ->
    [house] Platz { $seat } hat an Platz { $to } bezahlt: { $white } weiße, { $yellow } gelbe (Hausregel: Gelbe Murmeln behält man).
   *[book] Platz { $seat } hat an Platz { $to } bezahlt: { $white } weiße, { $yellow } gelbe.
}
marbles-event-privilege-lost = { $count ->
    [one] Platz { $seat } hat { $count } gelbe Murmel verloren.
   *[other] Platz { $seat } hat { $count } gelbe Murmeln verloren.
}
marbles-event-returned = Platz { $seat } hat eine gelbe Murmel auf { $at } zurückgelegt.
marbles-event-waits = Kein Ring ist leer, also behält Platz { $seat } die benutzte gelbe Murmel, bis einer frei wird.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Der Pac-Man von Platz { $seat } hatte mit dem übrigen Würfel keinen vollen Zug und ist stehen geblieben (Hausregel: Das darf man sich aussuchen).
       *[book] Der Pac-Man von Platz { $seat } hatte keinen vollen Zug und ist stehen geblieben.
    }
    [ghost] Platz { $seat } hatte keinen vollen Zug für einen Geist.
    [both] Platz { $seat } konnte weder Pac-Man noch einen Geist ziehen.
   *[other] Platz { $seat }: { $piece }
}
marbles-event-stayed = Platz { $seat } hat den Geist nicht gefressen und ist stehen geblieben.
marbles-event-cleared = Die letzte weiße Murmel ist weg. Weiße Murmeln nach Plätzen: { $trays }. Siegreiche Plätze: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] Die Grenze von { $turns } Zug ist erreicht.
   *[other] Die Grenze von { $turns } Zügen ist erreicht.
} Weiße Murmeln nach Plätzen: { $trays }. Siegreiche Plätze: { $winners }.

marbles_cleared = Alle weißen Murmeln sind weg; wer die meisten hat, gewinnt.

# Auf der Seite.
marbles-name = Murmeln
marbles-about = Friss die meisten Murmeln, und hetz den anderen die gemeinsamen Geister auf den Hals.
marbles-step-1 = Wirf zwei Würfel: einen für deinen Pac-Man, einen für einen Geist.
marbles-step-2 = Pac-Man frisst jede Murmel auf seinem Weg. Wer die meisten hat, gewinnt.
marbles-step-3 = Fang jemanden mit einem Geist, und du bekommst zwei Murmeln.
marbles-guide-chance = Willkommen! Friss mehr weiße Murmeln als die anderen.
marbles-guide-turn = Ein Würfel bewegt deinen Pac-Man, der andere einen Geist. Tippe auf eine Stelle, um den Weg dorthin zu sehen, dann auf „Los“.
marbles-todo = Tippe auf eine leuchtende Stelle.
marbles-todo-chance = Tippe auf die Würfel, um sie zu werfen.
marbles-doing-chance = { $who ->
    [you] wirfst die Würfel …
   *[somebody] wirft die Würfel …
}
marbles-todo-begin = Würfelt aus, wer anfängt: Die höchste Summe beginnt.
marbles-todo-begin-again = Gleichstand: Würfelt noch einmal aus, wer anfängt.
marbles-solid = Hier ist nichts. Tippe auf eine leuchtende Stelle.
marbles-harm = Das schickt deinen eigenen Pac-Man nach Hause.
marbles-setup-random = Ecken werden ausgelost
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Wähl, wohin Pac-Man geht. Oder tippe auf den anderen Würfel oder einen Geist.
       *[ghost] Wähl, wohin ein Geist geht. Oder tippe auf den anderen Würfel oder auf Pac-Man.
    }
   *[second] { $piece ->
        [pac] Wähl, wohin Pac-Man geht.
       *[ghost] { $origins ->
            [one] Wähl, wohin der Geist geht.
           *[other] Wähl, wohin ein Geist geht. Tippe auf einen Geist, um nur seine Züge zu sehen.
        }
    }
}
marbles-todo-go = Tippe noch einmal auf dieselbe Stelle, um hinzugehen, oder auf eine andere.
marbles-todo-way = Dorthin führen mehrere Wege. Wähl einen, dann tippe auf „Los“.
marbles-todo-task = { $kind ->
    [under] Unter dem Geist liegt eine Murmel. Nimmst du sie?
    [ring] Leg die benutzte gelbe Murmel zurück: Tippe auf einen leeren Ring.
    [reward] Deine Belohnung: Von wem bekommst du Murmeln?
   *[pay] Mit welchen Murmeln bezahlst du?
}
marbles-roll = Würfeln
marbles-rolling = Die Würfel rollen …
marbles-dice = Würfel
marbles-die = { $piece ->
    [pac] { $face }, für Pac-Man
    [ghost] { $face }, für einen Geist
   *[none] { $face }
}
marbles-die-played = gespielt
marbles-movers = Welche Figur zieht
marbles-move-pac = Pac-Man ziehen
marbles-move-ghost = Einen Geist ziehen
marbles-answers = Deine Auswahl
marbles-pay = Weiße: { $white }, gelbe: { $yellow }
marbles-take = Nehmen
marbles-leave = Liegen lassen
marbles-stay = Stehen bleiben, nicht fressen
marbles-ways = Wege dorthin
marbles-way = Weg { $n }: { $white } weiße, { $yellow } gelbe
marbles-go = Los
marbles-tray = Weiße Murmeln: { $white }. Gelbe Murmeln, je ein Geist: { $held }. Gelbe Murmeln zum Zurücklegen: { $owed }.
marbles-left = { $count ->
    [one] noch { $count } Murmel
   *[other] noch { $count } Murmeln
}
marbles-held-is = Gelbe Murmel: Damit kannst du einen Geist fressen
marbles-owed-is = Eine gelbe Murmel, die zurückgeht, sobald ein Ring leer ist
marbles-show-ways = Gefahr
marbles-grid = Spielbrett. Pfeiltasten gehen über die Mulden, N springt zur nächsten wählbaren Stelle, Eingabe geht hin. P Pac-Man, G Geist, D anderer Würfel, W anderer Weg, R würfeln.
marbles-cell-home = Haus: { $name }
marbles-cell-no-home = unbenutztes Haus
marbles-cell-start = Start der Geister
marbles-cell-ring = oranger Ring
marbles-cell-opening = Öffnung
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] ein Geist
   *[other] { $ghosts } Geister
}
marbles-cell-white = weiße Murmel
marbles-cell-yellow = gelbe Murmel
marbles-cell-spot = das kannst du wählen
marbles-cell-end = { $ways ->
    [one] hierhin kannst du gehen, Murmeln: { $marbles }
   *[other] hierhin kannst du auf { $ways } Wegen gehen, Murmeln: { $marbles }
}
marbles-cell-range = { $least } bis { $most }
marbles-cell-end-ghost = { $ways ->
    [one] hierhin kann ein Geist gehen
   *[other] hierhin können beide Geister gehen
}
marbles-cell-end-harm = hierhin kann ein Geist gehen, schickt dann aber deinen eigenen Pac-Man nach Hause
marbles-option-layout = Spielbrett
marbles-option-layout-corners = Vier Ecken
marbles-option-layout-corners-about = Unser eigenes Brett: ein Haus in jeder Ecke, vier Öffnungen, keine Sackgassen.
marbles-option-layout-trees = Bäume
marbles-option-layout-trees-about = Unser eigenes Brett, mit Sackgassen wie Äste an einem Baum.
marbles-option-unused-home = Unbenutzte Häuser
marbles-option-unused-home-closed_to_stop = nur zum Durchgehen
marbles-option-unused-home-free = auch zum Stehenbleiben
marbles-option-must-move-if-possible = Du darfst deinen Pac-Man nicht mit einem Geist blockieren
marbles-option-home-counts = Ein Haus unterwegs zählt als Schritt
marbles-option-ghost-may-reverse = Geister dürfen im Zug umkehren
marbles-option-ghost-partial = Kann kein Geist einen vollen Zug machen, geht einer so weit wie möglich
marbles-option-pay-with-yellow = Mit gelben Murmeln bezahlen
marbles-option-pay-with-yellow-false = nie
marbles-option-pay-with-yellow-victim_choice = wer zahlt, entscheidet
marbles-option-lose-privilege-when-hit = Fängt dich ein Geist, verlierst du deine gelben Murmeln
marbles-option-marble-under-ghost = Die Murmel unter einem gefressenen Geist
marbles-option-marble-under-ghost-auto = wird mitgefressen
marbles-option-marble-under-ghost-ask = darf liegen bleiben
marbles-option-privilege-stacks = Jede gelbe Murmel reicht für einen Geist
marbles-option-same-move-gobble = Gelbe Murmeln wirken sofort
marbles-option-gobble-ends-turn = Einen Geist zu fressen beendet deinen Zug
marbles-option-end-timing = Die letzte weiße Murmel beendet das Spiel
marbles-option-end-timing-at_once = sofort
marbles-option-end-timing-after_move = nach dieser Bewegung
marbles-option-end-timing-after_turn = nach diesem Zug
marbles-option-max-turns = Höchstzahl an Zügen

# Was jemand tut, nach dem Namen: „Ada: 2 und 5 gewürfelt.“
marbles-short-rolled = { $low } und { $high } gewürfelt.
marbles-short-roll-tied = Gleichstand mit { $total }. Noch einmal würfeln: { $seats }.
marbles-short-begins = beginnt mit { $total }.
marbles-short-stepped = mit Pac-Man nach { $to } gegangen.
marbles-short-crossed = das Brett bei { $origin } verlassen und bei { $to } zurückgekommen.
marbles-short-gobbled = eine { $colour ->
    [white] weiße
   *[yellow] gelbe
} Murmel auf { $at } gefressen; weiße in der Schale: { $tray }, auf dem Brett: { $left }.
marbles-short-ghost-gobbled = den Geist auf { $at } gefressen! Er ist wieder auf { $to }.
marbles-short-left-under = die Murmel auf { $at } liegen lassen.
marbles-short-prowled = einen Geist von { $origin } nach { $to } gezogen.
marbles-short-captured = mit einem Geist gefangen, auf { $at }: { $whom }. Ab nach Hause ({ $home })!
marbles-short-captured-own = den eigenen Pac-Man von { $at } nach Hause geschickt ({ $home })!
marbles-short-paid = { $rule ->
    [house] bezahlt an { $to }. Weiße: { $white }, gelbe: { $yellow } (Hausregel: Gelbe Murmeln behält man).
   *[book] bezahlt an { $to }. Weiße: { $white }, gelbe: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] { $count } gelbe Murmel verloren.
   *[other] { $count } gelbe Murmeln verloren.
}
marbles-short-returned = eine gelbe Murmel auf { $at } zurückgelegt.
marbles-short-waits = behält die benutzte gelbe Murmel: Kein Ring ist leer.
marbles-short-cleared = Die letzte weiße Murmel ist weg. Weiße Murmeln, der Reihe nach: { $trays }. Gewonnen: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] Die Grenze von { $turns } Zug ist erreicht.
   *[other] Die Grenze von { $turns } Zügen ist erreicht.
} Weiße Murmeln, der Reihe nach: { $trays }. Gewonnen: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] mit dem übrigen Würfel kein voller Zug für Pac-Man (Hausregel: Das darf man sich aussuchen).
       *[book] kein voller Zug für Pac-Man.
    }
    [ghost] kein voller Zug für einen Geist.
   *[both] kein Zug möglich, weder für Pac-Man noch für einen Geist.
}
marbles-short-stayed = den Geist nicht gefressen und stehen geblieben.

# Im Verlauf, neben der Figur; kurz.
marbles-note-rolled = würfelt { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 Murmel
   *[other] { $count } Murmeln
}
marbles-note-captured = gefangen!
marbles-note-captured-own = eigener Pac-Man heim
marbles-note-ghost = frisst einen Geist
marbles-note-pays = zahlt { $count }
marbles-note-gets = bekommt { $count }
marbles-note-returned = zurück auf { $at }
marbles-note-stays = bleibt

## Was der Coach tun würde
marbles-advice-go = Geh mit Pac-Man nach { $to }.
marbles-advice-prowl = Zieh den Geist von { $from } nach { $to }.
marbles-advice-stay = Bleib stehen.
marbles-advice-under = { $to ->
    [take] Nimm die Murmel.
   *[other] Lass die Murmel liegen.
}
marbles-advice-ring = Leg die Murmel auf { $to }.
marbles-advice-rob = Nimm von der Person, die auf { $to } steht.
marbles-advice-pay = { $to ->
    [pay0] Bezahl mit weißen Murmeln.
   *[other] Bezahl mit gelben Murmeln.
}

## Warum der Coach das tun würde
marbles-reason-own = Das schickt deinen eigenen Pac-Man nach Hause.
marbles-reason-captures = Das fängt den Pac-Man von Platz { $seat }.
marbles-reason-captures-named = wird gefangen.
marbles-reason-ghost = Damit frisst du einen Geist.
marbles-reason-yellow = Damit frisst du eine gelbe Murmel.
marbles-reason-marbles = { $count ->
    [one] Damit frisst du eine Murmel.
   *[other] Damit frisst du { $count } Murmeln.
}
marbles-reason-danger = Dort kann dich ein Geist mit { NUMBER($percent) } % aller Würfe fangen.
marbles-reason-safe = Dort kann dich beim nächsten Wurf kein Geist fangen.

# Die Regeln, Teil für Teil.
marbles-help-aim-title = Das Ziel
marbles-help-aim = Wer die meisten weißen Murmeln hat, gewinnt; bei Gleichstand gewinnt man zusammen. Das Spiel endet, sobald die letzte weiße Murmel das Brett verlässt oder die Höchstzahl an Zügen erreicht ist. Gelbe Murmeln zählen nicht.
marbles-help-start-title = Wer anfängt
marbles-help-start = Alle würfeln einmal, und die höchste Summe beginnt; bei Gleichstand würfeln diese Personen noch einmal. Jeder Pac-Man startet in seinem Haus, beide Geister in der Mitte.
marbles-help-turn-title = Dein Zug
marbles-help-turn = Wirf beide Würfel. Einer bewegt deinen Pac-Man, der andere einen der Geister. Du entscheidest, welcher wofür ist und wer zuerst zieht. Ein Pasch ist nichts Besonderes.
marbles-help-must-title = Du musst ziehen
marbles-help-must = Eine Figur, die ziehen kann, muss ziehen; kann sie ihren Würfel nicht nutzen, bleibt sie stehen. Würfel und Reihenfolge wählst du frei, auch wenn Pac-Man dann nicht ziehen kann. Einen Geist musst du nie fressen.
marbles-help-walk-title = Der Weg von Pac-Man
marbles-help-walk = Pac-Man geht genau so weit, wie der Würfel zeigt, kehrt nie auf der Stelle um und frisst jede Murmel, an der er vorbeikommt. Über dieselbe Mulde darfst du zweimal.
marbles-help-blocked-title = Im Weg
marbles-help-blocked = Niemand springt über eine Figur oder landet auf einem anderen Pac-Man. Auch Geister versperren dir den Weg, wenn du keine gelbe Murmel hast, um einen zu fressen.
marbles-help-home-title = Häuser
marbles-help-home = In einem Haus kann dich niemand fangen. Ein Haus unterwegs zählt als Schritt. In deinem eigenen darfst du stehen bleiben, durch die anderen nur hindurch.
marbles-help-openings-title = Öffnungen
marbles-help-openings = Weiße Pfeile sind Öffnungen: Geh durch eine hinaus und durch eine beliebige andere wieder herein. Das kostet keinen Schritt. Draußen stehen bleiben oder durch dieselbe zurück geht nicht; eine Figur direkt dahinter versperrt die Öffnung.
marbles-help-ghosts-title = Die Geister
marbles-help-ghosts = Beide Geister gehören allen. Ein Geist geht genau so weit, wie sein Würfel zeigt, ohne umzukehren. Murmeln lässt er liegen, er geht in kein Haus und durch keine Öffnung, nicht am anderen Geist vorbei und nie zurück in die Mitte.
marbles-help-catch-title = Fangen
marbles-help-catch = Ein Geist, der einen Pac-Man trifft, bleibt dort stehen, auch wenn noch Schritte übrig sind. Dieser Pac-Man muss nach Hause, und wer ihn spielt, bezahlt zwei weiße Murmeln, oder was da ist, an die Person, die den Geist gezogen hat.
marbles-help-own-title = Dein eigener Pac-Man
marbles-help-own = Ein Geist kann sogar auf deinem eigenen Pac-Man landen: Der muss nach Hause, und niemand bezahlt. So ein Zug hat ein Warnzeichen, und wir fragen dich vorher.
marbles-help-yellow-title = Gelbe Murmeln
marbles-help-yellow = Mit jeder gelben Murmel, die du hast, kannst du einen Geist fressen, sogar in derselben Bewegung, in der du sie bekommst. Solange das geht, sehen die Geister blass aus. Wirst du gefangen, behältst du gelbe Murmeln.
marbles-help-gobble-title = Einen Geist fressen
marbles-help-gobble = Geh auf einen Geist, mit so vielen Schritten, wie du willst, aber höchstens so vielen, wie der Würfel zeigt: Dort endet die Bewegung. Der Geist kommt zurück in die Mitte, du bekommst die Murmel unter ihm und zwei weiße von jemandem, den du dir aussuchst. Dann kommt der andere Würfel dran.
marbles-help-rings-title = Zurück auf einen Ring
marbles-help-rings = Die benutzte gelbe Murmel kommt auf einen leeren orangen Ring deiner Wahl. Ist keiner leer, wartet sie, bis einer frei wird. Dann können alle sie wieder holen.
marbles-help-touch-title = Auf dem Bildschirm
marbles-help-touch = Tippe auf einen Ring, um den Weg zu sehen, und noch einmal, um zu gehen. Große Ringe bringen am meisten; ein doppelter Ring heißt, dass es mehrere Wege gibt: Wähl einen unter dem Brett. Tippe auf einen Würfel, um ihn für die gewählte Figur zu nehmen, und auf Pac-Man oder einen Geist, um die Figur zu wählen. Die Ringe eines Geistes sind gestrichelt. „Gefahr“ zeigt, wie leicht ein Geist jeden Pac-Man fangen kann.

marbles-deed-rolled = { $low } und { $high } gewürfelt
marbles-deed-begins = fängt an
marbles-deed-walked = { $detail ->
    [squares] mit Pac-Man nach { $to } gegangen
   *[plain] mit Pac-Man gegangen
}
marbles-deed-ate = { $count ->
    [one] { $count } Murmel gefressen
   *[other] { $count } Murmeln gefressen
}
marbles-deed-yellow = { $count ->
    [one] eine gelbe Murmel bekommen (um einen Geist zu fressen)
   *[other] { $count } gelbe Murmeln bekommen (um Geister zu fressen)
}
marbles-deed-prowled = { $detail ->
    [squares] einen Geist von { $origin } nach { $to } gezogen
   *[plain] einen Geist gezogen
}
marbles-deed-gobbled-ghost = einen Geist gefressen
marbles-deed-captured = { $you ->
    [you] dich nach Hause gejagt
   *[other] { $whom } nach Hause gejagt
}
marbles-deed-captured-own = { $own ->
    [you] deinen eigenen Pac-Man nach Hause geschickt
   *[other] den eigenen Pac-Man nach Hause geschickt
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] { $count } Murmel von dir bekommen
       *[other] { $count } Murmeln von dir bekommen
    }
   *[other] { $count ->
        [one] { $count } Murmel von { $whom } bekommen
       *[other] { $count } Murmeln von { $whom } bekommen
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] dir { $count } Murmel bezahlt
       *[other] dir { $count } Murmeln bezahlt
    }
   *[other] { $count ->
        [one] { $count } Murmel an { $whom } bezahlt
       *[other] { $count } Murmeln an { $whom } bezahlt
    }
}
marbles-deed-lost = { $count ->
    [one] eine gelbe Murmel verloren
   *[other] { $count } gelbe Murmeln verloren
}
marbles-deed-returned = { $detail ->
    [squares] eine gelbe Murmel auf { $at } zurückgelegt
   *[plain] eine gelbe Murmel zurückgelegt
}
marbles-deed-stood = { $piece ->
    [pac] kein Zug möglich mit Pac-Man
    [ghost] kein Zug möglich mit einem Geist
   *[both] gar kein Zug möglich
}
marbles-deed-cleared = die letzte weiße Murmel ist weg
marbles-deed-stayed = stehen geblieben
marbles-deed-waits = muss noch die gelbe Murmel zurücklegen (!)

marbles-befalls-captured = { $name } hat dich nach Hause geschickt!
marbles-befalls-captured-own = Du hast deinen eigenen Pac-Man nach Hause geschickt!
marbles-befalls-paid = { $count ->
    [one] { $name } hat { $count } Murmel von dir bekommen!
   *[other] { $name } hat { $count } Murmeln von dir bekommen!
}
marbles-befalls-lost = { $count ->
    [one] Du hast deine gelbe Murmel verloren!
   *[other] Du hast deine { $count } gelben Murmeln verloren!
}
marbles-score = { $count ->
    [one] 1 Murmel
   *[other] { $count } Murmeln
}
