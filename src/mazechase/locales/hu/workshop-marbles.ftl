marbles-template-layout =
    A golyós játék táblája. Minden feltétel itt olvasható: docs/rules/marbles.md; így ellenőrizd: `mazechase check FILE`.
    {" "}
      o       egy lyuk; a táblán 72 van        @        egy narancssárga karikás lyuk; a táblán 4 van
      Y R G B a négy otthon                    =====    a középső tömb, ahonnan a szellemek indulnak
      - |     egyenes út, bármilyen hosszú     ^ v < >  nyílás a szélen át, közvetlenül egy lyuk mellett
    {" "}
    A lyukak rácson vannak: minden negyedik oszlopban, minden második sorban. Ami nincs rajzolva, az akadály. Ha úgy
    forgatod vagy tükrözöd, hogy egyik otthon a másikra kerül, a táblának ugyanúgy kell kinéznie (C19).
marbles-template-layout-id = Az id az, ahogy a beállítások hívják: kisbetűk, számjegyek és -.
marbles-template-layout-source = "attested", ha nyomtatott tábla, különben "home-made".
marbles-measure-captured = elkapások
marbles-measure-ghost-gobbled = felfalt szellemek
marbles-measure-crossed = átkelések nyílásokon
marbles-measure-pac-stood = Pac-Man nem tudott lépni
marbles-measure-ghost-stood = szellem nem tudott lépni
marbles-measure-both-stood = egyikük sem tudott lépni
