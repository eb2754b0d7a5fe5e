chase-template-layout =
    Tagaajamise labürint Quoridori 9 x 9 laual: veerud a kuni i, read 1 kuni 9. Kõik tingimused on failis
    docs/rules/chase.md; kontrolli oma labürinti käsuga `mazechase check FILE` ja vaata seda käsuga
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested", kui see on trükitud, muidu "home-made".
chase-template-layout-fences =
    Kuni 20 piiret: puudutatud ruut, mis on a1-le kõige lähemal, siis h rõhtsa või v püstise piirde jaoks. e3h on
    e3 ja f3 kohal, e3v on e3-st ja e4-st paremal.
chase-template-layout-pellets = Neli graanulit.
chase-template-layout-starts = Kust nupud alustavad; ükski neist ei ole graanulil.
chase-measure-caught = kaotatud elusid
chase-measure-ate-pellet = söödud graanuleid
chase-measure-ate-ghost = söödud kummitusi
chase-measure-frenzied = pööraseks muutumisi
chase-measure-stayed = nuppe, mis ei saanud liikuda
chase-measure-stalled = viivitamisega kaotatud elusid
