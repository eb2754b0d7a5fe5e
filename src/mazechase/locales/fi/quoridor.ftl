error-quoridor-bad-action = ”{ $text }” ei ole ruutu (kuten e2) eikä aita (kuten e3h).
error-quoridor-bad-position = ”{ $text }” ei ole asema; kirjoita se näin: { $form }.
error-quoridor-bad-square = ”{ $text }” ei ole ruutu; ruudut ovat a1–i9.
error-quoridor-bad-fence = Kohtaan ”{ $fence }” ei voi panna aitaa; aidat eivät saa olla päällekkäin eikä ristissä.
error-quoridor-no-three = Asetus three_players ei salli kolmea pelaajaa.
error-quoridor-place-seats = Kun pelaajia on { $players }, asemassa pitää olla hahmoja { $players } ja jäljellä olevien aitojen määriä { $players }.
error-quoridor-place-turn = Vuorossa olevan paikan pitää olla väliltä 1–{ $players }.
error-quoridor-place-sharing = Kaksi hahmoa ei voi olla samassa ruudussa.
error-quoridor-place-fences = Pelaajia on { $players }, ja jokaisella on { $each } aitaa, kun lasketaan sekä laudalla olevat että käyttämättömät.
error-quoridor-place-taken = Vuoroja lasketaan vain asetukseen max_turns asti.
error-quoridor-place-two-home = Kaksi hahmoa ei voi olla yhtä aikaa maalirivillään.
error-quoridor-place-shut-in = Paikalla { $seat } ei ole reittiä maaliriville.
error-quoridor-place-stuck = Paikka { $seat } ei voi tässä tehdä mitään, joten se ei voi olla vuorossa.

quoridor-refuse-no-pass = Hahmosi on jo siinä, eikä vuoroa voi jättää väliin.
quoridor-refuse-occupied = Siinä on jo toinen hahmo.
quoridor-refuse-too-far = Liian kaukana: hahmo siirtyy yhden ruudun tai hyppää yhden viereisen hahmon yli.
quoridor-refuse-no-diagonal = Viistoon saa siirtyä vain sellaisen hahmon ohi, jonka yli ei voi hypätä.
quoridor-refuse-fence-between = Aita on tiellä.
quoridor-refuse-one-piece-a-jump = Tiellä on kaksi hahmoa, ja yli voi hypätä vain yhden.
quoridor-refuse-piece-behind = Siihen pääsee vain, jos toisen hahmon takana on aita. Tässä takana on kolmas hahmo.
quoridor-refuse-jump-straight = Suora hyppy on vapaa, joten sivulle ei voi hypätä.
quoridor-refuse-fence-beside = Ylitettävän hahmon ja tuon ruudun välissä on aita.
quoridor-refuse-edge-behind = Siihen pääsee vain, jos toisen hahmon takana on aita. Tässä lauta loppuu.
quoridor-refuse-off-board = Aita jäisi laudan reunan yli.
quoridor-refuse-no-fences-left = Aitasi ovat loppu.
quoridor-refuse-overlap = Ei mahdu: toinen aita on tiellä.
quoridor-refuse-crossing = Aita menisi ristiin toisen kanssa.
quoridor-refuse-last-path = Aita veisi paikalta { $seat } viimeisen reitin maaliriville.
quoridor-refuse-last-path-named = { $who ->
    [you] jäisit
   *[somebody] jäisi
} ilman reittiä maaliin, jos aita olisi siinä.

quoridor-event-moved = Paikka { $seat } siirtyi: { $origin } → { $to }.
quoridor-event-jumped = Paikka { $seat } hyppäsi: { $origin } → { $to }, ruudun { $over } yli.
quoridor-event-fenced = { $left ->
    [one] Paikka { $seat } pystytti aidan { $fence }. Jäljellä { $left } aita.
   *[other] Paikka { $seat } pystytti aidan { $fence }. Jäljellä { $left } aitaa.
}
quoridor-event-passed-over = Paikka { $seat } ei voinut tehdä mitään, ja vuoro jäi väliin.
quoridor-event-won = Paikka { $seat } saavutti ruudun { $at } ja voitti.
quoridor-event-turn-limit = { $turns ->
    [one] { $turns } vuoron raja tuli täyteen; kukaan ei voittanut.
   *[other] { $turns } vuoron raja tuli täyteen; kukaan ei voittanut.
}

goal_reached = Voittajan hahmo pääsi laudan toiselle puolelle.
goal_reached-own = Hahmosi pääsi laudan toiselle puolelle.

