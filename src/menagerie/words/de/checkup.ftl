# What “menagerie doctor” and the operator's page say about the state of a server, and what to do.

check-settings = Einstellungen
check-clock = Uhr
check-disk = Festplatte
check-permissions = Rechte
check-database = Datenbank
check-version = Version
check-backup = Sicherung
check-port = Port
check-server = Server
check-address = Adresse
check-https = Https
check-proxy = Proxy
doctor-grade = { $grade ->
    [good] gut
    [warning] Warnung
   *[bad] schlecht
}
doctor-summary = { $worst ->
    [good] Alles ist in Ordnung.
    [stopped] Bisher ist nichts schlecht. Starte den Server und ruf „{ $program } doctor“ noch einmal auf: Dann wird auch der Rest geprüft.
    [warning] Es funktioniert; sieh dir die Warnungen an.
   *[bad] Etwas ist nicht in Ordnung. Jede Zeile sagt, was zu tun ist; ruf danach „{ $program } doctor“ noch einmal auf.
}
found-refused = { $text }
remedy-refused = Die neueste geprüfte Sicherung: { $program } restore { $restore }

# settings
found-settings = Nichts widerspricht sich.
found-https-without-proxy = Die öffentliche Adresse beginnt mit https, aber kein Proxy ist genannt. Cookies sind dann nicht geschützt, und alle Besucher zählen als einer.
remedy-https-without-proxy = Nenne die Adresse, von der der Proxy kommt, etwa --proxy 127.0.0.1
    Kein Proxy? Lass --public-url weg.
found-proxy-without-url = Ein Proxy ist genannt, aber keine öffentliche Adresse: Links führen am Proxy vorbei.
remedy-proxy-without-url = Nenne die Adresse, die Besucher eintippen: --public-url https://DEIN.NAME
found-proxy-is-everybody = --proxy { $network } glaubt allen, wer sie zu sein behaupten.
remedy-proxy-is-everybody = Nenne nur die Adresse des Proxys selbst, etwa --proxy 127.0.0.1
found-plain-url = { $url } ist nicht https: Wer dazwischensitzt, kann mitlesen.
remedy-plain-url = Stell einen Proxy mit https davor. Zu Hause unter Freunden kannst du es so lassen.
found-only-here = { $host } ist nur von diesem Rechner aus zu erreichen.
remedy-only-here = Lass --host weg für Gäste im selben Netz, oder stell einen Proxy davor (--public-url und --proxy).
found-kept-for-ever = Tische werden nie gelöscht (--retention 0).
remedy-kept-for-ever = Sag, nach wie vielen Tagen, etwa --retention 90, oder sag es deinen Gästen.

# the clock
found-clock = Es ist { $time }.
found-clock-behind = Hier ist es { $time }, aber dieser Server hat schon { $noted } gesehen.
remedy-clock-behind = Stell die Uhr, oder lass es den Rechner tun: timedatectl set-ntp true
found-clock-leapt = Es ist { $time }. Die Uhr ist um { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} vorgesprungen; bis der Server einen Tag gelaufen ist, zählt diese Zeit nicht: Kein Tisch wird deswegen gelöscht.
remedy-clock-leapt = War der Rechner so lange aus, ist alles gut. Wenn nicht, stell die Uhr: timedatectl set-ntp true
found-clock-differs = Hier ist es { $time }, aber die öffentliche Adresse weicht davon um { $seconds } Sekunden ab.
remedy-clock-differs = Lass beide Rechner ihre Uhr selbst stellen: timedatectl set-ntp true

# what lies on the disk
found-disk = Für { $path } sind { $free } frei.
found-disk-low = Für { $path } sind nur { $free } frei.
remedy-disk-low = Schaff Platz, oder leg es auf eine andere Festplatte. Ist sie voll, lässt sich nichts mehr spielen.
found-permissions = { $user } darf schreiben, wo der Server es muss, und sonst darf es niemand lesen.
found-no-folder-yet = Den Ordner { $path } gibt es noch nicht.
remedy-no-folder-yet = Der Server legt ihn beim Start an. War er schon da, sieh nach, ob seine Festplatte eingehängt ist.
found-no-folder-possible = Den Ordner { $path } gibt es nicht, und der Server kann ihn nicht anlegen: { $user } darf nicht in { $parent } schreiben.
remedy-no-folder-possible = { $make }
found-no-folder-but-a-file = { $path } ist eine Datei, dort lassen sich keine Sicherungen ablegen.
remedy-no-folder-but-a-file = Nenne einen Ordner: --backup-dir ORDNER
found-not-ours = { $user } darf nicht in { $path } schreiben; das gehört { $owner }.
remedy-not-ours = { $give }
    Läuft der Server als { $owner }, prüfe stattdessen als { $owner }: sudo -u { $owner } { $program } doctor{ $said }
