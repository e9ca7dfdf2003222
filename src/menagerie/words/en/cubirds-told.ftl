# What the server and the terminal say in English of CuBirds: what happened, what would, and why not.

# what happened
bird-dealt-to-row = Row { $row } starts with: { $cards }.
duplicate-set-aside = Set aside from row { $row }, which has it already: { $cards }.
pile-formed = The other { $count } cards are shuffled and form the draw pile.
first-player-chosen = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
card-dealt = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $seat } is dealt { $cards }.
}
collection-started = { $you ->
    [yes] Your collection starts with: { $cards }.
   *[no] { $seat }’s collection starts with: { $cards }.
}
extra-bird-given = { $seat } starts with more birds in her collection: { $cards }.
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
row-filled = Row { $row } is filled with: { $cards }.
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
family-shown = { $you ->
    [yes] You show a family: { $cards }.
   *[no] { $seat } shows a family: { $cards }.
}
bird-collected = { $you ->
    [yes] Your collection gets { $cards }.
   *[no] { $seat }’s collection gets { $cards }.
}
family-discarded = Discarded: { $cards }.
family-declined = { $you ->
    [yes] You form no family.
   *[no] { $seat } forms no family.
}
hand-emptied = { $you ->
    [yes] Your hand is empty: the round ends. The others discard their hands, all get eight new cards, and you play again.
   *[no] { $seat }’s hand is empty: the round ends. The others discard their hands, all get eight new cards, and { $seat } plays again.
}
card-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $seat } discards { $cards }.
}
discard-shuffled = The discard pile is shuffled into a new draw pile of { $count } cards.
card-missing = A card is needed, but none is left.
robin-drew = RobinBird draws for row { $row }: { $cards }.
seven-kinds-reached = { $you ->
    [yes] You have
   *[no] { $seat } has
} birds of seven species!
three-and-three-reached = { $you ->
    [yes] You have
   *[no] { $seat } has
} three birds in each of two species!
redeal-impossible = There are not eight cards left for everyone.
supply-exhausted = The cards have run out.
turn-limit-reached = The last turn has been played.

# what happened, where it belongs together: of what follows, after its code, whether it did, and its values
whole-birds-laid = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} { $cards } on the { side } of row { $row }{ $bird-taken ->
    [yes] { $row-filled ->
        [yes] { ", " }
       *[no] { " and " }
    }{ $you ->
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
        [one] fills
       *[other] fill
    } the row on the right
   *[no] { "" }
}
whole-robin-drew = RobinBird draws { $cards }{ $bird-taken ->
    [yes] { ", " }lays it in row { $row } and takes { $bird-taken-cards }
   *[no] { " and " }lays it in row { $row }
}{ row-fills }.
whole-family-shown = { $you ->
    [yes] You form
   *[no] { $seat } forms
} a family of { CARD($species, number: "many") }: { $you ->
    [yes] you keep
   *[no] keeps
} { $bird-collected-count }, { $family-discarded-count } { $family-discarded-count ->
    [one] goes
   *[other] go
} to the discard pile.
whole-hand-emptied = { $you ->
    [yes] Your hand
   *[no] { $seat }’s hand
} is empty: the round ends. The others discard their hands, { $redeal-impossible ->
    [yes] but there are not eight cards left for everyone
   *[no] { $discard-shuffled ->
        [yes] the discard pile is shuffled,{ " " }
       *[no] { "" }
    }all get eight new cards, and { $you ->
        [yes] you play
       *[no] { $seat } plays
    } again
}.

# what an action would do
consequence-bird-taken = takes { $cards }
consequence-row-filled = the row is then filled from the pile
consequence-nothing-enclosed = encloses nothing
remark-may-draw = so you may draw { $count ->
    [one] the last card
   *[other] { $count } cards
}{ $last ->
    [yes] , or end the round: your hand is then empty
   *[no] { "" }
}
remark-family = so you have { $count } { CARD($species, number: "many") }: a { $earns ->
    [one] small family
   *[other] big family
}{ $wins ->
    [yes] , which wins
   *[no] { "" }
}
consequence-card-drawn = draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}
consequence-draw-declined = draws nothing
consequence-family-declined = forms no family and ends your turn
consequence-bird-collected = adds { $count ->
    [one] 1 bird
   *[other] { $count } birds
} to your collection
consequence-family-discarded = discards the other { $count ->
    [one] one
   *[other] { $count }
}
consequence-hand-emptied = empties your hand: all get new cards, and you play again
consequence-discard-shuffled = has the discard pile shuffled
consequence-card-missing = no card is left
consequence-seven-kinds-reached = wins with seven species
consequence-three-and-three-reached = wins with three and three
consequence-redeal-impossible = there are not enough cards for a new deal, so the game ends
consequence-supply-exhausted = the game ends
consequence-turn-limit-reached = the game ends with this turn

