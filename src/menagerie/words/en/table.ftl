# What the server says at a table.

guest = Guest
unnamed = Player
level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-about-beginner = Knows the rules, and little more; good for a first game.
level-about-casual = Plays sensibly, but without a plan.
level-about-skilled = Looks ahead; beats most family tables.
level-about-expert = Looks far ahead and makes few mistakes.

setting-memory-aid = Memory aid: show the cards that everyone has seen go into a hand
setting-hints = Hints: players can ask what an expert would do; everyone sees who asked
setting-bot-pause = How long bots wait before they play
value-on = on
value-off = off
value-pause-0 = not at all
value-pause-1 = a moment
value-pause-2 = as a person would
value-pause-3 = a good while
value-yes = yes
value-no = no

# a link in a messenger
link-lobby = You’re invited to a game of { $title }. Choose a name and sit down: no account, nothing to install.
link-playing = A game of { $title } is under way. You can watch.
link-over = Watch the replay of this game of { $title }.

# what the table does not allow
not-seated = You’re watching. Only players at the table can do that.
not-host = Only the host can change that.
not-your-seat = Only the player in that seat can change that.
too-many-watchers = This table has no room for more spectators.
holds-another-seat = You’re at this table as { $own }. This link leads to { $other }’s seat.
too-many-holders = { $count } devices are connected to this seat right now. Close the page on one of them, then open the link again.
just-left = { $name } has only just left. A bot can take over in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
already-started = The game has begun: this can only be changed before the next one.
not-started = The game has not begun yet.
not-over = The game is still going on.
not-over-to-watch = This game is still going on. You can watch the replay once it’s over.
seated-already = You already have a seat at this table.
no-free-seat = No seat is free here. The host can add one.
no-name = Choose a name first.
long-name = A name can have at most { $most } letters; this one has { $count }.
crowded-name = This name is too long: some of its letters or emoji are made up of many characters. Use fewer of them.
hidden-in-name = This name contains a character that nobody can see ({ $character }). Type the name again without it.
unknown-in-name = This name contains a character that looks different on other devices, or like nothing at all ({ $character }). Use another one.
marks-in-name = An accent in this name has no letter, or a letter has too many accents.
role-in-name = These pages use “{ $word }” for something else, so in a name it would mislead the others. Choose another name.
# words that pages and sentences use for the reader, a role or a free seat, with commas between them: nobody is called so
no-names = you, yourself, host, the host, bot, free seat
no-such-seat-here = This table has no such seat.
kept-out = The host has asked you to leave your seat. You’re welcome to stay and watch.
not-kept-out = Nobody called { $name } was asked to leave.
face-taken = Somebody else at this table already has that animal.
no-bot-there = There is no bot in this seat.
no-cookie = Your browser doesn’t keep this page’s cookie, so the server couldn’t recognise you.
nobody-to-ask = There’s no host here right now to ask.
nobody-asks = Nobody is asking for a seat right now.
seat-asked-already = { $name } is asking for a seat right now. Wait for the answer.
seats-open = { $count ->
    [one] One seat is still free: wait for a guest, add a bot, or play with fewer.
   *[other] { $count } seats are still free: wait for guests, add bots, or play with fewer.
}
too-many-people = { $count } people are already sitting here, and this version is for { $players }.
unknown-form = This game has no version called “{ $form }”.
unknown-level = There is no bot level called “{ $level }”.
unknown-option-here = This version of the game has no option “{ $option }”.
unknown-setting = There is no such setting: { $name }.
unknown-table = There is no table at this address. It may have been mistyped.
begun-by-older-rules = This game began under older rules (version { $version }). This server plays version { $known } and doesn’t change a game that has begun.
begun-by-newer-rules = This game began under newer rules (version { $version }), and this server knows only version { $known }. Perhaps an update is under way: try again soon.
unknown-seat-link = This link doesn’t lead to a seat. It may have been mistyped, or the seat is no longer yours.
no-such-address = There is nothing at this address.
wrong-method = { $method } is not possible at this address. Possible: { $possible }.
unknown-game = There is no game called “{ $game }” here.
unknown-exercise = There is no such lesson, or it has changed since.
not-away = This seat is not free for a bot: its player is here.
meanwhile = Something happened in the meantime. Look at the table again, then choose.
nothing-to-take-back = You have nothing to take back.
too-many-take-backs = So many moves have been taken back in this game that no more can be.
nothing-to-answer = Nobody wants to take anything back right now.
not-on-list = You have no seat at this table, so it’s not on your list.
leave-first = This game is still going on. Leave the game first.
no-usual-answer = In this game there is no usual answer to “{ $question }”.
no-rematch = Nobody has offered a rematch.
came-already = You’re already at the new table. To leave, give up your seat there.
rematch-begun = The next game has begun: go to its own table to leave it.
no-ending-to-answer = Nobody wants to end the game right now.
ended-by-agreement = This game was ended by agreement.
ended-alone = { $you ->
    [yes] You ended this game early.
   *[no] { $seat } ended this game early.
}
not-understood = The server didn’t understand that: { $problem }.
no-json = The server didn’t understand that: it isn’t JSON.
other-protocol = { $client ->
    [older] This client is older than the server (protocol { $spoken }, not { $protocol }). Get a newer one, or reload the page.
    [newer] This client is newer than the server (protocol { $spoken }, not { $protocol }). The server has to be updated.
   *[strange] The protocol has to be a whole number, such as ?protocol={ $protocol }, or left out.
}
too-fast = Not so fast, please: the server needs a moment.
no-hints-here = Hints are off at this table. The host can allow them in the settings.
not-asked = There’s nothing for you to decide right now.
nothing-to-hint = There’s only one thing you can do here, so you don’t need a hint.
hint-on-its-way = Your hint is on its way.
hint-too-late = The hint came too late: the question has changed.
no-hint = No hint is possible right now.

