# Was die Seite sagt, egal bei welchem Spiel.

app-name = Mazechase
app-about = Labyrinthe, Geister und Hindernisse: Brettspiele, mit einem Tipp bereit. Spiel hier oder mit Freunden aus der Ferne.
disclaimer = Ein Fanprojekt. Ohne Verbindung zu den Eigentümern von PAC-MAN, Quoridor oder anderen hier genannten Spielen und nicht von ihnen unterstützt. Alle Marken gehören ihren Eigentümern.
loading = Einen Moment …
close = Schließen
cancel = Abbrechen
menu = Menü
settings = Einstellungen
to-start = Startseite
problem-no-answer = Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
page-late = Diese Seite braucht lange. Wenn nichts passiert, lade sie neu.
page-retrying = Ein Teil der Seite fehlt noch. Neuer Versuch …
page-reload = Ein Teil dieser Seite fehlt, wahrscheinlich wegen eines Updates. Lade sie bitte neu. Deine Spiele sind sicher.
reload = Neu laden

## Die Startseite

games = Spiele
continue-games = Weiterspielen
players-count = { $least } bis { $most } Personen
play-bot = Gegen einen Bot
play-here = An einem Gerät
play-link = Mit Freunden per Link
play-shared = Großer Bildschirm und Handys
join-code = Mit Code mitspielen
play-more = Mehr Optionen
bot-strength = Wie stark der Bot ist
puzzle-link = Rätsel des Tages
yours-link = Meine Spiele
ladder-link = Die Leiter
recent-tables = Beendete Spiele
forget-table = Aus der Liste entfernen
forget-sure = Entfernen? Du kommst dann nicht mehr zurück
open-record = Gespeichertes Spiel öffnen
open-record-bad = Diese Datei ist kein gespeichertes Spiel.
recent-turn = Du bist dran
recent-over = Beendet
recent-lobby = Wartet auf Leute
recent-next = Als Nächstes: { $name }
recent-won = Gewonnen
recent-lost = Verloren
recent-nobody = Niemand hat gewonnen
recent-winner = Gewonnen hat: { $name }
recent-record = Gespeichertes Spiel
recent-all = Alle zeigen ({ $games })
recent-now = gerade eben

## Ein Spiel vorbereiten

setup-players = Personen
setup-places = Wer spielt mit?
setup-place = Platz { $place }: wer spielt
setup-level = Platz { $place }: wie stark der Bot ist
setup-name = Name
setup-no-limit = unbegrenzt
setup-open-file = Datei öffnen
setup-samples = { $what }: Bilder
setup-name-of = Platz { $place }: Name
setup-piece = Platz { $place }: Figur
setup-random = Wer anfängt, wird ausgelost
setup-clock = Uhr
setup-clock-minutes = { $minutes ->
    [0] Keine Uhr
    [one] Je { $minutes } Minute, +{ $seconds } s pro Zug
   *[other] Je { $minutes } Minuten, +{ $seconds } s pro Zug
}
setup-options = Optionen
setup-book = Genau nach Anleitung
setup-book-about = { $rules ->
    [one] Eine Hausregel weicht von der Anleitung ab. Setz hier ein Häkchen, um ohne sie zu spielen.
   *[other] { $rules } Hausregeln weichen von der Anleitung ab. Setz hier ein Häkchen, um ohne sie zu spielen.
}
setup-house-rule = { $book ->
    [true] Hausregel. Die Anleitung sagt: ja.
    [false] Hausregel. Die Anleitung sagt: nein.
   *[other] Hausregel. Die Anleitung sagt: { $book }.
}
setup-as-printed = Wie in der Anleitung.
setup-shared = Alle spielen auf dem eigenen Handy mit, über den Link oder den Code.
setup-start = Spiel starten
setup-open = Spiel anlegen
place-kind-here = Dieses Gerät
place-kind-link = Per Link
place-kind-bot = Bot
bot-random = Tollpatsch-Bot
bot-random-about = tut irgendetwas, was erlaubt ist, ohne nachzudenken.
bot-level1 = Anfänger-Bot
bot-level1-about = kennt die Regeln und kaum mehr. Gut fürs erste Spiel.
bot-level2 = Leichter Bot
bot-level2-about = sieht, was gerade gut ist, plant aber nicht.
bot-level3 = Mittlerer Bot
bot-level3-about = plant ein wenig. Gerade richtig, wenn du das Spiel kennst.
bot-level4 = Schwerer Bot
bot-level4-about = schaut weiter voraus und macht wenige Fehler.
bot-level5 = Meister-Bot
bot-level5-about = ist der stärkste, den wir haben. Viel Glück!
bot-classic1 = Leichter Bot (klassisch)
bot-classic2 = Mittlerer Bot (klassisch)
bot-classic3 = Schwerer Bot (klassisch)
bot-perfect = Perfekter Bot

