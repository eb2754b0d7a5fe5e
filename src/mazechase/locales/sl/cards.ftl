error-cards-bonus-only = Stopnja { $level } je za največ { $most } igralcev, ne { $players }; več jih sprejme stopnja »bonus«.
error-cards-bad-token = »{ $text }« ni oznaka te igre; oznake so na primer draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry ali +dot.
error-cards-bad-card = V tem kupčku ni karte »{ $text }«.
error-cards-bad-seat = Tu ni mesta { $text }; mesta so od 1 do { $players }.
error-cards-bad-position = »{ $text }« ni postavitev; zapiši jo tako: { $form }.
error-cards-bad-hand = »{ $text }« niso karte v roki; zapiši jih kot cherry+2dot, prazno roko pa kot -.
error-cards-bad-known = »{ $text }« ne pove, kdo kaj ve; zapiši 1>2:apple, če mesto 1 ve za jabolko v roki 2.
error-cards-deck-extra = Kupček nima polja »{ $field }«; njegova polja so source, points, level1 in level2.
error-cards-deck-source = Kupček potrebuje »source«, besedilo, ki pove, od kod je.
error-cards-deck-table = Kupček potrebuje »{ $field }«, tabelo imen kart in števil.
error-cards-deck-name = points: »{ $name }« ne more biti ime sadja; uporabi od 2 do 16 malih črk, ne pa imena duha ali posebne karte.
error-cards-deck-worth = points: »{ $name }« mora biti vredno celo število od { $least } do { $most }.
error-cards-deck-dot = points: biti mora pika (dot), vredna 1.
error-cards-deck-fruit = points: biti morata vsaj dva sadeža z različnimi točkami.
error-cards-deck-card = { $level }: »{ $name }« ne sodi sem; ta stopnja ima lahko { $known }.
error-cards-deck-count = { $level }: »{ $name }« mora biti celo število kart od 1 do { $most }.
error-cards-deck-missing = { $level }: manjka »{ $name }«.
error-cards-deck-no-fruit = { $level }: biti mora vsaj en sadež.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level }: { $ghosts } duh ni dovolj; za izločitev jih je treba { $least }.
    [two] { $level }: { $ghosts } duhova nista dovolj; za izločitev jih je treba { $least }.
    [few] { $level }: { $ghosts } duhovi niso dovolj; za izločitev jih je treba { $least }.
   *[other] { $level }: { $ghosts } duhov ni dovolj; za izločitev jih je treba { $least }.
}
error-cards-deck-size = { $cards ->
    [one] { $level }: tu je { $cards } karta; kupček jih ima { $size }.
    [two] { $level }: tu sta { $cards } karti; kupček jih ima { $size }.
    [few] { $level }: tu so { $cards } karte; kupček jih ima { $size }.
   *[other] { $level }: tu je { $cards } kart; kupček jih ima { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2: { $second } duh ni dovolj; biti jih mora več kot v level1 ({ $first }).
    [two] level2: { $second } duhova nista dovolj; biti jih mora več kot v level1 ({ $first }).
    [few] level2: { $second } duhovi niso dovolj; biti jih mora več kot v level1 ({ $first }).
   *[other] level2: { $second } duhov ni dovolj; biti jih mora več kot v level1 ({ $first }).
}
error-cards-place-seats = Postavitev za toliko igralcev ({ $players }) našteje stanje, izpuščene poteze, ukaze, karte in izbire vseh mest.
error-cards-place-seat = To mesto ne more biti na potezi.
error-cards-place-taken = Poteze se štejejo le do možnosti max_turns.
error-cards-place-reshuffled = Kupček ni mogel biti znova premešan: možnost deck_empty tega ne dovoli.
error-cards-place-deck = Te karte niso iz enega kupčka.
error-cards-place-deck-empty = Kupček je prazen, zato nihče ne more vleči in igre mora biti konec.
error-cards-place-power-ups = Posebne karte so med odloženimi in nikjer drugje, nič drugega pa ni tam.
error-cards-place-ghosts = Mesta s tremi duhovi so izpadla in le zadnji duh je lahko odveč; vsa druga mesta jih imajo manj.
error-cards-place-drawn = Toliko kart zdaj ni moglo biti povlečenih.
error-cards-place-orders = Takih ukazov za vlečenje ni moglo biti.
error-cards-place-skips = Takih izpuščenih potez ni moglo biti.
error-cards-place-waiting = Mesto, ki se je ustavilo ali izpadlo, ne čaka na naslednjo potezo.
error-cards-place-end = S temi ustavljenimi in izpadlimi mesti igre ne more biti konec ali pa se ne more nadaljevati.
error-cards-place-played = Posebna karta { $phase } mora biti povlečena v tej potezi in med odloženimi.
error-cards-place-nobody = Posebna karta { $phase } potrebuje drugega igralca, ki se ni ustavil in ni izpadel.
error-cards-place-no-ghost = Brez duha v roki ni česa dati.
error-cards-place-drawing = To mesto ne more vleči naslednje.
error-cards-place-picks = Te karte niso mogle biti izbrane.
error-cards-place-known = Tega ni mogoče vedeti.
cards-refuse-not-asked = Tega zdaj ne moreš. Potrebuješ to karto: { $card }.
cards-refuse-choose-first = Najprej izberi, kaj naredi tvoja karta: { $card }.
cards-refuse-pass-first = Najprej vsak poda karto: izberi jo.
cards-refuse-three-drawn = Tri karte že imaš, več jih v eni potezi ne moreš povleči.
cards-refuse-enough-drawn = { $number ->
    [one] V tej potezi je bila ukazana natanko { $number } karta.
    [two] V tej potezi sta bili ukazani natanko { $number } karti.
    [few] V tej potezi so bile ukazane natanko { $number } karte.
   *[other] V tej potezi je bilo ukazanih natanko { $number } kart.
}
cards-refuse-must-draw = { $number ->
    [one] V tej potezi moraš najprej povleči { $number } karto.
    [two] V tej potezi moraš najprej povleči { $number } karti.
    [few] V tej potezi moraš najprej povleči { $number } karte.
   *[other] V tej potezi moraš najprej povleči { $number } kart.
}
cards-refuse-draw-first = Brez karte ne moreš zaključiti poteze: povleci jo ali se ustavi.
cards-refuse-not-in-hand = V tej roki ni te karte: { $card }.
cards-refuse-no-ghost = Daš lahko le duha; to ni duh: { $card }.
cards-refuse-not-oneself = Mesto { $seat } mora izbrati koga drugega.
cards-refuse-not-oneself-named = { $who ->
    [you] moraš izbrati koga drugega.
   *[somebody] mora izbrati koga drugega.
}
cards-refuse-not-playing = Mesto { $seat } ne igra več in ga ni mogoče izbrati.
cards-refuse-not-playing-named = ne igra več in ni na izbiro.
cards-event-turn-began = Mesto { $seat } začne potezo.
cards-event-turn-ordered = { $number ->
    [one] Mesto { $seat } začne potezo in mora povleči natanko { $number } karto.
    [two] Mesto { $seat } začne potezo in mora povleči natanko { $number } karti.
    [few] Mesto { $seat } začne potezo in mora povleči natanko { $number } karte.
   *[other] Mesto { $seat } začne potezo in mora povleči natanko { $number } kart.
}
cards-event-turn-ended = Mesto { $seat } zaključi potezo.
cards-event-turn-skipped = Mesto { $seat } izpusti potezo.
cards-event-shut-down = Mesto { $seat } se ustavi.
cards-event-drew = Mesto { $seat } povleče: { $card }.
cards-event-drew-unseen = Mesto { $seat } povleče karto.
cards-event-turned-up = Mesto { $seat } povleče posebno karto: { $card }.
cards-event-wasted = Mesto { $seat } povleče posebno karto brez učinka: { $card }.
cards-event-no-target = Mesto { $seat } odloži karto { $card }: nikogar ni na izbiro.
cards-event-no-ghost = Mesto { $seat } odloži karto { $card }: ni duha, ki bi ga dalo.
cards-event-nothing-to-pass = Mesto { $seat } odloži karto { $card }: ničesar ni za podajo.
cards-event-gave = Mesto { $seat } da duha mestu { $to }: { $card }.
cards-event-gave-unseen = Mesto { $seat } da duha mestu { $to }.
cards-event-swapped = Mesto { $seat } odloči: mesti { $one } in { $other } zamenjata karte.
cards-event-hand-taken = Mesto { $seat } pogleda nove karte: { $hand }.
cards-event-skipping = Mesto { $seat } odloči, da mesto { $whom } izpusti naslednjo potezo.
cards-event-dictated = { $number ->
    [one] Mesto { $seat } ukaže mestu { $whom }: naslednjič povleci { $number } karto.
    [two] Mesto { $seat } ukaže mestu { $whom }: naslednjič povleci { $number } karti.
    [few] Mesto { $seat } ukaže mestu { $whom }: naslednjič povleci { $number } karte.
   *[other] Mesto { $seat } ukaže mestu { $whom }: naslednjič povleci { $number } kart.
}
cards-event-picked = Mesto { $seat } izbere karto za podajo: { $card }.
cards-event-picked-unseen = Mesto { $seat } izbere karto za podajo.
cards-event-passed = Mesto { $seat } poda karto mestu { $to }: { $card }.
cards-event-passed-unseen = Mesto { $seat } poda karto mestu { $to }.
cards-event-knocked-out = Mesto { $seat } izpade zaradi duhov in pokaže karte: { $hand }.
cards-event-deck-empty = Kupček je prazen. Ustavijo se: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] Iz odloženih kart in kart izločenih nastane nov kupček: { $cards } karta.
    [two] Iz odloženih kart in kart izločenih nastane nov kupček: { $cards } karti.
    [few] Iz odloženih kart in kart izločenih nastane nov kupček: { $cards } karte.
   *[other] Iz odloženih kart in kart izločenih nastane nov kupček: { $cards } kart.
}
cards-event-turn-limit = Dosežena je meja potez: { $turns }.
cards-event-ended = Vse karte so odkrite. Točke po mestih: { $points }. Zmaga: { $winners }. Karte: { $hands }.
cards-short-ended = Vse karte so odkrite. Točke po vrsti: { $points }. Zmaga: { $winners }.
ghost_knockout = Vse druge so izločili duhovi.
ghost_knockout-you = Izpadeš iz igre.
ghost_knockout-one = { $name } izpade iz igre.
highest_score = Vsi so nehali. Zmaga, kdor ima največ točk.
cards-name = Igra s kartami
cards-about = Vleci karte za točke, a pravočasno nehaj: s tremi duhovi v roki izpadeš.
cards-step-1 = Vleci karte. Pike in sadje prinašajo točke.
cards-step-2 = Trije duhovi v roki in izpadeš!
cards-step-3 = Pravočasno nehaj in obdrži točke. Zmaga, kdor jih ima največ.
cards-guide-turn = Živjo! Zbiraj točke, a trije duhovi te izločijo. Povleci eno do tri karte in zaključi potezo. »Ustavi se« ti točke shrani za vedno.
cards-todo = Izberi svojo potezo.
cards-doing-chance = { $who ->
    [you] vlečeš karto …
   *[somebody] vleče karto …
}
cards-todo-first = Povleci karto ali se ustavi: nehaš in obdržiš točke.
cards-todo-more = Povlečeno: { $drawn } od { $most }. Vleci naprej, zaključi potezo ali se ustavi.
cards-todo-enough = V tej potezi je kart dovolj: končaj jo ali se ustavi.
cards-todo-ordered = { $more ->
    [one] Povleči moraš { $more } karto.
    [two] Povleči moraš { $more } karti.
    [few] Povleči moraš { $more } karte.
   *[other] Povleči moraš { $more } kart.
}
cards-todo-draw = Tapni kupček in vzemi karto.
cards-todo-all-draw = Vsi vlečejo: tapni kupček in vzemi karto.
cards-todo-give-card = Tapni duha, ki ga želiš dati.
cards-todo-give-to = Tapni igralca, ki dobi tvojega duha.
cards-todo-swap-one = Dva igralca zamenjata karte. Tapni prvega. Lahko si tudi ti.
cards-todo-swap-other = Zdaj tapni drugega ali znova prvega za preklic.
cards-todo-swap-only = Tapni enega od dveh igralcev: zamenjata karte.
cards-todo-skip = Tapni igralca, ki izpusti naslednjo potezo.
cards-todo-dictate-whom = Tapni igralca, ki mu ukažeš. Lahko si tudi ti.
cards-todo-dictate-own = Koliko kart moraš povleči?
cards-todo-dictate-number = Koliko kart mora povleči { $whom }?
cards-todo-pass-left = Tapni karto, ki gre v levo. Dobi jo { $to }.
cards-wait-choosing = ima karto { $card } in izbira …
cards-wait-others = ima karto { $card }. Zdaj izbirajo: { $names }
cards-draw = Povleci
cards-end = Zaključi
cards-shut = Ustavi se
cards-shut-sure = Ustavi se za vedno
cards-back = Prekliči
cards-show-ways = Tveganje
cards-deck = { $count ->
    [one] Kupček, { $count } karta
    [two] Kupček, { $count } karti
    [few] Kupček, { $count } karte
   *[other] Kupček, { $count } kart
}
cards-discard = Odložene: { $cards }
cards-count = { $count ->
    [one] { $count } karta
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
}
cards-points = { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
cards-ghosts = Duhovi: { $ghosts } od { $most }
cards-hand = { $count ->
    [one] V roki: { $count } karta
    [two] V roki: { $count } karti
    [few] V roki: { $count } karte
   *[other] V roki: { $count } kart
}
cards-hand-empty = Kart še ni
cards-status-down = konec
cards-status-out = zunaj
cards-open-hand = odkrito: { $cards }
cards-known = veš za: { $cards }
cards-skips = { $turns ->
    [one] izpusti { $turns } potezo
    [two] izpusti { $turns } potezi
    [few] izpusti { $turns } poteze
   *[other] izpusti { $turns } potez
}
cards-order = mora povleči: { $number }
cards-picked = karta je izbrana
cards-chosen = izbrano
cards-choosable = lahko izbereš
cards-news-out = izpade: preveč duhov!
cards-reckoning = Karte in točke
cards-risk-none = Nevarnosti še ni: ena karta te ne more izločiti.
cards-risk-little = Majhno tveganje, da izpadeš.
cards-risk-some = Nekaj tveganja, da izpadeš.
cards-risk-high = Veliko tveganje, da izpadeš!
cards-risk-of-ghost = Naslednja karta je duh
cards-risk-of-out = Naslednja karta te izloči
cards-risk-of-power = Naslednja karta je posebna
cards-risk-of-points = Povprečno točk
cards-risk-short-ghost = Duh
cards-risk-short-out = Izpad
cards-risk-short-power = Posebna
cards-risk-short-points = Točke
cards-option-level = Stopnja
cards-option-level-1 = Stopnja 1
cards-option-level-1-about = Daj, Zamenjaj in Izpusti. Najbolj nežen začetek.
cards-option-level-2 = Stopnja 2
cards-option-level-2-about = Ukaži, Vsi vlečejo in Podaj levo ter en duh več: bolj divje.
cards-option-level-bonus = Dodatna stopnja
cards-option-level-bonus-about = Oba kupčka skupaj, z vsemi šestimi posebnimi kartami, za do osem igralcev.
cards-option-level2-includes-level1 = Stopnja 2 ima tudi posebne karte stopnje 1
cards-option-red-ghost = Rdeči duh šteje kot
cards-option-red-ghost-one = en duh
cards-option-red-ghost-two = dva duhova
cards-option-skip-stacks = Izpuščene poteze se seštevajo
cards-option-dictate-self = Ukažeš lahko tudi sebi
cards-option-dictate-blocks-shutdown = Dokler ne povlečeš ukazanih kart, se ne moreš ustaviti
cards-option-deck = Kupček
cards-option-deck-home-made = Naš
cards-option-deck-home-made-about = Mi smo ga uravnotežili: vedno kdo izpade, preden ga zmanjka.
cards-option-deck-few-ghosts = Malo duhov
cards-option-deck-few-ghosts-about = Le nekaj duhov: igre so daljše in kupčka lahko zmanjka.
cards-option-deck-for-two = Za dva
cards-option-deck-for-two-about = Narejen za dva igralca: duhov je manj, zato igre ni tako hitro konec.
cards-option-deck-empty = Ko kupčka zmanjka
cards-option-deck-empty-all_shut_down = se vsi ustavijo
cards-option-deck-empty-reshuffle_once = se odložene karte enkrat premešajo
cards-option-solo-run = Zadnji v igri ima
cards-option-solo-run-unlimited = kolikor hoče potez
cards-option-solo-run-one_turn = eno potezo
cards-option-max-turns = Največ potez
cards-list = Karte v kupčku: { $cards }
cards-list-ghost = { $units ->
    [one] duh
    [two] šteje kot { $units } duhova
    [few] šteje kot { $units } duhovi
   *[other] šteje kot { $units } duhov
}
cards-list-power = posebna karta
cards-list-points = { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
cards-list-count = v kupčku: { $count }
cards-word-dot = Pika
cards-word-cherry = Češnja
cards-word-strawberry = Jagoda
cards-word-orange = Pomaranča
cards-word-apple = Jabolko
cards-word-melon = Melona
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Daj
cards-word-swap = Zamenjaj
cards-word-skip = Izpusti
cards-word-dictate = Ukaži
cards-word-all-draw = Vsi vlečejo
cards-word-pass-left = Podaj levo
cards-short-turn-began = { $who ->
    [you] začneš potezo.
   *[somebody] začne potezo.
}
cards-short-turn-ordered = { $number ->
    [one] { $who ->
            [you] začneš
           *[somebody] začne
        } potezo in { $who ->
            [you] moraš
           *[somebody] mora
        } povleči { $number } karto.
    [two] { $who ->
            [you] začneš
           *[somebody] začne
        } potezo in { $who ->
            [you] moraš
           *[somebody] mora
        } povleči { $number } karti.
    [few] { $who ->
            [you] začneš
           *[somebody] začne
        } potezo in { $who ->
            [you] moraš
           *[somebody] mora
        } povleči { $number } karte.
   *[other] { $who ->
            [you] začneš
           *[somebody] začne
        } potezo in { $who ->
            [you] moraš
           *[somebody] mora
        } povleči { $number } kart.
}
cards-short-turn-ended = { $who ->
    [you] zaključiš potezo.
   *[somebody] zaključi potezo.
}
cards-short-turn-skipped = { $who ->
    [you] izpustiš potezo.
   *[somebody] izpusti potezo.
}
cards-short-shut-down = konec vlečenja.
cards-short-drew = { $who ->
    [you] povlečeš: { $card }.
   *[somebody] povleče: { $card }.
}
cards-short-drew-unseen = { $who ->
    [you] povlečeš karto.
   *[somebody] povleče karto.
}
cards-short-turned-up = { $who ->
    [you] povlečeš posebno karto: { $card }.
   *[somebody] povleče posebno karto: { $card }.
}
cards-short-wasted = { $who ->
    [you] povlečeš posebno karto brez učinka: { $card }.
   *[somebody] povleče posebno karto brez učinka: { $card }.
}
cards-short-no-target = { $who ->
    [you] odložiš karto { $card }: nikogar ni na izbiro.
   *[somebody] odloži karto { $card }: nikogar ni na izbiro.
}
cards-short-no-ghost = { $who ->
    [you] odložiš karto { $card }: ni duha.
   *[somebody] odloži karto { $card }: ni duha.
}
cards-short-nothing-to-pass = { $who ->
    [you] odložiš karto { $card }: ničesar ni za podajo.
   *[somebody] odloži karto { $card }: ničesar ni za podajo.
}
cards-short-gave = { $who ->
    [you] daš duha ({ $card }). Dobi ga: { $to }.
   *[somebody] da duha ({ $card }). Dobi ga: { $to }.
}
cards-short-gave-unseen = { $who ->
    [you] daš duha. Dobi ga: { $to }.
   *[somebody] da duha. Dobi ga: { $to }.
}
cards-short-swapped = { $who ->
    [you] zamenjaš karte: { $one } ⇄ { $other }.
   *[somebody] zamenja karte: { $one } ⇄ { $other }.
}
cards-short-hand-taken = { $who ->
    [you] dobiš nove karte: { $hand }.
   *[somebody] dobi nove karte: { $hand }.
}
cards-short-skipping = { $who ->
    [you] odločiš, kdo izpusti potezo: { $whom }.
   *[somebody] odloči, kdo izpusti potezo: { $whom }.
}
cards-short-dictated = { $number ->
    [one] { $who ->
            [you] ukažeš
           *[somebody] ukaže
        }: { $whom } povleče { $number } karto.
    [two] { $who ->
            [you] ukažeš
           *[somebody] ukaže
        }: { $whom } povleče { $number } karti.
    [few] { $who ->
            [you] ukažeš
           *[somebody] ukaže
        }: { $whom } povleče { $number } karte.
   *[other] { $who ->
            [you] ukažeš
           *[somebody] ukaže
        }: { $whom } povleče { $number } kart.
}
cards-short-picked = { $who ->
    [you] izbereš karto za podajo: { $card }.
   *[somebody] izbere karto za podajo: { $card }.
}
cards-short-picked-unseen = { $who ->
    [you] izbereš karto za podajo.
   *[somebody] izbere karto za podajo.
}
cards-short-passed = { $who ->
    [you] podaš karto ({ $card }). Dobi jo: { $to }.
   *[somebody] poda karto ({ $card }). Dobi jo: { $to }.
}
cards-short-passed-unseen = { $who ->
    [you] podaš karto. Dobi jo: { $to }.
   *[somebody] poda karto. Dobi jo: { $to }.
}
cards-short-knocked-out = { $who ->
    [you] izpadeš! Karte: { $hand }.
   *[somebody] izpade! Karte: { $hand }.
}
cards-note-nothing = brez učinka
cards-note-gave = da: { $card }
cards-note-gave-unseen = da duha
cards-note-passed = poda: { $card }
cards-note-passed-unseen = poda karto
cards-note-picked = izbrana karta
cards-note-swapped = zamenja karte
cards-note-dictated = { $number ->
    [one] ukaz: { $number } karta
    [two] ukaz: { $number } karti
    [few] ukaz: { $number } karte
   *[other] ukaz: { $number } kart
}
cards-note-ended = konec poteze
cards-advice-draw = Povleci karto.
cards-advice-end = Zaključi potezo.
cards-advice-shut = Ustavi se.
cards-advice-give = Daj karto { $from }. Dobi jo: { $to }.
cards-advice-swap = Zamenjaj karte: { $from } in { $to }.
cards-advice-skip = Ta naj izpusti potezo: { $to }.
cards-advice-dictate = Izberi: { $from }. Koliko kart: { $to }.
cards-advice-pass = Podaj: { $to }.
cards-reason-risk = { $percent ->
    [0] Naslednja karta te ne more izločiti.
   *[other] Možnost, da te naslednja karta izloči, je { NUMBER($percent) } %.
}
cards-reason-points = { $points ->
    [one] Imaš { $points } točko.
    [two] Imaš { $points } točki.
    [few] Imaš { $points } točke.
   *[other] Imaš { $points } točk.
}
cards-reason-most = Mesto { $seat } ima največ kart.
cards-reason-most-named = ima več kart kot drugi tekmeci.
cards-reason-ghost = S tem se znebiš duha.
cards-help-aim-title = Cilj igre
cards-help-aim = Zbiraj točke: pika je vredna 1, sadje več. Ko se vsi ustavijo, zmaga, kdor ima največ točk; če je izenačeno, ti igralci zmagajo skupaj. Če vsi drugi izpadejo, takoj zmagaš, kar koli imaš v roki.
cards-help-ghosts-title = Trije duhovi
cards-help-ghosts = S tremi duhovi v roki takoj izpadeš, tudi če nisi na potezi. Točke izgubiš in vsi vidijo tvoje karte.
cards-help-turn-title = Tvoja poteza
cards-help-turn = Povleci do tri karte, eno za drugo, in zaključi potezo, kadar želiš, a ne brez karte. Vsaka karta učinkuje, preden se znova odločiš. Nato je na vrsti naslednji v smeri urnega kazalca.
cards-help-shut-title = Ustavi se
cards-help-shut = Namesto vlečenja se lahko ustaviš: nehaš za vedno, obdržiš točke in počakaš do konca. To lahko storiš tudi brez kart.
cards-help-levels-title = Kupčki in stopnje
cards-help-levels = Stopnja 1 ima Daj, Zamenjaj in Izpusti; stopnja 2 ima Ukaži, Vsi vlečejo in Podaj levo; obe sta za do štiri igralce. Dodatna stopnja ima oba kupčka in je za do osem igralcev.
cards-help-power-title = Posebne karte
cards-help-power = Posebno karto vidijo vsi, učinkuje takoj in se odloži. Na tiste, ki so se ustavili ali izpadli, nikoli ne vpliva.
cards-help-give-title = Daj
cards-help-give = En tvoj duh gre k drugemu igralcu in ga lahko izloči. Če imaš duhove, moraš enega dati. Katerega, vidita le vidva.
cards-help-swap-title = Zamenjaj
cards-help-swap = Dva igralca zamenjata karte; ti izbereš, kdo, in ni treba, da si to ti. S tem nihče ne izpade. Če sta v igri le še dva, morata zamenjati.
cards-help-skip-title = Izpusti
cards-help-skip = Drug igralec izpusti naslednjo potezo. Tudi dve karti na istem igralcu ga staneta le eno potezo. Zadnji v igri ne more izgubiti poteze.
cards-help-dictate-title = Ukaži
cards-help-dictate = Poveš, koliko kart, od 1 do 3, mora kdo povleči v naslednji potezi, nič več in nič manj. Prej se ne more ustaviti. Izbereš lahko tudi sebe. Nov ukaz zamenja prejšnjega.
cards-help-all-draw-title = Vsi vlečejo
cards-help-all-draw = Vsi v igri povlečejo karto, začneš ti. Tako povlečene posebne karte nimajo učinka.
cards-help-pass-left-title = Podaj levo
cards-help-pass-left = Vsi v igri hkrati izberejo karto in jo podajo naslednjemu na levi. Duhovi se preštejejo, ko so vse karte podane.
cards-help-end-title = Konec
cards-help-end = Zadnji v igri lahko nadaljuje sam, kolikor želi. Ko kupčka zmanjka ali je dosežena meja potez, se ustavijo vsi, ki so še v igri.
cards-help-secrets-title = Kdo kaj vidi
cards-help-secrets = Svoje karte vidiš le ti; vsi vidijo, koliko jih imaš. Če je karta prišla od tebe, jo še vedno vidiš odkrito ob igralcu, ki jo ima zdaj. »Tveganje« upošteva le to, kar lahko veš.
cards-help-touch-title = Skupna naprava
cards-help-touch = Na eni napravi zaslon skrije tvoje karte, ko je tvoja poteza končana. S telefoni en zaslon kaže mizo, svoje karte pa ima vsak na svojem telefonu.
cards-help-keys-title = Na tipkovnici
cards-help-keys = Tab in Enter; D vleče, E zaključi potezo, Escape prekliče izbiro.
cards-deed-drew = { $cards } v roko
cards-deed-drew-unseen = { $count ->
    [one] povlečena { $count } karta
    [two] povlečeni { $count } karti
    [few] povlečene { $count } karte
   *[other] povlečenih { $count } kart
}
cards-deed-turned-up = uporabljena karta { $card }
cards-deed-nothing = karta { $card } brez učinka
cards-deed-gave = { $you ->
    [you] duh zate
   *[other] podarjen duh, dobi ga { $whom }
}
cards-deed-passed = { $you ->
    [you] karta { $card } zate
   *[other] podana karta { $card }, dobi jo { $whom }
}
cards-deed-all-passed = vsi podajo karto v levo
cards-deed-swapped = { $you ->
    [you] zamenjava kart s tabo
   *[other] zamenjava kart ({ $whom })
}
cards-deed-swapped-two = zamenjava kart ({ $one } in { $other })
cards-deed-skipping = { $you ->
    [you] ti izpustiš potezo
   *[other] { $whom } izpusti potezo
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] po ukazu povlečeš { $number } karto
        [two] po ukazu povlečeš { $number } karti
        [few] po ukazu povlečeš { $number } karte
       *[other] po ukazu povlečeš { $number } kart
    }
   *[other] { $number ->
        [one] po ukazu { $whom } povleče { $number } karto
        [two] po ukazu { $whom } povleče { $number } karti
        [few] po ukazu { $whom } povleče { $number } karte
       *[other] po ukazu { $whom } povleče { $number } kart
    }
}
cards-deed-turn-skipped = izpuščena poteza
cards-deed-shut-down = konec vlečenja (točke ostanejo)
cards-deed-knocked-out = izločitev zaradi duhov
cards-deed-shown = vse karte so odkrite
cards-deed-ended = konec poteze
cards-befalls-knocked-out = Preveč duhov: izpadeš!
cards-befalls-swapped = { $name } s tabo zamenja karte!
cards-befalls-swapped-two = { $name } ti zamenja karte! Nove ima zate { $with }.
cards-befalls-gave = { $name } ti da duha: { $card }
cards-befalls-skipping = { $name } odloči, da izpustiš naslednjo potezo!
cards-befalls-dictated = { $number ->
    [one] { $name } ukaže: naslednjič moraš povleči { $number } karto!
    [two] { $name } ukaže: naslednjič moraš povleči { $number } karti!
    [few] { $name } ukaže: naslednjič moraš povleči { $number } karte!
   *[other] { $name } ukaže: naslednjič moraš povleči { $number } kart!
}
cards-series-points = { $target ->
    [one] Večer kart: do { $target } točke
    [two] Večer kart: do { $target } točk
    [few] Večer kart: do { $target } točk
   *[other] Večer kart: do { $target } točk
}
cards-score = { $count ->
    [one] { $count } točka
    [two] { $count } točki
    [few] { $count } točke
   *[other] { $count } točk
}
