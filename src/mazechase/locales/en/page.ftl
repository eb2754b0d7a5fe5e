# What the page says, whatever the game. A player's name always stands alone, since names cannot be declined.

app-name = Mazechase
app-about = Mazes, ghosts and fences: board games to play at once, here or with friends far away.
disclaimer = A fan project. Not affiliated with, endorsed by or connected to the owners of PAC-MAN, Quoridor or any game named here. All trademarks belong to their owners.
loading = One moment…
close = Close
cancel = Cancel
menu = Menu
settings = Settings
to-start = To the start page
problem-no-answer = The server does not answer. Check the connection and try again.
page-late = This page is taking a long time. If nothing happens, reload it.
page-retrying = Part of the page hasn't arrived yet. Trying again…
page-reload = Part of this page is gone, most likely because of an update. Please reload it. Your games are safe.
reload = Reload

## The start page

games = Games
players-count = { $least } to { $most } players
play-bot = Against the computer
play-here = Together on this device
play-link = With a friend, by link
play-shared = Table on this screen, hands on phones
play-more = More choices
recent-tables = Your tables
forget-table = Remove from this list
open-record = Open a saved game
open-record-bad = This file is not a saved game.
recent-turn = Your turn
recent-over = Finished

## Setting up a table

setup-players = Players
setup-places = Who plays?
setup-place = Place { $place }: who plays
setup-level = Place { $place }: strength of the computer
setup-name = Name
setup-no-limit = no limit
setup-open-file = Open a file
setup-name-of = Place { $place }: name
setup-piece = Place { $place }: piece
setup-random = Draw lots for who begins
setup-clock = Clock
setup-clock-minutes = { $minutes ->
    [0] No clock
    [one] { $minutes } minute each, +{ $seconds } s a move
   *[other] { $minutes } minutes each, +{ $seconds } s a move
}
setup-options = Options
setup-shared = This screen shows the table. Everybody takes a place with a phone, by link or code.
setup-start = Start the game
setup-open = Open the table
place-kind-here = This device
place-kind-link = By link
place-kind-bot = Computer
bot-random = Clumsy bot
bot-level1 = Easy bot
bot-level2 = Medium bot
bot-level3 = Hard bot

## Before the match

lobby-host = Your table is ready
lobby-open = { $places ->
    [one] Waiting for somebody to take the free place. Send them the link.
   *[other] Waiting for people to take the free places. Send them the link.
}
lobby-guest = You are invited to play
lobby-wait = You have a place. Waiting for the start…
place-open = Free place
place-yours = Your place
place-here = Here
place-bot = A bot plays here
sit-here = Play here
sit-down = Take a place
move-up = Move up
make-bot = Let the computer play
make-open = Free the place
your-name = Your name
invite-link = Send this link to a friend, or let them scan the code
start-match = Start
start-with-bots = { $places ->
    [one] Start with the computer in the free place
   *[other] Start with the computer in the free places
}
link-only-here = This link works on this device only. Start with { $command } so that others in the house can join.
copy-link = Copy link
new-link = New link (the old one stops working)
copied = Copied
share = Share
qr-code = QR code of the link

## At the table

seats = Players
seat-name = Player { $seat }
you = You
seat-away = Away
seat-asked = To act now
seat-won = Winner
clock-left = { $time } left
todo-turn = Your turn.
todo-act = Choose what to do.
todo-chance = Tap to roll, spin or draw.
todo-bot = is thinking…
todo-wait = has the turn.
away-wait = is away. A bot can take over in { $time }.
away-ready = is away. A bot can take over now.
away-minded = is away. A bot plays until they're back.
absences = Who is away
not-yet = Wait a moment. To act now: { $name }.
todo-queued = You are not connected. Your move is sent as soon as the connection is back.
watching-shared = This screen shows the table.
watching = You are watching.
watching-full = All places are taken. You are watching.
paused = The match is paused.
over-won = { $seats ->
    [one] wins!
   *[other] win together!
}
over-you-won = You win!
over-nobody = The game is over. Nobody wins.
told-of = { $name }: { $sentence }
match-short-salt-added = adds salt to the luck.
match-short-undo-wanted = would like to take the last move back.
match-short-undo-reply = { $answer ->
    [yes] agrees.
   *[no] does not agree.
}
match-short-gave-up = gives up.
match-short-time-up = out of time.
match-short-seat-taken = { $bot ->
    [none] this place goes to: { $name }.
   *[other] the computer plays on.
}
match-short-seat-minded = a bot plays until they're back.
match-short-seat-reclaimed = is back.
help = How to play
mind-seat = Let a bot play until they're back
mind-means = is away. A bot will play for them. As soon as they're back, they play on themselves.
minded-for-you = While you were away, a bot played for you.
take-back = Take back
undo-asked = would like to take the last move back.
undo-refused = does not agree. The move stays.
undo-waiting = Take back the last move? Waiting for: { $names }
agree = Agree
disagree = No
no-thanks = No thanks
reopen-question = Open this place for somebody new? They'll see this hand.
reopen-waiting = A bot plays here. Somebody new can sit down when everybody agrees. Waiting for: { $names }
resign = Give up
resign-sure = Give up this game?
resign-who = gives up.
resign-means = With two players the game ends here; with more, the computer plays on for you.
show-ways = Shortest ways
rematch = Play again
rematch-join = To the next game
rematch-begun = The next game has begun: join it below.
fork = Go on from here
pause = Pause
resume = Go on
mute = Turn sound off
unmute = Turn sound on
link-waiting = The connection is lost. Trying again; nothing is lost.
table-gone = This table is gone, or your link to it has stopped working.
delete-table = Delete this table
delete-table-sure = Delete it for everybody?
save-record = Save the game
save-picture = Picture of the board
places = Change who plays
places-secret = When you free a place, a bot plays it. Somebody new can take it once everybody else agrees, because they'll see that hand.
replace-sure = Sure? They'll lose their place
place-free = A place is free. You can take it and play on.
watch-link = Let others watch
watch-link-help = Whoever has this link can watch, but not play

## Looking back

log = Moves so far
log-empty = No moves yet.
log-after = From move { $ply } of an earlier game.
record-shown = A saved game, to look at. To play it on, choose “Go on from here”.
scrubber = Look back
scrub-first = To the beginning
scrub-previous = One move back
scrub-next = One move on
scrub-last = To the latest move
scrub-play = Play like a film
scrub-pause = Stop the film
scrub-at = Move { $ply } of { $last }
scrub-live = Back to the game

## Passing the device

curtain = Hand the device over. Nobody else should look.
curtain-open = It is me: show my hand
curtain-go-on = Go on

## Settings

setting-language = Language
setting-theme = Colours
setting-theme-auto = As the device
setting-theme-light = Light
setting-theme-dark = Dark
setting-motion = Movement
setting-motion-auto = As the device
setting-motion-full = Yes
setting-motion-less = Very little
setting-speed = Speed
setting-speed-times = × { $speed }
setting-sound = Sound

## Sides of a square, as seen on the screen

side-up = above
side-right = on the right
side-down = below
side-left = on the left

## A game without drawings

plain-actions = What you can do
plain-ask = Roll, spin or draw

## Pieces

piece-of = { $label }: { $piece }
piece-open = not chosen yet
piece-pac = Pac-Man
piece-ms = Ms. Pac-Man
piece-red = red ghost
piece-pink = pink ghost
piece-cyan = blue ghost
piece-orange = orange ghost
piece-violet = violet ghost
piece-green = green ghost
