yours = Mine spil og resultater
yours-played = { $games ->
    [one] 1 spil
   *[other] { $games } spil
}
yours-won = { $games ->
    [one] 1 sejr
   *[other] { $games } sejre
}
yours-streak = { $games ->
    [one] 1 sejr i træk
   *[other] { $games } sejre i træk
}
yours-best = { $games ->
    [one] Længste række: 1 sejr
   *[other] Længste række: { $games } sejre
}
yours-results = Resultater
yours-against = Mod
yours-empty = Her er ikke noget endnu. Spil et spil færdigt, så dukker det op her.
yours-lessons = Lektioner
yours-boards = Mine plader og regler
yours-list = Alle afsluttede spil
yours-favourites = Kun favoritter
yours-favourite = Favorit
yours-open = Åbn

carry = Flyt til en anden enhed
carry-about = Tag dine spil, resultater, lektioner og plader med.
carry-code = Vis en kode
carry-scan = Scan koden med den anden enhed. Den virker én gang i ti minutter.
carry-secret = Hold den for dig selv: Den, der har den, kan spille i dit sted.
carry-save = Gem som fil
carry-open = Åbn en fil
carry-ask = Hente alt fra din anden enhed? Det, der allerede er her, bliver.
carry-take = Hent det
carry-done = Færdig! Nu er alt her.
carry-gone = Koden er allerede brugt, eller den er for gammel. Lav en ny på den anden enhed.
carry-bad = Det er ikke en fil fra Mazechase.

listed = Vis på forsiden
listed-about = Alle, der åbner serverens forside, kan være med. Navne vises ikke.
open-seats = Ledige pladser
open-seats-count = { $seats ->
    [one] 1 ledig plads
   *[other] { $seats } ledige pladser
}

offline-about = Du er offline. Du kan se dine lister og løse opgaver, du har åbnet før. Spil og lektioner kræver serveren.
install = Installer som app
