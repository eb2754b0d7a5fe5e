error-chase-bad-action = Το «{ $text }» δεν είναι ενέργεια· ενέργεια είναι ένα τετράγωνο όπως e2, το όνομα ενός φαντάσματος, ή - για να τελειώσει μια κίνηση.
error-chase-bad-position = Το «{ $text }» δεν είναι θέση· γράψ’ την έτσι: { $form }.
error-chase-bad-square = Το «{ $text }» δεν είναι τετράγωνο· τα τετράγωνα είναι από a1 έως i9.

error-chase-layout-field = Ένας λαβύρινθος χρειάζεται «{ $field }»: το source είναι κείμενο, τα fences και pellets είναι λίστες, το starts είναι πίνακας.
error-chase-layout-extra = Ένας λαβύρινθος δεν έχει πεδίο «{ $field }»· τα πεδία του είναι source, fences, pellets και starts.
error-chase-layout-many-fences = Υπάρχουν { $count } τοίχοι· το κουτί έχει μόνο { $most }.
error-chase-layout-fence = Το «{ $fence }» δεν είναι τοίχος· τοίχος είναι ένα τετράγωνο και h ή v, όπως e3h.
error-chase-layout-fence-border = Ο τοίχος { $fence } είναι στην άκρη του ταμπλό ή βγαίνει έξω από αυτό.
error-chase-layout-fence-clash = Ο τοίχος { $fence } πέφτει πάνω σε άλλον ή διασταυρώνεται μαζί του.
error-chase-layout-square = { $place }: το «{ $square }» δεν είναι τετράγωνο· τα τετράγωνα είναι από a1 έως i9.
error-chase-layout-pellet-count = { $count ->
    [one] Πρέπει να υπάρχουν { $wanted } μπάλες ενέργειας, αλλά υπάρχει { $count }.
   *[other] Πρέπει να υπάρχουν { $wanted } μπάλες ενέργειας, αλλά υπάρχουν { $count }.
}
error-chase-layout-pellet-twice = Στο { $square } υπάρχουν δύο μπάλες ενέργειας.
error-chase-layout-pieces = Οι αρχικές θέσεις πρέπει να είναι για { $pieces }.
error-chase-layout-start-pellet = { $piece }: δεν ξεκινά από το { $square }, γιατί εκεί είναι μπάλα ενέργειας.
error-chase-layout-start-shared = { $piece }: δεν ξεκινά από το { $square }, γιατί από εκεί ξεκινά άλλο πιόνι.
error-chase-layout-closed = Από την αρχή του Pac-Man δεν φτάνεις στο { $square }· όλα τα τετράγωνα πρέπει να είναι προσβάσιμα.
error-chase-layout-parted = Οι μπάλες ενέργειας κόβουν το { $square } από την αρχή του Pac-Man· τα φαντάσματα δεν σταματούν πάνω τους, οπότε χρειάζονται άλλον δρόμο.

error-chase-place-ghosts = Μια θέση έχει τέσσερα φαντάσματα, με - για όποιο φαγώθηκε.
error-chase-place-pellets = Υπάρχει μπάλα ενέργειας εκεί όπου ο λαβύρινθος δεν έχει, ή δεν λείπει καμία, αν και μόλις φαγώθηκε μία.
error-chase-place-lives = Ο Pac-Man δεν γίνεται να έχει τόσες ζωές· και αν δεν μένει ζωή, πρέπει να μένει μπάλα ενέργειας.
error-chase-place-idle = Δεν γίνεται να πέρασαν τόσοι γύροι χωρίς μπάλα ενέργειας.
error-chase-place-best = Δεν γίνεται να φαγώθηκαν τόσες μπάλες ενέργειας σε μια ζωή που χάθηκε.
error-chase-place-cycles = Οι γύροι μετριούνται μόνο ως την επιλογή max_turns.
error-chase-place-sharing = Δύο φαντάσματα δεν χωρούν στο ίδιο τετράγωνο.
error-chase-place-on-pellet = Κανένα πιόνι δεν γίνεται να είναι εκεί πάνω σε μπάλα ενέργειας.
error-chase-place-waiting = Αυτά τα φαντάσματα δεν γίνεται να περιμένουν την κίνησή τους.
error-chase-place-over = Η παρτίδα τελείωσε, οπότε κανένα πιόνι δεν γίνεται να είναι στη μέση μιας κίνησης.
error-chase-place-met = Ο Pac-Man και ένα φάντασμα δεν χωρούν εδώ στο ίδιο τετράγωνο.
error-chase-place-move = Δεν γίνεται να μένουν τόσα βήματα σε αυτή την κίνηση, ή όχι έτσι.
error-chase-place-run = Το φάντασμα δεν γίνεται να άρχισε έτσι το τρέξιμό του.
error-chase-place-sight = Ένα φάντασμα πρέπει να είναι σε τρέλα αν βλέπει τον Pac-Man, και μόνο τότε.
error-chase-place-stuck = Το πιόνι δεν μπορεί να κάνει τίποτα εδώ, οπότε δεν γίνεται να είναι η σειρά του.

