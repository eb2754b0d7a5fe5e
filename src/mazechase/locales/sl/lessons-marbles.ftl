marbles-lesson-first-turn = Tvoja prva poteza
marbles-lesson-first-turn-1 = Ti si rumeni Pac-Man in goltaš kroglice. Najprej vrzi obe kocki.
marbles-lesson-first-turn-2 = Ena kocka je zate, druga za duha. Pojdi pet korakov in spotoma pogoltni vse kroglice: tapni označeno mesto, nato »Pojdi«.
marbles-lesson-first-turn-2-hint = Tudi to gre, a išči, kjer je največ kroglic: tapni označeno mesto.
marbles-lesson-first-turn-3 = Pet kroglic! Dvojka premakne duha. Tapni duhove na sredini, nato pa kraj, kamor naj gre eden od njih.
marbles-lesson-first-turn-done = To je cela poteza: vrzi, pojdi, premakni duha. Zmaga, kdor ima na koncu največ belih kroglic.

marbles-lesson-ghost = Pošlji duha
marbles-lesson-ghost-1 = Duhovi so od vseh, zato jih izkoristi! Tekmec je dva koraka od duha: tapni duha, nato tekmeca.
marbles-lesson-ghost-1-hint = Najprej duh! Tapni ga, nato tekmeca.
marbles-lesson-ghost-2 = Imamo ga! Tekmec gre v svoj domek in ti plača dve beli kroglici. Zdaj pojdi tri korake do rumene kroglice.
marbles-lesson-ghost-done = Odličen lov! Zdaj imaš rumeno kroglico. Naslednja lekcija pokaže, kaj zmore.

marbles-lesson-yellow = Pogoltni duha
marbles-lesson-yellow-1 = Z rumeno kroglico lahko pogoltneš duha. Eden je dva koraka stran: tapni ga, nato »Pojdi«.
marbles-lesson-yellow-1-hint = Imaš rumeno kroglico: uporabi jo! Tapni označenega duha.
marbles-lesson-yellow-2 = Hlamst! Duh je spet na sredini, tvoja rumena kroglica spet na obročku, tekmec pa ti plača dve kroglici. Zdaj z dvojko premakni duha.
marbles-lesson-yellow-done = Brez rumene kroglice ti duhovi zapirajo pot. Z njo so tvoja večerja.

marbles-lesson-openings = Skozi odprtine
marbles-lesson-openings-1 = Bele puščice so odprtine. Pojdi spodaj ven in zgoraj noter, vse v treh korakih: tapni označeno mesto.
marbles-lesson-openings-1-hint = Tudi to gre, a zdaj preizkusi odprtino. Tapni označeno mesto.
marbles-lesson-openings-2 = Čez vso ploščo v eni potezi! Zdaj pa duh: naj bo daleč od tebe.
marbles-lesson-openings-done = Vsaka odprtina vodi do vsake druge in prehod ne stane koraka. Odlično tudi za pobeg.

marbles-lesson-last-marble = Zadnja kroglica
marbles-lesson-last-marble-1 = Ostala je le ena bela kroglica in vodiš za eno. Tri korake je stran: tapni jo.
marbles-lesson-last-marble-1-hint = Ne pusti je tekmecu. Tapni zadnjo kroglico.
marbles-lesson-last-marble-done = Igra se konča z zadnjo belo kroglico. Zmaga, kdor jih ima največ: ti! Zdaj znaš vse.
