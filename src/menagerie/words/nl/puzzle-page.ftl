# De pagina van een puzzel, en de puzzel van de dag op de startpagina.

puzzle-of-the-day = Puzzel van de dag
puzzle-solve = Los op
puzzle-solved = Opgelost
puzzle-look = Nog eens bekijken
puzzle-streak = { $days ->
    [one] Vandaag opgelost
   *[other] { $days } dagen achter elkaar
}
puzzle-page = Puzzel
puzzle-solution = Oplossing
puzzle-again = Nog eens proberen
puzzle-show-table = Bekijk de tafel
puzzle-next = Nog een puzzel
puzzle-best-bar = Beste antwoord
puzzle-next-bar = Op één na beste
puzzle-worlds = In uitgespeelde werelden
puzzle-gone = Deze puzzel bestaat niet
puzzle-gone-hint = Misschien hoorde hij bij oudere spelregels. Er zijn genoeg andere.
