error-mspacman-bad-token = Το «{ $text }» δεν είναι ούτε τετράγωνο, όπως c8, ούτε όψη, όπως *4 ή *F2.
error-mspacman-bad-position = Το «{ $text }» δεν είναι κατάσταση· γράψ’ την έτσι: { $form }.
error-mspacman-bad-phase = Το «{ $text }» δεν μπορεί να έρθει τώρα.
error-mspacman-bad-cell = Δεν υπάρχει τετράγωνο «{ $text }» σε αυτό το ταμπλό.
error-mspacman-bad-ghost = Το «{ $text }» δεν είναι φάντασμα· γράψε το ως e4, ή αδύναμο ως e4f1, e4p1 ή e4p2.

error-mspacman-document-field = Ένα έγγραφο αυτού του παιχνιδιού χρειάζεται «{ $field }», στη σωστή μορφή.
error-mspacman-document-extra = Ένα έγγραφο δεν έχει πεδίο «{ $field }»· τα πεδία του είναι id, game, title, source και { $content }.
error-mspacman-document-game = Αυτό το έγγραφο είναι για το παιχνίδι «{ $game }».
error-mspacman-faces-count = { $count ->
    [one] Υπάρχει { $count } όψη· πρέπει να είναι από 2 έως { $most }.
   *[other] Υπάρχουν { $count } όψεις· πρέπει να είναι από 2 έως { $most }.
}
error-mspacman-faces-face = Το «{ $face }» δεν είναι όψη· όψεις είναι το F2 και οι αριθμοί από 1 έως { $largest }, ως κείμενο.
error-mspacman-faces-spinner-flip = Ο τροχός έχει μόνο απλούς αριθμούς, όχι F2 (M14).
error-mspacman-faces-three = Ο τροχός πρέπει να έχει 3 (M14).
error-mspacman-faces-flip = Το ζάρι πρέπει να έχει τουλάχιστον μία όψη F2 (M15).
error-mspacman-faces-equal = Όλες οι όψεις δίνουν τα ίδια βήματα, οπότε κανείς δεν θα έφερνε τον μεγαλύτερο αριθμό (M14).

error-mspacman-board-label = Το «{ $label }» στο { $place } δεν είναι τετράγωνο αυτού του παιχνιδιού· τετράγωνα είναι b, i, p ή s, μόνα τους ή με *, o, x ή g μετά.
error-mspacman-board-dots = { $count ->
    [one] Η περιοχή { $area } έχει { $count } τετράγωνο με κουκκίδα· πρέπει να έχει { $each } (M1).
   *[other] Η περιοχή { $area } έχει { $count } τετράγωνα με κουκκίδα· πρέπει να έχει { $each } (M1).
}
error-mspacman-board-exits = { $count ->
    [one] Υπάρχει { $count } τετράγωνο εξόδου· πρέπει να είναι 4 (M2).
   *[other] Υπάρχουν { $count } τετράγωνα εξόδου· πρέπει να είναι 4 (M2).
}
error-mspacman-board-exit-opening = Το τετράγωνο εξόδου { $place } πρέπει να είναι στην άκρη, με ένα άνοιγμα (M2).
error-mspacman-board-opening = Υπάρχει άνοιγμα στο { $place }, που δεν είναι τετράγωνο εξόδου (M2).
error-mspacman-board-powers = { $count ->
    [one] Υπάρχει { $count } τετράγωνο ενέργειας· πρέπει να είναι 4 (M4).
   *[other] Υπάρχουν { $count } τετράγωνα ενέργειας· πρέπει να είναι 4 (M4).
}
error-mspacman-board-circles = Η περιοχή { $area } χρειάζεται λευκό κύκλο (M5).
error-mspacman-board-circle-far = Ο λευκός κύκλος στο { $place } είναι πιο κοντά στην άκρη παρά στη μέση (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [one] Υπάρχει { $count } φωλιά· πρέπει να υπάρχει μία για κάθε χρώμα (M6).
   *[other] Υπάρχουν { $count } φωλιές· πρέπει να υπάρχει μία για κάθε χρώμα (M6).
}
error-mspacman-board-ghost-middle = Η φωλιά { $place } πρέπει να είναι πιο κοντά στη μέση από το { $other } (M6).
error-mspacman-board-door = Η πόρτα ανάμεσα στο { $place } και το { $other } πρέπει να οδηγεί από μια φωλιά στον λαβύρινθο (M7).
error-mspacman-board-no-door = Η φωλιά { $place } πρέπει να είναι κλειστή, εκτός από μια πόρτα προς τον λαβύρινθο (M7).
error-mspacman-board-unreachable = Στο { $place } δεν φτάνει κανείς· ο λαβύρινθος πρέπει να είναι ενωμένος (M9).
error-mspacman-board-dead-end = Το { $place } είναι αδιέξοδο· κάθε τετράγωνο χρειάζεται δύο εξόδους (M12).
error-mspacman-board-unequal = Κάθε περιοχή πρέπει να έχει ίδιο αριθμό: { $thing ->
    [exit] τετράγωνα εξόδου
    [power] τετράγωνα ενέργειας
   *[circle] λευκοί κύκλοι
}· με τη σειρά, αυτές οι περιοχές έχουν { $counts } (M16).
error-mspacman-board-clockwise = Οι περιοχές πρέπει να είναι με αυτή τη σειρά, με τη φορά του ρολογιού: { $order } (MSP-7).
error-mspacman-board-circle-door = Ο λευκός κύκλος στο { $place } είναι μπροστά στην πόρτα ενός φαντάσματος (M19).

