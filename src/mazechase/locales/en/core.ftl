# What any part of the program may say, on the page too. There is one file per game beside this one.

error-no-such-game = There is no game “{ $game }”. `mazechase games` lists the games.
error-no-such-bot = There is no bot “{ $bot }” for { $game }. Bots: { $known }, or your own, written as module:Class.
error-bad-players = { $game } takes { $counts } players, not { $players }.
error-bad-rules-version = { $game } has rules versions 1 to { $newest }, not { $version }.
error-no-such-option = There is no option “{ $option }”. Options: { $known }.
error-no-such-language = There is no language “{ $language }”. Languages: { $known }.
error-no-typst = Printing needs Typst, which isn't installed here. Install it with: pip install "mazechase[print]"
error-nothing-to-print = There is nothing to print for { $game }.
error-bad-option-value = Option “{ $option }” can't be “{ $value }”; it takes { $takes }.
error-bad-drawing-size = A board can't have { $rows } rows and { $columns } columns; each must be from 1 to { $most }.
error-bad-drawing-mark = The drawing has “{ $mark }” at { $place }; valid marks are “{ $known }”, and # for a wall.
error-document-unreadable = The document “{ $where }” isn't valid { $form }: see line { $line }, column { $column }.
error-document-too-large = The document “{ $where }” can't be read: it contains a number that is too long, or is nested too deeply.
error-document-not-a-table = The document “{ $where }” must be a table of names and values.
error-document-too-long = The document “{ $where }” is too long; the limit is { $most } characters.
error-no-such-kind = There is no kind of document “{ $kind }”. Kinds: { $known }.
error-measuring-replaced = A newer measurement of the same draft has replaced this one.
error-no-chance-here = There is nothing to roll, spin or draw here, so “{ $outcome }” can't come up.
error-impossible-outcome = “{ $outcome }” isn't a possible outcome here.
error-foreign-state = “{ $value }” isn't a state of this game with this number of players.
error-foreign-view = “{ $value }” isn't a view of this game with this number of players.
error-foreign-action = “{ $value }” isn't an action of this game; { $call } returns one.
error-foreign-token = “{ $value }” is neither an action nor a chance outcome of this game; { $call } returns one.
error-foreign-outcome = “{ $value }” isn't a chance outcome of this game; { $call } returns one.
error-foreign-event = “{ $value }” isn't an event.
error-foreign-rules = The rules of “{ $game }” aren't of the class { $value }.
error-not-text = “{ $value }” isn't text.
error-not-a-generator = “{ $value }” isn't a random number generator.
error-bad-number = “{ $text }” isn't a valid number here.

refuse-over = The game is over.
refuse-no-such-action = “{ $action }” isn't an action of this game.
refuse-not-an-action = “{ $action }” isn't an action of this game; { $call } returns one.
refuse-chance-first = Seat { $seat } must roll, spin or draw first.
refuse-chance-first-named = must roll, spin or draw first.
refuse-not-your-turn = It isn't seat { $seat }'s turn to decide.
refuse-not-your-turn-named = can't do anything right now.

turn_limit = The turn limit has been reached.

# Matches
error-bad-player = “{ $name }” must be either a person, or a bot with the name of a bot.
error-bad-match-id = “{ $id }” isn't a valid match id; use 1 to 64 letters, digits, - and _.
error-bad-seats = { $players ->
    [one] There is { $players } seat
   *[other] There are { $players } seats
}, but { $seats } players were given.
error-bad-clock = A clock needs a time bank or a move limit above zero; times can't be negative or longer than { $days } days.
error-bad-salt = A salt takes 1 to 64 letters, digits, - and _.
error-bad-seed = A seed has 32 bytes.
error-time-runs-back = Entry { $n } of the log is earlier than the entry before it.
error-match-over = The game is over.
error-match-paused = The game is paused.
error-not-paused = The game isn't paused.
error-no-such-seat = There is no seat { $seat }.
error-no-actions = No action was given.
error-not-an-action = “{ $text }” isn't an action.
error-not-an-outcome = “{ $text }” isn't a chance outcome.
error-not-your-action = Seat { $seat } can't take that action.
error-not-your-action-named = can't do that.
error-not-your-draw = It's seat { $seat } that must roll, spin or draw now.
error-not-your-draw-named = must roll, spin or draw now.
error-no-draw-now = There is nothing to roll, spin or draw now.
error-wrong-draw = The next draw is number { $next }, not { $k }.
error-no-such-draw = { $draws ->
    [one] Draw { $k } is needed, but only { $draws } draw was recorded.
   *[other] Draw { $k } is needed, but only { $draws } draws were recorded.
}
error-salts-fixed = Salts can only be added before the first draw.
error-nothing-to-undo = There's nothing to undo.
error-undo-revealed = Something has been drawn or shown since then, so this can't be undone.
error-undo-absent = That would undo a move of someone who has left or was away, so it stays.
error-undo-away = Seat { $seat } is away, so nothing can be undone until they're back.
error-undo-away-named = is away, so nothing can be undone until they're back.
error-own-undo = Seat { $seat } plays on the device that asked to undo; someone else has to answer.
error-own-undo-named = can't answer from the device that asked to undo. Someone else has to.
error-undo-asked-already = Seat { $seat } has already asked to undo.
error-undo-asked-already-named = asked to undo already.
error-no-undo-to-answer = There's no undo request for seat { $seat } to answer.
error-no-undo-to-answer-named = can't answer: nobody is asking to undo.
error-seat-gone = Seat { $seat } has left the game; a bot is playing on.
error-seat-gone-named = left the game. A bot plays on.
error-not-to-mind = A bot can't take over or give back seat { $seat } now.
error-not-to-mind-named = can't be replaced by a bot, or come back, right now.
error-time-is-up = Seat { $seat } has run out of time.
error-time-is-up-named = ran out of time.
error-time-not-up = The time isn't up yet.

