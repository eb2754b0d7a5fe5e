quoridor-lesson-first-turn = Prima ta tură
quoridor-lesson-first-turn-1 = Ești Pac-Man și vrei să ajungi pe partea cealaltă. Atinge căsuța din fața ta.
quoridor-lesson-first-turn-1-hint = Se poate, dar sosirea e drept înainte. Atinge căsuța din fața ta.
quoridor-lesson-first-turn-2 = Asta a fost o tură! A jucat una și rivalul tău. Mai departe: încă un pas.
quoridor-lesson-first-turn-3 = Mai ai un pas. Atinge ultima căsuță și câștigă.
quoridor-lesson-first-turn-done = Ai câștigat! Cine ajunge primul pe partea cealaltă câștigă jocul.

quoridor-lesson-fence = Pune o barieră
quoridor-lesson-fence-1 = Rivalul tău e la un pas de victorie! În loc să mergi, pune o barieră: atinge spațiul marcat, apoi „Pune-o”.
quoridor-lesson-fence-1-hint = Rivalul tău ar câștiga acum. Pune bariera în spațiul marcat.
quoridor-lesson-fence-2 = Acum rivalul trebuie s-o ocolească. Lungește-i drumul: mai pune o barieră chiar lângă prima.
quoridor-lesson-fence-done = Bine blocat! O barieră acoperă două căsuțe și rămâne acolo. Într-un joc în doi ai zece.

quoridor-lesson-jump = Sari peste
quoridor-lesson-jump-1 = Cineva e chiar în fața ta. Poți sări peste el: atinge căsuța din spatele lui.
quoridor-lesson-jump-1-hint = Nu trebuie să ocolești. Atinge căsuța din spatele rivalului.
quoridor-lesson-jump-done = Două căsuțe într-o tură! Față în față e bine pentru cine mută următorul.

quoridor-lesson-jump-aside = Sari în lateral
quoridor-lesson-jump-aside-1 = În spatele rivalului e o barieră, așa că nu poți sări drept. Sari în lateral: atinge căsuța marcată.
quoridor-lesson-jump-aside-1-hint = E un drum mai scurt: sari pe lângă rival, pe căsuța marcată.
quoridor-lesson-jump-aside-done = Corect! Sari în lateral doar când e o barieră chiar în spatele celuilalt pion.

quoridor-lesson-race = Câștigă cursa
quoridor-lesson-race-1 = Numără pașii: tu ai nevoie de doi, rivalul doar de unul. O barieră în spațiul marcat face din acel pas trei!
quoridor-lesson-race-1-hint = Atunci rivalul ar câștiga la pasul următor. Pune întâi o barieră în spațiul marcat.
quoridor-lesson-race-2 = Rivalul tău trebuie să ocolească. Acum fugi!
quoridor-lesson-race-3 = Încă un pas.
quoridor-lesson-race-done = Ai câștigat la un pas! Compară drumurile: mergi când al tău e mai scurt, construiește când nu e. Nu poți închide niciodată pe cineva de tot.
