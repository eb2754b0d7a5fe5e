# Komentarze w szablonach `mazechase document` i nazwy tego, co się liczy
mspacman-template-layout =
    Plansza Ms. Pac-Man. Wszystkie warunki są w docs/rules/mspacman.md; swoją sprawdzisz przez `mazechase check FILE`.
    {" "}
      b i p s  pole z kropką w strefie Blinky, Inky, Pinky lub Sue, zgodnie z zegarem; 17 kropek w każdej strefie
      b*       z polem mocy, jedno w każdej strefie       bx  pole wyjścia, na brzegu, bez kropki
      bo       z białym kółkiem, blisko środka            bg  kryjówka ducha, pośrodku
      --- |    ściana     = :  drzwi     ^ v < >  droga na zewnątrz z pola wyjścia     ###  pełne
mspacman-template-layout-id = Pod tym id wybiera się ją w opcjach: małe litery, cyfry i -.
mspacman-template-layout-source = "attested" dla wydrukowanej, w innym razie "home-made".
mspacman-template-die-faces = Ścianki kości duchów: liczby kroków i F2, które też osłabia duchy.
mspacman-template-spinner-faces = Liczby na tarczy Ms. Pac-Man; jedną z nich musi być 3.
mspacman-measure-captured = złapania Ms. Pac-Man
mspacman-measure-caught = złapane duchy
mspacman-measure-ran-into-her = słabe duchy, które na nią wpadły
mspacman-measure-power-eaten = kropki mocy
mspacman-measure-extra-turn = dodatkowe tury
mspacman-measure-bumped = przejścia na następne wolne pole
