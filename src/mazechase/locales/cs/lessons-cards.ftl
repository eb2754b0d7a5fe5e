# Co říká trenér v lekcích.
cards-lesson-first-turn = Váš první tah
cards-lesson-first-turn-1 = Sbíráte body. Klepněte na „Líznout“ a vezměte si kartu.
cards-lesson-first-turn-1-hint = Ještě nemáte žádné body, takže nekončete. Klepněte na „Líznout“.
cards-lesson-first-turn-2 = Třešeň, 2 body! V jednom tahu si můžete vzít až tři karty. Lízněte další.
cards-lesson-first-turn-3 = Tečka je 1 bod. Tři duchové by vás vyřadili, tak nebuďme chamtiví: klepněte na „Konec tahu“.
cards-lesson-first-turn-3-hint = To se smí, ale teď raději opatrně. Klepněte na „Konec tahu“.
cards-lesson-first-turn-done = To je celý tah: líznout jednu až tři karty a skončit. Kdo má nakonec nejvíc bodů, vyhrává.

cards-lesson-stop = Včas přestat
cards-lesson-stop-1 = Dva duchové! Ještě jeden a jste venku i s body. Zachraňte je: klepněte na „Zůstat stát“ a potvrďte.
cards-lesson-stop-1-hint = To je moc riskantní: další duch by vás vyřadil. Klepněte na „Zůstat stát“.
cards-lesson-stop-done = Body vám zůstaly a soupeř si lízl třetího ducha a vypadl. Vyhráváte!

cards-lesson-give = Akční karta: Dar
cards-lesson-give-1 = Držíte dva duchy. Odvahu, lízněte si: třeba to bude akční karta.
cards-lesson-give-2 = Dar! Zbavte se ducha: klepněte na vyznačeného ducha a pak na hráče, který ho dostane.
cards-lesson-give-done = Vy máte o ducha míň a někdo jiný o ducha víc! Když je to jeho třetí, vypadne.

cards-lesson-swap = Akční karta: Výměna
cards-lesson-swap-1 = Jen tečka a dva duchové: slabé karty. Lízněte si.
cards-lesson-swap-2 = Výměna! Dva hráči si vymění karty. Klepněte na sebe a na vyznačeného hráče.
cards-lesson-swap-2-hint = To by vám duchové zůstali. Vyberte sebe a vyznačeného hráče.
cards-lesson-swap-done = To je úlovek, 12 bodů! Vaše duchy má někdo jiný. Vyměnit jde i karty dvou ostatních hráčů.

cards-lesson-skip = Akční karta: Vynechání
cards-lesson-skip-1 = Lízněte si kartu.
cards-lesson-skip-2 = Vynechání! Někdo přijde o tah. Klepněte na vyznačeného hráče.
cards-lesson-skip-3 = Teď klepněte na „Konec tahu“ a sledujte, kdo hraje dál.
cards-lesson-skip-done = Vybraný hráč byl přeskočen. Nechte vynechat toho, kdo tah nejvíc potřebuje.

cards-lesson-dictate = Akční karta: Příkaz
cards-lesson-dictate-1 = Tohle je úroveň 2 s jinými akčními kartami. Lízněte si kartu.
cards-lesson-dictate-2 = Příkaz! Určíte, kolik karet si někdo musí líznout. Klepněte na vyznačeného hráče a pak na +3.
cards-lesson-dictate-2-hint = I to je nápad, ale zkusme to nebezpečnější: vyznačený hráč a +3.
cards-lesson-dictate-3 = Tři karty a žádné vykrucování. Klepněte na „Konec tahu“ a sledujte.
cards-lesson-dictate-done = K jednomu duchovi přibyli dva další: vyřazen! Příkaz patří tomu, kdo má duchy.

cards-lesson-all-draw = Akční karta: Všichni lížou
cards-lesson-all-draw-1 = Lízněte si kartu.
cards-lesson-all-draw-2 = Všichni lížou! Každý si vezme kartu a vy první: klepněte na balíček.
cards-lesson-all-draw-done = Každý dostal kartu, třeba i ducha. Nebezpečné pro toho, kdo už má dva.

cards-lesson-pass-left = Akční karta: Doleva
cards-lesson-pass-left-1 = Máte ducha. Lízněte si kartu.
cards-lesson-pass-left-2 = Doleva! Všichni najednou dají kartu hráči po levici. Klepněte na svého ducha.
cards-lesson-pass-left-2-hint = To by šlo, ale duch by vám zůstal. Klepněte na ducha.
cards-lesson-pass-left-done = Duch putoval dál a z druhé strany přišla karta vám. Teď znáte všechny akční karty!
