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
} zu { $next }{ $ending ->
    [turn-limit] { " " }nach dem letzten Zug
    [no-redeal] , als es nicht mehr genug neue Karten gab
   *[other] , als die Karten ausgingen
}
why-equal-birds = { $most ->
    [one] Je 1 Vogel
   *[other] Je { $most } Vögel
}{ $ending ->
    [turn-limit] { " " }nach dem letzten Zug
    [no-redeal] , als es nicht mehr genug neue Karten gab
   *[other] , als die Karten ausgingen
}
near-kinds = { $count ->
    [one] Ganz knapp: Dir hat eine Art gefehlt.
    [2] Knapp: Dir haben nur zwei Arten gefehlt.
   *[other] Diesmal nicht: Dir haben { $count } Arten gefehlt.
}
near-threes = { $count ->
    [one] Ganz knapp: Für je drei Vögel von zwei Arten hat dir einer gefehlt.
    [2] Knapp: Für je drei Vögel von zwei Arten haben dir nur zwei gefehlt.
   *[other] Diesmal nicht: Für je drei Vögel von zwei Arten haben dir { $count } gefehlt.
}
near-birds = { $count ->
    [one] Ganz knapp: Ein Vogel mehr, und der Sieg wäre auch deiner gewesen.
   *[other] Diesmal nicht: { $count } Vögel mehr, und der Sieg wäre auch deiner gewesen.
}
turning-flock = Zug { $turn }: { $you ->
    [yes] Du zeigst { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } und behältst { $kept }. Von da an kommt niemand mehr an dir vorbei.
   *[no] { $seat } zeigt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") } und behält { $kept }. Von da an kommt niemand mehr an { $seat } vorbei.
}
turning-last-flock = Der letzte Spielzug (Zug { $turn }): { $you ->
    [yes] Du zeigst { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }, und { $kept ->
        [one] ein Vogel mehr in der Sammlung genügt zum Sieg.
       *[other] { $kept } Vögel mehr in der Sammlung genügen zum Sieg.
    }
   *[no] { $seat } zeigt { CARDS($cards, case: "accusative", article: "indefinite", list: "and") }, und { $kept ->
        [one] ein Vogel mehr in der Sammlung genügt zum Sieg.
       *[other] { $kept } Vögel mehr in der Sammlung genügen zum Sieg.
    }
}
standing = Zug { $number }. Dir { $own ->
    [one] fehlt noch ein Vogel
   *[other] fehlen noch { $own } Vögel
}{ $many ->
    [0] .
    [one] , dem anderen { $others }.
   *[other] , den anderen { $others }.
}
course-missing = Vögel, die noch zum Sieg fehlen, Zug für Zug
course-birds = Gesammelte Vögel, Zug für Zug
played-turns = { $count ->
    [one] ein Zug
   *[other] { $count } Züge insgesamt
}
