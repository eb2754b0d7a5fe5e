app-name = Mazechase
app-about = Labyrinter, spöken och staket: brädspel som är igång med ett tryck. Spela här eller med vänner långt borta.
disclaimer = Ett fanprojekt. Inte knutet till, godkänt av eller kopplat till ägarna av PAC-MAN, Quoridor eller något annat spel som nämns här. Alla varumärken tillhör sina ägare.
loading = Ett ögonblick…
close = Stäng
cancel = Avbryt
menu = Meny
settings = Inställningar
to-start = Start
problem-no-answer = Servern svarar inte. Kontrollera din anslutning och försök igen.
page-late = Sidan tar lång tid att ladda. Om inget händer kan du prova att ladda om den.
page-retrying = En del av sidan har inte laddats än. Försöker igen…
page-reload = En del av sidan saknas, troligen på grund av en uppdatering. Ladda om den. Dina spel finns kvar.
reload = Ladda om

games = Spel
continue-games = Fortsätt
players-count = { $least } till { $most } spelare
play-bot = Mot en bot
play-here = På samma enhet
play-link = Med en vän, via länk
play-shared = Stor skärm och mobiler
join-code = Gå med via kod
play-more = Fler alternativ
bot-strength = Hur stark boten är
puzzle-link = Dagens kluring
yours-link = Mina spel
ladder-link = Stegen
recent-tables = Avslutade spel
forget-table = Ta bort från listan
forget-sure = Ta bort? Du kan inte komma tillbaka
open-record = Öppna ett sparat spel
open-record-bad = Den här filen är inte ett sparat spel.
recent-turn = Din tur
recent-over = Slut
recent-lobby = Väntar på spelare
recent-next = Näst på tur: { $name }
recent-won = Du vann
recent-lost = Du förlorade
recent-nobody = Ingen vann
recent-winner = Vinnare: { $name }
recent-record = Sparat spel
recent-all = Visa alla ({ $games })
recent-now = alldeles nyss

setup-players = Spelare
setup-places = Vilka är med?
setup-place = Plats { $place }: vem som spelar
setup-level = Plats { $place }: hur stark boten är
setup-name = Namn
setup-no-limit = ingen gräns
setup-open-file = Öppna en fil
setup-samples = { $what }: bilder
setup-name-of = Plats { $place }: namn
setup-piece = Plats { $place }: pjäs
setup-random = Lotta vem som börjar
setup-clock = Klocka
setup-clock-minutes = { $minutes ->
    [0] Ingen klocka
    [one] { $minutes } minut var, +{ $seconds } s per drag
   *[other] { $minutes } minuter var, +{ $seconds } s per drag
}
setup-options = Alternativ
setup-book = Enligt regelboken
setup-book-about = { $rules ->
    [one] En husregel skiljer sig från regelboken. Kryssa i här för att spela utan den.
   *[other] { $rules } husregler skiljer sig från regelboken. Kryssa i här för att spela utan dem.
}
setup-house-rule = { $book ->
    [true] Husregel. Regelboken säger ja.
    [false] Husregel. Regelboken säger nej.
   *[other] Husregel. Regelboken säger: { $book }.
}
setup-as-printed = Som i regelboken.
setup-shared = Alla går med på sin egen mobil, med länken eller koden.
setup-start = Starta spelet
setup-open = Skapa spelet
place-kind-here = Den här enheten
place-kind-link = Via länk
place-kind-bot = Bot
bot-random = Klumpig bot
bot-random-about = gör vad som helst som är tillåtet, utan att tänka.
bot-level1 = Nybörjarbot
bot-level1-about = kan reglerna och inte mycket mer. Bra för ett första spel.
bot-level2 = Lätt bot
bot-level2-about = ser vad som är bra just nu, men planerar inte.
bot-level3 = Medelsvår bot
bot-level3-about = planerar lite. En lagom motståndare när du kan spelet.
bot-level4 = Svår bot
bot-level4-about = tänker längre fram och gör få misstag.
bot-level5 = Mästarbot
bot-level5-about = är den starkaste vi har. Lycka till!
bot-classic1 = Lätt bot (klassisk)
bot-classic2 = Medelsvår bot (klassisk)
bot-classic3 = Svår bot (klassisk)
bot-perfect = Perfekt bot

