error-marbles-bad-token = „{ $text }” nu este nici o mutare ca 4c6:b6,c6 sau 3e5>g7, nici o alegere ca -, take, leave, @c4, from2 sau pay1, nici o aruncare ca *36.
error-marbles-bad-cell = „{ $text }” nu este un loc de pe această tablă.
error-marbles-bad-list = „{ $text }” numește un loc de două ori.
error-marbles-bad-task = „{ $text }” nu este o decizie care poate fi în așteptare.
error-marbles-bad-position = „{ $text }” nu este o poziție; scrie-o așa: { $form }.
error-marbles-place-seats = O poziție pentru { $players } jucători cuprinde Pac-Manii, tăvițele și bilele galbene pentru { $players } locuri și pentru niciun altul.
error-marbles-place-ghosts = Fiecare fantomă trebuie să fie la start sau pe o gropiță, niciodată amândouă pe aceeași; scrie-o întâi pe cea de pe locul mai jos.
error-marbles-place-marbles = Trebuie să fie 72 de bile albe, în gropițe simple și în tăvițe, și 4 galbene, pe inele, păstrate sau de dat înapoi; niciuna sub un Pac-Man.
error-marbles-place-pieces = Fiecare Pac-Man trebuie să fie singur pe o gropiță sau acasă, și nu pe o fantomă.
error-marbles-place-dice = Pot rămâne cel mult două zaruri de la 1 la 6, întâi cel mai mic; ultimul aparține unui pion.
error-marbles-place-taken = Turele se numără doar până la opțiunea max_turns.
error-marbles-place-over = Nu mai sunt bile albe, deci nu poate rămâne un zar de jucat.
error-marbles-place-stuck = Niciun pion nu poate muta cu aceste zaruri, deci tura s-ar fi terminat.
error-marbles-place-owed = E o bilă galbenă de dat înapoi și un inel este gol, deci ar fi deja la loc.
error-marbles-place-todo = Aici nu e de luat o asemenea decizie.
error-marbles-place-rolls = Se aruncă pentru a vedea cine începe doar în poziția de start, un loc după altul.

