# Τύπωσε και παίξε, στη σελίδα.
print-title = Τύπωσε και παίξε
print-about = Το ταμπλό, οι κάρτες και τα πιόνια στο αληθινό μέγεθος, με τους κανόνες όπως τους έστησες.
print-paper = Χαρτί
print-paper-a4 = A4
print-paper-letter = Letter
print-make = Φτιάξε το PDF
print-making = Το PDF φτιάχνεται…
print-open = Άνοιξε το PDF
