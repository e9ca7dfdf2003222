# What whoever runs a server is told: the database, copies of it, tables and guests.

# one server for one database
database-in-use = The games in { $file } are in use: process { $pid } has held them since { $since }. Stop it first, or say another file: --database
cannot-lock = The file { $file } cannot be locked ({ $problem }), so nothing could keep a second server away. Keep the games in a folder on a disk of this machine: --database

replaced-in-use = The games in { $file } are in use: process { $pid } has held them since { $since }. Nothing was replaced. Stop that process first, or say another file.

# a database that cannot be used
new-file = There is no file { $file } yet. If the name is right, and you want to begin with no games, add --create (or MENAGERIE_CREATE=yes).
new-folder = There is no file { $file } yet, and not even the folder { $folder }. If the name is right, and you want to begin with no games, add --create (or MENAGERIE_CREATE=yes).
new-postgres = The database { $name } is empty: no server has kept games there yet. If the name is right, and you want to begin with no games, add --create (or MENAGERIE_CREATE=yes).
no-database = There are no games in { $file }: there is no such file. Say where they are kept: --database
no-folder = The folder { $folder } is not there and cannot be made. Say another place for the games: --database
database-is-a-folder = { $file } is a folder. Say a file in it, such as: { $file }/club.db
database-not-ours = { $file } is no database of Menagerie, or a copy that was made without “menagerie backup” while a server ran: there are no games in it. Nothing was replaced. Say the file that the server names when it starts, or a copy that “menagerie backup” made.
database-is-none = { $file } is no database; nothing was changed in it. Say another file: --database. If it was one, put a backup back: menagerie restore FILE { $file }
database-of-another-program = { $file } is the database of another program; nothing was changed in it. Say another file: --database
database-newer = The games in { $file } were kept by a newer version of this program. Install that version again, or put an older backup back: menagerie restore FILE { $file }
database-older = The games in { $file } were kept by an older version of this program. Start the server once, and it brings them up to date: menagerie serve
database-damaged = The file { $file } is damaged. Put a backup back, and what is there now is kept beside it: menagerie restore FILE { $file }
no-entry = You may not enter the folder { $folder }, so { $file } cannot be used. Say another place, or put this in front of the command: sudo -u { $owner }
database-not-readable = The file { $file } cannot be read: it belongs to somebody else. Say another, or have it given to you: sudo chown $USER { $file }
database-not-writable = The file { $file } cannot be written to: it is read-only, or belongs to somebody else. Say another (--database), or make it yours: sudo chown $USER { $file } && chmod u+rw { $file }
folder-not-writable = Nothing can be written in the folder { $folder }, and { $file } needs some files beside it. Say another place (--database), or make it yours: sudo chown $USER { $folder } && chmod u+rwx { $folder }
disk-full = The disk with { $file } is full. Make room on it, or keep the games on another: --database
database-busy = The games in { $file } are held by another program. Close it, and try again.
database-fails = The games in { $file } cannot be used ({ $problem }). Check the disk; if it is sound, put a backup back: menagerie restore FILE { $file }
database-gone = The file { $file } is not there any more, or is another one: somebody has deleted, moved or replaced it. Nothing more can be kept. If you know where it went, stop the server, move it back to where it was, beside { $file }-wal, which has what was played last, and start the server again. Only if it is lost, stop the server, put a backup back (menagerie restore FILE { $file }), and start it.
database-moved = There is no file { $file }, but beside it lies { $file }-wal with what was played last: somebody has moved or deleted the database. Move it back, and start the server again. Only if it is lost, put a backup back, which keeps what lies there: menagerie restore FILE { $file }
not-kept = This cannot be saved at the moment, so it did not happen. Try again soon; whoever runs the server finds the reason in its log.
failing = What is played cannot be saved: { $problem ->
    [disk-full] the disk is full
    [disk-slow] the disk takes too long
    [database-busy] another program holds the database
    [database-not-writable] the database cannot be written to
    [database-damaged] the database is damaged
    [database-unreachable] the database cannot be reached
    [database-gone] the database was deleted, moved or replaced, and the server has to be stopped
   *[other] the disk or the database fails
}. The log says more.
readable-by-others = Other users of this machine can read { $file } and so every hidden card and secret link. To keep them out: chmod 600 { $file }*

