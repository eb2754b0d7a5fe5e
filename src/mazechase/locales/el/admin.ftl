# Η σελίδα και η εντολή όποιου έχει τον διακομιστή, όχι όποιου άνοιξε ένα τραπέζι.
admin-title = Ο διακομιστής
admin-about = Τι γίνεται, και τι μπορείς να αλλάξεις μόνο εσύ. Το μυστικό σου είναι στο αρχείο που έδωσες στον διακομιστή.
admin-secret = Το μυστικό σου
admin-enter = Είσοδος
admin-leave = Έξοδος
admin-refresh = Ανανέωση
admin-node = Κόμβος { $node }
admin-now = Τώρα
admin-version = Έκδοση
admin-up = Λειτουργεί εδώ και
admin-hours = { $hours ->
    [one] { $hours } ώρα
   *[other] { $hours } ώρες
}
admin-minutes = { $minutes ->
    [one] { $minutes } λεπτό
   *[other] { $minutes } λεπτά
}
admin-processor = Χρόνος επεξεργαστή
admin-seconds = { $seconds } δ.
admin-memory = Μνήμη, το πολύ
admin-megabytes = { $megabytes } MB
admin-open = Ανοιχτά τραπέζια
admin-watched = Με κάποιον μέσα
admin-players = Συνδεδεμένοι παίκτες
admin-seats = Θέσεις που έχουν πιάσει
admin-spectators = Θεατές
admin-strangers = Άλλοι
admin-running = Μποτ που σκέφτονται
admin-waiting = Μποτ που περιμένουν
admin-tables = Τα πιο αργά τραπέζια
admin-tables-about = Πρώτα τα ανοιχτά τραπέζια που πήραν τον πιο πολύ χρόνο.
admin-no-tables = Δεν υπάρχει ανοιχτό τραπέζι.
admin-table = Τραπέζι
admin-phase-lobby = δεν άρχισε
admin-phase-playing = παίζεται
admin-phase-over = τελείωσε
admin-devices = Συσκευές
admin-entries = Εγγραφές
admin-spent = Διακομιστής
admin-slowest = Το πιο αργό βήμα
admin-bots = Μποτ
admin-milliseconds = { $milliseconds } ms
admin-delete = Σβήσε
admin-delete-table = Σβήσε το τραπέζι { $table }
admin-sure-delete = Να σβηστεί οριστικά αυτό το τραπέζι; Όλοι όσοι είναι εκεί θα φύγουν.
admin-person = Ένας άνθρωπος
admin-person-about = Δεν υπάρχουν λογαριασμοί. Για κάθε άνθρωπο φυλάγεται το όνομα με το οποίο κάθισε και οι κινήσεις του.
admin-person-name = Όνομα
admin-person-table = Μόνο σε αυτό το τραπέζι
admin-person-anywhere = όλα
admin-export = Δείξε τι φυλάγεται
admin-save = Αποθήκευσε σε αρχείο
admin-erase = Σβήσε το όνομα
admin-sure-erase = Να σβηστεί το όνομα «{ $name }» παντού όπου βρέθηκε; Οι παρτίδες μένουν· αυτό δεν αναιρείται.
admin-found = { $tables ->
    [0] Δεν υπάρχει κανείς με αυτό το όνομα.
    [one] Βρέθηκε σε { $tables } τραπέζι.
   *[other] Βρέθηκε σε { $tables } τραπέζια.
}
admin-erased = { $tables ->
    [one] Σβήστηκε από { $tables } τραπέζι.
   *[other] Σβήστηκε από { $tables } τραπέζια.
}
admin-block = Αποκλεισμένες διευθύνσεις
admin-block-about = Από αποκλεισμένη διεύθυνση δεν συνδέεται κανείς· όποιος είναι συνδεδεμένος κόβεται αμέσως.
admin-nobody-blocked = Δεν έχει αποκλειστεί κανείς.
admin-network = Διεύθυνση ή δίκτυο
admin-note = Γιατί
admin-block-it = Απόκλεισε
admin-unblock = Άσ’ τους να μπουν
admin-unblock-network = Να μπαίνει ξανά: { $network }
admin-addresses = Οι πιο πολυσύχναστες διευθύνσεις
admin-address = Διεύθυνση
admin-connections = Συνδέσεις
admin-block-address = Απόκλεισε { $address }
admin-limits = Όρια
admin-not-sure = Όχι
error-no-admin = Αυτός ο διακομιστής δεν έχει διαχειριστή: ξεκίνα τον με --admin-secret-file.
error-wrong-secret = Αυτό δεν είναι το μυστικό αυτού του διακομιστή.
error-bad-secret = Το μυστικό πρέπει να είναι μία γραμμή από 20 έως 100 γράμματα, ψηφία ή σύμβολα, χωρίς κενά. Το `openssl rand -hex 32` φτιάχνει ένα.
error-bad-network = Το «{ $text }» δεν είναι διεύθυνση ή δίκτυο όπως 192.0.2.7, 192.0.2.0/24 ή 2001:db8::/48.
error-blocklist-full = Δεν αποκλείονται περισσότερα από { $most } δίκτυα.
error-not-blocked = Δεν είναι αποκλεισμένο: { $network }.
error-blocks-you = Αυτό θα απέκλειε κι εσένα.
error-blocked = Δεν μπορείς να χρησιμοποιήσεις αυτόν τον διακομιστή από εδώ.
