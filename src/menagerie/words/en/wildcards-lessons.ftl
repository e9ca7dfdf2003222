# How to play Wild Cards in English: a sentence for each picture. The numbers are those of what happens in it.

lesson-goal = Most points win: each animal of your largest species counts { $each-most }, of the second { $each-second-most }; then leaders and tokens.
lesson-goal-duel = Most points win: each animal of your largest species counts { $each-most }, of the second { $each-second-most }, of your secret one 1 more.
lesson-bid = All bid at once; the highest takes an animal first. Whoever finds none gets the bid back and { $card-drawn } cards.
lesson-leo = Leo bids the top card of his pile, comes first in a tie, and takes the nearest animal for nothing.
lesson-duel = The higher bid takes first, then the lower. Whoever bid lower removes { $animal-removed }; the other gets the last one free.
lesson-pay = A bid of 3 costs { $card-paid } more cards. If all show the animal’s habitat, or are wild, you earn 2 points.
lesson-leader = Gain an animal when nobody has more of its species: its leader is yours, for 1 point and a power.
lesson-refill = Bid the refill card to take no animal: discard what you like, and draw until you hold 7. Here: { $card-drawn }.
lesson-refill-duel = Whoever refills removes { $animal-removed } of the 4 animals and fills up to 7 cards; the other takes one that is left.
lesson-tie-2020 = Equal bids? The higher payment comes first. Still equal? Each lays one more card: the higher comes first.
lesson-tie-2022 = Equal bids? The higher payment comes first. Still equal? The talisman decides: its holder comes last.
lesson-name = { $number ->
    [0] You
    [1] Ada
   *[other] Bo
}

# which games a rule is for
mark-2020 = 2020
mark-2022 = 2022
mark-leo = with Leo
mark-duel = the duel
mark-not-duel = not in the duel

# one round, step by step
worked-title = A round, step by step
lesson-round-order = All turn their bids over. Bo refills first. Then the highest bid takes: you, with a 3; and last Ada, with a 2.
lesson-round-payment = For a bid of 3 you pay { $card-paid } more cards. All of them show forest, the peacock’s home, or are wild: 2 points.
lesson-round-leader = With your second peacock you have as many as Ada, and nobody has more. So its leader comes from Ada to you.
