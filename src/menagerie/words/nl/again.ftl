# What is said of a game that is watched again; comes with that page.

again-title = Terugkijken
again-told = { again-title }. { $cards }. { $sentence }
again-not-now = Terugkijken kan nog niet
again-leave = Terug naar de tafel
again-bar = Bladeren door het spel
again-slider = Stap
again-first = Naar het begin
again-back = Eén stap terug
again-pause = Pauzeren
again-forward = Eén stap verder
again-last = Naar het einde
again-place = stap { $at } van { $last }
again-place-told = { $where } Stap { $at } van { $last }.
again-times = { $speed }×
again-speed = Snelheid: { $speed }×
again-cards = Hoe de kaarten liggen
again-cards-mine = { $seated ->
    [yes] Wat ik zag
   *[no] Wat iedereen zag
}
again-cards-open = Alle kaarten open
again-link = Link naar deze stap
again-link-title = Een moment uit { $title }
again-record = Verslag downloaden
play-on-too-late = Hier is het spel al afgelopen. Ga een stukje terug om vandaar verder te spelen.
