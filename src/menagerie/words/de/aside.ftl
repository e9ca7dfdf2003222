# What is said beside a game: in the sheets that few open, and in the rulebook; comes with them.

ending-asked-already = Darum hat { $name } schon gebeten.
leaving-later = Später wiederkommen
leaving-later-told = Dein Platz bleibt dir. Du findest das Spiel auf der Startseite wieder.
leaving-end = Spiel für alle beenden
leaving-end-asked = Es gibt kein Ergebnis. Erst werden die anderen gefragt; alle müssen zustimmen.
leaving-end-alone = Es gibt kein Ergebnis. Du spielst nur mit Bots, also wird niemand gefragt.
leaving-end-ask = Andere fragen
leaving-end-do = Spiel beenden …
leaving-end-sure = Dieses Spiel wirklich ohne Ergebnis beenden?
leaving-end-yes = Ja, beenden
leaving-for-good = Endgültig gehen
leaving-for-good-told = Ein Bot spielt für dich weiter. Den Platz bekommst du nicht zurück.
leaving-do = Endgültig gehen …
leaving-sure = Deinen Platz wirklich einem Bot geben?
leaving-yes = Ja, gehen
leaving-no = Bleiben
offers-none = Du hast gerade nichts zu entscheiden.
offers-choose = { $most ->
    [one] Wähle eine Karte: { $chosen } gewählt.
   *[other] { $least ->
        [0] Wähle bis zu { $most } Karten: { $chosen } gewählt.
        [one] Wähle 1 bis { $most } Karten: { $chosen } gewählt.
       *[other] Wähle { $least } Karten: { $chosen } gewählt.
    }
}
offers-card = { CARD($card, number: "title") }
offers-card-place = , Karte { $place } von { $count }
offers-back = Zurück
offers-typed = Oder tippe deinen Zug ein
offers-typed-hint = Wie in einer Aufzeichnung, zum Beispiel: { $example }
settings-tips = Tipps für den Einstieg
players-watching = Du schaust bei diesem Spiel zu. Alles, was offen liegt, darfst du dir ansehen.
settings-device = Dieses Gerät
settings-table = Dieser Tisch
pace = Wie Züge gezeigt werden
pace-calm = Ruhig
pace-normal = Normal
pace-quick = Schnell
pace-off = Aus
settings-sound = Leise Klänge
settings-notifications = Mich benachrichtigen, wenn ich dran bin und gerade nicht hinsehe
notifications-refused = Dieser Browser lässt das nicht zu. Ändern kannst du es in seinen Einstellungen.
settings-confirm-moves = Vor jedem Spielzug nachfragen
settings-hold-reveals = Auf mein Tippen warten, wenn Karten aufgedeckt werden
settings-large-cards = Größere Karten
settings-few-pictures = Weniger Bilder
settings-high-contrast = Hoher Kontrast
automatic = Für mich spielen, wenn nur ein Zug möglich ist
rules-contents = Inhalt
rules-form = Ich spiele
rules-form-all = Alle Varianten des Spiels
rules-why = warum?
rules-why-of = Warum? Regel { $number }
rules-all-rulings = Alle Nummern und Auslegungen zeigen
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [0] Dazu steht nichts in den Regeln, in keiner Sprache.
    [one] Ein Satz.
   *[other] { $count } Sätze{ $more ->
        [yes] , die ersten 12
       *[no] { "" }
    }.
}
rules-left-out = { $count ->
    [one] 1 Satz für andere Varianten ist
   *[other] { $count } Sätze für andere Varianten sind
} ausgelassen.
rules-show-all = Zeigen
rules-in-this-game = In diesem Spiel
lesson-or = oder
rules-link-to = Link zu Regel { $number }
rules-missing = Dieses Regelheft gibt es nicht
