# What the server says in the name of a club and its operator: announcements, blocks, and the club's pages.

server-restarts = { $minutes ->
    [one] Der Server startet in weniger als einer Minute neu.
   *[other] Der Server startet in { $minutes } Minuten neu.
} Nichts geht verloren: Danach gehen deine Spiele weiter.
blocked = Du bist auf diesem Server bis { $until } UTC gesperrt.
wrong-code-word = Um hier einen Tisch zu eröffnen, brauchst du das Codewort des Vereins, und das ist es nicht. Frag im Verein nach.
no-imprint = Wer diesen Server betreibt, hat kein Impressum angelegt.

# what the operator may have got wrong
nothing-announced = Schreib einen Text, oder gib an, in wie vielen Minuten der Server neu startet.
nobody-to-block = Gib an, wen du sperren willst: einen Gast, eine Adresse oder beides.
bad-address = „{ $address }“ ist keine Adresse wie 203.0.113.7 oder 2001:db8::1.
unknown-block = Diese Sperre gibt es nicht; vielleicht ist sie abgelaufen.

# what was refused today
refusal-kind = { $kind ->
    [answer-not-taken] hat die Antwort nicht gelesen
    [binary-message] eine Nachricht in unbekanntem Format
    [blocked] von dir gesperrt
    [body-too-long] hat zu viel geschickt
    [body-too-slow] hat zu langsam geschickt
    [cut-off] getrennt, weil nichts mehr gelesen wurde
    [figures-closed] wollte die Messwerte ohne Erlaubnis lesen
    [foreign-origin] eine Seite von woanders
    [head-too-long] eine Anfrage mit zu langem Kopf
    [made-room] untätig, hat anderen Platz gemacht
    [made-room-for-player] hat zugesehen und für jemanden am Tisch Platz gemacht
    [message-too-long] eine zu lange Nachricht
    [no-message] gar keine Nachricht
    [no-request] gar keine Anfrage
    [other-protocol] eine Seite einer anderen Version
    [read-too-slowly] hat zu langsam gelesen
    [request-too-slow] hat zu langsam gefragt
    [too-fast] hat zu oft gefragt
    [too-many-connections] der Server war voll
    [too-many-connections-of-address] zu viele Verbindungen von einer Adresse
    [too-many-devices] mit zu vielen Geräten an einem Tisch
    [too-many-refusals] hat immer wieder Unerlaubtes versucht
    [too-many-sockets] der Server war voll
    [too-many-sockets-of-address] zu viele Leute von einer Adresse
    [too-many-sockets-of-guest] zu viele Tische offen
    [too-many-watchers] zu viele haben an einem Tisch zugesehen
    [unknown-host] ein Name, auf den der Server nicht hört
    [unknown-table] ein Tisch, den es nicht gibt
    [wrong-code-word] ein falsches Codewort
   *[other] { $kind }
}
other-errors = andere Fehler

# the imprint, and the privacy page where the operator has written none
imprint-title = Impressum
privacy-title = Datenschutz
privacy-short = Du brauchst hier kein Konto. Der Server speichert, was ein Spiel braucht, und sonst nichts. Es gibt keine Werbung, niemand verfolgt, was du tust, und keine Seite lädt etwas von woanders.
privacy-stored = Was gespeichert wird
privacy-cookie = Ein Cookie, an dem dich der Server wiedererkennt. Es enthält eine Zufallszahl und hält ein Jahr nach deinem letzten Besuch. Ohne es könntest du deinen Platz nicht behalten.
privacy-name = Der Name, den du dir gibst, deine Sprache und wann du zum ersten und zum letzten Mal hier warst.
privacy-learned = Welche Lektionen du gemacht und welche Rätsel du gelöst hast, damit auch deine anderen Geräte das wissen. Nicht, wie es dabei lief.
privacy-games = Deine Spiele: wer am Tisch saß, jede Aktion und wann sie geschah. Wer den Link zu einem Tisch hat, sieht die Namen dort und kann sich das Spiel ansehen.
privacy-browser = In deinem eigenen Browser: deine Einstellungen, etwa der Ton, welche Tipps du schon kennst und wie deine Spiele bisher ausgegangen sind. Der Server bekommt sie nicht.
privacy-addresses = Es wird keine Internetadresse gespeichert, und im Protokoll steht auch keine, mit einer Ausnahme: Wird eine Adresse wegen Missbrauchs gesperrt, ist sie gespeichert, bis die Sperre endet. Um zu sehen, wie oft jemand anfragt, merkt sich der Server Adressen eine Weile, aber nur bis zum nächsten Neustart. Ein Webserver, der davorsteht, führt vielleicht ein eigenes Protokoll.
privacy-how-long = Wie lange
privacy-kept = { $days ->
    [0] Tische bleiben, bis sie jemand löscht.
    [one] Ein Tisch, den niemand anrührt, wird nach einem Tag gelöscht. Hast du keinen Platz mehr und kommst so lange nicht wieder, wird auch dein Name gelöscht.
   *[other] Ein Tisch, den niemand anrührt, wird nach { $days } Tagen gelöscht. Hast du keinen Platz mehr und kommst so lange nicht wieder, wird auch dein Name gelöscht.
}
privacy-backups = Sicherungen enthalten, was gespeichert war, als sie gemacht wurden, bis sie selbst gelöscht werden.
privacy-forgotten = So lässt du deine Daten löschen
privacy-forget = Wende dich an die Person, die den Server betreibt, und sag, wie du an den Tischen heißt. Dein Name verschwindet dann von jedem Tisch, deine Plätze gehören niemandem mehr, und was über dich gespeichert ist, wird gelöscht. Die Spiele bleiben, ohne deinen Namen. Das Cookie und die Einstellungen kannst du jederzeit selbst in deinem Browser löschen.
privacy-contact-title = An wen du dich wendest
privacy-contact = { $contact ->
    [none] Frag die Person, von der du den Link zu diesem Server hast.
   *[other] { $contact }
}
