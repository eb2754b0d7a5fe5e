error-cards-bonus-only = Tasolla { $level } voi pelata enintään { $most }, ei { $players }; taso ”bonus” sopii useammalle.

error-cards-bad-token = ”{ $text }” ei ole tämän pelin merkintä; merkintöjä ovat esimerkiksi draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry ja +dot.
error-cards-bad-card = Tässä pakassa ei ole korttia ”{ $text }”.
error-cards-bad-seat = Paikkaa { $text } ei ole; paikat ovat 1–{ $players }.
error-cards-bad-position = ”{ $text }” ei ole asema; kirjoita se näin: { $form }.
error-cards-bad-hand = ”{ $text }” ei ole käsi; kirjoita kortit näin: cherry+2dot, ja tyhjä käsi näin: -.
error-cards-bad-known = ”{ $text }” ei kerro, kuka tietää mitä; kirjoita 1>2:apple, jos paikka 1 tietää omenan kädessä 2.

error-cards-deck-extra = Pakassa ei ole kenttää ”{ $field }”; kentät ovat source, points, level1 ja level2.
error-cards-deck-source = Pakasta puuttuu ”source”, teksti, joka kertoo, mistä pakka on peräisin.
error-cards-deck-table = Pakasta puuttuu ”{ $field }”, taulukko korttien nimistä ja luvuista.
error-cards-deck-name = points: ”{ $name }” ei käy hedelmän nimeksi; nimessä on 2–16 pientä kirjainta, eikä se saa olla haamun tai erikoiskortin nimi.
error-cards-deck-worth = points: kortin ”{ $name }” arvon pitää olla kokonaisluku väliltä { $least }–{ $most }.
error-cards-deck-dot = points: pakassa pitää olla pilleri, jonka arvo on 1.
error-cards-deck-fruit = points: pakassa pitää olla vähintään kaksi hedelmää, joista saa eri määrän pisteitä.
error-cards-deck-card = { $level }: ”{ $name }” ei kuulu tähän; tällä tasolla voi olla { $known }.
error-cards-deck-count = { $level }: kortteja ”{ $name }” pitää olla kokonaisluku väliltä 1–{ $most }.
error-cards-deck-missing = { $level }: ”{ $name }” puuttuu.
error-cards-deck-no-fruit = { $level }: tasolla pitää olla vähintään yksi hedelmä.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level }: { $ghosts } haamu ei riitä; putoamiseen tarvitaan { $least }.
   *[other] { $level }: { $ghosts } haamua ei riitä; putoamiseen tarvitaan { $least }.
}
error-cards-deck-size = { $cards ->
    [one] { $level }: kortteja on { $cards }; pakassa on { $size }.
   *[other] { $level }: kortteja on { $cards }; pakassa on { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2: { $second } haamu ei riitä; niitä pitää olla enemmän kuin tasolla level1, jolla on { $first }.
   *[other] level2: { $second } haamua ei riitä; niitä pitää olla enemmän kuin tasolla level1, jolla on { $first }.
}

error-cards-place-seats = Kun pelaajia on { $players }, asemassa luetellaan { $players } paikan tila, ohitukset, määräykset, kädet ja valinnat.
error-cards-place-seat = Se paikka ei voi olla vuorossa.
error-cards-place-taken = Vuoroja lasketaan vain asetukseen max_turns asti.
error-cards-place-reshuffled = Pakkaa ei ole voitu sekoittaa uudelleen: asetus deck_empty ei salli sitä.
error-cards-place-deck = Nämä kortit eivät ole yhdestä pakasta.
error-cards-place-deck-empty = Pakka on tyhjä, joten kukaan ei voi nostaa ja pelin pitää olla päättynyt.
error-cards-place-power-ups = Erikoiskortit ovat poistettujen joukossa eivätkä missään muualla, eikä siellä ole mitään muuta.
error-cards-place-ghosts = Paikat, joilla on kolme haamua, ovat pudonneet, ja vain niiden viimeinen haamu voi mennä yli; kaikilla muilla haamuja on vähemmän.
error-cards-place-drawn = Noin montaa korttia ei ole nyt voitu nostaa.
error-cards-place-orders = Näitä määräyksiä nostaa ei ole voitu antaa.
error-cards-place-skips = Näitä väliin jääviä vuoroja ei ole voitu antaa.
error-cards-place-waiting = Lopettaneella tai pudonneella paikalla ei ole seuraavaa vuoroa odotettavana.
error-cards-place-end = Kun nämä paikat ovat lopettaneet ja pudonneet, peli ei voi olla päättynyt tai ei voi jatkua.
error-cards-place-played = Erikoiskortti { $phase } on pitänyt nostaa tällä vuorolla, ja sen pitää olla poistettujen joukossa.
error-cards-place-nobody = Erikoiskorttiin { $phase } tarvitaan toinen pelaaja, joka ei ole lopettanut eikä pudonnut.
error-cards-place-no-ghost = Jos kädessä ei ole haamua, sitä ei voi antaa pois.
error-cards-place-drawing = Se paikka ei voi nostaa seuraavaksi.
error-cards-place-picks = Näitä kortteja ei ole voitu valita.
error-cards-place-known = Sitä ei voi tietää.

cards-refuse-not-asked = Et voi tehdä sitä nyt. Tarvitset tämän erikoiskortin: { $card }.
cards-refuse-choose-first = Valitse ensin, mitä erikoiskorttisi tekee: { $card }.
cards-refuse-pass-first = Ensin jokainen antaa kortin: valitse yksi.
cards-refuse-three-drawn = Olet nostanut kolme korttia, eikä vuorossa saa nostaa enempää.
cards-refuse-enough-drawn = { $number ->
    [one] Tällä vuorolla piti nostaa tasan { $number } kortti.
   *[other] Tällä vuorolla piti nostaa tasan { $number } korttia.
}
cards-refuse-must-draw = { $number ->
    [one] Sinun on ensin nostettava { $number } kortti.
   *[other] Sinun on ensin nostettava { $number } korttia.
}
cards-refuse-draw-first = Vuoroa ei voi päättää ilman korttia: nosta yksi tai lopeta.
cards-refuse-not-in-hand = Siinä kädessä ei ole korttia { $card }.
cards-refuse-no-ghost = Vain haamun voi antaa pois, ei korttia { $card }.
cards-refuse-not-oneself = Paikan { $seat } on valittava joku muu.
cards-refuse-not-oneself-named = { $who ->
    [you] joudut
   *[somebody] joutuu
} valitsemaan jonkun muun.
cards-refuse-not-playing = Paikka { $seat } on lopettanut tai pudonnut, eikä sitä voi valita.
cards-refuse-not-playing-named = { $who ->
    [you] olet
   *[somebody] on
} lopettanut tai pudonnut, eikä valinta onnistu.

cards-event-turn-began = Paikan { $seat } vuoro alkoi.
cards-event-turn-ordered = { $number ->
    [one] Paikan { $seat } vuoro alkoi; nostettava on tasan { $number } kortti.
   *[other] Paikan { $seat } vuoro alkoi; nostettava on tasan { $number } korttia.
}
cards-event-turn-ended = Paikka { $seat } päätti vuoron.
cards-event-turn-skipped = Paikka { $seat } menetti vuoron.
cards-event-shut-down = Paikka { $seat } lopetti.
cards-event-drew = Paikka { $seat } nosti: { $card }.
cards-event-drew-unseen = Paikka { $seat } nosti kortin.
cards-event-turned-up = Paikka { $seat } nosti erikoiskortin: { $card }.
cards-event-wasted = Paikka { $seat } nosti erikoiskortin, joka ei vaikuttanut: { $card }.
cards-event-no-target = Paikka { $seat } poisti kortin { $card }: ei ketään valittavana.
cards-event-no-ghost = Paikka { $seat } poisti kortin { $card }: ei haamua annettavana.
cards-event-nothing-to-pass = Paikka { $seat } poisti kortin { $card }: ei mitään annettavana.
cards-event-gave = Paikka { $seat } antoi haamun paikalle { $to }: { $card }.
cards-event-gave-unseen = Paikka { $seat } antoi haamun paikalle { $to }.
cards-event-swapped = Paikka { $seat } pani paikat { $one } ja { $other } vaihtamaan käsiä.
cards-event-hand-taken = Paikka { $seat } katsoi uuden käden: { $hand }.
cards-event-skipping = Paikka { $seat } ohitti paikan { $whom }, jolta jää seuraava vuoro väliin.
cards-event-dictated = { $number ->
    [one] Paikka { $seat } määräsi paikan { $whom } nostamaan seuraavalla vuorolla { $number } kortin.
   *[other] Paikka { $seat } määräsi paikan { $whom } nostamaan seuraavalla vuorolla { $number } korttia.
}
cards-event-picked = Paikka { $seat } valitsi annettavan kortin: { $card }.
cards-event-picked-unseen = Paikka { $seat } valitsi annettavan kortin.
cards-event-passed = Paikka { $seat } antoi kortin paikalle { $to }: { $card }.
cards-event-passed-unseen = Paikka { $seat } antoi kortin paikalle { $to }.
cards-event-knocked-out = Paikka { $seat } putosi haamujen takia ja näytti käden: { $hand }.
cards-event-deck-empty = Pakka on tyhjä. Nämä lopettavat: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] Poistetut kortit ja pudonneiden kädet sekoitettiin uudeksi pakaksi, jossa on { $cards } kortti.
   *[other] Poistetut kortit ja pudonneiden kädet sekoitettiin uudeksi pakaksi, jossa on { $cards } korttia.
}
cards-event-turn-limit = Vuorojen raja tuli täyteen: { $turns }.
cards-event-ended = Kaikki kädet näytettiin. Pisteet paikoittain: { $points }. Voittajat: { $winners }. Kädet: { $hands }.
cards-short-ended = Kaikki kädet näytetään. Pisteet pelijärjestyksessä: { $points }. Voittajat: { $winners }.

