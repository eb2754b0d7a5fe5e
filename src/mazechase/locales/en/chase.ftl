error-chase-bad-action = “{ $text }” isn't an action; an action is a square such as e2, a ghost's name, or - to end a move.
error-chase-bad-position = “{ $text }” isn't a position; write it as: { $form }.
error-chase-bad-square = “{ $text }” isn't a square; squares are a1 to i9.

error-chase-layout-field = A layout needs “{ $field }”: source is text, fences and pellets are lists, starts is a table.
error-chase-layout-extra = A layout has no field “{ $field }”; its fields are source, fences, pellets and starts.
error-chase-layout-many-fences = There are { $count } fences; the box has only { $most }.
error-chase-layout-fence = “{ $fence }” isn't a fence; a fence is a square and h or v, such as e3h.
error-chase-layout-fence-border = The fence { $fence } is on the edge of the board or sticks out over it.
error-chase-layout-fence-clash = The fence { $fence } overlaps or crosses another.
error-chase-layout-square = { $place }: “{ $square }” isn't a square; squares are a1 to i9.
error-chase-layout-pellet-count = { $count ->
    [one] There must be { $wanted } pellets, but there is { $count }.
   *[other] There must be { $wanted } pellets, but there are { $count }.
}
error-chase-layout-pellet-twice = There are two pellets on { $square }.
error-chase-layout-pieces = The starts must be those of { $pieces }.
error-chase-layout-start-pellet = { $piece } can't start on { $square }: there's a pellet.
error-chase-layout-start-shared = { $piece } can't start on { $square }: another piece starts there.
error-chase-layout-closed = { $square } can't be reached from Pac-Man's start; every square must be reachable.
error-chase-layout-parted = Pellets cut { $square } off from Pac-Man's start; ghosts can't stop on pellets, so they need a way around.

error-chase-place-ghosts = A position lists four ghosts, with - for one that has been eaten.
error-chase-place-pellets = There is a pellet where the layout has none, or none is missing although one was just eaten.
error-chase-place-lives = Pac-Man can't have that many lives; and if no life is left, a pellet must be.
error-chase-place-idle = There can't have been that many rounds without a pellet.
error-chase-place-best = That many pellets can't have been eaten in a life that was lost.
error-chase-place-cycles = Rounds are only counted up to the option max_turns.
error-chase-place-sharing = Two ghosts can't share a square.
error-chase-place-on-pellet = No piece can be on a pellet there.
error-chase-place-waiting = These ghosts can't be waiting for their move.
error-chase-place-over = The game is over, so no piece can be in the middle of a move.
error-chase-place-met = Pac-Man and a ghost can't share a square here.
error-chase-place-move = That many steps can't be left in this move, or not in this way.
error-chase-place-run = The ghost can't have started its run like that.
error-chase-place-sight = A ghost must be in a frenzy if it sees Pac-Man, and only then.
error-chase-place-stuck = The piece can't do anything here, so it can't be its move.

chase-refuse-no-call = You can't choose { $ghost } now: { $piece } is moving.
chase-refuse-call-first = First choose the ghost that moves next: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } was eaten and comes back after the next restart.
chase-refuse-has-moved = { $ghost } has already moved this round.
chase-refuse-two-steps = Pac-Man always moves two squares; only a pellet stops him.
chase-refuse-one-step = Pac-Man must move at least one square.
chase-refuse-must-boost = Pac-Man must use the boost.
chase-refuse-whole-boost = A boost must use all its squares.
chase-refuse-stop-on-pellet = { $ghost } can't stop there: there's a pellet.
chase-refuse-run-on = { $ghost } is in a frenzy and must run on.
chase-refuse-must-catch = { $ghost } can catch Pac-Man in this move and must do so; this doesn't lead there.
chase-refuse-must-move = { $ghost } can't stay: a ghost that can move must move.
chase-refuse-stands-there = { $piece } is already there.
chase-refuse-fence-between = There's a fence in the way of { $piece }.
chase-refuse-no-jump = { $piece } can't jump over another piece.
chase-refuse-too-far = Too far: { $piece } moves square by square, never diagonally.
chase-refuse-ghost-there = There's a ghost there; Pac-Man can't go there without a boost.
chase-refuse-straight-on = A ghost in a frenzy runs in a straight line, so { $ghost } can't turn.
chase-refuse-no-sharing = There's another ghost there, and { $ghost } can't share the square or pass.
chase-refuse-pellet-there = There's a pellet there, and { $ghost } can't end its move on it.
chase-refuse-toward = { $ghost } sees Pac-Man and must run towards him.
chase-refuse-farther = That way, { $ghost } could only run one square; in a frenzy it must run two if it can.

