# Print and play, on the page.
print-title = Vytisknout a hrát
print-about = Deska, karty a figurky ve skutečné velikosti, s pravidly tak, jak jste si je nastavili.
print-paper = Papír
print-paper-a4 = A4
print-paper-letter = Letter
print-make = Vytvořit PDF
print-making = Vytváří se PDF…
print-open = Otevřít PDF
