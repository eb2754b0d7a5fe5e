app-name = Mazechase
app-about = Labyrinter, spøgelser og forhindringer: brætspil, der er klar med ét tryk. Spil her eller med venner langt væk.
disclaimer = Et fanprojekt. Det er ikke tilknyttet, godkendt af eller forbundet med ejerne af PAC-MAN, Quoridor eller andre spil, der er nævnt her. Alle varemærker tilhører deres ejere.
loading = Lige et øjeblik …
close = Luk
cancel = Annuller
menu = Menu
settings = Indstillinger
to-start = Forside
problem-no-answer = Serveren svarer ikke. Tjek din forbindelse, og prøv igen.
page-late = Det tager lang tid at hente siden. Hvis der ikke sker noget, så prøv at genindlæse den.
page-retrying = En del af siden er ikke hentet endnu. Prøver igen …
page-reload = En del af siden mangler, nok på grund af en opdatering. Genindlæs den. Der sker ikke noget med dine spil.
reload = Genindlæs

games = Spil
continue-games = Fortsæt
players-count = { $least } til { $most } spillere
play-bot = Mod en bot
play-here = På samme enhed
play-link = Med en ven via link
play-shared = Stor skærm og mobiler
join-code = Vær med via kode
play-more = Flere muligheder
bot-strength = Hvor stærk botten er
puzzle-link = Dagens opgave
yours-link = Mine spil
ladder-link = Stigen
recent-tables = Afsluttede spil
forget-table = Fjern fra listen
forget-sure = Fjerne det? Du kan ikke komme tilbage til det
open-record = Åbn et gemt spil
open-record-bad = Filen er ikke et gemt spil.
recent-turn = Din tur
recent-over = Slut
recent-lobby = Venter på spillere
recent-next = Næste: { $name }
recent-won = Du vandt
recent-lost = Du tabte
recent-nobody = Ingen vandt
recent-winner = Vinder: { $name }
recent-record = Gemt spil
recent-all = Vis alle ({ $games })
recent-now = lige nu

setup-players = Spillere
setup-places = Hvem er med?
setup-place = Plads { $place }: hvem spiller
setup-level = Plads { $place }: hvor stærk botten er
setup-name = Navn
setup-no-limit = ingen grænse
setup-open-file = Åbn en fil
setup-samples = { $what }: billeder
setup-name-of = Plads { $place }: navn
setup-piece = Plads { $place }: brik
setup-random = Tilfældig startspiller
setup-clock = Ur
setup-clock-minutes = { $minutes ->
    [0] Intet ur
    [one] { $minutes } minut hver, +{ $seconds } s pr. træk
   *[other] { $minutes } minutter hver, +{ $seconds } s pr. træk
}
setup-options = Valgmuligheder
setup-book = Efter regelhæftet
setup-book-about = { $rules ->
    [one] Én husregel er anderledes end i regelhæftet. Sæt kryds for at spille uden den.
   *[other] { $rules } husregler er anderledes end i regelhæftet. Sæt kryds for at spille uden dem.
}
setup-house-rule = { $book ->
    [true] Husregel. Regelhæftet siger ja.
    [false] Husregel. Regelhæftet siger nej.
   *[other] Husregel. Regelhæftet siger: { $book }.
}
setup-as-printed = Som i regelhæftet.
setup-shared = Alle er med på hver deres mobil, med linket eller koden.
setup-start = Start spillet
setup-open = Opret spillet
place-kind-here = Denne enhed
place-kind-link = Via link
place-kind-bot = Bot
bot-random = Klodset bot
bot-random-about = gør hvad som helst, der er tilladt, uden at tænke.
bot-level1 = Begynderbot
bot-level1-about = kan reglerne, men ikke meget mere. God til det første spil.
bot-level2 = Let bot
bot-level2-about = ser, hvad der er godt lige nu, men lægger ingen planer.
bot-level3 = Mellemsvær bot
bot-level3-about = planlægger lidt. En passende modstander, når du kender spillet.
bot-level4 = Svær bot
bot-level4-about = ser længere frem og laver få fejl.
bot-level5 = Mesterbot
bot-level5-about = er den stærkeste, vi har. Held og lykke!
bot-classic1 = Let bot (klassisk)
bot-classic2 = Mellemsvær bot (klassisk)
bot-classic3 = Svær bot (klassisk)
bot-perfect = Perfekt bot

