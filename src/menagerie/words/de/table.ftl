# What the server says at a table.

guest = Gast
unnamed = Spieler
level-beginner = Leicht
level-casual = Mittel
level-skilled = Schwer
level-expert = Profi
level-about-beginner = Kennt die Regeln und spielt einfach mit; gut für die erste Partie.
level-about-casual = Spielt vernünftig, aber ohne Plan.
level-about-skilled = Denkt voraus und gewinnt an den meisten Familientischen.
level-about-expert = Denkt weit voraus und macht kaum Fehler.

setting-memory-aid = Merkhilfe: Karten zeigen, die offen auf eine Hand kamen
setting-hints = Hinweise: Wer dran ist, kann sich zeigen lassen, was ein Profi täte; alle erfahren davon
setting-bot-pause = Wie lange Bots warten, bevor sie spielen
value-on = an
value-off = aus
value-pause-0 = gar nicht
value-pause-1 = kurz
value-pause-2 = wie ein Mensch
value-pause-3 = in Ruhe
value-yes = ja
value-no = nein

# a link in a messenger
link-lobby = Du bist zu einer Partie { $title } eingeladen. Wähle einen Namen und setz dich dazu: ohne Konto, ohne Installation.
link-playing = Hier wird { $title } gespielt. Du kannst zuschauen.
link-over = Sieh dir diese Partie { $title } noch einmal an.

