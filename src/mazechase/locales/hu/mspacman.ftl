error-mspacman-bad-token = „{ $text }” se nem mező (például c8), se nem dobás (például *4 vagy *F2).
error-mspacman-bad-position = „{ $text }” nem állás; így írd: { $form }.
error-mspacman-bad-phase = „{ $text }” nem következhet.
error-mspacman-bad-cell = Nincs ilyen mező ezen a táblán: „{ $text }”.
error-mspacman-bad-ghost = „{ $text }” nem szellem; így írd: e4, a gyengét pedig így: e4f1, e4p1 vagy e4p2.

error-mspacman-document-field = E játék dokumentumához ez is kell, a helyes formában: „{ $field }”.
error-mspacman-document-extra = A dokumentumnak nincs ilyen része: „{ $field }”. A részei: id, game, title, source és { $content }.
error-mspacman-document-game = Ez a dokumentum ehhez a játékhoz való: „{ $game }”.
error-mspacman-faces-count = { $count } oldal van; 2–{ $most } kell.
error-mspacman-faces-face = „{ $face }” nem oldal; az oldalak: F2 és a számok 1-től { $largest }-ig, szövegként.
error-mspacman-faces-spinner-flip = A pörgettyűn csak sima számok lehetnek, F2 nem (M14).
error-mspacman-faces-three = A pörgettyűn kell lennie 3-asnak (M14).
error-mspacman-faces-flip = A kockának legalább egy F2 oldala legyen (M15).
error-mspacman-faces-equal = Minden oldal ugyanannyi lépést ad, ezért senki sem pörgethetné a legnagyobbat (M14).

error-mspacman-board-label = „{ $label }” itt: { $place }. Ez nem mezője ennek a játéknak; a mezők b, i, p vagy s, magában vagy utána *, o, x vagy g.
error-mspacman-board-dots = { $area } területe: { $count } pöttyös mező van, pedig { $each } kell (M1).
error-mspacman-board-exits = { $count } kijárat van, pedig 4 kell (M2).
error-mspacman-board-exit-opening = A kijárat ({ $place }) a szélen legyen, egy nyílással (M2).
error-mspacman-board-opening = Itt nyílás van, de nem kijárat: { $place } (M2).
error-mspacman-board-powers = { $count } erőmező van, pedig 4 kell (M4).
error-mspacman-board-circles = { $area } területe: kell bele fehér karika (M5).
error-mspacman-board-circle-far = A fehér karika ({ $place }) közelebb van a szélhez, mint a közepéhez (M5).
error-mspacman-board-ghost-spaces = { $count } szellemhely van; minden színből egy kell (M6).
error-mspacman-board-ghost-middle = Ez a szellemhely közelebb legyen a közepéhez ({ $place }), mint ez: { $other } (M6).
error-mspacman-board-door = Az ajtó e kettő között: { $place } és { $other }. Szellemhelyről az útvesztőbe kell vezetnie (M7).
error-mspacman-board-no-door = A szellemhely ({ $place }) legyen zárt, csak egy ajtóval az útvesztőbe (M7).
error-mspacman-board-unreachable = Ide nem lehet eljutni: { $place }. Az útvesztőnek össze kell függenie (M9).
error-mspacman-board-dead-end = Ez zsákutca: { $place }. Minden mezőről két út kell (M12).
error-mspacman-board-unequal = Minden területen ugyanannyi legyen ebből: { $thing ->
    [exit] kijárat
    [power] erőmező
   *[circle] fehér karika
}. A területeken sorban ennyi van: { $counts } (M16).
error-mspacman-board-clockwise = A területek sorrendje az óramutató járása szerint ez legyen: { $order } (MSP-7).
error-mspacman-board-circle-door = A fehér karika ({ $place }) egy szellem ajtaja előtt van (M19).

