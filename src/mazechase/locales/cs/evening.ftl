# Společný večer: série her a obrazovka uprostřed.
series = Kolik her?
series-none = Každá hra zvlášť
series-games = { $target ->
    [one] Jedna hra
    [few] Nejlepší ze { $target } her
    [many] Nejlepší z { $target } her
   *[other] Nejlepší z { $target } her
}
series-wins = { $target ->
    [one] Kdo první vyhraje
    [few] Kdo první vyhraje { $target } hry
    [many] Kdo první vyhraje { $target } hry
   *[other] Kdo první vyhraje { $target } her
}
series-points = { $target ->
    [one] Kdo první získá bod
    [few] Kdo první získá { $target } body
    [many] Kdo první získá { $target } bodu
   *[other] Kdo první získá { $target } bodů
}
series-game = { $number }. hra
series-standing = Jak to stojí
series-won = { $count ->
    [one] 1 výhra
    [few] { $count } výhry
    [many] { $count } výhry
   *[other] { $count } výher
}
series-scored = { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
series-turns = Na další hru se všichni posunou o jedno místo.
series-champion = { $seats ->
    [one] – celkové vítězství!
    [few] – společné vítězství!
    [many] – společné vítězství!
   *[other] – společné vítězství!
}
series-champion-you = Celý večer je váš!
series-nobody = Večer skončil a nikdo ho nevyhrál.
podium = Jak to dopadlo
podium-rank = { $rank }. místo
room-join = Přidejte se telefonem
room-code = Načtěte kód, nebo otevřete { $host }, klepněte na „{ $button }“ a napište:
room-full = Na celou obrazovku
join-digits = Číslice z obrazovky (celkem { $digits })
end-card = Jak to probíhalo
end-moments = Velké okamžiky
end-close = Nejblíž výhře to bylo po tahu { $ply }: šance { $percent } %.
end-try = Zkusit to odtamtud znovu
end-how-close = Jak těsné to bylo?
end-share = Sdílet obrázek
finish = Rychle dohrát
finish-offer = Sto zkušebních her odsud skončilo vždy stejně. Vítězství:
finish-on = Zbytek hry za vás dohraje robot.
other-game = Jiná hra
other-game-about = Všichni jdou s sebou a jména zůstávají.
end-run = { $games ->
    [one] { $games } výhra v řadě
    [few] { $games } výhry v řadě
    [many] { $games } výhry v řadě
   *[other] { $games } výher v řadě
}
end-hits = { $count ->
    [one] 1 zásah
    [few] { $count } zásahy
    [many] { $count } zásahu
   *[other] { $count } zásahů
}
