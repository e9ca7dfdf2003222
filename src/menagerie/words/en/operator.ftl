# What the operator's page says; comes with it.

operator-title = The server
operator-key-label = The operator’s key
operator-key-hint = On the server’s machine, “menagerie operator-key” prints it. This tab remembers it until it is closed.
operator-enter = Enter
operator-leave = Leave
operator-backup = Download a backup
operator-backup-holds = A backup holds every name, every hidden card, the private links to all seats, and your key: keep it where only you can read it.
operator-ids = The id of a table lets people in: show it to nobody else.
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
operator-choose-all = Select all { $count } shown
operator-chosen = { $count ->
    [one] One table is selected
   *[other] { $count } tables are selected
}
operator-shown = { $shown } of { $total } are shown: narrow the search to see others.
operator-none-found = Nothing matches your search.
operator-no-tables = Nobody has opened a table yet.
operator-end-many = { $count ->
    [one] End one game
   *[other] End { $count } games
}
operator-delete-many = { $count ->
    [one] Delete one table
   *[other] Delete { $count } tables
}
operator-many-end-sure = Nobody can go on with them; all can still look at them.
operator-many-delete-sure = All that is kept of them is deleted. { $playing ->
    [0] {""}
    [one] One of them is still in play.{" "}
   *[other] { $playing } of them are still in play.{" "}
}They cannot be brought back.
operator-many-ended = { $count ->
    [one] One game was ended.
   *[other] { $count } games were ended.
}
operator-many-deleted = { $count ->
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}
operator-not-done = { $count ->
    [one] It did not work for one:
   *[other] It did not work for { $count }:
} { $ids }.
operator-guests-title = { $count ->
    [one] One guest
   *[other] { $count } guests
}
operator-guest-tables = { $count ->
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
operator-end-sure = Nobody can go on with it; all can still look at it.
operator-delete-sure = All that is kept of it is deleted. It cannot be brought back.
operator-export-sure = This game is still going on, and its record shows every hidden card. If you play there yourself, do not look.
operator-forget-sure = The name is removed from { $tables ->
    [one] one table
   *[other] { $tables } tables
}, the seats no longer belong to anybody, and it cannot be brought back. Older backups still have the name.
operator-end-done = Ended: the game of { $names } ({ $id }).
operator-delete-done = Deleted: the table { $id }.
operator-forget-done = Forgotten: { $names } ({ $id }).
operator-forget-with = The same seats were held by these guests too, perhaps the same person on another device: { $ids }
operator-saved = Given to your browser to save: { $file }
operator-failed = “{ $deed }” did not work. { $why }
operator-list-old = { $done } But what is listed here is not up to date. { $why }
operator-no-answer = The server does not answer just now; please try again in a moment.

# its parts
operator-parts = Parts of this page
operator-part-overview = Overview
operator-part-tables = Tables
operator-part-guests = Guests
operator-part-message = Message
operator-part-club = Club
operator-part-key = Backup, key

# the overview
operator-now = As of { $time }, by your clock. It refreshes by itself.
operator-people = People online
operator-tables-in-play = Games in play
operator-count-lobby = { $count } not started
operator-count-over = { $count } over
operator-disk = Free on the disk
operator-database = Database: { $size }
operator-unknown = Unknown
operator-last-backup = Last automatic backup
operator-no-backup = None yet
operator-backup-good = { $games ->
    [one] its game was replayed, all is well
   *[other] all { $games } games were replayed, all is well
}
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
operator-grade-good = Fine:
operator-grade-warning = Look at this:
operator-grade-bad = Needs a hand:
operator-people-title = Who is here
operator-people-none = Nobody is at a table just now.
operator-watcher = A watcher
operator-here-since = here since { $when }
operator-watches-since = watching since { $when }
operator-to-table = To the table
operator-day-title = The day so far
operator-day-none = There is too little to draw yet; come back in a few minutes.
operator-counted-people = People
operator-counted-requests = Requests
operator-counted-actions = Actions in games
operator-counted-refusals = Refusals
operator-chart-nothing = None so far.
operator-chart-people = At most { $most }, at { $time }; now { $now }.
operator-chart-sum = { $sum } in all, most of them around { $time }.
operator-refusals-title = Refused today
operator-refusals-none = Nothing was refused.
operator-errors-title = Errors in today’s log
operator-errors-none = None. That is how it should be.
operator-error-last = last at { $when }

# blocks
operator-unnamed = No name
operator-block = Block
operator-block-title = Block { $name }
operator-block-about = A blocked guest can’t open tables, sit down, watch or play. Their games are kept.
operator-block-address = Block an address
operator-block-address-about = Nobody gets in from that address, including everybody else in the same household.
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
operator-block-with = Also the address they are connected from now
operator-block-with-about = Others in the same house or club may share it.
operator-block-done = Blocked: { $name }.
operator-block-without = They are not connected just now, so no address was blocked.
operator-is-blocked = Blocked until { $when }
operator-blocks-title = { $count ->
    [0] Nobody is blocked
    [one] One block
   *[other] { $count } blocks
}
operator-blocks-about = You can keep people out for a time if they spoil other people’s games: “Block” is next to each guest.
operator-blocked-until = until { $when }
operator-lift = Lift
operator-lift-done = { $name } may come in again.

# a message to everybody
operator-message-title = A message to everybody
operator-message-about = Every page shows it, and so does every table. Readers can close it.
operator-message-kind = What for
operator-message-restart = A restart
operator-message-text = Something else
operator-restart-in = In how many minutes
operator-restart-about = Everybody reads it in their own language, with the time of their own clock: that the server restarts, that their game is kept, and that the page comes back by itself. You restart the server yourself.
operator-message-own = Your message
operator-message-own-about = It is shown just as you write it. { $left ->
    [one] One letter is left.
   *[other] { $left } letters are left.
}
operator-message-lasting = Shown for
operator-message-send = Tell everybody
operator-message-done = Every table shows it now, the other pages within a minute.
operator-message-until = Shown until { $when }
operator-message-withdraw = Withdraw
operator-message-withdrawn = Withdrawn.

# the club
operator-club-title = The club
operator-club-about = Everybody can read what you write here, except the code word. Leave empty what you do not need.
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
operator-club-contact-about = An e-mail address, a web address, or a few words. Shown at the foot of the pages.
operator-club-code_word = Code word for opening tables
operator-club-code_word-about = Whoever opens a table is asked for it once on each device. Joining a table by its link needs none. Left empty, everybody may open tables.
operator-club-imprint = Imprint
operator-club-imprint-about = Left empty, there is none. An empty line begins a paragraph; “#” begins a heading, “-” an item of a list.
operator-club-privacy = Privacy page
operator-club-privacy-about = Left empty, the page tells in three languages what this server stores, for how long, and how to be forgotten.
operator-club-letters = { $used } of { $most } letters.
operator-club-keep = Save
operator-club-undo = Undo changes
operator-club-done = Saved. The pages show it from now on.

# the key
operator-backup-title = A backup for you
operator-new-key-title = The operator’s key
operator-new-key-about = If somebody else may have seen the key, make a new one. The old one stops working at once.
operator-new-key = Make a new key
operator-new-key-sure = The old one stops working at once, on every device. This tab goes on with the new one; “menagerie operator-key” prints it too.
operator-new-key-done = There is a new key. Keep it where only you can read it.
operator-new-key-label = The new key
