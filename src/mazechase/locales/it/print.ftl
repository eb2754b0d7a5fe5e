print-title = Stampa e gioca
print-about = Il tabellone, le carte e le pedine a grandezza naturale, con le regole che hai scelto.
print-paper = Carta
print-paper-a4 = A4
print-paper-letter = Letter (USA)
print-make = Crea il PDF
print-making = Creo il PDF…
print-open = Apri il PDF
