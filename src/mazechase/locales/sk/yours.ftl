yours = Moje hry a výsledky
yours-played = { $games ->
    [one] 1 hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } hier
}
yours-won = { $games ->
    [one] 1 výhra
    [few] { $games } výhry
    [many] { $games } výhry
   *[other] { $games } výhier
}
yours-streak = { $games ->
    [one] 1 výhra po sebe
    [few] { $games } výhry po sebe
    [many] { $games } výhry po sebe
   *[other] { $games } výhier po sebe
}
yours-best = { $games ->
    [one] Najdlhšia séria: 1 výhra
    [few] Najdlhšia séria: { $games } výhry
    [many] Najdlhšia séria: { $games } výhry
   *[other] Najdlhšia séria: { $games } výhier
}
yours-results = Výsledky
yours-against = Proti
yours-empty = Zatiaľ tu nič nie je. Dohraj hru a objaví sa tu.
yours-lessons = Lekcie
yours-boards = Moje dosky a pravidlá
yours-list = Všetky skončené hry
yours-favourites = Len obľúbené
yours-favourite = Obľúbená
yours-open = Otvoriť
carry = Preniesť na iné zariadenie
carry-about = Vezmi si so sebou hry, výsledky, lekcie aj dosky.
carry-code = Ukázať kód
carry-scan = Naskenuj kód druhým zariadením. Platí raz, desať minút.
carry-secret = Nikomu ho nedávaj: kto ho má, môže hrať namiesto teba.
carry-save = Uložiť ako súbor
carry-open = Otvoriť súbor
carry-ask = Preniesť všetko z tvojho druhého zariadenia? Čo už je tu, zostane.
carry-take = Preniesť
carry-done = Hotovo! Všetko je tu.
carry-gone = Tento kód už niekto použil alebo je príliš starý. Vytvor na druhom zariadení nový.
carry-bad = Tento súbor nie je z Mazechase.
listed = Ukázať na úvodnej stránke
listed-about = Pridať sa môže každý, kto otvorí úvodnú stránku tohto servera. Mená sa neukazujú.
open-seats = Voľné miesta
open-seats-count = { $seats ->
    [one] 1 voľné miesto
    [few] { $seats } voľné miesta
    [many] { $seats } voľného miesta
   *[other] { $seats } voľných miest
}
offline-about = Nemáš pripojenie. Môžeš si pozrieť svoje zoznamy a riešiť hlavolamy, ktoré už boli otvorené. Hranie a lekcie potrebujú server.
install = Nainštalovať ako aplikáciu
