print-board = Brett
print-pieces = Brikker
print-ghosts = Spøkelser
print-ghosts-note = brett langs den stiplede linjen og lim: sterk på den ene siden, svak på den andre
print-ms = Ms. Pac-Man
print-fences = Gjerder
print-pellets = Energikuler
print-lives = Pac-Mans liv
print-marbles = Kuler
print-marbles-note = eller bruk perler eller mynter
print-dots = Prikker
print-dots-note = eller bruk perler eller mynter
print-dice = Terninger
print-dice-note = brett langs kantene og lim klaffene, eller bruk ekte terninger
print-spinner = Snurreskive
print-spinner-note = hold en binders i midten med en blyant og gi den et knips
print-cards = Kort
print-backs = Baksider
print-backs-note = skriv ut denne siden på baksiden av hvert kortark, hvis du vil
print-tile = { $what }: rad { $row }, kolonne { $column } av { $tiles } { $tiles ->
    [one] del
   *[other] deler
}. Klipp ved merkene og sett sammen.
print-players = { $count ->
    [one] For { $count } spiller
   *[other] For { $count } spillere
}
print-options = Slik spiller vi
print-yes = ja
print-no = nei
print-own = vår egen
print-fan = Et sett laget av fans, ikke tilknyttet eierne av spillene. Skriv ut i 100 %, uten «tilpass til siden».
quoridor-print-move = En brikke flytter én rute fram, tilbake eller til siden: aldri på skrå, aldri gjennom et gjerde og aldri inn på en annen brikke.
marbles-print-own = Et spøkelse kan til og med lande på din egen Pac-Man: han går hjem, og ingen betaler.
marbles-print-yellow = Hver gule kule du har, lar deg sluke ett spøkelse, selv i samme trekk som du tok den. Du beholder gule kuler når du blir fanget.
mspacman-print-power = Når Ms. Pac-Man forlater en stor kraftprikk, blir alle spøkelser svake: snu dem. Hvert spøkelse er svakt gjennom én av sine egne turer, så er det sterkt igjen.
cards-print-secrets = Bare du ser på kortene dine; alle ser hvor mange du har.
