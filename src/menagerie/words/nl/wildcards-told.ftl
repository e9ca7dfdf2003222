# What the server and the terminal say in Dutch of Wild Cards: what happened, what would, and why not.

# what happened
animal-boxed = Terug in de doos: { $cards }.
animals-removed = { $count } dieren gaan ongezien uit het spel.
secret-dealt = { $you ->
    [yes] Je geheime dier: { $cards }.
   *[no] { $seat } krijgt een geheim dier.
}
animal-revealed = Nieuw in de Expo: { $cards }.
card-dealt = { $you ->
    [yes] Je krijgt { $cards }.
   *[no] { $seat } krijgt { $cards }.
}
leo-dealt = Leo krijgt een stapel van { $count } kaarten.
talisman-given = { $you ->
    [yes] Jij hebt de talisman.
   *[no] { $seat } heeft de talisman.
}
round-began = Ronde { $round } begint.
bid-sealed = { $you ->
    [yes] Je hebt geboden.
   *[no] { $seat } heeft geboden.
}
bid-revealed = { $you ->
    [yes] Je bod: { $cards }.
   *[no] { $seat } biedt { $cards }.
}
card-returned = { $you ->
    [yes] Terug in je hand: { $cards }.
   *[no] { $seat } neemt de andere kaart ongezien terug.
}
animal-exchanged = { $you ->
    [yes] Dankzij je stokstaartje ruil je { CARD($given, article: "indefinite") } voor { $cards }.
   *[no] Dankzij het stokstaartje ruilt { $seat } { CARD($given, article: "indefinite") } voor { $cards }.
}
exchange-declined = { $you ->
    [yes] Je ruilt niets.
   *[no] { $seat } ruilt niets.
}
animal-removed = { $you ->
    [yes] Je legt { $cards } weg.
   *[no] { $seat } legt { $cards } weg.
}
refill-discarded = { $you ->
    [yes] Je legt { $cards } af.
   *[no] { $seat } legt { $cards } af.
}
card-drawn = { $you ->
    [yes] Je trekt { $cards }.
   *[no] { $seat } trekt { $cards }.
}
refill-returned = { $you ->
    [yes] Je neemt je aanvulkaart terug.
   *[no] { $seat } neemt de aanvulkaart terug.
}
pile-shuffled = De aflegstapel wordt geschud: een nieuwe trekstapel van { $count } kaarten.
card-missing = Er is een kaart nodig, maar ze zijn op.
card-paid = { $you ->
    [yes] Je betaalt { $cards } bij.
   *[no] { $seat } betaalt { $cards } bij.
}
animal-taken = { $you ->
    [yes] Je pakt { $cards }.
   *[no] { $seat } pakt { $cards }.
}
bonus-earned = { $you ->
    [yes] Je krijgt { $points } punten voor de natuurlijke habitat.
   *[no] { $seat } krijgt { $points } punten voor de natuurlijke habitat.
}
take-declined = { $you ->
    [yes] Je pakt geen dier.
   *[no] { $seat } pakt geen dier.
}
bid-returned = { $you ->
    [yes] Je bod komt terug: { $cards }.
   *[no] { $seat } neemt het bod terug: { $cards }.
}
payment-returned = { $you ->
    [yes] Je bijbetaling komt terug: { $cards }.
   *[no] { $seat } neemt de bijbetaling terug: { $cards }.
}
tied = { $you ->
    [yes] Je staat
   *[no] { $seat } staat
} gelijk op { $value }.
payment-sealed = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} als bijbetaling neergelegd.
payment-revealed = { $you ->
    [yes] Je bijbetaling: { $cards }.
   *[no] { $seat } betaalt { $cards } bij.
}
talisman-decided = Nog steeds gelijk, dus met de klok mee vanaf de talisman: { $you ->
    [yes] jij bent
   *[no] { $seat } is
} aan de beurt.
tie-decided = Het hoogste totaal beslist: { $you ->
    [yes] jij bent
   *[no] { $seat } is
} aan de beurt.
lion-decided = Gelijk geboden, en de leeuw beslist: { $you ->
    [yes] jij gaat
   *[no] { $seat } gaat
} voor.
leo-came-first = Gelijk geboden: { $seat } gaat voor.
payment-impossible = { $you ->
    [yes] Je kunt
   *[no] { $seat } kan
} niet genoeg bijbetalen.
tie-break-sealed = { $you ->
    [yes] Je hebt een beslissende kaart gelegd.
   *[no] { $seat } heeft een beslissende kaart gelegd.
}
tie-break-drawn = { $you ->
    [yes] Je beslissende kaart van de stapel: { $cards }.
   *[no] Beslissende kaart van de stapel voor { $seat }: { $cards }.
}
tie-break-shown = { $hidden ->
    [yes] { $you ->
        [yes] Je gokt op de stapel.
       *[no] { $seat } gokt op de stapel.
    }
   *[no] { $you ->
        [yes] Je beslissende kaart: { $cards }.
       *[no] Beslissende kaart van { $seat }: { $cards }.
    }
}
lot-drawn = Het lot beslist: { $you ->
    [yes] jij bent
   *[no] { $seat } is
} aan de beurt.
leader-gained = { $you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} { $from ->
    [nobody] de leider
    [you] jouw leider
   *[another] de leider van { $loser }
}: { CARDS($cards, article: "none", list: "unit") }.
leader-returned = Een leider gaat terug naar de voorraad: { CARDS($cards, article: "none", list: "unit") }.
card-discarded = { $you ->
    [yes] Je legt { $cards } af.
   *[no] { $seat } legt { $cards } af.
}
leo-card-discarded = Leo’s stapel wordt afgelegd: { $cards }.
bid-taken-back = { $you ->
    [yes] De steenbok brengt je bod terug: { $cards }.
   *[no] De steenbok brengt het bod van { $seat } terug: { $cards }.
}
bid-left = { $you ->
    [yes] Je laat je bod liggen.
   *[no] { $seat } laat het bod liggen.
}
talisman-passed = { $you ->
    [yes] Je krijgt de talisman.
   *[no] { $seat } krijgt de talisman.
}
hand-discarded = { $you ->
    [yes] Je legt je hand af.
   *[no] { $seat } legt de hand af.
}
secret-shown = { $you ->
    [yes] Je geheime dier was: { $cards }.
   *[no] Het geheime dier van { $seat } was: { $cards }.
}
free-animal-taken = { $you ->
    [yes] Je krijgt gratis: { $cards }.
   *[no] { $seat } krijgt gratis: { $cards }.
}

