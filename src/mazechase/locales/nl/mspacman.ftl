error-mspacman-bad-token = “{ $text }” is geen vakje zoals c8 en geen zijde zoals *4 of *F2.
error-mspacman-bad-position = “{ $text }” is geen stelling; schrijf die als: { $form }.
error-mspacman-bad-phase = “{ $text }” is niet iets wat nu kan komen.
error-mspacman-bad-cell = Er is geen vakje “{ $text }” op dit bord.
error-mspacman-bad-ghost = “{ $text }” is geen spook; schrijf er een als e4, of een zwak spook als e4f1, e4p1 of e4p2.

error-mspacman-document-field = Een document voor dit spel heeft “{ $field }” nodig, in de juiste vorm.
error-mspacman-document-extra = Een document heeft geen veld “{ $field }”; de velden zijn id, game, title, source en { $content }.
error-mspacman-document-game = Dit document is voor het spel “{ $game }”.
error-mspacman-faces-count = { $count ->
    [one] Er is { $count } zijde; het moeten er 2 tot { $most } zijn.
   *[other] Er zijn { $count } zijden; het moeten er 2 tot { $most } zijn.
}
error-mspacman-faces-face = “{ $face }” is geen zijde; zijden zijn F2 en de getallen van 1 tot { $largest }, als tekst.
error-mspacman-faces-spinner-flip = Op de draaischijf mogen alleen gewone getallen staan, niet F2 (M14).
error-mspacman-faces-three = Op de draaischijf moet een 3 staan (M14).
error-mspacman-faces-flip = De dobbelsteen moet minstens één zijde F2 hebben (M15).
error-mspacman-faces-equal = Alle zijden geven evenveel stappen, dus niemand zou ooit het hoogste getal kunnen draaien (M14).

error-mspacman-board-label = “{ $label }” op { $place } is geen vakje van dit spel; vakjes zijn b, i, p of s, alleen of gevolgd door *, o, x of g.
error-mspacman-board-dots = { $count ->
    [one] Het gebied van { $area } heeft { $count } vakje met een stip; het moeten er { $each } zijn (M1).
   *[other] Het gebied van { $area } heeft { $count } vakjes met een stip; het moeten er { $each } zijn (M1).
}
error-mspacman-board-exits = { $count ->
    [one] Er is { $count } uitgangsvak; het moeten er 4 zijn (M2).
   *[other] Er zijn { $count } uitgangsvakken; het moeten er 4 zijn (M2).
}
error-mspacman-board-exit-opening = Het uitgangsvak { $place } moet aan de rand liggen, met één opening (M2).
error-mspacman-board-opening = Er is een opening op { $place }, en dat is geen uitgangsvak (M2).
error-mspacman-board-powers = { $count ->
    [one] Er is { $count } krachtvak; het moeten er 4 zijn (M4).
   *[other] Er zijn { $count } krachtvakken; het moeten er 4 zijn (M4).
}
error-mspacman-board-circles = Het gebied van { $area } heeft een witte cirkel nodig (M5).
error-mspacman-board-circle-far = De witte cirkel op { $place } ligt dichter bij de rand dan bij het midden (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [one] Er is { $count } spookvak; er moet er een van elke kleur zijn (M6).
   *[other] Er zijn { $count } spookvakken; er moet er een van elke kleur zijn (M6).
}
error-mspacman-board-ghost-middle = Het spookvak { $place } moet dichter bij het midden liggen dan { $other } (M6).
error-mspacman-board-door = De deur tussen { $place } en { $other } moet van een spookvak het doolhof in leiden (M7).
error-mspacman-board-no-door = Het spookvak { $place } moet dicht zijn, op een deur naar het doolhof na (M7).
error-mspacman-board-unreachable = { $place } is niet bereikbaar; het doolhof moet één geheel zijn (M9).
error-mspacman-board-dead-end = { $place } loopt dood; elk vakje heeft twee uitwegen nodig (M12).
error-mspacman-board-unequal = Elk gebied moet evenveel { $thing ->
    [exit] uitgangsvakken
    [power] krachtvakken
   *[circle] witte cirkels
} hebben; op volgorde hebben deze gebieden er { $counts } (M16).
error-mspacman-board-clockwise = De gebieden moeten, met de klok mee, in deze volgorde liggen: { $order } (MSP-7).
error-mspacman-board-circle-door = De witte cirkel op { $place } ligt voor de deur van een spook (M19).

