error-cards-bonus-only = Level { $level } takes at most { $most } players, not { $players }; the level “bonus” takes more.

error-cards-bad-token = “{ $text }” isn't a token of this game; tokens look like draw, end, shut, give:inky:2, swap:1:3, skip:2, dictate:2:3, 2=cherry or +dot.
error-cards-bad-card = There is no card “{ $text }” in this deck.
error-cards-bad-seat = There is no seat { $text } here; seats are 1 to { $players }.
error-cards-bad-position = “{ $text }” isn't a position; write it as: { $form }.
error-cards-bad-hand = “{ $text }” isn't a hand; write cards as in cherry+2dot, and an empty hand as -.
error-cards-bad-known = “{ $text }” doesn't say who knows what; write 1>2:apple if seat 1 knows of an apple in hand 2.

error-cards-deck-extra = Decks have no field “{ $field }”; their fields are source, points, level1 and level2.
error-cards-deck-source = Decks need “source”, a text that says where they come from.
error-cards-deck-table = Decks need “{ $field }”, a table of card names and numbers.
error-cards-deck-name = points: “{ $name }” can't be the name of a fruit; use 2 to 16 lowercase letters, and not the name of a ghost or a power-up.
error-cards-deck-worth = points: “{ $name }” must be worth a whole number from { $least } to { $most }.
error-cards-deck-dot = points: there must be a dot, worth 1.
error-cards-deck-fruit = points: there must be at least two fruits worth different points.
error-cards-deck-card = { $level }: “{ $name }” doesn't belong here; this level may have { $known }.
error-cards-deck-count = { $level }: “{ $name }” must be a whole number of cards from 1 to { $most }.
error-cards-deck-missing = { $level }: “{ $name }” is missing.
error-cards-deck-no-fruit = { $level }: there must be at least one fruit.
error-cards-deck-ghosts = { $ghosts ->
    [one] { $level }: { $ghosts } ghost isn't enough; it takes { $least } to knock somebody out.
   *[other] { $level }: { $ghosts } ghosts aren't enough; it takes { $least } to knock somebody out.
}
error-cards-deck-size = { $cards ->
    [one] { $level }: there is { $cards } card; a deck has { $size }.
   *[other] { $level }: there are { $cards } cards; a deck has { $size }.
}
error-cards-deck-more-ghosts = { $second ->
    [one] level2: { $second } ghost isn't enough; it needs more than level1, which has { $first }.
   *[other] level2: { $second } ghosts aren't enough; it needs more than level1, which has { $first }.
}

error-cards-place-seats = A position for { $players } players lists the status, skips, orders, hands and picks of { $players } seats.
error-cards-place-seat = It can't be that seat's turn.
error-cards-place-taken = Turns are only counted up to the option max_turns.
error-cards-place-reshuffled = The deck can't have been reshuffled: the option deck_empty doesn't allow it.
error-cards-place-deck = These cards don't come from one deck.
error-cards-place-deck-empty = The deck is empty, so nobody can draw and the game must be over.
error-cards-place-power-ups = Power-ups are in the discard pile and nowhere else, and nothing else is in it.
error-cards-place-ghosts = Seats with three ghosts are out, and only their last ghost can be one too many; all other seats have fewer.
error-cards-place-drawn = That many cards can't have been drawn now.
error-cards-place-orders = These orders to draw can't have been given.
error-cards-place-skips = These turns to miss can't have been given.
error-cards-place-waiting = A seat that is shut down or knocked out has no next turn to wait for.
error-cards-place-end = With these seats shut down and knocked out, the game can't be over, or can't go on.
error-cards-place-played = The power-up { $phase } must have been drawn this turn and be in the discard pile.
error-cards-place-nobody = The power-up { $phase } needs another player who is neither shut down nor knocked out.
error-cards-place-no-ghost = Without a ghost in hand, there's none to give away.
error-cards-place-drawing = That seat can't draw next.
error-cards-place-picks = These cards can't have been picked.
error-cards-place-known = That can't be known.

