marbles-template-layout =
    Ein Brett für das Murmelspiel. docs/rules/marbles.md nennt alle Bedingungen; prüf deins mit `mazechase check FILE`.
    {" "}
      o       eine Mulde; ein Brett hat 72      @        eine Mulde mit orangem Ring; ein Brett hat 4
      Y R G B die vier Häuser                   =====    der Block in der Mitte, wo die Geister starten
      - |     ein Weg, gerade, beliebig lang    ^ v < >  eine Öffnung über den Rand, direkt neben einer Mulde
    {" "}
    Mulden liegen auf einem Gitter: jede vierte Spalte, jede zweite Zeile. Was nicht gezeichnet ist, ist gesperrt.
    Gedreht oder gespiegelt, sodass ein Haus auf ein anderes fällt, muss das Brett gleich aussehen (C19).
marbles-template-layout-id = Die id ist der Name in den Optionen: kleine Buchstaben, Ziffern und -.
marbles-template-layout-source = "attested" für ein gedrucktes, sonst "home-made".
marbles-measure-captured = Gefangene
marbles-measure-ghost-gobbled = gefressene Geister
marbles-measure-crossed = Wege durch Öffnungen
marbles-measure-pac-stood = Pac-Man konnte nicht ziehen
marbles-measure-ghost-stood = kein Geist konnte ziehen
marbles-measure-both-stood = niemand konnte ziehen
