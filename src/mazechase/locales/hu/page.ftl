app-name = Mazechase
app-about = Útvesztők, szellemek és falak: társasjátékok, egy koppintásra. Játssz itt, vagy távoli barátokkal.
disclaimer = Rajongói projekt. Nem áll kapcsolatban a PAC-MAN, a Quoridor vagy más itt említett játék jogtulajdonosaival, és ők nem is támogatják. Minden védjegy a tulajdonosáé.
loading = Egy pillanat…
close = Bezárás
cancel = Mégse
menu = Menü
settings = Beállítások
to-start = Kezdőlap
problem-no-answer = A szerver nem válaszol. Nézd meg, van-e kapcsolatod, és próbáld újra.
page-late = Ez az oldal nagyon lassan töltődik be. Ha nem történik semmi, töltsd be újra.
page-retrying = Az oldal egy része még nem töltődött be. Próbáljuk újra…
page-reload = Az oldal egy része hiányzik, talán egy frissítés miatt. Töltsd be újra! A játékaid megvannak.
reload = Újratöltés

games = Játékok
continue-games = Folytatás
players-count = { $least }–{ $most } játékos
play-bot = Bot ellen
play-here = Egy eszközön, körbeadva
play-link = Baráttal, linken
play-shared = Nagy képernyő és telefonok
join-code = Belépés kóddal
play-more = További lehetőségek
bot-strength = Milyen erős a bot
puzzle-link = A nap feladványa
yours-link = Játékaim
ladder-link = A ranglétra
recent-tables = Befejezett játékok
forget-table = Eltávolítás a listáról
forget-sure = Eltávolítod? Többé nem tudsz visszatérni hozzá
open-record = Mentett játék megnyitása
open-record-bad = Ez a fájl nem mentett játék.
recent-turn = Te jössz
recent-over = Vége
recent-lobby = Játékosokra vár
recent-next = Következik: { $name }
recent-won = Győztél
recent-lost = Vesztettél
recent-nobody = Senki sem győzött
recent-winner = Győztes: { $name }
recent-record = Mentett játék
recent-all = Mind ({ $games })
recent-now = épp most

setup-players = Játékosok
setup-places = Ki játszik?
setup-place = { $place }. hely: ki játszik
setup-level = { $place }. hely: milyen erős a bot
setup-name = Név
setup-no-limit = nincs határ
setup-open-file = Fájl megnyitása
setup-samples = { $what }: képek
setup-name-of = { $place }. hely: név
setup-piece = { $place }. hely: bábu
setup-random = Véletlen kezdőjátékos
setup-clock = Óra
setup-clock-minutes = { $minutes ->
    [0] Óra nélkül
   *[other] Fejenként { $minutes } perc, lépésenként +{ $seconds } mp
}
setup-options = Lehetőségek
setup-book = A szabálykönyv szerint
setup-book-about = { $rules ->
    [one] Egy házi szabály eltér a szabálykönyvtől. Pipáld be, ha nélküle játszanál.
   *[other] { $rules } házi szabály eltér a szabálykönyvtől. Pipáld be, ha nélkülük játszanál.
}
setup-house-rule = { $book ->
    [true] Házi szabály. A szabálykönyv szerint igen.
    [false] Házi szabály. A szabálykönyv szerint nem.
   *[other] Házi szabály. A szabálykönyv szerint: { $book }.
}
setup-as-printed = Ahogy a szabálykönyv mondja.
setup-shared = Mindenki a saját telefonján lép be, a linkkel vagy a kóddal.
setup-start = Indulhat a játék
setup-open = Játék létrehozása
place-kind-here = Ez az eszköz
place-kind-link = Linken
place-kind-bot = Bot
bot-random = Ügyetlen bot
bot-random-about = gondolkodás nélkül lép akármit, amit szabad.
bot-level1 = Kezdő bot
bot-level1-about = a szabályokat ismeri, többet nemigen. Jó az első játékhoz.
bot-level2 = Könnyű bot
bot-level2-about = látja, mi a jó most, de nem tervez előre.
bot-level3 = Közepes bot
bot-level3-about = egy kicsit tervez. Jó ellenfél, ha már ismered a játékot.
bot-level4 = Nehéz bot
bot-level4-about = messzebbre lát, és ritkán hibázik.
bot-level5 = Bajnok bot
bot-level5-about = a legerősebb, akink van. Sok szerencsét!
bot-classic1 = Könnyű bot (klasszikus)
bot-classic2 = Közepes bot (klasszikus)
bot-classic3 = Nehéz bot (klasszikus)
bot-perfect = Tökéletes bot

