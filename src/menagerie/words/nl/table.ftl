# What the server says at a table.

guest = Gast
level-beginner = Makkelijk
level-casual = Gemiddeld
level-skilled = Moeilijk
level-expert = Expert
level-about-beginner = Kent de regels en speelt gewoon mee; fijn voor een eerste spel.
level-about-casual = Speelt verstandig, maar zonder plan.
level-about-skilled = Kijkt vooruit en wint aan de meeste keukentafels.
level-about-expert = Kijkt ver vooruit en maakt weinig fouten.

setting-memory-aid = Geheugensteun: toon de kaarten die iedereen naar een hand zag gaan
setting-hints = Hints: wie aan zet is mag zien wat een expert zou doen; iedereen hoort wie erom vroeg
setting-bot-pause = Hoelang bots wachten voor ze spelen
value-on = aan
value-off = uit
value-pause-0 = niet
value-pause-1 = heel even
value-pause-2 = zoals een mens
value-pause-3 = rustig
value-yes = ja
value-no = nee

# what the table does not allow
not-seated = Je kijkt mee. Dit mag alleen wie aan tafel zit.
not-host = Alleen de host kan dat wijzigen.
not-your-seat = Dat kan alleen degene veranderen die daar zit.
too-many-watchers = Er kijken al zoveel mensen mee dat er geen plek meer is.
holds-another-seat = Je zit aan deze tafel als { $own }. Deze link leidt naar de plaats van { $other }.
too-many-holders = Met deze plaats zijn nu { $count } apparaten verbonden. Sluit de pagina op een daarvan en open dan de link opnieuw.
just-left = { $name } is nog maar net weg. Over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} mag een bot invallen.
already-started = Het spel is begonnen: dit kun je pas voor het volgende wijzigen.
not-started = Het spel is nog niet begonnen.
not-over = Het spel is nog bezig.
not-over-to-watch = Dit spel is nog bezig. Terugkijken kan zodra het afgelopen is.
seated-already = Je zit al aan deze tafel.
no-free-seat = Hier is geen plaats vrij. De host kan er een bij zetten.
no-name = Kies eerst een naam.
long-name = Een naam heeft hooguit { $most } letters; deze heeft er { $count }.
crowded-name = Deze naam is te lang: sommige letters of emoji bestaan uit meerdere tekens. Neem er minder.
hidden-in-name = In deze naam zit een teken dat niemand kan zien ({ $character }). Typ de naam opnieuw, zonder dat teken.
unknown-in-name = In deze naam zit een teken dat er niet overal hetzelfde uitziet, of nergens op lijkt ({ $character }). Neem een ander.
marks-in-name = In deze naam staat een accent los, of staan er te veel op één letter.
role-in-name = De pagina’s gebruiken “{ $word }” zelf; in een naam zou het de anderen misleiden. Kies een andere naam.
# words that pages and sentences use for the reader, a role or a free seat, with commas between them: nobody is called so
no-names = jij, je, jou, jullie, host, gastheer, gastvrouw, bot, vrije plaats
no-such-seat-here = Die plaats is er niet aan deze tafel.
seat-taken = Daar zit al iemand.
seats-open = { $count ->
    [one] Er is nog één plaats vrij: wacht op een gast, zet er een bot neer of speel met minder.
   *[other] Er zijn nog { $count } plaatsen vrij: wacht op gasten, zet er bots neer of speel met minder.
}
too-many-people = Er zitten hier al { $count } mensen, en deze variant is voor { $players }.
unknown-form = Dit spel heeft geen variant “{ $form }”.
unknown-level = Er is geen bot met niveau “{ $level }”.
unknown-option-here = Deze variant heeft geen optie “{ $option }”.
unknown-setting = Zo’n instelling is er niet: { $name }.
unknown-table = Op dit adres staat geen tafel. Misschien is het verkeerd getypt.
begun-by-older-rules = Dit spel is begonnen met oudere regels (versie { $version }). Deze server speelt versie { $known } en verandert geen begonnen spel.
begun-by-newer-rules = Dit spel is begonnen met nieuwere regels (versie { $version }) en deze server kent alleen versie { $known }. Misschien wordt hij net bijgewerkt: probeer het zo opnieuw.
unknown-seat-link = Deze link leidt niet naar een plaats. Misschien is hij verkeerd getypt, of is de plaats niet meer van jou.
no-such-address = Op dit adres is niets.
wrong-method = { $method } kan niet op dit adres. Mogelijk is: { $possible }.
unknown-game = Hier is geen spel “{ $game }”.
not-away = Op deze plaats kan geen bot: de speler is er.
meanwhile = Er is intussen iets gebeurd. Kijk nog eens naar de tafel en kies dan.
nothing-to-take-back = Je hebt niets om terug te nemen.
too-many-take-backs = In dit spel is al zo veel teruggenomen dat het nu niet meer kan.
nothing-to-answer = Niemand wil nu iets terugnemen.
not-on-list = Je hebt geen plaats aan deze tafel, dus die staat niet op je lijst.
leave-first = Dit spel is nog bezig. Verlaat eerst het spel.
no-usual-answer = In dit spel is er geen vast antwoord op “{ $question }”.
no-rematch = Niemand heeft een nieuw spel voorgesteld.
came-already = Je zit al aan de nieuwe tafel: sta daar op.
rematch-begun = Het volgende spel is begonnen: ga naar die tafel om het te verlaten.
no-ending-to-answer = Niemand wil het spel nu stoppen.
ended-by-agreement = Dit spel is in overleg gestopt.
not-understood = De server begreep dat niet: { $problem }.
no-json = De server begreep dat niet: het is geen JSON.
other-protocol = { $client ->
    [older] Dit programma is ouder dan de server (protocol { $spoken }, niet { $protocol }). Haal een nieuwer, of laad de pagina opnieuw.
    [newer] Dit programma is nieuwer dan de server (protocol { $spoken }, niet { $protocol }). De server moet bijgewerkt worden.
   *[strange] Het protocol is een geheel getal, zoals ?protocol={ $protocol }, of wordt weggelaten.
}
too-fast = Niet zo snel, alsjeblieft: de server heeft even nodig.
no-hints-here = Aan deze tafel staan hints uit. De host kan ze bij de instellingen toestaan.
not-asked = Er wordt je nu niets gevraagd.
nothing-to-hint = Er is hier maar één antwoord mogelijk, dus valt er niets te raden.
hint-on-its-way = Je hint is onderweg.
hint-too-late = De hint kwam te laat: er wordt nu iets anders gevraagd.
no-hint = Er is nu geen hint mogelijk.

