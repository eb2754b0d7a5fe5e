puzzle-title = Päivän pulma
puzzle-back = Takaisin peleihin
puzzle-grade = { $grade ->
    [1] Helppo
    [2] Keskitaso
   *[3] Vaikea
}
puzzle-streak = { $days ->
    [one] { $days } päivä peräkkäin
   *[other] { $days } päivää peräkkäin
}
puzzle-done = ratkaistu
puzzle-past = Kaksi viime viikkoa
puzzle-why = Miksi
puzzle-right = Juuri niin!
puzzle-ask = Mitä teet?
puzzle-on = Oikein! Entä nyt?
puzzle-wrong = Ei aivan. Kokeile jotain muuta!
puzzle-shown = Se oli vastaus.
puzzle-give-up = Näytä vastaus
puzzle-not-possible = Et voi tehdä sitä tässä.
puzzle-share = Jaa
puzzle-copied = Kopioitu
puzzle-result = { $shown ->
    [true] Katsoit vastauksen.
   *[false] { $wrong ->
        [0] Ratkesi ensi yrittämällä.
        [one] Ratkesi { $wrong } väärän yrityksen jälkeen.
       *[other] Ratkesi { $wrong } väärän yrityksen jälkeen.
    }
}

puzzle-best = Etsi paras siirto.
puzzle-only = Mikään muu ei toimi.
puzzle-chances = Näin voitat noin { $best } kertaa sadasta. Seuraavaksi parhaalla vastauksella noin { $next }.
puzzle-chances-exact = Näin voitat { $best } kertaa sadasta, tarkasti laskettuna. Toisella vastauksella { $next }.
puzzle-quoridor-win = Voita { $number } siirrolla, teki toinen mitä tahansa.
puzzle-quoridor-win-why = Kaikki vastaukset kokeiltiin: mikään muu siirto ei voita { $number } siirrolla.
puzzle-chase-escape = Yksi pilleri ja yksi elämä jäljellä. Minne Pac-Manin pitää mennä, jotta voitto on varma?
puzzle-chase-escape-why = Missä tahansa muualla haamut voivat pysäyttää hänet. Tässä ne eivät voi, siirtyivät ne miten vain.
puzzle-chase-trap = Pac-Manilla on yksi elämä jäljellä. Minne tämän haamun pitää mennä, jottei hän pääse karkuun?
puzzle-chase-trap-why = Missä tahansa muualla Pac-Man voi vielä voittaa. Tässä hän ei voi, juoksi hän miten vain.
puzzle-marbles-best = Sinulla on Pac-Manille silmäluku { $number }. Mikä on paras siirto?
puzzle-marbles-ghost = Sinulla on haamulle silmäluku { $number }. Mikä on paras siirto?
puzzle-mspacman-best = Pyöräytit luvun { $number }. Minne Ms. Pac-Manin pitäisi mennä?
puzzle-mspacman-chase = Heitit luvun { $number }. Minne haamusi pitäisi mennä?
puzzle-cards-draw = Kaikki muut ovat lopettaneet tai pudonneet. Nostatko vai lopetatko?
