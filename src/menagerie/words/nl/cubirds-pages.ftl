# What the pages around a table say of CuBirds in Dutch, before its own words are there.

game-title = CuBirds
game-goal = Verzamel vogels van zeven soorten, of van twee soorten elk drie vogels, en je wint.
virtual-player = RobinBird

# its forms
form-usual = CuBirds
form-about-usual = Twee tot vijf spelers, ongeveer 20 minuten. In je eentje speel je tegen RobinBird.
form-solo = Solo, tegen RobinBird
form-not-solo = Met anderen
