# What the pages in the browser say themselves.

menagerie = Menagerie
page-description = CuBirds und Wild Cards spielen, mit anderen oder mit Bots
page-late = Diese Seite wurde nicht vollständig geladen. Deine Spiele sind sicher: Der Server speichert jeden Zug.
page-anew = Seite neu laden
page-needs-scripts = Menagerie braucht JavaScript, um den Tisch zu decken.
page-title = { $title } · Menagerie
your-turn-title = Du bist dran · { $title }
home = Zum Start
close = Schließen
beside = { $first } · { $then }
in-a-row = { $first }, { $then }
said-of = { $what }: { $told }
loading = Einen Moment …
rule-link = Regel { $number }
no-connection = Der Tisch ist gerade nicht erreichbar. Bitte versuch es gleich noch einmal.

# what the operator announces
announcement = Mitteilung
announcement-restart = Neustart um { $time } Uhr. Dein Spiel bleibt erhalten, die Seite kommt von selbst wieder.
announcement-restart-short = Neustart um { $time }

# the home page
home-welcome = Zwei Kartenspiele für eine ruhige Runde, mit anderen oder mit Bots.
home-gentle = Leichter Einstieg
home-gentle-about = Ruhiges Tempo, und nichts geschieht, bevor du es bestätigst. Beides kannst du am Tisch unter Einstellungen ändern.
home-new = Neu hier?
home-new-to = Neu bei { $game }?
home-new-about = Lern beim Spielen, in drei Minuten.
home-new-away = Nicht mehr anzeigen
learn-game = { $game } lernen
home-kept = Wird an einem Tisch nicht mehr gespielt, bleibt er noch { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} stehen.
your-name = Dein Name
name-full = Ein Name darf höchstens { $most } Zeichen haben.
your-name-hint = So sehen dich die anderen. Das Feld darf leer bleiben.
your-name-kept = Gespeichert.
play-now = Losspielen
invite-friends = Jemanden einladen
solo-against = Solo gegen { $name }
read-rules = Regeln
opponents = Mitspielende
bots-play = Stufe
printed-form = Variante
tile-chosen = { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
} · { $level }
you-sheet = Name und Design
you-button = { $name }: Name und Design
my-games = Meine Spiele
my-games-waiting = { $count ->
    [one] Du bist dran
   *[other] Du bist in { $count } Spielen dran
}
my-games-go-on = Weiter
my-games-finished = { $count ->
    [one] Ein beendetes Spiel
   *[other] { $count } beendete Spiele
}
my-games-none = Spiele, die du beginnst oder bei denen du mitspielst, warten hier auf dich.
my-games-lobby = Noch nicht begonnen
my-games-playing = Läuft
my-games-with = mit { $names }
my-games-alone = noch allein

# the club
code-word-title = Das Codewort
code-word-of = Wer bei { $club } einen Tisch eröffnet, braucht das Codewort. Jemand aus dem Verein kann es dir verraten.
code-word-why = Wer hier einen Tisch eröffnet, braucht das Codewort. Jemand aus dem Verein kann es dir verraten.
code-word-label = Codewort
code-word-kept = Du wirst nur einmal gefragt: Dieses Gerät merkt es sich.
code-word-too-often = Zu viele falsche Codewörter. Versuch es in einer Minute noch einmal.
code-word-open = Tisch eröffnen
footer-label = Über diese Seite
footer-contact = Kontakt:
about = Über Menagerie
imprint = Impressum
privacy = Datenschutz

# times of the day
language = Sprache
theme = Hell oder dunkel
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel

