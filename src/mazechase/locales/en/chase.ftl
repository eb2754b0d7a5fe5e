error-chase-bad-action = “{ $text }” is not an action; actions are a square such as e2, a ghost's name, or - for the end of a move.
error-chase-bad-position = “{ $text }” is not a position; it is written as: { $form }.
error-chase-bad-square = “{ $text }” is not a square; squares are a1 to i9.

error-chase-layout-field = A layout needs “{ $field }”: source is text, fences and pellets are lists, starts is a table.
error-chase-layout-extra = A layout has no “{ $field }”; it has source, fences, pellets and starts.
error-chase-layout-many-fences = There are { $count } fences; at most { $most } are in the box.
error-chase-layout-fence = “{ $fence }” is not a fence; fences are a square and h or v, such as e3h.
error-chase-layout-fence-border = The fence { $fence } lies on the border or reaches over it.
error-chase-layout-fence-clash = The fence { $fence } overlaps or crosses another.
error-chase-layout-square = { $place }: “{ $square }” is not a square; squares are a1 to i9.
error-chase-layout-pellet-count = There must be { $wanted } pellets, and there are { $count }.
error-chase-layout-pellet-twice = Two pellets lie on { $square }.
error-chase-layout-pieces = The starts must be those of { $pieces }.
error-chase-layout-start-pellet = { $piece } cannot start on { $square }, where a pellet lies.
error-chase-layout-start-shared = { $piece } cannot start on { $square }, where another piece starts.
error-chase-layout-closed = { $square } cannot be reached from Pac-Man's start; every square must be.
error-chase-layout-parted = Pellets part { $square } from Pac-Man's start; a ghost, which may not stop on them, needs a way round.

error-chase-place-ghosts = A position lists four ghosts, with - for one that is eaten.
error-chase-place-pellets = A pellet lies where the layout has none, or none is missing though one was just eaten.
error-chase-place-lives = Pac-Man cannot have that many lives, and if none is left, a pellet is.
error-chase-place-idle = There cannot have been that many cycles without a pellet.
error-chase-place-best = That many pellets cannot have been eaten within a life that is lost.
error-chase-place-cycles = Cycles are counted only up to the option max_turns.
error-chase-place-sharing = Two ghosts cannot stand on one square.
error-chase-place-on-pellet = Nobody can stand on a pellet there.
error-chase-place-waiting = These ghosts cannot be waiting for their move.
error-chase-place-over = It is over, so nobody can be in the middle of a move.
error-chase-place-met = Pac-Man and a ghost cannot stand on one square here.
error-chase-place-move = That many steps cannot be left in this move, or not in this way.
error-chase-place-run = The ghost cannot have begun its run like that.
error-chase-place-sight = Whether the ghost sees Pac-Man and whether it is in frenzy must agree.
error-chase-place-stuck = The piece can do nothing here, so it cannot be its move.

chase-refuse-no-call = { $ghost } is not to be named now: { $piece } is moving.
chase-refuse-call-first = First name the ghost that moves next: { $ghosts }.
chase-refuse-ghost-eaten = { $ghost } has been eaten and is back after the next reset.
chase-refuse-has-moved = { $ghost } has moved in this cycle.
chase-refuse-two-steps = Pac-Man always moves two squares; only a pellet stops him.
chase-refuse-one-step = Pac-Man moves at least one square.
chase-refuse-must-boost = The boost must be used.
chase-refuse-whole-boost = A boost that is begun must be used up.
chase-refuse-stop-on-pellet = { $ghost } cannot stop on { $square }, where a pellet lies.
chase-refuse-run-on = { $ghost } is in frenzy and runs on from { $square }.
chase-refuse-must-catch = { $ghost } can reach Pac-Man in this move and must; { $square } does not lead there.
chase-refuse-must-move = { $ghost } cannot stay on { $square }: a ghost that can move must.
chase-refuse-stands-there = { $piece } stands on { $square } already.
chase-refuse-fence-between = A fence stands between { $piece } and { $square }.
chase-refuse-no-jump = { $piece } cannot jump over another piece to { $square }.
chase-refuse-too-far = { $square } is too far: { $piece } goes from square to neighbouring square, never diagonally.
chase-refuse-ghost-there = A ghost stands on { $square }; without the boost Pac-Man cannot go there.
chase-refuse-straight-on = A ghost in frenzy runs straight on, so { $ghost } cannot turn to { $square }.
chase-refuse-no-sharing = Another ghost stands on { $square }, and { $ghost } can neither share it nor pass.
chase-refuse-pellet-there = A pellet lies on { $square }, and { $ghost } cannot end its move there.
chase-refuse-toward = { $ghost } sees Pac-Man and must run towards him, not to { $square }.
chase-refuse-farther = By way of { $square } { $ghost } gets one square far; in frenzy it must run two where it can.

