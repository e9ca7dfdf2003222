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
check-https = HTTPS
check-proxy = Proxy
check-service = Dienst
doctor-grade = { $grade ->
    [good] gut
    [warning] Warnung
   *[bad] schlecht
}
doctor-summary = { $worst ->
    [good] Alles ist in Ordnung.
    [stopped] Bisher ist alles in Ordnung. Starte den Server und ruf „{ $program } doctor{ $said }“ noch einmal auf: Dann wird auch der Rest geprüft.
    [warning] Es funktioniert; sieh dir die Warnungen an.
   *[bad] Etwas ist nicht in Ordnung. Jede Zeile sagt, was zu tun ist; ruf danach „{ $program } doctor{ $said }“ noch einmal auf.
}
doctor-settings-of-service = Die Einstellungen sind die des Dienstes{ $instead ->
    [none] .
   *[other] , außer { $instead }: Das hast du hier angegeben.
} So änderst du eine wie MENAGERIE_PORT: { $service } edit --full menagerie && { $service } daemon-reload && { $service } restart menagerie{ $files ->
    [none] { "" }
   *[other] { "" }
        Was in { $files } steht, änderst du dort, und dann: { $service } restart menagerie
}
found-refused = { $text }

# settings
found-settings = Sie widersprechen sich nicht.
found-https-without-proxy = Die öffentliche Adresse beginnt mit https, aber kein Proxy ist angegeben. Cookies sind dann nicht geschützt, und alle Gäste scheinen von derselben Adresse zu kommen.
remedy-https-without-proxy = Gib die Adresse an, von der aus der Proxy anfragt, etwa --proxy 127.0.0.1
    Kein Proxy? Lass --public-url weg.
found-proxy-without-url = Ein Proxy ist angegeben, aber keine öffentliche Adresse: Links führen am Proxy vorbei.
remedy-proxy-without-url = Gib die Adresse an, die deine Gäste eintippen: --public-url https://DEIN.NAME
found-proxy-is-everybody = Mit --proxy { $network } glaubt der Server allen, woher sie zu kommen behaupten.
remedy-proxy-is-everybody = Gib nur die Adresse des Proxys selbst an, etwa --proxy 127.0.0.1
found-workers-and-a-file = { $workers } Prozesse können nicht in eine Datei schreiben; so startet der Server nicht.
remedy-workers-and-a-file =
    Nimm einen einzigen (das reicht für Hunderte von Leuten): --workers 1
    Oder nimm PostgreSQL: --database postgresql://KONTO@RECHNER/NAME
found-plain-url = { $url } ist nicht https: Wer dazwischensitzt, kann mitlesen.
remedy-plain-url = { $proxy ->
    [none] Stell einen Proxy mit https davor. Zu Hause unter Freunden kannst du es so lassen.
   *[other] Wenn dein Proxy https spricht, schreib https:// in die öffentliche Adresse.
}
found-only-here = { $host } ist nur von diesem Rechner aus zu erreichen.
remedy-only-here = Für Gäste im selben Netz lass --host weg; sonst stell einen Proxy davor (--public-url und --proxy).
found-unknown-setting = Es gibt keine Einstellung { $name }; sie bewirkt nichts.
remedy-unknown-setting = { $like ->
    [none] Entferne sie. „{ $program } serve --help“ zählt die Einstellungen auf. Als Variable beginnt jede mit MENAGERIE_.
   *[other] War { $like } gemeint?
}
found-kept-for-ever = Tische werden nie gelöscht (--retention 0).
remedy-kept-for-ever = Leg fest, nach wie vielen Tagen sie gelöscht werden, etwa --retention 90, oder sag es deinen Gästen.

# the clock
found-clock = Es ist { $time }.
found-clock-behind = Hier ist es { $time }, aber auf diesem Server war es schon einmal { $noted }.
remedy-clock-behind = Stell die Uhr, oder lass es den Rechner tun: timedatectl set-ntp true
found-clock-leapt = Es ist { $time }. Die Uhr ist um { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} vorgesprungen; bis der Server einen Tag gelaufen ist, zählt diese Zeit nicht: Kein Tisch wird deswegen gelöscht.
remedy-clock-leapt = War der Rechner so lange aus, ist alles gut. Wenn nicht, stell die Uhr: timedatectl set-ntp true
found-clock-ahead = Es ist { $time }, aber dieser Server hat die Zeit zuletzt am { $noted } notiert, { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} davor.
remedy-clock-ahead = Ist wirklich der { $day }? Dann ist alles gut. Wenn nicht, stell die Uhr, oder lass es den Rechner tun: timedatectl set-ntp true
found-clock-differs = Hier ist es { $time }, unter der öffentlichen Adresse geht die Uhr um { $seconds } Sekunden anders.
remedy-clock-differs = Lass beide Rechner ihre Uhr selbst stellen: timedatectl set-ntp true