found-open-to-others = Andere Konten auf diesem Rechner können { $path } lesen und damit jede verdeckte Karte und jeden geheimen Link.
remedy-open-to-others = chmod { $mode } { $path }
found-database = { $name } ({ $size }), unbeschädigt und auf dem neuen Stand.
found-database-held = { $name } ({ $size }), unbeschädigt und auf dem neuen Stand; Prozess { $pid } nutzt sie.
found-database-new = Die Datei { $file } gibt es noch nicht.
remedy-database-new = Ist der Name falsch, nenne den richtigen: --database. Willst du ohne Spiele anfangen, ergänze einmal --create.
found-database-empty = { $name } ist da, aber leer: Noch kein Server hat etwas darin gespeichert.
remedy-database-empty = Hast du das nicht erwartet, prüfe den Namen: --database
found-database-old = { $name } stammt von einer älteren Version dieses Programms.
remedy-database-old = Starte den Server einmal, dann bringt er sie auf den neuen Stand: { $program } serve{ $said }
found-postgres-served = { $name } antwortet.
found-postgres = { $name } antwortet (PostgreSQL { $version }), auf dem neuen Stand.

# backups
found-backup = Die letzte ist { $hours ->
    [0] keine Stunde
    [one] eine Stunde
   *[other] { $hours } Stunden
} alt, und { $games ->
    [one] das eine Spiel darin kam
   *[other] ihre { $games } Spiele kamen
} genauso heraus: { $file }
found-no-backups = Es werden keine automatischen Sicherungen gemacht.
remedy-no-backups = Sag, wohin: --backup-dir ORDNER, am besten auf einer anderen Festplatte. Dann wird jede Nacht eine gemacht und geprüft.
found-backup-unknown = Die Datenbank kann nicht sagen, wann die letzte gemacht wurde.
remedy-backup-unknown = Bring zuerst die Datenbank in Ordnung.
found-backup-failed = Der letzte Versuch ist gescheitert. { $text }
remedy-backup-failed = Behebe das; jede halbe Stunde wird es neu versucht.
found-no-backup-yet = In { $folder } wurde noch keine gemacht.
remedy-no-backup-yet = Lass den Server laufen: Die erste wird einige Minuten nach dem Start gemacht, sobald kein Tisch offen ist.
found-backup-broken-games = Einige Spiele in der letzten ließen sich nicht nachspielen: { $file }
remedy-backup-broken-games = Sieh nach, welche: { $program } check-backup { $file }. Heb eine ältere Sicherung auf, und prüfe die Festplatte.
found-backup-gone = Die letzte ist nicht mehr da: { $file }
remedy-backup-gone = Sieh nach, ob die Festplatte eingehängt ist. Wurde sie mit Absicht gelöscht, kommt heute Nacht die nächste.
found-backup-late = Die letzte ist { $hours } Stunden alt: { $file }
remedy-backup-late = Lass den Server nachts laufen, und such in seinem Protokoll nach „backup“.

# the port and the server
found-port-free = { $port } ist frei.
found-port-ours = { $port } gehört diesem Server.
found-port-elsewhere = Dein Server (Prozess { $pid }) lauscht an { $served }, nicht an { $port }.
remedy-port-elsewhere = Freunde tippen { $address } ein. Frag nach diesem Port: { $program } doctor{ $said } --port { $served }
found-port-taken = { $port } ist von einem anderen Programm belegt.
remedy-port-taken = „ss -ltnp“ zeigt, von welchem. Beende es, oder nenne einen anderen Port: --port
found-port-of-another = { $port } ist von einem Server mit einer anderen Datenbank belegt.
remedy-port-of-another = Beende ihn, nenne einen anderen Port (--port) oder die richtige Datenbank: --database
found-port-impossible = Der Server kann nicht an Port { $port } von { $host } lauschen: { $problem }.
remedy-port-impossible = --host ist eine Adresse dieses Rechners oder 0.0.0.0; Ports unter 1024 gehören root: Nimm 8000 und für den Rest einen Proxy.
found-running = Er läuft, und was gespielt wird, kommt auf die Festplatte.
found-failing = Er läuft, aber: { $text }
remedy-failing = Im Protokoll steht der ganze Satz; vielleicht sagen andere Zeilen hier, warum.
found-not-running = Mit diesen Einstellungen läuft kein Server.
remedy-not-running = Starte ihn: { $program } serve{ $said }
    Als Dienst: sudo systemctl start menagerie; warum er nicht startet, sagt journalctl -u menagerie. Als Dienst deines eigenen Kontos: systemctl --user start menagerie und journalctl --user -u menagerie.