chase-refuse-no-call = Τώρα δεν μπορείς να διαλέξεις { $ghost }: κινείται { $piece }.
chase-refuse-call-first = Πρώτα διάλεξε ποιο φάντασμα κινείται μετά: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost }: φαγώθηκε και γυρίζει όταν όλοι γυρίσουν στην αρχή.
chase-refuse-has-moved = { $ghost }: κινήθηκε ήδη σε αυτόν τον γύρο.
chase-refuse-two-steps = Ο Pac-Man κινείται πάντα δύο τετράγωνα· μόνο μια μπάλα ενέργειας τον σταματά.
chase-refuse-one-step = Ο Pac-Man πρέπει να κινηθεί τουλάχιστον ένα τετράγωνο.
chase-refuse-must-boost = Ο Pac-Man πρέπει να χρησιμοποιήσει το μπόνους.
chase-refuse-whole-boost = Πρέπει να χρησιμοποιηθούν όλα τα τετράγωνα του μπόνους.
chase-refuse-stop-on-pellet = { $ghost }: δεν σταματά εκεί, γιατί είναι μπάλα ενέργειας.
chase-refuse-run-on = { $ghost }: είναι σε τρέλα και πρέπει να συνεχίσει να τρέχει.
chase-refuse-must-catch = { $ghost }: μπορεί να πιάσει τον Pac-Man με αυτή την κίνηση και πρέπει να το κάνει· από εδώ δεν φτάνει.
chase-refuse-must-move = { $ghost }: δεν γίνεται να μείνει, γιατί ένα φάντασμα που μπορεί να κινηθεί πρέπει να κινηθεί.
chase-refuse-stands-there = { $piece } είναι ήδη εκεί.
chase-refuse-fence-between = { $piece }: υπάρχει τοίχος στη μέση.
chase-refuse-no-jump = { $piece }: δεν πηδάει πάνω από άλλο πιόνι.
chase-refuse-too-far = Πολύ μακριά! { $piece }: ένα τετράγωνο τη φορά, ποτέ διαγώνια.
chase-refuse-ghost-there = Εκεί είναι φάντασμα· χωρίς μπόνους ο Pac-Man δεν πάει εκεί.
chase-refuse-straight-on = Ένα φάντασμα σε τρέλα τρέχει σε ευθεία, οπότε δεν στρίβει: { $ghost }.
chase-refuse-no-sharing = Εκεί είναι άλλο φάντασμα. { $ghost }: ούτε χωράει στο τετράγωνο ούτε περνά.
chase-refuse-pellet-there = Εκεί είναι μπάλα ενέργειας. { $ghost }: δεν τελειώνει την κίνησή του πάνω της.
chase-refuse-toward = { $ghost }: βλέπει τον Pac-Man και πρέπει να τρέξει προς αυτόν.
chase-refuse-farther = { $ghost }: από εκεί θα έτρεχε μόνο ένα τετράγωνο· σε τρέλα πρέπει να τρέξει δύο, αν γίνεται.

