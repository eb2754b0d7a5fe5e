# What somebody has on this device: games, results, lessons, boards. And the way to another device.

yours = My games and results
yours-played = { $games ->
    [one] 1 game
   *[other] { $games } games
}
yours-won = { $games ->
    [one] 1 win
   *[other] { $games } wins
}
yours-streak = { $games ->
    [one] 1 win in a row
   *[other] { $games } wins in a row
}
yours-best = { $games ->
    [one] Longest run: 1 win
   *[other] Longest run: { $games } wins
}
yours-results = Results
yours-against = Against
yours-empty = Nothing here yet. Play a game to the end, and it'll show up here.
yours-lessons = Lessons
yours-boards = My boards and rules
yours-list = All finished games
yours-favourites = Only favourites
yours-favourite = Favourite
yours-open = Open

## To another device

carry = Move to another device
carry-about = Take your games, results, lessons and boards along.
carry-code = Show a code
carry-scan = Scan the code with the other device. It works once, for ten minutes.
carry-secret = Keep it to yourself: whoever has it can play in your place.
carry-save = Save as a file
carry-open = Open a file
carry-ask = Bring over everything from your other device? What's already here stays.
carry-take = Bring it over
carry-done = Done! Everything is here now.
carry-gone = This code has been used already, or it's too old. Make a new one on the other device.
carry-bad = This isn't a file from Mazechase.

## Tables that a host shows to everybody on the start page

listed = Show on the start page
listed-about = Everyone who opens this server's start page can join. Names aren't shown.
open-seats = Free seats
open-seats-count = { $seats ->
    [one] 1 free seat
   *[other] { $seats } free seats
}

## Without a connection

offline-about = You're offline. You can look at your lists and solve puzzles you've opened before. Playing and lessons need the server.
install = Install as an app
