error-cards-bonus-only = Nivelul { $level } este pentru cel mult { $most } jucători, nu { $players }; la nivelul „bonus” pot fi mai mulți.

error-cards-bad-token = „{ $text }” nu este un semn al acestui joc; semnele arată ca draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry sau +dot.
error-cards-bad-card = În acest pachet nu există cartea „{ $text }”.
error-cards-bad-seat = Aici nu există locul { $text }; locurile sunt de la 1 la { $players }.
error-cards-bad-position = „{ $text }” nu este o poziție; scrie-o așa: { $form }.
error-cards-bad-hand = „{ $text }” nu este o mână; scrie cărțile ca cherry+2dot, iar o mână goală ca -.
error-cards-bad-known = „{ $text }” nu spune cine ce știe; scrie 1>2:apple dacă locul 1 știe de un măr în mâna 2.

error-cards-deck-extra = Un pachet nu are câmpul „{ $field }”; câmpurile lui sunt source, points, level1 și level2.
error-cards-deck-source = Un pachet are nevoie de „source”, un text care spune de unde vine.
error-cards-deck-table = Un pachet are nevoie de „{ $field }”, un tabel de nume de cărți și numere.
error-cards-deck-name = points: „{ $name }” nu poate fi numele unui fruct; folosește între 2 și 16 litere mici și nu numele unei fantome sau al unei puteri.
error-cards-deck-worth = points: „{ $name }” trebuie să valoreze un număr întreg de la { $least } la { $most }.
error-cards-deck-dot = points: trebuie să fie o bulină (dot), cu valoarea 1.
error-cards-deck-fruit = points: trebuie să fie cel puțin două fructe cu valori diferite.
error-cards-deck-card = { $level }: „{ $name }” nu are ce căuta aici; acest nivel poate avea { $known }.
error-cards-deck-count = { $level }: „{ $name }” trebuie să fie un număr întreg de cărți de la 1 la { $most }.
error-cards-deck-missing = { $level }: lipsește „{ $name }”.
error-cards-deck-no-fruit = { $level }: trebuie să fie cel puțin un fruct.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level }: { $ghosts } fantomă nu ajunge; e nevoie de { $least } ca să scoată pe cineva din joc.
    [few] { $level }: { $ghosts } fantome nu ajung; e nevoie de { $least } ca să scoată pe cineva din joc.
   *[other] { $level }: { $ghosts } de fantome nu ajung; e nevoie de { $least } ca să scoată pe cineva din joc.
}
error-cards-deck-size = { $cards ->
    [one] { $level }: există { $cards } carte; un pachet are { $size }.
    [few] { $level }: există { $cards } cărți; un pachet are { $size }.
   *[other] { $level }: există { $cards } de cărți; un pachet are { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2: { $second } fantomă nu ajunge; e nevoie de mai multe decât în level1, care are { $first }.
    [few] level2: { $second } fantome nu ajung; e nevoie de mai multe decât în level1, care are { $first }.
   *[other] level2: { $second } de fantome nu ajung; e nevoie de mai multe decât în level1, care are { $first }.
}

error-cards-place-seats = O poziție pentru { $players } jucători cuprinde starea, turele pierdute, ordinele, mâinile și alegerile pentru { $players } locuri.
error-cards-place-seat = Nu poate fi rândul acelui loc.
error-cards-place-taken = Turele se numără doar până la opțiunea max_turns.
error-cards-place-reshuffled = Pachetul nu putea fi amestecat din nou: opțiunea deck_empty nu permite.
error-cards-place-deck = Aceste cărți nu vin dintr-un singur pachet.
error-cards-place-deck-empty = Pachetul e gol, deci nimeni nu poate trage și jocul trebuie să fie terminat.
error-cards-place-power-ups = Puterile sunt în teancul de cărți jucate și nicăieri altundeva, iar acolo nu e nimic altceva.
error-cards-place-ghosts = Locurile cu trei fantome sunt afară din joc și doar ultima lor fantomă poate fi în plus; toate celelalte au mai puține.
error-cards-place-drawn = Acum nu se puteau trage atâtea cărți.
error-cards-place-orders = Aceste ordine de a trage nu se puteau da.
error-cards-place-skips = Aceste ture pierdute nu se puteau da.
error-cards-place-waiting = Un loc care a spus stop sau e afară din joc nu are o tură următoare de așteptat.
error-cards-place-end = Cu aceste locuri oprite și afară din joc, jocul nu poate fi terminat sau nu poate continua.
error-cards-place-played = Puterea { $phase } trebuie să fi fost trasă în această tură și să fie în teancul de cărți jucate.
error-cards-place-nobody = Puterea { $phase } are nevoie de alt jucător care nu a spus stop și nu e afară din joc.
error-cards-place-no-ghost = Fără o fantomă în mână, nu e ce dărui.
error-cards-place-drawing = Acel loc nu poate trage acum.
error-cards-place-picks = Aceste cărți nu se puteau alege.
error-cards-place-known = Asta nu se poate ști.

cards-refuse-not-asked = Nu poți face asta acum. Ai nevoie de această putere: { $card }.
cards-refuse-choose-first = Alege întâi ce face puterea ta: { $card }.
cards-refuse-pass-first = Întâi fiecare dă mai departe o carte: alege una.
cards-refuse-three-drawn = Ai tras trei cărți, iar într-o tură nu se trag mai multe.
cards-refuse-enough-drawn = { $number ->
    [one] În această tură trebuia să tragi exact { $number } carte.
    [few] În această tură trebuia să tragi exact { $number } cărți.
   *[other] În această tură trebuia să tragi exact { $number } de cărți.
}
cards-refuse-must-draw = { $number ->
    [one] În această tură trebuie întâi să tragi { $number } carte.
    [few] În această tură trebuie întâi să tragi { $number } cărți.
   *[other] În această tură trebuie întâi să tragi { $number } de cărți.
}
cards-refuse-draw-first = Nu-ți poți încheia tura fără o carte: trage una sau spune stop.
cards-refuse-not-in-hand = În acea mână nu e { $card }.
cards-refuse-no-ghost = Poți dărui doar o fantomă, nu { $card }.
cards-refuse-not-oneself = Locul { $seat } trebuie să aleagă pe altcineva.
cards-refuse-not-oneself-named = trebuie ales altcineva.
cards-refuse-not-playing = Locul { $seat } a spus stop sau e afară din joc și nu poate fi ales.
cards-refuse-not-playing-named = nu se poate alege, a spus stop sau e afară din joc.

cards-event-turn-began = A început tura locului { $seat }.
cards-event-turn-ordered = { $number ->
    [one] A început tura locului { $seat }, cu exact { $number } carte de tras.
    [few] A început tura locului { $seat }, cu exact { $number } cărți de tras.
   *[other] A început tura locului { $seat }, cu exact { $number } de cărți de tras.
}
cards-event-turn-ended = Locul { $seat } și-a încheiat tura.
cards-event-turn-skipped = Locul { $seat } a stat o tură.
cards-event-shut-down = Locul { $seat } a spus stop.
cards-event-drew = Locul { $seat } a tras { $card }.
cards-event-drew-unseen = Locul { $seat } a tras o carte.
cards-event-turned-up = Locul { $seat } a tras o putere: { $card }.
cards-event-wasted = Locul { $seat } a tras o putere fără efect: { $card }.
cards-event-no-target = Locul { $seat } a renunțat la { $card }: nu e pe cine alege.
cards-event-no-ghost = Locul { $seat } a renunțat la { $card }: nu e ce fantomă dărui.
cards-event-nothing-to-pass = Locul { $seat } a renunțat la { $card }: nu e ce da mai departe.
cards-event-gave = Locul { $seat } a dăruit o fantomă locului { $to }: { $card }.
cards-event-gave-unseen = Locul { $seat } a dăruit o fantomă locului { $to }.
cards-event-swapped = Locul { $seat } a schimbat între ele mâinile locurilor { $one } și { $other }.
cards-event-hand-taken = Locul { $seat } s-a uitat la mâna nouă: { $hand }.
cards-event-skipping = Locul { $seat } a făcut ca locul { $whom } să stea tura următoare.
cards-event-dictated = { $number ->
    [one] Locul { $seat } îi ordonă locului { $whom } să tragă { $number } carte în tura următoare.
    [few] Locul { $seat } îi ordonă locului { $whom } să tragă { $number } cărți în tura următoare.
   *[other] Locul { $seat } îi ordonă locului { $whom } să tragă { $number } de cărți în tura următoare.
}
cards-event-picked = Locul { $seat } a ales o carte de dat mai departe: { $card }.
cards-event-picked-unseen = Locul { $seat } a ales o carte de dat mai departe.
cards-event-passed = Locul { $seat } i-a dat o carte locului { $to }: { $card }.
cards-event-passed-unseen = Locul { $seat } i-a dat o carte locului { $to }.
cards-event-knocked-out = Locul { $seat } e afară din joc din cauza fantomelor și și-a arătat mâna: { $hand }.
cards-event-deck-empty = Pachetul e gol. Spun stop: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] Cărțile jucate și mâinile celor afară din joc s-au amestecat într-un pachet nou de { $cards } carte.
    [few] Cărțile jucate și mâinile celor afară din joc s-au amestecat într-un pachet nou de { $cards } cărți.
   *[other] Cărțile jucate și mâinile celor afară din joc s-au amestecat într-un pachet nou de { $cards } de cărți.
}
cards-event-turn-limit = S-a ajuns la limita de ture: { $turns }.
cards-event-ended = Toate mâinile s-au arătat. Puncte pe locuri: { $points }. Câștigă: { $winners }. Mâinile: { $hands }.
cards-short-ended = Toate mâinile sunt arătate. Puncte în ordinea jocului: { $points }. Câștigă: { $winners }.

