error-marbles-bad-token = “{ $text }” is geen zet zoals 4c6:b6,c6 of 3e5>g7, geen keuze zoals -, take, leave, @c4, from2 of pay1, en geen worp zoals *36.
error-marbles-bad-cell = “{ $text }” is geen kuiltje op dit bord.
error-marbles-bad-list = “{ $text }” noemt een kuiltje twee keer.
error-marbles-bad-task = “{ $text }” is geen keuze die open kan staan.
error-marbles-bad-position = “{ $text }” is geen stelling; schrijf die als: { $form }.
error-marbles-place-seats = Een stelling voor { $players } spelers noemt de Pac-Mans, bakjes en gele knikkers van { $players } plaatsen, en van geen andere.
error-marbles-place-ghosts = Elk spook moet op start of op een kuiltje staan, nooit allebei op hetzelfde kuiltje; noem dat op het laagste kuiltje eerst.
error-marbles-place-marbles = Er moeten 72 witte knikkers zijn, op gewone kuiltjes en in bakjes, en 4 gele, op ringen, bij een speler of nog terug te leggen; geen enkele onder een Pac-Man.
error-marbles-place-pieces = Elke Pac-Man moet alleen op een kuiltje of thuis staan, en niet op een spook.
error-marbles-place-dice = Er kunnen hoogstens twee dobbelstenen van 1 tot 6 over zijn, de laagste eerst; de laatste hoort bij een pion.
error-marbles-place-taken = Beurten worden maar geteld tot de optie max_turns.
error-marbles-place-over = Alle witte knikkers zijn weg, dus er kan geen dobbelsteen meer over zijn.
error-marbles-place-stuck = Met deze dobbelstenen kan geen pion bewegen, dus de beurt zou voorbij zijn.
error-marbles-place-owed = Er moet nog een gele knikker terug en er is een ring leeg, dus die zou er al liggen.
error-marbles-place-todo = Zo'n keuze staat hier niet open.
error-marbles-place-rolls = Gooien om te zien wie begint, kan alleen in de beginstelling, de ene plaats na de andere.

