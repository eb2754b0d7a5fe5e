error-no-such-game = Nincs ilyen játék: „{ $game }”. A játékok listája: `mazechase games`.
error-no-such-bot = Nincs „{ $bot }” nevű bot ehhez: { $game }. Botok: { $known }, vagy a sajátod, így írva: module:Class.
error-bad-players = { $game }: { $counts } játékos játszhatja, nem { $players }.
error-bad-rules-version = { $game }: a szabályoknak 1-től { $newest }-ig vannak változatai, { $version } nincs.
error-no-such-option = Nincs ilyen beállítás: „{ $option }”. Beállítások: { $known }.
error-no-such-language = Nincs ilyen nyelv: „{ $language }”. Nyelvek: { $known }.
error-no-typst = A nyomtatáshoz Typst kell, de itt nincs telepítve. Így telepítheted: pip install "mazechase[print]"
error-nothing-to-print = Ehhez nincs mit nyomtatni: { $game }.
error-bad-option-value = „{ $option }” beállítás: nem lehet „{ $value }”; ez lehet: { $takes }.
error-bad-drawing-size = Egy tábla nem lehet ekkora: { $rows } sor, { $columns } oszlop. Mindkettő 1 és { $most } között legyen.
error-bad-drawing-mark = A rajzban „{ $mark }” áll itt: { $place }. Érvényes jelek: „{ $known }”, a fal jele pedig #.
error-document-unreadable = Ez a dokumentum nem érvényes { $form }: „{ $where }”. Nézd meg itt: { $line }. sor, { $column }. oszlop.
error-document-too-large = Ez a dokumentum nem olvasható: „{ $where }”. Túl hosszú szám van benne, vagy túl mélyen van egymásba ágyazva.
error-document-not-a-table = Ennek a dokumentumnak nevek és értékek táblázatának kell lennie: „{ $where }”.
error-document-too-long = Ez a dokumentum túl hosszú: „{ $where }”. Legfeljebb { $most } karakter lehet.
error-no-such-kind = Nincs ilyen fajta dokumentum: „{ $kind }”. Fajták: { $known }.
error-measuring-replaced = Ugyanennek a vázlatnak már egy újabb mérése fut.
error-no-chance-here = Itt nincs mit dobni, pörgetni vagy húzni, ezért „{ $outcome }” nem jöhet ki.
error-impossible-outcome = Itt nem lehet ilyen eredmény: „{ $outcome }”.
error-foreign-state = „{ $value }” nem állása ennek a játéknak ennyi játékossal.
error-foreign-view = „{ $value }” nem nézete ennek a játéknak ennyi játékossal.
error-foreign-action = „{ $value }” nem lépése ennek a játéknak; ez ad egyet: { $call }.
error-foreign-token = „{ $value }” sem lépése, sem véletlen eredménye ennek a játéknak; ez ad egyet: { $call }.
error-foreign-outcome = „{ $value }” nem véletlen eredménye ennek a játéknak; ez ad egyet: { $call }.
error-foreign-event = „{ $value }” nem esemény.
error-foreign-rules = „{ $game }”: a szabályok nem ebbe az osztályba tartoznak: { $value }.
error-not-text = „{ $value }” nem szöveg.
error-not-a-generator = „{ $value }” nem véletlenszám-generátor.
error-bad-number = „{ $text }” itt nem érvényes szám.

refuse-over = A játéknak vége.
refuse-no-such-action = „{ $action }” nem lépése ennek a játéknak.
refuse-not-an-action = „{ $action }” nem lépése ennek a játéknak; ez ad egyet: { $call }.
refuse-chance-first = { $seat }. hely: előbb dobni, pörgetni vagy húzni kell.
refuse-chance-first-named = előbb dobás, pörgetés vagy húzás jön.
refuse-not-your-turn = { $seat }. hely: most nem ő dönt.
refuse-not-your-turn-named = most nincs mit tenni.

turn_limit = Elfogytak a körök.

