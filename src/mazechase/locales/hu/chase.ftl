error-chase-bad-action = „{ $text }” nem lépés; a lépés egy mező (például e2), egy szellem neve, vagy - a lépés végén.
error-chase-bad-position = „{ $text }” nem állás; így írd: { $form }.
error-chase-bad-square = „{ $text }” nem mező; a mezők neve a1-től i9-ig tart.

error-chase-layout-field = Egy pályához ez is kell: „{ $field }”. A source szöveg, a fences és a pellets lista, a starts táblázat.
error-chase-layout-extra = A pályának nincs ilyen része: „{ $field }”. A részei: source, fences, pellets és starts.
error-chase-layout-many-fences = { $count } fal van, pedig a dobozban csak { $most } van.
error-chase-layout-fence = „{ $fence }” nem fal; a fal egy mező és h vagy v, például e3h.
error-chase-layout-fence-border = Ez a fal a tábla szélén van, vagy kilóg róla: { $fence }.
error-chase-layout-fence-clash = Ez a fal fed vagy keresztez egy másikat: { $fence }.
error-chase-layout-square = { $place }: „{ $square }” nem mező; a mezők neve a1-től i9-ig tart.
error-chase-layout-pellet-count = { $wanted } bogyó kell, de { $count } van.
error-chase-layout-pellet-twice = Két bogyó van ugyanitt: { $square }.
error-chase-layout-pieces = Nekik kell kezdőhely: { $pieces }.
error-chase-layout-start-pellet = { $piece } nem indulhat innen: { $square }. Ott bogyó van.
error-chase-layout-start-shared = { $piece } nem indulhat innen: { $square }. Onnan már más bábu indul.
error-chase-layout-closed = Pac-Man kezdőhelyéről nem érhető el ez a mező: { $square }. Minden mezőnek elérhetőnek kell lennie.
error-chase-layout-parted = A bogyók elvágják ezt a mezőt Pac-Man kezdőhelyétől: { $square }. A szellemek nem állhatnak meg bogyón, ezért kerülőút kell nekik.

error-chase-place-ghosts = Az állás négy szellemet sorol fel; a megevett szellem jele -.
error-chase-place-pellets = Olyan helyen van bogyó, ahol a pályán nincs, vagy egy sem hiányzik, pedig épp megettek egyet.
error-chase-place-lives = Pac-Mannek nem lehet ennyi élete; és ha nem maradt élete, bogyónak kell maradnia.
error-chase-place-idle = Nem telhetett el ennyi forduló bogyó nélkül.
error-chase-place-best = Egy elvesztett életben nem ehetett meg ennyi bogyót.
error-chase-place-cycles = A fordulókat csak a max_turns beállításig számoljuk.
error-chase-place-sharing = Két szellem nem állhat ugyanazon a mezőn.
error-chase-place-on-pellet = Ott bogyón nem állhat bábu.
error-chase-place-waiting = Ezek a szellemek nem várhatnak a lépésükre.
error-chase-place-over = A játéknak vége, ezért egy bábu sem lehet lépés közben.
error-chase-place-met = Pac-Man és egy szellem itt nem állhat ugyanazon a mezőn.
error-chase-place-move = Ebben a lépésben nem maradhatott ennyi mező, vagy nem így.
error-chase-place-run = A szellem nem kezdhette így a futását.
error-chase-place-sight = Egy szellem akkor és csak akkor őrül meg, ha látja Pac-Mant.
error-chase-place-stuck = A bábu itt nem tehet semmit, ezért nem ő következhet.

