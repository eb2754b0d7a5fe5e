error-mspacman-bad-token = „{ $text }” nu este nici o căsuță ca c8, nici o față ca *4 sau *F2.
error-mspacman-bad-position = „{ $text }” nu este o poziție; scrie-o așa: { $form }.
error-mspacman-bad-phase = „{ $text }” nu este ceva care poate urma.
error-mspacman-bad-cell = Pe această tablă nu există căsuța „{ $text }”.
error-mspacman-bad-ghost = „{ $text }” nu este o fantomă; scrie-o ca e4 sau, dacă e slabă, ca e4f1, e4p1 ori e4p2.

error-mspacman-document-field = Un document pentru acest joc are nevoie de „{ $field }”, în forma potrivită.
error-mspacman-document-extra = Un document nu are câmpul „{ $field }”; câmpurile lui sunt id, game, title, source și { $content }.
error-mspacman-document-game = Acest document este pentru jocul „{ $game }”.
error-mspacman-faces-count = { $count ->
    [one] Există { $count } față; trebuie să fie de la 2 la { $most }.
    [few] Există { $count } fețe; trebuie să fie de la 2 la { $most }.
   *[other] Există { $count } de fețe; trebuie să fie de la 2 la { $most }.
}
error-mspacman-faces-face = „{ $face }” nu este o față; fețele sunt F2 și numerele de la 1 la { $largest }, ca text.
error-mspacman-faces-spinner-flip = Roata poate avea doar numere simple, nu F2 (M14).
error-mspacman-faces-three = Roata trebuie să aibă un 3 (M14).
error-mspacman-faces-flip = Zarul trebuie să aibă cel puțin o față F2 (M15).
error-mspacman-faces-equal = Toate fețele dau același număr de pași, deci nimeni n-ar putea nimeri vreodată numărul cel mai mare (M14).

error-mspacman-board-label = „{ $label }” de la { $place } nu este o căsuță a acestui joc; căsuțele sunt b, i, p sau s, singure sau urmate de *, o, x ori g.
error-mspacman-board-dots = { $count ->
    [one] Zona { $area } are { $count } căsuță cu bulină; trebuie să aibă { $each } (M1).
    [few] Zona { $area } are { $count } căsuțe cu bulină; trebuie să aibă { $each } (M1).
   *[other] Zona { $area } are { $count } de căsuțe cu bulină; trebuie să aibă { $each } (M1).
}
error-mspacman-board-exits = { $count ->
    [one] Există { $count } căsuță de ieșire; trebuie să fie 4 (M2).
    [few] Există { $count } căsuțe de ieșire; trebuie să fie 4 (M2).
   *[other] Există { $count } de căsuțe de ieșire; trebuie să fie 4 (M2).
}
error-mspacman-board-exit-opening = Căsuța de ieșire { $place } trebuie să fie la margine, cu o singură deschidere (M2).
error-mspacman-board-opening = La { $place } e o deschidere, dar nu e o căsuță de ieșire (M2).
error-mspacman-board-powers = { $count ->
    [one] Există { $count } căsuță Super; trebuie să fie 4 (M4).
    [few] Există { $count } căsuțe Super; trebuie să fie 4 (M4).
   *[other] Există { $count } de căsuțe Super; trebuie să fie 4 (M4).
}
error-mspacman-board-circles = Zona { $area } are nevoie de un cerc alb (M5).
error-mspacman-board-circle-far = Cercul alb de la { $place } este mai aproape de margine decât de mijloc (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [one] Există { $count } bârlog; trebuie să fie câte unul de fiecare culoare (M6).
    [few] Există { $count } bârloguri; trebuie să fie câte unul de fiecare culoare (M6).
   *[other] Există { $count } de bârloguri; trebuie să fie câte unul de fiecare culoare (M6).
}
error-mspacman-board-ghost-middle = Bârlogul { $place } trebuie să fie mai aproape de mijloc decât { $other } (M6).
error-mspacman-board-door = Ușa dintre { $place } și { $other } trebuie să ducă dintr-un bârlog în labirint (M7).
error-mspacman-board-no-door = Bârlogul { $place } trebuie să fie închis, în afară de o ușă spre labirint (M7).
error-mspacman-board-unreachable = La { $place } nu se poate ajunge; labirintul trebuie să fie legat în întregime (M9).
error-mspacman-board-dead-end = { $place } este o fundătură; fiecare căsuță are nevoie de două ieșiri (M12).
error-mspacman-board-unequal = Fiecare zonă trebuie să aibă același număr de { $thing ->
    [exit] căsuțe de ieșire
    [power] căsuțe Super
   *[circle] cercuri albe
}; în ordine, aceste zone au { $counts } (M16).
error-mspacman-board-clockwise = Zonele trebuie să fie în această ordine, în sensul acelor de ceasornic: { $order } (MSP-7).
error-mspacman-board-circle-door = Cercul alb de la { $place } este în fața ușii unei fantome (M19).

