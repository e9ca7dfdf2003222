# What the pages in the browser say themselves.

menagerie = Menagerie
page-description = Speel CuBirds en Wild Cards met vrienden en bots
page-late = Deze pagina is niet helemaal geladen. Je spellen zijn veilig: de server bewaart elke zet.
page-anew = Pagina opnieuw laden
page-needs-scripts = Menagerie heeft JavaScript nodig om de tafel te dekken.
page-title = { $title } · Menagerie
your-turn-title = Jouw beurt · { $title }
home = Beginpagina
close = Sluiten
beside = { $first } · { $then }
in-a-row = { $first }, { $then }
said-of = { $what }: { $told }
loading = Een ogenblik …
rule-link = Regel { $number }
no-connection = De tafel is even niet bereikbaar. Probeer het zo nog eens.

# what the operator announces
announcement = Mededeling
announcement-restart = De server start om { $time } opnieuw op. Je spel blijft bewaard, en deze pagina komt vanzelf terug.
announcement-restart-short = Herstart om { $time }

# the home page
home-welcome = Twee kaartspellen om rustig te spelen, met vrienden en bots.
home-gentle = Rustig beginnen
home-gentle-about = Een rustig tempo, en er gebeurt niets voordat je het bevestigt. Aan tafel kun je dat allebei veranderen, bij Instellingen.
home-new = Nieuw hier?
home-new-to = Nieuw bij { $game }?
home-new-about = Leer het al spelend, in drie minuten.
home-new-away = Niet meer tonen
learn-game = { $game } leren
home-kept = Tafels blijven staan tot { $days ->
    [one] één dag
   *[other] { $days } dagen
} nadat er voor het laatst is gespeeld.
your-name = Je naam
name-full = Een naam mag hooguit { $most } letters hebben.
your-name-hint = Zo zien de anderen je. Leeg laten mag.
your-name-kept = Opgeslagen.
play-now = Nu spelen
invite-friends = Vrienden uitnodigen
solo-against = Solo tegen { $name }
read-rules = Spelregels
opponents = Tegenstanders
bots-play = Niveau
printed-form = Variant
tile-chosen = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} · { $level }
you-sheet = Naam en thema
you-button = { $name }: naam en thema
my-games = Mijn spellen
my-games-waiting = { $count ->
    [one] Jouw beurt
   *[other] Jouw beurt in { $count } spellen
}
my-games-go-on = Verder spelen
my-games-finished = { $count ->
    [one] Eén afgelopen spel
   *[other] { $count } afgelopen spellen
}
my-games-none = Spellen die je begint of waarbij je aanschuift, wachten hier op je.
my-games-lobby = Nog niet begonnen
my-games-playing = Bezig
my-games-with = met { $names }
my-games-alone = nog met niemand

# the club
code-word-title = Het codewoord
code-word-of = Wie bij { $club } een tafel opent, heeft het codewoord nodig. Iemand van de club kan het je vertellen.
code-word-why = Wie hier een tafel opent, heeft het codewoord nodig. Iemand van de club kan het je vertellen.
code-word-label = Codewoord
code-word-kept = Het wordt maar één keer gevraagd: dit apparaat onthoudt het.
code-word-too-often = Te veel verkeerde codewoorden. Probeer het over een minuut nog eens.
code-word-open = Tafel openen
footer-label = Over deze site
footer-contact = Contact:
about = Over ons
imprint = Colofon
privacy = Privacy

# times of the day
language = Taal
theme = Licht of donker
theme-auto = Automatisch
theme-light = Licht
theme-dark = Donker

