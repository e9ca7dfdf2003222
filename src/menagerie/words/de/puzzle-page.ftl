# The page of a puzzle, and the puzzle of the day on the front page.

puzzle-of-the-day = Rätsel des Tages
puzzle-solve = Lösen
puzzle-solved = Gelöst
puzzle-look = Noch mal ansehen
puzzle-streak = { $days ->
    [one] Heute gelöst
   *[other] { $days } Tage in Folge
}
puzzle-page = Rätsel
puzzle-solution = Lösung
puzzle-again = Noch einmal
puzzle-show-table = Tisch ansehen
puzzle-next = Noch ein Rätsel
puzzle-best-bar = Beste Antwort
puzzle-next-bar = Zweitbeste
puzzle-worlds = Wie oft die Antworten gewinnen
puzzle-gone = Dieses Rätsel gibt es nicht
puzzle-gone-hint = Vielleicht war es für ältere Regeln gemacht. Es gibt viele andere.
