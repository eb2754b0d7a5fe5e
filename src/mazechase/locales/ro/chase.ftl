error-chase-bad-action = „{ $text }” nu este o acțiune; o acțiune este o căsuță ca e2, numele unei fantome sau - ca să închei o mutare.
error-chase-bad-position = „{ $text }” nu este o poziție; scrie-o așa: { $form }.
error-chase-bad-square = „{ $text }” nu este o căsuță; căsuțele sunt de la a1 la i9.

error-chase-layout-field = Un labirint are nevoie de „{ $field }”: source este text, fences și pellets sunt liste, starts este un tabel.
error-chase-layout-extra = Un labirint nu are câmpul „{ $field }”; câmpurile lui sunt source, fences, pellets și starts.
error-chase-layout-many-fences = Prea multe bariere: { $count }; în cutie sunt doar { $most }.
error-chase-layout-fence = „{ $fence }” nu este o barieră; o barieră este o căsuță urmată de h sau v, ca e3h.
error-chase-layout-fence-border = Bariera { $fence } este pe marginea tablei sau iese peste ea.
error-chase-layout-fence-clash = Bariera { $fence } se suprapune sau se încrucișează cu alta.
error-chase-layout-square = { $place }: „{ $square }” nu este o căsuță; căsuțele sunt de la a1 la i9.
error-chase-layout-pellet-count = { $count ->
    [one] Trebuie să fie { $wanted } capsule energie, dar este { $count }.
    [few] Trebuie să fie { $wanted } capsule energie, dar sunt { $count }.
   *[other] Trebuie să fie { $wanted } capsule energie, dar sunt { $count }.
}
error-chase-layout-pellet-twice = La { $square } sunt două capsule energie.
error-chase-layout-pieces = Pozițiile de start trebuie să fie pentru: { $pieces }.
error-chase-layout-start-pellet = { $piece } nu poate porni de la { $square }: acolo e o capsulă energie.
error-chase-layout-start-shared = { $piece } nu poate porni de la { $square }: de acolo pornește alt pion.
error-chase-layout-closed = De la startul lui Pac-Man nu se poate ajunge la { $square }; trebuie să se poată ajunge la fiecare căsuță.
error-chase-layout-parted = Capsulele energie despart { $square } de startul lui Pac-Man; fantomele nu se pot opri pe capsule, deci au nevoie de alt drum.

error-chase-place-ghosts = O poziție cuprinde patru fantome, cu - pentru cea care a fost mâncată.
error-chase-place-pellets = E o capsulă energie unde labirintul nu are niciuna sau nu lipsește niciuna, deși tocmai a fost mâncată una.
error-chase-place-lives = Pac-Man nu poate avea atâtea vieți; iar dacă nu mai e nicio viață, trebuie să mai fie o capsulă energie.
error-chase-place-idle = Nu pot fi atâtea runde fără o capsulă energie.
error-chase-place-best = Într-o viață pierdută nu se pot mânca atâtea capsule energie.
error-chase-place-cycles = Rundele se numără doar până la opțiunea max_turns.
error-chase-place-sharing = Două fantome nu pot sta pe aceeași căsuță.
error-chase-place-on-pellet = Niciun pion nu poate sta acolo pe o capsulă energie.
error-chase-place-waiting = Aceste fantome nu pot aștepta să mute.
error-chase-place-over = Jocul s-a terminat, deci niciun pion nu poate fi în mijlocul unei mutări.
error-chase-place-met = Pac-Man și o fantomă nu pot sta aici pe aceeași căsuță.
error-chase-place-move = În această mutare nu pot rămâne atâția pași sau nu în felul acesta.
error-chase-place-run = Fantoma nu putea începe fuga așa.
error-chase-place-sight = O fantomă trebuie să fie în modul de urmărire dacă îl vede pe Pac-Man, și numai atunci.
error-chase-place-stuck = Pionul nu poate face nimic aici, deci nu poate fi rândul lui.

