puzzle-title = A nap feladványa
puzzle-back = Vissza a játékokhoz
puzzle-grade = { $grade ->
    [1] Könnyű
    [2] Közepes
   *[3] Nehéz
}
puzzle-streak = { $days } nap egymás után
puzzle-done = megoldva
puzzle-past = Az elmúlt két hét
puzzle-why = Miért
puzzle-right = Ez az!
puzzle-ask = Mit lépsz?
puzzle-on = Jó! És most?
puzzle-wrong = Nem ez az. Próbálj mást!
puzzle-shown = Ez volt a megoldás.
puzzle-give-up = Mutasd a megoldást
puzzle-not-possible = Itt ezt nem lehet.
puzzle-share = Megosztás
puzzle-copied = Kimásolva
puzzle-result = { $shown ->
    [true] Megnézted a megoldást.
   *[false] { $wrong ->
        [0] Elsőre sikerült.
        [one] { $wrong } rossz próbálkozás után sikerült.
       *[other] { $wrong } rossz próbálkozás után sikerült.
    }
}

puzzle-best = Keresd meg a legjobb lépést.
puzzle-only = Semmi más nem jó.
puzzle-chances = Ezzel 100-ból kb. { $best } alkalommal győzöl. A következő legjobbal kb. { $next } alkalommal.
puzzle-chances-exact = Ezzel 100-ból { $best } alkalommal győzöl, pontosan kiszámolva. A másik válasszal { $next } alkalommal.
puzzle-quoridor-win = Győzz { $number } lépésben, bármit tesz is a másik játékos.
puzzle-quoridor-win-why = Minden választ végigpróbáltunk: más lépéssel nem lehet { $number } lépésben győzni.
puzzle-chase-escape = Egy bogyó van hátra, egy élet maradt. Hová menjen Pac-Man, hogy biztosan meglegyen?
puzzle-chase-escape-why = Bárhol máshol megállíthatják a szellemek. Itt nem, akárhogy lépnek.
puzzle-chase-trap = Pac-Mannek egy élete maradt. Hová menjen ez a szellem, hogy Pac-Man ne menekülhessen?
puzzle-chase-trap-why = Bárhol máshol Pac-Man még győzhet. Itt nem, akármerre fut.
puzzle-marbles-best = Pac-Man maradék kockája: { $number }. Mi a legjobb lépés?
puzzle-marbles-ghost = Egy szellem maradék kockája: { $number }. Mi a legjobb lépés?
puzzle-mspacman-best = A pörgetésed: { $number }. Hová menjen Ms. Pac-Man?
puzzle-mspacman-chase = A dobásod: { $number }. Hová menjen a szellemed?
puzzle-cards-draw = Mindenki más leállt vagy kiesett. Húzol, vagy leállsz?
