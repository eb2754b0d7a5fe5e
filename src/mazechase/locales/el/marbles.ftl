error-marbles-bad-token = Το «{ $text }» δεν είναι ούτε κίνηση, όπως 4c6:b6,c6 ή 3e5>g7, ούτε επιλογή, όπως -, take, leave, @c4, from2 ή pay1, ούτε ζαριά, όπως *36.
error-marbles-bad-cell = Το «{ $text }» δεν είναι θέση αυτού του ταμπλό.
error-marbles-bad-list = Το «{ $text }» έχει μια θέση δύο φορές.
error-marbles-bad-task = Το «{ $text }» δεν είναι απόφαση που μπορεί να εκκρεμεί.
error-marbles-bad-position = Το «{ $text }» δεν είναι κατάσταση· γράψ’ την έτσι: { $form }.
error-marbles-place-seats = Μια κατάσταση για { $players } παίκτες έχει τους Pac-Man, τις θήκες και τους κίτρινους βόλους { $players } θέσεων, και καμίας άλλης.
error-marbles-place-ghosts = Κάθε φάντασμα πρέπει να είναι στην αφετηρία ή σε μια τρύπα, ποτέ και τα δύο στην ίδια τρύπα· γράψε πρώτα αυτό στη χαμηλότερη θέση.
error-marbles-place-marbles = Πρέπει να υπάρχουν 72 λευκοί βόλοι, σε απλές τρύπες και σε θήκες, και 4 κίτρινοι, σε κρίκους, κρατημένοι ή προς επιστροφή· κανένας κάτω από Pac-Man.
error-marbles-place-pieces = Κάθε Pac-Man πρέπει να είναι μόνος του σε μια τρύπα ή στο σπίτι, και όχι πάνω σε φάντασμα.
error-marbles-place-dice = Μπορούν να μένουν ως δύο ζάρια από 1 έως 6, πρώτα το μικρότερο· το τελευταίο ανήκει σε ένα πιόνι.
error-marbles-place-taken = Οι σειρές μετριούνται μόνο ως την επιλογή max_turns.
error-marbles-place-over = Δεν υπάρχουν πια λευκοί βόλοι, οπότε δεν γίνεται να μένει ζάρι.
error-marbles-place-stuck = Κανένα πιόνι δεν μπορεί να κινηθεί με αυτά τα ζάρια, οπότε η σειρά θα είχε τελειώσει.
error-marbles-place-owed = Ένας κίτρινος βόλος πρέπει να γυρίσει και ένας κρίκος είναι άδειος, οπότε θα είχε ήδη γυρίσει.
error-marbles-place-todo = Εδώ δεν υπάρχει τέτοια απόφαση.
error-marbles-place-rolls = Ζάρια για το ποιος αρχίζει ρίχνονται μόνο στην αρχή, η μία θέση μετά την άλλη.

