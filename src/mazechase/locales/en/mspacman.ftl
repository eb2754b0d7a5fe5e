error-mspacman-bad-token = “{ $text }” is neither a cell such as c8 nor a face such as *4 or *F2.
error-mspacman-bad-position = “{ $text }” is not a position; it is written as: { $form }.
error-mspacman-bad-phase = “{ $text }” is not something that can come next.
error-mspacman-bad-cell = There is no cell “{ $text }” on this board.
error-mspacman-bad-ghost = “{ $text }” is not a ghost; one is written as e4, weak ones as e4f1, e4p1 or e4p2.

error-mspacman-document-field = A document for this game needs “{ $field }”, in the right form.
error-mspacman-document-extra = A document has no “{ $field }”; it has id, game, title, source and { $content }.
error-mspacman-document-game = This document is for the game “{ $game }”.
error-mspacman-faces-count = There are { $count } faces; 2 to { $most } can be.
error-mspacman-faces-face = “{ $face }” is not a face; faces are F2 and the numbers from 1 to { $largest }, as text.
error-mspacman-faces-spinner-flip = The spinner has plain numbers only, not F2 (M14).
error-mspacman-faces-three = The spinner needs a 3 among its numbers (M14).
error-mspacman-faces-flip = The die needs at least one face F2 (M15).
error-mspacman-faces-equal = All faces give the same number of steps, so nobody could ever spin higher than another (M14).

error-mspacman-board-label = “{ $label }” on { $place } is not a square of this game; squares are b, i, p or s, followed by nothing, *, o, x or g.
error-mspacman-board-dots = { $area }’s area has { $count } squares with dots; it must have { $each } (M1).
error-mspacman-board-exits = There are { $count } Exit Spaces; there must be 4 (M2).
error-mspacman-board-exit-opening = The Exit Space { $place } must lie on the border with one opening (M2).
error-mspacman-board-opening = There is an opening at { $place }, which is not an Exit Space (M2).
error-mspacman-board-powers = There are { $count } Power Squares; there must be 4 (M4).
error-mspacman-board-circles = { $area }’s area needs a white circle (M5).
error-mspacman-board-circle-far = The white circle on { $place } is nearer to the border than to the middle (M5).
error-mspacman-board-ghost-spaces = There are { $count } ghost spaces; there must be one of each colour (M6).
error-mspacman-board-ghost-middle = The ghost space { $place } must be nearer to the middle than { $other } (M6).
error-mspacman-board-door = The door between { $place } and { $other } must lead from a ghost space into the maze (M7).
error-mspacman-board-no-door = The ghost space { $place } must be closed but for a door into the maze (M7).
error-mspacman-board-unreachable = { $place } cannot be reached; the maze must hang together (M9).
error-mspacman-board-dead-end = { $place } is a dead end; every square needs two ways on (M12).
error-mspacman-board-unequal = Every area must have as many { $thing ->
    [exit] Exit Spaces
    [power] Power Squares
   *[circle] white circles
} as the others; in order the numbers are { $counts } (M16).
error-mspacman-board-clockwise = The areas must lie clockwise in this order: { $order } (MSP-7).
error-mspacman-board-circle-door = The white circle on { $place } lies before a ghost’s door (M19).

error-mspacman-place-seats = A position for { $players } players lists { $players } ghosts, one of them “-”.
error-mspacman-place-seat = It cannot be that seat’s turn.
error-mspacman-place-control = Somebody controls Ms. Pac-Man as soon as the start is decided, and nobody before.
error-mspacman-place-ghosts = The player who controls Ms. Pac-Man has no ghost on the board, and every other one has.
error-mspacman-place-dots = A dot lies where none was laid.
error-mspacman-place-begin = Before the start is decided all dots lie there, and all ghosts are strong on their ghost spaces.
error-mspacman-place-spins = These numbers cannot have come up for the start.
error-mspacman-place-ghost-space = A ghost cannot be on the ghost space of another.
error-mspacman-place-timer = A ghost cannot be weak for that long now.
error-mspacman-place-sharing = Two pieces cannot stand on one cell now.
error-mspacman-place-her = Ms. Pac-Man cannot be there now.
error-mspacman-place-phase = That cannot come next for this seat.
error-mspacman-place-steps = There cannot be that many steps left now.
error-mspacman-place-flags = There cannot be an extra turn now.
error-mspacman-place-came = A ghost cannot have come from there.
error-mspacman-place-bump = There is no choice of a next open square here.
error-mspacman-place-turns = Turns are counted only up to the option max_turns.
error-mspacman-place-over = It is over when one area in play is clear or the turn limit is reached, and only then.

