# What the server and the terminal say in Dutch of Wild Cards: what happened, what would, and why not.

# what happened
animal-boxed = Terug in de doos: { $cards }.
animals-removed = { $count } dieren gaan ongezien terug in de doos.
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
    [yes] Dankzij je arend neem je { $cards } terug.
   *[no] Dankzij de arend neemt { $seat } de andere kaart ongezien terug.
}
animal-exchanged = { $you ->
    [yes] Je ruilt dankzij je stokstaartje
   *[no] { $seat } ruilt dankzij het stokstaartje
} { CARD($given, article: "indefinite") } voor { $cards }.
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
pile-shuffled = { $count ->
    [0] Ook de aflegstapel is leeg.
    [one] De aflegstapel wordt geschud en is nu de trekstapel (1 kaart).
   *[other] De aflegstapel wordt geschud en is nu de trekstapel ({ $count } kaarten).
}
card-missing = Er is een kaart nodig, maar de kaarten zijn op.
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
} gelijk met een bod van { $value }.
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
talisman-decided = De talisman beslist, met de klok mee: { $you ->
    [yes] jij bent
   *[no] { $seat } is
} aan de beurt.
tie-decided = { $you ->
    [yes] Nu ben jij
   *[no] Nu is { $seat }
} aan de beurt.
lion-decided = Gelijk geboden, en de leeuw beslist: { $you ->
    [yes] jij mag
   *[no] { $seat } mag
} eerst.
leo-came-first = Gelijk geboden: { $seat } mag eerst.
payment-impossible = { $you ->
    [yes] Je kunt
   *[no] { $seat } kan
} niet genoeg bijbetalen.
tie-break-sealed = { $you ->
    [yes] Je hebt een beslissende kaart gelegd.
   *[no] { $seat } heeft een beslissende kaart gelegd.
}
tie-break-drawn = { $you ->
    [yes] Je trekt van de stapel: { $cards }.
   *[no] { $seat } trekt van de stapel: { $cards }.
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
    [yes] { $from ->
        [nobody] Je krijgt
       *[other] Je neemt
    }
   *[no] { $from ->
        [nobody] { $seat } krijgt
       *[other] { $seat } neemt
    }
} de leider van { CARDS($cards, number: "many", article: "definite") }{ $from ->
    [nobody] { "" }
    [you] { " " }over van jou
   *[another] { " " }over van { $loser }
}.
leader-returned = De leider van { CARDS($cards, number: "many", article: "definite") } gaat terug naar de voorraad.
card-discarded = { $you ->
    [yes] Je legt { $cards } af.
   *[no] { $seat } legt { $cards } af.
}
leo-card-discarded = Leo’s stapel wordt afgelegd: { $cards }.
bid-taken-back = Dankzij { $you ->
    [yes] je steenbok krijg je je bod terug: { $cards }.
   *[no] de steenbok krijgt { $seat } het bod terug: { $cards }.
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
    [yes] Je legt je handkaarten af.
   *[no] { $seat } legt de handkaarten af.
}
secret-shown = { $you ->
    [yes] Je geheime dier was: { $cards }.
   *[no] Het geheime dier van { $seat } was: { $cards }.
}
free-animal-taken = { $you ->
    [yes] Je krijgt gratis { $cards }.
   *[no] { $seat } krijgt gratis { $cards }.
}

