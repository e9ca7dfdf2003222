# The review of a finished game on its sheet: the chance to win, what decided, luck and choices. It comes with the sheet.

review-making = Das Spiel wird durchgesehen …
review-making-hint = Ein Profi sieht sich jede Entscheidung noch einmal an, von jedem Platz aus. Das dauert einen Moment.
review-progress = { $percent } % geschafft
review-none = Zu diesem Spiel gibt es keinen Rückblick: Niemand hatte eine Wahl, oder die Bots kennen diese Ausgabe nicht.
review-short = Das ist ein kürzerer Rückblick: Dieser Server schaut weniger weit voraus als üblich. Kleine Unterschiede können fehlen.
review-not-fetched = Der Rückblick lässt sich gerade nicht laden.
review-whose = Wessen Entscheidungen?
review-chance = Wie die Chancen standen
review-start = Beginn
review-from-to = { $from } → { $to }
review-from-to-told = Die Aussicht auf den Sieg geht von { $from } auf { $to }.
review-line-told = { $name }: { $from } am Anfang, { $to } am Ende
review-decided = Was entschieden hat
review-nothing-decided = Kein einzelner Moment hat dieses Spiel entschieden.
review-of-choice = { $you ->
    [yes] so hast du gespielt
   *[no] so hat { $name } gespielt
}
review-of-luck = Glückssache
review-dot = { $when }: { $title }, { $worth }
review-the-deal = Das Austeilen
review-better = Besser
review-better-text = { $better }.{ $why ->
    [none] {""}
   *[other] {" "}Das { $why }.
}
review-then = Was dann geschah
review-picture = { $when }, vor der Entscheidung
review-hand = { $you ->
    [yes] Deine Hand
   *[no] Hand von { $name }
}
review-watch = Ansehen
review-luck-and-choices = Glück und Entscheidungen
review-sums = Von { $start } am Anfang auf { $end } am Ende.
review-sums-how = Gemessen wird an den besten Entscheidungen, die ein Profi gefunden hat. Die eigenen können deshalb nur kosten. Glück ist, was niemand entschieden hat.
review-sum = { $of ->
    [own] { $you ->
        [yes] Deine Entscheidungen
       *[no] Entscheidungen von { $name }
    }
    [others] Was die anderen taten
    [luck] Glück
   *[all] Insgesamt
}
review-choices = { $you ->
    [yes] Deine Entscheidungen
   *[no] Entscheidungen von { $name }
}
review-count = { $grade ->
    [fine] { $count } gut
    [slip] { $count } ungenau
   *[mistake] { $count } Fehler
}
review-grade = { $grade ->
    [best] nichts Besseres gefunden
    [fine] gut
    [slip] ungenau
   *[mistake] Fehler
}
review-all-choices = Alle Entscheidungen
review-how = Woher wissen wir das?
review-how-seat = Ein Profi ist das Spiel noch einmal von jedem Platz aus durchgegangen. Er wusste nur, was von dort gerade zu sehen war. Die verdeckten Karten hat er immer wieder neu verteilt, so wie sie noch liegen konnten, und mit jeder Antwort weitergespielt.
review-how-sure = In diesem Moment: ein Unterschied von { $worth }, mit einer Unsicherheit von { $error }.
review-how-fair = Ein Unterschied, der Zufall sein kann, zählt nicht als Fehler.
review-share = Bild teilen
review-save = Bild speichern
review-saved = Das Bild ist gespeichert.
review-not-shared = Auf diesem Gerät ließ sich das Bild nicht erstellen.
review-poster-by = { $title } · Rückblick von Menagerie
review-over-time = Deine Spiele bisher
review-retry = Noch einmal versuchen