ghost_knockout = Fantomele i-au scos din joc pe toți ceilalți.
ghost_knockout-you = Ești afară din joc.
ghost_knockout-one = { $name } e afară din joc.
highest_score = Toți s-au oprit. Câștigă cine are cele mai multe puncte.

# On the page.
cards-name = Jocul de cărți
cards-about = Trage cărți ca să aduni puncte, dar oprește-te la timp: cu trei fantome în mână ești afară din joc.
cards-step-1 = Trage cărți. Bulinele și fructele aduc puncte.
cards-step-2 = Trei fantome în mână, și ești afară din joc!
cards-step-3 = Oprește-te la timp ca să-ți păstrezi punctele. Câștigă cine are cele mai multe.
cards-guide-turn = Bine ai venit! Adună puncte, dar trei fantome te scot din joc. Trage una până la trei cărți, apoi încheie-ți tura. „Stop” îți păstrează punctele pentru totdeauna.
cards-todo = Alege ce faci.
cards-doing-chance = { $who ->
    [you] tragi o carte…
   *[somebody] trage o carte…
}
cards-todo-first = Trage o carte sau spune stop: te oprești și îți păstrezi punctele.
cards-todo-more = { $drawn } din { $most } trase. Mai trage, încheie tura sau spune stop.
cards-todo-enough = Gata cu cărțile în această tură: încheie-o sau spune stop.
cards-todo-ordered = { $more ->
    [one] Trebuie să tragi { $more } carte.
    [few] Trebuie să tragi { $more } cărți.
   *[other] Trebuie să tragi { $more } de cărți.
}
cards-todo-draw = Atinge pachetul ca să-ți iei cartea.
cards-todo-all-draw = Trag toți: atinge pachetul ca să-ți iei cartea.
cards-todo-give-card = Atinge fantoma pe care vrei s-o dăruiești.
cards-todo-give-to = Atinge jucătorul care primește fantoma ta.
cards-todo-swap-one = Doi jucători își schimbă mâinile. Atinge-l pe primul. Poți fi și tu unul dintre ei.
cards-todo-swap-other = Acum atinge-l pe al doilea sau din nou pe primul ca să anulezi.
cards-todo-swap-only = Atinge unul dintre cei doi jucători: își schimbă mâinile.
cards-todo-skip = Atinge jucătorul care stă o tură.
cards-todo-dictate-whom = Atinge jucătorul care primește ordinul tău. Poți fi tu.
cards-todo-dictate-own = Câte cărți trebuie să tragi?
cards-todo-dictate-number = Câte cărți trebuie să tragă { $whom }?
cards-todo-pass-left = Atinge cartea de dat la stânga. O primește: { $to }.
# What the others read while a power-up takes effect, after the name of whoever drew it.
cards-wait-choosing = a tras { $card } și alege…
cards-wait-others = carte trasă: { $card }. Acum aleg: { $names }
cards-draw = Trage
cards-end = Încheie tura
cards-shut = Stop
cards-shut-sure = Stop, definitiv
cards-back = Anulează
cards-show-ways = Risc
cards-deck = { $count ->
    [one] Pachet, { $count } carte
    [few] Pachet, { $count } cărți
   *[other] Pachet, { $count } de cărți
}
cards-discard = Jucate: { $cards }
cards-count = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
cards-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
cards-ghosts = Fantome: { $ghosts } din { $most }
cards-hand = { $count ->
    [one] Mâna ta: { $count } carte
    [few] Mâna ta: { $count } cărți
   *[other] Mâna ta: { $count } de cărți
}
cards-hand-empty = Nicio carte încă
cards-status-down = stop
cards-status-out = afară
cards-open-hand = arătat: { $cards }
cards-known = știi de: { $cards }
cards-skips = { $turns ->
    [one] stă o tură
    [few] stă { $turns } ture
   *[other] stă { $turns } de ture
}
cards-order = trebuie să tragă: { $number }
cards-picked = a ales o carte
cards-chosen = ales
cards-choosable = se poate alege
cards-news-out = afară din joc, prea multe fantome!
cards-reckoning = Mâini și puncte
cards-risk-none = Niciun pericol încă: o carte nu te poate scoate din joc.
cards-risk-little = Risc mic de a ieși din joc.
cards-risk-some = Risc mediu de a ieși din joc.
cards-risk-high = Risc mare de a ieși din joc!
cards-risk-of-ghost = Următoarea carte e o fantomă
cards-risk-of-out = Următoarea carte te scoate din joc
cards-risk-of-power = Următoarea carte e o putere
cards-risk-of-points = Puncte în medie
cards-risk-short-ghost = Fantomă
cards-risk-short-out = Afară
cards-risk-short-power = Putere
cards-risk-short-points = Puncte

