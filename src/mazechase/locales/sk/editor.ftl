editor-workshop = Dielňa
editor-intro = Vytvor si vlastnú dosku, balíček, kocku alebo pravidlá. Kým kreslíš, roboty ich hrajú a povedia ti, či sú férové. Potom si ich zahraj s kýmkoľvek.
editor-make = Čo vytvoriť
editor-yours = Vytvorené na tomto zariadení
editor-none = Zatiaľ nič. Čo vytvoríš, sa tu samo uloží.
editor-unsound = Nedokončené
editor-open-file = Otvoriť súbor
editor-opening = Chvíľku…
editor-gone = Na tomto zariadení to nie je. Možno to niekto zmazal alebo vzniklo na inom.
editor-unknown = Stránka nevie, načo je tento odkaz alebo súbor.
editor-unreadable = { $file } nie je doska, balíček ani pravidlá, ktoré by sa tu dali ukázať.
editor-too-large = { $file } je príliš veľký súbor.
editor-new-name = { $kind } { $number }
editor-to-workshop = Späť do dielne
editor-called = Názov
editor-kind-marbles-layout = Doska
editor-kind-marbles-rules = Domáce pravidlá
editor-kind-mspacman-layout = Doska
editor-kind-mspacman-die_faces = Kocka duchov
editor-kind-mspacman-spinner_faces = Točidlo
editor-kind-mspacman-rules = Domáce pravidlá
editor-kind-chase-layout = Bludisko
editor-kind-chase-rules = Domáce pravidlá
editor-kind-cards-deck = Balíček
editor-kind-cards-rules = Domáce pravidlá
editor-kind-quoridor-rules = Domáce pravidlá
editor-start-from = Začať od
editor-from-nothing = Prázdne
editor-undo = Vrátiť
editor-redo = Zopakovať
editor-drawing = Kresba
editor-brushes = Štetce
editor-eraser = Guma
editor-symmetry = Kresliť na viacerých stranách naraz
editor-symmetry-mirror = Zrkadlo
editor-symmetry-half = Pol otáčky
editor-symmetry-quarter = Štvrť otáčky
editor-keys = Klávesy: šípkami sa hýbeš, Enter kreslí, Delete maže, T otočí do druhého smeru. 1 až 9 vyberá štetec, 0 gumu. Ctrl+Z vráti krok.
editor-empty = prázdne
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, niečo tu nie je v poriadku
editor-marbles-hole = Jamka
editor-marbles-path = Cesta
editor-marbles-ring = Krúžok
editor-marbles-home-yellow = Žltý domček
editor-marbles-home-red = Červený domček
editor-marbles-home-green = Zelený domček
editor-marbles-home-blue = Modrý domček
editor-marbles-opening = Priechod
editor-mspacman-area-b = Blinkyho oblasť
editor-mspacman-area-i = Inkyho oblasť
editor-mspacman-area-p = Pinkyho oblasť
editor-mspacman-area-s = Oblasť Sue
editor-mspacman-wall = Stena
editor-mspacman-door = Dvere
editor-mspacman-power = Veľká bodka
editor-mspacman-circle = Biely kruh
editor-mspacman-exit = Východ
editor-mspacman-den = Domov ducha
editor-mspacman-out = Cesta von
editor-mspacman-faces = Steny
editor-mspacman-faces-total = spolu { $count }
editor-chase-fence = Prekážka
editor-chase-pellet = Veľká bodka
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Duchovia
editor-chase-side-pacman-more = Pac-Man vyhráva pričasto.
editor-chase-side-pacman-less = Pac-Man vyhráva prizriedka.
editor-chase-side-ghosts-more = Duchovia vyhrávajú pričasto.
editor-chase-side-ghosts-less = Duchovia vyhrávajú prizriedka.
editor-cards-points = Body
editor-cards-level1 = Karty úrovne 1
editor-cards-level1-total = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
editor-cards-level2 = Karty úrovne 2
editor-cards-level2-total = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
editor-fewer = O jednu menej: { $name }
editor-more = O jednu viac: { $name }
editor-count = { $group }: { $name }
editor-checks = Čo chýba alebo nesedí
editor-checking = Kontroluje sa…
editor-fine = Všetko je v poriadku. Môžeš to hrať.
editor-problems = { $count ->
    [one] { $count } vec na opravu
    [few] { $count } veci na opravu
    [many] { $count } veci na opravu
   *[other] { $count } vecí na opravu
}
editor-problems-more = { $count ->
    [one] Ukázať ešte { $count }
    [few] Ukázať ešte { $count }
    [many] Ukázať ešte { $count }
   *[other] Ukázať ešte { $count }
}
editor-fairness = Je to férové?
editor-bots = Roboty
editor-measuring = Ešte sa hrá…
editor-measuring-first = Roboty hrajú prvé hry…
editor-measure-when-fine = Keď bude všetko v poriadku, roboty si to zahrajú a ukážu, či je to férové.
editor-measure-on = Odohrať ďalšie hry
editor-seat = Miesto { $seat }
editor-percent = { $share } %
editor-share = { $share } % ({ $low }–{ $high })
editor-verdict-open = Zatiaľ sa to nedá povedať.
editor-verdict-even = Férové: každý má asi rovnakú šancu.
editor-verdict-more = Miesto { $seat } vyhráva pričasto.
editor-verdict-less = Miesto { $seat } vyhráva prizriedka.
editor-figures = { $games ->
    [one] Odohraná { $games } hra.
    [few] Odohrané { $games } hry.
    [many] Odohranej { $games } hry.
   *[other] Odohraných { $games } hier.
} Ťahov v hre: asi { $turns }. Minút: asi { $minutes }.
editor-how-to-read = Čiarkovaná čiara je férový podiel výhier. Skutočný podiel je niekde na pruhu; s ďalšími hrami sa pruh skracuje.
editor-fairer = Urobiť férovejším
editor-fairer-how = Počítač skúša malé zmeny a ukáže ti tie najlepšie.
editor-aim = Čo chceš
editor-aim-even = Rovnakú šancu pre všetkých
editor-aim-shorter = Rovnakú šancu a kratšie hry
editor-aim-longer = Rovnakú šancu a dlhšie hry
editor-aim-minutes = Rovnakú šancu a zvolenú dĺžku
editor-aim-minutes-field = Minúty
editor-aim-share = Zvolený podiel výhier: { $name }
editor-aim-share-field = Percentá
editor-search = Nájsť nápady
editor-search-on = Hľadať ďalej
editor-stop = Zastaviť
editor-searching = Hľadá sa
editor-searched = { $games ->
    [one] Na ich nájdenie sa odohrala { $games } hra.
    [few] Na ich nájdenie sa odohrali { $games } hry.
    [many] Na ich nájdenie sa odohralo { $games } hry.
   *[other] Na ich nájdenie sa odohralo { $games } hier.
}
editor-idea = { $games ->
    [one] { $games } hra, asi { $minutes } min
    [few] { $games } hry, asi { $minutes } min
    [many] { $games } hry, asi { $minutes } min
   *[other] { $games } hier, asi { $minutes } min
}
editor-take = Vziať tento
editor-ideas-note = Tieto čísla trochu lichotia: najšťastnejšie nápady sú prvé. Keď si jeden vezmeš, zmeria sa odznova.
editor-difference = { $name }: { $from } → { $to }
editor-play = Zahrať si
editor-play-bots = S robotmi
editor-play-when-fine = Najprv oprav, čo nesedí.
editor-keep = Uložiť a zdieľať
editor-share-link = Odkaz
editor-share-about = Kto otvorí tento odkaz, dostane kópiu, ktorú môže hrať aj meniť.
editor-save-file = Uložiť ako súbor
editor-delete = Zmazať
editor-delete-sure = Zmazať „{ $name }“?
editor-delete-about = Potom je to preč. Odkazy a súbory, ktoré už niekto dostal, fungujú ďalej.
editor-delete-no = Nechať
editor-kept = Na tomto zariadení sa to ukladá samo.
editor-not-kept = Tento prehliadač nič neukladá. Ulož súbor, inak o to po odchode prídeš.
editor-too-long = Na odkaz je to príliš veľké. Ulož to ako súbor.
editor-rules-usual = Ako zvyčajne hráme
editor-rules-how = Začni tým, čo hovorí knižka, a zmeň, čo chceš. Tvoje pravidlá majú názov a dajú sa vybrať pri príprave hry.