error-marbles-board-field = Een bord heeft “{ $field }” nodig, als tekst.
error-marbles-board-extra = Een bord heeft geen veld “{ $field }”.
error-marbles-board-waives = Een bord kan alleen { $known } laten vervallen, niet “{ $field }”.
error-marbles-board-game = Dit bord is voor “{ $field }”, niet voor het knikkerspel.
error-marbles-board-c1 = C1: een bord heeft 72 gewone kuiltjes en 4 met een ring nodig; dit heeft er { $plain } en { $ringed }.
error-marbles-board-c3 = C3: een bord heeft precies één thuisplek { $mark } nodig; dit heeft er { $count }.
error-marbles-board-c4 = C4: de thuisplek { $place } moet op een pad tussen twee of meer kuiltjes liggen, en nergens anders aan grenzen.
error-marbles-board-c6 = C6, C12: een spook moet { $place } kunnen bereiken zonder thuisplekken of openingen te gebruiken.
error-marbles-board-c7 = C7: de start van de spoken, één blok van =, moet in het midden van het bord liggen.
error-marbles-board-c8 = C8: de start van de spoken heeft minstens twee uitgangen nodig, allemaal naar kuiltjes; deze heeft er { $count }.
error-marbles-board-c10 = C10: een bord heeft minstens drie openingen nodig; dit heeft er { $count }.
error-marbles-board-c11 = C11: de opening op { $place } moet aan de rand liggen, naast een eigen kuiltje dat naar binnen leidt.
error-marbles-board-c14 = C14: aan het begin is er geen volledige zet van { $count } vanuit de thuisplek { $place }.
error-marbles-board-c19 = C19: het bord moet er, gedraaid of gespiegeld, vanuit elke thuisplek hetzelfde uitzien.
error-marbles-board-c21 = C21: elk kuiltje heeft twee buurkuiltjes nodig, en gemiddeld 2,6 paden per kuiltje ({ $place }).
error-marbles-board-openings = Op een server mag een bord hoogstens { $most } openingen hebben; dit heeft er { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Kies eerst wat je doet met de knikker onder het spook.
    [ring] Leg eerst de gele knikker terug op een ring.
    [reward] Kies eerst van wie je knikkers krijgt.
   *[pay] Kies eerst met welke knikkers je betaalt.
}
marbles-refuse-not-asked = Dat hoef je nu niet te kiezen.
marbles-refuse-not-a-ring = Daar is geen oranje ring.
marbles-refuse-ring-occupied = Die ring is niet leeg: er ligt een knikker of er staat een pion op.
marbles-refuse-not-oneself = Je beloning krijg je van een andere speler, niet van jezelf.
marbles-refuse-nothing-to-take = Plaats { $seat } heeft geen knikkers om af te geven.
marbles-refuse-nothing-to-take-named = kan je er geen geven: het bakje is leeg.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Je kunt hier niet met { $yellow } gele knikker betalen.
   *[other] Je kunt hier niet met { $yellow } gele knikkers betalen.
}
marbles-refuse-no-pass = Een pion die kan bewegen, moet bewegen. Alleen een spook hoef je nooit te eten.
marbles-refuse-pac-has-moved = Pac-Man is al geweest; de andere dobbelsteen is voor een spook.
marbles-refuse-ghost-has-moved = Er is al een spook geweest; de andere dobbelsteen is voor Pac-Man.
marbles-refuse-no-such-die = Geen dobbelsteen toont { $die }; nog te spelen: { $dice }.
marbles-refuse-start-closed = Niemand mag op de start van de spoken komen.
marbles-refuse-say-which-way = Pac-Man kan daarheen met de { $die }: kies die dobbelsteen en dan de weg.
marbles-refuse-say-which-die = Dat spook kan daarheen met de { $die }: kies die dobbelsteen.
marbles-refuse-other-marbles = Pac-Man kan daarheen, maar op geen enkele weg eet hij precies deze knikkers: hij eet elke knikker onderweg.
marbles-refuse-occupied = Daar staat al een andere Pac-Man.
marbles-refuse-occupied-named = was er eerder.
marbles-refuse-no-privilege = Daar staat een spook, en je hebt een gele knikker nodig om het te eten.
marbles-refuse-home-closed = Pac-Man mag door die thuisplek lopen, maar er niet stoppen.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] Er staat een spook in de weg.
       *[other] Beide spoken staan in de weg.
    }
   *[pieces] { $count ->
        [one] Er staat een andere Pac-Man in de weg.
       *[other] Er staan andere pionnen in de weg.
    }
}
marbles-refuse-blocked-named = staat in de weg, en springen mag niet.
marbles-refuse-no-turning-back = Pac-Man zou onderweg moeten omkeren, en dat mag niet.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Te dichtbij: je gooide { $die }, en je moet precies { $die } stap doen.
       *[other] Te dichtbij: je gooide { $die }, en je moet precies { $die } stappen doen.
    }
   *[other] Te dichtbij: je gooide { $other } en { $die }, en je moet precies zoveel stappen doen.
}
marbles-refuse-go-on = Geen van beide spoken kan een volledige zet doen, dus gaat er een zo ver als het kan. Hier mag het nog niet stoppen.
marbles-refuse-too-far = { $other ->
    [0] Te ver: je gooide { $die }.
   *[other] Te ver: je gooide { $other } en { $die }.
}
marbles-refuse-no-ghost = Daar is geen spook. Kies eerst een spook.
marbles-refuse-pac-must-move = Dan kan Pac-Man niet meer bewegen. Kies een zet waarbij dat wel kan.
marbles-refuse-ghost-no-home = Spoken mogen geen thuisplek in.
marbles-refuse-ghost-on-ghost = Daar staat het andere spook al.
marbles-refuse-pac-in-the-way = Er staat een Pac-Man in de weg, en een spook dat er een tegenkomt, stopt daar.
marbles-refuse-pac-in-the-way-named = staat in de weg: een spook dat een Pac-Man tegenkomt, stopt daar.
marbles-refuse-ghost-in-the-way = Het andere spook staat in de weg.
marbles-refuse-ghost-no-turning = Het spook zou onderweg moeten omkeren (huisregel: spoken keren niet om).
marbles-refuse-ghost-no-tunnel = Het spook zou van het bord moeten, en dat kunnen spoken niet.

