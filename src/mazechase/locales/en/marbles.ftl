error-marbles-bad-token = “{ $text }” is neither a move such as 4c6:b6,c6 or 3e5>g7, nor a choice such as -, take, leave, @c4, from2 or pay1, nor a roll such as *36.
error-marbles-bad-cell = “{ $text }” isn't a cell of this board.
error-marbles-bad-list = “{ $text }” names a cell twice.
error-marbles-bad-task = “{ $text }” isn't a decision that can be pending.
error-marbles-bad-position = “{ $text }” isn't a position; write it as: { $form }.
error-marbles-place-seats = A position for { $players } players lists the Pac-Men, trays and yellow marbles of { $players } seats, and no other seats.
error-marbles-place-ghosts = Each ghost must be on the start or on a hole, never both on the same hole; list the one on the lower cell first.
error-marbles-place-marbles = There must be 72 white marbles, on plain holes and in trays, and 4 yellow ones, on rings, held or owed; none under a Pac-Man.
error-marbles-place-pieces = Each Pac-Man must be alone on a hole or at home, and not on a ghost.
error-marbles-place-dice = Up to two dice from 1 to 6 can be left, the lower first; the last one belongs to a piece.
error-marbles-place-taken = Turns are only counted up to the option max_turns.
error-marbles-place-over = All white marbles are gone, so there can't be a die left to play.
error-marbles-place-stuck = No piece can move with these dice, so the turn would be over.
error-marbles-place-owed = A yellow marble is owed and a ring is empty, so it would already be back.
error-marbles-place-todo = There is no such decision to make here.
error-marbles-place-rolls = Rolling to see who starts happens only in the starting position, one seat after another.

error-marbles-board-field = A board needs “{ $field }”, as text.
error-marbles-board-extra = A board has no field “{ $field }”.
error-marbles-board-waives = A board can only waive { $known }, not “{ $field }”.
error-marbles-board-game = This board is for “{ $field }”, not for marbles.
error-marbles-board-c1 = C1: a board needs 72 plain holes and 4 ringed ones; this one has { $plain } and { $ringed }.
error-marbles-board-c3 = C3: a board needs exactly one home { $mark }; this one has { $count }.
error-marbles-board-c4 = C4: the home { $place } must be on a path between two or more holes, and next to nothing else.
error-marbles-board-c6 = C6, C12: a ghost must be able to reach { $place } without using homes or openings.
error-marbles-board-c7 = C7: the ghosts' start, a single block of =, must be in the middle of the board.
error-marbles-board-c8 = C8: the ghosts' start needs at least two exits, all leading to holes; this one has { $count }.
error-marbles-board-c10 = C10: a board needs at least three openings; this one has { $count }.
error-marbles-board-c11 = C11: the opening at { $place } must be on the edge, next to a hole of its own that leads inwards.
error-marbles-board-c14 = C14: at the start, there is no full move of { $count } from the home { $place }.
error-marbles-board-c19 = C19: the board must look the same from every home when rotated or mirrored.
error-marbles-board-c21 = C21: every hole needs two neighbouring holes, and holes need 2.6 paths on average ({ $place }).
error-marbles-board-openings = On a server, a board may have at most { $most } openings; this one has { $count }.

