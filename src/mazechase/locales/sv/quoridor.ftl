error-quoridor-bad-action = ”{ $text }” är varken en ruta som e2 eller ett staket som e3h.
error-quoridor-bad-position = ”{ $text }” är ingen ställning; skriv den så här: { $form }.
error-quoridor-bad-square = ”{ $text }” är ingen ruta; rutorna heter a1 till i9.
error-quoridor-bad-fence = Ett staket kan inte stå på ”{ $fence }”; staket får inte överlappa eller korsa varandra.
error-quoridor-no-three = Alternativet three_players tillåter inte tre spelare.
error-quoridor-place-seats = En ställning för { $players } spelare behöver { $players } pjäser och { $players } antal staket som är kvar.
error-quoridor-place-turn = Platsen på tur måste vara från 1 till { $players }.
error-quoridor-place-sharing = Två pjäser kan inte stå på samma ruta.
error-quoridor-place-fences = Var och en av de { $players } spelarna har { $each } staket, på brädet och på handen tillsammans.
error-quoridor-place-taken = Handlingar räknas bara upp till alternativet max_turns.
error-quoridor-place-two-home = Två pjäser kan inte båda ha nått sina mållinjer.
error-quoridor-place-shut-in = Plats { $seat } har ingen väg till sin mållinje.
error-quoridor-place-stuck = Plats { $seat } kan inte göra något här, så det kan inte vara dess tur.

quoridor-refuse-no-pass = Din pjäs står redan där, och du får inte stå över.
quoridor-refuse-occupied = Där står en annan pjäs.
quoridor-refuse-too-far = För långt: en pjäs går en ruta, eller hoppar över en pjäs bredvid.
quoridor-refuse-no-diagonal = En pjäs går bara diagonalt förbi en pjäs som den inte kan hoppa över.
quoridor-refuse-fence-between = Det står ett staket i vägen.
quoridor-refuse-one-piece-a-jump = Två pjäser står i vägen, och du får bara hoppa över en.
quoridor-refuse-piece-behind = Du får bara landa där om det står ett staket bakom den andra pjäsen; här står en tredje pjäs.
quoridor-refuse-jump-straight = Hoppet rakt fram är fritt, så du får inte landa vid sidan.
quoridor-refuse-fence-beside = Det står ett staket mellan pjäsen du skulle hoppa över och den rutan.
quoridor-refuse-edge-behind = Du får bara landa där om det står ett staket bakom den andra pjäsen; här tar brädet slut.
quoridor-refuse-off-board = Staketet skulle sticka ut över brädets kant.
quoridor-refuse-no-fences-left = Du har inga staket kvar.
quoridor-refuse-overlap = Det får inte plats: ett annat staket är i vägen.
quoridor-refuse-crossing = Staketet skulle korsa ett annat.
quoridor-refuse-last-path = Med staketet skulle plats { $seat } inte ha någon väg kvar till sin mållinje.
quoridor-refuse-last-path-named = skulle inte ha någon väg kvar till målet med ett staket där.

quoridor-event-moved = Plats { $seat } gick från { $origin } till { $to }.
quoridor-event-jumped = Plats { $seat } hoppade från { $origin } över { $over } till { $to }.
quoridor-event-fenced = { $left ->
    [one] Plats { $seat } satte upp staketet { $fence } och har { $left } staket kvar.
   *[other] Plats { $seat } satte upp staketet { $fence } och har { $left } staket kvar.
}
quoridor-event-passed-over = Plats { $seat } kunde inte göra något och fick stå över.
quoridor-event-won = Plats { $seat } nådde { $at } och vann.
quoridor-event-turn-limit = { $turns ->
    [one] Gränsen på { $turns } tur är nådd; ingen vinner.
   *[other] Gränsen på { $turns } turer är nådd; ingen vinner.
}

goal_reached = Vinnarens pjäs nådde andra sidan.
goal_reached-own = Din pjäs nådde andra sidan.

quoridor-name = Quoridor
quoridor-about = Ta dig genom labyrinten före de andra. Varje tur tar du ett steg eller sätter ett staket i vägen för någon.
quoridor-step-1 = Få din pjäs över brädet före de andra.
quoridor-step-2 = Ta ett steg, eller sätt upp ett staket.
quoridor-step-3 = Staket tvingar de andra att ta omvägar.
quoridor-guide-turn = Välkommen! På din tur gör du en sak: går en ruta mot din linje på andra sidan, eller sätter upp ett staket som bromsar någon.
quoridor-todo = Tryck på en lysande prick för att gå dit, eller sätt upp ett staket.
quoridor-todo-walk = Tryck på en lysande prick för att gå dit.
quoridor-todo-fence = Flytta staketet dit du vill ha det, vrid det och sätt ut det.
quoridor-fences-left = { $left ->
    [one] { $left } staket kvar
   *[other] { $left } staket kvar
}
quoridor-put-up-fence = Sätt upp ett staket
quoridor-turn-fence = Vrid
quoridor-place-fence = Sätt ut
quoridor-cancel-fence = Inget staket
quoridor-grid = Bräde. Piltangenterna går mellan rutorna, Enter flyttar din pjäs, F byter till staket.
quoridor-grid-fences = Där ett staket kan stå. Piltangenterna flyttar det, R vrider det, Enter sätter upp det, F eller Escape går tillbaka till din pjäs.
quoridor-square-pawn = pjäs: { $name }
quoridor-square-target = du kan gå hit
quoridor-square-goal = mål: { $name }
quoridor-square-fences = staket { $sides }
quoridor-fence-of = uppsatt av { $name }
quoridor-slot = { $slot }, { $way ->
    [h] vågrätt
   *[v] lodrätt
}, { $state ->
    [free] ledigt
    [up] här står ett staket
   *[closed] går inte här
}
quoridor-option-edge-as-fence = Brädets kant räknas som staket, så att man kan hoppa åt sidan där
quoridor-option-diagonal-past-piece = Om en annan pjäs står bakom den du hoppar över får du landa vid sidan
quoridor-option-max-turns = Högsta antal turer

