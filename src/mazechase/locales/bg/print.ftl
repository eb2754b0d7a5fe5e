print-title = Разпечатай и играй
print-about = Дъската, картите и фигурите в истински размер, с избраните от теб правила.
print-paper = Хартия
print-paper-a4 = A4
print-paper-letter = Letter
print-make = Направи PDF
print-making = Правим PDF…
print-open = Отвори PDF