error-mspacman-place-seats = Een stelling voor { $players } spelers noemt { $players } spoken, waarvan één “-”.
error-mspacman-place-seat = Die plaats kan niet aan de beurt zijn.
error-mspacman-place-control = Zodra duidelijk is wie begint, speelt iemand Ms. Pac-Man, en daarvoor niemand.
error-mspacman-place-ghosts = Wie Ms. Pac-Man speelt, heeft geen spook op het bord; alle anderen hebben er een.
error-mspacman-place-dots = Er ligt een stip waar er aan het begin geen lag.
error-mspacman-place-begin = Tot duidelijk is wie begint, liggen alle stippen er, en zijn alle spoken sterk en op hun spookvak.
error-mspacman-place-spins = Deze worpen om te zien wie begint, zijn niet mogelijk.
error-mspacman-place-ghost-space = Een spook kan niet op het vak van een ander spook staan.
error-mspacman-place-timer = Een spook kan nu niet zo lang zwak zijn.
error-mspacman-place-sharing = Twee pionnen kunnen nu niet op hetzelfde vakje staan.
error-mspacman-place-her = Ms. Pac-Man kan daar nu niet zijn.
error-mspacman-place-phase = Dat kan voor deze plaats nu niet komen.
error-mspacman-place-steps = Zoveel stappen kunnen er nu niet over zijn.
error-mspacman-place-flags = Er kan nu geen extra beurt zijn.
error-mspacman-place-came = Daar kan een spook niet vandaan komen.
error-mspacman-place-bump = Er valt hier geen volgend vrij vakje te kiezen.
error-mspacman-place-turns = Beurten worden maar geteld tot de optie max_turns.
error-mspacman-place-over = Het spel is afgelopen als een gebied van een speler leeg is of het maximum aan beurten is bereikt, en alleen dan.

mspacman-refuse-no-circle = Ms. Pac-Man moet op een witte cirkel beginnen.
mspacman-refuse-circle-taken = Op die witte cirkel staat een spook (huisregel: Ms. Pac-Man begint op een vrije).
mspacman-refuse-same-exit = Je gaat er bij de ene uitgang uit en komt bij een andere terug, niet bij dezelfde.
mspacman-refuse-no-pass = Je pion staat daar al, en je moet al je stappen gebruiken.
mspacman-refuse-ghost-space = Niemand mag nu een spookvak in.
mspacman-refuse-by-the-door = Uit een spookvak ga je door de deur, en die leidt daar niet heen.
mspacman-refuse-wall = Er staat een muur in de weg.
mspacman-refuse-diagonal = Schuin lopen mag niet.
mspacman-refuse-too-far = Te ver: elke stap gaat naar het volgende vakje.
mspacman-refuse-not-on-her = Daar staat Ms. Pac-Man, dus het is geen vrij vakje.
mspacman-refuse-not-open = Daar staat een ander spook, dus het is geen vrij vakje.
mspacman-refuse-not-open-named = staat daar al met een spook, dus het is geen vrij vakje.
mspacman-refuse-came-from = Het spook kwam daarvandaan en moet verder, niet terug.
mspacman-refuse-not-next = Dat is niet het volgende vrije vakje.

