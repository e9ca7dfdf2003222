# What holds for every game.

clauses = { $first }; { $then }
you = Du
result-title = { $count ->
    [one] { $you ->
        [yes] Du gewinnst
       *[no] { $winners } gewinnt
    }
   *[other] { $you ->
        [yes] { $winners } teilt euch den Sieg
       *[no] { $winners } teilen sich den Sieg
    }
}
game-over = Das Spiel ist vorbei.
no-such-seat = Platz { $seat } gibt es nicht: Dieses Spiel hat { $seats } Plätze.
unfinished-decision = Diese Entscheidung ist nicht fertig: Es fehlen noch Zahlen.
finished-decision = Diese Entscheidung ist schon gefallen: { $action }.
illegal-number = Die Zahl { $number } ist jetzt nicht möglich.
cannot-undo = Du kannst nichts zurücknehmen: Entweder hast du noch nichts getan, oder seitdem wurde eine verdeckte Karte gezeigt oder hat jemand anders gespielt.
unknown-action = „{ $text }“ ist keine Aktion dieses Spiels.
bad-action-values = Eine Aktion „{ $action }“ besteht aus { $fields }, jeweils so, wie ein Angebot es nennt.

# options
wrong-player-count = Für { $players } ist das nicht spielbar: Es ist für { $legal } Personen.
unknown-option = Die Option „{ $option }“ gibt es hier nicht. Es gibt: { $legal }.
bad-seat-option = Platz { $seat } gibt es für die Option { $option } nicht. Möglich ist: { $words } oder ein Platz von 1 bis { $seats }.
bad-option-value = „{ $value }“ geht für die Option { $option } nicht. Möglich ist: { $legal }.
bad-seed = „{ $seed }“ ist kein Startwert. Ein Startwert (Seed) ist eine ganze Zahl bis 256 Bit oder 64 hexadezimale Ziffern.

# records
record-is-no-json = Diese Datei ist keine Aufzeichnung: Sie ist kein JSON ({ $problem }).
foreign-record = Diese Datei ist JSON, aber keine Aufzeichnung eines Spiels (ihr Format ist nicht „{ $format }“).
newer-record = Diese Aufzeichnung stammt von einem neueren Programm (Format { $version }; dieses liest bis { $known }).
newer-rules = Dieses Spiel folgt neueren Regeln (Version { $version }; dieses Programm spielt Version { $known }).
older-rules = Dieses Spiel folgt älteren Regeln (Version { $version }; dieses Programm spielt Version { $known }), und nach anderen wäre es ein anderes Spiel. Ein Programm von damals kann es nachspielen.
damaged-record = Diese Aufzeichnung ist beschädigt: { $problem }.
record-of-another-game = Das ist eine Aufzeichnung von { $game }, nicht von { $wanted }.
record-of-unknown-game = Das ist eine Aufzeichnung von „{ $game }“; dieses Spiel kennt das Programm nicht.
record-cannot-start = Diese Aufzeichnung lässt sich nicht starten: { $problem }.
record-without-start = Diese Aufzeichnung braucht als Anfang entweder einen Startwert oder einen gezeichneten Tisch, nicht beides.
no-seat-in-line = Hier gehören ein Platz, ein Doppelpunkt und eine Aktion hin, etwa „1: pass“.
record-breaks-a-rule = Diese Aufzeichnung stimmt nicht: Ihre Aktion { $number }, „{ $action }“, ist nicht möglich ({ $problem }).
record-has-another-result = Diese Aufzeichnung stimmt nicht: Nachgespielt endet das Spiel anders.
record-ended-and-over = Diese Aufzeichnung stimmt nicht: Laut ihr wurde das Spiel abgebrochen, dabei wurde es zu Ende gespielt.
record-holds = Diese Aufzeichnung stimmt: { $game }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}, { $state ->
    [over] zu Ende gespielt
    [ended] abgebrochen, ehe jemand gewann
   *[open] nicht beendet
}.
no-such-file = Die Datei „{ $file }“ lässt sich nicht lesen.
cannot-save = Die Datei „{ $file }“ lässt sich nicht schreiben.

