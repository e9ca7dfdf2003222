# What the server and the terminal say in German of CuBirds: what happened, what would, and why not.

# what happened
bird-dealt-to-row = Reihe { $row } beginnt mit { CARDS($cards, case: "dative", article: "indefinite", list: "and") }.
duplicate-set-aside = Beiseitegelegt, weil Reihe { $row } die Art schon hat: { $cards }.
pile-formed = Die übrigen { $count } Karten werden gemischt und bilden den Nachziehstapel.
first-player-chosen = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
card-dealt = { $you ->
    [yes] Du bekommst { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }.
   *[no] { $seat } bekommt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }.
}
collection-started = { $you ->
    [yes] Deine Sammlung beginnt mit { CARDS($cards, case: "dative", article: "indefinite", list: "and") }.
   *[no] Die Sammlung von { $seat } beginnt mit { CARDS($cards, case: "dative", article: "indefinite", list: "and") }.
}
extra-bird-given = { $seat } beginnt mit mehr Vögeln in der Sammlung: { $cards }.
turn-began = { $you ->
    [yes] Zug { $turn }: du.
   *[no] Zug { $turn }: { $seat }.
}
birds-laid = { $you ->
    [yes] Du legst { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } { side } an Reihe { $row } an.
   *[no] { $seat } legt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } { side } an Reihe { $row } an.
}
bird-taken = { $you ->
    [yes] Du nimmst { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }.
   *[no] { $seat } nimmt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }.
}
row-filled = Reihe { $row } wird mit { CARDS($cards, case: "dative", article: "indefinite", list: "and") } aufgefüllt.
nothing-enclosed = { $you ->
    [yes] Du schließt nichts ein.
   *[no] { $seat } schließt nichts ein.
}
card-drawn = { $you ->
    [yes] Du ziehst { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }.
   *[no] { $seat } zieht { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }.
}
draw-declined = { $you ->
    [yes] Du ziehst nichts.
   *[no] { $seat } zieht nichts.
}
family-shown = { $you ->
    [yes] Du zeigst einen Schwarm: { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }.
   *[no] { $seat } zeigt einen Schwarm: { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }.
}
bird-collected = { $you ->
    [yes] Du legst { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } in deine Sammlung.
   *[no] { $seat } legt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } in die eigene Sammlung.
}
family-discarded = Abgelegt: { $cards }.
family-declined = { $you ->
    [yes] Du bildest keinen Schwarm.
   *[no] { $seat } bildet keinen Schwarm.
}
hand-emptied = { $you ->
    [yes] Deine Hand ist leer: Die Runde endet. Die anderen legen ihre Karten ab, alle bekommen acht neue, und du bist wieder dran.
   *[no] Die Hand von { $seat } ist leer: Die Runde endet. Die anderen legen ihre Karten ab, alle bekommen acht neue, und { $seat } ist wieder dran.
}
card-discarded = { $you ->
    [yes] Du legst { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } ab.
   *[no] { $seat } legt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } ab.
}
discard-shuffled = Der Ablagestapel wird zu einem neuen Nachziehstapel aus { $count } Karten gemischt.
card-missing = Eine Karte fehlt, und keine ist mehr da.
robin-drew = RobinBird zieht für Reihe { $row }: { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }.
seven-kinds-reached = { $you ->
    [yes] Du hast Vögel von sieben Arten!
   *[no] { $seat } hat Vögel von sieben Arten!
}
three-and-three-reached = { $you ->
    [yes] Du hast je drei Vögel von zwei Arten!
   *[no] { $seat } hat je drei Vögel von zwei Arten!
}
redeal-impossible = Für je acht neue Karten reicht es nicht mehr.
supply-exhausted = Es gibt keine Karten mehr.
turn-limit-reached = Der letzte Zug ist gespielt.