ghost_knockout = Haamut pudottivat kaikki muut.
ghost_knockout-you = Sinä putosit pelistä.
ghost_knockout-one = { $name } putosi pelistä.
highest_score = Kaikki ovat lopettaneet. Eniten pisteitä kerännyt voittaa.

cards-name = Korttipeli
cards-about = Nosta kortteja ja kerää pisteitä, mutta lopeta ajoissa: kolmella haamulla putoat pelistä.
cards-step-1 = Nosta kortteja. Pillereistä ja hedelmistä saa pisteitä.
cards-step-2 = Kolme haamua kädessä, ja putoat pelistä!
cards-step-3 = Lopeta ajoissa, niin pisteet säilyvät. Eniten pisteitä kerännyt voittaa.
cards-guide-turn = Tervetuloa! Kerää pisteitä, mutta kolme haamua pudottaa sinut. Nosta yhdestä kolmeen korttia ja päätä vuorosi. ”Lopeta” säilyttää pisteesi pelin loppuun.
cards-todo = Valitse, mitä teet.
cards-doing-chance = { $who ->
    [you] nostat korttia…
   *[somebody] nostaa korttia…
}
cards-todo-first = Nosta kortti tai lopeta ja pidä pisteesi.
cards-todo-more = { $drawn }/{ $most } nostettu. Nosta lisää, päätä vuoro tai lopeta.
cards-todo-enough = Tällä vuorolla ei enää kortteja: päätä vuoro tai lopeta.
cards-todo-ordered = { $more ->
    [one] Sinun on nostettava { $more } kortti.
   *[other] Sinun on nostettava { $more } korttia.
}
cards-todo-draw = Ota korttisi napauttamalla pakkaa.
cards-todo-all-draw = Kaikki nostavat: ota korttisi napauttamalla pakkaa.
cards-todo-give-card = Napauta haamua, jonka annat pois.
cards-todo-give-to = Napauta pelaajaa, joka saa haamusi.
cards-todo-swap-one = Kaksi pelaajaa vaihtaa käsiä. Napauta ensimmäistä. Voit olla toinen heistä.
cards-todo-swap-other = Napauta nyt toista pelaajaa, tai peru napauttamalla ensimmäistä uudelleen.
cards-todo-swap-only = Napauta jompaakumpaa pelaajaa: he vaihtavat käsiä.
cards-todo-skip = Napauta pelaajaa, jonka seuraava vuoro jää väliin.
cards-todo-dictate-whom = Napauta pelaajaa, joka saa määräyksesi. Voit valita itsesi.
cards-todo-dictate-own = Montako korttia sinun on nostettava?
cards-todo-dictate-number = Montako korttia on nostettava? Määräyksen saa { $whom }.
cards-todo-pass-left = Napauta korttia, jonka annat vasemmalle. Saaja: { $to }.
cards-wait-choosing = nosti: { $card }. Valinta on kesken…
cards-wait-others = nosti: { $card }. Nyt valitsevat: { $names }
cards-draw = Nosta
cards-end = Päätä vuoro
cards-shut = Lopeta
cards-shut-sure = Lopeta kokonaan
cards-back = Peru
cards-show-ways = Riski
cards-deck = { $count ->
    [one] Pakka, { $count } kortti
   *[other] Pakka, { $count } korttia
}
cards-discard = Poistetut: { $cards }
cards-count = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
cards-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
cards-ghosts = haamuja { $ghosts }/{ $most }
cards-hand = { $count ->
    [one] Kätesi: { $count } kortti
   *[other] Kätesi: { $count } korttia
}
cards-hand-empty = Ei vielä kortteja
cards-status-down = lopettanut
cards-status-out = pudonnut
cards-open-hand = näkyvissä: { $cards }
cards-known = tiedossasi: { $cards }
cards-skips = { $turns ->
    [one] menettää vuoron
   *[other] menettää { $turns } vuoroa
}
cards-order = nostettava: { $number }
cards-picked = on valinnut kortin
cards-chosen = valittu
cards-choosable = voi valita
cards-news-out = ulkona pelistä: liikaa haamuja!
cards-reckoning = Kädet ja pisteet
cards-risk-none = Ei vielä vaaraa: yksi kortti ei voi pudottaa sinua.
cards-risk-little = Pieni putoamisen riski.
cards-risk-some = Jonkinlainen putoamisen riski.
cards-risk-high = Suuri putoamisen riski!
cards-risk-of-ghost = Seuraava kortti on haamu
cards-risk-of-out = Seuraava kortti pudottaa sinut
cards-risk-of-power = Seuraava kortti on erikoiskortti
cards-risk-of-points = Pisteitä keskimäärin
cards-risk-short-ghost = Haamu
cards-risk-short-out = Putoat
cards-risk-short-power = Erikoiskortti
cards-risk-short-points = Pisteitä

