# What the pages around a table say of CuBirds in English, before its own words are there.

game-title = CuBirds
game-goal = Win by collecting birds of seven species, or three birds in each of two species.
virtual-player = RobinBird

# its forms
form-usual = CuBirds
form-about-usual = Two to five players, about 20 minutes. On your own, you play against RobinBird.
form-solo = Solo, against RobinBird
form-not-solo = With others

credits = CuBirds is a game by Stefan Alexander, illustrated by Kristiaan der Nederlanden. It is published by Catch Up Games, in German by Board Game Circus and in Dutch by Gam’inBIZ.
