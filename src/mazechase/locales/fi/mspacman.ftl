error-mspacman-bad-token = ”{ $text }” ei ole ruutu (kuten c8) eikä silmäluku (kuten *4 tai *F2).
error-mspacman-bad-position = ”{ $text }” ei ole asema; kirjoita se näin: { $form }.
error-mspacman-bad-phase = ”{ $text }” ei voi tulla seuraavaksi.
error-mspacman-bad-cell = Tällä laudalla ei ole ruutua ”{ $text }”.
error-mspacman-bad-ghost = ”{ $text }” ei ole haamu; kirjoita haamu näin: e4, ja heikko haamu näin: e4f1, e4p1 tai e4p2.

error-mspacman-document-field = Tämän pelin dokumentissa pitää olla ”{ $field }” oikeassa muodossa.
error-mspacman-document-extra = Dokumentissa ei ole kenttää ”{ $field }”; kentät ovat id, game, title, source ja { $content }.
error-mspacman-document-game = Tämä dokumentti on peliä ”{ $game }” varten.
error-mspacman-faces-count = { $count ->
    [one] Silmälukuja on { $count }; niitä pitää olla 2–{ $most }.
   *[other] Silmälukuja on { $count }; niitä pitää olla 2–{ $most }.
}
error-mspacman-faces-face = ”{ $face }” ei ole silmäluku; silmälukuja ovat F2 ja luvut 1–{ $largest }, tekstinä.
error-mspacman-faces-spinner-flip = Onnenpyörässä saa olla vain lukuja, ei F2:ta (M14).
error-mspacman-faces-three = Onnenpyörässä pitää olla 3 (M14).
error-mspacman-faces-flip = Nopassa pitää olla vähintään yksi F2 (M15).
error-mspacman-faces-equal = Kaikista silmäluvuista tulee yhtä monta askelta, joten kukaan ei voisi pyöräyttää suurinta lukua (M14).

error-mspacman-board-label = ”{ $label }” kohdassa { $place } ei ole tämän pelin ruutu; ruudut ovat b, i, p tai s joko yksin tai niin, että perässä on *, o, x tai g.
error-mspacman-board-dots = { $count ->
    [one] Alueella { $area } on { $count } ruutu, jossa on pilleri; niitä pitää olla { $each } (M1).
   *[other] Alueella { $area } on { $count } ruutua, joissa on pilleri; niitä pitää olla { $each } (M1).
}
error-mspacman-board-exits = { $count ->
    [one] Portteja on { $count }; niitä pitää olla 4 (M2).
   *[other] Portteja on { $count }; niitä pitää olla 4 (M2).
}
error-mspacman-board-exit-opening = Portin { $place } pitää olla reunalla, ja siinä pitää olla yksi aukko (M2).
error-mspacman-board-opening = Kohdassa { $place } on aukko, mutta se ei ole portti (M2).
error-mspacman-board-powers = { $count ->
    [one] Energiapillereitä on { $count }; niitä pitää olla 4 (M4).
   *[other] Energiapillereitä on { $count }; niitä pitää olla 4 (M4).
}
error-mspacman-board-circles = Alueelta { $area } puuttuu valkoinen ympyrä (M5).
error-mspacman-board-circle-far = Valkoinen ympyrä { $place } on lähempänä reunaa kuin keskustaa (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [one] Haamujen pesiä on { $count }; niitä pitää olla yksi jokaista väriä (M6).
   *[other] Haamujen pesiä on { $count }; niitä pitää olla yksi jokaista väriä (M6).
}
error-mspacman-board-ghost-middle = Haamun pesän { $place } pitää olla lähempänä keskustaa kuin ruudun { $other } (M6).
error-mspacman-board-door = Ruutujen { $place } ja { $other } välissä olevan oven pitää viedä haamun pesästä sokkeloon (M7).
error-mspacman-board-no-door = Haamun pesän { $place } pitää olla suljettu, ja siitä pitää päästä ovesta sokkeloon (M7).
error-mspacman-board-unreachable = Ruutuun { $place } ei pääse; sokkelon pitää olla yhtenäinen (M9).
error-mspacman-board-dead-end = Ruutu { $place } on umpikuja; jokaisesta ruudusta pitää päästä kahteen suuntaan (M12).
error-mspacman-board-unequal = Joka alueella pitää olla yhtä monta { $thing ->
    [exit] porttia
    [power] energiapilleriä
   *[circle] valkoista ympyrää
}; nyt näillä alueilla niitä on järjestyksessä { $counts } (M16).
error-mspacman-board-clockwise = Alueiden pitää olla myötäpäivään tässä järjestyksessä: { $order } (MSP-7).
error-mspacman-board-circle-door = Valkoinen ympyrä { $place } on haamun oven edessä (M19).

