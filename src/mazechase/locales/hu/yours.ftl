yours = Játékaim és eredményeim
yours-played = { $games } játék
yours-won = { $games } győzelem
yours-streak = { $games } győzelem egymás után
yours-best = Leghosszabb sorozat: { $games } győzelem
yours-results = Eredmények
yours-against = Ellenfél
yours-empty = Itt még nincs semmi. Játssz végig egy játékot, és megjelenik itt.
yours-lessons = Leckék
yours-boards = Tábláim és szabályaim
yours-list = Minden befejezett játék
yours-favourites = Csak a kedvencek
yours-favourite = Kedvenc
yours-open = Megnyitás

carry = Költözés másik eszközre
carry-about = Vidd magaddal a játékaidat, eredményeidet, leckéidet és tábláidat.
carry-code = Kód mutatása
carry-scan = Olvasd be a kódot a másik eszközzel. Egyszer működik, tíz percig.
carry-secret = Tartsd meg magadnak: akinél ott van, helyetted játszhat.
carry-save = Mentés fájlba
carry-open = Fájl megnyitása
carry-ask = Áthozol mindent a másik eszközödről? Ami már itt van, megmarad.
carry-take = Áthozom
carry-done = Kész! Minden itt van.
carry-gone = Ezt a kódot már felhasználták, vagy túl régi. Kérj újat a másik eszközön.
carry-bad = Ez nem a Mazechase fájlja.

listed = Látszódjon a kezdőlapon
listed-about = Aki megnyitja a szerver kezdőlapját, beléphet. A nevek nem látszanak.
open-seats = Szabad helyek
open-seats-count = { $seats } szabad hely

offline-about = Nincs kapcsolatod. A listáidat megnézheted, és a már megnyitott feladványokat megoldhatod. A játékhoz és a leckékhez szerver kell.
install = Telepítés alkalmazásként
