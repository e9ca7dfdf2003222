# What the operator's page says; comes with it.

operator-title = De server
operator-key-label = De beheersleutel
operator-key-hint = Op de computer van de server toont “menagerie operator-key” hem. Dit tabblad onthoudt hem tot je het sluit.
operator-enter = Open
operator-leave = Sluit
operator-backup = Download een back-up
operator-backup-holds = In een back-up staan elke naam, elke verborgen kaart, de privélinks naar alle plaatsen en je sleutel: bewaar hem waar alleen jij hem kunt lezen.
operator-ids = Met de id van een tafel kom je binnen: toon die aan niemand anders.
operator-tables-title = { $count ->
    [one] Eén tafel
   *[other] { $count } tafels
}
operator-nobody = Nog niemand
operator-bots = met { $count ->
    [one] de bot { $names }
   *[other] de bots { $names }
}
operator-actions = { $count ->
    [one] één actie
   *[other] { $count } acties
}
operator-table-when = { $state ->
    [playing] laatst gespeeld
   *[other] laatst gewijzigd
} { $when }
operator-over = Afgelopen
operator-ended = Gestopt
operator-guests-title = { $count ->
    [one] Eén gast
   *[other] { $count } gasten
}
operator-guest-tables = { $count ->
    [one] één tafel
   *[other] { $count } tafels
}
operator-guest-when = laatst hier { $when }
operator-end = Stop
operator-delete = Wis
operator-export = Verslag
operator-forget = Vergeet
operator-no = Laat maar
operator-end-sure = Dit spel stoppen? Niemand kan er dan mee verder; bekijken kan nog wel.
operator-delete-sure = Deze tafel wissen, met alles wat ervan bewaard is? Terughalen kan niet.
operator-export-sure = Dit spel is nog bezig, en het verslag toont elke verborgen kaart. Speel je zelf mee, kijk dan niet.
operator-forget-sure = Deze gast vergeten? De naam verdwijnt van { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, de plaatsen zijn van niemand meer, en terughalen kan niet. In oudere back-ups staat de naam nog.
operator-end-done = Gestopt: het spel van { $names } ({ $id }).
operator-delete-done = Gewist: de tafel { $id }.
operator-forget-done = Vergeten: { $names } ({ $id }).
operator-forget-with = Dezelfde plaatsen waren ook van deze gasten, misschien dezelfde persoon op een ander apparaat: { $ids }
operator-saved = Aan je browser gegeven om te bewaren: { $file }
operator-failed = “{ $deed }” is niet gelukt. { $why }
operator-list-old = { $done } Maar deze lijst is niet bijgewerkt. { $why }
operator-no-answer = De server antwoordt nu niet; probeer het zo nog eens.
