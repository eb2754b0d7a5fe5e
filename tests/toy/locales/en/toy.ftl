error-toy-bad-token = “{ $text }” is not a token of this game; tokens look like b2, -, 3?1, 2=1, *2 or +G.
error-toy-bad-position = “{ $text }” is not a position; it is written as: { $form }.
error-toy-bad-cell = There is no cell “{ $text }” on this board.
error-toy-bad-hand = “{ $text }” is not a hand; cards are 1, 2, 3 and G, each followed by (24) if seats 2 and 4 have seen it.

error-toy-board-field = A board needs “{ $field }”, and it must be text.
error-toy-board-extra = A board has no “{ $field }”; it has source and drawing.
error-toy-board-start = The drawing must have { $mark } once; it is at: { $places }.
error-toy-board-dots = The drawing must have at least one dot, o.
error-toy-board-apart = { $place } cannot be reached; all cells must hang together.

error-toy-place-seats = A position for { $players } players lists pawns, points, hands and picks of { $players } seats.
error-toy-place-taken = More turns are counted than there can be.
error-toy-place-dots = A dot lies where none was drawn, or under a pawn.
error-toy-place-points = There are more points than could be won.
error-toy-place-deck = These cards are not in one deck.
error-toy-place-spent = The cards played must be in order, without ghosts.
error-toy-place-hands = A hand holds too many cards.
error-toy-place-seen = The seats that have seen a card must be others than its owner, in order.
error-toy-place-pips = There cannot be that many steps left now.
error-toy-place-came = The pawn cannot have come from there.
error-toy-place-phase = That cannot be what comes next here.
error-toy-place-picks = These cards cannot have been picked.

toy-refuse-not-walking = Nobody walks now: it is time to pick a card.
toy-refuse-no-steps-left = No steps are left.
toy-refuse-no-return = The pawn has just come from { $cell }.
toy-refuse-too-far = { $cell } is not one step away.
toy-refuse-no-peeking = Looking at cards is switched off by the option peeking.
toy-refuse-not-met = Seat { $seat } is not another pawn on this cell.
toy-refuse-no-such-card = Seat { $seat } has no card { $slot }.
toy-refuse-already-seen = Card { $slot } of seat { $seat } has been looked at before.
toy-refuse-not-picking = Cards are picked after the round.
toy-refuse-ghost-stays = Card { $slot } is a ghost, and a ghost cannot be played.

toy-event-rolled = Seat { $seat } rolls { $pips }.
toy-event-stepped = Seat { $seat } goes from { $origin } to { $to }.
toy-event-ate = Seat { $seat } eats the dot on { $at }; { $left } left.
toy-event-stopped = Seat { $seat } stops.
toy-event-peeked = Seat { $seat } looks at card { $slot } of seat { $whom }: { $card }.
toy-event-peeked-unseen = Seat { $seat } looks at card { $slot } of seat { $whom }.
toy-event-drew = Seat { $seat } draws { $card }.
toy-event-drew-unseen = Seat { $seat } draws a card.
toy-event-chose = Seat { $seat } picks card { $slot }.
toy-event-chose-unseen = Seat { $seat } has picked.
toy-event-revealed = In seat order the cards are { $cards }, numbers { $slots } of the hands.
toy-event-round-won = Seat { $seat } wins the round with { $card }.
toy-event-round-drawn = Nobody wins the round.
toy-event-ended = The hands were { $hands }; the points are { $points }.

toy_dots_eaten = The last dot has been eaten.
toy_rounds_played = All rounds have been played.
