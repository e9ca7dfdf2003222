# What the server says at a table.

guest = Gast
unnamed = Speler
level-beginner = Makkelijk
level-casual = Gemiddeld
level-skilled = Moeilijk
level-expert = Expert
level-about-beginner = Kent de regels en speelt gewoon mee; fijn voor een eerste potje.
level-about-casual = Speelt verstandig, maar zonder plan.
level-about-skilled = Kijkt vooruit en wint aan de meeste keukentafels.
level-about-expert = Kijkt ver vooruit en maakt weinig fouten.

setting-memory-aid = Geheugensteun: toon welke kaarten zichtbaar in een hand kwamen
setting-hints = Hints: wie aan de beurt is, mag zien wat een expert zou doen; iedereen hoort wie erom vroeg
setting-bot-pause = Hoelang bots wachten voor ze spelen
value-on = aan
value-off = uit
value-pause-0 = niet
value-pause-1 = heel even
value-pause-2 = zoals een mens
value-pause-3 = rustig
value-yes = ja
value-no = nee

# a link in a messenger
link-lobby = Je bent uitgenodigd voor een potje { $title }. Kies een naam en schuif aan: zonder account, zonder installeren.
link-playing = Hier wordt { $title } gespeeld. Je kunt toekijken.
link-over = Bekijk dit potje { $title } nog eens.

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
no-free-seat = Hier is geen plaats vrij. De host kan een plaats toevoegen.
no-name = Kies eerst een naam.
long-name = Een naam heeft hooguit { $most } letters; deze heeft er { $count }.
crowded-name = Deze naam is te lang: sommige letters of emoji bestaan uit meerdere tekens. Neem er minder.
hidden-in-name = In deze naam zit een teken dat niemand kan zien ({ $character }). Typ de naam opnieuw, zonder dat teken.
unknown-in-name = In deze naam zit een teken dat er niet overal hetzelfde uitziet, of dat niet iedereen kan zien ({ $character }). Neem een ander.
marks-in-name = In deze naam staat een accent los, of staan er te veel op één letter.
role-in-name = De pagina’s gebruiken “{ $word }” zelf; in een naam zou het de anderen misleiden. Kies een andere naam.
# words that pages and sentences use for the reader, a role or a free seat, with commas between them: nobody is called so
no-names = jij, je, jou, jullie, host, gastheer, gastvrouw, bot, vrije plaats
no-such-seat-here = Die plaats is er niet aan deze tafel.
kept-out = De host heeft je gevraagd je plaats vrij te maken. Je mag blijven kijken.
not-kept-out = Niemand met de naam { $name } is gevraagd op te staan.
face-taken = Iemand anders aan deze tafel heeft dat dier al.
no-bot-there = Op deze plaats zit geen bot.
no-cookie = Je browser bewaart geen cookie van deze pagina, dus de server zou je niet herkennen.
nobody-to-ask = Er is nu geen host die toestemming kan geven.
nobody-asks = Niemand vraagt nu om een plaats.
seat-asked-already = { $name } vraagt net om een plaats. Wacht het antwoord even af.
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
no-such-address = Op dit adres is niets te vinden.
wrong-method = { $method } kan niet op dit adres. Mogelijk is: { $possible }.
unknown-game = Hier is geen spel “{ $game }”.
unknown-exercise = Deze les bestaat niet, of is intussen veranderd.
not-away = Op deze plaats kan geen bot: de speler is er gewoon.
meanwhile = Er is intussen iets gebeurd. Kijk nog eens naar de tafel en kies dan.
nothing-to-take-back = Je hebt niets om terug te nemen.
too-many-take-backs = In dit spel is al zo veel teruggenomen dat het nu niet meer kan.
nothing-to-answer = Niemand wil nu iets terugnemen.
not-on-list = Je hebt geen plaats aan deze tafel, dus die staat niet op je lijst.
leave-first = Dit spel is nog bezig. Verlaat eerst het spel.
no-usual-answer = In dit spel is er geen vast antwoord op “{ $question }”.
no-rematch = Niemand heeft een nieuw potje voorgesteld.
came-already = Je zit al aan de nieuwe tafel: sta daar eerst op.
rematch-begun = Het volgende spel is begonnen: ga naar die tafel om het te verlaten.
no-ending-to-answer = Niemand wil nu stoppen met het spel.
ended-by-agreement = Dit spel is in overleg gestopt.
ended-alone = { $you ->
    [yes] Je hebt dit spel voortijdig gestopt.
   *[no] { $seat } heeft dit spel voortijdig gestopt.
}
not-understood = De server begreep dat niet: { $problem }.
no-json = De server begreep dat niet: het is geen JSON.
other-protocol = { $client ->
    [older] Dit programma is ouder dan de server (protocol { $spoken }, niet { $protocol }). Haal een nieuwer op, of laad de pagina opnieuw.
    [newer] Dit programma is nieuwer dan de server (protocol { $spoken }, niet { $protocol }). De server moet bijgewerkt worden.
   *[strange] Het protocol is een geheel getal, zoals ?protocol={ $protocol }, of wordt weggelaten.
}
too-fast = Niet zo snel, alsjeblieft: de server heeft even tijd nodig.
no-hints-here = Aan deze tafel staan hints uit. De host kan ze bij de instellingen toestaan.
not-asked = Je hoeft nu niets te doen.
nothing-to-hint = Je kunt hier maar één ding doen, dus een hint heb je niet nodig.
hint-on-its-way = Je hint is onderweg.
hint-too-late = De hint kwam te laat: je moet nu iets anders kiezen.
no-hint = Er is nu geen hint mogelijk.

