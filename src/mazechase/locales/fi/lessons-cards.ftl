cards-lesson-first-turn = Ensimmäinen vuorosi
cards-lesson-first-turn-1 = Keräät pisteitä. Ota kortti napauttamalla ”Nosta”.
cards-lesson-first-turn-1-hint = Sinulla ei ole vielä pisteitä, joten älä lopeta. Napauta ”Nosta”.
cards-lesson-first-turn-2 = Kirsikka, 2 pistettä! Vuorossa saa nostaa enintään kolme korttia. Nosta toinen.
cards-lesson-first-turn-3 = Pilleri on 1 piste. Kolme haamua pudottaisi sinut pelistä, joten ei ahnehdita: napauta ”Päätä vuoro”.
cards-lesson-first-turn-3-hint = Sekin on sallittu, mutta pelataan nyt varman päälle. Napauta ”Päätä vuoro”.
cards-lesson-first-turn-done = Siinä on vuoro: nosta yhdestä kolmeen korttia ja päätä sitten vuorosi. Lopuksi eniten pisteitä kerännyt voittaa.

cards-lesson-stop = Lopeta ajoissa
cards-lesson-stop-1 = Kaksi haamua! Vielä yksi, ja putoat pelistä pisteinesi. Pidä pisteesi: napauta ”Lopeta” ja vahvista.
cards-lesson-stop-1-hint = Liian vaarallista: yksi haamu lisää pudottaisi sinut. Napauta ”Lopeta”.
cards-lesson-stop-done = Sait pitää pisteesi, ja vastustaja nosti kolmannen haamun ja putosi. Voitit!

cards-lesson-give = Erikoiskortti: Anna
cards-lesson-give-1 = Sinulla on kaksi haamua. Ole rohkea ja nosta: se voi olla erikoiskortti.
cards-lesson-give-2 = Anna! Hankkiudu eroon haamusta: napauta merkittyä haamua ja sitten pelaajaa, joka saa sen.
cards-lesson-give-done = Sinulla on yksi haamu vähemmän ja toisella yksi enemmän! Jos se on hänen kolmantensa, hän putoaa pelistä.

cards-lesson-swap = Erikoiskortti: Vaihda
cards-lesson-swap-1 = Vain pilleri ja kaksi haamua: huono käsi. Nosta kortti.
cards-lesson-swap-2 = Vaihda! Kaksi pelaajaa vaihtaa käsikortit keskenään. Napauta itseäsi ja merkittyä pelaajaa.
cards-lesson-swap-2-hint = Silloin haamut jäisivät sinulle. Valitse itsesi ja merkitty pelaaja.
cards-lesson-swap-done = Mikä saalis, 12 pistettä! Toinen sai haamusi. Voit vaihtaa myös kahden muun pelaajan kädet.

cards-lesson-skip = Erikoiskortti: Ohita
cards-lesson-skip-1 = Nosta kortti.
cards-lesson-skip-2 = Ohita! Joku menettää vuoronsa. Napauta merkittyä pelaajaa.
cards-lesson-skip-3 = Napauta nyt ”Päätä vuoro” ja katso, kuka pelaa seuraavaksi.
cards-lesson-skip-done = Ohitettu pelaaja jäi väliin. Ohita se, joka eniten kaipaa vuoroa.

cards-lesson-dictate = Erikoiskortti: Määrää
cards-lesson-dictate-1 = Tämä on taso 2, jossa on muita erikoiskortteja. Nosta kortti.
cards-lesson-dictate-2 = Määrää! Sano, montako korttia jonkun on nostettava. Napauta merkittyä pelaajaa ja sitten +3.
cards-lesson-dictate-2-hint = Sekin on hyvä idea, mutta tehdään siitä vaarallista: merkitty pelaaja ja +3.
cards-lesson-dictate-3 = Kolme korttia eikä pakotietä. Napauta ”Päätä vuoro” ja katso.
cards-lesson-dictate-done = Kädessä oli yksi haamu, ja tuli kaksi lisää: pudotus! Valitse pelaajia, joilla on jo haamuja.

cards-lesson-all-draw = Erikoiskortti: Kaikki nostavat
cards-lesson-all-draw-1 = Nosta kortti.
cards-lesson-all-draw-2 = Kaikki nostavat! Jokainen ottaa kortin, sinä ensin: napauta pakkaa.
cards-lesson-all-draw-done = Jokainen sai kortin, haamujakin. Se on vaarallista niille, joilla on jo kaksi haamua.

cards-lesson-pass-left = Erikoiskortti: Anna vasemmalle
cards-lesson-pass-left-1 = Sinulla on haamu. Nosta kortti.
cards-lesson-pass-left-2 = Anna vasemmalle! Jokainen antaa yhtä aikaa kortin vasemmalla olevalle pelaajalle. Napauta haamuasi.
cards-lesson-pass-left-2-hint = Voisit, mutta silloin haamu jäisi sinulle. Napauta haamua.
cards-lesson-pass-left-done = Haamusi siirtyi eteenpäin, ja sait kortin toiselta puolelta. Nyt tunnet kaikki erikoiskortit!
