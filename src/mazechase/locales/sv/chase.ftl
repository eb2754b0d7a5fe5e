error-chase-bad-action = ”{ $text }” är ingen handling; en handling är en ruta som e2, ett spökes namn eller - för att avsluta ett drag.
error-chase-bad-position = ”{ $text }” är ingen ställning; skriv den så här: { $form }.
error-chase-bad-square = ”{ $text }” är ingen ruta; rutorna heter a1 till i9.

error-chase-layout-field = En bana behöver ”{ $field }”: source är text, fences och pellets är listor, starts är en tabell.
error-chase-layout-extra = En bana har inget fält ”{ $field }”; fälten är source, fences, pellets och starts.
error-chase-layout-many-fences = Det är { $count } staket; i lådan finns bara { $most }.
error-chase-layout-fence = ”{ $fence }” är inget staket; ett staket är en ruta och h eller v, till exempel e3h.
error-chase-layout-fence-border = Staketet { $fence } står på brädets kant eller sticker ut över den.
error-chase-layout-fence-clash = Staketet { $fence } överlappar eller korsar ett annat.
error-chase-layout-square = { $place }: ”{ $square }” är ingen ruta; rutorna heter a1 till i9.
error-chase-layout-pellet-count = { $count ->
    [one] Det ska vara { $wanted } bonussymboler, men det är { $count }.
   *[other] Det ska vara { $wanted } bonussymboler, men det är { $count }.
}
error-chase-layout-pellet-twice = Det ligger två bonussymboler på { $square }.
error-chase-layout-pieces = Startrutorna ska vara för { $pieces }.
error-chase-layout-start-pellet = { $piece } kan inte börja på { $square }: där ligger en bonussymbol.
error-chase-layout-start-shared = { $piece } kan inte börja på { $square }: en annan pjäs börjar där.
error-chase-layout-closed = { $square } kan inte nås från Pac-Mans start; alla rutor måste gå att nå.
error-chase-layout-parted = Bonussymboler skiljer { $square } från Pac-Mans start; spöken får inte stanna på dem och behöver en väg runt.

error-chase-place-ghosts = En ställning räknar upp fyra spöken, med - för ett som är uppätet.
error-chase-place-pellets = Det ligger en bonussymbol där banan inte har någon, eller ingen saknas fast en just blev uppäten.
error-chase-place-lives = Pac-Man kan inte ha så många liv; och om inget liv är kvar måste en bonussymbol vara det.
error-chase-place-idle = Det kan inte ha varit så många omgångar utan bonussymbol.
error-chase-place-best = Så många bonussymboler kan inte ha blivit uppätna under ett liv som gick förlorat.
error-chase-place-cycles = Omgångar räknas bara upp till alternativet max_turns.
error-chase-place-sharing = Två spöken kan inte stå på samma ruta.
error-chase-place-on-pellet = Ingen pjäs kan stå på en bonussymbol där.
error-chase-place-waiting = De här spökena kan inte vänta på sitt drag.
error-chase-place-over = Spelet är slut, så ingen pjäs kan vara mitt i ett drag.
error-chase-place-met = Pac-Man och ett spöke kan inte stå på samma ruta här.
error-chase-place-move = Så många steg kan inte vara kvar av draget, eller inte på det sättet.
error-chase-place-run = Spöket kan inte ha börjat springa så.
error-chase-place-sight = Ett spöke måste vara vilt om det ser Pac-Man, och bara då.
error-chase-place-stuck = Pjäsen kan inte göra något här, så det kan inte vara dess drag.

