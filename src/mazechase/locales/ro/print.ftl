print-title = Tipărește și joacă
print-about = Tabla, cărțile și pionii la mărime adevărată, cu regulile alese de tine.
print-paper = Hârtie
print-paper-a4 = A4
print-paper-letter = Letter (SUA)
print-make = Fă PDF-ul
print-making = Facem PDF-ul…
print-open = Deschide PDF-ul
