# Wild Cards in Dutch.

game-ended = Het spel is afgelopen.
card-name = { CARD($card) }
card-title = { CARD($card, number: "title") }
animal-name = { CARD($species) }
animal-title = { CARD($species, number: "title") }
view-round = Ronde { $round }/{ $rounds }

talisman-name = Talisman

# the table in the browser
animals-end-short = { $count ->
    [one] één dier
   *[other] { $count } dieren
}
habitat-forest = Bos
habitat-mountains = Bergen
habitat-savannah = Savanne
habitat-wild = Joker
habitat-refill = Vul aan
power-peacock = Deze leider is aan het eind 3 punten waard, niet 1.
power-squirrel = Je vult aan tot 10 kaarten, niet 7.
power-eagle = Leg twee kaarten als bod en kies er één als je de andere biedingen ziet.
power-ibex = Na de ronde komt je bod terug in je hand, behalve een joker.
power-lion = Bij gelijkspel ga jij voor.
power-meerkat = Vul je aan, dan mag je eerst een van je dieren ruilen voor een uit de Expo, nog voor iemand pakt.
animals-table-power-peacock = 3 punten
animals-table-power-squirrel = 10 kaarten
animals-table-power-eagle = dubbel bod
animals-table-power-ibex = bod terug
animals-table-power-lion = gaat voor
animals-table-power-meerkat = ruilen
animals-table-leader-label = Leider van de { CARD($species, number: "many") }, { $name }: { $power }
animals-table-points = { $count ->
    [one] punt
   *[other] punten
}
animals-table-points-told = { $count ->
    [one] 1 punt
   *[other] { $count } punten
} tot nu toe.
animals-table-talisman = Heeft de talisman.
animals-table-laid-by = { $name }: { $cards }
animals-table-brief = { $code ->
    [ask-exchange] Een van je dieren ruilen?
    [ask-tie-break] Nog gelijk: leg een kaart uit je hand.
    [ask-take-back] Je bod terugnemen?
    [ask-pay] Gelijkspel: jullie betalen gedekt bij.
   *[ask-reveal] Welke van je twee kaarten is je bod?
}
animals-table-thinks = denkt …
animals-table-collection = Dieren: { $name }
animals-table-collected = { $animal }: { $count }{ $leads ->
    [yes] , en de leider
   *[no] { "" }
}
animals-table-animals-left = De dierenstapel: nog { $count ->
    [one] 1 dier
   *[other] { $count } dieren
}
animals-table-hand-card = { $card }, kaart { $place } van { $count }{ $state ->
    [laid] , gelegd
    [may] , kun je kiezen
    [not] , kun je nu niet kiezen
   *[other] { "" }
}
animals-table-do-it = { $deed ->
    [bid] Bied
    [take] Pak
    [pay] Betaal
    [refill] Trek
    [keep] Houd en trek
    [remove] Leg weg
    [exchange] Ruil
    [tie-break] Leg neer
   *[other] Doe het
}
animals-table-players = De andere spelers
animals-table-middle = Het midden van de tafel
animals-table-own = Jouw plaats
animals-table-hand = Je hand
animals-table-display = De Expo, het dichtst bij de stapel eerst
animals-table-display-told = { $round }. In de Expo, het dichtst bij de stapel eerst: { $animals }.
animals-table-display-animal = { $animal } ({ $habitat })
animals-table-hand-told = Jouw hand: { $cards }.
animals-table-display-empty = De Expo is leeg.
animals-table-face-down = een gedekte kaart
animals-table-seat-label = { $name }{ $mark ->
    [bot] {" "}(een bot)
    [away] {" "}(weg)
    [stand-in] {" "}(weg, een bot valt in)
   *[none] { "" }
}: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}{ $refill ->
    [yes] , waaronder de aanvulkaart
   *[no] { "" }
}, { $tokens ->
    [one] 1 punt
   *[other] { $tokens } punten
} aan fiches, { $animals ->
    [one] 1 dier
   *[other] { $animals } dieren
}{ $laid ->
    [yes] , kaarten op tafel
   *[no] { "" }
}{ $awaited ->
    [yes] , nu aan de beurt
   *[no] { "" }
}. Alles tonen.
animals-table-display-card = { $animal }, thuis in: { $habitat }, plek { $place } vanaf de stapel. { $mine ->
    [0] Je hebt er geen.
   *[other] Je hebt er { $mine }{ $leads ->
        [yes] {" "}en de leider
       *[no] { "" }
    }.
} { $state ->
    [may] Kun je kiezen.
    [not] Kun je nu niet kiezen.
   *[other] { "" }
}
animals-table-give-label = { $animal }, je hebt er { $count }, { $may ->
    [yes] kun je geven
   *[no] kun je hier niet voor geven
}
animals-table-laid = gelegd
animals-table-leader-title = Leider
animals-table-leads = leider
animals-table-leaders = Leiders
animals-table-may-earn = En { $points } punten als alles wat je ervoor legt, de habitat van het dier toont.
animals-table-gain = { $points ->
    [one] +1 punt
   *[other] +{ $points } punten
}
animals-table-gain-told = Levert je { $points ->
    [0] geen punten op.
    [one] 1 punt op.
   *[other] { $points } punten op.
}
animals-table-leader-free = nog niemand
animals-table-order = Volgorde:
decided-by-lion = door de leeuw
decided-by-leo = Leo gaat voor
decided-by-talisman = door de talisman
decided-by-tie-break = beslissende kaart
decided-by-payment = bijbetaling
decided-by-ability = wie kan betalen
animals-table-last-round = Laatste ronde ({ $round })
animals-table-last-round-short = Laatste ronde
animals-table-order-told = Bod van { $value }: { $order }{ $why ->
    [none] { "" }
   *[other] , { $why }
}.
animals-table-order-then = { $first }, dan { $next }
animals-table-order-tied = { $names }, gelijk
animals-table-standing = { $name } { $points }
animals-table-standings = { $last ->
    [yes] Dit is de laatste ronde. Punten tot nu toe
   *[no] Punten tot nu toe
}: { $points }.
animals-table-piles = Stapels
animals-table-piles-short = { $pile } om te trekken, { $discard } afgelegd
animals-table-secret = Geheim dier: { $animal }. Aan het eind levert het punten op als zulke dieren verzameld zijn.
animals-table-secret-short = geheim
animals-table-bid-short = Je bod
animals-table-known-short = heeft
animals-table-open-hand = In de hand: { $cards }.
animals-table-known-cards = Iedereen kent deze kaarten: { $cards }.
animals-table-end-tokens = { $count ->
    [0] Geen fiches.
    [one] 1 punt aan fiches.
   *[other] { $count } punten aan fiches.
}
animals-table-end-total = { $count ->
    [one] 1 punt in totaal.
   *[other] { $count } punten in totaal.
}
animals-table-tells-bid = Bod: { $cards }.
animals-table-tells-paid = Bijbetaling: { $cards }.
animals-table-your-turn = Jouw beurt.
animals-table-waiting = Wachten op { $names }.
animals-table-sealed-bid = Je hebt geboden. Wijzigen? Kies een andere kaart.
animals-table-sealed-pay = Je bijbetaling ligt gedekt. Wijzigen? Kies opnieuw kaarten.
animals-table-sealed-tie-break = Je beslissende kaart ligt gedekt. Wijzigen? Kies opnieuw.
animals-table-next-bid = Kies een kaart. Een hoog bod gaat voor, maar kost meer kaarten.
animals-table-next-bid-eagle = Kies een kaart, of twee met de arend: later beslis je welke telt.
animals-table-next-animal = Kies het dier dat je wilt.
animals-table-next-pay = Kies nu { $chosen ->
    [0] { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }
   *[other] nog { $count }
} om bij te betalen voor { CARD($species, article: "definite") }.
animals-table-next-pay-tie = Kies { $chosen ->
    [0] { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }
   *[other] { $count ->
        [one] nog een kaart
       *[other] nog { $count } kaarten
    }
} uit je hand als bijbetaling. Pas je later, dan komt die terug.
animals-table-next-refill = Kies de kaarten die je niet wilt houden.
animals-table-next-remove = Kies { $chosen ->
    [0] { $count ->
        [one] een dier
       *[other] { $count } dieren
    }
   *[other] nog { $count }
} uit de Expo.
animals-table-next-give = Kies een van je dieren, en dan het dier dat je ervoor wilt.
animals-table-next-get = Kies nu welk dier uit de Expo je ervoor wilt.
animals-table-next-tie-break = Kies een kaart uit je hand, of gok op de stapel.
animals-table-do-bid = { $count ->
    [one] Bied { $cards }
   *[other] Leg { $cards }
}
animals-table-do-refill = { $count ->
    [0] Houd alles en trek
    [one] Leg deze kaart af en trek
   *[other] Leg { $count } kaarten af en trek
}
animals-table-do-remove = { $count ->
    [one] Leg dit dier weg
   *[other] Leg deze dieren weg
}
animals-table-secret-hidden = Hier ligt tot het eind een geheim dier gedekt.
animals-table-sealed-short = Gedekt
animals-table-draw-word = trekken
animals-table-discard-word = afgelegd