error-mspacman-place-seats = { $players } játékos állása { $players } szellemet sorol fel, egyikük „-”.
error-mspacman-place-seat = Nem az a hely következhet.
error-mspacman-place-control = Ms. Pac-Mant akkor irányítja valaki, amikor már tudni, ki kezd; előbb senki.
error-mspacman-place-ghosts = Aki Ms. Pac-Mant irányítja, annak nincs szelleme a táblán; mindenki másnak van.
error-mspacman-place-dots = Olyan helyen van pötty, ahol a kezdéskor nem volt.
error-mspacman-place-begin = Amíg nem tudni, ki kezd, minden pötty megvan, és minden szellem erős, és a helyén áll.
error-mspacman-place-spins = Ilyen kezdő pörgetések nem lehetségesek.
error-mspacman-place-ghost-space = Szellem nem állhat egy másik szellem helyén.
error-mspacman-place-timer = Egy szellem most nem lehet ilyen sokáig gyenge.
error-mspacman-place-sharing = Most két bábu nem állhat egy mezőn.
error-mspacman-place-her = Ms. Pac-Man most nem állhat ott.
error-mspacman-place-phase = Ennél a helynél nem ez következhet.
error-mspacman-place-steps = Most nem maradhat ennyi lépés.
error-mspacman-place-flags = Most nem járhat újabb kör.
error-mspacman-place-came = Onnan nem jöhetett szellem.
error-mspacman-place-bump = Itt nincs következő szabad mező, amit választani lehetne.
error-mspacman-place-turns = A köröket csak a max_turns beállításig számoljuk.
error-mspacman-place-over = A játéknak akkor és csak akkor van vége, ha egy játékban lévő terület kiürült, vagy elfogytak a körök.

mspacman-refuse-no-circle = Ms. Pac-Man csak fehér karikáról indulhat.
mspacman-refuse-circle-taken = Azon a fehér karikán szellem áll (házi szabály: Ms. Pac-Man szabad karikáról indul).
mspacman-refuse-same-exit = Az egyik kijáraton kimész, és egy másikon jössz vissza, nem ugyanott.
mspacman-refuse-no-pass = A bábud már ott áll, és minden lépést meg kell tenned.
mspacman-refuse-ghost-space = Szellemhelyre most senki sem léphet.
mspacman-refuse-by-the-door = A szellemhelyről az ajtón át kell kimenni, az pedig nem arra vezet.
mspacman-refuse-wall = Fal van az útban.
mspacman-refuse-diagonal = Átlósan nem léphetsz.
mspacman-refuse-too-far = Túl messze van: minden lépés a szomszéd mezőre visz.
mspacman-refuse-not-on-her = Ott Ms. Pac-Man áll, ezért az nem szabad mező.
mspacman-refuse-not-open = Ott egy másik szellem áll, ezért az nem szabad mező.
mspacman-refuse-not-open-named = ott már áll egy szellem, ezért az nem szabad mező.
mspacman-refuse-came-from = A szellem onnan jött: tovább kell mennie, nem vissza.
mspacman-refuse-not-next = Nem az a következő szabad mező.

