# What “menagerie doctor” and the operator's page say about the state of a server, and what to do.

check-settings = Settings
check-clock = Clock
check-disk = Disk
check-permissions = Permissions
check-database = Database
check-version = Version
check-backup = Backup
check-port = Port
check-server = Server
check-address = Address
check-https = HTTPS
check-proxy = Proxy
check-service = Service
doctor-grade = { $grade ->
    [good] good
    [warning] warning
   *[bad] bad
}
doctor-summary = { $worst ->
    [good] All is well.
    [stopped] So far, so good. Start the server, and run “{ $program } doctor{ $said }” again: it then checks the rest.
    [warning] It works; look at the warnings.
   *[bad] Something is wrong. Each line says what to do; then run “{ $program } doctor{ $said }” again.
}
doctor-settings-of-service = The settings are those of the service{ $instead ->
    [none] .
   *[other] , except for { $instead }, which you gave here.
} To change one, such as MENAGERIE_PORT: { $service } edit --full menagerie && { $service } daemon-reload && { $service } restart menagerie{ $files ->
    [none] { "" }
   *[other] { "" }
        What is in { $files } is changed there, and then: { $service } restart menagerie
}
found-refused = { $text }

# settings
found-settings = they don’t contradict each other.
found-https-without-proxy = the public address begins with https, but no proxy is named. Cookies are then not protected, and all visitors count as one.
remedy-https-without-proxy = Name the address the proxy comes from, such as --proxy 127.0.0.1
    No proxy? Leave out --public-url.
found-proxy-without-url = a proxy is named, but no public address: links lead past the proxy.
remedy-proxy-without-url = Give the address that guests type: --public-url https://YOUR.NAME
found-proxy-is-everybody = with --proxy { $network }, the server believes whatever visitors say about where they come from.
remedy-proxy-is-everybody = Name only the address of the proxy itself, such as --proxy 127.0.0.1
found-workers-and-a-file = { $workers } processes can’t write to one file, so the server won’t start.
remedy-workers-and-a-file =
    Let one process do it (that serves hundreds of players): --workers 1
    Or use PostgreSQL: --database postgresql://USER@MACHINE/NAME
found-plain-url = { $url } is not https: anyone in between can read everything.
remedy-plain-url = { $proxy ->
    [none] Put a proxy with https in front. At home, among friends, you can leave it as it is.
   *[other] If your proxy speaks https, write https:// in the public address.
}
found-only-here = { $host } can only be reached from this machine.
remedy-only-here = For guests on the same network, leave out --host; otherwise put a proxy in front (--public-url and --proxy).
found-unknown-setting = there is no setting { $name }, so it does nothing.
remedy-unknown-setting = { $like ->
    [none] Remove it. “{ $program } serve --help” lists the settings. As a variable, each begins with MENAGERIE_.
   *[other] Did you mean { $like }?
}
found-kept-for-ever = tables are never deleted (--retention 0).
remedy-kept-for-ever = Choose after how many days to delete them, such as --retention 90, or tell your guests.

# the clock
found-clock = it’s { $time }.
found-clock-behind = it’s { $time } here, but this server has already seen { $noted }.
remedy-clock-behind = Set the clock, or let the machine do it: timedatectl set-ntp true
found-clock-leapt = it’s { $time }. The clock jumped ahead by { $days ->
    [one] a day
   *[other] { $days } days
}. Until the server has been running for a day, that time doesn’t count, so no table is deleted because of it.
remedy-clock-leapt = If the machine was off for that long, all is well. If not, set the clock: timedatectl set-ntp true
found-clock-ahead = it’s { $time }, but this server last noted the time on { $noted }, { $days ->
    [one] a day
   *[other] { $days } days
} before.
remedy-clock-ahead = Is it really { $day }? Then all is well. If not, set the clock, or let the machine do it: timedatectl set-ntp true
found-clock-differs = it’s { $time } here, but the clock at the public address differs by { $seconds } seconds.
remedy-clock-differs = Let both machines set their clocks themselves: timedatectl set-ntp true

# what lies on the disk
found-disk = { $free } are free for { $path }.
found-disk-low = { $room ->
    [none] no space is left for { $path }.
   *[some] only { $free } are free for { $path }.
}
remedy-disk-low = Make room, or use another disk: --database FILE. Once it’s full, nobody can play.
    This shows what takes up the most space: sudo du -axhd 3 { $disk } | sort -h | tail
