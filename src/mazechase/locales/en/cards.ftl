error-cards-bonus-only = Level { $level } takes up to { $most } players, not { $players }; the level “bonus” takes more.

error-cards-bad-token = “{ $text }” is not a token of this game; tokens look like draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry or +dot.
error-cards-bad-card = There is no card “{ $text }” in this deck.
error-cards-bad-seat = There is no seat { $text } here; seats are 1 to { $players }.
error-cards-bad-position = “{ $text }” is not a position; it is written as: { $form }.
error-cards-bad-hand = “{ $text }” is not a hand; cards are written as in cherry+2dot, and none as -.
error-cards-bad-known = “{ $text }” does not say who knows what; that seat 1 knows of an apple in hand 2 is written 1>2:apple.

error-cards-deck-extra = Decks have no “{ $field }”; they have source, points, level1 and level2.
error-cards-deck-source = Decks need “source”, a text that says where they come from.
error-cards-deck-table = Decks need “{ $field }”, a table of card names and numbers.
error-cards-deck-name = points: “{ $name }” cannot be the name of a fruit; it takes 2 to 16 small letters and no ghost's or power-up's name.
error-cards-deck-worth = points: “{ $name }” must be worth a whole number from { $least } to { $most }.
error-cards-deck-dot = points: a dot must be there and be worth 1.
error-cards-deck-fruit = points: there must be at least two fruits of different worth.
error-cards-deck-card = { $level }: “{ $name }” does not belong there; it may have { $known }.
error-cards-deck-count = { $level }: “{ $name }” must be a whole number of cards from 1 to { $most }.
error-cards-deck-missing = { $level }: “{ $name }” must be there.
error-cards-deck-no-fruit = { $level }: some fruit must be there.
error-cards-deck-ghosts = { $level }: { $ghosts } ghosts are too few; with fewer than { $least } four players could use the deck up.
error-cards-deck-size = { $level }: there are { $cards } cards; a deck has { $size }.
error-cards-deck-more-ghosts = level2: { $second } ghosts are too few; there must be more than in level1, which has { $first }.

error-cards-place-seats = A position for { $players } players lists status, skips, orders, hands and picks of { $players } seats.
error-cards-place-seat = It cannot be that seat's turn.
error-cards-place-taken = Turns are counted only up to the option max_turns.
error-cards-place-reshuffled = The deck is not made anew here; the option deck_empty says so.
error-cards-place-deck = These cards are not in one deck.
error-cards-place-deck-empty = The deck is empty, so nobody can draw and the game must be over.
error-cards-place-power-ups = Power-ups lie in the discard pile and nowhere else, and nothing else lies there.
error-cards-place-ghosts = Seats with three ghosts are out, with no more than the last one too many; others have fewer.
error-cards-place-drawn = That many cards cannot have been drawn now.
error-cards-place-orders = These orders to draw cannot have been given.
error-cards-place-skips = These turns to miss cannot have been given.
error-cards-place-waiting = Nothing can wait for the next turn of a seat that is shut down or knocked out.
error-cards-place-end = The game cannot be over, or cannot go on, with these seats shut down and knocked out.
error-cards-place-played = The power-up { $phase } must have been drawn in this turn and lie in the discard pile.
error-cards-place-nobody = The power-up { $phase } needs another player who is neither shut down nor knocked out.
error-cards-place-no-ghost = Without a ghost in hand none can be given away.
error-cards-place-drawing = That seat cannot draw next.
error-cards-place-picks = These cards cannot have been picked.
error-cards-place-known = That cannot be known.

cards-refuse-not-asked = No power-up asks for that now: { $card }.
cards-refuse-choose-first = The power-up { $card } comes first: choose what it does.
cards-refuse-pass-first = Everybody passes a card first: pick one.
cards-refuse-three-drawn = Three cards have been drawn, and a turn has no more.
cards-refuse-enough-drawn = { $number } cards had to be drawn in this turn, and no more.
cards-refuse-must-draw = { $number } cards must be drawn in this turn first.
cards-refuse-draw-first = A turn cannot be ended without a card: draw one, or shut down.
cards-refuse-not-in-hand = There is no { $card } in that hand.
cards-refuse-no-ghost = Only a ghost can be given away, not { $card }.
cards-refuse-not-oneself = Seat { $seat } is choosing, and has to choose somebody else.
cards-refuse-not-oneself-named = has to choose somebody else.
cards-refuse-not-playing = Seat { $seat } is shut down or knocked out and cannot be chosen.
cards-refuse-not-playing-named = shut down or knocked out, and cannot be chosen.

