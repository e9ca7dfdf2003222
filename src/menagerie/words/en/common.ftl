# What holds for every game.

clauses = { $first }; { $then }
you = You
result-title = { $count ->
    [one] { $you ->
        [yes] You win
       *[no] { $winners } wins
    }
   *[other] { $winners } share the win
}
game-over = The game is over.
no-such-seat = There is no seat { $seat }: this game has { $seats } seats.
unfinished-decision = This decision isn’t finished: more numbers are needed.
finished-decision = This decision has already been made: { $action }.
illegal-number = The number { $number } isn’t possible right now.
cannot-undo = There’s nothing you can take back: you haven’t acted yet, a hidden card has been shown since, or somebody else has played.
unknown-action = “{ $text }” isn’t an action in this game.
bad-action-values = An action “{ $action }” consists of { $fields }, each as it appears in an offer.

# options
wrong-player-count = This can’t be played with { $players } at the table: it’s for { $legal } players.
unknown-option = There is no option “{ $option }” here. The options are: { $legal }.
bad-seat-option = There is no seat { $seat } for the option { $option }. Possible: { $words }, or a seat from 1 to { $seats }.
bad-option-value = “{ $value }” isn’t possible for the option { $option }. Possible: { $legal }.
bad-option-numbers = “{ $value }” isn’t possible for the option { $option }. Possible: { $length } numbers { $most ->
    [hidden] of { $least } or more
   *[other] from { $least } to { $most }
}{ $total ->
    [hidden] { "" }
   *[other] { " " }that add up to { $total }
}{ $lists ->
    [1] { "" }
   *[other] , or { $lists } such lists with commas between them
}.
option-numbers = { $length } numbers { $most ->
    [hidden] of { $least } or more
   *[other] from { $least } to { $most }
}{ $total ->
    [hidden] { "" }
   *[other] { " " }that add up to { $total }
}{ $lists ->
    [1] { "" }
   *[other] , or { $lists } such lists with commas between them
}
bad-seed = “{ $seed }” is not a seed. A seed is a whole number of up to 256 bits, or 64 hexadecimal digits.

# records
record-is-no-json = This file is not a record: it isn’t JSON ({ $problem }).
foreign-record = This file is JSON, but not a record of a game (its format is not “{ $format }”).
newer-record = This record was written by a newer program (format { $version }; this one reads up to { $known }).
newer-rules = This game was played under newer rules (version { $version }; this program plays version { $known }).
older-rules = This game was played under older rules (version { $version }; this program plays version { $known }), and under other rules it would be a different game. A version of the program from that time can replay it.
damaged-record = This record is damaged: { $problem }.
record-of-another-game = This is a record of { $game }, not of { $wanted }.
record-of-unknown-game = This is a record of “{ $game }”, a game this program doesn’t know.
record-cannot-start = This record can’t be started: { $problem }.
record-without-start = This record needs either a seed or a drawn table to start from, but not both.
no-seat-in-line = It should be a seat, a colon and an action, such as “1: pass”.
record-breaks-a-rule = This record doesn’t check out: its action { $number }, “{ $action }”, isn’t possible ({ $problem }).
record-has-another-result = This record doesn’t check out: replayed, the game ends differently.
record-ended-and-over = This record doesn’t check out: it says that the game was abandoned, but it was played to the end.
record-drawn = This record starts from a drawn table. Only games that were dealt can be opened here.
record-unfinished = The game in this file isn’t over. Only finished games can be opened here; “menagerie play --resume” goes on with it.
record-too-large = This file is too large for a record: at most { $most } KB can be opened here.
record-too-long = This game is too long to be opened here: it has more than { $most } actions.
record-holds = This record checks out: { $game }, { $players } { $players ->
    [one] player
   *[other] players
}, { $actions } { $actions ->
    [one] action
   *[other] actions
}, { $state ->
    [over] played to the end
    [ended] ended before anybody had won
   *[open] not finished
}.
no-such-file = The file “{ $file }” can’t be read.
cannot-save = The file “{ $file }” can’t be written.

