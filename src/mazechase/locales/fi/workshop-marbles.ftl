marbles-template-layout =
    Kuulapelin lauta. Kaikki ehdot ovat tiedostossa docs/rules/marbles.md; tarkista omasi näin: `mazechase check FILE`.
    {" "}
      o       kolo; laudalla niitä on 72       @        kolo, jossa on oranssi rengas; laudalla niitä on 4
      Y R G B neljä kotia                      =====    umpinainen alue keskellä, haamujen lähtöpaikka
      - |     suora polku, pituus vapaa        ^ v < >  aukko reunan yli, aivan kolon vieressä
    {" "}
    Kolot ovat ristikossa: joka neljännessä sarakkeessa ja joka toisella rivillä. Kaikki, mitä ei ole piirretty, on
    estettä. Kun lautaa kääntää tai peilaa niin, että koti osuu toisen kodin kohdalle, laudan pitää näyttää samalta (C19).
marbles-template-layout-id = id on nimi, jolla asetukset kutsuvat lautaa: pieniä kirjaimia, numeroita ja -.
marbles-template-layout-source = "attested", jos lauta on painettu, muuten "home-made".
marbles-measure-captured = nappauksia
marbles-measure-ghost-gobbled = ahmittuja haamuja
marbles-measure-crossed = kulkuja aukoista
marbles-measure-pac-stood = Pac-Man ei voinut siirtyä
marbles-measure-ghost-stood = haamu ei voinut siirtyä
marbles-measure-both-stood = kumpikaan ei voinut siirtyä
