print-board = Spielbrett
print-pieces = Figuren
print-ghosts = Geister
print-ghosts-note = an der gestrichelten Linie falten und kleben: auf einer Seite stark, auf der anderen schwach
print-ms = Ms. Pac-Man
print-fences = Hindernisse
print-pellets = Power-Pillen
print-lives = Leben für Pac-Man
print-marbles = Murmeln
print-marbles-note = oder nimm Perlen oder Münzen
print-dots = Pillen
print-dots-note = oder nimm Perlen oder Münzen
print-dice = Würfel
print-dice-note = an den Kanten falten und die Laschen kleben, oder echte Würfel nehmen
print-spinner = Drehscheibe
print-spinner-note = eine Büroklammer mit einem Stift in der Mitte festhalten und anschnipsen
print-cards = Karten
print-backs = Rückseiten
print-backs-note = wenn du magst, diese Seite auf die Rückseite jedes Kartenbogens drucken
print-tile = { $what }: Reihe { $row }, Spalte { $column } von { $tiles } { $tiles ->
    [one] Teil
   *[other] Teilen
}. An den Marken schneiden und zusammenkleben.
print-players = { $count ->
    [one] Für { $count } Person
   *[other] Für { $count } Personen
}
print-options = So spielen wir
print-yes = ja
print-no = nein
print-own = eigenes
print-fan = Von Fans gemacht, ohne Verbindung zu den Inhabern der Spiele. Mit 100 % drucken, nicht „an Seite anpassen“.

quoridor-print-move = Eine Figur geht ein Feld vor, zurück oder zur Seite: nie schräg, nie durch ein Hindernis und nie auf eine andere Figur.
marbles-print-own = Ein Geist kann sogar auf deinem eigenen Pac-Man landen: Der muss nach Hause, und niemand bezahlt.
marbles-print-yellow = Mit jeder gelben Murmel, die du hast, kannst du einen Geist fressen, sogar in derselben Bewegung, in der du sie bekommst. Wirst du gefangen, behältst du gelbe Murmeln.
mspacman-print-power = Verlässt Ms. Pac-Man eine große Power-Pille, werden alle Geister schwach: Dreht sie um. Jeder bleibt es für einen eigenen Zug, dann ist er wieder stark.
cards-print-secrets = Deine Karten siehst nur du; wie viele es sind, sehen alle.