marbles-event-rolled = Plaats { $seat } gooide { $low } en { $high }.
marbles-event-roll-tied = De plaatsen { $seats } gooiden elk { $total } en gooien nog eens.
marbles-event-begins = Plaats { $seat } begint met { $total }.
marbles-event-stepped = De Pac-Man van plaats { $seat } ging van { $origin } naar { $to }.
marbles-event-crossed = De Pac-Man van plaats { $seat } ging bij { $origin } het bord af en kwam bij { $to } terug.
marbles-event-gobbled = Plaats { $seat } at de { $colour ->
    [white] witte
    [yellow] gele
   *[other] { $colour }
} knikker op { $at }; in het bakje: { $tray }, op het bord: { $left }.
marbles-event-ghost-gobbled = Plaats { $seat } at het spook op { $at }; dat ging terug naar { $to }.
marbles-event-left-under = Plaats { $seat } liet de knikker op { $at } liggen.
marbles-event-prowled = Plaats { $seat } verplaatste een spook van { $origin } naar { $to }.
marbles-event-captured = Het spook van plaats { $seat } ving plaats { $whom } op { $at } en stuurde die naar huis, naar { $home }.
marbles-event-paid = { $rule ->
    [house] Plaats { $seat } betaalde plaats { $to }: { $white } wit, { $yellow } geel (huisregel: gele knikkers houd je).
   *[book] Plaats { $seat } betaalde plaats { $to }: { $white } wit, { $yellow } geel.
}
marbles-event-privilege-lost = { $count ->
    [one] Plaats { $seat } verloor { $count } gele knikker.
   *[other] Plaats { $seat } verloor { $count } gele knikkers.
}
marbles-event-returned = Plaats { $seat } legde een gele knikker terug op { $at }.
marbles-event-waits = Er is geen ring leeg, dus plaats { $seat } houdt de gebruikte gele knikker tot er een vrij is.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] De Pac-Man van plaats { $seat } had met de overgebleven dobbelsteen geen volledige zet en bleef staan (huisregel: dat mag je kiezen).
       *[book] De Pac-Man van plaats { $seat } had geen volledige zet en bleef staan.
    }
    [ghost] Plaats { $seat } had geen volledige zet voor een spook.
    [both] Plaats { $seat } kon Pac-Man niet verplaatsen, en ook geen spook.
   *[other] Plaats { $seat }: { $piece }
}
marbles-event-stayed = Plaats { $seat } at het spook niet op en bleef staan.
marbles-event-cleared = De laatste witte knikker is weg. Witte knikkers per plaats: { $trays }. Winnende plaatsen: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] Het maximum van { $turns } beurt is bereikt.
   *[other] Het maximum van { $turns } beurten is bereikt.
} Witte knikkers per plaats: { $trays }. Winnende plaatsen: { $winners }.

marbles_cleared = Alle witte knikkers zijn weg; wie de meeste heeft, wint.

