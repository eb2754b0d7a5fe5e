error-mspacman-bad-token = „{ $text }“ není ani pole jako c8, ani číslo jako *4 nebo *F2.
error-mspacman-bad-position = „{ $text }“ není pozice; zapisuje se jako: { $form }.
error-mspacman-bad-phase = „{ $text }“ není nic, co by mohlo následovat.
error-mspacman-bad-cell = Pole „{ $text }“ na této desce není.
error-mspacman-bad-ghost = „{ $text }“ není duch; zapisuje se e4, slabý e4f1, e4p1 nebo e4p2.

error-mspacman-document-field = Dokument pro tuto hru potřebuje „{ $field }“ ve správné podobě.
error-mspacman-document-extra = Dokument nemá „{ $field }“; má id, game, title, source a { $content }.
error-mspacman-document-game = Tento dokument je pro hru „{ $game }“.
error-mspacman-faces-count = Počet stran je { $count }; může být 2 až { $most }.
error-mspacman-faces-face = „{ $face }“ není strana; strany jsou F2 a čísla od 1 do { $largest }, zapsaná jako text.
error-mspacman-faces-spinner-flip = Káča má jen obyčejná čísla, ne F2 (M14).
error-mspacman-faces-three = Mezi čísly káči musí být 3 (M14).
error-mspacman-faces-flip = Kostka potřebuje alespoň jednu stranu F2 (M15).
error-mspacman-faces-equal = Všechny strany dávají stejně kroků, takže by nikdo nikdy neměl víc než jiný (M14).

error-mspacman-board-label = „{ $label }“ na { $place } není pole této hry; pole jsou b, i, p nebo s a za tím nic, *, o, x nebo g.
error-mspacman-board-dots = Oblast { $area }: počet polí s tečkou je { $count }, musí být { $each } (M1).
error-mspacman-board-exits = Počet východů je { $count }; musí být 4 (M2).
error-mspacman-board-exit-opening = Východ { $place } musí ležet na okraji a mít jeden otvor (M2).
error-mspacman-board-opening = U { $place } je otvor, ale není to východ (M2).
error-mspacman-board-powers = Počet silových polí je { $count }; musí být 4 (M4).
error-mspacman-board-circles = Oblast { $area } potřebuje bílý kruh (M5).
error-mspacman-board-circle-far = Bílý kruh na { $place } je blíž okraji než středu (M5).
error-mspacman-board-ghost-spaces = Počet domovů duchů je { $count }; od každé barvy musí být jeden (M6).
error-mspacman-board-ghost-middle = Domov ducha { $place } musí být blíž středu než { $other } (M6).
error-mspacman-board-door = Dveře mezi { $place } a { $other } musí vést z domova ducha do bludiště (M7).
error-mspacman-board-no-door = Domov ducha { $place } musí být zavřený až na dveře do bludiště (M7).
error-mspacman-board-unreachable = Na { $place } se nelze dostat; bludiště musí souviset (M9).
error-mspacman-board-dead-end = { $place } je slepá ulička; z každého pole musí vést dvě cesty (M12).
error-mspacman-board-unequal = Každá oblast musí mít stejný počet { $thing ->
    [exit] východů
    [power] silových polí
   *[circle] bílých kruhů
}; po řadě je to { $counts } (M16).
error-mspacman-board-clockwise = Oblasti musí jít po směru hodinových ručiček v pořadí { $order } (MSP-7).
error-mspacman-board-circle-door = Bílý kruh na { $place } leží před dveřmi ducha (M19).

