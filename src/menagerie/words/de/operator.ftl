# What the operator's page says; comes with it.

operator-title = Der Server
operator-key-label = Der Serverschlüssel
operator-key-hint = Auf dem Rechner des Servers zeigt ihn der Befehl „menagerie operator-key“. Tippe diesen Befehl genauso ein wie „menagerie doctor“. Dieser Tab merkt sich den Schlüssel, bis du den Tab schließt.
operator-enter = Öffnen
operator-leave = Verlassen
operator-backup = Sicherung speichern
operator-backup-holds = Eine Sicherung enthält jeden Namen, jede verdeckte Karte, die privaten Links zu allen Plätzen und deinen Schlüssel: Bewahre sie auf, wo nur du sie lesen kannst.
operator-ids = Mit der Kennung eines Tisches kommt man hinein: Zeig sie sonst niemandem.
operator-tables-title = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
}
operator-nobody = Noch niemand
operator-bots = mit { $count ->
    [one] dem Bot { $names }
   *[other] den Bots { $names }
}
operator-actions = { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}
operator-table-when = { $state ->
    [playing] zuletzt gespielt:
   *[other] zuletzt geändert:
} { $when }
operator-over = Vorbei
operator-ended = Beendet
operator-watch = Zusehen
operator-seek-name = Name oder Teil davon
operator-seek-table = Name oder Kennung des Tisches
operator-seek-state = Stand
operator-seek-game = Spiel
operator-seek-age = Unberührt seit
operator-any = Alle
operator-age = { $days ->
    [0] Egal
    [one] mehr als einem Tag
   *[other] mehr als { $days } Tagen
}
operator-choose = Den Tisch von { $names } auswählen ({ $id })
operator-choose-all = { $count ->
    [one] Den gezeigten auswählen
   *[other] Alle { $count } gezeigten auswählen
}
operator-choose-none = Auswahl aufheben
operator-and-more = und { $count ->
    [one] ein weiterer
   *[other] { $count } weitere
}
operator-chosen = { $count ->
    [one] Ein Tisch ist ausgewählt
   *[other] { $count } Tische sind ausgewählt
}
operator-shown = { $shown } von { $total } sind zu sehen: Grenze die Suche ein, um andere zu finden.
operator-none-found = Nichts passt zu deiner Suche.
operator-seek-all = Alle Tische zeigen
operator-no-tables = Noch hat niemand einen Tisch eröffnet.
operator-end-many = { $count ->
    [one] Ein Spiel beenden
   *[other] { $count } Spiele beenden
}
operator-delete-many = { $count ->
    [one] Einen Tisch löschen
   *[other] { $count } Tische löschen
}
operator-many-end-sure = Niemand kann sie weiterspielen; ansehen können sie noch alle.
operator-many-delete-sure = Alles, was davon gespeichert ist, wird gelöscht. { $playing ->
    [0] {""}
    [one] An einem davon wird noch gespielt.{" "}
   *[other] An { $playing } davon wird noch gespielt.{" "}
}Sie lassen sich nicht zurückholen.
operator-many-ended = { $count ->
    [one] Ein Spiel wurde beendet.
   *[other] { $count } Spiele wurden beendet.
}
operator-many-deleted = { $count ->
    [one] Ein Tisch wurde gelöscht.
   *[other] { $count } Tische wurden gelöscht.
}
operator-not-done = { $count ->
    [one] Bei einem hat es nicht geklappt:
   *[other] Bei { $count } hat es nicht geklappt:
} { $ids }.
operator-guests-title = { $count ->
    [one] Ein Gast
   *[other] { $count } Gäste
}
operator-guest-tables = { $count ->
    [0] kein Tisch
    [one] ein Tisch
   *[other] { $count } Tische
}
operator-guest-when = zuletzt hier: { $when }
operator-end = Beenden
operator-delete = Löschen
operator-export = Aufzeichnung
operator-forget = Vergessen
operator-no = Abbrechen
operator-deed-of = { $deed }: { $names } ({ $id })
operator-end-title = { $count ->
    [one] Dieses Spiel beenden?
   *[other] { $count } Spiele beenden?
}
operator-delete-title = { $count ->
    [one] Diesen Tisch löschen?
   *[other] { $count } Tische löschen?
}
operator-export-title = Aufzeichnung herunterladen
operator-forget-title = Diesen Gast vergessen?
operator-new-key-ask = Einen neuen Schlüssel erstellen?
operator-end-sure = Niemand kann weiterspielen; ansehen können es noch alle.
operator-delete-sure = Alles, was davon gespeichert ist, wird gelöscht. Er lässt sich nicht zurückholen.
operator-export-sure = Dieses Spiel läuft noch, und seine Aufzeichnung zeigt jede verdeckte Karte. Wenn du selbst mitspielst, sieh nicht hin.
operator-forget-sure = Der Name verschwindet von { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}, die Plätze gehören niemandem mehr, und das lässt sich nicht rückgängig machen. In älteren Sicherungen steht der Name noch.
operator-end-done = Beendet: das Spiel von { $names } ({ $id }).
operator-delete-done = Gelöscht: der Tisch { $id }.
operator-forget-done = Vergessen: { $names } ({ $id }).
operator-forget-with = Dieselben Plätze hatten auch diese Gäste, vielleicht dieselbe Person an einem anderen Gerät: { $ids }
operator-saved = Dein Browser speichert es als { $file }
operator-failed = „{ $deed }“ hat nicht geklappt. { $why }
operator-list-old = { $done } Die Liste hier ist aber nicht auf dem neuesten Stand. { $why }
operator-no-answer = Der Server antwortet gerade nicht; versuch es gleich noch einmal.

