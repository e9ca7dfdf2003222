# What the server and the terminal say in English of Wild Cards: what happened, what would, and why not.

# what happened
animal-boxed = Back in the box: { $cards }.
animals-removed = { $count } animals go back in the box unseen.
secret-dealt = { $you ->
    [yes] Your secret animal: { $cards }.
   *[no] { $seat } gets a secret animal.
}
animal-revealed = Here comes { $cards }.
card-dealt = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $seat } is dealt { $cards }.
}
leo-dealt = Leo gets a pile of { $count } cards.
talisman-given = { $you ->
    [yes] You hold the talisman.
   *[no] { $seat } holds the talisman.
}
round-began = Round { $round } begins.
bid-sealed = { $you ->
    [yes] You have bid.
   *[no] { $seat } has bid.
}
bid-revealed = { $you ->
    [yes] Your bid: { $cards }.
   *[no] { $seat } bids { $cards }.
}
card-returned = { $you ->
    [yes] Thanks to the eagle, you take { $cards } back.
   *[no] Thanks to the eagle, { $seat } takes the other card back unseen.
}
animal-exchanged = Thanks to the meerkat, { $you ->
    [yes] you exchange
   *[no] { $seat } exchanges
} { CARD($given, article: "indefinite") } for { $cards }.
exchange-declined = { $you ->
    [yes] You don’t exchange anything.
   *[no] { $seat } doesn’t exchange anything.
}
animal-removed = { $you ->
    [yes] You remove { $cards }.
   *[no] { $seat } removes { $cards }.
}
refill-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $seat } discards { $cards }.
}
card-drawn = { $you ->
    [yes] You draw { $cards }.
   *[no] { $seat } draws { $cards }.
}
refill-returned = { $you ->
    [yes] You take your refill card back.
   *[no] { $seat } takes the refill card back.
}
pile-shuffled = { $count ->
    [0] The discard pile is empty, too.
    [one] The discard pile is shuffled into a new draw pile of 1 card.
   *[other] The discard pile is shuffled into a new draw pile of { $count } cards.
}
card-missing = A card is needed, but there are none left.
card-paid = { $you ->
    [yes] You pay { $cards }.
   *[no] { $seat } pays { $cards }.
}
animal-taken = { $you ->
    [yes] You take { $cards }.
   *[no] { $seat } takes { $cards }.
}
bonus-earned = { $you ->
    [yes] You score { $points } points for the natural habitat.
   *[no] { $seat } scores { $points } points for the natural habitat.
}
take-declined = { $you ->
    [yes] You take no animal.
   *[no] { $seat } takes no animal.
}
bid-returned = { $you ->
    [yes] Your bid comes back: { $cards }.
   *[no] { $seat }’s bid comes back: { $cards }.
}
payment-returned = { $you ->
    [yes] Your payment comes back: { $cards }.
   *[no] { $seat }’s payment comes back: { $cards }.
}
tied = { $you ->
    [yes] You’re
   *[no] { $seat } is
} tied at { $value }.
payment-sealed = { $you ->
    [yes] You have laid your payment of
   *[no] { $seat } has laid a payment of
} { $count ->
    [one] one card.
   *[other] { $count } cards.
}
payment-revealed = { $you ->
    [yes] Your payment: { $cards }.
   *[no] { $seat } pays { $cards }.
}
talisman-decided = The talisman decides, going clockwise: { $you ->
    [yes] you’re
   *[no] { $seat } is
} next.
tie-decided = { $you ->
    [yes] Of those left, you’re highest and go next.
   *[no] Of those left, { $seat } is highest and goes next.
}
lion-decided = Thanks to the lion, { $you ->
    [yes] you win
   *[no] { $seat } wins
} the tie.
leo-came-first = { $seat } wins the tie.
payment-impossible = { $you ->
    [yes] You have
   *[no] { $seat } has
} too few cards to pay for this bid.
tie-break-sealed = { $you ->
    [yes] You have laid a tie-break card.
   *[no] { $seat } has laid a tie-break card.
}
tie-break-drawn = { $you ->
    [yes] Your tie-break card from the pile: { $cards }.
   *[no] { $seat }’s tie-break card from the pile: { $cards }.
}
tie-break-shown = { $hidden ->
    [yes] { $you ->
        [yes] You take the top card of the pile.
       *[no] { $seat } takes the top card of the pile.
    }
   *[no] { $you ->
        [yes] Your tie-break card: { $cards }.
       *[no] { $seat }’s tie-break card: { $cards }.
    }
}
lot-drawn = By the luck of the draw, { $you ->
    [yes] you’re
   *[no] { $seat } is
} next.
leader-gained = { $you ->
    [yes] You win
   *[no] { $seat } wins
} the { CARDS($cards, article: "none") } leader{ $from ->
    [nobody] { "" }
    [you] { " " }from you
   *[another] { " " }from { $loser }
}.
leader-returned = The { CARDS($cards, article: "none") } leader goes back to the supply.
card-discarded = { $you ->
    [yes] Your cards from this round are discarded: { $cards }.
   *[no] { $seat }’s cards from this round are discarded: { $cards }.
}
leo-card-discarded = Leo’s pile is discarded: { $cards }.
bid-taken-back = { $you ->
    [yes] Thanks to the ibex, your bid comes back: { $cards }.
   *[no] Thanks to the ibex, { $seat }’s bid comes back: { $cards }.
}
bid-left = { $you ->
    [yes] You don’t take your bid back.
   *[no] { $seat } doesn’t take the bid back.
}
talisman-passed = { $you ->
    [yes] You get the talisman.
   *[no] { $seat } gets the talisman.
}
hand-discarded = { $you ->
    [yes] You discard your hand.
   *[no] { $seat } discards their hand.
}
secret-shown = { $you ->
    [yes] Your secret animal was: { $cards }.
   *[no] { $seat }’s secret animal was: { $cards }.
}
free-animal-taken = { $you ->
    [yes] You get { $cards } for free.
   *[no] { $seat } gets { $cards } for free.
}