chase-refuse-no-call = Du kan inte välja { $ghost } nu: { $piece } är i farten.
chase-refuse-call-first = Välj först vilket spöke som ska gå: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } är uppäten och kommer tillbaka vid nästa omstart.
chase-refuse-has-moved = { $ghost } har redan gått den här omgången.
chase-refuse-two-steps = Pac-Man går alltid två rutor; bara en bonussymbol stoppar honom.
chase-refuse-one-step = Pac-Man måste gå minst en ruta.
chase-refuse-must-boost = Pac-Man måste använda sin boost.
chase-refuse-whole-boost = En boost måste användas helt, alla rutor.
chase-refuse-stop-on-pellet = { $ghost } får inte stanna där: där ligger en bonussymbol.
chase-refuse-run-on = { $ghost } är vild och måste springa vidare.
chase-refuse-must-catch = { $ghost } kan fånga Pac-Man i det här draget och måste göra det; så här går det inte.
chase-refuse-must-move = { $ghost } får inte stå kvar: ett spöke som kan gå måste gå.
chase-refuse-stands-there = { $piece } står redan där.
chase-refuse-fence-between = Ett staket står i vägen för { $piece }.
chase-refuse-no-jump = { $piece } får inte hoppa över en annan pjäs.
chase-refuse-too-far = För långt: { $piece } går ruta för ruta, aldrig diagonalt.
chase-refuse-ghost-there = Där står ett spöke; dit kan Pac-Man inte gå utan boost.
chase-refuse-straight-on = Ett vilt spöke springer rakt fram, så { $ghost } kan inte svänga.
chase-refuse-no-sharing = Där står ett annat spöke, och { $ghost } får inte dela rutan eller gå förbi.
chase-refuse-pellet-there = Där ligger en bonussymbol, och { $ghost } får inte avsluta sitt drag på den.
chase-refuse-toward = { $ghost } ser Pac-Man och måste springa mot honom.
chase-refuse-farther = Ditåt kan { $ghost } bara springa en ruta; ett vilt spöke måste springa två om det går.

chase-event-moved = Plats { $seat } flyttade { $piece } från { $origin } till { $to }.
chase-event-ate-pellet = Pac-Man åt bonussymbolen på { $at }; { $left ->
    [one] { $left } är kvar
   *[other] { $left } är kvar
}.
chase-event-boosted = { $steps ->
    [one] Pac-Man fick en boost: upp till { $steps } ruta till, och han äter spöken.
   *[other] Pac-Man fick en boost: upp till { $steps } rutor till, och han äter spöken.
}
chase-event-ate-ghost = Pac-Man åt { $ghost } på { $at }.
chase-event-boost-ended = Pac-Mans boost tog slut på { $at }.
chase-event-called = Plats { $seat } valde { $ghost }.
chase-event-frenzied = { $ghost } såg Pac-Man längs { $line } och blev vild.
chase-event-stayed = { $piece } stod kvar på { $at }.
chase-event-stopped = Plats { $seat } stannade med { $piece } på { $at }.
chase-event-caught = { $ghost } fångade Pac-Man på { $at }; { $lives ->
    [one] { $lives } liv är kvar
   *[other] { $lives } liv är kvar
}.
chase-event-stalled = Pac-Man förlorade ett liv efter { $cycles ->
    [one] { $cycles } omgång
   *[other] { $cycles } omgångar
} utan bonussymbol (husregel); { $lives ->
    [one] { $lives } är kvar
   *[other] { $lives } är kvar
}.
chase-event-reset = Alla är tillbaka vid start: Pac-Man på { $pacman }, spökena på { $ghosts }.
chase-event-pellets-back = Bonussymbolerna på { $pellets } är tillbaka.
chase-event-won = { $winner ->
    [ghosts] Spökena vann
   *[other] { $winner } vann
}; Pac-Man nådde { $level ->
    [0] ingen nivå
   *[other] nivå { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] Gränsen på { $cycles } omgång
   *[other] Gränsen på { $cycles } omgångar
} är nådd; ingen vinner, och Pac-Man nådde { $level ->
    [0] ingen nivå
   *[other] nivå { $level }
}.

chase_pellets_eaten = Pac-Man åt alla fyra bonussymbolerna.
chase_lives_lost = Spökena tog Pac-Mans sista liv.

