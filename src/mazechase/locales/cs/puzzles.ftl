# Hádanka dne. Stránka ji načítá s hádankami.

puzzle-title = Hádanka dne
puzzle-back = Zpět ke hrám
puzzle-grade = { $grade ->
    [1] Lehká
    [2] Střední
   *[3] Těžká
}
puzzle-streak = { $days ->
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
puzzle-done = vyřešeno
puzzle-past = Poslední dva týdny
puzzle-why = Proč
puzzle-right = To je ono!
puzzle-ask = Co uděláte?
puzzle-on = Správně! A co teď?
puzzle-wrong = Tohle ne. Zkuste něco jiného!
puzzle-shown = Takhle to mělo být.
puzzle-give-up = Ukázat řešení
puzzle-not-possible = To tady nejde.
puzzle-share = Sdílet
puzzle-copied = Zkopírováno
puzzle-result = { $shown ->
    [true] Podívali jste se na řešení.
   *[false] { $wrong ->
        [0] Vyřešeno napoprvé.
        [one] Vyřešeno po { $wrong } chybném pokusu.
       *[other] Vyřešeno po { $wrong } chybných pokusech.
    }
}

## Co se má najít a proč je to správně

puzzle-best = Najděte nejlepší tah.
puzzle-only = Nic jiného nevede k cíli.
puzzle-chances = S tímto tahem vyhrajete asi { $best }krát ze 100. S druhým nejlepším asi { $next }krát.
puzzle-chances-exact = S touto volbou vyhrajete { $best }krát ze 100, je to přesně spočítané. S tou druhou { $next }krát.
puzzle-quoridor-win = { $number ->
    [one] Vyhrajte na { $number } tah, ať soupeř dělá cokoli.
    [few] Vyhrajte na { $number } tahy, ať soupeř dělá cokoli.
   *[other] Vyhrajte na { $number } tahů, ať soupeř dělá cokoli.
}
puzzle-quoridor-win-why = { $number ->
    [one] Vyzkoušely se všechny odpovědi: žádný jiný tah nevyhraje na { $number } tah.
    [few] Vyzkoušely se všechny odpovědi: žádný jiný tah nevyhraje na { $number } tahy.
   *[other] Vyzkoušely se všechny odpovědi: žádný jiný tah nevyhraje na { $number } tahů.
}
puzzle-chase-escape = Zbývá jedna velká tečka a jeden život. Kam musí Pac-Man jít, aby určitě vyhrál?
puzzle-chase-escape-why = Kdekoli jinde ho duchové dokážou zastavit. Tady ne, ať táhnou jakkoli.
puzzle-chase-trap = Pac-Man má poslední život. Kam musí tenhle duch jít, aby mu už neutekl?
puzzle-chase-trap-why = Kdekoli jinde může Pac-Man ještě vyhrát. Tady ne, ať běží kamkoli.
puzzle-marbles-best = Na Pac-Mana vám zbývá { $number }. Jaký tah je nejlepší?
puzzle-marbles-ghost = Na ducha vám zbývá { $number }. Jaký tah je nejlepší?
puzzle-mspacman-best = Na růžici padlo { $number }. Kam má jít Ms. Pac-Man?
puzzle-mspacman-chase = Na kostce padlo { $number }. Kam má jít váš duch?
puzzle-cards-draw = Všichni ostatní zůstali stát nebo vypadli. Líznete si, nebo zůstanete stát?
