# How to play CuBirds in Dutch: a sentence for each picture. The numbers are those of what happens in it.

lesson-goal = Je wint met 7 soorten in je collectie, of als je van 2 soorten minstens 3 vogels hebt.
lesson-lay = Leg je { $birds-laid } papegaaien samen aan één kant van een rij: de { $bird-taken } vogels tussen de papegaaien komen in je hand.
lesson-draw = Ligt er niets tussen, dan pak je niets. Maar je mag { $card-drawn } kaarten trekken.
lesson-flock = { $flock-shown } roodborstjes zijn een familie: je houdt er { $bird-collected } voorgoed, de rest is weg. Met { $or-flock-shown } houd je er { $or-bird-collected }.
lesson-robin = RobinBird trekt { $robin-drew } kaarten, één per rij, legt die aan waar ze er de meeste vogels mee pakt, en vormt elke familie die ze kan vormen.
lesson-empty = Geen kaarten meer na je beurt? Alle andere handkaarten zijn weg, iedereen krijgt 8 nieuwe, en jij bent weer aan de beurt.
lesson-name = { $number ->
    [0] Jij
    [1] Ada
   *[other] Bo
}

# which games a rule is for
mark-solo = solo

# one turn, step by step
worked-title = Een beurt, stap voor stap
lesson-turn-lay = Je legt beide papegaaien rechts van de rij. De { $bird-taken } vogels tussen de papegaaien zijn voor jou. De rij wordt aangevuld met een nieuwe vogel.
lesson-turn-flock = Nu heb je { $flock-shown } toekans, genoeg voor een kleine familie. Je toont ze allemaal, houdt er { $bird-collected } en legt er { $flock-discarded } af.
lesson-turn-end = De toekan is je derde soort van de zeven. Je hebt nog kaarten, dus nu is de volgende aan de beurt.