mspacman-event-spun-to-begin = { $seat }. hely: a kezdésért ennyi: { $face }.
mspacman-event-tied-to-begin = Egyenlő; ezek a helyek újra próbálják: { $seats }.
mspacman-event-took-control = { $seat }. hely: ő lett Ms. Pac-Man.
mspacman-event-placed = { $seat }. hely: Ms. Pac-Mant ide tette: { $at }.
mspacman-event-spun = { $seat }. hely: a pörgetés { $face }.
mspacman-event-rolled = { $seat }. hely: a dobás { $face }.
mspacman-event-stepped = { $seat }. hely: Ms. Pac-Man, { $origin } → { $to }; még { $left } lépés.
mspacman-event-ghost-stepped = { $seat }. hely: a szellem, { $origin } → { $to }; még { $left } lépés.
mspacman-event-ate = { $seat }. hely: megette a pöttyöt ({ $at }); { $area } területe: még { $left } pötty.
mspacman-event-power-eaten = { $seat }. hely: megette az erőpöttyöt ({ $at })!
mspacman-event-weakened = { $seat }. hely: a szelleme meggyengült ({ $cause ->
    [power] erőpötty
    [f2] F2
   *[other] { $cause }
}), és { $turns } kör múlva lesz újra erős.
mspacman-event-recovered = { $seat }. hely: a szelleme újra erős.
mspacman-event-caught = { $seat }. hely: szellemet kapott el ({ $at }). Gazdája: { $ghost }. hely.
mspacman-event-ran-into-her = { $seat }. hely: a gyenge szelleme Ms. Pac-Manbe futott ({ $at }).
mspacman-event-went-home = { $seat }. hely: a szelleme hazament ({ $at }), és újra erős.
mspacman-event-extra-turn = { $seat }. hely: kapott még egy kört.
mspacman-event-captured = { $seat }. hely: elkapta Ms. Pac-Mant ({ $at }). Eddig vele volt: { $former }. hely.
mspacman-event-bumped = { $seat }. hely: a szelleme egy másikra érkezett ({ $origin }), és továbbment ide: { $to }.
mspacman-event-won = { $seat }. hely: győzött. { $area } területe kiürült.
mspacman-event-turn-limit = Letelt a megadott { $turns } kör. A legkevesebb pötty: { $winners }. hely.

area_cleared = A győztes területén minden pötty elfogyott.
area_cleared-own = Minden pöttyöd elfogyott.

mspacman-name = Ms. Pac-Man
mspacman-about = Ürítsd ki a területedet! Ms. Pac-Man eszi a pöttyöket, a szellemek kergetik. Kapd el, és utána tiéd Ms. Pac-Man.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man pörget, a szellemek dobnak. Menj annyi lépést.
mspacman-step-2 = Ő eszi a pöttyöket. Nincs több a területeden? Győztél!
mspacman-step-3 = Kapd el a szellemeddel, és utána tiéd Ms. Pac-Man.