chase-refuse-no-call = Most nem választható { $ghost }: épp { $piece } lép.
chase-refuse-call-first = Előbb válaszd ki, melyik szellem lép: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } most nem játszik, mert megették, és csak a következő újrakezdéskor tér vissza.
chase-refuse-has-moved = { $ghost } már lépett ebben a fordulóban.
chase-refuse-two-steps = Pac-Man mindig két mezőt lép; csak bogyó állítja meg.
chase-refuse-one-step = Pac-Mannek legalább egy mezőt lépnie kell.
chase-refuse-must-boost = Pac-Mannek ki kell használnia az extra mozgást.
chase-refuse-whole-boost = Az extra mozgás minden mezőjét ki kell használni.
chase-refuse-stop-on-pellet = { $ghost } ott nem állhat meg: bogyó van ott.
chase-refuse-run-on = { $ghost } megőrült, és tovább kell futnia.
chase-refuse-must-catch = { $ghost } most elkaphatja Pac-Mant, ezért el is kell kapnia; ez nem arra visz.
chase-refuse-must-move = { $ghost } nem maradhat: az a szellem, amelyik tud lépni, lép.
chase-refuse-stands-there = { $piece } már ott áll.
chase-refuse-fence-between = Fal van az útban: { $piece } nem mehet át rajta.
chase-refuse-no-jump = { $piece } nem ugorhat át másik bábut.
chase-refuse-too-far = Túl messze van: { $piece } mezőről mezőre lép, átlósan soha.
chase-refuse-ghost-there = Ott szellem van; Pac-Man extra mozgás nélkül nem mehet oda.
chase-refuse-straight-on = A megőrült szellem egyenesen fut, ezért { $ghost } nem fordulhat el.
chase-refuse-no-sharing = Ott már van egy szellem, és { $ghost } nem állhat vele egy mezőn, és el sem mehet mellette.
chase-refuse-pellet-there = Ott bogyó van, és { $ghost } nem fejezheti be rajta a lépését.
chase-refuse-toward = { $ghost } látja Pac-Mant, és felé kell futnia.
chase-refuse-farther = Arra { $ghost } csak egy mezőt futhatna; ha megőrült, kettőt kell futnia, ha tud.

chase-event-moved = { $seat }. hely: { $piece }, { $origin } → { $to }.
chase-event-ate-pellet = Pac-Man megette az erőbogyót ({ $at }); még { $left } van.
chase-event-boosted = Pac-Man extra mozgást kapott: még legfeljebb { $steps } mező, és megeszi a szellemeket.
chase-event-ate-ghost = Pac-Man szellemet evett ({ $at }): { $ghost }.
chase-event-boost-ended = Pac-Man extra mozgása véget ért ({ $at }).
chase-event-called = { $seat }. hely: következzen { $ghost }.
chase-event-frenzied = { $ghost } meglátta Pac-Mant ({ $line }), és megőrült.
chase-event-stayed = { $piece } a helyén maradt ({ $at }).
chase-event-stopped = { $seat }. hely: { $piece } megállt ({ $at }).
chase-event-caught = { $ghost } elkapta Pac-Mant ({ $at }); még { $lives } élete van.
chase-event-stalled = Pac-Man elvesztett egy életet { $cycles } bogyó nélküli forduló után (házi szabály); még { $lives } maradt.
chase-event-reset = Mindenki visszakerült a kezdőhelyére: Pac-Man ide: { $pacman }, a szellemek ide: { $ghosts }.
chase-event-pellets-back = Újra itt vannak a bogyók: { $pellets }.
chase-event-won = { $winner ->
    [ghosts] A szellemek győztek
   *[other] { $winner } győzött
}; Pac-Man { $level ->
    [0] egy szintet sem ért el
   *[other] elért szintje: { $level }
}.
chase-event-turn-limit = Letelt a megadott { $cycles } forduló; senki sem győzött. Pac-Man { $level ->
    [0] egy szintet sem ért el
   *[other] elért szintje: { $level }
}.

chase_pellets_eaten = Pac-Man megette mind a négy erőbogyót.
chase_lives_lost = A szellemek elvették Pac-Man utolsó életét.

chase-name = A hajsza
chase-about = Edd meg a négy erőbogyót, mielőtt elkapnak a szellemek! Egy játékos Pac-Man, a többieké a szellemek.
chase-harm = Pac-Man elvesztene egy életet.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Mannek mind a négy erőbogyót meg kell ennie.
chase-step-2 = A szellemeknek háromszor kell elkapniuk.
chase-step-3 = A bogyó extra mozgást ad: most ő eszi a szellemeket!
chase-guide-turn = Szia! Pac-Man a négy bogyót akarja, a szellemek háromszor akarják elkapni. Koppints egy világító mezőre, és odamész.
chase-todo = Koppints egy világító mezőre.
chase-todo-pacman = { $steps ->
    [one] Még { $steps } mező: válassz egy világítót.
   *[other] Lépj { $steps } mezőt: válassz egy világítót. Fordulni és visszalépni is lehet.
}
chase-todo-boost = Extra mozgás! Még legfeljebb { $steps } mezőt mehetsz, és megehetsz minden szellemet az utadban.
chase-todo-ghost = { $ghost } lép: válassz egy világító mezőt.
chase-todo-frenzy = { $ghost } látja Pac-Mant, és fut: válassz egy világító mezőt.
chase-todo-call = Melyik szellem lépjen most? Koppints rá.
chase-show-ways = Mit látnak
chase-setup-random = Véletlen Pac-Man
chase-setup-chosen = Az első hely Pac-Man, a többieké a szellemek.
chase-call = Melyik szellem lépjen most?
chase-end-here = Megállok itt
chase-boost = Extra mozgás: { $steps } lépés
chase-frenzy = Megőrült!
chase-waiting = Aztán { $ghosts }
chase-level = { $level ->
    [0] Nincs szint: egy bogyó sem fogyott
    [1] 1. szint: Kezdő Pac-Man
    [2] 2. szint: Ígéretes Pac-Man
    [3] 3. szint: Elismert Pac-Man
   *[other] { $level }. szint: Profi Pac-Man
}
chase-lives = Még { $lives } élet; megevett bogyók: { $eaten }
chase-patience = { $cycles ->
    [one] Egyél bogyót most, vagy elvesztesz egy életet
   *[other] Egyél bogyót { $cycles } fordulón belül!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , megevett
    [moves] , ő lép
   *[there] { "" }
}
chase-grid = Tábla. A nyilakkal jársz a mezőkön, az Enter odaküldi a bábut vagy kiválasztja a szellemet, az E befejezi a lépést.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = erőbogyó
chase-square-target = { $steps } lépéssel ide érhetsz
chase-square-call = választhatod ezt a szellemet
chase-square-fences = fal { $sides }

