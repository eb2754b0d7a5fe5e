editor-workshop = Paja
editor-intro = Tee oma lauta, pakka, noppa tai säännöt. Botit pelaavat sitä, kun piirrät, ja kertovat, onko se reilu. Pelaa sitä sitten kenen kanssa vain.
editor-make = Mitä teet
editor-yours = Tällä laitteella tehdyt
editor-none = Ei vielä mitään. Tekemäsi tallentuu tänne itsestään.
editor-unsound = Kesken
editor-open-file = Avaa tiedosto
editor-opening = Hetkinen…
editor-gone = Sitä ei ole tällä laitteella. Ehkä se on poistettu tai tehty toisella laitteella.
editor-unknown = Tämä sivu ei tiedä, mihin linkki tai tiedosto kuuluu.
editor-unreadable = { $file } ei ole lauta, pakka eikä säännöt, jotka voisi näyttää tässä.
editor-too-large = { $file } on liian suuri.
editor-new-name = { $kind } { $number }
editor-to-workshop = Takaisin pajaan
editor-called = Nimi

editor-kind-marbles-layout = Lauta
editor-kind-marbles-rules = Kotisäännöt
editor-kind-mspacman-layout = Lauta
editor-kind-mspacman-die_faces = Haamujen noppa
editor-kind-mspacman-spinner_faces = Onnenpyörä
editor-kind-mspacman-rules = Kotisäännöt
editor-kind-chase-layout = Sokkelo
editor-kind-chase-rules = Kotisäännöt
editor-kind-cards-deck = Pakka
editor-kind-cards-rules = Kotisäännöt
editor-kind-quoridor-rules = Kotisäännöt

editor-start-from = Aloita tästä
editor-from-nothing = Tyhjästä
editor-undo = Kumoa
editor-redo = Tee uudelleen
editor-drawing = Piirros
editor-brushes = Siveltimet
editor-eraser = Pyyhekumi
editor-symmetry = Piirrä monelle puolelle kerralla
editor-symmetry-mirror = Peili
editor-symmetry-half = Puolikierros
editor-symmetry-quarter = Neljänneskierrokset
editor-keys = Näppäimet: nuolet siirtävät, Enter piirtää, Delete pyyhkii, T kääntää toiseen suuntaan. 1–9 valitsevat siveltimen, 0 pyyhekumin. Ctrl+Z kumoaa.
editor-empty = tyhjä
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, tässä on jotain vikaa

editor-marbles-hole = Kolo
editor-marbles-path = Polku
editor-marbles-ring = Rengas
editor-marbles-home-yellow = Keltainen koti
editor-marbles-home-red = Punainen koti
editor-marbles-home-green = Vihreä koti
editor-marbles-home-blue = Sininen koti
editor-marbles-opening = Aukko
editor-mspacman-area-b = Alue: Blinky
editor-mspacman-area-i = Alue: Inky
editor-mspacman-area-p = Alue: Pinky
editor-mspacman-area-s = Alue: Sue
editor-mspacman-wall = Seinä
editor-mspacman-door = Ovi
editor-mspacman-power = Energiapilleri
editor-mspacman-circle = Valkoinen ympyrä
editor-mspacman-exit = Portti
editor-mspacman-den = Haamun pesä
editor-mspacman-out = Tie ulos
editor-mspacman-faces = Silmäluvut
editor-mspacman-faces-total = Yhteensä { $count }
editor-chase-fence = Aita
editor-chase-pellet = Pilleri
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Haamut
editor-chase-side-pacman-more = Pac-Man voittaa liian usein.
editor-chase-side-pacman-less = Pac-Man voittaa liian harvoin.
editor-chase-side-ghosts-more = Haamut voittavat liian usein.
editor-chase-side-ghosts-less = Haamut voittavat liian harvoin.
editor-cards-points = Pisteet
editor-cards-level1 = Tason 1 kortit
editor-cards-level1-total = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
editor-cards-level2 = Tason 2 kortit
editor-cards-level2-total = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
editor-fewer = Yksi vähemmän: { $name }
editor-more = Yksi enemmän: { $name }
editor-count = { $group }: { $name }

