# Komentarze w szablonach `mazechase document` i nazwy tego, co się liczy
chase-template-layout =
    Układ pościgu na planszy Quoridora 9 x 9: kolumny a do i, rzędy 1 do 9. Wszystkie warunki są w
    docs/rules/chase.md; swój układ sprawdzisz przez `mazechase check FILE`, a obejrzysz przez
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" dla wydrukowanego, w innym razie "home-made".
chase-template-layout-fences =
    Do 20 ogrodzeń: pole przy ogrodzeniu najbliższe a1, potem h dla poziomego lub v dla pionowego. e3h jest nad e3 i f3,
    e3v jest na prawo od e3 i e4.
chase-template-layout-pellets = Cztery kulki mocy.
chase-template-layout-starts = Gdzie zaczynają pionki; żaden na kulce mocy.
chase-measure-caught = stracone życia
chase-measure-ate-pellet = zjedzone kulki mocy
chase-measure-ate-ghost = zjedzone duchy
chase-measure-frenzied = szały
chase-measure-stayed = pionki bez ruchu
chase-measure-stalled = życia stracone przez zwlekanie
