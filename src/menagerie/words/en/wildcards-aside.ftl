# What Wild Cards says beside its table: in the sheets that lie over it, and in the pictures of How to play; comes with them.

animals-table-card-times = { $card }{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}
animals-table-times = { $count }×
animals-table-gain-each = { $animal } { $points }
animals-table-tells-gains = One more animal would score: { $gains }.
animals-table-leaders-told = Whoever has the most animals of a species gets its leader (draw level by taking an animal, and you take over the leader) and its power, until somebody else takes it over. Each leader is worth 1 point at the end, the peacock’s 3.
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
    [0] Back in the box: no animals seen
    [one] Back in the box: 1 animal
   *[other] Back in the box: { $count } animals
}
animals-table-tie-break-cards = Tie-break cards
animals-table-animals = { $count ->
    [0] No animals yet
    [one] 1 animal
   *[other] { $count } animals
}
animals-table-known = Everyone has seen these cards go into this hand
animals-table-open-hand-title = The hand
animals-table-tells-leo-powers = Leo doesn’t use any of these powers; while he has a leader, nobody can use its power.
animals-table-tells-points = { $total ->
    [one] 1 point
   *[other] { $total } points
} so far: { $parts }.
animals-table-look-home = Habitat: { $habitat }. Scores { $points } points at once if bid and payment show only that habitat or wild cards.
animals-table-look-collected = Collected so far: { $names }.
animals-table-look-uncollected = Nobody has one yet.
animals-table-look-leader = Its leader: { $name }. Anyone who gets at least as many animals takes it over.
animals-table-look-power = The leader’s power: { $power }
animals-table-look-refill = Bid this card and you take no animal this round: you discard what you like and draw back up to 7 cards, or to 10 with the squirrel.
animals-table-look-bid = As a bid it’s worth { $value }, and taking an animal then costs { $cost ->
    [0] nothing more
    [one] 1 more card
   *[other] { $cost } more cards
}.
animals-table-look-fits = Natural habitat of: { $animals }.
animals-table-look-fits-all = It fits every animal’s habitat.
part-most = { $count } for the biggest group
part-second-most = { $count } for the second-biggest
part-leaders = { $count } for leaders
part-tokens = { $count } for score tokens
part-secret = { $count } for the secret animal

# in the pictures of How to play
animals-lesson-bid = bid
animals-lesson-paid = { $count } cards paid
animals-lesson-back = bid back, { $count } cards drawn
animals-lesson-removed = removed
animals-lesson-free = free
animals-lesson-discarded = discarded
animals-lesson-drawn = { $count } drawn: { $hand } in hand
