# What the server and the terminal say in English of Wild Cards: what happened, what would, and why not.

# what happened
animal-boxed = Back into the box: { $cards }.
animals-removed = { $count } animals are taken out of the game unseen.
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
    [yes] Back in your hand: { $cards }.
   *[no] { $seat } takes the other card back unseen.
}
animal-exchanged = { $you ->
    [yes] Your meerkat lets you give { CARD($given, article: "indefinite") } and get { $cards }.
   *[no] The meerkat lets { $seat } give { CARD($given, article: "indefinite") } and get { $cards }.
}
exchange-declined = { $you ->
    [yes] You exchange nothing.
   *[no] { $seat } exchanges nothing.
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
pile-shuffled = The discard pile is shuffled into a new draw pile of { $count } cards.
card-missing = A card is needed, but none is left.
card-paid = { $you ->
    [yes] You pay { $cards }.
   *[no] { $seat } pays { $cards }.
}
animal-taken = { $you ->
    [yes] You take { $cards }.
   *[no] { $seat } takes { $cards }.
}
bonus-earned = { $you ->
    [yes] You get { $points } points for the natural habitat.
   *[no] { $seat } gets { $points } points for the natural habitat.
}
take-declined = { $you ->
    [yes] You take no animal.
   *[no] { $seat } takes no animal.
}
bid-returned = { $you ->
    [yes] Your bid comes back: { $cards }.
   *[no] { $seat }’s bid goes back to the hand: { $cards }.
}
payment-returned = { $you ->
    [yes] Your payment comes back: { $cards }.
   *[no] { $seat }’s payment goes back to the hand: { $cards }.
}
tied = { $you ->
    [yes] You are
   *[no] { $seat } is
} in a tie at { $value }.
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
talisman-decided = Still equal, so it goes clockwise from the talisman: { $you ->
    [yes] you are
   *[no] { $seat } is
} next.
tie-decided = The highest total decides: { $you ->
    [yes] you are
   *[no] { $seat } is
} next.
lion-decided = Equal bids, and the lion decides: { $you ->
    [yes] you are
   *[no] { $seat } is
} first.
leo-came-first = Equal bids: { $seat } comes first.
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
        [yes] You trust to the pile.
       *[no] { $seat } trusts to the pile.
    }
   *[no] { $you ->
        [yes] Your tie-break card: { $cards }.
       *[no] { $seat }’s tie-break card: { $cards }.
    }
}
lot-drawn = A lot decides: { $you ->
    [yes] you are
   *[no] { $seat } is
} next.
leader-gained = { $you ->
    [yes] You get
   *[no] { $seat } gets
} the leader{ $from ->
    [nobody] { "" }
    [you] { " " }that was yours
   *[another] { " " }that was { $loser }’s
}: { CARDS($cards, article: "none", list: "unit") }.
leader-returned = A leader goes back to the supply: { CARDS($cards, article: "none", list: "unit") }.
card-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $seat } discards { $cards }.
}
leo-card-discarded = Leo’s pile is discarded: { $cards }.
bid-taken-back = { $you ->
    [yes] The ibex brings your bid back: { $cards }.
   *[no] The ibex brings { $seat }’s bid back: { $cards }.
}
bid-left = { $you ->
    [yes] You let your bid go.
   *[no] { $seat } lets the bid go.
}
talisman-passed = { $you ->
    [yes] You get the talisman.
   *[no] { $seat } gets the talisman.
}
hand-discarded = { $you ->
    [yes] You lay your hand down.
   *[no] { $seat } lays the hand down.
}
secret-shown = { $you ->
    [yes] Your secret animal was: { $cards }.
   *[no] { $seat }’s secret animal was: { $cards }.
}
free-animal-taken = { $you ->
    [yes] You get for free: { $cards }.
   *[no] { $seat } gets for free: { $cards }.
}

