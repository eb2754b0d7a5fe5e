print-board = Spilleplade
print-pieces = Brikker
print-ghosts = Spøgelser
print-ghosts-note = fold langs den stiplede linje, og lim: stærkt på den ene side, svagt på den anden
print-ms = Ms. Pac-Man
print-fences = Forhindringer
print-pellets = Bonus-bær
print-lives = Pac-Mans liv
print-marbles = Kugler
print-marbles-note = eller brug perler eller mønter
print-dots = Prikker
print-dots-note = eller brug perler eller mønter
print-dice = Terninger
print-dice-note = fold langs kanterne, og lim flapperne, eller brug rigtige terninger
print-spinner = Drejeskive
print-spinner-note = hold en papirclips i midten med en blyant, og giv den et knips
print-cards = Kort
print-backs = Bagsider
print-backs-note = print denne side på bagsiden af hvert ark med kort, hvis du vil
print-tile = { $what }: række { $row }, kolonne { $column } af { $tiles } { $tiles ->
    [one] del
   *[other] dele
}. Klip ved mærkerne, og sæt sammen.
print-players = { $count ->
    [one] Til { $count } spiller
   *[other] Til { $count } spillere
}
print-options = Sådan spiller vi
print-yes = ja
print-no = nej
print-own = vores egen
print-fan = Lavet af fans og ikke tilknyttet spillenes ejere. Print i 100 %, uden »tilpas til side«.

quoridor-print-move = En brik rykker ét felt frem, tilbage eller til siden: aldrig skråt, aldrig gennem en forhindring og aldrig ind på en anden brik.
marbles-print-own = Et spøgelse kan endda lande på din egen Pac-Man: Den skal hjem, og ingen betaler.
marbles-print-yellow = Med hver gul kugle, du har, kan du spise ét spøgelse, endda i det samme træk, du tog den. Du beholder gule kugler, når du bliver fanget.
mspacman-print-power = Når Ms. Pac-Man forlader en stor power-prik, bliver alle spøgelser svage: Vend dem om. Hvert er svagt i én af sine egne ture, så er det stærkt igen.
cards-print-secrets = Kun du ser dine kort; alle ser, hvor mange du har.
