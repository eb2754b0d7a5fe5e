series = Hány játék?
series-none = Egyszerre egy
series-games = { $target ->
    [one] Egy játék
   *[other] { $target } játék, a jobb győz
}
series-wins = { $target ->
    [one] Első győzelemig
   *[other] { $target } győzelemig
}
series-points = { $target } pontig
series-game = { $number }. játék
series-standing = Az állás eddig
series-won = { $count } győzelem
series-scored = { $count } pont
series-turns = A következő játékban mindenki eggyel odébb ül.
series-champion = { $seats ->
    [one] megnyeri az egész estét!
   *[other] együtt nyerik az estét!
}
series-champion-you = Tiéd az este!
series-nobody = Vége az estének, és senki sem nyerte meg.
podium = Ki hogyan szerepelt
podium-rank = { $rank }. hely
room-join = Lépj be a telefonoddal
room-code = Olvasd be a kódot, vagy nyisd meg: { $host }, koppints ide: „{ $button }”, és írd be:
room-full = Teljes képernyő
join-digits = A képernyőn lévő { $digits } számjegy
end-card = Hogy ment
end-moments = Nagy pillanatok
end-close = Itt voltál a legközelebb: { $ply }. lépés után. Az esélyed a győzelemre { $percent }% volt.
end-try = Próbáld újra onnan
end-how-close = Mennyire volt szoros?
end-share = Kép megosztása
finish = Gyors befejezés
finish-offer = Innen 100 próbajáték mind ugyanúgy végződött. Győzelem:
finish-on = A többit egy bot játssza le helyetted.
other-game = Másik játék
other-game-about = Mindenki jön, ugyanazzal a névvel.
end-run = { $games } győzelem egymás után
end-hits = { $count } találat
