error-marbles-bad-token = »{ $text }« er hverken et træk som 4c6:b6,c6 eller 3e5>g7, et valg som -, take, leave, @c4, from2 eller pay1, eller et slag som *36.
error-marbles-bad-cell = »{ $text }« er ikke et hul på denne plade.
error-marbles-bad-list = »{ $text }« nævner et hul to gange.
error-marbles-bad-task = »{ $text }« er ikke et valg, der kan vente.
error-marbles-bad-position = »{ $text }« er ikke en stilling; skriv den sådan: { $form }.
error-marbles-place-seats = En stilling for { $players } spillere nævner Pac-Man, skål og gule kugler for { $players } pladser og ikke andre.
error-marbles-place-ghosts = Hvert spøgelse skal stå på starten eller på et hul, aldrig begge på samme hul; nævn det på det laveste hul først.
error-marbles-place-marbles = Der skal være 72 hvide kugler, på almindelige huller og i skåle, og 4 gule, på ringe, hos spillere eller på vej tilbage; ingen under en Pac-Man.
error-marbles-place-pieces = Hver Pac-Man skal stå alene på et hul eller være hjemme og ikke stå på et spøgelse.
error-marbles-place-dice = Der kan være op til to terninger fra 1 til 6 tilbage, den laveste først; den sidste hører til en brik.
error-marbles-place-taken = Ture tælles kun op til grænsen max_turns.
error-marbles-place-over = Alle hvide kugler er væk, så der kan ikke være en terning tilbage.
error-marbles-place-stuck = Ingen brik kan rykke med de terninger, så turen ville være slut.
error-marbles-place-owed = En gul kugle skal tilbage, og en ring er tom, så den ville allerede ligge der.
error-marbles-place-todo = Her er ikke noget sådant valg at træffe.
error-marbles-place-rolls = Man slår kun om, hvem der begynder, i startstillingen, én plads efter den anden.

