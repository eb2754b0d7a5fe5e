mspacman-template-layout =
    Ein Brett für Ms. Pac-Man. docs/rules/mspacman.md nennt alle Bedingungen; prüf deins mit `mazechase check FILE`.
    {" "}
      b i p s  ein Feld mit Pille im Bereich von Blinky, Inky, Pinky oder Sue, im Uhrzeigersinn; je Bereich 17 Pillen
      b*       mit Power-Pille, eine je Bereich         bx  ein Ausgang, am Rand, ohne Pille
      bo       mit weißem Kreis, nahe der Mitte         bg  ein Geisterfeld, in der Mitte
      --- |    eine Wand    = :  eine Tür    ^ v < >  der Weg aus einem Ausgang    ###  massiv
mspacman-template-layout-id = Die id ist der Name in den Optionen: kleine Buchstaben, Ziffern und -.
mspacman-template-layout-source = "attested" für ein gedrucktes, sonst "home-made".
mspacman-template-die-faces = Die Seiten des Geisterwürfels: Zahlen von Schritten, und F2, das auch Geister schwach macht.
mspacman-template-spinner-faces = Die Zahlen auf der Drehscheibe von Ms. Pac-Man; eine davon muss 3 sein.
mspacman-measure-captured = Ms. Pac-Man gefangen
mspacman-measure-caught = gefangene Geister
mspacman-measure-ran-into-her = schwache Geister, die in sie gerannt sind
mspacman-measure-power-eaten = Power-Pillen
mspacman-measure-extra-turn = Extrazüge
mspacman-measure-bumped = auf das nächste freie Feld weitergegangen
