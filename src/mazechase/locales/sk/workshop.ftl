measure-seat-more = Miesto { $name } vyhráva pričasto: { $share } % hier ({ $low } až { $high }), férových by bolo { $fair } %.
measure-seat-less = Miesto { $name } vyhráva prizriedka: { $share } % hier ({ $low } až { $high }), férových by bolo { $fair } %.
measure-side-more = Strana „{ $name }“ vyhráva pričasto: { $share } % hier ({ $low } až { $high }), vyrovnaných by bolo { $fair } %.
measure-side-less = Strana „{ $name }“ vyhráva prizriedka: { $share } % hier ({ $low } až { $high }), vyrovnaných by bolo { $fair } %.
measure-seats-even = Všetky miesta majú asi rovnakú šancu vyhrať.
measure-sides-even = Obe strany majú asi rovnakú šancu vyhrať.
measure-seats-open = Žiadne miesto nevyhráva častejšie ani zriedkavejšie, než by to bola náhoda. Rozdiel do { $points } percentuálnych bodov tu ešte môže byť; ukázalo by ho viac hier.
measure-sides-open = Žiadna strana nevyhráva častejšie, než by to bola náhoda. Rozdiel do { $points } percentuálnych bodov tu ešte môže byť; ukázalo by ho viac hier.
measure-began-more = Začínať je výhoda: kto začína, vyhráva { $share } % hier ({ $low } až { $high }), férových by bolo { $fair } %.
measure-began-less = Začínať je nevýhoda: kto začína, vyhráva { $share } % hier ({ $low } až { $high }), férových by bolo { $fair } %.
measure-unfinished = Hry ukončené najvyšším počtom ťahov: { $games } z { $of }.
measure-dead-ends = Slepé uličky, kam nikto nikdy neprišiel: { $cells }.
measure-unvisited = Polia, kam nikto nikdy neprišiel: { $cells }.
measure-heading = { $game }, hráči: { $players }, { $bots }, hry: { $games }, semienko { $seed }
measure-stopped = Skončené skôr: po hre { $games } bolo všetko jasné (najviac { $asked }).
measure-who = kto
measure-wins = výhry
measure-share = podiel
measure-interval = 95 % interval
measure-fair = férovo
measure-seat = miesto { $seat }
measure-began = kto začína
measure-half-time = vedúci v polovici
measure-draws = remízy
measure-per-game = na hru
measure-mean = priemer
measure-median = medián
measure-most = 90 % hier do
measure-turns = ťahy
measure-minutes = minúty (odhad)
measure-lead-changes = zmeny vo vedení
check-fine = všetko je v poriadku
check-unreadable = nedá sa prečítať
check-problems = { $count ->
    [one] { $count } problém
    [few] { $count } problémy
    [many] { $count } problému
   *[other] { $count } problémov
}
check-line = riadok { $line }
