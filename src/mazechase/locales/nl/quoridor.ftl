error-quoridor-bad-action = “{ $text }” is geen vakje zoals e2 en geen muurtje zoals e3h.
error-quoridor-bad-position = “{ $text }” is geen stelling; schrijf die als: { $form }.
error-quoridor-bad-square = “{ $text }” is geen vakje; de vakjes zijn a1 tot i9.
error-quoridor-bad-fence = Op “{ $fence }” kan geen muurtje staan; muurtjes mogen elkaar niet overlappen of kruisen.
error-quoridor-no-three = De optie three_players staat geen drie spelers toe.
error-quoridor-place-seats = Een stelling voor { $players } spelers heeft { $players } pionnen nodig, en { $players } aantallen muurtjes die over zijn.
error-quoridor-place-turn = De plaats aan zet moet van 1 tot { $players } zijn.
error-quoridor-place-sharing = Twee pionnen kunnen niet op hetzelfde vakje staan.
error-quoridor-place-fences = Alle { $players } spelers hebben elk { $each } muurtjes, op het bord en in de hand samen.
error-quoridor-place-taken = Acties worden maar geteld tot de optie max_turns.
error-quoridor-place-two-home = Twee pionnen kunnen niet allebei hun doellijn hebben bereikt.
error-quoridor-place-shut-in = Plaats { $seat } heeft geen weg naar de doellijn.
error-quoridor-place-stuck = Plaats { $seat } kan hier niets doen, dus kan niet aan de beurt zijn.

quoridor-refuse-no-pass = Je pion staat daar al, en je mag geen beurt overslaan.
quoridor-refuse-occupied = Daar staat een andere pion.
quoridor-refuse-too-far = Te ver: een pion gaat één vakje verder, of springt over één pion ernaast.
quoridor-refuse-no-diagonal = Een pion gaat alleen schuin langs een pion waar je niet overheen kunt springen.
quoridor-refuse-fence-between = Er staat een muurtje in de weg.
quoridor-refuse-one-piece-a-jump = Er staan twee pionnen in de weg, en je mag maar over één springen.
quoridor-refuse-piece-behind = Je mag daar alleen landen als er een muurtje achter de andere pion staat; hier staat een derde pion.
quoridor-refuse-jump-straight = De sprong rechtdoor is vrij, dus je mag niet opzij landen.
quoridor-refuse-fence-beside = Er staat een muurtje tussen dat vakje en de pion waar je overheen springt.
quoridor-refuse-edge-behind = Je mag daar alleen landen als er een muurtje achter de andere pion staat; hier houdt het bord op.
quoridor-refuse-off-board = Het muurtje zou over de rand van het bord steken.
quoridor-refuse-no-fences-left = Je muurtjes zijn op.
quoridor-refuse-overlap = Hier is geen plek: een ander muurtje staat in de weg.
quoridor-refuse-crossing = Het muurtje zou een ander kruisen.
quoridor-refuse-last-path = Met dat muurtje heeft plaats { $seat } geen weg meer naar de doellijn.
quoridor-refuse-last-path-named = zou met een muurtje daar geen weg meer naar het doel hebben.

quoridor-event-moved = Plaats { $seat } ging van { $origin } naar { $to }.
quoridor-event-jumped = Plaats { $seat } sprong van { $origin } over { $over } naar { $to }.
quoridor-event-fenced = { $left ->
    [one] Plaats { $seat } plaatste het muurtje { $fence } en heeft nog { $left } muurtje.
   *[other] Plaats { $seat } plaatste het muurtje { $fence } en heeft nog { $left } muurtjes.
}
quoridor-event-passed-over = Plaats { $seat } kon niets doen en sloeg een beurt over.
quoridor-event-won = Plaats { $seat } bereikte { $at } en won.
quoridor-event-turn-limit = { $turns ->
    [one] Het maximum van { $turns } beurt is bereikt; niemand wint.
   *[other] Het maximum van { $turns } beurten is bereikt; niemand wint.
}

goal_reached = De pion van de winnaar bereikte de overkant.
goal_reached-own = Jouw pion bereikte de overkant.

quoridor-name = Quoridor
quoridor-about = Kom als eerste door het doolhof. Doe elke beurt een stap, of zet een muurtje in de weg.
quoridor-step-1 = Breng je pion als eerste naar de overkant.
quoridor-step-2 = Doe een stap, of plaats een muurtje.
quoridor-step-3 = Door muurtjes moeten anderen omlopen.
quoridor-guide-turn = Welkom! In je beurt doe je één ding: je loopt één vakje naar jouw lijn aan de overkant, of je plaatst een muurtje om iemand op te houden.
quoridor-todo = Tik op een oplichtende stip om daarheen te gaan, of plaats een muurtje.
quoridor-todo-walk = Tik op een oplichtende stip om daarheen te gaan.
quoridor-todo-fence = Schuif het muurtje naar de plek waar je het wilt, draai het en zet het neer.
quoridor-fences-left = { $left ->
    [one] nog { $left } muurtje
   *[other] nog { $left } muurtjes
}
quoridor-put-up-fence = Muurtje plaatsen
quoridor-turn-fence = Draaien
quoridor-place-fence = Zet neer
quoridor-cancel-fence = Geen muurtje
quoridor-grid = Bord. Met de pijltjestoetsen ga je langs de vakjes, Enter verplaatst je pion, F schakelt naar muurtjes.
quoridor-grid-fences = Waar een muurtje kan staan. De pijltjestoetsen verschuiven het, R draait het, Enter plaatst het, F of Escape gaat terug naar je pion.
quoridor-square-pawn = pion: { $name }
quoridor-square-target = hier kun je heen
quoridor-square-goal = doel: { $name }
quoridor-square-fences = muurtje { $sides }
quoridor-fence-of = geplaatst door { $name }
quoridor-slot = { $slot }, { $way ->
    [h] liggend
   *[v] staand
}, { $state ->
    [free] vrij
    [up] hier staat een muurtje
   *[closed] kan hier niet
}
quoridor-option-edge-as-fence = De rand van het bord telt als muurtje, dus daar mag je opzij springen
quoridor-option-diagonal-past-piece = Staat er een pion achter die waar je over springt, dan mag je opzij landen
quoridor-option-max-turns = Maximum aan beurten

