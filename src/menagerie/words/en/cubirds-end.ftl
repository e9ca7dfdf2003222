# What the server tells in English of a game of CuBirds that is over: why somebody won, and how it went.

why-seven-kinds = { $count ->
    [7] Seven species
   *[other] { $count } species
}, in turn { $turns }
why-three-and-three = Three birds in each of two species, in turn { $turns }: { $cards }
why-both-goals = Seven species, and three birds in each of two species, in turn { $turns }
why-most-birds = { $most } { $most ->
    [one] bird
   *[other] birds
} to { $next }: { $ending ->
    [turn-limit] the turns were over, and the most birds win
    [no-redeal] too few cards for a new deal, so the most birds win
   *[other] the cards ran out, so the most birds win
}
why-equal-birds = { $most } { $most ->
    [one] bird
   *[other] birds
} each: { $ending ->
    [turn-limit] the turns were over, and the most birds win
    [no-redeal] too few cards for a new deal, so the most birds win
   *[other] the cards ran out, so the most birds win
}
near-kinds = { $count ->
    [one] So close: you were one species short.
    [2] Close: you were only two species short.
   *[other] A game well played: you were { $count } species short.
}
near-threes = { $count ->
    [one] So close: you were one bird short of three and three.
    [2] Close: you were only two birds short of three and three.
   *[other] A game well played: you were { $count } birds short of three and three.
}
near-birds = { $count ->
    [one] So close: one bird more would have shared the win.
   *[other] A game well played: { $count } birds more would have shared the win.
}
turning-family = Turn { $turn }: { $you ->
    [yes] you show
   *[no] { $seat } shows
} { $cards } and { $you ->
    [yes] keep
   *[no] keeps
} { $kept }. From then on nobody overtakes { $you ->
    [yes] you
   *[no] { $seat }
}.
turning-last-family = The last move, in turn { $turn }: { $you ->
    [yes] you show
   *[no] { $seat } shows
} { $cards }, and { $kept ->
    [one] one more bird is enough.
   *[other] { $kept } more birds are enough.
}
course-missing = Birds still missing for a goal, turn by turn
course-birds = Birds collected, turn by turn
played-turns = { $count ->
    [one] one turn
   *[other] { $count } turns in all
}
