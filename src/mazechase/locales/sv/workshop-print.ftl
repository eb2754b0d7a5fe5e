print-board = Bräde
print-pieces = Pjäser
print-ghosts = Spöken
print-ghosts-note = vik längs den streckade linjen och limma: starkt på ena sidan, svagt på den andra
print-ms = Ms. Pac-Man
print-fences = Staket
print-pellets = Bonussymboler
print-lives = Pac-Mans liv
print-marbles = Kulor
print-marbles-note = eller använd pärlor eller mynt
print-dots = Prickar
print-dots-note = eller använd pärlor eller mynt
print-dice = Tärningar
print-dice-note = vik längs kanterna och limma flikarna, eller använd riktiga tärningar
print-spinner = Snurra
print-spinner-note = håll ett gem i mitten med en penna och knäpp till det
print-cards = Kort
print-backs = Baksidor
print-backs-note = skriv ut den här sidan på baksidan av varje kortark, om du vill
print-tile = { $what }: rad { $row }, kolumn { $column } av { $tiles } { $tiles ->
    [one] ark
   *[other] ark
}. Klipp vid märkena och sätt ihop.
print-players = { $count ->
    [one] För { $count } spelare
   *[other] För { $count } spelare
}
print-options = Så spelar vi
print-yes = ja
print-no = nej
print-own = vår egen
print-fan = Ett set gjort av fans, utan koppling till spelens ägare. Skriv ut i 100 %, utan ”anpassa till sidan”.

quoridor-print-move = En pjäs går en ruta framåt, bakåt eller åt sidan: aldrig diagonalt, aldrig genom ett staket och aldrig till en ruta där en annan pjäs står.
marbles-print-own = Ett spöke kan till och med landa på din egen Pac-Man: den går hem och ingen betalar.
marbles-print-yellow = Med varje gul kula du har får du sluka ett spöke, till och med i samma drag som du tog den. Du behåller gula kulor när du blir fångad.
mspacman-print-power = När Ms. Pac-Man lämnar en stor kraftprick blir alla spöken svaga: vänd på dem. Vart och ett är svagt i en egen tur, sedan är det starkt igen.
cards-print-secrets = Bara du tittar på dina kort; alla ser hur många du har.
