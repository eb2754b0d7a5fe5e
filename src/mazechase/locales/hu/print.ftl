print-title = Nyomtasd ki, és játssz
print-about = A tábla, a lapok és a bábuk valódi méretben, a beállított szabályaiddal.
print-paper = Papír
print-paper-a4 = A4
print-paper-letter = Letter
print-make = PDF készítése
print-making = Készül a PDF…
print-open = A PDF megnyitása
