print-title = Prindi ja mängi
print-about = Mängulaud, kaardid ja nupud õiges suuruses koos sinu valitud reeglitega.
print-paper = Paber
print-paper-a4 = A4
print-paper-letter = Letter
print-make = Tee PDF
print-making = Teen PDFi…
print-open = Ava PDF
