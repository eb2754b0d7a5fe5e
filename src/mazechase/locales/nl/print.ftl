print-title = Printen en spelen
print-about = Het bord, de kaarten en de pionnen op ware grootte, met de regels zoals jij ze hebt ingesteld.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-make = Pdf maken
print-making = De pdf wordt gemaakt…
print-open = Pdf openen
