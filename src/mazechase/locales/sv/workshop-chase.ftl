chase-template-layout =
    En bana för jakten, på Quoridors bräde med 9 x 9 rutor: kolumn a till i, rad 1 till 9. docs/rules/chase.md har alla
    krav; kontrollera din med `mazechase check FILE`, och titta på den med
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" för en som har tryckts, annars "home-made".
chase-template-layout-fences =
    Upp till 20 staket: den ruta de rör som är närmast a1, sedan h för liggande eller v för stående. e3h är ovanför e3
    och f3, e3v är till höger om e3 och e4.
chase-template-layout-pellets = Fyra bonussymboler.
chase-template-layout-starts = Var pjäserna börjar; ingen av dem på en bonussymbol.
chase-measure-caught = förlorade liv
chase-measure-ate-pellet = ätna bonussymboler
chase-measure-ate-ghost = ätna spöken
chase-measure-frenzied = vilda spöken
chase-measure-stayed = pjäser som inte kunde gå
chase-measure-stalled = liv förlorade genom att söla
