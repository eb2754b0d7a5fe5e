# What any part of the program may say, on the page too. One file a game stands beside this one.

error-no-such-game = There is no game “{ $game }”. `mazechase games` lists what there is.
error-no-such-bot = There is no bot “{ $bot }” for { $game }. There are { $known }, and your own as module:Class.
error-bad-players = { $game } is not played by { $players }; it takes { $counts } players.
error-bad-rules-version = { $game } has rules versions 1 to { $newest }, not { $version }.
error-no-such-option = There is no option “{ $option }”. Options here: { $known }.
error-bad-option-value = Option “{ $option }” cannot be “{ $value }”; it takes { $takes }.
error-bad-drawing-size = A drawing of { $rows } rows and { $columns } columns cannot be a board; each may be 1 to { $most }.
error-bad-drawing-mark = At { $place } the drawing has “{ $mark }”; known marks are “{ $known }”, and # for a wall.
error-document-unreadable = The document “{ $where }” cannot be read as { $form }: look at line { $line }, column { $column }.
error-document-too-large = The document “{ $where }” cannot be read: a number in it is too long, or too much in it lies inside something else.
error-document-not-a-table = The document “{ $where }” must be a table of names and values.
error-document-too-long = The document “{ $where }” is too long; the limit is { $most } letters.
error-no-chance-here = “{ $outcome }” is a chance outcome, but nothing is rolled, spun or drawn here.
error-impossible-outcome = “{ $outcome }” cannot come up here.
error-foreign-state = “{ $value }” is no state of this game with this number of players.
error-foreign-view = “{ $value }” is no view of this game with this number of players.
error-foreign-action = “{ $value }” is no action of this game.
error-foreign-token = “{ $value }” is neither an action nor a chance outcome of this game.
error-foreign-event = “{ $value }” is no event.
error-not-text = “{ $value }” is not text.
error-not-a-generator = “{ $value }” is no random generator.
error-bad-number = “{ $text }” is not a number that can stand here.

refuse-over = The game is over.
refuse-no-such-action = “{ $action }” is no action of this game.
refuse-chance-first = Seat { $seat } has to roll, spin or draw first.
refuse-chance-first-named = has to roll, spin or draw first.
refuse-not-your-turn = Seat { $seat } has nothing to decide now.
refuse-not-your-turn-named = has nothing to decide now.

turn_limit = The agreed number of turns has been played.

# Matches
error-bad-player = “{ $name }” must be either a person, or a bot with a bot's name.
error-bad-match-id = “{ $id }” cannot be a match's id; it takes 1 to 64 letters, digits, - and _.
error-bad-seats = { $seats } people cannot sit on { $players } seats.
error-bad-clock = A clock needs a bank or a move limit above zero; no time may be below zero or above { $days } days.
error-bad-salt = A salt takes 1 to 64 letters, digits, - and _.
error-bad-seed = A seed has 32 bytes.
error-time-runs-back = Entry { $n } of the log is earlier than the one before it.
error-match-over = The match is over.
error-match-paused = The match is paused.
error-not-paused = The match is not paused.
error-no-such-seat = There is no seat { $seat }.
error-no-actions = There is no action to take.
error-not-an-action = “{ $text }” is not an action.
error-not-an-outcome = “{ $text }” is not a chance outcome.
error-not-your-action = That action is not seat { $seat }'s to take.
error-not-your-action-named = that is not theirs to do.
error-not-your-draw = It is seat { $seat } that rolls, spins or draws now.
error-not-your-draw-named = is the one to roll, spin or draw now.
error-no-draw-now = Nothing is to be rolled, spun or drawn now.
error-wrong-draw = The next draw is number { $next }, not { $k }.
error-no-such-draw = Draw { $k } is wanted, but only { $draws } were recorded.
error-salts-fixed = Salts can be added only before the first draw.
error-nothing-to-undo = There is nothing to take back here.
error-undo-revealed = Something was drawn or shown since then, so this can't be taken back.
error-undo-absent = That would take back a move of somebody who has left or was away, so it stays.
error-undo-away = Seat { $seat } is away, so nothing can be taken back until they return.
error-undo-away-named = is away, so nothing can be taken back until they return.
error-own-undo = Seat { $seat } plays on the device that asked; somebody else has to answer.
error-own-undo-named = plays on the device that asked; somebody else has to answer.
error-undo-asked-already = Seat { $seat } has asked for an undo already.
error-undo-asked-already-named = has asked to take back already.
error-no-undo-to-answer = There is no undo that seat { $seat } has still to answer.
error-no-undo-to-answer-named = has no question about taking back to answer.
error-seat-gone = Seat { $seat } has left the match; a bot plays it on.
error-seat-gone-named = has left the match; the computer plays on.
error-not-to-mind = Seat { $seat } cannot be minded or given back now.
error-not-to-mind-named = the computer cannot take over or give back this place now.
error-time-is-up = Seat { $seat } has no time left.
error-time-is-up-named = has no time left.
error-time-not-up = The time is not up.