lobby-host = Kész a játékod
lobby-open = { $places ->
    [one] Egy szabad hely vár valakire. Küldd el a linket.
   *[other] Szabad helyek várnak játékosokra. Küldd el a linket.
}
lobby-guest = Meghívást kaptál erre: { $game }!
lobby-guest-of = { $name } játszani hív! Játék: { $game }
lobby-wait = Benn vagy! Várunk, amíg elkezdődik a játék…
lobby-wait-for = Benn vagy! { $name } hamarosan elindítja a játékot…
place-open = Szabad hely
place-yours = A te helyed
place-here = Itt
place-bot = Bot játszik
sit-here = Itt játszom
sit-down = Belépek
move-up = Feljebb
make-bot = Játsszon egy bot
make-open = Eltávolítás
your-name = A neved
invite-link = Küldd el ezt a linket egy barátodnak, vagy olvassa be a kódot
start-match = Indulás
start-with-bots = { $places ->
    [one] Indulás, a szabad helyen bottal
   *[other] Indulás, a szabad helyeken botokkal
}
link-only-here = Ez a link csak ezen az eszközön működik. Indítsd így, hogy a Wi-Fi-det használó többiek is beléphessenek: { $command }
copy-link = Link másolása
new-link = Új link (a régi nem működik többé)
copied = Kimásolva
share = Megosztás
qr-code = A link QR-kódja

seats = Játékosok
seat-name = { $seat }. játékos
you = Te
seat-away = Nincs itt
seat-asked = lép
seat-won = Győztes
clock-left = még { $time }
todo-turn = Te jössz.
todo-call = { $name }:
todo-act = Válaszd ki, mit teszel.
todo-chance = Koppints a dobáshoz, pörgetéshez vagy húzáshoz.
todo-bot = gondolkodik…
todo-wait = játszik…
bots-hurried = Most nagyon sok játék folyik, ezért a botoknak kevesebb idejük van gondolkodni.
doing-move = { $who ->
    [you] lépsz…
   *[somebody] lép…
}
doing-chance = { $who ->
    [you] szerencsét próbálsz…
   *[somebody] szerencsét próbál…
}
away-wait = nincs itt. Egy bot { $time } múlva léphet a helyére.
away-ready = nincs itt. Most már bot léphet a helyére.
away-minded = nincs itt. Egy bot játszik, amíg vissza nem jön.
turn-away = { $name } következik (nincs itt).
turn-away-wait = Egy bot { $time } múlva léphet a helyére.
turn-away-ready = Most már bot léphet a helyére.
absences = Kik nincsenek itt
not-yet = Még ne! Rá várunk: { $name }.
todo-queued = Nincs kapcsolatod. A lépésed elmegy, amint újra van.
talk = Mondj valamit
watching = Nézed a játékot.
watching-full = Minden hely foglalt. Nézed a játékot.
paused = A játék szünetel.
paused-wait = A játék szünetel, amíg az, aki létrehozta, nem folytatja.
over-won = { $seats ->
    [one] győz!
   *[other] együtt győznek!
}
over-you-won = Győztél!
over-cheer = Jó játék volt! Megpróbálod újra?
over-nobody = A játéknak vége. Senki sem győzött.
told-of = { $name }: { $sentence }
turn-told = { $name } { $deeds }.
turn-said = { $deeds }.
turn-plain = { $who ->
    [you] léptél
   *[somebody] lépett
} egyet
turn-event = { $event }
match-short-undo-wanted = kérés: az utolsó lépés visszavonása.
match-short-undo-reply = { $answer ->
    [yes] beleegyezés.
    [withdrawn] a visszavonás mégsem kell.
   *[no] elutasítás.
}
match-short-gave-up = feladva.
match-short-time-up = lejárt az idő.
match-short-seat-taken = { $bot ->
    [none] belépés a játékba.
   *[other] innentől bot játszik.
}
match-short-seat-minded = kis szünet. Addig egy bot játszik.
match-short-seat-reclaimed = újra itt.
help = Hogyan kell játszani
help-search = Keresés a szabályokban
help-nothing = Erről nincs itt semmi: „{ $search }”. Próbálj más szót.
help-ruling = A szabály elolvasása
help-house = Házi szabály
help-yes = Igen
help-no = Nem
help-own = Saját
help-options = Lehetőségek
help-table-options = Ez az asztal
help-differs = Eltérő
harm-title = Biztos vagy benne?
harm-usual = Ezzel magadnak ártanál.
harm-do = Akkor is ezt lépem
harm-no = Nem, inkább vissza
mind-seat = Játsszon egy bot, amíg vissza nem jön
mind-means = nincs itt. Egy bot játszik helyette, amíg vissza nem jön.
minded-for-you = Egy bot játszott helyetted, amíg nem voltál itt.
take-back = Vissza­vonás
undo-asked = szeretné visszavonni az utolsó lépést.
undo-refused = nemet mondott. A lépés marad.
undo-waiting = Visszavonjuk az utolsó lépést? Rá várunk: { $names }
undo-withdraw = Mégse
agree = Rendben
disagree = Nem
no-thanks = Köszi, nem
reopen-question = már nincs itt, és új játékos jöhet, aki látni fogja ezeket a lapokat. Rendben?
reopen-waiting = már nincs itt, egy bot játszik. Új játékos akkor jöhet, ha mindenki beleegyezik. Rájuk várunk: { $names }
resign = Feladom
resign-sure = Feladod ezt a játékot?
resign-who = feladja.
resign-ends = Ezzel a játéknak vége.
resign-bot = Egy bot játszik tovább.
show-ways = Utak
rematch = Még egy játék
rematch-join = Következő játék
rematch-begun = Elkezdődött a következő játék.
fork = Folytatás innen
pause = Szünet
resume = Folytatás
mute = Hang kikapcsolása
unmute = Hang bekapcsolása
link-waiting = Megszakadt a kapcsolat. Újracsatlakozás… A játékod megvan.
table-gone = Ezt a játékot törölték, vagy a linked már nem működik.
no-entry = Ez a link nem nyit meg játékot
no-entry-friend = Egy barátod küldte? Kérd el tőle a meghívó linket, vagy olvasd be a kódot a képernyőjéről.
no-entry-own = A saját játékod? Azon az eszközön, amelyiken játszol, nyisd meg a menüt, és válaszd ezt: „{ $menu }”.
delete-table = A játék törlése
delete-table-sure = Törlöd ezt a játékot mindenkinek?
save-record = A játék mentése
save-picture = Kép mentése
places = Kik játsszanak
places-secret = Ha eltávolítasz egy játékost, bot lép a helyére. Új játékos akkor jöhet, ha a többiek mind beleegyeznek, mert látni fogja a lapokat.
replace-sure = Biztos? Elveszti a helyét
place-free = Van egy szabad hely. Beszállhatsz, és játszhatsz tovább.
watch-link = Nézők meghívása
watch-link-help = Akinek megvan ez a link, nézheti a játékot, de nem játszhat
continue-elsewhere = Folytatás másik eszközön
continue-elsewhere-help = Olvasd be a kódot a másik eszközzel, vagy nyisd meg ott a linket. A te helyedet nyitja meg, ezért tartsd meg magadnak