cards-option-level = Nivel
cards-option-level-1 = Nivelul 1
cards-option-level-1-about = Cadou, Schimb și Stai o tură. Cel mai blând început.
cards-option-level-2 = Nivelul 2
cards-option-level-2-about = Ordin, Trag toți și La stânga, și încă o fantomă: mai zbuciumat.
cards-option-level-bonus = Nivel bonus
cards-option-level-bonus-about = Amândouă pachetele împreună, cu toate cele șase puteri, până la opt jucători.
cards-option-level2-includes-level1 = Nivelul 2 are și puterile nivelului 1
cards-option-red-ghost = Fantoma roșie se numără ca
cards-option-red-ghost-one = o fantomă
cards-option-red-ghost-two = două fantome
cards-option-skip-stacks = Turele sărite se adună
cards-option-dictate-self = Îți poți da ordin și ție
cards-option-dictate-blocks-shutdown = Nu poți spune stop până nu ai tras cărțile ordonate
cards-option-deck = Pachet
cards-option-deck-home-made = Făcut în casă
cards-option-deck-home-made-about = Echilibrat de noi: cineva iese mereu din joc înainte să se termine pachetul.
cards-option-deck-few-ghosts = Puține fantome
cards-option-deck-few-ghosts-about = Doar câteva fantome: jocurile sunt mai lungi, iar pachetul se poate termina.
cards-option-deck-for-two = Pentru doi
cards-option-deck-for-two-about = Făcut pentru doi jucători: sunt mai puține fantome, așa că jocul nu se termină prea repede.
cards-option-deck-empty = Când se termină pachetul
cards-option-deck-empty-all_shut_down = toți spun stop
cards-option-deck-empty-reshuffle_once = cărțile jucate se amestecă o dată
cards-option-solo-run = Ultimul jucător rămas în joc are
cards-option-solo-run-unlimited = câte ture vrea
cards-option-solo-run-one_turn = o tură
cards-option-max-turns = Limita de ture
cards-list = Cărțile din pachet: { $cards }
cards-list-ghost = { $units ->
    [one] o fantomă
    [few] se numără ca { $units } fantome
   *[other] se numără ca { $units } de fantome
}
cards-list-power = putere
cards-list-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
cards-list-count = { $count } în pachet

