measure-seat-more = { $name } vieta laimi per dažnai: { $share } % žaidimų (nuo { $low } iki { $high }), o teisinga būtų { $fair } %.
measure-seat-less = { $name } vieta laimi per retai: { $share } % žaidimų (nuo { $low } iki { $high }), o teisinga būtų { $fair } %.
measure-side-more = Pusė „{ $name }“ laimi per dažnai: { $share } % žaidimų (nuo { $low } iki { $high }), o lygu būtų { $fair } %.
measure-side-less = Pusė „{ $name }“ laimi per retai: { $share } % žaidimų (nuo { $low } iki { $high }), o lygu būtų { $fair } %.
measure-seats-even = Visų vietų galimybės laimėti maždaug vienodos.
measure-sides-even = Abiejų pusių galimybės laimėti maždaug vienodos.
measure-seats-open = Nė viena vieta nelaimi dažniau ar rečiau, nei gali lemti atsitiktinumas. Skirtumas dar gali siekti tiek procentinių punktų: { $points }; tai parodytų daugiau žaidimų.
measure-sides-open = Nė viena pusė nelaimi dažniau, nei gali lemti atsitiktinumas. Skirtumas dar gali siekti tiek procentinių punktų: { $points }; tai parodytų daugiau žaidimų.
measure-began-more = Pradėti naudinga: kas pradeda, laimi { $share } % žaidimų (nuo { $low } iki { $high }), o teisinga būtų { $fair } %.
measure-began-less = Pradėti nenaudinga: kas pradeda, laimi { $share } % žaidimų (nuo { $low } iki { $high }), o teisinga būtų { $fair } %.
measure-unfinished = Žaidimai, kuriuos baigė ėjimų riba: { $games } iš { $of }.
measure-dead-ends = Aklavietės, į kurias niekas neužsuko: { $cells }.
measure-unvisited = Langeliai, į kuriuos niekas neužsuko: { $cells }.
measure-heading = { $game }, žaidėjų: { $players }, { $bots }, žaidimų: { $games }, sėkla { $seed }
measure-stopped = Baigta anksčiau: po { $games } žaidimo viskas buvo aišku (daugiausia būtų buvę { $asked }).
measure-who = kas
measure-wins = pergalės
measure-share = dalis
measure-interval = 95 % intervalas
measure-fair = teisinga
measure-seat = { $seat } vieta
measure-began = kas pradeda
measure-half-time = kas pirmauja įpusėjus
measure-draws = lygiosios
measure-per-game = per žaidimą
measure-mean = vidurkis
measure-median = mediana
measure-most = 90 % žaidimų – iki
measure-turns = ėjimai
measure-minutes = minutės (apytiksliai)
measure-lead-changes = kiek kartų keitėsi pirmaujantysis
check-fine = viskas gerai
check-unreadable = perskaityti negalima
check-problems = { $count ->
    [one] { $count } klaida
    [few] { $count } klaidos
   *[other] { $count } klaidų
}
check-line = { $line } eilutė
