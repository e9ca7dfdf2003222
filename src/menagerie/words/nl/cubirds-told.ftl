# What the server and the terminal say in Dutch of CuBirds: what happened, what would, and why not.

# what happened
bird-dealt-to-row = Rij { $row } begint met: { $cards }.
duplicate-set-aside = Opzijgelegd bij rij { $row }, waar die soort al ligt: { $cards }.
pile-formed = De andere { $count } kaarten worden geschud en vormen de trekstapel.
first-player-chosen = { $you ->
    [yes] Jij begint.
   *[no] { $seat } begint.
}
card-dealt = { $you ->
    [yes] Je krijgt { $cards }.
   *[no] { $seat } krijgt { $cards }.
}
collection-started = { $you ->
    [yes] Jouw collectie begint met: { $cards }.
   *[no] De collectie van { $seat } begint met: { $cards }.
}
extra-bird-given = { $seat } begint met meer vogels in de collectie: { $cards }.
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
row-filled = Rij { $row } wordt aangevuld met: { $cards }.
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
family-shown = { $you ->
    [yes] Je toont een familie: { $cards }.
   *[no] { $seat } toont een familie: { $cards }.
}
bird-collected = { $you ->
    [yes] Jouw collectie krijgt er { $cards } bij.
   *[no] De collectie van { $seat } krijgt er { $cards } bij.
}
family-discarded = Afgelegd: { $cards }.
family-declined = { $you ->
    [yes] Je vormt geen familie.
   *[no] { $seat } vormt geen familie.
}
hand-emptied = { $you ->
    [yes] Je hand is leeg: de ronde is voorbij. De anderen leggen hun hand af, iedereen krijgt acht nieuwe kaarten en jij speelt nog eens.
   *[no] De hand van { $seat } is leeg: de ronde is voorbij. De anderen leggen hun hand af, iedereen krijgt acht nieuwe kaarten en { $seat } speelt nog eens.
}
card-discarded = { $you ->
    [yes] Je legt { $cards } af.
   *[no] { $seat } legt { $cards } af.
}
discard-shuffled = De aflegstapel wordt geschud tot een nieuwe trekstapel van { $count } kaarten.
card-missing = Er is een kaart nodig, maar er is er geen meer.
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
    [yes] { "; " }{ $row-filled-cards } { $row-filled-count ->
        [one] vult
       *[other] vullen
    } de rij rechts aan
   *[no] { "" }
}
whole-robin-drew = RobinBird legt { $cards } van de stapel bij rij { $row }{ $bird-taken ->
    [yes] { " en " }pakt { $bird-taken-cards }
   *[no] { "" }
}{ row-fills }.
whole-family-shown = { $you ->
    [yes] Je vormt
   *[no] { $seat } vormt
} een familie { CARD($species, number: "many") }: { $bird-collected-count } in de collectie, { $family-discarded-count } naar de aflegstapel.
whole-hand-emptied = { $you ->
    [yes] Je hand is leeg: de ronde is voorbij.
   *[no] De hand van { $seat } is leeg: de ronde is voorbij.
} De anderen leggen hun hand af, { $redeal-impossible ->
    [yes] maar er zijn geen acht kaarten meer voor iedereen
   *[no] { $discard-shuffled ->
        [yes] de aflegstapel wordt geschud,{ " " }
       *[no] { "" }
    }iedereen krijgt acht nieuwe kaarten en { $you ->
        [yes] jij speelt
       *[no] { $seat } speelt
    } nog eens
}.

# what an action would do
consequence-bird-taken = je pakt { $cards }
consequence-row-filled = de rij wordt dan aangevuld
consequence-nothing-enclosed = je sluit niets in
remark-may-draw = { $last ->
    [yes] { $count ->
        [one] dus je mag de laatste kaart trekken of de ronde beëindigen: je hand is dan leeg
       *[other] dus je mag { $count } kaarten trekken of de ronde beëindigen: je hand is dan leeg
    }
   *[no] { $count ->
        [one] dus je mag de laatste kaart trekken
       *[other] dus je mag { $count } kaarten trekken
    }
}
remark-family = dan heb je { $count } { CARD($species, number: "many") }: een { $earns ->
    [one] kleine familie
   *[other] grote familie
}{ $wins ->
    [yes] , en daarmee win je
   *[no] { "" }
}
consequence-card-drawn = je trekt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
consequence-draw-declined = je trekt niets
consequence-family-declined = je vormt geen familie, einde beurt
consequence-bird-collected = { $count ->
    [one] 1 vogel erbij in je collectie
   *[other] { $count } vogels erbij in je collectie
}
consequence-family-discarded = { $count ->
    [one] de andere leg je af
   *[other] de andere { $count } leg je af
}
consequence-hand-emptied = je hand is leeg: nieuwe kaarten voor iedereen, en jij speelt nog eens
consequence-discard-shuffled = de aflegstapel wordt geschud
consequence-card-missing = er is geen kaart meer
consequence-seven-kinds-reached = je wint met zeven soorten
consequence-three-and-three-reached = je wint met drie en drie
consequence-redeal-impossible = er zijn te weinig nieuwe kaarten, dus het spel is afgelopen
consequence-supply-exhausted = het spel is afgelopen
consequence-turn-limit-reached = na deze beurt is het spel afgelopen

