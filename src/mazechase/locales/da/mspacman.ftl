error-mspacman-bad-token = »{ $text }« er hverken et felt som c8 eller en side som *4 eller *F2.
error-mspacman-bad-position = »{ $text }« er ikke en stilling; skriv den sådan: { $form }.
error-mspacman-bad-phase = »{ $text }« er ikke noget, der kan komme nu.
error-mspacman-bad-cell = Der er ikke noget felt »{ $text }« på denne plade.
error-mspacman-bad-ghost = »{ $text }« er ikke et spøgelse; skriv det som e4, eller et svagt som e4f1, e4p1 eller e4p2.

error-mspacman-document-field = Et dokument til dette spil skal have »{ $field }« i den rigtige form.
error-mspacman-document-extra = Et dokument har ikke feltet »{ $field }«; dets felter er id, game, title, source og { $content }.
error-mspacman-document-game = Dette dokument er til spillet »{ $game }«.
error-mspacman-faces-count = { $count ->
    [one] Der er { $count } side; der skal være 2 til { $most }.
   *[other] Der er { $count } sider; der skal være 2 til { $most }.
}
error-mspacman-faces-face = »{ $face }« er ikke en side; sider er F2 og tallene fra 1 til { $largest } som tekst.
error-mspacman-faces-spinner-flip = Drejeskiven kan kun have almindelige tal, ikke F2 (M14).
error-mspacman-faces-three = Drejeskiven skal have et 3-tal (M14).
error-mspacman-faces-flip = Terningen skal have mindst én side med F2 (M15).
error-mspacman-faces-equal = Alle sider giver lige mange skridt, så ingen kunne nogensinde få det højeste tal (M14).

error-mspacman-board-label = »{ $label }« på { $place } er ikke et felt i dette spil; felter er b, i, p eller s, alene eller fulgt af *, o, x eller g.
error-mspacman-board-dots = { $count ->
    [one] Området { $area } har { $count } felt med prik; det skal have { $each } (M1).
   *[other] Området { $area } har { $count } felter med prik; det skal have { $each } (M1).
}
error-mspacman-board-exits = { $count ->
    [one] Der er { $count } udgang; der skal være 4 (M2).
   *[other] Der er { $count } udgange; der skal være 4 (M2).
}
error-mspacman-board-exit-opening = Udgangen { $place } skal ligge på kanten med én åbning (M2).
error-mspacman-board-opening = Der er en åbning ved { $place }, som ikke er en udgang (M2).
error-mspacman-board-powers = { $count ->
    [one] Der er { $count } power-felt; der skal være 4 (M4).
   *[other] Der er { $count } power-felter; der skal være 4 (M4).
}
error-mspacman-board-circles = Området { $area } skal have en hvid cirkel (M5).
error-mspacman-board-circle-far = Den hvide cirkel på { $place } er tættere på kanten end på midten (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [one] Der er { $count } spøgelsesfelt; der skal være ét i hver farve (M6).
   *[other] Der er { $count } spøgelsesfelter; der skal være ét i hver farve (M6).
}
error-mspacman-board-ghost-middle = Spøgelsesfeltet { $place } skal være tættere på midten end { $other } (M6).
error-mspacman-board-door = Døren mellem { $place } og { $other } skal føre fra et spøgelsesfelt ud i labyrinten (M7).
error-mspacman-board-no-door = Spøgelsesfeltet { $place } skal være lukket bortset fra en dør til labyrinten (M7).
error-mspacman-board-unreachable = Man kan ikke komme til { $place }; labyrinten skal hænge sammen (M9).
error-mspacman-board-dead-end = { $place } er en blindgyde; hvert felt skal have to veje ud (M12).
error-mspacman-board-unequal = Hvert område skal have lige mange { $thing ->
    [exit] udgange
    [power] power-felter
   *[circle] hvide cirkler
}; i rækkefølge har områderne { $counts } (M16).
error-mspacman-board-clockwise = Områderne skal ligge i denne rækkefølge med uret: { $order } (MSP-7).
error-mspacman-board-circle-door = Den hvide cirkel på { $place } er foran et spøgelses dør (M19).

