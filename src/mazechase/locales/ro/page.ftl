app-name = Mazechase
app-about = Labirinturi, fantome și bariere: jocuri de masă gata dintr-o atingere. Joacă aici sau cu prieteni, la distanță.
disclaimer = Un proiect făcut de fani. Nu are legătură cu proprietarii PAC-MAN, Quoridor sau ai altui joc numit aici și nu este susținut de ei. Toate mărcile aparțin proprietarilor lor.
loading = O clipă…
close = Închide
cancel = Anulează
menu = Meniu
settings = Setări
to-start = Acasă
problem-no-answer = Serverul nu răspunde. Verifică legătura la internet și încearcă din nou.
page-late = Pagina se încarcă greu. Dacă nu se întâmplă nimic, reîncarc-o.
page-retrying = O parte din pagină nu s-a încărcat încă. Mai încercăm…
page-reload = Lipsește o parte din această pagină, probabil din cauza unei actualizări. Te rugăm s-o reîncarci. Jocurile tale sunt în siguranță.
reload = Reîncarcă

## The start page

games = Jocuri
continue-games = Continuă
players-count = { $least }–{ $most } jucători
play-bot = Contra unui robot
play-here = Pe un singur dispozitiv
play-link = Cu un prieten, prin link
play-shared = Ecran mare și telefoane
join-code = Intră cu un cod
play-more = Mai multe opțiuni
bot-strength = Cât de bun e robotul
puzzle-link = Enigma zilei
yours-link = Jocurile mele
ladder-link = Scara
recent-tables = Jocuri terminate
forget-table = Scoate din listă
forget-sure = Îl scoatem? Nu te mai poți întoarce la el
open-record = Deschide un joc salvat
open-record-bad = Acest fișier nu este un joc salvat.
recent-turn = E rândul tău
recent-over = Terminat
recent-lobby = Așteaptă jucători
recent-next = La rând: { $name }
recent-won = Ai câștigat
recent-lost = Ai pierdut
recent-nobody = N-a câștigat nimeni
recent-winner = A câștigat: { $name }
recent-record = Joc salvat
recent-all = Arată tot ({ $games })
recent-now = chiar acum

## Setting up a table

setup-players = Jucători
setup-places = Cine joacă?
setup-place = Locul { $place }: cine joacă
setup-level = Locul { $place }: cât de bun e robotul
setup-name = Nume
setup-no-limit = fără limită
setup-open-file = Deschide un fișier
setup-samples = { $what }: imagini
setup-name-of = Locul { $place }: nume
setup-piece = Locul { $place }: pion
setup-random = Primul jucător la întâmplare
setup-clock = Ceas
setup-clock-minutes = { $minutes ->
    [0] Fără ceas
    [one] { $minutes } minut fiecare, +{ $seconds } s pe mutare
    [few] { $minutes } minute fiecare, +{ $seconds } s pe mutare
   *[other] { $minutes } de minute fiecare, +{ $seconds } s pe mutare
}
setup-options = Opțiuni
setup-book = Ca în regulament
setup-book-about = { $rules ->
    [one] O regulă a casei diferă de regulament. Bifează ca să joci fără ea.
    [few] { $rules } reguli ale casei diferă de regulament. Bifează ca să joci fără ele.
   *[other] { $rules } de reguli ale casei diferă de regulament. Bifează ca să joci fără ele.
}
setup-house-rule = { $book ->
    [true] Regula casei. Regulamentul spune da.
    [false] Regula casei. Regulamentul spune nu.
   *[other] Regula casei. Regulamentul spune: { $book }.
}
setup-as-printed = Așa spune regulamentul.
setup-shared = Fiecare intră de pe telefonul lui, cu linkul sau codul.
setup-start = Începe jocul
setup-open = Creează jocul
place-kind-here = Acest dispozitiv
place-kind-link = Prin link
place-kind-bot = Robot
bot-random = Robot aiurit
bot-random-about = face orice e permis, fără să gândească.
bot-level1 = Robot începător
bot-level1-about = știe regulile și nu prea mult altceva. Bun pentru primul joc.
bot-level2 = Robot ușor
bot-level2-about = vede ce e bine acum, dar nu își face planuri.
bot-level3 = Robot mediu
bot-level3-about = își face puțin planuri. Un adversar potrivit când știi jocul.
bot-level4 = Robot greu
bot-level4-about = vede mai departe și greșește rar.
bot-level5 = Robot campion
bot-level5-about = este cel mai bun dintre toți. Baftă!
bot-classic1 = Robot ușor (clasic)
bot-classic2 = Robot mediu (clasic)
bot-classic3 = Robot greu (clasic)
bot-perfect = Robot perfect

