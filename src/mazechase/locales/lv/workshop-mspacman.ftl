mspacman-template-layout =
    Ms. Pac-Man laukums. Visas prasības ir docs/rules/mspacman.md; savu laukumu pārbaudi ar `mazechase check FILE`.
    {" "}
      b i p s  lauciņš ar punktiņu Blinky, Inky, Pinky vai Sue apgabalā, pulksteņrādītāja virzienā; katrā 17 punktiņi
      b*       ar enerģijas punktu, viens katrā apgabalā  bx  izeja malā, bez punktiņa
      bo       ar baltu apli, tuvu vidum                  bg  spoka māja, vidū
      --- |    siena   = :  durvis   ^ v < >  ceļš ārā no izejas   ###  aizpildīts
mspacman-template-layout-id = Ar id laukumu sauc iestatījumos: mazie burti, cipari un -.
mspacman-template-layout-source = „attested”, ja laukums ir drukāts, citādi „home-made”.
mspacman-template-die-faces = Spoku kauliņa skaldnes: soļu skaits un F2, kas spokus arī padara vājus.
mspacman-template-spinner-faces = Ms. Pac-Man rata skaitļi; vienam no tiem jābūt 3.
mspacman-measure-captured = Ms. Pac-Man noķeršanas
mspacman-measure-caught = noķertie spoki
mspacman-measure-ran-into-her = vājie spoki, kas uzskrēja viņai
mspacman-measure-power-eaten = enerģijas punkti
mspacman-measure-extra-turn = papildu griezieni
mspacman-measure-bumped = pārbīdes uz nākamo brīvo lauciņu
