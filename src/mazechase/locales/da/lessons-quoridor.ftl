quoridor-lesson-first-turn = Din første tur
quoridor-lesson-first-turn-1 = Du er Pac-Man, og du vil over på den anden side. Tryk på feltet foran dig.
quoridor-lesson-first-turn-1-hint = Det må du godt, men den anden side er lige frem. Tryk på feltet foran dig.
quoridor-lesson-first-turn-2 = Det var en tur! Din modstander tog også en. Videre: ét skridt til.
quoridor-lesson-first-turn-3 = Kun ét skridt tilbage. Tryk på det sidste felt, og vind.
quoridor-lesson-first-turn-done = Du vandt! Den, der først når den modsatte side, vinder spillet.

quoridor-lesson-fence = Sæt en forhindring
quoridor-lesson-fence-1 = Din modstander er ét skridt fra at vinde! Sæt en forhindring i stedet for at gå: Tryk på det markerede mellemrum og så på »Sæt den«.
quoridor-lesson-fence-1-hint = Så vinder din modstander. Sæt forhindringen i det markerede mellemrum.
quoridor-lesson-fence-2 = Nu skal din modstander gå udenom. Gør omvejen længere: Sæt en forhindring mere lige ved siden af den første.
quoridor-lesson-fence-done = Godt spærret! En forhindring dækker to felter og bliver stående. Du har ti af dem i et spil for to.

quoridor-lesson-jump = Hop over
quoridor-lesson-jump-1 = Der står nogen lige foran dig. Du kan hoppe over: Tryk på feltet bagved.
quoridor-lesson-jump-1-hint = Du behøver ikke gå udenom. Tryk på feltet bag din modstander.
quoridor-lesson-jump-done = To felter på én tur! At stå ansigt til ansigt er godt for den, der har turen.

quoridor-lesson-jump-aside = Hop til siden
quoridor-lesson-jump-aside-1 = Der er en forhindring bag din modstander, så du kan ikke hoppe lige over. Hop til siden: Tryk på det markerede felt.
quoridor-lesson-jump-aside-1-hint = Der er en hurtigere vej: Hop forbi din modstander til det markerede felt.
quoridor-lesson-jump-aside-done = Rigtigt! Du hopper kun til siden, når der er en forhindring lige bag den anden brik.

quoridor-lesson-race = Vind kapløbet
quoridor-lesson-race-1 = Tæl skridtene: Du mangler to, din modstander kun ét. En forhindring i det markerede mellemrum gør det ene skridt til tre!
quoridor-lesson-race-1-hint = Så vinder din modstander med næste skridt. Sæt først en forhindring i det markerede mellemrum.
quoridor-lesson-race-2 = Din modstander skal gå udenom. Løb nu!
quoridor-lesson-race-3 = Ét skridt til.
quoridor-lesson-race-done = Du vandt med ét skridt! Sammenlign vejene: Gå, når din er kortest, og byg, når den ikke er. Du kan aldrig spærre nogen helt inde.
