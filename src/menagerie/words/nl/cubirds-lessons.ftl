# How to play CuBirds in Dutch: a sentence for each picture. The numbers are those of what happens in it.

lesson-goal = Je wint met 7 soorten in je collectie, of met 2 soorten van elk 3 vogels.
lesson-lay = Leg alle { $birds-laid } papegaaien aan één kant van een rij: de { $bird-taken } vogels tussen de papegaaien komen in je hand.
lesson-draw = Ligt er niets tussen, dan pak je niets. Maar je mag { $card-drawn } kaarten trekken.
lesson-family = { $family-shown } roodborstjes zijn een familie: je houdt er { $bird-collected } voorgoed, de rest is weg. Met { $or-family-shown } houd je er { $or-bird-collected }.
lesson-robin = RobinBird trekt { $robin-drew } kaarten, één per rij, legt die aan waar ze er het meest mee pakt, en vormt elke familie die kan.
lesson-empty = Geen kaarten meer na je beurt? De anderen zijn hun kaarten kwijt, iedereen krijgt 8 nieuwe, en jij gaat door.
lesson-name = { $number ->
    [0] Jij
    [1] Ada
   *[other] Bo
}

# which games a rule is for
mark-solo = solo

# one turn, step by step
worked-title = Een beurt, stap voor stap
lesson-turn-lay = Je legt beide papegaaien rechts aan de rij. Wat tussen papegaaien staat, is voor jou: { $bird-taken } vogels. Een nieuwe vogel vult de rij aan.
lesson-turn-family = Nu heb je { $family-shown } toekans, genoeg voor een kleine familie. Je toont ze allemaal, houdt er { $bird-collected } en legt er { $family-discarded } af.
lesson-turn-end = De toekan is je derde soort van de zeven. Je hebt nog kaarten, dus nu is de volgende aan de beurt.