# PostgreSQL, and a site moved from one database to another
no-such-postgres = This is no address of a database. Say it like this: postgresql://USER@MACHINE/NAME
no-postgres-driver = For PostgreSQL something more has to be installed: pip install "menagerie-games[postgres]"
database-unreachable = The database { $file } cannot be reached ({ $problem }). Is PostgreSQL running there, is there a database of this name, and does it let us in?
workers-need-postgres = Several processes need PostgreSQL; a file has one writer. Say --workers 1, or --database postgresql://USER@MACHINE/NAME
nothing-to-copy = No server has kept anything there yet: there is nothing to copy.
copy-onto-another = Something is kept in { $file } already. Nothing was changed there. Say a database that is empty.
copy-differs = The table { $table } does not read the same in { $file } as where it came from. Copy again, into an empty database.
copy-unfinished = Games are being copied to { $file }, or that was interrupted. Say the same again, and it goes on: menagerie db copy
still-served = A server runs on { $file }. Stop it first, so that nothing is played while everything is copied.
site-copied = Everything is in { $file } now, with all links, cookies and keys.
restore-into-a-file = A backup is put back into a file. To PostgreSQL it is copied: menagerie db copy { $backup } { $file }

# copies
backup-written = Kept: { $file }
    It holds every secret of the server. Keep it where only you can read it.
