# What the pages around a table say of Wild Cards in German, before its own words are there.

game-title = Wild Cards
game-goal = Hol die meisten Punkte: mit deinen zwei häufigsten Arten, Bonuskarten und Punktemarkern.
virtual-player = Leo

# its forms
form-2020 = Ausgabe von 2020
form-2022 = Ausgabe von 2022
form-2022-leo = Ausgabe von 2022, mit Leo
form-duel = Duell zu zweit
form-about-2020 = Drei bis fünf Personen, etwa 30 Minuten. Sind Gebote und Zahlungen gleich, entscheidet noch eine Karte.
form-about-2022 = Drei bis fünf Personen, etwa 30 Minuten. Sind Gebote und Zahlungen gleich, entscheidet der Talisman.
form-about-2022-leo = Zwei bis vier Personen, etwa 30 Minuten. Auch Leo nimmt Tiere: Er spielt automatisch und gewinnt jeden Gleichstand.
form-about-duel = Zwei Personen, etwa 20 Minuten. Ihr habt je ein geheimes Tier, das zusätzlich Punkte bringt, und wer niedriger bietet, entfernt ein Tier.

# what is counted
score-most = Häufigste Art, 2 je Karte
score-second-most = Zweithäufigste, 1 je Karte
score-leaders = Bonuskarten, je 1, Pfauen 3
score-tokens = Punktemarker
score-secret = Geheimes Tier

credits = Wild Cards ist ein Spiel von Ferdinand Schnitzler, illustriert von Kristiaan der Nederlanden. Es erscheint bei Board Game Circus, auf Niederländisch bei Gam’inBIZ.