chase-event-moved = Η θέση { $seat } κίνησε { $piece } από { $origin } σε { $to }.
chase-event-ate-pellet = Ο Pac-Man έφαγε την μπάλα ενέργειας στο { $at }· { $left ->
    [one] μένει { $left }
   *[other] μένουν { $left }
}.
chase-event-boosted = { $steps ->
    [one] Ο Pac-Man πήρε μπόνους: άλλο { $steps } τετράγωνο, και τρώει φαντάσματα.
   *[other] Ο Pac-Man πήρε μπόνους: ως { $steps } τετράγωνα ακόμα, και τρώει φαντάσματα.
}
chase-event-ate-ghost = Ο Pac-Man έφαγε { $ghost } στο { $at }.
chase-event-boost-ended = Το μπόνους του Pac-Man τελείωσε στο { $at }.
chase-event-called = Η θέση { $seat } διάλεξε { $ghost }.
chase-event-frenzied = { $ghost }: είδε τον Pac-Man κατά μήκος { $line } και μπήκε σε τρέλα.
chase-event-stayed = { $piece } έμεινε στο { $at }.
chase-event-stopped = Η θέση { $seat } σταμάτησε { $piece } στο { $at }.
chase-event-caught = { $ghost } έπιασε τον Pac-Man στο { $at }· { $lives ->
    [one] μένει { $lives } ζωή
   *[other] μένουν { $lives } ζωές
}.
chase-event-stalled = Ο Pac-Man έχασε μια ζωή μετά από { $cycles ->
    [one] { $cycles } γύρο
   *[other] { $cycles } γύρους
} χωρίς μπάλα ενέργειας (κανόνας του σπιτιού)· { $lives ->
    [one] μένει { $lives }
   *[other] μένουν { $lives }
}.
chase-event-reset = Όλοι γύρισαν στην αρχή: ο Pac-Man στο { $pacman }, τα φαντάσματα στα { $ghosts }.
chase-event-pellets-back = Γύρισαν οι μπάλες ενέργειας στα { $pellets }.
chase-event-won = { $winner ->
    [ghosts] Νίκησαν τα φαντάσματα
   *[other] Νίκη: { $winner }
}· ο Pac-Man { $level ->
    [0] δεν έφτασε σε κανένα επίπεδο
   *[other] έφτασε στο επίπεδο { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] Συμπληρώθηκε το όριο του { $cycles } γύρου
   *[other] Συμπληρώθηκε το όριο των { $cycles } γύρων
}· δεν νικάει κανείς, και ο Pac-Man { $level ->
    [0] δεν έφτασε σε κανένα επίπεδο
   *[other] έφτασε στο επίπεδο { $level }
}.

chase_pellets_eaten = Ο Pac-Man έφαγε και τις τέσσερις μπάλες ενέργειας.
chase_lives_lost = Τα φαντάσματα πήραν την τελευταία ζωή του Pac-Man.

