# What only the terminal says. Words to type (play, --lan, undo ...), NAME=VALUE, file names and the like stay as they are.

# Playing in the terminal. In lists, seats and people are what is after a colon or in a column.
cli-seat = seat { $seat }
cli-person = a person
cli-nobody = nobody
cli-match = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
cli-held = { $seat }: { $who }
cli-play-seats = { $match }; { $seats }
# Two parts of a list, with the language's comma between them; more are put together two by two.
cli-listed = { $first }, { $second }
cli-ending = Winner: { $winners }. Scores by seat: { $scores }.
cli-you-win = You win!
cli-you-lose = You lose.
cli-play-begin = Type a move, ? for the legal moves, or help.
cli-play-help = Type a move in the game's notation, or several with spaces between them. Or type:
cli-play-help-list = list the legal moves
cli-play-help-hint = ask the game's best bot what it would do
cli-play-help-undo = take back the last move, unless something was rolled, drawn or shown since
cli-play-help-board = draw the board again
cli-play-help-help = show this
cli-play-help-quit = stop here
cli-play-no-hints = There are no hints for this game.
cli-play-hint = { $bot } would play { $move }.
cli-play-hand-over = Pass the keyboard to seat { $seat }. No peeking!
cli-play-press-enter = Seat { $seat }, press Enter to see your side:
cli-play-not-over = The game is not over.
cli-play-not-saved = nothing was saved. { $reason }
cli-did-you-mean = Did you mean “{ $meant }”?
cli-limits = Limits: { $limits }.

# Starting the page. “{ $link }” is an address.
cli-page-ready = Mazechase is ready at { $link } (Ctrl-C ends it)
cli-page-running = Mazechase is already running at { $link }
cli-page-opening = Mazechase is already running at { $link }: opening it
cli-page-network = On your network: { $link }

# The list of games: an option's default, what the rulebook says, and who may play.
cli-games-players = { $game }: { $players } players
cli-games-default = default { $value }
cli-games-house-rule = default { $value } (house rule; by the book { $printed })
cli-chance = Chance comes next (seat { $seat }). Outcomes and their weights:

# Records that are replayed and checked. A draw is a roll, a spin or a card drawn; the seal proves that luck was fair.
cli-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
cli-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
cli-checked = checked: { $what } and the result
cli-checked-unfinished = checked: { $what }; the match has no result yet
cli-their-seal = their seal
cli-verified = verified: the seed matches the seal and produces { $draws ->
    [one] its one draw
   *[other] all { $draws } draws
}

# Headings of the tables that `arena`, `review` and `suggest` print: short.
cli-arena-heading = { $match }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }, { $budget }
cli-arena-nodes = { $nodes } nodes
cli-arena-time = { $time } ms
cli-arena-usual = usual thinking
cli-arena-bot = bot
cli-arena-games = games
cli-arena-wins = wins
cli-arena-draws = draws
cli-arena-score = score
cli-arena-interval = 95% interval
cli-arena-fair = fair
cli-from-to = { $low } to { $high }
cli-review-ply = ply
cli-review-start = start
cli-review-luck = luck
cli-review-lost = gave away
cli-review-best = best
cli-review-decisions = decisions
cli-review-mistakes = mistakes
cli-review-turning-points = turning points: plies { $plies }
cli-suggest-heading = aim { $aims }, { $rounds } rounds, { $games } games
cli-suggest-changes = changes
cli-suggest-distance = distance from the aim
cli-suggest-points = { $points } points
cli-suggest-before = before
cli-suggest-after = after
cli-suggest-candidate = candidate { $number }
cli-suggest-fresh = on fresh luck
cli-suggest-wins = wins by seat
cli-suggest-began = began
cli-suggest-turns = turns
cli-suggest-minutes = minutes
cli-suggest-nothing = stopped before anything was found

# What is missing on this machine.
cli-needs = This needs { $package }: { $install }
cli-needs-server = This needs the server's packages ({ $package } is missing): { $install }
cli-no-kernels = no native kernels were built, so the Python rules do the work, more slowly; see docs/engine.md
cli-working-playing = playing
cli-working-reviewing = reviewing
cli-working-searching = searching
cli-working-solving = solving
cli-working-counting = counting

# Bots and the arena.
error-bot-not-imported = Bot “{ $bot }”: module “{ $module }” couldn't be imported ({ $problem }).
error-bot-not-a-class = Bot “{ $bot }”: module “{ $module }” has no class “{ $cls }” that extends mazechase.bots.Bot.
error-bot-raised = Bot “{ $bot }” failed at { $place }: { $problem }.
error-bot-illegal = Bot “{ $bot }” in seat { $seat } answered { $action }, which isn't one of the legal actions it was given.
error-bad-budget = A budget of { $limit } is too small; it must be at least 1.
error-budget-without-clock = A time budget needs a clock.
error-bad-bot-count = { $bots ->
    [one] { $bots } bot can't fill
   *[other] { $bots } bots can't fill
} { $players } seats; use 1 to { $players } bots.
error-bad-game-count = Games: { $games }, workers: { $workers }. Both must be at least 1.

