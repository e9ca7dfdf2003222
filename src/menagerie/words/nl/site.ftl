# What the server says in the name of a club and its operator: announcements, blocks, and the club's pages.

server-restarts = { $minutes ->
    [one] De server start binnen een minuut opnieuw op.
   *[other] De server start over { $minutes } minuten opnieuw op.
} Er gaat niets verloren: daarna gaan je spellen verder.
blocked = Je bent op deze server geblokkeerd tot { $until } UTC.
wrong-code-word = Om hier een tafel te openen heb je het codewoord van de club nodig, en dat is dit niet. Vraag het bij je club.
no-imprint = De beheerder van deze server heeft geen colofon geschreven.

# what the operator may have got wrong
nothing-announced = Schrijf een tekst, of geef op over hoeveel minuten de server opnieuw opstart.
nobody-to-block = Geef op wie je wilt blokkeren: een gast, een adres of allebei.
bad-address = “{ $address }” is geen adres zoals 203.0.113.7 of 2001:db8::1.
unknown-block = Deze blokkade bestaat niet; misschien is die al afgelopen.

# what was refused today
refusal-kind = { $kind ->
    [answer-not-taken] las het antwoord niet
    [binary-message] een bericht in een onbekende indeling
    [blocked] door jou geblokkeerd
    [body-too-long] stuurde te veel
    [body-too-slow] stuurde te langzaam
    [cut-off] verbroken, omdat er niets meer gelezen werd
    [figures-closed] wilde zonder toestemming de meetwaarden zien
    [foreign-origin] een pagina van een andere site
    [head-too-long] een verzoek met een te lange kop
    [made-room] deed niets en maakte plaats voor anderen
    [made-room-for-player] keek mee en maakte plaats voor een speler
    [message-too-long] een te lang bericht
    [no-message] helemaal geen bericht
    [no-request] helemaal geen verzoek
    [other-protocol] een pagina van een andere versie
    [read-too-slowly] las te langzaam
    [request-too-slow] vroeg te langzaam
    [too-fast] vroeg te vaak
    [too-many-connections] de server was vol
    [too-many-connections-of-address] te veel verbindingen vanaf één adres
    [too-many-devices] met te veel apparaten aan één tafel
    [too-many-refusals] probeerde steeds weer wat niet mag
    [too-many-sockets] de server was vol
    [too-many-sockets-of-address] te veel mensen vanaf één adres
    [too-many-sockets-of-guest] te veel tafels open
    [too-many-watchers] te veel toeschouwers aan één tafel
    [unknown-host] een naam die de server niet kent
    [unknown-table] een tafel die niet bestaat
    [wrong-code-word] een verkeerd codewoord
   *[other] { $kind }
}
other-errors = andere fouten

# the imprint, and the privacy page where the operator has written none
imprint-title = Colofon
privacy-title = Privacy
privacy-short = Je hebt hier geen account nodig. De server bewaart wat een spel nodig heeft en verder niets. Er is geen reclame, niemand volgt wat je doet, en geen pagina laadt iets van een andere site.
privacy-stored = Wat er wordt bewaard
privacy-cookie = Eén cookie, waaraan de server je herkent. Er staat een willekeurig getal in, en het blijft tot een jaar na je laatste bezoek staan. Zonder dat cookie zou je je plaats niet kunnen houden.
privacy-name = De naam die je kiest, je taal en wanneer je hier voor het eerst en voor het laatst was.
privacy-learned = Welke lessen je hebt gedaan en welke puzzels je hebt opgelost, zodat je andere apparaten dat ook weten. Niet hoe het ging.
privacy-games = Je spellen: wie er aan tafel zaten, elke actie en wanneer die plaatsvond. Wie de link van een tafel heeft, ziet de namen daar en kan het spel bekijken.
privacy-browser = In je eigen browser: je instellingen, zoals het geluid, welke tips je al hebt gezien en hoe het je in je spellen is vergaan. De server krijgt ze niet.
privacy-addresses = Er wordt geen internetadres bewaard, en in het logboek staat er ook geen, op één uitzondering na: een adres dat vanwege misbruik geblokkeerd is, blijft bewaard tot de blokkade afloopt. Om te zien hoe vaak iemand iets vraagt, onthoudt de server adressen een tijdje, maar alleen tot hij opnieuw opstart. Een webserver die ervoor staat, heeft misschien een eigen logboek.
privacy-how-long = Hoelang
privacy-kept = { $days ->
    [0] Tafels blijven tot iemand ze verwijdert.
    [one] Een tafel die niemand aanraakt, wordt na één dag verwijderd. Als je geen plaats meer hebt en zo lang niet terugkomt, wordt ook je naam verwijderd.
   *[other] Een tafel die niemand aanraakt, wordt na { $days } dagen verwijderd. Als je geen plaats meer hebt en zo lang niet terugkomt, wordt ook je naam verwijderd.
}
privacy-backups = Back-ups bevatten wat er was opgeslagen toen ze werden gemaakt, totdat ze zelf worden verwijderd.
privacy-forgotten = Hoe je wordt vergeten
privacy-forget = Vraag het aan de beheerder van de server, en zeg hoe je aan de tafels heet. Je naam verdwijnt dan van elke tafel, je plaatsen zijn van niemand meer, en wat er over jou is opgeslagen, wordt verwijderd. De spellen blijven, zonder je naam. Het cookie en de instellingen kun je altijd zelf in je browser verwijderen.
privacy-contact-title = Bij wie je terechtkunt
privacy-contact = { $contact ->
    [none] Vraag het aan degene van wie je de link naar deze server hebt.
   *[other] { $contact }
}