error-marbles-board-field = O tablă are nevoie de „{ $field }”, ca text.
error-marbles-board-extra = O tablă nu are câmpul „{ $field }”.
error-marbles-board-waives = O tablă poate renunța doar la { $known }, nu la „{ $field }”.
error-marbles-board-game = Această tablă este pentru „{ $field }”, nu pentru bile.
error-marbles-board-c1 = C1: o tablă are nevoie de 72 de gropițe simple și de 4 cu inel; aceasta are { $plain } și { $ringed }.
error-marbles-board-c3 = C3: o tablă are nevoie de o singură casă { $mark }; aceasta are { $count }.
error-marbles-board-c4 = C4: casa { $place } trebuie să fie pe un drum între două sau mai multe gropițe și lângă nimic altceva.
error-marbles-board-c6 = C6, C12: o fantomă trebuie să poată ajunge la { $place } fără case sau treceri.
error-marbles-board-c7 = C7: startul fantomelor, un singur bloc de =, trebuie să fie în mijlocul tablei.
error-marbles-board-c8 = C8: startul fantomelor are nevoie de cel puțin două ieșiri, toate spre gropițe; acesta are { $count }.
error-marbles-board-c10 = C10: o tablă are nevoie de cel puțin trei treceri; aceasta are { $count }.
error-marbles-board-c11 = C11: trecerea de la { $place } trebuie să fie la margine, lângă o gropiță a ei care duce spre interior.
error-marbles-board-c14 = C14: la start nu există o mutare întreagă de { $count } din casa { $place }.
error-marbles-board-c19 = C19: tabla trebuie să arate la fel din fiecare casă, rotită sau în oglindă.
error-marbles-board-c21 = C21: fiecare gropiță are nevoie de două gropițe vecine, iar în medie de 2,6 drumuri ({ $place }).
error-marbles-board-openings = Pe un server, o tablă poate avea cel mult atâtea treceri: { $most }; aceasta are { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] Hotărăște întâi ce faci cu bila de sub fantomă.
    [ring] Pune întâi bila galbenă înapoi pe un inel.
    [reward] Alege întâi de la cine iei bile.
   *[pay] Alege întâi cu ce bile plătești.
}
marbles-refuse-not-asked = Nu trebuie să hotărăști asta acum.
marbles-refuse-not-a-ring = Acolo nu e un inel portocaliu.
marbles-refuse-ring-occupied = Acel inel nu e gol: pe el e o bilă sau un pion.
marbles-refuse-not-oneself = Ia-ți răsplata de la alt jucător, nu de la tine.
marbles-refuse-nothing-to-take = Locul { $seat } nu are bile de luat.
marbles-refuse-nothing-to-take-named = nimic de luat, tăvița e goală.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Aici nu poți plăti cu { $yellow } bilă galbenă.
    [few] Aici nu poți plăti cu { $yellow } bile galbene.
   *[other] Aici nu poți plăti cu { $yellow } de bile galbene.
}
marbles-refuse-no-pass = Un pion care poate muta trebuie să mute. Poți doar alege să nu înghiți o fantomă.
marbles-refuse-pac-has-moved = Pac-Man a mutat deja; celălalt zar este pentru o fantomă.
marbles-refuse-ghost-has-moved = O fantomă a mutat deja; celălalt zar este pentru Pac-Man.
marbles-refuse-no-such-die = Niciun zar nu arată { $die }; mai sunt de jucat: { $dice }.
marbles-refuse-start-closed = Nimeni nu poate merge pe startul fantomelor.
marbles-refuse-say-which-way = Pac-Man poate ajunge acolo cu { $die }: alege acel zar, apoi drumul.
marbles-refuse-say-which-die = Acea fantomă poate ajunge acolo cu { $die }: alege acel zar.
marbles-refuse-other-marbles = Pac-Man poate ajunge acolo, dar pe niciun drum nu înghite exact aceste bile: le înghite pe toate cele peste care trece.
marbles-refuse-occupied = Acolo e deja alt Pac-Man.
marbles-refuse-occupied-named = locul e deja ocupat!
marbles-refuse-no-privilege = Acolo e o fantomă și ai nevoie de o bilă galbenă ca s-o înghiți.
marbles-refuse-home-closed = Pac-Man poate trece prin acea casă, dar nu se poate opri acolo.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] E o fantomă în drum.
        [few] Amândouă fantomele sunt în drum.
       *[other] Amândouă fantomele sunt în drum.
    }
   *[pieces] { $count ->
        [one] E alt Pac-Man în drum.
        [few] Alți pioni sunt în drum.
       *[other] Alți pioni sunt în drum.
    }
}
marbles-refuse-blocked-named = peste un Pac-Man nu se poate sări.
marbles-refuse-no-turning-back = Pac-Man ar trebui să se întoarcă din drum, și nu poate.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Prea aproape: ai dat { $die } și trebuie să faci exact { $die } pas.
        [few] Prea aproape: ai dat { $die } și trebuie să faci exact { $die } pași.
       *[other] Prea aproape: ai dat { $die } și trebuie să faci exact { $die } de pași.
    }
   *[other] Prea aproape: ai dat { $other } și { $die } și trebuie să faci exact atâția pași.
}
marbles-refuse-go-on = Nicio fantomă nu poate face o mutare întreagă, așa că una merge cât poate. Acolo nu se poate opri încă.
marbles-refuse-too-far = { $other ->
    [0] Prea departe: ai dat { $die }.
   *[other] Prea departe: ai dat { $other } și { $die }.
}
marbles-refuse-no-ghost = Acolo nu e nicio fantomă. Alege întâi o fantomă.
marbles-refuse-pac-must-move = Așa Pac-Man ar rămâne fără mutare. Alege altă mutare.
marbles-refuse-ghost-no-home = Fantomele nu pot intra într-o casă.
marbles-refuse-ghost-on-ghost = Cealaltă fantomă e deja acolo.
marbles-refuse-pac-in-the-way = E un Pac-Man în drum, iar o fantomă care întâlnește unul se oprește acolo.
marbles-refuse-pac-in-the-way-named = o fantomă nu trece de un Pac-Man, se oprește acolo.
marbles-refuse-ghost-in-the-way = Cealaltă fantomă e în drum.
marbles-refuse-ghost-no-turning = Fantoma ar trebui să se întoarcă din drum (regula casei: fantomele nu se întorc).
marbles-refuse-ghost-no-tunnel = Fantoma ar trebui să iasă de pe tablă, și fantomele nu pot.

