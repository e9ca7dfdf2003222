# What is said of a game that is watched again; comes with that page.

again-title = Terugkijken
again-told = { again-title }. { $cards }. { $sentence }
again-not-now = Terugkijken kan nog niet
again-leave = Terug naar de tafel
again-bar = Bladeren door het spel
again-slider = Moment
again-first = Naar het begin
again-back = Eén moment terug
again-pause = Pauze
again-forward = Eén moment verder
again-last = Naar het einde
again-place = moment { $at } van { $last }
again-place-told = { $where } Moment { $at } van { $last }.
again-times = { $speed }×
again-speed = Snelheid: { $speed } keer
again-cards = Hoe de kaarten liggen
again-cards-mine = { $seated ->
    [yes] Wat ik zag
   *[no] Wat iedereen zag
}
again-cards-open = Alle kaarten open
again-link = Link naar dit moment
again-link-title = Een moment uit { $title }
again-record = Download het verslag