chase-event-moved = Seat { $seat } moved { $piece } from { $origin } to { $to }.
chase-event-ate-pellet = Pac-Man ate the power pellet on { $at }; { $left ->
    [one] { $left } is left
   *[other] { $left } are left
}.
chase-event-boosted = { $steps ->
    [one] Pac-Man got a boost: up to { $steps } more square, and he eats ghosts.
   *[other] Pac-Man got a boost: up to { $steps } more squares, and he eats ghosts.
}
chase-event-ate-ghost = Pac-Man ate { $ghost } on { $at }.
chase-event-boost-ended = Pac-Man's boost ended on { $at }.
chase-event-called = Seat { $seat } chose { $ghost }.
chase-event-frenzied = { $ghost } saw Pac-Man along { $line } and went into a frenzy.
chase-event-stayed = { $piece } stayed on { $at }.
chase-event-stopped = Seat { $seat } stopped { $piece } on { $at }.
chase-event-caught = { $ghost } caught Pac-Man on { $at }; { $lives ->
    [one] { $lives } life is left
   *[other] { $lives } lives are left
}.
chase-event-stalled = Pac-Man lost a life after { $cycles ->
    [one] { $cycles } round
   *[other] { $cycles } rounds
} without a pellet (house rule); { $lives ->
    [one] { $lives } is left
   *[other] { $lives } are left
}.
chase-event-reset = Everyone is back at the start: Pac-Man on { $pacman }, the ghosts on { $ghosts }.
chase-event-pellets-back = The pellets on { $pellets } are back.
chase-event-won = { $winner ->
    [ghosts] The ghosts won
   *[other] { $winner } won
}; Pac-Man reached { $level ->
    [0] no level
   *[other] level { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] The limit of { $cycles } round has
   *[other] The limit of { $cycles } rounds has
} been reached; nobody wins, and Pac-Man reached { $level ->
    [0] no level
   *[other] level { $level }
}.

chase_pellets_eaten = Pac-Man ate all four power pellets.
chase_lives_lost = The ghosts took Pac-Man's last life.

# On the page.
chase-name = The chase
chase-about = Eat the four power pellets before the ghosts catch you. One player is Pac-Man, the others share the ghosts.
chase-harm = Pac-Man would lose a life.
chase-word-Pac-Man = Pac-Man
chase-word-Blinky = Blinky
chase-word-Inky = Inky
chase-word-Pinky = Pinky
chase-word-Clyde = Clyde
chase-step-1 = Pac-Man has to eat all four power pellets.
chase-step-2 = The ghosts have to catch him three times.
chase-step-3 = A pellet gives him a boost: now he eats the ghosts!
chase-guide-turn = Welcome! Pac-Man wants the four pellets, and the ghosts want to catch him three times. Tap a glowing square to go there.
chase-todo = Tap a glowing square.
chase-todo-pacman = { $steps ->
    [one] { $steps } square left: pick a glowing square.
   *[other] Move { $steps } squares: pick a glowing square. You may turn and go back.
}
chase-todo-boost = { $steps ->
    [one] Boost! You may move { $steps } more square and eat any ghost you meet.
   *[other] Boost! You may move up to { $steps } more squares and eat any ghost you meet.
}
chase-todo-ghost = { $ghost } moves: pick a glowing square.
chase-todo-frenzy = { $ghost } sees Pac-Man and runs: pick a glowing square.
chase-todo-call = Which ghost moves next? Tap it.
chase-show-ways = Lines of sight
chase-setup-random = Random Pac-Man
chase-setup-chosen = The first seat is Pac-Man, the others share the ghosts.
chase-call = Which ghost moves next?
chase-end-here = End here
chase-boost = { $steps ->
    [one] Boost: { $steps } step
   *[other] Boost: { $steps } steps
}
chase-frenzy = Frenzy!
chase-waiting = Then { $ghosts }
chase-level = { $level ->
    [0] No level: no pellets eaten
    [1] Level 1: Beginner Pac-Man
    [2] Level 2: Promising Pac-Man
    [3] Level 3: Expert Pac-Man
   *[other] Level { $level }: Elite Pac-Man
}
chase-lives = { $lives ->
    [one] { $lives } life left
   *[other] { $lives } lives left
}; pellets eaten: { $eaten }
chase-patience = { $cycles ->
    [one] Eat a pellet now, or lose a life
   *[other] Eat a pellet within { $cycles } rounds!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , eaten
    [moves] , to move
   *[there] { "" }
}
chase-grid = Board. Arrow keys move around the squares, Enter sends the piece there or chooses the ghost, E ends the move.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = power pellet
chase-square-target = { $steps ->
    [one] you can go here in { $steps } step
   *[other] you can go here in { $steps } steps
}
chase-square-call = you can choose this ghost
chase-square-fences = fence { $sides }

