app-name = Mazechase
app-about = Labirinti, duhovi in ograde: namizne igre na en dotik. Igraj tukaj ali s prijatelji na daljavo.
disclaimer = Projekt ljubiteljev. Ni povezan z lastniki PAC-MAN, Quoridor ali drugih tu imenovanih iger in nima njihove podpore. Vse blagovne znamke pripadajo svojim lastnikom.
loading = Trenutek …
close = Zapri
cancel = Prekliči
menu = Meni
settings = Nastavitve
to-start = Domov
problem-no-answer = Strežnik se ne odziva. Preveri povezavo in poskusi znova.
page-late = Stran se nalaga dolgo. Če se nič ne zgodi, jo poskusi naložiti znova.
page-retrying = Del strani se še ni naložil. Poskušamo znova …
page-reload = Del strani manjka, verjetno zaradi posodobitve. Prosimo, naloži jo znova. Tvoje igre so na varnem.
reload = Naloži znova
games = Igre
continue-games = Nadaljuj
players-count = { $most ->
    [one] { $least } do { $most } igralec
    [two] { $least } do { $most } igralca
    [few] { $least } do { $most } igralci
   *[other] { $least } do { $most } igralcev
}
play-bot = Proti robotu
play-here = Na eni napravi
play-link = S prijateljem prek povezave
play-shared = Velik zaslon in telefoni
join-code = Pridruži se s kodo
play-more = Več možnosti
bot-strength = Kako močan je robot
puzzle-link = Uganka dneva
yours-link = Moje igre
ladder-link = Lestvica
recent-tables = Končane igre
forget-table = Odstrani s seznama
forget-sure = Odstranim? Vrnitve ni
open-record = Odpri shranjeno igro
open-record-bad = Ta datoteka ni shranjena igra.
recent-turn = Na vrsti si ti
recent-over = Končana
recent-lobby = Čaka na igralce
recent-next = Na vrsti: { $name }
recent-won = Tvoja zmaga
recent-lost = Poraz
recent-nobody = Brez zmagovalca
recent-winner = Zmaga: { $name }
recent-record = Shranjena igra
recent-all = Pokaži vse ({ $games })
recent-now = pravkar
setup-players = Igralci
setup-places = Kdo igra?
setup-place = Mesto { $place }: kdo igra
setup-level = Mesto { $place }: moč robota
setup-name = Ime
setup-no-limit = neomejeno
setup-open-file = Odpri datoteko
setup-samples = { $what }: slike
setup-name-of = Mesto { $place }: ime
setup-piece = Mesto { $place }: figura
setup-random = Začne naključni igralec
setup-clock = Ura
setup-clock-minutes = { $minutes ->
    [0] Brez ure
    [one] Vsakemu { $minutes } minuta, +{ $seconds } s na potezo
    [two] Vsakemu { $minutes } minuti, +{ $seconds } s na potezo
    [few] Vsakemu { $minutes } minute, +{ $seconds } s na potezo
   *[other] Vsakemu { $minutes } minut, +{ $seconds } s na potezo
}
setup-options = Možnosti
setup-book = Po knjižici
setup-book-about = { $rules ->
    [one] { $rules } hišno pravilo odstopa od knjižice. Označi, če želiš igrati brez njega.
    [two] { $rules } hišni pravili odstopata od knjižice. Označi, če želiš igrati brez njiju.
    [few] { $rules } hišna pravila odstopajo od knjižice. Označi, če želiš igrati brez njih.
   *[other] { $rules } hišnih pravil odstopa od knjižice. Označi, če želiš igrati brez njih.
}
setup-house-rule = { $book ->
    [true] Hišno pravilo. Knjižica pravi da.
    [false] Hišno pravilo. Knjižica pravi ne.
   *[other] Hišno pravilo. Knjižica pravi: { $book }.
}
setup-as-printed = Kot v knjižici.
setup-shared = Vsak se pridruži na svojem telefonu, s povezavo ali kodo.
setup-start = Začni igro
setup-open = Ustvari igro
place-kind-here = Ta naprava
place-kind-link = S povezavo
place-kind-bot = Robot
bot-random = Zmedeni robot
bot-random-about = naredi karkoli, kar je dovoljeno, brez razmišljanja.
bot-level1 = Robot začetnik
bot-level1-about = pozna pravila in malo več. Dober za prvo igro.
bot-level2 = Lahek robot
bot-level2-about = vidi, kaj je dobro ta hip, a ne načrtuje.
bot-level3 = Srednji robot
bot-level3-about = malo načrtuje. Pravi nasprotnik, ko igro že poznaš.
bot-level4 = Težek robot
bot-level4-about = gleda dlje naprej in se redko zmoti.
bot-level5 = Robot prvak
bot-level5-about = je najmočnejši, kar jih imamo. Srečno!
bot-classic1 = Lahek robot (klasični)
bot-classic2 = Srednji robot (klasični)
bot-classic3 = Težek robot (klasični)
bot-perfect = Popolni robot
lobby-host = Tvoja igra je pripravljena
lobby-open = { $places ->
    [one] Čakamo, da nekdo zasede prosto mesto. Pošlji mu povezavo.
    [two] Čakamo, da nekdo zasede prosti mesti. Pošlji povezavo.
    [few] Čakamo, da nekdo zasede prosta mesta. Pošlji povezavo.
   *[other] Čakamo, da nekdo zasede prosta mesta. Pošlji povezavo.
}
lobby-guest = Povabilo na igro { $game }!
lobby-guest-of = { $name } te vabi na igro { $game }!
lobby-wait = Noter si! Čakamo na začetek igre …
lobby-wait-for = Noter si! Igro začne: { $name } …
place-open = Prosto mesto
place-yours = Tvoje mesto
place-here = Tukaj
place-bot = Igra robot
sit-here = Igraj tukaj
sit-down = Pridruži se
move-up = Premakni višje
make-bot = Naj igra robot
make-open = Odstrani
your-name = Tvoje ime
invite-link = Pošlji to povezavo prijatelju ali naj odčita kodo
start-match = Začni
start-with-bots = { $places ->
    [one] Začni z robotom na prostem mestu
    [two] Začni z robotoma na prostih mestih
    [few] Začni z roboti na prostih mestih
   *[other] Začni z roboti na prostih mestih
}
link-only-here = Povezava deluje le na tej napravi. Zaženi { $command }, da se lahko pridružijo drugi v tvojem omrežju Wi-Fi.
copy-link = Kopiraj povezavo
new-link = Nova povezava (stara ne bo več veljala)
copied = Kopirano
share = Deli
qr-code = Koda QR povezave
seats = Igralci
seat-name = Igralec { $seat }
you = Ti
seat-away = Ni tu
seat-asked = na potezi
seat-won = Zmaga
clock-left = še { $time }
todo-turn = Na potezi si.
todo-call = { $name },
todo-act = Izberi svojo potezo.
todo-chance = Tapni in vrzi, zavrti ali povleci.
todo-bot = razmišlja …
todo-wait = igra …
bots-hurried = Trenutno poteka veliko iger, zato imajo roboti manj časa za razmislek.
doing-move = { $who ->
    [you] vlečeš potezo …
   *[somebody] vleče potezo …
}
doing-chance = { $who ->
    [you] preizkušaš srečo …
   *[somebody] preizkuša srečo …
}
away-wait = ni za mizo. Robot lahko prevzame čez { $time }.
away-ready = ni za mizo. Robot lahko zdaj prevzame.
away-minded = ni za mizo. Do vrnitve igra robot.
turn-away = Na potezi: { $name } (ni za mizo).
turn-away-wait = Robot lahko prevzame čez { $time }.
turn-away-ready = Robot lahko zdaj prevzame.
absences = Koga ni za mizo
not-yet = Ne še! Na potezi: { $name }.
todo-queued = Brez povezave si. Poteza se pošlje, ko se povezava vrne.
talk = Povej kaj
watching = Gledaš.
watching-full = Vsa mesta so zasedena. Gledaš.
paused = Igra je začasno ustavljena.
paused-wait = Igra je ustavljena, dokler je ne nadaljuje tisti, ki jo je pripravil.
over-won = { $seats ->
    [one] zmaga!
    [two] zmagata skupaj!
    [few] zmagajo skupaj!
   *[other] zmagajo skupaj!
}
over-you-won = Zmagaš!
over-cheer = Dobra igra! Še enkrat?
over-nobody = Igre je konec. Nihče ne zmaga.
told-of = { $name }: { $sentence }
turn-told = { $name }: { $deeds }.
turn-said = { $deeds }.
turn-plain = poteza
turn-event = { $event }
match-short-undo-wanted = prošnja za vrnitev zadnje poteze.
match-short-undo-reply = { $answer ->
    [yes] strinjanje.
    [withdrawn] prošnja za vrnitev ne velja več.
   *[no] zavrnitev.
}
match-short-gave-up = predaja.
match-short-time-up = čas je potekel.
match-short-seat-taken = { $bot ->
    [none] prihod v igro.
   *[other] naprej igra robot.
}
match-short-seat-minded = odhod. Do vrnitve igra robot.
match-short-seat-reclaimed = vrnitev.
help = Kako se igra
help-search = Išči po pravilih
help-nothing = O »{ $search }« tu ni ničesar. Poskusi z drugo besedo.
help-ruling = Preberi pravilo
help-house = Hišno pravilo
help-yes = Da
help-no = Ne
help-own = Po svoje
help-options = Možnosti
help-table-options = Ta miza
help-differs = Spremenjeno
harm-title = Res?
harm-usual = To bi ti škodilo.
harm-do = Vseeno naredi
harm-no = Ne, nazaj
mind-seat = Do vrnitve naj igra robot
mind-means = ni za mizo. Do vrnitve bo igral robot.
minded-for-you = Medtem ko te ni bilo, je zate igral robot.
take-back = Vrni potezo
undo-asked = prosi za vrnitev zadnje poteze.
undo-refused = se ne strinja. Poteza ostane.
undo-waiting = Vrnem zadnjo potezo? Čakamo na odgovor: { $names }
undo-withdraw = Ni treba
agree = Velja
disagree = Ne
no-thanks = Ne, hvala
reopen-question = lahko odstopi mesto nekomu novemu, ki bo videl te karte. Je to v redu?
reopen-waiting = ima tu namesto sebe robota. Nekdo nov se lahko pridruži, ko se vsi strinjajo. Čakamo na odgovor: { $names }
resign = Predaj se
resign-sure = Predaš to igro?
resign-who = se preda.
resign-ends = S tem se igra konča.
resign-bot = Naprej bo igral robot.
show-ways = Najkrajše poti
rematch = Igraj znova
rematch-join = Naslednja igra
rematch-begun = Naslednja igra se je začela.
fork = Igraj od tukaj
pause = Premor
resume = Nadaljuj
mute = Izklopi zvok
unmute = Vklopi zvok
link-waiting = Povezava je prekinjena. Povezujemo znova; tvoja igra je na varnem.
table-gone = Ta igra je izbrisana ali tvoja povezava ne velja več.
no-entry = Ta povezava ne odpre nobene igre
no-entry-friend = Jo imaš od prijatelja? Prosi ga za povabilo ali odčitaj kodo z njegovega zaslona.
no-entry-own = Je igra tvoja? Na napravi, kjer igraš, odpri meni in izberi »{ $menu }«.
delete-table = Izbriši to igro
delete-table-sure = Izbrišem to igro za vse?
save-record = Shrani igro
save-picture = Shrani sliko
places = Spremeni, kdo igra
places-secret = Če odstraniš igralca, ga zamenja robot. Nekdo nov se lahko pridruži, ko se vsi drugi strinjajo, saj bo videl njegove karte.
replace-sure = Res? Izgubi svoje mesto
place-free = Tu je prosto mesto. Lahko se pridružiš in igraš naprej.
watch-link = Povabi gledalce
watch-link-help = Kdor ima to povezavo, lahko gleda, ne pa igra
continue-elsewhere = Nadaljuj na drugi napravi
continue-elsewhere-help = Odčitaj kodo z drugo napravo ali tam odpri povezavo. Odpre tvoje mesto, zato je ne deli
log = Dosedanje poteze
log-empty = Potez še ni.
log-kind = Kako naj bodo prikazane
log-story = Z besedami
log-last = Zadnja poteza vsakega
log-codes = Z oznakami
log-earlier = Prejšnje poteze
log-later = Poznejše poteze
log-after = Začne se po potezi { $ply } prejšnje igre.
record-shown = To je shranjena igra. Če želiš igrati naprej, tapni »Igraj od tukaj«.
scrubber = Pogled nazaj
scrub-first = Na začetek
scrub-previous = Prejšnja poteza
scrub-next = Naslednja poteza
scrub-last = Na zadnjo potezo
scrub-play = Predvajaj
scrub-pause = Ustavi
scrub-at = Poteza { $ply } od { $last }
scrub-live = Nazaj v igro
curtain = Napravo naj dobi { $name }
curtain-peek = Brez kukanja!
curtain-open = To sem jaz: pokaži karte
curtain-go-on = Nadaljuj
setting-language = Jezik
setting-theme = Videz
setting-theme-auto = Kot naprava
setting-theme-light = Svetel
setting-theme-dark = Temen
setting-motion = Animacije
setting-motion-auto = Kot naprava
setting-motion-full = Vse
setting-motion-less = Manj
setting-speed = Hitrost
setting-speed-times = × { $speed }
setting-sound = Zvok
side-up = zgoraj
side-right = desno
side-down = spodaj
side-left = levo
plain-actions = Kaj lahko narediš
plain-ask = Vrzi, zavrti ali povleci
piece-of = { $label }: { $piece }
piece-open = še ni izbrana
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = rdeči duh
piece-pink = rožnati duh
piece-cyan = modri duh
piece-orange = oranžni duh
piece-violet = vijolični duh
piece-green = zeleni duh
file-problem = { $file }: { $problem }
hint = Namig
hint-thinking = Naj pomislim …
hint-action = Najboljša poteza: { $action }.
hint-chance = Možnost za zmago: { NUMBER($percent) } %.
hint-close = Zapri namig
coach-switch = Namigi
coach-switch-help = Namige morajo vklopiti vsi, ki igrajo.
coach-agreed = Vklopljeno: { $names }
review = Pregled
review-making = Pregledujemo igro. Traja nekaj sekund …
review-chart = Možnosti za zmago od prve do zadnje poteze
review-luck = Sreča
review-lost = Izguba na potezo
review-mistakes = Napake
review-percent = { NUMBER($percent) } %
review-of = { NUMBER($mistakes) } od { NUMBER($decisions) }
review-turning = Prelomnice
review-lucky = Sreča: +{ NUMBER($percent) } %
review-gave = Izguba { NUMBER($percent) } %
review-best = Bolje:
review-try = Poskusi znova od tukaj
review-even = Te igre ni odločila nobena posamezna poteza.
learn-first = Nauči se v minuti
lessons = Lekcije
lessons-all = Vse lekcije
lessons-of = { $game }: lekcije
lessons-done = Opravljeno: { $done } od { $all }
lesson-ticked = opravljeno
lesson-number = Lekcija { $number } od { $lessons }
lesson-next = Naslednja lekcija
lesson-again = Začni znova
lesson-play = Zaigraj zares
lesson-gone = Ta lekcija ni več odprta.
guide-skip = Preskoči nasvete
make-own = Naredi svoje …
setup-own-rules = Tvoja hišna pravila