error-mspacman-place-seats = Μια κατάσταση για { $players } παίκτες έχει { $players } φαντάσματα, το ένα «-».
error-mspacman-place-seat = Δεν γίνεται να είναι η σειρά αυτής της θέσης.
error-mspacman-place-control = Κάποιος παίζει τη Ms. Pac-Man όταν ξέρουμε ποιος αρχίζει, και κανείς πριν.
error-mspacman-place-ghosts = Όποιος παίζει τη Ms. Pac-Man δεν έχει φάντασμα στο ταμπλό· όλοι οι άλλοι έχουν ένα.
error-mspacman-place-dots = Υπάρχει κουκκίδα εκεί όπου δεν υπήρχε στην αρχή.
error-mspacman-place-begin = Μέχρι να ξέρουμε ποιος αρχίζει, υπάρχουν όλες οι κουκκίδες, και όλα τα φαντάσματα είναι δυνατά και στις φωλιές τους.
error-mspacman-place-spins = Αυτοί οι αριθμοί για το ποιος αρχίζει δεν γίνονται.
error-mspacman-place-ghost-space = Ένα φάντασμα δεν γίνεται να είναι στη φωλιά άλλου.
error-mspacman-place-timer = Τώρα ένα φάντασμα δεν γίνεται να είναι αδύναμο για τόση ώρα.
error-mspacman-place-sharing = Τώρα δεν χωρούν δύο πιόνια στο ίδιο τετράγωνο.
error-mspacman-place-her = Η Ms. Pac-Man δεν γίνεται να είναι εκεί τώρα.
error-mspacman-place-phase = Αυτό δεν μπορεί να έρθει τώρα για αυτή τη θέση.
error-mspacman-place-steps = Δεν γίνεται να μένουν τόσα βήματα τώρα.
error-mspacman-place-flags = Τώρα δεν γίνεται να υπάρχει επιπλέον σειρά.
error-mspacman-place-came = Ένα φάντασμα δεν γίνεται να ήρθε από εκεί.
error-mspacman-place-bump = Εδώ δεν υπάρχει επόμενο ελεύθερο τετράγωνο για να διαλέξεις.
error-mspacman-place-turns = Οι σειρές μετριούνται μόνο ως την επιλογή max_turns.
error-mspacman-place-over = Η παρτίδα τελειώνει όταν αδειάσει μια περιοχή που παίζει ή συμπληρωθεί το όριο σειρών, και μόνο τότε.

mspacman-refuse-no-circle = Η Ms. Pac-Man πρέπει να αρχίσει σε λευκό κύκλο.
mspacman-refuse-circle-taken = Σε εκείνον τον λευκό κύκλο είναι φάντασμα (κανόνας του σπιτιού: η Ms. Pac-Man αρχίζει σε ελεύθερο).
mspacman-refuse-same-exit = Βγαίνεις από μια έξοδο και μπαίνεις από άλλη, όχι από την ίδια.
mspacman-refuse-no-pass = Το πιόνι σου είναι ήδη εκεί, και πρέπει να κάνεις όλα τα βήματα.
mspacman-refuse-ghost-space = Τώρα κανείς δεν μπαίνει σε φωλιά.
mspacman-refuse-by-the-door = Από μια φωλιά βγαίνεις από την πόρτα, και αυτή δεν οδηγεί εκεί.
mspacman-refuse-wall = Υπάρχει τοίχος στη μέση.
mspacman-refuse-diagonal = Διαγώνια δεν γίνεται.
mspacman-refuse-too-far = Πολύ μακριά: κάθε βήμα πάει στο διπλανό τετράγωνο.
mspacman-refuse-not-on-her = Εκεί είναι η Ms. Pac-Man, οπότε δεν είναι ελεύθερο τετράγωνο.
mspacman-refuse-not-open = Εκεί είναι άλλο φάντασμα, οπότε δεν είναι ελεύθερο τετράγωνο.
mspacman-refuse-not-open-named = εκεί είναι ήδη ένα φάντασμα, οπότε δεν είναι ελεύθερο τετράγωνο.
mspacman-refuse-came-from = Το φάντασμα ήρθε από εκεί και πρέπει να πάει μπροστά, όχι πίσω.
mspacman-refuse-not-next = Αυτό δεν είναι το επόμενο ελεύθερο τετράγωνο.

