error-marbles-bad-token = „{ $text }” nem lépés (például 4c6:b6,c6 vagy 3e5>g7), nem döntés (például -, take, leave, @c4, from2 vagy pay1), és nem is dobás (például *36).
error-marbles-bad-cell = „{ $text }” nem mezője ennek a táblának.
error-marbles-bad-list = „{ $text }” kétszer nevez meg egy mezőt.
error-marbles-bad-task = „{ $text }”: ilyen döntés nem lehet hátra.
error-marbles-bad-position = „{ $text }” nem állás; így írd: { $form }.
error-marbles-place-seats = { $players } játékos állása { $players } hely Pac-Manjét, tálcáját és sárga golyóit sorolja fel, mást nem.
error-marbles-place-ghosts = Mindkét szellem a kezdőhelyén vagy egy lyukon legyen, de ne ugyanazon; az alacsonyabb mezőn álló jöjjön előbb.
error-marbles-place-marbles = 72 fehér golyónak kell lennie sima lyukakon és tálcákon, és 4 sárgának karikákon, valakinél vagy visszaadásra várva; Pac-Man alatt egy sem lehet.
error-marbles-place-pieces = Minden Pac-Man egyedül álljon egy lyukon vagy otthon, szellemmel együtt nem.
error-marbles-place-dice = Legfeljebb két kocka maradhat, 1-től 6-ig, a kisebb elöl; az utolsó egy bábuhoz tartozik.
error-marbles-place-taken = A köröket csak a max_turns beállításig számoljuk.
error-marbles-place-over = Minden fehér golyó elfogyott, ezért nem maradhat kijátszatlan kocka.
error-marbles-place-stuck = Ezekkel a kockákkal egy bábu sem léphet, ezért a körnek már vége volna.
error-marbles-place-owed = Egy sárga golyó visszaadásra vár, és van üres karika, tehát már vissza is került volna.
error-marbles-place-todo = Itt nincs ilyen döntés.
error-marbles-place-rolls = A kezdésért csak a kezdőállásban dobnak, egyik hely a másik után.

error-marbles-board-field = Egy táblához ez is kell, szövegként: „{ $field }”.
error-marbles-board-extra = A táblának nincs ilyen része: „{ $field }”.
error-marbles-board-waives = Egy tábla csak ezekről mondhat le: { $known }. Erről nem: „{ $field }”.
error-marbles-board-game = Ez a tábla ehhez való: „{ $field }”, nem a golyókhoz.
error-marbles-board-c1 = C1: a táblán 72 sima és 4 karikás lyuk kell; ezen { $plain } és { $ringed } van.
error-marbles-board-c3 = C3: a táblán pontosan egy { $mark } otthon kell; ezen { $count } van.
error-marbles-board-c4 = C4: az otthon ({ $place }) két vagy több lyuk közötti úton legyen, és ne legyen más mellette.
error-marbles-board-c6 = C6, C12: a szellem otthonok és nyílások nélkül is érjen el ide: { $place }.
error-marbles-board-c7 = C7: a szellemek kezdőhelye, a = jelek egyetlen tömbje, a tábla közepén legyen.
error-marbles-board-c8 = C8: a szellemek kezdőhelyéről legalább két kijárat kell, mind lyukhoz vezessen; itt { $count } van.
error-marbles-board-c10 = C10: a táblán legalább három nyílás kell; ezen { $count } van.
error-marbles-board-c11 = C11: a nyílás ({ $place }) a szélen legyen, egy saját, befelé vezető lyuk mellett.
error-marbles-board-c14 = C14: a kezdéskor nincs teljes lépés ({ $count }) ebből az otthonból: { $place }.
error-marbles-board-c19 = C19: a táblának minden otthonból ugyanolyannak kell látszania, elforgatva vagy tükrözve.
error-marbles-board-c21 = C21: minden lyuknak két szomszédos lyuk kell, és átlagosan 2,6 út ({ $place }).
error-marbles-board-openings = Szerveren egy táblán legfeljebb { $most } nyílás lehet; ezen { $count } van.

