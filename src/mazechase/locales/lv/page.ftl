app-name = Mazechase
app-about = Labirinti, spoki un sienas: galda spēles ar vienu pieskārienu. Spēlē te vai ar draugiem, kas ir tālu.
disclaimer = Fanu projekts. Nav saistīts ar PAC-MAN, Quoridor vai citu te minēto spēļu īpašniekiem, un viņi to nav apstiprinājuši. Visas preču zīmes pieder to īpašniekiem.
loading = Mirklīti…
close = Aizvērt
cancel = Atcelt
menu = Izvēlne
settings = Iestatījumi
to-start = Sākums
problem-no-answer = Serveris neatbild. Pārbaudi savienojumu un mēģini vēlreiz.
page-late = Lapa ielādējas ļoti ilgi. Ja nekas nenotiek, pārlādē to.
page-retrying = Daļa lapas vēl nav ielādēta. Mēģinu vēlreiz…
page-reload = Daļas lapas trūkst, droši vien atjauninājuma dēļ. Lūdzu, pārlādē to. Tavas spēles ir drošībā.
reload = Pārlādēt

## The start page

games = Spēles
continue-games = Turpināt
players-count = { $least } līdz { $most } spēlētāji
play-bot = Pret robotu
play-here = Pēc kārtas vienā ierīcē
play-link = Ar draugu, ar saiti
play-shared = Lielais ekrāns un telefoni
join-code = Pievienoties ar kodu
play-more = Vairāk iespēju
bot-strength = Cik stiprs ir robots
puzzle-link = Dienas uzdevums
yours-link = Manas spēles
ladder-link = Kāpnes
recent-tables = Pabeigtās spēles
forget-table = Izņemt no saraksta
forget-sure = Izņemt? Atpakaļ vairs netiksi
open-record = Atvērt saglabātu spēli
open-record-bad = Šis fails nav saglabāta spēle.
recent-turn = Tavs gājiens
recent-over = Pabeigta
recent-lobby = Gaida spēlētājus
recent-next = Nākamais gājiens: { $name }
recent-won = Tu uzvarēji
recent-lost = Tu zaudēji
recent-nobody = Neviens neuzvarēja
recent-winner = Uzvar: { $name }
recent-record = Saglabāta spēle
recent-all = Rādīt visas ({ $games })
recent-now = tikko

## Setting up a table

setup-players = Spēlētāji
setup-places = Kas spēlē?
setup-place = Vieta { $place }: kas spēlē
setup-level = Vieta { $place }: cik stiprs ir robots
setup-name = Vārds
setup-no-limit = bez ierobežojuma
setup-open-file = Atvērt failu
setup-samples = { $what }: attēli
setup-name-of = Vieta { $place }: vārds
setup-piece = Vieta { $place }: figūriņa
setup-random = Nejauši izvēlēts, kurš sāk
setup-clock = Pulkstenis
setup-clock-minutes = { $minutes ->
    [0] Bez pulksteņa
    [zero] Katram { $minutes } minūšu, +{ $seconds } s par gājienu
    [one] Katram { $minutes } minūte, +{ $seconds } s par gājienu
   *[other] Katram { $minutes } minūtes, +{ $seconds } s par gājienu
}
setup-options = Iespējas
setup-book = Pēc noteikumiem
setup-book-about = { $rules ->
    [zero] { $rules } mājas noteikumu atšķiras no noteikumu grāmatas. Atzīmē te, lai spēlētu bez tiem.
    [one] { $rules } mājas noteikums atšķiras no noteikumu grāmatas. Atzīmē te, lai spēlētu bez tā.
   *[other] { $rules } mājas noteikumi atšķiras no noteikumu grāmatas. Atzīmē te, lai spēlētu bez tiem.
}
setup-house-rule = { $book ->
    [true] Mājas noteikums. Noteikumu grāmata saka: jā.
    [false] Mājas noteikums. Noteikumu grāmata saka: nē.
   *[other] Mājas noteikums. Noteikumu grāmata saka: { $book }.
}
setup-as-printed = Kā noteikumu grāmatā.
setup-shared = Katrs pievienojas savā telefonā ar saiti vai kodu.
setup-start = Sākt spēli
setup-open = Izveidot spēli
place-kind-here = Šī ierīce
place-kind-link = Ar saiti
place-kind-bot = Robots
bot-random = Neveiklais robots
bot-random-about = dara jebko, kas atļauts, un nedomā.
bot-level1 = Robots iesācējs
bot-level1-about = zina noteikumus un tikai mazliet vairāk. Labs pirmajai spēlei.
bot-level2 = Vieglais robots
bot-level2-about = redz, kas ir labi tagad, bet neplāno.
bot-level3 = Vidējais robots
bot-level3-about = mazliet plāno. Labs pretinieks, kad spēli jau zini.
bot-level4 = Grūtais robots
bot-level4-about = skatās tālāk un kļūdās reti.
bot-level5 = Robots čempions
bot-level5-about = ir pats stiprākais. Lai veicas!
bot-classic1 = Vieglais robots (klasiskais)
bot-classic2 = Vidējais robots (klasiskais)
bot-classic3 = Grūtais robots (klasiskais)
bot-perfect = Nevainojamais robots