error-bad-player = „{ $name }”: ez csak ember lehet, vagy egy bot a bot nevével.
error-bad-match-id = „{ $id }” nem érvényes játékazonosító; 1–64 betű, számjegy, - és _ lehet benne.
error-bad-seats = { $players } hely van, de { $seats } játékos lett megadva.
error-bad-clock = Az órához nullánál több időkeret vagy lépésidő kell; az idő nem lehet negatív, és nem lehet több, mint { $days } nap.
error-bad-salt = A só 1–64 betűből, számjegyből, - és _ jelből áll.
error-bad-seed = A mag 32 bájtos.
error-time-runs-back = A napló { $n }. bejegyzése korábbi az előtte állónál.
error-match-over = A játéknak vége.
error-match-paused = A játék szünetel.
error-not-paused = A játék nem szünetel.
error-no-such-seat = Nincs { $seat }. hely.
error-no-actions = Nem adtál meg lépést.
error-not-an-action = „{ $text }” nem lépés.
error-not-an-outcome = „{ $text }” nem véletlen eredmény.
error-not-your-action = { $seat }. hely: ezt most nem lépheti.
error-not-your-action-named = ezt nem lehet.
error-not-your-draw = { $seat }. hely: most neki kell dobnia, pörgetnie vagy húznia.
error-not-your-draw-named = most dobás, pörgetés vagy húzás jön.
error-no-draw-now = Most nincs mit dobni, pörgetni vagy húzni.
error-wrong-draw = A következő húzás száma { $next }, nem { $k }.
error-no-such-draw = Húzás kellene ezzel a számmal: { $k }, de csak { $draws } húzás van feljegyezve.
error-salts-fixed = Sót csak az első húzás előtt lehet hozzáadni.
error-nothing-to-undo = Nincs mit visszavonni.
error-undo-revealed = Azóta valaki húzott vagy megmutatott valamit, ezért ezt már nem lehet visszavonni.
error-undo-absent = Ez olyasvalaki lépését vonná vissza, aki elment vagy nem volt itt, ezért marad.
error-undo-away = { $seat }. hely: most nincs itt, amíg vissza nem jön, semmit sem lehet visszavonni.
error-undo-away-named = nincs itt, és amíg vissza nem jön, semmit sem lehet visszavonni.
error-own-undo = { $seat }. hely: ugyanazon az eszközön játszik, amelyik a visszavonást kérte. Valaki másnak kell válaszolnia.
error-own-undo-named = arról az eszközről, amelyik a visszavonást kérte, nem jöhet válasz. Valaki másnak kell válaszolnia.
error-undo-asked-already = { $seat }. hely: már kért visszavonást.
error-undo-asked-already-named = a visszavonási kérés már elment.
error-no-undo-to-answer = { $seat }. hely: nincs visszavonási kérés, amire válaszolhatna.
error-no-undo-to-answer-named = nincs mire válaszolni: senki sem kér visszavonást.
error-seat-gone = { $seat }. hely: elhagyta a játékot, egy bot játszik tovább.
error-seat-gone-named = elhagyta a játékot. Egy bot játszik tovább.
error-not-to-mind = { $seat }. hely: bot most nem veheti át és nem adhatja vissza.
error-not-to-mind-named = ezt a helyet most nem lehet sem botnak átadni, sem visszavenni.
error-time-is-up = { $seat }. hely: lejárt az ideje.
error-time-is-up-named = lejárt az idő.
error-time-not-up = Még nem járt le az idő.

match-event-salt-added = { $seat }. hely: sót ad a húzásokhoz.
match-event-undo-wanted = { $seat }. hely: szeretné visszavonni az utolsó lépését.
match-event-undo-reply = { $answer ->
    [yes] { $seat }. hely: beleegyezik.
    [withdrawn] { $seat }. hely: már nem kéri a visszavonást.
   *[no] { $seat }. hely: nemet mond.
}
match-event-rewound = { $keep ->
    [0] A játék visszatért az elejére.
   *[other] A játék visszatért ide: { $keep }. lépés.
}
match-event-gave-up = { $seat }. hely: feladja.
match-event-time-up = { $seat }. hely: lejárt az ideje.
match-event-match-paused = A játék szünetel.
match-event-match-resumed = A játék folytatódik.
match-event-match-woke = A játék folytatódik. A megszakítás senkinek sem vett el az idejéből.
match-event-seat-taken = { $bot ->
    [none] { $seat }. hely: mostantól { $name } játszik itt.
   *[other] { $seat }. hely: egy bot ({ $bot }) veszi át.
}
match-event-seat-minded = { $seat }. hely: egyelőre egy bot ({ $bot }) játszik.
match-event-seat-reclaimed = { $seat }. hely: a játékos visszajött.
match-event-match-ended = { $reason ->
    [resigned] A játéknak vége, mert valaki feladta.
   *[time_up] A játéknak vége, mert valakinek lejárt az ideje.
}

resigned = A másik fél feladta.
resigned-you = Feladtad.
resigned-one = { $name } feladta.
time_up = A másik félnek lejárt az ideje.
time_up-you = Lejárt az időd.
time_up-one = { $name } kifutott az időből.

