# Τι λένε τα `mazechase measure` και `mazechase suggest`, στο τερματικό και στη σελίδα.
measure-seat-more = Η θέση { $name } νικάει πολύ συχνά: { $share }% των παρτίδων ({ $low } έως { $high }), ενώ δίκαιο θα ήταν { $fair }%.
measure-seat-less = Η θέση { $name } νικάει πολύ σπάνια: { $share }% των παρτίδων ({ $low } έως { $high }), ενώ δίκαιο θα ήταν { $fair }%.
measure-side-more = Η πλευρά «{ $name }» νικάει πολύ συχνά: { $share }% των παρτίδων ({ $low } έως { $high }), ενώ ισορροπία θα ήταν { $fair }%.
measure-side-less = Η πλευρά «{ $name }» νικάει πολύ σπάνια: { $share }% των παρτίδων ({ $low } έως { $high }), ενώ ισορροπία θα ήταν { $fair }%.
measure-seats-even = Όλες οι θέσεις έχουν περίπου την ίδια πιθανότητα νίκης.
measure-sides-even = Και οι δύο πλευρές έχουν περίπου την ίδια πιθανότητα νίκης.
measure-seats-open = Καμία θέση δεν νικάει πιο συχνά ή πιο σπάνια απ’ όσο εξηγεί η τύχη. Μπορεί ακόμα να υπάρχει διαφορά ως { $points } εκατοστιαίες μονάδες· θα φαινόταν με περισσότερες παρτίδες.
measure-sides-open = Καμία πλευρά δεν νικάει πιο συχνά απ’ όσο εξηγεί η τύχη. Μπορεί ακόμα να υπάρχει διαφορά ως { $points } εκατοστιαίες μονάδες· θα φαινόταν με περισσότερες παρτίδες.
measure-began-more = Η πρώτη σειρά βοηθάει: όποιος αρχίζει νικάει στο { $share }% των παρτίδων ({ $low } έως { $high }), ενώ δίκαιο θα ήταν { $fair }%.
measure-began-less = Η πρώτη σειρά δεν συμφέρει: όποιος αρχίζει νικάει στο { $share }% των παρτίδων ({ $low } έως { $high }), ενώ δίκαιο θα ήταν { $fair }%.
measure-unfinished = Παρτίδες που τελείωσε το όριο σειρών: { $games } από { $of }.
measure-dead-ends = Αδιέξοδα όπου δεν πήγε ποτέ κανείς: { $cells }.
measure-unvisited = Θέσεις όπου δεν πήγε ποτέ κανείς: { $cells }.
measure-heading = { $game } για { $players }, { $bots }, παρτίδες: { $games }, σπόρος { $seed }
measure-stopped = Σταμάτησε νωρίτερα: όλα φάνηκαν μετά την παρτίδα { $games } (το πολύ { $asked }).
measure-who = ποιος
measure-wins = νίκες
measure-share = μερίδιο
measure-interval = διάστημα 95%
measure-fair = δίκαιο
measure-seat = θέση { $seat }
measure-began = όποιος αρχίζει
measure-half-time = όποιος προηγείται στη μέση
measure-draws = ισοπαλίες
measure-per-game = ανά παρτίδα
measure-mean = μέσος όρος
measure-median = διάμεσος
measure-most = 90% των παρτίδων ως
measure-turns = σειρές
measure-minutes = λεπτά (εκτίμηση)
measure-lead-changes = αλλαγές στην πρώτη θέση

check-fine = όλα καλά
check-unreadable = δεν διαβάζεται
check-problems = { $count ->
    [one] { $count } πρόβλημα
   *[other] { $count } προβλήματα
}
check-line = γραμμή { $line }