cards-refuse-not-asked = You can't do that now. You need this power-up: { $card }.
cards-refuse-choose-first = First choose what your power-up does: { $card }.
cards-refuse-pass-first = First everyone passes a card: pick one.
cards-refuse-three-drawn = You've drawn three cards, and you can't draw more in one turn.
cards-refuse-enough-drawn = { $number ->
    [one] You had to draw exactly { $number } card this turn.
   *[other] You had to draw exactly { $number } cards this turn.
}
cards-refuse-must-draw = { $number ->
    [one] You must draw { $number } card this turn first.
   *[other] You must draw { $number } cards this turn first.
}
cards-refuse-draw-first = You can't end your turn without a card: draw one, or shut down.
cards-refuse-not-in-hand = That hand has no { $card }.
cards-refuse-no-ghost = You can only give away a ghost, not { $card }.
cards-refuse-not-oneself = Seat { $seat } has to choose someone else.
cards-refuse-not-oneself-named = must choose someone else.
cards-refuse-not-playing = Seat { $seat } is shut down or knocked out and can't be chosen.
cards-refuse-not-playing-named = can't be chosen: shut down or knocked out.

cards-event-turn-began = Seat { $seat }'s turn began.
cards-event-turn-ordered = { $number ->
    [one] Seat { $seat }'s turn began, with exactly { $number } card to draw.
   *[other] Seat { $seat }'s turn began, with exactly { $number } cards to draw.
}
cards-event-turn-ended = Seat { $seat } ended the turn.
cards-event-turn-skipped = Seat { $seat } missed a turn.
cards-event-shut-down = Seat { $seat } shut down.
cards-event-drew = Seat { $seat } drew { $card }.
cards-event-drew-unseen = Seat { $seat } drew a card.
cards-event-turned-up = Seat { $seat } drew a power-up: { $card }.
cards-event-wasted = Seat { $seat } drew a power-up that had no effect: { $card }.
cards-event-no-target = Seat { $seat } discarded { $card }: nobody to choose.
cards-event-no-ghost = Seat { $seat } discarded { $card }: no ghost to give.
cards-event-nothing-to-pass = Seat { $seat } discarded { $card }: nothing to pass.
cards-event-gave = Seat { $seat } gave a ghost to seat { $to }: { $card }.
cards-event-gave-unseen = Seat { $seat } gave a ghost to seat { $to }.
cards-event-swapped = Seat { $seat } made seats { $one } and { $other } swap hands.
cards-event-hand-taken = Seat { $seat } looked at the new hand: { $hand }.
cards-event-skipping = Seat { $seat } made seat { $whom } miss the next turn.
cards-event-dictated = { $number ->
    [one] Seat { $seat } ordered seat { $whom } to draw { $number } card next turn.
   *[other] Seat { $seat } ordered seat { $whom } to draw { $number } cards next turn.
}
cards-event-picked = Seat { $seat } picked a card to pass: { $card }.
cards-event-picked-unseen = Seat { $seat } picked a card to pass.
cards-event-passed = Seat { $seat } passed a card to seat { $to }: { $card }.
cards-event-passed-unseen = Seat { $seat } passed a card to seat { $to }.
cards-event-knocked-out = Seat { $seat } was knocked out by ghosts and showed the hand: { $hand }.
cards-event-deck-empty = The deck is empty. Shutting down: { $seats }.
cards-event-reshuffled = { $cards ->
    [one] The discards and the knocked-out hands were shuffled into a new deck of { $cards } card.
   *[other] The discards and the knocked-out hands were shuffled into a new deck of { $cards } cards.
}
cards-event-turn-limit = The turn limit has been reached: { $turns }.
cards-event-ended = All hands were shown. Points by seat: { $points }. Winners: { $winners }. The hands: { $hands }.
cards-short-ended = All hands are shown. Points in order of play: { $points }. Winners: { $winners }.

ghost_knockout = Ghosts knocked out everyone else.
ghost_knockout-you = You were knocked out.
ghost_knockout-one = { $name } was knocked out.
highest_score = Everyone has stopped. Most points wins.

