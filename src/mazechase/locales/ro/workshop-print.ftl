print-board = Tablă
print-pieces = Pioni
print-ghosts = Fantome
print-ghosts-note = îndoaie pe linia întreruptă și lipește: puternică pe o parte, slabă pe cealaltă
print-ms = Ms. Pac-Man
print-fences = Bariere
print-pellets = Capsule energie
print-lives = Viețile lui Pac-Man
print-marbles = Bile
print-marbles-note = sau folosește mărgele ori monede
print-dots = Buline
print-dots-note = sau folosește mărgele ori monede
print-dice = Zaruri
print-dice-note = îndoaie marginile și lipește clapetele sau folosește zaruri adevărate
print-spinner = Roată
print-spinner-note = ține o agrafă în mijloc cu vârful creionului și dă-i un bobârnac
print-cards = Cărți
print-backs = Spate
print-backs-note = dacă vrei, tipărește această pagină pe spatele fiecărei foi cu cărți
print-tile = { $what }: rândul { $row }, coloana { $column } din { $tiles } { $tiles ->
    [one] foaie
    [few] foi
   *[other] de foi
}. Taie la semne și lipește.
print-players = { $count ->
    [one] Pentru { $count } jucător
    [few] Pentru { $count } jucători
   *[other] Pentru { $count } de jucători
}
print-options = Cum jucăm
print-yes = da
print-no = nu
print-own = propriu
print-fan = Un set făcut de fani, fără legătură cu proprietarii jocurilor. Tipărește la 100%, fără „potrivire în pagină”.

# Where the help speaks of the screen, paper says this instead.
quoridor-print-move = Un pion se mută o căsuță înainte, înapoi sau în lateral: niciodată în diagonală, niciodată prin barieră și niciodată pe alt pion.
marbles-print-own = O fantomă poate ajunge chiar și pe propriul tău Pac-Man: el merge acasă și nimeni nu plătește.
marbles-print-yellow = Cu fiecare bilă galbenă pe care o ai poți înghiți o fantomă, chiar în mutarea în care ai luat-o. Bilele galbene îți rămân și când te prinde cineva.
mspacman-print-power = Când Ms. Pac-Man pleacă de pe o superbulină mare, toate fantomele devin slabe: întoarce-le pe dos. Fiecare rămâne slabă o tură a ei, apoi e din nou puternică.
cards-print-secrets = Doar tu te uiți la cărțile tale; toți văd câte ai.
