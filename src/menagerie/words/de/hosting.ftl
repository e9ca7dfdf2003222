# What whoever runs a server is told: the database, copies of it, tables and guests.

# one server for one database
database-in-use = Die Spiele in { $file } werden gerade benutzt: von Prozess { $pid }, seit { $since }{ $address ->
    [none] {""}
   *[other] , unter { $address }
}. Beende ihn zuerst oder gib eine andere Datei an: --database
cannot-lock = Die Datei { $file } lässt sich nicht sperren ({ $problem }), also könnte ein zweiter Server dazwischenkommen. Leg die Spiele in einen Ordner auf einer Festplatte dieses Rechners: --database

replaced-in-use = Die Spiele in { $file } werden gerade benutzt: von Prozess { $pid }, seit { $since }. Nichts wurde ersetzt. Beende diesen Prozess zuerst oder gib eine andere Datei an.

# a database that cannot be used
lost-file = Die Datei { $file } ist nicht mehr da: Ein Server hat schon Spiele darin gespeichert. Hast du sie verschoben, schieb sie zurück. Ist sie verloren, sagt „{ $program } doctor“, wie du eine Sicherung zurückspielst. Willst du ohne Spiele anfangen, ergänze --create (oder stell MENAGERIE_CREATE=yes vor den Befehl).
moved-folder = Die Datei { $file } gibt es nicht, denn ihr Ordner wurde verschoben: Die Spiele liegen jetzt in { $moved }. „{ $program } doctor“ sagt, wie du ihn zurückschiebst. Willst du ohne Spiele anfangen, ergänze --create (oder stell MENAGERIE_CREATE=yes vor den Befehl).
emptied-file = Die Datei { $file } ist leer, aber ein Server hat schon Spiele darin gespeichert. Weißt du, wo die richtige ist, leg sie wieder hierher. Ist sie verloren, sagt „{ $program } doctor“, wie du eine Sicherung zurückspielst. Willst du ohne Spiele anfangen, ergänze --create (oder stell MENAGERIE_CREATE=yes vor den Befehl).
new-file = Die Datei { $file } gibt es noch nicht. Stimmt der Name, und willst du ohne Spiele anfangen, ergänze --create (oder MENAGERIE_CREATE=yes).
empty-file = Die Datei { $file } ist leer: Es sind keine Spiele darin. Stimmt der Name, und willst du ohne Spiele anfangen, ergänze --create (oder MENAGERIE_CREATE=yes).
new-folder = Die Datei { $file } gibt es noch nicht, nicht einmal den Ordner { $folder }. Stimmt der Name, und willst du ohne Spiele anfangen, ergänze --create (oder MENAGERIE_CREATE=yes).
new-postgres = Die Datenbank { $name } ist leer: Noch kein Server hat dort Spiele gespeichert. Stimmt der Name, und willst du ohne Spiele anfangen, ergänze --create (oder MENAGERIE_CREATE=yes).
no-database = In { $file } sind keine Spiele: Die Datei gibt es nicht. Gib die richtige an: --database
no-database-of-root = In { $file } sind keine Spiele: Die Datei gibt es nicht. Du hast sudo verwendet, und dort lägen die Spiele von root. Probier es ohne sudo, oder gib die richtige Datei an: --database
no-folder = Den Ordner { $folder } gibt es nicht, und er lässt sich nicht anlegen. Gib einen anderen Ort für die Spiele an: --database
database-is-a-folder = { $file } ist ein Ordner. Gib eine Datei darin an, zum Beispiel: { $file }/club.db
database-not-ours = { $file } ist keine Datenbank von Menagerie oder eine Kopie, die ohne „menagerie backup“ entstand, während ein Server lief: Es sind keine Spiele darin. Nichts wurde ersetzt. Gib die Datei an, die der Server beim Start nennt, oder eine Kopie von „menagerie backup“.
database-is-none = { $file } ist keine Datenbank; nichts darin wurde geändert. Gib eine andere Datei an: --database. War es einmal eine, spiele eine Sicherung zurück: „menagerie doctor“ sagt, wie.
database-of-another-program = { $file } ist die Datenbank eines anderen Programms; nichts darin wurde geändert. Gib eine andere Datei an: --database
database-newer = Die Spiele in { $file } stammen von einer neueren Version dieses Programms. Installiere diese Version wieder, oder spiele eine ältere Sicherung zurück: „menagerie doctor“ sagt, wie.
database-older = Die Spiele in { $file } stammen von einer älteren Version dieses Programms. Starte den Server einmal, dann bringt er sie auf den neuesten Stand: menagerie serve
database-damaged = Die Datei { $file } ist beschädigt. Spiele eine Sicherung zurück; was jetzt da ist, bleibt daneben erhalten: „menagerie doctor“ sagt, wie.
no-entry = Du hast keinen Zugriff auf den Ordner { $folder }, deshalb lässt sich { $file } nicht nutzen. { $give ->
    [none] Gib einen anderen Ort an, oder stell dem Befehl das voran: sudo -u { $owner }
   *[other] Soll er dir gehören, öffne ihn und versuch es noch einmal: { $give }
}
database-not-readable = Die Datei { $file } lässt sich nicht lesen: Sie gehört jemand anderem, oder ihre Rechte verbieten es. Gib eine andere an, oder übertrage sie { $user }: sudo chown { $user } { $file } && sudo chmod u+rw { $file }
database-not-writable = In die Datei { $file } lässt sich nicht schreiben: Sie ist schreibgeschützt oder gehört jemand anderem. Gib eine andere an (--database), oder übertrage sie { $user }: sudo chown { $user } { $file } && sudo chmod u+rw { $file }
folder-not-writable = In den Ordner { $folder } lässt sich nichts schreiben, und { $file } braucht einige Dateien neben sich. Gib einen anderen Ort an (--database), oder übertrage den Ordner { $user }: sudo chown { $user } { $folder } && sudo chmod u+rwx { $folder }
folder-shut = Der Server darf nicht in den Ordner { $folder }, deshalb lässt sich nichts in { $file } speichern. Lass { $user } hinein: sudo chown { $user } { $folder } && sudo chmod u+rwx { $folder }
disk-full = Die Festplatte mit { $file } ist voll. Schaff Platz oder leg die Spiele auf eine andere: --database
database-busy = Ein anderes Programm belegt die Spiele in { $file }. Schließe es und versuch es noch einmal.
database-fails = Die Spiele in { $file } lassen sich nicht nutzen ({ $problem }). Prüfe die Festplatte; ist sie in Ordnung, spiele eine Sicherung zurück: „menagerie doctor“ sagt, wie.
database-gone = Die Datei { $file } ist nicht mehr da oder wurde ausgetauscht: Jemand hat sie gelöscht, verschoben oder ersetzt. Nichts kann mehr gespeichert werden. Weißt du, wo sie ist, dann beende den Server, verschieb sie an ihren alten Ort, neben { $file }-wal, wo die letzten Züge stehen, und starte den Server wieder. Nur wenn sie verloren ist: Beende den Server, spiele eine Sicherung zurück („menagerie doctor“ sagt, wie) und starte ihn wieder.
database-moved = Die Datei { $file } gibt es nicht, aber { $file }-wal ist noch da, mit den letzten Zügen: Jemand hat die Datenbank verschoben oder gelöscht. Verschieb sie zurück und starte den Server wieder. Nur wenn sie verloren ist, spiele eine Sicherung zurück; was dort liegt, bleibt erhalten: „menagerie doctor“ sagt, wie.
not-kept = Das lässt sich gerade nicht speichern, also ist es nicht geschehen. Versuch es bald noch einmal; wer den Server betreibt, findet den Grund im Protokoll.
failing = Was gespielt wird, lässt sich nicht speichern: { $problem ->
    [disk-full] Die Festplatte ist voll
    [disk-slow] Die Festplatte braucht zu lange
    [database-busy] Ein anderes Programm belegt die Datenbank
    [database-not-writable] In die Datenbank lässt sich nicht schreiben
    [database-damaged] Die Datenbank ist beschädigt
    [database-unreachable] Die Datenbank ist nicht zu erreichen
    [database-gone] Die Datenbank wurde gelöscht, verschoben oder ersetzt, und der Server muss beendet werden
    [folder-shut] Der Server darf nicht in den Ordner der Datenbank
   *[other] Die Festplatte oder die Datenbank versagt
}. Mehr steht im Protokoll.
readable-by-others = Andere Konten auf diesem Rechner können { $file } lesen und damit jede verdeckte Karte und jeden geheimen Link. So hältst du sie fern: chmod 600 { $file }*

