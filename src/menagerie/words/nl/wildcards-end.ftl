# What the server tells in Dutch of a game of Wild Cards that is over: why somebody won, and how it went.

why-points = { $most } { $most ->
    [one] punt
   *[other] punten
} tegen { $next }: { $part ->
    [most] de grootste groep maakte
    [second-most] de tweede groep maakte
    [leaders] de leiders maakten
    [tokens] de fiches maakten
   *[secret] het geheime dier maakte
} het verschil, { $own } tegen { $other }
why-animals = { $points } tegen { $points }, maar { $you ->
    [yes] jij hebt
   *[no] { $winners } heeft
} meer dieren, { $most } tegen { $next }
why-equal-points = ieder { $points } punten en { $animals } dieren
near-points = { $count ->
    [one] Bijna! Het scheelde één punt.
    [2] Bijna! Het scheelde maar twee punten.
   *[other] Deze keer niet: het scheelde { $count } punten.
}
near-animals = { $count ->
    [one] Bijna! Evenveel punten, maar één dier minder.
   *[other] Bijna! Evenveel punten, maar { $count } dieren minder.
}
turning-animals = Ronde { $turn }: { $you ->
    [yes] je pakt { $cards }{ $was_ahead ->
        [yes] { " " }en loopt uit
       *[no] , komt aan kop en blijft daar
    }
   *[no] { $seat } pakt { $cards }{ $was_ahead ->
        [yes] { " " }en loopt uit
       *[no] , komt aan kop en blijft daar
    }
}, { $most } tegen { $next }.
turning-round = Ronde { $turn }: { $you ->
    [yes] je { $was_ahead ->
        [yes] loopt uit
       *[no] komt aan kop en blijft daar
    }
   *[no] { $seat } { $was_ahead ->
        [yes] loopt uit
       *[no] komt aan kop en blijft daar
    }
}, { $most } tegen { $next }.
turning-equal = Ronde { $turn }: { $you ->
    [yes] je komt
   *[no] { $seat } komt
} aan kop en blijft daar: { $most } tegen { $next }, dankzij meer dieren.
course-points = Punten, ronde voor ronde
played-turns = { $count ->
    [one] één ronde
   *[other] { $count } rondes
}
standing = Ronde { $number }. Punten: { $own } tegen { $others }.
result-totals = Punten: { $own } tegen { $others }.

# where no single part decided
why-points-and = { $most } { $most ->
    [one] punt
   *[other] punten
} tegen { $next }: { $part ->
    [most] de grootste groep
    [second-most] de tweede groep
    [leaders] de leiders
    [tokens] de fiches
   *[secret] het geheime dier
} ({ $own } tegen { $other }) en { $also ->
    [most] de grootste groep
    [second-most] de tweede groep
    [leaders] de leiders
    [tokens] de fiches
   *[secret] het geheime dier
} ({ $also_own } tegen { $also_other }) maakten het verschil
why-more-points = { $most } { $most ->
    [one] punt
   *[other] punten
} tegen { $next }, van alles iets meer
