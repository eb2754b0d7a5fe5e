chase-template-layout =
    Un labirint pentru goană, pe tabla 9 x 9 din Quoridor: coloanele a - i, rândurile 1 - 9. docs/rules/chase.md are
    toate condițiile; verifică-l pe al tău cu `mazechase check FILE` și privește-l cu
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" pentru unul tipărit, altfel "home-made".
chase-template-layout-fences =
    Până la 20 de bariere: căsuța atinsă cea mai apropiată de a1, apoi h pentru culcată sau v pentru în picioare.
    e3h este deasupra căsuțelor e3 și f3, e3v este la dreapta căsuțelor e3 și e4.
chase-template-layout-pellets = Patru capsule energie.
chase-template-layout-starts = De unde pornesc pionii; niciunul pe o capsulă.
chase-measure-caught = vieți pierdute
chase-measure-ate-pellet = capsule mâncate
chase-measure-ate-ghost = fantome mâncate
chase-measure-frenzied = urmăriri
chase-measure-stayed = pioni care n-au putut muta
chase-measure-stalled = vieți pierdute prin tragere de timp
