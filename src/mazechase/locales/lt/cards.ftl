error-cards-bonus-only = { $level } lygyje žaidžia ne daugiau kaip { $most } žaidėjai, ne { $players }; daugiau gali žaisti „bonus“ lygyje.
error-cards-bad-token = „{ $text }“ šiame žaidime nieko nereiškia; rašoma taip: draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry arba +dot.
error-cards-bad-card = Šioje kaladėje kortos „{ $text }“ nėra.
error-cards-bad-seat = { $text } vietos čia nėra; vietos yra nuo 1 iki { $players }.
error-cards-bad-position = „{ $text }“ nėra padėtis; rašyk taip: { $form }.
error-cards-bad-hand = „{ $text }“ nėra ranka; kortas rašyk kaip cherry+2dot, o tuščią ranką – kaip -.
error-cards-bad-known = „{ $text }“ nepasako, kas ką žino; rašyk 1>2:apple, jei 1 vieta žino apie obuolį 2 vietos rankoje.
error-cards-deck-extra = Kaladėje lauko „{ $field }“ nėra; jos laukai: source, points, level1 ir level2.
error-cards-deck-source = Kaladei reikia lauko „source“: teksto, kuris pasako, iš kur ji.
error-cards-deck-table = Kaladei reikia lauko „{ $field }“: kortų pavadinimų ir skaičių lentelės.
error-cards-deck-name = points: vaisius negali vadintis „{ $name }“; rašyk nuo 2 iki 16 mažųjų raidžių, bet ne vaiduoklio ar galios kortos vardą.
error-cards-deck-worth = points: „{ $name }“ vertė turi būti sveikasis skaičius nuo { $least } iki { $most }.
error-cards-deck-dot = points: turi būti taškelis (dot), vertas 1.
error-cards-deck-fruit = points: turi būti bent du vaisiai, verti skirtingai taškų.
error-cards-deck-card = { $level }: „{ $name }“ čia nedera; šiame lygyje gali būti { $known }.
error-cards-deck-count = { $level }: „{ $name }“ kortų turi būti sveikasis skaičius nuo 1 iki { $most }.
error-cards-deck-missing = { $level }: trūksta „{ $name }“.
error-cards-deck-no-fruit = { $level }: turi būti bent vienas vaisius.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level }: { $ghosts } vaiduoklio neužtenka; kad kas nors iškristų, jų reikia { $least }.
    [few] { $level }: { $ghosts } vaiduoklių neužtenka; kad kas nors iškristų, jų reikia { $least }.
   *[other] { $level }: { $ghosts } vaiduoklių neužtenka; kad kas nors iškristų, jų reikia { $least }.
}
error-cards-deck-size = { $cards ->
    [one] { $level }: čia { $cards } korta, o kaladėje turi būti { $size }.
    [few] { $level }: čia { $cards } kortos, o kaladėje turi būti { $size }.
   *[other] { $level }: čia { $cards } kortų, o kaladėje turi būti { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2: { $second } vaiduoklio neužtenka; jų turi būti daugiau nei level1, kur jų { $first }.
    [few] level2: { $second } vaiduoklių neužtenka; jų turi būti daugiau nei level1, kur jų { $first }.
   *[other] level2: { $second } vaiduoklių neužtenka; jų turi būti daugiau nei level1, kur jų { $first }.
}
error-cards-place-seats = Žaidėjų skaičius: { $players }. Padėtyje turi būti surašyta kiekvienos vietos būsena, praleidimai, liepimai, ranka ir pasirinkta korta. Vietų: { $players }.
error-cards-place-seat = Dabar tos vietos ėjimas būti negali.
error-cards-place-taken = Ėjimai skaičiuojami tik iki parinkties max_turns.
error-cards-place-reshuffled = Kaladė negali būti permaišyta: parinktis deck_empty to neleidžia.
error-cards-place-deck = Šios kortos ne iš vienos kaladės.
error-cards-place-deck-empty = Kaladė tuščia, todėl niekas negali traukti ir žaidimas turi būti baigtas.
error-cards-place-power-ups = Galios kortos būna tik tarp išmestų kortų, ir nieko kito ten nėra.
error-cards-place-ghosts = Vietos su trimis vaiduokliais yra iškritusios, ir tik paskutinis jų vaiduoklis gali būti perteklinis; visos kitos turi mažiau.
error-cards-place-drawn = Tiek kortų dabar ištraukta būti negali.
error-cards-place-orders = Taip liepta traukti būti negalėjo.
error-cards-place-skips = Tokių praleidžiamų ėjimų būti negalėjo.
error-cards-place-waiting = Išsijungusi ar iškritusi vieta kito ėjimo, kurio lauktų, neturi.
error-cards-place-end = Kai šios vietos išsijungusios ir iškritusios, žaidimas negali būti baigtas arba negali tęstis.
error-cards-place-played = Galios korta { $phase } turi būti ištraukta šiuo ėjimu ir gulėti tarp išmestų.
error-cards-place-nobody = Galios kortai { $phase } reikia kito žaidėjo, kuris neišsijungė ir neiškrito.
error-cards-place-no-ghost = Be vaiduoklio rankoje nėra ko atiduoti.
error-cards-place-drawing = Ta vieta dabar traukti negali.
error-cards-place-picks = Šios kortos išsirinktos būti negali.
error-cards-place-known = To žinoti negalima.
cards-refuse-not-asked = Dabar to daryti negali. Reikia šios galios kortos: { $card }.
cards-refuse-choose-first = Pirma pasirink, ką padarys galios korta: { $card }.
cards-refuse-pass-first = Pirma visi perduoda po kortą: išsirink.
cards-refuse-three-drawn = Jau ištrauktos trys kortos, daugiau per ėjimą negalima.
cards-refuse-enough-drawn = { $number ->
    [one] Šiuo ėjimu reikėjo traukti lygiai { $number } kortą.
    [few] Šiuo ėjimu reikėjo traukti lygiai { $number } kortas.
   *[other] Šiuo ėjimu reikėjo traukti lygiai { $number } kortų.
}
cards-refuse-must-draw = { $number ->
    [one] Pirma šiuo ėjimu turi ištraukti { $number } kortą.
    [few] Pirma šiuo ėjimu turi ištraukti { $number } kortas.
   *[other] Pirma šiuo ėjimu turi ištraukti { $number } kortų.
}
cards-refuse-draw-first = Be kortos ėjimo baigti negali: trauk arba išsijunk.
cards-refuse-not-in-hand = Šioje rankoje nėra kortos: { $card }.
cards-refuse-no-ghost = Atiduoti galima tik vaiduoklį, ne šią kortą: { $card }.
cards-refuse-not-oneself = { $seat } vieta turi rinktis ką nors kitą.
cards-refuse-not-oneself-named = turi rinktis ką nors kitą.
cards-refuse-not-playing = { $seat } vietos rinktis negalima: ji išsijungė arba iškrito.
cards-refuse-not-playing-named = jau nežaidžia, rinktis negalima.
cards-event-turn-began = Prasidėjo { $seat } vietos ėjimas.
cards-event-turn-ordered = { $number ->
    [one] Prasidėjo { $seat } vietos ėjimas; traukti reikia lygiai { $number } kortą.
    [few] Prasidėjo { $seat } vietos ėjimas; traukti reikia lygiai { $number } kortas.
   *[other] Prasidėjo { $seat } vietos ėjimas; traukti reikia lygiai { $number } kortų.
}
cards-event-turn-ended = { $seat } vieta baigė ėjimą.
cards-event-turn-skipped = { $seat } vieta praleido ėjimą.
cards-event-shut-down = { $seat } vieta išsijungė.
cards-event-drew = { $seat } vieta ištraukė: { $card }.
cards-event-drew-unseen = { $seat } vieta ištraukė kortą.
cards-event-turned-up = { $seat } vieta ištraukė galios kortą: { $card }.
cards-event-wasted = { $seat } vieta ištraukė galios kortą, kuri nesuveikė: { $card }.
cards-event-no-target = { $seat } vieta išmetė kortą ({ $card }): nėra ko rinktis.
cards-event-no-ghost = { $seat } vieta išmetė kortą ({ $card }): nėra vaiduoklio, kurį atiduotų.
cards-event-nothing-to-pass = { $seat } vieta išmetė kortą ({ $card }): nėra ko perduoti.
cards-event-gave = { $seat } vieta atidavė vaiduoklį { $to } vietai: { $card }.
cards-event-gave-unseen = { $seat } vieta atidavė vaiduoklį { $to } vietai.
cards-event-swapped = { $seat } vieta sukeitė { $one } ir { $other } vietų kortas.
cards-event-hand-taken = { $seat } vieta pažiūrėjo į naujas kortas: { $hand }.
cards-event-skipping = Dėl { $seat } vietos { $whom } vieta praleis kitą ėjimą.
cards-event-dictated = { $number ->
    [one] { $seat } vieta liepė { $whom } vietai kitu ėjimu traukti { $number } kortą.
    [few] { $seat } vieta liepė { $whom } vietai kitu ėjimu traukti { $number } kortas.
   *[other] { $seat } vieta liepė { $whom } vietai kitu ėjimu traukti { $number } kortų.
}
cards-event-picked = { $seat } vieta išsirinko perduodamą kortą: { $card }.
cards-event-picked-unseen = { $seat } vieta išsirinko perduodamą kortą.
cards-event-passed = { $seat } vieta perdavė kortą { $to } vietai: { $card }.
cards-event-passed-unseen = { $seat } vieta perdavė kortą { $to } vietai.
cards-event-knocked-out = { $seat } vieta iškrito dėl vaiduoklių ir parodė kortas: { $hand }.
cards-event-deck-empty = Kaladė baigėsi. Išsijungia: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] Išmestos ir iškritusiųjų kortos sumaišytos į naują kaladę: { $cards } korta.
    [few] Išmestos ir iškritusiųjų kortos sumaišytos į naują kaladę: { $cards } kortos.
   *[other] Išmestos ir iškritusiųjų kortos sumaišytos į naują kaladę: { $cards } kortų.
}
cards-event-turn-limit = Pasiekta ėjimų riba: { $turns }.
cards-event-ended = Visos kortos atverstos. Taškai pagal vietas: { $points }. Nugalėtojai: { $winners }. Kortos: { $hands }.
cards-short-ended = Visos kortos atverstos. Taškai žaidimo eile: { $points }. Nugalėtojai: { $winners }.
ghost_knockout = Vaiduokliai išmušė visus kitus.
ghost_knockout-you = Tave išmušė vaiduokliai.
ghost_knockout-one = { $name } iškrito.
highest_score = Visi sustojo. Laimi, kas turi daugiausia taškų.
cards-name = Kortos
cards-about = Trauk kortas ir rink taškus, bet laiku sustok: su trimis vaiduokliais rankoje iškrenti.
cards-step-1 = Trauk kortas. Taškeliai ir vaisiai verti taškų.
cards-step-2 = Trys vaiduokliai rankoje – ir tu iškrenti!
cards-step-3 = Sustok laiku ir pasilik taškus. Laimi, kas turi daugiausia.
cards-guide-turn = Labas! Rink taškus, bet dėl trijų vaiduoklių iškrisi. Ištrauk nuo vienos iki trijų kortų ir baik ėjimą. „Išsijungti“ išsaugo taškus visam laikui.
cards-todo = Pasirink, ką darysi.
cards-doing-chance = { $who ->
    [you] trauki kortą…
   *[somebody] traukia kortą…
}
cards-todo-first = Trauk kortą arba išsijunk: sustok ir pasilik taškus.
cards-todo-more = Ištraukta { $drawn } iš { $most }. Trauk dar, baik ėjimą arba išsijunk.
cards-todo-enough = Šiuo ėjimu kortų nebetrauk: baik jį arba išsijunk.
cards-todo-ordered = { $more ->
    [one] Turi ištraukti { $more } kortą.
    [few] Turi ištraukti { $more } kortas.
   *[other] Turi ištraukti { $more } kortų.
}
cards-todo-draw = Bakstelėk kaladę ir gausi kortą.
cards-todo-all-draw = Visi traukia: bakstelėk kaladę ir gausi kortą.
cards-todo-give-card = Bakstelėk vaiduoklį, kurį atiduosi.
cards-todo-give-to = Bakstelėk žaidėją, kuris gaus tavo vaiduoklį.
cards-todo-swap-one = Du žaidėjai keičiasi kortomis. Bakstelėk pirmą. Gali rinktis ir save.
cards-todo-swap-other = Dabar bakstelėk antrą žaidėją arba dar kartą pirmą, jei persigalvojai.
cards-todo-swap-only = Bakstelėk vieną iš dviejų žaidėjų: jie apsikeis kortomis.
cards-todo-skip = Bakstelėk žaidėją, kuris praleis kitą ėjimą.
cards-todo-dictate-whom = Bakstelėk žaidėją, kuriam liepsi traukti. Gali rinktis ir save.
cards-todo-dictate-own = Kiek kortų turėsi traukti?
cards-todo-dictate-number = Kiek kortų trauks { $whom }?
cards-todo-pass-left = Bakstelėk kortą, kurią perduosi į kairę. Gaus { $to }.
cards-wait-choosing = ištraukė kortą „{ $card }“ ir renkasi…
cards-wait-others = ištraukė kortą „{ $card }“. Dabar renkasi: { $names }
cards-draw = Traukti
cards-end = Baigti ėjimą
cards-shut = Išsijungti
cards-shut-sure = Išsijungti visam laikui
cards-back = Atšaukti
cards-show-ways = Rizika
cards-deck = { $count ->
    [one] Kaladė, { $count } korta
    [few] Kaladė, { $count } kortos
   *[other] Kaladė, { $count } kortų
}
cards-discard = Išmesta: { $cards }
cards-count = { $count ->
    [one] { $count } korta
    [few] { $count } kortos
   *[other] { $count } kortų
}
cards-points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
cards-ghosts = Vaiduokliai: { $ghosts } iš { $most }
cards-hand = { $count ->
    [one] Tavo ranka: { $count } korta
    [few] Tavo ranka: { $count } kortos
   *[other] Tavo ranka: { $count } kortų
}
cards-hand-empty = Kortų dar nėra
cards-status-down = išsijungta
cards-status-out = už borto
cards-open-hand = atversta: { $cards }
cards-known = tau žinoma: { $cards }
cards-skips = { $turns ->
    [one] praleidžiamas { $turns } ėjimas
    [few] praleidžiami { $turns } ėjimai
   *[other] praleidžiama { $turns } ėjimų
}
cards-order = turi traukti: { $number }
cards-picked = korta išrinkta
cards-chosen = pasirinkta
cards-choosable = galima rinktis
cards-news-out = per daug vaiduoklių, todėl už borto!
cards-reckoning = Kortos ir taškai
cards-risk-none = Pavojaus dar nėra: dėl vienos kortos neiškrisi.
cards-risk-little = Rizika iškristi maža.
cards-risk-some = Yra šiokia tokia rizika iškristi.
cards-risk-high = Rizika iškristi didelė!
cards-risk-of-ghost = Kita korta – vaiduoklis
cards-risk-of-out = Dėl kitos kortos iškrisi
cards-risk-of-power = Kita korta – galios korta
cards-risk-of-points = Taškų vidurkis
cards-risk-short-ghost = Vaiduoklis
cards-risk-short-out = Iškrisi
cards-risk-short-power = Galia
cards-risk-short-points = Taškai
cards-option-level = Lygis
cards-option-level-1 = 1 lygis
cards-option-level-1-about = „Duok“, „Keisk“ ir „Praleisk“. Švelniausia pradžia.
cards-option-level-2 = 2 lygis
cards-option-level-2-about = „Liepk“, „Visi traukia“, „Į kairę“ ir dar vienas vaiduoklis: audringiau.
cards-option-level-bonus = Papildomas lygis
cards-option-level-bonus-about = Abi kaladės kartu su visomis šešiomis galios kortomis, iki aštuonių žaidėjų.
cards-option-level2-includes-level1 = 2 lygyje yra ir 1 lygio galios kortos
cards-option-red-ghost = Raudonas vaiduoklis – tai
cards-option-red-ghost-one = vienas vaiduoklis
cards-option-red-ghost-two = du vaiduokliai
cards-option-skip-stacks = Praleidimai sumuojasi
cards-option-dictate-self = Gali liepti ir sau
cards-option-dictate-blocks-shutdown = Negali išsijungti, kol neištrauksi tiek kortų, kiek liepta
cards-option-deck = Kaladė
cards-option-deck-home-made = Mūsų pačių
cards-option-deck-home-made-about = Mūsų subalansuota: kas nors visada iškrenta anksčiau, nei ji baigiasi.
cards-option-deck-few-ghosts = Mažai vaiduoklių
cards-option-deck-few-ghosts-about = Vos keli vaiduokliai: žaidžiama ilgiau, kaladė gali baigtis.
cards-option-deck-for-two = Dviem
cards-option-deck-for-two-about = Skirta dviem žaidėjams: vaiduoklių mažiau, todėl žaidimas taip greitai nesibaigia.
cards-option-deck-empty = Kai kaladė baigiasi
cards-option-deck-empty-all_shut_down = visi išsijungia
cards-option-deck-empty-reshuffle_once = vieną kartą permaišoma
cards-option-solo-run = Paskutinis likęs žaidėjas gauna
cards-option-solo-run-unlimited = kiek nori ėjimų
cards-option-solo-run-one_turn = vieną ėjimą
cards-option-max-turns = Ėjimų riba
cards-list = Kaladės kortos: { $cards }
cards-list-ghost = { $units ->
    [one] { $units } vaiduoklis
    [few] atstoja { $units } vaiduoklius
   *[other] atstoja { $units } vaiduoklių
}
cards-list-power = galios korta
cards-list-points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
cards-list-count = kaladėje: { $count }
cards-word-dot = Taškelis
cards-word-cherry = Vyšnia
cards-word-strawberry = Braškė
cards-word-orange = Apelsinas
cards-word-apple = Obuolys
cards-word-melon = Melionas
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Duok
cards-word-swap = Keisk
cards-word-skip = Praleisk
cards-word-dictate = Liepk
cards-word-all-draw = Visi traukia
cards-word-pass-left = Į kairę
cards-short-turn-began = ėjimo pradžia.
cards-short-turn-ordered = { $number ->
    [one] ėjimo pradžia, liepta traukti { $number } kortą.
    [few] ėjimo pradžia, liepta traukti { $number } kortas.
   *[other] ėjimo pradžia, liepta traukti { $number } kortų.
}
cards-short-turn-ended = ėjimo pabaiga.
cards-short-turn-skipped = praleistas ėjimas.
cards-short-shut-down = išsijungta.
cards-short-drew = ištraukta korta: { $card }.
cards-short-drew-unseen = ištraukta korta.
cards-short-turned-up = ištraukta galios korta: { $card }.
cards-short-wasted = ištraukta galios korta, kuri nesuveikė: { $card }.
cards-short-no-target = išmesta korta ({ $card }): nėra ko rinktis.
cards-short-no-ghost = išmesta korta ({ $card }): nėra vaiduoklio, kurį būtų galima atiduoti.
cards-short-nothing-to-pass = išmesta korta ({ $card }): nėra ko perduoti.
cards-short-gave = atiduotas vaiduoklis: { $card } (gavo { $to }).
cards-short-gave-unseen = atiduotas vaiduoklis (gavo { $to }).
cards-short-swapped = sukeistos kortos: { $one } ⇄ { $other }.
cards-short-hand-taken = naujos kortos: { $hand }.
cards-short-skipping = ėjimą praleis { $whom }.
cards-short-dictated = { $number ->
    [one] liepta traukti { $number } kortą (trauks { $whom }).
    [few] liepta traukti { $number } kortas (trauks { $whom }).
   *[other] liepta traukti { $number } kortų (trauks { $whom }).
}
cards-short-picked = išrinkta perduodama korta: { $card }.
cards-short-picked-unseen = išrinkta perduodama korta.
cards-short-passed = perduota korta: { $card } (gavo { $to }).
cards-short-passed-unseen = perduota korta (gavo { $to }).
cards-short-knocked-out = už borto! Kortos: { $hand }.
cards-note-nothing = nesuveikė
cards-note-gave = atiduota: { $card }
cards-note-gave-unseen = atiduotas vaiduoklis
cards-note-passed = perduota: { $card }
cards-note-passed-unseen = perduota korta
cards-note-picked = korta išrinkta
cards-note-swapped = kortos sukeistos
cards-note-dictated = { $number ->
    [one] liepta: { $number } korta
    [few] liepta: { $number } kortos
   *[other] liepta: { $number } kortų
}
cards-note-ended = ėjimas baigtas
cards-advice-draw = Trauk kortą.
cards-advice-end = Baik ėjimą.
cards-advice-shut = Išsijunk.
cards-advice-give = Atiduok: { $from }. Gaus { $to }.
cards-advice-swap = Sukeisk šias kortas: { $from } ir { $to }.
cards-advice-skip = Tegul ėjimą praleidžia { $to }.
cards-advice-dictate = Rinkis: { $from }. Kiek kortų: { $to }.
cards-advice-pass = Perduok: { $to }.
cards-reason-risk = { $percent ->
    [0] Dėl kitos kortos iškristi negali.
   *[other] Tikimybė, kad dėl kitos kortos iškrisi: { NUMBER($percent) } %.
}
cards-reason-points = { $points ->
    [one] Turi { $points } tašką.
    [few] Turi { $points } taškus.
   *[other] Turi { $points } taškų.
}
cards-reason-most = { $seat } vieta turi daugiausia kortų.
cards-reason-most-named = turi daugiau kortų nei kiti tavo varžovai.
cards-reason-ghost = Taip atsikratysi vaiduoklio.
cards-help-aim-title = Tikslas
cards-help-aim = Rink taškus: taškeliai verti 1, vaisiai – daugiau. Kai visi išsijungia, laimi, kas turi daugiausia taškų; jei keli turi po lygiai, jie laimi kartu. Jei visi kiti iškrito, laimi iškart, kad ir ką turėtum.
cards-help-ghosts-title = Trys vaiduokliai
cards-help-ghosts = Su trimis vaiduokliais rankoje iškrenti iškart, net jei ne tavo ėjimas. Taškus prarandi, o tavo kortas pamato visi.
cards-help-turn-title = Tavo ėjimas
cards-help-turn = Trauk iki trijų kortų, po vieną, ir baik ėjimą, kada nori, tik ne be kortos. Kiekviena korta suveikia iškart, dar prieš kitą tavo sprendimą. Tada eina kitas žaidėjas pagal laikrodžio rodyklę.
cards-help-shut-title = Išsijungimas
cards-help-shut = Gali kortos netraukti, o išsijungti: sustoji visam laikui, pasilieki taškus ir lauki pabaigos. Tai galima ir su tuščia ranka.
cards-help-levels-title = Kaladės ir lygiai
cards-help-levels = 1 lygyje yra „Duok“, „Keisk“ ir „Praleisk“, 2 lygyje – „Liepk“, „Visi traukia“ ir „Į kairę“; abu tinka iki keturių žaidėjų. Papildomame lygyje – abi kaladės ir iki aštuonių žaidėjų.
cards-help-power-title = Galios kortos
cards-help-power = Galios korta parodoma visiems, iškart suveikia ir išmetama. Ji niekada neveikia išsijungusių ar iškritusių žaidėjų.
cards-help-give-title = Duok
cards-help-give = Vienas tavo vaiduoklis atitenka kitam žaidėjui ir gali jį išmušti. Jei turi vaiduoklį, privalai atiduoti. Kurį, matote tik judu.
cards-help-swap-title = Keisk
cards-help-swap = Du žaidėjai apsikeičia kortomis; kurie, renkiesi tu (savo kortų keisti neprivalai). Dėl to niekas neiškrenta. Jei liko tik du žaidėjai, jie privalo keistis.
cards-help-skip-title = Praleisk
cards-help-skip = Kitas žaidėjas praleidžia savo kitą ėjimą. Du praleidimai tam pačiam žaidėjui vis tiek kainuoja vieną ėjimą. Paskutinis likęs žaidėjas ėjimo prarasti negali.
cards-help-dictate-title = Liepk
cards-help-dictate = Pasakyk, kiek kortų, nuo 1 iki 3, žaidėjas turi traukti kitu ėjimu, ne daugiau ir ne mažiau. Iki tol jis negali išsijungti. Gali rinktis ir save. Vėlesnis liepimas pakeičia ankstesnį.
cards-help-all-draw-title = Visi traukia
cards-help-all-draw = Visi likę žaidėjai traukia po kortą, o pradedi tu. Taip ištrauktos galios kortos neveikia.
cards-help-pass-left-title = Į kairę
cards-help-pass-left = Visi likę vienu metu išsirenka po kortą, ir ji atitenka kitam žaidėjui kairėje. Vaiduokliai skaičiuojami, kai perduotos visos kortos.
cards-help-end-title = Pabaiga
cards-help-end = Paskutinis likęs žaidėjas gali tęsti vienas, kiek nori. Kai baigiasi kaladė arba pasiekiama ėjimų riba, visi likę laikomi išsijungusiais.
cards-help-secrets-title = Kas ką mato
cards-help-secrets = Savo kortas matai tik tu; kiek jų turi, mato visi. Jei korta anksčiau buvo tavo, vis dar matai ją atverstą prie žaidėjo, kuris ją dabar turi. „Rizika“ skaičiuoja tik tai, ką gali žinoti.
cards-help-touch-title = Vienas įrenginys visiems
cards-help-touch = Viename įrenginyje ekranas paslepia kortas, kai tavo ėjimas baigiasi. Žaidžiant telefonais, vienas ekranas rodo stalą, o kortas kiekvienas mato savo telefone.
cards-help-keys-title = Klaviatūra
cards-help-keys = Tab ir Enter; D traukia, E baigia ėjimą, Escape atšaukia pasirinkimą.
cards-deed-drew = ištraukta: { $cards }
cards-deed-drew-unseen = { $count ->
    [one] ištraukta { $count } korta
    [few] ištrauktos { $count } kortos
   *[other] ištraukta { $count } kortų
}
cards-deed-turned-up = sužaista: { $card }
cards-deed-nothing = nesuveikė: { $card }
cards-deed-gave = { $you ->
    [you] tau atiduotas vaiduoklis
   *[other] atiduotas vaiduoklis (gavo { $whom })
}
cards-deed-passed = { $you ->
    [you] tau perduota: { $card }
   *[other] perduota: { $card } (gavo { $whom })
}
cards-deed-all-passed = visi perdavė po kortą į kairę
cards-deed-swapped = { $you ->
    [you] apsikeista kortomis su tavimi
   *[other] apsikeista kortomis ({ $whom })
}
cards-deed-swapped-two = sukeistos šių žaidėjų kortos: { $one } ir { $other }
cards-deed-skipping = { $you ->
    [you] tau teks praleisti ėjimą
   *[other] ėjimą praleis { $whom }
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] tau liepta traukti { $number } kortą
        [few] tau liepta traukti { $number } kortas
       *[other] tau liepta traukti { $number } kortų
    }
   *[other] { $number ->
        [one] liepta traukti { $number } kortą (trauks { $whom })
        [few] liepta traukti { $number } kortas (trauks { $whom })
       *[other] liepta traukti { $number } kortų (trauks { $whom })
    }
}
cards-deed-turn-skipped = praleistas ėjimas
cards-deed-shut-down = išsijungta
cards-deed-knocked-out = už borto dėl vaiduoklių
cards-deed-shown = visos kortos atverstos
cards-deed-ended = ėjimas baigtas
cards-befalls-knocked-out = Per daug vaiduoklių: tu iškrenti!
cards-befalls-swapped = { $name } apsikeitė su tavimi kortomis!
cards-befalls-swapped-two = { $name } sukeitė tavo kortas! Naująsias iki šiol turėjo { $with }.
cards-befalls-gave = { $name } davė tau vaiduoklį: { $card }
cards-befalls-skipping = { $name } privertė tave praleisti kitą ėjimą!
cards-befalls-dictated = { $number ->
    [one] { $name } liepia: kitu ėjimu turi traukti { $number } kortą!
    [few] { $name } liepia: kitu ėjimu turi traukti { $number } kortas!
   *[other] { $name } liepia: kitu ėjimu turi traukti { $number } kortų!
}
cards-series-points = { $target ->
    [one] Kortų vakaras: iki { $target } taško
    [few] Kortų vakaras: iki { $target } taškų
   *[other] Kortų vakaras: iki { $target } taškų
}
cards-score = { $count ->
    [one] { $count } taškas
    [few] { $count } taškai
   *[other] { $count } taškų
}