chase-refuse-no-call = Nu poți alege acum { $ghost }: mută { $piece }.
chase-refuse-call-first = Alege mai întâi fantoma care mută acum: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } a fost mâncată și revine la următoarea repornire.
chase-refuse-has-moved = { $ghost } a mutat deja în această rundă.
chase-refuse-two-steps = Pac-Man se deplasează mereu două căsuțe; doar o capsulă energie îl oprește.
chase-refuse-one-step = Pac-Man trebuie să se deplaseze cel puțin o căsuță.
chase-refuse-must-boost = Pac-Man trebuie să folosească impulsul.
chase-refuse-whole-boost = Un impuls trebuie să-și folosească toate căsuțele.
chase-refuse-stop-on-pellet = { $ghost } nu se poate opri acolo: e o capsulă energie.
chase-refuse-run-on = { $ghost } este în modul de urmărire și trebuie să alerge mai departe.
chase-refuse-must-catch = { $ghost } îl poate prinde pe Pac-Man în această mutare și trebuie s-o facă; așa nu ajunge acolo.
chase-refuse-must-move = { $ghost } nu poate rămâne: o fantomă care poate muta trebuie să mute.
chase-refuse-stands-there = { $piece } este deja acolo.
chase-refuse-fence-between = E o barieră în drum ({ $piece }).
chase-refuse-no-jump = { $piece } nu poate sări peste alt pion.
chase-refuse-too-far = Prea departe: { $piece } se deplasează căsuță cu căsuță, niciodată în diagonală.
chase-refuse-ghost-there = Acolo e o fantomă; fără impuls, Pac-Man nu poate merge acolo.
chase-refuse-straight-on = În modul de urmărire, o fantomă aleargă drept înainte, deci { $ghost } nu poate coti.
chase-refuse-no-sharing = Acolo e altă fantomă, iar { $ghost } nu poate sta pe aceeași căsuță și nici trece.
chase-refuse-pellet-there = Acolo e o capsulă energie, iar { $ghost } nu își poate încheia mutarea pe ea.
chase-refuse-toward = { $ghost } îl vede pe Pac-Man și trebuie să alerge spre el.
chase-refuse-farther = Într-acolo { $ghost } ar putea fugi doar o căsuță; în modul de urmărire sunt două, dacă se poate.

chase-event-moved = Locul { $seat } a mutat { $piece } de la { $origin } la { $to }.
chase-event-ate-pellet = Pac-Man a mâncat capsula energie de la { $at }; { $left ->
    [one] mai rămâne { $left }
    [few] mai rămân { $left }
   *[other] mai rămân { $left }
}.
chase-event-boosted = { $steps ->
    [one] Pac-Man a primit un impuls: cel mult { $steps } căsuță în plus, și mănâncă fantome.
    [few] Pac-Man a primit un impuls: până la { $steps } căsuțe în plus, și mănâncă fantome.
   *[other] Pac-Man a primit un impuls: până la { $steps } de căsuțe în plus, și mănâncă fantome.
}
chase-event-ate-ghost = Pac-Man a mâncat-o pe { $ghost } la { $at }.
chase-event-boost-ended = Impulsul lui Pac-Man s-a încheiat la { $at }.
chase-event-called = Locul { $seat } a ales: { $ghost }.
chase-event-frenzied = { $ghost } l-a văzut pe Pac-Man de-a lungul { $line } și intră în modul de urmărire.
chase-event-stayed = { $piece } rămâne la { $at }.
chase-event-stopped = Locul { $seat }: { $piece } se oprește la { $at }.
chase-event-caught = { $ghost } l-a prins pe Pac-Man la { $at }; { $lives ->
    [one] mai rămâne { $lives } viață
    [few] mai rămân { $lives } vieți
   *[other] mai rămân { $lives } de vieți
}.
chase-event-stalled = Pac-Man a pierdut o viață după { $cycles ->
    [one] { $cycles } rundă
    [few] { $cycles } runde
   *[other] { $cycles } de runde
} fără capsulă energie (regula casei); { $lives ->
    [one] mai rămâne { $lives }
    [few] mai rămân { $lives }
   *[other] mai rămân { $lives }
}.
chase-event-reset = Toți sunt din nou la start: Pac-Man la { $pacman }, fantomele la { $ghosts }.
chase-event-pellets-back = Capsulele energie s-au întors: { $pellets }.
chase-event-won = { $winner ->
    [ghosts] Au câștigat fantomele
   *[other] A câștigat { $winner }
}; Pac-Man { $level ->
    [0] nu a ajuns la niciun nivel
   *[other] a ajuns la nivelul { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] S-a ajuns la limita de { $cycles } rundă
    [few] S-a ajuns la limita de { $cycles } runde
   *[other] S-a ajuns la limita de { $cycles } de runde
}; nu câștigă nimeni, iar Pac-Man { $level ->
    [0] nu a ajuns la niciun nivel
   *[other] a ajuns la nivelul { $level }
}.