match-event-salt-added = Seat { $seat } adds its salt to the luck.
match-event-undo-wanted = Seat { $seat } would like to take its latest action back.
match-event-undo-reply = { $answer ->
    [yes] Seat { $seat } agrees.
   *[no] Seat { $seat } does not agree.
}
match-event-rewound = The game goes back to where { $keep } steps had been played.
match-event-gave-up = Seat { $seat } resigns.
match-event-time-up = Seat { $seat } has run out of time.
match-event-match-paused = The match is paused.
match-event-match-resumed = The match goes on.
match-event-match-woke = The server is back; the time it was away counts for nobody.
match-event-seat-taken = { $bot ->
    [none] Seat { $seat } is now held by: { $name }
   *[other] Seat { $seat } is now played by a bot ({ $bot }).
}
match-event-seat-minded = A bot ({ $bot }) minds seat { $seat } for now.
match-event-seat-reclaimed = The owner of seat { $seat } is back.
match-event-match-ended = { $reason ->
    [resigned] The match ends by resignation.
   *[time_up] The match ends on time.
}

resigned = Decided by resignation.
time_up = Decided on time.

# Records and lessons
error-bad-record = This is not a record: { $why }
error-record-too-long = A record of { $bytes } bytes is too long; the limit is { $most }.
error-record-version = This record has format version { $version }; versions up to { $newest } can be read.
error-record-entry = Entry { $n } of the record cannot stand. { $why }
error-record-result = The record says “{ $told }”, but what was played says “{ $played }”.
error-record-note = The record has a note at ply { $at }, which it does not reach.
error-record-expected = The record expects an action at ply { $at }, but none is taken there.
error-record-not-sealed = This record has no sealed dice to check.
error-record-no-seed = This record does not show its seed, so its dice cannot be checked.
error-seal-differs = The seed does not fit the seal that was shown before the first draw.
error-seed-until-end = The seed is shown only when the match is over.
error-draw-differs = Draw { $k } (entry { $n }) is “{ $outcome }” in the record, but the seed gives “{ $sealed }”.
error-secret-until-end = Something is still hidden in this match; that can be done when it is over.
error-no-such-ply = Ply { $ply } is not there; { $plies } have been played.
error-nothing-to-go-on = The game is over there; there is nothing to go on from.
error-lesson-over = The lesson is over.
error-lesson-waits = The lesson waits for an action.
error-lesson-asks-nothing = The lesson expects no action here.