# Στη σελίδα.
chase-name = Το κυνηγητό
chase-about = Φάε τις τέσσερις μπάλες ενέργειας πριν σε πιάσουν τα φαντάσματα. Ένας παίκτης είναι ο Pac-Man· οι άλλοι μοιράζονται τα φαντάσματα.
chase-harm = Ο Pac-Man θα έχανε μια ζωή.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Ο Pac-Man πρέπει να φάει και τις τέσσερις μπάλες ενέργειας.
chase-step-2 = Τα φαντάσματα πρέπει να τον πιάσουν τρεις φορές.
chase-step-3 = Μια μπάλα ενέργειας του δίνει μπόνους: τώρα τρώει αυτός τα φαντάσματα!
chase-guide-turn = Γεια! Ο Pac-Man θέλει τις τέσσερις μπάλες ενέργειας, και τα φαντάσματα θέλουν να τον πιάσουν τρεις φορές. Πάτα ένα φωτεινό τετράγωνο για να πας εκεί.
chase-todo = Πάτα ένα φωτεινό τετράγωνο.
chase-todo-pacman = { $steps ->
    [one] Μένει { $steps } τετράγωνο: διάλεξε ένα φωτεινό.
   *[other] Προχώρα { $steps } τετράγωνα: διάλεξε ένα φωτεινό. Στρίβεις και γυρίζεις όπως θέλεις.
}
chase-todo-boost = { $steps ->
    [one] Μπόνους! Προχωράς άλλο { $steps } τετράγωνο και τρως όποιο φάντασμα συναντήσεις.
   *[other] Μπόνους! Προχωράς ως { $steps } τετράγωνα ακόμα και τρως όποιο φάντασμα συναντήσεις.
}
chase-todo-ghost = Κινείται { $ghost }: διάλεξε ένα φωτεινό τετράγωνο.
chase-todo-frenzy = { $ghost } βλέπει τον Pac-Man και τρέχει: διάλεξε ένα φωτεινό τετράγωνο.
chase-todo-call = Ποιο φάντασμα κινείται μετά; Πάτα το.
chase-show-ways = Τι βλέπουν
chase-setup-random = Τυχαίος Pac-Man
chase-setup-chosen = Η πρώτη θέση είναι ο Pac-Man· οι άλλες μοιράζονται τα φαντάσματα.
chase-call = Ποιο φάντασμα κινείται μετά;
chase-end-here = Τέλος εδώ
chase-boost = { $steps ->
    [one] Μπόνους: { $steps } βήμα
   *[other] Μπόνους: { $steps } βήματα
}
chase-frenzy = Τρέλα!
chase-waiting = Μετά { $ghosts }
chase-level = { $level ->
    [0] Χωρίς επίπεδο: δεν φαγώθηκε μπάλα ενέργειας
    [1] Επίπεδο 1: Αρχάριος Pac-Man
    [2] Επίπεδο 2: Πολλά Υποσχόμενος Pac-Man
    [3] Επίπεδο 3: Εγκεκριμένος Pac-Man
   *[other] Επίπεδο { $level }: Ελίτ Pac-Man
}
chase-lives = { $lives ->
    [one] Μένει { $lives } ζωή
   *[other] Μένουν { $lives } ζωές
}· μπάλες ενέργειας που φαγώθηκαν: { $eaten }
chase-patience = { $cycles ->
    [one] Φάε τώρα μπάλα ενέργειας, αλλιώς χάνεις ζωή
   *[other] Φάε μπάλα ενέργειας μέσα σε { $cycles } γύρους!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , φαγώθηκε
    [moves] , κινείται τώρα
   *[there] { "" }
}
chase-grid = Ταμπλό. Τα βέλη γυρίζουν στα τετράγωνα, το Enter στέλνει εκεί το πιόνι ή διαλέγει το φάντασμα, το E τελειώνει την κίνηση.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = μπάλα ενέργειας
chase-square-target = { $steps ->
    [one] φτάνεις εδώ με { $steps } βήμα
   *[other] φτάνεις εδώ με { $steps } βήματα
}
chase-square-call = μπορείς να διαλέξεις αυτό το φάντασμα
chase-square-fences = τοίχος { $sides }

