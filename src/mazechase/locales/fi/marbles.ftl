error-marbles-bad-token = ”{ $text }” ei ole siirto (kuten 4c6:b6,c6 tai 3e5>g7), ei valinta (kuten -, take, leave, @c4, from2 tai pay1) eikä heitto (kuten *36).
error-marbles-bad-cell = ”{ $text }” ei ole kohta tällä laudalla.
error-marbles-bad-list = ”{ $text }” sisältää saman kohdan kahdesti.
error-marbles-bad-task = ”{ $text }” ei ole päätös, jota voisi odottaa.
error-marbles-bad-position = ”{ $text }” ei ole asema; kirjoita se näin: { $form }.
error-marbles-place-seats = Kun pelaajia on { $players }, asemassa luetellaan { $players } paikan Pac-Manit, kulhot ja keltaiset kuulat eikä muita paikkoja.
error-marbles-place-ghosts = Kummankin haamun pitää olla lähtöpaikassa tai kolossa, mutta ei samassa kolossa; luettele ensin se, joka on alemmassa kohdassa.
error-marbles-place-marbles = Valkoisia kuulia pitää olla 72, tavallisissa koloissa ja kulhoissa, ja keltaisia 4, renkailla, pelaajilla tai palautettavina; Pac-Manin alla ei saa olla kuulaa.
error-marbles-place-pieces = Jokaisen Pac-Manin pitää olla yksin kolossa tai kotona, ei haamun päällä.
error-marbles-place-dice = Jäljellä voi olla enintään kaksi noppaa, 1–6, pienempi ensin; viimeinen kuuluu jollekin hahmolle.
error-marbles-place-taken = Vuoroja lasketaan vain asetukseen max_turns asti.
error-marbles-place-over = Kaikki valkoiset kuulat ovat poissa, joten noppaa ei voi olla pelaamatta.
error-marbles-place-stuck = Mikään hahmo ei voi siirtyä näillä nopilla, joten vuoro olisi jo ohi.
error-marbles-place-owed = Keltainen kuula on palautettavana ja rengas on tyhjä, joten kuula olisi jo palannut.
error-marbles-place-todo = Sellaista päätöstä ei tässä voi tehdä.
error-marbles-place-rolls = Aloittajasta heitetään vain alkuasemassa, paikka toisensa jälkeen.