cards-option-level = Taso
cards-option-level-1 = Taso 1
cards-option-level-1-about = Anna, Vaihda ja Ohita. Lempein alku.
cards-option-level-2 = Taso 2
cards-option-level-2-about = Määrää, Kaikki nostavat ja Anna vasemmalle sekä yksi haamu lisää: hurjempi.
cards-option-level-bonus = Bonustaso
cards-option-level-bonus-about = Molemmat pakat yhdessä ja kaikki kuusi erikoiskorttia, jopa kahdeksalle pelaajalle.
cards-option-level2-includes-level1 = Tasolla 2 on myös tason 1 erikoiskortit
cards-option-red-ghost = Punainen haamu on
cards-option-red-ghost-one = yksi haamu
cards-option-red-ghost-two = kaksi haamua
cards-option-skip-stacks = Ohitukset lasketaan yhteen
cards-option-dictate-self = Saat määrätä itsesi nostamaan
cards-option-dictate-blocks-shutdown = Et voi lopettaa ennen kuin olet nostanut määrätyt kortit
cards-option-deck = Pakka
cards-option-deck-home-made = Kotitekoinen
cards-option-deck-home-made-about = Meidän tasapainottamamme: joku putoaa aina ennen kuin pakka loppuu.
cards-option-deck-few-ghosts = Vähän haamuja
cards-option-deck-few-ghosts-about = Vain muutama haamu: pelit ovat pidempiä, ja pakka voi loppua.
cards-option-deck-for-two = Kahdelle
cards-option-deck-for-two-about = Tehty kahdelle: haamuja on vähemmän, joten peli ei lopu niin pian.
cards-option-deck-empty = Kun pakka loppuu
cards-option-deck-empty-all_shut_down = kaikki lopettavat
cards-option-deck-empty-reshuffle_once = poistetut sekoitetaan kerran
cards-option-solo-run = Viimeinen mukana oleva saa
cards-option-solo-run-unlimited = pelata niin kauan kuin haluaa
cards-option-solo-run-one_turn = yhden vuoron
cards-option-max-turns = Vuorojen raja
cards-list = Pakan kortit: { $cards }
cards-list-ghost = { $units ->
    [one] haamu
   *[other] vastaa { $units } haamua
}
cards-list-power = erikoiskortti
cards-list-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
cards-list-count = pakassa { $count }

