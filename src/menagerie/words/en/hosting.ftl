# What whoever runs a server is told: the database, copies of it, tables and guests.

# one server for one database
database-in-use = The games in { $file } are in use: process { $pid } has held them since { $since }{ $address ->
    [none] {""}
   *[other] , at { $address }
}. Stop it first, or use another file: --database
cannot-lock = The file { $file } can’t be locked ({ $problem }), so nothing would keep a second server away. Keep the games in a folder on a disk of this machine: --database

replaced-in-use = The games in { $file } are in use: process { $pid } has held them since { $since }. Nothing was replaced. Stop that process first, or use another file.

# a database that cannot be used
lost-file = The file { $file } is gone: a server has kept games in it before. If you moved it, move it back. If it’s lost, “{ $program } doctor” says how to restore a backup. To start with no games, add --create (or MENAGERIE_CREATE=yes in front of the command).
moved-folder = There is no file { $file }, because its folder was moved: the games are in { $moved } now. “{ $program } doctor” says how to move it back. To start with no games, add --create (or MENAGERIE_CREATE=yes in front of the command).
emptied-file = The file { $file } is empty, but a server has kept games in it before. If you know where the right file is, put it back. If it’s lost, “{ $program } doctor” says how to restore a backup. To start with no games, add --create (or MENAGERIE_CREATE=yes in front of the command).
new-file = There is no file { $file } yet. If the name is right and you want to start with no games, add --create (or MENAGERIE_CREATE=yes).
empty-file = The file { $file } is empty: there are no games in it. If the name is right and you want to start with no games, add --create (or MENAGERIE_CREATE=yes).
new-folder = There is no file { $file } yet, and not even the folder { $folder }. If the name is right and you want to start with no games, add --create (or MENAGERIE_CREATE=yes).
new-postgres = The database { $name } is empty: no server has kept games there yet. If the name is right and you want to start with no games, add --create (or MENAGERIE_CREATE=yes).
no-database = There are no games in { $file }: the file doesn’t exist. Name the right one: --database
no-database-of-root = There are no games in { $file }: the file doesn’t exist. You used sudo, and this is where root would keep its games. Try it without sudo, or name the right file: --database
no-folder = The folder { $folder } doesn’t exist and can’t be created. Choose another place for the games: --database
database-is-a-folder = { $file } is a folder. Name a file in it, such as: { $file }/club.db
database-not-ours = { $file } is not a Menagerie database, or it’s a copy made without “menagerie backup” while a server was running: there are no games in it. Nothing was replaced. Use the file that the server names when it starts, or a copy made by “menagerie backup”.
database-is-none = { $file } is not a database; nothing in it was changed. Use another file: --database. If it used to be one, restore a backup: “menagerie doctor” says how.
database-of-another-program = { $file } is the database of another program; nothing in it was changed. Use another file: --database
database-newer = The games in { $file } were saved by a newer version of this program. Install that version again, or restore an older backup: “menagerie doctor” says how.
database-older = The games in { $file } were saved by an older version of this program. Start the server once to bring them up to date: menagerie serve
database-damaged = The file { $file } is damaged. Restore a backup; what is there now is kept beside it: “menagerie doctor” says how.
no-entry = You have no access to the folder { $folder }, so { $file } can’t be used. { $give ->
    [none] Choose another place, or put this in front of the command: sudo -u { $owner }
   *[other] If it should be yours, open it, and try again: { $give }
}
database-not-readable = The file { $file } can’t be read: it belongs to somebody else, or its permissions forbid it. Choose another, or give it to { $user }: sudo chown { $user } { $file } && sudo chmod u+rw { $file }
database-not-writable = The file { $file } can’t be written to: it’s read-only, or belongs to somebody else. Choose another (--database), or give it to { $user }: sudo chown { $user } { $file } && sudo chmod u+rw { $file }
folder-not-writable = Nothing can be written to the folder { $folder }, and { $file } needs some files beside it. Choose another place (--database), or give the folder to { $user }: sudo chown { $user } { $folder } && sudo chmod u+rwx { $folder }
folder-shut = The server may not enter the folder { $folder }, so nothing can be saved in { $file }. Let { $user } in: sudo chown { $user } { $folder } && sudo chmod u+rwx { $folder }
disk-full = The disk with { $file } is full. Make room on it, or keep the games on another one: --database
database-busy = Another program is holding the games in { $file }. Close it, and try again.
database-fails = The games in { $file } can’t be used ({ $problem }). Check the disk; if it’s fine, restore a backup: “menagerie doctor” says how.
database-gone = The file { $file } is gone or has been replaced: somebody deleted, moved or replaced it. Nothing more can be saved. If you know where it is, stop the server, move it back to its place beside { $file }-wal, which holds the latest moves, and start the server again. Only if it’s lost: stop the server, restore a backup (“menagerie doctor” says how), and start it again.
database-moved = There is no file { $file }, but { $file }-wal is still there, with the latest moves: somebody moved or deleted the database. Move it back, and start the server again. Only if it’s lost, restore a backup, which keeps what is there: “menagerie doctor” says how.
not-kept = This can’t be saved right now, so it didn’t happen. Try again soon; the reason is in the server’s log.
failing = Moves can’t be saved: { $problem ->
    [disk-full] the disk is full
    [disk-slow] the disk takes too long
    [database-busy] another program is holding the database
    [database-not-writable] the database can’t be written to
    [database-damaged] the database is damaged
    [database-unreachable] the database can’t be reached
    [database-gone] the database was deleted, moved or replaced, and the server has to be stopped
    [folder-shut] the server may not enter the folder of the database
   *[other] the disk or the database is failing
}. The log says more.
readable-by-others = Other users of this machine can read { $file }, and with it every hidden card and secret link. To keep them out: chmod 600 { $file }*