marbles-refuse-decide-first = { $kind ->
    [under] Előbb döntsd el, mi legyen a szellem alatti golyóval.
    [ring] Előbb tedd vissza a sárga golyót egy karikára.
    [reward] Előbb válaszd ki, kinek a golyóit veszed el.
   *[pay] Előbb válaszd ki, milyen golyókkal fizetsz.
}
marbles-refuse-not-asked = Erről most nem kell döntened.
marbles-refuse-not-a-ring = Ott nincs narancssárga karika.
marbles-refuse-ring-occupied = Az a karika nem üres: golyó vagy bábu van rajta.
marbles-refuse-not-oneself = A jutalmadat mástól vedd el, ne magadtól.
marbles-refuse-nothing-to-take = { $seat }. hely: nincs elvehető golyója.
marbles-refuse-nothing-to-take-named = nincs elvehető golyó: üres a tálca.
marbles-refuse-cannot-pay-so = Itt nem fizethetsz { $yellow } sárga golyóval.
marbles-refuse-no-pass = Amelyik bábu tud lépni, az lép. Csak azt döntheted el, hogy nem falsz fel egy szellemet.
marbles-refuse-pac-has-moved = Pac-Man már lépett; a másik kocka egy szellemé.
marbles-refuse-ghost-has-moved = Egy szellem már lépett; a másik kocka Pac-Mané.
marbles-refuse-no-such-die = Nincs ilyen kocka: { $die }. Maradt: { $dice }.
marbles-refuse-start-closed = A szellemek kezdőhelyére senki sem léphet.
marbles-refuse-say-which-way = Pac-Man oda ezzel mehet: { $die }. Válaszd azt a kockát, aztán az utat.
marbles-refuse-say-which-die = Az a szellem oda ezzel mehet: { $die }. Válaszd azt a kockát.
marbles-refuse-other-marbles = Pac-Man odamehet, de egyik úton sem pont ezeket a golyókat falja fel: mindent felfal, amin áthalad.
marbles-refuse-occupied = Ott már egy másik Pac-Man áll.
marbles-refuse-occupied-named = már ott van.
marbles-refuse-no-privilege = Ott szellem van, és csak sárga golyóval falhatod fel.
marbles-refuse-home-closed = Azon az otthonon Pac-Man átmehet, de nem állhat meg benne.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] Szellem van az útban.
       *[other] Mindkét szellem az útban van.
    }
   *[pieces] { $count ->
        [one] Egy másik Pac-Man van az útban.
       *[other] Más bábuk vannak az útban.
    }
}
marbles-refuse-blocked-named = a bábuját nem lehet átugrani.
marbles-refuse-no-turning-back = Pac-Mannek útközben vissza kellene fordulnia, azt pedig nem lehet.
marbles-refuse-full-count = { $other ->
    [0] Túl közel: a dobásod { $die }, és pontosan { $die } lépést kell menned.
   *[other] Túl közel: a dobásod { $other } és { $die }, és pontosan annyi lépést kell menned.
}
marbles-refuse-go-on = Egyik szellem sem tud teljesen lelépni, ezért az egyik addig megy, ameddig tud. Ott még nem állhat meg.
marbles-refuse-too-far = { $other ->
    [0] Túl messze: a dobásod { $die }.
   *[other] Túl messze: a dobásod { $other } és { $die }.
}
marbles-refuse-no-ghost = Ott nincs szellem. Előbb válassz egy szellemet.
marbles-refuse-pac-must-move = Így Pac-Mannek nem maradna lépése. Válassz olyat, hogy maradjon.
marbles-refuse-ghost-no-home = Szellem nem mehet be egy otthonba.
marbles-refuse-ghost-on-ghost = Ott már a másik szellem áll.
marbles-refuse-pac-in-the-way = Egy Pac-Man van az útban, és a szellem ott megáll, ahol találkozik vele.
marbles-refuse-pac-in-the-way-named = a bábuján nem lehet túlmenni: a szellem megáll, ahol Pac-Mannel találkozik.
marbles-refuse-ghost-in-the-way = A másik szellem az útban van.
marbles-refuse-ghost-no-turning = A szellemnek útközben vissza kellene fordulnia (házi szabály: a szellemek nem fordulnak vissza).
marbles-refuse-ghost-no-tunnel = A szellemnek el kellene hagynia a táblát, azt pedig nem lehet.