## Vor dem Spiel

lobby-host = Dein Spiel ist bereit
lobby-open = { $places ->
    [one] Ein Platz ist noch frei. Schick jemandem den Link.
   *[other] Es sind noch Plätze frei. Schick den Link herum.
}
lobby-guest = Du bist eingeladen: { $game }!
lobby-guest-of = { $name } lädt dich ein: { $game }!
lobby-wait = Du bist dabei! Gleich geht es los …
lobby-wait-for = Du bist dabei! Das Startzeichen gibt { $name } …
place-open = Freier Platz
place-yours = Dein Platz
place-here = Hier
place-bot = Hier spielt ein Bot
sit-here = Hier spielen
sit-down = Mitspielen
move-up = Nach oben
make-bot = Bot spielen lassen
make-open = Entfernen
your-name = Dein Name
invite-link = Schick diesen Link weiter, oder lass den Code scannen
start-match = Start
start-with-bots = { $places ->
    [one] Starten, mit einem Bot auf dem freien Platz
   *[other] Starten, mit Bots auf den freien Plätzen
}
link-only-here = Dieser Link geht nur auf diesem Gerät. Starte mit { $command }, damit andere in deinem WLAN mitspielen können.
copy-link = Link kopieren
new-link = Neuer Link (der alte geht dann nicht mehr)
copied = Kopiert
share = Teilen
qr-code = QR-Code zum Link

## Am Tisch

