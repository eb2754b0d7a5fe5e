app-name = Mazechase
app-about = Labyrinter, spøkelser og gjerder: brettspill som er klare med ett trykk. Spill her eller med venner langt borte.
disclaimer = Et fanprosjekt. Ikke tilknyttet, godkjent av eller forbundet med eierne av PAC-MAN, Quoridor eller noe spill som er nevnt her. Alle varemerker tilhører sine eiere.
loading = Et øyeblikk…
close = Lukk
cancel = Avbryt
menu = Meny
settings = Innstillinger
to-start = Hjem
problem-no-answer = Serveren svarer ikke. Sjekk nettforbindelsen og prøv igjen.
page-late = Denne siden bruker lang tid på å laste. Skjer det ingenting, kan du prøve å laste den på nytt.
page-retrying = En del av siden er ikke lastet ennå. Prøver igjen…
page-reload = En del av siden mangler, trolig på grunn av en oppdatering. Last den på nytt. Spillene dine er trygge.
reload = Last på nytt

games = Spill
continue-games = Fortsett
players-count = { $least } til { $most } spillere
play-bot = Mot en robot
play-here = Sammen på én skjerm
play-link = Med en venn, via lenke
play-shared = Stor skjerm og mobiler
join-code = Bli med via kode
play-more = Flere valg
bot-strength = Hvor sterk roboten er
puzzle-link = Dagens nøtt
yours-link = Mine spill
ladder-link = Stigen
recent-tables = Ferdige spill
forget-table = Fjern fra listen
forget-sure = Fjerne det? Du kommer ikke inn i det igjen
open-record = Åpne et lagret spill
open-record-bad = Denne filen er ikke et lagret spill.
recent-turn = Din tur
recent-over = Ferdig
recent-lobby = Venter på spillere
recent-next = Neste: { $name }
recent-won = Du vant
recent-lost = Du tapte
recent-nobody = Ingen vant
recent-winner = Vinner: { $name }
recent-record = Lagret spill
recent-all = Vis alle ({ $games })
recent-now = akkurat nå

setup-players = Spillere
setup-places = Hvem er med?
setup-place = Plass { $place }: hvem som spiller
setup-level = Plass { $place }: hvor sterk roboten er
setup-name = Navn
setup-no-limit = ingen grense
setup-open-file = Åpne en fil
setup-samples = { $what }: bilder
setup-name-of = Plass { $place }: navn
setup-piece = Plass { $place }: brikke
setup-random = Tilfeldig startspiller
setup-clock = Klokke
setup-clock-minutes = { $minutes ->
    [0] Ingen klokke
    [one] { $minutes } minutt hver, +{ $seconds } s per trekk
   *[other] { $minutes } minutter hver, +{ $seconds } s per trekk
}
setup-options = Valg
setup-book = Etter regelheftet
setup-book-about = { $rules ->
    [one] Én husregel er annerledes enn i regelheftet. Kryss av her for å spille uten den.
   *[other] { $rules } husregler er annerledes enn i regelheftet. Kryss av her for å spille uten dem.
}
setup-house-rule = { $book ->
    [true] Husregel. Regelheftet sier ja.
    [false] Husregel. Regelheftet sier nei.
   *[other] Husregel. Regelheftet sier: { $book }.
}
setup-as-printed = Som i regelheftet.
setup-shared = Alle blir med på sin egen mobil, med lenken eller koden.
setup-start = Start spillet
setup-open = Lag spillet
place-kind-here = Denne enheten
place-kind-link = Via lenke
place-kind-bot = Robot
bot-random = Klønete robot
bot-random-about = gjør hva som helst som er lov, uten å tenke.
bot-level1 = Fersk robot
bot-level1-about = kan reglene og lite mer. Fin for det første spillet.
bot-level2 = Lett robot
bot-level2-about = ser hva som er bra akkurat nå, men planlegger ikke.
bot-level3 = Middels robot
bot-level3-about = planlegger litt. En passe sterk motstander når du kan spillet.
bot-level4 = Vanskelig robot
bot-level4-about = ser lenger fram og gjør få feil.
bot-level5 = Mesterrobot
bot-level5-about = er den sterkeste vi har. Lykke til!
bot-classic1 = Lett robot (klassisk)
bot-classic2 = Middels robot (klassisk)
bot-classic3 = Vanskelig robot (klassisk)
bot-perfect = Perfekt robot