marbles-event-rolled = { $seat }. hely: a dobás { $low } és { $high }.
marbles-event-roll-tied = Egyenlő, { $total }; újra dobnak ezek a helyek: { $seats }.
marbles-event-begins = { $seat }. hely: kezd, dobása { $total }.
marbles-event-stepped = { $seat }. hely: Pac-Man, { $origin } → { $to }.
marbles-event-crossed = { $seat }. hely: Pac-Man kiment ({ $origin }), és máshol bejött ({ $to }).
marbles-event-gobbled = { $seat }. hely: felfalta a { $colour ->
    [white] fehér
    [yellow] sárga
   *[other] { $colour }
} golyót ({ $at }); a tálcán: { $tray }, a táblán: { $left }.
marbles-event-ghost-gobbled = { $seat }. hely: felfalta a szellemet ({ $at }), az visszament ide: { $to }.
marbles-event-left-under = { $seat }. hely: otthagyta a golyót ({ $at }).
marbles-event-prowled = { $seat }. hely: szellem, { $origin } → { $to }.
marbles-event-captured = { $seat }. hely: a szelleme itt kapott el valakit: { $at }. Haza ({ $home }): { $whom }. hely.
marbles-event-paid = { $rule ->
    [house] { $seat }. hely: fizet; kapja: { $to }. hely. Fehér: { $white }, sárga: { $yellow } (házi szabály: a sárga golyó megmarad).
   *[book] { $seat }. hely: fizet; kapja: { $to }. hely. Fehér: { $white }, sárga: { $yellow }.
}
marbles-event-privilege-lost = { $seat }. hely: elvesztett { $count } sárga golyót.
marbles-event-returned = { $seat }. hely: visszatett egy sárga golyót ide: { $at }.
marbles-event-waits = { $seat }. hely: nincs üres karika, ezért egyelőre megtartja a felhasznált sárga golyót.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] { $seat }. hely: Pac-Man a maradék kockával nem tudott teljesen lelépni, és maradt (házi szabály: ezt lehet választani).
       *[book] { $seat }. hely: Pac-Man nem tudott teljesen lelépni, és maradt.
    }
    [ghost] { $seat }. hely: egyik szellem sem tudott teljesen lelépni.
    [both] { $seat }. hely: sem Pac-Man, sem szellem nem tudott lépni.
   *[other] { $seat }. hely: { $piece }
}
marbles-event-stayed = { $seat }. hely: nem falta fel a szellemet, és maradt.
marbles-event-cleared = Elfogyott az utolsó fehér golyó. Fehér golyók helyenként: { $trays }. Győztes helyek: { $winners }.
marbles-event-turn-limit = Letelt a megadott { $turns } kör. Fehér golyók helyenként: { $trays }. Győztes helyek: { $winners }.

marbles_cleared = Minden fehér golyó elfogyott; akinek a legtöbb van, győz.