chase-option-layout = Λαβύρινθος
chase-option-layout-gates = Πύλες
chase-option-layout-gates-about = Ο συνηθισμένος λαβύρινθος. Αν δεν κάνει κανείς λάθος, ο Pac-Man νικάει με 3 ζωές, και τα φαντάσματα νικούν αν έχει 1 ή 2.
chase-option-layout-den = Φωλιά
chase-option-layout-den-about = Τα φαντάσματα βγαίνουν από μια φωλιά ψηλά· στα πλάγια έχει μακριούς διαδρόμους. Καλός για τον Pac-Man. Αν δεν κάνει κανείς λάθος, ο Pac-Man νικάει με 2 ή 3 ζωές, και τα φαντάσματα νικούν αν έχει μόνο 1.
chase-option-layout-hedges = Θάμνοι
chase-option-layout-hedges-about = Οι μπάλες ενέργειας είναι βαθιά μέσα· τα φαντάσματα έρχονται από παντού. Με καλούς παίκτες νικούν περίπου το ίδιο συχνά και οι δύο πλευρές. Αν δεν κάνει κανείς λάθος, νικούν πάντα τα φαντάσματα.
chase-option-layout-orchard = Περιβόλι
chase-option-layout-orchard-about = Στη μέση έχει δέντρα στη σειρά· οι μπάλες ενέργειας είναι πίσω από τοίχους. Με ισοδύναμους παίκτες νικούν περίπου το ίδιο συχνά και οι δύο πλευρές. Αν δεν κάνει κανείς λάθος, νικούν πάντα τα φαντάσματα.
chase-option-layout-pairs = Ζευγάρια
chase-option-layout-pairs-about = Οι μπάλες ενέργειας είναι δύο δύο, οπότε το ένα μπόνους μπορεί να φέρει το άλλο. Αν δεν κάνει κανείς λάθος, νικάει πάντα ο Pac-Man.
chase-option-layout-pinwheel = Φουρφούρι
chase-option-layout-pinwheel-about = Ο λαβύρινθος είναι ίδιος κι ανάποδα· τα φαντάσματα ξεκινούν από το πάνω μισό. Καλός για τα φαντάσματα. Αν δεν κάνει κανείς λάθος, νικούν πάντα τα φαντάσματα.
chase-option-layout-printed = Ανοιχτό πεδίο
chase-option-layout-printed-about = Όπως το τυπωμένο ταμπλό, απ’ όσο ξέρουμε: μόνο έξι τοίχοι, οπότε τα φαντάσματα βλέπουν μακριά. Καλός για τα φαντάσματα. Αν δεν κάνει κανείς λάθος, νικούν πάντα τα φαντάσματα.
chase-option-layout-towers = Πύργοι
chase-option-layout-towers-about = Οι μπάλες ενέργειας είναι στις γωνίες, πίσω από τείχη. Καλός για τον Pac-Man. Αν δεν κάνει κανείς λάθος, ο Pac-Man νικάει με 2 ή 3 ζωές, και τα φαντάσματα νικούν αν έχει μόνο 1.
chase-option-layout-crossroads = Κόμβος
chase-option-layout-crossroads-about = Δύο δρόμοι διασταυρώνονται στη μέση, και σε καθέναν περιμένει ένα φάντασμα. Αν δεν κάνει κανείς λάθος, νικούν πάντα τα φαντάσματα.
chase-option-layout-harbour = Λιμάνι
chase-option-layout-harbour-about = Από τις δύο πλευρές μπαίνουν προβλήτες· οι μπάλες ενέργειας είναι δύο δύο, οπότε το ένα μπόνους μπορεί να φέρει το άλλο. Αν δεν κάνει κανείς λάθος, νικάει πάντα ο Pac-Man.
chase-option-layout-stables = Στάβλοι
chase-option-layout-stables-about = Έχει στάβλους πάνω και κάτω, και μπάλες ενέργειας δύο δύο στα πλάγια. Αν δεν κάνει κανείς λάθος, ο Pac-Man νικάει με 2 ή 3 ζωές, και τα φαντάσματα νικούν αν έχει μόνο 1.
chase-option-layout-market = Αγορά
chase-option-layout-market-about = Έχει πάγκους στη σειρά αριστερά και δεξιά από έναν μακρύ διάδρομο. Με ισοδύναμους παίκτες νικούν περίπου το ίδιο συχνά και οι δύο πλευρές. Αν δεν κάνει κανείς λάθος, νικούν πάντα τα φαντάσματα.
chase-option-layout-courtyard = Αυλή
chase-option-layout-courtyard-about = Μια πλατιά αυλή με τέσσερις κόγχες· οι μπάλες ενέργειας είναι στις πόρτες τους. Αν δεν κάνει κανείς λάθος, ο Pac-Man νικάει με 3 ζωές, και τα φαντάσματα νικούν αν έχει 1 ή 2.
chase-option-layout-ladders = Σκάλες
chase-option-layout-ladders-about = Έχει σκάλες και στις δύο πλευρές, και δύο στενοί διάδρομοι οδηγούν στη μέση. Αν δεν κάνει κανείς λάθος, ο Pac-Man νικάει με 3 ζωές, και τα φαντάσματα νικούν αν έχει 1 ή 2.
chase-option-layout-quay = Προκυμαία
chase-option-layout-quay-about = Για παιχνίδι με μία ζωή. Αν δεν κάνει κανείς λάθος, νικάει πάντα ο Pac-Man.
chase-option-layout-alley = Σοκάκι
chase-option-layout-alley-about = Για παιχνίδι με δύο ζωές. Αν δεν κάνει κανείς λάθος, ο Pac-Man νικάει με 2 ή 3 ζωές, και τα φαντάσματα νικούν αν έχει μόνο 1.
chase-option-layout-fairground = Πανηγύρι
chase-option-layout-fairground-about = Για παιχνίδι με τρεις ζωές. Αν δεν κάνει κανείς λάθος, νικούν πάντα τα φαντάσματα.
chase-option-lives = Ζωές του Pac-Man
chase-option-lives-1 = μία
chase-option-lives-2 = δύο
chase-option-lives-3 = τρεις
chase-option-pacman-short-move = Ο Pac-Man μπορεί να σταματήσει μετά από ένα τετράγωνο
chase-option-pacman-into-ghost = Αν ο Pac-Man πέσει πάνω σε φάντασμα χωρίς μπόνους
chase-option-pacman-into-ghost-blocked = δεν περνάει
chase-option-pacman-into-ghost-caught = πιάνεται
chase-option-boost-mandatory = Ο Pac-Man πρέπει να χρησιμοποιήσει το μπόνους
chase-option-boost-exact = Το μπόνους πρέπει να έχει και τα τρία τετράγωνα
chase-option-eat-in-passing = Με μπόνους, ο Pac-Man τρώει και τα φαντάσματα που συναντά στον δρόμο, όχι μόνο εκεί που σταματά
chase-option-boost-chain = Δεύτερη μπάλα ενέργειας μέσα σε ένα μπόνους το αρχίζει ξανά
chase-option-ghost-order = Σειρά των φαντασμάτων
chase-option-ghost-order-fixed = πάντα η ίδια
chase-option-ghost-order-free = διαλέγεται κάθε φορά
chase-option-ghost-pass = Τα φαντάσματα μπορούν να μείνουν εκεί που είναι
chase-option-must-catch = Τα φαντάσματα πρέπει να πιάνουν, αν μπορούν
chase-option-frenzy-path = Ένα φάντασμα σε τρέλα τρέχει
chase-option-frenzy-path-straight = σε ευθεία
chase-option-frenzy-path-free = απ’ όπου θέλει
chase-option-frenzy-path-toward = προς τον Pac-Man
chase-option-frenzy-exact = Ένα φάντασμα σε τρέλα πρέπει να τρέξει δύο τετράγωνα, αν μπορεί
chase-option-ghost-cross-pellet = Ένα φάντασμα σε τρέλα μπορεί να περάσει πάνω από μπάλα ενέργειας
chase-option-ghosts-stack = Τα φαντάσματα χωρούν μαζί στο ίδιο τετράγωνο
chase-option-pellets-reset = Όταν χάνεται μια ζωή, γυρίζουν όλες οι μπάλες ενέργειας
chase-option-stall-limit = Χάνεται ζωή μετά από τόσους γύρους χωρίς μπάλα ενέργειας
chase-option-max-turns = Όριο γύρων

