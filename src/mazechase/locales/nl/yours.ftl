yours = Mijn spellen en uitslagen
yours-played = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}
yours-won = { $games ->
    [one] 1 keer gewonnen
   *[other] { $games } keer gewonnen
}
yours-streak = { $games ->
    [one] 1 zege op rij
   *[other] { $games } zeges op rij
}
yours-best = { $games ->
    [one] Langste reeks: 1 zege
   *[other] Langste reeks: { $games } zeges
}
yours-results = Uitslagen
yours-against = Tegen
yours-empty = Hier staat nog niets. Speel een spel uit, dan komt het hier te staan.
yours-lessons = Lessen
yours-boards = Mijn borden en regels
yours-list = Alle afgelopen spellen
yours-favourites = Alleen favorieten
yours-favourite = Favoriet
yours-open = Openen

carry = Naar een ander apparaat
carry-about = Neem je spellen, uitslagen, lessen en borden mee.
carry-code = Code tonen
carry-scan = Scan de code met het andere apparaat. Hij werkt één keer, tien minuten lang.
carry-secret = Houd hem voor jezelf: wie hem heeft, kan in jouw plaats spelen.
carry-save = Opslaan als bestand
carry-open = Bestand openen
carry-ask = Alles van je andere apparaat hierheen halen? Wat hier al staat, blijft.
carry-take = Hierheen halen
carry-done = Klaar! Alles staat nu hier.
carry-gone = Deze code is al gebruikt of te oud. Maak een nieuwe op het andere apparaat.
carry-bad = Dit is geen bestand van Mazechase.

listed = Tonen op de startpagina
listed-about = Iedereen die de startpagina van deze server opent, kan meedoen. Namen worden niet getoond.
open-seats = Vrije plaatsen
open-seats-count = { $seats ->
    [one] 1 vrije plaats
   *[other] { $seats } vrije plaatsen
}

offline-about = Je bent offline. Je kunt je lijsten bekijken en puzzels oplossen die je al eens hebt geopend. Voor spellen en lessen is de server nodig.
install = Als app installeren
