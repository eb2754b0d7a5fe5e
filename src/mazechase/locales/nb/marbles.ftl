error-marbles-bad-token = «{ $text }» er verken et trekk som 4c6:b6,c6 eller 3e5>g7, et valg som -, take, leave, @c4, from2 eller pay1, eller et kast som *36.
marbles-refuse-decide-first = { $kind ->
    [under] Bestem først hva du gjør med kulen under spøkelset.
    [ring] Legg først den gule kulen tilbake på en ring.
    [reward] Velg først hvem du tar kuler fra.
   *[pay] Velg først hvilke kuler du betaler med.
}
marbles-refuse-not-asked = Det trenger du ikke å bestemme nå.
marbles-refuse-not-a-ring = Det er ingen oransje ring der.
marbles-refuse-ring-occupied = Den ringen er ikke tom: det er en kule eller en brikke på den.
marbles-refuse-not-oneself = Ta belønningen fra en annen spiller, ikke fra deg selv.
marbles-refuse-nothing-to-take = Plass { $seat } har ingen kuler å ta.
marbles-refuse-nothing-to-take-named = kan ikke gi deg noen: skålen er tom.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Du kan ikke betale med { $yellow } gul kule her.
   *[other] Du kan ikke betale med { $yellow } gule kuler her.
}
marbles-refuse-no-pass = En brikke som kan flytte, må flytte. Det eneste du kan la være, er å sluke et spøkelse.
marbles-refuse-pac-has-moved = Pac-Man har allerede flyttet; den andre terningen er til et spøkelse.
marbles-refuse-ghost-has-moved = Et spøkelse har allerede flyttet; den andre terningen er til Pac-Man.
marbles-refuse-no-such-die = Ingen terning viser { $die }; igjen: { $dice }.
marbles-refuse-start-closed = Ingen kan flytte inn på spøkelsenes start.
marbles-refuse-say-which-way = Pac-Man kan gå dit med { $die }: velg den terningen, og så veien.
marbles-refuse-say-which-die = Det spøkelset kan gå dit med { $die }: velg den terningen.
marbles-refuse-other-marbles = Pac-Man kan gå dit, men ingen vei sluker akkurat disse kulene: han sluker alle kuler han går forbi.
marbles-refuse-occupied = En annen Pac-Man står der allerede.
marbles-refuse-occupied-named = kom dit først.
marbles-refuse-no-privilege = Det står et spøkelse der, og du trenger en gul kule for å sluke det.
marbles-refuse-home-closed = Pac-Man kan gå gjennom det hjemmet, men ikke stoppe der.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] Et spøkelse er i veien.
       *[other] Begge spøkelsene er i veien.
    }
   *[pieces] { $count ->
        [one] En annen Pac-Man er i veien.
       *[other] Andre brikker er i veien.
    }
}
marbles-refuse-blocked-named = kan man ikke hoppe over.
marbles-refuse-no-turning-back = Da måtte Pac-Man snu rett tilbake på veien, og det kan han ikke.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] For kort: du kastet { $die } og må flytte nøyaktig { $die } skritt.
       *[other] For kort: du kastet { $die } og må flytte nøyaktig { $die } skritt.
    }
   *[other] For kort: du kastet { $other } og { $die } og må flytte nøyaktig så mange skritt.
}
marbles-refuse-go-on = Ingen av spøkelsene kan flytte hele veien, så ett går så langt det kan. Det kan ikke stoppe der ennå.
marbles-refuse-too-far = { $other ->
    [0] For langt: du kastet { $die }.
   *[other] For langt: du kastet { $other } og { $die }.
}
marbles-refuse-no-ghost = Det er ikke noe spøkelse der. Velg et spøkelse først.
marbles-refuse-pac-must-move = Da ville Pac-Man ikke kunne flytte. Velg et trekk der han kan.
marbles-refuse-ghost-no-home = Spøkelser kan ikke gå inn i et hjem.
marbles-refuse-ghost-on-ghost = Det andre spøkelset står der allerede.
marbles-refuse-pac-in-the-way = En Pac-Man er i veien, og et spøkelse som møter en, stopper der.
marbles-refuse-pac-in-the-way-named = kan ikke passeres: et spøkelse som møter en Pac-Man, stopper der.
marbles-refuse-ghost-in-the-way = Det andre spøkelset er i veien.
marbles-refuse-ghost-no-turning = Da måtte spøkelset snu på veien (husregel: spøkelser snur ikke).
marbles-refuse-ghost-no-tunnel = Da måtte spøkelset forlate brettet, og det kan ikke spøkelser.
marbles-event-rolled = Plass { $seat } kastet { $low } og { $high }.
marbles-event-roll-tied = Plassene { $seats } kastet { $total } hver og kaster igjen.
marbles-event-begins = Plass { $seat } begynner med { $total }.
marbles-event-stepped = Plass { $seat } flyttet Pac-Man fra { $origin } til { $to }.
marbles-event-crossed = Plass { $seat } forlot brettet på { $origin } og kom tilbake på { $to }.
marbles-event-gobbled = Plass { $seat } slukte den { $colour ->
    [white] hvite
    [yellow] gule
   *[other] { $colour }
} kulen på { $at }; i skålen: { $tray }, på brettet: { $left }.
marbles-event-ghost-gobbled = Plass { $seat } slukte spøkelset på { $at }, som gikk tilbake til { $to }.
marbles-event-left-under = Plass { $seat } lot kulen på { $at } ligge.
marbles-event-prowled = Plass { $seat } flyttet et spøkelse fra { $origin } til { $to }.
marbles-event-captured = Plass { $seat } fanget plass { $whom } med et spøkelse på { $at }. Hjem til { $home }!
marbles-event-paid = { $rule ->
    [house] Plass { $seat } betalte plass { $to }: { $white } hvite, { $yellow } gule (husregel: gule kuler beholdes).
   *[book] Plass { $seat } betalte plass { $to }: { $white } hvite, { $yellow } gule.
}
marbles-event-privilege-lost = { $count ->
    [one] Plass { $seat } mistet { $count } gul kule.
   *[other] Plass { $seat } mistet { $count } gule kuler.
}
marbles-event-returned = Plass { $seat } la en gul kule tilbake på { $at }.
marbles-event-waits = Ingen ring er tom, så plass { $seat } beholder den brukte gule kulen så lenge.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Plass { $seat } kunne ikke flytte Pac-Man hele veien med terningen som var igjen (husregel: det kan man velge).
       *[book] Plass { $seat } kunne ikke flytte Pac-Man hele veien.
    }
    [ghost] Plass { $seat } kunne ikke flytte et spøkelse hele veien.
    [both] Plass { $seat } kunne ikke flytte Pac-Man eller et spøkelse.
   *[other] Plass { $seat }: { $piece }
}
marbles-event-stayed = Plass { $seat } slukte ikke spøkelset og ble stående.
marbles-event-cleared = Den siste hvite kulen er borte. Hvite kuler etter plass: { $trays }. Plasser som vinner: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] Grensen på { $turns } tur er nådd.
   *[other] Grensen på { $turns } turer er nådd.
} Hvite kuler etter plass: { $trays }. Plasser som vinner: { $winners }.
marbles_cleared = Alle hvite kuler er borte; flest kuler vinner.
marbles-name = Klinke­kuler
marbles-about = Sluk flest kuler, og send spøkelsene etter de andre.
marbles-step-1 = Kast to terninger: én flytter din Pac-Man, den andre et spøkelse.
marbles-step-2 = Pac-Man sluker alle kuler på veien. Flest kuler vinner.
marbles-step-3 = Fang en motstander med et spøkelse, så får du to kuler.
marbles-guide-chance = Velkommen! Sluk flere hvite kuler enn de andre.
marbles-guide-turn = Én terning flytter din Pac-Man, den andre et spøkelse. Trykk på et sted for å se veien dit, og så på «Gå».
marbles-todo = Trykk på et lysende sted.
marbles-todo-chance = Trykk på terningene for å kaste.
marbles-doing-chance = { $who ->
    [you] kaster terningene…
   *[somebody] kaster terningene…
}
marbles-todo-begin = Kast om hvem som begynner: høyest begynner.
marbles-todo-begin-again = Det står likt: kast igjen om hvem som begynner.
marbles-solid = Her er det ingenting. Trykk på et lysende sted.
marbles-harm = Det sender din egen Pac-Man hjem.
marbles-setup-random = Tilfeldige starthjørner
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Velg hvor Pac-Man skal gå. Eller trykk på den andre terningen eller et spøkelse.
       *[ghost] Velg hvor et spøkelse skal gå. Eller trykk på den andre terningen eller Pac-Man.
    }
   *[second] { $piece ->
        [pac] Velg hvor Pac-Man skal gå.
       *[ghost] { $origins ->
            [one] Velg hvor spøkelset skal gå.
           *[other] Velg hvor et spøkelse skal gå. Trykk på et spøkelse for å se bare trekkene det har.
        }
    }
}
marbles-todo-go = Trykk på samme sted igjen for å gå dit, eller på et annet.
marbles-todo-way = Det er flere veier dit. Velg en, og trykk på «Gå».
marbles-todo-task = { $kind ->
    [under] Det er en kule under spøkelset. Vil du ta den?
    [ring] Legg den brukte gule kulen tilbake: trykk på en tom ring.
    [reward] Belønningen din: hvem tar du kuler fra?
   *[pay] Hvilke kuler betaler du med?
}
marbles-roll = Kast terningene
marbles-rolling = Terningene ruller…
marbles-dice = Terninger
marbles-die = { $piece ->
    [pac] { $face }, til Pac-Man
    [ghost] { $face }, til et spøkelse
   *[none] { $face }
}
marbles-die-played = brukt
marbles-movers = Hvilken brikke som flytter
marbles-move-pac = Flytt Pac-Man
marbles-move-ghost = Flytt et spøkelse
marbles-answers = Dine valg
marbles-pay = Hvite: { $white }, gule: { $yellow }
marbles-take = Ta den
marbles-leave = La den ligge
marbles-stay = Bli stående, ikke sluk
marbles-ways = Veier dit
marbles-way = Vei { $n }: { $white } hvite, { $yellow } gule
marbles-go = Gå
marbles-tray = Hvite kuler: { $white }. Gule kuler, ett spøkelse hver: { $held }. Gule kuler å legge tilbake: { $owed }.
marbles-left = { $count ->
    [one] { $count } kule igjen
   *[other] { $count } kuler igjen
}
marbles-held-is = Gul kule: lar deg sluke et spøkelse
marbles-owed-is = En gul kule som legges tilbake så snart en ring er tom
marbles-show-ways = Fare
marbles-grid = Brett. Piltastene går rundt på hullene, N hopper til neste sted du kan velge, Enter går dit. P Pac-Man, G spøkelse, D den andre terningen, W en annen vei, R kast.
marbles-cell-home = hjem: { $name }
marbles-cell-no-home = ubrukt hjem
marbles-cell-start = spøkelsenes start
marbles-cell-ring = oransje ring
marbles-cell-opening = åpning
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] et spøkelse
   *[other] { $ghosts } spøkelser
}
marbles-cell-white = hvit kule
marbles-cell-yellow = gul kule
marbles-cell-spot = du kan velge dette
marbles-cell-end = { $ways ->
    [one] du kan gå hit, kuler: { $marbles }
   *[other] du kan gå hit på { $ways } måter, kuler: { $marbles }
}
marbles-cell-range = { $least } til { $most }
marbles-cell-end-ghost = { $ways ->
    [one] et spøkelse kan gå hit
   *[other] begge spøkelsene kan gå hit
}
marbles-cell-end-harm = et spøkelse kan gå hit, men det ville sende din egen Pac-Man hjem
marbles-option-layout = Brett
marbles-option-layout-corners = Fire hjørner
marbles-option-layout-corners-about = Vårt eget brett: et hjem i hvert hjørne, fire åpninger, ingen blindveier.
marbles-option-layout-trees = Trær
marbles-option-layout-trees-about = Vårt eget brett, med blindveier som grenene på et tre.
marbles-option-unused-home = Ubrukte hjem
marbles-option-unused-home-closed_to_stop = kan man gå gjennom
marbles-option-unused-home-free = kan man stoppe i
marbles-option-must-move-if-possible = Du kan ikke sperre veien for din egen Pac-Man med et spøkelse
marbles-option-home-counts = Et hjem på veien teller som et skritt
marbles-option-ghost-may-reverse = Spøkelser kan snu under et trekk
marbles-option-ghost-partial = Kan ingen av spøkelsene flytte hele veien, går ett så langt det kan
marbles-option-pay-with-yellow = Betale med gule kuler
marbles-option-pay-with-yellow-false = aldri
marbles-option-pay-with-yellow-victim_choice = den som betaler, velger
marbles-option-lose-privilege-when-hit = Fanger et spøkelse deg, mister du de gule kulene dine
marbles-option-marble-under-ghost = En kule under et slukt spøkelse
marbles-option-marble-under-ghost-auto = blir også slukt
marbles-option-marble-under-ghost-ask = kan bli liggende
marbles-option-privilege-stacks = Hver gule kule lar deg sluke ett spøkelse
marbles-option-same-move-gobble = Gule kuler virker med en gang
marbles-option-gobble-ends-turn = Å sluke et spøkelse avslutter turen
marbles-option-end-timing = Den siste hvite kulen avslutter spillet
marbles-option-end-timing-at_once = med en gang
marbles-option-end-timing-after_move = etter det trekket
marbles-option-end-timing-after_turn = etter den turen
marbles-option-max-turns = Maks antall turer
marbles-short-rolled = kastet { $low } og { $high }.
marbles-short-roll-tied = Det står likt på { $total }. Kast igjen: { $seats }.
marbles-short-begins = fikk begynne med { $total }.
marbles-short-stepped = flyttet Pac-Man til { $to }.
marbles-short-crossed = forlot brettet på { $origin } og kom tilbake på { $to }.
marbles-short-gobbled = slukte en { $colour ->
    [white] hvit
   *[yellow] gul
} kule på { $at }; hvite i skålen: { $tray }, på brettet: { $left }.
marbles-short-ghost-gobbled = slukte spøkelset på { $at }! Det gikk tilbake til { $to }.
marbles-short-left-under = lot kulen på { $at } ligge.
marbles-short-prowled = flyttet et spøkelse fra { $origin } til { $to }.
marbles-short-captured = fanget { $whom } med et spøkelse på { $at }. Hjem til { $home }!
marbles-short-captured-own = sendte sin egen Pac-Man hjem fra { $at } til { $home }!
marbles-short-paid = { $rule ->
    [house] betalte { $to }. Hvite: { $white }, gule: { $yellow } (husregel: gule kuler beholdes).
   *[book] betalte { $to }. Hvite: { $white }, gule: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] mistet { $count } gul kule.
   *[other] mistet { $count } gule kuler.
}
marbles-short-returned = la en gul kule tilbake på { $at }.
marbles-short-waits = beholdt den brukte gule kulen: ingen ring er tom.
marbles-short-cleared = Den siste hvite kulen er borte. Hvite kuler i spillerekkefølge: { $trays }. Vinnere: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] Grensen på { $turns } tur er nådd.
   *[other] Grensen på { $turns } turer er nådd.
} Hvite kuler i spillerekkefølge: { $trays }. Vinnere: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] kunne ikke flytte Pac-Man hele veien med terningen som var igjen (husregel: det kan man velge).
       *[book] kunne ikke flytte Pac-Man hele veien.
    }
    [ghost] kunne ikke flytte et spøkelse hele veien.
   *[both] kunne ikke flytte Pac-Man eller et spøkelse.
}
marbles-short-stayed = slukte ikke spøkelset og ble stående.
marbles-note-rolled = kaster { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 kule
   *[other] { $count } kuler
}
marbles-note-captured = fanget!
marbles-note-captured-own = egen Pac-Man hjem
marbles-note-ghost = sluker et spøkelse
marbles-note-pays = betaler { $count }
marbles-note-gets = får { $count }
marbles-note-returned = tilbake på { $at }
marbles-note-stays = blir stående
marbles-advice-go = Flytt Pac-Man til { $to }.
marbles-advice-prowl = Flytt spøkelset på { $from } til { $to }.
marbles-advice-stay = Bli stående.
marbles-advice-under = { $to ->
    [take] Ta kulen.
   *[other] La kulen ligge.
}
marbles-advice-ring = Legg kulen på { $to }.
marbles-advice-rob = Ta fra spilleren på { $to }.
marbles-advice-pay = { $to ->
    [pay0] Betal med hvite kuler.
   *[other] Betal med gule kuler.
}
marbles-reason-own = Da sender du din egen Pac-Man hjem.
marbles-reason-captures = Da fanger du Pac-Man på plass { $seat }.
marbles-reason-captures-named = blir fanget.
marbles-reason-ghost = Da sluker du et spøkelse.
marbles-reason-yellow = Da sluker du en gul kule.
marbles-reason-marbles = { $count ->
    [one] Da sluker du én kule.
   *[other] Da sluker du { $count } kuler.
}
marbles-reason-danger = Et spøkelse kan fange deg der med { NUMBER($percent) } % av alle kast.
marbles-reason-safe = Ingen spøkelser kan fange deg der på neste kast.
marbles-help-aim-title = Målet
marbles-help-aim = Flest hvite kuler vinner; står det likt, vinner disse spillerne sammen. Spillet slutter i det øyeblikket den siste hvite kulen er borte fra brettet, eller når maks antall turer er nådd. Gule kuler teller ikke.
marbles-help-start-title = Hvem begynner
marbles-help-start = Alle kaster én gang, og høyeste kast begynner; står det likt, kaster disse spillerne igjen. Hver Pac-Man starter hjemme, begge spøkelsene i midten.
marbles-help-turn-title = Din tur
marbles-help-turn = Kast begge terningene. Én flytter din Pac-Man, den andre et av spøkelsene. Du bestemmer hvilken som er hva, og hvem som går først. To like betyr ikke noe spesielt.
marbles-help-must-title = Du må flytte
marbles-help-must = En brikke som kan flytte, må flytte; en brikke som ikke kan bruke terningen sin, blir stående. Du velger terning og rekkefølge fritt, selv om Pac-Man da ikke kan flytte. Du trenger aldri å sluke et spøkelse.
marbles-help-walk-title = Pac-Mans vei
marbles-help-walk = Pac-Man flytter nøyaktig så langt som terningen sier, snur aldri rett tilbake, og sluker alle kuler han går forbi. Du kan gå over det samme hullet to ganger.
marbles-help-blocked-title = I veien
marbles-help-blocked = Ingen hopper over en brikke eller lander på en annen Pac-Man. Spøkelser stenger også veien, hvis du ikke har en gul kule å sluke dem med.
marbles-help-home-title = Hjem
marbles-help-home = Hjemme kan ingen fange deg. Et hjem på veien teller som et skritt. Du kan stoppe i ditt eget hjem og gå gjennom de andre, men ikke stoppe der.
marbles-help-openings-title = Åpninger
marbles-help-openings = Hvite piler er åpninger: gå ut gjennom én og kom inn igjen gjennom en hvilken som helst annen. Det koster ikke noe skritt. Du kan ikke stoppe utenfor eller komme inn igjen samme sted; en brikke rett innenfor stenger en åpning.
marbles-help-ghosts-title = Spøkelsene
marbles-help-ghosts = Begge spøkelsene tilhører alle. Et spøkelse flytter nøyaktig så langt som terningen sier, uten å snu. Det lar kulene ligge, går ikke inn i hjem eller åpninger, går ikke forbi det andre spøkelset og aldri tilbake til midten.
marbles-help-catch-title = Å fange
marbles-help-catch = Et spøkelse som møter en Pac-Man, stopper der, selv med skritt igjen. Den Pac-Man går hjem, og eieren betaler to hvite kuler, eller så mange som finnes, til den som flyttet spøkelset.
marbles-help-own-title = Din egen Pac-Man
marbles-help-own = Et spøkelse kan til og med lande på din egen Pac-Man: han går hjem, og ingen betaler. Et slikt trekk har et varselskilt, og vi spør deg først.
marbles-help-yellow-title = Gule kuler
marbles-help-yellow = Hver gule kule du har, lar deg sluke ett spøkelse, selv i samme trekk som du tok den. Så lenge du kan det, ser spøkelsene bleke ut. Du beholder gule kuler når du blir fanget.
marbles-help-gobble-title = Å sluke et spøkelse
marbles-help-gobble = Gå inn på et spøkelse med så mange skritt du vil, opp til det terningen viser: der slutter trekket ditt. Spøkelset går tilbake til midten, du tar kulen under det og to hvite kuler fra en spiller du velger. Så spilles den andre terningen.
marbles-help-rings-title = Tilbake på en ring
marbles-help-rings = Den gule kulen du brukte, legges tilbake på en tom oransje ring du velger. Er ingen tom, venter den til en blir det. Så kan hvem som helst ta den igjen.
marbles-help-touch-title = På skjermen
marbles-help-touch = Trykk på en ring for å se veien, og en gang til for å gå. Store ringer gir mest; en dobbel ring betyr at det er flere veier: velg en under brettet. Trykk på en terning for å bruke den til brikken som er valgt; trykk på Pac-Man eller et spøkelse for å velge den. Spøkelsenes ringer er stiplet. «Fare» viser hvor lett hver Pac-Man kan bli fanget av et spøkelse.
marbles-deed-rolled = kastet { $low } og { $high }
marbles-deed-begins = fikk begynne
marbles-deed-walked = { $detail ->
    [squares] flyttet Pac-Man til { $to }
   *[plain] flyttet Pac-Man
}
marbles-deed-ate = { $count ->
    [one] slukte { $count } kule
   *[other] slukte { $count } kuler
}
marbles-deed-yellow = { $count ->
    [one] fikk en gul kule (til å sluke et spøkelse med)
   *[other] fikk { $count } gule kuler (til å sluke spøkelser med)
}
marbles-deed-prowled = { $detail ->
    [squares] flyttet et spøkelse fra { $origin } til { $to }
   *[plain] flyttet et spøkelse
}
marbles-deed-gobbled-ghost = slukte et spøkelse
marbles-deed-captured = { $you ->
    [you] jaget deg hjem
   *[other] jaget { $whom } hjem
}
marbles-deed-captured-own = { $own ->
    [you] sendte din egen Pac-Man hjem
   *[other] sendte sin egen Pac-Man hjem
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] tok { $count } kule fra deg
       *[other] tok { $count } kuler fra deg
    }
   *[other] { $count ->
        [one] tok { $count } kule fra { $whom }
       *[other] tok { $count } kuler fra { $whom }
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] betalte deg { $count } kule
       *[other] betalte deg { $count } kuler
    }
   *[other] { $count ->
        [one] betalte { $whom } { $count } kule
       *[other] betalte { $whom } { $count } kuler
    }
}
marbles-deed-lost = { $count ->
    [one] mistet en gul kule
   *[other] mistet { $count } gule kuler
}
marbles-deed-returned = { $detail ->
    [squares] la en gul kule tilbake på { $at }
   *[plain] la en gul kule tilbake
}
marbles-deed-stood = { $piece ->
    [pac] kunne ikke flytte Pac-Man
    [ghost] kunne ikke flytte et spøkelse
   *[both] kunne ikke flytte i det hele tatt
}
marbles-deed-cleared = den siste hvite kulen er borte
marbles-deed-stayed = ble stående
marbles-deed-waits = må fortsatt legge tilbake den gule kulen (!)
marbles-befalls-captured = { $name } sendte deg hjem!
marbles-befalls-captured-own = Du sendte din egen Pac-Man hjem!
marbles-befalls-paid = { $count ->
    [one] { $name } tok { $count } av kulene dine!
   *[other] { $name } tok { $count } av kulene dine!
}
marbles-befalls-lost = { $count ->
    [one] Du mistet den gule kulen din!
   *[other] Du mistet de { $count } gule kulene dine!
}
marbles-score = { $count ->
    [one] 1 kule
   *[other] { $count } kuler
}
error-marbles-bad-cell = «{ $text }» er ikke et felt på dette brettet.
error-marbles-bad-list = «{ $text }» nevner et felt to ganger.
error-marbles-bad-task = «{ $text }» er ikke en avgjørelse som kan vente.
error-marbles-bad-position = «{ $text }» er ikke en stilling; skriv den slik: { $form }.
error-marbles-place-seats = En stilling for { $players } spillere har Pac-Man, skål og gule kuler for { $players } plasser, og ikke for andre.
error-marbles-place-ghosts = Hvert spøkelse må stå på starten eller på et hull, aldri begge på samme hull; nevn det på det laveste feltet først.
error-marbles-place-marbles = Det må være 72 hvite kuler, på vanlige hull og i skåler, og 4 gule, på ringer, hos spillere eller på vei tilbake; ingen under en Pac-Man.
error-marbles-place-pieces = Hver Pac-Man må stå alene på et hull eller hjemme, og ikke på et spøkelse.
error-marbles-place-dice = Høyst to terninger fra 1 til 6 kan være igjen, den laveste først; den siste hører til en brikke.
error-marbles-place-taken = Turer telles bare opp til valget max_turns.
error-marbles-place-over = Alle hvite kuler er borte, så det kan ikke være noen terning igjen å spille.
error-marbles-place-stuck = Ingen brikke kan flytte med disse terningene, så turen ville være over.
error-marbles-place-owed = En gul kule skal legges tilbake, og en ring er tom, så den ville allerede ligge der.
error-marbles-place-todo = Det er ikke noe slikt å bestemme her.
error-marbles-place-rolls = Bare i startstillingen kastes det om hvem som begynner, én plass etter den andre.
error-marbles-board-field = Et brett trenger «{ $field }», som tekst.
error-marbles-board-extra = Et brett har ikke noe felt «{ $field }».
error-marbles-board-waives = Et brett kan bare fravike { $known }, ikke «{ $field }».
error-marbles-board-game = Dette brettet er for «{ $field }», ikke for klinkekuler.
error-marbles-board-c1 = C1: et brett trenger 72 vanlige hull og 4 med ring; dette har { $plain } og { $ringed }.
error-marbles-board-c3 = C3: et brett trenger nøyaktig ett hjem { $mark }; dette har { $count }.
error-marbles-board-c4 = C4: hjemmet { $place } må ligge på en vei mellom to eller flere hull, og ikke ved siden av noe annet.
error-marbles-board-c6 = C6, C12: et spøkelse må kunne nå { $place } uten å bruke hjem eller åpninger.
error-marbles-board-c7 = C7: spøkelsenes start, én blokk av =, må ligge midt på brettet.
error-marbles-board-c8 = C8: spøkelsenes start trenger minst to utganger, og alle må føre til hull; dette har { $count }.
error-marbles-board-c10 = C10: et brett trenger minst tre åpninger; dette har { $count }.
error-marbles-board-c11 = C11: åpningen på { $place } må ligge i kanten, ved siden av sitt eget hull som fører innover.
error-marbles-board-c14 = C14: ved start finnes det ikke noe helt trekk på { $count } fra hjemmet { $place }.
error-marbles-board-c19 = C19: brettet må se likt ut fra alle hjem når det snus eller speiles.
error-marbles-board-c21 = C21: hvert hull trenger to nabohull, og hull trenger 2,6 veier i snitt ({ $place }).
error-marbles-board-openings = På en server kan et brett ha høyst { $most } åpninger; dette har { $count }.
