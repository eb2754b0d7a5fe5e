mspacman-template-layout =
    En plade til Ms. Pac-Man. docs/rules/mspacman.md har alle betingelser; kontrollér din med `mazechase check FILE`.
    {" "}
      b i p s  et felt med prik i området Blinky, Inky, Pinky eller Sue, med uret; 17 prikker i hvert område
      b*       med power-prik, én i hvert område          bx  en udgang, på kanten, uden prik
      bo       med hvid cirkel, nær midten                bg  et spøgelsesfelt, i midten
      --- |    en mur     = :  en dør     ^ v < >  vejen ud af en udgang     ###  massiv
mspacman-template-layout-id = Id er navnet i valgmulighederne: små bogstaver, cifre og -.
mspacman-template-layout-source = "attested" for en, der er trykt, ellers "home-made".
mspacman-template-die-faces = Siderne på spøgelsernes terning: antal skridt, og F2, som også gør spøgelser svage.
mspacman-template-spinner-faces = Tallene på Ms. Pac-Mans drejeskive; et af dem skal være 3.
mspacman-measure-captured = Ms. Pac-Man fanget
mspacman-measure-caught = fangede spøgelser
mspacman-measure-ran-into-her = svage spøgelser, der løb ind i hende
mspacman-measure-power-eaten = power-prikker
mspacman-measure-extra-turn = ekstrature
mspacman-measure-bumped = gået videre til næste frie felt