lobby-host = Spillet ditt er klart
lobby-open = { $places ->
    [one] Venter på at noen tar den ledige plassen. Send dem lenken.
   *[other] Venter på at noen tar de ledige plassene. Send dem lenken.
}
lobby-guest = Du er invitert til å spille { $game }!
lobby-guest-of = { $name } inviterer deg til å spille { $game }!
lobby-wait = Du er med! Venter på at spillet starter…
lobby-wait-for = Du er med! Venter på at { $name } starter…
place-open = Ledig plass
place-yours = Din plass
place-here = Her
place-bot = En robot spiller
sit-here = Spill her
sit-down = Bli med
move-up = Flytt opp
make-bot = La en robot spille
make-open = Fjern
your-name = Navnet ditt
invite-link = Send lenken til en venn, eller la vennen din skanne koden
start-match = Start
start-with-bots = { $places ->
    [one] Start med en robot på den ledige plassen
   *[other] Start med roboter på de ledige plassene
}
link-only-here = Lenken virker bare på denne enheten. Start med { $command } så andre på wifi-nettet ditt kan bli med.
copy-link = Kopier lenken
new-link = Ny lenke (den gamle slutter å virke)
copied = Kopiert
share = Del
qr-code = QR-kode for lenken

seats = Spillere
seat-name = Spiller { $seat }
you = Du
seat-away = Borte
seat-asked = står for tur
seat-won = Vinner
clock-left = { $time } igjen
todo-turn = Din tur.
todo-call = { $name },
todo-act = Velg hva du vil gjøre.
todo-chance = Trykk for å kaste, snurre eller trekke.
todo-bot = tenker…
todo-wait = spiller…
bots-hurried = Mange spill er i gang akkurat nå, så robotene har kortere tid til å tenke.
doing-move = { $who ->
    [you] gjør trekket ditt…
   *[somebody] gjør et trekk…
}
doing-chance = { $who ->
    [you] prøver lykken…
   *[somebody] prøver lykken…
}
away-wait = er borte. En robot kan ta over om { $time }.
away-ready = er borte. En robot kan ta over nå.
away-minded = er borte. En robot spiller så lenge.
turn-away = Tur: { $name } (borte).
turn-away-wait = En robot kan ta over om { $time }.
turn-away-ready = En robot kan ta over nå.
absences = Hvem som er borte
not-yet = Ikke ennå! Vi venter på: { $name }.
todo-queued = Du er uten nett. Trekket ditt blir sendt så snart du er på nett igjen.
talk = Si noe
watching = Du ser på.
watching-full = Alle plasser er tatt. Du ser på.
paused = Spillet er satt på pause.
paused-wait = Spillet er på pause til den som laget det, starter det igjen.
over-won = { $seats ->
    [one] vinner!
   *[other] vinner sammen!
}
over-you-won = Du vinner!
over-cheer = Godt spilt! En gang til?
over-nobody = Spillet er slutt. Ingen vinner.
told-of = { $name } { $sentence }
turn-told = { $name } { $deeds }.
turn-said = { $deeds }.
turn-plain = gjorde et trekk
turn-event = { $event }
match-short-undo-wanted = vil angre det siste trekket.
match-short-undo-reply = { $answer ->
    [yes] sa ja.
    [withdrawn] vil ikke angre lenger.
   *[no] sa nei.
}
match-short-gave-up = ga opp.
match-short-time-up = brukte opp tiden.
match-short-seat-taken = { $bot ->
    [none] ble med i spillet.
   *[other] byttet til en robot.
}
match-short-seat-minded = tok en liten pause. En robot spiller så lenge.
match-short-seat-reclaimed = kom tilbake.
help = Slik spiller du
help-search = Søk i reglene
help-nothing = Her er det ingenting om «{ $search }». Prøv et annet ord.
help-ruling = Les regelen
help-house = Husregel
help-yes = Ja
help-no = Nei
help-own = Din egen
help-options = Valg
help-table-options = Dette bordet
help-differs = Endret
harm-title = Er du sikker?
harm-usual = Det ville gå ut over deg selv.
harm-do = Gjør det likevel
harm-no = Nei, gå tilbake
mind-seat = La en robot spille så lenge
mind-means = er borte. En robot spiller til spilleren er tilbake.
minded-for-you = En robot spilte for deg mens du var borte.
take-back = Angre
undo-asked = vil gjerne angre det siste trekket.
undo-refused = sa nei. Trekket blir stående.
undo-waiting = Angre det siste trekket? Venter på: { $names }
undo-withdraw = Glem det
agree = OK
disagree = Nei
no-thanks = Nei takk
reopen-question = kan byttes ut med en ny spiller, som får se disse kortene. Er det greit?
reopen-waiting = har en robot som spiller her. En ny kan bli med når alle sier ja. Venter på: { $names }
resign = Gi opp
resign-sure = Vil du gi opp dette spillet?
resign-who = gir opp.
resign-ends = Da er spillet slutt.
resign-bot = En robot spiller videre.
show-ways = Korteste veier
rematch = Spill igjen
rematch-join = Neste spill
rematch-begun = Neste spill har startet.
fork = Spill videre herfra
pause = Pause
resume = Fortsett
mute = Slå av lyden
unmute = Slå på lyden
link-waiting = Mistet forbindelsen. Kobler til igjen; spillet ditt er trygt.
table-gone = Spillet er slettet, eller lenken din virker ikke lenger.
no-entry = Denne lenken åpner ikke noe spill
no-entry-friend = Fikk du den av en venn? Be om invitasjonslenken, eller skann koden på skjermen til vennen din.
no-entry-own = Er det ditt eget spill? Åpne menyen på enheten du spiller på, og velg «{ $menu }».
delete-table = Slett dette spillet
delete-table-sure = Slette spillet for alle?
save-record = Lagre spillet
save-picture = Lagre et bilde
places = Bytt spillere
places-secret = Fjerner du en spiller, tar en robot over. En ny kan bli med når alle andre sier ja, for den nye får se spillerens kort.
replace-sure = Sikker? Spilleren mister plassen
place-free = Det er en ledig plass. Du kan bli med og spille videre.
watch-link = Inviter noen til å se på
watch-link-help = Alle med denne lenken kan se på, men ikke spille
continue-elsewhere = Fortsett på en annen enhet
continue-elsewhere-help = Skann koden med den andre enheten, eller åpne lenken der. Den åpner din plass, så hold den for deg selv