cards-word-dot = Pilleri
cards-word-cherry = Kirsikka
cards-word-strawberry = Mansikka
cards-word-orange = Appelsiini
cards-word-apple = Omena
cards-word-melon = Vesimeloni
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Anna
cards-word-swap = Vaihda
cards-word-skip = Ohita
cards-word-dictate = Määrää
cards-word-all-draw = Kaikki nostavat
cards-word-pass-left = Anna vasemmalle

cards-short-turn-began = { $who ->
    [you] aloitit
   *[somebody] aloitti
} vuoron.
cards-short-turn-ordered = { $number ->
    [one] { $who ->
        [you] aloitit
       *[somebody] aloitti
    } vuoron; nostettava { $number } kortti.
   *[other] { $who ->
        [you] aloitit
       *[somebody] aloitti
    } vuoron; nostettava { $number } korttia.
}
cards-short-turn-ended = { $who ->
    [you] päätit
   *[somebody] päätti
} vuoron.
cards-short-turn-skipped = { $who ->
    [you] menetit
   *[somebody] menetti
} vuoron.
cards-short-shut-down = { $who ->
    [you] lopetit
   *[somebody] lopetti
}.
cards-short-drew = { $who ->
    [you] nostit
   *[somebody] nosti
}: { $card }.
cards-short-drew-unseen = { $who ->
    [you] nostit
   *[somebody] nosti
} kortin.
cards-short-turned-up = { $who ->
    [you] nostit
   *[somebody] nosti
} erikoiskortin: { $card }.
cards-short-wasted = { $who ->
    [you] nostit
   *[somebody] nosti
} erikoiskortin, joka ei vaikuttanut: { $card }.
cards-short-no-target = { $who ->
    [you] poistit
   *[somebody] poisti
} kortin { $card }: ei ketään valittavana.
cards-short-no-ghost = { $who ->
    [you] poistit
   *[somebody] poisti
} kortin { $card }: ei haamua annettavana.
cards-short-nothing-to-pass = { $who ->
    [you] poistit
   *[somebody] poisti
} kortin { $card }: ei mitään annettavana.
cards-short-gave = { $who ->
    [you] annoit
   *[somebody] antoi
} haamun ({ $card }), saaja { $to }.
cards-short-gave-unseen = { $who ->
    [you] annoit
   *[somebody] antoi
} haamun, saaja { $to }.
cards-short-swapped = { $who ->
    [you] vaihdoit
   *[somebody] vaihtoi
} kädet: { $one } ⇄ { $other }.
cards-short-hand-taken = { $who ->
    [you] sait
   *[somebody] sai
} uuden käden: { $hand }.
cards-short-skipping = { $who ->
    [you] ohitit
   *[somebody] ohitti
}: { $whom }.
cards-short-dictated = { $number ->
    [one] { $who ->
        [you] määräsit
       *[somebody] määräsi
    } nostamaan { $number } kortin: { $whom }.
   *[other] { $who ->
        [you] määräsit
       *[somebody] määräsi
    } nostamaan { $number } korttia: { $whom }.
}
cards-short-picked = { $who ->
    [you] valitsit
   *[somebody] valitsi
} annettavan kortin: { $card }.
cards-short-picked-unseen = { $who ->
    [you] valitsit
   *[somebody] valitsi
} annettavan kortin.
cards-short-passed = { $who ->
    [you] annoit
   *[somebody] antoi
} kortin ({ $card }), saaja { $to }.
cards-short-passed-unseen = { $who ->
    [you] annoit
   *[somebody] antoi
} kortin, saaja { $to }.
cards-short-knocked-out = { $who ->
    [you] putosit
   *[somebody] putosi
} pelistä! Käsi: { $hand }.