# what is refused at the door
no-request = This is not a valid HTTP request.
head-too-long = The head of this request is too long.
body-too-long = That’s longer than the server accepts.
body-too-slow = The rest of that didn’t arrive in time.
unknown-host = This server doesn’t go by that name. Whoever runs it can allow the name: menagerie serve --host-name
too-many-connections = The server is full. Please try again in a moment.
too-many-connections-of-address = There are too many connections from your address. Please close some.
too-many-sockets = The server is full: too many people are at its tables. Please try again in a moment.
too-many-sockets-of-address = Too many people from your address are at this server’s tables.
too-many-sockets-of-guest = You have too many tables open. Please close some.
made-room-for-player = The server is full, and a player needed your place. Please watch again later.
figures-closed = This server’s metrics are not public.

# what all are told
set-back = The person who runs the server has restored a backup from { $unit ->
    [days] { $count ->
        [one] a day
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] an hour
       *[other] { $count } hours
    }
   *[minutes] { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
} ago: this game is back to where it was then.
taken-back = { $you ->
    [yes] You took back your last move{ $count ->
        [0] .
       *[other] {" "}and everything that has happened since.
    }
   *[no] { $seat } took back a move.
}
taken-back-line = { $you ->
    [yes] You took back: { $what }
   *[no] { $seat } took back: { $what }
}
taken-back-line-followed = { taken-back-line } { $count ->
    [one] One later move is undone as well.
   *[other] { $count } later moves are undone as well.
}
taken-back-earlier = Before that, something was taken back { $count ->
    [one] once.
   *[other] { $count } times.
}
not-taken-back = { $you ->
    [yes] You didn’t agree: the move stands.
   *[no] { $seat } didn’t agree: the move stands.
}
take-back-withdrawn = { $you ->
    [yes] You withdrew your request: the move stands.
   *[no] { $seat } withdrew the request: the move stands.
}
host-now = You’re the host now: { $status ->
    [lobby] you choose what is played and who sits where.
   *[playing] you can let a bot take over for anyone who is away.
}
left = { $seat } has left; a bot takes over.
is-back = { $you ->
    [yes] You’re back. A bot played for you in the meantime; its moves are in the log.
   *[no] { $seat } is back and playing again.
}
took-over = { $you ->
    [yes] You take over from { $bot }.
   *[no] { $seat } takes over from { $bot }.
}
seat-refused = { $name } asked for a seat, but will keep watching.
who-plays = { $how ->
    [away] { $you ->
        [yes] You’re away: from here on, a bot plays for you.
       *[no] { $seat } is away: from here on, a bot plays.
    }
    [back] { $you ->
        [yes] You’re back and playing for yourself again.
       *[no] { $seat } is back and playing again.
    }
    [took-over] { $you ->
        [yes] From here on, you play instead of a bot.
       *[no] From here on, { $seat } plays instead of a bot.
    }
   *[left] { $seat } has left for good: from here on, a bot plays.
}
goes-on = { $you ->
    [yes] You didn’t agree: the game goes on.
   *[no] { $seat } didn’t agree: the game goes on.
}
ending-withdrawn = { $you ->
    [yes] You no longer want to end it: the game goes on.
   *[no] { $seat } no longer wants to end it: the game goes on.
}
asked-for-hint = { $you ->
    [yes] You asked for a hint.
   *[no] { $seat } asked for a hint.
}

