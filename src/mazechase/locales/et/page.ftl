app-name = Mazechase
app-about = Labürindid, kummitused ja piirded: lauamängud ühe puudutusega. Mängi siin või sõpradega, kes on kaugel.
disclaimer = Fännide projekt. Ei ole seotud PAC-MANi, Quoridori ega teiste siin nimetatud mängude omanikega ega nende heaks kiidetud. Kõik kaubamärgid kuuluvad nende omanikele.
loading = Üks hetk…
close = Sulge
cancel = Loobu
menu = Menüü
settings = Seaded
to-start = Avaleht
problem-no-answer = Server ei vasta. Kontrolli ühendust ja proovi uuesti.
page-late = Lehe laadimine võtab kaua aega. Kui midagi ei juhtu, laadi see uuesti.
page-retrying = Osa lehest pole veel laaditud. Proovin uuesti…
page-reload = Osa lehest on puudu, ilmselt uuenduse tõttu. Laadi leht uuesti. Sinu mängud on alles.
reload = Laadi uuesti

## The start page

games = Mängud
continue-games = Jätka
players-count = { $least } kuni { $most } mängijat
play-bot = Roboti vastu
play-here = Ühes seadmes kordamööda
play-link = Sõbraga lingi kaudu
play-shared = Suur ekraan ja telefonid
join-code = Liitu koodiga
play-more = Veel võimalusi
bot-strength = Kui tugev on robot
puzzle-link = Päeva nuputus
yours-link = Minu mängud
ladder-link = Redel
recent-tables = Lõppenud mängud
forget-table = Eemalda loendist
forget-sure = Kas eemaldada? Tagasi enam ei pääse
open-record = Ava salvestatud mäng
open-record-bad = See fail ei ole salvestatud mäng.
recent-turn = Sinu kord
recent-over = Lõppenud
recent-lobby = Ootab mängijaid
recent-next = Järgmine: { $name }
recent-won = Sina võitsid
recent-lost = Sina kaotasid
recent-nobody = Keegi ei võitnud
recent-winner = Võitja: { $name }
recent-record = Salvestatud mäng
recent-all = Näita kõiki ({ $games })
recent-now = just praegu

## Setting up a table

setup-players = Mängijad
setup-places = Kes mängivad?
setup-place = Koht { $place }: kes mängib
setup-level = Koht { $place }: kui tugev on robot
setup-name = Nimi
setup-no-limit = piiranguta
setup-open-file = Ava fail
setup-samples = { $what }: pildid
setup-name-of = Koht { $place }: nimi
setup-piece = Koht { $place }: nupp
setup-random = Juhuslik alustaja
setup-clock = Kell
setup-clock-minutes = { $minutes ->
    [0] Ilma kellata
    [one] Igaühel { $minutes } minut, +{ $seconds } s käigu eest
   *[other] Igaühel { $minutes } minutit, +{ $seconds } s käigu eest
}
setup-options = Valikud
setup-book = Reeglite järgi
setup-book-about = { $rules ->
    [one] Üks kodureegel erineb reegliraamatust. Tee märge, et mängida ilma selleta.
   *[other] { $rules } kodureeglit erineb reegliraamatust. Tee märge, et mängida ilma nendeta.
}
setup-house-rule = { $book ->
    [true] Kodureegel. Reegliraamat ütleb jah.
    [false] Kodureegel. Reegliraamat ütleb ei.
   *[other] Kodureegel. Reegliraamat ütleb: { $book }.
}
setup-as-printed = Nagu reegliraamatus.
setup-shared = Igaüks liitub oma telefonist lingi või koodiga.
setup-start = Alusta mängu
setup-open = Loo mäng
place-kind-here = See seade
place-kind-link = Lingiga
place-kind-bot = Robot
bot-random = Kohmakas robot
bot-random-about = teeb mida tahes, mis on lubatud, ilma mõtlemata.
bot-level1 = Algaja robot
bot-level1-about = oskab reegleid ja natuke peale. Hea esimeseks mänguks.
bot-level2 = Kerge robot
bot-level2-about = näeb, mis on praegu hea, aga ette ei mõtle.
bot-level3 = Keskmine robot
bot-level3-about = mõtleb veidi ette. Paras vastane, kui mäng on selge.
bot-level4 = Raske robot
bot-level4-about = vaatab kaugemale ja eksib harva.
bot-level5 = Meisterrobot
bot-level5-about = on meie kõige tugevam. Edu!
bot-classic1 = Kerge robot (klassikaline)
bot-classic2 = Keskmine robot (klassikaline)
bot-classic3 = Raske robot (klassikaline)
bot-perfect = Täiuslik robot

## Before the match

