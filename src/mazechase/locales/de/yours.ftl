yours = Meine Spiele und Ergebnisse
yours-played = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
yours-won = { $games ->
    [one] 1 Sieg
   *[other] { $games } Siege
}
yours-streak = { $games ->
    [one] 1 Sieg in Folge
   *[other] { $games } Siege in Folge
}
yours-best = { $games ->
    [one] Längste Serie: 1 Sieg
   *[other] Längste Serie: { $games } Siege
}
yours-results = Ergebnisse
yours-against = Gegen
yours-empty = Hier ist noch nichts. Spiel ein Spiel zu Ende, dann steht es hier.
yours-lessons = Lektionen
yours-boards = Meine Bretter und Regeln
yours-list = Alle beendeten Spiele
yours-favourites = Nur Favoriten
yours-favourite = Favorit
yours-open = Öffnen

carry = Auf ein anderes Gerät umziehen
carry-about = Nimm deine Spiele, Ergebnisse, Lektionen und Bretter mit.
carry-code = Code zeigen
carry-scan = Scanne den Code mit dem anderen Gerät. Er gilt einmal und zehn Minuten lang.
carry-secret = Behalte ihn für dich: Wer ihn hat, kann an deiner Stelle spielen.
carry-save = Als Datei speichern
carry-open = Datei öffnen
carry-ask = Alles von deinem anderen Gerät herüberholen? Was hier schon ist, bleibt.
carry-take = Herüberholen
carry-done = Fertig! Jetzt ist alles hier.
carry-gone = Dieser Code ist schon benutzt oder zu alt. Mach auf dem anderen Gerät einen neuen.
carry-bad = Das ist keine Datei von Mazechase.

listed = Auf der Startseite zeigen
listed-about = Alle, die die Startseite dieses Servers öffnen, können mitspielen. Namen werden nicht gezeigt.
open-seats = Freie Plätze
open-seats-count = { $seats ->
    [one] 1 freier Platz
   *[other] { $seats } freie Plätze
}

offline-about = Du bist offline. Du kannst deine Listen ansehen und Rätsel lösen, die du schon einmal geöffnet hast. Spiele und Lektionen brauchen den Server.
install = Als App installieren
