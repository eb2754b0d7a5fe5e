error-quoridor-bad-action = „{ $text }“ není ani pole jako e2, ani překážka jako e3h.
error-quoridor-bad-position = „{ $text }“ není pozice; zapisuje se jako: { $form }.
error-quoridor-bad-square = „{ $text }“ není pole; pole jsou a1 až i9.
error-quoridor-bad-fence = Překážka nemůže stát na „{ $fence }“; překážky se nesmějí překrývat ani křížit.
error-quoridor-no-three = Volba three_players hru ve třech nedovoluje.
error-quoridor-place-seats = Pozice pro tolik hráčů ({ $players }) potřebuje stejně tolik figurek ({ $players }) i počtů zbývajících překážek ({ $players }).
error-quoridor-place-turn = Na tahu musí být jedno z míst 1 až { $players }.
error-quoridor-place-sharing = Dvě figurky nemohou stát na jednom poli.
error-quoridor-place-fences = Na každého z { $players } hráčů připadá překážek: { $each }, na desce a v ruce dohromady.
error-quoridor-place-taken = Tahy se počítají jen do hodnoty volby max_turns.
error-quoridor-place-two-home = Dvě figurky nemohou být zároveň v cíli.
error-quoridor-place-shut-in = Místo { $seat } nemá cestu ke své cílové řadě.
error-quoridor-place-stuck = Místo { $seat } tu nemůže nic udělat, takže nemůže být na tahu.

quoridor-refuse-no-pass = Vaše figurka už tam stojí a tah nelze vynechat.
quoridor-refuse-occupied = Stojí tam jiná figurka.
quoridor-refuse-too-far = Moc daleko: figurka jde o jedno pole, nebo přeskočí jednu sousední figurku.
quoridor-refuse-no-diagonal = Šikmo se chodí jen kolem figurky, kterou nelze přeskočit.
quoridor-refuse-fence-between = V cestě stojí překážka.
quoridor-refuse-one-piece-a-jump = V cestě stojí dvě figurky a přeskočit lze jen jednu.
quoridor-refuse-piece-behind = Tam smíte dopadnout, jen když je za druhou figurkou překážka; tady je třetí figurka.
quoridor-refuse-jump-straight = Přímý skok je volný, takže nesmíte dopadnout do strany.
quoridor-refuse-fence-beside = Mezi přeskakovanou figurkou a tím polem stojí překážka.
quoridor-refuse-edge-behind = Tam smíte dopadnout, jen když je za druhou figurkou překážka; tady končí deska.
quoridor-refuse-off-board = Překážka by přesahovala okraj desky.
quoridor-refuse-no-fences-left = Žádná překážka už vám nezbývá.
quoridor-refuse-overlap = Není tu místo: v cestě je jiná překážka.
quoridor-refuse-crossing = Překážka by křížila jinou.
quoridor-refuse-last-path = Překážka by nenechala místu { $seat } žádnou cestu k cíli.
quoridor-refuse-last-path-named = s touto překážkou by nezbyla žádná cesta k cíli.

quoridor-event-moved = Místo { $seat } jde z { $origin } na { $to }.
quoridor-event-jumped = Místo { $seat } skáče z { $origin } přes { $over } na { $to }.
quoridor-event-fenced = Místo { $seat } staví překážku { $fence }; { $left ->
    [one] zbývá { $left } překážka
    [few] zbývají { $left } překážky
   *[other] zbývá { $left } překážek
}.
quoridor-event-passed-over = Místo { $seat } nemůže nic udělat a vynechává tah.
quoridor-event-won = Místo { $seat } dosáhlo pole { $at } a vyhrává.
quoridor-event-turn-limit = Byl dosažen nejvyšší počet tahů ({ $turns }); nikdo nevyhrává.

goal_reached = Vítězná figurka došla na druhou stranu.
goal_reached-own = Vaše figurka došla na druhou stranu.