# what happened, where it belongs together: of what follows, after its code, whether it did, and its values
whole-animal-revealed = { $round-began ->
    [yes] Ronde { $round-began-round }, nieuw
   *[no] Nieuw
} in de Expo: { $cards }.
whole-bid-revealed = De biedingen: { $each }.
each-bid-revealed = { who-it-is } { CARDS($cards, article: "none", list: "unit") }
who-it-is = { $you ->
    [yes] jij
   *[no] { $seat }
}
whole-card-returned = { $you ->
    [yes] Je bod: { $bid-revealed-cards }. Terug in je hand: { $cards }.
   *[no] { $seat } biedt { $bid-revealed-cards } en neemt de andere kaart ongezien terug.
}
whole-animal-exchanged = { $you ->
    [yes] Dankzij je stokstaartje ruil je
   *[no] Dankzij het stokstaartje ruilt { $seat }
} { CARD($given, article: "indefinite") } voor { $cards }{ and-its-leader }.
and-its-leader = { $leader-gained ->
    [yes] { $leader-gained-from ->
        [nobody] { " " }en de leider
        [you] { " " }en jouw leider
       *[another] { " " }en de leider van { $leader-gained-loser }
    }
   *[no] { "" }
}
whole-animal-removed = { animal-removed }
whole-refill-discarded = { $you ->
    [yes] Je legt { $cards } af{ $card-drawn ->
        [yes] { $refill-returned ->
            [yes] , trekt { $card-drawn-cards } en neemt je aanvulkaart terug
           *[no] { " en " }trekt { $card-drawn-cards }
        }
       *[no] { " en " }neemt je aanvulkaart terug
    }
   *[no] { $seat } legt { $cards } af{ $card-drawn ->
        [yes] { $refill-returned ->
            [yes] , trekt { $card-drawn-cards } en neemt de aanvulkaart terug
           *[no] { " en " }trekt { $card-drawn-cards }
        }
       *[no] { " en " }neemt de aanvulkaart terug
    }
}.
whole-card-drawn = { $you ->
    [yes] Je trekt { $cards } en neemt je aanvulkaart terug.
   *[no] { $seat } trekt { $cards } en neemt de aanvulkaart terug.
}
whole-card-paid = { $you ->
    [yes] Je betaalt
   *[no] { $seat } betaalt
} { $cards } bij en pakt { CARDS($animal-taken-cards, article: "definite") }{ and-its-leader }{ for-points }.
for-points = { $bonus-earned ->
    [yes] : { $bonus-earned-points } punten aan fiches
   *[no] { "" }
}
whole-animal-taken = { $you ->
    [yes] Je pakt
   *[no] { $seat } pakt
} { CARDS($cards, article: "definite", list: "unit") }{ and-its-leader }{ for-points }.
whole-leo-came-first = Gelijk geboden: { $seat } gaat voor en pakt { CARDS($animal-taken-cards, article: "definite") }{ and-its-leader }.
whole-free-animal-taken = { $you ->
    [yes] Je krijgt gratis
   *[no] { $seat } krijgt gratis
} { CARDS($cards, article: "definite", list: "unit") }{ and-its-leader }.
whole-take-declined = { $you ->
    [yes] Je pakt geen dier
   *[no] { $seat } pakt geen dier
}{ gets-back }.
whole-payment-impossible = { $you ->
    [yes] Je kunt niet genoeg bijbetalen
   *[no] { $seat } kan niet genoeg bijbetalen
}{ gets-back }.
gets-back = { $card-drawn ->
    [yes] { ", " }
   *[no] { " en " }
}krijgt { $bid-returned-cards }{ $payment-returned ->
    [yes] { " " }met de bijbetaling ({ $payment-returned-cards })
   *[no] { "" }
} terug{ $card-drawn ->
    [yes] { " en " }trekt { $card-drawn-cards }
   *[no] { "" }
}
whole-tied = Gelijkspel op { $value }: { $all }.
each-tied = { who-it-is }
whole-payment-revealed = De bijbetalingen: { $each }.{ who-is-highest }
who-is-highest = { $tie-decided ->
    [yes] { " " }{ $tie-decided-you ->
        [yes] Jij hebt
       *[no] { $tie-decided-seat } heeft
    } het hoogste totaal.
   *[no] { "" }
}
each-payment-revealed = { who-it-is } { CARDS($cards, article: "none", list: "unit") }
whole-tie-break-shown = De beslissende kaarten: { $each }.{ who-is-highest }
each-tie-break-shown = { $hidden ->
    [yes] { $you ->
        [yes] jij gokt op de stapel
       *[no] { $seat } gokt op de stapel
    }
   *[no] { who-it-is } { CARDS($cards, article: "none", list: "unit") }
}
whole-tie-break-drawn = De beslissende kaarten van de stapel: { $each }.{ who-is-highest }
each-tie-break-drawn = { who-it-is } { CARDS($cards, article: "none", list: "unit") }
whole-card-discarded = De kaarten van deze ronde gaan op de aflegstapel{ $animal-boxed ->
    [yes] ; terug in de doos: { $animal-boxed-cards }
   *[no] { "" }
}.
whole-leo-card-discarded = Leo’s stapel wordt afgelegd; Leo krijgt een nieuwe van { $leo-dealt-count } kaarten.
whole-hand-discarded = Alle handen worden afgelegd.
whole-secret-shown = De geheime dieren: { $each }.
each-secret-shown = { who-it-is } { $cards }