chase-option-layout = Útvesztő
chase-option-layout-gates = Kapuk
chase-option-layout-gates-about = Az alapútvesztő. Ha senki sem hibázik, Pac-Man 3 élettel győz, 1 vagy 2 élettel a szellemek győznek.
chase-option-layout-den = Barlang
chase-option-layout-den-about = A szellemek felül egy barlangból jönnek; oldalt hosszú folyosók futnak. Pac-Mannek jó. Ha senki sem hibázik, Pac-Man 2 vagy 3 élettel győz, eggyel a szellemek győznek.
chase-option-layout-hedges = Sövények
chase-option-layout-hedges-about = A bogyók jó mélyen bent vannak, a szellemek minden oldalról jönnek. Jó játékosok közt mindkét oldal kb. egyforma gyakran győz. Ha senki sem hibázik, mindig a szellemek győznek.
chase-option-layout-orchard = Gyümölcsös
chase-option-layout-orchard-about = Középen sorban állnak a fák, a bogyók falak mögött vannak. Egyforma erős játékosok közt mindkét oldal kb. egyforma gyakran győz. Ha senki sem hibázik, mindig a szellemek győznek.
chase-option-layout-pairs = Párok
chase-option-layout-pairs-about = A bogyók párosával vannak, így az egyik extra mozgás elvihet a következőig. Ha senki sem hibázik, mindig Pac-Man győz.
chase-option-layout-pinwheel = Szélforgó
chase-option-layout-pinwheel-about = Az útvesztő fejjel lefelé is ugyanilyen; a szellemek a felső feléből indulnak. A szellemeknek jó. Ha senki sem hibázik, mindig a szellemek győznek.
chase-option-layout-printed = Nyílt mező
chase-option-layout-printed-about = Olyan, mint a nyomtatott tábla, már amennyire tudjuk: csak hat fal, ezért a szellemek messzire látnak. A szellemeknek jó. Ha senki sem hibázik, mindig a szellemek győznek.
chase-option-layout-towers = Tornyok
chase-option-layout-towers-about = A bogyók a sarkokban vannak, falak mögött. Pac-Mannek jó. Ha senki sem hibázik, Pac-Man 2 vagy 3 élettel győz, eggyel a szellemek győznek.
chase-option-layout-crossroads = Kereszteződés
chase-option-layout-crossroads-about = Középen két út keresztezi egymást, és mindegyiken vár egy szellem. Ha senki sem hibázik, mindig a szellemek győznek.
chase-option-layout-harbour = Kikötő
chase-option-layout-harbour-about = Két oldalról mólók nyúlnak be; a bogyók párosával vannak, így az egyik extra mozgás elvihet a következőig. Ha senki sem hibázik, mindig Pac-Man győz.
chase-option-layout-stables = Istálló
chase-option-layout-stables-about = Fent és lent bokszok, oldalt párosával a bogyók. Ha senki sem hibázik, Pac-Man 2 vagy 3 élettel győz, eggyel a szellemek győznek.
chase-option-layout-market = Piac
chase-option-layout-market-about = Egy hosszú folyosó két oldalán sorban állnak a bódék. Egyforma erős játékosok közt mindkét oldal kb. egyforma gyakran győz. Ha senki sem hibázik, mindig a szellemek győznek.
chase-option-layout-courtyard = Udvar
chase-option-layout-courtyard-about = Tágas udvar négy beugróval; a bogyók az ajtajukban vannak. Ha senki sem hibázik, Pac-Man 3 élettel győz, 1 vagy 2 élettel a szellemek győznek.
chase-option-layout-ladders = Létrák
chase-option-layout-ladders-about = Mindkét oldalon létrák állnak, és két keskeny folyosó vezet középre. Ha senki sem hibázik, Pac-Man 3 élettel győz, 1 vagy 2 élettel a szellemek győznek.
chase-option-layout-quay = Rakpart
chase-option-layout-quay-about = Egyéletes játékhoz. Ha senki sem hibázik, mindig Pac-Man győz.
chase-option-layout-alley = Sikátor
chase-option-layout-alley-about = Kétéletes játékhoz. Ha senki sem hibázik, Pac-Man 2 vagy 3 élettel győz, eggyel a szellemek győznek.
chase-option-layout-fairground = Vásár
chase-option-layout-fairground-about = Hároméletes játékhoz. Ha senki sem hibázik, mindig a szellemek győznek.
chase-option-lives = Pac-Man életei
chase-option-lives-1 = egy
chase-option-lives-2 = kettő
chase-option-lives-3 = három
chase-option-pacman-short-move = Pac-Man egy mező után is megállhat
chase-option-pacman-into-ghost = Ha Pac-Man extra mozgás nélkül szellembe ütközik
chase-option-pacman-into-ghost-blocked = a szellem elállja az útját
chase-option-pacman-into-ghost-caught = a szellem elkapja
chase-option-boost-mandatory = Az extra mozgás kötelező
chase-option-boost-exact = Extra mozgással mindhárom mezőt le kell lépni
chase-option-eat-in-passing = Extra mozgással Pac-Man azt a szellemet is megeszi, amelyiken csak áthalad
chase-option-boost-chain = Újabb bogyó extra mozgás közben: elölről kezdődik
chase-option-ghost-order = A szellemek sorrendje
chase-option-ghost-order-fixed = mindig ugyanaz
chase-option-ghost-order-free = mindig választható
chase-option-ghost-pass = A szellemek helyben maradhatnak
chase-option-must-catch = Ha tud, a szellemnek el kell kapnia Pac-Mant
chase-option-frenzy-path = A megőrült szellem fut
chase-option-frenzy-path-straight = egyenesen
chase-option-frenzy-path-free = amerre akar
chase-option-frenzy-path-toward = Pac-Man felé
chase-option-frenzy-exact = A megőrült szellem két mezőt fut, ha tud
chase-option-ghost-cross-pellet = A megőrült szellem átfuthat bogyón
chase-option-ghosts-stack = Több szellem is állhat egy mezőn
chase-option-pellets-reset = Elvesztett életnél minden bogyó visszakerül
chase-option-stall-limit = Ennyi bogyó nélküli forduló egy életbe kerül
chase-option-max-turns = Legfeljebb ennyi forduló