no-backup-folder = Backups cannot be kept in { $folder } ({ $problem }). Make that folder writable, or say another: --backup-dir
backup-process-failed = The process that makes backups has failed: { $problem }
no-file = There is no file { $file }. Say another.
no-folder-there = There is no folder { $folder }, so nothing was put there. Make it first, or say another place.
backup-exists = { $file } is there already. Say another file, or replace it with --force.
backup-onto-itself = A database cannot be copied onto itself. Say another file.
cannot-write = { $file } cannot be written ({ $problem }). Say another place.
backup-holds = { $file } holds: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $games ->
    [one] one game
   *[other] { $games } games
} played again from the seed, { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
backup-without-tables = { $file } is a whole database of Menagerie, but nobody has opened a table in it yet: it holds no games.
backup-damaged = The backup { $file } is damaged; nothing was replaced. Take an older one.
backup-newer = The backup { $file } was made by a newer version of this program; nothing was replaced. Install that version, or take an older backup.
backup-fails = The backup { $file } cannot be read ({ $problem }); nothing was replaced. Take an older one.
backup-broken = { $file } is whole, but { $count } of its { $games } games cannot be played again: { $ids }
backup-older-rules = { $count ->
    [one] One game was begun by older rules than this version plays. It is kept as it is, and was not played again: { $ids }
   *[other] { $count } games were begun by older rules than this version plays. They are kept as they are, and were not played again: { $ids }
}
backup-does-not-hold = { $count } of the { $games } games in { $file } cannot be played again, so nothing was replaced. To put it back all the same, add --force.
restored = The games of { $backup } are now in { $file }.
restored-before = What was there before is kept as { $file }

# files for a host
deploy-written = Written: { $file }
deploy-next = Type this next:
deploy-exists = { $files } is there already; nothing was written. Name another folder (--out), or replace it with --force.
deploy-several = “{ $kind }” is several files: { $files }. Name a folder for them: --out
deploy-no-public-url = The address under which your guests reach the server is missing. Name it: --public-url https://birds.example.org
deploy-needs-https = A proxy is there for https, but { $url } does not begin with https://. Name another address: --public-url
deploy-bad-name = “{ $name }” is not a name of a machine as browsers ask for it: letters a to z, digits, hyphens and dots (xn--… for any others).
deploy-bad-path = { $file } cannot stand in such a file: it has a quote, a backslash, a dollar sign, a brace, a backtick or a line break in it. Take another name.
deploy-no-program = The program “menagerie” was not found beside this Python. Say where it lies: --program
deploy-bad-account = “{ $account }” cannot be the name of an account. Name another: --account
deploy-out-of-sight = { $file } lies in { $folder }, which a service of the system does not see. Put the program in /opt and the games in /var/lib, or write a unit for your own account: --user
deploy-folder-of-others = The folder { $folder } is there already, and it does not belong to { $account }. Name a folder that is only for the service. If this one is, give it to that account first (chown).
deploy-half-a-certificate = A certificate is two files. Name both: --certificate and --certificate-key
deploy-bad-image = “{ $image }” does not name an image. Write it like this: docker.io/library/python:3.11-slim@sha256: and 64 digits from 0 to f
deploy-sets-itself = “menagerie deploy { $kind }” sets this itself: { $settings }. Leave it out.
deploy-secrets = This is secret, so it was left out: { $variables }. Write it into { $place } as NAME=VALUE, and let nobody else read that file (chmod 600).
deploy-needs-certificate = nginx does not start without a certificate for { $name }. It is expected in { $file }
deploy-wheel-beside = Put the wheel beside it: { $wheel }
deploy-not-pinned = { $image } may be another image tomorrow. To pin it, name its digest with { $option }. This shows it: skopeo inspect docker://{ $image }
deploy-import-dashboard = In Grafana: Dashboards, New, Import. Prometheus has to read { $address }

# tables
ended-by-operator = This game was ended by whoever runs the server.
over-already = This game is over already.
nothing-to-end = The game at this table has not begun: there is nothing to end. It can be deleted.
shows-hidden-cards = This game is still going on, and its record shows every hidden card. To have it all the same, add --show-hidden-cards.
operator-tables = { $count ->
    [0] No tables.
    [one] One table. Its id lets people in: show it to nobody else.
   *[other] { $count } tables. An id lets people in: show it to nobody else.
}
table-state = { $state ->
    [lobby] not begun
    [playing] in play
   *[over] over
}
heading-id = ID
heading-state = State
heading-game = Game
heading-actions = Actions
heading-changed = Last change ({ $zone })
heading-people = People
heading-bots = Bots
sure-to-end = End the game at { $table }? Nobody can go on with it. (yes/no)
sure-to-delete = Delete the table { $table } with all that is kept of it? It cannot be brought back. (yes/no)
table-ended = The game at { $table } is ended.
table-deleted = The table { $table } is deleted.
record-written = The record is in { $file }; “menagerie verify” plays it again.

# guests
operator-guests = { $count ->
    [0] No guests.
    [one] One guest.
   *[other] { $count } guests.
}
heading-seen = Last seen ({ $zone })
heading-tables = Tables
heading-names = Names
unknown-guest = There is no guest “{ $who }”.
several-guests = Several guests are called “{ $who }”. Say which one by the id: { $ids }
sure-to-forget = Forget the guest { $guest } ({ $names })? The name is removed from { $tables ->
    [one] one table
   *[other] { $tables } tables
}, the seats no longer belong to anybody, and it cannot be brought back. (yes/no)
guest-forgotten = Forgotten: { $guest }, at { $tables ->
    [one] one table
   *[other] { $tables } tables
}. Backups that were made before still have the name.
forgotten-with = The same seats were held by these guests too, perhaps the same person on another device: { $ids }

# speaking with the server that runs
key-opens = It opens the operator’s page: { $address }/operator, or /operator behind the address that your guests type.
wrong-key = This is not the operator’s key. “menagerie operator-key” prints it.
no-answer = The server that holds these games (process { $pid }, { $address }) does not answer. Stop it, and this can be done without it.
server-said = { $text }
not-sure = Nothing was changed. To say yes beforehand, add --yes.
yes = yes