chase_pellets_eaten = Pac-Man a mâncat toate cele patru capsule energie.
chase_lives_lost = Fantomele i-au luat lui Pac-Man ultima viață.

# On the page.
chase-name = Goana
chase-about = Mănâncă cele patru capsule energie înainte să te prindă fantomele. Unul este Pac-Man, ceilalți își împart fantomele.
chase-harm = Pac-Man ar pierde o viață.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man trebuie să mănânce toate cele patru capsule energie.
chase-step-2 = Fantomele trebuie să-l prindă de trei ori.
chase-step-3 = O capsulă îi dă un impuls: acum el mănâncă fantomele!
chase-guide-turn = Bine ai venit! Pac-Man vrea cele patru capsule energie, iar fantomele vor să-l prindă de trei ori. Atinge o căsuță luminoasă ca să mergi acolo.
chase-todo = Atinge o căsuță luminoasă.
chase-todo-pacman = { $steps ->
    [one] Încă { $steps } căsuță: alege una luminoasă.
    [few] Mergi { $steps } căsuțe: alege una luminoasă. Poți coti și te poți întoarce.
   *[other] Mergi { $steps } de căsuțe: alege una luminoasă. Poți coti și te poți întoarce.
}
chase-todo-boost = { $steps ->
    [one] Impuls! Poți merge încă { $steps } căsuță și mânca orice fantomă întâlnești.
    [few] Impuls! Poți merge până la { $steps } căsuțe în plus și mânca orice fantomă întâlnești.
   *[other] Impuls! Poți merge până la { $steps } de căsuțe în plus și mânca orice fantomă întâlnești.
}
chase-todo-ghost = { $ghost } mută: alege o căsuță luminoasă.
chase-todo-frenzy = { $ghost } îl vede pe Pac-Man și aleargă: alege o căsuță luminoasă.
chase-todo-call = Ce fantomă mută acum? Atinge-o.
chase-show-ways = Câmp vizual
chase-setup-random = Pac-Man la întâmplare
chase-setup-chosen = Primul loc este Pac-Man, ceilalți își împart fantomele.
chase-call = Ce fantomă mută acum?
chase-end-here = Încheie aici
chase-boost = { $steps ->
    [one] Impuls: { $steps } pas
    [few] Impuls: { $steps } pași
   *[other] Impuls: { $steps } de pași
}
chase-frenzy = Urmărire!
chase-waiting = Apoi { $ghosts }
chase-level = { $level ->
    [0] Niciun nivel: nicio capsulă mâncată
    [1] Nivelul 1: Pac-Man începător
    [2] Nivelul 2: Pac-Man promițător
    [3] Nivelul 3: Pac-Man expert
   *[other] Nivelul { $level }: Pac-Man de elită
}
chase-lives = { $lives ->
    [one] încă { $lives } viață
    [few] încă { $lives } vieți
   *[other] încă { $lives } de vieți
}; capsule mâncate: { $eaten }
chase-patience = { $cycles ->
    [one] Mănâncă acum o capsulă sau pierzi o viață
    [few] Mănâncă o capsulă în { $cycles } runde!
   *[other] Mănâncă o capsulă în { $cycles } de runde!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , mâncată
    [moves] , la mutare
   *[there] { "" }
}
chase-grid = Tablă. Săgețile trec de la o căsuță la alta, Enter trimite pionul acolo sau alege fantoma, E încheie mutarea.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = capsulă energie
chase-square-target = { $steps ->
    [one] poți merge aici cu { $steps } pas
    [few] poți merge aici cu { $steps } pași
   *[other] poți merge aici cu { $steps } de pași
}
chase-square-call = poți alege această fantomă
chase-square-fences = barieră { $sides }