# the terminal
terminal-welcome = Welcome. Choose an action by its number, or type it. “help” explains the rest.
terminal-opponents = You’re playing against { $names }.
terminal-seed = The seed of this game: { $seed }
terminal-prompt = Your choice:
terminal-choice = { $range ->
    [exactly] { $most }
   *[between] { $least } to { $most }
} of: { $from }
wrong-number-of-cards = Choose { $range ->
    [exactly] { $most }
   *[between] { $least } to { $most }
} of these cards.
terminal-cards = Which ones, separated by commas:
terminal-number = { $most ->
    [one] Only 1 is possible here. Type 1, or the action.
   *[other] Choose a number from 1 to { $most }, or type an action.
} “help” says how.
terminal-undone = Taken back.
terminal-saved = Saved as { $file }. To continue later: menagerie play --resume { $file }
terminal-why-legal = You may: { $action }.
terminal-why-nothing = Type “why” and an action, such as “why { $example }”, to see what it would do, or why it isn’t possible.
terminal-would = What it does: { $would }.
terminal-hint = { $text } To do it, type: { $action }
terminal-rule = { $number }: { $sentence }
terminal-no-rule = There is no sentence or ruling “{ $number }” in the rulebook.
terminal-goodbye = Until next time.
terminal-help = Type a number to do that action, or type the action itself, as it is listed.
    why ACTION: what it would do, or why it isn’t possible, with the rule
    hint: what an expert would do, and why
    rule NUMBER: a sentence of the rulebook
    table: show the table again
terminal-local-help = log: what has happened so far
    undo: take back your last action, as long as nothing hidden has been shown since
    save FILE: save the game; menagerie play --resume FILE continues it
    quit: leave
terminal-joined-help = undo: take back your last action, right away or once the others agree
    quit: leave; your seat stays yours
terminal-lesson-help = hint: show an answer that counts
    undo: go back to the task before
    quit: leave
terminal-lesson-welcome = Type an action, or its number. “hint” shows what is asked for, “help” lists what else you can type.
terminal-lesson-again = Now try again.
terminal-lesson-possible = possible
terminal-lesson-over = That was the whole lesson.
only-in-the-terminal = In the browser, you set up a game at the table. To set one up here, add --terminal.
terminal-name = What’s your name?
terminal-ready = You’re at the table. Press Enter when you’re ready.
terminal-waiting = Waiting for the others.
terminal-watching = You’re watching.
terminal-refused = { $text }
no-table-link = “{ $link }” is not a link to a table. Such a link looks like http://192.168.1.20:8000/table/…
no-server = The server at { $link } isn’t answering.
older-server = This program is newer than the server (protocol { $spoken } here, { $server } there): the server needs an update. Until then, play in the browser: { $link }
newer-server = This program is older than the server (protocol { $spoken } here, { $server } there): update it to version { $version }, or play in the browser: { $link }
strange-server = The server said something this program doesn’t understand. It may be a different version, or not a table at all.

# what can be played
games-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
games-form = { $people }: { $form }{ $options ->
    [hidden] { "" }
   *[other] { " " }({ $options })
}
games-options = Options, each typed as --option NAME=VALUE, for the versions that have them:
games-option = { $option }: { $about }. { $legal }; default: { $usual } ({ $rule })

# cards as pictures
card-back = Back of { $game }
no-such-card = There is no card called “{ $card }”. There are: { $legal }.
card-of-which-game = Both games have a card called “{ $card }”. Name the game as well, for example: { $example }
no-such-game = There is no game called “{ $game }”. There are: { $legal }.
which-card = Name a card, such as “owl” or “forest 3”, or use --list, --all or --sheet.
wrong-ending = The name “{ $file }” should end with { $ending }.
wants-a-folder = That is several files, so “{ $file }” should be a folder.
picture-too-large = A picture can be at most { $most } pixels high.
only-on-sheets = How many copies there are only matters on a sheet: add --sheet.

# the lab
no-such-bot = There is no bot “{ $bot }”. There are: { $legal }.
players-at-tables = A table names everyone who sits at it: leave out --players and --solo.
foreign-results = The file “{ $file }” contains something other than arena results (line { $line }). Name another file with --results.
arena-stopped = Stopped. { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} saved in “{ $file }”: the same command continues from there.
tuned = The weights have been written to { $file }.
too-few-games = Nothing is learned from fewer than { $least } games. Ask for more: --games
corrected = How often these predictions come true has been written to { $file }.

# whether the words of a language are whole
words-whole = The words of “{ $language }” are complete: nothing is missing, unused or wrong.
no-such-language = There is no language “{ $language }”. There are: { $legal }.
words-file-missing = { $file }: the file is missing.
words-file-unknown = { $file }: the English words have no such file.
words-unreadable = { $file }: this can’t be read: { $text }
words-missing = { $file }: { $message } is missing.
words-unknown = { $file }: nothing uses { $message }.
words-variable = { $file }: { $message } uses { $variable }, which it is not given.
words-function = { $file }: { $message } asks for something that doesn’t exist: { $text }
words-form-missing = forms.json: { $message } is missing.
words-form-unknown = forms.json: nothing uses { $message }.

# what comes of an answer in a lesson
verdict-right = Well done!
verdict-wrong = Not quite
verdict-refused = That’s not possible
