error-quoridor-bad-action = „{ $text }” se nem mező (például e2), se nem fal (például e3h).
error-quoridor-bad-position = „{ $text }” nem állás; így írd: { $form }.
error-quoridor-bad-square = „{ $text }” nem mező; a mezők neve a1-től i9-ig tart.
error-quoridor-bad-fence = Ide nem kerülhet fal: „{ $fence }”. A falak nem fedhetik és nem keresztezhetik egymást.
error-quoridor-no-three = A three_players beállítás nem enged három játékost.
error-quoridor-place-seats = { $players } játékos állásához { $players } bábu kell, és { $players } szám: kinek hány fala maradt.
error-quoridor-place-turn = A soron lévő hely száma 1 és { $players } között legyen.
error-quoridor-place-sharing = Két bábu nem állhat ugyanazon a mezőn.
error-quoridor-place-fences = { $players } játékos játszik, és mindegyiknek { $each } fala van, a táblán és a kezében összesen.
error-quoridor-place-taken = A lépéseket csak a max_turns beállításig számoljuk.
error-quoridor-place-two-home = Nem érheti el két bábu is a célvonalát.
error-quoridor-place-shut-in = { $seat }. hely: nincs útja a célvonalához.
error-quoridor-place-stuck = { $seat }. hely: itt nem tehet semmit, ezért nem ő következhet.

quoridor-refuse-no-pass = A bábud már ott áll, és kört kihagyni nem lehet.
quoridor-refuse-occupied = Ott már áll egy bábu.
quoridor-refuse-too-far = Túl messze van: egy bábu egy mezőt lép, vagy átugrik egy mellette álló bábut.
quoridor-refuse-no-diagonal = Átlósan csak olyan bábut lehet megkerülni, amelyet nem lehet átugrani.
quoridor-refuse-fence-between = Fal van az útban.
quoridor-refuse-one-piece-a-jump = Két bábu van az útban, és csak egyet lehet átugrani.
quoridor-refuse-piece-behind = Oda csak akkor ugorhatsz, ha a másik bábu mögött fal van; itt egy harmadik bábu áll.
quoridor-refuse-jump-straight = Egyenesen szabad az ugrás, ezért oldalra nem ugorhatsz.
quoridor-refuse-fence-beside = Fal van az átugrott bábu és e mező között.
quoridor-refuse-edge-behind = Oda csak akkor ugorhatsz, ha a másik bábu mögött fal van; itt véget ér a tábla.
quoridor-refuse-off-board = A fal kilógna a tábla szélén.
quoridor-refuse-no-fences-left = Nincs több falad.
quoridor-refuse-overlap = Nincs hely: egy másik fal van az útban.
quoridor-refuse-crossing = A fal keresztezne egy másikat.
quoridor-refuse-last-path = { $seat }. hely: ezzel a fallal nem maradna útja a célvonalához.
quoridor-refuse-last-path-named = nem maradna út a célig, ha oda fal kerülne.

quoridor-event-moved = { $seat }. hely: { $origin } → { $to }.
quoridor-event-jumped = { $seat }. hely: ugrás, { $origin } → { $to } (átugorva: { $over }).
quoridor-event-fenced = { $seat }. hely: falat épített ({ $fence }), és még { $left } fala maradt.
quoridor-event-passed-over = { $seat }. hely: nem tehetett semmit, kimaradt egy körből.
quoridor-event-won = { $seat }. hely: célba ért ({ $at }), és győzött.
quoridor-event-turn-limit = Letelt a megadott { $turns } kör; senki sem győzött.

goal_reached = A győztes bábuja átért a túlsó oldalra.
goal_reached-own = A bábud átért a túlsó oldalra.