found-backup-disk-low = { $room ->
    [none] no space is left for backups in { $path }.
   *[some] only { $free } are free for backups in { $path }.
}
remedy-backup-disk-low = Make room, or use another disk: --backup-dir FOLDER. The games go on, but no backup fits on a full disk.
    This shows what takes up the most space: sudo du -axhd 3 { $disk } | sort -h | tail
found-disk-read-only = the disk with { $path } is read-only, so nothing can be saved there.
remedy-disk-read-only = The system often does that to a disk or memory card that is failing. The last lines of its log say why: sudo dmesg | tail -n 20
    Copy what you have to another disk first. Then try: sudo mount -o remount,rw { $disk }
found-permissions = { $user } can write where the server has to, and nobody else can read it.
found-no-folder-yet = there is no folder { $path } yet.
remedy-no-folder-yet = If it was there before, check whether its disk is mounted. If not, the server creates it when it starts{ $service ->
    [none] .
   *[other] : { $service } restart menagerie
}
found-folder-lost = the folder { $path } is gone, although the server is running and keeps its backups there.
remedy-folder-lost = If it’s on another disk, check whether that is mounted. If you moved the folder, move it back. If it’s lost, { $make ->
    [none] the server creates a new one for its next backup; to have that made right away, restart the server{ $service ->
        [none] .
       *[other] : { $service } restart menagerie
    }
   *[other] make a new one: { $make }
}
found-no-folder-possible = there is no folder { $path }, and the server can’t create it: { $user } may not write to { $parent }.
remedy-no-folder-possible = If a disk belongs there, plug it in first. If not: { $make }
found-no-folder-but-a-file = { $path } is a file, so no backups can be kept there.
remedy-no-folder-but-a-file = Name a folder: --backup-dir FOLDER
found-not-ours = { $user } may not read and write { $path }. Owner: { $owner }.
remedy-not-ours = { $give }{ $service ->
    [none] { $sure ->
        [yes] { "" }
       *[no] { "" }
            If the server runs as { $owner }, check as { $owner } instead: sudo -u { $owner } { $program } doctor{ $said }
    }
   *[other] { "" }
}
found-shut-off = { $user } owns { $path }, but the permissions forbid reading or writing.
remedy-shut-off = { $give }
found-open-to-others = other users of this machine can read { $path }, and so every hidden card and secret link.
remedy-open-to-others = { $service ->
    [none] chmod { $mode } { $path }
   *[other] sudo chmod { $mode } { $path }
}
found-database = { $name } ({ $size }, { $tables ->
    [0] no tables
    [one] one table
   *[other] { $tables } tables
}), intact and up to date.
found-database-held = { $name } ({ $size }, { $tables ->
    [0] no tables
    [one] one table
   *[other] { $tables } tables
}), intact and up to date; process { $pid } is using it.
found-database-first = { $found ->
    [empty] { $file } is empty: the server will start with no games.
   *[missing] there is no file { $file } yet: the server will start with no games.
}
remedy-database-first = If you’ve played here before, somebody has moved the file: move it back.
found-database-new = { $found ->
    [empty] { $file } is empty: there are no games in it.
   *[missing] there is no file { $file } yet.
}
remedy-database-new = If the name is wrong, give the right one: --database
found-setting-refused = { $text }
remedy-setting-refused = { $service ->
    [none] Correct it where it was set: on the command line, or in the environment (unset removes it there).
   *[other] { $place ->
        [unit] Correct it in the unit, and restart: { $service } edit --full menagerie && { $service } daemon-reload
       *[other] Correct it in { $place }, and restart
    }
}{ $service ->
    [none] { "" }
   *[other] { $place ->
        [unit] { " " }&& { $service } restart menagerie
       *[other] : { $service } restart menagerie
    }
}
found-database-lost = { $found ->
    [empty] the file { $file } is empty, but a server has kept games in it before.
   *[missing] the file { $file } is gone: a server has kept games in it before.
}
found-database-shut = { $file } is there, but you may not read and write it.
remedy-database-shut = Fix the permissions: the line about them says how.
remedy-database-lost = { $found ->
    [empty] If you know where the right file is, put it back.
   *[missing] If you moved it, move it back.
} If it’s lost, restore a backup.
found-database-moved-away = somebody moved or deleted { $file } while the server (process { $pid }) was using it.
remedy-database-moved-away = First stop the server: { $service ->
    [none] press Ctrl+C in its terminal, or type: kill { $pid }
   *[other] { $service } stop menagerie
}
    Then move the file back{ $move ->
    [none] {""}
   *[other] { " " }({ $service ->
        [none] {""}
       *[other] sudo{ " " }
    }{ $move })
}, and start the server: { $start }
    That way, nothing is lost. Only if you can’t find the file, restore a backup before you start the server.