error-mspacman-place-seats = O poziție pentru { $players } jucători cuprinde atâtea fantome: { $players }, una dintre ele „-”.
error-mspacman-place-seat = Nu poate fi rândul acelui loc.
error-mspacman-place-control = Cineva joacă Ms. Pac-Man după ce se știe cine începe, și nimeni înainte.
error-mspacman-place-ghosts = Cine joacă Ms. Pac-Man nu are fantomă pe tablă; toți ceilalți au una.
error-mspacman-place-dots = E o bulină unde la început nu era niciuna.
error-mspacman-place-begin = Până se știe cine începe, toate bulinele sunt acolo și toate fantomele sunt puternice și în bârlogul lor.
error-mspacman-place-spins = Aceste învârtiri pentru a vedea cine începe nu sunt posibile.
error-mspacman-place-ghost-space = O fantomă nu poate fi în bârlogul alteia.
error-mspacman-place-timer = O fantomă nu poate fi acum slabă atât de mult.
error-mspacman-place-sharing = Acum doi pioni nu pot sta pe aceeași căsuță.
error-mspacman-place-her = Ms. Pac-Man nu poate fi acum acolo.
error-mspacman-place-phase = Pentru acest loc nu poate urma asta.
error-mspacman-place-steps = Acum nu pot rămâne atâția pași.
error-mspacman-place-flags = Acum nu poate fi o tură în plus.
error-mspacman-place-came = O fantomă nu putea veni de acolo.
error-mspacman-place-bump = Aici nu există o următoare căsuță liberă de ales.
error-mspacman-place-turns = Turele se numără doar până la opțiunea max_turns.
error-mspacman-place-over = Jocul se termină când o zonă jucată e goală sau s-a ajuns la limita de ture, și numai atunci.

mspacman-refuse-no-circle = Ms. Pac-Man trebuie să înceapă pe un cerc alb.
mspacman-refuse-circle-taken = Pe acel cerc alb e o fantomă (regula casei: Ms. Pac-Man începe pe unul liber).
mspacman-refuse-same-exit = Ieși pe o ieșire și te întorci pe alta, nu pe aceeași.
mspacman-refuse-no-pass = Pionul tău e deja acolo și trebuie să faci toți pașii.
mspacman-refuse-ghost-space = Acum nimeni nu poate intra într-un bârlog.
mspacman-refuse-by-the-door = Dintr-un bârlog se iese pe ușă, iar ea nu duce acolo.
mspacman-refuse-wall = E un zid în drum.
mspacman-refuse-diagonal = Nu se poate merge în diagonală.
mspacman-refuse-too-far = Prea departe: fiecare pas merge pe căsuța vecină.
mspacman-refuse-not-on-her = Acolo e Ms. Pac-Man, deci căsuța nu e liberă.
mspacman-refuse-not-open = Acolo e altă fantomă, deci căsuța nu e liberă.
mspacman-refuse-not-open-named = acolo e deja o fantomă, deci căsuța nu e liberă.
mspacman-refuse-came-from = Fantoma vine de acolo și trebuie să meargă mai departe, nu înapoi.
mspacman-refuse-not-next = Aceea nu e următoarea căsuță liberă.