error-marbles-board-field = En plade skal have »{ $field }« som tekst.
error-marbles-board-extra = En plade har ikke feltet »{ $field }«.
error-marbles-board-waives = En plade kan kun fritages for { $known }, ikke »{ $field }«.
error-marbles-board-game = Denne plade er til »{ $field }«, ikke til kugler.
error-marbles-board-c1 = C1: En plade skal have 72 almindelige huller og 4 med ring; denne har { $plain } og { $ringed }.
error-marbles-board-c3 = C3: En plade skal have netop ét hjem { $mark }; denne har { $count }.
error-marbles-board-c4 = C4: Hjemmet { $place } skal ligge på en vej mellem to eller flere huller og ikke ved siden af andet.
error-marbles-board-c6 = C6, C12: Et spøgelse skal kunne nå { $place } uden at gå gennem hjem eller åbninger.
error-marbles-board-c7 = C7: Spøgelsernes start, én blok af =, skal ligge midt på pladen.
error-marbles-board-c8 = C8: Spøgelsernes start skal have mindst to udgange, der alle fører til huller; denne har { $count }.
error-marbles-board-c10 = C10: En plade skal have mindst tre åbninger; denne har { $count }.
error-marbles-board-c11 = C11: Åbningen ved { $place } skal ligge på kanten ved sit eget hul, der fører indad.
error-marbles-board-c14 = C14: Ved starten er der intet fuldt træk på { $count } fra hjemmet { $place }.
error-marbles-board-c19 = C19: Pladen skal se ens ud fra hvert hjem, når den drejes eller spejles.
error-marbles-board-c21 = C21: Hvert hul skal have to nabohuller, og hullerne 2,6 veje i gennemsnit ({ $place }).
error-marbles-board-openings = På en server må en plade højst have { $most } åbninger; denne har { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Bestem først, hvad der skal ske med kuglen under spøgelset.
    [ring] Læg først den gule kugle tilbage på en ring.
    [reward] Vælg først, hvis kugler du tager.
   *[pay] Vælg først, hvilke kugler du betaler med.
}
marbles-refuse-not-asked = Det skal du ikke vælge nu.
marbles-refuse-not-a-ring = Der er ingen orange ring.
marbles-refuse-ring-occupied = Ringen er ikke tom: Der er en kugle eller en brik på den.
marbles-refuse-not-oneself = Tag din belønning fra en anden spiller, ikke fra dig selv.
marbles-refuse-nothing-to-take = Plads { $seat } har ingen kugler at tage.
marbles-refuse-nothing-to-take-named = kan ikke give dig nogen: Skålen er tom.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Du kan ikke betale med { $yellow } gul kugle her.
   *[other] Du kan ikke betale med { $yellow } gule kugler her.
}
marbles-refuse-no-pass = En brik, der kan rykke, skal rykke. Du må kun lade være med at spise et spøgelse.
marbles-refuse-pac-has-moved = Pac-Man har allerede rykket; den anden terning er til et spøgelse.
marbles-refuse-ghost-has-moved = Et spøgelse har allerede rykket; den anden terning er til Pac-Man.
marbles-refuse-no-such-die = Ingen terning viser { $die }; tilbage er: { $dice }.
marbles-refuse-start-closed = Ingen kan gå ind på spøgelsernes start.
marbles-refuse-say-which-way = Pac-Man kan gå derhen med { $die }'eren: Vælg den terning og så vejen.
marbles-refuse-say-which-die = Det spøgelse kan gå derhen med { $die }'eren: Vælg den terning.
marbles-refuse-other-marbles = Pac-Man kan gå derhen, men ingen vej spiser netop de kugler: Han spiser alle kugler, han kommer forbi.
marbles-refuse-occupied = Der står allerede en anden Pac-Man.
marbles-refuse-occupied-named = kom der først.
marbles-refuse-no-privilege = Der står et spøgelse, og du skal have en gul kugle for at spise det.
marbles-refuse-home-closed = Pac-Man må gå gennem det hjem, men ikke standse der.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] Et spøgelse står i vejen.
       *[other] Begge spøgelser står i vejen.
    }
   *[pieces] { $count ->
        [one] En anden Pac-Man står i vejen.
       *[other] Andre brikker står i vejen.
    }
}
marbles-refuse-blocked-named = står i vejen, og man må ikke hoppe over.
marbles-refuse-no-turning-back = Pac-Man skulle vende om på vejen, og det må han ikke.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] For tæt på: Du slog { $die } og skal gå præcis { $die } skridt.
       *[other] For tæt på: Du slog { $die } og skal gå præcis { $die } skridt.
    }
   *[other] For tæt på: Du slog { $other } og { $die } og skal gå præcis så mange skridt.
}
marbles-refuse-go-on = Ingen af spøgelserne kan tage et fuldt træk, så ét går så langt, det kan. Det må ikke standse der endnu.
marbles-refuse-too-far = { $other ->
    [0] For langt: Du slog { $die }.
   *[other] For langt: Du slog { $other } og { $die }.
}
marbles-refuse-no-ghost = Der står intet spøgelse. Vælg et spøgelse først.
marbles-refuse-pac-must-move = Så ville Pac-Man ikke have noget træk. Vælg et andet træk.
marbles-refuse-ghost-no-home = Spøgelser må ikke gå ind i et hjem.
marbles-refuse-ghost-on-ghost = Der står allerede det andet spøgelse.
marbles-refuse-pac-in-the-way = Der står en Pac-Man i vejen, og et spøgelse, der møder en, standser der.
marbles-refuse-pac-in-the-way-named = står i vejen: Et spøgelse, der møder en Pac-Man, standser der.
marbles-refuse-ghost-in-the-way = Det andet spøgelse står i vejen.
marbles-refuse-ghost-no-turning = Spøgelset skulle vende om på vejen (husregel: Spøgelser vender ikke om).
marbles-refuse-ghost-no-tunnel = Spøgelset skulle forlade pladen, og det må spøgelser ikke.