chase-option-layout = Maze
chase-option-layout-gates = Gates
chase-option-layout-gates-about = The standard maze. If nobody makes a mistake, Pac-Man wins with 3 lives, and the ghosts win if he has 1 or 2.
chase-option-layout-den = Den
chase-option-layout-den-about = The ghosts come out of a den at the top; long lanes run along the sides. Good for Pac-Man. If nobody makes a mistake, Pac-Man wins with 2 or 3 lives, and the ghosts win if he has only 1.
chase-option-layout-hedges = Hedges
chase-option-layout-hedges-about = The pellets are well inside; the ghosts come from all sides. Good players win about as often on either side. If nobody makes a mistake, the ghosts always win.
chase-option-layout-orchard = Orchard
chase-option-layout-orchard-about = Trees stand in rows in the middle; the pellets are behind fences. Players of the same strength win about as often on either side. If nobody makes a mistake, the ghosts always win.
chase-option-layout-pairs = Pairs
chase-option-layout-pairs-about = The pellets come in pairs, so one boost can lead to the next. If nobody makes a mistake, Pac-Man always wins.
chase-option-layout-pinwheel = Pinwheel
chase-option-layout-pinwheel-about = The maze looks the same upside down; the ghosts start in the upper half. Good for the ghosts. If nobody makes a mistake, the ghosts always win.
chase-option-layout-printed = Open field
chase-option-layout-printed-about = Like the printed board, as far as we know it: only six fences, so the ghosts see far. Good for the ghosts. If nobody makes a mistake, the ghosts always win.
chase-option-layout-towers = Towers
chase-option-layout-towers-about = The pellets are in the corners, behind walls. Good for Pac-Man. If nobody makes a mistake, Pac-Man wins with 2 or 3 lives, and the ghosts win if he has only 1.
chase-option-layout-crossroads = Crossroads
chase-option-layout-crossroads-about = Two roads cross in the middle, and a ghost waits on each of them. If nobody makes a mistake, the ghosts always win.
chase-option-layout-harbour = Harbour
chase-option-layout-harbour-about = Jetties reach in from both sides; the pellets come in pairs, so one boost can lead to the next. If nobody makes a mistake, Pac-Man always wins.
chase-option-layout-stables = Stables
chase-option-layout-stables-about = Stalls at the top and at the bottom, and the pellets in pairs at the sides. If nobody makes a mistake, Pac-Man wins with 2 or 3 lives, and the ghosts win if he has only 1.
chase-option-layout-market = Market
chase-option-layout-market-about = Stalls stand in rows to the left and right of a long lane. Players of the same strength win about as often on either side. If nobody makes a mistake, the ghosts always win.
chase-option-layout-courtyard = Courtyard
chase-option-layout-courtyard-about = A wide courtyard with four niches; the pellets are at their doors. If nobody makes a mistake, Pac-Man wins with 3 lives, and the ghosts win if he has 1 or 2.
chase-option-layout-ladders = Ladders
chase-option-layout-ladders-about = Ladders stand on both sides, and two narrow lanes lead into the middle. If nobody makes a mistake, Pac-Man wins with 3 lives, and the ghosts win if he has 1 or 2.
chase-option-layout-quay = Quay
chase-option-layout-quay-about = Made for one life. If nobody makes a mistake, Pac-Man always wins.
chase-option-layout-alley = Alley
chase-option-layout-alley-about = Made for two lives. If nobody makes a mistake, Pac-Man wins with 2 or 3 lives, and the ghosts win if he has only 1.
chase-option-layout-fairground = Fairground
chase-option-layout-fairground-about = Made for three lives. If nobody makes a mistake, the ghosts always win.
chase-option-lives = Pac-Man's lives
chase-option-lives-1 = one
chase-option-lives-2 = two
chase-option-lives-3 = three
chase-option-pacman-short-move = Pac-Man may stop after one square
chase-option-pacman-into-ghost = If Pac-Man runs into a ghost without a boost
chase-option-pacman-into-ghost-blocked = it blocks his way
chase-option-pacman-into-ghost-caught = he is caught
chase-option-boost-mandatory = Pac-Man must use the boost
chase-option-boost-exact = A boost must use all three squares
chase-option-eat-in-passing = With a boost, Pac-Man also eats ghosts he passes, not only where he stops
chase-option-boost-chain = A second pellet during a boost restarts the boost
chase-option-ghost-order = Order of the ghosts
chase-option-ghost-order-fixed = always the same
chase-option-ghost-order-free = chosen each time
chase-option-ghost-pass = Ghosts may stay where they are
chase-option-must-catch = Ghosts must catch if they can
chase-option-frenzy-path = In a frenzy, a ghost runs
chase-option-frenzy-path-straight = in a straight line
chase-option-frenzy-path-free = any way it likes
chase-option-frenzy-path-toward = towards Pac-Man
chase-option-frenzy-exact = In a frenzy, a ghost must run two squares if it can
chase-option-ghost-cross-pellet = In a frenzy, a ghost may run across a pellet
chase-option-ghosts-stack = Ghosts may share a square
chase-option-pellets-reset = All pellets come back when a life is lost
chase-option-stall-limit = Lose a life after this many rounds without a pellet
chase-option-max-turns = Round limit

