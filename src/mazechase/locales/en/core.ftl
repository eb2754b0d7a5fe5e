# What any part of the program may say. One file a game stands beside this one.

error-no-such-game = There is no game “{ $game }”. `mazechase games` lists what there is.
error-bad-players = { $game } is not played by { $players }; it takes { $counts } players.
error-bad-rules-version = { $game } has rules versions 1 to { $newest }, not { $version }.
error-no-such-option = There is no option “{ $option }”. Options here: { $known }.
error-bad-option-value = Option “{ $option }” cannot be “{ $value }”; it takes { $takes }.
error-bad-drawing-size = A drawing of { $rows } rows and { $columns } columns cannot be a board; each may be 1 to { $most }.
error-bad-drawing-mark = At { $place } the drawing has “{ $mark }”; known marks are “{ $known }”, and # for a wall.
error-no-chance-here = “{ $outcome }” is a chance outcome, but nothing is rolled, spun or drawn here.
error-impossible-outcome = “{ $outcome }” cannot come up here.
error-bad-number = “{ $text }” is not a number that can stand here.

refuse-over = The game is over.
refuse-chance-first = Seat { $seat } has to roll, spin or draw first.
refuse-not-your-turn = Seat { $seat } has nothing to decide now.

turn_limit = The agreed number of turns has been played; nobody wins.
