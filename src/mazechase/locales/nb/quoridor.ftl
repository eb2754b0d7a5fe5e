quoridor-refuse-no-pass = Brikken din står der allerede, og du kan ikke stå over turen.
quoridor-refuse-occupied = Det står en annen brikke der.
quoridor-refuse-too-far = For langt: en brikke flytter én rute eller hopper over én brikke ved siden av seg.
quoridor-refuse-no-diagonal = En brikke flytter bare på skrå rundt en brikke den ikke kan hoppe over.
quoridor-refuse-fence-between = Det er et gjerde i veien.
quoridor-refuse-one-piece-a-jump = To brikker er i veien, og du kan bare hoppe over én.
quoridor-refuse-piece-behind = Du kan bare lande der hvis det er et gjerde bak den andre brikken; her står det en tredje brikke.
quoridor-refuse-jump-straight = Du kan hoppe rett over, så du kan ikke lande på siden.
quoridor-refuse-fence-beside = Det er et gjerde mellom ruten og brikken du vil hoppe over.
quoridor-refuse-edge-behind = Du kan bare lande der hvis det er et gjerde bak den andre brikken; her slutter brettet.
quoridor-refuse-off-board = Gjerdet ville stikke utenfor kanten av brettet.
quoridor-refuse-no-fences-left = Du har ingen gjerder igjen.
quoridor-refuse-overlap = Det er ikke plass: et annet gjerde er i veien.
quoridor-refuse-crossing = Gjerdet ville krysse et annet gjerde.
quoridor-refuse-last-path = Gjerdet ville stenge den siste veien til mållinjen for plass { $seat }.
quoridor-refuse-last-path-named = ville ikke ha noen vei til mål med et gjerde der.
quoridor-event-moved = Plass { $seat } flyttet fra { $origin } til { $to }.
quoridor-event-jumped = Plass { $seat } hoppet fra { $origin } over { $over } til { $to }.
quoridor-event-fenced = { $left ->
    [one] Plass { $seat } satte opp gjerdet { $fence } og har { $left } gjerde igjen.
   *[other] Plass { $seat } satte opp gjerdet { $fence } og har { $left } gjerder igjen.
}
quoridor-event-passed-over = Plass { $seat } kunne ikke gjøre noe og sto over.
quoridor-event-won = Plass { $seat } nådde { $at } og vant.
quoridor-event-turn-limit = { $turns ->
    [one] Grensen på { $turns } tur er nådd; ingen vinner.
   *[other] Grensen på { $turns } turer er nådd; ingen vinner.
}
goal_reached = Vinnerens brikke nådde den andre siden.
goal_reached-own = Brikken din nådde den andre siden.
quoridor-name = Quoridor
quoridor-about = Vær den første gjennom labyrinten. Hver tur tar du et skritt eller setter et gjerde i veien for noen.
quoridor-step-1 = Få brikken din først over brettet.
quoridor-step-2 = Ta et skritt, eller sett opp et gjerde.
quoridor-step-3 = Gjerder sender de andre på omvei.
quoridor-guide-turn = Velkommen! På din tur gjør du én ting: flytt én rute mot linjen din på den andre siden, eller sett opp et gjerde som sinker noen.
quoridor-todo = Trykk på en lysende prikk for å flytte dit, eller sett opp et gjerde.
quoridor-todo-walk = Trykk på en lysende prikk for å flytte dit.
quoridor-todo-fence = Flytt gjerdet dit du vil ha det, snu det, og sett det ned.
quoridor-fences-left = { $left ->
    [one] { $left } gjerde igjen
   *[other] { $left } gjerder igjen
}
quoridor-put-up-fence = Sett opp et gjerde
quoridor-turn-fence = Snu
quoridor-place-fence = Sett det opp
quoridor-cancel-fence = Dropp gjerdet
quoridor-grid = Brett. Piltastene går rundt på rutene, Enter flytter brikken din, F bytter til gjerder.
quoridor-grid-fences = Her kan et gjerde stå. Piltastene flytter det, R snur det, Enter setter det, F eller Esc går tilbake til brikken din.
quoridor-square-pawn = brikke: { $name }
quoridor-square-target = du kan flytte hit
quoridor-square-goal = mål: { $name }
quoridor-square-fences = gjerde { $sides }
quoridor-fence-of = satt opp av { $name }
quoridor-slot = { $slot }, { $way ->
    [h] vannrett
   *[v] loddrett
}, { $state ->
    [free] ledig
    [up] her står et gjerde
   *[closed] ikke mulig her
}
quoridor-option-edge-as-fence = Kanten av brettet gjelder som gjerde, så man kan hoppe til siden der
quoridor-option-diagonal-past-piece = Står det en brikke bak den du hopper over, kan du lande på siden
quoridor-option-max-turns = Maks antall turer
quoridor-short-moved = flyttet fra { $origin } til { $to }.
quoridor-short-jumped = hoppet fra { $origin } over { $over } til { $to }.
quoridor-short-fenced = satte opp et gjerde på { $fence }; { $left } igjen.
quoridor-short-passed-over = kunne ikke gjøre noe og sto over.
quoridor-short-won = nådde { $at } og vant!
quoridor-advice-move = Flytt til { $to }.
quoridor-advice-fence = Sett opp et gjerde på { $to }.
quoridor-reason-wins = Da vinner du spillet!
quoridor-reason-jump = { $steps ->
    [one] Da kommer du ett skritt nærmere.
   *[other] Da kommer du { $steps } skritt nærmere på én gang.
}
quoridor-reason-nearer = { $steps ->
    [one] Da er du ett skritt fra mål.
   *[other] Da er du { $steps } skritt fra mål.
}
quoridor-reason-costs = { $steps ->
    [one] Det koster plass { $seat } ett skritt.
   *[other] Det koster plass { $seat } { $steps } skritt.
}
quoridor-reason-costs-named = { $steps ->
    [one] må gå ett skritt mer.
   *[other] må gå { $steps } skritt mer.
}
quoridor-reason-stops = { $steps ->
    [one] Plass { $seat } var ett skritt fra mål og må nå gå ett skritt mer.
   *[other] Plass { $seat } var ett skritt fra mål og må nå gå { $steps } skritt mer.
}
quoridor-reason-stops-named = { $steps ->
    [one] var ett skritt fra mål og må nå gå ett skritt mer.
   *[other] var ett skritt fra mål og må nå gå { $steps } skritt mer.
}
quoridor-reason-free = Det sinker ikke deg.
quoridor-reason-costs-you = { $steps ->
    [one] Det koster deg ett skritt.
   *[other] Det koster deg { $steps } skritt.
}
quoridor-help-aim-title = Målet
quoridor-help-aim = Vær den første som får brikken sin over til siden som er merket med fargen og bildet dens. Alle rutene der gjelder, og du vinner med en gang. Dere kan være to, tre eller fire, og turen går med klokka. To har 10 gjerder hver, tre har 6, fire har 5.
quoridor-help-turn-title = Din tur
quoridor-help-turn = Du gjør én ting: flytter brikken din eller setter opp et gjerde. Du kan ikke stå over. Bare den som ikke kan gjøre noen av delene, må stå over.
quoridor-help-move-title = Å flytte
quoridor-help-move = En brikke flytter én rute fram, tilbake eller til siden: aldri på skrå, aldri gjennom et gjerde og aldri inn på en annen brikke. Ringene viser hvor du kan gå.
quoridor-help-jump-title = Å hoppe
quoridor-help-jump = Står en annen brikke ved siden av din, kan du hoppe rett over den og lande rett bak. Du trenger ikke å gjøre det, og du kan bare hoppe over én brikke per tur.
quoridor-help-side-title = Å lande på siden
quoridor-help-side = Er det et gjerde eller kanten av brettet bak brikken, kan du lande ved siden av den i stedet, til venstre eller høyre, hvis det ikke er et gjerde imellom. Så lenge du kan hoppe rett fram, kan du ikke lande på siden. Står det en tredje brikke bak, kan du ikke hoppe i det hele tatt.
quoridor-help-fence-title = Gjerder
quoridor-help-fence = Et gjerde er to ruter langt. Det stopper alle, også deg, og blir stående hele spillet. Gjerder kan ikke overlappe, krysse hverandre eller stikke utenfor kanten.
quoridor-help-path-title = Alltid en vei
quoridor-help-path = Du kan gi de andre en lengre vei, men aldri stenge dem inne: med det nye gjerdet må alle fortsatt ha en vei til mål. Andre brikker på veien teller ikke, for de flytter seg igjen.
quoridor-help-end-title = Ingen vinner
quoridor-help-end = Har dere satt en grense for antall turer, slutter spillet uten vinner når den er nådd. Den som når mål på siste tur, vinner likevel.
quoridor-help-touch-title = På skjermen
quoridor-help-touch = Med berøringsskjerm: trykk mellom rutene for å prøve et gjerde, dra det, trykk på det for å snu det, og sett det. Med mus: pek mellom rutene og klikk.
quoridor-help-keys-title = På tastaturet
quoridor-help-keys = Piltaster og Enter; F bytter mellom brikken din og gjerdene, R snur gjerdet.
quoridor-deed-moved = { $detail ->
    [squares] flyttet til { $to }
   *[plain] flyttet én rute
}
quoridor-deed-jumped = { $detail ->
    [squares] hoppet over { $over } til { $to }
   *[plain] hoppet over en brikke
}
quoridor-deed-fenced = { $detail ->
    [squares] satte opp et gjerde på { $fence } ({ $left } igjen)
   *[plain] satte opp et gjerde ({ $left } igjen)
}
quoridor-deed-passed-over = kunne ikke gjøre noe og sto over
quoridor-deed-won = vant
error-quoridor-bad-action = «{ $text }» er verken en rute som e2 eller et gjerde som e3h.
error-quoridor-bad-position = «{ $text }» er ikke en stilling; skriv den slik: { $form }.
error-quoridor-bad-square = «{ $text }» er ikke en rute; rutene heter a1 til i9.
error-quoridor-bad-fence = Det kan ikke stå et gjerde på «{ $fence }»; gjerder kan ikke overlappe eller krysse hverandre.
error-quoridor-no-three = Valget three_players tillater ikke tre spillere.
error-quoridor-place-seats = En stilling for { $players } spillere trenger { $players } brikker og { $players } tall for gjerder som er igjen.
error-quoridor-place-turn = Plassen som står for tur, må være fra 1 til { $players }.
error-quoridor-place-sharing = To brikker kan ikke dele rute.
error-quoridor-place-fences = Hver av de { $players } spillerne har { $each } gjerder, både de på brettet og de på hånden.
error-quoridor-place-taken = Trekk telles bare opp til valget max_turns.
error-quoridor-place-two-home = To brikker kan ikke begge ha nådd mållinjene sine.
error-quoridor-place-shut-in = Plass { $seat } har ingen vei til mållinjen sin.
error-quoridor-place-stuck = Plass { $seat } kan ikke gjøre noe her, så den kan ikke stå for tur.
