marbles-template-layout = Et brett til klinkekulespillet. docs/rules/marbles.md har alle kravene; sjekk ditt med `mazechase check FILE`.
    {" "}
      o       et hull; et brett har 72         @        et hull med oransje ring; et brett har 4
      Y R G B de fire hjemmene                 =====    blokken i midten, der spøkelsene starter
      - |     en vei, rett, så lang du vil     ^ v < >  en åpning over kanten, rett ved siden av et hull
    {" "}
    Hullene ligger i et rutenett: hver fjerde kolonne, annenhver linje. Alt som ikke er tegnet, er sperret. Brettet må
    se likt ut når det snus eller speiles så ett hjem havner på et annet (C19).
marbles-template-layout-id = Id-en er det valgene kaller det: små bokstaver, sifre og -.
marbles-template-layout-source = "attested" for et som er trykt, ellers "home-made".
marbles-measure-captured = fangster
marbles-measure-ghost-gobbled = slukte spøkelser
marbles-measure-crossed = ganger gjennom en åpning
marbles-measure-pac-stood = Pac-Man kunne ikke flytte
marbles-measure-ghost-stood = et spøkelse kunne ikke flytte
marbles-measure-both-stood = ingen av dem kunne flytte