cards-event-turn-began = It is seat { $seat }'s turn.
cards-event-turn-ordered = It is seat { $seat }'s turn, with { $number } to draw, no more and no less.
cards-event-turn-ended = Seat { $seat } ends the turn.
cards-event-turn-skipped = Seat { $seat } misses a turn.
cards-event-shut-down = Seat { $seat } shuts down.
cards-event-drew = Seat { $seat } draws: { $card }.
cards-event-drew-unseen = Seat { $seat } draws a card.
cards-event-turned-up = Seat { $seat } draws a power-up: { $card }.
cards-event-wasted = Seat { $seat } draws a power-up without effect: { $card }.
cards-event-no-target = Seat { $seat } discards { $card }: there is nobody to choose.
cards-event-no-ghost = Seat { $seat } discards { $card }: no ghost in hand.
cards-event-nothing-to-pass = Seat { $seat } discards { $card }: nothing can be passed.
cards-event-gave = Seat { $seat } gives a ghost to seat { $to }: { $card }.
cards-event-gave-unseen = Seat { $seat } gives a ghost to seat { $to }.
cards-event-swapped = Seat { $seat } lets seats { $one } and { $other } change hands.
cards-event-hand-taken = Seat { $seat } looks at the new hand: { $hand }.
cards-event-skipping = Seat { $seat } lets seat { $whom } miss the next turn.
cards-event-dictated = Seat { $seat } says how many cards seat { $whom } draws in the next turn: { $number }.
cards-event-picked = Seat { $seat } picks a card to pass: { $card }.
cards-event-picked-unseen = Seat { $seat } has picked a card to pass.
cards-event-passed = Seat { $seat } passes a card to seat { $to }: { $card }.
cards-event-passed-unseen = Seat { $seat } passes a card to seat { $to }.
cards-event-knocked-out = Seat { $seat } is knocked out by ghosts and shows the hand: { $hand }.
cards-event-deck-empty = The deck is used up; shut down with it: { $seats }.
cards-event-reshuffled = Discards and knocked-out hands make a new deck of { $cards } cards.
cards-event-turn-limit = The agreed number of turns has been played: { $turns }.
cards-event-ended = All hands are open. Points by seat: { $points }. Winners: { $winners }. The hands: { $hands }.
cards-short-ended = All hands are open. Points in order of play: { $points }. Winners: { $winners }.

ghost_knockout = All others have been knocked out by ghosts.
highest_score = Nobody plays on, and the points have been counted.

# On the page.
cards-name = The card game
cards-about = Draw for points and stop in time: three ghosts in your hand, and you are out.
cards-todo = Choose what to do.
cards-todo-first = Draw a card, or shut down for the whole game.
cards-todo-more = { $drawn } of { $most } drawn. Draw on, end your turn, or shut down.
cards-todo-enough = No more cards in this turn: end it, or shut down.
cards-todo-ordered = { $more ->
    [one] You are under orders: { $more } card to draw.
   *[other] You are under orders: { $more } cards to draw.
}
cards-todo-draw = Tap the deck for the card.
cards-todo-all-draw = Everybody draws: tap the deck for your card.
cards-todo-give-card = Touch the ghost that you give away.
cards-todo-give-to = Touch the player who gets your ghost.
cards-todo-swap-one = Touch the first of two players who change hands. You may be one of them.
cards-todo-swap-other = Now touch the second, or the first again to take that back.
cards-todo-swap-only = Touch one of the two players: they change hands.
cards-todo-skip = Touch the player who misses the next turn.
cards-todo-dictate-whom = Touch the player whose next draw you decide. It may be you.
cards-todo-dictate-own = How many cards must you draw?
cards-todo-dictate-number = How many cards must { $whom } draw?
cards-todo-pass-left = Touch the card that goes to the left, to { $to }.
cards-draw = Draw
cards-end = End turn
cards-shut = Shut down
cards-shut-sure = Shut down for good
cards-back = Take that back
cards-show-ways = Risk
cards-deck = { $count ->
    [one] Deck, { $count } card
   *[other] Deck, { $count } cards
}
cards-discard = Discarded: { $cards }
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-ghosts = { $ghosts } of { $most } ghosts
cards-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
cards-hand-empty = No cards yet
cards-status-down = shut down
cards-status-out = out
cards-open-hand = open: { $cards }
cards-known = you know of: { $cards }
cards-skips = { $turns ->
    [one] misses a turn
   *[other] misses { $turns } turns
}
cards-order = must draw: { $number }
cards-picked = has picked a card
cards-chosen = chosen
cards-choosable = can be chosen
cards-news-out = out: too many ghosts!
cards-reckoning = The hands and their points
cards-risk-none = No danger yet: one card cannot knock you out.
cards-risk-little = Little risk of being knocked out.
cards-risk-some = Some risk of being knocked out.
cards-risk-high = High risk of being knocked out!
cards-risk-of-ghost = The next card is a ghost
cards-risk-of-out = It knocks you out
cards-risk-of-power = It is a power-up
cards-risk-of-points = Points it brings on average

