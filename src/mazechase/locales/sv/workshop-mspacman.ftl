mspacman-template-layout =
    Ett bräde för Ms. Pac-Man. docs/rules/mspacman.md har alla krav; kontrollera ditt med `mazechase check FILE`.
    {" "}
      b i p s  en ruta med prick i området för Blinky, Inky, Pinky eller Sue, medsols; 17 prickar i varje område
      b*       med en kraftruta, en i varje område        bx  en utgång, vid kanten, utan prick
      bo       med en vit cirkel, nära mitten             bg  ett spökbo, i mitten
      --- |    en vägg   = :  en dörr   ^ v < >  vägen ut ur en utgång          ###  massivt
mspacman-template-layout-id = id är vad alternativ kallar det: små bokstäver, siffror och -.
mspacman-template-layout-source = "attested" för ett som har tryckts, annars "home-made".
mspacman-template-die-faces = Sidorna på spökenas tärning: antal steg, och F2, som också gör spöken svaga.
mspacman-template-spinner-faces = Talen på Ms. Pac-Mans snurra; ett av dem måste vara 3.
mspacman-measure-captured = fångster av Ms. Pac-Man
mspacman-measure-caught = fångade spöken
mspacman-measure-ran-into-her = svaga spöken som sprang på henne
mspacman-measure-power-eaten = kraftprickar
mspacman-measure-extra-turn = extraturer
mspacman-measure-bumped = steg vidare till nästa fria ruta
