# What the pages in the browser say themselves.

menagerie = Menagerie
page-description = Play CuBirds and Wild Cards with friends and bots
page-late = This page didn’t load completely. Your games are safe: the server saves every move.
page-anew = Reload the page
page-needs-scripts = Menagerie needs JavaScript to lay the table.
page-title = { $title } · Menagerie
your-turn-title = Your turn · { $title }
home = Home
close = Close
beside = { $first } · { $then }
in-a-row = { $first }, { $then }
said-of = { $what }: { $told }
loading = One moment …
rule-link = Rule { $number }
no-connection = The table can’t be reached right now. Please try again in a moment.

# what the operator announces
announcement = Announcement
announcement-restart = The server will restart at { $time }. Your game is safe, and this page will come back on its own.
announcement-restart-short = Restart at { $time }

# the home page
home-welcome = Two card games to play at a relaxed pace, with friends and bots.
home-gentle = An easy start
home-gentle-about = A relaxed pace, and nothing happens until you confirm it. You can change both at the table, under Settings.
home-new = New here?
home-new-to = New to { $game }?
home-new-about = Learn by playing, in three minutes.
home-new-away = Don’t show this again
learn-game = Learn { $game }
home-kept = Tables are kept for { $days ->
    [one] one day
   *[other] { $days } days
} after the last move there.
your-name = Your name
name-full = A name can have at most { $most } letters.
your-name-hint = This is how others see you. You can leave it empty.
your-name-kept = Saved.
play-now = Play now
invite-friends = Invite friends
solo-against = Solo against { $name }
read-rules = Rules
opponents = Opponents
bots-play = Level
printed-form = Version
tile-chosen = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} · { $level }
you-sheet = Name and theme
you-button = { $name }: name and theme
my-games = My games
my-games-waiting = { $count ->
    [one] Your turn
   *[other] Your turn in { $count } games
}
my-games-go-on = Continue
my-games-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
my-games-none = The games you start or join will wait for you here.
my-games-lobby = Not started yet
my-games-playing = In progress
my-games-with = with { $names }
my-games-alone = with nobody else yet

# the club
code-word-title = The code word
code-word-of = To open a table at { $club }, you need the club’s code word. Somebody from the club can tell you.
code-word-why = You need the club’s code word to open a table here. Somebody from the club can tell you.
code-word-label = Code word
code-word-kept = You’re only asked once: this device remembers it.
code-word-too-often = Too many wrong code words. Try again in a minute.
code-word-open = Open the table
footer-label = About this site
footer-contact = Contact:
about = About
imprint = Legal notice
privacy = Privacy

# times of the day
language = Language
theme = Light or dark
theme-auto = Match device
theme-light = Light
theme-dark = Dark

# the table
back-home = Home
go-back = Back
state-your-turn = Your turn
state-waiting = Waiting for { $names }
state-over = The game is over
state-lobby = Getting ready
state-watching = You’re watching · { $state }
state-playing = In progress
announce-your-turn = Your turn: { $question }
announce-proposed = { $what }. Not done yet: press Enter or “Do it” to confirm.
ended = This game was ended by the person who runs the server.
ended-look = Nobody can continue it, but you can still look at everything.
state-ended = The game was ended
connection-lost = Connection lost · trying again
table-full = This table has no room for more spectators. This page will try again on its own.
page-outdated = This page and the server are different versions. Reload the page; if that doesn’t help, the server is still being updated.
take-back-at-once = Take back
take-back-with-consent = Ask to take back
hint-button = Hint
hint-not-come = No hint arrived. Please try again in a moment.
show-result = Result
table-menu = Menu
table-log = What happened
table-note = A message from the table
seat-away-note = Somebody is away
prompt = What’s next
announced = What happens
rematch-offered = { $which ->
    [same] { $name } offers a rematch.
   *[other] { $name } would like to play { $title } next.
}
rematch-declined = { $count ->
    [one] { $names } isn’t joining.
   *[other] { $names } aren’t joining.
}
rematch-join = { $which ->
    [same] Join the rematch
   *[other] Join { $title }
}
rematch-after-all = Join after all
rematch-you-declined = You’re not joining.
rematch-watch = Go to the new table
rematch-decline = No, thanks
ended-agreed = This game was ended early: there is no result.
ended-by-one = { $you ->
    [yes] You ended this game early: there is no result.
   *[no] { $name } ended this game early: there is no result.
}
ending-wanted = { $name } would like to end this game without a result.
ending-agree = End it
ending-refuse = Keep playing
ending-waiting = End the game without a result? Waiting for { $names }.
wish-withdraw = Withdraw
note-answer = Answer
note-more = More
leaving-sheet = Leave or end the game
my-games-again = Watch { $title } { $others } again
my-games-remove = Remove { $title } { $others } from the list
log-whole = In this move:
log-notices = Messages from the table
offers-sheet = All possible moves
offers-do = Do it
failed = Something went wrong here.
failed-hint = Your game is safe: the server saves every move. Part of the page may have failed to load, or there may be a new version.
failed-again = Try again
failed-reload = Reload the page
not-sent = There’s no connection right now: that wasn’t sent.
sent-later = There’s no connection right now. This will be sent as soon as it’s back.
perhaps-not-heard = The connection was lost at that moment: your last move may not have gone through.
given-for-you = Played for you, since nothing else was possible: { $what }.
skip-to-my-turn = Skip to my turn
go-on = Continue
mark-bot = bot
mark-away = away
mark-stand-in = stand-in
mark-bot-told = A bot is playing here.
mark-away-told = Away right now.
mark-stand-in-told = Away right now; a bot is playing for this seat.
mark-acting = to play
mark-leads = leading
in-the-lead = In the lead: { $names }.
in-the-lead-nobody = Everyone is level.
chosen-so-far = Chosen: { $cards }.
unchosen = Nothing chosen yet.
clauses = { $first }; { $then }
sentence = { $told }.
tip-waits = The game waits until you choose “Got it”.
tip = Tip
tip-done = Got it
tips-off = No more tips
tips-again = Show tips again
open-log = Open the log
log-empty = Nothing has happened yet.
table-loading = Laying out the cards …
table-not-ready = This table can’t be shown here yet.
table-gone = There is no table here
table-gone-hint = Perhaps the link was cut short, or the table has been cleared away.
table-closed = This table can’t be opened
take-back-wanted = { $name } would like to take this back: “{ $text }”
take-back-asked = You asked to take this back: “{ $text }”
take-back-followed = { $text } (And { $count ->
    [one] one later move
   *[other] { $count } later moves
}.)
take-back-waiting = Waiting for { $names }.
take-back-waiting-away = Waiting for { $away }, who { $count ->
    [one] is
   *[other] are
} away.
take-back-waiting-some-away = Waiting for { $names }, and for { $away }, who { $count ->
    [one] is
   *[other] are
} away.
take-back-ends = The request expires after ten minutes, or with the next move.
take-back-agree = Agree
take-back-refuse = I’d rather not
seat-away = { $name } is away.
seat-away-long = { $name } is away. A bot can take over now.
seat-back = { $name } is back.
seat-lost = This seat is no longer yours, so you’re only watching now. The people who run this site may have erased what it knew about you.
seat-stand-in-wait = A bot can take over in { $seconds } s.
seat-to-bot = Let a bot take over
seat-away-wait = Wait

