print-title = Spausdinti ir žaisti
print-about = Tikro dydžio lenta, kortos ir figūrėlės bei tavo pasirinktos taisyklės.
print-paper = Popierius
print-paper-a4 = A4
print-paper-letter = Letter
print-make = Sukurti PDF
print-making = Kuriamas PDF…
print-open = Atverti PDF