# what happened, where it belongs together: of what follows, after its code, whether it did, and its values
whole-animal-revealed = { $round-began ->
    [yes] Round { $round-began-round }: here
   *[no] Here
} { $count ->
    [one] comes
   *[other] come
} { $cards }.
whole-bid-revealed = Bids – { $each }.
each-bid-revealed = { who-it-is }: { CARDS($cards, article: "none", list: "unit") }
who-it-is = { $you ->
    [yes] you
   *[no] { $seat }
}
whole-card-returned = Thanks to the eagle, { $you ->
    [yes] you bid { $bid-revealed-cards } and take { $cards } back.
   *[no] { $seat } bids { $bid-revealed-cards } and takes the other card back unseen.
}
whole-animal-exchanged = Thanks to the meerkat, { $you ->
    [yes] you exchange
   *[no] { $seat } exchanges
} { CARD($given, article: "indefinite") } for { $cards }{ $leader-gained ->
    [yes] { " and " }{ wins-its-leader }
   *[no] { "" }
}.
wins-its-leader = { $you ->
    [yes] win
   *[no] wins
} its leader{ $leader-gained-from ->
    [nobody] { "" }
    [you] { " " }from you
   *[another] { " " }from { $leader-gained-loser }
}
whole-animal-removed = { animal-removed }
whole-refill-discarded = { $you ->
    [yes] You discard { $cards }{ $card-drawn ->
        [yes] { $refill-returned ->
            [yes] , draw { $card-drawn-cards }, and take your refill card back
           *[no] { " and " }draw { $card-drawn-cards }
        }
       *[no] { " and " }take your refill card back
    }
   *[no] { $seat } discards { $cards }{ $card-drawn ->
        [yes] { $refill-returned ->
            [yes] , draws { $card-drawn-cards }, and takes the refill card back
           *[no] { " and " }draws { $card-drawn-cards }
        }
       *[no] { " and " }takes the refill card back
    }
}.
whole-card-drawn = { $you ->
    [yes] You draw { $cards }, and take your refill card back.
   *[no] { $seat } draws { $cards } and takes the refill card back.
}
whole-card-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $cards }{ $bonus-earned ->
    [yes] { ", " }
   *[no] { $leader-gained ->
        [yes] { $leader-gained-from ->
            [nobody] { " and " }
           *[other] { ", " }
        }
       *[no] { " and " }
    }
}{ $you ->
    [yes] take
   *[no] takes
} { $animal-taken-cards }{ with-leader-and-points }.
with-leader-and-points = { $leader-gained ->
    [yes] { $leader-gained-from ->
        [nobody] { " " }and its leader{ $bonus-earned ->
            [yes] , and { scores-points }
           *[no] { "" }
        }
       *[other] { $bonus-earned ->
            [yes] , { wins-its-leader } and { scores-points }
           *[no] { " and " }{ wins-its-leader }
        }
    }
   *[no] { $bonus-earned ->
        [yes] { " and " }{ scores-points }
       *[no] { "" }
    }
}
scores-points = { $you ->
    [yes] score
   *[no] scores
} { $bonus-earned-points } points
whole-animal-taken = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $cards }{ with-leader-and-points }.
whole-leo-came-first = { $seat } wins the tie{ $leader-gained ->
    [yes] { $leader-gained-from ->
        [nobody] { " and " }takes { $animal-taken-cards } and its leader
        [you] , takes { $animal-taken-cards } and gets its leader from you
       *[another] , takes { $animal-taken-cards } and gets its leader from { $leader-gained-loser }
    }
   *[no] { " and " }takes { $animal-taken-cards }
}.
whole-free-animal-taken = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $cards }{ $leader-gained ->
    [yes] { $leader-gained-from ->
        [nobody] { " " }and its leader for free
        [you] { " " }for free, and its leader from you
       *[another] { " " }for free, and its leader from { $leader-gained-loser }
    }
   *[no] { " " }for free
}.
whole-take-declined = { $you ->
    [yes] You take no animal
   *[no] { $seat } takes no animal
}{ gets-back }.
whole-payment-impossible = { $you ->
    [yes] You have too few cards to pay
   *[no] { $seat } has too few cards to pay
}{ gets-back }.
gets-back = { $card-drawn ->
    [yes] { ", " }
   *[no] { " and " }
}{ $you ->
    [yes] get
   *[no] gets
} back { $bid-returned-cards }{ $payment-returned ->
    [yes] { " " }and the payment ({ $payment-returned-cards })
   *[no] { "" }
}{ $card-drawn ->
    [yes] { ", and " }{ $you ->
        [yes] draw
       *[no] draws
    } { $card-drawn-cards }
   *[no] { "" }
}
whole-tied = A tie at { $value }: { $all }.
each-tied = { who-it-is }
whole-payment-revealed = Payments – { $each }.{ who-is-highest }
who-is-highest = { $tie-decided ->
    [yes] { " " }{ $tie-decided-you ->
        [yes] You have
       *[no] { $tie-decided-seat } has
    } the highest total.
   *[no] { "" }
}
each-payment-revealed = { who-it-is }: { CARDS($cards, article: "none", list: "unit") }
whole-tie-break-shown = Tie-break cards – { $each }.{ who-goes-first }
who-goes-first = { $tie-decided ->
    [yes] { " " }That puts { $tie-decided-you ->
        [yes] you
       *[no] { $tie-decided-seat }
    } first.
   *[no] { "" }
}
each-tie-break-shown = { $hidden ->
    [yes] { who-it-is }: the top card of the pile
   *[no] { who-it-is }: { CARDS($cards, article: "none", list: "unit") }
}
whole-tie-break-drawn = From the pile – { $each }.{ who-goes-first }
each-tie-break-drawn = { who-it-is }: { CARDS($cards, article: "none", list: "unit") }
whole-card-discarded = This round’s cards are discarded{ $animal-boxed ->
    [yes] ; { $animal-boxed-cards } { $animal-boxed-count ->
        [one] goes
       *[other] go
    } back in the box
   *[no] { "" }
}.
whole-leo-card-discarded = Leo bid his refill card: he takes no animal. His pile is discarded, and he gets a new one of { $leo-dealt-count } cards.
whole-hand-discarded = Everyone discards their hand.
whole-secret-shown = Secret animals – { $each }.
each-secret-shown = { who-it-is }: { CARDS($cards, article: "none", list: "unit") }

