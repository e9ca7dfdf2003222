# What holds for every game.

clauses = { $first }; { $then }
you = Jij
result-title = { $count ->
    [one] { $you ->
        [yes] Jij wint
       *[no] { $winners } wint
    }
   *[other] { $winners } delen de overwinning
}
game-over = Het spel is afgelopen.
no-such-seat = Er is geen plaats { $seat }: dit spel heeft { $seats } plaatsen.
unfinished-decision = Deze keuze is nog niet af: er zijn meer nummers nodig.
finished-decision = Deze keuze is al gemaakt: { $action }.
illegal-number = Nummer { $number } kan nu niet.
cannot-undo = Je kunt niets terugnemen: je hebt nog niets gedaan, er is daarna een verborgen kaart getoond, of iemand anders heeft al gespeeld.
unknown-action = “{ $text }” is geen actie van dit spel.
bad-action-values = Een actie “{ $action }” bestaat uit { $fields }, elk zoals een aanbod het heeft.

# options
wrong-player-count = Dit kan niet met { $players }: het is voor { $legal } spelers.
unknown-option = Hier is geen optie “{ $option }”. De opties zijn: { $legal }.
bad-seat-option = Er is geen plaats { $seat } voor de optie { $option }. Mogelijk is: { $words }, of een plaats van 1 t/m { $seats }.
bad-option-value = “{ $value }” kan niet bij de optie { $option }. Mogelijk is: { $legal }.
bad-seed = “{ $seed }” is geen startgetal (seed). Dat is een geheel getal van hooguit 256 bits, of 64 hexadecimale cijfers.

# records
record-is-no-json = Dit bestand is geen spelverslag: het is geen JSON ({ $problem }).
foreign-record = Dit bestand is JSON, maar geen verslag van een spel (de indeling is niet “{ $format }”).
newer-record = Dit verslag is geschreven door een nieuwer programma (indeling { $version }; dit programma leest tot en met { $known }).
newer-rules = Dit spel is gespeeld met nieuwere regels (versie { $version }; dit programma speelt versie { $known }).
older-rules = Dit spel is gespeeld met oudere regels (versie { $version }; dit programma speelt versie { $known }), en met andere regels zou het een ander spel zijn. Een programma uit die tijd kan het naspelen.
damaged-record = Dit verslag is beschadigd: { $problem }.
record-of-another-game = Dit is een verslag van { $game }, niet van { $wanted }.
record-of-unknown-game = Dit is een verslag van “{ $game }”, een spel dat dit programma niet kent.
record-cannot-start = Het spel in dit verslag kan niet beginnen: { $problem }.
record-without-start = Dit verslag moet beginnen met een startgetal of een getekende tafel, en niet met allebei.
no-seat-in-line = Hier hoort een plaats, een dubbelepunt en een actie te staan, zoals “1: pass”.
record-breaks-a-rule = Dit verslag klopt niet: actie { $number }, “{ $action }”, kan niet ({ $problem }).
record-has-another-result = Dit verslag klopt niet: opnieuw gespeeld loopt het spel anders af.
record-ended-and-over = Dit verslag klopt niet: er staat dat het spel gestopt is, maar het is uitgespeeld.
record-holds = Dit verslag klopt: { $game }, { $players } { $players ->
    [one] speler
   *[other] spelers
}, { $actions } { $actions ->
    [one] actie
   *[other] acties
}, { $state ->
    [over] uitgespeeld
    [ended] gestopt voordat iemand won
   *[open] nog niet afgelopen
}.
no-such-file = Het bestand “{ $file }” is niet te lezen.
cannot-save = Het bestand “{ $file }” is niet te schrijven.

# the terminal
terminal-welcome = Welkom. Kies een actie op nummer, of typ wat je doet. “help” vertelt de rest.
terminal-opponents = Je speelt tegen { $names }.
terminal-seed = Het startgetal van dit spel: { $seed }
terminal-prompt = Je keuze:
terminal-choice = { $range ->
    [exactly] { $most }
   *[between] { $least } t/m { $most }
} uit: { $from }
wrong-number-of-cards = Kies { $range ->
    [exactly] { $most }
   *[between] { $least } t/m { $most }
} van de kaarten.
terminal-cards = Welke, met komma’s ertussen:
terminal-number = Kies een nummer van 1 t/m { $most }, of typ een actie. “help” vertelt hoe.
terminal-undone = Teruggenomen.
terminal-saved = Bewaard als { $file }. Ga later verder met: menagerie play --resume { $file }
terminal-why-legal = Dit mag: { $action }.
terminal-why-nothing = Typ “why” en een actie, zoals “why { $example }”: dan hoor je wat er zou gebeuren, of waarom het niet kan.
terminal-would = Dan gebeurt dit: { $would }.
terminal-hint = { $text } Wil je dat doen, typ dan: { $action }
terminal-rule = { $number }: { $sentence }
terminal-no-rule = In het regelboek staat geen zin of uitspraak “{ $number }”.
terminal-goodbye = Tot de volgende keer.
terminal-help = Met een nummer doe je die actie. Je kunt een actie ook typen zoals die er staat.
    why ACTIE: wat er zou gebeuren, of waarom het niet kan, met de regel
    hint: wat een expert zou doen, en waarom
    rule NUMMER: een zin uit het regelboek
    table: de tafel nog eens
