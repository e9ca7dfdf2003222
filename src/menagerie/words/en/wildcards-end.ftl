# What the server tells in English of a game of Wild Cards that is over: why somebody won, and how it went.

why-points = { $most } { $most ->
    [one] point
   *[other] points
} to { $next }: { $part ->
    [most] the largest species
    [second-most] the second largest species
    [leaders] the leaders
    [tokens] the habitat tokens
   *[secret] the secret animal
} made the difference, { $own } to { $other }
why-animals = { $points } to { $points }: { $you ->
    [yes] you have
   *[no] { $winners } has
} more animals, { $most } to { $next }
why-equal-points = { $points } points and { $animals } animals each
near-points = { $count ->
    [one] So close: one point was missing.
    [2] Close: only two points were missing.
   *[other] A game well played: { $count } points were missing.
}
near-animals = { $count ->
    [one] So close: as many points, and one animal was missing.
   *[other] So close: as many points, and { $count } animals were missing.
}
turning-animals = Round { $turn }: { $you ->
    [yes] you take { $cards } and go
   *[no] { $seat } takes { $cards } and goes
} ahead for good, { $most } to { $next }.
turning-round = Round { $turn }: { $you ->
    [yes] you go
   *[no] { $seat } goes
} ahead for good, { $most } to { $next }.
turning-equal = Round { $turn }: { $you ->
    [yes] you are
   *[no] { $seat } is
} ahead for good, { $most } to { $next } with more animals.
course-points = Points, round by round
played-turns = { $count ->
    [one] one round
   *[other] { $count } rounds
}