# what an action would do
consequence-bid-sealed = je biedt gedekt
consequence-bid-revealed = dan gaan alle biedingen open
consequence-card-returned = de andere kaart komt terug in je hand
consequence-animal-exchanged = je krijgt { $cards }
consequence-exchange-declined = je ruilt niets
consequence-animal-removed = je legt { $cards } weg
consequence-refill-discarded = je legt { $cards } af
consequence-card-drawn = je trekt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
consequence-refill-returned = je neemt je aanvulkaart terug
consequence-pile-shuffled = voor de rest wordt de aflegstapel geschud
consequence-card-missing = er is geen kaart meer
consequence-card-paid = je betaalt { $cards } bij
consequence-animal-taken = je pakt { $cards }
consequence-bonus-earned = levert { $points } punten op
consequence-take-declined = je pakt geen dier
consequence-bid-returned = je bod komt terug
consequence-payment-sealed = je betaalt gedekt bij
consequence-payment-revealed = dan gaan alle bijbetalingen open
consequence-payment-returned = je bijbetaling ook
consequence-tie-break-sealed = je legt de kaart gedekt
consequence-tie-break-shown = dan gaan alle beslissende kaarten open
consequence-tie-break-drawn = van de stapel wordt getrokken
consequence-leader-gained = { $from ->
    [nobody] je krijgt de leider: { CARDS($cards, article: "none", list: "unit") }
    [you] { $seat } krijgt jouw leider: { CARDS($cards, article: "none", list: "unit") }
   *[another] je krijgt de leider van { $loser }: { CARDS($cards, article: "none", list: "unit") }
}
consequence-leader-returned = een leider gaat terug naar de voorraad
consequence-leo-card-discarded = Leo’s stapel wordt afgelegd
consequence-bid-taken-back = je bod komt terug
consequence-bid-left = je laat je bod liggen
consequence-free-animal-taken = je krijgt gratis { $cards }

