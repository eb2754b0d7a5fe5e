marbles-lesson-first-turn = Prima ta tură
marbles-lesson-first-turn-1 = Ești Pac-Manul galben și înghiți bile. Aruncă întâi amândouă zarurile.
marbles-lesson-first-turn-2 = Un zar e pentru tine, celălalt pentru o fantomă. Mergi cinci pași și înghite toate bilele din drum: atinge locul marcat, apoi „Mergi”.
marbles-lesson-first-turn-2-hint = Merge și așa, dar caută cele mai multe bile: atinge locul marcat.
marbles-lesson-first-turn-3 = Cinci bile! Cu 2 mută o fantomă. Atinge fantomele din mijloc, apoi locul unde să meargă una.
marbles-lesson-first-turn-done = Asta e o tură întreagă: arunci, muți, muți o fantomă. Câștigă cine rămâne cu cele mai multe bile albe.

marbles-lesson-ghost = Trimite o fantomă
marbles-lesson-ghost-1 = Fantomele nu sunt ale nimănui, așa că folosește-le! Rivalul tău e la doi pași de o fantomă: atinge fantoma, apoi rivalul.
marbles-lesson-ghost-1-hint = Întâi fantoma! Atinge-o, apoi atinge rivalul.
marbles-lesson-ghost-2 = L-ai prins! Rivalul tău merge acasă și îți plătește două bile albe. Acum mergi trei pași, până la bila galbenă.
marbles-lesson-ghost-done = Frumoasă vânătoare! Acum ai o bilă galbenă. Lecția următoare îți arată la ce e bună.

marbles-lesson-yellow = Înghite o fantomă
marbles-lesson-yellow-1 = Cu o bilă galbenă poți înghiți o fantomă. Una e la doi pași: atinge-o, apoi „Mergi”.
marbles-lesson-yellow-1-hint = Ai o bilă galbenă: folosește-o! Atinge fantoma marcată.
marbles-lesson-yellow-2 = Hap! Fantoma e din nou la mijloc, bila ta galbenă e din nou pe un inel, iar rivalul ți-a plătit două bile. Acum mută o fantomă cu 2.
marbles-lesson-yellow-done = Fără bilă galbenă, fantomele îți blochează drumul. Cu una, sunt cina ta.

marbles-lesson-openings = Prin treceri
marbles-lesson-openings-1 = Săgețile albe sunt treceri. Ieși pe jos și intră pe sus, totul în trei pași: atinge locul marcat.
marbles-lesson-openings-1-hint = Merge și așa, dar hai să încercăm trecerea. Atinge locul marcat.
marbles-lesson-openings-2 = Peste toată tabla dintr-o mutare! Acum fantoma: ține-o departe de tine.
marbles-lesson-openings-done = O trecere duce la oricare alta, iar traversarea nu costă niciun pas. Bună și ca să scapi.

marbles-lesson-last-marble = Ultima bilă
marbles-lesson-last-marble-1 = A mai rămas o singură bilă albă și conduci cu una. E la trei pași: atinge-o.
marbles-lesson-last-marble-1-hint = Nu i-o lăsa rivalului. Atinge ultima bilă.
marbles-lesson-last-marble-done = Jocul se termină cu ultima bilă albă și câștigă cine are cele mai multe: tu! Acum știi tot.
