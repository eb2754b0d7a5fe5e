marbles-template-layout =
    Bumbiņu spēles laukums. Visas prasības ir docs/rules/marbles.md; savu laukumu pārbaudi ar `mazechase check FILE`.
    {" "}
      o       bedrīte; laukumā to ir 72        @        bedrīte ar oranžu gredzenu; laukumā to ir 4
      Y R G B četras mājas                     =====    bloks vidū, kur sāk spoki
      - |     taisns ceļš jebkurā garumā       ^ v < >  eja pāri malai, tieši blakus bedrītei
    {" "}
    Bedrītes ir režģī: katrā ceturtajā kolonnā, katrā otrajā rindā. Kas nav uzzīmēts, tam cauri netiek. Ja laukumu
    pagriež vai apspoguļo tā, ka viena māja nonāk otras vietā, tam jāizskatās tāpat (C19).
marbles-template-layout-id = Ar id laukumu sauc iestatījumos: mazie burti, cipari un -.
marbles-template-layout-source = „attested”, ja laukums ir drukāts, citādi „home-made”.
marbles-measure-captured = noķeršanas
marbles-measure-ghost-gobbled = apēstie spoki
marbles-measure-crossed = izmantotās ejas
marbles-measure-pac-stood = Pac-Man nevarēja iet
marbles-measure-ghost-stood = spoks nevarēja iet
marbles-measure-both-stood = nevarēja iet neviens
