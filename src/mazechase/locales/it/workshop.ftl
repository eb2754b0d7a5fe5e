measure-seat-more = Il posto { $name } vince troppo spesso: il { $share }% delle partite (da { $low } a { $high }), mentre il { $fair }% sarebbe equo.
measure-seat-less = Il posto { $name } vince troppo di rado: il { $share }% delle partite (da { $low } a { $high }), mentre il { $fair }% sarebbe equo.
measure-side-more = La parte «{ $name }» vince troppo spesso: il { $share }% delle partite (da { $low } a { $high }), mentre il { $fair }% sarebbe pari.
measure-side-less = La parte «{ $name }» vince troppo di rado: il { $share }% delle partite (da { $low } a { $high }), mentre il { $fair }% sarebbe pari.
measure-seats-even = Tutti i posti hanno più o meno le stesse possibilità di vincere.
measure-sides-even = Le due parti hanno più o meno le stesse possibilità di vincere.
measure-seats-open = Nessun posto vince più o meno spesso che per caso. Potrebbe esserci ancora una differenza fino a { $points } punti percentuali; altre partite la mostrerebbero.
measure-sides-open = Nessuna parte vince più spesso che per caso. Potrebbe esserci ancora una differenza fino a { $points } punti percentuali; altre partite la mostrerebbero.
measure-began-more = Cominciare aiuta: chi comincia vince il { $share }% delle partite (da { $low } a { $high }), mentre il { $fair }% sarebbe equo.
measure-began-less = Cominciare svantaggia: chi comincia vince il { $share }% delle partite (da { $low } a { $high }), mentre il { $fair }% sarebbe equo.
measure-unfinished = Partite finite per il limite di turni: { $games } su { $of }.
measure-dead-ends = Vicoli ciechi dove nessuno è mai arrivato: { $cells }.
measure-unvisited = Posti dove nessuno è mai arrivato: { $cells }.
measure-heading = { $game } in { $players }, { $bots }, partite: { $games }, seme { $seed }
measure-stopped = Finito prima: dopo la partita { $games } era tutto chiaro (al massimo { $asked }).
measure-who = chi
measure-wins = vittorie
measure-share = parte
measure-interval = intervallo al 95%
measure-fair = equo
measure-seat = posto { $seat }
measure-began = chi comincia
measure-half-time = in testa a metà partita
measure-draws = pareggi
measure-per-game = per partita
measure-mean = media
measure-median = mediana
measure-most = 90% delle partite fino a
measure-turns = turni
measure-minutes = minuti (stimati)
measure-lead-changes = cambi in testa

check-fine = va tutto bene
check-unreadable = non si può leggere
check-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}
check-line = riga { $line }
