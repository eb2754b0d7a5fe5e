chase-lesson-first-turn = Je eerste beurt
chase-lesson-first-turn-1 = Je bent Pac-Man. Je loopt elke beurt twee vakjes en wilt de vier krachtpillen. Tik op de krachtpil twee vakjes verderop.
chase-lesson-first-turn-1-hint = Er ligt een krachtpil binnen bereik! Tik erop.
chase-lesson-first-turn-2 = Mjam! Een krachtpil geeft je nog hoogstens drie stappen. Die heb je nu niet nodig: tik op “Hier stoppen”.
chase-lesson-first-turn-2-hint = Je mag doorrennen, maar laten we hier stoppen. Tik op “Hier stoppen”.
chase-lesson-first-turn-done = Nu heeft elk spook een vakje gelopen. Eet alle vier de krachtpillen voordat ze je drie keer vangen, en je wint.

chase-lesson-boost = Eet een spook
chase-lesson-boost-1 = Achter die krachtpil loert een spook. Eet eerst de krachtpil.
chase-lesson-boost-2 = Nu ben je sterk! Drie stappen lang kun je spoken eten. Tik op het spook.
chase-lesson-boost-3 = Hap! Het doet niet meer mee tot je een leven verliest. Tik op “Hier stoppen”.
chase-lesson-boost-done = Een krachtpil maakt je alleen sterk voor de rest van die zet. Daarna houden spoken je weer tegen.

chase-lesson-hide = Uit het zicht
chase-lesson-hide-1 = Spoken kijken langs hun rij en kolom. Een spook dat je ziet, rent twee vakjes. Verstop je tussen de muurtjes: tik op het gemarkeerde vakje.
chase-lesson-hide-1-hint = Daar kan een spook je zien. Verstop je tussen de muurtjes, op het gemarkeerde vakje.
chase-lesson-hide-done = Niemand kon je zien, dus elk spook liep maar één vakje. Muurtjes zijn je vrienden!

chase-lesson-ghosts = Speel de spoken
chase-lesson-ghosts-1 = Nu ben je alle vier de spoken. Ze gaan om de beurt, elk één vakje. Breng Blinky dichter bij Pac-Man: tik op het gemarkeerde vakje.
chase-lesson-ghosts-1-hint = Spoken jagen samen: kom dichter bij Pac-Man. Tik op het gemarkeerde vakje.
chase-lesson-ghosts-2 = Nu is Inky aan de beurt. Kom dichterbij.
chase-lesson-ghosts-3 = Pinky kan niet door het muurtje. Loop eromheen.
chase-lesson-ghosts-4 = Clyde is de laatste. Sluit de kring!
chase-lesson-ghosts-done = Daarna gaat Pac-Man weer. Spoken winnen door Pac-Man drie keer te vangen, dus sluit hem in.

chase-lesson-frenzy = Zien en vangen
chase-lesson-frenzy-1 = Blinky kijkt langs de kolom en ziet Pac-Man! Een spook dat hem ziet, rent twee vakjes rechtuit. Tik op het gemarkeerde vakje.
chase-lesson-frenzy-2 = Inky ziet hem ook, langs de rij. Ren twee vakjes en vang hem!
chase-lesson-frenzy-2-hint = Verkeerde kant! Ren recht op Pac-Man af.
chase-lesson-frenzy-done = Gevangen! Pac-Man verliest een leven, en iedereen gaat terug naar start. Muurtjes blokkeren het zicht.