chase-event-moved = Seat { $seat } moves { $piece } from { $origin } to { $to }.
chase-event-ate-pellet = Pac-Man eats the power pellet on { $at }; { $left ->
    [one] { $left } is left
   *[other] { $left } are left
}.
chase-event-boosted = Pac-Man is boosted: up to { $steps } squares more, and he eats ghosts.
chase-event-ate-ghost = Pac-Man eats { $ghost } on { $at }.
chase-event-boost-ended = Pac-Man's boost ends on { $at }.
chase-event-called = Seat { $seat } names { $ghost }.
chase-event-frenzied = { $ghost } sees Pac-Man along { $line } and is in frenzy.
chase-event-stayed = { $piece } stays on { $at }.
chase-event-stopped = Seat { $seat } ends the move: { $piece } stops on { $at }.
chase-event-caught = { $ghost } catches Pac-Man on { $at }; { $lives ->
    [one] { $lives } life is left
   *[other] { $lives } lives are left
}.
chase-event-stalled = { $cycles ->
    [one] { $cycles } cycle
   *[other] { $cycles } cycles
} without a pellet cost Pac-Man a life; { $lives ->
    [one] { $lives } is left
   *[other] { $lives } are left
}.
chase-event-reset = Everybody is back at the start: Pac-Man on { $pacman }, the ghosts on { $ghosts }.
chase-event-pellets-back = The pellets on { $pellets } are back.
chase-event-won = { $winner ->
    [ghosts] The ghosts win
   *[other] { $winner } wins
}; Pac-Man reaches { $level ->
    [0] no level
   *[other] level { $level }
}.
chase-event-turn-limit = { $cycles ->
    [one] { $cycles } cycle has
   *[other] { $cycles } cycles have
} been played, as agreed; nobody wins, and Pac-Man reaches { $level ->
    [0] no level
   *[other] level { $level }
}.

chase_pellets_eaten = Pac-Man has eaten all four power pellets.
chase_lives_lost = The ghosts have taken Pac-Man's last life.

# On the page.
chase-name = The chase
chase-about = Eat the four power pellets before the ghosts catch you. One plays Pac-Man, the others share the ghosts.
chase-todo = Choose a glowing square.
chase-todo-pacman = { $steps ->
    [one] One step more: choose a glowing square.
   *[other] Walk { $steps } squares: choose a glowing one. You may turn and go back.
}
chase-todo-boost = { $steps ->
    [one] Boost! One square more if you like. You eat the ghosts you meet.
   *[other] Boost! Up to { $steps } squares more if you like. You eat the ghosts you meet.
}
chase-todo-ghost = { $ghost } moves: choose a glowing square.
chase-todo-frenzy = { $ghost } sees Pac-Man and runs: choose a glowing square.
chase-todo-call = Which ghost moves next? Touch it.
chase-show-ways = Lines of sight
chase-setup-random = Draw lots for who is Pac-Man
chase-setup-chosen = The first place is Pac-Man, the others share the ghosts.
chase-call = Which ghost moves next?
chase-end-here = End here
chase-boost = { $steps ->
    [one] Boost: { $steps } step
   *[other] Boost: { $steps } steps
}
chase-frenzy = Frenzy!
chase-waiting = Then { $ghosts }
chase-level = { $level ->
    [0] No level: no pellet eaten
    [1] Level 1: Beginner Pac-Man
    [2] Level 2: Promising Pac-Man
    [3] Level 3: Confirmed Pac-Man
   *[other] Level { $level }: Elite Pac-Man
}
chase-lives = { $lives ->
    [one] { $lives } life left
   *[other] { $lives } lives left
}; pellets eaten: { $eaten }
chase-patience = { $cycles ->
    [one] A pellet now, or a life is lost
   *[other] A pellet within { $cycles } cycles!
}
chase-runs = { $ghost }{ $state ->
    [eaten] , eaten
    [moves] , to move
   *[there] { "" }
}
chase-grid = Board. Arrow keys move over the squares, Enter sends the piece there or names the ghost, E ends the move.
chase-square-piece = { $piece }: { $name }
chase-square-pellet = power pellet
chase-square-target = { $steps ->
    [one] you can step here
   *[other] you can go here in { $steps } steps
}
chase-square-call = you can name this ghost
chase-square-fences = fence { $sides }