marbles-refuse-decide-first = { $kind ->
    [under] First decide what to do with the marble under the ghost.
    [ring] First put the yellow marble back on a ring.
    [reward] First choose whose marbles you take.
   *[pay] First choose which marbles to pay with.
}
marbles-refuse-not-asked = You don't have to decide that now.
marbles-refuse-not-a-ring = There's no orange ring there.
marbles-refuse-ring-occupied = That ring isn't empty: there's a marble or a piece on it.
marbles-refuse-not-oneself = Take your reward from another player, not from yourself.
marbles-refuse-nothing-to-take = Seat { $seat } has no marbles to take.
marbles-refuse-nothing-to-take-named = can't give you any: the tray is empty.
marbles-refuse-cannot-pay-so = { $yellow ->
    [one] You can't pay with { $yellow } yellow marble here.
   *[other] You can't pay with { $yellow } yellow marbles here.
}
marbles-refuse-no-pass = A piece that can move must move. You may only choose not to gobble a ghost.
marbles-refuse-pac-has-moved = Pac-Man has already moved; the other die is for a ghost.
marbles-refuse-ghost-has-moved = A ghost has already moved; the other die is for Pac-Man.
marbles-refuse-no-such-die = No die shows { $die }; left to play: { $dice }.
marbles-refuse-start-closed = Nobody can move onto the ghosts' start.
marbles-refuse-say-which-way = Pac-Man can go there with the { $die }: choose that die, then the way.
marbles-refuse-say-which-die = That ghost can go there with the { $die }: choose that die.
marbles-refuse-other-marbles = Pac-Man can go there, but no path gobbles exactly these marbles: it gobbles every marble it passes.
marbles-refuse-occupied = Another Pac-Man is already there.
marbles-refuse-occupied-named = got there first.
marbles-refuse-no-privilege = A ghost is there, and you need a yellow marble to gobble it.
marbles-refuse-home-closed = Pac-Man may pass through that home, but can't stop there.
marbles-refuse-blocked = { $what ->
    [ghosts] { $count ->
        [one] A ghost is in the way.
       *[other] Both ghosts are in the way.
    }
   *[pieces] { $count ->
        [one] Another Pac-Man is in the way.
       *[other] Other pieces are in the way.
    }
}
marbles-refuse-blocked-named = can't be jumped over.
marbles-refuse-no-turning-back = Pac-Man would have to turn straight back on the way, and he can't.
marbles-refuse-full-count = { $other ->
    [0] { $die ->
        [one] Too close: you rolled a { $die }, and you must move exactly { $die } step.
       *[other] Too close: you rolled a { $die }, and you must move exactly { $die } steps.
    }
   *[other] Too close: you rolled { $other } and { $die }, and you must move exactly that many steps.
}
marbles-refuse-go-on = Neither ghost can make a full move, so one goes as far as it can. It can't stop there yet.
marbles-refuse-too-far = { $other ->
    [0] Too far: you rolled a { $die }.
   *[other] Too far: you rolled { $other } and { $die }.
}
marbles-refuse-no-ghost = There's no ghost there. Choose a ghost first.
marbles-refuse-pac-must-move = That would leave Pac-Man without a move. Choose a move that doesn't.
marbles-refuse-ghost-no-home = Ghosts can't enter a home.
marbles-refuse-ghost-on-ghost = The other ghost is already there.
marbles-refuse-pac-in-the-way = There's a Pac-Man in the way, and a ghost that meets one stops there.
marbles-refuse-pac-in-the-way-named = can't be passed: a ghost that meets a Pac-Man stops there.
marbles-refuse-ghost-in-the-way = The other ghost is in the way.
marbles-refuse-ghost-no-turning = The ghost would have to turn back on the way (house rule: ghosts don't turn back).
marbles-refuse-ghost-no-tunnel = The ghost would have to leave the board, and ghosts can't.

marbles-event-rolled = Seat { $seat } rolled { $low } and { $high }.
marbles-event-roll-tied = Seats { $seats } rolled { $total } each and roll again.
marbles-event-begins = Seat { $seat } starts with { $total }.
marbles-event-stepped = Seat { $seat }'s Pac-Man moved from { $origin } to { $to }.
marbles-event-crossed = Seat { $seat }'s Pac-Man left the board at { $origin } and came back at { $to }.
marbles-event-gobbled = Seat { $seat } gobbled the { $colour ->
    [white] white
    [yellow] yellow
   *[other] { $colour }
} marble on { $at }; in the tray: { $tray }, on the board: { $left }.
marbles-event-ghost-gobbled = Seat { $seat } gobbled the ghost on { $at }, which went back to { $to }.
marbles-event-left-under = Seat { $seat } left the marble on { $at }.
marbles-event-prowled = Seat { $seat } moved a ghost from { $origin } to { $to }.
marbles-event-captured = Seat { $seat }'s ghost caught seat { $whom } on { $at } and sent it home to { $home }.
marbles-event-paid = { $rule ->
    [house] Seat { $seat } paid seat { $to }: { $white } white, { $yellow } yellow (house rule: yellow marbles are kept).
   *[book] Seat { $seat } paid seat { $to }: { $white } white, { $yellow } yellow.
}
marbles-event-privilege-lost = { $count ->
    [one] Seat { $seat } lost { $count } yellow marble.
   *[other] Seat { $seat } lost { $count } yellow marbles.
}
marbles-event-returned = Seat { $seat } put a yellow marble back on { $at }.
marbles-event-waits = No ring is empty, so seat { $seat } keeps the used yellow marble until one is.
marbles-event-stood = { $piece ->
    [pac] { $rule ->
        [house] Seat { $seat }'s Pac-Man had no full move with the die that was left and stayed put (house rule: you may choose that).
       *[book] Seat { $seat }'s Pac-Man had no full move and stayed put.
    }
    [ghost] Seat { $seat } had no full move for a ghost.
    [both] Seat { $seat } couldn't move Pac-Man or a ghost.
   *[other] Seat { $seat }: { $piece }
}
marbles-event-stayed = Seat { $seat } didn't gobble the ghost and stayed put.
marbles-event-cleared = The last white marble is gone. White marbles by seat: { $trays }. Winning seats: { $winners }.
marbles-event-turn-limit = { $turns ->
    [one] The limit of { $turns } turn has been reached.
   *[other] The limit of { $turns } turns has been reached.
} White marbles by seat: { $trays }. Winning seats: { $winners }.

marbles_cleared = All white marbles are gone; most marbles wins.

# On the page.
marbles-name = Marbles
marbles-about = Gobble the most marbles, and send the shared ghosts after your rivals.
marbles-step-1 = Roll two dice: one moves your Pac-Man, the other a ghost.
marbles-step-2 = Pac-Man gobbles every marble on his way. Most marbles wins.
marbles-step-3 = Catch a rival with a ghost, and you get two of their marbles.
marbles-guide-chance = Welcome! Gobble more white marbles than the others.
marbles-guide-turn = One die moves your Pac-Man, the other a ghost. Tap a spot to see the way there, then “Go”.
marbles-todo = Tap a glowing spot.
marbles-todo-chance = Tap the dice to roll them.
marbles-doing-chance = { $who ->
    [you] are rolling the dice…
   *[somebody] is rolling the dice…
}
marbles-todo-begin = Roll to see who starts: highest roll starts.
marbles-todo-begin-again = It's a tie: roll again to see who starts.
marbles-solid = There's nothing here. Tap a glowing spot.
marbles-harm = That sends your own Pac-Man home.
marbles-setup-random = Random starting corners
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Choose where Pac-Man goes. Or tap the other die or a ghost.
       *[ghost] Choose where a ghost goes. Or tap the other die or Pac-Man.
    }
   *[second] { $piece ->
        [pac] Choose where Pac-Man goes.
       *[ghost] { $origins ->
            [one] Choose where the ghost goes.
           *[other] Choose where a ghost goes. Tap a ghost to see only its moves.
        }
    }
}
marbles-todo-go = Tap the same spot again to go there, or tap another one.
marbles-todo-way = There's more than one way there. Choose one, then tap Go.
marbles-todo-task = { $kind ->
    [under] There's a marble under the ghost. Take it?
    [ring] Put the used yellow marble back: tap an empty ring.
    [reward] Your reward: whose marbles do you take?
   *[pay] Which marbles do you pay with?
}
marbles-roll = Roll the dice
marbles-rolling = The dice are rolling…
marbles-dice = Dice
marbles-die = { $piece ->
    [pac] { $face }, for Pac-Man
    [ghost] { $face }, for a ghost
   *[none] { $face }
}
marbles-die-played = played
marbles-movers = Which piece moves
marbles-move-pac = Move Pac-Man
marbles-move-ghost = Move a ghost
marbles-answers = Your choices
marbles-pay = White: { $white }, yellow: { $yellow }
marbles-take = Take it
marbles-leave = Leave it
marbles-stay = Stay put, don't gobble
marbles-ways = Ways to get there
marbles-way = Way { $n }: { $white } white, { $yellow } yellow
marbles-go = Go
marbles-tray = White marbles: { $white }. Yellow marbles, one ghost each: { $held }. Yellow marbles to put back: { $owed }.
marbles-left = { $count ->
    [one] { $count } marble left
   *[other] { $count } marbles left
}
marbles-held-is = Yellow marble: lets you gobble a ghost
marbles-owed-is = A yellow marble that goes back as soon as a ring is empty
marbles-show-ways = Danger
marbles-grid = Board. Arrow keys move around the holes, N jumps to the next spot you can choose, Enter goes there. P Pac-Man, G ghost, D other die, W other way, R roll.
marbles-cell-home = home: { $name }
marbles-cell-no-home = unused home
marbles-cell-start = the ghosts' start
marbles-cell-ring = orange ring
marbles-cell-opening = opening
marbles-cell-pac = Pac-Man: { $name }
marbles-cell-ghosts = { $ghosts ->
    [one] a ghost
   *[other] { $ghosts } ghosts
}
marbles-cell-white = white marble
marbles-cell-yellow = yellow marble
marbles-cell-spot = you can choose this
marbles-cell-end = { $ways ->
    [one] you can go here, marbles: { $marbles }
   *[other] you can go here in { $ways } ways, marbles: { $marbles }
}
marbles-cell-range = { $least } to { $most }
marbles-cell-end-ghost = { $ways ->
    [one] a ghost can go here
   *[other] either ghost can go here
}
marbles-cell-end-harm = a ghost can go here, but it would send your own Pac-Man home
marbles-option-layout = Board
marbles-option-layout-corners = Four corners
marbles-option-layout-corners-about = Our own board: a home in each corner, four openings, no dead ends.
marbles-option-layout-trees = Trees
marbles-option-layout-trees-about = Our own board, with dead ends like the branches of a tree.
marbles-option-unused-home = Unused homes
marbles-option-unused-home-closed_to_stop = you may pass through
marbles-option-unused-home-free = you may stop there
marbles-option-must-move-if-possible = You can't block your own Pac-Man with a ghost
marbles-option-home-counts = A home on the way counts as a step
marbles-option-ghost-may-reverse = Ghosts may turn back during a move
marbles-option-ghost-partial = If neither ghost can make a full move, one goes as far as it can
marbles-option-pay-with-yellow = Pay with yellow marbles
marbles-option-pay-with-yellow-false = never
marbles-option-pay-with-yellow-victim_choice = payer's choice
marbles-option-lose-privilege-when-hit = If a ghost catches you, you lose your yellow marbles
marbles-option-marble-under-ghost = A marble under a gobbled ghost
marbles-option-marble-under-ghost-auto = is gobbled too
marbles-option-marble-under-ghost-ask = may be left
marbles-option-privilege-stacks = Each yellow marble lets you gobble one ghost
marbles-option-same-move-gobble = Yellow marbles work right away
marbles-option-gobble-ends-turn = Gobbling a ghost ends your turn
marbles-option-end-timing = The last white marble ends the game
marbles-option-end-timing-at_once = right away
marbles-option-end-timing-after_move = after that move
marbles-option-end-timing-after_turn = after that turn
marbles-option-max-turns = Turn limit