mspacman-guide-chance = Szia! Tüntesd el a területed pöttyeit, mielőtt a többiek végeznek.
mspacman-guide-turn = Koppints egy világító mezőre, és odamész. Semmi sem végleges, amíg a „Mehet” gombra nem koppintasz.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] dobsz…
       *[somebody] dob…
    }
   *[spun] { $who ->
        [you] pörgetsz…
       *[somebody] pörget…
    }
}
mspacman-todo-begin = Pörgessetek, ki kezdjen: a legnagyobb szám lesz Ms. Pac-Man.
mspacman-todo-begin-again = Egyenlő: pörgessetek újra, ki kezdjen.
mspacman-todo-place = Tedd Ms. Pac-Mant az egyik világító karikára.
mspacman-todo-spin = Pörgess Ms. Pac-Man lépéséért.
mspacman-todo-roll = Dobj a szellemed lépéséért.
mspacman-todo-walk = { $steps ->
    [one] Ms. Pac-Man { $steps } lépést megy. Koppints a szomszéd mezőre.
   *[other] Ms. Pac-Man { $steps } lépést megy. Koppints egy világító mezőre, vagy egy távolabbira.
}
mspacman-todo-chase = { $steps ->
    [one] A szellemed { $steps } lépést megy. Koppints a szomszéd mezőre.
   *[other] A szellemed { $steps } lépést megy. Koppints egy világító mezőre, vagy egy távolabbira.
}
mspacman-todo-bump = Itt már egy másik szellem van. Válaszd ki a következő szabad mezőt.
mspacman-out-of-reach = Túl messze van: még { $steps } lépésed van.
mspacman-solid = Ez fal. Koppints az útvesztő egyik mezőjére.
mspacman-harm = Elveszne Ms. Pac-Man vagy a szellemed, vagy valaki más győzne.
mspacman-todo-on = Még { $steps } lépés.
mspacman-todo-go = Jó lesz? Koppints: „Mehet”. Még visszaléphetsz.
mspacman-todo-power = Megeszel egy erőpöttyöt! Koppints: „Mehet”, vagy lépj vissza.
mspacman-todo-caught = Elkapsz egy szellemet! Koppints: „Mehet”, vagy lépj vissza.
mspacman-todo-captured = Elkapod Ms. Pac-Mant! Koppints: „Mehet”, vagy lépj vissza.
mspacman-todo-lost = Vigyázz: ott elkapnak! Koppints: „Mehet”, vagy lépj vissza.
mspacman-todo-won = Ezzel kiürül egy terület, és vége a játéknak! Koppints: „Mehet”, vagy lépj vissza.
mspacman-todo-given = Vigyázz: ezzel másnak a területe ürül ki, és ő győz! Koppints: „Mehet”, vagy lépj vissza.
mspacman-spin = Pörgetek
mspacman-roll = Dobok
mspacman-steps-left = { $left ->
    [one] lépés maradt
   *[other] lépés maradt
}
mspacman-back = Vissza
mspacman-go = Mehet
mspacman-dots-left = { $area } területe: még { $left } pötty
mspacman-has-her = ő Ms. Pac-Man
mspacman-weak-for = gyenge, { $turns } kör múlva lesz újra erős
mspacman-has-spun = pörgetés: { $face }
mspacman-scene-took-control = lett Ms. Pac-Man!
mspacman-scene-took-control-you = lettél Ms. Pac-Man!
mspacman-scene-captured = elkapta Ms. Pac-Mant!
mspacman-scene-captured-you = elkaptad Ms. Pac-Mant!
mspacman-scene-extra-turn = újra pörgethet!
mspacman-scene-extra-turn-you = újra pörgethetsz!
mspacman-scene-power-eaten = most erős: minden szellem gyenge!
mspacman-scene-power-eaten-you = most erős vagy: minden szellem gyenge!
mspacman-scene-caught = hazaküldött egy szellemet!
mspacman-scene-caught-you = hazaküldtél egy szellemet!
mspacman-scene-ran-into-her = Ms. Pac-Manbe futott, és hazament!
mspacman-scene-ran-into-her-you = Ms. Pac-Manbe futottál, és hazamész!
mspacman-scene-tied-to-begin = egyenlő: új pörgetés!
mspacman-scene-won = győz: kiürült a terület!
mspacman-scene-won-you = győztél: kiürült a területed!
mspacman-grid = Tábla. A nyilakkal lépésenként haladsz; Shifttel csak körülnézel. Az Enter egy közeli vagy távoli mezőre lép, és jóváhagyja a kész lépést; pörgetni és dobni is ezzel lehet. Az N megkeresi a következő elérhető mezőt, a Backspace visszavesz egy lépést, az Escape mindet.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = szellem: { $name }
mspacman-cell-weak = gyenge szellem: { $name }, { $turns } kör múlva lesz újra erős
mspacman-cell-target = ide mehetsz
mspacman-cell-dot = pötty
mspacman-cell-power = erőpötty
mspacman-cell-circle = fehér karika
mspacman-cell-exit = kijárat, a többi kijárathoz vezet
mspacman-cell-home = { $area } szellemhelye
mspacman-cell-area = { $area } területe
mspacman-cell-solid = fal
mspacman-setup-random = Véletlen szellemek
mspacman-option-layout = Tábla
mspacman-option-layout-pinwheel = Szélforgó
mspacman-option-layout-pinwheel-about = Saját táblánk, minden oldalról ugyanolyan.
mspacman-option-layout-for-three = Három játékosnak
mspacman-option-layout-for-three-about = Saját táblánk három játékosnak; itt a legkiegyenlítettebbek az esélyek.
mspacman-option-layout-windmill = Szélmalom
mspacman-option-layout-windmill-about = Saját táblánk, más folyosókkal.
mspacman-option-die-faces = A szellemek kockája
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Ms. Pac-Man pörgettyűje
mspacman-option-spinner-faces-one-to-six = 1–6
mspacman-option-start-by = Ki kezd
mspacman-option-start-by-spinner = Legnagyobb pörgetés
mspacman-option-start-by-die = Legnagyobb dobás
mspacman-option-fill-unused-areas = A gazdátlan területeken is legyenek pöttyök
mspacman-option-dot-on-pickup = Ha elkapják Ms. Pac-Mant, az alatta lévő pötty is eltűnik
mspacman-option-capture-in-passing = Útközben is lehet elkapni, nem csak a lépés végén
mspacman-option-bump-can-capture = Szellemre érkező szellem Ms. Pac-Manre is továbbmehet
mspacman-option-enter-ghost-space = A szellem visszamehet a saját helyére
mspacman-option-power-overrides-f2 = Az erőpötty az F2-es szellemeket is tovább tartja gyengén
mspacman-option-power-timer-restart = A második erőpötty újraindítja az órát
mspacman-option-extra-turn-chain = Az újabb körből is lehet még egy
mspacman-option-circle-choice = Hová kerülhet Ms. Pac-Man
mspacman-option-circle-choice-free_only = szabad fehér karikára
mspacman-option-circle-choice-any = bármelyik fehér karikára
mspacman-option-max-turns = Legfeljebb ennyi kör (utána a legkevesebb pötty győz)

