# What the pages around a table say of Wild Cards in English, before its own words are there.

game-title = Wild Cards
game-goal = Win with the most points: your two largest groups of animals, leaders and tokens.
virtual-player = Leo

# its forms
form-2020 = Edition of 2020
form-2022 = Edition of 2022
form-2022-leo = Edition of 2022, with Leo
form-duel = Duel for two
form-about-2020 = Three to five players, about 30 minutes. Where bids and payments are equal, a card from the hand decides.
form-about-2022 = Three to five players, about 30 minutes. Where bids and payments are equal, the talisman decides.
form-about-2022-leo = Two to four players, about 30 minutes. Leo takes animals too: he plays by himself, and comes first in ties.
form-about-duel = Two players, about 20 minutes. Each has a secret animal that counts more, and the lower bidder removes an animal.

# what is counted
score-most = Largest species, 2 a card
score-second-most = Second largest, 1 a card
score-leaders = Leaders, 1 each, the peacock 3
score-tokens = Habitat tokens
score-secret = Secret animal
