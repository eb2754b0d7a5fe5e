mspacman-lesson-first-turn = Tvoja prva poteza
mspacman-lesson-first-turn-1 = Ti si Ms. Pac-Man in želiš pojesti vse pike na svojem območju. Tapni vrtavko.
mspacman-lesson-first-turn-2 = Trije koraki! Piko poje, ko zapusti njeno polje. Tapni označeno polje, nato »Pojdi«.
mspacman-lesson-first-turn-2-hint = Tudi to so trije koraki, a pojdi tja, kamor kaže roka.
mspacman-lesson-first-turn-done = Treh pik ni več! Potem je duh vrgel svojo kocko in stekel za tabo. Zmaga tisti, čigar območje je prvo brez pik.

mspacman-lesson-power = Velika pika
mspacman-lesson-power-1 = Blizu je močan duh. Zavrti: velika pika ob tebi ti bo pomagala.
mspacman-lesson-power-2 = Ko zapustiš veliko piko, vsi duhovi oslabijo. Pojdi čeznjo in naravnost skozi duha: tapni označeno polje, nato »Pojdi«.
mspacman-lesson-power-2-hint = Tako bi šla priložnost mimo! Pojdi čez veliko piko in skozi duha.
mspacman-lesson-power-3 = Duh je ujet, zato lahko še enkrat zavrtiš!
mspacman-lesson-power-4 = Še dva koraka in še dve piki.
mspacman-lesson-power-done = Šibek duh, ki ga ujameš, gre domov. A ne čakaj predolgo: duhovi se spet okrepijo.

mspacman-lesson-exits = Skozi izhode
mspacman-lesson-exits-1 = Tik za tabo je močan duh! Zavrti.
mspacman-lesson-exits-2 = Od vsakega izhoda na robu je le korak do vsakega drugega. Tapni označeno polje daleč stran, nato »Pojdi«.
mspacman-lesson-exits-2-hint = Tam bi te duh lahko dosegel. Pobegni skozi izhod.
mspacman-lesson-exits-done = Pobeg v treh korakih! Skozi izhode smejo tudi duhovi, zato pazi nanje.

mspacman-lesson-ghost = Igraj duha
mspacman-lesson-ghost-1 = Zdaj si duh: ujemi Ms. Pac-Man in potem jo igraš ti. Vrzi kocko.
mspacman-lesson-ghost-2 = Dva koraka je stran, ti imaš tri: dovolj! Tapni jo, nato »Pojdi«.
mspacman-lesson-ghost-2-hint = Na dosegu ti je! Tapni Ms. Pac-Man.
mspacman-lesson-ghost-3 = Ujeta! Zdaj si ti Ms. Pac-Man. Postavi jo na bel krog na svojem območju: tapni označenega, nato »Pojdi«.
mspacman-lesson-ghost-3-hint = Ta krog je prost, a začni na svojem območju, kjer so tvoje pike.
mspacman-lesson-ghost-done = Kdor jo ujame, jo takoj tudi igra. Tako pridejo vsi do hrane.

mspacman-lesson-win = Zadnja pika
mspacman-lesson-win-1 = Na tvojem območju je le še ena pika. Zavrti!
mspacman-lesson-win-2 = Pojdi čeznjo: pojedena je, ko zapustiš njeno polje. Tapni označeno polje, nato »Pojdi«.
mspacman-lesson-win-2-hint = Stopiti moraš na piko in z nje. Tapni označeno polje.
mspacman-lesson-win-done = Tvoje območje je prazno in zmaga je tvoja! Velja tudi, če tvojo zadnjo piko poje kdo drug.
