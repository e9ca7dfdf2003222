# What is said of how a game ended; comes with the result.

outcome-sheet = The result
outcome-counting = Let’s count …
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
outcome-look = See the table
outcome-other = Play { $title }
outcome-share = Share
outcome-save = Save picture
outcome-saved = The picture is saved.
outcome-not-shared = The picture couldn’t be made on this device.
outcome-more = How it went
outcome-turning = How it was won
outcome-course = How the standings changed
outcome-count = Scoring
outcome-hands = Final hands
outcome-hand-empty = no cards
outcome-not-fetched = The story of this game can’t be loaded right now.
outcome-minutes = { $count ->
    [0] less than a minute
    [one] one minute
   *[other] { $count } minutes
}
outcome-series = { $count } games so far: { $wins }
outcome-series-one = { $name } { $wins }
outcome-after = After
outcome-streak = { $now ->
    [0] The streak against { $name } is over; the longest on this device was { $best }.
    [1] { $best ->
        [1] A win against { $name }: maybe the start of a streak.
       *[other] A win against { $name }; the longest streak on this device is { $best }.
    }
   *[other] { $now } wins in a row against { $name }{ $isBest ->
        [yes] , the longest streak on this device.
       *[no] ; the longest on this device is { $best }.
    }
}
outcome-poster-by = { $title } · played at Menagerie
fairness = Was it shuffled fairly?
fairness-how = Before the first card was dealt, every shuffle of this game was fixed and sealed. Now the seal is open: anyone can check that no card was changed along the way.
fairness-check = How to check it
fairness-check-how = All shuffles follow from one long number, the seed. The seal was made from the seed (with SHA-256) and sent to every player’s page at the start; no other seed has the same seal.
fairness-commitment = The seal, known from the start
fairness-seed = The seed, revealed at the end
fairness-seed-later = You’ll see the seed when the game is over.
outcome-record = Save the record
