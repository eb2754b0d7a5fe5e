chase-template-layout =
    Ķereņu labirints uz Quoridor 9 x 9 lauciņu laukuma: kolonnas no a līdz i, rindas no 1 līdz 9. Visas prasības ir
    docs/rules/chase.md; savu labirintu pārbaudi ar `mazechase check FILE` un apskati ar
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = „attested”, ja labirints ir drukāts, citādi „home-made”.
chase-template-layout-fences =
    Līdz 20 sienām: skartais lauciņš, kas ir vistuvāk a1, tad h guļošai vai v stāvošai sienai. e3h ir virs e3 un f3,
    e3v ir pa labi no e3 un e4.
chase-template-layout-pellets = Četras enerģijas lodes.
chase-template-layout-starts = Kur sāk figūriņas; neviena nesāk uz lodes.
chase-measure-caught = zaudētās dzīvības
chase-measure-ate-pellet = apēstās lodes
chase-measure-ate-ghost = apēstie spoki
chase-measure-frenzied = trakuma reizes
chase-measure-stayed = figūriņas, kas nevarēja iet
chase-measure-stalled = vilcinoties zaudētās dzīvības
