# Σχόλια στα πρότυπα που τυπώνει το `mazechase document`, και ονόματα για όσα μετριούνται.
cards-template-deck =
    Οι τράπουλες των δύο επιπέδων, με 54 κάρτες η καθεμία. Το docs/rules/cards.md έχει όλους τους περιορισμούς· έλεγξε
    τις δικές σου με `mazechase check FILE`.
cards-template-deck-source = "attested" για τυπωμένους αριθμούς, αλλιώς "home-made".
cards-template-deck-points = Πόσο αξίζουν οι κάρτες: μια κουκκίδα (dot) 1, κάθε φρούτο περισσότερο. Μπορείς να βάλεις δικά σου φρούτα.
cards-template-deck-level1 = Πόσες από κάθε κάρτα έχει το επίπεδο 1: τουλάχιστον 3 φαντάσματα, ένα φρούτο, μια κουκκίδα (dot), και give, swap και skip.
cards-template-deck-level2 = Το ίδιο για το επίπεδο 2, με περισσότερα φαντάσματα, και dictate, all-draw και pass-left.
cards-measure-knocked-out = παίκτες που βγήκαν εκτός
cards-measure-shut-down = παίκτες που σταμάτησαν
cards-measure-drew = κάρτες που τραβήχτηκαν
cards-measure-gave = «Δώρο»: φορές
cards-measure-swapped = «Ανταλλαγή»: φορές
cards-measure-skipping = «Χάσε σειρά»: φορές
cards-measure-dictated = «Διαταγή»: φορές
cards-measure-passed = κάρτες που πήγαν αριστερά
cards-measure-wasted = ειδικές κάρτες που δεν έκαναν τίποτα
