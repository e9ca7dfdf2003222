# CuBirds in German.

game-ended = Das Spiel ist vorbei.
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
birds-table-players = Die anderen am Tisch
birds-table-rows = Die vier Reihen
birds-table-row = Reihe { $row }: { $birds }
birds-table-copies = von { $count }
birds-table-collection-label = Sammlung: { $name }
birds-table-collection-empty = Noch keine Vögel in der Sammlung
birds-table-kinds = { $count } von { $goal } Arten.
birds-table-threes = Für je { $birds } Vögel von { $needed } Arten: { $count } von { $goal } Vögeln.
birds-table-leads = Niemand ist näher am Sieg.
birds-table-nearer = Das ist der kürzere Weg.
birds-table-stands = { $name }: { $kinds } { $threes }
birds-flock-of = { $birds ->
    [one] einem Schwarm { $names }
   *[other] einem großen Schwarm { $names }
}
birds-flock-right = dem richtigen Schwarm
birds-table-danger-many = { $names } fehlt je ein Schwarm zum Sieg.
birds-table-wins-with = { $name } würde mit { $flocks } gewinnen.
birds-table-you-win-with = Mit { $flocks } gewinnst du.
birds-table-may-draw = { $count ->
    [one] +1 Karte
   *[other] +{ $count } Karten
}
birds-table-danger-short = { $name } hat nur noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: Beendet { $name } die Runde, { $own ->
    [one] ist deine Karte weg.
   *[other] sind deine { $own } Karten weg.
}
birds-table-kinds-short = Arten
birds-end-short = { $kinds ->
    [one] 1 Art
   *[other] { $kinds } Arten
}{ $threes ->
    [0] { "" }
    [one] { " " }· mindestens 3 Vögel von einer Art
   *[other] { " " }· je mindestens 3 Vögel von { $threes } Arten
}
birds-end-birds = { $count ->
    [one] ein Vogel
   *[other] { $count } Vögel
}
birds-table-threes-short = für { $birds } + { $birds }
birds-table-hand-size = { $count ->
    [0] Keine Karten auf der Hand
    [one] Eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
birds-table-tells-hand = { $count ->
    [0] Keine Karten auf der Hand.
    [one] 1 Karte auf der Hand.
   *[other] { $count } Karten auf der Hand.
}
birds-table-tells-short = { $count ->
    [one] Rot: nur noch 1 Karte.
   *[other] Rot: nur noch { $count } Karten.
} Wer keine mehr hat, darf die Runde beenden: Die anderen verlieren ihre Karten.
birds-table-close-short = noch 1 Schwarm
birds-table-won = Gewonnen
birds-table-open-hand = Offene Hand: { $birds }
birds-table-open-hand-short = Hand
birds-table-known = Sicher auf dieser Hand: { $birds }
birds-table-known-short = hat
birds-table-more = Mehr über { $name }{ $leads ->
    [yes] {" "}(Stern: führt)
   *[no] { "" }
}
birds-table-more-yours = Mehr über deine Vögel
birds-table-place = { $side ->
    [left] Linkes Ende von Reihe { $row }
   *[right] Rechtes Ende von Reihe { $row }
}
birds-table-place-would = { $label }: { $would }
birds-table-takes = bringt { $count }
birds-table-takes-nothing = bringt nichts
birds-table-fills = füllt auf
birds-table-tells-place = { $side ->
    [left] Linkes
   *[right] Rechtes
} Ende von Reihe { $row }: Hier werden Vögel angelegt. Wähle erst welche auf deiner Hand.
birds-table-tells-fills = Eine Kartenrückseite: Die Reihe wird vom Stapel aufgefüllt, bis zwei Arten darin sind.
birds-table-pile = Stapel
birds-table-discard = Ablage
birds-table-pile-size = { $pile ->
    [discard] Ablagestapel
   *[pile] Nachziehstapel
}, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
birds-table-guide = Alle Vögel
birds-table-guide-text = Ein kleiner Schwarm bringt einen Vogel in deine Sammlung, ein großer zwei. Du zeigst alle deine Vögel der Art und legst die übrigen ab.
birds-table-goals = Du gewinnst mit { $kinds } Arten in deiner Sammlung oder mit je { $birds } Vögeln von { $species } Arten.
birds-table-column-bird = Vogel
birds-table-column-small = kleiner Schwarm
birds-table-column-big = großer Schwarm
birds-table-column-copies = im Spiel
birds-table-column-discard = offen abgelegt
birds-table-column-collection = Sammlung
birds-table-column-known = sicher auf der Hand
birds-table-column-hand = Hand
birds-table-your-collection = Deine Sammlung
birds-table-your-hand = Deine Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
birds-table-hand-card = { CARD($species) }, { $count } auf der Hand, kleiner Schwarm ab { $small }, großer ab { $big }, { $copies } im Spiel, Art { $place } von { $stacks }
birds-table-hand-card-flock = { $name }. Genug für einen Schwarm: { $would }
birds-table-hand-card-state = { $name }. { $may ->
    [yes] Wählbar
    [chosen] Gewählt
   *[no] Jetzt nicht wählbar
}
birds-table-dealt-anew = { $you ->
    [yes] Deine Hand war leer: Alle haben neue Karten, und du bist wieder dran.
   *[no] Die Hand von { $name } war leer: neue Karten für alle und noch ein Zug für { $name }.
}
birds-table-new-hand = Deine Hand: { $birds }.
birds-table-hand-empty = Deine Hand ist leer.
birds-table-earns = { $first ->
    [yes] +{ $count }, neu
   *[no] +{ $count }
}
birds-table-new-species = Eine neue Art für deine Sammlung.
birds-table-wins = Sieg!
birds-table-your-turn = Du bist dran.
birds-table-choose-end = Wähle ein Reihenende.
birds-table-choose-birds = Wähle einen Vogel auf deiner Hand: Alle seiner Art kommen mit.
birds-table-missed = Dort ist keine Reihe: Lass über einem Reihenende los.
birds-table-choose-place = Wähle jetzt ein Reihenende für { $count ->
    [one] { CARD($species, article: "definite", case: "accusative") }
   *[other] deine { $count } { CARD($species, number: "many") }
}.
birds-table-end = Reihe { $row }, { side }
birds-table-end-would = Reihe { $row }, { side }: { $would }.
birds-table-takes-many = bringt { $count ->
    [one] 1 Vogel
   *[other] { $count } Vögel
}{ $flocks ->
    [0] { "" }
    [one] , genug für einen Schwarm
   *[other] , genug für { $flocks } Schwärme
}{ $wins ->
    [yes] , damit gewinnst du
   *[no] { "" }
}
birds-table-more-ends = { $count ->
    [one] Und noch ein Ende bringt Vögel.
   *[other] Und { $count } weitere Enden bringen Vögel.
}
birds-table-nowhere = Damit bekommst du nirgends Vögel.
birds-table-nowhere-last = Damit bekommst du nirgends Vögel, aber deine Hand ist dann leer: Du kannst die Runde beenden.
birds-table-choose-flock = Wähle goldene Vögel für deinen Schwarm.
birds-table-no-flock = Du hast von keiner Art genug Vögel für einen Schwarm.
birds-table-would = { $label }: { $would }.
birds-table-would-alone = Das { $would }.
birds-table-flock-wins = Damit gewinnst du das Spiel: { $goal ->
    [kinds] sieben Arten
   *[threes] je drei Vögel von zwei Arten
}.
birds-table-form = Schwarm bilden
birds-table-end-round = Runde beenden
birds-table-moment = Einen Moment …
birds-table-wait = Warten auf { $name }.
birds-table-wait-away = Warten auf { $name } (gerade weg).
birds-table-bot-thinks = { $name } überlegt.
birds-table-virtual-plays = { $name } spielt.
birds-closer-title = { CARD($species, number: "title") }
birds-closer-small = { CARD($species, number: "many") } sind ein kleiner Schwarm: Ein Vogel kommt in deine Sammlung.
birds-closer-big = { CARD($species, number: "many") } sind ein großer Schwarm: Zwei Vögel kommen in deine Sammlung.
birds-closer-copies = { CARD($species, number: "many") } sind im Spiel.
birds-closer-yours = Du hast { $hand } auf der Hand und { $collection } in der Sammlung.
birds-closer-missing = { $small ->
    [0] { $big ->
        [0] Das reicht für einen großen Schwarm.
       *[other] Das reicht für einen kleinen Schwarm; mit { $big } mehr wird es ein großer.
    }
   *[other] Mit { $small } mehr wird es ein kleiner Schwarm, mit { $big } mehr ein großer.
}

# tips, for who plays for the first time
birds-tip-goal = Dein Ziel: Vögel von { $kinds } Arten oder je { $birds } Vögel von zwei Arten. Wer das zuerst schafft, gewinnt.
birds-tip-lay = Wähle eine Art auf deiner Hand. Alle deine Vögel dieser Art legst du zusammen an ein Ende einer Reihe an.
birds-tip-preview = Jedes Ende zeigt, was du nehmen würdest: alle Vögel zwischen deinen und dem nächsten derselben Art. Sind da keine, darfst du 2 Karten ziehen.
birds-tip-nothing = Du hast nichts eingeschlossen, also darfst du Karten ziehen. Aus genug Karten einer Art wird ein Schwarm.
birds-tip-flock = Ein Schwarm! Zeig deine { CARD($species, $held) }, und { $earns ->
    [one] ein Vogel davon kommt
   *[other] { $earns } Vögel davon kommen
} in deine Sammlung (bisher { $count } von { $goal } Arten). Die übrigen legst du ab.{ $more ->
    [0] { "" }
   *[other] { " " }Mit { $more } mehr dürftest du zwei behalten.
}
birds-tip-numbers = Die zwei Zahlen auf einer Karte sagen, wie viele Vögel ein Schwarm braucht: Ein kleiner bringt dir einen Vogel für immer, ein großer zwei.
birds-tip-lead = Wer einen Stern hat, führt: Niemand ist näher am Sieg. Der kürzere der zwei Wege dorthin ist unterstrichen.
birds-tip-empty = Wer keine Karten mehr hat, beendet die Runde und spielt gleich weiter. Das lohnt sich: Die anderen verlieren ihre Karten, und alle bekommen 8 neue.
birds-tip-short = { $name } hat nur noch wenige Karten. Wer keine mehr hat, beendet die Runde und spielt gleich weiter: Die anderen verlieren ihre Karten, alle bekommen 8 neue.
birds-tip-last = Ganz nah dran: Mit { $flocks } gewinnst du.
birds-tip-robin = RobinBird legt an jede Reihe eine Karte vom Stapel an und nimmt, was sie einschließt. Ihre Hand liegt offen, und sie bildet jeden möglichen Schwarm.

# in the pictures of How to play
birds-excerpt-row = Reihe { $row }
birds-lesson-taken = auf deine Hand
birds-lesson-shown = gezeigt
birds-lesson-kept = bleibt dir
birds-lesson-gone = weg
birds-lesson-drawn = { $count } Karten gezogen
birds-lesson-empty = keine Karten mehr
birds-lesson-lost = { $count } Karten verloren
birds-lesson-dealt = { $count } neue Karten
