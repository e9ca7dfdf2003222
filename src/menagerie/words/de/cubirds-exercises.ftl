# Lessons to play of CuBirds in German: a title, a task, and what it has shown.

exercise-first = Deine ersten Züge
exercise-first-about = Vögel anlegen, einen Schwarm bilden und gewinnen.
exercise-first-enclose = Vögel zwischen zwei gleichen kommen zu dir
exercise-first-enclose-ask = Leg deine Ente so an, dass Flamingo und Eule zwischen zwei Enten sitzen.
exercise-first-enclose-told = Flamingo und Eule saßen zwischen zwei Enten, also fliegen sie auf deine Hand. Die Enten bleiben.
exercise-first-flock = Zwei Flamingos sind ein Schwarm
exercise-first-flock-ask = Du gewinnst mit sieben Arten in deiner Sammlung. Bilde deinen Schwarm Flamingos.
exercise-first-flock-told = Ein Flamingo bleibt für immer bei dir, den anderen legst du ab. Die kleinen Zahlen auf der Karte sagen, wie viele Vögel ein Schwarm braucht.
exercise-first-nothing = Manchmal schließt du nichts ein
exercise-first-nothing-ask = Keine deiner Arten sitzt in einer Reihe. Leg trotzdem Vögel an: So beginnt jeder Zug.
exercise-first-nothing-told = Du hast keinen Vogel bekommen. Dafür darfst du jetzt wählen.
exercise-first-draw = Dann darfst du ziehen
exercise-first-draw-ask = Zieh zwei Karten vom Stapel.
exercise-first-draw-told = Zwei neue Vögel für deine Hand. Ist deine Hand nach deinem Zug leer, legen die anderen ihre ab, und alle bekommen acht neue Karten.
exercise-first-last = Eine Art fehlt noch
exercise-first-last-ask = Du hast einen Tukan, und ein Schwarm braucht drei. Hol dir die beiden Tukane.
exercise-first-last-told = Jetzt hast du drei Tukane auf der Hand.
exercise-first-win = Jetzt gewinnst du
exercise-first-win-ask = Bilde deinen Schwarm Tukane: Es ist deine siebte Art.
exercise-first-win-told = Sieben Arten: Du hast gewonnen! Auch mit je drei Vögeln von zwei Arten hättest du gewonnen.

exercise-fill = Eine Reihe auffüllen
exercise-fill-about = In einer Reihe sitzt nie nur eine Art.
exercise-fill-fill = Und wenn nur Enten bleiben?
exercise-fill-fill-ask = Hol dir Eule und Tukan, und schau, was mit der Reihe passiert.
exercise-fill-fill-told = Nur Enten waren übrig. Also kamen Vögel vom Stapel, bis eine andere Art dabei war.

exercise-flocks = Kleine und große Schwärme
exercise-flocks-about = Ein großer Schwarm bringt zwei Vögel.
exercise-flocks-more = Drei sind klein, vier sind groß
exercise-flocks-more-ask = Drei Tukane sind ein kleiner Schwarm, vier ein großer. Hol dir den vierten.
exercise-flocks-more-told = Jetzt hast du vier Tukane: ein großer Schwarm.
exercise-flocks-big = Zwei Vögel auf einmal
exercise-flocks-big-ask = Bilde deinen großen Schwarm.
exercise-flocks-big-told = Ein großer Schwarm bringt zwei Vögel, ein kleiner nur einen. So hast du schneller drei Vögel einer Art.

exercise-empty = Eine leere Hand
exercise-empty-about = Spielst du deine letzte Karte, bekommen alle neue.
exercise-empty-empty = Ada sammelt Rotkehlchen
exercise-empty-empty-ask = Bilde deinen Schwarm. Dann ist deine Hand leer, und die Runde endet.
exercise-empty-empty-told = Ada hat ihre fünf Rotkehlchen verloren, alle haben acht neue Karten, und du bist noch einmal dran.

exercise-goals = Zwei Wege zum Sieg
exercise-goals-about = Sieben Arten, oder je drei Vögel von zwei Arten.
exercise-goals-seven = Der erste Weg: sieben Arten
exercise-goals-seven-ask = Du hast sechs Arten. Welcher Schwarm gewinnt?
exercise-goals-seven-told = Der Tukan ist deine siebte Art, also gewinnst du sofort.
exercise-goals-threes = Der zweite Weg: drei und drei
exercise-goals-threes-ask = Du hast drei Eulen und zwei Enten. Welcher Schwarm gewinnt?
exercise-goals-threes-told = Drei Eulen und drei Enten: Du gewinnst.

exercise-solo = Allein gegen RobinBird
exercise-solo-about = Sie legt Karten vom Stapel an.
exercise-solo-robin = Erst du, dann RobinBird
exercise-solo-robin-ask = Bilde deinen Schwarm. Dann zieht RobinBird für jede Reihe eine Karte: Schau, was sie nimmt.
exercise-solo-robin-told = Sie legt jede Karte dort an, wo sie mehr bringt, und bildet jeden Schwarm, den sie kann. Ihre Karten liegen offen, also kannst du damit planen.
