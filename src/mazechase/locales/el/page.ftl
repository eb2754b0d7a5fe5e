# Ό,τι λέει η σελίδα, όποιο κι αν είναι το παιχνίδι. Το όνομα ενός παίκτη είναι πάντα μόνο του, στην ονομαστική. Ό,τι
# έρχεται μετά από το «Άννα:» ή το «Εσύ:» είναι σε πρώτο πρόσωπο ή απρόσωπο, για να ταιριάζει και στα δύο, και δεν
# αρχίζει από τονισμένο φωνήεν, γιατί το κεφαλαίο του θα έχανε τον τόνο.

app-name = Mazechase
app-about = Λαβύρινθοι, φαντάσματα και τοίχοι: επιτραπέζια παιχνίδια έτοιμα με ένα άγγιγμα. Παίξε εδώ ή με φίλους που είναι μακριά.
disclaimer = Έργο θαυμαστών. Δεν συνδέεται με τους ιδιοκτήτες του PAC-MAN, του Quoridor ή άλλου παιχνιδιού εδώ, ούτε έχει την έγκρισή τους. Τα εμπορικά σήματα ανήκουν στους ιδιοκτήτες τους.
loading = Μια στιγμή…
close = Κλείσιμο
cancel = Άκυρο
menu = Μενού
settings = Ρυθμίσεις
to-start = Αρχική
problem-no-answer = Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεσή σου και δοκίμασε ξανά.
page-late = Η σελίδα αργεί. Αν δεν γίνει τίποτα, φόρτωσέ την ξανά.
page-retrying = Η σελίδα δεν φορτώθηκε ολόκληρη. Δοκιμάζουμε ξανά…
page-reload = Λείπει ένα μέρος της σελίδας, μάλλον λόγω ενημέρωσης. Φόρτωσέ την ξανά. Οι παρτίδες σου είναι ασφαλείς.
reload = Ξαναφόρτωσε

## Η αρχική σελίδα

games = Παιχνίδια
continue-games = Συνέχεια
players-count = { $least } έως { $most } παίκτες
play-bot = Με αντίπαλο μποτ
play-here = Στην ίδια συσκευή
play-link = Με φίλους, με σύνδεσμο
play-shared = Μεγάλη οθόνη και κινητά
join-code = Μπες με κωδικό
play-more = Κι άλλες επιλογές
bot-strength = Πόσο δυνατό είναι το μποτ
puzzle-link = Γρίφος της ημέρας
recent-tables = Τελειωμένες παρτίδες
forget-table = Βγάλε από τη λίστα
forget-sure = Να βγει; Δεν θα μπορείς να γυρίσεις σε αυτή
open-record = Άνοιξε αποθηκευμένη παρτίδα
open-record-bad = Αυτό το αρχείο δεν είναι αποθηκευμένη παρτίδα.
recent-turn = Η σειρά σου
recent-over = Τελείωσε
recent-lobby = Περιμένει παίκτες
recent-next = Σειρά: { $name }
recent-won = Νίκησες
recent-lost = Έχασες
recent-nobody = Δεν νίκησε κανείς
recent-winner = Νίκη: { $name }
recent-record = Αποθηκευμένη παρτίδα
recent-all = Δες τις όλες ({ $games })
recent-now = μόλις τώρα

## Στήσιμο τραπεζιού

