mspacman-template-layout =
    Ms. Pac-Man lenta. Visi reikalavimai surašyti docs/rules/mspacman.md; savo lentą patikrink taip: `mazechase check FILE`.
    {" "}
      b i p s  kvadratėlis su taškeliu: Blinky, Inky, Pinky ar Sue sritis, pagal laikrodžio rodyklę; po 17 taškelių
      b*       galios kvadratėlis, po vieną srityje           bx  išėjimas lentos krašte, be taškelio
      bo       kvadratėlis su baltu apskritimu, arti vidurio  bg  vaiduoklio vieta viduryje
      --- |    siena     = :  durys     ^ v < >  išėjimo kelias lauk     ###  užpildyta
mspacman-template-layout-id = Pavadinimas (id), kuriuo ją vadina parinktys: mažosios raidės, skaitmenys ir -.
mspacman-template-layout-source = "attested", jei lenta buvo išspausdinta, kitaip "home-made".
mspacman-template-die-faces = Vaiduoklių kauliuko sienelės: žingsnių skaičiai ir F2, kuris dar ir susilpnina vaiduoklius.
mspacman-template-spinner-faces = Ms. Pac-Man suktuko skaičiai; vienas iš jų turi būti 3.
mspacman-measure-captured = Ms. Pac-Man sugavimai
mspacman-measure-caught = sugauti vaiduokliai
mspacman-measure-ran-into-her = silpni vaiduokliai, atsitrenkę į ją
mspacman-measure-power-eaten = galios taškai
mspacman-measure-extra-turn = papildomi ėjimai
mspacman-measure-bumped = paėjimai iki laisvo kvadratėlio
