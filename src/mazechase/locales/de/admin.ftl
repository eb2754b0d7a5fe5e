admin-title = Der Server
admin-about = Was gerade läuft, und was nur du ändern darfst. Dein Geheimnis steht in der Datei, die du dem Server gegeben hast.
admin-secret = Dein Geheimnis
admin-enter = Anmelden
admin-leave = Abmelden
admin-refresh = Neu laden
admin-node = Knoten { $node }
admin-now = Gerade
admin-version = Version
admin-up = Läuft seit
admin-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
admin-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
admin-processor = Rechenzeit
admin-seconds = { $seconds } s
admin-memory = Speicher, höchstens
admin-megabytes = { $megabytes } MB
admin-open = Offene Tische
admin-watched = Wo jemand da ist
admin-players = Verbundene Personen
admin-seats = Ihre Plätze
admin-spectators = Beim Zuschauen
admin-strangers = Andere
admin-running = Bots denken
admin-waiting = Bots warten
admin-tables = Langsamste Tische
admin-tables-about = Die offenen Tische, die am meisten Zeit verbraucht haben, zuerst.
admin-no-tables = Kein Tisch ist offen.
admin-table = Tisch
admin-phase-lobby = nicht begonnen
admin-phase-playing = läuft
admin-phase-over = vorbei
admin-devices = Geräte
admin-entries = Einträge
admin-spent = Server
admin-slowest = Längster Schritt
admin-bots = Bots
admin-milliseconds = { $milliseconds } ms
admin-delete = Löschen
admin-delete-table = Tisch { $table } löschen
admin-sure-delete = Diesen Tisch endgültig löschen? Alle dort werden weggeschickt.
admin-person = Eine Person
admin-person-about = Niemand hat hier ein Konto. Aufgehoben werden nur der Name, unter dem jemand mitgespielt hat, und die Züge.
admin-person-name = Name
admin-person-table = Nur an diesem Tisch
admin-person-anywhere = egal
admin-export = Zeigen, was aufgehoben ist
admin-save = Als Datei speichern
admin-erase = Namen löschen
admin-sure-erase = Den Namen „{ $name }“ überall löschen, wo er gefunden wurde? Die Spiele bleiben; das lässt sich nicht zurücknehmen.
admin-found = { $tables ->
    [0] Unter diesem Namen gibt es niemanden.
    [one] An { $tables } Tisch gefunden.
   *[other] An { $tables } Tischen gefunden.
}
admin-erased = { $tables ->
    [one] An { $tables } Tisch gelöscht.
   *[other] An { $tables } Tischen gelöscht.
}
admin-block = Gesperrte Adressen
admin-block-about = Von einer gesperrten Adresse kann sich niemand verbinden; wer verbunden ist, wird sofort getrennt.
admin-nobody-blocked = Niemand ist gesperrt.
admin-network = Adresse oder Netz
admin-note = Warum
admin-block-it = Sperren
admin-unblock = Freigeben
admin-unblock-network = { $network } freigeben
admin-addresses = Adressen mit dem meisten Verkehr
admin-address = Adresse
admin-connections = Verbindungen
admin-block-address = { $address } sperren
admin-limits = Grenzen
admin-not-sure = Nein
error-no-admin = Diesen Server verwaltet niemand: Starte ihn mit --admin-secret-file.
error-wrong-secret = Das ist nicht das Geheimnis dieses Servers.
error-bad-secret = Das Geheimnis muss eine Zeile aus 20 bis 100 Buchstaben, Ziffern oder Zeichen sein, ohne Leerzeichen. `openssl rand -hex 32` erzeugt eins.
error-bad-network = „{ $text }“ ist keine Adresse und kein Netz wie 192.0.2.7, 192.0.2.0/24 oder 2001:db8::/48.
error-blocklist-full = Mehr als { $most } Netze lassen sich nicht sperren.
error-not-blocked = { $network } ist nicht gesperrt.
error-blocks-you = Damit würdest du auch dich sperren.
error-blocked = Von hier aus kannst du diesen Server nicht benutzen.
