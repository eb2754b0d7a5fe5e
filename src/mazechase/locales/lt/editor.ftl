editor-workshop = Dirbtuvės
editor-intro = Susikurk savo lentą, kaladę, kauliuką ar taisykles. Kol pieši, botai žaidžia ir pasako, ar viskas teisinga. Paskui žaisk su kuo nori.
editor-make = Ką kursi?
editor-yours = Sukurta šiame įrenginyje
editor-none = Kol kas nieko. Ką sukursi, čia išsisaugos savaime.
editor-unsound = Nebaigta
editor-open-file = Atverti failą
editor-opening = Akimirką…
editor-gone = Šiame įrenginyje to nėra. Gal ištrinta, o gal sukurta kitame.
editor-unknown = Šis puslapis nežino, kam skirta ši nuoroda ar failas.
editor-unreadable = { $file } nėra lenta, kaladė ar taisyklės, kurias čia galima parodyti.
editor-too-large = { $file } per didelis.
editor-new-name = { $kind } { $number }
editor-to-workshop = Grįžti į dirbtuves
editor-called = Pavadinimas
editor-kind-marbles-layout = Lenta
editor-kind-marbles-rules = Namų taisyklės
editor-kind-mspacman-layout = Lenta
editor-kind-mspacman-die_faces = Vaiduoklių kauliukas
editor-kind-mspacman-spinner_faces = Suktukas
editor-kind-mspacman-rules = Namų taisyklės
editor-kind-chase-layout = Labirintas
editor-kind-chase-rules = Namų taisyklės
editor-kind-cards-deck = Kaladė
editor-kind-cards-rules = Namų taisyklės
editor-kind-quoridor-rules = Namų taisyklės
editor-start-from = Nuo ko pradėti
editor-from-nothing = Nuo nulio
editor-undo = Atšaukti
editor-redo = Grąžinti
editor-drawing = Piešinys
editor-brushes = Teptukai
editor-eraser = Trintukas
editor-symmetry = Piešti keliose pusėse iškart
editor-symmetry-mirror = Veidrodis
editor-symmetry-half = Pusė apsukos
editor-symmetry-quarter = Ketvirtis apsukos
editor-keys = Klavišai: rodyklėmis judi, Enter piešia, Delete trina, T pasuka kita kryptimi. 1–9 parenka teptuką, 0 – trintuką. Ctrl+Z atšaukia.
editor-empty = tuščia
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, čia kažkas negerai
editor-marbles-hole = Duobutė
editor-marbles-path = Kelias
editor-marbles-ring = Žiedas
editor-marbles-home-yellow = Geltoni namai
editor-marbles-home-red = Raudoni namai
editor-marbles-home-green = Žali namai
editor-marbles-home-blue = Mėlyni namai
editor-marbles-opening = Anga
editor-mspacman-area-b = Blinky sritis
editor-mspacman-area-i = Inky sritis
editor-mspacman-area-p = Pinky sritis
editor-mspacman-area-s = Sue sritis
editor-mspacman-wall = Siena
editor-mspacman-door = Durys
editor-mspacman-power = Galios kvadratėlis
editor-mspacman-circle = Baltas apskritimas
editor-mspacman-exit = Išėjimas
editor-mspacman-den = Vaiduoklio vieta
editor-mspacman-out = Kelias lauk
editor-mspacman-faces = Sienelės
editor-mspacman-faces-total = iš viso { $count }
editor-chase-fence = Tvora
editor-chase-pellet = Piliulė
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Vaiduokliai
editor-chase-side-pacman-more = Pac-Man laimi per dažnai.
editor-chase-side-pacman-less = Pac-Man laimi per retai.
editor-chase-side-ghosts-more = Vaiduokliai laimi per dažnai.
editor-chase-side-ghosts-less = Vaiduokliai laimi per retai.
editor-cards-points = Taškai
editor-cards-level1 = 1 lygio kortos
editor-cards-level1-total = { $count ->
    [one] { $count } korta
    [few] { $count } kortos
   *[other] { $count } kortų
}
editor-cards-level2 = 2 lygio kortos
editor-cards-level2-total = { $count ->
    [one] { $count } korta
    [few] { $count } kortos
   *[other] { $count } kortų
}
editor-fewer = Vienu mažiau: { $name }
editor-more = Vienu daugiau: { $name }
editor-count = { $group }: { $name }
editor-checks = Ko trūksta ar kas negerai
editor-checking = Tikrinama…
editor-fine = Viskas gerai. Gali žaisti.
editor-problems = { $count ->
    [one] Reikia pataisyti { $count } dalyką
    [few] Reikia pataisyti { $count } dalykus
   *[other] Reikia pataisyti { $count } dalykų
}
editor-problems-more = Rodyti dar { $count }
editor-fairness = Ar teisinga?
editor-bots = Botai
editor-measuring = Vis dar žaidžiama…
editor-measuring-first = Botai žaidžia pirmuosius žaidimus…
editor-measure-when-fine = Kai viskas bus gerai, botai žais ir parodys, ar teisinga.
editor-measure-on = Žaisti daugiau žaidimų
editor-seat = { $seat } vieta
editor-percent = { $share } %
editor-share = { $share } % ({ $low }–{ $high })
editor-verdict-open = Dar neaišku.
editor-verdict-even = Teisinga: visų galimybės maždaug vienodos.
editor-verdict-more = { $seat } vieta laimi per dažnai.
editor-verdict-less = { $seat } vieta laimi per retai.
editor-figures = { $games ->
    [one] Sužaistas { $games } žaidimas.
    [few] Sužaisti { $games } žaidimai.
   *[other] Sužaista { $games } žaidimų.
} Vienas trunka maždaug tiek ėjimų: { $turns }, minučių: { $minutes }.
editor-how-to-read = Brūkšninė linija – teisinga pergalių dalis. Tikroji dalis yra kur nors ant juostelės; kuo daugiau žaidimų, tuo ji trumpesnė.
editor-fairer = Padaryti teisingiau
editor-fairer-how = Kompiuteris išbando mažus pakeitimus ir parodo geriausius.
editor-aim = Ko nori?
editor-aim-even = Visiems vienodos galimybės
editor-aim-shorter = Vienodos galimybės ir trumpesni žaidimai
editor-aim-longer = Vienodos galimybės ir ilgesni žaidimai
editor-aim-minutes = Vienodos galimybės ir pasirinkta trukmė
editor-aim-minutes-field = Minutės
editor-aim-share = Pasirinkta pergalių dalis: { $name }
editor-aim-share-field = Procentai
editor-search = Ieškoti idėjų
editor-search-on = Ieškoti toliau
editor-stop = Sustabdyti
editor-searching = Ieškoma
editor-searched = { $games ->
    [one] Joms rasti sužaistas { $games } žaidimas.
    [few] Joms rasti sužaisti { $games } žaidimai.
   *[other] Joms rasti sužaista { $games } žaidimų.
}
editor-idea = { $games ->
    [one] { $games } žaidimas, maždaug { $minutes } min.
    [few] { $games } žaidimai, maždaug { $minutes } min.
   *[other] { $games } žaidimų, maždaug { $minutes } min.
}
editor-take = Rinktis šią
editor-ideas-note = Šie skaičiai truputį per gražūs: pirmos eina idėjos, kurioms labiausiai pasisekė. Kai kurią nors pasirinksi, ji bus išmatuota iš naujo.
editor-difference = { $name }: { $from } → { $to }
editor-play = Žaisti
editor-play-bots = Su botais
editor-play-when-fine = Pirma pataisyk, kas negerai.
editor-keep = Išsaugoti ir dalytis
editor-share-link = Nuoroda
editor-share-about = Kas atvers šią nuorodą, gaus kopiją: galės žaisti ir ją keisti.
editor-save-file = Įrašyti kaip failą
editor-delete = Ištrinti
editor-delete-sure = Ištrinti „{ $name }“?
editor-delete-about = Čia to nebebus. Nuorodos ir failai, kuriais pasidalijai, veiks toliau.
editor-delete-no = Palikti
editor-kept = Šiame įrenginyje išsaugoma savaime.
editor-not-kept = Ši naršyklė nieko neišsaugo. Įrašyk failą, kitaip išėjus viskas dings.
editor-too-long = Nuorodai tai per ilga. Įrašyk kaip failą.
editor-rules-usual = Kaip įprastai žaidžiame
editor-rules-how = Pradėk nuo knygelės taisyklių ir keisk, ką nori. Tavo taisyklės turės pavadinimą, ir galėsi jas rinktis, kai kursi žaidimą.
