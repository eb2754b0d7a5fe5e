# What the coach says in the lessons.
chase-lesson-first-turn = Your first turn
chase-lesson-first-turn-1 = You're Pac-Man. You walk two squares each turn, and you want the four pellets. Tap the pellet two squares away.
chase-lesson-first-turn-1-hint = There's a pellet within reach! Tap it.
chase-lesson-first-turn-2 = Yum! A pellet gives you up to three more steps. You don't need them now: tap “End here”.
chase-lesson-first-turn-2-hint = You may run on, but let's stop here. Tap “End here”.
chase-lesson-first-turn-done = Now every ghost has moved a square. Eat all four pellets before they catch you three times, and you win.

chase-lesson-boost = Eat a ghost
chase-lesson-boost-1 = A ghost is lurking behind that pellet. Eat the pellet first.
chase-lesson-boost-2 = Now you're strong! For three steps you can eat ghosts. Tap the ghost.
chase-lesson-boost-3 = Gulp! It's out until you lose a life. Tap “End here”.
chase-lesson-boost-done = A pellet only makes you strong for the rest of that move. After that, ghosts block your way again.

chase-lesson-hide = Out of sight
chase-lesson-hide-1 = Ghosts look along their row and column. One that sees you runs two squares. Hide between the fences: tap the marked square.
chase-lesson-hide-1-hint = A ghost could see you there. Hide between the fences, on the marked square.
chase-lesson-hide-done = Nobody could see you, so every ghost only walked one square. Fences are your friends!

chase-lesson-ghosts = Play the ghosts
chase-lesson-ghosts-1 = Now you're all four ghosts. They take turns, one square each. Bring Blinky closer to Pac-Man: tap the marked square.
chase-lesson-ghosts-1-hint = Ghosts hunt together: get closer to Pac-Man. Tap the marked square.
chase-lesson-ghosts-2 = Next is Inky. Come closer.
chase-lesson-ghosts-3 = Pinky can't walk through the fence. Go around it.
chase-lesson-ghosts-4 = Clyde is last. Close the ring!
chase-lesson-ghosts-done = Then Pac-Man moves again. Ghosts win by catching Pac-Man three times, so surround him.

chase-lesson-frenzy = See and catch
chase-lesson-frenzy-1 = Blinky looks down the column and sees Pac-Man! A ghost that sees him runs two squares in a straight line. Tap the marked square.
chase-lesson-frenzy-2 = Inky sees him too, along the row. Run two squares and catch him!
chase-lesson-frenzy-2-hint = Wrong way! Run straight at Pac-Man.
chase-lesson-frenzy-done = Caught! Pac-Man loses a life, and everybody goes back to the start. Fences block the view.