error-bad-record = Ez nem játékfelvétel: { $why }
error-record-too-long = Ez a felvétel túl hosszú: { $bytes } bájt, pedig legfeljebb { $most } lehet.
error-record-version = A felvétel formátuma { $version }; csak { $newest } vagy régebbi olvasható.
error-record-entry = A felvétel { $n }. bejegyzése hibás. { $why }
error-record-result = A felvétel szerint „{ $told }”, de a lépések szerint „{ $played }”.
error-record-note = A felvételben megjegyzés áll itt: { $at }. lépés, de addig nem tart.
error-record-expected = A felvétel lépést vár itt: { $at }. lépés, de nincs ott semmi.
error-record-not-sealed = Ebben a felvételben nincsenek lepecsételt dobások, amelyeket ellenőrizni lehetne.
error-record-no-seed = Ez a felvétel nem mutatja a magját, ezért a dobásai nem ellenőrizhetők.
error-seal-differs = A mag nem illik ahhoz a pecséthez, amely az első húzás előtt látszott.
error-seed-until-end = A mag csak a játék végén látható.
error-draw-differs = { $k }. húzás ({ $n }. bejegyzés): a felvételben „{ $outcome }”, a mag szerint viszont „{ $sealed }”.
error-secret-until-end = Néhány kártya még rejtve van. Ezt csak a játék vége után teheted meg.
error-no-such-ply = Nincs { $ply }. lépés; eddig csak { $plies } volt.
error-nothing-to-go-on = Azon a ponton a játéknak már vége, nincs mit folytatni.
error-no-such-lesson = Nincs ilyen lecke: „{ $lesson }” ({ $game }).
error-lesson-alone = A leckének saját játékosai és beállításai vannak, ezeket nem lehet megválasztani.
error-lesson-not-asked = Jó ötlet! Most viszont oda koppints, ahová a kéz mutat.
error-lesson-over = A leckének vége.
error-lesson-waits = A lecke egy lépésre vár.
error-lesson-asks-nothing = A lecke itt nem vár lépést.

error-no-such-table = Nem találjuk ezt a játékot. Kérd el a meghívó linket.
error-not-allowed = Ez a link ezt nem engedi; ezek közül kell valamelyik: { $needs }.
error-not-begun = A játék még nem kezdődött el.
error-already-begun = A játék már elkezdődött.
error-not-over = A játéknak még nincs vége.
error-not-decided = Még nem dőlt el.
error-no-such-place = Ebben a játékban nincs { $place }. hely.
error-place-taken = { $place }. hely: már foglalt.
error-piece-taken = Ez a bábu már foglalt: „{ $piece }”.
error-put-out = Már nem veszel részt ebben a játékban. Ha vissza szeretnél jönni, kérd el a meghívó linket.
error-no-open-place = Minden hely foglalt.
error-too-many-places = { $players } játékoshoz { $places } hely túl sok.
error-bad-order = „{ $order }”: nem minden hely szerepel benne pontosan egyszer.
error-not-your-seat = { $seat }. hely: ez nem a tiéd.
error-not-your-seat-named = erről az eszközről ezen a helyen nem lehet játszani.
error-not-your-chance = { $seat }. hely: most nem ő dob, pörget vagy húz.
error-not-your-chance-named = most nincs mit dobni, pörgetni vagy húzni.
error-not-absent = { $seat }. hely: itt van.
error-not-absent-named = itt van.
error-stand-in-too-early = { $seat }. hely: még visszajöhet; bot { $seconds } mp múlva veheti át.
error-stand-in-too-early-named = még visszajöhet. Bot { $seconds } mp múlva léphet a helyére.
error-hidden-hand = { $place }. hely: a lapok rejtve maradnak, ezért egy bot játszik tovább.
error-coach-not-allowed = Az edző ki van kapcsolva. Előbb minden játékosnak be kell kapcsolnia.
error-coach-not-your-turn = Az edző akkor segít, amikor te döntesz.
error-needs-own-device = Erről az eszközről valaki már beleegyezett. { $place }. hely: egy másik eszközről kell beleegyeznie.
error-no-reopening = { $place }. hely: senki sem kéri a megnyitását, vagy azóta valaki elment.
error-look-first = { $seat }. hely: előbb fedd fel a lapjait.
error-look-first-named = előbb fel kell fedni ezeket a lapokat.
error-hidden = Rejtett lapokkal játszott játékban ezt nem kérheted.
error-stale = A játék közben továbbment. Nézd meg újra.
error-imported = Ez egy mentett játék. Ha játszani szeretnél, koppints ide: „Folytatás innen”.
error-hello-first = Az első üzenet a hello legyen.
error-table-closed = Ezt a játékot épp most zárták be. Próbáld újra.
error-reveals-first = E lépések egyike felfed valamit; az utána következőket külön parancsban küldd.
error-record-too-many-entries = Ez a felvétel túl hosszú ide: { $entries } bejegyzés, pedig legfeljebb { $most } lehet.
error-hello-once = A hello már megérkezett.
error-bad-message = Ez az üzenet nem olvasható: { $problem }.
error-table-full = Túl sokan kapcsolódtak ehhez a játékhoz.
error-too-busy = A szervernek most túl sok dolga van. Próbáld újra egy kicsit később.
error-too-costly = Ehhez több idő vagy memória kellene, mint amennyit a szerver nélkülözni tud.
error-too-many-messages = Túl sok üzenet egyszerre. Próbáld újra egy kicsit később.
error-too-many-requests = Túl sok kérés egyszerre. Próbáld újra egy kicsit később.
error-bad-origin = Ez a kérés egy másik webhelyről jön.
error-bad-host = Ez a szerver nem hallgat erre a névre. Aki üzemelteti, az --allowed-host kapcsolóval engedélyezheti.
error-bad-request = Ez a kérés nem olvasható: { $problem }.
error-not-found = Ezen a címen nincs semmi.
error-bad-method = Ez a cím nem fogad ilyen kérést.
error-too-large = Ez a kérés túl nagy.
error-internal = Valami elromlott a szerveren. A játékod megvan, próbáld újra.
error-bad-allowed-host = „{ $text }” nem gépnév; az --allowed-host után egy név álljon, például play.example.org, vagy * bármelyikhez.
error-bad-proxy = „{ $text }” nem proxycím; a --trusted-proxy után IP-cím vagy hálózat álljon, például 10.0.0.0/8.
error-cannot-listen = Ezen nem lehet kapcsolatot fogadni: { $host }, { $port }. port. { $problem }.
error-store-full = Betelt a lemez, ezért a lépést nem lehetett menteni, és nem is számít.
error-store-read-only = Az adatbázis csak olvasható, ezért a lépést nem lehetett menteni, és nem is számít.
error-store-damaged = Az adatbázisfájl sérült, vagy nem is adatbázis.
error-store-failed = Az adatbázis most nem működik. Minden megvan, ami eddig el lett mentve.
error-store-unreachable = Az adatbázis most nem érhető el. Minden megvan, ami eddig el lett mentve.
error-no-postgres = A PostgreSQL-adatbázishoz a „postgres” kiegészítés kell: pip install "mazechase[postgres]".
error-store-in-use = Ezt az adatbázist már egy másik szerver használja: { $database }.
error-store-gone = Az adatbázisfájlt áthelyezték vagy törölték, ezért a lépést nem lehetett menteni, és nem is számít.
error-store-closed = Az adatbázis le van zárva.
error-store-too-new = Az adatbázis újabb változattal készült (séma: { $version }; ez a változat eddig ismeri: { $known }).
error-store-not-empty = Az adatbázisban már vannak játékok; egy üresbe másolj.
error-table-not-copied = Ezt a játékot nem sikerült teljesen átmásolni: { $table }.
error-already-saved = Ez már el van mentve.
error-table-damaged = Ez a játék nem olvasható ki az adatbázisból.
error-log-damaged = A játék naplója innen nem olvasható: { $n }. bejegyzés. Ami előtte van, az megvan.
error-log-full = Ebben a játékban már túl sok lépés van. Kezdj egy újat!
error-series-too-long = A leghosszabb sorozat { $most }; ez túl hosszú: { $target }.