## Before the match

lobby-host = Tava spēle ir gatava
lobby-open = { $places ->
    [zero] Gaidām, kad kāds ieņems brīvās vietas. Aizsūti draugiem saiti.
    [one] Gaidām, kad kāds ieņems brīvo vietu. Aizsūti draugam saiti.
   *[other] Gaidām, kad kāds ieņems brīvās vietas. Aizsūti draugiem saiti.
}
lobby-guest = Tevi aicina spēlēt: { $game }!
lobby-guest-of = { $name } aicina tevi spēlēt: { $game }!
lobby-wait = Tu esi spēlē! Gaidām sākumu…
lobby-wait-for = Tu esi spēlē! Spēli sāks { $name }…
place-open = Brīva vieta
place-yours = Tava vieta
place-here = Te
place-bot = Spēlē robots
sit-here = Spēlēt te
sit-down = Pievienoties
move-up = Pacelt augstāk
make-bot = Lai spēlē robots
make-open = Izņemt
your-name = Tavs vārds
invite-link = Aizsūti šo saiti draugam vai ļauj noskenēt kodu
start-match = Sākt
start-with-bots = { $places ->
    [zero] Sākt ar robotiem brīvajās vietās
    [one] Sākt ar robotu brīvajā vietā
   *[other] Sākt ar robotiem brīvajās vietās
}
link-only-here = Šī saite darbojas tikai šajā ierīcē. Palaid ar { $command }, lai citi tavā Wi-Fi tīklā varētu pievienoties.
copy-link = Kopēt saiti
new-link = Jauna saite (vecā vairs nedarbosies)
copied = Nokopēts
share = Kopīgot
qr-code = Saites kvadrātkods

## At the table

