# What the server says in the name of a club and its operator: announcements, blocks, and the club's pages.

server-restarts = { $minutes ->
    [one] The server restarts within a minute.
   *[other] The server restarts in { $minutes } minutes.
} Nothing is lost: your games go on afterwards.
blocked = You are blocked on this server until { $until } UTC.
wrong-code-word = Opening a table here takes the club’s code word, and this is not it. Ask in your club.
no-imprint = Whoever runs this server has not written an imprint.

# what the operator may have got wrong
nothing-announced = Write a text, or say in how many minutes the server restarts.
nobody-to-block = Say whom to block: a guest, an address, or both.
bad-address = “{ $address }” is not an address such as 203.0.113.7 or 2001:db8::1.
unknown-block = There is no such block; it may have ended.

# what was refused today
refusal-kind = { $kind ->
    [answer-not-taken] did not read the answer
    [binary-message] a message in no form of ours
    [blocked] blocked by you
    [body-too-long] sent too much
    [body-too-slow] sent too slowly
    [cut-off] cut off, because it took nothing any more
    [figures-closed] asked for the figures without the right to
    [foreign-origin] a page of another site
    [head-too-long] a request with too long a head
    [made-room] idle, made room for others
    [made-room-for-player] watched, and made room for a player
    [message-too-long] a message that is too long
    [no-message] not a message at all
    [no-request] not a request at all
    [other-protocol] a page of another version
    [read-too-slowly] read too slowly
    [request-too-slow] asked too slowly
    [too-fast] asked too often
    [too-many-connections] the server was full
    [too-many-connections-of-address] too many connections from one address
    [too-many-devices] at one table on too many devices
    [too-many-refusals] did what is not allowed again and again
    [too-many-sockets] the server was full
    [too-many-sockets-of-address] too many people from one address
    [too-many-sockets-of-guest] too many tables open
    [too-many-watchers] too many watchers at one table
    [unknown-host] a name that the server does not go by
    [unknown-table] a table that does not exist
    [wrong-code-word] a wrong code word
   *[other] { $kind }
}
other-errors = other errors

# the imprint, and the privacy page where the operator has written none
imprint-title = Imprint
privacy-title = Privacy
privacy-short = You need no account here. The server stores what a game needs and nothing else. There is no advertising, nobody tracks you, and no page loads anything from another site.
privacy-stored = What is stored
privacy-cookie = One cookie, by which the server knows you again. It holds a random number and lasts for a year after your last visit. Without it you could not keep your seat.
privacy-name = The name that you choose, your language, and when you first and last came here.
privacy-games = Your games: who sat at the table, every action and when it was done. Everybody who has the link to a table sees the names there and can look at its game.
privacy-browser = In your own browser: your settings, such as sound, and which tips you have seen. The server does not get them.
privacy-addresses = No internet address is stored, and none is in the log, with one exception: if whoever runs the server blocks an address because of abuse, it is stored until the block ends. To see how often somebody asks, the server remembers addresses for a while, but only until it is restarted. A web server in front of this one may have a log of its own.
privacy-how-long = How long
privacy-kept = { $days ->
    [0] Tables stay until somebody deletes them.
    [one] A table that nobody touches is deleted after one day. If you hold no seat and do not come back for as long, your name is deleted, too.
   *[other] A table that nobody touches is deleted after { $days } days. If you hold no seat and do not come back for as long, your name is deleted, too.
}
privacy-backups = Backups hold what was stored when they were made, until they are deleted themselves.
privacy-forgotten = How to be forgotten
privacy-forget = Ask whoever runs the server, and say what you are called at the tables. Your name is then removed from every table, your seats no longer belong to anybody, and what is stored about you is deleted. The games stay, without your name. The cookie and the settings you can delete in your browser at any time.
privacy-contact-title = Whom to ask
privacy-contact = { $contact ->
    [none] Ask whoever gave you the link to this server.
   *[other] { $contact }
}
