cards-template-deck =
    Molempien tasojen pakat, 54 korttia kummassakin. Kaikki ehdot ovat tiedostossa docs/rules/cards.md; tarkista omasi
    näin: `mazechase check FILE`.
cards-template-deck-source = "attested", jos luvut ovat painetusta pelistä, muuten "home-made".
cards-template-deck-points = Korttien arvot: pilleri 1, jokainen hedelmä enemmän. Saat keksiä hedelmiä.
cards-template-deck-level1 = Montako mitäkin korttia tasolla 1 on: vähintään 3 haamua, hedelmä, pilleri sekä give, swap ja skip.
cards-template-deck-level2 = Sama tasolle 2, mutta haamuja on enemmän; sekä dictate, all-draw ja pass-left.
cards-measure-knocked-out = putoamisia
cards-measure-shut-down = lopettaneita pelaajia
cards-measure-drew = nostettuja kortteja
cards-measure-gave = pelattu: ANNA
cards-measure-swapped = pelattu: VAIHDA
cards-measure-skipping = pelattu: OHITA
cards-measure-dictated = pelattu: MÄÄRÄÄ
cards-measure-passed = kortilla ANNA VASEMMALLE annettuja
cards-measure-wasted = erikoiskortteja, jotka eivät vaikuttaneet