# who plays
ask-seat = Ask for a seat
ask-seat-about = Would you like to play? { $count ->
    [one] There is a bot at this table, and { $host } can give you its seat.
   *[other] There are bots at this table, and { $host } can give you one of their seats.
}
ask-seat-which = Whose seat?
seat-wish = { $name } would like to take over { $bot }’s seat.
seat-wish-yours = You asked for { $bot }’s seat. The host decides.
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
players-sheet = Players
seat-you = you
seat-host = host
seat-is-bot = bot
seat-is-virtual = plays by fixed rules
seat-here = here
seat-is-away = away
seat-stand-in = a bot is playing
seat-also-yours = also yours
seat-play-as = Play as { $name }
seat-give-to-bot = Give { $name }’s seat to a bot
seat-give-back = Give the seat back to { $name }

# links
invite-sheet = Invite
invite-lobby = Send the link, or have friends scan the code: anyone who opens it can sit down.
invite-watch = Anyone who opens this link can watch the game.
invite-elsewhere = The link leads to { $host }, where you don’t have a seat yet.
invite-go-there = Continue there in your seat
invite-link = Link to this table
invite-code = QR code for this table
seat-link-sheet = Play on another device
seat-link-hint = This link is your seat. Open it on your other device, and don’t show it to anyone else.
seat-link = Your private link
both-seats-sheet = Another seat
both-seats-keep = Keep both seats
both-seats-stay = Leave it as it is
both-seats-hint = With both seats, choose which one to play for under “Players” in the menu.
copy = Copy
copied = Copied
copy-by-hand = Selected: copy it now
share = Share

# settings
settings-sheet = Settings
not-yet = Not yet
always-so = Always do this
always-so-told = From now on, this happens automatically in this game. You can change that in the settings.
settings-host-only = { $name } hosts this table and can change these.

# keys
keys-sheet = How to play
shortcuts-sheet = Keyboard
keys-how = Anything that glows can be chosen; a screen reader says so, too. Tap anything else for a closer look: the table says why it can’t be chosen, with the rule. To look closely at a card that glows, press and hold it.
keys-all-rules = All the rules
keys-start = Let’s play
keys-title = Keyboard
keys-tab = Tab
keys-tab-does = go to the next card or button; with Shift, to the previous one
keys-enter = Enter or Space
keys-enter-does = choose; if it’s already chosen, Enter confirms
keys-digits = 1 to 9, 0
keys-digits-does = choose a card from your hand, then move on to where it can go
keys-all = ?
keys-all-does = show these keys
keys-arrows = Arrow keys
keys-arrows-does = move between neighbouring choices
keys-escape = Esc
keys-escape-does = close what’s on top, skip the animation, or clear your choice
keys-look = I
keys-look-does = look at the card up close

keys-again-step = ← →
keys-again-step-does = one step back or forward
keys-again-leap = Page ↑ ↓
keys-again-leap-does = to the previous or next round or turn; Shift with ← → does the same
keys-again-ends = Home, End
keys-again-ends-does = to the beginning, to the end
keys-again-play = Space
keys-again-play-does = play or pause

# how it ended
you = You
outcome-rematch = Rematch

# watching a game again
review-sheet = Review
watch-again = Watch it again
again-beginning = The cards are dealt, and the game begins.
again-only-watched = This game is over: you can watch it here, but not play.
again-play = Play
again-mark = { $kind ->
    [turn] Turn { $number }
   *[round] Round { $number }
}

# the rulebook
rules-not-fetched = The rules can’t be loaded right now. Please try again in a moment.

# lost
lost-title = Nothing grows here
lost-hint = This address leads nowhere. The games are on the home page.
lost-home = To the games
records-sheet = Records as files
records-open = Open a record
play-on-here = Play on from here
