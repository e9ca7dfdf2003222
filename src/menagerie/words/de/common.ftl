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
cannot-undo = Du kannst nichts zurücknehmen: Du hast noch nichts getan, seitdem wurde eine verdeckte Karte gezeigt, oder jemand anders hat gespielt.
unknown-action = „{ $text }“ ist keine Aktion dieses Spiels.
bad-action-values = Eine Aktion „{ $action }“ besteht aus { $fields }, jeweils so geschrieben, wie sie angeboten werden.

# options
wrong-player-count = Mit { $players } am Tisch geht das nicht, nur mit { $legal }.
unknown-option = Die Option „{ $option }“ gibt es hier nicht. Es gibt: { $legal }.
bad-seat-option = Platz { $seat } gibt es für die Option { $option } nicht. Möglich ist: { $words } oder ein Platz von 1 bis { $seats }.
bad-option-value = „{ $value }“ geht für die Option { $option } nicht. Möglich ist: { $legal }.
bad-option-numbers = „{ $value }“ geht für die Option { $option } nicht. Möglich ist: { $length } Zahlen { $most ->
    [hidden] ab { $least }
   *[other] von { $least } bis { $most }
}{ $total ->
    [hidden] { "" }
   *[other] , zusammen { $total }
}{ $lists ->
    [1] { "" }
   *[other] , oder { $lists } solche Listen, durch Kommas getrennt
}.
option-numbers = { $length } Zahlen { $most ->
    [hidden] ab { $least }
   *[other] von { $least } bis { $most }
}{ $total ->
    [hidden] { "" }
   *[other] , zusammen { $total }
}{ $lists ->
    [1] { "" }
   *[other] , oder { $lists } solche Listen, durch Kommas getrennt
}
bad-seed = „{ $seed }“ ist kein Startwert. Ein Startwert (Seed) ist eine ganze Zahl bis 256 Bit oder 64 hexadezimale Ziffern.

# records
record-is-no-json = Diese Datei ist keine Aufzeichnung: Sie ist kein JSON ({ $problem }).
foreign-record = Diese Datei ist JSON, aber keine Aufzeichnung eines Spiels (ihr Format ist nicht „{ $format }“).
newer-record = Diese Aufzeichnung stammt von einem neueren Programm (Format { $version }; dieses liest bis { $known }).
newer-rules = Dieses Spiel folgt neueren Regeln (Version { $version }; dieses Programm spielt Version { $known }).
older-rules = Dieses Spiel folgt älteren Regeln (Version { $version }; dieses Programm spielt Version { $known }), und nach den neuen wäre es ein anderes Spiel. Ein Programm von damals kann es nachspielen.
damaged-record = Diese Aufzeichnung ist beschädigt: { $problem }.
record-of-another-game = Das ist eine Aufzeichnung von { $game }, nicht von { $wanted }.
record-of-unknown-game = Das ist eine Aufzeichnung von „{ $game }“; dieses Spiel kennt das Programm nicht.
record-cannot-start = Diese Aufzeichnung lässt sich nicht starten: { $problem }.
record-without-start = Diese Aufzeichnung braucht als Anfang entweder einen Startwert oder einen gezeichneten Tisch, nicht beides.
no-seat-in-line = Hier gehören ein Platz, ein Doppelpunkt und eine Aktion hin, etwa „1: pass“.
record-breaks-a-rule = Diese Aufzeichnung stimmt nicht: Ihre Aktion { $number }, „{ $action }“, ist nicht möglich ({ $problem }).
record-has-another-result = Diese Aufzeichnung stimmt nicht: Nachgespielt endet das Spiel anders.
record-ended-and-over = Diese Aufzeichnung stimmt nicht: Darin steht, das Spiel sei abgebrochen worden; es wurde aber zu Ende gespielt.
record-drawn = Diese Aufzeichnung beginnt mit einem gezeichneten Tisch. Hier lassen sich nur ausgeteilte Spiele öffnen.
record-unfinished = Das Spiel in dieser Datei ist nicht zu Ende. Hier lassen sich nur beendete Spiele öffnen; mit „menagerie play --resume“ geht es weiter.
record-too-large = Diese Datei ist zu groß für eine Aufzeichnung: Hier lassen sich höchstens { $most } KB öffnen.
record-too-long = Dieses Spiel ist zu lang, um es hier zu öffnen: Es hat mehr als { $most } Aktionen.
record-holds = Diese Aufzeichnung stimmt: { $game }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}, { $state ->
    [over] zu Ende gespielt
    [ended] abgebrochen, bevor jemand gewann
   *[open] nicht beendet
}.
no-such-file = Die Datei „{ $file }“ lässt sich nicht lesen.
cannot-save = Die Datei „{ $file }“ lässt sich nicht schreiben.

# the terminal
terminal-welcome = Willkommen. Wähle eine Aktion mit ihrer Nummer oder tippe sie ein. „help“ erklärt den Rest.
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
} von diesen Karten.
terminal-cards = Welche? Mit Kommas getrennt:
terminal-number = { $most ->
    [one] Hier geht nur 1. Tippe 1 oder die Aktion ein.
   *[other] Wähle eine Zahl von 1 bis { $most } oder tippe eine Aktion ein.
} „help“ sagt, wie.
terminal-undone = Zurückgenommen.
terminal-saved = Gespeichert als { $file }. So geht es später weiter: menagerie play --resume { $file }
terminal-why-legal = Du darfst: { $action }.
terminal-why-nothing = Tippe „why“ und eine Aktion, etwa „why { $example }“: Dann siehst du, was sie bewirkt oder warum sie nicht geht.
terminal-would = Die Folge: { $would }.
terminal-hint = { $text } Dafür eintippen: { $action }
terminal-rule = { $number }: { $sentence }
terminal-no-rule = Im Regelheft gibt es keinen Satz und keine Auslegung „{ $number }“.
terminal-goodbye = Bis zum nächsten Mal.
terminal-help = Tippe die Nummer einer Aktion, oder die Aktion selbst auf Englisch, so wie sie in der Liste steht.
    why AKTION: was sie bewirkt oder warum sie nicht geht, mit der Regel
    hint: was ein Profi täte und warum
    rule NUMMER: ein Satz des Regelhefts
    table: den Tisch noch einmal zeigen
