# Wild Cards in Dutch.

game-ended = Het spel is afgelopen.
card-name = { CARD($card, article: "indefinite") }
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
power-peacock = Aan het eind 3 punten waard in plaats van 1.
power-squirrel = Vult aan tot 10 kaarten in plaats van 7.
power-eagle = Mag twee kaarten bieden en kiest er pas één als de andere biedingen openliggen.
power-ibex = Mag na de ronde het bod terugnemen, behalve een joker.
power-lion = Mag bij een gelijk bod eerst.
power-meerkat = Mag vóór het aanvullen een eigen dier ruilen voor een dier uit de Expo, nog voordat iemand er een pakt.
animals-table-power-peacock = 3 punten
animals-table-power-squirrel = 10 kaarten
animals-table-power-eagle = dubbel bod
animals-table-power-ibex = bod terug
animals-table-power-lion = mag eerst
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
    [ask-tie-break] Nog steeds gelijk: leg nog een kaart.
    [ask-take-back] Je bod terugnemen?
    [ask-pay] Gelijk bod: betaal nu gedekt bij.
   *[ask-reveal] Welke van je twee kaarten is je bod?
}
animals-table-thinks = denkt na …
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
    [may] , te kiezen
    [not] , nu niet te kiezen
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
   *[other] Doe dit
}
animals-table-players = De andere spelers
animals-table-middle = Het midden van de tafel
animals-table-own = Jouw plaats
animals-table-hand = Je hand
animals-excerpt-display = Expo
animals-table-display = De Expo, vanaf de stapel
animals-table-display-told = { $round }. In de Expo, vanaf de stapel: { $animals }.
animals-table-display-animal = { $animal } ({ $habitat })
animals-table-hand-told = Jouw hand: { $cards }.
animals-table-display-empty = De Expo is leeg.
animals-table-face-down = een gedekte kaart
animals-table-seat-label = { $name }{ $mark ->
    [bot] {" "}(een bot)
    [away] {" "}(weg)
    [stand-in] {" "}(weg, een bot valt in)
   *[none] { "" }
}{ $leads ->
    [yes] {" "}(ster: aan kop)
   *[no] { "" }
}: { $points ->
    [none] { "" }
    [one] 1 punt,{" "}
   *[other] { $points } punten,{" "}
}{ $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}{ $refill ->
    [yes] , waaronder de aanvulkaart
   *[no] { "" }
}, { $tokens ->
    [0] geen fiches
    [one] 1 punt aan fiches
   *[other] { $tokens } punten aan fiches
}, { $animals ->
    [one] 1 dier
   *[other] { $animals } dieren
}{ $talisman ->
    [yes] , met de talisman
   *[no] { "" }
}{ $laid ->
    [yes] , kaarten op tafel
   *[no] { "" }
}{ $awaited ->
    [yes] , nu aan de beurt
   *[no] { "" }
}. Alles tonen.
animals-table-display-card = { $animal }, habitat: { $habitat }, plek { $place } vanaf de stapel. { $mine ->
    [0] Je hebt er geen.
   *[other] Je hebt er { $mine }{ $leads ->
        [yes] {" "}en de leider
       *[no] { "" }
    }.
} { $state ->
    [may] Te kiezen.
    [not] Nu niet te kiezen.
   *[other] { "" }
}
animals-table-give-label = { $animal }, je hebt er { $count }, { $may ->
    [yes] te ruilen
   *[no] hier niet voor te ruilen
}
animals-table-laid = gelegd
animals-table-leader-title = Leider
animals-table-leads = leider
animals-table-leaders = Leiders
animals-table-may-earn = En { $points } punten als je bod en bijbetaling de habitat van het dier tonen.
animals-table-gain = { $points ->
    [one] +1 punt
   *[other] +{ $points } punten
}
animals-table-gain-rival = { $points ->
    [one] 1 punt voor { $name }.
   *[other] { $points } punten voor { $name }.
}
animals-table-gain-told = Levert je { $points ->
    [0] geen punten op.
    [one] 1 punt op: { $parts }.
   *[other] { $points } punten op: { $parts }.
}
animals-table-gain-part = { $part ->
    [group] { $count } voor je twee grootste groepen
    [secret] { $count } voor je geheime dier
   *[leader] { $count } voor de leider
}
animals-table-leader-free = nog niemand
animals-table-order = Volgorde:
decided-by-lion = dankzij de leeuw
decided-by-leo = mag eerst
decided-by-talisman = door de talisman
decided-by-tie-break = met een beslissende kaart
decided-by-payment = door de bijbetaling
decided-by-ability = kan bijbetalen
animals-table-last-round = Laatste ronde ({ $round })
animals-table-last-round-short = Laatste ronde
animals-table-order-told = Bod van { $value }: { $order }.
animals-table-order-why = { $name } ({ $why })
animals-table-order-then = { $first }, dan { $next }
animals-table-order-tied = { $names }, gelijk
animals-table-standing = { $name } { $points }
animals-table-standings = { $last ->
    [yes] Dit is de laatste ronde. Punten tot nu toe
   *[no] Punten tot nu toe
}: { $points }.
animals-table-piles = Stapels
animals-table-piles-short = { $pile } om te trekken, { $discard } afgelegd
animals-table-secret = Geheim dier: { $animal }. { $flat ->
    [yes] Aan het eind is het 1 punt waard.
   *[no] Aan het eind telt elk verzameld dier van die soort extra.
}
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
animals-table-tells-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} in de hand{ $refill ->
    [yes] , waaronder de aanvulkaart
   *[no] { "" }
}.
animals-table-tells-tokens = { $count ->
    [0] Nog geen fiches.
    [one] 1 punt aan fiches.
   *[other] { $count } punten aan fiches.
}
animals-table-tells-leo = Leo speelt automatisch: hij biedt de bovenste kaart van zijn stapel (nog { $count }) en pakt gratis het dier dat het dichtst bij de dierenstapel ligt. Is het zijn aanvulkaart, dan pakt hij geen dier en krijgt hij een nieuwe stapel.
animals-table-tells-animals = { $animal }: { $count } in deze verzameling{ $leads ->
    [yes] . De kroon betekent: de leider ligt hier
   *[no] { "" }
}.
animals-table-card-earns = Gouden rand: met deze kaart kun je de { $points } punten voor de habitat nog krijgen.
animals-table-tells-talisman = Heeft de talisman. Die beslist bij een gelijk bod als niets anders de doorslag geeft: wie hem heeft, is als { $last ->
    [yes] laatste
   *[no] eerste
} aan de beurt{ $used ->
    [yes] . Hij is gebruikt, en schuift na deze ronde door
   *[no] { "" }
}.
animals-table-your-turn = Jouw beurt.
animals-table-waiting = Wachten op { $names }.
animals-table-sealed-bid = Je hebt geboden. Wijzigen? Kies een andere kaart.
animals-table-sealed-pay = Je bijbetaling ligt gedekt. Wijzigen? Kies opnieuw kaarten.
animals-table-sealed-tie-break = Je beslissende kaart ligt gedekt. Wijzigen? Kies opnieuw.
animals-table-next-bid = Kies een kaart. Met een hoog bod mag je eerder, maar het kost meer kaarten.
animals-table-next-bid-eagle = Kies een kaart, of twee met de arend: dan beslis je later welke telt.
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
animals-table-next-refill = Wil je eerst kaarten afleggen?
animals-table-next-remove = Kies er { $chosen ->
    [0] { $count ->
        [one] één
       *[other] { $count }
    }
   *[other] { $count ->
        [one] nog een
       *[other] nog { $count }
    }
}: wat blijft, kan naar de ander gaan.
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
animals-tip-goal = Je doel: punten. Aan het eind krijg je 2 punten per dier van je grootste groep, 1 per dier van de groep daarna, en 1 per leider (3 voor die van de pauwen). Je fiches tellen ook mee.
animals-tip-bid = Iedereen biedt gedekt één kaart. Wie het hoogst biedt, kiest als eerste een dier. En bluffen mag!
animals-tip-bid-duel = Jullie bieden elk gedekt een kaart. Wie het hoogst biedt, pakt als eerste een dier en krijgt het laatste gratis; wie het laagst biedt, pakt daarna een dier en legt er een weg. En bluffen mag!
animals-tip-cost = Een bod kost kaarten: voor een dier betaal je één kaart minder bij dan het getal dat je biedt. Met een hoog bod mag je eerder, een laag bod is goedkoop.
animals-tip-take = Kies een dier; op de kaart staat wat het je oplevert. Tonen je bod en je bijbetaling alleen de habitat van dat dier, dan krijg je meteen 2 punten; een joker telt voor elke habitat.
animals-tip-none = Zit er niets voor je bij? Dan pas je: je bod komt terug, en je trekt hooguit 2 kaarten.
animals-tip-refill = Bijna geen kaarten meer? Bied je aanvulkaart. Je pakt deze ronde geen dier, maar vult je hand weer aan tot 7 kaarten, met de eekhoorn tot 10.
animals-tip-discard = Kies kaarten die je niet nodig hebt: die leg je af, en je trekt er nieuwe voor.
animals-tip-tie = Gelijk geboden: wie gelijkstaat, kiest in het geheim een bijbetaling. Wie het hoogste totaal heeft, mag eerst.
animals-tip-tie-break = Nog steeds gelijk: leg in het geheim nog een kaart, of gok op de bovenste van de stapel. Wie het hoogst legt, mag eerst.
animals-tip-leader = Je hebt de leider van de { CARD($species, number: "many") }, tot iemand anders evenveel van die dieren heeft. Een leider is punten waard en heeft een kracht. { $power }
animals-tip-talisman = { $holder ->
    [you] Jij hebt
   *[another] { $name } heeft
} de talisman. Die beslist bij een gelijk bod als niets anders de doorslag geeft: wie hem heeft, is als laatste aan de beurt en geeft hem daarna met de klok mee door.
animals-tip-lead = Wie een ster heeft, staat aan kop: de meeste punten, en bij gelijke stand de meeste dieren.
animals-tip-meerkat = Pas op: { $name } heeft het stokstaartje. Aanvullen komt vóór pakken, dus misschien wordt een van deze dieren weggeruild voordat iemand een dier pakt.
animals-tip-exchange = De kracht van het stokstaartje: ruil een van je dieren voor een dier uit de Expo, zonder te betalen.
animals-tip-leo = Leo speelt mee: hij biedt de bovenste kaart van zijn stapel, mag bij een gelijk bod eerst, pakt het dier dat het dichtst bij de stapel ligt en betaalt niets. Biedt hij zijn aanvulkaart, dan pakt hij er geen.
animals-tip-duel = Jullie hebben elk een geheim dier. { $flat ->
    [yes] Aan het eind is het 1 punt waard, wat je ook verzameld hebt.
   *[no] Aan het eind telt elk dier van die soort in je verzameling 1 punt extra.
}
animals-tip-remove = Wat je weglegt, gaat in de doos; wat je laat liggen, kan naar de ander gaan.

remark-payment = totaal: { $sum }