cards-note-nothing = ei vaikutusta
cards-note-gave = antaa: { $card }
cards-note-gave-unseen = antaa haamun
cards-note-passed = antaa: { $card }
cards-note-passed-unseen = antaa kortin
cards-note-picked = valitsi kortin
cards-note-swapped = vaihtaa kädet
cards-note-dictated = { $number ->
    [one] määräys: { $number } kortti
   *[other] määräys: { $number } korttia
}
cards-note-ended = päättää vuoron

cards-advice-draw = Nosta kortti.
cards-advice-end = Päätä vuorosi.
cards-advice-shut = Lopeta.
cards-advice-give = Anna: { $from }. Saaja: { $to }.
cards-advice-swap = Vaihda nämä kädet: { $from } ja { $to }.
cards-advice-skip = Ohita tämä pelaaja: { $to }.
cards-advice-dictate = Valitse { $from }. Kortteja: { $to }.
cards-advice-pass = Anna eteenpäin: { $to }.

cards-reason-risk = { $percent ->
    [0] Seuraava kortti ei voi pudottaa sinua.
   *[other] Seuraava kortti pudottaa sinut { NUMBER($percent) } %:n todennäköisyydellä.
}
cards-reason-points = { $points ->
    [one] Sinulla on yksi piste.
   *[other] Sinulla on { $points } pistettä.
}
cards-reason-most = Paikalla { $seat } on eniten kortteja.
cards-reason-most-named = pitää kädessään enemmän kortteja kuin muut vastustajasi.
cards-reason-ghost = Pääset eroon haamusta.

