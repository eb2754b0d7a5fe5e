chase-template-layout =
    Takaa-ajon sokkelo Quoridorin 9 x 9 -laudalla: sarakkeet a–i, rivit 1–9. Kaikki ehdot ovat tiedostossa
    docs/rules/chase.md; tarkista omasi näin: `mazechase check FILE`, ja katso sitä näin:
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested", jos sokkelo on painettu, muuten "home-made".
chase-template-layout-fences =
    Enintään 20 aitaa: aitaa koskettava ruutu, joka on lähimpänä ruutua a1, ja sitten h (vaakasuora) tai v (pystysuora).
    e3h on ruutujen e3 ja f3 yläpuolella, e3v ruutujen e3 ja e4 oikealla puolella.
chase-template-layout-pellets = Neljä pilleriä.
chase-template-layout-starts = Mistä hahmot aloittavat; mikään niistä ei aloita pilleriltä.
chase-measure-caught = menetettyjä elämiä
chase-measure-ate-pellet = syötyjä pillereitä
chase-measure-ate-ghost = syötyjä haamuja
chase-measure-frenzied = hurjistumisia
chase-measure-stayed = hahmoja, jotka eivät voineet siirtyä
chase-measure-stalled = vitkasteluun menetettyjä elämiä
