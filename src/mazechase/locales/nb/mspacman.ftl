error-mspacman-bad-token = «{ $text }» er verken et felt som c8 eller en side som *4 eller *F2.
error-mspacman-bad-position = «{ $text }» er ikke en stilling; skriv den slik: { $form }.
error-mspacman-bad-phase = «{ $text }» er ikke noe som kan komme nå.
mspacman-refuse-no-circle = Ms. Pac-Man må starte på en hvit sirkel.
mspacman-refuse-circle-taken = Det står et spøkelse på den hvite sirkelen (husregel: Ms. Pac-Man starter på en ledig).
mspacman-refuse-same-exit = Du går ut gjennom én utgang og inn igjen gjennom en annen, ikke den samme.
mspacman-refuse-no-pass = Brikken din står der allerede, og du må bruke alle skrittene.
mspacman-refuse-ghost-space = Ingen kan gå inn i en spøkelsesrute nå.
mspacman-refuse-by-the-door = Du går ut av en spøkelsesrute gjennom døra, og den fører ikke dit.
mspacman-refuse-wall = Det er en vegg i veien.
mspacman-refuse-diagonal = Du kan ikke flytte på skrå.
mspacman-refuse-too-far = For langt: hvert skritt går til neste rute.
mspacman-refuse-not-on-her = Ms. Pac-Man står der, så det er ikke en ledig rute.
mspacman-refuse-not-open = Et annet spøkelse står der, så det er ikke en ledig rute.
mspacman-refuse-not-open-named = har allerede et spøkelse der, så det er ikke en ledig rute.
mspacman-refuse-came-from = Spøkelset kom derfra og må videre, ikke tilbake.
mspacman-refuse-not-next = Det er ikke den neste ledige ruten.
mspacman-event-spun-to-begin = Plass { $seat } fikk { $face } i kampen om å begynne.
mspacman-event-tied-to-begin = Det står likt; disse plassene prøver igjen: { $seats }.
mspacman-event-took-control = Plass { $seat } overtok Ms. Pac-Man.
mspacman-event-placed = Plass { $seat } satte Ms. Pac-Man på { $at }.
mspacman-event-spun = Plass { $seat } snurret { $face }.
mspacman-event-rolled = Plass { $seat } kastet { $face }.
mspacman-event-stepped = { $left ->
    [one] Plass { $seat } flyttet Ms. Pac-Man fra { $origin } til { $to }; { $left } skritt igjen.
   *[other] Plass { $seat } flyttet Ms. Pac-Man fra { $origin } til { $to }; { $left } skritt igjen.
}
mspacman-event-ghost-stepped = { $left ->
    [one] Plass { $seat } flyttet spøkelset sitt fra { $origin } til { $to }; { $left } skritt igjen.
   *[other] Plass { $seat } flyttet spøkelset sitt fra { $origin } til { $to }; { $left } skritt igjen.
}
mspacman-event-ate = { $left ->
    [one] Plass { $seat } spiste prikken på { $at }; området til { $area } har { $left } prikk igjen.
   *[other] Plass { $seat } spiste prikken på { $at }; området til { $area } har { $left } prikker igjen.
}
mspacman-event-power-eaten = Plass { $seat } spiste kraftprikken på { $at }!
mspacman-event-weakened = Spøkelset til plass { $seat } ble svakt ({ $cause ->
    [power] kraftprikk
    [f2] F2
   *[other] { $cause }
}) og blir sterkt igjen om { $turns ->
    [one] { $turns } tur
   *[other] { $turns } turer
}.
mspacman-event-recovered = Spøkelset til plass { $seat } er sterkt igjen.
mspacman-event-caught = Plass { $seat } fanget spøkelset til plass { $ghost } på { $at }.
mspacman-event-ran-into-her = Det svake spøkelset til plass { $seat } løp rett på Ms. Pac-Man på { $at }.
mspacman-event-went-home = Spøkelset til plass { $seat } gikk hjem til { $at } og er sterkt igjen.
mspacman-event-extra-turn = Plass { $seat } fikk en ekstra tur.
mspacman-event-captured = Plass { $seat } tok Ms. Pac-Man fra plass { $former } på { $at }.
mspacman-event-bumped = Spøkelset til plass { $seat } landet på et annet på { $origin } og gikk videre til { $to }.
mspacman-event-won = Plass { $seat } vant: området til { $area } er tomt.
mspacman-event-turn-limit = { $turns ->
    [one] Grensen på { $turns } tur er nådd. Færrest prikker igjen: plass { $winners }.
   *[other] Grensen på { $turns } turer er nådd. Færrest prikker igjen: plass { $winners }.
}
area_cleared = Alle prikkene i vinnerens område er borte.
area_cleared-own = Alle prikkene dine er borte.
mspacman-name = Ms. Pac-Man
mspacman-about = Tøm området ditt for prikker. Ms. Pac-Man spiser dem, og spøkelsene jager henne. Fang henne, så får du spille henne.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man snurrer, spøkelsene kaster. Gå så mange skritt.
mspacman-step-2 = Hun spiser prikkene. Ingen igjen i området ditt? Du vinner!
mspacman-step-3 = Fang henne med spøkelset ditt, så får du spille henne.
mspacman-guide-chance = Velkommen! Tøm ditt eget område for prikker før de andre.
mspacman-guide-turn = Trykk på en lysende rute for å gå dit. Ingenting gjelder før du trykker på «Gå».
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] kaster terningen…
       *[somebody] kaster terningen…
    }
   *[spun] { $who ->
        [you] snurrer…
       *[somebody] snurrer…
    }
}
mspacman-todo-begin = Snurr om hvem som begynner: høyeste tall spiller Ms. Pac-Man.
mspacman-todo-begin-again = Det står likt: snurr igjen om hvem som begynner.
mspacman-todo-place = Sett Ms. Pac-Man på en av de lysende sirklene.
mspacman-todo-spin = Snurr for Ms. Pac-Man.
mspacman-todo-roll = Kast for spøkelset ditt.
mspacman-todo-walk = { $steps ->
    [one] Flytt Ms. Pac-Man { $steps } skritt. Trykk på neste rute.
   *[other] Flytt Ms. Pac-Man { $steps } skritt. Trykk på en lysende rute, eller en lenger unna.
}
mspacman-todo-chase = { $steps ->
    [one] Flytt spøkelset ditt { $steps } skritt. Trykk på neste rute.
   *[other] Flytt spøkelset ditt { $steps } skritt. Trykk på en lysende rute, eller en lenger unna.
}
mspacman-todo-bump = Det står et annet spøkelse her. Velg den neste ledige ruten.
mspacman-out-of-reach = { $steps ->
    [one] For langt: du har { $steps } skritt igjen.
   *[other] For langt: du har { $steps } skritt igjen.
}
mspacman-solid = Det er en vegg. Trykk på en rute i labyrinten.
mspacman-harm = Da mister du Ms. Pac-Man eller spøkelset ditt, eller noen andre vinner.
mspacman-todo-on = { $steps ->
    [one] { $steps } skritt igjen.
   *[other] { $steps } skritt igjen.
}
mspacman-todo-go = Fornøyd? Trykk på «Gå». Du kan fortsatt gå tilbake.
mspacman-todo-power = Da spiser du en kraftprikk! Trykk på «Gå», eller gå tilbake.
mspacman-todo-caught = Da fanger du et spøkelse! Trykk på «Gå», eller gå tilbake.
mspacman-todo-captured = Da fanger du Ms. Pac-Man! Trykk på «Gå», eller gå tilbake.
mspacman-todo-lost = Pass på: der blir du fanget. Trykk på «Gå», eller gå tilbake.
mspacman-todo-won = Da tømmer du et område, og spillet er slutt! Trykk på «Gå», eller gå tilbake.
mspacman-todo-given = Pass på: da tømmer du området til en annen, som vinner. Trykk på «Gå», eller gå tilbake.
mspacman-spin = Snurr
mspacman-roll = Kast terningen
mspacman-steps-left = { $left ->
    [one] skritt igjen
   *[other] skritt igjen
}
mspacman-back = Ett tilbake
mspacman-go = Gå
mspacman-dots-left = { $left ->
    [one] { $left } prikk igjen i området til { $area }
   *[other] { $left } prikker igjen i området til { $area }
}
mspacman-has-her = spiller Ms. Pac-Man
mspacman-weak-for = svakt, sterkt igjen om { $turns ->
    [one] { $turns } tur
   *[other] { $turns } turer
}
mspacman-has-spun = snurret { $face }
mspacman-scene-took-control = er nå Ms. Pac-Man!
mspacman-scene-took-control-you = er nå Ms. Pac-Man!
mspacman-scene-captured = fanget Ms. Pac-Man!
mspacman-scene-captured-you = fanget Ms. Pac-Man!
mspacman-scene-extra-turn = får snurre igjen!
mspacman-scene-extra-turn-you = får snurre igjen!
mspacman-scene-power-eaten = har kraften: alle spøkelser er svake!
mspacman-scene-power-eaten-you = har kraften: alle spøkelser er svake!
mspacman-scene-caught = sendte et spøkelse hjem!
mspacman-scene-caught-you = sendte et spøkelse hjem!
mspacman-scene-ran-into-her = løp rett på Ms. Pac-Man og måtte hjem!
mspacman-scene-ran-into-her-you = løp rett på Ms. Pac-Man og måtte hjem!
mspacman-scene-tied-to-begin = står likt: snurr igjen!
mspacman-scene-won = vinner: området er tomt!
mspacman-scene-won-you = vinner: området ditt er tomt!
mspacman-grid = Brett. Piltastene går skritt for skritt; med Shift ser de seg bare rundt. Enter går til en rute, nær eller langt unna, og bekrefter et ferdig trekk; den snurrer og kaster også. N finner neste rute du kan nå, Backspace angrer ett skritt, Esc angrer alle.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = spøkelse: { $name }
mspacman-cell-weak = svakt spøkelse: { $name }, sterkt igjen om { $turns ->
    [one] { $turns } tur
   *[other] { $turns } turer
}
mspacman-cell-target = du kan gå hit
mspacman-cell-dot = prikk
mspacman-cell-power = kraftprikk
mspacman-cell-circle = hvit sirkel
mspacman-cell-exit = utgang, henger sammen med de andre utgangene
mspacman-cell-home = spøkelsesruten til { $area }
mspacman-cell-area = området til { $area }
mspacman-cell-solid = vegg
mspacman-setup-random = Tilfeldige spøkelser
mspacman-option-layout = Brett
mspacman-option-layout-pinwheel = Vindhjulet
mspacman-option-layout-pinwheel-about = Vårt eget brett, likt fra alle sider.
mspacman-option-layout-for-three = For tre
mspacman-option-layout-for-three-about = Vårt eget brett for tre spillere, der sjansene er jevnest.
mspacman-option-layout-windmill = Vindmøllen
mspacman-option-layout-windmill-about = Vårt eget brett, der gangene går annerledes.
mspacman-option-die-faces = Spøkelsenes terning
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Ms. Pac-Mans snurreskive
mspacman-option-spinner-faces-one-to-six = 1 til 6
mspacman-option-start-by = Hvem begynner
mspacman-option-start-by-spinner = Høyeste snurr
mspacman-option-start-by-die = Høyeste terningkast
mspacman-option-fill-unused-areas = Prikker også i ubrukte områder
mspacman-option-dot-on-pickup = Når Ms. Pac-Man blir fanget, forsvinner også prikken under henne
mspacman-option-capture-in-passing = Brikker kan fanges underveis, ikke bare på slutten av et trekk
mspacman-option-bump-can-capture = Et spøkelse som lander på et annet, kan gå videre til Ms. Pac-Man
mspacman-option-enter-ghost-space = Et spøkelse kan gå tilbake til sin egen spøkelsesrute
mspacman-option-power-overrides-f2 = En kraftprikk holder også F2-spøkelser svake lenger
mspacman-option-power-timer-restart = En ny kraftprikk starter nedtellingen på nytt
mspacman-option-extra-turn-chain = En ekstra tur kan gi enda en
mspacman-option-circle-choice = Ms. Pac-Man kan settes på
mspacman-option-circle-choice-free_only = en hvit sirkel uten spøkelse
mspacman-option-circle-choice-any = alle hvite sirkler
mspacman-option-max-turns = Maks antall turer (da vinner den med færrest prikker igjen)
mspacman-short-spun-to-begin = fikk { $face } i kampen om å begynne.
mspacman-short-tied-to-begin = Det står likt. Prøv igjen: { $seats }.
mspacman-short-took-control = overtok Ms. Pac-Man.
mspacman-short-placed = satte Ms. Pac-Man på { $at }.
mspacman-short-spun = snurret { $face }.
mspacman-short-rolled = kastet { $face }.
mspacman-short-stepped = { $left ->
    [0] flyttet Ms. Pac-Man til { $to }.
    [one] flyttet Ms. Pac-Man til { $to }, { $left } skritt igjen.
   *[other] flyttet Ms. Pac-Man til { $to }, { $left } skritt igjen.
}
mspacman-short-ghost-stepped = { $left ->
    [0] flyttet spøkelset til { $to }.
    [one] flyttet spøkelset til { $to }, { $left } skritt igjen.
   *[other] flyttet spøkelset til { $to }, { $left } skritt igjen.
}
mspacman-short-ate = { $left ->
    [one] spiste en prikk på { $at }; området til { $area } har { $left } prikk igjen.
   *[other] spiste en prikk på { $at }; området til { $area } har { $left } prikker igjen.
}
mspacman-short-power-eaten = spiste en kraftprikk!
mspacman-short-weakened = har nå et svakt spøkelse ({ $cause ->
    [power] kraftprikk
    [f2] F2
   *[other] { $cause }
}), sterkt igjen om { $turns ->
    [one] { $turns } tur
   *[other] { $turns } turer
}.
mspacman-short-recovered = har et sterkt spøkelse igjen.
mspacman-short-caught = fanget et spøkelse på { $at }.
mspacman-short-ran-into-her = løp rett på Ms. Pac-Man med et svakt spøkelse på { $at }.
mspacman-short-went-home = måtte hjem til { $at }; spøkelset er sterkt igjen.
mspacman-short-extra-turn = fikk en ekstra tur!
mspacman-short-captured = fanget Ms. Pac-Man på { $at }!
mspacman-short-bumped = flyttet spøkelset videre fra { $origin } til { $to }.
mspacman-short-won = vant: området til { $area } er tomt!
mspacman-short-turn-limit = { $turns ->
    [one] Grensen på { $turns } tur er nådd. Færrest prikker igjen: { $winners }.
   *[other] Grensen på { $turns } turer er nådd. Færrest prikker igjen: { $winners }.
}
mspacman-note-begin = start: { $face }
mspacman-note-spun = snurrer { $face }
mspacman-note-rolled = kaster { $face }
mspacman-note-placed = på { $at }
mspacman-note-bumped = videre til { $to }
mspacman-note-home = spøkelse hjem
mspacman-note-captured = fanger henne!
mspacman-note-extra = snurrer igjen
mspacman-advice-go = Gå til { $to }.
mspacman-reason-wins = Da vinner du spillet!
mspacman-reason-gives = Da er spillet slutt, og noen andre vinner.
mspacman-reason-captures = Da fanger du Ms. Pac-Man, og så får du spille henne.
mspacman-reason-lost = Et spøkelse fanger Ms. Pac-Man der.
mspacman-reason-ran = Det svake spøkelset ditt løper rett på Ms. Pac-Man.
mspacman-reason-catches = Da fanger du spøkelset til plass { $seat }.
mspacman-reason-catches-named = mister spøkelset du fanger, og du snurrer igjen.
mspacman-reason-power = Da spiser du en kraftprikk.
mspacman-reason-dot = Da blir det én prikk mindre i ditt eget område.
mspacman-reason-risk = { $percent ->
    [0] Ingen spøkelser kan fange henne der på neste kast.
   *[other] Sjansen for at et spøkelse fanger henne der, er { NUMBER($percent) } %.
}
mspacman-reason-near = { $steps ->
    [one] Det er ett skritt fra Ms. Pac-Man.
   *[other] Det er { $steps } skritt fra Ms. Pac-Man.
}
mspacman-help-aim-title = Målet
mspacman-help-aim = Hver spiller har et område på brettet, merket med spøkelset sitt. Det første området uten prikker vinner for eieren, uansett hvem som spiste dem. Er maks antall turer nådd, vinner den med færrest prikker igjen.
mspacman-help-areas-title = Områder
mspacman-help-areas = Hvert av de fire områdene har 17 prikker; den store er en kraftprikk. Områder som ingen spiller, har også prikker, men kan ikke vinne.
mspacman-help-start-title = Hvem spiller Ms. Pac-Man
mspacman-help-start = Alle snurrer én gang, og den med høyest tall spiller Ms. Pac-Man; står det likt, snurrer dere igjen. Hun settes på en hvit sirkel og begynner. De andre spiller spøkelsene sine, med klokka.
mspacman-help-walk-title = Å gå
mspacman-help-walk = Ms. Pac-Man snurrer, spøkelsene kaster terningen. Gå nøyaktig så mange skritt langs gangene, aldri på skrå eller gjennom en vegg. Du kan snu og bruke en rute to ganger.
mspacman-help-dots-title = Prikker
mspacman-help-dots = Ms. Pac-Man spiser en prikk når hun forlater ruten, ikke når hun kommer. Hun spiser alles prikker. Prikkene kommer aldri tilbake.
mspacman-help-meet-title = Å møtes
mspacman-help-meet = Brikker møtes på alle ruter de går inn på, også bare i forbifarten. Sterkt spøkelse og Ms. Pac-Man: hun er fanget, uansett hvem som flyttet. Svakt spøkelse og Ms. Pac-Man: spøkelset går hjem og er sterkt igjen.
mspacman-help-extra-title = Ekstra tur
mspacman-help-extra = Fanger hun et svakt spøkelse på veien, snurrer hun igjen etterpå. Hver tur gir høyst én ekstra tur. Blir hun fanget i samme trekk, er det ingen ekstra tur.
mspacman-help-capture-title = Å fange henne
mspacman-help-capture = Den som fanger Ms. Pac-Man, spiller henne fra nå av: setter henne på en hvit sirkel uten spøkelse og tar turen sin med en gang. Den som mistet henne, får spøkelset sitt tilbake, hjemme og sterkt.
mspacman-help-power-title = Kraftprikker
mspacman-help-power = Når Ms. Pac-Man forlater en stor kraftprikk, blir alle spøkelser svake: bleke og skjeløyde. Hvert spøkelse er svakt gjennom én av sine egne turer. Timeglasset teller turene til det er sterkt igjen.
mspacman-help-flip-title = F2 på terningen
mspacman-help-flip = Spøkelset skifter fra sterkt til svakt eller fra svakt til sterkt, og flytter 2 skritt. Etter F2 er det svakt til det har tur igjen. En kraftprikk gjør det svakt lenger, og en til starter nedtellingen på nytt.
mspacman-help-exits-title = Utganger
mspacman-help-exits = De fire utgangene i kanten henger sammen: det er ett skritt fra en utgang til en hvilken som helst annen. Du kan ikke komme inn igjen samme sted. Utganger har ingen prikker.
mspacman-help-doors-title = Spøkelsesruter
mspacman-help-doors = Spøkelsene går ut av rutene sine i midten gjennom døra, og det koster ett skritt. Ingen går inn igjen.
mspacman-help-bump-title = Spøkelser seg imellom
mspacman-help-bump = Spøkelser går fritt forbi hverandre. Et som ville ende på et annet, går videre til neste ledige rute, bort fra der det kom fra; er det flere, velger spilleren.
mspacman-help-touch-title = På skjermen
mspacman-help-touch = Trykk rute for rute, eller på en rute lenger unna for å gå rett dit. Ingenting gjelder før du trykker på «Gå»: du kan gå tilbake så ofte du vil. «Korteste veier» viser hvordan hvert spøkelse kommer til Ms. Pac-Man, og hvor sannsynlig det er at neste kast fanger henne.
mspacman-help-keys-title = På tastaturet
mspacman-help-keys = Piltaster flytter, Enter bekrefter, Backspace angrer ett skritt, N finner neste rute du kan nå.
mspacman-deed-spun-to-begin = fikk { $face } i kampen om å begynne
mspacman-deed-took-control = overtok Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] satte Ms. Pac-Man på { $at }
   *[plain] satte Ms. Pac-Man på brettet
}
mspacman-deed-spun = snurret { $face }
mspacman-deed-rolled = kastet { $face }
mspacman-deed-walked = { $detail ->
    [squares] flyttet Ms. Pac-Man til { $to }
   *[plain] { $steps ->
        [one] flyttet Ms. Pac-Man { $steps } skritt
       *[other] flyttet Ms. Pac-Man { $steps } skritt
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] flyttet spøkelset til { $to }
   *[plain] { $steps ->
        [one] flyttet spøkelset { $steps } skritt
       *[other] flyttet spøkelset { $steps } skritt
    }
}
mspacman-deed-ate = { $count ->
    [one] spiste { $count } prikk
   *[other] spiste { $count } prikker
}
mspacman-deed-power = svekket spøkelsene med en kraftprikk
mspacman-deed-weak = gjorde spøkelset svakt
mspacman-deed-caught = { $you ->
    [you] sendte spøkelset ditt hjem
   *[other] sendte et spøkelse hjem: { $whom }
}
mspacman-deed-ran-into-her = løp rett på Ms. Pac-Man med et svakt spøkelse
mspacman-deed-extra-turn = fikk en ekstra tur
mspacman-deed-captured = { $you ->
    [you] tok Ms. Pac-Man fra deg
   *[other] tok Ms. Pac-Man fra { $whom }
}
mspacman-deed-bumped = flyttet spøkelset videre til { $to }
mspacman-deed-won = tømte området til { $area } og vant
mspacman-befalls-captured = { $name } tok Ms. Pac-Man fra deg!
mspacman-befalls-caught = { $name } fanget spøkelset ditt. Det går hjem!
mspacman-befalls-ran-into-her = Det svake spøkelset ditt løp rett på Ms. Pac-Man. Det går hjem!
mspacman-score = { $count ->
    [one] 1 prikk
   *[other] { $count } prikker
}
error-mspacman-faces-spinner-flip = Snurreskiven kan bare ha vanlige tall, ikke F2 (M14).
error-mspacman-faces-three = Snurreskiven må ha en 3-er (M14).
error-mspacman-faces-flip = Terningen må ha minst én side med F2 (M15).
error-mspacman-faces-equal = Alle sidene gir like mange skritt, så ingen kunne snurre det høyeste tallet (M14).
error-mspacman-board-label = «{ $label }» på { $place } er ikke en rute i dette spillet; ruter er b, i, p eller s, alene eller fulgt av *, o, x eller g.
error-mspacman-board-dots = { $count ->
    [one] Området til { $area } har { $count } rute med prikk; det må ha { $each } (M1).
   *[other] Området til { $area } har { $count } ruter med prikk; det må ha { $each } (M1).
}
error-mspacman-board-exits = { $count ->
    [one] Det er { $count } utgang; det må være 4 (M2).
   *[other] Det er { $count } utganger; det må være 4 (M2).
}
error-mspacman-board-exit-opening = Utgangen { $place } må ligge i kanten, med én åpning (M2).
error-mspacman-board-opening = Det er en åpning på { $place }, som ikke er en utgang (M2).
error-mspacman-board-powers = { $count ->
    [one] Det er { $count } kraftrute; det må være 4 (M4).
   *[other] Det er { $count } kraftruter; det må være 4 (M4).
}
error-mspacman-board-circles = Området til { $area } trenger en hvit sirkel (M5).
error-mspacman-board-circle-far = Den hvite sirkelen på { $place } er nærmere kanten enn midten (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [one] Det er { $count } spøkelsesrute; det må være én av hver farge (M6).
   *[other] Det er { $count } spøkelsesruter; det må være én av hver farge (M6).
}
error-mspacman-board-ghost-middle = Spøkelsesruten { $place } må være nærmere midten enn { $other } (M6).
error-mspacman-board-door = Døra mellom { $place } og { $other } må føre fra en spøkelsesrute inn i labyrinten (M7).
error-mspacman-board-no-door = Spøkelsesruten { $place } må være lukket, bortsett fra en dør inn i labyrinten (M7).
error-mspacman-board-unreachable = { $place } kan ikke nås; labyrinten må henge sammen (M9).
error-mspacman-board-dead-end = { $place } er en blindvei; hver rute trenger to veier ut (M12).
error-mspacman-board-clockwise = Områdene må ligge i denne rekkefølgen, med klokka: { $order } (MSP-7).
error-mspacman-board-circle-door = Den hvite sirkelen på { $place } ligger foran døra til et spøkelse (M19).
error-mspacman-place-seats = En stilling for { $players } spillere har { $players } spøkelser, ett av dem «-».
error-mspacman-place-seat = Det kan ikke være den plassens tur.
error-mspacman-place-control = Noen styrer Ms. Pac-Man når det er klart hvem som begynner, og ingen før det.
error-mspacman-place-ghosts = Spilleren som styrer Ms. Pac-Man, har ikke noe spøkelse på brettet; alle de andre har ett.
error-mspacman-place-dots = Det er en prikk der det ikke var noen ved start.
error-mspacman-place-begin = Til det er klart hvem som begynner, er alle prikkene der, og alle spøkelsene er sterke og på spøkelsesrutene sine.
error-mspacman-place-spins = Slik kan det ikke være snurret om hvem som begynner.
error-mspacman-place-ghost-space = Et spøkelse kan ikke stå i spøkelsesruten til et annet.
error-mspacman-place-timer = Et spøkelse kan ikke være svakt så lenge nå.
error-mspacman-place-sharing = To brikker kan ikke dele felt nå.
error-mspacman-place-her = Ms. Pac-Man kan ikke være der nå.
error-mspacman-place-phase = Det kan ikke komme nå for denne plassen.
error-mspacman-place-steps = Så mange skritt kan ikke være igjen nå.
error-mspacman-place-flags = Det kan ikke være en ekstra tur nå.
error-mspacman-place-came = Et spøkelse kan ikke ha kommet derfra.
error-mspacman-place-bump = Det er ingen neste ledige rute å velge her.
error-mspacman-place-turns = Turer telles bare opp til valget max_turns.
error-mspacman-place-over = Spillet er slutt når et område som er med, er tomt, eller maks antall turer er nådd, og bare da.
error-mspacman-bad-cell = Det finnes ikke noe felt «{ $text }» på dette brettet.
error-mspacman-bad-ghost = «{ $text }» er ikke et spøkelse; skriv det som e4, eller et svakt som e4f1, e4p1 eller e4p2.
error-mspacman-document-field = Et dokument for dette spillet trenger «{ $field }», i riktig form.
error-mspacman-document-extra = Et dokument har ikke noe felt «{ $field }»; feltene er id, game, title, source og { $content }.
error-mspacman-document-game = Dette dokumentet er for spillet «{ $game }».
error-mspacman-faces-count = { $count ->
    [one] Det er { $count } side; det må være 2 til { $most }.
   *[other] Det er { $count } sider; det må være 2 til { $most }.
}
error-mspacman-faces-face = «{ $face }» er ikke en side; sider er F2 og tallene fra 1 til { $largest }, som tekst.
error-mspacman-board-unequal = Alle områder må ha like mange { $thing ->
    [exit] utganger
    [power] kraftruter
   *[circle] hvite sirkler
}; i rekkefølge har disse områdene { $counts } (M16).