# On the page.
cards-name = The card game
cards-about = Draw cards for points, but stop in time: with three ghosts in your hand, you're out.
cards-step-1 = Draw cards. Dots and fruits are worth points.
cards-step-2 = Three ghosts in your hand, and you're out!
cards-step-3 = Stop in time to keep your points. Most points wins.
cards-guide-turn = Welcome! Collect points, but three ghosts knock you out. Draw one to three cards, then end your turn. “Shut down” keeps your points for good.
cards-todo = Choose what to do.
cards-doing-chance = { $who ->
    [you] are drawing a card…
   *[somebody] is drawing a card…
}
cards-todo-first = Draw a card, or shut down: stop and keep your points.
cards-todo-more = { $drawn } of { $most } drawn. Draw again, end your turn, or shut down.
cards-todo-enough = No more cards this turn: end it, or shut down.
cards-todo-ordered = { $more ->
    [one] You must draw { $more } card.
   *[other] You must draw { $more } cards.
}
cards-todo-draw = Tap the deck to get your card.
cards-todo-all-draw = Everyone draws: tap the deck to get your card.
cards-todo-give-card = Tap the ghost you want to give away.
cards-todo-give-to = Tap the player who gets your ghost.
cards-todo-swap-one = Two players swap hands. Tap the first one. You can be one of them.
cards-todo-swap-other = Now tap the second player, or tap the first again to cancel.
cards-todo-swap-only = Tap one of the two players: they swap hands.
cards-todo-skip = Tap the player who misses the next turn.
cards-todo-dictate-whom = Tap the player who gets your order. It can be you.
cards-todo-dictate-own = How many cards must you draw?
cards-todo-dictate-number = How many cards must { $whom } draw?
cards-todo-pass-left = Tap the card to pass left, to { $to }.
# What the others read while a power-up takes effect, after the name of whoever drew it.
cards-wait-choosing = drew { $card } and is choosing…
cards-wait-others = drew { $card }. Now choosing: { $names }
cards-draw = Draw
cards-end = End turn
cards-shut = Shut down
cards-shut-sure = Shut down for good
cards-back = Cancel
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
cards-open-hand = shown: { $cards }
cards-known = you know of: { $cards }
cards-skips = { $turns ->
    [one] misses a turn
   *[other] misses { $turns } turns
}
cards-order = must draw: { $number }
cards-picked = has picked a card
cards-chosen = chosen
cards-choosable = can be chosen
cards-news-out = got knocked out: too many ghosts!
cards-reckoning = Hands and points
cards-risk-none = No danger yet: one card can't knock you out.
cards-risk-little = Low risk of being knocked out.
cards-risk-some = Some risk of being knocked out.
cards-risk-high = High risk of being knocked out!
cards-risk-of-ghost = The next card is a ghost
cards-risk-of-out = The next card knocks you out
cards-risk-of-power = The next card is a power-up
cards-risk-of-points = Average points
cards-risk-short-ghost = Ghost
cards-risk-short-out = Out
cards-risk-short-power = Power-up
cards-risk-short-points = Points

cards-option-level = Level
cards-option-level-1 = Level 1
cards-option-level-1-about = Give, Swap and Skip. The gentlest start.
cards-option-level-2 = Level 2
cards-option-level-2-about = Dictate, All draw and Pass left, and one more ghost: wilder.
cards-option-level-bonus = Bonus Level
cards-option-level-bonus-about = Both decks together, with all six power-ups, for up to eight players.
cards-option-level2-includes-level1 = Level 2 also has the power-ups of Level 1
cards-option-red-ghost = The red ghost counts as
cards-option-red-ghost-one = one ghost
cards-option-red-ghost-two = two ghosts
cards-option-skip-stacks = Skips add up
cards-option-dictate-self = You may order yourself to draw
cards-option-dictate-blocks-shutdown = You can't shut down until you've drawn the cards you were ordered to draw
cards-option-deck = Deck
cards-option-deck-home-made = Home-made
cards-option-deck-home-made-about = Balanced by us: somebody is always knocked out before it runs out.
cards-option-deck-few-ghosts = Few ghosts
cards-option-deck-few-ghosts-about = Only a few ghosts: games are longer, and the deck can run out.
cards-option-deck-for-two = For two
cards-option-deck-for-two-about = Made for two players: there are fewer ghosts, so a game isn't over so soon.
cards-option-deck-empty = When the deck runs out
cards-option-deck-empty-all_shut_down = everyone shuts down
cards-option-deck-empty-reshuffle_once = the discards are shuffled once
cards-option-solo-run = Last player still in gets
cards-option-solo-run-unlimited = as many turns as they like
cards-option-solo-run-one_turn = one turn
cards-option-max-turns = Turn limit
cards-list = Cards in the deck: { $cards }
cards-list-ghost = { $units ->
    [one] a ghost
   *[other] counts as { $units } ghosts
}
cards-list-power = power-up
cards-list-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-list-count = { $count } in the deck

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

