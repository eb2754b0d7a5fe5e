marbles-lesson-first-turn = Din første tur
marbles-lesson-first-turn-1 = Du er den gule Pac-Man, og du spiser kugler. Slå først med begge terninger.
marbles-lesson-first-turn-2 = Den ene terning er til dig, den anden til et spøgelse. Gå fem skridt, og spis alle kugler på vejen: Tryk på det markerede sted og så på »Afsted«.
marbles-lesson-first-turn-2-hint = Det går også, men find flest kugler: Tryk på det markerede sted.
marbles-lesson-first-turn-3 = Fem kugler! 2'eren rykker et spøgelse. Tryk på spøgelserne i midten og så på, hvor et af dem skal hen.
marbles-lesson-first-turn-done = Det er en hel tur: Slå, ryk selv, ryk et spøgelse. Den, der ender med flest hvide kugler, vinder.

marbles-lesson-ghost = Send et spøgelse
marbles-lesson-ghost-1 = Spøgelserne er ingens, så brug dem! Din modstander er to skridt fra et spøgelse: Tryk på spøgelset og så på din modstander.
marbles-lesson-ghost-1-hint = Først spøgelset! Tryk på det og så på din modstander.
marbles-lesson-ghost-2 = Der var den! Din modstander skal hjem og betaler dig to hvide kugler. Gå nu tre skridt, til den gule kugle.
marbles-lesson-ghost-done = Godt jaget! Nu har du en gul kugle. Næste lektion viser, hvad den kan.

marbles-lesson-yellow = Spis et spøgelse
marbles-lesson-yellow-1 = Med en gul kugle kan du spise et spøgelse. Der er et to skridt væk: Tryk på det og så på »Afsted«.
marbles-lesson-yellow-1-hint = Du har en gul kugle: Brug den! Tryk på det markerede spøgelse.
marbles-lesson-yellow-2 = Haps! Spøgelset er tilbage i midten, din gule kugle ligger på en ring igen, og din modstander betalte dig to. Ryk nu et spøgelse med 2'eren.
marbles-lesson-yellow-done = Uden en gul kugle spærrer spøgelser vejen. Med en er de aftensmad.

marbles-lesson-openings = Gennem åbningerne
marbles-lesson-openings-1 = Hvide pile er åbninger. Gå ud forneden og ind foroven, det hele på tre skridt: Tryk på det markerede sted.
marbles-lesson-openings-1-hint = Det går også, men lad os prøve åbningen. Tryk på det markerede sted.
marbles-lesson-openings-2 = Tværs over pladen i ét træk! Nu spøgelset: Hold det væk fra dig.
marbles-lesson-openings-done = En åbning fører til enhver anden, og det koster ingen skridt. Også godt, når du skal flygte.

marbles-lesson-last-marble = Den sidste kugle
marbles-lesson-last-marble-1 = Der er kun én hvid kugle tilbage, og du fører med én. Den er tre skridt væk: Tryk på den.
marbles-lesson-last-marble-1-hint = Lad ikke din modstander få den. Tryk på den sidste kugle.
marbles-lesson-last-marble-done = Spillet slutter med den sidste hvide kugle, og den, der har flest, vinder: dig! Nu kan du det hele.
