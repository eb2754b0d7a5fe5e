error-quoridor-bad-action = Το «{ $text }» δεν είναι ούτε τετράγωνο, όπως e2, ούτε τοίχος, όπως e3h.
error-quoridor-bad-position = Το «{ $text }» δεν είναι θέση· γράψ’ την έτσι: { $form }.
error-quoridor-bad-square = Το «{ $text }» δεν είναι τετράγωνο· τα τετράγωνα είναι από a1 έως i9.
error-quoridor-bad-fence = Στο «{ $fence }» δεν μπαίνει τοίχος· οι τοίχοι δεν επικαλύπτονται ούτε διασταυρώνονται.
error-quoridor-no-three = Η επιλογή three_players δεν επιτρέπει τρεις παίκτες.
error-quoridor-place-seats = Μια θέση για { $players } παίκτες χρειάζεται { $players } πιόνια και { $players } αριθμούς τοίχων που απομένουν.
error-quoridor-place-turn = Η θέση που παίζει πρέπει να είναι από 1 έως { $players }.
error-quoridor-place-sharing = Δύο πιόνια δεν χωρούν στο ίδιο τετράγωνο.
error-quoridor-place-fences = Καθένας από τους { $players } παίκτες έχει { $each } τοίχους, μαζί με όσους είναι στο ταμπλό.
error-quoridor-place-taken = Οι ενέργειες μετριούνται μόνο ως την επιλογή max_turns.
error-quoridor-place-two-home = Δεν γίνεται να έχουν φτάσει δύο πιόνια στη γραμμή τερματισμού τους.
error-quoridor-place-shut-in = Η θέση { $seat } δεν έχει δρόμο ως τη γραμμή τερματισμού της.
error-quoridor-place-stuck = Η θέση { $seat } δεν μπορεί να κάνει τίποτα εδώ, οπότε δεν γίνεται να είναι η σειρά της.

quoridor-refuse-no-pass = Το πιόνι σου είναι ήδη εκεί, και δεν μπορείς να πας πάσο.
quoridor-refuse-occupied = Εκεί είναι άλλο πιόνι.
quoridor-refuse-too-far = Πολύ μακριά: ένα πιόνι κινείται ένα τετράγωνο ή πηδάει πάνω από ένα διπλανό πιόνι.
quoridor-refuse-no-diagonal = Ένα πιόνι κινείται διαγώνια μόνο γύρω από πιόνι που δεν μπορεί να το πηδήξει.
quoridor-refuse-fence-between = Υπάρχει τοίχος στη μέση.
quoridor-refuse-one-piece-a-jump = Υπάρχουν δύο πιόνια στη μέση, και πηδάς μόνο πάνω από ένα.
quoridor-refuse-piece-behind = Εκεί πηδάς μόνο αν πίσω από το άλλο πιόνι έχει τοίχο· εδώ έχει τρίτο πιόνι.
quoridor-refuse-jump-straight = Το ίσιο άλμα είναι ελεύθερο, οπότε δεν πηδάς στο πλάι.
quoridor-refuse-fence-beside = Υπάρχει τοίχος ανάμεσα στο πιόνι που θα πηδούσες και σε εκείνο το τετράγωνο.
quoridor-refuse-edge-behind = Εκεί πηδάς μόνο αν πίσω από το άλλο πιόνι έχει τοίχο· εδώ τελειώνει το ταμπλό.
quoridor-refuse-off-board = Ο τοίχος θα έβγαινε έξω από το ταμπλό.
quoridor-refuse-no-fences-left = Δεν έχεις άλλους τοίχους.
quoridor-refuse-overlap = Δεν χωράει: είναι άλλος τοίχος στη μέση.
quoridor-refuse-crossing = Ο τοίχος θα διασταυρωνόταν με άλλον.
quoridor-refuse-last-path = Ο τοίχος θα άφηνε τη θέση { $seat } χωρίς δρόμο ως τη γραμμή τερματισμού της.
quoridor-refuse-last-path-named = με τοίχο εκεί δεν θα έμενε δρόμος ως τον τερματισμό.

