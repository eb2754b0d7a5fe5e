measure-seat-more = Plass { $name } vinner for ofte: { $share } % av spillene ({ $low } til { $high }), der { $fair } % ville være rettferdig.
measure-seat-less = Plass { $name } vinner for sjelden: { $share } % av spillene ({ $low } til { $high }), der { $fair } % ville være rettferdig.
measure-side-more = Siden «{ $name }» vinner for ofte: { $share } % av spillene ({ $low } til { $high }), der { $fair } % ville være jevnt.
measure-side-less = Siden «{ $name }» vinner for sjelden: { $share } % av spillene ({ $low } til { $high }), der { $fair } % ville være jevnt.
measure-seats-even = Alle plasser har omtrent samme sjanse til å vinne.
measure-sides-even = Begge sider har omtrent samme sjanse til å vinne.
measure-began-more = Det er en fordel å begynne: den som begynner, vinner { $share } % av spillene ({ $low } til { $high }), der { $fair } % ville være rettferdig.
measure-began-less = Det er en ulempe å begynne: den som begynner, vinner { $share } % av spillene ({ $low } til { $high }), der { $fair } % ville være rettferdig.
measure-unfinished = Spill som sluttet ved maks antall turer: { $games } av { $of }.
measure-dead-ends = Blindveier ingen kom til: { $cells }.
measure-unvisited = Felter ingen kom til: { $cells }.
measure-who = hvem
measure-wins = seire
measure-share = andel
measure-fair = rettferdig
measure-seat = plass { $seat }
measure-began = den som begynner
measure-draws = uavgjort
measure-per-game = per spill
measure-mean = snitt
measure-median = median
measure-turns = turer
measure-minutes = minutter (anslått)
measure-lead-changes = skifter i ledelsen
check-fine = ingenting er galt
check-unreadable = det kan ikke leses
check-line = linje { $line }
measure-seats-open = Ingen plass vinner oftere eller sjeldnere enn ved tilfeldigheter. Det kan fortsatt være en forskjell på opptil { $points } prosentpoeng; flere spill ville vise det.
measure-sides-open = Ingen av sidene vinner oftere enn ved tilfeldigheter. Det kan fortsatt være en forskjell på opptil { $points } prosentpoeng; flere spill ville vise det.
measure-heading = { $game } for { $players }, { $bots }, spill: { $games }, frø { $seed }
measure-stopped = Stoppet tidlig: alt var klart etter spill { $games } (høyst { $asked }).
measure-interval = 95 %-intervall
measure-half-time = den som leder halvveis
measure-most = 90 % av spillene opptil
check-problems = { $count ->
    [one] { $count } feil
   *[other] { $count } feil
}