seats = Spēlētāji
seat-name = { $seat }. spēlētājs
you = Tu
seat-away = Prom
seat-asked = gājiens
seat-won = Uzvara
clock-left = atlicis { $time }
todo-turn = Tavs gājiens.
todo-call = { $name },
todo-act = Izvēlies, ko darīt.
todo-chance = Pieskaries, lai mestu, grieztu vai vilktu.
todo-bot = domā…
todo-wait = spēlē…
bots-hurried = Tagad notiek ļoti daudz spēļu, tāpēc robotiem ir mazāk laika domāt.
doing-move = { $who ->
    [you] izdari savu gājienu…
   *[somebody] izdara gājienu…
}
doing-chance = { $who ->
    [you] izmēģini laimi…
   *[somebody] izmēģina laimi…
}
away-wait = ir prom. Robots var spēlēt vietā pēc { $time }.
away-ready = ir prom. Robots var spēlēt vietā jau tagad.
away-minded = ir prom. Pagaidām spēlē robots.
turn-away = Gājiens (prom): { $name }.
turn-away-wait = Robots var spēlēt vietā pēc { $time }.
turn-away-ready = Robots var spēlēt vietā jau tagad.
absences = Kas ir prom
not-yet = Vēl ne! Gaidām: { $name }.
todo-queued = Tev nav savienojuma. Gājiens tiks nosūtīts, tiklīdz tas atjaunosies.
talk = Pateikt kaut ko
watching = Tu skaties.
watching-full = Visas vietas aizņemtas. Tu skaties.
paused = Spēle ir pauzē.
paused-wait = Spēle ir pauzē, līdz to turpinās spēles veidotājs.
over-won = { $seats ->
    [zero] uzvar kopā!
    [one] uzvar!
   *[other] uzvar kopā!
}
over-you-won = Tu uzvarēji!
over-cheer = Laba spēle! Mēģināsi vēlreiz?
over-nobody = Spēle beigusies. Neviens neuzvarēja.
told-of = { $name }: { $sentence }
turn-told = { $name }: { $deeds }.
turn-said = { $deeds }.
turn-plain = gājiens
turn-event = { $event }
match-short-undo-wanted = lūgums atsaukt pēdējo gājienu.
match-short-undo-reply = { $answer ->
    [yes] piekrītu.
    [withdrawn] vairs nelūdzu atsaukt.
   *[no] nepiekrītu.
}
match-short-gave-up = padodos.
match-short-time-up = laiks beidzies.
match-short-seat-taken = { $bot ->
    [none] tagad spēlē.
   *[other] tagad spēlē robots.
}
match-short-seat-minded = uz brīdi prom. Pagaidām spēlē robots.
match-short-seat-reclaimed = atkal spēlē.
help = Kā spēlēt
help-search = Meklēt noteikumos
help-nothing = Te nekā nav par „{ $search }”. Pamēģini citu vārdu.
help-ruling = Lasīt noteikumu
help-house = Mājas noteikums
help-yes = Jā
help-no = Nē
help-own = Tavs
help-options = Iespējas
help-table-options = Šī spēle
help-differs = Mainīts
harm-title = Vai tiešām?
harm-usual = Tas tev kaitētu.
harm-do = Tomēr darīt
harm-no = Nē, atpakaļ
mind-seat = Lai pagaidām spēlē robots
mind-means = ir prom. Pagaidām vietā spēlēs robots.
minded-for-you = Kamēr tevis nebija, tavā vietā spēlēja robots.
take-back = Atsaukt
undo-asked = vēlas atsaukt pēdējo gājienu.
undo-refused = nepiekrīt. Gājiens paliek.
undo-waiting = Atsaukt pēdējo gājienu? Gaidām: { $names }
undo-withdraw = Tomēr nevajag
agree = Labi
disagree = Nē
no-thanks = Nē, paldies
reopen-question = vietā var nākt kāds cits, kas redzēs šīs kārtis. Vai tā drīkst?
reopen-waiting = prom, te spēlē robots. Kāds cits var pievienoties, kad visi piekrīt. Gaidām: { $names }
resign = Padoties
resign-sure = Vai padosies šajā spēlē?
resign-who = padosies.
resign-ends = Ar to spēle beidzas.
resign-bot = Tālāk spēlēs robots.
show-ways = Īsākie ceļi
rematch = Spēlēt vēlreiz
rematch-join = Nākamā spēle
rematch-begun = Nākamā spēle ir sākusies.
fork = Spēlēt no šejienes
pause = Pauze
resume = Turpināt
mute = Izslēgt skaņu
unmute = Ieslēgt skaņu
link-waiting = Savienojums pārtrūka. Savienojos vēlreiz; tava spēle ir drošībā.
table-gone = Šī spēle ir izdzēsta vai tava saite vairs nedarbojas.
no-entry = Šī saite neatver nevienu spēli
no-entry-friend = Vai to atsūtīja draugs? Palūdz ielūguma saiti vai noskenē kodu drauga ekrānā.
no-entry-own = Vai tā ir tava spēle? Ierīcē, kurā spēlē, atver izvēlni un izvēlies „{ $menu }”.
delete-table = Dzēst šo spēli
delete-table-sure = Vai dzēst šo spēli visiem?
save-record = Saglabāt spēli
save-picture = Saglabāt attēlu
places = Mainīt, kas spēlē
places-secret = Ja izņemsi spēlētāju, tālāk spēlēs robots. Kāds cits var pievienoties, kad visi pārējie piekrīt, jo redzēs šī spēlētāja kārtis.
replace-sure = Tiešām? Spēlētājs zaudēs vietu
place-free = Ir brīva vieta. Vari pievienoties un spēlēt tālāk.
watch-link = Aicināt skatīties
watch-link-help = Ar šo saiti var skatīties, bet ne spēlēt
continue-elsewhere = Turpināt citā ierīcē
continue-elsewhere-help = Noskenē kodu ar otru ierīci vai atver tajā saiti. Tā atver tavu vietu, tāpēc neatklāj to citiem

