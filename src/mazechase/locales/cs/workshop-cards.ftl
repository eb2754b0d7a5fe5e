# Comments in the templates that `mazechase document` prints, and names of what is counted.
cards-template-deck =
    Balíčky obou úrovní, po 54 kartách. Všechny podmínky jsou v docs/rules/cards.md; svůj balíček ověřte pomocí
    `mazechase check SOUBOR`.
cards-template-deck-source = "attested", pokud jsou počty vytištěné, jinak "home-made".
cards-template-deck-points = Kolik karty platí: tečka 1, každé ovoce víc. Ovoce si můžete vymyslet.
cards-template-deck-level1 = Kolik je které karty v úrovni 1: aspoň 3 duchové, ovoce, tečka a give, swap a skip.
cards-template-deck-level2 = Totéž pro úroveň 2, s více duchy a s kartami dictate, all-draw a pass-left.
cards-measure-knocked-out = vyřazení
cards-measure-shut-down = hráči, kteří přestali
cards-measure-drew = líznuté karty
cards-measure-gave = zahraný Dar
cards-measure-swapped = zahraná Výměna
cards-measure-skipping = zahrané Vynechání
cards-measure-dictated = zahraný Příkaz
cards-measure-passed = karty poslané kartou Doleva
cards-measure-wasted = akční karty bez účinku