# the table, line by line
view-turn = De tafel in beurt { $turn }
view-row = Rij { $row }: { CARDS($birds, article: "none", list: "unit") }
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
}. Collectie: { CARDS($collection, article: "none", list: "unit") }
view-known = { $seat } heeft zeker: { CARDS($birds, article: "none", list: "unit") }
view-open-hand = De open hand van { $seat }: { CARDS($birds, article: "none", list: "unit") }
view-hand = Jouw hand:
view-hand-birds = { "  " }{ CARD($species) }: { $held } ({ $reward ->
    [0] familie vanaf { $small }, grote vanaf { $big }
    [1] genoeg voor een kleine familie; grote vanaf { $big }
   *[2] genoeg voor een grote familie
})
ask-lay = Leg al je vogels van één soort naast een rij.
ask-draw = { $held ->
    [0] Je hand is leeg. Trek twee kaarten, of beëindig de ronde: de anderen leggen af, iedereen krijgt nieuwe kaarten en jij speelt nog eens.
   *[other] Je sloot niets in. Trek je twee kaarten, of houd je je hand zo?
}
ask-family = Familie vormen of passen?

# what may be done
do-lay-birds = Leg je { CARD($species, number: "many") } { side } van rij { $row }
do-draw-two = Trek twee kaarten
do-keep = Trek niets
do-form-family = Vorm een familie { CARD($species, number: "many") }
do-pass = Geen familie

# what speaks for an action, after “dat”
reason-wins = wint het spel
reason-nearer = brengt je dichter bij de winst
reason-toward-families = bereidt je volgende families voor
reason-draws = geeft je meer kaarten
reason-empties = kost de anderen hun kaarten
reason-leaves-little = laat de volgende speler weinig over

# why not
another-is-asked = { $seat } is aan de beurt.
no-such-row = Er is geen rij { $row }: er zijn er { $rows }.
no-birds-to-lay = Je hebt geen { CARD($species, number: "many") } om aan te leggen.
too-few-for-a-family = { $held ->
    [0] Je hebt geen { CARD($species, number: "many") }.
    [one] Je hebt één { CARD($species) }.
   *[other] Je hebt { $held } { CARD($species, number: "many") }.
} Voor een familie zijn er { $needed } nodig.
wrong-step = Nu niet: { $asked ->
    [lay] leg eerst vogels aan.
    [draw] zeg eerst of je twee kaarten trekt of je hand zo houdt.
   *[family] deze beurt kun je alleen nog een familie vormen of passen.
}

# texts that cannot be read
unknown-species = Er is geen vogel “{ $word }”. Er zijn: { $legal }.
unknown-side = “{ $word }” is geen kant van een rij. Zeg: { $legal }.
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
bad-chance = “{ $text }” is geen stand van het toeval: 64 hexadecimale cijfers, de gemaakte blokken en de gebruikte woorden.
too-many-birds = Er zijn { $there } { CARD($species, number: "many") } getekend, maar het spel heeft er maar { $copies }.
bad-turn = “{ $text }” is geen beurt: zeg een plaats en lay, draw of family, of over.
ended-but-not-over = Op deze tafel is het spel afgelopen, maar de beurt is niet “over”.
ended-otherwise = Met de collecties op deze tafel kan het spel niet geëindigd zijn door “{ $ending }”.
nothing-to-decide = Bij “turn: { $turn }” heeft niemand iets te kiezen.

# options
option-first_player = wie er begint
option-exhaustion = wat er gebeurt als er een kaart nodig is en er geen meer is
option-turn_limit = na hoeveel beurten het spel eindigt
option-extra_birds = met hoeveel vogels meer dan jij RobinBird begint
value-play-on = zonder die kaart verder
value-end-game = het spel eindigt, en de meeste vogels winnen
value-random = het lot beslist
value-none = geen grens

# of a game and its actions, in the server's own sentences
game-help = CuBirds: met “lay parrot left 2” leg je al je papegaaien links van rij 2 en pak je de vogels tot de volgende papegaai.
    Met “draw” of “keep” zeg je of je twee kaarten trekt, met “family magpie” toon je een familie, met “pass” geen.
    Je wint met zeven soorten, of met twee soorten van elk drie vogels.
ending-seven-kinds = zeven soorten
ending-three-and-three = twee soorten van elk drie vogels
ending-no-redeal = te weinig nieuwe kaarten, dus de meeste vogels winnen
ending-exhaustion = de kaarten waren op, dus de meeste vogels winnen
ending-turn-limit = de beurten waren op, dus de meeste vogels winnen
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
