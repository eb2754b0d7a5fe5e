print-title = Imprimer et jouer
print-about = Le plateau, les cartes et les pions en vraie grandeur, avec les règles que tu as choisies.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Lettre US
print-make = Créer le PDF
print-making = Création du PDF…
print-open = Ouvrir le PDF
