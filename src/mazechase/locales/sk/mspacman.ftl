error-mspacman-bad-token = „{ $text }“ nie je ani pole ako c8, ani stena kocky ako *4 či *F2.
error-mspacman-bad-position = „{ $text }“ nie je pozícia; zapíš ju takto: { $form }.
error-mspacman-bad-phase = „{ $text }“ nie je nič, čo by mohlo nasledovať.
error-mspacman-bad-cell = Na tejto doske nie je pole „{ $text }“.
error-mspacman-bad-ghost = „{ $text }“ nie je duch; píš ho ako e4, slabého ako e4f1, e4p1 alebo e4p2.
error-mspacman-document-field = Dokument pre túto hru potrebuje „{ $field }“ v správnom tvare.
error-mspacman-document-extra = Dokument nemá pole „{ $field }“; jeho polia sú id, game, title, source a { $content }.
error-mspacman-document-game = Tento dokument je pre hru „{ $game }“.
error-mspacman-faces-count = Počet stien je { $count }; musí byť 2 až { $most }.
error-mspacman-faces-face = „{ $face }“ nie je stena; steny sú F2 a čísla od 1 do { $largest } ako text.
error-mspacman-faces-spinner-flip = Točidlo môže mať len obyčajné čísla, nie F2 (M14).
error-mspacman-faces-three = Točidlo musí mať 3 (M14).
error-mspacman-faces-flip = Kocka musí mať aspoň jednu stenu F2 (M15).
error-mspacman-faces-equal = Všetky steny dávajú rovnaký počet krokov, takže najvyššie číslo by nikdy nerozhodlo (M14).
error-mspacman-board-label = „{ $label }“ na { $place } nie je políčko tejto hry; políčka sú b, i, p alebo s, samotné alebo s *, o, x či g.
error-mspacman-board-dots = Oblasť { $area }: políčok s bodkou je { $count }; musí ich byť { $each } (M1).
error-mspacman-board-exits = Východov je { $count }; musia byť 4 (M2).
error-mspacman-board-exit-opening = Východ { $place } musí byť na okraji s jedným otvorom (M2).
error-mspacman-board-opening = Na { $place } je otvor, ale nie je to východ (M2).
error-mspacman-board-powers = Políčok s veľkou bodkou je { $count }; musia byť 4 (M4).
error-mspacman-board-circles = Oblasť { $area } potrebuje biely kruh (M5).
error-mspacman-board-circle-far = Biely kruh na { $place } je bližšie k okraju než k stredu (M5).
error-mspacman-board-ghost-spaces = Domovov duchov je { $count }; každá farba musí mať jeden (M6).
error-mspacman-board-ghost-middle = Domov ducha { $place } musí byť bližšie k stredu než { $other } (M6).
error-mspacman-board-door = Dvere medzi { $place } a { $other } musia viesť z domova ducha do bludiska (M7).
error-mspacman-board-no-door = Domov ducha { $place } musí byť zavretý, len s dverami do bludiska (M7).
error-mspacman-board-unreachable = Na { $place } sa nedá dostať; bludisko musí držať spolu (M9).
error-mspacman-board-dead-end = { $place } je slepá ulička; každé políčko potrebuje dve cesty von (M12).
error-mspacman-board-unequal = Každá oblasť musí mať rovnako veľa: { $thing ->
    [exit] východov
    [power] veľkých bodiek
   *[circle] bielych kruhov
}; tieto oblasti majú postupne { $counts } (M16).
error-mspacman-board-clockwise = Oblasti musia ísť v smere hodinových ručičiek v tomto poradí: { $order } (MSP-7).
error-mspacman-board-circle-door = Biely kruh na { $place } je pred dverami ducha (M19).
error-mspacman-place-seats = Pozícia pre tento počet hráčov uvádza toľko duchov: { $players }, z toho jeden „-“.
error-mspacman-place-seat = Toto miesto nemôže byť na ťahu.
error-mspacman-place-control = Ms. Pac-Man niekto vedie, až keď je jasné, kto začína, skôr nikto.
error-mspacman-place-ghosts = Kto vedie Ms. Pac-Man, nemá na doske ducha; všetci ostatní áno.
error-mspacman-place-dots = Je tu bodka, kde na začiatku žiadna nebola.
error-mspacman-place-begin = Kým nie je jasné, kto začína, sú tu všetky bodky a všetci duchovia sú silní a doma.
error-mspacman-place-spins = Takéto zatočenia o začiatok nie sú možné.
error-mspacman-place-ghost-space = Duch nemôže byť v domove iného ducha.
error-mspacman-place-timer = Duch teraz nemôže byť tak dlho slabý.
error-mspacman-place-sharing = Dve figúrky teraz nemôžu stáť na jednom poli.
error-mspacman-place-her = Ms. Pac-Man tam teraz nemôže byť.
error-mspacman-place-phase = To pre toto miesto nemôže nasledovať.
error-mspacman-place-steps = Toľko krokov teraz nemôže zostávať.
error-mspacman-place-flags = Teraz nemôže byť ťah navyše.
error-mspacman-place-came = Odtiaľ duch nemohol prísť.
error-mspacman-place-bump = Ďalšie voľné políčko sa tu nevyberá.
error-mspacman-place-turns = Ťahy sa počítajú len po hodnotu možnosti max_turns.
error-mspacman-place-over = Hra sa končí práve vtedy, keď je niektorá hraná oblasť prázdna alebo sa dosiahne najvyšší počet ťahov.
mspacman-refuse-no-circle = Ms. Pac-Man musí začať na bielom kruhu.
mspacman-refuse-circle-taken = Na tom bielom kruhu je duch (domáce pravidlo: Ms. Pac-Man začína na voľnom).
mspacman-refuse-same-exit = Jedným východom odídeš a iným sa vrátiš, nie tým istým.
mspacman-refuse-no-pass = Tvoja figúrka tam už stojí a všetky kroky treba prejsť.
mspacman-refuse-ghost-space = Do domova duchov teraz nikto nesmie.
mspacman-refuse-by-the-door = Z domova sa ide dverami a tie tam nevedú.
mspacman-refuse-wall = V ceste je stena.
mspacman-refuse-diagonal = Šikmo sa ísť nedá.
mspacman-refuse-too-far = Priďaleko: každý krok vedie na susedné políčko.
mspacman-refuse-not-on-her = Je tam Ms. Pac-Man, takže políčko nie je voľné.
mspacman-refuse-not-open = Je tam iný duch, takže políčko nie je voľné.
mspacman-refuse-not-open-named = tam už má ducha, takže políčko nie je voľné.
mspacman-refuse-came-from = Odtiaľ duch prišiel a musí ísť ďalej, nie späť.
mspacman-refuse-not-next = To nie je najbližšie voľné políčko.
mspacman-event-spun-to-begin = Miesto { $seat } má v súboji o začiatok { $face }.
mspacman-event-tied-to-begin = Rovnako; znova to skúšajú miesta: { $seats }.
mspacman-event-took-control = Miesto { $seat } preberá Ms. Pac-Man.
mspacman-event-placed = Miesto { $seat } dáva Ms. Pac-Man na { $at }.
mspacman-event-spun = Miesto { $seat } točí { $face }.
mspacman-event-rolled = Miesto { $seat } hádže { $face }.
mspacman-event-stepped = Miesto { $seat }: Ms. Pac-Man ide z { $origin } na { $to }; zostáva krokov: { $left }.
mspacman-event-ghost-stepped = Miesto { $seat }: duch ide z { $origin } na { $to }; zostáva krokov: { $left }.
mspacman-event-ate = Miesto { $seat } zje bodku na { $at }; oblasť { $area }, zostáva bodiek: { $left }.
mspacman-event-power-eaten = Miesto { $seat } zje veľkú bodku na { $at }!
mspacman-event-weakened = Duch miesta { $seat } je slabý ({ $cause ->
    [power] veľká bodka
    [f2] F2
   *[other] { $cause }
}), silný bude o { $turns ->
    [one] { $turns } ťah
    [few] { $turns } ťahy
    [many] { $turns } ťahu
   *[other] { $turns } ťahov
}.
mspacman-event-recovered = Duch miesta { $seat } je opäť silný.
mspacman-event-caught = Miesto { $seat } chytá ducha miesta { $ghost } na { $at }.
mspacman-event-ran-into-her = Slabý duch miesta { $seat } narazil na Ms. Pac-Man na { $at }.
mspacman-event-went-home = Duch miesta { $seat } sa vrátil domov na { $at } a je opäť silný.
mspacman-event-extra-turn = Miesto { $seat } má ťah navyše.
mspacman-event-captured = Miesto { $seat } chytá Ms. Pac-Man miesta { $former } na { $at }.
mspacman-event-bumped = Duch miesta { $seat } prišiel na iného ducha na { $origin } a ide ďalej na { $to }.
mspacman-event-won = Miesto { $seat } vyhráva: oblasť { $area } je prázdna.
mspacman-event-turn-limit = Hra dosiahla najvyšší počet ťahov ({ $turns }). Najmenej bodiek má miesto { $winners }.
area_cleared = V oblasti víťaza nezostala žiadna bodka.
area_cleared-own = Všetky tvoje bodky sú preč.
mspacman-name = Ms. Pac-Man
mspacman-about = Vyprázdni svoju oblasť. Ms. Pac-Man chrúme bodky a duchovia ju naháňajú. Chyť ju a ďalej za ňu hráš ty.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Za Ms. Pac-Man zatoč, za ducha hoď kockou. Toľko krokov prejdi.
mspacman-step-2 = Ona chrúme bodky. V tvojej oblasti už nie sú? Vyhrávaš!
mspacman-step-3 = Chyť ju svojím duchom a ďalej za ňu hráš ty.
mspacman-guide-chance = Vitaj! Vyprázdni svoju oblasť skôr než ostatní.
mspacman-guide-turn = Ťukni na svietiace políčko a choď tam. Nič neplatí, kým neťukneš na „Choď“.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] hádžeš kockou…
       *[somebody] hádže kockou…
    }
   *[spun] { $who ->
        [you] točíš…
       *[somebody] točí…
    }
}
mspacman-todo-begin = Zatoč o začiatok: kto má najviac, hrá za Ms. Pac-Man.
mspacman-todo-begin-again = Rovnako: zatoč o začiatok znova.
mspacman-todo-place = Daj Ms. Pac-Man na jeden zo svietiacich kruhov.
mspacman-todo-spin = Zatoč pre Ms. Pac-Man.
mspacman-todo-roll = Hoď pre svojho ducha.
mspacman-todo-walk = { $steps ->
    [one] Posuň Ms. Pac-Man o { $steps } krok. Ťukni na ďalšie políčko.
    [few] Posuň Ms. Pac-Man o { $steps } kroky. Ťukni na svietiace políčko alebo na vzdialenejšie.
    [many] Posuň Ms. Pac-Man o { $steps } kroku. Ťukni na svietiace políčko alebo na vzdialenejšie.
   *[other] Posuň Ms. Pac-Man o { $steps } krokov. Ťukni na svietiace políčko alebo na vzdialenejšie.
}
mspacman-todo-chase = { $steps ->
    [one] Posuň svojho ducha o { $steps } krok. Ťukni na ďalšie políčko.
    [few] Posuň svojho ducha o { $steps } kroky. Ťukni na svietiace políčko alebo na vzdialenejšie.
    [many] Posuň svojho ducha o { $steps } kroku. Ťukni na svietiace políčko alebo na vzdialenejšie.
   *[other] Posuň svojho ducha o { $steps } krokov. Ťukni na svietiace políčko alebo na vzdialenejšie.
}
mspacman-todo-bump = Je tu iný duch. Vyber najbližšie voľné políčko.
mspacman-out-of-reach = { $steps ->
    [one] Priďaleko: zostáva ti { $steps } krok.
    [few] Priďaleko: zostávajú ti { $steps } kroky.
    [many] Priďaleko: zostáva ti { $steps } kroku.
   *[other] Priďaleko: zostáva ti { $steps } krokov.
}
mspacman-solid = To je stena. Ťukni na políčko v bludisku.
mspacman-harm = Prídeš o Ms. Pac-Man alebo o ducha, alebo vyhrá niekto iný.
mspacman-todo-on = { $steps ->
    [one] Zostáva { $steps } krok.
    [few] Zostávajú { $steps } kroky.
    [many] Zostáva { $steps } kroku.
   *[other] Zostáva { $steps } krokov.
}
mspacman-todo-go = Hotovo? Ťukni na „Choď“. Ešte sa môžeš vrátiť.
mspacman-todo-power = Tým zješ veľkú bodku! Ťukni na „Choď“ alebo sa vráť.
mspacman-todo-caught = Tým chytíš ducha! Ťukni na „Choď“ alebo sa vráť.
mspacman-todo-captured = Tým chytíš Ms. Pac-Man! Ťukni na „Choď“ alebo sa vráť.
mspacman-todo-lost = Pozor: tam ťa chytia. Ťukni na „Choď“ alebo sa vráť.
mspacman-todo-won = Tým vyprázdniš oblasť a hra sa skončí! Ťukni na „Choď“ alebo sa vráť.
mspacman-todo-given = Pozor: tým vyprázdniš oblasť inému hráčovi a ten vyhrá. Ťukni na „Choď“ alebo sa vráť.
mspacman-spin = Zatočiť
mspacman-roll = Hodiť kockou
mspacman-steps-left = { $left ->
    [one] krok zostáva
    [few] kroky zostávajú
    [many] kroku zostáva
   *[other] krokov zostáva
}
mspacman-back = Krok späť
mspacman-go = Choď
mspacman-dots-left = { $left ->
    [one] { $left } bodka v oblasti { $area }
    [few] { $left } bodky v oblasti { $area }
    [many] { $left } bodky v oblasti { $area }
   *[other] { $left } bodiek v oblasti { $area }
}
mspacman-has-her = hrá za Ms. Pac-Man
mspacman-weak-for = slabý, silný bude o { $turns ->
    [one] { $turns } ťah
    [few] { $turns } ťahy
    [many] { $turns } ťahu
   *[other] { $turns } ťahov
}
mspacman-has-spun = točidlo { $face }
mspacman-scene-took-control = hrá teraz za Ms. Pac-Man!
mspacman-scene-took-control-you = hráš teraz za Ms. Pac-Man!
mspacman-scene-captured = chytá Ms. Pac-Man!
mspacman-scene-captured-you = chytáš Ms. Pac-Man!
mspacman-scene-extra-turn = točí ešte raz!
mspacman-scene-extra-turn-you = točíš ešte raz!
mspacman-scene-power-eaten = má silu: všetci duchovia sú slabí!
mspacman-scene-power-eaten-you = máš silu: všetci duchovia sú slabí!
mspacman-scene-caught = posiela ducha domov!
mspacman-scene-caught-you = posielaš ducha domov!
mspacman-scene-ran-into-her = naráža na Ms. Pac-Man a ide domov!
mspacman-scene-ran-into-her-you = narážaš na Ms. Pac-Man a ideš domov!
mspacman-scene-tied-to-begin = rovnako: točí sa znova!
mspacman-scene-won = vyhráva: oblasť je prázdna!
mspacman-scene-won-you = vyhrávaš: tvoja oblasť je prázdna!
mspacman-grid = Hracia doska. Šípkami ideš krok za krokom, so Shiftom sa len obzeráš. Enter ide na políčko, blízke či vzdialené, a potvrdí hotový ťah; tiež točí a hádže. N nájde ďalšie dostupné políčko, Backspace vráti krok, Escape všetky.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = duch: { $name }
mspacman-cell-weak = slabý duch: { $name }, silný bude o { $turns ->
    [one] { $turns } ťah
    [few] { $turns } ťahy
    [many] { $turns } ťahu
   *[other] { $turns } ťahov
}
mspacman-cell-target = sem môžeš ísť
mspacman-cell-dot = bodka
mspacman-cell-power = veľká bodka
mspacman-cell-circle = biely kruh
mspacman-cell-exit = východ, spojený s ostatnými východmi
mspacman-cell-home = domov ducha: { $area }
mspacman-cell-area = oblasť: { $area }
mspacman-cell-solid = stena
mspacman-setup-random = Náhodní duchovia
mspacman-option-layout = Doska
mspacman-option-layout-pinwheel = Veterník
mspacman-option-layout-pinwheel-about = Naša vlastná doska, z každej strany rovnaká.
mspacman-option-layout-for-three = Pre troch
mspacman-option-layout-for-three-about = Naša vlastná doska pre troch hráčov, na ktorej majú najvyrovnanejšie šance.
mspacman-option-layout-windmill = Veterný mlyn
mspacman-option-layout-windmill-about = Naša vlastná doska s inými chodbami.
mspacman-option-die-faces = Kocka pre duchov
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Točidlo pre Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = 1 až 6
mspacman-option-start-by = Kto začína
mspacman-option-start-by-spinner = Najvyššie točenie
mspacman-option-start-by-die = Najvyšší hod
mspacman-option-fill-unused-areas = Bodky aj v oblastiach bez hráča
mspacman-option-dot-on-pickup = Keď je Ms. Pac-Man chytená, zmizne aj bodka pod ňou
mspacman-option-capture-in-passing = Chytať sa dá aj cestou, nielen na konci ťahu
mspacman-option-bump-can-capture = Duch, ktorý príde na iného ducha, smie ísť ďalej na Ms. Pac-Man
mspacman-option-enter-ghost-space = Duch sa smie vrátiť do svojho domova
mspacman-option-power-overrides-f2 = Veľká bodka predĺži aj slabosť z F2
mspacman-option-power-timer-restart = Druhá veľká bodka začne odpočet odznova
mspacman-option-extra-turn-chain = Ťah navyše môže priniesť ďalší
mspacman-option-circle-choice = Ms. Pac-Man sa smie postaviť na
mspacman-option-circle-choice-free_only = biely kruh bez ducha
mspacman-option-circle-choice-any = ktorýkoľvek biely kruh
mspacman-option-max-turns = Najvyšší počet ťahov (potom vyhráva, kto má najmenej bodiek)
mspacman-short-spun-to-begin = o začiatok: { $face }.
mspacman-short-tied-to-begin = Rovnako. Znova skúšajú: { $seats }.
mspacman-short-took-control = teraz za Ms. Pac-Man.
mspacman-short-placed = Ms. Pac-Man na { $at }.
mspacman-short-spun = točidlo { $face }.
mspacman-short-rolled = hod { $face }.
mspacman-short-stepped = { $left ->
    [0] Ms. Pac-Man na { $to }.
    [one] Ms. Pac-Man na { $to }, zostáva { $left } krok.
    [few] Ms. Pac-Man na { $to }, zostávajú { $left } kroky.
    [many] Ms. Pac-Man na { $to }, zostáva { $left } kroku.
   *[other] Ms. Pac-Man na { $to }, zostáva { $left } krokov.
}
mspacman-short-ghost-stepped = { $left ->
    [0] duch na { $to }.
    [one] duch na { $to }, zostáva { $left } krok.
    [few] duch na { $to }, zostávajú { $left } kroky.
    [many] duch na { $to }, zostáva { $left } kroku.
   *[other] duch na { $to }, zostáva { $left } krokov.
}
mspacman-short-ate = zjedená bodka na { $at }; oblasť { $area }, zostáva: { $left }.
mspacman-short-power-eaten = zjedená veľká bodka!
mspacman-short-weakened = duch je slabý ({ $cause ->
    [power] veľká bodka
    [f2] F2
   *[other] { $cause }
}), silný bude o { $turns ->
    [one] { $turns } ťah
    [few] { $turns } ťahy
    [many] { $turns } ťahu
   *[other] { $turns } ťahov
}.
mspacman-short-recovered = duch je opäť silný.
mspacman-short-caught = chytený duch na { $at }.
mspacman-short-ran-into-her = slabý duch narazil na Ms. Pac-Man na { $at }.
mspacman-short-went-home = duch ide domov na { $at } a je opäť silný.
mspacman-short-extra-turn = ťah navyše!
mspacman-short-captured = Ms. Pac-Man chytená na { $at }!
mspacman-short-bumped = duch ide z { $origin } ďalej na { $to }.
mspacman-short-won = výhra: oblasť { $area } je prázdna!
mspacman-short-turn-limit = Hra dosiahla najvyšší počet ťahov ({ $turns }). Najmenej bodiek: { $winners }.
mspacman-note-begin = začiatok: { $face }
mspacman-note-spun = točidlo { $face }
mspacman-note-rolled = hod { $face }
mspacman-note-placed = na { $at }
mspacman-note-bumped = ďalej na { $to }
mspacman-note-home = duch domov
mspacman-note-captured = chytená!
mspacman-note-extra = točí znova
mspacman-advice-go = Choď na { $to }.
mspacman-reason-wins = Tým vyhráš!
mspacman-reason-gives = Tým sa hra skončí a vyhrá niekto iný.
mspacman-reason-captures = Chytíš Ms. Pac-Man: ďalej za ňu hráš ty.
mspacman-reason-lost = Tam Ms. Pac-Man chytí duch.
mspacman-reason-ran = Tvoj slabý duch narazí na Ms. Pac-Man.
mspacman-reason-catches = Chytíš ducha miesta { $seat }.
mspacman-reason-catches-named = príde o ducha a ty točíš znova.
mspacman-reason-power = Zješ veľkú bodku.
mspacman-reason-dot = Ubudne bodka v tvojej oblasti.
mspacman-reason-risk = { $percent ->
    [0] Pri ďalšom hode ju tam žiadny duch nechytí.
   *[other] Šanca, že ju tam chytí duch, je { NUMBER($percent) } %.
}
mspacman-reason-near = { $steps ->
    [one] Odtiaľ je to k Ms. Pac-Man jeden krok.
    [few] Odtiaľ sú to k Ms. Pac-Man { $steps } kroky.
    [many] Odtiaľ je to k Ms. Pac-Man { $steps } kroku.
   *[other] Odtiaľ je to k Ms. Pac-Man { $steps } krokov.
}
mspacman-help-aim-title = Cieľ hry
mspacman-help-aim = Každý hráč má na doske svoju oblasť, označenú jeho duchom. Vyhráva ten, v koho oblasti prvej nezostane ani bodka, nech ich zjedol ktokoľvek. Ak sa dosiahne najvyšší počet ťahov, vyhráva, kto ich má najmenej.
mspacman-help-areas-title = Oblasti
mspacman-help-areas = Každá zo štyroch oblastí má 17 bodiek; jedna z nich je veľká. Aj oblasti bez hráča majú bodky, ale nemôžu vyhrať.
mspacman-help-start-title = Kto hrá za Ms. Pac-Man
mspacman-help-start = Každý raz zatočí a kto má najviac, hrá za Ms. Pac-Man; pri rovnosti sa točí znova. Postaví ju na biely kruh a ona ide prvá. Ostatní hrajú za svojich duchov, v smere hodinových ručičiek.
mspacman-help-walk-title = Chôdza
mspacman-help-walk = Ms. Pac-Man točí, duchovia hádžu kockou. Prejdi presne toľko krokov chodbami, nikdy nie šikmo ani cez stenu. Smieš sa otočiť a ísť cez políčko dvakrát.
mspacman-help-dots-title = Bodky
mspacman-help-dots = Ms. Pac-Man zje bodku, keď z jej políčka odíde, nie keď príde. Zje bodky v ktorejkoľvek oblasti. Bodky sa nikdy nevracajú.
mspacman-help-meet-title = Stretnutia
mspacman-help-meet = Figúrky sa stretávajú na každom políčku, na ktoré vstúpia, aj len cestou. Silný duch a Ms. Pac-Man: je chytená, nech išiel ktokoľvek. Slabý duch a Ms. Pac-Man: duch ide domov a je opäť silný.
mspacman-help-extra-title = Ťah navyše
mspacman-help-extra = Ak cestou chytí slabého ducha, potom točí ešte raz. Jeden ťah prinesie najviac jeden navyše. Ak ju na tej istej ceste chytia, ťah navyše nebude.
mspacman-help-capture-title = Chytenie Ms. Pac-Man
mspacman-help-capture = Kto chytí Ms. Pac-Man, odteraz za ňu hrá: postaví ju na biely kruh bez ducha a hneď je na ťahu. Kto o ňu prišiel, dostane svojho ducha späť, doma a silného.
mspacman-help-power-title = Veľké bodky
mspacman-help-power = Keď Ms. Pac-Man odíde z veľkej bodky, všetci duchovia zoslabnú: sú bledí a škúlia. Každý zostane slabý jeden svoj ťah. Presýpacie hodiny rátajú ťahy, kým bude opäť silný.
mspacman-help-flip-title = F2 na kocke
mspacman-help-flip = Duch sa zmení zo silného na slabého alebo zo slabého na silného a ide o 2 kroky. Po F2 je slabý do začiatku svojho ďalšieho ťahu. Veľká bodka slabosť predĺži a druhá začne odpočet odznova.
mspacman-help-exits-title = Východy
mspacman-help-exits = Štyri východy na okraji sú spojené: z ktoréhokoľvek na iný je to jeden krok. Tým istým sa vrátiť nedá. Na východoch bodky nie sú.
mspacman-help-doors-title = Domovy duchov
mspacman-help-doors = Duchovia vychádzajú zo svojich domovov uprostred dverami, stojí to jeden krok. Späť nikto nechodí.
mspacman-help-bump-title = Duchovia medzi sebou
mspacman-help-bump = Duchovia prechádzajú okolo seba voľne. Ak by jeden skončil na inom duchovi, ide na najbližšie voľné políčko, preč odtiaľ, odkiaľ prišiel; ak ich je viac, vyberá jeho hráč.
mspacman-help-touch-title = Na obrazovke
mspacman-help-touch = Ťukaj políčko po políčku alebo ťukni na vzdialenejšie a choď rovno tam. Nič neplatí, kým neťukneš na „Choď“: späť môžeš, koľkokrát chceš. „Najkratšie cesty“ ukazujú, kadiaľ sa každý duch dostane k Ms. Pac-Man a s akou šancou ju chytí pri ďalšom hode.
mspacman-help-keys-title = Na klávesnici
mspacman-help-keys = Šípkami ideš, Enter potvrdí, Backspace vráti krok, N nájde ďalšie dostupné políčko.
mspacman-deed-spun-to-begin = { $who ->
    [you] točíš
   *[somebody] točí
} o začiatok: { $face }
mspacman-deed-took-control = teraz { $who ->
    [you] hráš
   *[somebody] hrá
} za Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] { $who ->
        [you] staviaš
       *[somebody] stavia
    } Ms. Pac-Man na { $at }
   *[plain] { $who ->
        [you] staviaš
       *[somebody] stavia
    } Ms. Pac-Man na dosku
}
mspacman-deed-spun = { $who ->
    [you] vytočíš
   *[somebody] vytočí
} { $face }
mspacman-deed-rolled = { $who ->
    [you] hodíš
   *[somebody] hodí
} { $face }
mspacman-deed-walked = { $detail ->
    [squares] { $who ->
        [you] ideš
       *[somebody] ide
    } s Ms. Pac-Man na { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] ideš
           *[somebody] ide
        } s Ms. Pac-Man o { $steps } krok
        [few] { $who ->
            [you] ideš
           *[somebody] ide
        } s Ms. Pac-Man o { $steps } kroky
        [many] { $who ->
            [you] ideš
           *[somebody] ide
        } s Ms. Pac-Man o { $steps } kroku
       *[other] { $who ->
            [you] ideš
           *[somebody] ide
        } s Ms. Pac-Man o { $steps } krokov
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] { $who ->
        [you] ideš
       *[somebody] ide
    } s duchom na { $to }
   *[plain] { $steps ->
        [one] { $who ->
            [you] ideš
           *[somebody] ide
        } s duchom o { $steps } krok
        [few] { $who ->
            [you] ideš
           *[somebody] ide
        } s duchom o { $steps } kroky
        [many] { $who ->
            [you] ideš
           *[somebody] ide
        } s duchom o { $steps } kroku
       *[other] { $who ->
            [you] ideš
           *[somebody] ide
        } s duchom o { $steps } krokov
    }
}
mspacman-deed-ate = { $count ->
    [one] { $who ->
        [you] zješ
       *[somebody] zje
    } { $count } bodku
    [few] { $who ->
        [you] zješ
       *[somebody] zje
    } { $count } bodky
    [many] { $who ->
        [you] zješ
       *[somebody] zje
    } { $count } bodky
   *[other] { $who ->
        [you] zješ
       *[somebody] zje
    } { $count } bodiek
}
mspacman-deed-power = { $who ->
    [you] oslabíš
   *[somebody] oslabí
} duchov veľkou bodkou
mspacman-deed-weak = { $who ->
    [you] máš
   *[somebody] má
} slabého ducha
mspacman-deed-caught = { $you ->
    [you] posiela tvojho ducha domov
   *[other] { $who ->
        [you] posielaš
       *[somebody] posiela
    } domov ducha ({ $whom })
}
mspacman-deed-ran-into-her = { $who ->
    [you] narážaš
   *[somebody] naráža
} slabým duchom na Ms. Pac-Man
mspacman-deed-extra-turn = { $who ->
    [you] máš
   *[somebody] má
} ťah navyše
mspacman-deed-captured = { $you ->
    [you] berie ti Ms. Pac-Man
   *[other] { $who ->
        [you] získavaš
       *[somebody] získava
    } Ms. Pac-Man (stráca ju { $whom })
}
mspacman-deed-bumped = { $who ->
    [you] ideš
   *[somebody] ide
} s duchom ďalej na { $to }
mspacman-deed-won = { $who ->
    [you] máš
   *[somebody] má
} prázdnu oblasť ({ $area }) a { $who ->
    [you] vyhrávaš
   *[somebody] vyhráva
}
mspacman-befalls-captured = { $name } ti berie Ms. Pac-Man!
mspacman-befalls-caught = { $name } chytá tvojho ducha. Ide domov!
mspacman-befalls-ran-into-her = Tvoj slabý duch narazil na Ms. Pac-Man. Ide domov!
mspacman-score = { $count ->
    [one] 1 bodka
    [few] { $count } bodky
    [many] { $count } bodky
   *[other] { $count } bodiek
}