mspacman-event-spun-to-begin = Η θέση { $seat } έφερε { $face } για το ποιος αρχίζει.
mspacman-event-tied-to-begin = Ισοπαλία· αυτές οι θέσεις δοκιμάζουν ξανά: { $seats }.
mspacman-event-took-control = Η θέση { $seat } παίζει τώρα τη Ms. Pac-Man.
mspacman-event-placed = Η θέση { $seat } έβαλε τη Ms. Pac-Man στο { $at }.
mspacman-event-spun = Η θέση { $seat } έφερε { $face } στον τροχό.
mspacman-event-rolled = Η θέση { $seat } έφερε { $face } στο ζάρι.
mspacman-event-stepped = { $left ->
    [one] Η θέση { $seat } κίνησε τη Ms. Pac-Man από { $origin } σε { $to }· μένει { $left } βήμα.
   *[other] Η θέση { $seat } κίνησε τη Ms. Pac-Man από { $origin } σε { $to }· μένουν { $left } βήματα.
}
mspacman-event-ghost-stepped = { $left ->
    [one] Η θέση { $seat } κίνησε το φάντασμά της από { $origin } σε { $to }· μένει { $left } βήμα.
   *[other] Η θέση { $seat } κίνησε το φάντασμά της από { $origin } σε { $to }· μένουν { $left } βήματα.
}
mspacman-event-ate = { $left ->
    [one] Η θέση { $seat } έφαγε την κουκκίδα στο { $at }· στην περιοχή { $area } μένει { $left } κουκκίδα.
   *[other] Η θέση { $seat } έφαγε την κουκκίδα στο { $at }· στην περιοχή { $area } μένουν { $left } κουκκίδες.
}
mspacman-event-power-eaten = Η θέση { $seat } έφαγε την κουκκίδα ενέργειας στο { $at }!
mspacman-event-weakened = Το φάντασμα της θέσης { $seat } έγινε αδύναμο ({ $cause ->
    [power] κουκκίδα ενέργειας
    [f2] F2
   *[other] { $cause }
}) και θα είναι ξανά δυνατό σε { $turns ->
    [one] { $turns } σειρά
   *[other] { $turns } σειρές
}.
mspacman-event-recovered = Το φάντασμα της θέσης { $seat } είναι ξανά δυνατό.
mspacman-event-caught = Η θέση { $seat } έπιασε το φάντασμα της θέσης { $ghost } στο { $at }.
mspacman-event-ran-into-her = Το αδύναμο φάντασμα της θέσης { $seat } έπεσε πάνω στη Ms. Pac-Man στο { $at }.
mspacman-event-went-home = Το φάντασμα της θέσης { $seat } γύρισε στη φωλιά του, στο { $at }, και είναι ξανά δυνατό.
mspacman-event-extra-turn = Η θέση { $seat } κέρδισε μια επιπλέον σειρά.
mspacman-event-captured = Η θέση { $seat } έπιασε στο { $at } τη Ms. Pac-Man της θέσης { $former }.
mspacman-event-bumped = Το φάντασμα της θέσης { $seat } έπεσε πάνω σε άλλο φάντασμα στο { $origin } και προχώρησε στο { $to }.
mspacman-event-won = Νίκησε η θέση { $seat }: άδειασε η περιοχή { $area }.
mspacman-event-turn-limit = { $turns ->
    [one] Συμπληρώθηκε το όριο της { $turns } σειράς. Λιγότερες κουκκίδες: θέση { $winners }.
   *[other] Συμπληρώθηκε το όριο των { $turns } σειρών. Λιγότερες κουκκίδες: θέση { $winners }.
}

area_cleared = Στην περιοχή του νικητή δεν έμεινε καμία κουκκίδα.
area_cleared-own = Στην περιοχή σου δεν έμεινε καμία κουκκίδα.

mspacman-name = Ms. Pac-Man
mspacman-about = Άδειασε την περιοχή σου από κουκκίδες. Η Ms. Pac-Man τις τρώει, και τα φαντάσματα την κυνηγούν. Αν την πιάσεις, την παίζεις εσύ.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Η Ms. Pac-Man γυρίζει τον τροχό, τα φαντάσματα ρίχνουν ζάρι. Κάνε τόσα βήματα.
mspacman-step-2 = Αυτή τρώει τις κουκκίδες. Άδειασε η περιοχή σου; Νίκησες!
mspacman-step-3 = Πιάσ’ την με το φάντασμά σου και την παίζεις εσύ.

