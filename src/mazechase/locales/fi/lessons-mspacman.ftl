mspacman-lesson-first-turn = Ensimmäinen vuorosi
mspacman-lesson-first-turn-1 = Olet Ms. Pac-Man ja haluat syödä oman alueesi tyhjäksi pillereistä. Napauta onnenpyörää.
mspacman-lesson-first-turn-2 = Kolme askelta! Pilleri tulee syödyksi, kun Ms. Pac-Man lähtee sen ruudusta. Napauta merkittyä ruutua ja sitten ”Mene”.
mspacman-lesson-first-turn-2-hint = Sekin on kolme askelta, mutta mene sinne, minne käsi osoittaa.
mspacman-lesson-first-turn-done = Kolme pilleriä syöty! Sitten haamu heitti noppaa ja lähti perääsi. Se voittaa, jonka alue on ensimmäisenä tyhjä.

mspacman-lesson-power = Energiapilleri
mspacman-lesson-power-1 = Vahva haamu on lähellä. Pyöräytä: iso pilleri vieressäsi auttaa.
mspacman-lesson-power-2 = Kun lähdet ison energiapillerin ruudusta, kaikki haamut heikkenevät. Mene sen yli ja suoraan haamun läpi: napauta merkittyä ruutua ja sitten ”Mene”.
mspacman-lesson-power-2-hint = Tilaisuus menisi ohi! Mene ison pillerin yli ja haamun läpi.
mspacman-lesson-power-3 = Nappasit sen ja saat pyöräyttää uudelleen!
mspacman-lesson-power-4 = Vielä kaksi askelta ja kaksi pilleriä.
mspacman-lesson-power-done = Heikko haamu, jonka nappaat, menee kotiin. Älä kuitenkaan vitkastele: haamut vahvistuvat taas.

mspacman-lesson-exits = Pakoon porteista
mspacman-lesson-exits-1 = Vahva haamu on aivan kannoillasi! Pyöräytä.
mspacman-lesson-exits-2 = Reunan portista pääsee yhdellä askeleella mihin tahansa toiseen porttiin. Napauta merkittyä ruutua kaukana ja sitten ”Mene”.
mspacman-lesson-exits-2-hint = Siellä haamu voisi saada sinut kiinni. Pakene portista.
mspacman-lesson-exits-done = Kolmella askeleella karkuun! Haamutkin saavat käyttää portteja, joten pidä niitä silmällä.

mspacman-lesson-ghost = Pelaa haamulla
mspacman-lesson-ghost-1 = Nyt olet haamu: nappaa Ms. Pac-Man, niin saat pelata hänellä. Heitä noppaa.
mspacman-lesson-ghost-2 = Hän on kahden askeleen päässä, ja sinulla on kolme: riittää! Napauta häntä ja sitten ”Mene”.
mspacman-lesson-ghost-2-hint = Hän on ulottuvillasi! Napauta Ms. Pac-Mania.
mspacman-lesson-ghost-3 = Napattu! Nyt sinä olet Ms. Pac-Man. Pane hänet valkoiseen ympyrään omalla alueellasi: napauta merkittyä ja sitten ”Mene”.
mspacman-lesson-ghost-3-hint = Se ympyrä on vapaa, mutta aloita omalta alueeltasi, missä pillerisi ovat.
mspacman-lesson-ghost-done = Se, joka nappaa hänet, pelaa hänellä heti seuraavaksi. Niin kaikki pääsevät syömään.

mspacman-lesson-win = Viimeinen pilleri
mspacman-lesson-win-1 = Alueellasi on enää yksi pilleri. Pyöräytä!
mspacman-lesson-win-2 = Kulje sen yli: se tulee syödyksi, kun lähdet sen ruudusta. Napauta merkittyä ruutua ja sitten ”Mene”.
mspacman-lesson-win-2-hint = Sinun on astuttava pillerin päälle ja siitä pois. Napauta merkittyä ruutua.
mspacman-lesson-win-done = Alueesi on tyhjä, ja voitat! Voitto on sinun, vaikka joku muu söisi viimeisen pillerisi.