error-marbles-board-field = Ένα ταμπλό χρειάζεται «{ $field }», ως κείμενο.
error-marbles-board-extra = Ένα ταμπλό δεν έχει πεδίο «{ $field }».
error-marbles-board-waives = Ένα ταμπλό μπορεί να παραλείψει μόνο { $known }, όχι «{ $field }».
error-marbles-board-game = Αυτό το ταμπλό είναι για «{ $field }», όχι για τους βόλους.
error-marbles-board-c1 = C1: ένα ταμπλό χρειάζεται 72 απλές τρύπες και 4 με κρίκο· αυτό έχει { $plain } και { $ringed }.
error-marbles-board-c3 = C3: ένα ταμπλό χρειάζεται ακριβώς ένα σπίτι { $mark }· αυτό έχει { $count }.
error-marbles-board-c4 = C4: το σπίτι { $place } πρέπει να είναι σε μονοπάτι ανάμεσα σε δύο ή περισσότερες τρύπες, και δίπλα σε τίποτε άλλο.
error-marbles-board-c6 = C6, C12: ένα φάντασμα πρέπει να φτάνει στο { $place } χωρίς σπίτια ή τούνελ.
error-marbles-board-c7 = C7: η αφετηρία των φαντασμάτων, ένα μπλοκ από =, πρέπει να είναι στη μέση του ταμπλό.
error-marbles-board-c8 = C8: η αφετηρία των φαντασμάτων χρειάζεται τουλάχιστον δύο εξόδους που οδηγούν όλες σε τρύπες· αυτή έχει { $count }.
error-marbles-board-c10 = C10: ένα ταμπλό χρειάζεται τουλάχιστον τρία τούνελ· αυτό έχει { $count }.
error-marbles-board-c11 = C11: το τούνελ στο { $place } πρέπει να είναι στην άκρη, δίπλα σε μια δική του τρύπα που οδηγεί μέσα.
error-marbles-board-c14 = C14: στην αρχή δεν υπάρχει ολόκληρη κίνηση { $count } από το σπίτι { $place }.
error-marbles-board-c19 = C19: το ταμπλό πρέπει να φαίνεται ίδιο από κάθε σπίτι, στραμμένο ή σαν σε καθρέφτη.
error-marbles-board-c21 = C21: κάθε τρύπα χρειάζεται δύο γειτονικές, και οι τρύπες χρειάζονται κατά μέσο όρο 2,6 μονοπάτια ({ $place }).
error-marbles-board-openings = Σε διακομιστή, ένα ταμπλό έχει το πολύ { $most } τούνελ· αυτό έχει { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Πρώτα αποφάσισε τι θα γίνει με τον βόλο κάτω από το φάντασμα.
    [ring] Πρώτα βάλε τον κίτρινο βόλο πίσω σε έναν κρίκο.
    [reward] Πρώτα διάλεξε από ποιον παίρνεις βόλους.
   *[pay] Πρώτα διάλεξε με ποιους βόλους πληρώνεις.
}
marbles-refuse-not-asked = Τώρα δεν χρειάζεται να το αποφασίσεις αυτό.
marbles-refuse-not-a-ring = Εκεί δεν υπάρχει πορτοκαλί κρίκος.
marbles-refuse-ring-occupied = Εκείνος ο κρίκος δεν είναι άδειος: έχει βόλο ή πιόνι.
marbles-refuse-not-oneself = Την ανταμοιβή σου την παίρνεις από άλλον παίκτη, όχι από σένα.
marbles-refuse-nothing-to-take = Η θέση { $seat } δεν έχει βόλους να δώσει.
marbles-refuse-nothing-to-take-named = δεν υπάρχει τίποτα να πάρεις: η θήκη είναι άδεια.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Εδώ δεν πληρώνεις με { $yellow } κίτρινο βόλο.
   *[other] Εδώ δεν πληρώνεις με { $yellow } κίτρινους βόλους.
}
marbles-refuse-no-pass = Ένα πιόνι που μπορεί να κινηθεί πρέπει να κινηθεί. Μόνο ένα φάντασμα μπορείς να μη φας.
marbles-refuse-pac-has-moved = Ο Pac-Man κινήθηκε ήδη· το άλλο ζάρι είναι για φάντασμα.
marbles-refuse-ghost-has-moved = Ένα φάντασμα κινήθηκε ήδη· το άλλο ζάρι είναι για τον Pac-Man.
marbles-refuse-no-such-die = Κανένα ζάρι δεν δείχνει { $die }· μένουν: { $dice }.
marbles-refuse-start-closed = Κανείς δεν μπαίνει στην αφετηρία των φαντασμάτων.
marbles-refuse-say-which-way = Ο Pac-Man πάει εκεί με το { $die }: διάλεξε εκείνο το ζάρι και μετά τον δρόμο.
marbles-refuse-say-which-die = Εκείνο το φάντασμα πάει εκεί με το { $die }: διάλεξε εκείνο το ζάρι.
marbles-refuse-other-marbles = Ο Pac-Man πάει εκεί, αλλά κανένας δρόμος δεν τρώει ακριβώς αυτούς τους βόλους: τρώει κάθε βόλο που συναντά.
marbles-refuse-occupied = Εκεί είναι ήδη άλλος Pac-Man.
marbles-refuse-occupied-named = εδώ είναι ήδη πιασμένα.
marbles-refuse-no-privilege = Εκεί είναι φάντασμα, και για να το φας χρειάζεσαι κίτρινο βόλο.
marbles-refuse-home-closed = Ο Pac-Man μπορεί να περάσει από εκείνο το σπίτι, αλλά όχι να σταματήσει εκεί.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] Ένα φάντασμα είναι στη μέση.
       *[other] Και τα δύο φαντάσματα είναι στη μέση.
    }
   *[pieces] { $count ->
        [one] Άλλος Pac-Man είναι στη μέση.
       *[other] Άλλα πιόνια είναι στη μέση.
    }
}
marbles-refuse-blocked-named = δεν γίνεται άλμα από πάνω.
marbles-refuse-no-turning-back = Ο Pac-Man θα έπρεπε να κάνει μεταβολή στον δρόμο, και δεν μπορεί.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Πολύ κοντά: έφερες { $die } και πρέπει να κάνεις ακριβώς { $die } βήμα.
       *[other] Πολύ κοντά: έφερες { $die } και πρέπει να κάνεις ακριβώς { $die } βήματα.
    }
   *[other] Πολύ κοντά: έφερες { $other } και { $die } και πρέπει να κάνεις ακριβώς τόσα βήματα.
}
marbles-refuse-go-on = Κανένα φάντασμα δεν έχει ολόκληρη κίνηση, οπότε ένα πάει όσο πιο μακριά μπορεί. Εκεί ακόμα δεν σταματά.
marbles-refuse-too-far = { $other ->
    [0] Πολύ μακριά: έφερες { $die }.
   *[other] Πολύ μακριά: έφερες { $other } και { $die }.
}
marbles-refuse-no-ghost = Εκεί δεν υπάρχει φάντασμα. Διάλεξε πρώτα ένα.
marbles-refuse-pac-must-move = Έτσι ο Pac-Man θα έμενε χωρίς κίνηση. Διάλεξε κάτι άλλο.
marbles-refuse-ghost-no-home = Τα φαντάσματα δεν μπαίνουν σε σπίτι.
marbles-refuse-ghost-on-ghost = Εκεί είναι ήδη το άλλο φάντασμα.
marbles-refuse-pac-in-the-way = Ένας Pac-Man είναι στη μέση, και ένα φάντασμα που συναντά έναν σταματά εκεί.
marbles-refuse-pac-in-the-way-named = δεν περνιέται: ένα φάντασμα που συναντά έναν Pac-Man σταματά εκεί.
marbles-refuse-ghost-in-the-way = Το άλλο φάντασμα είναι στη μέση.
marbles-refuse-ghost-no-turning = Το φάντασμα θα έπρεπε να κάνει μεταβολή στον δρόμο (κανόνας του σπιτιού: τα φαντάσματα δεν κάνουν μεταβολή).
marbles-refuse-ghost-no-tunnel = Το φάντασμα θα έπρεπε να βγει από το ταμπλό, και τα φαντάσματα δεν μπορούν.

