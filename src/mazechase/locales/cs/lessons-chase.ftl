# Co říká trenér v lekcích.
chase-lesson-first-turn = Váš první tah
chase-lesson-first-turn-1 = Jste Pac-Man. Každý tah jdete o dvě pole a chcete čtyři velké tečky. Klepněte na tu dvě pole od vás.
chase-lesson-first-turn-1-hint = Velká tečka je na dosah! Klepněte na ni.
chase-lesson-first-turn-2 = Mňam! Velká tečka dává až tři kroky navíc. Teď je nepotřebujete: klepněte na „Skončit tady“.
chase-lesson-first-turn-2-hint = Můžete běžet dál, ale teď skončeme. Klepněte na „Skončit tady“.
chase-lesson-first-turn-done = Každý duch se teď pohnul o pole. Snězte všechny čtyři velké tečky, než vás třikrát chytí, a vyhrajete.

chase-lesson-boost = Snězte ducha
chase-lesson-boost-1 = Za velkou tečkou číhá duch. Nejdřív snězte tečku.
chase-lesson-boost-2 = Teď máte sílu! Tři kroky můžete jíst duchy. Klepněte na ducha.
chase-lesson-boost-3 = Chramst! Je pryč, dokud nepřijdete o život. Klepněte na „Skončit tady“.
chase-lesson-boost-done = Velká tečka dává sílu jen do konce tahu. Bez ní vám duchové stojí v cestě.

chase-lesson-hide = Z dohledu
chase-lesson-hide-1 = Duchové vidí po řadě a po sloupci. Kdo vás vidí, běží o dvě pole. Schovejte se mezi překážky: klepněte na vyznačené pole.
chase-lesson-hide-1-hint = Tam by vás duch mohl vidět. Schovejte se mezi překážkami na vyznačeném poli.
chase-lesson-hide-done = Nikdo vás neviděl, takže každý duch šel jen o pole. Překážky jsou vaši přátelé!

chase-lesson-ghosts = Hrajte za duchy
chase-lesson-ghosts-1 = Teď jste všichni čtyři duchové. Střídají se, každý jde o pole. Přibližte Blinkyho k Pac-Manovi: klepněte na vyznačené pole.
chase-lesson-ghosts-1-hint = Duchové loví společně: přibližte se k Pac-Manovi. Klepněte na vyznačené pole.
chase-lesson-ghosts-2 = Na řadě je Inky. Přibližte se.
chase-lesson-ghosts-3 = Pinky překážkou neprojde. Obejděte ji.
chase-lesson-ghosts-4 = Poslední je Clyde. Uzavřete kruh!
chase-lesson-ghosts-done = Pak zase táhne Pac-Man. Duchové vyhrají, když ho třikrát chytí, tak ho obkličte.

chase-lesson-frenzy = Vidět a chytit
chase-lesson-frenzy-1 = Blinky vidí Pac-Mana po sloupci! Duch, který ho vidí, běží rovně o dvě pole. Klepněte na vyznačené pole.
chase-lesson-frenzy-2 = Inky ho taky vidí, po řadě. Běžte o dvě pole a chyťte ho!
chase-lesson-frenzy-2-hint = To je špatným směrem! Běžte rovnou na Pac-Mana.
chase-lesson-frenzy-done = Chycen! Pac-Man ztrácí život a všichni se vracejí na start. Přes překážky vidět není.
