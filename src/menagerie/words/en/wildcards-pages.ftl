# What the pages around a table say of Wild Cards in English, before its own words are there.

game-title = Wild Cards
game-goal = Win with the most points: your two biggest groups of animals, leaders and score tokens.
virtual-player = Leo

# its forms
form-2020 = 2020 edition
form-2022 = 2022 edition
form-2022-leo = 2022 edition, with Leo
form-duel = Duel for two
form-about-2020 = Three to five players, about 30 minutes. If bids and payments are equal, one more card decides.
form-about-2022 = Three to five players, about 30 minutes. If bids and payments are equal, the talisman decides.
form-about-2022-leo = Two to four players, about 30 minutes. Leo takes animals too: he plays automatically and wins ties.
form-about-duel = Two players, about 20 minutes. You each have a secret animal for extra points, and the lower bidder removes an animal.

# what is counted
score-most = Biggest group, 2 a card
score-second-most = Second-biggest, 1 a card
score-leaders = Leaders, 1 each, peacock 3
score-tokens = Score tokens
score-secret = Secret animal

credits = Wild Cards is a game by Ferdinand Schnitzler, illustrated by Kristiaan der Nederlanden. It is published by Board Game Circus, and in Dutch by Gam’inBIZ.
