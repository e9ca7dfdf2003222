# What a table says before its game begins; comes with the lobby.

lobby-seats = Who’s playing
lobby-game = The game
lobby-form = Version
lobby-players = Players
lobby-invite = Invite
lobby-options = Rules you can change
lobby-options-guest = Rules the host can change
lobby-options-changed = { $count ->
    [0] all as printed
    [one] { $count } changed
   *[other] { $count } changed
}
lobby-comfort = Help and pace
lobby-host = Host
lobby-open-seat = Free seat
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-sit-down = Sit down
lobby-full = All seats are taken. You’re welcome to stay and watch.
lobby-add-bot = Add a bot
lobby-fill = Fill with bots
lobby-bot-level = How well { $name } plays
lobby-remove-bot = Remove { $name }
lobby-remove-guest = Ask { $name } to leave the seat
lobby-rename-yours = Change your name or animal
lobby-new-name = Name
lobby-keep-name = Save
lobby-leave = Leave seat
lobby-start = Start
lobby-start-anyway = Start anyway
lobby-awaited-you = you
lobby-kept-out = The host has asked you to leave your seat. You’re welcome to stay and watch.
lobby-asked-to-leave = { $name } was asked to leave.
lobby-let-in = Let back in
lobby-remove = Ask to leave
lobby-remove-asked = Ask { $name } to leave the seat? Until you let { $name } back in, they can only watch.
lobby-remove-not = Cancel
lobby-move-up = Move { $name } up
lobby-face = Your animal
face-fox = Fox
face-hare = Hare
face-hedgehog = Hedgehog
face-otter = Otter
face-badger = Badger
face-frog = Frog
face-deer = Deer
face-bear = Bear
lobby-i-am-ready = I’m ready
lobby-wait = Not yet
lobby-missing-seats = { $count ->
    [one] One seat is still free: invite somebody, or add a bot.
   *[other] { $count } seats are still free: invite somebody, or add bots.
}
lobby-missing-seats-guest = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-awaited = Waiting for { $names }.
lobby-waiting-for-host = { $name } starts the game.
lobby-unheard = There’s no connection right now: until it’s back, nothing here can be changed.
lobby-all-ready = Everyone else is ready: we’re just waiting for you.
lobby-all-ready-host = Everyone else is ready: start when you like.
lobby-may-host = You’re the host: you choose the game and who sits here, and you start it.
lobby-may-guest = You choose your own name and when you’re ready. { $host } is the host and chooses the rest.
lobby-may-visitor = Sit down to join in. { $host } is the host and chooses the game.
lobby-may-watcher = All seats are taken. You can watch, or ask { $host }, the host, for a seat.
lobby-may-first = Whoever sits down first is the host and chooses the game.
lobby-your-name = What should the others call you?
lobby-changed = { $label }: { $value }
lobby-news-sat = { $name } sits down.
lobby-news-bot = { $name }, a bot, sits down.
lobby-news-you = You sit down as { $name }. Say when you’re ready.
lobby-news-left = { $name }’s seat is free again.
lobby-news-renamed = { $old } is now called { $name }.
lobby-news-ready = { $name } is ready.
lobby-news-not-ready = { $name } is no longer ready.
lobby-news-host = { $name } is now the host.
lobby-news-form = Now chosen: { $form }, with { $players ->
    [one] one player
   *[other] { $players } players
}.
lobby-news-option = Now chosen – { $label }: { $value }.
lobby-news-again = Everyone will be asked again whether they’re ready.
option-as-printed = { $label } (as printed)
option-printed-is = As printed: { $label }
option-number = a number
option-number-of = The number for “{ $label }”