# What somebody does, after their name: “Ada moved Pac-Man from e2 to e3.”
chase-short-moved = moved { $piece } from { $origin } to { $to }.
chase-short-stopped = stopped { $piece } on { $at }.
chase-short-called = chose { $ghost }.

# In the log, beside the piece that moves; short.
chase-note-stays = stays
chase-note-called = { $ghost } next
chase-note-ate = eats { $ghost }
chase-note-life = life lost
chase-note-pellets = { $count ->
    [one] 1 pellet
   *[other] { $count } pellets
}

## What the coach would do
chase-advice-step = Step to { $to }.
chase-advice-end = Stop here.
chase-advice-call = Choose { $to }.

## Why the coach would do it
chase-reason-wins = That wins the game!
chase-reason-pellet = It eats a pellet.
chase-reason-eats = It eats { $ghost }.
chase-reason-catches = It catches Pac-Man.
chase-reason-caught = { $ghost } catches you there.
chase-reason-seen = { $ghost } sees you there.
chase-reason-unseen = No ghost sees you there.
chase-reason-near = { $steps ->
    [one] That's one square from Pac-Man.
   *[other] That's { $steps } squares from Pac-Man.
}

# The rules, part by part; loaded when somebody opens the help.
chase-help-aim-title = The aim
chase-help-aim = Pac-Man wins when he has eaten the four power pellets. The ghosts win when they have caught him three times: each catch costs a life. The level he reached is the number of pellets he ate.
chase-help-sides-title = Who plays what
chase-help-sides = Player 1 is Pac-Man; the others share the four ghosts and win or lose together. A round is Pac-Man's move and the ghosts' moves after it. Pac-Man goes first, and again after each restart.
chase-help-pacman-title = Pac-Man's move
chase-help-pacman = He moves exactly two squares, step by step, never diagonally. He may turn and go back. Fences and ghosts block his way, and nobody jumps. If he can't step anywhere, he stays.
chase-help-pellet-title = The boost
chase-help-pellet = On a pellet he stops, eats it and gets a boost: up to three more squares, in any direction, even through ghosts. The boost is over before the ghosts move.
chase-help-eaten-title = Eating ghosts
chase-help-eaten = Every ghost he meets during a boost is eaten and stays out until the next restart. Another pellet on the way starts a new boost of three squares.
chase-help-ghosts-title = The ghosts' moves
chase-help-ghosts = Blinky, Inky, Pinky and Clyde move in this order, one square each. A ghost that can move must move. Ghosts may share a square and pass each other.
chase-help-guard-title = Ghosts and pellets
chase-help-guard = No ghost may end its move on a pellet; in a frenzy it may run across one. A ghost that could catch Pac-Man doesn't have to.
chase-help-sight-title = What ghosts see
chase-help-sight = A ghost sees along its row and its column, however far, but not diagonally. Fences block its view; ghosts and pellets don't. What counts is what it sees when its move begins.
chase-help-frenzy-title = Frenzy
chase-help-frenzy = A ghost that sees Pac-Man runs two squares in a straight line, in any direction. It must run two if it can. If Pac-Man is right next to it, it catches him on the first square.
chase-help-caught-title = Caught
chase-help-caught = A ghost that reaches Pac-Man's square catches him. He loses a life, and everyone goes back to the start, eaten ghosts too. Eaten pellets stay eaten.
chase-help-stall-title = Don't dawdle
chase-help-stall = After too many rounds without a pellet (20, unless you choose another number), Pac-Man loses a life too. If you set a round limit, the game ends there without a winner.
chase-help-maze-title = The mazes
chase-help-maze = The maze says where the fences and pellets are and where everyone starts. Nobody puts up fences here.
chase-help-touch-title = On the screen
chase-help-touch = Below the board you see which piece moves, who plays it, and which ghosts come next. Tap a square two steps away and the piece goes there; tap the small rings to choose the way yourself.
chase-help-keys-title = On a keyboard
chase-help-keys = Arrow keys and Enter; E ends a move early.