seats = Personen
seat-name = Platz { $seat }
you = Du
seat-away = Weg
seat-asked = am Zug
seat-won = Gewonnen
clock-left = noch { $time }
todo-turn = Du bist dran.
todo-call = { $name }:
todo-act = Such dir aus, was du tust.
todo-chance = Tippe zum Würfeln, Drehen oder Ziehen.
todo-bot = denkt nach …
todo-wait = ist am Zug …
bots-hurried = Gerade laufen viele Spiele, darum haben die Bots weniger Zeit zum Nachdenken.
doing-move = { $who ->
    [you] machst deinen Zug …
   *[somebody] macht einen Zug …
}
doing-chance = { $who ->
    [you] versuchst dein Glück …
   *[somebody] versucht das Glück …
}
away-wait = ist weg. In { $time } Min. darf ein Bot übernehmen.
away-ready = ist weg. Jetzt darf ein Bot übernehmen.
away-minded = ist weg. Bis zur Rückkehr spielt ein Bot.
turn-away = Am Zug: { $name } (weg).
turn-away-wait = In { $time } Min. darf ein Bot übernehmen.
turn-away-ready = Jetzt darf ein Bot übernehmen.
absences = Wer weg ist
not-yet = Noch nicht! Es fehlt noch: { $name }.
todo-queued = Du bist offline. Dein Zug wird gesendet, sobald du wieder verbunden bist.
talk = Etwas sagen
watching = Du schaust zu.
watching-full = Alle Plätze sind besetzt. Du schaust zu.
paused = Das Spiel macht Pause.
paused-wait = Das Spiel macht Pause. Weiter geht es, wenn die Person es will, die es angelegt hat.
over-won = { $seats ->
    [one] gewinnt!
   *[other] gewinnen zusammen!
}
over-you-won = Du hast gewonnen!
over-cheer = Gut gespielt! Noch einmal?
over-nobody = Das Spiel ist aus. Niemand gewinnt.
told-of = { $name }: { $sentence }
turn-told = { $name }: { $deeds }.
turn-said = { $deeds }.
turn-plain = gezogen
turn-event = { $event }
match-short-undo-wanted = möchte den letzten Zug zurücknehmen.
match-short-undo-reply = { $answer ->
    [yes] einverstanden.
    [withdrawn] möchte nichts mehr zurücknehmen.
   *[no] Nein.
}
match-short-gave-up = aufgegeben.
match-short-time-up = Zeit um.
match-short-seat-taken = { $bot ->
    [none] jetzt mit dabei.
   *[other] jetzt spielt hier ein Bot.
}
match-short-seat-minded = kurz weg. Bis zur Rückkehr spielt ein Bot.
match-short-seat-reclaimed = wieder da.
help = So geht’s
help-search = In den Regeln suchen
help-nothing = Zu „{ $search }“ steht hier nichts. Versuch es mit einem anderen Wort.
help-ruling = Regel nachlesen
help-house = Hausregel
help-yes = Ja
help-no = Nein
help-own = Selbst gemacht
help-options = Optionen
help-table-options = Dieses Spiel
help-differs = Geändert
harm-title = Ganz sicher?
harm-usual = Das würde dir schaden.
harm-do = Trotzdem machen
harm-no = Nein, zurück
mind-seat = Bis zur Rückkehr einen Bot spielen lassen
mind-means = ist weg. Bis zur Rückkehr spielt ein Bot.
minded-for-you = Während du weg warst, hat ein Bot für dich gespielt.
take-back = Zurück­nehmen
undo-asked = möchte den letzten Zug zurücknehmen.
undo-refused = Nein. Der Zug bleibt.
undo-waiting = Letzten Zug zurücknehmen? Es fehlt noch: { $names }
undo-withdraw = Doch nicht
agree = OK
disagree = Nein
no-thanks = Nein, danke
reopen-question = darf jemand Neues diesen Platz bekommen und diese Karten sehen?
reopen-waiting = Hier spielt ein Bot. Jemand Neues kann mitspielen, sobald alle zustimmen. Es fehlt noch: { $names }
resign = Aufgeben
resign-sure = Dieses Spiel aufgeben?
resign-who = gibt auf.
resign-ends = Damit ist das Spiel zu Ende.
resign-bot = Ein Bot spielt weiter.
show-ways = Kürzeste Wege
rematch = Noch einmal spielen
rematch-join = Nächstes Spiel
rematch-begun = Das nächste Spiel hat angefangen.
fork = Ab hier spielen
pause = Pause
resume = Weiter
mute = Ton aus
unmute = Ton an
link-waiting = Keine Verbindung. Neuer Versuch läuft; dein Spiel ist sicher.
table-gone = Dieses Spiel wurde gelöscht, oder dein Link gilt nicht mehr.
no-entry = Dieser Link öffnet kein Spiel
no-entry-friend = Hat ihn dir jemand geschickt? Bitte um den Einladungslink, oder scanne den Code auf dem anderen Bildschirm.
no-entry-own = Ist es dein eigenes Spiel? Öffne auf dem Gerät, auf dem du spielst, das Menü und wähle „{ $menu }“.
delete-table = Dieses Spiel löschen
delete-table-sure = Dieses Spiel für alle löschen?
save-record = Spiel speichern
save-picture = Bild speichern
places = Ändern, wer mitspielt
places-secret = Wenn du jemanden entfernst, übernimmt ein Bot. Jemand Neues kann mitspielen, sobald alle anderen zustimmen, denn dabei werden die Karten sichtbar.
replace-sure = Sicher? Der Platz ist dann weg
place-free = Ein Platz ist frei. Du kannst mitspielen.
watch-link = Zum Zuschauen einladen
watch-link-help = Wer diesen Link hat, kann zuschauen, aber nicht spielen
continue-elsewhere = Auf einem anderen Gerät weiterspielen
continue-elsewhere-help = Scanne den Code mit dem anderen Gerät, oder öffne dort den Link. Er öffnet deinen Platz, also behalte ihn für dich

