marbles-template-layout =
    Дъска за играта с топчета. Всички условия са в docs/rules/marbles.md; провери своята с `mazechase check FILE`.
    {" "}
      o       дупка; на дъската са 72          @        дупка с оранжев пръстен; на дъската са 4
      Y R G B четирите дома                    =====    блокът в средата, където започват духчетата
      - |     прав път с всякаква дължина      ^ v < >  отвор през ръба, точно до дупка
    {" "}
    Дупките са на решетка: всяка четвърта колона, всеки втори ред. Което не е нарисувано, е стена. Завъртяна или
    обърната така, че един дом да падне върху друг, дъската трябва да изглежда еднакво (C19).
marbles-template-layout-id = С id я наричат опциите: малки латински букви, цифри и -.
marbles-template-layout-source = "attested" за отпечатана, иначе "home-made".
marbles-measure-captured = хващания
marbles-measure-ghost-gobbled = лапнати духчета
marbles-measure-crossed = минавания през отвори
marbles-measure-pac-stood = Пакман без ход
marbles-measure-ghost-stood = духче без ход
marbles-measure-both-stood = и двете без ход
