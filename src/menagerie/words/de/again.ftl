# What is said of a game that is watched again; comes with that page.

again-title = Rückblick
again-told = { again-title }. { $cards }. { $sentence }
again-not-now = Das lässt sich noch nicht ansehen
again-leave = Zurück zum Tisch
again-bar = Der Weg durch das Spiel
again-slider = Moment
again-first = Zum Anfang
again-back = Einen Moment zurück
again-pause = Stopp
again-forward = Einen Moment vor
again-last = Zum Ende
again-place = Moment { $at } von { $last }
again-place-told = { $where } Moment { $at } von { $last }.
again-times = { $speed }×
again-speed = Tempo: { $speed }-fach
again-cards = Wie die Karten liegen
again-cards-mine = { $seated ->
    [yes] Wie ich es sah
   *[no] Wie es alle sahen
}
again-cards-open = Alle Karten offen
again-link = Link zu diesem Moment
again-link-title = Ein Moment aus { $title }
again-record = Aufzeichnung speichern