marbles-event-rolled = Plads { $seat } slog { $low } og { $high }.
marbles-event-roll-tied = Pladserne { $seats } slog { $total } hver og slår igen.
marbles-event-begins = Plads { $seat } begynder med { $total }.
marbles-event-stepped = Pac-Man fra plads { $seat } rykkede fra { $origin } til { $to }.
marbles-event-crossed = Pac-Man fra plads { $seat } gik ud ved { $origin } og ind igen ved { $to }.
marbles-event-gobbled = Plads { $seat } spiste den { $colour ->
    [white] hvide
    [yellow] gule
   *[other] { $colour }
} kugle på { $at }; i skålen: { $tray }, på pladen: { $left }.
marbles-event-ghost-gobbled = Plads { $seat } spiste spøgelset på { $at }, og det gik tilbage til { $to }.
marbles-event-left-under = Plads { $seat } lod kuglen på { $at } ligge.
marbles-event-prowled = Plads { $seat } rykkede et spøgelse fra { $origin } til { $to }.
marbles-event-captured = Plads { $seat } fangede plads { $whom } med et spøgelse på { $at }. Hjem til { $home }!
marbles-event-paid = { $rule ->
    [house] Plads { $seat } betalte plads { $to }: { $white } hvide, { $yellow } gule (husregel: Gule kugler beholdes).
   *[book] Plads { $seat } betalte plads { $to }: { $white } hvide, { $yellow } gule.
}
marbles-event-privilege-lost = { $count ->
    [one] Plads { $seat } mistede { $count } gul kugle.
   *[other] Plads { $seat } mistede { $count } gule kugler.
}
marbles-event-returned = Plads { $seat } lagde en gul kugle tilbage på { $at }.
marbles-event-waits = Ingen ring er tom, så plads { $seat } beholder den brugte gule kugle, til en bliver det.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Pac-Man fra plads { $seat } havde intet fuldt træk med den sidste terning og blev stående (husregel: Det må man vælge).
       *[book] Pac-Man fra plads { $seat } havde intet fuldt træk og blev stående.
    }
    [ghost] Plads { $seat } havde intet fuldt træk for et spøgelse.
    [both] Plads { $seat } kunne hverken rykke Pac-Man eller et spøgelse.
   *[other] Plads { $seat }: { $piece }
}
marbles-event-stayed = Plads { $seat } spiste ikke spøgelset og blev stående.
marbles-event-cleared = Den sidste hvide kugle er væk. Hvide kugler efter plads: { $trays }. Vindende pladser: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] Grænsen på { $turns } tur er nået.
   *[other] Grænsen på { $turns } ture er nået.
} Hvide kugler efter plads: { $trays }. Vindende pladser: { $winners }.

marbles_cleared = Alle hvide kugler er væk; flest kugler vinder.

