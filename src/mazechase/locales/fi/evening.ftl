series = Montako peliä?
series-none = Yksi peli kerrallaan
series-games = { $target ->
    [one] Yksi peli
   *[other] Enintään { $target } peliä
}
series-wins = { $target ->
    [one] Ensimmäinen voitto ratkaisee
   *[other] Ensimmäisenä { $target } voittoa
}
series-points = { $target ->
    [one] Ensimmäisenä yksi piste
   *[other] Ensimmäisenä { $target } pistettä
}
series-game = Peli { $number }
series-standing = Tilanne
series-won = { $count ->
    [one] 1 voitto
   *[other] { $count } voittoa
}
series-scored = { $count ->
    [one] 1 piste
   *[other] { $count } pistettä
}
series-turns = Seuraavassa pelissä kaikki siirtyvät yhden paikan eteenpäin.
series-champion = { $seats ->
    [one] voittaa koko illan!
   *[other] jakavat illan voiton!
}
series-champion-you = Illan voitto on sinun!
series-nobody = Peli-ilta on päättynyt, eikä kukaan voittanut.
podium = Miten kaikilla meni
podium-rank = Sija { $rank }
room-join = Liity puhelimellasi
room-code = Skannaa koodi tai avaa { $host }, napauta ”{ $button }” ja kirjoita:
room-full = Koko näyttö
join-digits = Näytön { $digits } numeroa
end-card = Näin siinä kävi
end-moments = Suuret hetket
end-close = Olit lähimpänä siirron { $ply } jälkeen: mahdollisuutesi voittaa oli { $percent } %.
end-try = Yritä uudelleen siitä
end-how-close = Kuinka lähellä se oli?
end-share = Jaa kuva
finish = Pelaa nopeasti loppuun
finish-offer = 100 koepeliä tästä eteenpäin päättyi aina samalla tavalla. Voitto:
finish-on = Botti pelaa loput puolestasi.
other-game = Toinen peli
other-game-about = Kaikki tulevat mukaan samoilla nimillä.
end-run = { $games ->
    [one] 1 voitto peräkkäin
   *[other] { $games } voittoa peräkkäin
}
end-hits = { $count ->
    [one] 1 osuma
   *[other] { $count } osumaa
}