mspacman-event-spun-to-begin = Plaats { $seat } kreeg { $face } om te zien wie begint.
mspacman-event-tied-to-begin = Gelijk; deze plaatsen proberen het nog eens: { $seats }.
mspacman-event-took-control = Plaats { $seat } nam Ms. Pac-Man over.
mspacman-event-placed = Plaats { $seat } zette Ms. Pac-Man op { $at }.
mspacman-event-spun = Plaats { $seat } draaide { $face }.
mspacman-event-rolled = Plaats { $seat } gooide { $face }.
mspacman-event-stepped = { $left ->
    [one] Plaats { $seat } verplaatste Ms. Pac-Man van { $origin } naar { $to }; nog { $left } stap.
   *[other] Plaats { $seat } verplaatste Ms. Pac-Man van { $origin } naar { $to }; nog { $left } stappen.
}
mspacman-event-ghost-stepped = { $left ->
    [one] Plaats { $seat } verplaatste het spook van { $origin } naar { $to }; nog { $left } stap.
   *[other] Plaats { $seat } verplaatste het spook van { $origin } naar { $to }; nog { $left } stappen.
}
mspacman-event-ate = { $left ->
    [one] Plaats { $seat } at de stip op { $at }; in het gebied van { $area } ligt nog { $left } stip.
   *[other] Plaats { $seat } at de stip op { $at }; in het gebied van { $area } liggen nog { $left } stippen.
}
mspacman-event-power-eaten = Plaats { $seat } at de krachtstip op { $at }!
mspacman-event-weakened = Het spook van plaats { $seat } werd zwak ({ $cause ->
    [power] krachtstip
    [f2] F2
   *[other] { $cause }
}) en is over { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
} weer sterk.
mspacman-event-recovered = Het spook van plaats { $seat } is weer sterk.
mspacman-event-caught = Plaats { $seat } ving het spook van plaats { $ghost } op { $at }.
mspacman-event-ran-into-her = Het zwakke spook van plaats { $seat } liep op { $at } tegen Ms. Pac-Man aan.
mspacman-event-went-home = Het spook van plaats { $seat } ging naar huis, naar { $at }, en is weer sterk.
mspacman-event-extra-turn = Plaats { $seat } kreeg een extra beurt.
mspacman-event-captured = Plaats { $seat } ving de Ms. Pac-Man van plaats { $former } op { $at }.
mspacman-event-bumped = Het spook van plaats { $seat } kwam op { $origin } bij een ander spook en ging door naar { $to }.
mspacman-event-won = Plaats { $seat } won: het gebied van { $area } is leeg.
mspacman-event-turn-limit = { $turns ->
    [one] Het maximum van { $turns } beurt is bereikt. De minste stippen over: plaats { $winners }.
   *[other] Het maximum van { $turns } beurten is bereikt. De minste stippen over: plaats { $winners }.
}

area_cleared = Alle stippen in het gebied van de winnaar zijn weg.
area_cleared-own = Al je stippen zijn weg.

mspacman-name = Ms. Pac-Man
mspacman-about = Maak je gebied leeg. Ms. Pac-Man eet de stippen, en de spoken zitten achter haar aan. Vang haar, en jij speelt haar verder.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man draait, de spoken gooien. Loop zoveel stappen.
mspacman-step-2 = Zij eet de stippen. Is jouw gebied leeg? Dan win je!
mspacman-step-3 = Vang haar met je spook, en jij speelt haar verder.