# The command line.

error-process-ended = One of the server's processes ended before it was ready (status { $status }).
error-bad-arguments = { $message } (see `{ $command } --help`)
error-no-such-command = There is no command “{ $command }”. Commands: { $known }.
error-bad-choice = { $name } can't be “{ $text }”; it takes { $known }.
error-lan-elsewhere = --lan starts a server, so it goes with serve or with no command, not with { $command }.
error-lan-and-host = --lan listens on every address of this machine; leave out --host.
error-bad-argument-number = { $name } takes a whole number from { $least } to { $most }, not “{ $text }”.
error-unreadable-file = The file “{ $file }” can't be read: { $reason }.
error-unwritable-file = The file “{ $file }” can't be written: { $reason }.
error-print-form = “{ $file }” is neither a .pdf nor a .svg file.
error-line-too-long = A line of the input is longer than { $most } characters.
error-no-such-seat-here = There is no seat “{ $seat }” here; --seat takes { $known }.
error-bad-seat-count = --seat { $seats }: there { $people ->
    [one] is one person to seat
   *[other] are { $people } people to seat
}, each in a seat of their own.
error-file-too-big = The file “{ $file }” is too big; the limit is { $most } bytes.
error-unusable-folder = The folder “{ $folder }” can't be used: { $reason }.
error-unusable-database = The database “{ $database }” can't be used. { $reason }
error-database-in-use = The database { $database } is in use by another server. It runs at { $address }
error-running-without-lan = Mazechase is already running at { $address } for this machine only. Stop it (Ctrl-C), then start again with --lan.
error-limit-form = “{ $text }” is not a limit; write NAME=NUMBER.
error-no-such-limit = There is no limit “{ $limit }”.
error-bad-limit-number = The limit “{ $limit }” takes a whole number from 0 to { $most }, not “{ $text }”.
error-no-such-setting = There is no setting “{ $name }” ({ $source }).
error-bad-setting = { $source }: { $problem }
error-bad-setting-kind = { $source }: “{ $name }” takes { $takes }.
error-bad-config = The file “{ $file }” is not TOML: { $problem }.
error-document-not-text = The document “{ $where }” is not UTF-8 text.
error-neither-game-nor-file = “{ $text }” is neither a game nor a file. `mazechase games` lists the games.
error-option-form = “{ $text }” is not an option; write NAME=VALUE.
error-option-twice = Option “{ $option }” is given twice.
error-record-has-options = A record brings its own players and options; leave out --players and --option.
error-bad-move = Move { $number }, “{ $token }”: { $reason }
error-bad-viewer = There is no viewer “{ $viewer }” here; there are { $known }.

# Games from outside
error-game-not-imported = The game “{ $name }” can't be imported: { $problem }.
error-game-not-a-class = “{ $name }” isn't a game; it must name a complete subclass of mazechase.Rules, as module:Class.

# The engine.
error-no-kernel = There's no native kernel for { $game } here: none was written, it wasn't built, or MAZECHASE_NATIVE=0 turns it off.
error-no-solution = The bot “{ $bot }” plays from a solution, and there is none for these options yet. Make it with: mazechase solve chase --save --option ...
error-no-solver = There is no solver for { $game }.
error-too-much-to-solve = With { $option } a solution would take about { $hours } hours on one processor and { $gigabytes } GB of memory, so it isn't started.
error-bad-engine-number = { $name } must be a whole number from { $least } to { $most }, not { $number }.
error-bad-action-count = A step takes an array with one action per game, of shape { $wanted }, not { $shape }.
error-bad-place = “on” takes { $places }, not “{ $place }”.
error-no-ray = Ray is not installed here. Install it with: pip install "mazechase[ray]"
error-no-cluster = The Ray cluster can't be reached or started: { $problem }.
error-worker-died = A worker died { $tries } times over the same games.

# The workshop.
error-bad-aim = “{ $aim }” isn't an aim; aims are even, turns=NUMBER, minutes=NUMBER and SIDE=PER CENT, such as pacman=50.
error-no-changes = Nobody has written down how to change “{ $option }” of { $game } a little; there are changes for: { $known }.
error-backup-exists = There is already { $file }. A backup never replaces anything: move it away, or choose another name.
error-backup-by-postgres = A PostgreSQL database is backed up and restored by PostgreSQL's own programs (docs/deploy.md); or copy its tables to a file with `mazechase database copy`.
error-no-server = The server at { $server } can't be asked: { $problem }.