quoridor-name = Quoridor
quoridor-about = Ehdi ensimmäisenä sokkelon läpi. Ota vuorollasi askel tai pystytä aita toisen tielle.
quoridor-step-1 = Vie hahmosi ensimmäisenä laudan yli.
quoridor-step-2 = Ota askel tai pystytä aita.
quoridor-step-3 = Aidat pakottavat muut kiertämään.
quoridor-guide-turn = Tervetuloa! Vuorollasi teet yhden asian: astut ruudun kohti omaa riviäsi laudan toisella puolella tai pystytät aidan, joka hidastaa muita.
quoridor-todo = Napauta hohtavaa pistettä tai pystytä aita.
quoridor-todo-walk = Siirry napauttamalla hohtavaa pistettä.
quoridor-todo-fence = Vie aita haluamaasi kohtaan, käännä se ja aseta paikalleen.
quoridor-fences-left = { $left ->
    [one] { $left } aita jäljellä
   *[other] { $left } aitaa jäljellä
}
quoridor-put-up-fence = Pystytä aita
quoridor-turn-fence = Käännä
quoridor-place-fence = Aseta
quoridor-cancel-fence = Ei aitaa
quoridor-grid = Pelilauta. Nuolinäppäimet kulkevat ruudusta toiseen, Enter siirtää hahmosi, F vaihtaa aitoihin.
quoridor-grid-fences = Aitojen paikat. Nuolinäppäimet siirtävät aitaa, R kääntää sen, Enter pystyttää sen, F tai Esc palaa hahmoosi.
quoridor-square-pawn = hahmo: { $name }
quoridor-square-target = voit siirtyä tähän
quoridor-square-goal = maali: { $name }
quoridor-square-fences = aita { $sides }
quoridor-fence-of = pystyttäjä: { $name }
quoridor-slot = { $slot }, { $way ->
    [h] vaakasuora
   *[v] pystysuora
}, { $state ->
    [free] vapaa
    [up] tässä on aita
   *[closed] ei mahdollinen tässä
}
quoridor-option-edge-as-fence = Laudan reuna on kuin aita, joten sen vieressä voi hypätä sivulle
quoridor-option-diagonal-past-piece = Jos ylitettävän hahmon takana on toinen hahmo, voit hypätä sivulle
quoridor-option-max-turns = Vuorojen raja

quoridor-short-moved = { $who ->
    [you] siirryit
   *[somebody] siirtyi
}: { $origin } → { $to }.
quoridor-short-jumped = { $who ->
    [you] hyppäsit
   *[somebody] hyppäsi
}: { $origin } → { $to }, ruudun { $over } yli.
quoridor-short-fenced = { $who ->
    [you] pystytit
   *[somebody] pystytti
} aidan: { $fence }; jäljellä { $left }.
quoridor-short-passed-over = { $who ->
    [you] et
   *[somebody] ei
} voinut tehdä mitään, ja vuoro jäi väliin.
quoridor-short-won = { $who ->
    [you] pääsit ruutuun { $at } ja voitit
   *[somebody] pääsi ruutuun { $at } ja voitti
}!

quoridor-advice-move = Siirry ruutuun { $to }.
quoridor-advice-fence = Pystytä aita kohtaan { $to }.

quoridor-reason-wins = Sillä voitat pelin!
quoridor-reason-jump = { $steps ->
    [one] Pääset askeleen lähemmäs.
   *[other] Pääset kerralla { $steps } askelta lähemmäs.
}
quoridor-reason-nearer = { $steps ->
    [one] Sen jälkeen maaliin on yksi askel.
   *[other] Sen jälkeen maaliin on { $steps } askelta.
}
quoridor-reason-costs = { $steps ->
    [one] Paikka { $seat } joutuu kulkemaan askeleen enemmän.
   *[other] Paikka { $seat } joutuu kulkemaan { $steps } askelta enemmän.
}
quoridor-reason-costs-named = { $steps ->
    [one] joutuu kulkemaan askeleen enemmän.
   *[other] joutuu kulkemaan { $steps } askelta enemmän.
}
quoridor-reason-stops = { $steps ->
    [one] Paikka { $seat } oli askeleen päässä maalista ja tarvitsee nyt yhden askeleen lisää.
   *[other] Paikka { $seat } oli askeleen päässä maalista ja tarvitsee nyt { $steps } askelta lisää.
}
quoridor-reason-stops-named = { $steps ->
    [one] oli askeleen päässä maalista ja tarvitsee nyt yhden askeleen lisää.
   *[other] oli askeleen päässä maalista ja tarvitsee nyt { $steps } askelta lisää.
}
quoridor-reason-free = Se ei hidasta sinua.
quoridor-reason-costs-you = { $steps ->
    [one] Se maksaa sinulle yhden askeleen.
   *[other] Se maksaa sinulle { $steps } askelta.
}