# what happened, where it belongs together: of what follows, after its code, whether it did, and its values
whole-animal-revealed = { $round-began ->
    [yes] Ronde { $round-began-round }, nieuw
   *[no] Nieuw
} in de Expo: { $cards }.
whole-bid-revealed = Biedingen – { $each }.
each-bid-revealed = { who-it-is }: { CARDS($cards, article: "none", list: "unit") }
who-it-is = { $you ->
    [yes] jij
   *[no] { $seat }
}
whole-card-returned = { $you ->
    [yes] Je biedt dankzij je arend { $bid-revealed-cards } en neemt { $cards } terug.
   *[no] { $seat } biedt dankzij de arend { $bid-revealed-cards } en neemt de andere kaart ongezien terug.
}
whole-animal-exchanged = { $you ->
    [yes] Je ruilt dankzij je stokstaartje
   *[no] { $seat } ruilt dankzij het stokstaartje
} { CARD($given, article: "indefinite") } voor { $cards }{ $leader-gained ->
    [yes] { " en " }{ wins-its-leader }
   *[no] { "" }
}.
wins-its-leader = { $leader-gained-from ->
    [nobody] krijgt daarmee de leider
    [you] neemt daarmee de leider over van jou
   *[another] neemt daarmee de leider over van { $leader-gained-loser }
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
} { $cards } bij{ $leader-gained ->
    [yes] { ", " }
   *[no] { $bonus-earned ->
        [yes] { ", " }
       *[no] { " en " }
    }
}pakt { $animal-taken-cards }{ with-leader-and-points }.
with-leader-and-points = { $leader-gained ->
    [yes] { $bonus-earned ->
        [yes] , { wins-its-leader } en { $leader-gained-from ->
            [nobody] { $bonus-earned-points } punten voor de habitat
           *[other] { scores-points }
        }
       *[no] { " en " }{ wins-its-leader }
    }
   *[no] { $bonus-earned ->
        [yes] { " en " }{ scores-points }
       *[no] { "" }
    }
}
scores-points = krijgt { $bonus-earned-points } punten voor de habitat
whole-animal-taken = { $you ->
    [yes] Je pakt
   *[no] { $seat } pakt
} { $cards }{ with-leader-and-points }.
whole-leo-came-first = Gelijk geboden: { $seat } mag eerst{ $leader-gained ->
    [yes] { ", " }
   *[no] { " en " }
}pakt { $animal-taken-cards }{ $leader-gained ->
    [yes] { " en " }{ wins-its-leader }
   *[no] { "" }
}.
whole-free-animal-taken = { $you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} gratis { $cards }{ $leader-gained ->
    [yes] { " en " }{ $leader-gained-from ->
        [nobody] daarmee de leider
       *[other] { wins-its-leader }
    }
   *[no] { "" }
}.
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
    [yes] { " " }plus de bijbetaling ({ $payment-returned-cards })
   *[no] { "" }
} terug{ $card-drawn ->
    [yes] { " en " }trekt { $card-drawn-cards }
   *[no] { "" }
}
whole-tied = Gelijk bod van { $value }: { $all }.
each-tied = { who-it-is }
whole-payment-revealed = Bijbetalingen – { $each }.{ who-is-highest }
who-is-highest = { $tie-decided ->
    [yes] { " " }{ $tie-decided-you ->
        [yes] Jij hebt
       *[no] { $tie-decided-seat } heeft
    } het hoogste totaal.
   *[no] { "" }
}
each-payment-revealed = { who-it-is }: { CARDS($cards, article: "none", list: "unit") }
whole-tie-break-shown = Beslissende kaarten – { $each }.{ who-goes-first }
who-goes-first = { $tie-decided ->
    [yes] { " " }{ $tie-decided-you ->
        [yes] Jij mag
       *[no] { $tie-decided-seat } mag
    } eerst.
   *[no] { "" }
}
each-tie-break-shown = { $hidden ->
    [yes] { who-it-is }: de bovenste van de stapel
   *[no] { who-it-is }: { CARDS($cards, article: "none", list: "unit") }
}
whole-tie-break-drawn = Van de stapel – { $each }.{ who-goes-first }
each-tie-break-drawn = { who-it-is }: { CARDS($cards, article: "none", list: "unit") }
whole-card-discarded = De kaarten van deze ronde gaan op de aflegstapel{ $animal-boxed ->
    [yes] ; { $animal-boxed-cards } { $animal-boxed-count ->
        [one] gaat
       *[other] gaan
    } terug in de doos
   *[no] { "" }
}.
whole-leo-card-discarded = Leo heeft zijn aanvulkaart geboden en pakt geen dier: zijn stapel wordt afgelegd en hij krijgt een nieuwe van { $leo-dealt-count } kaarten.
whole-hand-discarded = Iedereen legt de handkaarten af.
whole-secret-shown = Geheime dieren – { $each }.
each-secret-shown = { who-it-is }: { CARDS($cards, article: "none", list: "unit") }