found-database-moved = there is no file { $file }, but { $file }-wal is still there, with the latest moves: somebody moved or deleted the database.
remedy-database-moved = Move it back, and start the server: { $start }
    Only if it’s lost, restore a backup. What is there now is kept.
found-database-is-none = { $file } is not a database.
remedy-database-is-none = If the name is wrong, give the right one: --database
    If it used to be the database, restore a backup. What is there now is kept.
found-database-damaged = { $file } is damaged.
remedy-database-damaged = Restore a backup. What is there now is kept.
found-database-fails = { $file } can’t be used: { $problem }.
remedy-database-fails = Check the disk. If it’s fine, restore a backup. What is there now is kept.
found-database-newer = { $file } was saved by a newer version of this program.
remedy-database-newer = Install that version again. If that isn’t possible, restore an older backup. What is there now is kept.
way-stop-first = { $service ->
    [none] Stop the server first: press Ctrl+C in its terminal, or type: kill { $held }
   *[other] Stop the server first: { $service } stop menagerie
}
way-move-back = It’s still there. Move it back: { $move }
way-folder-moved = There is a database of the same name that no server is using: { $moved }. If it’s yours and its folder was moved, move it back: { $move }
way-restore-copy = The newest copy is from { $copy_at } ({ $copy_tables ->
    [one] one table
   *[other] { $copy_tables } tables
}): { $as_root } restore { $copy_files }
way-restore-checked = The newest backup is from { $backup_at } ({ $backup_tables ->
    [one] one table
   *[other] { $backup_tables } tables
}) and passed its check: { $program } restore { $backup_files }
way-restore-found = The newest backup that was found is from { $backup_at } ({ $backup_tables ->
    [one] one table
   *[other] { $backup_tables } tables
}): { $as_root } restore { $backup_files }
way-no-backup = No backup was found in { $places }, or in the folders inside them. If you have one somewhere else, copy it to { $folder }, and run “{ $as_root } doctor{ $said }” again: it then says how to restore it.
way-if-lost = If it’s lost, restore a backup.
way-anew = To start with no games: { $start_anew }
found-database-empty = { $name } answers, but is empty: no server has kept games there yet.
remedy-database-empty = If that isn’t what you expect, check the name: --database
found-database-old = { $name } was saved by an older version of this program.
remedy-database-old = { $service ->
    [none] Start the server once to bring it up to date: { $start }
   *[other] Start the server once to bring it up to date: { $service } restart menagerie
}
found-postgres-served = { $name } answers.
found-postgres = { $name } answers (PostgreSQL { $version }), up to date.

