# Τι λέει μόνο το τερματικό.

error-bot-not-imported = Μποτ «{ $bot }»: το module «{ $module }» δεν φορτώθηκε ({ $problem }).
error-bot-not-a-class = Μποτ «{ $bot }»: το module «{ $module }» δεν έχει κλάση «{ $cls }» που να επεκτείνει το mazechase.bots.Bot.
error-bot-raised = Το μποτ «{ $bot }» απέτυχε στο { $place }: { $problem }.
error-bot-illegal = Το μποτ «{ $bot }» στη θέση { $seat } απάντησε { $action }, που δεν είναι μία από τις ενέργειες που του επιτρέπονταν.
error-bad-budget = Το όριο { $limit } είναι πολύ μικρό· πρέπει να είναι τουλάχιστον 1.
error-budget-without-clock = Ένα όριο χρόνου χρειάζεται ρολόι.
error-bad-bot-count = { $bots ->
    [one] { $bots } μποτ δεν γεμίζει
   *[other] { $bots } μποτ δεν γεμίζουν
} { $players } θέσεις· βάλε από 1 έως { $players } μποτ.
error-bad-game-count = Παρτίδες: { $games }, διεργασίες: { $workers }. Και τα δύο πρέπει να είναι τουλάχιστον 1.

error-process-ended = Μια διεργασία του διακομιστή τελείωσε πριν ετοιμαστεί (κωδικός { $status }).
error-bad-arguments = { $message } (δες `{ $command } --help`)
error-no-such-command = Δεν υπάρχει εντολή «{ $command }». Εντολές: { $known }.
error-bad-choice = Το { $name } δεν μπορεί να είναι «{ $text }»· δέχεται { $known }.
error-lan-elsewhere = Το --lan ξεκινά διακομιστή, οπότε πάει με serve ή χωρίς εντολή, όχι με { $command }.
error-lan-and-host = Το --lan ακούει σε κάθε διεύθυνση αυτού του υπολογιστή· βγάλε το --host.
error-bad-argument-number = Το { $name } δέχεται ακέραιο αριθμό από { $least } έως { $most }, όχι «{ $text }».
error-unreadable-file = Το αρχείο «{ $file }» δεν διαβάζεται: { $reason }.
error-unwritable-file = Το αρχείο «{ $file }» δεν γράφεται: { $reason }.
error-print-form = Το «{ $file }» δεν είναι αρχείο .pdf ούτε .svg.
error-line-too-long = Μια γραμμή της εισόδου έχει πάνω από { $most } χαρακτήρες.
error-no-such-seat-here = Δεν υπάρχει θέση «{ $seat }» εδώ· το --seat δέχεται { $known }.
error-bad-seat-count = --seat { $seats }: { $people ->
    [one] πρέπει να καθίσει ένας άνθρωπος
   *[other] πρέπει να καθίσουν { $people } άνθρωποι
}, καθένας σε δική του θέση.
error-file-too-big = Το αρχείο «{ $file }» είναι πολύ μεγάλο· το όριο είναι { $most } byte.
error-unusable-folder = Ο φάκελος «{ $folder }» δεν χρησιμοποιείται: { $reason }.
error-unusable-database = Η βάση δεδομένων «{ $database }» δεν χρησιμοποιείται. { $reason }
error-database-in-use = Τη βάση δεδομένων { $database } τη χρησιμοποιεί άλλος διακομιστής. Λειτουργεί στο { $address }
error-running-without-lan = Το Mazechase λειτουργεί ήδη στο { $address }, μόνο για αυτόν τον υπολογιστή. Σταμάτησέ το (Ctrl-C) και ξεκίνα το πάλι με --lan.
error-limit-form = Το «{ $text }» δεν είναι όριο· γράψε ΟΝΟΜΑ=ΑΡΙΘΜΟΣ.
error-no-such-limit = Δεν υπάρχει όριο «{ $limit }».
error-bad-limit-number = Το όριο «{ $limit }» δέχεται ακέραιο αριθμό από 0 έως { $most }, όχι «{ $text }».
error-no-such-setting = Δεν υπάρχει ρύθμιση «{ $name }» ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: το «{ $name }» δέχεται { $takes }.
error-bad-config = Το αρχείο «{ $file }» δεν είναι TOML: { $problem }.
error-document-not-text = Το έγγραφο «{ $where }» δεν είναι κείμενο UTF-8.
error-neither-game-nor-file = Το «{ $text }» δεν είναι ούτε παιχνίδι ούτε αρχείο. Το `mazechase games` δείχνει τα παιχνίδια.
error-option-form = Το «{ $text }» δεν είναι επιλογή· γράψε ΟΝΟΜΑ=ΤΙΜΗ.
error-option-twice = Η επιλογή «{ $option }» δόθηκε δύο φορές.
error-record-has-options = Μια αποθηκευμένη παρτίδα έχει τους δικούς της παίκτες και επιλογές· βγάλε τα --players και --option.
error-bad-move = Κίνηση { $number }, «{ $token }»: { $reason }
error-bad-viewer = Δεν υπάρχει θεατής «{ $viewer }» εδώ· υπάρχουν { $known }.