# what is refused at the door
no-request = Dit is geen geldig HTTP-verzoek.
head-too-long = De kop van dit verzoek is te lang.
body-too-long = Dat is te lang: de server leest het niet.
body-too-slow = De rest kwam niet op tijd.
unknown-host = De server kent deze naam niet. De beheerder kan die toelaten: menagerie serve --host-name
too-many-connections = De server is vol. Probeer het zo nog eens.
too-many-connections-of-address = Er komen te veel verbindingen vanaf jouw adres. Sluit er een paar.
too-many-sockets = De server is vol: er zitten te veel mensen aan de tafels. Probeer het zo nog eens.
too-many-sockets-of-address = Er zitten te veel mensen vanaf jouw adres aan de tafels van deze server.
too-many-sockets-of-guest = Je hebt te veel tafels open. Sluit er een paar.
made-room-for-player = De server is vol, en een speler had je plek nodig. Kom later weer kijken.
figures-closed = De cijfers van deze server zijn niet voor iedereen.

# what all are told
set-back = De beheerder van de server heeft een back-up van { $unit ->
    [days] { $count } dagen
    [hours] { $count } uur
   *[minutes] { $count ->
        [one] een minuut
       *[other] { $count } minuten
    }
} geleden teruggezet: dit spel staat weer zoals toen.
taken-back = { $you ->
    [yes] Je hebt je laatste zet teruggenomen{ $count ->
        [0] .
       *[other] , met alles wat daarna is gebeurd.
    }
   *[no] { $seat } heeft een zet teruggenomen.
}
taken-back-line = { $you ->
    [yes] Je nam terug: { $what }
   *[no] { $seat } nam terug: { $what }
}
taken-back-line-followed = { taken-back-line } { $count ->
    [one] Ook één latere zet vervalt.
   *[other] Ook { $count } latere zetten vervallen.
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
    [yes] Je trekt je vraag in: het blijft zo.
   *[no] { $seat } trekt de vraag in: het blijft zo.
}
host-now = Jij bent nu de host: { $status ->
    [lobby] je kiest wat er gespeeld wordt en wie waar zit.
   *[playing] je kunt een bot laten invallen voor wie weg is.
}
left = { $seat } is weg; een bot speelt verder.
is-back = { $you ->
    [yes] Je bent er weer. Intussen speelde een bot voor je; wat die deed, staat in het verslag.
   *[no] { $seat } is er weer en speelt verder.
}
took-over = { $you ->
    [yes] Je neemt het over van { $bot }.
   *[no] { $seat } neemt het over van { $bot }.
}
seat-refused = { $name } vroeg om een plaats, maar blijft toekijken.
who-plays = { $how ->
    [away] { $you ->
        [yes] Je bent even weg: vanaf hier speelt een bot voor je.
       *[no] { $seat } is even weg: vanaf hier speelt een bot.
    }
    [back] { $you ->
        [yes] Je bent er weer en speelt zelf verder.
       *[no] { $seat } is er weer en speelt verder.
    }
    [took-over] { $you ->
        [yes] Vanaf hier speel jij, en geen bot.
       *[no] Vanaf hier speelt { $seat }, en geen bot.
    }
   *[left] { $seat } is voorgoed vertrokken: vanaf hier speelt een bot.
}
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
}.{ $chance ->
    [hidden] { "" }
   *[other] { " " }Ongeveer { $chance }% kans om te winnen.
}
reason-even = wint nauwelijks vaker dan het alternatief
reason-in-worlds = wint ongeveer { $won } van de 100 mogelijke spellen in plaats van { $other }