chase-short-moved = { $piece }: { $origin } → { $to }.
chase-short-stopped = { $piece } megáll ({ $at }).
chase-short-called = következzen { $ghost }.

chase-note-stays = marad
chase-note-called = jön: { $ghost }
chase-note-ate = megevett: { $ghost }
chase-note-life = egy élet oda
chase-note-pellets = { $count } bogyó

chase-advice-step = Lépj ide: { $to }.
chase-advice-end = Állj meg itt.
chase-advice-call = Válaszd ezt: { $to }.

chase-reason-wins = Ezzel győzöl!
chase-reason-pellet = Bogyót eszel vele.
chase-reason-eats = Szellemet eszel vele: { $ghost }.
chase-reason-catches = Elkapja Pac-Mant.
chase-reason-caught = Ott { $ghost } elkap.
chase-reason-seen = Ott { $ghost } meglát.
chase-reason-unseen = Ott egy szellem sem lát.
chase-reason-near = { $steps ->
    [one] Onnan egy mezőre van Pac-Man.
   *[other] Onnan { $steps } mezőre van Pac-Man.
}

chase-help-aim-title = A cél
chase-help-aim = Pac-Man akkor győz, ha megette a négy erőbogyót. A szellemek akkor győznek, ha háromszor elkapták: mindegyik egy életbe kerül. Pac-Man annyiadik szintet éri el, ahány bogyót megevett.
chase-help-sides-title = Ki kivel van
chase-help-sides = Az 1. játékos Pac-Man; a többieké a négy szellem, és együtt győznek vagy veszítenek. Egy forduló: Pac-Man lépése, aztán a szellemek lépései. Pac-Man kezd, és minden újrakezdés után is ő.
chase-help-pacman-title = Pac-Man lépése
chase-help-pacman = Pontosan két mezőt lép, egyesével, átlósan soha. Fordulhat, és vissza is léphet. A falak és a szellemek elállják az útját, és senki sem ugrik. Ha sehová sem léphet, marad.
chase-help-pellet-title = Az extra mozgás
chase-help-pellet = A bogyón megáll, megeszi, és extra mozgást kap: még legfeljebb három mezőt, bármerre, akár szellemeken át. Mire a szellemek lépnek, az extra mozgásnak vége.
chase-help-eaten-title = Szellemevés
chase-help-eaten = Amelyik szellemmel extra mozgás közben találkozik, azt megeszi, és az a következő újrakezdésig kimarad. Ha útközben újabb bogyót eszik, megint három mezőt mehet.
chase-help-ghosts-title = A szellemek lépései
chase-help-ghosts = Blinky, Inky, Pinky és Clyde ebben a sorrendben lép, mindegyik egy mezőt. Amelyik tud lépni, annak lépnie kell. A szellemek állhatnak egy mezőn, és elmehetnek egymás mellett.
chase-help-guard-title = Szellemek és bogyók
chase-help-guard = Szellem nem fejezheti be a lépését bogyón; ha megőrült, átfuthat rajta. Az a szellem, amelyik elkaphatná Pac-Mant, nem köteles elkapni.
chase-help-sight-title = Mit látnak a szellemek
chase-help-sight = Egy szellem a saját sorában és oszlopában lát, akármilyen messzire, de átlósan nem. A falak eltakarják a látását, a szellemek és a bogyók nem. Az számít, amit a lépése kezdetén lát.
chase-help-frenzy-title = Megőrült szellem
chase-help-frenzy = Az a szellem, amelyik meglátja Pac-Mant, megőrül: két mezőt fut egyenesen, bármerre. Ha tud, kettőt kell futnia. Ha Pac-Man közvetlenül mellette áll, már az első mezőn elkapja.
chase-help-caught-title = Elkapták
chase-help-caught = Az a szellem, amelyik eléri Pac-Man mezőjét, elkapja. Pac-Man elveszt egy életet, és mindenki visszatér a kezdőhelyére, a megevett szellemek is. A megevett bogyók nem kerülnek vissza.
chase-help-stall-title = Ne húzd az időt
chase-help-stall = Túl sok bogyó nélküli forduló után (20, ha nem választasz más számot) Pac-Man szintén elveszt egy életet. Ha megadod a fordulók számát, a játék ott győztes nélkül ér véget.
chase-help-maze-title = Az útvesztők
chase-help-maze = Az útvesztő mondja meg, hol vannak a falak és a bogyók, és ki honnan indul. Falat itt senki sem épít.
chase-help-touch-title = A képernyőn
chase-help-touch = A tábla alatt látod, melyik bábu lép, ki játszik vele, és melyik szellemek jönnek utána. Koppints egy két lépésre lévő mezőre, és a bábu odamegy; a kis karikákra koppintva magad választod az utat.
chase-help-keys-title = Billentyűzeten
chase-help-keys = Nyilak és Enter; az E előbb befejezi a lépést.