editor-checks = Mikä puuttuu tai on väärin
editor-checking = Tarkistetaan…
editor-fine = Kaikki on kunnossa. Voit pelata.
editor-problems = { $count ->
    [one] { $count } korjattava kohta
   *[other] { $count } korjattavaa kohtaa
}
editor-problems-more = { $count ->
    [one] Näytä vielä { $count }
   *[other] Näytä vielä { $count }
}

editor-fairness = Onko se reilu?
editor-bots = Botit
editor-measuring = Pelit ovat vielä kesken…
editor-measuring-first = Botit pelaavat ensimmäisiä pelejä…
editor-measure-when-fine = Kun mitään ei enää ole pielessä, botit pelaavat tätä ja näyttävät, onko se reilu.
editor-measure-on = Pelaa lisää pelejä
editor-seat = Paikka { $seat }
editor-percent = { $share } %
editor-share = { $share } % ({ $low }–{ $high })
editor-verdict-open = Vielä liian tasaista sanottavaksi.
editor-verdict-even = Reilu: kaikilla on suunnilleen sama mahdollisuus.
editor-verdict-more = Paikka { $seat } voittaa liian usein.
editor-verdict-less = Paikka { $seat } voittaa liian harvoin.
editor-figures = { $games ->
    [one] { $games } peli pelattu.
   *[other] { $games } peliä pelattu.
} Vuoroja pelissä: noin { $turns }. Minuutteja: noin { $minutes }.
editor-how-to-read = Katkoviiva on reilu osuus voitoista. Todellinen osuus on jossain palkin kohdalla; mitä enemmän pelejä, sitä lyhyempi palkki.

editor-fairer = Tee reilummaksi
editor-fairer-how = Tietokone kokeilee pieniä muutoksia ja näyttää parhaat.
editor-aim = Mitä haluat
editor-aim-even = Sama mahdollisuus kaikille
editor-aim-shorter = Sama mahdollisuus, lyhyemmät pelit
editor-aim-longer = Sama mahdollisuus, pidemmät pelit
editor-aim-minutes = Sama mahdollisuus, valittu kesto
editor-aim-minutes-field = Minuuttia
editor-aim-share = Valittu osuus voitoista: { $name }
editor-aim-share-field = Prosenttia
editor-search = Etsi ideoita
editor-search-on = Etsi lisää
editor-stop = Pysäytä
editor-searching = Etsitään
editor-searched = { $games ->
    [one] Näiden löytämiseksi pelattiin { $games } peli.
   *[other] Näiden löytämiseksi pelattiin { $games } peliä.
}
editor-idea = { $games ->
    [one] { $games } peli, noin { $minutes } min
   *[other] { $games } peliä, noin { $minutes } min
}
editor-take = Ota tämä
editor-ideas-note = Nämä luvut kaunistelevat vähän, sillä onnekkaimmat ideat tulevat ensin. Kun otat niistä yhden, se mitataan uudelleen.
editor-difference = { $name }: { $from } → { $to }

editor-play = Pelaa
editor-play-bots = Bottien kanssa
editor-play-when-fine = Korjaa ensin, mikä on väärin.
editor-keep = Tallenna ja jaa
editor-share-link = Linkki
editor-share-about = Jokainen, joka avaa tämän linkin, saa siitä kopion pelattavaksi tai muutettavaksi.
editor-save-file = Tallenna tiedostoksi
editor-delete = Poista
editor-delete-sure = Poistetaanko ”{ $name }”?
editor-delete-about = Sitten sitä ei enää ole. Jakamasi linkit ja tiedostot toimivat silti.
editor-delete-no = Säilytä
editor-kept = Tallentuu itsestään tälle laitteelle.
editor-not-kept = Tämä selain ei säilytä mitään. Tallenna tiedosto, muuten kaikki katoaa, kun lähdet.
editor-too-long = Se on liian suuri linkkiin. Tallenna se tiedostoksi.

editor-rules-usual = Kuten yleensä pelaamme
editor-rules-how = Aloita sääntökirjan mukaan ja muuta sitten, mitä haluat. Säännöilläsi on nimi, ja voit valita ne, kun aloitat pelin.