## Before the match

lobby-host = Jocul tău este gata
lobby-open = { $places ->
    [one] Așteptăm să ocupe cineva locul liber. Trimite linkul.
    [few] Așteptăm să se ocupe locurile libere. Trimite linkul.
   *[other] Așteptăm să se ocupe locurile libere. Trimite linkul.
}
lobby-guest = Ai o invitație la joc: { $game }!
lobby-guest-of = { $name } te invită la joc: { $game }!
lobby-wait = Gata, joci și tu! Așteptăm să înceapă jocul…
lobby-wait-for = Gata, joci și tu! Jocul e pornit de { $name }…
place-open = Loc liber
place-yours = Locul tău
place-here = Aici
place-bot = Joacă un robot
sit-here = Joacă aici
sit-down = Intră
move-up = Mută mai sus
make-bot = Lasă un robot
make-open = Scoate
your-name = Numele tău
invite-link = Trimite linkul unui prieten sau lasă-l să scaneze codul
start-match = Începe
start-with-bots = { $places ->
    [one] Începe cu un robot pe locul liber
    [few] Începe cu roboți pe locurile libere
   *[other] Începe cu roboți pe locurile libere
}
link-only-here = Acest link merge doar pe acest dispozitiv. Pornește cu { $command } ca să poată intra și alții din rețeaua ta Wi-Fi.
copy-link = Copiază linkul
new-link = Link nou (cel vechi nu va mai merge)
copied = Copiat
share = Trimite
qr-code = Codul QR al linkului

## At the table

