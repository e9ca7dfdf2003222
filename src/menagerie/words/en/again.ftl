# What is said of a game that is watched again; comes with that page.

again-title = Replay
again-told = { again-title }. { $cards }. { $sentence }
again-not-now = There’s no replay of this yet
again-leave = Back to the table
again-bar = Moving through the game
again-slider = Step
again-first = To the beginning
again-back = One step back
again-pause = Pause
again-forward = One step forward
again-last = To the end
again-place = step { $at } of { $last }
again-place-told = { $where } Step { $at } of { $last }.
again-times = { $speed }×
again-speed = Speed: { $speed }×
again-cards = How the cards are shown
again-cards-mine = { $seated ->
    [yes] As I saw it
   *[no] As everyone saw it
}
again-cards-open = All cards face up
again-link = Link to this step
again-link-title = A moment from { $title }
again-record = Download the record
play-on-too-late = The game is over here. Go back a little to play on from there.
