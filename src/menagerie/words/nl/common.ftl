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
cannot-undo = Je kunt niets terugnemen: je hebt nog niets gedaan, er is intussen een verborgen kaart getoond, of iemand anders heeft al gespeeld.
unknown-action = “{ $text }” is geen actie van dit spel.
bad-action-values = Een actie “{ $action }” bestaat uit { $fields }, elk zoals het in een aanbod staat.

# options
wrong-player-count = Met { $players } aan tafel kan dit niet, alleen met { $legal }.
unknown-option = De optie “{ $option }” bestaat hier niet. De opties zijn: { $legal }.
bad-seat-option = Er is geen plaats { $seat } voor de optie { $option }. Mogelijk is: { $words }, of een plaats van 1 t/m { $seats }.
bad-option-value = “{ $value }” kan niet bij de optie { $option }. Mogelijk is: { $legal }.
bad-option-numbers = “{ $value }” kan niet bij de optie { $option }. Mogelijk is: { $length } getallen { $most ->
    [hidden] vanaf { $least }
   *[other] van { $least } tot en met { $most }
}{ $total ->
    [hidden] { "" }
   *[other] , samen { $total }
}{ $lists ->
    [1] { "" }
   *[other] , of { $lists } van zulke lijsten met komma’s ertussen
}.
option-numbers = { $length } getallen { $most ->
    [hidden] vanaf { $least }
   *[other] van { $least } tot en met { $most }
}{ $total ->
    [hidden] { "" }
   *[other] , samen { $total }
}{ $lists ->
    [1] { "" }
   *[other] , of { $lists } van zulke lijsten met komma’s ertussen
}
bad-seed = “{ $seed }” is geen startgetal. Een startgetal (seed) is een geheel getal van hooguit 256 bits, of 64 hexadecimale cijfers.

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
record-without-start = Dit verslag moet beginnen met een startgetal of een getekende tafel, maar niet met allebei.
no-seat-in-line = Hier hoort een plaats, een dubbelepunt en een actie te staan, zoals “1: pass”.
record-breaks-a-rule = Dit verslag klopt niet: actie { $number }, “{ $action }”, kan niet ({ $problem }).
record-has-another-result = Dit verslag klopt niet: opnieuw gespeeld loopt het spel anders af.
record-ended-and-over = Dit verslag klopt niet: er staat dat het spel gestopt is, maar het is uitgespeeld.
record-drawn = Dit verslag begint met een getekende tafel. Hier kun je alleen spellen openen die gedeeld zijn.
record-unfinished = Het spel in dit bestand is niet afgelopen. Hier kun je alleen afgelopen spellen openen; met “menagerie play --resume” speel je het verder.
record-too-large = Dit bestand is te groot voor een spelverslag: hier kun je hooguit { $most } KB openen.
record-too-long = Dit spel is te lang om het hier te openen: het heeft meer dan { $most } acties.
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
terminal-welcome = Welkom. Typ het nummer van een actie, of de actie zelf. “help” legt de rest uit.
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
} van deze kaarten.
terminal-cards = Welke, met komma’s ertussen:
terminal-number = { $most ->
    [one] Hier kan alleen 1. Typ 1, of de actie.
   *[other] Kies een nummer van 1 t/m { $most }, of typ een actie.
} “help” vertelt hoe.
terminal-undone = Ongedaan gemaakt.
terminal-saved = Opgeslagen als { $file }. Zo speel je later verder: menagerie play --resume { $file }
terminal-why-legal = Dit mag: { $action }.
terminal-why-nothing = Typ “why” en een actie, zoals “why { $example }”: dan zie je wat er zou gebeuren, of waarom het niet kan.
terminal-would = Dan gebeurt dit: { $would }.
terminal-hint = { $text } Wil je dat doen, typ dan: { $action }
terminal-rule = { $number }: { $sentence }
terminal-no-rule = In de spelregels staat geen zin of uitspraak “{ $number }”.
terminal-goodbye = Tot de volgende keer.
terminal-help = Typ het nummer van een actie, of de actie zelf in het Engels, zoals die in de lijst staat.
    why ACTIE: wat er zou gebeuren, of waarom het niet kan, met de regel
    hint: wat een expert zou doen, en waarom
    rule NUMMER: een zin uit de spelregels
    table: de tafel nog eens tonen
terminal-local-help = log: wat er tot nu toe is gebeurd
    undo: je laatste actie terugnemen, zolang er sindsdien niets verborgens is getoond
    save BESTAND: het spel opslaan; menagerie play --resume BESTAND gaat ermee verder
    quit: weggaan
