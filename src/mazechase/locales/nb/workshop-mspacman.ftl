mspacman-template-layout = Et brett til Ms. Pac-Man. docs/rules/mspacman.md har alle kravene; sjekk ditt med `mazechase check FILE`.
    {" "}
      b i p s  en rute med prikk i området til Blinky, Inky, Pinky eller Sue, med klokka; 17 prikker i hvert område
      b*       med kraftprikk, én i hvert område          bx  en utgang, i kanten, uten prikk
      bo       med hvit sirkel, nær midten                bg  en spøkelsesrute, i midten
      --- |    en vegg     = :  en dør     ^ v < >  veien ut av en utgang     ###  massiv
mspacman-template-layout-id = Id-en er det valgene kaller det: små bokstaver, sifre og -.
mspacman-template-layout-source = "attested" for et som er trykt, ellers "home-made".
mspacman-template-die-faces = Sidene på spøkelsenes terning: antall skritt, og F2, som også gjør spøkelser svake.
mspacman-template-spinner-faces = Tallene på Ms. Pac-Mans snurreskive; ett av dem må være 3.
mspacman-measure-captured = ganger Ms. Pac-Man ble fanget
mspacman-measure-caught = fangede spøkelser
mspacman-measure-ran-into-her = svake spøkelser som løp rett på henne
mspacman-measure-power-eaten = kraftprikker
mspacman-measure-extra-turn = ekstra turer
mspacman-measure-bumped = puff til neste ledige rute