# backups
backup-age = { $days ->
    [0] { $hours ->
        [0] less than an hour
        [one] an hour
       *[other] { $hours } hours
    }
   *[other] { $days } days
}
found-backup = the last one is { backup-age } old, and { $games ->
    [one] its one game was replayed with the same result: { $file }
   *[other] its { $games } games were replayed with the same results: { $file }
}
found-no-backups = no automatic backups are made.
remedy-no-backups = Make one now: { $program } backup { $database } { $service ->
    [none] { $at_home }
   *[other] { $beside }
}
found-backups-off = { found-no-backups }
remedy-backups-off = To have one made and checked every night, ideally on another disk{ $service ->
    [none] { $held ->
        [none] {""}
       *[other] , first stop the server (Ctrl+C in its terminal), then start it like this
    }
   *[other] {""}
}: { $start_nightly }
found-backups-off-page = { found-no-backups }
remedy-backups-off-page = “Download a backup”, under “Backup, key”, makes one now. { $ran ->
    [play] To have one made and checked every night that the server is running, stop it (Ctrl+C in its terminal), and start it like this: { $start_nightly }
   *[other] To have one made and checked every night, start the server with --backup-dir and the name of a folder, ideally on another disk.
}
found-backup-in-folder = the newest one is { backup-age } old: { $file }
found-backup-shut = the newest one is there, but you may not read it: { $file }
remedy-backup-shut = Fix the permissions first.
found-backup-unseen = there is no telling whether there is one: { $file }
remedy-backup-unseen = Fix the permissions first.
found-backup-unknown = the database can’t tell when the last one was made.
remedy-backup-unknown = Fix the database first.
found-backup-failed = the last attempt ({ $at }) failed{ $still ->
    [yes] , and the cause is still there.
   *[unknown] .
} { $text }
remedy-backup-failed = { $still ->
    [yes] Fix that; it’s tried again every half hour.
   *[unknown] If that has been fixed since, there’s nothing more to do: it’s tried again every half hour while the server is running.
}
found-backup-mended = the last attempt ({ $at }) failed, but what was in the way is gone. Back then: { $text }
remedy-backup-mended = { $running ->
    [yes] There’s nothing more to do: it’s tried again within half an hour. To have it tried a few minutes from now, restart the server{ $service ->
        [none] .
       *[other] : { $service } restart menagerie
    }
   *[no] There’s nothing more to do but to start the server: a few minutes later, it tries again.
}
found-no-backup-yet = none has been made in { $folder } yet.
remedy-no-backup-yet = Let the server run: the first one is made a few minutes after it starts, as soon as no table is open.
found-backup-broken-games = some games in the last one couldn’t be replayed: { $file }
remedy-backup-broken-games = See which ones: { $program } check-backup { $file }. Keep an older backup, and check the disk.
found-backup-gone = the last one is gone: { $file }
remedy-backup-gone = Check whether the disk is mounted. If the backup was deleted on purpose, the next one is made tonight, or right away if you restart the server{ $service ->
    [none] .
   *[other] : { $service } restart menagerie
}
found-backup-late = the last one is { backup-age } old: { $file }
way-download = “Download a backup”, under “Backup, key”, makes one now.
remedy-backup-late = Let the server run at night, and search its log for “backup”.

# the port and the server
found-port-free = { $port } is free.
found-port-ours = { $port } is in use by this server.
found-port-elsewhere = your server (process { $pid }) listens on { $served }, not on { $port }.
remedy-port-elsewhere = { $service ->
    [none] { $address ->
        [none] To check that one: { $ask_there }
       *[other] Friends type { $address }. To check that one: { $ask_there }
    }
   *[other] { $instead ->
        [none] { $unread ->
            [none] The service’s port has changed since it was started. Restart it: { $service } restart menagerie
           *[other] Perhaps { $unread } sets it, which you may not read. Check as root: { $as_root } doctor
        }
       *[other] To check it as it’s running, leave out what you gave here ({ $instead }): { $as_root } doctor
    }
}
found-port-taken = { $port } is in use by another program.
remedy-port-taken = This shows which one: sudo ss -ltnp "sport = :{ $port }"
    { $service ->
    [none] Stop it, or take a free port: { $start_there }
   *[other] Stop it, or give the service a free port: MENAGERIE_PORT={ $free }
}
found-port-of-another = { $port } is in use by a server with another database.
remedy-port-of-another = { $service ->
    [none] Stop that one, or take a free port: { $start_there }
   *[other] Stop that one, or give the service a free port: MENAGERIE_PORT={ $free }
}
    If that is the server you mean, check it with the database that it named when it started: --database FILE