## Zurückschauen

log = Bisherige Züge
log-empty = Noch keine Züge.
log-kind = So werden sie gezeigt
log-story = In Worten
log-last = Die letzten Züge von allen
log-codes = In Notation
log-earlier = Frühere Züge
log-later = Spätere Züge
log-after = Beginnt nach Zug { $ply } eines früheren Spiels.
record-shown = Das ist ein gespeichertes Spiel. Zum Weiterspielen tippe auf „Ab hier spielen“.
scrubber = Zurückschauen
scrub-first = Zum Anfang
scrub-previous = Voriger Zug
scrub-next = Nächster Zug
scrub-last = Zum neuesten Zug
scrub-play = Abspielen
scrub-pause = Pause
scrub-at = Zug { $ply } von { $last }
scrub-live = Zurück zum Spiel

## Das Gerät weitergeben

curtain = Weitergeben an: { $name }
curtain-peek = Nicht gucken!
curtain-open = Das bin ich: Karten zeigen
curtain-go-on = Weiter

## Einstellungen

setting-language = Sprache
setting-theme = Aussehen
setting-theme-auto = Wie das Gerät
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-motion = Animationen
setting-motion-auto = Wie das Gerät
setting-motion-full = Alle
setting-motion-less = Wenige
setting-speed = Tempo
setting-speed-times = × { $speed }
setting-sound = Ton

## Seiten eines Feldes, wie man sie auf dem Bildschirm sieht

side-up = oben
side-right = rechts
side-down = unten
side-left = links

## Ein Spiel ohne Zeichnungen

plain-actions = Was du tun kannst
plain-ask = Würfeln, drehen oder ziehen

## Figuren

piece-of = { $label }: { $piece }
piece-open = noch nicht gewählt
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = roter Geist
piece-pink = rosa Geist
piece-cyan = blauer Geist
piece-orange = orangefarbener Geist
piece-violet = lila Geist
piece-green = grüner Geist
file-problem = { $file }: { $problem }

## Der Coach

hint = Tipp
hint-thinking = Lass mich überlegen …
hint-action = Bester Zug: { $action }.
hint-chance = Gewinnchance: { NUMBER($percent) } %.
hint-close = Tipp schließen
coach-switch = Tipps
coach-switch-help = Alle, die mitspielen, müssen die Tipps einschalten.
coach-agreed = Eingeschaltet: { $names }

## Rückblick auf ein Spiel

review = Rückblick
review-making = Der Rückblick entsteht. Das dauert ein paar Sekunden …
review-chart = Gewinnchancen aller, vom ersten bis zum letzten Zug
review-luck = Glück
review-lost = Verschenkt pro Zug
review-mistakes = Fehler
review-percent = { NUMBER($percent) } %
review-of = { NUMBER($mistakes) } von { NUMBER($decisions) }
review-turning = Wendepunkte
review-lucky = Glück gehabt: +{ NUMBER($percent) } %
review-gave = { NUMBER($percent) } % verschenkt
review-best = Besser:
review-try = Von hier noch einmal versuchen
review-even = Kein einzelner Zug hat dieses Spiel entschieden.

# Lektionen
learn-first = In einer Minute lernen
lessons = Lektionen
lessons-all = Alle Lektionen
lessons-of = { $game }: Lektionen
lessons-done = { $done } von { $all } geschafft
lesson-ticked = geschafft
lesson-number = Lektion { $number } von { $lessons }
lesson-next = Nächste Lektion
lesson-again = Von vorn
lesson-play = Ein richtiges Spiel spielen
lesson-gone = Diese Lektion ist nicht mehr offen.
guide-skip = Ohne Tipps

make-own = Eigenes gestalten …
setup-own-rules = Deine Hausregeln