setup-players = Παίκτες
setup-places = Ποιοι παίζουν;
setup-place = Θέση { $place }: ποιος παίζει
setup-level = Θέση { $place }: δύναμη του μποτ
setup-name = Όνομα
setup-no-limit = χωρίς όριο
setup-open-file = Άνοιξε αρχείο
setup-samples = { $what }: εικόνες
setup-name-of = Θέση { $place }: όνομα
setup-piece = Θέση { $place }: πιόνι
setup-random = Τυχαίος πρώτος παίκτης
setup-clock = Ρολόι
setup-clock-minutes = { $minutes ->
    [0] Χωρίς ρολόι
    [one] { $minutes } λεπτό ο καθένας, +{ $seconds } δ. ανά κίνηση
   *[other] { $minutes } λεπτά ο καθένας, +{ $seconds } δ. ανά κίνηση
}
setup-options = Επιλογές
setup-book = Όπως στο βιβλίο
setup-book-about = { $rules ->
    [one] Ένας κανόνας του σπιτιού διαφέρει από το βιβλίο. Τσέκαρε εδώ για να παίξεις χωρίς αυτόν.
   *[other] { $rules } κανόνες του σπιτιού διαφέρουν από το βιβλίο. Τσέκαρε εδώ για να παίξεις χωρίς αυτούς.
}
setup-house-rule = { $book ->
    [true] Κανόνας του σπιτιού. Το βιβλίο λέει ναι.
    [false] Κανόνας του σπιτιού. Το βιβλίο λέει όχι.
   *[other] Κανόνας του σπιτιού. Το βιβλίο λέει: { $book }.
}
setup-as-printed = Όπως λέει το βιβλίο.
setup-shared = Ο καθένας μπαίνει από το κινητό του, με τον σύνδεσμο ή τον κωδικό.
setup-start = Ξεκίνα την παρτίδα
setup-open = Φτιάξε την παρτίδα
place-kind-here = Αυτή η συσκευή
place-kind-link = Με σύνδεσμο
place-kind-bot = Μποτ
bot-random = Αδέξιο μποτ
bot-random-about = κάνει ό,τι επιτρέπεται, χωρίς να σκέφτεται.
bot-level1 = Αρχάριο μποτ
bot-level1-about = ξέρει τους κανόνες και λίγα ακόμα. Καλό για πρώτη παρτίδα.
bot-level2 = Εύκολο μποτ
bot-level2-about = βλέπει τι συμφέρει αυτή τη στιγμή, αλλά δεν κάνει σχέδια.
bot-level3 = Μέτριο μποτ
bot-level3-about = κάνει λίγα σχέδια. Καλός αντίπαλος όταν ξέρεις πια το παιχνίδι.
bot-level4 = Δύσκολο μποτ
bot-level4-about = βλέπει πιο μακριά και κάνει λίγα λάθη.
bot-level5 = Μποτ πρωταθλητής
bot-level5-about = είναι το πιο δυνατό που έχουμε. Καλή τύχη!
bot-classic1 = Εύκολο μποτ (κλασικό)
bot-classic2 = Μέτριο μποτ (κλασικό)
bot-classic3 = Δύσκολο μποτ (κλασικό)
bot-perfect = Τέλειο μποτ

## Πριν από την παρτίδα

lobby-host = Η παρτίδα σου είναι έτοιμη
lobby-open = { $places ->
    [one] Λείπει κάποιος για την ελεύθερη θέση. Στείλε τον σύνδεσμο.
   *[other] Λείπουν παίκτες για τις ελεύθερες θέσεις. Στείλε τον σύνδεσμο.
}
lobby-guest = Σε καλούν σε μια παρτίδα: { $game }!
lobby-guest-of = { $name } σε καλεί σε μια παρτίδα: { $game }!
lobby-wait = Μπήκες! Περίμενε να αρχίσει η παρτίδα…
lobby-wait-for = Μπήκες! Την παρτίδα την ξεκινά: { $name }. Περίμενε…
place-open = Ελεύθερη θέση
place-yours = Η θέση σου
place-here = Εδώ
place-bot = Παίζει ένα μποτ
sit-here = Παίξε εδώ
sit-down = Μπες
move-up = Πιο πάνω
make-bot = Να παίξει μποτ
make-open = Βγάλε
your-name = Το όνομά σου
invite-link = Στείλε τον σύνδεσμο σε φίλους, ή ας σκανάρουν τον κωδικό
start-match = Ξεκίνα
start-with-bots = { $places ->
    [one] Ξεκίνα με μποτ στην ελεύθερη θέση
   *[other] Ξεκίνα με μποτ στις ελεύθερες θέσεις
}
link-only-here = Ο σύνδεσμος λειτουργεί μόνο σε αυτή τη συσκευή. Ξεκίνα με { $command } για να μπουν κι άλλοι από το Wi-Fi σου.
copy-link = Αντιγραφή συνδέσμου
new-link = Νέος σύνδεσμος (ο παλιός θα πάψει να λειτουργεί)
copied = Αντιγράφηκε
share = Μοιράσου το
qr-code = Κωδικός QR του συνδέσμου

## Στο τραπέζι