# Na stránce.
quoridor-name = Quoridor
quoridor-about = Projděte bludištěm jako první. V každém tahu udělejte krok, nebo někomu postavte do cesty překážku.
quoridor-step-1 = Dojděte s figurkou jako první na druhou stranu.
quoridor-step-2 = Udělejte krok, nebo postavte překážku.
quoridor-step-3 = Kvůli překážkám musí ostatní oklikou.
quoridor-guide-turn = Vítejte! Na tahu uděláte jednu věc: jdete o políčko ke své čáře na druhé straně, nebo postavíte překážku, která někoho zdrží.
quoridor-todo = Klepněte na svítící bod a jděte na něj, nebo postavte překážku.
quoridor-todo-walk = Klepněte na svítící bod a jděte na něj.
quoridor-todo-fence = Posuňte překážku, kam chcete, otočte ji a pak ji postavte.
quoridor-fences-left = { $left ->
    [one] zbývá { $left } překážka
    [few] zbývají { $left } překážky
   *[other] zbývá { $left } překážek
}
quoridor-put-up-fence = Postavit překážku
quoridor-turn-fence = Otočit
quoridor-place-fence = Postavit
quoridor-cancel-fence = Bez překážky
quoridor-grid = Deska. Šipky vedou po polích, Enter posune figurku, F přepne na překážky.
quoridor-grid-fences = Místa pro překážku. Šipky ji posouvají, R ji otočí, Enter ji postaví, F nebo Escape vede zpět k figurce.
quoridor-square-pawn = figurka: { $name }
quoridor-square-target = sem můžete jít
quoridor-square-goal = cíl: { $name }
quoridor-square-fences = překážka { $sides }
quoridor-fence-of = překážka, staví { $name }
quoridor-slot = { $slot }, { $way ->
    [h] vodorovně
   *[v] svisle
}, { $state ->
    [free] volno
    [up] tady stojí překážka
   *[closed] sem nelze
}
quoridor-option-edge-as-fence = Okraj desky platí jako překážka, takže se tam smí skočit do strany
quoridor-option-diagonal-past-piece = Stojí-li za přeskakovanou figurkou další, smíte dopadnout do strany
quoridor-option-max-turns = Nejvyšší počet tahů

# Co kdo dělá, za jménem: „Ada: z e1 na e2.“
quoridor-short-moved = z { $origin } na { $to }.
quoridor-short-jumped = skok z { $origin } přes { $over } na { $to }.
quoridor-short-fenced = překážka { $fence }; zbývá: { $left }.
quoridor-short-passed-over = nejde nic udělat, tah se vynechává.
quoridor-short-won = cíl na { $at } a výhra!

## Co by rádce udělal
quoridor-advice-move = Jděte na { $to }.
quoridor-advice-fence = Postavte překážku na { $to }.

## Proč by to rádce udělal
quoridor-reason-wins = Tím vyhrajete!
quoridor-reason-jump = { $steps ->
    [one] Budete o krok blíž.
    [few] Najednou budete o { $steps } kroky blíž.
   *[other] Najednou budete o { $steps } kroků blíž.
}
quoridor-reason-nearer = { $steps ->
    [one] Pak vám do cíle zbývá jeden krok.
    [few] Pak vám do cíle zbývají { $steps } kroky.
   *[other] Pak vám do cíle zbývá { $steps } kroků.
}
quoridor-reason-costs = { $steps ->
    [one] Místo { $seat } to stojí jeden krok.
    [few] Místo { $seat } to stojí { $steps } kroky.
   *[other] Místo { $seat } to stojí { $steps } kroků.
}
quoridor-reason-costs-named = { $steps ->
    [one] cesta o jeden krok delší.
    [few] cesta o { $steps } kroky delší.
   *[other] cesta o { $steps } kroků delší.
}
quoridor-reason-stops = { $steps ->
    [one] Místo { $seat } bylo krok od cíle a teď to má o krok dál.
    [few] Místo { $seat } bylo krok od cíle a teď to má o { $steps } kroky dál.
   *[other] Místo { $seat } bylo krok od cíle a teď to má o { $steps } kroků dál.
}
quoridor-reason-stops-named = { $steps ->
    [one] do cíle zbýval krok, teď je to o krok dál.
    [few] do cíle zbýval krok, teď je to o { $steps } kroky dál.
   *[other] do cíle zbýval krok, teď je to o { $steps } kroků dál.
}
quoridor-reason-free = Vás to nezdrží.
quoridor-reason-costs-you = { $steps ->
    [one] Vás to stojí jeden krok.
    [few] Vás to stojí { $steps } kroky.
   *[other] Vás to stojí { $steps } kroků.
}

