marbles-lesson-first-turn = Je eerste beurt
marbles-lesson-first-turn-1 = Je bent de gele Pac-Man en je eet knikkers. Gooi eerst beide dobbelstenen.
marbles-lesson-first-turn-2 = Eén dobbelsteen is voor jou, de andere voor een spook. Loop vijf stappen en eet elke knikker onderweg: tik op de gemarkeerde plek en dan op “Lopen”.
marbles-lesson-first-turn-2-hint = Dat kan ook, maar ga voor de meeste knikkers: tik op de gemarkeerde plek.
marbles-lesson-first-turn-3 = Vijf knikkers! De 2 is voor een spook. Tik op de spoken in het midden, en dan waar er een heen moet.
marbles-lesson-first-turn-done = Dat is een hele beurt: gooien, zelf lopen, een spook verplaatsen. Wie aan het eind de meeste witte knikkers heeft, wint.

marbles-lesson-ghost = Stuur een spook
marbles-lesson-ghost-1 = De spoken zijn van niemand, dus gebruik ze! Je tegenstander staat twee stappen van een spook af: tik op het spook en dan op je tegenstander.
marbles-lesson-ghost-1-hint = Eerst het spook! Tik erop, en dan op je tegenstander.
marbles-lesson-ghost-2 = Hebbes! Je tegenstander gaat naar huis en betaalt je twee witte knikkers. Loop nu drie stappen, naar de gele knikker.
marbles-lesson-ghost-done = Goed gejaagd! Je hebt nu een gele knikker. De volgende les laat zien wat die kan.

marbles-lesson-yellow = Eet een spook
marbles-lesson-yellow-1 = Met een gele knikker mag je een spook eten. Er staat er een twee stappen verderop: tik erop en dan op “Lopen”.
marbles-lesson-yellow-1-hint = Je hebt een gele knikker: gebruik hem! Tik op het gemarkeerde spook.
marbles-lesson-yellow-2 = Hap! Het spook is terug in het midden, je gele knikker ligt weer op een ring, en je tegenstander betaalde je er twee. Verplaats nu een spook met de 2.
marbles-lesson-yellow-done = Zonder gele knikker staan spoken in de weg. Met een gele knikker zijn ze je avondeten.

marbles-lesson-openings = Door de openingen
marbles-lesson-openings-1 = Witte pijlen zijn openingen. Ga er onderaan uit en kom bovenaan binnen, alles in drie stappen: tik op de gemarkeerde plek.
marbles-lesson-openings-1-hint = Dat kan, maar laten we de opening proberen. Tik op de gemarkeerde plek.
marbles-lesson-openings-2 = In één zet naar de andere kant van het bord! Nu het spook: houd het bij je vandaan.
marbles-lesson-openings-done = Elke opening leidt naar elke andere, en oversteken kost geen stap. Ook handig om te ontsnappen.

marbles-lesson-last-marble = De laatste knikker
marbles-lesson-last-marble-1 = Er ligt nog maar één witte knikker, en je staat er één voor. Hij ligt drie stappen verderop: tik erop.
marbles-lesson-last-marble-1-hint = Laat hem niet aan je tegenstander over. Tik op de laatste knikker.
marbles-lesson-last-marble-done = Met de laatste witte knikker eindigt het spel, en wie de meeste heeft, wint: jij! Nu weet je alles.
