series = Mitu mängu?
series-none = Üks mäng korraga
series-games = { $target ->
    [one] Üks mäng
   *[other] Parim { $target } mängust
}
series-wins = { $target ->
    [one] Esimese võiduni
   *[other] { $target } võiduni
}
series-points = { $target ->
    [one] Ühe punktini
   *[other] { $target } punktini
}
series-game = Mäng { $number }
series-standing = Senine seis
series-won = { $count ->
    [one] 1 võit
   *[other] { $count } võitu
}
series-scored = { $count ->
    [one] 1 punkt
   *[other] { $count } punkti
}
series-turns = Järgmises mängus liiguvad kõik ühe koha võrra edasi.
series-champion = { $seats ->
    [one] on terve õhtu võitja!
   *[other] on õhtu ühised võitjad!
}
series-champion-you = Õhtu on sinu!
series-nobody = Õhtu on läbi ja keegi ei võitnud seda.
podium = Kuidas kõigil läks
podium-rank = { $rank }. koht
room-join = Liitu telefoniga
room-code = Skanni kood või ava { $host }, puuduta „{ $button }” ja sisesta:
room-full = Täisekraan
join-digits = { $digits } numbrit ekraanilt
end-card = Kuidas läks
end-moments = Tähthetked
end-close = Kõige lähemal võidule olid pärast käiku { $ply }: võiduvõimalus oli { $percent } %.
end-try = Proovi sealt uuesti
end-how-close = Kui napp see oli?
end-share = Jaga pilti
finish = Lõpeta kiiresti
finish-offer = 100 proovimängu siit edasi lõppesid kõik ühtemoodi. Võit:
finish-on = Ülejäänu mängib sinu eest robot.
other-game = Teine mäng
other-game-about = Kõik tulevad kaasa, samade nimedega.
end-run = { $games ->
    [one] 1 võit järjest
   *[other] { $games } võitu järjest
}
end-hits = { $count ->
    [one] 1 tabamus
   *[other] { $count } tabamust
}
