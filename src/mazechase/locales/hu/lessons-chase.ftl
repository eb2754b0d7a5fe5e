chase-lesson-first-turn = Az első köröd
chase-lesson-first-turn-1 = Te vagy Pac-Man. Egy körben két mezőt lépsz, és a négy bogyót akarod. Koppints a két mezőre lévő bogyóra.
chase-lesson-first-turn-1-hint = Van egy elérhető bogyó! Koppints rá.
chase-lesson-first-turn-2 = Nyami! Egy bogyóért még legfeljebb három lépést mehetsz. Most nem kell: koppints a „Megállok itt” gombra.
chase-lesson-first-turn-2-hint = Futhatnál tovább, de most álljunk meg. Koppints a „Megállok itt” gombra.
chase-lesson-first-turn-done = Most minden szellem lépett egy mezőt. Edd meg mind a négy bogyót, mielőtt háromszor elkapnak, és győzöl.

chase-lesson-boost = Egyél szellemet
chase-lesson-boost-1 = Egy szellem leselkedik a bogyó mögött. Előbb edd meg a bogyót.
chase-lesson-boost-2 = Most erős vagy! Három lépésen át szellemeket ehetsz. Koppints a szellemre.
chase-lesson-boost-3 = Hamm! Kimarad, amíg el nem vesztesz egy életet. Koppints a „Megállok itt” gombra.
chase-lesson-boost-done = A bogyótól csak a lépés végéig vagy erős. Utána a szellemek megint elállják az utadat.

chase-lesson-hide = Bújj el
chase-lesson-hide-1 = A szellemek a sorukban és az oszlopukban néznek körül. Amelyik meglát, két mezőt fut. Bújj a falak közé: koppints a megjelölt mezőre.
chase-lesson-hide-1-hint = Ott megláthatna egy szellem. Bújj a falak közé, a megjelölt mezőre.
chase-lesson-hide-done = Senki sem látott, ezért minden szellem csak egy mezőt lépett. A falak a barátaid!

chase-lesson-ghosts = Játssz a szellemekkel
chase-lesson-ghosts-1 = Most te vagy mind a négy szellem. Sorban lépnek, mindegyik egy mezőt. Vidd közelebb Blinkyt Pac-Manhez: koppints a megjelölt mezőre.
chase-lesson-ghosts-1-hint = A szellemek együtt vadásznak: menj közelebb Pac-Manhez. Koppints a megjelölt mezőre.
chase-lesson-ghosts-2 = Inky következik. Menj közelebb.
chase-lesson-ghosts-3 = Pinky nem mehet át a falon. Kerüld meg.
chase-lesson-ghosts-4 = Clyde az utolsó. Zárd be a kört!
chase-lesson-ghosts-done = Aztán megint Pac-Man lép. A szellemek úgy győznek, ha háromszor elkapják, úgyhogy kerítsd be!

chase-lesson-frenzy = Meglátni és elkapni
chase-lesson-frenzy-1 = Blinky végignéz az oszlopán, és meglátja Pac-Mant! Amelyik szellem meglátja, az két mezőt fut egyenesen. Koppints a megjelölt mezőre.
chase-lesson-frenzy-2 = Inky is látja a sorában. Fuss két mezőt, és kapd el!
chase-lesson-frenzy-2-hint = Rossz irány! Fuss egyenesen Pac-Man felé.
chase-lesson-frenzy-done = Megvan! Pac-Man elveszt egy életet, és mindenki visszamegy a kezdőhelyére. A falak eltakarják a kilátást.
