measure-seat-more = Plaats { $name } wint te vaak: { $share }% van de spellen ({ $low } tot { $high }), terwijl { $fair }% eerlijk zou zijn.
measure-seat-less = Plaats { $name } wint te weinig: { $share }% van de spellen ({ $low } tot { $high }), terwijl { $fair }% eerlijk zou zijn.
measure-side-more = De partij “{ $name }” wint te vaak: { $share }% van de spellen ({ $low } tot { $high }), terwijl { $fair }% gelijk zou zijn.
measure-side-less = De partij “{ $name }” wint te weinig: { $share }% van de spellen ({ $low } tot { $high }), terwijl { $fair }% gelijk zou zijn.
measure-seats-even = Alle plaatsen hebben ongeveer dezelfde kans om te winnen.
measure-sides-even = Beide partijen hebben ongeveer dezelfde kans om te winnen.
measure-seats-open = Geen plaats wint vaker of minder vaak dan door toeval. Een verschil van hoogstens { $points } procentpunten kan er nog zijn; met meer spellen zou dat blijken.
measure-sides-open = Geen van beide partijen wint vaker dan door toeval. Een verschil van hoogstens { $points } procentpunten kan er nog zijn; met meer spellen zou dat blijken.
measure-began-more = Beginnen helpt: wie begint, wint { $share }% van de spellen ({ $low } tot { $high }), terwijl { $fair }% eerlijk zou zijn.
measure-began-less = Beginnen is een nadeel: wie begint, wint { $share }% van de spellen ({ $low } tot { $high }), terwijl { $fair }% eerlijk zou zijn.
measure-unfinished = Spellen die door het maximum aan beurten eindigden: { $games } van { $of }.
measure-dead-ends = Doodlopende plekken waar nooit iemand kwam: { $cells }.
measure-unvisited = Plekken waar nooit iemand kwam: { $cells }.
measure-heading = { $game } voor { $players }, { $bots }, spellen: { $games }, startgetal { $seed }
measure-stopped = Eerder gestopt: na spel { $games } was alles duidelijk (hoogstens { $asked }).
measure-who = wie
measure-wins = zeges
measure-share = deel
measure-interval = 95%-interval
measure-fair = eerlijk
measure-seat = plaats { $seat }
measure-began = wie begint
measure-half-time = wie halverwege voor staat
measure-draws = gelijk
measure-per-game = per spel
measure-mean = gemiddelde
measure-median = mediaan
measure-most = 90% van de spellen tot
measure-turns = beurten
measure-minutes = minuten (geschat)
measure-lead-changes = wisselingen van de leiding

check-fine = alles klopt
check-unreadable = dit is niet te lezen
check-problems = { $count ->
    [one] { $count } probleem
   *[other] { $count } problemen
}
check-line = regel { $line }