# the table, line by line
view-display = Expo, het dichtst bij de stapel eerst: { CARDS($animals, article: "none", list: "unit") }
view-piles = Dieren op de stapel: { $animals }. Habitatkaarten: { $pile } op de trekstapel, { $discard } op de aflegstapel.
view-talisman = { $you ->
    [yes] Jij hebt
   *[no] { $seat } heeft
} de talisman.
view-player = { $you ->
    [yes] Jij
   *[no] { $seat }
}: { $hand } { $hand ->
    [one] kaart
   *[other] kaarten
}, { $tokens } { $tokens ->
    [one] punt
   *[other] punten
} aan fiches. Dieren: { CARDS($animals, article: "none", list: "unit") }
view-leo = { $seat }. Dieren: { CARDS($animals, article: "none", list: "unit") }
view-leaders = { $you ->
    [yes] Jouw leiders
   *[no] Leiders van { $seat }
}: { CARDS($animals, article: "none", list: "unit") }
view-bid = { $you ->
    [yes] Voor je op tafel
   *[no] Voor { $seat } op tafel
}: { $cards }
view-known = { $seat } heeft zeker: { $cards }
view-secret = { $you ->
    [yes] Je geheime dier
   *[no] Geheim dier van { $seat }
}: { CARDS($animals, article: "none", list: "unit") }
view-hand = Je hand: { $cards }
ask-bid = Bied een kaart, of je aanvulkaart.
ask-reveal = Alle anderen hebben geboden. Welke van je twee kaarten is je bod?
ask-exchange = Je mag met je stokstaartje ruilen: een van je dieren voor een uit de Expo?
ask-remove = Leg { $count ->
    [one] een dier
   *[other] { $count } dieren
} uit de Expo weg.
ask-refill = Leg af wat je wilt, en trek dan tot je { $count } kaarten hebt.
ask-take = { $count ->
    [0] Pak een dier, of pas.
    [one] Pak een dier en betaal een kaart bij, of pas.
   *[other] Pak een dier en betaal { $count } kaarten bij, of pas.
}
ask-pay = Gelijkspel: jullie betalen gedekt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} bij. Het hoogste totaal gaat voor.
ask-tie-break = Nog gelijk: leg een kaart uit je hand of van de stapel. De hoogste gaat voor; alle worden afgelegd.
ask-free = Pak gratis een dier.
ask-take-back = Dankzij je steenbok mag je je bod houden. Neem je de kaart terug?

