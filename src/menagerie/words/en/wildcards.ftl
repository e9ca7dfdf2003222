# Wild Cards in English.

game-ended = The game is over.
card-name = { CARD($card, article: "indefinite") }
card-title = { CARD($card, number: "title") }
animal-name = { CARD($species) }
animal-title = { CARD($species, number: "title") }
view-round = Round { $round } of { $rounds }

talisman-name = Talisman

# the table in the browser
animals-end-short = { $count ->
    [one] one animal
   *[other] { $count } animals
}
habitat-forest = Forest
habitat-mountains = Mountains
habitat-savannah = Savannah
habitat-wild = Wild
habitat-refill = Refill
power-peacock = Worth 3 points at the end instead of 1.
power-squirrel = Refills to 10 cards instead of 7.
power-eagle = Bids with two cards, and chooses one once the other bids are face up.
power-ibex = Brings the bid back after the round, unless it’s a wild card.
power-lion = Wins ties.
power-meerkat = When refilling, may first exchange an animal for one in the display.
animals-table-power-peacock = 3 points
animals-table-power-squirrel = 10 cards
animals-table-power-eagle = two bids
animals-table-power-ibex = bid returns
animals-table-power-lion = wins ties
animals-table-power-meerkat = exchange
animals-table-leader-label = { CARD($species, number: "title") } leader, { $name }: { $power }
animals-table-points = { $count ->
    [one] point
   *[other] points
}
animals-table-points-told = { $count ->
    [one] 1 point
   *[other] { $count } points
} so far.
animals-table-talisman = Holds the talisman.
animals-table-laid-by = { $name }: { $cards }
animals-table-brief = { $code ->
    [ask-exchange] Exchange one of your animals?
    [ask-tie-break] Still a tie: lay one more card.
    [ask-take-back] Take your bid card back?
    [ask-pay] A tie: pay now, face down.
   *[ask-reveal] Which of your two cards is your bid?
}
animals-table-thinks = thinking …
animals-table-collection = Animals: { $name }
animals-table-collected = { $animal }: { $count }{ $leads ->
    [yes] , and the leader
   *[no] { "" }
}
animals-table-animals-left = The animal pile: { $count ->
    [one] 1 animal is left
   *[other] { $count } animals are left
}
animals-table-hand-card = { $card }, card { $place } of { $count }{ $state ->
    [laid] , laid
    [may] , can be chosen
    [not] , can’t be chosen now
   *[other] { "" }
}
animals-table-do-it = { $deed ->
    [bid] Bid
    [take] Take
    [pay] Pay
    [refill] Draw
    [keep] Keep all, draw
    [remove] Remove
    [exchange] Exchange
    [tie-break] Lay
   *[other] Do it
}
animals-table-players = The other players
animals-table-middle = The middle of the table
animals-table-own = Your seat
animals-table-hand = Your hand
animals-excerpt-display = Display
animals-table-display = The display, nearest the pile first
animals-table-display-told = { $round }. In the display, nearest the pile first: { $animals }.
animals-table-display-animal = { $animal } ({ $habitat })
animals-table-hand-told = Your hand: { $cards }.
animals-table-display-empty = No animal is left in the display.
animals-table-face-down = a card face down
animals-table-seat-label = { $name }{ $mark ->
    [bot] {" "}(a bot)
    [away] {" "}(away)
    [stand-in] {" "}(away, a bot plays)
   *[none] { "" }
}{ $leads ->
    [yes] {" "}(star: in the lead)
   *[no] { "" }
}: { $points ->
    [none] { "" }
    [one] 1 point,{" "}
   *[other] { $points } points,{" "}
}{ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $refill ->
    [yes] , including the refill card
   *[no] { "" }
}, { $tokens ->
    [0] no score tokens
    [one] score tokens worth 1 point
   *[other] score tokens worth { $tokens } points
}, { $animals ->
    [one] 1 animal
   *[other] { $animals } animals
}{ $talisman ->
    [yes] , with the talisman
   *[no] { "" }
}{ $laid ->
    [yes] , cards on the table
   *[no] { "" }
}{ $awaited ->
    [yes] , to play now
   *[no] { "" }
}. Show everything.
animals-table-display-card = { $animal }, habitat: { $habitat }, place { $place } from the pile. { $mine ->
    [0] You have none.
   *[other] You have { $mine }{ $leads ->
        [yes] {" "}and the leader
       *[no] { "" }
    }.
} { $state ->
    [may] Can be chosen.
    [not] Can’t be chosen now.
   *[other] { "" }
}
animals-table-give-label = { $animal }, you have { $count }, { $may ->
    [yes] can be exchanged
   *[no] can’t be exchanged for that
}
animals-table-laid = laid
animals-table-leader-title = Leader
animals-table-leads = leader
animals-table-leaders = Leaders
animals-table-may-earn = And { $points } points if your bid and payment show its habitat.
animals-table-gain = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
animals-table-gain-rival = { $points ->
    [one] 1 point for { $name }.
   *[other] { $points } points for { $name }.
}
animals-table-gain-told = { $points ->
    [0] Worth no points to you.
    [one] Worth 1 point to you: { $parts }.
   *[other] Worth { $points } points to you: { $parts }.
}
animals-table-gain-part = { $part ->
    [group] { $count } for your two biggest groups
    [secret] { $count } for your secret animal
   *[leader] { $count } for its leader
}
animals-table-leader-free = nobody yet
animals-table-order = Order:
decided-by-lion = by the lion
decided-by-leo = wins ties
decided-by-talisman = by the talisman
decided-by-tie-break = by tie-break cards
decided-by-payment = by payment
decided-by-ability = can pay
animals-table-last-round = Last round ({ $round })
animals-table-last-round-short = Last round
animals-table-order-told = Bid of { $value }: { $order }.
animals-table-order-why = { $name } ({ $why })
animals-table-order-then = { $first }, then { $next }
animals-table-order-tied = { $names }, tied
animals-table-standing = { $name } { $points }
animals-table-standings = { $last ->
    [yes] This is the last round. Points so far
   *[no] Points so far
}: { $points }.
animals-table-piles = Piles
animals-table-piles-short = { $pile } to draw, { $discard } discarded
animals-table-secret = Secret animal: { $animal }. { $flat ->
    [yes] At the end it is worth 1 point.
   *[no] At the end, every collected animal of that species counts extra.
}
animals-table-secret-short = secret
animals-table-bid-short = Your bid
animals-table-known-short = holds
animals-table-open-hand = In hand: { $cards }.
animals-table-known-cards = Everyone knows about these cards: { $cards }.
animals-table-end-tokens = { $count ->
    [0] No score tokens.
    [one] Score tokens: 1 point.
   *[other] Score tokens: { $count } points.
}
animals-table-end-total = { $count ->
    [one] 1 point in total.
   *[other] { $count } points in total.
}
animals-table-tells-bid = Bid: { $cards }.
animals-table-tells-paid = Payment: { $cards }.
animals-table-tells-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand{ $refill ->
    [yes] , including the refill card
   *[no] { "" }
}.
animals-table-tells-tokens = { $count ->
    [0] No score tokens yet.
    [one] Score tokens: 1 point.
   *[other] Score tokens: { $count } points.
}
animals-table-tells-leo = Leo plays automatically: he bids the top card of his pile ({ $count } left) and takes the animal nearest the pile for free. If that card is his refill card, he takes no animal and gets a new pile.
animals-table-tells-animals = { $animal }: { $count } in this collection{ $leads ->
    [yes] . The crown: the leader is here
   *[no] { "" }
}.
animals-table-card-earns = Gold edge: with this card you can still score the { $points } points for the habitat.
animals-table-tells-talisman = Holds the talisman. If nothing else breaks a tie, its holder goes { $last ->
    [yes] last
   *[no] first
}{ $used ->
    [yes] . It has been used and moves on after this round
   *[no] { "" }
}.
animals-table-your-turn = Your turn.
animals-table-waiting = Waiting for { $names }.
animals-table-sealed-bid = You have bid. Choose another card to change it.
animals-table-sealed-pay = Your payment is face down. Choose cards again to change it.
animals-table-sealed-tie-break = Your tie-break card is face down. Choose again to change it.
animals-table-next-bid = Choose a card. High bids choose first but cost more cards.
animals-table-next-bid-eagle = Choose one card, or two with the eagle: you decide between them later.
animals-table-next-animal = Choose the animal you want.
animals-table-next-pay = Now choose { $chosen ->
    [0] { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[other] { $count } more
} to pay for { CARD($species, article: "definite") }.
animals-table-next-pay-tie = Choose { $chosen ->
    [0] { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[other] { $count ->
        [one] one more card
       *[other] { $count } more cards
    }
} from your hand as your payment. If you pass later, it comes back.
animals-table-next-refill = Choose cards to discard first, if you like.
animals-table-next-remove = Choose { $chosen ->
    [0] { $count ->
        [one] one
       *[other] { $count }
    }
   *[other] { $count ->
        [one] one more
       *[other] { $count } more
    }
} to remove: what you leave may go to the other player.
animals-table-next-give = Choose one of your animals, then the one you want in return.
animals-table-next-get = Now choose the animal in the display that you want in return.
animals-table-next-tie-break = Choose a card from your hand, or trust to luck.
animals-table-do-bid = { $count ->
    [one] Bid { $cards }
   *[other] Lay { $cards }
}
animals-table-do-refill = { $count ->
    [0] Keep all and draw
    [one] Discard this card and draw
   *[other] Discard { $count } cards and draw
}
animals-table-do-remove = { $count ->
    [one] Remove this animal
   *[other] Remove these animals
}
animals-table-secret-hidden = A secret animal stays face down here until the end.
animals-table-sealed-short = Face down
animals-table-draw-word = to draw
animals-table-discard-word = discarded

# tips, for who plays for the first time
animals-tip-goal = Your goal: points. At the end, each animal in your biggest group counts 2, each in your second-biggest 1, each leader 1 (the peacock’s 3), and your score tokens count too.
animals-tip-bid = Everyone bids one card face down. Whoever bids highest chooses an animal first. Feel free to bluff!
animals-tip-bid-duel = You both bid a card face down. The higher bidder takes an animal first and gets the last one free; the lower bidder takes second, then removes one. Feel free to bluff!
animals-tip-cost = A bid costs cards: to take an animal, you pay one card fewer than the number you bid. High bids go first, low bids are cheap.
animals-tip-take = Choose an animal; each one shows what it’s worth to you. If your bid and all the cards you pay show its habitat, you score 2 points at once; wild cards count as any habitat.
animals-tip-none = Nothing here for you? Pass: your bid comes back, and you draw up to 2 cards.
animals-tip-refill = Few cards left? Bid your refill card. You take no animal this round but fill your hand again, to 7 cards, or to 10 with the squirrel.
animals-tip-discard = Choose cards you don’t need: you discard them and draw new ones instead.
animals-tip-tie = Equal bids: everyone who is tied chooses a payment in secret. The highest total chooses an animal first.
animals-tip-tie-break = Still a tie: lay one more card in secret, or trust to the top card of the pile. The highest card goes first.
animals-tip-leader = You have the { CARD($species) } leader until somebody else has as many { CARD($species, number: "many") }. It’s worth points and has a power. { $power }
animals-tip-talisman = { $holder ->
    [you] You hold
   *[another] { $name } holds
} the talisman. If nothing else breaks a tie, its holder goes last and then passes it on clockwise.
animals-tip-lead = The star shows who is ahead: the most points or, if those are equal, the most animals.
animals-tip-meerkat = Watch out: { $name } has the meerkat. Refills come first, so { $name } may exchange an animal for one of these before anyone takes one.
animals-tip-exchange = The meerkat’s power: exchange one of your animals for one in the display, for free.
animals-tip-leo = Leo joins in: he bids the top card of his pile, wins ties, takes the animal nearest the pile and pays nothing. If he bids his refill card, he takes nothing.
animals-tip-duel = You each have a secret animal. { $flat ->
    [yes] At the end it is worth 1 point, whatever you have collected.
   *[no] At the end, every animal of that species in your collection counts 1 point more.
}
animals-tip-remove = What you remove goes back in the box; what you leave may go to the other player.

remark-payment = total: { $sum }
