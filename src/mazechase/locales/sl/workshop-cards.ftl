cards-template-deck =
    Kupčka obeh stopenj, vsak s 54 kartami. Vse omejitve so v docs/rules/cards.md; svojega preveri z
    `mazechase check FILE`.
cards-template-deck-source = "attested" za natisnjena števila, sicer "home-made".
cards-template-deck-points = Koliko so vredne karte: pika 1, vsak sadež več. Sadeže si lahko izmisliš.
cards-template-deck-level1 = Koliko je katerih kart na stopnji 1: vsaj 3 duhovi, sadež, pika ter give, swap in skip.
cards-template-deck-level2 = Enako za stopnjo 2, z več duhovi ter dictate, all-draw in pass-left.
cards-measure-knocked-out = izpadi
cards-measure-shut-down = igralci, ki so se ustavili
cards-measure-drew = povlečene karte
cards-measure-gave = odigrane karte DAJ
cards-measure-swapped = odigrane karte ZAMENJAJ
cards-measure-skipping = odigrane karte IZPUSTI
cards-measure-dictated = odigrane karte UKAŽI
cards-measure-passed = karte, podane s PODAJ LEVO
cards-measure-wasted = posebne karte brez učinka