error-mspacman-place-seats = En stilling for { $players } spillere nævner { $players } spøgelser, et af dem »-«.
error-mspacman-place-seat = Den plads kan ikke have turen.
error-mspacman-place-control = Nogen styrer Ms. Pac-Man, når det er klart, hvem der begynder, og ingen før.
error-mspacman-place-ghosts = Den spiller, der styrer Ms. Pac-Man, har intet spøgelse på pladen; alle andre har et.
error-mspacman-place-dots = Der er en prik, hvor der ingen var ved starten.
error-mspacman-place-begin = Indtil det er klart, hvem der begynder, er alle prikker der, og alle spøgelser er stærke og på deres spøgelsesfelter.
error-mspacman-place-spins = De tal for, hvem der begynder, er ikke mulige.
error-mspacman-place-ghost-space = Et spøgelse kan ikke stå på et andet spøgelses felt.
error-mspacman-place-timer = Så længe kan et spøgelse ikke være svagt nu.
error-mspacman-place-sharing = To brikker kan ikke stå på samme felt nu.
error-mspacman-place-her = Ms. Pac-Man kan ikke være der nu.
error-mspacman-place-phase = Det kan ikke komme nu for den plads.
error-mspacman-place-steps = Så mange skridt kan der ikke være tilbage nu.
error-mspacman-place-flags = Der kan ikke være en ekstratur nu.
error-mspacman-place-came = Et spøgelse kan ikke være kommet derfra.
error-mspacman-place-bump = Her er intet næste frie felt at vælge.
error-mspacman-place-turns = Ture tælles kun op til grænsen max_turns.
error-mspacman-place-over = Spillet er slut, når et område i spil er tomt, eller det højeste antal ture er nået, og kun da.

mspacman-refuse-no-circle = Ms. Pac-Man skal starte på en hvid cirkel.
mspacman-refuse-circle-taken = Der står et spøgelse på den hvide cirkel (husregel: Ms. Pac-Man starter på en ledig).
mspacman-refuse-same-exit = Man går ud ad én udgang og ind ad en anden, ikke ad den samme.
mspacman-refuse-no-pass = Din brik står der allerede, og du skal bruge alle dine skridt.
mspacman-refuse-ghost-space = Ingen kan gå ind på et spøgelsesfelt nu.
mspacman-refuse-by-the-door = Man forlader et spøgelsesfelt ad døren, og den fører ikke derhen.
mspacman-refuse-wall = Der er en mur i vejen.
mspacman-refuse-diagonal = Man må ikke gå skråt.
mspacman-refuse-too-far = For langt: Hvert skridt går til det næste felt.
mspacman-refuse-not-on-her = Ms. Pac-Man står der, så det er ikke et frit felt.
mspacman-refuse-not-open = Der står et andet spøgelse, så det er ikke et frit felt.
mspacman-refuse-not-open-named = har allerede et spøgelse der, så det er ikke et frit felt.
mspacman-refuse-came-from = Spøgelset kom derfra og skal videre, ikke tilbage.
mspacman-refuse-not-next = Det er ikke det næste frie felt.

