marbles-lesson-first-turn = Ensimmäinen vuorosi
marbles-lesson-first-turn-1 = Olet keltainen Pac-Man ja ahmit kuulia. Heitä ensin molempia noppia.
marbles-lesson-first-turn-2 = Toinen noppa on sinulle, toinen haamulle. Kulje viisi askelta ja ahmi kaikki kuulat matkan varrelta: napauta merkittyä kohtaa ja sitten ”Mene”.
marbles-lesson-first-turn-2-hint = Sekin käy, mutta toinen reitti tuo enemmän kuulia: napauta merkittyä kohtaa.
marbles-lesson-first-turn-3 = Viisi kuulaa! Kakkosella siirretään haamua. Napauta keskellä olevia haamuja ja sitten kohtaa, johon yksi niistä menee.
marbles-lesson-first-turn-done = Siinä on koko vuoro: heitä, siirry itse, siirrä haamua. Lopuksi eniten valkoisia kuulia kerännyt voittaa.

marbles-lesson-ghost = Lähetä haamu
marbles-lesson-ghost-1 = Haamut eivät ole kenenkään omia, joten käytä niitä! Vastustaja on kahden askeleen päässä haamusta: napauta haamua ja sitten vastustajaa.
marbles-lesson-ghost-1-hint = Ensin haamu! Napauta sitä ja sitten vastustajaa.
marbles-lesson-ghost-2 = Kiinni jäi! Vastustaja menee kotiin ja maksaa sinulle kaksi valkoista kuulaa. Kulje nyt kolme askelta keltaiselle kuulalle.
marbles-lesson-ghost-done = Hieno jahti! Nyt sinulla on keltainen kuula. Seuraava oppitunti näyttää, mitä sillä voi tehdä.

marbles-lesson-yellow = Ahmi haamu
marbles-lesson-yellow-1 = Keltaisella kuulalla saat ahmia haamun. Yksi on kahden askeleen päässä: napauta sitä ja sitten ”Mene”.
marbles-lesson-yellow-1-hint = Sinulla on keltainen kuula: käytä sitä! Napauta merkittyä haamua.
marbles-lesson-yellow-2 = Haps! Haamu palasi keskelle, keltainen kuulasi palasi renkaalle ja vastustaja maksoi sinulle kaksi. Siirrä nyt haamua kakkosella.
marbles-lesson-yellow-done = Ilman keltaista kuulaa haamut ovat tielläsi. Kuulan kanssa ne ovat ruokaa.

marbles-lesson-openings = Aukkojen läpi
marbles-lesson-openings-1 = Valkoiset nuolet ovat aukkoja. Mene ulos alhaalta ja tule sisään ylhäältä, kaikki kolmella askeleella: napauta merkittyä kohtaa.
marbles-lesson-openings-1-hint = Sekin käy, mutta kokeillaan aukkoa. Napauta merkittyä kohtaa.
marbles-lesson-openings-2 = Laudan poikki yhdellä siirrolla! Sitten haamu: pidä se kaukana itsestäsi.
marbles-lesson-openings-done = Aukosta pääsee mihin tahansa toiseen aukkoon, eikä ylitys maksa askelta. Mainio myös pakoon!

marbles-lesson-last-marble = Viimeinen kuula
marbles-lesson-last-marble-1 = Jäljellä on enää yksi valkoinen kuula, ja johdat yhdellä. Se on kolmen askeleen päässä: napauta sitä.
marbles-lesson-last-marble-1-hint = Älä jätä sitä vastustajalle. Napauta viimeistä kuulaa.
marbles-lesson-last-marble-done = Peli päättyy viimeiseen valkoiseen kuulaan, ja se voittaa, jolla on niitä eniten: sinä! Nyt osaat kaiken.
