cards-lesson-first-turn = Din första tur
cards-lesson-first-turn-1 = Du samlar poäng. Tryck på ”Dra” för att ta ett kort.
cards-lesson-first-turn-1-hint = Du har inga poäng än, så stanna inte. Tryck på ”Dra”.
cards-lesson-first-turn-2 = Ett körsbär, 2 poäng! Du får ta upp till tre kort på en tur. Dra ett till.
cards-lesson-first-turn-3 = En prick är 1 poäng. Tre spöken skulle slå ut dig, så var inte girig: tryck på ”Avsluta tur”.
cards-lesson-first-turn-3-hint = Det är tillåtet, men vi tar det säkra nu. Tryck på ”Avsluta tur”.
cards-lesson-first-turn-done = Det var en tur: dra ett till tre kort och avsluta den. Den som har flest poäng till slut vinner.

cards-lesson-stop = Stanna i tid
cards-lesson-stop-1 = Två spöken! Ett till och du är ute, och poängen är borta. Behåll dem: tryck på ”Stanna” och bekräfta.
cards-lesson-stop-1-hint = För farligt: ett spöke till skulle slå ut dig. Tryck på ”Stanna”.
cards-lesson-stop-done = Du behöll dina poäng, och din motståndare drog ett tredje spöke och blev utslagen. Du vann!

cards-lesson-give = Specialkort: Ge
cards-lesson-give-1 = Du har två spöken på handen. Var modig och dra: det kan bli ett specialkort.
cards-lesson-give-2 = Ge! Bli av med ett spöke: tryck på det markerade spöket och sedan på spelaren som får det.
cards-lesson-give-done = Ett spöke mindre för dig, ett mer för någon annan! Är det spelarens tredje blir den utslagen.

cards-lesson-swap = Specialkort: Byt
cards-lesson-swap-1 = Bara en prick och två spöken: en dålig hand. Dra ett kort.
cards-lesson-swap-2 = Byt! Två spelare byter händer. Tryck på dig själv och den markerade spelaren.
cards-lesson-swap-2-hint = Då skulle du ha kvar dina spöken. Välj dig själv och den markerade spelaren.
cards-lesson-swap-done = Vilket kap, 12 poäng! Den andra fick dina spöken. Du kan till och med byta två andra spelares händer.

cards-lesson-skip = Specialkort: Stå över
cards-lesson-skip-1 = Dra ett kort.
cards-lesson-skip-2 = Stå över! Någon blir utan en tur. Tryck på den markerade spelaren.
cards-lesson-skip-3 = Tryck nu på ”Avsluta tur” och se vem som spelar sedan.
cards-lesson-skip-done = Den spelaren fick stå över. Välj den som mest behöver en tur.

cards-lesson-dictate = Specialkort: Bestäm
cards-lesson-dictate-1 = Det här är Nivå 2, med andra specialkort. Dra ett kort.
cards-lesson-dictate-2 = Bestäm! Säg hur många kort någon måste dra. Tryck på den markerade spelaren och sedan på +3.
cards-lesson-dictate-2-hint = Också en bra idé, men vi gör det farligt: den markerade spelaren, och +3.
cards-lesson-dictate-3 = Tre kort, och ingen utväg. Tryck på ”Avsluta tur” och se på.
cards-lesson-dictate-done = Två spöken till på handen där det redan fanns ett: utslagen! Ge order till spelare som redan har spöken.

cards-lesson-all-draw = Specialkort: Alla drar
cards-lesson-all-draw-1 = Dra ett kort.
cards-lesson-all-draw-2 = Alla drar! Alla tar ett kort, och du är först: tryck på leken.
cards-lesson-all-draw-done = Alla fick ett kort, spöken också. Farligt för den som redan har två spöken.

cards-lesson-pass-left = Specialkort: Skicka vänster
cards-lesson-pass-left-1 = Du har ett spöke. Dra ett kort.
cards-lesson-pass-left-2 = Skicka vänster! Alla ger ett kort till spelaren till vänster, samtidigt. Tryck på ditt spöke.
cards-lesson-pass-left-2-hint = Det går, men då har du kvar spöket. Tryck på spöket.
cards-lesson-pass-left-done = Ditt spöke gick vidare, och du fick ett kort från andra hållet. Nu kan du alla specialkort!
