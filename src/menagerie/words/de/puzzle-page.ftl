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

# die Liste aller Rätsel
puzzle-all = Alle Rätsel
puzzles-title = Rätsel
puzzles-about = Jedes ist eine Frage aus einem Spiel zwischen Profis und hat eine Antwort, die klar die beste ist.
puzzles-which = Welches Spiel?
puzzles-next = Nächstes ungelöstes
puzzles-all-answered = Du hast alle versucht.
puzzles-count = { $state ->
    [solved] { $count } gelöst
    [missed] { $count } verfehlt
   *[open] noch { $count } offen
}
puzzles-kind-solved = { $solved } von { $all } gelöst
puzzles-one = Rätsel { $number }: { $level }, { $state ->
    [solved] gelöst
    [missed] verfehlt
   *[open] noch nicht versucht
}
puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
