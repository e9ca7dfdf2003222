# Puzzles: questions from games between experts. What is asked, and what is said of an answer.

puzzle-title = { $kind ->
    [win] { $game ->
        [wildcards] Gewinn in dieser Runde
       *[cubirds] Gewinn in diesem Zug
    }
    [flock] Einen Schwarm bilden?
    [draw] Zwei Karten ziehen?
    [bid] Welches Gebot?
    [pay] Mit welchen Karten zahlen?
    [animal] Welches Tier?
    [exchange] Ein Tier tauschen?
    [remove] Was entfernen?
   *[lay] Was anlegen?
}
puzzle-task = { $kind ->
    [win] Ein Zug gewinnt sicher. Finde ihn.
   *[other] Eine Antwort ist klar die beste. Finde sie.
}
puzzle-players = { $players ->
    [1] Solospiel
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[5] Zu fünft
}
puzzle-stars = { $stars ->
    [1] Leicht
    [2] Knifflig
   *[3] Schwer
}
puzzle-headline = { $right ->
    [yes] Richtig!
   *[no] { $near ->
        [yes] Knapp: Das ist die zweitbeste Antwort.
       *[no] Nicht ganz.
    }
}
puzzle-best = Am besten: { $best }.
puzzle-why = Das { $why }.
puzzle-chances = Siegchance, wie ein Profi sie schätzt: { $chance }{ "\u00A0" }%. Zweitbeste Antwort: { $next }, { $other }{ "\u00A0" }%.
puzzle-payoff = Die verdeckten Karten können so oder so verteilt sein. Wir haben { $count } mögliche Verteilungen mit beiden Antworten zu Ende gespielt: Die beste hat { $won }-mal gewonnen, die zweitbeste { $lost }-mal.
no-such-puzzle = Es gibt kein Rätsel „{ $puzzle }“.
no-puzzle-file = In der Datei „{ $file }“ steht etwas anderes als Rätsel für dieses Spiel; nimm eine andere Datei.

# in the terminal
puzzle-heading = Rätsel { $id }: { $title }
puzzle-about = { $game }, { $form }. { $level }.
puzzle-help = Bei einem Rätsel antwortest du einmal. Danach siehst du, was am besten ist, und warum.
puzzle-no-help = Nicht bei einem Rätsel: Finde es selbst.
puzzles-made = In { $file } stehen { $count } Rätsel.