lobby-host = Ditt spel är klart
lobby-open = { $places ->
    [one] Väntar på att någon ska ta den lediga platsen. Skicka länken.
   *[other] Väntar på att några ska ta de lediga platserna. Skicka länken.
}
lobby-guest = Du är inbjuden till { $game }!
lobby-guest-of = { $name } bjuder in dig till { $game }!
lobby-wait = Du är med! Väntar på att spelet ska börja…
lobby-wait-for = Du är med! Väntar på att { $name } ska starta…
place-open = Ledig plats
place-yours = Din plats
place-here = Här
place-bot = En bot spelar
sit-here = Spela här
sit-down = Gå med
move-up = Flytta upp
make-bot = Låt en bot spela
make-open = Ta bort
your-name = Ditt namn
invite-link = Skicka länken till en vän, eller låt vännen skanna koden
start-match = Starta
start-with-bots = { $places ->
    [one] Starta med en bot på den lediga platsen
   *[other] Starta med botar på de lediga platserna
}
link-only-here = Länken fungerar bara på den här enheten. Starta med { $command } så att andra på ditt wifi kan gå med.
copy-link = Kopiera länken
new-link = Ny länk (den gamla slutar fungera)
copied = Kopierat
share = Dela
qr-code = QR-kod för länken

seats = Spelare
seat-name = Spelare { $seat }
you = Du
seat-away = Borta
seat-asked = på tur
seat-won = Vinnare
clock-left = { $time } kvar
todo-turn = Din tur.
todo-call = { $name },
todo-act = Välj vad du vill göra.
todo-chance = Tryck för att slå, snurra eller dra.
todo-bot = tänker…
todo-wait = spelar…
bots-hurried = Många spel pågår just nu, så botarna har mindre tid att tänka.
doing-move = { $who ->
    [you] gör ditt drag…
   *[somebody] gör sitt drag…
}
doing-chance = { $who ->
    [you] prövar lyckan…
   *[somebody] prövar lyckan…
}
away-wait = är borta. En bot kan ta över om { $time }.
away-ready = är borta. En bot kan ta över nu.
away-minded = är borta. En bot spelar så länge.
turn-away = På tur, men borta: { $name }.
turn-away-wait = En bot kan ta över om { $time }.
turn-away-ready = En bot kan ta över nu.
absences = Vilka som är borta
not-yet = Inte än! Vi väntar på: { $name }.
todo-queued = Du är offline. Ditt drag skickas så fort du är uppkopplad igen.
talk = Säg något
watching = Du tittar på.
watching-full = Alla platser är tagna. Du tittar på.
paused = Spelet är pausat.
paused-wait = Spelet är pausat tills den som skapade det fortsätter.
over-won = { $seats ->
    [one] vinner!
   *[other] vinner tillsammans!
}
over-you-won = Du vann!
over-cheer = Bra spelat! En gång till?
over-nobody = Spelet är slut. Ingen vinner.
told-of = { $name } { $sentence }
turn-told = { $name } { $deeds }.
turn-said = { $deeds }.
turn-plain = gjorde ett drag
turn-event = { $event }
match-short-undo-wanted = bad att få ångra senaste draget.
match-short-undo-reply = { $answer ->
    [yes] sa ja.
    [withdrawn] vill inte längre ångra.
   *[no] sa nej.
}
match-short-gave-up = gav upp.
match-short-time-up = fick slut på tid.
match-short-seat-taken = { $bot ->
    [none] gick med i spelet.
   *[other] bytte till en bot.
}
match-short-seat-minded = gick iväg en stund. En bot spelar så länge.
match-short-seat-reclaimed = kom tillbaka.
help = Så spelar man
help-search = Sök i reglerna
help-nothing = Här finns inget om ”{ $search }”. Prova ett annat ord.
help-ruling = Läs regeln
help-house = Husregel
help-yes = Ja
help-no = Nej
help-own = Egen
help-options = Alternativ
help-table-options = Det här bordet
help-differs = Ändrat
harm-title = Är du säker?
harm-usual = Det går ut över dig själv.
harm-do = Gör det ändå
harm-no = Nej, tillbaka
mind-seat = Låt en bot spela så länge
mind-means = är borta. En bot spelar tills personen är tillbaka.
minded-for-you = En bot spelade åt dig medan du var borta.
take-back = Ångra
undo-asked = vill ångra senaste draget.
undo-refused = sa nej. Draget gäller.
undo-waiting = Ångra senaste draget? Väntar på: { $names }
undo-withdraw = Strunta i det
agree = OK
disagree = Nej
no-thanks = Nej tack
reopen-question = kan ersättas av någon ny, som får se de här korten. Är det OK?
reopen-waiting = har en bot som spelar här. Någon ny kan gå med när alla har sagt ja. Väntar på: { $names }
resign = Ge upp
resign-sure = Ge upp det här spelet?
resign-who = ger upp.
resign-ends = Då är spelet slut.
resign-bot = En bot spelar vidare.
show-ways = Kortaste vägar
rematch = Spela igen
rematch-join = Nästa spel
rematch-begun = Nästa spel har börjat.
fork = Spela härifrån
pause = Pausa
resume = Fortsätt
mute = Stäng av ljudet
unmute = Sätt på ljudet
link-waiting = Anslutningen bröts. Ansluter igen; ditt spel finns kvar.
table-gone = Spelet är raderat, eller så fungerar din länk inte längre.
no-entry = Den här länken öppnar inget spel
no-entry-friend = Fick du den av en vän? Be om inbjudningslänken, eller skanna koden på din väns skärm.
no-entry-own = Är det ditt eget spel? Öppna menyn på enheten där du spelar och välj ”{ $menu }”.
delete-table = Radera spelet
delete-table-sure = Radera spelet för alla?
save-record = Spara spelet
save-picture = Spara en bild
places = Ändra vilka som spelar
places-secret = Om du tar bort en spelare tar en bot över. Någon ny kan gå med när alla andra har sagt ja, eftersom den får se spelarens kort.
replace-sure = Säker? Platsen går förlorad
place-free = Det finns en ledig plats. Du kan gå med och spela vidare.
watch-link = Bjud in folk att titta på
watch-link-help = Alla som har länken kan titta på, men inte spela
continue-elsewhere = Fortsätt på en annan enhet
continue-elsewhere-help = Skanna koden med den andra enheten, eller öppna länken där. Den leder till din plats, så visa den inte för någon

