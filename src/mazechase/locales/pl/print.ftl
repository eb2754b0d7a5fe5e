# Drukuj i graj
print-title = Drukuj i graj
print-about = Plansza, karty i pionki w naturalnej wielkości, razem z ustawionymi zasadami.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-make = Zrób PDF
print-making = Robimy PDF…
print-open = Otwórz PDF