# what lies on the disk
found-disk = Für { $path } sind { $free } frei.
found-disk-low = { $room ->
    [none] Für { $path } ist kein Platz mehr frei.
   *[some] Für { $path } sind nur { $free } frei.
}
remedy-disk-low = Schaff Platz oder nimm eine andere Festplatte: --database DATEI. Ist sie voll, kann niemand spielen.
    Was am meisten davon belegt: sudo du -axhd 3 { $disk } | sort -h | tail
found-backup-disk-low = { $room ->
    [none] Für Sicherungen in { $path } ist kein Platz mehr frei.
   *[some] Für Sicherungen in { $path } sind nur { $free } frei.
}
remedy-backup-disk-low = Schaff Platz oder nimm eine andere Festplatte: --backup-dir ORDNER. Die Spiele gehen weiter, aber auf eine volle Festplatte passt keine Sicherung.
    Was am meisten davon belegt: sudo du -axhd 3 { $disk } | sort -h | tail
found-disk-read-only = Die Festplatte mit { $path } ist schreibgeschützt, also lässt sich dort nichts speichern.
remedy-disk-read-only = Das tut das System oft bei einer Festplatte oder Speicherkarte, die kaputtgeht. Warum, sagen die letzten Zeilen seines Protokolls: sudo dmesg | tail -n 20
    Kopiere zuerst, was du hast, auf eine andere Festplatte. Dann probier: sudo mount -o remount,rw { $disk }
found-permissions = { $user } darf schreiben, wo der Server es muss, und sonst darf niemand die Daten lesen.
found-no-folder-yet = Den Ordner { $path } gibt es noch nicht.
remedy-no-folder-yet = War er schon da, sieh nach, ob seine Festplatte eingehängt ist. Sonst legt ihn der Server beim Start an{ $service ->
    [none] .
   *[other] : { $service } restart menagerie
}
found-folder-lost = Der Ordner { $path } ist weg, obwohl der Server läuft und dort seine Sicherungen ablegt.
remedy-folder-lost = Liegt er auf einer anderen Festplatte, sieh nach, ob sie eingehängt ist. Hast du den Ordner verschoben, schieb ihn zurück. Ist er verloren, { $make ->
    [none] legt der Server für die nächste Sicherung einen neuen an; soll das gleich geschehen, starte den Server neu{ $service ->
        [none] .
       *[other] : { $service } restart menagerie
    }
   *[other] leg einen neuen an: { $make }
}
found-no-folder-possible = Den Ordner { $path } gibt es nicht, und der Server kann ihn nicht anlegen: { $user } darf nicht in { $parent } schreiben.
remedy-no-folder-possible = Gehört dort eine Festplatte hin, steck sie zuerst an. Sonst: { $make }
found-no-folder-but-a-file = { $path } ist eine Datei, dort lassen sich keine Sicherungen ablegen.
remedy-no-folder-but-a-file = Gib einen Ordner an: --backup-dir ORDNER
found-not-ours = { $user } darf { $path } nicht lesen und schreiben. Das gehört { $owner }.
remedy-not-ours = { $give }{ $service ->
    [none] { $sure ->
        [yes] { "" }
       *[no] { "" }
            Läuft der Server als { $owner }, prüfe stattdessen als { $owner }: sudo -u { $owner } { $program } doctor{ $said }
    }
   *[other] { "" }
}
found-shut-off = { $path }: Das gehört { $user }, aber die Rechte verbieten Lesen oder Schreiben.
remedy-shut-off = { $give }
found-open-to-others = Andere Konten auf diesem Rechner können { $path } lesen und damit jede verdeckte Karte und jeden geheimen Link.
remedy-open-to-others = { $service ->
    [none] chmod { $mode } { $path }
   *[other] sudo chmod { $mode } { $path }
}
found-database = { $name } ({ $size }, { $tables ->
    [0] keine Tische
    [one] ein Tisch
   *[other] { $tables } Tische
}), unbeschädigt und auf dem neuesten Stand.
found-database-held = { $name } ({ $size }, { $tables ->
    [0] keine Tische
    [one] ein Tisch
   *[other] { $tables } Tische
}), unbeschädigt und auf dem neuesten Stand; Prozess { $pid } nutzt sie.
found-database-first = { $found ->
    [empty] { $file } ist leer: Der Server fängt ohne Spiele an.
   *[missing] Die Datei { $file } gibt es noch nicht: Der Server fängt ohne Spiele an.
}
remedy-database-first = Hast du hier schon gespielt, hat jemand die Datei verschoben: Schieb sie zurück.
found-database-new = { $found ->
    [empty] { $file } ist leer: Es sind keine Spiele darin.
   *[missing] Die Datei { $file } gibt es noch nicht.
}
remedy-database-new = Ist der Name falsch, gib den richtigen an: --database
found-setting-refused = { $text }
remedy-setting-refused = { $service ->
    [none] Berichtige das, wo es gesetzt wurde: in der Befehlszeile oder in der Umgebung (unset nimmt es dort weg).
   *[other] { $place ->
        [unit] Berichtige das in der Unit und starte neu: { $service } edit --full menagerie && { $service } daemon-reload
       *[other] Berichtige das in { $place } und starte neu
    }
}{ $service ->
    [none] { "" }
   *[other] { $place ->
        [unit] { " " }&& { $service } restart menagerie
       *[other] : { $service } restart menagerie
    }
}
found-database-lost = { $found ->
    [empty] Die Datei { $file } ist leer, aber ein Server hat schon Spiele darin gespeichert.
   *[missing] Die Datei { $file } ist nicht mehr da: Ein Server hat schon Spiele darin gespeichert.
}
found-database-shut = { $file } ist da, aber du darfst die Datei nicht lesen und schreiben.
remedy-database-shut = Bring die Rechte in Ordnung: Die Zeile dazu sagt, wie.
remedy-database-lost = { $found ->
    [empty] Weißt du, wo die richtige Datei ist, leg sie wieder hierher.
   *[missing] Hast du sie verschoben, schieb sie zurück.
} Ist sie verloren, spiele eine Sicherung zurück.
found-database-moved-away = Jemand hat { $file } verschoben oder gelöscht, während der Server (Prozess { $pid }) damit arbeitet.
remedy-database-moved-away = Beende zuerst den Server: { $service ->
    [none] Drück Strg+C in seinem Terminal, oder tippe: kill { $pid }
   *[other] { $service } stop menagerie
}
    Dann schieb die Datei zurück{ $move ->
    [none] {""}
   *[other] { " " }({ $service ->
        [none] {""}
       *[other] sudo{ " " }
    }{ $move })
} und starte den Server: { $start }
    So geht nichts verloren. Nur wenn du die Datei nicht findest, spiele eine Sicherung zurück, bevor du den Server startest.
