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
check-https = Https
check-proxy = Proxy
doctor-grade = { $grade ->
    [good] good
    [warning] warning
   *[bad] bad
}
doctor-summary = { $worst ->
    [good] All is well.
    [stopped] Nothing is bad so far. Start the server, and run “{ $program } doctor” again: it then looks at the rest.
    [warning] It works; look at the warnings.
   *[bad] Something is bad. Each line says what to do; then run “{ $program } doctor” again.
}
found-refused = { $text }
remedy-refused = The newest backup that held: { $program } restore { $restore }

# settings
found-settings = nothing contradicts anything else.
found-https-without-proxy = the public address begins with https, but no proxy is named. Cookies are then not protected, and all visitors count as one.
remedy-https-without-proxy = Name the address from which the proxy comes, such as --proxy 127.0.0.1
    No proxy? Leave out --public-url.
found-proxy-without-url = a proxy is named, but no public address: links lead past the proxy.
remedy-proxy-without-url = Say the address that visitors type: --public-url https://YOUR.NAME
found-proxy-is-everybody = --proxy { $network } believes everybody’s word on who they are.
remedy-proxy-is-everybody = Name only the address of the proxy itself, such as --proxy 127.0.0.1
found-plain-url = { $url } is not https: whoever is in between can read along.
remedy-plain-url = Put a proxy with https in front. At home, among friends, you may leave it.
found-only-here = { $host } can be reached from this machine only.
remedy-only-here = Leave out --host for guests in the same network, or put a proxy in front (--public-url and --proxy).
found-kept-for-ever = tables are never deleted (--retention 0).
remedy-kept-for-ever = Say after how many days they are, such as --retention 90, or tell your guests.

# the clock
found-clock = it is { $time }.
found-clock-behind = it is { $time } here, but this server has seen { $noted } before.
remedy-clock-behind = Set the clock, or let the machine do it: timedatectl set-ntp true
found-clock-leapt = it is { $time }. It leapt ahead by { $days ->
    [one] a day
   *[other] { $days } days
}, and until the server has run for a day, that time does not count: no table is deleted because of it.
remedy-clock-leapt = If the machine was off for so long, all is well. If not, set the clock: timedatectl set-ntp true
found-clock-differs = it is { $time } here, but the public address is { $seconds } seconds away from that.
remedy-clock-differs = Let both machines set their clocks by themselves: timedatectl set-ntp true

# what lies on the disk
found-disk = { $free } are free for { $path }.
found-disk-low = only { $free } are free for { $path }.
remedy-disk-low = Make room, or move it to another disk. When the disk is full, nothing can be played.
found-permissions = { $user } may write where the server must, and nobody else may read it.
found-no-folder-yet = there is no folder { $path } yet.
remedy-no-folder-yet = The server makes it when it starts. If it was there before, look whether its disk is mounted.
found-no-folder-possible = there is no folder { $path }, and the server cannot make it: { $user } may not write to { $parent }.
remedy-no-folder-possible = { $make }
found-no-folder-but-a-file = { $path } is a file, so no backups can be kept there.
remedy-no-folder-but-a-file = Say a folder: --backup-dir FOLDER
found-not-ours = { $user } may not write to { $path }, which belongs to { $owner }.
remedy-not-ours = { $give }
    If the server runs as { $owner }, check as { $owner } instead: sudo -u { $owner } { $program } doctor{ $said }
found-open-to-others = other users of this machine can read { $path }, and so every hidden card and secret link.
remedy-open-to-others = chmod { $mode } { $path }
found-database = { $name } ({ $size }), whole and up to date.
found-database-held = { $name } ({ $size }), whole and up to date; process { $pid } uses it.
found-database-new = there is no file { $file } yet.
remedy-database-new = If the name is wrong, say the right one: --database. If you want to begin with no games, add --create once.
found-database-empty = { $name } is there, but empty: no server has kept anything in it yet.
remedy-database-empty = If that is not what you expect, look at the name: --database
found-database-old = { $name } was kept by an older version of this program.
remedy-database-old = Start the server once, and it brings it up to date: { $program } serve{ $said }
found-postgres-served = { $name } answers.
found-postgres = { $name } answers (PostgreSQL { $version }), up to date.

# backups
found-backup = the last one is { $hours ->
    [0] less than an hour
    [one] an hour
   *[other] { $hours } hours
} old, and its { $games ->
    [one] one game
   *[other] { $games } games
} came out the same: { $file }
found-no-backups = no automatic backups are made.
remedy-no-backups = Say where: --backup-dir FOLDER, best on another disk. Then one is made every night and checked.
found-backup-unknown = the database cannot tell when the last one was made.
remedy-backup-unknown = Mend the database first.
found-backup-failed = the last try has failed. { $text }
remedy-backup-failed = Mend that; it is tried again every half hour.
found-no-backup-yet = none was made in { $folder } yet.
remedy-no-backup-yet = Let the server run: the first is made some minutes after its start, as soon as no table is open.
found-backup-broken-games = some games in the last one could not be played again: { $file }
remedy-backup-broken-games = See which: { $program } check-backup { $file }. Keep an older backup, and look at the disk.
found-backup-gone = the last one is not there any more: { $file }
remedy-backup-gone = Look whether the disk is mounted. If it was deleted on purpose, the next is made tonight.
found-backup-late = the last one is { $hours } hours old: { $file }
remedy-backup-late = Let the server run at night, and look in its log for “backup”.