error-marbles-board-field = Laudasta puuttuu teksti ”{ $field }”.
error-marbles-board-extra = Laudassa ei ole kenttää ”{ $field }”.
error-marbles-board-waives = Lauta voi poiketa vain näistä: { $known }; ei kohdasta ”{ $field }”.
error-marbles-board-game = Tämä lauta on peliä ”{ $field }” varten, ei kuulapeliä.
error-marbles-board-c1 = C1: laudalla pitää olla 72 tavallista koloa ja 4 renkaallista; tällä on { $plain } ja { $ringed }.
error-marbles-board-c3 = C3: laudalla pitää olla tasan yksi koti { $mark }; tällä niitä on { $count }.
error-marbles-board-c4 = C4: kodin { $place } pitää olla vähintään kahden kolon välisellä polulla eikä minkään muun vieressä.
error-marbles-board-c6 = C6, C12: haamun pitää päästä kohtaan { $place } kulkematta kotien tai aukkojen kautta.
error-marbles-board-c7 = C7: haamujen lähtöpaikan, yhden =-merkeistä tehdyn alueen, pitää olla keskellä lautaa.
error-marbles-board-c8 = C8: haamujen lähtöpaikasta pitää olla vähintään kaksi tietä ulos, ja kaikkien pitää viedä koloihin; tässä niitä on { $count }.
error-marbles-board-c10 = C10: laudalla pitää olla vähintään kolme aukkoa; tällä niitä on { $count }.
error-marbles-board-c11 = C11: aukon { $place } pitää olla reunalla, oman kolonsa vieressä, ja kolosta pitää päästä sisemmäs.
error-marbles-board-c14 = C14: alussa kodista { $place } ei voi tehdä täyttä siirtoa, askelia { $count }.
error-marbles-board-c19 = C19: laudan pitää näyttää samalta jokaisesta kodista, kun sitä kääntää tai peilaa.
error-marbles-board-c21 = C21: jokaisella kololla pitää olla kaksi naapurikoloa, ja polkuja pitää olla keskimäärin 2,6 koloa kohti ({ $place }).
error-marbles-board-openings = Palvelimella laudalla saa olla enintään { $most } aukkoa; tällä niitä on { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Päätä ensin, mitä teet haamun alla olevalle kuulalle.
    [ring] Pane keltainen kuula ensin takaisin renkaalle.
    [reward] Valitse ensin, kenen kuulia otat.
   *[pay] Valitse ensin, millä kuulilla maksat.
}
marbles-refuse-not-asked = Sitä ei tarvitse päättää nyt.
marbles-refuse-not-a-ring = Siinä ei ole oranssia rengasta.
marbles-refuse-ring-occupied = Rengas ei ole tyhjä: siinä on kuula tai hahmo.
marbles-refuse-not-oneself = Ota palkkio toiselta pelaajalta, älä itseltäsi.
marbles-refuse-nothing-to-take = Paikalla { $seat } ei ole kuulia otettavaksi.
marbles-refuse-nothing-to-take-named = { $who ->
    [you] et
   *[somebody] ei
} voi antaa kuulia: kulho on tyhjä.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Et voi maksaa tässä { $yellow } keltaisella kuulalla.
   *[other] Et voi maksaa tässä { $yellow } keltaisella kuulalla.
}
marbles-refuse-no-pass = Hahmon on siirryttävä, jos se voi. Vain haamun voi jättää ahmimatta.
marbles-refuse-pac-has-moved = Pac-Man on jo siirtynyt; toinen noppa on haamulle.
marbles-refuse-ghost-has-moved = Haamu on jo siirtynyt; toinen noppa on Pac-Manille.
marbles-refuse-no-such-die = Missään nopassa ei ole lukua { $die }; pelaamatta: { $dice }.
marbles-refuse-start-closed = Haamujen lähtöpaikkaan ei pääse kukaan.
marbles-refuse-say-which-way = Pac-Man pääsee sinne luvulla { $die }: valitse se noppa ja sitten reitti.
marbles-refuse-say-which-die = Se haamu pääsee sinne luvulla { $die }: valitse se noppa.
marbles-refuse-other-marbles = Pac-Man pääsee sinne, mutta mikään reitti ei ahmi juuri näitä kuulia: hän ahmii kaikki kuulat matkalta.
marbles-refuse-occupied = Siinä on jo toinen Pac-Man.
marbles-refuse-occupied-named = { $who ->
    [you] ehdit
   *[somebody] ehti
} siihen ensin.
marbles-refuse-no-privilege = Siinä on haamu, ja sen ahmimiseen tarvitset keltaisen kuulan.
marbles-refuse-home-closed = Pac-Man saa kulkea sen kodin läpi muttei pysähtyä siihen.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] Haamu on tiellä.
       *[other] Molemmat haamut ovat tiellä.
    }
   *[pieces] { $count ->
        [one] Toinen Pac-Man on tiellä.
       *[other] Muita hahmoja on tiellä.
    }
}
marbles-refuse-blocked-named = { $who ->
    [you] olet
   *[somebody] on
} tiellä, eikä yli voi hypätä.
marbles-refuse-no-turning-back = Pac-Manin pitäisi kääntyä matkalla suoraan takaisin, eikä hän voi.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Liian lähellä: heitit luvun { $die }, ja sinun on kuljettava tasan { $die } askel.
       *[other] Liian lähellä: heitit luvun { $die }, ja sinun on kuljettava tasan { $die } askelta.
    }
   *[other] Liian lähellä: heitit luvut { $other } ja { $die }, ja sinun on kuljettava tasan niin monta askelta.
}
marbles-refuse-go-on = Kumpikaan haamu ei voi tehdä täyttä siirtoa, joten toinen kulkee niin pitkälle kuin pääsee. Se ei voi vielä pysähtyä siihen.
marbles-refuse-too-far = { $other ->
    [0] Liian kaukana: heitit luvun { $die }.
   *[other] Liian kaukana: heitit luvut { $other } ja { $die }.
}
marbles-refuse-no-ghost = Siinä ei ole haamua. Valitse ensin haamu.
marbles-refuse-pac-must-move = Silloin Pac-Man ei voisi siirtyä. Valitse siirto, jonka jälkeen hän voi.
marbles-refuse-ghost-no-home = Haamut eivät pääse kotiin.
marbles-refuse-ghost-on-ghost = Toinen haamu on jo siinä.
marbles-refuse-pac-in-the-way = Tiellä on Pac-Man, ja haamu pysähtyy, kun se kohtaa Pac-Manin.
marbles-refuse-pac-in-the-way-named = { $who ->
    [you] olet
   *[somebody] on
} tiellä: haamu pysähtyy, kun se kohtaa Pac-Manin.
marbles-refuse-ghost-in-the-way = Toinen haamu on tiellä.
marbles-refuse-ghost-no-turning = Haamun pitäisi kääntyä matkalla takaisin (kotisääntö: haamut eivät käänny).
marbles-refuse-ghost-no-tunnel = Haamun pitäisi poistua laudalta, eivätkä haamut voi.