error-bad-walled-lines = Egy falas rajzban minden mezősor fölött és alatt élek sora van, ezért a sorok száma páratlan; itt viszont { $lines } van.
error-bad-walled-line = A rajz { $line }. sorának { $length } egyszerű karakterből kell állnia, a sarkokon + vagy szóköz legyen.
error-bad-walled-edge = A rajzban „{ $mark }” áll e mező mellett: { $place }. Ott ez nem lehet.

error-paths-mark = A rajzban „{ $mark }” áll itt: { $line }. sor, { $column }. oszlop. A mezők jele „{ $known }”, az utaké - és |, a nyílásoké ^ v < >, a tömbé =.
error-paths-empty = A rajzban nincsenek mezők.
error-paths-block = A = jelek tömbje nem egyetlen kitöltött téglalap: { $line }. sor, { $column }. oszlop.
error-paths-lattice = Rossz helyen van ez a mező: { $line }. sor, { $column }. oszlop. Mező csak minden negyedik oszlopban és minden második sorban lehet.
error-paths-loose = Ez az út nem köt össze két mezőt: { $line }. sor, { $column }. oszlop.
error-paths-arrow = Ez a nyílás nem közvetlenül egy mező mellett van: { $line }. sor, { $column }. oszlop.
error-no-such-code = Ezzel a kóddal nem vár senki. Minden számjegy stimmel?
error-too-many-guesses = Túl sok hibás kód. Olvasd be a képernyőn látható kódot, vagy próbáld újra néhány perc múlva.
error-too-many-phrases = Várj egy picit, mielőtt újra megszólalsz.
error-no-such-parcel = Ezt a kódot már felhasználták, vagy túl régi.
error-too-many-parcels = Most túl sokan költöztetik a dolgaikat. Próbáld újra néhány perc múlva, vagy ments fájlba.
