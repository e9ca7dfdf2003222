# What the pages around a table say of CuBirds in English, before its own words are there.

game-title = CuBirds
game-goal = Win by collecting birds of seven species, or three birds in each of two species.
virtual-player = RobinBird

# its forms
form-usual = CuBirds
form-about-usual = Two to five players, about 20 minutes. Alone, you play against RobinBird.
form-solo = Alone, against RobinBird
form-not-solo = With others
