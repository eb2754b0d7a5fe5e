# What `mazechase measure` and `mazechase suggest` say, on the terminal and on the page.
measure-seat-more = Seat { $name } wins too often: { $share }% of the games ({ $low } to { $high }), where { $fair }% would be fair.
measure-seat-less = Seat { $name } wins too rarely: { $share }% of the games ({ $low } to { $high }), where { $fair }% would be fair.
measure-side-more = The side “{ $name }” wins too often: { $share }% of the games ({ $low } to { $high }), where { $fair }% would be even.
measure-side-less = The side “{ $name }” wins too rarely: { $share }% of the games ({ $low } to { $high }), where { $fair }% would be even.
measure-seats-even = All seats have about the same chance to win.
measure-sides-even = Both sides have about the same chance to win.
measure-seats-open = No seat wins more often or more rarely than by chance. A difference of up to { $points } percentage points could still be there; more games would show it.
measure-sides-open = Neither side wins more often than by chance. A difference of up to { $points } percentage points could still be there; more games would show it.
measure-began-more = Going first helps: whoever begins wins { $share }% of the games ({ $low } to { $high }), where { $fair }% would be fair.
measure-began-less = Going first hurts: whoever begins wins { $share }% of the games ({ $low } to { $high }), where { $fair }% would be fair.
measure-unfinished = Games that the turn limit ended: { $games } of { $of }.
measure-dead-ends = Dead ends that nobody ever came to: { $cells }.
measure-unvisited = Cells that nobody ever came to: { $cells }.
measure-heading = { $game } for { $players }, { $bots }, games: { $games }, seed { $seed }
measure-stopped = Stopped early: everything was clear after game { $games } (at most { $asked }).
measure-who = who
measure-wins = wins
measure-share = share
measure-interval = 95% interval
measure-fair = fair
measure-seat = seat { $seat }
measure-began = whoever begins
measure-half-time = the leader at half-time
measure-draws = draws
measure-per-game = per game
measure-mean = mean
measure-median = median
measure-most = 90% of games up to
measure-turns = turns
measure-minutes = minutes (estimated)
measure-lead-changes = changes of the lead

check-fine = nothing is wrong
check-unreadable = it can't be read
check-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
check-line = line { $line }
