error-quoridor-bad-action = „{ $text }“ není ani pole jako e2, ani plot jako e3h.
error-quoridor-bad-position = „{ $text }“ není pozice; zapisuje se jako: { $form }.
error-quoridor-bad-square = „{ $text }“ není pole; pole jsou a1 až i9.
error-quoridor-bad-fence = „{ $fence }“ není plot, který tam může stát; ploty se nesmějí překrývat ani křížit.
error-quoridor-no-three = Hra ve třech je vypnuta volbou three_players.
error-quoridor-place-seats = Pozice pro { $players } hráče potřebuje { $players } figurky a { $players } počty zbývajících plotů.
error-quoridor-place-turn = Na tahu musí být jedno z míst 1 až { $players }.
error-quoridor-place-sharing = Dvě figurky nemohou stát na jednom poli.
error-quoridor-place-fences = Na každého z { $players } hráčů připadá plotů: { $each }, na desce a v ruce dohromady.
error-quoridor-place-taken = Tahy se počítají jen do hodnoty volby max_turns.
error-quoridor-place-two-home = Dvě figurky nemohou být zároveň v cíli.
error-quoridor-place-shut-in = Místo { $seat } nemá cestu ke své cílové řadě.
error-quoridor-place-stuck = Místo { $seat } tu nemůže nic udělat, takže nemůže být na tahu.

quoridor-refuse-no-pass = Figurka už na { $square } stojí; tah nelze vynechat.
quoridor-refuse-occupied = Na { $square } stojí jiná figurka.
quoridor-refuse-too-far = { $square } je příliš daleko: figurka jde o jedno pole, nebo přeskočí jednu sousední figurku.
quoridor-refuse-no-diagonal = { $square } je šikmo: figurka chodí rovně, ledaže dopadne vedle figurky, kterou nelze přeskočit.
quoridor-refuse-fence-between = V cestě na { $square } stojí plot.
quoridor-refuse-one-piece-a-jump = { $square } leží za dvěma figurkami; přeskočit lze jen jednu.
quoridor-refuse-piece-behind = Za přeskakovanou figurkou stojí další; to pole { $square } neotvírá.
quoridor-refuse-jump-straight = Přímý skok je volný, figurka tedy nesmí dopadnout vedle, na { $square }.
quoridor-refuse-fence-beside = Mezi přeskakovanou figurkou a { $square } stojí plot.
quoridor-refuse-edge-behind = Pole { $square } otvírá jen plot za druhou figurkou; tady končí deska.
quoridor-refuse-off-board = Plot { $fence } by přesahoval okraj desky.
quoridor-refuse-no-fences-left = Na plot { $fence } už nezbývá žádný plot.
quoridor-refuse-overlap = Pro plot { $fence } tu není místo: stojí tu { $other }.
quoridor-refuse-crossing = Plot { $fence } by křížil { $other }.
quoridor-refuse-last-path = Plot { $fence } by hráči na místě { $seat } nenechal žádnou cestu k cíli.
quoridor-refuse-last-path-named = plot { $fence } by nenechal žádnou cestu k cíli.

quoridor-event-moved = Místo { $seat } jde z { $origin } na { $to }.
quoridor-event-jumped = Místo { $seat } skáče z { $origin } přes { $over } na { $to }.
quoridor-event-fenced = Místo { $seat } staví plot { $fence }; zbývá: { $left }.
quoridor-event-passed-over = Místo { $seat } nemůže nic udělat a je přeskočeno.
quoridor-event-won = Místo { $seat } dosáhlo pole { $at } a vyhrává.
quoridor-event-turn-limit = Byl odehrán dohodnutý počet tahů ({ $turns }); nikdo nevyhrává.

goal_reached = Figurka dosáhla cílové řady.
goal_reached-own = Vaše figurka dosáhla cílové řady.

# Na stránce.
quoridor-name = Quoridor
quoridor-about = Projděte bludištěm jako první. Každý tah: jeden krok, nebo jeden plot soupeřům do cesty.
quoridor-todo = Vyberte svítící bod a jděte na něj, nebo postavte plot.
quoridor-todo-fence = Posuňte plot, kam chcete, otočte ho a postavte.
quoridor-fences-left = { $left ->
    [one] zbývá { $left } plot
    [few] zbývají { $left } ploty
   *[other] zbývá { $left } plotů
}
quoridor-put-up-fence = Postavit plot
quoridor-turn-fence = Otočit
quoridor-place-fence = Postavit
quoridor-cancel-fence = Bez plotu
quoridor-grid = Deska. Šipky vedou po polích, Enter jde figurkou, F přepne na ploty.
quoridor-grid-fences = Místa pro plot. Šipky ho posouvají, R ho otočí, Enter ho postaví, F nebo Escape vede zpět k figurce.
quoridor-square-pawn = figurka: { $name }
quoridor-square-target = sem můžete jít
quoridor-square-goal = cíl: { $name }
quoridor-square-fences = plot { $sides }
quoridor-slot = { $slot }, { $way ->
    [h] ležící
   *[v] stojící
}, { $state ->
    [free] volno
    [up] tady stojí plot
   *[closed] sem nelze
}
quoridor-option-edge-as-fence = U okraje desky smí figurka skočit do strany, jako by tam stál plot
quoridor-option-diagonal-past-piece = Stojí-li za přeskakovanou figurkou další, smí figurka dopadnout do strany
quoridor-option-max-turns = Nejvyšší počet tahů
quoridor-help-1 = Doveďte svou figurku jako první na stranu označenou její barvou a obrázkem.
quoridor-help-2 = V každém tahu uděláte jednu věc: posunete figurku o jedno pole rovně, nebo postavíte plot.
quoridor-help-3 = Stojí-li vedle vás jiná figurka, smíte ji přeskočit. Je-li za ní plot, dopadnete vedle ní.
quoridor-help-4 = Plot je dlouhý dvě pole. Zastaví každého, i vás, a zůstane stát.
quoridor-help-5 = Ostatním smíte cestu prodloužit, ale nikdy ne uzavřít: každému musí zbýt cesta k cíli.
quoridor-help-6 = Na dotykovém displeji: klepněte vedle polí a plot si vyzkoušejte, přetáhněte ho, klepnutím otočte a pak postavte. Myší: ukažte mezi pole a klikněte.
quoridor-help-7 = Klávesnicí: šipky a Enter; F přepíná mezi figurkou a plotem, R plot otáčí.

# Co kdo dělá, za jménem: „Ada: z e1 na e2.“
quoridor-short-moved = z { $origin } na { $to }.
quoridor-short-jumped = skok z { $origin } přes { $over } na { $to }.
quoridor-short-fenced = plot { $fence }, zbývá { $left }.
quoridor-short-passed-over = nelze nic udělat, tah se přeskakuje.
quoridor-short-won = výhra na poli { $at }!