mspacman-event-spun-to-begin = Locul { $seat } a nimerit { $face } pentru a vedea cine începe.
mspacman-event-tied-to-begin = Egalitate; încearcă din nou locurile: { $seats }.
mspacman-event-took-control = Locul { $seat } joacă acum Ms. Pac-Man.
mspacman-event-placed = Locul { $seat } a pus-o pe Ms. Pac-Man la { $at }.
mspacman-event-spun = Locul { $seat } a nimerit { $face } la roată.
mspacman-event-rolled = Locul { $seat } a dat { $face } cu zarul.
mspacman-event-stepped = { $left ->
    [one] Locul { $seat }: Ms. Pac-Man de la { $origin } la { $to }; încă { $left } pas.
    [few] Locul { $seat }: Ms. Pac-Man de la { $origin } la { $to }; încă { $left } pași.
   *[other] Locul { $seat }: Ms. Pac-Man de la { $origin } la { $to }; încă { $left } de pași.
}
mspacman-event-ghost-stepped = { $left ->
    [one] Locul { $seat }: fantoma de la { $origin } la { $to }; încă { $left } pas.
    [few] Locul { $seat }: fantoma de la { $origin } la { $to }; încă { $left } pași.
   *[other] Locul { $seat }: fantoma de la { $origin } la { $to }; încă { $left } de pași.
}
mspacman-event-ate = { $left ->
    [one] Locul { $seat }: bulină mâncată la { $at }; zona { $area } mai are { $left } bulină.
    [few] Locul { $seat }: bulină mâncată la { $at }; zona { $area } mai are { $left } buline.
   *[other] Locul { $seat }: bulină mâncată la { $at }; zona { $area } mai are { $left } de buline.
}
mspacman-event-power-eaten = Locul { $seat } a mâncat superbulina de la { $at }!
mspacman-event-weakened = Fantoma locului { $seat } a devenit slabă ({ $cause ->
    [power] superbulină
    [f2] F2
   *[other] { $cause }
}) și va fi din nou puternică în { $turns ->
    [one] { $turns } tură
    [few] { $turns } ture
   *[other] { $turns } de ture
}.
mspacman-event-recovered = Fantoma locului { $seat } este din nou puternică.
mspacman-event-caught = Locul { $seat } a prins fantoma locului { $ghost } la { $at }.
mspacman-event-ran-into-her = Fantoma slabă a locului { $seat } a dat peste Ms. Pac-Man la { $at }.
mspacman-event-went-home = Fantoma locului { $seat } a mers acasă la { $at } și este din nou puternică.
mspacman-event-extra-turn = Locul { $seat } a primit o tură în plus.
mspacman-event-captured = Locul { $seat } a prins-o pe Ms. Pac-Man a locului { $former } la { $at }.
mspacman-event-bumped = Fantoma locului { $seat } a ajuns pe altă fantomă la { $origin } și a mers mai departe la { $to }.
mspacman-event-won = Locul { $seat } a câștigat: zona { $area } e goală.
mspacman-event-turn-limit = { $turns ->
    [one] S-a ajuns la limita de { $turns } tură. Cele mai puține buline rămase: locul { $winners }.
    [few] S-a ajuns la limita de { $turns } ture. Cele mai puține buline rămase: locul { $winners }.
   *[other] S-a ajuns la limita de { $turns } de ture. Cele mai puține buline rămase: locul { $winners }.
}

area_cleared = În zona câștigătoare nu mai e nicio bulină.
area_cleared-own = În zona ta nu mai e nicio bulină.

mspacman-name = Ms. Pac-Man
mspacman-about = Golește-ți zona de buline. Ms. Pac-Man le mănâncă, iar fantomele o urmăresc. Prinde-o și o joci tu.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man învârte roata, fantomele aruncă zarul. Atâția pași faci.
mspacman-step-2 = Ea mănâncă bulinele. Nu mai e niciuna în zona ta? Ai câștigat!
mspacman-step-3 = Prinde-o cu fantoma ta și o joci tu.

