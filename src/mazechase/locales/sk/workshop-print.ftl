print-board = Hracia doska
print-pieces = Figúrky
print-ghosts = Duchovia
print-ghosts-note = prehni podľa čiarkovanej čiary a zlep: z jednej strany silný, z druhej slabý
print-ms = Ms. Pac-Man
print-fences = Prekážky
print-pellets = Veľké bodky
print-lives = Pac-Manove životy
print-marbles = Guličky
print-marbles-note = alebo použi korálky či mince
print-dots = Bodky
print-dots-note = alebo použi korálky či mince
print-dice = Kocky
print-dice-note = prehni podľa hrán a zlep chlopne, alebo použi skutočné kocky
print-spinner = Točidlo
print-spinner-note = pridrž v strede ceruzkou kancelársku spinku a cvrnkni do nej
print-cards = Karty
print-backs = Rubové strany
print-backs-note = ak chceš, vytlač túto stranu na zadnú stranu každého hárka kariet
print-tile = { $what }: riadok { $row }, stĺpec { $column }, spolu { $tiles } { $tiles ->
    [one] diel
    [few] diely
    [many] dielu
   *[other] dielov
}. Vystrihni podľa značiek a spoj.
print-players = { $count ->
    [one] Pre { $count } hráča
    [few] Pre { $count } hráčov
    [many] Pre { $count } hráča
   *[other] Pre { $count } hráčov
}
print-options = Ako hráme
print-yes = áno
print-no = nie
print-own = naše vlastné
print-fan = Súprava od fanúšikov, nespojená s majiteľmi hier. Tlač na 100 %, bez prispôsobenia stránke.
quoridor-print-move = Figúrka sa posúva o jedno políčko dopredu, dozadu alebo nabok: nikdy nie šikmo, cez prekážku ani na inú figúrku.
marbles-print-own = Duch môže prísť aj na tvojho vlastného Pac-Mana: ten ide domov a nikto neplatí.
marbles-print-yellow = Za každú žltú guličku smieš zhltnúť jedného ducha, aj v tom istom pohybe, v ktorom ju vezmeš. Keď ťa chytia, žlté guličky ti zostanú.
mspacman-print-power = Keď Ms. Pac-Man odíde z veľkej bodky, všetci duchovia zoslabnú: otoč ich. Každý zostane slabý jeden svoj ťah, potom je opäť silný.
cards-print-secrets = Do tvojich kariet sa pozeráš len ty; koľko ich máš, vidia všetci.
