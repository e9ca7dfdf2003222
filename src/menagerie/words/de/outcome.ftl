# What is said of how a game ended; comes with the result.

outcome-sheet = Das Ergebnis
outcome-counting = Jetzt wird gezählt …
outcome-counting-first = Das Spiel ist vorbei.
outcome-show-all = Alles zeigen
outcome-rank = { $rank }.
outcome-won = gewonnen
outcome-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
outcome-total = Punkte
outcome-part = { $name } { $points }
outcome-part-told = { $label }: { $each }.
outcome-look = Zum Tisch
outcome-other = { $title } spielen
outcome-share = Teilen
outcome-save = Bild speichern
outcome-saved = Das Bild ist gespeichert.
outcome-not-shared = Auf diesem Gerät ließ sich das Bild nicht erstellen.
outcome-more = Wie es lief
outcome-turning = Die Entscheidung
outcome-course = Die Zwischenstände
outcome-count = Die Wertung
outcome-hands = Die letzten Karten
outcome-hand-empty = keine Karten
outcome-not-fetched = Wie es lief, lässt sich gerade nicht laden.
outcome-minutes = { $count ->
    [0] weniger als eine Minute
    [one] eine Minute
   *[other] { $count } Minuten
}
outcome-series = Bisher { $count } Spiele: { $wins }
outcome-series-one = { $name } { $wins }
outcome-after = Nach
outcome-streak = { $now ->
    [0] Die Serie gegen { $name } beginnt von vorn; die längste auf diesem Gerät { $best ->
        [one] war 1 Sieg.
       *[other] waren { $best } Siege.
    }
    [1] { $best ->
        [1] Ein Sieg gegen { $name }, vielleicht der Anfang einer Serie.
       *[other] Ein Sieg gegen { $name }; die längste Serie auf diesem Gerät sind { $best } Siege.
    }
   *[other] { $isBest ->
        [yes] { $now } Siege in Folge gegen { $name }, die längste Serie auf diesem Gerät.
       *[no] { $now } Siege in Folge gegen { $name }; die längste Serie auf diesem Gerät sind { $best } Siege.
    }
}
outcome-poster-by = { $title } · gespielt bei Menagerie
fairness = Wurde ehrlich gemischt?
fairness-how = Bevor die erste Karte ausgeteilt wurde, stand fest, wie in diesem Spiel gemischt wird, und das wurde versiegelt. Jetzt ist das Siegel offen: Alle können prüfen, dass unterwegs keine Karte vertauscht wurde.
fairness-check = So prüfst du es
fairness-check-how = Wie gemischt wird, ergibt sich aus einer langen Zahl, dem Startwert (Seed). Aus ihm entstand (mit SHA-256) das Siegel, das zu Beginn an alle ging; kein anderer Startwert hat dasselbe Siegel.
fairness-commitment = Das Siegel, von Anfang an bekannt
fairness-seed = Der Startwert, am Ende geöffnet
fairness-seed-later = Der Startwert wird nach dem Spiel gezeigt.
outcome-record = Aufzeichnung speichern
