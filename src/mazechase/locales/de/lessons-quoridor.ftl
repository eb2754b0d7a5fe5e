# Was der Coach in den Lektionen sagt.
quoridor-lesson-first-turn = Dein erster Zug
quoridor-lesson-first-turn-1 = Du bist Pac-Man und willst auf die andere Seite. Tippe auf das Feld vor dir.
quoridor-lesson-first-turn-1-hint = Das ist erlaubt, aber die andere Seite liegt geradeaus. Tippe auf das Feld vor dir.
quoridor-lesson-first-turn-2 = Das war ein Zug! Die andere Figur hat auch gezogen. Weiter: noch ein Schritt.
quoridor-lesson-first-turn-3 = Noch ein Schritt. Tippe auf das letzte Feld und gewinne.
quoridor-lesson-first-turn-done = Gewonnen! Wer zuerst auf der anderen Seite ist, gewinnt das Spiel.

quoridor-lesson-fence = Ein Hindernis setzen
quoridor-lesson-fence-1 = Der anderen Figur fehlt nur noch ein Schritt! Setz statt zu gehen ein Hindernis: Tippe auf die markierte Lücke, dann auf „Setzen“.
quoridor-lesson-fence-1-hint = Dann würde die andere Figur gewinnen. Setz das Hindernis in die markierte Lücke.
quoridor-lesson-fence-2 = Jetzt muss sie außen herum. Mach den Umweg länger: Setz noch ein Hindernis direkt neben das erste.
quoridor-lesson-fence-done = Gut abgewehrt! Ein Hindernis sperrt zwei Felder und bleibt stehen. Zu zweit hast du zehn davon.

quoridor-lesson-jump = Drüberspringen
quoridor-lesson-jump-1 = Direkt vor dir steht jemand. Du kannst drüberspringen: Tippe auf das Feld dahinter.
quoridor-lesson-jump-1-hint = Du musst nicht außen herum. Tippe auf das Feld hinter der anderen Figur.
quoridor-lesson-jump-done = Zwei Felder in einem Zug! Stehen sich zwei gegenüber, ist es gut, am Zug zu sein.

quoridor-lesson-jump-aside = Zur Seite springen
quoridor-lesson-jump-aside-1 = Hinter der anderen Figur steht ein Hindernis, geradeaus geht es also nicht. Spring zur Seite: Tippe auf das markierte Feld.
quoridor-lesson-jump-aside-1-hint = Es geht schneller: Spring an der anderen Figur vorbei auf das markierte Feld.
quoridor-lesson-jump-aside-done = Richtig! Zur Seite springt man nur, wenn direkt hinter der anderen Figur ein Hindernis steht.

quoridor-lesson-race = Das Rennen gewinnen
quoridor-lesson-race-1 = Zähl die Schritte: Du brauchst zwei, die andere Figur nur einen. Ein Hindernis in der markierten Lücke macht aus dem einen drei!
quoridor-lesson-race-1-hint = Dann würde die andere Figur im nächsten Schritt gewinnen. Setz erst ein Hindernis in die markierte Lücke.
quoridor-lesson-race-2 = Jetzt muss sie außen herum. Lauf!
quoridor-lesson-race-3 = Noch ein Schritt.
quoridor-lesson-race-done = Um einen Schritt gewonnen! Vergleich die Wege: Geh, wenn deiner kürzer ist, und bau, wenn nicht. Ganz einsperren kannst du niemanden.