# Τι κάνει κάποιος, μετά το όνομά του: «Άννα: κινώ Pac-Man από e2 σε e3.»
chase-short-moved = { $who ->
    [you] κίνησες
   *[somebody] κίνησε
} { $piece } από { $origin } σε { $to }.
chase-short-stopped = { $who ->
    [you] σταμάτησες
   *[somebody] σταμάτησε
} { $piece } στο { $at }.
chase-short-called = { $who ->
    [you] διάλεξες
   *[somebody] διάλεξε
} { $ghost }.

# Στο ημερολόγιο, δίπλα στο πιόνι που κινείται· σύντομα.
chase-note-stays = μένει
chase-note-called = μετά { $ghost }
chase-note-ate = τρώει { $ghost }
chase-note-life = χάθηκε ζωή
chase-note-pellets = { $count ->
    [one] 1 μπάλα
   *[other] { $count } μπάλες
}

## Τι θα έκανε ο προπονητής
chase-advice-step = Πήγαινε στο { $to }.
chase-advice-end = Σταμάτα εδώ.
chase-advice-call = Διάλεξε { $to }.

## Γιατί θα το έκανε ο προπονητής
chase-reason-wins = Έτσι νικάς!
chase-reason-pellet = Έτσι τρως μια μπάλα ενέργειας.
chase-reason-eats = Έτσι τρως { $ghost }.
chase-reason-catches = Έτσι πιάνεις τον Pac-Man.
chase-reason-caught = Εκεί σε πιάνει { $ghost }.
chase-reason-seen = Εκεί σε βλέπει { $ghost }.
chase-reason-unseen = Εκεί δεν σε βλέπει κανένα φάντασμα.
chase-reason-near = { $steps ->
    [one] Είναι ένα τετράγωνο μακριά από τον Pac-Man.
   *[other] Είναι { $steps } τετράγωνα μακριά από τον Pac-Man.
}

