chase-lesson-first-turn = Tvoja prva poteza
chase-lesson-first-turn-1 = Ti si Pac-Man. V vsaki potezi greš za dve polji in iščeš štiri drobce moči. Tapni drobec dve polji stran.
chase-lesson-first-turn-1-hint = Drobec ti je na dosegu! Tapni ga.
chase-lesson-first-turn-2 = Njami! Drobec ti da še do tri korake. Zdaj jih ne potrebuješ: tapni »Končaj tukaj«.
chase-lesson-first-turn-2-hint = Lahko tečeš naprej, a zdaj se raje ustavi. Tapni »Končaj tukaj«.
chase-lesson-first-turn-done = Zdaj je šel vsak duh za eno polje. Pojej vse štiri drobce, preden te trikrat ujamejo, in zmagaš.

chase-lesson-boost = Pojej duha
chase-lesson-boost-1 = Za tem drobcem preži duh. Najprej pojej drobec.
chase-lesson-boost-2 = Zdaj imaš moč! Tri korake lahko ješ duhove. Tapni duha.
chase-lesson-boost-3 = Hlamst! Duha ni več, dokler ne izgubiš življenja. Tapni »Končaj tukaj«.
chase-lesson-boost-done = Drobec ti da moč le do konca te poteze. Potem ti duhovi spet zapirajo pot.

chase-lesson-hide = Skrij se
chase-lesson-hide-1 = Duhovi gledajo vzdolž svoje vrstice in stolpca. Duh, ki te vidi, teče za dve polji. Skrij se med ograde: tapni označeno polje.
chase-lesson-hide-1-hint = Tam bi te duh lahko videl. Skrij se med ograde, na označeno polje.
chase-lesson-hide-done = Nihče te ne vidi, zato gre vsak duh le za eno polje. Ograde so tvoje prijateljice!

chase-lesson-ghosts = Igraj z duhovi
chase-lesson-ghosts-1 = Zdaj si vsi štirje duhovi. Gredo po vrsti, vsak za eno polje. Blinky naj gre bliže k Pac-Manu: tapni označeno polje.
chase-lesson-ghosts-1-hint = Duhovi lovijo skupaj: pojdi bliže k Pac-Manu. Tapni označeno polje.
chase-lesson-ghosts-2 = Naslednji je Inky. Pridi bliže.
chase-lesson-ghosts-3 = Pinky ne more skozi ogrado. Pojdi okoli nje.
chase-lesson-ghosts-4 = Zadnji je Clyde. Skleni obroč!
chase-lesson-ghosts-done = Potem gre spet Pac-Man. Duhovi zmagajo, če ga trikrat ujamejo, zato ga obkoli.

chase-lesson-frenzy = Opazi in ujemi
chase-lesson-frenzy-1 = Blinky gleda po stolpcu in vidi Pac-Mana! Duh, ki ga vidi, teče naravnost za dve polji. Tapni označeno polje.
chase-lesson-frenzy-2 = Tudi Inky ga vidi, vzdolž vrstice. Teci za dve polji in ga ujemi!
chase-lesson-frenzy-2-hint = V napačno smer! Teci naravnost k Pac-Manu.
chase-lesson-frenzy-done = Imamo ga! Pac-Man izgubi življenje in vsi se vrnejo na začetek. Ograde zakrijejo pogled.