error-mspacman-place-seats = Kun pelaajia on { $players }, asemassa luetellaan haamuja { $players }, ja yksi niistä on ”-”.
error-mspacman-place-seat = Se paikka ei voi olla vuorossa.
error-mspacman-place-control = Kun aloittaja on selvillä, joku pelaa Ms. Pac-Manilla; sitä ennen ei kukaan.
error-mspacman-place-ghosts = Sillä, joka pelaa Ms. Pac-Manilla, ei ole haamua laudalla; kaikilla muilla on.
error-mspacman-place-dots = Pilleri on kohdassa, jossa sitä ei alussa ollut.
error-mspacman-place-begin = Kunnes aloittaja on selvillä, kaikki pillerit ovat paikoillaan ja kaikki haamut vahvoina pesissään.
error-mspacman-place-spins = Nämä pyöräytykset aloittajan selvittämiseksi eivät ole mahdollisia.
error-mspacman-place-ghost-space = Haamu ei voi olla toisen haamun pesässä.
error-mspacman-place-timer = Haamu ei voi nyt olla noin kauan heikko.
error-mspacman-place-sharing = Kaksi hahmoa ei voi nyt olla samassa ruudussa.
error-mspacman-place-her = Ms. Pac-Man ei voi nyt olla siinä.
error-mspacman-place-phase = Tällä paikalla se ei voi tulla seuraavaksi.
error-mspacman-place-steps = Askelia ei voi nyt olla noin monta jäljellä.
error-mspacman-place-flags = Lisävuoroa ei voi nyt olla.
error-mspacman-place-came = Haamu ei ole voinut tulla sieltä.
error-mspacman-place-bump = Tässä ei ole seuraavaa vapaata ruutua, jonka voisi valita.
error-mspacman-place-turns = Vuoroja lasketaan vain asetukseen max_turns asti.
error-mspacman-place-over = Peli on päättynyt silloin, kun jonkun pelaajan alue on tyhjä tai vuorojen raja on täynnä, ja vain silloin.

mspacman-refuse-no-circle = Ms. Pac-Man aloittaa aina valkoisesta ympyrästä.
mspacman-refuse-circle-taken = Siinä valkoisessa ympyrässä on haamu (kotisääntö: Ms. Pac-Man aloittaa vapaasta).
mspacman-refuse-same-exit = Mene ulos yhdestä portista ja tule sisään toisesta, ei samasta.
mspacman-refuse-no-pass = Hahmosi on jo siinä, ja kaikki askeleet on käytettävä.
mspacman-refuse-ghost-space = Haamun pesään ei pääse nyt kukaan.
mspacman-refuse-by-the-door = Pesästä lähdetään ovesta, eikä ovi vie sinne.
mspacman-refuse-wall = Seinä on tiellä.
mspacman-refuse-diagonal = Viistoon ei voi kulkea.
mspacman-refuse-too-far = Liian kaukana: askel vie aina viereiseen ruutuun.
mspacman-refuse-not-on-her = Siinä on Ms. Pac-Man, joten ruutu ei ole vapaa.
mspacman-refuse-not-open = Siinä on toinen haamu, joten ruutu ei ole vapaa.
mspacman-refuse-not-open-named = { $who ->
    [you] olet siinä haamullasi
   *[somebody] on siinä haamullaan
}, joten ruutu ei ole vapaa.
mspacman-refuse-came-from = Haamu tuli sieltä, ja sen on mentävä eteenpäin.
mspacman-refuse-not-next = Se ei ole seuraava vapaa ruutu.