terminal-local-help = log: was bisher geschah
    undo: deine letzte Aktion zurücknehmen, solange seitdem nichts Verdecktes gezeigt wurde
    save DATEI: das Spiel speichern; menagerie play --resume DATEI setzt es fort
    quit: gehen
terminal-joined-help = undo: deine letzte Aktion zurücknehmen, sofort oder wenn die anderen zustimmen
    quit: gehen; dein Platz bleibt dir
terminal-lesson-help = hint: eine Antwort zeigen, die zählt
    undo: zur Aufgabe davor zurück
    quit: aufhören
terminal-lesson-welcome = Tippe eine Aktion oder ihre Nummer. „hint“ zeigt, was gefragt ist, „help“ zeigt, was du sonst tippen kannst.
terminal-lesson-again = Versuch es noch einmal.
terminal-lesson-possible = möglich
terminal-lesson-over = Das war die ganze Lektion.
only-in-the-terminal = Im Browser richtest du ein Spiel am Tisch ein. Um es hier zu tun, ergänze --terminal.
terminal-name = Wie heißt du?
terminal-ready = Du sitzt am Tisch. Drück Enter, wenn du bereit bist.
terminal-waiting = Wir warten auf die anderen.
terminal-watching = Du schaust zu.
terminal-refused = { $text }
no-table-link = „{ $link }“ ist kein Link zu einem Tisch. So sieht einer aus: http://192.168.1.20:8000/table/…
no-server = Der Server unter { $link } antwortet nicht.
older-server = Dieses Programm ist neuer als der Server (Protokoll hier { $spoken }, dort { $server }): Der Server muss aktualisiert werden. Spiele so lange im Browser: { $link }
newer-server = Dieses Programm ist älter als der Server (Protokoll hier { $spoken }, dort { $server }): Aktualisiere es auf Version { $version }, oder spiele im Browser: { $link }
strange-server = Der Server sagt etwas, das dieses Programm nicht versteht. Vielleicht ist es eine andere Version oder gar kein Tisch.

# what can be played
games-players = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
games-form = { $people }: { $form }{ $options ->
    [hidden] { "" }
   *[other] { " " }({ $options })
}
games-options = Optionen, jeweils als --option NAME=WERT, für die Varianten, die sie haben:
games-option = { $option }: { $about }. { $legal }; Standard: { $usual } ({ $rule })

# cards as pictures
card-back = Rückseite von { $game }
no-such-card = Eine Karte „{ $card }“ gibt es nicht. Es gibt: { $legal }.
card-of-which-game = Beide Spiele haben eine Karte „{ $card }“. Nenne auch das Spiel, etwa: { $example }
no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $legal }.
which-card = Nenne eine Karte, etwa „owl“ oder „forest 3“, oder nimm --list, --all oder --sheet.
wrong-ending = Der Name „{ $file }“ muss auf { $ending } enden.
wants-a-folder = Das sind mehrere Dateien: „{ $file }“ muss ein Ordner sein.
picture-too-large = Ein Bild darf höchstens { $most } Pixel hoch sein.
only-on-sheets = Wie oft es jede Karte gibt, spielt nur auf einem Bogen eine Rolle: Ergänze --sheet.

# the lab
no-such-bot = Den Bot „{ $bot }“ gibt es nicht. Es gibt: { $legal }.
players-at-tables = --tables nennt schon alle, die an einem Tisch sitzen: Lass --players und --solo weg.
foreign-results = In der Datei „{ $file }“ steht etwas anderes als Ergebnisse der Arena (Zeile { $line }). Gib mit --results eine andere an.
arena-stopped = Angehalten. { $games ->
    [one] { $games } Spiel ist
   *[other] { $games } Spiele sind
} in „{ $file }“ gespeichert: Derselbe Befehl macht dort weiter.
tuned = Die Gewichte stehen in { $file }.
too-few-games = Aus weniger als { $least } Spielen lässt sich nichts lernen. Verlange mehr: --games
corrected = Wie oft diese Vorhersagen eintreffen, steht in { $file }.

# whether the words of a language are whole
words-whole = Die Texte für „{ $language }“ sind vollständig: Nichts fehlt, nichts ist überflüssig oder falsch.
no-such-language = Die Sprache „{ $language }“ gibt es nicht. Es gibt: { $legal }.
words-file-missing = { $file }: Die Datei fehlt.
words-file-unknown = { $file }: Diese Datei gibt es im Englischen nicht.
words-unreadable = { $file }: Das ist nicht lesbar: { $text }
words-missing = { $file }: { $message } fehlt.
words-unknown = { $file }: { $message } wird nirgends gebraucht.
words-variable = { $file }: { $message } verwendet { $variable }, bekommt diesen Wert aber nicht.
words-function = { $file }: { $message } fragt nach etwas, das es nicht gibt: { $text }
words-form-missing = forms.json: { $message } fehlt.
words-form-unknown = forms.json: { $message } wird nirgends gebraucht.

# what comes of an answer in a lesson
verdict-right = Genau!
verdict-wrong = Nicht ganz
verdict-refused = Das geht nicht
