puzzle-title = Päeva nuputus
puzzle-back = Tagasi mängude juurde
puzzle-grade = { $grade ->
    [1] Kerge
    [2] Keskmine
   *[3] Raske
}
puzzle-streak = { $days ->
    [one] { $days } päev järjest
   *[other] { $days } päeva järjest
}
puzzle-done = lahendatud
puzzle-past = Viimased kaks nädalat
puzzle-why = Miks
puzzle-right = Just nii!
puzzle-ask = Mida sa teed?
puzzle-on = Õige! Ja nüüd?
puzzle-wrong = See mitte. Proovi midagi muud!
puzzle-shown = See oli vastus.
puzzle-give-up = Näita vastust
puzzle-not-possible = Siin seda teha ei saa.
puzzle-share = Jaga
puzzle-copied = Kopeeritud
puzzle-result = { $shown ->
    [true] Vaatasid vastust.
   *[false] { $wrong ->
        [0] Lahendatud esimesel katsel.
        [one] Lahendatud pärast { $wrong } eksimust.
       *[other] Lahendatud pärast { $wrong } eksimust.
    }
}
puzzle-best = Leia parim käik.
puzzle-only = Miski muu ei aita.
puzzle-chances = Nii võidad umbes { $best } korda sajast. Paremuselt järgmise vastusega umbes { $next }.
puzzle-chances-exact = Nii võidad { $best } korda sajast, täpselt arvutatult. Teise vastusega { $next }.
puzzle-quoridor-win = Võida { $number } käiguga, mida vastane ka ei teeks.
puzzle-quoridor-win-why = Kõik vastused on läbi proovitud: ükski teine käik ei too võitu { $number } käiguga.
puzzle-chase-escape = Üks graanul ja üks elu on jäänud. Kuhu peab Pac-Man minema, et kindlalt võita?
puzzle-chase-escape-why = Mujal saavad kummitused ta peatada. Siin mitte, kuidas nad ka ei liiguks.
puzzle-chase-trap = Pac-Manil on jäänud üks elu. Kuhu peab see kummitus minema, et ta ei pääseks?
puzzle-chase-trap-why = Mujal saab Pac-Man veel võita. Siin mitte, kuidas ta ka ei jookseks.
puzzle-marbles-best = Pac-Mani jaoks on täring { $number }. Mis on parim käik?
puzzle-marbles-ghost = Kummituse jaoks on täring { $number }. Mis on parim käik?
puzzle-mspacman-best = Ketas näitab { $number }. Kuhu peaks Ms. Pac-Man minema?
puzzle-mspacman-chase = Täring näitab { $number }. Kuhu peaks sinu kummitus minema?
puzzle-cards-draw = Kõik teised on lõpetanud või väljas. Kas võtad kaardi või lõpetad?