mspacman-event-spun-to-begin = Paikka { $seat } sai luvun { $face }, kun selvitettiin, kuka aloittaa.
mspacman-event-tied-to-begin = Tasapeli; nämä paikat yrittävät uudelleen: { $seats }.
mspacman-event-took-control = Paikka { $seat } on nyt Ms. Pac-Man.
mspacman-event-placed = Paikka { $seat } pani Ms. Pac-Manin ruutuun { $at }.
mspacman-event-spun = Paikka { $seat } pyöräytti luvun { $face }.
mspacman-event-rolled = Paikka { $seat } heitti luvun { $face }.
mspacman-event-stepped = { $left ->
    [one] Paikka { $seat } siirsi Ms. Pac-Mania: { $origin } → { $to }; { $left } askel jäljellä.
   *[other] Paikka { $seat } siirsi Ms. Pac-Mania: { $origin } → { $to }; { $left } askelta jäljellä.
}
mspacman-event-ghost-stepped = { $left ->
    [one] Paikka { $seat } siirsi haamuaan: { $origin } → { $to }; { $left } askel jäljellä.
   *[other] Paikka { $seat } siirsi haamuaan: { $origin } → { $to }; { $left } askelta jäljellä.
}
mspacman-event-ate = { $left ->
    [one] Paikka { $seat } söi pillerin ruudussa { $at }; alueella { $area } on { $left } pilleri jäljellä.
   *[other] Paikka { $seat } söi pillerin ruudussa { $at }; alueella { $area } on { $left } pilleriä jäljellä.
}
mspacman-event-power-eaten = Paikka { $seat } söi energiapillerin ruudussa { $at }!
mspacman-event-weakened = Paikan { $seat } haamu muuttui heikoksi ({ $cause ->
    [power] energiapilleri
    [f2] F2
   *[other] { $cause }
}) ja on taas vahva { $turns ->
    [one] { $turns } vuoron
   *[other] { $turns } vuoron
} kuluttua.
mspacman-event-recovered = Paikan { $seat } haamu on taas vahva.
mspacman-event-caught = Paikka { $seat } nappasi paikan { $ghost } haamun ruudussa { $at }.
mspacman-event-ran-into-her = Paikan { $seat } heikko haamu törmäsi Ms. Pac-Maniin ruudussa { $at }.
mspacman-event-went-home = Paikan { $seat } haamu palasi kotiin ruutuun { $at } ja on taas vahva.
mspacman-event-extra-turn = Paikka { $seat } sai lisävuoron.
mspacman-event-captured = Paikka { $seat } nappasi paikan { $former } Ms. Pac-Manin ruudussa { $at }.
mspacman-event-bumped = Paikan { $seat } haamu päätyi toisen haamun päälle ruutuun { $origin } ja jatkoi ruutuun { $to }.
mspacman-event-won = Paikka { $seat } voitti: tyhjä alue on { $area }.
mspacman-event-turn-limit = { $turns ->
    [one] { $turns } vuoron raja tuli täyteen. Vähiten pillereitä jäljellä: paikka { $winners }.
   *[other] { $turns } vuoron raja tuli täyteen. Vähiten pillereitä jäljellä: paikka { $winners }.
}

area_cleared = Voittajan alueen kaikki pillerit on syöty.
area_cleared-own = Kaikki pillerisi on syöty.

mspacman-name = Ms. Pac-Man
mspacman-about = Tyhjennä alueesi pillereistä. Ms. Pac-Man syö niitä, ja haamut jahtaavat häntä. Nappaa hänet, niin pelaat hänellä seuraavaksi.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man pyöräyttää, haamut heittävät. Kulje niin monta askelta.
mspacman-step-2 = Hän syö pillerit. Onko alueesi tyhjä? Voitit!
mspacman-step-3 = Nappaa hänet haamullasi, niin pelaat hänellä seuraavaksi.

