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
birds-table-threes = For { $birds } birds in each of { $needed } species: { $count } of { $goal } birds.
birds-table-leads = Nobody is nearer to winning.
birds-table-nearer = This is the shorter way.
birds-table-stands = { $name }: { $kinds } { $threes }
birds-family-of = { $birds ->
    [one] a family
   *[other] a big family
} of { $names }
birds-family-any = one more family
birds-table-danger-many = { $names } could win with one family.
birds-table-wins-with = { $name } would win with { $families }.
birds-table-you-win-with = You would win with { $families }.
birds-table-may-draw = { $count ->
    [one] +1 card
   *[other] +{ $count } cards
}
birds-table-danger-short = { $name } has { $count ->
    [one] 1 card
   *[other] { $count } cards
}: a new deal may come, and your { $own ->
    [one] card
   *[other] { $own } cards
} would go.
birds-table-kinds-short = species
birds-end-short = { $kinds } species{ $threes ->
    [0] {""}
    [one] {" "}· 3 birds of one
   *[other] {" "}· 3 birds of { $threes }
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
birds-table-close-short = 1 family to go
birds-table-won = Winner
birds-table-open-hand = Open hand: { $birds }
birds-table-open-hand-short = hand
birds-table-known = Known to be in this hand: { $birds }
birds-table-known-short = holds
birds-table-more = More about { $name }
birds-table-more-yours = More about your birds
birds-table-place = The { side } end of row { $row }
birds-table-place-would = { $label }: { $would }
birds-table-takes = takes { $count }
birds-table-takes-nothing = takes nothing
birds-table-fills = row fills
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
birds-table-guide-text = A small family adds one bird to your collection, a big one adds two. You show all your birds of the species, and the others are discarded.
birds-table-goals = Win with { $kinds } species in your collection, or with { $birds } birds in each of { $species } species.
birds-table-column-bird = bird
birds-table-column-small = small family
birds-table-column-big = big family
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
birds-table-hand-card = { CARD($species) }, { $count } in hand, family of { $small } or { $big }, { $copies } in the game, { $place } of { $stacks }
birds-table-hand-card-family = { $name }. Enough for a family: { $would }
birds-table-hand-card-state = { $name }. { $may ->
    [yes] Can be chosen
    [chosen] Chosen
   *[no] Cannot be chosen now
}
birds-table-dealt-anew = { $you ->
    [yes] Your hand was empty: all hands are new, and you play again.
   *[no] { $name }’s hand was empty: all hands are new, and { $name } played again.
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
birds-table-choose-end = Choose an end of a row.
birds-table-choose-birds = Choose a bird in your hand: all birds of its species go together.
birds-table-choose-place = Now choose an end of a row for your { $count ->
    [one] { CARD($species) }
   *[other] { $count } { CARD($species, number: "many") }
}.
birds-table-end-would = Row { $row }, { side }: { $would }.
birds-table-takes-many = takes { $count ->
    [one] 1 bird
   *[other] { $count } birds
}{ $families ->
    [0] { "" }
    [one] , enough for a family
   *[other] , enough for { $families } families
}
birds-table-more-ends = And { $count ->
    [one] one more end takes birds.
   *[other] { $count } more ends take birds.
}
birds-table-nowhere = { $count ->
    [one] It encloses
   *[other] They enclose
} nothing anywhere.
birds-table-choose-family = Choose a bird in gold to see what it earns.
birds-table-no-family = You do not hold enough birds of any species for a family.
birds-table-lay = Lay your { $count ->
    [one] { CARD($species) }
   *[other] { CARD($species, number: "many") }
} at the { side } end of row { $row }
birds-table-would = { $label }: { $would }.
birds-table-would-alone = It { $would }.
birds-table-form = Form this family
birds-table-end-round = End the round
birds-table-moment = One moment …
birds-table-wait = Waiting for { $name }.
birds-table-wait-away = Waiting for { $name }, who is away.
birds-table-bot-thinks = { $name } is thinking.
birds-table-virtual-plays = { $name } plays.
birds-closer-title = { CARD($species, number: "title") }
birds-closer-small = { CARD($species, number: "many") } make a small family: one of them joins your collection.
birds-closer-big = { CARD($species, number: "many") } make a big family: two of them join your collection.
birds-closer-copies = { CARD($species, number: "many") } are in the game.
birds-closer-yours = You have { $hand } in your hand and { $collection } in your collection.
birds-closer-missing = { $small ->
    [0] { $big ->
        [0] That is enough for a big family.
       *[other] That is enough for a small family; { $big } more for a big one.
    }
   *[other] { $small } more for a small family, { $big } more for a big one.
}

# tips, for who plays for the first time
birds-tip-goal = Your goal: birds of { $kinds } species, or { $birds } birds in each of two species. Whoever gets there first wins.
birds-tip-lay = Choose a species in your hand. All your birds of it are laid together, at one end of a row.
birds-tip-preview = Each end shows what you would take: all birds between yours and the next ones of their kind. If there are none, you may draw 2 cards.
birds-tip-nothing = You enclosed no bird, so you may draw cards instead. More cards of a species make a family.
birds-tip-family = A family! Show all { CARD($species, $held) }, and { $earns ->
    [one] one of them joins
   *[other] { $earns } of them join
} your collection, where you have { $count } of { $goal } species. The others are discarded.{ $more ->
    [0] { "" }
   *[other] { " " }With { $more } more, two would stay.
}
birds-tip-numbers = The two numbers on a card: that many of its birds make a small family, which keeps one bird for good, or a big one, which keeps two.
birds-tip-lead = Whoever has a star leads: nobody is nearer to winning. The shorter of their two ways to win is underlined.
birds-tip-empty = Whoever has no cards left ends the round, and gains by it: all the others lose their cards, everybody gets 8 new ones, and that player plays again.
birds-tip-short = { $name } has few cards left. Whoever has none ends the round: all the others lose their cards, everybody gets 8 new ones, and that player plays again.
birds-tip-last = So close: you would win with { $families }.
birds-tip-robin = RobinBird lays a card from the pile at each row and takes what it encloses. Her hand lies open, and she forms every family she can.

# in the pictures of How to play
birds-lesson-taken = to your hand
birds-lesson-shown = shown
birds-lesson-kept = kept for good
birds-lesson-gone = gone
birds-lesson-drawn = { $count } cards drawn
birds-lesson-empty = no cards left
birds-lesson-lost = { $count } cards lost
birds-lesson-dealt = { $count } new cards
