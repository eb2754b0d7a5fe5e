# Imprimir y jugar, en la página.
print-title = Imprimir y jugar
print-about = El tablero, las cartas y las figuras a tamaño real, con las reglas tal como las has preparado.
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Carta
print-make = Crear el PDF
print-making = Creando el PDF…
print-open = Abrir el PDF
