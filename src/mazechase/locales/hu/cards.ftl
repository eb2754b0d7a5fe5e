error-cards-bonus-only = Szint: { $level }. Legfeljebb { $most } játékos játszhatja, nem { $players }; a „bonus” szinten többen is lehettek.

error-cards-bad-token = „{ $text }” nem jel ebben a játékban; a jelek ilyenek: draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry vagy +dot.
error-cards-bad-card = Nincs ilyen lap ebben a pakliban: „{ $text }”.
error-cards-bad-seat = Itt nincs ilyen hely: { $text }. A helyek száma 1-től { $players }-ig tart.
error-cards-bad-position = „{ $text }” nem állás; így írd: { $form }.
error-cards-bad-hand = „{ $text }” nem kézben tartott lapok; így írd: cherry+2dot, üres kéz esetén -.
error-cards-bad-known = „{ $text }” nem mondja meg, ki mit tud; 1>2:apple azt jelenti, hogy az 1. hely tud egy almáról a 2. helynél.

error-cards-deck-extra = A paklinak nincs ilyen része: „{ $field }”. A részei: source, points, level1 és level2.
error-cards-deck-source = A paklihoz kell „source”: szöveg arról, honnan való.
error-cards-deck-table = A paklihoz kell „{ $field }”: lapnevek és számok táblázata.
error-cards-deck-name = points: „{ $name }” nem lehet gyümölcs neve; 2–16 kisbetű legyen, és ne szellem vagy erőkártya neve.
error-cards-deck-worth = points: „{ $name }” értéke egész szám legyen, { $least } és { $most } között.
error-cards-deck-dot = points: kell egy dot, amely 1-et ér.
error-cards-deck-fruit = points: legalább két gyümölcs kell, különböző értékkel.
error-cards-deck-card = { $level }: „{ $name }” nem ide való; ezen a szinten ez lehet: { $known }.
error-cards-deck-count = { $level }: „{ $name }” száma egész szám legyen, 1 és { $most } között.
error-cards-deck-missing = { $level }: hiányzik „{ $name }”.
error-cards-deck-no-fruit = { $level }: legalább egy gyümölcs kell.
error-cards-deck-ghosts = { $level }: { $ghosts } szellem kevés; { $least } kell ahhoz, hogy valaki kiessen.
error-cards-deck-size = { $level }: { $cards } lap van; egy pakliban { $size } kell.
error-cards-deck-more-ghosts = level2: { $second } szellem kevés; több kell, mint ahány a level1-ben van ({ $first }).

error-cards-place-seats = { $players } játékos állása { $players } hely állapotát, kimaradásait, parancsait, lapjait és választásait sorolja fel.
error-cards-place-seat = Nem az a hely következhet.
error-cards-place-taken = A köröket csak a max_turns beállításig számoljuk.
error-cards-place-reshuffled = A paklit nem keverhették újra: a deck_empty beállítás nem engedi.
error-cards-place-deck = Ezek a lapok nem egy pakliból valók.
error-cards-place-deck-empty = A pakli üres, ezért senki sem húzhat, és a játéknak vége kell legyen.
error-cards-place-power-ups = Az erőkártyák a dobott lapok közt vannak, máshol nem, és más nincs ott.
error-cards-place-ghosts = Akinek három szelleme van, kiesett, és csak az utolsó lehet több a kelleténél; mindenki másnak kevesebb van.
error-cards-place-drawn = Most nem lehet ennyi lap kihúzva.
error-cards-place-orders = Ilyen húzási parancsokat nem adhattak.
error-cards-place-skips = Ilyen kimaradások nem lehetnek.
error-cards-place-waiting = Aki leállt vagy kiesett, annak nincs következő köre, amire várhatna.
error-cards-place-end = Ennyi leállt és kiesett hellyel a játéknak nem lehet vége, vagy nem mehet tovább.
error-cards-place-played = Ezt az erőkártyát ebben a körben kellett kihúzni, és a dobott lapok közt kell lennie: { $phase }.
error-cards-place-nobody = Ehhez az erőkártyához kell egy másik játékos, aki nem állt le és nem esett ki: { $phase }.
error-cards-place-no-ghost = Szellem nélkül nincs mit elajándékozni.
error-cards-place-drawing = Nem az a hely húzhat most.
error-cards-place-picks = Ezeket a lapokat nem választhatták.
error-cards-place-known = Ezt nem lehet tudni.