# what happened, where it belongs together: of what follows, after its code, whether it did, and its values
whole-birds-laid = { $you ->
    [yes] Du legst { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } { side } an Reihe { $row } an{ $bird-taken ->
        [yes] { " " }und nimmst { CARDS($bird-taken-cards, case: "accusative", article: "indefinite", list: "and") }
       *[no] { $nothing-enclosed ->
            [yes] { " " }und nimmst nichts
           *[no] { "" }
        }
    }
   *[no] { $seat } legt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } { side } an Reihe { $row } an{ $bird-taken ->
        [yes] { " " }und nimmt { CARDS($bird-taken-cards, case: "accusative", article: "indefinite", list: "and") }
       *[no] { $nothing-enclosed ->
            [yes] { " " }und nimmt nichts
           *[no] { "" }
        }
    }
}{ row-fills }.
row-fills = { $row-filled ->
    [yes] { "; " }die Reihe wird rechts mit { CARDS($row-filled-cards, case: "dative", article: "indefinite", list: "and") } aufgefüllt
   *[no] { "" }
}
whole-robin-drew = RobinBird zieht { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } für Reihe { $row }{ $bird-taken ->
    [yes] { " " }und nimmt { CARDS($bird-taken-cards, case: "accusative", article: "indefinite", list: "and") }
   *[no] { "" }
}{ row-fills }.
whole-family-shown = { $you ->
    [yes] Du bildest einen Schwarm { CARD($species, number: "many") }: { $bird-collected-count } behältst du, { $family-discarded-count ->
        [one] { $family-discarded-count } kommt auf den Ablagestapel.
       *[other] { $family-discarded-count } kommen auf den Ablagestapel.
    }
   *[no] { $seat } bildet einen Schwarm { CARD($species, number: "many") } und behält { $bird-collected-count }; { $family-discarded-count ->
        [one] { $family-discarded-count } kommt auf den Ablagestapel.
       *[other] { $family-discarded-count } kommen auf den Ablagestapel.
    }
}
whole-hand-emptied = { $you ->
    [yes] Deine Hand ist leer
   *[no] Die Hand von { $seat } ist leer
}: Die Runde endet. Die anderen legen ihre Karten ab, { $redeal-impossible ->
    [yes] aber für je acht neue reicht es nicht mehr
   *[no] { $discard-shuffled ->
        [yes] der Ablagestapel wird gemischt,{ " " }
       *[no] { "" }
    }alle bekommen acht neue, und { $you ->
        [yes] du bist
       *[no] { $seat } ist
    } wieder dran
}.

# what an action would do
consequence-bird-taken = bringt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }
consequence-row-filled = die Reihe wird aufgefüllt
consequence-nothing-enclosed = schließt nichts ein
remark-may-draw = du darfst { $count ->
    [one] die letzte Karte ziehen
   *[other] { $count } Karten ziehen
}{ $last ->
    [yes] { " " }oder die Runde beenden: Deine Hand ist dann leer
   *[no] { "" }
}
remark-family = das macht { $count } { CARD($species, number: "many") }: { $earns ->
    [one] ein kleiner Schwarm
   *[other] ein großer Schwarm
}{ $wins ->
    [yes] , der gewinnt
   *[no] { "" }
}
consequence-card-drawn = bringt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
consequence-draw-declined = bringt keine Karten
consequence-family-declined = beendet deinen Zug ohne Schwarm
consequence-bird-collected = bringt dir { $count ->
    [one] 1 Vogel
   *[other] { $count } Vögel
}
consequence-family-discarded = { $count ->
    [one] einer wird abgelegt
   *[other] { $count } werden abgelegt
}
consequence-hand-emptied = deine Hand ist leer: Alle bekommen neue Karten, du bist wieder dran
consequence-discard-shuffled = der Ablagestapel wird gemischt
consequence-card-missing = keine Karte mehr da
consequence-seven-kinds-reached = du gewinnst mit sieben Arten
consequence-three-and-three-reached = du gewinnst mit drei und drei
consequence-redeal-impossible = für neue Karten reicht es nicht, also endet das Spiel
consequence-supply-exhausted = das Spiel endet
consequence-turn-limit-reached = mit diesem Zug endet das Spiel

# the table, line by line
view-turn = Der Tisch in Zug { $turn }
view-row = Reihe { $row }: { CARDS($birds, article: "indefinite", list: "unit") }
view-piles = Nachziehstapel: { $pile } { $pile ->
    [one] Karte
   *[other] Karten
}. Ablagestapel: { $discard } { $discard ->
    [one] Karte
   *[other] Karten
}.
view-player = { $you ->
    [yes] Du
   *[no] { $seat }
}: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} auf der Hand. Sammlung: { CARDS($collection, article: "indefinite", list: "unit") }
view-known = Sicher auf der Hand von { $seat }: { CARDS($birds, article: "indefinite", list: "unit") }
view-open-hand = Offene Hand von { $seat }: { CARDS($birds, article: "indefinite", list: "unit") }
view-hand = Deine Hand:
view-hand-birds = { "  " }{ CARD($species) }: { $held } ({ $reward ->
    [0] Schwarm ab { $small }, großer ab { $big }
    [1] genug für einen kleinen Schwarm; großer ab { $big }
   *[2] genug für einen großen Schwarm
})
ask-lay = Leg alle Vögel einer Art an ein Ende einer Reihe an.
ask-draw = { $held ->
    [0] Deine Hand ist leer. Zieh zwei Karten oder beende die Runde: Die anderen legen ab, alle bekommen neue Karten, und du bist wieder dran.
   *[other] Du hast nichts eingeschlossen. Zwei Karten ziehen oder nicht?
}
ask-family = Schwarm bilden oder passen?

# what may be done
do-lay-birds = Deine { CARD($species, number: "many") } { side } an Reihe { $row } anlegen
do-draw-two = Zwei Karten ziehen
do-keep = Nichts ziehen
do-form-family = Schwarm { CARD($species, number: "many") } bilden
do-pass = Keinen Schwarm

# what speaks for an action, after “das”
reason-wins = gewinnt das Spiel
reason-nearer = bringt dich dem Sieg näher
reason-toward-families = bereitet deine nächsten Schwärme vor
reason-draws = gibt dir mehr Karten
reason-empties = kostet die anderen ihre Karten
reason-leaves-little = lässt den anderen wenig übrig