# what the table does not allow
not-seated = Du schaust zu. Das kann nur, wer am Tisch sitzt.
not-host = Das kann nur der Host ändern.
not-your-seat = Das kann nur ändern, wer dort sitzt.
too-many-watchers = An diesem Tisch schauen so viele zu, dass kein Platz mehr ist.
holds-another-seat = Du sitzt an diesem Tisch als { $own }. Dieser Link führt zum Platz von { $other }.
too-many-holders = Mit diesem Platz sind gerade { $count } Geräte verbunden. Schließe die Seite auf einem davon und öffne dann den Link noch einmal.
just-left = { $name } ist gerade erst gegangen. In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} darf ein Bot einspringen.
already-started = Das Spiel hat begonnen: Ändern kannst du das erst vor dem nächsten.
not-started = Das Spiel hat noch nicht begonnen.
not-over = Das Spiel läuft noch.
not-over-to-watch = Dieses Spiel läuft noch. Ist es zu Ende, kannst du es noch einmal ansehen.
seated-already = Du sitzt schon an diesem Tisch.
no-free-seat = Hier ist kein Platz frei. Der Host kann das ändern.
no-name = Wähle erst einen Namen.
long-name = Ein Name hat höchstens { $most } Zeichen; dieser hat { $count }.
crowded-name = Dieser Name ist zu lang: Manche seiner Buchstaben oder Emojis bestehen aus vielen Zeichen. Nimm weniger davon.
hidden-in-name = In diesem Namen steht ein unsichtbares Zeichen ({ $character }). Tippe ihn neu, ohne es.
unknown-in-name = In diesem Namen steht ein Zeichen, das nicht überall gleich aussieht oder gar nicht zu sehen ist ({ $character }). Nimm ein anderes.
marks-in-name = In diesem Namen steht ein Akzent allein, oder ein Buchstabe trägt zu viele davon.
role-in-name = „{ $word }“ steht auf diesen Seiten für etwas anderes und würde als Name die anderen verwirren. Wähle einen anderen.
# words that pages and sentences use for the reader, a role or a free seat, with commas between them: nobody is called so
no-names = du, dich, dir, ihr, euch, Sie, Ihnen, Host, Gastgeber, Gastgeberin, Bot, freier Platz
no-such-seat-here = Diesen Platz gibt es an diesem Tisch nicht.
kept-out = Der Host hat dich gebeten, deinen Platz freizugeben. Zuschauen darfst du weiter.
not-kept-out = Niemand namens { $name } wurde gebeten zu gehen.
face-taken = Jemand anders am Tisch hat dieses Tier schon.
no-bot-there = Auf diesem Platz sitzt kein Bot.
no-cookie = Dein Browser speichert das Cookie dieser Seite nicht; ohne Cookie würde dich hier niemand wiedererkennen.
nobody-to-ask = Im Moment ist kein Host da, der zustimmen könnte.
nobody-asks = Gerade bittet niemand um einen Platz.
seat-asked-already = { $name } bittet gerade um einen Platz. Warte die Antwort ab.
seats-open = { $count ->
    [one] Ein Platz ist noch frei: Warte auf einen Gast, setz einen Bot hin oder wähle weniger Personen.
   *[other] { $count } Plätze sind noch frei: Warte auf Gäste, setz Bots hin oder wähle weniger Personen.
}
too-many-people = Hier sitzen schon { $count }, und diese Variante ist für { $players } Personen.
unknown-form = Eine Variante „{ $form }“ hat dieses Spiel nicht.
unknown-level = Einen Bot der Stufe „{ $level }“ gibt es nicht.
unknown-option-here = Diese Variante des Spiels hat keine Option „{ $option }“.
unknown-setting = Diese Einstellung gibt es nicht: { $name }.
unknown-table = Unter dieser Adresse steht kein Tisch. Vielleicht ist sie falsch geschrieben.
begun-by-older-rules = Dieses Spiel begann nach älteren Regeln (Version { $version }). Dieser Server spielt Version { $known } und ändert kein begonnenes Spiel.
begun-by-newer-rules = Dieses Spiel begann nach neueren Regeln (Version { $version }), und dieser Server kennt nur Version { $known }. Vielleicht wird er gerade aktualisiert: Versuch es bald noch einmal.
unknown-seat-link = Dieser Link führt zu keinem Platz. Vielleicht ist er falsch geschrieben, oder der Platz gehört dir nicht mehr.
no-such-address = Unter dieser Adresse gibt es nichts.
wrong-method = { $method } geht unter dieser Adresse nicht. Möglich ist: { $possible }.
unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht.
unknown-exercise = Diese Lektion gibt es nicht, oder sie hat sich inzwischen geändert.
not-away = Hier kann kein Bot einspringen: Wer hier sitzt, ist da.
meanwhile = Inzwischen ist etwas geschehen. Schau noch einmal auf den Tisch und wähle dann.
nothing-to-take-back = Von dir gibt es nichts zurückzunehmen.
too-many-take-backs = In diesem Spiel wurde schon so viel zurückgenommen, dass es jetzt nicht mehr geht.
nothing-to-answer = Gerade will niemand etwas zurücknehmen.
not-on-list = Du hast an diesem Tisch keinen Platz, also steht er nicht auf deiner Liste.
leave-first = Dieses Spiel läuft noch. Verlass es zuerst.
no-usual-answer = In diesem Spiel gibt es auf „{ $question }“ keine übliche Antwort.
no-rematch = Niemand hat eine Revanche angeboten.
came-already = Du sitzt schon am neuen Tisch: Steh dort auf.
rematch-begun = Das nächste Spiel hat begonnen: Verlass es an seinem eigenen Tisch.
no-ending-to-answer = Gerade will niemand das Spiel beenden.
ended-by-agreement = Dieses Spiel wurde einvernehmlich beendet.
ended-alone = { $you ->
    [yes] Du hast dieses Spiel vorzeitig beendet.
   *[no] { $seat } hat dieses Spiel vorzeitig beendet.
}
not-understood = Das hat der Server nicht verstanden: { $problem }.
no-json = Das hat der Server nicht verstanden: Es ist kein JSON.
other-protocol = { $client ->
    [older] Dieser Client ist älter als der Server (Protokoll { $spoken }, nicht { $protocol }). Nimm einen neueren oder lade die Seite neu.
    [newer] Dieser Client ist neuer als der Server (Protokoll { $spoken }, nicht { $protocol }). Der Server muss aktualisiert werden.
   *[strange] Das Protokoll ist eine ganze Zahl, etwa ?protocol={ $protocol }, oder wird weggelassen.
}
too-fast = Bitte nicht so schnell: Der Server braucht einen Moment.
no-hints-here = An diesem Tisch sind Hinweise aus. Der Host kann sie in den Einstellungen erlauben.
not-asked = Du hast gerade nichts zu entscheiden.
nothing-to-hint = Hier ist nur eins möglich, da brauchst du keinen Hinweis.
hint-on-its-way = Dein Hinweis ist unterwegs.
hint-too-late = Der Hinweis kam zu spät: Inzwischen ist etwas anderes zu entscheiden.
no-hint = Gerade ist kein Hinweis möglich.

