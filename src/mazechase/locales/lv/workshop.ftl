measure-seat-more = Vieta { $name } uzvar par bieži: { $share } % spēļu ({ $low } līdz { $high }), bet godīgi būtu { $fair } %.
measure-seat-less = Vieta { $name } uzvar par reti: { $share } % spēļu ({ $low } līdz { $high }), bet godīgi būtu { $fair } %.
measure-side-more = Puse „{ $name }” uzvar par bieži: { $share } % spēļu ({ $low } līdz { $high }), bet līdzīgi būtu { $fair } %.
measure-side-less = Puse „{ $name }” uzvar par reti: { $share } % spēļu ({ $low } līdz { $high }), bet līdzīgi būtu { $fair } %.
measure-seats-even = Visām vietām ir apmēram vienādas izredzes uzvarēt.
measure-sides-even = Abām pusēm ir apmēram vienādas izredzes uzvarēt.
measure-seats-open = Neviena vieta neuzvar ne biežāk, ne retāk, kā varētu būt nejauši. Vēl var būt starpība līdz { $points } procentpunktiem; to parādītu vairāk spēļu.
measure-sides-open = Neviena puse neuzvar biežāk, kā varētu būt nejauši. Vēl var būt starpība līdz { $points } procentpunktiem; to parādītu vairāk spēļu.
measure-began-more = Iet pirmajam ir izdevīgi: kas sāk, uzvar { $share } % spēļu ({ $low } līdz { $high }), bet godīgi būtu { $fair } %.
measure-began-less = Iet pirmajam ir neizdevīgi: kas sāk, uzvar { $share } % spēļu ({ $low } līdz { $high }), bet godīgi būtu { $fair } %.
measure-unfinished = Spēles, ko beidza gājienu ierobežojums: { $games } no { $of }.
measure-dead-ends = Strupceļi, kuros neviens ne reizi nenonāca: { $cells }.
measure-unvisited = Lauciņi, kuros neviens ne reizi nenonāca: { $cells }.
measure-heading = { $game }, spēlētāji: { $players }, { $bots }, spēles: { $games }, sākumvērtība { $seed }
measure-stopped = Beigts agrāk: pēc { $games }. spēles viss bija skaidrs (pavisam būtu { $asked }).
measure-who = kas
measure-wins = uzvaras
measure-share = daļa
measure-interval = 95 % intervāls
measure-fair = godīgi
measure-seat = vieta { $seat }
measure-began = kas sāk
measure-half-time = kas pusceļā vadībā
measure-draws = neizšķirti
measure-per-game = spēlē
measure-mean = vidēji
measure-median = mediāna
measure-most = 90 % spēļu līdz
measure-turns = gājieni
measure-minutes = minūtes (aplēse)
measure-lead-changes = vadības maiņas
check-fine = viss kārtībā
check-unreadable = nevar nolasīt
check-problems = { $count ->
    [zero] { $count } kļūdu
    [one] { $count } kļūda
   *[other] { $count } kļūdas
}
check-line = { $line }. rinda