mspacman-guide-chance = Tervetuloa! Tyhjennä oma alueesi pillereistä ennen muita.
mspacman-guide-turn = Napauta hohtavaa ruutua, niin menet siihen. Mikään ei ole lopullista ennen kuin napautat ”Mene”.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] heität noppaa…
       *[somebody] heittää noppaa…
    }
   *[spun] { $who ->
        [you] pyöräytät…
       *[somebody] pyöräyttää…
    }
}
mspacman-todo-begin = Pyöräytä: suurimman luvun saaja aloittaa ja on Ms. Pac-Man.
mspacman-todo-begin-again = Tasapeli: pyöräytä uudelleen.
mspacman-todo-place = Pane Ms. Pac-Man hohtavaan ympyrään.
mspacman-todo-spin = Pyöräytä: vuorossa Ms. Pac-Man.
mspacman-todo-roll = Heitä haamusi noppaa.
mspacman-todo-walk = { $steps ->
    [one] Ms. Pac-Man: { $steps } askel. Napauta viereistä ruutua.
   *[other] Ms. Pac-Man: { $steps } askelta. Napauta hohtavaa ruutua tai kauempaa.
}
mspacman-todo-chase = { $steps ->
    [one] Siirrä haamuasi { $steps } askel. Napauta viereistä ruutua.
   *[other] Siirrä haamuasi { $steps } askelta. Napauta hohtavaa ruutua tai kauempaa.
}
mspacman-todo-bump = Tässä on toinen haamu. Valitse seuraava vapaa ruutu.
mspacman-out-of-reach = { $steps ->
    [one] Liian kaukana: sinulla on { $steps } askel jäljellä.
   *[other] Liian kaukana: sinulla on { $steps } askelta jäljellä.
}
mspacman-solid = Se on seinä. Napauta sokkelon ruutua.
mspacman-harm = Menettäisit hahmosi tai joku muu voittaisi.
mspacman-todo-on = { $steps ->
    [one] { $steps } askel jäljellä.
   *[other] { $steps } askelta jäljellä.
}
mspacman-todo-go = Onko hyvä? Napauta Mene. Voit vielä peruuttaa.
mspacman-todo-power = Sillä syöt energiapillerin! Napauta Mene tai peruuta.
mspacman-todo-caught = Sillä nappaat haamun! Napauta Mene tai peruuta.
mspacman-todo-captured = Sillä nappaat Ms. Pac-Manin! Napauta Mene tai peruuta.
mspacman-todo-lost = Varo: siinä jäät kiinni. Napauta Mene tai peruuta.
mspacman-todo-won = Alue tyhjenee ja peli päättyy! Napauta Mene tai peruuta.
mspacman-todo-given = Varo: toisen pelaajan alue tyhjenee, ja hän voittaa. Napauta Mene tai peruuta.
mspacman-spin = Pyöräytä
mspacman-roll = Heitä noppaa
mspacman-steps-left = { $left ->
    [one] askel jäljellä
   *[other] askelta jäljellä
}
mspacman-back = Peruuta
mspacman-go = Mene
mspacman-dots-left = { $left ->
    [one] { $left } pilleri jäljellä, alue: { $area }
   *[other] { $left } pilleriä jäljellä, alue: { $area }
}
mspacman-has-her = hahmona Ms. Pac-Man
mspacman-weak-for = heikko, vahva taas: { $turns ->
    [one] { $turns } vuoro
   *[other] { $turns } vuoroa
}
mspacman-has-spun = tuli luku { $face }
mspacman-scene-took-control = on nyt Ms. Pac-Man!
mspacman-scene-took-control-you = olet nyt Ms. Pac-Man!
mspacman-scene-captured = nappasi Ms. Pac-Manin!
mspacman-scene-captured-you = nappasit Ms. Pac-Manin!
mspacman-scene-extra-turn = saa pyöräyttää uudelleen!
mspacman-scene-extra-turn-you = saat pyöräyttää uudelleen!
mspacman-scene-power-eaten = sai voimaa: kaikki haamut ovat heikkoja!
mspacman-scene-power-eaten-you = sait voimaa: kaikki haamut ovat heikkoja!
mspacman-scene-caught = lähetti haamun kotiin!
mspacman-scene-caught-you = lähetit haamun kotiin!
mspacman-scene-ran-into-her = törmäsi heikolla haamulla ja joutui kotiin!
mspacman-scene-ran-into-her-you = törmäsit heikolla haamulla ja jouduit kotiin!
mspacman-scene-tied-to-begin = tasapeli: uusi pyöräytys!
mspacman-scene-won = voittaa: alue on tyhjä!
mspacman-scene-won-you = voitat: alueesi on tyhjä!
mspacman-grid = Pelilauta. Nuolinäppäimet siirtävät askel kerrallaan; Shiftin kanssa ne vain katselevat. Enter siirtää lähelle tai kauas ja vahvistaa valmiin siirron; se myös pyöräyttää ja heittää. N etsii seuraavan ruudun, johon pääset, askelpalautin peruu askeleen, Esc kaikki.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = haamu: { $name }
mspacman-cell-weak = heikko haamu: { $name }, vahva taas: { $turns ->
    [one] { $turns } vuoro
   *[other] { $turns } vuoroa
}
mspacman-cell-target = voit mennä tähän
mspacman-cell-dot = pilleri
mspacman-cell-power = energiapilleri
mspacman-cell-circle = valkoinen ympyrä
mspacman-cell-exit = portti, yhteydessä muihin portteihin
mspacman-cell-home = haamun pesä: { $area }
mspacman-cell-area = alue: { $area }
mspacman-cell-solid = seinä
mspacman-setup-random = Haamut arvotaan
mspacman-option-layout = Lauta
mspacman-option-layout-pinwheel = Väkkärä
mspacman-option-layout-pinwheel-about = Oma lautamme, sama joka puolelta.
mspacman-option-layout-for-three = Kolmelle
mspacman-option-layout-for-three-about = Oma lautamme kolmelle pelaajalle, mahdollisuudet lähes tasan.
mspacman-option-layout-windmill = Tuulimylly
mspacman-option-layout-windmill-about = Oma lautamme, jossa on erilaiset käytävät.
mspacman-option-die-faces = Haamujen noppa
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Onnenpyörä
mspacman-option-spinner-faces-one-to-six = 1–6
mspacman-option-start-by = Kuka aloittaa
mspacman-option-start-by-spinner = Suurin pyöräytys
mspacman-option-start-by-die = Suurin heitto
mspacman-option-fill-unused-areas = Pillerit myös käyttämättömille alueille
mspacman-option-dot-on-pickup = Kun Ms. Pac-Man jää kiinni, pilleri hänen altaan häviää
mspacman-option-capture-in-passing = Hahmon voi napata myös matkan varrella, ei vain siirron lopussa
mspacman-option-bump-can-capture = Toisen haamun päälle tullut haamu saa napata seuraavassa ruudussa
mspacman-option-enter-ghost-space = Haamu saa palata omaan pesäänsä
mspacman-option-power-overrides-f2 = Energiapilleri pidentää myös F2:n heikkoutta
mspacman-option-power-timer-restart = Toinen energiapilleri aloittaa ajan alusta
mspacman-option-extra-turn-chain = Lisävuorosta voi saada uuden lisävuoron
mspacman-option-circle-choice = Ms. Pac-Man aloittaa
mspacman-option-circle-choice-free_only = ympyrästä ilman haamua
mspacman-option-circle-choice-any = mistä tahansa ympyrästä
mspacman-option-max-turns = Vuorojen raja (sitten voittaa se, jolla on vähiten pillereitä)

