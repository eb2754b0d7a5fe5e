# Wspólny wieczór
series = Ile gier?
series-none = Po jednej grze
series-games = { $target ->
    [one] Jedna gra
    [few] Seria { $target } gier
   *[other] Seria { $target } gier
}
series-wins = { $target ->
    [one] Do jednej wygranej
   *[other] Do { $target } wygranych
}
series-points = { $target ->
    [one] Do jednego punktu
   *[other] Do { $target } punktów
}
series-game = Gra { $number }
series-standing = Wynik do tej pory
series-won = { $count ->
    [one] 1 wygrana
    [few] { $count } wygrane
   *[other] { $count } wygranych
}
series-scored = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
series-turns = Do następnej gry wszyscy przesuwają się o jedno miejsce.
series-champion = { $seats ->
    [one] wygrywa cały wieczór!
   *[other] wygrywają wieczór razem!
}
series-champion-you = Ten wieczór jest twój!
series-nobody = Wieczór się skończył i nikt go nie wygrał.
podium = Jak komu poszło
podium-rank = Miejsce { $rank }
room-join = Dołącz telefonem
room-code = Zeskanuj kod albo otwórz { $host }, dotknij „{ $button }” i wpisz:
room-full = Pełny ekran
join-digits = Cyfry z ekranu ({ $digits })
end-card = Jak poszło
end-moments = Wielkie chwile
end-close = Najbliżej wygranej po ruchu { $ply }: twoja szansa wynosiła { $percent }%.
end-try = Spróbuj od tego miejsca
end-how-close = Jak blisko było?
end-share = Udostępnij obrazek
finish = Dokończ szybko
finish-offer = 100 próbnych gier od tego miejsca skończyło się tak samo. Zwycięstwo:
finish-on = Bot dokończy grę za ciebie.
other-game = Inna gra
other-game-about = Wszyscy przechodzą razem, z tymi samymi imionami.
end-run = { $games ->
    [one] 1 wygrana z rzędu
    [few] { $games } wygrane z rzędu
   *[other] { $games } wygranych z rzędu
}
end-hits = { $count ->
    [one] 1 cios
    [few] { $count } ciosy
   *[other] { $count } ciosów
}
