error-mspacman-bad-token = “{ $text }” is neither a cell such as c8 nor a face such as *4 or *F2.
error-mspacman-bad-position = “{ $text }” isn't a position; write it as: { $form }.
error-mspacman-bad-phase = “{ $text }” isn't something that can come next.
error-mspacman-bad-cell = There is no cell “{ $text }” on this board.
error-mspacman-bad-ghost = “{ $text }” isn't a ghost; write one as e4, or a weak one as e4f1, e4p1 or e4p2.

error-mspacman-document-field = A document for this game needs “{ $field }”, in the right form.
error-mspacman-document-extra = A document has no field “{ $field }”; its fields are id, game, title, source and { $content }.
error-mspacman-document-game = This document is for the game “{ $game }”.
error-mspacman-faces-count = { $count ->
    [one] There is { $count } face; there must be 2 to { $most }.
   *[other] There are { $count } faces; there must be 2 to { $most }.
}
error-mspacman-faces-face = “{ $face }” isn't a face; faces are F2 and the numbers from 1 to { $largest }, as text.
error-mspacman-faces-spinner-flip = The spinner can only have plain numbers, not F2 (M14).
error-mspacman-faces-three = The spinner must have a 3 (M14).
error-mspacman-faces-flip = The die must have at least one F2 face (M15).
error-mspacman-faces-equal = All faces give the same number of steps, so nobody could ever spin the highest number (M14).

error-mspacman-board-label = “{ $label }” on { $place } isn't a square of this game; squares are b, i, p or s, alone or followed by *, o, x or g.
error-mspacman-board-dots = { $count ->
    [one] { $area }’s area has { $count } square with a dot; it must have { $each } (M1).
   *[other] { $area }’s area has { $count } squares with dots; it must have { $each } (M1).
}
error-mspacman-board-exits = { $count ->
    [one] There is { $count } Exit Space; there must be 4 (M2).
   *[other] There are { $count } Exit Spaces; there must be 4 (M2).
}
error-mspacman-board-exit-opening = The Exit Space { $place } must be on the edge, with one opening (M2).
error-mspacman-board-opening = There is an opening at { $place }, which isn't an Exit Space (M2).
error-mspacman-board-powers = { $count ->
    [one] There is { $count } Power Square; there must be 4 (M4).
   *[other] There are { $count } Power Squares; there must be 4 (M4).
}
error-mspacman-board-circles = { $area }’s area needs a white circle (M5).
error-mspacman-board-circle-far = The white circle on { $place } is closer to the edge than to the middle (M5).
error-mspacman-board-ghost-spaces = { $count ->
    [one] There is { $count } ghost space; there must be one of each colour (M6).
   *[other] There are { $count } ghost spaces; there must be one of each colour (M6).
}
error-mspacman-board-ghost-middle = The ghost space { $place } must be closer to the middle than { $other } (M6).
error-mspacman-board-door = The door between { $place } and { $other } must lead from a ghost space into the maze (M7).
error-mspacman-board-no-door = The ghost space { $place } must be closed except for a door into the maze (M7).
error-mspacman-board-unreachable = { $place } can't be reached; the maze must be connected (M9).
error-mspacman-board-dead-end = { $place } is a dead end; every square needs two ways out (M12).
error-mspacman-board-unequal = Every area must have the same number of { $thing ->
    [exit] Exit Spaces
    [power] Power Squares
   *[circle] white circles
}; in order, these areas have { $counts } (M16).
error-mspacman-board-clockwise = The areas must be in this order, clockwise: { $order } (MSP-7).
error-mspacman-board-circle-door = The white circle on { $place } is in front of a ghost’s door (M19).

