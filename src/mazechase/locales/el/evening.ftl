# Μια βραδιά μαζί: μια σειρά από παρτίδες, και η οθόνη στη μέση.
series = Πόσες παρτίδες;
series-none = Μία παρτίδα τη φορά
series-games = { $target ->
    [one] Μία παρτίδα
   *[other] Ο καλύτερος σε { $target } παρτίδες
}
series-wins = { $target ->
    [one] Ως μία νίκη
   *[other] Ως { $target } νίκες
}
series-points = { $target ->
    [one] Ως έναν πόντο
   *[other] Ως { $target } πόντους
}
series-game = Παρτίδα { $number }
series-standing = Σκορ ως τώρα
series-won = { $count ->
    [one] 1 νίκη
   *[other] { $count } νίκες
}
series-scored = { $count ->
    [one] 1 πόντος
   *[other] { $count } πόντοι
}
series-turns = Στην επόμενη παρτίδα ο καθένας πάει μία θέση πιο πέρα.
series-champion = { $seats ->
    [one] νικάει όλη τη βραδιά!
   *[other] μοιράζονται τη βραδιά!
}
series-champion-you = Η βραδιά είναι δική σου!
series-nobody = Η βραδιά τελείωσε χωρίς νικητή.
podium = Πώς τα πήγαν όλοι
podium-rank = Θέση { $rank }
room-join = Μπες από το κινητό σου
room-code = Σκάναρε τον κωδικό, ή άνοιξε { $host }, πάτα «{ $button }» και γράψε:
room-full = Πλήρης οθόνη
join-digits = Τα { $digits } ψηφία στην οθόνη
end-card = Πώς πήγε
end-moments = Μεγάλες στιγμές
end-close = Πιο κοντά στη νίκη ήσουν μετά την κίνηση { $ply }: η πιθανότητά σου ήταν { $percent }%.
end-try = Δοκίμασε ξανά από εκεί
end-how-close = Πόσο κοντά ήταν;
end-share = Μοιράσου μια εικόνα
finish = Γρήγορο τέλος
finish-offer = 100 δοκιμαστικές παρτίδες από εδώ και πέρα τελείωσαν όλες με τον ίδιο τρόπο. Νίκη:
finish-on = Ένα μποτ παίζει τα υπόλοιπα για σένα.
other-game = Άλλο παιχνίδι
other-game-about = Έρχονται όλοι μαζί, με τα ίδια ονόματα.
end-run = { $games ->
    [one] 1 νίκη στη σειρά
   *[other] { $games } νίκες στη σειρά
}
end-hits = { $count ->
    [one] 1 πιάσιμο
   *[other] { $count } πιασίματα
}