cards-option-level = Level
cards-option-level-1 = Level 1
cards-option-level-2 = Level 2
cards-option-level-bonus = Bonus Level
cards-option-level2-includes-level1 = Level 2 has the power-ups of Level 1 too
cards-option-red-ghost = The red ghost counts for
cards-option-red-ghost-one = one ghost
cards-option-red-ghost-two = two ghosts
cards-option-skip-stacks = Every Skip on a player is a turn more to miss
cards-option-dictate-self = One may give oneself an order to draw
cards-option-dictate-blocks-shutdown = Under orders one cannot shut down before all cards are drawn
cards-option-deck = Deck of cards
cards-option-deck-home-made = Home-made
cards-option-deck-empty = When the deck runs out
cards-option-deck-empty-all_shut_down = everybody is shut down
cards-option-deck-empty-reshuffle_once = the discards are shuffled once
cards-option-solo-run = The last one who plays on has
cards-option-solo-run-unlimited = as many turns as they like
cards-option-solo-run-one_turn = one turn
cards-option-max-turns = Turn limit

cards-help-1 = Collect points: dots bring 1, fruits more. Whoever has the most points when all have shut down wins.
cards-help-2 = Beware of ghosts: with three in your hand you are out, at once, and your points are lost. If all others are out, you win, whatever you hold.
cards-help-3 = In your turn you draw one, two or three cards, one by one, and end the turn when you like. Or you shut down: you keep what you have, and take no more part until the end.
cards-help-4 = Power-ups do their work as soon as they are drawn, and never touch a player who has shut down.
cards-help-5 = Level 1. Give: one of your ghosts goes to another player. Swap: two players change hands. Skip: a player misses a turn.
cards-help-6 = Level 2. Dictate: you say how many cards a player must draw in the next turn. All draw: everybody takes a card. Pass left: everybody picks a card for the player on the left.
cards-help-7 = The Bonus Level is played with both decks, by up to eight. Levels 1 and 2 are for up to four.
cards-help-8 = Your hand is yours alone. What you know of another hand, since it came from you, lies face up beside that player.
cards-help-9 = Together on one device: the screen covers your cards when your turn is over. With phones: one screen shows the table, and everybody holds their cards in their own.
cards-help-10 = With the keyboard: Tab and Enter; D draws, E ends the turn, Escape takes half a choice back.

# The cards by name.
cards-word-dot = Dot
cards-word-cherry = Cherry
cards-word-strawberry = Strawberry
cards-word-orange = Orange
cards-word-apple = Apple
cards-word-melon = Melon
cards-word-blinky = Blinky
cards-word-pinky = Pinky
cards-word-inky = Inky
cards-word-clyde = Clyde
cards-word-give = Give
cards-word-swap = Swap
cards-word-skip = Skip
cards-word-dictate = Dictate
cards-word-all-draw = All draw
cards-word-pass-left = Pass left

# What somebody does, after their name: “Ada: draws a card.”
cards-short-turn-began = begins a turn.
cards-short-turn-ordered = begins a turn and must draw: { $number }.
cards-short-turn-ended = ends the turn.
cards-short-turn-skipped = misses a turn.
cards-short-shut-down = shuts down.
cards-short-drew = draws: { $card }.
cards-short-drew-unseen = draws a card.
cards-short-turned-up = draws a power-up: { $card }.
cards-short-wasted = draws a power-up without effect: { $card }.
cards-short-no-target = { $card }: there is nobody to choose.
cards-short-no-ghost = { $card }: no ghost in hand.
cards-short-nothing-to-pass = { $card }: nothing can be passed.
cards-short-gave = gives a ghost ({ $card }) → { $to }.
cards-short-gave-unseen = gives a ghost → { $to }.
cards-short-swapped = swaps hands: { $one } ⇄ { $other }.
cards-short-hand-taken = new hand: { $hand }.
cards-short-skipping = next turn missed by: { $whom }.
cards-short-dictated = order to draw { $number } → { $whom }.
cards-short-picked = picks a card to pass: { $card }.
cards-short-picked-unseen = has picked a card to pass.
cards-short-passed = passes a card ({ $card }) → { $to }.
cards-short-passed-unseen = passes a card → { $to }.
cards-short-knocked-out = out! The hand: { $hand }.

# In the log, beside the piece of whoever does it; short.
cards-note-nothing = no effect
cards-note-gave = gives { $card }
cards-note-gave-unseen = gives a ghost
cards-note-passed = passes { $card }
cards-note-passed-unseen = passes a card
cards-note-picked = has picked
cards-note-swapped = swaps hands
cards-note-dictated = order: { $number }
cards-note-ended = ends