# On the page.
mspacman-guide-chance = Bine ai venit! Golește-ți zona de buline înaintea celorlalți.
mspacman-guide-turn = Atinge o căsuță luminoasă ca să mergi acolo. Nimic nu e hotărât până nu atingi „Mergi”.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] arunci zarul…
       *[somebody] aruncă zarul…
    }
   *[spun] { $who ->
        [you] învârți roata…
       *[somebody] învârte roata…
    }
}
mspacman-todo-begin = Învârte roata pentru a vedea cine începe: numărul cel mai mare joacă Ms. Pac-Man.
mspacman-todo-begin-again = Egalitate: învârte din nou pentru a vedea cine începe.
mspacman-todo-place = Pune-o pe Ms. Pac-Man pe unul dintre cercurile luminoase.
mspacman-todo-spin = Învârte roata pentru Ms. Pac-Man.
mspacman-todo-roll = Aruncă zarul pentru fantoma ta.
mspacman-todo-walk = { $steps ->
    [one] Mută Ms. Pac-Man { $steps } pas. Atinge căsuța următoare.
    [few] Mută Ms. Pac-Man { $steps } pași. Atinge o căsuță luminoasă sau una mai îndepărtată.
   *[other] Mută Ms. Pac-Man { $steps } de pași. Atinge o căsuță luminoasă sau una mai îndepărtată.
}
mspacman-todo-chase = { $steps ->
    [one] Mută-ți fantoma { $steps } pas. Atinge căsuța următoare.
    [few] Mută-ți fantoma { $steps } pași. Atinge o căsuță luminoasă sau una mai îndepărtată.
   *[other] Mută-ți fantoma { $steps } de pași. Atinge o căsuță luminoasă sau una mai îndepărtată.
}
mspacman-todo-bump = Aici e altă fantomă. Alege următoarea căsuță liberă.
mspacman-out-of-reach = { $steps ->
    [one] Prea departe: mai ai { $steps } pas.
    [few] Prea departe: mai ai { $steps } pași.
   *[other] Prea departe: mai ai { $steps } de pași.
}
mspacman-solid = E un zid. Atinge o căsuță din labirint.
mspacman-harm = Ai pierde-o pe Ms. Pac-Man sau fantoma ta, ori ar câștiga altcineva.
mspacman-todo-on = { $steps ->
    [one] Încă { $steps } pas.
    [few] Încă { $steps } pași.
   *[other] Încă { $steps } de pași.
}
mspacman-todo-go = E bine așa? Atinge „Mergi”. Mai poți da înapoi.
mspacman-todo-power = Așa mănânci o superbulină! Atinge „Mergi” sau dă înapoi.
mspacman-todo-caught = Așa prinzi o fantomă! Atinge „Mergi” sau dă înapoi.
mspacman-todo-captured = Așa o prinzi pe Ms. Pac-Man! Atinge „Mergi” sau dă înapoi.
mspacman-todo-lost = Atenție: acolo te prinde cineva. Atinge „Mergi” sau dă înapoi.
mspacman-todo-won = Așa golești o zonă și închei jocul! Atinge „Mergi” sau dă înapoi.
mspacman-todo-given = Atenție: așa golești zona altui jucător, și el câștigă. Atinge „Mergi” sau dă înapoi.
mspacman-spin = Învârte roata
mspacman-roll = Aruncă zarul
mspacman-steps-left = { $left ->
    [one] pas rămas
    [few] pași rămași
   *[other] de pași rămași
}
mspacman-back = Înapoi
mspacman-go = Mergi
mspacman-dots-left = { $left ->
    [one] încă { $left } bulină în zona { $area }
    [few] încă { $left } buline în zona { $area }
   *[other] încă { $left } de buline în zona { $area }
}
mspacman-has-her = joacă Ms. Pac-Man
mspacman-weak-for = slabă, din nou puternică în { $turns ->
    [one] { $turns } tură
    [few] { $turns } ture
   *[other] { $turns } de ture
}
mspacman-has-spun = a nimerit { $face }
mspacman-scene-took-control = este acum Ms. Pac-Man!
mspacman-scene-took-control-you = ești acum Ms. Pac-Man!
mspacman-scene-captured = o prinde pe Ms. Pac-Man!
mspacman-scene-captured-you = o prinzi pe Ms. Pac-Man!
mspacman-scene-extra-turn = învârte din nou!
mspacman-scene-extra-turn-you = învârți din nou!
mspacman-scene-power-eaten = are puterea: toate fantomele sunt slabe!
mspacman-scene-power-eaten-you = ai puterea: toate fantomele sunt slabe!
mspacman-scene-caught = trimite o fantomă acasă!
mspacman-scene-caught-you = trimiți o fantomă acasă!
mspacman-scene-ran-into-her = dă peste Ms. Pac-Man și pleacă acasă!
mspacman-scene-ran-into-her-you = dai peste Ms. Pac-Man și pleci acasă!
mspacman-scene-tied-to-begin = egalitate: învârtiți din nou!
mspacman-scene-won = câștigă: zona e goală!
mspacman-scene-won-you = câștigi: zona ta e goală!
mspacman-grid = Tablă. Săgețile mută pas cu pas; cu Shift doar privesc în jur. Enter merge pe o căsuță, aproape sau departe, și confirmă o mutare terminată; tot el învârte roata și aruncă zarul. N găsește următoarea căsuță la care poți ajunge, Backspace anulează un pas, Escape îi anulează pe toți.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = fantomă: { $name }
mspacman-cell-weak = fantomă slabă: { $name }, din nou puternică în { $turns ->
    [one] { $turns } tură
    [few] { $turns } ture
   *[other] { $turns } de ture
}
mspacman-cell-target = poți merge aici
mspacman-cell-dot = bulină
mspacman-cell-power = superbulină
mspacman-cell-circle = cerc alb
mspacman-cell-exit = ieșire, legată de celelalte ieșiri
mspacman-cell-home = bârlogul { $area }
mspacman-cell-area = zona { $area }
mspacman-cell-solid = zid
mspacman-setup-random = Fantome la întâmplare
mspacman-option-layout = Tablă
mspacman-option-layout-pinwheel = Morișcă
mspacman-option-layout-pinwheel-about = Tabla noastră, la fel din toate părțile.
mspacman-option-layout-for-three = Pentru trei
mspacman-option-layout-for-three-about = Tabla noastră pentru trei jucători, pe care șansele lor sunt cele mai apropiate.
mspacman-option-layout-windmill = Moară de vânt
mspacman-option-layout-windmill-about = Tabla noastră, cu alte coridoare.
mspacman-option-die-faces = Zarul fantomelor
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Roata pentru Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = de la 1 la 6
mspacman-option-start-by = Cine începe
mspacman-option-start-by-spinner = Numărul cel mai mare la roată
mspacman-option-start-by-die = Numărul cel mai mare la zar
mspacman-option-fill-unused-areas = Buline și în zonele nejucate
mspacman-option-dot-on-pickup = Când Ms. Pac-Man e prinsă, dispare și bulina de sub ea
mspacman-option-capture-in-passing = Se poate prinde și pe drum, nu doar la sfârșitul mutării
mspacman-option-bump-can-capture = O fantomă care ajunge pe alta poate merge mai departe pe Ms. Pac-Man
mspacman-option-enter-ghost-space = O fantomă se poate întoarce în propriul bârlog
mspacman-option-power-overrides-f2 = O superbulină le ține slabe mai mult și pe fantomele F2
mspacman-option-power-timer-restart = A doua superbulină ia numărătoarea de la capăt
mspacman-option-extra-turn-chain = O tură în plus poate aduce alta
mspacman-option-circle-choice = Ms. Pac-Man poate fi pusă pe
mspacman-option-circle-choice-free_only = un cerc alb fără fantomă
mspacman-option-circle-choice-any = orice cerc alb
mspacman-option-max-turns = Limita de ture (apoi câștigă cine are cele mai puține buline)