marbles-name = Knikkers
marbles-about = Eet de meeste knikkers, en stuur de spoken op je tegenstanders af.
marbles-step-1 = Gooi twee dobbelstenen: een voor je Pac-Man, een voor een spook.
marbles-step-2 = Pac-Man eet elke knikker onderweg. Wie de meeste heeft, wint.
marbles-step-3 = Vang een tegenstander met een spook, en je krijgt twee knikkers.
marbles-guide-chance = Welkom! Eet meer witte knikkers dan de anderen.
marbles-guide-turn = Eén dobbelsteen is voor je Pac-Man, de andere voor een spook. Tik op een plek om de weg te zien, en dan op “Lopen”.
marbles-todo = Tik op een oplichtende plek.
marbles-todo-chance = Tik op de dobbelstenen om te gooien.
marbles-doing-chance = { $who ->
    [you] gooit de dobbelstenen…
   *[somebody] gooit de dobbelstenen…
}
marbles-todo-begin = Gooi om te zien wie begint: de hoogste worp begint.
marbles-todo-begin-again = Gelijk: gooi nog eens om te zien wie begint.
marbles-solid = Hier is niets. Tik op een oplichtende plek.
marbles-harm = Daarmee stuur je je eigen Pac-Man naar huis.
marbles-setup-random = Starthoeken loten
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Kies waar Pac-Man heen gaat. Of tik op de andere dobbelsteen of op een spook.
       *[ghost] Kies waar een spook heen gaat. Of tik op de andere dobbelsteen of op Pac-Man.
    }
   *[second] { $piece ->
        [pac] Kies waar Pac-Man heen gaat.
       *[ghost] { $origins ->
            [one] Kies waar het spook heen gaat.
           *[other] Kies waar een spook heen gaat. Tik op een spook om alleen zijn zetten te zien.
        }
    }
}
marbles-todo-go = Tik nog eens op dezelfde plek om erheen te gaan, of tik op een andere.
marbles-todo-way = Er is meer dan één weg. Kies er een en tik op “Lopen”.
marbles-todo-task = { $kind ->
    [under] Onder het spook ligt een knikker. Pak je hem?
    [ring] Leg de gebruikte gele knikker terug: tik op een lege ring.
    [reward] Je beloning: van wie krijg je knikkers?
   *[pay] Met welke knikkers betaal je?
}
marbles-roll = Dobbelstenen gooien
marbles-rolling = De dobbelstenen rollen…
marbles-dice = Dobbelstenen
marbles-die = { $piece ->
    [pac] { $face }, voor Pac-Man
    [ghost] { $face }, voor een spook
   *[none] { $face }
}
marbles-die-played = gespeeld
marbles-movers = Welke pion gaat
marbles-move-pac = Pac-Man verplaatsen
marbles-move-ghost = Spook verplaatsen
marbles-answers = Jouw keuzes
marbles-pay = Wit: { $white }, geel: { $yellow }
marbles-take = Pakken
marbles-leave = Laten liggen
marbles-stay = Blijven staan, niet eten
marbles-ways = Manieren om er te komen
marbles-way = Weg { $n }: { $white } wit, { $yellow } geel
marbles-go = Lopen
marbles-tray = Witte knikkers: { $white }. Gele knikkers, elk goed voor één spook: { $held }. Gele knikkers die nog terug moeten: { $owed }.
marbles-left = { $count ->
    [one] nog { $count } knikker
   *[other] nog { $count } knikkers
}
marbles-held-is = Gele knikker: daarmee mag je een spook eten
marbles-owed-is = Een gele knikker die teruggaat zodra er een ring leeg is
marbles-show-ways = Gevaar
marbles-grid = Bord. Met de pijltjestoetsen ga je langs de kuiltjes, N springt naar de volgende plek die je kunt kiezen, Enter gaat erheen. P Pac-Man, G spook, D andere dobbelsteen, W andere weg, R gooien.
marbles-cell-home = thuis: { $name }
marbles-cell-no-home = ongebruikte thuisplek
marbles-cell-start = de start van de spoken
marbles-cell-ring = oranje ring
marbles-cell-opening = opening
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] een spook
   *[other] { $ghosts } spoken
}
marbles-cell-white = witte knikker
marbles-cell-yellow = gele knikker
marbles-cell-spot = dit kun je kiezen
marbles-cell-end = { $ways ->
    [one] hier kun je heen, knikkers: { $marbles }
   *[other] hier kun je op { $ways } manieren heen, knikkers: { $marbles }
}
marbles-cell-range = { $least } tot { $most }
marbles-cell-end-ghost = { $ways ->
    [one] hier kan een spook heen
   *[other] hier kunnen beide spoken heen
}
marbles-cell-end-harm = hier kan een spook heen, maar dan moet je eigen Pac-Man naar huis
marbles-option-layout = Bord
marbles-option-layout-corners = Vier hoeken
marbles-option-layout-corners-about = Ons eigen bord: een thuisplek in elke hoek, vier openingen, geen doodlopende paden.
marbles-option-layout-trees = Bomen
marbles-option-layout-trees-about = Ons eigen bord, met doodlopende paden als de takken van een boom.
marbles-option-unused-home = Ongebruikte thuisplekken
marbles-option-unused-home-closed_to_stop = je mag erdoorheen
marbles-option-unused-home-free = je mag er stoppen
marbles-option-must-move-if-possible = Je mag je eigen Pac-Man niet met een spook insluiten
marbles-option-home-counts = Een thuisplek onderweg telt als stap
marbles-option-ghost-may-reverse = Spoken mogen tijdens een zet omkeren
marbles-option-ghost-partial = Kan geen van beide spoken een volledige zet doen, dan gaat er een zo ver als het kan
marbles-option-pay-with-yellow = Met gele knikkers betalen
marbles-option-pay-with-yellow-false = nooit
marbles-option-pay-with-yellow-victim_choice = wie betaalt, kiest
marbles-option-lose-privilege-when-hit = Vangt een spook je, dan ben je je gele knikkers kwijt
marbles-option-marble-under-ghost = Een knikker onder een opgegeten spook
marbles-option-marble-under-ghost-auto = wordt ook opgegeten
marbles-option-marble-under-ghost-ask = mag blijven liggen
marbles-option-privilege-stacks = Met elke gele knikker mag je één spook eten
marbles-option-same-move-gobble = Gele knikkers werken meteen
marbles-option-gobble-ends-turn = Een spook eten beëindigt je beurt
marbles-option-end-timing = De laatste witte knikker beëindigt het spel
marbles-option-end-timing-at_once = meteen
marbles-option-end-timing-after_move = na die zet
marbles-option-end-timing-after_turn = na die beurt
marbles-option-max-turns = Maximum aan beurten