quoridor-event-moved = Η θέση { $seat } πήγε από { $origin } σε { $to }.
quoridor-event-jumped = Η θέση { $seat } πήδηξε από { $origin } σε { $to }, πάνω από { $over }.
quoridor-event-fenced = { $left ->
    [one] Η θέση { $seat } έβαλε τον τοίχο { $fence } και της μένει { $left } τοίχος.
   *[other] Η θέση { $seat } έβαλε τον τοίχο { $fence } και της μένουν { $left } τοίχοι.
}
quoridor-event-passed-over = Η θέση { $seat } δεν μπορούσε να κάνει τίποτα και έχασε τη σειρά της.
quoridor-event-won = Η θέση { $seat } έφτασε στο { $at } και νίκησε.
quoridor-event-turn-limit = { $turns ->
    [one] Συμπληρώθηκε το όριο της { $turns } σειράς· δεν νικάει κανείς.
   *[other] Συμπληρώθηκε το όριο των { $turns } σειρών· δεν νικάει κανείς.
}

goal_reached = Το πιόνι του νικητή έφτασε στην απέναντι πλευρά.
goal_reached-own = Το πιόνι σου έφτασε στην απέναντι πλευρά.

# Στη σελίδα.
quoridor-name = Quoridor
quoridor-about = Πέρασε τον λαβύρινθο πριν από τους άλλους. Σε κάθε σειρά κάνε ένα βήμα ή βάλε έναν τοίχο μπροστά σε κάποιον.
quoridor-step-1 = Φέρε πρώτα εσύ το πιόνι σου απέναντι.
quoridor-step-2 = Κάνε ένα βήμα ή βάλε έναν τοίχο.
quoridor-step-3 = Οι τοίχοι στέλνουν τους άλλους από τον μακρύ δρόμο.
quoridor-guide-turn = Γεια! Στη σειρά σου κάνεις ένα πράγμα: προχωράς ένα τετράγωνο προς τη γραμμή τερματισμού απέναντι, ή βάζεις έναν τοίχο για να καθυστερήσεις κάποιον.
quoridor-todo = Πάτα μια φωτεινή κουκκίδα για να πας εκεί, ή βάλε έναν τοίχο.
quoridor-todo-walk = Πάτα μια φωτεινή κουκκίδα για να πας εκεί.
quoridor-todo-fence = Πήγαινε τον τοίχο εκεί που τον θέλεις, στρίψε τον και βάλ’ τον.
quoridor-fences-left = { $left ->
    [one] Μένει { $left } τοίχος
   *[other] Μένουν { $left } τοίχοι
}
quoridor-put-up-fence = Βάλε τοίχο
quoridor-turn-fence = Στρίψε
quoridor-place-fence = Βάλ’ τον
quoridor-cancel-fence = Χωρίς τοίχο
quoridor-grid = Ταμπλό. Τα βέλη γυρίζουν στα τετράγωνα, το Enter κινεί το πιόνι σου, το F αλλάζει σε τοίχους.
quoridor-grid-fences = Πού μπορεί να μπει τοίχος. Τα βέλη τον κινούν, το R τον στρίβει, το Enter τον βάζει, το F ή το Esc γυρίζει στο πιόνι σου.
quoridor-square-pawn = πιόνι: { $name }
quoridor-square-target = μπορείς να πας εδώ
quoridor-square-goal = τερματισμός: { $name }
quoridor-square-fences = τοίχος { $sides }
quoridor-fence-of = τον έβαλε: { $name }
quoridor-slot = { $slot }, { $way ->
    [h] οριζόντια
   *[v] κάθετα
}, { $state ->
    [free] ελεύθερο
    [up] εδώ έχει τοίχο
   *[closed] εδώ δεν γίνεται
}
quoridor-option-edge-as-fence = Η άκρη του ταμπλό μετράει σαν τοίχος, οπότε εκεί μπορείς να πηδήξεις στο πλάι
quoridor-option-diagonal-past-piece = Αν πίσω από το πιόνι που πηδάς είναι άλλο πιόνι, μπορείς να βρεθείς στο πλάι
quoridor-option-max-turns = Όριο σειρών

