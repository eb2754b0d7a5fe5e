# What the page says, whatever the game. A player's name is always in the nominative, since names cannot be
# declined; a sentence that needs another case says the name apart, as in “Next: Ada”.

app-name = Mazechase
app-about = Mazes, ghosts and fences: board games, ready in a tap. Play here or with friends far away.
disclaimer = A fan project. Not affiliated with, endorsed by or connected to the owners of PAC-MAN, Quoridor or any game named here. All trademarks belong to their owners.
loading = One moment…
close = Close
cancel = Cancel
menu = Menu
settings = Settings
to-start = Home
problem-no-answer = The server isn't answering. Check your connection and try again.
page-late = This page is taking a long time to load. If nothing happens, try reloading it.
page-retrying = Part of the page hasn't loaded yet. Trying again…
page-reload = Part of this page is missing, probably because of an update. Please reload it. Your games are safe.
reload = Reload

## The start page

games = Games
continue-games = Continue
players-count = { $least } to { $most } players
play-bot = Against a bot
play-here = Pass and play
play-link = With a friend, by link
play-shared = Big screen and phones
join-code = Join with a code
play-more = More options
bot-strength = How strong the bot is
puzzle-link = Puzzle of the day
yours-link = My games
ladder-link = The ladder
recent-tables = Finished games
forget-table = Remove from this list
forget-sure = Remove it? You can't come back to it
open-record = Open a saved game
open-record-bad = This file isn't a saved game.
recent-turn = Your turn
recent-over = Finished
recent-lobby = Waiting for players
recent-next = Next: { $name }
recent-won = You won
recent-lost = You lost
recent-nobody = Nobody won
recent-winner = Winner: { $name }
recent-record = Saved game
recent-all = Show all ({ $games })
recent-now = just now

## Setting up a table

setup-players = Players
setup-places = Who's playing?
setup-place = Seat { $place }: who plays
setup-level = Seat { $place }: how strong the bot is
setup-name = Name
setup-no-limit = no limit
setup-open-file = Open a file
setup-samples = { $what }: pictures
setup-name-of = Seat { $place }: name
setup-piece = Seat { $place }: piece
setup-random = Random first player
setup-clock = Clock
setup-clock-minutes = { $minutes ->
    [0] No clock
    [one] { $minutes } minute each, +{ $seconds } s per move
   *[other] { $minutes } minutes each, +{ $seconds } s per move
}
setup-options = Options
setup-book = By the book
setup-book-about = { $rules ->
    [one] One house rule differs from the book. Tick this to play without it.
   *[other] { $rules } house rules differ from the book. Tick this to play without them.
}
setup-house-rule = { $book ->
    [true] House rule. The book says yes.
    [false] House rule. The book says no.
   *[other] House rule. The book says: { $book }.
}
setup-as-printed = As the book says.
setup-shared = Everyone joins on their own phone, with the link or the code.
setup-start = Start the game
setup-open = Create the game
place-kind-here = This device
place-kind-link = By link
place-kind-bot = Bot
bot-random = Clumsy bot
bot-random-about = does anything that's allowed, without thinking.
bot-level1 = Beginner bot
bot-level1-about = knows the rules and little more. Good for a first game.
bot-level2 = Easy bot
bot-level2-about = sees what's good right now, but doesn't plan.
bot-level3 = Medium bot
bot-level3-about = plans a little. A fair opponent once you know the game.
bot-level4 = Hard bot
bot-level4-about = looks further ahead and makes few mistakes.
bot-level5 = Champion bot
bot-level5-about = is the strongest we have. Good luck!
bot-classic1 = Easy bot (classic)
bot-classic2 = Medium bot (classic)
bot-classic3 = Hard bot (classic)
bot-perfect = Perfect bot

## Before the match