# PostgreSQL, and a site moved from one database to another
no-such-postgres = Das ist keine Adresse einer Datenbank. Schreib sie so: postgresql://KONTO@RECHNER/NAME
no-postgres-driver = Für PostgreSQL fehlt noch ein Paket. Installiere es mit: { $command }
database-unreachable = Die Datenbank { $file } ist nicht zu erreichen ({ $problem }). Läuft PostgreSQL dort, gibt es eine Datenbank dieses Namens, und lässt sie den Server herein?
workers-need-postgres = Mehrere Prozesse brauchen PostgreSQL; in eine Datei schreibt nur einer. Nimm --workers 1 oder --database postgresql://KONTO@RECHNER/NAME
nothing-to-copy = Dort hat noch kein Server etwas gespeichert: Es gibt nichts zu kopieren.
copy-onto-another = In { $file } steht schon etwas. Dort wurde nichts geändert. Gib eine leere Datenbank an.
copy-differs = Die Tabelle „{ $table }“ ist in { $file } anders als im Original. Kopiere noch einmal, in eine leere Datenbank.
copy-unfinished = Nach { $file } werden gerade Spiele kopiert, oder das wurde unterbrochen. Gib denselben Befehl noch einmal ein, dann geht es weiter: menagerie db copy
still-served = Auf { $file } läuft ein Server. Beende ihn zuerst, damit nicht gespielt wird, während alles kopiert wird.
site-copied = Alles steht jetzt in { $file }, mit allen Links, Cookies und Schlüsseln.
restore-into-a-file = Eine Sicherung spielst du in eine Datei zurück. Nach PostgreSQL kopierst du sie: menagerie db copy { $backup } { $file }