error-game-not-imported = Το παιχνίδι «{ $name }» δεν φορτώνεται: { $problem }.
error-game-not-a-class = Το «{ $name }» δεν είναι παιχνίδι· πρέπει να είναι πλήρης υποκλάση του mazechase.Rules, ως module:Class.

error-no-kernel = Δεν υπάρχει εδώ εγγενής πυρήνας για { $game }: δεν γράφτηκε, δεν χτίστηκε, ή τον κλείνει το MAZECHASE_NATIVE=0.
error-no-solution = Το μποτ «{ $bot }» παίζει από μια λύση, και δεν υπάρχει ακόμα καμία για αυτές τις επιλογές. Φτιάξε την με: mazechase solve chase --save --option ...
error-no-solver = Δεν υπάρχει λύτης για { $game }.
error-too-much-to-solve = Με { $option }, μια λύση θα έπαιρνε περίπου { $hours } ώρες σε έναν επεξεργαστή και { $gigabytes } GB μνήμης, οπότε δεν ξεκινά.
error-bad-engine-number = Το { $name } πρέπει να είναι ακέραιος από { $least } έως { $most }, όχι { $number }.
error-bad-action-count = Ένα βήμα παίρνει πίνακα με μία ενέργεια ανά παρτίδα, σχήματος { $wanted }, όχι { $shape }.
error-bad-place = Το «on» δέχεται { $places }, όχι «{ $place }».
error-no-ray = Το Ray δεν είναι εγκατεστημένο εδώ. Εγκατάστησέ το με: pip install "mazechase[ray]"
error-no-cluster = Το σύμπλεγμα Ray δεν βρίσκεται ή δεν ξεκινά: { $problem }.
error-worker-died = Μια διεργασία σταμάτησε { $tries } φορές στις ίδιες παρτίδες.

error-bad-aim = Το «{ $aim }» δεν είναι στόχος· στόχοι είναι even, turns=ΑΡΙΘΜΟΣ, minutes=ΑΡΙΘΜΟΣ και ΠΛΕΥΡΑ=ΠΟΣΟΣΤΟ, όπως pacman=50.
error-no-changes = Κανείς δεν έγραψε πώς αλλάζει λίγο το «{ $option }» του { $game }· υπάρχουν αλλαγές για: { $known }.
error-backup-exists = Υπάρχει ήδη { $file }. Ένα αντίγραφο ασφαλείας δεν αντικαθιστά ποτέ τίποτα: μετακίνησέ το ή διάλεξε άλλο όνομα.
error-backup-by-postgres = Μια βάση PostgreSQL αντιγράφεται και επαναφέρεται με τα προγράμματα της ίδιας της PostgreSQL (docs/deploy.md)· ή αντίγραψε τα τραπέζια της σε αρχείο με `mazechase database copy`.
error-no-server = Ο διακομιστής στο { $server } δεν απαντά: { $problem }.

