mspacman-template-layout =
    Ms. Pac-Man -pelin lauta. Kaikki ehdot ovat tiedostossa docs/rules/mspacman.md; tarkista omasi näin:
    `mazechase check FILE`.
    {" "}
      b i p s  ruutu, jossa on pilleri; alue on Blinky, Inky, Pinky tai Sue, myötäpäivään; 17 pilleriä joka alueella
      b*       ja energiapilleri, yksi joka alueella      bx  portti, reunalla, ilman pilleriä
      bo       ja valkoinen ympyrä, keskustan lähellä     bg  haamun pesä, keskellä
      --- |    seinä     = :  ovi     ^ v < >  portin tie ulos     ###  umpinainen
mspacman-template-layout-id = id on nimi, jolla asetukset kutsuvat lautaa: pieniä kirjaimia, numeroita ja -.
mspacman-template-layout-source = "attested", jos lauta on painettu, muuten "home-made".
mspacman-template-die-faces = Haamujen nopan silmäluvut: askelten määriä ja F2, joka myös muuttaa haamun heikoksi.
mspacman-template-spinner-faces = Ms. Pac-Manin onnenpyörän luvut; yhden niistä pitää olla 3.
mspacman-measure-captured = Ms. Pac-Manin nappauksia
mspacman-measure-caught = napattuja haamuja
mspacman-measure-ran-into-her = häneen törmänneitä heikkoja haamuja
mspacman-measure-power-eaten = energiapillereitä
mspacman-measure-extra-turn = lisävuoroja
mspacman-measure-bumped = siirtymisiä seuraavaan vapaaseen ruutuun