cards-help-aim-title = Tavoite
cards-help-aim = Kerää pisteitä: pilleri on 1 pisteen arvoinen, hedelmät enemmän. Kun kaikki ovat lopettaneet, eniten pisteitä kerännyt voittaa; tasatilanteessa voitto jaetaan. Jos kaikki muut putoavat, voitat heti, oli kädessäsi mitä tahansa.
cards-help-ghosts-title = Kolme haamua
cards-help-ghosts = Kolmella haamulla putoat pelistä heti, vaikka ei olisi vuorosi. Pisteesi menevät, ja kaikki näkevät korttisi.
cards-help-turn-title = Vuorosi
cards-help-turn = Nosta enintään kolme korttia, yksi kerrallaan, ja päätä vuorosi milloin haluat, mutta et ilman korttia. Jokainen kortti vaikuttaa ennen kuin päätät jatkosta. Sitten vuoro siirtyy myötäpäivään.
cards-help-shut-title = Lopettaminen
cards-help-shut = Nostamisen sijaan voit lopettaa: et pelaa enää, mutta pidät pisteesi. Niin saa tehdä tyhjälläkin kädellä.
cards-help-levels-title = Pakat ja tasot
cards-help-levels = Tasolla 1 ovat Anna, Vaihda ja Ohita; tasolla 2 Määrää, Kaikki nostavat ja Anna vasemmalle. Kummallakin voi pelata enintään neljä. Bonustasolla on molemmat pakat ja enintään kahdeksan pelaajaa.
cards-help-power-title = Erikoiskortit
cards-help-power = Erikoiskortti näytetään kaikille, se vaikuttaa heti ja poistetaan. Se ei koskaan vaikuta pelaajiin, jotka ovat lopettaneet tai pudonneet.
cards-help-give-title = Anna
cards-help-give = Yksi haamuistasi siirtyy toiselle pelaajalle ja voi pudottaa hänet. Jos sinulla on haamu, se on annettava. Vain te kaksi näette, mikä se on.
cards-help-swap-title = Vaihda
cards-help-swap = Kaksi pelaajaa vaihtaa käsiä; sinä valitset ketkä, eikä sinun tarvitse olla toinen. Kukaan ei putoa siitä. Jos jäljellä on vain kaksi, heidän on vaihdettava.
cards-help-skip-title = Ohita
cards-help-skip = Toiselta pelaajalta jää seuraava vuoro väliin. Kaksi ohitusta samalle pelaajalle vie silti vain yhden vuoron. Viimeinen mukana oleva ei voi menettää vuoroa.
cards-help-dictate-title = Määrää
cards-help-dictate = Sanot, montako korttia, 1–3, pelaajan on nostettava seuraavalla vuorollaan, ei enempää eikä vähempää. Sitä ennen hän ei voi lopettaa. Voit valita itsesi. Uudempi määräys korvaa vanhan.
cards-help-all-draw-title = Kaikki nostavat
cards-help-all-draw = Kaikki mukana olevat nostavat kortin, sinä ensin. Näin nostetut erikoiskortit eivät tee mitään.
cards-help-pass-left-title = Anna vasemmalle
cards-help-pass-left = Kaikki mukana olevat valitsevat yhtä aikaa kortin, joka siirtyy seuraavalle pelaajalle vasemmalla. Haamut lasketaan, kun kaikki kortit ovat siirtyneet.
cards-help-end-title = Pelin loppu
cards-help-end = Viimeinen mukana oleva saa jatkaa yksin niin kauan kuin haluaa. Kun pakka loppuu tai vuorojen raja tulee täyteen, kaikki mukana olevat lopettavat.
cards-help-secrets-title = Kuka näkee mitä
cards-help-secrets = Vain sinä näet korttisi; kaikki näkevät niiden määrän. Jos kortti tuli sinulta, näet sen yhä sen pelaajan vieressä, jolla se on nyt. ”Riski” laskee vain sen, minkä voit tietää.
cards-help-touch-title = Yhteinen laite
cards-help-touch = Yhdellä laitteella näyttö piilottaa korttisi, kun vuorosi on ohi. Puhelimilla yksi näyttö on pöytä, ja jokaisen kortit ovat omassa puhelimessa.
cards-help-keys-title = Näppäimistöllä
cards-help-keys = Sarkain ja Enter; D nostaa, E päättää vuoron, Esc peruu valinnan.