found-port-unclear = { $port } is in use by a server like this one. Whether it’s yours can only be told once the database can be read.
remedy-port-unclear = Fix the database first.
found-port-impossible = the server can’t listen on port { $port } of { $host }: { $problem }.
remedy-port-impossible = --host must be an address of this machine, or 0.0.0.0; ports below 1024 belong to root: use 8000, and a proxy for the rest.
found-running = it’s running, and moves reach the disk.
found-failing = it’s running, but: { $text }
remedy-failing = { $first ->
    [bad] First fix what is bad above. If it still fails then, stop it and start it again.
   *[none] { $service ->
        [none] Stop it (press Ctrl+C in its terminal, or type: kill { $held }), and start it again: { $start }
       *[other] Restart it: { $service } restart menagerie
    }
}
    The full message is in the log: { $service ->
    [none] in the server’s terminal.
   *[other] { $log }
}
found-not-running = no server is running with these settings.
remedy-not-running = { $first ->
    [bad] First fix what is bad above. This line then says how to start it.
   *[none] { $ran ->
        [play] Start it: { $start }
        [serve] Start it: { $start }
       *[either] For an evening, with your browser: { $start_play }
            To keep it running, without a browser: { $start_serve }
    }
}
found-service-stopped = menagerie.service { $state ->
    [active] was started, but doesn’t answer.
    [activating] is starting, or fails again and again.
    [failed] couldn’t start, or has failed.
   *[other] is stopped.
}
remedy-service-stopped = { $state ->
    [active] Wait a moment. If that doesn’t help, the last lines of its log say why: { $log }
    [activating] Wait a moment. If that doesn’t help, the last lines of its log say why: { $log }
   *[other] { $first ->
        [bad] First fix what is bad above, and then start it: { $service } start menagerie
       *[none] Start it: { $service } start menagerie
    }
        The last lines of its log say why it ended: { $log }
}
found-no-answer = process { $pid } holds the database, but doesn’t answer at { $address }.
remedy-no-answer = If it has just started, wait a moment. Otherwise stop it (kill { $pid }, and if that doesn’t help: kill -9 { $pid }) and start it again: nothing is lost.
found-version = { $version }.
found-version-stopped = { $version } is installed; { $before } was the last to run.
found-other-version = { $version } is installed, but { $running } is running.
remedy-other-version = { $service ->
    [none] Restart the server.
   *[other] Restart the server: { $service } restart menagerie
}
found-newer-files = { $version } was installed after the server had started, so it’s still running what was there before.
remedy-newer-files = { $service ->
    [none] Restart the server.
   *[other] Restart the server: { $service } restart menagerie
}