# Στη σελίδα.
mspacman-guide-chance = Γεια! Άδειασε την περιοχή σου από κουκκίδες πριν από τους άλλους.
mspacman-guide-turn = Πάτα ένα φωτεινό τετράγωνο για να πας εκεί. Τίποτα δεν είναι οριστικό μέχρι να πατήσεις «Πάμε».
mspacman-todo-begin = Ποιος αρχίζει; Γύρνα: ο μεγαλύτερος αριθμός παίζει τη Ms. Pac-Man.
mspacman-todo-begin-again = Ισοπαλία: γύρνα ξανά να δούμε ποιος αρχίζει.
mspacman-todo-place = Βάλε τη Ms. Pac-Man σε έναν από τους φωτεινούς κύκλους.
mspacman-todo-spin = Γύρνα τον τροχό για τη Ms. Pac-Man.
mspacman-todo-roll = Ρίξε το ζάρι για το φάντασμά σου.
mspacman-todo-walk = { $steps ->
    [one] Πήγαινε τη Ms. Pac-Man { $steps } βήμα. Πάτα το επόμενο τετράγωνο.
   *[other] Πήγαινε τη Ms. Pac-Man { $steps } βήματα. Πάτα ένα φωτεινό τετράγωνο ή ένα πιο μακριά.
}
mspacman-todo-chase = { $steps ->
    [one] Πήγαινε το φάντασμά σου { $steps } βήμα. Πάτα το επόμενο τετράγωνο.
   *[other] Πήγαινε το φάντασμά σου { $steps } βήματα. Πάτα ένα φωτεινό τετράγωνο ή ένα πιο μακριά.
}
mspacman-todo-bump = Εδώ είναι άλλο φάντασμα. Διάλεξε το επόμενο ελεύθερο τετράγωνο.
mspacman-out-of-reach = { $steps ->
    [one] Πολύ μακριά: σου μένει { $steps } βήμα.
   *[other] Πολύ μακριά: σου μένουν { $steps } βήματα.
}
mspacman-solid = Αυτό είναι τοίχος. Πάτα ένα τετράγωνο του λαβυρίνθου.
mspacman-harm = Θα έχανες τη Ms. Pac-Man ή το φάντασμά σου, ή θα νικούσε άλλος.
mspacman-todo-on = { $steps ->
    [one] Μένει { $steps } βήμα.
   *[other] Μένουν { $steps } βήματα.
}
mspacman-todo-go = Σου αρέσει; Πάτα «Πάμε». Ακόμα μπορείς να γυρίσεις πίσω.
mspacman-todo-power = Τρως μια κουκκίδα ενέργειας! Πάτα «Πάμε» ή γύρνα πίσω.
mspacman-todo-caught = Πιάνεις ένα φάντασμα! Πάτα «Πάμε» ή γύρνα πίσω.
mspacman-todo-captured = Πιάνεις τη Ms. Pac-Man! Πάτα «Πάμε» ή γύρνα πίσω.
mspacman-todo-lost = Προσοχή: εκεί σε πιάνουν. Πάτα «Πάμε» ή γύρνα πίσω.
mspacman-todo-won = Αδειάζει μια περιοχή και τελειώνει η παρτίδα! Πάτα «Πάμε» ή γύρνα πίσω.
mspacman-todo-given = Προσοχή: αδειάζει η περιοχή άλλου παίκτη, και νικάει αυτός. Πάτα «Πάμε» ή γύρνα πίσω.
mspacman-spin = Γύρνα
mspacman-roll = Ρίξε το ζάρι
mspacman-steps-left = { $left ->
    [one] βήμα ακόμα
   *[other] βήματα ακόμα
}
mspacman-back = Βήμα πίσω
mspacman-go = Πάμε
mspacman-dots-left = { $left ->
    [one] Μένει { $left } κουκκίδα στην περιοχή { $area }
   *[other] Μένουν { $left } κουκκίδες στην περιοχή { $area }
}
mspacman-has-her = παίζει τη Ms. Pac-Man
mspacman-weak-for = αδύναμο, ξανά δυνατό σε { $turns ->
    [one] { $turns } σειρά
   *[other] { $turns } σειρές
}
mspacman-has-spun = έφερε { $face }
mspacman-scene-took-control = παίζει τώρα τη Ms. Pac-Man!
mspacman-scene-took-control-you = παίζεις τώρα τη Ms. Pac-Man!
mspacman-scene-captured = έπιασε τη Ms. Pac-Man!
mspacman-scene-captured-you = έπιασες τη Ms. Pac-Man!
mspacman-scene-extra-turn = γυρίζει ξανά!
mspacman-scene-extra-turn-you = γυρίζεις ξανά!
mspacman-scene-power-eaten = έχει ενέργεια: αδύναμα φαντάσματα!
mspacman-scene-power-eaten-you = έχεις ενέργεια: αδύναμα φαντάσματα!
mspacman-scene-caught = έπιασε ένα φάντασμα!
mspacman-scene-caught-you = έπιασες ένα φάντασμα!
mspacman-scene-ran-into-her = έπεσε στη Ms. Pac-Man: στη φωλιά!
mspacman-scene-ran-into-her-you = έπεσες στη Ms. Pac-Man: στη φωλιά!
mspacman-scene-tied-to-begin = ισοπαλία: γυρίστε ξανά!
mspacman-scene-won = νικάει: άδεια περιοχή!
mspacman-scene-won-you = νικάς: η περιοχή σου άδειασε!
mspacman-grid = Ταμπλό. Τα βέλη κινούν βήμα βήμα· με Shift μόνο κοιτάς γύρω. Το Enter πάει σε ένα τετράγωνο, κοντά ή μακριά, και επιβεβαιώνει μια έτοιμη κίνηση· επίσης γυρίζει τον τροχό και ρίχνει το ζάρι. Το N βρίσκει το επόμενο τετράγωνο που φτάνεις, το Backspace αναιρεί ένα βήμα, το Esc όλα.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = φάντασμα: { $name }
mspacman-cell-weak = αδύναμο φάντασμα: { $name }, ξανά δυνατό σε { $turns ->
    [one] { $turns } σειρά
   *[other] { $turns } σειρές
}
mspacman-cell-target = μπορείς να πας εδώ
mspacman-cell-dot = κουκκίδα
mspacman-cell-power = κουκκίδα ενέργειας
mspacman-cell-circle = λευκός κύκλος
mspacman-cell-exit = έξοδος, ενωμένη με τις άλλες εξόδους
mspacman-cell-home = φωλιά: { $area }
mspacman-cell-area = περιοχή: { $area }
mspacman-cell-solid = τοίχος
mspacman-setup-random = Τυχαία φαντάσματα
mspacman-option-layout = Ταμπλό
mspacman-option-layout-pinwheel = Φουρφούρι
mspacman-option-layout-pinwheel-about = Δικό μας ταμπλό, ίδιο από κάθε πλευρά.
mspacman-option-layout-for-three = Για τρεις
mspacman-option-layout-for-three-about = Δικό μας ταμπλό για τρεις παίκτες, όπου οι πιθανότητές τους είναι πιο κοντά.
mspacman-option-layout-windmill = Ανεμόμυλος
mspacman-option-layout-windmill-about = Δικό μας ταμπλό, με άλλους διαδρόμους.
mspacman-option-die-faces = Ζάρι των φαντασμάτων
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Τροχός της Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = 1 έως 6
mspacman-option-start-by = Ποιος αρχίζει
mspacman-option-start-by-spinner = Μεγαλύτερος στον τροχό
mspacman-option-start-by-die = Μεγαλύτερος στο ζάρι
mspacman-option-fill-unused-areas = Κουκκίδες και στις περιοχές που δεν παίζουν
mspacman-option-dot-on-pickup = Όταν πιάνεται η Ms. Pac-Man, φεύγει και η κουκκίδα από κάτω της
mspacman-option-capture-in-passing = Το πιάσιμο γίνεται και στο πέρασμα, όχι μόνο στο τέλος της κίνησης
mspacman-option-bump-can-capture = Ένα φάντασμα που πέφτει πάνω σε άλλο μπορεί να προχωρήσει στη Ms. Pac-Man
mspacman-option-enter-ghost-space = Ένα φάντασμα μπορεί να ξαναμπεί στη φωλιά του
mspacman-option-power-overrides-f2 = Η κουκκίδα ενέργειας κρατά και τα φαντάσματα F2 αδύναμα περισσότερο
mspacman-option-power-timer-restart = Δεύτερη κουκκίδα ενέργειας αρχίζει ξανά το μέτρημα
mspacman-option-extra-turn-chain = Μια επιπλέον σειρά μπορεί να φέρει κι άλλη
mspacman-option-circle-choice = Η Ms. Pac-Man μπαίνει
mspacman-option-circle-choice-free_only = σε λευκό κύκλο χωρίς φάντασμα
mspacman-option-circle-choice-any = σε όποιον λευκό κύκλο θέλεις
mspacman-option-max-turns = Όριο σειρών (νικούν οι λιγότερες κουκκίδες)

