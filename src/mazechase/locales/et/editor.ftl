editor-workshop = Töökoda
editor-intro = Tee oma laud, pakk, täring või reeglid. Robotid mängivad sellega juba joonistamise ajal ja ütlevad, kas see on aus. Siis mängi sellega kellega tahad.
editor-make = Mida teha
editor-yours = Selles seadmes tehtud
editor-none = Veel pole midagi. Mida sa teed, jääb siia ise alles.
editor-unsound = Pole valmis
editor-open-file = Ava fail
editor-opening = Üks hetk…
editor-gone = Seda selles seadmes ei ole. Võib-olla on see kustutatud või tehtud teises seadmes.
editor-unknown = See leht ei tea, milleks see link või fail on.
editor-unreadable = { $file } ei ole laud, pakk ega reeglid, mida siin näidata saaks.
editor-too-large = { $file } on liiga suur.
editor-new-name = { $kind } { $number }
editor-to-workshop = Tagasi töökotta
editor-called = Nimi
editor-kind-marbles-layout = Mängulaud
editor-kind-marbles-rules = Kodureeglid
editor-kind-mspacman-layout = Mängulaud
editor-kind-mspacman-die_faces = Kummituste täring
editor-kind-mspacman-spinner_faces = Ketas
editor-kind-mspacman-rules = Kodureeglid
editor-kind-chase-layout = Labürint
editor-kind-chase-rules = Kodureeglid
editor-kind-cards-deck = Kaardipakk
editor-kind-cards-rules = Kodureeglid
editor-kind-quoridor-rules = Kodureeglid
editor-start-from = Alusta siit
editor-from-nothing = Tühjalt
editor-undo = Võta tagasi
editor-redo = Tee uuesti
editor-drawing = Joonis
editor-brushes = Pintslid
editor-eraser = Kustukumm
editor-symmetry = Joonista mitmele küljele korraga
editor-symmetry-mirror = Peegel
editor-symmetry-half = Poolpööre
editor-symmetry-quarter = Veerandpöörded
editor-keys = Klahvid: nooled liigutavad, Enter joonistab, Delete tühjendab, T pöörab teise suunda. 1 kuni 9 valivad pintsli, 0 kustukummi. Ctrl+Z võtab tagasi.
editor-empty = tühi
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, siin on midagi valesti
editor-marbles-hole = Auk
editor-marbles-path = Tee
editor-marbles-ring = Rõngas
editor-marbles-home-yellow = Kollane kodu
editor-marbles-home-red = Punane kodu
editor-marbles-home-green = Roheline kodu
editor-marbles-home-blue = Sinine kodu
editor-marbles-opening = Ava servas
editor-mspacman-area-b = Ala: Blinky
editor-mspacman-area-i = Ala: Inky
editor-mspacman-area-p = Ala: Pinky
editor-mspacman-area-s = Ala: Sue
editor-mspacman-wall = Sein
editor-mspacman-door = Uks
editor-mspacman-power = Jõuruut
editor-mspacman-circle = Valge ring
editor-mspacman-exit = Väljapääs
editor-mspacman-den = Kummitusepesa
editor-mspacman-out = Tee välja
editor-mspacman-faces = Tahud
editor-mspacman-faces-total = kokku { $count }
editor-chase-fence = Piire
editor-chase-pellet = Graanul
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Kummitused
editor-chase-side-pacman-more = Pac-Man võidab liiga tihti.
editor-chase-side-pacman-less = Pac-Man võidab liiga harva.
editor-chase-side-ghosts-more = Kummitused võidavad liiga tihti.
editor-chase-side-ghosts-less = Kummitused võidavad liiga harva.
editor-cards-points = Punktid
editor-cards-level1 = 1. taseme kaardid
editor-cards-level1-total = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarti
}
editor-cards-level2 = 2. taseme kaardid
editor-cards-level2-total = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarti
}
editor-fewer = Üks vähem: { $name }
editor-more = Üks rohkem: { $name }
editor-count = { $group }: { $name }
editor-checks = Mis on puudu või valesti
editor-checking = Kontrollin…
editor-fine = Kõik on korras. Võid sellega mängida.
editor-problems = { $count ->
    [one] { $count } asi parandada
   *[other] { $count } asja parandada
}
editor-problems-more = { $count ->
    [one] Näita veel { $count }
   *[other] Näita veel { $count }
}
editor-fairness = Kas see on aus?
editor-bots = Robotid
editor-measuring = Robotid veel mängivad…
editor-measuring-first = Robotid mängivad esimesi mänge…
editor-measure-when-fine = Kui kõik on korras, mängivad robotid sellega ja näitavad, kas see on aus.
editor-measure-on = Mängi veel mänge
editor-seat = Koht { $seat }
editor-percent = { $share } %
editor-share = { $share } % ({ $low }–{ $high })
editor-verdict-open = Vahe on veel liiga väike, et otsustada.
editor-verdict-even = Aus: kõigil on umbes võrdne võimalus.
editor-verdict-more = Koht { $seat } võidab liiga tihti.
editor-verdict-less = Koht { $seat } võidab liiga harva.
editor-figures = { $games ->
    [one] { $games } mäng mängitud.
   *[other] { $games } mängu mängitud.
} Käike mängus: umbes { $turns }. Minuteid: umbes { $minutes }.
editor-how-to-read = Katkendjoon on aus osa võitudest. Tegelik osa on kuskil ribal; rohkem mänge teeb selle lühemaks.
editor-fairer = Tee ausamaks
editor-fairer-how = Arvuti proovib väikesi muudatusi ja näitab sulle parimaid.
editor-aim = Mida sa soovid
editor-aim-even = Kõigile võrdne võimalus
editor-aim-shorter = Võrdselt ja lühemad mängud
editor-aim-longer = Võrdselt ja pikemad mängud
editor-aim-minutes = Võrdselt ja valitud pikkusega
editor-aim-minutes-field = Minutid
editor-aim-share = Valitud osa võitudest: { $name }
editor-aim-share-field = Protsenti
editor-search = Otsi ideid
editor-search-on = Otsi edasi
editor-stop = Lõpeta
editor-searching = Otsin
editor-searched = { $games ->
    [one] Nende leidmiseks mängiti { $games } mäng.
   *[other] Nende leidmiseks mängiti { $games } mängu.
}
editor-idea = { $games ->
    [one] { $games } mäng, umbes { $minutes } min
   *[other] { $games } mängu, umbes { $minutes } min
}
editor-take = Võta see
editor-ideas-note = Need arvud on veidi liiga ilusad: kõige rohkem õnne saanud ideed on eespool. Kui ühe võtad, mõõdetakse see uuesti.
editor-difference = { $name }: { $from } → { $to }
editor-play = Mängi sellega
editor-play-bots = Robotitega
editor-play-when-fine = Paranda enne vead.
editor-keep = Hoia alles ja jaga
editor-share-link = Link
editor-share-about = Kes selle lingi avab, saab endale koopia, millega mängida või mida muuta.
editor-save-file = Salvesta failina
editor-delete = Kustuta
editor-delete-sure = Kas kustutada „{ $name }”?
editor-delete-about = Siis on see läinud. Jagatud lingid ja failid töötavad edasi.
editor-delete-no = Jäta alles
editor-kept = Jääb selles seadmes ise alles.
editor-not-kept = See brauser ei hoia midagi alles. Salvesta fail, muidu läheb see lahkudes kaotsi.
editor-too-long = See on lingi jaoks liiga suur. Salvesta see failina.
editor-rules-usual = Nagu me tavaliselt mängime
editor-rules-how = Alusta sellest, mida ütleb reegliraamat, ja muuda, mida tahad. Sinu reeglitel on nimi ja neid saab mängu luues valida.