marbles-name = Kugler
marbles-about = Spis flest kugler, og send de fælles spøgelser efter de andre.
marbles-step-1 = Slå med to terninger: én til din Pac-Man, én til et spøgelse.
marbles-step-2 = Pac-Man spiser alle kugler på sin vej. Flest kugler vinder.
marbles-step-3 = Fang en anden med et spøgelse, så får du to kugler.
marbles-guide-chance = Velkommen! Spis flere hvide kugler end de andre.
marbles-guide-turn = Én terning rykker din Pac-Man, den anden et spøgelse. Tryk på et sted for at se vejen derhen og så på »Afsted«.
marbles-todo = Tryk på et lysende sted.
marbles-todo-chance = Tryk på terningerne for at slå.
marbles-doing-chance = { $who ->
    [you] slår med terningerne …
   *[somebody] slår med terningerne …
}
marbles-todo-begin = Slå om, hvem der begynder: Højeste slag begynder.
marbles-todo-begin-again = Uafgjort: Slå igen om, hvem der begynder.
marbles-solid = Her er ikke noget. Tryk på et lysende sted.
marbles-harm = Det sender din egen Pac-Man hjem.
marbles-setup-random = Tilfældige starthjørner
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Vælg, hvor Pac-Man skal hen. Eller tryk på den anden terning eller et spøgelse.
       *[ghost] Vælg, hvor et spøgelse skal hen. Eller tryk på den anden terning eller Pac-Man.
    }
   *[second] { $piece ->
        [pac] Vælg, hvor Pac-Man skal hen.
       *[ghost] { $origins ->
            [one] Vælg, hvor spøgelset skal hen.
           *[other] Vælg, hvor et spøgelse skal hen. Tryk på et spøgelse for kun at se dets træk.
        }
    }
}
marbles-todo-go = Tryk på samme sted igen for at gå derhen, eller på et andet.
marbles-todo-way = Der er flere veje derhen. Vælg en, og tryk på »Afsted«.
marbles-todo-task = { $kind ->
    [under] Der ligger en kugle under spøgelset. Vil du tage den?
    [ring] Læg den brugte gule kugle tilbage: Tryk på en tom ring.
    [reward] Din belønning: Hvis kugler tager du?
   *[pay] Hvilke kugler betaler du med?
}
marbles-roll = Slå med terningerne
marbles-rolling = Terningerne ruller …
marbles-dice = Terninger
marbles-die = { $piece ->
    [pac] { $face }, til Pac-Man
    [ghost] { $face }, til et spøgelse
   *[none] { $face }
}
marbles-die-played = brugt
marbles-movers = Hvilken brik rykker
marbles-move-pac = Ryk Pac-Man
marbles-move-ghost = Ryk et spøgelse
marbles-answers = Dine valg
marbles-pay = Hvide: { $white }, gule: { $yellow }
marbles-take = Tag den
marbles-leave = Lad den ligge
marbles-stay = Bliv, spis ikke
marbles-ways = Veje derhen
marbles-way = Vej { $n }: { $white } hvide, { $yellow } gule
marbles-go = Afsted
marbles-tray = Hvide kugler: { $white }. Gule kugler, et spøgelse hver: { $held }. Gule kugler, der skal tilbage: { $owed }.
marbles-left = { $count ->
    [one] { $count } kugle tilbage
   *[other] { $count } kugler tilbage
}
marbles-held-is = Gul kugle: Med den kan du spise et spøgelse
marbles-owed-is = En gul kugle, der skal tilbage, så snart en ring er tom
marbles-show-ways = Fare
marbles-grid = Spilleplade. Piletasterne går rundt på hullerne, N hopper til det næste sted, du kan vælge, Enter går derhen. P Pac-Man, G spøgelse, D anden terning, W anden vej, R slå.
marbles-cell-home = hjem: { $name }
marbles-cell-no-home = ubrugt hjem
marbles-cell-start = spøgelsernes start
marbles-cell-ring = orange ring
marbles-cell-opening = åbning
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] et spøgelse
   *[other] { $ghosts } spøgelser
}
marbles-cell-white = hvid kugle
marbles-cell-yellow = gul kugle
marbles-cell-spot = du kan vælge dette
marbles-cell-end = { $ways ->
    [one] du kan gå hertil, kugler: { $marbles }
   *[other] du kan gå hertil ad { $ways } veje, kugler: { $marbles }
}
marbles-cell-range = { $least } til { $most }
marbles-cell-end-ghost = { $ways ->
    [one] et spøgelse kan gå hertil
   *[other] begge spøgelser kan gå hertil
}
marbles-cell-end-harm = et spøgelse kan gå hertil, men det ville sende din egen Pac-Man hjem
marbles-option-layout = Spilleplade
marbles-option-layout-corners = Fire hjørner
marbles-option-layout-corners-about = Vores egen plade: et hjem i hvert hjørne, fire åbninger, ingen blindgyder.
marbles-option-layout-trees = Træer
marbles-option-layout-trees-about = Vores egen plade med blindgyder som grene på et træ.
marbles-option-unused-home = Ubrugte hjem
marbles-option-unused-home-closed_to_stop = man må gå igennem
marbles-option-unused-home-free = man må standse der
marbles-option-must-move-if-possible = Man må ikke spærre for sin egen Pac-Man med et spøgelse
marbles-option-home-counts = Et hjem på vejen tæller som et skridt
marbles-option-ghost-may-reverse = Spøgelser må vende om i et træk
marbles-option-ghost-partial = Kan ingen spøgelser tage et fuldt træk, går ét så langt, det kan
marbles-option-pay-with-yellow = Betal med gule kugler
marbles-option-pay-with-yellow-false = aldrig
marbles-option-pay-with-yellow-victim_choice = betaleren vælger
marbles-option-lose-privilege-when-hit = Bliver man fanget af et spøgelse, mister man sine gule kugler
marbles-option-marble-under-ghost = En kugle under et spist spøgelse
marbles-option-marble-under-ghost-auto = bliver også spist
marbles-option-marble-under-ghost-ask = må blive liggende
marbles-option-privilege-stacks = Hver gul kugle giver ret til at spise ét spøgelse
marbles-option-same-move-gobble = Gule kugler virker med det samme
marbles-option-gobble-ends-turn = Når man spiser et spøgelse, slutter turen
marbles-option-end-timing = Den sidste hvide kugle slutter spillet
marbles-option-end-timing-at_once = med det samme
marbles-option-end-timing-after_move = efter det træk
marbles-option-end-timing-after_turn = efter den tur
marbles-option-max-turns = Højeste antal ture