found-database-moved = Die Datei { $file } gibt es nicht, aber { $file }-wal ist noch da, mit den letzten Zügen: Jemand hat die Datenbank verschoben oder gelöscht.
remedy-database-moved = Schieb sie zurück und starte den Server: { $start }
    Nur wenn sie verloren ist, spiele eine Sicherung zurück. Was jetzt dort liegt, bleibt erhalten.
found-database-is-none = { $file } ist keine Datenbank.
remedy-database-is-none = Ist der Name falsch, gib den richtigen an: --database
    War das einmal die Datenbank, spiele eine Sicherung zurück. Was jetzt dort liegt, bleibt erhalten.
found-database-damaged = { $file } ist beschädigt.
remedy-database-damaged = Spiele eine Sicherung zurück. Was jetzt dort liegt, bleibt erhalten.
found-database-fails = { $file } lässt sich nicht nutzen: { $problem }.
remedy-database-fails = Prüfe die Festplatte. Ist sie in Ordnung, spiele eine Sicherung zurück. Was jetzt dort liegt, bleibt erhalten.
found-database-newer = { $file } stammt von einer neueren Version dieses Programms.
remedy-database-newer = Installiere diese Version wieder. Geht das nicht, spiele eine ältere Sicherung zurück. Was jetzt dort liegt, bleibt erhalten.
way-stop-first = { $service ->
    [none] Beende zuerst den Server: Drück Strg+C in seinem Terminal, oder tippe: kill { $held }
   *[other] Beende zuerst den Server: { $service } stop menagerie
}
way-move-back = Sie ist noch da. So schiebst du sie zurück: { $move }
way-folder-moved = Es gibt eine Datenbank mit demselben Namen, die kein Server benutzt: { $moved }. Ist es deine, und wurde ihr Ordner verschoben, schiebst du sie so zurück: { $move }
way-restore-copy = Die neueste Kopie ist vom { $copy_at } ({ $copy_tables ->
    [one] ein Tisch
   *[other] { $copy_tables } Tische
}): { $as_root } restore { $copy_files }
way-restore-checked = Die neueste Sicherung ist vom { $backup_at } ({ $backup_tables ->
    [one] ein Tisch
   *[other] { $backup_tables } Tische
}) und hat ihre Prüfung bestanden: { $program } restore { $backup_files }
way-restore-found = Die neueste Sicherung, die sich findet, ist vom { $backup_at } ({ $backup_tables ->
    [one] ein Tisch
   *[other] { $backup_tables } Tische
}): { $as_root } restore { $backup_files }
way-no-backup = In { $places } und in den Ordnern darin wurde keine Sicherung gefunden. Hast du anderswo eine, kopiere sie nach { $folder } und tippe noch einmal „{ $as_root } doctor{ $said }“: Dann steht hier, wie du sie zurückspielst.
way-if-lost = Ist sie verloren, spiele eine Sicherung zurück.
way-anew = Willst du ohne Spiele anfangen: { $start_anew }
found-database-empty = { $name } antwortet, ist aber leer: Noch kein Server hat dort Spiele gespeichert.
remedy-database-empty = Hast du das nicht erwartet, prüfe den Namen: --database
found-database-old = { $name } stammt von einer älteren Version dieses Programms.
remedy-database-old = { $service ->
    [none] Starte den Server einmal, dann bringt er sie auf den neuesten Stand: { $start }
   *[other] Starte den Server einmal, dann bringt er sie auf den neuesten Stand: { $service } restart menagerie
}
found-postgres-served = { $name } antwortet.
found-postgres = { $name } antwortet (PostgreSQL { $version }), auf dem neuesten Stand.

