error-cards-bonus-only = Το επίπεδο { $level } είναι για { $most } παίκτες το πολύ, όχι για { $players }· το επίπεδο «bonus» χωράει περισσότερους.

error-cards-bad-token = Το «{ $text }» δεν είναι κίνηση αυτού του παιχνιδιού· οι κινήσεις γράφονται όπως draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry ή +dot.
error-cards-bad-card = Δεν υπάρχει κάρτα «{ $text }» σε αυτή την τράπουλα.
error-cards-bad-seat = Δεν υπάρχει θέση { $text } εδώ· οι θέσεις είναι από 1 έως { $players }.
error-cards-bad-position = Το «{ $text }» δεν είναι κατάσταση· γράψ’ την έτσι: { $form }.
error-cards-bad-hand = Το «{ $text }» δεν είναι χέρι· γράψε τις κάρτες όπως cherry+2dot, και το άδειο χέρι ως -.
error-cards-bad-known = Το «{ $text }» δεν λέει ποιος ξέρει τι· γράψε 1>2:apple αν η θέση 1 ξέρει για ένα μήλο στο χέρι 2.

error-cards-deck-extra = Οι τράπουλες δεν έχουν πεδίο «{ $field }»· τα πεδία τους είναι source, points, level1 και level2.
error-cards-deck-source = Οι τράπουλες χρειάζονται «source», ένα κείμενο που λέει από πού είναι.
error-cards-deck-table = Οι τράπουλες χρειάζονται «{ $field }», έναν πίνακα με ονόματα καρτών και αριθμούς.
error-cards-deck-name = points: το «{ $name }» δεν γίνεται όνομα φρούτου· βάλε από 2 έως 16 μικρά λατινικά γράμματα, και όχι όνομα φαντάσματος ή ειδικής κάρτας.
error-cards-deck-worth = points: το «{ $name }» πρέπει να αξίζει ακέραιο αριθμό από { $least } έως { $most }.
error-cards-deck-dot = points: πρέπει να υπάρχει κουκκίδα (dot) που αξίζει 1.
error-cards-deck-fruit = points: πρέπει να υπάρχουν τουλάχιστον δύο φρούτα με διαφορετικούς πόντους.
error-cards-deck-card = { $level }: το «{ $name }» δεν ταιριάζει εδώ· αυτό το επίπεδο μπορεί να έχει { $known }.
error-cards-deck-count = { $level }: το «{ $name }» πρέπει να είναι ακέραιος αριθμός καρτών από 1 έως { $most }.
error-cards-deck-missing = { $level }: λείπει το «{ $name }».
error-cards-deck-no-fruit = { $level }: πρέπει να υπάρχει τουλάχιστον ένα φρούτο.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level }: { $ghosts } φάντασμα δεν φτάνει· χρειάζονται { $least } για να βγει κάποιος εκτός.
   *[other] { $level }: { $ghosts } φαντάσματα δεν φτάνουν· χρειάζονται { $least } για να βγει κάποιος εκτός.
}
error-cards-deck-size = { $cards ->
    [one] { $level }: υπάρχει { $cards } κάρτα· μια τράπουλα έχει { $size }.
   *[other] { $level }: υπάρχουν { $cards } κάρτες· μια τράπουλα έχει { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2: { $second } φάντασμα δεν φτάνει· χρειάζεται περισσότερα από το level1, που έχει { $first }.
   *[other] level2: { $second } φαντάσματα δεν φτάνουν· χρειάζεται περισσότερα από το level1, που έχει { $first }.
}

error-cards-place-seats = Μια κατάσταση για { $players } παίκτες έχει την κατάσταση, τις χαμένες σειρές, τις διαταγές, τα χέρια και τις επιλογές { $players } θέσεων.
error-cards-place-seat = Δεν γίνεται να είναι η σειρά αυτής της θέσης.
error-cards-place-taken = Οι σειρές μετριούνται μόνο ως την επιλογή max_turns.
error-cards-place-reshuffled = Η τράπουλα δεν γίνεται να ανακατεύτηκε ξανά: η επιλογή deck_empty δεν το επιτρέπει.
error-cards-place-deck = Αυτές οι κάρτες δεν είναι από μία τράπουλα.
error-cards-place-deck-empty = Η τράπουλα είναι άδεια, οπότε κανείς δεν τραβά και η παρτίδα πρέπει να έχει τελειώσει.
error-cards-place-power-ups = Οι ειδικές κάρτες είναι στις πεταμένες και πουθενά αλλού, και εκεί δεν υπάρχει τίποτε άλλο.
error-cards-place-ghosts = Οι θέσεις με τρία φαντάσματα είναι εκτός, και μόνο το τελευταίο τους φάντασμα μπορεί να περισσεύει· όλες οι άλλες έχουν λιγότερα.
error-cards-place-drawn = Δεν γίνεται να τραβήχτηκαν τώρα τόσες κάρτες.
error-cards-place-orders = Δεν γίνεται να δόθηκαν αυτές οι διαταγές.
error-cards-place-skips = Δεν γίνεται να δόθηκαν αυτές οι χαμένες σειρές.
error-cards-place-waiting = Μια θέση που σταμάτησε ή είναι εκτός δεν έχει επόμενη σειρά να περιμένει.
error-cards-place-end = Με αυτές τις θέσεις σταματημένες και εκτός, η παρτίδα δεν γίνεται να έχει τελειώσει, ή δεν γίνεται να συνεχίζεται.
error-cards-place-played = Η ειδική κάρτα { $phase } πρέπει να τραβήχτηκε σε αυτή τη σειρά και να είναι στις πεταμένες.
error-cards-place-nobody = Η ειδική κάρτα { $phase } χρειάζεται άλλον παίκτη που δεν σταμάτησε ούτε είναι εκτός.
error-cards-place-no-ghost = Χωρίς φάντασμα στο χέρι, δεν υπάρχει κανένα για δώρο.
error-cards-place-drawing = Αυτή η θέση δεν γίνεται να τραβήξει τώρα.
error-cards-place-picks = Δεν γίνεται να διαλέχτηκαν αυτές οι κάρτες.
error-cards-place-known = Αυτό δεν γίνεται να είναι γνωστό.

cards-refuse-not-asked = Τώρα δεν γίνεται αυτό. Χρειάζεσαι αυτή την ειδική κάρτα: { $card }.
cards-refuse-choose-first = Πρώτα διάλεξε τι κάνει η ειδική σου κάρτα: { $card }.
cards-refuse-pass-first = Πρώτα όλοι δίνουν μια κάρτα: διάλεξε μία.
cards-refuse-three-drawn = Τράβηξες τρεις κάρτες, και περισσότερες δεν γίνεται σε μία σειρά.
cards-refuse-enough-drawn = { $number ->
    [one] Σε αυτή τη σειρά έπρεπε να τραβήξεις ακριβώς { $number } κάρτα.
   *[other] Σε αυτή τη σειρά έπρεπε να τραβήξεις ακριβώς { $number } κάρτες.
}
cards-refuse-must-draw = { $number ->
    [one] Πρώτα πρέπει να τραβήξεις { $number } κάρτα σε αυτή τη σειρά.
   *[other] Πρώτα πρέπει να τραβήξεις { $number } κάρτες σε αυτή τη σειρά.
}
cards-refuse-draw-first = Δεν τελειώνεις τη σειρά σου χωρίς κάρτα: τράβα μία ή πάτα «Στοπ».
cards-refuse-not-in-hand = Αυτό το χέρι δεν έχει { $card }.
cards-refuse-no-ghost = Μόνο φάντασμα μπορείς να δώσεις, όχι { $card }.
cards-refuse-not-oneself = Η θέση { $seat } πρέπει να διαλέξει κάποιον άλλον.
cards-refuse-not-oneself-named = πρέπει να διαλεχτεί κάποιος άλλος.
cards-refuse-not-playing = Η θέση { $seat } σταμάτησε ή είναι εκτός και δεν διαλέγεται.
cards-refuse-not-playing-named = δεν διαλέγεται: δεν παίζει πια.

cards-event-turn-began = Άρχισε η σειρά της θέσης { $seat }.
cards-event-turn-ordered = { $number ->
    [one] Άρχισε η σειρά της θέσης { $seat }, με ακριβώς { $number } κάρτα να τραβήξει.
   *[other] Άρχισε η σειρά της θέσης { $seat }, με ακριβώς { $number } κάρτες να τραβήξει.
}
cards-event-turn-ended = Η θέση { $seat } τελείωσε τη σειρά της.
cards-event-turn-skipped = Η θέση { $seat } έχασε μια σειρά.
cards-event-shut-down = Η θέση { $seat } σταμάτησε.
cards-event-drew = Η θέση { $seat } τράβηξε { $card }.
cards-event-drew-unseen = Η θέση { $seat } τράβηξε μια κάρτα.
cards-event-turned-up = Η θέση { $seat } τράβηξε ειδική κάρτα: { $card }.
cards-event-wasted = Η θέση { $seat } τράβηξε ειδική κάρτα που δεν έκανε τίποτα: { $card }.
cards-event-no-target = Η θέση { $seat } πέταξε { $card }: δεν υπάρχει κανείς να διαλέξει.
cards-event-no-ghost = Η θέση { $seat } πέταξε { $card }: δεν έχει φάντασμα να δώσει.
cards-event-nothing-to-pass = Η θέση { $seat } πέταξε { $card }: δεν έχει τίποτα να δώσει.
cards-event-gave = Η θέση { $seat } έδωσε ένα φάντασμα στη θέση { $to }: { $card }.
cards-event-gave-unseen = Η θέση { $seat } έδωσε ένα φάντασμα στη θέση { $to }.
cards-event-swapped = Η θέση { $seat } έβαλε τις θέσεις { $one } και { $other } να αλλάξουν χέρια.
cards-event-hand-taken = Η θέση { $seat } είδε το νέο χέρι: { $hand }.
cards-event-skipping = Η θέση { $seat } έκανε τη θέση { $whom } να χάσει την επόμενη σειρά.
cards-event-dictated = { $number ->
    [one] Η θέση { $seat } διέταξε τη θέση { $whom } να τραβήξει { $number } κάρτα στην επόμενη σειρά.
   *[other] Η θέση { $seat } διέταξε τη θέση { $whom } να τραβήξει { $number } κάρτες στην επόμενη σειρά.
}
cards-event-picked = Η θέση { $seat } διάλεξε μια κάρτα για να δώσει: { $card }.
cards-event-picked-unseen = Η θέση { $seat } διάλεξε μια κάρτα για να δώσει.
cards-event-passed = Η θέση { $seat } έδωσε μια κάρτα στη θέση { $to }: { $card }.
cards-event-passed-unseen = Η θέση { $seat } έδωσε μια κάρτα στη θέση { $to }.
cards-event-knocked-out = Τα φαντάσματα έβγαλαν εκτός τη θέση { $seat }, που έδειξε το χέρι της: { $hand }.
cards-event-deck-empty = Η τράπουλα τελείωσε. Σταματούν: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] Οι πεταμένες κάρτες και τα χέρια όσων είναι εκτός ανακατεύτηκαν σε νέα τράπουλα με { $cards } κάρτα.
   *[other] Οι πεταμένες κάρτες και τα χέρια όσων είναι εκτός ανακατεύτηκαν σε νέα τράπουλα με { $cards } κάρτες.
}
cards-event-turn-limit = Συμπληρώθηκε το όριο σειρών: { $turns }.
cards-event-ended = Φάνηκαν όλα τα χέρια. Πόντοι ανά θέση: { $points }. Νίκη: { $winners }. Τα χέρια: { $hands }.
cards-short-ended = Φαίνονται όλα τα χέρια. Πόντοι με τη σειρά των παικτών: { $points }. Νίκη: { $winners }.

