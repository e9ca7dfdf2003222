# How to play CuBirds in German: a sentence for each picture. The numbers are those of what happens in it.

lesson-goal = Du gewinnst mit 7 Arten in deiner Sammlung oder mit je 3 Vögeln von 2 Arten.
lesson-lay = Leg alle { $birds-laid } Papageien an ein Ende einer Reihe an: Die { $bird-taken } Vögel zwischen den Papageien kommen auf deine Hand.
lesson-draw = Sitzt nichts dazwischen, nimmst du nichts. Aber du darfst { $card-drawn } Karten ziehen.
lesson-flock = { $flock-shown } Rotkehlchen sind ein Schwarm: Du behältst { $bird-collected } für immer, die übrigen sind weg. Mit { $or-flock-shown } behältst du { $or-bird-collected }.
lesson-robin = RobinBird zieht { $robin-drew } Karten, eine für jede Reihe, legt jede dort an, wo sie mehr bringt, und bildet jeden möglichen Schwarm.
lesson-empty = Nach deinem Zug keine Karten mehr? Alle anderen verlieren ihre, alle bekommen 8 neue, und du bist gleich noch einmal dran.
lesson-name = { $number ->
    [0] Du
    [1] Ada
   *[other] Bo
}

# which games a rule is for
mark-solo = solo

# one turn, step by step
worked-title = Ein Zug, Schritt für Schritt
lesson-turn-lay = Du legst beide Papageien rechts an die Reihe an. Die { $bird-taken } Vögel zwischen den Papageien kommen auf deine Hand. Ein neuer Vogel füllt die Reihe auf.
lesson-turn-flock = Jetzt hast du { $flock-shown } Tukane, genug für einen kleinen Schwarm. Du zeigst alle, behältst { $bird-collected } und legst { $flock-discarded } ab.
lesson-turn-end = Der Tukan ist deine dritte Art von sieben. Du hast noch Karten, also ist die nächste Person dran.