log = Az eddigi lépések
log-empty = Még nem volt lépés.
log-kind = Hogyan látszódjanak
log-story = Szavakkal
log-last = Mindenki utolsó köre
log-codes = Jelöléssel
log-earlier = Korábbi lépések
log-later = Későbbi lépések
log-after = Egy korábbi játék { $ply }. lépése után kezdődik.
record-shown = Ez egy mentett játék. Ha tovább játszanád, koppints ide: „Folytatás innen”.
scrubber = Visszanézés
scrub-first = Az elejére
scrub-previous = Előző lépés
scrub-next = Következő lépés
scrub-last = A legutóbbi lépésre
scrub-play = Lejátszás
scrub-pause = Szünet
scrub-at = Lépés: { $ply } / { $last }
scrub-live = Vissza a játékhoz

curtain = Add tovább! Jön: { $name }
curtain-peek = Nem ér leskelődni!
curtain-open = Én vagyok: mutasd a lapjaimat
curtain-go-on = Tovább

setting-language = Nyelv
setting-theme = Téma
setting-theme-auto = Mint az eszközé
setting-theme-light = Világos
setting-theme-dark = Sötét
setting-motion = Animációk
setting-motion-auto = Mint az eszközé
setting-motion-full = Teljes
setting-motion-less = Kevesebb
setting-speed = Sebesség
setting-speed-times = × { $speed }
setting-sound = Hang

side-up = fölötte
side-right = jobbra
side-down = alatta
side-left = balra

plain-actions = Mit tehetsz
plain-ask = Dobj, pörgess vagy húzz

piece-of = { $label }: { $piece }
piece-open = még nincs kiválasztva
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = piros szellem
piece-pink = rózsaszín szellem
piece-cyan = kék szellem
piece-orange = narancssárga szellem
piece-violet = lila szellem
piece-green = zöld szellem
file-problem = { $file }: { $problem }

hint = Tipp
hint-thinking = Lássuk csak…
hint-action = A legjobb lépés: { $action }.
hint-chance = Esély a győzelemre: { NUMBER($percent) }%.
hint-close = Tipp bezárása
coach-switch = Tippek
coach-switch-help = Minden játékosnak be kell kapcsolnia a tippeket.
coach-agreed = Bekapcsolta: { $names }

review = Elemzés
review-making = Visszanézzük a játékot. Eltart néhány másodpercig…
review-chart = Mindenki esélye a győzelemre, az első lépéstől az utolsóig
review-luck = Szerencse
review-lost = Veszteség lépésenként
review-mistakes = Hibák
review-percent = { NUMBER($percent) }%
review-of = { NUMBER($mistakes) } / { NUMBER($decisions) }
review-turning = Fordulópontok
review-lucky = Szerencse: +{ NUMBER($percent) }%
review-gave = Elvesztett esély: { NUMBER($percent) }%
review-best = Jobb lett volna:
review-try = Próbáld újra innen
review-even = Ezt a játékot nem egyetlen lépés döntötte el.

learn-first = Tanuld meg egy perc alatt
lessons = Leckék
lessons-all = Minden lecke
lessons-of = { $game }: leckék
lessons-done = Kész: { $done } / { $all }
lesson-ticked = kész
lesson-number = Lecke: { $number } / { $lessons }
lesson-next = Következő lecke
lesson-again = Elölről
lesson-play = Igazi játék
lesson-gone = Ez a lecke már nincs nyitva.
guide-skip = Tippek kihagyása

make-own = Készíts sajátot…
setup-own-rules = A házi szabályaid