cards-refuse-not-asked = Ezt most nem teheted. Ez az erőkártya kell hozzá: { $card }.
cards-refuse-choose-first = Előbb döntsd el, mit tesz az erőkártyád: { $card }.
cards-refuse-pass-first = Előbb mindenki továbbad egy lapot: válassz egyet.
cards-refuse-three-drawn = Már három lapot húztál, egy körben nem húzhatsz többet.
cards-refuse-enough-drawn = Ebben a körben pontosan { $number } lapot kellett húznod.
cards-refuse-must-draw = Előbb húznod kell ebben a körben { $number } lapot.
cards-refuse-draw-first = Lap nélkül nem fejezheted be a kört: húzz egyet, vagy állj le.
cards-refuse-not-in-hand = Nincs ilyen lap annál a játékosnál: { $card }.
cards-refuse-no-ghost = Csak szellemet adhatsz, ezt nem: { $card }.
cards-refuse-not-oneself = { $seat }. hely: mást kell választania.
cards-refuse-not-oneself-named = csak mást lehet választani.
cards-refuse-not-playing = { $seat }. hely: leállt vagy kiesett, ezért nem választható.
cards-refuse-not-playing-named = nem választható: leállt vagy kiesett.

cards-event-turn-began = { $seat }. hely: elkezdődött a köre.
cards-event-turn-ordered = { $seat }. hely: elkezdődött a köre, pontosan { $number } lapot kell húznia.
cards-event-turn-ended = { $seat }. hely: befejezte a kört.
cards-event-turn-skipped = { $seat }. hely: kimaradt egy körből.
cards-event-shut-down = { $seat }. hely: leállt.
cards-event-drew = { $seat }. hely: ezt húzta: { $card }.
cards-event-drew-unseen = { $seat }. hely: húzott egy lapot.
cards-event-turned-up = { $seat }. hely: erőkártyát húzott: { $card }.
cards-event-wasted = { $seat }. hely: hatástalan erőkártyát húzott: { $card }.
cards-event-no-target = { $seat }. hely: eldobta ezt: { $card }. Nincs kit választani.
cards-event-no-ghost = { $seat }. hely: eldobta ezt: { $card }. Nincs szelleme, amit adhatna.
cards-event-nothing-to-pass = { $seat }. hely: eldobta ezt: { $card }. Nincs mit továbbadni.
cards-event-gave = { $seat }. hely: szellemet adott ({ $card }). Kapta: { $to }. hely.
cards-event-gave-unseen = { $seat }. hely: szellemet adott. Kapta: { $to }. hely.
cards-event-swapped = { $seat }. hely: lapcserét kért. Cserélt: { $one }. és { $other }. hely.
cards-event-hand-taken = { $seat }. hely: megnézte az új lapjait: { $hand }.
cards-event-skipping = { $seat }. hely: kimaradást adott. Kimarad: { $whom }. hely.
cards-event-dictated = { $seat }. hely: parancsot adott. { $whom }. hely: a következő körben { $number } lapot húz.
cards-event-picked = { $seat }. hely: kiválasztotta, mit ad tovább: { $card }.
cards-event-picked-unseen = { $seat }. hely: kiválasztotta, mit ad tovább.
cards-event-passed = { $seat }. hely: továbbadta ezt: { $card }. Kapta: { $to }. hely.
cards-event-passed-unseen = { $seat }. hely: továbbadott egy lapot. Kapta: { $to }. hely.
cards-event-knocked-out = { $seat }. hely: kiesett a szellemek miatt, és megmutatta a lapjait: { $hand }.
cards-event-deck-empty = Elfogyott a pakli. Leáll: { $seats }.
cards-event-reshuffled = Az eldobott lapokból és a kiesettek lapjaiból új, { $cards } lapos pakli lett.
cards-event-turn-limit = Elfogytak a körök: { $turns }.
cards-event-ended = Mindenki megmutatta a lapjait. Pontok helyenként: { $points }. Győztesek: { $winners }. A lapok: { $hands }.
cards-short-ended = Mindenki megmutatta a lapjait. Pontok a kör sorrendjében: { $points }. Győztesek: { $winners }.