quoridor-short-moved = gick från { $origin } till { $to }.
quoridor-short-jumped = hoppade från { $origin } över { $over } till { $to }.
quoridor-short-fenced = satte upp ett staket på { $fence }; { $left } kvar.
quoridor-short-passed-over = kunde inte göra något och fick stå över.
quoridor-short-won = nådde { $at } och vann!

quoridor-advice-move = Gå till { $to }.
quoridor-advice-fence = Sätt upp ett staket på { $to }.

quoridor-reason-wins = Så vinner du spelet!
quoridor-reason-jump = { $steps ->
    [one] Du kommer ett steg närmare.
   *[other] Du kommer { $steps } steg närmare på en gång.
}
quoridor-reason-nearer = { $steps ->
    [one] Sedan är du ett steg från målet.
   *[other] Sedan är du { $steps } steg från målet.
}
quoridor-reason-costs = { $steps ->
    [one] Det kostar plats { $seat } ett steg.
   *[other] Det kostar plats { $seat } { $steps } steg.
}
quoridor-reason-costs-named = { $steps ->
    [one] får ett steg till att gå.
   *[other] får { $steps } steg till att gå.
}
quoridor-reason-stops = { $steps ->
    [one] Plats { $seat } var ett steg från målet och behöver nu ett steg till.
   *[other] Plats { $seat } var ett steg från målet och behöver nu { $steps } steg till.
}
quoridor-reason-stops-named = { $steps ->
    [one] var ett steg från målet och behöver nu ett steg till.
   *[other] var ett steg från målet och behöver nu { $steps } steg till.
}
quoridor-reason-free = Det bromsar inte dig.
quoridor-reason-costs-you = { $steps ->
    [one] Det kostar dig ett steg.
   *[other] Det kostar dig { $steps } steg.
}

quoridor-help-aim-title = Målet
quoridor-help-aim = Få din pjäs till sidan med dess färg och bild före de andra. Vilken ruta som helst på den sidan duger, och du vinner genast. Två, tre eller fyra kan spela, medsols. Två har 10 staket var, tre har 6, fyra har 5.
quoridor-help-turn-title = Din tur
quoridor-help-turn = Du gör en sak: flyttar din pjäs eller sätter upp ett staket. Du får inte stå över. Bara den som inte kan göra något av det hoppas över.
quoridor-help-move-title = Att gå
quoridor-help-move = En pjäs går en ruta framåt, bakåt eller åt sidan: aldrig diagonalt, aldrig genom ett staket och aldrig till en ruta där en annan pjäs står. Ringar visar vart du kan gå.
quoridor-help-jump-title = Att hoppa
quoridor-help-jump = Om en annan pjäs står bredvid din får du hoppa rakt över den och landa precis bakom. Du måste aldrig, och du får bara hoppa över en pjäs per tur.
quoridor-help-side-title = Att landa vid sidan
quoridor-help-side = Om det står ett staket bakom pjäsen, eller om brädet tar slut där, får du landa vid sidan om den i stället, till vänster eller höger, om inget staket står emellan. Så länge hoppet rakt fram är fritt får du inte det. Står en tredje pjäs bakom kan du inte hoppa alls.
quoridor-help-fence-title = Staket
quoridor-help-fence = Ett staket är två rutor långt. Det stoppar alla, dig också, och står kvar hela spelet. Staket får inte överlappa eller korsa varandra eller sticka ut över kanten.
quoridor-help-path-title = Alltid en väg
quoridor-help-path = Du får göra vägen längre för andra, men aldrig stänga in dem: med det nya staketet måste alla fortfarande ha en väg till sitt mål. Andra pjäser på vägen räknas inte, de flyttar ju på sig.
quoridor-help-end-title = Ingen vinnare
quoridor-help-end = Om ni har valt ett högsta antal turer slutar spelet utan vinnare när det är nått. Den som når målet på sista turen vinner ändå.
quoridor-help-touch-title = På skärmen
quoridor-help-touch = På pekskärm: tryck mellan rutor för att prova ett staket, dra det, tryck på det för att vrida det och sätt sedan ut det. Med mus: peka mellan rutor och klicka.
quoridor-help-keys-title = På tangentbordet
quoridor-help-keys = Piltangenterna och Enter; F växlar mellan din pjäs och staket, R vrider staketet.

quoridor-deed-moved = { $detail ->
    [squares] gick till { $to }
   *[plain] gick en ruta
}
quoridor-deed-jumped = { $detail ->
    [squares] hoppade över { $over } till { $to }
   *[plain] hoppade över en pjäs
}
quoridor-deed-fenced = { $detail ->
    [squares] satte upp ett staket på { $fence } ({ $left } kvar)
   *[plain] satte upp ett staket ({ $left } kvar)
}
quoridor-deed-passed-over = kunde inte göra något och fick stå över
quoridor-deed-won = vann
