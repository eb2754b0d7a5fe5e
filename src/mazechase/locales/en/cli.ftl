# What only the terminal says; it speaks English, so this file has no translations.

# Bots and the arena.
error-bot-not-imported = Bot “{ $bot }”: module “{ $module }” could not be imported ({ $problem }).
error-bot-not-a-class = Bot “{ $bot }”: module “{ $module }” has no class “{ $cls }” made from mazechase.bots.Bot.
error-bot-raised = Bot “{ $bot }” failed at { $place }: { $problem }.
error-bot-illegal = Bot “{ $bot }” in seat { $seat } answered { $action }, which is not one of the legal actions it was given.
error-bad-budget = A budget of { $limit } is too small; it takes 1 or more.
error-budget-without-clock = A budget of time needs a clock to read it on.
error-bad-bot-count = { $bots } bots cannot share { $players } seats; there may be 1 to { $players } of them.
error-bad-game-count = { $games } games with { $workers } workers cannot be played; each takes 1 or more.

# The command line.

error-bad-arguments = { $message } (see `{ $command } --help`)
error-bad-argument-number = { $name } takes a whole number from { $least } to { $most }, not “{ $text }”.
error-unreadable-file = The file “{ $file }” cannot be read: { $reason }.
error-file-too-big = The file “{ $file }” is bigger than { $most } bytes, which nothing read here needs.
error-document-not-text = The document “{ $where }” is not UTF-8 text.
error-neither-game-nor-file = “{ $text }” is neither a game nor a file. `mazechase games` lists the games.
error-option-form = “{ $text }” is not an option; it is written name=value.
error-option-twice = Option “{ $option }” is given twice.
error-record-has-options = A record brings its own players and options; leave out --players and --option.
error-bad-move = Move { $number }, “{ $token }”: { $reason }
error-bad-viewer = There is no viewer “{ $viewer }” here; there are { $known }.

# Games from outside
error-game-not-imported = The game “{ $name }” cannot be imported: { $problem }.
error-game-not-a-class = “{ $name }” is not a game; it must name a complete subclass of mazechase.Game as module:Class.

# The engine.
error-no-kernel = There is no native kernel of { $game } here: none was written, it was not built, or MAZECHASE_NATIVE=0 turns it off.
error-bad-engine-number = { $name } is a whole number from 0 to { $most }, not { $number }.
