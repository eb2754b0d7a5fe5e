print-title = Skriv ut och spela
print-about = Bräde, kort och pjäser i rätt storlek, med reglerna som du har ställt in dem.
print-paper = Papper
print-paper-a4 = A4
print-paper-letter = Letter
print-make = Gör PDF:en
print-making = Gör PDF:en…
print-open = Öppna PDF:en