# its parts
operator-parts = Teile dieser Seite
operator-part-overview = Übersicht
operator-part-tables = Tische
operator-part-guests = Gäste
operator-part-message = Mitteilung
operator-part-club = Verein
operator-part-key = Sicherung, Schlüssel

# the overview
operator-now = Stand: { $time } nach deiner Uhr. Die Seite aktualisiert sich von selbst, die Prüfungen laufen jede Minute.
operator-people = Gerade hier
operator-tables-in-play = Laufende Spiele
operator-count-lobby = { $count } noch nicht begonnen
operator-count-over = { $count } vorbei
operator-disk = Frei auf der Platte
operator-database = Datenbank: { $size }
operator-unknown = Unbekannt
operator-last-backup = Letzte automatische Sicherung
operator-no-backup = Noch keine
operator-backup-soon = die erste kommt einige Minuten nach dem Start
operator-backups-off = Aus
operator-backups-on = wie du sie einschaltest, sagen die Prüfungen weiter unten
operator-backup-good = { $games ->
    [one] das Spiel wurde nachgespielt, alles in Ordnung
   *[other] alle { $games } Spiele wurden nachgespielt, alles in Ordnung
}
operator-backup-found = sie entstand vor der letzten Wiederherstellung und war in Ordnung
operator-backup-bad = Nachspielen ist gescheitert
operator-errors = Fehler heute
operator-version = Version
operator-since = läuft seit { $when }
operator-checks-title = { $count ->
    [0] Alles in Ordnung
    [one] Ein Hinweis
   *[other] { $count } Hinweise
}
operator-checks-good = { $count ->
    [one] Eine Prüfung ist in Ordnung
   *[other] { $count } Prüfungen sind in Ordnung
}
operator-checks-more = „menagerie doctor“, auf dem Rechner des Servers eingegeben, prüft mehr: Adresse, https, Proxy und Dienst.
operator-grade-good = In Ordnung:
operator-grade-warning = Sieh hier nach:
operator-grade-bad = Hier musst du etwas tun:
operator-people-title = Wer gerade da ist
operator-people-none = Gerade sitzt niemand an einem Tisch.
operator-watcher = Jemand schaut zu
operator-here-since = hier seit { $when }
operator-watches-since = schaut zu seit { $when }
operator-to-table = Zum Tisch
operator-day-title = Der Tag bisher
operator-day-none = Für ein Bild ist es noch zu früh; schau in ein paar Minuten wieder vorbei.
operator-counted-people = Leute
operator-counted-requests = Anfragen
operator-counted-actions = Aktionen in Spielen
operator-counted-refusals = Ablehnungen
operator-chart-nothing = Bisher keine.
operator-chart-people = Höchstens { $most }, um { $time } Uhr; jetzt { $now }.
operator-chart-sum = Insgesamt { $sum }, die meisten um { $time } Uhr.
operator-refusals-title = Heute abgelehnt
operator-refusals-none = Nichts wurde abgelehnt.
operator-errors-title = Fehler im Protokoll von heute
operator-errors-none = Keine. So soll es sein.
operator-error-last = zuletzt: { $when }

