cards-template-deck = Kortstokkene for begge nivåene, 54 kort i hver. docs/rules/cards.md har alle kravene; sjekk din med
    `mazechase check FILE`.
cards-template-deck-source = "attested" for trykte tall, ellers "home-made".
cards-template-deck-points = Hva kortene er verdt: en prikk (dot) 1, hver frukt mer. Du kan finne på frukter.
cards-template-deck-level1 = Hvor mange av hvert kort nivå 1 har: minst 3 spøkelser, en frukt, en prikk (dot), og give, swap og skip.
cards-template-deck-level2 = Det samme for nivå 2, med flere spøkelser, og dictate, all-draw og pass-left.
cards-measure-knocked-out = spillere slått ut
cards-measure-shut-down = spillere som stoppet
cards-measure-drew = kort trukket
cards-measure-gave = «Gi» spilt
cards-measure-swapped = «Bytt» spilt
cards-measure-skipping = «Hopp over» spilt
cards-measure-dictated = «Ordre» spilt
cards-measure-passed = kort sendt til venstre
cards-measure-wasted = kraftkort uten virkning