# what an action would do
consequence-bid-sealed = lays this bid face down
consequence-bid-revealed = then all bids are turned face up
consequence-card-returned = the other card comes back to your hand
consequence-animal-exchanged = gets you { $cards }
consequence-exchange-declined = exchanges nothing
consequence-animal-removed = removes { $cards }
consequence-refill-discarded = discards { $cards }
consequence-card-drawn = you draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}
consequence-refill-returned = takes your refill card back
consequence-pile-shuffled = the discard pile is shuffled to draw the rest
consequence-card-missing = there are no cards left
consequence-card-paid = pays { $cards }
consequence-animal-taken = takes { $cards }
consequence-bonus-earned = scores { $points } points
consequence-take-declined = takes no animal
consequence-bid-returned = your bid comes back
consequence-payment-sealed = lays this payment face down
consequence-payment-revealed = then all payments are shown
consequence-payment-returned = your payment comes back, too
consequence-tie-break-sealed = lays this card face down
consequence-tie-break-shown = then all tie-break cards are shown
consequence-tie-break-drawn = cards are drawn from the pile
consequence-leader-gained = { $from ->
    [nobody] wins the { CARDS($cards, article: "none") } leader
    [you] { $seat } wins your { CARDS($cards, article: "none") } leader
   *[another] wins the { CARDS($cards, article: "none") } leader from { $loser }
}
consequence-leader-returned = the { CARDS($cards, article: "none") } leader goes back to the supply
consequence-leo-card-discarded = Leo’s pile is discarded
consequence-bid-taken-back = takes your bid back
consequence-bid-left = your bid is discarded
consequence-free-animal-taken = takes { $cards } for free

