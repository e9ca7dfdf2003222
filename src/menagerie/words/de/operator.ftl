# What the operator's page says; comes with it.

operator-title = Der Server
operator-key-label = Der Serverschlüssel
operator-key-hint = Auf dem Rechner des Servers gibt „menagerie operator-key“ ihn aus. Dieser Tab merkt ihn sich, bis du ihn schließt.
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
operator-guests-title = { $count ->
    [one] Ein Gast
   *[other] { $count } Gäste
}
operator-guest-tables = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
operator-guest-when = zuletzt hier: { $when }
operator-end = Beenden
operator-delete = Löschen
operator-export = Aufzeichnung
operator-forget = Vergessen
operator-no = Doch nicht
operator-end-sure = Dieses Spiel beenden? Niemand kann weiterspielen; ansehen können es noch alle.
operator-delete-sure = Diesen Tisch löschen, mit allem, was davon gespeichert ist? Er lässt sich nicht zurückholen.
operator-export-sure = Dieses Spiel läuft noch, und seine Aufzeichnung zeigt jede verdeckte Karte. Wenn du selbst mitspielst, sieh nicht hin.
operator-forget-sure = Diesen Gast vergessen? Der Name verschwindet von { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}, die Plätze gehören niemandem mehr, und es lässt sich nicht zurückholen. In älteren Sicherungen steht der Name noch.
operator-end-done = Beendet: das Spiel von { $names } ({ $id }).
operator-delete-done = Gelöscht: der Tisch { $id }.
operator-forget-done = Vergessen: { $names } ({ $id }).
operator-forget-with = Dieselben Plätze hatten auch diese Gäste, vielleicht dieselbe Person an einem anderen Gerät: { $ids }
operator-saved = Deinem Browser zum Speichern übergeben: { $file }
operator-failed = „{ $deed }“ hat nicht geklappt. { $why }
operator-list-old = { $done } Die Liste hier ist aber nicht auf dem neuesten Stand. { $why }
operator-no-answer = Der Server antwortet gerade nicht; versuch es gleich noch einmal.
