# Co říká trenér v lekcích.
marbles-lesson-first-turn = Váš první tah
marbles-lesson-first-turn-1 = Jste žlutý Pac-Man a jíte kuličky. Nejdřív hoďte oběma kostkami.
marbles-lesson-first-turn-2 = Jedna kostka je pro vás, druhá pro ducha. Ujděte pět kroků a cestou snězte všechny kuličky: klepněte na vyznačené místo a pak na „Jít“.
marbles-lesson-first-turn-2-hint = I tudy to jde, ale hledejte nejvíc kuliček: klepněte na vyznačené místo.
marbles-lesson-first-turn-3 = Pět kuliček! Dvojka hýbe duchem. Klepněte na duchy uprostřed a pak tam, kam má jeden jít.
marbles-lesson-first-turn-done = To je celý tah: hodit, jít, pohnout duchem. Vyhrává, kdo má nakonec nejvíc bílých kuliček.

marbles-lesson-ghost = Pošlete ducha
marbles-lesson-ghost-1 = Duchové nepatří nikomu, tak je využijte! Soupeř je dva kroky od ducha: klepněte na ducha a pak na soupeře.
marbles-lesson-ghost-1-hint = Nejdřív ducha! Klepněte na něj a pak na soupeře.
marbles-lesson-ghost-2 = Máme ho! Soupeř jde domů a platí vám dvě bílé kuličky. Teď ujděte tři kroky ke žluté kuličce.
marbles-lesson-ghost-done = Dobrý lov! Máte teď žlutou kuličku. Co umí, ukáže další lekce.

marbles-lesson-yellow = Snězte ducha
marbles-lesson-yellow-1 = Se žlutou kuličkou můžete sníst ducha. Jeden je dva kroky od vás: klepněte na něj a pak na „Jít“.
marbles-lesson-yellow-1-hint = Máte žlutou kuličku, využijte ji! Klepněte na vyznačeného ducha.
marbles-lesson-yellow-2 = Chramst! Duch je zpátky uprostřed, žlutá kulička na kroužku a soupeř vám zaplatil dvě. Teď pohněte duchem o 2.
marbles-lesson-yellow-done = Bez žluté kuličky vám duchové brání v cestě. S ní jsou k večeři.

marbles-lesson-openings = Průchody
marbles-lesson-openings-1 = Bílé šipky jsou průchody. Vyjděte dole a vejděte nahoře, všechno ve třech krocích: klepněte na vyznačené místo.
marbles-lesson-openings-1-hint = To jde, ale zkusme průchod. Klepněte na vyznačené místo.
marbles-lesson-openings-2 = Přes celou desku jedním tahem! Teď duch: držte si ho od těla.
marbles-lesson-openings-done = Průchod vede do kteréhokoli jiného a nestojí žádný krok. Hodí se i k útěku.

marbles-lesson-last-marble = Poslední kulička
marbles-lesson-last-marble-1 = Zbývá jediná bílá kulička a vy vedete o jednu. Je tři kroky od vás: klepněte na ni.
marbles-lesson-last-marble-1-hint = Nenechávejte ji soupeři. Klepněte na poslední kuličku.
marbles-lesson-last-marble-done = Poslední bílou kuličkou hra končí a vyhrává, kdo jich má nejvíc: vy! Teď už umíte všechno.
