chase-template-layout =
    Een indeling voor de achtervolging, op het bord van Quoridor van 9 x 9: kolommen a tot i, rijen 1 tot 9. Alle
    voorwaarden staan in docs/rules/chase.md; controleer die van jou met `mazechase check FILE`, en bekijk hem met
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" voor een gedrukte indeling, anders "home-made".
chase-template-layout-fences =
    Hoogstens 20 muurtjes: het aangrenzende vakje dat het dichtst bij a1 ligt, en dan h voor liggend of v voor staand.
    e3h ligt boven e3 en f3, e3v staat rechts van e3 en e4.
chase-template-layout-pellets = Vier krachtpillen.
chase-template-layout-starts = Waar de pionnen beginnen; niet op een krachtpil.
chase-measure-caught = verloren levens
chase-measure-ate-pellet = opgegeten krachtpillen
chase-measure-ate-ghost = opgegeten spoken
chase-measure-frenzied = keren jachtmodus
chase-measure-stayed = pionnen die niet konden bewegen
chase-measure-stalled = levens verloren door treuzelen
