# Print and play, on the page.
print-title = اطبع والعب
print-about = اللوحة والأوراق والقطع بحجمها الحقيقي، مع القواعد كما اخترتها.
print-paper = الورق
print-paper-a4 = A4
print-paper-letter = Letter
print-make = أنشئ ملف PDF
print-making = يجري إنشاء ملف PDF…
print-open = افتح ملف PDF