# What somebody does, after their name: “Ada rolled 2 and 5.”
marbles-short-rolled = rolled { $low } and { $high }.
marbles-short-roll-tied = It's a tie at { $total }. Roll again: { $seats }.
marbles-short-begins = got to start with { $total }.
marbles-short-stepped = moved Pac-Man to { $to }.
marbles-short-crossed = left the board at { $origin } and came back at { $to }.
marbles-short-gobbled = gobbled a { $colour ->
    [white] white
   *[yellow] yellow
} marble on { $at }; white ones in the tray: { $tray }, on the board: { $left }.
marbles-short-ghost-gobbled = gobbled the ghost on { $at }! It went back to { $to }.
marbles-short-left-under = left the marble on { $at }.
marbles-short-prowled = moved a ghost from { $origin } to { $to }.
marbles-short-captured = caught { $whom } with a ghost on { $at }. Home to { $home }!
marbles-short-captured-own = sent their own Pac-Man home from { $at } to { $home }!
marbles-short-paid = { $rule ->
    [house] paid { $to }. White: { $white }, yellow: { $yellow } (house rule: yellow marbles are kept).
   *[book] paid { $to }. White: { $white }, yellow: { $yellow }.
}
marbles-short-privilege-lost = { $count ->
    [one] lost { $count } yellow marble.
   *[other] lost { $count } yellow marbles.
}
marbles-short-returned = put a yellow marble back on { $at }.
marbles-short-waits = kept the used yellow marble: no ring is empty.
marbles-short-cleared = The last white marble is gone. White marbles in order of play: { $trays }. Winners: { $winners }.
marbles-short-turn-limit = { $turns ->
    [one] The limit of { $turns } turn has been reached.
   *[other] The limit of { $turns } turns has been reached.
} White marbles in order of play: { $trays }. Winners: { $winners }.
marbles-short-stood = { $piece ->
    [pac] { $rule ->
        [house] had no full move for Pac-Man with the die that was left (house rule: you may choose that).
       *[book] had no full move for Pac-Man.
    }
    [ghost] had no full move for a ghost.
   *[both] couldn't move Pac-Man or a ghost.
}
marbles-short-stayed = didn't gobble the ghost and stayed put.

