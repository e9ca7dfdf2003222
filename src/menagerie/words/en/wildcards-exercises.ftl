# Lessons to play of Wild Cards in English: a title, a task, and what it has shown.

exercise-first = Your first rounds
exercise-first-about = Bid, pay, refill and count.
exercise-first-bid = Everyone bids at once
exercise-first-bid-ask = The highest bid chooses first. You want the peacock: bid your forest 3.
exercise-first-bid-told = You bid 3 and Ada 2, so you choose first. Bo refills and takes no animal this round.
exercise-first-pay = A bid of 3 costs two more cards
exercise-first-pay-ask = Take the peacock and pay for it. If every card shows its habitat (forest) or is wild, you earn two points.
exercise-first-pay-told = Forest, forest and wild: two points for you. And nobody has more peacocks, so their leader is yours as well.
exercise-first-refill = Your hand is nearly empty
exercise-first-refill-ask = Bid your refill card: you take no animal, but you get new cards.
exercise-first-refill-told = You refill before the others take their animals.
exercise-first-draw = Draw up to seven
exercise-first-draw-ask = Discard any cards you don’t want, or none, and draw.
exercise-first-draw-told = Seven cards, and your refill card is back in your hand.
exercise-first-goal = The last animal
exercise-first-goal-ask = Your biggest group counts two points each, your second-biggest one each, and leaders count extra. Take the animal that scores most.
exercise-first-goal-told = Four peacocks are eight points, three ibexes three, the two leaders four: you’ve won!

exercise-tie = A tie
exercise-tie-about = The higher payment goes first.
exercise-tie-pay = You and Ada both bid 3
exercise-tie-pay-ask = You want the lion. Both of you pay two cards face down; the higher total goes first. Pay high.
exercise-tie-pay-told = Your total is higher than Ada’s, so you choose first.
exercise-tie-take = Now choose
exercise-tie-take-ask = Take the lion. Your cards are paid already.
exercise-tie-take-told = The lion is yours, and with savannah cards only you earn two points. Its leader wins your ties from now on.

exercise-talisman = The talisman
exercise-talisman-about = It settles ties that payments cannot.
exercise-talisman-bid = Ada has the talisman
exercise-talisman-bid-ask = Bids of 1 cost nothing more, so nothing is paid in a tie. Then the holder of the talisman goes last. Bid 1.
exercise-talisman-bid-told = You and Ada both bid 1. Ada holds the talisman, so you go first.
exercise-talisman-take = You go first
exercise-talisman-take-ask = Take the lion for your savannah 1.
exercise-talisman-take-told = The talisman was used, so it moves on to the next player.

exercise-leader = Winning a leader
exercise-leader-about = As many animals as anyone is enough.
exercise-leader-take = Ada has two ibexes and their leader
exercise-leader-take-ask = Take an animal so that the leader comes to you.
exercise-leader-take-told = Now you have as many ibexes as Ada. Whoever drew level last has the leader: a point and a power.

exercise-eagle = The eagle’s power
exercise-eagle-about = Bid two cards and choose later.
exercise-eagle-bid = You own the eagle leader
exercise-eagle-bid-ask = Bid two cards at once: forest 3 and savannah 2.
exercise-eagle-bid-told = You have seen the other bids, and still have a choice.
exercise-eagle-reveal = The others bid 2 and 1
exercise-eagle-reveal-ask = With a 2 you would tie with Ada. Choose the bid that goes first.
exercise-eagle-reveal-told = Your 3 goes first, and the savannah 2 is back in your hand, unseen.

exercise-ibex = The ibex’s power
exercise-ibex-about = Your bid comes back.
exercise-ibex-take = You own the ibex leader
exercise-ibex-take-ask = First take the peacock and pay with forest 1.
exercise-ibex-take-told = Everyone is done. Now your leader gets to work.
exercise-ibex-back = Your bid may come back
exercise-ibex-back-ask = Take your forest 2 back into your hand.
exercise-ibex-back-told = Your bid is back; only the payment is discarded. A wild card would not come back.

exercise-meerkat = The powers of the meerkat and the squirrel
exercise-meerkat-about = Exchange an animal, and refill to ten.
exercise-meerkat-exchange = You refill, and own the meerkat leader
exercise-meerkat-exchange-ask = You may exchange an animal first. Get the squirrel for your eagle.
exercise-meerkat-exchange-told = Your first squirrel, and nobody has more: their leader is yours, and it works at once.
exercise-meerkat-draw = Now refill
exercise-meerkat-draw-ask = With the squirrel leader you draw up to ten cards.
exercise-meerkat-draw-told = Ten cards instead of seven.

exercise-leo = Leo
exercise-leo-about = He takes what is nearest the pile.
exercise-leo-bid = Leo bids without looking
exercise-leo-bid-ask = His bid is the top card of his pile. He wins ties and takes the animal nearest the pile. You want that lion: bid 3.
exercise-leo-bid-told = Leo bid 2. He takes the lion only if he comes first.
exercise-leo-take = You go before Leo
exercise-leo-take-ask = Take the lion before Leo does.
exercise-leo-take-told = Leo takes the next animal for free. He scores nothing, but he can keep leaders from you.

exercise-duel = The duel
exercise-duel-about = The lower bidder removes an animal.
exercise-duel-take = Your secret animal is the ibex
exercise-duel-take-ask = Each ibex you collect is worth one point more at the end. Take it.
exercise-duel-take-told = One more ibex, and one more secret point. Ada doesn’t know that yet.
exercise-duel-remove = You bid lower, so you remove one
exercise-duel-remove-ask = Ada gets the last animal free, and she collects lions. Remove an animal.
exercise-duel-remove-told = The lion is in the box, and Ada gets the eagle.
