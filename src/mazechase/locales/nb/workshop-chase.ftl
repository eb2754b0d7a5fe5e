chase-template-layout = En labyrint til Jakten, på Quoridor-brettet med 9 x 9 ruter: kolonne a til i, rad 1 til 9. docs/rules/chase.md
    har alle kravene; sjekk din med `mazechase check FILE`, og se på den med
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" for en som er trykt, ellers "home-made".
chase-template-layout-fences = Opptil 20 gjerder: ruten gjerdet berører nærmest a1, og så h for liggende eller v for stående. e3h er over e3 og
    f3, e3v er til høyre for e3 og e4.
chase-template-layout-pellets = Fire energikuler.
chase-template-layout-starts = Hvor brikkene starter; ingen av dem på en energikule.
chase-measure-caught = tapte liv
chase-measure-ate-pellet = spiste energikuler
chase-measure-ate-ghost = spiste spøkelser
chase-measure-frenzied = ganger i vanvidd
chase-measure-stayed = brikker som ikke kunne flytte
chase-measure-stalled = liv tapt ved somling
