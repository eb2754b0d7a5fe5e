chase-template-layout =
    Лабиринт за гоненицата, на дъската 9 x 9 от Quoridor: колони от a до i, редове от 1 до 9. Всички условия са в
    docs/rules/chase.md; провери своя с `mazechase check FILE` и го виж с
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" за отпечатан, иначе "home-made".
chase-template-layout-fences =
    До 20 прегради: докоснатото квадратче, най-близо до a1, после h за легнала или v за изправена. e3h е над e3 и f3,
    e3v е вдясно от e3 и e4.
chase-template-layout-pellets = Четири точки.
chase-template-layout-starts = Къде започват фигурите; никоя върху точка.
chase-measure-caught = загубени животи
chase-measure-ate-pellet = изядени точки
chase-measure-ate-ghost = изядени духчета
chase-measure-frenzied = изпадания в ярост
chase-measure-stayed = фигури без възможен ход
chase-measure-stalled = животи, загубени от мотаене