# what is answered as usual
usual-ask-take-back = De steenbok brengt je bod altijd terug

# what may be done
do-bid = Bied { $cards }
do-reveal = Mijn bod is { CARD($card) }
do-exchange = Ruil { CARD($given, article: "indefinite") } voor { CARD($species, article: "definite") }{ $place ->
    [hidden] { "" }
   *[other] { " " }(plek { $place })
}
do-keep = Ruil niets
do-refill = Vul je hand aan
do-take = Pak { CARD($species, article: "definite") }{ $place ->
    [hidden] { "" }
   *[other] { " " }(plek { $place })
}
do-pass = Pas: pak geen dier
do-tie-break = { $card ->
    [hidden] Leg de bovenste van de stapel
   *[other] Leg { CARD($card) }
}
do-take-back = Neem terug
do-leave = Laat liggen
choose-bid = Bied een kaart, of twee met de arend
choose-remove = Leg weg uit de Expo
choose-pay = Betaal gedekt bij

# what may be done, in a hint: with the cards that were chosen for it
hint-bid = Bied { $cards }
hint-reveal = Maak van { CARD($card) } je bod
hint-refill = Leg { $discarding } af en vul je hand aan
hint-remove = Leg { $animals } weg uit de Expo
hint-take = { do-take } en betaal { $paying } bij
hint-pass = Pas
hint-pay = Betaal { $cards } bij

# what speaks for an action, after “dat”
reason-largest-species = vergroot je grootste soorten
reason-leader = geeft je punten voor een leider
reason-natural = levert de punten voor een natuurlijke habitat op
reason-secret = telt mee voor je geheime dier
reason-power = geeft je een nuttige kracht
reason-growth = bouwt een soort op die nog kan groeien
reason-others-points = houdt punten bij de anderen weg
reason-cards = laat je de betere kaarten houden
reason-hope-animal = kan je een goed dier bezorgen
reason-hope-natural = kan de punten voor een natuurlijke habitat opleveren
reason-bid-cards = laat je meer kaarten over
reason-rival-gets = laat je tegenstander weinig over
reason-two-bids = houdt twee biedingen voor je open
reason-first-in-tie = geeft je een goede kans bij het gelijkspel
reason-tie-cards = kost alleen kaarten die je het minst nodig hebt
reason-tie-natural = houdt de punten voor een natuurlijke habitat binnen bereik
reason-left-for-rival = laat niets goeds over voor je tegenstander

# why not
another-is-asked = Niemand wacht nu op jou.
wrong-step = { $asked ->
    [bid] Bied eerst een kaart uit je hand; daarna kiezen we dieren.
    [reveal] Kies eerst een van je twee kaarten als bod.
    [exchange] Zeg eerst of je een dier ruilt.
    [remove] Leg eerst dieren uit de Expo weg.
    [refill] Vul eerst je hand aan.
    [take] Pak eerst een dier, of pas.
    [pay] Betaal eerst bij voor het gelijkspel.
    [tie-break] Leg eerst een beslissende kaart.
    [free] Pak eerst je gratis dier.
   *[take-back] Zeg eerst of je je bod terugneemt.
}
one-card-only = Een bod is één kaart, of twee voor wie de arend heeft.
not-laid = Je hebt { CARD($card) } niet als bod neergelegd.
wrong-number-of-animals = Leg er precies { $count } weg.
wrong-payment = { $count ->
    [0] Hier hoef je niet bij te betalen.
    [one] Betaal precies één kaart bij.
   *[other] Betaal precies { $count } kaarten bij.
}
no-such-animal = Er ligt geen { CARD($species) } in de Expo, of niet op die plek.
card-not-held = Je hebt { CARD($card) } niet in je hand, of niet zo vaak.
no-pile-left = Er is geen kaart meer om te trekken.
animal-not-there = Je hebt geen { CARD($species) } om te geven.
same-species = Beide zijn van dezelfde soort: { CARD($species) }. Ruil voor een andere.
not-in-display = Niet al deze dieren liggen in de Expo.
farther-without-leo = Zonder Leo pak je van gelijke dieren het dichtstbijzijnde.

