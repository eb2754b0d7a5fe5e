# Print and play, on the page.
print-title = Print and play
print-about = The board, cards and pieces at true size, with the rules as you've set them up.
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-make = Make the PDF
print-making = Making the PDF…
print-open = Open the PDF
