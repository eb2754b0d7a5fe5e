mspacman-template-layout =
    Ms. Pac-Man egy táblája. Minden feltétel itt olvasható: docs/rules/mspacman.md; így ellenőrizd: `mazechase check FILE`.
    {" "}
      b i p s  pöttyös mező Blinky, Inky, Pinky vagy Sue területén, az óramutató járása szerint; területenként 17 pötty
      b*       erőmezővel, területenként egy              bx  kijárat a szélen, pötty nélkül
      bo       fehér karikával, közel a közepéhez         bg  szellemhely, középen
      --- |    fal     = :  ajtó     ^ v < >  a kijárat kivezető útja     ###  tömör
mspacman-template-layout-id = Az id az, ahogy a beállítások hívják: kisbetűk, számjegyek és -.
mspacman-template-layout-source = "attested", ha nyomtatott tábla, különben "home-made".
mspacman-template-die-faces = A szellemek kockájának oldalai: lépésszámok, és F2, amely a szellemeket gyengévé is teszi.
mspacman-template-spinner-faces = Ms. Pac-Man pörgettyűjének számai; az egyik legyen 3.
mspacman-measure-captured = Ms. Pac-Man elkapásai
mspacman-measure-caught = elkapott szellemek
mspacman-measure-ran-into-her = Ms. Pac-Manbe futott gyenge szellemek
mspacman-measure-power-eaten = erőpöttyök
mspacman-measure-extra-turn = újabb körök
mspacman-measure-bumped = továbblépések a következő szabad mezőre