marbles-short-rolled = slog { $low } og { $high }.
marbles-short-roll-tied = Uafgjort med { $total }. Slå igen: { $seats }.
marbles-short-begins = begynder med { $total }.
marbles-short-stepped = rykkede Pac-Man til { $to }.
marbles-short-crossed = gik ud ved { $origin } og ind igen ved { $to }.
marbles-short-gobbled = spiste en { $colour ->
    [white] hvid
   *[yellow] gul
} kugle på { $at }; hvide i skålen: { $tray }, på pladen: { $left }.
marbles-short-ghost-gobbled = spiste spøgelset på { $at }! Det gik tilbage til { $to }.
marbles-short-left-under = lod kuglen på { $at } ligge.
marbles-short-prowled = rykkede et spøgelse fra { $origin } til { $to }.
marbles-short-captured = fangede { $whom } med et spøgelse på { $at }. Hjem til { $home }!
marbles-short-captured-own = sendte sin egen Pac-Man hjem fra { $at } til { $home }!
marbles-short-paid = { $rule ->
    [house] betalte { $to }. Hvide: { $white }, gule: { $yellow } (husregel: Gule kugler beholdes).
   *[book] betalte { $to }. Hvide: { $white }, gule: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] mistede { $count } gul kugle.
   *[other] mistede { $count } gule kugler.
}
marbles-short-returned = lagde en gul kugle tilbage på { $at }.
marbles-short-waits = beholdt den brugte gule kugle: Ingen ring er tom.
marbles-short-cleared = Den sidste hvide kugle er væk. Hvide kugler i turrækkefølge: { $trays }. Vindere: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] Grænsen på { $turns } tur er nået.
   *[other] Grænsen på { $turns } ture er nået.
} Hvide kugler i turrækkefølge: { $trays }. Vindere: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] havde intet fuldt træk for Pac-Man med den sidste terning (husregel: Det må man vælge).
       *[book] havde intet fuldt træk for Pac-Man.
    }
    [ghost] havde intet fuldt træk for et spøgelse.
   *[both] kunne hverken rykke Pac-Man eller et spøgelse.
}
marbles-short-stayed = spiste ikke spøgelset og blev stående.

marbles-note-rolled = slår { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 kugle
   *[other] { $count } kugler
}
marbles-note-captured = fanget!
marbles-note-captured-own = egen Pac-Man hjem
marbles-note-ghost = spiser et spøgelse
marbles-note-pays = betaler { $count }
marbles-note-gets = får { $count }
marbles-note-returned = tilbage på { $at }
marbles-note-stays = bliver

