# What the pages around a table say of Wild Cards in English, before its own words are there.

game-title = Wild Cards
game-goal = Win by the most points: your two largest groups of animals, leaders and tokens.
virtual-player = Leo

# its forms
form-2020 = Edition of 2020
form-2022 = Edition of 2022
form-2022-leo = Edition of 2022, with Leo
form-duel = Duel for two
form-about-2020 = Three to five players, about 30 minutes. Where bids and payments are equal, a card from the hand decides.
form-about-2022 = Three to five players, about 30 minutes. Where bids and payments are equal, the talisman decides.
form-about-2022-leo = Two to four players, about 30 minutes. Leo takes animals too: he plays by himself, and comes first in ties.
form-about-duel = Two players, about 20 minutes. Each has a secret animal that counts more, and the lower bid removes an animal.

# what is counted
score-most = Largest species, 2 a card
score-second-most = Second largest, 1 a card
score-leaders = Leaders
score-tokens = Habitat tokens
score-secret = Secret animal

# how to play
how-to-play-1 = Each round all bid a card, face down. The highest bid takes an animal first, but pays for it: one card fewer than the bid’s value, from the hand.
how-to-play-2 = If the bid and all cards paid show the animal’s habitat (wild cards fit everywhere), you get 2 points at once.
how-to-play-3 = Bid your refill card to take no animal, but to fill your hand up to 7 cards again: discard what you do not want, and draw.
how-to-play-virtual = Leo plays by himself: he bids the top card of his pile, comes first in ties, and takes the nearest animal for nothing. He gets leaders, but no points.
how-to-play-duel = In the duel, whoever bids lower also removes one animal, and the other gets the last one free; whoever refills removes two. Your secret animal makes each of its species in your collection worth one point more at the end.
how-to-play-4 = Whoever has the most of a species owns its leader and its power; of equals, whoever got there last. At the end your largest species counts 2 points a card, the second largest 1 a card, each leader 1 (the peacock 3), besides the points of natural habitats.