mspacman-short-spun-to-begin = a kezdésért: { $face }.
mspacman-short-tied-to-begin = Egyenlő. Újra próbálja: { $seats }.
mspacman-short-took-control = mostantól Ms. Pac-Man.
mspacman-short-placed = Ms. Pac-Man ide került: { $at }.
mspacman-short-spun = a pörgetés { $face }.
mspacman-short-rolled = a dobás { $face }.
mspacman-short-stepped = { $left ->
    [0] Ms. Pac-Man ide: { $to }.
   *[other] Ms. Pac-Man ide: { $to }, még { $left } lépés.
}
mspacman-short-ghost-stepped = { $left ->
    [0] a szellem ide: { $to }.
   *[other] a szellem ide: { $to }, még { $left } lépés.
}
mspacman-short-ate = egy pötty elfogyott ({ $at }); { $area } területe: még { $left }.
mspacman-short-power-eaten = egy erőpötty elfogyott!
mspacman-short-weakened = a szellem meggyengült ({ $cause ->
    [power] erőpötty
    [f2] F2
   *[other] { $cause }
}), { $turns } kör múlva lesz újra erős.
mspacman-short-recovered = a szellem újra erős.
mspacman-short-caught = elkapott szellem: { $at }.
mspacman-short-ran-into-her = a gyenge szellem Ms. Pac-Manbe futott ({ $at }).
mspacman-short-went-home = irány haza ({ $at }); a szellem újra erős.
mspacman-short-extra-turn = még egy kör!
mspacman-short-captured = Ms. Pac-Man elkapva ({ $at })!
mspacman-short-bumped = a szellem továbbmegy: { $origin } → { $to }.
mspacman-short-won = győzelem: { $area } területe kiürült!
mspacman-short-turn-limit = Letelt a megadott { $turns } kör. A legkevesebb pötty: { $winners }.

mspacman-note-begin = kezdés: { $face }
mspacman-note-spun = pörgetés: { $face }
mspacman-note-rolled = dobás: { $face }
mspacman-note-placed = itt: { $at }
mspacman-note-bumped = tovább: { $to }
mspacman-note-home = szellem haza
mspacman-note-captured = elkapta!
mspacman-note-extra = új pörgetés

mspacman-advice-go = Menj ide: { $to }.

mspacman-reason-wins = Ezzel győzöl!
mspacman-reason-gives = Vége lesz a játéknak, és valaki más győz.
mspacman-reason-captures = Elkapod Ms. Pac-Mant: utána a tiéd.
mspacman-reason-lost = Ott egy szellem elkapja Ms. Pac-Mant.
mspacman-reason-ran = A gyenge szellemed Ms. Pac-Manbe fut.
mspacman-reason-catches = Elkapsz egy szellemet ({ $seat }. hely).
mspacman-reason-catches-named = elveszti a szellemét, te pedig újra pörgetsz.
mspacman-reason-power = Megeszel egy erőpöttyöt.
mspacman-reason-dot = Eltűnik egy pötty a saját területedről.
mspacman-reason-risk = { $percent ->
    [0] Ott a következő dobással egy szellem sem kaphatja el.
   *[other] Ott { NUMBER($percent) }% eséllyel elkapja egy szellem.
}
mspacman-reason-near = { $steps ->
    [one] Onnan egy lépésre van Ms. Pac-Man.
   *[other] Onnan { $steps } lépésre van Ms. Pac-Man.
}

