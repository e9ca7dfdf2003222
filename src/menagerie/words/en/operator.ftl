# What the operator's page says; comes with it.

operator-title = The server
operator-key-label = The operator’s key
operator-key-hint = “menagerie operator-key” prints it on the server’s machine: run it just as you run “menagerie doctor”. This tab remembers the key until you close it.
operator-enter = Enter
operator-leave = Leave
operator-backup = Download a backup
operator-backup-holds = A backup contains every name, every hidden card, the private links to all seats, and your key: keep it where only you can read it.
operator-ids = A table’s id lets people in: don’t show it to anyone else.
operator-tables-title = { $count ->
    [one] One table
   *[other] { $count } tables
}
operator-nobody = Nobody yet
operator-bots = with { $count ->
    [one] the bot { $names }
   *[other] the bots { $names }
}
operator-actions = { $count ->
    [one] one action
   *[other] { $count } actions
}
operator-table-when = { $state ->
    [playing] last played
   *[other] last changed
} { $when }
operator-over = Over
operator-ended = Ended
operator-watch = Watch
operator-seek-name = Name, or part of it
operator-seek-table = Name, or a table’s id
operator-seek-state = State
operator-seek-game = Game
operator-seek-age = Untouched for
operator-any = Any
operator-age = { $days ->
    [0] Any time
    [one] more than a day
   *[other] more than { $days } days
}
operator-choose = Select the table of { $names } ({ $id })
operator-choose-all = { $count ->
    [one] Select the one shown
   *[other] Select all { $count } shown
}
operator-choose-none = Select none
operator-and-more = and { $count ->
    [one] one other
   *[other] { $count } others
}
operator-chosen = { $count ->
    [one] One table is selected
   *[other] { $count } tables are selected
}
operator-shown = { $shown } of { $total } are shown: narrow the search to see the rest.
operator-none-found = Nothing matches your search.
operator-seek-all = Show all tables
operator-no-tables = Nobody has opened a table yet.
operator-end-many = { $count ->
    [one] End one game
   *[other] End { $count } games
}
operator-delete-many = { $count ->
    [one] Delete one table
   *[other] Delete { $count } tables
}
operator-many-end-sure = Nobody can continue them; everyone can still look at them.
operator-many-delete-sure = Everything stored about them is deleted. { $playing ->
    [0] {""}
    [one] One of them is still in progress.{" "}
   *[other] { $playing } of them are still in progress.{" "}
}This can’t be undone.
operator-many-ended = { $count ->
    [one] One game was ended.
   *[other] { $count } games were ended.
}
operator-many-deleted = { $count ->
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}
operator-not-done = { $count ->
    [one] It didn’t work for one:
   *[other] It didn’t work for { $count }:
} { $ids }.
operator-guests-title = { $count ->
    [one] One guest
   *[other] { $count } guests
}
operator-guest-tables = { $count ->
    [0] no table
    [one] one table
   *[other] { $count } tables
}
operator-guest-when = last here { $when }
operator-end = End
operator-delete = Delete
operator-export = Record
operator-forget = Forget
operator-no = Cancel
operator-deed-of = { $deed }: { $names } ({ $id })
operator-end-title = { $count ->
    [one] End this game?
   *[other] End { $count } games?
}
operator-delete-title = { $count ->
    [one] Delete this table?
   *[other] Delete { $count } tables?
}
operator-export-title = Download the record
operator-forget-title = Forget this guest?
operator-new-key-ask = Make a new key?
operator-end-sure = Nobody can continue it; everyone can still look at it.
operator-delete-sure = Everything stored about it is deleted. This can’t be undone.
operator-export-sure = This game is still in progress, and its record shows every hidden card. If you’re playing there yourself, don’t look.
operator-forget-sure = The name is removed from { $tables ->
    [one] one table
   *[other] { $tables } tables
}, the seats no longer belong to anybody, and this can’t be undone. Older backups still contain the name.
operator-end-done = Ended: the game of { $names } ({ $id }).
operator-delete-done = Deleted: the table { $id }.
operator-forget-done = Forgotten: { $names } ({ $id }).
operator-forget-with = These guests held the same seats, perhaps the same person on another device: { $ids }
operator-saved = Your browser saves it as { $file }
operator-failed = “{ $deed }” didn’t work. { $why }
operator-list-old = { $done } But this list is out of date. { $why }
operator-no-answer = The server isn’t answering right now; please try again in a moment.

# its parts
operator-parts = Parts of this page
operator-part-overview = Overview
operator-part-tables = Tables
operator-part-guests = Guests
operator-part-message = Message
operator-part-club = Club
operator-part-key = Backup, key