# The cards by name.
cards-word-dot = Bulină
cards-word-cherry = Cireașă
cards-word-strawberry = Căpșună
cards-word-orange = Portocală
cards-word-apple = Măr
cards-word-melon = Pepene
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Cadou
cards-word-swap = Schimb
cards-word-skip = Stai o tură
cards-word-dictate = Ordin
cards-word-all-draw = Trag toți
cards-word-pass-left = La stânga

# What somebody does, after their name: “Ada drew a card.”
cards-short-turn-began = început de tură.
cards-short-turn-ordered = { $number ->
    [one] început de tură, cu { $number } carte de tras.
    [few] început de tură, cu { $number } cărți de tras.
   *[other] început de tură, cu { $number } de cărți de tras.
}
cards-short-turn-ended = sfârșit de tură.
cards-short-turn-skipped = tură pierdută.
cards-short-shut-down = stop!
cards-short-drew = carte trasă, { $card }.
cards-short-drew-unseen = o carte trasă.
cards-short-turned-up = putere trasă, { $card }.
cards-short-wasted = putere fără efect, { $card }.
cards-short-no-target = { $card } fără efect, nu e pe cine alege.
cards-short-no-ghost = { $card } fără efect, nu e ce fantomă dărui.
cards-short-nothing-to-pass = { $card } fără efect, nu e ce da mai departe.
cards-short-gave = o fantomă ({ $card }) pentru { $to }.
cards-short-gave-unseen = o fantomă pentru { $to }.
cards-short-swapped = mâini schimbate, { $one } ⇄ { $other }.
cards-short-hand-taken = mână nouă, { $hand }.
cards-short-skipping = { $whom } stă o tură.
cards-short-dictated = { $number ->
    [one] ordin pentru { $whom }: { $number } carte de tras.
    [few] ordin pentru { $whom }: { $number } cărți de tras.
   *[other] ordin pentru { $whom }: { $number } de cărți de tras.
}
cards-short-picked = carte aleasă pentru vecin, { $card }.
cards-short-picked-unseen = carte aleasă pentru vecin.
cards-short-passed = o carte ({ $card }) pentru { $to }.
cards-short-passed-unseen = o carte pentru { $to }.
cards-short-knocked-out = afară din joc! Mâna: { $hand }.

