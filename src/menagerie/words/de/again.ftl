# What is said of a game that is watched again; comes with that page.

again-title = Rückblick
again-told = { again-title }. { $cards }. { $sentence }
again-not-now = Das lässt sich noch nicht ansehen
again-leave = Zurück zum Tisch
again-bar = Durch das Spiel blättern
again-slider = Schritt
again-first = Zum Anfang
again-back = Einen Schritt zurück
again-pause = Anhalten
again-forward = Einen Schritt vor
again-last = Zum Ende
again-place = Schritt { $at } von { $last }
again-place-told = { $where } Schritt { $at } von { $last }.
again-times = { $speed }×
again-speed = Tempo: { $speed }-fach
again-cards = Wie die Karten gezeigt werden
again-cards-mine = { $seated ->
    [yes] Wie ich es sah
   *[no] Wie es alle sahen
}
again-cards-open = Alle Karten offen
again-link = Link zu dieser Stelle
again-link-title = Ein Moment aus { $title }
again-record = Aufzeichnung speichern
play-on-too-late = Hier ist das Spiel schon zu Ende. Geh ein Stück zurück, um von dort weiterzuspielen.
