# Ο γρίφος της ημέρας. Η σελίδα τον φορτώνει μαζί με τους γρίφους.

puzzle-title = Γρίφος της ημέρας
puzzle-back = Πίσω στα παιχνίδια
puzzle-grade = { $grade ->
    [1] Εύκολος
    [2] Μέτριος
   *[3] Δύσκολος
}
puzzle-streak = { $days ->
    [one] { $days } μέρα στη σειρά
   *[other] { $days } μέρες στη σειρά
}
puzzle-done = λύθηκε
puzzle-past = Οι δύο τελευταίες εβδομάδες
puzzle-why = Γιατί
puzzle-right = Αυτό είναι!
puzzle-ask = Τι κάνεις;
puzzle-on = Σωστά! Και τώρα;
puzzle-wrong = Όχι αυτό. Δοκίμασε κάτι άλλο!
puzzle-shown = Αυτή ήταν η απάντηση.
puzzle-give-up = Δείξε μου την απάντηση
puzzle-not-possible = Αυτό δεν γίνεται εδώ.
puzzle-share = Μοιράσου το
puzzle-copied = Αντιγράφηκε
puzzle-result = { $shown ->
    [true] Είδες την απάντηση.
   *[false] { $wrong ->
        [0] Λύθηκε με την πρώτη.
        [one] Λύθηκε μετά από { $wrong } λάθος προσπάθεια.
       *[other] Λύθηκε μετά από { $wrong } λάθος προσπάθειες.
    }
}

## Τι ρωτάμε και γιατί είναι σωστή η απάντηση

puzzle-best = Βρες την καλύτερη κίνηση.
puzzle-only = Τίποτε άλλο δεν πιάνει.
puzzle-chances = Με αυτό νικάς περίπου { $best } φορές στις 100. Με την αμέσως επόμενη απάντηση, περίπου { $next }.
puzzle-chances-exact = Με αυτό νικάς { $best } φορές στις 100, μετρημένες ακριβώς. Με την άλλη απάντηση, { $next }.
puzzle-quoridor-win = Νίκησε σε { $number } κινήσεις, ό,τι κι αν κάνει ο άλλος παίκτης.
puzzle-quoridor-win-why = Δοκιμάστηκε κάθε απάντηση: καμία άλλη κίνηση δεν νικάει σε { $number }.
puzzle-chase-escape = Μένει μία μπάλα ενέργειας και μία ζωή. Πού πρέπει να πάει ο Pac-Man για να την πάρει σίγουρα;
puzzle-chase-escape-why = Οπουδήποτε αλλού, τα φαντάσματα μπορούν να τον σταματήσουν. Εδώ δεν μπορούν, όπως κι αν κινηθούν.
puzzle-chase-trap = Ο Pac-Man έχει μία ζωή. Πού πρέπει να πάει αυτό το φάντασμα για να μην ξεφύγει;
puzzle-chase-trap-why = Οπουδήποτε αλλού, ο Pac-Man μπορεί ακόμα να νικήσει. Εδώ δεν μπορεί, όπως κι αν τρέξει.
puzzle-marbles-best = Σου μένει { $number } για τον Pac-Man. Ποια είναι η καλύτερη κίνηση;
puzzle-marbles-ghost = Σου μένει { $number } για φάντασμα. Ποια είναι η καλύτερη κίνηση;
puzzle-mspacman-best = Έφερες { $number } στον τροχό. Πού να πάει η Ms. Pac-Man;
puzzle-mspacman-chase = Έφερες { $number } στο ζάρι. Πού να πάει το φάντασμά σου;
puzzle-cards-draw = Όλοι οι άλλοι σταμάτησαν ή είναι εκτός. Τραβάς ή σταματάς;
