# How to play Wild Cards in Dutch: a sentence for each picture. The numbers are those of what happens in it.

lesson-goal = Wie de meeste punten heeft, wint: { $each-most } per dier van je grootste groep, { $each-second-most } van de tweede, plus leiders en fiches.
lesson-goal-duel = Wie de meeste punten heeft, wint: { $each-most } per dier van je grootste groep, { $each-second-most } van de tweede, meestal 1 extra per dier van je geheime soort.
lesson-bid = Iedereen biedt tegelijk; wie het hoogst biedt, pakt als eerste een dier. Wie misgrijpt, krijgt het bod terug en { $card-drawn } kaarten erbij.
lesson-leo = Leo biedt zijn bovenste kaart, mag bij een gelijk bod eerst en pakt gratis het dichtstbijzijnde dier.
lesson-duel = Wie het hoogst biedt, pakt eerst een dier en krijgt het laatste gratis; de ander pakt daarna een dier en legt er { $animal-removed } weg.
lesson-pay = Een bod van 3 kost nog { $card-paid } kaarten. Allemaal van de habitat van het dier, of jokers? Dan krijg je 2 punten.
lesson-leader = Krijg je een dier en heeft niemand er meer van dan jij? Dan is de leider van jou: 1 punt en een kracht.
lesson-refill = Met de aanvulkaart pak je geen dier: leg af wat je wilt en trek tot je er 7 hebt, hier { $card-drawn } kaarten.
lesson-refill-duel = Wie aanvult, legt { $animal-removed } van de 4 dieren weg en trekt tot 7 kaarten; de ander kiest uit de dieren die overblijven.
lesson-tie-2020 = Gelijk geboden? Met de hoogste bijbetaling mag je eerst. Nog steeds gelijk? Ieder legt nog een kaart; wie het hoogst legt, mag eerst.
lesson-tie-2022 = Gelijk geboden? Met de hoogste bijbetaling mag je eerst. Nog steeds gelijk? De talisman beslist: wie hem heeft, mag meestal als laatste.
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
lesson-round-order = Alle biedingen gaan open. Bo vult eerst aan. Dan ben jij met je 3 aan de beurt, en als laatste Ada met een 2.
lesson-round-payment = Bij een bod van 3 betaal je { $card-paid } kaarten bij. Alles, ook je bod, is bos (de habitat van de pauw) of een joker: 2 punten.
lesson-round-leader = Met je tweede pauw heb je er evenveel als Ada, en niemand heeft er meer. Dus neem jij de leider van de pauwen van Ada over.

# a leader that changes hands
worked-title-ibex = De leider van de steenbokken wisselt van eigenaar
lesson-ibex-order = Jij biedt 2, Ada 3 en Bo 1. Ada betaalt 2 kaarten bij voor een steenbok, jij 1 voor de andere. Bo neemt het bod terug en trekt er { $card-drawn }.
lesson-ibex-leader = De steenbok van Ada was de eerste, dus kreeg Ada de leider. Nu heb je er evenveel als Ada, en neem jij de leider over.
lesson-ibex-return = Aan het eind van de ronde gebruik je de kracht al: je neemt je bod terug in je hand. Alleen je bijbetaling wordt afgelegd.

# two leaders in one refill
worked-title-meerkat = Het stokstaartje helpt de eekhoorn
lesson-meerkat-leader = Je biedt de aanvulkaart en hebt de leider van de stokstaartjes. Je ruilt je arend voor een eekhoorn. Nu heb je er evenveel als Ada, dus krijg jij de leider.
lesson-meerkat-refill = Daarna vul je aan, en de leider van de eekhoorns telt al mee: je legt { $refill-discarded } kaart af en trekt er { $card-drawn }, tot 10 in plaats van 7.
