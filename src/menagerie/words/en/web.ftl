# What the pages in the browser say themselves.

menagerie = Menagerie
page-title = { $title } · Menagerie
your-turn-title = Your turn · { $title }
home = Home
close = Close
loading = One moment …
rule-link = Rule { $number }
no-connection = The table cannot be reached just now. Please try again in a moment.

# the home page
home-welcome = Two card games, for a quiet table of friends and bots.
home-kept = Tables stay for { $days ->
    [one] one day
   *[other] { $days } days
} after somebody last played there.
your-name = Your name
your-name-hint = This is how the others see you. It may stay empty.
your-name-kept = Kept.
play-now = Play now
invite-friends = Invite friends
solo-against = Solo against { $name }
read-rules = Rules
opponents = Opponents
bots-play = Level
printed-form = Form
my-games = My games
my-games-none = The games you start or join will wait for you here.
my-games-your-turn = Your turn
my-games-lobby = Not started yet
my-games-playing = In play
my-games-with = with { $names }
my-games-alone = with nobody yet

# times of the day
theme = Light or dark
theme-auto = As the device
theme-light = Light
theme-dark = Dark

# the table
back-home = Back home
state-your-turn = Your turn
state-waiting = Waiting for { $names }
state-over = The game is over
state-lobby = Getting ready
state-watching = You are watching · { $state }
state-playing = In play
announce-your-turn = Your turn: { $question }
announce-proposed = { $what }. Not done yet: Enter or “Do it” does it.
committed = Done, and kept
ended = This game was ended by whoever runs the server.
ended-look = Nobody can go on with it; you can still look at everything.
state-ended = The game was ended
connection-lost = Connection lost, trying again
table-full = So many people watch this table that there is no more room. This page tries again by itself.
page-outdated = This page and the server are of different versions. Load the page anew; if that does not help, the server is still being updated.
take-back-at-once = Take back
take-back-with-consent = Ask to take back
show-result = Result
table-menu = Menu
table-log = What happened
table-note = A word from the table
prompt = What is asked
announced = What happens
rematch-offered = { $name } offers a rematch.
rematch-declined = { $count ->
    [one] { $names } does not come.
   *[other] { $names } do not come.
}
rematch-join = Join the rematch
rematch-watch = To the new table
rematch-decline = No, thanks
ended-agreed = This game was ended before its time: there is no result.
ending-wanted = { $name } would like to end this game without a result.
ending-agree = End it
ending-refuse = Play on
ending-waiting = End the game without a result? Waiting for { $names }.
wish-withdraw = Withdraw
note-more = More
ending-asked-already = { $name } has asked for that already.
leaving-sheet = Leave or end the game
leaving-later = Come back later
leaving-later-told = Your seat is kept. You find the game again on the front page.
leaving-end = End the game for all
leaving-end-asked = There is no result. Everybody else is asked first, and all must agree.
leaving-end-alone = There is no result. You play with bots only, so nobody is asked.
leaving-end-ask = Ask the others
leaving-end-do = End the game …
leaving-end-sure = Really end this game without a result?
leaving-end-yes = Yes, end it
leaving-for-good = Leave for good
leaving-for-good-told = A bot plays on in your name. You cannot take the seat back.
leaving-do = Leave for good …
leaving-sure = Really hand your seat to a bot?
leaving-yes = Yes, leave
leaving-no = No, stay
my-games-remove = Take { $title } { $others } off the list
log-whole = In this move:
log-notices = What the table told you
offers-sheet = All possible moves
offers-none = You are not asked anything just now.
offers-choose = { $most ->
    [one] Choose a card: { $chosen } chosen.
   *[other] { $least ->
        [0] Choose up to { $most } cards: { $chosen } chosen.
       *[other] Choose { $least } cards: { $chosen } chosen.
    }
}
offers-card-place = , card { $place } of { $count }
offers-do = Do it
offers-back = Back
offers-typed = Or type what you do
offers-typed-hint = As in a record of the game, for example: { $example }
failed = Something here does not work.
failed-hint = Your game is safe: the server keeps every move. Perhaps a part of the page could not be fetched, or a new version has come.
failed-again = Try again
failed-reload = Load the page anew
not-sent = There is no connection just now: that was not sent.
perhaps-not-heard = The connection was lost just then: what you asked for last may not have been done.
given-for-you = Done for you, since nothing else was possible: { $what }.
skip-to-my-turn = Skip to my turn
mark-bot = bot
mark-away = away
mark-stand-in = stand-in
mark-acting = plays now
open-log = Open the log
log-empty = Nothing has happened yet.
table-loading = The cards are being laid out …
table-not-ready = This table cannot be shown here yet.
table-gone = There is no table here
table-gone-hint = Perhaps the link was cut short, or the table has been cleared away.
take-back-wanted = { $name } would like to take this back: “{ $text }”.
take-back-asked = You asked to take this back: “{ $text }”.
take-back-followed = { $text } (with { $count ->
    [one] one action
   *[other] { $count } actions
} that followed)
take-back-waiting = Waiting for { $names }.
take-back-waiting-away = Waiting for { $away }, who { $count ->
    [one] is
   *[other] are
} away.
take-back-waiting-some-away = Waiting for { $names }, and for { $away }, who { $count ->
    [one] is
   *[other] are
} away.
take-back-ends = The question ends by itself after ten minutes, or with the next action.
take-back-agree = Agree
take-back-refuse = Rather not
seat-left = { $name } has left.
seat-left-long-ago = { $name } has left. A bot may sit in now.
seat-stand-in-wait = In { $seconds } s a bot may sit in.
seat-to-bot = Let a bot sit in
seat-away-wait = Wait