marbles-short-rolled = gooide { $low } en { $high }.
marbles-short-roll-tied = Gelijk met { $total }. Gooi nog eens: { $seats }.
marbles-short-begins = mag beginnen met { $total }.
marbles-short-stepped = verplaatste Pac-Man naar { $to }.
marbles-short-crossed = ging bij { $origin } het bord af en kwam bij { $to } terug.
marbles-short-gobbled = at een { $colour ->
    [white] witte
   *[yellow] gele
} knikker op { $at }; witte in het bakje: { $tray }, op het bord: { $left }.
marbles-short-ghost-gobbled = at het spook op { $at }! Het ging terug naar { $to }.
marbles-short-left-under = liet de knikker op { $at } liggen.
marbles-short-prowled = verplaatste een spook van { $origin } naar { $to }.
marbles-short-captured = ving { $whom } met een spook op { $at }. Naar huis, naar { $home }!
marbles-short-captured-own = stuurde de eigen Pac-Man van { $at } naar huis, naar { $home }!
marbles-short-paid = { $rule ->
    [house] betaalde { $to }. Wit: { $white }, geel: { $yellow } (huisregel: gele knikkers houd je).
   *[book] betaalde { $to }. Wit: { $white }, geel: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] verloor { $count } gele knikker.
   *[other] verloor { $count } gele knikkers.
}
marbles-short-returned = legde een gele knikker terug op { $at }.
marbles-short-waits = hield de gebruikte gele knikker: er is geen ring leeg.
marbles-short-cleared = De laatste witte knikker is weg. Witte knikkers in speelvolgorde: { $trays }. Winnaars: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] Het maximum van { $turns } beurt is bereikt.
   *[other] Het maximum van { $turns } beurten is bereikt.
} Witte knikkers in speelvolgorde: { $trays }. Winnaars: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] had met de overgebleven dobbelsteen geen volledige zet voor Pac-Man (huisregel: dat mag je kiezen).
       *[book] had geen volledige zet voor Pac-Man.
    }
    [ghost] had geen volledige zet voor een spook.
   *[both] kon Pac-Man niet verplaatsen, en ook geen spook.
}
marbles-short-stayed = at het spook niet op en bleef staan.

marbles-note-rolled = gooit { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 knikker
   *[other] { $count } knikkers
}
marbles-note-captured = gevangen!
marbles-note-captured-own = eigen Pac-Man naar huis
marbles-note-ghost = eet een spook
marbles-note-pays = betaalt { $count }
marbles-note-gets = krijgt { $count }
marbles-note-returned = terug op { $at }
marbles-note-stays = blijft