# the table
back-home = Zum Start
go-back = Zurück
state-your-turn = Du bist dran
state-waiting = Warten auf { $names }
state-over = Das Spiel ist vorbei
state-lobby = Vor dem Spiel
state-watching = Du schaust zu · { $state }
state-playing = Läuft
announce-your-turn = Du bist dran: { $question }
announce-proposed = { $what }. Noch nicht ausgeführt: Bestätige mit Enter oder „Los“.
ended = Wer den Server betreibt, hat dieses Spiel beendet.
ended-look = Niemand kann weiterspielen; ansehen kannst du noch alles.
state-ended = Das Spiel wurde beendet
connection-lost = Verbindung unterbrochen · neuer Versuch
table-full = Es schauen so viele zu, dass kein Platz mehr ist. Diese Seite versucht es gleich wieder.
page-outdated = Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu; hilft das nicht, wird der Server noch aktualisiert.
take-back-at-once = Zurücknehmen
take-back-with-consent = Um Rücknahme bitten
hint-button = Hinweis
hint-not-come = Es kam kein Hinweis. Versuch es gleich noch einmal.
show-result = Ergebnis
table-menu = Menü
table-log = Verlauf
table-note = Nachricht vom Tisch
seat-away-note = Jemand ist gerade weg
prompt = Wie es weitergeht
announced = Was gerade passiert
rematch-offered = { $which ->
    [same] { $name } möchte eine Revanche.
   *[other] { $name } möchte als Nächstes { $title } spielen.
}
rematch-declined = { $count ->
    [one] { $names } kommt nicht mit.
   *[other] { $names } kommen nicht mit.
}
rematch-join = { $which ->
    [same] Zur Revanche
   *[other] { $title } mitspielen
}
rematch-after-all = Doch mitkommen
rematch-you-declined = Du kommst nicht mit.
rematch-watch = Zum neuen Tisch
rematch-decline = Nein, danke
ended-agreed = Dieses Spiel wurde vorzeitig beendet: Es gibt kein Ergebnis.
ended-by-one = { $you ->
    [yes] Du hast dieses Spiel vorzeitig beendet: Es gibt kein Ergebnis.
   *[no] { $name } hat dieses Spiel vorzeitig beendet: Es gibt kein Ergebnis.
}
ending-wanted = { $name } möchte dieses Spiel ohne Ergebnis beenden.
ending-agree = Beenden
ending-refuse = Weiterspielen
ending-waiting = Das Spiel ohne Ergebnis beenden? Warten auf { $names }.
wish-withdraw = Doch nicht
note-answer = Antworten
note-more = Mehr
leaving-sheet = Gehen oder Spiel beenden
my-games-again = { $title } { $others } noch einmal ansehen
my-games-remove = { $title } { $others } aus der Liste nehmen
log-whole = In diesem Spielzug:
log-notices = Nachrichten vom Tisch
offers-sheet = Mögliche Züge
offers-do = Los
failed = Hier ist etwas schiefgegangen.
failed-hint = Dein Spiel ist sicher: Der Server speichert jeden Zug. Vielleicht fehlt ein Teil der Seite, oder es gibt eine neue Version.
failed-again = Noch einmal versuchen
failed-reload = Seite neu laden
not-sent = Gerade gibt es keine Verbindung: Das wurde nicht gesendet.
sent-later = Gerade gibt es keine Verbindung. Das wird gesendet, sobald sie wieder da ist.
perhaps-not-heard = Eben ging die Verbindung verloren: Deine letzte Eingabe kam vielleicht nicht an.
given-for-you = Für dich gespielt, weil nichts anderes möglich war: { $what }.
skip-to-my-turn = Zu meinem Zug
go-on = Weiter
mark-bot = Bot
mark-away = weg
mark-stand-in = Ersatzbot
mark-bot-told = Hier spielt ein Bot.
mark-away-told = Gerade weg.
mark-stand-in-told = Gerade weg; ein Bot spielt solange weiter.
mark-acting = ist dran
mark-leads = führt
in-the-lead = In Führung: { $names }.
in-the-lead-nobody = Alle sind gleichauf.
chosen-so-far = Gewählt: { $cards }.
unchosen = Auswahl aufgehoben.
clauses = { $first }; { $then }
sentence = { $told }.
tip-waits = Nach „Okay“ geht das Spiel weiter.
tip = Tipp
tip-done = Okay
tips-off = Keine Tipps mehr
tips-again = Tipps wieder zeigen
open-log = Verlauf öffnen
log-empty = Noch ist nichts geschehen.
table-loading = Die Karten werden ausgelegt …
table-not-ready = Dieser Tisch lässt sich hier noch nicht zeigen.
table-gone = Hier steht kein Tisch
table-gone-hint = Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.
table-closed = Dieser Tisch lässt sich nicht öffnen
take-back-wanted = { $name } möchte das zurücknehmen: „{ $text }“
take-back-asked = Du möchtest das zurücknehmen: „{ $text }“
take-back-followed = { $text } (Und { $count ->
    [one] einen späteren Spielzug
   *[other] { $count } spätere Spielzüge
}.)
take-back-waiting = Warten auf { $names }.
take-back-waiting-away = Warten auf { $away } (gerade weg).
take-back-waiting-some-away = Warten auf { $names } und auf { $away } (gerade weg).
take-back-ends = Die Bitte verfällt nach zehn Minuten oder mit dem nächsten Zug.
take-back-agree = Gern
take-back-refuse = Lieber nicht
seat-away = { $name } ist gerade weg.
seat-away-long = { $name } ist gerade weg. Jetzt darf ein Bot einspringen.
seat-back = { $name } ist wieder da.
seat-lost = Dieser Platz gehört dir nicht mehr, deshalb schaust du jetzt nur zu. Vielleicht wurde auf dem Server gelöscht, was er über dich wusste.
seat-stand-in-wait = In { $seconds } s darf ein Bot einspringen.
seat-to-bot = Bot einsetzen
seat-away-wait = Warten