quoridor-name = Quoridor
quoridor-about = Juss át elsőként az útvesztőn! Amikor te jössz, lépj egyet, vagy állíts falat valaki útjába.
quoridor-step-1 = Vidd át elsőként a bábudat a táblán.
quoridor-step-2 = Lépj egyet, vagy építs egy falat.
quoridor-step-3 = A falak kerülőre kényszerítik a többieket.
quoridor-guide-turn = Szia! Amikor te jössz, egy dolgot tehetsz: egy mezőt lépsz a túlsó oldali célvonalad felé, vagy falat építesz, hogy valakit lelassíts.
quoridor-todo = Koppints egy világító pontra, és oda lépsz, vagy építs falat.
quoridor-todo-walk = Koppints egy világító pontra, és oda lépsz.
quoridor-todo-fence = Húzd a falat a helyére, fordítsd el, aztán tedd le.
quoridor-fences-left = Még { $left } fal
quoridor-put-up-fence = Falat építek
quoridor-turn-fence = Forgatás
quoridor-place-fence = Leteszem
quoridor-cancel-fence = Mégsem fal
quoridor-grid = Tábla. A nyilakkal jársz a mezőkön, az Enter lép a bábuval, az F vált a falakra.
quoridor-grid-fences = Ahová fal kerülhet. A nyilak mozgatják, az R forgatja, az Enter leteszi, az F vagy az Escape visszavisz a bábudhoz.
quoridor-square-pawn = bábu: { $name }
quoridor-square-target = ide léphetsz
quoridor-square-goal = cél: { $name }
quoridor-square-fences = fal { $sides }
quoridor-fence-of = építette: { $name }
quoridor-slot = { $slot }, { $way ->
    [h] vízszintes
   *[v] függőleges
}, { $state ->
    [free] szabad
    [up] itt fal áll
   *[closed] ide nem lehet
}
quoridor-option-edge-as-fence = A tábla széle falnak számít, ott is ugorhatsz oldalra
quoridor-option-diagonal-past-piece = Ha az átugrott bábu mögött is bábu áll, ugorhatsz oldalra
quoridor-option-max-turns = Legfeljebb ennyi kör

quoridor-short-moved = lépés: { $origin } → { $to }.
quoridor-short-jumped = ugrás: { $origin } → { $to } (átugorva: { $over }).
quoridor-short-fenced = új fal: { $fence }. Maradt: { $left }.
quoridor-short-passed-over = nincs mit lépni, ez a kör kimarad.
quoridor-short-won = cél ({ $at }) és győzelem!

quoridor-advice-move = Lépj ide: { $to }.
quoridor-advice-fence = Építs falat ide: { $to }.

quoridor-reason-wins = Ezzel győzöl!
quoridor-reason-jump = { $steps ->
    [one] Egy lépéssel közelebb visz.
   *[other] Egyszerre { $steps } lépéssel visz közelebb.
}
quoridor-reason-nearer = { $steps ->
    [one] Utána már csak egy lépésre vagy a céltól.
   *[other] Utána { $steps } lépésre vagy a céltól.
}
quoridor-reason-costs = { $steps ->
    [one] { $seat }. hely: eggyel többet kell lépnie.
   *[other] { $seat }. hely: { $steps } lépéssel többet kell megtennie.
}
quoridor-reason-costs-named = { $steps ->
    [one] eggyel többet lép a célig.
   *[other] { $steps } lépéssel többet tesz meg a célig.
}
quoridor-reason-stops = { $steps ->
    [one] { $seat }. hely: egy lépésre volt a céltól, most eggyel több kell.
   *[other] { $seat }. hely: egy lépésre volt a céltól, most { $steps } lépéssel több kell.
}
quoridor-reason-stops-named = { $steps ->
    [one] egy lépésre volt a céltól, most eggyel több kell.
   *[other] egy lépésre volt a céltól, most { $steps } lépéssel több kell.
}
quoridor-reason-free = Téged nem lassít.
quoridor-reason-costs-you = { $steps ->
    [one] Neked is egy lépésbe kerül.
   *[other] Neked is { $steps } lépésbe kerül.
}