chase-option-layout = Labirint
chase-option-layout-gates = Porți
chase-option-layout-gates-about = Labirintul obișnuit. Dacă nu greșește nimeni, Pac-Man câștigă cu 3 vieți, iar fantomele câștigă dacă are 1 sau 2.
chase-option-layout-den = Bârlog
chase-option-layout-den-about = Fantomele ies dintr-un bârlog de sus; pe laturi sunt alei lungi. Bun pentru Pac-Man. Dacă nu greșește nimeni, Pac-Man câștigă cu 2 sau 3 vieți, iar fantomele câștigă dacă are doar 1.
chase-option-layout-hedges = Garduri vii
chase-option-layout-hedges-about = Capsulele energie sunt bine ascunse înăuntru; fantomele vin din toate părțile. Jucătorii buni câștigă cam la fel de des în ambele tabere. Dacă nu greșește nimeni, câștigă mereu fantomele.
chase-option-layout-orchard = Livadă
chase-option-layout-orchard-about = În mijloc sunt copaci în rânduri; capsulele energie sunt în spatele barierelor. La jucători la fel de buni, taberele câștigă cam la fel de des. Dacă nu greșește nimeni, câștigă mereu fantomele.
chase-option-layout-pairs = Perechi
chase-option-layout-pairs-about = Capsulele energie stau câte două, așa că un impuls poate duce la următorul. Dacă nu greșește nimeni, câștigă mereu Pac-Man.
chase-option-layout-pinwheel = Morișcă
chase-option-layout-pinwheel-about = Labirintul arată la fel și cu susul în jos; fantomele pornesc din jumătatea de sus. Bun pentru fantome. Dacă nu greșește nimeni, câștigă mereu fantomele.
chase-option-layout-printed = Câmp deschis
chase-option-layout-printed-about = Ca pe tabla tipărită, din câte știm: doar șase bariere, așa că fantomele văd departe. Bun pentru fantome. Dacă nu greșește nimeni, câștigă mereu fantomele.
chase-option-layout-towers = Turnuri
chase-option-layout-towers-about = Capsulele energie sunt în colțuri, în spatele unor ziduri. Bun pentru Pac-Man. Dacă nu greșește nimeni, Pac-Man câștigă cu 2 sau 3 vieți, iar fantomele câștigă dacă are doar 1.
chase-option-layout-crossroads = Răscruce
chase-option-layout-crossroads-about = Două drumuri se încrucișează la mijloc și pe fiecare așteaptă o fantomă. Dacă nu greșește nimeni, câștigă mereu fantomele.
chase-option-layout-harbour = Port
chase-option-layout-harbour-about = Din ambele părți intră debarcadere; capsulele energie stau câte două, așa că un impuls poate duce la următorul. Dacă nu greșește nimeni, câștigă mereu Pac-Man.
chase-option-layout-stables = Grajduri
chase-option-layout-stables-about = Boxe sus și jos, iar capsulele energie câte două pe laturi. Dacă nu greșește nimeni, Pac-Man câștigă cu 2 sau 3 vieți, iar fantomele câștigă dacă are doar 1.
chase-option-layout-market = Piață
chase-option-layout-market-about = Tarabe în rânduri la stânga și la dreapta unei alei lungi. La jucători la fel de buni, taberele câștigă cam la fel de des. Dacă nu greșește nimeni, câștigă mereu fantomele.
chase-option-layout-courtyard = Curte
chase-option-layout-courtyard-about = O curte largă cu patru nișe; capsulele energie sunt la ușile lor. Dacă nu greșește nimeni, Pac-Man câștigă cu 3 vieți, iar fantomele câștigă dacă are 1 sau 2.
chase-option-layout-ladders = Scări
chase-option-layout-ladders-about = Pe ambele părți sunt scări și două alei înguste duc spre mijloc. Dacă nu greșește nimeni, Pac-Man câștigă cu 3 vieți, iar fantomele câștigă dacă are 1 sau 2.
chase-option-layout-quay = Chei
chase-option-layout-quay-about = Pentru jocul cu o viață. Dacă nu greșește nimeni, câștigă mereu Pac-Man.
chase-option-layout-alley = Străduță
chase-option-layout-alley-about = Pentru jocul cu două vieți. Dacă nu greșește nimeni, Pac-Man câștigă cu 2 sau 3 vieți, iar fantomele câștigă dacă are doar 1.
chase-option-layout-fairground = Bâlci
chase-option-layout-fairground-about = Pentru jocul cu trei vieți. Dacă nu greșește nimeni, câștigă mereu fantomele.
chase-option-lives = Viețile lui Pac-Man
chase-option-lives-1 = una
chase-option-lives-2 = două
chase-option-lives-3 = trei
chase-option-pacman-short-move = Pac-Man se poate opri după o căsuță
chase-option-pacman-into-ghost = Dacă Pac-Man dă peste o fantomă fără impuls
chase-option-pacman-into-ghost-blocked = fantoma îi blochează drumul
chase-option-pacman-into-ghost-caught = este prins
chase-option-boost-mandatory = Pac-Man trebuie să folosească impulsul
chase-option-boost-exact = Un impuls trebuie să folosească toate cele trei căsuțe
chase-option-eat-in-passing = Cu impuls, Pac-Man mănâncă și fantomele peste care trece, nu doar unde se oprește
chase-option-boost-chain = O a doua capsulă în timpul unui impuls îl ia de la capăt
chase-option-ghost-order = Ordinea fantomelor
chase-option-ghost-order-fixed = mereu aceeași
chase-option-ghost-order-free = aleasă de fiecare dată
chase-option-ghost-pass = Fantomele pot rămâne pe loc
chase-option-must-catch = Fantomele trebuie să prindă dacă pot
chase-option-frenzy-path = În modul de urmărire, o fantomă aleargă
chase-option-frenzy-path-straight = în linie dreaptă
chase-option-frenzy-path-free = cum vrea
chase-option-frenzy-path-toward = spre Pac-Man
chase-option-frenzy-exact = În modul de urmărire, o fantomă trebuie să alerge două căsuțe, dacă poate
chase-option-ghost-cross-pellet = În modul de urmărire, o fantomă poate trece peste o capsulă energie
chase-option-ghosts-stack = Fantomele pot sta pe aceeași căsuță
chase-option-pellets-reset = Toate capsulele energie revin când se pierde o viață
chase-option-stall-limit = Se pierde o viață după atâtea runde fără capsulă energie
chase-option-max-turns = Limita de runde