mspacman-short-spun-to-begin = { $who ->
    [you] sait
   *[somebody] sai
} luvun { $face } (kuka aloittaa).
mspacman-short-tied-to-begin = Tasapeli. Uudelleen: { $seats }.
mspacman-short-took-control = { $who ->
    [you] olet
   *[somebody] on
} nyt Ms. Pac-Man.
mspacman-short-placed = { $who ->
    [you] panit
   *[somebody] pani
} Ms. Pac-Manin ruutuun { $at }.
mspacman-short-spun = { $who ->
    [you] pyöräytit
   *[somebody] pyöräytti
} luvun { $face }.
mspacman-short-rolled = { $who ->
    [you] heitit
   *[somebody] heitti
} luvun { $face }.
mspacman-short-stepped = { $left ->
    [0] { $who ->
        [you] siirsit
       *[somebody] siirsi
    } Ms. Pac-Manin ruutuun { $to }.
    [one] { $who ->
        [you] siirsit
       *[somebody] siirsi
    } Ms. Pac-Manin ruutuun { $to }, { $left } askel jäljellä.
   *[other] { $who ->
        [you] siirsit
       *[somebody] siirsi
    } Ms. Pac-Manin ruutuun { $to }, { $left } askelta jäljellä.
}
mspacman-short-ghost-stepped = { $left ->
    [0] { $who ->
        [you] siirsit
       *[somebody] siirsi
    } haamun ruutuun { $to }.
    [one] { $who ->
        [you] siirsit
       *[somebody] siirsi
    } haamun ruutuun { $to }, { $left } askel jäljellä.
   *[other] { $who ->
        [you] siirsit
       *[somebody] siirsi
    } haamun ruutuun { $to }, { $left } askelta jäljellä.
}
mspacman-short-ate = { $left ->
    [one] { $who ->
        [you] söit
       *[somebody] söi
    } pillerin ruudussa { $at }; alueella { $area } on { $left } pilleri jäljellä.
   *[other] { $who ->
        [you] söit
       *[somebody] söi
    } pillerin ruudussa { $at }; alueella { $area } on { $left } pilleriä jäljellä.
}
mspacman-short-power-eaten = { $who ->
    [you] söit
   *[somebody] söi
} energiapillerin!
mspacman-short-weakened = { $who ->
    [you] pelaat
   *[somebody] pelaa
} nyt heikolla haamulla ({ $cause ->
    [power] energiapilleri
    [f2] F2
   *[other] { $cause }
}), joka on taas vahva { $turns ->
    [one] { $turns } vuoron
   *[other] { $turns } vuoron
} kuluttua.
mspacman-short-recovered = { $who ->
    [you] sait haamusi
   *[somebody] sai haamunsa
} taas vahvaksi.
mspacman-short-caught = { $who ->
    [you] nappasit
   *[somebody] nappasi
} haamun ruudussa { $at }.
mspacman-short-ran-into-her = { $who ->
    [you] törmäsit
   *[somebody] törmäsi
} heikolla haamulla Ms. Pac-Maniin ruudussa { $at }.
mspacman-short-went-home = { $who ->
    [you] palasit
   *[somebody] palasi
} kotiin ruutuun { $at }; haamu on taas vahva.
mspacman-short-extra-turn = { $who ->
    [you] sait
   *[somebody] sai
} lisävuoron!
mspacman-short-captured = { $who ->
    [you] nappasit
   *[somebody] nappasi
} Ms. Pac-Manin ruudussa { $at }!
mspacman-short-bumped = { $who ->
    [you] siirsit
   *[somebody] siirsi
} haamun eteenpäin: { $origin } → { $to }.
mspacman-short-won = { $who ->
    [you] voitit
   *[somebody] voitti
}: tyhjä alue on { $area }!
mspacman-short-turn-limit = { $turns ->
    [one] { $turns } vuoron raja tuli täyteen. Vähiten pillereitä jäljellä: { $winners }.
   *[other] { $turns } vuoron raja tuli täyteen. Vähiten pillereitä jäljellä: { $winners }.
}

