cards-template-deck =
    Mõlema taseme pakid, kummaski 54 kaarti. Kõik tingimused on failis docs/rules/cards.md; kontrolli oma pakke käsuga
    `mazechase check FILE`.
cards-template-deck-source = "attested" trükitud arvude, muidu "home-made".
cards-template-deck-points = Mida kaardid väärt on: dot 1, iga puuvili rohkem. Võid puuvilju juurde mõelda.
cards-template-deck-level1 = Mitu igat kaarti on 1. tasemel: vähemalt 3 kummitust, puuvili, dot ning give, swap ja skip.
cards-template-deck-level2 = Sama 2. taseme kohta, rohkem kummitusi ning dictate, all-draw ja pass-left.
cards-measure-knocked-out = väljalangemisi
cards-measure-shut-down = lukustanud mängijaid
cards-measure-drew = võetud kaarte
cards-measure-gave = ANNA mängitud
cards-measure-swapped = VAHETA mängitud
cards-measure-skipping = JÄTA VAHELE mängitud
cards-measure-dictated = KÄSK mängitud
cards-measure-passed = ANNA VASAKULE edasi antud kaarte
cards-measure-wasted = mõjuta jõukaarte
