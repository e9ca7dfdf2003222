# What the server tells in German of a game of CuBirds that is over: why somebody won, and how it went.

why-seven-kinds = { $count ->
    [7] Sieben Arten
   *[other] { $count } Arten
}, in Zug { $turns }
why-three-and-three = Je drei Vögel von zwei Arten, in Zug { $turns }: { $cards }
why-both-goals = Sieben Arten und je drei Vögel von zwei Arten, in Zug { $turns }
why-most-birds = { $most ->
    [one] 1 Vogel
   *[other] { $most } Vögel
} zu { $next }: { $ending ->
    [turn-limit] alle Züge gespielt, die meisten Vögel gewinnen
    [no-redeal] zu wenige neue Karten, die meisten Vögel gewinnen
   *[other] keine Karten mehr, die meisten Vögel gewinnen
}
why-equal-birds = { $most ->
    [one] Je 1 Vogel
   *[other] Je { $most } Vögel
}: { $ending ->
    [turn-limit] alle Züge gespielt, die meisten Vögel gewinnen
    [no-redeal] zu wenige neue Karten, die meisten Vögel gewinnen
   *[other] keine Karten mehr, die meisten Vögel gewinnen
}
near-kinds = { $count ->
    [one] Ganz knapp: Dir hat eine Art gefehlt.
    [2] Knapp: Dir haben nur zwei Arten gefehlt.
   *[other] Gut gespielt: Dir haben { $count } Arten gefehlt.
}
near-threes = { $count ->
    [one] Ganz knapp: Dir hat ein Vogel zu drei und drei gefehlt.
    [2] Knapp: Dir haben nur zwei Vögel zu drei und drei gefehlt.
   *[other] Gut gespielt: Dir haben { $count } Vögel zu drei und drei gefehlt.
}
near-birds = { $count ->
    [one] Ganz knapp: Ein Vogel mehr, und der Sieg wäre geteilt.
   *[other] Gut gespielt: { $count } Vögel mehr, und der Sieg wäre geteilt.
}
turning-family = Zug { $turn }: { $you ->
    [yes] Du zeigst { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } und behältst { $kept }. Von da an kommt niemand mehr an dir vorbei.
   *[no] { $seat } zeigt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } und behält { $kept }. Von da an kommt niemand mehr an { $seat } vorbei.
}
turning-last-family = Die letzte Aktion, in Zug { $turn }: { $you ->
    [yes] Du zeigst { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }, und { $kept ->
        [one] ein Vogel mehr genügt.
       *[other] { $kept } Vögel mehr genügen.
    }
   *[no] { $seat } zeigt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }, und { $kept ->
        [one] ein Vogel mehr genügt.
       *[other] { $kept } Vögel mehr genügen.
    }
}
course-missing = Vögel, die noch zum Ziel fehlen, Zug für Zug
course-birds = Gesammelte Vögel, Zug für Zug
played-turns = { $count ->
    [one] ein Zug
   *[other] { $count } Züge insgesamt
}