# What somebody does, after their name: “Ada spun 4.”
mspacman-short-spun-to-begin = { $face } pentru a vedea cine începe.
mspacman-short-tied-to-begin = Egalitate. Încearcă din nou: { $seats }.
mspacman-short-took-control = de acum cu Ms. Pac-Man.
mspacman-short-placed = Ms. Pac-Man la { $at }.
mspacman-short-spun = { $face } la roată.
mspacman-short-rolled = { $face } la zar.
mspacman-short-stepped = { $left ->
    [0] Ms. Pac-Man merge la { $to }.
    [one] Ms. Pac-Man merge la { $to }, încă { $left } pas.
    [few] Ms. Pac-Man merge la { $to }, încă { $left } pași.
   *[other] Ms. Pac-Man merge la { $to }, încă { $left } de pași.
}
mspacman-short-ghost-stepped = { $left ->
    [0] fantoma merge la { $to }.
    [one] fantoma merge la { $to }, încă { $left } pas.
    [few] fantoma merge la { $to }, încă { $left } pași.
   *[other] fantoma merge la { $to }, încă { $left } de pași.
}
mspacman-short-ate = { $left ->
    [one] hap la { $at }; zona { $area } mai are { $left } bulină.
    [few] hap la { $at }; zona { $area } mai are { $left } buline.
   *[other] hap la { $at }; zona { $area } mai are { $left } de buline.
}
mspacman-short-power-eaten = o superbulină!
mspacman-short-weakened = fantoma devine slabă ({ $cause ->
    [power] superbulină
    [f2] F2
   *[other] { $cause }
}), din nou puternică în { $turns ->
    [one] { $turns } tură
    [few] { $turns } ture
   *[other] { $turns } de ture
}.
mspacman-short-recovered = fantoma e din nou puternică.
mspacman-short-caught = o fantomă prinsă la { $at }.
mspacman-short-ran-into-her = fantoma slabă dă peste Ms. Pac-Man la { $at }.
mspacman-short-went-home = fantoma merge acasă la { $at } și e din nou puternică.
mspacman-short-extra-turn = o tură în plus!
mspacman-short-captured = Ms. Pac-Man prinsă la { $at }!
mspacman-short-bumped = fantoma merge mai departe de la { $origin } la { $to }.
mspacman-short-won = victorie, zona { $area } e goală!
mspacman-short-turn-limit = { $turns ->
    [one] S-a ajuns la limita de { $turns } tură. Cele mai puține buline rămase: { $winners }.
    [few] S-a ajuns la limita de { $turns } ture. Cele mai puține buline rămase: { $winners }.
   *[other] S-a ajuns la limita de { $turns } de ture. Cele mai puține buline rămase: { $winners }.
}

