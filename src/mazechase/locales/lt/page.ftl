app-name = Mazechase
app-about = Labirintai, vaiduokliai ir tvoros: stalo žaidimai vienu bakstelėjimu. Žaisk čia arba su toli esančiais draugais.
disclaimer = Gerbėjų projektas. Jis nesusijęs su PAC-MAN, Quoridor ar kitų čia minimų žaidimų savininkais ir nėra jų patvirtintas. Visi prekių ženklai priklauso jų savininkams.
loading = Akimirką…
close = Uždaryti
cancel = Atšaukti
menu = Meniu
settings = Nustatymai
to-start = Pradžia
problem-no-answer = Serveris neatsako. Patikrink ryšį ir bandyk dar kartą.
page-late = Puslapis įkeliamas labai ilgai. Jei nieko nevyksta, įkelk jį iš naujo.
page-retrying = Dalis puslapio dar neįkelta. Bandoma dar kartą…
page-reload = Trūksta dalies puslapio, tikriausiai dėl atnaujinimo. Įkelk jį iš naujo. Tavo žaidimai niekur nedings.
reload = Įkelti iš naujo
games = Žaidimai
continue-games = Tęsti
players-count = Žaidėjų: { $least }–{ $most }
play-bot = Prieš botą
play-here = Viename įrenginyje
play-link = Su draugu per nuorodą
play-shared = Didelis ekranas ir telefonai
join-code = Prisijungti kodu
play-more = Daugiau parinkčių
bot-strength = Boto stiprumas
puzzle-link = Dienos galvosūkis
yours-link = Mano žaidimai
ladder-link = Į viršūnę
recent-tables = Baigti žaidimai
forget-table = Pašalinti iš sąrašo
forget-sure = Pašalinti? Grįžti nebegalėsi
open-record = Atverti įrašytą žaidimą
open-record-bad = Šis failas nėra įrašytas žaidimas.
recent-turn = Tavo ėjimas
recent-over = Baigta
recent-lobby = Laukiama žaidėjų
recent-next = Toliau: { $name }
recent-won = Tavo pergalė
recent-lost = Tavo pralaimėjimas
recent-nobody = Niekas nelaimėjo
recent-winner = Nugalėtojas: { $name }
recent-record = Įrašytas žaidimas
recent-all = Rodyti visus ({ $games })
recent-now = ką tik
setup-players = Žaidėjai
setup-places = Kas žaidžia?
setup-place = { $place } vieta: kas žaidžia
setup-level = { $place } vieta: boto stiprumas
setup-name = Vardas
setup-no-limit = be ribos
setup-open-file = Atverti failą
setup-samples = { $what }: paveikslėliai
setup-name-of = { $place } vieta: vardas
setup-piece = { $place } vieta: figūrėlė
setup-random = Pradės atsitiktinis žaidėjas
setup-clock = Laikrodis
setup-clock-minutes = { $minutes ->
    [0] Be laikrodžio
    [one] Po { $minutes } minutę, +{ $seconds } s už ėjimą
    [few] Po { $minutes } minutes, +{ $seconds } s už ėjimą
   *[other] Po { $minutes } minučių, +{ $seconds } s už ėjimą
}
setup-options = Parinktys
setup-book = Pagal taisyklių knygelę
setup-book-about = { $rules ->
    [one] { $rules } namų taisyklė skiriasi nuo knygelės. Pažymėk, jei nori žaisti be jos.
    [few] { $rules } namų taisyklės skiriasi nuo knygelės. Pažymėk, jei nori žaisti be jų.
   *[other] { $rules } namų taisyklių skiriasi nuo knygelės. Pažymėk, jei nori žaisti be jų.
}
setup-house-rule = { $book ->
    [true] Namų taisyklė. Knygelėje – taip.
    [false] Namų taisyklė. Knygelėje – ne.
   *[other] Namų taisyklė. Knygelėje: { $book }.
}
setup-as-printed = Kaip knygelėje.
setup-shared = Visi prisijungia savo telefonu: per nuorodą arba įvedę kodą.
setup-start = Pradėti žaidimą
setup-open = Sukurti žaidimą
place-kind-here = Šis įrenginys
place-kind-link = Per nuorodą
place-kind-bot = Botas
bot-random = Nerangus botas
bot-random-about = daro bet ką, kas leidžiama, ir visai negalvoja.
bot-level1 = Botas naujokas
bot-level1-about = moka taisykles ir nedaug daugiau. Tinka pirmam žaidimui.
bot-level2 = Silpnas botas
bot-level2-about = mato, kas gera dabar, bet neplanuoja.
bot-level3 = Vidutinis botas
bot-level3-about = truputį planuoja. Geras varžovas, kai jau moki žaisti.
bot-level4 = Stiprus botas
bot-level4-about = mato toliau ir retai klysta.
bot-level5 = Botas čempionas
bot-level5-about = stipriausias iš visų. Sėkmės!
bot-classic1 = Silpnas botas (klasika)
bot-classic2 = Vidutinis botas (klasika)
bot-classic3 = Stiprus botas (klasika)
bot-perfect = Tobulas botas
lobby-host = Tavo žaidimas paruoštas
lobby-open = { $places ->
    [one] Laukiama, kol kas nors užims laisvą vietą. Nusiųsk nuorodą.
    [few] Laukiama, kol bus užimtos laisvos vietos. Nusiųsk nuorodą.
   *[other] Laukiama, kol bus užimtos laisvos vietos. Nusiųsk nuorodą.
}
lobby-guest = Kviečiame žaisti: { $game }!
lobby-guest-of = { $name } kviečia žaisti: { $game }!
lobby-wait = Prisijungei! Laukiama žaidimo pradžios…
lobby-wait-for = Prisijungei! Žaidimą pradės { $name }…
place-open = Laisva vieta
place-yours = Tavo vieta
place-here = Čia
place-bot = Žaidžia botas
sit-here = Žaisti čia
sit-down = Prisijungti
move-up = Pakelti aukščiau
make-bot = Tegul žaidžia botas
make-open = Pašalinti
your-name = Tavo vardas
invite-link = Nusiųsk šią nuorodą draugui arba leisk nuskaityti kodą
start-match = Pradėti
start-with-bots = { $places ->
    [one] Pradėti su botu laisvoje vietoje
    [few] Pradėti su botais laisvose vietose
   *[other] Pradėti su botais laisvose vietose
}
link-only-here = Ši nuoroda veikia tik šiame įrenginyje. Kad prisijungtų ir kiti tavo „Wi-Fi“ tinkle, paleisk taip: { $command }.
copy-link = Kopijuoti nuorodą
new-link = Nauja nuoroda (senoji nebeveiks)
copied = Nukopijuota
share = Dalytis
qr-code = Nuorodos QR kodas
seats = Žaidėjai
seat-name = Žaidėjas { $seat }
you = Tu
seat-away = Atsijungė
seat-asked = eina
seat-won = Nugalėtojas
clock-left = liko { $time }
todo-turn = Tavo ėjimas.
todo-call = { $name },
todo-act = Pasirink, ką darysi.
todo-chance = Bakstelėk, kad mestum, suktum ar trauktum.
todo-bot = galvoja…
todo-wait = žaidžia…
bots-hurried = Dabar vyksta daug žaidimų, todėl botai turi mažiau laiko galvoti.
doing-move = { $who ->
    [you] darai ėjimą…
   *[somebody] daro ėjimą…
}
doing-chance = { $who ->
    [you] bandai laimę…
   *[somebody] bando laimę…
}
away-wait = atsijungė. Po { $time } galės žaisti botas.
away-ready = atsijungė. Jau gali žaisti botas.
away-minded = atsijungė. Kol grįš, žaidžia botas.
turn-away = Eina { $name } (atsijungė).
turn-away-wait = Po { $time } galės žaisti botas.
turn-away-ready = Jau gali žaisti botas.
absences = Kas atsijungė
not-yet = Dar ne! Laukiama: { $name }.
todo-queued = Nėra ryšio. Kai tik jis atsiras, tavo ėjimas bus išsiųstas.
talk = Pasakyti ką nors
watching = Stebi žaidimą.
watching-full = Visos vietos užimtos. Stebi žaidimą.
paused = Žaidimas pristabdytas.
paused-wait = Žaidimas pristabdytas. Jį pratęs tas, kas jį sukūrė.
over-won = { $seats ->
    [one] laimi!
    [few] laimi kartu!
   *[other] laimi kartu!
}
over-you-won = Laimėjai!
over-cheer = Smagiai pažaidėm! Dar kartą?
over-nobody = Žaidimas baigtas. Niekas nelaimėjo.
told-of = { $name }: { $sentence }
turn-told = { $name }: { $deeds }.
turn-said = { $deeds }.
turn-plain = ėjimas
turn-event = { $event }
match-short-undo-wanted = prašymas atšaukti paskutinį ėjimą.
match-short-undo-reply = { $answer ->
    [yes] sutikta.
    [withdrawn] prašymas atsiimtas.
   *[no] nesutikta.
}
match-short-gave-up = pasiduota.
match-short-time-up = baigėsi laikas.
match-short-seat-taken = { $bot ->
    [none] prisijungta prie žaidimo.
   *[other] dabar žaidžia botas.
}
match-short-seat-minded = atsijungė. Kol grįš, žaidžia botas.
match-short-seat-reclaimed = vėl žaidime.
help = Kaip žaisti
help-search = Ieškoti taisyklėse
help-nothing = Apie „{ $search }“ čia nieko nėra. Pabandyk kitą žodį.
help-ruling = Skaityti taisyklę
help-house = Namų taisyklė
help-yes = Taip
help-no = Ne
help-own = Sava
help-options = Parinktys
help-table-options = Šis stalas
help-differs = Pakeista
harm-title = Tikrai?
harm-usual = Tai tau pakenktų.
harm-do = Vis tiek daryti
harm-no = Ne, grįžti
mind-seat = Kol grįš, tegul žaidžia botas
mind-means = atsijungė. Kol grįš, žais botas.
minded-for-you = Kol tavęs nebuvo, už tave žaidė botas.
take-back = Atšaukti
undo-asked = norėtų atšaukti paskutinį ėjimą.
undo-refused = nesutinka. Ėjimas lieka.
undo-waiting = Atšaukti paskutinį ėjimą? Laukiama: { $names }
undo-withdraw = Nebereikia
agree = Gerai
disagree = Ne
no-thanks = Ne, ačiū
reopen-question = gali užleisti vietą naujam žaidėjui, kuris matys šias kortas. Sutinki?
reopen-waiting = – čia žaidžia botas. Naujas žaidėjas galės prisijungti, kai visi sutiks. Laukiama: { $names }
resign = Pasiduoti
resign-sure = Pasiduoti?
resign-who = pasiduos.
resign-ends = Žaidimas tuo baigsis.
resign-bot = Toliau žais botas.
show-ways = Trumpiausi keliai
rematch = Žaisti dar kartą
rematch-join = Kitas žaidimas
rematch-begun = Kitas žaidimas prasidėjo.
fork = Žaisti nuo čia
pause = Pristabdyti
resume = Tęsti
mute = Išjungti garsą
unmute = Įjungti garsą
link-waiting = Ryšys nutrūko. Jungiamasi iš naujo; tavo žaidimas niekur nedings.
table-gone = Šis žaidimas ištrintas arba tavo nuoroda nebeveikia.
no-entry = Ši nuoroda neatveria žaidimo
no-entry-friend = Ją atsiuntė draugas? Paprašyk kvietimo nuorodos arba nuskaityk kodą jo ekrane.
no-entry-own = Tai tavo žaidimas? Įrenginyje, kuriame žaidi, atverk meniu ir pasirink „{ $menu }“.
delete-table = Ištrinti šį žaidimą
delete-table-sure = Ištrinti šį žaidimą visiems?
save-record = Įrašyti žaidimą
save-picture = Įrašyti paveikslėlį
places = Keisti žaidėjus
places-secret = Pašalinus žaidėją, jį pakeičia botas. Naujas žaidėjas gali prisijungti, kai visi kiti sutinka, nes jis matys to žaidėjo kortas.
replace-sure = Tikrai? Vieta bus prarasta
place-free = Yra laisva vieta. Gali prisijungti ir žaisti.
watch-link = Pakviesti žiūrovų
watch-link-help = Kas turi šią nuorodą, gali stebėti, bet ne žaisti
continue-elsewhere = Tęsti kitame įrenginyje
continue-elsewhere-help = Nuskaityk kodą kitu įrenginiu arba atverk ten nuorodą. Ji atveria tavo vietą, todėl niekam jos neduok
log = Visi ėjimai
log-empty = Ėjimų dar nėra.
log-kind = Kaip juos rodyti
log-story = Žodžiais
log-last = Paskutiniai visų ėjimai
log-codes = Ženklais
log-earlier = Ankstesni ėjimai
log-later = Vėlesni ėjimai
log-after = Prasideda po ankstesnio žaidimo { $ply } ėjimo.
record-shown = Tai įrašytas žaidimas. Nori žaisti toliau? Bakstelėk „Žaisti nuo čia“.
scrubber = Peržiūrėti ėjimus
scrub-first = Į pradžią
scrub-previous = Ankstesnis ėjimas
scrub-next = Kitas ėjimas
scrub-last = Į naujausią ėjimą
scrub-play = Leisti
scrub-pause = Pristabdyti
scrub-at = { $ply } ėjimas iš { $last }
scrub-live = Grįžti į žaidimą
curtain = Perduok: { $name }
curtain-peek = Nežvilgčiok!
curtain-open = Čia aš: rodyti mano kortas
curtain-go-on = Tęsti
setting-language = Kalba
setting-theme = Spalvos
setting-theme-auto = Kaip įrenginyje
setting-theme-light = Šviesios
setting-theme-dark = Tamsios
setting-motion = Animacija
setting-motion-auto = Kaip įrenginyje
setting-motion-full = Visa
setting-motion-less = Mažiau
setting-speed = Greitis
setting-speed-times = × { $speed }
setting-sound = Garsas
side-up = viršuje
side-right = dešinėje
side-down = apačioje
side-left = kairėje
plain-actions = Ką gali daryti
plain-ask = Mesti, sukti ar traukti
piece-of = { $label }: { $piece }
piece-open = dar nepasirinkta
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = raudonas vaiduoklis
piece-pink = rožinis vaiduoklis
piece-cyan = žydras vaiduoklis
piece-orange = oranžinis vaiduoklis
piece-violet = violetinis vaiduoklis
piece-green = žalias vaiduoklis
file-problem = { $file }: { $problem }
hint = Užuomina
hint-thinking = Leisk pagalvoti…
hint-action = Geriausias ėjimas: { $action }.
hint-chance = Tikimybė laimėti: { NUMBER($percent) } %.
hint-close = Slėpti užuominą
coach-switch = Užuominos
coach-switch-help = Užuominas turi įjungti visi žaidėjai.
coach-agreed = Įjungė: { $names }
review = Apžvalga
review-making = Peržiūrimas žaidimas. Tai truks kelias sekundes…
review-chart = Visų galimybės laimėti nuo pirmo iki paskutinio ėjimo
review-luck = Sėkmė
review-lost = Prarasta per ėjimą
review-mistakes = Klaidos
review-percent = { NUMBER($percent) } %
review-of = { NUMBER($mistakes) } iš { NUMBER($decisions) }
review-turning = Lūžio akimirkos
review-lucky = Sėkmė: +{ NUMBER($percent) } %
review-gave = Prarasta { NUMBER($percent) } %
review-best = Geriau:
review-try = Bandyti nuo čia dar kartą
review-even = Nė vienas ėjimas žaidimo nenulėmė.
learn-first = Išmok per minutę
lessons = Pamokos
lessons-all = Visos pamokos
lessons-of = { $game }: pamokos
lessons-done = Baigta: { $done } iš { $all }
lesson-ticked = baigta
lesson-number = { $number } pamoka iš { $lessons }
lesson-next = Kita pamoka
lesson-again = Pradėti iš naujo
lesson-play = Žaisti tikrą žaidimą
lesson-gone = Ši pamoka nebeatverta.
guide-skip = Praleisti patarimus
make-own = Sukurti savo…
setup-own-rules = Tavo namų taisyklės