marbles-event-rolled = Locul { $seat } a dat { $low } și { $high }.
marbles-event-roll-tied = Locurile { $seats } au dat { $total } fiecare și aruncă din nou.
marbles-event-begins = Locul { $seat } începe cu { $total }.
marbles-event-stepped = Locul { $seat }: Pac-Man de la { $origin } la { $to }.
marbles-event-crossed = Locul { $seat }: Pac-Man a ieșit de pe tablă la { $origin } și s-a întors la { $to }.
marbles-event-gobbled = Locul { $seat } a înghițit bila { $colour ->
    [white] albă
    [yellow] galbenă
   *[other] { $colour }
} de la { $at }; în tăviță: { $tray }, pe tablă: { $left }.
marbles-event-ghost-gobbled = Locul { $seat } a înghițit fantoma de la { $at }, care s-a întors la { $to }.
marbles-event-left-under = Locul { $seat } a lăsat bila de la { $at }.
marbles-event-prowled = Locul { $seat } a mutat o fantomă de la { $origin } la { $to }.
marbles-event-captured = Fantoma locului { $seat } a prins locul { $whom } la { $at } și l-a trimis acasă la { $home }.
marbles-event-paid = { $rule ->
    [house] Locul { $seat } a plătit locului { $to }: { $white } albe, { $yellow } galbene (regula casei: bilele galbene se păstrează).
   *[book] Locul { $seat } a plătit locului { $to }: { $white } albe, { $yellow } galbene.
}
marbles-event-privilege-lost = { $count ->
    [one] Locul { $seat } a pierdut { $count } bilă galbenă.
    [few] Locul { $seat } a pierdut { $count } bile galbene.
   *[other] Locul { $seat } a pierdut { $count } de bile galbene.
}
marbles-event-returned = Locul { $seat } a pus o bilă galbenă înapoi la { $at }.
marbles-event-waits = Niciun inel nu e gol, așa că locul { $seat } păstrează bila galbenă folosită până se golește unul.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Locul { $seat }: Pac-Man nu a avut o mutare întreagă cu zarul rămas și a stat pe loc (regula casei: se poate alege așa).
       *[book] Locul { $seat }: Pac-Man nu a avut o mutare întreagă și a stat pe loc.
    }
    [ghost] Locul { $seat } nu a avut o mutare întreagă pentru o fantomă.
    [both] Locul { $seat } nu a putut muta nici Pac-Man, nici o fantomă.
   *[other] Locul { $seat }: { $piece }
}
marbles-event-stayed = Locul { $seat } nu a înghițit fantoma și a stat pe loc.
marbles-event-cleared = Ultima bilă albă a dispărut. Bile albe pe locuri: { $trays }. Locuri câștigătoare: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] S-a ajuns la limita de { $turns } tură.
    [few] S-a ajuns la limita de { $turns } ture.
   *[other] S-a ajuns la limita de { $turns } de ture.
} Bile albe pe locuri: { $trays }. Locuri câștigătoare: { $winners }.

marbles_cleared = Nu mai sunt bile albe; câștigă cine are cele mai multe.