lobby-host = Dit spil er klar
lobby-open = { $places ->
    [one] Venter på, at nogen tager den ledige plads. Send linket.
   *[other] Venter på, at nogen tager de ledige pladser. Send linket.
}
lobby-guest = Du er inviteret til at spille { $game }!
lobby-guest-of = { $name } inviterer dig til at spille { $game }!
lobby-wait = Du er med! Venter på, at spillet starter …
lobby-wait-for = Du er med! Venter på, at { $name } starter spillet …
place-open = Ledig plads
place-yours = Din plads
place-here = Her
place-bot = En bot spiller
sit-here = Spil her
sit-down = Vær med
move-up = Flyt op
make-bot = Lad en bot spille
make-open = Fjern
your-name = Dit navn
invite-link = Send linket til en ven, eller lad ham eller hende scanne koden
start-match = Start
start-with-bots = { $places ->
    [one] Start med en bot på den ledige plads
   *[other] Start med bots på de ledige pladser
}
link-only-here = Linket virker kun på denne enhed. Start med { $command }, så andre på dit wi-fi kan være med.
copy-link = Kopiér link
new-link = Nyt link (det gamle holder op med at virke)
copied = Kopieret
share = Del
qr-code = QR-kode til linket

seats = Spillere
seat-name = Spiller { $seat }
you = Du
seat-away = Væk
seat-asked = har turen
seat-won = Vinder
clock-left = { $time } tilbage
todo-turn = Din tur.
todo-call = { $name },
todo-act = Vælg, hvad du vil gøre.
todo-chance = Tryk for at slå, dreje eller trække.
todo-bot = tænker …
todo-wait = spiller …
bots-hurried = Der er gang i mange spil lige nu, så bottene har mindre tid til at tænke.
doing-move = { $who ->
    [you] er i gang med dit træk …
   *[somebody] er i gang med et træk …
}
doing-chance = { $who ->
    [you] prøver lykken …
   *[somebody] prøver lykken …
}
away-wait = er væk. En bot kan tage over om { $time }.
away-ready = er væk. En bot kan tage over nu.
away-minded = er væk. En bot spiller imens.
turn-away = Tur: { $name } (væk).
turn-away-wait = En bot kan tage over om { $time }.
turn-away-ready = En bot kan tage over nu.
absences = Hvem er væk
not-yet = Ikke endnu! Vi venter på: { $name }.
todo-queued = Du er offline. Dit træk bliver sendt, så snart du er online igen.
talk = Sig noget
watching = Du kigger på.
watching-full = Alle pladser er taget. Du kigger på.
paused = Spillet er sat på pause.
paused-wait = Spillet er sat på pause, til den, der oprettede det, sætter det i gang igen.
over-won = { $seats ->
    [one] vinder!
   *[other] vinder sammen!
}
over-you-won = Du vandt!
over-cheer = Godt spillet! Prøv igen?
over-nobody = Spillet er slut. Ingen vinder.
told-of = { $name } { $sentence }
turn-told = { $name } { $deeds }.
turn-said = { $deeds }.
turn-plain = lavede et træk
turn-event = { $event }
match-short-undo-wanted = bad om at fortryde det sidste træk.
match-short-undo-reply = { $answer ->
    [yes] sagde ja.
    [withdrawn] vil alligevel ikke fortryde.
   *[no] sagde nej.
}
match-short-gave-up = gav op.
match-short-time-up = løb tør for tid.
match-short-seat-taken = { $bot ->
    [none] kom med i spillet.
   *[other] blev afløst af en bot.
}
match-short-seat-minded = holder en pause. En bot spiller imens.
match-short-seat-reclaimed = kom tilbage.
help = Sådan spiller du
help-search = Søg i reglerne
help-nothing = Her står ikke noget om »{ $search }«. Prøv et andet ord.
help-ruling = Læs reglen
help-house = Husregel
help-yes = Ja
help-no = Nej
help-own = Jeres egen
help-options = Valgmuligheder
help-table-options = Dette spil
help-differs = Ændret
harm-title = Er du sikker?
harm-usual = Det ville gå ud over dig selv.
harm-do = Gør det alligevel
harm-no = Nej, gå tilbage
mind-seat = Lad en bot spille imens
mind-means = er væk. En bot spiller imens.
minded-for-you = En bot spillede for dig, mens du var væk.
take-back = Fortryd
undo-asked = vil gerne fortryde det sidste træk.
undo-refused = sagde nej. Trækket bliver stående.
undo-waiting = Fortryde det sidste træk? Venter på: { $names }
undo-withdraw = Glem det
agree = OK
disagree = Nej
no-thanks = Nej tak
reopen-question = kan afløses af en ny, som så ser disse kort. Er det i orden?
reopen-waiting = har en bot til at spille her. En ny kan komme med, når alle siger ja. Venter på: { $names }
resign = Giv op
resign-sure = Vil du give op?
resign-who = giver op.
resign-ends = Så slutter spillet.
resign-bot = En bot spiller videre.
show-ways = Korteste veje
rematch = Spil igen
rematch-join = Næste spil
rematch-begun = Det næste spil er begyndt.
fork = Spil videre herfra
pause = Pause
resume = Fortsæt
mute = Slå lyden fra
unmute = Slå lyden til
link-waiting = Forbindelsen røg. Prøver igen; der sker ikke noget med dit spil.
table-gone = Spillet er slettet, eller dit link virker ikke længere.
no-entry = Linket åbner ikke noget spil
no-entry-friend = Har en ven sendt det? Bed om invitationslinket, eller scan koden på din vens skærm.
no-entry-own = Er det dit eget spil? Åbn menuen på den enhed, du spiller på, og vælg »{ $menu }«.
delete-table = Slet spillet
delete-table-sure = Slette spillet for alle?
save-record = Gem spillet
save-picture = Gem et billede
places = Skift spillere
places-secret = Hvis du fjerner en spiller, tager en bot over. En ny kan komme med, når alle de andre siger ja, for den nye ser spillerens kort.
replace-sure = Sikker? Pladsen går tabt
place-free = Der er en ledig plads. Du kan spille med.
watch-link = Inviter nogen til at kigge på
watch-link-help = Alle med dette link kan kigge på, men ikke spille
continue-elsewhere = Fortsæt på en anden enhed
continue-elsewhere-help = Scan koden med den anden enhed, eller åbn linket der. Det åbner din plads, så hold det for dig selv