error-mspacman-place-seats = A position for { $players } players lists { $players } ghosts, one of them “-”.
error-mspacman-place-seat = It can't be that seat’s turn.
error-mspacman-place-control = Someone controls Ms. Pac-Man once it's clear who starts, and nobody before.
error-mspacman-place-ghosts = The player who controls Ms. Pac-Man has no ghost on the board; all the others have one.
error-mspacman-place-dots = There is a dot where there was none at the start.
error-mspacman-place-begin = Until it's clear who starts, all dots are there, and all ghosts are strong and on their ghost spaces.
error-mspacman-place-spins = These spins to see who starts aren't possible.
error-mspacman-place-ghost-space = A ghost can't be on another ghost's space.
error-mspacman-place-timer = A ghost can't be weak for that long now.
error-mspacman-place-sharing = Two pieces can't share a cell now.
error-mspacman-place-her = Ms. Pac-Man can't be there now.
error-mspacman-place-phase = That can't come next for this seat.
error-mspacman-place-steps = There can't be that many steps left now.
error-mspacman-place-flags = There can't be an extra turn now.
error-mspacman-place-came = A ghost can't have come from there.
error-mspacman-place-bump = There is no next open square to choose here.
error-mspacman-place-turns = Turns are only counted up to the option max_turns.
error-mspacman-place-over = The game is over when an area in play is clear or the turn limit is reached, and only then.

mspacman-refuse-no-circle = Ms. Pac-Man must start on a white circle.
mspacman-refuse-circle-taken = There's a ghost on that white circle (house rule: Ms. Pac-Man starts on a free one).
mspacman-refuse-same-exit = You leave by one exit and come back by another, not by the same one.
mspacman-refuse-no-pass = Your piece is already there, and you must use all your steps.
mspacman-refuse-ghost-space = Nobody can enter a ghost space now.
mspacman-refuse-by-the-door = You leave a ghost space by its door, which doesn't lead there.
mspacman-refuse-wall = There's a wall in the way.
mspacman-refuse-diagonal = You can't move diagonally.
mspacman-refuse-too-far = Too far: each step goes to the next square.
mspacman-refuse-not-on-her = Ms. Pac-Man is there, so it isn't an open square.
mspacman-refuse-not-open = Another ghost is there, so it isn't an open square.
mspacman-refuse-not-open-named = already has a ghost there, so it isn't an open square.
mspacman-refuse-came-from = The ghost came from there and must go on, not back.
mspacman-refuse-not-next = That isn't the next open square.

mspacman-event-spun-to-begin = Seat { $seat } got { $face } to see who starts.
mspacman-event-tied-to-begin = It's a tie; these seats try again: { $seats }.
mspacman-event-took-control = Seat { $seat } took control of Ms. Pac-Man.
mspacman-event-placed = Seat { $seat } put Ms. Pac-Man on { $at }.
mspacman-event-spun = Seat { $seat } spun { $face }.
mspacman-event-rolled = Seat { $seat } rolled { $face }.
mspacman-event-stepped = { $left ->
    [one] Seat { $seat } moved Ms. Pac-Man from { $origin } to { $to }; { $left } step left.
   *[other] Seat { $seat } moved Ms. Pac-Man from { $origin } to { $to }; { $left } steps left.
}
mspacman-event-ghost-stepped = { $left ->
    [one] Seat { $seat } moved its ghost from { $origin } to { $to }; { $left } step left.
   *[other] Seat { $seat } moved its ghost from { $origin } to { $to }; { $left } steps left.
}
mspacman-event-ate = { $left ->
    [one] Seat { $seat } ate the dot on { $at }; { $area }’s area has { $left } dot left.
   *[other] Seat { $seat } ate the dot on { $at }; { $area }’s area has { $left } dots left.
}
mspacman-event-power-eaten = Seat { $seat } ate the Power Dot on { $at }!
mspacman-event-weakened = Seat { $seat }'s ghost turned weak ({ $cause ->
    [power] Power Dot
    [f2] F2
   *[other] { $cause }
}) and will be strong again in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
mspacman-event-recovered = Seat { $seat }'s ghost is strong again.
mspacman-event-caught = Seat { $seat } caught seat { $ghost }'s ghost on { $at }.
mspacman-event-ran-into-her = Seat { $seat }'s weak ghost ran into Ms. Pac-Man on { $at }.
mspacman-event-went-home = Seat { $seat }'s ghost went home to { $at } and is strong again.
mspacman-event-extra-turn = Seat { $seat } got an extra turn.
mspacman-event-captured = Seat { $seat } caught seat { $former }'s Ms. Pac-Man on { $at }.
mspacman-event-bumped = Seat { $seat }'s ghost landed on another ghost on { $origin } and moved on to { $to }.
mspacman-event-won = Seat { $seat } won: { $area }’s area is clear.
mspacman-event-turn-limit = { $turns ->
    [one] The limit of { $turns } turn has been reached. Fewest dots left: seat { $winners }.
   *[other] The limit of { $turns } turns has been reached. Fewest dots left: seat { $winners }.
}