mspacman-help-aim-title = A cél
mspacman-help-aim = Minden játékosé a tábla egy területe, amelyet a szelleme jelöl. Akinek a területe elsőként kiürül, győz, bárki ette meg a pöttyöket. Ha elfogynak a körök, a legkevesebb megmaradt pötty győz.
mspacman-help-areas-title = Területek
mspacman-help-areas = Mind a négy területen 17 pötty van; a nagy az erőpötty. Gazdátlan területeken is vannak pöttyök, de azok nem győzhetnek.
mspacman-help-start-title = Ki lesz Ms. Pac-Man
mspacman-help-start = Mindenki pörget egyszer, és a legnagyobb szám lesz Ms. Pac-Man; egyenlőség esetén újra pörgettek. Ms. Pac-Man egy fehér karikára kerül, és ő kezd. A többiek a szellemükkel játszanak, az óramutató járása szerint.
mspacman-help-walk-title = Haladás
mspacman-help-walk = Ms. Pac-Man pörget, a szellemek dobnak. Menj pontosan annyi lépést a folyosókon, átlósan vagy falon át soha. Megfordulhatsz, és egy mezőre kétszer is léphetsz.
mspacman-help-dots-title = Pöttyök
mspacman-help-dots = Ms. Pac-Man akkor eszi meg a pöttyöt, amikor ellép a mezőjéről, nem amikor odaér. Mindenki pöttyeit eszi. A pöttyök sosem kerülnek vissza.
mspacman-help-meet-title = Találkozás
mspacman-help-meet = A bábuk minden mezőn találkoznak, amelyre rálépnek, akkor is, ha csak áthaladnak. Erős szellem és Ms. Pac-Man: elkapja, akármelyikük lépett. Gyenge szellem és Ms. Pac-Man: a szellem hazamegy, és újra erős.
mspacman-help-extra-title = Még egy kör
mspacman-help-extra = Ha az útján elkap egy gyenge szellemet, utána újra pörget. Egy körért legfeljebb egy újabb kör jár. Ha ugyanazon az úton őt is elkapják, nincs újabb kör.
mspacman-help-capture-title = Ms. Pac-Man elkapása
mspacman-help-capture = Aki elkapja Ms. Pac-Mant, mostantól vele játszik: olyan fehér karikára teszi, ahol nincs szellem, és azonnal ő jön. Aki elvesztette, visszakapja a szellemét, otthon és erősen.
mspacman-help-power-title = Erőpöttyök
mspacman-help-power = Amikor Ms. Pac-Man ellép egy nagy erőpöttyről, minden szellem meggyengül: halvány és kancsal lesz. Mindegyik egy saját körén át gyenge. A homokóra számolja, hány kör múlva lesz újra erős.
mspacman-help-flip-title = F2 a kockán
mspacman-help-flip = A szellem erősből gyenge, vagy gyengéből erős lesz, és 2 lépést megy. F2 után a következő köre kezdetéig gyenge. Az erőpötty tovább tartja gyengén, a második erőpötty pedig újraindítja az órát.
mspacman-help-exits-title = Kijáratok
mspacman-help-exits = A szélen lévő négy kijárat összeér: bármelyikből bármelyik másikba egy lépés. Ugyanazon nem jöhetsz vissza. A kijáratokon nincs pötty.
mspacman-help-doors-title = A szellemek helye
mspacman-help-doors = A szellemek a középső helyükről az ajtón át mennek ki, egy lépéssel. Gyalog senki sem megy vissza.
mspacman-help-bump-title = Szellemek egymás közt
mspacman-help-bump = A szellemek szabadon elmennek egymás mellett. Amelyik egy másikra érkezne, továbbmegy a következő szabad mezőre, onnan el, ahonnan jött; ha több ilyen van, a gazdája választ.
mspacman-help-touch-title = A képernyőn
mspacman-help-touch = Koppints mezőről mezőre, vagy egy távolabbi mezőre, ha egyenesen odamennél. Semmi sem végleges, amíg a „Mehet” gombra nem koppintasz: annyiszor lépsz vissza, ahányszor akarsz. Az „Utak” megmutatja, hogyan jut el egy-egy szellem Ms. Pac-Manhez, és mekkora eséllyel kapja el a következő dobással.
mspacman-help-keys-title = Billentyűzeten
mspacman-help-keys = A nyilak léptetnek, az Enter jóváhagy, a Backspace visszavesz egy lépést, az N megkeresi a következő elérhető mezőt.