# copies
backup-written = Gesichert: { $file }
    Darin steht jedes Geheimnis des Servers. Bewahre die Datei auf, wo nur du sie lesen kannst.
no-backup-folder = In { $folder } lassen sich keine Sicherungen ablegen ({ $problem }). Verschaff dir Schreibrecht für den Ordner, oder gib einen anderen an: --backup-dir
backup-process-failed = Der Prozess, der Sicherungen macht, ist gescheitert: { $problem }
no-file = Die Datei { $file } gibt es nicht. Gib eine andere an.
no-folder-there = Den Ordner { $folder } gibt es nicht, also wurde dort nichts abgelegt. Leg ihn zuerst an oder gib einen anderen Ort an.
backup-exists = { $file } gibt es schon. Gib eine andere Datei an oder ersetze sie mit --force.
backup-onto-itself = Das ist die Datenbank selbst. Gib eine andere Datei an.
cannot-write = { $file } lässt sich nicht schreiben ({ $problem }). Gib einen anderen Ort an.
backup-holds = { $file } enthält: { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
}, { $games ->
    [one] ein Spiel (vom Startwert aus nachgespielt)
   *[other] { $games } Spiele (alle vom Startwert aus nachgespielt)
}, { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}.
backup-without-tables = { $file } ist eine unbeschädigte Datenbank von Menagerie, aber noch hat niemand darin einen Tisch eröffnet: Sie enthält keine Spiele.
backup-damaged = Die Sicherung { $file } ist beschädigt und lässt sich nicht zurückspielen. Nimm eine ältere.
backup-newer = Die Sicherung { $file } stammt von einer neueren Version dieses Programms und lässt sich nicht zurückspielen. Installiere diese Version oder nimm eine ältere Sicherung.
backup-fails = Die Sicherung { $file } lässt sich nicht lesen ({ $problem }) und darum nicht zurückspielen. Nimm eine ältere.
backup-broken = { $file } ist unbeschädigt, aber { $count } von { $games } Spielen { $count ->
    [one] lässt
   *[other] lassen
} sich nicht nachspielen: { $ids }
backup-older-rules = { $count ->
    [one] Ein Spiel begann nach älteren Regeln, als diese Version sie spielt. Es bleibt, wie es ist, und wurde nicht nachgespielt: { $ids }
   *[other] { $count } Spiele begannen nach älteren Regeln, als diese Version sie spielt. Sie bleiben, wie sie sind, und wurden nicht nachgespielt: { $ids }
}
backup-does-not-hold = { $count } von { $games } Spielen in { $file } { $count ->
    [one] lässt
   *[other] lassen
} sich nicht nachspielen, also wurde nichts ersetzt. Um sie trotzdem zurückzuspielen, ergänze --force.
restored = Die Spiele aus { $backup } sind jetzt in { $file }.
restored-before = Was vorher da war, liegt jetzt in { $file }
restored-key = { $key ->
    [older] Der Serverschlüssel ist jetzt der ältere aus der Sicherung; der zuletzt benutzte gilt nicht mehr.
   *[unknown] Der Serverschlüssel ist jetzt der aus der Sicherung. Hattest du ihn seitdem ersetzt, gilt wieder der alte.
} So machst du einen neuen: { $command }