# what an action would do
consequence-bid-sealed = je legt dit bod gedekt neer
consequence-bid-revealed = daarna gaan alle biedingen open
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
consequence-pile-shuffled = voor nieuwe kaarten wordt de aflegstapel geschud
consequence-card-missing = er is geen kaart meer
consequence-card-paid = je betaalt { $cards } bij
consequence-animal-taken = je pakt { $cards }
consequence-bonus-earned = je krijgt { $points } punten
consequence-take-declined = je pakt geen dier
consequence-bid-returned = je bod komt terug
consequence-payment-sealed = je legt deze bijbetaling gedekt neer
consequence-payment-revealed = daarna gaan alle bijbetalingen open
consequence-payment-returned = je bijbetaling ook
consequence-tie-break-sealed = je legt deze kaart gedekt neer
consequence-tie-break-shown = daarna gaan alle beslissende kaarten open
consequence-tie-break-drawn = er wordt van de stapel getrokken
consequence-leader-gained = { $from ->
    [nobody] je krijgt de leider van { CARDS($cards, number: "many", article: "definite") }
    [you] { $seat } neemt de leider van { CARDS($cards, number: "many", article: "definite") } over van jou
   *[another] je neemt de leider van { CARDS($cards, number: "many", article: "definite") } over van { $loser }
}
consequence-leader-returned = de leider van { CARDS($cards, number: "many", article: "definite") } gaat terug naar de voorraad
consequence-leo-card-discarded = Leo’s stapel wordt afgelegd
consequence-bid-taken-back = je bod komt terug
consequence-bid-left = je laat je bod liggen
consequence-free-animal-taken = je krijgt gratis { $cards }

# the table, line by line
view-display = Expo, vanaf de stapel: { CARDS($animals, article: "none", list: "unit") }
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
}, { $tokens ->
    [0] geen fiches
    [one] 1 punt aan fiches
   *[other] { $tokens } punten aan fiches
}. Dieren: { CARDS($animals, article: "none", list: "unit") }
view-leo = { $seat }. Dieren: { CARDS($animals, article: "none", list: "unit") }
view-leaders = { $you ->
    [yes] Jouw leiders
   *[no] Leiders van { $seat }
}: { CARDS($animals, article: "none", list: "unit") }
view-bid = { $you ->
    [yes] Voor je op tafel
   *[no] Voor { $seat } op tafel
}: { CARDS($cards, article: "none", list: "unit") }
view-known = { $seat } heeft zeker: { CARDS($cards, article: "none", list: "unit") }
view-secret = { $you ->
    [yes] Je geheime dier
   *[no] Geheim dier van { $seat }
}: { CARDS($animals, article: "none", list: "unit") }
view-hand = Je handkaarten: { CARDS($cards, article: "none", list: "unit") }
ask-bid = Bied een habitatkaart, of je aanvulkaart.
ask-reveal = { $others ->
    [one] Het andere bod ligt open.
   *[other] De andere biedingen liggen open.
} Welke van je twee kaarten is je bod?
ask-exchange = Dankzij het stokstaartje mag je een van je dieren ruilen voor een dier uit de Expo. Doe je dat?
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
ask-pay = Gelijk bod: betaal gedekt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} bij. Wie het hoogste totaal bijbetaalt, mag eerst.
ask-tie-break = Nog steeds gelijk: leg een kaart uit je hand of van de stapel. Wie het hoogst legt, mag eerst; al deze kaarten gaan daarna op de aflegstapel.
ask-free = Pak gratis een dier.
ask-take-back = Dankzij je steenbok mag je je bod terugnemen. Doe je dat?

# what is answered as usual
usual-ask-take-back = Neem je bod altijd terug met de steenbok

# what may be done
do-bid = Bied { $cards }
do-reveal = Mijn bod is { CARD($card, article: "indefinite") }
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
do-take-back = Neem je bod terug
do-leave = Laat je bod liggen
choose-bid = Bied een kaart, of twee met de arend
choose-remove = Leg weg uit de Expo
choose-pay = Betaal gedekt bij

# what may be done, in a hint: with the cards that were chosen for it
hint-bid = Bied { $cards }
hint-reveal = Maak van { CARD($card, article: "indefinite") } je bod
hint-refill = Leg { $discarding } af en vul je hand aan
hint-remove = Leg { $animals } weg uit de Expo
hint-take = { do-take } en betaal { $paying } bij
hint-pass = Pas
hint-pay = Betaal { $cards } bij

