puzzle-title = Uganka dneva
puzzle-back = Nazaj na igre
puzzle-grade = { $grade ->
    [1] Lahka
    [2] Srednja
   *[3] Težka
}
puzzle-streak = { $days ->
    [one] { $days } dan zapored
    [two] { $days } dneva zapored
    [few] { $days } dnevi zapored
   *[other] { $days } dni zapored
}
puzzle-done = rešena
puzzle-past = Zadnja dva tedna
puzzle-why = Zakaj
puzzle-right = Tako je!
puzzle-ask = Kaj narediš?
puzzle-on = Pravilno! In zdaj?
puzzle-wrong = Ne to. Poskusi kaj drugega!
puzzle-shown = To je bil odgovor.
puzzle-give-up = Pokaži mi odgovor
puzzle-not-possible = Tega tu ne moreš.
puzzle-share = Deli
puzzle-copied = Kopirano
puzzle-result = { $shown ->
    [true] Odgovor je bil pokazan.
   *[false] { $wrong ->
        [0] Rešeno v prvem poskusu.
        [one] Rešeno po { $wrong } napačnem poskusu.
        [two] Rešeno po { $wrong } napačnih poskusih.
        [few] Rešeno po { $wrong } napačnih poskusih.
       *[other] Rešeno po { $wrong } napačnih poskusih.
    }
}
puzzle-best = Poišči najboljšo potezo.
puzzle-only = Nič drugega ne uspe.
puzzle-chances = S tem zmagaš približno { $best }-krat od 100. Z drugim najboljšim odgovorom približno { $next }-krat.
puzzle-chances-exact = S tem zmagaš { $best }-krat od 100, natančno prešteto. Z drugim odgovorom { $next }-krat.
puzzle-quoridor-win = { $number ->
    [one] Zmagaj v { $number } potezi, kar koli naredi nasprotnik.
    [two] Zmagaj v { $number } potezah, kar koli naredi nasprotnik.
    [few] Zmagaj v { $number } potezah, kar koli naredi nasprotnik.
   *[other] Zmagaj v { $number } potezah, kar koli naredi nasprotnik.
}
puzzle-quoridor-win-why = Preizkusili smo vse odgovore: nobena druga poteza ne zmaga tako hitro (poteze: { $number }).
puzzle-chase-escape = Še en drobec, še eno življenje. Kam mora Pac-Man, da ga zagotovo dobi?
puzzle-chase-escape-why = Drugod ga duhovi lahko ustavijo. Tu ga ne morejo, kakorkoli gredo.
puzzle-chase-trap = Pac-Man ima še eno življenje. Kam mora ta duh, da mu Pac-Man ne uide?
puzzle-chase-trap-why = Drugod Pac-Man še lahko zmaga. Tu ne more, kamorkoli teče.
puzzle-marbles-best = Za Pac-Mana ti ostane { $number }. Katera poteza je najboljša?
puzzle-marbles-ghost = Za duha ti ostane { $number }. Katera poteza je najboljša?
puzzle-mspacman-best = Zavrtiš { $number }. Kam naj gre Ms. Pac-Man?
puzzle-mspacman-chase = Vržeš { $number }. Kam naj gre tvoj duh?
puzzle-cards-draw = Vsi drugi so nehali ali izpadli. Povlečeš karto ali se ustaviš?