# the table, line by line
view-turn = The table in turn { $turn }
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
view-open-hand = { $seat }’s open hand: { CARDS($birds, article: "none", list: "unit") }
view-hand = Your hand:
view-hand-birds = { "  " }{ CARD($species) }: { $held } ({ $reward ->
    [0] family from { $small }, big from { $big }
    [1] enough for a small family; big from { $big }
   *[2] enough for a big family
})
ask-lay = Lay all your birds of one species at an end of a row.
ask-draw = { $held ->
    [0] Your hand is empty. Draw two cards, or end the round: the others discard, all get new cards, and you play again.
   *[other] You enclosed nothing. Draw two cards, or keep your hand as it is?
}
ask-family = Form a family, or pass?

# what may be done
do-lay-birds = Lay your { CARD($species, number: "many") } at the { side } end of row { $row }
do-draw-two = Draw two cards
do-keep = Draw nothing
do-form-family = Form a family of { CARD($species, number: "many") }
do-pass = Form no family

# what speaks for an action, after “that”
reason-wins = wins the game
reason-nearer = brings you nearer to winning
reason-toward-families = prepares your next families
reason-draws = gives you more cards
reason-empties = makes the others lose their cards
reason-leaves-little = leaves the next player little

# why not
another-is-asked = It is { $seat }’s turn.
no-such-row = There is no row { $row }: there are { $rows }.
no-birds-to-lay = You hold no { CARD($species, number: "many") } to lay.
too-few-for-a-family = { $held ->
    [0] You hold no { CARD($species, number: "many") }.
    [one] You hold one { CARD($species) }.
   *[other] You hold { $held } { CARD($species, number: "many") }.
} A family needs { $needed }.
wrong-step = Not now: { $asked ->
    [lay] first lay birds.
    [draw] first say whether you draw two cards or keep your hand.
   *[family] in this turn you can only form a family, or pass.
}

# texts that cannot be read
unknown-species = There is no bird called “{ $word }”. There are: { $legal }.
unknown-side = “{ $word }” is not an end of a row. Say: { $legal }.
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
scattered-row = In row { $row } the birds of a species do not stand together, which never happens.
known-but-not-there = The line “{ $line }” knows more { $species } than there are.
seen-but-not-known = The line “{ $line }” leaves too few cards for the { $species } in that hand.
bad-chance = “{ $text }” is not a state of chance: 64 hexadecimal digits, the blocks made and the words used.
too-many-birds = { $there } { $species } are drawn, but the game has only { $copies }.
bad-turn = “{ $text }” is not a turn: give a seat and lay, draw or family, or over.
ended-but-not-over = By this table the game has ended, but its turn is not “over”.
ended-otherwise = By the collections on this table the game cannot have ended by “{ $ending }”.
nothing-to-decide = Nobody has anything to decide at “turn: { $turn }”.

# options
option-first_player = who plays first
option-exhaustion = what happens when a card is needed and none is left
option-turn_limit = after how many turns the game ends
option-extra_birds = how many birds RobinBird’s collection starts with, more than yours
value-play-on = play on without it
value-end-game = the game ends, and the most birds win
value-random = chance decides
value-none = no limit

# of a game and its actions, in the server's own sentences
game-help = CuBirds: “lay parrot left 2” lays all your parrots at the left end of row 2 and takes the birds up to the next parrot.
    “draw” or “keep” answers whether you draw two cards, “family magpie” shows a family, “pass” shows none.
    Win with seven species, or with three birds in each of two species.
ending-seven-kinds = seven species
ending-three-and-three = three birds in each of two species
ending-no-redeal = not enough cards for a new deal, so the most birds win
ending-exhaustion = the cards ran out, so the most birds win
ending-turn-limit = the turn limit, so the most birds win
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