# In the log, beside the piece of whoever does it; short.
marbles-note-rolled = rolls { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 marble
   *[other] { $count } marbles
}
marbles-note-captured = catch!
marbles-note-captured-own = own Pac-Man home
marbles-note-ghost = gobbles a ghost
marbles-note-pays = pays { $count }
marbles-note-gets = gets { $count }
marbles-note-returned = back on { $at }
marbles-note-stays = stays

## What the coach would do
marbles-advice-go = Move Pac-Man to { $to }.
marbles-advice-prowl = Move the ghost on { $from } to { $to }.
marbles-advice-stay = Stay put.
marbles-advice-under = { $to ->
    [take] Take the marble.
   *[other] Leave the marble.
}
marbles-advice-ring = Put the marble on { $to }.
marbles-advice-rob = Take from the player on { $to }.
marbles-advice-pay = { $to ->
    [pay0] Pay with white marbles.
   *[other] Pay with yellow marbles.
}

## Why the coach would do it
marbles-reason-own = It sends your own Pac-Man home.
marbles-reason-captures = It catches seat { $seat }'s Pac-Man.
marbles-reason-captures-named = gets caught.
marbles-reason-ghost = It gobbles a ghost.
marbles-reason-yellow = It gobbles a yellow marble.
marbles-reason-marbles = { $count ->
    [one] It gobbles one marble.
   *[other] It gobbles { $count } marbles.
}
marbles-reason-danger = A ghost can catch you there on { NUMBER($percent) }% of all rolls.
marbles-reason-safe = No ghost can catch you there on the next roll.

