# What is said of a finished game that is reviewed: choices, luck, and the moments that decided.

coach-headline = { $won ->
    [yes] { $most ->
        [luck] { $you ->
            [yes] You won, and luck was on your side.
           *[no] { $seat } won, with luck on their side.
        }
        [others] { $you ->
            [yes] You won, most of all because the others made mistakes.
           *[no] { $seat } won, most of all because the others made mistakes.
        }
       *[choices] { $you ->
            [yes] You won by choosing well.
           *[no] { $seat } won by choosing well.
        }
    }
   *[no] { $most ->
        [luck] { $you ->
            [yes] You lost, mostly through bad luck.
           *[no] { $seat } lost, mostly through bad luck.
        }
        [others] { $you ->
            [yes] You lost to players who chose well.
           *[no] { $seat } lost to players who chose well.
        }
       *[choices] { $you ->
            [yes] With better choices, you could have won this game.
           *[no] With better choices, { $seat } could have won this game.
        }
    }
}
coach-counts = { $good ->
    [one] One choice was good
   *[other] { $good } choices were good
}{ $slips ->
    [0] {""}
    [one] , one was a small slip
   *[other] , { $slips } were small slips
}{ $mistakes ->
    [0] {""}
    [one] , one was a mistake
   *[other] , { $mistakes } were mistakes
}.
coach-sums = Chance to win: { $start }% at the start, { $end }% at the end. In percentage points: own choices { $own }, others’ choices { $others }, luck { $luck }.
coach-choice-title = { $when }: { $played }
coach-choice-text = Better: { $better }.{ $why ->
    [hidden] {""}
   *[other] {" "}That { $why }.
}
coach-luck-title = { $turn ->
    [0] Before the first choice
   *[other] After { $when }
}
coach-luck-text = { $good ->
    [yes] { $you ->
        [yes] Luck helped you here.
       *[no] Luck helped { $seat } here.
    }
   *[no] { $you ->
        [yes] Luck was against you here.
       *[no] Luck was against { $seat } here.
    }
}

# in the terminal, and refusals
seat-number = Seat { $number }
review-not-over = This game isn’t over yet, so there’s nothing to review.
review-impossible = This game can’t be reviewed: nobody had a choice in it, or the bots don’t know this edition.
reviews-busy = Many games are being reviewed right now. Please try again in a minute.
review-choice = { $grade ->
    [mistake] ??
    [slip] { " " }?
   *[other] { "  " }
} { $when }: { $played } ({ $chance }%)
review-better = { $choice }; better: { $better } ({ $best }%)
review-why = { $choice }, that { $why }

# a choice of a finished game, asked once more
retry-title = { $when }, once more
retry-task = What do you play this time?
retry-about = As { $name } saw it then
retry-headline = { $grade ->
    [best] { $same ->
        [yes] You played the same again, and nothing better was found.
       *[no] Well found: that’s the best answer.
    }
    [fine] A good answer: hardly anything is better.
    [slip] A small slip.
   *[mistake] That’s a mistake.
}
retry-chances = { $grade ->
    [best] Chance to win: { $chance }%.
   *[other] Chance to win: { $chance }%. With the best answer: { $best }%.
}
retry-then = Played in the game: { $played }.
no-choice-there = There was nothing to choose at that moment.
not-judged = This answer can’t be judged right now.
