# What the server and the terminal say in English of CuBirds: what happened, what would, and why not.

# what happened
bird-dealt-to-row = Row { $row } gets { $cards }.
duplicate-set-aside = Set aside, since row { $row } already has one: { $cards }.
pile-formed = The remaining { $count } cards are shuffled and form the draw pile.
first-player-chosen = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
card-dealt = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $seat } is dealt { $cards }.
}
collection-started = { $you ->
    [yes] Your collection starts with { $cards }.
   *[no] { $seat }’s collection starts with { $cards }.
}
extra-bird-given = { $seat } gets a head start: { $cards }.
turn-began = Turn { $turn }: { $you ->
    [yes] yours.
   *[no] { $seat }.
}
birds-laid = { $you ->
    [yes] You lay { $cards }
   *[no] { $seat } lays { $cards }
} at the { side } end of row { $row }.
bird-taken = { $you ->
    [yes] You take { $cards }.
   *[no] { $seat } takes { $cards }.
}
row-filled = Row { $row } is filled with { $cards }.
nothing-enclosed = { $you ->
    [yes] You enclose nothing.
   *[no] { $seat } encloses nothing.
}
card-drawn = { $you ->
    [yes] You draw { $cards }.
   *[no] { $seat } draws { $cards }.
}
draw-declined = { $you ->
    [yes] You draw nothing.
   *[no] { $seat } draws nothing.
}
flock-shown = { $you ->
    [yes] You show a flock: { $cards }.
   *[no] { $seat } shows a flock: { $cards }.
}
bird-collected = { $you ->
    [yes] You add { $cards } to your collection.
   *[no] { $seat } adds { $cards } to the collection.
}
flock-discarded = Discarded: { $cards }.
flock-declined = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
hand-emptied = { $you ->
    [yes] Your hand is empty: the round ends. All other hands are discarded, everyone gets eight new cards, and you take another turn.
   *[no] { $seat }’s hand is empty: the round ends. All other hands are discarded, everyone gets eight new cards, and { $seat } takes another turn.
}
card-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $seat } discards { $cards }.
}
discard-shuffled = The discard pile is shuffled into a new draw pile of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
card-missing = A card is needed, but there are none left.
robin-drew = RobinBird draws for row { $row }: { $cards }.
seven-kinds-reached = { $you ->
    [yes] You have
   *[no] { $seat } has
} birds of seven species!
three-and-three-reached = { $you ->
    [yes] You have
   *[no] { $seat } has
} three birds in each of two species!
redeal-impossible = There aren’t eight cards left for everyone.
supply-exhausted = The cards have run out.
turn-limit-reached = The last turn has been played.

# what happened, where it belongs together: of what follows, after its code, whether it did, and its values
whole-birds-laid = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} { $cards } at the { side } end of row { $row }{ $bird-taken ->
    [yes] { " and " }{ $you ->
        [yes] take
       *[no] takes
    } { $bird-taken-cards }
   *[no] { $nothing-enclosed ->
        [yes] { " and " }{ $you ->
            [yes] take
           *[no] takes
        } nothing
       *[no] { "" }
    }
}{ row-fills }.
row-fills = { $row-filled ->
    [yes] { "; " }{ $row-filled-cards } { $row-filled-count ->
        [one] is
       *[other] are
    } added on the right
   *[no] { "" }
}
whole-robin-drew = RobinBird draws { $cards }{ $bird-taken ->
    [yes] { ", " }
   *[no] { " and " }
}lays it at the { $birds-laid-side ->
    [left] left
   *[right] right
} end of row { $row }{ $bird-taken ->
    [yes] { " " }and takes { $bird-taken-cards }
   *[no] { "" }
}{ row-fills }.
whole-flock-shown = { $you ->
    [yes] You complete a flock of { CARD($species, number: "many") }, keep
   *[no] { $seat } completes a flock of { CARD($species, number: "many") }, keeps
} { $bird-collected-count } and { $you ->
    [yes] discard
   *[no] discards
} { $flock-discarded-count }.
whole-hand-emptied = { $you ->
    [yes] Your hand
   *[no] { $seat }’s hand
} is empty: the round ends. All other hands are discarded, { $redeal-impossible ->
    [yes] but there aren’t eight cards left for everyone
   *[no] { $discard-shuffled ->
        [yes] the discard pile is shuffled,{ " " }
       *[no] { "" }
    }everyone gets eight new cards, and { $you ->
        [yes] you take
       *[no] { $seat } takes
    } another turn
}.

