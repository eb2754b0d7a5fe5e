cards-lesson-first-turn = Je eerste beurt
cards-lesson-first-turn-1 = Je verzamelt punten. Tik op “Pakken” voor een kaart.
cards-lesson-first-turn-1-hint = Je hebt nog geen punten, dus stop nog niet. Tik op “Pakken”.
cards-lesson-first-turn-2 = Een kers, 2 punten! Je mag per beurt hoogstens drie kaarten pakken. Pak er nog een.
cards-lesson-first-turn-3 = Een stip is 1 punt. Met drie spoken ben je af, dus niet te gulzig: tik op “Einde beurt”.
cards-lesson-first-turn-3-hint = Dat mag, maar laten we nu voorzichtig zijn. Tik op “Einde beurt”.
cards-lesson-first-turn-done = Zo gaat een beurt: pak één tot drie kaarten en beëindig hem dan. Wie aan het eind de meeste punten heeft, wint.

cards-lesson-stop = Stop op tijd
cards-lesson-stop-1 = Twee spoken! Nog een en je bent af, punten en al. Houd je punten: tik op “Stoppen” en bevestig.
cards-lesson-stop-1-hint = Te gevaarlijk: nog een spook en je bent af. Tik op “Stoppen”.
cards-lesson-stop-done = Je hield je punten, en je tegenstander pakte een derde spook en is uitgeschakeld. Je hebt gewonnen!

cards-lesson-give = Power-up: Geven
cards-lesson-give-1 = Je hebt twee spoken. Durf te pakken: misschien is het een power-up.
cards-lesson-give-2 = Geven! Doe een spook weg: tik op het gemarkeerde spook, en dan op de speler die het krijgt.
cards-lesson-give-done = Jij een spook minder, de ander een meer! Is het voor die speler het derde, dan is die af.

cards-lesson-swap = Power-up: Ruilen
cards-lesson-swap-1 = Alleen een stip en twee spoken: een slechte hand. Pak een kaart.
cards-lesson-swap-2 = Ruilen! Twee spelers ruilen van hand. Tik op jezelf en op de gemarkeerde speler.
cards-lesson-swap-2-hint = Dan houd je je spoken. Kies jezelf en de gemarkeerde speler.
cards-lesson-swap-done = Wat een vangst, 12 punten! De ander kreeg jouw spoken. Je mag zelfs de handen van twee andere spelers ruilen.

cards-lesson-skip = Power-up: Overslaan
cards-lesson-skip-1 = Pak een kaart.
cards-lesson-skip-2 = Overslaan! Iemand mist een beurt. Tik op de gemarkeerde speler.
cards-lesson-skip-3 = Tik nu op “Einde beurt”, en kijk wie er speelt.
cards-lesson-skip-done = Die speler kwam niet aan de beurt. Kies wie het hardst een beurt nodig heeft.

cards-lesson-dictate = Power-up: Bevelen
cards-lesson-dictate-1 = Dit is niveau 2, met andere power-ups. Pak een kaart.
cards-lesson-dictate-2 = Bevelen! Zeg hoeveel kaarten iemand moet pakken. Tik op de gemarkeerde speler en dan op +3.
cards-lesson-dictate-2-hint = Ook goed bedacht, maar laten we het gevaarlijk maken: de gemarkeerde speler, en +3.
cards-lesson-dictate-3 = Drie kaarten, en geen uitweg. Tik op “Einde beurt” en kijk toe.
cards-lesson-dictate-done = Er kwamen twee spoken bij dat ene in de hand: uitgeschakeld! Kies spelers die al spoken hebben.

cards-lesson-all-draw = Power-up: Iedereen pakt
cards-lesson-all-draw-1 = Pak een kaart.
cards-lesson-all-draw-2 = Iedereen pakt een kaart, en jij bent de eerste: tik op de stapel.
cards-lesson-all-draw-done = Iedereen kreeg een kaart, ook spoken. Dat is gevaarlijk voor wie er al twee heeft.

cards-lesson-pass-left = Power-up: Links doorgeven
cards-lesson-pass-left-1 = Je hebt een spook. Pak een kaart.
cards-lesson-pass-left-2 = Links doorgeven! Iedereen geeft tegelijk een kaart aan de speler links. Tik op je spook.
cards-lesson-pass-left-2-hint = Dat kan, maar dan houd je het spook. Tik op het spook.
cards-lesson-pass-left-done = Je spook is doorgeschoven, en je kreeg een kaart van de andere kant. Nu ken je alle power-ups!
