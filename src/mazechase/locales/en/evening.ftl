# An evening together: a series of games, and the screen in the middle.
series = How many games?
series-none = One game at a time
series-games = { $target ->
    [one] One game
   *[other] Best of { $target } games
}
series-wins = { $target ->
    [one] First to win a game
   *[other] First to win { $target } games
}
series-points = { $target ->
    [one] First to one point
   *[other] First to { $target } points
}
series-game = Game { $number }
series-standing = Score so far
series-won = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
series-scored = { $count ->
    [one] 1 point
   *[other] { $count } points
}
series-turns = Everyone moves one seat along for the next game.
series-champion = { $seats ->
    [one] wins the whole evening!
   *[other] win the evening together!
}
series-champion-you = The evening is yours!
series-nobody = The evening is over, and nobody won it.
podium = How everybody did
podium-rank = Place { $rank }
room-join = Join on your phone
room-code = Scan the code, or open { $host }, tap “{ $button }” and type:
room-full = Full screen
join-digits = The { $digits } digits on the screen
end-card = How it went
end-moments = Big moments
end-close = You were closest after move { $ply }: your chance to win was { $percent }%.
end-try = Try again from there
end-how-close = How close was it?
end-share = Share a picture
finish = Finish quickly
finish-offer = In 100 trial games from here, the win always went to:
finish-on = A bot plays the rest for you.
other-game = Another game
other-game-about = Everybody comes along, with the same names.
end-run = { $games ->
    [one] 1 win in a row
   *[other] { $games } wins in a row
}
end-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
