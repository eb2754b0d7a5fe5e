error-quoridor-bad-action = »{ $text }« er hverken et felt som e2 eller en forhindring som e3h.
error-quoridor-bad-position = »{ $text }« er ikke en stilling; skriv den sådan: { $form }.
error-quoridor-bad-square = »{ $text }« er ikke et felt; felterne hedder a1 til i9.
error-quoridor-bad-fence = Der kan ikke stå en forhindring på »{ $fence }«; forhindringer må ikke overlappe eller krydse hinanden.
error-quoridor-no-three = Valget three_players tillader ikke tre spillere.
error-quoridor-place-seats = En stilling for { $players } spillere skal have { $players } brikker og { $players } antal forhindringer tilbage.
error-quoridor-place-turn = Den plads, der har turen, skal være fra 1 til { $players }.
error-quoridor-place-sharing = To brikker kan ikke stå på samme felt.
error-quoridor-place-fences = Hver af de { $players } spillere har { $each } forhindringer, både dem på spillepladen og dem på hånden.
error-quoridor-place-taken = Træk tælles kun op til grænsen max_turns.
error-quoridor-place-two-home = To brikker kan ikke begge have nået deres målstreg.
error-quoridor-place-shut-in = Plads { $seat } har ingen vej til sin målstreg.
error-quoridor-place-stuck = Plads { $seat } kan ikke gøre noget her, så det kan ikke være den plads, der har turen.

quoridor-refuse-no-pass = Din brik står der allerede, og du må ikke springe din tur over.
quoridor-refuse-occupied = Der står en anden brik.
quoridor-refuse-too-far = For langt: En brik rykker ét felt eller hopper over én brik ved siden af.
quoridor-refuse-no-diagonal = En brik rykker kun skråt uden om en brik, den ikke kan hoppe over.
quoridor-refuse-fence-between = Der er en forhindring i vejen.
quoridor-refuse-one-piece-a-jump = Der står to brikker i vejen, og du må kun hoppe over én.
quoridor-refuse-piece-behind = Du må kun lande der, hvis der er en forhindring bag den anden brik; her står en tredje brik.
quoridor-refuse-jump-straight = Du kan hoppe lige over, så du må ikke lande ved siden af.
quoridor-refuse-fence-beside = Der er en forhindring mellem brikken, du vil hoppe over, og feltet.
quoridor-refuse-edge-behind = Du må kun lande der, hvis der er en forhindring bag den anden brik; her slutter spillepladen.
quoridor-refuse-off-board = Forhindringen ville stikke ud over kanten.
quoridor-refuse-no-fences-left = Du har ikke flere forhindringer.
quoridor-refuse-overlap = Der er ikke plads: En anden forhindring er i vejen.
quoridor-refuse-crossing = Forhindringen ville krydse en anden.
quoridor-refuse-last-path = Forhindringen ville ikke lade plads { $seat } have nogen vej til sin målstreg.
quoridor-refuse-last-path-named = ville ikke have nogen vej til målet med en forhindring der.

quoridor-event-moved = Plads { $seat } rykkede fra { $origin } til { $to }.
quoridor-event-jumped = Plads { $seat } hoppede fra { $origin } over { $over } til { $to }.
quoridor-event-fenced = { $left ->
    [one] Plads { $seat } satte forhindringen { $fence } og har { $left } forhindring tilbage.
   *[other] Plads { $seat } satte forhindringen { $fence } og har { $left } forhindringer tilbage.
}
quoridor-event-passed-over = Plads { $seat } kunne ikke gøre noget og blev sprunget over.
quoridor-event-won = Plads { $seat } nåede { $at } og vandt.
quoridor-event-turn-limit = { $turns ->
    [one] Grænsen på { $turns } tur er nået; ingen vinder.
   *[other] Grænsen på { $turns } ture er nået; ingen vinder.
}

goal_reached = Vinderens brik nåede den modsatte side.
goal_reached-own = Din brik nåede den modsatte side.

quoridor-name = Quoridor
quoridor-about = Kom først gennem labyrinten. Hver tur tager du et skridt eller sætter en forhindring i vejen for nogen.
quoridor-step-1 = Få din brik over spillepladen før de andre.
quoridor-step-2 = Tag et skridt, eller sæt en forhindring.
quoridor-step-3 = Forhindringer sender de andre på omveje.
quoridor-guide-turn = Velkommen! På din tur gør du én ting: Du rykker ét felt mod din streg på den anden side, eller du sætter en forhindring, der sinker nogen.
quoridor-todo = Tryk på en lysende prik for at rykke, eller sæt en forhindring.
quoridor-todo-walk = Tryk på en lysende prik for at rykke.
quoridor-todo-fence = Flyt forhindringen på plads, drej den, og sæt den.
quoridor-fences-left = { $left ->
    [one] { $left } forhindring tilbage
   *[other] { $left } forhindringer tilbage
}
quoridor-put-up-fence = Sæt en forhindring
quoridor-turn-fence = Drej
quoridor-place-fence = Sæt den
quoridor-cancel-fence = Ingen forhindring
quoridor-grid = Spilleplade. Piletasterne går rundt på felterne, Enter rykker din brik, F skifter til forhindringer.
quoridor-grid-fences = Her kan en forhindring stå. Piletasterne flytter den, R drejer den, Enter sætter den, F eller Esc går tilbage til din brik.
quoridor-square-pawn = brik: { $name }
quoridor-square-target = du kan rykke hertil
quoridor-square-goal = mål: { $name }
quoridor-square-fences = forhindring { $sides }
quoridor-fence-of = sat af { $name }
quoridor-slot = { $slot }, { $way ->
    [h] vandret
   *[v] lodret
}, { $state ->
    [free] fri
    [up] her står en forhindring
   *[closed] ikke muligt her
}
quoridor-option-edge-as-fence = Pladens kant gælder som en forhindring, så man kan hoppe til siden dér
quoridor-option-diagonal-past-piece = Står der en brik bag den, man hopper over, kan man lande ved siden af
quoridor-option-max-turns = Højeste antal ture