seats = Παίκτες
seat-name = Παίκτης { $seat }
you = Εσύ
seat-away = Λείπει
seat-asked = παίζει τώρα
seat-won = Νίκη
clock-left = Απομένουν { $time }
todo-turn = Η σειρά σου.
# Πριν από αυτό που έχει να κάνει κάποιος. Με κόμμα, το όνομα θα έπρεπε να είναι στην κλητική.
todo-call = { $name }:
todo-act = Διάλεξε τι θα κάνεις.
todo-chance = Πάτα για ζάρι, τροχό ή τράβηγμα.
todo-bot = σκέφτεται…
todo-wait = παίζει…
# Τι κάνει κάποιος όσο το βλέπουμε, μετά το όνομά του ή το «Εσύ».
doing-move = { $who ->
    [you] κάνεις την κίνησή σου…
   *[somebody] κάνει μια κίνηση…
}
doing-chance = { $who ->
    [you] δοκιμάζεις την τύχη σου…
   *[somebody] δοκιμάζει την τύχη…
}
away-wait = λείπει. Ένα μποτ μπορεί να αναλάβει σε { $time }.
away-ready = λείπει. Μπορεί τώρα να αναλάβει ένα μποτ.
away-minded = λείπει. Παίζει ένα μποτ μέχρι την επιστροφή.
turn-away = Σειρά (λείπει): { $name }.
turn-away-wait = Ένα μποτ μπορεί να αναλάβει σε { $time }.
turn-away-ready = Μπορεί τώρα να αναλάβει ένα μποτ.
absences = Ποιος λείπει
not-yet = Όχι ακόμα! Περιμένουμε: { $name }.
todo-queued = Δεν έχεις σύνδεση. Η κίνησή σου θα σταλεί μόλις συνδεθείς ξανά.
watching = Παρακολουθείς.
watching-full = Όλες οι θέσεις είναι πιασμένες. Παρακολουθείς.
paused = Η παρτίδα είναι σε παύση.
paused-wait = Η παρτίδα είναι σε παύση μέχρι να τη συνεχίσει όποιος την έστησε.
over-won = { $seats ->
    [one] νικάει!
   *[other] νικούν μαζί!
}
over-you-won = Νίκησες!
over-cheer = Ωραία παρτίδα! Πάμε άλλη μία;
over-nobody = Η παρτίδα τελείωσε. Δεν νίκησε κανείς.
told-of = { $name }: { $sentence }
# Μια σειρά: ένα όνομα και τι έκανε αυτός ο παίκτης, ή τι έγινε χωρίς να το κάνει κανείς.
turn-told = { $name } { $deeds }.
turn-said = { $deeds }.
turn-plain = { $who ->
    [you] έπαιξες
   *[somebody] έπαιξε
}
# Κάτι που έγινε σε παιχνίδι για το οποίο η σελίδα δεν έχει λόγια.
turn-event = { $event }
match-short-undo-wanted = θέλω να αναιρέσω την τελευταία κίνηση.
match-short-undo-reply = { $answer ->
    [yes] συμφωνώ.
    [withdrawn] δεν ζητώ πια αναίρεση.
   *[no] λέω όχι.
}
match-short-gave-up = τα παρατάω.
match-short-time-up = τελείωσε ο χρόνος.
match-short-seat-taken = { $bot ->
    [none] μπαίνω στην παρτίδα.
   *[other] τώρα παίζει ένα μποτ.
}
match-short-seat-minded = για λίγο εκτός. Παίζει ένα μποτ μέχρι την επιστροφή.
match-short-seat-reclaimed = ξανά στην παρτίδα.
help = Πώς παίζεται
help-search = Ψάξε στους κανόνες
help-nothing = Εδώ δεν υπάρχει τίποτα για «{ $search }». Δοκίμασε άλλη λέξη.
help-ruling = Διάβασε τον κανόνα
help-house = Κανόνας του σπιτιού
help-yes = Ναι
help-no = Όχι
help-own = Δικό σου
help-options = Επιλογές
help-table-options = Αυτό το τραπέζι
help-differs = Άλλαξε
harm-title = Σίγουρα;
harm-usual = Αυτό θα σου κόστιζε.
harm-do = Κάν’ το έτσι κι αλλιώς
harm-no = Όχι, πίσω
mind-seat = Να παίξει μποτ μέχρι την επιστροφή
mind-means = λείπει. Θα παίζει ένα μποτ μέχρι την επιστροφή.
minded-for-you = Ένα μποτ έπαιξε για σένα όσο έλειπες.
take-back = Αναίρεση
undo-asked = θέλει να αναιρεθεί η τελευταία κίνηση.
undo-refused = είπε όχι. Η κίνηση μένει.
undo-waiting = Αναίρεση της τελευταίας κίνησης; Περιμένουμε: { $names }
undo-withdraw = Δεν πειράζει
agree = Εντάξει
disagree = Όχι
no-thanks = Όχι, ευχαριστώ
reopen-question = δίνει τη θέση σε κάποιον άλλον, που θα δει αυτές τις κάρτες. Συμφωνείς;
reopen-waiting = έχει ένα μποτ να παίζει εδώ. Μπορεί να μπει κάποιος άλλος όταν συμφωνήσουν όλοι. Περιμένουμε: { $names }
resign = Παραίτηση
resign-sure = Τα παρατάς σε αυτή την παρτίδα;
resign-who = τα παρατάει.
resign-ends = Έτσι τελειώνει η παρτίδα.
resign-bot = Θα συνεχίσει ένα μποτ.
show-ways = Δρόμοι
rematch = Παίξε ξανά
rematch-join = Επόμενη παρτίδα
rematch-begun = Η επόμενη παρτίδα άρχισε.
fork = Παίξε από εδώ
pause = Παύση
resume = Συνέχεια
mute = Κλείσε τον ήχο
unmute = Άνοιξε τον ήχο
link-waiting = Χάθηκε η σύνδεση. Συνδεόμαστε ξανά· η παρτίδα σου είναι ασφαλής.
table-gone = Αυτή η παρτίδα σβήστηκε, ή ο σύνδεσμός σου δεν ισχύει πια.
no-entry = Αυτός ο σύνδεσμος δεν ανοίγει παρτίδα
no-entry-friend = Σου τον έστειλε κάποιος; Ζήτα τον σύνδεσμο της πρόσκλησης ή σκάναρε τον κωδικό στην οθόνη του.
no-entry-own = Είναι δική σου παρτίδα; Στη συσκευή όπου παίζεις, άνοιξε το μενού και διάλεξε «{ $menu }».
delete-table = Σβήσε αυτή την παρτίδα
delete-table-sure = Να σβηστεί αυτή η παρτίδα για όλους;
save-record = Αποθήκευσε την παρτίδα
save-picture = Αποθήκευσε εικόνα
places = Άλλαξε ποιος παίζει
places-secret = Αν βγάλεις έναν παίκτη, αναλαμβάνει ένα μποτ. Μπορεί να μπει κάποιος άλλος όταν συμφωνήσουν οι υπόλοιποι, γιατί θα δει εκείνες τις κάρτες.
replace-sure = Σίγουρα; Θα χάσει τη θέση
place-free = Υπάρχει ελεύθερη θέση. Μπορείς να μπεις και να συνεχίσεις.
watch-link = Κάλεσε θεατές
watch-link-help = Όποιος έχει αυτόν τον σύνδεσμο μπορεί να βλέπει, αλλά όχι να παίζει
continue-elsewhere = Συνέχισε σε άλλη συσκευή
continue-elsewhere-help = Σκάναρε τον κωδικό με την άλλη συσκευή ή άνοιξε εκεί τον σύνδεσμο. Ανοίγει τη δική σου θέση, γι’ αυτό κράτα τον για σένα