ghost_knockout = A szellemek miatt mindenki más kiesett.
ghost_knockout-you = Kiestél.
ghost_knockout-one = { $name } kiesett.
highest_score = Mindenki leállt. A legtöbb pont győz.

cards-name = A kártya­játék
cards-about = Húzz lapokat a pontokért, de állj meg időben: három szellemmel a kezedben kiesel.
cards-step-1 = Húzz lapokat. A pöttyök és a gyümölcsök pontot érnek.
cards-step-2 = Három szellem a kezedben, és kiestél!
cards-step-3 = Állj le időben, hogy megmaradjanak a pontjaid. A legtöbb pont győz.
cards-guide-turn = Szia! Gyűjts pontokat, de három szellemmel kiesel. Húzz legfeljebb három lapot, aztán fejezd be a kört. Ha leállsz, a pontjaid végleg megmaradnak.
cards-todo = Válaszd ki, mit teszel.
cards-doing-chance = { $who ->
    [you] húzol egy lapot…
   *[somebody] húz egy lapot…
}
cards-todo-first = Húzz egy lapot, vagy állj le: akkor megmaradnak a pontjaid.
cards-todo-more = Húzott lapok: { $drawn } / { $most }. Húzz még, fejezd be a kört, vagy állj le.
cards-todo-enough = Ebben a körben nincs több lap: fejezd be, vagy állj le.
cards-todo-ordered = Még { $more } lapot kell húznod.
cards-todo-draw = Koppints a paklira, és tiéd a lap.
cards-todo-all-draw = Mindenki húz: koppints a paklira, és tiéd a lap.
cards-todo-give-card = Koppints arra a szellemre, amelyiket odaadod.
cards-todo-give-to = Koppints arra, aki a szellemedet kapja.
cards-todo-swap-one = Két játékos lapot cserél. Koppints az elsőre. Te is lehetsz az.
cards-todo-swap-other = Most koppints a másodikra, vagy megint az elsőre, ha mégsem.
cards-todo-swap-only = Koppints a két játékos egyikére: lapot cserélnek.
cards-todo-skip = Koppints arra, aki kimarad a következő körből.
cards-todo-dictate-whom = Koppints arra, aki a parancsodat kapja. Te is lehetsz az.
cards-todo-dictate-own = Hány lapot kelljen húznod?
cards-todo-dictate-number = Hány lapot kelljen húznia? ({ $whom })
cards-todo-pass-left = Koppints a lapra, amelyiket balra továbbadod. Kapja: { $to }.
cards-wait-choosing = a húzott lap: { $card }. Most választ…
cards-wait-others = a húzott lap: { $card }. Most választ: { $names }
cards-draw = Húzok
cards-end = Kör vége
cards-shut = Leállok
cards-shut-sure = Végleg leállok
cards-back = Mégse
cards-show-ways = Kockázat
cards-deck = Pakli, { $count } lap
cards-discard = Eldobva: { $cards }
cards-count = { $count } lap
cards-points = { $points } pont
cards-ghosts = Szellem: { $ghosts } / { $most }
cards-hand = A kezedben: { $count } lap
cards-hand-empty = Még nincs lapod
cards-status-down = leállt
cards-status-out = kiesett
cards-open-hand = megmutatva: { $cards }
cards-known = erről tudsz: { $cards }
cards-skips = { $turns ->
    [one] kimarad egy körből
   *[other] kimarad { $turns } körből
}
cards-order = húznia kell: { $number }
cards-picked = választott egy lapot
cards-chosen = kiválasztva
cards-choosable = választható
cards-news-out = kiesett: túl sok szellem!
cards-reckoning = Lapok és pontok
cards-risk-none = Még nincs veszély: egy lappal nem eshetsz ki.
cards-risk-little = Kicsi a veszélye, hogy kiesel.
cards-risk-some = Van némi veszélye, hogy kiesel.
cards-risk-high = Nagy a veszélye, hogy kiesel!
cards-risk-of-ghost = A következő lap szellem
cards-risk-of-out = A következő lappal kiesel
cards-risk-of-power = A következő lap erőkártya
cards-risk-of-points = Átlagos pont
cards-risk-short-ghost = Szellem
cards-risk-short-out = Kiesés
cards-risk-short-power = Erőkártya
cards-risk-short-points = Pont

