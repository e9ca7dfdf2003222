# How to play Wild Cards in German: a sentence for each picture. The numbers are those of what happens in it.

lesson-goal = Wer die meisten Punkte hat, gewinnt: { $each-most } je Tier deiner häufigsten Art, { $each-second-most } je Tier der zweithäufigsten; dazu Bonuskarten und Punktemarker.
lesson-goal-duel = Wer die meisten Punkte hat, gewinnt: { $each-most } je Tier deiner häufigsten Art, { $each-second-most } je Tier der zweithäufigsten, meist 1 mehr je Tier deiner geheimen Art.
lesson-bid = Alle bieten zugleich; wer am höchsten bietet, nimmt zuerst ein Tier. Wer leer ausgeht, bekommt das Gebot zurück und zieht { $card-drawn } Karten.
lesson-leo = Leo bietet die oberste Karte seines Stapels, gewinnt jeden Gleichstand und nimmt gratis das Tier direkt am Stapel.
lesson-duel = Wer höher bietet, nimmt zuerst ein Tier und bekommt das letzte gratis; die andere Person nimmt danach eins und entfernt { $animal-removed ->
    [one] eins
   *[other] { $animal-removed }
}.
lesson-pay = Ein Gebot von 3 kostet noch { $card-paid } Karten. Zeigen Gebot und Zahlung den Lebensraum des Tiers oder Joker, gibt es 2 Punkte.
lesson-leader = Bekommst du ein Tier und hat niemand mehr Tiere dieser Art als du, gehört dir ihre Bonuskarte: 1 Punkt und eine Stärke.
lesson-refill = Mit der Nachziehkarte nimmst du kein Tier: Leg ab, was du willst, und zieh auf 7 nach, hier { $card-drawn } Karten.
lesson-refill-duel = Wer nachzieht, entfernt { $animal-removed } der 4 Tiere und zieht auf 7 nach; die andere Person nimmt eins der übrigen.
lesson-tie-2020 = Gleiche Gebote? Die höhere Zahlung gewinnt. Immer noch Gleichstand? Die Beteiligten legen je eine weitere Karte; die höhere gewinnt.
lesson-tie-2022 = Gleiche Gebote? Die höhere Zahlung gewinnt. Immer noch Gleichstand? Der Talisman entscheidet: Wer ihn hat, ist meist zuletzt dran.
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
lesson-round-order = Alle decken ihr Gebot auf. Bo zieht zuerst nach. Dann bist du mit deiner 3 dran, zuletzt Ada mit ihrer 2.
lesson-round-payment = Für ein Gebot von 3 zahlst du { $card-paid } Karten. Alle zeigen den Lebensraum des Pfaus, den Wald, oder sind Joker: 2 Punkte.
lesson-round-leader = Mit deinem zweiten Pfau hast du so viele wie Ada, und niemand hat mehr. Also bekommst du von Ada die Bonuskarte der Pfauen.

# a leader that changes hands
worked-title-ibex = Die Bonuskarte der Steinböcke wandert weiter
lesson-ibex-order = Du bietest 2, Ada 3 und Bo 1. Ada zahlt 2 Karten für einen Steinbock, du 1 für den anderen. Bo nimmt das Gebot zurück und zieht { $card-drawn }.
lesson-ibex-leader = Adas Steinbock war der erste, also bekam Ada die Bonuskarte. Jetzt hast du genauso viele und nimmst Ada die Bonuskarte ab.
lesson-ibex-return = Am Ende der Runde nutzt du schon ihre Stärke: Du nimmst dein Gebot zurück auf die Hand. Nur deine Zahlung wird abgelegt.

# two leaders in one refill
worked-title-meerkat = Das Erdmännchen hilft dem Eichhörnchen
lesson-meerkat-leader = Du bietest die Nachziehkarte und hast die Bonuskarte der Erdmännchen. Du tauschst deinen Adler gegen ein Eichhörnchen: Jetzt hast du so viele wie Ada und bekommst auch die Bonuskarte der Eichhörnchen.
lesson-meerkat-refill = Dann ziehst du nach, und die Bonuskarte der Eichhörnchen zählt schon: Du legst { $refill-discarded } Karte ab und ziehst { $card-drawn } nach, auf 10 statt auf 7.