cli-seat = θέση { $seat }
cli-person = άνθρωπος
cli-nobody = κανείς
cli-match = { $game }, { $players ->
    [one] { $players } παίκτης
   *[other] { $players } παίκτες
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }· { $seats }
cli-listed = { $first }, { $second }
cli-ending = Νίκη: { $winners }. Πόντοι ανά θέση: { $scores }.
cli-you-win = Νίκησες!
cli-you-lose = Έχασες.
cli-play-begin = Γράψε μια κίνηση, ? για τις επιτρεπτές κινήσεις, ή help.
cli-play-help = Γράψε μια κίνηση με τα σύμβολα του παιχνιδιού, ή πολλές με κενά ανάμεσα. Ή γράψε:
cli-play-help-list = δείξε τις επιτρεπτές κινήσεις
cli-play-help-hint = ρώτα το καλύτερο μποτ του παιχνιδιού τι θα έκανε
cli-play-help-undo = αναίρεσε την τελευταία κίνηση, εκτός αν στο μεταξύ ρίχτηκε, τραβήχτηκε ή φάνηκε κάτι
cli-play-help-board = σχεδίασε ξανά το ταμπλό
cli-play-help-help = δείξε αυτό εδώ
cli-play-help-quit = σταμάτα εδώ
cli-play-no-hints = Δεν υπάρχει βοήθεια για αυτό το παιχνίδι.
cli-play-hint = { $bot } θα έπαιζε { $move }.
cli-play-hand-over = Δώσε το πληκτρολόγιο στη θέση { $seat }. Μην κρυφοκοιτάς!
cli-play-press-enter = Θέση { $seat }, πάτα Enter για να δεις την πλευρά σου:
cli-play-not-over = Η παρτίδα δεν τελείωσε.
cli-play-not-saved = δεν αποθηκεύτηκε τίποτα. { $reason }
cli-did-you-mean = Μήπως εννοείς «{ $meant }»;
cli-limits = Όρια: { $limits }.
cli-page-ready = Το Mazechase είναι έτοιμο στο { $link } (Ctrl-C για τέλος)
cli-page-running = Το Mazechase λειτουργεί ήδη στο { $link }
cli-page-opening = Το Mazechase λειτουργεί ήδη στο { $link }: ανοίγει
cli-page-network = Στο δίκτυό σου: { $link }
cli-games-players = { $game }: { $players } παίκτες
cli-games-default = κανονικά { $value }
cli-games-house-rule = κανονικά { $value } (κανόνας του σπιτιού· στο βιβλίο { $printed })
cli-chance = Τώρα παίζει η τύχη (θέση { $seat }). Αποτελέσματα και τα βάρη τους:
cli-actions = { $count ->
    [one] { $count } ενέργεια
   *[other] { $count } ενέργειες
}
cli-draws = { $count ->
    [one] { $count } κλήρωση
   *[other] { $count } κληρώσεις
}
cli-checked = ελέγχθηκαν: { $what } και το αποτέλεσμα
cli-checked-unfinished = ελέγχθηκαν: { $what }· η παρτίδα δεν έχει ακόμα αποτέλεσμα
cli-their-seal = η σφραγίδα τους
cli-verified = επιβεβαιώθηκε: ο σπόρος ταιριάζει με τη σφραγίδα και δίνει { $draws ->
    [one] τη μία του κλήρωση
   *[other] και τις { $draws } κληρώσεις
}
cli-arena-heading = { $match }, { $games ->
    [one] { $games } παρτίδα
   *[other] { $games } παρτίδες
}, σπόρος { $seed }, { $budget }
cli-arena-nodes = { $nodes } κόμβοι
cli-arena-time = { $time } ms
cli-arena-usual = συνηθισμένη σκέψη
cli-arena-bot = μποτ
cli-arena-games = παρτίδες
cli-arena-wins = νίκες
cli-arena-draws = ισοπαλίες
cli-arena-score = σκορ
cli-arena-interval = διάστημα 95%
cli-arena-fair = δίκαιο
cli-from-to = { $low } έως { $high }
cli-review-ply = κίνηση
cli-review-start = αρχή
cli-review-luck = τύχη
cli-review-lost = χαμένα
cli-review-best = καλύτερη
cli-review-decisions = αποφάσεις
cli-review-mistakes = λάθη
cli-review-turning-points = κρίσιμες κινήσεις: { $plies }
cli-suggest-heading = στόχος { $aims }, { $rounds } γύροι, { $games } παρτίδες
cli-suggest-changes = αλλαγές
cli-suggest-distance = απόσταση από τον στόχο
cli-suggest-points = { $points } πόντοι
cli-suggest-before = πριν
cli-suggest-after = μετά
cli-suggest-candidate = πρόταση { $number }
cli-suggest-fresh = με νέα τύχη
cli-suggest-wins = νίκες ανά θέση
cli-suggest-began = άρχισε
cli-suggest-turns = σειρές
cli-suggest-minutes = λεπτά
cli-suggest-nothing = σταμάτησε πριν βρεθεί κάτι
cli-needs = Εδώ χρειάζεται { $package }: { $install }
cli-needs-server = Εδώ χρειάζονται τα πακέτα του διακομιστή (λείπει { $package }): { $install }
cli-no-kernels = δεν χτίστηκε κανένας εγγενής πυρήνας, οπότε δουλεύουν οι κανόνες σε Python, πιο αργά· δες docs/engine.md
cli-working-playing = παίζει
cli-working-reviewing = αναλύει
cli-working-searching = ψάχνει
cli-working-solving = λύνει
cli-working-counting = μετράει
