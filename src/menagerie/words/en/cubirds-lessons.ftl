# How to play CuBirds in English: a sentence for each picture. The numbers are those of what happens in it.

lesson-goal = You win with 7 species in your collection, or with 3 birds in each of 2 species.
lesson-lay = Lay all { $birds-laid } parrots at one end of a row: the { $bird-taken } birds between the parrots come to your hand.
lesson-draw = If nothing stands between them, you take nothing. But you may draw { $card-drawn } cards.
lesson-family = { $family-shown } robins are a family: you keep { $bird-collected } for good, the others are gone. With { $or-family-shown } you keep { $or-bird-collected }.
lesson-robin = RobinBird draws { $robin-drew } cards, one for each row, lays each where it takes more, and forms every family.
lesson-empty = No cards left after your turn? All the others lose theirs, everybody gets 8 new ones, and you go on.
lesson-name = { $number ->
    [0] You
    [1] Ada
   *[other] Bo
}

# which games a rule is for
mark-solo = alone

# one turn, step by step
worked-title = A turn, step by step
lesson-turn-lay = You lay both parrots on the right of the row. What stands between parrots is yours: { $bird-taken } birds. A new bird fills the row.
lesson-turn-family = Now you hold { $family-shown } toucans, enough for a small family. You show them all, keep { $bird-collected } and discard { $family-discarded }.
lesson-turn-end = The toucan is your third species of seven. You still hold cards, so the turn passes to the next player.
