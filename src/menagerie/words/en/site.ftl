# What the server says in the name of a club and its operator: announcements, blocks, and the club's pages.

server-restarts = { $minutes ->
    [one] The server will restart within a minute.
   *[other] The server will restart in { $minutes } minutes.
} Nothing is lost: your games continue afterwards.
blocked = You’re blocked on this server until { $until } UTC.
wrong-code-word = You need the club’s code word to open a table here, and that isn’t it. Ask at your club.
no-imprint = The person who runs this server hasn’t written a legal notice.

# what the operator may have got wrong
nothing-announced = Write a message, or choose in how many minutes the server restarts.
nobody-to-block = Choose who to block: a guest, an address, or both.
bad-address = “{ $address }” is not an address such as 203.0.113.7 or 2001:db8::1.
unknown-block = There is no such block; it may have ended.

# what was refused today
refusal-kind = { $kind ->
    [answer-not-taken] didn’t read the answer
    [binary-message] a message in an unknown format
    [blocked] blocked by you
    [body-too-long] sent too much
    [body-too-slow] sent too slowly
    [cut-off] cut off, because it had stopped reading
    [figures-closed] asked for the metrics without permission
    [foreign-origin] a page from another site
    [head-too-long] a request with too long a header
    [made-room] idle, and made room for others
    [made-room-for-player] was watching, and made room for a player
    [message-too-long] a message that was too long
    [no-message] not a message at all
    [no-request] not a request at all
    [other-protocol] a page from a different version
    [read-too-slowly] read too slowly
    [request-too-slow] asked too slowly
    [too-fast] asked too often
    [too-many-connections] the server was full
    [too-many-connections-of-address] too many connections from one address
    [too-many-devices] at one table on too many devices
    [too-many-refusals] kept trying what isn’t allowed
    [too-many-sockets] the server was full
    [too-many-sockets-of-address] too many people from one address
    [too-many-sockets-of-guest] too many tables open
    [too-many-watchers] too many spectators at one table
    [unknown-host] a name this server doesn’t go by
    [unknown-table] a table that doesn’t exist
    [wrong-code-word] a wrong code word
   *[other] { $kind }
}
other-errors = other errors

# the legal notice (imprint), and the privacy page where the operator has written none
imprint-title = Legal notice
privacy-title = Privacy
privacy-short = You don’t need an account here. The server stores what a game needs and nothing else. There is no advertising, nobody tracks you, and no page loads anything from another site.
privacy-stored = What is stored
privacy-cookie = One cookie, which lets the server recognise you. It contains a random number and lasts for a year after your last visit. Without it you couldn’t keep your seat.
privacy-name = The name you choose, your language, and when you first and last came here.
privacy-learned = Which lessons you have done and which puzzles you have solved, so that your other devices know. Nothing about how they went.
privacy-games = Your games: who sat at the table, every action, and when it happened. Anyone who has the link to a table sees the names there and can look at its game.
privacy-browser = In your own browser: your settings, such as sound, which tips you’ve seen, and how your games went over time. The server never sees them.
privacy-addresses = We neither store nor log internet addresses, with one exception: an address that was blocked because of abuse is stored until the block ends. To see how often somebody sends requests, the server remembers addresses for a while, but only until it is restarted. A web server in front of this one may keep its own log.
privacy-how-long = How long
privacy-kept = { $days ->
    [0] Tables stay until somebody deletes them.
    [one] A table that nobody touches is deleted after one day. If you have no seat and don’t come back for that long, your name is deleted, too.
   *[other] A table that nobody touches is deleted after { $days } days. If you have no seat and don’t come back for that long, your name is deleted, too.
}
privacy-backups = Backups contain what was stored when they were made, until they are deleted, too.
privacy-forgotten = How to be forgotten
privacy-forget = Ask the person who runs the server, and tell them the name you use at the tables. Your name is then removed from every table, your seats no longer belong to anybody, and what is stored about you is deleted. The games stay, without your name. You can delete the cookie and the settings in your browser at any time.
privacy-contact-title = Who to ask
privacy-contact = { $contact ->
    [none] Ask the person who gave you the link to this server.
   *[other] { $contact }
}