# the port and the server
found-port-free = { $port } is free.
found-port-ours = { $port } is held by this server.
found-port-elsewhere = your server (process { $pid }) listens on { $served }, not on { $port }.
remedy-port-elsewhere = Friends type { $address }. Ask about that one: { $program } doctor{ $said } --port { $served }
found-port-taken = { $port } is held by another program.
remedy-port-taken = “ss -ltnp” shows which. Stop that one, or say another port: --port
found-port-of-another = { $port } is held by a server with another database.
remedy-port-of-another = Stop that one, say another port (--port), or say the right database: --database
found-port-impossible = the server cannot listen on port { $port } of { $host }: { $problem }.
remedy-port-impossible = --host is an address of this machine, or 0.0.0.0; ports below 1024 belong to root: take 8000, and a proxy for the rest.
found-running = it runs, and what is played reaches the disk.
found-failing = it runs, but: { $text }
remedy-failing = The log has the whole sentence; the other lines here may say why.
found-not-running = no server runs with these settings.
remedy-not-running = Start it: { $program } serve{ $said }
    As a service: sudo systemctl start menagerie, and journalctl -u menagerie says why it does not; as a service of your own account: systemctl --user start menagerie, and journalctl --user -u menagerie.
found-no-answer = process { $pid } holds the database, but does not answer at { $address }.
remedy-no-answer = If it has just started, wait a moment. Otherwise stop it (kill { $pid }) and start it again: nothing is lost.
found-version = { $version }.
found-version-stopped = { $version } is installed; { $before } ran last.
found-other-version = { $version } is installed, but { $running } runs.
remedy-other-version = Restart the server.

# from outside
found-address-local = { $address }, in the same network. Open it with a phone there; if nothing comes, the firewall is in the way: sudo ufw allow { $port }/tcp
found-address-of-another = { $address } does not lead to this server.
remedy-address-of-another = Mend what the line about the port says.
found-named-only-here = { $name } can be reached from this machine only.
remedy-named-only-here = Say the address that guests type, or leave out --public-url.
found-address = { $name } leads to { $addresses }. Whether it can be reached from outside, only a phone without Wi-Fi can tell.
found-no-such-name = nobody knows the name { $name }.
remedy-no-such-name = Look at --public-url, and where the name was registered: it needs an entry (A or AAAA) with the address of this machine.
found-private-address = { $name } leads to { $addresses }, which can be reached from the same network only.
remedy-private-address = If guests come from elsewhere, let the name lead to the address that your router has outside, and let the router pass on the ports 80 and 443.
found-certificate = the certificate of { $name } is trusted for { $days } more days.
found-certificate-ends = the certificate of { $name } ends in { $days } days.
remedy-certificate-ends = It should have been renewed by itself: look in the log of Caddy or certbot.
found-not-trusted = no browser trusts the certificate of { $name }: { $problem }.
remedy-not-trusted = Get one for this very name: Caddy does it by itself, certbot for nginx.
found-no-https = nobody answers at { $name }, port { $port }: { $problem }.
remedy-no-https = Does the proxy run? Does the router pass on the port, and the firewall let it in? Some routers do not lead back home: try a phone without Wi-Fi.
found-plain-http = something answers at { $name }, port { $port }, but without https.
remedy-plain-http = Let the proxy speak https there. Without a proxy there is no https: leave out --public-url.
found-proxy = through { $url } the server sees { $scheme } and the visitor { $address }.
found-proxy-silent = nobody answers at { $url }.
remedy-proxy-silent = Does the proxy run, and does it listen there? Some routers do not lead back home: try a phone without Wi-Fi.
found-proxy-unknown = whether { $url } leads here can only be seen while the server runs.
remedy-proxy-unknown = Start the server, and run this again.
found-proxy-leads-elsewhere = { $url } leads to something else than this server (status { $status }).
remedy-proxy-leads-elsewhere = Look at the port to which the proxy passes requests on, and at the name. A 502 says that it finds no server there, a 421 that the server goes by another name (MENAGERIE_PUBLIC_URL of the service), a 401 that it has another database.
found-proxy-passes-claims = the proxy passes on what visitors claim about their address.
remedy-proxy-passes-claims = Let it replace X-Forwarded-For by the visitor’s address, as our files for Caddy and nginx do.
found-proxy-not-believed = the proxy comes from { $address }, and is not believed: the server sees { $scheme }.
remedy-proxy-not-believed = Name it: --proxy { $address }
found-proxy-says-nothing = the server sees { $scheme } from { $address }: the proxy does not say who asks, or how.
remedy-proxy-says-nothing = Let it send X-Forwarded-For and X-Forwarded-Proto, as our files for Caddy and nginx do.
found-proxy-changes-host = the server is asked for { $host }, and not for the name in { $url }.
remedy-proxy-changes-host = Let the proxy pass on Host as it was asked for.
