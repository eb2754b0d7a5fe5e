yours = Jocurile și rezultatele mele
yours-played = { $games ->
    [one] 1 joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}
yours-won = { $games ->
    [one] 1 victorie
    [few] { $games } victorii
   *[other] { $games } de victorii
}
yours-streak = { $games ->
    [one] 1 victorie la rând
    [few] { $games } victorii la rând
   *[other] { $games } de victorii la rând
}
yours-best = { $games ->
    [one] Cea mai lungă serie: 1 victorie
    [few] Cea mai lungă serie: { $games } victorii
   *[other] Cea mai lungă serie: { $games } de victorii
}
yours-results = Rezultate
yours-against = Contra
yours-empty = Nimic încă. Joacă un joc până la capăt și va apărea aici.
yours-lessons = Lecții
yours-boards = Tablele și regulile mele
yours-list = Toate jocurile terminate
yours-favourites = Doar cele preferate
yours-favourite = Preferat
yours-open = Deschide

## To another device

carry = Mută pe alt dispozitiv
carry-about = Ia cu tine jocurile, rezultatele, lecțiile și tablele.
carry-code = Arată un cod
carry-scan = Scanează codul cu celălalt dispozitiv. Merge o singură dată, timp de zece minute.
carry-secret = Păstrează-l pentru tine: cine îl are poate juca în locul tău.
carry-save = Salvează ca fișier
carry-open = Deschide un fișier
carry-ask = Aducem aici totul de pe celălalt dispozitiv? Ce e deja aici rămâne.
carry-take = Adu aici
carry-done = Gata! Acum totul e aici.
carry-gone = Acest cod a fost deja folosit sau e prea vechi. Fă unul nou pe celălalt dispozitiv.
carry-bad = Acesta nu este un fișier Mazechase.

## Tables that a host shows to everybody on the start page

listed = Arată pe pagina de start
listed-about = Poate intra oricine deschide pagina de start a acestui server. Numele nu se arată.
open-seats = Locuri libere
open-seats-count = { $seats ->
    [one] 1 loc liber
    [few] { $seats } locuri libere
   *[other] { $seats } de locuri libere
}

## Without a connection

offline-about = Nu ai internet. Poți să-ți privești listele și să rezolvi enigmele deschise deja. Pentru joc și lecții e nevoie de server.
install = Instalează ca aplicație