# On the page.
marbles-name = Bilele
marbles-about = Înghite cele mai multe bile și trimite fantomele, care sunt ale tuturor, după rivalii tăi.
marbles-step-1 = Arunci două zaruri: unul îți mută Pac-Manul, celălalt o fantomă.
marbles-step-2 = Pac-Man înghite toate bilele din drum. Câștigă cine are cele mai multe.
marbles-step-3 = Prinde un rival cu o fantomă și primești două bile de la el.
marbles-guide-chance = Bine ai venit! Înghite mai multe bile albe decât ceilalți.
marbles-guide-turn = Un zar îți mută Pac-Manul, celălalt o fantomă. Atinge un loc ca să vezi drumul, apoi „Mergi”.
marbles-todo = Atinge un loc luminos.
marbles-todo-chance = Atinge zarurile ca să le arunci.
marbles-doing-chance = { $who ->
    [you] arunci zarurile…
   *[somebody] aruncă zarurile…
}
marbles-todo-begin = Aruncă pentru a vedea cine începe: începe cine dă mai mult.
marbles-todo-begin-again = Egalitate: aruncă din nou pentru a vedea cine începe.
marbles-solid = Aici nu e nimic. Atinge un loc luminos.
marbles-harm = Așa îți trimiți propriul Pac-Man acasă.
marbles-setup-random = Colțuri de start la întâmplare
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Alege unde merge Pac-Man. Sau atinge celălalt zar ori o fantomă.
       *[ghost] Alege unde merge o fantomă. Sau atinge celălalt zar ori Pac-Manul.
    }
   *[second] { $piece ->
        [pac] Alege unde merge Pac-Man.
       *[ghost] { $origins ->
            [one] Alege unde merge fantoma.
            [few] Alege unde merge o fantomă. Atinge o fantomă ca să-i vezi doar mutările ei.
           *[other] Alege unde merge o fantomă. Atinge o fantomă ca să-i vezi doar mutările ei.
        }
    }
}
marbles-todo-go = Atinge din nou același loc ca să mergi acolo sau atinge altul.
marbles-todo-way = Sunt mai multe drumuri. Alege unul, apoi atinge „Mergi”.
marbles-todo-task = { $kind ->
    [under] E o bilă sub fantomă. O iei?
    [ring] Pune la loc bila galbenă folosită: atinge un inel gol.
    [reward] Răsplata ta: de la cine iei bile?
   *[pay] Cu ce bile plătești?
}
marbles-roll = Aruncă zarurile
marbles-rolling = Zarurile se rostogolesc…
marbles-dice = Zaruri
marbles-die = { $piece ->
    [pac] { $face }, pentru Pac-Man
    [ghost] { $face }, pentru o fantomă
   *[none] { $face }
}
marbles-die-played = jucat
marbles-movers = Ce pion mută
marbles-move-pac = Mută Pac-Man
marbles-move-ghost = Mută o fantomă
marbles-answers = Alegerile tale
marbles-pay = Albe: { $white }, galbene: { $yellow }
marbles-take = Ia-o
marbles-leave = Las-o
marbles-stay = Rămâi, nu înghite
marbles-ways = Drumuri posibile
marbles-way = Drumul { $n }: { $white } albe, { $yellow } galbene
marbles-go = Mergi
marbles-tray = Bile albe: { $white }. Bile galbene, câte o fantomă fiecare: { $held }. Bile galbene de pus la loc: { $owed }.
marbles-left = { $count ->
    [one] încă { $count } bilă
    [few] încă { $count } bile
   *[other] încă { $count } de bile
}
marbles-held-is = Bilă galbenă: cu ea poți înghiți o fantomă
marbles-owed-is = O bilă galbenă care se întoarce de îndată ce un inel e gol
marbles-show-ways = Pericol
marbles-grid = Tablă. Săgețile trec de la o gropiță la alta, N sare la următorul loc pe care îl poți alege, Enter merge acolo. P Pac-Man, G fantomă, D celălalt zar, W alt drum, R aruncă.
marbles-cell-home = casă: { $name }
marbles-cell-no-home = casă nefolosită
marbles-cell-start = startul fantomelor
marbles-cell-ring = inel portocaliu
marbles-cell-opening = trecere
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] o fantomă
    [few] { $ghosts } fantome
   *[other] { $ghosts } de fantome
}
marbles-cell-white = bilă albă
marbles-cell-yellow = bilă galbenă
marbles-cell-spot = poți alege aici
marbles-cell-end = { $ways ->
    [one] poți merge aici, bile: { $marbles }
    [few] poți merge aici pe { $ways } drumuri, bile: { $marbles }
   *[other] poți merge aici pe { $ways } de drumuri, bile: { $marbles }
}
marbles-cell-range = { $least } până la { $most }
marbles-cell-end-ghost = { $ways ->
    [one] o fantomă poate merge aici
    [few] oricare fantomă poate merge aici
   *[other] oricare fantomă poate merge aici
}
marbles-cell-end-harm = o fantomă poate merge aici, dar ți-ar trimite propriul Pac-Man acasă
marbles-option-layout = Tablă
marbles-option-layout-corners = Patru colțuri
marbles-option-layout-corners-about = Tabla noastră: câte o casă în fiecare colț, patru treceri, nicio fundătură.
marbles-option-layout-trees = Copaci
marbles-option-layout-trees-about = Tabla noastră, cu fundături ca ramurile unui copac.
marbles-option-unused-home = Case nefolosite
marbles-option-unused-home-closed_to_stop = se poate trece prin ele
marbles-option-unused-home-free = te poți opri acolo
marbles-option-must-move-if-possible = Nu îți poți bloca propriul Pac-Man cu o fantomă
marbles-option-home-counts = O casă din drum se numără ca un pas
marbles-option-ghost-may-reverse = Fantomele se pot întoarce în timpul mutării
marbles-option-ghost-partial = Dacă nicio fantomă nu poate face o mutare întreagă, una merge cât poate
marbles-option-pay-with-yellow = Plata cu bile galbene
marbles-option-pay-with-yellow-false = niciodată
marbles-option-pay-with-yellow-victim_choice = la alegerea celui care plătește
marbles-option-lose-privilege-when-hit = Dacă te prinde o fantomă, îți pierzi bilele galbene
marbles-option-marble-under-ghost = O bilă de sub o fantomă înghițită
marbles-option-marble-under-ghost-auto = e înghițită și ea
marbles-option-marble-under-ghost-ask = poate fi lăsată
marbles-option-privilege-stacks = Cu fiecare bilă galbenă poți înghiți o fantomă
marbles-option-same-move-gobble = Bilele galbene au efect imediat
marbles-option-gobble-ends-turn = Când înghiți o fantomă, tura ta se termină
marbles-option-end-timing = Ultima bilă albă încheie jocul
marbles-option-end-timing-at_once = imediat
marbles-option-end-timing-after_move = după acea mutare
marbles-option-end-timing-after_turn = după acea tură
marbles-option-max-turns = Limita de ture