# why not
another-is-asked = { $seat } ist dran.
no-such-row = Reihe { $row } gibt es nicht: Es gibt { $rows }.
no-birds-to-lay = Du hast keine { CARD($species, number: "many") } zum Anlegen.
too-few-for-a-family = { $held ->
    [0] Du hast keine { CARD($species, number: "many") }.
    [one] Du hast { CARD($species, article: "indefinite", case: "accusative") }.
   *[other] Du hast { $held } { CARD($species, number: "many") }.
} Ein Schwarm braucht { $needed }.
wrong-step = Jetzt nicht: { $asked ->
    [lay] Leg erst Vögel an.
    [draw] Sag erst, ob du zwei Karten ziehst oder deine Hand behältst.
   *[family] In diesem Zug kannst du nur noch einen Schwarm bilden oder passen.
}

# texts that cannot be read
unknown-species = Einen Vogel „{ $word }“ gibt es nicht. Es gibt: { $legal }.
unknown-side = „{ $word }“ ist kein Ende einer Reihe. Sag: { $legal }.
unknown-row = „{ $word }“ ist keine Reihe. Die Reihen heißen 1 bis { $most }.
unknown-seat = „{ $word }“ ist kein Platz. Die Plätze heißen 1 bis { $most }.
bad-number-of-birds = „{ $word }“ ist keine Zahl von Vögeln von 1 bis { $most }.
unknown-line = „{ $line }“ ist keine Zeile eines gezeichneten Tisches.
line-twice = Die Zeile „{ $line }“ steht zweimal da.
bad-players = „{ $word }“ ist keine Zahl von Personen von 1 bis { $most }.
bad-extra-birds = „{ $word }“ ist keine Zahl zusätzlicher Vögel von 1 bis { $most }.
seat-without-player = Platz { $seat } ist gezeichnet, aber es spielen nur { $players } mit.
bad-word = „{ $word }“ geht für „{ $line }“ nicht. Möglich ist: { $legal }.
bad-whole-number = „{ $word }“ ist keine ganze Zahl für „{ $line }“.
scattered-row = In Reihe { $row } sitzen die Vögel einer Art nicht beisammen; das kommt nie vor.
known-but-not-there = Die Zeile „{ $line }“ kennt mehr { CARD($species, number: "many") }, als da sind.
seen-but-not-known = Die Zeile „{ $line }“ lässt zu wenige Karten für die { CARD($species, number: "many") } auf dieser Hand.
bad-chance = „{ $text }“ ist kein Stand des Zufalls: 64 hexadezimale Ziffern, die erzeugten Blöcke und die verbrauchten Wörter.
too-many-birds = { $there } { CARD($species, number: "many") } sind gezeichnet, aber das Spiel hat nur { $copies }.
bad-turn = „{ $text }“ ist kein Zug: Nenne einen Platz und lay, draw oder family, oder over.
ended-but-not-over = Laut diesem Tisch ist das Spiel zu Ende, aber sein Zug ist nicht „over“.
ended-otherwise = Laut den Sammlungen auf diesem Tisch kann das Spiel nicht durch „{ $ending }“ geendet haben.
nothing-to-decide = Bei „turn: { $turn }“ hat niemand etwas zu entscheiden.

# options
option-first_player = wer beginnt
option-exhaustion = was geschieht, wenn eine Karte fehlt und keine mehr da ist
option-turn_limit = nach wie vielen Zügen das Spiel endet
option-extra_birds = wie viele Vögel RobinBird zu Beginn mehr in der Sammlung hat als du
value-play-on = ohne sie weiterspielen
value-end-game = das Spiel endet, die meisten Vögel gewinnen
value-random = zufällig
value-none = keine Grenze

# of a game and its actions, in the server's own sentences
game-help = CuBirds: „lay parrot left 2“ legt alle deine Papageien links an Reihe 2 an und nimmt die Vögel bis zum nächsten Papagei.
    „draw“ oder „keep“ sagt, ob du zwei Karten ziehst, „family magpie“ zeigt einen Schwarm Elstern, „pass“ keinen.
    Du gewinnst mit sieben Arten oder mit je drei Vögeln von zwei Arten.
ending-seven-kinds = sieben Arten
ending-three-and-three = je drei Vögel von zwei Arten
ending-no-redeal = zu wenige neue Karten, die meisten Vögel gewinnen
ending-exhaustion = keine Karten mehr, die meisten Vögel gewinnen
ending-turn-limit = alle Züge gespielt, die meisten Vögel gewinnen
result-winners = { $count ->
    [one] { $you ->
        [yes] Du gewinnst
       *[no] { $winners } gewinnt
    }
   *[other] { $you ->
        [yes] { $winners } teilt euch den Sieg
       *[no] { $winners } teilen sich den Sieg
    }
}: { $why }.
result-seat = { $you ->
    [yes] Du
   *[no] { $seat }
}: { $total } { $total ->
    [one] Vogel
   *[other] Vögel
} in der Sammlung.
