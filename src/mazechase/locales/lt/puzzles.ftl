puzzle-title = Dienos galvosūkis
puzzle-back = Grįžti prie žaidimų
puzzle-grade = { $grade ->
    [1] Lengvas
    [2] Vidutinis
   *[3] Sunkus
}
puzzle-streak = { $days ->
    [one] { $days } diena iš eilės
    [few] { $days } dienos iš eilės
   *[other] { $days } dienų iš eilės
}
puzzle-done = išspręsta
puzzle-past = Paskutinės dvi savaitės
puzzle-why = Kodėl
puzzle-right = Teisingai!
puzzle-ask = Ką darysi?
puzzle-on = Teisingai! O dabar?
puzzle-wrong = Ne visai. Pabandyk kitaip!
puzzle-shown = Toks buvo atsakymas.
puzzle-give-up = Rodyti atsakymą
puzzle-not-possible = Čia to daryti negalima.
puzzle-share = Dalytis
puzzle-copied = Nukopijuota
puzzle-result = { $shown ->
    [true] Atsakymas pažiūrėtas.
   *[false] { $wrong ->
        [0] Išspręsta iš pirmo karto.
        [one] Išspręsta po { $wrong } klaidingo bandymo.
        [few] Išspręsta po { $wrong } klaidingų bandymų.
       *[other] Išspręsta po { $wrong } klaidingų bandymų.
    }
}
puzzle-best = Surask geriausią ėjimą.
puzzle-only = Niekas kitas netinka.
puzzle-chances = Taip laimima maždaug { $best } iš 100 žaidimų, o renkantis kitą geriausią atsakymą – maždaug { $next }.
puzzle-chances-exact = Tiksliai suskaičiuota: taip laimima { $best } iš 100 žaidimų, o renkantis kitą atsakymą – { $next }.
puzzle-quoridor-win = { $number ->
    [one] Laimėk per { $number } ėjimą, kad ir ką darytų kitas žaidėjas.
    [few] Laimėk per { $number } ėjimus, kad ir ką darytų kitas žaidėjas.
   *[other] Laimėk per { $number } ėjimų, kad ir ką darytų kitas žaidėjas.
}
puzzle-quoridor-win-why = { $number ->
    [one] Išbandyti visi atsakymai: jokiu kitu ėjimu per { $number } ėjimą nelaimėsi.
    [few] Išbandyti visi atsakymai: jokiu kitu ėjimu per { $number } ėjimus nelaimėsi.
   *[other] Išbandyti visi atsakymai: jokiu kitu ėjimu per { $number } ėjimų nelaimėsi.
}
puzzle-chase-escape = Liko viena piliulė ir viena gyvybė. Kur turi eiti Pac-Man, kad tikrai laimėtų?
puzzle-chase-escape-why = Bet kur kitur vaiduokliai gali jį sustabdyti. Čia – ne, kad ir kaip jie eitų.
puzzle-chase-trap = Pac-Man liko viena gyvybė. Kur turi eiti šis vaiduoklis, kad Pac-Man neištrūktų?
puzzle-chase-trap-why = Bet kur kitur Pac-Man dar gali laimėti. Čia – ne, kad ir kaip jis bėgtų.
puzzle-marbles-best = Pac-Man dar liko paeiti { $number }. Koks ėjimas geriausias?
puzzle-marbles-ghost = Vaiduokliui dar liko paeiti { $number }. Koks ėjimas geriausias?
puzzle-mspacman-best = Išsukta { $number }. Kur eiti Ms. Pac-Man?
puzzle-mspacman-chase = Išmesta { $number }. Kur eiti tavo vaiduokliui?
puzzle-cards-draw = Visi kiti sustojo arba iškrito. Trauksi ar sustosi?