marbles-event-rolled = Paikka { $seat } heitti luvut { $low } ja { $high }.
marbles-event-roll-tied = Paikat { $seats } saivat kukin { $total } ja heittävät uudelleen.
marbles-event-begins = Paikka { $seat } aloittaa luvulla { $total }.
marbles-event-stepped = Paikan { $seat } Pac-Man siirtyi: { $origin } → { $to }.
marbles-event-crossed = Paikan { $seat } Pac-Man poistui kohdasta { $origin } ja palasi kohdasta { $to }.
marbles-event-gobbled = Paikka { $seat } ahmi { $colour ->
    [white] valkoisen
    [yellow] keltaisen
   *[other] { $colour }
} kuulan kohdassa { $at }; kulhossa: { $tray }, laudalla: { $left }.
marbles-event-ghost-gobbled = Paikka { $seat } ahmi haamun kohdassa { $at }, ja haamu palasi kohtaan { $to }.
marbles-event-left-under = Paikka { $seat } jätti kuulan kohtaan { $at }.
marbles-event-prowled = Paikka { $seat } siirsi haamua: { $origin } → { $to }.
marbles-event-captured = Paikan { $seat } haamu nappasi paikan { $whom } Pac-Manin kohdassa { $at } ja lähetti sen kotiin { $home }.
marbles-event-paid = { $rule ->
    [house] Paikka { $seat } maksoi paikalle { $to }: valkoisia { $white }, keltaisia { $yellow } (kotisääntö: keltaiset kuulat säilyvät).
   *[book] Paikka { $seat } maksoi paikalle { $to }: valkoisia { $white }, keltaisia { $yellow }.
}
marbles-event-privilege-lost = { $count ->
    [one] Paikka { $seat } menetti { $count } keltaisen kuulan.
   *[other] Paikka { $seat } menetti { $count } keltaista kuulaa.
}
marbles-event-returned = Paikka { $seat } pani keltaisen kuulan takaisin kohtaan { $at }.
marbles-event-waits = Mikään rengas ei ole tyhjä, joten paikka { $seat } pitää käytetyn keltaisen kuulan toistaiseksi.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Paikan { $seat } Pac-Man ei voinut tehdä täyttä siirtoa jäljellä olevalla nopalla ja jäi paikalleen (kotisääntö: niin saa valita).
       *[book] Paikan { $seat } Pac-Man ei voinut tehdä täyttä siirtoa ja jäi paikalleen.
    }
    [ghost] Paikka { $seat } ei voinut tehdä haamulla täyttä siirtoa.
    [both] Paikka { $seat } ei voinut siirtää Pac-Mania eikä haamua.
   *[other] Paikka { $seat }: { $piece }
}
marbles-event-stayed = Paikka { $seat } ei ahminut haamua ja jäi paikalleen.
marbles-event-cleared = Viimeinen valkoinen kuula on poissa. Valkoiset kuulat paikoittain: { $trays }. Voittavat paikat: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] { $turns } vuoron raja tuli täyteen.
   *[other] { $turns } vuoron raja tuli täyteen.
} Valkoiset kuulat paikoittain: { $trays }. Voittavat paikat: { $winners }.

marbles_cleared = Kaikki valkoiset kuulat ovat poissa. Eniten kuulia kerännyt voittaa.

