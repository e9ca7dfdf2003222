# What Wild Cards says beside its table: in the sheets that lie over it, and in the pictures of How to play; comes with them.

animals-table-card-times = { $card }{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}
animals-table-times = { $count }×
animals-table-gain-each = { $animal } { $points }
animals-table-tells-gains = One more animal would bring points: { $gains }.
animals-table-leaders-told = Whoever has the most animals of a species gets its leader (among equals, whoever got there last), and uses its power for as long as it stays. Each leader is worth 1 point at the end, the peacock 3.
animals-table-draw-pile = { $count ->
    [one] 1 habitat card is left
   *[other] { $count } habitat cards are left
} in the draw pile.
animals-table-discard = { $count ->
    [0] The discard pile is empty
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}
animals-table-boxed = { $count ->
    [0] Back in the box: none that anybody saw
    [one] Back in the box: 1 animal
   *[other] Back in the box: { $count } animals
}
animals-table-tie-break-cards = Tie-break cards
animals-table-animals = { $count ->
    [0] No animals yet
    [one] 1 animal
   *[other] { $count } animals
}
animals-table-known = Everybody has seen these cards go into this hand
animals-table-open-hand-title = The hand
animals-table-tells-bot = A bot plays here.
animals-table-tells-away = Away just now.
animals-table-tells-stand-in = Away just now; a bot plays on for this seat.
animals-table-tells-leo = Leo plays by himself: his bid is the top card of his pile ({ $count } left), and he takes the nearest animal for nothing.
animals-table-tells-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand{ $refill ->
    [yes] , including the refill card
   *[no] { "" }
}.
animals-table-tells-tokens = { $count ->
    [0] No tokens yet.
    [one] 1 point in tokens.
   *[other] { $count } points in tokens.
}
animals-table-tells-points = { $total ->
    [one] 1 point
   *[other] { $total } points
} as it stands: { $parts }.
animals-table-tells-talisman = Holds the talisman. If a tie cannot be broken otherwise, its holder comes { $last ->
    [yes] last
   *[no] first
}{ $used ->
    [yes] . It was used, and passes on after this round
   *[no] { "" }
}.
animals-table-look-home = At home in: { $habitat }. It brings { $points } points at once if all cards laid for it are of its habitat, or wild.
animals-table-look-collected = Collected so far: { $names }.
animals-table-look-uncollected = Nobody has one yet.
animals-table-look-leader = Its leader: { $name }. Whoever gets as many animals takes it over.
animals-table-look-power = The leader’s power: { $power }
animals-table-look-refill = Bid it to take no animal in this round: you discard what you like and draw until your hand is full.
animals-table-look-bid = As a bid it is worth { $value }, and taking an animal then costs { $cost ->
    [0] no more cards
    [one] 1 more card
   *[other] { $cost } more cards
}.
animals-table-look-fits = In its natural habitat: { $animals }.
animals-table-look-fits-all = It fits every animal’s habitat.
part-most = { $count } for the largest species
part-second-most = { $count } for the second largest
part-leaders = { $count } for leaders
part-tokens = { $count } in tokens
part-secret = { $count } for the secret animal

# in the pictures of How to play
animals-lesson-bid = bid
animals-lesson-paid = { $count } cards paid
animals-lesson-back = bid back, { $count } cards drawn
animals-lesson-removed = removed
animals-lesson-free = free
animals-lesson-discarded = discarded
animals-lesson-drawn = { $count } drawn: { $hand } in hand