# who plays
ask-seat = Um einen Platz bitten
ask-seat-about = Möchtest du mitspielen? { $count ->
    [one] Hier sitzt ein Bot, und { $host } kann dir seinen Platz geben.
   *[other] Hier sitzen Bots, und { $host } kann dir einen ihrer Plätze geben.
}
ask-seat-which = Wessen Platz?
seat-wish = { $name } möchte den Platz von { $bot } übernehmen.
seat-wish-yours = Du hast um den Platz von { $bot } gebeten. Der Host entscheidet.
watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
players-sheet = Wer spielt
seat-you = du
seat-host = Host
seat-is-bot = Bot
seat-is-virtual = spielt nach festen Regeln
seat-here = da
seat-is-away = weg
seat-stand-in = ein Bot spielt
seat-also-yours = auch deiner
seat-play-as = Als { $name } spielen
seat-give-to-bot = Platz von { $name } einem Bot geben
seat-give-back = Platz an { $name } zurückgeben

# links
invite-sheet = Einladen
invite-lobby = Schick den Link oder lass den QR-Code scannen: Wer ihn öffnet, kann sich dazusetzen.
invite-watch = Wer diesen Link öffnet, kann zuschauen.
invite-elsewhere = Der Link führt zu { $host }; dort hast du noch keinen Platz.
invite-go-there = Dort an deinem Platz weitermachen
invite-link = Link zu diesem Tisch
invite-code = QR-Code für diesen Tisch
seat-link-sheet = Auf anderem Gerät spielen
seat-link-hint = Dieser Link ist dein Platz. Öffne ihn auf deinem anderen Gerät und zeig ihn niemandem.
seat-link = Dein privater Link
both-seats-sheet = Noch ein Platz
both-seats-keep = Beide Plätze behalten
both-seats-stay = So lassen
both-seats-hint = Mit beiden Plätzen wählst du im Menü unter „Wer spielt“, für welchen du spielst.
copy = Kopieren
copied = Kopiert
copy-by-hand = Markiert: jetzt kopieren
share = Teilen

# settings
settings-sheet = Einstellungen
not-yet = Noch nicht
always-so = Immer so
always-so-told = Von jetzt an in diesem Spiel immer so. In den Einstellungen kannst du es ändern.
settings-host-only = { $name } ist hier Host und kann das ändern.

# keys
keys-sheet = So spielst du
shortcuts-sheet = Mit der Tastatur
keys-how = Was leuchtet, kannst du wählen; auch Screenreader sagen es an. Tippe etwas anderes an, und der Tisch sagt dir, warum es jetzt nicht geht, samt Regel. Halte eine leuchtende Karte gedrückt, um sie anzusehen.
keys-all-rules = Alle Regeln
keys-start = Los geht’s
keys-title = Mit der Tastatur
keys-tab = Tab
keys-tab-does = zur nächsten Karte oder Schaltfläche; mit Umschalt zurück
keys-enter = Enter oder Leertaste
keys-enter-does = wählen; ist es schon gewählt, bestätigt Enter
keys-digits = 1 bis 9, 0
keys-digits-does = eine Handkarte wählen und zu ihren Zielen springen
keys-all = ?
keys-all-does = diese Tasten zeigen
keys-arrows = Pfeiltasten
keys-arrows-does = zwischen benachbarten Möglichkeiten
keys-escape = Esc
keys-escape-does = schließen, was obenauf liegt, die Animation überspringen oder deine Wahl aufheben
keys-look = I
keys-look-does = die Karte genauer ansehen

keys-again-step = ← →
keys-again-step-does = einen Schritt zurück oder vor
keys-again-leap = Bild ↑ ↓
keys-again-leap-does = eine Runde oder einen Zug zurück oder vor; Umschalt mit ← → tut dasselbe
keys-again-ends = Pos1, Ende
keys-again-ends-does = zum Anfang, zum Ende
keys-again-play = Leertaste
keys-again-play-does = abspielen oder anhalten

# how it ended
you = Du
outcome-rematch = Revanche

# watching a game again
review-sheet = Rückblick
watch-again = Noch mal ansehen
again-beginning = Die Karten sind ausgeteilt, das Spiel beginnt.
again-only-watched = Dieses Spiel ist vorbei: Hier kannst du nur zuschauen.
again-play = Abspielen
again-mark = { $kind ->
    [turn] Zug { $number }
   *[round] Runde { $number }
}

# the rulebook
rules-not-fetched = Die Regeln lassen sich gerade nicht laden. Bitte versuch es gleich noch einmal.

# lost
lost-title = Hier wächst nichts
lost-hint = Diese Adresse führt nirgendwohin. Die Spiele sind auf der Startseite.
lost-home = Zu den Spielen
records-sheet = Aufzeichnungen
records-open = Aufzeichnung öffnen
play-on-here = Ab hier weiterspielen