marbles-name = Kuulapeli
marbles-about = Ahmi eniten kuulia ja lähetä yhteiset haamut vastustajien perään.
marbles-step-1 = Heitä kahta noppaa: toinen siirtää Pac-Manisi, toinen haamun.
marbles-step-2 = Pac-Man ahmii kaikki kuulat matkaltaan. Eniten kuulia kerännyt voittaa.
marbles-step-3 = Nappaa vastustaja haamulla, niin saat häneltä kaksi kuulaa.
marbles-guide-chance = Tervetuloa! Ahmi enemmän valkoisia kuulia kuin muut.
marbles-guide-turn = Toinen noppa siirtää Pac-Manisi, toinen haamun. Napauta kohtaa nähdäksesi reitin ja sitten ”Mene”.
marbles-todo = Napauta hohtavaa kohtaa.
marbles-todo-chance = Heitä noppia napauttamalla niitä.
marbles-doing-chance = { $who ->
    [you] heität noppia…
   *[somebody] heittää noppia…
}
marbles-todo-begin = Heitä noppia: suurin luku aloittaa.
marbles-todo-begin-again = Tasapeli: heitä uudelleen.
marbles-solid = Tässä ei ole mitään. Napauta hohtavaa kohtaa.
marbles-harm = Se lähettää oman Pac-Manisi kotiin.
marbles-setup-random = Lähtökulmat arvotaan
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Valitse, minne Pac-Man menee. Tai napauta toista noppaa tai haamua.
       *[ghost] Valitse, minne haamu menee. Tai napauta toista noppaa tai Pac-Mania.
    }
   *[second] { $piece ->
        [pac] Valitse, minne Pac-Man menee.
       *[ghost] { $origins ->
            [one] Valitse, minne haamu menee.
           *[other] Valitse, minne haamu menee. Napauta haamua, niin näet vain sen siirrot.
        }
    }
}
marbles-todo-go = Mene napauttamalla samaa kohtaa uudelleen, tai napauta toista.
marbles-todo-way = Sinne on useita reittejä. Valitse yksi ja napauta Mene.
marbles-todo-task = { $kind ->
    [under] Haamun alla on kuula. Otatko sen?
    [ring] Palauta käytetty keltainen kuula: napauta tyhjää rengasta.
    [reward] Palkkiosi: kenen kuulia otat?
   *[pay] Millä kuulilla maksat?
}
marbles-roll = Heitä noppia
marbles-rolling = Nopat pyörivät…
marbles-dice = Nopat
marbles-die = { $piece ->
    [pac] { $face }, Pac-Manille
    [ghost] { $face }, haamulle
   *[none] { $face }
}
marbles-die-played = pelattu
marbles-movers = Mikä hahmo siirtyy
marbles-move-pac = Siirrä Pac-Mania
marbles-move-ghost = Siirrä haamua
marbles-answers = Vaihtoehtosi
marbles-pay = Valkoisia: { $white }, keltaisia: { $yellow }
marbles-take = Ota
marbles-leave = Jätä
marbles-stay = Pysy paikallasi, älä ahmi
marbles-ways = Reitit sinne
marbles-way = Reitti { $n }: valkoisia { $white }, keltaisia { $yellow }
marbles-go = Mene
marbles-tray = Valkoisia kuulia: { $white }. Keltaisia kuulia, kukin yhdelle haamulle: { $held }. Palautettavia keltaisia: { $owed }.
marbles-left = { $count ->
    [one] { $count } kuula jäljellä
   *[other] { $count } kuulaa jäljellä
}
marbles-held-is = Keltainen kuula: saat ahmia haamun
marbles-owed-is = Keltainen kuula, joka palaa heti, kun jokin rengas on tyhjä
marbles-show-ways = Vaara
marbles-grid = Pelilauta. Nuolinäppäimet kulkevat kolosta toiseen, N siirtyy seuraavaan valittavaan kohtaan, Enter menee siihen. P Pac-Man, G haamu, D toinen noppa, W toinen reitti, R heitä.
marbles-cell-home = koti: { $name }
marbles-cell-no-home = käyttämätön koti
marbles-cell-start = haamujen lähtöpaikka
marbles-cell-ring = oranssi rengas
marbles-cell-opening = aukko
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] haamu
   *[other] { $ghosts } haamua
}
marbles-cell-white = valkoinen kuula
marbles-cell-yellow = keltainen kuula
marbles-cell-spot = voit valita tämän
marbles-cell-end = { $ways ->
    [one] pääset tähän, kuulia: { $marbles }
   *[other] pääset tähän { $ways } reittiä, kuulia: { $marbles }
}
marbles-cell-range = { $least }–{ $most }
marbles-cell-end-ghost = { $ways ->
    [one] haamu pääsee tähän
   *[other] kumpi tahansa haamu pääsee tähän
}
marbles-cell-end-harm = haamu pääsee tähän, mutta se lähettäisi oman Pac-Manisi kotiin
marbles-option-layout = Lauta
marbles-option-layout-corners = Neljä kulmaa
marbles-option-layout-corners-about = Oma lautamme: koti joka kulmassa, neljä aukkoa, ei umpikujia.
marbles-option-layout-trees = Puut
marbles-option-layout-trees-about = Oma lautamme, jossa umpikujat haarautuvat kuin puun oksat.
marbles-option-unused-home = Käyttämättömät kodit
marbles-option-unused-home-closed_to_stop = läpi saa kulkea
marbles-option-unused-home-free = niihin saa pysähtyä
marbles-option-must-move-if-possible = Omaa Pac-Mania ei saa sulkea haamulla
marbles-option-home-counts = Koti matkalla on yksi askel
marbles-option-ghost-may-reverse = Haamut saavat kääntyä kesken siirron
marbles-option-ghost-partial = Jos kumpikaan haamu ei voi tehdä täyttä siirtoa, toinen kulkee niin pitkälle kuin pääsee
marbles-option-pay-with-yellow = Keltaisilla kuulilla maksaminen
marbles-option-pay-with-yellow-false = ei koskaan
marbles-option-pay-with-yellow-victim_choice = maksaja valitsee
marbles-option-lose-privilege-when-hit = Haamun nappaama menettää keltaiset kuulansa
marbles-option-marble-under-ghost = Kuula ahmitun haamun alla
marbles-option-marble-under-ghost-auto = ahmitaan samalla
marbles-option-marble-under-ghost-ask = saa jättää
marbles-option-privilege-stacks = Jokaisella keltaisella kuulalla saa ahmia yhden haamun
marbles-option-same-move-gobble = Keltainen kuula toimii heti
marbles-option-gobble-ends-turn = Haamun ahmiminen päättää vuoron
marbles-option-end-timing = Viimeinen valkoinen kuula päättää pelin
marbles-option-end-timing-at_once = heti
marbles-option-end-timing-after_move = siirron jälkeen
marbles-option-end-timing-after_turn = vuoron jälkeen
marbles-option-max-turns = Vuorojen raja

