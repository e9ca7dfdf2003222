# What the server and the terminal say in German of CuBirds: what happened, what would, and why not.

# what happened
bird-dealt-to-row = Reihe { $row } bekommt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }.
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
extra-bird-given = { $seat } bekommt als Vorsprung { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }.
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
flock-shown = { $you ->
    [yes] Du zeigst einen Schwarm: { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }.
   *[no] { $seat } zeigt einen Schwarm: { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }.
}
bird-collected = { $you ->
    [yes] Du legst { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } in deine Sammlung.
   *[no] { $seat } legt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } in die eigene Sammlung.
}
flock-discarded = Abgelegt: { $cards }.
flock-declined = { $you ->
    [yes] Du bildest keinen Schwarm.
   *[no] { $seat } bildet keinen Schwarm.
}
hand-emptied = { $you ->
    [yes] Deine Hand ist leer: Die Runde endet. Die anderen legen ihre Handkarten ab, alle bekommen acht neue, und du bist wieder dran.
   *[no] Die Hand von { $seat } ist leer: Die Runde endet. Die anderen legen ihre Handkarten ab, alle bekommen acht neue, und { $seat } ist wieder dran.
}
card-discarded = { $you ->
    [yes] Du legst { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } ab.
   *[no] { $seat } legt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } ab.
}
discard-shuffled = Der Ablagestapel wird zu einem neuen Nachziehstapel mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} gemischt.
card-missing = Eine Karte wird gebraucht, aber es ist keine mehr da.
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
whole-robin-drew = { $birds-laid-side ->
    [left] RobinBird legt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } links
   *[right] RobinBird legt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } rechts
} an Reihe { $row } an{ $bird-taken ->
    [yes] { " " }und nimmt { CARDS($bird-taken-cards, case: "accusative", article: "indefinite", list: "and") }
   *[no] { " " }und nimmt nichts
}{ row-fills }.
whole-flock-shown = { $you ->
    [yes] Du bildest einen Schwarm { CARD($species, number: "many") }, behältst { $bird-collected-count } und legst { $flock-discarded-count } ab.
   *[no] { $seat } bildet einen Schwarm { CARD($species, number: "many") }, behält { $bird-collected-count } und legt { $flock-discarded-count } ab.
}
whole-hand-emptied = { $you ->
    [yes] Deine Hand ist leer
   *[no] Die Hand von { $seat } ist leer
}: Die Runde endet. Die anderen legen ihre Handkarten ab, { $redeal-impossible ->
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
    [yes] { " " }oder die Runde mit leerer Hand beenden
   *[no] { "" }
}
remark-flock = das macht { $count } { CARD($species, number: "many") }: ein { $earns ->
    [one] kleiner Schwarm
   *[other] großer Schwarm
}{ $wins ->
    [yes] { " " }und der Sieg
   *[no] { "" }
}
remark-no-nearer = so kommst du keinem der beiden Ziele näher
consequence-card-drawn = bringt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
consequence-draw-declined = bringt keine Karten
consequence-flock-declined = dein Zug ist zu Ende
consequence-bird-collected = bringt dir { $count ->
    [one] 1 Vogel
   *[other] { $count } Vögel
}
consequence-flock-discarded = die übrigen werden abgelegt
consequence-hand-emptied = deine Hand ist leer: Alle bekommen neue Karten, und du bist wieder dran
consequence-discard-shuffled = der Ablagestapel wird gemischt
consequence-card-missing = es ist keine Karte mehr da
consequence-seven-kinds-reached = du gewinnst mit sieben Arten
consequence-three-and-three-reached = du gewinnst mit je drei Vögeln von zwei Arten
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
ask-lay = Leg alle deine Vögel einer Art an ein Ende einer Reihe an.
ask-draw = { $held ->
    [0] Zieh zwei Karten oder beende die Runde: neue für alle, noch ein Zug.
   *[other] Du hast nichts eingeschlossen. Zwei Karten ziehen oder nicht?
}
ask-flock = Schwarm bilden oder passen?

# what may be done
do-lay-birds = { $count ->
    [one] { CARD($species, case: "accusative") }
   *[other] { CARD($species, number: "many") }
} { side } an Reihe { $row } anlegen
do-draw-two = Zwei Karten ziehen
do-keep = Nichts ziehen
do-complete-flock = Schwarm { CARD($species, number: "many") } bilden
do-pass = Keinen Schwarm

