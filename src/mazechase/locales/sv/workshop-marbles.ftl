marbles-template-layout =
    Ett bräde för kulspelet. docs/rules/marbles.md har alla krav; kontrollera ditt med `mazechase check FILE`.
    {" "}
      o       ett hål; ett bräde har 72        @        ett hål med orange ring; ett bräde har 4
      Y R G B de fyra bona                     =====    blocket i mitten, där spökena börjar
      - |     en väg, rak, av valfri längd     ^ v < >  en öppning i kanten, precis bredvid ett hål
    {" "}
    Hålen ligger i ett rutnät: var fjärde kolumn, varannan rad. Allt som inte är ritat är spärr. Vridet eller speglat
    så att ett bo hamnar på ett annat måste brädet se likadant ut (C19).
marbles-template-layout-id = id är vad alternativ kallar det: små bokstäver, siffror och -.
marbles-template-layout-source = "attested" för ett som har tryckts, annars "home-made".
marbles-measure-captured = fångster
marbles-measure-ghost-gobbled = slukade spöken
marbles-measure-crossed = språng genom öppningar
marbles-measure-pac-stood = Pac-Man kunde inte gå
marbles-measure-ghost-stood = ett spöke kunde inte gå
marbles-measure-both-stood = ingen av dem kunde gå
