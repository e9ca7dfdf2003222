# What the pages in the browser say themselves.

menagerie = Menagerie
page-description = CuBirds und Wild Cards, zum Spielen mit lieben Leuten und Bots
page-late = Diese Seite ist nicht ganz angekommen. Deine Spiele sind sicher: Der Server merkt sich jeden Zug.
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
announcement-restart = Der Server startet um { $time } Uhr neu. Dein Spiel bleibt erhalten, und diese Seite kommt von selbst wieder.
announcement-restart-short = Neustart um { $time }

# the home page
home-welcome = Zwei Kartenspiele, in Ruhe mit lieben Leuten und Bots.
home-kept = Tische bleiben noch { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} stehen, nachdem dort zuletzt gespielt wurde.
your-name = Dein Name
your-name-hint = So sehen dich die anderen. Das Feld darf leer bleiben.
your-name-kept = Gemerkt.
play-now = Losspielen
invite-friends = Leute einladen
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
my-games-none = Deine Spiele werden hier auf dich warten.
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
code-word-too-often = Zu viele falsche Wörter von hier. Versuch es in einer Minute noch einmal.
code-word-open = Tisch eröffnen
footer-label = Über diese Seite
footer-contact = Kontakt:
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
state-your-turn = Du bist dran
state-waiting = Warten auf { $names }
state-over = Das Spiel ist vorbei
state-lobby = Vor dem Spiel
state-watching = Du schaust zu · { $state }
state-playing = Läuft
announce-your-turn = Du bist dran: { $question }
announce-proposed = { $what }. Noch nicht ausgeführt: Bestätige mit Enter oder „Los“.
committed = Erledigt und gespeichert
ended = Wer den Server betreibt, hat dieses Spiel beendet.
ended-look = Niemand kann weiterspielen; ansehen kannst du noch alles.
state-ended = Das Spiel wurde beendet
connection-lost = Verbindung verloren, neuer Versuch
table-full = Es schauen so viele zu, dass kein Platz mehr ist. Diese Seite versucht es von selbst wieder.
page-outdated = Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu; hilft das nicht, wird der Server noch aktualisiert.
take-back-at-once = Zurücknehmen
take-back-with-consent = Zurücknehmen?
hint-button = Hinweis
hint-not-come = Es kam kein Hinweis. Versuch es gleich noch einmal.
show-result = Ergebnis
table-menu = Menü
table-log = Verlauf
table-note = Hinweis vom Tisch
prompt = Was gefragt ist
announced = Was geschieht
rematch-offered = { $name } möchte eine Revanche.
rematch-declined = { $count ->
    [one] { $names } kommt nicht mit.
   *[other] { $names } kommen nicht mit.
}
rematch-join = Zur Revanche
rematch-watch = Zum neuen Tisch
rematch-decline = Nein, danke
ended-agreed = Dieses Spiel wurde vorzeitig beendet: Es gibt kein Ergebnis.
ending-wanted = { $name } möchte dieses Spiel ohne Ergebnis beenden.
ending-agree = Beenden
ending-refuse = Weiterspielen
ending-waiting = Das Spiel ohne Ergebnis beenden? Warten auf { $names }.
wish-withdraw = Doch nicht
note-more = Mehr
leaving-sheet = Gehen oder Spiel beenden
my-games-again = { $title } { $others } noch einmal ansehen
my-games-remove = { $title } { $others } aus der Liste nehmen
log-whole = In diesem Zug:
log-notices = Hinweise vom Tisch
offers-sheet = Alle möglichen Züge
offers-do = Los
failed = Hier ist etwas schiefgegangen.
failed-hint = Dein Spiel ist sicher: Der Server behält jeden Zug. Vielleicht fehlt ein Teil der Seite, oder es gibt eine neue Version.
failed-again = Noch einmal
failed-reload = Seite neu laden
not-sent = Gerade gibt es keine Verbindung: Das wurde nicht gesendet.
perhaps-not-heard = Eben ging die Verbindung verloren: Deine letzte Eingabe kam vielleicht nicht an.
given-for-you = Für dich gespielt, weil nichts anderes möglich war: { $what }.
skip-to-my-turn = Zu meinem Zug
mark-bot = Bot
mark-away = weg
mark-stand-in = Ersatzbot
mark-acting = ist dran
mark-leads = führt
in-the-lead = In Führung: { $names }.
in-the-lead-nobody = Alle sind gleichauf.
chosen-so-far = Gewählt: { $cards }.
unchosen = Nichts ist mehr gewählt.
clauses = { $first }; { $then }
tip-waits = Nach „Okay“ geht das Spiel weiter.
tip = Tipp
tip-done = Okay
tips-off = Keine Tipps
tips-again = Tipps wieder zeigen
open-log = Verlauf öffnen
log-empty = Noch ist nichts geschehen.
table-loading = Die Karten werden ausgelegt …
table-not-ready = Dieser Tisch lässt sich hier noch nicht zeigen.
table-gone = Hier steht kein Tisch
table-gone-hint = Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.
table-closed = Dieser Tisch lässt sich nicht öffnen
take-back-wanted = { $name } möchte das zurücknehmen: „{ $text }“.
take-back-asked = Du möchtest das zurücknehmen: „{ $text }“.
take-back-followed = { $text } (samt { $count ->
    [one] einer Aktion
   *[other] { $count } Aktionen
} danach)
take-back-waiting = Warten auf { $names }.
take-back-waiting-away = Warten auf { $away } (gerade weg).
take-back-waiting-some-away = Warten auf { $names } und auf { $away } (gerade weg).
take-back-ends = Die Frage verfällt nach zehn Minuten oder mit der nächsten Aktion.
take-back-agree = Gern
take-back-refuse = Lieber nicht
seat-left = { $name } ist gegangen.
seat-left-long-ago = { $name } ist gegangen. Jetzt darf ein Bot einspringen.
seat-stand-in-wait = In { $seconds } s darf ein Bot einspringen.
seat-to-bot = Bot einsetzen
seat-away-wait = Warten

