editor-workshop = Delavnica
editor-intro = Naredi svojo ploščo, kupček, kocke ali pravila. Medtem ko rišeš, jih roboti preigrajo in povedo, ali so poštena. Potem igraj s komer koli.
editor-make = Kaj bo nastalo
editor-yours = Narejeno na tej napravi
editor-none = Še ničesar. Kar narediš, se tu shrani samo.
editor-unsound = Nedokončano
editor-open-file = Odpri datoteko
editor-opening = Trenutek …
editor-gone = Tega na tej napravi ni. Morda je izbrisano ali narejeno na drugi.
editor-unknown = Ta stran ne ve, čemu je povezava ali datoteka.
editor-unreadable = { $file } ni plošča, kupček ali niz pravil, ki bi ga lahko tu pokazali.
editor-too-large = Datoteka { $file } je prevelika.
editor-new-name = { $kind } { $number }
editor-to-workshop = Nazaj v delavnico
editor-called = Ime

editor-kind-marbles-layout = Plošča
editor-kind-marbles-rules = Hišna pravila
editor-kind-mspacman-layout = Plošča
editor-kind-mspacman-die_faces = Kocka duhov
editor-kind-mspacman-spinner_faces = Vrtavka
editor-kind-mspacman-rules = Hišna pravila
editor-kind-chase-layout = Labirint
editor-kind-chase-rules = Hišna pravila
editor-kind-cards-deck = Kupček
editor-kind-cards-rules = Hišna pravila
editor-kind-quoridor-rules = Hišna pravila

editor-start-from = Začni z
editor-from-nothing = Prazno
editor-undo = Razveljavi
editor-redo = Ponovi
editor-drawing = Risba
editor-brushes = Čopiči
editor-eraser = Radirka
editor-symmetry = Riši na več straneh hkrati
editor-symmetry-mirror = Zrcalno
editor-symmetry-half = Polobrat
editor-symmetry-quarter = Četrt obrata
editor-keys = Tipke: puščice premikajo, Enter riše, Delete briše, T obrne v drugo smer. Od 1 do 9 izbereš čopič, z 0 radirko. Ctrl+Z razveljavi.
editor-empty = prazno
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, tu je nekaj narobe

editor-marbles-hole = Luknjica
editor-marbles-path = Pot
editor-marbles-ring = Obroček
editor-marbles-home-yellow = Rumeni domek
editor-marbles-home-red = Rdeči domek
editor-marbles-home-green = Zeleni domek
editor-marbles-home-blue = Modri domek
editor-marbles-opening = Odprtina
editor-mspacman-area-b = Blinky: območje
editor-mspacman-area-i = Inky: območje
editor-mspacman-area-p = Pinky: območje
editor-mspacman-area-s = Sue: območje
editor-mspacman-wall = Zid
editor-mspacman-door = Vrata
editor-mspacman-power = Velika pika
editor-mspacman-circle = Beli krog
editor-mspacman-exit = Izhod
editor-mspacman-den = Polje duha
editor-mspacman-out = Pot ven
editor-mspacman-faces = Ploskve
editor-mspacman-faces-total = skupaj { $count }
editor-chase-fence = Ograda
editor-chase-pellet = Drobec moči
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Duhovi
editor-chase-side-pacman-more = Pac-Man zmaga prepogosto.
editor-chase-side-pacman-less = Pac-Man zmaga preredko.
editor-chase-side-ghosts-more = Duhovi zmagajo prepogosto.
editor-chase-side-ghosts-less = Duhovi zmagajo preredko.
editor-cards-points = Točke
editor-cards-level1 = Karte stopnje 1
editor-cards-level1-total = { $count ->
    [one] { $count } karta
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
}
editor-cards-level2 = Karte stopnje 2
editor-cards-level2-total = { $count ->
    [one] { $count } karta
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
}
editor-fewer = Ena manj: { $name }
editor-more = Ena več: { $name }
editor-count = { $group }: { $name }