ghost_knockout = Τα φαντάσματα έβγαλαν εκτός όλους τους άλλους.
ghost_knockout-you = Τα φαντάσματα σε έβγαλαν εκτός.
ghost_knockout-one = Εκτός λόγω φαντασμάτων: { $name }.
highest_score = Όλοι σταμάτησαν. Νικάει όποιος έχει τους πιο πολλούς πόντους.

# Στη σελίδα.
cards-name = Κάρτες
cards-about = Τράβα κάρτες και μάζεψε πόντους, αλλά σταμάτα εγκαίρως: με τρία φαντάσματα στο χέρι βγαίνεις εκτός.
cards-step-1 = Τράβα κάρτες. Οι κουκκίδες και τα φρούτα δίνουν πόντους.
cards-step-2 = Τρία φαντάσματα στο χέρι, και βγαίνεις εκτός!
cards-step-3 = Σταμάτα εγκαίρως για να κρατήσεις τους πόντους σου. Νικάει όποιος έχει τους πιο πολλούς.
cards-guide-turn = Γεια! Μάζεψε πόντους, αλλά τρία φαντάσματα σε βγάζουν εκτός. Τράβα μία έως τρεις κάρτες και τελείωσε τη σειρά σου. Με «Στοπ» κρατάς τους πόντους σου και δεν παίζεις άλλο.
cards-todo = Διάλεξε τι θα κάνεις.
cards-doing-chance = { $who ->
    [you] τραβάς μια κάρτα…
   *[somebody] τραβά μια κάρτα…
}
cards-todo-first = Τράβα μια κάρτα, ή πάτα «Στοπ» για να κρατήσεις τους πόντους σου.
cards-todo-more = Τραβηγμένες: { $drawn } από { $most }. Τράβα κι άλλη, τελείωσε τη σειρά σου ή πάτα «Στοπ».
cards-todo-enough = Δεν τραβάς άλλες σε αυτή τη σειρά: τελείωσέ την ή πάτα «Στοπ».
cards-todo-ordered = { $more ->
    [one] Πρέπει να τραβήξεις { $more } κάρτα.
   *[other] Πρέπει να τραβήξεις { $more } κάρτες.
}
cards-todo-draw = Πάτα την τράπουλα για να πάρεις την κάρτα σου.
cards-todo-all-draw = Τραβούν όλοι: πάτα την τράπουλα για να πάρεις την κάρτα σου.
cards-todo-give-card = Πάτα το φάντασμα που θέλεις να δώσεις.
cards-todo-give-to = Πάτα τον παίκτη που θα το πάρει.
cards-todo-swap-one = Δύο παίκτες αλλάζουν χέρια. Πάτα τον πρώτο. Μπορεί να είσαι κι εσύ.
cards-todo-swap-other = Τώρα πάτα τον δεύτερο παίκτη, ή ξανά τον πρώτο για ακύρωση.
cards-todo-swap-only = Πάτα έναν από τους δύο παίκτες: αλλάζουν χέρια.
cards-todo-skip = Πάτα τον παίκτη που χάνει την επόμενη σειρά του.
cards-todo-dictate-whom = Πάτα τον παίκτη που παίρνει τη διαταγή σου. Μπορεί να είσαι κι εσύ.
cards-todo-dictate-own = Πόσες κάρτες πρέπει να τραβήξεις;
cards-todo-dictate-number = Πόσες κάρτες πρέπει να τραβήξει; { $whom }
cards-todo-pass-left = Πάτα την κάρτα που δίνεις αριστερά. Την παίρνει: { $to }.
# Τι διαβάζουν οι άλλοι όσο ισχύει μια ειδική κάρτα, μετά το όνομα όποιου την τράβηξε.
cards-wait-choosing = τράβηξε { $card } και διαλέγει…
cards-wait-others = βγήκε { $card }. Διαλέγουν τώρα: { $names }
cards-draw = Τράβα
cards-end = Τέλος σειράς
cards-shut = Στοπ
cards-shut-sure = Στοπ οριστικά
cards-back = Άκυρο
cards-show-ways = Ρίσκο
cards-deck = { $count ->
    [one] Τράπουλα, { $count } κάρτα
   *[other] Τράπουλα, { $count } κάρτες
}
cards-discard = Πεταμένες: { $cards }
cards-count = { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}
cards-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
cards-ghosts = { $ghosts }/{ $most } φαντάσματα
cards-hand = { $count ->
    [one] Το χέρι σου: { $count } κάρτα
   *[other] Το χέρι σου: { $count } κάρτες
}
cards-hand-empty = Χωρίς κάρτες ακόμα
cards-status-down = σταμάτησε
cards-status-out = εκτός
cards-open-hand = φανερές: { $cards }
cards-known = ξέρεις ότι έχει: { $cards }
cards-skips = { $turns ->
    [one] χάνει μια σειρά
   *[other] χάνει { $turns } σειρές
}
cards-order = πρέπει να τραβήξει: { $number }
cards-picked = διάλεξε κάρτα
cards-chosen = επιλέχθηκε
cards-choosable = διαλέγεται
cards-news-out = εκτός! Πάρα πολλά φαντάσματα.
cards-reckoning = Χέρια και πόντοι
cards-risk-none = Κανένας κίνδυνος ακόμα: μία κάρτα δεν σε βγάζει εκτός.
cards-risk-little = Μικρό ρίσκο να βγεις εκτός.
cards-risk-some = Κάποιο ρίσκο να βγεις εκτός.
cards-risk-high = Μεγάλο ρίσκο να βγεις εκτός!
cards-risk-of-ghost = Η επόμενη κάρτα είναι φάντασμα
cards-risk-of-out = Η επόμενη κάρτα σε βγάζει εκτός
cards-risk-of-power = Η επόμενη κάρτα είναι ειδική
cards-risk-of-points = Πόντοι κατά μέσο όρο
cards-risk-short-ghost = Φάντασμα
cards-risk-short-out = Εκτός
cards-risk-short-power = Ειδική
cards-risk-short-points = Πόντοι