# starting the server
served = De tafel is gedekt: { $here }
    { $reach ->
        [everybody] Voor andere apparaten: { $base }
       *[nobody] Alleen deze computer kan erbij; voor vrienden start je zonder --host.
    }
    Spellen worden bewaard in { $file }{ $begins ->
        [anew] ; dat is nieuw en leeg
       *[on] {""}
    }. Stoppen doe je met Ctrl+C.
stopped = { $kept ->
    [all] Gestopt. Alle spellen zijn bewaard.
   *[moved] Gestopt. De spellen staan niet meer in { $file }. Kijk voor je opnieuw begint met “{ $program } doctor” hoe je ze terugkrijgt.
}
port-taken = Poort { $port } is bezet door een ander programma, dus wordt het { $found }: oude links met { $port } leiden niet hierheen. Wil je { $port } terug, stop dan dat programma en start dit opnieuw.
port-in-use = Poort { $port } is bezet. Geef een andere op: --port
no-port = Poort { $port } is bezet, en die erna ook. Geef een andere op: --port
cannot-listen = De server kan niet luisteren op poort { $port } van { $host }: { $problem }.
no-proxy-named = Het openbare adres begint met https, maar er is geen proxy opgegeven: cookies worden niet als veilig gemarkeerd, en alle gasten lijken van één adres te komen. Geef de proxy op: { $command ->
    [play] MENAGERIE_PROXY=ADRES voor de opdracht
   *[serve] --proxy ADRES
}
unknown-variable = Er is geen instelling { $name }; dit doet dus niets.{ $like ->
    [none] { "" }
   *[other] { " " }Bedoelde je { $like }?
}
everybody-is-proxy = Iedereen geldt als vertrouwde proxy (--proxy { $network }): wie verbinding maakt, kan zich voor elk adres uitgeven, en geen limiet per adres houdt stand. Geef alleen je eigen proxy op: --proxy ADRES
bad-setting = “{ $value }” kan niet bij { $setting }. Mogelijk is: { $kind ->
    [number] een geheel getal, { $legal }
    [seconds] een aantal seconden, { $legal }
    [word] een van { $legal }
    [link] een adres zoals https://birds.example.org
    [networks] adressen en netwerken zoals 192.0.2.7 of 10.0.0.0/8, met komma’s ertussen
    [names] namen zoals birds.example.org, met komma’s ertussen
   *[text] elke tekst die niet leeg is
}.
no-metrics-key = Wie /metrics met een sleutel wil lezen, heeft er een nodig: geef --metrics-key op, of liever MENAGERIE_METRICS_KEY in de omgeving.
no-client = De pagina’s van de tafel zijn nog niet gebouwd. In een checkout doe je: make client

# a game that goes on from another one, or comes from a file
origin-played-on = Verder gespeeld vanaf { $when } van een ander spel
origin-file = Uit een bestand
played-on = Dit spel gaat verder vanaf { $when } van een ander spel. De kaarten die { $you ->
    [yes] je
   *[no] { $seat }
} toen niet kon zien, zijn opnieuw gedeeld.
no-such-moment = Dat moment komt in dit spel niet voor.
nothing-to-play-on = Op dat moment is het spel al afgelopen. Kies een eerder moment om verder te spelen.
played-on-too-often = Dit spel is al een vervolg op { $most } andere. Speel liever verder vanaf een daarvan.