chase-name = Jakten
chase-about = Ät de fyra bonussymbolerna innan spökena fångar dig. En spelare är Pac-Man, de andra delar på spökena.
chase-harm = Pac-Man skulle förlora ett liv.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man ska äta alla fyra bonussymbolerna.
chase-step-2 = Spökena ska fånga honom tre gånger.
chase-step-3 = En bonussymbol ger boost: då äter han spöken!
chase-guide-turn = Välkommen! Pac-Man vill ha de fyra bonussymbolerna, och spökena vill fånga honom tre gånger. Tryck på en lysande ruta för att gå dit.
chase-todo = Tryck på en lysande ruta.
chase-todo-pacman = { $steps ->
    [one] { $steps } ruta kvar: välj en lysande ruta.
   *[other] Gå { $steps } rutor: välj en lysande ruta. Du får svänga och gå tillbaka.
}
chase-todo-boost = { $steps ->
    [one] Boost! Du får gå { $steps } ruta till och äta spöken du möter.
   *[other] Boost! Du får gå upp till { $steps } rutor till och äta spöken du möter.
}
chase-todo-ghost = { $ghost } går: välj en lysande ruta.
chase-todo-frenzy = { $ghost } ser Pac-Man och springer: välj en lysande ruta.
chase-todo-call = Vilket spöke går nu? Tryck på det.
chase-show-ways = Synfält
chase-setup-random = Lotta vem som är Pac-Man
chase-setup-chosen = Den första platsen är Pac-Man, de andra delar på spökena.
chase-call = Vilket spöke går nu?
chase-end-here = Stanna här
chase-boost = { $steps ->
    [one] Boost: { $steps } steg
   *[other] Boost: { $steps } steg
}
chase-frenzy = Vild!
chase-waiting = Sedan { $ghosts }
chase-level = { $level ->
    [0] Ingen nivå: inga bonussymboler
    [1] Nivå 1: Nybörjar-Pac-Man
    [2] Nivå 2: Lovande Pac-Man
    [3] Nivå 3: Bevisad Pac-Man
   *[other] Nivå { $level }: Elit-Pac-Man
}
chase-lives = { $lives ->
    [one] { $lives } liv kvar
   *[other] { $lives } liv kvar
}; bonussymboler: { $eaten }
chase-patience = { $cycles ->
    [one] Ät en bonussymbol nu, annars förlorar du ett liv
   *[other] Ät en bonussymbol inom { $cycles } omgångar!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , uppäten
    [moves] , på tur
   *[there] { "" }
}
chase-grid = Bräde. Piltangenterna går mellan rutorna, Enter skickar pjäsen dit eller väljer spöket, E avslutar draget.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = bonussymbol
chase-square-target = { $steps ->
    [one] hit kan du gå på { $steps } steg
   *[other] hit kan du gå på { $steps } steg
}
chase-square-call = du kan välja det här spöket
chase-square-fences = staket { $sides }

