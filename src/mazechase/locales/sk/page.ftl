app-name = Mazechase
app-about = Bludiská, duchovia a prekážky: stolové hry na jedno ťuknutie. Hraj tu alebo s kamarátmi na diaľku.
disclaimer = Projekt fanúšikov. Nie je spojený s majiteľmi PAC-MAN, Quoridor ani iných tu uvedených hier a nemá ich podporu. Všetky ochranné známky patria svojim majiteľom.
loading = Chvíľku…
close = Zavrieť
cancel = Zrušiť
menu = Ponuka
settings = Nastavenia
to-start = Domov
problem-no-answer = Server neodpovedá. Skontroluj pripojenie a skús to znova.
page-late = Stránka sa načítava dlho. Ak sa nič nestane, skús ju načítať znova.
page-retrying = Časť stránky sa ešte nenačítala. Skúšame to znova…
page-reload = Časť stránky chýba, asi pre aktualizáciu. Načítaj ju, prosím, znova. Tvoje hry sú v bezpečí.
reload = Načítať znova
games = Hry
continue-games = Pokračovať
players-count = { $most ->
    [one] { $least } až { $most } hráč
    [few] { $least } až { $most } hráči
    [many] { $least } až { $most } hráča
   *[other] { $least } až { $most } hráčov
}
play-bot = Proti robotovi
play-here = Na jednom zariadení
play-link = S kamarátom cez odkaz
play-shared = Veľká obrazovka a mobily
join-code = Pridať sa s kódom
play-more = Viac možností
bot-strength = Sila robota
puzzle-link = Hlavolam dňa
yours-link = Moje hry
ladder-link = Rebrík
recent-tables = Skončené hry
forget-table = Odstrániť zo zoznamu
forget-sure = Odstrániť? Späť sa už nedostaneš
open-record = Otvoriť uloženú hru
open-record-bad = Tento súbor nie je uložená hra.
recent-turn = Si na ťahu
recent-over = Skončená
recent-lobby = Čaká sa na hráčov
recent-next = Na ťahu: { $name }
recent-won = Tvoja výhra
recent-lost = Prehra
recent-nobody = Nikto nevyhral
recent-winner = Vyhráva: { $name }
recent-record = Uložená hra
recent-all = Ukázať všetky ({ $games })
recent-now = práve teraz
setup-players = Hráči
setup-places = Kto hrá?
setup-place = Miesto { $place }: kto hrá
setup-level = Miesto { $place }: sila robota
setup-name = Meno
setup-no-limit = bez limitu
setup-open-file = Otvoriť súbor
setup-samples = { $what }: obrázky
setup-name-of = Miesto { $place }: meno
setup-piece = Miesto { $place }: figúrka
setup-random = Začína náhodný hráč
setup-clock = Hodiny
setup-clock-minutes = { $minutes ->
    [0] Bez hodín
    [one] Každý { $minutes } minútu, +{ $seconds } s za ťah
    [few] Každý { $minutes } minúty, +{ $seconds } s za ťah
    [many] Každý { $minutes } minúty, +{ $seconds } s za ťah
   *[other] Každý { $minutes } minút, +{ $seconds } s za ťah
}
setup-options = Možnosti
setup-book = Podľa knižky
setup-book-about = { $rules ->
    [one] Jedno domáce pravidlo sa líši od knižky. Zaškrtni, ak chceš hrať bez neho.
    [few] { $rules } domáce pravidlá sa líšia od knižky. Zaškrtni, ak chceš hrať bez nich.
    [many] { $rules } domáceho pravidla sa líši od knižky. Zaškrtni, ak chceš hrať bez neho.
   *[other] { $rules } domácich pravidiel sa líši od knižky. Zaškrtni, ak chceš hrať bez nich.
}
setup-house-rule = { $book ->
    [true] Domáce pravidlo. Knižka hovorí áno.
    [false] Domáce pravidlo. Knižka hovorí nie.
   *[other] Domáce pravidlo. Knižka hovorí: { $book }.
}
setup-as-printed = Ako v knižke.
setup-shared = Každý sa pridá na svojom mobile cez odkaz alebo kód.
setup-start = Začať hru
setup-open = Vytvoriť hru
place-kind-here = Toto zariadenie
place-kind-link = Cez odkaz
place-kind-bot = Robot
bot-random = Popletený robot
bot-random-about = urobí čokoľvek, čo je dovolené, bez rozmýšľania.
bot-level1 = Začínajúci robot
bot-level1-about = pozná pravidlá a skoro nič viac. Dobrý na prvú hru.
bot-level2 = Ľahký robot
bot-level2-about = vidí, čo je práve teraz dobré, ale neplánuje.
bot-level3 = Stredný robot
bot-level3-about = trochu plánuje. Vyrovnaný súper, keď už hru poznáš.
bot-level4 = Ťažký robot
bot-level4-about = pozerá ďalej dopredu a málokedy sa pomýli.
bot-level5 = Majstrovský robot
bot-level5-about = je najsilnejší, akého máme. Veľa šťastia!
bot-classic1 = Ľahký robot (klasický)
bot-classic2 = Stredný robot (klasický)
bot-classic3 = Ťažký robot (klasický)
bot-perfect = Dokonalý robot
lobby-host = Tvoja hra je pripravená
lobby-open = { $places ->
    [one] Čakáme, kým niekto obsadí voľné miesto. Pošli mu odkaz.
    [few] Čakáme, kým niekto obsadí voľné miesta. Pošli im odkaz.
    [many] Čakáme, kým niekto obsadí voľné miesta. Pošli im odkaz.
   *[other] Čakáme, kým niekto obsadí voľné miesta. Pošli im odkaz.
}
lobby-guest = Máš pozvánku na hru { $game }!
lobby-guest-of = { $name } ťa pozýva na hru { $game }!
lobby-wait = Máš miesto! Čakáme na začiatok hry…
lobby-wait-for = Máš miesto! Hru začne: { $name }…
place-open = Voľné miesto
place-yours = Tvoje miesto
place-here = Tu
place-bot = Hrá robot
sit-here = Hrať tu
sit-down = Pridať sa
move-up = Posunúť vyššie
make-bot = Nech hrá robot
make-open = Odstrániť
your-name = Tvoje meno
invite-link = Pošli tento odkaz kamarátovi alebo mu daj naskenovať kód
start-match = Začať
start-with-bots = { $places ->
    [one] Začať s robotom na voľnom mieste
    [few] Začať s robotmi na voľných miestach
    [many] Začať s robotmi na voľných miestach
   *[other] Začať s robotmi na voľných miestach
}
link-only-here = Odkaz funguje len na tomto zariadení. Spusti { $command }, aby sa mohli pridať ostatní na tvojej Wi-Fi.
copy-link = Kopírovať odkaz
new-link = Nový odkaz (starý prestane platiť)
copied = Skopírované
share = Zdieľať
qr-code = QR kód odkazu
seats = Hráči
seat-name = Hráč { $seat }
you = Ty
seat-away = Preč
seat-asked = na ťahu
seat-won = Výhra
clock-left = zostáva { $time }
todo-turn = Si na ťahu.
todo-call = { $name },
todo-act = Vyber si, čo urobíš.
todo-chance = Ťukni a hoď, zatoč alebo potiahni.
todo-bot = rozmýšľa…
todo-wait = hrá…
bots-hurried = Práve sa hrá veľa hier, preto majú roboty menej času na rozmýšľanie.
doing-move = { $who ->
    [you] robíš ťah…
   *[somebody] robí ťah…
}
doing-chance = { $who ->
    [you] skúšaš šťastie…
   *[somebody] skúša šťastie…
}
away-wait = je preč. Robot môže hru prevziať o { $time } min.
away-ready = je preč. Robot už môže hru prevziať.
away-minded = je preč. Do návratu hrá robot.
turn-away = Na ťahu: { $name } (preč).
turn-away-wait = Robot môže hru prevziať o { $time } min.
turn-away-ready = Robot už môže hru prevziať.
absences = Kto je preč
not-yet = Ešte nie! Na ťahu: { $name }.
todo-queued = Nemáš pripojenie. Tvoj ťah sa odošle, len čo sa obnoví.
talk = Niečo povedať
watching = Pozeráš sa.
watching-full = Všetky miesta sú obsadené. Pozeráš sa.
paused = Hra je pozastavená.
paused-wait = Hra je pozastavená, kým ju jej zakladateľ znova nespustí.
over-won = { $seats ->
    [one] vyhráva!
    [few] vyhrávajú spolu!
    [many] vyhrávajú spolu!
   *[other] vyhrávajú spolu!
}
over-you-won = Vyhrávaš!
over-cheer = Dobrá hra! Ešte raz?
over-nobody = Hra sa skončila. Nikto nevyhral.
told-of = { $name }: { $sentence }
turn-told = { $name } { $deeds }.
turn-said = { $deeds }.
turn-plain = { $who ->
    [you] ťaháš
   *[somebody] ťahá
}
turn-event = { $event }
match-short-undo-wanted = žiadosť o vrátenie posledného ťahu.
match-short-undo-reply = { $answer ->
    [yes] súhlas.
    [withdrawn] žiadosť o vrátenie už neplatí.
   *[no] nesúhlas.
}
match-short-gave-up = vzdanie hry.
match-short-time-up = vypršal čas.
match-short-seat-taken = { $bot ->
    [none] príchod do hry.
   *[other] ďalej hrá robot.
}
match-short-seat-minded = je preč. Do návratu hrá robot.
match-short-seat-reclaimed = späť v hre.
help = Ako sa hrá
help-search = Hľadať v pravidlách
help-nothing = O slove „{ $search }“ tu nič nie je. Skús iné.
help-ruling = Prečítať pravidlo
help-house = Domáce pravidlo
help-yes = Áno
help-no = Nie
help-own = Vlastné
help-options = Možnosti
help-table-options = Tento stôl
help-differs = Zmenené
harm-title = Naozaj?
harm-usual = To by ti uškodilo.
harm-do = Aj tak to urobiť
harm-no = Nie, späť
mind-seat = Nech do návratu hrá robot
mind-means = je preč. Do návratu bude hrať robot.
minded-for-you = Počas tvojej neprítomnosti hral za teba robot.
take-back = Vrátiť ťah
undo-asked = žiada o vrátenie posledného ťahu.
undo-refused = nesúhlasí. Ťah zostáva.
undo-waiting = Vrátiť posledný ťah? Čaká sa na odpoveď: { $names }
undo-withdraw = Nechať tak
agree = Súhlasím
disagree = Nie
no-thanks = Nie, ďakujem
reopen-question = môže uvoľniť miesto niekomu novému, kto uvidí tieto karty. Súhlasíš?
reopen-waiting = má tu namiesto seba robota. Keď budú všetci súhlasiť, môže prísť niekto nový. Čaká sa na súhlas: { $names }
resign = Vzdať sa
resign-sure = Vzdať túto hru?
resign-who = sa vzdá.
resign-ends = Tým sa hra skončí.
resign-bot = Ďalej bude hrať robot.
show-ways = Najkratšie cesty
rematch = Hrať znova
rematch-join = Ďalšia hra
rematch-begun = Ďalšia hra sa začala.
fork = Hrať odtiaľto
pause = Pozastaviť
resume = Pokračovať
mute = Vypnúť zvuk
unmute = Zapnúť zvuk
link-waiting = Spojenie sa prerušilo. Pripájame sa znova; tvoja hra je v bezpečí.
table-gone = Túto hru niekto zmazal alebo tvoj odkaz už neplatí.
no-entry = Tento odkaz neotvára žiadnu hru
no-entry-friend = Máš ho od kamaráta? Popros ho o pozývací odkaz alebo naskenuj kód na jeho obrazovke.
no-entry-own = Je to tvoja hra? Na zariadení, kde hráš, otvor ponuku a vyber „{ $menu }“.
delete-table = Zmazať túto hru
delete-table-sure = Zmazať túto hru pre všetkých?
save-record = Uložiť hru
save-picture = Uložiť obrázok
places = Zmeniť, kto hrá
places-secret = Keď odstrániš hráča, preberie to robot. Niekto nový sa môže pridať, keď súhlasia všetci ostatní, lebo uvidí karty toho hráča.
replace-sure = Naozaj? Príde o miesto
place-free = Je tu voľné miesto. Môžeš sa pridať a hrať ďalej.
watch-link = Pozvať divákov
watch-link-help = Kto má tento odkaz, môže sa pozerať, ale nie hrať
continue-elsewhere = Pokračovať na inom zariadení
continue-elsewhere-help = Naskenuj kód druhým zariadením alebo tam otvor odkaz. Otvára tvoje miesto, nikomu ho nedávaj
log = Doterajšie ťahy
log-empty = Zatiaľ žiadne ťahy.
log-kind = Ako ich ukázať
log-story = Slovami
log-last = Posledný ťah každého
log-codes = V zápise
log-earlier = Skoršie ťahy
log-later = Neskoršie ťahy
log-after = Začína sa po ťahu { $ply } skoršej hry.
record-shown = Toto je uložená hra. Ak chceš hrať ďalej, ťukni na „Hrať odtiaľto“.
scrubber = Prezrieť si hru
scrub-first = Na začiatok
scrub-previous = Predchádzajúci ťah
scrub-next = Ďalší ťah
scrub-last = Na posledný ťah
scrub-play = Prehrať
scrub-pause = Pozastaviť
scrub-at = Ťah { $ply } z { $last }
scrub-live = Späť do hry
curtain = Teraz dostane zariadenie { $name }
curtain-peek = Nepozerať!
curtain-open = To som ja: ukázať karty
curtain-go-on = Pokračovať
setting-language = Jazyk
setting-theme = Vzhľad
setting-theme-auto = Ako zariadenie
setting-theme-light = Svetlý
setting-theme-dark = Tmavý
setting-motion = Animácie
setting-motion-auto = Ako zariadenie
setting-motion-full = Všetky
setting-motion-less = Menej
setting-speed = Rýchlosť
setting-speed-times = × { $speed }
setting-sound = Zvuk
side-up = hore
side-right = vpravo
side-down = dole
side-left = vľavo
plain-actions = Čo môžeš urobiť
plain-ask = Hodiť, zatočiť alebo potiahnuť
piece-of = { $label }: { $piece }
piece-open = ešte nevybraná
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = červený duch
piece-pink = ružový duch
piece-cyan = modrý duch
piece-orange = oranžový duch
piece-violet = fialový duch
piece-green = zelený duch
file-problem = { $file }: { $problem }
hint = Rada
hint-thinking = Porozmýšľam…
hint-action = Najlepší ťah: { $action }.
hint-chance = Šanca na výhru: { NUMBER($percent) } %.
hint-close = Zavrieť radu
coach-switch = Rady
coach-switch-help = Rady si musia zapnúť všetci hráči.
coach-agreed = Zapnuté: { $names }
review = Rozbor
review-making = Prezeráme hru. Potrvá to pár sekúnd…
review-chart = Šance na výhru od prvého ťahu po posledný
review-luck = Šťastie
review-lost = Strata na ťah
review-mistakes = Chyby
review-percent = { NUMBER($percent) } %
review-of = { NUMBER($mistakes) } z { NUMBER($decisions) }
review-turning = Zlomové chvíle
review-lucky = Šťastie: +{ NUMBER($percent) } %
review-gave = Strata { NUMBER($percent) } %
review-best = Lepšie:
review-try = Skúsiť znova odtiaľto
review-even = O tejto hre nerozhodol žiadny jediný ťah.
learn-first = Nauč sa to za minútu
lessons = Lekcie
lessons-all = Všetky lekcie
lessons-of = { $game }: lekcie
lessons-done = Hotovo: { $done } z { $all }
lesson-ticked = hotovo
lesson-number = Lekcia { $number } z { $lessons }
lesson-next = Ďalšia lekcia
lesson-again = Začať znova
lesson-play = Zahrať si naozaj
lesson-gone = Táto lekcia už nie je otvorená.
guide-skip = Preskočiť tipy
make-own = Vytvoriť vlastné…
setup-own-rules = Tvoje domáce pravidlá
