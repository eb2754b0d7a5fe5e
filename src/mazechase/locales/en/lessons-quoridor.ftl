# What the coach says in the lessons.
quoridor-lesson-first-turn = Your first turn
quoridor-lesson-first-turn-1 = You're Pac-Man, and you want to reach the far side. Tap the square in front of you.
quoridor-lesson-first-turn-1-hint = That's allowed, but the far side is straight ahead. Tap the square in front of you.
quoridor-lesson-first-turn-2 = That was a turn! Your rival took one too. Go on: one more step.
quoridor-lesson-first-turn-3 = One step to go. Tap the last square and win.
quoridor-lesson-first-turn-done = You won! Whoever reaches their far side first wins the game.

quoridor-lesson-fence = Put up a fence
quoridor-lesson-fence-1 = Your rival is one step from winning! Instead of walking, put up a fence: tap the marked gap, then “Place it”.
quoridor-lesson-fence-1-hint = Your rival would win now. Put the fence in the marked gap.
quoridor-lesson-fence-2 = Now your rival has to walk around it. Make it a longer detour: add a fence right beside the first.
quoridor-lesson-fence-done = Great blocking! A fence covers two squares and stays up. You have ten of them in a game for two.

quoridor-lesson-jump = Jump over
quoridor-lesson-jump-1 = Somebody is right in front of you. You can jump over them: tap the square behind them.
quoridor-lesson-jump-1-hint = You don't have to walk around. Tap the square behind your rival.
quoridor-lesson-jump-done = Two squares in one turn! Standing face to face is good for whoever moves next.

quoridor-lesson-jump-aside = Jump to the side
quoridor-lesson-jump-aside-1 = There's a fence behind your rival, so you can't jump straight. Jump to the side: tap the marked square.
quoridor-lesson-jump-aside-1-hint = There's a quicker way: jump past your rival to the marked square.
quoridor-lesson-jump-aside-done = Right! You only jump to the side when a fence is right behind the other piece.

quoridor-lesson-race = Win the race
quoridor-lesson-race-1 = Count the steps: you need two, your rival only one. A fence in the marked gap turns that one step into three!
quoridor-lesson-race-1-hint = Then your rival would win on the next step. First put a fence in the marked gap.
quoridor-lesson-race-2 = Your rival has to walk around. Now run!
quoridor-lesson-race-3 = One more step.
quoridor-lesson-race-done = You won by a step! Compare the paths: walk when yours is shorter, build when it isn't. You can never shut anyone in completely.