marbles-event-rolled = Η θέση { $seat } έφερε { $low } και { $high }.
marbles-event-roll-tied = Οι θέσεις { $seats } έφεραν από { $total } και ξαναρίχνουν.
marbles-event-begins = Αρχίζει η θέση { $seat } με { $total }.
marbles-event-stepped = Ο Pac-Man της θέσης { $seat } πήγε από { $origin } σε { $to }.
marbles-event-crossed = Ο Pac-Man της θέσης { $seat } βγήκε από το ταμπλό στο { $origin } και ξαναμπήκε στο { $to }.
marbles-event-gobbled = Η θέση { $seat } έφαγε τον { $colour ->
    [white] λευκό
    [yellow] κίτρινο
   *[other] { $colour }
} βόλο στο { $at }· στη θήκη: { $tray }, στο ταμπλό: { $left }.
marbles-event-ghost-gobbled = Η θέση { $seat } έφαγε το φάντασμα στο { $at }, που γύρισε στο { $to }.
marbles-event-left-under = Η θέση { $seat } άφησε τον βόλο στο { $at }.
marbles-event-prowled = Η θέση { $seat } κίνησε ένα φάντασμα από { $origin } σε { $to }.
marbles-event-captured = Το φάντασμα της θέσης { $seat } έπιασε τη θέση { $whom } στο { $at } και την έστειλε σπίτι, στο { $home }.
marbles-event-paid = { $rule ->
    [house] Η θέση { $seat } πλήρωσε τη θέση { $to }: λευκοί { $white }, κίτρινοι { $yellow } (κανόνας του σπιτιού: οι κίτρινοι δεν χάνονται).
   *[book] Η θέση { $seat } πλήρωσε τη θέση { $to }: λευκοί { $white }, κίτρινοι { $yellow }.
}
marbles-event-privilege-lost = { $count ->
    [one] Η θέση { $seat } έχασε { $count } κίτρινο βόλο.
   *[other] Η θέση { $seat } έχασε { $count } κίτρινους βόλους.
}
marbles-event-returned = Η θέση { $seat } έβαλε έναν κίτρινο βόλο πίσω στο { $at }.
marbles-event-waits = Κανένας κρίκος δεν είναι άδειος, οπότε η θέση { $seat } κρατά τον χρησιμοποιημένο κίτρινο βόλο ώσπου να αδειάσει ένας.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Ο Pac-Man της θέσης { $seat } δεν είχε ολόκληρη κίνηση με το ζάρι που έμενε και δεν κουνήθηκε (κανόνας του σπιτιού: αυτό διαλέγεται).
       *[book] Ο Pac-Man της θέσης { $seat } δεν είχε ολόκληρη κίνηση και δεν κουνήθηκε.
    }
    [ghost] Η θέση { $seat } δεν είχε ολόκληρη κίνηση για φάντασμα.
    [both] Η θέση { $seat } δεν μπορούσε να κινήσει ούτε τον Pac-Man ούτε φάντασμα.
   *[other] Θέση { $seat }: { $piece }
}
marbles-event-stayed = Η θέση { $seat } δεν έφαγε το φάντασμα και δεν κουνήθηκε.
marbles-event-cleared = Τελείωσαν οι λευκοί βόλοι. Λευκοί βόλοι ανά θέση: { $trays }. Νικούν οι θέσεις: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] Συμπληρώθηκε το όριο της { $turns } σειράς.
   *[other] Συμπληρώθηκε το όριο των { $turns } σειρών.
} Λευκοί βόλοι ανά θέση: { $trays }. Νικούν οι θέσεις: { $winners }.