log = Trekk så langt
log-empty = Ingen trekk ennå.
log-kind = Hvordan de vises
log-story = Med ord
log-last = Alles siste tur
log-codes = Med koder
log-earlier = Tidligere trekk
log-later = Senere trekk
log-after = Starter etter trekk { $ply } i et tidligere spill.
record-shown = Dette er et lagret spill. Trykk på «Spill videre herfra» for å spille.
scrubber = Se tilbake
scrub-first = Gå til starten
scrub-previous = Forrige trekk
scrub-next = Neste trekk
scrub-last = Gå til siste trekk
scrub-play = Spill av
scrub-pause = Pause
scrub-at = Trekk { $ply } av { $last }
scrub-live = Tilbake til spillet

curtain = Gi videre til { $name }
curtain-peek = Ikke kikk!
curtain-open = Det er meg: vis kortene mine
curtain-go-on = Fortsett

setting-language = Språk
setting-theme = Utseende
setting-theme-auto = Som enheten
setting-theme-light = Lyst
setting-theme-dark = Mørkt
setting-motion = Animasjoner
setting-motion-auto = Som enheten
setting-motion-full = Alle
setting-motion-less = Færre
setting-speed = Fart
setting-speed-times = × { $speed }
setting-sound = Lyd

side-up = over
side-right = til høyre
side-down = under
side-left = til venstre

plain-actions = Hva du kan gjøre
plain-ask = Kast, snurr eller trekk

piece-of = { $label }: { $piece }
piece-open = ikke valgt ennå
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = rødt spøkelse
piece-pink = rosa spøkelse
piece-cyan = blått spøkelse
piece-orange = oransje spøkelse
piece-violet = fiolett spøkelse
piece-green = grønt spøkelse
file-problem = { $file }: { $problem }

hint = Hint
hint-thinking = La meg tenke…
hint-action = Beste trekk: { $action }.
hint-chance = Vinnersjanse: { NUMBER($percent) } %.
hint-close = Lukk hintet
coach-switch = Hint
coach-switch-help = Alle som spiller, må slå på hint.
coach-agreed = Slått på: { $names }

review = Tilbakeblikk
review-making = Ser tilbake på spillet. Det tar noen sekunder…
review-chart = Alles vinnersjanser, fra første til siste trekk
review-luck = Flaks
review-lost = Tapt per trekk
review-mistakes = Feil
review-percent = { NUMBER($percent) } %
review-of = { NUMBER($mistakes) } av { NUMBER($decisions) }
review-turning = Vendepunkter
review-lucky = Flaks: +{ NUMBER($percent) } %
review-gave = Tapte { NUMBER($percent) } %
review-best = Bedre:
review-try = Prøv igjen herfra
review-even = Ikke noe enkelt trekk avgjorde dette spillet.
learn-first = Lær det på ett minutt
lessons = Leksjoner
lessons-all = Alle leksjoner
lessons-of = { $game }: leksjoner
lessons-done = { $done } av { $all } ferdige
lesson-ticked = ferdig
lesson-number = Leksjon { $number } av { $lessons }
lesson-next = Neste leksjon
lesson-again = Start på nytt
lesson-play = Spill et ekte spill
lesson-gone = Denne leksjonen er ikke åpen lenger.
guide-skip = Hopp over tipsene
make-own = Lag din egen…
setup-own-rules = Dine husregler
