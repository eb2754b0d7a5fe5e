chase-lesson-first-turn = Din första tur
chase-lesson-first-turn-1 = Du är Pac-Man. Du går två rutor varje tur och vill ha de fyra bonussymbolerna. Tryck på bonussymbolen två rutor bort.
chase-lesson-first-turn-1-hint = Det finns en bonussymbol inom räckhåll! Tryck på den.
chase-lesson-first-turn-2 = Mums! En bonussymbol ger dig upp till tre steg till. Du behöver dem inte nu: tryck på ”Stanna här”.
chase-lesson-first-turn-2-hint = Du får springa vidare, men nu stannar vi här. Tryck på ”Stanna här”.
chase-lesson-first-turn-done = Nu har varje spöke gått en ruta. Ät alla fyra bonussymbolerna innan de fångar dig tre gånger, så vinner du.

chase-lesson-boost = Ät ett spöke
chase-lesson-boost-1 = Ett spöke lurar bakom bonussymbolen. Ät den först.
chase-lesson-boost-2 = Nu är du stark! I tre steg kan du äta spöken. Tryck på spöket.
chase-lesson-boost-3 = Glupp! Det är borta tills du förlorar ett liv. Tryck på ”Stanna här”.
chase-lesson-boost-done = En bonussymbol gör dig bara stark resten av det draget. Sedan spärrar spökena vägen för dig igen.

chase-lesson-hide = Utom synhåll
chase-lesson-hide-1 = Spöken ser längs sin rad och kolumn. Ett som ser dig springer två rutor. Göm dig mellan staketen: tryck på den markerade rutan.
chase-lesson-hide-1-hint = Ett spöke skulle se dig där. Göm dig mellan staketen, på den markerade rutan.
chase-lesson-hide-done = Ingen kunde se dig, så alla spöken gick bara en ruta. Staketen är dina vänner!

chase-lesson-ghosts = Spela spökena
chase-lesson-ghosts-1 = Nu är du alla fyra spökena. De går i tur och ordning, en ruta var. För Blinky närmare Pac-Man: tryck på den markerade rutan.
chase-lesson-ghosts-1-hint = Spöken jagar tillsammans: kom närmare Pac-Man. Tryck på den markerade rutan.
chase-lesson-ghosts-2 = Nu är det Inky. Kom närmare.
chase-lesson-ghosts-3 = Pinky kan inte gå genom staketet. Gå runt det.
chase-lesson-ghosts-4 = Clyde är sist. Slut ringen!
chase-lesson-ghosts-done = Sedan går Pac-Man igen. Spökena vinner om de fångar Pac-Man tre gånger, så omringa honom.

chase-lesson-frenzy = Se och fånga
chase-lesson-frenzy-1 = Blinky tittar längs kolumnen och ser Pac-Man! Ett spöke som ser honom springer två rutor rakt fram. Tryck på den markerade rutan.
chase-lesson-frenzy-2 = Inky ser honom också, längs raden. Spring två rutor och fånga honom!
chase-lesson-frenzy-2-hint = Fel håll! Spring rakt mot Pac-Man.
chase-lesson-frenzy-done = Fångad! Pac-Man förlorar ett liv, och alla går tillbaka till start. Staket skymmer sikten.