cards-option-level = Επίπεδο
cards-option-level-1 = Επίπεδο 1
cards-option-level-1-about = Δώρο, Ανταλλαγή και Χάσε σειρά. Η πιο ήρεμη αρχή.
cards-option-level-2 = Επίπεδο 2
cards-option-level-2-about = Διαταγή, Τραβούν όλοι και Αριστερά, κι ένα φάντασμα παραπάνω: πιο τρελό.
cards-option-level-bonus = Επίπεδο μπόνους
cards-option-level-bonus-about = Και οι δύο τράπουλες μαζί, με τις έξι ειδικές κάρτες, για ως οκτώ παίκτες.
cards-option-level2-includes-level1 = Το επίπεδο 2 έχει και τις ειδικές κάρτες του επιπέδου 1
cards-option-red-ghost = Το κόκκινο φάντασμα μετράει για
cards-option-red-ghost-one = ένα φάντασμα
cards-option-red-ghost-two = δύο φαντάσματα
cards-option-skip-stacks = Οι χαμένες σειρές προστίθενται
cards-option-dictate-self = Μπορείς να διατάξεις τον εαυτό σου να τραβήξει
cards-option-dictate-blocks-shutdown = Δεν σταματάς πριν τραβήξεις τις κάρτες που σε διέταξαν
cards-option-deck = Τράπουλα
cards-option-deck-home-made = Σπιτική
cards-option-deck-home-made-about = Τη ζυγίσαμε εμείς: πάντα βγαίνει κάποιος εκτός πριν τελειώσει.
cards-option-deck-few-ghosts = Λίγα φαντάσματα
cards-option-deck-few-ghosts-about = Λίγα μόνο φαντάσματα: οι παρτίδες κρατούν περισσότερο, και η τράπουλα μπορεί να τελειώσει.
cards-option-deck-empty = Όταν τελειώσει η τράπουλα
cards-option-deck-empty-all_shut_down = σταματούν όλοι
cards-option-deck-empty-reshuffle_once = οι πεταμένες ανακατεύονται μία φορά
cards-option-solo-run = Ο τελευταίος που παίζει έχει
cards-option-solo-run-unlimited = όσες σειρές θέλει
cards-option-solo-run-one_turn = μία σειρά
cards-option-max-turns = Όριο σειρών
cards-list = Κάρτες στην τράπουλα: { $cards }
cards-list-ghost = { $units ->
    [one] ένα φάντασμα
   *[other] μετράει για { $units } φαντάσματα
}
cards-list-power = ειδική κάρτα
cards-list-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
cards-list-count = { $count } στην τράπουλα