cards-deed-drew = { $who ->
    [you] nostit
   *[somebody] nosti
} pakasta ({ $cards })
cards-deed-drew-unseen = { $count ->
    [one] { $who ->
        [you] nostit
       *[somebody] nosti
    } kortin
   *[other] { $who ->
        [you] nostit
       *[somebody] nosti
    } { $count } korttia
}
cards-deed-turned-up = { $who ->
    [you] pelasit
   *[somebody] pelasi
} kortin { $card }
cards-deed-nothing = { $who ->
    [you] et
   *[somebody] ei
} voinut käyttää korttia { $card }
cards-deed-gave = { $you ->
    [you] antoi sinulle haamun
   *[other] { $who ->
        [you] annoit
       *[somebody] antoi
    } haamun pelaajalle { $whom }
}
cards-deed-passed = { $you ->
    [you] antoi sinulle kortin { $card }
   *[other] { $who ->
        [you] annoit
       *[somebody] antoi
    } pelaajalle { $whom } kortin { $card }
}
cards-deed-all-passed = kaikki antoivat kortin vasemmalle
cards-deed-swapped = { $you ->
    [you] vaihtoi käsiä kanssasi
   *[other] { $who ->
        [you] vaihdoit
       *[somebody] vaihtoi
    } käsiä pelaajan { $whom } kanssa
}
cards-deed-swapped-two = { $who ->
    [you] vaihdoit
   *[somebody] vaihtoi
} pelaajien { $one } ja { $other } kädet
cards-deed-skipping = { $you ->
    [you] ohitti sinut
   *[other] { $who ->
        [you] ohitit
       *[somebody] ohitti
    } pelaajan { $whom }
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] määräsi sinut nostamaan { $number } kortin
       *[other] määräsi sinut nostamaan { $number } korttia
    }
   *[other] { $number ->
        [one] { $who ->
            [you] määräsit
           *[somebody] määräsi
        } pelaajan { $whom } nostamaan { $number } kortin
       *[other] { $who ->
            [you] määräsit
           *[somebody] määräsi
        } pelaajan { $whom } nostamaan { $number } korttia
    }
}
cards-deed-turn-skipped = { $who ->
    [you] menetit
   *[somebody] menetti
} vuoron
cards-deed-shut-down = { $who ->
    [you] lopetit
   *[somebody] lopetti
}
cards-deed-knocked-out = { $who ->
    [you] putosit
   *[somebody] putosi
} haamujen takia
cards-deed-shown = kaikki kädet näytetään
cards-deed-ended = { $who ->
    [you] päätit
   *[somebody] päätti
} vuoron

cards-befalls-knocked-out = Liikaa haamuja: putosit pelistä!
cards-befalls-swapped = { $name } vaihtoi käsiä kanssasi!
cards-befalls-swapped-two = { $name } vaihtoi kätesi! Uusi kätesi tuli pelaajalta { $with }.
cards-befalls-gave = { $name } antoi sinulle haamun: { $card }
cards-befalls-skipping = { $name } ohitti sinut: seuraava vuorosi jää väliin!
cards-befalls-dictated = { $number ->
    [one] { $name } määrää: nosta seuraavalla vuorolla { $number } kortti!
   *[other] { $name } määrää: nosta seuraavalla vuorolla { $number } korttia!
}
cards-series-points = { $target ->
    [one] Korttipeli-ilta: ensimmäisenä yksi piste
   *[other] Korttipeli-ilta: ensimmäisenä { $target } pistettä
}
cards-score = { $count ->
    [one] 1 piste
   *[other] { $count } pistettä
}