marbles-short-rolled = { $who ->
    [you] heitit
   *[somebody] heitti
} luvut { $low } ja { $high }.
marbles-short-roll-tied = Tasapeli luvulla { $total }. Uusi heitto: { $seats }.
marbles-short-begins = { $who ->
    [you] saat
   *[somebody] saa
} aloittaa luvulla { $total }.
marbles-short-stepped = { $who ->
    [you] siirsit
   *[somebody] siirsi
} Pac-Manin kohtaan { $to }.
marbles-short-crossed = { $who ->
    [you] poistuit laudalta kohdasta { $origin } ja palasit
   *[somebody] poistui laudalta kohdasta { $origin } ja palasi
} kohdasta { $to }.
marbles-short-gobbled = { $who ->
    [you] ahmit
   *[somebody] ahmi
} { $colour ->
    [white] valkoisen
   *[yellow] keltaisen
} kuulan kohdassa { $at }; valkoisia kulhossa: { $tray }, laudalla: { $left }.
marbles-short-ghost-gobbled = { $who ->
    [you] ahmit
   *[somebody] ahmi
} haamun kohdassa { $at }! Haamu palasi kohtaan { $to }.
marbles-short-left-under = { $who ->
    [you] jätit
   *[somebody] jätti
} kuulan kohtaan { $at }.
marbles-short-prowled = { $who ->
    [you] siirsit
   *[somebody] siirsi
} haamua: { $origin } → { $to }.
marbles-short-captured = { $who ->
    [you] nappasit
   *[somebody] nappasi
} haamulla kohdassa { $at }: { $whom }. Kotiin { $home }!
marbles-short-captured-own = { $who ->
    [you] lähetit oman Pac-Manisi
   *[somebody] lähetti oman Pac-Maninsa
} kotiin: { $at } → { $home }!
marbles-short-paid = { $rule ->
    [house] { $who ->
        [you] maksoit
       *[somebody] maksoi
    }, saaja { $to }. Valkoisia: { $white }, keltaisia: { $yellow } (kotisääntö: keltaiset kuulat säilyvät).
   *[book] { $who ->
        [you] maksoit
       *[somebody] maksoi
    }, saaja { $to }. Valkoisia: { $white }, keltaisia: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] { $who ->
        [you] menetit
       *[somebody] menetti
    } { $count } keltaisen kuulan.
   *[other] { $who ->
        [you] menetit
       *[somebody] menetti
    } { $count } keltaista kuulaa.
}
marbles-short-returned = { $who ->
    [you] panit
   *[somebody] pani
} keltaisen kuulan takaisin kohtaan { $at }.
marbles-short-waits = { $who ->
    [you] pidit
   *[somebody] piti
} käytetyn keltaisen kuulan: mikään rengas ei ole tyhjä.
marbles-short-cleared = Viimeinen valkoinen kuula on poissa. Valkoiset kuulat pelijärjestyksessä: { $trays }. Voittajat: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] { $turns } vuoron raja tuli täyteen.
   *[other] { $turns } vuoron raja tuli täyteen.
} Valkoiset kuulat pelijärjestyksessä: { $trays }. Voittajat: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] { $who ->
            [you] et
           *[somebody] ei
        } voinut tehdä Pac-Manilla täyttä siirtoa jäljellä olevalla nopalla (kotisääntö: niin saa valita).
       *[book] { $who ->
            [you] et
           *[somebody] ei
        } voinut tehdä Pac-Manilla täyttä siirtoa.
    }
    [ghost] { $who ->
        [you] et
       *[somebody] ei
    } voinut tehdä haamulla täyttä siirtoa.
   *[both] { $who ->
        [you] et
       *[somebody] ei
    } voinut siirtää Pac-Mania eikä haamua.
}
marbles-short-stayed = { $who ->
    [you] et ahminut haamua ja jäit
   *[somebody] ei ahminut haamua ja jäi
} paikalleen.