area_cleared = All the dots in the winner's area are gone.
area_cleared-own = All your dots are gone.

mspacman-name = Ms. Pac-Man
mspacman-about = Clear your area of dots. Ms. Pac-Man eats them, and the ghosts chase her. Catch her, and you play her next.
mspacman-word-Blinky = Blinky
mspacman-word-Inky = Inky
mspacman-word-Pinky = Pinky
mspacman-word-Sue = Sue
mspacman-step-1 = Ms. Pac-Man spins, the ghosts roll. Walk that many steps.
mspacman-step-2 = She eats the dots. No dots left in your area? You win!
mspacman-step-3 = Catch her with your ghost, and you play her next.

# On the page.
mspacman-guide-chance = Welcome! Clear your own area of dots before the others do.
mspacman-guide-turn = Tap a glowing square to go there. Nothing is final until you tap “Go”.
mspacman-doing-chance = { $event ->
    [rolled] { $who ->
        [you] are rolling the die…
       *[somebody] is rolling the die…
    }
   *[spun] { $who ->
        [you] are spinning…
       *[somebody] is spinning…
    }
}
mspacman-todo-begin = Spin to see who starts: the highest number plays Ms. Pac-Man.
mspacman-todo-begin-again = It's a tie: spin again to see who starts.
mspacman-todo-place = Put Ms. Pac-Man on one of the glowing circles.
mspacman-todo-spin = Spin for Ms. Pac-Man.
mspacman-todo-roll = Roll for your ghost.
mspacman-todo-walk = { $steps ->
    [one] Move Ms. Pac-Man { $steps } step. Tap the next square.
   *[other] Move Ms. Pac-Man { $steps } steps. Tap a glowing square, or one farther away.
}
mspacman-todo-chase = { $steps ->
    [one] Move your ghost { $steps } step. Tap the next square.
   *[other] Move your ghost { $steps } steps. Tap a glowing square, or one farther away.
}
mspacman-todo-bump = There's another ghost here. Choose the next open square.
mspacman-out-of-reach = { $steps ->
    [one] Too far: you have { $steps } step left.
   *[other] Too far: you have { $steps } steps left.
}
mspacman-solid = That's a wall. Tap a square in the maze.
mspacman-harm = Ms. Pac-Man or your ghost would be lost, or someone else would win.
mspacman-todo-on = { $steps ->
    [one] { $steps } step left.
   *[other] { $steps } steps left.
}
mspacman-todo-go = Happy? Tap Go. You can still step back.
mspacman-todo-power = That eats a Power Dot! Tap Go, or step back.
mspacman-todo-caught = That catches a ghost! Tap Go, or step back.
mspacman-todo-captured = That catches Ms. Pac-Man! Tap Go, or step back.
mspacman-todo-lost = Careful: you'll be caught there. Tap Go, or step back.
mspacman-todo-won = That clears an area and ends the game! Tap Go, or step back.
mspacman-todo-given = Careful: that clears another player's area, and they win. Tap Go, or step back.
mspacman-spin = Spin
mspacman-roll = Roll the die
mspacman-steps-left = { $left ->
    [one] step left
   *[other] steps left
}
mspacman-back = Step back
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
mspacman-scene-took-control = is now Ms. Pac-Man!
mspacman-scene-took-control-you = are now Ms. Pac-Man!
mspacman-scene-captured = caught Ms. Pac-Man!
mspacman-scene-captured-you = caught Ms. Pac-Man!
mspacman-scene-extra-turn = gets to spin again!
mspacman-scene-extra-turn-you = get to spin again!
mspacman-scene-power-eaten = has the power: all ghosts are weak!
mspacman-scene-power-eaten-you = have the power: all ghosts are weak!
mspacman-scene-caught = sent a ghost home!
mspacman-scene-caught-you = sent a ghost home!
mspacman-scene-ran-into-her = ran into Ms. Pac-Man and went home!
mspacman-scene-ran-into-her-you = ran into Ms. Pac-Man and went home!
mspacman-scene-tied-to-begin = tied: spin again!
mspacman-scene-won = wins: the area is clear!
mspacman-scene-won-you = win: your area is clear!
mspacman-grid = Board. Arrow keys move step by step; with Shift they only look around. Enter moves to a square, near or far, and confirms a finished move; it also spins and rolls. N finds the next square you can reach, Backspace undoes a step, Escape undoes them all.
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
mspacman-cell-exit = exit, connected to the other exits
mspacman-cell-home = { $area }’s ghost space
mspacman-cell-area = { $area }’s area
mspacman-cell-solid = wall
mspacman-setup-random = Random ghosts
mspacman-option-layout = Board
mspacman-option-layout-pinwheel = Pinwheel
mspacman-option-layout-pinwheel-about = Our own board, the same from every side.
mspacman-option-layout-for-three = For three
mspacman-option-layout-for-three-about = Our own board for three players, on which their chances are closest.
mspacman-option-layout-windmill = Windmill
mspacman-option-layout-windmill-about = Our own board, with different corridors.
mspacman-option-die-faces = Die for the ghosts
mspacman-option-die-faces-f2-for-two = 1, F2, 3, 4, 5, 6
mspacman-option-spinner-faces = Spinner for Ms. Pac-Man
mspacman-option-spinner-faces-one-to-six = 1 to 6
mspacman-option-start-by = Who starts
mspacman-option-start-by-spinner = Highest spin
mspacman-option-start-by-die = Highest die roll
mspacman-option-fill-unused-areas = Put dots in unused areas too
mspacman-option-dot-on-pickup = When Ms. Pac-Man is caught, the dot under her goes too
mspacman-option-capture-in-passing = Pieces can be caught along the way, not only at the end of a move
mspacman-option-bump-can-capture = A ghost that lands on another ghost may move on to Ms. Pac-Man
mspacman-option-enter-ghost-space = A ghost may go back into its own ghost space
mspacman-option-power-overrides-f2 = A Power Dot also keeps F2 ghosts weak for longer
mspacman-option-power-timer-restart = A second Power Dot restarts the timer
mspacman-option-extra-turn-chain = An extra turn can earn another one
mspacman-option-circle-choice = Ms. Pac-Man may be placed on
mspacman-option-circle-choice-free_only = a white circle without a ghost
mspacman-option-circle-choice-any = any white circle
mspacman-option-max-turns = Turn limit (then fewest dots left wins)

