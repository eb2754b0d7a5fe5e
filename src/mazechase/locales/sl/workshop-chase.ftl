chase-template-layout =
    Labirint za lov na plošči 9 x 9 igre Quoridor: stolpci od a do i, vrstice od 1 do 9. Vse omejitve so v
    docs/rules/chase.md; svojega preveri z `mazechase check FILE` in si ga oglej z
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" za natisnjenega, sicer "home-made".
chase-template-layout-fences =
    Do 20 ograd: polje ob ogradi, ki je najbliže a1, nato h za ležečo ali v za pokončno. e3h je nad e3 in f3,
    e3v je desno od e3 in e4.
chase-template-layout-pellets = Štirje drobci moči.
chase-template-layout-starts = Kje začnejo figure; nobena na drobcu moči.
chase-measure-caught = izgubljena življenja
chase-measure-ate-pellet = pojedeni drobci moči
chase-measure-ate-ghost = pojedeni duhovi
chase-measure-frenzied = duhovi, ki so podivjali
chase-measure-stayed = figure, ki niso mogle nikamor
chase-measure-stalled = življenja, izgubljena zaradi zavlačevanja
