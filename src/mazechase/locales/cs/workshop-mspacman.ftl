# Comments in the templates that `mazechase document` prints, and names of what is counted.
mspacman-template-layout =
    Deska pro Ms. Pac-Man. Všechny podmínky jsou v docs/rules/mspacman.md; svou desku ověřte pomocí `mazechase check SOUBOR`.
    {" "}
      b i p s  pole s tečkou v oblasti Blinky, Inky, Pinky nebo Sue, po směru hodin; v každé oblasti 17 teček
      b*       silové pole, jedno v každé oblasti         bx  východ, na okraji, bez tečky
      bo       s bílým kruhem, blízko středu              bg  domov ducha, uprostřed
      --- |    zeď     = :  dveře     ^ v < >  cesta ven z východu     ###  plné
mspacman-template-layout-id = Název pro volby: malá písmena, číslice a -.
mspacman-template-layout-source = "attested", pokud byla vytištěna, jinak "home-made".
mspacman-template-die-faces = Stěny kostky duchů: počty kroků a F2, která navíc duchy oslabí.
mspacman-template-spinner-faces = Čísla na růžici Ms. Pac-Man; jedno z nich musí být 3.
mspacman-measure-captured = chycení Ms. Pac-Man
mspacman-measure-caught = chycení duchové
mspacman-measure-ran-into-her = slabí duchové, kteří na ni narazili
mspacman-measure-power-eaten = snědené silové tečky
mspacman-measure-extra-turn = tahy navíc
mspacman-measure-bumped = odskoky na další volné pole
