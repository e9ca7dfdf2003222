# What the server and the terminal say in Dutch of CuBirds: what happened, what would, and why not.

# what happened
bird-dealt-to-row = Rij { $row } krijgt { $cards }.
duplicate-set-aside = Opzijgelegd bij rij { $row }, waar die soort al ligt: { $cards }.
pile-formed = De overige { $count } kaarten worden geschud en vormen de trekstapel.
first-player-chosen = { $you ->
    [yes] Jij begint.
   *[no] { $seat } begint.
}
card-dealt = { $you ->
    [yes] Je krijgt { $cards }.
   *[no] { $seat } krijgt { $cards }.
}
collection-started = { $you ->
    [yes] Jouw collectie begint met { $cards }.
   *[no] De collectie van { $seat } begint met { $cards }.
}
extra-bird-given = { $seat } krijgt een voorsprong: { $cards }.
turn-began = Beurt { $turn }: { $you ->
    [yes] jij.
   *[no] { $seat }.
}
birds-laid = { $you ->
    [yes] Je legt { $cards } { side } van rij { $row }.
   *[no] { $seat } legt { $cards } { side } van rij { $row }.
}
bird-taken = { $you ->
    [yes] Je pakt { $cards }.
   *[no] { $seat } pakt { $cards }.
}
row-filled = Rij { $row } wordt aangevuld met { $cards }.
nothing-enclosed = { $you ->
    [yes] Je sluit niets in.
   *[no] { $seat } sluit niets in.
}
card-drawn = { $you ->
    [yes] Je trekt { $cards }.
   *[no] { $seat } trekt { $cards }.
}
draw-declined = { $you ->
    [yes] Je trekt niets.
   *[no] { $seat } trekt niets.
}
flock-shown = { $you ->
    [yes] Je vormt een familie: { $cards }.
   *[no] { $seat } vormt een familie: { $cards }.
}
bird-collected = { $you ->
    [yes] Jouw collectie krijgt er { $cards } bij.
   *[no] De collectie van { $seat } krijgt er { $cards } bij.
}
flock-discarded = Afgelegd: { $cards }.
flock-declined = { $you ->
    [yes] Je vormt geen familie.
   *[no] { $seat } vormt geen familie.
}
hand-emptied = { $you ->
    [yes] Je hand is leeg: de ronde is voorbij. Alle andere handkaarten gaan naar de aflegstapel, iedereen krijgt acht nieuwe en jij bent weer aan de beurt.
   *[no] De hand van { $seat } is leeg: de ronde is voorbij. Alle andere handkaarten gaan naar de aflegstapel, iedereen krijgt acht nieuwe en { $seat } is weer aan de beurt.
}
card-discarded = { $you ->
    [yes] Je legt { $cards } af.
   *[no] { $seat } legt { $cards } af.
}
discard-shuffled = De aflegstapel wordt geschud en is nu de trekstapel ({ $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}).
card-missing = Er is een kaart nodig, maar de kaarten zijn op.
robin-drew = RobinBird trekt voor rij { $row }: { $cards }.
seven-kinds-reached = { $you ->
    [yes] Jij hebt
   *[no] { $seat } heeft
} vogels van zeven soorten!
three-and-three-reached = { $you ->
    [yes] Jij hebt
   *[no] { $seat } heeft
} van twee soorten drie vogels!
redeal-impossible = Er zijn geen acht kaarten meer voor iedereen.
supply-exhausted = De kaarten zijn op.
turn-limit-reached = De laatste beurt is gespeeld.

# what happened, where it belongs together: of what follows, after its code, whether it did, and its values
whole-birds-laid = { $you ->
    [yes] Je legt
   *[no] { $seat } legt
} { $cards } { side } van rij { $row }{ $bird-taken ->
    [yes] { " en " }pakt { $bird-taken-cards }
   *[no] { $nothing-enclosed ->
        [yes] { " en " }pakt niets
       *[no] { "" }
    }
}{ row-fills }.
row-fills = { $row-filled ->
    [yes] { "; " }rechts { $row-filled-count ->
        [one] komt
       *[other] komen
    } er { $row-filled-cards } bij
   *[no] { "" }
}
whole-robin-drew = RobinBird legt { $cards } { $birds-laid-side ->
    [left] links
   *[right] rechts
} van rij { $row }{ $bird-taken ->
    [yes] { " en " }pakt { $bird-taken-cards }
   *[no] { " en " }pakt niets
}{ row-fills }.
whole-flock-shown = { $you ->
    [yes] Je vormt
   *[no] { $seat } vormt
} een familie { CARD($species, number: "many") }, houdt er { $bird-collected-count } en legt er { $flock-discarded-count } af.
whole-hand-emptied = { $you ->
    [yes] Je hand is leeg: de ronde is voorbij.
   *[no] De hand van { $seat } is leeg: de ronde is voorbij.
} Alle andere handkaarten gaan naar de aflegstapel{ $redeal-impossible ->
    [yes] , maar er zijn geen acht kaarten meer voor iedereen
   *[no] { $discard-shuffled ->
        [yes] . Die wordt geschud
       *[no] { "" }
    }, iedereen krijgt acht nieuwe en { $you ->
        [yes] jij bent
       *[no] { $seat } is
    } weer aan de beurt
}.

