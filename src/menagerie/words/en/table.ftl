# What the server says at a table.

guest = Guest
level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-about-beginner = Knows the rules and plays along; good for a first game.
level-about-casual = Plays sensibly, without a plan.
level-about-skilled = Looks ahead; beats most family tables.
level-about-expert = Looks far ahead, and makes few mistakes.

setting-memory-aid = Memory aid: show the cards that everybody has seen go into a hand
setting-hints = Hints: whoever is asked may see what an expert would do; all are told who asked
setting-bot-pause = How long bots wait before they play
value-on = on
value-off = off
value-pause-0 = not at all
value-pause-1 = a moment
value-pause-2 = as a person would
value-pause-3 = calmly
value-yes = yes
value-no = no

# what the table does not allow
not-seated = You are watching. Only those who sit at the table can do that.
not-host = Only the host can change that.
not-your-seat = Only the person who sits there can change that.
too-many-watchers = So many people watch this table that there is no more room.
holds-another-seat = You sit at this table as { $own }. This link leads to the seat of { $other }.
too-many-holders = { $count } devices are connected to this seat right now. Close the page on one of them, then open the link again.
just-left = { $name } has only just left. In { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} a bot may sit in.
already-started = The game has begun: this can be changed before the next one.
not-started = The game has not begun yet.
not-over = The game is still going on.
not-over-to-watch = This game is still going on. It can be watched again once it is over.
seated-already = You already sit at this table.
no-free-seat = No seat is free here. The host can add one.
no-name = Choose a name first.
long-name = A name has at most { $most } letters; this one has { $count }.
crowded-name = This name is too long: some of its letters or emoji are made up of many characters. Use fewer of them.
hidden-in-name = This name holds a character that nobody can see ({ $character }). Type the name again, without it.
unknown-in-name = This name holds a character that does not look the same everywhere, or like anything at all ({ $character }). Use another.
marks-in-name = An accent in this name stands alone, or too many stand on one letter.
role-in-name = The pages use “{ $word }” themselves, so in a name it would mislead the others. Choose another name.
# words that pages and sentences use for the reader, a role or a free seat, with commas between them: nobody is called so
no-names = you, yourself, host, the host, bot, free seat
no-such-seat-here = There is no such seat at this table.
seat-taken = Somebody sits there.
seats-open = { $count ->
    [one] One seat is still free: wait for a guest, put a bot on it, or play with fewer.
   *[other] { $count } seats are still free: wait for guests, put bots on them, or play with fewer.
}
too-many-people = { $count } people sit here already, and this form is for { $players }.
unknown-form = There is no form of this game called “{ $form }”.
unknown-level = There is no bot of the level “{ $level }”.
unknown-option-here = This form of the game has no option “{ $option }”.
unknown-setting = There is no such setting: { $name }.
unknown-table = There is no table at this address. It may have been mistyped.
begun-by-older-rules = This game was begun by older rules (version { $version }). This server plays version { $known }, and changes no game that has begun.
begun-by-newer-rules = This game was begun by newer rules (version { $version }), and this server knows only version { $known }. Perhaps it is just being updated: try again soon.
unknown-seat-link = This link leads to no seat. It may have been mistyped, or the seat is not yours any more.
no-such-address = There is nothing at this address.
wrong-method = { $method } is not possible at this address. Possible: { $possible }.
unknown-game = There is no game called “{ $game }” here.
not-away = This seat is not free for a bot: its player is here.
meanwhile = Something has happened meanwhile. Look at the table again, then choose.
nothing-to-take-back = There is nothing of yours to take back.
too-many-take-backs = So much was taken back in this game that nothing more can be.
nothing-to-answer = Nobody wants to take anything back now.
not-on-list = You have no seat at this table, so it is not on your list.
leave-first = This game is still being played. Leave the game first.
no-usual-answer = In this game there is no usual answer to “{ $question }”.
no-rematch = Nobody has offered another game.
came-already = You sit at the new table already: get up there.
rematch-begun = The next game has begun: leave it at its own table.
no-ending-to-answer = Nobody wants to end the game now.
ended-by-agreement = This game was ended by agreement.
not-understood = The server did not understand that: { $problem }.
no-json = The server did not understand that: it is no JSON.
other-protocol = { $client ->
    [older] This client is older than the server (protocol { $spoken }, not { $protocol }). Get a newer one, or reload the page.
    [newer] This client is newer than the server (protocol { $spoken }, not { $protocol }). The server has to be updated.
   *[strange] The protocol is told as a whole number, such as ?protocol={ $protocol }, or not at all.
}
too-fast = Not so fast, please: the server needs a moment.
no-hints-here = Hints are off at this table. The host can allow them in the settings.
not-asked = You are not asked anything just now.
nothing-to-hint = Only one answer is possible here, so there is nothing to hint at.
hint-on-its-way = Your hint is on its way.
hint-too-late = The hint came too late: something else is asked by now.
no-hint = No hint can be given just now.