marbles-advice-go = Ga met Pac-Man naar { $to }.
marbles-advice-prowl = Verplaats het spook op { $from } naar { $to }.
marbles-advice-stay = Blijf staan.
marbles-advice-under = { $to ->
    [take] Pak de knikker.
   *[other] Laat de knikker liggen.
}
marbles-advice-ring = Leg de knikker op { $to }.
marbles-advice-rob = Pak ze van de speler op { $to }.
marbles-advice-pay = { $to ->
    [pay0] Betaal met witte knikkers.
   *[other] Betaal met gele knikkers.
}

marbles-reason-own = Daarmee stuur je je eigen Pac-Man naar huis.
marbles-reason-captures = Daarmee vang je de Pac-Man van plaats { $seat }.
marbles-reason-captures-named = wordt gevangen.
marbles-reason-ghost = Daarmee eet je een spook.
marbles-reason-yellow = Daarmee eet je een gele knikker.
marbles-reason-marbles = { $count ->
    [one] Daarmee eet je één knikker.
   *[other] Daarmee eet je { $count } knikkers.
}
marbles-reason-danger = Bij { NUMBER($percent) }% van alle worpen kan een spook je daar vangen.
marbles-reason-safe = Bij de volgende worp kan geen spook je daar vangen.

marbles-help-aim-title = Het doel
marbles-help-aim = Wie de meeste witte knikkers heeft, wint; bij gelijke stand winnen die spelers samen. Het spel eindigt zodra de laatste witte knikker van het bord is, of als het maximum aan beurten is bereikt. Gele knikkers tellen niet mee.
marbles-help-start-title = Wie begint
marbles-help-start = Iedereen gooit één keer en de hoogste worp begint; bij gelijke stand gooien die spelers nog eens. Elke Pac-Man begint thuis, beide spoken in het midden.
marbles-help-turn-title = Je beurt
marbles-help-turn = Gooi beide dobbelstenen. De ene is voor je Pac-Man, de andere voor een van de spoken. Jij kiest welke voor wie is, en wie er eerst gaat. Dubbel gooien is niets bijzonders.
marbles-help-must-title = Je moet bewegen
marbles-help-must = Een pion die kan bewegen, moet bewegen; een pion die met zijn dobbelsteen niets kan, blijft staan. Je kiest dobbelstenen en volgorde vrij, ook als Pac-Man daardoor niet meer kan bewegen. Een spook eten hoeft nooit.
marbles-help-walk-title = De weg van Pac-Man
marbles-help-walk = Pac-Man loopt precies zo ver als de dobbelsteen zegt, keert nooit om en eet elke knikker onderweg. Je mag twee keer over hetzelfde kuiltje.
marbles-help-blocked-title = In de weg
marbles-help-blocked = Niemand springt over een pion of landt op een andere Pac-Man. Spoken houden je ook tegen, tenzij je een gele knikker hebt om er een te eten.
marbles-help-home-title = Thuis
marbles-help-home = Thuis kan niemand je vangen. Een thuisplek onderweg telt als stap. Op je eigen thuisplek mag je stoppen; door de andere mag je heen lopen, maar er niet stoppen.
marbles-help-openings-title = Openingen
marbles-help-openings = Witte pijlen zijn openingen: ga er bij de ene uit en kom bij een andere weer binnen. De oversteek kost geen stap. Je mag niet buiten stoppen of door dezelfde opening terugkomen; een pion vlak achter een opening sluit die af.
marbles-help-ghosts-title = De spoken
marbles-help-ghosts = Beide spoken zijn van iedereen. Een spook gaat precies zo ver als zijn dobbelsteen zegt, zonder om te keren. Het laat knikkers liggen, gaat geen thuisplek en geen opening in, komt niet langs het andere spook en gaat nooit terug naar het midden.
marbles-help-catch-title = Vangen
marbles-help-catch = Een spook dat een Pac-Man tegenkomt, stopt daar, ook als het nog stappen over heeft. Die Pac-Man gaat naar huis, en de eigenaar betaalt twee witte knikkers, of wat er is, aan wie het spook verplaatste.
marbles-help-own-title = Je eigen Pac-Man
marbles-help-own = Een spook kan zelfs op je eigen Pac-Man landen: die gaat naar huis en niemand betaalt. Bij zo'n zet staat een waarschuwing, en we vragen het je eerst.
marbles-help-yellow-title = Gele knikkers
marbles-help-yellow = Met elke gele knikker mag je één spook eten, zelfs in de zet waarin je hem pakt. Zolang je dat kunt, zien spoken er bleek uit. Gele knikkers houd je ook als je gevangen wordt.
marbles-help-gobble-title = Een spook eten
marbles-help-gobble = Ga op een spook staan, met zoveel stappen als je wilt, maar hoogstens het aantal ogen van de dobbelsteen: daar eindigt je zet. Het spook gaat terug naar het midden, en jij krijgt de knikker eronder en twee witte knikkers van een speler die je kiest. Daarna speel je de andere dobbelsteen.
marbles-help-rings-title = Terug op een ring
marbles-help-rings = De gele knikker die je gebruikt, gaat terug op een lege oranje ring die jij kiest. Is er geen leeg, dan wacht hij tot er een vrij is. Daarna kan iedereen hem weer pakken.
marbles-help-touch-title = Op het scherm
marbles-help-touch = Tik op een ring om de weg te zien, en nog eens om te gaan. Grote ringen leveren het meeste op; een dubbele ring betekent meer dan één weg: kies er een onder het bord. Tik op een dobbelsteen om hem voor de gekozen pion te gebruiken; tik op Pac-Man of een spook om die te kiezen. De ringen van een spook zijn onderbroken. “Gevaar” laat zien hoe groot de kans is dat een spook een Pac-Man vangt.

