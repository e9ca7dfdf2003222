# What Wild Cards says beside its table: in the sheets that lie over it, and in the pictures of How to play; comes with them.

animals-table-card-times = { $card }{ $count ->
    [one] { "" }
   *[other] , { $count } keer
}
animals-table-times = { $count }×
animals-table-gain-each = { $animal } { $points }
animals-table-tells-gains = Eén dier erbij zou punten opleveren: { $gains }.
animals-table-leaders-told = Wie van een soort de meeste dieren heeft, krijgt de leider (wie bij het pakken gelijk komt, neemt hem over) en gebruikt de kracht zolang de leider blijft. Elke leider is aan het eind 1 punt waard, die van de pauwen 3.
animals-table-draw-pile = Nog { $count ->
    [one] 1 habitatkaart
   *[other] { $count } habitatkaarten
} in de trekstapel.
animals-table-discard = { $count ->
    [0] De aflegstapel is leeg
    [one] Aflegstapel: 1 kaart
   *[other] Aflegstapel: { $count } kaarten
}
animals-table-boxed = { $count ->
    [0] Terug in de doos: nog geen dier uit de Expo
    [one] Terug in de doos: 1 dier
   *[other] Terug in de doos: { $count } dieren
}
animals-table-tie-break-cards = Beslissende kaarten
animals-table-animals = { $count ->
    [0] Nog geen dieren
    [one] 1 dier
   *[other] { $count } dieren
}
animals-table-known = Iedereen weet dat deze kaarten in de hand zitten
animals-table-open-hand-title = De hand
animals-table-tells-leo-powers = Leo gebruikt deze krachten niet; zolang hij een leider heeft, gebruikt ook niemand anders die.
animals-table-tells-points = { $total ->
    [one] 1 punt
   *[other] { $total } punten
} op dit moment: { $parts }.
animals-table-look-home = Habitat: { $habitat }. Levert meteen { $points } punten op als bod en bijbetaling alleen die habitat of jokers tonen.
animals-table-look-collected = Tot nu toe verzameld: { $names }.
animals-table-look-uncollected = Die heeft nog niemand.
animals-table-look-leader = De leider: { $name }. Wie minstens evenveel van deze dieren krijgt, neemt de leider over.
animals-table-look-power = De kracht van de leider: { $power }
animals-table-look-refill = Bied je deze kaart, dan pak je deze ronde geen dier: je legt af wat je wilt en trekt tot je 7 kaarten hebt, met de eekhoorn 10.
animals-table-look-bid = Als bod is deze kaart { $value } waard, en een dier pakken kost dan { $cost ->
    [0] verder geen kaarten
    [one] nog 1 kaart
   *[other] nog { $cost } kaarten
}.
animals-table-look-fits = Natuurlijke habitat van: { $animals }.
animals-table-look-fits-all = Past bij de habitat van elk dier.
part-most = { $count } voor de grootste groep
part-second-most = { $count } voor de tweede groep
part-leaders = { $count } voor leiders
part-tokens = { $count } voor fiches
part-secret = { $count } voor het geheime dier

# in the pictures of How to play
animals-lesson-bid = bod
animals-lesson-paid = { $count } bijbetaald
animals-lesson-back = bod terug, { $count } kaarten erbij
animals-lesson-removed = weggelegd
animals-lesson-free = gratis
animals-lesson-discarded = afgelegd
animals-lesson-drawn = { $count } getrokken: { $hand } in de hand