# What somebody does, after their name: “Ada rolled 2 and 5.”
marbles-short-rolled = { $low } și { $high } la zaruri.
marbles-short-roll-tied = Egalitate la { $total }. Aruncă din nou: { $seats }.
marbles-short-begins = prima tură, cu { $total }.
marbles-short-stepped = Pac-Man la { $to }.
marbles-short-crossed = ieșire la { $origin } și întoarcere la { $to }.
marbles-short-gobbled = bilă { $colour ->
    [white] albă
   *[yellow] galbenă
} înghițită la { $at }; albe în tăviță: { $tray }, pe tablă: { $left }.
marbles-short-ghost-gobbled = fantomă înghițită la { $at }! Se întoarce la { $to }.
marbles-short-left-under = bilă lăsată la { $at }.
marbles-short-prowled = o fantomă de la { $origin } la { $to }.
marbles-short-captured = o fantomă îl prinde la { $at } pe Pac-Man ({ $whom }). Acasă la { $home }!
marbles-short-captured-own = ups, propriul Pac-Man trimis de la { $at } acasă la { $home }!
marbles-short-paid = { $rule ->
    [house] plată către { $to }. Albe: { $white }, galbene: { $yellow } (regula casei: bilele galbene se păstrează).
   *[book] plată către { $to }. Albe: { $white }, galbene: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] { $count } bilă galbenă pierdută.
    [few] { $count } bile galbene pierdute.
   *[other] { $count } de bile galbene pierdute.
}
marbles-short-returned = bila galbenă înapoi la { $at }.
marbles-short-waits = bila galbenă folosită așteaptă: niciun inel nu e gol.
marbles-short-cleared = Ultima bilă albă a dispărut. Bile albe în ordinea jocului: { $trays }. Câștigă: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] S-a ajuns la limita de { $turns } tură.
    [few] S-a ajuns la limita de { $turns } ture.
   *[other] S-a ajuns la limita de { $turns } de ture.
} Bile albe în ordinea jocului: { $trays }. Câștigă: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] nicio mutare întreagă pentru Pac-Man cu zarul rămas (regula casei: se poate alege așa).
       *[book] nicio mutare întreagă pentru Pac-Man.
    }
    [ghost] nicio mutare întreagă pentru o fantomă.
   *[both] nici Pac-Man, nici o fantomă nu pot muta.
}
marbles-short-stayed = fantoma scapă, pionul stă pe loc.