# PostgreSQL, and a site moved from one database to another
no-such-postgres = This is not the address of a database. Write it like this: postgresql://USER@MACHINE/NAME
no-postgres-driver = PostgreSQL needs one more package. Install it with: { $command }
database-unreachable = The database { $file } can’t be reached ({ $problem }). Is PostgreSQL running there, is there a database with this name, and does it let us in?
workers-need-postgres = Several processes need PostgreSQL; only one can write to a file. Use --workers 1, or --database postgresql://USER@MACHINE/NAME
nothing-to-copy = No server has stored anything there yet: there is nothing to copy.
copy-onto-another = There is already something in { $file }. Nothing there was changed. Use an empty database.
copy-differs = The table “{ $table }” is different in { $file } from the original. Copy again, into an empty database.
copy-unfinished = Games are being copied to { $file }, or the copying was interrupted. Run the same command again to continue: menagerie db copy
still-served = A server is running on { $file }. Stop it first, so that nobody plays while everything is being copied.
site-copied = Everything is now in { $file }, with all links, cookies and keys.
restore-into-a-file = A backup is restored to a file. To copy it to PostgreSQL: menagerie db copy { $backup } { $file }

# copies
backup-written = Backup written: { $file }
    It contains every secret of the server. Keep it where only you can read it.