# In the log, beside the piece of whoever does it; short.
cards-note-nothing = fără efect
cards-note-gave = dăruiește { $card }
cards-note-gave-unseen = dăruiește o fantomă
cards-note-passed = dă { $card }
cards-note-passed-unseen = dă o carte
cards-note-picked = carte aleasă
cards-note-swapped = schimbă mâinile
cards-note-dictated = { $number ->
    [one] ordin: { $number } carte
    [few] ordin: { $number } cărți
   *[other] ordin: { $number } de cărți
}
cards-note-ended = încheie tura

## What the coach would do
cards-advice-draw = Trage o carte.
cards-advice-end = Încheie-ți tura.
cards-advice-shut = Spune stop.
cards-advice-give = Dăruiește { $from }. Primește: { $to }.
cards-advice-swap = Schimbă aceste mâini: { $from } și { $to }.
cards-advice-skip = Să stea o tură: { $to }.
cards-advice-dictate = Alege { $from }. Câte cărți: { $to }.
cards-advice-pass = Dă mai departe { $to }.

## Why the coach would do it
cards-reason-risk = { $percent ->
    [0] Următoarea carte nu te poate scoate din joc.
   *[other] Șansa ca următoarea carte să te scoată din joc este de { NUMBER($percent) }%.
}
cards-reason-points = { $points ->
    [one] Ai un punct.
    [few] Ai { $points } puncte.
   *[other] Ai { $points } de puncte.
}
cards-reason-most = Locul { $seat } are cele mai multe cărți.
cards-reason-most-named = mai multe cărți decât ceilalți rivali ai tăi.
cards-reason-ghost = Te scapă de o fantomă.

