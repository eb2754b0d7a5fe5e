print-title = Natisni in igraj
print-about = Plošča, karte in figure v pravi velikosti, s pravili, kakor jih nastaviš.
print-paper = Papir
print-paper-a4 = A4
print-paper-letter = Letter
print-make = Ustvari PDF
print-making = PDF nastaja …
print-open = Odpri PDF