# The story of a turn: what was done, after a name and joined to a list, “Ada rolled 5 and 2 and ate 3 marbles.”
# [squares] is for those who can't see the board; [you] where the other person, or whoever did it ($own), is the reader.
chase-deed-moved = { $detail ->
    [squares] moved: { $places }
   *[plain] moved { $pieces }
}
chase-deed-stayed = couldn't move { $pieces }
chase-deed-spotted = spotted Pac-Man ({ $ghosts })
chase-deed-frenzied = { $ghost } saw Pac-Man and went into a frenzy
chase-deed-ate-pellet = ate a power pellet ({ $left } left)
chase-deed-ate-ghost = ate { $ghost }
chase-deed-caught = { $lives ->
    [one] { $ghost } caught Pac-Man! { $lives } life left
   *[other] { $ghost } caught Pac-Man! { $lives } lives left
}
chase-deed-stalled = { $lives ->
    [one] Pac-Man lost a life: too long without a pellet. { $lives } life left
   *[other] Pac-Man lost a life: too long without a pellet. { $lives } lives left
}
chase-deed-reset = everyone is back at the start

# What happened to the reader, shown large beside the board; $name is who did it.
chase-befalls-caught = { $lives ->
    [one] { $ghost } caught you! { $lives } life left
   *[other] { $ghost } caught you! { $lives } lives left
}
chase-befalls-stalled = { $lives ->
    [one] { $cycles } rounds without a pellet cost you a life. { $lives } life left
   *[other] { $cycles } rounds without a pellet cost you a life. { $lives } lives left
}
chase-befalls-eaten = Pac-Man ate { $ghost }!
