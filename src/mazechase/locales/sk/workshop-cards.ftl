cards-template-deck =
    Balíčky oboch úrovní, po 54 kariet. Všetky podmienky sú v docs/rules/cards.md; svoje skontroluješ príkazom
    `mazechase check FILE`.
cards-template-deck-source = "attested" pre tlačené čísla, inak "home-made".
cards-template-deck-points = Hodnota kariet: bodka 1, každé ovocie viac. Ovocie si môžeš vymyslieť.
cards-template-deck-level1 = Koľko akých kariet má úroveň 1: aspoň 3 duchov, ovocie, bodku a give, swap a skip.
cards-template-deck-level2 = To isté pre úroveň 2, s viac duchmi a s dictate, all-draw a pass-left.
cards-measure-knocked-out = vyradenia
cards-measure-shut-down = hráči, čo sa stiahli
cards-measure-drew = potiahnuté karty
cards-measure-gave = zahrané karty Daj
cards-measure-swapped = zahrané karty Vymeň
cards-measure-skipping = zahrané karty Vynechaj
cards-measure-dictated = zahrané karty Rozkáž
cards-measure-passed = karty posunuté kartou Posuň vľavo
cards-measure-wasted = bonusové karty bez účinku