mspacman-note-begin = alku: { $face }
mspacman-note-spun = pyöräyttää { $face }
mspacman-note-rolled = heittää { $face }
mspacman-note-placed = ruutuun { $at }
mspacman-note-bumped = eteenpäin: { $to }
mspacman-note-home = haamu kotiin
mspacman-note-captured = nappaa hänet!
mspacman-note-extra = pyöräyttää taas

mspacman-advice-go = Mene ruutuun { $to }.

mspacman-reason-wins = Sillä voitat pelin!
mspacman-reason-gives = Peli päättyy, ja joku muu voittaa.
mspacman-reason-captures = Sillä nappaat hänet: Ms. Pac-Man on sitten sinun.
mspacman-reason-lost = Siinä haamu nappaa Ms. Pac-Manin.
mspacman-reason-ran = Heikko haamusi törmää Ms. Pac-Maniin.
mspacman-reason-catches = Sillä nappaat paikan { $seat } haamun.
mspacman-reason-catches-named = { $who ->
    [you] menetät
   *[somebody] menettää
} haamun, jonka nappaat, ja saat pyöräyttää uudelleen.
mspacman-reason-power = Sillä syöt energiapillerin.
mspacman-reason-dot = Oman alueesi pillerit vähenevät.
mspacman-reason-risk = { $percent ->
    [0] Siinä mikään haamu ei voi napata häntä seuraavalla heitolla.
   *[other] Siinä haamu nappaa hänet { NUMBER($percent) } %:n todennäköisyydellä.
}
mspacman-reason-near = { $steps ->
    [one] Siitä on yksi askel Ms. Pac-Manin luo.
   *[other] Siitä on { $steps } askelta Ms. Pac-Manin luo.
}