# the table, line by line
view-display = Display, nearest the pile first: { CARDS($animals, article: "none", list: "unit") }
view-piles = Animals in the pile: { $animals }. Habitat cards: { $pile } in the draw pile, { $discard } in the discard pile.
view-talisman = { $you ->
    [yes] You hold
   *[no] { $seat } holds
} the talisman.
view-player = { $you ->
    [yes] You
   *[no] { $seat }
}: { $hand } { $hand ->
    [one] card
   *[other] cards
}, { $tokens ->
    [0] no score tokens
    [one] score tokens worth 1 point
   *[other] score tokens worth { $tokens } points
}. Animals: { CARDS($animals, article: "none", list: "unit") }
view-leo = { $seat }. Animals: { CARDS($animals, article: "none", list: "unit") }
view-leaders = { $you ->
    [yes] Your leaders
   *[no] { $seat }’s leaders
}: { CARDS($animals, article: "none", list: "unit") }
view-bid = { $you ->
    [yes] On the table in front of you
   *[no] On the table in front of { $seat }
}: { $cards }
view-known = { $seat } is known to hold: { CARDS($cards, article: "none", list: "unit") }
view-secret = { $you ->
    [yes] Your secret animal
   *[no] { $seat }’s secret animal
}: { CARDS($animals, article: "none", list: "unit") }
view-hand = Your hand: { CARDS($cards, article: "none", list: "unit") }
ask-bid = Bid a habitat card, or your refill card.
ask-reveal = { $others ->
    [one] The other bid is face up.
   *[other] Everyone else has bid.
} Which of your two cards is your bid?
ask-exchange = Thanks to the meerkat, you may exchange one of your animals for one in the display. Do you want to?
ask-remove = Remove { $count ->
    [one] an animal
   *[other] { $count } animals
} from the display.
ask-refill = Discard as many cards as you like, then draw until you hold { $count }.
ask-take = { $count ->
    [0] Take an animal, or pass.
    [one] Take an animal and pay a card, or pass.
   *[other] Take an animal and pay { $count } cards, or pass.
}
ask-pay = A tie: each tied player pays { $count ->
    [one] a card
   *[other] { $count } cards
} face down. The highest total chooses first.
ask-tie-break = Still a tie: lay a card from your hand or the pile. The highest goes first; then they are all discarded.
ask-free = Take an animal for free.
ask-take-back = Your ibex lets you keep your bid card. Take it back into your hand?

# what is answered as usual
usual-ask-take-back = Always take your bid card back with the ibex

# what may be done
do-bid = Bid { $cards }
do-reveal = My bid is { CARD($card, article: "indefinite") }
do-exchange = Exchange { CARD($given, article: "indefinite") } for the { CARD($species) }{ $place ->
    [hidden] { "" }
   *[other] { " " }(place { $place })
}
do-keep = Exchange nothing
do-refill = Refill your hand
do-take = Take the { CARD($species) }{ $place ->
    [hidden] { "" }
   *[other] { " " }(place { $place })
}
do-pass = Pass: take no animal
do-tie-break = { $card ->
    [hidden] Lay the top card of the pile
   *[other] Lay { CARD($card) }
}
do-take-back = Take back
do-leave = Let it go
choose-bid = Bid one card, or two with the eagle
choose-remove = Remove from the display
choose-pay = Lay your payment face down