# Τα ονόματα των καρτών.
cards-word-dot = Κουκκίδα
cards-word-cherry = Κεράσι
cards-word-strawberry = Φράουλα
cards-word-orange = Πορτοκάλι
cards-word-apple = Μήλο
cards-word-melon = Καρπούζι
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Δώρο
cards-word-swap = Ανταλλαγή
cards-word-skip = Χάσε σειρά
cards-word-dictate = Διαταγή
cards-word-all-draw = Τραβούν όλοι
cards-word-pass-left = Αριστερά

# Τι κάνει κάποιος, μετά το όνομά του: «Άννα: τραβώ μια κάρτα.»
cards-short-turn-began = { $who ->
    [you] άρχισες να παίζεις
   *[somebody] άρχισε να παίζει
}.
cards-short-turn-ordered = { $number ->
    [one] { $who ->
        [you] παίζεις και πρέπει να τραβήξεις
       *[somebody] παίζει και πρέπει να τραβήξει
    } { $number } κάρτα.
   *[other] { $who ->
        [you] παίζεις και πρέπει να τραβήξεις
       *[somebody] παίζει και πρέπει να τραβήξει
    } { $number } κάρτες.
}
cards-short-turn-ended = { $who ->
    [you] τελείωσες τη σειρά
   *[somebody] τελείωσε τη σειρά
}.
cards-short-turn-skipped = { $who ->
    [you] έχασες
   *[somebody] έχασε
} μια σειρά.
cards-short-shut-down = { $who ->
    [you] σταμάτησες
   *[somebody] σταμάτησε
} οριστικά.
cards-short-drew = { $who ->
    [you] τράβηξες
   *[somebody] τράβηξε
} { $card }.
cards-short-drew-unseen = { $who ->
    [you] τράβηξες
   *[somebody] τράβηξε
} μια κάρτα.
cards-short-turned-up = { $who ->
    [you] τράβηξες
   *[somebody] τράβηξε
} ειδική κάρτα: { $card }.
cards-short-wasted = { $who ->
    [you] τράβηξες
   *[somebody] τράβηξε
} ειδική κάρτα που δεν κάνει τίποτα: { $card }.
cards-short-no-target = { $who ->
    [you] πέταξες
   *[somebody] πέταξε
} { $card }: δεν υπήρχε κανείς για επιλογή.
cards-short-no-ghost = { $who ->
    [you] πέταξες
   *[somebody] πέταξε
} { $card }: { $who ->
    [you] δεν είχες φάντασμα να δώσεις
   *[somebody] δεν είχε φάντασμα να δώσει
}.
cards-short-nothing-to-pass = { $who ->
    [you] πέταξες
   *[somebody] πέταξε
} { $card }: δεν υπάρχει τίποτα να δοθεί.
cards-short-gave = { $who ->
    [you] έδωσες
   *[somebody] έδωσε
} ένα φάντασμα ({ $card }). Το παίρνει: { $to }.
cards-short-gave-unseen = { $who ->
    [you] έδωσες
   *[somebody] έδωσε
} ένα φάντασμα. Το παίρνει: { $to }.
cards-short-swapped = { $who ->
    [you] άλλαξες
   *[somebody] άλλαξε
} αυτά τα χέρια: { $one } ⇄ { $other }.
cards-short-hand-taken = { $who ->
    [you] πήρες
   *[somebody] πήρε
} νέο χέρι: { $hand }.
cards-short-skipping = { $who ->
    [you] έπαιξες
   *[somebody] έπαιξε
} «Χάσε σειρά». Τη χάνει: { $whom }.
cards-short-dictated = { $number ->
    [one] { $who ->
        [you] διέταξες
       *[somebody] διέταξε
    } να τραβηχτεί { $number } κάρτα. Τραβά: { $whom }.
   *[other] { $who ->
        [you] διέταξες
       *[somebody] διέταξε
    } να τραβηχτούν { $number } κάρτες. Τραβά: { $whom }.
}
cards-short-picked = { $who ->
    [you] διάλεξες μια κάρτα για να δώσεις
   *[somebody] διάλεξε μια κάρτα για να δώσει
}: { $card }.
cards-short-picked-unseen = { $who ->
    [you] διάλεξες μια κάρτα για να δώσεις
   *[somebody] διάλεξε μια κάρτα για να δώσει
}.
cards-short-passed = { $who ->
    [you] έδωσες
   *[somebody] έδωσε
} μια κάρτα ({ $card }). Την παίρνει: { $to }.
cards-short-passed-unseen = { $who ->
    [you] έδωσες
   *[somebody] έδωσε
} μια κάρτα. Την παίρνει: { $to }.
cards-short-knocked-out = { $who ->
    [you] βγήκες
   *[somebody] βγήκε
} εκτός! Το χέρι ήταν: { $hand }.