# what speaks for an action, after “das”
reason-at-most = lässt niemanden { $count ->
    [0] Vögel holen
    [one] mehr als einen Vogel auf einmal holen
   *[other] mehr als { $count } Vögel auf einmal holen
} (sonst bis zu { $other })
reason-rarer = legt { $count ->
    [one] den Vogel
   *[other] die Vögel
} vor { CARD($species, case: "accusative", article: "indefinite") } ({ CARD($species, number: "many") } sind gerade seltener als { CARD($other, number: "many") })
reason-wins = gewinnt das Spiel mit { $goal ->
    [seven] sieben Arten
   *[three] je drei Vögeln von zwei Arten
}
reason-winning-flock = { $came ->
    [yes] bringt
   *[no] hält
} { CARD($species, $count) } zusammen, und deren Schwarm gewinnt das Spiel
reason-takes = bringt { CARDS($birds, case: "accusative", article: "indefinite") }{ $flock ->
    [none] { $missing ->
        [0] { "" }
        [one] { " " }(zum Schwarm fehlt nur noch { CARD($species, article: "indefinite") })
       *[other] { " " }(zum Schwarm fehlen noch { $missing } { CARD($species, number: "many") })
    }
    [small] { " " }({ $all ->
        [yes] ein kleiner Schwarm
       *[no] { $count } { CARD($species, number: "many") } sind ein kleiner Schwarm
    }{ $brings ->
        [new] { " " }einer neuen Art
        [third] { " " }für drei in der Sammlung
       *[none] { "" }
    }{ $missing ->
        [one] ,{ " " }ein Vogel fehlt zum großen
       *[other] { "" }
    })
   *[big] { " " }({ $all ->
        [yes] ein großer Schwarm
       *[no] { $count } { CARD($species, number: "many") } sind ein großer Schwarm
    }{ $brings ->
        [new] { " " }einer neuen Art
        [third] { " " }für drei in der Sammlung
       *[none] { "" }
    })
}
reason-may-draw = erlaubt das Ziehen { $count ->
    [one] einer Karte
   *[other] von { $count } Karten
}
reason-last-cards = leert die Hand (das Ende der Runde kostet die anderen dann { $count ->
    [one] eine Karte
   *[other] { $count } Karten
})
reason-keeps = lässt { CARD($species, $count, case: "accusative", article: "indefinite") } auf der Hand{ $missing ->
    [0] { $flock ->
        [none] { "" }
        [small] { " " }(ein kleiner Schwarm)
       *[big] { " " }(ein großer Schwarm)
    }
    [one] { " " }(zum { $flock ->
        [none] Schwarm
       *[small] großen Schwarm
    } fehlt nur ein Vogel)
   *[other] { " " }(zum { $flock ->
        [none] Schwarm
       *[small] großen Schwarm
    } fehlen nur { $missing } Vögel)
}
reason-sheds = gibt nur { CARD($species, $count, case: "accusative", article: "indefinite") } her (zum Schwarm { $missing ->
    [one] fehlt noch ein Vogel
   *[other] fehlen noch { $missing } Vögel
})
reason-known-reach = legt { $count ->
    [one] k{ CARD($species, case: "accusative", article: "indefinite") }
   *[other] keine { $count } { CARD($species, number: "many") }
} vor { CARD($behind, case: "accusative", article: "indefinite") } ({ $you ->
    [yes] du hast
   *[no] { $seat } hat
} sicher { CARD($behind, number: "many") } auf der Hand)
reason-reach = hält { CARD($species, $count, case: "accusative", article: "indefinite") } für { $you ->
    [yes] dich
   *[no] { $seat }
} außer Reichweite
reason-not-left = lässt { $you ->
    [yes] dich
   *[no] { $seat }
} nicht an { CARDS($birds, case: "accusative", article: "indefinite") } in Reihe { $row } heran
reason-next-turn = könnte im nächsten Zug mit { CARD($species, number: "many", case: "dative") } { CARDS($birds, case: "accusative", article: "indefinite") } aus Reihe { $row } holen
reason-fills = lässt nur eine Art in Reihe { $row } übrig (dort kommen neue Vögel dazu)
reason-no-fill = bringt niemandem neue Vögel in Reihe { $row }
reason-hand-left = lässt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand
reason-may-bring = kann { $missing ->
    [one] { GENDER($species) ->
        [m] den fehlenden
        [f] die fehlende
       *[n] das fehlende
    } { CARD($species, case: "accusative") }
   *[other] die { $missing } fehlenden { CARD($species, number: "many") }
} für einen { $flock ->
    [none] Schwarm
   *[small] großen Schwarm
} bringen
reason-no-new-hands = lässt die anderen zusammen bei { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} (eine neue Runde gäbe allen { $new })
reason-hand-grows = { $count ->
    [0] bringt { $after ->
        [one] eine Karte
       *[other] { $after } Karten
    } auf die leere Hand
   *[other] macht aus { $count } Handkarten { $after }
}
reason-ends-game = beendet das Spiel, solange keine Sammlung größer ist
reason-empties = leert die Hand (die anderen verlieren { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, und alle bekommen neue)
reason-flock-empties = lässt nur { CARD($species, $count) } auf der Hand (ihr Schwarm leert sie und kostet die anderen { $others ->
    [one] eine Karte
   *[other] { $others } Karten
})
reason-small-hand = hält mit nur { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} die leere Hand in Reichweite
reason-new-species = bringt { GENDER($species) ->
    [m] den ersten
    [f] die erste
   *[n] das erste
} { CARD($species, case: "accusative") } (nun { $count ->
    [one] eine Art
   *[other] { $count } Arten
}, bis 7 { $missing ->
    [one] fehlt noch eine
   *[other] fehlen noch { $missing }
})
reason-more-birds = macht { $count } { CARD($species, number: "many") } in der Sammlung
reason-no-goal = hebt die { CARD($species, number: "many") } auf (ihr Schwarm brächte kein Ziel näher)

# why not
another-is-asked = { $seat } ist dran.
no-such-row = Reihe { $row } gibt es nicht: Es gibt { $rows }.
no-birds-to-lay = Du hast keine { CARD($species, number: "many") } zum Anlegen.
too-few-for-a-flock = { $held ->
    [0] Du hast keine { CARD($species, number: "many") }.
    [one] Du hast { CARD($species, article: "indefinite", case: "accusative") }.
   *[other] Du hast { $held } { CARD($species, number: "many") }.
} Ein Schwarm braucht { $needed }.
wrong-step = Jetzt nicht: { $asked ->
    [lay] Leg erst Vögel an.
    [draw] Entscheide erst, ob du zwei Karten ziehst oder deine Hand so lässt.
   *[flock] In diesem Zug kannst du nur noch einen Schwarm bilden oder passen.
}

# texts that cannot be read
unknown-species = Einen Vogel „{ $word }“ gibt es nicht. Die Vögel heißen: { $legal }.
unknown-side = „{ $word }“ ist kein Ende einer Reihe. Möglich ist: { $legal }.
unknown-row = „{ $word }“ ist keine Reihe. Die Reihen heißen 1 bis { $most }.
unknown-seat = „{ $word }“ ist kein Platz. Die Plätze heißen 1 bis { $most }.
bad-number-of-birds = „{ $word }“ ist keine Anzahl Vögel von 1 bis { $most }.
unknown-line = „{ $line }“ ist keine Zeile eines gezeichneten Tisches.
line-twice = Die Zeile „{ $line }“ steht zweimal da.
bad-players = „{ $word }“ ist keine Anzahl Personen von 1 bis { $most }.
bad-extra-birds = „{ $word }“ ist keine Anzahl zusätzlicher Vögel von 1 bis { $most }.
seat-without-player = Platz { $seat } ist gezeichnet, aber es spielen nur { $players } mit.
bad-word = „{ $word }“ geht für „{ $line }“ nicht. Möglich ist: { $legal }.
bad-whole-number = „{ $word }“ ist keine ganze Zahl für „{ $line }“.
scattered-row = In Reihe { $row } sitzen die Vögel einer Art nicht beisammen; das kommt nie vor.
known-but-not-there = Die Zeile „{ $line }“ kennt mehr { CARD($species, number: "many") }, als da sind.
seen-but-not-known = Die Zeile „{ $line }“ lässt zu wenige Karten für die { CARD($species, number: "many") } auf dieser Hand.
bad-chance = „{ $text }“ ist kein Stand des Zufalls: 64 hexadezimale Ziffern, die erzeugten Blöcke und die verbrauchten Wörter.
too-many-birds = { $there } { CARD($species, number: "many") } sind gezeichnet, aber das Spiel hat nur { $copies }.
bad-turn = „{ $text }“ ist kein Zug: Nenne einen Platz und lay, draw oder flock, oder over.
ended-but-not-over = Laut diesem Tisch ist das Spiel zu Ende, aber sein Zug ist nicht „over“.
ended-otherwise = Laut den Sammlungen auf diesem Tisch kann das Spiel nicht durch „{ $ending }“ geendet haben.
nothing-to-decide = Bei „turn: { $turn }“ hat niemand etwas zu entscheiden.

# options
option-first_player = wer beginnt
option-exhaustion = was geschieht, wenn eine Karte gebraucht wird und keine mehr da ist
option-turn_limit = nach wie vielen Zügen das Spiel endet
option-extra_birds = mit wie vielen Vögeln Vorsprung RobinBird beginnt
value-play-on = ohne diese Karte weiterspielen
value-end-game = das Spiel endet, und wer die meisten Vögel hat, gewinnt
value-random = zufällig
value-none = keine Grenze

# of a game and its actions, in the server's own sentences
game-help = CuBirds: „lay parrot left 2“ legt alle deine Papageien links an Reihe 2 an und nimmt die Vögel bis zum nächsten Papagei.
    „draw“ oder „keep“ sagt, ob du zwei Karten ziehst, „flock magpie“ bildet einen Schwarm Elstern, „pass“ keinen.
    Die Vögel: flamingo (Flamingo), owl (Eule), toucan (Tukan), duck (Ente), parrot (Papagei), magpie (Elster), warbler (Rohrsänger), robin (Rotkehlchen).
    Du gewinnst mit sieben Arten oder mit je drei Vögeln von zwei Arten.
ending-seven-kinds = sieben Arten
ending-three-and-three = je drei Vögel von zwei Arten
ending-no-redeal = die meisten Vögel, als es nicht mehr genug neue Karten gab
ending-exhaustion = die meisten Vögel, als die Karten ausgingen
ending-turn-limit = die meisten Vögel nach dem letzten Zug
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

# when a choice was made, in a review
coach-when = Zug { $turn }
