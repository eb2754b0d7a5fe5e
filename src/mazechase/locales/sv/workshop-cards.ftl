cards-template-deck =
    Kortlekarna för båda nivåerna, 54 kort var. docs/rules/cards.md har alla krav; kontrollera dina med
    `mazechase check FILE`.
cards-template-deck-source = "attested" för tryckta antal, annars "home-made".
cards-template-deck-points = Vad korten är värda: en prick 1, varje frukt mer. Du får hitta på frukter.
cards-template-deck-level1 = Hur många av varje kort Nivå 1 har: minst 3 spöken, en frukt, en prick samt give, swap och skip.
cards-template-deck-level2 = Detsamma för Nivå 2, med fler spöken samt dictate, all-draw och pass-left.
cards-measure-knocked-out = utslagningar
cards-measure-shut-down = spelare som stannade
cards-measure-drew = dragna kort
cards-measure-gave = spelade GE
cards-measure-swapped = spelade BYT
cards-measure-skipping = spelade STÅ ÖVER
cards-measure-dictated = spelade BESTÄM
cards-measure-passed = kort skickade med SKICKA VÄNSTER
cards-measure-wasted = specialkort utan verkan
