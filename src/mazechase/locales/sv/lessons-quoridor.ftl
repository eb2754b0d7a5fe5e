quoridor-lesson-first-turn = Din första tur
quoridor-lesson-first-turn-1 = Du är Pac-Man och vill till andra sidan. Tryck på rutan framför dig.
quoridor-lesson-first-turn-1-hint = Det är tillåtet, men andra sidan ligger rakt fram. Tryck på rutan framför dig.
quoridor-lesson-first-turn-2 = Det var en tur! Din motståndare tog också en. Fortsätt: ett steg till.
quoridor-lesson-first-turn-3 = Ett steg kvar. Tryck på sista rutan och vinn.
quoridor-lesson-first-turn-done = Du vann! Den som först når sin andra sida vinner spelet.

quoridor-lesson-fence = Sätt upp ett staket
quoridor-lesson-fence-1 = Din motståndare är ett steg från att vinna! Gå inte, utan sätt upp ett staket: tryck på den markerade springan och sedan på ”Sätt ut”.
quoridor-lesson-fence-1-hint = Då skulle din motståndare vinna nu. Sätt staketet i den markerade springan.
quoridor-lesson-fence-2 = Nu måste din motståndare gå runt. Gör omvägen längre: sätt ett staket till precis bredvid det första.
quoridor-lesson-fence-done = Snyggt blockerat! Ett staket täcker två rutor och står kvar. När man är två har man tio var.

quoridor-lesson-jump = Hoppa över
quoridor-lesson-jump-1 = Någon står precis framför dig. Du kan hoppa över: tryck på rutan bakom.
quoridor-lesson-jump-1-hint = Du behöver inte gå runt. Tryck på rutan bakom din motståndare.
quoridor-lesson-jump-done = Två rutor på en tur! Att stå ansikte mot ansikte är bra för den som är på tur.

quoridor-lesson-jump-aside = Hoppa åt sidan
quoridor-lesson-jump-aside-1 = Det står ett staket bakom din motståndare, så du kan inte hoppa rakt. Hoppa åt sidan: tryck på den markerade rutan.
quoridor-lesson-jump-aside-1-hint = Det finns en snabbare väg: hoppa förbi din motståndare till den markerade rutan.
quoridor-lesson-jump-aside-done = Just det! Man hoppar bara åt sidan när ett staket står precis bakom den andra pjäsen.

quoridor-lesson-race = Vinn kapplöpningen
quoridor-lesson-race-1 = Räkna stegen: du behöver två, din motståndare bara ett. Ett staket i den markerade springan gör det steget till tre!
quoridor-lesson-race-1-hint = Då skulle din motståndare vinna på nästa steg. Sätt först ett staket i den markerade springan.
quoridor-lesson-race-2 = Din motståndare måste gå runt. Spring nu!
quoridor-lesson-race-3 = Ett steg till.
quoridor-lesson-race-done = Du vann med ett steg! Jämför vägarna: gå när din är kortare, bygg när den inte är det. Man får aldrig stänga in någon helt.