# what an action would do
consequence-bird-taken = takes { $cards }
consequence-row-filled = then the row is filled from the pile
consequence-nothing-enclosed = encloses nothing
remark-may-draw = you may draw { $count ->
    [one] the last card
   *[other] { $count } cards
}{ $last ->
    [yes] { " " }or end the round with an empty hand
   *[no] { "" }
}
remark-flock = you then have { $count } { CARD($species, number: "many") }: a { $earns ->
    [one] small flock
   *[other] big flock
}{ $wins ->
    [yes] { " " }and the win
   *[no] { "" }
}
remark-no-nearer = gets you no closer to either goal
consequence-card-drawn = draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}
consequence-draw-declined = draws nothing
consequence-flock-declined = ends your turn without a flock
consequence-bird-collected = adds { $count ->
    [one] 1 bird
   *[other] { $count } birds
} to your collection
consequence-flock-discarded = discards the rest
consequence-hand-emptied = empties your hand: everyone gets new cards, and you take another turn
consequence-discard-shuffled = the discard pile is shuffled
consequence-card-missing = there are no cards left
consequence-seven-kinds-reached = wins with seven species
consequence-three-and-three-reached = wins with three birds in each of two species
consequence-redeal-impossible = there aren’t enough cards for a new deal, so the game ends
consequence-supply-exhausted = the game ends
consequence-turn-limit-reached = the game ends with this turn

# the table, line by line
view-turn = The table on turn { $turn }
view-row = Row { $row }: { CARDS($birds, article: "none", list: "unit") }
view-piles = Draw pile: { $pile } { $pile ->
    [one] card
   *[other] cards
}. Discard pile: { $discard } { $discard ->
    [one] card
   *[other] cards
}.
view-player = { $you ->
    [yes] You
   *[no] { $seat }
}: { $cards } { $cards ->
    [one] card
   *[other] cards
} in hand. Collection: { CARDS($collection, article: "none", list: "unit") }
view-known = { $seat } is known to hold: { CARDS($birds, article: "none", list: "unit") }
view-open-hand = { $seat }’s hand, face up: { CARDS($birds, article: "none", list: "unit") }
view-hand = Your hand:
view-hand-birds = { "  " }{ CARD($species) }: { $held } ({ $reward ->
    [0] small flock at { $small }, big at { $big }
    [1] enough for a small flock; big at { $big }
   *[2] enough for a big flock
})
ask-lay = Lay all your birds of one species at one end of a row.
ask-draw = { $held ->
    [0] Draw two cards, or end the round: new hands, and another turn for you.
   *[other] You enclosed nothing. Draw two cards, or keep your hand as it is?
}
ask-flock = Complete a flock, or pass?

# what may be done
do-lay-birds = Lay your { $count ->
    [one] { CARD($species) }
   *[other] { CARD($species, number: "many") }
} at the { side } end of row { $row }
do-draw-two = Draw two cards
do-keep = Draw nothing
do-complete-flock = Complete a flock of { CARD($species, number: "many") }
do-pass = No flock

