error-quoridor-bad-action = „{ $text }” nu este nici o căsuță ca e2, nici o barieră ca e3h.
error-quoridor-bad-position = „{ $text }” nu este o poziție; scrie-o așa: { $form }.
error-quoridor-bad-square = „{ $text }” nu este o căsuță; căsuțele sunt de la a1 la i9.
error-quoridor-bad-fence = O barieră nu poate sta la „{ $fence }”; barierele nu se pot suprapune sau încrucișa.
error-quoridor-no-three = Opțiunea three_players nu permite trei jucători.
error-quoridor-place-seats = O poziție pentru { $players } jucători are nevoie de { $players } pioni și de { $players } numere de bariere rămase.
error-quoridor-place-turn = Locul care mută trebuie să fie de la 1 la { $players }.
error-quoridor-place-sharing = Doi pioni nu pot sta pe aceeași căsuță.
error-quoridor-place-fences = Fiecare dintre cei { $players } jucători are { $each } bariere, cu cele de pe tablă și cele din mână.
error-quoridor-place-taken = Acțiunile se numără doar până la opțiunea max_turns.
error-quoridor-place-two-home = Nu pot ajunge doi pioni amândoi pe linia lor de sosire.
error-quoridor-place-shut-in = Locul { $seat } nu are niciun drum spre linia sa de sosire.
error-quoridor-place-stuck = Locul { $seat } nu poate face nimic aici, deci nu poate fi rândul lui.

quoridor-refuse-no-pass = Pionul tău este deja acolo și nu poți pasa.
quoridor-refuse-occupied = Acolo e alt pion.
quoridor-refuse-too-far = Prea departe: un pion se mută o căsuță sau sare peste un pion vecin.
quoridor-refuse-no-diagonal = Un pion merge în diagonală doar pe lângă un pion peste care nu poate sări.
quoridor-refuse-fence-between = E o barieră în drum.
quoridor-refuse-one-piece-a-jump = Sunt doi pioni în drum, iar tu poți sări doar peste unul.
quoridor-refuse-piece-behind = Poți ajunge acolo doar dacă în spatele celuilalt pion e o barieră; aici e un al treilea pion.
quoridor-refuse-jump-straight = Săritura drept înainte e liberă, așa că nu poți ajunge în lateral.
quoridor-refuse-fence-beside = E o barieră între pionul peste care ai sări și acea căsuță.
quoridor-refuse-edge-behind = Poți ajunge acolo doar dacă în spatele celuilalt pion e o barieră; aici se termină tabla.
quoridor-refuse-off-board = Bariera ar ieși peste marginea tablei.
quoridor-refuse-no-fences-left = Nu mai ai bariere.
quoridor-refuse-overlap = Nu e loc: altă barieră stă în drum.
quoridor-refuse-crossing = Bariera s-ar încrucișa cu alta.
quoridor-refuse-last-path = Bariera nu i-ar lăsa locului { $seat } niciun drum spre linia sa de sosire.
quoridor-refuse-last-path-named = cu o barieră acolo n-ar mai fi niciun drum spre sosire.

quoridor-event-moved = Locul { $seat } a mutat de la { $origin } la { $to }.
quoridor-event-jumped = Locul { $seat } a sărit de la { $origin } peste { $over } la { $to }.
quoridor-event-fenced = { $left ->
    [one] Locul { $seat } a pus bariera { $fence } și mai are { $left } barieră.
    [few] Locul { $seat } a pus bariera { $fence } și mai are { $left } bariere.
   *[other] Locul { $seat } a pus bariera { $fence } și mai are { $left } de bariere.
}
quoridor-event-passed-over = Locul { $seat } nu a putut face nimic și a pierdut o tură.
quoridor-event-won = Locul { $seat } a ajuns la { $at } și a câștigat.
quoridor-event-turn-limit = { $turns ->
    [one] S-a ajuns la limita de { $turns } tură; nu câștigă nimeni.
    [few] S-a ajuns la limita de { $turns } ture; nu câștigă nimeni.
   *[other] S-a ajuns la limita de { $turns } de ture; nu câștigă nimeni.
}

goal_reached = Pionul câștigător a ajuns pe partea cealaltă.
goal_reached-own = Pionul tău a ajuns pe partea cealaltă.