# The service
error-no-such-table = There is no such table, or this link does not open it.
error-not-allowed = This link does not allow that; it needs one of: { $needs }.
error-not-begun = The match has not begun yet.
error-already-begun = The match has begun already.
error-not-over = The match is not over yet.
error-no-such-place = There is no place { $place } at this table.
error-place-taken = Place { $place } is taken.
error-piece-taken = The piece “{ $piece }” is taken.
error-no-open-place = Every place at this table is taken.
error-too-many-places = { $places } places are too many for { $players } players.
error-bad-order = “{ $order }” is not an order of all places.
error-not-your-seat = Seat { $seat } is not yours.
error-not-your-seat-named = somebody else plays here.
error-not-your-chance = It is not for seat { $seat } to roll, spin or draw now.
error-not-your-chance-named = has nothing to roll, spin or draw now.
error-not-absent = Seat { $seat } is here.
error-not-absent-named = is here.
error-stand-in-too-early = Seat { $seat } may still come back; a stand-in can play in { $seconds } s.
error-stand-in-too-early-named = may still come back; the computer can play in { $seconds } s.
error-hidden-hand = The hand at place { $place } stays hidden, so a bot plays it on.
error-needs-own-device = Somebody on this device has agreed already; place { $place } has to agree from another one.
error-no-reopening = Nobody is asking to open place { $place }, or somebody has left since.
error-look-first = Uncover the hand of seat { $seat } first.
error-look-first-named = uncover this hand first.
error-hidden = That cannot be asked in a game with hidden hands.
error-stale = The position has changed since; look again.
error-imported = This is a record to look at; go on from here to play.
error-hello-first = The first message must be hello.
error-table-closed = This table has just been closed; try again.
error-reveals-first = Something is revealed on the way; send what comes after it as a command of its own.
error-record-too-many-entries = A record of { $entries } entries is too long to be opened here; the limit is { $most }.
error-hello-once = Hello was said already.
error-bad-message = This message cannot be read: { $problem }.
error-table-full = Too many people are connected to this table.
error-too-many-messages = Too many messages at once; try again in a moment.
error-too-many-requests = Too many requests at once; try again in a moment.
error-bad-origin = This request comes from another page.
error-bad-request = This request cannot be read: { $problem }.
error-not-found = There is nothing at this address.
error-bad-method = This address does not take that kind of request.
error-too-large = This request is too large.
error-internal = Something went wrong on the server. Nothing was lost; try again.
error-bad-limit = “{ $text }” is not a limit; limits are: { $known }.
error-cannot-listen = Cannot listen on { $host } port { $port }: { $problem }.
error-store-full = The disk is full: the move could not be saved and was not made.
error-store-read-only = The database can only be read: the move could not be saved and was not made.
error-store-damaged = The database file is damaged or is not a database.
error-store-failed = The database could not be used; what was saved is safe.
error-store-closed = The database is closed.
error-store-too-new = The database was made by a newer version (schema { $version }, known up to { $known }).
error-already-saved = This was saved already.
error-table-damaged = This table cannot be read from the database.
error-log-damaged = The log of this table cannot be read from entry { $n } on; what comes before it is safe.
error-log-full = This table has come to the end of its log; play again at a new one.

# Drawings with walls.
error-bad-walled-lines = A walled drawing has a line of edges above and below every line of squares, so an odd number of lines; this one has { $lines }.
error-bad-walled-line = Line { $line } of the drawing must be { $length } plain characters long, with + or a space at the corners.
error-bad-walled-edge = At { $place } the drawing has “{ $mark }” beside the square, where that cannot be.

# Boards drawn as paths
error-paths-mark = Line { $line }, column { $column } of the drawing has “{ $mark }”; cells are “{ $known }”, paths - and |, openings ^ v < >, the block =.
error-paths-empty = The drawing shows no cell.
error-paths-block = The block of = at line { $line }, column { $column } is not one filled rectangle.
error-paths-lattice = The cell at line { $line }, column { $column } is out of line: cells stand in every fourth column and every second row.
error-paths-loose = The path at line { $line }, column { $column } does not lead from cell to cell.
error-paths-arrow = The opening at line { $line }, column { $column } is not right beside a cell.