# blocks
operator-unnamed = Ohne Namen
operator-block = Sperren
operator-block-title = { $name } sperren
operator-block-about = Wer gesperrt ist, kann weder Tische eröffnen noch Platz nehmen, zusehen oder spielen. Die Spiele bleiben erhalten.
operator-block-address = Adresse sperren
operator-block-address-about = Von dort kommt niemand mehr herein, auch alle anderen nicht, die zu Hause dieselbe Adresse haben.
operator-block-address-own = Deine eigene Adresse ist { $address }.
operator-address = Adresse
operator-block-time = Wie lange
operator-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
operator-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
operator-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
operator-block-with = Auch die Adresse, von der aus der Gast gerade verbunden ist
operator-block-with-about = Andere im selben Haus oder Verein haben sie vielleicht auch.
operator-block-done = Gesperrt: { $name }.
operator-block-without = Der Gast ist gerade nicht verbunden, deshalb wurde keine Adresse gesperrt.
operator-is-blocked = Gesperrt bis { $when }
operator-blocks-title = { $count ->
    [0] Niemand ist gesperrt
    [one] Eine Sperre
   *[other] { $count } Sperren
}
operator-blocks-about = Wer anderen das Spiel verdirbt, den kannst du eine Weile aussperren: „Sperren“ steht neben jedem Gast.
operator-blocked-until = bis { $when }
operator-lift = Aufheben
operator-lift-done = { $name } darf wieder herein.

# a message to everybody
operator-message-title = Eine Mitteilung an alle
operator-message-about = Jede Seite zeigt sie, auch jeder Tisch. Wer sie gelesen hat, kann sie schließen.
operator-message-kind = Worum es geht
operator-message-restart = Ein Neustart
operator-message-text = Etwas anderes
operator-restart-in = In wie vielen Minuten (1 bis 240)
operator-restart-about = Alle lesen es in ihrer Sprache und mit der Zeit ihrer eigenen Uhr: dass der Server neu startet, dass ihr Spiel erhalten bleibt und dass die Seite von selbst wiederkommt. Den Server startest du selbst neu.
operator-message-own = Deine Mitteilung
operator-message-own-about = Sie wird so gezeigt, wie du sie schreibst. { $left ->
    [one] Noch ein Zeichen.
   *[other] Noch { $left } Zeichen.
}
operator-message-lasting = Zu sehen für
operator-message-send = Allen mitteilen
operator-message-done = Jeder Tisch zeigt es jetzt, die anderen Seiten binnen einer Minute.
operator-message-until = Zu sehen bis { $when }
operator-message-withdraw = Zurückziehen
operator-message-withdrawn = Zurückgezogen.

# the club
operator-club-title = Der Verein
operator-club-about = Was hier steht, sehen alle, bis auf das Codewort. Was leer bleibt, wird weggelassen.
operator-club-name = Name des Vereins
operator-club-name-about = Steht oben auf den Seiten.
operator-club-greeting = Begrüßung
operator-club-greeting-about = Ein, zwei Sätze, die über den Spielen stehen.
operator-club-palette = Farben
operator-palette-meadow = Wiese
operator-palette-lake = See
operator-palette-heather = Heide
operator-palette-rust = Rost
operator-palette-plum = Pflaume
operator-palette-slate = Schiefer
operator-club-contact = Kontakt
operator-club-contact-about = Eine E-Mail-Adresse, eine Webadresse oder ein paar Worte. Steht am Fuß der Seiten.
operator-club-code_word = Codewort für neue Tische
operator-club-code_word-about = Wer einen Tisch eröffnet, wird auf jedem Gerät einmal danach gefragt. Wer mit einem Link an einen Tisch kommt, braucht keins. Bleibt es leer, dürfen alle Tische eröffnen.
operator-club-imprint = Impressum
operator-club-imprint-about = Bleibt es leer, gibt es keins. Die Überschrift der Seite ist schon da. Eine leere Zeile beginnt einen Absatz, „#“ eine Überschrift, „-“ einen Punkt einer Liste.
operator-club-privacy = Datenschutzseite
operator-club-privacy-about = Bleibt sie leer, sagt die Seite in drei Sprachen, was dieser Server speichert, wie lange, und wie man vergessen wird.
operator-club-letters = { $used } von { $most } Zeichen.
operator-club-keep = Speichern
operator-club-undo = Änderungen verwerfen
operator-club-done = Gespeichert. Ab jetzt steht es auf den Seiten.

# the key
operator-backup-title = Eine Sicherung für dich
operator-new-key-title = Der Serverschlüssel
operator-new-key-about = Wenn jemand anders den Schlüssel gesehen haben könnte, erstelle einen neuen. Der alte gilt dann sofort nicht mehr.
operator-new-key = Neuen Schlüssel erstellen
operator-new-key-sure = Der alte gilt sofort nicht mehr, auf keinem Gerät. Dieser Tab macht mit dem neuen weiter; auch „menagerie operator-key“ gibt ihn aus.
operator-new-key-done = Es gibt einen neuen Schlüssel. Bewahre ihn auf, wo nur du ihn lesen kannst.
operator-new-key-label = Der neue Schlüssel