error-mspacman-place-seats = Pozice pro { $players } hráče uvádí { $players } duchy, jednoho z nich jako „-“.
error-mspacman-place-seat = Toto místo nemůže být na tahu.
error-mspacman-place-control = Ms. Pac-Man někdo ovládá, jakmile je rozhodnuto o začátku, a dřív nikdo.
error-mspacman-place-ghosts = Kdo ovládá Ms. Pac-Man, nemá ducha na desce; každý jiný ho má.
error-mspacman-place-dots = Tečka leží tam, kam žádná položena nebyla.
error-mspacman-place-begin = Než se rozhodne o začátku, leží na desce všechny tečky a všichni duchové jsou silní doma.
error-mspacman-place-spins = Tato čísla nemohla při losování začátku padnout.
error-mspacman-place-ghost-space = Duch nemůže stát v domově jiného ducha.
error-mspacman-place-timer = Duch teď nemůže být slabý tak dlouho.
error-mspacman-place-sharing = Dvě figurky teď nemohou stát na jednom poli.
error-mspacman-place-her = Ms. Pac-Man tam teď nemůže být.
error-mspacman-place-phase = Toto nemůže pro toto místo následovat.
error-mspacman-place-steps = Tolik kroků teď nemůže zbývat.
error-mspacman-place-flags = Teď nemůže být tah navíc.
error-mspacman-place-came = Odtamtud duch přijít nemohl.
error-mspacman-place-bump = Tady není na výběr další volné pole.
error-mspacman-place-turns = Tahy se počítají jen do hodnoty volby max_turns.
error-mspacman-place-over = Konec je, když je jedna hraná oblast prázdná nebo je dosaženo počtu tahů, a jen tehdy.

mspacman-refuse-no-circle = Ms. Pac-Man se staví na bílý kruh; na { $cell } žádný není.
mspacman-refuse-circle-taken = Na bílém kruhu { $cell } stojí duch.
mspacman-refuse-same-exit = Z východu se vchází jiným východem, ne znovu přes { $cell }.
mspacman-refuse-no-pass = Figurka už na { $cell } stojí a celý počet se musí odejít.
mspacman-refuse-ghost-space = Do domova ducha { $cell } teď nikdo nesmí.
mspacman-refuse-by-the-door = Z domova ducha se vychází dveřmi; na { $cell } nevedou.
mspacman-refuse-wall = V cestě na { $cell } stojí zeď.
mspacman-refuse-diagonal = { $cell } je šikmo; chodí se chodbami.
mspacman-refuse-too-far = { $cell } je příliš daleko; každý krok vede na sousední pole.
mspacman-refuse-not-on-her = Na { $cell } stojí Ms. Pac-Man, není to tedy volné pole.
mspacman-refuse-not-open = Na { $cell } stojí duch, není to tedy volné pole.
mspacman-refuse-came-from = Duch přišel z { $cell } a jde dál, ne zpět.
mspacman-refuse-not-next = { $cell } není další volné pole.

mspacman-event-spun-to-begin = Místo { $seat } má pro začátek { $face }.
mspacman-event-tied-to-begin = Stejná čísla; dál losují místa: { $seats }.
mspacman-event-took-control = Místo { $seat } ovládá Ms. Pac-Man.
mspacman-event-placed = Místo { $seat } staví Ms. Pac-Man na { $at }.
mspacman-event-spun = Místo { $seat } roztočilo { $face }.
mspacman-event-rolled = Místo { $seat } hodilo { $face }.
mspacman-event-stepped = Místo { $seat }: Ms. Pac-Man jde z { $origin } na { $to }, zbývá: { $left }.
mspacman-event-ghost-stepped = Místo { $seat }: duch jde z { $origin } na { $to }, zbývá: { $left }.
mspacman-event-ate = Místo { $seat }: Ms. Pac-Man jí tečku na { $at }. V oblasti { $area } zbývá: { $left }.
mspacman-event-power-eaten = Místo { $seat }: byla to silová tečka na { $at }!
mspacman-event-weakened = Místo { $seat }: duch se obrací na slabou stranu ({ $cause ->
    [power] silová tečka
    [f2] F2
   *[other] { $cause }
}), zpět za { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}.
mspacman-event-recovered = Místo { $seat }: duch je zase silný.
mspacman-event-caught = Místo { $seat }: Ms. Pac-Man chytá ducha místa { $ghost } na { $at }.
mspacman-event-ran-into-her = Místo { $seat }: slabý duch naráží na Ms. Pac-Man na { $at }.
mspacman-event-went-home = Místo { $seat }: duch se vrací domů na { $at }, silnou stranou nahoru.
mspacman-event-extra-turn = Místo { $seat } má tah navíc.
mspacman-event-captured = Místo { $seat } bere Ms. Pac-Man místu { $former } na { $at }.
mspacman-event-bumped = Místo { $seat }: duch končí u jiného na { $origin } a jde dál na { $to }.
mspacman-event-won = Místo { $seat } vyhrává: oblast { $area } je prázdná.
mspacman-event-turn-limit = Byl odehrán dohodnutý počet tahů ({ $turns }). Nejméně teček zbývá zde: { $winners }.