marbles-name = Golyók
marbles-about = Fald fel a legtöbb golyót, és küldd a közös szellemeket a vetélytársaidra!
marbles-step-1 = Dobj két kockával: az egyik a te Pac-Manedet mozgatja, a másik egy szellemet.
marbles-step-2 = Pac-Man minden golyót felfal, ami az útjába esik. Akinek a legtöbb van, győz.
marbles-step-3 = Kapj el valakit egy szellemmel, és két golyót kapsz tőle.
marbles-guide-chance = Szia! Falj fel több fehér golyót, mint a többiek.
marbles-guide-turn = Az egyik kocka a te Pac-Manedet mozgatja, a másik egy szellemet. Koppints egy helyre, hogy lásd az utat, aztán: „Mehet”.
marbles-todo = Koppints egy világító helyre.
marbles-todo-chance = Koppints a kockákra, és dobsz.
marbles-doing-chance = { $who ->
    [you] dobsz a kockákkal…
   *[somebody] dob a kockákkal…
}
marbles-todo-begin = Dobjatok, ki kezdjen: a legnagyobb dobás kezd.
marbles-todo-begin-again = Egyenlő: dobjatok újra, ki kezdjen.
marbles-solid = Itt nincs semmi. Koppints egy világító helyre.
marbles-harm = Ez a saját Pac-Manedet küldi haza.
marbles-setup-random = Véletlen kezdősarkok
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Válaszd ki, hová menjen Pac-Man. Vagy koppints a másik kockára vagy egy szellemre.
       *[ghost] Válaszd ki, hová menjen egy szellem. Vagy koppints a másik kockára vagy Pac-Manre.
    }
   *[second] { $piece ->
        [pac] Válaszd ki, hová menjen Pac-Man.
       *[ghost] { $origins ->
            [one] Válaszd ki, hová menjen a szellem.
           *[other] Válaszd ki, hová menjen egy szellem. Koppints egyre, és csak az ő lépéseit látod.
        }
    }
}
marbles-todo-go = Koppints még egyszer ugyanoda, és indul, vagy koppints máshová.
marbles-todo-way = Oda több út is vezet. Válassz egyet, aztán: „Mehet”.
marbles-todo-task = { $kind ->
    [under] A szellem alatt golyó van. Elveszed?
    [ring] Tedd vissza a felhasznált sárga golyót: koppints egy üres karikára.
    [reward] A jutalmad: kinek a golyóit veszed el?
   *[pay] Milyen golyókkal fizetsz?
}
marbles-roll = Dobok
marbles-rolling = Gurulnak a kockák…
marbles-dice = Kockák
marbles-die = { $piece ->
    [pac] { $face }, Pac-Mané
    [ghost] { $face }, egy szellemé
   *[none] { $face }
}
marbles-die-played = kijátszva
marbles-movers = Melyik bábu lép
marbles-move-pac = Pac-Man lép
marbles-move-ghost = Szellem lép
marbles-answers = Ezt választhatod
marbles-pay = Fehér: { $white }, sárga: { $yellow }
marbles-take = Elveszem
marbles-leave = Otthagyom
marbles-stay = Maradok, nem falom fel
marbles-ways = Ide vezető utak
marbles-way = { $n }. út: { $white } fehér, { $yellow } sárga
marbles-go = Mehet
marbles-tray = Fehér golyók: { $white }. Sárga golyók, mindegyik egy szellemre: { $held }. Visszateendő sárga golyók: { $owed }.
marbles-left = Még { $count } golyó
marbles-held-is = Sárga golyó: felfalhatsz vele egy szellemet
marbles-owed-is = Sárga golyó, amely visszakerül, amint lesz üres karika
marbles-show-ways = Veszély
marbles-grid = Tábla. A nyilakkal jársz a lyukakon, az N a következő választható helyre ugrik, az Enter odamegy. P Pac-Man, G szellem, D másik kocka, W másik út, R dobás.
marbles-cell-home = otthon: { $name }
marbles-cell-no-home = üres otthon
marbles-cell-start = a szellemek kezdőhelye
marbles-cell-ring = narancssárga karika
marbles-cell-opening = nyílás
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] egy szellem
   *[other] { $ghosts } szellem
}
marbles-cell-white = fehér golyó
marbles-cell-yellow = sárga golyó
marbles-cell-spot = ezt választhatod
marbles-cell-end = { $ways ->
    [one] ide mehetsz, golyók: { $marbles }
   *[other] ide mehetsz { $ways } úton, golyók: { $marbles }
}
marbles-cell-range = { $least }–{ $most }
marbles-cell-end-ghost = { $ways ->
    [one] ide mehet egy szellem
   *[other] bármelyik szellem ide mehet
}
marbles-cell-end-harm = ide mehet egy szellem, de hazaküldené a saját Pac-Manedet
marbles-option-layout = Tábla
marbles-option-layout-corners = Négy sarok
marbles-option-layout-corners-about = Saját táblánk: minden sarokban egy otthon, négy nyílás, zsákutca nélkül.
marbles-option-layout-trees = Fák
marbles-option-layout-trees-about = Saját táblánk, zsákutcákkal, mint egy fa ágai.
marbles-option-unused-home = Üres otthonok
marbles-option-unused-home-closed_to_stop = csak át lehet menni
marbles-option-unused-home-free = meg is lehet állni
marbles-option-must-move-if-possible = Saját Pac-Manedet nem zárhatod el szellemmel
marbles-option-home-counts = Az úton lévő otthon egy lépésnek számít
marbles-option-ghost-may-reverse = A szellemek lépés közben visszafordulhatnak
marbles-option-ghost-partial = Ha egyik szellem sem tud teljesen lelépni, az egyik megy, ameddig tud
marbles-option-pay-with-yellow = Fizetés sárga golyóval
marbles-option-pay-with-yellow-false = soha
marbles-option-pay-with-yellow-victim_choice = aki fizet, dönt
marbles-option-lose-privilege-when-hit = Ha elkap egy szellem, elveszted a sárga golyóidat
marbles-option-marble-under-ghost = A felfalt szellem alatti golyó
marbles-option-marble-under-ghost-auto = azt is felfalod
marbles-option-marble-under-ghost-ask = otthagyhatod
marbles-option-privilege-stacks = Minden sárga golyó egy szellemre jó
marbles-option-same-move-gobble = A sárga golyó azonnal használható
marbles-option-gobble-ends-turn = Ha felfalsz egy szellemet, a körödnek vége
marbles-option-end-timing = Az utolsó fehér golyóval vége a játéknak
marbles-option-end-timing-at_once = azonnal
marbles-option-end-timing-after_move = a lépés után
marbles-option-end-timing-after_turn = a kör után
marbles-option-max-turns = Legfeljebb ennyi kör