# On the page.
quoridor-name = Quoridor
quoridor-about = Străbate labirintul înaintea celorlalți. La fiecare tură faci un pas sau îi pui cuiva o barieră în drum.
quoridor-step-1 = Du-ți pionul pe partea cealaltă înaintea tuturor.
quoridor-step-2 = Fă un pas sau pune o barieră.
quoridor-step-3 = Barierele îi trimit pe ceilalți pe drumul mai lung.
quoridor-guide-turn = Bine ai venit! La rândul tău faci un singur lucru: mergi o căsuță spre linia ta de pe partea cealaltă sau pui o barieră ca să încetinești pe cineva.
quoridor-todo = Atinge un punct luminos ca să mergi acolo sau pune o barieră.
quoridor-todo-walk = Atinge un punct luminos ca să mergi acolo.
quoridor-todo-fence = Du bariera unde o vrei, rotește-o, apoi pune-o.
quoridor-fences-left = { $left ->
    [one] încă { $left } barieră
    [few] încă { $left } bariere
   *[other] încă { $left } de bariere
}
quoridor-put-up-fence = Pune o barieră
quoridor-turn-fence = Rotește
quoridor-place-fence = Pune-o
quoridor-cancel-fence = Fără barieră
quoridor-grid = Tablă. Săgețile trec de la o căsuță la alta, Enter mută pionul, F trece la bariere.
quoridor-grid-fences = Unde poate sta o barieră. Săgețile o mută, R o rotește, Enter o pune, F sau Escape te duce înapoi la pion.
quoridor-square-pawn = pion: { $name }
quoridor-square-target = poți muta aici
quoridor-square-goal = sosire: { $name }
quoridor-square-fences = barieră { $sides }
quoridor-fence-of = pusă de { $name }
quoridor-slot = { $slot }, { $way ->
    [h] orizontal
   *[v] vertical
}, { $state ->
    [free] liber
    [up] aici e o barieră
   *[closed] aici nu se poate
}
quoridor-option-edge-as-fence = Marginea tablei e ca o barieră, deci acolo poți sări în lateral
quoridor-option-diagonal-past-piece = Dacă în spatele pionului sărit e altul, poți ajunge în lateral
quoridor-option-max-turns = Limita de ture

# What somebody does, after their name: “Ada moved from e1 to e2.”
quoridor-short-moved = de la { $origin } la { $to }.
quoridor-short-jumped = săritură de la { $origin } peste { $over } la { $to }.
quoridor-short-fenced = barieră la { $fence }; rămase: { $left }.
quoridor-short-passed-over = nimic de făcut, tură pierdută.
quoridor-short-won = sosire la { $at }, victorie!

## What the coach would do
quoridor-advice-move = Mută la { $to }.
quoridor-advice-fence = Pune o barieră la { $to }.

## Why the coach would do it
quoridor-reason-wins = Așa câștigi jocul!
quoridor-reason-jump = { $steps ->
    [one] Te aduce cu un pas mai aproape.
    [few] Te aduce cu { $steps } pași mai aproape dintr-odată.
   *[other] Te aduce cu { $steps } de pași mai aproape dintr-odată.
}
quoridor-reason-nearer = { $steps ->
    [one] După asta mai ai un pas până la sosire.
    [few] După asta mai ai { $steps } pași până la sosire.
   *[other] După asta mai ai { $steps } de pași până la sosire.
}
quoridor-reason-costs = { $steps ->
    [one] Locul { $seat } are de făcut un pas în plus.
    [few] Locul { $seat } are de făcut { $steps } pași în plus.
   *[other] Locul { $seat } are de făcut { $steps } de pași în plus.
}
quoridor-reason-costs-named = { $steps ->
    [one] încă un pas de mers.
    [few] încă { $steps } pași de mers.
   *[other] încă { $steps } de pași de mers.
}
quoridor-reason-stops = { $steps ->
    [one] Locul { $seat } era la un pas de sosire și acum are nevoie de încă unul.
    [few] Locul { $seat } era la un pas de sosire și acum are nevoie de încă { $steps }.
   *[other] Locul { $seat } era la un pas de sosire și acum are nevoie de încă { $steps }.
}
quoridor-reason-stops-named = { $steps ->
    [one] sosirea era la un pas, acum mai trebuie încă unul.
    [few] sosirea era la un pas, acum mai trebuie încă { $steps }.
   *[other] sosirea era la un pas, acum mai trebuie încă { $steps }.
}
quoridor-reason-free = Pe tine nu te încetinește.
quoridor-reason-costs-you = { $steps ->
    [one] Te costă un pas.
    [few] Te costă { $steps } pași.
   *[other] Te costă { $steps } de pași.
}

