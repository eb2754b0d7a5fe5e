# Was der Coach in den Lektionen sagt.
marbles-lesson-first-turn = Dein erster Zug
marbles-lesson-first-turn-1 = Du bist der gelbe Pac-Man und frisst Murmeln. Wirf zuerst beide Würfel.
marbles-lesson-first-turn-2 = Ein Würfel ist für dich, der andere für einen Geist. Geh fünf Schritte und friss unterwegs jede Murmel: Tippe auf die markierte Stelle, dann auf „Los“.
marbles-lesson-first-turn-2-hint = Das geht auch, aber such die meisten Murmeln: Tippe auf die markierte Stelle.
marbles-lesson-first-turn-3 = Fünf Murmeln! Die 2 bewegt einen Geist. Tippe auf die Geister in der Mitte, dann dorthin, wo einer hinsoll.
marbles-lesson-first-turn-done = Das ist ein ganzer Zug: würfeln, selbst gehen, einen Geist ziehen. Wer am Ende die meisten weißen Murmeln hat, gewinnt.

marbles-lesson-ghost = Einen Geist losschicken
marbles-lesson-ghost-1 = Die Geister gehören niemandem, also nutz sie! Der andere Pac-Man ist zwei Schritte von einem Geist entfernt: Tippe auf den Geist, dann auf diesen Pac-Man.
marbles-lesson-ghost-1-hint = Erst der Geist! Tippe auf ihn, dann auf den anderen Pac-Man.
marbles-lesson-ghost-2 = Erwischt! Der andere Pac-Man muss nach Hause, und du bekommst zwei weiße Murmeln. Jetzt geh drei Schritte, zur gelben Murmel.
marbles-lesson-ghost-done = Gut gejagt! Jetzt hast du eine gelbe Murmel. Die nächste Lektion zeigt, was sie kann.

marbles-lesson-yellow = Einen Geist fressen
marbles-lesson-yellow-1 = Mit einer gelben Murmel kannst du einen Geist fressen. Zwei Schritte weiter ist einer: Tippe auf ihn, dann auf „Los“.
marbles-lesson-yellow-1-hint = Du hast eine gelbe Murmel: Nutz sie! Tippe auf den markierten Geist.
marbles-lesson-yellow-2 = Happs! Der Geist ist wieder in der Mitte, deine gelbe Murmel liegt wieder auf einem Ring, und du hast zwei Murmeln bekommen. Jetzt zieh mit der 2 einen Geist.
marbles-lesson-yellow-done = Ohne gelbe Murmel versperren dir Geister den Weg. Mit einer sind sie Futter.

marbles-lesson-openings = Durch die Öffnungen
marbles-lesson-openings-1 = Weiße Pfeile sind Öffnungen. Geh unten hinaus und oben herein, alles in drei Schritten: Tippe auf die markierte Stelle.
marbles-lesson-openings-1-hint = Das geht auch, aber probieren wir lieber die Öffnung. Tippe auf die markierte Stelle.
marbles-lesson-openings-2 = In einem Zug quer übers Brett! Jetzt der Geist: Halt ihn von dir fern.
marbles-lesson-openings-done = Eine Öffnung führt zu jeder anderen, und das kostet keinen Schritt. Auch gut zum Weglaufen.

marbles-lesson-last-marble = Die letzte Murmel
marbles-lesson-last-marble-1 = Nur eine weiße Murmel ist noch da, und du hast eine mehr. Sie ist drei Schritte entfernt: Tippe darauf.
marbles-lesson-last-marble-1-hint = Überlass sie niemandem. Tippe auf die letzte Murmel.
marbles-lesson-last-marble-done = Das Spiel endet mit der letzten weißen Murmel, und wer die meisten hat, gewinnt: du! Jetzt weißt du alles.