editor-checks = Kaj manjka ali je narobe
editor-checking = Preverjam …
editor-fine = Vse je v redu. Lahko igraš.
editor-problems = { $count ->
    [one] Popraviti je treba { $count } stvar
    [two] Popraviti je treba { $count } stvari
    [few] Popraviti je treba { $count } stvari
   *[other] Popraviti je treba { $count } stvari
}
editor-problems-more = { $count ->
    [one] Pokaži še { $count }
    [two] Pokaži še { $count }
    [few] Pokaži še { $count }
   *[other] Pokaži še { $count }
}

editor-fairness = Je pošteno?
editor-bots = Roboti
editor-measuring = Še igrajo …
editor-measuring-first = Roboti igrajo prve igre …
editor-measure-when-fine = Ko bo vse v redu, bodo roboti igrali in pokazali, ali je pošteno.
editor-measure-on = Odigraj še več iger
editor-seat = Mesto { $seat }
editor-percent = { $share } %
editor-share = { $share } % ({ $low }–{ $high })
editor-verdict-open = Tega še ni mogoče reči.
editor-verdict-even = Pošteno: vsi imajo približno enake možnosti.
editor-verdict-more = Mesto { $seat } zmaga prepogosto.
editor-verdict-less = Mesto { $seat } zmaga preredko.
editor-figures = { $games ->
    [one] Odigrana je { $games } igra.
    [two] Odigrani sta { $games } igri.
    [few] Odigrane so { $games } igre.
   *[other] Odigranih je { $games } iger.
} Potez v igri: približno { $turns }. Minut: približno { $minutes }.
editor-how-to-read = Črtkana črta je pošten delež zmag. Pravi delež je nekje na traku; z več igrami je trak krajši.

editor-fairer = Naredi bolj pošteno
editor-fairer-how = Računalnik preizkusi majhne spremembe in ti pokaže najboljše.
editor-aim = Kaj želiš
editor-aim-even = Enake možnosti za vse
editor-aim-shorter = Enake možnosti in krajše igre
editor-aim-longer = Enake možnosti in daljše igre
editor-aim-minutes = Enake možnosti in izbrana dolžina
editor-aim-minutes-field = Minute
editor-aim-share = Izbran delež zmag: { $name }
editor-aim-share-field = Odstotki
editor-search = Poišči zamisli
editor-search-on = Išči naprej
editor-stop = Ustavi
editor-searching = Iščem
editor-searched = { $games ->
    [one] Za to je bila odigrana { $games } igra.
    [two] Za to sta bili odigrani { $games } igri.
    [few] Za to so bile odigrane { $games } igre.
   *[other] Za to je bilo odigranih { $games } iger.
}
editor-idea = { $games ->
    [one] { $games } igra, okoli { $minutes } min
    [two] { $games } igri, okoli { $minutes } min
    [few] { $games } igre, okoli { $minutes } min
   *[other] { $games } iger, okoli { $minutes } min
}
editor-take = Vzemi to
editor-ideas-note = Te številke so malo prelepe: zamisli, ki so imele največ sreče, so prve. Ko eno vzameš, se izmeri na novo.
editor-difference = { $name }: { $from } → { $to }

editor-play = Igraj
editor-play-bots = Z roboti
editor-play-when-fine = Najprej popravi, kar je narobe.
editor-keep = Shrani in deli
editor-share-link = Povezava
editor-share-about = Kdor odpre to povezavo, dobi kopijo za igranje ali spreminjanje.
editor-save-file = Shrani kot datoteko
editor-delete = Izbriši
editor-delete-sure = Izbrišem »{ $name }«?
editor-delete-about = Potem tega ne bo več. Povezave in datoteke, ki jih imajo drugi, še delujejo.
editor-delete-no = Obdrži
editor-kept = Samo se shrani na to napravo.
editor-not-kept = Ta brskalnik ničesar ne shrani. Shrani datoteko, sicer bo ob odhodu vse izgubljeno.
editor-too-long = Za povezavo je preveliko. Raje shrani kot datoteko.

editor-rules-usual = Kot igramo po navadi
editor-rules-how = Začni s pravili iz knjižice, nato spremeni, kar želiš. Tvoja pravila imajo ime in jih lahko izbereš, ko pripravljaš igro.
