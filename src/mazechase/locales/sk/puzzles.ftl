puzzle-title = Hlavolam dňa
puzzle-back = Späť k hrám
puzzle-grade = { $grade ->
    [1] Ľahký
    [2] Stredný
   *[3] Ťažký
}
puzzle-streak = { $days ->
    [one] { $days } deň po sebe
    [few] { $days } dni po sebe
    [many] { $days } dňa po sebe
   *[other] { $days } dní po sebe
}
puzzle-done = vyriešený
puzzle-past = Posledné dva týždne
puzzle-why = Prečo
puzzle-right = To je ono!
puzzle-ask = Čo urobíš?
puzzle-on = Správne! A teraz?
puzzle-wrong = Toto nie. Skús niečo iné!
puzzle-shown = Toto bola odpoveď.
puzzle-give-up = Ukáž mi odpoveď
puzzle-not-possible = To sa tu nedá.
puzzle-share = Zdieľať
puzzle-copied = Skopírované
puzzle-result = { $shown ->
    [true] S pozretím odpovede.
   *[false] { $wrong ->
        [0] Vyriešené na prvý pokus.
        [one] Vyriešené po { $wrong } zlom pokuse.
        [few] Vyriešené po { $wrong } zlých pokusoch.
        [many] Vyriešené po { $wrong } zlého pokusu.
       *[other] Vyriešené po { $wrong } zlých pokusoch.
    }
}
puzzle-best = Nájdi najlepší ťah.
puzzle-only = Nič iné nefunguje.
puzzle-chances = Takto vyhráš asi { $best }-krát zo 100. S ďalšou najlepšou odpoveďou asi { $next }-krát.
puzzle-chances-exact = Takto vyhráš { $best }-krát zo 100, presne spočítané. S druhou odpoveďou { $next }-krát.
puzzle-quoridor-win = { $number ->
    [one] Vyhraj na { $number } ťah, nech súper robí čokoľvek.
    [few] Vyhraj na { $number } ťahy, nech súper robí čokoľvek.
    [many] Vyhraj na { $number } ťahu, nech súper robí čokoľvek.
   *[other] Vyhraj na { $number } ťahov, nech súper robí čokoľvek.
}
puzzle-quoridor-win-why = { $number ->
    [one] Vyskúšali sme všetko: iný ťah na { $number } ťah nevyhrá.
    [few] Vyskúšali sme všetko: iný ťah na { $number } ťahy nevyhrá.
    [many] Vyskúšali sme všetko: iný ťah na { $number } ťahu nevyhrá.
   *[other] Vyskúšali sme všetko: iný ťah na { $number } ťahov nevyhrá.
}
puzzle-chase-escape = Chýba jediná bodka a zostáva jediný život. Kam musí ísť Pac-Man, aby ju mal istú?
puzzle-chase-escape-why = Všade inde ho duchovia môžu zastaviť. Tu nie, nech idú akokoľvek.
puzzle-chase-trap = Pac-Man má jediný život. Kam musí ísť tento duch, aby mu Pac-Man neunikol?
puzzle-chase-trap-why = Všade inde môže Pac-Man ešte vyhrať. Tu nie, nech beží akokoľvek.
puzzle-marbles-best = Pre Pac-Mana ti zostáva { $number }. Ktorý ťah je najlepší?
puzzle-marbles-ghost = Pre ducha ti zostáva { $number }. Ktorý ťah je najlepší?
puzzle-mspacman-best = Na točidle je { $number }. Kam má ísť Ms. Pac-Man?
puzzle-mspacman-chase = Na kocke je { $number }. Kam má ísť tvoj duch?
puzzle-cards-draw = Všetci ostatní sa stiahli alebo vypadli. Potiahneš, alebo sa stiahneš?