marbles-deed-rolled = gooide { $low } en { $high }
marbles-deed-begins = mocht beginnen
marbles-deed-walked = { $detail ->
    [squares] verplaatste Pac-Man naar { $to }
   *[plain] verplaatste Pac-Man
}
marbles-deed-ate = { $count ->
    [one] at { $count } knikker
   *[other] at { $count } knikkers
}
marbles-deed-yellow = { $count ->
    [one] kreeg een gele knikker (om een spook te eten)
   *[other] kreeg { $count } gele knikkers (om spoken te eten)
}
marbles-deed-prowled = { $detail ->
    [squares] verplaatste een spook van { $origin } naar { $to }
   *[plain] verplaatste een spook
}
marbles-deed-gobbled-ghost = at een spook
marbles-deed-captured = { $you ->
    [you] joeg jou naar huis
   *[other] joeg { $whom } naar huis
}
marbles-deed-captured-own = { $own ->
    [you] stuurde je eigen Pac-Man naar huis
   *[other] stuurde de eigen Pac-Man naar huis
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] pakte { $count } knikker van jou
       *[other] pakte { $count } knikkers van jou
    }
   *[other] { $count ->
        [one] pakte { $count } knikker van { $whom }
       *[other] pakte { $count } knikkers van { $whom }
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] betaalde jou { $count } knikker
       *[other] betaalde jou { $count } knikkers
    }
   *[other] { $count ->
        [one] betaalde { $whom } { $count } knikker
       *[other] betaalde { $whom } { $count } knikkers
    }
}
marbles-deed-lost = { $count ->
    [one] verloor een gele knikker
   *[other] verloor { $count } gele knikkers
}
marbles-deed-returned = { $detail ->
    [squares] legde een gele knikker terug op { $at }
   *[plain] legde een gele knikker terug
}
marbles-deed-stood = { $piece ->
    [pac] kon Pac-Man niet verplaatsen
    [ghost] kon geen spook verplaatsen
   *[both] kon helemaal niets verplaatsen
}
marbles-deed-cleared = de laatste witte knikker is weg
marbles-deed-stayed = bleef staan
marbles-deed-waits = moet de gele knikker nog terugleggen (!)

marbles-befalls-captured = { $name } stuurde je naar huis!
marbles-befalls-captured-own = Je stuurde je eigen Pac-Man naar huis!
marbles-befalls-paid = { $count ->
    [one] { $name } pakte { $count } van je knikkers!
   *[other] { $name } pakte { $count } van je knikkers!
}
marbles-befalls-lost = { $count ->
    [one] Je bent je gele knikker kwijt!
   *[other] Je bent je { $count } gele knikkers kwijt!
}
marbles-score = { $count ->
    [one] 1 knikker
   *[other] { $count } knikkers
}
