cards-template-deck =
    De stapels van beide niveaus, elk 54 kaarten. Alle voorwaarden staan in docs/rules/cards.md; controleer die van jou
    met `mazechase check FILE`.
cards-template-deck-source = "attested" voor gedrukte aantallen, anders "home-made".
cards-template-deck-points = Wat kaarten waard zijn: een stip 1, elke vrucht meer. Je mag vruchten verzinnen.
cards-template-deck-level1 = Hoeveel er van elke kaart in niveau 1 zitten: minstens 3 spoken, een vrucht, een stip, en give, swap en skip.
cards-template-deck-level2 = Hetzelfde voor niveau 2, met meer spoken, en dictate, all-draw en pass-left.
cards-measure-knocked-out = uitgeschakelde spelers
cards-measure-shut-down = gestopte spelers
cards-measure-drew = gepakte kaarten
cards-measure-gave = keren Geven
cards-measure-swapped = keren Ruilen
cards-measure-skipping = keren Overslaan
cards-measure-dictated = keren Bevelen
cards-measure-passed = kaarten met Links doorgeven
cards-measure-wasted = power-ups die niets deden