area_cleared = Jedna oblast je bez teček.
area_cleared-own = Vaše oblast je bez teček.

mspacman-name = Ms. Pac-Man
mspacman-about = Zbavte svou oblast teček. Jako Ms. Pac-Man je jezte; jako duch ji chyťte a staňte se jí.

# Na stránce.
mspacman-todo-begin = Točte o začátek: nejvyšší číslo začíná jako Ms. Pac-Man.
mspacman-todo-begin-again = Stejná čísla: točte o začátek ještě jednou.
mspacman-todo-place = Postavte Ms. Pac-Man na bílý kruh.
mspacman-todo-spin = Roztočte růžici pro Ms. Pac-Man.
mspacman-todo-roll = Hoďte kostkou za svého ducha.
mspacman-todo-walk = { $steps ->
    [one] Ms. Pac-Man jde { $steps } krok. Klepněte na sousední pole.
    [few] Ms. Pac-Man jde { $steps } kroky. Klepněte na pole vzdálené nejvýš { $steps } kroky.
   *[other] Ms. Pac-Man jde { $steps } kroků. Klepněte na pole vzdálené nejvýš { $steps } kroků.
}
mspacman-todo-chase = { $steps ->
    [one] Váš duch jde { $steps } krok. Klepněte na sousední pole.
    [few] Váš duch jde { $steps } kroky. Klepněte na pole vzdálené nejvýš { $steps } kroky.
   *[other] Váš duch jde { $steps } kroků. Klepněte na pole vzdálené nejvýš { $steps } kroků.
}
mspacman-todo-bump = Stojí tam jiný duch. Vyberte další volné pole.
mspacman-out-of-reach = { $steps ->
    [one] { $cell } je na { $steps } krok příliš daleko.
    [few] { $cell } je na { $steps } kroky příliš daleko.
   *[other] { $cell } je na { $steps } kroků příliš daleko.
}
mspacman-solid = To je zeď. Klepněte na pole v chodbách.
mspacman-todo-on = { $steps ->
    [one] Ještě { $steps } krok.
    [few] Ještě { $steps } kroky.
   *[other] Ještě { $steps } kroků.
}
mspacman-todo-go = Dobře takhle? Klepněte na Jít. Kroky lze ještě vzít zpět.
mspacman-todo-power = Tím sníte silovou tečku! Klepněte na Jít, nebo jděte o krok zpět.
mspacman-todo-caught = Tím chytíte ducha! Klepněte na Jít, nebo jděte o krok zpět.
mspacman-todo-captured = Tím chytíte Ms. Pac-Man! Klepněte na Jít, nebo jděte o krok zpět.
mspacman-todo-lost = Pozor, tam vás chytí. Klepněte na Jít, nebo jděte o krok zpět.
mspacman-todo-won = Tím se vyprázdní oblast a hra skončí! Klepněte na Jít, nebo jděte o krok zpět.
mspacman-todo-given = Pozor, tím se vyprázdní oblast někoho jiného a ten vyhraje. Klepněte na Jít, nebo jděte o krok zpět.
mspacman-spin = Roztočit
mspacman-roll = Hodit kostkou
mspacman-steps-left = { $left ->
    [one] krok zbývá
    [few] kroky zbývají
   *[other] kroků zbývá
}
mspacman-back = O krok zpět
mspacman-go = Jít
mspacman-dots-left = { $left ->
    [one] zbývá { $left } tečka v oblasti { $area }
    [few] zbývají { $left } tečky v oblasti { $area }
   *[other] zbývá { $left } teček v oblasti { $area }
}
mspacman-has-her = hraje za Ms. Pac-Man
mspacman-weak-for = duch je slabý, zesílí za { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}
mspacman-has-spun = má { $face }
mspacman-scene-took-control = teď hraje za Ms. Pac-Man!
mspacman-scene-took-control-you = teď hrajete za Ms. Pac-Man!
mspacman-scene-captured = má Ms. Pac-Man v hrsti!
mspacman-scene-captured-you = máte Ms. Pac-Man v hrsti!
mspacman-scene-extra-turn = točí ještě jednou!
mspacman-scene-extra-turn-you = točíte ještě jednou!
mspacman-scene-power-eaten = má sílu: všichni duchové jsou slabí!
mspacman-scene-power-eaten-you = máte sílu: všichni duchové jsou slabí!
mspacman-scene-caught = posílá ducha domů!
mspacman-scene-caught-you = posíláte ducha domů!
mspacman-scene-ran-into-her = naráží na Ms. Pac-Man a jde domů!
mspacman-scene-ran-into-her-you = narážíte na Ms. Pac-Man a jdete domů!
mspacman-scene-tied-to-begin = stejně: ještě jednou!
mspacman-scene-won = má prázdnou oblast!
mspacman-scene-won-you = máte prázdnou oblast!
mspacman-grid = Deska. Šipky jdou krok za krokem, se Shiftem se jen rozhlížejí. Enter jde na pole, blízko i daleko, a potvrdí celou cestu; také točí a hází. N najde další možné pole, Backspace vezme krok zpět, Escape všechny.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = duch: { $name }
mspacman-cell-weak = slabý duch: { $name }, zesílí za { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}
mspacman-cell-target = sem můžete jít
mspacman-cell-dot = tečka
mspacman-cell-power = silová tečka
mspacman-cell-circle = bílý kruh
mspacman-cell-exit = východ, spojený s ostatními východy
mspacman-cell-home = domov ducha { $area }
mspacman-cell-area = oblast { $area }
mspacman-cell-solid = zeď
mspacman-setup-random = Losovat, kdo má kterého ducha
mspacman-option-layout = Deska
mspacman-option-layout-pinwheel = Větrník
mspacman-option-layout-windmill = Větrný mlýn
mspacman-option-die-faces = Kostka duchů
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Růžice Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = 1 až 6
mspacman-option-start-by = Kdo začíná
mspacman-option-start-by-spinner = Kdo roztočí nejvyšší číslo
mspacman-option-start-by-die = Kdo hodí kostkou nejvíc
mspacman-option-fill-unused-areas = Tečky i v oblastech, které nikomu nepatří
mspacman-option-dot-on-pickup = Když je Ms. Pac-Man chycena, zmizí i tečka pod ní
mspacman-option-capture-in-passing = Figurky se potkávají i cestou, nejen na konci tahu
mspacman-option-bump-can-capture = Duch, který musí uhnout od jiného, smí i na pole Ms. Pac-Man
mspacman-option-enter-ghost-space = Duch se smí vrátit do svého domova
mspacman-option-power-overrides-f2 = Silová tečka prodlouží i slabost po F2
mspacman-option-power-timer-restart = Druhá silová tečka počítá čas znovu
mspacman-option-extra-turn-chain = Tah navíc může přinést další tah navíc
mspacman-option-max-turns = Omezení počtu tahů (pak vyhrává, komu zbývá nejméně teček)
mspacman-help-1 = Každý má na desce svou oblast, označenou jeho duchem. Vyhrává, čí oblast je první bez teček, ať je snědl kdokoli.
mspacman-help-2 = Jeden z vás hraje za Ms. Pac-Man a jí: každá tečka, z jejíhož pole odejde, zmizí. Ostatní ji honí se svými duchy. Kdo ji chytí, hraje od té chvíle za ni a postaví ji na bílý kruh.
mspacman-help-3 = Ms. Pac-Man točí růžicí, duchové hází kostkou. Jde se přesně tolik kroků, kolik padlo. Smíte se otočit a vstoupit na stejné pole dvakrát.
mspacman-help-4 = Klepejte pole za polem, nebo klepněte na vzdálené pole a cesta tam povede. Je to jen zkouška: berte kroky zpět, dokud se vám cesta nelíbí, a pak klepněte na Jít.
mspacman-help-5 = Když Ms. Pac-Man odejde z velké silové tečky, všichni duchové zeslábnou: jsou bledí a mají křížky místo očí. Přesýpací hodiny počítají jejich tahy, než zase zesílí.
mspacman-help-6 = Potká-li Ms. Pac-Man slabého ducha, jde duch domů a ona točí ještě jednou. Potká-li silného, je chycena.
mspacman-help-7 = F2 na kostce: duch se obrátí, ze silného na slabého nebo naopak, a jde 2 kroky.
mspacman-help-8 = Čtyři východy na okraji jsou spojené: z kteréhokoli na kterýkoli jiný je to jediný krok. Duchové vycházejí ze středu svými dveřmi a zpět nikdo nesmí.
mspacman-help-9 = Nejkratší cesty ukazují, kudy se každý duch dostane k Ms. Pac-Man, kolika kroky a s jakou pravděpodobností ji příštím hodem chytí, když zůstane, kde je.
mspacman-help-10 = Klávesnicí: šipky jdou, Enter potvrzuje, Backspace bere krok zpět, N najde další možné pole.

