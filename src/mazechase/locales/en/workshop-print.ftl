# What printed sheets say.
print-board = Board
print-pieces = Pieces
print-ghosts = Ghosts
print-ghosts-note = fold along the dashed line and glue: strong on one side, weak on the other
print-ms = Ms. Pac-Man
print-fences = Fences
print-pellets = Power pellets
print-lives = Pac-Man's lives
print-marbles = Marbles
print-marbles-note = or use beads or coins
print-dots = Dots
print-dots-note = or use beads or coins
print-dice = Dice
print-dice-note = fold along the edges and glue the flaps, or use real dice
print-spinner = Spinner
print-spinner-note = hold a paper clip in the middle with a pencil and flick it
print-cards = Cards
print-backs = Backs
print-backs-note = print this page on the back of every sheet of cards, if you like
print-tile = { $what }: row { $row }, column { $column } of { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
}. Cut at the marks and join.
print-players = { $count ->
    [one] For { $count } player
   *[other] For { $count } players
}
print-options = How we play
print-yes = yes
print-no = no
print-own = our own
print-fan = A fan-made set, not affiliated with the owners of the games. Print at 100%, without “fit to page”.

# Where the help speaks of the screen, paper says this instead.
quoridor-print-move = A piece moves one square forwards, backwards or sideways: never diagonally, never through a fence and never onto another piece.
marbles-print-own = A ghost can even land on your own Pac-Man: it goes home and nobody pays.
marbles-print-yellow = Each yellow marble you hold lets you gobble one ghost, even in the same move you took it. You keep yellow marbles when you are caught.
mspacman-print-power = When Ms. Pac-Man leaves a big Power Dot, all ghosts turn weak: turn them over. Each stays weak for one turn of its own, then it is strong again.
cards-print-secrets = Only you look at your cards; everyone sees how many you have.