mspacman-guide-chance = Welkom! Maak je eigen gebied eerder leeg dan de anderen.
mspacman-guide-turn = Tik op een oplichtend vakje om erheen te gaan. Niets staat vast tot je op “Klaar” tikt.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] gooit de dobbelsteen…
       *[somebody] gooit de dobbelsteen…
    }
   *[spun] { $who ->
        [you] draait…
       *[somebody] draait…
    }
}
mspacman-todo-begin = Draai om te zien wie begint: het hoogste getal speelt Ms. Pac-Man.
mspacman-todo-begin-again = Gelijk: draai nog eens om te zien wie begint.
mspacman-todo-place = Zet Ms. Pac-Man op een van de oplichtende cirkels.
mspacman-todo-spin = Draai voor Ms. Pac-Man.
mspacman-todo-roll = Gooi voor je spook.
mspacman-todo-walk = { $steps ->
    [one] Loop { $steps } stap met Ms. Pac-Man. Tik op het volgende vakje.
   *[other] Loop { $steps } stappen met Ms. Pac-Man. Tik op een oplichtend vakje, of op een vakje verderop.
}
mspacman-todo-chase = { $steps ->
    [one] Loop { $steps } stap met je spook. Tik op het volgende vakje.
   *[other] Loop { $steps } stappen met je spook. Tik op een oplichtend vakje, of op een vakje verderop.
}
mspacman-todo-bump = Hier staat een ander spook. Kies het volgende vrije vakje.
mspacman-out-of-reach = { $steps ->
    [one] Te ver: je hebt nog { $steps } stap.
   *[other] Te ver: je hebt nog { $steps } stappen.
}
mspacman-solid = Dat is een muur. Tik op een vakje in het doolhof.
mspacman-harm = Je zou Ms. Pac-Man of je spook verliezen, of iemand anders zou winnen.
mspacman-todo-on = { $steps ->
    [one] Nog { $steps } stap.
   *[other] Nog { $steps } stappen.
}
mspacman-todo-go = Tevreden? Tik op “Klaar”. Je kunt nog terug.
mspacman-todo-power = Zo eet je een krachtstip! Tik op “Klaar”, of doe een stap terug.
mspacman-todo-caught = Zo vang je een spook! Tik op “Klaar”, of doe een stap terug.
mspacman-todo-captured = Zo vang je Ms. Pac-Man! Tik op “Klaar”, of doe een stap terug.
mspacman-todo-lost = Pas op: daar word je gevangen. Tik op “Klaar”, of doe een stap terug.
mspacman-todo-won = Zo is een gebied leeg en het spel afgelopen! Tik op “Klaar”, of doe een stap terug.
mspacman-todo-given = Pas op: zo maak je het gebied van een ander leeg, en die wint dan. Tik op “Klaar”, of doe een stap terug.
mspacman-spin = Draaien
mspacman-roll = Dobbelsteen gooien
mspacman-steps-left = { $left ->
    [one] stap over
   *[other] stappen over
}
mspacman-back = Stap terug
mspacman-go = Klaar
mspacman-dots-left = { $left ->
    [one] nog { $left } stip in het gebied van { $area }
   *[other] nog { $left } stippen in het gebied van { $area }
}
mspacman-has-her = speelt Ms. Pac-Man
mspacman-weak-for = zwak, over { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
} weer sterk
mspacman-has-spun = draaide { $face }
mspacman-scene-took-control = is nu Ms. Pac-Man!
mspacman-scene-took-control-you = bent nu Ms. Pac-Man!
mspacman-scene-captured = ving Ms. Pac-Man!
mspacman-scene-captured-you = ving Ms. Pac-Man!
mspacman-scene-extra-turn = mag nog eens draaien!
mspacman-scene-extra-turn-you = mag nog eens draaien!
mspacman-scene-power-eaten = heeft de kracht: alle spoken zijn zwak!
mspacman-scene-power-eaten-you = hebt de kracht: alle spoken zijn zwak!
mspacman-scene-caught = stuurde een spook naar huis!
mspacman-scene-caught-you = stuurde een spook naar huis!
mspacman-scene-ran-into-her = liep tegen Ms. Pac-Man aan en ging naar huis!
mspacman-scene-ran-into-her-you = liep tegen Ms. Pac-Man aan en ging naar huis!
mspacman-scene-tied-to-begin = gelijk: draai nog eens!
mspacman-scene-won = wint: het gebied is leeg!
mspacman-scene-won-you = wint: je gebied is leeg!
mspacman-grid = Bord. De pijltjestoetsen lopen stap voor stap; met Shift kijk je alleen rond. Enter gaat naar een vakje, dichtbij of ver weg, en bevestigt een zet die af is; het draait en gooit ook. N zoekt het volgende vakje waar je kunt komen, Backspace neemt een stap terug, Escape allemaal.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = spook: { $name }
mspacman-cell-weak = zwak spook: { $name }, over { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
} weer sterk
mspacman-cell-target = hier kun je heen
mspacman-cell-dot = stip
mspacman-cell-power = krachtstip
mspacman-cell-circle = witte cirkel
mspacman-cell-exit = uitgang, verbonden met de andere uitgangen
mspacman-cell-home = spookvak van { $area }
mspacman-cell-area = gebied van { $area }
mspacman-cell-solid = muur
mspacman-setup-random = Spoken loten
mspacman-option-layout = Bord
mspacman-option-layout-pinwheel = Molentje
mspacman-option-layout-pinwheel-about = Ons eigen bord, van elke kant hetzelfde.
mspacman-option-layout-for-three = Voor drie
mspacman-option-layout-for-three-about = Ons eigen bord voor drie spelers, waarop hun kansen het dichtst bij elkaar liggen.
mspacman-option-layout-windmill = Windmolen
mspacman-option-layout-windmill-about = Ons eigen bord, met andere gangen.
mspacman-option-die-faces = Spokendobbelsteen
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Draaischijf van Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = 1 tot 6
mspacman-option-start-by = Wie begint
mspacman-option-start-by-spinner = wie het hoogst draait
mspacman-option-start-by-die = wie het hoogst gooit
mspacman-option-fill-unused-areas = Ook stippen in gebieden zonder speler
mspacman-option-dot-on-pickup = Wordt Ms. Pac-Man gevangen, dan gaat de stip onder haar ook weg
mspacman-option-capture-in-passing = Pionnen kun je ook onderweg vangen, niet alleen aan het eind van een zet
mspacman-option-bump-can-capture = Een spook dat bij een ander spook eindigt, mag doorgaan naar Ms. Pac-Man
mspacman-option-enter-ghost-space = Een spook mag terug naar zijn eigen spookvak
mspacman-option-power-overrides-f2 = Een krachtstip houdt ook F2-spoken langer zwak
mspacman-option-power-timer-restart = Een tweede krachtstip laat de tijd opnieuw lopen
mspacman-option-extra-turn-chain = Een extra beurt kan er nog een opleveren
mspacman-option-circle-choice = Ms. Pac-Man mag op
mspacman-option-circle-choice-free_only = een cirkel zonder spook
mspacman-option-circle-choice-any = elke witte cirkel
mspacman-option-max-turns = Maximum aan beurten (dan wint wie de minste stippen over heeft)