seats = Jucători
seat-name = Jucătorul { $seat }
you = Tu
seat-away = Lipsește
seat-asked = la rând
seat-won = Victorie
clock-left = mai rămâne { $time }
todo-turn = E rândul tău.
# Before what somebody is to do: “Ada, roll the dice.” After a comma that goes on with a small letter.
todo-call = { $name },
todo-act = Alege ce faci.
todo-chance = Atinge ca să arunci, să învârți sau să tragi.
todo-bot = se gândește…
todo-wait = joacă…
bots-hurried = Acum se joacă multe jocuri, așa că roboții au mai puțin timp de gândit.
doing-move = { $who ->
    [you] faci mutarea…
   *[somebody] face mutarea…
}
doing-chance = { $who ->
    [you] îți încerci norocul…
   *[somebody] își încearcă norocul…
}
away-wait = lipsește. Un robot poate prelua jocul peste { $time } min.
away-ready = lipsește. Un robot poate prelua jocul acum.
away-minded = lipsește. Până la întoarcere joacă un robot.
turn-away = La rând: { $name } (lipsește).
turn-away-wait = Un robot poate prelua jocul peste { $time } min.
turn-away-ready = Un robot poate prelua jocul acum.
absences = Cine lipsește
not-yet = Încă nu! Așteptăm: { $name }.
todo-queued = Nu ai internet. Mutarea ta pleacă de îndată ce revine.
talk = Spune ceva
watching = Privești jocul.
watching-full = Toate locurile sunt ocupate. Privești jocul.
paused = Jocul este în pauză.
paused-wait = Jocul este în pauză până când îl reia cine l-a creat.
over-won = { $seats ->
    [one] câștigă!
    [few] – victorie împreună!
   *[other] – victorie împreună!
}
over-you-won = Ai câștigat!
over-cheer = Frumos joc! Mai încerci?
over-nobody = Jocul s-a terminat. Nu câștigă nimeni.
told-of = { $name }: { $sentence }
# A turn: a name and what that player did, or what happened without anybody doing it.
turn-told = { $name } { $deeds }.
turn-said = { $deeds }.
turn-plain = { $who ->
    [you] ai
   *[somebody] a
} făcut o mutare
turn-event = { $event }
match-short-undo-wanted = cerere de anulare a ultimei mutări.
match-short-undo-reply = { $answer ->
    [yes] de acord.
    [withdrawn] cererea de anulare e retrasă.
   *[no] nu e de acord.
}
match-short-gave-up = joc abandonat.
match-short-time-up = timpul s-a terminat.
match-short-seat-taken = { $bot ->
    [none] bun venit în joc!
   *[other] mai departe joacă un robot.
}
match-short-seat-minded = o mică pauză. Până la întoarcere joacă un robot.
match-short-seat-reclaimed = înapoi în joc.
help = Cum se joacă
help-search = Caută în reguli
help-nothing = Aici nu e nimic despre „{ $search }”. Încearcă alt cuvânt.
help-ruling = Citește regula
help-house = Regula casei
help-yes = Da
help-no = Nu
help-own = Propriu
help-options = Opțiuni
help-table-options = Această masă
help-differs = Schimbat
harm-title = Sigur?
harm-usual = Asta nu e bine pentru tine.
harm-do = Fac asta oricum
harm-no = Nu, înapoi
mind-seat = Lasă un robot până la întoarcere
mind-means = lipsește. Până la întoarcere va juca un robot.
minded-for-you = Cât ai lipsit, a jucat un robot pentru tine.
take-back = Anulează
undo-asked = ar vrea să anuleze ultima mutare.
undo-refused = spune nu. Mutarea rămâne.
undo-waiting = Anulăm ultima mutare? Așteptăm: { $names }
undo-withdraw = Nu mai contează
agree = De acord
disagree = Nu
no-thanks = Nu, mulțumesc
reopen-question = poate lăsa locul altcuiva, care va vedea aceste cărți. Ești de acord?
reopen-waiting = are aici un robot care joacă. Altcineva poate intra când sunt toți de acord. Așteptăm: { $names }
resign = Renunță
resign-sure = Renunți la acest joc?
resign-who = va renunța.
resign-ends = Cu asta jocul se termină.
resign-bot = Va continua un robot.
show-ways = Drumuri
rematch = Joacă din nou
rematch-join = Jocul următor
rematch-begun = Jocul următor a început.
fork = Joacă de aici
pause = Pauză
resume = Reia
mute = Oprește sunetul
unmute = Pornește sunetul
link-waiting = S-a pierdut legătura. Ne reconectăm; jocul tău este în siguranță.
table-gone = Acest joc a fost șters sau linkul tău nu mai merge.
no-entry = Acest link nu deschide niciun joc
no-entry-friend = Ți l-a trimis cineva? Cere linkul de invitație sau scanează codul de pe ecranul lui.
no-entry-own = E chiar jocul tău? Pe dispozitivul pe care joci, deschide meniul și alege „{ $menu }”.
delete-table = Șterge acest joc
delete-table-sure = Ștergi acest joc pentru toți?
save-record = Salvează jocul
save-picture = Salvează o imagine
places = Schimbă cine joacă
places-secret = Dacă scoți un jucător, îi ia locul un robot. Altcineva poate intra când sunt de acord toți ceilalți, pentru că va vedea cărțile acelui jucător.
replace-sure = Sigur? Își pierde locul
place-free = Există un loc liber. Poți intra și juca mai departe.
watch-link = Invită oameni să privească
watch-link-help = Cu acest link se poate privi, dar nu juca
continue-elsewhere = Continuă pe alt dispozitiv
continue-elsewhere-help = Scanează codul cu celălalt dispozitiv sau deschide acolo linkul. El deschide locul tău, așa că păstrează-l pentru tine