marbles-advice-go = Ryk Pac-Man til { $to }.
marbles-advice-prowl = Ryk spøgelset på { $from } til { $to }.
marbles-advice-stay = Bliv stående.
marbles-advice-under = { $to ->
    [take] Tag kuglen.
   *[other] Lad kuglen ligge.
}
marbles-advice-ring = Læg kuglen på { $to }.
marbles-advice-rob = Tag fra spilleren på { $to }.
marbles-advice-pay = { $to ->
    [pay0] Betal med hvide kugler.
   *[other] Betal med gule kugler.
}

marbles-reason-own = Så sender du din egen Pac-Man hjem.
marbles-reason-captures = Så fanger du Pac-Man fra plads { $seat }.
marbles-reason-captures-named = bliver fanget.
marbles-reason-ghost = Så spiser du et spøgelse.
marbles-reason-yellow = Så spiser du en gul kugle.
marbles-reason-marbles = { $count ->
    [one] Så spiser du én kugle.
   *[other] Så spiser du { $count } kugler.
}
marbles-reason-danger = Et spøgelse kan fange dig der med { NUMBER($percent) } % af alle slag.
marbles-reason-safe = Ingen spøgelser kan fange dig der med næste slag.

marbles-help-aim-title = Målet
marbles-help-aim = Flest hvide kugler vinder; står det lige, vinder de spillere sammen. Spillet slutter i det øjeblik, den sidste hvide kugle forlader pladen, eller når et højeste antal ture er nået. Gule kugler tæller ikke.
marbles-help-start-title = Hvem begynder
marbles-help-start = Alle slår én gang, og højeste slag begynder; står det lige, slår de spillere igen. Hver Pac-Man starter hjemme, begge spøgelser i midten.
marbles-help-turn-title = Din tur
marbles-help-turn = Slå med begge terninger. Den ene rykker din Pac-Man, den anden et af spøgelserne. Du bestemmer, hvilken der er til hvad, og hvem der går først. To ens er ikke noget særligt.
marbles-help-must-title = Du skal rykke
marbles-help-must = En brik, der kan rykke, skal rykke; en brik, der ikke kan bruge sin terning, bliver stående. Du vælger frit terninger og rækkefølge, også selv om Pac-Man så ikke kan rykke. Du behøver aldrig spise et spøgelse.
marbles-help-walk-title = Pac-Mans vej
marbles-help-walk = Pac-Man går præcis så langt, som terningen viser, vender aldrig om og spiser alle kugler, han kommer forbi. Du må gå over et hul to gange.
marbles-help-blocked-title = I vejen
marbles-help-blocked = Ingen hopper over en brik eller lander på en anden Pac-Man. Spøgelser spærrer også, medmindre du har en gul kugle at spise et med.
marbles-help-home-title = Hjem
marbles-help-home = Hjemme kan ingen fange dig. Et hjem på din vej tæller som et skridt. Du må slutte i dit eget hjem og gå gennem de andre, men ikke standse der.
marbles-help-openings-title = Åbninger
marbles-help-openings = Hvide pile er åbninger: Gå ud gennem én og ind igen gennem en hvilken som helst anden. Turen udenom koster ingen skridt. Du må ikke standse udenfor eller komme tilbage ad den samme; en brik lige indenfor lukker en åbning.
marbles-help-ghosts-title = Spøgelserne
marbles-help-ghosts = Begge spøgelser er alles. Et spøgelse går præcis så langt, som terningen viser, uden at vende om. Det lader kuglerne ligge, går ikke ind i hjem eller åbninger, går ikke forbi det andet spøgelse og aldrig tilbage til midten.
marbles-help-catch-title = At fange
marbles-help-catch = Et spøgelse, der møder en Pac-Man, standser der, også selv om der er skridt tilbage. Den fangede Pac-Man skal hjem, og dens spiller betaler to hvide kugler, eller hvad der er, til den, der rykkede spøgelset.
marbles-help-own-title = Din egen Pac-Man
marbles-help-own = Et spøgelse kan endda lande på din egen Pac-Man: Den skal hjem, og ingen betaler. Sådan et træk har et advarselstegn, og vi spørger dig først.
marbles-help-yellow-title = Gule kugler
marbles-help-yellow = Med hver gul kugle, du har, kan du spise ét spøgelse, endda i det samme træk, du tog den. Så længe du kan det, ser spøgelserne blege ud. Du beholder gule kugler, når du bliver fanget.
marbles-help-gobble-title = At spise et spøgelse
marbles-help-gobble = Gå ind på et spøgelse med så mange skridt, du vil, men højst så mange, som terningen viser: Der slutter dit træk. Spøgelset går tilbage til midten, og du tager kuglen under det og to hvide kugler fra en spiller, du vælger. Så bruges den anden terning.
marbles-help-rings-title = Tilbage på en ring
marbles-help-rings = Den gule kugle, du brugte, lægges tilbage på en tom orange ring, du vælger. Er ingen tom, venter den, til en bliver det. Så kan alle tage den igen.
marbles-help-touch-title = På skærmen
marbles-help-touch = Tryk på en ring for at se vejen, og tryk igen for at gå. Store ringe giver mest; en dobbelt ring betyder, at der er flere veje: Vælg en under pladen. Tryk på en terning for at bruge den til den valgte brik; tryk på Pac-Man eller et spøgelse for at vælge det. Et spøgelses ringe er stiplede. »Fare« viser, hvor let et spøgelse kan fange hver Pac-Man.

