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
marbles-refuse-nothing-to-take-named = no marbles to take.
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

# On the page.
marbles-name = Marbles
marbles-about = Gobble more marbles than anybody else, and steer the ghosts, which belong to everybody, into the others.
marbles-todo = Choose a glowing place.
marbles-todo-chance = Touch the dice to roll them.
marbles-todo-begin = Roll for who begins: the highest roll does.
marbles-todo-begin-again = Equal rolls: roll once more for who begins.
marbles-solid = There is nothing here. Touch a glowing place.
marbles-setup-random = Draw lots for who has which home
marbles-todo-move = { $half ->
    [first] { $piece ->
        [pac] Choose where Pac-Man goes. For the other die or a ghost, touch it.
       *[ghost] Choose where a ghost goes. For the other die or Pac-Man, touch it.
    }
   *[second] { $piece ->
        [pac] Choose where Pac-Man goes.
       *[ghost] { $origins ->
            [one] Choose where the ghost goes.
           *[other] Choose where a ghost goes. Touch a ghost to see only where that one can go.
        }
    }
}
marbles-todo-go = Touch the same place again to go there, or another one.
marbles-todo-way = Several ways lead there. Choose one, then go.
marbles-todo-task = { $kind ->
    [under] A marble lies under the ghost. Take it?
    [ring] Put the used yellow marble back: choose an empty ring.
    [reward] Your reward: whose marbles do you take?
   *[pay] Which marbles do you pay with?
}
marbles-roll = Roll the dice
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
marbles-answers = What you can decide
marbles-pay = White: { $white }, yellow: { $yellow }
marbles-take = Take it
marbles-leave = Leave it
marbles-stay = Stand still, gobble no ghost
marbles-ways = Ways to the same place
marbles-way = Way { $n }: { $white } white, { $yellow } yellow
marbles-go = Go
marbles-tray = White marbles: { $white }. Yellow ones, each for a ghost: { $held }. Yellow ones to put back: { $owed }.
marbles-show-ways = Danger
marbles-grid = Board. Arrow keys move over the holes, N goes to the next place you can choose, Enter goes there. P Pac-Man, G ghost, D other die, W other way, R roll.
marbles-cell-home = home: { $name }
marbles-cell-no-home = a home nobody plays
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
   *[other] you can go here by { $ways } ways, marbles: { $marbles }
}
marbles-cell-range = { $least } to { $most }
marbles-cell-end-ghost = { $ways ->
    [one] a ghost can go here
   *[other] either ghost can go here
}
marbles-option-layout = Board
marbles-option-layout-corners = Four corners
marbles-option-unused-home = A home that nobody plays
marbles-option-unused-home-closed_to_stop = may be passed
marbles-option-unused-home-free = anybody may stop there
marbles-option-must-move-if-possible = A ghost may not be moved so that one's own Pac-Man cannot move any more
marbles-option-home-counts = A home on the way counts as a space
marbles-option-ghost-may-reverse = Ghosts may turn back while they move
marbles-option-ghost-partial = If neither ghost can go the full number, one goes as far as it can
marbles-option-pay-with-yellow = Paying with yellow marbles
marbles-option-pay-with-yellow-false = never
marbles-option-pay-with-yellow-victim_choice = if the payer likes
marbles-option-lose-privilege-when-hit = Whoever is caught loses their yellow marbles
marbles-option-marble-under-ghost = The marble under a gobbled ghost
marbles-option-marble-under-ghost-auto = is taken
marbles-option-marble-under-ghost-ask = may be left
marbles-option-privilege-stacks = Every yellow marble is good for a ghost of its own
marbles-option-same-move-gobble = A yellow marble works in the very move it is gobbled in
marbles-option-gobble-ends-turn = Gobbling a ghost ends the turn
marbles-option-end-timing = The last white marble ends the game
marbles-option-end-timing-at_once = at once
marbles-option-end-timing-after_move = after that move
marbles-option-end-timing-after_turn = after that turn
marbles-option-max-turns = Turn limit
marbles-help-1 = Most white marbles win. The game is over when the last one is off the board.
marbles-help-2 = Everybody rolls once, and the highest roll begins. On your turn roll both dice. One moves your Pac-Man, the other a ghost. Which is which, and which goes first, is up to you.
marbles-help-3 = Pac-Man goes exactly as far as the die says, never straight back, and gobbles every marble on the way. The glowing places show how many.
marbles-help-4 = White arrows are openings: go out by one and come in by any other. The crossing costs no step.
marbles-help-5 = Ghosts belong to nobody. Move one onto somebody's Pac-Man, and it goes home and its owner pays you two white marbles.
marbles-help-6 = At home nobody can catch you. You may pass the homes of others, but not stop there.
marbles-help-7 = A yellow marble lets you gobble a ghost; the ghosts are pale while you can. Move onto one: it goes back to the middle, you take two marbles from a player you choose, and the yellow marble goes back to an empty ring.
marbles-help-8 = Touch a glowing place to see the way, and touch it again to go. Two tokens on each other mean several ways: choose one below the board.
marbles-help-9 = A touch on a die gives it to the piece that is chosen; a touch on Pac-Man or a ghost chooses that piece.
marbles-help-10 = “Danger” shows with how many of the 36 rolls a ghost could catch each Pac-Man.

# What somebody does, after their name: “Ada: rolls 2 and 5.”
marbles-short-rolled = rolls { $low } and { $high }.
marbles-short-roll-tied = { $seats }: { $total } each; they roll again.
marbles-short-begins = has the most, { $total }, and begins.
marbles-short-stepped = Pac-Man to { $to }.
marbles-short-crossed = out at { $origin }, in again at { $to }.
marbles-short-gobbled = { $colour ->
    [white] white
   *[yellow] yellow
} marble on { $at }; white in the tray: { $tray }, on the board: { $left }.
marbles-short-ghost-gobbled = gobbles the ghost on { $at }! It goes back to { $to }.
marbles-short-left-under = leaves the marble on { $at }.
marbles-short-prowled = ghost from { $origin } to { $to }.
marbles-short-captured = the ghost catches { $whom } on { $at }. Home to { $home }.
marbles-short-paid = pays { $to }. White: { $white }, yellow: { $yellow }.
marbles-short-privilege-lost = loses yellow marbles: { $count }.
marbles-short-returned = yellow marble back to { $at }.
marbles-short-waits = no ring is empty; the yellow marble waits.
marbles-short-cleared = The last white marble is gone. White marbles in order of play: { $trays }. Winners: { $winners }.
marbles-short-turn-limit = The agreed number of turns ({ $turns }) has been played. White marbles in order of play: { $trays }. Winners: { $winners }.
marbles-short-stood = { $piece ->
    [pac] Pac-Man has no full move and stands still.
    [ghost] no ghost has a full move.
   *[both] neither Pac-Man nor a ghost can move.
}
marbles-short-stayed = gobbles no ghost and stands still.

# In the log, beside the piece of whoever does it; short.
marbles-note-rolled = roll { $low } · { $high }
marbles-note-gobbled = { $count ->
    [one] 1 marble
   *[other] { $count } marbles
}
marbles-note-captured = captures!
marbles-note-ghost = eats a ghost
marbles-note-pays = pays { $count }
marbles-note-gets = gets { $count }
marbles-note-returned = back to { $at }
marbles-note-stays = stays