marbles-short-rolled = a dobás { $low } és { $high }.
marbles-short-roll-tied = Egyenlő, { $total }. Újra dobnak: { $seats }.
marbles-short-begins = kezdés, dobás: { $total }.
marbles-short-stepped = Pac-Man ide: { $to }.
marbles-short-crossed = kijárat: { $origin }, bejárat: { $to }.
marbles-short-gobbled = felfalva egy { $colour ->
    [white] fehér
   *[yellow] sárga
} golyó ({ $at }); fehér a tálcán: { $tray }, a táblán: { $left }.
marbles-short-ghost-gobbled = felfalva a szellem ({ $at })! Visszament ide: { $to }.
marbles-short-left-under = otthagyott golyó: { $at }.
marbles-short-prowled = szellem: { $origin } → { $to }.
marbles-short-captured = szellemmel elkapva ({ $at }): { $whom }. Irány haza: { $home }!
marbles-short-captured-own = a saját Pac-Man hazaküldve: { $at } → { $home }!
marbles-short-paid = { $rule ->
    [house] fizetés neki: { $to }. Fehér: { $white }, sárga: { $yellow } (házi szabály: a sárga golyó megmarad).
   *[book] fizetés neki: { $to }. Fehér: { $white }, sárga: { $yellow }.
}
marbles-short-privilege-lost = { $count } sárga golyó elveszett.
marbles-short-returned = egy sárga golyó vissza ide: { $at }.
marbles-short-waits = a felhasznált sárga golyó még marad: nincs üres karika.
marbles-short-cleared = Elfogyott az utolsó fehér golyó. Fehér golyók a kör sorrendjében: { $trays }. Győztesek: { $winners }.
marbles-short-turn-limit = Letelt a megadott { $turns } kör. Fehér golyók a kör sorrendjében: { $trays }. Győztesek: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] Pac-Man a maradék kockával nem tud teljesen lelépni (házi szabály: ezt lehet választani).
       *[book] Pac-Man nem tud teljesen lelépni.
    }
    [ghost] egyik szellem sem tud teljesen lelépni.
   *[both] sem Pac-Man, sem szellem nem tud lépni.
}
marbles-short-stayed = a szellem nincs felfalva, Pac-Man marad.

marbles-note-rolled = dobás { $low } · { $high }
marbles-note-gobbled = { $count } golyó
marbles-note-captured = megvan!
marbles-note-captured-own = saját Pac-Man haza
marbles-note-ghost = szellem felfalva
marbles-note-pays = fizet: { $count }
marbles-note-gets = kap: { $count }
marbles-note-returned = vissza: { $at }
marbles-note-stays = marad

marbles-advice-go = Menj Pac-Mannel ide: { $to }.
marbles-advice-prowl = Vidd a szellemet: { $from } → { $to }.
marbles-advice-stay = Maradj.
marbles-advice-under = { $to ->
    [take] Vedd el a golyót.
   *[other] Hagyd ott a golyót.
}
marbles-advice-ring = Tedd ide a golyót: { $to }.
marbles-advice-rob = Attól vedd el, aki itt áll: { $to }.
marbles-advice-pay = { $to ->
    [pay0] Fizess fehér golyókkal.
   *[other] Fizess sárga golyókkal.
}

marbles-reason-own = Ez a saját Pac-Manedet küldi haza.
marbles-reason-captures = Elkap egy Pac-Mant ({ $seat }. hely).
marbles-reason-captures-named = a bábuját elkapja a szellem.
marbles-reason-ghost = Felfalsz vele egy szellemet.
marbles-reason-yellow = Felfalsz vele egy sárga golyót.
marbles-reason-marbles = { $count ->
    [one] Felfalsz vele egy golyót.
   *[other] Felfalsz vele { $count } golyót.
}
marbles-reason-danger = Ott a dobások { NUMBER($percent) }%-ával elkaphat egy szellem.
marbles-reason-safe = Ott a következő dobással egy szellem sem kaphat el.