# what may be done, in a hint: with the cards that were chosen for it
hint-bid = Bid { $cards }
hint-reveal = Make { CARD($card, article: "indefinite") } your bid
hint-refill = Discard { $discarding } and refill your hand
hint-remove = Remove { $animals } from the display
hint-take = { do-take } and pay { $paying }
hint-pass = Pass
hint-pay = Pay { $cards }

# what speaks for an action, after “that”
reason-two-bids = leaves the choice between { CARDS($cards, article: "none") } open
reason-one-bid = keeps { CARD($card) } out of sight
reason-pays-with = leaves { $count } { $count ->
    [one] card
   *[other] cards
} to pay with
reason-fewer-above = leaves { $count ->
    [0] no bid higher
    [one] only one bid higher
   *[other] only { $count } bids higher
}, not { $other }
reason-no-tie = avoids a tie at { $value }
reason-refills = fills the hand from { $count } { $count ->
    [one] card
   *[other] cards
} up to { $size }
reason-nothing-good = gives up { $points ->
    [0] nothing (no animal here is worth any points now)
   *[other] little (no animal here is worth more than { $points } { $points ->
        [one] point
       *[other] points
    })
}
reason-fresh-cards = can replace any cards with new ones, up to { $size }
reason-bids-for = goes for the { CARD($species) } ({ $points } { $points ->
    [one] point
   *[other] points
}){ $value ->
    [0] { "" }
   *[other] { " " }ahead of any bid of { $value }
}
reason-outbids = comes before any bid of { $value }
reason-early-refill = saves the refill card (worth { $count ->
    [0] no new card
    [one] just one new card
   *[other] just { $count } new cards
} now)
reason-refill-waits = uses the { $count } { $count ->
    [one] card
   *[other] cards
} in hand first
reason-natural = can be paid entirely in the habitat of { CARDS($cards, article: "definite", list: "or") } ({ $points } points more)
reason-keeps-cards = keeps { $cards }
reason-keeps-fitting = keeps { CARD($card) } (the habitat of the { CARD($species) })
reason-too-dear = is too high to be paid and comes back with { $count } new cards
reason-payable = can be paid, unlike a bid of { $value }
reason-cheaper = is { $count ->
    [one] one card
   *[other] { $count } cards
} cheaper than { $value }{ $good ->
    [0] { "" }
    [one] { "" }
   *[other] , and { $good } animals are worth { $points } { $points ->
        [one] point
       *[other] points
    } each
}
reason-poor = is more than { $all ->
    [yes] anyone else
   *[no] { $count ->
        [one] one other player
       *[other] { $count } others
    }
} can pay
reason-passes = saves { $count ->
    [one] a card
   *[other] { $count } cards
}{ $drawn ->
    [0] { "" }
    [one] { " " }and draws one more
   *[other] { " " }and draws { $drawn } more
}
reason-points = is worth { $points } { $points ->
    [one] point
   *[other] points
}{ $bonus ->
    [yes] { " " }with the bonus
   *[no] { "" }
}{ $other ->
    [0] { "" }
   *[other] { " " }instead of { $other }
}
reason-bonus = earns { $points } points for a natural habitat
reason-leader = { $from ->
    [nobody] wins the { CARD($species) } leader
    [you] takes the { CARD($species) } leader from you
   *[another] takes the { CARD($species) } leader from { $loser }
}
reason-owns = { $count ->
    [one] adds the first { CARD($species) } to the collection
   *[other] makes it { $count } { CARD($species, number: "many") } in the collection
}
reason-keeps-animals = keeps { CARD($species, $count, article: "indefinite") } in the collection
reason-more-to-come = builds on a species with up to { $count } more to come
reason-denies = keeps the { CARD($species) } ({ $points } { $points ->
    [one] point
   *[other] points
}) from { $you ->
    [yes] you
   *[no] { $seat }
}
reason-poor-exchange = { $points ->
    [0] loses nothing (the exchange would gain no points)
   *[other] saves the { $points } { $points ->
        [one] point
       *[other] points
    } that the exchange would cost
}
reason-rival-gets = leaves { $you ->
    [yes] you
   *[no] { $seat }
} { $points ->
    [0] only animals worth no points
    [one] only animals worth at most one point
   *[other] only animals worth at most { $points } points
}, not { $other }
reason-leaves = leaves { $you ->
    [yes] you
   *[no] { $seat }
} { CARDS($cards, article: "definite", list: "or") }
reason-leaves-leo = leaves Leo the { CARD($species) }
reason-higher-sum = makes a total of { $sum } instead of { $other } (the higher total chooses first)
reason-free-lot = costs no card from the hand
reason-high-lot = { $above ->
    [0] is beaten by no other card
   *[other] is beaten only by cards above { $value }
}
reason-draws-more = draws { $count } new { $count ->
    [one] card
   *[other] cards
} instead of { $other }
reason-low-cards = may turn { $cards } into something higher
reason-draws = { $count ->
    [0] keeps the whole hand
    [one] draws one new card
   *[other] draws { $count } new cards
}
reason-shows-nothing = takes back no card that everyone has seen

