measure-seat-more = Plads { $name } vinder for tit: { $share } % af spillene ({ $low } til { $high }), hvor { $fair } % ville være fair.
measure-seat-less = Plads { $name } vinder for sjældent: { $share } % af spillene ({ $low } til { $high }), hvor { $fair } % ville være fair.
measure-side-more = Siden »{ $name }« vinder for tit: { $share } % af spillene ({ $low } til { $high }), hvor { $fair } % ville være lige.
measure-side-less = Siden »{ $name }« vinder for sjældent: { $share } % af spillene ({ $low } til { $high }), hvor { $fair } % ville være lige.
measure-seats-even = Alle pladser har omtrent samme chance for at vinde.
measure-sides-even = Begge sider har omtrent samme chance for at vinde.
measure-seats-open = Ingen plads vinder oftere eller sjældnere end ved et tilfælde. En forskel på op til { $points } procentpoint kan stadig være der; flere spil ville vise den.
measure-sides-open = Ingen side vinder oftere end ved et tilfælde. En forskel på op til { $points } procentpoint kan stadig være der; flere spil ville vise den.
measure-began-more = Det hjælper at begynde: Den, der begynder, vinder { $share } % af spillene ({ $low } til { $high }), hvor { $fair } % ville være fair.
measure-began-less = Det er en ulempe at begynde: Den, der begynder, vinder { $share } % af spillene ({ $low } til { $high }), hvor { $fair } % ville være fair.
measure-unfinished = Spil, der sluttede ved det højeste antal ture: { $games } af { $of }.
measure-dead-ends = Blindgyder, hvor ingen nogensinde kom: { $cells }.
measure-unvisited = Felter, hvor ingen nogensinde kom: { $cells }.
measure-heading = { $game } for { $players }, { $bots }, spil: { $games }, startværdi { $seed }
measure-stopped = Stoppet før tid: Alt var klart efter spil { $games } (højst { $asked }).
measure-who = hvem
measure-wins = sejre
measure-share = andel
measure-interval = 95 %-interval
measure-fair = fair
measure-seat = plads { $seat }
measure-began = den, der begynder
measure-half-time = den, der fører halvvejs
measure-draws = uafgjorte
measure-per-game = pr. spil
measure-mean = gennemsnit
measure-median = median
measure-most = 90 % af spillene op til
measure-turns = ture
measure-minutes = minutter (anslået)
measure-lead-changes = skift i føringen

check-fine = alt er i orden
check-unreadable = kan ikke læses
check-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problemer
}
check-line = linje { $line }
