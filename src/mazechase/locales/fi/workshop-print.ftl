print-board = Lauta
print-pieces = Hahmot
print-ghosts = Haamut
print-ghosts-note = taita katkoviivaa pitkin ja liimaa: toisella puolella vahva, toisella heikko
print-ms = Ms. Pac-Man
print-fences = Aidat
print-pellets = Energiapillerit
print-lives = Pac-Manin elämät
print-marbles = Kuulat
print-marbles-note = tai käytä helmiä tai kolikoita
print-dots = Pillerit
print-dots-note = tai käytä helmiä tai kolikoita
print-dice = Nopat
print-dice-note = taita reunoja pitkin ja liimaa läpät, tai käytä oikeita noppia
print-spinner = Onnenpyörä
print-spinner-note = pidä paperiliitintä kynällä keskellä ja näpäytä sitä
print-cards = Kortit
print-backs = Kääntöpuolet
print-backs-note = tulosta tämä sivu halutessasi jokaisen korttiarkin taakse
print-tile = { $what }: rivi { $row }, sarake { $column }; { $tiles ->
    [one] { $tiles } osa
   *[other] yhteensä { $tiles } osaa
}. Leikkaa merkkien kohdalta ja yhdistä.
print-players = { $count ->
    [one] { $count } pelaajalle
   *[other] { $count } pelaajalle
}
print-options = Näin pelaamme
print-yes = kyllä
print-no = ei
print-own = oma
print-fan = Fanien tekemä sarja, ei yhteyttä pelien omistajiin. Tulosta 100 %:n koossa, ei sivulle sovitettuna.

quoridor-print-move = Hahmo siirtyy yhden ruudun eteen, taakse tai sivulle: ei koskaan viistoon, aidan läpi tai toisen hahmon päälle.
marbles-print-own = Haamu voi osua myös omaan Pac-Maniisi: se menee kotiin, eikä kukaan maksa.
marbles-print-yellow = Jokaisella keltaisella kuulallasi saat ahmia yhden haamun, jopa samalla siirrolla, jolla otit kuulan. Keltaiset kuulat säilyvät, vaikka jäät kiinni.
mspacman-print-power = Kun Ms. Pac-Man lähtee ison energiapillerin ruudusta, kaikki haamut heikkenevät: käännä ne ympäri. Kukin on heikko yhden oman vuoronsa ajan ja sitten taas vahva.
cards-print-secrets = Vain sinä katsot korttejasi; kaikki näkevät niiden määrän.
