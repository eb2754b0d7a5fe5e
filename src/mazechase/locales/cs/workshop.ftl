# What `mazechase measure` and `mazechase suggest` say, on the terminal and on the page.
measure-seat-more = Místo { $name } vyhrává příliš často: { $share } % her ({ $low } až { $high }), spravedlivých by bylo { $fair } %.
measure-seat-less = Místo { $name } vyhrává příliš zřídka: { $share } % her ({ $low } až { $high }), spravedlivých by bylo { $fair } %.
measure-side-more = Strana „{ $name }“ vyhrává příliš často: { $share } % her ({ $low } až { $high }), vyrovnaných by bylo { $fair } %.
measure-side-less = Strana „{ $name }“ vyhrává příliš zřídka: { $share } % her ({ $low } až { $high }), vyrovnaných by bylo { $fair } %.
measure-seats-even = Všechna místa mají zhruba stejnou šanci vyhrát.
measure-sides-even = Obě strany mají zhruba stejnou šanci vyhrát.
measure-seats-open = Žádné místo nevyhrává častěji ani méně často, než dovoluje náhoda. Rozdíl tu přesto může být, až { $points } procentních bodů; ukázalo by to víc her.
measure-sides-open = Žádná strana nevyhrává častěji, než dovoluje náhoda. Rozdíl tu přesto může být, až { $points } procentních bodů; ukázalo by to víc her.
measure-began-more = Začínat pomáhá: kdo začne, vyhraje { $share } % her ({ $low } až { $high }), spravedlivých by bylo { $fair } %.
measure-began-less = Začínat škodí: kdo začne, vyhraje { $share } % her ({ $low } až { $high }), spravedlivých by bylo { $fair } %.
measure-unfinished = Her, které neskončily před omezením tahů: { $games } z { $of }.
measure-dead-ends = Slepé uličky, kam nikdo nikdy nepřišel: { $cells }.
measure-unvisited = Pole, kam nikdo nikdy nepřišel: { $cells }.
measure-heading = { $game }, hráči: { $players }, { $bots }, hry: { $games }, semínko { $seed }
measure-stopped = Skončilo se dřív: vše je jasné po { $games } z { $asked } her.
measure-who = kdo
measure-wins = výhry
measure-share = podíl
measure-interval = interval 95 %
measure-fair = spravedlivě
measure-seat = místo { $seat }
measure-began = kdo začal
measure-half-time = vedoucí v polovině hry
measure-draws = remízy
measure-per-game = na hru
measure-mean = průměr
measure-median = medián
measure-most = 90 % her nejvýš
measure-turns = tahy
measure-minutes = minuty (odhad)
measure-lead-changes = změny vedení

check-fine = všechno je v pořádku
check-unreadable = nedá se přečíst
check-problems = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
    [many] { $count } chyby
   *[other] { $count } chyb
}
check-line = řádek { $line }