marbles-note-rolled = heittää { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 kuula
   *[other] { $count } kuulaa
}
marbles-note-captured = kiinni!
marbles-note-captured-own = oma Pac-Man kotiin
marbles-note-ghost = ahmii haamun
marbles-note-pays = maksaa { $count }
marbles-note-gets = saa { $count }
marbles-note-returned = takaisin: { $at }
marbles-note-stays = jää paikalleen

marbles-advice-go = Siirrä Pac-Man kohtaan { $to }.
marbles-advice-prowl = Siirrä haamua: { $from } → { $to }.
marbles-advice-stay = Pysy paikallasi.
marbles-advice-under = { $to ->
    [take] Ota kuula.
   *[other] Jätä kuula.
}
marbles-advice-ring = Pane kuula kohtaan { $to }.
marbles-advice-rob = Ota kuulat pelaajalta kohdassa { $to }.
marbles-advice-pay = { $to ->
    [pay0] Maksa valkoisilla kuulilla.
   *[other] Maksa keltaisilla kuulilla.
}

marbles-reason-own = Se lähettää oman Pac-Manisi kotiin.
marbles-reason-captures = Se nappaa paikan { $seat } Pac-Manin.
marbles-reason-captures-named = jää kiinni.
marbles-reason-ghost = Sillä ahmit haamun.
marbles-reason-yellow = Sillä ahmit keltaisen kuulan.
marbles-reason-marbles = { $count ->
    [one] Sillä ahmit yhden kuulan.
   *[other] Sillä ahmit { $count } kuulaa.
}
marbles-reason-danger = Siinä haamu voi napata sinut { NUMBER($percent) } %:ssa heitoista.
marbles-reason-safe = Siinä mikään haamu ei voi napata sinua seuraavalla heitolla.