# what speaks for an action, after “dat”
reason-two-bids = houdt de keus tussen { CARDS($cards, article: "none") } open
reason-one-bid = verraadt niets over { CARD($card) }
reason-pays-with = laat { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} over om bij te betalen
reason-fewer-above = laat { $count ->
    [0] geen bod
    [one] maar één bod
   *[other] maar { $count } biedingen
} hoger staan in plaats van { $other }
reason-no-tie = voorkomt een gelijk bod van { $value }
reason-refills = vult de hand aan van { $count } { $count ->
    [one] kaart
   *[other] kaarten
} tot { $size }
reason-nothing-good = laat { $points ->
    [0] niets liggen (geen dier hier levert nu punten op)
   *[other] weinig liggen (geen dier hier levert meer dan { $points } { $points ->
        [one] punt
       *[other] punten
    } op)
}
reason-fresh-cards = kan kaarten naar keuze vervangen, tot { $size } stuks
reason-bids-for = mikt op { CARD($species, article: "definite") } ({ $points } { $points ->
    [one] punt
   *[other] punten
}{ $value ->
    [0] { "" }
   *[other] , vóór elk bod van { $value }
})
reason-outbids = gaat vóór elk bod van { $value }
reason-early-refill = bewaart de aanvulkaart voor later (nu goed voor { $count ->
    [0] geen nieuwe kaart
    [one] maar één nieuwe kaart
   *[other] maar { $count } nieuwe kaarten
})
reason-refill-waits = gebruikt eerst de { $count ->
    [one] kaart
   *[other] { $count } kaarten
} in de hand
reason-natural = kan { $points } punten extra opleveren ({ CARDS($cards, article: "definite", list: "or") }, helemaal met de eigen habitat betaald)
reason-keeps-cards = houdt { $cards } in de hand
reason-keeps-fitting = houdt { CARD($card) } in de hand (de habitat van { CARD($species, article: "definite") })
reason-too-dear = is te hoog om te betalen en komt terug met { $count } nieuwe kaarten
reason-payable = is te betalen, anders dan een bod van { $value }
reason-cheaper = kost { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} minder dan { $value }{ $good ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }({ $good } dieren leveren elk { $points } { $points ->
        [one] punt
       *[other] punten
    } op)
}
reason-poor = is meer dan { $all ->
    [yes] een ander
   *[no] { $count ->
        [one] één andere speler
       *[other] { $count } anderen
    }
} kan betalen
reason-passes = bespaart { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}{ $drawn ->
    [0] { "" }
    [one] { " " }en levert er een op
   *[other] { " " }en levert er { $drawn } op
}
reason-points = levert { $bonus ->
    [yes] met de habitat{ " " }
   *[no] { "" }
}{ $points } { $points ->
    [one] punt
   *[other] punten
} op{ $other ->
    [0] { "" }
   *[other] { " " }in plaats van { $other }
}
reason-bonus = levert { $points } punten voor een natuurlijke habitat op
reason-leader = { $from ->
    [nobody] levert de leider van { CARD($species, number: "many", article: "definite") } op
    [you] neemt de leider van { CARD($species, number: "many", article: "definite") } over van jou
   *[another] neemt de leider van { CARD($species, number: "many", article: "definite") } over van { $loser }
}
reason-owns = { $count ->
    [one] levert { GENDER($species) ->
        [het] het
       *[de] de
    } eerste { CARD($species) } op
   *[other] brengt de verzameling op { CARD($species, $count, article: "indefinite") }
}
reason-keeps-animals = houdt { CARD($species, $count, article: "indefinite") } in de verzameling
reason-more-to-come = bouwt aan een soort waar er nog tot { $count } van kunnen komen
reason-denies = gunt { CARD($species, article: "definite") } ({ $points } { $points ->
    [one] punt
   *[other] punten
}) niet aan { $you ->
    [yes] jou
   *[no] { $seat }
}
reason-poor-exchange = { $points ->
    [0] verliest niets (de ruil levert geen punten op)
   *[other] bespaart de { $points } { $points ->
        [one] punt
       *[other] punten
    } die de ruil kost
}
reason-rival-gets = laat { $you ->
    [yes] jou
   *[no] { $seat }
} { $points ->
    [0] geen enkel punt
    [one] hoogstens één punt
   *[other] hoogstens { $points } punten
} in plaats van { $other }
reason-leaves = laat { $you ->
    [yes] jou
   *[no] { $seat }
} alleen { CARDS($cards, article: "definite", list: "or") }
reason-leaves-leo = laat Leo { CARD($species, article: "definite") }
reason-higher-sum = is samen { $sum } in plaats van { $other } (het hoogste totaal mag eerst)
reason-free-lot = kost geen kaart uit de hand
reason-high-lot = { $above ->
    [0] wordt door geen andere kaart verslagen
   *[other] wordt alleen verslagen door kaarten boven de { $value }
}
reason-draws-more = levert { $count } nieuwe { $count ->
    [one] kaart
   *[other] kaarten
} op in plaats van { $other }
reason-low-cards = maakt van { CARDS($cards, article: "none") } misschien iets hogers
reason-draws = { $count ->
    [0] laat de hele hand zoals hij is
    [one] levert één nieuwe kaart op
   *[other] levert { $count } nieuwe kaarten op
}
reason-shows-nothing = neemt geen kaart terug die iedereen heeft gezien

