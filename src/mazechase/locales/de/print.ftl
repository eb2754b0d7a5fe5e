print-title = Drucken und spielen
print-about = Brett, Karten und Figuren in echter Größe, mit den Regeln, wie du sie eingestellt hast.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-make = PDF erstellen
print-making = Das PDF entsteht …
print-open = PDF öffnen
