error-marbles-bad-token = „{ $text }“ nėra nei ėjimas, pvz., 4c6:b6,c6 ar 3e5>g7, nei pasirinkimas, pvz., -, take, leave, @c4, from2 ar pay1, nei metimas, pvz., *36.
error-marbles-bad-cell = „{ $text }“ nėra šios lentos langelis.
error-marbles-bad-list = „{ $text }“ tą patį langelį mini du kartus.
error-marbles-bad-task = „{ $text }“ nėra sprendimas, kurio gali būti laukiama.
error-marbles-bad-position = „{ $text }“ nėra padėtis; rašyk taip: { $form }.
error-marbles-place-seats = Žaidėjų skaičius: { $players }. Padėtyje turi būti kiekvienos vietos Pac-Man, dėklas ir geltoni rutuliukai, o kitų vietų būti negali. Vietų: { $players }.
error-marbles-place-ghosts = Kiekvienas vaiduoklis turi būti pradžioje arba duobutėje, bet ne abu toje pačioje; pirma rašyk tą, kurio langelis žemesnis.
error-marbles-place-marbles = Turi būti 72 balti rutuliukai paprastose duobutėse ir dėkluose ir 4 geltoni – ant žiedų, turimi arba grąžintini; po Pac-Man rutuliukų nebūna.
error-marbles-place-pieces = Kiekvienas Pac-Man turi vienas stovėti duobutėje arba namuose, bet ne ant vaiduoklio.
error-marbles-place-dice = Gali likti ne daugiau kaip du kauliukai nuo 1 iki 6, mažesnis pirmas; paskutinis priklauso kuriai nors figūrėlei.
error-marbles-place-taken = Ėjimai skaičiuojami tik iki parinkties max_turns.
error-marbles-place-over = Baltų rutuliukų nebėra, todėl nepanaudoto kauliuko likti negali.
error-marbles-place-stuck = Taip išmetus, nė viena figūrėlė negali eiti, todėl ėjimas būtų baigtas.
error-marbles-place-owed = Geltoną rutuliuką reikia grąžinti, o žiedas laisvas, todėl rutuliukas jau būtų ten.
error-marbles-place-todo = Tokio sprendimo čia priimti nereikia.
error-marbles-place-rolls = Kas pradės, metama tik pradžios padėtyje, viena vieta po kitos.
error-marbles-board-field = Lentai reikia lauko „{ $field }“, ir tai turi būti tekstas.
error-marbles-board-extra = Lentoje lauko „{ $field }“ nėra.
error-marbles-board-waives = Lenta gali atsisakyti tik šių reikalavimų: { $known }, ne „{ $field }“.
error-marbles-board-game = Ši lenta skirta žaidimui „{ $field }“, ne rutuliukams.
error-marbles-board-c1 = C1: lentoje turi būti 72 paprastos duobutės ir 4 su žiedu; čia jų { $plain } ir { $ringed }.
error-marbles-board-c3 = C3: lentoje turi būti lygiai vieni namai { $mark }; čia jų { $count }.
error-marbles-board-c4 = C4: namai { $place } turi būti kelyje tarp dviejų ar daugiau duobučių ir nesiekti nieko kito.
error-marbles-board-c6 = C6, C12: vaiduoklis turi galėti pasiekti { $place }, neidamas per namus ar angas.
error-marbles-board-c7 = C7: vaiduoklių pradžia, vienas blokas iš =, turi būti lentos viduryje.
error-marbles-board-c8 = C8: vaiduoklių pradžiai reikia bent dviejų išėjimų, ir visi turi vesti į duobutes; čia jų { $count }.
error-marbles-board-c10 = C10: lentoje turi būti bent trys angos; čia jų { $count }.
error-marbles-board-c11 = C11: anga { $place } turi būti lentos krašte, prie savo duobutės, nuo kurios kelias veda gilyn.
error-marbles-board-c14 = C14: pradžioje iš namų { $place } negalima nueiti visų žingsnių, kai išmesta { $count }.
error-marbles-board-c19 = C19: pasukus ar atspindėjus lentą, ji iš visų namų turi atrodyti vienodai.
error-marbles-board-c21 = C21: kiekviena duobutė turi turėti dvi gretimas duobutes, o kelių vienai duobutei turi tekti vidutiniškai 2,6 ({ $place }).
error-marbles-board-openings = Serveryje lentos angų gali būti ne daugiau kaip { $most }; čia jų { $count }.
marbles-refuse-decide-first = { $kind ->
    [under] Pirma nuspręsk, ką darysi su rutuliuku po vaiduokliu.
    [ring] Pirma padėk geltoną rutuliuką atgal ant žiedo.
    [reward] Pirma pasirink, kieno rutuliukus imsi.
   *[pay] Pirma pasirink, kokiais rutuliukais mokėsi.
}
marbles-refuse-not-asked = Dabar to spręsti nereikia.
marbles-refuse-not-a-ring = Ten nėra oranžinio žiedo.
marbles-refuse-ring-occupied = Tas žiedas užimtas: ant jo rutuliukas arba figūrėlė.
marbles-refuse-not-oneself = Atlygį imk iš kito žaidėjo, ne iš savęs.
marbles-refuse-nothing-to-take = { $seat } vieta neturi rutuliukų.
marbles-refuse-nothing-to-take-named = neturi ko duoti: dėklas tuščias.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Čia negali mokėti { $yellow } geltonu rutuliuku.
    [few] Čia negali mokėti { $yellow } geltonais rutuliukais.
   *[other] Čia negali mokėti { $yellow } geltonų rutuliukų.
}
marbles-refuse-no-pass = Figūrėlė, kuri gali eiti, privalo eiti. Atsisakyti galima tik ryti vaiduoklį.
marbles-refuse-pac-has-moved = Pac-Man jau ėjo; kitas kauliukas skirtas vaiduokliui.
marbles-refuse-ghost-has-moved = Vaiduoklis jau ėjo; kitas kauliukas skirtas Pac-Man.
marbles-refuse-no-such-die = Nė vienas kauliukas nerodo { $die }; dar liko: { $dice }.
marbles-refuse-start-closed = Į vaiduoklių pradžią eiti negalima.
marbles-refuse-say-which-way = Pac-Man ten nueis kauliuku { $die }: pasirink tą kauliuką, tada kelią.
marbles-refuse-say-which-die = Tas vaiduoklis ten nueis kauliuku { $die }: pasirink tą kauliuką.
marbles-refuse-other-marbles = Pac-Man ten nueiti gali, bet jokiame kelyje jis nesurytų būtent šių rutuliukų: jis suryja visus pakeliui.
marbles-refuse-occupied = Ten jau stovi kitas Pac-Man.
marbles-refuse-occupied-named = jau ten stovi.
marbles-refuse-no-privilege = Ten vaiduoklis; jam suryti reikia geltono rutuliuko.
marbles-refuse-home-closed = Pac-Man gali praeiti pro tuos namus, bet ne sustoti.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] Kelią užstoja vaiduoklis.
        [few] Kelią užstoja abu vaiduokliai.
       *[other] Kelią užstoja abu vaiduokliai.
    }
   *[pieces] { $count ->
        [one] Kelią užstoja kitas Pac-Man.
        [few] Kelią užstoja kitos figūrėlės.
       *[other] Kelią užstoja kitos figūrėlės.
    }
}
marbles-refuse-blocked-named = stovi kelyje, peršokti negalima.
marbles-refuse-no-turning-back = Pac-Man turėtų pakeliui apsisukti, o to daryti negali.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Per arti: išmesta { $die }, eiti reikia lygiai { $die } žingsnį.
        [few] Per arti: išmesta { $die }, eiti reikia lygiai { $die } žingsnius.
       *[other] Per arti: išmesta { $die }, eiti reikia lygiai { $die } žingsnių.
    }
   *[other] Per arti: išmesta { $other } ir { $die }, eiti reikia lygiai tiek žingsnių.
}
marbles-refuse-go-on = Nė vienas vaiduoklis negali nueiti visų žingsnių, todėl vienas eina kiek gali. Čia sustoti dar negalima.
marbles-refuse-too-far = { $other ->
    [0] Per toli: išmesta { $die }.
   *[other] Per toli: išmesta { $other } ir { $die }.
}
marbles-refuse-no-ghost = Ten vaiduoklio nėra. Pirma pasirink vaiduoklį.
marbles-refuse-pac-must-move = Tada Pac-Man nebeturėtų kur eiti. Pasirink kitą ėjimą.
marbles-refuse-ghost-no-home = Vaiduokliai į namus neina.
marbles-refuse-ghost-on-ghost = Ten jau kitas vaiduoklis.
marbles-refuse-pac-in-the-way = Kelyje Pac-Man: jį sutikęs vaiduoklis sustoja.
marbles-refuse-pac-in-the-way-named = stovi kelyje: sutikęs Pac-Man, vaiduoklis sustoja.
marbles-refuse-ghost-in-the-way = Kelią užstoja kitas vaiduoklis.
marbles-refuse-ghost-no-turning = Vaiduoklis turėtų pakeliui apsisukti (namų taisyklė: vaiduokliai neapsisuka).
marbles-refuse-ghost-no-tunnel = Vaiduoklis turėtų išeiti iš lentos, o to daryti negali.
marbles-event-rolled = { $seat } vieta išmetė { $low } ir { $high }.
marbles-event-roll-tied = Vietos { $seats } išmetė po { $total } ir meta dar kartą.
marbles-event-begins = { $seat } vieta pradeda, išmetusi { $total }.
marbles-event-stepped = { $seat } vietos Pac-Man paėjo iš { $origin } į { $to }.
marbles-event-crossed = { $seat } vietos Pac-Man išėjo iš lentos ties { $origin } ir grįžo ties { $to }.
marbles-event-gobbled = { $seat } vieta surijo { $colour ->
    [white] baltą
    [yellow] geltoną
   *[other] { $colour }
} rutuliuką ({ $at }); dėkle: { $tray }, lentoje: { $left }.
marbles-event-ghost-gobbled = { $seat } vieta surijo vaiduoklį ({ $at }); jis grįžo į { $to }.
marbles-event-left-under = { $seat } vieta paliko rutuliuką ({ $at }).
marbles-event-prowled = { $seat } vieta perkėlė vaiduoklį iš { $origin } į { $to }.
marbles-event-captured = { $seat } vietos vaiduoklis ({ $at }) sugavo { $whom } vietą ir išsiuntė namo į { $home }.
marbles-event-paid = { $rule ->
    [house] { $seat } vieta sumokėjo { $to } vietai: baltų { $white }, geltonų { $yellow } (namų taisyklė: geltoni rutuliukai lieka).
   *[book] { $seat } vieta sumokėjo { $to } vietai: baltų { $white }, geltonų { $yellow }.
}
marbles-event-privilege-lost = { $count ->
    [one] { $seat } vieta neteko { $count } geltono rutuliuko.
    [few] { $seat } vieta neteko { $count } geltonų rutuliukų.
   *[other] { $seat } vieta neteko { $count } geltonų rutuliukų.
}
marbles-event-returned = { $seat } vieta padėjo geltoną rutuliuką atgal ant { $at }.
marbles-event-waits = Laisvo žiedo nėra, todėl panaudotą geltoną rutuliuką kol kas laiko { $seat } vieta.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] { $seat } vietos Pac-Man likusiu kauliuku negalėjo nueiti visų žingsnių ir liko vietoje (namų taisyklė: taip rinktis galima).
       *[book] { $seat } vietos Pac-Man negalėjo nueiti visų žingsnių ir liko vietoje.
    }
    [ghost] { $seat } vieta negalėjo nueiti visų žingsnių vaiduokliu.
    [both] { $seat } vieta negalėjo perkelti nei Pac-Man, nei vaiduoklio.
   *[other] { $seat } vieta: { $piece }
}
marbles-event-stayed = { $seat } vieta vaiduoklio nerijo ir liko vietoje.
marbles-event-cleared = Nebėra baltų rutuliukų. Balti rutuliukai pagal vietas: { $trays }. Laiminčios vietos: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] Pasiekta { $turns } ėjimo riba.
    [few] Pasiekta { $turns } ėjimų riba.
   *[other] Pasiekta { $turns } ėjimų riba.
} Balti rutuliukai pagal vietas: { $trays }. Laiminčios vietos: { $winners }.
marbles_cleared = Baltų rutuliukų nebėra; laimi, kas turi daugiausia.
marbles-name = Rutu­liukai
marbles-about = Suryk daugiausia rutuliukų ir siųsk bendrus vaiduoklius ant varžovų.
marbles-step-1 = Mesk du kauliukus: vienas tavo Pac-Man, kitas – vaiduokliui.
marbles-step-2 = Pac-Man suryja visus rutuliukus pakeliui. Laimi, kas turi daugiausia.
marbles-step-3 = Sugauk varžovą vaiduokliu ir gausi du jo rutuliukus.
marbles-guide-chance = Labas! Suryk daugiau baltų rutuliukų nei kiti.
marbles-guide-turn = Vienas kauliukas skirtas tavo Pac-Man, kitas – vaiduokliui. Bakstelėk vietą ir pamatysi kelią, tada bakstelėk „Eiti“.
marbles-todo = Bakstelėk švytinčią vietą.
marbles-todo-chance = Bakstelėk kauliukus, kad mestum.
marbles-doing-chance = { $who ->
    [you] meti kauliukus…
   *[somebody] meta kauliukus…
}
marbles-todo-begin = Mesk kauliukus: kas išmes daugiausia, tas pradės.
marbles-todo-begin-again = Lygiosios: mesk dar kartą.
marbles-solid = Čia nieko nėra. Bakstelėk švytinčią vietą.
marbles-harm = Taip išsiųsi namo savo Pac-Man.
marbles-setup-random = Pradžios kampai atsitiktiniai
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Pasirink, kur eis Pac-Man. Arba bakstelėk kitą kauliuką ar vaiduoklį.
       *[ghost] Pasirink, kur eis vaiduoklis. Arba bakstelėk kitą kauliuką ar Pac-Man.
    }
   *[second] { $piece ->
        [pac] Pasirink, kur eis Pac-Man.
       *[ghost] { $origins ->
            [one] Pasirink, kur eis vaiduoklis.
            [few] Pasirink, kur eis vaiduoklis. Bakstelėk vaiduoklį, jei nori matyti tik jo ėjimus.
           *[other] Pasirink, kur eis vaiduoklis. Bakstelėk vaiduoklį, jei nori matyti tik jo ėjimus.
        }
    }
}
marbles-todo-go = Kad ten eitum, bakstelėk tą pačią vietą dar kartą. Arba rinkis kitą.
marbles-todo-way = Ten veda keli keliai. Pasirink vieną, tada bakstelėk „Eiti“.
marbles-todo-task = { $kind ->
    [under] Po vaiduokliu yra rutuliukas. Imti?
    [ring] Padėk panaudotą geltoną rutuliuką: bakstelėk laisvą žiedą.
    [reward] Tavo atlygis: kieno rutuliukus imi?
   *[pay] Kokiais rutuliukais moki?
}
marbles-roll = Mesti kauliukus
marbles-rolling = Kauliukai rieda…
marbles-dice = Kauliukai
marbles-die = { $piece ->
    [pac] { $face }, Pac-Man
    [ghost] { $face }, vaiduokliui
   *[none] { $face }
}
marbles-die-played = panaudotas
marbles-movers = Kuri figūrėlė eina
marbles-move-pac = Eina Pac-Man
marbles-move-ghost = Eina vaiduoklis
marbles-answers = Ką rinksiesi
marbles-pay = Baltų: { $white }, geltonų: { $yellow }
marbles-take = Imti
marbles-leave = Palikti
marbles-stay = Likti vietoje, neryti
marbles-ways = Keliai
marbles-way = { $n } kelias: baltų { $white }, geltonų { $yellow }
marbles-go = Eiti
marbles-tray = Balti rutuliukai: { $white }. Geltoni (kiekvienas – vienam vaiduokliui): { $held }. Geltoni, kuriuos reikia grąžinti: { $owed }.
marbles-left = { $count ->
    [one] liko { $count } rutuliukas
    [few] liko { $count } rutuliukai
   *[other] liko { $count } rutuliukų
}
marbles-held-is = Geltonas rutuliukas: leidžia suryti vaiduoklį
marbles-owed-is = Geltonas rutuliukas, kuris grįš, kai tik atsiras laisvas žiedas
marbles-show-ways = Pavojus
marbles-grid = Lenta. Rodyklėmis judi po duobutes, N peršoka į kitą galimą vietą, Enter ten eina. P – Pac-Man, G – vaiduoklis, D – kitas kauliukas, W – kitas kelias, R – mesti.
marbles-cell-home = namai: { $name }
marbles-cell-no-home = nenaudojami namai
marbles-cell-start = vaiduoklių pradžia
marbles-cell-ring = oranžinis žiedas
marbles-cell-opening = anga
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] { $ghosts } vaiduoklis
    [few] { $ghosts } vaiduokliai
   *[other] { $ghosts } vaiduoklių
}
marbles-cell-white = baltas rutuliukas
marbles-cell-yellow = geltonas rutuliukas
marbles-cell-spot = gali tai rinktis
marbles-cell-end = { $ways ->
    [one] čia gali eiti, rutuliukų: { $marbles }
    [few] čia veda { $ways } keliai, rutuliukų: { $marbles }
   *[other] čia veda { $ways } kelių, rutuliukų: { $marbles }
}
marbles-cell-range = nuo { $least } iki { $most }
marbles-cell-end-ghost = { $ways ->
    [one] čia gali eiti vaiduoklis
    [few] čia gali eiti abu vaiduokliai
   *[other] čia gali eiti abu vaiduokliai
}
marbles-cell-end-harm = čia gali eiti vaiduoklis, bet jis išsiųstų namo tavo Pac-Man
marbles-option-layout = Lenta
marbles-option-layout-corners = Keturi kampai
marbles-option-layout-corners-about = Mūsų lenta: namai kiekviename kampe, keturios angos, jokių aklaviečių.
marbles-option-layout-trees = Medžiai
marbles-option-layout-trees-about = Mūsų lenta su aklavietėmis lyg medžio šakomis.
marbles-option-unused-home = Nenaudojami namai
marbles-option-unused-home-closed_to_stop = galima tik praeiti
marbles-option-unused-home-free = galima ir sustoti
marbles-option-must-move-if-possible = Vaiduokliu užstoti kelio savo Pac-Man negalima
marbles-option-home-counts = Namai pakeliui – vienas žingsnis
marbles-option-ghost-may-reverse = Vaiduokliai eidami gali apsisukti
marbles-option-ghost-partial = Jei nė vienas vaiduoklis negali nueiti visų žingsnių, vienas eina kiek gali
marbles-option-pay-with-yellow = Mokėti geltonais rutuliukais
marbles-option-pay-with-yellow-false = niekada
marbles-option-pay-with-yellow-victim_choice = renkasi, kas moka
marbles-option-lose-privilege-when-hit = Kai vaiduoklis sugauna, netenki geltonų rutuliukų
marbles-option-marble-under-ghost = Rutuliukas po surytu vaiduokliu
marbles-option-marble-under-ghost-auto = irgi suryjamas
marbles-option-marble-under-ghost-ask = galima palikti
marbles-option-privilege-stacks = Kiekvienas geltonas rutuliukas – vienas vaiduoklis
marbles-option-same-move-gobble = Geltoni rutuliukai veikia iškart
marbles-option-gobble-ends-turn = Surijus vaiduoklį, ėjimas baigiasi
marbles-option-end-timing = Paskutinis baltas baigia žaidimą
marbles-option-end-timing-at_once = iškart
marbles-option-end-timing-after_move = figūrėlei nuėjus iki galo
marbles-option-end-timing-after_turn = tam ėjimui pasibaigus
marbles-option-max-turns = Ėjimų riba
marbles-short-rolled = išmesta { $low } ir { $high }.
marbles-short-roll-tied = Lygiosios: { $total }. Dar kartą meta: { $seats }.
marbles-short-begins = pirmas ėjimas, išmesta { $total }.
marbles-short-stepped = Pac-Man perkeltas į { $to }.
marbles-short-crossed = išeita iš lentos ties { $origin } ir grįžta ties { $to }.
marbles-short-gobbled = surytas { $colour ->
    [white] baltas
   *[yellow] geltonas
} rutuliukas ({ $at }); baltų dėkle: { $tray }, lentoje: { $left }.
marbles-short-ghost-gobbled = surytas vaiduoklis ({ $at })! Jis grįžo į { $to }.
marbles-short-left-under = paliktas rutuliukas ({ $at }).
marbles-short-prowled = vaiduoklis perkeltas iš { $origin } į { $to }.
marbles-short-captured = vaiduoklis ({ $at }) sugavo: { $whom }. Namo į { $home }!
marbles-short-captured-own = savas Pac-Man išsiųstas namo iš { $at } į { $home }!
marbles-short-paid = { $rule ->
    [house] sumokėta (gavo { $to }): baltų { $white }, geltonų { $yellow } (namų taisyklė: geltoni rutuliukai lieka).
   *[book] sumokėta (gavo { $to }): baltų { $white }, geltonų { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] prarastas { $count } geltonas rutuliukas.
    [few] prarasti { $count } geltoni rutuliukai.
   *[other] prarasta { $count } geltonų rutuliukų.
}
marbles-short-returned = geltonas rutuliukas padėtas ant { $at }.
marbles-short-waits = panaudotas geltonas rutuliukas palauks: nėra laisvo žiedo.
marbles-short-cleared = Nebėra baltų rutuliukų. Balti rutuliukai žaidimo eile: { $trays }. Nugalėtojai: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] Pasiekta { $turns } ėjimo riba.
    [few] Pasiekta { $turns } ėjimų riba.
   *[other] Pasiekta { $turns } ėjimų riba.
} Balti rutuliukai žaidimo eile: { $trays }. Nugalėtojai: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] likusiu kauliuku Pac-Man negalėjo nueiti visų žingsnių (namų taisyklė: taip rinktis galima).
       *[book] Pac-Man negalėjo nueiti visų žingsnių.
    }
    [ghost] vaiduoklis negalėjo nueiti visų žingsnių.
   *[both] negalėjo eiti nei Pac-Man, nei vaiduoklis.
}
marbles-short-stayed = vaiduoklis nesurytas, figūrėlė liko vietoje.
marbles-note-rolled = išmesta { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] { $count } rutuliukas
    [few] { $count } rutuliukai
   *[other] { $count } rutuliukų
}
marbles-note-captured = sugauta!
marbles-note-captured-own = savas Pac-Man namo
marbles-note-ghost = surytas vaiduoklis
marbles-note-pays = sumokėta { $count }
marbles-note-gets = gauta { $count }
marbles-note-returned = atgal ant { $at }
marbles-note-stays = liekama
marbles-advice-go = Pac-Man – į { $to }.
marbles-advice-prowl = Vaiduoklį iš { $from } perkelk į { $to }.
marbles-advice-stay = Lik vietoje.
marbles-advice-under = { $to ->
    [take] Imk rutuliuką.
   *[other] Palik rutuliuką.
}
marbles-advice-ring = Padėk rutuliuką ant { $to }.
marbles-advice-rob = Imk iš žaidėjo, kurio Pac-Man stovi { $to }.
marbles-advice-pay = { $to ->
    [pay0] Mokėk baltais rutuliukais.
   *[other] Mokėk geltonais rutuliukais.
}
marbles-reason-own = Taip išsiųsi namo savo Pac-Man.
marbles-reason-captures = Taip sugausi { $seat } vietos Pac-Man.
marbles-reason-captures-named = bus sugautas Pac-Man.
marbles-reason-ghost = Taip surysi vaiduoklį.
marbles-reason-yellow = Taip surysi geltoną rutuliuką.
marbles-reason-marbles = { $count ->
    [one] Taip surysi { $count } rutuliuką.
    [few] Taip surysi { $count } rutuliukus.
   *[other] Taip surysi { $count } rutuliukų.
}
marbles-reason-danger = Tikimybė, kad ten tave sugaus vaiduoklis: { NUMBER($percent) } %.
marbles-reason-safe = Kitu metimu ten tavęs nesugaus nė vienas vaiduoklis.
marbles-help-aim-title = Tikslas
marbles-help-aim = Laimi, kas turi daugiausia baltų rutuliukų; jei keli turi po lygiai, jie laimi kartu. Žaidimas baigiasi, kai nuo lentos dingsta paskutinis baltas rutuliukas arba pasiekiama ėjimų riba. Geltoni rutuliukai neskaičiuojami.
marbles-help-start-title = Kas pradeda
marbles-help-start = Visi meta po kartą, ir pradeda, kas išmeta daugiausia; jei lygu, tie žaidėjai meta dar kartą. Kiekvienas Pac-Man pradeda namuose, abu vaiduokliai – viduryje.
marbles-help-turn-title = Tavo ėjimas
marbles-help-turn = Mesk abu kauliukus. Vienas skirtas tavo Pac-Man, kitas – kuriam nors vaiduokliui. Tu nusprendi, kuris kam ir kas eina pirma. Du vienodi skaičiai nieko ypatinga nereiškia.
marbles-help-must-title = Eiti privaloma
marbles-help-must = Figūrėlė, kuri gali eiti, privalo eiti; figūrėlė, kuri kauliuko panaudoti negali, lieka. Kauliukus ir eilę renkiesi laisvai, net jei tada Pac-Man negali eiti. Ryti vaiduoklio niekada neprivalai.
marbles-help-walk-title = Pac-Man kelias
marbles-help-walk = Pac-Man eina lygiai tiek, kiek rodo kauliukas, neapsisuka ir suryja visus rutuliukus pakeliui. Tą pačią duobutę gali pereiti du kartus.
marbles-help-blocked-title = Užstotas kelias
marbles-help-blocked = Peršokti figūrėlių ir atsistoti ant kito Pac-Man negalima. Vaiduokliai tau irgi užstoja kelią, nebent tu turi geltoną rutuliuką vaiduokliui suryti.
marbles-help-home-title = Namai
marbles-help-home = Namuose tavęs niekas nesugaus. Namai pakeliui – vienas žingsnis. Savo namuose gali sustoti, pro kitus – tik praeiti.
marbles-help-openings-title = Angos
marbles-help-openings = Baltos rodyklės yra angos: išeini pro vieną ir grįžti pro bet kurią kitą. Pats perėjimas žingsnių nekainuoja. Lauke sustoti ar pro tą pačią grįžti negalima; iškart už angos stovinti figūrėlė ją uždaro.
marbles-help-ghosts-title = Vaiduokliai
marbles-help-ghosts = Abu vaiduokliai yra visų. Vaiduoklis eina lygiai tiek, kiek rodo kauliukas, ir neapsisuka. Rutuliukų jis neima, neina į namus ir angas, nepraeina pro kitą vaiduoklį ir niekada negrįžta į vidurį.
marbles-help-catch-title = Sugavimas
marbles-help-catch = Vaiduoklis, sutikęs Pac-Man, sustoja, nors žingsnių dar ir liktų. Tas Pac-Man grįžta namo, o jo žaidėjas sumoka du baltus rutuliukus (arba kiek turi) tam, kas perkėlė vaiduoklį.
marbles-help-own-title = Tavo Pac-Man
marbles-help-own = Vaiduoklis, kuriuo eini, gali užlipti net ant tavo Pac-Man: tada Pac-Man grįžta namo, ir niekas nemoka. Toks ėjimas pažymėtas įspėjimu, o mes dar paklausime.
marbles-help-yellow-title = Geltoni rutuliukai
marbles-help-yellow = Kiekvienas turimas geltonas rutuliukas leidžia suryti vieną vaiduoklį, net tuo pačiu ėjimu, kuriuo jį gavai. Kol gali tai daryti, vaiduokliai atrodo blyškūs. Kai tave sugauna, geltonus rutuliukus pasilieki.
marbles-help-gobble-title = Vaiduoklio surijimas
marbles-help-gobble = Eik ant vaiduoklio bet kiek žingsnių, bet ne daugiau, nei rodo kauliukas: ten ir sustoji. Vaiduoklis grįžta į vidurį, tu paimi rutuliuką po juo ir du baltus rutuliukus iš pasirinkto žaidėjo. Tada žaidi kitu kauliuku.
marbles-help-rings-title = Atgal ant žiedo
marbles-help-rings = Panaudotas geltonas rutuliukas grįžta ant tavo pasirinkto laisvo oranžinio žiedo. Jei laisvo nėra, palaukia. Tada jį vėl gali paimti bet kas.
marbles-help-touch-title = Ekrane
marbles-help-touch = Bakstelėk žiedą, pamatysi kelią; bakstelėk dar kartą ir eik. Dideli žiedai duoda daugiausia; dvigubas žiedas reiškia kelis kelius: vieną pasirink po lenta. Bakstelėk kauliuką, jei nori jį skirti pasirinktai figūrėlei; bakstelėk Pac-Man arba vaiduoklį, jei nori jį pasirinkti. Vaiduoklio žiedai brūkšniuoti. „Pavojus“ rodo, kokia tikimybė, kad vaiduoklis sugaus kiekvieną Pac-Man.
marbles-deed-rolled = išmesta { $low } ir { $high }
marbles-deed-begins = laimėtas pirmas ėjimas
marbles-deed-walked = { $detail ->
    [squares] Pac-Man perkeltas į { $to }
   *[plain] Pac-Man perkeltas
}
marbles-deed-ate = { $count ->
    [one] surytas { $count } rutuliukas
    [few] suryti { $count } rutuliukai
   *[other] suryta { $count } rutuliukų
}
marbles-deed-yellow = { $count ->
    [one] gautas { $count } geltonas rutuliukas (vaiduokliui suryti)
    [few] gauti { $count } geltoni rutuliukai (vaiduokliams suryti)
   *[other] gauta { $count } geltonų rutuliukų (vaiduokliams suryti)
}
marbles-deed-prowled = { $detail ->
    [squares] vaiduoklis perkeltas iš { $origin } į { $to }
   *[plain] vaiduoklis perkeltas
}
marbles-deed-gobbled-ghost = surytas vaiduoklis
marbles-deed-captured = { $you ->
    [you] tavo Pac-Man išsiųstas namo
   *[other] namo išsiųstas Pac-Man ({ $whom })
}
marbles-deed-captured-own = { $own ->
    [you] namo išsiųstas tavo Pac-Man
   *[other] namo išsiųstas savas Pac-Man
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] iš tavęs paimtas { $count } rutuliukas
        [few] iš tavęs paimti { $count } rutuliukai
       *[other] iš tavęs paimta { $count } rutuliukų
    }
   *[other] { $count ->
        [one] paimtas { $count } rutuliukas (atidavė { $whom })
        [few] paimti { $count } rutuliukai (atidavė { $whom })
       *[other] paimta { $count } rutuliukų (atidavė { $whom })
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] tau sumokėtas { $count } rutuliukas
        [few] tau sumokėti { $count } rutuliukai
       *[other] tau sumokėta { $count } rutuliukų
    }
   *[other] { $count ->
        [one] sumokėtas { $count } rutuliukas (gavo { $whom })
        [few] sumokėti { $count } rutuliukai (gavo { $whom })
       *[other] sumokėta { $count } rutuliukų (gavo { $whom })
    }
}
marbles-deed-lost = { $count ->
    [one] prarastas { $count } geltonas rutuliukas
    [few] prarasti { $count } geltoni rutuliukai
   *[other] prarasta { $count } geltonų rutuliukų
}
marbles-deed-returned = { $detail ->
    [squares] geltonas rutuliukas padėtas ant { $at }
   *[plain] grąžintas geltonas rutuliukas
}
marbles-deed-stood = { $piece ->
    [pac] Pac-Man negalėjo eiti
    [ghost] vaiduokliai negalėjo eiti
   *[both] niekas negalėjo eiti
}
marbles-deed-cleared = nebėra baltų rutuliukų
marbles-deed-stayed = likta vietoje
marbles-deed-waits = dar reikia grąžinti geltoną rutuliuką (!)
marbles-befalls-captured = { $name } išsiuntė tave namo!
marbles-befalls-captured-own = Išsiuntei namo savo Pac-Man!
marbles-befalls-paid = { $count ->
    [one] { $name } paėmė { $count } tavo rutuliuką!
    [few] { $name } paėmė { $count } tavo rutuliukus!
   *[other] { $name } paėmė { $count } tavo rutuliukų!
}
marbles-befalls-lost = { $count ->
    [one] Netekai { $count } geltono rutuliuko!
    [few] Netekai { $count } geltonų rutuliukų!
   *[other] Netekai { $count } geltonų rutuliukų!
}
marbles-score = { $count ->
    [one] { $count } rutuliukas
    [few] { $count } rutuliukai
   *[other] { $count } rutuliukų
}
