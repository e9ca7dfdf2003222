# What is said of how a game ended; comes with the result.

outcome-sheet = De uitslag
outcome-counting = Even tellen …
outcome-counting-first = Het spel is afgelopen.
outcome-show-all = Alles tonen
outcome-rank = { $rank }e
outcome-won = gewonnen
outcome-points = { $count ->
    [one] punt
   *[other] punten
}
outcome-total = Punten
outcome-part = { $name } { $points }
outcome-part-told = { $label }: { $each }.
outcome-look = Naar de tafel
outcome-other = { $title } spelen
outcome-share = Delen
outcome-save = Plaatje opslaan
outcome-saved = Het plaatje is opgeslagen.
outcome-not-shared = Op dit apparaat kon het plaatje niet gemaakt worden.
outcome-more = Hoe het ging
outcome-turning = Het beslissende moment
outcome-course = Zo liep de stand
outcome-count = De telling
outcome-hands = De laatste handkaarten
outcome-hand-empty = geen kaarten
outcome-not-fetched = “Hoe het ging” kan nu niet geladen worden.
outcome-minutes = { $count ->
    [0] minder dan een minuut
    [one] één minuut
   *[other] { $count } minuten
}
outcome-series = Al { $count } potjes: { $wins }
outcome-series-one = { $name } { $wins }
outcome-after = Na
outcome-streak = { $now ->
    [0] De reeks tegen { $name } begint opnieuw; de langste op dit apparaat was { $best } keer winst.
    [1] { $best ->
        [1] Gewonnen van { $name }: misschien het begin van een reeks.
       *[other] Gewonnen van { $name }; de langste reeks op dit apparaat is { $best } keer winst.
    }
   *[other] { $isBest ->
        [yes] { $now } keer op rij gewonnen van { $name }, de langste reeks op dit apparaat.
       *[no] { $now } keer op rij gewonnen van { $name }; de langste reeks op dit apparaat is { $best } keer winst.
    }
}
outcome-poster-by = { $title } · gespeeld bij Menagerie
fairness = Is er eerlijk geschud?
fairness-how = Voordat de eerste kaart gedeeld werd, lag al onder een zegel vast hoe er in dit spel geschud zou worden. Nu is het zegel open: iedereen kan nagaan dat er onderweg geen kaart veranderd is.
fairness-check = Zo ga je het na
fairness-check-how = Al het schudden volgt uit één lang getal, het startgetal. Daarvan is het zegel gemaakt (met SHA-256), en dat kreeg de pagina van elke speler aan het begin; geen ander startgetal heeft hetzelfde zegel.
fairness-commitment = Het zegel, bekend vanaf het begin
fairness-seed = Het startgetal, geopend aan het einde
fairness-seed-later = Het startgetal zie je als het spel afgelopen is.
outcome-record = Verslag opslaan
