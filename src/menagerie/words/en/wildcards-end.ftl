# What the server tells in English of a game of Wild Cards that is over: why somebody won, and how it went.

why-points = { $most } { $most ->
    [one] point
   *[other] points
} to { $next }: { $part ->
    [most] the biggest group
    [second-most] the second-biggest group
    [leaders] the leaders
    [tokens] the score tokens
   *[secret] the secret animal
} made the difference, { $own } to { $other }
why-animals = { $points } { $points ->
    [one] point
   *[other] points
} each, but { $you ->
    [yes] you have
   *[no] { $winners } has
} more animals, { $most } to { $next }
why-equal-points = { $points } points and { $animals } animals each
near-points = { $count ->
    [one] So close: you were one point short.
    [2] Close: you were only two points short.
   *[other] Not this time: you were { $count } points short.
}
near-animals = { $count ->
    [one] So close: level on points, but one animal short.
   *[other] So close: level on points, but { $count } animals short.
}
turning-animals = Round { $turn }: { $you ->
    [yes] you take { $cards } and { $was_ahead ->
        [yes] pull away
       *[no] go ahead for good
    }
   *[no] { $seat } takes { $cards } and { $was_ahead ->
        [yes] pulls away
       *[no] goes ahead for good
    }
}, { $most } to { $next }.
turning-round = Round { $turn }: { $you ->
    [yes] you { $was_ahead ->
        [yes] pull away
       *[no] go ahead for good
    }
   *[no] { $seat } { $was_ahead ->
        [yes] pulls away
       *[no] goes ahead for good
    }
}, { $most } to { $next }.
turning-equal = Round { $turn }: { $you ->
    [yes] you go
   *[no] { $seat } goes
} ahead for good, { $most } to { $next }, thanks to more animals.
course-points = Points, round by round
played-turns = { $count ->
    [one] one round
   *[other] { $count } rounds
}
standing = Round { $number }. Score: { $own } against { $others }.
result-totals = Score: { $own } against { $others }.

# where no single part decided
why-points-and = { $most } { $most ->
    [one] point
   *[other] points
} to { $next }: { $part ->
    [most] the biggest group
    [second-most] the second-biggest group
    [leaders] the leaders
    [tokens] the score tokens
   *[secret] the secret animal
} ({ $own } to { $other }) and { $also ->
    [most] the biggest group
    [second-most] the second-biggest group
    [leaders] the leaders
    [tokens] the score tokens
   *[secret] the secret animal
} ({ $also_own } to { $also_other }) made the difference
why-more-points = { $most } { $most ->
    [one] point
   *[other] points
} to { $next }, a little more of everything
