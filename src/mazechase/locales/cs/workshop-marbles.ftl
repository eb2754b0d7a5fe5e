# Comments in the templates that `mazechase document` prints, and names of what is counted.
marbles-template-layout =
    Deska pro kuličky. Všechny podmínky jsou v docs/rules/marbles.md; svou desku ověřte pomocí `mazechase check SOUBOR`.
    {" "}
      o       důlek; deska jich má 72          @        důlek s oranžovým kroužkem; deska jich má 4
      Y R G B čtyři domovy                     =====    blok uprostřed, kde začínají duchové
      - |     rovná cesta libovolné délky      ^ v < >  průchod přes okraj, hned vedle důlku
    {" "}
    Důlky leží v mřížce: každý čtvrtý sloupec, každý druhý řádek. Co není nakreslené, je překážka. Otočená nebo
    zrcadlená tak, že jeden domov padne na jiný, musí deska vypadat stejně (C19).
marbles-template-layout-id = Název pro volby: malá písmena, číslice a -.
marbles-template-layout-source = "attested", pokud byla vytištěna, jinak "home-made".
marbles-measure-captured = chycení
marbles-measure-ghost-gobbled = snědení duchové
marbles-measure-crossed = cesty průchody
marbles-measure-pac-stood = Pac-Man se nemohl hnout
marbles-measure-ghost-stood = duch se nemohl hnout
marbles-measure-both-stood = nikdo se nemohl hnout