# texts that cannot be read
unknown-card = Er is geen kaart “{ $word }”. Typ een habitat en een waarde, zoals “forest 3”, “wild 1” of “refill”.
unknown-species = Er is geen dier “{ $word }”. Er zijn: { $legal }.
unknown-place = “{ $word }” is geen plek in de Expo. De plekken zijn 1 t/m { $most }.
bad-number-of-animals = “{ $word }” is geen aantal dieren van 1 t/m { $most }.
unknown-line = “{ $line }” is geen regel van een getekende tafel.
line-twice = De regel “{ $line }” staat er twee keer.
bad-number = “{ $word }” is geen getal van { $least } t/m { $most } voor “{ $line }”.
bad-word = “{ $word }” kan niet bij “{ $line }”. Mogelijk is: { $legal }.
bad-seats = “{ $text }” zijn geen plaatsen van 1 t/m { $most } voor “{ $line }”.
bad-secret = “{ $line }”: alleen het duel heeft geheime dieren, elk één.
bad-split = “{ $split }” en “{ $wilds }” zijn geen verdeling van de kaarten: vier aantallen die samen 14 zijn, en vier waarden van 1 t/m 4.
bad-chance = “{ $text }” is geen stand van het toeval: 64 hexadecimale cijfers, de gemaakte blokken en de gebruikte woorden.
impossible-seats = { $players } spelers en { $seats } plaatsen kan niet in de editie { $edition }.
leader-twice = De leider van { CARD($species, number: "many", article: "definite") } is twee keer getekend.
leader-without-most = Plaats { $seat } kan de leider van { CARD($species, number: "many", article: "definite") } niet hebben zonder er de meeste van te hebben.
too-many-cards = Er zijn te veel kaarten in “{ $line }”: hooguit { $most }.
refill-there = Een aanvulkaart kan niet in “{ $line }” liggen.
too-many-animals = Er zijn { CARD($species, $there) } getekend, maar het spel heeft er maar { $copies }.
too-many-of-a-card = Er is { $there } keer { CARD($card) } getekend, maar het spel heeft er maar { $copies }.
known-but-not-there = De regel “{ $line }” kent een kaart die er niet is: { CARD($card) }.
no-talisman-here = Alleen de editie van 2022 heeft de talisman.
nothing-to-decide = Niemand heeft iets te beslissen bij “round: { $turn }”.

# options
no-leo-here = Leo kan hier niet meespelen ({ $players } spelers, editie { $edition }): alleen bij twee, drie of vier spelers in de editie van 2022.
no-such-form = Met { $players } spelers kan de editie { $edition } zo niet. Mogelijk zijn: drie tot vijf spelers (2020 of 2022), twee tot vier met Leo (2022), en twee in het duel.
option-edition = welke editie je speelt
option-leo = of de virtuele speler Leo meedoet
option-removal = hoe dieren uit het spel gaan met drie plaatsen
option-habitat_split = hoeveel enen, tweeën, drieën en vieren elke habitat heeft (een aanname, tenzij je je eigen doos telt)
option-wild_values = de waarden van de vier jokers
option-talisman = wie de talisman het eerst heeft
option-talisman_order = of wie de talisman heeft, als laatste of als eerste komt
option-secret_points = wat een geheim dier waard is
value-balanced = een van elke soort, de rest willekeurig
value-random = het lot beslist
value-holder-last = wie hem heeft, komt als laatste
value-holder-first = wie hem heeft, komt als eerste
value-each-animal = een punt voor elk zo’n dier dat je hebt
value-one-point = één punt, wat je ook verzamelde

