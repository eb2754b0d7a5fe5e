mspacman-lesson-first-turn = Din första tur
mspacman-lesson-first-turn-1 = Du är Ms. Pac-Man och vill tömma ditt eget område på prickar. Tryck på snurran.
mspacman-lesson-first-turn-2 = Tre steg! Hon äter varje prick när hon lämnar dess ruta. Tryck på den markerade rutan och sedan på ”Kör”.
mspacman-lesson-first-turn-2-hint = Det är också tre steg, men gå dit handen pekar.
mspacman-lesson-first-turn-done = Tre prickar borta! Sedan slog spöket sin tärning och kom efter dig. Den spelare vars område först är utan prickar vinner.

mspacman-lesson-power = Kraftpricken
mspacman-lesson-power-1 = Ett starkt spöke är nära. Snurra: den stora pricken bredvid dig hjälper.
mspacman-lesson-power-2 = När du lämnar den stora kraftpricken blir alla spöken svaga. Gå över den och rakt genom spöket: tryck på den markerade rutan och sedan på ”Kör”.
mspacman-lesson-power-2-hint = Då missar du chansen! Gå över den stora pricken och genom spöket.
mspacman-lesson-power-3 = Du fångade det, och då får du snurra igen!
mspacman-lesson-power-4 = Två steg till, och två prickar till.
mspacman-lesson-power-done = Ett svagt spöke som du fångar går hem. Men vänta inte för länge: spökena blir starka igen.

mspacman-lesson-exits = Spring genom utgångarna
mspacman-lesson-exits-1 = Ett starkt spöke är precis bakom dig! Snurra.
mspacman-lesson-exits-2 = Ett steg leder från en utgång vid kanten till vilken annan som helst. Tryck på den markerade rutan långt bort och sedan på ”Kör”.
mspacman-lesson-exits-2-hint = Där kan spöket nå dig. Gå ut genom utgången.
mspacman-lesson-exits-done = Borta på tre steg! Spöken får också använda utgångarna, så håll ett öga på dem.

mspacman-lesson-ghost = Spela ett spöke
mspacman-lesson-ghost-1 = Nu är du ett spöke: fånga Ms. Pac-Man så får du spela henne. Slå tärningen.
mspacman-lesson-ghost-2 = Hon är två steg bort och du har tre: det räcker! Tryck på henne och sedan på ”Kör”.
mspacman-lesson-ghost-2-hint = Hon är inom räckhåll! Tryck på Ms. Pac-Man.
mspacman-lesson-ghost-3 = Fångad! Nu är du Ms. Pac-Man. Ställ henne på en vit cirkel i ditt eget område: tryck på den markerade och sedan på ”Kör”.
mspacman-lesson-ghost-3-hint = Den cirkeln är ledig, men börja i ditt eget område, där dina prickar är.
mspacman-lesson-ghost-done = Den som fångar henne får spela henne, genast. Så får alla äta.

mspacman-lesson-win = Den sista pricken
mspacman-lesson-win-1 = Det är bara en prick kvar i ditt område. Snurra!
mspacman-lesson-win-2 = Gå över den: den äts upp när du lämnar dess ruta. Tryck på den markerade rutan och sedan på ”Kör”.
mspacman-lesson-win-2-hint = Du måste gå på pricken och av den igen. Tryck på den markerade rutan.
mspacman-lesson-win-done = Ditt område är tomt, och du vinner! Det gäller även om någon annan äter din sista prick.
