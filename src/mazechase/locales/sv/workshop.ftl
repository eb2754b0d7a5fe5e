measure-seat-more = Plats { $name } vinner för ofta: { $share } % av spelen ({ $low } till { $high }), medan { $fair } % vore rättvist.
measure-seat-less = Plats { $name } vinner för sällan: { $share } % av spelen ({ $low } till { $high }), medan { $fair } % vore rättvist.
measure-side-more = Sidan ”{ $name }” vinner för ofta: { $share } % av spelen ({ $low } till { $high }), medan { $fair } % vore jämnt.
measure-side-less = Sidan ”{ $name }” vinner för sällan: { $share } % av spelen ({ $low } till { $high }), medan { $fair } % vore jämnt.
measure-seats-even = Alla platser har ungefär samma chans att vinna.
measure-sides-even = Båda sidor har ungefär samma chans att vinna.
measure-seats-open = Ingen plats vinner oftare eller mer sällan än av en slump. En skillnad på upp till { $points } procentenheter kan ändå finnas; fler spel skulle visa den.
measure-sides-open = Ingen sida vinner oftare än av en slump. En skillnad på upp till { $points } procentenheter kan ändå finnas; fler spel skulle visa den.
measure-began-more = Det hjälper att börja: den som börjar vinner { $share } % av spelen ({ $low } till { $high }), medan { $fair } % vore rättvist.
measure-began-less = Det är en nackdel att börja: den som börjar vinner { $share } % av spelen ({ $low } till { $high }), medan { $fair } % vore rättvist.
measure-unfinished = Spel som slutade vid högsta antalet turer: { $games } av { $of }.
measure-dead-ends = Återvändsgränder dit ingen någonsin kom: { $cells }.
measure-unvisited = Rutor dit ingen någonsin kom: { $cells }.
measure-heading = { $game } för { $players }, { $bots }, spel: { $games }, frö { $seed }
measure-stopped = Slutade i förtid: allt var klart efter spel { $games } (högst { $asked }).
measure-who = vem
measure-wins = vinster
measure-share = andel
measure-interval = 95 %-intervall
measure-fair = rättvist
measure-seat = plats { $seat }
measure-began = den som börjar
measure-half-time = den som leder vid halvtid
measure-draws = oavgjorda
measure-per-game = per spel
measure-mean = medelvärde
measure-median = median
measure-most = 90 % av spelen upp till
measure-turns = turer
measure-minutes = minuter (uppskattat)
measure-lead-changes = ledarbyten

check-fine = inget är fel
check-unreadable = det kan inte läsas
check-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problem
}
check-line = rad { $line }
