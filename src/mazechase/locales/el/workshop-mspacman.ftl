# Σχόλια στα πρότυπα που τυπώνει το `mazechase document`, και ονόματα για όσα μετριούνται.
mspacman-template-layout =
    Ένα ταμπλό για τη Ms. Pac-Man. Το docs/rules/mspacman.md έχει όλους τους περιορισμούς· έλεγξε το δικό σου με
    `mazechase check FILE`.
    {" "}
      b i p s  ένα τετράγωνο με κουκκίδα στην περιοχή Blinky, Inky, Pinky ή Sue, με τη φορά του ρολογιού·
               17 κουκκίδες σε κάθε περιοχή
      b*       με τετράγωνο ενέργειας, ένα ανά περιοχή     bx  ένα τετράγωνο εξόδου, στην άκρη, χωρίς κουκκίδα
      bo       με λευκό κύκλο, κοντά στη μέση              bg  μια φωλιά, στη μέση
      --- |    ένας τοίχος     = :  μια πόρτα     ^ v < >  το άνοιγμα ενός τετραγώνου εξόδου     ###  γεμάτο
mspacman-template-layout-id = Το id είναι το όνομα που του δίνουν οι επιλογές: μικρά λατινικά γράμματα, ψηφία και -.
mspacman-template-layout-source = "attested" για ένα που τυπώθηκε, αλλιώς "home-made".
mspacman-template-die-faces = Οι όψεις του ζαριού των φαντασμάτων: αριθμοί βημάτων, και F2, που τα κάνει και αδύναμα.
mspacman-template-spinner-faces = Οι αριθμοί του τροχού της Ms. Pac-Man· ένας τους πρέπει να είναι 3.
mspacman-measure-captured = φορές που πιάστηκε η Ms. Pac-Man
mspacman-measure-caught = φαντάσματα που πιάστηκαν
mspacman-measure-ran-into-her = αδύναμα φαντάσματα που έπεσαν πάνω της
mspacman-measure-power-eaten = κουκκίδες ενέργειας
mspacman-measure-extra-turn = επιπλέον σειρές
mspacman-measure-bumped = περάσματα στο επόμενο ελεύθερο τετράγωνο