# Στο ημερολόγιο, δίπλα στο πιόνι όποιου το κάνει· σύντομα.
cards-note-nothing = δεν έκανε τίποτα
cards-note-gave = δίνει { $card }
cards-note-gave-unseen = δίνει φάντασμα
cards-note-passed = δίνει { $card }
cards-note-passed-unseen = δίνει κάρτα
cards-note-picked = διάλεξε κάρτα
cards-note-swapped = αλλαγή χεριών
cards-note-dictated = { $number ->
    [one] διαταγή: { $number } κάρτα
   *[other] διαταγή: { $number } κάρτες
}
cards-note-ended = τέλος σειράς

## Τι θα έκανε ο προπονητής
cards-advice-draw = Τράβα μια κάρτα.
cards-advice-end = Τελείωσε τη σειρά σου.
cards-advice-shut = Σταμάτα οριστικά.
cards-advice-give = Δώσε { $from }. Το παίρνει: { $to }.
cards-advice-swap = Άλλαξε αυτά τα χέρια: { $from } και { $to }.
cards-advice-skip = Να χάσει μια σειρά: { $to }.
cards-advice-dictate = Διάλεξε: { $from }. Πόσες κάρτες: { $to }.
cards-advice-pass = Δώσε { $to }.

## Γιατί θα το έκανε ο προπονητής
cards-reason-risk = { $percent ->
    [0] Η επόμενη κάρτα δεν σε βγάζει εκτός.
   *[other] Η πιθανότητα να σε βγάλει εκτός η επόμενη κάρτα είναι { NUMBER($percent) }%.
}
cards-reason-points = { $points ->
    [one] Έχεις έναν πόντο.
   *[other] Έχεις { $points } πόντους.
}
cards-reason-most = Η θέση { $seat } έχει τις πιο πολλές κάρτες.
cards-reason-most-named = έχει πιο πολλές κάρτες από τους άλλους αντιπάλους σου.
cards-reason-ghost = Ξεφορτώνεσαι ένα φάντασμα.