chase-option-layout = Labyrint
chase-option-layout-gates = Portarna
chase-option-layout-gates-about = Standardlabyrinten. Om ingen gör misstag vinner Pac-Man med 3 liv, och spökena om han har 1 eller 2.
chase-option-layout-den = Lyan
chase-option-layout-den-about = Spökena kommer ur en lya högst upp; långa gångar löper längs sidorna. Bra för Pac-Man. Om ingen gör misstag vinner Pac-Man med 2 eller 3 liv, och spökena om han bara har 1.
chase-option-layout-hedges = Häckarna
chase-option-layout-hedges-about = Bonussymbolerna ligger långt in; spökena kommer från alla håll. Bra spelare vinner ungefär lika ofta på båda sidor. Om ingen gör misstag vinner alltid spökena.
chase-option-layout-orchard = Lunden
chase-option-layout-orchard-about = Träd står i rader i mitten; bonussymbolerna ligger bakom staket. Jämnstarka spelare vinner ungefär lika ofta på båda sidor. Om ingen gör misstag vinner alltid spökena.
chase-option-layout-pairs = Paren
chase-option-layout-pairs-about = Bonussymbolerna ligger parvis, så en boost kan leda till nästa. Om ingen gör misstag vinner alltid Pac-Man.
chase-option-layout-pinwheel = Vindsnurra
chase-option-layout-pinwheel-about = Labyrinten ser likadan ut upp och ner; spökena börjar i övre halvan. Bra för spökena. Om ingen gör misstag vinner alltid spökena.
chase-option-layout-printed = Öppna fältet
chase-option-layout-printed-about = Som det tryckta brädet, så vitt vi vet: bara sex staket, så spökena ser långt. Bra för spökena. Om ingen gör misstag vinner alltid spökena.
chase-option-layout-towers = Tornen
chase-option-layout-towers-about = Bonussymbolerna ligger i hörnen, bakom väggar. Bra för Pac-Man. Om ingen gör misstag vinner Pac-Man med 2 eller 3 liv, och spökena om han bara har 1.
chase-option-layout-crossroads = Korsvägen
chase-option-layout-crossroads-about = Två vägar korsas i mitten, och ett spöke väntar på var och en. Om ingen gör misstag vinner alltid spökena.
chase-option-layout-harbour = Hamnen
chase-option-layout-harbour-about = Bryggor sticker in från båda sidor; bonussymbolerna ligger parvis, så en boost kan leda till nästa. Om ingen gör misstag vinner alltid Pac-Man.
chase-option-layout-stables = Stallen
chase-option-layout-stables-about = Spiltor högst upp och längst ner, och bonussymboler parvis på sidorna. Om ingen gör misstag vinner Pac-Man med 2 eller 3 liv, och spökena om han bara har 1.
chase-option-layout-market = Torget
chase-option-layout-market-about = Stånd står i rader till vänster och höger om en lång gång. Jämnstarka spelare vinner ungefär lika ofta på båda sidor. Om ingen gör misstag vinner alltid spökena.
chase-option-layout-courtyard = Gården
chase-option-layout-courtyard-about = En bred gård med fyra nischer; bonussymbolerna ligger vid deras dörrar. Om ingen gör misstag vinner Pac-Man med 3 liv, och spökena om han har 1 eller 2.
chase-option-layout-ladders = Stegarna
chase-option-layout-ladders-about = Stegar står på båda sidor, och två smala gångar leder in till mitten. Om ingen gör misstag vinner Pac-Man med 3 liv, och spökena om han har 1 eller 2.
chase-option-layout-quay = Kajen
chase-option-layout-quay-about = För spel med ett liv. Om ingen gör misstag vinner alltid Pac-Man.
chase-option-layout-alley = Gränden
chase-option-layout-alley-about = För spel med två liv. Om ingen gör misstag vinner Pac-Man med 2 eller 3 liv, och spökena om han bara har 1.
chase-option-layout-fairground = Marknaden
chase-option-layout-fairground-about = För spel med tre liv. Om ingen gör misstag vinner alltid spökena.
chase-option-lives = Pac-Mans liv
chase-option-lives-1 = ett
chase-option-lives-2 = två
chase-option-lives-3 = tre
chase-option-pacman-short-move = Pac-Man får stanna efter en ruta
chase-option-pacman-into-ghost = Om Pac-Man går in i ett spöke utan boost
chase-option-pacman-into-ghost-blocked = spärrar det vägen
chase-option-pacman-into-ghost-caught = blir han fångad
chase-option-boost-mandatory = Pac-Man måste använda boosten
chase-option-boost-exact = En boost måste ta alla tre rutor
chase-option-eat-in-passing = Med boost äter Pac-Man även spöken han passerar, inte bara där han stannar
chase-option-boost-chain = En andra bonussymbol under en boost startar om den
chase-option-ghost-order = Spökenas ordning
chase-option-ghost-order-fixed = alltid samma
chase-option-ghost-order-free = väljs varje gång
chase-option-ghost-pass = Spöken får stå kvar
chase-option-must-catch = Spöken måste fånga om de kan
chase-option-frenzy-path = Ett vilt spöke springer
chase-option-frenzy-path-straight = rakt fram
chase-option-frenzy-path-free = hur det vill
chase-option-frenzy-path-toward = mot Pac-Man
chase-option-frenzy-exact = Ett vilt spöke måste springa två rutor om det går
chase-option-ghost-cross-pellet = Ett vilt spöke får springa över en bonussymbol
chase-option-ghosts-stack = Spöken får dela ruta
chase-option-pellets-reset = Alla bonussymboler kommer tillbaka när ett liv går förlorat
chase-option-stall-limit = Förlora ett liv efter så här många omgångar utan bonussymbol
chase-option-max-turns = Högsta antal omgångar

chase-short-moved = flyttade { $piece } från { $origin } till { $to }.
chase-short-stopped = stannade med { $piece } på { $at }.
chase-short-called = valde { $ghost }.

chase-note-stays = står kvar
chase-note-called = sedan { $ghost }
chase-note-ate = äter { $ghost }
chase-note-life = ett liv borta
chase-note-pellets = { $count ->
    [one] 1 bonussymbol
   *[other] { $count } bonussymboler
}

chase-advice-step = Gå till { $to }.
chase-advice-end = Stanna här.
chase-advice-call = Välj { $to }.

chase-reason-wins = Så vinner du spelet!
chase-reason-pellet = Så äter du en bonussymbol.
chase-reason-eats = Så äter du { $ghost }.
chase-reason-catches = Så fångar du Pac-Man.
chase-reason-caught = { $ghost } fångar dig där.
chase-reason-seen = { $ghost } ser dig där.
chase-reason-unseen = Inget spöke ser dig där.
chase-reason-near = { $steps ->
    [one] Där är du en ruta från Pac-Man.
   *[other] Där är du { $steps } rutor från Pac-Man.
}

