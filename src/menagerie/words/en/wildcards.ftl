# Wild Cards in English.

game-ended = The game is over.
card-name = { CARD($card) }
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
power-peacock = It is worth 3 points at the end, not 1.
power-squirrel = You refill up to 10 cards, not 7.
power-eagle = Lay two cards as your bid, and choose one when you have seen the others.
power-ibex = After the round your bid comes back to your hand, unless it is wild.
power-lion = In a tie you come first.
power-meerkat = When you refill, you may first exchange an animal of yours for one in the display, before anybody takes one.
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
    [ask-tie-break] Still a tie: lay a card from your hand.
    [ask-take-back] Take your bid card back?
    [ask-pay] A tie: all in it pay now, face down.
   *[ask-reveal] Which of your two cards is your bid?
}
animals-table-thinks = thinks …
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
    [not] , cannot be chosen now
   *[other] { "" }
}
animals-table-do-it = { $deed ->
    [bid] Bid it
    [take] Take it
    [pay] Pay
    [refill] Draw
    [keep] Keep all, draw
    [remove] Remove
    [exchange] Exchange
    [tie-break] Lay it
   *[other] Do it
}
animals-table-players = The other players
animals-table-middle = The middle of the table
animals-table-own = Your place
animals-table-hand = Your hand
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
}: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $refill ->
    [yes] , including the refill card
   *[no] { "" }
}, { $tokens ->
    [one] 1 point
   *[other] { $tokens } points
} in tokens, { $animals ->
    [one] 1 animal
   *[other] { $animals } animals
}{ $laid ->
    [yes] , cards on the table
   *[no] { "" }
}{ $awaited ->
    [yes] , to play now
   *[no] { "" }
}. Show all of it.
animals-table-display-card = { $animal }, at home in: { $habitat }, place { $place } from the pile. { $mine ->
    [0] You have none.
   *[other] You have { $mine }{ $leads ->
        [yes] {" "}and the leader
       *[no] { "" }
    }.
} { $state ->
    [may] Can be chosen.
    [not] Cannot be chosen now.
   *[other] { "" }
}
animals-table-give-label = { $animal }, you have { $count }, { $may ->
    [yes] can be given
   *[no] cannot be given for that
}
animals-table-laid = laid
animals-table-leader-title = Leader
animals-table-leads = leader
animals-table-leaders = Leaders
animals-table-may-earn = And { $points } points if all cards laid for it show its habitat.
animals-table-gain = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
animals-table-gain-told = Would bring you { $points ->
    [0] no points.
    [one] 1 point.
   *[other] { $points } points.
}
animals-table-leader-free = nobody yet
animals-table-order = Taking:
decided-by-lion = by the lion
decided-by-leo = Leo comes first
decided-by-talisman = by the talisman
decided-by-tie-break = by tie-break cards
decided-by-payment = by payment
decided-by-ability = who can pay
animals-table-last-round = Last round ({ $round })
animals-table-last-round-short = Last round
animals-table-order-told = Bid of { $value }: { $order }{ $why ->
    [none] { "" }
   *[other] , { $why }
}.
animals-table-order-then = { $first }, then { $next }
animals-table-order-tied = { $names }, in a tie
animals-table-standing = { $name } { $points }
animals-table-standings = { $last ->
    [yes] This is the last round. Points so far
   *[no] Points so far
}: { $points }.
animals-table-piles = Piles
animals-table-piles-short = { $pile } to draw, { $discard } discarded
animals-table-secret = Secret animal: { $animal }. At the end it brings points if such animals were collected.
animals-table-secret-short = secret
animals-table-bid-short = Your bid
animals-table-known-short = holds
animals-table-open-hand = In hand: { $cards }.
animals-table-known-cards = Everybody knows of these cards: { $cards }.
animals-table-end-tokens = { $count ->
    [0] No tokens.
    [one] 1 point in tokens.
   *[other] { $count } points in tokens.
}
animals-table-end-total = { $count ->
    [one] 1 point in all.
   *[other] { $count } points in all.
}
animals-table-tells-bid = Bid: { $cards }.
animals-table-tells-paid = Payment: { $cards }.
animals-table-your-turn = Your turn.
animals-table-waiting = Waiting for { $names }.
animals-table-sealed-bid = You have bid. Choose another card to change it.
animals-table-sealed-pay = Your payment lies face down. Choose cards again to change it.
animals-table-sealed-tie-break = Your tie-break card lies face down. Choose again to change it.
animals-table-next-bid = Choose a card. High bids take first, but cost more cards.
animals-table-next-bid-eagle = Choose one card, or two with the eagle: later you decide between them.
animals-table-next-animal = Choose the animal that you want.
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
} from your hand: this is your payment. If you pass later, it comes back.
animals-table-next-refill = Choose the cards that you do not want to keep.
animals-table-next-remove = Choose { $chosen ->
    [0] { $count ->
        [one] an animal
       *[other] { $count } animals
    }
   *[other] { $count } more
} from the display.
animals-table-next-give = Choose one of your animals, then the one you want for it.
animals-table-next-get = Now choose the animal in the display that you want for it.
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
animals-table-secret-hidden = A secret animal lies face down here until the end.
animals-table-sealed-short = Sealed
animals-table-draw-word = to draw
animals-table-discard-word = discarded

# tips, for who plays for the first time
animals-tip-goal = Your goal: points. At the end your largest species counts 2 for each animal, the second largest 1, each leader 1, the peacock 3; and your habitat tokens count too.
animals-tip-bid = All bid one card face down. The highest number chooses an animal first.
animals-tip-cost = A bid costs cards: to take an animal you pay one card fewer than its number. High bids come first, low bids are cheap.
animals-tip-take = Choose an animal; what it brings you stands on it. If your bid and all cards you pay show its habitat, you get 2 points at once; wild cards show every habitat.
animals-tip-none = Nothing here for you? Pass: your bid comes back, and you draw up to 2 cards.
animals-tip-refill = Few cards left: bid your refill card. You take no animal in this round, but fill your hand again, to 7 cards, or to 10 with the squirrel.
animals-tip-discard = Choose cards that you do not need: they are discarded, and you draw new ones instead.
animals-tip-tie = Equal bids: those who are tied choose their payment in secret. The highest sum takes first.
animals-tip-tie-break = Still equal: lay one more card in secret, or trust to the top card of the pile. The highest takes first.
animals-tip-leader = You have the leader of { CARD($species, number: "many", article: "definite") }, until somebody else gets as many of them. It is worth points, and has a power. { $power }
animals-tip-talisman = { $holder ->
    [you] You hold
   *[another] { $name } holds
} the talisman. If a tie cannot be broken otherwise, its holder comes last, and then passes it on clockwise.
animals-tip-lead = Whoever has a star leads: nobody has more points, or as many points and more animals.
animals-tip-meerkat = Beware: { $name } has the meerkat. Those who refill come before those who take, and the meerkat may then exchange one of these animals.
animals-tip-exchange = The meerkat’s power: give one of your animals for one in the display, and pay nothing.
animals-tip-leo = Leo plays along: he bids the top card of his pile, comes first in a tie, takes the animal nearest the pile, and pays nothing.
animals-tip-duel = You each have a secret animal. At the end every animal of that species in your collection counts 1 point more.
animals-tip-remove = These animals go to the box: take away what the other player needs.

remark-payment = total: { $sum }
