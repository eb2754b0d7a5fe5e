measure-seat-more = Paikka { $name } voittaa liian usein: { $share } % peleistä ({ $low }–{ $high }), kun reilua olisi { $fair } %.
measure-seat-less = Paikka { $name } voittaa liian harvoin: { $share } % peleistä ({ $low }–{ $high }), kun reilua olisi { $fair } %.
measure-side-more = Puoli ”{ $name }” voittaa liian usein: { $share } % peleistä ({ $low }–{ $high }), kun tasan olisi { $fair } %.
measure-side-less = Puoli ”{ $name }” voittaa liian harvoin: { $share } % peleistä ({ $low }–{ $high }), kun tasan olisi { $fair } %.
measure-seats-even = Kaikilla paikoilla on suunnilleen sama mahdollisuus voittaa.
measure-sides-even = Molemmilla puolilla on suunnilleen sama mahdollisuus voittaa.
measure-seats-open = Mikään paikka ei voita useammin tai harvemmin kuin sattumalta. Silti ero voi olla enintään { $points } prosenttiyksikköä; useammat pelit näyttäisivät sen.
measure-sides-open = Kumpikaan puoli ei voita useammin kuin sattumalta. Silti ero voi olla enintään { $points } prosenttiyksikköä; useammat pelit näyttäisivät sen.
measure-began-more = Aloittamisesta on etua: aloittaja voittaa { $share } % peleistä ({ $low }–{ $high }), kun reilua olisi { $fair } %.
measure-began-less = Aloittamisesta on haittaa: aloittaja voittaa { $share } % peleistä ({ $low }–{ $high }), kun reilua olisi { $fair } %.
measure-unfinished = Vuorojen rajaan päättyneitä pelejä: { $games }/{ $of }.
measure-dead-ends = Umpikujat, joihin kukaan ei koskaan tullut: { $cells }.
measure-unvisited = Kohdat, joihin kukaan ei koskaan tullut: { $cells }.
measure-heading = { $game }, pelaajia { $players }, { $bots }, pelejä { $games }, siemenluku { $seed }
measure-stopped = Lopetettiin aikaisin: kaikki selvisi, kun pelejä oli { $games } (enintään { $asked }).
measure-who = kuka
measure-wins = voittoja
measure-share = osuus
measure-interval = 95 %:n väli
measure-fair = reilu
measure-seat = paikka { $seat }
measure-began = aloittaja
measure-half-time = puoliajan johtaja
measure-draws = tasapelejä
measure-per-game = peliä kohti
measure-mean = keskiarvo
measure-median = mediaani
measure-most = 90 % peleistä enintään
measure-turns = vuoroja
measure-minutes = minuutteja (arvio)
measure-lead-changes = johtaja vaihtuu

check-fine = mitään vikaa ei ole
check-unreadable = sitä ei voi lukea
check-problems = { $count ->
    [one] { $count } vika
   *[other] { $count } vikaa
}
check-line = rivi { $line }
