cards-lesson-first-turn = Din første tur
cards-lesson-first-turn-1 = Du samler point. Tryk på »Træk« for at tage et kort.
cards-lesson-first-turn-1-hint = Du har ingen point endnu, så stop ikke. Tryk på »Træk«.
cards-lesson-first-turn-2 = Et kirsebær, 2 point! Du må tage op til tre kort i en tur. Træk et til.
cards-lesson-first-turn-3 = En prik er 1 point. Tre spøgelser ville slå dig ud, så lad os ikke være grådige: Tryk på »Slut tur«.
cards-lesson-first-turn-3-hint = Det må du godt, men lad os være forsigtige nu. Tryk på »Slut tur«.
cards-lesson-first-turn-done = Det er en tur: Træk et til tre kort, og slut den. Den, der har flest point til sidst, vinder.

cards-lesson-stop = Stop i tide
cards-lesson-stop-1 = To spøgelser! Et til, og du er ude, med point og det hele. Behold dine point: Tryk på »Stå af«, og bekræft.
cards-lesson-stop-1-hint = For farligt: Et spøgelse til ville slå dig ud. Tryk på »Stå af«.
cards-lesson-stop-done = Du beholdt dine point, og din modstander trak et tredje spøgelse og blev slået ud. Du vandt!

cards-lesson-give = Power-kort: Giv
cards-lesson-give-1 = Du har to spøgelser. Vær modig, og træk: Det kan være et power-kort.
cards-lesson-give-2 = Giv! Slip af med et spøgelse: Tryk på det markerede spøgelse og så på den spiller, der skal have det.
cards-lesson-give-done = Et spøgelse mindre til dig og et mere til modstanderen! Er det nummer tre, er modstanderen slået ud.

cards-lesson-swap = Power-kort: Byt
cards-lesson-swap-1 = Kun en prik og to spøgelser: en dårlig hånd. Træk et kort.
cards-lesson-swap-2 = Byt! To spillere bytter hånd. Tryk på dig selv og den markerede spiller.
cards-lesson-swap-2-hint = Så ville du beholde dine spøgelser. Vælg dig selv og den markerede spiller.
cards-lesson-swap-done = Sikke en fangst, 12 point! Dine spøgelser er væk. Du må endda bytte to andre spilleres hænder.

cards-lesson-skip = Power-kort: Spring over
cards-lesson-skip-1 = Træk et kort.
cards-lesson-skip-2 = Spring over! Nogen mister en tur. Tryk på den markerede spiller.
cards-lesson-skip-3 = Tryk nu på »Slut tur«, og se, hvem der så spiller.
cards-lesson-skip-done = Spilleren blev sprunget over. Spring den over, der har mest brug for en tur.

cards-lesson-dictate = Power-kort: Bestem
cards-lesson-dictate-1 = Dette er niveau 2 med andre power-kort. Træk et kort.
cards-lesson-dictate-2 = Bestem! Sig, hvor mange kort nogen skal trække. Tryk på den markerede spiller og så på +3.
cards-lesson-dictate-2-hint = Også en god idé, men lad os gøre det farligt: den markerede spiller og +3.
cards-lesson-dictate-3 = Tre kort og ingen vej udenom. Tryk på »Slut tur«, og se.
cards-lesson-dictate-done = To spøgelser mere til det på hånden: slået ud! Gå efter spillere, der allerede har spøgelser.

cards-lesson-all-draw = Power-kort: Alle trækker
cards-lesson-all-draw-1 = Træk et kort.
cards-lesson-all-draw-2 = Alle trækker! Alle tager et kort, og du er den første: Tryk på bunken.
cards-lesson-all-draw-done = Alle fik et kort, også spøgelser. Det er farligt for den, der allerede har to spøgelser.

cards-lesson-pass-left = Power-kort: Send til venstre
cards-lesson-pass-left-1 = Du har et spøgelse. Træk et kort.
cards-lesson-pass-left-2 = Send til venstre! Alle sender samtidig et kort til spilleren til venstre. Tryk på dit spøgelse.
cards-lesson-pass-left-2-hint = Det kunne du, men så ville du beholde spøgelset. Tryk på spøgelset.
cards-lesson-pass-left-done = Dit spøgelse gik videre, og du fik et kort fra den anden side. Nu kender du alle power-kort!
