# Deine Spiele bisher: was dieses Gerät davon behalten hat. Kommt mit seiner Seite und mit der Karte auf der Startseite.

progress-title = Deine Spiele bisher
progress-won = { $played ->
    [one] { $won ->
        [0] Dein bisher einziges Spiel hast du nicht gewonnen
       *[other] Du hast dein bisher einziges Spiel gewonnen
    }
   *[other] Du hast { $won } von { $played } Spielen gewonnen
}
progress-even = Wären alle am Tisch gleich gut, wären es etwa { $even }.
progress-even-aside = Ohne die Solospiele hast du { $won } von { $played } gewonnen. Wären alle am Tisch gleich gut, wären es etwa { $even }.
progress-few = Bei so wenigen Spielen entscheidet noch viel der Zufall.
progress-most = Nur deine letzten { $count } Spiele bleiben gespeichert.
progress-last = { $count ->
    [one] Dein letztes Spiel: { $won ->
        [0] nicht gewonnen
       *[other] gewonnen
    }
   *[other] Deine letzten { $count } Spiele: { $won } gewonnen
}
progress-in-a-row = { $count } Siege in Folge
progress-wins = Siege
progress-which = Welches Spiel?
progress-by = { $part ->
    [form] Nach Variante
    [players] Nach Anzahl
   *[against] Nach Gegenüber
}
progress-players = { $players ->
    [1] Allein
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[5] Zu fünft
}
progress-people = Andere Menschen
progress-mixed = Bots verschiedener Stufen
progress-bots = Bots: { $level }
progress-share = { $won } von { $played }

# Entscheidungen und Glück, aus den geöffneten Rückblicken
progress-choices = Deine Entscheidungen
progress-choices-fine = { $all ->
    [one] { $fine ->
        [0] Deine eine Entscheidung war nicht gut
       *[other] Deine eine Entscheidung war gut
    }
   *[other] { $fine } von { $all } Entscheidungen waren gut
}
progress-choices-from = { $count ->
    [one] Aus dem einen Rückblick, den du geöffnet hast.
   *[other] Aus den { $count } Rückblicken, die du geöffnet hast.
}
progress-choices-few = Ab { $count } Entscheidungen einer Art steht hier auch ein Prozentwert.
progress-choices-none = Öffne nach einem Spiel den Rückblick. Dann siehst du hier, was du gut entscheidest und wo dir etwas entgeht.
progress-kind = { $kind ->
    [lay] Vögel anlegen
    [draw] Zwei Karten ziehen
    [flock] Einen Schwarm bilden
    [bid] Bieten
    [reveal] Aufdecken
    [exchange] Tauschen
    [remove] Ein Tier entfernen
    [refill] Nachziehen
    [take] Ein Tier nehmen
    [free] Ein Tier gratis
    [pay] Zahlen bei Gleichstand
    [tie-break] Stechen
    [take-back] Eine Gebotskarte behalten
   *[other] Andere Entscheidungen
}
progress-count = { $grade ->
    [fine] { $count } gut
    [slip] { $count ->
        [one] { $count } Kleinigkeit
       *[other] { $count } Kleinigkeiten
    }
   *[mistake] { $count } Fehler
}
progress-luck-and-choices = Glück und Entscheidungen
progress-luck = Glück
progress-luck-how = { $count ->
    [one] In dem einen Spiel mit Rückblick: um wie viele Prozentpunkte Glück und eigene Entscheidungen deine Siegchance verändert haben.
   *[other] Pro Spiel, im Schnitt der { $count } mit Rückblick: um wie viele Prozentpunkte Glück und eigene Entscheidungen deine Siegchance verändert haben.
}
progress-luck-few = Über viele Spiele gleicht sich das Glück aus, und das hier sind noch wenige.
progress-luck-many = Über viele Spiele gleicht sich das Glück aus: Je mehr es sind, desto näher kommt es der 0.

# Serien, Rätsel und Lektionen
progress-learning = Serien, Rätsel und Lektionen
progress-streak = In Folge gegen { $name }
progress-streak-best = längste Serie: { $best }
progress-days = Rätsel des Tages in Folge
progress-puzzles = Rätsel gelöst
progress-puzzles-of = von { $all } versuchten
progress-lessons = Lektionen geschafft
progress-lessons-of = von { $all }

# was damit geschehen kann
progress-kept = Deine Spiele werden nur auf diesem Gerät gezählt; davon wird nichts verschickt. Welche Lektionen du gemacht und welche Rätsel du gelöst hast, ist auch auf dem Server gespeichert, damit deine anderen Geräte es wissen.
progress-save = Als Datei speichern
progress-saved = Die Datei ist gespeichert.
progress-erase = Löschen …
progress-erase-title = Das alles löschen?
progress-erase-about = Deine Spiele, Entscheidungen, dein Glück und deine Serien auf diesem Gerät werden gelöscht, ebenso deine Lektionen und Rätsel, auch auf dem Server. Das lässt sich nicht zurückholen. Die Spiele unter „Meine Spiele“ bleiben.
progress-erase-no = Behalten
progress-erase-yes = Löschen
progress-erased = Alles ist gelöscht.
progress-not-erased = Der Server ist nicht zu erreichen, deshalb wurde nichts gelöscht. Versuch es gleich noch einmal.
progress-none = Hier steht noch nichts, aber das lässt sich leicht ändern
progress-none-about = Spiel ein Spiel, öffne den Rückblick oder löse ein Rätsel. Was dabei herauskommt, sammelt sich hier, auf diesem Gerät.
progress-no-games = Nach deinem ersten Spiel steht hier, wie oft du gewinnst.
