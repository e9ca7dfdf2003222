# The review of a finished game on its sheet: the chance to win, what decided, luck and choices. It comes with the sheet.

review-making = Going through the game …
review-making-hint = An expert looks at every choice again, from every seat. That takes a moment.
review-progress = { $percent }% done
review-none = This game can’t be reviewed: nobody had a choice in it, or the bots don’t know this edition.
review-short = This is a shorter review: this server looks ahead less than usual, so small differences may be missing.
review-not-fetched = The review can’t be loaded right now.
review-whose = Whose choices?
review-chance = Everyone’s chance to win
review-start = start
review-from-to = { $from } → { $to }
review-from-to-told = The chance to win goes from { $from } to { $to }.
review-line-told = { $name }: { $from } at the start, { $to } at the end
review-decided = What decided it
review-nothing-decided = No single moment decided this game.
review-of-choice = { $you ->
    [yes] you played
   *[no] { $name } played
}
review-of-luck = luck
review-dot = { $when }: { $title }, { $worth }
review-the-deal = The deal
review-better = Better
review-better-text = { $better }.{ $why ->
    [none] {""}
   *[other] {" "}That { $why }.
}
review-then = What happened then
review-picture = { $when }, before the choice
review-hand = { $you ->
    [yes] Your hand
   *[no] { $name }’s hand
}
review-watch = Watch it
review-luck-and-choices = Luck and choices
review-sums = From { $start } at the start to { $end } at the end.
review-sums-how = Choices are measured against the best ones an expert found, so your own can only cost you. Luck is what nobody chose.
review-sum = { $of ->
    [own] { $you ->
        [yes] Your choices
       *[no] { $name }’s choices
    }
    [others] The others’ choices
    [luck] Luck
   *[all] In all
}
review-choices = { $you ->
    [yes] Your choices
   *[no] { $name }’s choices
}
review-count = { $grade ->
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
review-grade = { $grade ->
    [best] nothing better found
    [fine] fine
    [slip] small slip
   *[mistake] mistake
}
review-all-choices = All choices
review-how = How do we know?
review-how-seat = An expert went through the game again from each seat. It knew only what could be seen from there at that moment. It dealt the hidden cards in many ways that were still possible, and played on from each choice.
review-how-sure = For this moment: a difference of { $worth }, give or take { $error }.
review-how-fair = A difference that may just be chance doesn’t count as a mistake.
review-share = Share picture
review-save = Save picture
review-saved = The picture is saved.
review-not-shared = The picture couldn’t be made on this device.
review-poster-by = { $title } · reviewed at Menagerie
review-over-time = Your games over time
review-retry = Try it again