mspacman-event-spun-to-begin = Plads { $seat } fik { $face } i lodtrækningen om, hvem der begynder.
mspacman-event-tied-to-begin = Uafgjort; disse pladser prøver igen: { $seats }.
mspacman-event-took-control = Plads { $seat } overtog Ms. Pac-Man.
mspacman-event-placed = Plads { $seat } satte Ms. Pac-Man på { $at }.
mspacman-event-spun = Plads { $seat } drejede { $face }.
mspacman-event-rolled = Plads { $seat } slog { $face }.
mspacman-event-stepped = { $left ->
    [one] Plads { $seat } rykkede Ms. Pac-Man fra { $origin } til { $to }; { $left } skridt tilbage.
   *[other] Plads { $seat } rykkede Ms. Pac-Man fra { $origin } til { $to }; { $left } skridt tilbage.
}
mspacman-event-ghost-stepped = { $left ->
    [one] Plads { $seat } rykkede sit spøgelse fra { $origin } til { $to }; { $left } skridt tilbage.
   *[other] Plads { $seat } rykkede sit spøgelse fra { $origin } til { $to }; { $left } skridt tilbage.
}
mspacman-event-ate = { $left ->
    [one] Plads { $seat } spiste prikken på { $at }; området { $area } har { $left } prik tilbage.
   *[other] Plads { $seat } spiste prikken på { $at }; området { $area } har { $left } prikker tilbage.
}
mspacman-event-power-eaten = Plads { $seat } spiste power-prikken på { $at }!
mspacman-event-weakened = Plads { $seat } har nu et svagt spøgelse ({ $cause ->
    [power] power-prik
    [f2] F2
   *[other] { $cause }
}); det er stærkt igen om { $turns ->
    [one] { $turns } tur
   *[other] { $turns } ture
}.
mspacman-event-recovered = Spøgelset fra plads { $seat } er stærkt igen.
mspacman-event-caught = Plads { $seat } fangede spøgelset fra plads { $ghost } på { $at }.
mspacman-event-ran-into-her = Det svage spøgelse fra plads { $seat } løb ind i Ms. Pac-Man på { $at }.
mspacman-event-went-home = Spøgelset fra plads { $seat } gik hjem til { $at } og er stærkt igen.
mspacman-event-extra-turn = Plads { $seat } fik en ekstratur.
mspacman-event-captured = Plads { $seat } fangede Ms. Pac-Man fra plads { $former } på { $at }.
mspacman-event-bumped = Spøgelset fra plads { $seat } landede på et andet spøgelse på { $origin } og gik videre til { $to }.
mspacman-event-won = Plads { $seat } vandt: Området { $area } er tomt.
mspacman-event-turn-limit = { $turns ->
    [one] Grænsen på { $turns } tur er nået. Færrest prikker tilbage: plads { $winners }.
   *[other] Grænsen på { $turns } ture er nået. Færrest prikker tilbage: plads { $winners }.
}

area_cleared = Alle prikker i vinderens område er væk.
area_cleared-own = Alle dine prikker er væk.

mspacman-name = Ms. Pac-Man
mspacman-about = Tøm dit område for prikker. Ms. Pac-Man spiser dem, og spøgelserne jager hende. Fanger du hende, spiller du hende bagefter.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man drejer, spøgelserne slår. Gå så mange skridt.
mspacman-step-2 = Hun spiser prikkerne. Er dit område tomt? Så vinder du!
mspacman-step-3 = Fang hende med dit spøgelse, så spiller du hende bagefter.

