# Was der Coach in den Lektionen sagt.
chase-lesson-first-turn = Dein erster Zug
chase-lesson-first-turn-1 = Du bist Pac-Man. In jedem Zug gehst du zwei Felder, und du willst die vier Pillen. Tippe auf die Pille zwei Felder weiter.
chase-lesson-first-turn-1-hint = Eine Pille ist ganz nah! Tippe darauf.
chase-lesson-first-turn-2 = Mampf! Eine Pille bringt bis zu drei Schritte mehr. Die brauchst du jetzt nicht: Tippe auf „Hier aufhören“.
chase-lesson-first-turn-2-hint = Du darfst weiterlaufen, aber bleiben wir lieber hier. Tippe auf „Hier aufhören“.
chase-lesson-first-turn-done = Jetzt ist jeder Geist ein Feld gegangen. Friss alle vier Pillen, bevor sie dich dreimal fangen, und du gewinnst.

chase-lesson-boost = Einen Geist fressen
chase-lesson-boost-1 = Hinter dieser Pille lauert ein Geist. Friss zuerst die Pille.
chase-lesson-boost-2 = Jetzt bist du stark! Drei Schritte lang kannst du Geister fressen. Tippe auf den Geist.
chase-lesson-boost-3 = Happs! Er bleibt draußen, bis du ein Leben verlierst. Tippe auf „Hier aufhören“.
chase-lesson-boost-done = Eine Pille macht dich nur für den Rest dieses Zugs stark. Danach versperren dir Geister wieder den Weg.

chase-lesson-hide = Außer Sicht
chase-lesson-hide-1 = Geister schauen ihre Reihe und ihre Spalte entlang. Einer, der dich sieht, rennt zwei Felder. Versteck dich zwischen den Hindernissen: Tippe auf das markierte Feld.
chase-lesson-hide-1-hint = Dort könnte dich ein Geist sehen. Versteck dich zwischen den Hindernissen, auf dem markierten Feld.
chase-lesson-hide-done = Niemand konnte dich sehen, also ging jeder Geist nur ein Feld. Hindernisse sind deine Freunde!

chase-lesson-ghosts = Die Geister spielen
chase-lesson-ghosts-1 = Jetzt bist du alle vier Geister. Sie ziehen nacheinander, jeder ein Feld. Bring Blinky näher an Pac-Man: Tippe auf das markierte Feld.
chase-lesson-ghosts-1-hint = Geister jagen gemeinsam: Komm näher an Pac-Man heran. Tippe auf das markierte Feld.
chase-lesson-ghosts-2 = Als Nächstes Inky. Komm näher.
chase-lesson-ghosts-3 = Pinky kann nicht durch das Hindernis. Geh außen herum.
chase-lesson-ghosts-4 = Clyde kommt zuletzt. Schließ den Kreis!
chase-lesson-ghosts-done = Dann zieht wieder Pac-Man. Die Geister gewinnen, wenn sie ihn dreimal fangen, also kreis ihn ein.

chase-lesson-frenzy = Sehen und fangen
chase-lesson-frenzy-1 = Blinky schaut die Spalte entlang und sieht Pac-Man! Ein Geist, der ihn sieht, rennt zwei Felder geradeaus. Tippe auf das markierte Feld.
chase-lesson-frenzy-2 = Inky sieht ihn auch, die Reihe entlang. Renn zwei Felder und fang ihn!
chase-lesson-frenzy-2-hint = Falsche Richtung! Renn direkt auf Pac-Man zu.
chase-lesson-frenzy-done = Gefangen! Pac-Man verliert ein Leben, und alle kehren an den Start zurück. Hindernisse versperren die Sicht.
