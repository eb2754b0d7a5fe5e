mspacman-template-layout =
    Doska hry Ms. Pac-Man. Všetky podmienky sú v docs/rules/mspacman.md; skontroluješ ju príkazom `mazechase check FILE`.
    {" "}
      b i p s  políčko s bodkou v oblasti Blinky, Inky, Pinky alebo Sue, v smere hodín; v každej oblasti 17 bodiek
      b*       s veľkou bodkou, jedno v každej oblasti    bx  východ na okraji, bez bodky
      bo       s bielym kruhom, blízko stredu             bg  domov ducha uprostred
      --- |    stena     = :  dvere     ^ v < >  cesta von z východu     ###  plné
mspacman-template-layout-id = Pod id dosku poznajú možnosti: malé písmená, číslice a -.
mspacman-template-layout-source = "attested" pre tlačenú, inak "home-made".
mspacman-template-die-faces = Steny kocky duchov: počty krokov a F2, ktorá duchov aj oslabí.
mspacman-template-spinner-faces = Čísla na točidle Ms. Pac-Man; jedno z nich musí byť 3.
mspacman-measure-captured = chytenia Ms. Pac-Man
mspacman-measure-caught = chytení duchovia
mspacman-measure-ran-into-her = slabí duchovia, čo na ňu narazili
mspacman-measure-power-eaten = veľké bodky
mspacman-measure-extra-turn = ťahy navyše
mspacman-measure-bumped = posuny na najbližšie voľné políčko
