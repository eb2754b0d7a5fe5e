# What only the terminal says; it speaks English, so this file has no translations.

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

error-bad-arguments = { $message } (see `{ $command } --help`)
error-no-such-command = There is no command “{ $command }”. Commands: { $known }.
error-bad-choice = { $name } can't be “{ $text }”; it takes { $known }.
error-lan-elsewhere = --lan starts a server, so it goes with serve or with no command, not with { $command }.
error-lan-and-host = --lan listens on every address of this machine; leave out --host.
error-bad-argument-number = { $name } takes a whole number from { $least } to { $most }, not “{ $text }”.
error-unreadable-file = The file “{ $file }” can't be read: { $reason }.
error-unwritable-file = The file “{ $file }” can't be written: { $reason }.
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