# Τι κάνει κάποιος, μετά το όνομά του: «Άννα: πάω από e1 σε e2.»
quoridor-short-moved = { $who ->
    [you] πήγες
   *[somebody] πήγε
} από { $origin } σε { $to }.
quoridor-short-jumped = { $who ->
    [you] πήδηξες
   *[somebody] πήδηξε
} από { $origin } σε { $to }, πάνω από { $over }.
quoridor-short-fenced = { $left ->
    [one] { $who ->
        [you] έβαλες
       *[somebody] έβαλε
    } τοίχο στο { $fence }· μένει { $left }.
   *[other] { $who ->
        [you] έβαλες
       *[somebody] έβαλε
    } τοίχο στο { $fence }· μένουν { $left }.
}
quoridor-short-passed-over = { $who ->
    [you] δεν μπορούσες να κάνεις τίποτα και έχασες μια σειρά
   *[somebody] δεν μπορούσε να κάνει τίποτα και έχασε μια σειρά
}.
quoridor-short-won = { $who ->
    [you] έφτασες
   *[somebody] έφτασε
} στο { $at } και { $who ->
    [you] νίκησες
   *[somebody] νίκησε
}!

## Τι θα έκανε ο προπονητής
quoridor-advice-move = Πήγαινε στο { $to }.
quoridor-advice-fence = Βάλε τοίχο στο { $to }.

## Γιατί θα το έκανε ο προπονητής
quoridor-reason-wins = Έτσι νικάς!
quoridor-reason-jump = { $steps ->
    [one] Σε φέρνει ένα βήμα πιο κοντά.
   *[other] Σε φέρνει { $steps } βήματα πιο κοντά με τη μία.
}
quoridor-reason-nearer = { $steps ->
    [one] Μετά είσαι ένα βήμα μακριά από τον τερματισμό.
   *[other] Μετά είσαι { $steps } βήματα μακριά από τον τερματισμό.
}
quoridor-reason-costs = { $steps ->
    [one] Κοστίζει ένα βήμα στη θέση { $seat }.
   *[other] Κοστίζει { $steps } βήματα στη θέση { $seat }.
}
quoridor-reason-costs-named = { $steps ->
    [one] ένα βήμα παραπάνω ως τον τερματισμό.
   *[other] { $steps } βήματα παραπάνω ως τον τερματισμό.
}
quoridor-reason-stops = { $steps ->
    [one] Η θέση { $seat } ήταν ένα βήμα πριν από τον τερματισμό και τώρα χρειάζεται ένα βήμα παραπάνω.
   *[other] Η θέση { $seat } ήταν ένα βήμα πριν από τον τερματισμό και τώρα χρειάζεται { $steps } βήματα παραπάνω.
}
quoridor-reason-stops-named = { $steps ->
    [one] ήταν ένα βήμα πριν από τον τερματισμό και τώρα χρειάζεται ένα βήμα παραπάνω.
   *[other] ήταν ένα βήμα πριν από τον τερματισμό και τώρα χρειάζεται { $steps } βήματα παραπάνω.
}
quoridor-reason-free = Εσένα δεν σε καθυστερεί.
quoridor-reason-costs-you = { $steps ->
    [one] Εσένα σου κοστίζει ένα βήμα.
   *[other] Εσένα σου κοστίζει { $steps } βήματα.
}

