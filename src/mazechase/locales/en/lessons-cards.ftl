# What the coach says in the lessons.
cards-lesson-first-turn = Your first turn
cards-lesson-first-turn-1 = You collect points. Tap “Draw” to take a card.
cards-lesson-first-turn-1-hint = You have no points yet, so don't stop. Tap “Draw”.
cards-lesson-first-turn-2 = A cherry, 2 points! You may take up to three cards in a turn. Draw another.
cards-lesson-first-turn-3 = A dot is 1 point. Three ghosts would knock you out, so let's not be greedy: tap “End turn”.
cards-lesson-first-turn-3-hint = That's allowed, but let's stay safe for now. Tap “End turn”.
cards-lesson-first-turn-done = That's a turn: draw one to three cards, then end it. Whoever has the most points at the end wins.

cards-lesson-stop = Stop in time
cards-lesson-stop-1 = Two ghosts! One more and you're out, points and all. Keep your points: tap “Shut down”, then confirm.
cards-lesson-stop-1-hint = Too risky: one more ghost would knock you out. Tap “Shut down”.
cards-lesson-stop-done = You kept your points, and your rival drew a third ghost and was knocked out. You won!

cards-lesson-give = Power-up: Give
cards-lesson-give-1 = You hold two ghosts. Be brave and draw: it may be a power-up.
cards-lesson-give-2 = Give! Get rid of a ghost: tap the marked ghost, then the player who gets it.
cards-lesson-give-done = One ghost fewer for you, one more for them! If it's their third, they're knocked out.

cards-lesson-swap = Power-up: Swap
cards-lesson-swap-1 = Only a dot and two ghosts: a bad hand. Draw a card.
cards-lesson-swap-2 = Swap! Two players swap their hands. Tap yourself and the marked player.
cards-lesson-swap-2-hint = Then you'd keep your ghosts. Choose yourself and the marked player.
cards-lesson-swap-done = What a catch, 12 points! They got your ghosts. You can even swap the hands of two other players.

cards-lesson-skip = Power-up: Skip
cards-lesson-skip-1 = Draw a card.
cards-lesson-skip-2 = Skip! Someone misses a turn. Tap the marked player.
cards-lesson-skip-3 = Now tap “End turn”, and watch who plays next.
cards-lesson-skip-done = The skipped player was left out. Skip whoever needs a turn the most.

cards-lesson-dictate = Power-up: Dictate
cards-lesson-dictate-1 = This is Level 2, with other power-ups. Draw a card.
cards-lesson-dictate-2 = Dictate! Say how many cards somebody must draw. Tap the marked player, then +3.
cards-lesson-dictate-2-hint = Good idea too, but let's make it dangerous: the marked player, and +3.
cards-lesson-dictate-3 = Three cards, and no way out. Tap “End turn” and watch.
cards-lesson-dictate-done = Two more ghosts joined the one in their hand: knocked out! Pick on players who already have ghosts.

cards-lesson-all-draw = Power-up: All draw
cards-lesson-all-draw-1 = Draw a card.
cards-lesson-all-draw-2 = All draw! Everybody takes a card, and you're first: tap the deck.
cards-lesson-all-draw-done = Everybody got a card, ghosts too. It's dangerous for whoever already has two ghosts.

cards-lesson-pass-left = Power-up: Pass left
cards-lesson-pass-left-1 = You have a ghost. Draw a card.
cards-lesson-pass-left-2 = Pass left! Everybody hands a card to the player on the left, all at once. Tap your ghost.
cards-lesson-pass-left-2-hint = You could, but then you'd keep the ghost. Tap the ghost.
cards-lesson-pass-left-done = Your ghost moved on, and you got a card from the other side. Now you know every power-up!