# what happened, where it belongs together: of what follows, after its code, whether it did, and its values
whole-animal-revealed = { $round-began ->
    [yes] Round { $round-began-round }: here
   *[no] Here
} { $count ->
    [one] comes
   *[other] come
} { $cards }.
whole-bid-revealed = The bids: { $each }.
each-bid-revealed = { who-it-is } { CARDS($cards, article: "none", list: "unit") }
who-it-is = { $you ->
    [yes] you
   *[no] { $seat }
}
whole-card-returned = { $you ->
    [yes] Your bid: { $bid-revealed-cards }. Back in your hand: { $cards }.
   *[no] { $seat } bids { $bid-revealed-cards } and takes the other card back unseen.
}
whole-animal-exchanged = { $you ->
    [yes] Your meerkat lets you
   *[no] The meerkat lets { $seat }
} give { CARD($given, article: "indefinite") } and get { $cards }{ and-its-leader }.
and-its-leader = { $leader-gained ->
    [yes] { $leader-gained-from ->
        [nobody] { " " }and its leader
        [you] { " " }and, from you, its leader
       *[another] { " " }and, from { $leader-gained-loser }, its leader
    }
   *[no] { "" }
}
whole-animal-removed = { animal-removed }
whole-refill-discarded = { $you ->
    [yes] You discard { $cards }{ $card-drawn ->
        [yes] { $refill-returned ->
            [yes] , draw { $card-drawn-cards } and take your refill card back
           *[no] { " and " }draw { $card-drawn-cards }
        }
       *[no] { " and " }take your refill card back
    }
   *[no] { $seat } discards { $cards }{ $card-drawn ->
        [yes] { $refill-returned ->
            [yes] , draws { $card-drawn-cards } and takes the refill card back
           *[no] { " and " }draws { $card-drawn-cards }
        }
       *[no] { " and " }takes the refill card back
    }
}.
whole-card-drawn = { $you ->
    [yes] You draw { $cards } and take your refill card back.
   *[no] { $seat } draws { $cards } and takes the refill card back.
}
whole-card-paid = { $you ->
    [yes] You pay { $cards } and take
   *[no] { $seat } pays { $cards } and takes
} the { CARDS($animal-taken-cards, article: "none") }{ and-its-leader }{ for-points }.
for-points = { $bonus-earned ->
    [yes] : { $bonus-earned-points } points in tokens
   *[no] { "" }
}
whole-animal-taken = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the { CARDS($cards, article: "none", list: "unit") }{ and-its-leader }{ for-points }.
whole-leo-came-first = Equal bids: { $seat } comes first and takes the { CARDS($animal-taken-cards, article: "none") }{ and-its-leader }.
whole-free-animal-taken = { $you ->
    [yes] You get
   *[no] { $seat } gets
} the { CARDS($cards, article: "none", list: "unit") }{ and-its-leader } for free.
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
} { $bid-returned-cards } back{ $payment-returned ->
    [yes] { " " }with the payment of { $payment-returned-cards }{ $card-drawn ->
        [yes] ,
       *[no] { "" }
    }
   *[no] { "" }
}{ $card-drawn ->
    [yes] { " and " }{ $you ->
        [yes] draw
       *[no] draws
    } { $card-drawn-cards }
   *[no] { "" }
}
whole-tied = A tie at { $value }: { $all }.
each-tied = { who-it-is }
whole-payment-revealed = The payments: { $each }.{ who-is-highest }
who-is-highest = { $tie-decided ->
    [yes] { " " }{ $tie-decided-you ->
        [yes] Yours is
       *[no] { $tie-decided-seat }’s is
    } the highest total.
   *[no] { "" }
}
each-payment-revealed = { who-it-is } { CARDS($cards, article: "none", list: "unit") }
whole-tie-break-shown = The tie-break cards: { $each }.{ who-is-highest }
each-tie-break-shown = { $hidden ->
    [yes] { $you ->
        [yes] you trust to the pile
       *[no] { $seat } trusts to the pile
    }
   *[no] { who-it-is } { CARDS($cards, article: "none", list: "unit") }
}
whole-tie-break-drawn = The tie-break cards from the pile: { $each }.{ who-is-highest }
each-tie-break-drawn = { who-it-is } { CARDS($cards, article: "none", list: "unit") }
whole-card-discarded = The cards of this round are discarded{ $animal-boxed ->
    [yes] ; back into the box: { $animal-boxed-cards }
   *[no] { "" }
}.
whole-leo-card-discarded = Leo’s pile is discarded, and he gets a new one of { $leo-dealt-count } cards.
whole-hand-discarded = All hands are laid down.
whole-secret-shown = The secret animals: { $each }.
each-secret-shown = { who-it-is } { $cards }