# What somebody does, after their name: “Ada spun 4.”
mspacman-short-spun-to-begin = got { $face } to see who starts.
mspacman-short-tied-to-begin = It's a tie. Try again: { $seats }.
mspacman-short-took-control = took control of Ms. Pac-Man.
mspacman-short-placed = put Ms. Pac-Man on { $at }.
mspacman-short-spun = spun { $face }.
mspacman-short-rolled = rolled { $face }.
mspacman-short-stepped = { $left ->
    [0] moved Ms. Pac-Man to { $to }.
    [one] moved Ms. Pac-Man to { $to }, { $left } step left.
   *[other] moved Ms. Pac-Man to { $to }, { $left } steps left.
}
mspacman-short-ghost-stepped = { $left ->
    [0] moved the ghost to { $to }.
    [one] moved the ghost to { $to }, { $left } step left.
   *[other] moved the ghost to { $to }, { $left } steps left.
}
mspacman-short-ate = { $left ->
    [one] ate at { $at }; { $area }’s area has { $left } dot left.
   *[other] ate at { $at }; { $area }’s area has { $left } dots left.
}
mspacman-short-power-eaten = ate a Power Dot!
mspacman-short-weakened = now has a weak ghost ({ $cause ->
    [power] Power Dot
    [f2] F2
   *[other] { $cause }
}), strong again in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
mspacman-short-recovered = has a strong ghost again.
mspacman-short-caught = caught a ghost on { $at }.
mspacman-short-ran-into-her = ran into Ms. Pac-Man with a weak ghost on { $at }.
mspacman-short-went-home = had to go home to { $at }; the ghost is strong again.
mspacman-short-extra-turn = got an extra turn!
mspacman-short-captured = caught Ms. Pac-Man on { $at }!
mspacman-short-bumped = moved the ghost on from { $origin } to { $to }.
mspacman-short-won = won: { $area }’s area is clear!
mspacman-short-turn-limit = { $turns ->
    [one] The limit of { $turns } turn has been reached. Fewest dots left: { $winners }.
   *[other] The limit of { $turns } turns has been reached. Fewest dots left: { $winners }.
}

