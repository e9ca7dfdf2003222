# What the server tells in German of a game of Wild Cards that is over: why somebody won, and how it went.

why-points = { $most } zu { $next } Punkten; { $part ->
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
    [one] Ganz knapp: Ein Punkt hat gefehlt.
    [2] Knapp: Nur zwei Punkte haben gefehlt.
   *[other] Gut gespielt: { $count } Punkte haben gefehlt.
}
near-animals = { $count ->
    [one] Ganz knapp: gleich viele Punkte, nur ein Tier hat gefehlt.
   *[other] Ganz knapp: gleich viele Punkte, nur { $count } Tiere haben gefehlt.
}
turning-animals = Runde { $turn }: { $you ->
    [yes] Du nimmst { CARDS($cards, case: "accusative", article: "indefinite") } und liegst
   *[no] { $seat } nimmt { CARDS($cards, case: "accusative", article: "indefinite") } und liegt
} von da an vorn, { $most } zu { $next }.
turning-round = Runde { $turn }: { $you ->
    [yes] Du liegst
   *[no] { $seat } liegt
} von da an vorn, { $most } zu { $next }.
turning-equal = Runde { $turn }: { $you ->
    [yes] Du liegst
   *[no] { $seat } liegt
} von da an vorn, { $most } zu { $next } mit mehr Tieren.
course-points = Punkte, Runde für Runde
played-turns = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
