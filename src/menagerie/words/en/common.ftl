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
unfinished-decision = This decision is not finished: more numbers are needed.
finished-decision = This decision is made already: { $action }.
illegal-number = The number { $number } is not possible now.
cannot-undo = There is nothing that you could take back: you have not acted yet, a hidden card has been shown since, or somebody else has played.
unknown-action = “{ $text }” is not an action of this game.
bad-action-values = An action “{ $action }” consists of { $fields }, each as an offer has it.

# options
wrong-player-count = This cannot be played by { $players }: it is for { $legal } players.
unknown-option = There is no option “{ $option }” here. The options are: { $legal }.
bad-seat-option = There is no seat { $seat } for the option { $option }. Possible: { $words }, or a seat from 1 to { $seats }.
bad-option-value = “{ $value }” is not possible for the option { $option }. Possible: { $legal }.
bad-seed = “{ $seed }” is no seed. A seed is a whole number of up to 256 bits, or 64 hexadecimal digits.

# records
record-is-no-json = This file is not a record: it is not JSON ({ $problem }).
foreign-record = This file is JSON, but not a record of a game (its format is not “{ $format }”).
newer-record = This record was written by a newer program (format { $version }; this one reads up to { $known }).
newer-rules = This game was played by newer rules (version { $version }; this program plays version { $known }).
older-rules = This game was played by older rules (version { $version }; this program plays version { $known }), and by others it would be another game. A program of its time can replay it.
damaged-record = This record is damaged: { $problem }.
record-of-another-game = This is a record of { $game }, not of { $wanted }.
record-of-unknown-game = This is a record of “{ $game }”, a game that this program does not know.
record-cannot-start = This record cannot be started: { $problem }.
record-without-start = This record needs either a seed or a drawn table to start from, and not both.
no-seat-in-line = It should be a seat, a colon and an action, such as “1: pass”.
record-breaks-a-rule = This record does not hold: its action { $number }, “{ $action }”, is not possible ({ $problem }).
record-has-another-result = This record does not hold: played again, the game comes to a different result.
record-ended-and-over = This record does not hold: it says that the game was broken off, but it was played to its end.
record-holds = This record holds: { $game }, { $players } { $players ->
    [one] player
   *[other] players
}, { $actions } { $actions ->
    [one] action
   *[other] actions
}, { $state ->
    [over] played to its end
    [ended] ended before anybody had won
   *[open] not finished
}.
no-such-file = The file “{ $file }” cannot be read.
cannot-save = The file “{ $file }” cannot be written.

# the terminal
terminal-welcome = Welcome. Choose an action by its number, or type it. “help” explains the rest.
terminal-opponents = You play against { $names }.
terminal-seed = The seed of this game: { $seed }
terminal-prompt = Your choice:
terminal-choice = { $range ->
    [exactly] { $most }
   *[between] { $least } to { $most }
} of: { $from }
wrong-number-of-cards = That takes { $range ->
    [exactly] { $most }
   *[between] { $least } to { $most }
} of the cards.
terminal-cards = Which ones, separated by commas:
terminal-number = Choose a number from 1 to { $most }, or type an action. “help” says how.
terminal-undone = Taken back.
terminal-saved = Saved as { $file }. Go on later with: menagerie play --resume { $file }
terminal-why-legal = You may: { $action }.
terminal-why-nothing = Type “why” and an action, such as “why { $example }”, to hear what it would do, or why it is not possible.
terminal-would = What it does: { $would }.
terminal-hint = { $text } To do it, type: { $action }
terminal-rule = { $number }: { $sentence }
terminal-no-rule = There is no sentence or ruling “{ $number }” in the rulebook.
terminal-goodbye = Until next time.
terminal-help = A number does that action. An action can also be typed, as it is listed.
    why ACTION: what it would do, or why it is not possible, with the rule
    hint: what an expert would do, and why
    rule NUMBER: a sentence of the rulebook
    table: the table again
terminal-local-help = log: what has happened so far
    undo: take back your last action, while nothing hidden has been shown since
    save FILE: write the game down; menagerie play --resume FILE goes on with it
    quit: leave
terminal-joined-help = undo: take back your last action, at once or when the others agree
    quit: leave; your seat stays yours
only-in-the-terminal = In the browser a game is set up at the table. To set one up here, add --terminal.
terminal-name = What are you called?
terminal-ready = You sit at the table. Press Enter when you are ready.
terminal-waiting = Waiting for the others.
terminal-watching = You watch.
terminal-refused = { $text }
no-table-link = “{ $link }” is no link to a table. It looks like http://192.168.1.20:8000/table/…
no-server = The server at { $link } does not answer.
older-server = This program is newer than the server (protocol { $spoken } here, { $server } there): the server has to be updated. Until then, play in the browser: { $link }
newer-server = This program is older than the server (protocol { $spoken } here, { $server } there): update it to version { $version }, or play in the browser: { $link }
strange-server = The server says what this program does not understand. It may be of another version, or no table at all.

# cards as pictures
card-back = Back of { $game }
no-such-card = There is no card called “{ $card }”. There are: { $legal }.
card-of-which-game = Both games have a card called “{ $card }”. Say which, such as: { $example }
no-such-game = There is no game called “{ $game }”. There are: { $legal }.
which-card = Say which card, such as “owl” or “forest 3”, or --list, --all or --sheet.
wrong-ending = The name “{ $file }” should end with { $ending }.
wants-a-folder = These are several files: “{ $file }” should be a folder.
picture-too-large = A picture may be { $most } pixels high at most.
only-on-sheets = How many copies there are matters on a sheet only: add --sheet.

# the lab
no-such-bot = There is no bot “{ $bot }”. There are: { $legal }.
players-at-tables = A table names everybody who sits at it: leave out --players and --solo.
foreign-results = The file “{ $file }” holds something else than results of the arena (line { $line }). Name another one with --results.
arena-stopped = Stopped. { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} kept in “{ $file }”: the same command goes on from there.
tuned = The weights are written to { $file }.
too-few-games = From fewer than { $least } games nothing is learned: --games
corrected = What comes true of these chances is written to { $file }.

# whether the words of a language are whole
words-whole = The words of “{ $language }” are whole: nothing is missing, unused or wrong.
no-such-language = There is no language “{ $language }”. There are: { $legal }.
words-file-missing = { $file }: the file is missing.
words-file-unknown = { $file }: the English words have no such file.
words-unreadable = { $file }: this cannot be read: { $text }
words-missing = { $file }: { $message } is missing.
words-unknown = { $file }: nothing uses { $message }.
words-variable = { $file }: { $message } speaks of { $variable }, which it is not told.
words-function = { $file }: { $message } asks for something that does not exist: { $text }
words-form-missing = forms.json: { $message } is missing.
words-form-unknown = forms.json: nothing uses { $message }.