# why not
another-is-asked = Nobody is waiting for you right now.
wrong-step = { $asked ->
    [bid] First bid a card from your hand; animals are chosen afterwards.
    [reveal] First choose one of your two cards as your bid.
    [exchange] First decide whether to exchange an animal.
    [remove] First remove animals from the display.
    [refill] First refill your hand.
    [take] First take an animal, or pass.
    [pay] First lay your payment for the tie.
    [tie-break] First lay a card to break the tie.
    [free] First take your free animal.
   *[take-back] First decide whether to take your bid card back.
}
one-card-only = A bid is one card, or two if you have the eagle.
not-laid = You didn’t lay { CARD($card, article: "indefinite") } as a bid.
wrong-number-of-animals = Remove exactly { $count }.
wrong-payment = { $count ->
    [0] There is nothing to pay here.
    [one] Pay exactly one card.
   *[other] Pay exactly { $count } cards.
}
no-such-animal = There is no { CARD($species) } in the display, or not in that place.
card-not-held = You don’t have { CARD($card, article: "indefinite") }, or not that many.
no-pile-left = There are no cards left to draw.
animal-not-there = You have no { CARD($species) } to give.
same-species = Both are the same species: { CARD($species) }. Exchange it for another.
not-in-display = Not all of these animals are in the display.
farther-without-leo = Without Leo, the nearest of several identical animals is always taken.

# texts that cannot be read
unknown-card = There is no card called “{ $word }”. Give a habitat and a value, such as “forest 3”, “wild 1” or “refill”.
unknown-species = There is no animal called “{ $word }”. There are: { $legal }.
unknown-place = “{ $word }” is not a place in the display. Places are numbered 1 to { $most }.
bad-number-of-animals = “{ $word }” is not a number of animals from 1 to { $most }.
unknown-line = “{ $line }” is not a line of a drawn table.
line-twice = The line “{ $line }” appears twice.
bad-number = “{ $word }” is not a number from { $least } to { $most } for “{ $line }”.
bad-word = “{ $word }” is not possible for “{ $line }”. Possible: { $legal }.
bad-seats = “{ $text }” is not a list of seats from 1 to { $most } for “{ $line }”.
bad-secret = “{ $line }”: only the duel has secret animals, one each.
bad-split = “{ $split }” and “{ $wilds }” are not a split of the cards: that takes four counts that add up to 14, and four values from 1 to 4.
bad-chance = “{ $text }” is not a state of chance: that takes 64 hexadecimal digits, the number of blocks made and the number of words used.
impossible-seats = { $players } players and { $seats } seats aren’t possible in this version ({ $edition }).
leader-twice = The { CARD($species) } leader is drawn twice.
leader-without-most = Seat { $seat } can’t own the { CARD($species) } leader without having the most { CARD($species, number: "many") }.
too-many-cards = There are too many cards in “{ $line }”: at most { $most }.
refill-there = A refill card can’t be in “{ $line }”.
too-many-animals = { CARD($species, $there) } are drawn, but the game has only { $copies }.
too-many-of-a-card = { CARD($card) } is drawn { $there } times, but the game has only { $copies }.
known-but-not-there = The line “{ $line }” lists { CARD($card, article: "indefinite") }, which isn’t there.
no-talisman-here = Only the 2022 edition has the talisman.
nothing-to-decide = Nobody has anything to decide at “round: { $turn }”.