# the table
back-home = Naar de beginpagina
go-back = Terug
state-your-turn = Jouw beurt
state-waiting = Wachten op { $names }
state-over = Het spel is afgelopen
state-lobby = Bijna zover
state-watching = Je kijkt mee · { $state }
state-playing = Bezig
announce-your-turn = Jouw beurt: { $question }
announce-proposed = { $what }. Nog niet gedaan: dat doe je met Enter of “Doe dit”.
ended = De beheerder van de server heeft dit spel gestopt.
ended-look = Niemand kan ermee verder, maar je kunt alles nog bekijken.
state-ended = Het spel is gestopt
connection-lost = Verbinding verbroken · nieuwe poging
table-full = Er kijken al zoveel mensen mee dat er geen plek meer is. Deze pagina probeert het vanzelf opnieuw.
page-outdated = Deze pagina en de server hebben verschillende versies. Laad de pagina opnieuw; helpt dat niet, dan wordt de server nog bijgewerkt.
take-back-at-once = Ongedaan maken
take-back-with-consent = Mag de zet terug?
hint-button = Hint
hint-not-come = Er kwam geen hint. Probeer het zo nog eens.
show-result = Uitslag
table-menu = Menu
table-log = Verslag
table-note = Bericht van de tafel
seat-away-note = Iemand is even weg
prompt = Hoe het verdergaat
announced = Wat er gebeurt
rematch-offered = { $which ->
    [same] { $name } wil revanche.
   *[other] { $name } wil nu graag { $title } spelen.
}
rematch-declined = { $count ->
    [one] { $names } doet niet mee.
   *[other] { $names } doen niet mee.
}
rematch-join = { $which ->
    [same] Meedoen
   *[other] { $title } meespelen
}
rematch-after-all = Toch meedoen
rematch-you-declined = Jij doet niet mee.
rematch-watch = Naar de nieuwe tafel
rematch-decline = Nee, bedankt
ended-agreed = Dit spel is voortijdig gestopt: er is geen uitslag.
ended-by-one = { $you ->
    [yes] Je hebt dit spel voortijdig gestopt: er is geen uitslag.
   *[no] { $name } heeft dit spel voortijdig gestopt: er is geen uitslag.
}
ending-wanted = { $name } wil dit spel stoppen zonder uitslag.
ending-agree = Stoppen
ending-refuse = Doorspelen
ending-waiting = Het spel stoppen zonder uitslag? We wachten op { $names }.
wish-withdraw = Intrekken
note-answer = Antwoorden
note-more = Meer
leaving-sheet = Weggaan of stoppen
my-games-again = { $title } { $others } terugkijken
my-games-remove = { $title } { $others } van de lijst halen
log-whole = In deze zet:
log-notices = Berichten van de tafel
offers-sheet = Mogelijke zetten
offers-do = Doe dit
failed = Hier ging iets mis.
failed-hint = Je spel is veilig: de server bewaart elke zet. Misschien kon een deel van de pagina niet geladen worden, of is er een nieuwe versie.
failed-again = Opnieuw proberen
failed-reload = Pagina opnieuw laden
not-sent = Er is even geen verbinding: dat is niet verstuurd.
sent-later = Er is even geen verbinding. Dit wordt verstuurd zodra die er weer is.
perhaps-not-heard = De verbinding viel net weg: je laatste zet is misschien niet doorgekomen.
given-for-you = Voor je gespeeld, want iets anders kon niet: { $what }.
skip-to-my-turn = Naar mijn beurt
go-on = Verder
mark-bot = bot
mark-away = weg
mark-stand-in = invaller
mark-bot-told = Hier speelt een bot.
mark-away-told = Nu even weg.
mark-stand-in-told = Nu even weg; een bot speelt op deze plaats door.
mark-acting = aan de beurt
mark-leads = aan kop
in-the-lead = Aan kop: { $names }.
in-the-lead-nobody = Het staat gelijk.
chosen-so-far = Gekozen: { $cards }.
unchosen = Je keuze is gewist.
clauses = { $first }; { $then }
sentence = { $told }.
tip-waits = Het spel gaat verder na “Begrepen”.
tip = Tip
tip-done = Begrepen
tips-off = Geen tips meer
tips-again = Tips weer tonen
open-log = Verslag openen
log-empty = Er is nog niets gebeurd.
table-loading = De kaarten worden klaargelegd …
table-not-ready = Deze tafel kan hier nog niet getoond worden.
table-gone = Hier staat geen tafel
table-gone-hint = Misschien is de link niet compleet, of is de tafel opgeruimd.
table-closed = Deze tafel is niet te openen
take-back-wanted = { $name } wil dit graag terugnemen: “{ $text }”
take-back-asked = Je vroeg om dit terug te nemen: “{ $text }”
take-back-followed = { $text } (En { $count ->
    [one] één latere zet
   *[other] { $count } latere zetten
}.)
take-back-waiting = We wachten op { $names }.
take-back-waiting-away = We wachten op { $away } (even weg).
take-back-waiting-some-away = We wachten op { $names } en op { $away } (even weg).
take-back-ends = De vraag vervalt na tien minuten, of bij de volgende zet.
take-back-agree = Is goed
take-back-refuse = Liever niet
seat-away = { $name } is even weg.
seat-away-long = { $name } is even weg. Nu mag er een bot invallen.
seat-back = { $name } is er weer.
seat-lost = Deze plaats is niet meer van jou, dus je kijkt nu alleen mee. Misschien heeft de beheerder van deze site gewist wat er over je bekend was.
seat-stand-in-wait = Over { $seconds } s mag een bot invallen.
seat-to-bot = Bot laten invallen
seat-away-wait = Wachten

