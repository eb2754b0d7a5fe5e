error-chase-bad-action = „{ $text }“ nie je ťah; ťah je políčko ako e2, meno ducha alebo - na ukončenie pohybu.
error-chase-bad-position = „{ $text }“ nie je pozícia; zapíš ju takto: { $form }.
error-chase-bad-square = „{ $text }“ nie je políčko; políčka sú a1 až i9.
error-chase-layout-field = Bludisko potrebuje „{ $field }“: source je text, fences a pellets sú zoznamy, starts je tabuľka.
error-chase-layout-extra = Bludisko nemá pole „{ $field }“; jeho polia sú source, fences, pellets a starts.
error-chase-layout-many-fences = Prekážok je { $count }; v škatuli ich je len { $most }.
error-chase-layout-fence = „{ $fence }“ nie je prekážka; prekážka je políčko a h alebo v, napríklad e3h.
error-chase-layout-fence-border = Prekážka { $fence } leží na okraji dosky alebo cezeň trčí.
error-chase-layout-fence-clash = Prekážka { $fence } prekrýva alebo križuje inú.
error-chase-layout-square = { $place }: „{ $square }“ nie je políčko; políčka sú a1 až i9.
error-chase-layout-pellet-count = Bodiek musí byť { $wanted }, ale je ich { $count }.
error-chase-layout-pellet-twice = Na { $square } sú dve bodky.
error-chase-layout-pieces = Štarty musia patriť týmto figúrkam: { $pieces }.
error-chase-layout-start-pellet = { $piece } nemôže začínať na { $square }: je tam bodka.
error-chase-layout-start-shared = { $piece } nemôže začínať na { $square }: začína tam iná figúrka.
error-chase-layout-closed = Na { $square } sa z Pac-Manovho štartu nedá dostať; dostupné musí byť každé políčko.
error-chase-layout-parted = Bodky odrezali { $square } od Pac-Manovho štartu; duchovia nemôžu zastať na bodkách, preto potrebujú cestu okolo.
error-chase-place-ghosts = Pozícia uvádza štyroch duchov; zjedený duch má -.
error-chase-place-pellets = Je tu bodka, kde ju bludisko nemá, alebo žiadna nechýba, hoci práve bola jedna zjedená.
error-chase-place-lives = Pac-Man nemôže mať toľko životov; a ak mu nezostal žiadny život, musí zostať bodka.
error-chase-place-idle = Toľko kôl bez bodky nemohlo byť.
error-chase-place-best = V stratenom živote nemohlo byť zjedených toľko bodiek.
error-chase-place-cycles = Kolá sa počítajú len po hodnotu možnosti max_turns.
error-chase-place-sharing = Dvaja duchovia nemôžu stáť na jednom políčku.
error-chase-place-on-pellet = Na bodke tam figúrka stáť nemôže.
error-chase-place-waiting = Títo duchovia nemôžu čakať na svoj ťah.
error-chase-place-over = Hra sa skončila, takže nikto nemôže byť uprostred ťahu.
error-chase-place-met = Pac-Man a duch tu nemôžu stáť na jednom políčku.
error-chase-place-move = V tomto ťahu nemôže zostávať toľko krokov, alebo nie takto.
error-chase-place-run = Duch sa takto nemohol rozbehnúť.
error-chase-place-sight = Duch je v režime šialenstva práve vtedy, keď vidí Pac-Mana.
error-chase-place-stuck = Figúrka tu nemôže nič urobiť, takže nemôže byť na ťahu.
chase-refuse-no-call = Teraz sa { $ghost } nedá vybrať: ide { $piece }.
chase-refuse-call-first = Najprv vyber ducha, ktorý pôjde ďalej: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } je zjedený a vráti sa po ďalšom návrate na štart.
chase-refuse-has-moved = { $ghost } už v tomto kole išiel.
chase-refuse-two-steps = Pac-Man ide vždy o dve políčka; zastaví ho len bodka.
chase-refuse-one-step = Pac-Man musí prejsť aspoň jedno políčko.
chase-refuse-must-boost = Pac-Man musí využiť bonus.
chase-refuse-whole-boost = Bonus treba využiť na všetky políčka.
chase-refuse-stop-on-pellet = { $ghost } tu nemôže zastať: je tu bodka.
chase-refuse-run-on = { $ghost } je v režime šialenstva a musí bežať ďalej.
chase-refuse-must-catch = { $ghost } môže v tomto ťahu chytiť Pac-Mana a musí to urobiť; táto cesta tam nevedie.
chase-refuse-must-move = { $ghost } nemôže stáť: duch, ktorý sa môže pohnúť, sa pohnúť musí.
chase-refuse-stands-there = { $piece } už tam stojí.
chase-refuse-fence-between = { $piece } neprejde: v ceste stojí prekážka.
chase-refuse-no-jump = { $piece } nemôže preskočiť inú figúrku.
chase-refuse-too-far = Priďaleko: { $piece } ide políčko po políčku, nikdy nie šikmo.
chase-refuse-ghost-there = Je tam duch; bez bonusu tam Pac-Man ísť nemôže.
chase-refuse-straight-on = V režime šialenstva sa beží rovno, { $ghost } teda nemôže zahnúť.
chase-refuse-no-sharing = Je tam iný duch a { $ghost } nemôže stáť s ním ani prejsť okolo.
chase-refuse-pellet-there = Je tam bodka a { $ghost } na nej nemôže skončiť.
chase-refuse-toward = { $ghost } vidí Pac-Mana a musí bežať k nemu.
chase-refuse-farther = Tadiaľ by { $ghost } prebehol len jedno políčko; v režime šialenstva musí dve, ak sa dá.
chase-event-moved = Miesto { $seat }: { $piece } ide z { $origin } na { $to }.
chase-event-ate-pellet = Pac-Man zjedol veľkú bodku na { $at }; { $left ->
    [one] zostáva { $left }
    [few] zostávajú { $left }
    [many] zostáva { $left }
   *[other] zostáva { $left }
}.
chase-event-boosted = { $steps ->
    [one] Pac-Man má bonus: ešte { $steps } políčko, a môže jesť duchov.
    [few] Pac-Man má bonus: ešte najviac { $steps } políčka, a môže jesť duchov.
    [many] Pac-Man má bonus: ešte najviac { $steps } políčka, a môže jesť duchov.
   *[other] Pac-Man má bonus: ešte najviac { $steps } políčok, a môže jesť duchov.
}
chase-event-ate-ghost = Pac-Man na { $at } zjedol ducha: { $ghost }.
chase-event-boost-ended = Pac-Manov bonus sa skončil na { $at }.
chase-event-called = Miesto { $seat } vyberá: { $ghost }.
chase-event-frenzied = { $ghost } vidí Pac-Mana ({ $line }) a je v režime šialenstva.
chase-event-stayed = { $piece } zostáva na { $at }.
chase-event-stopped = Miesto { $seat }: { $piece } zastavuje na { $at }.
chase-event-caught = { $ghost } chytil Pac-Mana na { $at }; { $lives ->
    [one] zostáva { $lives } život
    [few] zostávajú { $lives } životy
    [many] zostáva { $lives } života
   *[other] zostáva { $lives } životov
}.
chase-event-stalled = Pac-Man prišiel o život, počet kôl bez bodky: { $cycles } (domáce pravidlo); zostávajúce životy: { $lives }.
chase-event-reset = Všetci sú späť na štarte: Pac-Man na { $pacman }, duchovia na { $ghosts }.
chase-event-pellets-back = Bodky na { $pellets } sú späť.
chase-event-won = { $winner ->
    [ghosts] Vyhrali duchovia
   *[other] Vyhráva { $winner }
}; úroveň Pac-Mana: { $level ->
    [0] žiadna
   *[other] { $level }
}.
chase-event-turn-limit = Hra dosiahla najvyšší počet kôl ({ $cycles }); nikto nevyhral. Úroveň Pac-Mana: { $level ->
    [0] žiadna
   *[other] { $level }
}.
chase_pellets_eaten = Pac-Man zjedol všetky štyri veľké bodky.
chase_lives_lost = Duchovia vzali Pac-Manovi posledný život.
chase-name = Naháňačka
chase-about = Zjedz štyri veľké bodky skôr, než ťa chytia duchovia. Jeden hráč je Pac-Man, ostatní sa delia o duchov.
chase-harm = Pac-Man by prišiel o život.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man musí zjesť všetky štyri veľké bodky.
chase-step-2 = Duchovia ho musia trikrát chytiť.
chase-step-3 = Bodka mu dá bonus: teraz duchov zje on!
chase-guide-turn = Vitaj! Pac-Man chce štyri bodky a duchovia ho chcú trikrát chytiť. Ťukni na svietiace políčko a choď tam.
chase-todo = Ťukni na svietiace políčko.
chase-todo-pacman = { $steps ->
    [one] Zostáva { $steps } políčko: vyber si svietiace.
    [few] Prejdi { $steps } políčka: vyber si svietiace. Smieš sa otočiť a ísť späť.
    [many] Prejdi { $steps } políčka: vyber si svietiace. Smieš sa otočiť a ísť späť.
   *[other] Prejdi { $steps } políčok: vyber si svietiace. Smieš sa otočiť a ísť späť.
}
chase-todo-boost = { $steps ->
    [one] Bonus! Smieš prejsť ešte { $steps } políčko a zjesť ducha, ktorého stretneš.
    [few] Bonus! Smieš prejsť ešte { $steps } políčka a zjesť každého ducha, ktorého stretneš.
    [many] Bonus! Smieš prejsť ešte { $steps } políčka a zjesť každého ducha, ktorého stretneš.
   *[other] Bonus! Smieš prejsť ešte { $steps } políčok a zjesť každého ducha, ktorého stretneš.
}
chase-todo-ghost = Ide { $ghost }: vyber svietiace políčko.
chase-todo-frenzy = { $ghost } vidí Pac-Mana a beží: vyber svietiace políčko.
chase-todo-call = Ktorý duch pôjde ďalej? Ťukni naň.
chase-show-ways = Čo vidia
chase-setup-random = Náhodný Pac-Man
chase-setup-chosen = Prvé miesto je Pac-Man, ostatní sa delia o duchov.
chase-call = Ktorý duch pôjde ďalej?
chase-end-here = Skončiť tu
chase-boost = { $steps ->
    [one] Bonus: { $steps } krok
    [few] Bonus: { $steps } kroky
    [many] Bonus: { $steps } kroku
   *[other] Bonus: { $steps } krokov
}
chase-frenzy = Šialenstvo!
chase-waiting = Potom { $ghosts }
chase-level = { $level ->
    [0] Bez úrovne: žiadna bodka
    [1] Úroveň 1: Pac-Man začiatočník
    [2] Úroveň 2: Pac-Man amatér
    [3] Úroveň 3: Pac-Man profík
   *[other] Úroveň { $level }: Pac-Man expert
}
chase-lives = { $lives ->
    [one] zostáva { $lives } život
    [few] zostávajú { $lives } životy
    [many] zostáva { $lives } života
   *[other] zostáva { $lives } životov
}; zjedené bodky: { $eaten }
chase-patience = { $cycles ->
    [one] Zjedz bodku hneď, inak prídeš o život
    [few] Zjedz bodku do { $cycles } kôl!
    [many] Zjedz bodku do { $cycles } kola!
   *[other] Zjedz bodku do { $cycles } kôl!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , zjedený
    [moves] , na ťahu
   *[there] { "" }
}
chase-grid = Hracia doska. Šípkami chodíš po políčkach, Enter tam pošle figúrku alebo vyberie ducha, E ukončí ťah.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = veľká bodka
chase-square-target = { $steps ->
    [one] sem môžeš prísť na { $steps } krok
    [few] sem môžeš prísť na { $steps } kroky
    [many] sem môžeš prísť na { $steps } kroku
   *[other] sem môžeš prísť na { $steps } krokov
}
chase-square-call = tohto ducha môžeš vybrať
chase-square-fences = prekážka { $sides }
chase-option-layout = Bludisko
chase-option-layout-gates = Brány
chase-option-layout-gates-about = Bežné bludisko. Ak nikto neurobí chybu, Pac-Man vyhrá s 3 životmi a duchovia vtedy, keď má 1 alebo 2.
chase-option-layout-den = Brloh
chase-option-layout-den-about = Duchovia vychádzajú z brlohu hore; po stranách vedú dlhé uličky. Dobré pre Pac-Mana. Ak nikto neurobí chybu, Pac-Man vyhrá s 2 alebo 3 životmi a duchovia vtedy, keď má iba 1.
chase-option-layout-hedges = Živé ploty
chase-option-layout-hedges-about = Bodky sú hlboko vnútri; duchovia prichádzajú zo všetkých strán. Dobrí hráči vyhrávajú za obe strany asi rovnako často. Ak nikto neurobí chybu, vždy vyhrajú duchovia.
chase-option-layout-orchard = Sad
chase-option-layout-orchard-about = Uprostred stoja rady stromov; bodky sú za prekážkami. Rovnako silní hráči vyhrávajú za obe strany asi rovnako často. Ak nikto neurobí chybu, vždy vyhrajú duchovia.
chase-option-layout-pairs = Dvojice
chase-option-layout-pairs-about = Bodky sú po dvoch, takže jeden bonus môže viesť k ďalšiemu. Ak nikto neurobí chybu, vždy vyhrá Pac-Man.
chase-option-layout-pinwheel = Veterník
chase-option-layout-pinwheel-about = Bludisko vyzerá rovnako aj hore nohami; duchovia začínajú v hornej polovici. Dobré pre duchov. Ak nikto neurobí chybu, vždy vyhrajú duchovia.
chase-option-layout-printed = Otvorené pole
chase-option-layout-printed-about = Podľa tlačenej dosky, pokiaľ vieme: len šesť prekážok, takže duchovia vidia ďaleko. Dobré pre duchov. Ak nikto neurobí chybu, vždy vyhrajú duchovia.
chase-option-layout-towers = Veže
chase-option-layout-towers-about = Bodky sú v rohoch za múrmi. Dobré pre Pac-Mana. Ak nikto neurobí chybu, Pac-Man vyhrá s 2 alebo 3 životmi a duchovia vtedy, keď má iba 1.
chase-option-layout-crossroads = Križovatka
chase-option-layout-crossroads-about = Uprostred sa križujú dve cesty a na každej čaká duch. Ak nikto neurobí chybu, vždy vyhrajú duchovia.
chase-option-layout-harbour = Prístav
chase-option-layout-harbour-about = Z oboch strán vybiehajú móla; bodky sú po dvoch, takže jeden bonus môže viesť k ďalšiemu. Ak nikto neurobí chybu, vždy vyhrá Pac-Man.
chase-option-layout-stables = Stajne
chase-option-layout-stables-about = Boxy hore aj dole a po stranách bodky po dvoch. Ak nikto neurobí chybu, Pac-Man vyhrá s 2 alebo 3 životmi a duchovia vtedy, keď má iba 1.
chase-option-layout-market = Trhovisko
chase-option-layout-market-about = Naľavo aj napravo od dlhej uličky stoja rady stánkov. Rovnako silní hráči vyhrávajú za obe strany asi rovnako často. Ak nikto neurobí chybu, vždy vyhrajú duchovia.
chase-option-layout-courtyard = Nádvorie
chase-option-layout-courtyard-about = Široké nádvorie so štyrmi výklenkami; bodky sú pri ich dverách. Ak nikto neurobí chybu, Pac-Man vyhrá s 3 životmi a duchovia vtedy, keď má 1 alebo 2.
chase-option-layout-ladders = Rebríky
chase-option-layout-ladders-about = Na oboch stranách stoja rebríky a do stredu vedú dve úzke uličky. Ak nikto neurobí chybu, Pac-Man vyhrá s 3 životmi a duchovia vtedy, keď má 1 alebo 2.
chase-option-layout-quay = Nábrežie
chase-option-layout-quay-about = Na hru s jedným životom. Ak nikto neurobí chybu, vždy vyhrá Pac-Man.
chase-option-layout-alley = Ulička
chase-option-layout-alley-about = Na hru s dvoma životmi. Ak nikto neurobí chybu, Pac-Man vyhrá s 2 alebo 3 životmi a duchovia vtedy, keď má iba 1.
chase-option-layout-fairground = Jarmok
chase-option-layout-fairground-about = Na hru s troma životmi. Ak nikto neurobí chybu, vždy vyhrajú duchovia.
chase-option-lives = Pac-Manove životy
chase-option-lives-1 = jeden
chase-option-lives-2 = dva
chase-option-lives-3 = tri
chase-option-pacman-short-move = Pac-Man smie zastať po jednom políčku
chase-option-pacman-into-ghost = Ak Pac-Man bez bonusu narazí na ducha
chase-option-pacman-into-ghost-blocked = duch mu bráni v ceste
chase-option-pacman-into-ghost-caught = je chytený
chase-option-boost-mandatory = Pac-Man musí využiť bonus
chase-option-boost-exact = Bonus treba využiť na všetky tri políčka
chase-option-eat-in-passing = S bonusom zje Pac-Man duchov aj cestou, nielen tam, kde zastane
chase-option-boost-chain = Druhá bodka počas bonusu začína bonus odznova
chase-option-ghost-order = Poradie duchov
chase-option-ghost-order-fixed = vždy rovnaké
chase-option-ghost-order-free = zakaždým sa vyberá
chase-option-ghost-pass = Duchovia smú zostať stáť
chase-option-must-catch = Duchovia musia chytať, ak môžu
chase-option-frenzy-path = V režime šialenstva duch beží
chase-option-frenzy-path-straight = rovno
chase-option-frenzy-path-free = kadiaľ chce
chase-option-frenzy-path-toward = k Pac-Manovi
chase-option-frenzy-exact = V režime šialenstva musí duch prebehnúť dve políčka, ak sa dá
chase-option-ghost-cross-pellet = V režime šialenstva smie duch prebehnúť cez bodku
chase-option-ghosts-stack = Duchovia smú stáť na jednom políčku
chase-option-pellets-reset = Po strate života sa vrátia všetky bodky
chase-option-stall-limit = Strata života po toľkých kolách bez bodky
chase-option-max-turns = Najvyšší počet kôl
chase-short-moved = { $piece } ide z { $origin } na { $to }.
chase-short-stopped = { $piece } zastavuje na { $at }.
chase-short-called = ďalej ide { $ghost }.
chase-note-stays = stojí
chase-note-called = ďalej { $ghost }
chase-note-ate = zjedený: { $ghost }
chase-note-life = strata života
chase-note-pellets = { $count ->
    [one] 1 bodka
    [few] { $count } bodky
    [many] { $count } bodky
   *[other] { $count } bodiek
}
chase-advice-step = Choď na { $to }.
chase-advice-end = Zastav tu.
chase-advice-call = Vyber: { $to }.
chase-reason-wins = Tým vyhráš!
chase-reason-pellet = Zješ tým bodku.
chase-reason-eats = Zješ tým ducha: { $ghost }.
chase-reason-catches = Chytíš tým Pac-Mana.
chase-reason-caught = Tam ťa chytí { $ghost }.
chase-reason-seen = Tam ťa vidí { $ghost }.
chase-reason-unseen = Tam ťa nevidí žiadny duch.
chase-reason-near = { $steps ->
    [one] Odtiaľ je to k Pac-Manovi jedno políčko.
    [few] Odtiaľ sú to k Pac-Manovi { $steps } políčka.
    [many] Odtiaľ je to k Pac-Manovi { $steps } políčka.
   *[other] Odtiaľ je to k Pac-Manovi { $steps } políčok.
}
chase-help-aim-title = Cieľ hry
chase-help-aim = Pac-Man vyhrá, keď zje štyri veľké bodky. Duchovia vyhrajú, keď ho trikrát chytia: každé chytenie stojí život. Dosiahnutá úroveň je počet zjedených bodiek.
chase-help-sides-title = Kto hrá za koho
chase-help-sides = Hráč 1 je Pac-Man; ostatní sa delia o štyroch duchov a vyhrávajú či prehrávajú spolu. Kolo je ťah Pac-Mana a po ňom ťahy duchov. Pac-Man ide prvý, aj po každom návrate na štart.
chase-help-pacman-title = Pac-Manov ťah
chase-help-pacman = Ide presne o dve políčka, krok za krokom, nikdy nie šikmo. Smie sa otočiť a ísť späť. Prekážky a duchovia mu bránia v ceste a nikto neskáče. Ak nemôže urobiť žiadny krok, zostane stáť.
chase-help-pellet-title = Bonus
chase-help-pellet = Na bodke zastane, zje ju a dostane bonus: najviac tri ďalšie políčka ľubovoľným smerom, aj cez duchov. Bonus sa končí skôr, než sa pohnú duchovia.
chase-help-eaten-title = Jedenie duchov
chase-help-eaten = Každý duch, ktorého počas bonusu stretne, je zjedený a chýba až do ďalšieho návratu na štart. Ďalšia bodka na ceste začína nový bonus na tri políčka.
chase-help-ghosts-title = Ťahy duchov
chase-help-ghosts = Blinky, Inky, Pinky a Clyde idú v tomto poradí, každý o jedno políčko. Duch, ktorý sa môže pohnúť, musí. Duchovia smú stáť na jednom políčku a prechádzať okolo seba.
chase-help-guard-title = Duchovia a bodky
chase-help-guard = Žiadny duch nesmie skončiť na bodke; v režime šialenstva cez ňu smie prebehnúť. Duch, ktorý by mohol chytiť Pac-Mana, nemusí.
chase-help-sight-title = Čo vidia duchovia
chase-help-sight = Duch vidí vo svojom rade a stĺpci akokoľvek ďaleko, ale nie šikmo. Prekážky mu bránia vo výhľade, duchovia a bodky nie. Platí, čo má v zornom poli na začiatku svojho ťahu.
chase-help-frenzy-title = Režim šialenstva
chase-help-frenzy = Duch, ktorý vidí Pac-Mana, beží o dve políčka rovno, ľubovoľným smerom. Ak sa dá, musia byť dve. Ak je Pac-Man hneď vedľa, chytí ho už na prvom políčku.
chase-help-caught-title = Chytený
chase-help-caught = Duch, ktorý príde na Pac-Manovo políčko, ho chytí. Pac-Man stratí život a všetci sa vrátia na štart, aj zjedení duchovia. Zjedené bodky zostanú zjedené.
chase-help-stall-title = Neotáľaj
chase-help-stall = Keď prejde priveľa kôl bez bodky (20, ak si nezvolíš iný počet), stratí Pac-Man tiež život. Ak je určený najvyšší počet kôl, hra sa po ňom končí bez víťaza.
chase-help-maze-title = Bludiská
chase-help-maze = Bludisko určuje, kde sú prekážky a bodky a kde kto začína. Tu prekážky nikto nestavia.
chase-help-touch-title = Na obrazovke
chase-help-touch = Pod doskou vidíš, ktorá figúrka ide, kto za ňu hrá a ktorí duchovia sú na rade potom. Ťukni na políčko dva kroky od figúrky a pôjde tam; malými krúžkami určíš cestu presne.
chase-help-keys-title = Na klávesnici
chase-help-keys = Šípky a Enter; E ukončí ťah skôr.
chase-deed-moved = { $detail ->
    [squares] { $who ->
        [you] ideš
       *[somebody] ide
    }: { $places }
   *[plain] { $who ->
        [you] ideš
       *[somebody] ide
    } s figúrkou { $pieces }
}
chase-deed-stayed = { $who ->
    [you] nemáš
   *[somebody] nemá
} kam ísť: { $pieces }
chase-deed-spotted = { $who ->
    [you] vidíš
   *[somebody] vidí
} Pac-Mana ({ $ghosts })
chase-deed-frenzied = { $ghost } vidí Pac-Mana a je v režime šialenstva
chase-deed-ate-pellet = { $who ->
    [you] zješ
   *[somebody] zje
} veľkú bodku (zostáva: { $left })
chase-deed-ate-ghost = { $who ->
    [you] zješ
   *[somebody] zje
} ducha: { $ghost }
chase-deed-caught = { $lives ->
    [one] { $ghost } chytil Pac-Mana! Zostáva { $lives } život
    [few] { $ghost } chytil Pac-Mana! Zostávajú { $lives } životy
    [many] { $ghost } chytil Pac-Mana! Zostáva { $lives } života
   *[other] { $ghost } chytil Pac-Mana! Zostáva { $lives } životov
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man stratil život: pridlho bez bodky. Zostáva { $lives } život
    [few] Pac-Man stratil život: pridlho bez bodky. Zostávajú { $lives } životy
    [many] Pac-Man stratil život: pridlho bez bodky. Zostáva { $lives } života
   *[other] Pac-Man stratil život: pridlho bez bodky. Zostáva { $lives } životov
}
chase-deed-reset = všetci sú späť na štarte
chase-befalls-caught = { $lives ->
    [one] { $ghost } ťa chytil! Zostáva { $lives } život
    [few] { $ghost } ťa chytil! Zostávajú { $lives } životy
    [many] { $ghost } ťa chytil! Zostáva { $lives } života
   *[other] { $ghost } ťa chytil! Zostáva { $lives } životov
}
chase-befalls-stalled = { $lives ->
    [one] Strácaš život, kolá bez bodky: { $cycles }. Zostáva { $lives } život
    [few] Strácaš život, kolá bez bodky: { $cycles }. Zostávajú { $lives } životy
    [many] Strácaš život, kolá bez bodky: { $cycles }. Zostáva { $lives } života
   *[other] Strácaš život, kolá bez bodky: { $cycles }. Zostáva { $lives } životov
}
chase-befalls-eaten = Pac-Man zjedol ducha: { $ghost }!
