error-quoridor-bad-action = „{ $text }“ nie je ani políčko ako e2, ani prekážka ako e3h.
error-quoridor-bad-position = „{ $text }“ nie je pozícia; zapíš ju takto: { $form }.
error-quoridor-bad-square = „{ $text }“ nie je políčko; políčka sú a1 až i9.
error-quoridor-bad-fence = Prekážka nemôže stáť na „{ $fence }“; prekážky sa nesmú prekrývať ani krížiť.
error-quoridor-no-three = Možnosť three_players nedovoľuje hru v trojici.
error-quoridor-place-seats = Pozícia pre tento počet hráčov ({ $players }) potrebuje rovnaký počet figúrok aj údajov o zvyšných prekážkach.
error-quoridor-place-turn = Na ťahu musí byť miesto 1 až { $players }.
error-quoridor-place-sharing = Dve figúrky nemôžu stáť na jednom políčku.
error-quoridor-place-fences = Každý z { $players } hráčov má prekážky v počte { $each }, spolu na doske a v ruke.
error-quoridor-place-taken = Ťahy sa počítajú len po hodnotu možnosti max_turns.
error-quoridor-place-two-home = Dve figúrky nemôžu byť naraz v cieli.
error-quoridor-place-shut-in = Miesto { $seat } nemá cestu k svojmu cieľovému radu.
error-quoridor-place-stuck = Miesto { $seat } tu nemôže nič urobiť, takže nemôže byť na ťahu.
quoridor-refuse-no-pass = Tvoja figúrka tam už stojí a ťah sa nedá vynechať.
quoridor-refuse-occupied = Stojí tam iná figúrka.
quoridor-refuse-too-far = Priďaleko: figúrka ide o jedno políčko alebo preskočí jednu figúrku hneď vedľa.
quoridor-refuse-no-diagonal = Šikmo sa ide iba okolo figúrky, ktorá sa nedá preskočiť.
quoridor-refuse-fence-between = V ceste stojí prekážka.
quoridor-refuse-one-piece-a-jump = V ceste stoja dve figúrky a preskočiť sa dá len jedna.
quoridor-refuse-piece-behind = Tam smieš dopadnúť, len keď je za druhou figúrkou prekážka; tu je tretia figúrka.
quoridor-refuse-jump-straight = Skok rovno je voľný, takže nabok dopadnúť nesmieš.
quoridor-refuse-fence-beside = Medzi preskakovanou figúrkou a tým políčkom stojí prekážka.
quoridor-refuse-edge-behind = Tam smieš dopadnúť, len keď je za druhou figúrkou prekážka; tu sa končí doska.
quoridor-refuse-off-board = Prekážka by trčala cez okraj dosky.
quoridor-refuse-no-fences-left = Už nemáš žiadne prekážky.
quoridor-refuse-overlap = Nie je tu miesto: v ceste je iná prekážka.
quoridor-refuse-crossing = Prekážka by sa krížila s inou.
quoridor-refuse-last-path = Prekážka by miestu { $seat } nenechala cestu k cieľovému radu.
quoridor-refuse-last-path-named = nemá s touto prekážkou kadiaľ do cieľa.
quoridor-event-moved = Miesto { $seat } ide z { $origin } na { $to }.
quoridor-event-jumped = Miesto { $seat } skáče z { $origin } cez { $over } na { $to }.
quoridor-event-fenced = Miesto { $seat } stavia prekážku { $fence }; { $left ->
    [one] zostáva { $left } prekážka
    [few] zostávajú { $left } prekážky
    [many] zostáva { $left } prekážky
   *[other] zostáva { $left } prekážok
}.
quoridor-event-passed-over = Miesto { $seat } nemôže nič urobiť a vynecháva ťah.
quoridor-event-won = Miesto { $seat } dosahuje { $at } a vyhráva.
quoridor-event-turn-limit = Hra dosiahla najvyšší počet ťahov ({ $turns }); nikto nevyhral.
goal_reached = Víťazná figúrka prišla na druhú stranu.
goal_reached-own = Tvoja figúrka prišla na druhú stranu.
quoridor-name = Quoridor
quoridor-about = Prejdi bludiskom skôr než ostatní. V každom ťahu urob krok alebo postav niekomu do cesty prekážku.
quoridor-step-1 = Dostaň svoju figúrku prvú na druhú stranu.
quoridor-step-2 = Urob krok alebo postav prekážku.
quoridor-step-3 = Pre prekážky musia ostatní ísť okľukou.
quoridor-guide-turn = Vitaj! Na ťahu urobíš jednu vec: prejdeš o políčko k svojej čiare na druhej strane alebo postavíš prekážku, ktorá niekoho zdrží.
quoridor-todo = Ťukni na svietiaci bod a choď tam alebo postav prekážku.
quoridor-todo-walk = Ťukni na svietiaci bod a choď tam.
quoridor-todo-fence = Posuň prekážku, kam chceš, otoč ju a potom ju postav.
quoridor-fences-left = { $left ->
    [one] zostáva { $left } prekážka
    [few] zostávajú { $left } prekážky
    [many] zostáva { $left } prekážky
   *[other] zostáva { $left } prekážok
}
quoridor-put-up-fence = Postaviť prekážku
quoridor-turn-fence = Otočiť
quoridor-place-fence = Postaviť
quoridor-cancel-fence = Bez prekážky
quoridor-grid = Hracia doska. Šípkami chodíš po políčkach, Enter posunie figúrku, F prepne na prekážky.
quoridor-grid-fences = Kam môže ísť prekážka. Šípky ju posúvajú, R ju otočí, Enter postaví, F alebo Escape sa vráti k figúrke.
quoridor-square-pawn = figúrka: { $name }
quoridor-square-target = sem môžeš ísť
quoridor-square-goal = cieľ: { $name }
quoridor-square-fences = prekážka { $sides }
quoridor-fence-of = kto ju postavil: { $name }
quoridor-slot = { $slot }, { $way ->
    [h] vodorovne
   *[v] zvisle
}, { $state ->
    [free] voľné
    [up] stojí tu prekážka
   *[closed] tu sa nedá
}
quoridor-option-edge-as-fence = Okraj dosky platí ako prekážka, dá sa pri ňom skočiť nabok
quoridor-option-diagonal-past-piece = Ak je za preskakovanou figúrkou ďalšia, dá sa dopadnúť nabok
quoridor-option-max-turns = Najvyšší počet ťahov
quoridor-short-moved = z { $origin } na { $to }.
quoridor-short-jumped = skok z { $origin } cez { $over } na { $to }.
quoridor-short-fenced = prekážka { $fence }; zostáva: { $left }.
quoridor-short-passed-over = nič sa nedá urobiť, ťah prepadá.
quoridor-short-won = cieľ na { $at } a výhra!
quoridor-advice-move = Choď na { $to }.
quoridor-advice-fence = Postav prekážku na { $to }.
quoridor-reason-wins = Tým vyhráš!
quoridor-reason-jump = { $steps ->
    [one] Budeš o krok bližšie.
    [few] Budeš naraz o { $steps } kroky bližšie.
    [many] Budeš naraz o { $steps } kroku bližšie.
   *[other] Budeš naraz o { $steps } krokov bližšie.
}
quoridor-reason-nearer = { $steps ->
    [one] Potom máš do cieľa jeden krok.
    [few] Potom máš do cieľa { $steps } kroky.
    [many] Potom máš do cieľa { $steps } kroku.
   *[other] Potom máš do cieľa { $steps } krokov.
}
quoridor-reason-costs = { $steps ->
    [one] Miesto { $seat } to bude stáť jeden krok.
    [few] Miesto { $seat } to bude stáť { $steps } kroky.
    [many] Miesto { $seat } to bude stáť { $steps } kroku.
   *[other] Miesto { $seat } to bude stáť { $steps } krokov.
}
quoridor-reason-costs-named = { $steps ->
    [one] má cestu o jeden krok dlhšiu.
    [few] má cestu o { $steps } kroky dlhšiu.
    [many] má cestu o { $steps } kroku dlhšiu.
   *[other] má cestu o { $steps } krokov dlhšiu.
}
quoridor-reason-stops = { $steps ->
    [one] Miestu { $seat } chýbal do cieľa jeden krok a teraz potrebuje o krok viac.
    [few] Miestu { $seat } chýbal do cieľa jeden krok a teraz potrebuje o { $steps } kroky viac.
    [many] Miestu { $seat } chýbal do cieľa jeden krok a teraz potrebuje o { $steps } kroku viac.
   *[other] Miestu { $seat } chýbal do cieľa jeden krok a teraz potrebuje o { $steps } krokov viac.
}
quoridor-reason-stops-named = { $steps ->
    [one] má do cieľa jediný krok; teraz to bude o krok viac.
    [few] má do cieľa jediný krok; teraz to bude o { $steps } kroky viac.
    [many] má do cieľa jediný krok; teraz to bude o { $steps } kroku viac.
   *[other] má do cieľa jediný krok; teraz to bude o { $steps } krokov viac.
}
quoridor-reason-free = Teba to nezdrží.
quoridor-reason-costs-you = { $steps ->
    [one] Teba to stojí jeden krok.
    [few] Teba to stojí { $steps } kroky.
    [many] Teba to stojí { $steps } kroku.
   *[other] Teba to stojí { $steps } krokov.
}
quoridor-help-aim-title = Cieľ hry
quoridor-help-aim = Dostaň svoju figúrku ako prvú na stranu označenú jej farbou a obrázkom. Stačí ktorékoľvek políčko tej strany a hneď vyhrávaš. Hrajú dvaja, traja alebo štyria, v smere hodinových ručičiek. Dvaja majú po 10 prekážok, traja po 6, štyria po 5.
quoridor-help-turn-title = Tvoj ťah
quoridor-help-turn = Urobíš jednu vec: posunieš figúrku alebo postavíš prekážku. Ťah sa nedá vynechať. Preskočí sa iba ten, kto nemôže ani jedno, ani druhé.
quoridor-help-move-title = Pohyb
quoridor-help-move = Figúrka sa posúva o jedno políčko dopredu, dozadu alebo nabok: nikdy nie šikmo, cez prekážku ani na inú figúrku. Krúžky ukazujú, kam môžeš ísť.
quoridor-help-jump-title = Skok
quoridor-help-jump = Ak je iná figúrka hneď vedľa tvojej, môžeš ju rovno preskočiť a dopadnúť tesne za ňu. Nemusíš, a v jednom ťahu preskočíš najviac jednu figúrku.
quoridor-help-side-title = Dopad nabok
quoridor-help-side = Ak je za tou figúrkou prekážka alebo okraj dosky, môžeš dopadnúť vedľa nej, vľavo alebo vpravo, ak medzi vami nie je prekážka. Kým je voľný skok rovno, nabok sa nesmie. Ak je za ňou tretia figúrka, skákať sa nedá.
quoridor-help-fence-title = Prekážky
quoridor-help-fence = Prekážka je dlhá dve políčka. Zastaví každého, aj teba, a zostane celú hru. Prekážky sa nesmú prekrývať, krížiť ani trčať cez okraj.
quoridor-help-path-title = Cesta vždy zostane
quoridor-help-path = Ostatným môžeš cestu predĺžiť, ale nikdy ich nesmieš zavrieť: aj s novou prekážkou musí mať každý cestu k cieľu. Iné figúrky na ceste sa nerátajú, veď pôjdu ďalej.
quoridor-help-end-title = Bez víťaza
quoridor-help-end = Ak je určený najvyšší počet ťahov, hra sa po ňom končí bez víťaza. Cieľ dosiahnutý v poslednom ťahu ešte vyhráva.
quoridor-help-touch-title = Na obrazovke
quoridor-help-touch = Na dotykovej obrazovke: ťukni medzi políčka a vyskúšaj prekážku, potiahni ju, ťuknutím ju otoč a potom ju postav. S myšou: ukáž medzi políčka a klikni.
quoridor-help-keys-title = Na klávesnici
quoridor-help-keys = Šípky a Enter; F prepína medzi figúrkou a prekážkami, R otočí prekážku.
quoridor-deed-moved = { $detail ->
    [squares] { $who ->
        [you] ideš
       *[somebody] ide
    } na { $to }
   *[plain] { $who ->
        [you] ideš
       *[somebody] ide
    } o políčko
}
quoridor-deed-jumped = { $detail ->
    [squares] { $who ->
        [you] skáčeš
       *[somebody] skáče
    } cez { $over } na { $to }
   *[plain] { $who ->
        [you] skáčeš
       *[somebody] skáče
    } cez figúrku
}
quoridor-deed-fenced = { $detail ->
    [squares] { $who ->
        [you] staviaš
       *[somebody] stavia
    } prekážku na { $fence } (zostáva: { $left })
   *[plain] { $who ->
        [you] staviaš
       *[somebody] stavia
    } prekážku (zostáva: { $left })
}
quoridor-deed-passed-over = { $who ->
    [you] nemôžeš
   *[somebody] nemôže
} nič urobiť a { $who ->
    [you] prichádzaš
   *[somebody] prichádza
} o ťah
quoridor-deed-won = { $who ->
    [you] vyhrávaš
   *[somebody] vyhráva
}