# Οι κανόνες, κομμάτι κομμάτι· φορτώνονται όταν κάποιος ανοίγει τη βοήθεια.
cards-help-aim-title = Ο σκοπός
cards-help-aim = Μάζεψε πόντους: οι κουκκίδες αξίζουν 1, τα φρούτα περισσότερο. Όταν σταματήσουν όλοι, νικάει όποιος έχει τους πιο πολλούς πόντους· σε ισοπαλία νικούν μαζί. Αν βγουν εκτός όλοι οι άλλοι, νικάς αμέσως, ό,τι κι αν κρατάς.
cards-help-ghosts-title = Τρία φαντάσματα
cards-help-ghosts = Με τρία φαντάσματα στο χέρι βγαίνεις αμέσως εκτός, ακόμα κι αν δεν είναι η σειρά σου. Χάνεις τους πόντους σου, και όλοι βλέπουν τις κάρτες σου.
cards-help-turn-title = Η σειρά σου
cards-help-turn = Τράβα ως τρεις κάρτες, μία μία, και τελείωσε τη σειρά σου όποτε θέλεις, αλλά όχι χωρίς κάρτα. Κάθε κάρτα κάνει ό,τι λέει πριν αποφασίσεις ξανά. Μετά παίζει ο επόμενος, με τη φορά του ρολογιού.
cards-help-shut-title = Στοπ
cards-help-shut = Αντί να τραβήξεις, μπορείς να πεις στοπ: σταματάς οριστικά, κρατάς τους πόντους σου και κοιτάς τους άλλους. Γίνεται ακόμα και με άδειο χέρι.
cards-help-levels-title = Τράπουλες και επίπεδα
cards-help-levels = Το επίπεδο 1 έχει Δώρο, Ανταλλαγή και Χάσε σειρά· το επίπεδο 2 έχει Διαταγή, Τραβούν όλοι και Αριστερά· και τα δύο είναι για ως τέσσερις παίκτες. Το επίπεδο μπόνους έχει και τις δύο τράπουλες και χωράει ως οκτώ.
cards-help-power-title = Ειδικές κάρτες
cards-help-power = Μια ειδική κάρτα τη βλέπουν όλοι, ισχύει αμέσως και πετιέται. Δεν πειράζει ποτέ όσους σταμάτησαν ή βγήκαν εκτός.
cards-help-give-title = Δώρο
cards-help-give = Ένα φάντασμά σου πάει σε άλλον παίκτη, και μπορεί να τον βγάλει εκτός. Αν έχεις φάντασμα, πρέπει να δώσεις ένα. Ποιο είναι το βλέπετε μόνο εσείς οι δύο.
cards-help-swap-title = Ανταλλαγή
cards-help-swap = Δύο παίκτες αλλάζουν χέρια· διαλέγεις ποιοι, και δεν χρειάζεται να είσαι κι εσύ. Κανείς δεν βγαίνει εκτός έτσι. Αν έμειναν μόνο δύο παίκτες, πρέπει να αλλάξουν.
cards-help-skip-title = Χάσε σειρά
cards-help-skip = Ένας άλλος παίκτης χάνει την επόμενη σειρά του. Δύο τέτοιες κάρτες στον ίδιο παίκτη κοστίζουν πάλι μόνο μία σειρά. Ο τελευταίος που παίζει δεν χάνει σειρά.
cards-help-dictate-title = Διαταγή
cards-help-dictate = Λες πόσες κάρτες, 1 έως 3, πρέπει να τραβήξει ένας παίκτης στην επόμενη σειρά του, ούτε παραπάνω ούτε λιγότερες. Πριν από αυτό δεν σταματά. Μπορεί να είσαι κι εσύ. Μια νέα διαταγή παίρνει τη θέση της παλιάς.
cards-help-all-draw-title = Τραβούν όλοι
cards-help-all-draw = Όλοι όσοι παίζουν τραβούν μια κάρτα, ξεκινώντας από σένα. Οι ειδικές κάρτες που βγαίνουν έτσι δεν κάνουν τίποτα.
cards-help-pass-left-title = Αριστερά
cards-help-pass-left = Όλοι όσοι παίζουν διαλέγουν μια κάρτα, όλοι μαζί, και τη δίνουν στον επόμενο στα αριστερά τους. Τα φαντάσματα μετριούνται αφού περάσουν όλες οι κάρτες.
cards-help-end-title = Το τέλος
cards-help-end = Ο τελευταίος που παίζει μπορεί να συνεχίσει μόνος όσο θέλει. Όταν τελειώσει η τράπουλα, ή συμπληρωθεί ένα όριο σειρών, όσοι παίζουν ακόμα θεωρείται ότι σταμάτησαν.
cards-help-secrets-title = Ποιος βλέπει τι
cards-help-secrets = Τις κάρτες σου τις βλέπεις μόνο εσύ· όλοι βλέπουν πόσες έχεις. Αν μια κάρτα ήταν δική σου, τη βλέπεις ακόμα ανοιχτή δίπλα σε όποιον την έχει τώρα. Το «Ρίσκο» μετράει μόνο όσα μπορείς να ξέρεις.
cards-help-touch-title = Όλοι σε μία συσκευή
cards-help-touch = Σε μία συσκευή, η οθόνη κρύβει τις κάρτες σου όταν τελειώνει η σειρά σου. Με κινητά, μια οθόνη δείχνει το τραπέζι, και ο καθένας έχει τις κάρτες στο κινητό του.
cards-help-keys-title = Με το πληκτρολόγιο
cards-help-keys = Tab και Enter· το D τραβά, το E τελειώνει τη σειρά σου, το Esc ακυρώνει μια επιλογή.

