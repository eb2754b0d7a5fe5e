mspacman-template-layout =
    Een bord voor Ms. Pac-Man. Alle voorwaarden staan in docs/rules/mspacman.md; controleer het met
    `mazechase check FILE`.
    {" "}
      b i p s  een vakje met een stip in het gebied van Blinky, Inky, Pinky of Sue, met de klok mee; 17 stippen per gebied
      b*       met een krachtvak, één per gebied          bx  een uitgangsvak, aan de rand, zonder stip
      bo       met een witte cirkel, bij het midden       bg  een spookvak, in het midden
      --- |    een muur     = :  een deur     ^ v < >  de weg uit een uitgangsvak     ###  dicht
mspacman-template-layout-id = Met de id noemen opties het bord: kleine letters, cijfers en -.
mspacman-template-layout-source = "attested" voor een gedrukt bord, anders "home-made".
mspacman-template-die-faces = De zijden van de spokendobbelsteen: aantallen stappen, en F2, die spoken ook zwak maakt.
mspacman-template-spinner-faces = De getallen op de draaischijf van Ms. Pac-Man; een ervan moet 3 zijn.
mspacman-measure-captured = keren Ms. Pac-Man gevangen
mspacman-measure-caught = gevangen spoken
mspacman-measure-ran-into-her = zwakke spoken die tegen haar aan liepen
mspacman-measure-power-eaten = krachtstippen
mspacman-measure-extra-turn = extra beurten
mspacman-measure-bumped = keren door naar een vrij vakje