# what an action would do
consequence-bid-sealed = seals this bid
consequence-bid-revealed = then all bids are shown
consequence-card-returned = the other card comes back to your hand
consequence-animal-exchanged = brings you { $cards }
consequence-exchange-declined = exchanges nothing
consequence-animal-removed = removes { $cards }
consequence-refill-discarded = discards { $cards }
consequence-card-drawn = you draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}
consequence-refill-returned = takes your refill card back
consequence-pile-shuffled = the discard pile is shuffled for the rest
consequence-card-missing = no card is left
consequence-card-paid = pays { $cards }
consequence-animal-taken = takes { $cards }
consequence-bonus-earned = earns { $points } points
consequence-take-declined = takes no animal
consequence-bid-returned = your bid comes back
consequence-payment-sealed = seals this payment
consequence-payment-revealed = then all payments are shown
consequence-payment-returned = your payment too
consequence-tie-break-sealed = seals this card
consequence-tie-break-shown = then all tie-break cards are shown
consequence-tie-break-drawn = cards are drawn from the pile
consequence-leader-gained = { $from ->
    [nobody] brings the leader: { CARDS($cards, article: "none", list: "unit") }
    [you] { $seat } gets your leader: { CARDS($cards, article: "none", list: "unit") }
   *[another] brings the leader that is { $loser }’s: { CARDS($cards, article: "none", list: "unit") }
}
consequence-leader-returned = a leader goes back to the supply
consequence-leo-card-discarded = Leo’s pile is discarded
consequence-bid-taken-back = brings your bid back
consequence-bid-left = lets your bid go
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
}, { $tokens } { $tokens ->
    [one] point
   *[other] points
} in tokens. Animals: { CARDS($animals, article: "none", list: "unit") }
view-leo = { $seat }. Animals: { CARDS($animals, article: "none", list: "unit") }
view-leaders = { $you ->
    [yes] Your leaders
   *[no] Leaders of { $seat }
}: { CARDS($animals, article: "none", list: "unit") }
view-bid = { $you ->
    [yes] On the table before you
   *[no] On the table before { $seat }
}: { $cards }
view-known = { $seat } is known to hold: { $cards }
view-secret = { $you ->
    [yes] Your secret animal
   *[no] Secret animal of { $seat }
}: { CARDS($animals, article: "none", list: "unit") }
view-hand = Your hand: { $cards }
ask-bid = Bid a card, or your refill card.
ask-reveal = All others have bid. Which of your two cards is your bid?
ask-exchange = Your meerkat lets you exchange: one of your animals for one in the display?
ask-remove = Remove { $count ->
    [one] an animal
   *[other] { $count } animals
} from the display.
ask-refill = Discard any cards, then draw until you hold { $count }.
ask-take = { $count ->
    [0] Take an animal, or pass.
    [one] Take an animal and pay a card, or pass.
   *[other] Take an animal and pay { $count } cards, or pass.
}
ask-pay = A tie: all in it pay { $count ->
    [one] a card
   *[other] { $count } cards
} face down. The highest total takes first.
ask-tie-break = Still a tie: lay a card from your hand or the pile. The highest takes first; all are discarded.
ask-free = Take an animal for free.
ask-take-back = Your ibex lets you keep your bid card. Take it back into your hand?

# what is answered as usual
usual-ask-take-back = The ibex always brings your bid card back

