# CuBirds in Dutch.

game-ended = Het spel is afgelopen.
birds-name = { CARD($species) }
birds-plural = { CARD($species, number: "many") }
some-cards = { CARD($card, $count) }
told-cards = { CARD($card, $count, article: "indefinite") }

side = { $side ->
    [left] links
   *[right] rechts
}

# how it ended

# the table in the browser
birds-table-players = De andere spelers
birds-table-rows = De vier rijen
birds-table-row = Rij { $row }: { $birds }
birds-table-copies = van { $count }
birds-table-collection-label = Collectie: { $name }
birds-table-collection-empty = Nog geen vogels in de collectie
birds-table-kinds = { $count } van { $goal } soorten.
birds-table-threes = { $needed } soorten met elk { $birds } vogels: { $count } van { $goal } vogels.
birds-table-leads = Niemand is dichter bij de winst.
birds-table-nearer = Dit is de kortste weg.
birds-table-stands = { $name }: { $kinds } { $threes }
birds-flock-of = { $birds ->
    [one] een familie { $names }
   *[other] een grote familie { $names }
}
birds-flock-right = de juiste familie
birds-table-danger-many = { $names } kunnen ieder met nog één familie winnen.
birds-table-wins-with = Met { $flocks } wint { $name }.
birds-table-you-win-with = Met { $flocks } win je.
birds-table-may-draw = { $count ->
    [one] +1 kaart
   *[other] +{ $count } kaarten
}
birds-table-danger-short = { $name } heeft nog { $count ->
    [one] 1 kaart: is die op
   *[other] { $count } kaarten: zijn die op
}, dan ben je je { $own ->
    [one] kaart
   *[other] { $own } kaarten
} kwijt.
birds-table-kinds-short = soorten
birds-end-short = { $kinds } { $kinds ->
    [one] soort
   *[other] soorten
}{ $threes ->
    [0] {""}
    [one] {" "}· van één soort minstens 3 vogels
   *[other] {" "}· van { $threes } soorten minstens 3 vogels
}
birds-end-birds = { $count ->
    [one] één vogel
   *[other] { $count } vogels
}
birds-table-threes-short = voor { $birds } + { $birds }
birds-table-hand-size = { $count ->
    [0] Geen handkaarten
    [one] Eén handkaart
   *[other] { $count } handkaarten
}
birds-table-tells-hand = { $count ->
    [0] Geen handkaarten.
    [one] 1 handkaart.
   *[other] { $count } handkaarten.
}
birds-table-tells-short = { $count ->
    [one] Rood: nog maar 1 kaart.
   *[other] Rood: nog maar { $count } kaarten.
} Wie er geen meer heeft, mag de ronde beëindigen: alle andere handkaarten zijn dan weg.
birds-table-close-short = Nog 1 familie
birds-table-won = Gewonnen
birds-table-open-hand = Open hand: { $birds }
birds-table-open-hand-short = hand
birds-table-known = Zeker in deze hand: { $birds }
birds-table-known-short = heeft
birds-table-more = Meer over { $name }{ $leads ->
    [yes] {" "}(ster: aan kop)
   *[no] { "" }
}
birds-table-more-yours = Meer over jouw vogels
birds-table-place = { $side ->
    [left] Links van rij { $row }
   *[right] Rechts van rij { $row }
}
birds-table-place-would = { $label }: { $would }
birds-table-takes = pak { $count }
birds-table-takes-nothing = niets
birds-table-fills = aanvullen
birds-table-tells-place = { $side ->
    [left] Links
   *[right] Rechts
} van rij { $row }: hier worden vogels aangelegd. Kies er eerst een in je hand.
birds-table-tells-fills = Een kaartrug: de rij wordt vanaf de stapel aangevuld tot er twee soorten in liggen.
birds-table-pile = trekken
birds-table-discard = afgelegd
birds-table-pile-size = { $pile ->
    [discard] Aflegstapel
   *[pile] Trekstapel
}, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
birds-table-guide = Alle vogels
birds-table-guide-text = Een kleine familie levert één vogel voor je collectie op, een grote twee. Je toont al je vogels van die soort en legt de rest af.
birds-table-goals = Je wint met { $kinds } soorten in je collectie, of als je van { $species } soorten minstens { $birds } vogels hebt.
birds-table-column-bird = vogel
birds-table-column-small = kleine familie
birds-table-column-big = grote familie
birds-table-column-copies = in het spel
birds-table-column-discard = zichtbaar afgelegd
birds-table-column-collection = in de collectie
birds-table-column-known = gezien in hand
birds-table-column-hand = in de hand
birds-table-your-collection = Jouw collectie
birds-table-your-hand = Jouw hand, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
birds-table-hand-card = { CARD($species) }, { $count } in je hand, familie van { $small } of { $big }, { $copies } in het spel, soort { $place } van { $stacks }
birds-table-hand-card-flock = { $name }. Genoeg voor een familie: { $would }
birds-table-hand-card-state = { $name }. { $may ->
    [yes] Te kiezen
    [chosen] Gekozen
   *[no] Nu niet te kiezen
}
birds-table-dealt-anew = { $you ->
    [yes] Je hand was leeg: nieuwe kaarten voor iedereen, en jij bent weer aan de beurt.
   *[no] De hand van { $name } was leeg: nieuwe kaarten voor iedereen en nog een beurt voor { $name }.
}
birds-table-new-hand = Jouw hand: { $birds }.
birds-table-hand-empty = Je hand is leeg.
birds-table-earns = { $first ->
    [yes] +{ $count }, nieuw
   *[no] +{ $count }
}
birds-table-new-species = Een nieuwe soort voor je collectie.
birds-table-wins = winst!
birds-table-your-turn = Jouw beurt.
birds-table-choose-end = Kies een kant van een rij.
birds-table-choose-birds = Kies een vogel uit je hand: alle vogels van die soort gaan mee.
birds-table-missed = Daar is geen rij: laat los boven een kant van een rij.
birds-table-choose-place = Kies nu een kant van een rij voor je { $count ->
    [one] { CARD($species) }
   *[other] { $count } { CARD($species, number: "many") }
}.
birds-table-end = Rij { $row }, { side }
birds-table-end-would = Rij { $row }, { side }: { $would }.
birds-table-takes-many = je pakt { $count ->
    [one] 1 vogel
   *[other] { $count } vogels
}{ $flocks ->
    [0] { "" }
    [one] , genoeg voor een familie
   *[other] , genoeg voor { $flocks } families
}{ $wins ->
    [yes] , en daarmee win je
   *[no] { "" }
}
birds-table-more-ends = { $count ->
    [one] En er is nog één kant waar je vogels pakt.
   *[other] En er zijn nog { $count } kanten waar je vogels pakt.
}
birds-table-nowhere = Daarmee pak je nergens vogels.
birds-table-nowhere-last = Daarmee pak je nergens vogels, maar je hand is dan leeg: je kunt de ronde beëindigen.
birds-table-choose-flock = Kies een gouden vogel en zie wat je krijgt.
birds-table-no-flock = Je hebt van geen enkele soort genoeg vogels voor een familie.
birds-table-would = { $label }: { $would }.
birds-table-would-alone = Dat betekent: { $would }.
birds-table-flock-wins = Daarmee win je het spel: { $goal ->
    [kinds] zeven soorten
   *[threes] twee soorten met elk drie vogels
}.
birds-table-form = Vorm deze familie
birds-table-end-round = Beëindig de ronde
birds-table-moment = Een ogenblik …
birds-table-wait = We wachten op { $name }.
birds-table-wait-away = { $name } is even weg; we wachten.
birds-table-bot-thinks = { $name } denkt na.
birds-table-virtual-plays = { $name } speelt.
birds-closer-title = { CARD($species, number: "title") }
birds-closer-small = { CARD($species, number: "many") } zijn een kleine familie: één komt in je collectie.
birds-closer-big = { CARD($species, number: "many") } zijn een grote familie: twee komen in je collectie.
birds-closer-copies = { CARD($species, number: "many") } zitten er in het spel.
birds-closer-yours = Je hebt er { $hand } in je hand en { $collection } in je collectie.
birds-closer-missing = { $small ->
    [0] { $big ->
        [0] Dat is genoeg voor een grote familie.
       *[other] Dat is genoeg voor een kleine familie; met nog { $big } is het een grote.
    }
   *[other] Met nog { $small } is het een kleine familie, met nog { $big } een grote.
}

