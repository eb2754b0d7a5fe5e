print-title = Tulosta ja pelaa
print-about = Lauta, kortit ja hahmot oikeassa koossa sekä säännöt sellaisina kuin olet ne valinnut.
print-paper = Paperi
print-paper-a4 = A4
print-paper-letter = Letter
print-make = Tee PDF
print-making = Tehdään PDF-tiedostoa…
print-open = Avaa PDF
