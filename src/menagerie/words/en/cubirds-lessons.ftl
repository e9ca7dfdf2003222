# How to play CuBirds in English: a sentence for each picture. The numbers are those of what happens in it.

lesson-goal = You win with 7 species in your collection, or with 3 birds in each of 2 species.
lesson-lay = Lay all { $birds-laid } parrots at one end of a row: the { $bird-taken } birds between the parrots go into your hand.
lesson-draw = If there’s nothing in between, you take nothing. But you may draw { $card-drawn } cards.
lesson-flock = { $flock-shown } robins are a flock: you keep { $bird-collected } for good, and the rest are gone. With { $or-flock-shown } you keep { $or-bird-collected }.
lesson-robin = RobinBird draws { $robin-drew } cards, one for each row, lays each where it takes more birds, and completes every flock she can.
lesson-empty = No cards left after your turn? Everyone else loses theirs, everyone gets 8 new ones, and you take another turn.
lesson-name = { $number ->
    [0] You
    [1] Ada
   *[other] Bo
}

# which games a rule is for
mark-solo = solo

# one turn, step by step
worked-title = A turn, step by step
lesson-turn-lay = You lay both parrots at the right end of the row. The { $bird-taken } birds between the parrots are yours. A new bird fills the row.
lesson-turn-flock = Now you have { $flock-shown } toucans, enough for a small flock. You show them all, keep { $bird-collected } and discard { $flock-discarded }.
lesson-turn-end = The toucan is your third species of seven. You still have cards, so it’s the next player’s turn.