# who plays
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
invite-lobby = Schick den Link oder lass den Code scannen: Wer ihn öffnet, kann sich setzen.
invite-watch = Wer diesen Link öffnet, kann zuschauen.
invite-link = Link zu diesem Tisch
invite-code = Ein Code zum Scannen, der zu diesem Tisch führt
seat-link-sheet = Auf anderem Gerät spielen
seat-link-hint = Dieser Link ist dein Platz. Öffne ihn auf deinem anderen Gerät und zeig ihn sonst niemandem.
seat-link = Dein privater Link
both-seats-sheet = Noch ein Platz
both-seats-keep = Beide Plätze hier behalten
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
keys-how = Was leuchtet, kannst du wählen; es wird auch angesagt. Tippe anderes an, um es genauer anzusehen: Der Tisch sagt, warum es jetzt nicht geht, mit der Regel. Halte eine leuchtende Karte gedrückt, um sie anzusehen.
keys-all-rules = Alle Regeln
keys-start = Los geht’s
keys-title = Mit der Tastatur
keys-tab = Tab
keys-tab-does = zur nächsten Karte oder Schaltfläche; mit Umschalt zurück
keys-enter = Enter oder Leertaste
keys-enter-does = wählen; ist es schon gewählt, bestätigt Enter
keys-digits = 1 bis 9, 0
keys-digits-does = eine Handkarte wählen und weiter dorthin, wo sie hin kann
keys-all = ?
keys-all-does = diese Tasten zeigen
keys-arrows = Pfeiltasten
keys-arrows-does = zwischen benachbarten Möglichkeiten
keys-escape = Esc
keys-escape-does = schließen, was obenauf liegt, überspringen, was gezeigt wird, oder deine Wahl aufheben
keys-look = I
keys-look-does = die Karte genauer ansehen

keys-again-step = ← →
keys-again-step-does = einen Moment zurück oder vor
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
watch-again = Noch mal ansehen
again-beginning = Die Karten sind ausgeteilt, das Spiel beginnt.
again-only-watched = Dieses Spiel ist vorbei: Hier siehst du nur zu und spielst nicht.
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