mspacman-short-spun-to-begin = kreeg { $face } om te zien wie begint.
mspacman-short-tied-to-begin = Gelijk. Nog eens: { $seats }.
mspacman-short-took-control = nam Ms. Pac-Man over.
mspacman-short-placed = zette Ms. Pac-Man op { $at }.
mspacman-short-spun = draaide { $face }.
mspacman-short-rolled = gooide { $face }.
mspacman-short-stepped = { $left ->
    [0] liep met Ms. Pac-Man naar { $to }.
    [one] liep met Ms. Pac-Man naar { $to }, nog { $left } stap.
   *[other] liep met Ms. Pac-Man naar { $to }, nog { $left } stappen.
}
mspacman-short-ghost-stepped = { $left ->
    [0] liep met het spook naar { $to }.
    [one] liep met het spook naar { $to }, nog { $left } stap.
   *[other] liep met het spook naar { $to }, nog { $left } stappen.
}
mspacman-short-ate = { $left ->
    [one] at op { $at }; in het gebied van { $area } ligt nog { $left } stip.
   *[other] at op { $at }; in het gebied van { $area } liggen nog { $left } stippen.
}
mspacman-short-power-eaten = at een krachtstip!
mspacman-short-weakened = speelt nu een zwak spook ({ $cause ->
    [power] krachtstip
    [f2] F2
   *[other] { $cause }
}), over { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
} weer sterk.
mspacman-short-recovered = speelt weer een sterk spook.
mspacman-short-caught = ving een spook op { $at }.
mspacman-short-ran-into-her = liep op { $at } met een zwak spook tegen Ms. Pac-Man aan.
mspacman-short-went-home = moest naar huis, naar { $at }; het spook is weer sterk.
mspacman-short-extra-turn = kreeg een extra beurt!
mspacman-short-captured = ving Ms. Pac-Man op { $at }!
mspacman-short-bumped = liep met het spook door van { $origin } naar { $to }.
mspacman-short-won = won: het gebied van { $area } is leeg!
mspacman-short-turn-limit = { $turns ->
    [one] Het maximum van { $turns } beurt is bereikt. De minste stippen over: { $winners }.
   *[other] Het maximum van { $turns } beurten is bereikt. De minste stippen over: { $winners }.
}