marbles_cleared = Τελείωσαν οι λευκοί βόλοι· νικάει όποιος έχει τους πιο πολλούς.

# Στη σελίδα.
marbles-name = Βόλοι
marbles-about = Φάε τους πιο πολλούς βόλους και στείλε τα φαντάσματα, που είναι όλων, πάνω στους αντιπάλους σου.
marbles-step-1 = Ρίξε δύο ζάρια: το ένα κινεί τον Pac-Man σου, το άλλο ένα φάντασμα.
marbles-step-2 = Ο Pac-Man τρώει κάθε βόλο στον δρόμο του. Νικάει όποιος έχει τους πιο πολλούς.
marbles-step-3 = Πιάσε έναν αντίπαλο με φάντασμα και παίρνεις δύο βόλους του.
marbles-guide-chance = Γεια! Φάε πιο πολλούς λευκούς βόλους από τους άλλους.
marbles-guide-turn = Το ένα ζάρι κινεί τον Pac-Man σου, το άλλο ένα φάντασμα. Πάτα ένα σημείο για να δεις τον δρόμο και μετά «Πάμε».
marbles-todo = Πάτα ένα φωτεινό σημείο.
marbles-todo-chance = Πάτα τα ζάρια για να τα ρίξεις.
marbles-doing-chance = { $who ->
    [you] ρίχνεις τα ζάρια…
   *[somebody] ρίχνει τα ζάρια…
}
marbles-todo-begin = Ρίξε να δούμε ποιος αρχίζει: η πιο μεγάλη ζαριά.
marbles-todo-begin-again = Ισοπαλία: ρίξε ξανά να δούμε ποιος αρχίζει.
marbles-solid = Εδώ δεν έχει τίποτα. Πάτα ένα φωτεινό σημείο.
marbles-harm = Αυτό στέλνει σπίτι τον δικό σου Pac-Man.
marbles-setup-random = Τυχαίες γωνίες
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Διάλεξε πού πάει ο Pac-Man. Ή πάτα το άλλο ζάρι ή ένα φάντασμα.
       *[ghost] Διάλεξε πού πάει ένα φάντασμα. Ή πάτα το άλλο ζάρι ή τον Pac-Man.
    }
   *[second] { $piece ->
        [pac] Διάλεξε πού πάει ο Pac-Man.
       *[ghost] { $origins ->
            [one] Διάλεξε πού πάει το φάντασμα.
           *[other] Διάλεξε πού πάει ένα φάντασμα. Πάτα ένα για να δεις μόνο τις δικές του κινήσεις.
        }
    }
}
marbles-todo-go = Πάτα ξανά το ίδιο σημείο για να πας, ή πάτα άλλο.
marbles-todo-way = Υπάρχουν κι άλλοι δρόμοι ως εκεί. Διάλεξε έναν και πάτα «Πάμε».
marbles-todo-task = { $kind ->
    [under] Κάτω από το φάντασμα είναι ένας βόλος. Τον παίρνεις;
    [ring] Βάλε πίσω τον χρησιμοποιημένο κίτρινο βόλο: πάτα έναν άδειο κρίκο.
    [reward] Η ανταμοιβή σου: από ποιον παίρνεις βόλους;
   *[pay] Με ποιους βόλους πληρώνεις;
}
marbles-roll = Ρίξε τα ζάρια
marbles-rolling = Τα ζάρια κυλούν…
marbles-dice = Ζάρια
marbles-die = { $piece ->
    [pac] { $face }, για τον Pac-Man
    [ghost] { $face }, για φάντασμα
   *[none] { $face }
}
marbles-die-played = παίχτηκε
marbles-movers = Ποιο πιόνι κινείται
marbles-move-pac = Κίνησε τον Pac-Man
marbles-move-ghost = Κίνησε φάντασμα
marbles-answers = Οι επιλογές σου
marbles-pay = Λευκοί: { $white }, κίτρινοι: { $yellow }
marbles-take = Πάρ’ τον
marbles-leave = Άσ’ τον
marbles-stay = Μείνε, μην τρως
marbles-ways = Δρόμοι ως εκεί
marbles-way = Δρόμος { $n }: λευκοί { $white }, κίτρινοι { $yellow }
marbles-go = Πάμε
marbles-tray = Λευκοί βόλοι: { $white }. Κίτρινοι βόλοι, ένα φάντασμα ο καθένας: { $held }. Κίτρινοι βόλοι προς επιστροφή: { $owed }.
marbles-left = { $count ->
    [one] Μένει { $count } βόλος
   *[other] Μένουν { $count } βόλοι
}
marbles-held-is = Κίτρινος βόλος: σε αφήνει να φας ένα φάντασμα
marbles-owed-is = Κίτρινος βόλος που γυρίζει μόλις αδειάσει ένας κρίκος
marbles-show-ways = Κίνδυνος
marbles-grid = Ταμπλό. Τα βέλη γυρίζουν στις τρύπες, το N πάει στο επόμενο σημείο που μπορείς να διαλέξεις, το Enter πηγαίνει εκεί. P Pac-Man, G φάντασμα, D άλλο ζάρι, W άλλος δρόμος, R ρίξε.
marbles-cell-home = σπίτι: { $name }
marbles-cell-no-home = σπίτι που δεν παίζει
marbles-cell-start = η αφετηρία των φαντασμάτων
marbles-cell-ring = πορτοκαλί κρίκος
marbles-cell-opening = τούνελ
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] ένα φάντασμα
   *[other] { $ghosts } φαντάσματα
}
marbles-cell-white = λευκός βόλος
marbles-cell-yellow = κίτρινος βόλος
marbles-cell-spot = μπορείς να το διαλέξεις
marbles-cell-end = { $ways ->
    [one] μπορείς να πας εδώ, βόλοι: { $marbles }
   *[other] μπορείς να πας εδώ από { $ways } δρόμους, βόλοι: { $marbles }
}
marbles-cell-range = { $least } έως { $most }
marbles-cell-end-ghost = { $ways ->
    [one] ένα φάντασμα μπορεί να πάει εδώ
   *[other] όποιο φάντασμα θέλεις μπορεί να πάει εδώ
}
marbles-cell-end-harm = ένα φάντασμα μπορεί να πάει εδώ, αλλά θα έστελνε σπίτι τον δικό σου Pac-Man
marbles-option-layout = Ταμπλό
marbles-option-layout-corners = Τέσσερις γωνίες
marbles-option-layout-corners-about = Δικό μας ταμπλό: ένα σπίτι σε κάθε γωνία, τέσσερα τούνελ, κανένα αδιέξοδο.
marbles-option-layout-trees = Δέντρα
marbles-option-layout-trees-about = Δικό μας ταμπλό, με αδιέξοδα σαν κλαδιά δέντρου.
marbles-option-unused-home = Σπίτια που δεν παίζουν
marbles-option-unused-home-closed_to_stop = μπορείς να περάσεις
marbles-option-unused-home-free = μπορείς να σταματήσεις
marbles-option-must-move-if-possible = Δεν μπορείς να κλείσεις τον δικό σου Pac-Man με φάντασμα
marbles-option-home-counts = Ένα σπίτι στον δρόμο μετράει για βήμα
marbles-option-ghost-may-reverse = Τα φαντάσματα μπορούν να κάνουν μεταβολή μέσα σε μια κίνηση
marbles-option-ghost-partial = Αν κανένα φάντασμα δεν έχει ολόκληρη κίνηση, ένα πάει όσο πιο μακριά μπορεί
marbles-option-pay-with-yellow = Πληρωμή με κίτρινους βόλους
marbles-option-pay-with-yellow-false = ποτέ
marbles-option-pay-with-yellow-victim_choice = διαλέγει όποιος πληρώνει
marbles-option-lose-privilege-when-hit = Αν σε πιάσει φάντασμα, χάνεις τους κίτρινους βόλους σου
marbles-option-marble-under-ghost = Βόλος κάτω από φαγωμένο φάντασμα
marbles-option-marble-under-ghost-auto = τρώγεται κι αυτός
marbles-option-marble-under-ghost-ask = μπορεί να μείνει
marbles-option-privilege-stacks = Κάθε κίτρινος βόλος σε αφήνει να φας ένα φάντασμα
marbles-option-same-move-gobble = Οι κίτρινοι βόλοι ισχύουν αμέσως
marbles-option-gobble-ends-turn = Αν φας φάντασμα, τελειώνει η σειρά σου
marbles-option-end-timing = Ο τελευταίος λευκός βόλος τελειώνει την παρτίδα
marbles-option-end-timing-at_once = αμέσως
marbles-option-end-timing-after_move = μετά από εκείνη την κίνηση
marbles-option-end-timing-after_turn = μετά από εκείνη τη σειρά
marbles-option-max-turns = Όριο σειρών

