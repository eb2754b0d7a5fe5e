# Co je na tomto zařízení.

yours = Moje hry a výsledky
yours-played = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}
yours-won = { $games ->
    [one] { $games } výhra
    [few] { $games } výhry
    [many] { $games } výhry
   *[other] { $games } výher
}
yours-streak = { $games ->
    [one] { $games } výhra v řadě
    [few] { $games } výhry v řadě
    [many] { $games } výhry v řadě
   *[other] { $games } výher v řadě
}
yours-best = { $games ->
    [one] Nejdelší řada: { $games } výhra
    [few] Nejdelší řada: { $games } výhry
    [many] Nejdelší řada: { $games } výhry
   *[other] Nejdelší řada: { $games } výher
}
yours-results = Výsledky
yours-against = Soupeři
yours-empty = Zatím tu nic není. Dohrajte nějakou hru a objeví se tady.
yours-lessons = Lekce
yours-boards = Moje desky a pravidla
yours-list = Všechny dohrané hry
yours-favourites = Jen oblíbené
yours-favourite = Oblíbená
yours-open = Otevřít

carry = Přenést na jiné zařízení
carry-about = Vezměte si s sebou hry, výsledky, lekce i desky.
carry-code = Ukázat kód
carry-scan = Načtěte kód druhým zařízením. Funguje jen jednou a jen deset minut.
carry-secret = Nikomu ho neukazujte: kdo ho má, může hrát za vás.
carry-save = Uložit do souboru
carry-open = Otevřít soubor
carry-ask = Přenést sem všechno z vašeho druhého zařízení? Co už tu je, zůstane.
carry-take = Přenést sem
carry-done = Hotovo! Všechno je tady.
carry-gone = Tento kód už někdo použil, nebo je moc starý. Vytvořte na druhém zařízení nový.
carry-bad = Toto není soubor z Mazechase.

listed = Zobrazit na úvodní stránce
listed-about = Přidat se může každý, kdo otevře úvodní stránku tohoto serveru. Jména vidět nejsou.
open-seats = Volná místa
open-seats-count = { $seats ->
    [one] { $seats } volné místo
    [few] { $seats } volná místa
    [many] { $seats } volného místa
   *[other] { $seats } volných míst
}

offline-about = Jste offline. Můžete si prohlížet své seznamy a řešit hádanky, které jste už otevřeli. Hraní a lekce potřebují server.
install = Nainstalovat jako aplikaci
