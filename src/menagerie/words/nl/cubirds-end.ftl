# What the server tells in Dutch of a game of CuBirds that is over: why somebody won, and how it went.

why-seven-kinds = { $count ->
    [7] Zeven soorten
   *[other] { $count } soorten
}, in beurt { $turns }
why-three-and-three = Twee soorten met elk drie vogels, in beurt { $turns }: { $cards }
why-both-goals = Zeven soorten, en twee soorten met elk drie vogels, in beurt { $turns }
why-most-birds = { $most } { $most ->
    [one] vogel
   *[other] vogels
} tegen { $next } { $ending ->
    [turn-limit] na de laatste beurt
    [no-redeal] toen er te weinig nieuwe kaarten waren
   *[other] toen de kaarten op waren
}
why-equal-birds = Elk { $most } { $most ->
    [one] vogel
   *[other] vogels
} { $ending ->
    [turn-limit] na de laatste beurt
    [no-redeal] toen er te weinig nieuwe kaarten waren
   *[other] toen de kaarten op waren
}
near-kinds = { $count ->
    [one] Bijna! Je kwam één soort tekort.
    [2] Bijna! Het scheelde maar twee soorten.
   *[other] Deze keer niet: je kwam { $count } soorten tekort.
}
near-threes = { $count ->
    [one] Bijna! Je kwam één vogel tekort voor twee soorten met elk drie vogels.
    [2] Bijna! Je kwam maar twee vogels tekort voor twee soorten met elk drie vogels.
   *[other] Deze keer niet: je kwam { $count } vogels tekort voor twee soorten met elk drie vogels.
}
near-birds = { $count ->
    [one] Bijna! Met één vogel meer had je de winst gedeeld.
   *[other] Deze keer niet: met { $count } vogels meer had je de winst gedeeld.
}
turning-flock = Beurt { $turn }: { $you ->
    [yes] je toont { $cards } en houdt er { $kept }. Daarna haalt niemand je meer in.
   *[no] { $seat } toont { $cards } en houdt er { $kept }. Daarna haalt niemand { $seat } meer in.
}
turning-last-flock = De laatste zet, in beurt { $turn }: { $you ->
    [yes] je toont
   *[no] { $seat } toont
} { $cards }, en { $kept ->
    [one] één vogel erbij is genoeg.
   *[other] { $kept } vogels erbij is genoeg.
}
standing = Beurt { $number }. Je hebt nog { $own ->
    [one] één vogel
   *[other] { $own } vogels
} nodig{ $many ->
    [0] .
    [one] , de ander { $others }.
   *[other] , de anderen { $others }.
}
course-missing = Vogels die nog nodig zijn om te winnen, beurt voor beurt
course-birds = Verzamelde vogels, beurt voor beurt
played-turns = { $count ->
    [one] één beurt
   *[other] { $count } beurten in totaal
}
