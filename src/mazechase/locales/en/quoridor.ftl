error-quoridor-bad-action = “{ $text }” is neither a square such as e2 nor a fence such as e3h.
error-quoridor-bad-position = “{ $text }” isn't a position; write it as: { $form }.
error-quoridor-bad-square = “{ $text }” isn't a square; squares are a1 to i9.
error-quoridor-bad-fence = A fence can't go at “{ $fence }”; fences can't overlap or cross.
error-quoridor-no-three = The option three_players doesn't allow three players.
error-quoridor-place-seats = A position for { $players } players needs { $players } pieces and { $players } counts of fences left.
error-quoridor-place-turn = The seat to move must be from 1 to { $players }.
error-quoridor-place-sharing = Two pieces can't share a square.
error-quoridor-place-fences = Each of the { $players } players has { $each } fences, counting those on the board and those in hand.
error-quoridor-place-taken = Actions are only counted up to the option max_turns.
error-quoridor-place-two-home = Two pieces can't both have reached their goal lines.
error-quoridor-place-shut-in = Seat { $seat } has no path to its goal line.
error-quoridor-place-stuck = Seat { $seat } can't do anything here, so it can't be its turn.

quoridor-refuse-no-pass = Your piece is already there, and you can't skip a turn.
quoridor-refuse-occupied = There's another piece there.
quoridor-refuse-too-far = Too far: a piece moves one square, or jumps over one piece next to it.
quoridor-refuse-no-diagonal = A piece only moves diagonally around a piece it can't jump over.
quoridor-refuse-fence-between = There's a fence in the way.
quoridor-refuse-one-piece-a-jump = There are two pieces in the way, and you can only jump over one.
quoridor-refuse-piece-behind = You can only land there if there's a fence behind the other piece; here there's a third piece.
quoridor-refuse-jump-straight = The straight jump is free, so you can't land to the side.
quoridor-refuse-fence-beside = There's a fence between the piece you'd jump over and that square.
quoridor-refuse-edge-behind = You can only land there if there's a fence behind the other piece; here the board ends.
quoridor-refuse-off-board = The fence would stick out over the edge of the board.
quoridor-refuse-no-fences-left = You have no fences left.
quoridor-refuse-overlap = There's no room: another fence is in the way.
quoridor-refuse-crossing = The fence would cross another one.
quoridor-refuse-last-path = The fence would leave seat { $seat } no path to its goal line.
quoridor-refuse-last-path-named = would have no path left to the goal with a fence there.

quoridor-event-moved = Seat { $seat } moved from { $origin } to { $to }.
quoridor-event-jumped = Seat { $seat } jumped from { $origin } over { $over } to { $to }.
quoridor-event-fenced = { $left ->
    [one] Seat { $seat } put up the fence { $fence } and has { $left } fence left.
   *[other] Seat { $seat } put up the fence { $fence } and has { $left } fences left.
}
quoridor-event-passed-over = Seat { $seat } couldn't do anything and missed a turn.
quoridor-event-won = Seat { $seat } reached { $at } and won.
quoridor-event-turn-limit = { $turns ->
    [one] The limit of { $turns } turn has been reached; nobody wins.
   *[other] The limit of { $turns } turns has been reached; nobody wins.
}

goal_reached = The winner's piece reached the far side.
goal_reached-own = Your piece reached the far side.

# On the page.
quoridor-name = Quoridor
quoridor-about = Be the first to cross the maze. On each turn, take a step or put a fence in someone's way.
quoridor-step-1 = Get your piece across the board first.
quoridor-step-2 = Take a step, or put up a fence.
quoridor-step-3 = Fences make others take the long way round.
quoridor-guide-turn = Welcome! On your turn you do one thing: walk one square towards your line on the far side, or put up a fence to slow somebody down.
quoridor-todo = Tap a glowing dot to move there, or put up a fence.
quoridor-todo-walk = Tap a glowing dot to move there.
quoridor-todo-fence = Move the fence where you want it, turn it, then place it.
quoridor-fences-left = { $left ->
    [one] { $left } fence left
   *[other] { $left } fences left
}
quoridor-put-up-fence = Put up a fence
quoridor-turn-fence = Turn
quoridor-place-fence = Place it
quoridor-cancel-fence = No fence
quoridor-grid = Board. Arrow keys move around the squares, Enter moves your piece, F switches to fences.
quoridor-grid-fences = Where a fence can go. Arrow keys move it, R turns it, Enter puts it up, F or Escape goes back to your piece.
quoridor-square-pawn = piece: { $name }
quoridor-square-target = you can move here
quoridor-square-goal = goal: { $name }
quoridor-square-fences = fence { $sides }
quoridor-fence-of = put up by { $name }
quoridor-slot = { $slot }, { $way ->
    [h] horizontal
   *[v] vertical
}, { $state ->
    [free] free
    [up] there's a fence here
   *[closed] not possible here
}
quoridor-option-edge-as-fence = The edge of the board counts as a fence, so you can jump to the side there
quoridor-option-diagonal-past-piece = If another piece is behind the one you jump over, you can land to the side
quoridor-option-max-turns = Turn limit

