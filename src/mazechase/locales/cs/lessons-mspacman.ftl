# Co říká trenér v lekcích.
mspacman-lesson-first-turn = Váš první tah
mspacman-lesson-first-turn-1 = Jste Ms. Pac-Man a chcete vyčistit svou oblast od teček. Klepněte na růžici.
mspacman-lesson-first-turn-2 = Tři kroky! Tečku sníte, když odejdete z jejího pole. Klepněte na vyznačené pole a pak na „Jít“.
mspacman-lesson-first-turn-2-hint = I to jsou tři kroky, ale jděte, kam ukazuje ruka.
mspacman-lesson-first-turn-done = Tři tečky jsou pryč! Pak hodil kostkou duch a vydal se za vámi. Vyhrává první oblast bez teček.

mspacman-lesson-power = Silová tečka
mspacman-lesson-power-1 = Blízko je silný duch. Roztočte růžici: pomůže vám velká tečka vedle.
mspacman-lesson-power-2 = Když odejdete z velké silové tečky, všichni duchové zeslábnou. Jděte přes ni a rovnou skrz ducha: klepněte na vyznačené pole a pak na „Jít“.
mspacman-lesson-power-2-hint = Přišli byste o šanci! Jděte přes velkou tečku a skrz ducha.
mspacman-lesson-power-3 = Chytili jste ho, a za to točíte ještě jednou!
mspacman-lesson-power-4 = Další dva kroky a další dvě tečky.
mspacman-lesson-power-done = Slabý duch, kterého chytíte, jde domů. Ale nečekejte dlouho: duchové zase zesílí.

mspacman-lesson-exits = Útěk východem
mspacman-lesson-exits-1 = Silný duch je vám v patách! Točte.
mspacman-lesson-exits-2 = Z každého východu na okraji vede jeden krok do kteréhokoli jiného. Klepněte na vyznačené vzdálené pole a pak na „Jít“.
mspacman-lesson-exits-2-hint = Tam by vás duch mohl dostihnout. Zmizte východem.
mspacman-lesson-exits-done = Pryč za tři kroky! Východy ale smějí používat i duchové, tak pozor na ně.

mspacman-lesson-ghost = Hrajte za ducha
mspacman-lesson-ghost-1 = Teď jste duch: chyťte Ms. Pac-Man a budete hrát za ni. Hoďte kostkou.
mspacman-lesson-ghost-2 = Je dva kroky daleko a vy máte tři: to stačí! Klepněte na ni a pak na „Jít“.
mspacman-lesson-ghost-2-hint = Je na dosah! Klepněte na Ms. Pac-Man.
mspacman-lesson-ghost-3 = Chycena! Teď hrajete za ni. Postavte ji na bílý kruh ve své oblasti: klepněte na vyznačený a pak na „Jít“.
mspacman-lesson-ghost-3-hint = Ten kruh je volný, ale začněte ve své oblasti, kde jsou vaše tečky.
mspacman-lesson-ghost-done = Kdo ji chytí, hraje za ni, a to hned. Tak se k jídlu dostane každý.

mspacman-lesson-win = Poslední tečka
mspacman-lesson-win-1 = Ve vaší oblasti zbývá jediná tečka. Točte!
mspacman-lesson-win-2 = Přejděte přes ni: sníte ji, když odejdete z jejího pole. Klepněte na vyznačené pole a pak na „Jít“.
mspacman-lesson-win-2-hint = Na tečku musíte vstoupit a zase z ní odejít. Klepněte na vyznačené pole.
mspacman-lesson-win-done = Vaše oblast je čistá a vyhráváte! Platí to, i když vaši poslední tečku sní někdo jiný.