lobby-host = Sinu mäng on valmis
lobby-open = { $places ->
    [one] Ootame, et keegi võtaks vaba koha. Saada talle link.
   *[other] Ootame, et vabad kohad täituksid. Saada sõpradele link.
}
lobby-guest = Sind kutsutakse mängima: { $game }!
lobby-guest-of = { $name } kutsub sind mängima: { $game }!
lobby-wait = Oled sees! Ootame mängu algust…
lobby-wait-for = Oled sees! Mängu alustab { $name }…
place-open = Vaba koht
place-yours = Sinu koht
place-here = Siin
place-bot = Mängib robot
sit-here = Mängi siin
sit-down = Liitu
move-up = Tõsta ettepoole
make-bot = Las mängib robot
make-open = Eemalda
your-name = Sinu nimi
invite-link = Saada see link sõbrale või lase tal koodi skannida
start-match = Alusta
start-with-bots = { $places ->
    [one] Alusta, vabal kohal robot
   *[other] Alusta, vabadel kohtadel robotid
}
link-only-here = See link töötab ainult selles seadmes. Käivita { $command }, et teised samas WiFi-võrgus saaksid liituda.
copy-link = Kopeeri link
new-link = Uus link (vana enam ei tööta)
copied = Kopeeritud
share = Jaga
qr-code = Lingi QR-kood

## At the table

seats = Mängijad
seat-name = Mängija { $seat }
you = Sina
seat-away = Eemal
seat-asked = käigul
seat-won = Võitja
clock-left = { $time } jäänud
todo-turn = Sinu kord.
todo-call = { $name },
todo-act = Vali, mida teed.
todo-chance = Puuduta, et veeretada, keerutada või kaart võtta.
todo-bot = mõtleb…
todo-wait = mängib…
bots-hurried = Praegu käib väga palju mänge, nii et robotitel on vähem mõtlemisaega.
doing-move = { $who ->
    [you] teed oma käiku…
   *[somebody] teeb käiku…
}
doing-chance = { $who ->
    [you] proovid õnne…
   *[somebody] proovib õnne…
}
away-wait = on eemal. Robot saab üle võtta { $time } pärast.
away-ready = on eemal. Robot saab kohe edasi mängida.
away-minded = on eemal. Seni mängib robot.
turn-away = Käigul on { $name } (eemal).
turn-away-wait = Robot saab üle võtta { $time } pärast.
turn-away-ready = Robot saab kohe edasi mängida.
absences = Kes on eemal
not-yet = Veel mitte! Ootame: { $name }.
todo-queued = Sul pole ühendust. Käik saadetakse kohe, kui ühendus taastub.
talk = Ütle midagi
watching = Sa vaatad pealt.
watching-full = Kõik kohad on võetud. Sa vaatad pealt.
paused = Mäng on pausil.
paused-wait = Mäng on pausil, kuni selle looja jätkab.
over-won = { $seats ->
    [one] võidab!
   *[other] võidavad koos!
}
over-you-won = Sina võitsid!
over-cheer = Hea mäng! Proovid veel?
over-nobody = Mäng on läbi. Keegi ei võitnud.
told-of = { $name }: { $sentence }
turn-told = { $name }: { $deeds }.
turn-said = { $deeds }.
turn-plain = käik tehtud
turn-event = { $event }
match-short-undo-wanted = soov viimane käik tagasi võtta.
match-short-undo-reply = { $answer ->
    [yes] on nõus.
    [withdrawn] ei soovi enam käiku tagasi võtta.
   *[no] ei ole nõus.
}
match-short-gave-up = andis alla.
match-short-time-up = aeg sai otsa.
match-short-seat-taken = { $bot ->
    [none] nüüd mängus.
   *[other] nüüd mängib robot.
}
match-short-seat-minded = korraks eemal. Seni mängib robot.
match-short-seat-reclaimed = tagasi mängus.
help = Kuidas mängida
help-search = Otsi reeglitest
help-nothing = Siin pole midagi otsingule „{ $search }”. Proovi teist sõna.
help-ruling = Loe reeglit
help-house = Kodureegel
help-yes = Jah
help-no = Ei
help-own = Sinu oma
help-options = Valikud
help-table-options = See mäng
help-differs = Muudetud
harm-title = Oled kindel?
harm-usual = See teeks sulle kahju.
harm-do = Tee ikkagi
harm-no = Ei, tagasi
mind-seat = Las robot mängib seni
mind-means = on eemal. Seni mängib tema eest robot.
minded-for-you = Kui sa eemal olid, mängis sinu eest robot.
take-back = Võta tagasi
undo-asked = soovib viimase käigu tagasi võtta.
undo-refused = ei ole nõus. Käik jääb.
undo-waiting = Kas võtame viimase käigu tagasi? Ootame: { $names }
undo-withdraw = Pole vaja
agree = Olen nõus
disagree = Ei
no-thanks = Ei, aitäh
reopen-question = selle koha võib saada uus mängija, kes näeb neid kaarte. Kas sobib?
reopen-waiting = on eemal, siin mängib robot. Uus mängija saab liituda, kui kõik on nõus. Ootame: { $names }
resign = Anna alla
resign-sure = Kas annad selles mängus alla?
resign-who = annab alla.
resign-ends = See lõpetab mängu.
resign-bot = Edasi mängib robot.
show-ways = Lühimad teed
rematch = Mängi uuesti
rematch-join = Järgmine mäng
rematch-begun = Järgmine mäng on alanud.
fork = Mängi siit edasi
pause = Paus
resume = Jätka
mute = Heli välja
unmute = Heli sisse
link-waiting = Ühendus katkes. Ühendan uuesti; mäng on alles.
table-gone = See mäng on kustutatud või sinu link ei tööta enam.
no-entry = See link ei ava ühtegi mängu
no-entry-friend = Kas selle saatis sõber? Küsi temalt kutselinki või skanni kood tema ekraanilt.
no-entry-own = Kas see on sinu enda mäng? Ava seadmes, kus sa mängid, menüü ja vali „{ $menu }”.
delete-table = Kustuta see mäng
delete-table-sure = Kas kustutada see mäng kõigi jaoks?
save-record = Salvesta mäng
save-picture = Salvesta pilt
places = Muuda mängijaid
places-secret = Kui eemaldad mängija, mängib edasi robot. Uus mängija saab liituda, kui kõik teised on nõus, sest ta näeb eemaldatud mängija kaarte.
replace-sure = Kindel? Mängija kaotab koha
place-free = Üks koht on vaba. Võid liituda ja edasi mängida.
watch-link = Kutsu vaatama
watch-link-help = Selle lingiga saab vaadata, aga mitte mängida
continue-elsewhere = Jätka teises seadmes
continue-elsewhere-help = Skanni kood teise seadmega või ava seal link. See avab sinu koha, nii et ära jaga seda teistele