quoridor-short-moved = ging van { $origin } naar { $to }.
quoridor-short-jumped = sprong van { $origin } over { $over } naar { $to }.
quoridor-short-fenced = plaatste een muurtje op { $fence }; nog { $left }.
quoridor-short-passed-over = kon niets doen en sloeg een beurt over.
quoridor-short-won = bereikte { $at } en won!

quoridor-advice-move = Ga naar { $to }.
quoridor-advice-fence = Plaats een muurtje op { $to }.

quoridor-reason-wins = Daarmee win je het spel!
quoridor-reason-jump = { $steps ->
    [one] Daarmee kom je een stap dichterbij.
   *[other] Daarmee kom je in één keer { $steps } stappen dichterbij.
}
quoridor-reason-nearer = { $steps ->
    [one] Daarna ben je nog één stap van je doel.
   *[other] Daarna ben je nog { $steps } stappen van je doel.
}
quoridor-reason-costs = { $steps ->
    [one] Het kost plaats { $seat } één stap.
   *[other] Het kost plaats { $seat } { $steps } stappen.
}
quoridor-reason-costs-named = { $steps ->
    [one] moet één stap meer lopen.
   *[other] moet { $steps } stappen meer lopen.
}
quoridor-reason-stops = { $steps ->
    [one] Plaats { $seat } was één stap van het doel en moet nu één stap meer doen.
   *[other] Plaats { $seat } was één stap van het doel en moet nu { $steps } stappen meer doen.
}
quoridor-reason-stops-named = { $steps ->
    [one] was één stap van het doel en moet nu één stap meer doen.
   *[other] was één stap van het doel en moet nu { $steps } stappen meer doen.
}
quoridor-reason-free = Het houdt jou niet op.
quoridor-reason-costs-you = { $steps ->
    [one] Het kost jou één stap.
   *[other] Het kost jou { $steps } stappen.
}

quoridor-help-aim-title = Het doel
quoridor-help-aim = Breng je pion als eerste naar de kant met jouw kleur en plaatje. Elk vakje aan die kant is goed, en je wint meteen. Je speelt met twee, drie of vier, met de klok mee. Met z'n tweeën heb je elk 10 muurtjes, met z'n drieën 6, met z'n vieren 5.
quoridor-help-turn-title = Je beurt
quoridor-help-turn = Je doet één ding: je pion verplaatsen of een muurtje plaatsen. Overslaan mag niet. Alleen wie geen van beide kan, wordt overgeslagen.
quoridor-help-move-title = Lopen
quoridor-help-move = Een pion gaat één vakje vooruit, achteruit of opzij: nooit schuin, nooit door een muurtje en nooit op een andere pion. Ringen tonen waar je heen kunt.
quoridor-help-jump-title = Springen
quoridor-help-jump = Staat er een pion naast die van jou, dan mag je er recht overheen springen, naar het vakje erachter. Het hoeft nooit, en je springt per beurt maar over één pion.
quoridor-help-side-title = Ernaast landen
quoridor-help-side = Staat er een muurtje of is de rand van het bord achter die pion, dan mag je er links of rechts naast landen, als er geen muurtje tussen staat. Is de sprong rechtdoor vrij, dan mag je niet opzij. Staat er een derde pion achter, dan kun je helemaal niet springen.
quoridor-help-fence-title = Muurtjes
quoridor-help-fence = Een muurtje is twee vakjes lang. Het houdt iedereen tegen, jou ook, en blijft het hele spel staan. Muurtjes mogen elkaar niet overlappen of kruisen en niet over de rand steken.
quoridor-help-path-title = Altijd een weg
quoridor-help-path = Je mag anderen laten omlopen, maar nooit opsluiten: ook met het nieuwe muurtje moet iedereen een weg naar het doel houden. Andere pionnen op die weg tellen niet mee, want die lopen weer door.
quoridor-help-end-title = Geen winnaar
quoridor-help-end = Stel je een maximum aan beurten in, dan eindigt het spel daar zonder winnaar. Wie in de laatste beurt het doel haalt, wint nog wel.
quoridor-help-touch-title = Op het scherm
quoridor-help-touch = Op een aanraakscherm: tik tussen vakjes om een muurtje te proberen, versleep het, tik erop om het te draaien en zet het dan neer. Met een muis: wijs tussen de vakjes en klik.
quoridor-help-keys-title = Met een toetsenbord
quoridor-help-keys = Pijltjestoetsen en Enter; F wisselt tussen je pion en muurtjes, R draait het muurtje.

quoridor-deed-moved = { $detail ->
    [squares] ging naar { $to }
   *[plain] liep één vakje
}
quoridor-deed-jumped = { $detail ->
    [squares] sprong over { $over } naar { $to }
   *[plain] sprong over een pion
}
quoridor-deed-fenced = { $detail ->
    [squares] plaatste een muurtje op { $fence } (nog { $left })
   *[plain] plaatste een muurtje (nog { $left })
}
quoridor-deed-passed-over = kon niets doen en sloeg een beurt over
quoridor-deed-won = won
