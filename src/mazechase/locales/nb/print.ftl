print-title = Skriv ut og spill
print-about = Brettet, kortene og brikkene i riktig størrelse, med reglene slik du har valgt dem.
print-paper = Papir
print-paper-a4 = A4
print-paper-letter = Letter
print-make = Lag PDF-en
print-making = Lager PDF-en…
print-open = Åpne PDF-en