# Η ιστορία μιας σειράς: τι έγινε, μετά από ένα όνομα και μέσα σε μια λίστα.
cards-deed-drew = { $who ->
    [you] τράβηξες
   *[somebody] τράβηξε
} { $cards }
cards-deed-drew-unseen = { $count ->
    [one] { $who ->
        [you] τράβηξες
       *[somebody] τράβηξε
    } μια κάρτα
   *[other] { $who ->
        [you] τράβηξες
       *[somebody] τράβηξε
    } { $count } κάρτες
}
cards-deed-turned-up = { $who ->
    [you] έπαιξες
   *[somebody] έπαιξε
} «{ $card }»
cards-deed-nothing = { $who ->
    [you] δεν μπορούσες να παίξεις
   *[somebody] δεν μπορούσε να παίξει
} «{ $card }»
cards-deed-gave = { $you ->
    [you] σου έδωσε ένα φάντασμα
   *[other] { $who ->
        [you] έδωσες
       *[somebody] έδωσε
    } ένα φάντασμα (το πήρε: { $whom })
}
cards-deed-passed = { $you ->
    [you] σου έδωσε { $card }
   *[other] { $who ->
        [you] έδωσες
       *[somebody] έδωσε
    } { $card } (πήρε: { $whom })
}
cards-deed-all-passed = κάθε παίκτης έδωσε μια κάρτα αριστερά
cards-deed-swapped = { $you ->
    [you] άλλαξε χέρι μαζί σου
   *[other] { $who ->
        [you] άλλαξες
       *[somebody] άλλαξε
    } χέρι με άλλον παίκτη ({ $whom })
}
cards-deed-swapped-two = { $who ->
    [you] άλλαξες
   *[somebody] άλλαξε
} αυτά τα χέρια: { $one } και { $other }
cards-deed-skipping = { $you ->
    [you] σε έκανε να χάσεις μια σειρά
   *[other] { $who ->
        [you] έκανες
       *[somebody] έκανε
    } κάποιον να χάσει μια σειρά ({ $whom })
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] σε διέταξε να τραβήξεις { $number } κάρτα
       *[other] σε διέταξε να τραβήξεις { $number } κάρτες
    }
   *[other] { $number ->
        [one] { $who ->
            [you] διέταξες
           *[somebody] διέταξε
        } κάποιον να τραβήξει { $number } κάρτα ({ $whom })
       *[other] { $who ->
            [you] διέταξες
           *[somebody] διέταξε
        } κάποιον να τραβήξει { $number } κάρτες ({ $whom })
    }
}
cards-deed-turn-skipped = { $who ->
    [you] έχασες
   *[somebody] έχασε
} μια σειρά
cards-deed-shut-down = { $who ->
    [you] σταμάτησες
   *[somebody] σταμάτησε
} οριστικά
cards-deed-knocked-out = { $who ->
    [you] βγήκες
   *[somebody] βγήκε
} εκτός λόγω φαντασμάτων
cards-deed-ended = { $who ->
    [you] τελείωσες τη σειρά
   *[somebody] τελείωσε τη σειρά
}