marbles-help-aim-title = Tavoite
marbles-help-aim = Se voittaa, jolla on eniten valkoisia kuulia; tasatilanteessa voitto jaetaan. Peli päättyy heti, kun viimeinen valkoinen kuula lähtee laudalta tai vuorojen raja tulee täyteen. Keltaisia kuulia ei lasketa.
marbles-help-start-title = Kuka aloittaa
marbles-help-start = Jokainen heittää kerran, ja suurimman luvun saanut aloittaa; tasatilanteessa ne pelaajat heittävät uudelleen. Jokainen Pac-Man aloittaa kotoa, molemmat haamut keskeltä.
marbles-help-turn-title = Vuorosi
marbles-help-turn = Heitä molempia noppia. Toinen siirtää Pac-Mania, toinen yhtä haamuista. Sinä päätät, kumpi on kumpi ja kumpi siirtyy ensin. Tuplissa ei ole mitään erityistä.
marbles-help-must-title = Pakko siirtyä
marbles-help-must = Hahmon on siirryttävä, jos se voi; jos sen noppaa ei voi käyttää, se jää paikalleen. Nopat ja järjestyksen saat valita vapaasti, vaikka Pac-Man ei sitten voisi siirtyä. Haamua ei ole koskaan pakko ahmia.
marbles-help-walk-title = Pac-Manin reitti
marbles-help-walk = Pac-Man kulkee tasan niin monta askelta kuin noppa näyttää, ei koskaan käänny suoraan takaisin ja ahmii kaikki kuulat matkaltaan. Samasta kolosta saa kulkea kahdesti.
marbles-help-blocked-title = Tiellä
marbles-help-blocked = Kukaan ei hyppää hahmon yli eikä pysähdy toisen Pac-Manin päälle. Haamutkin ovat tielläsi, ellei sinulla ole keltaista kuulaa, jolla ahmit haamun.
marbles-help-home-title = Kodit
marbles-help-home = Kotona kukaan ei voi napata sinua. Koti matkalla on yksi askel. Omaan kotiin saa pysähtyä; muiden läpi saa kulkea, mutta niihin ei saa pysähtyä.
marbles-help-openings-title = Aukot
marbles-help-openings = Valkoiset nuolet ovat aukkoja: mene ulos yhdestä ja tule sisään mistä tahansa toisesta. Ylitys ei maksa askelta. Ulos ei voi pysähtyä eikä samasta voi palata; aivan aukon suulla oleva hahmo sulkee sen.
marbles-help-ghosts-title = Haamut
marbles-help-ghosts = Molemmat haamut ovat yhteisiä. Haamu kulkee tasan niin monta askelta kuin noppa näyttää eikä käänny takaisin. Se jättää kuulat paikoilleen, ei mene koteihin eikä aukkoihin, ei ohita toista haamua eikä koskaan palaa itse keskelle.
marbles-help-catch-title = Nappaaminen
marbles-help-catch = Kun haamu kohtaa Pac-Manin, se pysähtyy siihen, vaikka askelia jäisi. Se Pac-Man menee kotiin, ja sen omistaja maksaa haamun siirtäjälle kaksi valkoista kuulaa tai sen, mitä on.
marbles-help-own-title = Oma Pac-Manisi
marbles-help-own = Haamu voi osua myös omaan Pac-Maniisi: se menee kotiin, eikä kukaan maksa. Sellaisessa siirrossa on varoitusmerkki, ja kysymme ensin.
marbles-help-yellow-title = Keltaiset kuulat
marbles-help-yellow = Jokaisella keltaisella kuulallasi saat ahmia yhden haamun, jopa samalla siirrolla, jolla otit kuulan. Silloin haamut näyttävät kalpeilta. Keltaiset kuulat säilyvät, vaikka jäät kiinni.
marbles-help-gobble-title = Haamun ahmiminen
marbles-help-gobble = Siirry haamun päälle niin monella askeleella kuin haluat, enintään nopan luvun verran: siirtosi päättyy siihen. Haamu palaa keskelle, sinä otat kuulan sen alta ja kaksi valkoista kuulaa valitsemaltasi pelaajalta. Sitten pelataan toinen noppa.
marbles-help-rings-title = Takaisin renkaalle
marbles-help-rings = Käyttämäsi keltainen kuula palaa valitsemallesi tyhjälle oranssille renkaalle. Jos mikään ei ole tyhjä, se odottaa. Sitten kuka tahansa voi taas ottaa sen.
marbles-help-touch-title = Näytöllä
marbles-help-touch = Napauta rengasta nähdäksesi reitin ja uudelleen mennäksesi. Suurista renkaista saa eniten; kaksoisrengas tarkoittaa, että reittejä on useita: valitse yksi laudan alta. Napauta noppaa, niin valittu hahmo käyttää sen; valitse Pac-Man tai haamu napauttamalla. Haamun renkaat ovat katkoviivaa. ”Vaara” näyttää, kuinka todennäköisesti haamu nappaa kunkin Pac-Manin.