# Τι κάνει κάποιος, μετά το όνομά του: «Άννα: φέρνω 4.»
mspacman-short-spun-to-begin = { $who ->
    [you] έφερες
   *[somebody] έφερε
} { $face } για το ποιος αρχίζει.
mspacman-short-tied-to-begin = Ισοπαλία. Ξανά: { $seats }.
mspacman-short-took-control = { $who ->
    [you] τώρα παίζεις
   *[somebody] τώρα παίζει
} τη Ms. Pac-Man.
mspacman-short-placed = { $who ->
    [you] έβαλες
   *[somebody] έβαλε
} τη Ms. Pac-Man στο { $at }.
mspacman-short-spun = { $who ->
    [you] έφερες
   *[somebody] έφερε
} { $face } στον τροχό.
mspacman-short-rolled = { $who ->
    [you] έφερες
   *[somebody] έφερε
} { $face } στο ζάρι.
mspacman-short-stepped = { $left ->
    [0] { $who ->
        [you] κίνησες
       *[somebody] κίνησε
    } τη Ms. Pac-Man στο { $to }.
    [one] { $who ->
        [you] κίνησες
       *[somebody] κίνησε
    } τη Ms. Pac-Man στο { $to }, μένει { $left } βήμα.
   *[other] { $who ->
        [you] κίνησες
       *[somebody] κίνησε
    } τη Ms. Pac-Man στο { $to }, μένουν { $left } βήματα.
}
mspacman-short-ghost-stepped = { $left ->
    [0] { $who ->
        [you] κίνησες
       *[somebody] κίνησε
    } το φάντασμα στο { $to }.
    [one] { $who ->
        [you] κίνησες
       *[somebody] κίνησε
    } το φάντασμα στο { $to }, μένει { $left } βήμα.
   *[other] { $who ->
        [you] κίνησες
       *[somebody] κίνησε
    } το φάντασμα στο { $to }, μένουν { $left } βήματα.
}
mspacman-short-ate = { $left ->
    [one] { $who ->
        [you] έφαγες
       *[somebody] έφαγε
    } στο { $at }· στην περιοχή { $area } μένει { $left } κουκκίδα.
   *[other] { $who ->
        [you] έφαγες
       *[somebody] έφαγε
    } στο { $at }· στην περιοχή { $area } μένουν { $left } κουκκίδες.
}
mspacman-short-power-eaten = { $who ->
    [you] έφαγες
   *[somebody] έφαγε
} μια κουκκίδα ενέργειας!
mspacman-short-weakened = { $who ->
    [you] έχεις
   *[somebody] έχει
} αδύναμο φάντασμα ({ $cause ->
    [power] κουκκίδα ενέργειας
    [f2] F2
   *[other] { $cause }
}), ξανά δυνατό σε { $turns ->
    [one] { $turns } σειρά
   *[other] { $turns } σειρές
}.
mspacman-short-recovered = { $who ->
    [you] έχεις
   *[somebody] έχει
} ξανά δυνατό φάντασμα.
mspacman-short-caught = { $who ->
    [you] έπιασες
   *[somebody] έπιασε
} ένα φάντασμα στο { $at }.
mspacman-short-ran-into-her = { $who ->
    [you] έπεσες
   *[somebody] έπεσε
} πάνω στη Ms. Pac-Man στο { $at } με αδύναμο φάντασμα.
mspacman-short-went-home = το φάντασμα γύρισε στη φωλιά, στο { $at }, και είναι ξανά δυνατό.
mspacman-short-extra-turn = { $who ->
    [you] κέρδισες
   *[somebody] κέρδισε
} μια επιπλέον σειρά!
mspacman-short-captured = { $who ->
    [you] έπιασες
   *[somebody] έπιασε
} τη Ms. Pac-Man στο { $at }!
mspacman-short-bumped = { $who ->
    [you] συνέχισες
   *[somebody] συνέχισε
} με το φάντασμα από { $origin } σε { $to }.
mspacman-short-won = { $who ->
    [you] νίκησες
   *[somebody] νίκησε
}: άδειασε η περιοχή { $area }!
mspacman-short-turn-limit = { $turns ->
    [one] Συμπληρώθηκε το όριο της { $turns } σειράς. Λιγότερες κουκκίδες: { $winners }.
   *[other] Συμπληρώθηκε το όριο των { $turns } σειρών. Λιγότερες κουκκίδες: { $winners }.
}