# What somebody does, after their name: “Ada drew a card.”
cards-short-turn-began = started a turn.
cards-short-turn-ordered = { $number ->
    [one] started a turn and must draw { $number } card.
   *[other] started a turn and must draw { $number } cards.
}
cards-short-turn-ended = ended the turn.
cards-short-turn-skipped = missed a turn.
cards-short-shut-down = shut down.
cards-short-drew = drew { $card }.
cards-short-drew-unseen = drew a card.
cards-short-turned-up = drew a power-up: { $card }.
cards-short-wasted = drew a power-up that had no effect: { $card }.
cards-short-no-target = discarded { $card }: nobody to choose.
cards-short-no-ghost = discarded { $card }: no ghost to give.
cards-short-nothing-to-pass = discarded { $card }: nothing to pass.
cards-short-gave = gave a ghost ({ $card }) to { $to }.
cards-short-gave-unseen = gave a ghost to { $to }.
cards-short-swapped = swapped hands: { $one } ⇄ { $other }.
cards-short-hand-taken = got a new hand: { $hand }.
cards-short-skipping = made { $whom } miss a turn.
cards-short-dictated = { $number ->
    [one] ordered { $whom } to draw { $number } card.
   *[other] ordered { $whom } to draw { $number } cards.
}
cards-short-picked = picked a card to pass: { $card }.
cards-short-picked-unseen = picked a card to pass.
cards-short-passed = passed a card ({ $card }) to { $to }.
cards-short-passed-unseen = passed a card to { $to }.
cards-short-knocked-out = got knocked out! The hand: { $hand }.

# In the log, beside the piece of whoever does it; short.
cards-note-nothing = no effect
cards-note-gave = gives { $card }
cards-note-gave-unseen = gives a ghost
cards-note-passed = passes { $card }
cards-note-passed-unseen = passes a card
cards-note-picked = picked a card
cards-note-swapped = swaps hands
cards-note-dictated = { $number ->
    [one] order: { $number } card
   *[other] order: { $number } cards
}
cards-note-ended = ends turn

## What the coach would do
cards-advice-draw = Draw a card.
cards-advice-end = End your turn.
cards-advice-shut = Shut down.
cards-advice-give = Give { $from } to { $to }.
cards-advice-swap = Swap these hands: { $from } and { $to }.
cards-advice-skip = Skip this player: { $to }.
cards-advice-dictate = Choose { $from }. How many cards: { $to }.
cards-advice-pass = Pass on { $to }.

## Why the coach would do it
cards-reason-risk = { $percent ->
    [0] The next card can't knock you out.
   *[other] There's a { NUMBER($percent) }% chance that the next card knocks you out.
}
cards-reason-points = { $points ->
    [one] You have one point.
   *[other] You have { $points } points.
}
cards-reason-most = Seat { $seat } has the most cards.
cards-reason-most-named = has more cards than your other rivals.
cards-reason-ghost = It gets rid of a ghost.

