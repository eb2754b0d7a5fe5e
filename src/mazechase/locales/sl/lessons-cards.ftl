cards-lesson-first-turn = Tvoja prva poteza
cards-lesson-first-turn-1 = Zbiraš točke. Tapni »Povleci« in vzemi karto.
cards-lesson-first-turn-1-hint = Točk še nimaš, zato se ne ustavi. Tapni »Povleci«.
cards-lesson-first-turn-2 = Češnja, 2 točki! V potezi smeš vzeti do tri karte. Povleci še eno.
cards-lesson-first-turn-3 = Pika je 1 točka. Ob treh duhovih izpadeš, zato raje ne pretiravaj: tapni »Zaključi«.
cards-lesson-first-turn-3-hint = To je dovoljeno, a zdaj igraj previdno. Tapni »Zaključi«.
cards-lesson-first-turn-done = To je poteza: povleci od ene do treh kart, nato jo končaj. Zmaga, kdor ima na koncu največ točk.

cards-lesson-stop = Ustavi se pravi čas
cards-lesson-stop-1 = Dva duhova! Še en in izpadeš, s točkami vred. Obdrži točke: tapni »Ustavi se« in potrdi.
cards-lesson-stop-1-hint = Preveč tvegano: z naslednjim duhom izpadeš. Tapni »Ustavi se«.
cards-lesson-stop-done = Točke so ostale tebi, tekmec pa je povlekel tretjega duha in izpadel. Zmaga je tvoja!

cards-lesson-give = Posebna karta: Daj
cards-lesson-give-1 = Imaš dva duhova. Zberi pogum in povleci: morda bo posebna karta.
cards-lesson-give-2 = Daj! Znebi se duha: tapni označenega duha, nato igralca, ki ga dobi.
cards-lesson-give-done = En duh manj zate, en več zanj! Če je to njegov tretji, izpade.

cards-lesson-swap = Posebna karta: Zamenjaj
cards-lesson-swap-1 = Le pika in dva duhova: slabe karte. Povleci karto.
cards-lesson-swap-2 = Zamenjaj! Dva igralca si zamenjata karte. Tapni sebe in označenega igralca.
cards-lesson-swap-2-hint = Tako bi duhova ostala tebi. Izberi sebe in označenega igralca.
cards-lesson-swap-done = Kakšen ulov, 12 točk! Tvoja duhova ima zdaj nekdo drug. Zamenjaš lahko tudi karte dveh drugih igralcev.

cards-lesson-skip = Posebna karta: Izpusti
cards-lesson-skip-1 = Povleci karto.
cards-lesson-skip-2 = Izpusti! Nekdo izpusti potezo. Tapni označenega igralca.
cards-lesson-skip-3 = Zdaj tapni »Zaključi« in glej, kdo igra naslednji.
cards-lesson-skip-done = Označeni igralec ni bil na vrsti. Potezo vzemi tistemu, ki jo najbolj potrebuje.

cards-lesson-dictate = Posebna karta: Ukaži
cards-lesson-dictate-1 = To je stopnja 2 z drugimi posebnimi kartami. Povleci karto.
cards-lesson-dictate-2 = Ukaži! Povej, koliko kart mora nekdo povleči. Tapni označenega igralca, nato +3.
cards-lesson-dictate-2-hint = Tudi to je dobra zamisel, a naj bo nevarno: označeni igralec in +3.
cards-lesson-dictate-3 = Tri karte in nobenega izhoda. Tapni »Zaključi« in glej.
cards-lesson-dictate-done = K prejšnjemu duhu sta prišla še dva: izpad! Izberi igralce, ki že imajo duhove.

cards-lesson-all-draw = Posebna karta: Vsi vlečejo
cards-lesson-all-draw-1 = Povleci karto.
cards-lesson-all-draw-2 = Vsi vlečejo! Vsak vzame karto in ti začneš: tapni kupček.
cards-lesson-all-draw-done = Vsi so dobili karto, tudi duhove. Nevarno je za tiste, ki že imajo dva duhova.

cards-lesson-pass-left = Posebna karta: Podaj levo
cards-lesson-pass-left-1 = Imaš duha. Povleci karto.
cards-lesson-pass-left-2 = Podaj levo! Vsi hkrati podajo karto igralcu na levi. Tapni svojega duha.
cards-lesson-pass-left-2-hint = Lahko bi, a potem duh ostane tebi. Tapni duha.
cards-lesson-pass-left-done = Tvoj duh je šel naprej, z druge strani pa je prišla karta. Zdaj poznaš vse posebne karte!