# Τι έπαθε όποιος διαβάζει, με μεγάλα γράμματα δίπλα στο ταμπλό· $name είναι όποιος το έκανε.
cards-befalls-knocked-out = Πάρα πολλά φαντάσματα: βγαίνεις εκτός!
cards-befalls-swapped = { $name } αλλάζει χέρι μαζί σου!
cards-befalls-swapped-two = { $name } σου αλλάζει το χέρι! Το νέο το είχε: { $with }.
cards-befalls-gave = { $name } σου δίνει ένα φάντασμα: { $card }
cards-befalls-skipping = { $name } σε κάνει να χάσεις την επόμενη σειρά σου!
cards-befalls-dictated = { $number ->
    [one] { $name } λέει: στην επόμενη σειρά πρέπει να τραβήξεις { $number } κάρτα!
   *[other] { $name } λέει: στην επόμενη σειρά πρέπει να τραβήξεις { $number } κάρτες!
}
cards-series-points = { $target ->
    [one] Βραδιά με κάρτες: νικάει όποιος φτάσει πρώτος τον έναν πόντο
   *[other] Βραδιά με κάρτες: νικάει όποιος φτάσει πρώτος τους { $target } πόντους
}
cards-score = { $count ->
    [one] 1 πόντος
   *[other] { $count } πόντοι
}
cards-option-deck-for-two = Για δύο
cards-option-deck-for-two-about = Φτιαγμένη για δύο παίκτες: έχει λιγότερα φαντάσματα, οπότε η παρτίδα δεν τελειώνει τόσο γρήγορα.
cards-deed-shown = φαίνονται όλα τα χέρια