# what is refused at the door
no-request = Dit is geen geldig HTTP-verzoek.
head-too-long = De kop van dit verzoek is te lang.
body-too-long = Dat is te lang: de server leest het niet.
body-too-slow = De rest kwam niet op tijd.
unknown-host = De server kent deze naam niet. Wie de server beheert, kan de naam toelaten: menagerie serve --host-name
too-many-connections = De server is vol. Probeer het zo nog eens.
too-many-connections-of-address = Er komen te veel verbindingen vanaf jouw adres. Sluit er een paar.
too-many-sockets = De server is vol: er zitten te veel mensen aan de tafels. Probeer het zo nog eens.
too-many-sockets-of-address = Er zitten te veel mensen vanaf jouw adres aan de tafels van deze server.
too-many-sockets-of-guest = Je hebt te veel tafels open. Sluit er een paar.
made-room-for-player = De server is vol, en een speler had je plek nodig. Kom later weer kijken.
figures-closed = De cijfers van deze server zijn niet voor iedereen.

# what all are told
set-back = Wie de server beheert, heeft een back-up van { $unit ->
    [days] { $count } dagen
    [hours] { $count } uur
   *[minutes] { $count ->
        [one] een minuut
       *[other] { $count } minuten
    }
} geleden teruggezet: dit spel staat zoals het toen stond.
taken-back = { $you ->
    [yes] Je hebt je laatste actie teruggenomen.
   *[no] { $seat } heeft een actie teruggenomen.
}
taken-back-line = { $you ->
    [yes] Je nam terug: { $what }
   *[no] { $seat } nam terug: { $what }
}
taken-back-line-followed = { taken-back-line } Wat daarna kwam, is ook ongedaan: { $count ->
    [one] één actie.
   *[other] { $count } acties.
}
taken-back-earlier = Daarvoor werd er { $count ->
    [one] één keer
   *[other] { $count } keer
} iets teruggenomen.
not-taken-back = { $you ->
    [yes] Je vond het niet goed: het blijft zo.
   *[no] { $seat } vond het niet goed: het blijft zo.
}
take-back-withdrawn = { $you ->
    [yes] Je vraagt het niet meer: het blijft zo.
   *[no] { $seat } vraagt het niet meer: het blijft zo.
}
host-now = Jij bent nu de host: { $status ->
    [lobby] je kiest wat er gespeeld wordt en wie waar zit.
   *[playing] je kunt een bot laten invallen voor wie weg is.
}
left = { $seat } is weg; een bot speelt verder.
goes-on = { $you ->
    [yes] Je vond het niet goed: het spel gaat door.
   *[no] { $seat } vond het niet goed: het spel gaat door.
}
ending-withdrawn = { $you ->
    [yes] Je wilt niet meer stoppen: het spel gaat door.
   *[no] { $seat } wil niet meer stoppen: het spel gaat door.
}
asked-for-hint = { $you ->
    [yes] Je vroeg om een hint.
   *[no] { $seat } vroeg om een hint.
}