## Looking back

log = Senised käigud
log-empty = Käike veel pole.
log-kind = Kuidas neid näidata
log-story = Sõnadega
log-last = Kõigi viimased käigud
log-codes = Märkidega
log-earlier = Varasemad käigud
log-later = Hilisemad käigud
log-after = Algab varasema mängu käigust { $ply }.
record-shown = See on salvestatud mäng. Edasi mängimiseks puuduta „Mängi siit edasi”.
scrubber = Vaata tagasi
scrub-first = Mine algusesse
scrub-previous = Eelmine käik
scrub-next = Järgmine käik
scrub-last = Mine viimase käigu juurde
scrub-play = Esita
scrub-pause = Paus
scrub-at = Käik { $ply } / { $last }
scrub-live = Tagasi mängu

## Passing the device

curtain = Anna edasi: { $name }
curtain-peek = Ära piilu!
curtain-open = See olen mina: näita kaarte
curtain-go-on = Jätka

## Settings

setting-language = Keel
setting-theme = Kujundus
setting-theme-auto = Nagu seadmes
setting-theme-light = Hele
setting-theme-dark = Tume
setting-motion = Animatsioonid
setting-motion-auto = Nagu seadmes
setting-motion-full = Kõik
setting-motion-less = Vähem
setting-speed = Kiirus
setting-speed-times = × { $speed }
setting-sound = Heli

## Sides of a square, as seen on the screen

side-up = üleval
side-right = paremal
side-down = all
side-left = vasakul

## A game without drawings

plain-actions = Mida saad teha
plain-ask = Veereta, keeruta või võta kaart

## Pieces

piece-of = { $label }: { $piece }
piece-open = veel valimata
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = punane kummitus
piece-pink = roosa kummitus
piece-cyan = sinine kummitus
piece-orange = oranž kummitus
piece-violet = lilla kummitus
piece-green = roheline kummitus
file-problem = { $file }: { $problem }

## Asking the coach

hint = Vihje
hint-thinking = Las ma mõtlen…
hint-action = Parim käik: { $action }.
hint-chance = Võiduvõimalus: { NUMBER($percent) } %.
hint-close = Sulge vihje
coach-switch = Vihjed
coach-switch-help = Kõik mängijad peavad vihjed sisse lülitama.
coach-agreed = Sisse lülitanud: { $names }

## Looking back at a match

review = Ülevaade
review-making = Vaatan mängu üle. See võtab mõne sekundi…
review-chart = Kõigi võiduvõimalused esimesest käigust viimaseni
review-luck = Õnn
review-lost = Kaotatud käigu kohta
review-mistakes = Vead
review-percent = { NUMBER($percent) } %
review-of = { NUMBER($mistakes) } / { NUMBER($decisions) }
review-turning = Pöördepunktid
review-lucky = Hea õnn: +{ NUMBER($percent) } %
review-gave = Kaotatud { NUMBER($percent) } %
review-best = Parem:
review-try = Proovi siit uuesti
review-even = Ükski käik üksi seda mängu ei otsustanud.

# Lessons
learn-first = Õpi minutiga selgeks
lessons = Õppetunnid
lessons-all = Kõik õppetunnid
lessons-of = { $game }: õppetunnid
lessons-done = Tehtud { $done } / { $all }
lesson-ticked = tehtud
lesson-number = Õppetund { $number } / { $lessons }
lesson-next = Järgmine õppetund
lesson-again = Alusta uuesti
lesson-play = Mängi päris mängu
lesson-gone = See õppetund ei ole enam avatud.
guide-skip = Jäta nõuanded vahele

make-own = Tee ise…
setup-own-rules = Sinu kodureeglid
