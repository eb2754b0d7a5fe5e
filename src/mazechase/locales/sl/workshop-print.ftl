print-board = Plošča
print-pieces = Figure
print-ghosts = Duhovi
print-ghosts-note = prepogni po črtkani črti in zlepi: na eni strani močan, na drugi šibek
print-ms = Ms. Pac-Man
print-fences = Ograde
print-pellets = Drobci moči
print-lives = Pac-Manova življenja
print-marbles = Kroglice
print-marbles-note = ali uporabi perle ali kovance
print-dots = Pike
print-dots-note = ali uporabi perle ali kovance
print-dice = Kocke
print-dice-note = prepogni po robovih in zlepi zavihke ali uporabi prave kocke
print-spinner = Vrtavka
print-spinner-note = s svinčnikom drži sponko na sredini in jo frcni
print-cards = Karte
print-backs = Hrbti
print-backs-note = če želiš, to stran natisni na hrbet vsakega lista s kartami
print-tile = { $what }: vrstica { $row }, stolpec { $column } od { $tiles } { $tiles ->
    [one] dela
    [two] delov
    [few] delov
   *[other] delov
}. Izreži po oznakah in sestavi.
print-players = { $count ->
    [one] Za { $count } igralca
    [two] Za { $count } igralca
    [few] Za { $count } igralce
   *[other] Za { $count } igralcev
}
print-options = Kako igramo
print-yes = da
print-no = ne
print-own = po svoje
print-fan = Komplet ljubiteljev, ki ni povezan z lastniki iger. Natisni pri 100 %, brez »prilagodi na stran«.

quoridor-print-move = Figura gre za eno polje naprej, nazaj ali vstran: nikoli poševno, skozi ogrado ali na drugo figuro.
marbles-print-own = Duh lahko pristane tudi na tvojem Pac-Manu: ta gre v domek in nihče ne plača.
marbles-print-yellow = Z vsako rumeno kroglico smeš pogoltniti enega duha, celo v istem premiku, v katerem jo vzameš. Če te ujamejo, rumene kroglice ostanejo tebi.
mspacman-print-power = Ko Ms. Pac-Man zapusti veliko piko, vsi duhovi oslabijo: obrni jih. Vsak je šibek eno svojo potezo, nato je spet močan.
cards-print-secrets = Svoje karte vidiš le ti; vsi pa vidijo, koliko jih imaš.