# the overview
operator-now = As of { $time }, by your clock. The page refreshes itself; the checks run once a minute.
operator-people = People online
operator-tables-in-play = Games in progress
operator-count-lobby = { $count } not started
operator-count-over = { $count } over
operator-disk = Free disk space
operator-database = Database: { $size }
operator-unknown = Unknown
operator-last-backup = Last automatic backup
operator-no-backup = None yet
operator-backup-soon = the first one comes a few minutes after the start
operator-backups-off = Off
operator-backups-on = the checks below say how to switch them on
operator-backup-good = { $games ->
    [one] its game was replayed: all is well
   *[other] all { $games } games were replayed: all is well
}
operator-backup-found = made before the last restore; it passed its check
operator-backup-bad = replaying it failed
operator-errors = Errors today
operator-version = Version
operator-since = running since { $when }
operator-checks-title = { $count ->
    [0] All is well
    [one] One thing to look at
   *[other] { $count } things to look at
}
operator-checks-good = { $count ->
    [one] One check is fine
   *[other] { $count } checks are fine
}
operator-checks-more = “menagerie doctor”, run on the server’s machine, checks more: the address, https, the proxy and the service.
operator-grade-good = Fine:
operator-grade-warning = Look at this:
operator-grade-bad = Needs fixing:
operator-people-title = Who is here now
operator-people-none = Nobody is at a table right now.
operator-watcher = A spectator
operator-here-since = here since { $when }
operator-watches-since = watching since { $when }
operator-to-table = To the table
operator-day-title = The day so far
operator-day-none = There’s too little to show yet; come back in a few minutes.
operator-counted-people = People
operator-counted-requests = Requests
operator-counted-actions = Actions in games
operator-counted-refusals = Refusals
operator-chart-nothing = None so far.
operator-chart-people = { $most } at most, at { $time }; { $now } now.
operator-chart-sum = { $sum } in all, most of them around { $time }.
operator-refusals-title = Refused today
operator-refusals-none = Nothing was refused.
operator-errors-title = Errors in today’s log
operator-errors-none = None, as it should be.
operator-error-last = last at { $when }

# blocks
operator-unnamed = No name
operator-block = Block
operator-block-title = Block { $name }
operator-block-about = A blocked guest can’t open tables, sit down, watch or play. Their games are kept.
operator-block-address = Block an address
operator-block-address-about = Nobody can get in from that address, not even others in the same household.
operator-block-address-own = Your own address is { $address }.
operator-address = Address
operator-block-time = For
operator-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
operator-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
operator-days = { $count ->
    [one] one day
   *[other] { $count } days
}
operator-block-with = Also block the address they’re connected from
operator-block-with-about = Others in the same house or club may share it.
operator-block-done = Blocked: { $name }.
operator-block-without = They’re not connected right now, so no address was blocked.
operator-is-blocked = Blocked until { $when }
operator-blocks-title = { $count ->
    [0] Nobody is blocked
    [one] One block
   *[other] { $count } blocks
}
operator-blocks-about = You can keep people out for a while if they spoil other people’s games: “Block” is next to each guest.
operator-blocked-until = until { $when }
operator-lift = Unblock
operator-lift-done = { $name } can come in again.

# a message to everybody
operator-message-title = A message to everyone
operator-message-about = Every page and every table shows it. Readers can close it.
operator-message-kind = What it’s about
operator-message-restart = A restart
operator-message-text = Something else
operator-restart-in = In how many minutes (1 to 240)
operator-restart-about = Everyone reads it in their own language and by their own clock: that the server will restart, that their game is safe, and that the page will come back on its own. You restart the server yourself.
operator-message-own = Your message
operator-message-own-about = It’s shown exactly as you write it. { $left ->
    [one] One character is left.
   *[other] { $left } characters are left.
}
operator-message-lasting = Shown for
operator-message-send = Tell everyone
operator-message-done = Every table shows it now; the other pages will within a minute.
operator-message-until = Shown until { $when }
operator-message-withdraw = Withdraw
operator-message-withdrawn = Withdrawn.

# the club
operator-club-title = The club
operator-club-about = Everyone can read what you write here, except the code word. Leave empty what you don’t need.
operator-club-name = Name of the club
operator-club-name-about = Shown at the top of every page.
operator-club-greeting = Greeting
operator-club-greeting-about = A sentence or two, shown above the games.
operator-club-palette = Colours
operator-palette-meadow = Meadow
operator-palette-lake = Lake
operator-palette-heather = Heather
operator-palette-rust = Rust
operator-palette-plum = Plum
operator-palette-slate = Slate
operator-club-contact = Contact
operator-club-contact-about = An e-mail address, a web address, or a few words. Shown at the bottom of the pages.
operator-club-code_word = Code word for opening tables
operator-club-code_word-about = Anyone who opens a table is asked for it once on each device. Joining a table by its link doesn’t need it. If it’s left empty, everyone can open tables.
operator-club-imprint = Legal notice
operator-club-imprint-about = If it’s left empty, there is none. The page already has its title. An empty line starts a paragraph, “#” a heading, and “-” a list item.
operator-club-privacy = Privacy page
operator-club-privacy-about = If it’s left empty, the page explains in three languages what this server stores, for how long, and how to be forgotten.
operator-club-letters = { $used } of { $most } characters.
operator-club-keep = Save
operator-club-undo = Undo changes
operator-club-done = Saved. The pages show it from now on.

# the key
operator-backup-title = A backup for you
operator-new-key-title = The operator’s key
operator-new-key-about = If somebody else may have seen the key, make a new one. The old one stops working immediately.
operator-new-key = Make a new key
operator-new-key-sure = The old one stops working immediately, on every device. This tab switches to the new one; “menagerie operator-key” prints it, too.
operator-new-key-done = There is a new key. Keep it where only you can read it.
operator-new-key-label = The new key
