yours = Moje igre in rezultati
yours-played = { $games ->
    [one] { $games } igra
    [two] { $games } igri
    [few] { $games } igre
   *[other] { $games } iger
}
yours-won = { $games ->
    [one] { $games } zmaga
    [two] { $games } zmagi
    [few] { $games } zmage
   *[other] { $games } zmag
}
yours-streak = { $games ->
    [one] { $games } zmaga zapored
    [two] { $games } zmagi zapored
    [few] { $games } zmage zapored
   *[other] { $games } zmag zapored
}
yours-best = { $games ->
    [one] Najdaljši niz: { $games } zmaga
    [two] Najdaljši niz: { $games } zmagi
    [few] Najdaljši niz: { $games } zmage
   *[other] Najdaljši niz: { $games } zmag
}
yours-results = Rezultati
yours-against = Proti
yours-empty = Tu še ni ničesar. Odigraj igro do konca in pokazala se bo tu.
yours-lessons = Lekcije
yours-boards = Moje plošče in pravila
yours-list = Vse končane igre
yours-favourites = Le priljubljene
yours-favourite = Priljubljena
yours-open = Odpri

carry = Prenesi na drugo napravo
carry-about = Vzemi s sabo svoje igre, rezultate, lekcije in plošče.
carry-code = Pokaži kodo
carry-scan = Kodo odčitaj z drugo napravo. Velja enkrat, deset minut.
carry-secret = Obdrži jo zase: kdor jo ima, lahko igra namesto tebe.
carry-save = Shrani kot datoteko
carry-open = Odpri datoteko
carry-ask = Prenesem vse z druge naprave? Kar je že tu, ostane.
carry-take = Prenesi
carry-done = Narejeno! Vse je tukaj.
carry-gone = Ta koda je že uporabljena ali prestara. Na drugi napravi naredi novo.
carry-bad = To ni datoteka iz igre Mazechase.

listed = Pokaži na začetni strani
listed-about = Pridruži se lahko vsak, ki odpre začetno stran tega strežnika. Imena niso vidna.
open-seats = Prosta mesta
open-seats-count = { $seats ->
    [one] { $seats } prosto mesto
    [two] { $seats } prosti mesti
    [few] { $seats } prosta mesta
   *[other] { $seats } prostih mest
}

offline-about = Ni povezave. Lahko gledaš svoje sezname in rešuješ uganke, ki so že bile odprte. Za igranje in lekcije je potreben strežnik.
install = Namesti kot aplikacijo
