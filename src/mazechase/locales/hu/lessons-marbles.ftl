marbles-lesson-first-turn = Az első köröd
marbles-lesson-first-turn-1 = Te vagy a sárga Pac-Man, és golyókat falsz fel. Először dobj mindkét kockával.
marbles-lesson-first-turn-2 = Az egyik kocka a tiéd, a másik egy szellemé. Menj öt lépést, és falj fel minden golyót az utadon: koppints a megjelölt helyre, aztán: „Mehet”.
marbles-lesson-first-turn-2-hint = Így is jó, de keresd a legtöbb golyót: koppints a megjelölt helyre.
marbles-lesson-first-turn-3 = Öt golyó! A 2-es egy szellemet mozgat. Koppints a középső szellemekre, aztán oda, ahová az egyik menjen.
marbles-lesson-first-turn-done = Ennyi egy egész kör: dobsz, lépsz, és mozgatsz egy szellemet. Akinek a végén a legtöbb fehér golyója van, győz.

marbles-lesson-ghost = Küldj szellemet
marbles-lesson-ghost-1 = A szellemek senkié sem, úgyhogy használd őket! A vetélytársad két lépésre van egy szellemtől: koppints a szellemre, aztán a vetélytársadra.
marbles-lesson-ghost-1-hint = Előbb a szellem! Koppints rá, aztán a vetélytársadra.
marbles-lesson-ghost-2 = Megvan! A vetélytársad hazamegy, és két fehér golyót fizet neked. Most menj három lépést, a sárga golyóig.
marbles-lesson-ghost-done = Szép vadászat! Most van egy sárga golyód. A következő lecke megmutatja, mire jó.

marbles-lesson-yellow = Falj fel egy szellemet
marbles-lesson-yellow-1 = Sárga golyóval felfalhatsz egy szellemet. Kettőre tőled van egy: koppints rá, aztán: „Mehet”.
marbles-lesson-yellow-1-hint = Van sárga golyód: használd! Koppints a megjelölt szellemre.
marbles-lesson-yellow-2 = Hamm! A szellem visszament középre, a sárga golyód egy karikára, és a vetélytársad kettőt fizetett neked. Most mozgass egy szellemet a 2-essel.
marbles-lesson-yellow-done = Sárga golyó nélkül a szellemek elállják az utadat. Sárga golyóval ők a vacsora.

marbles-lesson-openings = A nyílásokon át
marbles-lesson-openings-1 = A fehér nyilak nyílások. Menj ki alul, és gyere be felül, összesen három lépéssel: koppints a megjelölt helyre.
marbles-lesson-openings-1-hint = Így is jó, de próbáljuk ki a nyílást. Koppints a megjelölt helyre.
marbles-lesson-openings-2 = Egy lépéssel át az egész táblán! Most a szellem: tartsd távol magadtól.
marbles-lesson-openings-done = Egy nyílás bármelyik másikhoz elvisz, és az átkelés nem kerül lépésbe. Menekülni is remek.

marbles-lesson-last-marble = Az utolsó golyó
marbles-lesson-last-marble-1 = Már csak egy fehér golyó van, és te eggyel vezetsz. Három lépésre van: koppints rá.
marbles-lesson-last-marble-1-hint = Ne hagyd a vetélytársadnak. Koppints az utolsó golyóra.
marbles-lesson-last-marble-done = A játéknak az utolsó fehér golyóval vége, és akinek a legtöbb van, győz: te! Most már mindent tudsz.