# Co kdo dělá, za jménem: „Ada: točí 4.“
mspacman-short-spun-to-begin = { $face } o začátek.
mspacman-short-tied-to-begin = Stejná čísla; ještě jednou: { $seats }.
mspacman-short-took-control = teď hraje za Ms. Pac-Man.
mspacman-short-placed = staví Ms. Pac-Man na { $at }.
mspacman-short-spun = točí { $face }.
mspacman-short-rolled = hází { $face }.
mspacman-short-stepped = { $left ->
    [0] Ms. Pac-Man na { $to }.
   *[other] Ms. Pac-Man na { $to }, zbývá: { $left }.
}
mspacman-short-ghost-stepped = { $left ->
    [0] duch na { $to }.
   *[other] duch na { $to }, zbývá: { $left }.
}
mspacman-short-ate = snědeno na { $at }; v oblasti { $area } zbývá: { $left }.
mspacman-short-power-eaten = silová tečka!
mspacman-short-weakened = duch slábne ({ $cause ->
    [power] silová tečka
    [f2] F2
   *[other] { $cause }
}), zesílí za { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}.
mspacman-short-recovered = duch je zase silný.
mspacman-short-caught = chytá ducha na { $at }.
mspacman-short-ran-into-her = slabý duch naráží na Ms. Pac-Man na { $at }.
mspacman-short-went-home = duch je doma na { $at }, silný.
mspacman-short-extra-turn = tah navíc!
mspacman-short-captured = chytá Ms. Pac-Man na { $at }!
mspacman-short-bumped = duch jde z { $origin } dál na { $to }.
mspacman-short-won = výhra: oblast { $area } je prázdná!
mspacman-short-turn-limit = Byl odehrán dohodnutý počet tahů ({ $turns }). Nejméně teček zbývá: { $winners }.

# V záznamu, vedle figurky toho, kdo to dělá; krátce.
mspacman-note-begin = začátek: { $face }
mspacman-note-spun = točí { $face }
mspacman-note-rolled = hod { $face }
mspacman-note-placed = na { $at }
mspacman-note-bumped = dál na { $to }
mspacman-note-home = duch domů
mspacman-note-captured = chytá ji!
mspacman-note-extra = točí znovu