# Τι κάνει κάποιος, μετά το όνομά του: «Άννα: φέρνω 2 και 5.»
marbles-short-rolled = ζάρια { $low } και { $high }.
marbles-short-roll-tied = Ισοπαλία στο { $total }. Ξαναρίχνουν: { $seats }.
marbles-short-begins = πρώτη σειρά με { $total }.
marbles-short-stepped = ο Pac-Man στο { $to }.
marbles-short-crossed = έξω από το ταμπλό στο { $origin } και πάλι μέσα στο { $to }.
marbles-short-gobbled = ένας { $colour ->
    [white] λευκός
   *[yellow] κίτρινος
} βόλος στο { $at }· λευκοί στη θήκη: { $tray }, στο ταμπλό: { $left }.
marbles-short-ghost-gobbled = φαγώθηκε το φάντασμα στο { $at }! Γύρισε στο { $to }.
marbles-short-left-under = ο βόλος μένει στο { $at }.
marbles-short-prowled = φάντασμα από { $origin } σε { $to }.
marbles-short-captured = πιάσιμο με φάντασμα στο { $at }! Σπίτι, στο { $home }: { $whom }.
marbles-short-captured-own = ο ίδιος ο Pac-Man πάει από το { $at } σπίτι, στο { $home }!
marbles-short-paid = { $rule ->
    [house] πληρωμή. Παίρνει: { $to }. Λευκοί: { $white }, κίτρινοι: { $yellow } (κανόνας του σπιτιού: οι κίτρινοι δεν χάνονται).
   *[book] πληρωμή. Παίρνει: { $to }. Λευκοί: { $white }, κίτρινοι: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] χάθηκε { $count } κίτρινος βόλος.
   *[other] χάθηκαν { $count } κίτρινοι βόλοι.
}
marbles-short-returned = ένας κίτρινος βόλος πίσω στο { $at }.
marbles-short-waits = ο χρησιμοποιημένος κίτρινος βόλος περιμένει: κανένας κρίκος δεν είναι άδειος.
marbles-short-cleared = Τελείωσαν οι λευκοί βόλοι. Λευκοί βόλοι με τη σειρά των παικτών: { $trays }. Νίκη: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] Συμπληρώθηκε το όριο της { $turns } σειράς.
   *[other] Συμπληρώθηκε το όριο των { $turns } σειρών.
} Λευκοί βόλοι με τη σειρά των παικτών: { $trays }. Νίκη: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] καμία ολόκληρη κίνηση για τον Pac-Man με το ζάρι που μένει (κανόνας του σπιτιού: αυτό διαλέγεται).
       *[book] καμία ολόκληρη κίνηση για τον Pac-Man.
    }
    [ghost] καμία ολόκληρη κίνηση για φάντασμα.
   *[both] καμία κίνηση ούτε για τον Pac-Man ούτε για φάντασμα.
}
marbles-short-stayed = το φάντασμα δεν φαγώθηκε, κανείς δεν κινήθηκε.

