# What the pages in the browser say themselves.

menagerie = Menagerie
page-description = CuBirds and Wild Cards, to play with friends and bots
page-late = Not all of this page has come. Your games are safe: the server keeps every move.
page-anew = Load the page anew
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
no-connection = The table cannot be reached just now. Please try again in a moment.

# what the operator announces
announcement = Announcement
announcement-restart = The server restarts at { $time }. Your game is kept, and this page comes back by itself.
announcement-restart-short = Restart at { $time }

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
my-games-go-on = Go on
my-games-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
my-games-none = The games you start or join will wait for you here.
my-games-lobby = Not started yet
my-games-playing = In play
my-games-with = with { $names }
my-games-alone = with nobody yet

# the club
code-word-title = The code word
code-word-of = To open a table at { $club }, you need the club’s code word. Somebody from the club can tell you.
code-word-why = You need the club’s code word to open a table here. Somebody from the club can tell you.
code-word-label = Code word
code-word-kept = You are asked only once: this device remembers it.
code-word-too-often = Too many wrong words from here. Try again in a minute.
code-word-open = Open the table
footer-label = About this site
footer-contact = Contact:
imprint = Imprint
privacy = Privacy

# times of the day
language = Language
theme = Light or dark
theme-auto = Like the device
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
committed = Done and saved
ended = This game was ended by whoever runs the server.
ended-look = Nobody can go on with it; you can still look at everything.
state-ended = The game was ended
connection-lost = Connection lost, trying again
table-full = So many people are watching that there is no more room. This page tries again by itself.
page-outdated = This page and the server are of different versions. Load the page anew; if that does not help, the server is still being updated.
take-back-at-once = Take back
take-back-with-consent = Ask to take back
hint-button = Hint
hint-not-come = No hint has come. Please try again in a moment.
show-result = Result
table-menu = Menu
table-log = What happened
table-note = A word from the table
prompt = What is asked
announced = What happens
rematch-offered = { $name } offers a rematch.
rematch-declined = { $count ->
    [one] { $names } is not coming.
   *[other] { $names } are not coming.
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
leaving-sheet = Leave or end the game
my-games-again = Watch { $title } { $others } again
my-games-remove = Take { $title } { $others } off the list
log-whole = In this move:
log-notices = What the table told you
offers-sheet = All possible moves
offers-do = Do it
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
mark-leads = leads
in-the-lead = In the lead: { $names }.
in-the-lead-nobody = All are level.
chosen-so-far = Chosen: { $cards }.
unchosen = Nothing is chosen any more.
clauses = { $first }; { $then }
tip-waits = The game goes on after “Got it”.
tip = A tip
tip-done = Got it
tips-off = No more tips
tips-again = Show the tips again
open-log = Open the log
log-empty = Nothing has happened yet.
table-loading = The cards are being laid out …
table-not-ready = This table cannot be shown here yet.
table-gone = There is no table here
table-gone-hint = Perhaps the link was cut short, or the table has been cleared away.
table-closed = This table cannot be opened
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
seat-you = you
seat-host = host
seat-is-bot = bot
seat-is-virtual = plays by the rulebook
seat-here = here
seat-is-away = away
seat-stand-in = a bot plays
seat-also-yours = also yours
seat-play-as = Play as { $name }
seat-give-to-bot = Give { $name }’s seat to a bot
seat-give-back = Give the seat back to { $name }

# links
invite-sheet = Invite
invite-lobby = Send the link, or let friends scan the code: whoever opens it can sit down.
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
not-yet = Not yet
always-so = Always do it
always-so-told = From now on it is always done in this game. You can change that in the settings.
settings-host-only = { $name } hosts this table and can change these.

# keys
keys-sheet = How to play
keys-how = Whatever glows can be chosen, and a screen reader says so. Touch anything else to look at it closely; the table says why it cannot be chosen, with the rule. Hold a card that glows to look at it.
keys-all-rules = All the rules
keys-start = Let’s play
keys-title = With the keyboard
keys-tab = Tab
keys-tab-does = to the next card or button; with Shift, back
keys-enter = Enter or Space
keys-enter-does = choose it; on what is chosen already, Enter confirms
keys-digits = 1 to 9, 0
keys-digits-does = choose a card from your hand, and go on to where it may go
keys-all = ?
keys-all-does = show these keys
keys-arrows = Arrow keys
keys-arrows-does = between neighbouring choices
keys-escape = Esc
keys-escape-does = close what lies on top, skip what is being shown, or let go of what you chose
keys-look = I
keys-look-does = look at the card more closely

keys-again-step = ← →
keys-again-step-does = one moment back or forward
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
watch-again = Watch it again
again-beginning = The cards are dealt, and the game begins.
again-only-watched = This game is over: here you watch it, and nothing can be played.
again-play = Play
again-mark = { $kind ->
    [turn] Turn { $number }
   *[round] Round { $number }
}

# the rulebook
rules-not-fetched = The rules cannot be fetched just now. Please try again in a moment.

# lost
lost-title = Nothing grows here
lost-hint = This address leads nowhere. The games are on the home page.
lost-home = To the games