# what is refused at the door
no-request = This is not a valid HTTP request.
head-too-long = The head of this request is too long.
body-too-long = That is too long: the server does not read it.
body-too-slow = The rest of that did not come in time.
unknown-host = The server does not go by this name. Whoever runs it can allow the name: menagerie serve --host-name
too-many-connections = The server is full. Please try again in a moment.
too-many-connections-of-address = Too many connections come from your address. Please close some.
too-many-sockets = The server is full: too many people are at its tables. Please try again in a moment.
too-many-sockets-of-address = Too many people from your address are at the tables of this server.
too-many-sockets-of-guest = You have too many tables open. Please close some.
made-room-for-player = The server is full, and a player needed your place. Please watch again later.
figures-closed = The figures of this server are not for everybody.

# what all are told
set-back = Whoever runs the server has put back a backup from { $unit ->
    [days] { $count } days
    [hours] { $count } hours
   *[minutes] { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
} ago: this game stands as it stood then.
taken-back = { $you ->
    [yes] You have taken your last action back.
   *[no] { $seat } has taken an action back.
}
taken-back-line = { $you ->
    [yes] You took back: { $what }
   *[no] { $seat } took back: { $what }
}
taken-back-line-followed = { taken-back-line } What was done after it is undone as well: { $count ->
    [one] one action.
   *[other] { $count } actions.
}
taken-back-earlier = Before that, something was taken back { $count ->
    [one] once.
   *[other] { $count } times.
}
not-taken-back = { $you ->
    [yes] You did not agree: it stays as it is.
   *[no] { $seat } did not agree: it stays as it is.
}
take-back-withdrawn = { $you ->
    [yes] You no longer ask: it stays as it is.
   *[no] { $seat } no longer asks: it stays as it is.
}
host-now = You are the host now: { $status ->
    [lobby] you choose what is played and who sits where.
   *[playing] you can let a bot sit in for somebody who is away.
}
left = { $seat } has left; a bot plays on.
goes-on = { $you ->
    [yes] You did not agree: the game goes on.
   *[no] { $seat } did not agree: the game goes on.
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
}{ $chance ->
    [hidden] { "" }
   *[other] { " " }(about { $chance }% to win)
}.
reason-ahead = pays off later

# starting the server
served = The table is laid: { $here }
    { $reach ->
        [everybody] For other devices: { $base }
       *[nobody] Only this machine can reach it; for friends, start it without --host.
    }
    Games are kept in { $file }. Stop with Ctrl+C.
port-taken = Port { $port } is taken; using { $found }.
port-in-use = Port { $port } is taken. Say another: --port
no-port = Port { $port } is taken, and so are those after it. Say another: --port
cannot-listen = The server cannot listen on port { $port } of { $host }: { $problem }.
no-proxy-named = The public address begins with https, but no proxy is named: cookies are not marked as secure, and all guests seem to come from one address. Name it: --proxy ADDRESS
everybody-is-proxy = Everybody counts as a trusted proxy (--proxy { $network }): whoever connects can claim to come from any address, and no limit by address holds. Name your proxy alone: --proxy ADDRESS
bad-setting = “{ $value }” is not possible for { $setting }. Possible: { $kind ->
    [number] a whole number, { $legal }
    [seconds] a number of seconds, { $legal }
    [word] one of { $legal }
    [link] an address such as https://birds.example.org
    [networks] addresses and networks such as 192.0.2.7 or 10.0.0.0/8, separated by commas
    [names] names such as birds.example.org, separated by commas
   *[text] any text that is not empty
}.
no-metrics-key = Reading /metrics by key takes a key: give --metrics-key, or better MENAGERIE_METRICS_KEY in the environment.
no-client = The pages of the table have not been built. In a checkout, run: make client