# what an action would do
consequence-bird-taken = je pakt { $cards }
consequence-row-filled = de rij wordt dan aangevuld
consequence-nothing-enclosed = je sluit niets in
remark-may-draw = { $last ->
    [yes] { $count ->
        [one] je mag de laatste kaart trekken of met een lege hand de ronde beëindigen
       *[other] je mag { $count } kaarten trekken of met een lege hand de ronde beëindigen
    }
   *[no] { $count ->
        [one] je mag de laatste kaart trekken
       *[other] je mag { $count } kaarten trekken
    }
}
remark-flock = dan heb je { $count } { CARD($species, number: "many") }: een { $earns ->
    [one] kleine familie
   *[other] grote familie
}{ $wins ->
    [yes] , en daarmee win je
   *[no] { "" }
}
remark-no-nearer = daarmee kom je niet dichter bij de winst
consequence-card-drawn = je trekt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
consequence-draw-declined = je trekt niets
consequence-flock-declined = einde van je beurt
consequence-bird-collected = { $count ->
    [one] 1 vogel erbij in je collectie
   *[other] { $count } vogels erbij in je collectie
}
consequence-flock-discarded = de rest leg je af
consequence-hand-emptied = je hand is leeg: nieuwe kaarten voor iedereen, en jij bent weer aan de beurt
consequence-discard-shuffled = de aflegstapel wordt geschud
consequence-card-missing = er is geen kaart meer
consequence-seven-kinds-reached = je wint met zeven soorten
consequence-three-and-three-reached = je wint: twee soorten met elk drie vogels
consequence-redeal-impossible = er zijn te weinig nieuwe kaarten, dus het spel is afgelopen
consequence-supply-exhausted = het spel is afgelopen
consequence-turn-limit-reached = na deze beurt is het spel afgelopen

# the table, line by line
view-turn = De tafel in beurt { $turn }
view-row = Rij { $row }: { CARDS($birds, article: "indefinite", list: "unit") }
view-piles = Trekstapel: { $pile } { $pile ->
    [one] kaart
   *[other] kaarten
}. Aflegstapel: { $discard } { $discard ->
    [one] kaart
   *[other] kaarten
}.
view-player = { $you ->
    [yes] Jij
   *[no] { $seat }
}: { $cards } { $cards ->
    [one] handkaart
   *[other] handkaarten
}. Collectie: { CARDS($collection, article: "indefinite", list: "unit") }
view-known = { $seat } heeft zeker: { CARDS($birds, article: "indefinite", list: "unit") }
view-open-hand = De open hand van { $seat }: { CARDS($birds, article: "indefinite", list: "unit") }
view-hand = Jouw hand:
view-hand-birds = { "  " }{ CARD($species) }: { $held } ({ $reward ->
    [0] familie vanaf { $small }, grote vanaf { $big }
    [1] genoeg voor een kleine familie; grote vanaf { $big }
   *[2] genoeg voor een grote familie
})
ask-lay = Leg al je vogels van één soort links of rechts van een rij.
ask-draw = { $held ->
    [0] Trek twee kaarten of beëindig de ronde: nieuwe kaarten, en jij mag weer.
   *[other] Je sloot niets in. Trek je twee kaarten, of houd je je hand zo?
}
ask-flock = Familie vormen of passen?

# what may be done
do-lay-birds = Leg je { $count ->
    [one] { CARD($species) }
   *[other] { CARD($species, number: "many") }
} { side } van rij { $row }
do-draw-two = Trek twee kaarten
do-keep = Trek niets
do-complete-flock = Vorm een familie { CARD($species, number: "many") }
do-pass = Geen familie