log = Dragen hittills
log-empty = Inga drag än.
log-kind = Hur de visas
log-story = Med ord
log-last = Allas senaste tur
log-codes = Som notation
log-earlier = Tidigare drag
log-later = Senare drag
log-after = Börjar efter drag { $ply } i ett tidigare spel.
record-shown = Det här är ett sparat spel. Tryck på ”Spela härifrån” för att spela vidare.
scrubber = Titta tillbaka
scrub-first = Till början
scrub-previous = Föregående drag
scrub-next = Nästa drag
scrub-last = Till senaste draget
scrub-play = Spela upp
scrub-pause = Pausa
scrub-at = Drag { $ply } av { $last }
scrub-live = Tillbaka till spelet

curtain = Lämna över till { $name }
curtain-peek = Inte tjuvkika!
curtain-open = Det är jag: visa mina kort
curtain-go-on = Fortsätt

setting-language = Språk
setting-theme = Tema
setting-theme-auto = Som enheten
setting-theme-light = Ljust
setting-theme-dark = Mörkt
setting-motion = Animationer
setting-motion-auto = Som enheten
setting-motion-full = Alla
setting-motion-less = Färre
setting-speed = Hastighet
setting-speed-times = × { $speed }
setting-sound = Ljud

side-up = ovanför
side-right = till höger
side-down = nedanför
side-left = till vänster

plain-actions = Vad du kan göra
plain-ask = Slå, snurra eller dra

piece-of = { $label }: { $piece }
piece-open = inte vald än
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = rött spöke
piece-pink = rosa spöke
piece-cyan = blått spöke
piece-orange = orange spöke
piece-violet = lila spöke
piece-green = grönt spöke
file-problem = { $file }: { $problem }

hint = Tips
hint-thinking = Låt mig tänka…
hint-action = Bästa draget: { $action }.
hint-chance = Chans att vinna: { NUMBER($percent) } %.
hint-close = Stäng tipset
coach-switch = Tips
coach-switch-help = Alla som spelar måste slå på tipsen.
coach-agreed = Har slagit på: { $names }

review = Genomgång
review-making = Tittar tillbaka på spelet. Det tar några sekunder…
review-chart = Allas chans att vinna, från första draget till det sista
review-luck = Tur
review-lost = Tappat per drag
review-mistakes = Misstag
review-percent = { NUMBER($percent) } %
review-of = { NUMBER($mistakes) } av { NUMBER($decisions) }
review-turning = Vändpunkter
review-lucky = Tur: +{ NUMBER($percent) } %
review-gave = Tappade { NUMBER($percent) } %
review-best = Bättre:
review-try = Försök igen härifrån
review-even = Inget enskilt drag avgjorde spelet.

learn-first = Lär dig på en minut
lessons = Lektioner
lessons-all = Alla lektioner
lessons-of = { $game }: lektioner
lessons-done = { $done } av { $all } klara
lesson-ticked = klar
lesson-number = Lektion { $number } av { $lessons }
lesson-next = Nästa lektion
lesson-again = Börja om
lesson-play = Spela på riktigt
lesson-gone = Lektionen är inte öppen längre.
guide-skip = Hoppa över tipsen

make-own = Gör egna…
setup-own-rules = Dina husregler