mspacman-refuse-no-circle = Ms. Pac-Man is placed on a white circle; { $cell } has none.
mspacman-refuse-circle-taken = A ghost stands on the white circle { $cell }.
mspacman-refuse-same-exit = From an Exit Space one comes back on another one, not on { $cell } again.
mspacman-refuse-no-pass = The piece stands on { $cell } already, and the whole count has to be walked.
mspacman-refuse-ghost-space = Nobody may enter the ghost space { $cell } now.
mspacman-refuse-by-the-door = The way out of a ghost space is its door; it does not lead to { $cell }.
mspacman-refuse-wall = A wall stands in the way to { $cell }.
mspacman-refuse-diagonal = { $cell } is diagonal; steps go along the corridors.
mspacman-refuse-too-far = { $cell } is too far; each step goes to the next square.
mspacman-refuse-not-on-her = Ms. Pac-Man stands on { $cell }, so it is not an open square.
mspacman-refuse-not-open = A ghost stands on { $cell }, so it is not an open square.
mspacman-refuse-came-from = The ghost came from { $cell } and goes on, not back.
mspacman-refuse-not-next = { $cell } is not the next open square.

mspacman-event-spun-to-begin = Seat { $seat } gets { $face } for the start.
mspacman-event-tied-to-begin = Equal numbers; these seats go on among themselves: { $seats }.
mspacman-event-took-control = Seat { $seat } controls Ms. Pac-Man.
mspacman-event-placed = Seat { $seat } puts Ms. Pac-Man on { $at }.
mspacman-event-spun = Seat { $seat } spins { $face }.
mspacman-event-rolled = Seat { $seat } rolls { $face }.
mspacman-event-stepped = Seat { $seat }: Ms. Pac-Man goes from { $origin } to { $to }, { $left } to go.
mspacman-event-ghost-stepped = Seat { $seat }: the ghost goes from { $origin } to { $to }, { $left } to go.
mspacman-event-ate = Seat { $seat }: Ms. Pac-Man eats the dot on { $at }. { $area }’s area has { $left } left.
mspacman-event-power-eaten = Seat { $seat }: it was the Power Dot on { $at }!
mspacman-event-weakened = Seat { $seat }: the ghost turns weak-side up ({ $cause ->
    [power] Power Dot
    [f2] F2
   *[other] { $cause }
}), strong again in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
mspacman-event-recovered = Seat { $seat }: the ghost is strong-side up again.
mspacman-event-caught = Seat { $seat }: Ms. Pac-Man catches the ghost of seat { $ghost } on { $at }.
mspacman-event-ran-into-her = Seat { $seat }: the weak ghost runs into Ms. Pac-Man on { $at }.
mspacman-event-went-home = Seat { $seat }: the ghost goes to its ghost space { $at }, strong-side up.
mspacman-event-extra-turn = Seat { $seat } has an extra turn.
mspacman-event-captured = Seat { $seat } captures Ms. Pac-Man from seat { $former } on { $at }.
mspacman-event-bumped = Seat { $seat }: the ghost ends on another on { $origin } and goes on to { $to }.
mspacman-event-won = Seat { $seat } wins: { $area }’s area is clear.
mspacman-event-turn-limit = { $turns ->
    [one] One turn has been played, as agreed. The fewest dots left win: seat { $winners }.
   *[other] { $turns } turns have been played, as agreed. The fewest dots left win: seat { $winners }.
}

area_cleared = An area has been cleared of its dots.
area_cleared-own = Your area has been cleared of its dots.

mspacman-name = Ms. Pac-Man
mspacman-about = Clear your own area of dots. Eat them as Ms. Pac-Man; as a ghost, catch her to become her.