marbles-deed-rolled = slog { $low } og { $high }
marbles-deed-begins = fik lov at begynde
marbles-deed-walked = { $detail ->
    [squares] rykkede Pac-Man til { $to }
   *[plain] rykkede Pac-Man
}
marbles-deed-ate = { $count ->
    [one] spiste { $count } kugle
   *[other] spiste { $count } kugler
}
marbles-deed-yellow = { $count ->
    [one] fik en gul kugle (til at spise et spøgelse med)
   *[other] fik { $count } gule kugler (til at spise spøgelser med)
}
marbles-deed-prowled = { $detail ->
    [squares] rykkede et spøgelse fra { $origin } til { $to }
   *[plain] rykkede et spøgelse
}
marbles-deed-gobbled-ghost = spiste et spøgelse
marbles-deed-captured = { $you ->
    [you] jog dig hjem
   *[other] jog { $whom } hjem
}
marbles-deed-captured-own = { $own ->
    [you] sendte din egen Pac-Man hjem
   *[other] sendte sin egen Pac-Man hjem
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] tog { $count } kugle fra dig
       *[other] tog { $count } kugler fra dig
    }
   *[other] { $count ->
        [one] tog { $count } kugle fra { $whom }
       *[other] tog { $count } kugler fra { $whom }
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] betalte dig { $count } kugle
       *[other] betalte dig { $count } kugler
    }
   *[other] { $count ->
        [one] betalte { $whom } { $count } kugle
       *[other] betalte { $whom } { $count } kugler
    }
}
marbles-deed-lost = { $count ->
    [one] mistede en gul kugle
   *[other] mistede { $count } gule kugler
}
marbles-deed-returned = { $detail ->
    [squares] lagde en gul kugle tilbage på { $at }
   *[plain] lagde en gul kugle tilbage
}
marbles-deed-stood = { $piece ->
    [pac] kunne ikke rykke Pac-Man
    [ghost] kunne ikke rykke et spøgelse
   *[both] kunne slet ikke rykke
}
marbles-deed-cleared = den sidste hvide kugle er væk
marbles-deed-stayed = blev stående
marbles-deed-waits = skal stadig lægge den gule kugle tilbage (!)

marbles-befalls-captured = { $name } sendte dig hjem!
marbles-befalls-captured-own = Du sendte din egen Pac-Man hjem!
marbles-befalls-paid = { $count ->
    [one] { $name } tog { $count } af dine kugler!
   *[other] { $name } tog { $count } af dine kugler!
}
marbles-befalls-lost = { $count ->
    [one] Du mistede din gule kugle!
   *[other] Du mistede dine { $count } gule kugler!
}
marbles-score = { $count ->
    [one] 1 kugle
   *[other] { $count } kugler
}
