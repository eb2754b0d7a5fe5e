marbles-lesson-first-turn = Din första tur
marbles-lesson-first-turn-1 = Du är den gula Pac-Man och slukar kulor. Slå först båda tärningarna.
marbles-lesson-first-turn-2 = Den ena tärningen är för dig, den andra för ett spöke. Gå fem steg och sluka alla kulor på vägen: tryck på det markerade stället och sedan på ”Kör”.
marbles-lesson-first-turn-2-hint = Det går också, men leta efter flest kulor: tryck på det markerade stället.
marbles-lesson-first-turn-3 = Fem kulor! 2:an flyttar ett spöke. Tryck på spökena i mitten och sedan dit ett av dem ska gå.
marbles-lesson-first-turn-done = Det var en hel tur: slå, flytta dig själv, flytta ett spöke. Den som har flest vita kulor till slut vinner.

marbles-lesson-ghost = Skicka ett spöke
marbles-lesson-ghost-1 = Spökena är ingens, så använd dem! Din motståndare är två steg från ett spöke: tryck på spöket och sedan på din motståndare.
marbles-lesson-ghost-1-hint = Spöket först! Tryck på det och sedan på din motståndare.
marbles-lesson-ghost-2 = Fast! Din motståndare går hem och betalar dig två vita kulor. Gå nu tre steg, till den gula kulan.
marbles-lesson-ghost-done = Bra jagat! Nu har du en gul kula. Nästa lektion visar vad man kan göra med den.

marbles-lesson-yellow = Sluka ett spöke
marbles-lesson-yellow-1 = Med en gul kula får du sluka ett spöke. Det finns ett två steg bort: tryck på det och sedan på ”Kör”.
marbles-lesson-yellow-1-hint = Du har en gul kula: använd den! Tryck på det markerade spöket.
marbles-lesson-yellow-2 = Glupp! Spöket är tillbaka i mitten, din gula kula ligger på en ring igen, och din motståndare betalade dig två. Flytta nu ett spöke med 2:an.
marbles-lesson-yellow-done = Utan gul kula spärrar spöken din väg. Med en är de middag.

marbles-lesson-openings = Genom öppningarna
marbles-lesson-openings-1 = Vita pilar är öppningar. Gå ut längst ner och in högst upp, allt på tre steg: tryck på det markerade stället.
marbles-lesson-openings-1-hint = Det går, men nu provar vi öppningen. Tryck på det markerade stället.
marbles-lesson-openings-2 = Tvärs över brädet i ett drag! Nu spöket: håll det borta från dig.
marbles-lesson-openings-done = En öppning leder till vilken annan som helst, och språnget kostar inget steg. Bra för att fly också.

marbles-lesson-last-marble = Den sista kulan
marbles-lesson-last-marble-1 = Bara en vit kula är kvar, och du leder med en. Den är tre steg bort: tryck på den.
marbles-lesson-last-marble-1-hint = Lämna den inte till din motståndare. Tryck på den sista kulan.
marbles-lesson-last-marble-done = Spelet slutar med den sista vita kulan, och den som har flest vinner: du! Nu kan du allt.
