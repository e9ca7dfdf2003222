# Lessons to play of CuBirds in German: a title, a task, and what it has shown.

exercise-first = Deine ersten Züge
exercise-first-about = Vögel anlegen, einen Schwarm bilden und gewinnen.
exercise-first-enclose = Vögel zwischen zwei gleichen kommen zu dir
exercise-first-enclose-ask = Leg deine Ente so an, dass Flamingo und Eule zwischen zwei Enten sitzen.
exercise-first-enclose-told = Flamingo und Eule saßen zwischen zwei Enten, also fliegen sie auf deine Hand. Die Enten bleiben.
exercise-first-flock = Zwei Flamingos sind ein Schwarm
exercise-first-flock-ask = Danach darfst du einen Schwarm bilden. Mit sieben Arten in deiner Sammlung gewinnst du: Bilde deinen Schwarm Flamingos.
exercise-first-flock-told = Ein Flamingo bleibt für immer bei dir, den anderen legst du ab. Die kleinen Zahlen auf der Karte sagen, wie viele Vögel ein Schwarm braucht.
exercise-first-nothing = Manchmal schließt du nichts ein
exercise-first-nothing-ask = Keine deiner Arten sitzt in einer Reihe. Leg trotzdem Vögel an: So beginnt jeder Zug.
exercise-first-nothing-told = Du legst immer alle deine Vögel einer Art an. Bekommen hast du keinen, dafür darfst du jetzt wählen.
exercise-first-draw = Dann darfst du ziehen
exercise-first-draw-ask = Zieh zwei Karten vom Stapel.
exercise-first-draw-told = Zwei neue Vögel für deine Hand. Ist deine Hand nach deinem Zug leer, legen die anderen ihre ab, und alle bekommen acht neue Karten.
exercise-first-last = Eine Art fehlt noch
exercise-first-last-ask = Du hast einen Tukan, und ein Schwarm braucht drei. Hol dir die beiden Tukane.
exercise-first-last-told = Jetzt hast du drei Tukane auf der Hand.
exercise-first-win = Jetzt gewinnst du
exercise-first-win-ask = Bilde deinen Schwarm Tukane: Es ist deine siebte Art.
exercise-first-win-told = Sieben Arten: Du hast gewonnen! Auch mit je drei Vögeln von zwei Arten hättest du gewonnen.

exercise-enclose = Vögel einschließen
exercise-enclose-about = Alle Vögel einer Art, an ein Ende einer Reihe.
exercise-enclose-all = Du hast zwei Papageien
exercise-enclose-all-ask = In Reihe 1 sitzt ein Papagei. Leg deine so an, dass Eule und Flamingo zwischen Papageien sitzen.
exercise-enclose-all-told = Du legst immer alle deine Vögel einer Art, also beide Papageien. Eule und Flamingo gehören dir, und die Reihe rückt zusammen.
exercise-enclose-end = Links oder rechts?
exercise-enclose-end-ask = In Reihe 3 sitzt ein Tukan. Leg deinen an das Ende, wo er mehr Vögel bringt.
exercise-enclose-end-told = Links bringt er dir zwei Vögel, rechts nur die Eule. Es lohnt sich, beide Enden anzusehen.

exercise-fill = Eine Reihe auffüllen
exercise-fill-about = In einer Reihe sitzt nie nur eine Art.
exercise-fill-fill = Und wenn nur Papageien bleiben?
exercise-fill-fill-ask = Hol dir Eule und Flamingo, und schau, was mit der Reihe passiert.
exercise-fill-fill-told = Nur Papageien waren übrig. Also kamen Vögel vom Stapel: noch ein Papagei, dann ein Tukan. Zwei Arten genügen.

exercise-draw = Zwei Karten ziehen
exercise-draw-about = Wer nichts einschließt, darf ziehen.
exercise-draw-lay = In keiner Reihe sitzt eine Elster
exercise-draw-lay-ask = Dir fehlt eine Eule zum Schwarm. Behalte beide Eulen und leg deine Elster an, egal wo.
exercise-draw-lay-told = Die Elster schließt nichts ein. Also darfst du jetzt zwei Karten ziehen.
exercise-draw-draw = Zwei Karten oder keine
exercise-draw-draw-ask = Zieh und hoff auf eine Eule.
exercise-draw-draw-told = Da ist sie! Was du gezogen hast, darfst du gleich benutzen.
exercise-draw-flock = Drei Eulen
exercise-draw-flock-ask = Bilde deinen Schwarm Eulen.
exercise-draw-flock-told = Eine Eule bleibt für immer bei dir. Auch ein Zug, der nichts einschließt, ist nicht verloren.

exercise-flocks = Kleine und große Schwärme
exercise-flocks-about = Ein großer Schwarm bringt zwei Vögel.
exercise-flocks-small = Du hast sechs Elstern
exercise-flocks-small-ask = Fünf Elstern sind ein kleiner Schwarm, sieben ein großer. Bilde deinen Schwarm.
exercise-flocks-small-told = Eine Elster bleibt für immer bei dir, die anderen fünf legst du ab. Sechs bringen nicht mehr als fünf.
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
exercise-goals-seven-told = Die Ente ist deine siebte Art, also gewinnst du sofort.
exercise-goals-threes = Der zweite Weg: drei und drei
exercise-goals-threes-ask = Du hast drei Flamingos und zwei Tukane. Welcher Schwarm gewinnt?
exercise-goals-threes-told = Drei Flamingos und drei Tukane: Du gewinnst.

exercise-solo = Allein gegen RobinBird
exercise-solo-about = Sie legt Karten vom Stapel an.
exercise-solo-robin = Erst du, dann RobinBird
exercise-solo-robin-ask = Bilde deinen Schwarm. Dann zieht RobinBird für jede Reihe eine Karte: Schau, was sie nimmt.
exercise-solo-robin-told = Sie legt jede Karte dort an, wo sie mehr bringt, und bildet jeden Schwarm, den sie kann. Ihre Karten liegen offen, also kannst du damit planen.
