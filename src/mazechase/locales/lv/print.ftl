print-title = Drukā un spēlē
print-about = Laukums, kārtis un figūriņas īstajā izmērā ar noteikumiem, kā tu tos iestatīji.
print-paper = Papīrs
print-paper-a4 = A4
print-paper-letter = Letter
print-make = Izveidot PDF
print-making = Veido PDF…
print-open = Atvērt PDF