mspacman-guide-chance = Velkommen! Tøm dit eget område for prikker før de andre.
mspacman-guide-turn = Tryk på et lysende felt for at gå derhen. Intet er endeligt, før du trykker på »Afsted«.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] slår med terningen …
       *[somebody] slår med terningen …
    }
   *[spun] { $who ->
        [you] drejer …
       *[somebody] drejer …
    }
}
mspacman-todo-begin = Drej om, hvem der begynder: Det højeste tal spiller Ms. Pac-Man.
mspacman-todo-begin-again = Uafgjort: Drej igen om, hvem der begynder.
mspacman-todo-place = Sæt Ms. Pac-Man på en af de lysende cirkler.
mspacman-todo-spin = Drej for Ms. Pac-Man.
mspacman-todo-roll = Slå for dit spøgelse.
mspacman-todo-walk = { $steps ->
    [one] Ryk Ms. Pac-Man { $steps } skridt. Tryk på det næste felt.
   *[other] Ryk Ms. Pac-Man { $steps } skridt. Tryk på et lysende felt eller et længere væk.
}
mspacman-todo-chase = { $steps ->
    [one] Ryk dit spøgelse { $steps } skridt. Tryk på det næste felt.
   *[other] Ryk dit spøgelse { $steps } skridt. Tryk på et lysende felt eller et længere væk.
}
mspacman-todo-bump = Her står et andet spøgelse. Vælg det næste frie felt.
mspacman-out-of-reach = { $steps ->
    [one] For langt: Du har { $steps } skridt tilbage.
   *[other] For langt: Du har { $steps } skridt tilbage.
}
mspacman-solid = Det er en mur. Tryk på et felt i labyrinten.
mspacman-harm = Du ville miste Ms. Pac-Man eller dit spøgelse, eller en anden ville vinde.
mspacman-todo-on = { $steps ->
    [one] { $steps } skridt tilbage.
   *[other] { $steps } skridt tilbage.
}
mspacman-todo-go = Tilfreds? Tryk på »Afsted«. Du kan stadig gå tilbage.
mspacman-todo-power = Så spiser du en power-prik! Tryk på »Afsted«, eller gå tilbage.
mspacman-todo-caught = Så fanger du et spøgelse! Tryk på »Afsted«, eller gå tilbage.
mspacman-todo-captured = Så fanger du Ms. Pac-Man! Tryk på »Afsted«, eller gå tilbage.
mspacman-todo-lost = Pas på: Du bliver fanget der. Tryk på »Afsted«, eller gå tilbage.
mspacman-todo-won = Så er et område tomt, og spillet slut! Tryk på »Afsted«, eller gå tilbage.
mspacman-todo-given = Pas på: Så tømmer du en andens område, og den spiller vinder. Tryk på »Afsted«, eller gå tilbage.
mspacman-spin = Drej
mspacman-roll = Slå med terningen
mspacman-steps-left = { $left ->
    [one] skridt tilbage
   *[other] skridt tilbage
}
mspacman-back = Gå tilbage
mspacman-go = Afsted
mspacman-dots-left = { $left ->
    [one] { $left } prik tilbage i området { $area }
   *[other] { $left } prikker tilbage i området { $area }
}
mspacman-has-her = spiller Ms. Pac-Man
mspacman-weak-for = svagt, stærkt igen om { $turns ->
    [one] { $turns } tur
   *[other] { $turns } ture
}
mspacman-has-spun = drejede { $face }
mspacman-scene-took-control = er nu Ms. Pac-Man!
mspacman-scene-took-control-you = er nu Ms. Pac-Man!
mspacman-scene-captured = fangede Ms. Pac-Man!
mspacman-scene-captured-you = fangede Ms. Pac-Man!
mspacman-scene-extra-turn = må dreje igen!
mspacman-scene-extra-turn-you = må dreje igen!
mspacman-scene-power-eaten = har magten: Alle spøgelser er svage!
mspacman-scene-power-eaten-you = har magten: Alle spøgelser er svage!
mspacman-scene-caught = sendte et spøgelse hjem!
mspacman-scene-caught-you = sendte et spøgelse hjem!
mspacman-scene-ran-into-her = løb ind i Ms. Pac-Man og måtte hjem!
mspacman-scene-ran-into-her-you = løb ind i Ms. Pac-Man og måtte hjem!
mspacman-scene-tied-to-begin = står lige: Drej igen!
mspacman-scene-won = vinder: Området er tomt!
mspacman-scene-won-you = vinder: Dit område er tomt!
mspacman-grid = Spilleplade. Piletasterne går skridt for skridt; med Shift kigger de kun rundt. Enter går til et felt, nær eller fjern, og bekræfter et færdigt træk; den drejer og slår også. N finder det næste felt, du kan nå, Backspace fortryder et skridt, Esc fortryder dem alle.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = spøgelse: { $name }
mspacman-cell-weak = svagt spøgelse: { $name }, stærkt igen om { $turns ->
    [one] { $turns } tur
   *[other] { $turns } ture
}
mspacman-cell-target = du kan gå hertil
mspacman-cell-dot = prik
mspacman-cell-power = power-prik
mspacman-cell-circle = hvid cirkel
mspacman-cell-exit = udgang, forbundet med de andre udgange
mspacman-cell-home = spøgelsesfeltet { $area }
mspacman-cell-area = området { $area }
mspacman-cell-solid = mur
mspacman-setup-random = Tilfældige spøgelser
mspacman-option-layout = Spilleplade
mspacman-option-layout-pinwheel = Vindmøllen
mspacman-option-layout-pinwheel-about = Vores egen plade, ens fra alle sider.
mspacman-option-layout-for-three = For tre
mspacman-option-layout-for-three-about = Vores egen plade for tre spillere, hvor deres chancer er mest lige.
mspacman-option-layout-windmill = Møllen
mspacman-option-layout-windmill-about = Vores egen plade med andre gange.
mspacman-option-die-faces = Spøgelsernes terning
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Ms. Pac-Mans drejeskive
mspacman-option-spinner-faces-one-to-six = 1 til 6
mspacman-option-start-by = Hvem begynder
mspacman-option-start-by-spinner = Højeste tal på skiven
mspacman-option-start-by-die = Højeste slag
mspacman-option-fill-unused-areas = Læg også prikker i ubrugte områder
mspacman-option-dot-on-pickup = Når Ms. Pac-Man fanges, forsvinder prikken under hende også
mspacman-option-capture-in-passing = Brikker kan fanges undervejs, ikke kun i slutningen af et træk
mspacman-option-bump-can-capture = Et spøgelse, der lander på et andet, må gå videre til Ms. Pac-Man
mspacman-option-enter-ghost-space = Et spøgelse må gå tilbage på sit eget spøgelsesfelt
mspacman-option-power-overrides-f2 = En power-prik holder også F2-spøgelser svage i længere tid
mspacman-option-power-timer-restart = En power-prik mere starter tiden forfra
mspacman-option-extra-turn-chain = En ekstratur kan give en til
mspacman-option-circle-choice = Ms. Pac-Man må sættes på
mspacman-option-circle-choice-free_only = en cirkel uden spøgelse
mspacman-option-circle-choice-any = enhver hvid cirkel
mspacman-option-max-turns = Højeste antal ture (så vinder den, der har færrest prikker)