# In the log, beside the piece of whoever does it; short.
mspacman-note-begin = start: { $face }
mspacman-note-spun = spins { $face }
mspacman-note-rolled = rolls { $face }
mspacman-note-placed = on { $at }
mspacman-note-bumped = on to { $to }
mspacman-note-home = ghost home
mspacman-note-captured = catches her!
mspacman-note-extra = spins again

## What the coach would do
mspacman-advice-go = Go to { $to }.

## Why the coach would do it
mspacman-reason-wins = That wins the game!
mspacman-reason-gives = It ends the game, and someone else wins.
mspacman-reason-captures = It catches Ms. Pac-Man: you play her next.
mspacman-reason-lost = A ghost catches Ms. Pac-Man there.
mspacman-reason-ran = Your weak ghost runs into Ms. Pac-Man.
mspacman-reason-catches = It catches seat { $seat }'s ghost.
mspacman-reason-catches-named = loses the ghost you catch, and you spin again.
mspacman-reason-power = It eats a Power Dot.
mspacman-reason-dot = It clears a dot in your own area.
mspacman-reason-risk = { $percent ->
    [0] No ghost can catch her there on its next roll.
   *[other] The chance that a ghost catches her there is { NUMBER($percent) }%.
}
mspacman-reason-near = { $steps ->
    [one] That's one step from Ms. Pac-Man.
   *[other] That's { $steps } steps from Ms. Pac-Man.
}

