# What the pages around a table say of CuBirds in Dutch, before its own words are there.

game-title = CuBirds
game-goal = Verzamel zeven soorten vogels, of van twee soorten minstens drie vogels, en je wint.
virtual-player = RobinBird

# its forms
form-usual = CuBirds
form-about-usual = Twee tot vijf spelers, ongeveer 20 minuten. In je eentje speel je tegen RobinBird.
form-solo = Solo, tegen RobinBird
form-not-solo = Met anderen

credits = CuBirds is een spel van Stefan Alexander, geïllustreerd door Kristiaan der Nederlanden. Het wordt uitgegeven door Catch Up Games, in het Duits door Board Game Circus en in het Nederlands door Gam’inBIZ.
