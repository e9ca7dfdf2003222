# What the server tells in Dutch of a game of CuBirds that is over: why somebody won, and how it went.

why-seven-kinds = { $count ->
    [7] Zeven soorten
   *[other] { $count } soorten
}, in beurt { $turns }
why-three-and-three = Twee soorten van elk drie vogels, in beurt { $turns }: { $cards }
why-both-goals = Zeven soorten, en twee soorten van elk drie vogels, in beurt { $turns }
why-most-birds = { $most } { $most ->
    [one] vogel
   *[other] vogels
} tegen { $next }: { $ending ->
    [turn-limit] de beurten waren op, dus de meeste vogels winnen
    [no-redeal] te weinig nieuwe kaarten, dus de meeste vogels winnen
   *[other] de kaarten waren op, dus de meeste vogels winnen
}
why-equal-birds = Elk { $most } { $most ->
    [one] vogel
   *[other] vogels
}: { $ending ->
    [turn-limit] de beurten waren op, dus de meeste vogels winnen
    [no-redeal] te weinig nieuwe kaarten, dus de meeste vogels winnen
   *[other] de kaarten waren op, dus de meeste vogels winnen
}
near-kinds = { $count ->
    [one] Zo dichtbij: je miste nog één soort.
    [2] Dichtbij: je miste nog maar twee soorten.
   *[other] Goed gespeeld: je miste nog { $count } soorten.
}
near-threes = { $count ->
    [one] Zo dichtbij: je miste nog één vogel voor drie en drie.
    [2] Dichtbij: je miste nog maar twee vogels voor drie en drie.
   *[other] Goed gespeeld: je miste nog { $count } vogels voor drie en drie.
}
near-birds = { $count ->
    [one] Zo dichtbij: met één vogel meer was de winst gedeeld.
   *[other] Goed gespeeld: met { $count } vogels meer was de winst gedeeld.
}
turning-family = Beurt { $turn }: { $you ->
    [yes] je toont { $cards } en houdt er { $kept }. Daarna haalt niemand je meer in.
   *[no] { $seat } toont { $cards } en houdt er { $kept }. Daarna haalt niemand { $seat } meer in.
}
turning-last-family = De laatste zet, in beurt { $turn }: { $you ->
    [yes] je toont
   *[no] { $seat } toont
} { $cards }, en { $kept ->
    [one] één vogel erbij is genoeg.
   *[other] { $kept } vogels erbij is genoeg.
}
course-missing = Vogels die nog ontbreken, beurt voor beurt
course-birds = Verzamelde vogels, beurt voor beurt
played-turns = { $count ->
    [one] één beurt
   *[other] { $count } beurten in totaal
}
