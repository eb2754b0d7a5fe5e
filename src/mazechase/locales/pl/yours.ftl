# Co ktoś ma na tym urządzeniu

yours = Moje gry i wyniki
yours-played = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[other] { $games } gier
}
yours-won = { $games ->
    [one] 1 wygrana
    [few] { $games } wygrane
   *[other] { $games } wygranych
}
yours-streak = { $games ->
    [one] 1 wygrana z rzędu
    [few] { $games } wygrane z rzędu
   *[other] { $games } wygranych z rzędu
}
yours-best = { $games ->
    [one] Najdłuższa seria: 1 wygrana
    [few] Najdłuższa seria: { $games } wygrane
   *[other] Najdłuższa seria: { $games } wygranych
}
yours-results = Wyniki
yours-against = Przeciwko
yours-empty = Jeszcze nic. Zagraj do końca, a gra pojawi się tutaj.
yours-lessons = Lekcje
yours-boards = Moje plansze i zasady
yours-list = Wszystkie zakończone gry
yours-favourites = Tylko ulubione
yours-favourite = Ulubiona
yours-open = Otwórz

## Na inne urządzenie

carry = Przenieś na inne urządzenie
carry-about = Zabierz ze sobą gry, wyniki, lekcje i plansze.
carry-code = Pokaż kod
carry-scan = Zeskanuj kod drugim urządzeniem. Działa raz, przez dziesięć minut.
carry-secret = Nikomu go nie pokazuj: kto go ma, może grać za ciebie.
carry-save = Zapisz jako plik
carry-open = Otwórz plik
carry-ask = Przenieść wszystko z drugiego urządzenia? To, co tu już jest, zostaje.
carry-take = Przenieś
carry-done = Gotowe! Wszystko już tu jest.
carry-gone = Ten kod został już użyty albo jest za stary. Zrób nowy na drugim urządzeniu.
carry-bad = To nie jest plik z Mazechase.

## Stoły pokazywane na stronie startowej

listed = Pokaż na stronie startowej
listed-about = Dołączyć może każdy, kto otworzy stronę startową tego serwera. Imion nie widać.
open-seats = Wolne miejsca
open-seats-count = { $seats ->
    [one] 1 wolne miejsce
    [few] { $seats } wolne miejsca
   *[other] { $seats } wolnych miejsc
}

## Bez połączenia

offline-about = Nie masz połączenia. Możesz przeglądać swoje listy i rozwiązywać zagadki, które już były tu otwarte. Granie i lekcje wymagają serwera.
install = Zainstaluj jako aplikację