mspacman-help-aim-title = Tavoite
mspacman-help-aim = Jokaisella pelaajalla on laudalla alue, jossa on hänen haamunsa merkki. Ensimmäisen tyhjän alueen omistaja voittaa, söi pillerit kuka tahansa. Jos vuorojen raja tulee täyteen, se voittaa, jolla on vähiten pillereitä.
mspacman-help-areas-title = Alueet
mspacman-help-areas = Kullakin neljästä alueesta on 17 pilleriä; iso on energiapilleri. Pillereitä on myös alueilla, joilla kukaan ei pelaa, mutta ne eivät voi voittaa.
mspacman-help-start-title = Kuka on Ms. Pac-Man
mspacman-help-start = Jokainen pyöräyttää kerran, ja suurimman luvun saaja on Ms. Pac-Man; tasatilanteessa pyöräytetään uudelleen. Hänet pannaan valkoiseen ympyrään, ja hän aloittaa. Muut pelaavat haamuillaan, myötäpäivään.
mspacman-help-walk-title = Kulkeminen
mspacman-help-walk = Ms. Pac-Man pyöräyttää, haamut heittävät noppaa. Kulje käytäviä tasan niin monta askelta, ei koskaan viistoon tai seinän läpi. Saat kääntyä ja käyttää samaa ruutua kahdesti.
mspacman-help-dots-title = Pillerit
mspacman-help-dots = Ms. Pac-Man syö pillerin, kun hän lähtee sen ruudusta, ei kun hän saapuu. Hän syö kaikkien pillereitä. Pillerit eivät palaa.
mspacman-help-meet-title = Kohtaaminen
mspacman-help-meet = Hahmot kohtaavat jokaisessa ruudussa, johon ne astuvat, vaikka vain ohimennen. Vahva haamu ja Ms. Pac-Man: hän jää kiinni, siirtyi kumpi tahansa. Heikko haamu ja Ms. Pac-Man: haamu menee kotiin ja on taas vahva.
mspacman-help-extra-title = Lisävuoro
mspacman-help-extra = Jos hän nappaa matkallaan heikon haamun, hän pyöräyttää sen jälkeen uudelleen. Vuorosta saa enintään yhden lisävuoron. Jos hän jää samalla matkalla kiinni, lisävuoroa ei tule.
mspacman-help-capture-title = Hänen nappaamisensa
mspacman-help-capture = Se, joka nappaa Ms. Pac-Manin, pelaa siitä lähtien hänellä: pane hänet valkoiseen ympyrään, jossa ei ole haamua, ja pelaa vuorosi heti. Se, joka menetti hänet, saa haamunsa takaisin, kotona ja vahvana.
mspacman-help-power-title = Energiapillerit
mspacman-help-power = Kun Ms. Pac-Man lähtee ison energiapillerin ruudusta, kaikki haamut heikkenevät: kalpeiksi ja kierosilmäisiksi. Kukin on heikko yhden oman vuoronsa ajan. Tiimalasi laskee vuorot, kunnes se on taas vahva.
mspacman-help-flip-title = Nopan F2
mspacman-help-flip = Haamu muuttuu vahvasta heikoksi tai heikosta vahvaksi ja kulkee 2 askelta. F2:n jälkeen se on heikko seuraavan vuoronsa alkuun. Energiapilleri pidentää heikkoutta, ja toinen aloittaa ajan alusta.
mspacman-help-exits-title = Portit
mspacman-help-exits = Reunan neljä porttia ovat yhteydessä: portista toiseen on yksi askel. Samasta ei voi palata. Porteissa ei ole pillereitä.
mspacman-help-doors-title = Haamujen pesät
mspacman-help-doors = Haamut lähtevät keskellä olevista pesistään ovesta, yhdellä askeleella. Kukaan ei kävele takaisin sisään.
mspacman-help-bump-title = Haamut keskenään
mspacman-help-bump = Haamut kulkevat vapaasti toistensa ohi. Jos haamu päätyisi toisen päälle, se jatkaa seuraavaan vapaaseen ruutuun poispäin tulosuunnastaan; jos niitä on useita, sen pelaaja valitsee.
mspacman-help-touch-title = Näytöllä
mspacman-help-touch = Napauta ruutu kerrallaan tai kauempaa, niin menet suoraan sinne. Mikään ei ole lopullista ennen kuin napautat Mene: voit peruuttaa niin usein kuin haluat. ”Lyhimmät reitit” näyttää, miten haamut pääsevät Ms. Pac-Manin luo ja kuinka todennäköisesti ne nappaavat hänet seuraavalla heitolla.
mspacman-help-keys-title = Näppäimistöllä
mspacman-help-keys = Nuolinäppäimet siirtävät, Enter vahvistaa, askelpalautin peruu askeleen, N etsii seuraavan ruudun, johon pääset.