match-event-salt-added = Seat { $seat } added a salt to the draws.
match-event-undo-wanted = Seat { $seat } asked to undo its last action.
match-event-undo-reply = { $answer ->
    [yes] Seat { $seat } agreed.
    [withdrawn] Seat { $seat } no longer asks to undo.
   *[no] Seat { $seat } said no.
}
match-event-rewound = { $keep ->
    [0] The game went back to the start.
   *[other] The game went back to move { $keep }.
}
match-event-gave-up = Seat { $seat } gave up.
match-event-time-up = Seat { $seat } ran out of time.
match-event-match-paused = The game was paused.
match-event-match-resumed = The game continues.
match-event-match-woke = The game continues. The interruption didn't use up anyone's time.
match-event-seat-taken = { $bot ->
    [none] Seat { $seat } now belongs to { $name }.
   *[other] A bot ({ $bot }) took over seat { $seat }.
}
match-event-seat-minded = A bot ({ $bot }) is playing seat { $seat } for now.
match-event-seat-reclaimed = The player of seat { $seat } came back.
match-event-match-ended = { $reason ->
    [resigned] The game ended because someone gave up.
   *[time_up] The game ended because someone ran out of time.
}

resigned = The other side gave up.
resigned-you = You gave up.
resigned-one = { $name } gave up.
time_up = The other side ran out of time.
time_up-you = You ran out of time.
time_up-one = { $name } ran out of time.

# Records and lessons
error-bad-record = This isn't a record: { $why }
error-record-too-long = A record of { $bytes } bytes is too long; the limit is { $most }.
error-record-version = This record has format version { $version }; only versions up to { $newest } can be read.
error-record-entry = Entry { $n } of the record isn't valid. { $why }
error-record-result = The record says “{ $told }”, but the moves lead to “{ $played }”.
error-record-note = The record has a note at ply { $at }, but it doesn't go that far.
error-record-expected = The record expects an action at ply { $at }, but there is none.
error-record-not-sealed = This record has no sealed dice to check.
error-record-no-seed = This record doesn't show its seed, so its dice can't be checked.
error-seal-differs = The seed doesn't match the seal that was shown before the first draw.
error-seed-until-end = The seed is only shown once the game is over.
error-draw-differs = Draw { $k } (entry { $n }) is “{ $outcome }” in the record, but the seed gives “{ $sealed }”.
error-secret-until-end = Some cards are still hidden. You can do this once the game is over.
error-no-such-ply = { $plies ->
    [one] There is no ply { $ply }; only { $plies } has been played.
   *[other] There is no ply { $ply }; only { $plies } have been played.
}
error-nothing-to-go-on = The game is over at that point, so there's nothing to play on from.
error-no-such-lesson = There is no lesson “{ $lesson }” for { $game }.
error-lesson-alone = A lesson has its own players and options, so they can't be chosen.
error-lesson-not-asked = Nice idea! For now, tap where the hand points.
error-lesson-over = The lesson is over.
error-lesson-waits = The lesson is waiting for an action.
error-lesson-asks-nothing = The lesson doesn't expect an action here.