marbles-help-aim-title = A cél
marbles-help-aim = Akinek a legtöbb fehér golyója van, az győz; egyenlőség esetén együtt győznek. A játéknak vége abban a pillanatban, amikor az utolsó fehér golyó lekerül a tábláról, vagy ha elfogytak a körök. A sárga golyók nem számítanak.
marbles-help-start-title = Ki kezd
marbles-help-start = Mindenki dob egyszer, és a legnagyobb dobás kezd; egyenlőség esetén ők újra dobnak. Minden Pac-Man az otthonából indul, a két szellem középről.
marbles-help-turn-title = A köröd
marbles-help-turn = Dobj mindkét kockával. Az egyik a te Pac-Manedet mozgatja, a másik az egyik szellemet. Te döntöd el, melyik melyiket, és ki lép előbb. A dupla nem jelent semmi különöset.
marbles-help-must-title = Lépni kell
marbles-help-must = Amelyik bábu tud lépni, az lép; amelyik nem tudja lelépni a kockáját, az marad. A kockát és a sorrendet szabadon választod, akkor is, ha Pac-Man utána nem léphet. Szellemet felfalni sosem kötelező.
marbles-help-walk-title = Pac-Man útja
marbles-help-walk = Pac-Man pontosan annyit megy, amennyit a kocka mutat, sosem fordul vissza azonnal, és minden golyót felfal az útján. Egy lyukon kétszer is átmehetsz.
marbles-help-blocked-title = Az útban
marbles-help-blocked = Senki sem ugrik át bábut, és nem érkezik másik Pac-Manre. A szellemek is elállják az utad, kivéve, ha van sárga golyód, amivel felfalhatsz egyet.
marbles-help-home-title = Otthonok
marbles-help-home = Otthon senki sem kaphat el. Az úton lévő otthon egy lépésnek számít. A sajátodban meg is állhatsz, a többin csak áthaladhatsz.
marbles-help-openings-title = Nyílások
marbles-help-openings = A fehér nyilak nyílások: az egyiken kimész, és bármelyik másikon visszajössz. Az átkelés nem kerül lépésbe. Kint nem állhatsz meg, és ugyanott nem jöhetsz vissza; ha közvetlenül belül bábu áll, a nyílás zárva van.
marbles-help-ghosts-title = A szellemek
marbles-help-ghosts = Mindkét szellem mindenkié. Egy szellem pontosan annyit megy, amennyit a kockája mutat, visszafordulás nélkül. A golyókat otthagyja, otthonba és nyílásba nem megy, a másik szellem mellett nem megy el, és sosem megy vissza középre.
marbles-help-catch-title = Elkapás
marbles-help-catch = Ha egy szellem Pac-Mannel találkozik, ott megáll, akkor is, ha maradt lépése. Az a Pac-Man hazamegy, és gazdája két fehér golyót fizet, vagy amennyi van neki, annak, aki a szellemet mozgatta.
marbles-help-own-title = A saját Pac-Maned
marbles-help-own = Szellem a te saját Pac-Manedre is érkezhet: az hazamegy, és senki sem fizet. Az ilyen lépésen figyelmeztető jel van, és előbb megkérdezünk.
marbles-help-yellow-title = Sárga golyók
marbles-help-yellow = Minden nálad lévő sárga golyóval felfalhatsz egy szellemet, akár ugyanabban a lépésben, amelyikben megszerezted. Amíg megteheted, a szellemek halványak. Ha elkapnak, a sárga golyóid megmaradnak.
marbles-help-gobble-title = Szellem felfalása
marbles-help-gobble = Lépj egy szellemre, legfeljebb annyi lépéssel, amennyit a kocka mutat: ott a lépésed véget ér. A szellem visszamegy középre, tiéd az alatta lévő golyó, és két fehér golyó egy általad választott játékostól. Aztán jön a másik kocka.
marbles-help-rings-title = Vissza a karikára
marbles-help-rings = A felhasznált sárga golyó egy általad választott üres narancssárga karikára kerül vissza. Ha egy sem üres, vár, amíg lesz. Aztán megint bárki elveheti.
marbles-help-touch-title = A képernyőn
marbles-help-touch = Koppints egy karikára, hogy lásd az utat, aztán megint, és indulsz. A nagy karikák hozzák a legtöbbet; a dupla karika azt jelenti, hogy több út is van: válassz egyet a tábla alatt. Koppints egy kockára, hogy a kijelölt bábuval használd; Pac-Manre vagy egy szellemre koppintva kijelölöd. A szellemek karikái szaggatottak. A „Veszély” megmutatja, mekkora eséllyel kap el szellem egy-egy Pac-Mant.