# tips, for who plays for the first time
birds-tip-goal = Je doel: vogels van { $kinds } soorten, of van twee soorten minstens { $birds } vogels. Wie dat als eerste heeft, wint.
birds-tip-lay = Kies een soort uit je hand. Al je vogels van die soort leg je samen aan één kant van een rij.
birds-tip-preview = Elke kant laat zien wat je zou pakken: alle vogels tussen de jouwe en de volgende van die soort. Ligt er niets tussen, dan mag je 2 kaarten trekken.
birds-tip-nothing = Je sloot geen vogel in, dus mag je kaarten trekken. Met genoeg kaarten van één soort vorm je een familie.
birds-tip-flock = Een familie! Toon je { CARD($species, $held) }, en { $earns ->
    [one] één ervan komt
   *[other] { $earns } ervan komen
} in je collectie (nu { $count } van de { $goal } soorten). De rest leg je af.{ $more ->
    [0] { "" }
   *[other] { " " }Met nog { $more } erbij houd je er twee.
}
birds-tip-numbers = De twee getallen op een kaart: met het eerste aantal vorm je een kleine familie en houd je één vogel voorgoed, met het tweede een grote en houd je er twee.
birds-tip-lead = Wie een ster heeft, staat aan kop: niemand is dichter bij de winst. De kortste van de twee wegen is onderstreept.
birds-tip-empty = Wie geen kaarten meer heeft, beëindigt de ronde, en dat is gunstig: alle andere handkaarten zijn weg, iedereen krijgt 8 nieuwe, en jij bent weer aan de beurt.
birds-tip-short = { $name } heeft nog weinig kaarten. Wie er geen heeft, beëindigt de ronde en is weer aan de beurt: alle andere handkaarten zijn weg, en iedereen krijgt 8 nieuwe.
birds-tip-last = Bijna: met { $flocks } win je.
birds-tip-robin = RobinBird legt bij elke rij een kaart van de stapel aan, pakt wat die insluit, speelt met open kaarten en vormt elke familie die ze kan vormen.

# in the pictures of How to play
birds-excerpt-row = Rij { $row }
birds-lesson-taken = in je hand
birds-lesson-shown = getoond
birds-lesson-kept = voorgoed
birds-lesson-gone = weg
birds-lesson-drawn = { $count } kaarten getrokken
birds-lesson-empty = geen kaarten meer
birds-lesson-lost = { $count } kaarten kwijt
birds-lesson-dealt = { $count } nieuwe kaarten