# In the log, beside the piece of whoever does it; short.
mspacman-note-begin = început: { $face }
mspacman-note-spun = dă { $face }
mspacman-note-rolled = dă { $face }
mspacman-note-placed = la { $at }
mspacman-note-bumped = apoi { $to }
mspacman-note-home = fantoma acasă
mspacman-note-captured = o prinde!
mspacman-note-extra = învârte din nou

## What the coach would do
mspacman-advice-go = Mergi la { $to }.

## Why the coach would do it
mspacman-reason-wins = Așa câștigi jocul!
mspacman-reason-gives = Jocul se termină și câștigă altcineva.
mspacman-reason-captures = O prinzi pe Ms. Pac-Man: apoi o joci tu.
mspacman-reason-lost = Acolo o fantomă o prinde pe Ms. Pac-Man.
mspacman-reason-ran = Fantoma ta slabă dă peste Ms. Pac-Man.
mspacman-reason-catches = Prinde fantoma locului { $seat }.
mspacman-reason-catches-named = îi prinzi fantoma și învârți din nou.
mspacman-reason-power = Mănâncă o superbulină.
mspacman-reason-dot = Scapă zona ta de o bulină.
mspacman-reason-risk = { $percent ->
    [0] Acolo n-o poate prinde nicio fantomă la următoarea aruncare.
   *[other] Șansa ca o fantomă s-o prindă acolo este de { NUMBER($percent) }%.
}
mspacman-reason-near = { $steps ->
    [one] E la un pas de Ms. Pac-Man.
    [few] E la { $steps } pași de Ms. Pac-Man.
   *[other] E la { $steps } de pași de Ms. Pac-Man.
}

