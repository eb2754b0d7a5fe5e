app-name = Mazechase
app-about = Doolhoven, spoken en muurtjes: bordspellen waar je zo mee begint. Speel hier, of met vrienden ver weg.
disclaimer = Een project van fans. Niet verbonden met, goedgekeurd door of gelieerd aan de eigenaars van PAC-MAN, Quoridor of een ander spel dat hier wordt genoemd. Alle merken zijn van hun eigenaars.
loading = Momentje…
close = Sluiten
cancel = Annuleren
menu = Menu
settings = Instellingen
to-start = Start
problem-no-answer = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
page-late = Deze pagina laadt erg langzaam. Gebeurt er niets, laad hem dan opnieuw.
page-retrying = Een deel van de pagina is nog niet geladen. We proberen het opnieuw…
page-reload = Een deel van deze pagina ontbreekt, waarschijnlijk door een update. Laad hem opnieuw. Je spellen zijn veilig.
reload = Opnieuw laden

games = Spellen
continue-games = Verder spelen
players-count = { $least } tot { $most } spelers
play-bot = Tegen een bot
play-here = Samen op één apparaat
play-link = Met vrienden, via een link
play-shared = Groot scherm en telefoons
join-code = Meedoen met een code
play-more = Meer opties
bot-strength = Hoe sterk de bot is
puzzle-link = Puzzel van de dag
yours-link = Mijn spellen
ladder-link = De ladder
recent-tables = Afgelopen spellen
forget-table = Uit deze lijst halen
forget-sure = Weghalen? Je kunt er niet meer naar terug
open-record = Opgeslagen spel openen
open-record-bad = Dit bestand is geen opgeslagen spel.
recent-turn = Jouw beurt
recent-over = Afgelopen
recent-lobby = Wacht op spelers
recent-next = Aan de beurt: { $name }
recent-won = Je hebt gewonnen
recent-lost = Je hebt verloren
recent-nobody = Niemand won
recent-winner = Winnaar: { $name }
recent-record = Opgeslagen spel
recent-all = Alles tonen ({ $games })
recent-now = net

setup-players = Spelers
setup-places = Wie doen er mee?
setup-place = Plaats { $place }: wie er speelt
setup-level = Plaats { $place }: hoe sterk de bot is
setup-name = Naam
setup-no-limit = geen maximum
setup-open-file = Bestand openen
setup-samples = { $what }: plaatjes
setup-name-of = Plaats { $place }: naam
setup-piece = Plaats { $place }: pion
setup-random = Loten wie begint
setup-clock = Klok
setup-clock-minutes = { $minutes ->
    [0] Geen klok
    [one] { $minutes } minuut per speler, +{ $seconds } s per zet
   *[other] { $minutes } minuten per speler, +{ $seconds } s per zet
}
setup-options = Opties
setup-book = Volgens het boekje
setup-book-about = { $rules ->
    [one] Eén huisregel wijkt af van het boekje. Vink dit aan om zonder te spelen.
   *[other] { $rules } huisregels wijken af van het boekje. Vink dit aan om zonder te spelen.
}
setup-house-rule = { $book ->
    [true] Huisregel. Volgens het boekje: ja.
    [false] Huisregel. Volgens het boekje: nee.
   *[other] Huisregel. Volgens het boekje: { $book }.
}
setup-as-printed = Zoals in het boekje.
setup-shared = Iedereen doet mee op de eigen telefoon, met de link of de code.
setup-start = Spel beginnen
setup-open = Spel klaarzetten
place-kind-here = Dit apparaat
place-kind-link = Via link
place-kind-bot = Bot
bot-random = Klunzige bot
bot-random-about = doet maar wat, als het maar mag.
bot-level1 = Beginnersbot
bot-level1-about = kent de regels en weinig meer. Fijn voor een eerste spel.
bot-level2 = Makkelijke bot
bot-level2-about = ziet wat nu goed is, maar maakt geen plannen.
bot-level3 = Gemiddelde bot
bot-level3-about = plant een beetje. Een goede tegenstander als je het spel kent.
bot-level4 = Moeilijke bot
bot-level4-about = kijkt verder vooruit en maakt weinig fouten.
bot-level5 = Kampioensbot
bot-level5-about = is de sterkste die we hebben. Succes!
bot-classic1 = Makkelijke bot (klassiek)
bot-classic2 = Gemiddelde bot (klassiek)
bot-classic3 = Moeilijke bot (klassiek)
bot-perfect = Perfecte bot

