measure-seat-more = Място { $name } печели твърде често: { $share } % от игрите (от { $low } до { $high }), а честно би било { $fair } %.
measure-seat-less = Място { $name } печели твърде рядко: { $share } % от игрите (от { $low } до { $high }), а честно би било { $fair } %.
measure-side-more = Страната „{ $name }“ печели твърде често: { $share } % от игрите (от { $low } до { $high }), а поравно би било { $fair } %.
measure-side-less = Страната „{ $name }“ печели твърде рядко: { $share } % от игрите (от { $low } до { $high }), а поравно би било { $fair } %.
measure-seats-even = Всички места имат почти еднакъв шанс за победа.
measure-sides-even = Двете страни имат почти еднакъв шанс за победа.
measure-seats-open = Никое място не печели по-често или по-рядко от случайното. Все пак може да има разлика до { $points } процентни пункта; повече игри ще покажат.
measure-sides-open = Никоя страна не печели по-често от случайното. Все пак може да има разлика до { $points } процентни пункта; повече игри ще покажат.
measure-began-more = Първият ход помага: който започва, печели { $share } % от игрите (от { $low } до { $high }), а честно би било { $fair } %.
measure-began-less = Първият ход пречи: който започва, печели { $share } % от игрите (от { $low } до { $high }), а честно би било { $fair } %.
measure-unfinished = Игри, свършили с границата на ходовете: { $games } от { $of }.
measure-dead-ends = Задънени места, до които никой не стигна: { $cells }.
measure-unvisited = Полета, до които никой не стигна: { $cells }.
measure-heading = { $game } за { $players }, { $bots }, игри: { $games }, семе { $seed }
measure-stopped = Спряно по-рано: всичко беше ясно след игра { $games } (най-много { $asked }).
measure-who = кой
measure-wins = победи
measure-share = дял
measure-interval = 95 % интервал
measure-fair = честно
measure-seat = място { $seat }
measure-began = който започва
measure-half-time = водещият на полувремето
measure-draws = равни
measure-per-game = на игра
measure-mean = средно
measure-median = медиана
measure-most = 90 % от игрите до
measure-turns = ходове
measure-minutes = минути (приблизително)
measure-lead-changes = смени на водача

check-fine = всичко е наред
check-unreadable = не може да се прочете
check-problems = { $count ->
    [one] { $count } проблем
   *[other] { $count } проблема
}
check-line = ред { $line }