# In the log, beside the piece of whoever does it; short.
marbles-note-rolled = dă { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 bilă
    [few] { $count } bile
   *[other] { $count } de bile
}
marbles-note-captured = prins!
marbles-note-captured-own = al său, acasă
marbles-note-ghost = înghite o fantomă
marbles-note-pays = plătește { $count }
marbles-note-gets = primește { $count }
marbles-note-returned = înapoi la { $at }
marbles-note-stays = rămâne

## What the coach would do
marbles-advice-go = Mută Pac-Man la { $to }.
marbles-advice-prowl = Mută fantoma de la { $from } la { $to }.
marbles-advice-stay = Rămâi pe loc.
marbles-advice-under = { $to ->
    [take] Ia bila.
   *[other] Lasă bila.
}
marbles-advice-ring = Pune bila la { $to }.
marbles-advice-rob = Ia de la jucătorul de la { $to }.
marbles-advice-pay = { $to ->
    [pay0] Plătește cu bile albe.
   *[other] Plătește cu bile galbene.
}

## Why the coach would do it
marbles-reason-own = Îți trimite propriul Pac-Man acasă.
marbles-reason-captures = Prinde Pac-Manul locului { $seat }.
marbles-reason-captures-named = Pac-Man prins.
marbles-reason-ghost = Înghite o fantomă.
marbles-reason-yellow = Înghite o bilă galbenă.
marbles-reason-marbles = { $count ->
    [one] Înghite o bilă.
    [few] Înghite { $count } bile.
   *[other] Înghite { $count } de bile.
}
marbles-reason-danger = Acolo te poate prinde o fantomă la { NUMBER($percent) }% din aruncări.
marbles-reason-safe = Acolo nicio fantomă nu te poate prinde la următoarea aruncare.