# The rules, part by part; loaded when somebody opens the help.
marbles-help-aim-title = The aim
marbles-help-aim = Most white marbles wins; if it's a tie, those players win together. The game ends the moment the last white marble leaves the board, or when a turn limit is reached. Yellow marbles don't count.
marbles-help-start-title = Who starts
marbles-help-start = Everyone rolls once, and the highest roll starts; if it's a tie, those players roll again. Each Pac-Man starts at home, both ghosts in the middle.
marbles-help-turn-title = Your turn
marbles-help-turn = Roll both dice. One moves your Pac-Man, the other moves one of the ghosts. You decide which is which, and who goes first. A double is nothing special.
marbles-help-must-title = You must move
marbles-help-must = A piece that can move must move; a piece that can't use its die stays. You may choose dice and order freely, even if Pac-Man then can't move. You never have to gobble a ghost.
marbles-help-walk-title = Pac-Man's way
marbles-help-walk = Pac-Man moves exactly as far as the die says, never turns straight back, and gobbles every marble he passes. You may cross a hole twice.
marbles-help-blocked-title = In the way
marbles-help-blocked = Nobody jumps over a piece or lands on another Pac-Man. Ghosts block you too, unless you have a yellow marble to gobble one.
marbles-help-home-title = Homes
marbles-help-home = At home nobody can catch you. A home on your way counts as a step. You may end in your own home, and pass through the others, but not stop there.
marbles-help-openings-title = Openings
marbles-help-openings = White arrows are openings: leave through one and come back in through any other. The crossing costs no step. You can't stop outside or come back by the same one; a piece just inside closes an opening.
marbles-help-ghosts-title = The ghosts
marbles-help-ghosts = Both ghosts belong to everyone. A ghost moves exactly as far as its die says, without turning back. It leaves marbles where they are, doesn't enter homes or openings, doesn't pass the other ghost, and never goes back to the middle.
marbles-help-catch-title = Catching
marbles-help-catch = A ghost that meets a Pac-Man stops there, even with steps left. That Pac-Man goes home, and its owner pays two white marbles, or what there is, to whoever moved the ghost.
marbles-help-own-title = Your own Pac-Man
marbles-help-own = A ghost can even land on your own Pac-Man: it goes home and nobody pays. Such a move has a warning sign, and we ask you first.
marbles-help-yellow-title = Yellow marbles
marbles-help-yellow = Each yellow marble you hold lets you gobble one ghost, even in the same move you took it. While you can, ghosts look pale. You keep yellow marbles when you are caught.
marbles-help-gobble-title = Gobbling a ghost
marbles-help-gobble = Move onto a ghost, with as many steps as you like up to the die: your move ends there. The ghost goes back to the middle, you take the marble under it, and two white marbles from a player you choose. Then the other die is played.
marbles-help-rings-title = Back on a ring
marbles-help-rings = The yellow marble you used goes back on an empty orange ring of your choice. If none is empty, it waits until one is. Then anyone can take it again.
marbles-help-touch-title = On the screen
marbles-help-touch = Tap a ring to see the way, and tap it again to go. Large rings bring the most; a double ring means there's more than one way: choose one below the board. Tap a die to use it for the selected piece; tap Pac-Man or a ghost to select it. A ghost's rings are dashed. “Danger” shows how likely a ghost is to catch each Pac-Man.

