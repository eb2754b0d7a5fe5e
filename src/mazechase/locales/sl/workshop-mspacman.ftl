mspacman-template-layout =
    Plošča za Ms. Pac-Man. Vse omejitve so v docs/rules/mspacman.md; svojo preveri z `mazechase check FILE`.
    {" "}
      b i p s  polje s piko na območju, ki ga ima Blinky, Inky, Pinky ali Sue, v smeri urnega kazalca; 17 pik na območje
      b*       z veliko piko, ena na vsakem območju       bx  izhod, ob robu, brez pike
      bo       z belim krogom, blizu sredine              bg  polje duha, na sredini
      --- |    zid      = :  vrata      ^ v < >  pot ven pri izhodu      ###  polno
mspacman-template-layout-id = Oznaka (id), po kateri jo najdejo možnosti: male črke, števke in -.
mspacman-template-layout-source = "attested" za natisnjeno, sicer "home-made".
mspacman-template-die-faces = Ploskve kocke duhov: števila korakov in F2, ki tudi oslabi duhove.
mspacman-template-spinner-faces = Števila na vrtavki za Ms. Pac-Man; eno mora biti 3.
mspacman-measure-captured = kolikokrat je ujeta Ms. Pac-Man
mspacman-measure-caught = ujeti duhovi
mspacman-measure-ran-into-her = šibki duhovi, ki so se zaleteli vanjo
mspacman-measure-power-eaten = velike pike
mspacman-measure-extra-turn = dodatne poteze
mspacman-measure-bumped = odrivi na naslednje prosto polje
