mspacman-template-layout =
    Дъска за Ms. Pac-Man. Всички условия са в docs/rules/mspacman.md; провери своята с `mazechase check FILE`.
    {" "}
      b i p s  квадратче с точка в областта на Blinky, Inky, Pinky или Sue, по часовника; по 17 точки във всяка
      b*       със суперточка, по една в област           bx  изход, на ръба, без точка
      bo       с бял кръг, близо до средата               bg  място за духче, в средата
      --- |    стена     = :  врата     ^ v < >  навън от изход     ###  плътно
mspacman-template-layout-id = С id я наричат опциите: малки латински букви, цифри и -.
mspacman-template-layout-source = "attested" за отпечатана, иначе "home-made".
mspacman-template-die-faces = Страните на зара за духчетата: брой крачки и F2, което прави духчетата и слаби.
mspacman-template-spinner-faces = Числата на въртележката за Ms. Pac-Man; едно от тях трябва да е 3.
mspacman-measure-captured = хващания на Ms. Pac-Man
mspacman-measure-caught = хванати духчета
mspacman-measure-ran-into-her = слаби духчета, налетели на нея
mspacman-measure-power-eaten = суперточки
mspacman-measure-extra-turn = допълнителни ходове
mspacman-measure-bumped = избутвания до свободно квадратче