# what speaks for an action, after “that”
reason-at-most = leaves at most { $count } { $count ->
    [one] bird
   *[other] birds
} to be taken at once instead of { $other }
reason-rarer = lays { $count ->
    [one] it
   *[other] them
} in front of { CARD($species, article: "indefinite") } (rarer now than { CARD($other, number: "many") })
reason-wins = wins the game with { $goal ->
    [seven] seven species
   *[three] three birds in each of two species
}
reason-winning-flock = { $came ->
    [yes] brings
   *[no] keeps
} { CARD($species, $count) } together, and their flock wins the game
reason-takes = takes { $birds }{ $flock ->
    [none] { $missing ->
        [0] { "" }
        [one] { " " }(one more { CARD($species) } makes a flock)
       *[other] { " " }({ $missing } more { CARD($species, number: "many") } make a flock)
    }
    [small] { " " }({ $all ->
        [yes] a small flock
       *[no] { $count } { CARD($species, number: "many") } are a small flock
    }{ $brings ->
        [new] { " " }of a new species
        [third] { " " }for three in the collection
       *[none] { "" }
    }{ $missing ->
        [one] ,{ " " }one short of a big one
       *[other] { "" }
    })
   *[big] { " " }({ $all ->
        [yes] a big flock
       *[no] { $count } { CARD($species, number: "many") } are a big flock
    }{ $brings ->
        [new] { " " }of a new species
        [third] { " " }for three in the collection
       *[none] { "" }
    })
}
reason-may-draw = allows drawing { $count ->
    [one] a card
   *[other] { $count } cards
}
reason-last-cards = empties the hand (ending the round then costs the others { $count } { $count ->
    [one] card
   *[other] cards
})
reason-keeps = keeps { CARD($species, $count, article: "indefinite") }{ $missing ->
    [0] { $flock ->
        [none] { "" }
        [small] { " " }(a small flock)
       *[big] { " " }(a big flock)
    }
    [one] { " " }(one short of a { $flock ->
        [none] flock
       *[small] big flock
    })
   *[other] { " " }({ $missing } short of a { $flock ->
        [none] flock
       *[small] big flock
    })
}
reason-sheds = gives up only { CARD($species, $count, article: "indefinite") } ({ $missing ->
    [one] one
   *[other] { $missing }
} short of a flock)
reason-known-reach = doesn’t lay { CARD($species, $count, article: "indefinite") } in front of { CARD($behind, article: "indefinite") } ({ $you ->
    [yes] you are
   *[no] { $seat } is
} known to hold { CARD($behind, number: "many") })
reason-reach = doesn’t put { CARD($species, $count, article: "indefinite") } within reach of { $you ->
    [yes] you
   *[no] { $seat }
}
reason-not-left = doesn’t leave { $you ->
    [yes] you
   *[no] { $seat }
} { $birds } in row { $row }
reason-next-turn = lets { CARD($species, number: "many") } take { $birds } from row { $row } next turn
reason-fills = leaves a single species in row { $row } (so new birds come there)
reason-no-fill = brings the next player no new birds in row { $row }
reason-hand-left = leaves { $count } { $count ->
    [one] card
   *[other] cards
} in hand
reason-may-bring = may bring the { $missing ->
    [one] { CARD($species) }
   *[other] { $missing } { CARD($species, number: "many") }
} needed for a { $flock ->
    [none] flock
   *[small] big flock
}
reason-no-new-hands = leaves the others with { $count } { $count ->
    [one] card
   *[other] cards
} in all (a new round would give each of them { $new })
reason-hand-grows = { $count ->
    [0] brings { $after } { $after ->
        [one] card
       *[other] cards
    } to an empty hand
   *[other] grows the hand from { $count } to { $after } cards
}
reason-ends-game = ends the game while nobody has more birds
reason-empties = empties the hand (the others lose { $count } { $count ->
    [one] card
   *[other] cards
}, and all get new ones)
reason-flock-empties = keeps just { CARD($species, $count) } (their flock empties the hand and costs the others { $others } { $others ->
    [one] card
   *[other] cards
})
reason-small-hand = keeps an empty hand within reach, with just { $count } { $count ->
    [one] card
   *[other] cards
} left
reason-new-species = adds the first { CARD($species) } ({ $count ->
    [one] one species
   *[other] { $count } species
} now, { $missing } short of seven)
reason-more-birds = makes it { $count } { CARD($species, number: "many") } in the collection
reason-no-goal = saves the { CARD($species, number: "many") } (their flock would bring neither goal closer)