mspacman-note-begin = begin: { $face }
mspacman-note-spun = draait { $face }
mspacman-note-rolled = gooit { $face }
mspacman-note-placed = op { $at }
mspacman-note-bumped = door naar { $to }
mspacman-note-home = spook naar huis
mspacman-note-captured = vangt haar!
mspacman-note-extra = draait nog eens

mspacman-advice-go = Ga naar { $to }.

mspacman-reason-wins = Daarmee win je het spel!
mspacman-reason-gives = Daarmee is het spel afgelopen, en wint iemand anders.
mspacman-reason-captures = Daarmee vang je Ms. Pac-Man: jij speelt haar verder.
mspacman-reason-lost = Daar vangt een spook Ms. Pac-Man.
mspacman-reason-ran = Je zwakke spook loopt tegen Ms. Pac-Man aan.
mspacman-reason-catches = Daarmee vang je het spook van plaats { $seat }.
mspacman-reason-catches-named = raakt het gevangen spook kwijt, en jij draait nog eens.
mspacman-reason-power = Daarmee eet je een krachtstip.
mspacman-reason-dot = Daarmee haal je een stip uit je eigen gebied.
mspacman-reason-risk = { $percent ->
    [0] Bij de volgende worp kan geen spook haar daar vangen.
   *[other] De kans dat een spook haar daar vangt, is { NUMBER($percent) }%.
}
mspacman-reason-near = { $steps ->
    [one] Daar sta je één stap van Ms. Pac-Man af.
   *[other] Daar sta je { $steps } stappen van Ms. Pac-Man af.
}

mspacman-help-aim-title = Het doel
mspacman-help-aim = Elke speler heeft een gebied op het bord, met het eigen spook erop. Het eerste gebied zonder stippen wint voor de eigenaar, wie ze ook opat. Is het maximum aan beurten bereikt, dan wint wie de minste stippen over heeft.
mspacman-help-areas-title = Gebieden
mspacman-help-areas = Elk van de vier gebieden heeft 17 stippen; de grote is een krachtstip. Gebieden zonder speler hebben ook stippen, maar kunnen niet winnen.
mspacman-help-start-title = Wie Ms. Pac-Man speelt
mspacman-help-start = Iedereen draait één keer, en het hoogste getal speelt Ms. Pac-Man; bij gelijke stand draai je nog eens. Zij komt op een witte cirkel en begint. De anderen spelen hun spook, met de klok mee.
mspacman-help-walk-title = Lopen
mspacman-help-walk = Ms. Pac-Man draait, spoken gooien de dobbelsteen. Loop precies zoveel stappen door de gangen, nooit schuin of door een muur. Je mag omkeren en een vakje twee keer gebruiken.
mspacman-help-dots-title = Stippen
mspacman-help-dots = Ms. Pac-Man eet een stip als ze het vakje verlaat, niet als ze aankomt. Ze eet de stippen van iedereen. Stippen komen nooit terug.
mspacman-help-meet-title = Tegenkomen
mspacman-help-meet = Pionnen komen elkaar tegen op elk vakje waar ze op komen, ook onderweg. Sterk spook en Ms. Pac-Man: zij is gevangen, wie er ook liep. Zwak spook en Ms. Pac-Man: het spook gaat naar huis en is weer sterk.
mspacman-help-extra-title = Extra beurt
mspacman-help-extra = Vangt ze onderweg een zwak spook, dan draait ze daarna nog eens. Elke beurt levert hoogstens één extra beurt op. Wordt ze op dezelfde tocht gevangen, dan is er geen extra beurt.
mspacman-help-capture-title = Haar vangen
mspacman-help-capture = Wie Ms. Pac-Man vangt, speelt haar vanaf nu: zet haar op een witte cirkel zonder spook en ga meteen verder met je beurt. Wie haar kwijtraakte, krijgt het eigen spook terug, thuis en sterk.
mspacman-help-power-title = Krachtstippen
mspacman-help-power = Als Ms. Pac-Man een grote krachtstip verlaat, worden alle spoken zwak: bleek en scheel. Elk blijft één eigen beurt zwak. De zandloper telt de beurten tot het weer sterk is.
mspacman-help-flip-title = F2 op de dobbelsteen
mspacman-help-flip = Het spook wisselt van sterk naar zwak, of van zwak naar sterk, en loopt 2 stappen. Na F2 is het zwak tot zijn volgende beurt begint. Een krachtstip maakt het langer zwak, en een tweede laat de tijd opnieuw lopen.
mspacman-help-exits-title = Uitgangen
mspacman-help-exits = De vier uitgangen aan de rand zijn verbonden: van elke uitgang is het één stap naar elke andere. Je mag niet door dezelfde terugkomen. Op uitgangen liggen geen stippen.
mspacman-help-doors-title = Spookvakken
mspacman-help-doors = Spoken verlaten hun vak in het midden door de deur; dat kost één stap. Niemand loopt weer naar binnen.
mspacman-help-bump-title = Spoken onder elkaar
mspacman-help-bump = Spoken mogen elkaar vrij passeren. Een spook dat bij een ander spook zou eindigen, gaat door naar het volgende vrije vakje, weg van waar het vandaan kwam; zijn er meer, dan kiest de speler.
mspacman-help-touch-title = Op het scherm
mspacman-help-touch = Tik vakje voor vakje, of tik op een vakje verderop om er recht heen te gaan. Niets staat vast tot je op Klaar tikt: je kunt zo vaak terug als je wilt. “Kortste routes” laat zien hoe elk spook bij Ms. Pac-Man komt en hoe groot de kans is dat de volgende worp haar vangt.
mspacman-help-keys-title = Met een toetsenbord
mspacman-help-keys = Met de pijltjestoetsen loop je, Enter bevestigt, Backspace neemt een stap terug, N zoekt het volgende vakje waar je kunt komen.

