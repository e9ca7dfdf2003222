# What the pages around a table say of CuBirds in English, before its own words are there.

game-title = CuBirds
game-goal = Win by collecting birds of seven species, or three birds in each of two species.
virtual-player = RobinBird

# its forms
form-usual = CuBirds
form-about-usual = Two to five players, about 20 minutes. Alone, you play against RobinBird.

# how to play
how-to-play-1 = On your turn you lay all your birds of one species at an end of a row. If that species is in the row already, you take all the birds in between; if you take none, you may draw two cards. A row that is left with a single species is filled up from the pile.
how-to-play-2 = With enough birds of one species you form a family: one or two of them join your collection for good, the others are discarded. The two numbers on a card say how many that takes: for one bird, and for two.
how-to-play-3 = Whoever has no cards left at the end of a turn ends the round: all others discard their hands, everybody gets eight new cards, and that player goes on.
how-to-play-virtual = RobinBird plays by herself, with an open hand: she draws a card for each of the four rows, lays it where it takes the most, and then forms every family that she can.
how-to-play-4 = You win with birds of seven species in your collection, or with three birds in each of two species.