quoridor-help-aim-title = A cél
quoridor-help-aim = Vidd át elsőként a bábudat arra az oldalra, amelyet a színe és a képe jelöl. Az oldal bármelyik mezője jó, és azonnal győzöl. Ketten, hárman vagy négyen játszhattok, az óramutató járása szerint. Két játékosnak 10-10, háromnak 6-6, négynek 5-5 fala van.
quoridor-help-turn-title = A köröd
quoridor-help-turn = Egy dolgot teszel: lépsz a bábuddal, vagy falat építesz. Kihagyni nem lehet. Csak az marad ki, aki egyiket sem teheti.
quoridor-help-move-title = Lépés
quoridor-help-move = A bábu egy mezőt lép előre, hátra vagy oldalra: átlósan soha, falon át soha, és másik bábura sem. Karikák mutatják, hová léphetsz.
quoridor-help-jump-title = Ugrás
quoridor-help-jump = Ha a tiéd mellett egy másik bábu áll, egyenesen átugorhatod, és mögé érkezel. Soha nem kötelező, és egy körben csak egy bábut ugorhatsz át.
quoridor-help-side-title = Ugrás oldalra
quoridor-help-side = Ha a bábu mögött fal vagy a tábla széle van, mellé is érkezhetsz, balra vagy jobbra, kivéve, ha fal van közöttük. Amíg egyenesen szabad az ugrás, oldalra nem mehetsz. Ha egy harmadik bábu áll mögötte, egyáltalán nem ugorhatsz.
quoridor-help-fence-title = Falak
quoridor-help-fence = Egy fal két mező hosszú. Mindenkit megállít, téged is, és a játék végéig ott marad. A falak nem fedhetik, nem keresztezhetik egymást, és nem lóghatnak ki a tábláról.
quoridor-help-path-title = Mindig legyen út
quoridor-help-path = Másokat kerülőre kényszeríthetsz, de bezárni nem lehet senkit: az új fallal is maradjon mindenkinek útja a céljához. Az úton álló bábuk nem számítanak, mert majd továbbmennek.
quoridor-help-end-title = Nincs győztes
quoridor-help-end = Ha megadod a körök számát, a játék utána győztes nélkül ér véget. Aki az utolsó körben célba ér, még győz.
quoridor-help-touch-title = A képernyőn
quoridor-help-touch = Érintőképernyőn: koppints két mező közé, hogy kipróbálj egy falat, húzd arrébb, koppints rá a forgatáshoz, aztán tedd le. Egérrel: mutass a mezők közé, és kattints.
quoridor-help-keys-title = Billentyűzeten
quoridor-help-keys = Nyilak és Enter; az F vált a bábud és a falak között, az R forgatja a falat.

quoridor-deed-moved = { $detail ->
    [squares] ide { $who ->
        [you] léptél
       *[somebody] lépett
    }: { $to }
   *[plain] { $who ->
        [you] léptél
       *[somebody] lépett
    } egy mezőt
}
quoridor-deed-jumped = { $detail ->
    [squares] ide { $who ->
        [you] ugrottál
       *[somebody] ugrott
    }: { $to } (átugorva: { $over })
   *[plain] { $who ->
        [you] átugrottál
       *[somebody] átugrott
    } egy bábut
}
quoridor-deed-fenced = { $detail ->
    [squares] falat { $who ->
        [you] építettél
       *[somebody] épített
    } itt: { $fence } (maradt: { $left })
   *[plain] falat { $who ->
        [you] építettél
       *[somebody] épített
    } (maradt: { $left })
}
quoridor-deed-passed-over = { $who ->
    [you] nem tudtál
   *[somebody] nem tudott
} mit lépni, és { $who ->
    [you] kimaradtál
   *[somebody] kimaradt
}
quoridor-deed-won = { $who ->
    [you] győztél
   *[somebody] győzött
}
