error-marbles-bad-token = “{ $text }” is neither a move such as 4c6:b6,c6 or 3e5>g7, nor a choice such as -, take, leave, @c4, from2 or pay1, nor a roll such as *36.
error-marbles-bad-cell = “{ $text }” is not a cell of this board.
error-marbles-bad-list = “{ $text }” names a cell twice.
error-marbles-bad-task = “{ $text }” is not something to be decided.
error-marbles-bad-position = “{ $text }” is not a position; it is written as: { $form }.
error-marbles-place-seats = A position for { $players } players lists Pac-Men, trays and yellow marbles of { $players } seats, and names no other seat.
error-marbles-place-ghosts = Two ghosts stand on the start or on holes, never together on a hole, the one on the lower cell first.
error-marbles-place-marbles = There are 72 white marbles on plain holes and in trays and 4 yellow ones on rings, held or owed, none under a Pac-Man.
error-marbles-place-pieces = Every Pac-Man stands on a hole of its own or at home, and on no ghost.
error-marbles-place-dice = Up to two dice from 1 to 6 are left, the lower first; the last one is for a piece.
error-marbles-place-taken = Turns are counted only up to the option max_turns.
error-marbles-place-over = All white marbles are gone, so no die is left to play.
error-marbles-place-stuck = No piece can move with these dice, so the turn would be over.
error-marbles-place-owed = A yellow marble is owed and a ring is empty, so it would be back already.
error-marbles-place-todo = This is not to be decided here.
error-marbles-place-rolls = The roll for who begins is made at the set-up, seat by seat.

error-marbles-board-field = A board needs “{ $field }” as a text.
error-marbles-board-extra = A board has no “{ $field }”.
error-marbles-board-waives = A board can waive { $known } and nothing else, not “{ $field }”.
error-marbles-board-game = This is a board for “{ $field }”, not for marbles.
error-marbles-board-c1 = C1: a board has 72 plain holes and 4 ringed ones; this one has { $plain } and { $ringed }.
error-marbles-board-c3 = C3: a board has one home { $mark }; this one has { $count }.
error-marbles-board-c4 = C4: the home { $place } must lie on the path between two holes or more, and beside nothing else.
error-marbles-board-c6 = C6, C12: a ghost must be able to reach { $place } without homes and openings.
error-marbles-board-c7 = C7: the ghosts' start, one block of =, must be in the middle of the board.
error-marbles-board-c8 = C8: the ghosts' start needs two ways out or more, all to holes; this one has { $count }.
error-marbles-board-c10 = C10: a board has three openings or more; this one has { $count }.
error-marbles-board-c11 = C11: the opening at { $place } must lie at the border beside a hole of its own, with a way on inside.
error-marbles-board-c14 = C14: from the home { $place } there is no full move of { $count } at the start.
error-marbles-board-c19 = C19: the board must look the same from every home, by turning or mirroring it.
error-marbles-board-c21 = C21: every hole needs two neighbouring holes, and holes 2.6 paths on average ({ $place }).