# Στο ημερολόγιο, δίπλα στο πιόνι όποιου το κάνει· σύντομα.
marbles-note-rolled = φέρνει { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 βόλος
   *[other] { $count } βόλοι
}
marbles-note-captured = έπιασε!
marbles-note-captured-own = Pac-Man στο σπίτι
marbles-note-ghost = τρώει φάντασμα
marbles-note-pays = πληρώνει { $count }
marbles-note-gets = παίρνει { $count }
marbles-note-returned = πίσω στο { $at }
marbles-note-stays = μένει

## Τι θα έκανε ο προπονητής
marbles-advice-go = Κίνησε τον Pac-Man στο { $to }.
marbles-advice-prowl = Κίνησε το φάντασμα από { $from } σε { $to }.
marbles-advice-stay = Μείνε εκεί που είσαι.
marbles-advice-under = { $to ->
    [take] Πάρε τον βόλο.
   *[other] Άσε τον βόλο.
}
marbles-advice-ring = Βάλε τον βόλο στο { $to }.
marbles-advice-rob = Πάρε από τον παίκτη στο { $to }.
marbles-advice-pay = { $to ->
    [pay0] Πλήρωσε με λευκούς βόλους.
   *[other] Πλήρωσε με κίτρινους βόλους.
}

## Γιατί θα το έκανε ο προπονητής
marbles-reason-own = Στέλνει σπίτι τον δικό σου Pac-Man.
marbles-reason-captures = Πιάνει τον Pac-Man της θέσης { $seat }.
marbles-reason-captures-named = πιάνεται και πάει σπίτι.
marbles-reason-ghost = Τρως ένα φάντασμα.
marbles-reason-yellow = Τρως έναν κίτρινο βόλο.
marbles-reason-marbles = { $count ->
    [one] Τρως έναν βόλο.
   *[other] Τρως { $count } βόλους.
}
marbles-reason-danger = Εκεί μπορεί να σε πιάσει φάντασμα με το { NUMBER($percent) }% των ζαριών που μπορεί να έρθουν.
marbles-reason-safe = Εκεί κανένα φάντασμα δεν σε πιάνει με την επόμενη ζαριά.

