mspacman-lesson-first-turn = Din første tur
mspacman-lesson-first-turn-1 = Du er Ms. Pac-Man og vil tømme dit eget område for prikker. Tryk på drejeskiven.
mspacman-lesson-first-turn-2 = Tre skridt! Hun spiser hver prik, når hun forlader dens felt. Tryk på det markerede felt og så på »Afsted«.
mspacman-lesson-first-turn-2-hint = Det er også tre skridt, men gå derhen, hvor hånden peger.
mspacman-lesson-first-turn-done = Tre prikker væk! Så slog spøgelset med sin terning og kom efter dig. Den første spiller, hvis område er tomt, vinder.

mspacman-lesson-power = Power-prikken
mspacman-lesson-power-1 = Et stærkt spøgelse er tæt på. Drej: Den store prik ved siden af dig hjælper.
mspacman-lesson-power-2 = Når du forlader den store power-prik, bliver alle spøgelser svage. Gå over den og lige gennem spøgelset: Tryk på det markerede felt og så på »Afsted«.
mspacman-lesson-power-2-hint = Så går du glip af chancen! Gå over den store prik og gennem spøgelset.
mspacman-lesson-power-3 = Du fangede det, og derfor må du dreje igen!
mspacman-lesson-power-4 = To skridt til og to prikker til.
mspacman-lesson-power-done = Et svagt spøgelse, du fanger, skal hjem. Men vent ikke for længe: Spøgelser bliver stærke igen.

mspacman-lesson-exits = Løb gennem udgangene
mspacman-lesson-exits-1 = Et stærkt spøgelse er lige bag dig! Drej.
mspacman-lesson-exits-2 = Ét skridt fører fra enhver udgang ved kanten til enhver anden. Tryk på det markerede felt langt væk og så på »Afsted«.
mspacman-lesson-exits-2-hint = Der kan spøgelset nå dig. Gå ud ad udgangen.
mspacman-lesson-exits-done = Væk på tre skridt! Spøgelser må også bruge udgangene, så hold øje med dem.

mspacman-lesson-ghost = Spil et spøgelse
mspacman-lesson-ghost-1 = Nu er du et spøgelse: Fang Ms. Pac-Man, så spiller du hende bagefter. Slå med terningen.
mspacman-lesson-ghost-2 = Hun er to skridt væk, og du har tre: nok! Tryk på hende og så på »Afsted«.
mspacman-lesson-ghost-2-hint = Du kan nå hende! Tryk på Ms. Pac-Man.
mspacman-lesson-ghost-3 = Fanget! Nu er du Ms. Pac-Man. Sæt hende på en hvid cirkel i dit eget område: Tryk på den markerede og så på »Afsted«.
mspacman-lesson-ghost-3-hint = Den cirkel er fri, men start i dit eget område, hvor dine prikker er.
mspacman-lesson-ghost-done = Den, der fanger hende, spiller hende med det samme. Så får alle lov at spise.

mspacman-lesson-win = Den sidste prik
mspacman-lesson-win-1 = Der er kun én prik tilbage i dit område. Drej!
mspacman-lesson-win-2 = Gå hen over den: Den bliver spist, når du forlader dens felt. Tryk på det markerede felt og så på »Afsted«.
mspacman-lesson-win-2-hint = Du skal ind på prikken og ud igen. Tryk på det markerede felt.
mspacman-lesson-win-done = Dit område er tomt, og du vinder! Det gælder også, hvis en anden spiser din sidste prik.