# On the page.
mspacman-todo-begin = Spin for the start: the highest number begins as Ms. Pac-Man.
mspacman-todo-begin-again = Equal numbers: spin once more for the start.
mspacman-todo-place = Put Ms. Pac-Man on a white circle.
mspacman-todo-spin = Spin for Ms. Pac-Man.
mspacman-todo-roll = Roll for your ghost.
mspacman-todo-walk = { $steps ->
    [one] Ms. Pac-Man goes { $steps } step. Tap the next square.
   *[other] Ms. Pac-Man goes { $steps } steps. Tap a square up to { $steps } steps away.
}
mspacman-todo-chase = { $steps ->
    [one] Your ghost goes { $steps } step. Tap the next square.
   *[other] Your ghost goes { $steps } steps. Tap a square up to { $steps } steps away.
}
mspacman-todo-bump = Another ghost is there. Choose the next open square.
mspacman-out-of-reach = { $steps ->
    [one] { $cell } is too far for { $steps } step.
   *[other] { $cell } is too far for { $steps } steps.
}
mspacman-solid = That is a wall. Tap a square of the corridors.
mspacman-todo-on = { $steps ->
    [one] { $steps } step more.
   *[other] { $steps } steps more.
}
mspacman-todo-go = Good? Then tap Go. You can still step back.
mspacman-todo-power = That eats a Power Dot! Tap Go, or step back.
mspacman-todo-caught = That catches a ghost! Tap Go, or step back.
mspacman-todo-captured = That captures Ms. Pac-Man! Tap Go, or step back.
mspacman-todo-lost = Careful: you get caught there. Tap Go, or step back.
mspacman-todo-won = That clears an area and ends the game! Tap Go, or step back.
mspacman-todo-given = Careful: that clears the area of somebody else, who wins. Tap Go, or step back.
mspacman-spin = Spin
mspacman-roll = Roll the die
mspacman-steps-left = { $left ->
    [one] step left
   *[other] steps left
}
mspacman-back = One step back
mspacman-go = Go
mspacman-dots-left = { $left ->
    [one] { $left } dot left in { $area }’s area
   *[other] { $left } dots left in { $area }’s area
}
mspacman-has-her = plays Ms. Pac-Man
mspacman-weak-for = weak, strong again in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
mspacman-has-spun = spun { $face }
mspacman-scene-took-control = plays Ms. Pac-Man now!
mspacman-scene-took-control-you = play Ms. Pac-Man now!
mspacman-scene-captured = has caught Ms. Pac-Man!
mspacman-scene-captured-you = have caught Ms. Pac-Man!
mspacman-scene-extra-turn = spins again!
mspacman-scene-extra-turn-you = spin again!
mspacman-scene-power-eaten = has the power: all ghosts are weak!
mspacman-scene-power-eaten-you = have the power: all ghosts are weak!
mspacman-scene-caught = sends a ghost home!
mspacman-scene-caught-you = send a ghost home!
mspacman-scene-ran-into-her = runs into Ms. Pac-Man and goes home!
mspacman-scene-ran-into-her-you = run into Ms. Pac-Man and go home!
mspacman-scene-tied-to-begin = equal: once more!
mspacman-scene-won = has a clear area!
mspacman-scene-won-you = have a clear area!
mspacman-grid = Board. Arrow keys walk step by step, with Shift they look around. Enter goes to a square, near or far, and takes a whole walk; it also spins and rolls. N finds the next possible square, Backspace takes a step back, Escape all of them.
mspacman-cell-her = Ms. Pac-Man: { $name }
mspacman-cell-ghost = ghost: { $name }
mspacman-cell-weak = weak ghost: { $name }, strong again in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
mspacman-cell-target = you can go here
mspacman-cell-dot = dot
mspacman-cell-power = Power Dot
mspacman-cell-circle = white circle
mspacman-cell-exit = exit, joined to the other exits
mspacman-cell-home = { $area }’s ghost space
mspacman-cell-area = { $area }’s area
mspacman-cell-solid = wall
mspacman-setup-random = Draw lots for who plays which ghost
mspacman-option-layout = Board
mspacman-option-layout-pinwheel = Pinwheel
mspacman-option-layout-windmill = Windmill
mspacman-option-die-faces = Die for the ghosts
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Spinner for Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = 1 to 6
mspacman-option-start-by = Who begins
mspacman-option-start-by-spinner = The highest spin
mspacman-option-start-by-die = The highest roll of the die
mspacman-option-fill-unused-areas = Dots also in areas that nobody plays
mspacman-option-dot-on-pickup = When Ms. Pac-Man is captured, the dot under her goes too
mspacman-option-capture-in-passing = Pieces meet in passing too, not only where a walk ends
mspacman-option-bump-can-capture = A ghost that has to move on from another may move onto Ms. Pac-Man
mspacman-option-enter-ghost-space = A ghost may walk back into its own ghost space
mspacman-option-power-overrides-f2 = A Power Dot also lengthens the weakness from an F2
mspacman-option-power-timer-restart = A second Power Dot starts the time anew
mspacman-option-extra-turn-chain = An extra turn can earn another
mspacman-option-max-turns = Turn limit (then the fewest dots left win)
mspacman-help-1 = Each player has an area of the board, marked with their own ghost. Be the first whose area has no dots left, no matter who ate them.
mspacman-help-2 = One of you plays Ms. Pac-Man and eats: every dot whose square she leaves is gone. The others chase her with their ghosts. Whoever catches her plays her from then on, and puts her on a white circle.
mspacman-help-3 = Ms. Pac-Man spins, ghosts roll the die. Walk exactly as many steps as the number says. You may turn round and use a square twice.
mspacman-help-4 = Tap square by square, or tap a far square to walk there. It is only a try: take steps back until you like it, then tap Go.
mspacman-help-5 = Leaving a big Power Dot turns all ghosts weak: pale, with crossed eyes. The hourglass counts their own turns until they are strong again.
mspacman-help-6 = If Ms. Pac-Man meets a weak ghost, it goes home and she spins once more. If she meets a strong one, she is captured.
mspacman-help-7 = F2 on the die: the ghost turns over, strong to weak or weak to strong, and goes 2 steps.
mspacman-help-8 = The four exits at the border are joined: from any one to any other is a single step. Ghosts leave the middle by their doors, and nobody goes back in.
mspacman-help-9 = Shortest ways shows how each ghost gets to Ms. Pac-Man, in how many steps, and how likely its next roll catches her where she stands.
mspacman-help-10 = With the keyboard: arrow keys walk, Enter goes on, Backspace takes a step back, N finds the next possible square.