# of a game and its actions, in the server's own sentences
game-help = Wild Cards: met “bid forest 3” bied je een kaart, met “bid refill” vul je later in de ronde je hand aan tot 7 kaarten.
    Het hoogste bod pakt als eerste een dier en betaalt één kaart minder bij dan de waarde: “take peacock paying forest 1, wild 2”.
    Zijn bod en bijbetaling helemaal van de habitat van het dier, dan is dat 2 punten; jokers (wild) passen overal.
    Bos (forest): pauw (peacock), eekhoorn (squirrel). Bergen (mountains): arend (eagle), steenbok (ibex). Savanne (savannah): leeuw (lion), stokstaartje (meerkat).
    Wie de meeste van een soort heeft, heeft de leider. Pauw: 3 punten aan het eind. Eekhoorn: aanvullen tot 10 kaarten.
    Arend: bied twee kaarten (“bid forest 3 + wild 1”), kies later. Steenbok: je bod komt terug. Leeuw: gaat voor bij elk gelijkspel.
    Stokstaartje: vul je aan, ruil dan eerst een dier (“exchange ibex for lion”).
    Aan het eind telt je grootste soort 2 punten per kaart, de tweede soort 1, elke leider 1, plus je fiches.
ending-last-round = de laatste ronde is voorbij, en de telling beslist
result-winners = { $count ->
    [one] { $you ->
        [yes] Jij wint
       *[no] { $winners } wint
    }
   *[other] { $winners } delen de overwinning
}: { $why }.
result-seat = { $you ->
    [yes] Jij
   *[no] { $seat }
}: { $total } { $total ->
    [one] punt
   *[other] punten
}.
outcome-tie = Evenveel punten: wie meer dieren heeft, gaat voor.
remark-no-bonus = zonder de punten voor de habitat
remark-bid = { $cost ->
    [0] kost verder geen kaarten
    [one] een dier kost dan nog 1 kaart
   *[other] een dier kost dan nog { $cost } kaarten
}
remark-either = { CARD($card) } { $cost ->
    [0] kost verder geen kaarten
    [one] kost nog 1 kaart
   *[other] kost nog { $cost } kaarten
}{ $enough ->
    [yes] { "" }
   *[no] , en je zou er te weinig hebben
}
remark-either-refill = de aanvulkaart vult je hand aan tot { $size } kaarten
remark-hand-full = je hand is vol
remark-shuffled-first = dan wordt voor de rest de aflegstapel geschud
remark-points = { $change ->
    [more] samen { $points ->
        [one] +1 punt
       *[other] +{ $points } punten
    }
    [fewer] samen { $points ->
        [one] −1 punt
       *[other] −{ $points } punten
    }
   *[none] geen punten
}
remark-too-dear = dat kost nog { $cost ->
    [one] 1 kaart
   *[other] { $cost } kaarten
}, en je zou er maar { $left } hebben: je kunt dan niets pakken
remark-refill = { $exchange ->
    [yes] eerst mag je met het stokstaartje een dier ruilen, dan vul je je hand aan
   *[no] je pakt geen dier, maar vult je hand aan
} tot { $size } kaarten
remark-natural = +{ $points } mogelijk: { CARDS($cards, article: "none", list: "unit") }
remark-reveal = { $cost ->
    [0] kost verder niets
    [one] kost nog 1 kaart
   *[other] kost nog { $cost } kaarten
}
leader-name = { $species ->
    [peacock] Pauwenleider
    [squirrel] Eekhoornleider
    [eagle] Arendleider
    [ibex] Steenbokleider
    [lion] Leeuwenleider
   *[meerkat] Stokstaartleider
}