# The service
error-no-such-table = We can't find this game. Ask for the invite link.
error-not-allowed = This link doesn't allow that; you need one of: { $needs }.
error-not-begun = The game hasn't started yet.
error-already-begun = The game has already started.
error-not-over = The game isn't over yet.
error-not-decided = It isn't decided yet.
error-no-such-place = There is no seat { $place } in this game.
error-place-taken = Seat { $place } is already taken.
error-piece-taken = The piece “{ $piece }” is already taken.
error-put-out = You're no longer in this game. If you want to come back, ask for the invite link.
error-no-open-place = All seats are taken.
error-too-many-places = { $places ->
    [one] { $places } seat is
   *[other] { $places } seats are
} too many for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
error-bad-order = “{ $order }” doesn't list every seat once.
error-not-your-seat = Seat { $seat } isn't yours.
error-not-your-seat-named = can't be played from this device.
error-not-your-chance = It isn't seat { $seat }'s turn to roll, spin or draw.
error-not-your-chance-named = can't roll, spin or draw right now.
error-not-absent = Seat { $seat } isn't away.
error-not-absent-named = isn't away.
error-stand-in-too-early = Seat { $seat } may still come back; a bot can take over in { $seconds } s.
error-stand-in-too-early-named = may still come back. A bot can take over in { $seconds } s.
error-hidden-hand = The cards of seat { $place } stay hidden, so a bot plays on.
error-coach-not-allowed = The coach is off. Everyone who plays has to switch it on first.
error-coach-not-your-turn = The coach helps when it's your turn to decide.
error-needs-own-device = Someone on this device has already agreed; seat { $place } has to agree from another device.
error-no-reopening = Nobody is asking to open seat { $place }, or someone has left since then.
error-look-first = Uncover seat { $seat }'s cards first.
error-look-first-named = must uncover these cards first.
error-hidden = You can't ask for that in a game with hidden cards.
error-stale = The game has moved on. Take another look.
error-imported = This is a saved game. To play, tap “Play from here”.
error-hello-first = The first message must be hello.
error-table-closed = This game was just closed. Try again.
error-reveals-first = One of these actions reveals something; send the actions after it in a separate command.
error-record-too-many-entries = A record of { $entries } entries is too long to open here; the limit is { $most }.
error-hello-once = Hello was already sent.
error-bad-message = This message can't be read: { $problem }.
error-table-full = Too many people are connected to this game.
error-too-busy = The server is too busy right now. Try again in a moment.
error-too-costly = That would take more time or memory than the server can spare.
error-too-many-messages = Too many messages at once. Try again in a moment.
error-too-many-requests = Too many requests at once. Try again in a moment.
error-bad-origin = This request comes from another website.
error-bad-host = This server doesn't answer to that name. Whoever runs it can allow the name with --allowed-host.
error-bad-request = This request can't be read: { $problem }.
error-not-found = There's nothing at this address.
error-bad-method = This address doesn't accept that kind of request.
error-too-large = This request is too large.
error-internal = Something went wrong on the server. Your game is safe; try again.
error-bad-allowed-host = “{ $text }” isn't a host name; --allowed-host takes a name such as play.example.org, or * for any.
error-bad-proxy = “{ $text }” isn't a proxy address; --trusted-proxy takes an IP address or a network such as 10.0.0.0/8.
error-cannot-listen = Can't listen on { $host } port { $port }: { $problem }.
error-store-full = The disk is full, so the move couldn't be saved and wasn't made.
error-store-read-only = The database is read-only, so the move couldn't be saved and wasn't made.
error-store-damaged = The database file is damaged or isn't a database.
error-store-failed = The database isn't working right now. Everything saved so far is safe.
error-store-unreachable = The database can't be reached right now. Everything saved so far is safe.
error-no-postgres = A PostgreSQL database needs the extra “postgres”: pip install "mazechase[postgres]".
error-store-in-use = The database { $database } is in use by another server.
error-store-gone = The database file was moved or deleted, so the move couldn't be saved and wasn't made.
error-store-closed = The database is closed.
error-store-too-new = The database was made by a newer version (schema { $version }; this version knows up to { $known }).
error-store-not-empty = The database has tables already; copy to an empty one.
error-table-not-copied = The table { $table } could not be copied whole.
error-already-saved = This is already saved.
error-table-damaged = This game can't be read from the database.
error-log-damaged = This game's log can't be read from entry { $n } on; everything before it is safe.
error-log-full = This game has too many moves to go on. Please start a new one.
error-series-too-long = The longest series is { $most }; { $target } is too long.

# Drawings with walls.
error-bad-walled-lines = A drawing with walls has a line of edges above and below every line of squares, so the number of lines must be odd; this one has { $lines }.
error-bad-walled-line = Line { $line } of the drawing must be { $length } plain characters long, with + or a space at the corners.
error-bad-walled-edge = The drawing has “{ $mark }” beside the square at { $place }, which isn't allowed there.

# Boards drawn as paths
error-paths-mark = The drawing has “{ $mark }” in line { $line }, column { $column }; use “{ $known }” for cells, - and | for paths, ^ v < > for openings, and = for the block.
error-paths-empty = The drawing has no cells.
error-paths-block = The block of = in line { $line }, column { $column } isn't a single filled rectangle.
error-paths-lattice = The cell in line { $line }, column { $column } is out of place: cells go in every fourth column and every second row.
error-paths-loose = The path in line { $line }, column { $column } doesn't connect two cells.
error-paths-arrow = The opening in line { $line }, column { $column } isn't right beside a cell.
error-no-such-code = Nobody is waiting with this code. Is every digit right?
error-too-many-guesses = Too many wrong codes. Scan the code on the screen, or try again in a few minutes.
error-too-many-phrases = Wait a moment before you say more.
error-no-such-parcel = This code has been used already, or it's too old.
error-too-many-parcels = Too many people are moving things right now. Try again in a few minutes, or save a file.