# options
no-leo-here = Leo can’t play here: he only joins two, three or four players in the 2022 edition.
no-such-form = This isn’t possible with { $players } players. Possible: three to five players (2020 or 2022), two to four with Leo (2022), and two in the duel.
option-edition = which edition is played
option-leo = whether the virtual player Leo joins
option-removal = how animals are removed with three seats
option-habitat_split = how many ones, twos, threes and fours each habitat has, or one list each for forest, mountains and savannah (an assumption unless you count your own box)
option-wild_values = the values of the four wild cards
option-talisman = who holds the talisman first
option-talisman_order = whether the talisman’s holder goes last or first
option-secret_points = what a secret animal is worth
value-balanced = one of each species, the rest at random
value-random = at random
value-holder-last = the holder goes last
value-holder-first = the holder goes first
value-each-animal = 1 point for each animal of its species you have
value-one-point = 1 point, whatever you have collected

# of a game and its actions, in the server's own sentences
game-help = Wild Cards: “bid forest 3” bids a card, “bid refill” refills your hand to 7 cards later in the round.
    Whoever bids highest takes an animal first and pays one card fewer than the bid: “take peacock paying forest 1, wild 2”.
    If bid and payment are all of the animal’s habitat, that scores 2 points; wild cards fit any habitat.
    Forest: peacock, squirrel. Mountains: eagle, ibex. Savannah: lion, meerkat.
    Whoever has the most of a species has its leader. Peacock: 3 points at the end. Squirrel: you refill to 10 cards.
    Eagle: bid two cards (“bid forest 3 + wild 1”), choose later. Ibex: your bid comes back. Lion: you win every tie.
    Meerkat: when you refill, exchange an animal first (“exchange ibex for lion”).
    At the end your biggest group counts 2 points a card, the second-biggest 1, each leader 1, and your score tokens.
ending-last-round = the most points after the last round
result-winners = { $count ->
    [one] { $you ->
        [yes] You win
       *[no] { $winners } wins
    }
   *[other] { $winners } share the win
}: { $why }.
result-seat = { $you ->
    [yes] You
   *[no] { $seat }
}: { $total } { $total ->
    [one] point
   *[other] points
}.
outcome-tie = Level on points: whoever has more animals is ahead.
remark-no-bonus = without the points for its habitat
remark-bid = { $cost ->
    [0] an animal then costs nothing more
    [one] an animal then costs 1 more card
   *[other] an animal then costs { $cost } more cards
}
remark-either = { CARD($card, article: "indefinite") } { $cost ->
    [0] costs nothing more
    [one] costs 1 more card
   *[other] costs { $cost } more cards
}{ $enough ->
    [yes] { "" }
   *[no] , and you would have too few
}
remark-either-refill = the refill card refills your hand to { $size } cards
remark-hand-full = your hand is full
remark-points = { $change ->
    [more] { $points ->
        [one] +1 point
       *[other] +{ $points } points
    } in total
    [fewer] { $points ->
        [one] −1 point
       *[other] −{ $points } points
    } in total
   *[none] no points
}
remark-too-dear = that costs { $cost ->
    [one] 1 more card
   *[other] { $cost } more cards
}, and you would have { $left ->
    [0] none
   *[other] only { $left }
}: you couldn’t take anything
remark-refill = { $exchange ->
    [yes] the meerkat first lets you exchange an animal, then you
   *[no] you take no animal, but you
} refill your hand to { $size } cards
remark-natural = +{ $points } points possible: { CARDS($cards, article: "none", list: "unit") }
remark-reveal = { $cost ->
    [0] costs nothing more
    [one] costs 1 more card
   *[other] costs { $cost } more cards
}
remark-gift = { $seat } then gets { CARDS($cards, article: "definite") } for free{ $leader ->
    [yes] , with its leader
   *[no] { "" }
}: { $points ->
    [0] that scores no points
    [one] +1 point for { $seat }
   *[other] +{ $points } points for { $seat }
}
remark-left = { $free ->
    [yes] { $seat } then chooses one of these for free
   *[no] { $seat } can then take one of these
}: { CARDS($cards, article: "none", list: "unit") }
leader-name = { $species ->
    [peacock] Peacock leader
    [squirrel] Squirrel leader
    [eagle] Eagle leader
    [ibex] Ibex leader
    [lion] Lion leader
   *[meerkat] Meerkat leader
}

# what a pass gives up in the duel
remark-nothing-free = then nobody removes an animal, and none is free for you

# on sheets to print
tokens-title = Score tokens worth { $value }
animal-back = Back of the animal cards

# when a choice was made, in a review
coach-when = round { $turn }