no-backup-folder = Backups can’t be kept in { $folder } ({ $problem }). Make that folder writable, or use another: --backup-dir
backup-process-failed = The process that makes backups failed: { $problem }
no-file = There is no file { $file }. Name another one.
no-folder-there = There is no folder { $folder }, so nothing was put there. Create it first, or choose another place.
backup-exists = { $file } already exists. Name another file, or replace it with --force.
backup-onto-itself = A database can’t be copied onto itself. Name another file.
cannot-write = { $file } can’t be written ({ $problem }). Choose another place.
backup-holds = { $file } contains { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $games ->
    [one] one game, replayed from its seed,
   *[other] { $games } games, all replayed from their seeds,
} and { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
backup-without-tables = { $file } is an intact Menagerie database, but nobody has opened a table in it yet: it contains no games.
backup-damaged = The backup { $file } is damaged and can’t be restored. Use an older one.
backup-newer = The backup { $file } was made by a newer version of this program and can’t be restored. Install that version, or use an older backup.
backup-fails = The backup { $file } can’t be read ({ $problem }), so it can’t be restored. Use an older one.
backup-broken = { $file } is intact, but { $count } of its { $games } games can’t be replayed: { $ids }
backup-older-rules = { $count ->
    [one] One game was started under older rules than this version plays. It’s kept as it is and was not replayed: { $ids }
   *[other] { $count } games were started under older rules than this version plays. They’re kept as they are and were not replayed: { $ids }
}
backup-does-not-hold = { $count } of the { $games } games in { $file } can’t be replayed, so nothing was replaced. To restore it anyway, add --force.
restored = The games of { $backup } are now in { $file }.
restored-before = What was there before is kept as { $file }
restored-key = { $key ->
    [older] The key of the operator’s page is now the older one from the backup; the one you used last doesn’t work any longer.
   *[unknown] The key of the operator’s page is now the one from the backup. If you had replaced it since, the older one works again.
} To make a new one: { $command }

# files for a host
deploy-written = Written: { $file }
deploy-next = Then type this:
deploy-exists = Already there: { $files }. Nothing was written. Choose another folder (--out), or replace with --force.
deploy-several = “{ $kind }” is several files: { $files }. Name a folder for them: --out
deploy-no-public-url = The address at which your guests reach the server is missing. Give it: --public-url https://birds.example.org
deploy-needs-https = A proxy is for https, but { $url } doesn’t begin with https://. Use another address: --public-url
deploy-bad-name = “{ $name }” is not the name of a machine as browsers know it: letters a to z, digits, hyphens and dots (xn--… for anything else).
deploy-bad-path = { $file } can’t be written into such a file: it contains a quote, a backslash, a dollar sign, a brace, a backtick or a line break. Choose another name.
deploy-no-program = There is no program “menagerie” beside this Python. Give its path: --program
deploy-bad-account = “{ $account }” can’t be the name of an account. Use another: --account
deploy-out-of-sight = { $file } is in { $folder }, which a system service can’t see. Put the program in /opt and the games in /var/lib, or write a unit for your own account: --user
deploy-folder-of-others = The folder { $folder } already exists, and it doesn’t belong to { $account }. Choose a folder that is only for the service. If this one is, give it to that account first (chown).
deploy-half-a-certificate = A certificate consists of two files. Name both: --certificate and --certificate-key
deploy-bad-image = “{ $image }” is not the name of an image. Write it like this: docker.io/library/python:3.11-slim@sha256: and 64 digits from 0 to f
deploy-sets-itself = “menagerie deploy { $kind }” sets this itself: { $settings }. Leave it out.
deploy-secrets = This is secret, so it was left out: { $variables }. Write it into { $place } as NAME=VALUE, and let nobody else read that file (chmod 600).
deploy-gets-certificate = nginx won’t start without a certificate for { $name }, which is expected in { $file }. The command with certbot gets it and keeps it renewed. For that, the name has to lead to this machine, and port 80 has to be open; nginx answers there as it was installed. If it doesn’t (its default site was removed, say), type this instead: { $without }
deploy-workers-need-postgres = With --workers { $workers }, the server wouldn’t start: only one process can write to a file, and several need PostgreSQL. Nothing was written. Leave out --workers (one process serves hundreds of players), or add --database postgresql://USER@MACHINE/NAME
deploy-caddy-shared = If Caddy already serves other sites, don’t copy the file over { $file }: append only its last block there.
deploy-wheel-beside = Put the wheel beside it: { $wheel }
deploy-podman-restart = After a restart of the machine, the container only comes back if podman’s service for that is on: { $command }
deploy-not-pinned = { $image } may be another image tomorrow. To pin it, give its digest with { $option }. This shows it: skopeo inspect docker://{ $image }
deploy-import-dashboard = In Grafana: Dashboards, New, Import. Prometheus has to read { $address }

# tables
ended-by-operator = This game was ended by the person who runs the server.
over-already = This game is already over.
nothing-to-end = The game at this table hasn’t started: there is nothing to end. You can delete the table.
shows-hidden-cards = This game is still in progress, and its record shows every hidden card. To get it anyway, add --show-hidden-cards.
operator-tables = { $count ->
    [0] No tables.
    [one] One table. Its id lets people in: don’t show it to anyone else.
   *[other] { $count } tables. An id lets people in: don’t show it to anyone else.
}
table-state = { $state ->
    [lobby] not started
    [playing] in progress
   *[over] over
}
heading-id = ID
heading-state = State
heading-game = Game
heading-actions = Actions
heading-changed = Last change ({ $zone })
heading-people = People
heading-bots = Bots
sure-to-end = End the game at { $table }? Nobody can continue it. (yes/no)
sure-to-delete = Delete the table { $table } and everything stored with it? This can’t be undone. (yes/no)
table-ended = The game at { $table } has been ended.
table-deleted = The table { $table } has been deleted.
record-written = The record is in { $file }; “menagerie verify” replays it.

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
several-guests = Several guests are called “{ $who }”. Name one by its id: { $ids }
sure-to-forget = Forget the guest { $guest } ({ $names })? The name is removed from { $tables ->
    [one] one table
   *[other] { $tables } tables
}, the seats no longer belong to anybody, and this can’t be undone. (yes/no)
guest-forgotten = Forgotten: { $guest }, at { $tables ->
    [one] one table
   *[other] { $tables } tables
}. Backups made before this still contain the name.
forgotten-with = These guests held the same seats, perhaps the same person on another device: { $ids }

# speaking with the server that runs
key-opens = It opens the operator’s page: { $address }/operator
key-opens-here = It opens the operator’s page: { $address }/operator, or /operator after the address that your guests type.
wrong-key = This is not the operator’s key. “menagerie operator-key” prints it.
no-answer = The server that holds these games (process { $pid }, { $address }) isn’t answering. Stop it, and this can be done without it.
server-said = { $text }
not-sure = Nothing was changed. To confirm in advance, add --yes.
yes = yes