# The rules, part by part; loaded when somebody opens the help.
cards-help-aim-title = Scopul
cards-help-aim = Adună puncte: bulinele valorează 1, fructele mai mult. Când toți au spus stop, câștigă cine are cele mai multe puncte; la egalitate se câștigă împreună. Dacă toți ceilalți sunt afară din joc, câștigi imediat, orice ai avea în mână.
cards-help-ghosts-title = Trei fantome
cards-help-ghosts = Cu trei fantome în mână ești imediat afară din joc, chiar dacă nu e rândul tău. Îți pierzi punctele și toată lumea îți vede cărțile.
cards-help-turn-title = Rândul tău
cards-help-turn = Tragi până la trei cărți, una câte una, și îți închei tura când vrei, dar nu fără o carte. Fiecare carte își face efectul înainte să te hotărăști din nou. Apoi e rândul următorului jucător, în sensul acelor de ceasornic.
cards-help-shut-title = Spune stop
cards-help-shut = În loc să tragi, poți spune stop: te oprești definitiv, îți păstrezi punctele și privești restul. Poți face asta chiar și cu mâna goală.
cards-help-levels-title = Pachete și niveluri
cards-help-levels = Nivelul 1 are Cadou, Schimb și Stai o tură; nivelul 2 are Ordin, Trag toți și La stânga; amândouă, până la patru jucători. Nivelul bonus folosește ambele pachete, până la opt jucători.
cards-help-power-title = Puterile
cards-help-power = O putere se arată tuturor, își face efectul imediat și se pune deoparte. Nu îi atinge niciodată pe cei care au spus stop sau sunt afară din joc.
cards-help-give-title = Cadou
cards-help-give = Una dintre fantomele tale ajunge la alt jucător și îl poate scoate din joc. Dacă ai o fantomă, trebuie să dăruiești una. Doar voi doi vedeți care.
cards-help-swap-title = Schimb
cards-help-swap = Doi jucători își schimbă mâinile; tu alegi cine, și nu trebuie neapărat să fii tu. Nimeni nu iese din joc din asta. Dacă au mai rămas doar doi jucători, trebuie să schimbe.
cards-help-skip-title = Stai o tură
cards-help-skip = Alt jucător stă tura următoare. De două ori pe același jucător costă tot o singură tură. Ultimul jucător rămas nu poate pierde o tură.
cards-help-dictate-title = Ordin
cards-help-dictate = Spui câte cărți, de la 1 la 3, trebuie să tragă un jucător în tura următoare, nici mai multe, nici mai puține. Înainte de asta nu poate spune stop. Poți fi și tu. Un ordin nou îl înlocuiește pe cel vechi.
cards-help-all-draw-title = Trag toți
cards-help-all-draw = Toți cei rămași în joc trag o carte, începând cu tine. Puterile trase așa nu fac nimic.
cards-help-pass-left-title = La stânga
cards-help-pass-left = Toți cei rămași în joc aleg o carte, în același timp, și ea trece la următorul jucător din stânga. Fantomele se numără după ce au trecut toate cărțile.
cards-help-end-title = Sfârșitul
cards-help-end = Ultimul jucător rămas poate continua singur cât vrea. Când se termină pachetul sau s-a ajuns la limita de ture, toți cei rămași în joc se socotesc ca și cum ar fi spus stop.
cards-help-secrets-title = Cine ce vede
cards-help-secrets = Doar tu îți vezi cărțile; toți văd câte ai. Dacă o carte a venit de la tine, o vezi în continuare pe față lângă jucătorul care o are acum. „Risc” socotește doar ce poți ști.
cards-help-touch-title = Pe un singur dispozitiv
cards-help-touch = Pe un singur dispozitiv, ecranul îți ascunde cărțile când ți s-a terminat tura. Cu telefoane, un ecran arată masa, iar fiecare își ține cărțile pe telefonul lui.
cards-help-keys-title = La tastatură
cards-help-keys = Tab și Enter; D trage, tasta E încheie tura, Escape anulează o alegere.

