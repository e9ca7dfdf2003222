# What the server tells in German of a game of Wild Cards that is over: why somebody won, and how it went.

why-points = { $most } { $most ->
    [one] Punkt
   *[other] Punkte
} zu { $next }; { $part ->
    [most] den Ausschlag gab die häufigste Art
    [second-most] den Ausschlag gab die zweithäufigste Art
    [leaders] den Ausschlag gaben die Bonuskarten
    [tokens] den Ausschlag gaben die Punktemarker
   *[secret] den Ausschlag gab das geheime Tier
}, { $own } zu { $other }
why-animals = { $points } zu { $points }, aber { $you ->
    [yes] du hast
   *[no] { $winners } hat
} mehr Tiere, { $most } zu { $next }
why-equal-points = Je { $points } Punkte und { $animals } Tiere
near-points = { $count ->
    [one] Ganz knapp: Dir hat ein Punkt gefehlt.
    [2] Knapp: Dir haben nur zwei Punkte gefehlt.
   *[other] Diesmal nicht: Dir haben { $count } Punkte gefehlt.
}
near-animals = { $count ->
    [one] Ganz knapp: Gleich viele Punkte, aber dir hat ein Tier gefehlt.
   *[other] Ganz knapp: Gleich viele Punkte, aber dir haben { $count } Tiere gefehlt.
}
turning-animals = Runde { $turn }: { $you ->
    [yes] Du nimmst { CARDS($cards, case: "accusative", article: "indefinite") } und { $was_ahead ->
        [yes] setzt dich ab
       *[no] liegst von da an vorn
    }
   *[no] { $seat } nimmt { CARDS($cards, case: "accusative", article: "indefinite") } und { $was_ahead ->
        [yes] setzt sich ab
       *[no] liegt von da an vorn
    }
}, { $most } zu { $next }.
turning-round = Runde { $turn }: { $you ->
    [yes] Du { $was_ahead ->
        [yes] setzt dich ab
       *[no] liegst von da an vorn
    }
   *[no] { $seat } { $was_ahead ->
        [yes] setzt sich ab
       *[no] liegt von da an vorn
    }
}, { $most } zu { $next }.
turning-equal = Runde { $turn }: { $you ->
    [yes] Du liegst
   *[no] { $seat } liegt
} von da an vorn, bei { $most } zu { $next } dank mehr Tieren.
course-points = Punkte, Runde für Runde
played-turns = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
standing = Runde { $number }. Punkte: { $own } gegen { $others }.
result-totals = Punkte: { $own } gegen { $others }.

# where no single part decided
why-points-and = { $most } { $most ->
    [one] Punkt
   *[other] Punkte
} zu { $next }; den Ausschlag gaben { $part ->
    [most] die häufigste Art
    [second-most] die zweithäufigste Art
    [leaders] die Bonuskarten
    [tokens] die Punktemarker
   *[secret] das geheime Tier
} ({ $own } zu { $other }) und { $also ->
    [most] die häufigste Art
    [second-most] die zweithäufigste Art
    [leaders] die Bonuskarten
    [tokens] die Punktemarker
   *[secret] das geheime Tier
} ({ $also_own } zu { $also_other })
why-more-points = { $most } { $most ->
    [one] Punkt
   *[other] Punkte
} zu { $next }, von allem etwas mehr
