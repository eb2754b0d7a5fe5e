# Comments in the templates that `mazechase document` prints, and names of what is counted.
cards-template-deck =
    The decks of both levels, 54 cards each. docs/rules/cards.md has every constraint; check yours with
    `mazechase check FILE`.
cards-template-deck-source = "attested" for printed numbers, otherwise "home-made".
cards-template-deck-points = What cards are worth: a dot 1, every fruit more. You may invent fruits.
cards-template-deck-level1 = How many of each card Level 1 has: at least 3 ghosts, a fruit, a dot, and give, swap and skip.
cards-template-deck-level2 = The same for Level 2, with more ghosts, and dictate, all-draw and pass-left.
cards-measure-knocked-out = knock-outs
cards-measure-shut-down = players who stopped
cards-measure-drew = cards drawn
cards-measure-gave = GIVE played
cards-measure-swapped = SWAP played
cards-measure-skipping = SKIP played
cards-measure-dictated = DICTATE played
cards-measure-passed = cards passed by PASS-LEFT
cards-measure-wasted = power-ups without effect
