chase-template-layout =
    En labyrint til jagten på Quoridors plade på 9 x 9 felter: kolonne a til i, række 1 til 9. docs/rules/chase.md
    har alle betingelser; kontrollér din med `mazechase check FILE`, og se den med
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" for en, der er trykt, ellers "home-made".
chase-template-layout-fences =
    Op til 20 forhindringer: det berørte felt, der er nærmest a1, og så h for liggende eller v for stående. e3h er
    over e3 og f3, e3v er til højre for e3 og e4.
chase-template-layout-pellets = Fire bonus-bær.
chase-template-layout-starts = Hvor brikkerne starter; ingen af dem på et bonus-bær.
chase-measure-caught = mistede liv
chase-measure-ate-pellet = spiste bonus-bær
chase-measure-ate-ghost = spiste spøgelser
chase-measure-frenzied = vredesudbrud
chase-measure-stayed = brikker, der ikke kunne rykke
chase-measure-stalled = liv mistet ved at trække tiden ud