mspacman-deed-spun-to-begin = kreeg { $face } om te zien wie begint
mspacman-deed-took-control = nam Ms. Pac-Man over
mspacman-deed-placed = { $detail ->
    [squares] zette Ms. Pac-Man op { $at }
   *[plain] zette Ms. Pac-Man op het bord
}
mspacman-deed-spun = draaide { $face }
mspacman-deed-rolled = gooide { $face }
mspacman-deed-walked = { $detail ->
    [squares] liep met Ms. Pac-Man naar { $to }
   *[plain] { $steps ->
        [one] liep { $steps } stap met Ms. Pac-Man
       *[other] liep { $steps } stappen met Ms. Pac-Man
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] liep met het spook naar { $to }
   *[plain] { $steps ->
        [one] liep { $steps } stap met het spook
       *[other] liep { $steps } stappen met het spook
    }
}
mspacman-deed-ate = { $count ->
    [one] at { $count } stip
   *[other] at { $count } stippen
}
mspacman-deed-power = verzwakte de spoken met een krachtstip
mspacman-deed-weak = maakte het spook zwak
mspacman-deed-caught = { $you ->
    [you] stuurde jouw spook naar huis
   *[other] stuurde een spook naar huis: { $whom }
}
mspacman-deed-ran-into-her = liep met een zwak spook tegen Ms. Pac-Man aan
mspacman-deed-extra-turn = kreeg een extra beurt
mspacman-deed-captured = { $you ->
    [you] pakte Ms. Pac-Man van jou af
   *[other] pakte Ms. Pac-Man af van { $whom }
}
mspacman-deed-bumped = liep met het spook door naar { $to }
mspacman-deed-won = maakte het gebied van { $area } leeg en won

mspacman-befalls-captured = { $name } pakte Ms. Pac-Man van je af!
mspacman-befalls-caught = { $name } ving je spook. Het gaat naar huis!
mspacman-befalls-ran-into-her = Je zwakke spook liep tegen Ms. Pac-Man aan. Het gaat naar huis!
mspacman-score = { $count ->
    [one] 1 stip
   *[other] { $count } stippen
}
