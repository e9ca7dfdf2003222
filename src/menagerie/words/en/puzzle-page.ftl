# The page of a puzzle, and the puzzle of the day on the front page.

puzzle-of-the-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-solved = Solved
puzzle-look = Look again
puzzle-streak = { $days ->
    [one] Solved today
   *[other] { $days } days in a row
}
puzzle-page = Puzzle
puzzle-solution = Solution
puzzle-again = Try again
puzzle-show-table = Look at the table
puzzle-next = Another puzzle
puzzle-best-bar = Best answer
puzzle-next-bar = Next best
puzzle-worlds = In possible games, played to the end
puzzle-gone = This puzzle doesn’t exist
puzzle-gone-hint = Perhaps it was made for older rules. There are many others.

# the list of all puzzles
puzzle-all = All puzzles
puzzles-title = Puzzles
puzzles-about = Each one is a question from a game between experts, and has one answer that is clearly best.
puzzles-which = Which game?
puzzles-next = Next unsolved
puzzles-all-answered = You’ve tried them all.
puzzles-count = { $state ->
    [solved] { $count } solved
    [missed] { $count } missed
   *[open] { $count } to go
}
puzzles-kind-solved = { $solved } of { $all } solved
puzzles-one = Puzzle { $number }: { $level }, { $state ->
    [solved] solved
    [missed] missed
   *[open] not tried yet
}
puzzles-none = There are no puzzles for this game yet.
