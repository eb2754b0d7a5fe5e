marbles-template-layout =
    Een bord voor het knikkerspel. Alle voorwaarden staan in docs/rules/marbles.md; controleer het met
    `mazechase check FILE`.
    {" "}
      o       een kuiltje; een bord heeft er 72    @        een kuiltje met oranje ring; een bord heeft er 4
      Y R G B de vier thuisplekken                      =====    het blok in het midden, waar de spoken beginnen
      - |     een pad, recht, van elke lengte      ^ v < >  een opening in de rand, vlak naast een kuiltje
    {" "}
    Kuiltjes liggen op een raster: elke vierde kolom, elke tweede regel. Wat niet getekend is, is dicht. Gedraaid of
    gespiegeld zodat de ene thuisplek op de andere valt, moet het bord er hetzelfde uitzien (C19).
marbles-template-layout-id = Met de id noemen opties het bord: kleine letters, cijfers en -.
marbles-template-layout-source = "attested" voor een gedrukt bord, anders "home-made".
marbles-measure-captured = gevangen Pac-Mans
marbles-measure-ghost-gobbled = opgegeten spoken
marbles-measure-crossed = keren door openingen
marbles-measure-pac-stood = Pac-Man kon niet bewegen
marbles-measure-ghost-stood = een spook kon niet bewegen
marbles-measure-both-stood = geen van beide kon bewegen
