# CuBirds in English.

game-ended = The game is over.
birds-name = { CARD($species) }
birds-plural = { CARD($species, number: "many") }
some-cards = { CARD($card, $count) }
told-cards = { CARD($card, $count, article: "indefinite") }

side = { $side ->
    [left] left
   *[right] right
}

# how it ended

# the table in the browser
birds-table-players = The other players
birds-table-rows = The four rows
birds-table-row = Row { $row }: { $birds }
birds-table-copies = of { $count }
birds-table-collection-label = Collection: { $name }
birds-table-collection-empty = No birds in the collection yet
birds-table-kinds = { $count } of { $goal } species.
birds-table-threes = Towards { $birds } birds in each of { $needed } species: { $count } of { $goal } birds.
birds-table-leads = Nobody is closer to winning.
birds-table-nearer = This is the shorter way.
birds-table-stands = { $name }: { $kinds } { $threes }
birds-flock-of = { $birds ->
    [one] a flock
   *[other] a big flock
} of { $names }
birds-flock-right = the right flock
birds-table-danger-many = { $names } could each win with one more flock.
birds-table-wins-with = { $name } would win with { $flocks }.
birds-table-you-win-with = You would win with { $flocks }.
birds-table-may-draw = { $count ->
    [one] +1 card
   *[other] +{ $count } cards
}
birds-table-danger-short = { $name } has only { $count ->
    [one] 1 card
   *[other] { $count } cards
} left: a new deal would cost you your { $own ->
    [one] card.
   *[other] { $own } cards.
}
birds-table-kinds-short = species
birds-end-short = { $kinds } species{ $threes ->
    [0] {""}
    [one] {" "}· at least 3 birds of one species
   *[other] {" "}· at least 3 birds in each of { $threes }
}
birds-end-birds = { $count ->
    [one] one bird
   *[other] { $count } birds
}
birds-table-threes-short = for { $birds } + { $birds }
birds-table-hand-size = { $count ->
    [0] No cards in hand
    [one] One card in hand
   *[other] { $count } cards in hand
}
birds-table-tells-hand = { $count ->
    [0] No cards in hand.
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
}
birds-table-tells-short = { $count ->
    [one] Red: only 1 card left.
   *[other] Red: only { $count } cards left.
} Whoever has none may end the round: the others lose their cards.
birds-table-close-short = 1 flock to go
birds-table-won = Winner
birds-table-open-hand = Hand, face up: { $birds }
birds-table-open-hand-short = hand
birds-table-known = Known to be in this hand: { $birds }
birds-table-known-short = holds
birds-table-more = More about { $name }{ $leads ->
    [yes] {" "}(star: in the lead)
   *[no] { "" }
}
birds-table-more-yours = More about your birds
birds-table-place = The { side } end of row { $row }
birds-table-place-would = { $label }: { $would }
birds-table-takes = takes { $count }
birds-table-takes-nothing = takes nothing
birds-table-fills = row fills
birds-table-tells-place = The { side } end of row { $row }: birds are laid here. Choose some in your hand first.
birds-table-tells-fills = A card back: the row is filled from the pile until it has two species.
birds-table-pile = draw
birds-table-discard = discard
birds-table-pile-size = { $pile ->
    [discard] Discard pile
   *[pile] Draw pile
}, { $count ->
    [one] one card
   *[other] { $count } cards
}
birds-table-guide = All the birds
birds-table-guide-text = A small flock adds one bird to your collection, a big one adds two. You show all your birds of the species and discard the rest.
birds-table-goals = Win with { $kinds } species in your collection, or with { $birds } birds in each of { $species } species.
birds-table-column-bird = bird
birds-table-column-small = small flock
birds-table-column-big = big flock
birds-table-column-copies = in the game
birds-table-column-discard = seen discarded
birds-table-column-collection = in the collection
birds-table-column-known = seen in hand
birds-table-column-hand = in hand
birds-table-your-collection = Your collection
birds-table-your-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
birds-table-hand-card = { CARD($species) }, { $count } in hand, flock of { $small } or { $big }, { $copies } in the game, species { $place } of { $stacks }
birds-table-hand-card-flock = { $name }. Enough for a flock: { $would }
birds-table-hand-card-state = { $name }. { $may ->
    [yes] Can be chosen
    [chosen] Chosen
   *[no] Can’t be chosen right now
}
birds-table-dealt-anew = { $you ->
    [yes] Your hand was empty: new cards for everyone, and another turn for you.
   *[no] { $name }’s hand was empty: new cards for everyone, and another turn for { $name }.
}
birds-table-new-hand = Your hand: { $birds }.
birds-table-hand-empty = Your hand is empty.
birds-table-earns = { $first ->
    [yes] +{ $count }, new
   *[no] +{ $count }
}
birds-table-new-species = A new species for your collection.
birds-table-wins = wins!
birds-table-your-turn = Your turn.
birds-table-choose-end = Choose one end of a row.
birds-table-choose-birds = Choose a bird from your hand: all birds of that species go together.
birds-table-missed = No row there: let go over one end of a row.
birds-table-choose-place = Now choose one end of a row for your { $count ->
    [one] { CARD($species) }
   *[other] { $count } { CARD($species, number: "many") }
}.
birds-table-end = Row { $row }, { side }
birds-table-end-would = Row { $row }, { side }: { $would }.
birds-table-takes-many = takes { $count ->
    [one] 1 bird
   *[other] { $count } birds
}{ $flocks ->
    [0] { "" }
    [one] , enough for a flock
   *[other] , enough for { $flocks } flocks
}{ $wins ->
    [yes] , which wins
   *[no] { "" }
}
birds-table-more-ends = { $count ->
    [one] You’d also take birds at one more end.
   *[other] You’d also take birds at { $count } more ends.
}
birds-table-nowhere = You’d take no birds at any end.
birds-table-nowhere-last = You’d take no birds at any end, but your hand would be empty: you could end the round.
birds-table-choose-flock = Choose a golden bird to see what it earns.
birds-table-no-flock = You don’t have enough birds of any species for a flock.
birds-table-would = { $label }: { $would }.
birds-table-would-alone = It { $would }.
birds-table-flock-wins = It wins the game with { $goal ->
    [kinds] seven species
   *[threes] three birds in each of two species
}.
birds-table-form = Complete this flock
birds-table-end-round = End the round
birds-table-moment = One moment …
birds-table-wait = Waiting for { $name }.
birds-table-wait-away = Waiting for { $name }, who is away.
birds-table-bot-thinks = { $name } is thinking.
birds-table-virtual-plays = { $name } is playing.
birds-closer-title = { CARD($species, number: "title") }
birds-closer-small = { CARD($species, number: "many") } make a small flock: one of them joins your collection.
birds-closer-big = { CARD($species, number: "many") } make a big flock: two of them join your collection.
birds-closer-copies = { CARD($species, number: "many") } are in the game.
birds-closer-yours = You have { $hand } in your hand and { $collection } in your collection.
birds-closer-missing = { $small ->
    [0] { $big ->
        [0] That’s enough for a big flock.
       *[other] That’s enough for a small flock; { $big } more for a big one.
    }
   *[other] { $small } more for a small flock, { $big } more for a big one.
}