# tips, for who plays for the first time
animals-tip-goal = Je doel: punten. Aan het eind telt elk dier van de soort die je het meest hebt 2, van de tweede 1, elke leider 1 en de pauw 3; je fiches tellen ook mee.
animals-tip-bid = Iedereen biedt gedekt één kaart. Het hoogste getal kiest als eerste een dier.
animals-tip-cost = Een bod kost kaarten: voor een dier betaal je één kaart minder bij dan het getal. Een hoog bod gaat voor, een laag is goedkoop.
animals-tip-take = Kies een dier; wat het je oplevert staat erop. Tonen je bod en je bijbetaling alleen de habitat van dat dier, dan krijg je meteen 2 punten; een joker toont elke habitat.
animals-tip-none = Niets voor jou erbij? Dan pas je: je bod komt terug, en je trekt hooguit 2 kaarten.
animals-tip-refill = Bijna geen kaarten meer? Bied je aanvulkaart. Je pakt deze ronde geen dier, maar vult je hand weer aan tot 7 kaarten, met de eekhoorn tot 10.
animals-tip-discard = Kies kaarten die je niet nodig hebt: die leg je af, en je trekt er nieuwe voor.
animals-tip-tie = Gelijk geboden: wie gelijk staat, kiest in het geheim een bijbetaling. Het hoogste totaal gaat voor.
animals-tip-tie-break = Nog steeds gelijk: leg in het geheim nog een kaart, of gok op de bovenste van de stapel. De hoogste gaat voor.
animals-tip-leader = Je hebt de leider van de { CARD($species, number: "many") }, tot iemand anders evenveel van die dieren heeft. Een leider is punten waard en heeft een kracht. { $power }
animals-tip-talisman = { $holder ->
    [you] Jij hebt
   *[another] { $name } heeft
} de talisman. Is een gelijkspel niet anders te beslissen, dan komt wie hem heeft als laatste, en geeft hem daarna met de klok mee door.
animals-tip-lead = Wie een ster heeft, staat aan kop: niemand heeft meer punten, of bij evenveel punten meer dieren.
animals-tip-meerkat = Pas op: { $name } heeft het stokstaartje. Aanvullen gaat voor pakken, en het stokstaartje mag dan een van deze dieren ruilen.
animals-tip-exchange = De kracht van het stokstaartje: ruil een van je dieren voor een uit de Expo, zonder te betalen.
animals-tip-leo = Leo speelt mee: hij biedt de bovenste kaart van zijn stapel, gaat voor bij gelijkspel, pakt het dier dat het dichtst bij de stapel ligt en betaalt niets.
animals-tip-duel = Jullie hebben elk een geheim dier. Aan het eind telt elk dier van die soort in je verzameling 1 punt extra.
animals-tip-remove = Deze dieren gaan in de doos: leg weg wat de ander nodig heeft.

remark-payment = totaal: { $sum }