marbles-deed-rolled = ezt { $who ->
    [you] dobtad
   *[somebody] dobta
}: { $low } és { $high }
marbles-deed-begins = { $who ->
    [you] te kezdesz
   *[somebody] kezd
}
marbles-deed-walked = { $detail ->
    [squares] ide { $who ->
        [you] léptél
       *[somebody] lépett
    } Pac-Mannel: { $to }
   *[plain] { $who ->
        [you] léptél
       *[somebody] lépett
    } Pac-Mannel
}
marbles-deed-ate = { $count } golyót { $who ->
    [you] felfaltál
   *[somebody] felfalt
}
marbles-deed-yellow = { $count ->
    [one] egy sárga golyót { $who ->
        [you] szereztél
       *[somebody] szerzett
    } (felfalható vele egy szellem)
   *[other] { $count } sárga golyót { $who ->
        [you] szereztél
       *[somebody] szerzett
    } (szellemek falhatók fel velük)
}
marbles-deed-prowled = { $detail ->
    [squares] { $who ->
        [you] léptél
       *[somebody] lépett
    } egy szellemmel: { $origin } → { $to }
   *[plain] { $who ->
        [you] léptél
       *[somebody] lépett
    } egy szellemmel
}
marbles-deed-gobbled-ghost = { $who ->
    [you] felfaltál
   *[somebody] felfalt
} egy szellemet
marbles-deed-captured = { $you ->
    [you] hazakergetett téged
   *[other] { $who ->
        [you] hazakergettél
       *[somebody] hazakergetett
    } valakit ({ $whom })
}
marbles-deed-captured-own = { $own ->
    [you] { $who ->
        [you] hazaküldted
       *[somebody] hazaküldte
    } a saját Pac-Manedet
   *[other] hazaküldte a saját Pac-Manjét
}
marbles-deed-took = { $you ->
    [you] elvett tőled { $count } golyót
   *[other] { $who ->
        [you] elvettél
       *[somebody] elvett
    } { $count } golyót tőle: { $whom }
}
marbles-deed-paid = { $you ->
    [you] fizetett neked { $count } golyót
   *[other] { $who ->
        [you] fizettél
       *[somebody] fizetett
    } { $count } golyót neki: { $whom }
}
marbles-deed-lost = { $count ->
    [one] { $who ->
        [you] elvesztettél
       *[somebody] elvesztett
    } egy sárga golyót
   *[other] { $who ->
        [you] elvesztettél
       *[somebody] elvesztett
    } { $count } sárga golyót
}
marbles-deed-returned = { $detail ->
    [squares] { $who ->
        [you] visszatettél
       *[somebody] visszatett
    } egy sárga golyót ide: { $at }
   *[plain] { $who ->
        [you] visszatettél
       *[somebody] visszatett
    } egy sárga golyót
}
marbles-deed-stood = { $piece ->
    [pac] { $who ->
        [you] nem tudtál
       *[somebody] nem tudott
    } lépni Pac-Mannel
    [ghost] { $who ->
        [you] nem tudtál
       *[somebody] nem tudott
    } lépni szellemmel
   *[both] { $who ->
        [you] nem tudtál
       *[somebody] nem tudott
    } lépni senkivel
}
marbles-deed-cleared = elfogyott az utolsó fehér golyó
marbles-deed-stayed = helyben { $who ->
    [you] maradtál
   *[somebody] maradt
}
marbles-deed-waits = még vissza { $who ->
    [you] kell tenned
   *[somebody] kell tennie
} a sárga golyót (!)

marbles-befalls-captured = { $name } hazaküldött!
marbles-befalls-captured-own = Hazaküldted a saját Pac-Manedet!
marbles-befalls-paid = { $name } elvette { $count } golyódat!
marbles-befalls-lost = { $count ->
    [one] Elvesztetted a sárga golyódat!
   *[other] Elvesztetted { $count } sárga golyódat!
}
marbles-score = { $count } golyó
