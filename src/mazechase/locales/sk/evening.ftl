series = Koľko hier?
series-none = Po jednej hre
series-games = { $target ->
    [one] Jedna hra
    [few] Najlepší v { $target } hrách
    [many] Najlepší v { $target } hry
   *[other] Najlepší v { $target } hrách
}
series-wins = { $target ->
    [one] Do prvej výhry
    [few] Do { $target } výhier
    [many] Do { $target } výhry
   *[other] Do { $target } výhier
}
series-points = { $target ->
    [one] Do jedného bodu
    [few] Do { $target } bodov
    [many] Do { $target } bodu
   *[other] Do { $target } bodov
}
series-game = Hra { $number }
series-standing = Doterajší stav
series-won = { $count ->
    [one] 1 výhra
    [few] { $count } výhry
    [many] { $count } výhry
   *[other] { $count } výhier
}
series-scored = { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}
series-turns = Pred ďalšou hrou sa každý posunie o miesto.
series-champion = { $seats ->
    [one] vyhráva celý večer!
    [few] vyhrávajú večer spolu!
    [many] vyhrávajú večer spolu!
   *[other] vyhrávajú večer spolu!
}
series-champion-you = Večer je tvoj!
series-nobody = Večer sa skončil a nikto ho nevyhral.
podium = Ako kto dopadol
podium-rank = { $rank }. miesto
room-join = Pridaj sa na mobile
room-code = Naskenuj kód alebo otvor { $host }, ťukni na „{ $button }“ a napíš:
room-full = Celá obrazovka
join-digits = Číslice z obrazovky ({ $digits })
end-card = Ako to dopadlo
end-moments = Veľké chvíle
end-close = Najbližšie k výhre to bolo po ťahu { $ply }: tvoja šanca bola { $percent } %.
end-try = Skúsiť znova odtiaľ
end-how-close = Aké to bolo tesné?
end-share = Zdieľať obrázok
finish = Rýchlo dohrať
finish-offer = Sto skúšobných hier odtiaľto sa skončilo vždy rovnako. Víťazstvo:
finish-on = Zvyšok hry za teba dohrá robot.
other-game = Iná hra
other-game-about = Idú všetci a mená zostávajú.
end-run = { $games ->
    [one] 1 výhra po sebe
    [few] { $games } výhry po sebe
    [many] { $games } výhry po sebe
   *[other] { $games } výhier po sebe
}
end-hits = { $count ->
    [one] 1 zásah
    [few] { $count } zásahy
    [many] { $count } zásahu
   *[other] { $count } zásahov
}