chase-help-aim-title = Målet
chase-help-aim = Pac-Man vinner när han har ätit de fyra bonussymbolerna. Spökena vinner när de har fångat honom tre gånger: varje gång kostar ett liv. Nivån han når är antalet bonussymboler han åt.
chase-help-sides-title = Vem som spelar vad
chase-help-sides = Spelare 1 är Pac-Man; de andra delar på de fyra spökena och vinner eller förlorar tillsammans. En omgång är Pac-Mans drag och spökenas drag efter det. Pac-Man börjar, och så även efter varje omstart.
chase-help-pacman-title = Pac-Mans drag
chase-help-pacman = Han går precis två rutor, steg för steg, aldrig diagonalt. Han får svänga och gå tillbaka. Staket och spöken spärrar hans väg, och ingen hoppar. Om han inte kan gå någonstans står han kvar.
chase-help-pellet-title = Boosten
chase-help-pellet = På en bonussymbol stannar han, äter den och får en boost: upp till tre rutor till, åt vilket håll som helst, även genom spöken. Boosten är slut innan spökena går.
chase-help-eaten-title = Äta spöken
chase-help-eaten = Varje spöke han möter under en boost blir uppätet och är borta till nästa omstart. En bonussymbol till på vägen ger en ny boost på tre rutor.
chase-help-ghosts-title = Spökenas drag
chase-help-ghosts = Blinky, Inky, Pinky och Clyde går i den ordningen, en ruta var. Ett spöke som kan gå måste gå. Spöken får dela ruta och passera varandra.
chase-help-guard-title = Spöken och bonussymboler
chase-help-guard = Inget spöke får avsluta sitt drag på en bonussymbol; ett vilt spöke får springa över en. Ett spöke som kan fånga Pac-Man måste inte göra det.
chase-help-sight-title = Vad spöken ser
chase-help-sight = Ett spöke ser längs sin rad och sin kolumn, hur långt som helst, men inte diagonalt. Staket skymmer sikten; det gör inte spöken och bonussymboler. Det som räknas är vad det ser när dess drag börjar.
chase-help-frenzy-title = Vilda spöken
chase-help-frenzy = Ett spöke som ser Pac-Man blir vilt och springer två rutor rakt fram, åt vilket håll som helst. Det måste springa två om det går. Om Pac-Man är precis bredvid fångar det honom på första rutan.
chase-help-caught-title = Fångad
chase-help-caught = Ett spöke som når Pac-Mans ruta fångar honom. Han förlorar ett liv, och alla går tillbaka till start, uppätna spöken också. Uppätna bonussymboler är borta för gott.
chase-help-stall-title = Inget sölande
chase-help-stall = Efter för många omgångar utan bonussymbol (20, om ni inte väljer något annat) förlorar Pac-Man också ett liv. Om ni väljer ett högsta antal omgångar slutar spelet där utan vinnare.
chase-help-maze-title = Labyrinterna
chase-help-maze = Labyrinten bestämmer var staketen och bonussymbolerna finns och var alla börjar. Ingen sätter upp staket här.
chase-help-touch-title = På skärmen
chase-help-touch = Under brädet ser du vilken pjäs som går, vem som spelar den och vilka spöken som kommer sedan. Tryck på en ruta två steg bort så går pjäsen dit; tryck på de små ringarna för att välja vägen själv.
chase-help-keys-title = På tangentbordet
chase-help-keys = Piltangenterna och Enter; E avslutar ett drag i förtid.

chase-deed-moved = { $detail ->
    [squares] flyttade: { $places }
   *[plain] flyttade { $pieces }
}
chase-deed-stayed = kunde inte flytta { $pieces }
chase-deed-spotted = fick syn på Pac-Man ({ $ghosts })
chase-deed-frenzied = { $ghost } såg Pac-Man och blev vild
chase-deed-ate-pellet = åt en bonussymbol ({ $left } kvar)
chase-deed-ate-ghost = åt { $ghost }
chase-deed-caught = { $lives ->
    [one] { $ghost } fångade Pac-Man! { $lives } liv kvar
   *[other] { $ghost } fångade Pac-Man! { $lives } liv kvar
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man förlorade ett liv: för länge utan bonussymbol. { $lives } liv kvar
   *[other] Pac-Man förlorade ett liv: för länge utan bonussymbol. { $lives } liv kvar
}
chase-deed-reset = alla är tillbaka vid start

chase-befalls-caught = { $lives ->
    [one] { $ghost } fångade dig! { $lives } liv kvar
   *[other] { $ghost } fångade dig! { $lives } liv kvar
}
chase-befalls-stalled = { $lives ->
    [one] { $cycles } omgångar utan bonussymbol kostade dig ett liv. { $lives } liv kvar
   *[other] { $cycles } omgångar utan bonussymbol kostade dig ett liv. { $lives } liv kvar
}
chase-befalls-eaten = Pac-Man åt { $ghost }!