# the terminal
terminal-welcome = Willkommen. Wähle eine Aktion mit ihrer Nummer oder tippe sie ein. „help“ sagt den Rest.
terminal-opponents = Du spielst gegen { $names }.
terminal-seed = Der Startwert (Seed) dieses Spiels: { $seed }
terminal-prompt = Deine Wahl:
terminal-choice = { $range ->
    [exactly] { $most }
   *[between] { $least } bis { $most }
} von: { $from }
wrong-number-of-cards = Wähle { $range ->
    [exactly] { $most }
   *[between] { $least } bis { $most }
} der Karten.
terminal-cards = Welche? Mit Kommas getrennt:
terminal-number = Wähle eine Zahl von 1 bis { $most } oder tippe eine Aktion ein. „help“ sagt, wie.
terminal-undone = Zurückgenommen.
terminal-saved = Gespeichert als { $file }. Später geht es weiter mit: menagerie play --resume { $file }
terminal-why-legal = Du darfst: { $action }.
terminal-why-nothing = Tippe „why“ und eine Aktion, etwa „why { $example }“: Dann hörst du, was sie bewirkt oder warum sie nicht geht.
terminal-would = Die Folge: { $would }.
terminal-hint = { $text } Dafür eintippen: { $action }
terminal-rule = { $number }: { $sentence }
terminal-no-rule = Im Regelheft gibt es keinen Satz und keine Auslegung „{ $number }“.
terminal-goodbye = Bis zum nächsten Mal.
terminal-help = Eine Zahl führt die Aktion aus. Du kannst eine Aktion auch so eintippen, wie sie dasteht.
    why ACTION: was sie bewirkt oder warum sie nicht geht, mit der Regel
    hint: was ein Profi täte und warum
    rule NUMBER: ein Satz des Regelhefts
    table: noch einmal der Tisch
terminal-local-help = log: was bisher geschah
    undo: deine letzte Aktion zurücknehmen, solange seitdem nichts Verdecktes gezeigt wurde
    save FILE: das Spiel speichern; menagerie play --resume FILE setzt es fort
    quit: gehen
terminal-joined-help = undo: deine letzte Aktion zurücknehmen, sofort oder wenn die anderen zustimmen
    quit: gehen; dein Platz bleibt dir
only-in-the-terminal = Im Browser wird ein Spiel am Tisch vorbereitet. Um es hier zu tun, ergänze --terminal.
terminal-name = Wie heißt du?
terminal-ready = Du sitzt am Tisch. Drück Enter, wenn du bereit bist.
terminal-waiting = Wir warten auf die anderen.
terminal-watching = Du schaust zu.
terminal-refused = { $text }
no-table-link = „{ $link }“ ist kein Link zu einem Tisch. So sieht einer aus: http://192.168.1.20:8000/table/…
no-server = Der Server unter { $link } antwortet nicht.
older-server = Dieses Programm ist neuer als der Server (Protokoll hier { $spoken }, dort { $server }): Der Server muss aktualisiert werden. Spiel so lange im Browser: { $link }
newer-server = Dieses Programm ist älter als der Server (Protokoll hier { $spoken }, dort { $server }): Bring es auf Version { $version } oder spiel im Browser: { $link }
strange-server = Der Server sagt etwas, das dieses Programm nicht versteht. Vielleicht hat er eine andere Version oder ist gar kein Tisch.

# cards as pictures
card-back = Rückseite von { $game }
no-such-card = Eine Karte „{ $card }“ gibt es nicht. Es gibt: { $legal }.
card-of-which-game = Beide Spiele haben eine Karte „{ $card }“. Sag, welche, etwa: { $example }
no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $legal }.
which-card = Sag, welche Karte, etwa „owl“ oder „forest 3“, oder --list, --all oder --sheet.
wrong-ending = Der Name „{ $file }“ muss auf { $ending } enden.
wants-a-folder = Das sind mehrere Dateien: „{ $file }“ muss ein Ordner sein.
picture-too-large = Ein Bild darf höchstens { $most } Pixel hoch sein.
only-on-sheets = Wie oft es eine Karte gibt, zählt nur auf einem Bogen: Ergänze --sheet.

# the lab
no-such-bot = Den Bot „{ $bot }“ gibt es nicht. Es gibt: { $legal }.
players-at-tables = Ein Tisch nennt alle, die daran sitzen: Lass --players und --solo weg.
foreign-results = In der Datei „{ $file }“ steht etwas anderes als Ergebnisse der Arena (Zeile { $line }). Nenne mit --results eine andere.
arena-stopped = Angehalten. { $games ->
    [one] { $games } Spiel ist
   *[other] { $games } Spiele sind
} in „{ $file }“ aufgehoben: Derselbe Befehl macht dort weiter.
tuned = Die Gewichte stehen in { $file }.
too-few-games = Aus weniger als { $least } Spielen wird nichts gelernt: --games
corrected = Was von diesen Chancen eintrifft, steht in { $file }.

# whether the words of a language are whole
words-whole = Die Wörter für „{ $language }“ sind vollständig: Nichts fehlt, nichts ist überflüssig oder falsch.
no-such-language = Die Sprache „{ $language }“ gibt es nicht. Es gibt: { $legal }.
words-file-missing = { $file }: Die Datei fehlt.
words-file-unknown = { $file }: Diese Datei gibt es im Englischen nicht.
words-unreadable = { $file }: Das ist nicht lesbar: { $text }
words-missing = { $file }: { $message } fehlt.
words-unknown = { $file }: { $message } wird nirgends gebraucht.
words-variable = { $file }: { $message } spricht von { $variable }, erfährt es aber nicht.
words-function = { $file }: { $message } fragt nach etwas, das es nicht gibt: { $text }
words-form-missing = forms.json: { $message } fehlt.
words-form-unknown = forms.json: { $message } wird nirgends gebraucht.