# What somebody does, after their name: “Ada: spins 4.”
mspacman-short-spun-to-begin = { $face } for the start.
mspacman-short-tied-to-begin = Equal numbers; once more: { $seats }.
mspacman-short-took-control = plays Ms. Pac-Man now.
mspacman-short-placed = puts Ms. Pac-Man on { $at }.
mspacman-short-spun = spins { $face }.
mspacman-short-rolled = rolls { $face }.
mspacman-short-stepped = { $left ->
    [0] Ms. Pac-Man to { $to }.
   *[other] Ms. Pac-Man to { $to }, { $left } to go.
}
mspacman-short-ghost-stepped = { $left ->
    [0] ghost to { $to }.
   *[other] ghost to { $to }, { $left } to go.
}
mspacman-short-ate = eats on { $at }; { $area }’s area has { $left } left.
mspacman-short-power-eaten = a Power Dot!
mspacman-short-weakened = ghost weak ({ $cause ->
    [power] Power Dot
    [f2] F2
   *[other] { $cause }
}), strong again in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
mspacman-short-recovered = ghost strong again.
mspacman-short-caught = catches a ghost on { $at }.
mspacman-short-ran-into-her = the weak ghost runs into Ms. Pac-Man on { $at }.
mspacman-short-went-home = ghost home on { $at }, strong.
mspacman-short-extra-turn = an extra turn!
mspacman-short-captured = captures Ms. Pac-Man on { $at }!
mspacman-short-bumped = ghost moves on from { $origin } to { $to }.
mspacman-short-won = wins: { $area }’s area is clear!
mspacman-short-turn-limit = The agreed number of turns ({ $turns }) has been played. Fewest dots left: { $winners }.

# In the log, beside the piece of whoever does it; short.
mspacman-note-begin = start: { $face }
mspacman-note-spun = spin { $face }
mspacman-note-rolled = roll { $face }
mspacman-note-placed = on { $at }
mspacman-note-bumped = on to { $to }
mspacman-note-home = ghost home
mspacman-note-captured = catches her!
mspacman-note-extra = spins again