# The rules, part by part; loaded when somebody opens the help.
marbles-help-aim-title = Scopul
marbles-help-aim = Câștigă cine are cele mai multe bile albe; la egalitate se câștigă împreună. Jocul se termină în clipa în care ultima bilă albă dispare de pe tablă sau la limita de ture. Bilele galbene nu se numără.
marbles-help-start-title = Cine începe
marbles-help-start = Fiecare aruncă o dată și începe cine dă mai mult; la egalitate, acei jucători aruncă din nou. Fiecare Pac-Man pornește de acasă, amândouă fantomele din mijloc.
marbles-help-turn-title = Rândul tău
marbles-help-turn = Arunci amândouă zarurile. Unul îți mută Pac-Manul, celălalt una dintre fantome. Tu hotărăști care e al cui și cine mută întâi. O dublă nu are nimic special.
marbles-help-must-title = Trebuie să muți
marbles-help-must = Un pion care poate muta trebuie să mute; unul care nu își poate folosi zarul rămâne. Alegi liber zarurile și ordinea, chiar dacă apoi Pac-Man nu mai poate muta. Nu trebuie niciodată să înghiți o fantomă.
marbles-help-walk-title = Drumul lui Pac-Man
marbles-help-walk = Pac-Man merge exact cât arată zarul, nu se întoarce niciodată direct înapoi și înghite toate bilele peste care trece. Poți trece de două ori printr-o gropiță.
marbles-help-blocked-title = Drum blocat
marbles-help-blocked = Nimeni nu sare peste un pion și nu ajunge pe alt Pac-Man. Te blochează și fantomele, dacă nu ai o bilă galbenă ca să înghiți una.
marbles-help-home-title = Casele
marbles-help-home = Acasă nu te poate prinde nimeni. O casă din drum se numără ca un pas. Poți încheia în casa ta și poți trece prin celelalte, dar nu te poți opri acolo.
marbles-help-openings-title = Trecerile
marbles-help-openings = Săgețile albe sunt treceri: ieși pe una și intri pe oricare alta. Traversarea nu costă niciun pas. Nu te poți opri afară și nu te poți întoarce pe aceeași; un pion aflat imediat înăuntru închide trecerea.
marbles-help-ghosts-title = Fantomele
marbles-help-ghosts = Amândouă fantomele sunt ale tuturor. O fantomă merge exact cât arată zarul ei, fără să se întoarcă. Lasă bilele unde sunt, nu intră în case sau treceri, nu trece de cealaltă fantomă și nu se mai întoarce la mijloc.
marbles-help-catch-title = Prinderea
marbles-help-catch = O fantomă care întâlnește un Pac-Man se oprește acolo, chiar dacă mai are pași. Acel Pac-Man merge acasă, iar jucătorul lui plătește două bile albe, sau câte are, celui care a mutat fantoma.
marbles-help-own-title = Propriul tău Pac-Man
marbles-help-own = O fantomă poate ajunge chiar și pe propriul tău Pac-Man: el merge acasă și nimeni nu plătește. O astfel de mutare are un semn de avertizare și te întrebăm întâi.
marbles-help-yellow-title = Bilele galbene
marbles-help-yellow = Cu fiecare bilă galbenă pe care o ai poți înghiți o fantomă, chiar în mutarea în care ai luat-o. Cât timp poți, fantomele sunt palide. Bilele galbene îți rămân și când te prinde cineva.
marbles-help-gobble-title = Înghite o fantomă
marbles-help-gobble = Mergi pe o fantomă, cu oricâți pași până la numărul de pe zar: acolo se termină mutarea ta. Fantoma se întoarce la mijloc, iei bila de sub ea și două bile albe de la un jucător ales de tine. Apoi se joacă celălalt zar.
marbles-help-rings-title = Înapoi pe inel
marbles-help-rings = Bila galbenă folosită se întoarce pe un inel portocaliu gol, ales de tine. Dacă niciunul nu e gol, așteaptă. Apoi o poate lua oricine din nou.
marbles-help-touch-title = Pe ecran
marbles-help-touch = Atinge un cerc ca să vezi drumul și atinge-l din nou ca să mergi. Cercurile mari aduc cel mai mult; un cerc dublu înseamnă că sunt mai multe drumuri: alege unul sub tablă. Atinge un zar ca să-l folosești pentru pionul ales; atinge Pac-Manul sau o fantomă ca să le alegi. Cercurile fantomelor sunt punctate. „Pericol” arată cât de probabil e ca o fantomă să prindă fiecare Pac-Man.

