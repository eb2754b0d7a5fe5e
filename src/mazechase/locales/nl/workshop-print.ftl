print-board = Bord
print-pieces = Pionnen
print-ghosts = Spoken
print-ghosts-note = vouw langs de streepjeslijn en plak: sterk aan de ene kant, zwak aan de andere
print-ms = Ms. Pac-Man
print-fences = Muurtjes
print-pellets = Krachtpillen
print-lives = Levens van Pac-Man
print-marbles = Knikkers
print-marbles-note = of gebruik kralen of munten
print-dots = Stippen
print-dots-note = of gebruik kralen of munten
print-dice = Dobbelstenen
print-dice-note = vouw langs de randen en plak de lipjes, of gebruik echte dobbelstenen
print-spinner = Draaischijf
print-spinner-note = houd met een potlood een paperclip in het midden vast en tik ertegen
print-cards = Kaarten
print-backs = Achterkanten
print-backs-note = druk deze pagina af op de achterkant van elk vel kaarten, als je wilt
print-tile = { $what }: rij { $row }, kolom { $column } van { $tiles } { $tiles ->
    [one] vel
   *[other] vellen
}. Knip langs de tekens en leg aan elkaar.
print-players = { $count ->
    [one] Voor { $count } speler
   *[other] Voor { $count } spelers
}
print-options = Hoe we spelen
print-yes = ja
print-no = nee
print-own = zelfgemaakt
print-fan = Een set van fans, niet verbonden met de eigenaars van de spellen. Druk af op 100%, zonder “aanpassen aan pagina”.

quoridor-print-move = Een pion gaat één vakje vooruit, achteruit of opzij: nooit schuin, nooit door een muurtje en nooit op een andere pion.
marbles-print-own = Een spook kan zelfs op je eigen Pac-Man landen: die gaat naar huis en niemand betaalt.
marbles-print-yellow = Met elke gele knikker mag je één spook eten, zelfs in de zet waarin je hem pakt. Gele knikkers houd je ook als je gevangen wordt.
mspacman-print-power = Als Ms. Pac-Man een grote krachtstip verlaat, worden alle spoken zwak: draai ze om. Elk blijft één eigen beurt zwak en is dan weer sterk.
cards-print-secrets = Alleen jij kijkt naar je kaarten; iedereen ziet hoeveel je er hebt.