marbles-refuse-decide-first = { $kind ->
    [under] First decide about the marble under the ghost.
    [ring] First put the yellow marble back on a ring.
    [reward] First choose whose marbles to take.
   *[pay] First choose which marbles to pay with.
}
marbles-refuse-not-asked = That is not to be decided now.
marbles-refuse-not-a-ring = { $cell } has no orange ring.
marbles-refuse-ring-occupied = The ring { $cell } is not empty: a marble or a piece is on it.
marbles-refuse-not-oneself = The reward is taken from another player.
marbles-refuse-nothing-to-take = Seat { $seat } has no marbles to take.
marbles-refuse-cannot-pay-so = That many yellow marbles ({ $yellow }) cannot be part of this payment.
marbles-refuse-no-pass = A piece that can move has to move; only a gobble may be declined.
marbles-refuse-pac-has-moved = Pac-Man has moved; the other die is for a ghost.
marbles-refuse-ghost-has-moved = A ghost has moved; the other die is for Pac-Man.
marbles-refuse-no-such-die = No die shows { $die }; left to play: { $dice }.
marbles-refuse-start-closed = Nobody moves onto the ghosts' start.
marbles-refuse-say-which-way = Pac-Man can go to { $cell }; say with which die, and which marbles it gobbles on the way.
marbles-refuse-say-which-die = That ghost can go to { $cell }; say with which die.
marbles-refuse-other-marbles = Pac-Man can go to { $cell }, but no way there gobbles just these marbles: each one it comes over is gobbled.
marbles-refuse-occupied = Another Pac-Man stands on { $cell }.
marbles-refuse-no-privilege = A ghost stands on { $cell }, and without a yellow marble it cannot be gobbled.
marbles-refuse-home-closed = Pac-Man may pass the home { $cell } but not stop there.
marbles-refuse-blocked = The piece on { $at } bars the way to { $cell }.
marbles-refuse-no-turning-back = Pac-Man could get to { $cell } only by turning back on its way.
marbles-refuse-full-count = { $cell } is nearer than { $die } steps; a piece moves the full count.
marbles-refuse-too-far = No way of { $die } steps leads to { $cell }.
marbles-refuse-no-ghost = No ghost stands on { $cell }.
marbles-refuse-pac-must-move = That would leave Pac-Man without a move, and there are choices that do not.
marbles-refuse-ghost-no-home = A ghost never enters a home such as { $cell }.
marbles-refuse-ghost-on-ghost = The other ghost stands on { $cell }.
marbles-refuse-pac-in-the-way = The ghost would meet a Pac-Man on the way to { $cell }, and stop there.
marbles-refuse-ghost-in-the-way = The other ghost bars the way to { $cell }.
marbles-refuse-ghost-no-turning = The ghost could get to { $cell } only by turning back on its way.
marbles-refuse-ghost-no-tunnel = The ghost could get to { $cell } only by going off the board, which ghosts never do.

marbles-event-rolled = Seat { $seat } rolls { $low } and { $high }.
marbles-event-roll-tied = Seats { $seats } have { $total } each and roll again.
marbles-event-begins = Seat { $seat } has rolled { $total }, the most, and begins.
marbles-event-stepped = Seat { $seat }'s Pac-Man goes from { $origin } to { $to }.
marbles-event-crossed = Seat { $seat }'s Pac-Man leaves the board at { $origin } and comes back at { $to }.
marbles-event-gobbled = Seat { $seat } gobbles the { $colour ->
    [white] white
    [yellow] yellow
   *[other] { $colour }
} marble on { $at }; in the tray: { $tray }, on the board: { $left }.
marbles-event-ghost-gobbled = Seat { $seat } gobbles the ghost on { $at }, which goes back to { $to }.
marbles-event-left-under = Seat { $seat } leaves the marble on { $at }.
marbles-event-prowled = Seat { $seat } moves a ghost from { $origin } to { $to }.
marbles-event-captured = The ghost moved by seat { $seat } lands on { $at }: seat { $whom } goes home to { $home }.
marbles-event-paid = Seat { $seat } gives seat { $to } marbles: { $white } white, { $yellow } yellow.
marbles-event-privilege-lost = Seat { $seat } loses its yellow marbles ({ $count }).
marbles-event-returned = Seat { $seat } puts a yellow marble back on { $at }.
marbles-event-waits = No ring is empty: seat { $seat } keeps the used yellow marble until one is.
marbles-event-stood = { $piece ->
    [pac] Seat { $seat }'s Pac-Man has no full move and stands still.
    [ghost] No ghost has a full move for seat { $seat }.
    [both] Seat { $seat } can move neither Pac-Man nor a ghost.
   *[other] Seat { $seat }: { $piece }
}
marbles-event-stayed = Seat { $seat } gobbles no ghost and stands still.
marbles-event-cleared = The last white marble is gone. White marbles by seat: { $trays }. Winning seats: { $winners }.
marbles-event-turn-limit = The agreed number of turns ({ $turns }) has been played. White marbles by seat: { $trays }. Winning seats: { $winners }.

marbles_cleared = All white marbles are gone; whoever has most wins.