# Οι κανόνες, κομμάτι κομμάτι· φορτώνονται όταν κάποιος ανοίγει τη βοήθεια.
marbles-help-aim-title = Ο σκοπός
marbles-help-aim = Νικάει όποιος έχει τους πιο πολλούς λευκούς βόλους· σε ισοπαλία νικούν μαζί. Η παρτίδα τελειώνει τη στιγμή που φεύγει από το ταμπλό ο τελευταίος λευκός βόλος, ή όταν συμπληρωθεί ένα όριο σειρών. Οι κίτρινοι βόλοι δεν μετράνε.
marbles-help-start-title = Ποιος αρχίζει
marbles-help-start = Όλοι ρίχνουν μία φορά και αρχίζει η πιο μεγάλη ζαριά· σε ισοπαλία ξαναρίχνουν όσοι έφεραν το ίδιο. Κάθε Pac-Man ξεκινά από το σπίτι του, τα δύο φαντάσματα από τη μέση.
marbles-help-turn-title = Η σειρά σου
marbles-help-turn = Ρίξε και τα δύο ζάρια. Το ένα κινεί τον Pac-Man σου, το άλλο ένα από τα φαντάσματα. Εσύ αποφασίζεις ποιο είναι ποιο και ποιος πάει πρώτος. Οι διπλές δεν έχουν κάτι ξεχωριστό.
marbles-help-must-title = Η κίνηση είναι υποχρεωτική
marbles-help-must = Ένα πιόνι που μπορεί να κινηθεί πρέπει να κινηθεί· αν δεν μπορεί με το ζάρι του, μένει. Διαλέγεις ελεύθερα ζάρια και σειρά, ακόμα κι αν μετά ο Pac-Man δεν μπορεί να κινηθεί. Δεν χρειάζεται ποτέ να φας φάντασμα, αν δεν θέλεις.
marbles-help-walk-title = Ο δρόμος του Pac-Man
marbles-help-walk = Ο Pac-Man πάει ακριβώς όσο λέει το ζάρι, δεν κάνει ποτέ μεταβολή και τρώει κάθε βόλο που συναντά. Από μια τρύπα μπορείς να περάσεις δύο φορές.
marbles-help-blocked-title = Κλειστός δρόμος
marbles-help-blocked = Κανείς δεν πηδάει πάνω από πιόνι ούτε πέφτει πάνω σε άλλον Pac-Man. Και τα φαντάσματα σου κλείνουν τον δρόμο, εκτός αν έχεις κίτρινο βόλο για να φας ένα.
marbles-help-home-title = Σπίτια
marbles-help-home = Στο σπίτι δεν σε πιάνει κανείς. Ένα σπίτι στον δρόμο σου μετράει για βήμα. Μπορείς να τελειώσεις στο δικό σου σπίτι και να περάσεις από τα άλλα, αλλά όχι να σταματήσεις εκεί.
marbles-help-openings-title = Τούνελ
marbles-help-openings = Τα λευκά βέλη είναι τούνελ: βγες από ένα και μπες από όποιο άλλο θέλεις. Το πέρασμα δεν κοστίζει βήμα. Δεν μπορείς να σταματήσεις έξω ούτε να γυρίσεις από το ίδιο· ένα πιόνι ακριβώς μέσα κλείνει το τούνελ.
marbles-help-ghosts-title = Τα φαντάσματα
marbles-help-ghosts = Και τα δύο φαντάσματα είναι όλων. Ένα φάντασμα πάει ακριβώς όσο λέει το ζάρι του, χωρίς μεταβολή. Αφήνει τους βόλους εκεί που είναι, δεν μπαίνει σε σπίτια και τούνελ, δεν περνά από το άλλο φάντασμα και δεν ξαναγυρίζει στη μέση.
marbles-help-catch-title = Πιάσιμο
marbles-help-catch = Ένα φάντασμα που συναντά έναν Pac-Man σταματά εκεί, ακόμα κι αν του μένουν βήματα. Εκείνος ο Pac-Man πάει σπίτι, και ο παίκτης του πληρώνει δύο λευκούς βόλους, ή όσους έχει, σε όποιον κίνησε το φάντασμα.
marbles-help-own-title = Ο δικός σου Pac-Man
marbles-help-own = Ένα φάντασμα μπορεί να πέσει ακόμα και στον δικό σου Pac-Man: πάει σπίτι και κανείς δεν πληρώνει. Μια τέτοια κίνηση έχει σήμα προειδοποίησης, και πρώτα σε ρωτάμε.
marbles-help-yellow-title = Κίτρινοι βόλοι
marbles-help-yellow = Κάθε κίτρινος βόλος που έχεις σε αφήνει να φας ένα φάντασμα, ακόμα και στην ίδια κίνηση που τον πήρες. Όσο μπορείς, τα φαντάσματα φαίνονται χλωμά. Αν σε πιάσουν, κρατάς τους κίτρινους βόλους.
marbles-help-gobble-title = Τρώγοντας ένα φάντασμα
marbles-help-gobble = Πήγαινε πάνω σε ένα φάντασμα, με όσα βήματα θέλεις ως τον αριθμό του ζαριού: εκεί τελειώνει η κίνησή σου. Το φάντασμα γυρίζει στη μέση, και παίρνεις τον βόλο που ήταν από κάτω και δύο λευκούς βόλους από έναν παίκτη που διαλέγεις. Μετά παίζεται το άλλο ζάρι.
marbles-help-rings-title = Πίσω στον κρίκο
marbles-help-rings = Ο κίτρινος βόλος που χρησιμοποίησες γυρίζει σε έναν άδειο πορτοκαλί κρίκο που διαλέγεις. Αν κανένας δεν είναι άδειος, περιμένει ώσπου να αδειάσει ένας. Μετά μπορεί να τον πάρει ξανά όποιος θέλει.
marbles-help-touch-title = Στην οθόνη
marbles-help-touch = Πάτα έναν κύκλο για να δεις τον δρόμο και πάτα τον ξανά για να πας. Οι μεγάλοι κύκλοι φέρνουν τα πιο πολλά· ο διπλός κύκλος σημαίνει ότι υπάρχουν κι άλλοι δρόμοι: διάλεξε έναν κάτω από το ταμπλό. Πάτα ένα ζάρι για να το παίξεις με το επιλεγμένο πιόνι· πάτα τον Pac-Man ή ένα φάντασμα για να το επιλέξεις. Οι κύκλοι των φαντασμάτων έχουν διακεκομμένη γραμμή. Ο «Κίνδυνος» δείχνει πόσο πιθανό είναι να πιάσει φάντασμα κάθε Pac-Man.

