# The puzzle of the day. The page loads it with the puzzles.

puzzle-title = Puzzle of the day
puzzle-back = Back to the games
puzzle-grade = { $grade ->
    [1] Easy
    [2] Medium
   *[3] Hard
}
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-done = solved
puzzle-past = The last two weeks
puzzle-why = Why
puzzle-right = That's it!
puzzle-ask = What do you do?
puzzle-on = Right! And now?
puzzle-wrong = Not that one. Try something else!
puzzle-shown = That was the answer.
puzzle-give-up = Show me the answer
puzzle-not-possible = You can't do that here.
puzzle-share = Share
puzzle-copied = Copied
puzzle-result = { $shown ->
    [true] You looked at the answer.
   *[false] { $wrong ->
        [0] Solved at the first try.
        [one] Solved after { $wrong } wrong try.
       *[other] Solved after { $wrong } wrong tries.
    }
}

## What is asked, and why the answer is right

puzzle-best = Find the best move.
puzzle-only = Nothing else works.
puzzle-chances = With this you win about { $best } times out of 100. With the next best answer it's about { $next }.
puzzle-chances-exact = With this you win { $best } times out of 100, counted exactly. With the other answer it's { $next }.
puzzle-quoridor-win = Win in { $number } moves, whatever the other player does.
puzzle-quoridor-win-why = Every reply was tried: no other move wins in { $number }.
puzzle-chase-escape = One pellet to go, one life left. Where does Pac-Man have to go to be sure of it?
puzzle-chase-escape-why = Anywhere else, the ghosts can stop him. Here they can't, however they move.
puzzle-chase-trap = Pac-Man has one life left. Where does this ghost have to go so that he can't get away?
puzzle-chase-trap-why = Anywhere else, Pac-Man can still win. Here he can't, however he runs.
puzzle-marbles-best = You have a { $number } left for Pac-Man. What's the best move?
puzzle-marbles-ghost = You have a { $number } left for a ghost. What's the best move?
puzzle-mspacman-best = You spun a { $number }. Where should Ms. Pac-Man go?
puzzle-mspacman-chase = You rolled a { $number }. Where should your ghost go?
puzzle-cards-draw = Everyone else has stopped or is out. Do you draw, or do you stop?