# what an expert would do
hint = { $action }{ $why ->
    [hidden] { "" }
   *[other] : dat { $why }
}{ $chance ->
    [hidden] { "" }
   *[other] { " " }(ongeveer { $chance }% kans om te winnen)
}.
reason-ahead = betaalt zich later uit

# starting the server
served = De tafel is gedekt: { $here }
    { $reach ->
        [everybody] Voor andere apparaten: { $base }
       *[nobody] Alleen deze computer kan erbij; voor vrienden start je zonder --host.
    }
    Spellen worden bewaard in { $file }. Stoppen doe je met Ctrl+C.
port-taken = Poort { $port } is bezet; nu wordt het { $found }.
port-in-use = Poort { $port } is bezet. Noem een andere: --port
no-port = Poort { $port } is bezet, en die erna ook. Noem een andere: --port
cannot-listen = De server kan niet luisteren op poort { $port } van { $host }: { $problem }.
no-proxy-named = Het openbare adres begint met https, maar er is geen proxy genoemd: cookies worden niet als veilig gemarkeerd, en alle gasten lijken van één adres te komen. Noem hem: --proxy ADDRESS
everybody-is-proxy = Iedereen geldt als vertrouwde proxy (--proxy { $network }): wie verbinding maakt, kan zich elk adres toe-eigenen, en geen grens per adres houdt stand. Noem alleen je eigen proxy: --proxy ADDRESS
bad-setting = “{ $value }” kan niet bij { $setting }. Mogelijk is: { $kind ->
    [number] een geheel getal, { $legal }
    [seconds] een aantal seconden, { $legal }
    [word] een van { $legal }
    [link] een adres zoals https://birds.example.org
    [networks] adressen en netwerken zoals 192.0.2.7 of 10.0.0.0/8, met komma’s ertussen
    [names] namen zoals birds.example.org, met komma’s ertussen
   *[text] elke tekst die niet leeg is
}.
no-metrics-key = Wie /metrics met een sleutel leest, heeft er een nodig: geef --metrics-key, of liever MENAGERIE_METRICS_KEY in de omgeving.
no-client = De pagina’s van de tafel zijn nog niet gebouwd. In een checkout doe je: make client
