# The operator's page and command: who runs the server, not who opened a table.
admin-title = The server
admin-about = What's going on, and what only you can change. Your secret is in the file you gave the server.
admin-secret = Your secret
admin-enter = Enter
admin-leave = Leave
admin-refresh = Refresh
admin-node = Node { $node }
admin-now = Now
admin-version = Version
admin-up = Running for
admin-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
admin-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
admin-processor = Processor time
admin-seconds = { $seconds } s
admin-memory = Memory, at most
admin-megabytes = { $megabytes } MB
admin-open = Tables open
admin-watched = With somebody there
admin-players = Players connected
admin-seats = Seats taken by them
admin-spectators = Spectators
admin-strangers = Others
admin-running = Bots thinking
admin-waiting = Bots waiting
admin-tables = Slowest tables
admin-tables-about = The open tables that have used the most time, first.
admin-no-tables = No table is open.
admin-table = Table
admin-phase-lobby = not begun
admin-phase-playing = being played
admin-phase-over = over
admin-devices = Devices
admin-entries = Entries
admin-spent = Server
admin-slowest = Longest step
admin-bots = Bots
admin-milliseconds = { $milliseconds } ms
admin-delete = Delete
admin-delete-table = Delete table { $table }
admin-sure-delete = Delete this table for good? Everybody there is sent away.
admin-person = One person
admin-person-about = People have no accounts. All that's stored about somebody is the name they sat down with, and their moves.
admin-person-name = Name
admin-person-table = Only at this table
admin-person-anywhere = any
admin-export = Show what is kept
admin-save = Save as a file
admin-erase = Erase the name
admin-sure-erase = Erase the name “{ $name }” everywhere it was found? The games stay; nobody can undo this.
admin-found = { $tables ->
    [0] Nobody has that name.
    [one] Found at { $tables } table.
   *[other] Found at { $tables } tables.
}
admin-erased = { $tables ->
    [one] Erased at { $tables } table.
   *[other] Erased at { $tables } tables.
}
admin-block = Blocked addresses
admin-block-about = Nobody from a blocked address can connect; whoever is connected is cut off at once.
admin-nobody-blocked = Nobody is blocked.
admin-network = Address or network
admin-note = Why
admin-block-it = Block
admin-unblock = Let in
admin-unblock-network = Let { $network } in
admin-addresses = Busiest addresses
admin-address = Address
admin-connections = Connections
admin-block-address = Block { $address }
admin-limits = Limits
admin-not-sure = No
error-no-admin = This server has no operator: start it with --admin-secret-file.
error-wrong-secret = That is not this server's secret.
error-bad-secret = The secret has to be one line of 20 to 100 letters, digits or signs, without spaces. `openssl rand -hex 32` makes one.
error-bad-network = “{ $text }” is not an address or a network such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48.
error-blocklist-full = No more than { $most } networks can be blocked.
error-not-blocked = { $network } is not blocked.
error-blocks-you = That would block you too.
error-blocked = You can't use this server from here.
