# What the pages in the browser say themselves.

menagerie = Menagerie
page-description = CuBirds en Wild Cards, om te spelen met vrienden en bots
page-late = Niet alles van deze pagina is aangekomen. Je spellen zijn veilig: de server bewaart elke zet.
page-anew = Pagina opnieuw laden
page-needs-scripts = Menagerie heeft JavaScript nodig om de tafel te dekken.
page-title = { $title } · Menagerie
your-turn-title = Jouw beurt · { $title }
home = Home
close = Sluiten
beside = { $first } · { $then }
in-a-row = { $first }, { $then }
said-of = { $what }: { $told }
loading = Een ogenblik …
rule-link = Regel { $number }
no-connection = De tafel is even niet bereikbaar. Probeer het zo nog eens.

# what the operator announces
announcement = Mededeling
announcement-restart = De server start om { $time } opnieuw. Je spel blijft bewaard, en deze pagina komt vanzelf terug.
announcement-restart-short = Herstart om { $time }

# the home page
home-welcome = Twee kaartspellen, voor een rustige tafel met vrienden en bots.
home-kept = Tafels blijven staan tot { $days ->
    [one] één dag
   *[other] { $days } dagen
} nadat er voor het laatst is gespeeld.
your-name = Je naam
your-name-hint = Zo zien de anderen je. Leeg laten mag.
your-name-kept = Bewaard.
play-now = Speel nu
invite-friends = Nodig vrienden uit
solo-against = Solo tegen { $name }
read-rules = Regels
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
my-games-go-on = Verder
my-games-finished = { $count ->
    [one] Eén afgelopen spel
   *[other] { $count } afgelopen spellen
}
my-games-none = Spellen die je begint of waar je aanschuift, wachten hier op je.
my-games-lobby = Nog niet begonnen
my-games-playing = Bezig
my-games-with = met { $names }
my-games-alone = nog met niemand

# the club
code-word-title = Het codewoord
code-word-of = Wie bij { $club } een tafel opent, heeft het codewoord nodig. Iemand van de club kan het je vertellen.
code-word-why = Wie hier een tafel opent, heeft het codewoord nodig. Iemand van de club kan het je vertellen.
code-word-label = Codewoord
code-word-kept = Je wordt maar één keer gevraagd: dit apparaat onthoudt het.
code-word-too-often = Te veel verkeerde woorden vanaf hier. Probeer het over een minuut nog eens.
code-word-open = Open de tafel
footer-label = Over deze site
footer-contact = Contact:
imprint = Colofon
privacy = Privacy

# times of the day
language = Taal
theme = Licht of donker
theme-auto = Automatisch
theme-light = Licht
theme-dark = Donker

# the table
back-home = Naar beginpagina
state-your-turn = Jouw beurt
state-waiting = Wachten op { $names }
state-over = Het spel is afgelopen
state-lobby = Bijna zover
state-watching = Je kijkt mee · { $state }
state-playing = Bezig
announce-your-turn = Jouw beurt: { $question }
announce-proposed = { $what }. Nog niet gedaan: dat doe je met Enter of “Doen”.
committed = Gedaan en bewaard
ended = Wie de server beheert, heeft dit spel gestopt.
ended-look = Niemand kan ermee verder; je kunt alles nog wel bekijken.
state-ended = Het spel is gestopt
connection-lost = Verbinding weg, nieuwe poging
table-full = Er kijken al zoveel mensen mee dat er geen plek meer is. Deze pagina probeert het vanzelf opnieuw.
page-outdated = Deze pagina en de server zijn van verschillende versies. Laad de pagina opnieuw; helpt dat niet, dan wordt de server nog bijgewerkt.
take-back-at-once = Terugnemen
take-back-with-consent = Mag het terug?
hint-button = Hint
hint-not-come = Er kwam geen hint. Probeer het zo nog eens.
show-result = Uitslag
table-menu = Menu
table-log = Verslag
table-note = Bericht van de tafel
prompt = De vraag
announced = Wat er gebeurt
rematch-offered = { $name } wil revanche.
rematch-declined = { $count ->
    [one] { $names } doet niet mee.
   *[other] { $names } doen niet mee.
}
rematch-join = Doe mee
rematch-watch = Naar de nieuwe tafel
rematch-decline = Nee, bedankt
ended-agreed = Dit spel is voortijdig gestopt: er is geen uitslag.
ending-wanted = { $name } wil dit spel stoppen zonder uitslag.
ending-agree = Stoppen
ending-refuse = Doorspelen
ending-waiting = Het spel stoppen zonder uitslag? We wachten op { $names }.
wish-withdraw = Intrekken
note-more = Meer
leaving-sheet = Weggaan of stoppen
my-games-again = { $title } { $others } terugkijken
my-games-remove = { $title } { $others } van de lijst halen
log-whole = In deze zet:
log-notices = Wat de tafel je vertelde
offers-sheet = Alle mogelijke zetten
offers-do = Doen
failed = Hier werkt iets niet.
failed-hint = Je spel is veilig: de server bewaart elke zet. Misschien kon een deel van de pagina niet geladen worden, of is er een nieuwe versie.
failed-again = Opnieuw
failed-reload = Laad de pagina opnieuw
not-sent = Er is even geen verbinding: dat is niet verstuurd.
perhaps-not-heard = De verbinding viel net weg: je laatste verzoek is misschien niet uitgevoerd.
given-for-you = Voor je gedaan, want iets anders kon niet: { $what }.
skip-to-my-turn = Naar mijn beurt
mark-bot = bot
mark-away = weg
mark-stand-in = invaller
mark-acting = aan de beurt
mark-leads = aan kop
in-the-lead = Aan kop: { $names }.
in-the-lead-nobody = Het staat gelijk.
chosen-so-far = Gekozen: { $cards }.
unchosen = Er is niets meer gekozen.
clauses = { $first }; { $then }
tip-waits = Het spel gaat verder na “Begrepen”.
tip = Een tip
tip-done = Begrepen
tips-off = Geen tips meer
tips-again = Toon de tips weer
open-log = Open het verslag
log-empty = Er is nog niets gebeurd.
table-loading = De kaarten worden klaargelegd …
table-not-ready = Deze tafel kan hier nog niet getoond worden.
table-gone = Hier staat geen tafel
table-gone-hint = Misschien is de link niet compleet, of is de tafel opgeruimd.
table-closed = Deze tafel is niet te openen
take-back-wanted = { $name } wil dit graag terugnemen: “{ $text }”.
take-back-asked = Je vroeg om dit terug te nemen: “{ $text }”.
take-back-followed = { $text } (met { $count ->
    [one] één actie
   *[other] { $count } acties
} erna)
take-back-waiting = We wachten op { $names }.
take-back-waiting-away = We wachten op { $away }, maar die { $count ->
    [one] is
   *[other] zijn
} weg.
take-back-waiting-some-away = We wachten op { $names }, en op { $away }, maar die { $count ->
    [one] is
   *[other] zijn
} weg.
take-back-ends = De vraag vervalt vanzelf na tien minuten, of bij de volgende actie.
take-back-agree = Is goed
take-back-refuse = Liever niet
seat-left = { $name } is weg.
seat-left-long-ago = { $name } is weg. Er mag nu een bot invallen.
seat-stand-in-wait = Over { $seconds } s mag een bot invallen.
seat-to-bot = Laat een bot invallen
seat-away-wait = Wacht