# from outside
found-address-local = { $address }, on the same network. Open it on a phone there; if nothing loads, the firewall is in the way: sudo ufw allow { $port }/tcp
proxy-log = sudo journalctl { $front ->
    [caddy] -u caddy
    [nginx] -u nginx
   *[either] -u caddy -u nginx
} --no-pager -n 20
proxy-place = { $front ->
    [caddy] in the line “reverse_proxy” of /etc/caddy/Caddyfile, and then: sudo systemctl reload caddy
    [nginx] in the line “proxy_pass” of /etc/nginx/conf.d/menagerie.conf, and then: sudo systemctl reload nginx
   *[either] with Caddy in the line “reverse_proxy” of /etc/caddy/Caddyfile, and then: sudo systemctl reload caddy
        With nginx in the line “proxy_pass” of /etc/nginx/conf.d/menagerie.conf, and then: sudo systemctl reload nginx
        This shows which program it is: sudo ss -ltnp "sport = :443"
}
proxy-file = This writes a file that does: { $plain } deploy { $front ->
    [nginx] nginx
   *[other] caddy
} { $options }
found-address-of-another = { $address } doesn’t lead to this server.
remedy-address-of-another = Fix what the line about the port says.
found-address-silent = this server doesn’t answer at { $address }.
remedy-address-silent = Was it started with --host? Then stop it, and start it without. Otherwise, check whether this machine is on a network. If there should be a proxy in front, run this with the settings that the server has, such as --public-url.
found-address-only-here = your server was started for this machine only: nobody else can reach it.
remedy-address-only-here = To let friends in, stop it (press Ctrl+C in its terminal, or type: kill { $held }), and start it without --host: { $start_open }
found-named-only-here = { $name } can only be reached from this machine.
remedy-named-only-here = Give the address that guests type, or leave out --public-url.
found-named-in-hosts = { $file } gives { $name } to this machine itself ({ $addresses }), so from here there’s no telling where the name leads. Only a phone without Wi-Fi can tell.
found-address = { $name } leads to { $addresses }. Only a phone without Wi-Fi can tell whether that can be reached from outside.
found-no-such-name = the name { $name } isn’t known anywhere.
remedy-no-such-name = Check --public-url, and the place where the name was registered: it needs an entry (A or AAAA) with the address of this machine.
found-no-network = this machine has no network address.
remedy-no-network = Check its network: a cable, or the Wi-Fi. This shows the addresses it has: ip address
found-private-address = { $name } leads to { $addresses }, which can only be reached from the same network.
remedy-private-address = If guests come from elsewhere, point the name to your router’s public address, and have the router forward ports 80 and 443.
found-address-elsewhere = { $name } leads to { $addresses }, but this machine has the address { $own }.
remedy-address-elsewhere = Point the name to { $own }, where it was registered or in the router.
found-address-differs = { $name } leads to { $addresses }, but this machine has the address { $own }.
remedy-address-differs = If no other machine in between passes requests on to this one, point the name to { $own }, where it was registered.
found-certificate = the certificate of { $name } is trusted for { $days ->
    [0] { $hours } more hours.
    [one] one more day.
   *[other] { $days } more days.
}
found-certificate-ends = the certificate of { $name } expires in { $days ->
    [0] less than a day.
    [one] a day.
   *[other] { $days } days.
}
remedy-certificate-ends = It should have been renewed by now.
found-certificate-ended = the certificate of { $name } expired on { $ended }, { $days ->
    [0] less than a day
    [one] one day
   *[other] { $days } days
} ago.
remedy-certificate-ended = { $front ->
    [caddy] Caddy renews it by itself. The last lines of its log say why it didn’t: sudo journalctl -u caddy --no-pager -n 20
    [nginx] Renew it, and read what certbot says: sudo certbot renew && sudo systemctl reload nginx
   *[either] Caddy renews it by itself. The last lines of its log say why it didn’t: sudo journalctl -u caddy --no-pager -n 20
        nginx needs certbot for that: sudo certbot renew && sudo systemctl reload nginx
}
found-not-trusted = no browser trusts the certificate of { $name }: { $problem }.
remedy-not-trusted = Perhaps something else answers there, such as your router: open it on a phone without Wi-Fi. Otherwise get a certificate for exactly this name: Caddy does that by itself; for nginx, use certbot.
found-no-https = nothing answers at { $name }, port { $port }: { $problem }.
remedy-no-https = Is the proxy running? Does the router forward the port, and does the firewall let it in? Some routers can’t reach your own network from inside: try a phone without Wi-Fi.
found-no-proxy-here = nothing answers at { $name }, and nothing on this machine listens on port { $port }, either.
remedy-no-proxy-here = Start the proxy, now and whenever the machine starts: sudo systemctl enable --now caddy – or, with nginx: sudo systemctl enable --now nginx
    If it doesn’t start, the last lines of its log say why: { proxy-log }
found-no-site-here = nothing answers at { $name }, port { $port }. A proxy is running on this machine, but it doesn’t know that name.
remedy-no-site-here = Write a configuration with that name, and run the commands that this prints: { $plain } deploy { $front ->
    [nginx] nginx
   *[other] caddy
} --public-url { $url }
found-not-let-in = nothing answers at { $name }, port { $port } ({ $problem }), although something on this machine is listening.
remedy-not-let-in = Does the name lead to this machine{ $own ->
    [none] { "" }
   *[other] { " " }({ $own })
}, or to a router that forwards the port to it? Does the firewall let it in? Some routers can’t reach your own network from inside: try a phone without Wi-Fi.
found-no-certificate = something answers at { $name }, port { $port }, but has no certificate for that name ({ $problem }).
remedy-no-certificate = If the proxy has just been set up, wait a minute. Otherwise check that the name in its file is this one. To get a certificate, it must be reachable from outside on ports 80 and 443.
    The last lines of its log say what went wrong: { proxy-log }