mspacman-deed-spun-to-begin = ezt { $who ->
    [you] pörgetted
   *[somebody] pörgette
} a kezdésért: { $face }
mspacman-deed-took-control = mostantól Ms. Pac-Mannel { $who ->
    [you] játszol
   *[somebody] játszik
}
mspacman-deed-placed = { $detail ->
    [squares] ide { $who ->
        [you] tetted
       *[somebody] tette
    } Ms. Pac-Mant: { $at }
   *[plain] a táblára { $who ->
        [you] tetted
       *[somebody] tette
    } Ms. Pac-Mant
}
mspacman-deed-spun = ezt { $who ->
    [you] pörgetted
   *[somebody] pörgette
}: { $face }
mspacman-deed-rolled = ezt { $who ->
    [you] dobtad
   *[somebody] dobta
}: { $face }
mspacman-deed-walked = { $detail ->
    [squares] ide { $who ->
        [you] léptél
       *[somebody] lépett
    } Ms. Pac-Mannel: { $to }
   *[plain] { $steps } mezőt { $who ->
        [you] léptél
       *[somebody] lépett
    } Ms. Pac-Mannel
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] ide { $who ->
        [you] léptél
       *[somebody] lépett
    } a szellemmel: { $to }
   *[plain] { $steps } mezőt { $who ->
        [you] léptél
       *[somebody] lépett
    } a szellemmel
}
mspacman-deed-ate = { $count } pöttyöt { $who ->
    [you] megettél
   *[somebody] megevett
}
mspacman-deed-power = egy erőpöttyel { $who ->
    [you] meggyengítetted
   *[somebody] meggyengítette
} a szellemeket
mspacman-deed-weak = gyenge { $who ->
    [you] szellemed
   *[somebody] szelleme
} lett
mspacman-deed-caught = { $you ->
    [you] hazaküldte a szellemedet
   *[other] { $who ->
        [you] hazaküldtél
       *[somebody] hazaküldött
    } egy szellemet ({ $whom })
}
mspacman-deed-ran-into-her = gyenge szellemmel { $who ->
    [you] nekimentél
   *[somebody] nekiment
} Ms. Pac-Mannek
mspacman-deed-extra-turn = még egy kört { $who ->
    [you] kaptál
   *[somebody] kapott
}
mspacman-deed-captured = { $you ->
    [you] elvette tőled Ms. Pac-Mant
   *[other] { $who ->
        [you] elvetted
       *[somebody] elvette
    } Ms. Pac-Mant tőle: { $whom }
}
mspacman-deed-bumped = { $who ->
    [you] továbbmentél
   *[somebody] továbbment
} a szellemmel ide: { $to }
mspacman-deed-won = { $who ->
    [you] kiürítetted
   *[somebody] kiürítette
} ezt a területet: { $area }, és { $who ->
    [you] győztél
   *[somebody] győzött
}

mspacman-befalls-captured = { $name } elvette tőled Ms. Pac-Mant!
mspacman-befalls-caught = { $name } elkapta a szellemedet. Irány haza!
mspacman-befalls-ran-into-her = A gyenge szellemed Ms. Pac-Manbe futott. Irány haza!
mspacman-score = { $count } pötty