cards-option-level = Szint
cards-option-level-1 = 1. szint
cards-option-level-1-about = Adj, Csere és Kimaradás. A legszelídebb kezdet.
cards-option-level-2 = 2. szint
cards-option-level-2-about = Parancs, Mindenki húz és Add balra, és eggyel több szellem: vadabb.
cards-option-level-bonus = Bónuszszint
cards-option-level-bonus-about = Mindkét pakli együtt, mind a hat erőkártyával, legfeljebb nyolc játékosnak.
cards-option-level2-includes-level1 = A 2. szinten az 1. szint erőkártyái is benne vannak
cards-option-red-ghost = A piros szellem ennyit számít
cards-option-red-ghost-one = egy szellem
cards-option-red-ghost-two = két szellem
cards-option-skip-stacks = A kimaradások összeadódnak
cards-option-dictate-self = Magadnak is adhatsz húzási parancsot
cards-option-dictate-blocks-shutdown = Amíg nem húztad ki a parancsolt lapokat, nem állhatsz le
cards-option-deck = Pakli
cards-option-deck-home-made = Házi készítésű
cards-option-deck-home-made-about = Mi állítottuk be: mindig kiesik valaki, mielőtt elfogyna.
cards-option-deck-few-ghosts = Kevés szellem
cards-option-deck-few-ghosts-about = Csak pár szellem: a játék hosszabb, és a pakli elfogyhat.
cards-option-deck-for-two = Kettőnek
cards-option-deck-for-two-about = Két játékosnak készült: kevesebb a szellem, így nincs olyan hamar vége.
cards-option-deck-empty = Ha elfogy a pakli
cards-option-deck-empty-all_shut_down = mindenki leáll
cards-option-deck-empty-reshuffle_once = egyszeri újrakeverés
cards-option-solo-run = Aki utolsóként maradt, kap
cards-option-solo-run-unlimited = akárhány kört
cards-option-solo-run-one_turn = egy kört
cards-option-max-turns = Legfeljebb ennyi kör
cards-list = A pakli lapjai: { $cards }
cards-list-ghost = { $units ->
    [one] szellem
   *[other] { $units } szellemnek számít
}
cards-list-power = erőkártya
cards-list-points = { $points } pont
cards-list-count = { $count } a pakliban

cards-word-dot = Pötty
cards-word-cherry = Cseresznye
cards-word-strawberry = Eper
cards-word-orange = Narancs
cards-word-apple = Alma
cards-word-melon = Dinnye
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Adj
cards-word-swap = Csere
cards-word-skip = Kimaradás
cards-word-dictate = Parancs
cards-word-all-draw = Mindenki húz
cards-word-pass-left = Add balra

cards-short-turn-began = új kör.
cards-short-turn-ordered = új kör, húzás parancsra: { $number } lap.
cards-short-turn-ended = kör vége.
cards-short-turn-skipped = kimaradt kör.
cards-short-shut-down = leállás.
cards-short-drew = húzás: { $card }.
cards-short-drew-unseen = húzás: egy lap.
cards-short-turned-up = húzás, erőkártya: { $card }.
cards-short-wasted = húzás, hatástalan erőkártya: { $card }.
cards-short-no-target = eldobva: { $card }. Nincs kit választani.
cards-short-no-ghost = eldobva: { $card }. Nincs odaadható szellem.
cards-short-nothing-to-pass = eldobva: { $card }. Nincs mit továbbadni.
cards-short-gave = ajándék szellem ({ $card }) neki: { $to }.
cards-short-gave-unseen = ajándék szellem neki: { $to }.
cards-short-swapped = lapcsere: { $one } ⇄ { $other }.
cards-short-hand-taken = az új lapok: { $hand }.
cards-short-skipping = kimaradás neki: { $whom }.
cards-short-dictated = parancs neki: { $whom }. Húzzon { $number } lapot.
cards-short-picked = továbbadásra választva: { $card }.
cards-short-picked-unseen = egy lap továbbadásra választva.
cards-short-passed = továbbadott lap ({ $card }) neki: { $to }.
cards-short-passed-unseen = továbbadott lap neki: { $to }.
cards-short-knocked-out = kiesés! A lapok: { $hand }.