# what speaks for an action, after “dat”
reason-at-most = laat de rest van de tafel hoogstens { $count ->
    [one] één vogel
   *[other] { $count } vogels
} tegelijk pakken in plaats van { $other }
reason-rarer = legt { $count ->
    [one] de vogel
   *[other] de vogels
} voor { CARD($species, article: "indefinite") } (nu zeldzamer dan { CARD($other, number: "many") })
reason-wins = wint het spel ({ $goal ->
    [seven] zeven soorten
   *[three] van twee soorten drie vogels
})
reason-winning-flock = { $came ->
    [yes] brengt
   *[no] houdt
} { CARD($species, $count) } bij elkaar, en die familie wint het spel
reason-takes = levert { $birds } op{ $flock ->
    [none] { $missing ->
        [0] { "" }
        [one] { " " }(met nog één { CARD($species) } is het een familie)
       *[other] { " " }(met nog { $missing } { CARD($species, number: "many") } is het een familie)
    }
    [small] { " " }({ $all ->
        [yes] een kleine familie
       *[no] { $count } { CARD($species, number: "many") } is een kleine familie
    }{ $brings ->
        [new] { " " }van een nieuwe soort
        [third] ,{ " " }goed voor drie in de collectie
       *[none] { "" }
    }{ $missing ->
        [one] ,{ " " }op één na een grote
       *[other] { "" }
    })
   *[big] { " " }({ $all ->
        [yes] een grote familie
       *[no] { $count } { CARD($species, number: "many") } is een grote familie
    }{ $brings ->
        [new] { " " }van een nieuwe soort
        [third] ,{ " " }goed voor drie in de collectie
       *[none] { "" }
    })
}
reason-may-draw = geeft de keus om { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} te trekken
reason-last-cards = maakt de hand leeg (de ronde beëindigen kost de rest van de tafel dan { $count ->
    [one] een kaart
   *[other] { $count } kaarten
})
reason-keeps = houdt { CARD($species, $count, article: "indefinite") } in de hand{ $missing ->
    [0] { $flock ->
        [none] { "" }
        [small] { " " }(een kleine familie)
       *[big] { " " }(een grote familie)
    }
    [one] { " " }(op één na een { $flock ->
        [none] familie
       *[small] grote familie
    })
   *[other] { " " }(op { $missing } na een { $flock ->
        [none] familie
       *[small] grote familie
    })
}
reason-sheds = kost alleen { CARD($species, $count, article: "indefinite") } ({ $missing ->
    [one] één
   *[other] { $missing }
} te weinig voor een familie)
reason-known-reach = legt niet { CARD($species, $count, article: "indefinite") } voor { CARD($behind, article: "indefinite") } ({ $you ->
    [yes] jij hebt
   *[no] { $seat } heeft
} zeker { CARD($behind, number: "many") } in de hand)
reason-reach = legt niet { CARD($species, $count, article: "indefinite") } binnen het bereik van { $you ->
    [yes] jou
   *[no] { $seat }
}
reason-not-left = laat { $you ->
    [yes] jou
   *[no] { $seat }
} niet { $birds } in rij { $row }
reason-next-turn = kan volgende beurt met { CARD($species, number: "many") } { $birds } uit rij { $row } opleveren
reason-fills = laat maar één soort in rij { $row } over (daar komen nieuwe vogels bij)
reason-no-fill = bezorgt de volgende speler geen nieuwe vogels in rij { $row }
reason-hand-left = laat { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} in de hand
reason-may-bring = kan { $missing ->
    [one] { CARD($species, article: "definite") }
   *[other] de { $missing } { CARD($species, number: "many") }
} voor een { $flock ->
    [none] familie
   *[small] grote familie
} opleveren
reason-no-new-hands = laat de rest van de tafel met { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} zitten (een nieuwe ronde geeft ieder er { $new })
reason-hand-grows = { $count ->
    [0] brengt { $after ->
        [one] een kaart
       *[other] { $after } kaarten
    } in een lege hand
   *[other] maakt van { $count } handkaarten er { $after }
}
reason-ends-game = beëindigt het spel terwijl niemand meer vogels heeft
reason-empties = maakt de hand leeg (de rest van de tafel raakt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} kwijt, en iedereen krijgt nieuwe)
reason-flock-empties = houdt alleen { CARD($species, $count) } in de hand (die familie maakt de hand leeg en kost de rest van de tafel { $others ->
    [one] een kaart
   *[other] { $others } kaarten
})
reason-small-hand = houdt een lege hand binnen bereik, met nog maar { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
reason-new-species = levert { GENDER($species) ->
    [het] het
   *[de] de
} eerste { CARD($species) } op (nu { $count ->
    [one] één soort
   *[other] { $count } soorten
}, nog { $missing } te gaan)
reason-more-birds = brengt de collectie op { $count } { CARD($species, number: "many") }
reason-no-goal = bewaart de { CARD($species, number: "many") } (hun familie brengt geen doel dichterbij)

# why not
another-is-asked = { $seat } is aan de beurt.
no-such-row = Er is geen rij { $row }: er zijn er { $rows }.
no-birds-to-lay = Je hebt geen { CARD($species, number: "many") } om aan te leggen.
too-few-for-a-flock = { $held ->
    [0] Je hebt geen { CARD($species, number: "many") }.
    [one] Je hebt één { CARD($species) }.
   *[other] Je hebt { $held } { CARD($species, number: "many") }.
} Voor een familie zijn er { $needed } nodig.
wrong-step = Nu niet: { $asked ->
    [lay] leg eerst vogels aan.
    [draw] kies eerst of je twee kaarten trekt of je hand zo houdt.
   *[flock] deze beurt kun je alleen nog een familie vormen of passen.
}

# texts that cannot be read
unknown-species = Er is geen vogel “{ $word }”. De vogels zijn: { $legal }.
unknown-side = “{ $word }” is geen kant van een rij. Mogelijk is: { $legal }.
unknown-row = “{ $word }” is geen rij. De rijen zijn genummerd van 1 t/m { $most }.
unknown-seat = “{ $word }” is geen plaats. De plaatsen zijn genummerd van 1 t/m { $most }.
bad-number-of-birds = “{ $word }” is geen aantal vogels van 1 t/m { $most }.
unknown-line = “{ $line }” is geen regel van een getekende tafel.
line-twice = De regel “{ $line }” staat er twee keer.
bad-players = “{ $word }” is geen aantal spelers van 1 t/m { $most }.
bad-extra-birds = “{ $word }” is geen aantal extra vogels van 1 t/m { $most }.
seat-without-player = Plaats { $seat } is getekend, maar er zijn maar { $players } spelers.
bad-word = “{ $word }” kan niet bij “{ $line }”. Mogelijk is: { $legal }.
bad-whole-number = “{ $word }” is geen geheel getal voor “{ $line }”.
scattered-row = In rij { $row } liggen de vogels van een soort niet bij elkaar, en dat komt nooit voor.
known-but-not-there = De regel “{ $line }” kent meer { CARD($species, number: "many") } dan er zijn.
seen-but-not-known = De regel “{ $line }” laat te weinig kaarten over voor de { CARD($species, number: "many") } in die hand.
bad-chance = “{ $text }” is geen toestand van de toevalsgenerator: 64 hexadecimale cijfers, de gemaakte blokken en de gebruikte woorden.
too-many-birds = Er zijn { $there } { CARD($species, number: "many") } getekend, maar het spel heeft er maar { $copies }.
bad-turn = “{ $text }” is geen beurt: geef een plaats en lay, draw of flock, of over.
ended-but-not-over = Op deze tafel is het spel afgelopen, maar de beurt is niet “over”.
ended-otherwise = Met de collecties op deze tafel kan het spel niet geëindigd zijn door “{ $ending }”.
nothing-to-decide = Bij “turn: { $turn }” heeft niemand iets te kiezen.

# options
option-first_player = wie er begint
option-exhaustion = wat er gebeurt als er een kaart nodig is en er geen meer is
option-turn_limit = na hoeveel beurten het spel eindigt
option-extra_birds = met hoeveel extra vogels RobinBird begint
value-play-on = zonder die kaart verder
value-end-game = het spel eindigt, en wie de meeste vogels heeft, wint
value-random = het lot beslist
value-none = geen limiet

# of a game and its actions, in the server's own sentences
game-help = CuBirds: met “lay parrot left 2” leg je al je papegaaien links van rij 2 en pak je de vogels tot de volgende papegaai.
    Met “draw” of “keep” zeg je of je twee kaarten trekt, met “flock magpie” vorm je een familie eksters, met “pass” geen.
    De vogels: flamingo, owl (uil), toucan (toekan), duck (eend), parrot (papegaai), magpie (ekster), warbler (karekiet), robin (roodborstje).
    Je wint met zeven soorten, of als je van twee soorten minstens drie vogels hebt.
ending-seven-kinds = zeven soorten
ending-three-and-three = twee soorten met elk drie vogels
ending-no-redeal = de meeste vogels toen er te weinig nieuwe kaarten waren
ending-exhaustion = de meeste vogels toen de kaarten op waren
ending-turn-limit = de meeste vogels na de laatste beurt
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
    [one] vogel
   *[other] vogels
} in de collectie.

# when a choice was made, in a review
coach-when = beurt { $turn }
