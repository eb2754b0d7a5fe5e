series = Koliko iger?
series-none = Po ena igra
series-games = { $target ->
    [one] Ena igra
    [two] Najboljši v { $target } igrah
    [few] Najboljši v { $target } igrah
   *[other] Najboljši v { $target } igrah
}
series-wins = { $target ->
    [one] Do { $target } zmage
    [two] Do { $target } zmag
    [few] Do { $target } zmag
   *[other] Do { $target } zmag
}
series-points = { $target ->
    [one] Do { $target } točke
    [two] Do { $target } točk
    [few] Do { $target } točk
   *[other] Do { $target } točk
}
series-game = Igra { $number }
series-standing = Trenutni izid
series-won = { $count ->
    [one] { $count } zmaga
    [two] { $count } zmagi
    [few] { $count } zmage
   *[other] { $count } zmag
}
series-scored = { $count ->
    [one] { $count } točka
    [two] { $count } točki
    [few] { $count } točke
   *[other] { $count } točk
}
series-turns = Pred naslednjo igro se vsak premakne za eno mesto.
series-champion = { $seats ->
    [one] osvoji večer!
    [two] si delita zmago večera!
   *[other] si delijo zmago večera!
}
series-champion-you = Večer je tvoj!
series-nobody = Večera je konec in nihče ni zmagal.
podium = Kako se je kdo odrezal
podium-rank = { $rank }. mesto
room-join = Pridruži se s telefonom
room-code = Odčitaj kodo ali odpri { $host }, tapni »{ $button }« in vpiši:
room-full = Celoten zaslon
join-digits = Števke z zaslona ({ $digits })
end-card = Kako je šlo
end-moments = Veliki trenutki
end-close = Najbližje zmagi je bilo po potezi { $ply }: tvoja možnost za zmago je bila { $percent } %.
end-try = Poskusi znova od tam
end-how-close = Kako tesno je bilo?
end-share = Deli sliko
finish = Hitro do konca
finish-offer = Od tod se je 100 poskusnih iger vedno končalo enako. Zmaga:
finish-on = Robot igra zate do konca.
other-game = Druga igra
other-game-about = Vsi gredo zraven, z istimi imeni.
end-run = { $games ->
    [one] { $games } zmaga zapored
    [two] { $games } zmagi zapored
    [few] { $games } zmage zapored
   *[other] { $games } zmag zapored
}
end-hits = { $count ->
    [one] { $count } ulov
    [two] { $count } ulova
    [few] { $count } ulovi
   *[other] { $count } ulovov
}