mspacman-short-spun-to-begin = fik { $face } i lodtrækningen om, hvem der begynder.
mspacman-short-tied-to-begin = Uafgjort. Prøv igen: { $seats }.
mspacman-short-took-control = overtog Ms. Pac-Man.
mspacman-short-placed = satte Ms. Pac-Man på { $at }.
mspacman-short-spun = drejede { $face }.
mspacman-short-rolled = slog { $face }.
mspacman-short-stepped = { $left ->
    [0] rykkede Ms. Pac-Man til { $to }.
    [one] rykkede Ms. Pac-Man til { $to }, { $left } skridt tilbage.
   *[other] rykkede Ms. Pac-Man til { $to }, { $left } skridt tilbage.
}
mspacman-short-ghost-stepped = { $left ->
    [0] rykkede spøgelset til { $to }.
    [one] rykkede spøgelset til { $to }, { $left } skridt tilbage.
   *[other] rykkede spøgelset til { $to }, { $left } skridt tilbage.
}
mspacman-short-ate = { $left ->
    [one] spiste på { $at }; området { $area } har { $left } prik tilbage.
   *[other] spiste på { $at }; området { $area } har { $left } prikker tilbage.
}
mspacman-short-power-eaten = spiste en power-prik!
mspacman-short-weakened = har nu et svagt spøgelse ({ $cause ->
    [power] power-prik
    [f2] F2
   *[other] { $cause }
}), stærkt igen om { $turns ->
    [one] { $turns } tur
   *[other] { $turns } ture
}.
mspacman-short-recovered = har et stærkt spøgelse igen.
mspacman-short-caught = fangede et spøgelse på { $at }.
mspacman-short-ran-into-her = løb ind i Ms. Pac-Man med et svagt spøgelse på { $at }.
mspacman-short-went-home = måtte hjem til { $at }; spøgelset er stærkt igen.
mspacman-short-extra-turn = fik en ekstratur!
mspacman-short-captured = fangede Ms. Pac-Man på { $at }!
mspacman-short-bumped = rykkede spøgelset videre fra { $origin } til { $to }.
mspacman-short-won = vandt: Området { $area } er tomt!
mspacman-short-turn-limit = { $turns ->
    [one] Grænsen på { $turns } tur er nået. Færrest prikker tilbage: { $winners }.
   *[other] Grænsen på { $turns } ture er nået. Færrest prikker tilbage: { $winners }.
}