quoridor-help-aim-title = Tavoite
quoridor-help-aim = Vie hahmosi ensimmäisenä sille reunalle, jossa on sen väri ja kuva. Mikä tahansa reunan ruutu käy, ja voitat heti. Pelaajia voi olla kaksi, kolme tai neljä, ja vuorot kiertävät myötäpäivään. Kahdella on 10 aitaa kummallakin, kolmella 6 ja neljällä 5.
quoridor-help-turn-title = Vuorosi
quoridor-help-turn = Teet yhden asian: siirrät hahmoasi tai pystytät aidan. Vuoroa ei saa jättää väliin. Se jää väliin vain, jos et voi tehdä kumpaakaan.
quoridor-help-move-title = Siirtyminen
quoridor-help-move = Hahmo siirtyy yhden ruudun eteen, taakse tai sivulle: ei koskaan viistoon, aidan läpi tai toisen hahmon päälle. Renkaat näyttävät, minne voit mennä.
quoridor-help-jump-title = Hyppääminen
quoridor-help-jump = Jos toinen hahmo on omasi vieressä, saat hypätä suoraan sen yli heti sen taakse. Pakko ei ole, ja vuorossa voi hypätä vain yhden hahmon yli.
quoridor-help-side-title = Hyppy sivulle
quoridor-help-side = Jos hahmon takana on aita tai laudan reuna, voit hypätä sen vasemmalle tai oikealle puolelle, ellei välissä ole aitaa. Kun suora hyppy on vapaa, sivuille ei pääse. Jos takana on kolmas hahmo, et voi hypätä lainkaan.
quoridor-help-fence-title = Aidat
quoridor-help-fence = Aita on kahden ruudun pituinen. Se estää kaikkia, myös sinua, ja pysyy paikallaan koko pelin. Aidat eivät saa olla päällekkäin, ristissä tai laudan reunan yli.
quoridor-help-path-title = Aina jokin reitti
quoridor-help-path = Saat pidentää muiden matkaa, mutta et sulkea ketään sisään: uuden aidankin jälkeen jokaisella pitää olla reitti maaliin. Reitillä olevia hahmoja ei lasketa, sillä ne siirtyvät kyllä.
quoridor-help-end-title = Ei voittajaa
quoridor-help-end = Jos asetat vuorojen rajan, peli päättyy siihen ilman voittajaa. Viimeisellä vuorolla maaliin päässyt voittaa silti.
quoridor-help-touch-title = Näytöllä
quoridor-help-touch = Kosketusnäytöllä: kokeile aitaa napauttamalla ruutujen väliin, vedä sitä, käännä se napauttamalla ja aseta se. Hiirellä: osoita ruutujen väliin ja napsauta.
quoridor-help-keys-title = Näppäimistöllä
quoridor-help-keys = Nuolinäppäimet ja Enter; F vaihtaa hahmon ja aitojen välillä, R kääntää aidan.

quoridor-deed-moved = { $detail ->
    [squares] { $who ->
        [you] siirryit
       *[somebody] siirtyi
    } ruutuun { $to }
   *[plain] { $who ->
        [you] siirryit
       *[somebody] siirtyi
    } yhden ruudun
}
quoridor-deed-jumped = { $detail ->
    [squares] { $who ->
        [you] hyppäsit
       *[somebody] hyppäsi
    } ruudun { $over } yli ruutuun { $to }
   *[plain] { $who ->
        [you] hyppäsit
       *[somebody] hyppäsi
    } toisen hahmon yli
}
quoridor-deed-fenced = { $detail ->
    [squares] { $who ->
        [you] pystytit
       *[somebody] pystytti
    } aidan { $fence } (jäljellä { $left })
   *[plain] { $who ->
        [you] pystytit
       *[somebody] pystytti
    } aidan (jäljellä { $left })
}
quoridor-deed-passed-over = { $who ->
    [you] et
   *[somebody] ei
} voinut tehdä mitään, ja vuoro jäi väliin
quoridor-deed-won = { $who ->
    [you] voitit
   *[somebody] voitti
}
