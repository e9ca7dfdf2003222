# How to play Wild Cards in German: a sentence for each picture. The numbers are those of what happens in it.

lesson-goal = Die meisten Punkte gewinnen: { $each-most } je Tier deiner häufigsten Art, { $each-second-most } je Tier der zweithäufigsten; dazu Bonuskarten und Marker.
lesson-goal-duel = Die meisten Punkte gewinnen: { $each-most } je Tier deiner häufigsten Art, { $each-second-most } je Tier der zweithäufigsten, 1 mehr je Tier deiner geheimen Art.
lesson-bid = Alle bieten zugleich; das höchste Gebot nimmt zuerst ein Tier. Wer leer ausgeht, bekommt das Gebot zurück und { $card-drawn } Karten.
lesson-leo = Leo bietet die oberste Karte seines Stapels, kommt bei Gleichstand zuerst und nimmt das Tier direkt am Stapel, ohne zu zahlen.
lesson-duel = Das höhere Gebot nimmt zuerst, dann das niedrigere. Wer niedriger bot, entfernt { $animal-removed }; das letzte bekommt gratis, wer höher bot.
lesson-pay = Ein Gebot von 3 kostet noch { $card-paid } Karten. Zeigen Gebot und Zahlung den Lebensraum des Tiers oder Joker, gibt es 2 Punkte.
lesson-leader = Bekommst du ein Tier und niemand hat mehr von dieser Art, gehört dir ihre Bonuskarte: 1 Punkt und eine Stärke.
lesson-refill = Biete die Nachziehkarte, um kein Tier zu nehmen: Leg ab, was du willst, und zieh auf 7 nach. Hier: { $card-drawn }.
lesson-refill-duel = Wer nachzieht, entfernt { $animal-removed } der 4 Tiere und zieht auf 7 nach; die andere Person nimmt eins der übrigen.
lesson-tie-2020 = Gleiche Gebote? Die höhere Zahlung kommt zuerst. Immer noch gleich? Alle legen noch eine Karte, die höhere kommt zuerst.
lesson-tie-2022 = Gleiche Gebote? Die höhere Zahlung kommt zuerst. Immer noch gleich? Der Talisman entscheidet: Wer ihn hat, kommt zuletzt.
lesson-name = { $number ->
    [0] Du
    [1] Ada
   *[other] Bo
}

# which games a rule is for
mark-2020 = 2020
mark-2022 = 2022
mark-leo = mit Leo
mark-duel = im Duell
mark-not-duel = nicht im Duell

# one round, step by step
worked-title = Eine Runde, Schritt für Schritt
lesson-round-order = Alle decken ihr Gebot auf. Bo zieht zuerst nach. Dann nimmt das höchste Gebot: du, mit einer 3; zuletzt Ada, mit einer 2.
lesson-round-payment = Für ein Gebot von 3 zahlst du { $card-paid } Karten. Alle zeigen Wald, wo der Pfau lebt, oder sind Joker: 2 Punkte.
lesson-round-leader = Mit deinem zweiten Pfau hast du so viele wie Ada, und niemand hat mehr. Also kommt die Bonuskarte von Ada zu dir.
