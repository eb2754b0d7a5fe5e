# What the coach says in the lessons.
marbles-lesson-first-turn = Your first turn
marbles-lesson-first-turn-1 = You're the yellow Pac-Man and you gobble marbles. First, roll both dice.
marbles-lesson-first-turn-2 = One die is for you, the other for a ghost. Walk five steps and gobble every marble on the way: tap the marked spot, then “Go”.
marbles-lesson-first-turn-2-hint = That works too, but look for the most marbles: tap the marked spot.
marbles-lesson-first-turn-3 = Five marbles! The 2 moves a ghost. Tap the ghosts in the middle, then where one should go.
marbles-lesson-first-turn-done = That's a whole turn: roll, move yourself, move a ghost. Whoever ends up with the most white marbles wins.

marbles-lesson-ghost = Send a ghost
marbles-lesson-ghost-1 = The ghosts belong to nobody, so use them! Your rival is two steps from a ghost: tap the ghost, then your rival.
marbles-lesson-ghost-1-hint = First the ghost! Tap it, then your rival.
marbles-lesson-ghost-2 = Gotcha! Your rival goes home and pays you two white marbles. Now walk three steps, to the yellow marble.
marbles-lesson-ghost-done = Well hunted! You have a yellow marble now. The next lesson shows what it can do.

marbles-lesson-yellow = Gobble a ghost
marbles-lesson-yellow-1 = A yellow marble lets you gobble a ghost. There's one two steps away: tap it, then “Go”.
marbles-lesson-yellow-1-hint = You have a yellow marble: use it! Tap the marked ghost.
marbles-lesson-yellow-2 = Gulp! The ghost is back in the middle, your yellow marble is back on a ring, and your rival paid you two. Now move a ghost with the 2.
marbles-lesson-yellow-done = Without a yellow marble, ghosts block your way. With one, they're dinner.

marbles-lesson-openings = Through the openings
marbles-lesson-openings-1 = White arrows are openings. Go out at the bottom and come in at the top, all in three steps: tap the marked spot.
marbles-lesson-openings-1-hint = That works, but let's try the opening. Tap the marked spot.
marbles-lesson-openings-2 = Across the board in one move! Now the ghost: keep it away from you.
marbles-lesson-openings-done = An opening leads to any other one, and crossing costs no step. Great for escaping, too.

marbles-lesson-last-marble = The last marble
marbles-lesson-last-marble-1 = Only one white marble is left, and you're ahead by one. It's three steps away: tap it.
marbles-lesson-last-marble-1-hint = Don't leave it to your rival. Tap the last marble.
marbles-lesson-last-marble-done = The game ends with the last white marble, and whoever has the most wins: you! Now you know it all.
