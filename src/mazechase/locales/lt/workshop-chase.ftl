chase-template-layout =
    Gaudynių labirintas „Quoridor“ lentoje 9 x 9: stulpeliai nuo a iki i, eilės nuo 1 iki 9. Visi reikalavimai surašyti
    docs/rules/chase.md; savo labirintą patikrink komanda `mazechase check FILE`, o pamatysi jį komanda
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested", jei labirintas buvo išspausdintas, kitaip "home-made".
chase-template-layout-fences =
    Iki 20 tvorų: prie tvoros esantis kvadratėlis, arčiausias a1, ir h (gulsčiai) arba v (stačiai). e3h yra virš e3 ir f3,
    e3v – į dešinę nuo e3 ir e4.
chase-template-layout-pellets = Keturios piliulės.
chase-template-layout-starts = Kur pradeda figūrėlės; nė viena ne ant piliulės.
chase-measure-caught = prarastos gyvybės
chase-measure-ate-pellet = suvalgytos piliulės
chase-measure-ate-ghost = suvalgyti vaiduokliai
chase-measure-frenzied = siautuliai
chase-measure-stayed = figūrėlės, kurios negalėjo eiti
chase-measure-stalled = gyvybės, prarastos delsiant
