yours = Mina spel och resultat
yours-played = { $games ->
    [one] 1 spel
   *[other] { $games } spel
}
yours-won = { $games ->
    [one] 1 vinst
   *[other] { $games } vinster
}
yours-streak = { $games ->
    [one] 1 vinst i rad
   *[other] { $games } vinster i rad
}
yours-best = { $games ->
    [one] Längsta svit: 1 vinst
   *[other] Längsta svit: { $games } vinster
}
yours-results = Resultat
yours-against = Mot
yours-empty = Inget här än. Spela klart ett spel så dyker det upp här.
yours-lessons = Lektioner
yours-boards = Mina bräden och regler
yours-list = Alla avslutade spel
yours-favourites = Bara favoriter
yours-favourite = Favorit
yours-open = Öppna

carry = Flytta till en annan enhet
carry-about = Ta med dina spel, resultat, lektioner och bräden.
carry-code = Visa en kod
carry-scan = Skanna koden med den andra enheten. Den fungerar en gång, i tio minuter.
carry-secret = Visa den inte för någon: den som har koden kan spela i ditt ställe.
carry-save = Spara som fil
carry-open = Öppna en fil
carry-ask = Hämta allt från din andra enhet? Det som redan finns här blir kvar.
carry-take = Hämta
carry-done = Klart! Nu finns allt här.
carry-gone = Koden är redan använd eller för gammal. Gör en ny på den andra enheten.
carry-bad = Det här är ingen fil från Mazechase.

listed = Visa på startsidan
listed-about = Alla som öppnar serverns startsida kan gå med. Inga namn visas.
open-seats = Lediga platser
open-seats-count = { $seats ->
    [one] 1 ledig plats
   *[other] { $seats } lediga platser
}

offline-about = Du är offline. Du kan titta på dina listor och lösa kluringar som du har öppnat förut. För att spela och öva behövs servern.
install = Installera som app
