yours = Mine spill og resultater
yours-played = { $games ->
    [one] 1 spill
   *[other] { $games } spill
}
yours-won = { $games ->
    [one] 1 seier
   *[other] { $games } seire
}
yours-streak = { $games ->
    [one] 1 seier på rad
   *[other] { $games } seire på rad
}
yours-best = { $games ->
    [one] Lengste rekke: 1 seier
   *[other] Lengste rekke: { $games } seire
}
yours-results = Resultater
yours-against = Mot
yours-empty = Ingenting her ennå. Spill et spill ferdig, så dukker det opp her.
yours-lessons = Leksjoner
yours-boards = Mine brett og regler
yours-list = Alle ferdige spill
yours-favourites = Bare favoritter
yours-favourite = Favoritt
yours-open = Åpne
carry = Flytt til en annen enhet
carry-about = Ta med deg spill, resultater, leksjoner og brett.
carry-code = Vis en kode
carry-scan = Skann koden med den andre enheten. Den virker én gang, i ti minutter.
carry-secret = Hold den for deg selv: den som har koden, kan spille i stedet for deg.
carry-save = Lagre som fil
carry-open = Åpne en fil
carry-ask = Hente alt fra den andre enheten din? Det som er her fra før, blir her.
carry-take = Hent det
carry-done = Ferdig! Nå er alt her.
carry-gone = Koden er brukt allerede, eller den er for gammel. Lag en ny på den andre enheten.
carry-bad = Dette er ikke en fil fra Mazechase.
listed = Vis på startsiden
listed-about = Alle som åpner startsiden på denne serveren, kan bli med. Navn vises ikke.
open-seats = Ledige plasser
open-seats-count = { $seats ->
    [one] 1 ledig plass
   *[other] { $seats } ledige plasser
}
offline-about = Du er uten nett. Du kan se på listene dine og løse nøtter du har åpnet før. Spill og leksjoner trenger serveren.
install = Installer som app