lobby-host = Je spel staat klaar
lobby-open = { $places ->
    [one] De vrije plaats wacht nog op iemand. Stuur de link rond.
   *[other] De vrije plaatsen wachten nog op spelers. Stuur de link rond.
}
lobby-guest = Je bent uitgenodigd voor { $game }!
lobby-guest-of = { $name } nodigt je uit voor { $game }!
lobby-wait = Je doet mee! Even wachten tot het spel begint…
lobby-wait-for = Je doet mee! Wacht tot { $name } het spel begint…
place-open = Vrije plaats
place-yours = Jouw plaats
place-here = Hier
place-bot = Hier speelt een bot
sit-here = Hier spelen
sit-down = Meedoen
move-up = Omhoog
make-bot = Bot laten spelen
make-open = Weghalen
your-name = Je naam
invite-link = Stuur deze link naar een vriend, of laat de code scannen
start-match = Beginnen
start-with-bots = { $places ->
    [one] Begin met een bot op de vrije plaats
   *[other] Begin met bots op de vrije plaatsen
}
link-only-here = Deze link werkt alleen op dit apparaat. Start met { $command }, dan kunnen anderen op je wifi meedoen.
copy-link = Link kopiëren
new-link = Nieuwe link (de oude werkt dan niet meer)
copied = Gekopieerd
share = Delen
qr-code = QR-code van de link

seats = Spelers
seat-name = Speler { $seat }
you = Jij
seat-away = Afwezig
seat-asked = aan zet
seat-won = Winnaar
clock-left = nog { $time }
todo-turn = Jouw beurt.
todo-call = { $name },
todo-act = Kies wat je doet.
todo-chance = Tik om te gooien, draaien of pakken.
todo-bot = denkt na…
todo-wait = is bezig…
bots-hurried = Er zijn nu heel veel spellen bezig, dus bots hebben minder bedenktijd.
doing-move = { $who ->
    [you] bent aan zet…
   *[somebody] is aan zet…
}
doing-chance = { $who ->
    [you] waagt een gok…
   *[somebody] waagt een gok…
}
away-wait = is afwezig. Over { $time } kan een bot het overnemen.
away-ready = is afwezig. Een bot kan het nu overnemen.
away-minded = is afwezig. Zolang speelt er een bot.
turn-away = Aan de beurt: { $name } (afwezig).
turn-away-wait = Over { $time } kan een bot het overnemen.
turn-away-ready = Een bot kan het nu overnemen.
absences = Wie er weg is
not-yet = Nog niet! We wachten op: { $name }.
todo-queued = Je bent offline. Je zet wordt verstuurd zodra je weer verbinding hebt.
talk = Zeg iets
watching = Je kijkt toe.
watching-full = Alle plaatsen zijn bezet. Je kijkt toe.
paused = Het spel is gepauzeerd.
paused-wait = Het spel is gepauzeerd. Wie het heeft klaargezet, kan het hervatten.
over-won = { $seats ->
    [one] wint!
   *[other] winnen samen!
}
over-you-won = Je hebt gewonnen!
over-cheer = Goed gespeeld! Nog een keer?
over-nobody = Het spel is afgelopen. Niemand wint.
told-of = { $name } { $sentence }
turn-told = { $name } { $deeds }.
turn-said = { $deeds }.
turn-plain = deed een zet
turn-event = { $event }
match-short-undo-wanted = vroeg om de laatste zet terug te nemen.
match-short-undo-reply = { $answer ->
    [yes] vond het goed.
    [withdrawn] wil niets meer terugnemen.
   *[no] zei nee.
}
match-short-gave-up = gaf op.
match-short-time-up = had geen tijd meer.
match-short-seat-taken = { $bot ->
    [none] kwam erbij.
   *[other] liet een bot verder spelen.
}
match-short-seat-minded = is even weg. Zolang speelt er een bot.
match-short-seat-reclaimed = kwam terug.
help = Speluitleg
help-search = Zoek in de regels
help-nothing = Hier staat niets over “{ $search }”. Probeer een ander woord.
help-ruling = Lees de regel
help-house = Huisregel
help-yes = Ja
help-no = Nee
help-own = Zelfgemaakt
help-options = Opties
help-table-options = Deze tafel
help-differs = Aangepast
harm-title = Weet je het zeker?
harm-usual = Daarmee benadeel je jezelf.
harm-do = Toch doen
harm-no = Nee, terug
mind-seat = Laat zolang een bot spelen
mind-means = is afwezig. Een bot speelt zolang.
minded-for-you = Een bot speelde voor je toen je weg was.
take-back = Zet terug
undo-asked = wil de laatste zet terugnemen.
undo-refused = zei nee. De zet blijft staan.
undo-waiting = Laatste zet terugnemen? We wachten op: { $names }
undo-withdraw = Laat maar
agree = Oké
disagree = Nee
no-thanks = Nee, dank je
reopen-question = kan worden vervangen door iemand die deze kaarten dan ziet. Is dat goed?
reopen-waiting = laat hier een bot spelen. Zodra iedereen het goed vindt, kan er iemand bij. We wachten op: { $names }
resign = Opgeven
resign-sure = Dit spel opgeven?
resign-who = geeft dan op.
resign-ends = Dan is het spel afgelopen.
resign-bot = Een bot speelt verder.
show-ways = Kortste routes
rematch = Nog een keer
rematch-join = Volgend spel
rematch-begun = Het volgende spel is begonnen.
fork = Speel vanaf hier
pause = Pauze
resume = Hervatten
mute = Geluid uit
unmute = Geluid aan
link-waiting = Verbinding kwijt. We maken opnieuw contact; je spel is veilig.
table-gone = Dit spel is verwijderd, of je link werkt niet meer.
no-entry = Deze link opent geen spel
no-entry-friend = Kreeg je hem van een vriend? Vraag om de uitnodigingslink, of scan de code op het andere scherm.
no-entry-own = Is het je eigen spel? Open het menu op het apparaat waarop je speelt en kies “{ $menu }”.
delete-table = Dit spel verwijderen
delete-table-sure = Dit spel voor iedereen verwijderen?
save-record = Spel opslaan
save-picture = Plaatje opslaan
places = Andere spelers
places-secret = Haal je een speler weg, dan neemt een bot het over. Een nieuwe speler kan meedoen als alle anderen het goed vinden, want die krijgt dan de kaarten te zien.
replace-sure = Zeker weten? Deze plaats gaat verloren
place-free = Er is een plaats vrij. Je kunt meedoen en verder spelen.
watch-link = Mensen laten toekijken
watch-link-help = Met deze link kun je toekijken, maar niet meespelen
continue-elsewhere = Verder op een ander apparaat
continue-elsewhere-help = Scan de code met het andere apparaat, of open daar de link. Die opent jouw plaats, dus houd hem voor jezelf

