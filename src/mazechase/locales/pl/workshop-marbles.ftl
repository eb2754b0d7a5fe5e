# Komentarze w szablonach `mazechase document` i nazwy tego, co się liczy
marbles-template-layout =
    Plansza gry w kulki. Wszystkie warunki są w docs/rules/marbles.md; swoją sprawdzisz przez `mazechase check FILE`.
    {" "}
      o       dołek; plansza ma ich 72            @        dołek z pomarańczowym kółkiem; plansza ma 4
      Y R G B cztery domki                        =====    blok pośrodku, gdzie zaczynają duchy
      - |     droga, prosta, dowolnej długości    ^ v < >  przejście przez brzeg, tuż obok dołka
    {" "}
    Dołki leżą na kratce: w co czwartej kolumnie i co drugim wierszu. Wszystko, co nienarysowane, jest przeszkodą.
    Po obróceniu lub odbiciu jednego domku na drugi plansza musi wyglądać tak samo (C19).
marbles-template-layout-id = Pod tym id wybiera się ją w opcjach: małe litery, cyfry i -.
marbles-template-layout-source = "attested" dla wydrukowanej, w innym razie "home-made".
marbles-measure-captured = złapania
marbles-measure-ghost-gobbled = zjedzone duchy
marbles-measure-crossed = wyjścia przez przejścia
marbles-measure-pac-stood = Pac-Man bez ruchu
marbles-measure-ghost-stood = duch bez ruchu
marbles-measure-both-stood = oba bez ruchu
