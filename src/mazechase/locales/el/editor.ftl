# Το εργαστήρι στη σελίδα: σχέδια για ταμπλό, τράπουλες, ζάρια και κανόνες του σπιτιού.
editor-workshop = Εργαστήρι
editor-intro = Φτιάξε δικό σου ταμπλό, τράπουλα, ζάρι ή κανόνες. Όσο σχεδιάζεις, τα μποτ το δοκιμάζουν και σου λένε αν είναι δίκαιο. Μετά παίξ’ το με όποιον θέλεις.
editor-make = Τι να φτιάξεις
editor-yours = Φτιαγμένα σε αυτή τη συσκευή
editor-none = Τίποτα ακόμα. Ό,τι φτιάχνεις φυλάγεται εδώ μόνο του.
editor-unsound = Δεν τελείωσε
editor-open-file = Άνοιξε αρχείο
editor-opening = Μια στιγμή…
editor-gone = Αυτό δεν είναι σε αυτή τη συσκευή. Ίσως σβήστηκε ή φτιάχτηκε σε άλλη.
editor-unknown = Η σελίδα δεν ξέρει για τι είναι ο σύνδεσμος ή το αρχείο.
editor-unreadable = { $file }: δεν είναι ταμπλό, τράπουλα ή κανόνες που μπορούν να φανούν εδώ.
editor-too-large = { $file }: πολύ μεγάλο.
editor-new-name = { $kind } { $number }
editor-to-workshop = Πίσω στο εργαστήρι
editor-called = Όνομα

editor-kind-marbles-layout = Ταμπλό
editor-kind-marbles-rules = Κανόνες του σπιτιού
editor-kind-mspacman-layout = Ταμπλό
editor-kind-mspacman-die_faces = Ζάρι των φαντασμάτων
editor-kind-mspacman-spinner_faces = Τροχός
editor-kind-mspacman-rules = Κανόνες του σπιτιού
editor-kind-chase-layout = Λαβύρινθος
editor-kind-chase-rules = Κανόνες του σπιτιού
editor-kind-cards-deck = Τράπουλα
editor-kind-cards-rules = Κανόνες του σπιτιού
editor-kind-quoridor-rules = Κανόνες του σπιτιού

editor-start-from = Ξεκίνα από
editor-from-nothing = Τίποτα
editor-undo = Αναίρεση
editor-redo = Ξανά
editor-drawing = Σχέδιο
editor-brushes = Πινέλα
editor-eraser = Γόμα
editor-symmetry = Σχεδίασε σε πολλές πλευρές μαζί
editor-symmetry-mirror = Καθρέφτης
editor-symmetry-half = Μισή στροφή
editor-symmetry-quarter = Τέταρτα στροφής
editor-keys = Πλήκτρα: τα βέλη κινούν, το Enter σχεδιάζει, το Delete σβήνει, το T γυρίζει στην άλλη κατεύθυνση. Από 1 έως 9 διαλέγεις πινέλο, 0 τη γόμα. Το Ctrl+Z αναιρεί.
editor-empty = άδειο
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, κάτι δεν πάει καλά εδώ

editor-marbles-hole = Τρύπα
editor-marbles-path = Μονοπάτι
editor-marbles-ring = Κρίκος
editor-marbles-home-yellow = Κίτρινο σπίτι
editor-marbles-home-red = Κόκκινο σπίτι
editor-marbles-home-green = Πράσινο σπίτι
editor-marbles-home-blue = Μπλε σπίτι
editor-marbles-opening = Τούνελ
editor-mspacman-area-b = Περιοχή: Blinky
editor-mspacman-area-i = Περιοχή: Inky
editor-mspacman-area-p = Περιοχή: Pinky
editor-mspacman-area-s = Περιοχή: Sue
editor-mspacman-wall = Τοίχος
editor-mspacman-door = Πόρτα
editor-mspacman-power = Τετράγωνο ενέργειας
editor-mspacman-circle = Λευκός κύκλος
editor-mspacman-exit = Τετράγωνο εξόδου
editor-mspacman-den = Φωλιά
editor-mspacman-out = Άνοιγμα
editor-mspacman-faces = Όψεις
editor-mspacman-faces-total = { $count } συνολικά
editor-chase-fence = Τοίχος
editor-chase-pellet = Μπάλα ενέργειας
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Φαντάσματα
editor-chase-side-pacman-more = Ο Pac-Man νικάει πολύ συχνά.
editor-chase-side-pacman-less = Ο Pac-Man νικάει πολύ σπάνια.
editor-chase-side-ghosts-more = Τα φαντάσματα νικούν πολύ συχνά.
editor-chase-side-ghosts-less = Τα φαντάσματα νικούν πολύ σπάνια.
editor-cards-points = Πόντοι
editor-cards-level1 = Κάρτες του επιπέδου 1
editor-cards-level1-total = { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}
editor-cards-level2 = Κάρτες του επιπέδου 2
editor-cards-level2-total = { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}
editor-fewer = Ένα λιγότερο: { $name }
editor-more = Ένα παραπάνω: { $name }
editor-count = { $group }: { $name }

