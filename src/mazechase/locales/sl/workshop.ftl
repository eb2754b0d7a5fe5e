measure-seat-more = Mesto { $name } zmaga prepogosto: { $share } % iger (od { $low } do { $high }), pošteno pa bi bilo { $fair } %.
measure-seat-less = Mesto { $name } zmaga preredko: { $share } % iger (od { $low } do { $high }), pošteno pa bi bilo { $fair } %.
measure-side-more = Stran »{ $name }« zmaga prepogosto: { $share } % iger (od { $low } do { $high }), izenačeno pa bi bilo { $fair } %.
measure-side-less = Stran »{ $name }« zmaga preredko: { $share } % iger (od { $low } do { $high }), izenačeno pa bi bilo { $fair } %.
measure-seats-even = Vsa mesta imajo približno enake možnosti za zmago.
measure-sides-even = Obe strani imata približno enake možnosti za zmago.
measure-seats-open = Nobeno mesto ne zmaga pogosteje ali redkeje kot po naključju. Razlika je lahko še do toliko odstotnih točk: { $points }; pokazalo bi jo več iger.
measure-sides-open = Nobena stran ne zmaga pogosteje kot po naključju. Razlika je lahko še do toliko odstotnih točk: { $points }; pokazalo bi jo več iger.
measure-began-more = Prva poteza pomaga: kdor začne, zmaga v { $share } % iger (od { $low } do { $high }), pošteno pa bi bilo { $fair } %.
measure-began-less = Prva poteza škodi: kdor začne, zmaga v { $share } % iger (od { $low } do { $high }), pošteno pa bi bilo { $fair } %.
measure-unfinished = Igre, ki jih je končala omejitev potez: { $games } od { $of }.
measure-dead-ends = Slepe ulice, kamor nikoli nihče ne pride: { $cells }.
measure-unvisited = Polja, kamor nikoli nihče ne pride: { $cells }.
measure-heading = { $game }, igralci: { $players }, { $bots }, igre: { $games }, seme { $seed }
measure-stopped = Končano predčasno: po igri { $games } je bilo vse jasno (največ { $asked }).
measure-who = kdo
measure-wins = zmage
measure-share = delež
measure-interval = 95-% interval
measure-fair = pošteno
measure-seat = mesto { $seat }
measure-began = kdor začne
measure-half-time = vodilni na polovici
measure-draws = izenačenja
measure-per-game = na igro
measure-mean = povprečje
measure-median = mediana
measure-most = 90 % iger do
measure-turns = poteze
measure-minutes = minute (ocena)
measure-lead-changes = menjave v vodstvu

check-fine = vse je v redu
check-unreadable = ni mogoče prebrati
check-problems = { $count ->
    [one] { $count } težava
    [two] { $count } težavi
    [few] { $count } težave
   *[other] { $count } težav
}
check-line = vrstica { $line }
