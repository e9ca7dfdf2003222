# What the pages around a table say of CuBirds in Dutch, before its own words are there.

game-title = CuBirds
game-goal = Verzamel vogels van zeven soorten, of twee soorten van elk drie vogels, en je wint.
virtual-player = RobinBird

# its forms
form-usual = CuBirds
form-about-usual = Twee tot vijf spelers, ongeveer 20 minuten. Alleen speel je tegen RobinBird.
form-solo = Alleen, tegen RobinBird
form-not-solo = Met anderen
