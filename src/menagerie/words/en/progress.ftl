# Your games over time: what this device has kept of them. It comes with its page, and with the card on the front page.

progress-title = Your games over time
progress-won = You won { $won } of { $played ->
    [one] one game
   *[other] { $played } games
}
progress-even = If everyone at the table were equally good, it would be about { $even }.
progress-even-aside = Solo games aside, you won { $won } of { $played }. If everyone at the table were equally good, it would be about { $even }.
progress-few = With so few games, chance still decides a lot.
progress-most = Only your last { $count } games are kept.
progress-last = { $count ->
    [one] Your last game: { $won ->
        [0] not won
       *[other] won
    }
   *[other] Your last { $count } games: { $won } won
}
progress-in-a-row = { $count } wins in a row
progress-wins = Wins
progress-which = Which game?
progress-by = { $part ->
    [form] By version
    [players] By number of players
   *[against] By opponents
}
progress-players = { $players ->
    [1] Solo
   *[other] { $players } players
}
progress-people = Other people
progress-mixed = Bots of different levels
progress-bots = Bots: { $level }
progress-share = { $won } of { $played }

# choices and luck, from the reviews that were opened
progress-choices = Your choices
progress-choices-fine = { $fine } of { $all ->
    [one] one choice was
   *[other] { $all } choices were
} fine
progress-choices-from = { $count ->
    [one] From the one review you opened.
   *[other] From the { $count } reviews you opened.
}
progress-choices-few = A percentage appears once there are { $count } choices of a kind.
progress-choices-none = Open the review after a game. Then you’ll see here what you decide well, and where something slips through.
progress-kind = { $kind ->
    [lay] Laying birds
    [draw] Drawing two cards
    [flock] Completing a flock
    [bid] Bidding
    [reveal] Revealing
    [exchange] Exchanging
    [remove] Removing an animal
    [refill] Refilling
    [take] Taking an animal
    [free] A free animal
    [pay] Paying in a tie
    [tie-break] Tie-break cards
    [take-back] Keeping a bid card
   *[other] Other choices
}
progress-count = { $grade ->
    [fine] { $count } fine
    [slip] { $count ->
        [one] { $count } small slip
       *[other] { $count } small slips
    }
   *[mistake] { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
}
progress-luck-and-choices = Luck and choices
progress-luck = Luck
progress-luck-how = { $count ->
    [one] In the one game you reviewed: by how many percentage points luck and your own choices moved your chance to win.
   *[other] In a game, on average over the { $count } you reviewed: by how many percentage points luck and your own choices moved your chance to win.
}
progress-luck-few = Luck evens out over many games, and these are still few.
progress-luck-many = Luck evens out over many games: the more there are, the closer it comes to 0.

# streaks, puzzles and lessons
progress-learning = Streaks, puzzles and lessons
progress-streak = In a row against { $name }
progress-streak-best = longest: { $best }
progress-days = Puzzles of the day in a row
progress-puzzles = Puzzles solved
progress-puzzles-of = of { $all } tried
progress-lessons = Lessons done
progress-lessons-of = of { $all }

# what is done with it
progress-kept = Your games are counted on this device only; nothing about them is sent to anybody. Which lessons you’ve done and which puzzles you’ve solved is also stored on the server, so that your other devices know.
progress-save = Save as a file
progress-saved = The file is saved.
progress-erase = Erase …
progress-erase-title = Erase all of this?
progress-erase-about = Your games, choices, luck and streaks on this device are erased, and so are your lessons and puzzles, on the server too. Nobody can bring them back. The games in “My games” stay.
progress-erase-no = Keep it
progress-erase-yes = Erase it
progress-erased = It’s all erased.
progress-not-erased = The server can’t be reached, so nothing was erased. Please try again in a moment.
progress-none = Nothing here yet, and that’s easily changed
progress-none-about = Play a game, open its review or solve a puzzle. What comes of it gathers here, on this device.
progress-no-games = Play your first game, and your wins will gather here.