# what may be done
do-bid = Bid { $cards }
do-reveal = My bid is { CARD($card) }
do-exchange = Give { CARD($given, article: "indefinite") }, get the { CARD($species) }{ $place ->
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
do-take-back = Take the card
do-leave = Let it go
choose-bid = Bid one card, or two with the eagle
choose-remove = Remove from the display
choose-pay = Lay your payment face down

# what may be done, in a hint: with the cards that were chosen for it
hint-bid = Bid { $cards }
hint-reveal = Make { CARD($card) } your bid
hint-refill = Discard { $discarding } and refill your hand
hint-remove = Remove { $animals } from the display
hint-take = { do-take } and pay { $paying }
hint-pass = Pass
hint-pay = Pay { $cards }

# what speaks for an action, after “that”
reason-largest-species = adds to your largest species
reason-leader = brings you points for a leader
reason-natural = earns the points for a natural habitat
reason-secret = adds to the species of your secret animal
reason-power = gives you a useful power
reason-growth = builds up a species that can still grow
reason-others-points = keeps points from the others
reason-cards = leaves you the better cards
reason-hope-animal = may win you a good animal
reason-hope-natural = may earn the points for a natural habitat
reason-bid-cards = leaves you more cards
reason-rival-gets = leaves your rival little
reason-two-bids = keeps two bids open to you
reason-first-in-tie = gives you a good chance in the tie
reason-tie-cards = spends the cards that you need least
reason-tie-natural = keeps the points for a natural habitat within reach
reason-left-for-rival = leaves your rival nothing good

# why not
another-is-asked = Nobody waits for you now.
wrong-step = { $asked ->
    [bid] First bid a card from your hand; animals are chosen afterwards.
    [reveal] First choose one of your two cards as your bid.
    [exchange] First say whether you exchange an animal.
    [remove] First remove animals from the display.
    [refill] First refill your hand.
    [take] First take an animal, or pass.
    [pay] First lay your payment for the tie.
    [tie-break] First lay a card to break the tie.
    [free] First take your free animal.
   *[take-back] First say whether you take your bid card back.
}
one-card-only = A bid is one card, or two for whoever has the eagle.
not-laid = You did not lay { CARD($card) } as a bid.
wrong-number-of-animals = Remove exactly { $count }.
wrong-payment = { $count ->
    [0] There is nothing to pay here.
    [one] Pay exactly one card.
   *[other] Pay exactly { $count } cards.
}
no-such-animal = There is no { CARD($species) } in the display, or not at that place.
card-not-held = You do not hold { CARD($card) }, or not so many.
no-pile-left = There is no card left to draw.
animal-not-there = You have no { CARD($species) } to give.
same-species = Both are of one species: { CARD($species) }. Exchange it for another.
not-in-display = These animals do not all lie in the display.
farther-without-leo = Without Leo, the nearest of several alike is always taken.

# texts that cannot be read
unknown-card = There is no card called “{ $word }”. Give a habitat and a value, such as “forest 3”, “wild 1” or “refill”.
unknown-species = There is no animal called “{ $word }”. There are: { $legal }.
unknown-place = “{ $word }” is not a place in the display. Places are numbered 1 to { $most }.
bad-number-of-animals = “{ $word }” is not a number of animals from 1 to { $most }.
unknown-line = “{ $line }” is not a line of a drawn table.
line-twice = The line “{ $line }” appears twice.
bad-number = “{ $word }” is not a number from { $least } to { $most } for “{ $line }”.
bad-word = “{ $word }” is not possible for “{ $line }”. Possible: { $legal }.
bad-seats = “{ $text }” are not seats from 1 to { $most } for “{ $line }”.
bad-secret = “{ $line }”: only the duel has secret animals, one each.
bad-split = “{ $split }” and “{ $wilds }” are not a split of the cards: four counts that make 14, and four values from 1 to 4.
bad-chance = “{ $text }” is not a state of chance: 64 hexadecimal digits, the blocks made and the words used.
impossible-seats = { $players } players and { $seats } seats are not possible in the edition { $edition }.
leader-twice = The leader of the { $species } is drawn twice.
leader-without-most = Seat { $seat } cannot own the leader of the { $species } without having the most of them.
too-many-cards = There are too many cards in “{ $line }”: at most { $most }.
refill-there = A refill card cannot lie in “{ $line }”.
too-many-animals = { $there } { $species } are drawn, but the game has only { $copies }.
too-many-of-a-card = { $there } of { $card } are drawn, but the game has only { $copies }.
known-but-not-there = The line “{ $line }” knows a { $card } that is not there.
no-talisman-here = Only the edition of 2022 has the talisman.
nothing-to-decide = Nobody has anything to decide at “round: { $turn }”.

# options
no-leo-here = Leo cannot play here ({ $players } players, edition { $edition }): he joins two, three or four players in the edition of 2022.
no-such-form = { $players } players cannot play the edition { $edition } like this. Possible: three to five players (2020 or 2022), two to four with Leo (2022), and two in the duel.
option-edition = which printed form is played
option-leo = whether the virtual player Leo joins
option-removal = how animals are taken out with three seats
option-habitat_split = how many ones, twos, threes and fours each habitat has (an assumption unless you count your own box)
option-wild_values = the values of the four wild cards
option-talisman = who holds the talisman first
option-talisman_order = whether the talisman’s holder comes last or first
option-secret_points = what a secret animal is worth
value-balanced = one of each species, the others at random
value-random = chance decides
value-holder-last = the holder comes last
value-holder-first = the holder comes first
value-each-animal = a point for every such animal you have
value-one-point = one point, whatever you collected

# of a game and its actions, in the server's own sentences
game-help = Wild Cards: “bid forest 3” bids a card, “bid refill” fills your hand up to 7 cards later in the round.
    The highest bid takes an animal first and pays one card fewer than its value: “take peacock paying forest 1, wild 2”.
    If bid and payment are all of the animal’s habitat, that is 2 points; wild cards fit everywhere.
    Forest: peacock, squirrel. Mountains: eagle, ibex. Savannah: lion, meerkat.
    Whoever has the most of a species has its leader. Peacock: 3 points at the end. Squirrel: a refill goes up to 10 cards.
    Eagle: bid two cards (“bid forest 3 + wild 1”), choose later. Ibex: your bid comes back. Lion: first in every tie.
    Meerkat: when you refill, exchange an animal first (“exchange ibex for lion”).
    At the end your largest species counts 2 points a card, the second largest 1, each leader 1, and your tokens.
ending-last-round = the last round is over, and the count decides
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
outcome-tie = Equal points: whoever has more animals is ahead.
remark-no-bonus = without the points for its habitat
remark-bid = { $cost ->
    [0] costs no more cards
    [one] an animal then costs 1 more card
   *[other] an animal then costs { $cost } more cards
}
remark-either = { CARD($card) } { $cost ->
    [0] costs no more cards
    [one] costs 1 more card
   *[other] costs { $cost } more cards
}{ $enough ->
    [yes] { "" }
   *[no] , and you would have too few
}
remark-either-refill = the refill card fills your hand up to { $size } cards
remark-hand-full = your hand is full
remark-shuffled-first = then the discard pile is shuffled for the rest
remark-points = { $change ->
    [more] in all { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
    [fewer] in all { $points ->
        [one] −1 point
       *[other] −{ $points } points
    }
   *[none] no points
}
remark-too-dear = that takes { $cost ->
    [one] 1 more card
   *[other] { $cost } more cards
}, and you would have only { $left }: you could take nothing
remark-refill = { $exchange ->
    [yes] first you may exchange an animal with the meerkat, then you
   *[no] you take no animal, but
} fill your hand up to { $size } cards
remark-natural = +{ $points } points possible: { CARDS($cards, article: "none", list: "unit") }
remark-reveal = { $cost ->
    [0] costs nothing more
    [one] costs 1 more card
   *[other] costs { $cost } more cards
}
leader-name = { $species ->
    [peacock] Peacock leader
    [squirrel] Squirrel leader
    [eagle] Eagle leader
    [ibex] Ibex leader
    [lion] Lion leader
   *[meerkat] Meerkat leader
}
