print-board = Mängulaud
print-pieces = Nupud
print-ghosts = Kummitused
print-ghosts-note = murra katkendjoonelt ja kleebi: ühel pool tugev, teisel nõrk
print-ms = Ms. Pac-Man
print-fences = Piirded
print-pellets = Graanulid
print-lives = Pac-Mani elud
print-marbles = Kuulid
print-marbles-note = või kasuta helmeid või münte
print-dots = Täpid
print-dots-note = või kasuta helmeid või münte
print-dice = Täringud
print-dice-note = murra servadest ja kleebi klapid kinni või kasuta päris täringuid
print-spinner = Ketas
print-spinner-note = hoia pliiatsiga kirjaklambrit keskel ja tee sellele nips
print-cards = Kaardid
print-backs = Tagaküljed
print-backs-note = soovi korral prindi see leht iga kaardilehe taha
print-tile = { $what }: rida { $row }, veerg { $column }, kokku { $tiles } { $tiles ->
    [one] leht
   *[other] lehte
}. Lõika märkidelt ja pane kokku.
print-players = { $count ->
    [one] { $count } mängijale
   *[other] { $count } mängijale
}
print-options = Kuidas me mängime
print-yes = jah
print-no = ei
print-own = meie oma
print-fan = Fännide tehtud komplekt, ei ole seotud mängude omanikega. Prindi suuruses 100 %, mitte „sobita lehele”.

quoridor-print-move = Nupp liigub ühe ruudu edasi, tagasi või kõrvale: mitte diagonaalis, mitte läbi piirde ega teise nupu peale.
marbles-print-own = Kummitus võib jõuda ka sinu enda Pac-Manini: too läheb koju ja keegi ei maksa.
marbles-print-yellow = Iga kollase kuuliga võid süüa ühe kummituse, isegi samal käigul, kui kuuli said. Kui sind püütakse, jäävad kollased kuulid sulle.
mspacman-print-power = Kui Ms. Pac-Man lahkub suurelt jõutäpilt, jäävad kõik kummitused nõrgaks: pööra nad ümber. Igaüks on nõrk oma ühe korra ajal, siis jälle tugev.
cards-print-secrets = Ainult sina vaatad oma kaarte; kõik näevad, mitu neid on.
