cards-lesson-first-turn = Az első köröd
cards-lesson-first-turn-1 = Pontokat gyűjtesz. Koppints a „Húzok” gombra, és tiéd egy lap.
cards-lesson-first-turn-1-hint = Még nincs pontod, ne állj le. Koppints a „Húzok” gombra.
cards-lesson-first-turn-2 = Cseresznye, 2 pont! Egy körben legfeljebb három lapot vehetsz el. Húzz még egyet.
cards-lesson-first-turn-3 = A pötty 1 pont. Három szellemmel kiesnél, úgyhogy ne legyünk mohók: koppints a „Kör vége” gombra.
cards-lesson-first-turn-3-hint = Szabad, de most inkább játsszunk biztosra. Koppints a „Kör vége” gombra.
cards-lesson-first-turn-done = Ennyi egy kör: húzol legfeljebb három lapot, aztán befejezed. Akinek a végén a legtöbb pontja van, győz.

cards-lesson-stop = Állj le időben
cards-lesson-stop-1 = Két szellem! Még egy, és kiesel, a pontjaid is elvesznek. Mentsd meg a pontjaidat: koppints a „Leállok” gombra, aztán hagyd jóvá.
cards-lesson-stop-1-hint = Túl kockázatos: még egy szellemmel kiesnél. Koppints a „Leállok” gombra.
cards-lesson-stop-done = Megmaradtak a pontjaid, a vetélytársad pedig harmadik szellemet húzott, és kiesett. Győztél!

cards-lesson-give = Erőkártya: Adj
cards-lesson-give-1 = Két szellem van nálad. Légy bátor, és húzz: lehet, hogy erőkártya jön.
cards-lesson-give-2 = Adj! Szabadulj meg egy szellemtől: koppints a megjelölt szellemre, aztán arra, aki kapja.
cards-lesson-give-done = Eggyel kevesebb szellem nálad, eggyel több nála! Ha ez a harmadik, kiesik.

cards-lesson-swap = Erőkártya: Csere
cards-lesson-swap-1 = Csak egy pötty és két szellem: rossz lapok. Húzz egyet.
cards-lesson-swap-2 = Csere! Két játékos lapot cserél. Koppints magadra és a megjelölt játékosra.
cards-lesson-swap-2-hint = Akkor nálad maradnának a szellemek. Válaszd magadat és a megjelölt játékost.
cards-lesson-swap-done = Micsoda fogás, 12 pont! A szellemeid nála vannak. Két másik játékos lapjait is kicserélheted.

cards-lesson-skip = Erőkártya: Kimaradás
cards-lesson-skip-1 = Húzz egy lapot.
cards-lesson-skip-2 = Kimaradás! Valaki kimarad egy körből. Koppints a megjelölt játékosra.
cards-lesson-skip-3 = Most koppints a „Kör vége” gombra, és nézd, ki jön.
cards-lesson-skip-done = A megjelölt játékos kimaradt. Azt hagyd ki, akinek a legjobban kellene a kör.

cards-lesson-dictate = Erőkártya: Parancs
cards-lesson-dictate-1 = Ez a 2. szint, más erőkártyákkal. Húzz egy lapot.
cards-lesson-dictate-2 = Parancs! Mondd meg, hány lapot húzzon valaki. Koppints a megjelölt játékosra, aztán a +3-ra.
cards-lesson-dictate-2-hint = Ez is jó ötlet, de legyen most veszélyes: a megjelölt játékos, és +3.
cards-lesson-dictate-3 = Három lap, és nincs menekvés. Koppints a „Kör vége” gombra, és figyelj.
cards-lesson-dictate-done = Volt nála egy szellem, jött még kettő: kiesett! Arra érdemes lecsapni, akinél már van szellem.

cards-lesson-all-draw = Erőkártya: Mindenki húz
cards-lesson-all-draw-1 = Húzz egy lapot.
cards-lesson-all-draw-2 = Mindenki húz! Mindenki kap egy lapot, te vagy az első: koppints a paklira.
cards-lesson-all-draw-done = Mindenki kapott egy lapot, szellemet is. Akinél már két szellem van, annak ez veszélyes.

cards-lesson-pass-left = Erőkártya: Add balra
cards-lesson-pass-left-1 = Van egy szellemed. Húzz egy lapot.
cards-lesson-pass-left-2 = Add balra! Mindenki egyszerre ad egy lapot a bal oldali szomszédjának. Koppints a szellemedre.
cards-lesson-pass-left-2-hint = Lehetne, de akkor nálad maradna a szellem. Koppints a szellemre.
cards-lesson-pass-left-done = A szellemed továbbment, te pedig a másik oldalról kaptál egy lapot. Most már minden erőkártyát ismersz!
