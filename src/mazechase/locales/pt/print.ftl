# Imprimir e jogar, na página.
print-title = Imprimir e jogar
print-about = O tabuleiro, as cartas e os peões em tamanho real, com as regras tal como as preparaste.
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Carta (EUA)
print-make = Criar o PDF
print-making = A criar o PDF…
print-open = Abrir o PDF