# Οι κανόνες, κομμάτι κομμάτι· φορτώνονται όταν κάποιος ανοίγει τη βοήθεια.
chase-help-aim-title = Ο σκοπός
chase-help-aim = Ο Pac-Man νικάει όταν φάει τις τέσσερις μπάλες ενέργειας. Τα φαντάσματα νικούν όταν τον πιάσουν τρεις φορές: κάθε φορά του κοστίζει μια ζωή. Το επίπεδο όπου φτάνει είναι όσες μπάλες ενέργειας έφαγε.
chase-help-sides-title = Ποιος παίζει τι
chase-help-sides = Ο παίκτης 1 είναι ο Pac-Man· οι άλλοι μοιράζονται τα τέσσερα φαντάσματα και νικούν ή χάνουν μαζί. Ένας γύρος είναι η κίνηση του Pac-Man και μετά οι κινήσεις των φαντασμάτων. Αρχίζει ο Pac-Man, και πάλι αυτός κάθε φορά που όλοι γυρίζουν στην αρχή.
chase-help-pacman-title = Η κίνηση του Pac-Man
chase-help-pacman = Κινείται ακριβώς δύο τετράγωνα, βήμα βήμα, ποτέ διαγώνια. Μπορεί να στρίψει και να γυρίσει πίσω. Τοίχοι και φαντάσματα του κλείνουν τον δρόμο, και κανείς δεν πηδάει. Αν δεν μπορεί να κάνει ούτε ένα βήμα, μένει.
chase-help-pellet-title = Το μπόνους
chase-help-pellet = Σε μια μπάλα ενέργειας σταματά, την τρώει και παίρνει μπόνους: ως τρία τετράγωνα ακόμα, προς κάθε κατεύθυνση, ακόμα και μέσα από φαντάσματα. Το μπόνους τελειώνει πριν κινηθούν τα φαντάσματα.
chase-help-eaten-title = Φαντάσματα στο πιάτο
chase-help-eaten = Κάθε φάντασμα που συναντά μέσα στο μπόνους τρώγεται και μένει έξω μέχρι να γυρίσουν όλοι στην αρχή. Άλλη μπάλα ενέργειας στον δρόμο δίνει νέο μπόνους τριών τετραγώνων.
chase-help-ghosts-title = Οι κινήσεις των φαντασμάτων
chase-help-ghosts = Blinky, Inky, Pinky και Clyde κινούνται με αυτή τη σειρά, ένα τετράγωνο καθένα. Ένα φάντασμα που μπορεί να κινηθεί πρέπει να κινηθεί. Τα φαντάσματα χωρούν στο ίδιο τετράγωνο και περνούν το ένα από το άλλο.
chase-help-guard-title = Φαντάσματα και μπάλες ενέργειας
chase-help-guard = Κανένα φάντασμα δεν τελειώνει την κίνησή του πάνω σε μπάλα ενέργειας· σε τρέλα μπορεί να περάσει από πάνω. Ένα φάντασμα που θα μπορούσε να πιάσει τον Pac-Man δεν είναι υποχρεωμένο να το κάνει.
chase-help-sight-title = Η όραση των φαντασμάτων
chase-help-sight = Ένα φάντασμα βλέπει κατά μήκος της γραμμής και της στήλης του, όσο μακριά κι αν είναι, αλλά όχι διαγώνια. Οι τοίχοι του κόβουν την όραση· τα φαντάσματα και οι μπάλες ενέργειας όχι. Μετράει τι βλέπει όταν αρχίζει η κίνησή του.
chase-help-frenzy-title = Τρέλα
chase-help-frenzy = Ένα φάντασμα που βλέπει τον Pac-Man μπαίνει σε τρέλα και τρέχει δύο τετράγωνα σε ευθεία, προς κάθε κατεύθυνση. Πρέπει να τρέξει δύο, αν μπορεί. Αν ο Pac-Man είναι ακριβώς δίπλα, τον πιάνει στο πρώτο τετράγωνο.
chase-help-caught-title = Πιάστηκε!
chase-help-caught = Ένα φάντασμα που φτάνει στο τετράγωνο του Pac-Man τον πιάνει. Ο Pac-Man χάνει μια ζωή και όλοι γυρίζουν στην αρχή, και τα φαγωμένα φαντάσματα. Όσες μπάλες ενέργειας φαγώθηκαν, πάνε.
chase-help-stall-title = Μην αργείς
chase-help-stall = Μετά από πάρα πολλούς γύρους χωρίς μπάλα ενέργειας (20, αν δεν διαλέξεις άλλον αριθμό), ο Pac-Man πάλι χάνει μια ζωή. Αν βάλεις όριο γύρων, η παρτίδα τελειώνει εκεί χωρίς νικητή.
chase-help-maze-title = Οι λαβύρινθοι
chase-help-maze = Ο λαβύρινθος λέει πού είναι οι τοίχοι και οι μπάλες ενέργειας και από πού ξεκινά ο καθένας. Εδώ κανείς δεν βάζει τοίχους.
chase-help-touch-title = Στην οθόνη
chase-help-touch = Κάτω από το ταμπλό βλέπεις ποιο πιόνι κινείται, ποιος το παίζει και ποια φαντάσματα έρχονται μετά. Πάτα ένα τετράγωνο δύο βήματα μακριά και το πιόνι πάει εκεί· πάτα τους μικρούς κύκλους για να διαλέξεις εσύ τον δρόμο.
chase-help-keys-title = Με το πληκτρολόγιο
chase-help-keys = Βέλη και Enter· το E τελειώνει νωρίτερα μια κίνηση.