found-no-answer = Prozess { $pid } hält die Datenbank, antwortet aber nicht unter { $address }.
remedy-no-answer = Ist er gerade erst gestartet, warte einen Moment. Sonst beende ihn (kill { $pid }) und starte ihn wieder: Nichts geht verloren.
found-version = { $version }.
found-version-stopped = Installiert ist { $version }; zuletzt lief { $before }.
found-other-version = Installiert ist { $version }, aber es läuft { $running }.
remedy-other-version = Starte den Server neu.

# from outside
found-address-local = { $address }, im selben Netz. Öffne sie dort mit einem Handy; kommt nichts, ist die Firewall im Weg: sudo ufw allow { $port }/tcp
found-address-of-another = { $address } führt nicht zu diesem Server.
remedy-address-of-another = Behebe, was die Zeile über den Port sagt.
found-named-only-here = { $name } ist nur von diesem Rechner aus zu erreichen.
remedy-named-only-here = Nenne die Adresse, die Gäste eintippen, oder lass --public-url weg.
found-address = { $name } führt zu { $addresses }. Ob das von außen zu erreichen ist, zeigt nur ein Handy ohne WLAN.
found-no-such-name = Niemand kennt den Namen { $name }.
remedy-no-such-name = Prüfe --public-url und den Ort, wo der Name angemeldet ist: Er braucht einen Eintrag (A oder AAAA) mit der Adresse dieses Rechners.
found-private-address = { $name } führt zu { $addresses }; das ist nur im selben Netz zu erreichen.
remedy-private-address = Kommen Gäste von anderswo, lass den Namen zu der Adresse führen, die dein Router nach außen hat, und den Router die Ports 80 und 443 weiterleiten.
found-certificate = Dem Zertifikat von { $name } wird noch { $days } Tage vertraut.
found-certificate-ends = Das Zertifikat von { $name } endet in { $days } Tagen.
remedy-certificate-ends = Es hätte von selbst erneuert werden sollen: Sieh ins Protokoll von Caddy oder certbot.
found-not-trusted = Kein Browser vertraut dem Zertifikat von { $name }: { $problem }.
remedy-not-trusted = Besorge eines für genau diesen Namen: Caddy tut das von selbst, für nginx certbot.
found-no-https = Niemand antwortet unter { $name }, Port { $port }: { $problem }.
remedy-no-https = Läuft der Proxy? Leitet der Router den Port weiter, und lässt die Firewall ihn durch? Manche Router führen nicht nach Hause zurück: Probier es mit einem Handy ohne WLAN.
found-plain-http = Unter { $name }, Port { $port }, antwortet etwas, aber ohne https.
remedy-plain-http = Lass den Proxy dort https sprechen. Ohne Proxy gibt es kein https: Lass --public-url weg.
found-proxy = Durch { $url } sieht der Server { $scheme } und den Besucher { $address }.
found-proxy-silent = Niemand antwortet unter { $url }.
remedy-proxy-silent = Läuft der Proxy, und lauscht er dort? Manche Router führen nicht nach Hause zurück: Probier es mit einem Handy ohne WLAN.
found-proxy-unknown = Ob { $url } hierher führt, zeigt sich erst, wenn der Server läuft.
remedy-proxy-unknown = Starte den Server, und ruf das noch einmal auf.
found-proxy-leads-elsewhere = { $url } führt zu etwas anderem als diesem Server (Status { $status }).
remedy-proxy-leads-elsewhere = Prüfe den Port, an den der Proxy weitergibt, und den Namen. 502 heißt, dass er dort keinen Server findet, 421, dass der Server einen anderen Namen hat (MENAGERIE_PUBLIC_URL des Dienstes), 401, dass er eine andere Datenbank hat.
found-proxy-passes-claims = Der Proxy gibt weiter, was Besucher über ihre Adresse behaupten.
remedy-proxy-passes-claims = Lass ihn X-Forwarded-For durch die Adresse des Besuchers ersetzen, wie es unsere Dateien für Caddy und nginx tun.
found-proxy-not-believed = Der Proxy kommt von { $address }, und ihm wird nicht geglaubt: Der Server sieht { $scheme }.
remedy-proxy-not-believed = Nenne ihn: --proxy { $address }
found-proxy-says-nothing = Der Server sieht { $scheme } von { $address }: Der Proxy sagt nicht, wer fragt und wie.
remedy-proxy-says-nothing = Lass ihn X-Forwarded-For und X-Forwarded-Proto mitschicken, wie es unsere Dateien für Caddy und nginx tun.
found-proxy-changes-host = Der Server wird nach { $host } gefragt und nicht nach dem Namen in { $url }.
remedy-proxy-changes-host = Lass den Proxy Host so weitergeben, wie danach gefragt wurde.