lobby-host = Your game is ready
lobby-open = { $places ->
    [one] Waiting for someone to take the open seat. Send them the link.
   *[other] Waiting for people to take the open seats. Send them the link.
}
lobby-guest = You're invited to play { $game }!
lobby-guest-of = { $name } invites you to play { $game }!
lobby-wait = You're in! Waiting for the game to start…
lobby-wait-for = You're in! Waiting for { $name } to start…
place-open = Open seat
place-yours = Your seat
place-here = Here
place-bot = A bot is playing
sit-here = Play here
sit-down = Join
move-up = Move up
make-bot = Let a bot play
make-open = Remove
your-name = Your name
invite-link = Send this link to a friend, or let them scan the code
start-match = Start
start-with-bots = { $places ->
    [one] Start with a bot in the open seat
   *[other] Start with bots in the open seats
}
link-only-here = This link only works on this device. Start with { $command } so that others on your Wi-Fi can join.
copy-link = Copy link
new-link = New link (the old one will stop working)
copied = Copied
share = Share
qr-code = QR code for the link

## At the table

seats = Players
seat-name = Player { $seat }
you = You
seat-away = Away
seat-asked = to move
seat-won = Winner
clock-left = { $time } left
todo-turn = Your turn.
# Before what somebody is to do: “Ada, roll the dice.” After a comma that goes on with a small letter.
todo-call = { $name },
todo-act = Choose what to do.
todo-chance = Tap to roll, spin or draw.
todo-bot = is thinking…
todo-wait = is playing…
bots-hurried = Lots of games are going on right now, so bots have less time to think.
# What somebody is doing while it is shown, after their name or “You”.
doing-move = { $who ->
    [you] are making your move…
   *[somebody] is making a move…
}
doing-chance = { $who ->
    [you] are trying your luck…
   *[somebody] is trying their luck…
}
away-wait = is away. A bot can take over in { $time }.
away-ready = is away. A bot can take over now.
away-minded = is away. A bot is playing until they're back.
turn-away = { $name }'s turn (away).
turn-away-wait = A bot can take over in { $time }.
turn-away-ready = A bot can take over now.
absences = Who's away
not-yet = Not yet! We're waiting for: { $name }.
todo-queued = You're offline. Your move will be sent as soon as you're back online.
talk = Say something
watching = You're watching.
watching-full = All seats are taken. You're watching.
paused = The game is paused.
paused-wait = The game is paused until whoever set it up resumes it.
over-won = { $seats ->
    [one] wins!
   *[other] win together!
}
over-you-won = You win!
over-cheer = Good game! Try again?
over-nobody = The game is over. Nobody wins.
told-of = { $name } { $sentence }
# A turn: a name and what that player did, or what happened without anybody doing it.
turn-told = { $name } { $deeds }.
turn-said = { $deeds }.
turn-plain = made a move
# Something that happened in a game the page has no words for.
turn-event = { $event }
match-short-undo-wanted = asked to undo the last move.
match-short-undo-reply = { $answer ->
    [yes] agreed.
    [withdrawn] no longer asks to undo.
   *[no] said no.
}
match-short-gave-up = gave up.
match-short-time-up = ran out of time.
match-short-seat-taken = { $bot ->
    [none] joined the game.
   *[other] switched to a bot.
}
match-short-seat-minded = stepped away. A bot is playing until they're back.
match-short-seat-reclaimed = came back.
help = How to play
help-search = Search the rules
help-nothing = Nothing here about “{ $search }”. Try another word.
help-ruling = Read the rule
help-house = House rule
help-yes = Yes
help-no = No
help-own = Your own
help-options = Options
help-table-options = This table
help-differs = Changed
harm-title = Are you sure?
harm-usual = That would hurt you.
harm-do = Do it anyway
harm-no = No, go back
mind-seat = Let a bot play until they're back
mind-means = is away. A bot will play for them until they're back.
minded-for-you = A bot played for you while you were away.
take-back = Undo
undo-asked = would like to undo the last move.
undo-refused = said no. The move stays.
undo-waiting = Undo the last move? Waiting for: { $names }
undo-withdraw = Never mind
agree = OK
disagree = No
no-thanks = No thanks
reopen-question = can be replaced by someone new, who'll see these cards. Is that OK?
reopen-waiting = has a bot playing here. Someone new can join once everyone agrees. Waiting for: { $names }
resign = Give up
resign-sure = Give up this game?
resign-who = will give up.
resign-ends = That ends the game.
resign-bot = A bot will play on.
show-ways = Shortest paths
rematch = Play again
rematch-join = Next game
rematch-begun = The next game has started.
fork = Play from here
pause = Pause
resume = Resume
mute = Turn sound off
unmute = Turn sound on
link-waiting = Connection lost. Reconnecting; your game is safe.
table-gone = This game was deleted, or your link no longer works.
no-entry = This link doesn't open a game
no-entry-friend = Did a friend send it? Ask them for the invite link, or scan the code on their screen.
no-entry-own = Is it your own game? On the device where you play, open the menu and choose “{ $menu }”.
delete-table = Delete this game
delete-table-sure = Delete this game for everyone?
save-record = Save the game
save-picture = Save a picture
places = Change who plays
places-secret = If you remove a player, a bot takes over. Someone new can join once everyone else agrees, because they'll see that player's cards.
replace-sure = Sure? They'll lose their seat
place-free = There's an open seat. You can join and play on.
watch-link = Invite people to watch
watch-link-help = Anyone with this link can watch, but not play
continue-elsewhere = Continue on another device
continue-elsewhere-help = Scan the code with the other device, or open the link there. It opens your seat, so keep it to yourself

