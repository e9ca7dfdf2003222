# What is said of how a game ended; comes with the result.

outcome-sheet = The result
outcome-counting = Let us count …
outcome-counting-first = The game is over.
outcome-show-all = Show all
outcome-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
outcome-won = winner
outcome-points = { $count ->
    [one] point
   *[other] points
}
outcome-total = Points
outcome-part = { $name } { $points }
outcome-part-told = { $label }: { $each }.
outcome-look = To the table
outcome-other = Play { $title }
outcome-share = Share
outcome-save = Save picture
outcome-saved = The picture is saved.
outcome-not-shared = The picture could not be made on this device.
outcome-more = How it went
outcome-turning = How it was won
outcome-course = How the standings changed
outcome-count = The count
outcome-hands = The last hands
outcome-hand-empty = no cards
outcome-not-fetched = How it went cannot be fetched just now.
outcome-minutes = { $count ->
    [0] less than a minute
    [one] one minute
   *[other] { $count } minutes
}
outcome-series = { $count } games so far: { $wins }
outcome-series-one = { $name } { $wins }
outcome-after = After
outcome-streak = { $now ->
    [0] The streak against { $name } begins anew; the longest on this device was { $best }.
    [1] { $best ->
        [1] The first win in a row against { $name } on this device.
       *[other] A win against { $name }; the longest streak on this device is { $best }.
    }
   *[other] { $now } wins in a row against { $name }{ $isBest ->
        [yes] , the longest streak on this device.
       *[no] ; the longest on this device is { $best }.
    }
}
outcome-poster-by = { $title } · played at Menagerie
fairness = Was it shuffled fairly?
fairness-how = Before the first card was dealt, every shuffle of this game was fixed and put under a seal. Now the seal is open: anybody can check that no card was changed on the way.
fairness-check = How to check it
fairness-check-how = All shuffles follow from one long number, the seed. The seal was made from the seed (by SHA-256) and sent to every player’s page at the start; no other seed has the same seal.
fairness-commitment = The seal, known from the start
fairness-seed = The seed, opened at the end
fairness-seed-later = The seed is shown when the game is over.
