chase-template-layout =
    Bludisko naháňačky na doske Quoridor 9 x 9: stĺpce a až i, rady 1 až 9. Všetky podmienky sú v
    docs/rules/chase.md; skontroluješ ho príkazom `mazechase check FILE` a pozrieš si ho príkazom
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" pre tlačené, inak "home-made".
chase-template-layout-fences =
    Najviac 20 prekážok: dotknuté políčko najbližšie k a1, potom h pre ležiacu alebo v pre stojacu. e3h je nad e3 a f3,
    e3v je vpravo od e3 a e4.
chase-template-layout-pellets = Štyri veľké bodky.
chase-template-layout-starts = Kde figúrky začínajú; žiadna na bodke.
chase-measure-caught = stratené životy
chase-measure-ate-pellet = zjedené bodky
chase-measure-ate-ghost = zjedení duchovia
chase-measure-frenzied = režimy šialenstva
chase-measure-stayed = figúrky, ktoré nemali kam ísť
chase-measure-stalled = životy stratené otáľaním
