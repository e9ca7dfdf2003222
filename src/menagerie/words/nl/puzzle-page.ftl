# The page of a puzzle, and the puzzle of the day on the home page.

puzzle-of-the-day = Puzzel van de dag
puzzle-solve = Oplossen
puzzle-solved = Opgelost
puzzle-look = Nog eens bekijken
puzzle-streak = { $days ->
    [one] Vandaag opgelost
   *[other] { $days } dagen achter elkaar
}
puzzle-page = Puzzel
puzzle-solution = Oplossing
puzzle-again = Nog eens proberen
puzzle-show-table = Tafel bekijken
puzzle-next = Nog een puzzel
puzzle-best-bar = Beste antwoord
puzzle-next-bar = Op één na beste
puzzle-worlds = Gewonnen van de uitgespeelde spellen
puzzle-gone = Deze puzzel bestaat niet
puzzle-gone-hint = Misschien hoorde hij bij oudere spelregels. Er zijn genoeg andere.

# de lijst van alle puzzels
puzzle-all = Alle puzzels
puzzles-title = Puzzels
puzzles-about = Elke puzzel is een vraag uit een spel tussen experts, met één antwoord dat duidelijk het beste is.
puzzles-which = Welk spel?
puzzles-next = Volgende onopgeloste
puzzles-all-answered = Je hebt ze allemaal geprobeerd.
puzzles-count = { $state ->
    [solved] { $count } opgelost
    [missed] { $count } gemist
   *[open] nog { $count } te gaan
}
puzzles-kind-solved = { $solved } van { $all } opgelost
puzzles-one = Puzzel { $number }: { $level }, { $state ->
    [solved] opgelost
    [missed] gemist
   *[open] nog niet geprobeerd
}
puzzles-none = Voor dit spel zijn er nog geen puzzels.
