# Puzzles: questions from games between experts. What is asked, and what is said of an answer.

puzzle-title = { $kind ->
    [win] { $game ->
        [wildcards] Win this round
       *[cubirds] Win this turn
    }
    [flock] Complete a flock?
    [draw] Draw two cards?
    [bid] Which bid?
    [pay] Which payment?
    [animal] Which animal?
    [exchange] Exchange an animal?
    [remove] Which to remove?
   *[lay] Which birds to lay?
}
puzzle-task = { $kind ->
    [win] One move wins for certain. Find it.
   *[other] One answer is clearly best. Find it.
}
puzzle-players = { $players ->
    [1] Solo game
    [2] Two players
   *[other] { $players } players
}
puzzle-stars = { $stars ->
    [1] Easy
    [2] Tricky
   *[3] Hard
}
puzzle-headline = { $right ->
    [yes] Right!
   *[no] { $near ->
        [yes] Close: that’s the second-best answer.
       *[no] Not quite.
    }
}
puzzle-best = Best: { $best }.
puzzle-why = It { $why }.
puzzle-chances = Chance to win, by an expert’s estimate: { $chance }%. Next best: { $next }, { $other }%.
puzzle-payoff = We played { $count } possible games to the end with both answers, each fitting what you can see. The best answer won { $won } of them, the next best { $lost }.
no-such-puzzle = There is no puzzle “{ $puzzle }”.
no-puzzle-file = The file “{ $file }” holds something other than puzzles of this game; choose another file.

# in the terminal
puzzle-heading = Puzzle { $id }: { $title }
puzzle-about = { $game }, { $form }. { $level }.
puzzle-help = In a puzzle you answer once. Then you see what is best, and why.
puzzle-no-help = Not in a puzzle: find it yourself.
puzzles-made = { $count } puzzles are in { $file }.