quoridor-short-moved = rykkede fra { $origin } til { $to }.
quoridor-short-jumped = hoppede fra { $origin } over { $over } til { $to }.
quoridor-short-fenced = satte en forhindring på { $fence }; { $left } tilbage.
quoridor-short-passed-over = kunne ikke gøre noget og blev sprunget over.
quoridor-short-won = nåede { $at } og vandt!

quoridor-advice-move = Ryk til { $to }.
quoridor-advice-fence = Sæt en forhindring på { $to }.

quoridor-reason-wins = Så vinder du spillet!
quoridor-reason-jump = { $steps ->
    [one] Så kommer du ét skridt nærmere.
   *[other] Så kommer du { $steps } skridt nærmere på én gang.
}
quoridor-reason-nearer = { $steps ->
    [one] Så er du ét skridt fra målet.
   *[other] Så er du { $steps } skridt fra målet.
}
quoridor-reason-costs = { $steps ->
    [one] Det koster plads { $seat } ét skridt.
   *[other] Det koster plads { $seat } { $steps } skridt.
}
quoridor-reason-costs-named = { $steps ->
    [one] skal gå ét skridt mere.
   *[other] skal gå { $steps } skridt mere.
}
quoridor-reason-stops = { $steps ->
    [one] Plads { $seat } var ét skridt fra målet og skal nu gå ét skridt mere.
   *[other] Plads { $seat } var ét skridt fra målet og skal nu gå { $steps } skridt mere.
}
quoridor-reason-stops-named = { $steps ->
    [one] var ét skridt fra målet og skal nu gå ét skridt mere.
   *[other] var ét skridt fra målet og skal nu gå { $steps } skridt mere.
}
quoridor-reason-free = Det sinker ikke dig selv.
quoridor-reason-costs-you = { $steps ->
    [one] Det koster dig ét skridt.
   *[other] Det koster dig { $steps } skridt.
}

quoridor-help-aim-title = Målet
quoridor-help-aim = Vær den første, der får sin brik over på den side, der har brikkens farve og billede. Alle felter på den side gælder, og du vinder straks. I kan være to, tre eller fire, og turen går med uret. To har 10 forhindringer hver, tre har 6, og fire har 5.
quoridor-help-turn-title = Din tur
quoridor-help-turn = Du gør én ting: rykker din brik eller sætter en forhindring. Du må ikke springe din tur over. Kun den, der ikke kan nogen af delene, bliver sprunget over.
quoridor-help-move-title = At rykke
quoridor-help-move = En brik rykker ét felt frem, tilbage eller til siden: aldrig skråt, aldrig gennem en forhindring og aldrig ind på en anden brik. Ringene viser, hvor du kan gå hen.
quoridor-help-jump-title = At hoppe
quoridor-help-jump = Står en anden brik ved siden af din, må du hoppe lige over den og lande lige bag den. Du behøver ikke, og du må kun hoppe over én brik pr. tur.
quoridor-help-side-title = At lande ved siden af
quoridor-help-side = Er der en forhindring eller kanten af spillepladen bag brikken, må du i stedet lande til venstre eller højre for den, hvis der ikke er en forhindring imellem. Så længe du kan hoppe lige over, må du ikke lande ved siden af. Står der en tredje brik bagved, kan du slet ikke hoppe.
quoridor-help-fence-title = Forhindringer
quoridor-help-fence = En forhindring er to felter lang. Den stopper alle, også dig, og bliver stående hele spillet. Forhindringer må ikke overlappe, krydse hinanden eller stikke ud over kanten.
quoridor-help-path-title = Altid en vej
quoridor-help-path = Du må sende de andre på omveje, men aldrig spærre dem inde: Med den nye forhindring skal alle stadig have en vej til deres mål. Andre brikker på vejen tæller ikke, for de flytter sig igen.
quoridor-help-end-title = Ingen vinder
quoridor-help-end = Har I valgt et højeste antal ture, slutter spillet uden en vinder, når det er nået. Kommer nogen i mål på den sidste tur, er det stadig en sejr.
quoridor-help-touch-title = På skærmen
quoridor-help-touch = På en trykskærm: Tryk mellem felterne for at prøve en forhindring, træk den, tryk på den for at dreje den, og sæt den. Med mus: Peg mellem felterne, og klik.
quoridor-help-keys-title = På et tastatur
quoridor-help-keys = Piletaster og Enter; F skifter mellem din brik og forhindringerne, R drejer forhindringen.

quoridor-deed-moved = { $detail ->
    [squares] rykkede til { $to }
   *[plain] rykkede ét felt
}
quoridor-deed-jumped = { $detail ->
    [squares] hoppede over { $over } til { $to }
   *[plain] hoppede over en brik
}
quoridor-deed-fenced = { $detail ->
    [squares] satte en forhindring på { $fence } ({ $left } tilbage)
   *[plain] satte en forhindring ({ $left } tilbage)
}
quoridor-deed-passed-over = kunne ikke gøre noget og blev sprunget over
quoridor-deed-won = vandt