mspacman-note-begin = start: { $face }
mspacman-note-spun = drejer { $face }
mspacman-note-rolled = slår { $face }
mspacman-note-placed = på { $at }
mspacman-note-bumped = videre til { $to }
mspacman-note-home = spøgelse hjem
mspacman-note-captured = fanger hende!
mspacman-note-extra = drejer igen

mspacman-advice-go = Gå til { $to }.

mspacman-reason-wins = Så vinder du spillet!
mspacman-reason-gives = Så slutter spillet, og en anden vinder.
mspacman-reason-captures = Så fanger du Ms. Pac-Man: Du spiller hende bagefter.
mspacman-reason-lost = Et spøgelse fanger Ms. Pac-Man der.
mspacman-reason-ran = Dit svage spøgelse løber ind i Ms. Pac-Man.
mspacman-reason-catches = Så fanger du spøgelset fra plads { $seat }.
mspacman-reason-catches-named = mister det spøgelse, du fanger, og du drejer igen.
mspacman-reason-power = Så spiser du en power-prik.
mspacman-reason-dot = Så fjerner du en prik i dit eget område.
mspacman-reason-risk = { $percent ->
    [0] Ingen spøgelser kan fange hende der med næste slag.
   *[other] Risikoen for, at et spøgelse fanger hende der, er { NUMBER($percent) } %.
}
mspacman-reason-near = { $steps ->
    [one] Der er du ét skridt fra Ms. Pac-Man.
   *[other] Der er du { $steps } skridt fra Ms. Pac-Man.
}

mspacman-help-aim-title = Målet
mspacman-help-aim = Hver spiller har et område på pladen, markeret med sit spøgelse. Det første område uden prikker vinder for sin ejer, uanset hvem der spiste dem. Nås et højeste antal ture, vinder den, der har færrest prikker tilbage.
mspacman-help-areas-title = Områder
mspacman-help-areas = Hvert af de fire områder har 17 prikker; den store er en power-prik. Områder, ingen spiller, har også prikker, men kan ikke vinde.
mspacman-help-start-title = Hvem spiller Ms. Pac-Man
mspacman-help-start = Alle drejer én gang, og det højeste tal spiller Ms. Pac-Man; står det lige, drejer man igen. Hun sættes på en hvid cirkel og begynder. De andre spiller deres spøgelser, med uret.
mspacman-help-walk-title = At gå
mspacman-help-walk = Ms. Pac-Man drejer, spøgelserne slår med terningen. Gå præcis så mange skridt langs gangene, aldrig skråt eller gennem en mur. Du må vende om og bruge et felt to gange.
mspacman-help-dots-title = Prikker
mspacman-help-dots = Ms. Pac-Man spiser en prik, når hun forlader dens felt, ikke når hun kommer. Hun spiser alles prikker. Prikker kommer aldrig tilbage.
mspacman-help-meet-title = Når de mødes
mspacman-help-meet = Brikker mødes på hvert felt, de går ind på, også i forbifarten. Stærkt spøgelse og Ms. Pac-Man: Hun er fanget, uanset hvem der rykkede. Svagt spøgelse og Ms. Pac-Man: Spøgelset går hjem og er stærkt igen.
mspacman-help-extra-title = Ekstratur
mspacman-help-extra = Fanger hun et svagt spøgelse på sin vej, drejer hun igen bagefter. Hver tur giver højst én ekstratur. Bliver hun fanget på den samme vej, er der ingen ekstratur.
mspacman-help-capture-title = At fange hende
mspacman-help-capture = Den, der fanger Ms. Pac-Man, spiller hende fra nu af: sætter hende på en hvid cirkel uden spøgelse og tager sin tur med det samme. Den, der mistede hende, får sit spøgelse tilbage, hjemme og stærkt.
mspacman-help-power-title = Power-prikker
mspacman-help-power = Når Ms. Pac-Man forlader en stor power-prik, bliver alle spøgelser svage: blege og skeløjede. Hvert er svagt i én af sine egne ture. Timeglasset tæller turene, til det er stærkt igen.
mspacman-help-flip-title = F2 på terningen
mspacman-help-flip = Spøgelset vender fra stærkt til svagt eller fra svagt til stærkt og går 2 skridt. Efter F2 er det svagt, til dets næste tur begynder. En power-prik gør det svagt i længere tid, og en til starter tiden forfra.
mspacman-help-exits-title = Udgange
mspacman-help-exits = De fire udgange ved kanten er forbundet: Der er ét skridt fra enhver udgang til enhver anden. Du må ikke komme tilbage ad den samme. Udgange har ingen prikker.
mspacman-help-doors-title = Spøgelsesfelter
mspacman-help-doors = Spøgelser forlader deres felter i midten ad døren, og det koster ét skridt. Ingen går ind igen.
mspacman-help-bump-title = Spøgelser indbyrdes
mspacman-help-bump = Spøgelser går frit forbi hinanden. Et, der ville ende på et andet spøgelse, går videre til det næste frie felt, væk fra det sted, det kom fra; er der flere, vælger spilleren.
mspacman-help-touch-title = På skærmen
mspacman-help-touch = Tryk felt for felt, eller tryk på et felt længere væk for at gå direkte derhen. Intet er endeligt, før du trykker på Afsted: Du kan gå tilbage, så tit du vil. »Korteste veje« viser, hvordan hvert spøgelse kommer til Ms. Pac-Man, og hvor let dets næste slag fanger hende.
mspacman-help-keys-title = På et tastatur
mspacman-help-keys = Piletasterne rykker, Enter bekræfter, Backspace fortryder et skridt, N finder det næste felt, du kan nå.