# what is refused at the door
no-request = Das ist keine gültige HTTP-Anfrage.
head-too-long = Der Kopf dieser Anfrage ist zu lang.
body-too-long = Das ist zu lang: Der Server liest es nicht.
body-too-slow = Der Rest davon kam nicht rechtzeitig.
unknown-host = Der Server hört nicht auf diesen Namen. Wer ihn betreibt, kann den Namen erlauben: menagerie serve --host-name
too-many-connections = Der Server ist voll. Bitte versuch es gleich noch einmal.
too-many-connections-of-address = Von deiner Adresse kommen zu viele Verbindungen. Bitte schließe einige.
too-many-sockets = Der Server ist voll: Zu viele sitzen an seinen Tischen. Bitte versuch es gleich noch einmal.
too-many-sockets-of-address = Von deiner Adresse sitzen zu viele an den Tischen dieses Servers.
too-many-sockets-of-guest = Du hast zu viele Tische offen. Bitte schließe einige.
made-room-for-player = Der Server ist voll, und jemand, der mitspielt, brauchte deinen Platz. Schau später wieder zu.
figures-closed = Die Messwerte dieses Servers sind nicht öffentlich.

# what all are told
set-back = Wer den Server betreibt, hat eine Sicherung von vor { $unit ->
    [days] { $count ->
        [one] einem Tag
       *[other] { $count } Tagen
    }
    [hours] { $count ->
        [one] einer Stunde
       *[other] { $count } Stunden
    }
   *[minutes] { $count ->
        [one] einer Minute
       *[other] { $count } Minuten
    }
} zurückgespielt: Dieses Spiel steht so, wie es damals stand.
taken-back = { $you ->
    [yes] Du hast deinen letzten Spielzug zurückgenommen{ $count ->
        [0] .
       *[other] {" "}und mit ihm alles, was danach geschah.
    }
   *[no] { $seat } hat einen Spielzug zurückgenommen.
}
taken-back-line = { $you ->
    [yes] Du nimmst zurück: { $what }
   *[no] { $seat } nimmt zurück: { $what }
}
taken-back-line-followed = { taken-back-line } { $count ->
    [one] Auch ein späterer Spielzug entfällt.
   *[other] Auch { $count } spätere Spielzüge entfallen.
}
taken-back-earlier = Davor wurde { $count ->
    [one] einmal
   *[other] { $count }-mal
} etwas zurückgenommen.
not-taken-back = { $you ->
    [yes] Du warst dagegen: Es bleibt, wie es ist.
   *[no] { $seat } war dagegen: Es bleibt, wie es ist.
}
take-back-withdrawn = { $you ->
    [yes] Du ziehst deine Bitte zurück: Es bleibt, wie es ist.
   *[no] { $seat } zieht die Bitte zurück: Es bleibt, wie es ist.
}
host-now = Du bist jetzt Host: { $status ->
    [lobby] Du wählst, was gespielt wird und wer wo sitzt.
   *[playing] Fehlt jemand, kannst du einen Bot einspringen lassen.
}
left = { $seat } ist gegangen; ein Bot spielt weiter.
is-back = { $you ->
    [yes] Du bist wieder da. Inzwischen hat ein Bot für dich gespielt; im Verlauf steht, was er getan hat.
   *[no] { $seat } ist wieder da und spielt weiter.
}
took-over = { $you ->
    [yes] Du übernimmst den Platz von { $bot }.
   *[no] { $seat } übernimmt den Platz von { $bot }.
}
seat-refused = { $name } hat um einen Platz gebeten, schaut aber weiter zu.
who-plays = { $how ->
    [away] { $you ->
        [yes] Du bist gerade weg: Ab hier spielt ein Bot für dich.
       *[no] { $seat } ist gerade weg: Ab hier spielt ein Bot.
    }
    [back] { $you ->
        [yes] Du bist wieder da und spielst selbst weiter.
       *[no] { $seat } ist wieder da und spielt weiter.
    }
    [took-over] { $you ->
        [yes] Ab hier spielst du statt eines Bots.
       *[no] Ab hier spielt { $seat } statt eines Bots.
    }
   *[left] { $seat } ist endgültig gegangen: Ab hier spielt ein Bot.
}
goes-on = { $you ->
    [yes] Du warst dagegen: Das Spiel geht weiter.
   *[no] { $seat } war dagegen: Das Spiel geht weiter.
}
ending-withdrawn = { $you ->
    [yes] Du willst es nicht mehr beenden: Das Spiel geht weiter.
   *[no] { $seat } will es nicht mehr beenden: Das Spiel geht weiter.
}
asked-for-hint = { $you ->
    [yes] Du hast um einen Hinweis gebeten.
   *[no] { $seat } hat um einen Hinweis gebeten.
}