# The rules, part by part; loaded when somebody opens the help.
mspacman-help-aim-title = Scopul
mspacman-help-aim = Fiecare jucător are o zonă a tablei, marcată cu fantoma lui. Prima zonă fără buline îl face câștigător pe jucătorul ei, oricine le-ar fi mâncat. Dacă s-a ajuns la limita de ture, câștigă cine are cele mai puține buline rămase.
mspacman-help-areas-title = Zonele
mspacman-help-areas = Fiecare dintre cele patru zone are 17 buline; cea mare este o superbulină. Și zonele pe care nu le joacă nimeni au buline, dar nu pot câștiga.
mspacman-help-start-title = Cine joacă Ms. Pac-Man
mspacman-help-start = Fiecare învârte o dată roata și numărul cel mai mare joacă Ms. Pac-Man; la egalitate se învârte din nou. Ea este pusă pe un cerc alb și mută prima. Ceilalți își joacă fantomele, în sensul acelor de ceasornic.
mspacman-help-walk-title = Mersul
mspacman-help-walk = Ms. Pac-Man învârte roata, fantomele aruncă zarul. Mergi exact atâția pași pe coridoare, niciodată în diagonală sau prin zid. Te poți întoarce și poți folosi o căsuță de două ori.
mspacman-help-dots-title = Bulinele
mspacman-help-dots = Ms. Pac-Man mănâncă o bulină când pleacă de pe căsuța ei, nu când ajunge. Mănâncă bulinele tuturor. Bulinele nu mai apar niciodată.
mspacman-help-meet-title = Întâlnirile
mspacman-help-meet = Pionii se întâlnesc pe fiecare căsuță în care intră, chiar și în trecere. Fantomă puternică și Ms. Pac-Man: ea e prinsă, oricine ar fi mutat. Fantomă slabă și Ms. Pac-Man: fantoma merge acasă și e din nou puternică.
mspacman-help-extra-title = Tură în plus
mspacman-help-extra = Dacă prinde pe drum o fantomă slabă, apoi învârte din nou. Fiecare tură aduce cel mult o tură în plus. Dacă e prinsă în aceeași mutare, nu mai e nicio tură în plus.
mspacman-help-capture-title = Cine o prinde
mspacman-help-capture = Cine o prinde pe Ms. Pac-Man o joacă de acum înainte: o pune pe un cerc alb fără fantomă și joacă imediat. Cine a pierdut-o își primește fantoma înapoi, acasă și puternică.
mspacman-help-power-title = Superbulinele
mspacman-help-power = Când Ms. Pac-Man pleacă de pe o superbulină mare, toate fantomele devin slabe: palide și sașii. Fiecare rămâne slabă o tură a ei. Clepsidra numără turele până e din nou puternică.
mspacman-help-flip-title = F2 pe zar
mspacman-help-flip = Fantoma trece din puternică în slabă sau din slabă în puternică și face 2 pași. După F2 e slabă până la începutul turei sale următoare. O superbulină o ține slabă mai mult, iar a doua ia numărătoarea de la capăt.
mspacman-help-exits-title = Ieșirile
mspacman-help-exits = Cele patru ieșiri de la margine sunt legate: de la oricare la oricare alta e un pas. Nu te poți întoarce pe aceeași. Ieșirile nu au buline.
mspacman-help-doors-title = Bârlogurile
mspacman-help-doors = Fantomele ies din bârlogul lor din mijloc pe ușă, cu un pas. Nimeni nu se întoarce înăuntru pe jos.
mspacman-help-bump-title = Fantomele între ele
mspacman-help-bump = Fantomele trec liber una pe lângă alta. Cea care s-ar opri pe altă fantomă merge mai departe pe următoarea căsuță liberă, nu înapoi de unde a venit; dacă sunt mai multe, alege jucătorul ei.
mspacman-help-touch-title = Pe ecran
mspacman-help-touch = Atinge căsuță cu căsuță sau atinge una mai îndepărtată ca să mergi direct acolo. Nimic nu e hotărât până nu atingi „Mergi”: poți da înapoi oricât. „Drumuri” arată cum ajunge fiecare fantomă la Ms. Pac-Man și cât de probabil e s-o prindă la următoarea aruncare.
mspacman-help-keys-title = La tastatură
mspacman-help-keys = Săgețile mută, Enter confirmă, Backspace anulează un pas, N găsește următoarea căsuță la care poți ajunge.