mspacman-deed-spun-to-begin = fik { $face } i lodtrækningen om, hvem der begynder
mspacman-deed-took-control = overtog Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] satte Ms. Pac-Man på { $at }
   *[plain] satte Ms. Pac-Man på pladen
}
mspacman-deed-spun = drejede { $face }
mspacman-deed-rolled = slog { $face }
mspacman-deed-walked = { $detail ->
    [squares] rykkede Ms. Pac-Man til { $to }
   *[plain] { $steps ->
        [one] rykkede Ms. Pac-Man { $steps } skridt
       *[other] rykkede Ms. Pac-Man { $steps } skridt
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] rykkede spøgelset til { $to }
   *[plain] { $steps ->
        [one] rykkede spøgelset { $steps } skridt
       *[other] rykkede spøgelset { $steps } skridt
    }
}
mspacman-deed-ate = { $count ->
    [one] spiste { $count } prik
   *[other] spiste { $count } prikker
}
mspacman-deed-power = gjorde spøgelserne svage med en power-prik
mspacman-deed-weak = gjorde spøgelset svagt
mspacman-deed-caught = { $you ->
    [you] sendte dit spøgelse hjem
   *[other] sendte et spøgelse hjem: { $whom }
}
mspacman-deed-ran-into-her = løb ind i Ms. Pac-Man med et svagt spøgelse
mspacman-deed-extra-turn = fik en ekstratur
mspacman-deed-captured = { $you ->
    [you] tog Ms. Pac-Man fra dig
   *[other] tog Ms. Pac-Man fra { $whom }
}
mspacman-deed-bumped = rykkede spøgelset videre til { $to }
mspacman-deed-won = tømte området { $area } og vandt

mspacman-befalls-captured = { $name } tog Ms. Pac-Man fra dig!
mspacman-befalls-caught = { $name } fangede dit spøgelse. Det skal hjem!
mspacman-befalls-ran-into-her = Dit svage spøgelse løb ind i Ms. Pac-Man. Det skal hjem!
mspacman-score = { $count ->
    [one] 1 prik
   *[other] { $count } prikker
}