# What somebody does, after their name: “Ada moved from e1 to e2.”
quoridor-short-moved = moved from { $origin } to { $to }.
quoridor-short-jumped = jumped from { $origin } over { $over } to { $to }.
quoridor-short-fenced = put up a fence at { $fence }; { $left } left.
quoridor-short-passed-over = couldn't do anything and missed a turn.
quoridor-short-won = reached { $at } and won!

## What the coach would do
quoridor-advice-move = Move to { $to }.
quoridor-advice-fence = Put up a fence at { $to }.

## Why the coach would do it
quoridor-reason-wins = That wins the game!
quoridor-reason-jump = { $steps ->
    [one] It brings you one step closer.
   *[other] It brings you { $steps } steps closer at once.
}
quoridor-reason-nearer = { $steps ->
    [one] After that you're one step from home.
   *[other] After that you're { $steps } steps from home.
}
quoridor-reason-costs = { $steps ->
    [one] It costs seat { $seat } one step.
   *[other] It costs seat { $seat } { $steps } steps.
}
quoridor-reason-costs-named = { $steps ->
    [one] has one more step to walk.
   *[other] has { $steps } more steps to walk.
}
quoridor-reason-stops = { $steps ->
    [one] Seat { $seat } was one step from home and now needs one more step.
   *[other] Seat { $seat } was one step from home and now needs { $steps } more steps.
}
quoridor-reason-stops-named = { $steps ->
    [one] was one step from home and now needs one more step.
   *[other] was one step from home and now needs { $steps } more steps.
}
quoridor-reason-free = It doesn't slow you down.
quoridor-reason-costs-you = { $steps ->
    [one] It costs you one step.
   *[other] It costs you { $steps } steps.
}

# The rules, part by part; loaded when somebody opens the help.
quoridor-help-aim-title = The aim
quoridor-help-aim = Be the first to get your piece to the side marked with its colour and picture. Any square of that side will do, and you win at once. Two, three or four can play, clockwise. Two have 10 fences each, three have 6, four have 5.
quoridor-help-turn-title = Your turn
quoridor-help-turn = You do one thing: move your piece or put up a fence. You can't skip your turn. Only somebody who can do neither is passed over.
quoridor-help-move-title = Moving
quoridor-help-move = A piece moves one square forwards, backwards or sideways: never diagonally, never through a fence and never onto another piece. Rings show where you can go.
quoridor-help-jump-title = Jumping
quoridor-help-jump = If another piece is next to yours, you may jump straight over it and land right behind it. You never have to, and you can only jump over one piece per turn.
quoridor-help-side-title = Landing beside it
quoridor-help-side = If there's a fence or the edge of the board behind that piece, you may land beside it instead, left or right, unless a fence is in between. While the straight jump is free, the sides are not. If there's a third piece behind it, you can't jump at all.
quoridor-help-fence-title = Fences
quoridor-help-fence = A fence is two squares long. It stops everyone, including you, and stays for the whole game. Fences can't overlap, cross each other or stick out over the edge.
quoridor-help-path-title = Always a path
quoridor-help-path = You may make others walk further, but never shut them in: with the new fence, everyone must still have a path to their goal. Other pieces on that path don't count, because they'll move on.
quoridor-help-end-title = No winner
quoridor-help-end = If you set a turn limit, the game ends without a winner when it is reached. A goal reached on the last turn still wins.
quoridor-help-touch-title = On the screen
quoridor-help-touch = On a touch screen: tap between squares to try out a fence, drag it, tap it to turn it, then place it. With a mouse: point between squares and click.
quoridor-help-keys-title = On a keyboard
quoridor-help-keys = Arrow keys and Enter; F switches between your piece and fences, R turns the fence.

# The story of a turn: what was done, after a name and joined to a list, “Ada rolled 5 and 2 and ate 3 marbles.”
# [squares] is for those who can't see the board; [you] where the other person, or whoever did it ($own), is the reader.
quoridor-deed-moved = { $detail ->
    [squares] moved to { $to }
   *[plain] moved one square
}
quoridor-deed-jumped = { $detail ->
    [squares] jumped over { $over } to { $to }
   *[plain] jumped over a piece
}
quoridor-deed-fenced = { $detail ->
    [squares] put up a fence at { $fence } ({ $left } left)
   *[plain] put up a fence ({ $left } left)
}
quoridor-deed-passed-over = couldn't do anything and missed a turn
quoridor-deed-won = won