# Στο ημερολόγιο, δίπλα στο πιόνι όποιου το κάνει· σύντομα.
mspacman-note-begin = αρχή: { $face }
mspacman-note-spun = φέρνει { $face }
mspacman-note-rolled = φέρνει { $face }
mspacman-note-placed = στο { $at }
mspacman-note-bumped = συνέχεια στο { $to }
mspacman-note-home = φάντασμα στη φωλιά
mspacman-note-captured = την έπιασε!
mspacman-note-extra = γυρίζει ξανά

## Τι θα έκανε ο προπονητής
mspacman-advice-go = Πήγαινε στο { $to }.

## Γιατί θα το έκανε ο προπονητής
mspacman-reason-wins = Έτσι νικάς!
mspacman-reason-gives = Έτσι τελειώνει η παρτίδα και νικάει άλλος.
mspacman-reason-captures = Πιάνεις τη Ms. Pac-Man: μετά την παίζεις εσύ.
mspacman-reason-lost = Εκεί ένα φάντασμα πιάνει τη Ms. Pac-Man.
mspacman-reason-ran = Το αδύναμο φάντασμά σου πέφτει πάνω στη Ms. Pac-Man.
mspacman-reason-catches = Πιάνεις το φάντασμα της θέσης { $seat }.
mspacman-reason-catches-named = το φάντασμα που πιάνεις πάει στη φωλιά, κι εσύ γυρίζεις ξανά.
mspacman-reason-power = Τρως μια κουκκίδα ενέργειας.
mspacman-reason-dot = Τρως μια κουκκίδα της περιοχής σου.
mspacman-reason-risk = { $percent ->
    [0] Εκεί κανένα φάντασμα δεν την πιάνει με την επόμενη ζαριά του.
   *[other] Η πιθανότητα να την πιάσει εκεί φάντασμα είναι { NUMBER($percent) }%.
}
mspacman-reason-near = { $steps ->
    [one] Είναι ένα βήμα μακριά από τη Ms. Pac-Man.
   *[other] Είναι { $steps } βήματα μακριά από τη Ms. Pac-Man.
}