# who plays
ask-seat = Om een plaats vragen
ask-seat-about = Wil je meespelen? { $count ->
    [one] Hier zit een bot, en { $host } kan je die plaats geven.
   *[other] Hier zitten bots, en { $host } kan je een van die plaatsen geven.
}
ask-seat-which = Wiens plaats?
seat-wish = { $name } wil graag de plaats van { $bot } overnemen.
seat-wish-yours = Je hebt om de plaats van { $bot } gevraagd. De host beslist.
watchers = { $count ->
    [one] Er kijkt één persoon mee.
   *[other] Er kijken { $count } mensen mee.
}
players-sheet = Spelers
seat-you = jij
seat-host = host
seat-is-bot = bot
seat-is-virtual = speelt volgens vaste regels
seat-here = hier
seat-is-away = weg
seat-stand-in = een bot speelt
seat-also-yours = ook van jou
seat-play-as = Als { $name } spelen
seat-give-to-bot = Plaats van { $name } aan een bot geven
seat-give-back = Plaats teruggeven aan { $name }

# links
invite-sheet = Uitnodigen
invite-lobby = Stuur de link, of laat vrienden de QR-code scannen: zo kan iedereen aanschuiven.
invite-watch = Wie deze link opent, kan meekijken.
invite-elsewhere = De link leidt naar { $host }; daar heb je nog geen plaats.
invite-go-there = Daar verdergaan op je plaats
invite-link = Link naar deze tafel
invite-code = QR-code voor deze tafel
seat-link-sheet = Op een ander apparaat spelen
seat-link-hint = Deze link is jouw plaats. Open hem op je andere apparaat en laat hem aan niemand anders zien.
seat-link = Je eigen link
both-seats-sheet = Nog een plaats
both-seats-keep = Beide plaatsen houden
both-seats-stay = Zo laten
both-seats-hint = Met beide plaatsen kies je in het menu, bij “Spelers”, voor welke je speelt.
copy = Kopiëren
copied = Gekopieerd
copy-by-hand = Geselecteerd: kopieer het nu
share = Delen

# settings
settings-sheet = Instellingen
not-yet = Nog niet
always-so = Altijd zo
always-so-told = Vanaf nu altijd zo in dit spel. In de instellingen kun je dat veranderen.
settings-host-only = { $name } is de host van deze tafel en kan dit wijzigen.

# keys
keys-sheet = Zo speel je
shortcuts-sheet = Met het toetsenbord
keys-how = Wat oplicht, kun je kiezen; een schermlezer zegt dat erbij. Raak iets anders aan om het van dichtbij te zien; de tafel zegt dan waarom je het nu niet kunt kiezen, met de regel erbij. Houd een oplichtende kaart ingedrukt om die te bekijken.
keys-all-rules = Alle spelregels
keys-start = Spelen maar
keys-title = Met het toetsenbord
keys-tab = Tab
keys-tab-does = naar de volgende kaart of knop; met Shift terug
keys-enter = Enter of spatie
keys-enter-does = kiezen; op wat al gekozen is, bevestigt Enter
keys-digits = 1 t/m 9, 0
keys-digits-does = een kaart uit je hand kiezen en doorgaan naar waar die heen kan
keys-all = ?
keys-all-does = deze toetsen tonen
keys-arrows = Pijltjes
keys-arrows-does = langs keuzes naast elkaar
keys-escape = Esc
keys-escape-does = sluiten wat bovenop ligt, de animatie overslaan, of je keuze wissen
keys-look = I
keys-look-does = de kaart van dichtbij bekijken

keys-again-step = ← →
keys-again-step-does = één stap terug of verder
keys-again-leap = Page ↑ ↓
keys-again-leap-does = naar de vorige of volgende ronde of beurt; Shift met ← → doet hetzelfde
keys-again-ends = Home, End
keys-again-ends-does = naar het begin, naar het einde
keys-again-play = Spatie
keys-again-play-does = afspelen of pauzeren

# how it ended
you = Jij
outcome-rematch = Revanche

# watching a game again
review-sheet = Nabespreking
watch-again = Terugkijken
again-beginning = De kaarten zijn gedeeld en het spel begint.
again-only-watched = Dit spel is afgelopen: je kunt het hier terugkijken, maar niet meer spelen.
again-play = Afspelen
again-mark = { $kind ->
    [turn] Beurt { $number }
   *[round] Ronde { $number }
}

# the rulebook
rules-not-fetched = De spelregels kunnen nu niet geladen worden. Probeer het zo nog eens.

# lost
lost-title = Hier groeit niets
lost-hint = Dit adres leidt nergens heen. De spellen staan op de beginpagina.
lost-home = Naar de spellen
records-sheet = Spelverslagen
records-open = Een spelverslag openen
play-on-here = Vanaf hier verder spelen