# The story of a turn: what was done, after a name and joined to a list.
cards-deed-drew = { $who ->
    [you] ai
   *[somebody] a
} tras { $cards }
cards-deed-drew-unseen = { $count ->
    [one] { $who ->
        [you] ai
       *[somebody] a
    } tras o carte
    [few] { $who ->
        [you] ai
       *[somebody] a
    } tras { $count } cărți
   *[other] { $who ->
        [you] ai
       *[somebody] a
    } tras { $count } de cărți
}
cards-deed-turned-up = { $who ->
    [you] ai
   *[somebody] a
} jucat { $card }
cards-deed-nothing = nu { $who ->
    [you] ai
   *[somebody] a
} putut folosi { $card }
cards-deed-gave = { $you ->
    [you] ți-a dat o fantomă
   *[other] { $who ->
        [you] ai
       *[somebody] a
    } dat o fantomă (primește { $whom })
}
cards-deed-passed = { $you ->
    [you] ți-a dat { $card }
   *[other] { $who ->
        [you] ai
       *[somebody] a
    } dat { $card } (primește { $whom })
}
cards-deed-all-passed = fiecare a dat o carte la stânga
cards-deed-swapped = { $you ->
    [you] a schimbat mâna cu tine
   *[other] { $who ->
        [you] ai
       *[somebody] a
    } schimbat mâna cu { $whom }
}
cards-deed-swapped-two = { $who ->
    [you] ai
   *[somebody] a
} schimbat mâinile acestea: { $one } și { $other }
cards-deed-skipping = { $you ->
    [you] te-a pus să stai o tură
   *[other] { $who ->
        [you] ai
       *[somebody] a
    } pus un jucător să stea o tură ({ $whom })
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] ți-a ordonat să tragi { $number } carte
        [few] ți-a ordonat să tragi { $number } cărți
       *[other] ți-a ordonat să tragi { $number } de cărți
    }
   *[other] { $number ->
        [one] { $who ->
            [you] ai
           *[somebody] a
        } ordonat să se tragă { $number } carte (trage { $whom })
        [few] { $who ->
            [you] ai
           *[somebody] a
        } ordonat să se tragă { $number } cărți (trage { $whom })
       *[other] { $who ->
            [you] ai
           *[somebody] a
        } ordonat să se tragă { $number } de cărți (trage { $whom })
    }
}
cards-deed-turn-skipped = { $who ->
    [you] ai
   *[somebody] a
} pierdut o tură
cards-deed-shut-down = { $who ->
    [you] ai
   *[somebody] a
} spus stop
cards-deed-knocked-out = { $who ->
    [you] ai
   *[somebody] a
} ieșit din joc din cauza fantomelor
cards-deed-shown = toate mâinile sunt arătate
cards-deed-ended = { $who ->
    [you] ai
   *[somebody] a
} încheiat tura

# What happened to the reader, shown large beside the board; $name is who did it.
cards-befalls-knocked-out = Prea multe fantome: ești afară din joc!
cards-befalls-swapped = { $name } a schimbat mâna cu tine!
cards-befalls-swapped-two = { $name } ți-a schimbat mâna! Cea nouă vine de la { $with }.
cards-befalls-gave = { $name } ți-a dăruit o fantomă: { $card }
cards-befalls-skipping = { $name } te face să stai tura următoare!
cards-befalls-dictated = { $number ->
    [one] { $name } spune: în tura următoare trebuie să tragi { $number } carte!
    [few] { $name } spune: în tura următoare trebuie să tragi { $number } cărți!
   *[other] { $name } spune: în tura următoare trebuie să tragi { $number } de cărți!
}
cards-series-points = { $target ->
    [one] Seară de cărți: primul la un punct
    [few] Seară de cărți: primul la { $target } puncte
   *[other] Seară de cărți: primul la { $target } de puncte
}
cards-score = { $count ->
    [one] 1 punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
