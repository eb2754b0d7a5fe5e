print-title = Print og spil
print-about = Plade, kort og brikker i rigtig størrelse, med reglerne, som I har valgt dem.
print-paper = Papir
print-paper-a4 = A4
print-paper-letter = Letter
print-make = Lav PDF'en
print-making = Laver PDF'en …
print-open = Åbn PDF'en
