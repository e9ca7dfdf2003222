# What the pages around a table say of CuBirds in German, before its own words are there.

game-title = CuBirds
game-goal = Sammle Vögel von sieben Arten oder je drei Vögel von zwei Arten, und du gewinnst.
virtual-player = RobinBird

# its forms
form-usual = CuBirds
form-about-usual = Zwei bis fünf Personen, etwa 20 Minuten. Allein spielst du gegen RobinBird.
form-solo = Allein gegen RobinBird
form-not-solo = Mit anderen

credits = CuBirds ist ein Spiel von Stefan Alexander, illustriert von Kristiaan der Nederlanden. Es erscheint bei Catch Up Games, auf Deutsch bei Board Game Circus und auf Niederländisch bei Gam’inBIZ.