terminal-local-help = log: wat er tot nu toe is gebeurd
    undo: neem je laatste actie terug, zolang er niets verborgens is getoond
    save BESTAND: bewaar het spel; menagerie play --resume BESTAND gaat ermee verder
    quit: weggaan
terminal-joined-help = undo: neem je laatste actie terug, meteen of als de anderen het goedvinden
    quit: weggaan; je plaats blijft van jou
only-in-the-terminal = In de browser stel je een spel aan tafel in. Wil je dat hier doen, voeg dan --terminal toe.
terminal-name = Hoe heet je?
terminal-ready = Je zit aan tafel. Druk op Enter als je klaar bent.
terminal-waiting = We wachten op de anderen.
terminal-watching = Je kijkt mee.
terminal-refused = { $text }
no-table-link = “{ $link }” is geen link naar een tafel. Die lijkt op http://192.168.1.20:8000/table/…
no-server = De server op { $link } antwoordt niet.
older-server = Dit programma is nieuwer dan de server (protocol { $spoken } hier, { $server } daar): de server moet bijgewerkt worden. Speel tot die tijd in de browser: { $link }
newer-server = Dit programma is ouder dan de server (protocol { $spoken } hier, { $server } daar): werk het bij naar versie { $version }, of speel in de browser: { $link }
strange-server = De server zegt iets wat dit programma niet begrijpt. Misschien is het een andere versie, of helemaal geen tafel.

# cards as pictures
card-back = Achterkant van { $game }
no-such-card = Er is geen kaart “{ $card }”. Er zijn: { $legal }.
card-of-which-game = Beide spellen hebben een kaart “{ $card }”. Zeg welke, bijvoorbeeld: { $example }
no-such-game = Er is geen spel “{ $game }”. Er zijn: { $legal }.
which-card = Zeg welke kaart, zoals “owl” of “forest 3”, of --list, --all of --sheet.
wrong-ending = De naam “{ $file }” moet eindigen op { $ending }.
wants-a-folder = Dit zijn meerdere bestanden: “{ $file }” moet een map zijn.
picture-too-large = Een afbeelding mag hooguit { $most } pixels hoog zijn.
only-on-sheets = Het aantal exemplaren telt alleen op een vel: voeg --sheet toe.

# the lab
no-such-bot = Er is geen bot “{ $bot }”. Er zijn: { $legal }.
players-at-tables = Een tafel noemt iedereen die eraan zit: laat --players en --solo weg.
foreign-results = In het bestand “{ $file }” staat iets anders dan uitslagen van de arena (regel { $line }). Noem een ander met --results.
arena-stopped = Gestopt. Er { $games ->
    [one] is { $games } spel
   *[other] zijn { $games } spellen
} bewaard in “{ $file }”: hetzelfde commando gaat daar verder.
tuned = De gewichten staan in { $file }.
too-few-games = Van minder dan { $least } spellen wordt niets geleerd: --games
corrected = Wat er van deze kansen uitkomt, staat in { $file }.

# whether the words of a language are whole
words-whole = De woorden van “{ $language }” zijn compleet: er ontbreekt niets, en niets is te veel of verkeerd.
no-such-language = Er is geen taal “{ $language }”. Er zijn: { $legal }.
words-file-missing = { $file }: het bestand ontbreekt.
words-file-unknown = { $file }: in het Engels is er geen bestand met die naam.
words-unreadable = { $file }: dit is niet te lezen: { $text }
words-missing = { $file }: { $message } ontbreekt.
words-unknown = { $file }: { $message } wordt nergens gebruikt.
words-variable = { $file }: { $message } gebruikt { $variable }, en die krijgt het niet.
words-function = { $file }: { $message } vraagt om iets wat er niet is: { $text }
words-form-missing = forms.json: { $message } ontbreekt.
words-form-unknown = forms.json: { $message } wordt nergens gebruikt.