cards-note-nothing = hatástalan
cards-note-gave = ad: { $card }
cards-note-gave-unseen = ad egy szellemet
cards-note-passed = továbbad: { $card }
cards-note-passed-unseen = továbbad egy lapot
cards-note-picked = lap kiválasztva
cards-note-swapped = lapcsere
cards-note-dictated = parancs: { $number } lap
cards-note-ended = kör vége

cards-advice-draw = Húzz egy lapot.
cards-advice-end = Fejezd be a kört.
cards-advice-shut = Állj le.
cards-advice-give = Add ezt: { $from }. Neki: { $to }.
cards-advice-swap = Cseréljen lapot: { $from } és { $to }.
cards-advice-skip = Maradjon ki: { $to }.
cards-advice-dictate = Válaszd őt: { $from }. Ennyi lapot húzzon: { $to }.
cards-advice-pass = Add tovább ezt: { $to }.

cards-reason-risk = { $percent ->
    [0] A következő lappal nem eshetsz ki.
   *[other] A következő lappal { NUMBER($percent) }% eséllyel kiesel.
}
cards-reason-points = { $points ->
    [one] Egy pontod van.
   *[other] { $points } pontod van.
}
cards-reason-most = Itt van a legtöbb lap: { $seat }. hely.
cards-reason-most-named = több lapot tart, mint a többi vetélytársad.
cards-reason-ghost = Megszabadulsz egy szellemtől.

cards-help-aim-title = A cél
cards-help-aim = Gyűjts pontokat: a pötty 1-et ér, a gyümölcs többet. Ha mindenki leállt, a legtöbb pont győz; egyenlőség esetén együtt győznek. Ha mindenki más kiesett, azonnal győzöl, bármi van a kezedben.
cards-help-ghosts-title = Három szellem
cards-help-ghosts = Ha három szellem van a kezedben, azonnal kiesel, akkor is, ha nem te jössz. A pontjaid elvesznek, és mindenki látja a lapjaidat.
cards-help-turn-title = A köröd
cards-help-turn = Húzz legfeljebb három lapot, egyesével, és fejezd be, amikor akarod, de legalább egy lapot húznod kell. Minden lap hat, mielőtt újra döntesz. Aztán a következő játékos jön, az óramutató járása szerint.
cards-help-shut-title = Leállás
cards-help-shut = Húzás helyett le is állhatsz: végleg megállsz, megmaradnak a pontjaid, és kivárod a végét. Ezt lap nélkül is megteheted.
cards-help-levels-title = Paklik és szintek
cards-help-levels = Az 1. szinten van Adj, Csere és Kimaradás; a 2. szinten Parancs, Mindenki húz és Add balra; mindkettőt legfeljebb négyen játszhatjátok. A bónuszszinten mindkét pakli játszik, legfeljebb nyolcan.
cards-help-power-title = Erőkártyák
cards-help-power = Az erőkártyát mindenki látja, azonnal hat, aztán eldobjuk. Aki leállt vagy kiesett, arra sosem hat.
cards-help-give-title = Adj
cards-help-give = Az egyik szellemed egy másik játékoshoz kerül, aki ettől ki is eshet. Ha van szellemed, adnod kell egyet. Csak ti ketten látjátok, melyiket.
cards-help-swap-title = Csere
cards-help-swap = Két játékos kicseréli az összes lapját; te választod ki őket, és nem kell köztük lenned. Ettől senki sem esik ki. Ha csak ketten maradtak, nekik kell cserélniük.
cards-help-skip-title = Kimaradás
cards-help-skip = Egy másik játékos kimarad a következő köréből. Két kimaradás ugyanarra a játékosra is csak egy kör. Aki utolsóként maradt, nem veszíthet kört.
cards-help-dictate-title = Parancs
cards-help-dictate = Megmondod, hány lapot kell valakinek a következő körében húznia, 1-től 3-ig, se többet, se kevesebbet. Előbb nem állhat le. Te magad is lehetsz az. Az újabb parancs felváltja a régit.
cards-help-all-draw-title = Mindenki húz
cards-help-all-draw = Mindenki, aki még játszik, húz egy lapot, te kezded. Az így húzott erőkártyák nem hatnak.
cards-help-pass-left-title = Add balra
cards-help-pass-left = Mindenki, aki még játszik, egyszerre kiválaszt egy lapot, és az a bal oldali szomszédjához kerül. A szellemeket akkor számoljuk, amikor minden lap a helyére ért.
cards-help-end-title = A vége
cards-help-end = Aki utolsóként maradt, egyedül játszhat tovább, ameddig akar. Ha elfogy a pakli, vagy elfogynak a körök, mindenki leálltnak számít, aki még játszik.
cards-help-secrets-title = Ki mit lát
cards-help-secrets = A lapjaidat csak te látod; hogy hány van, azt mindenki. Ha egy lap tőled került máshoz, továbbra is látod, nyitva, annál, akinél most van. A „Kockázat” csak azt számolja, amit te tudhatsz.
cards-help-touch-title = Közös eszközön
cards-help-touch = Egy eszközön a képernyő elrejti a lapjaidat, amikor a körödnek vége. Telefonokkal egy képernyő az asztalt mutatja, és mindenki a saját telefonján tartja a lapjait.
cards-help-keys-title = Billentyűzeten
cards-help-keys = Tab és Enter; a D húz, az E befejezi a kört, az Escape visszavonja a választást.

