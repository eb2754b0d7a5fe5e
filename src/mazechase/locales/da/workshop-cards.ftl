cards-template-deck =
    Kortbunkerne til begge niveauer, 54 kort hver. docs/rules/cards.md har alle betingelser; kontrollér din med
    `mazechase check FILE`.
cards-template-deck-source = "attested" for trykte tal, ellers "home-made".
cards-template-deck-points = Hvad kort er værd: en prik (dot) 1, hver frugt mere. Du må finde på frugter.
cards-template-deck-level1 = Hvor mange af hvert kort niveau 1 har: mindst 3 spøgelser, en frugt, en prik (dot) samt give, swap og skip.
cards-template-deck-level2 = Det samme for niveau 2, med flere spøgelser samt dictate, all-draw og pass-left.
cards-measure-knocked-out = slået ud
cards-measure-shut-down = stået af
cards-measure-drew = trukne kort
cards-measure-gave = Giv spillet
cards-measure-swapped = Byt spillet
cards-measure-skipping = Spring over spillet
cards-measure-dictated = Bestem spillet
cards-measure-passed = kort sendt til venstre
cards-measure-wasted = power-kort uden virkning
