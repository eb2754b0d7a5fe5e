series = Cik spēļu?
series-none = Pa vienai spēlei
series-games = { $target ->
    [zero] Labākais no { $target } spēlēm
    [one] { $target } spēle
   *[other] Labākais no { $target } spēlēm
}
series-wins = { $target ->
    [zero] Līdz { $target } uzvarām
    [one] Līdz { $target } uzvarai
   *[other] Līdz { $target } uzvarām
}
series-points = { $target ->
    [zero] Līdz { $target } punktiem
    [one] Līdz { $target } punktam
   *[other] Līdz { $target } punktiem
}
series-game = Spēle { $number }
series-standing = Rezultāts līdz šim
series-won = { $count ->
    [zero] { $count } uzvaru
    [one] { $count } uzvara
   *[other] { $count } uzvaras
}
series-scored = { $count ->
    [zero] { $count } punktu
    [one] { $count } punkts
   *[other] { $count } punkti
}
series-turns = Nākamajā spēlē visi pārsēžas par vienu vietu.
series-champion = { $seats ->
    [zero] kopā uzvar šajā vakarā!
    [one] uzvar šajā vakarā!
   *[other] kopā uzvar šajā vakarā!
}
series-champion-you = Šis vakars ir tavs!
series-nobody = Vakars beidzies, un neviens neuzvarēja.
podium = Kā visiem gāja
podium-rank = { $rank }. vieta
room-join = Pievienojies ar telefonu
room-code = Noskenē kodu vai atver { $host }, pieskaries „{ $button }” un ieraksti:
room-full = Pilnekrāns
join-digits = Cipari uz ekrāna: { $digits }
end-card = Kā gāja
end-moments = Lielie brīži
end-close = Vistuvāk uzvarai tu biji pēc gājiena { $ply }: izredzes bija { $percent } %.
end-try = Mēģināt vēlreiz no turienes
end-how-close = Cik tuvu bija?
end-share = Kopīgot attēlu
finish = Ātri pabeigt
finish-offer = 100 izmēģinājuma spēles no šīs vietas beidzās vienādi. Uzvara:
finish-on = Pārējo tavā vietā izspēlē robots.
other-game = Cita spēle
other-game-about = Visi nāk līdzi ar tiem pašiem vārdiem.
end-run = Uzvaras pēc kārtas: { $games }
end-hits = { $count ->
    [zero] { $count } trāpījumu
    [one] { $count } trāpījums
   *[other] { $count } trāpījumi
}