## Looking back

log = Mutările de până acum
log-empty = Nicio mutare încă.
log-kind = Cum să le arătăm
log-story = În cuvinte
log-last = Ultima tură a fiecăruia
log-codes = În notație
log-earlier = Mutări mai vechi
log-later = Mutări mai noi
log-after = Începe după mutarea { $ply } a altui joc.
record-shown = Acesta este un joc salvat. Ca să-l continui, atinge „Joacă de aici”.
scrubber = Privește înapoi
scrub-first = La început
scrub-previous = Mutarea dinainte
scrub-next = Mutarea următoare
scrub-last = La ultima mutare
scrub-play = Pornește
scrub-pause = Pauză
scrub-at = Mutarea { $ply } din { $last }
scrub-live = Înapoi la joc

## Passing the device

curtain = La rând: { $name }
curtain-peek = Dă dispozitivul mai departe, fără să tragi cu ochiul!
curtain-open = Eu sunt: arată-mi cărțile
curtain-go-on = Continuă

## Settings

setting-language = Limba
setting-theme = Aspect
setting-theme-auto = Ca dispozitivul
setting-theme-light = Luminos
setting-theme-dark = Întunecat
setting-motion = Animații
setting-motion-auto = Ca dispozitivul
setting-motion-full = Toate
setting-motion-less = Mai puține
setting-speed = Viteză
setting-speed-times = × { $speed }
setting-sound = Sunet

## Sides of a square, as seen on the screen

side-up = sus
side-right = în dreapta
side-down = jos
side-left = în stânga

## A game without drawings

plain-actions = Ce poți face
plain-ask = Aruncă, învârte sau trage

## Pieces

piece-of = { $label }: { $piece }
piece-open = încă neales
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = fantoma roșie
piece-pink = fantoma roz
piece-cyan = fantoma albastră
piece-orange = fantoma portocalie
piece-violet = fantoma mov
piece-green = fantoma verde
file-problem = { $file }: { $problem }

## Asking the coach

hint = Indiciu
hint-thinking = Mă gândesc…
hint-action = Cea mai bună mutare: { $action }.
hint-chance = Șanse de câștig: { NUMBER($percent) }%.
hint-close = Închide indiciul
coach-switch = Indicii
coach-switch-help = Indiciile trebuie pornite de toți cei care joacă.
coach-agreed = Pornite de: { $names }

## Looking back at a match

review = Analiză
review-making = Privim înapoi la joc. Durează câteva secunde…
review-chart = Șansele fiecăruia de a câștiga, de la prima la ultima mutare
review-luck = Noroc
review-lost = Irosit pe mutare
review-mistakes = Greșeli
review-percent = { NUMBER($percent) }%
review-of = { NUMBER($mistakes) } din { NUMBER($decisions) }
review-turning = Momente de cotitură
review-lucky = Noroc: +{ NUMBER($percent) }%
review-gave = Irosit { NUMBER($percent) }%
review-best = Mai bine:
review-try = Mai încearcă de aici
review-even = Nicio mutare nu a hotărât singură acest joc.

# Lessons
learn-first = Învață într-un minut
lessons = Lecții
lessons-all = Toate lecțiile
lessons-of = { $game }: lecții
lessons-done = { $done } din { $all } făcute
lesson-ticked = făcută
lesson-number = Lecția { $number } din { $lessons }
lesson-next = Lecția următoare
lesson-again = Ia-o de la capăt
lesson-play = Joacă pe bune
lesson-gone = Această lecție nu mai este deschisă.
guide-skip = Sari peste sfaturi

make-own = Fă unul al tău…
setup-own-rules = Regulile casei tale
