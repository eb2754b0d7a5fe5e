error-quoridor-bad-action = “{ $text }” is neither a square such as e2 nor a fence such as e3h.
error-quoridor-bad-position = “{ $text }” is not a position; it is written as: { $form }.
error-quoridor-bad-square = “{ $text }” is not a square; squares are a1 to i9.
error-quoridor-bad-fence = “{ $fence }” is not a fence that can stand there; two fences may not overlap or cross.
error-quoridor-no-three = Three players are switched off by the option three_players.
error-quoridor-place-seats = A position for { $players } players needs { $players } pieces and { $players } counts of fences left.
error-quoridor-place-turn = The seat to act must be one of 1 to { $players }.
error-quoridor-place-sharing = Two pieces cannot stand on one square.
error-quoridor-place-fences = There are { $each } fences for each of { $players } players, on the board and in hand together.
error-quoridor-place-taken = Actions are counted only up to the option max_turns.
error-quoridor-place-two-home = Two pieces cannot both have reached their goal lines.
error-quoridor-place-shut-in = Seat { $seat } has no way to its goal line.
error-quoridor-place-stuck = Seat { $seat } can do nothing here, so it cannot be its turn.

quoridor-refuse-no-pass = The piece stands on { $square } already; a turn cannot be passed.
quoridor-refuse-occupied = Another piece stands on { $square }.
quoridor-refuse-too-far = { $square } is too far: a piece goes one square, or jumps over one piece beside it.
quoridor-refuse-no-diagonal = { $square } is diagonal: a piece goes straight unless it lands beside a piece it cannot jump.
quoridor-refuse-fence-between = A fence stands in the way to { $square }.
quoridor-refuse-one-piece-a-jump = { $square } lies behind two pieces; only one can be jumped.
quoridor-refuse-piece-behind = Another piece stands behind the one to be jumped; that does not open { $square }.
quoridor-refuse-jump-straight = The straight jump is open, so the piece may not land beside, on { $square }.
quoridor-refuse-fence-beside = A fence stands between the piece to be jumped and { $square }.
quoridor-refuse-edge-behind = Only a fence behind the other piece opens { $square }; here the board ends.
quoridor-refuse-off-board = The fence { $fence } would lie over the border of the board.
quoridor-refuse-no-fences-left = No fences are left to put up { $fence }.
quoridor-refuse-overlap = There is no room for a fence at { $fence }: { $other } stands there.
quoridor-refuse-crossing = The fence { $fence } would cross { $other }.
quoridor-refuse-last-path = The fence { $fence } would leave seat { $seat } no way to its goal line.
quoridor-refuse-last-path-named = the fence { $fence } would leave no way to the goal line.

quoridor-event-moved = Seat { $seat } moves from { $origin } to { $to }.
quoridor-event-jumped = Seat { $seat } jumps from { $origin } over { $over } to { $to }.
quoridor-event-fenced = Seat { $seat } puts up the fence { $fence } and has { $left } left.
quoridor-event-passed-over = Seat { $seat } can do nothing and is passed over.
quoridor-event-won = Seat { $seat } reaches { $at } and wins.
quoridor-event-turn-limit = { $turns ->
    [one] One turn has been played, as agreed; nobody wins.
   *[other] { $turns } turns have been played, as agreed; nobody wins.
}

goal_reached = A piece has reached its goal line.
goal_reached-own = Your piece has reached its goal line.

# On the page.
quoridor-name = Quoridor
quoridor-about = Be the first to cross the maze. Every turn: one step, or one fence in the others' way.
quoridor-todo = Choose a glowing dot to move there, or put up a fence.
quoridor-todo-fence = Move the fence where you want it, turn it, then place it.
quoridor-fences-left = { $left ->
    [one] { $left } fence left
   *[other] { $left } fences left
}
quoridor-put-up-fence = Put up a fence
quoridor-turn-fence = Turn
quoridor-place-fence = Place it
quoridor-cancel-fence = No fence
quoridor-grid = Board. Arrow keys move over the squares, Enter moves your piece, F changes to fences.
quoridor-grid-fences = Places for a fence. Arrow keys move it, R turns it, Enter puts it up, F or Escape goes back to the piece.
quoridor-square-pawn = piece: { $name }
quoridor-square-target = you can move here
quoridor-square-goal = goal: { $name }
quoridor-square-fences = fence { $sides }
quoridor-slot = { $slot }, { $way ->
    [h] lying
   *[v] standing
}, { $state ->
    [free] free
    [up] a fence stands here
   *[closed] not possible here
}
quoridor-option-edge-as-fence = At the edge of the board a piece may jump to the side, as if a fence stood there
quoridor-option-diagonal-past-piece = With another piece behind the one jumped, a piece may land to the side
quoridor-option-max-turns = Turn limit
quoridor-help-1 = Be the first to bring your piece to the side marked with its colour and its picture.
quoridor-help-2 = Every turn you do one thing: move your piece one square, straight, or put up a fence.
quoridor-help-3 = If another piece stands beside yours, you may jump over it. If a fence is behind it, you land to its side.
quoridor-help-4 = A fence is two squares long. It stops everybody, you too, and it stays for good.
quoridor-help-5 = You may lengthen the way of the others, but never close it: everybody must keep a way to their goal.
quoridor-help-6 = On a touch screen: tap beside the squares to try a fence, drag it, tap it to turn it, then place it. With a mouse: point between the squares and click.
quoridor-help-7 = With the keyboard: arrow keys and Enter; F changes between piece and fence, R turns the fence.

# What somebody does, after their name: “Ada: from e1 to e2.”
quoridor-short-moved = from { $origin } to { $to }.
quoridor-short-jumped = jump from { $origin } over { $over } to { $to }.
quoridor-short-fenced = fence { $fence }, { $left } left.
quoridor-short-passed-over = nothing can be done; passed over.
quoridor-short-won = wins on { $at }!
