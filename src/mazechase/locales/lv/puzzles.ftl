puzzle-title = Dienas uzdevums
puzzle-back = Atpakaļ pie spēlēm
puzzle-grade = { $grade ->
    [1] Viegls
    [2] Vidējs
   *[3] Grūts
}
puzzle-streak = { $days ->
    [zero] { $days } dienu pēc kārtas
    [one] { $days } diena pēc kārtas
   *[other] { $days } dienas pēc kārtas
}
puzzle-done = atrisināts
puzzle-past = Pēdējās divas nedēļas
puzzle-why = Kāpēc
puzzle-right = Tieši tā!
puzzle-ask = Ko tu darīsi?
puzzle-on = Pareizi! Un tagad?
puzzle-wrong = Ne šis. Mēģini citādi!
puzzle-shown = Tā bija atbilde.
puzzle-give-up = Parādīt atbildi
puzzle-not-possible = Te tā nevar.
puzzle-share = Kopīgot
puzzle-copied = Nokopēts
puzzle-result = { $shown ->
    [true] Tu apskatīji atbildi.
   *[false] { $wrong ->
        [0] Atrisināts ar pirmo reizi.
        [zero] Atrisināts pēc { $wrong } kļūdām.
        [one] Atrisināts pēc { $wrong } kļūdas.
       *[other] Atrisināts pēc { $wrong } kļūdām.
    }
}

puzzle-best = Atrodi labāko gājienu.
puzzle-only = Nekas cits neder.
puzzle-chances = Tā tu uzvari apmēram { $best } reizes no 100. Ar nākamo labāko atbildi: apmēram { $next }.
puzzle-chances-exact = Tā tu uzvari { $best } reizes no 100, precīzi saskaitot. Ar otru atbildi: { $next }.
puzzle-quoridor-win = Uzvari { $number } gājienos, lai ko otrs darītu.
puzzle-quoridor-win-why = Izmēģinātas visas atbildes: neviens cits gājiens tik ātri ({ $number }) neuzvar.
puzzle-chase-escape = Palikusi viena lode un viena dzīvība. Kur jāiet Pac-Man, lai uzvarētu droši?
puzzle-chase-escape-why = Citur spoki viņu var apturēt. Te nevar, lai kā ietu.
puzzle-chase-trap = Pac-Man ir viena dzīvība. Kur jāiet šim spokam, lai Pac-Man neaizbēgtu?
puzzle-chase-trap-why = Citur Pac-Man vēl var uzvarēt. Te nevar, lai kā skrietu.
puzzle-marbles-best = Pac-Man atlicis { $number }. Kurš gājiens ir labākais?
puzzle-marbles-ghost = Spokam atlicis { $number }. Kurš gājiens ir labākais?
puzzle-mspacman-best = Tu uzgriezi { $number }. Kur jāiet Ms. Pac-Man?
puzzle-mspacman-chase = Tu uzmeti { $number }. Kur jāiet tavam spokam?
puzzle-cards-draw = Visi citi ir apstājušies vai izkrituši. Vilkt kārti vai apstāties?
