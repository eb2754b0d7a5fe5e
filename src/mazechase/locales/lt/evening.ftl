series = Kiek žaidimų?
series-none = Po vieną žaidimą
series-games = { $target ->
    [one] { $target } žaidimo serija
    [few] { $target } žaidimų serija
   *[other] { $target } žaidimų serija
}
series-wins = { $target ->
    [one] Iki { $target } pergalės
    [few] Iki { $target } pergalių
   *[other] Iki { $target } pergalių
}
series-points = { $target ->
    [one] Iki { $target } taško
    [few] Iki { $target } taškų
   *[other] Iki { $target } taškų
}
series-game = { $number } žaidimas
series-standing = Rezultatas
series-won = { $count ->
    [one] { $count } pergalė
    [few] { $count } pergalės
   *[other] { $count } pergalių
}
series-scored = { $count ->
    [one] { $count } taškas
    [few] { $count } taškai
   *[other] { $count } taškų
}
series-turns = Kitame žaidime visi pasislenka per vieną vietą.
series-champion = { $seats ->
    [one] laimi vakaro varžybas!
    [few] kartu laimi vakaro varžybas!
   *[other] kartu laimi vakaro varžybas!
}
series-champion-you = Šis vakaras tavo!
series-nobody = Vakaras baigtas, bet niekas nelaimėjo.
podium = Kaip visiems sekėsi
podium-rank = { $rank } vieta
room-join = Prisijunk telefonu
room-code = Nuskaityk kodą arba atverk { $host }, bakstelėk „{ $button }“ ir įvesk:
room-full = Visas ekranas
join-digits = Ekrane rodomi skaitmenys ({ $digits })
end-card = Kaip sekėsi
end-moments = Didžiosios akimirkos
end-close = Arčiausiai pergalės buvai po { $ply } ėjimo: tikimybė laimėti buvo { $percent } %.
end-try = Bandyti nuo ten dar kartą
end-how-close = Ar trūko nedaug?
end-share = Dalytis paveikslėliu
finish = Greitai užbaigti
finish-offer = 100 bandomųjų žaidimų nuo čia baigėsi vienodai. Pergalė:
finish-on = Likusią dalį už tave žaidžia botas.
other-game = Kitas žaidimas
other-game-about = Kartu eina visi, tais pačiais vardais.
end-run = { $games ->
    [one] { $games } pergalė iš eilės
    [few] { $games } pergalės iš eilės
   *[other] { $games } pergalių iš eilės
}
end-hits = { $count ->
    [one] { $count } smūgis
    [few] { $count } smūgiai
   *[other] { $count } smūgių
}
