# What is said of a game that is watched again; comes with that page.

again-title = Watching again
again-told = { again-title }. { $cards }. { $sentence }
again-not-now = This cannot be watched yet
again-leave = Back to the table
again-bar = Moving through the game
again-slider = Moment
again-first = To the beginning
again-back = One moment back
again-pause = Pause
again-forward = One moment forward
again-last = To the end
again-place = moment { $at } of { $last }
again-place-told = { $where } Moment { $at } of { $last }.
again-times = { $speed }×
again-speed = Speed: { $speed } times
again-cards = How the cards are shown
again-cards-mine = { $seated ->
    [yes] As I knew it
   *[no] As everybody saw it
}
again-cards-open = All cards open
again-link = Link to this moment
again-link-title = A moment of { $title }
again-record = Download the record