# The story of a turn: what was done, after a name and joined to a list, “Ada rolled 5 and 2 and ate 3 marbles.”
# [squares] is for those who can't see the board; [you] where the other person, or whoever did it ($own), is the reader.
marbles-deed-rolled = rolled { $low } and { $high }
marbles-deed-begins = won the first turn
marbles-deed-walked = { $detail ->
    [squares] moved Pac-Man to { $to }
   *[plain] moved Pac-Man
}
marbles-deed-ate = { $count ->
    [one] ate { $count } marble
   *[other] ate { $count } marbles
}
marbles-deed-yellow = { $count ->
    [one] got a yellow marble (to gobble a ghost with)
   *[other] got { $count } yellow marbles (to gobble ghosts with)
}
marbles-deed-prowled = { $detail ->
    [squares] moved a ghost from { $origin } to { $to }
   *[plain] moved a ghost
}
marbles-deed-gobbled-ghost = gobbled a ghost
marbles-deed-captured = { $you ->
    [you] chased you home
   *[other] chased { $whom } home
}
marbles-deed-captured-own = { $own ->
    [you] sent your own Pac-Man home
   *[other] sent their own Pac-Man home
}
marbles-deed-took = { $you ->
    [you] { $count ->
        [one] took { $count } marble from you
       *[other] took { $count } marbles from you
    }
   *[other] { $count ->
        [one] took { $count } marble from { $whom }
       *[other] took { $count } marbles from { $whom }
    }
}
marbles-deed-paid = { $you ->
    [you] { $count ->
        [one] paid you { $count } marble
       *[other] paid you { $count } marbles
    }
   *[other] { $count ->
        [one] paid { $whom } { $count } marble
       *[other] paid { $whom } { $count } marbles
    }
}
marbles-deed-lost = { $count ->
    [one] lost a yellow marble
   *[other] lost { $count } yellow marbles
}
marbles-deed-returned = { $detail ->
    [squares] put a yellow marble back on { $at }
   *[plain] put a yellow marble back
}
marbles-deed-stood = { $piece ->
    [pac] couldn't move Pac-Man
    [ghost] couldn't move a ghost
   *[both] couldn't move at all
}
marbles-deed-cleared = the last white marble is gone
marbles-deed-stayed = stayed put
marbles-deed-waits = still has to put back the yellow marble (!)

# What happened to the reader, shown large beside the board; $name is who did it.
marbles-befalls-captured = { $name } sent you home!
marbles-befalls-captured-own = You sent your own Pac-Man home!
marbles-befalls-paid = { $count ->
    [one] { $name } took { $count } of your marbles!
   *[other] { $name } took { $count } of your marbles!
}
marbles-befalls-lost = { $count ->
    [one] You lost your yellow marble!
   *[other] You lost your { $count } yellow marbles!
}
marbles-score = { $count ->
    [one] 1 marble
   *[other] { $count } marbles
}