# what an expert would do
hint = { $action }{ $why ->
    [hidden] { "" }
   *[other] : Das { $why }
}.{ $chance ->
    [hidden] { "" }
   *[other] { " " }Etwa { $chance }{ "\u00A0" }% Siegchance.
}
reason-even = gewinnt kaum öfter als die Alternative
reason-in-worlds = gewinnt etwa { $won } von 100 möglichen Spielen statt { $other }

# starting the server
served = Der Tisch ist gedeckt: { $here }
    { $reach ->
        [everybody] Für andere Geräte: { $base }
       *[nobody] Nur dieser Rechner erreicht ihn; damit andere mitspielen, starte ihn ohne --host.
    }
    Die Spiele liegen in { $file }{ $begins ->
        [anew] ; die Datei ist neu und leer
       *[on] {""}
    }. Beenden mit Strg+C.
stopped = { $kept ->
    [all] Beendet. Alle Spiele sind gespeichert.
   *[moved] Beendet. Die Spiele liegen nicht mehr in { $file }. Bevor du neu startest: „{ $program } doctor“ sagt, wie du sie zurückholst.
}
port-taken = Port { $port } ist von einem anderen Programm belegt, deshalb nimmt der Server { $found }: Alte Links mit { $port } führen nicht hierher. Soll es wieder { $port } sein, beende das andere Programm und starte diesen Server neu.
port-in-use = Port { $port } ist belegt. Gib einen anderen an: --port
no-port = Port { $port } ist belegt, und die danach auch. Gib einen anderen an: --port
cannot-listen = Der Server kann an Port { $port } von { $host } nicht lauschen: { $problem }.
no-proxy-named = Die öffentliche Adresse beginnt mit https, aber kein Proxy ist angegeben: Cookies gelten nicht als sicher, und alle Gäste scheinen von einer Adresse zu kommen. Gib ihn an: { $command ->
    [play] MENAGERIE_PROXY=ADRESSE vor dem Befehl
   *[serve] --proxy ADRESSE
}
unknown-variable = Es gibt keine Einstellung { $name }; sie bewirkt nichts.{ $like ->
    [none] { "" }
   *[other] { " " }War { $like } gemeint?
}
everybody-is-proxy = Jede Adresse gilt als vertrauenswürdiger Proxy (--proxy { $network }): Wer sich verbindet, kann jede beliebige als die eigene ausgeben, und Grenzen pro Adresse greifen nicht. Gib nur deinen Proxy an: --proxy ADRESSE
bad-setting = „{ $value }“ geht für { $setting } nicht. Möglich ist: { $kind ->
    [number] eine ganze Zahl, { $legal }
    [seconds] eine Zahl von Sekunden, { $legal }
    [word] eins von { $legal }
    [link] eine Adresse wie https://birds.example.org
    [networks] Adressen und Netze wie 192.0.2.7 oder 10.0.0.0/8, mit Kommas getrennt
    [names] Namen wie birds.example.org, mit Kommas getrennt
   *[text] jeder Text, der nicht leer ist
}.
no-metrics-key = Soll /metrics nur mit Schlüssel zu lesen sein, braucht der Server einen: --metrics-key oder besser MENAGERIE_METRICS_KEY in der Umgebung.
no-client = Die Seiten des Tisches sind noch nicht gebaut. In einem Checkout hilft: make client

# a game that goes on from another one, or comes from a file
origin-played-on = Weitergespielt ab { $when } eines anderen Spiels
origin-file = Aus einer Datei
played-on = Dieses Spiel geht ab { $when } eines anderen weiter. Die Karten, die { $you ->
    [yes] du damals nicht sehen konntest
   *[no] { $seat } damals nicht sehen konnte
}, wurden neu verteilt.
no-such-moment = Diesen Zeitpunkt gibt es in diesem Spiel nicht.
nothing-to-play-on = Zu diesem Zeitpunkt ist das Spiel schon zu Ende. Wähle einen früheren, um weiterzuspielen.
played-on-too-often = Dieses Spiel setzt schon { $most } andere fort. Spiel lieber von einem davon aus weiter.