# Η ιστορία μιας σειράς: τι έγινε, μετά από ένα όνομα και μέσα σε μια λίστα.
chase-deed-moved = { $detail ->
    [squares] { $who ->
        [you] κίνησες
       *[somebody] κίνησε
    }: { $places }
   *[plain] { $who ->
        [you] κίνησες
       *[somebody] κίνησε
    } { $pieces }
}
chase-deed-stayed = { $who ->
    [you] δεν μπορούσες να κινήσεις
   *[somebody] δεν μπορούσε να κινήσει
} { $pieces }
chase-deed-spotted = { $who ->
    [you] είδες
   *[somebody] είδε
} τον Pac-Man ({ $ghosts })
chase-deed-ate-pellet = { $left ->
    [one] { $who ->
        [you] έφαγες
       *[somebody] έφαγε
    } μια μπάλα ενέργειας (μένει { $left })
   *[other] { $who ->
        [you] έφαγες
       *[somebody] έφαγε
    } μια μπάλα ενέργειας (μένουν { $left })
}
chase-deed-ate-ghost = { $who ->
    [you] έφαγες
   *[somebody] έφαγε
} { $ghost }
chase-deed-caught = { $lives ->
    [one] { $ghost } έπιασε τον Pac-Man! Μένει { $lives } ζωή
   *[other] { $ghost } έπιασε τον Pac-Man! Μένουν { $lives } ζωές
}
chase-deed-stalled = { $lives ->
    [one] Ο Pac-Man έχασε μια ζωή: πέρασε πολλή ώρα χωρίς μπάλα ενέργειας. Μένει { $lives } ζωή
   *[other] Ο Pac-Man έχασε μια ζωή: πέρασε πολλή ώρα χωρίς μπάλα ενέργειας. Μένουν { $lives } ζωές
}
chase-deed-reset = ξανά όλοι στην αρχή

# Τι έπαθε όποιος διαβάζει, με μεγάλα γράμματα δίπλα στο ταμπλό· $name είναι όποιος το έκανε.
chase-befalls-caught = { $lives ->
    [one] Σε έπιασε { $ghost }! Μένει { $lives } ζωή
   *[other] Σε έπιασε { $ghost }! Μένουν { $lives } ζωές
}
chase-befalls-stalled = { $lives ->
    [one] { $cycles } γύροι χωρίς μπάλα ενέργειας σου κοστίζουν μια ζωή. Μένει { $lives } ζωή
   *[other] { $cycles } γύροι χωρίς μπάλα ενέργειας σου κοστίζουν μια ζωή. Μένουν { $lives } ζωές
}
chase-befalls-eaten = Ο Pac-Man έφαγε { $ghost }!
chase-deed-frenzied = { $ghost } είδε τον Pac-Man και μπήκε σε τρέλα