# What somebody does, after their name: “Ada moved Pac-Man from e2 to e3.”
chase-short-moved = { $piece } de la { $origin } la { $to }.
chase-short-stopped = { $piece } se oprește la { $at }.
chase-short-called = urmează { $ghost }.

# In the log, beside the piece that moves; short.
chase-note-stays = rămâne
chase-note-called = apoi { $ghost }
chase-note-ate = mănâncă { $ghost }
chase-note-life = o viață pierdută
chase-note-pellets = { $count ->
    [one] 1 capsulă
    [few] { $count } capsule
   *[other] { $count } de capsule
}

## What the coach would do
chase-advice-step = Mergi la { $to }.
chase-advice-end = Oprește-te aici.
chase-advice-call = Alege { $to }.

## Why the coach would do it
chase-reason-wins = Așa câștigi jocul!
chase-reason-pellet = Mănâncă o capsulă energie.
chase-reason-eats = O mănâncă pe { $ghost }.
chase-reason-catches = Îl prinde pe Pac-Man.
chase-reason-caught = { $ghost } te prinde acolo.
chase-reason-seen = { $ghost } te vede acolo.
chase-reason-unseen = Acolo nu te vede nicio fantomă.
chase-reason-near = { $steps ->
    [one] E la o căsuță de Pac-Man.
    [few] E la { $steps } căsuțe de Pac-Man.
   *[other] E la { $steps } de căsuțe de Pac-Man.
}