log = Zetten tot nu toe
log-empty = Nog geen zetten.
log-kind = Hoe je ze ziet
log-story = In woorden
log-last = Ieders laatste beurt
log-codes = In notatie
log-earlier = Eerdere zetten
log-later = Latere zetten
log-after = Begint na zet { $ply } van een eerder spel.
record-shown = Dit is een opgeslagen spel. Wil je verder spelen, tik dan op “Speel vanaf hier”.
scrubber = Terugkijken
scrub-first = Naar het begin
scrub-previous = Vorige zet
scrub-next = Volgende zet
scrub-last = Naar de laatste zet
scrub-play = Afspelen
scrub-pause = Pauze
scrub-at = Zet { $ply } van { $last }
scrub-live = Terug naar het spel

curtain = Geef door aan { $name }
curtain-peek = Niet spieken!
curtain-open = Dat ben ik: toon mijn kaarten
curtain-go-on = Verder

setting-language = Taal
setting-theme = Uiterlijk
setting-theme-auto = Zoals het apparaat
setting-theme-light = Licht
setting-theme-dark = Donker
setting-motion = Animaties
setting-motion-auto = Zoals het apparaat
setting-motion-full = Alles
setting-motion-less = Minder
setting-speed = Snelheid
setting-speed-times = × { $speed }
setting-sound = Geluid

side-up = boven
side-right = rechts
side-down = onder
side-left = links

plain-actions = Wat je kunt doen
plain-ask = Gooien, draaien of pakken

piece-of = { $label }: { $piece }
piece-open = nog niet gekozen
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = rood spook
piece-pink = roze spook
piece-cyan = blauw spook
piece-orange = oranje spook
piece-violet = paars spook
piece-green = groen spook
file-problem = { $file }: { $problem }

hint = Tip
hint-thinking = Even denken…
hint-action = Beste zet: { $action }.
hint-chance = Kans om te winnen: { NUMBER($percent) }%.
hint-close = Tip sluiten
coach-switch = Tips
coach-switch-help = Alle spelers moeten tips aanzetten.
coach-agreed = Aangezet: { $names }

review = Terugblik
review-making = We kijken terug op het spel. Dat duurt een paar tellen…
review-chart = Ieders kans om te winnen, van de eerste tot de laatste zet
review-luck = Geluk
review-lost = Weggegeven per zet
review-mistakes = Fouten
review-percent = { NUMBER($percent) }%
review-of = { NUMBER($mistakes) } van { NUMBER($decisions) }
review-turning = Keerpunten
review-lucky = Geluk: +{ NUMBER($percent) }%
review-gave = { NUMBER($percent) }% weggegeven
review-best = Beter:
review-try = Vanaf hier opnieuw proberen
review-even = Geen enkele zet gaf in dit spel de doorslag.

learn-first = Leer het in een minuut
lessons = Lessen
lessons-all = Alle lessen
lessons-of = { $game }: lessen
lessons-done = { $done } van { $all } klaar
lesson-ticked = klaar
lesson-number = Les { $number } van { $lessons }
lesson-next = Volgende les
lesson-again = Opnieuw beginnen
lesson-play = Echt spelen
lesson-gone = Deze les is niet meer open.
guide-skip = Tips overslaan

make-own = Maak je eigen…
setup-own-rules = Je huisregels
