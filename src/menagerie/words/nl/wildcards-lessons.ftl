# How to play Wild Cards in Dutch: a sentence for each picture. The numbers are those of what happens in it.

lesson-goal = De meeste punten winnen: { $each-most } voor elk dier van de soort die je het meest hebt, { $each-second-most } van de tweede; plus leiders en fiches.
lesson-goal-duel = De meeste punten winnen: { $each-most } voor elk dier van de soort die je het meest hebt, { $each-second-most } van de tweede, 1 extra van je geheime soort.
lesson-bid = Iedereen biedt tegelijk; het hoogste bod pakt als eerste een dier. Wie misgrijpt, krijgt het bod terug en { $card-drawn } kaarten erbij.
lesson-leo = Leo biedt zijn bovenste kaart, gaat voor bij gelijkspel en pakt gratis het dichtstbijzijnde dier.
lesson-duel = Het hoge bod pakt eerst, dan het lage. Wie laag bood, legt er { $animal-removed } weg; de ander krijgt het laatste dier gratis.
lesson-pay = Een bod van 3 kost nog { $card-paid } kaarten. Allemaal van de habitat van het dier, of jokers? Dan krijg je 2 punten.
lesson-leader = Krijg je een dier en heeft niemand er meer van dan jij? Dan is de leider van jou: 1 punt en een kracht.
lesson-refill = Met de aanvulkaart als bod pak je geen dier: leg af wat je wilt, en trek tot je er 7 hebt. Hier: { $card-drawn }.
lesson-refill-duel = Wie aanvult, legt { $animal-removed } van de 4 dieren weg en trekt tot 7; de ander pakt een dier dat over is.
lesson-tie-2020 = Gelijk geboden? De hoogste bijbetaling gaat voor. Nog gelijk? Ieder legt nog een kaart, en de hoogste gaat voor.
lesson-tie-2022 = Gelijk geboden? De hoogste bijbetaling gaat voor. Nog gelijk? De talisman beslist: wie hem heeft, komt als laatste.
lesson-name = { $number ->
    [0] Jij
    [1] Ada
   *[other] Bo
}

# which games a rule is for
mark-2020 = 2020
mark-2022 = 2022
mark-leo = met Leo
mark-duel = het duel
mark-not-duel = niet in het duel

# one round, step by step
worked-title = Een ronde, stap voor stap
lesson-round-order = Iedereen draait zijn bod om. Bo vult eerst aan. Dan pakt het hoogste bod: jij, met een 3; en als laatste Ada, met een 2.
lesson-round-payment = Bij een bod van 3 betaal je { $card-paid } kaarten bij. Ze tonen allemaal bos, de habitat van de pauw, of zijn jokers: 2 punten.
lesson-round-leader = Met je tweede pauw heb je er evenveel als Ada, en niemand heeft er meer. Dus gaat de leider van Ada naar jou.