# The rules, part by part; loaded when somebody opens the help.
cards-help-aim-title = The aim
cards-help-aim = Collect points: dots are worth 1, fruits more. When everyone has shut down, most points wins; if it's a tie, those players win together. If everyone else is knocked out, you win right away, whatever you hold.
cards-help-ghosts-title = Three ghosts
cards-help-ghosts = With three ghosts in your hand you're knocked out immediately, even when it isn't your turn. Your points are lost, and everyone sees your cards.
cards-help-turn-title = Your turn
cards-help-turn = Draw up to three cards, one at a time, and end your turn when you like, but not without a card. Each card takes effect before you decide again. Then it's the next player's turn, clockwise.
cards-help-shut-title = Shutting down
cards-help-shut = Instead of drawing you may shut down: you stop for good, keep your points and sit out the rest. You can do so even with an empty hand.
cards-help-levels-title = Decks and levels
cards-help-levels = Level 1 has Give, Swap and Skip; Level 2 has Dictate, All draw and Pass left; both take up to four players. The Bonus Level uses both decks and takes up to eight.
cards-help-power-title = Power-ups
cards-help-power = A power-up is shown to everyone, takes effect immediately and is discarded. It never affects players who have shut down or are knocked out.
cards-help-give-title = Give
cards-help-give = One of your ghosts goes to another player, and may knock them out. If you have a ghost, you must give one. Only the two of you see which.
cards-help-swap-title = Swap
cards-help-swap = Two players swap hands; you choose who, and it needn't be you. Nobody is knocked out by it. If only two players are left, they must swap.
cards-help-skip-title = Skip
cards-help-skip = Another player misses their next turn. Two skips on the same player still cost one turn. The last player still in can't lose a turn.
cards-help-dictate-title = Dictate
cards-help-dictate = You say how many cards, 1 to 3, a player must draw next turn, no more and no fewer. They can't shut down before that. It may be you. A later order replaces an earlier one.
cards-help-all-draw-title = All draw
cards-help-all-draw = Everyone still in draws a card, starting with you. Power-ups drawn this way do nothing.
cards-help-pass-left-title = Pass left
cards-help-pass-left = Everyone still in picks a card, all at the same time, and it goes to the next player on their left. Ghosts are counted when all cards have moved.
cards-help-end-title = The end
cards-help-end = The last player still in may go on alone for as long as they like. When the deck runs out, or a turn limit is reached, everyone still in counts as shut down.
cards-help-secrets-title = Who sees what
cards-help-secrets = Only you see your cards; everyone sees how many you have. If a card came from you, you still see it face up next to the player who has it now. “Risk” counts only what you can know.
cards-help-touch-title = Sharing a device
cards-help-touch = On one device, the screen hides your cards when your turn is over. With phones, one screen shows the table, and everyone keeps their cards on their own phone.
cards-help-keys-title = On a keyboard
cards-help-keys = Tab and Enter; D draws, E ends your turn, Escape cancels a choice.

# The story of a turn: what was done, after a name and joined to a list, “Ada rolled 5 and 2 and ate 3 marbles.”
# [squares] is for those who can't see the board; [you] where the other person, or whoever did it ($own), is the reader.
cards-deed-drew = drew { $cards }
cards-deed-drew-unseen = { $count ->
    [one] drew a card
   *[other] drew { $count } cards
}
cards-deed-turned-up = played { $card }
cards-deed-nothing = couldn't use { $card }
cards-deed-gave = { $you ->
    [you] gave you a ghost
   *[other] gave { $whom } a ghost
}
cards-deed-passed = { $you ->
    [you] passed you { $card }
   *[other] passed { $card } to { $whom }
}
cards-deed-all-passed = everyone passed a card to the left
cards-deed-swapped = { $you ->
    [you] swapped hands with you
   *[other] swapped hands with { $whom }
}
cards-deed-swapped-two = swapped these hands: { $one } and { $other }
cards-deed-skipping = { $you ->
    [you] made you miss a turn
   *[other] made { $whom } miss a turn
}
cards-deed-dictated = { $you ->
    [you] { $number ->
        [one] ordered you to draw { $number } card
       *[other] ordered you to draw { $number } cards
    }
   *[other] { $number ->
        [one] ordered { $whom } to draw { $number } card
       *[other] ordered { $whom } to draw { $number } cards
    }
}
cards-deed-turn-skipped = missed a turn
cards-deed-shut-down = shut down
cards-deed-knocked-out = got knocked out by ghosts
cards-deed-shown = all hands are shown
cards-deed-ended = ended the turn

# What happened to the reader, shown large beside the board; $name is who did it.
cards-befalls-knocked-out = Too many ghosts: you're out!
cards-befalls-swapped = { $name } swapped hands with you!
cards-befalls-swapped-two = { $name } swapped your hand! The new one comes from { $with }.
cards-befalls-gave = { $name } gave you a ghost: { $card }
cards-befalls-skipping = { $name } made you miss your next turn!
cards-befalls-dictated = { $number ->
    [one] { $name } says: next turn you must draw { $number } card!
   *[other] { $name } says: next turn you must draw { $number } cards!
}
cards-series-points = { $target ->
    [one] Card night: first to one point
   *[other] Card night: first to { $target } points
}
cards-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
