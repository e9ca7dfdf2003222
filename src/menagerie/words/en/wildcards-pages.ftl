# What the pages around a table say of Wild Cards in English, before its own words are there.

game-title = Wild Cards
game-goal = Win by the most points: your two largest groups of animals, leaders and tokens.
virtual-player = Leo

# its forms
form-2020 = Edition of 2020
form-2022 = Edition of 2022
form-2022-leo = Edition of 2022, with Leo
form-duel = Duel for two
form-about-2020 = For three to five; open ties are fought out card by card.
form-about-2022 = For three to five; the talisman decides open ties.
form-about-2022-leo = For two to four, and Leo, who plays by himself.
form-about-duel = For two, each with a secret animal.

# what is counted
score-most = Largest species, 2 a card
score-second-most = Second largest, 1 a card
score-leaders = Leaders
score-tokens = Habitat tokens
score-secret = Secret animal
