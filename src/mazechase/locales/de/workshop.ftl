measure-seat-more = Platz { $name } gewinnt zu oft: { $share } % der Spiele ({ $low } bis { $high }), fair wären { $fair } %.
measure-seat-less = Platz { $name } gewinnt zu selten: { $share } % der Spiele ({ $low } bis { $high }), fair wären { $fair } %.
measure-side-more = Die Seite „{ $name }“ gewinnt zu oft: { $share } % der Spiele ({ $low } bis { $high }), ausgeglichen wären { $fair } %.
measure-side-less = Die Seite „{ $name }“ gewinnt zu selten: { $share } % der Spiele ({ $low } bis { $high }), ausgeglichen wären { $fair } %.
measure-seats-even = Alle Plätze haben etwa die gleiche Chance zu gewinnen.
measure-sides-even = Beide Seiten haben etwa die gleiche Chance zu gewinnen.
measure-seats-open = Kein Platz gewinnt öfter oder seltener als durch Zufall. Ein Unterschied von bis zu { $points } Prozentpunkten könnte noch da sein; mehr Spiele würden ihn zeigen.
measure-sides-open = Keine Seite gewinnt öfter als durch Zufall. Ein Unterschied von bis zu { $points } Prozentpunkten könnte noch da sein; mehr Spiele würden ihn zeigen.
measure-began-more = Anfangen hilft: Wer beginnt, gewinnt { $share } % der Spiele ({ $low } bis { $high }), fair wären { $fair } %.
measure-began-less = Anfangen schadet: Wer beginnt, gewinnt { $share } % der Spiele ({ $low } bis { $high }), fair wären { $fair } %.
measure-unfinished = Spiele, die an der höchsten Zahl von Zügen endeten: { $games } von { $of }.
measure-dead-ends = Sackgassen, in die nie jemand kam: { $cells }.
measure-unvisited = Felder, auf die nie jemand kam: { $cells }.
measure-heading = { $game } für { $players }, { $bots }, Spiele: { $games }, Startwert { $seed }
measure-stopped = Früher beendet: Nach Spiel { $games } war alles klar (höchstens { $asked }).
measure-who = wer
measure-wins = Siege
measure-share = Anteil
measure-interval = 95-%-Bereich
measure-fair = fair
measure-seat = Platz { $seat }
measure-began = wer beginnt
measure-half-time = wer zur Halbzeit führt
measure-draws = Unentschieden
measure-per-game = pro Spiel
measure-mean = Mittel
measure-median = Median
measure-most = 90 % der Spiele bis
measure-turns = Züge
measure-minutes = Minuten (geschätzt)
measure-lead-changes = Wechsel in der Führung

check-fine = alles in Ordnung
check-unreadable = nicht lesbar
check-problems = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
check-line = Zeile { $line }
