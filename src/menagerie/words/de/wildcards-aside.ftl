# What Wild Cards says beside its table: in the sheets that lie over it, and in the pictures of How to play; comes with them.

animals-table-card-times = { $card }{ $count ->
    [one] { "" }
   *[other] , { $count }-mal
}
animals-table-times = { $count }×
animals-table-gain-each = { $animal } { $points }
animals-table-tells-gains = So viele Punkte brächte ein weiteres Tier: { $gains }.
animals-table-leaders-told = Wer die meisten Tiere einer Art hat, bekommt ihre Bonuskarte (wer beim Nehmen gleichzieht, übernimmt sie) und nutzt ihre Stärke, bis die Karte weiterwandert. Jede Bonuskarte zählt am Ende 1 Punkt, die der Pfauen 3.
animals-table-draw-pile = { $count ->
    [one] Im Nachziehstapel liegt noch 1 Wildniskarte.
   *[other] Im Nachziehstapel liegen noch { $count } Wildniskarten.
}
animals-table-discard = { $count ->
    [0] Der Ablagestapel ist leer
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $count } Karten
}
animals-table-boxed = { $count ->
    [0] Zurück in der Schachtel: kein offenes Tier
    [one] Zurück in der Schachtel: 1 Tier
   *[other] Zurück in der Schachtel: { $count } Tiere
}
animals-table-tie-break-cards = Entscheidungskarten
animals-table-animals = { $count ->
    [0] Noch keine Tiere
    [one] 1 Tier
   *[other] { $count } Tiere
}
animals-table-known = Alle haben gesehen, wie diese Karten auf die Hand kamen
animals-table-open-hand-title = Die Hand
animals-table-tells-leo-powers = Leo nutzt keine dieser Stärken; solange er eine Bonuskarte hat, nutzt sie auch sonst niemand.
animals-table-tells-points = { $total ->
    [one] Zurzeit 1 Punkt
   *[other] Zurzeit { $total } Punkte
}: { $parts }.
animals-table-look-home = Lebensraum: { $habitat }. Das Tier bringt sofort { $points } Punkte, wenn Gebot und Zahlung nur diesen Lebensraum oder Joker zeigen.
animals-table-look-collected = Bisher gesammelt: { $names }.
animals-table-look-uncollected = Hat noch niemand.
animals-table-look-leader = Die Bonuskarte: { $name }. Wer mindestens gleichzieht, bekommt sie.
animals-table-look-power = Die Stärke der Bonuskarte: { $power }
animals-table-look-refill = Mit dieser Karte als Gebot nimmst du in dieser Runde kein Tier: Du legst ab, was du willst, und ziehst auf 7 Karten nach, mit dem Eichhörnchen auf 10.
animals-table-look-bid = Als Gebot zählt sie { $value }, und ein Tier kostet dann { $cost ->
    [0] keine weiteren Karten
    [one] noch 1 Karte
   *[other] noch { $cost } Karten
}.
animals-table-look-fits = Lebensraum für: { $animals }.
animals-table-look-fits-all = Passt zum Lebensraum aller Tiere.
part-most = { $count } für die häufigste Art
part-second-most = { $count } für die zweithäufigste
part-leaders = { $count } für Bonuskarten
part-tokens = { $count } für Punktemarker
part-secret = { $count } für das geheime Tier

# in the pictures of How to play
animals-lesson-bid = Gebot
animals-lesson-paid = { $count } Karten gezahlt
animals-lesson-back = Gebot zurück, { $count } Karten gezogen
animals-lesson-removed = entfernt
animals-lesson-free = gratis
animals-lesson-discarded = abgelegt
animals-lesson-drawn = { $count } gezogen: { $hand } auf der Hand
