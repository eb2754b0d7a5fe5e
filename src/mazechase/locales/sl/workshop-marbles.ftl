marbles-template-layout =
    Plošča za igro s kroglicami. Vse omejitve so v docs/rules/marbles.md; svojo preveri z `mazechase check FILE`.
    {" "}
      o       luknjica; na plošči jih je 72        @        luknjica z oranžnim obročkom; na plošči so 4
      Y R G B štirje domki                         =====    blok na sredini, kjer začnejo duhovi
      - |     pot, ravna, poljubno dolga           ^ v < >  odprtina čez rob, tik ob luknjici
    {" "}
    Luknjice so na mreži: v vsakem četrtem stolpcu in vsaki drugi vrstici. Kar ni narisano, je pregrada. Če ploščo
    obrneš ali prezrcališ tako, da en domek pade na drugega, mora biti videti enaka (C19).
marbles-template-layout-id = Oznaka (id), po kateri jo najdejo možnosti: male črke, števke in -.
marbles-template-layout-source = "attested" za natisnjeno, sicer "home-made".
marbles-measure-captured = ujeti igralci
marbles-measure-ghost-gobbled = pogoltnjeni duhovi
marbles-measure-crossed = prehodi skozi odprtine
marbles-measure-pac-stood = Pac-Man ni mogel nikamor
marbles-measure-ghost-stood = duh ni mogel nikamor
marbles-measure-both-stood = nobeden ni mogel nikamor
