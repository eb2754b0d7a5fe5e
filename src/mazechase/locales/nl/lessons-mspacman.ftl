mspacman-lesson-first-turn = Je eerste beurt
mspacman-lesson-first-turn-1 = Je bent Ms. Pac-Man, en je wilt je eigen gebied leeg maken. Tik op de draaischijf.
mspacman-lesson-first-turn-2 = Drie stappen! Ze eet elke stip als ze het vakje verlaat. Tik op het gemarkeerde vakje en dan op “Klaar”.
mspacman-lesson-first-turn-2-hint = Dat zijn ook drie stappen, maar ga waar het handje wijst.
mspacman-lesson-first-turn-done = Drie stippen weg! Daarna gooide het spook zijn dobbelsteen en kwam achter je aan. De eerste speler met een leeg gebied wint.

mspacman-lesson-power = De krachtstip
mspacman-lesson-power-1 = Er is een sterk spook dichtbij. Draai: de grote stip naast je gaat je helpen.
mspacman-lesson-power-2 = Als je de grote krachtstip verlaat, worden alle spoken zwak. Ga eroverheen en dwars door het spook: tik op het gemarkeerde vakje en dan op “Klaar”.
mspacman-lesson-power-2-hint = Dan mis je je kans! Ga over de grote stip en door het spook.
mspacman-lesson-power-3 = Je hebt het gevangen, en daarvoor mag je nog eens draaien!
mspacman-lesson-power-4 = Nog twee stappen, en nog twee stippen.
mspacman-lesson-power-done = Een zwak spook dat je vangt, gaat naar huis. Maar wacht niet te lang: spoken worden weer sterk.

mspacman-lesson-exits = Vlucht door de uitgangen
mspacman-lesson-exits-1 = Er zit een sterk spook vlak achter je! Draai.
mspacman-lesson-exits-2 = Van elke uitgang aan de rand is het één stap naar elke andere. Tik op het gemarkeerde vakje ver weg en dan op “Klaar”.
mspacman-lesson-exits-2-hint = Daar kan het spook bij je komen. Ga door de uitgang.
mspacman-lesson-exits-done = Weg in drie stappen! Spoken mogen de uitgangen ook gebruiken, dus houd ze in de gaten.

mspacman-lesson-ghost = Speel een spook
mspacman-lesson-ghost-1 = Nu ben je een spook: vang Ms. Pac-Man, en jij speelt haar verder. Gooi de dobbelsteen.
mspacman-lesson-ghost-2 = Ze is twee stappen bij je vandaan en jij hebt er drie: genoeg! Tik op haar en dan op “Klaar”.
mspacman-lesson-ghost-2-hint = Ze is binnen bereik! Tik op Ms. Pac-Man.
mspacman-lesson-ghost-3 = Gevangen! Nu ben jij Ms. Pac-Man. Zet haar op een witte cirkel in je eigen gebied: tik op de gemarkeerde en dan op “Klaar”.
mspacman-lesson-ghost-3-hint = Die cirkel is vrij, maar begin in je eigen gebied, waar jouw stippen liggen.
mspacman-lesson-ghost-done = Wie haar vangt, speelt haar meteen verder. Zo komt iedereen aan eten toe.

mspacman-lesson-win = De laatste stip
mspacman-lesson-win-1 = Er ligt nog maar één stip in je gebied. Draai!
mspacman-lesson-win-2 = Loop eroverheen: hij is op als je het vakje verlaat. Tik op het gemarkeerde vakje en dan op “Klaar”.
mspacman-lesson-win-2-hint = Je moet op de stip stappen en er weer af. Tik op het gemarkeerde vakje.
mspacman-lesson-win-done = Je gebied is leeg, en je wint! Het telt ook als iemand anders je laatste stip eet.