chase-option-layout = Maze
chase-option-layout-gates = Gates
chase-option-layout-gates-about = The usual one. When both sides play perfectly, Pac-Man just wins.
chase-option-layout-den = Den
chase-option-layout-den-about = The ghosts come out of a den at the top; long lanes run along the sides. Good for Pac-Man.
chase-option-layout-hedges = Hedges
chase-option-layout-hedges-about = The pellets lie well inside; the ghosts come from all sides. Good players win about as often on either side.
chase-option-layout-pinwheel = Pinwheel
chase-option-layout-pinwheel-about = The same after half a turn of the board; the ghosts begin in the upper half. Good for the ghosts.
chase-option-layout-printed = Open field
chase-option-layout-printed-about = Like the printed board, as far as it is known: six fences only, so the ghosts see far. Good for the ghosts.
chase-option-layout-towers = Towers
chase-option-layout-towers-about = The pellets lie in the corners, behind walls. Good for Pac-Man.
chase-option-lives = Pac-Man's lives
chase-option-lives-1 = one
chase-option-lives-2 = two
chase-option-lives-3 = three
chase-option-pacman-short-move = Pac-Man may stop after one square
chase-option-pacman-into-ghost = When Pac-Man walks into a ghost without the boost
chase-option-pacman-into-ghost-blocked = it is in his way
chase-option-pacman-into-ghost-caught = he is caught
chase-option-boost-mandatory = Pac-Man must use the boost
chase-option-boost-exact = A boost that is used takes all three squares
chase-option-eat-in-passing = With the boost Pac-Man also eats ghosts on his way, not only where he stops
chase-option-boost-chain = A second pellet during the boost boosts anew
chase-option-ghost-order = Order of the ghosts
chase-option-ghost-order-fixed = always the same
chase-option-ghost-order-free = chosen each time
chase-option-ghost-pass = A ghost may stand still
chase-option-must-catch = A ghost that can catch Pac-Man must
chase-option-frenzy-path = In frenzy a ghost runs
chase-option-frenzy-path-straight = straight on
chase-option-frenzy-path-free = as it likes
chase-option-frenzy-path-toward = towards Pac-Man
chase-option-frenzy-exact = In frenzy a ghost runs two squares if it can
chase-option-ghost-cross-pellet = In frenzy a ghost may run across a pellet
chase-option-ghosts-stack = Ghosts may share a square
chase-option-pellets-reset = All pellets come back when a life is lost
chase-option-stall-limit = Cycles without a pellet that cost a life
chase-option-max-turns = It ends after so many cycles

chase-help-1 = Pac-Man wants to eat the four power pellets. The ghosts want to catch him three times: each time costs him a life and sends everybody back to the start.
chase-help-2 = First Pac-Man walks two squares. He may turn and go back, but ghosts and fences are in his way.
chase-help-3 = On a pellet he stops and is boosted: up to three squares more, through ghosts, and every ghost he meets is eaten until the next start. Another pellet on the way boosts him anew.
chase-help-4 = Then the ghosts move one square each: Blinky, Inky, Pinky, Clyde. They may share a square, but they cannot stop on a pellet.
chase-help-5 = A ghost that sees Pac-Man along its row or column when its turn comes is in frenzy: it runs two squares straight on. Fences block its sight, other ghosts do not.
chase-help-6 = Pac-Man's walk and the ghosts' moves after it are a cycle. After too many cycles without a pellet, 20 unless you choose otherwise, he loses a life too.
chase-help-7 = Below the board you see which piece moves, whose it is, and which ghosts follow. Touch a square two steps away and the piece walks there; touch the small dots to choose the way yourself.
chase-help-8 = With the keyboard: arrow keys and Enter; E ends a move early.

# What somebody does, after their name: “Ada: Pac-Man from e2 to e3.”
chase-short-moved = { $piece } from { $origin } to { $to }.
chase-short-stopped = { $piece } stops on { $at }.
chase-short-called = { $ghost } is next.

# In the log, beside the piece that moves; short.
chase-note-stays = stays
chase-note-called = { $ghost } next
chase-note-ate = eats { $ghost }
chase-note-life = life lost
chase-note-pellets = { $count ->
    [one] 1 pellet
   *[other] { $count } pellets
}