# why not
another-is-asked = Niemand wacht nu op jou.
wrong-step = { $asked ->
    [bid] Bied eerst een kaart uit je hand; daarna kies je dieren.
    [reveal] Kies eerst een van je twee kaarten als bod.
    [exchange] Zeg eerst of je een dier ruilt.
    [remove] Leg eerst dieren uit de Expo weg.
    [refill] Vul eerst je hand aan.
    [take] Pak eerst een dier, of pas.
    [pay] Betaal eerst bij voor je gelijke bod.
    [tie-break] Leg eerst een beslissende kaart.
    [free] Pak eerst je gratis dier.
   *[take-back] Zeg eerst of je je bod terugneemt.
}
one-card-only = Een bod is één kaart, of twee voor wie de arend heeft.
not-laid = Je hebt { CARD($card, article: "indefinite") } niet als bod neergelegd.
wrong-number-of-animals = Leg er precies { $count } weg.
wrong-payment = { $count ->
    [0] Hier hoef je niet bij te betalen.
    [one] Betaal precies één kaart bij.
   *[other] Betaal precies { $count } kaarten bij.
}
no-such-animal = Er ligt geen { CARD($species) } in de Expo, of niet op die plek.
card-not-held = Je hebt { CARD($card, article: "indefinite") } niet in je hand, of niet zo vaak.
no-pile-left = Er is geen kaart meer om te trekken.
animal-not-there = Je hebt geen { CARD($species) } om te geven.
same-species = Dat is twee keer dezelfde soort: { CARD($species) }. Ruil voor een andere soort.
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
bad-chance = “{ $text }” is geen toestand van de toevalsgenerator: 64 hexadecimale cijfers, de gemaakte blokken en de gebruikte woorden.
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
no-leo-here = Leo kan hier niet meespelen: dat kan alleen bij twee, drie of vier spelers in de editie van 2022.
no-such-form = Met { $players } spelers kan dit niet. Mogelijk zijn: drie tot vijf spelers (2020 of 2022), twee tot vier met Leo (2022), en twee in het duel.
option-edition = welke editie je speelt
option-leo = of de virtuele speler Leo meedoet
option-removal = welke dieren bij drie plaatsen vóór het spel teruggaan in de doos
option-habitat_split = hoeveel enen, tweeën, drieën en vieren elke habitat heeft, of voor bos, bergen en savanne elk een lijst (een aanname, tenzij je je eigen doos telt)
option-wild_values = de waarden van de vier jokers
option-talisman = wie de talisman het eerst heeft
option-talisman_order = of je met de talisman als laatste of als eerste aan de beurt bent
option-secret_points = wat een geheim dier waard is
value-balanced = een van elke soort, de rest willekeurig
value-random = willekeurig
value-holder-last = wie hem heeft, mag als laatste
value-holder-first = wie hem heeft, mag als eerste
value-each-animal = 1 punt voor elk dier van die soort dat je hebt
value-one-point = 1 punt, wat je ook verzamelt

