marbles-template-layout =
    En plade til kuglespillet. docs/rules/marbles.md har alle betingelser; kontrollér din med `mazechase check FILE`.
    {" "}
      o       et hul; en plade har 72          @        et hul med orange ring; en plade har 4
      Y R G B de fire hjem                     =====    blokken i midten, hvor spøgelserne starter
      - |     en vej, lige, så lang man vil    ^ v < >  en åbning over kanten, lige ved et hul
    {" "}
    Huller ligger i et gitter: hver fjerde kolonne, hver anden linje. Alt, der ikke er tegnet, er spærret. Drejet eller
    spejlet, så ét hjem falder på et andet, skal pladen se ens ud (C19).
marbles-template-layout-id = Id er navnet i valgmulighederne: små bogstaver, cifre og -.
marbles-template-layout-source = "attested" for en, der er trykt, ellers "home-made".
marbles-measure-captured = fangster
marbles-measure-ghost-gobbled = spiste spøgelser
marbles-measure-crossed = ture gennem åbninger
marbles-measure-pac-stood = Pac-Man kunne ikke rykke
marbles-measure-ghost-stood = et spøgelse kunne ikke rykke
marbles-measure-both-stood = ingen kunne rykke
