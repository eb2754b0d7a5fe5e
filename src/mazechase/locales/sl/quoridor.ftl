error-quoridor-bad-action = »{ $text }« ni ne polje, kot je e2, ne ograda, kot je e3h.
error-quoridor-bad-position = »{ $text }« ni postavitev; zapiši jo tako: { $form }.
error-quoridor-bad-square = »{ $text }« ni polje; polja so od a1 do i9.
error-quoridor-bad-fence = Ograda ne gre na »{ $fence }«; ograde se ne smejo prekrivati ali križati.
error-quoridor-no-three = Možnost three_players ne dovoli treh igralcev.
error-quoridor-place-seats = Postavitev za toliko igralcev ({ $players }) ima toliko figur in toliko števil preostalih ograd.
error-quoridor-place-turn = Mesto na potezi mora biti od 1 do { $players }.
error-quoridor-place-sharing = Dve figuri ne moreta biti na istem polju.
error-quoridor-place-fences = Igralcev je { $players } in vsak ima toliko ograd: { $each }. Štejejo tiste na plošči in tiste v roki.
error-quoridor-place-taken = Poteze se štejejo le do možnosti max_turns.
error-quoridor-place-two-home = Dve figuri ne moreta biti obe na cilju.
error-quoridor-place-shut-in = Mesto { $seat } nima poti do cilja.
error-quoridor-place-stuck = Mesto { $seat } tu ne more narediti ničesar, zato ne more biti na potezi.
quoridor-refuse-no-pass = Tvoja figura je že tam, poteze pa ne moreš izpustiti.
quoridor-refuse-occupied = Tam je druga figura.
quoridor-refuse-too-far = Predaleč: figura gre za eno polje ali preskoči eno figuro tik ob sebi.
quoridor-refuse-no-diagonal = Poševno gre figura le mimo figure, ki je ne more preskočiti.
quoridor-refuse-fence-between = Na poti je ograda.
quoridor-refuse-one-piece-a-jump = Na poti sta dve figuri, preskočiš pa lahko le eno.
quoridor-refuse-piece-behind = Tam lahko pristaneš le, če je za drugo figuro ograda; tukaj je tretja figura.
quoridor-refuse-jump-straight = Raven skok je prost, zato ne smeš pristati ob strani.
quoridor-refuse-fence-beside = Med preskočeno figuro in tem poljem je ograda.
quoridor-refuse-edge-behind = Tam lahko pristaneš le, če je za drugo figuro ograda; tukaj se plošča konča.
quoridor-refuse-off-board = Ograda bi štrlela čez rob plošče.
quoridor-refuse-no-fences-left = Nimaš več ograd.
quoridor-refuse-overlap = Ni prostora: na poti je druga ograda.
quoridor-refuse-crossing = Ograda bi križala drugo.
quoridor-refuse-last-path = Ograda mestu { $seat } ne bi pustila poti do cilja.
quoridor-refuse-last-path-named = { $who ->
    [you] s to ogrado nimaš več poti do cilja.
   *[somebody] s to ogrado nima več poti do cilja.
}
quoridor-event-moved = Mesto { $seat } gre z { $origin } na { $to }.
quoridor-event-jumped = Mesto { $seat } skoči z { $origin } čez { $over } na { $to }.
quoridor-event-fenced = { $left ->
    [one] Mesto { $seat } postavi ogrado { $fence }; ostane { $left } ograda.
    [two] Mesto { $seat } postavi ogrado { $fence }; ostaneta { $left } ogradi.
    [few] Mesto { $seat } postavi ogrado { $fence }; ostanejo { $left } ograde.
   *[other] Mesto { $seat } postavi ogrado { $fence }; ostane { $left } ograd.
}
quoridor-event-passed-over = Mesto { $seat } ne more narediti ničesar in izpusti potezo.
quoridor-event-won = Mesto { $seat } doseže { $at } in zmaga.
quoridor-event-turn-limit = { $turns ->
    [one] Dosežena je meja: { $turns } poteza. Nihče ne zmaga.
    [two] Dosežena je meja: { $turns } potezi. Nihče ne zmaga.
    [few] Dosežena je meja: { $turns } poteze. Nihče ne zmaga.
   *[other] Dosežena je meja: { $turns } potez. Nihče ne zmaga.
}
goal_reached = Zmagovalna figura je prišla na nasprotno stran.
goal_reached-own = Tvoja figura je prišla na nasprotno stran.
quoridor-name = Quoridor
quoridor-about = Prvi prečkaj labirint. V vsaki potezi naredi korak ali nekomu postavi na pot ogrado.
quoridor-step-1 = Prvi pripelji svojo figuro na drugo stran.
quoridor-step-2 = Naredi korak ali postavi ogrado.
quoridor-step-3 = Zaradi ograd morajo drugi naokoli.
quoridor-guide-turn = Živjo! V potezi narediš eno stvar: greš za eno polje proti svoji črti na drugi strani ali postaviš ogrado, ki nekoga upočasni.
quoridor-todo = Tapni svetlečo piko in pojdi tja ali postavi ogrado.
quoridor-todo-walk = Tapni svetlečo piko in pojdi tja.
quoridor-todo-fence = Premakni ogrado, kamor želiš, obrni jo in jo postavi.
quoridor-fences-left = { $left ->
    [one] še { $left } ograda
    [two] še { $left } ogradi
    [few] še { $left } ograde
   *[other] še { $left } ograd
}
quoridor-put-up-fence = Postavi ogrado
quoridor-turn-fence = Obrni
quoridor-place-fence = Postavi
quoridor-cancel-fence = Brez ograde
quoridor-grid = Igralna plošča. S puščicami greš po poljih, Enter premakne figuro, F preklopi na ograde.
quoridor-grid-fences = Kam lahko gre ograda. Puščice jo premikajo, R jo obrne, Enter postavi, F ali Escape gre nazaj k figuri.
quoridor-square-pawn = figura: { $name }
quoridor-square-target = sem lahko greš
quoridor-square-goal = cilj: { $name }
quoridor-square-fences = ograda { $sides }
quoridor-fence-of = kdo jo je postavil: { $name }
quoridor-slot = { $slot }, { $way ->
    [h] vodoravno
   *[v] navpično
}, { $state ->
    [free] prosto
    [up] tukaj je ograda
   *[closed] tukaj ne gre
}
quoridor-option-edge-as-fence = Rob plošče šteje za ogrado, zato lahko tam skočiš vstran
quoridor-option-diagonal-past-piece = Če je za preskočeno figuro še ena, lahko pristaneš ob strani
quoridor-option-max-turns = Največ potez
quoridor-short-moved = z { $origin } na { $to }.
quoridor-short-jumped = skok z { $origin } čez { $over } na { $to }.
quoridor-short-fenced = ograda na { $fence }; ostane: { $left }.
quoridor-short-passed-over = ničesar ni mogoče narediti, poteza odpade.
quoridor-short-won = cilj na { $at } in zmaga!
quoridor-advice-move = Pojdi na { $to }.
quoridor-advice-fence = Postavi ogrado na { $to }.
quoridor-reason-wins = S tem zmagaš!
quoridor-reason-jump = { $steps ->
    [one] Za korak si bližje.
    [two] Naenkrat si za { $steps } koraka bližje.
    [few] Naenkrat si za { $steps } korake bližje.
   *[other] Naenkrat si za { $steps } korakov bližje.
}
quoridor-reason-nearer = { $steps ->
    [one] Potem imaš do cilja { $steps } korak.
    [two] Potem imaš do cilja { $steps } koraka.
    [few] Potem imaš do cilja { $steps } korake.
   *[other] Potem imaš do cilja { $steps } korakov.
}
quoridor-reason-costs = { $steps ->
    [one] Mesto { $seat } ima za { $steps } korak daljšo pot.
    [two] Mesto { $seat } ima za { $steps } koraka daljšo pot.
    [few] Mesto { $seat } ima za { $steps } korake daljšo pot.
   *[other] Mesto { $seat } ima za { $steps } korakov daljšo pot.
}
quoridor-reason-costs-named = { $steps ->
    [one] ima za { $steps } korak daljšo pot.
    [two] ima za { $steps } koraka daljšo pot.
    [few] ima za { $steps } korake daljšo pot.
   *[other] ima za { $steps } korakov daljšo pot.
}
quoridor-reason-stops = { $steps ->
    [one] Mestu { $seat } je manjkal le korak do cilja, zdaj pa ima še { $steps } korak več.
    [two] Mestu { $seat } je manjkal le korak do cilja, zdaj pa ima še { $steps } koraka več.
    [few] Mestu { $seat } je manjkal le korak do cilja, zdaj pa ima še { $steps } korake več.
   *[other] Mestu { $seat } je manjkal le korak do cilja, zdaj pa ima še { $steps } korakov več.
}
quoridor-reason-stops-named = { $steps ->
    [one] je le korak od cilja, s to ogrado pa ima še { $steps } korak več.
    [two] je le korak od cilja, s to ogrado pa ima še { $steps } koraka več.
    [few] je le korak od cilja, s to ogrado pa ima še { $steps } korake več.
   *[other] je le korak od cilja, s to ogrado pa ima še { $steps } korakov več.
}
quoridor-reason-free = Tebe to ne upočasni.
quoridor-reason-costs-you = { $steps ->
    [one] Tebe to stane { $steps } korak.
    [two] Tebe to stane { $steps } koraka.
    [few] Tebe to stane { $steps } korake.
   *[other] Tebe to stane { $steps } korakov.
}
quoridor-help-aim-title = Cilj igre
quoridor-help-aim = Pripelji svojo figuro pred drugimi na stran, označeno z njeno barvo in sliko. Dobro je vsako polje te strani in takoj zmagaš. Igrajo lahko dva, trije ali štirje, v smeri urnega kazalca. Dva imata po 10 ograd, trije po 6, štirje po 5.
quoridor-help-turn-title = Tvoja poteza
quoridor-help-turn = Narediš eno stvar: premakneš figuro ali postaviš ogrado. Poteze ne moreš izpustiti. Preskočimo le tistega, ki ne more ne enega ne drugega.
quoridor-help-move-title = Premikanje
quoridor-help-move = Figura gre za eno polje naprej, nazaj ali vstran: nikoli poševno, skozi ogrado ali na drugo figuro. Krogci kažejo, kam lahko greš.
quoridor-help-jump-title = Skok
quoridor-help-jump = Če je druga figura tik ob tvoji, jo lahko preskočiš naravnost in pristaneš tik za njo. Ni ti treba, v eni potezi pa preskočiš le eno figuro.
quoridor-help-side-title = Pristanek ob strani
quoridor-help-side = Če je za tisto figuro ograda ali rob plošče, lahko pristaneš ob njej, levo ali desno, razen če je vmes ograda. Dokler je raven skok prost, vstran ne smeš. Če je za njo tretja figura, ne moreš skočiti.
quoridor-help-fence-title = Ograde
quoridor-help-fence = Ograda je dolga dve polji. Ustavi vse, tudi tebe, in ostane do konca igre. Ograde se ne smejo prekrivati, križati ali štrleti čez rob.
quoridor-help-path-title = Pot vedno ostane
quoridor-help-path = Drugim lahko podaljšaš pot, nikoli pa jih ne smeš zapreti: tudi z novo ogrado mora imeti vsak pot do cilja. Druge figure na tej poti ne štejejo, saj bodo šle naprej.
quoridor-help-end-title = Brez zmagovalca
quoridor-help-end = Če določiš največje število potez, se igra po njem konča brez zmagovalca. Kdor pride na cilj v zadnji potezi, še vedno zmaga.
quoridor-help-touch-title = Na zaslonu
quoridor-help-touch = Na zaslonu na dotik: tapni med polji in preizkusi ogrado, povleci jo, z dotikom jo obrni in jo postavi. Z miško: pokaži med polja in klikni.
quoridor-help-keys-title = Na tipkovnici
quoridor-help-keys = Puščice in Enter; F preklaplja med figuro in ogradami, R obrne ogrado.
quoridor-deed-moved = { $detail ->
    [squares] korak na { $to }
   *[plain] korak
}
quoridor-deed-jumped = { $detail ->
    [squares] skok čez { $over } na { $to }
   *[plain] skok čez figuro
}
quoridor-deed-fenced = { $detail ->
    [squares] ograda na { $fence } (ostane: { $left })
   *[plain] ograda (ostane: { $left })
}
quoridor-deed-passed-over = ničesar ni mogoče narediti, poteza odpade
quoridor-deed-won = zmaga
