# What the server tells in Dutch of a game of Wild Cards that is over: why somebody won, and how it went.

why-points = { $most } { $most ->
    [one] punt
   *[other] punten
} tegen { $next }: { $part ->
    [most] de grootste soort maakte
    [second-most] de tweede soort maakte
    [leaders] de leiders maakten
    [tokens] de fiches maakten
   *[secret] het geheime dier maakte
} het verschil, { $own } tegen { $other }
why-animals = { $points } tegen { $points }: { $you ->
    [yes] jij hebt
   *[no] { $winners } heeft
} meer dieren, { $most } tegen { $next }
why-equal-points = ieder { $points } punten en { $animals } dieren
near-points = { $count ->
    [one] Zo dichtbij: één punt te weinig.
    [2] Dichtbij: maar twee punten te weinig.
   *[other] Goed gespeeld: { $count } punten te weinig.
}
near-animals = { $count ->
    [one] Zo dichtbij: evenveel punten, maar één dier te weinig.
   *[other] Zo dichtbij: evenveel punten, maar { $count } dieren te weinig.
}
turning-animals = Ronde { $turn }: { $you ->
    [yes] je pakt
   *[no] { $seat } pakt
} { $cards } en komt voorgoed aan kop, { $most } tegen { $next }.
turning-round = Ronde { $turn }: { $you ->
    [yes] je komt
   *[no] { $seat } komt
} voorgoed aan kop, { $most } tegen { $next }.
turning-equal = Ronde { $turn }: { $you ->
    [yes] je staat
   *[no] { $seat } staat
} voorgoed aan kop, { $most } tegen { $next } met meer dieren.
course-points = Punten, ronde voor ronde
played-turns = { $count ->
    [one] één ronde
   *[other] { $count } rondes
}
