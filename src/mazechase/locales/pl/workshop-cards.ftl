# Komentarze w szablonach `mazechase document` i nazwy tego, co się liczy
cards-template-deck =
    Talie obu poziomów, po 54 karty. Wszystkie warunki są w docs/rules/cards.md; swoją talię sprawdzisz przez
    `mazechase check FILE`.
cards-template-deck-source = "attested" dla liczb z druku, w innym razie "home-made".
cards-template-deck-points = Ile są warte karty: kropka 1, każdy owoc więcej. Możesz wymyślać owoce.
cards-template-deck-level1 = Ile jakich kart ma poziom 1: co najmniej 3 duchy, owoc, kropka oraz give, swap i skip.
cards-template-deck-level2 = To samo dla poziomu 2, z większą liczbą duchów oraz dictate, all-draw i pass-left.
cards-measure-knocked-out = odpadnięcia
cards-measure-shut-down = gracze, którzy spasowali
cards-measure-drew = dobrane karty
cards-measure-gave = zagrane ODDAJ
cards-measure-swapped = zagrane ZAMIEŃ
cards-measure-skipping = zagrane PAUZA
cards-measure-dictated = zagrane ROZKAZ
cards-measure-passed = karty podane przez PODAJ W LEWO
cards-measure-wasted = karty akcji bez skutku