## Ματιά πίσω

log = Οι κινήσεις ως τώρα
log-empty = Καμία κίνηση ακόμα.
log-kind = Πώς να φαίνονται
log-story = Με λόγια
log-last = Η τελευταία σειρά καθενός
log-codes = Με σύμβολα
log-earlier = Παλιότερες κινήσεις
log-later = Νεότερες κινήσεις
log-after = Αρχίζει μετά την κίνηση { $ply } μιας παλιότερης παρτίδας.
record-shown = Αυτή είναι αποθηκευμένη παρτίδα. Για να συνεχίσεις, πάτα «Παίξε από εδώ».
scrubber = Ματιά πίσω
scrub-first = Στην αρχή
scrub-previous = Προηγούμενη κίνηση
scrub-next = Επόμενη κίνηση
scrub-last = Στην τελευταία κίνηση
scrub-play = Παίξε
scrub-pause = Παύση
scrub-at = Κίνηση { $ply } από { $last }
scrub-live = Πίσω στην παρτίδα

## Η συσκευή αλλάζει χέρια

curtain = Σειρά: { $name }
curtain-peek = Δώσε τη συσκευή και μην κρυφοκοιτάς!
curtain-open = Εγώ είμαι: δείξε τις κάρτες μου
curtain-go-on = Συνέχεια