editor-checks = Τι λείπει ή είναι λάθος
editor-checking = Γίνεται έλεγχος…
editor-fine = Όλα καλά. Μπορείς να το παίξεις.
editor-problems = { $count ->
    [one] { $count } πράγμα για διόρθωση
   *[other] { $count } πράγματα για διόρθωση
}
editor-problems-more = { $count ->
    [one] Δείξε { $count } ακόμα
   *[other] Δείξε { $count } ακόμα
}

editor-fairness = Είναι δίκαιο;
editor-bots = Μποτ
editor-measuring = Παίζουν ακόμα…
editor-measuring-first = Τα μποτ παίζουν τις πρώτες παρτίδες…
editor-measure-when-fine = Μόλις είναι όλα σωστά, τα μποτ το παίζουν και δείχνουν αν είναι δίκαιο.
editor-measure-on = Κι άλλες παρτίδες
editor-seat = Θέση { $seat }
editor-percent = { $share }%
editor-share = { $share }% ({ $low }–{ $high })
editor-verdict-open = Ακόμα δεν φαίνεται ποιος έχει το πάνω χέρι.
editor-verdict-even = Δίκαιο: όλοι έχουν περίπου την ίδια πιθανότητα.
editor-verdict-more = Η θέση { $seat } νικάει πολύ συχνά.
editor-verdict-less = Η θέση { $seat } νικάει πολύ σπάνια.
editor-figures = { $games ->
    [one] { $games } παρτίδα παίχτηκε.
   *[other] { $games } παρτίδες παίχτηκαν.
} Σειρές σε μια παρτίδα: περίπου { $turns }. Λεπτά: περίπου { $minutes }.
editor-how-to-read = Η διακεκομμένη γραμμή είναι το δίκαιο μερίδιο στις νίκες. Το αληθινό μερίδιο είναι κάπου πάνω στη ράβδο· όσο περισσότερες παρτίδες, τόσο πιο μικρή.

editor-fairer = Κάν’ το πιο δίκαιο
editor-fairer-how = Ο υπολογιστής δοκιμάζει μικρές αλλαγές και σου δείχνει τις καλύτερες.
editor-aim = Τι θέλεις
editor-aim-even = Ίδια πιθανότητα για όλους
editor-aim-shorter = Ίδια πιθανότητα και πιο σύντομες παρτίδες
editor-aim-longer = Ίδια πιθανότητα και πιο μεγάλες παρτίδες
editor-aim-minutes = Ίδια πιθανότητα και διάρκεια που διαλέγεις
editor-aim-minutes-field = Λεπτά
editor-aim-share = Μερίδιο στις νίκες που διαλέγεις: { $name }
editor-aim-share-field = Τοις εκατό
editor-search = Βρες ιδέες
editor-search-on = Ψάξε κι άλλο
editor-stop = Σταμάτα
editor-searching = Ψάχνει
editor-searched = { $games ->
    [one] { $games } παρτίδα παίχτηκε για να βρεθούν.
   *[other] { $games } παρτίδες παίχτηκαν για να βρεθούν.
}
editor-idea = { $games ->
    [one] { $games } παρτίδα, περίπου { $minutes } λεπτά
   *[other] { $games } παρτίδες, περίπου { $minutes } λεπτά
}
editor-take = Πάρε αυτή
editor-ideas-note = Αυτοί οι αριθμοί είναι λίγο αισιόδοξοι: πρώτες βγαίνουν οι πιο τυχερές ιδέες. Μόλις πάρεις μία, μετριέται ξανά.
editor-difference = { $name }: { $from } → { $to }

editor-play = Παίξ’ το
editor-play-bots = Με μποτ
editor-play-when-fine = Πρώτα διόρθωσε ό,τι είναι λάθος.
editor-keep = Φύλαξε και μοιράσου
editor-share-link = Σύνδεσμος
editor-share-about = Όποιος ανοίξει αυτόν τον σύνδεσμο παίρνει ένα αντίγραφο, για να το παίξει ή να το αλλάξει.
editor-save-file = Αποθήκευσε σε αρχείο
editor-delete = Σβήσε
editor-delete-sure = Να σβηστεί το «{ $name }»;
editor-delete-about = Θα χαθεί. Όσοι σύνδεσμοι και αρχεία έχεις μοιραστεί λειτουργούν ακόμα.
editor-delete-no = Κράτα το
editor-kept = Φυλάγεται μόνο του σε αυτή τη συσκευή.
editor-not-kept = Αυτός ο περιηγητής δεν φυλάει τίποτα. Αποθήκευσε ένα αρχείο, αλλιώς θα χαθεί όταν φύγεις.
editor-too-long = Είναι πολύ μεγάλο για σύνδεσμο. Αποθήκευσέ το σε αρχείο.

editor-rules-usual = Όπως παίζουμε συνήθως
editor-rules-how = Ξεκίνα από όσα λέει το βιβλίο και άλλαξε ό,τι θέλεις. Οι κανόνες σου έχουν όνομα και διαλέγονται όταν στήνεις μια παρτίδα.