quoridor-help-aim-title = Cíl
quoridor-help-aim = Dostaňte svou figurku jako první na stranu označenou její barvou a obrázkem. Stačí kterékoli pole té strany a hned vyhráváte. Hrají dva, tři nebo čtyři, po směru hodinových ručiček. Dva mají po 10 překážkách, tři po 6, čtyři po 5.
quoridor-help-turn-title = Váš tah
quoridor-help-turn = Uděláte jednu věc: posunete figurku, nebo postavíte překážku. Tah nelze vynechat. O tah přijde jen ten, kdo nemůže udělat ani jedno.
quoridor-help-move-title = Pohyb
quoridor-help-move = Figurka jde o jedno pole dopředu, dozadu nebo do strany: nikdy šikmo, nikdy přes překážku a nikdy na jinou figurku. Kroužky ukazují, kam můžete.
quoridor-help-jump-title = Skok
quoridor-help-jump = Stojí-li vedle vás jiná figurka, smíte ji přeskočit rovně a dopadnout hned za ni. Nikdy nemusíte a v jednom tahu přeskočíte jen jednu figurku.
quoridor-help-side-title = Dopad do strany
quoridor-help-side = Je-li za tou figurkou překážka nebo okraj desky, smíte dopadnout vedle ní, vlevo nebo vpravo, pokud mezi tím nestojí překážka. Dokud je volný přímý skok, do strany se nesmí. Stojí-li za ní třetí figurka, skočit nelze vůbec.
quoridor-help-fence-title = Překážky
quoridor-help-fence = Překážka je dlouhá dvě pole. Zastaví každého, i vás, a zůstane stát celou hru. Překážky se nesmějí překrývat, křížit ani přesahovat okraj.
quoridor-help-path-title = Vždy zbude cesta
quoridor-help-path = Ostatním smíte cestu prodloužit, ale nikdy úplně zavřít: i s novou překážkou musí každému zbýt cesta k cíli. Jiné figurky na ní nevadí: ty se zase pohnou.
quoridor-help-end-title = Bez vítěze
quoridor-help-end = Nastavíte-li počet tahů, hra po něm skončí bez vítěze. Cíl dosažený posledním tahem ještě vyhrává.
quoridor-help-touch-title = Na obrazovce
quoridor-help-touch = Na dotykovém displeji: klepněte mezi pole a překážku si vyzkoušejte, přetáhněte ji, klepnutím otočte a pak postavte. Myší: ukažte mezi pole a klikněte.
quoridor-help-keys-title = Na klávesnici
quoridor-help-keys = Šipky a Enter; F přepíná mezi figurkou a překážkami, R překážku otáčí.

# Příběh tahu: co se stalo, po jméně a dvojtečce, spojené do výčtu. [squares] je pro ty, kdo nevidí desku;
# [you] tam, kde je ten druhý, nebo ten, kdo to udělal ($own), čtenář.
quoridor-deed-moved = { $detail ->
    [squares] { $who ->
        [you] jdete
       *[somebody] jde
    } na { $to }
   *[plain] { $who ->
        [you] jdete
       *[somebody] jde
    } o jedno pole
}
quoridor-deed-jumped = { $detail ->
    [squares] { $who ->
        [you] skáčete
       *[somebody] skáče
    } přes { $over } na { $to }
   *[plain] { $who ->
        [you] skáčete
       *[somebody] skáče
    } přes figurku
}
quoridor-deed-fenced = { $detail ->
    [squares] { $who ->
        [you] stavíte
       *[somebody] staví
    } překážku { $fence } (zbývá { $left })
   *[plain] { $who ->
        [you] stavíte
       *[somebody] staví
    } překážku (zbývá { $left })
}
quoridor-deed-passed-over = { $who ->
    [you] nemůžete
   *[somebody] nemůže
} nic udělat a { $who ->
    [you] přicházíte
   *[somebody] přichází
} o tah
quoridor-deed-won = { $who ->
    [you] vyhráváte
   *[somebody] vyhrává
}