## Ρυθμίσεις

setting-language = Γλώσσα
setting-theme = Θέμα
setting-theme-auto = Όπως η συσκευή
setting-theme-light = Φωτεινό
setting-theme-dark = Σκούρο
setting-motion = Εφέ κίνησης
setting-motion-auto = Όπως η συσκευή
setting-motion-full = Όλα
setting-motion-less = Λίγα
setting-speed = Ταχύτητα
setting-speed-times = × { $speed }
setting-sound = Ήχος

## Πλευρές ενός τετραγώνου, όπως φαίνονται στην οθόνη

side-up = πάνω
side-right = δεξιά
side-down = κάτω
side-left = αριστερά

## Παιχνίδι χωρίς σχέδια

plain-actions = Τι μπορείς να κάνεις
plain-ask = Ζάρι, τροχός ή τράβηγμα

## Πιόνια

piece-of = { $label }: { $piece }
piece-open = δεν διαλέχτηκε ακόμα
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = κόκκινο φάντασμα
piece-pink = ροζ φάντασμα
piece-cyan = γαλάζιο φάντασμα
piece-orange = πορτοκαλί φάντασμα
piece-violet = μοβ φάντασμα
piece-green = πράσινο φάντασμα
file-problem = { $file }: { $problem }

## Ρώτα τον προπονητή

hint = Βοήθεια
hint-thinking = Να σκεφτώ…
hint-action = Η καλύτερη κίνηση: { $action }.
hint-chance = Πιθανότητα νίκης: { NUMBER($percent) }%.
hint-close = Κλείσε τη βοήθεια
coach-switch = Βοήθεια
coach-switch-help = Τη βοήθεια πρέπει να την ανοίξουν όλοι όσοι παίζουν.
coach-agreed = Την άνοιξαν: { $names }

## Ματιά σε μια παρτίδα

review = Ανάλυση
review-making = Ξαναβλέπουμε την παρτίδα. Θέλει λίγα δευτερόλεπτα…
review-chart = Οι πιθανότητες νίκης όλων, από την πρώτη κίνηση ως την τελευταία
review-luck = Τύχη
review-lost = Χαμένα ανά κίνηση
review-mistakes = Λάθη
review-percent = { NUMBER($percent) }%
review-of = { NUMBER($mistakes) } από { NUMBER($decisions) }
review-turning = Κρίσιμες στιγμές
review-lucky = Τύχη: +{ NUMBER($percent) }%
review-gave = Χάθηκε { NUMBER($percent) }%
review-best = Καλύτερα:
review-try = Δοκίμασε ξανά από εδώ
review-even = Καμία κίνηση δεν έκρινε μόνη της αυτή την παρτίδα.

# Μαθήματα
learn-first = Μάθε σε ένα λεπτό
lessons = Μαθήματα
lessons-all = Όλα τα μαθήματα
lessons-of = { $game }: μαθήματα
lessons-done = Έτοιμα { $done } από { $all }
lesson-ticked = έτοιμο
lesson-number = Μάθημα { $number } από { $lessons }
lesson-next = Επόμενο μάθημα
lesson-again = Από την αρχή
lesson-play = Παίξε μια κανονική παρτίδα
lesson-gone = Αυτό το μάθημα δεν είναι πια ανοιχτό.
guide-skip = Χωρίς οδηγίες

make-own = Φτιάξε δικό σου…
setup-own-rules = Οι δικοί σου κανόνες
yours-link = Οι παρτίδες μου
ladder-link = Η σκάλα
bots-hurried = Παίζονται πολλές παρτίδες τώρα, οπότε τα μποτ έχουν λιγότερο χρόνο να σκεφτούν.
talk = Πες κάτι
