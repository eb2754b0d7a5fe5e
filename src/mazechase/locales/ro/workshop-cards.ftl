cards-template-deck =
    Pachetele celor două niveluri, câte 54 de cărți fiecare. docs/rules/cards.md are toate condițiile; verifică-le pe
    ale tale cu `mazechase check FILE`.
cards-template-deck-source = "attested" pentru numere tipărite, altfel "home-made".
cards-template-deck-points = Cât valorează cărțile: o bulină 1, fiecare fruct mai mult. Poți inventa fructe.
cards-template-deck-level1 = Câte cărți de fiecare fel are nivelul 1: cel puțin 3 fantome, un fruct, o bulină, și give, swap și skip.
cards-template-deck-level2 = La fel pentru nivelul 2, cu mai multe fantome, și dictate, all-draw și pass-left.
cards-measure-knocked-out = ieșiri din joc
cards-measure-shut-down = jucători care s-au oprit
cards-measure-drew = cărți trase
cards-measure-gave = Cadou jucat
cards-measure-swapped = Schimb jucat
cards-measure-skipping = Stai o tură jucat
cards-measure-dictated = Ordin jucat
cards-measure-passed = cărți date cu La stânga
cards-measure-wasted = puteri fără efect