## Looking back

log = Līdzšinējie gājieni
log-empty = Gājienu vēl nav.
log-kind = Kā tos rādīt
log-story = Vārdos
log-last = Visu pēdējie gājieni
log-codes = Pierakstā
log-earlier = Agrāki gājieni
log-later = Vēlāki gājieni
log-after = Sākas pēc agrākas spēles gājiena { $ply }.
record-shown = Šī ir saglabāta spēle. Lai spēlētu tālāk, pieskaries „Spēlēt no šejienes”.
scrubber = Atskatīties
scrub-first = Uz sākumu
scrub-previous = Iepriekšējais gājiens
scrub-next = Nākamais gājiens
scrub-last = Uz pēdējo gājienu
scrub-play = Atskaņot
scrub-pause = Pauze
scrub-at = Gājiens { $ply } no { $last }
scrub-live = Atpakaļ uz spēli

## Passing the device

curtain = Nodod tālāk: { $name }
curtain-peek = Nelūrēt!
curtain-open = Tas esmu es: rādīt kārtis
curtain-go-on = Turpināt

## Settings

setting-language = Valoda
setting-theme = Izskats
setting-theme-auto = Kā ierīcē
setting-theme-light = Gaišs
setting-theme-dark = Tumšs
setting-motion = Animācijas
setting-motion-auto = Kā ierīcē
setting-motion-full = Visas
setting-motion-less = Mazāk
setting-speed = Ātrums
setting-speed-times = × { $speed }
setting-sound = Skaņa

## Sides of a square, as seen on the screen

side-up = augšā
side-right = pa labi
side-down = apakšā
side-left = pa kreisi

## A game without drawings

plain-actions = Ko vari darīt
plain-ask = Met, griez vai velc kārti

## Pieces

piece-of = { $label }: { $piece }
piece-open = vēl nav izvēlēta
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = sarkanais spoks
piece-pink = rozā spoks
piece-cyan = zilais spoks
piece-orange = oranžais spoks
piece-violet = violetais spoks
piece-green = zaļais spoks
file-problem = { $file }: { $problem }

## Asking the coach

hint = Padoms
hint-thinking = Ļauj padomāt…
hint-action = Labākais gājiens: { $action }.
hint-chance = Izredzes uzvarēt: { NUMBER($percent) } %.
hint-close = Aizvērt padomu
coach-switch = Padomi
coach-switch-help = Padomi jāieslēdz visiem, kas spēlē.
coach-agreed = Ieslēgti: { $names }

## Looking back at a match

review = Atskats
review-making = Pārskatu spēli. Tas prasa dažas sekundes…
review-chart = Visu izredzes uzvarēt no pirmā gājiena līdz pēdējam
review-luck = Veiksme
review-lost = Zaudēts vienā gājienā
review-mistakes = Kļūdas
review-percent = { NUMBER($percent) } %
review-of = { NUMBER($mistakes) } no { NUMBER($decisions) }
review-turning = Pagrieziena punkti
review-lucky = Veiksme: +{ NUMBER($percent) } %
review-gave = Zaudēti { NUMBER($percent) } %
review-best = Labāk:
review-try = Mēģināt no šejienes vēlreiz
review-even = Neviens gājiens viens pats šo spēli neizšķīra.

# Lessons
learn-first = Iemācies minūtē
lessons = Mācību stundas
lessons-all = Visas mācību stundas
lessons-of = { $game }: mācību stundas
lessons-done = pabeigtas { $done } no { $all }
lesson-ticked = pabeigta
lesson-number = { $number }. mācību stunda no { $lessons }
lesson-next = Nākamā mācību stunda
lesson-again = Sākt no jauna
lesson-play = Spēlēt īstu spēli
lesson-gone = Šī mācību stunda vairs nav atvērta.
guide-skip = Izlaist padomus

make-own = Izveidot savu…
setup-own-rules = Tavi mājas noteikumi