# Η ιστορία μιας σειράς: τι έγινε, μετά από ένα όνομα και μέσα σε μια λίστα.
marbles-deed-rolled = { $who ->
    [you] έφερες
   *[somebody] έφερε
} { $low } και { $high }
marbles-deed-begins = { $who ->
    [you] αρχίζεις
   *[somebody] αρχίζει
}
marbles-deed-walked = { $who ->
    [you] κίνησες
   *[somebody] κίνησε
} τον Pac-Man{ $detail ->
    [squares] { " " }στο { $to }
   *[plain] { "" }
}
marbles-deed-ate = { $who ->
    [you] έφαγες
   *[somebody] έφαγε
} { $count ->
    [one] { $count } βόλο
   *[other] { $count } βόλους
}
marbles-deed-yellow = { $who ->
    [you] κέρδισες
   *[somebody] κέρδισε
} { $count ->
    [one] έναν κίτρινο βόλο (για ένα φάντασμα)
   *[other] { $count } κίτρινους βόλους (για φαντάσματα)
}
marbles-deed-prowled = { $who ->
    [you] κίνησες
   *[somebody] κίνησε
} ένα φάντασμα{ $detail ->
    [squares] { " " }από { $origin } σε { $to }
   *[plain] { "" }
}
marbles-deed-gobbled-ghost = { $who ->
    [you] έφαγες
   *[somebody] έφαγε
} ένα φάντασμα
marbles-deed-captured = { $you ->
    [you] σε έστειλε σπίτι
   *[other] { $who ->
        [you] έστειλες
       *[somebody] έστειλε
    } κάποιον σπίτι ({ $whom })
}
marbles-deed-captured-own = ο { $own ->
    [you] δικός σου
   *[other] ίδιος ο
} Pac-Man πήγε σπίτι
marbles-deed-took = { $you ->
    [you] σου πήρε
   *[other] { $who ->
        [you] πήρες
       *[somebody] πήρε
    } από { $whom }
} { $count ->
    [one] { $count } βόλο
   *[other] { $count } βόλους
}
marbles-deed-paid = { $you ->
    [you] σου πλήρωσε
   *[other] { $who ->
        [you] πλήρωσες
       *[somebody] πλήρωσε
    } σε { $whom }
} { $count ->
    [one] { $count } βόλο
   *[other] { $count } βόλους
}
marbles-deed-lost = { $count ->
    [one] χάθηκε ένας κίτρινος βόλος
   *[other] χάθηκαν { $count } κίτρινοι βόλοι
}
marbles-deed-returned = { $detail ->
    [squares] γύρισε ένας κίτρινος βόλος στο { $at }
   *[plain] γύρισε ένας κίτρινος βόλος
}
marbles-deed-stood = { $piece ->
    [pac] ο Pac-Man έμεινε
    [ghost] τα φαντάσματα έμειναν
   *[both] έμειναν όλα
}
marbles-deed-stayed = έμειναν όλα
marbles-deed-waits = μένει να γυρίσει ο κίτρινος βόλος (!)

# Τι έπαθε όποιος διαβάζει, με μεγάλα γράμματα δίπλα στο ταμπλό· $name είναι όποιος το έκανε.
marbles-befalls-captured = { $name } σε στέλνει σπίτι!
marbles-befalls-captured-own = Έστειλες σπίτι τον δικό σου Pac-Man!
marbles-befalls-paid = { $count ->
    [one] { $name } σου παίρνει { $count } βόλο!
   *[other] { $name } σου παίρνει { $count } βόλους!
}
marbles-befalls-lost = { $count ->
    [one] Έχασες τον κίτρινο βόλο σου!
   *[other] Έχασες τους { $count } κίτρινους βόλους σου!
}
marbles-score = { $count ->
    [one] 1 βόλος
   *[other] { $count } βόλοι
}
marbles-deed-cleared = τελείωσαν οι λευκοί βόλοι
