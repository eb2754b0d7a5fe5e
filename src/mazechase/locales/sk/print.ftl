print-title = Vytlač a hraj
print-about = Doska, karty a figúrky v skutočnej veľkosti s pravidlami podľa tvojho nastavenia.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-make = Vytvoriť PDF
print-making = PDF sa vytvára…
print-open = Otvoriť PDF