# The rules, part by part; loaded when somebody opens the help.
chase-help-aim-title = Scopul
chase-help-aim = Pac-Man câștigă când a mâncat cele patru capsule energie. Fantomele câștigă când l-au prins de trei ori: fiecare prindere costă o viață. Nivelul la care ajunge este numărul de capsule mâncate.
chase-help-sides-title = Cine ce joacă
chase-help-sides = Jucătorul 1 este Pac-Man; ceilalți își împart cele patru fantome și câștigă sau pierd împreună. O rundă înseamnă mutarea lui Pac-Man și apoi mutările fantomelor. Pac-Man începe, și la fel după fiecare repornire.
chase-help-pacman-title = Mutarea lui Pac-Man
chase-help-pacman = Se deplasează exact două căsuțe, pas cu pas, niciodată în diagonală. Poate coti și se poate întoarce. Barierele și fantomele îi blochează drumul și nimeni nu sare. Dacă nu poate face niciun pas, rămâne pe loc.
chase-help-pellet-title = Impulsul
chase-help-pellet = Pe o capsulă energie se oprește, o mănâncă și primește un impuls: până la trei căsuțe în plus, în orice direcție, chiar și prin fantome. Impulsul se termină înainte să mute fantomele.
chase-help-eaten-title = Fantome mâncate
chase-help-eaten = Orice fantomă întâlnită în timpul unui impuls este mâncată și rămâne afară până la următoarea repornire. Încă o capsulă pe drum începe un nou impuls de trei căsuțe.
chase-help-ghosts-title = Mutările fantomelor
chase-help-ghosts = Blinky, Inky, Pinky și Clyde mută în această ordine, câte o căsuță. O fantomă care poate muta trebuie să mute. Fantomele pot sta pe aceeași căsuță și pot trece una pe lângă alta.
chase-help-guard-title = Fantome și capsule
chase-help-guard = Nicio fantomă nu își poate încheia mutarea pe o capsulă energie; în modul de urmărire poate trece peste una. O fantomă care l-ar putea prinde pe Pac-Man nu este obligată.
chase-help-sight-title = Ce văd fantomele
chase-help-sight = O fantomă vede de-a lungul rândului și coloanei ei, oricât de departe, dar nu în diagonală. Barierele îi blochează câmpul vizual; fantomele și capsulele, nu. Contează ce vede când îi începe mutarea.
chase-help-frenzy-title = Modul de urmărire
chase-help-frenzy = O fantomă care îl vede pe Pac-Man aleargă două căsuțe în linie dreaptă, în orice direcție. Trebuie să alerge două, dacă poate. Dacă Pac-Man e chiar lângă ea, îl prinde pe prima căsuță.
chase-help-caught-title = Prins
chase-help-caught = O fantomă care ajunge pe căsuța lui Pac-Man îl prinde. El pierde o viață și toți se întorc la start, și fantomele mâncate. Capsulele mâncate rămân mâncate.
chase-help-stall-title = Nu pierde vremea
chase-help-stall = Și după prea multe runde fără capsulă energie (20, dacă nu alegeți alt număr), Pac-Man pierde o viață. Dacă puneți o limită de runde, jocul se termină acolo fără câștigător.
chase-help-maze-title = Labirinturile
chase-help-maze = Labirintul spune unde sunt barierele și capsulele energie și de unde pornește fiecare. Aici nimeni nu pune bariere.
chase-help-touch-title = Pe ecran
chase-help-touch = Sub tablă vezi ce pion mută, cine îl joacă și ce fantome urmează. Atinge o căsuță aflată la doi pași și pionul merge acolo; atinge cercurile mici ca să alegi tu drumul.
chase-help-keys-title = La tastatură
chase-help-keys = Săgeți și Enter; tasta E încheie mutarea mai devreme.

# The story of a turn: what was done, after a name and joined to a list.
chase-deed-moved = { $detail ->
    [squares] { $who ->
        [you] ai
       *[somebody] a
    } mutat: { $places }
   *[plain] { $who ->
        [you] ai
       *[somebody] a
    } mutat { $pieces }
}
chase-deed-stayed = nu { $who ->
    [you] ai
   *[somebody] a
} putut muta { $pieces }
chase-deed-spotted = l-{ $who ->
    [you] ai
   *[somebody] a
} văzut pe Pac-Man ({ $ghosts })
chase-deed-frenzied = { $ghost } îl vede pe Pac-Man și intră în modul de urmărire
chase-deed-ate-pellet = { $who ->
    [you] ai
   *[somebody] a
} mâncat o capsulă energie (rămase: { $left })
chase-deed-ate-ghost = { $who ->
    [you] ai
   *[somebody] a
} mâncat o fantomă ({ $ghost })
chase-deed-caught = { $lives ->
    [one] { $ghost } l-a prins pe Pac-Man! Mai rămâne { $lives } viață
    [few] { $ghost } l-a prins pe Pac-Man! Mai rămân { $lives } vieți
   *[other] { $ghost } l-a prins pe Pac-Man! Mai rămân { $lives } de vieți
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man pierde o viață: prea mult timp fără capsulă. Mai rămâne { $lives } viață
    [few] Pac-Man pierde o viață: prea mult timp fără capsulă. Mai rămân { $lives } vieți
   *[other] Pac-Man pierde o viață: prea mult timp fără capsulă. Mai rămân { $lives } de vieți
}
chase-deed-reset = toți se întorc la start

# What happened to the reader, shown large beside the board; $name is who did it.
chase-befalls-caught = { $lives ->
    [one] { $ghost } te-a prins! Mai rămâne { $lives } viață
    [few] { $ghost } te-a prins! Mai rămân { $lives } vieți
   *[other] { $ghost } te-a prins! Mai rămân { $lives } de vieți
}
chase-befalls-stalled = { $lives ->
    [one] Prea multe runde fără capsulă ({ $cycles }) te costă o viață. Mai rămâne { $lives } viață
    [few] Prea multe runde fără capsulă ({ $cycles }) te costă o viață. Mai rămân { $lives } vieți
   *[other] Prea multe runde fără capsulă ({ $cycles }) te costă o viață. Mai rămân { $lives } de vieți
}
chase-befalls-eaten = Pac-Man a mâncat-o pe { $ghost }!
