puzzle-title = Enigma zilei
puzzle-back = Înapoi la jocuri
puzzle-grade = { $grade ->
    [1] Ușoară
    [2] Medie
   *[3] Grea
}
puzzle-streak = { $days ->
    [one] { $days } zi la rând
    [few] { $days } zile la rând
   *[other] { $days } de zile la rând
}
puzzle-done = rezolvată
puzzle-past = Ultimele două săptămâni
puzzle-why = De ce
puzzle-right = Asta e!
puzzle-ask = Ce faci?
puzzle-on = Corect! Și acum?
puzzle-wrong = Nu asta. Încearcă altceva!
puzzle-shown = Acesta era răspunsul.
puzzle-give-up = Arată-mi răspunsul
puzzle-not-possible = Aici nu poți face asta.
puzzle-share = Trimite
puzzle-copied = Copiat
puzzle-result = { $shown ->
    [true] Te-ai uitat la răspuns.
   *[false] { $wrong ->
        [0] Rezolvată din prima încercare.
        [one] Rezolvată după { $wrong } încercare greșită.
        [few] Rezolvată după { $wrong } încercări greșite.
       *[other] Rezolvată după { $wrong } de încercări greșite.
    }
}

## What is asked, and why the answer is right

puzzle-best = Găsește cea mai bună mutare.
puzzle-only = Nimic altceva nu merge.
puzzle-chances = Așa câștigi cam { $best } din 100 de jocuri. Cu următorul răspuns bun, cam { $next }.
puzzle-chances-exact = Așa câștigi { $best } din 100 de jocuri, numărat exact. Cu celălalt răspuns, { $next }.
puzzle-quoridor-win = Câștigă în { $number } mutări, orice ar face celălalt jucător.
puzzle-quoridor-win-why = S-au încercat toate răspunsurile: nicio altă mutare nu câștigă în { $number }.
puzzle-chase-escape = Au rămas o capsulă și o viață. Unde trebuie să meargă Pac-Man ca s-o ia sigur?
puzzle-chase-escape-why = Oriunde altundeva, fantomele îl pot opri. Aici nu pot, oricum ar muta.
puzzle-chase-trap = Pac-Man mai are o viață. Unde trebuie să meargă această fantomă ca el să nu mai scape?
puzzle-chase-trap-why = Oriunde altundeva, Pac-Man mai poate câștiga. Aici nu poate, oricum ar fugi.
puzzle-marbles-best = Ai rămas cu { $number } pentru Pac-Man. Care e cea mai bună mutare?
puzzle-marbles-ghost = Ai rămas cu { $number } pentru o fantomă. Care e cea mai bună mutare?
puzzle-mspacman-best = Ai nimerit { $number } la roată. Unde să meargă Ms. Pac-Man?
puzzle-mspacman-chase = Ai dat { $number } cu zarul. Unde să meargă fantoma ta?
puzzle-cards-draw = Toți ceilalți s-au oprit sau sunt afară din joc. Tragi sau te oprești?
