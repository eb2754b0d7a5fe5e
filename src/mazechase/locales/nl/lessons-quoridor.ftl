quoridor-lesson-first-turn = Je eerste beurt
quoridor-lesson-first-turn-1 = Je bent Pac-Man, en je wilt naar de overkant. Tik op het vakje voor je.
quoridor-lesson-first-turn-1-hint = Dat mag, maar de overkant is recht vooruit. Tik op het vakje voor je.
quoridor-lesson-first-turn-2 = Dat was een beurt! Je tegenstander deed er ook een. Ga door: nog een stap.
quoridor-lesson-first-turn-3 = Nog één stap. Tik op het laatste vakje en win.
quoridor-lesson-first-turn-done = Gewonnen! Wie het eerst aan de overkant is, wint het spel.

quoridor-lesson-fence = Plaats een muurtje
quoridor-lesson-fence-1 = Je tegenstander is nog maar één stap van de winst! Loop niet, maar plaats een muurtje: tik op de gemarkeerde gleuf en dan op “Zet neer”.
quoridor-lesson-fence-1-hint = Dan wint je tegenstander nu. Zet het muurtje in de gemarkeerde gleuf.
quoridor-lesson-fence-2 = Nu moet je tegenstander eromheen. Maak de omweg langer: zet er een muurtje vlak naast.
quoridor-lesson-fence-done = Goed geblokkeerd! Een muurtje is twee vakjes lang en blijft staan. Met z'n tweeën heb je er elk tien.

quoridor-lesson-jump = Eroverheen springen
quoridor-lesson-jump-1 = Er staat iemand vlak voor je. Je mag eroverheen springen: tik op het vakje erachter.
quoridor-lesson-jump-1-hint = Je hoeft er niet omheen. Tik op het vakje achter je tegenstander.
quoridor-lesson-jump-done = Twee vakjes in één beurt! Als je tegenover elkaar staat, is dat goed voor wie aan zet is.

quoridor-lesson-jump-aside = Opzij springen
quoridor-lesson-jump-aside-1 = Achter je tegenstander staat een muurtje, dus rechtdoor springen kan niet. Spring opzij: tik op het gemarkeerde vakje.
quoridor-lesson-jump-aside-1-hint = Het kan sneller: spring langs je tegenstander naar het gemarkeerde vakje.
quoridor-lesson-jump-aside-done = Goed zo! Je springt alleen opzij als er vlak achter de andere pion een muurtje staat.

quoridor-lesson-race = Win de wedloop
quoridor-lesson-race-1 = Tel de stappen: jij moet er nog twee, je tegenstander maar één. Een muurtje in de gemarkeerde gleuf maakt van die ene stap drie!
quoridor-lesson-race-1-hint = Dan wint je tegenstander met de volgende stap. Zet eerst een muurtje in de gemarkeerde gleuf.
quoridor-lesson-race-2 = Je tegenstander moet omlopen. Nu rennen!
quoridor-lesson-race-3 = Nog één stap.
quoridor-lesson-race-done = Gewonnen met één stap verschil! Vergelijk de wegen: loop als de jouwe korter is, bouw als dat niet zo is. Je mag nooit iemand helemaal opsluiten.