chase-deed-moved = { $detail ->
    [squares] { $who ->
        [you] léptél
       *[somebody] lépett
    }: { $places }
   *[plain] { $who ->
        [you] léptél
       *[somebody] lépett
    } ({ $pieces })
}
chase-deed-stayed = { $who ->
    [you] nem tudtál
   *[somebody] nem tudott
} lépni ({ $pieces })
chase-deed-spotted = { $who ->
    [you] megláttad
   *[somebody] meglátta
} Pac-Mant ({ $ghosts })
chase-deed-frenzied = { $ghost } meglátta Pac-Mant, és megőrült
chase-deed-ate-pellet = { $who ->
    [you] megettél
   *[somebody] megevett
} egy erőbogyót (még { $left } van)
chase-deed-ate-ghost = { $who ->
    [you] megettél
   *[somebody] megevett
} egy szellemet ({ $ghost })
chase-deed-caught = { $ghost } elkapta Pac-Mant! Még { $lives } élete van
chase-deed-stalled = Pac-Man elvesztett egy életet: túl rég nem evett bogyót. Még { $lives } élete van
chase-deed-reset = mindenki újra a kezdőhelyén áll

chase-befalls-caught = { $ghost } elkapott! Még { $lives } életed van
chase-befalls-stalled = { $cycles } forduló bogyó nélkül: elvesztettél egy életet. Még { $lives } életed van
chase-befalls-eaten = Pac-Man szellemet evett: { $ghost }!