## Looking back

log = Moves so far
log-empty = No moves yet.
log-kind = How to show them
log-story = In words
log-last = Everyone's last turn
log-codes = In notation
log-earlier = Earlier moves
log-later = Later moves
log-after = Starts after move { $ply } of an earlier game.
record-shown = This is a saved game. To play on, tap “Play from here”.
scrubber = Look back
scrub-first = Go to the start
scrub-previous = Previous move
scrub-next = Next move
scrub-last = Go to the latest move
scrub-play = Play
scrub-pause = Pause
scrub-at = Move { $ply } of { $last }
scrub-live = Back to the game

## Passing the device

curtain = Pass to { $name }
curtain-peek = No peeking!
curtain-open = That's me: show my cards
curtain-go-on = Continue

## Settings

setting-language = Language
setting-theme = Theme
setting-theme-auto = Same as device
setting-theme-light = Light
setting-theme-dark = Dark
setting-motion = Animations
setting-motion-auto = Same as device
setting-motion-full = Full
setting-motion-less = Reduced
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
file-problem = { $file }: { $problem }

## Asking the coach

hint = Hint
hint-thinking = Let me think…
hint-action = Best move: { $action }.
hint-chance = Chance to win: { NUMBER($percent) }%.
hint-close = Close the hint
coach-switch = Hints
coach-switch-help = Everyone who plays has to switch hints on.
coach-agreed = Switched on: { $names }

## Looking back at a match

review = Review
review-making = Looking back at the game. This takes a few seconds…
review-chart = Everyone's chances of winning, from the first move to the last
review-luck = Luck
review-lost = Given away per move
review-mistakes = Mistakes
review-percent = { NUMBER($percent) }%
review-of = { NUMBER($mistakes) } of { NUMBER($decisions) }
review-turning = Turning points
review-lucky = Good luck: +{ NUMBER($percent) }%
review-gave = Gave away { NUMBER($percent) }%
review-best = Better:
review-try = Try again from here
review-even = No single move decided this game.

# Lessons
learn-first = Learn it in a minute
lessons = Lessons
lessons-all = All lessons
lessons-of = { $game }: lessons
lessons-done = { $done } of { $all } done
lesson-ticked = done
lesson-number = Lesson { $number } of { $lessons }
lesson-next = Next lesson
lesson-again = Start again
lesson-play = Play a real game
lesson-gone = This lesson is no longer open.
guide-skip = Skip the tips

make-own = Make your own…
setup-own-rules = Your house rules
