error-marbles-bad-token = »{ $text }« ni ne premik, kot je 4c6:b6,c6 ali 3e5>g7, ne izbira, kot je -, take, leave, @c4, from2 ali pay1, ne met, kot je *36.
error-marbles-bad-cell = »{ $text }« ni polje te plošče.
error-marbles-bad-list = »{ $text }« dvakrat navede isto polje.
error-marbles-bad-task = »{ $text }« ni odločitev, ki bi lahko čakala.
error-marbles-bad-position = »{ $text }« ni postavitev; zapiši jo tako: { $form }.
error-marbles-place-seats = Postavitev za toliko igralcev ({ $players }) našteje Pac-Mane, zbrane in rumene kroglice teh mest in nobenih drugih.
error-marbles-place-ghosts = Vsak duh mora biti na začetku ali na luknjici, nikoli oba na isti; najprej navedi tistega na nižjem polju.
error-marbles-place-marbles = Biti mora 72 belih kroglic, na navadnih luknjicah in zbranih, ter 4 rumene, na obročkih, v lasti ali za vrnitev; pod Pac-Manom nobene.
error-marbles-place-pieces = Vsak Pac-Man mora biti sam na luknjici ali doma in ne na duhu.
error-marbles-place-dice = Ostaneta lahko največ dve kocki od 1 do 6, nižja prva; zadnja je od ene figure.
error-marbles-place-taken = Poteze se štejejo le do možnosti max_turns.
error-marbles-place-over = Belih kroglic ni več, zato ne more ostati nobena kocka.
error-marbles-place-stuck = S tema kockama ne more nobena figura, zato bi bilo poteze konec.
error-marbles-place-owed = Rumena kroglica čaka, obroček pa je prazen, zato bi že bila vrnjena.
error-marbles-place-todo = Take odločitve tu ni.
error-marbles-place-rolls = Za začetek se meče le v začetni postavitvi, mesto za mestom.
error-marbles-board-field = Plošča potrebuje »{ $field }« kot besedilo.
error-marbles-board-extra = Plošča nima polja »{ $field }«.
error-marbles-board-waives = Plošča lahko opusti le { $known }, ne »{ $field }«.
error-marbles-board-game = Ta plošča je za »{ $field }«, ne za kroglice.
error-marbles-board-c1 = C1: plošča potrebuje 72 navadnih luknjic in 4 z obročkom; ta jih ima { $plain } in { $ringed }.
error-marbles-board-c3 = C3: plošča potrebuje natanko en domek { $mark }; ta jih ima { $count }.
error-marbles-board-c4 = C4: domek { $place } mora biti na poti med dvema ali več luknjicami in ob ničemer drugem.
error-marbles-board-c6 = C6, C12: duh mora priti do { $place } brez domkov in odprtin.
error-marbles-board-c7 = C7: začetek duhov, en sam blok znakov =, mora biti na sredini plošče.
error-marbles-board-c8 = C8: začetek duhov potrebuje vsaj dva izhoda, vse do luknjic; ta jih ima { $count }.
error-marbles-board-c10 = C10: plošča potrebuje vsaj tri odprtine; ta jih ima { $count }.
error-marbles-board-c11 = C11: odprtina na { $place } mora biti na robu, ob svoji luknjici, ki vodi noter.
error-marbles-board-c14 = C14: na začetku iz domka { $place } ni celega premika za { $count }.
error-marbles-board-c19 = C19: plošča mora biti od vsakega domka videti enaka, zavrtena ali zrcaljena.
error-marbles-board-c21 = C21: vsaka luknjica potrebuje dve sosednji, luknjice pa povprečno 2,6 poti ({ $place }).
error-marbles-board-openings = Na strežniku ima plošča lahko največ toliko odprtin: { $most }; ta jih ima { $count }.
marbles-refuse-decide-first = { $kind ->
    [under] Najprej odloči, kaj bo s kroglico pod duhom.
    [ring] Najprej vrni rumeno kroglico na obroček.
    [reward] Najprej izberi, komu vzameš kroglice.
   *[pay] Najprej izberi, s katerimi kroglicami plačaš.
}
marbles-refuse-not-asked = O tem ti zdaj ni treba odločati.
marbles-refuse-not-a-ring = Tam ni oranžnega obročka.
marbles-refuse-ring-occupied = Ta obroček ni prazen: na njem je kroglica ali figura.
marbles-refuse-not-oneself = Nagrado vzemi drugemu igralcu, ne sebi.
marbles-refuse-nothing-to-take = Mesto { $seat } nima kroglic.
marbles-refuse-nothing-to-take-named = nima nobene kroglice zate.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] Tu ne moreš plačati z { $yellow } rumeno kroglico.
    [two] Tu ne moreš plačati z { $yellow } rumenima kroglicama.
    [few] Tu ne moreš plačati s { $yellow } rumenimi kroglicami.
   *[other] Tu ne moreš plačati s { $yellow } rumenimi kroglicami.
}
marbles-refuse-no-pass = Figura, ki lahko gre, mora iti. Odrečeš se lahko le goltanju duha.
marbles-refuse-pac-has-moved = Pac-Man je že šel; druga kocka je za duha.
marbles-refuse-ghost-has-moved = Duh je že šel; druga kocka je za Pac-Mana.
marbles-refuse-no-such-die = Nobena kocka ne kaže { $die }; ostane: { $dice }.
marbles-refuse-start-closed = Na začetek duhov ne sme nihče.
marbles-refuse-say-which-way = Pac-Man lahko gre tja s kocko { $die }: izberi to kocko, nato pot.
marbles-refuse-say-which-die = Ta duh lahko gre tja s kocko { $die }: izberi to kocko.
marbles-refuse-other-marbles = Pac-Man lahko gre tja, a nobena pot ne pogoltne natanko teh kroglic: pogoltne vsako na poti.
marbles-refuse-occupied = Tam je že drug Pac-Man.
marbles-refuse-occupied-named = je že tam.
marbles-refuse-no-privilege = Tam je duh; da ga pogoltneš, potrebuješ rumeno kroglico.
marbles-refuse-home-closed = Skozi ta domek lahko Pac-Man gre, ustaviti pa se v njem ne sme.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] Na poti je duh.
        [two] Na poti sta oba duhova.
        [few] Na poti so duhovi.
       *[other] Na poti so duhovi.
    }
   *[pieces] { $count ->
        [one] Na poti je drug Pac-Man.
        [two] Na poti sta drugi figuri.
        [few] Na poti so druge figure.
       *[other] Na poti so druge figure.
    }
}
marbles-refuse-blocked-named = zapira pot, preskočiti pa ne smeš.
marbles-refuse-no-turning-back = Pac-Man bi se moral na poti takoj obrniti, tega pa ne sme.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Preblizu: met je { $die } in iti moraš natanko { $die } korak.
        [two] Preblizu: met je { $die } in iti moraš natanko { $die } koraka.
        [few] Preblizu: met je { $die } in iti moraš natanko { $die } korake.
       *[other] Preblizu: met je { $die } in iti moraš natanko { $die } korakov.
    }
   *[other] Preblizu: met je { $other } in { $die } in iti moraš natanko toliko korakov.
}
marbles-refuse-go-on = Noben duh ne more narediti celega premika, zato gre eden, kolikor daleč lahko. Tam se še ne sme ustaviti.
marbles-refuse-too-far = { $other ->
    [0] Predaleč: met je { $die }.
   *[other] Predaleč: met je { $other } in { $die }.
}
marbles-refuse-no-ghost = Tam ni duha. Najprej izberi duha.
marbles-refuse-pac-must-move = Pac-Man potem ne bi mogel nikamor. Izberi drugo potezo.
marbles-refuse-ghost-no-home = Duhovi ne smejo v domek.
marbles-refuse-ghost-on-ghost = Tam je že drugi duh.
marbles-refuse-pac-in-the-way = Na poti je Pac-Man in duh, ki ga sreča, se tam ustavi.
marbles-refuse-pac-in-the-way-named = { $who ->
    [you] si na poti: duh, ki sreča Pac-Mana, se tam ustavi.
   *[somebody] je na poti: duh, ki sreča Pac-Mana, se tam ustavi.
}
marbles-refuse-ghost-in-the-way = Na poti je drugi duh.
marbles-refuse-ghost-no-turning = Duh bi se moral na poti obrniti (hišno pravilo: duhovi se ne obračajo).
marbles-refuse-ghost-no-tunnel = Duh bi moral zapustiti ploščo, tega pa ne sme.
marbles-event-rolled = Mesto { $seat } vrže { $low } in { $high }.
marbles-event-roll-tied = Izenačeno ({ $total }), znova mečejo mesta: { $seats }.
marbles-event-begins = Mesto { $seat } začne (met: { $total }).
marbles-event-stepped = Mesto { $seat }: Pac-Man gre z { $origin } na { $to }.
marbles-event-crossed = Mesto { $seat }: Pac-Man zapusti ploščo na { $origin } in se vrne na { $to }.
marbles-event-gobbled = Mesto { $seat } pogoltne kroglico na { $at } ({ $colour ->
    [white] bela
    [yellow] rumena
   *[other] { $colour }
}); zbrane: { $tray }, na plošči: { $left }.
marbles-event-ghost-gobbled = Mesto { $seat } pogoltne duha na { $at }; ta se vrne na { $to }.
marbles-event-left-under = Mesto { $seat } pusti kroglico na { $at }.
marbles-event-prowled = Mesto { $seat } premakne duha z { $origin } na { $to }.
marbles-event-captured = Mesto { $seat } z duhom ujame mesto { $whom } na { $at } in ga pošlje domov na { $home }.
marbles-event-paid = { $rule ->
    [house] Mesto { $seat } plača mestu { $to }: bele { $white }, rumene { $yellow } (hišno pravilo: rumene obdržiš).
   *[book] Mesto { $seat } plača mestu { $to }: bele { $white }, rumene { $yellow }.
}
marbles-event-privilege-lost = { $count ->
    [one] Mesto { $seat } izgubi { $count } rumeno kroglico.
    [two] Mesto { $seat } izgubi { $count } rumeni kroglici.
    [few] Mesto { $seat } izgubi { $count } rumene kroglice.
   *[other] Mesto { $seat } izgubi { $count } rumenih kroglic.
}
marbles-event-returned = Mesto { $seat } vrne rumeno kroglico na { $at }.
marbles-event-waits = Noben obroček ni prazen, zato mesto { $seat } do takrat hrani uporabljeno rumeno kroglico.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Mesto { $seat }: Pac-Man s preostalo kocko nima celega premika in obstane (hišno pravilo: to smeš izbrati).
       *[book] Mesto { $seat }: Pac-Man nima celega premika in obstane.
    }
    [ghost] Mesto { $seat } nima celega premika za duha.
    [both] Mesto { $seat } ne more premakniti ne Pac-Mana ne duha.
   *[other] Mesto { $seat }: { $piece }
}
marbles-event-stayed = Mesto { $seat } ne pogoltne duha in obstane.
marbles-event-cleared = Zadnje bele kroglice ni več. Bele kroglice po mestih: { $trays }. Zmaga: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] Dosežena je meja: { $turns } poteza.
    [two] Dosežena je meja: { $turns } potezi.
    [few] Dosežena je meja: { $turns } poteze.
   *[other] Dosežena je meja: { $turns } potez.
} Bele kroglice po mestih: { $trays }. Zmaga: { $winners }.
marbles_cleared = Belih kroglic ni več; zmaga, kdor jih ima največ.
marbles-name = Kroglice
marbles-about = Pogoltni največ kroglic in pošlji skupne duhove nad tekmece.
marbles-step-1 = Vrzi dve kocki: ena premakne Pac-Mana, druga duha.
marbles-step-2 = Pac-Man pogoltne vsako kroglico na poti. Zmaga, kdor jih ima največ.
marbles-step-3 = Ujemi tekmeca z duhom in dobiš dve njegovi kroglici.
marbles-guide-chance = Živjo! Pogoltni več belih kroglic kot drugi.
marbles-guide-turn = Ena kocka premakne tvojega Pac-Mana, druga duha. Tapni mesto, da vidiš pot, nato »Pojdi«.
marbles-todo = Tapni svetleče mesto.
marbles-todo-chance = Tapni kocki in ju vrzi.
marbles-doing-chance = { $who ->
    [you] mečeš kocki …
   *[somebody] meče kocki …
}
marbles-todo-begin = Vrzi za začetek: začne, kdor vrže največ.
marbles-todo-begin-again = Izenačeno: še enkrat vrzi za začetek.
marbles-solid = Tu ni ničesar. Tapni svetleče mesto.
marbles-harm = S tem pošlješ domov svojega Pac-Mana.
marbles-setup-random = Naključni začetni koti
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Izberi, kam gre Pac-Man. Ali tapni drugo kocko ali duha.
       *[ghost] Izberi, kam gre duh. Ali tapni drugo kocko ali Pac-Mana.
    }
   *[second] { $piece ->
        [pac] Izberi, kam gre Pac-Man.
       *[ghost] { $origins ->
            [one] Izberi, kam gre duh.
            [two] Izberi, kam gre eden od duhov. Tapni duha, da vidiš le njegove poti.
            [few] Izberi, kam gre eden od duhov. Tapni duha, da vidiš le njegove poti.
           *[other] Izberi, kam gre eden od duhov. Tapni duha, da vidiš le njegove poti.
        }
    }
}
marbles-todo-go = Tapni isto mesto še enkrat in pojdi tja ali tapni drugo.
marbles-todo-way = Tja vodi več poti. Izberi eno in tapni »Pojdi«.
marbles-todo-task = { $kind ->
    [under] Pod duhom je kroglica. Jo vzameš?
    [ring] Vrni uporabljeno rumeno kroglico: tapni prazen obroček.
    [reward] Tvoja nagrada: komu vzameš kroglice?
   *[pay] S katerimi kroglicami plačaš?
}
marbles-roll = Vrzi kocki
marbles-rolling = Kocki se kotalita …
marbles-dice = Kocki
marbles-die = { $piece ->
    [pac] { $face }, za Pac-Mana
    [ghost] { $face }, za duha
   *[none] { $face }
}
marbles-die-played = uporabljena
marbles-movers = Katera figura gre
marbles-move-pac = Premakni Pac-Mana
marbles-move-ghost = Premakni duha
marbles-answers = Tvoje možnosti
marbles-pay = Bele: { $white }, rumene: { $yellow }
marbles-take = Vzemi
marbles-leave = Pusti
marbles-stay = Stoj in ne goltaj
marbles-ways = Poti do tja
marbles-way = Pot { $n }: bele { $white }, rumene { $yellow }
marbles-go = Pojdi
marbles-tray = Bele kroglice: { $white }. Rumene, vsaka za enega duha: { $held }. Rumene za vrnitev: { $owed }.
marbles-left = { $count ->
    [one] še { $count } kroglica
    [two] še { $count } kroglici
    [few] še { $count } kroglice
   *[other] še { $count } kroglic
}
marbles-held-is = Rumena kroglica: z njo lahko pogoltneš duha
marbles-owed-is = Rumena kroglica, ki se vrne, ko bo kak obroček prazen
marbles-show-ways = Nevarnost
marbles-grid = Plošča. S puščicami greš po poljih, N skoči na naslednje, ki ga lahko izbereš, Enter gre tja. P Pac-Man, G duh, D druga kocka, W druga pot, R met.
marbles-cell-home = domek: { $name }
marbles-cell-no-home = prazen domek
marbles-cell-start = začetek duhov
marbles-cell-ring = oranžni obroček
marbles-cell-opening = odprtina
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] { $ghosts } duh
    [two] { $ghosts } duhova
    [few] { $ghosts } duhovi
   *[other] { $ghosts } duhov
}
marbles-cell-white = bela kroglica
marbles-cell-yellow = rumena kroglica
marbles-cell-spot = to lahko izbereš
marbles-cell-end = { $ways ->
    [one] sem lahko greš, kroglice: { $marbles }
    [two] sem lahko greš po { $ways } poteh, kroglice: { $marbles }
    [few] sem lahko greš po { $ways } poteh, kroglice: { $marbles }
   *[other] sem lahko greš po { $ways } poteh, kroglice: { $marbles }
}
marbles-cell-range = od { $least } do { $most }
marbles-cell-end-ghost = { $ways ->
    [one] sem lahko gre duh
    [two] sem lahko gre kateri koli duh
    [few] sem lahko gre kateri koli duh
   *[other] sem lahko gre kateri koli duh
}
marbles-cell-end-harm = sem lahko gre duh, a bi tvojega Pac-Mana poslal domov
marbles-option-layout = Plošča
marbles-option-layout-corners = Štirje koti
marbles-option-layout-corners-about = Naša plošča: domek v vsakem kotu, štiri odprtine, brez slepih ulic.
marbles-option-layout-trees = Drevesa
marbles-option-layout-trees-about = Naša plošča s slepimi ulicami kot veje drevesa.
marbles-option-unused-home = Prazni domki
marbles-option-unused-home-closed_to_stop = lahko greš skozi
marbles-option-unused-home-free = lahko se ustaviš
marbles-option-must-move-if-possible = Z duhom ne smeš zapreti poti svojemu Pac-Manu
marbles-option-home-counts = Domek na poti šteje za korak
marbles-option-ghost-may-reverse = Duhovi se lahko med premikom obrnejo
marbles-option-ghost-partial = Če noben duh nima celega premika, gre eden, kolikor daleč lahko
marbles-option-pay-with-yellow = Plačilo z rumenimi kroglicami
marbles-option-pay-with-yellow-false = nikoli
marbles-option-pay-with-yellow-victim_choice = izbere, kdor plača
marbles-option-lose-privilege-when-hit = Kogar ujame duh, izgubi rumene kroglice
marbles-option-marble-under-ghost = Kroglica pod pogoltnjenim duhom
marbles-option-marble-under-ghost-auto = je tudi pogoltnjena
marbles-option-marble-under-ghost-ask = lahko ostane
marbles-option-privilege-stacks = Z vsako rumeno kroglico lahko pogoltneš enega duha
marbles-option-same-move-gobble = Rumene kroglice delujejo takoj
marbles-option-gobble-ends-turn = Pogoltnjen duh konča tvojo potezo
marbles-option-end-timing = Zadnja bela kroglica konča igro
marbles-option-end-timing-at_once = takoj
marbles-option-end-timing-after_move = po tem premiku
marbles-option-end-timing-after_turn = po tej potezi
marbles-option-max-turns = Največ potez
marbles-short-rolled = { $who ->
    [you] vržeš { $low } in { $high }.
   *[somebody] vrže { $low } in { $high }.
}
marbles-short-roll-tied = Izenačeno: { $total }. Znova mečejo: { $seats }.
marbles-short-begins = { $who ->
    [you] začneš (met: { $total }).
   *[somebody] začne (met: { $total }).
}
marbles-short-stepped = { $who ->
    [you] premakneš Pac-Mana na { $to }.
   *[somebody] premakne Pac-Mana na { $to }.
}
marbles-short-crossed = { $who ->
    [you] zapustiš ploščo na { $origin } in se vrneš na { $to }.
   *[somebody] zapusti ploščo na { $origin } in se vrne na { $to }.
}
marbles-short-gobbled = { $who ->
        [you] pogoltneš
       *[somebody] pogoltne
    } kroglico na { $at } ({ $colour ->
    [white] bela
   *[yellow] rumena
}); zbrane bele: { $tray }, na plošči: { $left }.
marbles-short-ghost-gobbled = { $who ->
    [you] pogoltneš duha na { $at }! Ta se vrne na { $to }.
   *[somebody] pogoltne duha na { $at }! Ta se vrne na { $to }.
}
marbles-short-left-under = { $who ->
    [you] pustiš kroglico na { $at }.
   *[somebody] pusti kroglico na { $at }.
}
marbles-short-prowled = { $who ->
    [you] premakneš duha z { $origin } na { $to }.
   *[somebody] premakne duha z { $origin } na { $to }.
}
marbles-short-captured = { $who ->
    [you] z duhom na { $at } ujameš: { $whom }. Domov na { $home }!
   *[somebody] z duhom na { $at } ujame: { $whom }. Domov na { $home }!
}
marbles-short-captured-own = { $who ->
    [you] pošlješ svojega Pac-Mana z { $at } domov na { $home }!
   *[somebody] pošlje svojega Pac-Mana z { $at } domov na { $home }!
}
marbles-short-paid = { $rule ->
    [house] { $who ->
            [you] plačaš
           *[somebody] plača
        }. Dobi: { $to }. Bele: { $white }, rumene: { $yellow } (hišno pravilo: rumene obdržiš).
   *[book] { $who ->
            [you] plačaš
           *[somebody] plača
        }. Dobi: { $to }. Bele: { $white }, rumene: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] { $who ->
            [you] izgubiš
           *[somebody] izgubi
        } { $count } rumeno kroglico.
    [two] { $who ->
            [you] izgubiš
           *[somebody] izgubi
        } { $count } rumeni kroglici.
    [few] { $who ->
            [you] izgubiš
           *[somebody] izgubi
        } { $count } rumene kroglice.
   *[other] { $who ->
            [you] izgubiš
           *[somebody] izgubi
        } { $count } rumenih kroglic.
}
marbles-short-returned = { $who ->
    [you] vrneš rumeno kroglico na { $at }.
   *[somebody] vrne rumeno kroglico na { $at }.
}
marbles-short-waits = { $who ->
    [you] obdržiš uporabljeno rumeno kroglico: noben obroček ni prazen.
   *[somebody] obdrži uporabljeno rumeno kroglico: noben obroček ni prazen.
}
marbles-short-cleared = Zadnje bele kroglice ni več. Bele kroglice po vrsti: { $trays }. Zmaga: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] Dosežena je meja: { $turns } poteza.
    [two] Dosežena je meja: { $turns } potezi.
    [few] Dosežena je meja: { $turns } poteze.
   *[other] Dosežena je meja: { $turns } potez.
} Bele kroglice po vrsti: { $trays }. Zmaga: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] s preostalo kocko { $who ->
                [you] nimaš
               *[somebody] nima
            } celega premika za Pac-Mana (hišno pravilo: to smeš izbrati).
       *[book] { $who ->
                [you] nimaš
               *[somebody] nima
            } celega premika za Pac-Mana.
    }
    [ghost] { $who ->
            [you] nimaš
           *[somebody] nima
        } celega premika za duha.
   *[both] ne { $who ->
            [you] moreš
           *[somebody] more
        } premakniti ne Pac-Mana ne duha.
}
marbles-short-stayed = { $who ->
    [you] ne pogoltneš duha in obstaneš.
   *[somebody] ne pogoltne duha in obstane.
}
marbles-note-rolled = vrže { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] { $count } kroglica
    [two] { $count } kroglici
    [few] { $count } kroglice
   *[other] { $count } kroglic
}
marbles-note-captured = ulov!
marbles-note-captured-own = svoj Pac-Man domov
marbles-note-ghost = pogoltne duha
marbles-note-pays = plača { $count }
marbles-note-gets = dobi { $count }
marbles-note-returned = nazaj na { $at }
marbles-note-stays = stoji
marbles-advice-go = Premakni Pac-Mana na { $to }.
marbles-advice-prowl = Premakni duha z { $from } na { $to }.
marbles-advice-stay = Ostani na mestu.
marbles-advice-under = { $to ->
    [take] Vzemi kroglico.
   *[other] Pusti kroglico.
}
marbles-advice-ring = Postavi kroglico na { $to }.
marbles-advice-rob = Vzemi igralcu na { $to }.
marbles-advice-pay = { $to ->
    [pay0] Plačaj z belimi kroglicami.
   *[other] Plačaj z rumenimi kroglicami.
}
marbles-reason-own = S tem pošlješ domov svojega Pac-Mana.
marbles-reason-captures = S tem ujameš Pac-Mana mesta { $seat }.
marbles-reason-captures-named = gre s tem domov.
marbles-reason-ghost = Pogoltneš duha.
marbles-reason-yellow = Pogoltneš rumeno kroglico.
marbles-reason-marbles = { $count ->
    [one] Pogoltneš { $count } kroglico.
    [two] Pogoltneš { $count } kroglici.
    [few] Pogoltneš { $count } kroglice.
   *[other] Pogoltneš { $count } kroglic.
}
marbles-reason-danger = Tam te duh lahko ujame pri { NUMBER($percent) } % vseh metov.
marbles-reason-safe = V naslednjem metu te tam ne more ujeti noben duh.
marbles-help-aim-title = Cilj igre
marbles-help-aim = Zmaga, kdor ima največ belih kroglic; če je izenačeno, ti igralci zmagajo skupaj. Igra se konča, ko s plošče izgine zadnja bela kroglica ali ko je dosežena meja potez. Rumene kroglice ne štejejo.
marbles-help-start-title = Kdo začne
marbles-help-start = Vsak enkrat vrže, začne, kdor vrže največ; če je izenačeno, ti igralci mečejo znova. Vsak Pac-Man začne doma, oba duhova na sredini.
marbles-help-turn-title = Tvoja poteza
marbles-help-turn = Vrzi obe kocki. Ena premakne tvojega Pac-Mana, druga enega od duhov. Ti odločaš, katera je za koga in kdo gre prvi. Dve enaki števili nista nič posebnega.
marbles-help-must-title = Moraš iti
marbles-help-must = Figura, ki lahko gre, mora iti; če s svojo kocko ne more, stoji. Kocki in vrstni red izbereš prosto, tudi če Pac-Man potem ne more nikamor. Duha ti nikoli ni treba pogoltniti.
marbles-help-walk-title = Pac-Manova pot
marbles-help-walk = Pac-Man gre natanko toliko, kolikor kaže kocka, se nikoli takoj ne obrne in pogoltne vsako kroglico na poti. Isto polje lahko prečkaš dvakrat.
marbles-help-blocked-title = Na poti
marbles-help-blocked = Nihče ne preskoči figure in ne pristane na drugem Pac-Manu. Tudi duhovi ti zaprejo pot, razen če imaš rumeno kroglico, da enega pogoltneš.
marbles-help-home-title = Domki
marbles-help-home = Doma te nihče ne more ujeti. Domek na poti šteje za korak. V svojem lahko končaš, skozi druge lahko greš, ustaviti pa se v njih ne smeš.
marbles-help-openings-title = Odprtine
marbles-help-openings = Bele puščice so odprtine: skozi eno greš ven in skozi katero koli drugo noter. Prehod ne stane koraka. Zunaj se ne moreš ustaviti niti se vrniti skozi isto; figura na luknjici tik ob odprtini jo zapre.
marbles-help-ghosts-title = Duhova
marbles-help-ghosts = Oba duhova sta od vseh. Duh gre natanko toliko, kolikor kaže njegova kocka, in se ne obrne. Kroglice pusti pri miru, ne gre v domke in odprtine, ne mimo drugega duha in nikoli nazaj na sredino.
marbles-help-catch-title = Lovljenje
marbles-help-catch = Duh, ki sreča Pac-Mana, se tam ustavi, tudi če ima še korake. Ta Pac-Man gre domov in njegov lastnik plača dve beli kroglici, ali kolikor jih ima, tistemu, ki je premaknil duha.
marbles-help-own-title = Tvoj Pac-Man
marbles-help-own = Duh lahko pristane tudi na tvojem Pac-Manu: ta gre domov in nihče ne plača. Taka poteza ima opozorilni znak in prej te vprašamo.
marbles-help-yellow-title = Rumene kroglice
marbles-help-yellow = Z vsako rumeno kroglico lahko pogoltneš enega duha, tudi v istem premiku, v katerem jo vzameš. Dokler lahko, so duhovi bledi. Če te ujamejo, rumene kroglice obdržiš.
marbles-help-gobble-title = Goltanje duha
marbles-help-gobble = Pojdi na duha s toliko koraki, kot želiš, do števila na kocki: tam se premik konča. Duh gre na sredino, ti vzameš kroglico pod njim in še dve beli igralcu, ki ga izbereš. Nato je na vrsti druga kocka.
marbles-help-rings-title = Nazaj na obroček
marbles-help-rings = Uporabljena rumena kroglica gre na prazen oranžni obroček, ki ga izbereš. Če ni praznega, počaka nanj. Potem jo lahko znova vzame kdor koli.
marbles-help-touch-title = Na zaslonu
marbles-help-touch = Tapni krog, da vidiš pot, in še enkrat, da greš. Veliki krogi prinesejo največ; pri dvojnem je več poti: izberi jo pod ploščo. Tapni kocko, da jo dobi izbrana figura; tapni Pac-Mana ali duha, da ga izbereš. Krogi duhov so črtkani. »Nevarnost« kaže, kako verjetno duh ujame katerega Pac-Mana.
marbles-deed-rolled = met { $low } in { $high }
marbles-deed-begins = začetek igre
marbles-deed-walked = { $detail ->
    [squares] Pac-Man na { $to }
   *[plain] premik Pac-Mana
}
marbles-deed-ate = { $count ->
    [one] pogoltnjena { $count } kroglica
    [two] pogoltnjeni { $count } kroglici
    [few] pogoltnjene { $count } kroglice
   *[other] pogoltnjenih { $count } kroglic
}
marbles-deed-yellow = { $count ->
    [one] dobljena { $count } rumena kroglica (z njo lahko pogoltneš duha)
    [two] dobljeni { $count } rumeni kroglici (z njima lahko pogoltneš duhova)
    [few] dobljene { $count } rumene kroglice (z njimi lahko pogoltneš duhove)
   *[other] dobljenih { $count } rumenih kroglic (z njimi lahko pogoltneš duhove)
}
marbles-deed-prowled = { $detail ->
    [squares] duh z { $origin } na { $to }
   *[plain] premik duha
}
marbles-deed-gobbled-ghost = pogoltnjen duh
marbles-deed-captured = { $you ->
    [you] duh te pošlje domov
   *[other] domov mora { $whom }
}
marbles-deed-captured-own = { $own ->
    [you] domov pošlješ svojega Pac-Mana
   *[other] svoj Pac-Man poslan domov
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] tebi vzeta { $count } kroglica
        [two] tebi vzeti { $count } kroglici
        [few] tebi vzete { $count } kroglice
       *[other] tebi vzetih { $count } kroglic
    }
   *[other] { $count ->
        [one] vzeta { $count } kroglica ({ $whom })
        [two] vzeti { $count } kroglici ({ $whom })
        [few] vzete { $count } kroglice ({ $whom })
       *[other] vzetih { $count } kroglic ({ $whom })
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] zate { $count } kroglica
        [two] zate { $count } kroglici
        [few] zate { $count } kroglice
       *[other] zate { $count } kroglic
    }
   *[other] { $count ->
        [one] plačana { $count } kroglica (dobi { $whom })
        [two] plačani { $count } kroglici (dobi { $whom })
        [few] plačane { $count } kroglice (dobi { $whom })
       *[other] plačanih { $count } kroglic (dobi { $whom })
    }
}
marbles-deed-lost = { $count ->
    [one] izgubljena { $count } rumena kroglica
    [two] izgubljeni { $count } rumeni kroglici
    [few] izgubljene { $count } rumene kroglice
   *[other] izgubljenih { $count } rumenih kroglic
}
marbles-deed-returned = { $detail ->
    [squares] rumena kroglica nazaj na { $at }
   *[plain] rumena kroglica nazaj na obroček
}
marbles-deed-stood = { $piece ->
    [pac] brez premika za Pac-Mana
    [ghost] brez premika za duha
   *[both] brez premika
}
marbles-deed-cleared = zadnje bele kroglice ni več
marbles-deed-stayed = figura stoji
marbles-deed-waits = rumena kroglica še čaka na vrnitev (!)
marbles-befalls-captured = { $name } te pošlje domov!
marbles-befalls-captured-own = Domov pošlješ svojega Pac-Mana!
marbles-befalls-paid = { $count ->
    [one] { $name } ti vzame { $count } kroglico!
    [two] { $name } ti vzame { $count } kroglici!
    [few] { $name } ti vzame { $count } kroglice!
   *[other] { $name } ti vzame { $count } kroglic!
}
marbles-befalls-lost = { $count ->
    [one] Izgubiš { $count } rumeno kroglico!
    [two] Izgubiš { $count } rumeni kroglici!
    [few] Izgubiš { $count } rumene kroglice!
   *[other] Izgubiš { $count } rumenih kroglic!
}
marbles-score = { $count ->
    [one] { $count } kroglica
    [two] { $count } kroglici
    [few] { $count } kroglice
   *[other] { $count } kroglic
}
