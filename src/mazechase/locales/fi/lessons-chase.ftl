chase-lesson-first-turn = Ensimmäinen vuorosi
chase-lesson-first-turn-1 = Olet Pac-Man. Kuljet joka vuorolla kaksi ruutua ja haluat kaikki neljä pilleriä. Napauta pilleriä kahden ruudun päässä.
chase-lesson-first-turn-1-hint = Pilleri on ulottuvillasi! Napauta sitä.
chase-lesson-first-turn-2 = Nam! Pilleristä saat enintään kolme lisäaskelta. Nyt et tarvitse niitä: napauta ”Pysähdy tähän”.
chase-lesson-first-turn-2-hint = Saisit jatkaa, mutta pysähdytään tähän. Napauta ”Pysähdy tähän”.
chase-lesson-first-turn-done = Nyt jokainen haamu on siirtynyt ruudun. Syö kaikki neljä pilleriä ennen kuin sinut napataan kolmesti, niin voitat.

chase-lesson-boost = Syö haamu
chase-lesson-boost-1 = Pillerin takana vaanii haamu. Syö ensin pilleri.
chase-lesson-boost-2 = Nyt olet vahva! Kolmen askeleen ajan voit syödä haamuja. Napauta haamua.
chase-lesson-boost-3 = Haps! Haamu on poissa, kunnes menetät elämän. Napauta ”Pysähdy tähän”.
chase-lesson-boost-done = Pilleri antaa voimaa vain saman siirron loppuun. Sen jälkeen haamut ovat taas tielläsi.

chase-lesson-hide = Pois näkyvistä
chase-lesson-hide-1 = Haamut katsovat pitkin riviään ja saraketaan. Jos haamu näkee sinut, se juoksee kaksi ruutua. Piiloudu aitojen väliin: napauta merkittyä ruutua.
chase-lesson-hide-1-hint = Siellä haamu voisi nähdä sinut. Piiloudu aitojen väliin, merkittyyn ruutuun.
chase-lesson-hide-done = Kukaan ei nähnyt sinua, joten haamut kulkivat vain yhden ruudun. Aidat ovat ystäviäsi!

chase-lesson-ghosts = Pelaa haamuilla
chase-lesson-ghosts-1 = Nyt sinä olet kaikki neljä haamua. Ne siirtyvät vuorotellen ruudun kerrallaan. Vie Blinky lähemmäs Pac-Mania: napauta merkittyä ruutua.
chase-lesson-ghosts-1-hint = Haamut jahtaavat yhdessä: mene lähemmäs Pac-Mania. Napauta merkittyä ruutua.
chase-lesson-ghosts-2 = Seuraavaksi Inky. Tule lähemmäs.
chase-lesson-ghosts-3 = Pinky ei pääse aidan läpi. Kierrä se.
chase-lesson-ghosts-4 = Clyde on viimeinen. Sulje piiri!
chase-lesson-ghosts-done = Sitten on taas Pac-Manin vuoro. Haamut voittavat, kun ne nappaavat Pac-Manin kolmesti. Saarra siis hänet.

chase-lesson-frenzy = Näe ja nappaa
chase-lesson-frenzy-1 = Blinky katsoo saraketta pitkin ja näkee Pac-Manin! Haamu, joka näkee hänet, juoksee kaksi ruutua suoraan. Napauta merkittyä ruutua.
chase-lesson-frenzy-2 = Myös Inky näkee hänet riviä pitkin. Juokse kaksi ruutua ja nappaa!
chase-lesson-frenzy-2-hint = Väärä suunta! Juokse suoraan kohti Pac-Mania.
chase-lesson-frenzy-done = Napattu! Pac-Man menettää elämän, ja kaikki palaavat alkuun. Aidat peittävät näkyvyyden.