marbles-deed-rolled = { $who ->
    [you] heitit
   *[somebody] heitti
} luvut { $low } ja { $high }
marbles-deed-begins = { $who ->
    [you] sait
   *[somebody] sai
} ensimmäisen vuoron
marbles-deed-walked = { $detail ->
    [squares] { $who ->
        [you] siirsit
       *[somebody] siirsi
    } Pac-Manin kohtaan { $to }
   *[plain] { $who ->
        [you] siirsit
       *[somebody] siirsi
    } Pac-Mania
}
marbles-deed-ate = { $count ->
    [one] { $who ->
        [you] ahmit
       *[somebody] ahmi
    } { $count } kuulan
   *[other] { $who ->
        [you] ahmit
       *[somebody] ahmi
    } { $count } kuulaa
}
marbles-deed-yellow = { $count ->
    [one] { $who ->
        [you] sait
       *[somebody] sai
    } keltaisen kuulan (haamun ahmimiseen)
   *[other] { $who ->
        [you] sait
       *[somebody] sai
    } { $count } keltaista kuulaa (haamujen ahmimiseen)
}
marbles-deed-prowled = { $detail ->
    [squares] { $who ->
        [you] siirsit
       *[somebody] siirsi
    } haamua: { $origin } → { $to }
   *[plain] { $who ->
        [you] siirsit
       *[somebody] siirsi
    } haamua
}
marbles-deed-gobbled-ghost = { $who ->
    [you] ahmit
   *[somebody] ahmi
} haamun
marbles-deed-captured = { $you ->
    [you] ajoi sinut kotiin
   *[other] { $who ->
        [you] ajoit
       *[somebody] ajoi
    } kotiin pelaajan { $whom }
}
marbles-deed-captured-own = { $own ->
    [you] { $who ->
        [you] lähetit
       *[somebody] lähetti
    } oman Pac-Manisi kotiin
   *[other] { $who ->
        [you] lähetit oman Pac-Manisi
       *[somebody] lähetti oman Pac-Maninsa
    } kotiin
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] otti sinulta { $count } kuulan
       *[other] otti sinulta { $count } kuulaa
    }
   *[other] { $count ->
        [one] { $who ->
            [you] otit
           *[somebody] otti
        } { $count } kuulan pelaajalta { $whom }
       *[other] { $who ->
            [you] otit
           *[somebody] otti
        } { $count } kuulaa pelaajalta { $whom }
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] maksoi sinulle { $count } kuulan
       *[other] maksoi sinulle { $count } kuulaa
    }
   *[other] { $count ->
        [one] { $who ->
            [you] maksoit
           *[somebody] maksoi
        } { $count } kuulan pelaajalle { $whom }
       *[other] { $who ->
            [you] maksoit
           *[somebody] maksoi
        } { $count } kuulaa pelaajalle { $whom }
    }
}
marbles-deed-lost = { $count ->
    [one] { $who ->
        [you] menetit
       *[somebody] menetti
    } keltaisen kuulan
   *[other] { $who ->
        [you] menetit
       *[somebody] menetti
    } { $count } keltaista kuulaa
}
marbles-deed-returned = { $detail ->
    [squares] { $who ->
        [you] panit
       *[somebody] pani
    } keltaisen kuulan takaisin kohtaan { $at }
   *[plain] { $who ->
        [you] panit
       *[somebody] pani
    } keltaisen kuulan takaisin
}
marbles-deed-stood = { $piece ->
    [pac] { $who ->
        [you] et
       *[somebody] ei
    } voinut siirtää Pac-Mania
    [ghost] { $who ->
        [you] et
       *[somebody] ei
    } voinut siirtää haamua
   *[both] { $who ->
        [you] et
       *[somebody] ei
    } voinut siirtää lainkaan
}
marbles-deed-cleared = viimeinen valkoinen kuula on poissa
marbles-deed-stayed = { $who ->
    [you] jäit paikallesi
   *[somebody] jäi paikalleen
}
marbles-deed-waits = { $who ->
    [you] et
   *[somebody] ei
} ole vielä palauttanut keltaista kuulaa (!)

marbles-befalls-captured = { $name } lähetti sinut kotiin!
marbles-befalls-captured-own = Lähetit oman Pac-Manisi kotiin!
marbles-befalls-paid = { $count ->
    [one] { $name } otti sinulta { $count } kuulan!
   *[other] { $name } otti sinulta { $count } kuulaa!
}
marbles-befalls-lost = { $count ->
    [one] Menetit keltaisen kuulasi!
   *[other] Menetit { $count } keltaista kuulaasi!
}
marbles-score = { $count ->
    [one] 1 kuula
   *[other] { $count } kuulaa
}
