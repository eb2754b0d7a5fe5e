# The workshop on the page: drawing boards, decks, dice and house rules.
editor-workshop = Workshop
editor-intro = Make your own board, deck, dice or rules. Bots play it while you draw and tell you whether it's fair. Then play it with anyone.
editor-make = What to make
editor-yours = Made on this device
editor-none = Nothing yet. What you make is saved here automatically.
editor-unsound = Not finished
editor-open-file = Open a file
editor-opening = One moment…
editor-gone = That isn't on this device. Maybe it was deleted, or made on another device.
editor-unknown = This page doesn't know what the link or file is for.
editor-unreadable = { $file } isn't a board, deck or set of rules that can be shown here.
editor-too-large = { $file } is too large.
editor-new-name = { $kind } { $number }
editor-to-workshop = Back to the workshop
editor-called = Name

editor-kind-marbles-layout = Board
editor-kind-marbles-rules = House rules
editor-kind-mspacman-layout = Board
editor-kind-mspacman-die_faces = Ghosts' die
editor-kind-mspacman-spinner_faces = Spinner
editor-kind-mspacman-rules = House rules
editor-kind-chase-layout = Maze
editor-kind-chase-rules = House rules
editor-kind-cards-deck = Deck
editor-kind-cards-rules = House rules
editor-kind-quoridor-rules = House rules

editor-start-from = Start from
editor-from-nothing = Nothing
editor-undo = Undo
editor-redo = Redo
editor-drawing = Drawing
editor-brushes = Brushes
editor-eraser = Eraser
editor-symmetry = Draw on several sides at once
editor-symmetry-mirror = Mirror
editor-symmetry-half = Half turn
editor-symmetry-quarter = Quarter turns
editor-keys = Keys: arrows move, Enter draws, Delete clears, T turns to the other direction. 1 to 9 choose a brush, 0 the eraser. Ctrl+Z undoes.
editor-empty = empty
editor-spot = { $spot }, { $mark }
editor-spot-wrong = { $spot }, { $mark }, something is wrong here

editor-marbles-hole = Hole
editor-marbles-path = Path
editor-marbles-ring = Ring
editor-marbles-home-yellow = Yellow home
editor-marbles-home-red = Red home
editor-marbles-home-green = Green home
editor-marbles-home-blue = Blue home
editor-marbles-opening = Tunnel
editor-mspacman-area-b = Blinky's area
editor-mspacman-area-i = Inky's area
editor-mspacman-area-p = Pinky's area
editor-mspacman-area-s = Sue's area
editor-mspacman-wall = Wall
editor-mspacman-door = Door
editor-mspacman-power = Power Square
editor-mspacman-circle = White circle
editor-mspacman-exit = Exit Space
editor-mspacman-den = Ghost space
editor-mspacman-out = Way out
editor-mspacman-faces = Faces
editor-mspacman-faces-total = { $count } in all
editor-chase-fence = Fence
editor-chase-pellet = Pellet
editor-chase-pac-man = Pac-Man
editor-chase-blinky = Blinky
editor-chase-inky = Inky
editor-chase-pinky = Pinky
editor-chase-clyde = Clyde
editor-chase-side-pacman = Pac-Man
editor-chase-side-ghosts = Ghosts
editor-chase-side-pacman-more = Pac-Man wins too often.
editor-chase-side-pacman-less = Pac-Man wins too rarely.
editor-chase-side-ghosts-more = The ghosts win too often.
editor-chase-side-ghosts-less = The ghosts win too rarely.
editor-cards-points = Points
editor-cards-level1 = Cards of Level 1
editor-cards-level1-total = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
editor-cards-level2 = Cards of Level 2
editor-cards-level2-total = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
editor-fewer = Remove one: { $name }
editor-more = Add one: { $name }
editor-count = { $group }: { $name }

editor-checks = What's missing or wrong
editor-checking = Checking…
editor-fine = Nothing is wrong. You can play it.
editor-problems = { $count ->
    [one] { $count } thing to fix
   *[other] { $count } things to fix
}
editor-problems-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}

editor-fairness = Is it fair?
editor-bots = Bots
editor-measuring = Still playing…
editor-measuring-first = Bots are playing the first games…
editor-measure-when-fine = Once nothing is wrong any more, bots play it and show whether it's fair.
editor-measure-on = Play more games
editor-seat = Seat { $seat }
editor-percent = { $share }%
editor-share = { $share }% ({ $low }–{ $high })
editor-verdict-open = Still too close to call.
editor-verdict-even = Fair: everyone has about the same chance.
editor-verdict-more = Seat { $seat } wins too often.
editor-verdict-less = Seat { $seat } wins too rarely.
editor-figures = { $games ->
    [one] { $games } game played.
   *[other] { $games } games played.
} Turns in a game: about { $turns }. Minutes: about { $minutes }.
editor-how-to-read = The dashed line is a fair share of the wins. The true share is somewhere on the bar; more games make it shorter.

editor-fairer = Make it fairer
editor-fairer-how = The computer tries small changes and shows you the best ones.
editor-aim = What you want
editor-aim-even = The same chance for everyone
editor-aim-shorter = The same chance, and shorter games
editor-aim-longer = The same chance, and longer games
editor-aim-minutes = The same chance, and a length you choose
editor-aim-minutes-field = Minutes
editor-aim-share = A share of the wins you choose: { $name }
editor-aim-share-field = Percent
editor-search = Find ideas
editor-search-on = Keep looking
editor-stop = Stop
editor-searching = Searching
editor-searched = { $games ->
    [one] { $games } game played to find these.
   *[other] { $games } games played to find these.
}
editor-idea = { $games ->
    [one] { $games } game, about { $minutes } min
   *[other] { $games } games, about { $minutes } min
}
editor-take = Take this one
editor-ideas-note = These figures are a little too good: the luckiest ideas come first. Once you take one, it's measured again from scratch.
editor-difference = { $name }: { $from } → { $to }

editor-play = Play it
editor-play-bots = With bots
editor-play-when-fine = Fix what's wrong first.
editor-keep = Keep and share
editor-share-link = Link
editor-share-about = Whoever opens this link gets a copy of it, to play or to change.
editor-save-file = Save as a file
editor-delete = Delete
editor-delete-sure = Delete “{ $name }”?
editor-delete-about = You won't get it back. Links and files you've shared still work.
editor-delete-no = Keep it
editor-kept = Saved on this device automatically.
editor-not-kept = This browser can't keep anything. Save a file, or it'll be lost when you leave.
editor-too-long = It's too large for a link. Save it as a file instead.

editor-rules-usual = As we usually play
editor-rules-how = Start with what the book says, then change what you like. Your rules have a name and can be chosen when you set up a game.