# who plays
players-sheet = Players
players-watching = You are watching this game. You may look at everything that lies open.
seat-you = you
seat-host = host
seat-is-bot = bot
seat-is-virtual = plays by the rulebook
seat-here = here
seat-is-away = away
seat-stand-in = a bot plays
seat-also-yours = yours, too
seat-play-as = Play as { $name }
seat-give-to-bot = Give { $name }’s seat to a bot
seat-give-back = Give the seat back to { $name }

# links
invite-sheet = Invite
invite-lobby = Send this link to your friends, or let them scan the code. Whoever opens it can sit down.
invite-watch = Whoever opens this link can watch the game.
invite-link = Link to this table
invite-code = A code to scan, which leads to this table
seat-link-sheet = Play on another device
seat-link-hint = This link is your seat. Open it on your other device, and show it to nobody else.
seat-link = Your private link
both-seats-sheet = Another seat
both-seats-keep = Hold both seats on this device
both-seats-stay = Stay as I am
both-seats-hint = With both seats, you choose in the menu, under “Players”, for which of them you play.
copy = Copy
copied = Copied
copy-by-hand = Selected: copy it now
share = Share

# settings
settings-sheet = Settings
settings-device = This device
settings-table = This table
pace = How moves are shown
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
pace-off = Off
settings-sound = Soft sounds
settings-notifications = Call me when it is my turn and I look elsewhere
notifications-refused = This browser does not let the page call you. Its own settings decide that.
settings-confirm-moves = Confirm my moves
not-yet = Not yet
always-so = Always so
settings-large-cards = Larger cards
settings-few-pictures = Fewer pictures
settings-high-contrast = High contrast
automatic = When only one answer is possible, give it for me
settings-host-only = { $name } hosts this table and can change these.

# keys
keys-sheet = How to play
keys-how = What glows can be chosen. Touch anything else to look at it closely; the table says why it is no answer, with the rule. Hold a card that glows to look at it.
keys-all-rules = All the rules
keys-start = Let’s play
keys-title = With the keyboard
keys-tab = Tab
keys-tab-does = to the next card or button; with Shift, back
keys-enter = Enter or Space
keys-enter-does = choose it; on what is chosen already, Enter confirms
keys-digits = 1 to 9, 0
keys-digits-does = choose a card of your hand
keys-all = ?
keys-all-does = show these keys
keys-arrows = Arrow keys
keys-arrows-does = between neighbouring choices
keys-escape = Esc
keys-escape-does = close what lies on top, skip what is being shown, or let go of what you chose
keys-look = I
keys-look-does = look at the card more closely

# the lobby
lobby-seats = Who plays
lobby-game = The game
lobby-form = Printed form
lobby-players = Players
lobby-invite = Invite
lobby-options = Rules that may be changed
lobby-options-changed = { $count ->
    [0] all as printed
    [one] { $count } changed
   *[other] { $count } changed
}
lobby-comfort = Comfort
lobby-host-decides = { $name } hosts this table and decides these.
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
lobby-rename = Change the name of { $name }
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
lobby-missing-ready = Not ready yet: { $names }.
lobby-waiting-for-host = { $name } starts the game.
lobby-unheard = There is no connection just now: until it is back, nothing here can be changed.
lobby-all-ready = Everybody else is ready.
option-as-printed = { $label } (as printed)
option-printed-is = As printed: { $label }
option-number = a number
option-number-of = The number for “{ $label }”

# how it ended
outcome-sheet = The result
outcome-counting = The game is over. Let us count …
outcome-kinds = Species
outcome-show-all = Show all
outcome-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
you = You
outcome-won = wins
outcome-place = Place
outcome-total-cubirds = Birds
outcome-total-wildcards = Points
outcome-rematch = Rematch
outcome-look = To the table
fairness = Was it shuffled fairly?
fairness-how = Before the first card was dealt, the table showed the seal of its shuffle. The seal is the SHA-256 of the seed shown at the end, so no card could be changed in between.
fairness-commitment = The seal
fairness-seed = The seed
fairness-seed-later = The seed is shown when the game is over.

# the rulebook
rules-contents = Contents
rules-form = I play
rules-form-all = Every form of the game
rules-why = why?
rules-why-of = Why? Rule { $number }
rules-all-rulings = Show every number and ruling
rules-left-out = { $count } sentences for other forms are left out.
rules-show-all = Show them
rules-in-this-game = In this game
lesson-or = or
rules-link-to = Link to rule { $number }
rules-missing = There is no such rulebook
rules-not-fetched = The rules cannot be fetched just now. Please try again in a moment.

# lost
lost-title = Nothing grows here
lost-hint = This address leads nowhere. The games are on the home page.
lost-home = To the games