# backups
backup-age = { $days ->
    [0] { $hours ->
        [0] noch keine Stunde
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
   *[other] { $days } Tage
}
found-backup = Die letzte ist { backup-age } alt, und { $games ->
    [one] das eine Spiel darin wurde nachgespielt und stimmt: { $file }
   *[other] ihre { $games } Spiele wurden nachgespielt und stimmen: { $file }
}
found-no-backups = Es werden keine automatischen Sicherungen gemacht.
remedy-no-backups = Mach jetzt eine: { $program } backup { $database } { $service ->
    [none] { $at_home }
   *[other] { $beside }
}
found-backups-off = { found-no-backups }
remedy-backups-off = Soll jede Nacht eine gemacht und geprüft werden, am besten auf einer anderen Festplatte{ $service ->
    [none] { $held ->
        [none] {""}
       *[other] , beende zuerst den Server (Strg+C in seinem Terminal), und starte ihn so
    }
   *[other] {""}
}: { $start_nightly }
found-backups-off-page = { found-no-backups }
remedy-backups-off-page = „Sicherung speichern“ unter „Sicherung, Schlüssel“ macht jetzt eine. { $ran ->
    [play] Soll in jeder Nacht, in der der Server läuft, eine gemacht und geprüft werden, beende ihn (Strg+C in seinem Terminal) und starte ihn so: { $start_nightly }
   *[other] Soll jede Nacht eine gemacht und geprüft werden, starte den Server mit --backup-dir und dem Namen eines Ordners, am besten auf einer anderen Festplatte.
}
found-backup-in-folder = Die neueste ist { backup-age } alt: { $file }
found-backup-shut = Die neueste ist da, aber du darfst sie nicht lesen: { $file }
remedy-backup-shut = Bring zuerst die Rechte in Ordnung.
found-backup-unseen = Ob eine da ist, lässt sich nicht sehen: { $file }
remedy-backup-unseen = Bring zuerst die Rechte in Ordnung.
found-backup-unknown = Die Datenbank kann nicht sagen, wann die letzte gemacht wurde.
remedy-backup-unknown = Bring zuerst die Datenbank in Ordnung.
found-backup-failed = Der letzte Versuch ({ $at }) ist gescheitert{ $still ->
    [yes] , und der Grund besteht noch.
   *[unknown] .
} { $text }
remedy-backup-failed = { $still ->
    [yes] Behebe das; jede halbe Stunde wird es neu versucht.
   *[unknown] Ist das inzwischen behoben, ist nichts mehr zu tun: Solange der Server läuft, wird es jede halbe Stunde neu versucht.
}
found-backup-mended = Der letzte Versuch ({ $at }) ist gescheitert, aber was im Weg war, ist behoben. Damals: { $text }
remedy-backup-mended = { $running ->
    [yes] Es ist nichts mehr zu tun: Innerhalb einer halben Stunde wird es neu versucht. Soll das schon in ein paar Minuten geschehen, starte den Server neu{ $service ->
        [none] .
       *[other] : { $service } restart menagerie
    }
   *[no] Du musst nur noch den Server starten: Ein paar Minuten später versucht er es neu.
}
found-no-backup-yet = In { $folder } wurde noch keine gemacht.
remedy-no-backup-yet = Lass den Server laufen: Die erste wird einige Minuten nach dem Start gemacht, sobald kein Tisch offen ist.
found-backup-broken-games = Einige Spiele in der letzten ließen sich nicht nachspielen: { $file }
remedy-backup-broken-games = Sieh nach, welche: { $program } check-backup { $file }. Heb eine ältere Sicherung auf, und prüfe die Festplatte.
found-backup-gone = Die letzte ist nicht mehr da: { $file }
remedy-backup-gone = Sieh nach, ob die Festplatte eingehängt ist. Wurde die Sicherung absichtlich gelöscht, kommt die nächste heute Nacht, oder sofort, wenn du den Server neu startest{ $service ->
    [none] .
   *[other] : { $service } restart menagerie
}
found-backup-late = Die letzte ist { backup-age } alt: { $file }
way-download = „Sicherung speichern“ unter „Sicherung, Schlüssel“ macht jetzt eine.
remedy-backup-late = Lass den Server nachts laufen, und such in seinem Protokoll nach „backup“.

# the port and the server
found-port-free = { $port } ist frei.
found-port-ours = { $port } gehört diesem Server.
found-port-elsewhere = Dein Server (Prozess { $pid }) lauscht an { $served }, nicht an { $port }.
remedy-port-elsewhere = { $service ->
    [none] { $address ->
        [none] So prüfst du diesen Port: { $ask_there }
       *[other] Gäste tippen { $address } ein. So prüfst du diesen Port: { $ask_there }
    }
   *[other] { $instead ->
        [none] { $unread ->
            [none] Der Dienst hat einen anderen Port als bei seinem Start. Starte ihn neu: { $service } restart menagerie
           *[other] Vielleicht steht er in { $unread }, und das darfst du nicht lesen. Prüfe als root: { $as_root } doctor
        }
       *[other] Um ihn so zu prüfen, wie er läuft, lass weg, was du hier angegeben hast ({ $instead }): { $as_root } doctor
    }
}
found-port-taken = { $port } ist von einem anderen Programm belegt.
remedy-port-taken = Das zeigt, von welchem: sudo ss -ltnp "sport = :{ $port }"
    { $service ->
    [none] Beende es, oder nimm einen freien Port: { $start_there }
   *[other] Beende es, oder gib dem Dienst einen freien Port: MENAGERIE_PORT={ $free }
}
found-port-of-another = { $port } ist von einem Server mit einer anderen Datenbank belegt.
remedy-port-of-another = { $service ->
    [none] Beende ihn, oder nimm einen freien Port: { $start_there }
   *[other] Beende ihn, oder gib dem Dienst einen freien Port: MENAGERIE_PORT={ $free }
}
    Ist das der Server, den du meinst, prüfe ihn mit der Datenbank, die er beim Start genannt hat: --database DATEI
found-port-unclear = { $port } ist von einem Server wie diesem belegt. Ob es deiner ist, zeigt sich erst, wenn die Datenbank gelesen werden kann.
remedy-port-unclear = Bring zuerst die Datenbank in Ordnung.
found-port-impossible = Der Server kann nicht an Port { $port } von { $host } lauschen: { $problem }.
remedy-port-impossible = --host muss eine Adresse dieses Rechners sein oder 0.0.0.0; Ports unter 1024 gehören root: Nimm 8000 und für den Rest einen Proxy.
found-running = Er läuft, und jeder Zug wird gespeichert.
found-failing = Er läuft, aber: { $text }
remedy-failing = { $first ->
    [bad] Bring zuerst in Ordnung, was oben schlecht ist. Klappt es dann noch nicht, beende ihn und starte ihn wieder.
   *[none] { $service ->
        [none] Beende ihn (drück Strg+C in seinem Terminal, oder tippe: kill { $held }) und starte ihn wieder: { $start }
       *[other] Starte ihn neu: { $service } restart menagerie
    }
}
    Der ganze Satz steht im Protokoll: { $service ->
    [none] im Terminal des Servers.
   *[other] { $log }
}
found-not-running = Mit diesen Einstellungen läuft kein Server.
remedy-not-running = { $first ->
    [bad] Bring zuerst in Ordnung, was oben schlecht ist. Dann steht hier, wie du ihn startest.
   *[none] { $ran ->
        [play] Starte ihn: { $start }
        [serve] Starte ihn: { $start }
       *[either] Für einen Abend, mit deinem Browser: { $start_play }
            Damit er weiterläuft, ohne Browser: { $start_serve }
    }
}
found-service-stopped = menagerie.service { $state ->
    [active] ist gestartet, antwortet aber nicht.
    [activating] wird gerade gestartet oder fällt immer wieder aus.
    [failed] konnte nicht starten oder ist ausgefallen.
   *[other] ist angehalten.
}
remedy-service-stopped = { $state ->
    [active] Warte einen Augenblick. Hilft das nicht, sagen die letzten Zeilen seines Protokolls, warum: { $log }
    [activating] Warte einen Augenblick. Hilft das nicht, sagen die letzten Zeilen seines Protokolls, warum: { $log }
   *[other] { $first ->
        [bad] Bring zuerst in Ordnung, was oben schlecht ist, und starte ihn dann: { $service } start menagerie
       *[none] Starte ihn: { $service } start menagerie
    }
        Warum er aufgehört hat, sagen die letzten Zeilen seines Protokolls: { $log }
}
found-no-answer = Prozess { $pid } hält die Datenbank, antwortet aber nicht unter { $address }.
remedy-no-answer = Ist er gerade erst gestartet, warte einen Moment. Sonst beende ihn (kill { $pid }, und wenn das nicht hilft: kill -9 { $pid }) und starte ihn wieder: Nichts geht verloren.
found-version = { $version }.
found-version-stopped = Installiert ist { $version }; zuletzt lief { $before }.
found-other-version = Installiert ist { $version }, aber es läuft { $running }.
remedy-other-version = { $service ->
    [none] Starte den Server neu.
   *[other] Starte den Server neu: { $service } restart menagerie
}
found-newer-files = { $version } wurde installiert, als der Server schon lief; er läuft also noch mit dem, was vorher da war.
remedy-newer-files = { $service ->
    [none] Starte den Server neu.
   *[other] Starte den Server neu: { $service } restart menagerie
}

# from outside
found-address-local = { $address }, im selben Netz. Öffne sie dort mit einem Handy; lädt nichts, ist die Firewall im Weg: sudo ufw allow { $port }/tcp
proxy-log = sudo journalctl { $front ->
    [caddy] -u caddy
    [nginx] -u nginx
   *[either] -u caddy -u nginx
} --no-pager -n 20
proxy-place = { $front ->
    [caddy] in der Zeile „reverse_proxy“ von /etc/caddy/Caddyfile, und dann: sudo systemctl reload caddy
    [nginx] in der Zeile „proxy_pass“ von /etc/nginx/conf.d/menagerie.conf, und dann: sudo systemctl reload nginx
   *[either] bei Caddy in der Zeile „reverse_proxy“ von /etc/caddy/Caddyfile, und dann: sudo systemctl reload caddy
        Bei nginx in der Zeile „proxy_pass“ von /etc/nginx/conf.d/menagerie.conf, und dann: sudo systemctl reload nginx
        Das zeigt, welches Programm es ist: sudo ss -ltnp "sport = :443"
}
proxy-file = Das schreibt eine Datei, die es tut: { $plain } deploy { $front ->
    [nginx] nginx
   *[other] caddy
} { $options }
found-address-of-another = { $address } führt nicht zu diesem Server.
remedy-address-of-another = Behebe, was die Zeile über den Port sagt.
found-address-silent = Dieser Server antwortet nicht unter { $address }.
remedy-address-silent = Wurde er mit --host gestartet? Dann beende ihn und starte ihn ohne. Sonst sieh nach, ob dieser Rechner in einem Netz ist. Soll ein Proxy davorstehen, prüfe mit den Einstellungen, die der Server hat, etwa --public-url.
found-address-only-here = Dein Server wurde nur für diesen Rechner gestartet: Sonst kann ihn niemand erreichen.
remedy-address-only-here = Damit Gäste hereinkönnen, beende ihn (drück Strg+C in seinem Terminal, oder tippe: kill { $held }) und starte ihn ohne --host: { $start_open }
found-named-only-here = { $name } ist nur von diesem Rechner aus zu erreichen.
remedy-named-only-here = Gib die Adresse an, die Gäste eintippen, oder lass --public-url weg.
found-named-in-hosts = In { $file } führt { $name } zu diesem Rechner selbst ({ $addresses }); wohin der Name sonst führt, lässt sich von hier nicht sagen. Das zeigt nur ein Handy ohne WLAN.
found-address = { $name } führt zu { $addresses }. Ob das von außen zu erreichen ist, zeigt nur ein Handy ohne WLAN.
found-no-such-name = Der Name { $name } ist nirgends bekannt.
remedy-no-such-name = Prüfe --public-url und den Ort, wo der Name angemeldet ist: Er braucht einen Eintrag (A oder AAAA) mit der Adresse dieses Rechners.
found-no-network = Dieser Rechner hat keine Netzwerkadresse.
remedy-no-network = Prüfe sein Netz: ein Kabel oder das WLAN. Das zeigt die Adressen, die er hat: ip address
found-private-address = { $name } führt zu { $addresses }; das ist nur im selben Netz zu erreichen.
remedy-private-address = Kommen Gäste von anderswo, lass den Namen zur öffentlichen Adresse deines Routers führen und den Router die Ports 80 und 443 weiterleiten.
found-address-elsewhere = { $name } führt zu { $addresses }, aber dieser Rechner hat die Adresse { $own }.
remedy-address-elsewhere = Lass den Namen zu { $own } führen: dort, wo er eingetragen ist, oder im Router.
found-address-differs = { $name } führt zu { $addresses }, aber dieser Rechner hat die Adresse { $own }.
remedy-address-differs = Steht kein anderer Rechner dazwischen, der Anfragen an diesen weitergibt, lass den Namen zu { $own } führen: dort, wo er eingetragen ist.
found-certificate = Das Zertifikat von { $name } gilt noch { $days ->
    [0] { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
    [one] einen Tag
   *[other] { $days } Tage
}.
found-certificate-ends = Das Zertifikat von { $name } läuft in { $days ->
    [0] weniger als einem Tag ab.
    [one] einem Tag ab.
   *[other] { $days } Tagen ab.
}
remedy-certificate-ends = Es hätte längst erneuert werden sollen.
found-certificate-ended = Das Zertifikat von { $name } ist am { $ended } abgelaufen, vor { $days ->
    [0] weniger als einem Tag
    [one] einem Tag
   *[other] { $days } Tagen
}.
remedy-certificate-ended = { $front ->
    [caddy] Caddy erneuert es von selbst. Warum das nicht gelang, sagen die letzten Zeilen seines Protokolls: sudo journalctl -u caddy --no-pager -n 20
    [nginx] Erneuere es und lies, was certbot dazu sagt: sudo certbot renew && sudo systemctl reload nginx
   *[either] Caddy erneuert es von selbst. Warum das nicht gelang, sagen die letzten Zeilen seines Protokolls: sudo journalctl -u caddy --no-pager -n 20
        nginx braucht dafür certbot: sudo certbot renew && sudo systemctl reload nginx
}
found-not-trusted = Kein Browser vertraut dem Zertifikat von { $name }: { $problem }.
remedy-not-trusted = Vielleicht antwortet dort etwas anderes, etwa dein Router: Öffne die Adresse auf einem Handy ohne WLAN. Sonst besorge eines für genau diesen Namen: Caddy tut das von selbst; für nginx nimm certbot.
found-no-https = Unter { $name }, Port { $port }, antwortet nichts: { $problem }.
remedy-no-https = Läuft der Proxy? Leitet der Router den Port weiter, und lässt die Firewall ihn durch? Manche Router finden von innen nicht ins eigene Netz zurück: Probier es mit einem Handy ohne WLAN.
found-no-proxy-here = Unter { $name } antwortet nichts, und auch auf diesem Rechner lauscht nichts an Port { $port }.
remedy-no-proxy-here = Starte den Proxy, jetzt und immer, wenn der Rechner startet: sudo systemctl enable --now caddy – oder, mit nginx: sudo systemctl enable --now nginx
    Startet er nicht, sagen die letzten Zeilen seines Protokolls, warum: { proxy-log }
found-no-site-here = Unter { $name }, Port { $port }, antwortet nichts. Auf diesem Rechner läuft ein Proxy, aber er kennt diesen Namen nicht.
remedy-no-site-here = Schreib eine Konfiguration mit diesem Namen, und gib die Befehle ein, die das ausgibt: { $plain } deploy { $front ->
    [nginx] nginx
   *[other] caddy
} --public-url { $url }
found-not-let-in = Unter { $name }, Port { $port }, antwortet nichts ({ $problem }), obwohl auf diesem Rechner etwas lauscht.
remedy-not-let-in = Führt der Name zu diesem Rechner{ $own ->
    [none] { "" }
   *[other] { " " }({ $own })
} oder zu einem Router, der den Port an ihn weiterleitet? Lässt die Firewall ihn durch? Manche Router finden von innen nicht ins eigene Netz zurück: Probier es mit einem Handy ohne WLAN.
found-no-certificate = Unter { $name }, Port { $port }, antwortet etwas, hat aber kein Zertifikat für diesen Namen ({ $problem }).
remedy-no-certificate = Ist der Proxy eben erst eingerichtet, warte eine Minute. Sonst prüfe, ob der Name in seiner Datei dieser ist. Für ein Zertifikat muss er von außen an den Ports 80 und 443 zu erreichen sein.
    Die letzten Zeilen seines Protokolls sagen, woran es lag: { proxy-log }
found-plain-http = Unter { $name }, Port { $port }, antwortet etwas, aber ohne https.
remedy-plain-http = Lass den Proxy dort https sprechen. Ohne Proxy gibt es kein https: Lass --public-url weg.
found-proxy = Über { $url } sieht der Server { $scheme } und als Adresse des Gasts { $address }.
found-proxy-silent = Unter { $url } antwortet nichts.
remedy-proxy-silent = Läuft der Proxy, und lauscht er dort? Manche Router finden von innen nicht ins eigene Netz zurück: Probier es mit einem Handy ohne WLAN.
found-proxy-unknown = Ob { $url } hierher führt, zeigt sich erst, wenn der Server läuft.
remedy-proxy-unknown = Starte den Server, und ruf das noch einmal auf.
found-proxy-unclear = Ob { $url } hierher führt, zeigt sich erst, wenn die Zeilen oben in Ordnung sind.
remedy-proxy-unclear = Bring zuerst diese in Ordnung.
found-proxy-leads-elsewhere = { $status ->
    [502] Der Proxy unter { $url } findet keinen Server (Status 502).
   *[other] { $url } führt zu etwas anderem als diesem Server (Status { $status }).
}
remedy-proxy-leads-elsewhere = { $status ->
    [301] Es wird auf https weitergeleitet. Schreib https in die öffentliche Adresse.
    [308] Es wird auf https weitergeleitet. Schreib https in die öffentliche Adresse.
    [401] Dort antwortet ein anderer Server mit einer anderen Datenbank. Sieh nach, an welchen Port der Proxy weitergibt.
    [421] Der Server heißt anders. Gib ihm diesen Namen: --public-url
    [502] Lass ihn Anfragen an { $behind } weitergeben: { proxy-place }
   *[other] Prüfe den Namen und den Port, an den der Proxy weitergibt ({ $behind }): { proxy-place }
}
found-proxy-passes-claims = Der Proxy gibt weiter, was Gäste über ihre Adresse behaupten.
remedy-proxy-passes-claims = Lass ihn X-Forwarded-For durch die wirkliche Adresse des Gasts ersetzen.
    { proxy-file }
found-proxy-not-believed = Der Proxy fragt von { $address } aus an, und dieser Adresse vertraut der Server nicht: Er sieht { $scheme }.
remedy-proxy-not-believed = Gib sie an: --proxy { $address }
found-proxy-says-nothing = Der Server sieht { $scheme } von { $address }: Der Proxy sagt nicht, wer anfragt und wie.
remedy-proxy-says-nothing = Lass ihn X-Forwarded-For und X-Forwarded-Proto mitschicken.
    { proxy-file }
found-proxy-changes-host = Der Server wird nach { $host } gefragt und nicht nach dem Namen in { $url }.
remedy-proxy-changes-host = Lass den Proxy den Host-Header unverändert weitergeben.
    { proxy-file }
found-sockets = Tische können sich darüber verbinden.
found-sockets-blocked = Seiten kommen durch, aber kein Tisch kann sich verbinden: { $url } lässt keine WebSockets durch{ $status ->
    [1] .
   *[other] { " " }(Status { $status }).
}
remedy-sockets-blocked = { $status ->
    [403] Der Server hält das für die Seite von jemand anderem. Starte ihn neu, mit seiner öffentlichen Adresse: --public-url { $url }
   *[other] { $front ->
        [caddy] Caddy lässt sie von selbst durch. Schalte sie in dem ein, was noch davorsteht.
       *[nginx] Bei nginx schreib diese Zeilen in seiner Datei unter „proxy_pass“, und tippe dann: sudo systemctl reload nginx
            { "    " }proxy_http_version 1.1;
            { "    " }proxy_set_header Upgrade $http_upgrade;
            { "    " }proxy_set_header Connection "upgrade";
            Das schreibt eine Datei, in der sie stehen: { $plain } deploy nginx { $options }
    }
}

# the service
found-service = menagerie.service von { $account } ist so eingerichtet, dass er mit dem Rechner startet und weiterläuft.
found-service-with-another = Es gibt auch den Dienst menagerie.service, mit einer anderen Datenbank ({ $kept }). Um ihn geht es hier nicht.
found-service-of-another = Er gehört { $account }, und du bist { $user }. Manche Zeile unten sagt vielleicht nur, was { $user } nicht darf.
remedy-service-of-another = Prüfe mit sudo: { $as_root } doctor
found-service-without-account = Er soll als { $account } laufen, aber dieses Konto gibt es auf diesem Rechner nicht.
remedy-service-without-account = Schreib das richtige Konto hinter User=: { $service } edit --full menagerie && { $service } daemon-reload
found-settings-unread = Du darfst { $file } nicht lesen: Die Einstellungen darin fehlen hier, und die Zeilen unten können falsch sein.
remedy-settings-unread = Prüfe als root: { $as_root } doctor
found-service-cannot-see = Er sieht { $folder } nicht: Seine Unit verbirgt persönliche und temporäre Ordner.
remedy-service-cannot-see = Nimm einen anderen Ort, etwa einen Ordner in /srv: --database DATEI oder --backup-dir ORDNER
found-service-read-only = Seine Einstellungen nennen { $folders }, aber seine Unit lässt ihn dort nicht schreiben; so kann er nicht starten.
remedy-service-read-only = Erlaub es ihm: { $give }
found-proxy-disabled = { $proxy } startet nicht mit dem Rechner.
remedy-proxy-disabled = sudo systemctl enable --now { $proxy }
found-service-hidden = Der Server ist ein Dienst von { $account }, den root nicht sieht.
remedy-service-hidden = Gib dasselbe ohne sudo ein: { $program } doctor
found-service-changed = Seine Einstellungen haben sich geändert, aber der laufende Server hat noch die alten.
remedy-service-changed = { $service } daemon-reload && { $service } restart menagerie
found-service-leaves = Er endet, wenn { $account } sich abmeldet, und startet nicht mit dem Rechner.
remedy-service-leaves = sudo loginctl enable-linger { $account }
found-service-disabled = Er startet nicht mit dem Rechner.
remedy-service-disabled = { $service } enable menagerie
