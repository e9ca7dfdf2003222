# How to play Wild Cards in English: a sentence for each picture. The numbers are those of what happens in it.

lesson-goal = Most points wins: { $each-most } for each animal in your biggest group, { $each-second-most } in your second-biggest, plus leaders and score tokens.
lesson-goal-duel = Most points wins: { $each-most } per animal in your biggest group, { $each-second-most } in your second-biggest, usually 1 more in your secret species.
lesson-bid = Everyone bids at once; the highest bidder takes an animal first. None left? Take your bid back and draw { $card-drawn } cards.
lesson-leo = Leo bids the top card of his pile, wins ties and takes the nearest animal for free.
lesson-duel = The higher bidder takes an animal first and gets the last one free; the lower bidder takes second, then removes { $animal-removed }.
lesson-pay = A bid of 3 costs { $card-paid } more cards. If all show the animal’s habitat, or are wild, you score 2 points.
lesson-leader = Take an animal, and if nobody has more of its species, you get its leader: 1 point and a power.
lesson-refill = Bid the refill card: no animal, but you discard what you like and draw until you hold 7, here { $card-drawn } cards.
lesson-refill-duel = Whoever refills removes { $animal-removed } of the 4 animals and draws until they hold 7 cards; the other takes one that’s left.
lesson-tie-2020 = Equal bids? The higher payment goes first. Still equal? Each tied player lays one more card; the higher card goes first.
lesson-tie-2022 = Equal bids? The higher payment goes first. Still equal? The talisman decides: usually its holder goes last.
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
lesson-round-order = Everyone reveals their bid. Bo refills first. Then you choose with your 3, and Ada last with her 2.
lesson-round-payment = For a bid of 3 you pay { $card-paid } more cards. All of them show forest, the peacock’s home, or are wild: 2 points.
lesson-round-leader = With your second peacock you have as many as Ada, and nobody has more. So you take the peacock leader from Ada.

# a leader that changes hands
worked-title-ibex = The ibex leader changes hands
lesson-ibex-order = You bid 2, Ada 3 and Bo 1. Ada pays 2 cards for an ibex; you pay 1 for the other. Bo takes the bid back and draws { $card-drawn }.
lesson-ibex-leader = Ada’s ibex was the first, so Ada got its leader. Now you have as many as Ada, and you take over the leader.
lesson-ibex-return = At the end of the round you already use its power: you take your bid back into your hand. Only your payment is discarded.

# two leaders in one refill
worked-title-meerkat = The meerkat helps the squirrel
lesson-meerkat-leader = You bid the refill card and own the meerkat leader. You exchange your eagle for a squirrel: now you have as many as Ada, and you get the squirrel leader.
lesson-meerkat-refill = Then you refill, and the squirrel leader already counts: you discard { $refill-discarded } card and draw { $card-drawn }, until you hold 10 instead of 7.
