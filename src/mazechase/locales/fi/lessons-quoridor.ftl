quoridor-lesson-first-turn = Ensimmäinen vuorosi
quoridor-lesson-first-turn-1 = Olet Pac-Man ja haluat laudan toiselle puolelle. Napauta ruutua edessäsi.
quoridor-lesson-first-turn-1-hint = Sekin on sallittu, mutta maali on suoraan edessä. Napauta ruutua edessäsi.
quoridor-lesson-first-turn-2 = Siinä oli yksi vuoro! Vastustajakin otti omansa. Jatka: vielä askel.
quoridor-lesson-first-turn-3 = Enää yksi askel. Napauta viimeistä ruutua ja voita.
quoridor-lesson-first-turn-done = Voitit! Se, joka pääsee ensimmäisenä toiselle puolelle, voittaa pelin.

quoridor-lesson-fence = Pystytä aita
quoridor-lesson-fence-1 = Vastustaja on askeleen päässä voitosta! Älä kävele, vaan pystytä aita: napauta merkittyä rakoa ja sitten ”Aseta”.
quoridor-lesson-fence-1-hint = Nyt vastustaja voittaisi. Pane aita merkittyyn rakoon.
quoridor-lesson-fence-2 = Nyt vastustajan pitää kiertää aita. Pidennä kierrosta: lisää aita aivan edellisen viereen.
quoridor-lesson-fence-done = Hienosti estetty! Aita on kahden ruudun pituinen ja pysyy paikallaan. Kaksinpelissä niitä on kymmenen kummallakin.

quoridor-lesson-jump = Hyppää yli
quoridor-lesson-jump-1 = Joku on aivan edessäsi. Voit hypätä yli: napauta ruutua hänen takanaan.
quoridor-lesson-jump-1-hint = Ei tarvitse kiertää. Napauta ruutua vastustajan takana.
quoridor-lesson-jump-done = Kaksi ruutua yhdellä vuorolla! Vastakkain seisomisesta hyötyy se, jonka vuoro on seuraavaksi.

quoridor-lesson-jump-aside = Hyppää sivulle
quoridor-lesson-jump-aside-1 = Vastustajan takana on aita, joten suoraan ei voi hypätä. Hyppää sivulle: napauta merkittyä ruutua.
quoridor-lesson-jump-aside-1-hint = On nopeampikin tapa: hyppää vastustajan ohi merkittyyn ruutuun.
quoridor-lesson-jump-aside-done = Oikein! Sivulle hypätään vain, kun toisen hahmon takana on aita.

quoridor-lesson-race = Voita kilpajuoksu
quoridor-lesson-race-1 = Laske askeleet: sinä tarvitset kaksi, vastustaja vain yhden. Aita merkityssä raossa tekee siitä yhdestä kolme!
quoridor-lesson-race-1-hint = Silloin vastustaja voittaisi seuraavalla askeleella. Pane ensin aita merkittyyn rakoon.
quoridor-lesson-race-2 = Vastustajan on kierrettävä. Juokse!
quoridor-lesson-race-3 = Vielä yksi askel.
quoridor-lesson-race-done = Voitit askeleen erolla! Vertaa reittejä: kävele, jos omasi on lyhyempi, muuten rakenna. Ketään ei voi koskaan sulkea kokonaan sisään.
