measure-seat-more = Koht { $name } võidab liiga tihti: { $share } % mängudest ({ $low } kuni { $high }), aus oleks { $fair } %.
measure-seat-less = Koht { $name } võidab liiga harva: { $share } % mängudest ({ $low } kuni { $high }), aus oleks { $fair } %.
measure-side-more = Pool „{ $name }” võidab liiga tihti: { $share } % mängudest ({ $low } kuni { $high }), võrdne oleks { $fair } %.
measure-side-less = Pool „{ $name }” võidab liiga harva: { $share } % mängudest ({ $low } kuni { $high }), võrdne oleks { $fair } %.
measure-seats-even = Kõigil kohtadel on umbes võrdne võimalus võita.
measure-sides-even = Mõlemal poolel on umbes võrdne võimalus võita.
measure-seats-open = Ükski koht ei võida sagedamini ega harvemini kui juhuslikult. Kuni { $points } protsendipunkti suurune vahe võib siiski olla; rohkem mänge näitaks seda.
measure-sides-open = Kumbki pool ei võida sagedamini kui juhuslikult. Kuni { $points } protsendipunkti suurune vahe võib siiski olla; rohkem mänge näitaks seda.
measure-began-more = Alustamine on kasulik: alustaja võidab { $share } % mängudest ({ $low } kuni { $high }), aus oleks { $fair } %.
measure-began-less = Alustamine on kahjulik: alustaja võidab { $share } % mängudest ({ $low } kuni { $high }), aus oleks { $fair } %.
measure-unfinished = Käikude piiriga lõppenud mänge: { $games } / { $of }.
measure-dead-ends = Ummikud, kuhu keegi ei jõudnud: { $cells }.
measure-unvisited = Kohad, kuhu keegi ei jõudnud: { $cells }.
measure-heading = { $game }, mängijaid { $players }, { $bots }, mänge: { $games }, seeme { $seed }
measure-stopped = Lõpetatud varem: pärast mängu { $games } oli kõik selge (kõige rohkem { $asked }).
measure-who = kes
measure-wins = võite
measure-share = osa
measure-interval = 95 % vahemik
measure-fair = aus
measure-seat = koht { $seat }
measure-began = alustaja
measure-half-time = poolajal juhtija
measure-draws = viike
measure-per-game = mängu kohta
measure-mean = keskmine
measure-median = mediaan
measure-most = 90 % mängudest kuni
measure-turns = käike
measure-minutes = minuteid (hinnang)
measure-lead-changes = juhtija vahetusi
check-fine = kõik on korras
check-unreadable = seda ei saa lugeda
check-problems = { $count ->
    [one] { $count } viga
   *[other] { $count } viga
}
check-line = rida { $line }