log = Træk indtil nu
log-empty = Ingen træk endnu.
log-kind = Sådan vises de
log-story = Med ord
log-last = Alles seneste tur
log-codes = Som notation
log-earlier = Tidligere træk
log-later = Senere træk
log-after = Begynder efter træk { $ply } i et tidligere spil.
record-shown = Dette er et gemt spil. Tryk på »Spil videre herfra« for at spille.
scrubber = Se tilbage
scrub-first = Gå til starten
scrub-previous = Forrige træk
scrub-next = Næste træk
scrub-last = Gå til det seneste træk
scrub-play = Afspil
scrub-pause = Pause
scrub-at = Træk { $ply } af { $last }
scrub-live = Tilbage til spillet

curtain = Giv videre til { $name }
curtain-peek = Ikke kigge!
curtain-open = Det er mig: vis mine kort
curtain-go-on = Fortsæt

setting-language = Sprog
setting-theme = Tema
setting-theme-auto = Som på enheden
setting-theme-light = Lyst
setting-theme-dark = Mørkt
setting-motion = Animationer
setting-motion-auto = Som på enheden
setting-motion-full = Alle
setting-motion-less = Færre
setting-speed = Hastighed
setting-speed-times = × { $speed }
setting-sound = Lyd

side-up = ovenover
side-right = til højre
side-down = nedenunder
side-left = til venstre

plain-actions = Det kan du gøre
plain-ask = Slå, drej eller træk

piece-of = { $label }: { $piece }
piece-open = ikke valgt endnu
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = rødt spøgelse
piece-pink = lyserødt spøgelse
piece-cyan = blåt spøgelse
piece-orange = orange spøgelse
piece-violet = lilla spøgelse
piece-green = grønt spøgelse
file-problem = { $file }: { $problem }

hint = Tip
hint-thinking = Lad mig tænke …
hint-action = Bedste træk: { $action }.
hint-chance = Chance for at vinde: { NUMBER($percent) } %.
hint-close = Luk tippet
coach-switch = Tip
coach-switch-help = Alle, der spiller, skal slå tip til.
coach-agreed = Slået til: { $names }

review = Tilbageblik
review-making = Ser tilbage på spillet. Det tager et par sekunder …
review-chart = Alles chancer for at vinde, fra det første træk til det sidste
review-luck = Held
review-lost = Tabt pr. træk
review-mistakes = Fejl
review-percent = { NUMBER($percent) } %
review-of = { NUMBER($mistakes) } af { NUMBER($decisions) }
review-turning = Vendepunkter
review-lucky = Held: +{ NUMBER($percent) } %
review-gave = Tabte { NUMBER($percent) } %
review-best = Bedre:
review-try = Prøv igen herfra
review-even = Intet enkelt træk afgjorde spillet.

learn-first = Lær det på et minut
lessons = Lektioner
lessons-all = Alle lektioner
lessons-of = { $game }: lektioner
lessons-done = { $done } af { $all } klaret
lesson-ticked = klaret
lesson-number = Lektion { $number } af { $lessons }
lesson-next = Næste lektion
lesson-again = Forfra
lesson-play = Spil et rigtigt spil
lesson-gone = Lektionen er ikke åben længere.
guide-skip = Drop rådene

make-own = Lav din egen …
setup-own-rules = Jeres husregler