# The rules, part by part; loaded when somebody opens the help.
mspacman-help-aim-title = The aim
mspacman-help-aim = Each player has an area of the board, marked with their ghost. The first area without dots wins for its owner, no matter who ate them. If a turn limit is reached, the fewest dots left wins.
mspacman-help-areas-title = Areas
mspacman-help-areas = Each of the four areas has 17 dots; the big one is a Power Dot. Areas that nobody plays have dots too, but can't win.
mspacman-help-start-title = Who plays Ms. Pac-Man
mspacman-help-start = Everyone spins once, and the highest number plays Ms. Pac-Man; if it's a tie, spin again. She is put on a white circle and goes first. The others play their ghosts, clockwise.
mspacman-help-walk-title = Walking
mspacman-help-walk = Ms. Pac-Man spins, ghosts roll the die. Move exactly that many steps along the corridors, never diagonally or through a wall. You may turn around and use a square twice.
mspacman-help-dots-title = Dots
mspacman-help-dots = Ms. Pac-Man eats a dot when she leaves its square, not when she arrives. She eats everyone's dots. Dots never come back.
mspacman-help-meet-title = Meeting
mspacman-help-meet = Pieces meet on every square they enter, even just in passing. Strong ghost and Ms. Pac-Man: she is caught, whoever moved. Weak ghost and Ms. Pac-Man: the ghost goes home and is strong again.
mspacman-help-extra-title = Extra turn
mspacman-help-extra = If she catches a weak ghost on her walk, she spins again afterwards. Each turn earns at most one extra turn. If she is caught in the same walk, there's no extra turn.
mspacman-help-capture-title = Catching her
mspacman-help-capture = Whoever catches Ms. Pac-Man plays her from now on: they put her on a white circle without a ghost and take their turn right away. Whoever lost her gets their ghost back, at home and strong.
mspacman-help-power-title = Power Dots
mspacman-help-power = When Ms. Pac-Man leaves a big Power Dot, all ghosts turn weak: pale and cross-eyed. Each stays weak for one turn of its own. The hourglass counts the turns until it's strong again.
mspacman-help-flip-title = F2 on the die
mspacman-help-flip = The ghost flips from strong to weak, or from weak to strong, and moves 2 steps. After F2 it is weak until its next turn begins. A Power Dot makes it weak for longer, and a second one restarts the timer.
mspacman-help-exits-title = Exits
mspacman-help-exits = The four exits at the edge are connected: it's one step from any exit to any other. You can't come back by the same one. Exits have no dots.
mspacman-help-doors-title = Ghost spaces
mspacman-help-doors = Ghosts leave their spaces in the middle by the door, for one step. Nobody walks back in.
mspacman-help-bump-title = Ghosts among themselves
mspacman-help-bump = Ghosts pass each other freely. One that would end on another ghost moves on to the next open square, away from where it came from; if there are several, its player chooses.
mspacman-help-touch-title = On the screen
mspacman-help-touch = Tap square by square, or tap a square further away to go straight there. Nothing is final until you tap Go: you can step back as often as you like. “Shortest paths” shows how each ghost gets to Ms. Pac-Man and how likely its next roll is to catch her.
mspacman-help-keys-title = On a keyboard
mspacman-help-keys = Arrow keys move, Enter confirms, Backspace undoes a step, N finds the next square you can reach.

# The story of a turn: what was done, after a name and joined to a list, “Ada rolled 5 and 2 and ate 3 marbles.”
# [squares] is for those who can't see the board; [you] where the other person, or whoever did it ($own), is the reader.
mspacman-deed-spun-to-begin = got { $face } to see who starts
mspacman-deed-took-control = took over Ms. Pac-Man
mspacman-deed-placed = { $detail ->
    [squares] put Ms. Pac-Man on { $at }
   *[plain] put Ms. Pac-Man on the board
}
mspacman-deed-spun = spun { $face }
mspacman-deed-rolled = rolled { $face }
mspacman-deed-walked = { $detail ->
    [squares] moved Ms. Pac-Man to { $to }
   *[plain] { $steps ->
        [one] moved Ms. Pac-Man { $steps } step
       *[other] moved Ms. Pac-Man { $steps } steps
    }
}
mspacman-deed-ghost-walked = { $detail ->
    [squares] moved the ghost to { $to }
   *[plain] { $steps ->
        [one] moved the ghost { $steps } step
       *[other] moved the ghost { $steps } steps
    }
}
mspacman-deed-ate = { $count ->
    [one] ate { $count } dot
   *[other] ate { $count } dots
}
mspacman-deed-power = weakened the ghosts with a Power Dot
mspacman-deed-weak = turned the ghost weak
mspacman-deed-caught = { $you ->
    [you] sent your ghost home
   *[other] sent a ghost home: { $whom }
}
mspacman-deed-ran-into-her = ran into Ms. Pac-Man with a weak ghost
mspacman-deed-extra-turn = got an extra turn
mspacman-deed-captured = { $you ->
    [you] took Ms. Pac-Man away from you
   *[other] took Ms. Pac-Man away from { $whom }
}
mspacman-deed-bumped = moved the ghost on to { $to }
mspacman-deed-won = cleared { $area }’s area and won

# What happened to the reader, shown large beside the board; $name is who did it.
mspacman-befalls-captured = { $name } took Ms. Pac-Man from you!
mspacman-befalls-caught = { $name } caught your ghost. It goes home!
mspacman-befalls-ran-into-her = Your weak ghost ran into Ms. Pac-Man. It goes home!
mspacman-score = { $count ->
    [one] 1 dot
   *[other] { $count } dots
}