# The story of a turn: what was done, after a name and joined to a list.
mspacman-deed-spun-to-begin = { $who ->
    [you] ai
   *[somebody] a
} dat { $face } pentru a vedea cine începe
mspacman-deed-took-control = de acum { $who ->
    [you] joci
   *[somebody] joacă
} cu Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] { $who ->
        [you] ai
       *[somebody] a
    } pus-o pe Ms. Pac-Man la { $at }
   *[plain] { $who ->
        [you] ai
       *[somebody] a
    } pus-o pe Ms. Pac-Man pe tablă
}
mspacman-deed-spun = { $who ->
    [you] ai
   *[somebody] a
} dat { $face } la roată
mspacman-deed-rolled = { $who ->
    [you] ai
   *[somebody] a
} dat { $face } cu zarul
mspacman-deed-walked = { $detail ->
    [squares] { $who ->
        [you] ai
       *[somebody] a
    } mutat-o pe Ms. Pac-Man la { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] ai
           *[somebody] a
        } făcut { $steps } pas cu Ms. Pac-Man
        [few] { $who ->
            [you] ai
           *[somebody] a
        } făcut { $steps } pași cu Ms. Pac-Man
       *[other] { $who ->
            [you] ai
           *[somebody] a
        } făcut { $steps } de pași cu Ms. Pac-Man
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] { $who ->
        [you] ai
       *[somebody] a
    } mutat fantoma la { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] ai
           *[somebody] a
        } făcut { $steps } pas cu fantoma
        [few] { $who ->
            [you] ai
           *[somebody] a
        } făcut { $steps } pași cu fantoma
       *[other] { $who ->
            [you] ai
           *[somebody] a
        } făcut { $steps } de pași cu fantoma
    }
}
mspacman-deed-ate = { $count ->
    [one] { $who ->
        [you] ai
       *[somebody] a
    } mâncat { $count } bulină
    [few] { $who ->
        [you] ai
       *[somebody] a
    } mâncat { $count } buline
   *[other] { $who ->
        [you] ai
       *[somebody] a
    } mâncat { $count } de buline
}
mspacman-deed-power = { $who ->
    [you] ai
   *[somebody] a
} slăbit fantomele cu o superbulină
mspacman-deed-weak = acum { $who ->
    [you] ai
   *[somebody] are
} fantoma slabă
mspacman-deed-caught = { $you ->
    [you] ți-a trimis fantoma acasă
   *[other] { $who ->
        [you] ai
       *[somebody] a
    } trimis acasă o fantomă ({ $whom })
}
mspacman-deed-ran-into-her = { $who ->
    [you] ai
   *[somebody] a
} dat peste Ms. Pac-Man cu o fantomă slabă
mspacman-deed-extra-turn = { $who ->
    [you] ai
   *[somebody] are
} o tură în plus
mspacman-deed-captured = { $you ->
    [you] ți-a luat-o pe Ms. Pac-Man
   *[other] { $who ->
        [you] ai
       *[somebody] a
    } luat-o pe Ms. Pac-Man de la { $whom }
}
mspacman-deed-bumped = { $who ->
    [you] ai
   *[somebody] a
} mers mai departe cu fantoma la { $to }
mspacman-deed-won = { $who ->
    [you] ai
   *[somebody] a
} golit zona { $area } și { $who ->
    [you] ai
   *[somebody] a
} câștigat

# What happened to the reader, shown large beside the board; $name is who did it.
mspacman-befalls-captured = { $name } ți-a luat-o pe Ms. Pac-Man!
mspacman-befalls-caught = { $name } ți-a prins fantoma. Pleacă acasă!
mspacman-befalls-ran-into-her = Fantoma ta slabă a dat peste Ms. Pac-Man. Pleacă acasă!
mspacman-score = { $count ->
    [one] 1 bulină
    [few] { $count } buline
   *[other] { $count } de buline
}
