# Comments in the templates that `mazechase document` prints, and names of what is counted.
chase-template-layout =
    Rozložení pro honičku na desce Quoridor 9 x 9: sloupce a až i, řádky 1 až 9. Všechny podmínky jsou
    v docs/rules/chase.md; své rozložení ověřte pomocí `mazechase check SOUBOR` a prohlédněte si ho pomocí
    `mazechase show chase --option layout=SOUBOR`.
chase-template-layout-source = "attested", pokud bylo vytištěno, jinak "home-made".
chase-template-layout-fences =
    Nejvýš 20 překážek: pole u překážky nejblíž k a1, pak h pro vodorovnou nebo v pro svislou. e3h je nad e3 a f3,
    e3v je vpravo od e3 a e4.
chase-template-layout-pellets = Čtyři velké tečky.
chase-template-layout-starts = Kde figurky začínají; žádná na velké tečce.
chase-measure-caught = ztracené životy
chase-measure-ate-pellet = snědené velké tečky
chase-measure-ate-ghost = snědení duchové
chase-measure-frenzied = záchvaty zuřivosti
chase-measure-stayed = figurky, které se nemohly hnout
chase-measure-stalled = životy ztracené čekáním