# tips, for who plays for the first time
birds-tip-goal = Your goal: birds of { $kinds } species, or { $birds } birds in each of two species. Whoever gets there first wins.
birds-tip-lay = Choose a species. All your birds of it go to one end of a row.
birds-tip-preview = Each end shows what you’d take: all birds between yours and the next of the same species. If there are none, you may draw 2 cards.
birds-tip-nothing = You enclosed no birds, so you may draw cards instead. Enough cards of one species make a flock.
birds-tip-flock = A flock! Show your { CARD($species, $held) }, and { $earns ->
    [one] one of them joins
   *[other] { $earns } of them join
} your collection, where you have { $count } of { $goal } species. The rest are discarded.{ $more ->
    [0] { "" }
   *[other] { " " }With { $more } more you could keep two.
}
birds-tip-numbers = The two numbers on a card are the birds you need: a small flock lets you keep one bird for good, a big one two.
birds-tip-lead = The star shows who is in the lead: nobody is closer to winning. The shorter of the two ways to win is underlined.
birds-tip-empty = Running out of cards ends the round, and it pays: everyone else loses their cards, everyone gets 8 new ones, and you take another turn.
birds-tip-short = { $name } has few cards left. Running out of cards ends the round: everyone else loses theirs, everyone gets 8 new ones, and that player takes another turn.
birds-tip-last = Nearly there: you’d win with { $flocks }.
birds-tip-robin = RobinBird adds a card from the pile to each row and takes what it encloses. Her hand is face up, and she completes every flock she can.

# in the pictures of How to play
birds-excerpt-row = Row { $row }
birds-lesson-taken = into your hand
birds-lesson-shown = shown
birds-lesson-kept = kept for good
birds-lesson-gone = gone
birds-lesson-drawn = { $count } cards drawn
birds-lesson-empty = no cards left
birds-lesson-lost = { $count } cards lost
birds-lesson-dealt = { $count } new cards