# who plays
players-sheet = Spelers
seat-you = jij
seat-host = host
seat-is-bot = bot
seat-is-virtual = speelt volgens het regelboek
seat-here = hier
seat-is-away = weg
seat-stand-in = een bot speelt
seat-also-yours = ook van jou
seat-play-as = Speel als { $name }
seat-give-to-bot = Geef de plaats van { $name } aan een bot
seat-give-back = Geef de plaats terug aan { $name }

# links
invite-sheet = Uitnodigen
invite-lobby = Stuur de link of laat vrienden de code scannen: wie hem opent, kan aanschuiven.
invite-watch = Wie deze link opent, kan meekijken.
invite-link = Link naar deze tafel
invite-code = Een code om te scannen, die naar deze tafel leidt
seat-link-sheet = Speel op een ander apparaat
seat-link-hint = Deze link is jouw plaats. Open hem op je andere apparaat en laat hem aan niemand anders zien.
seat-link = Je eigen link
both-seats-sheet = Andere plaats
both-seats-keep = Neem beide plaatsen op dit apparaat
both-seats-stay = Ik blijf wie ik ben
both-seats-hint = Heb je beide plaatsen, dan kies je in het menu onder “Spelers” voor welke je speelt.
copy = Kopieer
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
keys-how = Wat oplicht, kun je kiezen; een schermlezer zegt dat erbij. Raak iets anders aan om het van dichtbij te zien; de tafel zegt waarom dat nu niet kan, met de regel erbij. Houd een oplichtende kaart vast om die te bekijken.
keys-all-rules = Alle regels
keys-start = Spelen maar
keys-title = Met het toetsenbord
keys-tab = Tab
keys-tab-does = naar de volgende kaart of knop; met Shift terug
keys-enter = Enter of spatie
keys-enter-does = kiezen; op wat al gekozen is, bevestigt Enter
keys-digits = 1 t/m 9, 0
keys-digits-does = een kaart uit je hand kiezen en verder naar waar die heen kan
keys-all = ?
keys-all-does = deze toetsen tonen
keys-arrows = Pijltjes
keys-arrows-does = langs keuzes naast elkaar
keys-escape = Esc
keys-escape-does = sluiten wat bovenop ligt, overslaan wat getoond wordt, of je keuze loslaten
keys-look = I
keys-look-does = de kaart van dichtbij bekijken

keys-again-step = ← →
keys-again-step-does = één moment terug of verder
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
watch-again = Terugkijken
again-beginning = De kaarten zijn gedeeld en het spel begint.
again-only-watched = Dit spel is afgelopen: hier kijk je het terug, en spelen kan niet.
again-play = Speel af
again-mark = { $kind ->
    [turn] Beurt { $number }
   *[round] Ronde { $number }
}

# the rulebook
rules-not-fetched = De regels kunnen nu niet geladen worden. Probeer het zo nog eens.

# lost
lost-title = Hier groeit niets
lost-hint = Dit adres leidt nergens heen. De spellen staan op de beginpagina.
lost-home = Naar de spellen