# Οι κανόνες, κομμάτι κομμάτι· φορτώνονται όταν κάποιος ανοίγει τη βοήθεια.
quoridor-help-aim-title = Ο σκοπός
quoridor-help-aim = Φέρε πρώτα εσύ το πιόνι σου στην πλευρά με το χρώμα και την εικόνα του. Κάνει οποιοδήποτε τετράγωνο εκείνης της πλευράς, και νικάς αμέσως. Παίζουν δύο, τρεις ή τέσσερις, με τη φορά του ρολογιού. Οι δύο έχουν από 10 τοίχους, οι τρεις από 6, οι τέσσερις από 5.
quoridor-help-turn-title = Η σειρά σου
quoridor-help-turn = Κάνεις ένα πράγμα: κινείς το πιόνι σου ή βάζεις έναν τοίχο. Δεν μπορείς να πεις πάσο. Μόνο όποιος δεν μπορεί να κάνει τίποτα από τα δύο χάνει τη σειρά του.
quoridor-help-move-title = Κίνηση
quoridor-help-move = Ένα πιόνι κινείται ένα τετράγωνο μπροστά, πίσω ή στο πλάι: ποτέ διαγώνια, ποτέ μέσα από τοίχο και ποτέ πάνω σε άλλο πιόνι. Οι κύκλοι δείχνουν πού μπορείς να πας.
quoridor-help-jump-title = Άλμα
quoridor-help-jump = Αν δίπλα στο πιόνι σου είναι άλλο πιόνι, μπορείς να πηδήξεις ίσια από πάνω του και να βρεθείς ακριβώς πίσω του. Δεν είναι υποχρεωτικό, και σε κάθε σειρά πηδάς πάνω από ένα μόνο πιόνι.
quoridor-help-side-title = Άλμα στο πλάι
quoridor-help-side = Αν πίσω από εκείνο το πιόνι είναι τοίχος ή η άκρη του ταμπλό, μπορείς να βρεθείς δίπλα του, αριστερά ή δεξιά, αρκεί να μην έχει τοίχο στη μέση. Όσο το ίσιο άλμα είναι ελεύθερο, στο πλάι δεν γίνεται. Αν πίσω του είναι τρίτο πιόνι, δεν πηδάς καθόλου.
quoridor-help-fence-title = Τοίχοι
quoridor-help-fence = Ένας τοίχος έχει μήκος δύο τετράγωνα. Σταματάει τους πάντες, κι εσένα, και μένει ως το τέλος. Οι τοίχοι δεν επικαλύπτονται, δεν διασταυρώνονται και δεν βγαίνουν έξω από το ταμπλό.
quoridor-help-path-title = Πάντα ένας δρόμος
quoridor-help-path = Μπορείς να κάνεις τους άλλους να περπατήσουν παραπάνω, αλλά ποτέ να τους κλείσεις μέσα: με τον νέο τοίχο, όλοι πρέπει να έχουν ακόμα δρόμο ως τον τερματισμό τους. Τα άλλα πιόνια πάνω στον δρόμο δεν μετράνε, γιατί θα φύγουν από εκεί.
quoridor-help-end-title = Χωρίς νικητή
quoridor-help-end = Αν βάλεις όριο σειρών, μόλις συμπληρωθεί, η παρτίδα τελειώνει χωρίς νικητή. Όποιος τερματίσει στην τελευταία σειρά, νικάει.
quoridor-help-touch-title = Στην οθόνη
quoridor-help-touch = Σε οθόνη αφής: πάτα ανάμεσα στα τετράγωνα για να δοκιμάσεις έναν τοίχο, σύρε τον, πάτα τον για να στρίψει και βάλ’ τον. Με το ποντίκι: δείξε ανάμεσα στα τετράγωνα και κάνε κλικ.
quoridor-help-keys-title = Με το πληκτρολόγιο
quoridor-help-keys = Βέλη και Enter· το F αλλάζει ανάμεσα στο πιόνι σου και τους τοίχους, το R στρίβει τον τοίχο.

# Η ιστορία μιας σειράς: τι έγινε, μετά από ένα όνομα και μέσα σε μια λίστα.
quoridor-deed-moved = { $detail ->
    [squares] { $who ->
        [you] πήγες
       *[somebody] πήγε
    } στο { $to }
   *[plain] { $who ->
        [you] πήγες
       *[somebody] πήγε
    } ένα τετράγωνο
}
quoridor-deed-jumped = { $detail ->
    [squares] { $who ->
        [you] πήδηξες
       *[somebody] πήδηξε
    } στο { $to }, πάνω από { $over }
   *[plain] { $who ->
        [you] πήδηξες
       *[somebody] πήδηξε
    } πάνω από ένα πιόνι
}
quoridor-deed-fenced = { $detail ->
    [squares] { $who ->
        [you] έβαλες
       *[somebody] έβαλε
    } τοίχο στο { $fence } ({ $left ->
        [one] μένει { $left }
       *[other] μένουν { $left }
    })
   *[plain] { $who ->
        [you] έβαλες
       *[somebody] έβαλε
    } τοίχο ({ $left ->
        [one] μένει { $left }
       *[other] μένουν { $left }
    })
}
quoridor-deed-passed-over = { $who ->
    [you] δεν μπορούσες να κάνεις τίποτα και έχασες μια σειρά
   *[somebody] δεν μπορούσε να κάνει τίποτα και έχασε μια σειρά
}
quoridor-deed-won = { $who ->
    [you] νίκησες
   *[somebody] νίκησε
}
