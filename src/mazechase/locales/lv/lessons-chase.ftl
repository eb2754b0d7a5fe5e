chase-lesson-first-turn = Tavs pirmais gājiens
chase-lesson-first-turn-1 = Tu esi Pac-Man. Katrā gājienā ej divus lauciņus, un tev vajag četras lodes. Pieskaries lodei divu lauciņu attālumā.
chase-lesson-first-turn-1-hint = Lode ir sasniedzama! Pieskaries tai.
chase-lesson-first-turn-2 = Ņam! Lode dod līdz trim soļiem vairāk. Tagad tos nevajag: pieskaries „Beigt te”.
chase-lesson-first-turn-2-hint = Skriet tālāk drīkst, bet apstāsimies te. Pieskaries „Beigt te”.
chase-lesson-first-turn-done = Tagad katrs spoks pagāja lauciņu. Apēd visas četras lodes, pirms tevi trīs reizes noķer, un tu uzvari.

chase-lesson-boost = Apēd spoku
chase-lesson-boost-1 = Aiz lodes glūn spoks. Vispirms apēd lodi.
chase-lesson-boost-2 = Tagad esi stiprs! Trīs soļus vari ēst spokus. Pieskaries spokam.
chase-lesson-boost-3 = Ham! Tas ir prom, līdz tu zaudēsi dzīvību. Pieskaries „Beigt te”.
chase-lesson-boost-done = Lode dod spēku tikai līdz šī gājiena beigām. Pēc tam spoki atkal aizšķērso ceļu.

chase-lesson-hide = Paslēpies
chase-lesson-hide-1 = Spoki redz savu rindu un kolonnu. Kas tevi redz, skrien divus lauciņus. Paslēpies starp sienām: pieskaries iezīmētajam lauciņam.
chase-lesson-hide-1-hint = Tur spoks tevi redzētu. Slēpies starp sienām iezīmētajā lauciņā.
chase-lesson-hide-done = Neviens tevi neredzēja, tāpēc katrs spoks gāja tikai vienu lauciņu. Sienas ir tavi draugi!

chase-lesson-ghosts = Spēlē spokus
chase-lesson-ghosts-1 = Tagad tu esi visi četri spoki. Tie iet pēc kārtas pa lauciņam. Blinky jātiek tuvāk Pac-Man: pieskaries iezīmētajam lauciņam.
chase-lesson-ghosts-1-hint = Spoki medī kopā: tuvāk Pac-Man! Pieskaries iezīmētajam lauciņam.
chase-lesson-ghosts-2 = Nākamais ir Inky. Nāc tuvāk.
chase-lesson-ghosts-3 = Pinky caur sienu netiek. Ej apkārt.
chase-lesson-ghosts-4 = Clyde ir pēdējais. Aizver loku!
chase-lesson-ghosts-done = Tad atkal iet Pac-Man. Spoki uzvar, trīs reizes noķerot Pac-Man, tāpēc ielenc viņu.

chase-lesson-frenzy = Ieraugi un noķer
chase-lesson-frenzy-1 = Blinky skatās pa kolonnu un redz Pac-Man! Spoks, kas viņu redz, skrien divus lauciņus taisni. Pieskaries iezīmētajam lauciņam.
chase-lesson-frenzy-2 = Arī Inky viņu redz savā rindā. Skrien divus lauciņus un noķer!
chase-lesson-frenzy-2-hint = Ne uz to pusi! Skrien taisni uz Pac-Man.
chase-lesson-frenzy-done = Noķerts! Pac-Man zaudē dzīvību, un visi atgriežas sākumā. Sienas aizsedz skatu.
