# What a table says before its game begins; comes with the lobby.

lobby-seats = Who plays
lobby-game = The game
lobby-form = Printed form
lobby-players = Players
lobby-invite = Invite
lobby-options = Rules that may be changed
lobby-options-guest = Rules that the host may change
lobby-options-changed = { $count ->
    [0] all as printed
    [one] { $count } changed
   *[other] { $count } changed
}
lobby-comfort = Convenience
lobby-host = Host
lobby-open-seat = Free seat
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-sit-down = Sit down
lobby-full = All seats are taken. You may stay and watch.
lobby-add-bot = Add a bot
lobby-fill = Fill with bots
lobby-bot-level = How well { $name } plays
lobby-remove-bot = Remove { $name }
lobby-remove-guest = Ask { $name } to leave the seat
lobby-rename-yours = Change your name
lobby-new-name = Name
lobby-keep-name = Keep
lobby-leave = Get up
lobby-start = Start
lobby-i-am-ready = I am ready
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
lobby-unheard = There is no connection just now: until it is back, nothing here can be changed.
lobby-all-ready = Everybody else is ready: only you are awaited.
lobby-all-ready-host = Everybody else is ready: start when you like.
lobby-may-host = You are the host: you choose the game and who sits here, and you start it.
lobby-may-guest = You choose your own name and when you are ready. { $host } is the host and chooses the rest.
lobby-may-visitor = Sit down to play along. { $host } is the host and chooses the game.
lobby-may-watcher = { $host } is the host and chooses the game.
lobby-may-first = Whoever sits down first is the host and chooses the game.
lobby-your-name = What shall the others call you?
lobby-changed = { $label }: { $value }
lobby-news-sat = { $name } sits down.
lobby-news-bot = { $name }, a bot, sits down.
lobby-news-you = You sit down as { $name }. Say when you are ready.
lobby-news-left = The seat of { $name } is free again.
lobby-news-renamed = { $old } is now called { $name }.
lobby-news-ready = { $name } is ready.
lobby-news-not-ready = { $name } is not ready any more.
lobby-news-host = { $name } is the host now.
lobby-news-form = Now chosen: { $form }, with { $players ->
    [one] one player
   *[other] { $players } players
}.
lobby-news-option = Now chosen: { $label }: { $value }.
lobby-news-again = Everybody is asked again whether they are ready.
option-as-printed = { $label } (as printed)
option-printed-is = As printed: { $label }
option-number = a number
option-number-of = The number for “{ $label }”
