quoridor-lesson-first-turn = Az első köröd
quoridor-lesson-first-turn-1 = Te vagy Pac-Man, és a túlsó oldalra akarsz jutni. Koppints az előtted lévő mezőre.
quoridor-lesson-first-turn-1-hint = Szabad, de a túlsó oldal egyenesen előtted van. Koppints az előtted lévő mezőre.
quoridor-lesson-first-turn-2 = Ez egy kör volt! A vetélytársad is lépett. Gyerünk: még egy lépés.
quoridor-lesson-first-turn-3 = Már csak egy lépés. Koppints az utolsó mezőre, és győzöl.
quoridor-lesson-first-turn-done = Győztél! Aki elsőként eléri a túlsó oldalát, megnyeri a játékot.

quoridor-lesson-fence = Építs falat
quoridor-lesson-fence-1 = A vetélytársad egy lépésre van a győzelemtől! Lépés helyett építs falat: koppints a megjelölt résre, aztán: „Leteszem”.
quoridor-lesson-fence-1-hint = Most a vetélytársad győzne. Tedd a falat a megjelölt résbe.
quoridor-lesson-fence-2 = Most meg kell kerülnie. Legyen még hosszabb a kerülő: tegyél egy falat közvetlenül az első mellé.
quoridor-lesson-fence-done = Remek védekezés! Egy fal két mezőt zár el, és ott marad. Ha ketten játszotok, tíz falad van.

quoridor-lesson-jump = Ugorj át
quoridor-lesson-jump-1 = Valaki közvetlenül előtted áll. Átugorhatod: koppints a mögötte lévő mezőre.
quoridor-lesson-jump-1-hint = Nem kell megkerülnöd. Koppints a vetélytársad mögötti mezőre.
quoridor-lesson-jump-done = Két mező egy körben! Ha szemben álltok, annak jó, aki következik.

quoridor-lesson-jump-aside = Ugorj oldalra
quoridor-lesson-jump-aside-1 = A vetélytársad mögött fal van, ezért egyenesen nem ugorhatsz. Ugorj oldalra: koppints a megjelölt mezőre.
quoridor-lesson-jump-aside-1-hint = Van gyorsabb út: ugorj el a vetélytársad mellett a megjelölt mezőre.
quoridor-lesson-jump-aside-done = Így van! Csak akkor ugorhatsz oldalra, ha közvetlenül a másik bábu mögött fal van.

quoridor-lesson-race = Nyerd meg a versenyt
quoridor-lesson-race-1 = Számold a lépéseket: neked kettő kell, a vetélytársadnak csak egy. A megjelölt résbe tett fal abból az egyből hármat csinál!
quoridor-lesson-race-1-hint = Akkor a vetélytársad a következő lépéssel győzne. Előbb tegyél falat a megjelölt résbe.
quoridor-lesson-race-2 = A vetélytársadnak kerülnie kell. Most fuss!
quoridor-lesson-race-3 = Még egy lépés.
quoridor-lesson-race-done = Egy lépéssel győztél! Hasonlítsd össze az utakat: lépj, ha a tiéd a rövidebb, építs, ha nem. Teljesen bezárni soha senkit sem lehet.