# of a game and its actions, in the server's own sentences
game-help = Wild Cards: met “bid forest 3” bied je een kaart, met “bid refill” vul je later in de ronde je hand aan tot 7 kaarten.
    Wie het hoogst biedt, pakt als eerste een dier en betaalt één kaart minder bij dan het bod: “take peacock paying forest 1, wild 2”.
    Zijn bod en bijbetaling helemaal van de habitat van het dier, dan levert dat 2 punten op; jokers (wild) passen overal.
    Bos (forest): pauw (peacock), eekhoorn (squirrel). Bergen (mountains): arend (eagle), steenbok (ibex). Savanne (savannah): leeuw (lion), stokstaartje (meerkat).
    Wie de meeste van een soort heeft, heeft de leider. Pauw: 3 punten aan het eind. Eekhoorn: aanvullen tot 10 kaarten.
    Arend: bied twee kaarten (“bid forest 3 + wild 1”), kies later. Steenbok: je bod komt terug. Leeuw: bij een gelijk bod mag jij eerst.
    Stokstaartje: vul je aan, ruil dan eerst een dier (“exchange ibex for lion”).
    Aan het eind levert je grootste groep 2 punten per dier op, de groep daarna 1 per dier en elke leider 1. Je fiches tellen ook mee.
ending-last-round = de meeste punten na de laatste ronde
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
outcome-tie = Evenveel punten: wie meer dieren heeft, staat hoger.
remark-no-bonus = zonder de punten voor de habitat
remark-bid = { $cost ->
    [0] een dier kost dan verder geen kaarten
    [one] een dier kost dan nog 1 kaart
   *[other] een dier kost dan nog { $cost } kaarten
}
remark-either = { CARD($card, article: "indefinite") } { $cost ->
    [0] kost verder geen kaarten
    [one] kost nog 1 kaart
   *[other] kost nog { $cost } kaarten
}{ $enough ->
    [yes] { "" }
   *[no] , en zoveel zou je er niet hebben
}
remark-either-refill = de aanvulkaart vult je hand aan tot { $size } kaarten
remark-hand-full = je hand is vol
remark-points = { $change ->
    [more] in totaal { $points ->
        [one] +1 punt
       *[other] +{ $points } punten
    }
    [fewer] in totaal { $points ->
        [one] −1 punt
       *[other] −{ $points } punten
    }
   *[none] geen punten
}
remark-too-dear = dat kost nog { $cost ->
    [one] 1 kaart
   *[other] { $cost } kaarten
}, en je zou er { $left ->
    [0] geen meer
   *[other] maar { $left }
} hebben: je kunt dan niets pakken
remark-refill = { $exchange ->
    [yes] eerst mag je met het stokstaartje een dier ruilen, dan vul je je hand aan
   *[no] je pakt geen dier, maar vult je hand aan
} tot { $size } kaarten
remark-natural = +{ $points } punten mogelijk: { CARDS($cards, article: "none", list: "unit") }
remark-reveal = { $cost ->
    [0] een dier kost dan verder geen kaarten
    [one] een dier kost dan nog 1 kaart
   *[other] een dier kost dan nog { $cost } kaarten
}
remark-gift = { $seat } krijgt dan gratis { CARDS($cards, article: "definite") }{ $leader ->
    [yes] {" "}met de leider
   *[no] { "" }
}: { $points ->
    [0] dat levert geen punten op
    [one] +1 punt voor { $seat }
   *[other] +{ $points } punten voor { $seat }
}
remark-left = { $free ->
    [yes] { $seat } kiest dan gratis een van deze
   *[no] { $seat } kan dan een van deze pakken
}: { CARDS($cards, article: "none", list: "unit") }
leader-name = { $species ->
    [peacock] Pauwenleider
    [squirrel] Eekhoornleider
    [eagle] Arendenleider
    [ibex] Steenbokkenleider
    [lion] Leeuwenleider
   *[meerkat] Stokstaartjesleider
}

# what a pass gives up in the duel
remark-nothing-free = dan legt niemand een dier weg, en krijg jij er geen gratis

# on sheets to print
tokens-title = Puntenfiches van { $value }
animal-back = Achterkant van de dierkaarten

# when a choice was made, in a review
coach-when = ronde { $turn }
