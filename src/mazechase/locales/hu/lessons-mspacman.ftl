mspacman-lesson-first-turn = Az első köröd
mspacman-lesson-first-turn-1 = Te vagy Ms. Pac-Man, és ki akarod üríteni a saját területedet. Koppints a pörgettyűre.
mspacman-lesson-first-turn-2 = Három lépés! Minden pöttyöt akkor eszik meg, amikor ellép a mezőjéről. Koppints a megjelölt mezőre, aztán: „Mehet”.
mspacman-lesson-first-turn-2-hint = Az is három lépés, de menj oda, ahová a kéz mutat.
mspacman-lesson-first-turn-done = Három pöttyel kevesebb! Aztán a szellem dobott, és utánad eredt. Akinek a területén elsőként fogy el minden pötty, győz.

mspacman-lesson-power = Az erőpötty
mspacman-lesson-power-1 = Közel van egy erős szellem. Pörgess: a melletted lévő nagy pötty segíteni fog.
mspacman-lesson-power-2 = Amikor ellépsz a nagy erőpöttyről, minden szellem meggyengül. Menj át rajta, aztán egyenesen a szellemen: koppints a megjelölt mezőre, aztán: „Mehet”.
mspacman-lesson-power-2-hint = Elszalasztanád az alkalmat! Menj át a nagy pöttyön és a szellemen.
mspacman-lesson-power-3 = Elkaptad, és ezért újra pörgethetsz!
mspacman-lesson-power-4 = Még két lépés, és még két pötty.
mspacman-lesson-power-done = Az elkapott gyenge szellem hazamegy. De ne várj túl sokáig: a szellemek újra megerősödnek.

mspacman-lesson-exits = Fuss át a kijáratokon
mspacman-lesson-exits-1 = Egy erős szellem van a sarkadban! Pörgess.
mspacman-lesson-exits-2 = A szélen bármelyik kijáratból bármelyik másikba egy lépés visz. Koppints a távoli megjelölt mezőre, aztán: „Mehet”.
mspacman-lesson-exits-2-hint = Ott elérhetne a szellem. Menj ki a kijáraton.
mspacman-lesson-exits-done = Három lépés, és hűlt helyed! A szellemek is használhatják a kijáratokat, úgyhogy figyeld őket.

mspacman-lesson-ghost = Játssz szellemmel
mspacman-lesson-ghost-1 = Most szellem vagy: kapd el Ms. Pac-Mant, és utána a tiéd. Dobj a kockával.
mspacman-lesson-ghost-2 = Két lépésre van, neked három is jutott: elég! Koppints rá, aztán: „Mehet”.
mspacman-lesson-ghost-2-hint = Eléred! Koppints Ms. Pac-Manre.
mspacman-lesson-ghost-3 = Megvan! Most te vagy Ms. Pac-Man. Tedd egy fehér karikára a saját területeden: koppints a megjelöltre, aztán: „Mehet”.
mspacman-lesson-ghost-3-hint = Az a karika szabad, de indulj inkább a saját területedről, ahol a pöttyeid vannak.
mspacman-lesson-ghost-done = Aki elkapja, azonnal ő játszik vele tovább. Így mindenki sorra kerül az evésben.

mspacman-lesson-win = Az utolsó pötty
mspacman-lesson-win-1 = Egyetlen pötty maradt a területeden. Pörgess!
mspacman-lesson-win-2 = Menj át rajta: akkor eszed meg, amikor ellépsz a mezőjéről. Koppints a megjelölt mezőre, aztán: „Mehet”.
mspacman-lesson-win-2-hint = Rá kell lépned a pöttyre, aztán el is róla. Koppints a megjelölt mezőre.
mspacman-lesson-win-done = Kiürült a területed, győztél! Az is számít, ha az utolsó pöttyödet valaki más eszi meg.
