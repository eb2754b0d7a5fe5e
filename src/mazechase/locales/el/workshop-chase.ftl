# Σχόλια στα πρότυπα που τυπώνει το `mazechase document`, και ονόματα για όσα μετριούνται.
chase-template-layout =
    Ένας λαβύρινθος για το κυνηγητό, στο ταμπλό 9 x 9 του Quoridor: στήλες a έως i, γραμμές 1 έως 9. Το
    docs/rules/chase.md έχει όλους τους περιορισμούς· έλεγξε τον δικό σου με `mazechase check FILE` και δες τον με
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" για έναν που τυπώθηκε, αλλιώς "home-made".
chase-template-layout-fences =
    Ως 20 τοίχοι: το διπλανό τετράγωνο που είναι πιο κοντά στο a1, και μετά h (ξαπλωμένος) ή v (όρθιος). Το e3h είναι
    πάνω από τα e3 και f3, το e3v δεξιά από τα e3 και e4.
chase-template-layout-pellets = Τέσσερις μπάλες ενέργειας.
chase-template-layout-starts = Από πού ξεκινούν τα πιόνια· κανένα πάνω σε μπάλα ενέργειας.
chase-measure-caught = ζωές που χάθηκαν
chase-measure-ate-pellet = μπάλες ενέργειας που φαγώθηκαν
chase-measure-ate-ghost = φαντάσματα που φαγώθηκαν
chase-measure-frenzied = τρέλες
chase-measure-stayed = πιόνια που δεν μπορούσαν να κινηθούν
chase-measure-stalled = ζωές που χάθηκαν από καθυστέρηση
