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
operator-no = Leave it
operator-end-sure = End this game? Nobody can go on with it; all can still look at it.
operator-delete-sure = Delete this table with all that is kept of it? It cannot be brought back.
operator-export-sure = This game is still going on, and its record shows every hidden card. If you play there yourself, do not look.
operator-forget-sure = Forget this guest? The name is removed from { $tables ->
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
