marbles-template-layout =
    Kuulimängu laud. Kõik tingimused on failis docs/rules/marbles.md; kontrolli oma lauda käsuga `mazechase check FILE`.
    {" "}
      o       auk; laual on neid 72              @        oranži rõngaga auk; laual on neid 4
      Y R G B neli kodu                          =====    plokk keskel, kust kummitused alustavad
      - |     tee, sirge, iga pikkusega          ^ v < >  ava üle serva, kohe augu kõrval
    {" "}
    Augud on võrel: igas neljandas veerus, igal teisel real. Kõik, mida pole joonistatud, on tõke. Kui laud pöörata või
    peegeldada nii, et üks kodu satub teise kohale, peab see välja nägema sama (C19).
marbles-template-layout-id = Selle id-ga nimetavad seda valikud: väiketähed, numbrid ja -.
marbles-template-layout-source = "attested", kui see on trükitud, muidu "home-made".
marbles-measure-captured = püüdmisi
marbles-measure-ghost-gobbled = söödud kummitusi
marbles-measure-crossed = avade läbimisi
marbles-measure-pac-stood = Pac-Man ei saanud liikuda
marbles-measure-ghost-stood = kummitus ei saanud liikuda
marbles-measure-both-stood = kumbki ei saanud liikuda