# Οι κανόνες, κομμάτι κομμάτι· φορτώνονται όταν κάποιος ανοίγει τη βοήθεια.
mspacman-help-aim-title = Ο σκοπός
mspacman-help-aim = Κάθε παίκτης έχει μια περιοχή του ταμπλό, σημειωμένη με το φάντασμά του. Η πρώτη περιοχή που μένει χωρίς κουκκίδες δίνει τη νίκη στον παίκτη της, όποιος κι αν τις έφαγε. Αν συμπληρωθεί ένα όριο σειρών, νικάει όποιος έχει τις λιγότερες κουκκίδες.
mspacman-help-areas-title = Περιοχές
mspacman-help-areas = Καθεμιά από τις τέσσερις περιοχές έχει 17 κουκκίδες· η μεγάλη είναι κουκκίδα ενέργειας. Και οι περιοχές που δεν παίζει κανείς έχουν κουκκίδες, αλλά δεν νικούν.
mspacman-help-start-title = Ποιος παίζει τη Ms. Pac-Man
mspacman-help-start = Όλοι γυρίζουν τον τροχό μία φορά και ο μεγαλύτερος αριθμός παίζει τη Ms. Pac-Man· σε ισοπαλία, ξανά. Μπαίνει σε έναν λευκό κύκλο και αρχίζει αυτή. Οι άλλοι παίζουν τα φαντάσματά τους, με τη φορά του ρολογιού.
mspacman-help-walk-title = Περπάτημα
mspacman-help-walk = Η Ms. Pac-Man γυρίζει τον τροχό, τα φαντάσματα ρίχνουν το ζάρι. Κάνε ακριβώς τόσα βήματα στους διαδρόμους, ποτέ διαγώνια ή μέσα από τοίχο. Μπορείς να γυρίσεις πίσω και να περάσεις δύο φορές από ένα τετράγωνο.
mspacman-help-dots-title = Κουκκίδες
mspacman-help-dots = Η Ms. Pac-Man τρώει μια κουκκίδα όταν φεύγει από το τετράγωνό της, όχι όταν φτάνει. Τρώει τις κουκκίδες όλων. Οι κουκκίδες δεν ξαναγυρίζουν.
mspacman-help-meet-title = Συναντήσεις
mspacman-help-meet = Τα πιόνια συναντιούνται σε κάθε τετράγωνο που μπαίνουν, ακόμα και περαστικά. Δυνατό φάντασμα και Ms. Pac-Man: πιάνεται, όποιος κι αν κινήθηκε. Αδύναμο φάντασμα και Ms. Pac-Man: το φάντασμα πάει στη φωλιά και είναι ξανά δυνατό.
mspacman-help-extra-title = Επιπλέον σειρά
mspacman-help-extra = Αν πιάσει αδύναμο φάντασμα στον δρόμο της, μετά γυρίζει ξανά τον τροχό. Κάθε σειρά δίνει το πολύ μία επιπλέον. Αν πιαστεί και η ίδια στον ίδιο δρόμο, δεν έχει επιπλέον σειρά.
mspacman-help-capture-title = Πώς την πιάνεις
mspacman-help-capture = Όποιος πιάσει τη Ms. Pac-Man την παίζει από εδώ και πέρα: τη βάζει σε λευκό κύκλο χωρίς φάντασμα και παίζει αμέσως τη σειρά του. Όποιος την έχασε παίρνει πίσω το φάντασμά του, στη φωλιά και δυνατό.
mspacman-help-power-title = Κουκκίδες ενέργειας
mspacman-help-power = Όταν η Ms. Pac-Man φεύγει από μια μεγάλη κουκκίδα ενέργειας, όλα τα φαντάσματα γίνονται αδύναμα: χλωμά και αλλήθωρα. Καθένα μένει αδύναμο για μία δική του σειρά. Η κλεψύδρα μετράει τις σειρές ώσπου να γίνει δυνατό.
mspacman-help-flip-title = Το F2 στο ζάρι
mspacman-help-flip = Το φάντασμα γίνεται από δυνατό αδύναμο, ή από αδύναμο δυνατό, και πάει 2 βήματα. Μετά το F2 είναι αδύναμο ώσπου να αρχίσει η επόμενη σειρά του. Η κουκκίδα ενέργειας το κάνει αδύναμο για περισσότερο, και μια δεύτερη αρχίζει ξανά το μέτρημα.
mspacman-help-exits-title = Έξοδοι
mspacman-help-exits = Οι τέσσερις έξοδοι στην άκρη ενώνονται: από τη μία σε όποια άλλη είναι ένα βήμα. Δεν μπορείς να γυρίσεις από την ίδια. Οι έξοδοι δεν έχουν κουκκίδες.
mspacman-help-doors-title = Φωλιές
mspacman-help-doors = Τα φαντάσματα βγαίνουν από τις φωλιές τους, στη μέση, από την πόρτα, με ένα βήμα. Κανείς δεν ξαναμπαίνει περπατώντας.
mspacman-help-bump-title = Φαντάσματα μεταξύ τους
mspacman-help-bump = Τα φαντάσματα περνούν ελεύθερα το ένα από το άλλο. Όποιο θα τελείωνε πάνω σε άλλο προχωρά στο επόμενο ελεύθερο τετράγωνο, μακριά από εκεί που ήρθε· αν είναι πολλά, διαλέγει ο παίκτης του.
mspacman-help-touch-title = Στην οθόνη
mspacman-help-touch = Πάτα τετράγωνο τετράγωνο, ή πάτα ένα πιο μακριά για να πας ίσια εκεί. Τίποτα δεν είναι οριστικό μέχρι να πατήσεις «Πάμε»: γύρνα πίσω όσες φορές θέλεις. Το κουμπί «Δρόμοι» δείχνει πώς φτάνει κάθε φάντασμα στη Ms. Pac-Man και πόσο πιθανό είναι να την πιάσει με την επόμενη ζαριά του.
mspacman-help-keys-title = Με το πληκτρολόγιο
mspacman-help-keys = Τα βέλη κινούν, το Enter επιβεβαιώνει, το Backspace αναιρεί ένα βήμα, το N βρίσκει το επόμενο τετράγωνο που φτάνεις.

