# Lessons to play of Wild Cards in English: a title, a task, and what it has shown.

exercise-first = Your first rounds
exercise-first-about = Bid, pay, refill and count.
exercise-first-bid = Everyone bids at once
exercise-first-bid-ask = The highest bid chooses first. You want the peacock: bid your forest 3.
exercise-first-bid-told = You bid 3 and Ada 2, so you choose first. Bo refills and takes no animal this round.
exercise-first-pay = A bid of 3 costs two more cards
exercise-first-pay-ask = Take the peacock and pay for it. If every card shows its habitat (forest) or is wild, you earn two points.
exercise-first-pay-told = Forest, forest and wild: two points for you. And nobody has more peacocks, so their leader is yours as well.
exercise-first-refill = The next round: your hand is nearly empty
exercise-first-refill-ask = Bid your refill card: you take no animal, but you get new cards.
exercise-first-refill-told = You refill before the others take their animals.
exercise-first-draw = Draw up to seven
exercise-first-draw-ask = Discard any cards you don’t want, or none, and draw.
exercise-first-draw-told = Seven cards, and your refill card is back in your hand.
exercise-first-goal = The last round
exercise-first-goal-ask = Most points wins: your biggest group counts two for each animal, your second-biggest one, leaders extra. Take the animal that scores most.
exercise-first-goal-told = Four peacocks are eight points, three ibexes three, the two leaders four, your tokens five: you’ve won with 20 points!

exercise-bid = Bidding
exercise-bid-about = High, but not too dear.
exercise-bid-afford = You hold three cards
exercise-bid-afford-ask = A bid of 4 costs three more cards, a bid of 2 one more. Bid the highest card that you can pay for.
exercise-bid-afford-told = Ada bid 3, paid two cards and took the lion. Your 2 is next.
exercise-bid-second = One animal is left
exercise-bid-second-ask = Take the peacock and pay one card for it.
exercise-bid-second-told = There is one animal fewer than players, so Bo got none. Bo takes the bid back and draws two cards.

exercise-pay = Paying
exercise-pay-about = The right habitat earns two points.
exercise-pay-habitat = Which animal fits your cards?
exercise-pay-habitat-ask = Two points if bid and payment all show the animal’s habitat. You bid a savannah card: earn them.
exercise-pay-habitat-told = Two savannah cards for a lion, which lives in the savannah: two points at once.
exercise-pay-low = Any card pays for one
exercise-pay-low-ask = What you pay need not be high. Take the peacock, and keep your forest 4 and your wild card.
exercise-pay-low-told = Three forest cards for a peacock: two points again. And your best cards are still in your hand.

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
exercise-talisman-bid-ask = A bid of 1 costs nothing more. In a tie the talisman then decides: usually its holder goes last. Bid 1.
exercise-talisman-bid-told = You and Ada both bid 1. Ada holds the talisman, so you go first.
exercise-talisman-take = You go first
exercise-talisman-take-ask = Take the lion for your savannah 1.
exercise-talisman-take-told = The talisman was used, so it moves on to the next player.

exercise-refill = Refilling
exercise-refill-about = New cards in place of an animal.
exercise-refill-bid = A 4 would cost your whole hand
exercise-refill-bid-ask = You would have to pay all your other cards. Bid your refill card instead.
exercise-refill-bid-told = Ada and Bo will take the animals. But you refill before they do.
exercise-refill-discard = Discard, then draw
exercise-refill-discard-ask = You draw until you hold seven cards. Discard both your 1s, and you draw two more.
exercise-refill-discard-told = Five new cards instead of three. The refill card is back in your hand as well, for another round.

exercise-leader = Winning a leader
exercise-leader-about = As many animals as anyone is enough.
exercise-leader-bid = Two ibexes are on display
exercise-leader-bid-ask = You would like an ibex and its leader. Bid your mountains 2.
exercise-leader-bid-told = Ada bid 4 and took an ibex. It was the first one, so Ada got the ibex leader. Now it’s your turn.
exercise-leader-take = Ada has the leader
exercise-leader-take-ask = To take a leader over, you need as many animals as its owner. Take the other ibex.
exercise-leader-take-told = One ibex each, and nobody has more: the leader comes to you. It is worth a point, and its power is yours at once.

exercise-lion = The lion’s power
exercise-lion-about = You win every tie.
exercise-lion-bid = You own the lion leader
exercise-lion-bid-ask = So a tie can’t hurt you. You want the peacock: bid your forest 3.
exercise-lion-bid-told = Ada bid 3 as well. The lion leader puts you first: no cards are compared.
exercise-lion-take = You choose first
exercise-lion-take-ask = Take the peacock. Any two cards will do.
exercise-lion-take-told = Ada paid with higher cards and still came second. You win ties for as long as you own the leader.

exercise-peacock = The peacock’s power
exercise-peacock-about = Its leader is worth three points.
exercise-peacock-last = The last round
exercise-peacock-last-ask = At the end each leader is worth one point, but the peacock leader three. Ada owns it, with three peacocks. Take what brings most.
exercise-peacock-last-told = You drew level with three peacocks, so the leader came to you: three points for you, and three fewer for Ada. You win.

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
exercise-meerkat-exchange-ask = You may exchange an animal first. Get the squirrel for your ibex.
exercise-meerkat-exchange-told = Your first squirrel, and nobody has more: their leader is yours, and it works at once.
exercise-meerkat-draw = Now refill
exercise-meerkat-draw-ask = With the squirrel leader you draw up to ten cards.
exercise-meerkat-draw-told = Ten cards instead of seven.

exercise-points = Counting points
exercise-points-about = Two groups, leaders and score tokens.
exercise-points-groups = Your last animal
exercise-points-groups-ask = You have 8 points in tokens. Your biggest group counts two points an animal, your second-biggest one. Take what brings most.
exercise-points-groups-told = Four peacocks 8, three ibexes 3, the peacock leader 3, tokens 8: you have 22 points. Squirrels would be a third group, so they count nothing.
exercise-points-second = Only two groups count
exercise-points-second-ask = Now you have four peacocks, three ibexes and three squirrels. No peacock is left: make your second group bigger.
exercise-points-second-told = Four peacocks 8, four ibexes 4, two leaders 4, tokens 8: you have 24 points. The three squirrels still count nothing.

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
exercise-duel-take-ask = Usually each animal of your secret species is worth one point more at the end. Take the ibex.
exercise-duel-take-told = One more ibex, and one more secret point. Ada doesn’t know it yet.
exercise-duel-remove = You bid lower, so you remove one
exercise-duel-remove-ask = Ada gets the last animal free, and she collects lions. Remove an animal.
exercise-duel-remove-told = The lion is in the box, and Ada gets the eagle.
