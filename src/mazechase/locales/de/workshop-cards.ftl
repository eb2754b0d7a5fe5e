cards-template-deck =
    Die Kartensätze beider Stufen, je 54 Karten. docs/rules/cards.md nennt alle Bedingungen; prüf deine mit
    `mazechase check FILE`.
cards-template-deck-source = "attested" für gedruckte Zahlen, sonst "home-made".
cards-template-deck-points = Was Karten wert sind: eine Pille (dot) 1, jede Frucht mehr. Früchte darfst du erfinden.
cards-template-deck-level1 = Wie viele von jeder Karte Stufe 1 hat: mindestens 3 Geister, eine Frucht, eine Pille (dot), dazu give, swap und skip.
cards-template-deck-level2 = Dasselbe für Stufe 2, mit mehr Geistern, dazu dictate, all-draw und pass-left.
cards-measure-knocked-out = Ausgeschiedene
cards-measure-shut-down = Ausgestiegene
cards-measure-drew = gezogene Karten
cards-measure-gave = Geben gespielt
cards-measure-swapped = Tauschen gespielt
cards-measure-skipping = Aussetzen gespielt
cards-measure-dictated = Befehlen gespielt
cards-measure-passed = nach links gegebene Karten
cards-measure-wasted = Power-Karten ohne Wirkung