# Η ιστορία μιας σειράς: τι έγινε, μετά από ένα όνομα και μέσα σε μια λίστα.
mspacman-deed-spun-to-begin = { $who ->
    [you] έφερες
   *[somebody] έφερε
} { $face } για το ποιος αρχίζει
mspacman-deed-took-control = { $who ->
    [you] τώρα παίζεις
   *[somebody] τώρα παίζει
} τη Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] { $who ->
        [you] έβαλες
       *[somebody] έβαλε
    } τη Ms. Pac-Man στο { $at }
   *[plain] { $who ->
        [you] έβαλες
       *[somebody] έβαλε
    } τη Ms. Pac-Man στο ταμπλό
}
mspacman-deed-spun = { $who ->
    [you] έφερες
   *[somebody] έφερε
} { $face } στον τροχό
mspacman-deed-rolled = { $who ->
    [you] έφερες
   *[somebody] έφερε
} { $face } στο ζάρι
mspacman-deed-walked = { $detail ->
    [squares] { $who ->
        [you] κίνησες
       *[somebody] κίνησε
    } τη Ms. Pac-Man στο { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] κίνησες
           *[somebody] κίνησε
        } τη Ms. Pac-Man { $steps } βήμα
       *[other] { $who ->
            [you] κίνησες
           *[somebody] κίνησε
        } τη Ms. Pac-Man { $steps } βήματα
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] { $who ->
        [you] κίνησες
       *[somebody] κίνησε
    } το φάντασμα στο { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] κίνησες
           *[somebody] κίνησε
        } το φάντασμα { $steps } βήμα
       *[other] { $who ->
            [you] κίνησες
           *[somebody] κίνησε
        } το φάντασμα { $steps } βήματα
    }
}
mspacman-deed-ate = { $count ->
    [one] { $who ->
        [you] έφαγες
       *[somebody] έφαγε
    } { $count } κουκκίδα
   *[other] { $who ->
        [you] έφαγες
       *[somebody] έφαγε
    } { $count } κουκκίδες
}
mspacman-deed-power = { $who ->
    [you] έκανες
   *[somebody] έκανε
} τα φαντάσματα αδύναμα με μια κουκκίδα ενέργειας
mspacman-deed-weak = { $who ->
    [you] έκανες
   *[somebody] έκανε
} αδύναμο το φάντασμα
mspacman-deed-caught = { $you ->
    [you] έστειλε το φάντασμά σου στη φωλιά
   *[other] { $who ->
        [you] έστειλες
       *[somebody] έστειλε
    } ένα φάντασμα στη φωλιά ({ $whom })
}
mspacman-deed-ran-into-her = { $who ->
    [you] έπεσες
   *[somebody] έπεσε
} πάνω στη Ms. Pac-Man με αδύναμο φάντασμα
mspacman-deed-extra-turn = { $who ->
    [you] κέρδισες
   *[somebody] κέρδισε
} μια επιπλέον σειρά
mspacman-deed-captured = { $you ->
    [you] σου πήρε τη Ms. Pac-Man
   *[other] { $who ->
        [you] πήρες
       *[somebody] πήρε
    } τη Ms. Pac-Man (την είχε: { $whom })
}
mspacman-deed-bumped = { $who ->
    [you] συνέχισες
   *[somebody] συνέχισε
} με το φάντασμα στο { $to }
mspacman-deed-won = { $who ->
    [you] άδειασες
   *[somebody] άδειασε
} την περιοχή { $area } και { $who ->
    [you] νίκησες
   *[somebody] νίκησε
}

# Τι έπαθε όποιος διαβάζει, με μεγάλα γράμματα δίπλα στο ταμπλό· $name είναι όποιος το έκανε.
mspacman-befalls-captured = { $name } σου παίρνει τη Ms. Pac-Man!
mspacman-befalls-caught = { $name } πιάνει το φάντασμά σου. Πάει στη φωλιά!
mspacman-befalls-ran-into-her = Το αδύναμο φάντασμά σου έπεσε πάνω στη Ms. Pac-Man. Πάει στη φωλιά!
mspacman-score = { $count ->
    [one] 1 κουκκίδα
   *[other] { $count } κουκκίδες
}
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] ρίχνεις το ζάρι…
       *[somebody] ρίχνει το ζάρι…
    }
   *[spun] { $who ->
        [you] γυρίζεις τον τροχό…
       *[somebody] γυρίζει τον τροχό…
    }
}