found-plain-http = something answers at { $name }, port { $port }, but without https.
remedy-plain-http = Have the proxy speak https there. Without a proxy there is no https: leave out --public-url.
found-proxy = through { $url } the server sees { $scheme } and the visitor { $address }.
found-proxy-silent = nothing answers at { $url }.
remedy-proxy-silent = Is the proxy running, and does it listen there? Some routers can’t reach your own network from inside: try a phone without Wi-Fi.
found-proxy-unknown = whether { $url } leads here can only be told while the server is running.
remedy-proxy-unknown = Start the server, and run this again.
found-proxy-unclear = whether { $url } leads here can only be told once the lines above are fixed.
remedy-proxy-unclear = Fix those first.
found-proxy-leads-elsewhere = { $status ->
    [502] the proxy at { $url } finds no server (status 502).
   *[other] { $url } leads to something other than this server (status { $status }).
}
remedy-proxy-leads-elsewhere = { $status ->
    [301] It redirects to https. Write https in the public address.
    [308] It redirects to https. Write https in the public address.
    [401] Another server answers there, with another database. Check the port to which the proxy passes requests.
    [421] The server goes by another name. Give it this one: --public-url
    [502] Have it pass requests on to { $behind }: { proxy-place }
   *[other] Check the name, and the port to which the proxy passes requests ({ $behind }): { proxy-place }
}
found-proxy-passes-claims = the proxy passes on what visitors claim about their address.
remedy-proxy-passes-claims = Have it replace X-Forwarded-For with the visitor’s address.
    { proxy-file }
found-proxy-not-believed = the proxy comes from { $address }, and isn’t trusted: the server sees { $scheme }.
remedy-proxy-not-believed = Name it: --proxy { $address }
found-proxy-says-nothing = the server sees { $scheme } from { $address }: the proxy doesn’t say who is asking, or how.
remedy-proxy-says-nothing = Have it send X-Forwarded-For and X-Forwarded-Proto.
    { proxy-file }
found-proxy-changes-host = the server is asked for { $host }, not for the name in { $url }.
remedy-proxy-changes-host = Have the proxy pass on the Host header unchanged.
    { proxy-file }
found-sockets = tables can connect through it.
found-sockets-blocked = pages get through, but no table can connect: { $url } doesn’t let WebSockets through{ $status ->
    [1] .
   *[other] { " " }(status { $status }).
}
remedy-sockets-blocked = { $status ->
    [403] The server takes this for the page of another site. Restart it with its public address: --public-url { $url }
   *[other] { $front ->
        [caddy] Caddy lets them through by itself. Switch them on in whatever stands in front of it.
       *[nginx] With nginx, write these lines below “proxy_pass” in its file, and then type: sudo systemctl reload nginx
            { "    " }proxy_http_version 1.1;
            { "    " }proxy_set_header Upgrade $http_upgrade;
            { "    " }proxy_set_header Connection "upgrade";
            This writes a file that has them: { $plain } deploy nginx { $options }
    }
}

# the service
found-service = menagerie.service of { $account } is set to start with the machine, and to keep running.
found-service-with-another = there is also the service menagerie.service, with another database ({ $kept }). Nothing below is about that one.
found-service-of-another = it belongs to { $account }, and you are { $user }. Some lines below may only say what { $user } isn’t allowed to do.
remedy-service-of-another = Check with sudo: { $as_root } doctor
found-service-without-account = it’s set to run as { $account }, but there is no such account on this machine.
remedy-service-without-account = Write the right account after User=: { $service } edit --full menagerie && { $service } daemon-reload
found-settings-unread = you may not read { $file }, so its settings are missing here, and the lines below may be wrong.
remedy-settings-unread = Check as root: { $as_root } doctor
found-service-cannot-see = it can’t see { $folder }: its unit hides the homes of people and temporary folders.
remedy-service-cannot-see = Choose another place, such as a folder in /srv: --database FILE or --backup-dir FOLDER
found-service-read-only = its settings name { $folders }, but its unit doesn’t let it write there, so it can’t start.
remedy-service-read-only = Allow it: { $give }
found-proxy-disabled = { $proxy } doesn’t start with the machine.
remedy-proxy-disabled = sudo systemctl enable --now { $proxy }
found-service-hidden = the server is a service of { $account }, which root can’t see.
remedy-service-hidden = Run the same without sudo: { $program } doctor
found-service-changed = its settings have changed, but the running server still has the old ones.
remedy-service-changed = { $service } daemon-reload && { $service } restart menagerie
found-service-leaves = it stops when { $account } logs out, and doesn’t start with the machine.
remedy-service-leaves = sudo loginctl enable-linger { $account }
found-service-disabled = it doesn’t start with the machine.
remedy-service-disabled = { $service } enable menagerie