cards-deed-drew = ezt { $who ->
    [you] húztad
   *[somebody] húzta
}: { $cards }
cards-deed-drew-unseen = { $count ->
    [one] { $who ->
        [you] húztál
       *[somebody] húzott
    } egy lapot
   *[other] { $who ->
        [you] húztál
       *[somebody] húzott
    } { $count } lapot
}
cards-deed-turned-up = { $who ->
    [you] kijátszottad
   *[somebody] kijátszotta
} ezt: { $card }
cards-deed-nothing = { $who ->
    [you] nem tudtad
   *[somebody] nem tudta
} használni ezt: { $card }
cards-deed-gave = { $you ->
    [you] adott neked egy szellemet
   *[other] { $who ->
        [you] adtál
       *[somebody] adott
    } egy szellemet neki: { $whom }
}
cards-deed-passed = { $you ->
    [you] továbbadta neked ezt: { $card }
   *[other] { $who ->
        [you] továbbadtad
       *[somebody] továbbadta
    } ezt: { $card }, neki: { $whom }
}
cards-deed-all-passed = mindenki továbbadott balra egy lapot
cards-deed-swapped = { $you ->
    [you] lapot cserélt veled
   *[other] lapot { $who ->
        [you] cseréltél
       *[somebody] cserélt
    } vele: { $whom }
}
cards-deed-swapped-two = { $who ->
    [you] kicserélted
   *[somebody] kicserélte
} az ő lapjaikat: { $one } és { $other }
cards-deed-skipping = { $you ->
    [you] kihagyatott veled egy kört
   *[other] { $who ->
        [you] kihagyattál
       *[somebody] kihagyatott
    } valakivel egy kört ({ $whom })
}
cards-deed-dictated = { $you ->
    [you] megparancsolta neked, hogy húzz { $number } lapot
   *[other] { $who ->
        [you] megparancsoltad
       *[somebody] megparancsolta
    }, hogy húzzon { $number } lapot: { $whom }
}
cards-deed-turn-skipped = { $who ->
    [you] kimaradtál
   *[somebody] kimaradt
} egy körből
cards-deed-shut-down = { $who ->
    [you] leálltál
   *[somebody] leállt
}
cards-deed-knocked-out = { $who ->
    [you] kiestél
   *[somebody] kiesett
} a szellemek miatt
cards-deed-shown = mindenki megmutatta a lapjait
cards-deed-ended = { $who ->
    [you] befejezted
   *[somebody] befejezte
} a kört

cards-befalls-knocked-out = Túl sok szellem: kiestél!
cards-befalls-swapped = { $name } lapot cserélt veled!
cards-befalls-swapped-two = { $name } elcserélte a lapjaidat! Az újak innen jöttek: { $with }.
cards-befalls-gave = { $name } szellemet adott neked: { $card }
cards-befalls-skipping = { $name } miatt kimaradsz a következő körödből!
cards-befalls-dictated = { $name } parancsa: a következő körödben { $number } lapot kell húznod!
cards-series-points = Kártyaest: { $target } pontig
cards-score = { $count } pont