# The story of a turn: what was done, after a name and joined to a list.
marbles-deed-rolled = { $who ->
    [you] ai
   *[somebody] a
} dat { $low } și { $high }
marbles-deed-begins = { $who ->
    [you] ai
   *[somebody] are
} prima tură
marbles-deed-walked = { $detail ->
    [squares] l-{ $who ->
        [you] ai
       *[somebody] a
    } mutat pe Pac-Man la { $to }
   *[plain] l-{ $who ->
        [you] ai
       *[somebody] a
    } mutat pe Pac-Man
}
marbles-deed-ate = { $count ->
    [one] { $who ->
        [you] ai
       *[somebody] a
    } înghițit { $count } bilă
    [few] { $who ->
        [you] ai
       *[somebody] a
    } înghițit { $count } bile
   *[other] { $who ->
        [you] ai
       *[somebody] a
    } înghițit { $count } de bile
}
marbles-deed-yellow = { $count ->
    [one] { $who ->
        [you] ai
       *[somebody] a
    } luat o bilă galbenă (pentru o fantomă)
    [few] { $who ->
        [you] ai
       *[somebody] a
    } luat { $count } bile galbene (pentru fantome)
   *[other] { $who ->
        [you] ai
       *[somebody] a
    } luat { $count } de bile galbene (pentru fantome)
}
marbles-deed-prowled = { $detail ->
    [squares] { $who ->
        [you] ai
       *[somebody] a
    } mutat o fantomă de la { $origin } la { $to }
   *[plain] { $who ->
        [you] ai
       *[somebody] a
    } mutat o fantomă
}
marbles-deed-gobbled-ghost = { $who ->
    [you] ai
   *[somebody] a
} înghițit o fantomă
marbles-deed-captured = { $you ->
    [you] te-a trimis acasă
   *[other] { $who ->
        [you] ai
       *[somebody] a
    } trimis acasă un jucător ({ $whom })
}
marbles-deed-captured-own = { $own ->
    [you] { $who ->
        [you] ai
       *[somebody] a
    } trimis acasă propriul tău Pac-Man
   *[other] a trimis acasă propriul Pac-Man
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] ți-a luat { $count } bilă
        [few] ți-a luat { $count } bile
       *[other] ți-a luat { $count } de bile
    }
   *[other] { $count ->
        [one] { $who ->
            [you] ai
           *[somebody] a
        } luat { $count } bilă de la { $whom }
        [few] { $who ->
            [you] ai
           *[somebody] a
        } luat { $count } bile de la { $whom }
       *[other] { $who ->
            [you] ai
           *[somebody] a
        } luat { $count } de bile de la { $whom }
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] ți-a plătit { $count } bilă
        [few] ți-a plătit { $count } bile
       *[other] ți-a plătit { $count } de bile
    }
   *[other] { $count ->
        [one] { $who ->
            [you] ai
           *[somebody] a
        } plătit { $count } bilă (primește { $whom })
        [few] { $who ->
            [you] ai
           *[somebody] a
        } plătit { $count } bile (primește { $whom })
       *[other] { $who ->
            [you] ai
           *[somebody] a
        } plătit { $count } de bile (primește { $whom })
    }
}
marbles-deed-lost = { $count ->
    [one] { $who ->
        [you] ai
       *[somebody] a
    } pierdut o bilă galbenă
    [few] { $who ->
        [you] ai
       *[somebody] a
    } pierdut { $count } bile galbene
   *[other] { $who ->
        [you] ai
       *[somebody] a
    } pierdut { $count } de bile galbene
}
marbles-deed-returned = { $detail ->
    [squares] { $who ->
        [you] ai
       *[somebody] a
    } pus o bilă galbenă înapoi la { $at }
   *[plain] { $who ->
        [you] ai
       *[somebody] a
    } pus la loc o bilă galbenă
}
marbles-deed-stood = { $piece ->
    [pac] nu { $who ->
        [you] ai
       *[somebody] a
    } putut muta Pac-Manul
    [ghost] nu { $who ->
        [you] ai
       *[somebody] a
    } putut muta o fantomă
   *[both] nu { $who ->
        [you] ai
       *[somebody] a
    } putut muta nimic
}
marbles-deed-cleared = ultima bilă albă a dispărut
marbles-deed-stayed = { $who ->
    [you] ai
   *[somebody] a
} rămas pe loc
marbles-deed-waits = mai { $who ->
    [you] ai
   *[somebody] are
} de pus la loc bila galbenă (!)

# What happened to the reader, shown large beside the board; $name is who did it.
marbles-befalls-captured = { $name } te-a trimis acasă!
marbles-befalls-captured-own = Ți-ai trimis propriul Pac-Man acasă!
marbles-befalls-paid = { $count ->
    [one] { $name } ți-a luat { $count } bilă!
    [few] { $name } ți-a luat { $count } bile!
   *[other] { $name } ți-a luat { $count } de bile!
}
marbles-befalls-lost = { $count ->
    [one] Ți-ai pierdut bila galbenă!
    [few] Ți-ai pierdut cele { $count } bile galbene!
   *[other] Ți-ai pierdut cele { $count } de bile galbene!
}
marbles-score = { $count ->
    [one] 1 bilă
    [few] { $count } bile
   *[other] { $count } de bile
}
