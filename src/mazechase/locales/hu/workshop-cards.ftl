cards-template-deck =
    Mindkét szint paklija, egyenként 54 lap. Minden feltétel itt olvasható: docs/rules/cards.md; így ellenőrizd:
    `mazechase check FILE`.
cards-template-deck-source = "attested", ha nyomtatott számok, különben "home-made".
cards-template-deck-points = Mennyit érnek a lapok: a pötty (dot) 1-et, minden gyümölcs többet. Gyümölcsöt ki is találhatsz.
cards-template-deck-level1 = Melyik lapból hány van az 1. szinten: legalább 3 szellem, egy gyümölcs, egy dot, és give, swap, skip.
cards-template-deck-level2 = Ugyanez a 2. szinten, több szellemmel, és dictate, all-draw, pass-left lapokkal.
cards-measure-knocked-out = kiesések
cards-measure-shut-down = leállt játékosok
cards-measure-drew = húzott lapok
cards-measure-gave = kijátszott „Adj”
cards-measure-swapped = kijátszott „Csere”
cards-measure-skipping = kijátszott „Kimaradás”
cards-measure-dictated = kijátszott „Parancs”
cards-measure-passed = „Add balra” miatt továbbadott lapok
cards-measure-wasted = hatástalan erőkártyák