terminal-joined-help = undo: je laatste actie terugnemen, meteen, of als de rest het goedvindt
    quit: weggaan; je plaats blijft van jou
terminal-lesson-help = hint: toon een antwoord dat telt
    undo: terug naar de vorige taak
    quit: stoppen
terminal-lesson-welcome = Typ een actie, of het nummer ervan. “hint” laat zien wat er gevraagd wordt, “help” toont wat je nog meer kunt typen.
terminal-lesson-again = Probeer het nog een keer.
terminal-lesson-possible = mogelijk
terminal-lesson-over = Dat was de hele les.
only-in-the-terminal = In de browser stel je een spel aan tafel in. Wil je dat hier doen, voeg dan --terminal toe.
terminal-name = Hoe heet je?
terminal-ready = Je zit aan tafel. Druk op Enter als je klaar bent.
terminal-waiting = We wachten op de rest.
terminal-watching = Je kijkt mee.
terminal-refused = { $text }
no-table-link = “{ $link }” is geen link naar een tafel. Zo ziet er een uit: http://192.168.1.20:8000/table/…
no-server = De server op { $link } reageert niet.
older-server = Dit programma is nieuwer dan de server (protocol { $spoken } hier, { $server } daar): de server moet bijgewerkt worden. Speel tot die tijd in de browser: { $link }
newer-server = Dit programma is ouder dan de server (protocol { $spoken } hier, { $server } daar): werk het bij naar versie { $version }, of speel in de browser: { $link }
strange-server = De server zegt iets wat dit programma niet begrijpt. Misschien is het een andere versie, of helemaal geen tafel.

# what can be played
games-players = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}
games-form = { $people }: { $form }{ $options ->
    [hidden] { "" }
   *[other] { " " }({ $options })
}
games-options = Opties, elk als --option NAAM=WAARDE, voor de varianten die ze hebben:
games-option = { $option }: { $about }. { $legal }; standaard: { $usual } ({ $rule })

# cards as pictures
card-back = Achterkant van { $game }
no-such-card = De kaart “{ $card }” bestaat niet. Er zijn: { $legal }.
card-of-which-game = Beide spellen hebben een kaart “{ $card }”. Noem ook het spel, bijvoorbeeld: { $example }
no-such-game = Het spel “{ $game }” bestaat niet. Er zijn: { $legal }.
which-card = Noem een kaart, zoals “owl” of “forest 3”, of gebruik --list, --all of --sheet.
wrong-ending = De naam “{ $file }” moet eindigen op { $ending }.
wants-a-folder = Dit zijn meerdere bestanden: “{ $file }” moet een map zijn.
picture-too-large = Een afbeelding mag hooguit { $most } pixels hoog zijn.
only-on-sheets = Het aantal exemplaren maakt alleen op een vel iets uit: voeg --sheet toe.

# the lab
no-such-bot = De bot “{ $bot }” bestaat niet. Er zijn: { $legal }.
players-at-tables = Met --tables zeg je al wie er aan tafel zit: laat --players en --solo weg.
foreign-results = In het bestand “{ $file }” staat iets anders dan uitslagen van de arena (regel { $line }). Geef met --results een ander bestand op.
arena-stopped = Gestopt. { $games ->
    [one] Er is { $games } spel
   *[other] Er zijn { $games } spellen
} bewaard in “{ $file }”: met dezelfde opdracht ga je daar verder.
tuned = De gewichten staan in { $file }.
too-few-games = Van minder dan { $least } spellen valt niets te leren. Laat er meer spelen: --games
corrected = Hoe vaak deze voorspellingen uitkomen, staat in { $file }.

# whether the words of a language are whole
words-whole = De woorden van “{ $language }” zijn compleet: er ontbreekt niets, en niets is te veel of verkeerd.
no-such-language = De taal “{ $language }” bestaat niet. Er zijn: { $legal }.
words-file-missing = { $file }: het bestand ontbreekt.
words-file-unknown = { $file }: in het Engels is er geen bestand met die naam.
words-unreadable = { $file }: dit is niet te lezen: { $text }
words-missing = { $file }: { $message } ontbreekt.
words-unknown = { $file }: { $message } wordt nergens gebruikt.
words-variable = { $file }: { $message } gebruikt { $variable }, maar krijgt die niet.
words-function = { $file }: { $message } vraagt om iets wat er niet is: { $text }
words-form-missing = forms.json: { $message } ontbreekt.
words-form-unknown = forms.json: { $message } wordt nergens gebruikt.

# what comes of an answer in a lesson
verdict-right = Goed zo!
verdict-wrong = Niet helemaal
verdict-refused = Dat kan niet
