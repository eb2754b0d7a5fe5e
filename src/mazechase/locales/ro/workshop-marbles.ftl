marbles-template-layout =
    O tablă pentru jocul cu bile. docs/rules/marbles.md are toate condițiile; verific-o pe a ta cu `mazechase check FILE`.
    {" "}
      o       o gropiță; o tablă are 72                @        o gropiță cu inel portocaliu; o tablă are 4
      Y R G B cele patru case                          =====    blocul din mijloc, de unde pornesc fantomele
      - |     un drum drept, de orice lungime          ^ v < >  o trecere peste margine, chiar lângă o gropiță
    {" "}
    Gropițele stau pe un grilaj: pe fiecare a patra coloană, pe fiecare al doilea rând. Tot ce nu e desenat e obstacol.
    Rotită sau în oglindă, astfel încât o casă să cadă pe alta, tabla trebuie să arate la fel (C19).
marbles-template-layout-id = Id-ul este numele din opțiuni: litere mici, cifre și -.
marbles-template-layout-source = "attested" pentru una tipărită, altfel "home-made".
marbles-measure-captured = prinderi
marbles-measure-ghost-gobbled = fantome înghițite
marbles-measure-crossed = traversări prin treceri
marbles-measure-pac-stood = Pac-Man n-a putut muta
marbles-measure-ghost-stood = o fantomă n-a putut muta
marbles-measure-both-stood = n-a putut muta niciunul
