# Was der Coach in den Lektionen sagt.
mspacman-lesson-first-turn = Dein erster Zug
mspacman-lesson-first-turn-1 = Du bist Ms. Pac-Man, und in deinem Bereich sollen alle Pillen weg. Tippe auf die Drehscheibe.
mspacman-lesson-first-turn-2 = Drei Schritte! Sie frisst jede Pille, wenn sie deren Feld verlässt. Tippe auf das markierte Feld, dann auf „Los“.
mspacman-lesson-first-turn-2-hint = Das sind auch drei Schritte, aber geh dorthin, wo die Hand hinzeigt.
mspacman-lesson-first-turn-done = Drei Pillen weg! Dann hat der Geist gewürfelt und ist dir nachgelaufen. Wer im eigenen Bereich zuerst keine Pillen mehr hat, gewinnt.

mspacman-lesson-power = Die Power-Pille
mspacman-lesson-power-1 = Ein starker Geist ist nah. Dreh: Die große Pille neben dir wird helfen.
mspacman-lesson-power-2 = Verlässt du die große Power-Pille, werden alle Geister schwach. Geh darüber und mitten durch den Geist: Tippe auf das markierte Feld, dann auf „Los“.
mspacman-lesson-power-2-hint = So verpasst du die Gelegenheit! Geh über die große Pille und durch den Geist.
mspacman-lesson-power-3 = Gefangen, und dafür darfst du noch einmal drehen!
mspacman-lesson-power-4 = Noch zwei Schritte, und noch zwei Pillen.
mspacman-lesson-power-done = Ein schwacher Geist, den du fängst, muss nach Hause. Warte aber nicht zu lange: Geister werden wieder stark.

mspacman-lesson-exits = Durch die Ausgänge
mspacman-lesson-exits-1 = Ein starker Geist ist dicht hinter dir! Dreh.
mspacman-lesson-exits-2 = Ein Schritt führt von jedem Ausgang am Rand zu jedem anderen. Tippe auf das markierte Feld weit weg, dann auf „Los“.
mspacman-lesson-exits-2-hint = Dort könnte dich der Geist erreichen. Nimm den Ausgang.
mspacman-lesson-exits-done = In drei Schritten entwischt! Auch Geister dürfen durch die Ausgänge, also behalte sie im Auge.

mspacman-lesson-ghost = Einen Geist spielen
mspacman-lesson-ghost-1 = Jetzt bist du ein Geist: Fang Ms. Pac-Man, dann spielst du sie als Nächstes. Wirf den Würfel.
mspacman-lesson-ghost-2 = Sie ist zwei Schritte entfernt, und du hast drei: Das reicht! Tippe auf sie, dann auf „Los“.
mspacman-lesson-ghost-2-hint = Du kannst sie erreichen! Tippe auf Ms. Pac-Man.
mspacman-lesson-ghost-3 = Gefangen! Jetzt bist du Ms. Pac-Man. Setz sie auf einen weißen Kreis in deinem Bereich: Tippe auf den markierten, dann auf „Los“.
mspacman-lesson-ghost-3-hint = Dieser Kreis ist frei, aber starte in deinem Bereich, bei deinen Pillen.
mspacman-lesson-ghost-done = Wer sie fängt, spielt sie sofort weiter. So kommen alle einmal zum Fressen.

mspacman-lesson-win = Die letzte Pille
mspacman-lesson-win-1 = In deinem Bereich ist nur noch eine Pille. Dreh!
mspacman-lesson-win-2 = Geh darüber: Sie ist gefressen, wenn du ihr Feld verlässt. Tippe auf das markierte Feld, dann auf „Los“.
mspacman-lesson-win-2-hint = Du musst auf die Pille und wieder herunter. Tippe auf das markierte Feld.
mspacman-lesson-win-done = Dein Bereich ist leer, du gewinnst! Es zählt auch, wenn jemand anderes deine letzte Pille frisst.
