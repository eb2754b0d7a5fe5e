mspacman-template-layout =
    Ms. Pac-Mani laud. Kõik tingimused on failis docs/rules/mspacman.md; kontrolli oma lauda käsuga `mazechase check FILE`.
    {" "}
      b i p s  täpiga ruut, ala Blinky, Inky, Pinky või Sue, päripäeva; igal alal 17 täppi
      b*       jõuruut, igal alal üks                     bx  väljapääs, serval, ilma täpita
      bo       valge ring, keskkoha lähedal               bg  kummitusepesa, keskel
      --- |    sein     = :  uks     ^ v < >  tee väljapääsust välja     ###  täis
mspacman-template-layout-id = Selle id-ga nimetavad seda valikud: väiketähed, numbrid ja -.
mspacman-template-layout-source = "attested", kui see on trükitud, muidu "home-made".
mspacman-template-die-faces = Kummituste täringu tahud: sammude arvud ja F2, mis teeb kummitused ka nõrgaks.
mspacman-template-spinner-faces = Ms. Pac-Mani ketta arvud; üks neist peab olema 3.
mspacman-measure-captured = Ms. Pac-Mani püüdmisi
mspacman-measure-caught = püütud kummitusi
mspacman-measure-ran-into-her = nõrku kummitusi, kes jooksid tema otsa
mspacman-measure-power-eaten = jõutäppe
mspacman-measure-extra-turn = lisakordi
mspacman-measure-bumped = edasiminekuid järgmisele vabale ruudule