# why not
another-is-asked = It’s { $seat }’s turn.
no-such-row = There is no row { $row }: there are only { $rows }.
no-birds-to-lay = You have no { CARD($species, number: "many") } to lay.
too-few-for-a-flock = { $held ->
    [0] You have no { CARD($species, number: "many") }.
    [one] You have one { CARD($species) }.
   *[other] You have { $held } { CARD($species, number: "many") }.
} A flock needs { $needed }.
wrong-step = Not now: { $asked ->
    [lay] lay birds first.
    [draw] first decide whether to draw two cards or keep your hand.
   *[flock] you can only complete a flock or pass.
}

# texts that cannot be read
unknown-species = There is no bird called “{ $word }”. The birds are: { $legal }.
unknown-side = “{ $word }” is not an end of a row. The ends are: { $legal }.
unknown-row = “{ $word }” is not a row. Rows are numbered 1 to { $most }.
unknown-seat = “{ $word }” is not a seat. Seats are numbered 1 to { $most }.
bad-number-of-birds = “{ $word }” is not a number of birds from 1 to { $most }.
unknown-line = “{ $line }” is not a line of a drawn table.
line-twice = The line “{ $line }” appears twice.
bad-players = “{ $word }” is not a number of players from 1 to { $most }.
bad-extra-birds = “{ $word }” is not a number of extra birds from 1 to { $most }.
seat-without-player = Seat { $seat } is drawn, but there are only { $players } players.
bad-word = “{ $word }” is not possible for “{ $line }”. Possible: { $legal }.
bad-whole-number = “{ $word }” is not a whole number for “{ $line }”.
scattered-row = In row { $row } the birds of a species are not next to each other, which never happens.
known-but-not-there = The line “{ $line }” lists more { $species } than there are.
seen-but-not-known = The line “{ $line }” leaves too few cards for the { $species } in that hand.
bad-chance = “{ $text }” is not a state of chance: that takes 64 hexadecimal digits, the number of blocks made and the number of words used.
too-many-birds = { $there } { $species } are drawn, but the game has only { $copies }.
bad-turn = “{ $text }” is not a turn: give a seat and “lay”, “draw” or “flock”, or else “over”.
ended-but-not-over = According to this table the game has ended, but its turn is not “over”.
ended-otherwise = According to the collections on this table the game cannot have ended by “{ $ending }”.
nothing-to-decide = Nobody has anything to decide at “turn: { $turn }”.

# options
option-first_player = who plays first
option-exhaustion = what happens when a card is needed and none is left
option-turn_limit = after how many turns the game ends
option-extra_birds = how many extra birds RobinBird starts with
value-play-on = play on without it
value-end-game = the game ends, and whoever has the most birds wins
value-random = at random
value-none = no limit

# of a game and its actions, in the server's own sentences
game-help = CuBirds: “lay parrot left 2” lays all your parrots at the left end of row 2 and takes the birds up to the next parrot.
    “draw” or “keep” answers whether you draw two cards, “flock magpie” completes a flock of magpies, “pass” completes none.
    The birds: flamingo, owl, toucan, duck, parrot, magpie, warbler, robin.
    Win with seven species, or with three birds in each of two species.
ending-seven-kinds = seven species
ending-three-and-three = three birds in each of two species
ending-no-redeal = the most birds when there were too few cards for a new deal
ending-exhaustion = the most birds when the cards ran out
ending-turn-limit = the most birds after the last turn
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
    [one] bird
   *[other] birds
} in the collection.

# when a choice was made, in a review
coach-when = turn { $turn }
