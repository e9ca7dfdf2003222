# Sheets about a finished game: playing on from one of its moments, and its record as a file.

play-on-from = Du spielst ab diesem Moment ({ $when }) weiter, gegen Bots.
play-on-as = Du übernimmst den Platz von { $name } mit den Karten auf dieser Hand.
play-on-seat = Auf wessen Platz?
play-on-fair = Nur was von diesem Platz aus zu sehen war, bleibt, wie es war. Alle anderen Karten werden neu verteilt: So wird nichts verraten, und die Bots wissen nicht mehr als du. Es entsteht ein neues Spiel; am alten ändert sich nichts.
play-on-start = Weiterspielen
records-open-about = Eine Aufzeichnung ist eine kleine Datei mit allen Zügen eines beendeten Spiels, gespeichert hier oder bei einer anderen Menagerie. Du kannst sie ansehen und besprechen lassen. Alle mit dem Link können sie sehen.
records-choose = Datei wählen …
records-reading = Die Datei wird gelesen …
records-too-large = Diese Datei ist zu groß für eine Aufzeichnung: Hier lassen sich höchstens { $most } KB öffnen.
records-opened = geöffnet am { $day }
records-forget = { $title }, geöffnet am { $day }, von der Liste nehmen
records-save = Die Aufzeichnung eines Spiels speichern
records-save-about = Damit lässt sich das Spiel überall Zug für Zug nachspielen.
records-none = Du hast hier keine beendeten Spiele.
