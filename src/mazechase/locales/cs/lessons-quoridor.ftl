# Co říká trenér v lekcích.
quoridor-lesson-first-turn = Váš první tah
quoridor-lesson-first-turn-1 = Jste Pac-Man a chcete se dostat na druhou stranu. Klepněte na pole před sebou.
quoridor-lesson-first-turn-1-hint = To se smí, ale cíl je přímo před vámi. Klepněte na pole před sebou.
quoridor-lesson-first-turn-2 = To byl tah! Soupeř táhl taky. Pokračujte: ještě jeden krok.
quoridor-lesson-first-turn-3 = Zbývá jediný krok. Klepněte na poslední pole a vyhrajte.
quoridor-lesson-first-turn-done = Vyhráváte! Kdo první dojde na svou druhou stranu, vyhrává.

quoridor-lesson-fence = Postavte překážku
quoridor-lesson-fence-1 = Soupeři chybí k výhře jediný krok! Místo chůze postavte překážku: klepněte na vyznačenou mezeru a pak na „Postavit“.
quoridor-lesson-fence-1-hint = Soupeř by teď vyhrál. Dejte překážku do vyznačené mezery.
quoridor-lesson-fence-2 = Teď ji soupeř musí obejít. Prodlužte mu cestu: přidejte překážku hned vedle první.
quoridor-lesson-fence-done = Skvělá obrana! Překážka zakryje dvě pole a zůstane stát. Ve dvou jich má každý deset.

quoridor-lesson-jump = Přeskočte
quoridor-lesson-jump-1 = Někdo stojí přímo před vámi. Můžete ho přeskočit: klepněte na pole za ním.
quoridor-lesson-jump-1-hint = Nemusíte ho obcházet. Klepněte na pole za soupeřem.
quoridor-lesson-jump-done = Dvě pole jedním tahem! Stát proti sobě se vyplatí tomu, kdo je na tahu.

quoridor-lesson-jump-aside = Skok do strany
quoridor-lesson-jump-aside-1 = Za soupeřem je překážka, takže rovně skočit nejde. Skočte do strany: klepněte na vyznačené pole.
quoridor-lesson-jump-aside-1-hint = Jde to rychleji: skočte kolem soupeře na vyznačené pole.
quoridor-lesson-jump-aside-done = Správně! Do strany se skáče, jen když je hned za druhou figurkou překážka.

quoridor-lesson-race = Vyhrajte závod
quoridor-lesson-race-1 = Spočítejte kroky: vám chybí dva, soupeři jen jeden. Překážka ve vyznačené mezeře mu z jednoho kroku udělá tři!
quoridor-lesson-race-1-hint = To by soupeř příštím krokem vyhrál. Nejdřív dejte překážku do vyznačené mezery.
quoridor-lesson-race-2 = Soupeř musí obcházet. Teď utíkejte!
quoridor-lesson-race-3 = Ještě jeden krok.
quoridor-lesson-race-done = Vyhráváte o krok! Porovnávejte cesty: běžte, když je vaše kratší, a stavte, když není. Nikoho nejde zavřít úplně.