# files for a host
deploy-written = Geschrieben: { $file }
deploy-next = Gib als Nächstes ein:
deploy-exists = Schon da: { $files }. Nichts wurde geschrieben. Gib einen anderen Ordner an (--out) oder ersetze sie mit --force.
deploy-several = „{ $kind }“ besteht aus mehreren Dateien: { $files }. Gib einen Ordner dafür an: --out
deploy-no-public-url = Es fehlt die Adresse, unter der deine Gäste den Server erreichen. Gib sie an: --public-url https://birds.example.org
deploy-needs-https = Ein Proxy ist für https da, aber { $url } beginnt nicht mit https://. Gib eine andere Adresse an: --public-url
deploy-bad-name = „{ $name }“ ist kein Rechnername, wie Browser ihn verlangen: Buchstaben von a bis z, Ziffern, Bindestriche und Punkte (für alle anderen xn--…).
deploy-bad-path = { $file } kann nicht in so einer Datei stehen: Darin ist ein Anführungszeichen, ein Backslash, ein Dollarzeichen, eine geschweifte Klammer, ein Backtick oder ein Zeilenumbruch. Nimm einen anderen Namen.
deploy-no-program = Neben diesem Python liegt kein Programm „menagerie“. Gib seinen Pfad an: --program
deploy-bad-account = „{ $account }“ kann kein Konto heißen. Gib ein anderes an: --account
deploy-out-of-sight = { $file } liegt in { $folder }, und das sieht ein Dienst des Systems nicht. Leg das Programm nach /opt und die Spiele nach /var/lib, oder schreib eine Unit für dein eigenes Konto: --user
deploy-folder-of-others = Den Ordner { $folder } gibt es schon, und er gehört nicht { $account }. Gib einen Ordner an, der nur für den Dienst da ist. Ist es dieser, dann übertrage ihn zuerst diesem Konto (chown).
deploy-half-a-certificate = Ein Zertifikat besteht aus zwei Dateien. Gib beide an: --certificate und --certificate-key
deploy-bad-image = „{ $image }“ ist kein Image. Schreib es so: docker.io/library/python:3.11-slim@sha256: und 64 Ziffern von 0 bis f
deploy-sets-itself = Das legt „menagerie deploy { $kind }“ selbst fest: { $settings }. Lass es weg.
deploy-secrets = Das ist geheim und fehlt deshalb: { $variables }. Schreib es als NAME=WERT in { $place } und lass niemanden sonst diese Datei lesen (chmod 600).
deploy-gets-certificate = Ohne Zertifikat für { $name } startet nginx nicht. Es wird hier erwartet: { $file }. Der Befehl mit certbot holt es und erneuert es von da an. Dafür muss der Name zu diesem Rechner führen und Port 80 offen sein; dort antwortet nginx so, wie es installiert wurde. Tut es das nicht (etwa weil seine Standardseite entfernt wurde), tippe stattdessen: { $without }
deploy-workers-need-postgres = Mit --workers { $workers } würde der Server nicht starten: In eine Datei kann nur ein Prozess schreiben, für mehrere braucht es PostgreSQL. Nichts wurde geschrieben. Lass --workers weg (ein Prozess reicht für Hunderte von Leuten), oder ergänze: --database postgresql://KONTO@RECHNER/NAME
deploy-caddy-shared = Hat Caddy schon andere Seiten, kopiere die Datei nicht über { $file }: Häng dort nur ihren letzten Block an.
deploy-wheel-beside = Leg das Wheel daneben: { $wheel }
deploy-podman-restart = Nach einem Neustart des Rechners kommt der Container nur wieder, wenn der Dienst von Podman dafür eingeschaltet ist: { $command }
deploy-not-pinned = { $image } kann morgen ein anderes Image sein. Um es festzulegen, gib seinen Digest mit { $option } an. Er steht hier: skopeo inspect docker://{ $image }
deploy-import-dashboard = In Grafana: Dashboards, New, Import. Prometheus muss { $address } lesen