# The rules, part by part; loaded when somebody opens the help.
quoridor-help-aim-title = Scopul
quoridor-help-aim = Du-ți pionul înaintea celorlalți pe latura marcată cu culoarea și imaginea lui: linia ta de sosire. E bună orice căsuță de pe acea latură și câștigi imediat. Se joacă în doi, trei sau patru, în sensul acelor de ceasornic. În doi aveți câte 10 bariere, în trei câte 6, în patru câte 5.
quoridor-help-turn-title = Rândul tău
quoridor-help-turn = Faci un singur lucru: muți pionul sau pui o barieră. Nu poți pasa. Își pierde tura doar cine nu poate face niciuna dintre ele.
quoridor-help-move-title = Mutarea
quoridor-help-move = Un pion se mută o căsuță înainte, înapoi sau în lateral: niciodată în diagonală, niciodată prin barieră și niciodată pe alt pion. Cercurile arată unde poți merge.
quoridor-help-jump-title = Săritura
quoridor-help-jump = Dacă alt pion este chiar lângă al tău, poți sări drept peste el și ajungi imediat în spatele lui. Nu trebuie neapărat s-o faci și poți sări doar peste un pion pe tură.
quoridor-help-side-title = Lângă el
quoridor-help-side = Dacă în spatele acelui pion e o barieră sau marginea tablei, poți ajunge în schimb lângă el, la stânga sau la dreapta, dacă nu e o barieră la mijloc. Cât timp poți sări drept înainte, nu poți ajunge în lateral. Dacă în spate e un al treilea pion, nu poți sări deloc.
quoridor-help-fence-title = Barierele
quoridor-help-fence = O barieră are lungimea de două căsuțe. Îi oprește pe toți, și pe tine, și rămâne tot jocul. Barierele nu se pot suprapune, încrucișa sau ieși peste margine.
quoridor-help-path-title = Mereu un drum
quoridor-help-path = Îi poți face pe alții să meargă mai mult, dar niciodată să-i închizi: și cu bariera nouă, fiecare trebuie să mai aibă un drum spre sosire. Ceilalți pioni de pe acel drum nu contează, pentru că vor pleca de acolo.
quoridor-help-end-title = Fără câștigător
quoridor-help-end = Dacă puneți o limită de ture, jocul se termină acolo fără câștigător. Cine ajunge la sosire în ultima tură câștigă totuși.
quoridor-help-touch-title = Pe ecran
quoridor-help-touch = Pe ecran tactil: atinge între căsuțe ca să încerci o barieră, trage-o, atinge-o ca s-o rotești, apoi pune-o. Cu mouse-ul: arată între căsuțe și dă clic.
quoridor-help-keys-title = La tastatură
quoridor-help-keys = Săgeți și Enter; F trece de la pion la bariere, R rotește bariera.

# The story of a turn: what was done, after a name and joined to a list.
quoridor-deed-moved = { $detail ->
    [squares] { $who ->
        [you] ai
       *[somebody] a
    } mutat la { $to }
   *[plain] { $who ->
        [you] ai
       *[somebody] a
    } făcut un pas
}
quoridor-deed-jumped = { $detail ->
    [squares] { $who ->
        [you] ai
       *[somebody] a
    } sărit peste { $over } la { $to }
   *[plain] { $who ->
        [you] ai
       *[somebody] a
    } sărit peste un pion
}
quoridor-deed-fenced = { $detail ->
    [squares] { $who ->
        [you] ai
       *[somebody] a
    } pus o barieră la { $fence } (rămase: { $left })
   *[plain] { $who ->
        [you] ai
       *[somebody] a
    } pus o barieră (rămase: { $left })
}
quoridor-deed-passed-over = nu { $who ->
    [you] ai
   *[somebody] a
} putut face nimic și { $who ->
    [you] ai
   *[somebody] a
} pierdut o tură
quoridor-deed-won = { $who ->
    [you] ai
   *[somebody] a
} câștigat
