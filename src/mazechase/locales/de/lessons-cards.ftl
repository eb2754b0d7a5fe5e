# Was der Coach in den Lektionen sagt.
cards-lesson-first-turn = Dein erster Zug
cards-lesson-first-turn-1 = Du sammelst Punkte. Tippe auf „Ziehen“, um eine Karte zu nehmen.
cards-lesson-first-turn-1-hint = Du hast noch keine Punkte, also hör nicht auf. Tippe auf „Ziehen“.
cards-lesson-first-turn-2 = Eine Kirsche, 2 Punkte! Bis zu drei Karten darfst du in einem Zug nehmen. Zieh noch eine.
cards-lesson-first-turn-3 = Eine Pille ist 1 Punkt. Mit drei Geistern wärst du raus, also nicht zu gierig sein: Tippe auf „Zug beenden“.
cards-lesson-first-turn-3-hint = Das ist erlaubt, aber gehen wir erst einmal auf Nummer sicher. Tippe auf „Zug beenden“.
cards-lesson-first-turn-done = Das ist ein Zug: eine bis drei Karten ziehen, dann beenden. Wer am Ende die meisten Punkte hat, gewinnt.

cards-lesson-stop = Rechtzeitig aufhören
cards-lesson-stop-1 = Zwei Geister! Noch einer, und du bist raus, und die Punkte sind weg. Behalte sie: Tippe auf „Aussteigen“ und bestätige.
cards-lesson-stop-1-hint = Zu riskant: Noch ein Geist, und du bist raus. Tippe auf „Aussteigen“.
cards-lesson-stop-done = Du hast deine Punkte behalten, und auf der anderen Seite kam der dritte Geist. Gewonnen!

cards-lesson-give = Power-Karte: Geben
cards-lesson-give-1 = Du hast zwei Geister. Sei mutig und zieh: Vielleicht ist es eine Power-Karte.
cards-lesson-give-2 = Geben! Werde einen Geist los: Tippe auf den markierten Geist, dann auf die Person, die ihn bekommt.
cards-lesson-give-done = Ein Geist weniger für dich, einer mehr dort! Ist es der dritte, scheidet die Person aus.

cards-lesson-swap = Power-Karte: Tauschen
cards-lesson-swap-1 = Nur eine Pille und zwei Geister: schlechte Karten. Zieh eine.
cards-lesson-swap-2 = Tauschen! Zwei tauschen alle ihre Karten. Tippe auf dich und auf die markierte Person.
cards-lesson-swap-2-hint = Dann behältst du deine Geister. Wähl dich und die markierte Person.
cards-lesson-swap-done = Was für ein Fang, 12 Punkte! Und deine Geister bist du los. Du darfst sogar zwei andere tauschen lassen.

cards-lesson-skip = Power-Karte: Aussetzen
cards-lesson-skip-1 = Zieh eine Karte.
cards-lesson-skip-2 = Aussetzen! Jemand verliert einen Zug. Tippe auf die markierte Person.
cards-lesson-skip-3 = Jetzt tippe auf „Zug beenden“ und schau, wer als Nächstes drankommt.
cards-lesson-skip-done = Die Person wurde übersprungen. Lass am besten aussetzen, wer einen Zug am nötigsten hat.

cards-lesson-dictate = Power-Karte: Befehlen
cards-lesson-dictate-1 = Das ist Stufe 2, mit anderen Power-Karten. Zieh eine Karte.
cards-lesson-dictate-2 = Befehlen! Sag, wie viele Karten jemand ziehen muss. Tippe auf die markierte Person, dann auf +3.
cards-lesson-dictate-2-hint = Auch eine gute Idee, aber machen wir es gefährlich: die markierte Person, und +3.
cards-lesson-dictate-3 = Drei Karten, und kein Ausweg. Tippe auf „Zug beenden“ und schau zu.
cards-lesson-dictate-done = Einen Geist gab es schon, zwei kamen dazu: raus! Befiehl am besten denen, die schon Geister haben.

cards-lesson-all-draw = Power-Karte: Alle ziehen
cards-lesson-all-draw-1 = Zieh eine Karte.
cards-lesson-all-draw-2 = Alle ziehen! Alle nehmen eine Karte, und du fängst an: Tippe auf den Stapel.
cards-lesson-all-draw-done = Alle haben eine Karte bekommen, auch Geister. Gefährlich für alle, die schon zwei Geister haben.

cards-lesson-pass-left = Power-Karte: Nach links
cards-lesson-pass-left-1 = Du hast einen Geist. Zieh eine Karte.
cards-lesson-pass-left-2 = Nach links! Alle geben gleichzeitig eine Karte nach links weiter. Tippe auf deinen Geist.
cards-lesson-pass-left-2-hint = Das ginge, aber dann behältst du den Geist. Tippe auf den Geist.
cards-lesson-pass-left-done = Dein Geist ist weitergezogen, und von der anderen Seite kam eine Karte. Jetzt kennst du alle Power-Karten!