# tables
ended-by-operator = Wer den Server betreibt, hat dieses Spiel beendet.
over-already = Dieses Spiel ist schon vorbei.
nothing-to-end = Das Spiel an diesem Tisch hat noch nicht begonnen: Da gibt es nichts zu beenden. Den Tisch kannst du aber löschen.
shows-hidden-cards = Dieses Spiel läuft noch, und seine Aufzeichnung zeigt jede verdeckte Karte. Willst du sie trotzdem, ergänze --show-hidden-cards.
operator-tables = { $count ->
    [0] Keine Tische.
    [one] Ein Tisch. Mit seiner Kennung kommt man hinein: Zeig sie sonst niemandem.
   *[other] { $count } Tische. Mit einer Kennung kommt man hinein: Zeig sie sonst niemandem.
}
table-state = { $state ->
    [lobby] nicht begonnen
    [playing] läuft
   *[over] vorbei
}
heading-id = Kennung
heading-state = Stand
heading-game = Spiel
heading-actions = Aktionen
heading-changed = Letzte Änderung ({ $zone })
heading-people = Menschen
heading-bots = Bots
sure-to-end = Das Spiel an { $table } beenden? Niemand kann dann weiterspielen. (ja/nein)
sure-to-delete = Den Tisch { $table } löschen, mit allem, was davon gespeichert ist? Er lässt sich nicht zurückholen. (ja/nein)
table-ended = Das Spiel an { $table } ist beendet.
table-deleted = Der Tisch { $table } ist gelöscht.
record-written = Die Aufzeichnung ist in { $file }; „menagerie verify“ spielt sie nach.

# guests
operator-guests = { $count ->
    [0] Keine Gäste.
    [one] Ein Gast.
   *[other] { $count } Gäste.
}
heading-seen = Zuletzt da ({ $zone })
heading-tables = Tische
heading-names = Namen
unknown-guest = Es gibt keinen Gast „{ $who }“.
several-guests = Mehrere Gäste heißen „{ $who }“. Nenne einen davon mit der Kennung: { $ids }
sure-to-forget = Den Gast { $guest } ({ $names }) vergessen? Der Name verschwindet von { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}, die Plätze gehören niemandem mehr, und das lässt sich nicht rückgängig machen. (ja/nein)
guest-forgotten = Vergessen: { $guest }, an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}. In früheren Sicherungen steht der Name noch.
forgotten-with = Dieselben Plätze hatten auch diese Gäste, vielleicht dieselbe Person an einem anderen Gerät: { $ids }

# speaking with the server that runs
key-opens = Er öffnet die Serverseite: { $address }/operator
key-opens-here = Er öffnet die Serverseite: { $address }/operator, oder /operator hinter der Adresse, die deine Gäste eintippen.
wrong-key = Das ist nicht der Serverschlüssel. „menagerie operator-key“ gibt ihn aus.
no-answer = Der Server, der diese Spiele hält (Prozess { $pid }, { $address }), antwortet nicht. Beende ihn, dann geht es ohne ihn.
server-said = { $text }
not-sure = Nichts wurde geändert. Um im Voraus ja zu sagen, ergänze --yes.
yes = ja
