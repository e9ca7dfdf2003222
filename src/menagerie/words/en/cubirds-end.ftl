# What the server tells in English of a game of CuBirds that is over: why somebody won, and how it went.

why-seven-kinds = { $count ->
    [7] Seven species
   *[other] { $count } species
}, on turn { $turns }
why-three-and-three = Three birds in each of two species, on turn { $turns }: { $cards }
why-both-goals = Seven species, and three birds in each of two species, on turn { $turns }
why-most-birds = { $most } { $most ->
    [one] bird
   *[other] birds
} to { $next } { $ending ->
    [turn-limit] after the last turn
    [no-redeal] when there were too few cards for a new deal
   *[other] when the cards ran out
}
why-equal-birds = { $most } { $most ->
    [one] bird
   *[other] birds
} each { $ending ->
    [turn-limit] after the last turn
    [no-redeal] when there were too few cards for a new deal
   *[other] when the cards ran out
}
near-kinds = { $count ->
    [one] So close: you were one species short.
    [2] Close: you were only two species short.
   *[other] Not this time: you were { $count } species short.
}
near-threes = { $count ->
    [one] So close: you were one bird short of three in each of two species.
    [2] Close: you were only two birds short of three in each of two species.
   *[other] Not this time: you were { $count } birds short of three in each of two species.
}
near-birds = { $count ->
    [one] So close: one more bird, and you’d have shared the win.
   *[other] Not this time: { $count } more birds, and you’d have shared the win.
}
turning-flock = Turn { $turn }: { $you ->
    [yes] you show
   *[no] { $seat } shows
} { $cards } and { $you ->
    [yes] keep
   *[no] keeps
} { $kept }. From then on nobody overtakes { $you ->
    [yes] you
   *[no] { $seat }
}.
turning-last-flock = The last move, on turn { $turn }: { $you ->
    [yes] you show
   *[no] { $seat } shows
} { $cards }, and { $kept ->
    [one] one more bird is enough.
   *[other] { $kept } more birds are enough.
}
standing = Turn { $number }. You still need { $own ->
    [one] one bird
   *[other] { $own } birds
}{ $many ->
    [0] .
    [one] ; the other player needs { $others }.
   *[other] ; the others need { $others }.
}
course-missing = Birds still needed to win, turn by turn
course-birds = Birds collected, turn by turn
played-turns = { $count ->
    [one] one turn
   *[other] { $count } turns in all
}