# what an expert would do
hint = { $action }{ $why ->
    [hidden] { "" }
   *[other] : that { $why }
}.{ $chance ->
    [hidden] { "" }
   *[other] { " " }About { $chance }% to win.
}
reason-even = wins only slightly more often than the alternative
reason-in-worlds = wins about { $won } of 100 possible games instead of { $other }

# starting the server
served = The table is laid: { $here }
    { $reach ->
        [everybody] For other devices: { $base }
       *[nobody] Only this machine can reach it; for friends, start it without --host.
    }
    Games are kept in { $file }{ $begins ->
        [anew] , which is new and empty
       *[on] {""}
    }. Stop with Ctrl+C.
stopped = { $kept ->
    [all] Stopped. Every game is kept.
   *[moved] Stopped. The games are no longer in { $file }. Before you start again, “{ $program } doctor” says how to get them back.
}
port-taken = Port { $port } is taken by another program, so this uses { $found }: old links with { $port } don’t lead here. To have { $port } again, stop that program, and then start this once more.
port-in-use = Port { $port } is taken. Use another one: --port
no-port = Port { $port } is taken, and so are the ones after it. Use another one: --port
cannot-listen = The server can’t listen on port { $port } of { $host }: { $problem }.
no-proxy-named = The public address begins with https, but no proxy is named: cookies are not marked as secure, and all guests seem to come from one address. Name the proxy: { $command ->
    [play] MENAGERIE_PROXY=ADDRESS in front of the command
   *[serve] --proxy ADDRESS
}
unknown-variable = There is no setting { $name }, so this does nothing.{ $like ->
    [none] { "" }
   *[other] { " " }Did you mean { $like }?
}
everybody-is-proxy = Everyone counts as a trusted proxy (--proxy { $network }): anyone who connects can claim to come from any address, and limits per address mean nothing. Name only your own proxy: --proxy ADDRESS
bad-setting = “{ $value }” is not possible for { $setting }. Possible: { $kind ->
    [number] a whole number, { $legal }
    [seconds] a number of seconds, { $legal }
    [word] one of { $legal }
    [link] an address such as https://birds.example.org
    [networks] addresses and networks such as 192.0.2.7 or 10.0.0.0/8, separated by commas
    [names] names such as birds.example.org, separated by commas
   *[text] any text that is not empty
}.
no-metrics-key = To read /metrics with a key, there has to be one: give --metrics-key or, better, MENAGERIE_METRICS_KEY in the environment.
no-client = The pages of the table haven’t been built. In a checkout, run: make client

# a game that goes on from another one, or comes from a file
origin-played-on = Played on from { $when } of another game
origin-file = From a file
played-on = This game goes on from { $when } of another game. The cards that { $you ->
    [yes] you
   *[no] { $seat }
} couldn’t see then have been dealt again.
no-such-moment = This game has no such moment.
nothing-to-play-on = The game is over at that moment. Choose an earlier one to play on from.
played-on-too-often = This game goes on from { $most } others already. Play on from one of those instead.