mspacman-deed-spun-to-begin = { $who ->
    [you] sait
   *[somebody] sai
} luvun { $face } (kuka aloittaa)
mspacman-deed-took-control = { $who ->
    [you] sait
   *[somebody] sai
} Ms. Pac-Manin
mspacman-deed-placed = { $detail ->
    [squares] { $who ->
        [you] panit
       *[somebody] pani
    } Ms. Pac-Manin ruutuun { $at }
   *[plain] { $who ->
        [you] panit
       *[somebody] pani
    } Ms. Pac-Manin laudalle
}
mspacman-deed-spun = { $who ->
    [you] pyöräytit
   *[somebody] pyöräytti
} luvun { $face }
mspacman-deed-rolled = { $who ->
    [you] heitit
   *[somebody] heitti
} luvun { $face }
mspacman-deed-walked = { $detail ->
    [squares] { $who ->
        [you] siirsit
       *[somebody] siirsi
    } Ms. Pac-Manin ruutuun { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] siirsit
           *[somebody] siirsi
        } Ms. Pac-Mania { $steps } askeleen
       *[other] { $who ->
            [you] siirsit
           *[somebody] siirsi
        } Ms. Pac-Mania { $steps } askelta
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] { $who ->
        [you] siirsit
       *[somebody] siirsi
    } haamun ruutuun { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] siirsit
           *[somebody] siirsi
        } haamua { $steps } askeleen
       *[other] { $who ->
            [you] siirsit
           *[somebody] siirsi
        } haamua { $steps } askelta
    }
}
mspacman-deed-ate = { $count ->
    [one] { $who ->
        [you] söit
       *[somebody] söi
    } { $count } pillerin
   *[other] { $who ->
        [you] söit
       *[somebody] söi
    } { $count } pilleriä
}
mspacman-deed-power = { $who ->
    [you] heikensit
   *[somebody] heikensi
} haamut energiapillerillä
mspacman-deed-weak = { $who ->
    [you] muutit
   *[somebody] muutti
} haamun heikoksi
mspacman-deed-caught = { $you ->
    [you] lähetti haamusi kotiin
   *[other] { $who ->
        [you] lähetit
       *[somebody] lähetti
    } kotiin pelaajan { $whom } haamun
}
mspacman-deed-ran-into-her = { $who ->
    [you] törmäsit
   *[somebody] törmäsi
} heikolla haamulla Ms. Pac-Maniin
mspacman-deed-extra-turn = { $who ->
    [you] sait
   *[somebody] sai
} lisävuoron
mspacman-deed-captured = { $you ->
    [you] vei sinulta Ms. Pac-Manin
   *[other] { $who ->
        [you] veit
       *[somebody] vei
    } Ms. Pac-Manin pelaajalta { $whom }
}
mspacman-deed-bumped = { $who ->
    [you] siirsit
   *[somebody] siirsi
} haamun eteenpäin ruutuun { $to }
mspacman-deed-won = { $who ->
    [you] tyhjensit alueen ({ $area }) ja voitit
   *[somebody] tyhjensi alueen ({ $area }) ja voitti
}

mspacman-befalls-captured = { $name } vei sinulta Ms. Pac-Manin!
mspacman-befalls-caught = { $name } nappasi haamusi. Se menee kotiin!
mspacman-befalls-ran-into-her = Heikko haamusi törmäsi Ms. Pac-Maniin. Se menee kotiin!
mspacman-score = { $count ->
    [one] 1 pilleri
   *[other] { $count } pilleriä
}
