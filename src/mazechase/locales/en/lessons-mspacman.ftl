# What the coach says in the lessons.
mspacman-lesson-first-turn = Your first turn
mspacman-lesson-first-turn-1 = You're Ms. Pac-Man, and you want to clear your own area of dots. Tap the spinner.
mspacman-lesson-first-turn-2 = Three steps! She eats each dot as she leaves its square. Tap the marked square, then “Go”.
mspacman-lesson-first-turn-2-hint = That's three steps too, but go where the hand points.
mspacman-lesson-first-turn-done = Three dots gone! Then the ghost rolled its die and came after you. The first player whose area has no dots left wins.

mspacman-lesson-power = The Power Dot
mspacman-lesson-power-1 = A strong ghost is close. Spin: the big dot next to you will help.
mspacman-lesson-power-2 = When you leave the big Power Dot, all ghosts turn weak. Go over it and right through the ghost: tap the marked square, then “Go”.
mspacman-lesson-power-2-hint = You'd miss your chance! Go across the big dot and through the ghost.
mspacman-lesson-power-3 = You caught it, and that earns you another spin!
mspacman-lesson-power-4 = Two more steps, and two more dots.
mspacman-lesson-power-done = A weak ghost that you catch goes home. But don't wait too long: ghosts get strong again.

mspacman-lesson-exits = Run through the exits
mspacman-lesson-exits-1 = A strong ghost is right behind you! Spin.
mspacman-lesson-exits-2 = One step leads from any exit at the edge to any other. Tap the marked square far away, then “Go”.
mspacman-lesson-exits-2-hint = The ghost might reach you there. Leave through the exit.
mspacman-lesson-exits-done = Gone in three steps! Ghosts may use the exits too, so keep an eye on them.

mspacman-lesson-ghost = Play a ghost
mspacman-lesson-ghost-1 = Now you're a ghost: catch Ms. Pac-Man, and you play her next. Roll the die.
mspacman-lesson-ghost-2 = She's two steps away, and you have three: enough! Tap her, then “Go”.
mspacman-lesson-ghost-2-hint = She's within reach! Tap Ms. Pac-Man.
mspacman-lesson-ghost-3 = Caught! Now you're Ms. Pac-Man. Put her on a white circle in your own area: tap the marked one, then “Go”.
mspacman-lesson-ghost-3-hint = That circle is free, but start in your own area, where your dots are.
mspacman-lesson-ghost-done = Whoever catches her plays her next, right away. That's how everybody gets to eat.

mspacman-lesson-win = The last dot
mspacman-lesson-win-1 = There's a single dot left in your area. Spin!
mspacman-lesson-win-2 = Walk over it: it's eaten when you leave its square. Tap the marked square, then “Go”.
mspacman-lesson-win-2-hint = You must step onto the dot and off it again. Tap the marked square.
mspacman-lesson-win-done = Your area is clear, and you win! It counts even if somebody else eats your last dot.
